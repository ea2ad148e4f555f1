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
    <message numerus="yes">
        <source>%n tile(s) of act %1</source>
        <extracomment>%n tiles in a hand, %1 their act as a numeral</extracomment>
        <translation>
            <numerusform>%n tile of act %1</numerusform>
            <numerusform>%n tiles of act %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of several acts</source>
        <extracomment>%n tiles in a hand</extracomment>
        <translation>
            <numerusform>%n tile of several acts</numerusform>
            <numerusform>%n tiles of several acts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) are open. The act ends when the last is filled.</source>
        <translation>
            <numerusform>%n space is open. The act ends when the last is filled.</numerusform>
            <numerusform>%n spaces are open. The act ends when the last is filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool, %n tile(s) left of %1</source>
        <extracomment>For a screen reader: %n tiles are left of %1</extracomment>
        <translation>
            <numerusform>The pool, %n tile left of %1</numerusform>
            <numerusform>The pool, %n tiles left of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This figure counts what it sees %n time(s).</source>
        <extracomment>%n the diamonds of a figure</extracomment>
        <translation>
            <numerusform>This figure counts what it sees once.</numerusform>
            <numerusform>This figure counts what it sees %n times.</numerusform>
        </translation>
    </message>
</context>
</TS>
