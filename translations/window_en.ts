<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EndStory</name>
    <message numerus="yes">
        <source>%1 point(s) each</source>
        <extracomment>Under the title of the result: %1 the points that each of several winners has, as their number has it</extracomment>
        <translation>
            <numerusform>%1 point each</numerusform>
            <numerusform>%1 points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <extracomment>Under the title of the result: %1 the points of the only player, as their number has it</extracomment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), tied with %2: the tiebreaker decides</source>
        <extracomment>Under the title of the result: %1 the winner&apos;s points, as their number has it, %2 another player</extracomment>
        <translation>
            <numerusform>%1 point, tied with %2: the tiebreaker decides</numerusform>
            <numerusform>%1 points, tied with %2: the tiebreaker decides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), %2 more than %3</source>
        <extracomment>Under the title of the result: %1 the winner&apos;s points, as their number has it, %2 how many more, %3 another player</extracomment>
        <translation>
            <numerusform>%1 point, %2 more than %3</numerusform>
            <numerusform>%1 points, %2 more than %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxDetail</name>
    <message numerus="yes">
        <source>%1 · %n in the box</source>
        <extracomment>Below the name of a piece in the open box: %1 its group, such as &quot;Reavers&quot;, %n how many there are</extracomment>
        <translation>
            <numerusform>%1 · %n in the box</numerusform>
            <numerusform>%1 · %n in the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxModel</name>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <extracomment>Read aloud of a piece in the open box: %n of it</extracomment>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::ChapterSeat</name>
    <message numerus="yes">
        <source>%1: %2 point(s), %3</source>
        <extracomment>For a screen reader, at the end of an act or a round: %1 a player, %2 the points, %3 the change</extracomment>
        <translation>
            <numerusform>%1: %2 point, %3</numerusform>
            <numerusform>%1: %2 points, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>In the place of several things that brought points: %n of them</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) and %3, %4</source>
        <extracomment>For a screen reader, at the end of an act or a round: %1 a player, %2 the points that are known, %3 “2 hidden pieces”, %4 the change</extracomment>
        <translation>
            <numerusform>%1: %2 point and %3, %4</numerusform>
            <numerusform>%1: %2 points and %3, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::CourseChart</name>
    <message numerus="yes">
        <source>From %1 to %2 points in %n game(s).</source>
        <extracomment>Read aloud: %1 and %2 the points of the first and the last game, %n the number of games</extracomment>
        <translation>
            <numerusform>From %1 to %2 points in %n game.</numerusform>
            <numerusform>From %1 to %2 points in %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::GameTile</name>
    <message numerus="yes">
        <source>All %n lesson(s) done</source>
        <extracomment>In the tile of a game in the hall: %n lessons, all of them done</extracomment>
        <translation>
            <numerusform>%n lesson done</numerusform>
            <numerusform>All %n lessons done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <extracomment>In the tile of a game in the hall</extracomment>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::HandbookView</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <extracomment>Beside the search of the handbook: %n sections with the words</extracomment>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::LogRows</name>
    <message numerus="yes">
        <source>%n more line(s); the right arrow opens them.</source>
        <extracomment>For a screen reader, after a line of the log: %n further lines are folded into it</extracomment>
        <translation>
            <numerusform>%n more line; the right arrow opens it.</numerusform>
            <numerusform>%n more lines; the right arrow opens them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::ScoreChart</name>
    <message numerus="yes">
        <source>%1 goes from %2 through %3 to %4 point(s).</source>
        <extracomment>%1 a player, %2 points at the start, %3 the highest and %4 the last, which chooses the plural form</extracomment>
        <translation>
            <numerusform>%1 goes from %2 through %3 to %4 point.</numerusform>
            <numerusform>%1 goes from %2 through %3 to %4 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::StatisticsPage</name>
    <message numerus="yes">
        <source>finished game(s)</source>
        <translation>
            <numerusform>finished game</numerusform>
            <numerusform>finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s).</source>
        <extracomment>Read aloud: %1 a place, %n how often</extracomment>
        <translation>
            <numerusform>Place %1: %n time.</numerusform>
            <numerusform>Place %1: %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s), place %3</source>
        <extracomment>%1 a day, %2 points, %3 a place such as 1 for the winner</extracomment>
        <translation>
            <numerusform>%1: %2 point, place %3</numerusform>
            <numerusform>%1: %2 points, place %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <extracomment>%1 an opponent, %n how many games against it</extracomment>
        <translation>
            <numerusform>%1, %n game</numerusform>
            <numerusform>%1, %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n win(s) in a row</source>
        <translation>
            <numerusform>Now: %n win in a row</numerusform>
            <numerusform>Now: %n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n game(s) without a win</source>
        <translation>
            <numerusform>Now: %n game without a win</numerusform>
            <numerusform>Now: %n games without a win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n win(s) in a row</source>
        <translation>
            <numerusform>Longest streak: %n win in a row</numerusform>
            <numerusform>Longest streak: %n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest wait: %n game(s) without a win</source>
        <translation>
            <numerusform>Longest wait: %n game without a win</numerusform>
            <numerusform>Longest wait: %n games without a win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won, %n of them shared</source>
        <extracomment>Below the number of games won: %n of them ended in a tie for the first place</extracomment>
        <translation>
            <numerusform>won, %n of them shared</numerusform>
            <numerusform>won, %n of them shared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::StoryStrip</name>
    <message numerus="yes">
        <source>%n more …</source>
        <extracomment>Button behind a sentence on what others did: opens %n more sentences</extracomment>
        <translation>
            <numerusform>%n more …</numerusform>
            <numerusform>%n more …</numerusform>
        </translation>
    </message>
</context>
</TS>
