<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>terminal</name>
    <message>
        <source>%1; the games are: %2</source>
        <extracomment>%1 why a game cannot be played, %2 a list of games</extracomment>
        <translation>%1; es gibt: %2</translation>
    </message>
    <message>
        <source>--game is missing</source>
        <translation>--game fehlt</translation>
    </message>
    <message>
        <source>the game “%1” can’t be played: %2</source>
        <extracomment>%1 the id of a game, %2 why</extracomment>
        <translation>das Spiel „%1“ ist nicht spielbar: %2</translation>
    </message>
    <message>
        <source>--seat: there is no player named “%1”; the players are %2</source>
        <extracomment>%1 what was typed, %2 a list of names</extracomment>
        <translation>--seat: es gibt keinen Spieler „%1“; die Spieler sind %2</translation>
    </message>
    <message>
        <source>coach: name a player with --seat; the players are %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>coach: nenne mit --seat einen Spieler; die Spieler sind %1</translation>
    </message>
    <message>
        <source>the output can’t be written: it is closed or full</source>
        <translation>die Ausgabe lässt sich nicht schreiben: sie ist geschlossen oder voll</translation>
    </message>
    <message>
        <source>--first: no player is called “%1”; the choices are: %2, random</source>
        <extracomment>%1 what was typed, %2 a list of names; &quot;random&quot; is typed in every language</extracomment>
        <translation>--first: kein Spieler heißt „%1“; es gibt: %2 oder random</translation>
    </message>
    <message>
        <source>--seat: this game is not over, so the hand of %1 stays hidden; leave --seat out to see what everybody may see</source>
        <extracomment>%1 a player; a translation may have two spellings beside it</extracomment>
        <translation>--seat: diese Partie ist nicht zu Ende, deshalb bleibt die Hand von %1 verdeckt; lass --seat weg, um zu sehen, was alle sehen dürfen</translation>
    </message>
    <message>
        <source>“%1” is incomplete. It can end with: %2</source>
        <extracomment>%1 is what was typed, %2 words of which one is to be added, as &quot;a1, a2&quot;</extracomment>
        <translation>Bei „%1“ fehlt das Ende. Möglich ist: %2</translation>
    </message>
    <message>
        <source>“%1” fits several choices: %2</source>
        <extracomment>%1 is what was typed, %2 a list of choices</extracomment>
        <translation>„%1“ passt auf mehrere Möglichkeiten: %2</translation>
    </message>
    <message>
        <source>There is no choice %1; the list ends at %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Möglichkeit %1 gibt es nicht; die Liste endet bei %2.</translation>
    </message>
    <message>
        <source>The game continues unsaved. Save it elsewhere with: save FILE</source>
        <extracomment>&quot;save FILE&quot; is to be typed; &quot;save&quot; stays as it is</extracomment>
        <translation>Die Partie geht ungespeichert weiter. Woanders speichern mit: save DATEI</translation>
    </message>
    <message>
        <source>Name a file: save FILE</source>
        <extracomment>&quot;save&quot; is a word to type and stays as it is</extracomment>
        <translation>Es fehlt ein Dateiname: save DATEI</translation>
    </message>
    <message>
        <source>The game is saved after every action in %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Die Partie wird nach jeder Aktion gespeichert: %1</translation>
    </message>
    <message>
        <source>A copy is saved in %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Eine Kopie wurde gespeichert als %1</translation>
    </message>
    <message>
        <source>The game is saved. Resume it with: %1</source>
        <extracomment>%1 is a command to type</extracomment>
        <translation>Die Partie ist gespeichert. Weiter mit: %1</translation>
    </message>
    <message>
        <source>The table is covered until it is handed over: press Enter first, or type quit to leave.</source>
        <extracomment>Enter is a key; &quot;quit&quot; is a word to type and stays as it is</extracomment>
        <translation>Der Tisch ist bis zur Übergabe verdeckt: Drücke zuerst Enter oder beende mit quit.</translation>
    </message>
    <message>
        <source>Number, action, or help&gt; </source>
        <extracomment>The prompt of the terminal game; &quot;help&quot; is a word to type and stays as it is</extracomment>
        <translation>Nummer, Aktion oder help&gt; </translation>
    </message>
    <message>
        <source>“%1” is neither a number from the list nor an action. Type list for the choices, or help for what else you can type.</source>
        <extracomment>%1 is what was typed; &quot;help&quot; and &quot;list&quot; are to be typed and stay as they are</extracomment>
        <translation>„%1“ ist weder eine Nummer der Liste noch eine Aktion. Tippe list für die Möglichkeiten, help für alle anderen Eingaben.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Die Partie ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved.</source>
        <translation>Die Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Press Enter to cover the table: </source>
        <extracomment>Before the screen is cleared for another person; Enter is a key</extracomment>
        <translation>Drücke Enter, um den Tisch zu verdecken: </translation>
    </message>
    <message>
        <source>Type help rules for the handbook, or help for what else you can type.</source>
        <translation>Tippe help rules für das Handbuch, help für alle anderen Eingaben.</translation>
    </message>
    <message>
        <source>Chapters of the handbook; to read one, type help NAME:</source>
        <extracomment>Above the chapters of the handbook; &quot;help&quot; is to be typed and stays as it is, NAME is one of the chapters</extracomment>
        <translation>Kapitel des Handbuchs, zu lesen mit help NAME:</translation>
    </message>
    <message>
        <source>Type help NAME to read one of these sections.</source>
        <extracomment>&quot;help&quot; is to be typed and stays as it is, NAME is a title of the list above</extracomment>
        <translation>Tippe help NAME, um zu lesen, was unter einem dieser Titel steht.</translation>
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
        <source>“%1” appears in: %2</source>
        <extracomment>%1 is what was typed, %2 the titles of sections of the handbook that contain it</extracomment>
        <translation>„%1“ kommt vor in: %2</translation>
    </message>
    <message>
        <source>Nothing in this game is called “%1”. Type help rules for the handbook.</source>
        <extracomment>%1 is what was typed; &quot;help rules&quot; is to be typed and stays as it is</extracomment>
        <translation>Nichts in diesem Spiel heißt „%1“. Tippe help rules für das Handbuch.</translation>
    </message>
    <message>
        <source>Tiebreaker</source>
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
        <source>This undid something that had been revealed; the game is now marked.</source>
        <translation>Damit wurde etwas zurückgenommen, was schon aufgedeckt war; die Partie ist jetzt markiert.</translation>
    </message>
    <message>
        <source>There is nothing to take back: you haven’t decided anything since the game was resumed.</source>
        <translation>Es gibt nichts zurückzunehmen: Seit dem Fortsetzen hast du nichts entschieden.</translation>
    </message>
    <message>
        <source>There is nothing to take back: you haven’t decided anything yet.</source>
        <translation>Es gibt nichts zurückzunehmen: Du hast noch nichts entschieden.</translation>
    </message>
    <message>
        <source>Against computer players you may undo it anyway, but the game will be marked. To do so, quit and resume with:</source>
        <extracomment>A command to type follows on a line of its own</extracomment>
        <translation>Gegen Computerspieler geht es trotzdem; die Partie ist dann markiert. Verlasse sie und setze sie fort mit:</translation>
    </message>
    <message>
        <source>Nothing has been decided this turn yet.</source>
        <translation>In diesem Zug wurde noch nichts entschieden.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>%1: a file name can’t contain control characters.</source>
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
        <translation>Dort wird die Partie schon nach jeder Aktion gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 to %2: %3 to %4; “list %5” shows each</source>
        <extracomment>%1 and %2 are numbers of the list, %3 and %4 choices, &quot;list %5&quot; is to be typed and stays as it is</extracomment>
        <translation>%1 bis %2: %3 bis %4; „list %5“ zeigt alle</translation>
    </message>
    <message>
        <source>No choice begins with “%1”.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>Keine Möglichkeit beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>list the games and their options</source>
        <translation>die vorhandenen Spiele mit ihren Optionen zeigen</translation>
    </message>
    <message>
        <source>play in the terminal; SEATS such as human:Anna,easy</source>
        <translation>im Terminal spielen; SPIELER etwa human:Anna,easy</translation>
    </message>
    <message>
        <source>show a saved game step by step</source>
        <translation>eine gespeicherte Partie Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <source>resume a saved game</source>
        <translation>eine gespeicherte Partie fortsetzen</translation>
    </message>
    <message>
        <source>play games between computer players</source>
        <translation>Partien zwischen Computerspielern austragen</translation>
    </message>
    <message>
        <source>add up parts of one simulation</source>
        <translation>Teile einer Simulation zusammenzählen</translation>
    </message>
    <message>
        <source>count the legal sequences of D actions, by first action</source>
        <translation>Folgen von D Aktionen zählen, nach der ersten Aktion</translation>
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
        <source>measure the speed and size of the rules</source>
        <translation>Geschwindigkeit und Größe der Regeln messen</translation>
    </message>
    <message>
        <source>Heorot %1, a hall for three board games</source>
        <extracomment>%1 a version</extracomment>
        <translation>Heorot %1, eine Halle für drei Brettspiele</translation>
    </message>
    <message>
        <source>show this list in another language</source>
        <translation>diese Liste in einer anderen Sprache zeigen</translation>
    </message>
    <message>
        <source>Several people would see each other’s hands here, because this terminal can’t be cleared; to play anyway, add --no-cover.</source>
        <extracomment>An error at the start: &quot;--no-cover&quot; is an argument and stays as it is</extracomment>
        <translation>Dieses Terminal lässt sich nicht leeren, also sähe hier jeder die Hand der anderen. Um trotzdem zu spielen, gib --no-cover an.</translation>
    </message>
    <message>
        <source>The game isn’t saved. Type save FILE to save it elsewhere, leave to lose it, or stay: </source>
        <extracomment>&quot;save FILE&quot;, &quot;leave&quot; and &quot;stay&quot; are to be typed and stay as they are</extracomment>
        <translation>Die Partie ist nicht gespeichert. save DATEI speichert sie anderswo, mit leave geht sie verloren, mit stay spielst du weiter: </translation>
    </message>
    <message>
        <source>%1 is damaged and was left out; its texts appear in English.</source>
        <extracomment>%1 is a file with texts in one language</extracomment>
        <translation>%1 ist beschädigt und wird nicht verwendet; die Texte darin erscheinen auf Englisch.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %3 point(s)</source>
        <extracomment>%1 a place such as &quot;1st&quot;, %2 a seat, %3 its points, which can be below 0 and choose the plural form</extracomment>
        <translation>
            <numerusform>%1 %2: %3 Punkt</numerusform>
            <numerusform>%1 %2: %3 Punkte</numerusform>
        </translation>
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
        <source>No computer player has moved yet.</source>
        <translation>Noch hat kein Computerspieler gezogen.</translation>
    </message>
    <message>
        <source>A hint would reveal what is covered now.</source>
        <translation>Ein Tipp würde zeigen, was gerade verdeckt ist.</translation>
    </message>
    <message>
        <source>Type a number from the list, or an action as it is written there, for example: %1
