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
        <source>%n tile(s) from act %1</source>
        <extracomment>%n tiles in a hand, %1 their act as a numeral</extracomment>
        <translation>
            <numerusform>%n tile from act %1</numerusform>
            <numerusform>%n tiles from act %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from different acts</source>
        <extracomment>%n tiles in a hand</extracomment>
        <translation>
            <numerusform>%n tile from different acts</numerusform>
            <numerusform>%n tiles from different acts</numerusform>
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
        <source>This figure multiplies what it sees by %n.</source>
        <extracomment>%n the diamonds of a figure</extracomment>
        <translation>
            <numerusform>This figure multiplies what it sees by %n.</numerusform>
            <numerusform>This figure multiplies what it sees by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 saga point(s), %3 on the board</source>
        <extracomment>For a screen reader: %1 a seat, %2 its points, as their number has it, %3 what its figures on the board would score now</extracomment>
        <translation>
            <numerusform>%1, %2 saga point, %3 on the board</numerusform>
            <numerusform>%1, %2 saga points, %3 on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <extracomment>A seat in text after the end: %1 its name, %2 its points; the number beside is that of %2</extracomment>
        <translation>
            <numerusform>%1: %2 point</numerusform>
            <numerusform>%1: %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 = %3 point(s).</source>
        <extracomment>%1 the sum of all tiles seen, %2 diamonds, %3 points, as their number has it</extracomment>
        <translation>
            <numerusform>%1 × %2 = %3 point.</numerusform>
            <numerusform>%1 × %2 = %3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With Horns: %1 × (%2 + %3) = %4 point(s).</source>
        <extracomment>%1 the sum of all tiles seen, %2 diamonds of the figure, %3 diamonds of Horns that it sees, %4 points, as their number has it</extracomment>
        <translation>
            <numerusform>With Horns: %1 × (%2 + %3) = %4 point.</numerusform>
            <numerusform>With Horns: %1 × (%2 + %3) = %4 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n tile(s)</source>
        <extracomment>A choice between acts: %n tiles</extracomment>
        <translation>
            <numerusform>draw %n tile</numerusform>
            <numerusform>draw %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may draw %n tile(s) before the act begins.</source>
        <extracomment>A prompt: %1 a seat, %n tiles</extracomment>
        <translation>
            <numerusform>%1 may draw %n tile before the act begins.</numerusform>
            <numerusform>%1 may draw %n tiles before the act begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 saga point(s)</source>
        <extracomment>For a screen reader, at the end of an act: %1 a seat, %2 its points, as their number has it</extracomment>
        <translation>
            <numerusform>%1, %2 saga point</numerusform>
            <numerusform>%1, %2 saga points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may draw %n tile(s) before the act begins.</source>
        <extracomment>A prompt to the reader: %n tiles</extracomment>
        <translation>
            <numerusform>You may draw %n tile before the act begins.</numerusform>
            <numerusform>You may draw %n tiles before the act begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <extracomment>%n figures of a kind that are left, %1 the kind: &quot;Thane: 2 left&quot;. It is no multiplication.</extracomment>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Below a picture of a figure: %n of its kind are left to be placed</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s %2 on %3 scores %6 point(s): %4 × %5.</source>
        <extracomment>%1 a player, %2 a figure, %3 a space, %4 the sum it sees, %5 its diamonds, %6 the points, as their number has it</extracomment>
        <translation>
            <numerusform>%1’s %2 on %3 scores %6 point: %4 × %5.</numerusform>
            <numerusform>%1’s %2 on %3 scores %6 points: %4 × %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hands are refilled only before the first turn of acts II and III, to %n tile(s).</source>
        <extracomment>%n the tiles that a hand is filled up to</extracomment>
        <translation>
            <numerusform>Hands are refilled only before the first turn of acts II and III, to %n tile.</numerusform>
            <numerusform>Hands are refilled only before the first turn of acts II and III, to %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gorge(s) are printed on the board. No figure sees past a Gorge, in its row or in its column.</source>
        <extracomment>What is new in an act: %n spaces of the board</extracomment>
        <translation>
            <numerusform>%n Gorge is printed on the board. No figure sees past a Gorge, in its row or in its column.</numerusform>
            <numerusform>%n Gorges are printed on the board. No figure sees past a Gorge, in its row or in its column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Longship(s)</source>
        <extracomment>What brought points in an act</extracomment>
        <translation>
            <numerusform>%n Longship</numerusform>
            <numerusform>%n Longships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n)</source>
        <extracomment>%n figures of a kind together, %1 the kind: &quot;Longship (4)&quot;. It is no multiplication.</extracomment>
        <translation>
            <numerusform>%1 (%n)</numerusform>
            <numerusform>%1 (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n space(s).</source>
        <extracomment>A board: %n spaces</extracomment>
        <translation>
            <numerusform>It has %n space.</numerusform>
            <numerusform>It has %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them show(s) a Gorge.</source>
        <extracomment>A board: %n of its spaces have a Gorge printed on them</extracomment>
        <translation>
            <numerusform>%n of them shows a Gorge.</numerusform>
            <numerusform>%n of them show a Gorge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s %2 on %3: %4 point(s)</source>
        <extracomment>After the end: %1 a seat, %2 a figure, %3 a space, %4 points, as their number has it</extracomment>
        <translation>
            <numerusform>%1’s %2 on %3: %4 point</numerusform>
            <numerusform>%1’s %2 on %3: %4 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s %2 on %3: now %4 point(s)</source>
        <extracomment>%1 a seat, %2 a figure, %3 a space, %4 points if the act ended now, as their number has it</extracomment>
        <translation>
            <numerusform>%1’s %2 on %3: now %4 point</numerusform>
            <numerusform>%1’s %2 on %3: now %4 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You begin the act with %n tile(s) in hand.</source>
        <translation>
            <numerusform>You begin the act with %n tile in hand.</numerusform>
            <numerusform>You begin the act with %n tiles in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sees %n open space(s): room for your boons, and for other players’ perils.</source>
        <translation>
            <numerusform>It sees %n open space: room for your boons, and for other players’ perils.</numerusform>
            <numerusform>It sees %n open spaces: room for your boons, and for other players’ perils.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give up %n tile(s), which you could draw only now.</source>
        <extracomment>Before the reader draws nothing before an act: %n tiles</extracomment>
        <translation>
            <numerusform>You give up %n tile, which you could draw only now.</numerusform>
            <numerusform>You give up %n tiles, which you could draw only now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fills %1, where each point of a peril would cost you %n.</source>
        <extracomment>Why a space is filled: %1 a space, %n points</extracomment>
        <translation>
            <numerusform>It fills %1, where each point of a peril would cost you %n.</numerusform>
            <numerusform>It fills %1, where each point of a peril would cost you %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fills %1, where each point of a peril would cost %2 %n.</source>
        <extracomment>What speaks against filling a space: %1 a space, %2 another player, %n points</extracomment>
        <translation>
            <numerusform>It fills %1, where each point of a peril would cost %2 %n.</numerusform>
            <numerusform>It fills %1, where each point of a peril would cost %2 %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sees %n open space(s), and you hold no boon for them.</source>
        <translation>
            <numerusform>It sees %n open space, and you hold no boon for it.</numerusform>
            <numerusform>It sees %n open spaces, and you hold no boon for them.</numerusform>
        </translation>
    </message>
</context>
</TS>
