<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Dialogs</name>
    <message>
        <source>Sagas (*.saga);;All files (*)</source>
        <extracomment>Kinds of files in a dialog: keep &quot;(*.saga)&quot; and &quot;;;(*)&quot; as they are</extracomment>
        <translation>Sagas (*.saga);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a saga</source>
        <translation>Saga öffnen</translation>
    </message>
    <message>
        <source>Save the saga as</source>
        <translation>Saga speichern unter</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button: the game is saved in place of the file that lies there</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>Button: chooses a file for a game that could not be saved where it was</extracomment>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Button: leaves a game that is not saved</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button: back to the game</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <extracomment>Button: back to the choice of a file</extracomment>
        <translation>Anderen Namen wählen</translation>
    </message>
    <message>
        <source>Corrections (*.yaml)</source>
        <extracomment>Of files in a dialog; the part in parentheses stays as it is</extracomment>
        <translation>Korrekturen (*.yaml)</translation>
    </message>
    <message>
        <source>Import corrections</source>
        <translation>Korrekturen importieren</translation>
    </message>
    <message>
        <source>Export corrections as</source>
        <translation>Korrekturen exportieren als</translation>
    </message>
    <message>
        <source>Sagas and reports (*.saga *.tar);;All files (*)</source>
        <extracomment>Kinds of files in a dialog, reports of problems being the second: keep &quot;(*.saga *.tar)&quot; and &quot;;;(*)&quot; as they are</extracomment>
        <translation>Sagas und Berichte (*.saga *.tar);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button: removes something for good</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button: nothing is removed</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>This game isn’t saved. If you leave now, you’ll lose it.</source>
        <translation>Diese Partie ist nicht gespeichert. Wenn du sie jetzt verlässt, ist sie verloren.</translation>
    </message>
</context>
<context>
    <name>EndStory</name>
    <message numerus="yes">
        <source>%1 point(s) each</source>
        <extracomment>Under the title of the result: %1 the points that each of several winners has, as their number has it</extracomment>
        <translation>
            <numerusform>je %1 Punkt</numerusform>
            <numerusform>je %1 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <extracomment>Under the title of the result: %1 the points of the only player, as their number has it</extracomment>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), tied with %2: the tiebreaker decides</source>
        <extracomment>Under the title of the result: %1 the winner&apos;s points, as their number has it, %2 another player</extracomment>
        <translation>
            <numerusform>%1 Punkt, so viel wie %2: Die Gleichstandsregel entscheidet</numerusform>
            <numerusform>%1 Punkte, so viele wie %2: Die Gleichstandsregel entscheidet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), %2 more than %3</source>
        <extracomment>Under the title of the result: %1 the winner&apos;s points, as their number has it, %2 how many more, %3 another player</extracomment>
        <translation>
            <numerusform>%1 Punkt, %2 mehr als %3</numerusform>
            <numerusform>%1 Punkte, %2 mehr als %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are tied at %3; %1 wins the tiebreaker, %4 to %5.</source>
        <extracomment>%1 and %2 players with equal points, %3 their points, %4 and %5 the numbers of the tie-break</extracomment>
        <translation>%1 und %2 haben beide %3; %1 gewinnt den Gleichstand mit %4 zu %5.</translation>
    </message>
    <message>
        <source>%1 led from the first move to the last and beat %4, %2 to %3.</source>
        <extracomment>%1 the winner, %2 and %3 points of the winner and another player, %4 that player</extracomment>
        <translation>%1 führte vom ersten bis zum letzten Zug: am Ende %2 zu %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1 takes the lead</source>
        <extracomment>On the chart of points: %1 a player</extracomment>
        <translation>%1 geht in Führung</translation>
    </message>
    <message>
        <source>The last move decided it: %1 went from %2 to %3 and passed %4, who had %5.</source>
        <extracomment>%1 the winner, %2 and %3 its points before and after the move, %4 another player, %5 that one&apos;s points</extracomment>
        <translation>Der letzte Zug entschied: %1 kam von %2 auf %3 und überholte %4 mit %5.</translation>
    </message>
    <message>
        <source>%1 passed %2, %3 to %4, and stayed ahead to the end.</source>
        <extracomment>%1 the winner, %2 another player, %3 and %4 their points at that time</extracomment>
        <translation>%1 überholte %2 mit %3 zu %4 und blieb bis zum Ende vorn.</translation>
    </message>
    <message>
        <source>%1 passed %2, %3 to %4 (%5), and stayed ahead to the end.</source>
        <extracomment>%1 the winner, %2 another player, %3 and %4 their points at that time, %5 a part of the game (&quot;Round 3&quot;)</extracomment>
        <translation>%1 überholte %2 mit %3 zu %4 (%5) und blieb bis zum Ende vorn.</translation>
    </message>
    <message>
        <source>%2 gained the most on %4 in “%1”: %3 to %5.</source>
        <extracomment>%1 a source of points, %2 and %4 players, %3 and %5 their points from it; a translation may have two spellings beside a player</extracomment>
        <translation>In der Wertung „%1“ holte %2 gegenüber %4 am meisten heraus: %3 zu %5.</translation>
    </message>
    <message>
        <source>%1 led by as much as %2 and finished %3 behind.</source>
        <extracomment>%1 a player who did not win, %2 its widest lead in points, %3 by how many it lost</extracomment>
        <translation>%1 lag zeitweise um %2 vorn und am Ende um %3 zurück.</translation>
    </message>
    <message>
        <source>%1 led by as much as %2 (%3) and finished %4 behind.</source>
        <extracomment>%1 a player who did not win, %2 its widest lead in points, %3 the part of the game (&quot;Round 3&quot;), %4 by how many it lost</extracomment>
        <translation>%1 lag zeitweise um %2 vorn (%3) und am Ende um %4 zurück.</translation>
    </message>
    <message>
        <source>%1 beat %2 in “%3”, %4 to %5, but finished %6 behind.</source>
        <extracomment>%1 a player who did not win, %2 the winner, %3 a source of points, %4 and %5 their points from it, %6 by how many the player lost</extracomment>
        <translation>%1 war in der Wertung „%3“ mit %4 zu %5 besser als %2, lag am Ende aber um %6 zurück.</translation>
    </message>
    <message>
        <source>%1 lost the most ground in “%2”, %3 to %4.</source>
        <extracomment>%1 a player who did not win, %2 a source of points, %3 the player&apos;s points from it, %4 the winner&apos;s</extracomment>
        <translation>%1 fiel vor allem in der Wertung „%2“ zurück: %3 zu %4.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>In a list: %1 a player, %2 the number that is compared where points are equal</extracomment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>The tiebreaker: %1.</source>
        <extracomment>%1 a list of players with their numbers</extracomment>
        <translation>Bei Punktgleichheit entscheidet die Gleichstandsregel: %1.</translation>
    </message>
    <message>
        <source>Ties are broken by “%1”: %2.</source>
        <extracomment>%1 what the tie-break counts (&quot;Favor&quot;), %2 a list of players with their numbers</extracomment>
        <translation>Bei Punktgleichheit entscheidet „%1“: %2.</translation>
    </message>
    <message>
        <source>%1 fell from %2 to %3 in “%4” (%5).</source>
        <extracomment>%1 a player, %2 and %3 its points before and after a move, %4 a source of points, %5 a part of the game</extracomment>
        <translation>%1 fiel von %2 auf %3 durch „%4“ (%5).</translation>
    </message>
    <message>
        <source>%1 fell from %2 to %3 in “%4” (%5), but made up for it.</source>
        <extracomment>%1 a player, %2 and %3 its points before and after a move, %4 a source of points, %5 a part of the game</extracomment>
        <translation>%1 fiel von %2 auf %3 durch „%4“ (%5), holte das aber wieder auf.</translation>
    </message>
    <message>
        <source>%1 regains the lead</source>
        <extracomment>On the chart of points: %1 a player who had been ahead before</extracomment>
        <translation>%1 führt wieder</translation>
    </message>
    <message>
        <source>%1 regained the lead over %2, %3 to %4 (%5), and kept it to the end.</source>
        <extracomment>%1 the winner, who had been ahead before, %2 another player, %3 and %4 their points at that time, %5 a part of the game (&quot;Round 3&quot;)</extracomment>
        <translation>%1 eroberte die Führung mit %3 zu %4 von %2 zurück (%5) und behielt sie bis zum Ende.</translation>
    </message>
    <message>
        <source>%1 led for nearly the whole game and beat %4, %2 to %3.</source>
        <extracomment>%1 the winner, %2 and %3 points of the winner and another player, %4 that player</extracomment>
        <translation>%1 führte fast das ganze Spiel lang: am Ende %2 zu %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1 passed %2, %3 to %4, and was behind only for a short time after that.</source>
        <extracomment>%1 the winner, %2 another player, %3 and %4 their points at that time</extracomment>
        <translation>%1 überholte %2 mit %3 zu %4 und lag danach nur noch kurz zurück.</translation>
    </message>
    <message>
        <source>%1 passed %2, %3 to %4 (%5), and was behind only for a short time after that.</source>
        <extracomment>%1 the winner, %2 another player, %3 and %4 their points at that time, %5 a part of the game (&quot;Round 3&quot;)</extracomment>
        <translation>%1 überholte %2 mit %3 zu %4 (%5) und lag danach nur noch kurz zurück.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>the folder can’t be created</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the table has no such spot to point at</source>
        <translation>dorthin lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>the file can’t be written</source>
        <translation>die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>this is not LEVEL:NAME</source>
        <translation>das hat nicht die Form STUFE:NAME</translation>
    </message>
    <message>
        <source>these seats differ from those of the game</source>
        <translation>die Partie ist für eine andere Zahl von Spielern</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Stops the replay of a game</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop here.</source>
        <translation>Hier anhalten.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Plays a game as a film</extracomment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play the game back as it happened.</source>
        <translation>Die Partie abspielen, wie sie verlief.</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Go to the previous step.</source>
        <translation>Einen Schritt zurückgehen.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Go to the next step.</source>
        <translation>Zum nächsten Schritt gehen.</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Go back to the start of a turn.</source>
        <translation>Zurück zum Beginn eines Zuges.</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Go to the start of the next turn.</source>
        <translation>Zum Beginn des nächsten Zuges gehen.</translation>
    </message>
    <message>
        <source>Previous mark</source>
        <translation>Vorige Marke</translation>
    </message>
    <message>
        <source>Go back to a mark: where a part of the game begins, or a battle ends.</source>
        <translation>Zurück zu einer Marke: wo ein Teil der Partie beginnt oder ein Kampf endet.</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>Nächste Marke</translation>
    </message>
    <message>
        <source>Go to the next mark: where a part of the game begins, or a battle ends.</source>
        <translation>Zur nächsten Marke: wo ein Teil der Partie beginnt oder ein Kampf endet.</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>Der Beginn der Partie</translation>
    </message>
    <message>
        <source>Go to the start of the game.</source>
        <translation>Zum Beginn der Partie gehen.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>Go to the end of the game.</source>
        <translation>Zum Ende der Partie gehen.</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Of the speed of a replay</extracomment>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Play slower.</source>
        <translation>Langsamer abspielen.</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Of the speed of a replay</extracomment>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Play faster.</source>
        <translation>Schneller abspielen.</translation>
    </message>
    <message>
        <source>Perspective</source>
        <extracomment>Whose hand and hidden pieces are shown in a replay</extracomment>
        <translation>Perspektive</translation>
    </message>
    <message>
        <source>Choose whose hand you see.</source>
        <translation>Wähle, wessen Hand du siehst.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>A new game that begins with the position shown</extracomment>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here, as a new game.</source>
        <translation>Von hier weiterspielen, als neue Partie.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>The list of what happened</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Open or close the log.</source>
        <translation>Den Verlauf öffnen oder schließen.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <extracomment>The rules of a game</extracomment>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Open the handbook.</source>
        <translation>Das Handbuch öffnen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Opens the settings</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Change how the program looks and how much it helps.</source>
        <translation>Ändern, wie das Programm aussieht und wie viel es hilft.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Enter or leave full screen.</source>
        <translation>Vollbild ein- oder ausschalten.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of keys</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Alle Tasten zeigen.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Leaves the replay of a game</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave the replay.</source>
        <translation>Die Wiedergabe verlassen.</translation>
    </message>
</context>
<context>
    <name>ResultLine</name>
    <message>
        <source>Today</source>
        <extracomment>When a game was finished, at the beginning of a line</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>When a game was finished, at the beginning of a line</extracomment>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>%1: %2 finished with %3.</source>
        <extracomment>%1 a day, %2 a player, %3 points</extracomment>
        <translation>%1: %2 kam auf %3.</translation>
    </message>
    <message>
        <source>%1: %2 were tied at %3.</source>
        <extracomment>%1 a day, %2 several players, %3 the points that each of them has</extracomment>
        <translation>%1: Gleichstand von %2 bei %3.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 to %4.</source>
        <extracomment>%1 a day, %2 the winner, %3 and %4 the winner&apos;s points and those of the second</extracomment>
        <translation>%1: %2 gewann mit %3 zu %4.</translation>
    </message>
</context>
<context>
    <name>SagaFiles</name>
    <message>
        <source>the folder can’t be created</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
</context>
<context>
    <name>SagaModel</name>
    <message>
        <source>Finished</source>
        <extracomment>Progress of a game</extracomment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>Progress of a game: %1 a part of it, as &quot;Round 3&quot; or &quot;Act II: Grendel’s Mother&quot;, %2 its number, %3 how many there are</extracomment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>%1 can’t be read.
%2
%3</source>
        <extracomment>%1 a file, %2 a sentence why it cannot be read, %3 a sentence when it was saved</extracomment>
        <translation>%1 kann nicht gelesen werden.