help rules show the contents of the handbook, and how to read the table
help NAME  read in the handbook: a chapter, a piece, or any word
table      show the table and the choices
list       show the choices; list WORD shows those that begin with it
log        show everything that happened
hint       show what the best computer player would do, and why
why        show why a computer player made its last move
takeover NAME LEVEL  let a computer player play for a person
handback NAME        let that person play again
undo       take back your last decision, unless something was shown to you since and
           the game was not started or resumed with play --casual-undo
reset      take back the decisions of this turn
redo       play again what was taken back
save FILE  save a copy under another name
quit       leave; the game is saved
</source>
        <extracomment>%1 is an action, as it is typed. The first word of each line is to be typed and stays as it is.</extracomment>
        <translation>Eine Nummer der Liste oder eine Aktion, wie sie dort steht, etwa: %1
help rules den Inhalt des Handbuchs zeigen und wie der Tisch zu lesen ist
help NAME  im Handbuch lesen: ein Kapitel, ein Spielteil oder irgendein Wort
table      den Tisch und die Möglichkeiten zeigen
list       die Möglichkeiten zeigen; list WORT nur die, die so beginnen
log        alles zeigen, was geschehen ist
hint       zeigen, was der beste Computerspieler täte und warum
why        zeigen, warum ein Computerspieler zuletzt so gespielt hat
takeover NAME STUFE  einen Computerspieler für einen Menschen spielen lassen
handback NAME        diesen Menschen wieder selbst spielen lassen
undo       deine letzte Entscheidung zurücknehmen, solange dir seither nichts gezeigt
           wurde; mit play --casual-undo auch danach
