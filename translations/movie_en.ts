<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>movie</name>
    <message numerus="yes">
        <source>%1 returns %2 for %n saga point(s).</source>
        <extracomment>%1 a seat, %2 a Treasure tile, %n points</extracomment>
        <translation>
            <numerusform>%1 returns %2 for %n saga point.</numerusform>
            <numerusform>%1 returns %2 for %n saga points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n tile(s) for the new act.</source>
        <extracomment>%1 a seat, %n tiles</extracomment>
        <translation>
            <numerusform>%1 draws %n tile for the new act.</numerusform>
            <numerusform>%1 draws %n tiles for the new act.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>return %1 for %n saga point(s)</source>
        <extracomment>A choice: %1 a Treasure tile, %n saga points</extracomment>
        <translation>
            <numerusform>return %1 for %n saga point</numerusform>
            <numerusform>return %1 for %n saga points</numerusform>
        </translation>
    </message>
</context>
</TS>
