<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>terminal</name>
    <message numerus="yes">
        <source>%1: %2, %3 point(s)</source>
        <extracomment>%1 a place such as &quot;1st&quot;, %2 a seat, %3 its points, which can be below 0 and choose the plural form</extracomment>
        <translation>
            <numerusform>%1: %2, %3 point</numerusform>
            <numerusform>%1: %2, %3 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s), %2 won, average place %3, average points %4, best %5</source>
        <extracomment>A line of results: %1 a player, %n games, %2 how many of them it won, %3 its mean place, %4 its mean points and %5 its most points</extracomment>
        <translation>
            <numerusform>%1: %n game, %2 won, average place %3, average points %4, best %5</numerusform>
            <numerusform>%1: %n games, %2 won, average place %3, average points %4, best %5</numerusform>
        </translation>
    </message>
</context>
</TS>