reset      die Entscheidungen dieses Zuges zurücknehmen
redo       Zurückgenommenes wiederholen
save DATEI eine Kopie unter anderem Namen speichern
quit       verlassen; die Partie ist gespeichert
</translation>
    </message>
    <message>
        <source>No player is called “%1”; the players are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of names</extracomment>
        <translation>Kein Spieler heißt „%1“; es spielen: %2.</translation>
    </message>
    <message>
        <source>The computer is already playing for %1.</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation>Für %1 spielt schon der Computer.</translation>
    </message>
    <message>
        <source>The computer is now playing for %1.</source>
        <extracomment>%1 is a person</extracomment>
        <translation>Für %1 spielt jetzt der Computer.</translation>
    </message>
    <message>
        <source>%1 is playing again.</source>
        <extracomment>%1 is a person</extracomment>
        <translation>%1 spielt wieder selbst.</translation>
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
        <source>what a player could have done better</source>
        <translation>was ein Spieler hätte besser machen können</translation>
    </message>
    <message>
        <source>“%1” isn’t possible now. Instead of %2, use one of: %3</source>
        <extracomment>%1 is what was typed, %2 its last word, %3 words that can stand in its place, as &quot;a1, a2&quot;</extracomment>
        <translation>„%1“ geht jetzt nicht; statt %2 steht zur Wahl: %3</translation>
    </message>
    <message>
        <source>%1 already exists and isn’t this game’s file; it was left alone. Choose another name.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Die Datei %1 gibt es schon, sie gehört aber nicht zu dieser Partie und bleibt unverändert. Nimm einen anderen Namen.</translation>
    </message>
    <message>
        <source>It’s %1’s turn. Hand over, then press Enter (or type undo to go back to the start of %2’s turn): </source>
        <extracomment>%1 and %2 are persons; &quot;undo&quot; is a word to type and stays as it is</extracomment>
        <translation>%1 ist am Zug. Übergib den Tisch und drücke Enter (oder kehre mit undo an den Beginn des Zuges von %2 zurück): </translation>
    </message>
    <message>
        <source>It’s %1’s turn. Hand over, then press Enter: </source>
        <extracomment>%1 is a person</extracomment>
        <translation>%1 ist am Zug. Übergib den Tisch und drücke Enter: </translation>
    </message>
    <message>
        <source>You can’t undo your last decision: another player has acted since.</source>
        <translation>Deine letzte Entscheidung lässt sich nicht mehr zurücknehmen: Inzwischen war ein Mitspieler am Zug.</translation>
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
        <source>The computer isn’t playing for %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Der Computer spielt nicht anstelle von %1.</translation>
    </message>
    <message>
        <source>find faults in translated texts (.ts)</source>
        <translation>Fehler in übersetzten Texten (.ts) finden</translation>
    </message>
    <message>
        <source>start a new language: write its .ts files</source>
        <translation>eine Sprache beginnen: ihre .ts-Dateien anlegen</translation>
    </message>
    <message>
        <source>%1: this isn’t the name of a Heorot catalog, such as movie_fr.ts</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: So heißt kein Katalog von Heorot; ein Beispiel: movie_fr.ts</translation>
    </message>
    <message>
        <source>%1: %2 of %3 texts are translated.</source>
        <extracomment>Progress of a translation: %1 a file, %2 and %3 numbers of texts</extracomment>
        <translation>%1: %2 von %3 Texten sind übersetzt.</translation>
    </message>
    <message>
        <source>%1 already exists and stays as it is.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 gibt es schon; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>results of your finished games</source>
        <translation>Ergebnisse deiner beendeten Partien zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s), %2 won, average place %3, average points %4, best %5</source>
        <extracomment>A line of results: %1 a player, %n games, %2 how many of them it won, %3 its mean place, %4 its mean points and %5 its most points</extracomment>
        <translation>
            <numerusform>%1: %n Partie, %2 gewonnen, im Mittel Rang %3 und %4 Punkte, höchstens %5</numerusform>
            <numerusform>%1: %n Partien, %2 gewonnen, im Mittel Rang %3 und %4 Punkte, höchstens %5</numerusform>
        </translation>
    </message>
    <message>
        <source>Write all results as a table.</source>
        <translation>Alle Ergebnisse als Tabelle schreiben.</translation>
    </message>
    <message>
        <source>No finished game has been counted yet.</source>
        <translation>Noch wurde keine beendete Partie gezählt.</translation>
    </message>
    <message>
        <source>--seats: “%1”: the iterations must be a number from 1 to 10000000</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>--seats: „%1“: die Zahl der Wiederholungen muss zwischen 1 und 10000000 liegen</translation>
    </message>
    <message>
        <source>--seats: people can’t be simulated; name levels of computer players</source>
        <translation>--seats: Menschen lassen sich nicht simulieren; nenne Stufen von Computerspielern</translation>
    </message>
    <message>
        <source>--seats: “%1” doesn’t search, so it has no iterations</source>
        <extracomment>%1 a level of computer players, as it was typed</extracomment>
        <translation>--seats: „%1“ rechnet nicht voraus und hat deshalb keine Wiederholungen</translation>
    </message>
    <message>
        <source>--seats: two players are called “%1”</source>
        <extracomment>%1 a name</extracomment>
        <translation>--seats: zwei Spieler heißen „%1“</translation>
    </message>
    <message>
        <source>--seats: the names “%1” and “%2” are too alike</source>
        <extracomment>%1 and %2 names</extracomment>
        <translation>--seats: die Namen „%1“ und „%2“ sind sich zu ähnlich</translation>
    </message>
    <message>
        <source>--option: the game has no options</source>
        <translation>--option: das Spiel hat keine Optionen</translation>
    </message>
    <message>
        <source>--option: the game has no option “%1”; it has: %2</source>
        <extracomment>%1 what was typed, %2 a list of options</extracomment>
        <translation>--option: das Spiel hat keine Option „%1“; es hat: %2</translation>
    </message>
    <message>
        <source>--option: “%1” is given twice</source>
        <extracomment>%1 an option of a game</extracomment>
        <translation>--option: „%1“ ist doppelt angegeben</translation>
    </message>
    <message>
        <source>--option: “%1” must be one of: %2</source>
        <extracomment>%1 an option of a game, %2 a list of its values</extracomment>
        <translation>--option: für „%1“ ist möglich: %2</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <extracomment>%1 an option</extracomment>
        <translation>--%1 ist doppelt angegeben</translation>
    </message>
    <message>
        <source>--%1 needs a value</source>
        <extracomment>%1 an option</extracomment>
        <translation>--%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>%1: unexpected argument “%2”</source>
        <extracomment>%1 a command, %2 what was typed</extracomment>
        <translation>%1: „%2“ wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>%1: a file name is empty</source>
        <extracomment>%1 a command</extracomment>
        <translation>%1: ein Dateiname ist leer</translation>
    </message>
    <message>
        <source>%1: name one folder</source>
        <extracomment>%1 a command</extracomment>
        <translation>%1: nenne einen Ordner</translation>
    </message>
    <message>
        <source>%1: there is no folder “%2”</source>
        <extracomment>%1 a command, %2 a folder</extracomment>
        <translation>%1: es gibt keinen Ordner „%2“</translation>
    </message>
    <message>
        <source>%1: the folder “%2” can’t be read</source>
        <extracomment>%1 a command, %2 a folder</extracomment>
        <translation>%1: der Ordner „%2“ ist nicht lesbar</translation>
    </message>
    <message>
        <source>The game, see “heorot-cli games”.</source>
        <translation>Das Spiel, siehe „heorot-cli games“.</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Seed of decks and dice.</source>
        <translation>Startzahl für Stapel und Würfel.</translation>
    </message>
    <message>
        <source>An option of the game.</source>
        <translation>Eine Option des Spiels.</translation>
    </message>
    <message>
        <source>ID=VALUE</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>ID=WERT</translation>
    </message>
    <message>
        <source>The players: LEVEL[-STYLE][:NAME], separated by commas.</source>
        <translation>Die Spieler: STUFE[-STIL][:NAME], durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>SEATS</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>Language of the texts.</source>
        <translation>Sprache der Texte.</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>CODE</translation>
    </message>
    <message>
        <source>Texts that take precedence over the program’s own.</source>
        <translation>Texte, die vor denen des Programms kommen.</translation>
    </message>
    <message>
        <source>DIR</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>--translations: there is no folder “%1”</source>
        <extracomment>%1 a folder</extracomment>
        <translation>--translations: es gibt keinen Ordner „%1“</translation>
    </message>
    <message>
        <source>--language: there are no texts in “%1”; the languages are: %2</source>
        <extracomment>%1 what was typed, %2 a list of codes of languages</extracomment>
        <translation>--language: keine Texte in „%1“; es gibt: %2</translation>
    </message>
    <message>
        <source>--seats is missing; for example: --seats human:Anna,easy</source>
        <extracomment>The example is typed in every language</extracomment>
        <translation>--seats fehlt, zum Beispiel --seats human:Anna,easy</translation>
    </message>
    <message>
        <source>--seats: the game is for %1 to %2 players, not for %3</source>
        <extracomment>%1 to %3 numbers</extracomment>
        <translation>--seats: das Spiel ist für %1 bis %2 Spieler, nicht für %3</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a whole number from %3 to %4</source>
        <extracomment>%1 an option, %2 what was typed, %3 and %4 numbers</extracomment>
        <translation>--%1: „%2“ ist keine ganze Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>%1 %2 players: %3 actions/game, %4 games/s, %5 actions/s, %6 ns/action, state %7 bytes, copy %8 ns, %9 allocations/game