%2
%3</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <extracomment>%1 a title, %2 seats with points, %3 sentences on the position and when it was saved</extracomment>
        <translation>%1: %2
%3</translation>
    </message>
    <message>
        <source>%1. If the game ended now: %2
%3</source>
        <extracomment>%1 a title, %2 seats with points, %3 sentences on the position and when it was saved</extracomment>
        <translation>%1. Wäre das Spiel jetzt zu Ende: %2
%3</translation>
    </message>
</context>
<context>
    <name>SagaShelf</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Saved today at %1.</source>
        <extracomment>%1 a time of day</extracomment>
        <translation>Heute um %1 gespeichert.</translation>
    </message>
    <message>
        <source>Saved yesterday at %1.</source>
        <extracomment>%1 a time of day</extracomment>
        <translation>Gestern um %1 gespeichert.</translation>
    </message>
    <message>
        <source>Saved on %1 at %2.</source>
        <extracomment>%1 a date, %2 a time of day</extracomment>
        <translation>Am %1 um %2 gespeichert.</translation>
    </message>
    <message>
        <source>The name of this file isn’t valid UTF-8. Rename the file to resume its game.</source>
        <translation>Der Name dieser Datei ist kein gültiges UTF-8. Nach dem Umbenennen lässt sich die Partie fortsetzen.</translation>
    </message>
    <message>
        <source>%1 %2 + ?</source>
        <extracomment>%1 the name of a seat, %2 its points as far as they are known; the rest stands for hidden pieces that count, too</extracomment>
        <translation>%1 %2 + ?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the name of a seat, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Zurück in die Halle</translation>
    </message>
    <message>
        <source>Leave the table; the game is saved.</source>
        <translation>Den Tisch verlassen; die Partie wird gespeichert.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the last decision back</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the last decision.</source>
        <translation>Die letzte Entscheidung zurücknehmen.</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Plays what was taken back again</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Replay what was taken back.</source>
        <translation>Wiederholen, was zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>Zug neu beginnen</translation>
    </message>
    <message>
        <source>Take back this whole turn.</source>
        <translation>Diesen ganzen Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Points out a choice</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Let the computer players continue.</source>
        <translation>Die Computerspieler weiterspielen lassen.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Makes the computer players wait</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Make the computer players wait.</source>
        <translation>Die Computerspieler warten lassen.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Let one computer player move, then wait again.</source>
        <translation>Einen Computerspieler ziehen lassen; danach warten wieder alle.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <extracomment>Opens the handbook of the game</extracomment>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Open the handbook at what you point at, or close it.</source>
        <translation>Das Handbuch zu dem aufschlagen, worauf du zeigst, oder es schließen.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>The list of what happened</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Open or close the log.</source>
        <translation>Den Verlauf öffnen oder schließen.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Enter or leave full screen.</source>
        <translation>Vollbild ein- oder ausschalten.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Opens the settings</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Change how the program looks and how much it helps.</source>
        <translation>Ändern, wie das Programm aussieht und wie viel es hilft.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save the game to a file of your choice.</source>
        <translation>Die Partie in einer Datei deiner Wahl speichern.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Open another saved game.</source>
        <translation>Eine andere gespeicherte Partie öffnen.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of keys</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Alle Tasten zeigen.</translation>
    </message>
    <message>
        <source>Show what the best computer player would do, and why.</source>
        <translation>Zeigen, was der beste Computerspieler tun würde und warum.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Explains the last move of a computer player</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Show why a computer player made its last move.</source>
        <translation>Zeigen, warum ein Computerspieler zuletzt so gespielt hat.</translation>
    </message>
    <message>
        <source>Show what the others did since your turn, move by move.</source>
        <translation>Zeigen, was die anderen seit deinem Zug getan haben, Zug um Zug.</translation>
    </message>
    <message>
        <source>What the others did: previous move</source>
        <translation>Was die anderen taten: der vorige Zug</translation>
    </message>
    <message>
        <source>What the others did: next move</source>
        <translation>Was die anderen taten: der nächste Zug</translation>
    </message>
    <message>
        <source>What the others did: the table before the move, and back</source>
        <translation>Was die anderen taten: der Tisch vor dem Zug, und zurück</translation>
    </message>
    <message>
        <source>Open box</source>
        <extracomment>Opens the list of everything in the game’s box</extracomment>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>Look at every card, tile, and number in the game.</source>
        <translation>Alle Karten, Plättchen und Zahlen des Spiels ansehen.</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Begins another game</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Choose players and options, and begin.</source>
        <translation>Spieler und Optionen wählen und beginnen.</translation>
    </message>
    <message>
        <source>Open a saga</source>
        <translation>Saga öffnen</translation>
    </message>
    <message>
        <source>Resume a saved game.</source>
        <translation>Eine gespeicherte Partie fortsetzen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Opens the settings</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Change how the program looks and how much it helps.</source>
        <translation>Ändern, wie das Programm aussieht und wie viel es hilft.</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Opens a page about the program</extracomment>
        <translation>Über Heorot</translation>
    </message>
    <message>
        <source>See what this program is, and which games it found.</source>
        <translation>Zeigen, was dieses Programm ist und welche Spiele es gefunden hat.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Enter or leave full screen.</source>
        <translation>Vollbild ein- oder ausschalten.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of keys</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Alle Tasten zeigen.</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Ends the program</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Leave the program; games are saved.</source>
        <translation>Das Programm verlassen; Partien werden gespeichert.</translation>
    </message>
    <message>
        <source>Texts on this screen</source>
        <extracomment>For translators: opens a window that says where each text comes from</extracomment>
        <translation>Texte auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>For translators: see where a text comes from.</source>
        <translation>Für Übersetzer: sehen, woher ein Text kommt.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Opens the page with the results of finished games</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>See the results of finished games.</source>
        <translation>Die Ergebnisse beendeter Partien ansehen.</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <extracomment>Opens a dialog that saves what is needed to look into a problem</extracomment>
        <translation>Problem melden …</translation>
    </message>
    <message>
        <source>Save a file that lets someone else look into a problem.</source>
        <translation>Eine Datei speichern, mit der andere einem Problem nachgehen können.</translation>
    </message>
    <message>
        <source>Sagas</source>
        <extracomment>Opens the list of saved games</extracomment>
        <translation>Sagas</translation>
    </message>
    <message>
        <source>List all saved games.</source>
        <translation>Alle gespeicherten Partien zeigen.</translation>
    </message>
</context>
<context>
    <name>arguments</name>
    <message>
        <source>--%1 needs a value</source>
        <extracomment>%1 an option</extracomment>
        <translation>--%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>only one saga can be opened at a time, not %1</source>
        <extracomment>%1 a number; a saga is the file of a saved game</extracomment>
        <translation>es lässt sich immer nur eine Saga öffnen, nicht %1</translation>
    </message>
    <message>
        <source>a saga already names its game; omit --game</source>
        <translation>die Saga legt das Spiel schon fest; lass --game weg</translation>
    </message>
    <message>
        <source>“%1” is not a file</source>
        <extracomment>%1 a folder, a device or the like</extracomment>
        <translation>„%1“ ist keine Datei</translation>
    </message>
    <message>
        <source>there is no file “%1”</source>
        <extracomment>%1 a file</extracomment>
        <translation>es gibt keine Datei „%1“</translation>
    </message>
    <message>
        <source>there is no folder “%1”</source>
        <extracomment>%1 a folder</extracomment>
        <translation>es gibt keinen Ordner „%1“</translation>
    </message>
    <message>
        <source>%1; none is installed</source>
        <extracomment>%1 what is missing</extracomment>
        <translation>%1; es gibt keine</translation>
    </message>
    <message>
        <source>%1; the choices are: %2</source>
        <extracomment>%1 what is missing, %2 a list</extracomment>
        <translation>%1; es gibt: %2</translation>
    </message>
    <message>
        <source>there is no game “%1”</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>es gibt kein Spiel „%1“</translation>
    </message>
    <message>
        <source>there is no language “%1”</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>es gibt keine Sprache „%1“</translation>
    </message>
    <message>
        <source>%1 pictures, see %2</source>
        <extracomment>%1 a number, %2 a file</extracomment>
        <translation>%1 Bilder, siehe %2</translation>
    </message>
    <message>
        <source>%1: this name is not valid UTF-8; retype it or rename the file</source>
        <extracomment>%1 what was typed; UTF-8 is how letters are stored</extracomment>
        <translation>%1: dieser Name ist kein gültiges UTF-8; tippe ihn anders oder benenne die Datei um</translation>
    </message>
    <message>
        <source>--%1 needs --gallery DIR</source>
        <extracomment>%1 an option</extracomment>
        <translation>--%1 braucht --gallery ORDNER</translation>
    </message>
    <message>
        <source>“%1” is not a size such as 1280x800</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>„%1“ ist keine Größe wie 1280x800</translation>
    </message>
    <message>
        <source>“%1” is not a text size from 100 to 150</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>„%1“ ist keine Textgröße von 100 bis 150</translation>
    </message>
    <message>
        <source>heorot [FILE.saga]            open the hall, or resume a saga
  --game ID                   open this game’s setup page
  --language CODE             use this language, this time only
  --translations DIR          use this folder’s texts (.ts, .qm) first, as they change
  --gallery DIR               write pictures of every page into this folder
  --short                     with --gallery: a few pictures, in one language and size
  --size WxH, --text PERCENT  with --gallery: window size, text size from 100 to 150
  --bench-window              measure the start, the memory, and the longest stall
  --version, --help
</source>
        <extracomment>Options are typed in every language; translate what they do, and the words in capitals</extracomment>
        <translation>heorot [DATEI.saga]           die Halle öffnen oder eine Saga fortsetzen
  --game ID                   eine neue Partie dieses Spiels vorbereiten
  --language CODE             nur diesmal diese Sprache verwenden
  --translations ORDNER       die Texte dieses Ordners (.ts, .qm) zuerst zeigen, auch wenn sie sich ändern
  --gallery ORDNER            Bilder aller Seiten in diesen Ordner schreiben
  --short                     mit --gallery: wenige Bilder, in einer Sprache und Größe
  --size BxH, --text PROZENT  mit --gallery: Größe der Fenster und des Textes (100 bis 150)
  --bench-window              den Start, den Speicher und die längste Stockung messen
  --version, --help
</translation>
    </message>
