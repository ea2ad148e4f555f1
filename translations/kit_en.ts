<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>kit</name>
    <message numerus="yes">
        <source>%n place(s) are lit.</source>
        <extracomment>Second line of the prompt: %n is the number of places and pieces that may be chosen</extracomment>
        <translation>
            <numerusform>%n place is lit.</numerusform>
            <numerusform>%n places are lit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are lit, or choose one of the buttons.</source>
        <extracomment>Second line of the prompt: %n is the number of places and pieces that may be chosen</extracomment>
        <translation>
            <numerusform>%n place is lit, or choose one of the buttons.</numerusform>
            <numerusform>%n places are lit, or choose one of the buttons.</numerusform>
        </translation>
    </message>
</context>
</TS>
