<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>kit</name>
    <message numerus="yes">
        <source>Now: %1 point(s).</source>
        <extracomment>%1 points that a player has, as their number has it</extracomment>
        <translation>
            <numerusform>Now: %1 point.</numerusform>
            <numerusform>Now: %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now, and if the game ended now: %1 point(s).</source>
        <extracomment>%1 points that a player has and would have, as their number has it</extracomment>
        <translation>
            <numerusform>Now, and if the game ended now: %1 point.</numerusform>
            <numerusform>Now, and if the game ended now: %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %1 point(s).</source>
        <extracomment>%1 points that a player would have, as their number has it</extracomment>
        <translation>
            <numerusform>If the game ended now: %1 point.</numerusform>
            <numerusform>If the game ended now: %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) from %2</source>
        <extracomment>A part of a player&apos;s points that changes: %1 a signed number, whose plural it has, %2 what counts: &quot;+22 points from figures on the board&quot;. &quot;+2 points from scratches&quot; means that scratches cost 2 points less.</extracomment>
        <translation>
            <numerusform>%1 point from %2</numerusform>
            <numerusform>%1 points from %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would have won about %n more game(s) in 100.</source>
        <extracomment>What a better move would have brought: %n of 100 games</extracomment>
        <translation>
            <numerusform>It would have won about %n more game in 100.</numerusform>
            <numerusform>It would have won about %n more games in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected at the end: about %n point(s) ahead</source>
        <extracomment>A hint: by how much the player is expected to win</extracomment>
        <translation>
            <numerusform>Expected at the end: about %n point ahead</numerusform>
            <numerusform>Expected at the end: about %n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected at the end: about %n point(s) behind</source>
        <extracomment>A hint: by how much the player is expected to lose</extracomment>
        <translation>
            <numerusform>Expected at the end: about %n point behind</numerusform>
            <numerusform>Expected at the end: about %n points behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) worse in the end</source>
        <extracomment>One of the choices of a hint: how much smaller the player’s lead at the end is than after the best choice</extracomment>
        <translation>
            <numerusform>About %n point worse in the end</numerusform>
            <numerusform>About %n points worse in the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden piece(s)</source>
        <extracomment>Of a player’s pieces that count, those that the reader does not know: %n how many</extracomment>
        <translation>
            <numerusform>%n hidden piece</numerusform>
            <numerusform>%n hidden pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %1 point(s) and %2.</source>
        <extracomment>%1 the points that a player has and the reader knows, as their number has it, %2 “2 hidden pieces”</extracomment>
        <translation>
            <numerusform>Now: %1 point and %2.</numerusform>
            <numerusform>Now: %1 points and %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %1 point(s) and %2.</source>
        <extracomment>%1 the points that a player would have and the reader knows, as their number has it, %2 “2 hidden pieces”</extracomment>
        <translation>
            <numerusform>If the game ended now: %1 point and %2.</numerusform>
            <numerusform>If the game ended now: %1 points and %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n hidden</source>
        <comment>points</comment>
        <extracomment>In a panel, short: %1 points of a player that the reader knows, %n pieces that it does not know and that count, too</extracomment>
        <translation>
            <numerusform>%1 + %n hidden</numerusform>
            <numerusform>%1 + %n hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (About %2 point(s).)</source>
        <extracomment>A reason with how much it is about: %1 a sentence, %2 a signed number of points, whose plural it has</extracomment>
        <translation>
            <numerusform>%1 (About %2 point.)</numerusform>
            <numerusform>%1 (About %2 points.)</numerusform>
        </translation>
    </message>
</context>
</TS>