</context>
<context>
    <name>heorot::app::AboutDialog</name>
    <message>
        <source>It’s ready and will be loaded when you first play it.</source>
        <translation>Bereit; wird beim ersten Spiel geladen.</translation>
    </message>
    <message>
        <source>It’s loaded.</source>
        <translation>Geladen.</translation>
    </message>
    <message>
        <source>It’s a spare: another plugin offers this game, and this plugin is used if that one fails.</source>
        <translation>Reserve: Ein anderes Plugin bietet dieses Spiel schon an; dieses springt ein, wenn das andere ausfällt.</translation>
    </message>
    <message>
        <source>It can’t be used: %1.</source>
        <extracomment>A game that cannot be played: %1 why not</extracomment>
        <translation>Es ist nicht verwendbar: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 the title of a game, %2 the file of its plugin</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>About Heorot</source>
        <translation>Über Heorot</translation>
    </message>
    <message>
        <source>Heorot %1</source>
        <extracomment>%1 the number of the version</extracomment>
        <translation>Heorot %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Board games about Beowulf, for people and computer players at one table.</source>
        <translation>Brettspiele um Beowulf, für Menschen und Computerspieler an einem Tisch.</translation>
    </message>
    <message>
        <source>This is free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Dies ist freie Software unter der GNU General Public License, Version 3 oder später (GPL-3.0-or-later). Es besteht keinerlei Gewährleistung.</translation>
    </message>
    <message>
        <source>It runs with Qt %1.</source>
        <extracomment>%1 a version</extracomment>
        <translation>Läuft mit Qt %1.</translation>
    </message>
    <message>
        <source>How sure the numbers are</source>
        <translation>Wie sicher die Zahlen sind</translation>
    </message>
    <message>
        <source>For every number in a game, you can see where it comes from.</source>
        <translation>Zu jeder Zahl eines Spiels ist angegeben, woher sie stammt.</translation>
    </message>
    <message>
        <source>Printed: it is in the rulebook or on the box.</source>
        <translation>Gedruckt: Sie steht in der Spielregel oder auf der Schachtel.</translation>
    </message>
    <message>
        <source>Reported: players say so.</source>
        <translation>Berichtet: Spieler haben sie genannt.</translation>
    </message>
    <message>
        <source>Inferred: it follows from what is printed.</source>
        <translation>Erschlossen: Sie ergibt sich aus dem Gedruckten.</translation>
    </message>
    <message>
        <source>Reconstructed: we worked it out to fit what is printed. If you own the game, you can correct it in its box.</source>
        <translation>Rekonstruiert: Sie stammt von uns und passt zum Gedruckten. Wer das Spiel besitzt, kann sie unter „Spielmaterial“ korrigieren.</translation>
    </message>
    <message>
        <source>No game plugin was found.</source>
        <translation>Es wurde kein Plugin mit einem Spiel gefunden.</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxDetail</name>
    <message numerus="yes">
        <source>%1 · %n in the box</source>
        <extracomment>Below the name of a piece in the open box: %1 its group, such as &quot;Reavers&quot;, %n how many there are</extracomment>
        <translation>
            <numerusform>%1 · %n in der Schachtel</numerusform>
            <numerusform>%1 · %n in der Schachtel</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>A value of the open box: something holds</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>A value of the open box: something does not hold</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>corrected, was %1</source>
        <extracomment>Below a number that the owner of the box has corrected: %1 the number that the program brings</extracomment>
        <translation>korrigiert, vorher %1</translation>
    </message>
    <message>
        <source>As printed</source>
        <extracomment>Button in the open box: all numbers of the piece are as on the owner’s copy</extracomment>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>All its numbers match your copy; continue with the next uncertain piece (P).</source>
        <translation>Alle Zahlen stimmen mit deinem Exemplar überein; weiter zum nächsten unsicheren Teil (P).</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button in the open box: undoes the owner’s corrections of a piece</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Go back to the program’s own numbers.</source>
        <translation>Zurück zu den Zahlen, die das Programm mitbringt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <extracomment>Button in the open box: opens the handbook at the rule of a piece</extracomment>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Open the handbook at this piece.</source>
        <translation>Das Handbuch bei diesem Teil öffnen.</translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxDialog</name>
    <message>
        <source>Open box</source>
        <extracomment>Title of a window: everything in the box of a game</extracomment>
        <translation>Spielmaterial</translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxModel</name>
    <message>
        <source>as printed</source>
        <extracomment>How sure a number of the open box is</extracomment>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>reported by players</source>
        <extracomment>How sure a number of the open box is</extracomment>
        <translation>von Spielern berichtet</translation>
    </message>
    <message>
        <source>inferred from print</source>
        <extracomment>How sure a number of the open box is</extracomment>
        <translation>folgt aus dem Gedruckten</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <extracomment>How sure a number of the open box is: we have chosen it so that it fits the others</extracomment>
        <translation>rekonstruiert</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <extracomment>Read aloud of a piece in the open box: %n of it</extracomment>
        <translation>
            <numerusform>%n Exemplar</numerusform>
            <numerusform>%n Exemplare</numerusform>
        </translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>Read aloud of a piece in the open box: the owner has corrected it</extracomment>
        <translation>korrigiert</translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxPage</name>
    <message>
        <source>Everything</source>
        <extracomment>The first of the groups of the open box: all of them</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Every number here is as printed.</source>
        <translation>Alle Zahlen hier sind wie gedruckt.</translation>
    </message>
    <message>
        <source>%1 of %2 checked</source>
        <extracomment>How far an owner has come: %1 of %2 pieces whose numbers were not sure</extracomment>
        <translation>%1 von %2 angesehen</translation>
    </message>
    <message>
        <source>New games don’t use your corrections yet: %1.</source>
        <extracomment>Below corrections that contradict each other so far: %1 a sentence, which says what does not fit</extracomment>
        <translation>Neue Partien verwenden deine Korrekturen noch nicht: %1.</translation>
    </message>
    <message>
        <source>What is in the box: %1</source>
        <extracomment>Title of the open box: %1 the title of a game</extracomment>
        <translation>Spielmaterial: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Name or rule</source>
        <translation>Name oder Regel</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Choice of pieces in the open box: all of them</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <extracomment>Choice of pieces in the open box: those with numbers that are not printed</extracomment>
        <translation>Unsicher</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>Choice of pieces in the open box: those that the owner has corrected</extracomment>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Show all pieces.</source>
        <translation>Alle Teile zeigen.</translation>
    </message>
    <message>
        <source>Show pieces with numbers that we couldn’t read from print.</source>
        <translation>Teile mit Zahlen zeigen, die wir im Original nicht lesen konnten.</translation>
    </message>
    <message>
        <source>Show pieces that you have corrected.</source>
        <translation>Teile zeigen, die du korrigiert hast.</translation>
    </message>
    <message>
        <source>Correct your box</source>
        <extracomment>Button in the open box: lets an owner of the game change its numbers</extracomment>
        <translation>Zahlen korrigieren</translation>
    </message>
    <message>
        <source>If you own a copy, correct its numbers; new games use them.</source>
        <translation>Wenn du das Spiel besitzt, korrigiere hier seine Zahlen; neue Partien verwenden sie.</translation>
    </message>
    <message>
        <source>Parts of the box</source>
        <translation>Arten von Spielmaterial</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Spielteile</translation>
    </message>
    <message>
        <source>Nothing in the box matches this search.</source>
        <translation>Kein Spielmaterial passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>Next uncertain</source>
        <extracomment>Button in the open box: goes to the next piece with a number that is not sure</extracomment>
        <translation>Nächste unsichere Zahl</translation>
    </message>
    <message>
        <source>Go to the next piece with an uncertain number (N).</source>
        <translation>Zum nächsten Teil mit einer unsicheren Zahl gehen (N).</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button in the open box: reads corrections from a file</extracomment>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Add the corrections from another owner’s file.</source>
        <translation>Die Korrekturen aus der Datei eines anderen Besitzers übernehmen.</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button in the open box: writes the corrections to a file</extracomment>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write your corrections to a file that others can import.</source>
        <translation>Deine Korrekturen in eine Datei schreiben, die andere importieren können.</translation>
    </message>
</context>
<context>
    <name>heorot::app::ChapterPage</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tip: %1 a sentence, %2 a key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>Button: hides the page at the end of an act or a round for a while</extracomment>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Look at the table; nobody moves while you do.</source>
        <translation>Den Tisch ansehen. Solange zieht niemand.</translation>
    </message>
    <message>
        <source>Count again</source>
        <extracomment>Button: shows once more how the act was scored</extracomment>
        <translation>Noch einmal zählen</translation>
    </message>
    <message>
        <source>Show again how the points were counted.</source>
        <translation>Noch einmal zeigen, wie die Punkte gezählt wurden.</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Button: opens the handbook</extracomment>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Open the handbook at the rule.</source>
        <translation>Das Handbuch bei der Regel aufschlagen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>after a chapter</comment>
        <extracomment>Button: closes the page at the end of an act or a round</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue the game.</source>
        <translation>Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>Button: back to the page at the end of an act or a round</extracomment>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Show the result again.</source>
        <translation>Das Ergebnis wieder zeigen.</translation>
    </message>
    <message>
        <source>The next board</source>
        <translation>Der nächste Plan</translation>
    </message>
    <message>
        <source>All players are tied at %1.</source>
        <extracomment>At the end of an act or a round: all players have %1 points</extracomment>
        <translation>Alle Spieler liegen mit %1 gleichauf.</translation>
    </message>
    <message>
        <source>%1 lead with %2.</source>
        <extracomment>At the end of an act or a round: %1 a list of players, %2 their points</extracomment>
        <translation>%1 führen mit %2.</translation>
    </message>
    <message>
        <source>%1 leads with %2, %3 ahead of %4.</source>
        <extracomment>At the end of an act or a round: %1 a player, %2 the points, %3 by how much, %4 the next player</extracomment>
        <translation>%1 führt mit %2, %3 mehr als %4.</translation>
    </message>
    <message>
        <source>Face-down points are revealed at the end of the game.</source>
        <extracomment>At the end of an episode, where nobody can say who leads</extracomment>
        <translation>Verdeckte Punkte werden erst am Ende des Spiels gezeigt.</translation>
    </message>
    <message>
        <source>%1, %2: %3. %4</source>
        <extracomment>For a screen reader, of a bar at the end of an act: %1 a player, %2 what brought points, %3 the points, %4 how they were counted</extracomment>
        <translation>%1, %2: %3. %4</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A bar at the end of an act: %1 a player, %2 what brought points, %3 the points</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>If the game ended now: %1</source>
        <extracomment>At the end of an episode: %1 a sentence, &quot;Anna leads with 12, 3 ahead of Ben.&quot;, of the points counted at the end</extracomment>
        <translation>Wäre das Spiel jetzt zu Ende: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::ChapterSeat</name>
    <message>
        <source>%1: %2</source>
        <extracomment>For a screen reader: %1 what brought points, %2 how many</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s), %3</source>
        <extracomment>For a screen reader, at the end of an act or a round: %1 a player, %2 the points, %3 the change</extracomment>
        <translation>
            <numerusform>%1: %2 Punkt, %3</numerusform>
            <numerusform>%1: %2 Punkte, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>Beside the player who has the most points</extracomment>
        <translation>führt</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the name of the person who looks</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>gain</comment>
        <extracomment>One of several things that brought points: %1 what, %2 how many</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>In the place of several things that brought points: %n of them</extracomment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) and %3, %4</source>
        <extracomment>For a screen reader, at the end of an act or a round: %1 a player, %2 the points that are known, %3 “2 hidden pieces”, %4 the change</extracomment>
        <translation>
            <numerusform>%1: %2 Punkt und %3, %4</numerusform>
            <numerusform>%1: %2 Punkte und %3, %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Brought in all: %1.</source>
        <extracomment>In a tip at the end of an act or a round, after the points: %1 the signed change of a player’s points in it, all sources together</extracomment>
        <translation>Insgesamt gebracht: %1.</translation>
    </message>
</context>
<context>
    <name>heorot::app::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud of a choice of a hint: %1 what to do, %2 the changes of points it brings</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>heorot::app::CoachPage</name>
    <message>
        <source>Move %1</source>
        <extracomment>A moment of the game: %1 a number of the log</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <extracomment>%1 what the player did, as a command: &quot;Place a Thane on c3&quot;</extracomment>
        <translation>Gespielt: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1 what the player should have done, as a command: &quot;Place a Thane on c3&quot;</extracomment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: a new game that begins before a bad decision</extracomment>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on from before move %1</source>
        <extracomment>%1 a number of the log</extracomment>
        <translation>Ab der Stellung vor Zug %1 weiterspielen</translation>
    </message>
    <message>
        <source>What could %1 have done better?</source>
        <extracomment>%1 a player</extracomment>
        <translation>Was hätte %1 besser machen können?</translation>
    </message>
    <message>
        <source>What could you have done better?</source>
        <translation>Was hättest du besser machen können?</translation>
    </message>
    <message>
        <source>Looking at every decision…</source>
        <translation>Alle Entscheidungen werden geprüft …</translation>
    </message>
    <message>
        <source>Every decision is compared with what the best computer player would have done there. 100% means the best choice every time; 0% means the worst choice every time.</source>
        <translation>Jede Entscheidung wird mit dem verglichen, was der beste Computerspieler dort getan hätte. 100&#xa0;% heißt, dass nichts verschenkt wurde; 0&#xa0;% heißt, dass immer das Schlechteste gewählt wurde.</translation>
    </message>
    <message>
        <source>What the percentage means</source>
        <translation>Was die Prozentzahl bedeutet</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>Button: back to the result of the game</extracomment>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>The table before this move: 1 is what was played, 2 is what was better.</source>
        <translation>Der Tisch vor diesem Zug: 1 wurde gespielt, 2 war besser.</translation>
    </message>
    <message>
        <source>Played (1): %1</source>
        <extracomment>%1 what the player did, as a command: &quot;Place a Thane on c3&quot;; it is number 1 in a picture</extracomment>
        <translation>Gespielt (1): %1</translation>
    </message>
    <message>
        <source>Better (2): %1</source>
        <extracomment>%1 what the player should have done, as a command: &quot;Place a Thane on c3&quot;; it is number 2 in a picture</extracomment>
        <translation>Besser (2): %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The reader, in a list of players</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Expected by the end, compared with what was played:</source>
        <extracomment>Above changes of points: what a better move was expected to bring by the end of the game</extracomment>
        <translation>Bis zum Schluss mehr erwartet als mit dem gespielten Zug:</translation>
    </message>
    <message>
        <source>The same rolls and draws as before</source>
        <extracomment>Whether dice fall and cards come in a new game from a moment of an old one as they did from there on</extracomment>
        <translation>Würfe und Ziehungen wie damals</translation>
    </message>
    <message>
        <source>The same draws as before</source>
        <extracomment>Whether cards or tiles come in a new game from a moment of an old one as they did from there on</extracomment>
        <translation>Ziehungen wie damals</translation>
    </message>
</context>
<context>
    <name>heorot::app::ContinueStrip</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: %1 the position, %2 when it was saved %1 how far a game has come, %2 when it was saved</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message>
        <source>Other sagas</source>
        <translation>Andere Sagas</translation>
    </message>
    <message>
        <source>List all sagas, the newest first.</source>
        <translation>Alle Sagas zeigen, die neueste zuerst.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with the saga that was played last</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Hidden pieces count, too, but aren’t included in these points.</source>
        <translation>Verdecktes zählt auch, ist aber in diesen Punkten nicht enthalten.</translation>
    </message>
    <message>
        <source>If the game ended now:</source>
        <translation>Wäre das Spiel jetzt zu Ende:</translation>
    </message>
</context>
<context>
    <name>heorot::app::CourseChart</name>
    <message>
        <source>Points from game to game</source>
        <translation>Punkte von Partie zu Partie</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 points in %n game(s).</source>
        <extracomment>Read aloud: %1 and %2 the points of the first and the last game, %n the number of games</extracomment>
        <translation>
            <numerusform>Von %1 auf %2 Punkte in %n Partie.</numerusform>
            <numerusform>Von %1 auf %2 Punkte in %n Partien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::DealForm</name>
    <message>
        <source>Who goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>neu gemischt</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>A seat without a name yet: %1 its number</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Decided at random unless you choose a player.</source>
        <translation>Der Zufall bestimmt, wer beginnt, oder du wählst selbst.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Who begins: chance decides</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>Title: the number from which the cards and pieces of a game are dealt</extracomment>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>Friends who enter the same number get the same deal. Leave it empty for a new deal.</source>
        <translation>Wer dieselbe Nummer eingibt, bekommt dieselbe Verteilung. Leer heißt neu gemischt.</translation>
    </message>
    <message>
        <source>Draw a number</source>
        <translation>Nummer ziehen</translation>
    </message>
    <message>
        <source>Enter a whole number without a sign, or leave this empty.</source>
        <translation>Gib eine ganze Zahl ohne Vorzeichen ein oder lass das Feld leer.</translation>
    </message>