</source>
        <extracomment>%1 a game, the others numbers; ns are nanoseconds</extracomment>
        <translation>%1, %2 Spieler: %3 Aktionen/Partie, %4 Partien/s, %5 Aktionen/s, %6 ns/Aktion, Stand %7 Bytes, Kopie %8 ns, %9 Zuweisungen/Partie
</translation>
    </message>
    <message>
        <source>%1 %2 players: search %3 iterations/s, %4 us/iteration, %5 allocations/iteration
</source>
        <extracomment>%1 a game, the others numbers; us are microseconds</extracomment>
        <translation>%1, %2 Spieler: Suche %3 Wiederholungen/s, %4 us/Wiederholung, %5 Zuweisungen/Wiederholung
</translation>
    </message>
    <message>
        <source>Random games on one core; setup, listing the legal actions, and choosing one are included.</source>
        <translation>Zufällige Partien auf einem Kern; die Liste der Möglichkeiten, die Wahl und der Aufbau zählen mit.</translation>
    </message>
    <message>
        <source>this is not a game’s folder and is ignored; the games are: %1</source>
        <extracomment>%1 a list of folders</extracomment>
        <translation>das ist kein Ordner eines Spiels und wird übergangen; es gibt: %1</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>check-data: “%1” contains no game’s folder; the games are: %2</source>
        <extracomment>%1 a folder, %2 a list of folders</extracomment>
        <translation>check-data: „%1“ enthält keinen Ordner eines Spiels; es gibt: %2</translation>
    </message>
    <message>
        <source>%1: this file is not used</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: das wird nicht gelesen</translation>
    </message>
    <message>
        <source>no file in this folder is used, so the shipped data stays in use; expected: %1</source>
        <extracomment>%1 a list of files</extracomment>
        <translation>keine Datei in diesem Ordner wird verwendet, deshalb gelten die mitgelieferten Angaben; erwartet: %1</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <extracomment>%1 the id of a game whose data are good</extracomment>
        <translation>%1: in Ordnung</translation>
    </message>
    <message>
        <source>A folder with one folder per game in it.</source>
        <translation>Ein Ordner mit einem Ordner je Spiel.</translation>
    </message>
    <message>
        <source>The player whose decisions to rate.</source>
        <translation>Der Spieler, dessen Entscheidungen bewertet werden.</translation>
    </message>
    <message>
        <source>NAME</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>NAME</translation>
    </message>
    <message>
        <source>FILE.saga</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>DATEI.saga</translation>
    </message>
    <message>
        <source>The saved game.</source>
        <translation>Die gespeicherte Partie.</translation>
    </message>
    <message>
        <source>coach: name one saved game</source>
        <translation>coach: nenne eine gespeicherte Partie</translation>
    </message>
    <message>
        <source>coach: this game is not over yet</source>
        <translation>coach: diese Partie ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>coach: the computer players of this game don’t search, so they can’t advise</source>
        <translation>coach: die Computerspieler dieser Partie rechnen nicht voraus und können deshalb nicht beraten</translation>
    </message>
    <message>
        <source>coach: the moves of this game can’t be replayed</source>
        <translation>coach: die Züge dieser Partie lassen sich nicht wiederholen</translation>
    </message>
    <message>
        <source>%1  %2, %3 to %4 players, %5 to %6 minutes
