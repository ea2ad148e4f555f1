<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>terminal</name>
    <message>
        <source>The end of &apos;%1&apos; is missing. It can be one of: %2</source>
        <extracomment>%1 is what was typed, %2 words of which one is to be added, as &quot;a1, a2&quot;</extracomment>
        <translation>Bei „%1“ fehlt das Ende. Möglich ist: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; fits several choices: %2</source>
        <extracomment>%1 is what was typed, %2 a list of choices</extracomment>
        <translation>„%1“ passt auf mehrere Möglichkeiten: %2</translation>
    </message>
    <message>
        <source>There is no choice %1; the list ends with %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Möglichkeit %1 gibt es nicht; die Liste endet bei %2.</translation>
    </message>
    <message>
        <source>The game continues unsaved. Save it elsewhere with: save FILE</source>
        <extracomment>&quot;save FILE&quot; is to be typed; &quot;save&quot; stays as it is</extracomment>
        <translation>Das Spiel geht ungespeichert weiter. Woanders speichern mit: save DATEI</translation>
    </message>
    <message>
        <source>A file is missing: save FILE</source>
        <extracomment>&quot;save&quot; is a word to type and stays as it is</extracomment>
        <translation>Es fehlt ein Dateiname: save DATEI</translation>
    </message>
    <message>
        <source>The game is saved after every action in %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Das Spiel wird nach jeder Handlung gespeichert: %1</translation>
    </message>
    <message>
        <source>A copy is saved in %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Eine Kopie liegt jetzt in %1</translation>
    </message>
    <message>
        <source>The game is saved. Resume it with: %1</source>
        <extracomment>%1 is a command to type</extracomment>
        <translation>Das Spiel ist gespeichert. Weiter mit: %1</translation>
    </message>
    <message>
        <source>The table is covered until it is handed over: press Enter first, or type quit to leave.</source>
        <extracomment>Enter is a key; &quot;quit&quot; is a word to type and stays as it is</extracomment>
        <translation>Der Tisch ist bis zur Übergabe verdeckt: Drücke zuerst Enter oder beende mit quit.</translation>
    </message>
    <message>
        <source>Number, action or help&gt; </source>
        <extracomment>The prompt of the terminal game; &quot;help&quot; is a word to type and stays as it is</extracomment>
        <translation>Nummer, Handlung oder help&gt; </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a number of the list nor an action. Type list for the choices, help for what else can be typed.</source>
        <extracomment>%1 is what was typed; &quot;help&quot; and &quot;list&quot; are to be typed and stay as they are</extracomment>
        <translation>„%1“ ist weder eine Nummer der Liste noch eine Handlung. Die Möglichkeiten zeigt list, alle anderen Eingaben zeigt help.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Das Spiel ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Das Spiel konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Press Enter to cover the table: </source>
        <extracomment>Before the screen is cleared for another person; Enter is a key</extracomment>
        <translation>Drücke Enter, um den Tisch zu verdecken: </translation>
    </message>
    <message>
        <source>Type help rules for the handbook, help for what else can be typed.</source>
        <translation>Mit help rules kommt das Handbuch, mit help alles andere.</translation>
    </message>
    <message>
        <source>Chapters of the handbook, to be read with help NAME:</source>
        <extracomment>Above the chapters of the handbook; &quot;help&quot; is to be typed and stays as it is, NAME is one of the chapters</extracomment>
        <translation>Kapitel des Handbuchs, zu lesen mit help NAME:</translation>
    </message>
    <message>
        <source>Type help NAME to read what stands under one of these titles.</source>
        <extracomment>&quot;help&quot; is to be typed and stays as it is, NAME is a title of the list above</extracomment>
        <translation>Mit help NAME ist zu lesen, was unter einem dieser Titel steht.</translation>
    </message>
    <message>
        <source>In this chapter: %1</source>
        <extracomment>%1 the titles of the sections of a chapter</extracomment>
        <translation>In diesem Kapitel: %1</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <extracomment>%1 the titles of other sections of the handbook</extracomment>
        <translation>Siehe auch: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; occurs in: %2</source>
        <extracomment>%1 is what was typed, %2 the titles of sections of the handbook that contain it</extracomment>
        <translation>„%1“ kommt vor in: %2</translation>
    </message>
    <message>
        <source>Nothing in this game is called &apos;%1&apos;. Type help rules for the handbook.</source>
        <extracomment>%1 is what was typed; &quot;help rules&quot; is to be typed and stays as it is</extracomment>
        <translation>Nichts in diesem Spiel heißt „%1“. Mit help rules kommt das Handbuch.</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <extracomment>Beside the number that decides between seats with equal points, where the game does not say what it counts</extracomment>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>%1 share first place.</source>
        <extracomment>%1 a list of seats</extracomment>
        <translation>%1 teilen sich den ersten Rang.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>This goes back past something that was revealed; the game is now marked.</source>
        <translation>Damit wird etwas schon Aufgedecktes zurückgenommen; das Spiel ist jetzt markiert.</translation>
    </message>
    <message>
        <source>There is nothing to take back: you have decided nothing since the game was resumed.</source>
        <translation>Es gibt nichts zurückzunehmen: Seit dem Fortsetzen hast du nichts entschieden.</translation>
    </message>
    <message>
        <source>There is nothing to take back: you have decided nothing yet.</source>
        <translation>Es gibt nichts zurückzunehmen: Du hast noch nichts entschieden.</translation>
    </message>
    <message>
        <source>Against computer players you may do so anyway, and the game is then marked: leave it and resume with:</source>
        <extracomment>A command to type follows on a line of its own</extracomment>
        <translation>Gegen Computerspieler geht es trotzdem; das Spiel ist dann markiert. Verlasse es und setze es fort mit:</translation>
    </message>
    <message>
        <source>Nothing was decided in this turn yet.</source>
        <translation>In diesem Zug wurde noch nichts entschieden.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>%1: a file name cannot contain control characters.</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>%1: Ein Dateiname darf keine Steuerzeichen enthalten.</translation>
    </message>
    <message>
        <source>There is no such folder: %1</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>Diesen Ordner gibt es nicht: %1</translation>
    </message>
    <message>
        <source>The game is saved there already, after every action: %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Dort wird das Spiel schon nach jeder Handlung gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 to %2: %3 to %4; &quot;list %5&quot; shows each</source>
        <extracomment>%1 and %2 are numbers of the list, %3 and %4 choices, &quot;list %5&quot; is to be typed and stays as it is</extracomment>
        <translation>%1 bis %2: %3 bis %4; „list %5“ zeigt alle</translation>
    </message>
    <message>
        <source>No choice begins with &apos;%1&apos;.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>Keine Möglichkeit beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>list the games and their options</source>
        <translation>die vorhandenen Spiele mit ihren Optionen</translation>
    </message>
    <message>
        <source>play in the terminal; SEATS as human:Anna,easy</source>
        <translation>im Terminal spielen; SEATS etwa human:Anna,easy</translation>
    </message>
    <message>
        <source>show a saved game step by step</source>
        <translation>ein gespeichertes Spiel Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <source>resume a saved game</source>
        <translation>ein gespeichertes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>play games between computer players</source>
        <translation>Spiele zwischen Computerspielern</translation>
    </message>
    <message>
        <source>add up parts of one simulation</source>
        <translation>Teile einer Simulation zusammenzählen</translation>
    </message>
    <message>
        <source>count the legal sequences of D actions, by first action</source>
        <translation>Folgen von D Handlungen zählen, nach erster Handlung</translation>
    </message>
    <message>
        <source>run rules tests</source>
        <translation>Regeltests ausführen</translation>
    </message>
    <message>
        <source>check your own data files</source>
        <translation>eigene Spieldateien prüfen</translation>
    </message>
    <message>
        <source>measure speed and size of the rules</source>
        <translation>Geschwindigkeit und Größe der Regeln</translation>
    </message>
    <message>
        <source>Heorot %1, a hall for three board games</source>
        <extracomment>%1 a version</extracomment>
        <translation>Heorot %1, eine Halle für drei Brettspiele</translation>
    </message>
    <message>
        <source>this list, in another language</source>
        <translation>diese Liste in einer anderen Sprache</translation>
    </message>
    <message>
        <source>Several people would see each other&apos;s hands here, because this terminal cannot be cleared; to play anyway add --no-cover.</source>
        <extracomment>An error at the start: &quot;--no-cover&quot; is an argument and stays as it is</extracomment>
        <translation>Dieses Terminal lässt sich nicht leeren, also sähe hier jeder die Hand der anderen. Um trotzdem zu spielen, gib --no-cover an.</translation>
    </message>
    <message>
        <source>The game is not saved. Type save FILE to save it elsewhere, leave to lose it, or stay: </source>
        <extracomment>&quot;save FILE&quot;, &quot;leave&quot; and &quot;stay&quot; are to be typed and stay as they are</extracomment>
        <translation>Das Spiel ist nicht gespeichert. save DATEI speichert es anderswo, mit leave geht es verloren, mit stay bleibst du im Spiel: </translation>
    </message>
    <message>
        <source>%1 is damaged and is left out; its texts appear in English.</source>
        <extracomment>%1 is a file with texts in one language</extracomment>
        <translation>%1 ist beschädigt und wird nicht verwendet; die Texte darin erscheinen auf Englisch.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2: %3 point(s)</source>
        <extracomment>%1 a place, %2 a seat, %3 its points, which can be below 0 and choose the plural form</extracomment>
        <translation>
            <numerusform>%1. %2: %3 Punkt</numerusform>
            <numerusform>%1. %2: %3 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You may not get this back. Type yes to do it, or press Enter: </source>
        <extracomment>&quot;yes&quot; is to be typed and stays as it is; Enter is a key</extracomment>
        <translation>Diese Gelegenheit kommt vielleicht nicht wieder. Zum Ausführen yes eingeben, sonst Enter drücken: </translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>Es wurde nichts ausgeführt.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name a file in it.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>%1 ist ein Ordner. Nenne eine Datei darin.</translation>
    </message>
    <message>
        <source>Also good:</source>
        <extracomment>Above the next best choices of a hint</extracomment>
        <translation>Auch gut:</translation>
    </message>
    <message>
        <source>No computer player has moved yet.</source>
        <translation>Noch hat kein Computerspieler gehandelt.</translation>
    </message>
    <message>
        <source>A hint would show what is covered now.</source>
        <translation>Ein Tipp würde zeigen, was gerade verdeckt ist.</translation>
    </message>
    <message>
        <source>A number of the list, or an action as it stands there, for example: %1