</context>
<context>
    <name>heorot::app::EndFoot</name>
    <message>
        <source>What could I have done better?</source>
        <extracomment>Button: opens a review of the person&apos;s decisions</extracomment>
        <translation>Was hätte ich besser machen können?</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>Button: closes the result</extracomment>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same players again, each one seat further</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Same players and options; %1 goes first this time.</source>
        <extracomment>Beside the button &quot;Rematch&quot;: %1 the player who sits first in it</extracomment>
        <translation>Dieselben Spieler und Optionen; diesmal beginnt %1.</translation>
    </message>
    <message>
        <source>Save the saga as…</source>
        <extracomment>Button</extracomment>
        <translation>Saga speichern unter …</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <extracomment>Button: leaves the table</extracomment>
        <translation>Zurück in die Halle</translation>
    </message>
    <message>
        <source>Watch again</source>
        <extracomment>Button: shows the game that has just ended once more, from its start</extracomment>
        <translation>Noch einmal ansehen</translation>
    </message>
</context>
<context>
    <name>heorot::app::EndScreen</name>
    <message>
        <source>Where the points came from</source>
        <extracomment>Heading of the points of all players by source</extracomment>
        <translation>Woher die Punkte kamen</translation>
    </message>
    <message>
        <source>Points over the game</source>
        <extracomment>Heading of the chart of points over a game</extracomment>
        <translation>Punkte im Lauf der Partie</translation>
    </message>
    <message>
        <source>In this game, a move was undone after something had been revealed.</source>
        <translation>In dieser Partie wurde etwas zurückgenommen, nachdem es aufgedeckt worden war.</translation>
    </message>
    <message>
        <source>The points of every moment, as if the game had ended there.</source>
        <translation>Die Punkte jedes Augenblicks, als wäre das Spiel dort zu Ende gewesen.</translation>
    </message>
</context>
<context>
    <name>heorot::app::EndTable</name>
    <message>
        <source>Total</source>
        <extracomment>In front of the sums of points</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the name of the only person at the table</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Read aloud: %1 a player, %2 a source of points, %3 the points</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>heorot::app::FoldButton</name>
    <message>
        <source>Expanded. %1</source>
        <extracomment>Read aloud of a part of a page that a button shows and hides: %1 what is set there</extracomment>
        <translation>Aufgeklappt. %1</translation>
    </message>
    <message>
        <source>Collapsed. %1</source>
        <extracomment>Read aloud of a part of a page that a button shows and hides: %1 what is set there</extracomment>
        <translation>Zugeklappt. %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::GameTile</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 and %2 numbers of seats, short</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <extracomment>%1 and %2 minutes, short</extracomment>
        <translation>%1–%2&#xa0;min</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>complexity</comment>
        <extracomment>How much there is to keep in mind in a game</extracomment>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How much there is to keep in mind in a game</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Complex</source>
        <extracomment>How much there is to keep in mind in a game</extracomment>
        <translation>Komplex</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Choose players and options for %1 (%2).</source>
        <extracomment>%1 the title of a game, %2 a digit key</extracomment>
        <translation>Spieler und Optionen wählen für %1 (%2).</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Neues Spiel: %1</translation>
    </message>
    <message>
        <source>Watch computer players at this table.</source>
        <translation>Computerspielern an diesem Tisch zusehen.</translation>
    </message>
    <message>
        <source>Demo: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Demo: %1</translation>
    </message>
    <message>
        <source>Read the handbook of this game.</source>
        <translation>Das Handbuch dieses Spiels lesen.</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Handbuch: %1</translation>
    </message>
    <message>
        <source>%1, %2 min</source>
        <extracomment>A lesson in the hall: %1 its title, %2 minutes</extracomment>
        <translation>%1, %2 min</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>Read aloud of a lesson in the hall: %1 its number, %2 its title and minutes</extracomment>
        <translation>Lektion %1: %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Button in the hall: opens the lessons of a game</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn the game at the table: %1 of %2 lessons done.</source>
        <extracomment>%1 a number of lessons that are done, %2 of all lessons</extracomment>
        <translation>Das Spiel am Tisch lernen: %1 von %2 Lektionen geschafft.</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Lernen: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n lesson(s) done</source>
        <extracomment>In the tile of a game in the hall: %n lessons, all of them done</extracomment>
        <translation>
            <numerusform>%n Lektion geschafft</numerusform>
            <numerusform>Alle %n Lektionen geschafft</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lessons</source>
        <extracomment>In the tile of a game in the hall: %1 lessons done, %2 of all lessons</extracomment>
        <translation>%1 von %2 Lektionen</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <extracomment>In the tile of a game in the hall</extracomment>
        <translation>
            <numerusform>%n Lektion</numerusform>
            <numerusform>%n Lektionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>In the tile of a game in the hall: %1 the title of a lesson and its minutes</extracomment>
        <translation>Weiter mit: %1</translation>
    </message>
    <message>
        <source>Look again whenever you like.</source>
        <translation>Sieh sie dir jederzeit wieder an.</translation>
    </message>
    <message>
        <source>Open the box: every card, tile and number, and how sure each is.</source>
        <translation>Das Spielmaterial ansehen: alle Karten, Plättchen und Zahlen, und wie sicher jede ist.</translation>
    </message>
    <message>
        <source>Open box: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Spielmaterial: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::HallPage</name>
    <message>
        <source>No game is installed here.</source>
        <translation>Hier ist kein Spiel installiert.</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>A key or keys, as printed on them</extracomment>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Choose players and options for this game.</source>
        <translation>Spieler und Optionen für dieses Spiel wählen.</translation>
    </message>
    <message>
        <source>Press the button that has the focus; otherwise continue the last saga.</source>
        <translation>Die gewählte Schaltfläche drücken, sonst die letzte Saga fortsetzen.</translation>
    </message>
    <message>
        <source>Go to the next button.</source>
        <translation>Zur nächsten Schaltfläche gehen.</translation>
    </message>
    <message>
        <source>Hall</source>
        <extracomment>The page where games are chosen</extracomment>
        <translation>Halle</translation>
    </message>
    <message>
        <source>The hall of sagas</source>
        <translation>Die Halle der Sagas</translation>
    </message>
    <message>
        <source>Continue the lessons of this game.</source>
        <translation>Die Lektionen dieses Spiels fortsetzen.</translation>
    </message>
    <message>
        <source>Open the handbook of this game.</source>
        <translation>Das Handbuch dieses Spiels öffnen.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>Keys, as printed on them</extracomment>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Go from game to game, and up to the last saga.</source>
        <translation>Von Spiel zu Spiel gehen, nach oben zur letzten Saga.</translation>
    </message>
    <message>
        <source>Heorot %1</source>
        <extracomment>%1 the version of the program</extracomment>
        <translation>Heorot %1</translation>
    </message>
    <message>
        <source>Open the box of this game.</source>
        <translation>Das Spielmaterial dieses Spiels ansehen.</translation>
    </message>
    <message>
        <source>1 to 9 open a game, L its lessons, R its handbook; Enter continues, ? lists all keys</source>
        <extracomment>Keys of the hall, in one line</extracomment>
        <translation>Ziffern öffnen einen Tisch, L die Lektionen, R das Handbuch; Enter setzt fort, ? zeigt alle Tasten</translation>
    </message>
</context>
<context>
    <name>heorot::app::HandOverCard</name>
    <message>
        <source>What happened since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>I’m ready</source>
        <extracomment>Button: the next person sits down</extracomment>
        <translation>Tisch übernehmen</translation>
    </message>
    <message>
        <source>Take back the last turn</source>
        <extracomment>Button while the table is handed over: goes back to the start of the turn of the person before</extracomment>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>The table goes back to %1, to the start of the turn.</source>
        <extracomment>%1 the name of the person before</extracomment>
        <translation>%1 bekommt den Tisch zurück und beginnt den Zug von vorn.</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <extracomment>%1 the name of a person</extracomment>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>Let the computer play for %1</source>
        <extracomment>Button while the table is handed over: %1 the name of the person who is to play next</extracomment>
        <translation>Den Computer für %1 spielen lassen</translation>
    </message>
    <message>
        <source>%1. Later, “Players” in the menu lets %2 play again.</source>
        <extracomment>Tip of a button: %1 what it does, %2 the name of a person</extracomment>
        <translation>%1. Später spielt %2 über „Spieler“ im Menü wieder selbst.</translation>
    </message>
</context>
<context>
    <name>heorot::app::HandbookView</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <extracomment>Beside the search of the handbook: %n sections with the words</extracomment>
        <translation>
            <numerusform>%n Abschnitt</numerusform>
            <numerusform>%n Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <extracomment>Title of the panel with the rules: %1 the title of a game</extracomment>
        <translation>Handbuch: %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Handbook</source>
        <extracomment>Title of the panel with the rules</extracomment>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Contents of the handbook</source>
        <translation>Inhalt des Handbuchs</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Zurück zur vorigen Seite (Alt+Links)</translation>
    </message>
    <message>
        <source>Close the handbook.</source>
        <translation>Das Handbuch schließen.</translation>
    </message>
    <message>
        <source>F1 opens the page on what you point at, Ctrl+F searches, and Esc closes.</source>
        <translation>F1 öffnet die Seite zu dem, worauf du zeigst, Strg+F sucht, Esc schließt.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <extracomment>Switch: outlines on the board what the page of the handbook is about</extracomment>
        <translation>Auf dem Tisch zeigen</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <extracomment>Switch that is on: what the page of the handbook is about is outlined on the board</extracomment>
        <translation>Auf dem Tisch gezeigt</translation>
    </message>
    <message>
        <source>Outline what this page is about, and darken the rest of the table.</source>
        <translation>Umrandet, worum es auf dieser Seite geht, und verdunkelt den übrigen Tisch.</translation>
    </message>
</context>
<context>
    <name>heorot::app::HintCard</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 what to do, &quot;Place a Thane on c3&quot;</extracomment>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The reader, in a list of players</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Title of the card that points out a choice</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>Button of a hint: the computer makes the move</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Looking ahead…</source>
        <extracomment>A hint while the computer searches for one</extracomment>
        <translation>Denkt voraus …</translation>
    </message>
    <message>
        <source>%1 plays it, H next, Esc closes</source>
        <extracomment>At the foot of a hint; Enter, H and Esc are keys. %1 Enter</extracomment>
        <translation>%1: spielen, H: weiter, Esc: schließen</translation>
    </message>
    <message>
        <source>%1 plays it, Esc closes</source>
        <extracomment>At the foot of a hint that has no other choices; Esc is a key. %1 Enter</extracomment>
        <translation>%1: spielen, Esc: schließen</translation>
    </message>
    <message>
        <source>Next best</source>
        <extracomment>Above the next best choices of a hint</extracomment>
        <translation>Nächstbeste</translation>
    </message>
</context>
<context>
    <name>heorot::app::KeysDialog</name>
    <message>
        <source>Arrow keys</source>
        <extracomment>A key or keys, as printed on them</extracomment>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Go to the nearest place in that direction; at an edge, press again to go beyond it.</source>
        <translation>Zum nächsten Feld in dieser Richtung gehen; am Rand noch einmal drücken, um darüber hinauszugehen.</translation>
    </message>
    <message>
        <source>Go to the next choice, or the next part of the table.</source>
        <translation>Zur nächsten Möglichkeit oder zum nächsten Teil des Tisches gehen.</translation>
    </message>
    <message>
        <source>Go to the previous choice or part of the table.</source>
        <translation>Zur vorigen Möglichkeit oder zum vorigen Teil des Tisches gehen.</translation>
    </message>
    <message>
        <source>Skip the animation; otherwise choose the place.</source>
        <translation>Laufende Bewegung beenden, sonst das Feld wählen.</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>A key or keys, as printed on them</extracomment>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Choose whatever is marked with the digit.</source>
        <translation>Wählen, was mit der Ziffer markiert ist.</translation>
    </message>
    <message>
        <source>Close the tip, the hint, or whatever covers the table; otherwise take back your last choice.</source>
        <translation>Erklärung, Tipp oder offenes Fenster schließen; sonst die letzte Auswahl zurücknehmen.</translation>
    </message>
    <message>
        <source>Ctrl with + or −, or the wheel</source>
        <extracomment>A key or keys, as printed on them; both zoom</extracomment>
        <translation>Strg mit + oder −, oder das Mausrad</translation>
    </message>
    <message>
        <source>Zoom in or out.</source>
        <translation>Ansicht vergrößern oder verkleinern.</translation>
    </message>
    <message>
        <source>Show the whole table.</source>
        <translation>Den ganzen Tisch zeigen.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the list of keys</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Choose the place. On the panel of a player: show everything large.</source>
        <translation>Das Feld wählen. Auf der Tafel eines Spielers: alles groß zeigen.</translation>
    </message>
</context>
<context>
    <name>heorot::app::LedgerModel</name>
    <message>
        <source>%1, %2: %3, then %4</source>
        <extracomment>A number of the ledger: %1 a part of the game, %2 a player, %3 a signed change of points, %4 the points after it</extracomment>
        <translation>%1, %2: %3, danach %4</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>Row of the ledger where a game has no parts</extracomment>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Row of the ledger, short: what is counted at the end of the game</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>If it ended</source>
        <extracomment>Row of the ledger, short: the points if the game ended now</extracomment>
        <translation>Endwertung</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Wäre das Spiel jetzt zu Ende</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <extracomment>Row of the ledger: %1 what is counted at the end of the game, such as &quot;Wounds&quot;</extracomment>
        <translation>Am Ende: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3, then %4 and %5</source>
        <extracomment>A number of the ledger: %1 a part of the game, %2 a player, %3 a signed change of points, %4 the points after it, %5 “2 hidden pieces”</extracomment>
        <translation>%1, %2: %3, danach %4 und %5</translation>
    </message>
    <message>
        <source>%1. In brackets, what counts at the end: %2 (%3).</source>
        <extracomment>A number of the ledger: %1 what it says, %2 “No-wound bonus lost”, %3 the change of the points counted at the end</extracomment>
        <translation>%1. In Klammern, was am Ende zählt: %2 (%3).</translation>
    </message>
