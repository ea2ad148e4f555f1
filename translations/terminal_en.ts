<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>terminal</name>
    <message numerus="yes">
        <source>%1. %2: %3 point(s)</source>
        <extracomment>%1 a place, %2 a seat, %3 its points, which can be below 0 and choose the plural form</extracomment>
        <translation>
            <numerusform>%1. %2: %3 point</numerusform>
            <numerusform>%1. %2: %3 points</numerusform>
        </translation>
    </message>
</context>
</TS>