help rules the contents of the handbook, and how to read the table
help NAME  read in the handbook: a chapter, a piece, or any word
table      show the table and the choices
list       show the choices; list WORD those that begin with it
log        show everything that happened
hint       show what the best computer player would do, and why
why        show why a computer player made its last move
takeover NAME LEVEL  let a computer player play for a person
handback NAME        let that person play again
undo       take back your last decision; not past what was shown to you since, unless
           the game was started or resumed with play --casual-undo
reset      take back the decisions of this turn
redo       play again what was taken back
save FILE  save a copy under another name
quit       leave; the game is saved
</source>
        <extracomment>%1 is an action, as it is typed. The first word of each line is to be typed and stays as it is.</extracomment>
        <translation>Eine Nummer der Liste oder eine Handlung, wie sie dort steht, etwa: %1
help rules der Inhalt des Handbuchs und wie der Tisch zu lesen ist
help NAME  im Handbuch lesen: ein Kapitel, ein Spielteil oder irgendein Wort
table      den Tisch und die Möglichkeiten zeigen
list       die Möglichkeiten zeigen; list WORT die, die so beginnen
log        alles zeigen, was geschah
hint       zeigen, was der beste Computerspieler täte und warum
why        zeigen, warum ein Computerspieler zuletzt so gehandelt hat
takeover NAME STUFE  einen Computerspieler für einen Menschen spielen lassen
handback NAME        diesen Menschen wieder selbst spielen lassen
undo       deine letzte Entscheidung zurücknehmen; nicht hinter inzwischen Gezeigtes,
           außer wenn das Spiel mit play --casual-undo läuft