</context>
<context>
    <name>heorot::app::LedgerView</name>
    <message>
        <source>Points of each player by part of the game</source>
        <translation>Punkte jedes Spielers nach Abschnitten der Partie</translation>
    </message>
    <message>
        <source>Choose a number to see the lines behind it.</source>
        <translation>Wähle eine Zahl, um zu sehen, woraus sie sich ergibt.</translation>
    </message>
    <message>
        <source>Points now, and what each part of the game brought</source>
        <extracomment>Above the ledger: each row shows the points at its end, and below them what it brought</extracomment>
        <translation>Punkte jetzt, und was jeder Teil des Spiels gebracht hat</translation>
    </message>
    <message>
        <source>In brackets, what counts only at the end: %1</source>
        <extracomment>Above the ledger, below the caption: %1 what the numbers in brackets mean, as “No-wound bonus lost”</extracomment>
        <translation>In Klammern, was erst am Ende zählt: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::LessonBand</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1 the number of a step, %2 how many a lesson has</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <extracomment>Button of a lesson</extracomment>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Back to the hall; the lesson continues from here next time.</source>
        <translation>Zurück in die Halle; beim nächsten Mal geht die Lektion hier weiter.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button of a lesson: to the step before</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back to the previous step.</source>
        <translation>Zum vorigen Schritt.</translation>
    </message>
    <message>
        <source>Have this step done for you.</source>
        <translation>Das Programm erledigt diesen Schritt für dich.</translation>
    </message>
    <message>
        <source>Read more</source>
        <extracomment>Button of a lesson: opens the handbook</extracomment>
        <translation>Mehr dazu</translation>
    </message>
    <message>
        <source>Open the handbook at what this step is about.</source>
        <translation>Das Handbuch an der passenden Stelle aufschlagen.</translation>
    </message>
    <message>
        <source>Go to the next step.</source>
        <translation>Zum nächsten Schritt gehen.</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>Button of a lesson: does what the learner is asked to do</extracomment>
        <translation>Vormachen</translation>
    </message>
</context>
<context>
    <name>heorot::app::LessonPage</name>
    <message>
        <source>King Hrothgar</source>
        <extracomment>Who teaches a game</extracomment>
        <translation>König Hrothgar</translation>
    </message>
    <message>
        <source>Queen Wealhtheow</source>
        <extracomment>Who teaches a game</extracomment>
        <translation>Königin Wealhtheow</translation>
    </message>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <extracomment>%1 the number of a lesson, %2 how many a game has, %3 the lesson&apos;s title</extracomment>
        <translation>Lektion %1 von %2: %3</translation>
    </message>
    <message>
        <source>Press Esc once more to leave. The lesson waits for you at this step.</source>
        <extracomment>A lesson, after Escape was pressed once</extracomment>
        <translation>Drücke noch einmal Esc, um zu gehen. Die Lektion wartet bei diesem Schritt auf dich.</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button of a lesson: to the next step</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>In the place of a lesson&apos;s button Next: the lesson waits for an action at the table</extracomment>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>In the place of a lesson&apos;s button Next, while the others&apos; moves are shown</extracomment>
        <translation>Sieh zu</translation>
    </message>
    <message>
        <source>Well done!</source>
        <extracomment>The end of a lesson</extracomment>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>Button at the end of a lesson</extracomment>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>To the hall</source>
        <extracomment>Button at the end of the last lesson, whose game is over</extracomment>
        <translation>In die Halle</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button at the end of the last lesson: the game goes on as an ordinary one</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>The lesson itself is the hint: do what the text asks, or have it done for you with %1.</source>
        <extracomment>A lesson, after the key of hints was pressed: %1 the key of &quot;Show me&quot;</extracomment>
        <translation>Die Lektion selbst ist der Tipp: Tu, was der Text verlangt, oder lass es dir mit %1 vormachen.</translation>
    </message>
    <message>
        <source>The others move</source>
        <extracomment>A lesson, in the place of its title while the others move</extracomment>
        <translation>Die anderen sind am Zug</translation>
    </message>
    <message>
        <source>The others are still moving. You can go on as soon as they are done.</source>
        <extracomment>A lesson, after a click while the others move</extracomment>
        <translation>Die anderen ziehen noch. Du kannst weitermachen, sobald sie fertig sind.</translation>
    </message>
    <message>
        <source>Watch what the others do.</source>
        <extracomment>A lesson, in the place of its text until the others have moved</extracomment>
        <translation>Sieh zu, was die anderen tun.</translation>
    </message>
    <message>
        <source>That was the lesson</source>
        <extracomment>The end of a lesson of which most was done for the learner</extracomment>
        <translation>Das war die Lektion</translation>
    </message>
    <message>
        <source>Most of it was done for you, so it isn’t ticked off. Play it yourself whenever you like.</source>
        <translation>Das meiste wurde für dich erledigt, deshalb ist sie nicht abgehakt. Spiel sie selbst, wann immer du magst.</translation>
    </message>
    <message>
        <source>The skald</source>
        <extracomment>Who teaches a game</extracomment>
        <translation>Die Skaldin</translation>
    </message>
    <message>
        <source>%1 The lesson takes this move back.</source>
        <extracomment>An answer of a lesson to a move that would be good as well: %1 why the lesson wants another one, in sentences</extracomment>
        <translation>%1 Die Lektion nimmt diesen Zug zurück.</translation>
    </message>
</context>
<context>
    <name>heorot::app::LogModel</name>
    <message>
        <source>%1 %2, now %3</source>
        <extracomment>Ledger: %1 a player, %2 a signed change of points, %3 the points after it</extracomment>
        <translation>%1 %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1, %2: %3, now %4</source>
        <extracomment>Ledger, at the end of the game: %1 a player, %2 a source of points, %3 a signed change of points, %4 the points after it</extracomment>
        <translation>%1, %2: %3, jetzt %4</translation>
    </message>
    <message>
        <source>The game resumes from its last stored state; earlier moves are only in its file.</source>
        <translation>Die Partie setzt beim letzten gespeicherten Stand ein; Früheres steht nur in der Datei.</translation>
    </message>
</context>
<context>
    <name>heorot::app::LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>Title of the list of what happened</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Filter of the log: lines of every player</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Show the lines of every player.</source>
        <translation>Die Zeilen aller Spieler zeigen.</translation>
    </message>
    <message>
        <source>Show the lines of %1 only.</source>
        <extracomment>%1 a player; a translation may have two spellings beside it</extracomment>
        <translation>Nur die Zeilen von %1 zeigen.</translation>
    </message>
    <message>
        <source>Ledger</source>
        <extracomment>Button of the log: shows a table of the points</extracomment>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Close the log.</source>
        <translation>Den Verlauf schließen.</translation>
    </message>
    <message>
        <source>Show the points of each player by part of the game.</source>
        <translation>Die Punkte jedes Spielers nach Abschnitten der Partie zeigen.</translation>
    </message>
</context>
<context>
    <name>heorot::app::LogRail</name>
    <message>
        <source>Last lines of the log</source>
        <extracomment>Name of the pictures beside the table, one for each of the last lines of the log</extracomment>
        <translation>Letzte Zeilen des Verlaufs</translation>
    </message>
</context>
<context>
    <name>heorot::app::LogRows</name>
    <message numerus="yes">
        <source>%n more line(s); the right arrow opens them.</source>
        <extracomment>For a screen reader, after a line of the log: %n further lines are folded into it</extracomment>
        <translation>
            <numerusform>%n weitere Zeile, Pfeil nach rechts öffnet sie.</numerusform>
            <numerusform>%n weitere Zeilen, Pfeil nach rechts öffnet sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::MainWindow</name>
    <message>
        <source>This game has no table yet; play it in a terminal with heorot-cli.</source>
        <translation>Dieses Spiel hat noch keinen Tisch; im Terminal lässt es sich mit heorot-cli spielen.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>Title of the window: %1 a game, %2 the program</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Some texts can’t be shown in your language and appear in English because these files are damaged. Reinstall the program to repair them.
%1</source>
        <extracomment>%1 files, one a line</extracomment>
        <translation>Einige Texte können nicht in der gewählten Sprache angezeigt werden und bleiben englisch: Diese Dateien sind beschädigt. Eine neue Installation behebt das.
%1</translation>
    </message>
    <message>
        <source>%1 already exists. %2 Replace it with this game?</source>
        <extracomment>%1 a file, %2 a whole sentence: when it was saved</extracomment>
        <translation>%1 gibt es schon. %2 Durch diese Partie ersetzen?</translation>
    </message>
</context>
<context>
    <name>heorot::app::MomentLayer</name>
    <message>
        <source>Next</source>
        <extracomment>Button while moments are shown one by one</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show the next moment (%1).</source>
        <extracomment>%1 a key</extracomment>
        <translation>Den nächsten Schritt zeigen (%1).</translation>
    </message>
    <message>
        <source>Skip all</source>
        <extracomment>Button while moments are shown one by one</extracomment>
        <translation>Alles überspringen</translation>
    </message>
    <message>
        <source>Show no more moments (%1).</source>
        <extracomment>%1 a key</extracomment>
        <translation>Die übrigen Schritte überspringen (%1).</translation>
    </message>
</context>
<context>
    <name>heorot::app::NoticeBar</name>
    <message>
        <source>Close this notice.</source>
        <translation>Diesen Hinweis schließen.</translation>
    </message>
</context>
<context>
    <name>heorot::app::OpponentsCard</name>
    <message>
        <source>Choose an opponent</source>
        <translation>Einen Gegner wählen</translation>
    </message>
    <message>
        <source>All players are people. Make one of them a computer player first.</source>
        <translation>Es spielen nur Menschen. Gib einem Computerspieler einen Platz, dann kannst du einen Gegner wählen.</translation>
    </message>
    <message>
        <source>Who sits in %1’s seat? You choose the level.</source>
        <extracomment>%1 the player of the seat</extracomment>
        <translation>Wer übernimmt den Platz von %1? Die Stufe bestimmst du.</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>An opponent who plays no seat yet; who plays the seat with this number</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>as player %1</source>
        <extracomment>%1 the number of a seat</extracomment>
        <translation>auf Platz %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::OptionsCard</name>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>kept for your next game</source>
        <extracomment>Beside the heading &quot;Options&quot;</extracomment>
        <translation>für die nächste Partie gemerkt</translation>
    </message>
</context>
<context>
    <name>heorot::app::OptionsPanel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A variant of a game: %1 its name, %2 what was chosen</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no help</source>
        <extracomment>Beside &quot;Table&quot;, in a list: how much the table helps</extracomment>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>random start</source>
        <translation>Startspieler per Zufall</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <extracomment>Beside &quot;Table&quot;, in a list: %1 the player who has the first turn</extracomment>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>choices are shown</source>
        <extracomment>Beside &quot;Table&quot;, in a list: how much the table helps</extracomment>
        <translation>Auswahl wird gezeigt</translation>
    </message>
    <message>
        <source>choices and points are shown</source>
        <extracomment>Beside &quot;Table&quot;, in a list: how much the table helps</extracomment>
        <translation>Auswahl und Punkte</translation>
    </message>
    <message>
        <source>choices, points, and hints</source>
        <extracomment>Beside &quot;Table&quot;, in a list: how much the table helps</extracomment>
        <translation>Auswahl, Punkte und Tipps</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>On the setup page: by which rules the game is played, which can be folded away</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>as in the rulebook</source>
        <extracomment>Beside &quot;Rules&quot;: the game is played by the printed rules</extracomment>
        <translation>wie in der Spielregel</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>On the setup page: how much the table helps, who begins, pace and seed, which can be folded away</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>Beside &quot;Table&quot;, in a list: %1 the number from which the deal is made</extracomment>
        <translation>Spielnummer %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::PictureCard</name>
    <message>
        <source>About %1 minutes</source>
        <extracomment>How long a game takes: %1 a number</extracomment>
        <translation>Etwa %1 Minuten</translation>
    </message>
    <message>
        <source>%1 to %2 minutes</source>
        <extracomment>How long a game takes: %1 and %2 numbers</extracomment>
        <translation>%1 bis %2 Minuten</translation>
    </message>
    <message>
        <source>%1 players</source>
        <extracomment>%1 a number of players</extracomment>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <extracomment>%1 and %2 numbers of players</extracomment>
        <translation>%1 bis %2 Spieler</translation>
    </message>