</source>
        <extracomment>A game: %1 its id, %2 its title, the others numbers</extracomment>
        <translation>%1  %2, %3 bis %4 Spieler, %5 bis %6 Minuten
</translation>
    </message>
    <message>
        <source>“seed” is not a whole number</source>
        <translation>„seed“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>“game” is missing</source>
        <translation>„game“ fehlt</translation>
    </message>
    <message>
        <source>“deals” names no deals</source>
        <translation>„deals“ nennt keine Anfänge</translation>
    </message>
    <message>
        <source>“deals”: %1 to %2 is not a range of deals</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>„deals“: %1 bis %2 ist kein Bereich</translation>
    </message>
    <message>
        <source>“entries” is empty</source>
        <translation>„entries“ ist leer</translation>
    </message>
    <message>
        <source>an entry has %1 games instead of %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>ein Eintrag hat %1 Partien statt %2</translation>
    </message>
    <message>
        <source>%1 “%2” instead of “%3”</source>
        <extracomment>%1 a word of the report&apos;s file, such as seed; %2 and %3 values</extracomment>
        <translation>%1 „%2“ statt „%3“</translation>
    </message>
    <message>
        <source>Write the result as JSON.</source>
        <translation>Das Ergebnis als JSON schreiben.</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>%1: deals: %2 (%3), rotations of each: %4, seed %5
