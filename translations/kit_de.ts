<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>kit</name>
    <message>
        <source>It is chosen.</source>
        <extracomment>Read aloud of a thing on the table.</extracomment>
        <translation>Ausgewählt.</translation>
    </message>
    <message>
        <source>The hint, step %1.</source>
        <extracomment>Read aloud of a thing on the table: %1 a number, from 1, of what to choose one after the other</extracomment>
        <translation>Der Tipp, Schritt %1.</translation>
    </message>
    <message>
        <source>It can be chosen.</source>
        <extracomment>Read aloud of a thing on the table.</extracomment>
        <translation>Auswählbar.</translation>
    </message>
    <message>
        <source>Other choice</source>
        <extracomment>Button of the prompt: takes back the last thing that was chosen</extracomment>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Takes back what was chosen last (%1).</source>
        <extracomment>%1 a key, &quot;Esc&quot;</extracomment>
        <translation>Nimmt die letzte Auswahl zurück (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>Second line of the prompt: %1 the name of a computer player</extracomment>
        <translation>%1 überlegt.</translation>
    </message>
    <message>
        <source>%1 decides.</source>
        <extracomment>Second line of the prompt: %1 the name of a person</extracomment>
        <translation>%1 entscheidet.</translation>
    </message>
    <message>
        <source>Played by: %1.</source>
        <extracomment>Tip of a seat&apos;s panel: %1 who plays it, such as &quot;computer, hard, bold&quot;</extracomment>
        <translation>Gespielt von: %1.</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>Who plays a seat</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <extracomment>Who plays a seat: %1 the level of a computer player, &quot;easy&quot;</extracomment>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>computer, %1, %2</source>
        <extracomment>Who plays a seat: %1 the level of a computer player, &quot;easy&quot;, %2 its style, &quot;bold&quot;</extracomment>
        <translation>Computer, %1, %2</translation>
    </message>
    <message>
        <source>TO MOVE</source>
        <extracomment>On the panel of the seat to move, in capitals where the language has them</extracomment>
        <translation>AM ZUG</translation>
    </message>
    <message>
        <source>%1, laid out</source>
        <extracomment>%1 a die, card or token that is laid out to pay or to play</extracomment>
        <translation>%1, ausgelegt</translation>
    </message>
    <message>
        <source>Choose it to take it back.</source>
        <translation>Zum Zurücknehmen auswählen.</translation>
    </message>
    <message>
        <source>%1 share the victory.</source>
        <extracomment>%1 the names of several players, as a list</extracomment>
        <translation>%1 teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <extracomment>%1 the name of a player</extracomment>
        <translation>%1 gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button of the prompt: does what was asked about</extracomment>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Please confirm: %1</source>
        <extracomment>A prompt: %1 what a choice does, &quot;Place a Thane on c3&quot;</extracomment>
        <translation>Bitte bestätigen: %1</translation>
    </message>
    <message>
        <source>You may not get this back.</source>
        <extracomment>Second line of the prompt, before something is given up</extracomment>
        <translation>Diese Gelegenheit kommt vielleicht nicht wieder.</translation>
    </message>
    <message>
        <source>Not all of its numbers are printed.</source>
        <extracomment>Read aloud of a thing on the table; how a number was found stands in its explanation.</extracomment>
        <translation>Nicht alle Zahlen stammen aus dem gedruckten Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>Now: %1 point(s).</source>
        <extracomment>%1 points that a player has, as their number has it</extracomment>
        <translation>
            <numerusform>Jetzt: %1 Punkt.</numerusform>
            <numerusform>Jetzt: %1 Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %1 point(s), and what is hidden.</source>
        <extracomment>%1 points that a player would have, as their number has it, without what the reader does not see</extracomment>
        <translation>
            <numerusform>Wäre das Spiel jetzt zu Ende: %1 Punkt, dazu Verdecktes.</numerusform>
            <numerusform>Wäre das Spiel jetzt zu Ende: %1 Punkte, dazu Verdecktes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %1 point(s).</source>
        <extracomment>%1 points that a player would have, as their number has it</extracomment>
        <translation>
            <numerusform>Wäre das Spiel jetzt zu Ende: %1 Punkt.</numerusform>
            <numerusform>Wäre das Spiel jetzt zu Ende: %1 Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer player %1 chose something the rules do not allow, so the game stops here. This is a fault of the program; please report it.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Der Computerspieler %1 hat etwas gewählt, was die Regeln nicht erlauben; deshalb bleibt das Spiel hier stehen. Das ist ein Fehler des Programms, bitte melde ihn.</translation>
    </message>
    <message>
        <source>The game&apos;s file reproduces it: %1</source>
        <extracomment>%1 a file; comes after the request to report a fault</extracomment>
        <translation>Mit der Datei des Spiels lässt er sich nachstellen: %1</translation>
    </message>
    <message>
        <source>the game cannot be saved here: %1</source>
        <extracomment>Comes after the name of a file and a colon; %1 a reason, which may be a whole sentence without its full stop</extracomment>
        <translation>hier kann das Spiel nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>the user has no home folder; name a file to save to</source>
        <translation>es gibt kein Benutzerverzeichnis; gib eine Datei zum Speichern an</translation>
    </message>
    <message>
        <source>a file there cannot be read; save under another name</source>
        <translation>dort liegt eine unlesbare Datei; speichere unter einem anderen Namen</translation>
    </message>
    <message>
        <source>another program has changed the file; save under another name</source>
        <translation>ein anderes Programm hat die Datei geändert; speichere unter einem anderen Namen</translation>
    </message>
    <message>
        <source>the original file cannot be kept as %1: %2</source>
        <extracomment>%1 a file, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>die bisherige Datei kann nicht als %1 gesichert werden: %2</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>another program is saving there</source>
        <translation>dort speichert gerade ein anderes Programm</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>no folder can be created in %1: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>in %1 kann kein Ordner angelegt werden: %2</translation>
    </message>
    <message>
        <source>nothing can be written in the folder %1: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>in den Ordner %1 kann nichts geschrieben werden: %2</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <extracomment>%1 a folder</extracomment>
        <translation>es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>%1 is not a folder</source>
        <extracomment>%1 the path of something that lies where a folder is needed</extracomment>
        <translation>%1 ist kein Ordner</translation>
    </message>
    <message>
        <source>the folder %1 cannot be entered: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>auf den Ordner %1 kann nicht zugegriffen werden: %2</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk has no room for a file of this size</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>für eine Datei dieser Größe ist kein Platz</translation>
    </message>
    <message>
        <source>the disk is protected from writing</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A reason: %1 a player, %2 what changes and by how much, &quot;figures on the board −12&quot;
----------
A hint: %1 &quot;After this turn&quot; or &quot;Soon&quot;, %2 changes of points: &quot;you +3&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About %1 wins in 100 from here, after %2 tries.</source>
        <extracomment>A hint: %1 how many of 100 games are won after the choice, %2 how many games were tried</extracomment>
        <translation>So werden etwa %1 von 100 Spielen gewonnen (nach %2 Versuchen).</translation>
    </message>
    <message>
        <source>Soon</source>
        <extracomment>Above changes of points that a choice brings later, not in this turn</extracomment>
        <translation>Bald</translation>
    </message>
    <message>
        <source>After this turn</source>
        <extracomment>Above changes of points that a choice brings in this turn</extracomment>
        <translation>Nach diesem Zug</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>In place of a change of points</extracomment>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>you %1</source>
        <extracomment>%1 a signed number of points that the reader gains or loses</extracomment>
        <translation>du %1</translation>
    </message>
    <message>
        <source>Level: %1.</source>
        <extracomment>%1 how well a computer player plays: &quot;hard&quot;</extracomment>
        <translation>Stufe: %1.</translation>
    </message>
    <message>
        <source>Style: %1.</source>
        <extracomment>%1 how a computer player likes to play: &quot;bold&quot;</extracomment>
        <translation>Stil: %1.</translation>
    </message>
    <message>
        <source>Why did %1 play that?</source>
        <extracomment>%1 a computer player</extracomment>
        <translation>Warum hat %1 das gespielt?</translation>
    </message>
    <message>
        <source>Nothing you can see explains it: the reason is hidden or still to come.</source>
        <translation>Was du siehst, erklärt es nicht: Der Grund ist verdeckt oder zeigt sich erst später.</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>The level of a computer player that chooses at random</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>v1</source>
        <extracomment>The level of the computer player of the first version</extracomment>
        <translation>v1</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>The level of a computer player</extracomment>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>The level of a computer player</extracomment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>The level of a computer player</extracomment>
        <translation>schwer</translation>
    </message>
    <message>
        <source>master</source>
        <extracomment>The level of a computer player</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Strikes first and asks later.</source>
        <extracomment>How the opponent Ylva, a woman, plays</extracomment>
        <translation>Schlägt erst zu und fragt dann.</translation>
    </message>
    <message>
        <source>Guards what he has, gives nothing away.</source>
        <extracomment>How the opponent Hrolf, a man, plays</extracomment>
        <translation>Hütet, was er hat, und verschenkt nichts.</translation>
    </message>
    <message>
        <source>Races you for every treasure.</source>
        <extracomment>How the opponent Breca, a man, plays</extracomment>
        <translation>Macht dir jeden Schatz streitig.</translation>
    </message>
    <message>
        <source>Has a blow ready for whoever leads.</source>
        <extracomment>How the opponent Unferth, a man, plays</extracomment>
        <translation>Hat für jeden, der führt, einen Hieb bereit.</translation>
    </message>
    <message>
        <source>Waits, and has the last word.</source>
        <extracomment>How the opponent Hygd, a woman, plays</extracomment>
        <translation>Wartet ab und behält das letzte Wort.</translation>
    </message>
    <message>
        <source>Smiles, and has a plan.</source>
        <extracomment>How the opponent Wiglaf, a man, plays</extracomment>
        <translation>Lächelt und führt etwas im Schilde.</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>kühn</translation>
    </message>
    <message>
        <source>careful</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>grasping</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>raffgierig</translation>
    </message>
    <message>
        <source>spiteful</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>boshaft</translation>
    </message>
    <message>
        <source>patient</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>geduldig</translation>
    </message>
    <message>
        <source>scheming</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>ränkevoll</translation>
    </message>
    <message>
        <source>%1% wins</source>
        <extracomment>What a better move would have brought: %1 a number of percent with its sign, &quot;+9&quot;</extracomment>
        <translation>%1&#x202f;% Siege</translation>
    </message>
    <message>
        <source>a little</source>
        <extracomment>What a better move would have brought, if no number of it rounds to 1: &quot;It would have brought a little.&quot;</extracomment>
        <translation>ein wenig</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A part of a player&apos;s points that changes: %1 what counts, %2 a signed number: &quot;figures on the board +22&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 kept %2% of what was there.</source>
        <extracomment>%1 a player, %2 a number of percent: how much of what could be won was not given away</extracomment>
        <translation>%1 hat %2 % des Möglichen herausgeholt.</translation>
    </message>
    <message>
        <source>The lesson&apos;s number %1.</source>
        <extracomment>Read aloud of a place that a lesson speaks of: %1 the number of its pin, &quot;(1)&quot; in the lesson&apos;s sentence</extracomment>
        <translation>Nummer %1 der Lektion.</translation>
    </message>
    <message>
        <source>first choose a piece</source>
        <extracomment>On a button of the prompt that cannot be pressed yet: it says what to do with a piece</extracomment>
        <translation>zuerst ein Teil wählen</translation>
    </message>
    <message>
        <source>A click or Enter shows everything large.</source>
        <translation>Ein Klick oder Enter zeigt alles groß.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes what lies over the table</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the table (%1).</source>
        <extracomment>%1 a key, &quot;Esc&quot;</extracomment>
        <translation>Zurück zum Tisch (%1).</translation>
    </message>
</context>
</TS>