</context>
<context>
    <name>heorot::app::RecapLine</name>
    <message>
        <source>Since your turn, %1 of %2: %3</source>
        <extracomment>For screen readers: %1 a number, %2 how many there are, %3 what another player did</extracomment>
        <translation>Seit deinem Zug, %1 von %2: %3</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <extracomment>Before what the other players did</extracomment>
        <translation>Seit deinem Zug</translation>
    </message>
    <message>
        <source>The previous move.</source>
        <translation>Der vorige Zug.</translation>
    </message>
    <message>
        <source>The next move.</source>
        <translation>Der nächste Zug.</translation>
    </message>
    <message>
        <source>Show the table as it was before this move.</source>
        <translation>Den Tisch zeigen, wie er vor diesem Zug war.</translation>
    </message>
    <message>
        <source>Show again what the others did.</source>
        <translation>Noch einmal zeigen, was die anderen getan haben.</translation>
    </message>
    <message>
        <source>Close this line.</source>
        <translation>Diese Zeile schließen.</translation>
    </message>
    <message>
        <source>As it was</source>
        <extracomment>Button: shows the table before a move</extracomment>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Show it again</source>
        <extracomment>Button: plays the moves of the others once more</extracomment>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>Move %1 of the last %2: %3</source>
        <extracomment>For screen readers, where only computer players play: %1 a number, %2 how many there are, %3 what a player did and why</extracomment>
        <translation>Zug %1 der letzten %2: %3</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>How the move of another player changed the points of the reader</extracomment>
        <translation>Du: %1</translation>
    </message>
    <message>
        <source>Show why this move was made.</source>
        <translation>Zeigen, warum dieser Zug gemacht wurde.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Button: explains the move of a computer player</extracomment>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>heorot::app::ReplayControls</name>
    <message>
        <source>Time line of the game</source>
        <extracomment>The control of a whole game that is looked at again</extracomment>
        <translation>Zeitleiste der Partie</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <extracomment>How fast a game is played again</extracomment>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>1×</source>
        <extracomment>A speed, as a factor</extracomment>
        <translation>1×</translation>
    </message>
    <message>
        <source>Slow: time to read every line</source>
        <translation>Langsam: genug Zeit, um jede Zeile zu lesen</translation>
    </message>
    <message>
        <source>2×</source>
        <extracomment>A speed, as a factor</extracomment>
        <translation>2×</translation>
    </message>
    <message>
        <source>Twice as fast</source>
        <translation>Doppelt so schnell</translation>
    </message>
    <message>
        <source>6×</source>
        <extracomment>A speed, as a factor</extracomment>
        <translation>6×</translation>
    </message>
    <message>
        <source>Fast: the game flies by</source>
        <translation>Schnell: Die Partie zieht vorbei</translation>
    </message>
    <message>
        <source>Perspective: %1</source>
        <extracomment>%1 whose hand is shown: &quot;What everyone could see&quot;, &quot;Anna&quot;</extracomment>
        <translation>Perspektive: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::ReplayLine</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>A place on the time line of a game: %1 the number of a step, %2 how many there are</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>If the game had ended there: %1</source>
        <extracomment>A place on the time line of a game: %1 players with their points</extracomment>
        <translation>Wäre das Spiel dort zu Ende gewesen: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::ReplayPage</name>
    <message>
        <source>Before the first move.</source>
        <translation>Vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>For screen readers, in a replay: %1 the number of a step, %2 how many there are, %3 what happened</extracomment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>Where a replay stands: %1 the number of a step, %2 how many there are</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>What everyone could see</source>
        <extracomment>Perspective of a replay: no hand and nothing hidden</extracomment>
        <translation>Was alle sehen konnten</translation>
    </message>
    <message>
        <source>Whoever’s turn it is</source>
        <extracomment>Perspective of a replay: always the hand of the player to move</extracomment>
        <translation>Wer gerade am Zug ist</translation>
    </message>
    <message>
        <source>Hands stay hidden until the game is over.</source>
        <extracomment>In the menu of perspectives, of a game that goes on</extracomment>
        <translation>Die Hände bleiben verdeckt, bis die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>No person took part in this game.</source>
        <extracomment>Why a new game cannot begin from a position of a replay</extracomment>
        <translation>An dieser Partie hat kein Mensch teilgenommen.</translation>
    </message>
    <message>
        <source>The beginning of this game can no longer be shown.</source>
        <extracomment>Why a new game cannot begin from a position of a replay</extracomment>
        <translation>Der Anfang dieser Partie lässt sich nicht mehr zeigen.</translation>
    </message>
    <message>
        <source>The game is over here; go back to an earlier step.</source>
        <extracomment>Why a new game cannot begin from a position of a replay</extracomment>
        <translation>Hier ist die Partie zu Ende; gehe zu einem früheren Schritt zurück.</translation>
    </message>
    <message>
        <source>With the same rolls and draws as before</source>
        <extracomment>A new game from a position of an old one: the dice fall and the cards come as they did in the old game</extracomment>
        <translation>Mit denselben Würfen und Ziehungen wie damals</translation>
    </message>
    <message>
        <source>With the same draws as before</source>
        <extracomment>A new game from a position of an old one, without dice: the cards or tiles come as they did in the old game</extracomment>
        <translation>Mit denselben Ziehungen wie damals</translation>
    </message>
    <message>
        <source>With new rolls and draws</source>
        <extracomment>A new game from a position of an old one: chance decides anew</extracomment>
        <translation>Mit neuen Würfen und Ziehungen</translation>
    </message>
    <message>
        <source>With new draws</source>
        <extracomment>A new game from a position of an old one, without dice: chance decides anew</extracomment>
        <translation>Mit neuen Ziehungen</translation>
    </message>
</context>
<context>
    <name>heorot::app::ReportDialog</name>
    <message>
        <source>Archives (*.tar);;All files (*)</source>
        <extracomment>Kinds of files in a dialog: keep &quot;(*.tar)&quot; and &quot;;;(*)&quot; as they are</extracomment>
        <translation>Archive (*.tar);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The report was saved as %1. Attach it to your message; Heorot can open it, too.</source>
        <extracomment>%1 a file</extracomment>
        <translation>Der Bericht wurde als %1 gespeichert. Hänge ihn an deine Nachricht an; auch Heorot kann ihn öffnen.</translation>
    </message>
    <message>
        <source>The report can’t be saved as %1: %2.</source>
        <extracomment>%1 a file, %2 a reason such as &quot;the disk is full&quot;</extracomment>
        <translation>Der Bericht lässt sich nicht als %1 speichern: %2.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What did you do, what did you expect, and what happened?</source>
        <translation>Was hast du getan, was hast du erwartet und was ist passiert?</translation>
    </message>
    <message>
        <source>The report is one file on your computer; nothing is sent. It contains your words, the versions of the program and your system, your settings, the program’s messages, and a picture of the window.</source>
        <translation>Der Bericht ist eine Datei auf deinem Computer; es wird nichts verschickt. Er enthält deine Worte, die Versionen des Programms und deines Systems, deine Einstellungen, die Meldungen des Programms und ein Bild des Fensters.</translation>
    </message>
    <message>
        <source>Include the game on the table</source>
        <extracomment>Whether the saga of the game at the table is part of the report</extracomment>
        <translation>Die Partie am Tisch beilegen</translation>
    </message>
    <message>
        <source>The game contains everybody’s cards, the decks, and the dice to come. Share it only if the other players agree.</source>
        <translation>Die Partie enthält die Karten von allen, die Stapel und die kommenden Würfelwürfe. Gib sie nur weiter, wenn alle anderen einverstanden sind.</translation>
    </message>
    <message>
        <source>Without the game, the report shows only what the window shows.</source>
        <translation>Ohne die Partie lässt sich nur untersuchen, was das Fenster zeigt.</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <extracomment>Button: chooses a file for the report</extracomment>
        <translation>Bericht speichern …</translation>
    </message>
</context>
<context>
    <name>heorot::app::ResultLine</name>
    <message>
        <source>No finished game yet</source>
        <extracomment>In the tile of a game in the hall</extracomment>
        <translation>Noch keine Partie beendet</translation>
    </message>
    <message>
        <source>Look at the final table of this game.</source>
        <translation>Den Schlussstand dieser Partie ansehen.</translation>
    </message>
    <message>
        <source>Watch this game from its start.</source>
        <translation>Diese Partie von Anfang an ansehen.</translation>
    </message>
</context>
<context>
    <name>heorot::app::ResultsColumn</name>
    <message>
        <source>Last games</source>
        <extracomment>Heading in the hall: the last finished games</extracomment>
        <translation>Letzte Partien</translation>
    </message>
</context>
<context>
    <name>heorot::app::SagaDelegate</name>
    <message>
        <source>%1 can’t be read.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>heorot::app::SagasPage</name>
    <message>
        <source>Continue the game, or see how it ended.</source>
        <translation>Die Partie fortsetzen oder ihr Ende ansehen.</translation>
    </message>
    <message>
        <source>Watch the game from its start.</source>
        <translation>Die Partie von Anfang an ansehen.</translation>
    </message>
    <message>
        <source>Move the saga to the trash.</source>
        <translation>Die Saga in den Papierkorb verschieben.</translation>
    </message>
    <message>
        <source>Restore it from the trash.</source>
        <translation>Sie aus dem Papierkorb zurückholen.</translation>
    </message>
    <message>
        <source>Search by player, game, or file.</source>
        <translation>Nach Spielern, Spielen und Dateien suchen.</translation>
    </message>
    <message>
        <source>Copy a saga file into this list.</source>
        <translation>Eine Saga-Datei in diese Liste kopieren.</translation>
    </message>
    <message>
        <source>Save a copy of the saga elsewhere.</source>
        <translation>Eine Kopie der Saga an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Clear the search; otherwise go back to the hall.</source>
        <translation>Die Suche leeren, sonst zurück in die Halle.</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button: shows the end of the finished game that is chosen in the list</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: goes on with the game that is chosen in the list</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>No saga matches the search.</source>
        <translation>Keine Saga passt zur Suche.</translation>
    </message>
    <message>
        <source>There are no sagas yet. Every game you start is saved here automatically.</source>
        <translation>Es gibt noch keine Saga. Jede Partie, die du beginnst, wird hier von selbst aufbewahrt.</translation>
    </message>
    <message>
        <source>Sagas (%1)</source>
        <extracomment>Title of the list of saved games: %1 how many are shown</extracomment>
        <translation>Sagas (%1)</translation>
    </message>
    <message>
        <source>Sagas</source>
        <translation>Sagas</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>Filter of a list of saved games</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Newest first</source>
        <extracomment>Order of a list of saved games</extracomment>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <extracomment>Order of a list of saved games</extracomment>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>By game</source>
        <extracomment>Order of a list of saved games</extracomment>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By players</source>
        <extracomment>Order of a list of saved games</extracomment>
        <translation>Nach Spielern</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back to the hall.</source>
        <translation>Zurück in die Halle.</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button: copies a file into the list of saved games</extracomment>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Player, game, or file</source>
        <translation>Spieler, Spiel oder Datei</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>A filter: which game</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>In which order a list is</extracomment>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>A filter: running or finished games</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Filter of a list of saved games</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Ongoing and finished games</source>
        <translation>Laufende und beendete Partien</translation>
    </message>
    <message>
        <source>Ongoing</source>
        <extracomment>Filter of a list of saved games</extracomment>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Ongoing games</source>
        <translation>Partien, die noch laufen</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <extracomment>Filter of a list of saved games</extracomment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Games that are over</source>
        <translation>Partien, die zu Ende sind</translation>
    </message>
    <message>
        <source>All sagas</source>
        <translation>Alle Sagas</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button: moves the saga that is chosen in the list to the trash</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: saves a copy of a saga elsewhere</extracomment>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>a game</comment>
        <extracomment>Button: shows a game again from its start</extracomment>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes a deleted saga back out of the trash</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>%1 was added to the list.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 steht jetzt in der Liste.</translation>
    </message>
    <message>
        <source>%1 already exists. %2 Replace it with this game?</source>
        <extracomment>%1 a file, %2 a whole sentence: when it was saved</extracomment>
        <translation>%1 gibt es schon. %2 Durch diese Partie ersetzen?</translation>
    </message>
    <message>
        <source>A copy was saved as %1.</source>
        <extracomment>%1 a file</extracomment>
        <translation>Eine Kopie wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 can’t be moved to the trash.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 lässt sich nicht in den Papierkorb verschieben.</translation>
    </message>
    <message>
        <source>%1 is now in your desktop’s trash.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 liegt jetzt im Papierkorb.</translation>
    </message>
    <message>
        <source>%1 can’t be restored: it’s no longer in the trash, or another file has its name.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 kann nicht zurückgeholt werden: Die Datei ist nicht mehr im Papierkorb, oder eine andere trägt ihren Namen.</translation>
    </message>
    <message>
        <source>%1 is back in the list.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 steht wieder in der Liste.</translation>
    </message>
</context>
<context>
    <name>heorot::app::ScoreChart</name>
    <message numerus="yes">
        <source>%1 goes from %2 through %3 to %4 point(s).</source>
        <extracomment>%1 a player, %2 points at the start, %3 the highest and %4 the last, which chooses the plural form</extracomment>
        <translation>
            <numerusform>%1 kommt von %2 über %3 auf %4 Punkt.</numerusform>
            <numerusform>%1 kommt von %2 über %3 auf %4 Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points of every player after each move, as if the game had ended there</source>
        <translation>Punkte aller Spieler im Verlauf der Züge, als hätte die Partie jeweils dort geendet</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the name of a player, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Move %1: %2.</source>
        <extracomment>Read aloud of a moment on the chart: %1 a number of the log, %2 players with their points</extracomment>
        <translation>Zug %1: %2.</translation>
    </message>
    <message>
        <source>%1, move %2: %3.</source>
        <extracomment>Read aloud of a moment on the chart: %1 a part of the game, %2 a number of the log, %3 players with their points</extracomment>
        <translation>%1, Zug %2: %3.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>On the chart of points: %1 a number of the log</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>On the chart of points, over those of the result</extracomment>
        <translation>Am Ende</translation>
    </message>