</source>
        <extracomment>The head of a league: %1 a game, %3 ranges of numbers, the others numbers</extracomment>
        <translation>%1: Anfänge: %2 (%3), Sitzordnungen je Anfang: %4, Startzahl %5
</translation>
    </message>
    <message>
        <source>%1 %2: %3 games, wins %4% (%5 to %6), score %7 (%8 to %9), </source>
        <extracomment>A line of a league: %1 a number, %2 a level of computer players, the others numbers</extracomment>
        <translation>%1 %2: %3 Partien, Siege %4&#xa0;% (%5 bis %6), Punkte %7 (%8 bis %9), </translation>
    </message>
    <message>
        <source>%1 decisions, %2 us each
</source>
        <extracomment>The end of a line of a league: %1 and %2 numbers; us are microseconds</extracomment>
        <translation>%1 Entscheidungen, je %2 us
</translation>
    </message>
    <message>
        <source>illegal moves: %1</source>
        <extracomment>%1 a number</extracomment>
        <translation>unerlaubte Züge: %1</translation>
    </message>
    <message>
        <source>this is not a report from “simulate --json”: %1 at byte %2</source>
        <extracomment>%1 what is wrong with a file, %2 a number</extracomment>
        <translation>kein Bericht von „simulate --json“: %1 bei Byte %2</translation>
    </message>
    <message>
        <source>this is not a report from “simulate --json”: %1</source>
        <extracomment>%1 what is wrong with a file</extracomment>
        <translation>kein Bericht von „simulate --json“: %1</translation>
    </message>
    <message>
        <source>%1: this belongs to another league: %2</source>
        <extracomment>%1 a file, %2 a difference</extracomment>
        <translation>%1: das gehört zu einer anderen Liga: %2</translation>
    </message>
    <message>
        <source>%1: deal %2 is also in another file</source>
        <extracomment>%1 a file, %2 a number</extracomment>
        <translation>%1: der Anfang %2 steht auch in einer anderen Datei</translation>
    </message>
    <message>
        <source>play --game ID --seats SEATS
     [--first NAME|random] [--seed N] [--option K=V] [--saga FILE]
     [--language CODE] [--translations DIR] [--casual-undo] [--no-cover]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>play --game ID --seats SPIELER
     [--first NAME|random] [--seed N] [--option K=W] [--saga DATEI]
     [--language CODE] [--translations ORDNER] [--casual-undo] [--no-cover]</translation>
    </message>
    <message>
        <source>play FILE.saga
     [--language CODE] [--translations DIR] [--casual-undo] [--no-cover]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>play DATEI.saga
     [--language CODE] [--translations ORDNER] [--casual-undo] [--no-cover]</translation>
    </message>
    <message>
        <source>replay FILE.saga
     [--until N] [--seat NAME] [--language CODE] [--translations DIR]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>replay DATEI.saga
     [--until N] [--seat NAME] [--language CODE] [--translations ORDNER]</translation>
    </message>
    <message>
        <source>coach FILE.saga
     [--seat NAME] [--language CODE] [--translations DIR]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>coach DATEI.saga
     [--seat NAME] [--language CODE] [--translations ORDNER]</translation>
    </message>
    <message>
        <source>statistics [--game ID] [--csv FILE]
     [--language CODE] [--translations DIR]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>statistics [--game ID] [--csv DATEI]
     [--language CODE] [--translations ORDNER]</translation>
    </message>
    <message>
        <source>simulate --game ID --seats LEVELS
     [--games N | --deals A-B] [--seed S] [--threads T] [--option K=V] [--json FILE]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>simulate --game ID --seats STUFEN
     [--games N | --deals A-B] [--seed S] [--threads T] [--option K=W] [--json DATEI]</translation>
    </message>
    <message>
        <source>merge FILE.json ... [--json FILE]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>merge DATEI.json ... [--json DATEI]</translation>
    </message>
    <message>
        <source>perft --game ID --seats N --depth D
     [--seed S] [--option K=V]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>perft --game ID --seats N --depth D
     [--seed S] [--option K=W]</translation>
    </message>
    <message>
        <source>scenario FILE|DIR ... [--junit FILE]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>scenario DATEI|ORDNER ... [--junit DATEI]</translation>
    </message>
    <message>
        <source>check-data DIR</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>check-data ORDNER</translation>
    </message>
    <message>
        <source>check-translations DIR</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>check-translations ORDNER</translation>
    </message>
    <message>
        <source>new-translation CODE DIR</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>new-translation CODE ORDNER</translation>
    </message>
    <message>
        <source>bench [--game ID]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>bench [--game ID]</translation>
    </message>
    <message>
        <source>help [--language CODE]</source>
        <extracomment>A command to type; translate only the word in capitals, which stands for a code such as de</extracomment>
        <translation>help [--language CODE]</translation>
    </message>
    <message>
        <source>“%1” is not a heorot-cli command; see “heorot-cli --help”</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>„%1“ ist kein Befehl von heorot-cli; siehe „heorot-cli --help“</translation>
    </message>
    <message>
        <source>%1: this name is not valid UTF-8; retype it or rename the file</source>
        <extracomment>%1 a file; UTF-8 is how letters are stored</extracomment>
        <translation>%1: dieser Name ist kein gültiges UTF-8; tippe ihn anders oder benenne die Datei um</translation>
    </message>
    <message>
        <source>merge: name the files that “simulate --json” wrote</source>
        <translation>merge: nenne die Dateien, die „simulate --json“ geschrieben hat</translation>
    </message>
    <message>
        <source>--%1 is missing; for example: --%1 %2</source>
        <extracomment>%1 an option, %2 a number</extracomment>
        <translation>--%1 fehlt, zum Beispiel --%1 %2</translation>
    </message>
    <message>
        <source>How many players.</source>
        <translation>Wie viele Spieler.</translation>
    </message>
    <message>
        <source>How many actions.</source>
        <translation>Wie viele Aktionen.</translation>
    </message>
    <message>
        <source>total: %1</source>
        <extracomment>%1 a number of sequences</extracomment>
        <translation>insgesamt: %1</translation>
    </message>
    <message>
        <source>--saga: “%1”: a file name can’t contain control characters</source>
        <extracomment>%1 a file</extracomment>
        <translation>--saga: „%1“: ein Dateiname darf keine Steuerzeichen enthalten</translation>
    </message>
    <message>
        <source>--saga: “%1” is a folder; name a file in it, such as “%2”</source>
        <extracomment>%1 a folder, %2 a file</extracomment>
        <translation>--saga: „%1“ ist ein Ordner; nenne eine Datei darin, etwa „%2“</translation>
    </message>
    <message>
        <source>Where to save after every action.</source>
        <translation>Wohin nach jeder Aktion gespeichert wird.</translation>
    </message>
    <message>
        <source>Who has the first turn: a name, or random.</source>
        <translation>Wer beginnt: ein Name oder random.</translation>
    </message>
    <message>
        <source>Allow undo past revealed information if all others are computer players; marks the game.</source>
        <translation>Auch Aufgedecktes zurücknehmen lassen, wenn alle anderen Computerspieler sind; markiert die Partie.</translation>
    </message>
    <message>
        <source>Let several people play even if the terminal can’t be cleared to hide their hands.</source>
        <translation>Mehrere Menschen spielen lassen, auch wenn sich das Terminal nicht leeren lässt, um ihre Hände zu verdecken.</translation>
    </message>
    <message>
        <source>A saved game to resume.</source>
        <translation>Eine gespeicherte Partie, die du fortsetzt.</translation>
    </message>
    <message>
        <source>play: to resume, give one file and no arguments other than --language, --translations, --casual-undo, and --no-cover</source>
        <translation>play: zum Fortsetzen nenne genau eine Datei; dazu sind nur --language, --translations, --casual-undo und --no-cover möglich</translation>
    </message>
    <message>
        <source>--saga: “%1” exists; resume it with: %2</source>
        <extracomment>%1 a file, %2 a command to type</extracomment>
        <translation>--saga: „%1“ gibt es schon; setze die Partie fort mit: %2</translation>
    </message>
    <message>
        <source>Stop after this step of the log.</source>
        <translation>Nach diesem Schritt des Verlaufs anhalten.</translation>
    </message>
    <message>
        <source>What this player saw, once the game is over.</source>
        <translation>Was dieser Spieler sah, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>replay: name one saved game</source>
        <translation>replay: nenne eine gespeicherte Partie</translation>
    </message>
    <message>
        <source>%1: “%2” is the name of a saved game; choose a name that doesn’t end in .saga</source>
        <extracomment>%1 an option, %2 a file</extracomment>
        <translation>%1: „%2“ ist der Name einer gespeicherten Partie; nimm einen Namen, der nicht auf .saga endet</translation>
    </message>
    <message>
        <source>Write a JUnit report.</source>
        <translation>Einen JUnit-Bericht schreiben.</translation>
    </message>
    <message>
        <source>Scenario files, or folders of them.</source>
        <translation>Szenariodateien oder Ordner mit solchen.</translation>
    </message>
    <message>
        <source>scenario: name at least one file or folder</source>
        <translation>scenario: nenne mindestens eine Datei oder einen Ordner</translation>
    </message>
    <message>
        <source>FAILED</source>
        <extracomment>A rules test that failed; its title follows</extracomment>
        <translation>FEHLER</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <extracomment>How many rules tests passed and failed: %1 and %2 numbers</extracomment>
        <translation>%1 bestanden, %2 nicht</translation>
    </message>
    <message>
        <source>--deals and --games can’t be used together</source>
        <translation>--deals und --games lassen sich nicht zugleich angeben</translation>
    </message>
    <message>
        <source>--deals: “%1” is not a range of deals, such as 1-100</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>--deals: „%1“ ist kein Bereich wie 1-100</translation>
    </message>
    <message>
        <source>How many games, rounded up to whole rotations.</source>
        <translation>Wie viele Partien, aufgerundet auf ganze Sitzordnungen.</translation>
    </message>
    <message>
        <source>Which deals, each in every rotation, instead of --games.</source>
        <translation>Welche Anfänge, jeder in jeder Sitzordnung, anstelle von --games.</translation>
    </message>
    <message>
        <source>How many threads.</source>
        <translation>Wie viele Threads.</translation>
    </message>
    <message>
        <source>(%1 games rounded up to %2)