reset      die Entscheidungen dieses Zuges zurücknehmen
redo       Zurückgenommenes wieder tun
save DATEI eine Kopie unter anderem Namen speichern
quit       verlassen; das Spiel ist gespeichert
</translation>
    </message>
    <message>
        <source>No player is called &apos;%1&apos;; there are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of names</extracomment>
        <translation>Kein Spieler heißt „%1“; es spielen: %2.</translation>
    </message>
    <message>
        <source>The computer plays for %1 already.</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation>Für %1 spielt schon der Computer.</translation>
    </message>
    <message>
        <source>The computer plays for %1 now.</source>
        <extracomment>%1 is a person</extracomment>
        <translation>Für %1 spielt jetzt der Computer.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <extracomment>%1 is a person</extracomment>
        <translation>%1 spielt wieder selbst.</translation>
    </message>
    <message>
        <source>No decision could have been much better.</source>
        <translation>Keine Entscheidung hätte wesentlich besser sein können.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>A moment of the game: %1 a number of the log</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <extracomment>%1 what the player did, as a command</extracomment>
        <translation>Gespielt: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1 what the player should have done, as a command</extracomment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>It would have brought %1.</source>
        <extracomment>%1 what a better move would have brought, a list such as &quot;+9% wins, +6 treasure&quot;</extracomment>
        <translation>Es wäre mehr drin gewesen: %1.</translation>
    </message>
    <message>
        <source>what a player could have done better</source>
        <translation>was ein Spieler hätte besser machen können</translation>
    </message>
    <message>
        <source>&apos;%1&apos; isn’t possible now. Instead of %2, use one of: %3</source>
        <extracomment>%1 is what was typed, %2 its last word, %3 words that can stand in its place, as &quot;a1, a2&quot;</extracomment>
        <translation>„%1“ geht jetzt nicht; statt %2 steht zur Wahl: %3</translation>
    </message>
    <message>
        <source>%1 already exists and isn’t this game’s file; it was left alone. Choose another name.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Die Datei %1 gibt es schon, sie gehört aber nicht zu diesem Spiel und bleibt unverändert. Nimm einen anderen Namen.</translation>
    </message>
    <message>
        <source>It’s %1’s turn. Hand over, then press Enter (or type undo to go back to the start of the turn of %2): </source>
        <extracomment>%1 and %2 are persons; &quot;undo&quot; is a word to type and stays as it is</extracomment>
        <translation>%1 ist an der Reihe. Übergib den Tisch und drücke Enter (oder kehre mit undo an den Beginn des Zuges von %2 zurück): </translation>
    </message>
    <message>
        <source>It’s %1’s turn. Hand over, then press Enter: </source>
        <extracomment>%1 is a person</extracomment>
        <translation>%1 ist an der Reihe. Übergib den Tisch und drücke Enter: </translation>
    </message>
    <message>
        <source>You can’t undo your last decision: another player has acted since.</source>
        <translation>Deine letzte Entscheidung lässt sich nicht mehr zurücknehmen: Inzwischen hat ein Mitspieler gehandelt.</translation>
    </message>
    <message>
        <source>You can’t undo your last decision: something hidden has been shown to you since.</source>
        <translation>Deine letzte Entscheidung lässt sich nicht mehr zurücknehmen: Inzwischen wurde dir etwas Verdecktes gezeigt.</translation>
    </message>
    <message>
        <source>You’re the only person here; a computer player can’t take your place.</source>
        <translation>Du bist der einzige Mensch hier; ein Computerspieler kann deinen Platz nicht übernehmen.</translation>
    </message>
    <message>
        <source>The computer doesn’t play in the place of %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Der Computer spielt nicht anstelle von %1.</translation>
    </message>
    <message>
        <source>find faults in translated texts (.ts)</source>
        <translation>Fehler in übersetzten Texten (.ts) finden</translation>
    </message>
    <message>
        <source>begin a language: write its .ts files</source>
        <translation>eine Sprache beginnen: ihre .ts-Dateien schreiben</translation>
    </message>
    <message>
        <source>%1: this is not the name of a catalogue of Heorot, such as movie_fr.ts</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: So heißt kein Katalog von Heorot; ein Beispiel: movie_fr.ts</translation>
    </message>
    <message>
        <source>%1: %2 of %3 texts are translated.</source>
        <extracomment>Progress of a translation: %1 a file, %2 and %3 numbers of texts</extracomment>
        <translation>%1: %2 von %3 Texten sind übersetzt.</translation>
    </message>
    <message>
        <source>%1 is there already and stays as it is.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 gibt es schon; die Datei bleibt, wie sie ist.</translation>
    </message>
</context>
</TS>