</context>
<context>
    <name>heorot::app::SeatRow</name>
    <message>
        <source>Orange circle</source>
        <translation>Oranger Kreis</translation>
    </message>
    <message>
        <source>Blue square</source>
        <translation>Blaues Quadrat</translation>
    </message>
    <message>
        <source>Green diamond</source>
        <translation>Grüne Raute</translation>
    </message>
    <message>
        <source>Purple hexagon</source>
        <translation>Violettes Sechseck</translation>
    </message>
    <message>
        <source>Gray shield</source>
        <translation>Grauer Schild</translation>
    </message>
    <message>
        <source>Color and mark: %1</source>
        <extracomment>%1 a color and the shape of its mark</extracomment>
        <translation>Farbe und Zeichen: %1</translation>
    </message>
    <message>
        <source>Saved games use this word for something else; choose another name.</source>
        <translation>Dieses Wort hat in gespeicherten Partien eine andere Bedeutung; wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>An easy computer player</source>
        <translation>Computerspieler, Stufe leicht</translation>
    </message>
    <message>
        <source>A medium computer player</source>
        <translation>Computerspieler, Stufe mittel</translation>
    </message>
    <message>
        <source>A hard computer player</source>
        <translation>Computerspieler, Stufe schwer</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Ein Mensch an diesem Bildschirm</translation>
    </message>
    <message>
        <source>This name contains an invisible character, as some emoji do.</source>
        <translation>Dieser Name enthält ein unsichtbares Zeichen, wie es in manchen Emojis steckt.</translation>
    </message>
    <message>
        <source>A master computer player</source>
        <translation>Computerspieler, Stufe Meister</translation>
    </message>
    <message>
        <source>Takes what it sees: good company for first games.</source>
        <translation>Greift zu, wo sich etwas bietet: angenehm für die ersten Partien.</translation>
    </message>
    <message>
        <source>A fair match once you know the rules.</source>
        <translation>Ein ebenbürtiger Gegner, sobald du die Regeln kennst.</translation>
    </message>
    <message>
        <source>Thinks up to a second about a move; hard to beat.</source>
        <translation>Denkt bis zu einer Sekunde über einen Zug nach; schwer zu schlagen.</translation>
    </message>
    <message>
        <source>Thinks for several seconds and forgives little.</source>
        <translation>Denkt sekundenlang nach und verzeiht wenig.</translation>
    </message>
    <message>
        <source>Opponent: %1. Choose another.</source>
        <extracomment>%1 the name of an opponent, such as Ylva</extracomment>
        <translation>Gegner: %1. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the list of opponents: %1 a name, %2 a sentence on how the opponent plays</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (plays %3)</source>
        <extracomment>In the list of opponents: %1 a name, %2 a sentence on how the opponent plays, %3 the name of a seat that is already played by the opponent</extracomment>
        <translation>%1: %2 (spielt %3)</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Ein anderer Spieler heißt schon so.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1 the number of a player</extracomment>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Move this player up in the turn order</source>
        <translation>Diesen Spieler in der Reihenfolge nach vorn rücken</translation>
    </message>
    <message>
        <source>Move this player down in the turn order</source>
        <translation>Diesen Spieler in der Reihenfolge nach hinten rücken</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <extracomment>%1 the number of a player</extracomment>
        <translation>Wer als Spieler %1 spielt</translation>
    </message>
</context>
<context>
    <name>heorot::app::SeatsCard</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 players, in order of play</source>
        <extracomment>%1 a number of players</extracomment>
        <translation>%1 Spieler, in Spielreihenfolge</translation>
    </message>
    <message>
        <source>%1 to %2 players, in order of play</source>
        <extracomment>%1 and %2 numbers of players</extracomment>
        <translation>%1 bis %2 Spieler, in Spielreihenfolge</translation>
    </message>
    <message>
        <source>free colors</source>
        <translation>freie Farben</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
</context>
<context>
    <name>heorot::app::SeatsMenu</name>
    <message>
        <source>Players</source>
        <extracomment>A menu of the table: who plays the seats</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 plays again</source>
        <extracomment>A menu: the person comes back to its seat; %1 its name</extracomment>
        <translation>%1 spielt wieder selbst</translation>
    </message>
    <message>
        <source>Let the computer play for %1</source>
        <extracomment>A menu of levels: a computer player takes a person&apos;s seat; %1 the person&apos;s name</extracomment>
        <translation>Den Computer für %1 spielen lassen</translation>
    </message>
</context>
<context>
    <name>heorot::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>heorot::app::SettingsForm</name>
    <message>
        <source>Same as the desktop</source>
        <extracomment>A choice of the language: the one the desktop is set to</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice of the colors</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A choice of the colors</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A choice of the colors</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 a number of percent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>How fast pieces move: they do not</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>How fast pieces move</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>How fast pieces move</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>How fast pieces move</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very quick</source>
        <extracomment>How fast pieces move</extracomment>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>How much the table helps: not at all</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>How much the table helps: it gives hints</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>All text changes at once, even in an open game.</source>
        <translation>Alle Texte wechseln sofort, auch die einer offenen Partie.</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>High contrast draws light on black, with thicker edges.</source>
        <translation>Hoher Kontrast: Helles auf Schwarz, mit dickeren Rändern.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>All text grows; whatever no longer fits can be scrolled.</source>
        <translation>Vergrößert alle Texte; was dann keinen Platz hat, lässt sich scrollen.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>How fast pieces move. Off shows every change at once; Space skips one animation.</source>
        <translation>Wie schnell sich Figuren, Karten und Plättchen bewegen. „Aus“ zeigt jede Änderung sofort; die Leertaste überspringt eine Bewegung.</translation>
    </message>
    <message>
        <source>Undo past a reveal</source>
        <translation>Aufgedecktes zurücknehmen</translation>
    </message>
    <message>
        <source>Only while all the others are computer players. The game is then marked.</source>
        <translation>Nur wenn alle anderen Computerspieler sind. Die Partie ist dann markiert.</translation>
    </message>
    <message>
        <source>Play the only choice</source>
        <translation>Einzige Möglichkeit ausführen</translation>
    </message>
    <message>
        <source>When only one choice is legal, the table makes it without asking.</source>
        <translation>Gibt es nur eine Möglichkeit, wird sie ohne Nachfrage ausgeführt.</translation>
    </message>
    <message>
        <source>Hand-over card</source>
        <translation>Sichtschutz bei der Übergabe</translation>
    </message>
    <message>
        <source>Covers what is hidden when another player takes over, and shows what has happened since.</source>
        <translation>Verdeckt, was geheim ist, wenn jemand anders übernimmt, und zeigt, was seither geschehen ist.</translation>
    </message>
    <message>
        <source>None: nothing is lit, but a place you can’t choose still says why.</source>
        <translation>Keine: Nichts leuchtet; bei einem Feld, das du nicht wählen kannst, erfährst du trotzdem, warum.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Hilfe am Tisch</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Tempo der Computerspieler</translation>
    </message>
    <message>
        <source>How long the table waits before it shows what a computer player does.</source>
        <translation>Wie lange der Tisch wartet, bis er den Zug eines Computerspielers zeigt.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>%1 s a move</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>%1&#xa0;s je Zug</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>How much the table helps: it shows what can be chosen</extracomment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How much the table helps: it also shows what a choice is worth</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Choices: what you can choose is lit.</source>
        <translation>Auswahl: Alles, was du wählen kannst, leuchtet.</translation>
    </message>
    <message>
        <source>Points: the same, and pointing at a choice shows what every player would gain or lose.</source>
        <translation>Punkte: Außerdem siehst du, was jeder Spieler gewinnen oder verlieren würde, wenn du auf ein Feld zeigst.</translation>
    </message>
    <message>
        <source>Hints: all of that, and you can ask for a hint.</source>
        <translation>Tipps: wie „Punkte“, und du kannst dir einen Tipp geben lassen.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>When a page shows what a part of the game has brought: after every part</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Major parts only</source>
        <extracomment>When a page shows what a part of the game has brought: after acts, rounds and major episodes</extracomment>
        <translation>Nur nach großen</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>When a page shows what a part of the game has brought</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Pages between parts of a game</source>
        <translation>Seiten zwischen Spielabschnitten</translation>
    </message>
    <message>
        <source>A page shows what an act, round, or episode brought each player, and what is new now.</source>
        <translation>Eine Seite zeigt, was ein Akt, eine Runde oder eine Episode jedem Spieler gebracht hat und was nun neu ist.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <extracomment>How loud the sounds are: there are none</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Quiet</source>
        <extracomment>How loud the sounds are</extracomment>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <extracomment>How loud the sounds are</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Loud</source>
        <extracomment>How loud the sounds are</extracomment>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>For pieces, cards, and dice, when it is your turn, and at the end of a game.</source>
        <translation>Für Figuren, Karten und Würfel, wenn du an der Reihe bist, und am Ende einer Partie.</translation>
    </message>
</context>
<context>
    <name>heorot::app::SetupFooter</name>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences</comment>
        <extracomment>%1 and %2 two sentences: who plays, and who begins</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Something above isn’t right yet; Start takes you there.</source>
        <translation>Oben stimmt noch etwas nicht; „Spiel beginnen“ bringt dich hin.</translation>
    </message>
    <message>
        <source>A computer player plays alone, and you watch.</source>
        <translation>Ein Computerspieler spielt allein, und du siehst zu.</translation>
    </message>
    <message>
        <source>%1 computer players, and you watch.</source>
        <extracomment>%1 a number</extracomment>
        <translation>%1 Computerspieler, und du siehst zu.</translation>
    </message>
    <message>
        <source>One player alone.</source>
        <translation>Ein Mensch allein.</translation>
    </message>
    <message>
        <source>%1 people against each other.</source>
        <extracomment>%1 a number</extracomment>
        <translation>%1 Menschen gegeneinander.</translation>
    </message>
    <message>
        <source>One player against a computer player.</source>
        <translation>Ein Mensch gegen einen Computerspieler.</translation>
    </message>
    <message>
        <source>One player against %1 computer players.</source>
        <extracomment>%1 a number</extracomment>
        <translation>Ein Mensch gegen %1 Computerspieler.</translation>
    </message>
    <message>
        <source>%1 people and a computer player.</source>
        <extracomment>%1 a number</extracomment>
        <translation>%1 Menschen und ein Computerspieler.</translation>
    </message>
    <message>
        <source>%1 people and %2 computer players.</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>%1 Menschen und %2 Computerspieler.</translation>
    </message>
    <message>
        <source>A random player goes first.</source>
        <translation>Der Zufall entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>%1. Your choices are kept for your next game. Enter starts.</source>
        <extracomment>%1 how long a game takes, such as &quot;About 45 minutes&quot;</extracomment>
        <translation>%1. Deine Auswahl wird fürs nächste Mal gemerkt. Enter beginnt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
</context>
<context>
    <name>heorot::app::SetupPage</name>
    <message>
        <source>New game: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Neues Spiel: %1</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Zurück in die Halle</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>heorot::app::SideCard</name>
    <message>
        <source>Close this card.</source>
        <translation>Diese Karte schließen.</translation>
    </message>
</context>
<context>
    <name>heorot::app::StatisticsFilters</name>
    <message>
        <source>Computer: %1</source>
        <extracomment>All computer players of one level: %1 a level such as &quot;hard&quot;
----------
Choice: games in which such a computer player took part; %1 a level such as &quot;hard&quot;</extracomment>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Computer: %1, %2</source>
        <extracomment>All computer players of one level and style: %1 a level such as &quot;hard&quot;, %2 a style such as &quot;bold&quot;</extracomment>
        <translation>Computer: %1, %2</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Any number</source>
        <extracomment>Choice: games with any number of players</extracomment>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Anybody</source>
        <extracomment>Choice: games against anybody</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Nur Menschen</translation>
    </message>
    <message>
        <source>Results of</source>
        <extracomment>Before a choice: whose results are shown</extracomment>
        <translation>Ergebnisse von</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Before a choice: of which game</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>number</comment>
        <extracomment>Before a choice: the number of players</extracomment>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>Before a choice: against whom</extracomment>
        <translation>Gegen</translation>
    </message>
