<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Fault</name>
    <message>
        <source>this file belongs to the game %1, not to %2</source>
        <extracomment>%1 and %2 ids of games</extracomment>
        <translation>diese Datei ist für das Spiel %1, nicht für %2</translation>
    </message>
    <message>
        <source>exactly %1 numbers are needed here</source>
        <extracomment>%1 a number</extracomment>
        <translation>es müssen %1 Zahlen sein</translation>
    </message>
    <message>
        <source>%1 is not a style of computer player; use %2</source>
        <extracomment>%1 what was typed, %2 a list of words that are typed in every language</extracomment>
        <translation>%1 ist kein Stil eines Computerspielers; möglich ist %2</translation>
    </message>
    <message>
        <source>%1 is not a kind of player; use %2</source>
        <extracomment>%1 what was typed, %2 a list of words that are typed in every language, such as &quot;human&quot; and &quot;easy&quot;</extracomment>
        <translation>%1 ist keine Art von Spieler; möglich ist %2</translation>
    </message>
    <message>
        <source>the title is missing</source>
        <translation>es gibt keinen Titel</translation>
    </message>
    <message>
        <source>it is not valid UTF-8</source>
        <translation>das ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>it contains control characters</source>
        <translation>es enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>the first line is not a title of the form “# Title”</source>
        <translation>die erste Zeile ist kein Titel der Form „# Titel“</translation>
    </message>
    <message>
        <source>only paragraphs, lists, tables, pictures, and links are allowed here</source>
        <translation>nur Absätze, Listen, Tabellen, Bilder und Verweise sind möglich</translation>
    </message>
    <message>
        <source>this is not a heading of the form “## Words {#anchor}”</source>
        <translation>das ist keine Überschrift der Form „## Wörter {#anker}“</translation>
    </message>
    <message>
        <source>this heading has no words</source>
        <translation>eine Überschrift hat keine Wörter</translation>
    </message>
    <message>
        <source>only one title is allowed</source>
        <translation>es gibt einen zweiten Titel</translation>
    </message>
    <message>
        <source>this section comes before the first chapter</source>
        <translation>ein Abschnitt steht vor jedem Kapitel</translation>
    </message>
    <message>
        <source>this heading has no anchor {#...}</source>
        <translation>eine Überschrift hat keinen Anker {#...}</translation>
    </message>
    <message>
        <source>the anchor %1 is already used on line %2</source>
        <extracomment>%1 an anchor of the handbook, %2 a number</extracomment>
        <translation>der Anker %1 steht schon in Zeile %2</translation>
    </message>
    <message>
        <source>%1 is not allowed here; use “thing” or “refusals”</source>
        <extracomment>%1 what is written</extracomment>
        <translation>%1 ist weder „thing“ noch „refusals“</translation>
    </message>
    <message>
        <source>this is not a picture of the form ![caption](scenario:NAME)</source>
        <translation>das ist kein Bild der Form ![Bildtext](scenario:NAME)</translation>
    </message>
    <message>
        <source>this picture has no caption</source>
        <translation>ein Bild hat keinen Bildtext</translation>
    </message>
    <message>
        <source>this table row does not end with “|”</source>
        <translation>eine Zeile einer Tabelle endet nicht mit „|“</translation>
    </message>
    <message>
        <source>this table has no header row</source>
        <translation>eine Tabelle hat keinen Kopf</translation>
    </message>
    <message>
        <source>this row has %1 cells, but the one above it has %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>eine Zeile hat %1 Felder, die darüber %2</translation>
    </message>
    <message>
        <source>this link leads to %1, which does not exist</source>
        <extracomment>%1 an anchor of the handbook</extracomment>
        <translation>der Verweis auf %1 führt nirgendwohin</translation>
    </message>
    <message>
        <source>the refusal %1 is already listed on line %2</source>
        <extracomment>%1 the rules&apos; name of a refusal, %2 a number</extracomment>
        <translation>die Ablehnung %1 steht schon in Zeile %2</translation>
    </message>
    <message>
        <source>the placeholder that begins with “{{” is not closed</source>
        <translation>„{{“ beginnt einen Platzhalter, der nicht endet</translation>
    </message>
    <message>
        <source>the bold text that begins with “**” is not closed</source>
        <translation>„**“ beginnt fetten Text, der nicht endet</translation>
    </message>
    <message>
        <source>the italic text that begins with %1 is not closed</source>
        <extracomment>%1 the sign * or _</extracomment>
        <translation>%1 beginnt kursiven Text, der nicht endet</translation>
    </message>
    <message>
        <source>this link is not closed</source>
        <translation>ein Verweis endet nicht</translation>
    </message>
    <message>
        <source>“[” must begin a link of the form [words](#anchor)</source>
        <translation>„[“ beginnt keinen Verweis der Form [Wörter](#anker)</translation>
    </message>
    <message>
        <source>this link has no words or no anchor</source>
        <translation>ein Verweis hat keine Wörter oder keinen Anker</translation>
    </message>
    <message>
        <source>its metadata has no valid %1</source>
        <extracomment>%1 a word of the plugin&apos;s metadata</extracomment>
        <translation>in seinen Metadaten fehlt ein gültiges %1</translation>
    </message>
    <message>
        <source>its metadata needs a “weight” of light, medium, or rich</source>
        <translation>in seinen Metadaten fehlt ein „weight“, das light, medium oder rich ist</translation>
    </message>
    <message>
        <source>it is not a Qt plugin</source>
        <translation>das ist kein Qt-Plugin</translation>
    </message>
    <message>
        <source>it was built for interface %1, but this program has interface %2</source>
        <extracomment>%1 and %2 versions</extracomment>
        <translation>es wurde für die Schnittstelle %1 gebaut, dieses Programm hat die Schnittstelle %2</translation>
    </message>
    <message>
        <source>it is a plugin for %1, not for %2</source>
        <extracomment>%1 and %2 names of interfaces</extracomment>
        <translation>das ist ein Plugin für %1, nicht für %2</translation>
    </message>
    <message>
        <source>its metadata has no “id”</source>
        <translation>in seinen Metadaten fehlt „id“</translation>
    </message>
    <message>
        <source>its metadata has no “title”</source>
        <translation>in seinen Metadaten fehlt „title“</translation>
    </message>
    <message>
        <source>another plugin already provides the game %1</source>
        <extracomment>%1 the id of a game</extracomment>
        <translation>ein anderes Plugin bietet das Spiel %1 schon an</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a place in a file, %2 what is wrong there
----------
%1 a field that a file lacks, %2 what is wrong with its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; remove this file to play with the shipped numbers</source>
        <extracomment>%1 what is wrong in a file, with its place</extracomment>
        <translation>%1; entferne diese Datei, um mit den mitgelieferten Zahlen zu spielen</translation>
    </message>
    <message>
        <source>it does not provide the interface it names</source>
        <translation>es stellt die Schnittstelle nicht bereit, die es nennt</translation>
    </message>
    <message>
        <source>no plugin provides the game %1</source>
        <extracomment>%1 the id of a game</extracomment>
        <translation>kein Plugin bietet ein Spiel %1</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>sein Kopf ist beschädigt</translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation>die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>its program header is damaged</source>
        <translation>sein Programmkopf ist beschädigt</translation>
    </message>
    <message>
        <source>its dynamic table is damaged</source>
        <translation>seine dynamische Tabelle ist beschädigt</translation>
    </message>
    <message>
        <source>it was built for another kind of machine, or its header is damaged</source>
        <translation>es wurde für einen anderen Rechner gebaut, oder sein Kopf ist beschädigt</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>ein Spieler braucht einen Namen</translation>
    </message>
    <message>
        <source>a player’s name must be one line of text without control characters</source>
        <translation>der Name eines Spielers muss eine Textzeile ohne Steuerzeichen sein</translation>
    </message>
    <message>
        <source>a player’s name must not contain invisible characters, as some emoji do</source>
        <translation>der Name eines Spielers darf kein unsichtbares Zeichen enthalten, wie es in manchen Emojis steckt</translation>
    </message>
    <message>
        <source>a player’s name can have at most %1 characters</source>
        <extracomment>%1 a number</extracomment>
        <translation>der Name eines Spielers hat höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>%1 can’t be a player’s name</source>
        <extracomment>%1 a word that has a meaning of its own in saved games</extracomment>
        <translation>%1 kann kein Spielername sein</translation>
    </message>
    <message>
        <source>two players are called %1</source>
        <extracomment>%1 a name</extracomment>
        <translation>zwei Spieler heißen %1</translation>
    </message>
    <message>
        <source>the game has no such option</source>
        <translation>das Spiel hat keine solche Option</translation>
    </message>
    <message>
        <source>this position has %2 of %1, but the box has %3</source>
        <extracomment>%1 a piece, %2 how often a file has it, %3 how often the box of the game has it</extracomment>
        <translation>%1 ist hier %2-mal da, in der Schachtel aber %3-mal</translation>
    </message>
    <message>
        <source>there is no place left for %1; say where it is</source>
        <extracomment>%1 a piece</extracomment>
        <translation>für %1 ist kein Platz mehr: gib an, wo es ist</translation>
    </message>
    <message>
        <source>this must be text</source>
        <translation>das muss ein Text sein</translation>
    </message>
    <message>
        <source>%1 is not %2, the only number allowed here</source>
        <extracomment>%1 what is written, %2 a number</extracomment>
        <translation>%1 ist nicht %2, die einzige Zahl, die hier möglich ist</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <extracomment>%1 what is written, %2 and %3 numbers</extracomment>
        <translation>%1 ist keine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 is not a whole number of 0 or more</source>
        <extracomment>%1 what is written</extracomment>
        <translation>%1 ist keine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <extracomment>%1 what is written; &quot;true&quot; and &quot;false&quot; stand in files as they are</extracomment>
        <translation>%1 ist weder true noch false</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <extracomment>%1 what is written, %2 a list of what it can be</extracomment>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>das muss eine Liste sein</translation>
    </message>
    <message>
        <source>this must be a map of names and values</source>
        <translation>hier müssen Namen mit Werten stehen</translation>
    </message>
    <message>
        <source>%1 is missing here</source>
        <extracomment>%1 a key of a file</extracomment>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>this key is not allowed here</source>
        <translation>dieser Schlüssel ist unbekannt</translation>
    </message>
    <message>
        <source>at most %1 names are allowed here</source>
        <extracomment>%1 a number</extracomment>
        <translation>hier sind höchstens %1 Namen erlaubt</translation>
    </message>
    <message>
        <source>%1 is not a piece that can be here</source>
        <extracomment>%1 what is written</extracomment>
        <translation>%1 ist nichts, was hier liegen kann</translation>
    </message>
    <message>
        <source>nothing may follow %1</source>
        <extracomment>%1 three dots, which stand for the rest of a deck</extracomment>
        <translation>nach %1 darf nichts mehr stehen</translation>
    </message>
    <message>
        <source>at most %1 pieces fit here</source>
        <extracomment>%1 a number</extracomment>
        <translation>hier ist Platz für höchstens %1 Teile</translation>
    </message>
    <message>
        <source>there is no such space</source>
        <translation>dieses Feld gibt es nicht</translation>
    </message>
    <message>
        <source>this is not %1</source>
        <extracomment>%1 a list of what it can be</extracomment>
        <translation>das ist nicht %1</translation>
    </message>
    <message>
        <source>%1, ...</source>
        <extracomment>A list that is cut; %1 its beginning</extracomment>
        <translation>%1, ...</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Items of a list that goes on; %1 the ones before, %2 the next</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1 and %2 the only two possible values</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>there are more than 20,000 items in one pair of brackets</source>
        <translation>hier stehen mehr als 20 000 Einträge in einem Paar Klammern</translation>
    </message>
    <message>
        <source>the game %1 can’t be played: %2</source>
        <extracomment>%1 the id of a game, %2 why</extracomment>
        <translation>das Spiel %1 ist nicht spielbar: %2</translation>
    </message>
    <message>
        <source>the game %1 is not installed</source>
        <extracomment>%1 the id of a game</extracomment>
        <translation>das Spiel %1 ist nicht installiert</translation>
    </message>
    <message>
        <source>a lesson must have at least one step</source>
        <translation>eine Lektion braucht Schritte</translation>
    </message>
    <message>
        <source>the learner’s own moves belong under “try”</source>
        <translation>die eigenen Züge des Lernenden gehören unter „try“</translation>
    </message>
    <message>
        <source>it is not the learner’s turn</source>
        <translation>der Lernende ist nicht am Zug</translation>
    </message>
    <message>
        <source>a step must ask for at least one action</source>
        <translation>ein Schritt muss mindestens eine Aktion verlangen</translation>
    </message>
    <message>
        <source>apart from the actions wanted, no legal action begins with %1</source>
        <extracomment>%1 the beginning of an action</extracomment>
        <translation>außer den verlangten Aktionen beginnt keine erlaubte mit %1</translation>
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
        <source>the folder %1 can’t be opened: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>der Ordner %1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>the game is for %1 to %2 players</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>das Spiel ist für %1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>%1 is not an action of this game</source>
        <extracomment>%1 what is written</extracomment>
        <translation>%1 ist keine Aktion dieses Spiels</translation>
    </message>
    <message>
        <source>this secret choice is not legal here (%1)</source>
        <extracomment>%1 the rules&apos; name of a refusal, such as space-taken</extracomment>
        <translation>diese geheime Wahl ist hier nicht erlaubt (%1)</translation>
    </message>
    <message>
        <source>%1 is not legal here (%2)</source>
        <extracomment>%1 an action, %2 the rules&apos; name of a refusal, such as space-taken</extracomment>
        <translation>%1 ist hier nicht erlaubt (%2)</translation>
    </message>
    <message>
        <source>the next outcome is for a different deck or die than the one needed here</source>
        <translation>das nächste Ergebnis gehört zu einem anderen Stapel oder Würfel als dem verlangten</translation>
    </message>
    <message>
        <source>the order given here does not list the same pieces as the deck</source>
        <translation>die angegebene Reihenfolge enthält andere Teile als der Stapel</translation>
    </message>
    <message>
        <source>the roll given here is not a side of the die</source>
        <translation>der angegebene Wurf ist keine Seite des Würfels</translation>
    </message>
    <message>
        <source>the deal given here has more outcomes than the setup needs</source>
        <translation>für den Anfang stehen mehr Ergebnisse da, als der Aufbau verlangt</translation>
    </message>
    <message>
        <source>there are more outcomes here than the action needs</source>
        <translation>es stehen mehr Ergebnisse da, als die Aktion verlangt</translation>
    </message>
    <message>
        <source>each player needs one color</source>
        <translation>jeder Spieler braucht eine Farbe</translation>
    </message>
    <message>
        <source>another player already has color %1</source>
        <extracomment>%1 the number of a color</extracomment>
        <translation>ein anderer Spieler hat schon die Farbe %1</translation>
    </message>
    <message>
        <source>each player needs one number</source>
        <translation>jeder Spieler braucht eine Zahl</translation>
    </message>
    <message>
        <source>a text is needed here, under its language code</source>
        <translation>hier muss genau ein Text unter seinem Sprachcode stehen</translation>
    </message>
    <message>
        <source>this is too long for a prompt</source>
        <translation>das ist länger, als eine Frage sein kann</translation>
    </message>
    <message>
        <source>this saga was written by a newer version of Heorot; this version reads formats 1 to %1</source>
        <extracomment>%1 a number; a saga is the file of a saved game</extracomment>
        <translation>diese Saga stammt aus einer neueren Version von Heorot; diese Version liest die Formate 1 bis %1</translation>
    </message>
    <message>
        <source>this file does not look like a saga</source>
        <translation>das beginnt nicht wie eine Saga</translation>
    </message>
    <message>
        <source>The game resumes from its last stored state. Earlier moves can’t be undone; the file lists them under “earlier”.</source>
        <translation>Die Partie geht von ihrem letzten gespeicherten Stand weiter. Frühere Züge lassen sich nicht zurücknehmen; die Datei führt sie unter „earlier“ auf.</translation>
    </message>
    <message>
        <source>Its moves can’t be replayed (the one on line %1 of the file fails), so it resumes from its last state; earlier moves are only in the file.</source>
        <extracomment>%1 a number; follows the sentence that the game was played with older rules</extracomment>
        <translation>Ihre Züge lassen sich nicht wiederholen (Zeile %1 der Datei passt nicht), deshalb geht sie von ihrem letzten Stand weiter; frühere Züge stehen nur in der Datei.</translation>
    </message>
    <message>
        <source>no player in this game is called %1</source>
        <extracomment>%1 a name</extracomment>
        <translation>in dieser Partie heißt kein Spieler %1</translation>
    </message>
    <message>
        <source>the game is over before this move</source>
        <translation>die Partie ist vor diesem Zug zu Ende</translation>
    </message>
    <message>
        <source>it is not %1’s turn here</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 ist hier nicht am Zug</translation>
    </message>
    <message>
        <source>this deal does not fit these %1 players and options: %2</source>
        <extracomment>%1 a number, %2 why</extracomment>
        <translation>dieser Anfang passt nicht zu diesen %1 Spielern und Optionen: %2</translation>
    </message>
    <message>
        <source>the moves lead to a different state than the stored one</source>
        <translation>die Züge führen zu einem anderen Stand als dem gespeicherten</translation>
    </message>
    <message>
        <source>the moves lead to %1, but %2 is stored</source>
        <extracomment>%1 and %2 values of a field of the game</extracomment>
        <translation>die Züge führen zu %1, aber gespeichert ist %2</translation>
    </message>
    <message>
        <source>the moves lead to a different value than the stored one</source>
        <translation>die Züge führen zu einem anderen Wert als dem gespeicherten</translation>
    </message>
    <message>
        <source>the pieces here do not match the box</source>
        <translation>die Teile hier passen nicht zur Schachtel</translation>
    </message>
    <message>
        <source>expected: %1, actual: %2</source>
        <extracomment>The report of a test: %1 and %2 values</extracomment>
        <translation>erwartet: %1, gefunden: %2</translation>
    </message>
    <message>
        <source>there is no player with this name</source>
        <translation>es gibt keinen Spieler dieses Namens</translation>
    </message>
    <message>
        <source>%1 is listed here twice</source>
        <extracomment>%1 an action</extracomment>
        <translation>%1 steht hier zweimal</translation>
    </message>
    <message>
        <source>expected: legal, actual: not legal; legal: %1</source>
        <extracomment>The report of a test: %1 a list of actions</extracomment>
        <translation>erwartet: erlaubt, gefunden: nicht erlaubt; erlaubt: %1</translation>
    </message>
    <message>
        <source>expected: %1 legal actions, actual: %2; legal: %3</source>
        <extracomment>The report of a test: %1 and %2 numbers, %3 a list of actions</extracomment>
        <translation>erwartet: %1 erlaubte Aktionen, gefunden: %2; erlaubt: %3</translation>
    </message>
    <message>
        <source>expected: the event %1, actual: no further event</source>
        <extracomment>The report of a test: %1 an event</extracomment>
        <translation>erwartet: das Ereignis %1, gefunden: kein weiteres Ereignis</translation>
    </message>
    <message>
        <source>expected: the event %1, actual: %2</source>
        <extracomment>The report of a test: %1 an event, %2 several others</extracomment>
        <translation>erwartet: das Ereignis %1, gefunden: %2</translation>
    </message>
    <message>
        <source>this is neither a file nor a folder</source>
        <translation>das ist weder eine Datei noch ein Ordner</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>the folder can’t be read: %1</source>
        <extracomment>%1 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>der Ordner ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>there is no scenario (*.yaml) in this folder</source>
        <translation>in diesem Ordner liegt kein Szenario (*.yaml)</translation>
    </message>
    <message>
        <source>%1 can’t come from %2</source>
        <extracomment>%1 what is written, %2 a deck or a die</extracomment>
        <translation>%1 kann nicht von %2 kommen</translation>
    </message>
    <message>
        <source>an outcome must name one deck or die and its result</source>
        <translation>ein Ergebnis muss einen Stapel oder Würfel nennen und was er brachte</translation>
    </message>
    <message>
        <source>the game has no such deck or die</source>
        <translation>das Spiel hat keinen solchen Stapel oder Würfel</translation>
    </message>
    <message>
        <source>a move must name one player and one action</source>
        <translation>ein Zug muss einen Spieler und eine Aktion nennen</translation>
    </message>
    <message>
        <source>expected to move: %1, actual: %2</source>
        <extracomment>The report of a test: %1 and %2 players, or &quot;nobody&quot;</extracomment>
        <translation>erwartet am Zug: %1, gefunden: %2</translation>
    </message>
    <message>
        <source>expected: legal, actual: refused as %1; legal: %2</source>
        <extracomment>The report of a test: %1 the rules&apos; name of a refusal, %2 a list of actions</extracomment>
        <translation>erwartet: erlaubt, gefunden: abgelehnt als %1; erlaubt: %2</translation>
    </message>
    <message>
        <source>this outcome was not used</source>
        <translation>dieses Ergebnis wurde nicht verwendet</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>das ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>there is a control character here; this is not a text file</source>
        <translation>hier steht ein Steuerzeichen; das ist keine Textdatei</translation>
    </message>
    <message>
        <source>a second document begins here; only one is allowed</source>
        <translation>hier beginnt ein zweites Dokument; nur eines ist erlaubt</translation>
    </message>
    <message>
        <source>aliases (*) are not allowed</source>
        <translation>Aliasse (*) sind nicht erlaubt</translation>
    </message>
    <message>
        <source>a value is missing here</source>
        <translation>hier fehlt ein Wert</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <extracomment>%1 a key of a file</extracomment>
        <translation>%1 hat keinen Wert</translation>
    </message>
    <message>
        <source>this text contains a control character</source>
        <translation>hier wird ein Steuerzeichen angegeben</translation>
    </message>
    <message>
        <source>anchors (&amp;) are not allowed</source>
        <translation>Anker (&amp;) sind nicht erlaubt</translation>
    </message>
    <message>
        <source>tags (!) are not allowed</source>
        <translation>Tags (!) sind nicht erlaubt</translation>
    </message>
    <message>
        <source>a quote opened here is not closed</source>
        <translation>ein hier geöffnetes Anführungszeichen ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a bracket opened here is not closed</source>
        <translation>eine hier geöffnete Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>%1 appears twice in one map</source>
        <extracomment>%1 a key of a file</extracomment>
        <translation>%1 steht hier zweimal, darf aber nur einmal stehen</translation>
    </message>
    <message>
        <source>a key must be plain text</source>
        <translation>ein Schlüssel muss einfacher Text sein</translation>
    </message>
    <message>
        <source>the file contains more than 250,000 values</source>
        <translation>die Datei enthält mehr als 250 000 Werte</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>this link points to a file that does not exist</source>
        <translation>dieser Verweis führt zu keiner Datei</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>the file can’t be read: %1</source>
        <extracomment>%1 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>die Datei ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the file can’t be read</source>
        <translation>die Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>YAML directives must have exactly one argument</source>
        <translation>YAML-Anweisungen müssen genau ein Argument haben</translation>
    </message>
    <message>
        <source>YAML major version too large</source>
        <translation>die YAML-Version ist zu hoch</translation>
    </message>
    <message>
        <source>repeated YAML directive</source>
        <translation>die YAML-Anweisung steht zweimal da</translation>
    </message>
    <message>
        <source>TAG directives must have exactly two arguments</source>
        <translation>TAG-Anweisungen müssen genau zwei Argumente haben</translation>
    </message>
    <message>
        <source>repeated TAG directive</source>
        <translation>die TAG-Anweisung steht zweimal da</translation>
    </message>
    <message>
        <source>end of map not found</source>
        <translation>das Ende der Namen mit Werten fehlt</translation>
    </message>
    <message>
        <source>end of map flow not found</source>
        <translation>die schließende geschweifte Klammer fehlt</translation>
    </message>
    <message>
        <source>end of sequence not found</source>
        <translation>das Ende der Liste fehlt</translation>
    </message>
    <message>
        <source>end of sequence flow not found</source>
        <translation>die schließende eckige Klammer fehlt</translation>
    </message>
    <message>
        <source>illegal document indicator in scalar</source>
        <translation>in einem Wert steht das Zeichen eines neuen Dokuments</translation>
    </message>
    <message>
        <source>illegal EOF in scalar</source>
        <translation>die Datei endet mitten in einem Wert</translation>
    </message>
    <message>
        <source>illegal character in scalar</source>
        <translation>in einem Wert steht ein unerlaubtes Zeichen</translation>
    </message>
    <message>
        <source>illegal tab when looking for indentation</source>
        <translation>in der Einrückung steht ein Tabulator</translation>
    </message>
    <message>
        <source>illegal flow end</source>
        <translation>eine Klammer schließt, die nicht geöffnet ist</translation>
    </message>
    <message>
        <source>illegal block entry</source>
        <translation>ein Listenpunkt steht an falscher Stelle</translation>
    </message>
    <message>
        <source>illegal map key</source>
        <translation>ein Schlüssel steht an falscher Stelle</translation>
    </message>
    <message>
        <source>illegal map value</source>
        <translation>ein Wert steht an falscher Stelle</translation>
    </message>
    <message>
        <source>alias not found after *</source>
        <translation>nach * fehlt der Alias</translation>
    </message>
    <message>
        <source>anchor not found after &amp;</source>
        <translation>nach &amp; fehlt der Anker</translation>
    </message>
    <message>
        <source>illegal character found while scanning alias</source>
        <translation>in einem Alias steht ein unerlaubtes Zeichen</translation>
    </message>
    <message>
        <source>illegal character found while scanning anchor</source>
        <translation>in einem Anker steht ein unerlaubtes Zeichen</translation>
    </message>
    <message>
        <source>illegal character found while scanning tag handle</source>
        <translation>in einem Tag steht ein unerlaubtes Zeichen</translation>
    </message>
    <message>
        <source>tag handle with no suffix</source>
        <translation>ein Tag ist unvollständig</translation>
    </message>
    <message>
        <source>end of verbatim tag not found</source>
        <translation>das Ende eines Tags fehlt</translation>
    </message>
    <message>
        <source>cannot set zero indentation for a block scalar</source>
        <translation>ein Textblock kann nicht mit null Leerzeichen eingerückt sein</translation>
    </message>
    <message>
        <source>unexpected character in block scalar</source>
        <translation>in einem Textblock steht ein unerlaubtes Zeichen</translation>
    </message>
    <message>
        <source>bad character found while scanning hex number</source>
        <translation>in einer Hexadezimalzahl steht ein unerlaubtes Zeichen</translation>
    </message>
    <message>
        <source>the referenced anchor is not defined</source>
        <translation>den genannten Anker gibt es nicht</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>hier steht etwas Unbekanntes</translation>
    </message>
    <message>
        <source>this is nested deeper than 32 levels</source>
        <translation>das ist tiefer als 32 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>the file is larger than 4 MiB</source>
        <translation>die Datei ist größer als 4 MiB</translation>
    </message>
    <message>
        <source>unknown escape character: %1</source>
        <extracomment>%1 the character after a backslash</extracomment>
        <translation>unbekanntes Zeichen nach einem Backslash: %1</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1</source>
        <extracomment>%1 a reason; YAML is the format of the file</extracomment>
        <translation>das ist kein YAML: %1</translation>
    </message>
    <message>
        <source>this must be text or a list of texts</source>
        <translation>das muss ein Text oder eine Liste von Texten sein</translation>
    </message>
    <message>
        <source>this value no longer exists</source>
        <translation>diesen Wert gibt es nicht mehr</translation>
    </message>
    <message>
        <source>%1 can’t replace %2</source>
        <extracomment>%1 and %2 values of a data file</extracomment>
        <translation>%1 kann nicht an der Stelle von %2 stehen</translation>
    </message>
    <message>
        <source>this corrects the value %1, but the value is now %2</source>
        <extracomment>%1 and %2 values of a data file</extracomment>
        <translation>das wurde korrigiert, als hier %1 stand; jetzt steht hier %2</translation>
    </message>
    <message>
        <source>there are more than %1 corrections</source>
        <extracomment>%1 a number</extracomment>
        <translation>es gibt mehr als %1 Korrekturen</translation>
    </message>
    <message>
        <source>this value is corrected twice</source>
        <translation>dieser Wert ist zweimal korrigiert</translation>
    </message>
    <message>
        <source>these corrections were written by a newer version of Heorot</source>
        <translation>diese Korrekturen stammen aus einer neueren Version von Heorot</translation>
    </message>
    <message>
        <source>these corrections belong to the game %1, not to %2</source>
        <extracomment>%1 and %2 ids of games</extracomment>
        <translation>diese Korrekturen gehören zum Spiel %1, nicht zu %2</translation>
    </message>
    <message>
        <source>the corrections can’t be saved here: %1</source>
        <extracomment>Comes after the name of a file and a colon; %1 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>die Korrekturen lassen sich hier nicht speichern: %1</translation>
    </message>
    <message>
        <source>This game was played with newer rules than this version of Heorot has, and with different data (numbers on cards and in tables).</source>
        <translation>Für diese Partie galten neuere Regeln, als diese Version von Heorot kennt, und andere Angaben (Zahlen auf Karten und in Tabellen).</translation>
    </message>
    <message>
        <source>This game was played with newer rules than this version of Heorot has.</source>
        <translation>Für diese Partie galten neuere Regeln, als diese Version von Heorot kennt.</translation>
    </message>
    <message>
        <source>This game was played with older rules and different data (numbers on cards and in tables).</source>
        <translation>Für diese Partie galten ältere Regeln und andere Angaben (Zahlen auf Karten und in Tabellen).</translation>
    </message>
    <message>
        <source>This game was played with older rules.</source>
        <translation>Für diese Partie galten ältere Regeln.</translation>
    </message>
    <message>
        <source>This game was played with different data (numbers on cards and in tables).</source>
        <translation>Für diese Partie galten andere Angaben (Zahlen auf Karten und in Tabellen).</translation>
    </message>
    <message>
        <source>the pieces here do not match the box; this game was played with other rules or data</source>
        <translation>die Teile hier passen nicht zur Schachtel; für diese Partie galten andere Regeln oder Angaben</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>The end of a list of three or more possible values; %1 the ones before, %2 the last</extracomment>
        <translation>%1 oder %2</translation>
    </message>
</context>
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
        <source>Choose again</source>
        <extracomment>Button of the prompt: takes back the last thing that was chosen</extracomment>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Takes back your last choice (%1).</source>
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
        <source>human</source>
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
        <source>Really %1?</source>
        <extracomment>A question before something is given up: %1 what a choice does, &quot;place a Thane on c3&quot;</extracomment>
        <translation>Wirklich %1?</translation>
    </message>
    <message>
        <source>You might not get this back.</source>
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
        <source>Now, and if the game ended now: %1 point(s).</source>
        <extracomment>%1 points that a player has and would have, as their number has it</extracomment>
        <translation>
            <numerusform>Jetzt, und auch wenn sofort Schluss wäre: %1 Punkt.</numerusform>
            <numerusform>Jetzt, und auch wenn sofort Schluss wäre: %1 Punkte.</numerusform>
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
        <source>The computer player %1 chose something the rules don’t allow, so the game stops here. This is a bug in the program; please report it.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Der Computerspieler %1 hat etwas gewählt, was die Regeln nicht erlauben; deshalb bleibt das Spiel hier stehen. Das ist ein Fehler des Programms, bitte melde ihn.</translation>
    </message>
    <message>
        <source>The game’s file reproduces it: %1</source>
        <extracomment>%1 a file; comes after the request to report a fault</extracomment>
        <translation>Mit der Datei der Partie lässt er sich nachstellen: %1</translation>
    </message>
    <message>
        <source>the game can’t be saved here: %1</source>
        <extracomment>Comes after the name of a file and a colon; %1 a reason, which may be a whole sentence without its full stop</extracomment>
        <translation>hier kann das Spiel nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>the user has no home folder; name a file to save to</source>
        <translation>es gibt kein Benutzerverzeichnis; gib eine Datei zum Speichern an</translation>
    </message>
    <message>
        <source>a file there can’t be read; save under another name</source>
        <translation>dort liegt eine unlesbare Datei; speichere unter einem anderen Namen</translation>
    </message>
    <message>
        <source>another program has changed the file; save under another name</source>
        <translation>ein anderes Programm hat die Datei geändert; speichere unter einem anderen Namen</translation>
    </message>
    <message>
        <source>the original file can’t be kept as %1: %2</source>
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
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>no folder can be created in %1: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>in %1 kann kein Ordner angelegt werden: %2</translation>
    </message>
    <message>
        <source>the folder %1 can’t be written to: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>in den Ordner %1 kann nichts geschrieben werden: %2</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>Reason why a file cannot be read or written; comes after a colon</extracomment>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Reason why a file cannot be written; comes after a colon
----------
Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk has no room for a file of this size</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>für eine Datei dieser Größe ist kein Platz</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <extracomment>Reason why a file cannot be read or written; comes after a colon</extracomment>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A hint: %1 &quot;Expected by the end&quot;, %2 changes of points: &quot;you +3&quot;
----------
A reason: %1 a player, %2 what changes and by how much, &quot;−12 points from figures on the board&quot;</extracomment>
        <translation>%1: %2</translation>
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
        <extracomment>%1 a computer player; a translation may have two spellings beside it</extracomment>
        <translation>Warum hat %1 das gespielt?</translation>
    </message>
    <message>
        <source>Nothing you can see explains this move: its reason is hidden, or will show only later.</source>
        <translation>Was du siehst, erklärt diesen Zug nicht: Der Grund ist verdeckt oder zeigt sich erst später.</translation>
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
        <source>Guards what he has and gives nothing away.</source>
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
        <source>The lesson’s number %1.</source>
        <extracomment>Read aloud of a place that a lesson speaks of: %1 the number of its pin, &quot;(1)&quot; in the lesson&apos;s sentence</extracomment>
        <translation>Nummer %1 der Lektion.</translation>
    </message>
    <message>
        <source>first choose a piece</source>
        <extracomment>On a button of the prompt that cannot be pressed yet: it says what to do with a piece</extracomment>
        <translation>zuerst ein Teil wählen</translation>
    </message>
    <message>
        <source>Click or press Enter to see everything large.</source>
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
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Etwas anderes steht nicht zur Wahl.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) from %2</source>
        <extracomment>A part of a player&apos;s points that changes: %1 a signed number, whose plural it has, %2 what counts: &quot;+22 points from figures on the board&quot;. &quot;+2 points from scratches&quot; means that scratches cost 2 points less.</extracomment>
        <translation>
            <numerusform>%1 Punkt (%2)</numerusform>
            <numerusform>%1 Punkte (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or press Enter to see what it brought each player.</source>
        <translation>Ein Klick oder Enter zeigt, wem das was gebracht hat.</translation>
    </message>
    <message>
        <source>this archive is damaged</source>
        <translation>dieses Archiv ist beschädigt</translation>
    </message>
    <message>
        <source>this archive is too large for a problem report</source>
        <translation>dieses Archiv ist zu groß für einen Problembericht</translation>
    </message>
    <message>
        <source>this is not a tar archive</source>
        <translation>das ist kein tar-Archiv</translation>
    </message>
    <message>
        <source>this archive has too many files for a problem report</source>
        <translation>dieses Archiv hat zu viele Dateien für einen Problembericht</translation>
    </message>
    <message>
        <source>a file in this archive has a name that points outside it</source>
        <translation>eine Datei in diesem Archiv hat einen Namen, der woandershin führt</translation>
    </message>
    <message>
        <source>this archive contains something other than plain files</source>
        <translation>dieses Archiv enthält etwas, das keine gewöhnliche Datei ist</translation>
    </message>
    <message>
        <source>there is no game in this archive</source>
        <translation>in diesem Archiv ist keine Partie</translation>
    </message>
    <message>
        <source>another program is using them</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>ein anderes Programm benutzt sie gerade</translation>
    </message>
    <message>
        <source>the disk can’t be read or is full</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>der Datenträger ist nicht lesbar oder voll</translation>
    </message>
    <message>
        <source>the file can’t be opened</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the file is damaged; open the statistics again to recount all sagas</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>die Datei ist beschädigt; öffne die Statistik noch einmal, dann werden alle Sagas neu gezählt</translation>
    </message>
    <message>
        <source>The statistics can’t be used: %1.</source>
        <extracomment>%1 a reason such as &quot;the disk is full&quot;</extracomment>
        <translation>Die Statistik lässt sich nicht verwenden: %1.</translation>
    </message>
    <message>
        <source>Statistics need Qt’s driver for SQLite, which is not installed (on Debian and Ubuntu, the package libqt6sql6-sqlite).</source>
        <translation>Die Statistik braucht den SQLite-Treiber von Qt, der nicht installiert ist (bei Debian und Ubuntu das Paket libqt6sql6-sqlite).</translation>
    </message>
    <message>
        <source>the folder %1 can’t be created</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon; %1 a folder</extracomment>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>The statistics were damaged and have been recounted from your sagas; the old file is %1.</source>
        <extracomment>%1 a file</extracomment>
        <translation>Die Statistik war beschädigt und wurde aus deinen Sagas neu gezählt; die alte Datei ist %1.</translation>
    </message>
    <message>
        <source>they were written by a newer version of Heorot</source>
        <translation>sie stammt aus einer neueren Version von Heorot</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Quotation marks: %1 a word of a file, or what was typed</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <extracomment>Reason why a file cannot be read; comes after a colon</extracomment>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <extracomment>Reason why a file cannot be read or written; comes after a colon</extracomment>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>its links form a loop</source>
        <extracomment>Reason why a file cannot be read; comes after a colon</extracomment>
        <translation>seine Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>“%1” has no value</source>
        <extracomment>%1 a word of a glossary</extracomment>
        <translation>„%1“ hat keinen Wert</translation>
    </message>
    <message>
        <source>“%1” is not allowed here; use “in”, “source”, “forms”, or “not”</source>
        <extracomment>%1 a word of a glossary; &quot;in&quot;, &quot;source&quot;, &quot;forms&quot; and &quot;not&quot; stand there in every language</extracomment>
        <translation>„%1“ ist hier nicht möglich; es gibt „in“, „source“, „forms“ und „not“</translation>
    </message>
    <message>
        <source>this phrase has no source or no target</source>
        <extracomment>About a translated text</extracomment>
        <translation>einem Eintrag fehlt der Ausgangstext oder der Zieltext</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>%1 a number, %2 what is wrong there</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>says “%1” for %2: the glossary has “%3”</source>
        <extracomment>About a translated text: %1 and %3 words, %2 the English term</extracomment>
        <translation>sagt „%1“ für %2: im Glossar steht „%3“</translation>
    </message>
    <message>
        <source>doesn’t say “%1” for %2</source>
        <extracomment>About a translated text: %1 a word, %2 the English term</extracomment>
        <translation>sagt nicht „%1“ für %2</translation>
    </message>
    <message>
        <source>has the placeholders %1 instead of %2</source>
        <extracomment>About a translated text: %1 and %2 lists of placeholders</extracomment>
        <translation>hat die Platzhalter %1 statt %2</translation>
    </message>
    <message>
        <source>doesn’t end with “%1”</source>
        <extracomment>About a translated text: %1 a punctuation mark</extracomment>
        <translation>endet nicht mit „%1“</translation>
    </message>
    <message>
        <source>ends with “%1”</source>
        <extracomment>About a translated text: %1 a punctuation mark</extracomment>
        <translation>endet mit „%1“</translation>
    </message>
    <message>
        <source>ends with “%1” instead of “%2”</source>
        <extracomment>About a translated text: %1 and %2 punctuation marks</extracomment>
        <translation>endet mit „%1“ statt „%2“</translation>
    </message>
    <message>
        <source>has %1 letters, but there is room for only %2</source>
        <extracomment>About a translated text: %1 and %2 numbers</extracomment>
        <translation>hat %1 Buchstaben, höchstens %2 haben Platz</translation>
    </message>
    <message>
        <source>has a breaking space before a punctuation mark</source>
        <extracomment>About a translated text</extracomment>
        <translation>hat vor einem Satzzeichen ein Leerzeichen, an dem die Zeile umbrechen kann</translation>
    </message>
    <message>
        <source>lacks the space before a punctuation mark</source>
        <extracomment>About a translated text</extracomment>
        <translation>lässt das Leerzeichen vor einem Satzzeichen weg</translation>
    </message>
    <message>
        <source>has quotation marks other than « »</source>
        <extracomment>About a translated text</extracomment>
        <translation>hat andere als die französischen Anführungszeichen</translation>
    </message>
    <message>
        <source>has quotation marks other than „ “</source>
        <extracomment>About a translated text</extracomment>
        <translation>hat andere als die deutschen Anführungszeichen</translation>
    </message>
    <message>
        <source>has a straight apostrophe</source>
        <extracomment>About a translated text</extracomment>
        <translation>hat einen geraden Apostroph</translation>
    </message>
    <message>
        <source>has braces that are not beside a placeholder</source>
        <extracomment>About a translated text</extracomment>
        <translation>hat geschweifte Klammern, die nicht neben einem Platzhalter stehen</translation>
    </message>
    <message>
        <source>is empty</source>
        <extracomment>About a translated text</extracomment>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>begins, ends, or breaks differently from the English text</source>
        <extracomment>About a translated text: blanks and line breaks</extracomment>
        <translation>beginnt, endet oder bricht anders um als der englische Text</translation>
    </message>
    <message>
        <source>contains HTML</source>
        <extracomment>About a translated text</extracomment>
        <translation>enthält HTML</translation>
    </message>
    <message>
        <source>leaves the plural open</source>
        <extracomment>About a translated text</extracomment>
        <translation>lässt den Plural offen</translation>
    </message>
    <message>
        <source>is not finished</source>
        <extracomment>About a translated text</extracomment>
        <translation>ist nicht fertig</translation>
    </message>
    <message>
        <source>has %1 plural forms instead of %2</source>
        <extracomment>About a translated text: %1 and %2 numbers</extracomment>
        <translation>hat %1 Pluralformen statt %2</translation>
    </message>
    <message>
        <source>shows a number of points without plural forms</source>
        <extracomment>About a translated text</extracomment>
        <translation>zeigt eine Zahl von Punkten ohne Pluralformen</translation>
    </message>
    <message>
        <source>has placeholders that no note for translators explains</source>
        <extracomment>About a translated text</extracomment>
        <translation>hat Platzhalter, die kein Hinweis für Übersetzer erklärt</translation>
    </message>
    <message>
        <source>“%1” (%2) %3</source>
        <extracomment>A fault of a translated text: %1 the English text, %2 its context, %3 what is wrong, such as &quot;is not finished&quot;</extracomment>
        <translation>„%1“ (%2) %3</translation>
    </message>
    <message>
        <source>appears twice</source>
        <extracomment>About a translated text</extracomment>
        <translation>steht zweimal da</translation>
    </message>
    <message>
        <source>is translated as “%1” on line %2, and no comment tells the two apart</source>
        <extracomment>About a translated text: %1 another translation of the same English text, %2 a number</extracomment>
        <translation>ist in Zeile %2 mit „%1“ übersetzt, und nichts unterscheidet die beiden</translation>
    </message>
    <message>
        <source>is missing</source>
        <extracomment>About a translated text</extracomment>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>the file begins with &lt;%1&gt; instead of &lt;TS&gt;</source>
        <extracomment>%1 a word of the file</extracomment>
        <translation>die Datei beginnt mit &lt;%1&gt; statt mit &lt;TS&gt;</translation>
    </message>
    <message>
        <source>Expected by the end</source>
        <extracomment>Above changes of points that the computer expects a choice to bring, which are not those the board shows for now</extracomment>
        <translation>Erwartet bis zum Schluss</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>In a panel, short: %1 the points that a player has now, or before and after a choice</extracomment>
        <translation>Stand: %1</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>5.</translation>
    </message>
    <message>
        <source>If it ended: %1</source>
        <extracomment>In a panel, short: %1 the points that a player would have if the game ended now, or before and after a choice</extracomment>
        <translation>Endwertung: %1</translation>
    </message>
    <message>
        <source>It would have been a little better.</source>
        <translation>Das wäre etwas besser gewesen.</translation>
    </message>
    <message numerus="yes">
        <source>It would have won about %n more game(s) in 100.</source>
        <extracomment>What a better move would have brought: %n of 100 games</extracomment>
        <translation>
            <numerusform>Das hätte bei 100 Partien etwa %n Sieg mehr gebracht.</numerusform>
            <numerusform>Das hätte bei 100 Partien etwa %n Siege mehr gebracht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a player did: %1 a sentence without its full stop, as &quot;Ylva raids keeps&quot;, %2 what came of it, as &quot;+3 glory, −2 food&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Above changes of points that a choice brings as soon as it is made</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>About as good</source>
        <extracomment>Of one of the choices of a hint</extracomment>
        <translation>Etwa gleich gut</translation>
    </message>
    <message numerus="yes">
        <source>Expected at the end: about %n point(s) ahead</source>
        <extracomment>A hint: by how much the player is expected to win</extracomment>
        <translation>
            <numerusform>Am Ende voraussichtlich etwa %n Punkt Vorsprung</numerusform>
            <numerusform>Am Ende voraussichtlich etwa %n Punkte Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected at the end: about %n point(s) behind</source>
        <extracomment>A hint: by how much the player is expected to lose</extracomment>
        <translation>
            <numerusform>Am Ende voraussichtlich etwa %n Punkt Rückstand</numerusform>
            <numerusform>Am Ende voraussichtlich etwa %n Punkte Rückstand</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected at the end: about level</source>
        <extracomment>A hint: the player and the best rival are expected to have as many points</extracomment>
        <translation>Am Ende voraussichtlich etwa gleich viele Punkte</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) worse in the end</source>
        <extracomment>One of the choices of a hint: how much smaller the player’s lead at the end is than after the best choice</extracomment>
        <translation>
            <numerusform>Am Ende etwa %n Punkt schlechter</numerusform>
            <numerusform>Am Ende etwa %n Punkte schlechter</numerusform>
        </translation>
    </message>
    <message>
        <source>The choices are about equal: take the one you like.</source>
        <translation>Die Möglichkeiten sind etwa gleich gut: Nimm, was dir gefällt.</translation>
    </message>
    <message>
        <source>It did best in the games the computer tried.</source>
        <translation>In den Probepartien des Computers ging es damit am besten aus.</translation>
    </message>
    <message>
        <source>None of the other choices would help.</source>
        <translation>Keine andere Möglichkeit würde helfen.</translation>
    </message>
    <message>
        <source>%1; you would win %2 games in 100 (%3 games tried).</source>
        <extracomment>A hint: %1 &quot;Expected at the end: about 3 points ahead&quot;, %2 how many of 100 games are won, %3 how many games were tried</extracomment>
        <translation>%1; du würdest %2 von 100 Partien gewinnen (nach %3 Probepartien).</translation>
    </message>
    <message>
        <source>With any of these: %1</source>
        <extracomment>A hint: %1 a sentence or two that are true of each choice it offers, such as &quot;It can remove the tile on g8: +8 for you.&quot;</extracomment>
        <translation>Bei jeder dieser Möglichkeiten: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden piece(s)</source>
        <extracomment>Of a player’s pieces that count, those that the reader does not know: %n how many</extracomment>
        <translation>
            <numerusform>%n verborgenes Teil</numerusform>
            <numerusform>%n verborgene Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %1 point(s) and %2.</source>
        <extracomment>%1 the points that a player has and the reader knows, as their number has it, %2 “2 hidden pieces”</extracomment>
        <translation>
            <numerusform>Jetzt: %1 Punkt und %2.</numerusform>
            <numerusform>Jetzt: %1 Punkte und %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %1 point(s) and %2.</source>
        <extracomment>%1 the points that a player would have and the reader knows, as their number has it, %2 “2 hidden pieces”</extracomment>
        <translation>
            <numerusform>Wäre das Spiel jetzt zu Ende: %1 Punkt und %2.</numerusform>
            <numerusform>Wäre das Spiel jetzt zu Ende: %1 Punkte und %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n hidden</source>
        <comment>points</comment>
        <extracomment>In a panel, short: %1 points of a player that the reader knows, %n pieces that it does not know and that count, too</extracomment>
        <translation>
            <numerusform>%1 + %n verdeckt</numerusform>
            <numerusform>%1 + %n verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won; the coach rates the decisions at %2%.</source>
        <extracomment>How a player decided in a game that it won: %1 the player, %2 a number of percent</extracomment>
        <translation>%1 hat gewonnen; der Trainer bewertet die Entscheidungen mit %2&#x202f;%.</translation>
    </message>
    <message>
        <source>%1 didn’t win; the coach rates the decisions at %2%.</source>
        <extracomment>How a player decided in a game that it did not win: %1 the player, %2 a number of percent</extracomment>
        <translation>%1 hat nicht gewonnen; der Trainer bewertet die Entscheidungen mit %2&#x202f;%.</translation>
    </message>
    <message>
        <source>100% means the best computer player’s choice every time, not a victory.</source>
        <translation>100&#x202f;% heißt: jedes Mal die Wahl des besten Computerspielers, nicht ein Sieg.</translation>
    </message>
    <message>
        <source>No decision could have been much better.</source>
        <translation>Keine Entscheidung hätte viel besser sein können.</translation>
    </message>
    <message>
        <source>No decision could have been much better: the others or chance decided the game.</source>
        <translation>Keine Entscheidung hätte viel besser sein können: Die anderen oder der Zufall haben das Spiel entschieden.</translation>
    </message>
    <message>
        <source>The largest miss was move %1.</source>
        <extracomment>%1 a number of the log</extracomment>
        <translation>Der größte Fehlgriff war Zug %1.</translation>
    </message>
    <message>
        <source>Downside: %1</source>
        <extracomment>A hint: %1 a sentence or two that speak against the choice it offers, &quot;It uses up Beowulf’s Daring.&quot;</extracomment>
        <translation>Nachteil: %1</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <extracomment>Why another move would have been better: %1 a sentence that speaks against the move made</extracomment>
        <translation>Dein Zug: %1</translation>
    </message>
    <message>
        <source>All you can see is what it costs: %1</source>
        <extracomment>Why a player made a move whose reason the reader cannot see: %1 a sentence, &quot;Ylva has fewer good cards left for what is to come.&quot;</extracomment>
        <translation>Zu sehen ist nur, was er kostet: %1</translation>
    </message>
    <message>
        <source>%1 shares the victory; the coach rates the decisions at %2%.</source>
        <extracomment>How a player decided in a game whose first place it shared: %1 the player, %2 a number of percent</extracomment>
        <translation>%1 teilt sich den Sieg; der Trainer bewertet die Entscheidungen mit %2&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (About %2 point(s).)</source>
        <extracomment>A reason with how much it is about: %1 a sentence, %2 a signed number of points, whose plural it has</extracomment>
        <translation>
            <numerusform>%1 (Etwa %2 Punkt.)</numerusform>
            <numerusform>%1 (Etwa %2 Punkte.)</numerusform>
        </translation>
    </message>
</context>
</TS>