</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>(%1 Partien, aufgerundet auf %2)
</translation>
    </message>
    <message>
        <source>the program’s texts are missing: there is no .ts file in “%1”</source>
        <extracomment>%1 a folder</extracomment>
        <translation>die Texte des Programms fehlen: keine .ts-Datei in „%1“</translation>
    </message>
    <message>
        <source>A folder with .ts files.</source>
        <translation>Ein Ordner mit .ts-Dateien.</translation>
    </message>
    <message>
        <source>check-translations: “%1” contains no catalog, such as movie_fr.ts</source>
        <extracomment>%1 a folder</extracomment>
        <translation>check-translations: „%1“ enthält keinen Katalog wie movie_fr.ts</translation>
    </message>
    <message>
        <source>The language, such as es or pt_BR.</source>
        <translation>Die Sprache, etwa es oder pt_BR.</translation>
    </message>
    <message>
        <source>The folder for its .ts files.</source>
        <translation>Der Ordner für ihre .ts-Dateien.</translation>
    </message>
    <message>
        <source>new-translation: name a language and a folder, for example es texts</source>
        <translation>new-translation: nenne eine Sprache und einen Ordner, zum Beispiel es texte</translation>
    </message>
    <message>
        <source>new-translation: “%1” is not a language code, such as es or pt_BR</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>new-translation: „%1“ ist kein Sprachcode wie es oder pt_BR</translation>
    </message>
    <message>
        <source>new-translation: “%1” can’t be made</source>
        <extracomment>%1 a folder</extracomment>
        <translation>new-translation: „%1“ lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Next best:</source>
        <extracomment>Above the next best choices of a hint</extracomment>
        <translation>Nächstbeste:</translation>
    </message>
    <message>
        <source>You might not get this back.</source>
        <translation>Diese Gelegenheit kommt vielleicht nicht wieder.</translation>
    </message>
    <message>
        <source>Type yes to confirm, or press Enter to cancel: </source>
        <extracomment>&quot;yes&quot; is to be typed and stays as it is; Enter is a key</extracomment>
        <translation>Zum Ausführen yes eingeben, sonst Enter drücken: </translation>
    </message>
</context>
</TS>