</context>
<context>
    <name>heorot::app::StatisticsPage</name>
    <message>
        <source>The saga of this game is no longer where it was.</source>
        <translation>Die Saga dieser Partie ist nicht mehr da, wo sie war.</translation>
    </message>
    <message>
        <source>The result of this game will be removed from the statistics. Its saga stays but won’t be counted again.</source>
        <translation>Das Ergebnis dieser Partie wird aus der Statistik entfernt. Ihre Saga bleibt und wird nicht noch einmal gezählt.</translation>
    </message>
    <message>
        <source>All results of %1 will be removed from the statistics, along with games in which no other person played. The sagas stay but won’t be counted again.</source>
        <extracomment>%1 a player; a translation may have two spellings beside it</extracomment>
        <translation>Alle Ergebnisse von %1 werden aus der Statistik entfernt, und mit ihnen Partien, an denen sonst kein Mensch teilnahm. Die Sagas bleiben und werden nicht noch einmal gezählt.</translation>
    </message>
    <message>
        <source>All games will be removed from the statistics. The sagas stay but won’t be counted again.</source>
        <translation>Alle Partien werden aus der Statistik entfernt. Die Sagas bleiben und werden nicht noch einmal gezählt.</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <extracomment>Kinds of files in a dialog: keep &quot;(*.csv)&quot; and &quot;;;(*)&quot; as they are</extracomment>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>These games are saved in %1.</source>
        <extracomment>%1 a file</extracomment>
        <translation>Diese Partien sind jetzt in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The table can’t be saved as %1: %2.</source>
        <extracomment>%1 a file, %2 a reason such as &quot;the disk is full&quot;</extracomment>
        <translation>Die Tabelle lässt sich nicht als %1 speichern: %2.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 a number: a share in percent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>finished game(s)</source>
        <translation>
            <numerusform>beendete Partie</numerusform>
            <numerusform>beendete Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 how many games, %2 what share of all games, such as &quot;40%&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>average place</source>
        <extracomment>Below a number such as 1.8</extracomment>
        <translation>Durchschnittsrang</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>%1 the mean of some numbers, %2 how much they spread around it</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>points: average and spread</source>
        <translation>Punkte: Mittel und Streuung</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>coach’s rating</source>
        <extracomment>Below a percentage: how much of what was there the player kept, as the coach computed it</extracomment>
        <translation>vom Möglichen, sagt der Trainer</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>%1 a place: 1 for the winner</extracomment>
        <translation>Rang %1</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s).</source>
        <extracomment>Read aloud: %1 a place, %n how often</extracomment>
        <translation>
            <numerusform>Rang %1: %n Mal.</numerusform>
            <numerusform>Rang %1: %n Mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s), place %3</source>
        <extracomment>%1 a day, %2 points, %3 a place such as 1 for the winner</extracomment>
        <translation>
            <numerusform>%1: %2 Punkt, Rang %3</numerusform>
            <numerusform>%1: %2 Punkte, Rang %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2, the others %3.</source>
        <extracomment>Read aloud: %1 a source of points, %2 the player&apos;s mean points from it, %3 those of the others</extracomment>
        <translation>%1: %2, die anderen %3.</translation>
    </message>
    <message>
        <source>The others</source>
        <extracomment>Key of a chart: the points of the other players of the same games</extracomment>
        <translation>Die anderen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <extracomment>%1 an opponent, %n how many games against it</extracomment>
        <translation>
            <numerusform>%1, %n Partie</numerusform>
            <numerusform>%1, %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1: %2 ahead, %3 tied, %4 behind.</source>
        <extracomment>Read aloud: %1 an opponent, %2 to %4 numbers of games</extracomment>
        <translation>Gegen %1: %2-mal besser, %3-mal gleichauf, %4-mal schlechter.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Key of a chart: games in which the player did better than an opponent</extracomment>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Tied</source>
        <extracomment>Key of a chart: games in which the player had the same place as an opponent</extracomment>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Key of a chart: games in which the player did worse than an opponent</extracomment>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>Most points: %1, on %2</source>
        <extracomment>%1 points, %2 a day</extracomment>
        <translation>Meiste Punkte: %1, am %2</translation>
    </message>
    <message>
        <source>Fewest points: %1, on %2</source>
        <extracomment>%1 points, %2 a day</extracomment>
        <translation>Wenigste Punkte: %1, am %2</translation>
    </message>
    <message>
        <source>Largest win: %1 ahead, on %2</source>
        <extracomment>%1 points ahead of the second, %2 a day</extracomment>
        <translation>Höchster Sieg: %1 Vorsprung, am %2</translation>
    </message>
    <message>
        <source>Largest defeat: %1 behind, on %2</source>
        <extracomment>%1 points behind the winner, %2 a day</extracomment>
        <translation>Höchste Niederlage: %1 Rückstand, am %2</translation>
    </message>
    <message>
        <source>Coach’s best rating: %1%, on %2</source>
        <extracomment>%1 a percentage without its sign: how much of what was there the player kept; %2 a day</extracomment>
        <translation>Am besten gespielt: %1&#xa0;% vom Möglichen, am %2</translation>
    </message>
    <message>
        <source>Look at the final table of this game.</source>
        <translation>Den Schlussstand dieser Partie ansehen.</translation>
    </message>
    <message numerus="yes">
        <source>Now: %n win(s) in a row</source>
        <translation>
            <numerusform>Zurzeit: %n Sieg in Folge</numerusform>
            <numerusform>Zurzeit: %n Siege in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n game(s) without a win</source>
        <translation>
            <numerusform>Zurzeit: %n Partie ohne Sieg</numerusform>
            <numerusform>Zurzeit: %n Partien ohne Sieg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n win(s) in a row</source>
        <translation>
            <numerusform>Längste Serie: %n Sieg in Folge</numerusform>
            <numerusform>Längste Serie: %n Siege in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest wait: %n game(s) without a win</source>
        <translation>
            <numerusform>Längste Durststrecke: %n Partie ohne Sieg</numerusform>
            <numerusform>Längste Durststrecke: %n Partien ohne Sieg</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Title of a page</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Zurück in die Halle</translation>
    </message>
    <message>
        <source>Save these games as a table (CSV)</source>
        <translation>Diese Partien als Tabelle speichern (CSV)</translation>
    </message>
    <message>
        <source>Remove from the statistics</source>
        <translation>Aus der Statistik entfernen</translation>
    </message>
    <message>
        <source>All results of %1…</source>
        <extracomment>Menu entry: %1 a player; a translation may have two spellings beside it</extracomment>
        <translation>Alle Ergebnisse von %1 …</translation>
    </message>
    <message>
        <source>All games…</source>
        <extracomment>Menu entry: removes all games from the statistics</extracomment>
        <translation>Alle Partien …</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Heading: how often a player had which place</extracomment>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Points from game to game</source>
        <translation>Punkte von Partie zu Partie</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>Head to head</source>
        <extracomment>Heading: the player against each opponent</extracomment>
        <translation>Gegeneinander</translation>
    </message>
    <message>
        <source>Streaks and records</source>
        <translation>Serien und Rekorde</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Heading of a list of finished games</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Choose one game above: points of different games can’t be compared.</source>
        <translation>Wähle oben ein Spiel: Punkte verschiedener Spiele lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Look at the end</source>
        <extracomment>Button: opens the saga of a finished game, at its final table</extracomment>
        <translation>Ende ansehen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button: removes a game from the statistics</extracomment>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Counting sagas: %1 of %2…</source>
        <extracomment>While finished games are counted: %1 of %2 files</extracomment>
        <translation>Sagas werden gezählt: %1 von %2 …</translation>
    </message>
    <message>
        <source>Reading the statistics…</source>
        <translation>Die Statistik wird gelesen …</translation>
    </message>
    <message>
        <source>No finished game has been counted yet. Play one to the end, and its result will appear here.</source>
        <translation>Noch wurde keine beendete Partie gezählt. Spiele eine zu Ende, dann steht ihr Ergebnis hier.</translation>
    </message>
    <message>
        <source>No finished game matches. Change the filters above.</source>
        <translation>Keine beendete Partie passt dazu. Ändere oben die Filter.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A finished game, above its players and their points: %1 a day, %2 the title of a game</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>won, %n of them shared</source>
        <extracomment>Below the number of games won: %n of them ended in a tie for the first place</extracomment>
        <translation>
            <numerusform>gewonnen, davon %n geteilt</numerusform>
            <numerusform>gewonnen, davon %n geteilt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::StoryStrip</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The place of something among others: %1 its number, %2 how many there are</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more …</source>
        <extracomment>Button behind a sentence on what others did: opens %n more sentences</extracomment>
        <translation>
            <numerusform>%n weiterer …</numerusform>
            <numerusform>%n weitere …</numerusform>
        </translation>
    </message>
    <message>
        <source>more …</source>
        <extracomment>Button behind the beginning of a sentence: opens the whole</extracomment>
        <translation>mehr …</translation>
    </message>
    <message>
        <source>Show all of it.</source>
        <translation>Alles zeigen.</translation>
    </message>
</context>
<context>
    <name>heorot::app::TablePage</name>
    <message>
        <source>The game continues, but it isn’t saved: %1</source>
        <extracomment>%1 a sentence of the system or of the file&apos;s reader</extracomment>
        <translation>Die Partie geht weiter, ist aber nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Back to before this line</source>
        <translation>Zurück bis vor diese Zeile</translation>
    </message>
    <message>
        <source>Take back only this</source>
        <translation>Nur dies zurücknehmen</translation>
    </message>
    <message>
        <source>Later moves depend on it.</source>
        <translation>Spätere Züge hängen davon ab.</translation>
    </message>
    <message>
        <source>%1: more</source>
        <extracomment>In the tip of a piece: %1 the key that opens its page of the handbook</extracomment>
        <translation>%1: mehr</translation>
    </message>
    <message>
        <source>Close what covers the table</source>
        <translation>Offenes Fenster schließen</translation>
    </message>
    <message>
        <source>The game is still saved in its previous file: %1</source>
        <extracomment>%1 a sentence of the system or of the file&apos;s reader</extracomment>
        <translation>Die Partie bleibt in der bisherigen Datei gespeichert: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Show the points of all players again.</source>
        <translation>Die Punkte aller Spieler noch einmal zeigen.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same players again, each moved over by one seat.</source>
        <translation>Dieselben Spieler, jeder einen Platz weiter.</translation>
    </message>
    <message>
        <source>You can’t undo your last decision: something hidden has been revealed since, or another player has acted.</source>
        <translation>Du kannst deine letzte Entscheidung nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, oder jemand anderes hat gehandelt.</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Es gibt noch nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>My hand</source>
        <extracomment>Button of the prompt: shows the cards, tiles or tokens of the person to move, who decides without them so far</extracomment>
        <translation>Meine Hand</translation>
    </message>
    <message>
        <source>See what only you may see, once the others have looked away.</source>
        <translation>Sieh, was nur du sehen darfst, sobald die anderen wegschauen.</translation>
    </message>
    <message>
        <source>Why did %1 play that?</source>
        <extracomment>A menu of a line of the log: %1 a computer player; a translation may have two spellings beside it</extracomment>
        <translation>Warum hat %1 das gespielt?</translation>
    </message>
    <message>
        <source>What the others did</source>
        <extracomment>Button: opens the line that tells what the other players did</extracomment>
        <translation>Was die anderen taten</translation>
    </message>
    <message>
        <source>An earlier position, for viewing only.</source>
        <extracomment>In the place of the prompt, while an earlier position is shown</extracomment>
        <translation>Eine frühere Stellung, nur zum Ansehen.</translation>
    </message>
    <message>
        <source>The table before this: %1</source>
        <extracomment>For screen readers: %1 what another player did</extracomment>
        <translation>Der Tisch davor: %1</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Diesen Moment zeigen</translation>
    </message>
    <message>
        <source>Play on from here, as a new game</source>
        <translation>Von hier weiterspielen, als neue Partie</translation>
    </message>
    <message>
        <source>The hint isn’t there yet. Enter will play it once you can see it.</source>
        <extracomment>After Enter was pressed while the computer still searches for a hint</extracomment>
        <translation>Der Tipp ist noch nicht da. Enter spielt ihn, sobald du ihn siehst.</translation>
    </message>
</context>
<context>
    <name>heorot::app::TextWindow</name>
    <message>
        <source>Texts on this screen</source>
        <extracomment>Title of a window for translators</extracomment>
        <translation>Texte auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>Point at a text in the program, or choose one here, to see where it comes from.</source>
        <translation>Zeige im Programm auf einen Text oder wähle hier einen, um zu sehen, woher er kommt.</translation>
    </message>
    <message>
        <source>Copy the source</source>
        <extracomment>Button: the English text</extracomment>
        <translation>Original kopieren</translation>
    </message>
    <message>
        <source>Open its file</source>
        <extracomment>Button: opens the file with the text in the program for it, such as Qt Linguist</extracomment>
        <translation>Datei dazu öffnen</translation>
    </message>
    <message>
        <source>Refresh the list</source>
        <extracomment>Button: lists the texts of the page that is shown now</extracomment>
        <translation>Neu auflisten</translation>
    </message>
    <message>
        <source>About the chosen text</source>
        <extracomment>For screen readers: what is known of the chosen text</extracomment>
        <translation>Über den gewählten Text</translation>
    </message>
</context>
<context>
    <name>heorot::app::TimeStrip</name>
    <message>
        <source>Before the first move.</source>
        <translation>Vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>The table after move %1 of %2: %3</source>
        <extracomment>For screen readers, while an earlier position is shown: %1 the number of a move, %2 how many there are, %3 what happened</extracomment>
        <translation>Der Tisch nach Zug %1 von %2: %3</translation>
    </message>
    <message>
        <source>The previous move.</source>
        <translation>Der vorige Zug.</translation>
    </message>
    <message>
        <source>The next move.</source>
        <translation>Der nächste Zug.</translation>
    </message>
    <message>
        <source>Take back only this</source>
        <translation>Nur dies zurücknehmen</translation>
    </message>
    <message>
        <source>Back to before this line</source>
        <translation>Zurück bis vor diese Zeile</translation>
    </message>
    <message>
        <source>Play on from here, as a new game.</source>
        <translation>Von hier weiterspielen, als neue Partie.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>Zurück zum aktuellen Stand.</translation>
    </message>
    <message>
        <source>Why did %1 play that?</source>
        <extracomment>A button at a line of the log: %1 a computer player; a translation may have two spellings beside it</extracomment>
        <translation>Warum hat %1 das gespielt?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: a new game that begins with the position shown</extracomment>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <extracomment>Button: shows the table as it is</extracomment>
        <translation>Zum aktuellen Stand</translation>
    </message>
</context>
<context>
    <name>heorot::app::TopBar</name>
    <message>
        <source>Pace of computer players: %1 s</source>
        <extracomment>%1 seconds with one decimal, before a computer player&apos;s move is shown</extracomment>
        <translation>Tempo der Computerspieler: %1&#xa0;s</translation>
    </message>
    <message>
        <source>More actions for this table.</source>
        <translation>Weitere Funktionen an diesem Tisch.</translation>
    </message>
    <message>
        <source>In this game, a move was undone after something had been revealed.</source>
        <translation>In dieser Partie wurde etwas zurückgenommen, nachdem es aufgedeckt worden war.</translation>
    </message>
</context>
<context>
    <name>heorot::app::WhyCard</name>
    <message>
        <source>Show it</source>
        <extracomment>Button of the reason for a move: shows the table after it</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Based on open information only.</source>
        <translation>Berücksichtigt nur, was offen liegt.</translation>
    </message>
</context>
</TS>
