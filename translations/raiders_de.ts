<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Fault</name>
    <message>
        <source>a die must have six sides</source>
        <translation>ein Würfel hat sechs Seiten</translation>
    </message>
    <message>
        <source>a die must not have six equal sides</source>
        <translation>ein Würfel mit sechs gleichen Seiten entscheidet nichts</translation>
    </message>
    <message>
        <source>a combat die must have at least one success</source>
        <translation>ein Würfel ohne Erfolge gewinnt keinen Kampf</translation>
    </message>
    <message>
        <source>at least one gain is required</source>
        <translation>mindestens ein Gewinn ist nötig</translation>
    </message>
    <message>
        <source>a location can cost only Food and icons</source>
        <translation>ein Ort kostet Nahrung und Symbole</translation>
    </message>
    <message>
        <source>there must be 1 to %1 dice here, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>hier können 1 bis %1 Würfel stehen, nicht %2</translation>
    </message>
    <message>
        <source>at least one icon is required</source>
        <translation>mindestens ein Symbol ist nötig</translation>
    </message>
    <message>
        <source>a ship has room for %1 dice, so it can’t pay %2 icons</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>ein Schiff hat Platz für %1 Würfel und kann deshalb keine %2 Symbole bezahlen</translation>
    </message>
    <message>
        <source>%1 is not a die; write a color and an icon, as in red-helmet</source>
        <extracomment>%1 what is written; &quot;red-helmet&quot; stands in files in every language</extracomment>
        <translation>%1 ist kein Würfel: schreib Farbe und Symbol, wie in red-helmet</translation>
    </message>
    <message>
        <source>only Sea Battles and territories can bring spoils cards and Reavers</source>
        <translation>nur Seegefechte und Gebiete bringen Beutekarten und Krieger</translation>
    </message>
    <message>
        <source>at least one price is required</source>
        <translation>mindestens ein Preis ist nötig</translation>
    </message>
    <message>
        <source>a cost can ask for any dice or for icons, but not for both</source>
        <translation>Kosten sind beliebige Würfel oder Symbole, nicht beides</translation>
    </message>
    <message>
        <source>%2 can’t follow %1; more of a kind must count for more</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>nach %1 kommt nicht %2: mehr von einer Art zählt mehr</translation>
    </message>
    <message>
        <source>an ability must gain, draw, turn, or discard something</source>
        <translation>eine Fähigkeit gibt, zieht, dreht oder legt ab</translation>
    </message>
    <message>
        <source>an ability can do only one of these: draw, turn, or discard</source>
        <translation>eine Fähigkeit zieht, dreht oder legt ab, nur eines davon</translation>
    </message>
    <message>
        <source>an ability must discard either dice or Favor</source>
        <translation>abgelegt werden entweder Würfel oder Gunst</translation>
    </message>
    <message>
        <source>there must be %1 Reavers, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es gibt %1 Krieger, nicht %2</translation>
    </message>
    <message>
        <source>this effect can happen only once</source>
        <translation>diese Wirkung tritt einmal ein</translation>
    </message>
    <message>
        <source>a card must have exactly one of “upgrade”, “pillage”, “choice”, and “runes”</source>
        <translation>eine Karte hat eines von „upgrade“, „pillage“, „choice“ und „runes“</translation>
    </message>
    <message>
        <source>this card must bring %1</source>
        <extracomment>%1 a Ship Upgrade, as it is written in the file</extracomment>
        <translation>diese Karte bringt %1</translation>
    </message>
    <message>
        <source>there must be %1 Village Spoils, including artifacts, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es gibt %1 Karten Dorfbeute, Artefakte eingeschlossen, nicht %2</translation>
    </message>
    <message>
        <source>a set must have 1 to %1 cards, as many as there are, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>ein Satz hat 1 bis %1 Karten, so viele es gibt, nicht %2</translation>
    </message>
    <message>
        <source>there must be %1 Keep Spoils, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es gibt %1 Karten Festungsbeute, nicht %2</translation>
    </message>
    <message>
        <source>at least one loss is required</source>
        <translation>mindestens ein Verlust ist nötig</translation>
    </message>
    <message>
        <source>at most one loss can be chosen</source>
        <translation>höchstens ein Verlust wird gewählt</translation>
    </message>
    <message>
        <source>there must be %1 Sea Journeys, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es gibt %1 Seereisen, nicht %2</translation>
    </message>
    <message>
        <source>there must be %1 Sea Battles, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es gibt %1 Seegefechte, nicht %2</translation>
    </message>
    <message>
        <source>there must be %1 Prophecies, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es gibt %1 Weissagungen, nicht %2</translation>
    </message>
    <message>
        <source>a territory must have one to three rewards</source>
        <translation>ein Gebiet hat ein bis drei Belohnungen</translation>
    </message>
    <message>
        <source>there must be %1 tiles of each kind, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es gibt %1 Plättchen jeder Art, nicht %2</translation>
    </message>
    <message>
        <source>the defense must equal the level</source>
        <translation>die Stufe ist die Verteidigung</translation>
    </message>
    <message>
        <source>an icon is listed twice, but a tile counts as only one of its icons</source>
        <translation>ein Symbol steht zweimal da: ein Plättchen zählt als eines seiner Symbole</translation>
    </message>
    <message>
        <source>there must be %1 Ship Upgrades, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es gibt %1 Schiffsausbauten, nicht %2</translation>
    </message>
    <message>
        <source>a ship has room for only %1</source>
        <extracomment>%1 a number of artifacts</extracomment>
        <translation>ein Schiff hat Platz für %1</translation>
    </message>
    <message>
        <source>a slot has room for only %1</source>
        <extracomment>%1 a number of Reavers</extracomment>
        <translation>ein Platz reicht für %1</translation>
    </message>
    <message>
        <source>at most three tiles can be subdued in one part</source>
        <translation>in einem Teil werden höchstens drei Plättchen unterworfen</translation>
    </message>
    <message>
        <source>no tile can be subdued before the attempt is decided</source>
        <translation>nichts ist unterworfen, bevor es entschieden ist</translation>
    </message>
    <message>
        <source>the game is over by then</source>
        <translation>dann ist das Spiel zu Ende</translation>
    </message>
    <message>
        <source>the round is over by then</source>
        <translation>dann ist die Runde zu Ende</translation>
    </message>
    <message>
        <source>there are too few locations left for this round</source>
        <translation>für diese Runde bleiben zu wenige Orte</translation>
    </message>
    <message>
        <source>no ability is being paid for</source>
        <translation>keine Fähigkeit wird gerade bezahlt</translation>
    </message>
    <message>
        <source>the ability must be paid for first</source>
        <translation>zuerst wird die Fähigkeit bezahlt</translation>
    </message>
    <message>
        <source>there is no die to pay the rest of the ability</source>
        <translation>für den Rest fehlt ein Würfel</translation>
    </message>
    <message>
        <source>there must be room for the artifact first</source>
        <translation>zuerst wird Platz für das Artefakt geschaffen</translation>
    </message>
    <message>
        <source>an artifact must be on its ship</source>
        <translation>ein Artefakt liegt auf seinem Schiff</translation>
    </message>
    <message>
        <source>this must be a player</source>
        <translation>es muss ein Spieler sein</translation>
    </message>
    <message>
        <source>with three players, one of them must have it; otherwise, nobody can</source>
        <translation>zu dritt muss es einer haben, sonst nobody</translation>
    </message>
    <message>
        <source>the die for Bodn must be turned first</source>
        <translation>zuerst wird der Würfel von Bodn gedreht</translation>
    </message>
    <message>
        <source>the Prophecy must be discarded first</source>
        <translation>zuerst wird die Weissagung abgegeben</translation>
    </message>
    <message>
        <source>one of the cards must be kept first</source>
        <translation>zuerst wird eine der Karten behalten</translation>
    </message>
    <message>
        <source>the combat must end first</source>
        <translation>zuerst wird der Kampf beendet</translation>
    </message>
    <message>
        <source>there is no tile or card to win at this point</source>
        <translation>dadurch ist nichts zu gewinnen</translation>
    </message>
    <message>
        <source>the card must be resolved first</source>
        <translation>zuerst wird die Karte abgehandelt</translation>
    </message>
    <message>
        <source>the player to move must be nobody if the game is over, and a player otherwise</source>
        <translation>der Spieler am Zug muss genau dann nobody sein, wenn das Spiel zu Ende ist</translation>
    </message>
    <message>
        <source>no die is being taken in trade</source>
        <translation>beim Handeln wird kein Würfel genommen</translation>
    </message>
    <message>
        <source>no Sea Journey is faced at this point</source>
        <translation>hier wird keine aufgedeckt</translation>
    </message>
    <message>
        <source>no Sea Journey takes a die at this point</source>
        <translation>hier nimmt ihn keine Reise</translation>
    </message>
    <message>
        <source>no Sea Journey takes artifacts or upgrades at this point</source>
        <translation>hier nimmt sie keine Reise</translation>
    </message>
    <message>
        <source>no Sea Battle is fought at this point</source>
        <translation>hier wird keines ausgetragen</translation>
    </message>
    <message>
        <source>no territory is attempted at this point</source>
        <translation>hier wird keines versucht</translation>
    </message>
    <message>
        <source>no territory is subdued at this point</source>
        <translation>hier wird nichts unterworfen</translation>
    </message>
    <message>
        <source>no tiles are turned over at this point</source>
        <translation>hier werden keine Plättchen umgedreht</translation>
    </message>
    <message>
        <source>no Sea Battle is fought</source>
        <translation>es wird kein Seegefecht ausgetragen</translation>
    </message>
    <message>
        <source>no tile is left there</source>
        <translation>dort ist kein Plättchen mehr</translation>
    </message>
    <message>
        <source>its tribute must be paid first</source>
        <translation>zuerst wird sein Tribut bezahlt</translation>
    </message>
    <message>
        <source>what the journey takes must be lost first</source>
        <translation>zuerst geht verloren, was die Reise nimmt</translation>
    </message>
    <message>
        <source>the ship has no such die to lose</source>
        <translation>es gibt keinen zu verlieren</translation>
    </message>
    <message>
        <source>the ship has no artifact or upgrade to lose</source>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>there is no combat with dice</source>
        <translation>es gibt keinen Kampf mit Würfeln</translation>
    </message>
    <message>
        <source>there can be no combat dice here before the roll</source>
        <translation>vor dem Wurf liegen hier keine Kampfwürfel</translation>
    </message>
    <message>
        <source>there are fewer dice here than are rolled again</source>
        <translation>mehr Würfel sollen neu geworfen werden, als es gibt</translation>
    </message>
    <message>
        <source>rolling again costs Favor</source>
        <translation>neu werfen kostet Gunst</translation>
    </message>
    <message>
        <source>there is no die to turn</source>
        <translation>es gibt keinen Würfel zu drehen</translation>
    </message>
    <message>
        <source>there is no Prophecy to discard</source>
        <translation>es gibt keine Weissagung abzugeben</translation>
    </message>
    <message>
        <source>the cost does not ask for this</source>
        <translation>die Kosten verlangen das nicht</translation>
    </message>
    <message>
        <source>the ship can’t pay the rest of the cost</source>
        <translation>das Schiff kann den Rest der Kosten nicht bezahlen</translation>
    </message>
    <message>
        <source>this stage does not occur at this location</source>
        <translation>an diesem Ort kommt es nicht dazu</translation>
    </message>
    <message>
        <source>there is no die to take</source>
        <translation>es gibt keinen Würfel zu nehmen</translation>
    </message>
    <message>
        <source>this stage asks for no decision</source>
        <translation>in diesem Abschnitt wird nichts entschieden</translation>
    </message>
    <message>
        <source>%1 must be decided first</source>
        <extracomment>%1 a phase, as it is written in the file</extracomment>
        <translation>zuerst wird %1 entschieden</translation>
    </message>
    <message>
        <source>the player to move would have nothing to choose from</source>
        <translation>es gibt nichts zu wählen</translation>
    </message>
    <message>
        <source>no Reavers fire at this location</source>
        <translation>an diesem Ort wirken keine Krieger</translation>
    </message>
    <message>
        <source>there is no Reaver’s ability to decide on</source>
        <translation>über keine Fähigkeit eines Kriegers ist zu entscheiden</translation>
    </message>
    <message>
        <source>there is no card to keep</source>
        <translation>es gibt keine Karte zu behalten</translation>
    </message>
    <message>
        <source>there is room for all the artifacts</source>
        <translation>für alle Artefakte ist Platz</translation>
    </message>
    <message>
        <source>there is no such combat</source>
        <translation>es gibt keinen solchen Kampf</translation>
    </message>
    <message>
        <source>there is no die to gain</source>
        <translation>es gibt keinen Würfel zu bekommen</translation>
    </message>
    <message>
        <source>there is room for all the dice</source>
        <translation>für alle Würfel ist Platz</translation>
    </message>
    <message>
        <source>there is no Reaver to recruit</source>
        <translation>es gibt keinen Krieger anzuwerben</translation>
    </message>
    <message>
        <source>there is no Reaver to place</source>
        <translation>es gibt keinen Krieger einzusetzen</translation>
    </message>
    <message>
        <source>the setup is over</source>
        <translation>der Aufbau ist vorbei</translation>
    </message>
    <message>
        <source>no Sea Battle has been chosen</source>
        <translation>keines ist gewählt</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>diesen Platz gibt es nicht</translation>
    </message>
    <message>
        <source>another card is there</source>
        <translation>dort liegt eine andere Karte</translation>
    </message>
    <message>
        <source>no Sea Journey has been revealed</source>
        <translation>keine ist aufgedeckt</translation>
    </message>
    <message>
        <source>there is nothing to lose</source>
        <translation>es gibt nichts zu verlieren</translation>
    </message>
    <message>
        <source>there is no card to resolve</source>
        <translation>es gibt keine Karte abzuhandeln</translation>
    </message>
    <message>
        <source>no card is being resolved</source>
        <translation>keine Karte wird gerade abgehandelt</translation>
    </message>
    <message>
        <source>there is no attempt left</source>
        <translation>kein Versuch ist mehr übrig</translation>
    </message>
    <message>
        <source>no territory is being attempted</source>
        <translation>keines wird versucht</translation>
    </message>
    <message>
        <source>no tile has been subdued</source>
        <translation>es gibt kein Plättchen</translation>
    </message>
    <message>
        <source>the tile subdued last belongs to another territory</source>
        <translation>das zuletzt unterworfene Plättchen gehört zu einem anderen</translation>
    </message>
    <message>
        <source>no reward is left to take</source>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>there is no reward left to take</source>
        <translation>keine Belohnung ist mehr zu nehmen</translation>
    </message>
</context>
<context>
    <name>raiders</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n favor</source>
        <translation>
            <numerusform>%n Gunst</numerusform>
            <numerusform>%n Gunst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n Ruhm</numerusform>
            <numerusform>%n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terror</source>
        <translation>
            <numerusform>%n Schrecken</numerusform>
            <numerusform>%n Schrecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crew dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Reaver(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Krieger</numerusform>
            <numerusform>%n Krieger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village spoils card(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Karte Dorfbeute</numerusform>
            <numerusform>%n Karten Dorfbeute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keep spoils card(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Karte Festungsbeute</numerusform>
            <numerusform>%n Karten Festungsbeute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sea Journey(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Seereise</numerusform>
            <numerusform>%n Seereisen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sea Battle(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Seegefecht</numerusform>
            <numerusform>%n Seegefechte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Prophecy(ies)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Weissagung</numerusform>
            <numerusform>%n Weissagungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red dice</source>
        <translation>
            <numerusform>%n Würfel (rot)</numerusform>
            <numerusform>%n Würfel (rot)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue dice</source>
        <translation>
            <numerusform>%n Würfel (blau)</numerusform>
            <numerusform>%n Würfel (blau)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow dice</source>
        <translation>
            <numerusform>%n Würfel (gelb)</numerusform>
            <numerusform>%n Würfel (gelb)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n Schildwürfel</numerusform>
            <numerusform>%n Schildwürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chest(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n Truhenwürfel</numerusform>
            <numerusform>%n Truhenwürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n longship(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n Langschiffwürfel</numerusform>
            <numerusform>%n Langschiffwürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hammer(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n Hammerwürfel</numerusform>
            <numerusform>%n Hammerwürfel</numerusform>
        </translation>
    </message>
    <message>
        <source>1 %1</source>
        <comment>pawn</comment>
        <extracomment>A gain in a list: %1 a pawn</extracomment>
        <translation>1 %1</translation>
    </message>
    <message>
        <source>1 die (%1)</source>
        <extracomment>A gain in a list: %1 a die as it lies, as &quot;red helmet&quot;</extracomment>
        <translation>1 Würfel (%1)</translation>
    </message>
    <message>
        <source>%1, rolled</source>
        <extracomment>A gain in a list: %1 dice, as &quot;1 red die and 1 blue die&quot;</extracomment>
        <translation>%1, frisch geworfen</translation>
    </message>
    <message numerus="yes">
        <source>%n dice of any color on any face</source>
        <translation>
            <numerusform>%n Würfel (Farbe und Seite nach Wahl)</numerusform>
            <numerusform>%n Würfel (Farben und Seiten nach Wahl)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 less</source>
        <extracomment>In a list of gains: %1 terror that is given back, as &quot;1 terror&quot;
----------
Effect of an artifact in few words: %1 as &quot;1 terror&quot;</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of a list of gains</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>to pay</comment>
        <extracomment>In place of a list of what is to be paid</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Before what every seat gains at a location, short</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>In place of the cost of a location</extracomment>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>cost by tile</source>
        <extracomment>In place of the cost of a location</extracomment>
        <translation>je nach Plättchen</translation>
    </message>
    <message>
        <source>Leader</source>
        <extracomment>Caption of the place of the Leader</extracomment>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>no Leader</source>
        <extracomment>On the place of the Leader, while it is empty</extracomment>
        <translation>kein Anführer</translation>
    </message>
    <message>
        <source>any sign</source>
        <extracomment>Below the clan sign that the Leader makes wild</extracomment>
        <translation>jedes Zeichen</translation>
    </message>
    <message>
        <source>Crew dice</source>
        <extracomment>Caption of the dice of a longship</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Prophecies</source>
        <extracomment>A part of the open box
----------
Caption of cards
----------
A source of glory</extracomment>
        <translation>Weissagungen</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>Beside cards that only their owner knows</extracomment>
        <translation>geheim</translation>
    </message>
    <message>
        <source>worth now</source>
        <extracomment>Before glory that cards would bring if the game ended now</extracomment>
        <translation>jetzt wert</translation>
    </message>
    <message>
        <source>Glory pile</source>
        <extracomment>Caption of what has left the longship and scores</extracomment>
        <translation>Ruhmesstapel</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>A part of the open box
----------
Caption of pawns</extracomment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>from the deck</source>
        <extracomment>A card from the top of the deck</extracomment>
        <translation>vom Stapel</translation>
    </message>
    <message>
        <source>free</source>
        <comment>space for a Reaver</comment>
        <extracomment>On an empty space for a Reaver: nobody stands there</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>food</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>favor</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Gunst</translation>
    </message>
    <message>
        <source>glory</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>terror</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Schrecken</translation>
    </message>
    <message>
        <source>A face for the die</source>
        <extracomment>Title of faces of dice to choose from</extracomment>
        <translation>Eine Seite für den Würfel</translation>
    </message>
    <message>
        <source>Tapestries</source>
        <extracomment>Cards of the Glory pile
----------
A source of glory</extracomment>
        <translation>Wandteppiche</translation>
    </message>
    <message>
        <source>Sea Battles won</source>
        <extracomment>Cards of the Glory pile</extracomment>
        <translation>Gewonnene Seegefechte</translation>
    </message>
    <message>
        <source>Territories</source>
        <extracomment>A part of the open box
----------
Tiles of the Glory pile
----------
A source of glory</extracomment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>Title of combat dice</extracomment>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>The seat whose ship is at a location, very short</extracomment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>The next seat, very short</extracomment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>The seat after that, very short</extracomment>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>The last seat, very short</extracomment>
        <translation>4.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How full something is: %1 of %2</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>How many of a thing: %1 a number</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>%1 the round, %2 how many there are
----------
Head of the table in text: %1 the round, %2 how many there are</extracomment>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>ship %1 of %2</source>
        <extracomment>Behind the number of the round: %1 of %2 longships were sent</extracomment>
        <translation>Schiff %1 von %2</translation>
    </message>
    <message>
        <source>Sends a ship</source>
        <extracomment>State of a seat: it chooses a location</extracomment>
        <translation>Schickt ein Schiff</translation>
    </message>
    <message>
        <source>Pays</source>
        <extracomment>State of a seat: it has laid out a part of a cost</extracomment>
        <translation>Zahlt</translation>
    </message>
    <message>
        <source>Acts, or rests</source>
        <extracomment>State of a seat: it pays and acts, or rests</extracomment>
        <translation>Nutzt den Ort oder rastet</translation>
    </message>
    <message>
        <source>Follows, or rests</source>
        <translation>Folgt oder rastet</translation>
    </message>
    <message>
        <source>Decides now</source>
        <extracomment>State of a seat</extracomment>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>State of a seat: %1 the seat that decides before it</extracomment>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Ship: %1</source>
        <extracomment>State of a seat: %1 a location</extracomment>
        <translation>Schiff: %1</translation>
    </message>
    <message>
        <source>Ship at home</source>
        <extracomment>State of a seat that has not yet sent its longship in this round</extracomment>
        <translation>Schiff daheim</translation>
    </message>
    <message>
        <source>%1, ship of %2</source>
        <extracomment>For a screen reader: %1 a location, %2 the seat whose ship is there</extracomment>
        <translation>%1, Schiff von %2</translation>
    </message>
    <message>
        <source>Stack %1: %2</source>
        <extracomment>Why a location is good: %1 the number of a stack of cards, %2 a sentence about its cards
----------
For a screen reader: %1 the number of a stack, %2 its cards</extracomment>
        <translation>Stapel %1: %2</translation>
    </message>
    <message>
        <source>Stack %1: empty</source>
        <extracomment>For a screen reader: %1 the number of a stack</extracomment>
        <translation>Stapel %1: leer</translation>
    </message>
    <message>
        <source>Die for trade: %1</source>
        <extracomment>For a screen reader: %1 a die as it lies, as &quot;red chest&quot;</extracomment>
        <translation>Handelswürfel: %1</translation>
    </message>
    <message>
        <source>Die: %1</source>
        <extracomment>For a screen reader: %1 a die as it lies, as &quot;red chest&quot;</extracomment>
        <translation>Würfel: %1</translation>
    </message>
    <message numerus="yes">
        <source>Slot %1: %n Reaver(s)</source>
        <extracomment>For a screen reader: %1 a slot of the longship, %n Reavers in it</extracomment>
        <translation>
            <numerusform>Platz %1: %n Krieger</numerusform>
            <numerusform>Platz %1: %n Krieger</numerusform>
        </translation>
    </message>
    <message>
        <source>Free space for a Reaver: %1</source>
        <extracomment>For a screen reader: %1 a slot of the longship</extracomment>
        <translation>Freier Platz für einen Krieger: %1</translation>
    </message>
    <message>
        <source>%1, specialized in %2</source>
        <extracomment>For a screen reader: %1 a Reaver, %2 its slot</extracomment>
        <translation>%1, spezialisiert: %2</translation>
    </message>
    <message>
        <source>Leader: %1</source>
        <extracomment>For a screen reader: %1 a Reaver</extracomment>
        <translation>Anführer: %1</translation>
    </message>
    <message>
        <source>A promoted Reaver stands here; dice with the sign of its clan then count as any sign of a cost.</source>
        <translation>Platz des Anführers: Würfel mit dem Zeichen seines Clans gelten als jedes geforderte Zeichen.</translation>
    </message>
    <message>
        <source>%1, no die stored</source>
        <extracomment>For a screen reader: %1 an artifact without a die</extracomment>
        <translation>%1, kein Würfel darauf</translation>
    </message>
    <message>
        <source>%1 with a die: %2</source>
        <extracomment>For a screen reader: %1 an artifact, %2 the die stored on it</extracomment>
        <translation>%1 mit Würfel: %2</translation>
    </message>
    <message>
        <source>Store a die on the artifact %1.</source>
        <extracomment>What a click does now: %1 an artifact; the die is chosen next</extracomment>
        <translation>Lege einen Würfel auf „%1“.</translation>
    </message>
    <message>
        <source>Use the artifact %1.</source>
        <extracomment>What a click does now: %1 an artifact</extracomment>
        <translation>Nutze „%1“.</translation>
    </message>
    <message>
        <source>Put the artifact %1 into the Glory pile.</source>
        <extracomment>What a click does now: %1 an artifact</extracomment>
        <translation>Lege „%1“ auf den Ruhmesstapel.</translation>
    </message>
    <message>
        <source>Artifact space %1</source>
        <extracomment>A free space of the longship: %1 its number</extracomment>
        <translation>Artefaktplatz %1</translation>
    </message>
    <message>
        <source>%1, used</source>
        <extracomment>For a screen reader: %1 an upgrade tile that lies turned down</extracomment>
        <translation>%1, benutzt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s) left</source>
        <extracomment>For a screen reader: %1 a territory, %n tiles in its stack</extracomment>
        <translation>
            <numerusform>%1, noch %n Plättchen</numerusform>
            <numerusform>%1, noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Combat die with %n success(es)</source>
        <extracomment>For a screen reader: %n successes of a combat die</extracomment>
        <translation>
            <numerusform>Kampfwürfel mit %n Erfolg</numerusform>
            <numerusform>Kampfwürfel mit %n Erfolgen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5</source>
        <extracomment>For a screen reader: %1 a seat, then as &quot;12 glory&quot;, &quot;3 food&quot;, &quot;1 favor&quot;, &quot;2 terror&quot;
----------
A seat in text: %1 its name, %2 glory of the track, %3 food, %4 favor, %5 terror; each as &quot;3 food&quot;</extracomment>
        <translation>%1: %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>A thing and how many of it there are, as &quot;red chest ×2&quot;
----------
A group of the Glory pile: %1 its name, %2 how many</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A line of a tooltip: %1 a caption, %2 a list</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>On board</source>
        <extracomment>Caption of artifacts and upgrades</extracomment>
        <translation>An Bord</translation>
    </message>
    <message>
        <source>%1 ×%2, now %3</source>
        <extracomment>For a screen reader: %1 a Prophecy, %2 how many of it, %3 glory of each now, as &quot;3 glory&quot;
----------
A group of the Glory pile: %1 its name, %2 how many, %3 their glory now, as &quot;4 glory&quot;</extracomment>
        <translation>%1 ×%2, jetzt %3</translation>
    </message>
    <message numerus="yes">
        <source>%n secret Prophecy(ies)</source>
        <extracomment>Prophecies that only their owner knows: %n of them</extracomment>
        <translation>
            <numerusform>%n geheime Weissagung</numerusform>
            <numerusform>%n geheime Weissagungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 of %2 successes</source>
        <extracomment>Successes of a roll against a defense</extracomment>
        <translation>Erfolge: %1, nötig: %2</translation>
    </message>
    <message>
        <source>%1, choose how to use the %2: Rally, a slot of the longship, or Leader.</source>
        <extracomment>A prompt: %1 a seat, %2 a Reaver</extracomment>
        <translation>%2: %1 wählt Sammeln, Spezialisieren oder Befördern.</translation>
    </message>
    <message>
        <source>%1, choose the die to store on the artifact %2.</source>
        <extracomment>A prompt: %1 a seat, %2 an artifact</extracomment>
        <translation>%1, wähle den Würfel, der auf „%2“ kommt.</translation>
    </message>
    <message>
        <source>%1, choose the Reaver for the artifact %2.</source>
        <extracomment>A prompt: %1 a seat, %2 an artifact</extracomment>
        <translation>%1, wähle den Krieger für „%2“.</translation>
    </message>
    <message>
        <source>%1, choose the face of the die.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1, wähle die Seite des Würfels.</translation>
    </message>
    <message>
        <source>Rest: a die</source>
        <extracomment>Label of a button: a seat rests and takes a die on a face of its choice</extracomment>
        <translation>Rast: ein Würfel</translation>
    </message>
    <message>
        <source>rest: a die of any color on any face</source>
        <translation>Rast: ein beliebiger Würfel mit beliebiger Seite</translation>
    </message>
    <message>
        <source>We couldn’t read some of its numbers and made them fit the others.</source>
        <translation>Einige Zahlen waren nicht zu lesen und sind passend ergänzt.</translation>
    </message>
    <message>
        <source>Some of it is not printed but follows from what is printed.</source>
        <translation>Manches ist nicht gedruckt, folgt aber aus dem Gedruckten.</translation>
    </message>
    <message>
        <source>a red die</source>
        <translation>einen roten Würfel</translation>
    </message>
    <message>
        <source>a blue die</source>
        <translation>einen blauen Würfel</translation>
    </message>
    <message>
        <source>a yellow die</source>
        <translation>einen gelben Würfel</translation>
    </message>
    <message>
        <source>any die</source>
        <translation>1 Würfel nach Wahl</translation>
    </message>
    <message>
        <source>You may turn %1 to any face.</source>
        <extracomment>Ability of a Reaver: %1 a die, as &quot;a red die&quot; or &quot;any die&quot;</extracomment>
        <translation>Du darfst %1 auf eine beliebige Seite drehen.</translation>
    </message>
    <message>
        <source>any location</source>
        <extracomment>Where an artifact works</extracomment>
        <translation>alle Orte</translation>
    </message>
    <message>
        <source>Draw a keep spoils card.</source>
        <translation>Ziehe eine Karte Festungsbeute.</translation>
    </message>
    <message>
        <source>Turn another of your dice to any face.</source>
        <translation>Drehe einen anderen deiner Würfel auf eine beliebige Seite.</translation>
    </message>
    <message>
        <source>Draw a Prophecy, then discard one.</source>
        <translation>Ziehe eine Weissagung und lege dann eine ab.</translation>
    </message>
    <message>
        <source>Discard a terror.</source>
        <translation>Lege 1 Schrecken ab.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n more combat dice; decide before the first roll.</source>
        <translation>
            <numerusform>Wirf %n Kampfwürfel mehr; entscheide das vor dem ersten Wurf.</numerusform>
            <numerusform>Wirf %n Kampfwürfel mehr; entscheide das vor dem ersten Wurf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain %1.</source>
        <comment>an artifact</comment>
        <extracomment>%1 food, as &quot;2 food&quot;
----------
%1 favor, as &quot;2 favor&quot;</extracomment>
        <translation>Du erhältst %1.</translation>
    </message>
    <message numerus="yes">
        <source>Gain and roll %n dice of colors you choose.</source>
        <translation>
            <numerusform>Nimm %n Würfel in einer Farbe deiner Wahl und wirf ihn.</numerusform>
            <numerusform>Nimm %n Würfel in Farben deiner Wahl und wirf sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you subdue a level 1 or 2 tile, take a level 3 tile instead.</source>
        <translation>Wenn du ein Gebiet der Stufe 1 oder 2 unterwirfst, nimm stattdessen eines der Stufe 3.</translation>
    </message>
    <message>
        <source>Discard the Sea Journey just revealed; it has no effect.</source>
        <translation>Lege die aufgedeckte Seereise ab; sie hat keine Wirkung.</translation>
    </message>
    <message>
        <source>Kept for the end. One, two, three, and so on are worth this much glory: %1; any more begin a new set.</source>
        <extracomment>A set of cards: %1 the glory of 1, 2, ... cards, as &quot;2, 4, 9, 16&quot;</extracomment>
        <translation>Zählt am Ende. Ruhm je nach Anzahl: %1; weitere beginnen einen neuen Satz.</translation>
    </message>
    <message>
        <source>per Treasure</source>
        <extracomment>What a Prophecy counts, behind a number: &quot;1 per Treasure&quot;</extracomment>
        <translation>je Schatz</translation>
    </message>
    <message>
        <source>per Art</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Kunstwerk</translation>
    </message>
    <message>
        <source>per Armor</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Rüstung</translation>
    </message>
    <message>
        <source>per tapestry</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Wandteppich</translation>
    </message>
    <message>
        <source>per Food territory</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Nahrungsgebiet</translation>
    </message>
    <message>
        <source>per Favor territory</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Gunstgebiet</translation>
    </message>
    <message>
        <source>per Dice territory</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Würfelgebiet</translation>
    </message>
    <message>
        <source>per Reaver of Tyr</source>
        <extracomment>What a Prophecy counts, behind a number: Reavers of the clan</extracomment>
        <translation>je Krieger Tyrs</translation>
    </message>
    <message>
        <source>per Reaver of Odin</source>
        <extracomment>What a Prophecy counts, behind a number: Reavers of the clan</extracomment>
        <translation>je Krieger Odins</translation>
    </message>
    <message>
        <source>per Reaver of Yggdrasil</source>
        <extracomment>What a Prophecy counts, behind a number: Reavers of the clan</extracomment>
        <translation>je Krieger Yggdrasils</translation>
    </message>
    <message>
        <source>per Farm pawn</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Hoffigur</translation>
    </message>
    <message>
        <source>per Wall pawn</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Mauerfigur</translation>
    </message>
    <message>
        <source>per Bastion pawn</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Turmfigur</translation>
    </message>
    <message>
        <source>per artifact</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Artefakt</translation>
    </message>
    <message>
        <source>per Sea Battle won</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Seegefecht</translation>
    </message>
    <message>
        <source>per Prophecy</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Weissagung</translation>
    </message>
    <message>
        <source>per ship upgrade</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>je Schiffsausbau</translation>
    </message>
    <message>
        <source>keep 1 of %1</source>
        <extracomment>An ability in few words: %1 cards drawn, of which one is kept</extracomment>
        <translation>1 von %1 behalten</translation>
    </message>
    <message>
        <source>turn %1</source>
        <extracomment>An ability in few words: %1 a die, as &quot;a red die&quot;</extracomment>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>An ability in few words: %1 what is paid, %2 what is gained</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Gain %1.</source>
        <extracomment>Ability of a Reaver: %1 what is gained</extracomment>
        <translation>Du erhältst %1.</translation>
    </message>
    <message>
        <source>Draw %1 and keep one.</source>
        <extracomment>Ability of a Reaver: %1 cards</extracomment>
        <translation>Ziehe %1 und behalte eine.</translation>
    </message>
    <message>
        <source>You may discard %1 to gain %2.</source>
        <extracomment>Ability of a Reaver: %1 dice or favor, %2 what is gained</extracomment>
        <translation>Du darfst %1 ablegen und erhältst dafür %2.</translation>
    </message>
    <message>
        <source>Clan of %1.</source>
        <extracomment>%1 a clan</extracomment>
        <translation>Clan: %1.</translation>
    </message>
    <message>
        <source>As Leader it brings %1.</source>
        <extracomment>%1 the bonus of the clan</extracomment>
        <translation>Befördern bringt %1.</translation>
    </message>
    <message>
        <source>Ability: %1</source>
        <extracomment>%1 a sentence</extracomment>
        <translation>Fähigkeit: %1</translation>
    </message>
    <message>
        <source>use an ability</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>eine Fähigkeit nutzen</translation>
    </message>
    <message>
        <source>turn a die</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>einen Würfel drehen</translation>
    </message>
    <message>
        <source>swap a Prophecy</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>Weissagung tauschen</translation>
    </message>
    <message numerus="yes">
        <source>%n combat dice</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>
            <numerusform>%n Kampfwürfel</numerusform>
            <numerusform>%n Kampfwürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice rolled</source>
        <extracomment>Effect of an artifact in few words: dice that are rolled</extracomment>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>a Leader bonus</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>ein Anführerbonus</translation>
    </message>
    <message>
        <source>level 3 instead</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>dafür Stufe 3</translation>
    </message>
    <message>
        <source>no journey</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>keine Seereise</translation>
    </message>
    <message>
        <source>%1: discard the die stored on it (%2).</source>
        <extracomment>An artifact: %1 where it works, %2 the sign of the die it stores, or &quot;any die&quot;</extracomment>
        <translation>%1: Lege den darauf liegenden Würfel ab (%2).</translation>
    </message>
    <message>
        <source>At the end, it is worth %1.</source>
        <extracomment>%1 glory, as &quot;2 glory&quot;</extracomment>
        <translation>Am Ende bringt es %1.</translation>
    </message>
    <message>
        <source>Take the tile (%1), or gain %2.</source>
        <extracomment>%1 an upgrade tile, %2 what is gained instead</extracomment>
        <translation>Nimm das Plättchen (%1) oder erhalte %2.</translation>
    </message>
    <message>
        <source>Gain %1, or gain %2.</source>
        <extracomment>%1 and %2 what is gained</extracomment>
        <translation>Du erhältst %1, oder aber %2.</translation>
    </message>
    <message>
        <source>Kept for the end. One of each of the three tapestries is worth %1, any other %2.</source>
        <extracomment>A tapestry: %1 the glory of one of each kind, %2 the glory of any other</extracomment>
        <translation>Zählt am Ende. Die drei verschiedenen Wandteppiche zusammen bringen %1, jeder andere %2.</translation>
    </message>
    <message>
        <source>Gain %1. You may then fight against a defense of %2 for %3.</source>
        <extracomment>%1 what is gained, %2 a number, %3 what is gained by combat</extracomment>
        <translation>Du erhältst %1. Danach darfst du gegen Verteidigung %2 um %3 kämpfen.</translation>
    </message>
    <message>
        <source>a set</source>
        <extracomment>A card that scores in a set at the end, in few words</extracomment>
        <translation>ein Satz</translation>
    </message>
    <message>
        <source>%1; defense %2</source>
        <extracomment>A keep card in few words: %1 what is gained, %2 the defense of its combat</extracomment>
        <translation>%1; Verteidigung %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>A card in few words: %1 and %2 two gains of which one is chosen</extracomment>
        <translation>%1, oder %2</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nichts geschieht.</translation>
    </message>
    <message>
        <source>your Leader</source>
        <translation>deinen Anführer</translation>
    </message>
    <message>
        <source>an artifact or a ship upgrade</source>
        <translation>ein Artefakt oder einen Schiffsausbau</translation>
    </message>
    <message>
        <source>a Reaver of your longship</source>
        <translation>einen Krieger deines Langschiffs</translation>
    </message>
    <message>
        <source>Pay %1, or lose %2.</source>
        <extracomment>A Sea Journey: %1 what can be paid, %2 what is lost else</extracomment>
        <translation>Gib %1 ab oder verliere %2.</translation>
    </message>
    <message>
        <source>Defense %1, or pay %2. Reward: %3.</source>
        <extracomment>A Sea Battle: %1 its defense, %2 dice that win it without combat, %3 the reward</extracomment>
        <translation>Verteidigung %1, oder gib %2 ab. Belohnung: %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>prophecy</comment>
        <extracomment>A Prophecy in few words: %1 a number of glory, %2 what it counts, as &quot;1 per artifact&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>At the end: %1 %2, on the longship and in the Glory pile.</source>
        <extracomment>A Prophecy: %1 glory, as &quot;1 glory&quot;; %2 what it counts, as &quot;per artifact&quot;</extracomment>
        <translation>Am Ende %1 %2, auf dem Langschiff wie im Ruhmesstapel.</translation>
    </message>
    <message>
        <source>unknown until it is turned</source>
        <translation>etwas noch Unbekanntes</translation>
    </message>
    <message>
        <source>By force: defense %1. Peacefully: %2.</source>
        <extracomment>A territory: %1 its defense, %2 its price in peace</extracomment>
        <translation>Mit Gewalt: Verteidigung %1. Friedlich: %2.</translation>
    </message>
    <message>
        <source>On the back is one of: %1.</source>
        <extracomment>A territory: %1 what can lie on the back, separated by semicolons</extracomment>
        <translation>Auf der Rückseite steht eines davon: %1.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>rewards</comment>
        <extracomment>A list of rewards: %1 the list so far, %2 the next reward</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Once per round it pays like a die: %1. It is turned up again in Cleanup.</source>
        <extracomment>An upgrade tile: %1 the signs it stands for, as &quot;longship or hammer&quot;</extracomment>
        <translation>Einmal je Runde gilt er wie ein Würfel: %1. Beim Aufräumen wird er wieder aufgedeckt.</translation>
    </message>
    <message>
        <source>a village or keep spoils card</source>
        <translation>eine Karte Dorf- oder Festungsbeute</translation>
    </message>
    <message>
        <source>Clan of %1. As Leader, its Reavers make each die that shows the %2 count as shield, chest, longship, or hammer, and bring %3.</source>
        <extracomment>%1 a clan, %2 a sign of dice, %3 a bonus</extracomment>
        <translation>Clan: %1. Mit einem solchen Anführer gilt jeder Würfel mit dem Zeichen %2 als Schild, Truhe, Langschiff oder Hammer; die Beförderung bringt %3.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <extracomment>%1 what an action costs</extracomment>
        <translation>Kosten: %1.</translation>
    </message>
    <message>
        <source>Rewards: %1, %2, %3 of those lying here, or %4; repeats are allowed.</source>
        <extracomment>At Trade: %1 to %3 goods, %4 a card</extracomment>
        <translation>Belohnungen: %1, %2, %3 von den hier liegenden oder %4; Wiederholung erlaubt.</translation>
    </message>
    <message>
        <source>Everyone faces a Sea Journey, then fights a Sea Battle.</source>
        <translation>Alle decken eine Seereise auf und tragen dann ein Seegefecht aus.</translation>
    </message>
    <message>
        <source>It counts as shield, chest, longship, or hammer if your Leader is of the clan of %1.</source>
        <extracomment>%1 a clan</extracomment>
        <translation>Er gilt als Schild, Truhe, Langschiff oder Hammer, wenn dein Anführer zum Clan %1 gehört.</translation>
    </message>
    <message>
        <source>It pays a hammer, or rolls one combat die.</source>
        <translation>Er gilt als Hammer oder bringt einen Kampfwürfel.</translation>
    </message>
    <message>
        <source>It pays one hammer, or rolls two combat dice.</source>
        <translation>Er gilt als ein Hammer oder bringt zwei Kampfwürfel.</translation>
    </message>
    <message>
        <source>It pays where a cost asks for this sign: %1.</source>
        <extracomment>%1 a sign, as &quot;chest&quot;</extracomment>
        <translation>Er gilt, wo dieses Zeichen verlangt ist: %1.</translation>
    </message>
    <message>
        <source>fight the top Sea Battle of the deck, unseen</source>
        <translation>das oberste Seegefecht des Nachziehstapels austragen, verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s) from the deck, unseen</source>
        <extracomment>A choice: %n cards</extracomment>
        <translation>
            <numerusform>%n Karte verdeckt vom Nachziehstapel ziehen</numerusform>
            <numerusform>%n Karten verdeckt vom Nachziehstapel ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a Prophecy from the deck</source>
        <translation>eine Weissagung vom Nachziehstapel ziehen</translation>
    </message>
    <message>
        <source>pay and act</source>
        <extracomment>A choice: the cost of the location is laid out</extracomment>
        <translation>bezahlen und ausführen</translation>
    </message>
    <message>
        <source>pay for the journey</source>
        <extracomment>A choice</extracomment>
        <translation>die Seereise bezahlen</translation>
    </message>
    <message>
        <source>win with these dice, without combat</source>
        <extracomment>A choice: the dice of a Sea Battle are laid out</extracomment>
        <translation>mit diesen Würfeln gewinnen, ohne Kampf</translation>
    </message>
    <message>
        <source>pay the tribute</source>
        <extracomment>A choice: the price of a territory is laid out</extracomment>
        <translation>den Tribut zahlen</translation>
    </message>
    <message numerus="yes">
        <source>roll %n combat dice</source>
        <extracomment>A choice: %n combat dice</extracomment>
        <translation>
            <numerusform>%n Kampfwürfel werfen</numerusform>
            <numerusform>%n Kampfwürfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>let the roll stand</source>
        <extracomment>A choice: the combat is not rolled again</extracomment>
        <translation>den Wurf behalten</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>A choice: what was chosen is enough</extracomment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>use the ability: %1</source>
        <extracomment>A choice: %1 what is gained</extracomment>
        <translation>die Fähigkeit nutzen: %1</translation>
    </message>
    <message>
        <source>pillage it</source>
        <extracomment>A choice: a Farm or a Wall is pillaged</extracomment>
        <translation>plündern</translation>
    </message>
    <message>
        <source>don’t use the ability</source>
        <extracomment>A choice: an ability is not used</extracomment>
        <translation>die Fähigkeit nicht nutzen</translation>
    </message>
    <message>
        <source>leave it alone</source>
        <extracomment>A choice: a Farm, a Wall or a Tower is not pillaged</extracomment>
        <translation>nicht plündern</translation>
    </message>
    <message>
        <source>keep the tile subdued</source>
        <extracomment>A choice: Laevateinn is not used</extracomment>
        <translation>das unterworfene Plättchen behalten</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>verzichten</translation>
    </message>
    <message>
        <source>draw a village spoils card</source>
        <translation>eine Karte Dorfbeute ziehen</translation>
    </message>
    <message>
        <source>draw a keep spoils card</source>
        <translation>eine Karte Festungsbeute ziehen</translation>
    </message>
    <message>
        <source>take the tile: %1</source>
        <extracomment>A choice: %1 an upgrade tile</extracomment>
        <translation>das Plättchen „%1“ nehmen</translation>
    </message>
    <message>
        <source>gain %1</source>
        <comment>a choice</comment>
        <extracomment>A choice: %1 what is gained</extracomment>
        <translation>%1 erhalten</translation>
    </message>
    <message>
        <source>use %1: %2</source>
        <extracomment>A choice: %1 an artifact, %2 its effect</extracomment>
        <translation>%1 nutzen: %2</translation>
    </message>
    <message>
        <source>use %1 for %2</source>
        <extracomment>A choice: %1 an artifact, %2 a Reaver</extracomment>
        <translation>%1 für %2 nutzen</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>A choice: %1 a die as it lies</extracomment>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>roll %1</source>
        <extracomment>A choice: %1 dice of a color, as &quot;1 red die&quot;</extracomment>
        <translation>%1 werfen</translation>
    </message>
    <message>
        <source>store %1 on %2</source>
        <extracomment>A choice: %1 a die as it lies, %2 an artifact</extracomment>
        <translation>%1 auf %2 legen</translation>
    </message>
    <message>
        <source>put %1 into the Glory pile</source>
        <extracomment>A choice: %1 an artifact</extracomment>
        <translation>%1 auf den Ruhmesstapel legen</translation>
    </message>
    <message>
        <source>lose %1</source>
        <extracomment>A choice: %1 an upgrade tile</extracomment>
        <translation>%1 verlieren</translation>
    </message>
    <message>
        <source>dismiss the Leader (%1)</source>
        <extracomment>A choice: %1 a Reaver</extracomment>
        <translation>den Anführer „%1“ entlassen</translation>
    </message>
    <message>
        <source>dismiss %1 (%2)</source>
        <extracomment>A choice: %1 a Reaver, %2 its slot</extracomment>
        <translation>%1 entlassen (%2)</translation>
    </message>
    <message>
        <source>discard the Prophecy “%1”</source>
        <extracomment>A choice: %1 a Prophecy</extracomment>
        <translation>die Weissagung „%1“ ablegen</translation>
    </message>
    <message>
        <source>Rally</source>
        <extracomment>A use of a recruited Reaver: dice on any face</extracomment>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Specialize</source>
        <extracomment>A use of a recruited Reaver: into a slot of the longship</extracomment>
        <translation>Spezialisieren</translation>
    </message>
    <message>
        <source>Promote</source>
        <extracomment>A use of a recruited Reaver: it becomes the Leader</extracomment>
        <translation>Befördern</translation>
    </message>
    <message>
        <source>send the longship to %1</source>
        <extracomment>A choice: %1 a location</extracomment>
        <translation>das Langschiff zu „%1“ schicken</translation>
    </message>
    <message>
        <source>lay out %1</source>
        <extracomment>A choice: %1 a die or an upgrade</extracomment>
        <translation>%1 auslegen</translation>
    </message>
    <message>
        <source>subdue %1 by force</source>
        <extracomment>A choice: %1 a territory tile</extracomment>
        <translation>%1 mit Gewalt unterwerfen</translation>
    </message>
    <message>
        <source>subdue %1 peacefully for %2</source>
        <extracomment>A choice: %1 a territory tile, %2 its price</extracomment>
        <translation>%1 friedlich unterwerfen für %2</translation>
    </message>
    <message>
        <source>rest and gain %1</source>
        <extracomment>A choice: %1 food, as &quot;2 food&quot;, or a die on a face, as &quot;a red chest die&quot;</extracomment>
        <translation>Rast: %1</translation>
    </message>
    <message>
        <source>fight</source>
        <extracomment>A choice</extracomment>
        <translation>kämpfen</translation>
    </message>
    <message>
        <source>suffer the journey</source>
        <extracomment>A choice: a journey is not paid for</extracomment>
        <translation>die Seereise hinnehmen</translation>
    </message>
    <message>
        <source>give up the battle</source>
        <extracomment>A choice: a Sea Battle is given up</extracomment>
        <translation>das Seegefecht aufgeben</translation>
    </message>
    <message>
        <source>keep %1</source>
        <extracomment>A choice: %1 a card</extracomment>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>resolve %1</source>
        <extracomment>A choice: %1 a card</extracomment>
        <translation>%1 abhandeln</translation>
    </message>
    <message>
        <source>mark a die with %1 to roll again</source>
        <extracomment>A choice: %1 the successes of a combat die</extracomment>
        <translation>einen Würfel mit %1 für den neuen Wurf markieren</translation>
    </message>
    <message>
        <source>roll the marked dice again for 1 favor</source>
        <extracomment>A choice</extracomment>
        <translation>die markierten Würfel für 1 Gunst nochmals werfen</translation>
    </message>
    <message>
        <source>take %1 instead</source>
        <extracomment>A choice: %1 a territory tile</extracomment>
        <translation>stattdessen %1 nehmen</translation>
    </message>
    <message>
        <source>end your part</source>
        <extracomment>A choice: nothing more is to be done at this location</extracomment>
        <translation>den eigenen Teil beenden</translation>
    </message>
    <message>
        <source>Pay and act</source>
        <extracomment>Label of a button: the cost is laid out</extracomment>
        <translation>Bezahlen und ausführen</translation>
    </message>
    <message>
        <source>Pay</source>
        <extracomment>Label of a button</extracomment>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>Win with dice</source>
        <extracomment>Label of a button: a Sea Battle is won with the dice laid out</extracomment>
        <translation>Mit Würfeln siegen</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n</source>
        <extracomment>Label of a button: %n combat dice are rolled</extracomment>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>Label of a button: the combat is not rolled again</extracomment>
        <translation>Wurf behalten</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Label of a button</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>From the deck</source>
        <extracomment>Label of a button: cards or a battle from the deck</extracomment>
        <translation>Vom Nachziehstapel</translation>
    </message>
    <message>
        <source>Prophecy from the deck</source>
        <translation>Weissagung ziehen</translation>
    </message>
    <message>
        <source>Rest: %1</source>
        <extracomment>Label of a button: %1 food, as &quot;2 food&quot;</extracomment>
        <translation>Rast: %1</translation>
    </message>
    <message>
        <source>Village card</source>
        <extracomment>Label of a button: one card of the village spoils</extracomment>
        <translation>Dorfbeute</translation>
    </message>
    <message>
        <source>Keep card</source>
        <extracomment>Label of a button: one card of the keep spoils</extracomment>
        <translation>Festungsbeute</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <extracomment>Label of a button: an upgrade tile is taken</extracomment>
        <translation>Plättchen nehmen</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>Label of a button: an ability is used</extracomment>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Pillage</source>
        <extracomment>Label of a button</extracomment>
        <translation>Plündern</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>Label of a button: a card is not pillaged</extracomment>
        <translation>Nicht plündern</translation>
    </message>
    <message>
        <source>Keep this tile</source>
        <extracomment>Label of a button: Laevateinn is not used</extracomment>
        <translation>Dieses behalten</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Label of a button: an ability is not used</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Suffer it</source>
        <extracomment>Label of a button: a journey is not paid for</extracomment>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>Label of a button: a Sea Battle is given up</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Roll again: 1 favor</source>
        <extracomment>Label of a button: marked combat dice are rolled again</extracomment>
        <translation>Neuwurf: 1 Gunst</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Label of a button: nothing more is to be done at this location</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>By force</source>
        <extracomment>Label of a button</extracomment>
        <translation>Mit Gewalt</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Label of a button: a die is discarded</extracomment>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Store on %1</source>
        <extracomment>Label of a button: a die goes on an artifact</extracomment>
        <translation>Auf „%1“ legen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and rule</comment>
        <extracomment>%1 the name of a thing, %2 sentences of its rule</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Recruit Reavers</source>
        <comment>a location</comment>
        <translation>Krieger anwerben</translation>
    </message>
    <message>
        <source>Trade with Villages</source>
        <comment>a location</comment>
        <translation>Mit Dörfern handeln</translation>
    </message>
    <message>
        <source>Battle at Sea</source>
        <comment>a location</comment>
        <translation>Auf See kämpfen</translation>
    </message>
    <message>
        <source>Raid Villages</source>
        <comment>a location</comment>
        <translation>Dörfer überfallen</translation>
    </message>
    <message>
        <source>Raid Keeps</source>
        <comment>a location</comment>
        <translation>Festungen überfallen</translation>
    </message>
    <message>
        <source>Subdue Territories</source>
        <comment>a location</comment>
        <translation>Gebiete unterwerfen</translation>
    </message>
    <message>
        <source>red</source>
        <comment>color of dice</comment>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>color of dice</comment>
        <translation>blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>color of dice</comment>
        <translation>gelb</translation>
    </message>
    <message>
        <source>Tyr</source>
        <comment>a clan</comment>
        <translation>Tyr</translation>
    </message>
    <message>
        <source>Odin</source>
        <comment>a clan</comment>
        <translation>Odin</translation>
    </message>
    <message>
        <source>Yggdrasil</source>
        <comment>a clan</comment>
        <translation>Yggdrasil</translation>
    </message>
    <message>
        <source>clan sign</source>
        <comment>sign of a die</comment>
        <translation>Clanzeichen</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>sign of a die</comment>
        <translation>Schild</translation>
    </message>
    <message>
        <source>chest</source>
        <comment>sign of a die</comment>
        <translation>Truhe</translation>
    </message>
    <message>
        <source>longship</source>
        <comment>sign of a die</comment>
        <translation>Langschiff</translation>
    </message>
    <message>
        <source>hammer</source>
        <comment>sign of a die</comment>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>double hammer</source>
        <comment>sign of a die</comment>
        <translation>Doppelhammer</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>sign of a die</comment>
        <translation>Helm</translation>
    </message>
    <message>
        <source>raven</source>
        <comment>sign of a die</comment>
        <translation>Rabe</translation>
    </message>
    <message>
        <source>tree</source>
        <comment>sign of a die</comment>
        <translation>Baum</translation>
    </message>
    <message>
        <source>red helmet</source>
        <comment>a die as it lies</comment>
        <translation>roter Helm</translation>
    </message>
    <message>
        <source>red shield</source>
        <comment>a die as it lies</comment>
        <translation>roter Schild</translation>
    </message>
    <message>
        <source>red chest</source>
        <comment>a die as it lies</comment>
        <translation>rote Truhe</translation>
    </message>
    <message>
        <source>red longship</source>
        <comment>a die as it lies</comment>
        <translation>rotes Langschiff</translation>
    </message>
    <message>
        <source>red hammer</source>
        <comment>a die as it lies</comment>
        <translation>roter Hammer</translation>
    </message>
    <message>
        <source>red double hammer</source>
        <comment>a die as it lies</comment>
        <translation>roter Doppelhammer</translation>
    </message>
    <message>
        <source>blue raven</source>
        <comment>a die as it lies</comment>
        <translation>blauer Rabe</translation>
    </message>
    <message>
        <source>blue shield</source>
        <comment>a die as it lies</comment>
        <translation>blauer Schild</translation>
    </message>
    <message>
        <source>blue chest</source>
        <comment>a die as it lies</comment>
        <translation>blaue Truhe</translation>
    </message>
    <message>
        <source>blue longship</source>
        <comment>a die as it lies</comment>
        <translation>blaues Langschiff</translation>
    </message>
    <message>
        <source>blue hammer</source>
        <comment>a die as it lies</comment>
        <translation>blauer Hammer</translation>
    </message>
    <message>
        <source>blue double hammer</source>
        <comment>a die as it lies</comment>
        <translation>blauer Doppelhammer</translation>
    </message>
    <message>
        <source>yellow tree</source>
        <comment>a die as it lies</comment>
        <translation>gelber Baum</translation>
    </message>
    <message>
        <source>yellow shield</source>
        <comment>a die as it lies</comment>
        <translation>gelber Schild</translation>
    </message>
    <message>
        <source>yellow chest</source>
        <comment>a die as it lies</comment>
        <translation>gelbe Truhe</translation>
    </message>
    <message>
        <source>yellow longship</source>
        <comment>a die as it lies</comment>
        <translation>gelbes Langschiff</translation>
    </message>
    <message>
        <source>yellow hammer</source>
        <comment>a die as it lies</comment>
        <translation>gelber Hammer</translation>
    </message>
    <message>
        <source>yellow double hammer</source>
        <comment>a die as it lies</comment>
        <translation>gelber Doppelhammer</translation>
    </message>
    <message>
        <source>shield upgrade</source>
        <comment>a tile of the longship</comment>
        <translation>Schildausbau</translation>
    </message>
    <message>
        <source>chest upgrade</source>
        <comment>a tile of the longship</comment>
        <translation>Truhenausbau</translation>
    </message>
    <message>
        <source>longship or hammer upgrade</source>
        <comment>a tile of the longship</comment>
        <translation>Langschiff- oder Hammerausbau</translation>
    </message>
    <message>
        <source>Farm pawn</source>
        <comment>a pawn</comment>
        <translation>Hoffigur</translation>
    </message>
    <message>
        <source>Wall pawn</source>
        <comment>a pawn</comment>
        <translation>Mauerfigur</translation>
    </message>
    <message>
        <source>Bastion pawn</source>
        <comment>a pawn</comment>
        <translation>Turmfigur</translation>
    </message>
    <message>
        <source>Axe Chieftain</source>
        <comment>a Reaver, a woman</comment>
        <translation>Axtführerin</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>a Reaver</comment>
        <translation>Erwählter</translation>
    </message>
    <message>
        <source>Fanatic</source>
        <comment>a Reaver</comment>
        <translation>Fanatiker</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <comment>a Reaver</comment>
        <translation>Söldner</translation>
    </message>
    <message>
        <source>Pillager</source>
        <comment>a Reaver</comment>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>Flamebearer</source>
        <comment>a Reaver</comment>
        <translation>Flammenträger</translation>
    </message>
    <message>
        <source>Hunter</source>
        <comment>a Reaver</comment>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Spear Chieftain</source>
        <comment>a Reaver</comment>
        <translation>Speerhäuptling</translation>
    </message>
    <message>
        <source>Robber</source>
        <comment>a Reaver</comment>
        <translation>Wegelagerer</translation>
    </message>
    <message>
        <source>Royal Guard</source>
        <comment>a Reaver</comment>
        <translation>Königswache</translation>
    </message>
    <message>
        <source>Freeman</source>
        <comment>a Reaver</comment>
        <translation>Freibauer</translation>
    </message>
    <message>
        <source>Old Warrior</source>
        <comment>a Reaver</comment>
        <translation>Alter Recke</translation>
    </message>
    <message>
        <source>Sword Chieftain</source>
        <comment>a Reaver</comment>
        <translation>Schwerthäuptling</translation>
    </message>
    <message>
        <source>Scout</source>
        <comment>a Reaver, a woman</comment>
        <translation>Späherin</translation>
    </message>
    <message>
        <source>Saga Keeper</source>
        <comment>a Reaver, a woman</comment>
        <translation>Sagahüterin</translation>
    </message>
    <message>
        <source>Hiromenn</source>
        <comment>a Reaver</comment>
        <translation>Hiromenn</translation>
    </message>
    <message>
        <source>Seeress</source>
        <comment>a Reaver</comment>
        <translation>Seherin</translation>
    </message>
    <message>
        <source>Spakona</source>
        <comment>a Reaver</comment>
        <translation>Spakona</translation>
    </message>
    <message>
        <source>Andvarinaut</source>
        <comment>an artifact</comment>
        <translation>Andvarinaut</translation>
    </message>
    <message>
        <source>Sacred Ash Staff</source>
        <comment>an artifact</comment>
        <translation>Heiliger Eschenstab</translation>
    </message>
    <message>
        <source>Bodn</source>
        <comment>an artifact</comment>
        <translation>Bodn</translation>
    </message>
    <message>
        <source>Brisingamen</source>
        <comment>an artifact</comment>
        <translation>Brisingamen</translation>
    </message>
    <message>
        <source>Dainsleif</source>
        <comment>an artifact</comment>
        <translation>Dainsleif</translation>
    </message>
    <message>
        <source>Draupnir</source>
        <comment>an artifact</comment>
        <translation>Draupnir</translation>
    </message>
    <message>
        <source>Eldrihmnir</source>
        <comment>an artifact</comment>
        <translation>Eldrihmnir</translation>
    </message>
    <message>
        <source>Mjölnir Fragment</source>
        <comment>an artifact</comment>
        <translation>Mjölnirs Splitter</translation>
    </message>
    <message>
        <source>Harp of the Ljósálfar</source>
        <comment>an artifact</comment>
        <translation>Harfe der Ljósálfar</translation>
    </message>
    <message>
        <source>Hringhorni</source>
        <comment>an artifact</comment>
        <translation>Hringhorni</translation>
    </message>
    <message>
        <source>Járnglófar</source>
        <comment>an artifact</comment>
        <translation>Járnglófar</translation>
    </message>
    <message>
        <source>Laevateinn</source>
        <comment>an artifact</comment>
        <translation>Laevateinn</translation>
    </message>
    <message>
        <source>Skidbladnir</source>
        <comment>an artifact</comment>
        <translation>Skidbladnir</translation>
    </message>
    <message>
        <source>Ship Upgrade: shield</source>
        <comment>a village spoils card</comment>
        <translation>Schiffsausbau (Schild)</translation>
    </message>
    <message>
        <source>Ship Upgrade: chest</source>
        <comment>a village spoils card</comment>
        <translation>Schiffsausbau (Truhe)</translation>
    </message>
    <message>
        <source>Ship Upgrade: longship or hammer</source>
        <comment>a village spoils card</comment>
        <translation>Schiffsausbau (Langschiff oder Hammer)</translation>
    </message>
    <message>
        <source>Farm</source>
        <comment>a village spoils card</comment>
        <translation>Bauernhof</translation>
    </message>
    <message>
        <source>Village Wall</source>
        <comment>a village spoils card</comment>
        <translation>Dorfmauer</translation>
    </message>
    <message>
        <source>Bundle of Swords</source>
        <comment>a village spoils card</comment>
        <translation>Bündel Schwerter</translation>
    </message>
    <message>
        <source>Bows and Arrows</source>
        <comment>a village spoils card</comment>
        <translation>Pfeil und Bogen</translation>
    </message>
    <message>
        <source>Axes and Spears</source>
        <comment>a village spoils card</comment>
        <translation>Äxte und Speere</translation>
    </message>
    <message>
        <source>Runic Carvings</source>
        <comment>a village spoils card</comment>
        <translation>Runenritzungen</translation>
    </message>
    <message>
        <source>Treasure</source>
        <comment>a keep spoils card</comment>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Art</source>
        <comment>a keep spoils card</comment>
        <translation>Kunstwerk</translation>
    </message>
    <message>
        <source>Armor</source>
        <comment>a keep spoils card</comment>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Tapestry of Dearg</source>
        <comment>a keep spoils card</comment>
        <translation>Wandteppich von Dearg</translation>
    </message>
    <message>
        <source>Tapestry of Buigh</source>
        <comment>a keep spoils card</comment>
        <translation>Wandteppich von Buigh</translation>
    </message>
    <message>
        <source>Tapestry of Gorm</source>
        <comment>a keep spoils card</comment>
        <translation>Wandteppich von Gorm</translation>
    </message>
    <message>
        <source>Keep Wall</source>
        <comment>a keep spoils card</comment>
        <translation>Festungsmauer</translation>
    </message>
    <message>
        <source>Tower: blue and yellow</source>
        <comment>a keep spoils card, with the colors of its dice</comment>
        <translation>Turm (blau und gelb)</translation>
    </message>
    <message>
        <source>Tower: red and blue</source>
        <comment>a keep spoils card, with the colors of its dice</comment>
        <translation>Turm (rot und blau)</translation>
    </message>
    <message>
        <source>Tower: red and yellow</source>
        <comment>a keep spoils card, with the colors of its dice</comment>
        <translation>Turm (rot und gelb)</translation>
    </message>
    <message>
        <source>Draugr Ambush</source>
        <comment>a Sea Journey</comment>
        <translation>Draugr-Hinterhalt</translation>
    </message>
    <message>
        <source>Famine</source>
        <comment>a Sea Journey</comment>
        <translation>Hungersnot</translation>
    </message>
    <message>
        <source>Kraken!</source>
        <comment>a Sea Journey</comment>
        <translation>Kraken!</translation>
    </message>
    <message>
        <source>Rough Seas</source>
        <comment>a Sea Journey</comment>
        <translation>Raue See</translation>
    </message>
    <message>
        <source>Viking Raiders</source>
        <comment>a Sea Journey</comment>
        <translation>Wikingerpiraten</translation>
    </message>
    <message>
        <source>Spoiled Rations</source>
        <comment>a Sea Journey</comment>
        <translation>Verdorbener Proviant</translation>
    </message>
    <message>
        <source>All Is Calm</source>
        <comment>a Sea Journey</comment>
        <translation>Alles ruhig</translation>
    </message>
    <message>
        <source>Transport</source>
        <comment>a Sea Battle</comment>
        <translation>Frachtschiff</translation>
    </message>
    <message>
        <source>Draugar Raiders</source>
        <comment>a Sea Battle</comment>
        <translation>Draugar-Piraten</translation>
    </message>
    <message>
        <source>Skiff</source>
        <comment>a Sea Battle</comment>
        <translation>Kahn</translation>
    </message>
    <message>
        <source>Knarr</source>
        <comment>a Sea Battle</comment>
        <translation>Knorr</translation>
    </message>
    <message>
        <source>Exiles</source>
        <comment>a Sea Battle</comment>
        <translation>Verbannte</translation>
    </message>
    <message>
        <source>Longship</source>
        <comment>a Sea Battle</comment>
        <translation>Langschiff</translation>
    </message>
    <message>
        <source>Lyngbakr</source>
        <comment>a Sea Battle</comment>
        <translation>Lyngbakr</translation>
    </message>
    <message>
        <source>Spawn of Jormungandr</source>
        <comment>a Sea Battle</comment>
        <translation>Brut Jormungandrs</translation>
    </message>
    <message>
        <source>Stolen Armor</source>
        <comment>a Prophecy</comment>
        <translation>Gestohlene Rüstung</translation>
    </message>
    <message>
        <source>Champion of the Seas</source>
        <comment>a Prophecy</comment>
        <translation>Meister der Meere</translation>
    </message>
    <message>
        <source>Champion of Valhalla</source>
        <comment>a Prophecy</comment>
        <translation>Meister von Walhall</translation>
    </message>
    <message>
        <source>Treasure Hunter</source>
        <comment>a Prophecy</comment>
        <translation>Schatzjäger</translation>
    </message>
    <message>
        <source>Chosen of Seidr</source>
        <comment>a Prophecy</comment>
        <translation>Erwählter des Seidr</translation>
    </message>
    <message>
        <source>Feast of the Gods</source>
        <comment>a Prophecy</comment>
        <translation>Festmahl der Götter</translation>
    </message>
    <message>
        <source>Proud Conquerors</source>
        <comment>a Prophecy</comment>
        <translation>Stolze Eroberer</translation>
    </message>
    <message>
        <source>Refined Tastes</source>
        <comment>a Prophecy</comment>
        <translation>Feiner Geschmack</translation>
    </message>
    <message>
        <source>Warrior of Odin</source>
        <comment>a Prophecy</comment>
        <translation>Odins Krieger</translation>
    </message>
    <message>
        <source>Juggernaut</source>
        <comment>a Prophecy</comment>
        <translation>Koloss</translation>
    </message>
    <message>
        <source>Plunderer</source>
        <comment>a Prophecy</comment>
        <translation>Brandschatzer</translation>
    </message>
    <message>
        <source>Prophet of Odin</source>
        <comment>a Prophecy</comment>
        <translation>Odins Prophet</translation>
    </message>
    <message>
        <source>Killer Lord</source>
        <comment>a Prophecy</comment>
        <translation>Mörderfürst</translation>
    </message>
    <message>
        <source>World Shaman</source>
        <comment>a Prophecy</comment>
        <translation>Weltenschamane</translation>
    </message>
    <message>
        <source>Vanquisher</source>
        <comment>a Prophecy</comment>
        <translation>Bezwinger</translation>
    </message>
    <message>
        <source>Reavers</source>
        <comment>a deck</comment>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>village spoils</source>
        <comment>a deck</comment>
        <translation>Dorfbeute</translation>
    </message>
    <message>
        <source>keep spoils</source>
        <comment>a deck</comment>
        <translation>Festungsbeute</translation>
    </message>
    <message>
        <source>Sea Journeys</source>
        <comment>a deck</comment>
        <translation>Seereisen</translation>
    </message>
    <message>
        <source>Sea Battles</source>
        <comment>a deck</comment>
        <translation>Seegefechte</translation>
    </message>
    <message>
        <source>Prophecies</source>
        <comment>a deck</comment>
        <translation>Weissagungen</translation>
    </message>
    <message>
        <source>Food territory %1</source>
        <extracomment>A territory tile: %1 its level, I to III</extracomment>
        <translation>Nahrungsgebiet %1</translation>
    </message>
    <message>
        <source>Favor territory %1</source>
        <extracomment>A territory tile: %1 its level, I to III</extracomment>
        <translation>Gunstgebiet %1</translation>
    </message>
    <message>
        <source>Dice territory %1</source>
        <extracomment>A territory tile: %1 its level, I to III</extracomment>
        <translation>Würfelgebiet %1</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <extracomment>Behind a prompt: %1 seats that decide afterwards, in their order</extracomment>
        <translation>Danach: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 may take %n Reaver(s), or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %n Reavers</extracomment>
        <translation>
            <numerusform>%2: %1 nimmt %n Krieger oder rastet.</numerusform>
            <numerusform>%2: %1 nimmt %n Krieger oder rastet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 may choose %n reward(s), or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %n rewards</extracomment>
        <translation>
            <numerusform>%2: %1 wählt %n Belohnung oder rastet.</numerusform>
            <numerusform>%2: %1 wählt %n Belohnungen oder rastet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 may attempt up to %n tile(s), or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>%2: %1 versucht, %n Gebiet zu unterwerfen, oder rastet.</numerusform>
            <numerusform>%2: %1 versucht, bis zu %n Gebiete zu unterwerfen, oder rastet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: %1 may pay %3 to act, or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %3 what it costs, as &quot;4 food&quot;</extracomment>
        <translation>%2: %1 führt für %3 die Aktion aus oder rastet.</translation>
    </message>
    <message>
        <source>%2: %1 may pay %3 to follow %4, or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %3 what it costs, as &quot;4 food&quot;, %4 the seat that chose it</extracomment>
        <translation>%2: %1 folgt %4 für %3 oder rastet.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may lay out dice with hammers.</source>
        <extracomment>A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense</extracomment>
        <translation>%2, Verteidigung %3: %1 legt Würfel mit Hämmern aus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must decide how to use %n Reaver(s).</source>
        <extracomment>A prompt: %1 a seat, %n Reavers to be placed</extracomment>
        <translation>
            <numerusform>%1 entscheidet über %n Krieger.</numerusform>
            <numerusform>%1 entscheidet über %n Krieger.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: %1 may use the ability. %3</source>
        <extracomment>A prompt: %1 a seat, %2 a Reaver, %3 its ability</extracomment>
        <translation>%2: %1 entscheidet über die Fähigkeit. %3</translation>
    </message>
    <message>
        <source>%1 must keep one of the cards drawn.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 behält eine der gezogenen Karten.</translation>
    </message>
    <message>
        <source>%1 has no room for all the dice and must discard one.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 hat zu viele Würfel und legt einen ab.</translation>
    </message>
    <message>
        <source>%1 gains a die and must choose its face.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 erhält einen Würfel und wählt die Seite.</translation>
    </message>
    <message>
        <source>%1 may turn one die to another face.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 dreht einen Würfel auf eine andere Seite.</translation>
    </message>
    <message>
        <source>%1 must discard one Prophecy.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 legt eine Weissagung ab.</translation>
    </message>
    <message>
        <source>%1 must draw a village or a keep spoils card for the new Leader.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 zieht Dorf- oder Festungsbeute für den neuen Anführer.</translation>
    </message>
    <message>
        <source>%1 must choose the card to resolve next.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 wählt die nächste Karte.</translation>
    </message>
    <message>
        <source>%2: %1 must decide.</source>
        <extracomment>A prompt: %1 a seat, %2 a card</extracomment>
        <translation>%2: %1 entscheidet.</translation>
    </message>
    <message>
        <source>%1 has no room for a fifth artifact: one goes to the Glory pile.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 hat keinen Platz für ein fünftes Artefakt: Eines kommt auf den Ruhmesstapel.</translation>
    </message>
    <message>
        <source>%1’s turn: send a longship to a location.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 schickt ein Langschiff zu einem Ort.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s turn: take the cards of a stack, or draw %n from the deck.</source>
        <extracomment>A prompt: %1 a seat, %n cards</extracomment>
        <translation>
            <numerusform>%1 nimmt die Karten eines offenen Stapels oder zieht %n verdeckt.</numerusform>
            <numerusform>%1 nimmt die Karten eines offenen Stapels oder zieht %n verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must take the second die of the reward.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 nimmt den zweiten Würfel der Belohnung.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may choose %n more reward(s).</source>
        <extracomment>A prompt: %1 a seat, %n rewards</extracomment>
        <translation>
            <numerusform>%1 wählt noch %n Belohnung.</numerusform>
            <numerusform>%1 wählt noch %n Belohnungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: %1 must pay or suffer it. %3</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Journey, %3 its rule</extracomment>
        <translation>%2: %1 bezahlt oder nimmt den Verlust hin. %3</translation>
    </message>
    <message>
        <source>%1 must choose what to lose.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 wählt, was verloren geht.</translation>
    </message>
    <message>
        <source>%1’s turn: choose a Sea Battle, or draw one from the deck.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 wählt ein Seegefecht oder zieht eines.</translation>
    </message>
    <message>
        <source>%2: %1 must pay its dice, fight, or give up.</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle</extracomment>
        <translation>%2: %1 gibt die Würfel ab, kämpft oder gibt auf.</translation>
    </message>
    <message>
        <source>%2: %1 must pay %3.</source>
        <extracomment>A prompt: %1 a seat, %2 a territory, %3 its price</extracomment>
        <translation>%2: %1 zahlt %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may attempt %n more tile(s).</source>
        <extracomment>A prompt: %1 a seat, %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>%1 darf noch versuchen, %n Gebiet zu unterwerfen.</numerusform>
            <numerusform>%1 darf noch versuchen, %n Gebiete zu unterwerfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: %1 may take a level 3 tile instead.</source>
        <extracomment>A prompt: %1 a seat, %2 an artifact</extracomment>
        <translation>%2: %1 darf stattdessen ein Plättchen der Stufe 3 nehmen.</translation>
    </message>
    <message>
        <source>%1 must choose the tile whose reward comes next.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 wählt das Plättchen, dessen Belohnung nun kommt.</translation>
    </message>
    <message>
        <source>%1 may still use artifacts, or end here.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 darf noch Artefakte nutzen oder aufhören.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>A combat needs at least one combat die.</source>
        <translation>Ein Kampf braucht mindestens einen Kampfwürfel.</translation>
    </message>
    <message>
        <source>No such reward is left to take.</source>
        <translation>Diese Belohnung steht nicht mehr aus.</translation>
    </message>
    <message>
        <source>No die is stored on the artifact %1.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>Auf „%1“ liegt kein Würfel.</translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation>Dieses Spiel kennt keine solche Aktion.</translation>
    </message>
    <message>
        <source>First choose the card to keep.</source>
        <translation>Wähle zuerst die Karte, die du behältst.</translation>
    </message>
    <message>
        <source>First choose the die to gain.</source>
        <translation>Wähle zuerst den Würfel, den du erhältst.</translation>
    </message>
    <message>
        <source>First choose the die to turn, and its face.</source>
        <translation>Wähle zuerst den Würfel, den du drehst, und seine Seite.</translation>
    </message>
    <message>
        <source>First choose the Prophecy to discard.</source>
        <translation>Wähle zuerst die Weissagung, die du ablegst.</translation>
    </message>
    <message>
        <source>First choose the card for the new Leader: village or keep.</source>
        <translation>Wähle zuerst die Beute für den neuen Anführer: Dorf oder Festung.</translation>
    </message>
    <message>
        <source>First choose the card to resolve next.</source>
        <translation>Wähle zuerst die nächste Karte.</translation>
    </message>
    <message>
        <source>First choose the Reaver to recruit next.</source>
        <translation>Wähle zuerst den Krieger, den du als nächsten anwirbst.</translation>
    </message>
    <message>
        <source>First roll for the combat.</source>
        <translation>Würfle zuerst für den Kampf.</translation>
    </message>
    <message>
        <source>First decide on the roll.</source>
        <translation>Entscheide zuerst über den Wurf.</translation>
    </message>
    <message>
        <source>First choose a location.</source>
        <translation>Wähle zuerst einen Ort.</translation>
    </message>
    <message>
        <source>First choose the rewards of Trade.</source>
        <translation>Wähle zuerst die Belohnungen des Handels.</translation>
    </message>
    <message>
        <source>First choose what to lose.</source>
        <translation>Wähle zuerst, was verloren geht.</translation>
    </message>
    <message>
        <source>First choose a Sea Battle, or draw one from the deck.</source>
        <translation>Wähle zuerst ein Seegefecht oder ziehe eines.</translation>
    </message>
    <message>
        <source>First choose the tile whose reward comes next.</source>
        <translation>Wähle zuerst das Plättchen, dessen Belohnung nun kommt.</translation>
    </message>
    <message>
        <source>First use an artifact, or end your part.</source>
        <translation>Nutze zuerst ein Artefakt oder beende deinen Teil.</translation>
    </message>
    <message>
        <source>Round %2 begins. %1 is the Start Player.</source>
        <extracomment>%1 a player, %2 the number of the round</extracomment>
        <translation>Runde %2 beginnt. %1 ist Startspieler.</translation>
    </message>
    <message>
        <source>%1 sends a longship to %2.</source>
        <extracomment>%1 a player, %2 a location</extracomment>
        <translation>%1 schickt ein Langschiff zu „%2“.</translation>
    </message>
    <message>
        <source>%1 takes the Honor Ship.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 nimmt das Ehrenschiff.</translation>
    </message>
    <message>
        <source>%1 rests.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 rastet.</translation>
    </message>
    <message>
        <source>Round %1 ends.</source>
        <extracomment>%1 the number of the round</extracomment>
        <translation>Runde %1 endet.</translation>
    </message>
    <message>
        <source>%1 pays with %2.</source>
        <extracomment>%1 a player, %2 a die or an upgrade</extracomment>
        <translation>%1 setzt %2 zum Bezahlen ein.</translation>
    </message>
    <message>
        <source>%1 recruits %2.</source>
        <extracomment>%1 a player, %2 a Reaver; its dice are rolled next</extracomment>
        <translation>%1 wirbt %2 an.</translation>
    </message>
    <message>
        <source>%1 rallies %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 setzt %2 zum Sammeln ein.</translation>
    </message>
    <message>
        <source>%1 specializes %2 in the %3 slot.</source>
        <extracomment>%1 a player, %2 a Reaver, %3 a slot of the longship</extracomment>
        <translation>%1 spezialisiert %2 auf „%3“.</translation>
    </message>
    <message>
        <source>%1 promotes %2 to Leader.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 befördert %2 zum Anführer.</translation>
    </message>
    <message>
        <source>%1 dismisses %2 to the Glory pile.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 entlässt %2 auf den Ruhmesstapel.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 zieht %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 behält %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 legt %2 ab.</translation>
    </message>
    <message>
        <source>%1 keeps %2 for the end.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 behält %2 bis zum Ende.</translation>
    </message>
    <message>
        <source>%1 gains the artifact %2.</source>
        <extracomment>%1 a player, %2 an artifact</extracomment>
        <translation>%1 erhält das Artefakt „%2“.</translation>
    </message>
    <message>
        <source>%1 puts %2 into the Glory pile.</source>
        <extracomment>%1 a player, %2 an artifact</extracomment>
        <translation>%1 legt %2 auf den Ruhmesstapel.</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <extracomment>%1 a player, %2 an artifact</extracomment>
        <translation>%1 nutzt %2.</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <extracomment>A location in text that was chosen: %1 its name, %2 the seat whose ship is there</extracomment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>caption</comment>
        <extracomment>Behind the caption of a line of the table in text: %1 the caption</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>At hand:</source>
        <extracomment>Caption of what lies before the seat to move</extracomment>
        <translation>Zu erledigen:</translation>
    </message>
    <message>
        <source>%1 (marked)</source>
        <extracomment>A combat die that is marked to be rolled again, in text: %1 its successes</extracomment>
        <translation>%1 (markiert)</translation>
    </message>
    <message>
        <source>Chances:</source>
        <extracomment>Caption of the chances to win a combat</extracomment>
        <translation>Chancen:</translation>
    </message>
    <message>
        <source>Laid out:</source>
        <extracomment>Caption of the dice laid out</extracomment>
        <translation>Ausgelegt:</translation>
    </message>
    <message>
        <source>Dice:</source>
        <extracomment>Caption of a line of the table in text</extracomment>
        <translation>Würfel:</translation>
    </message>
    <message>
        <source>Leader:</source>
        <extracomment>Caption of a line of the table in text</extracomment>
        <translation>Anführer:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A clan in a list: %1 its name, %2 how often, &quot;4 times in 10&quot;
----------
An artifact with the die stored on it: %1 the artifact, %2 the die</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (used)</source>
        <extracomment>An upgrade tile that was used: %1 the tile</extracomment>
        <translation>%1 (benutzt)</translation>
    </message>
    <message>
        <source>On board:</source>
        <extracomment>Caption of a line of the table in text</extracomment>
        <translation>An Bord:</translation>
    </message>
    <message>
        <source>Glory pile:</source>
        <extracomment>Caption of a line of the table in text: what scores at the end</extracomment>
        <translation>Ruhmesstapel:</translation>
    </message>
    <message>
        <source>Raiders of Midgard</source>
        <translation>Raiders of Midgard</translation>
    </message>
    <message>
        <source>Recruit Reavers, roll their dice, and sail your longship to raids, battles, and trade, for glory.</source>
        <translation>Wirb Krieger an, wirf ihre Würfel und ziehe mit deinem Langschiff aus zu Raub, Kampf und Handel: Es geht um Ruhm.</translation>
    </message>
    <message>
        <source>Terror of Runic Carvings</source>
        <translation>Schrecken der Runenritzungen</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>A value of the option &quot;Terror of Runic Carvings&quot;</extracomment>
        <translation>einer</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>A value of the option &quot;Terror of Runic Carvings&quot;</extracomment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>How much terror the other player gains: the rulebook says one, the card in its picture says two.</source>
        <translation>Wie viel Schrecken der andere Spieler erhält: Die Spielregel sagt einen, die abgebildete Karte zwei.</translation>
    </message>
    <message>
        <source>Favor</source>
        <extracomment>What decides between seats with equal glory; beside its number</extracomment>
        <translation>Gunst</translation>
    </message>
    <message>
        <source>Battles at sea</source>
        <extracomment>A source of glory</extracomment>
        <translation>Seegefechte</translation>
    </message>
    <message>
        <source>Villages</source>
        <extracomment>A source of glory</extracomment>
        <translation>Dörfer</translation>
    </message>
    <message>
        <source>Keeps</source>
        <extracomment>A source of glory</extracomment>
        <translation>Festungen</translation>
    </message>
    <message>
        <source>Reavers</source>
        <extracomment>A part of the open box
----------
A source of glory</extracomment>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Terror</source>
        <extracomment>A source of glory, below zero</extracomment>
        <translation>Schrecken</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <extracomment>A part of the open box
----------
A source of glory</extracomment>
        <translation>Artefakte</translation>
    </message>
    <message>
        <source>Treasures</source>
        <extracomment>A source of glory: cards of the set</extracomment>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Art</source>
        <comment>score</comment>
        <extracomment>A source of glory: cards of the set</extracomment>
        <translation>Kunstwerke</translation>
    </message>
    <message>
        <source>Armor</source>
        <comment>score</comment>
        <extracomment>A source of glory: cards of the set</extracomment>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Farm pawns</source>
        <extracomment>A source of glory: pawns and their majority</extracomment>
        <translation>Hoffiguren</translation>
    </message>
    <message>
        <source>Wall pawns</source>
        <extracomment>A source of glory: pawns and their majority</extracomment>
        <translation>Mauerfiguren</translation>
    </message>
    <message>
        <source>Bastion pawns</source>
        <extracomment>A source of glory: pawns and their majority</extracomment>
        <translation>Turmfiguren</translation>
    </message>
    <message>
        <source>glory on the track</source>
        <extracomment>What Glory of a hint is for: &quot;+8 points from glory on the track&quot;</extracomment>
        <translation>gewonnener Ruhm</translation>
    </message>
    <message>
        <source>territories in later rounds</source>
        <extracomment>What Glory of a hint is for: &quot;+3 points from territories in later rounds&quot;</extracomment>
        <translation>Ruhm aus Gebieten in späteren Runden</translation>
    </message>
    <message>
        <source>sets and tapestries</source>
        <extracomment>What Glory of a hint is for: &quot;+5 points from sets and tapestries&quot;</extracomment>
        <translation>Sätze und Wandteppiche</translation>
    </message>
    <message>
        <source>pawns and who has the most of them</source>
        <extracomment>What Glory of a hint is for: &quot;+6 points from pawns and who has most of them&quot;</extracomment>
        <translation>Figuren und wer die meisten hat</translation>
    </message>
    <message>
        <source>artifacts at the end and in use</source>
        <extracomment>What Glory of a hint is for: &quot;+3 points from artifacts at the end and in use&quot;</extracomment>
        <translation>Artefakte, am Ende und im Gebrauch</translation>
    </message>
    <message>
        <source>Prophecies as they stand</source>
        <extracomment>What Glory of a hint is for: &quot;+4 points from Prophecies as they stand&quot;</extracomment>
        <translation>Weissagungen nach jetzigem Stand</translation>
    </message>
    <message>
        <source>what cards, pawns, and Prophecies may still bring</source>
        <extracomment>What Glory of a hint is for: &quot;+3 points from what cards, pawns and Prophecies may still bring&quot;</extracomment>
        <translation>was Karten, Figuren und Weissagungen noch bringen</translation>
    </message>
    <message>
        <source>terror at the end</source>
        <extracomment>What Glory of a hint is for: &quot;-3 points from terror at the end&quot;</extracomment>
        <translation>Schrecken am Ende</translation>
    </message>
    <message>
        <source>dice and upgrades in store</source>
        <extracomment>What Glory of a hint is for: &quot;+2 points from dice and upgrades in store&quot;</extracomment>
        <translation>vorrätige Würfel und Schiffsausbauten</translation>
    </message>
    <message>
        <source>food in store</source>
        <extracomment>What Glory of a hint is for: &quot;-4 points from food in store&quot;</extracomment>
        <translation>vorrätige Nahrung</translation>
    </message>
    <message>
        <source>favor in store</source>
        <extracomment>What Glory of a hint is for: &quot;+2 points from favor in store&quot;</extracomment>
        <translation>vorrätige Gunst</translation>
    </message>
    <message>
        <source>Reavers aboard</source>
        <extracomment>What Glory of a hint is for: &quot;+4 points from Reavers aboard&quot;</extracomment>
        <translation>Krieger an Bord</translation>
    </message>
    <message>
        <source>options for the next ships</source>
        <extracomment>What Glory of a hint is for: &quot;+2 points from options for the next ships&quot;</extracomment>
        <translation>was als Nächstes möglich ist</translation>
    </message>
    <message>
        <source>fight “%1” (place %2)</source>
        <extracomment>A choice: %1 a Sea Battle, %2 the number of its place</extracomment>
        <translation>„%1“ angreifen (Platz %2)</translation>
    </message>
    <message>
        <source>take %1 (stack %2)</source>
        <extracomment>A choice: %1 the two cards of a stack, %2 its number</extracomment>
        <translation>Stapel %2 nehmen (%1)</translation>
    </message>
    <message>
        <source>Recruit</source>
        <comment>a location in one word</comment>
        <translation>Anwerben</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>a location in one word</comment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>a location in one word</comment>
        <translation>See</translation>
    </message>
    <message>
        <source>Villages</source>
        <comment>a location in one word</comment>
        <translation>Dörfer</translation>
    </message>
    <message>
        <source>Keeps</source>
        <comment>a location in one word</comment>
        <translation>Festungen</translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>a location in one word</comment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>rally %1: %2 on any face</source>
        <extracomment>A choice: %1 a Reaver, %2 dice, as &quot;2 red dice&quot;</extracomment>
        <translation>%1 zum Sammeln einsetzen: %2 mit beliebiger Seite</translation>
    </message>
    <message>
        <source>specialize %1 in %2: %3</source>
        <extracomment>A choice: %1 a Reaver, %2 a slot, %3 its ability there</extracomment>
        <translation>%1 spezialisieren (%2): %3</translation>
    </message>
    <message>
        <source>promote %1 to Leader: %2</source>
        <extracomment>A choice: %1 a Reaver, %2 what its clan brings then</extracomment>
        <translation>%1 zum Anführer befördern: %2</translation>
    </message>
    <message>
        <source>%2: %1 can pay with what is laid out.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, card or tile</extracomment>
        <translation>%2: %1 zahlt mit dem, was ausliegt.</translation>
    </message>
    <message>
        <source>%2: %1 must lay out the cost. Still missing: %3.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, card or tile, %3 what is not laid out yet, as &quot;1 chest&quot;</extracomment>
        <translation>%2: %1 bezahlt. Es fehlt noch: %3.</translation>
    </message>
    <message>
        <source>%2: %1 can only rest (still needs %3 to act).</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %3 what it lacks to act, as &quot;1 chest&quot;</extracomment>
        <translation>%2: %1 rastet und bräuchte für die Aktion noch %3.</translation>
    </message>
    <message>
        <source>%2: %1 has neither hammers nor what a tile asks for, and can only rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location</extracomment>
        <translation>%2: %1 hat weder Hämmer noch den Preis eines Gebiets und rastet.</translation>
    </message>
    <message>
        <source>%2: %1 can’t pay and must suffer it. %3</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Journey, %3 its rule</extracomment>
        <translation>%2: %1 kann nicht bezahlen und nimmt den Verlust hin. %3</translation>
    </message>
    <message>
        <source>%2: %1 must pay its dice or give up.</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle</extracomment>
        <translation>%2: %1 gibt die Würfel ab oder gibt auf.</translation>
    </message>
    <message>
        <source>%2: %1 must fight or give up (still needs %3 to pay).</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%2: %1 kämpft oder gibt auf; zum Bezahlen bräuchte %1 noch %3.</translation>
    </message>
    <message>
        <source>%2: %1 can only give up (still needs %3 to pay).</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%2: %1 gibt auf; zum Bezahlen bräuchte %1 noch %3.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may roll or lay out more. Combat dice: %4.</source>
        <extracomment>A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense, %4 a number of dice</extracomment>
        <translation>%2, Verteidigung %3: %1 wirft oder legt weitere aus. Kampfwürfel: %4.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may roll. Combat dice: %4.</source>
        <extracomment>A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense, %4 a number of dice</extracomment>
        <translation>%2, Verteidigung %3: %1 wirft. Kampfwürfel: %4.</translation>
    </message>
    <message>
        <source>%2: %1 has rolled. Successes: %3, needed: %4.</source>
        <extracomment>A prompt after a roll: %1 a seat, %2 a card or tile, %3 successes, %4 the defense</extracomment>
        <translation>%2: %1 hat geworfen. Erfolge: %3, nötig: %4.</translation>
    </message>
    <message>
        <source>Marked dice roll again for a favor.</source>
        <translation>Markierte Würfel wirfst du für 1 Gunst nochmals.</translation>
    </message>
    <message numerus="yes">
        <source>Marked to roll again for a favor: %n die (dice). Undo takes a mark back.</source>
        <extracomment>Behind a prompt after a roll: %n combat dice</extracomment>
        <translation>
            <numerusform>Für 1 Gunst wirfst du %n markierten Würfel nochmals. Zurücknehmen hebt eine Markierung auf.</numerusform>
            <numerusform>Für 1 Gunst wirfst du %n markierte Würfel nochmals. Zurücknehmen hebt eine Markierung auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>defense %1, or %2: %3</source>
        <extracomment>A Sea Battle in few words: %1 its defense, %2 dice that win it without combat, %3 the reward</extracomment>
        <translation>Verteidigung %1, oder %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>battle</comment>
        <extracomment>A Sea Battle in text: %1 its name, %2 its defense, dice that win it, and reward</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Combat (successes %1, needed %2):</source>
        <extracomment>A combat in text: %1 successes, %2 the defense</extracomment>
        <translation>Kampf (Erfolge %1, nötig %2):</translation>
    </message>
    <message>
        <source>%1 can’t attempt another tile and must end.</source>
        <extracomment>A prompt: %1 a seat, which has neither hammers nor what a tile asks for</extracomment>
        <translation>%1 kann keinen weiteren Versuch machen und ist fertig.</translation>
    </message>
    <message>
        <source>Start Player: %1.</source>
        <extracomment>Above the table in text: %1 the Start Player of this round</extracomment>
        <translation>Startspieler: %1.</translation>
    </message>
    <message>
        <source>Next round: %1.</source>
        <extracomment>Above the table in text: %1 the Start Player of the next round</extracomment>
        <translation>In der nächsten Runde: %1.</translation>
    </message>
    <message>
        <source>Honor Ship: %1.</source>
        <extracomment>Above the table in text: %1 the seat that holds the Honor Ship</extracomment>
        <translation>Ehrenschiff: %1.</translation>
    </message>
    <message>
        <source>discard %1; %2 gains %3</source>
        <extracomment>A choice: %1 terror that is discarded, %2 a seat, %3 terror that it gains</extracomment>
        <translation>%1 ablegen; %2 erhält %3</translation>
    </message>
    <message>
        <source>recruit %1: roll %2</source>
        <extracomment>A choice: %1 a Reaver, %2 dice, as &quot;1 red die and 1 blue die&quot;</extracomment>
        <translation>%1 anwerben: %2 werfen</translation>
    </message>
    <message numerus="yes">
        <source>%1 must choose the color(s) of %n dice to roll.</source>
        <extracomment>A prompt: %1 a seat, %n dice that are rolled once the last color is chosen</extracomment>
        <translation>
            <numerusform>%1 wählt für den Wurf die Farbe von %n Würfel.</numerusform>
            <numerusform>%1 wählt für den Wurf die Farben von %n Würfeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must choose the Reaver to recruit next, roll its dice, and decide how to use it.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 wählt den nächsten Krieger: Zuerst werden seine Würfel geworfen, dann wird über seinen Einsatz entschieden.</translation>
    </message>
    <message>
        <source>%1’s turn: send the Honor Ship to a location.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 schickt das Ehrenschiff zu einem Ort.</translation>
    </message>
    <message>
        <source>At the end: %1 %2 on the longship, turned up or down.</source>
        <extracomment>A Prophecy: %1 glory, as &quot;2 glory&quot;; %2 what it counts, as &quot;per ship upgrade&quot;</extracomment>
        <translation>Am Ende %1 %2 auf dem Langschiff, ob offen oder verdeckt.</translation>
    </message>
    <message>
        <source>At the end: %1 %2 in the Glory pile, including this one.</source>
        <extracomment>A Prophecy: %1 glory, as &quot;1 glory&quot;; %2 what it counts, as &quot;per Prophecy&quot;</extracomment>
        <translation>Am Ende %1 %2 im Ruhmesstapel; diese selbst zählt mit.</translation>
    </message>
    <message>
        <source>%1 takes the Start Player marker.</source>
        <extracomment>%1 a player; in the last round, after which there is no Start Player</extracomment>
        <translation>%1 nimmt den Startspielermarker.</translation>
    </message>
    <message>
        <source>%1 takes the Start Player marker and leads round %2.</source>
        <extracomment>%1 a player, %2 the number of the next round</extracomment>
        <translation>%1 nimmt den Startspielermarker und beginnt Runde %2.</translation>
    </message>
    <message>
        <source>%1 pays %2 and has %3 left.</source>
        <extracomment>%1 a player, %2 an amount that it pays, as &quot;3 food&quot;, %3 what the player has left</extracomment>
        <translation>%1 zahlt %2 und hat noch %3.</translation>
    </message>
    <message>
        <source>%1 loses %2 and has %3 left.</source>
        <extracomment>%1 a player, %2 an amount that it loses, as &quot;2 food&quot;, %3 what the player has left</extracomment>
        <translation>%1 verliert %2 und hat noch %3.</translation>
    </message>
    <message>
        <source>%1 discards %2 and has %3 left.</source>
        <extracomment>%1 a player, %2 terror that it is rid of, as &quot;1 terror&quot;, %3 what the player has left</extracomment>
        <translation>%1 legt %2 ab und hat noch %3.</translation>
    </message>
    <message>
        <source>%1 draws %2 from the deck.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 zieht %2 vom Nachziehstapel.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>a Reaver</comment>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>give %1, or gain %2</source>
        <extracomment>Runic Carvings in few words: %1 terror that another seat gains, as &quot;1 terror&quot;; %2 what is gained instead</extracomment>
        <translation>%1 geben oder %2 erhalten</translation>
    </message>
    <message>
        <source>At the end each is worth %1 glory if you have 1 to 3, %2 if 4 or 5, %3 if more. Whoever has the most, alone or tied, gains %4.</source>
        <extracomment>A pawn: %1, %2, %3 glory of each, %4 glory for the most</extracomment>
        <translation>Am Ende bringt jede Figur %1 Ruhm bei 1 bis 3, %2 bei 4 oder 5, %3 bei mehr. Wer die meisten hat, allein oder gleichauf, erhält %4.</translation>
    </message>
    <message>
        <source>%2: %1 can only rest, or use an artifact first (still needs %3 to act).</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %3 what it lacks to act, as &quot;1 chest&quot;</extracomment>
        <translation>%2: %1 rastet oder nutzt zuerst ein Artefakt; für die Aktion bräuchte %1 noch %3.</translation>
    </message>
    <message>
        <source>%2: %1 has neither hammers nor what a tile asks for, and can only rest, or use an artifact first.</source>
        <extracomment>A prompt: %1 a seat, %2 a location</extracomment>
        <translation>%2: %1 hat weder Hämmer noch den Preis eines Gebiets und rastet oder nutzt zuerst ein Artefakt.</translation>
    </message>
    <message>
        <source>%2: %1 must suffer it, or use an artifact first. %3</source>
        <extracomment>A prompt: %1 a seat, which cannot pay as things stand, %2 a Sea Journey, %3 its rule</extracomment>
        <translation>%2: %1 nimmt den Verlust hin oder nutzt zuerst ein Artefakt. %3</translation>
    </message>
    <message>
        <source>%2: %1 can only give up, or use an artifact first (still needs %3 to pay).</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%2: %1 gibt auf oder nutzt zuerst ein Artefakt; zum Bezahlen bräuchte %1 noch %3.</translation>
    </message>
    <message>
        <source>%2: %1 must go without the ability, or use an artifact first. %3</source>
        <extracomment>A prompt: %1 a seat, which lacks what the ability asks for, %2 a Reaver, %3 its ability</extracomment>
        <translation>%2: %1 verzichtet auf die Fähigkeit oder nutzt zuerst ein Artefakt. %3</translation>
    </message>
    <message>
        <source>%1 can’t attempt another tile yet, and can only end, or use an artifact first.</source>
        <extracomment>A prompt: %1 a seat, which has neither hammers nor what a tile asks for</extracomment>
        <translation>%1 ist fertig oder nutzt zuerst ein Artefakt: Noch ist kein weiterer Versuch möglich.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may take combat dice from an artifact.</source>
        <extracomment>A prompt before a combat: %1 a seat without hammers, %2 a card or tile, %3 its defense</extracomment>
        <translation>%2, Verteidigung %3: %1 erhält Kampfwürfel durch ein Artefakt.</translation>
    </message>
    <message>
        <source>An artifact may still bring a favor.</source>
        <translation>Ein Artefakt kann noch Gunst bringen.</translation>
    </message>
    <message>
        <source>Once in each activation.</source>
        <translation>Einmal je Aktivierung.</translation>
    </message>
    <message>
        <source>Tapestry Dearg</source>
        <extracomment>A keep spoils card, as short as can be: a tapestry by its name</extracomment>
        <translation>Wandteppich Dearg</translation>
    </message>
    <message>
        <source>Tapestry Buigh</source>
        <extracomment>A keep spoils card, as short as can be: a tapestry by its name</extracomment>
        <translation>Wandteppich Buigh</translation>
    </message>
    <message>
        <source>Tapestry Gorm</source>
        <extracomment>A keep spoils card, as short as can be: a tapestry by its name</extracomment>
        <translation>Wandteppich Gorm</translation>
    </message>
    <message>
        <source>Tower</source>
        <extracomment>A keep spoils card, as short as can be; its picture shows which of the towers</extracomment>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Ship Upgrade</source>
        <extracomment>A village spoils card, as short as can be; its picture shows which</extracomment>
        <translation>Schiffsausbau</translation>
    </message>
    <message>
        <source>%1 must decide how to use the %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a Reaver to be placed</extracomment>
        <translation>%2: %1 entscheidet über den Einsatz.</translation>
    </message>
    <message>
        <source>Plan a voyage, trust your crew’s dice, and live with what the sea sends.</source>
        <translation>Plane eine Fahrt, vertrau den Würfeln deiner Mannschaft und nimm, was das Meer bringt.</translation>
    </message>
    <message>
        <source>All Midgard sings of %1</source>
        <extracomment>The title of the result: %1 the names of one or several winners</extracomment>
        <translation>Ganz Midgard singt von %1</translation>
    </message>
    <message>
        <source>Choose how to use the %1: Rally, a slot of the longship, or Leader.</source>
        <extracomment>A prompt to the reader: %1 a Reaver</extracomment>
        <translation>%1: Wähle Sammeln, Spezialisieren oder Befördern.</translation>
    </message>
    <message>
        <source>Choose the die to store on the artifact %1.</source>
        <extracomment>A prompt to the reader: %1 an artifact</extracomment>
        <translation>Wähle den Würfel, der auf „%1“ kommt.</translation>
    </message>
    <message>
        <source>Choose the Reaver for the artifact %1.</source>
        <extracomment>A prompt to the reader: %1 an artifact</extracomment>
        <translation>Wähle den Krieger für „%1“.</translation>
    </message>
    <message>
        <source>Choose the face of the die.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Wähle die Seite des Würfels.</translation>
    </message>
    <message>
        <source>%1: pay with what is laid out.</source>
        <extracomment>A prompt to the reader: %1 a location, card or tile</extracomment>
        <translation>%1: Zahle mit dem, was ausliegt.</translation>
    </message>
    <message>
        <source>%1: lay out the cost. Still missing: %2.</source>
        <extracomment>A prompt to the reader: %1 a location, card or tile, %2 what is not laid out yet</extracomment>
        <translation>%1: Bezahle. Es fehlt noch: %2.</translation>
    </message>
    <message>
        <source>%1: rest, or use an artifact first. You still need %2 to act.</source>
        <extracomment>A prompt to the reader: %1 a location, %2 what is missing to act, as &quot;1 chest&quot;</extracomment>
        <translation>%1: Raste oder nutze zuerst ein Artefakt; für die Aktion brauchst du noch %2.</translation>
    </message>
    <message>
        <source>%1: you can only rest. You still need %2 to act.</source>
        <extracomment>A prompt to the reader: %1 a location, %2 what is missing to act, as &quot;1 chest&quot;</extracomment>
        <translation>%1: Du kannst nur rasten; für die Aktion brauchst du noch %2.</translation>
    </message>
    <message>
        <source>Your turn at %1: pay %2 to act, or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %2 what it costs, as &quot;4 food&quot;</extracomment>
        <translation>Du bist dran (%1): Führe für %2 die Aktion aus oder raste.</translation>
    </message>
    <message>
        <source>Your turn at %1: pay %2 to follow %3, or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %2 what it costs, %3 the seat that chose it</extracomment>
        <translation>Du bist dran (%1): Folge %3 für %2 oder raste.</translation>
    </message>
    <message>
        <source>%1: rest, or use an artifact first; you have neither hammers nor what a tile asks for.</source>
        <extracomment>A prompt to the reader: %1 a location</extracomment>
        <translation>%1: Du hast weder Hämmer noch den Preis eines Gebiets; raste oder nutze zuerst ein Artefakt.</translation>
    </message>
    <message>
        <source>%1: you can only rest; you have neither hammers nor what a tile asks for.</source>
        <extracomment>A prompt to the reader: %1 a location</extracomment>
        <translation>%1: Du hast weder Hämmer noch den Preis eines Gebiets und kannst nur rasten.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn at %1: attempt up to %n tile(s), or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>Du bist dran (%1): Versuche, %n Gebiet zu unterwerfen, oder raste.</numerusform>
            <numerusform>Du bist dran (%1): Versuche, bis zu %n Gebiete zu unterwerfen, oder raste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn at %1: take %n Reaver(s), or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %n Reavers</extracomment>
        <translation>
            <numerusform>Du bist dran (%1): Nimm %n Krieger oder raste.</numerusform>
            <numerusform>Du bist dran (%1): Nimm %n Krieger oder raste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn at %1: choose %n reward(s), or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %n rewards</extracomment>
        <translation>
            <numerusform>Du bist dran (%1): Wähle %n Belohnung oder raste.</numerusform>
            <numerusform>Du bist dran (%1): Wähle %n Belohnungen oder raste.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: pay or suffer it. %2</source>
        <extracomment>A prompt to the reader: %1 a Sea Journey, %2 its rule</extracomment>
        <translation>%1: Bezahle oder nimm den Verlust hin. %2</translation>
    </message>
    <message>
        <source>%1: suffer it, or use an artifact first. %2</source>
        <extracomment>A prompt to the reader, who cannot pay as things stand: %1 a Sea Journey, %2 its rule</extracomment>
        <translation>%1: Nimm den Verlust hin oder nutze zuerst ein Artefakt. %2</translation>
    </message>
    <message>
        <source>%1: you can’t pay and must suffer it. %2</source>
        <extracomment>A prompt to the reader: %1 a Sea Journey, %2 its rule</extracomment>
        <translation>%1: Du kannst nicht bezahlen und musst den Verlust hinnehmen. %2</translation>
    </message>
    <message>
        <source>%1: pay its dice, fight, or give up.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle</extracomment>
        <translation>%1: Gib die Würfel ab, kämpfe oder gib auf.</translation>
    </message>
    <message>
        <source>%1: pay its dice, or give up.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle</extracomment>
        <translation>%1: Gib die Würfel ab oder gib auf.</translation>
    </message>
    <message>
        <source>%1: fight, or give up. You still need %2 to pay.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle, %2 what is missing to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%1: Kämpfe oder gib auf; zum Bezahlen brauchst du noch %2.</translation>
    </message>
    <message>
        <source>%1: give up, or use an artifact first. You still need %2 to pay.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle, %2 what is missing to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%1: Gib auf oder nutze zuerst ein Artefakt; zum Bezahlen brauchst du noch %2.</translation>
    </message>
    <message>
        <source>%1: you can only give up. You still need %2 to pay.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle, %2 what is missing to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%1: Du kannst nur aufgeben; zum Bezahlen brauchst du noch %2.</translation>
    </message>
    <message>
        <source>End, or use an artifact first: you can’t attempt another tile yet.</source>
        <extracomment>A prompt to the reader, who has neither hammers nor what a tile asks for</extracomment>
        <translation>Beende die Versuche oder nutze zuerst ein Artefakt: Noch ist kein weiterer möglich.</translation>
    </message>
    <message>
        <source>You can’t attempt another tile: end.</source>
        <extracomment>A prompt to the reader, who has neither hammers nor what a tile asks for</extracomment>
        <translation>Kein weiterer Versuch ist möglich: Beende die Versuche.</translation>
    </message>
    <message numerus="yes">
        <source>You may attempt %n more tile(s).</source>
        <extracomment>A prompt to the reader: %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>Du darfst noch versuchen, %n Gebiet zu unterwerfen.</numerusform>
            <numerusform>Du darfst noch versuchen, %n Gebiete zu unterwerfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: pay %2.</source>
        <extracomment>A prompt to the reader: %1 a territory, %2 its price</extracomment>
        <translation>%1: Zahle %2.</translation>
    </message>
    <message>
        <source>Your turn: send the Honor Ship to a location.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Du bist dran: Schicke das Ehrenschiff zu einem Ort.</translation>
    </message>
    <message>
        <source>Your turn: send a longship to a location.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Du bist dran: Schicke ein Langschiff zu einem Ort.</translation>
    </message>
    <message>
        <source>Take the second die of the reward.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Nimm den zweiten Würfel der Belohnung.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more reward(s).</source>
        <extracomment>A prompt to the reader: %n rewards</extracomment>
        <translation>
            <numerusform>Wähle noch %n Belohnung.</numerusform>
            <numerusform>Wähle noch %n Belohnungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: take the cards of a stack, or draw %n from the deck.</source>
        <extracomment>A prompt to the reader: %n cards</extracomment>
        <translation>
            <numerusform>Du bist dran: Nimm die Karten eines offenen Stapels oder ziehe %n verdeckt.</numerusform>
            <numerusform>Du bist dran: Nimm die Karten eines offenen Stapels oder ziehe %n verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what to lose.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Wähle, was du verlierst.</translation>
    </message>
    <message>
        <source>Your turn: choose a Sea Battle, or draw one from the deck.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Du bist dran: Wähle ein Seegefecht oder ziehe eines.</translation>
    </message>
    <message>
        <source>%1: you may take a level 3 tile instead.</source>
        <extracomment>A prompt to the reader: %1 an artifact</extracomment>
        <translation>%1: Du darfst stattdessen ein Plättchen der Stufe 3 nehmen.</translation>
    </message>
    <message>
        <source>Choose the tile whose reward comes next.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Wähle das Plättchen, dessen Belohnung nun kommt.</translation>
    </message>
    <message>
        <source>You may still use artifacts, or end here.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Du darfst noch Artefakte nutzen oder hier aufhören.</translation>
    </message>
    <message>
        <source>%1, defense %2: lay out dice with hammers.</source>
        <extracomment>A prompt to the reader before a combat: %1 a card or tile, %2 its defense</extracomment>
        <translation>%1, Verteidigung %2: Lege Würfel mit Hämmern aus.</translation>
    </message>
    <message>
        <source>%1, defense %2: take combat dice from an artifact.</source>
        <extracomment>A prompt to the reader, who has no hammers: %1 a card or tile, %2 its defense</extracomment>
        <translation>%1, Verteidigung %2: Hol dir Kampfwürfel mit einem Artefakt.</translation>
    </message>
    <message>
        <source>%1, defense %2: roll, or lay out more. Combat dice: %3.</source>
        <extracomment>A prompt to the reader before a combat: %1 a card or tile, %2 its defense, %3 a number</extracomment>
        <translation>%1, Verteidigung %2: Wirf oder lege weitere aus. Kampfwürfel: %3.</translation>
    </message>
    <message>
        <source>%1, defense %2: roll. Combat dice: %3.</source>
        <extracomment>A prompt to the reader before a combat: %1 a card or tile, %2 its defense, %3 a number</extracomment>
        <translation>%1, Verteidigung %2: Wirf. Kampfwürfel: %3.</translation>
    </message>
    <message>
        <source>%1: you have rolled. Successes: %2, needed: %3.</source>
        <extracomment>A prompt to the reader after a roll: %1 a card or tile, %2 successes, %3 the defense</extracomment>
        <translation>%1: Du hast geworfen. Erfolge: %2, nötig: %3.</translation>
    </message>
    <message>
        <source>%1: use the ability? %2</source>
        <extracomment>A prompt to the reader: %1 a Reaver, %2 its ability</extracomment>
        <translation>%1: die Fähigkeit nutzen? %2</translation>
    </message>
    <message>
        <source>%1: go without the ability, or use an artifact first. %2</source>
        <extracomment>A prompt to the reader, who lacks what the ability asks for: %1 a Reaver, %2 its ability</extracomment>
        <translation>%1: Verzichte auf die Fähigkeit oder nutze zuerst ein Artefakt. %2</translation>
    </message>
    <message>
        <source>Your turn: choose how to use the %1.</source>
        <extracomment>A prompt to the reader: %1 a Reaver to be placed</extracomment>
        <translation>Du bist dran (%1): Wähle den Einsatz.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose how to use %n Reaver(s).</source>
        <extracomment>A prompt to the reader: %n Reavers to be placed</extracomment>
        <translation>
            <numerusform>Du bist dran: Wähle den Einsatz von %n Krieger.</numerusform>
            <numerusform>Du bist dran: Wähle den Einsatz von %n Kriegern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the color(s) of %n dice to roll.</source>
        <extracomment>A prompt to the reader: %n dice that are rolled once the last color is chosen</extracomment>
        <translation>
            <numerusform>Wähle für den Wurf die Farbe von %n Würfel.</numerusform>
            <numerusform>Wähle für den Wurf die Farben von %n Würfeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain a die: choose its face.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Du erhältst einen Würfel: Wähle die Seite.</translation>
    </message>
    <message>
        <source>Keep one of the cards drawn.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Behalte eine der gezogenen Karten.</translation>
    </message>
    <message>
        <source>You have no room for all the dice: discard one.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Du hast zu viele Würfel: Lege einen ab.</translation>
    </message>
    <message>
        <source>Turn one die to another face.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Drehe einen Würfel auf eine andere Seite.</translation>
    </message>
    <message>
        <source>Discard one Prophecy.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Lege eine Weissagung ab.</translation>
    </message>
    <message>
        <source>Draw a village or a keep spoils card for your new Leader.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Ziehe Dorf- oder Festungsbeute für deinen neuen Anführer.</translation>
    </message>
    <message>
        <source>Choose the card to resolve next.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Wähle die nächste Karte.</translation>
    </message>
    <message>
        <source>Choose the Reaver to recruit next: you roll its dice, then choose how to use it.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Wähle den nächsten Krieger: Zuerst werden seine Würfel geworfen, dann wählst du seinen Einsatz.</translation>
    </message>
    <message>
        <source>%1: your choice.</source>
        <extracomment>A prompt to the reader: %1 a card</extracomment>
        <translation>%1: Entscheide, was du damit machst.</translation>
    </message>
    <message>
        <source>You have no room for a fifth artifact: choose the one that goes to the Glory pile.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Du hast keinen Platz für ein fünftes Artefakt: Wähle das, das auf den Ruhmesstapel kommt.</translation>
    </message>
    <message>
        <source>first lay out a hammer</source>
        <extracomment>On a button &quot;Roll&quot; that cannot be pressed yet: dice with hammers are laid out first</extracomment>
        <translation>zuerst einen Hammer auslegen</translation>
    </message>
    <message>
        <source>first mark dice</source>
        <extracomment>On a button &quot;Roll again&quot; that cannot be pressed yet: combat dice are marked by a click</extracomment>
        <translation>zuerst Würfel markieren</translation>
    </message>
    <message>
        <source>first choose a Reaver</source>
        <extracomment>On a button &quot;Rally&quot; that cannot be pressed yet</extracomment>
        <translation>zuerst einen Krieger wählen</translation>
    </message>
    <message>
        <source>first choose a territory</source>
        <extracomment>On the buttons &quot;By force&quot; and &quot;Peacefully&quot;, which cannot be pressed yet</extracomment>
        <translation>zuerst ein Gebiet wählen</translation>
    </message>
    <message>
        <source>still to give: %1</source>
        <extracomment>On a button &quot;Pay&quot; that cannot be pressed yet: %1 a part of the cost, as &quot;1 chest&quot;</extracomment>
        <translation>noch zu geben: %1</translation>
    </message>
    <message>
        <source>Peacefully</source>
        <extracomment>Label of a button: a territory is subdued for its price</extracomment>
        <translation>Friedlich</translation>
    </message>
    <message>
        <source>Reavers here use their abilities, from the top one down, when any player sends a ship to the location.</source>
        <translation>Die Krieger hier nutzen ihre Fähigkeiten, von oben nach unten, sobald jemand ein Schiff zu diesem Ort schickt.</translation>
    </message>
    <message>
        <source>an Axe Chieftain</source>
        <comment>object</comment>
        <translation>eine Axtführerin</translation>
    </message>
    <message>
        <source>a Chosen</source>
        <comment>object</comment>
        <translation>einen Erwählten</translation>
    </message>
    <message>
        <source>a Fanatic</source>
        <comment>object</comment>
        <translation>einen Fanatiker</translation>
    </message>
    <message>
        <source>a Mercenary</source>
        <comment>object</comment>
        <translation>einen Söldner</translation>
    </message>
    <message>
        <source>a Pillager</source>
        <comment>object</comment>
        <translation>einen Plünderer</translation>
    </message>
    <message>
        <source>a Flamebearer</source>
        <comment>object</comment>
        <translation>einen Flammenträger</translation>
    </message>
    <message>
        <source>a Hunter</source>
        <comment>object</comment>
        <translation>einen Jäger</translation>
    </message>
    <message>
        <source>a Spear Chieftain</source>
        <comment>object</comment>
        <translation>einen Speerhäuptling</translation>
    </message>
    <message>
        <source>a Robber</source>
        <comment>object</comment>
        <translation>einen Wegelagerer</translation>
    </message>
    <message>
        <source>a Royal Guard</source>
        <comment>object</comment>
        <translation>eine Königswache</translation>
    </message>
    <message>
        <source>a Freeman</source>
        <comment>object</comment>
        <translation>einen Freibauern</translation>
    </message>
    <message>
        <source>an Old Warrior</source>
        <comment>object</comment>
        <translation>einen Alten Recken</translation>
    </message>
    <message>
        <source>a Sword Chieftain</source>
        <comment>object</comment>
        <translation>einen Schwerthäuptling</translation>
    </message>
    <message>
        <source>a Scout</source>
        <comment>object</comment>
        <translation>eine Späherin</translation>
    </message>
    <message>
        <source>a Saga Keeper</source>
        <comment>object</comment>
        <translation>eine Sagahüterin</translation>
    </message>
    <message>
        <source>Hiromenn</source>
        <comment>object</comment>
        <translation>einen Hiromenn</translation>
    </message>
    <message>
        <source>a Seeress</source>
        <comment>object</comment>
        <translation>eine Seherin</translation>
    </message>
    <message>
        <source>a Spakona</source>
        <comment>object</comment>
        <translation>eine Spakona</translation>
    </message>
    <message>
        <source>the Axe Chieftain’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit der Axtführerin</translation>
    </message>
    <message>
        <source>the Chosen’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Erwählten</translation>
    </message>
    <message>
        <source>the Fanatic’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Fanatikers</translation>
    </message>
    <message>
        <source>the Mercenary’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Söldners</translation>
    </message>
    <message>
        <source>the Pillager’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Plünderers</translation>
    </message>
    <message>
        <source>the Flamebearer’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Flammenträgers</translation>
    </message>
    <message>
        <source>the Hunter’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Jägers</translation>
    </message>
    <message>
        <source>the Spear Chieftain’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Speerhäuptlings</translation>
    </message>
    <message>
        <source>the Robber’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Wegelagerers</translation>
    </message>
    <message>
        <source>the Royal Guard’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit der Königswache</translation>
    </message>
    <message>
        <source>the Freeman’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Freibauern</translation>
    </message>
    <message>
        <source>the Old Warrior’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Alten Recken</translation>
    </message>
    <message>
        <source>the Sword Chieftain’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Schwerthäuptlings</translation>
    </message>
    <message>
        <source>the Scout’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit der Späherin</translation>
    </message>
    <message>
        <source>the Saga Keeper’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit der Sagahüterin</translation>
    </message>
    <message>
        <source>the Hiromenn’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit des Hiromenn</translation>
    </message>
    <message>
        <source>the Seeress’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit der Seherin</translation>
    </message>
    <message>
        <source>the Spakona’s ability</source>
        <comment>object</comment>
        <translation>die Fähigkeit der Spakona</translation>
    </message>
    <message>
        <source>a red helmet die</source>
        <comment>object</comment>
        <translation>einen roten Helmwürfel</translation>
    </message>
    <message>
        <source>a red shield die</source>
        <comment>object</comment>
        <translation>einen roten Schildwürfel</translation>
    </message>
    <message>
        <source>a red chest die</source>
        <comment>object</comment>
        <translation>einen roten Truhenwürfel</translation>
    </message>
    <message>
        <source>a red longship die</source>
        <comment>object</comment>
        <translation>einen roten Langschiffwürfel</translation>
    </message>
    <message>
        <source>a red hammer die</source>
        <comment>object</comment>
        <translation>einen roten Hammerwürfel</translation>
    </message>
    <message>
        <source>a red double hammer die</source>
        <comment>object</comment>
        <translation>einen roten Doppelhammerwürfel</translation>
    </message>
    <message>
        <source>a blue raven die</source>
        <comment>object</comment>
        <translation>einen blauen Rabenwürfel</translation>
    </message>
    <message>
        <source>a blue shield die</source>
        <comment>object</comment>
        <translation>einen blauen Schildwürfel</translation>
    </message>
    <message>
        <source>a blue chest die</source>
        <comment>object</comment>
        <translation>einen blauen Truhenwürfel</translation>
    </message>
    <message>
        <source>a blue longship die</source>
        <comment>object</comment>
        <translation>einen blauen Langschiffwürfel</translation>
    </message>
    <message>
        <source>a blue hammer die</source>
        <comment>object</comment>
        <translation>einen blauen Hammerwürfel</translation>
    </message>
    <message>
        <source>a blue double hammer die</source>
        <comment>object</comment>
        <translation>einen blauen Doppelhammerwürfel</translation>
    </message>
    <message>
        <source>a yellow tree die</source>
        <comment>object</comment>
        <translation>einen gelben Baumwürfel</translation>
    </message>
    <message>
        <source>a yellow shield die</source>
        <comment>object</comment>
        <translation>einen gelben Schildwürfel</translation>
    </message>
    <message>
        <source>a yellow chest die</source>
        <comment>object</comment>
        <translation>einen gelben Truhenwürfel</translation>
    </message>
    <message>
        <source>a yellow longship die</source>
        <comment>object</comment>
        <translation>einen gelben Langschiffwürfel</translation>
    </message>
    <message>
        <source>a yellow hammer die</source>
        <comment>object</comment>
        <translation>einen gelben Hammerwürfel</translation>
    </message>
    <message>
        <source>a yellow double hammer die</source>
        <comment>object</comment>
        <translation>einen gelben Doppelhammerwürfel</translation>
    </message>
    <message>
        <source>a shield upgrade</source>
        <comment>object</comment>
        <translation>einen Schildausbau</translation>
    </message>
    <message>
        <source>a chest upgrade</source>
        <comment>object</comment>
        <translation>einen Truhenausbau</translation>
    </message>
    <message>
        <source>a longship or hammer upgrade</source>
        <comment>object</comment>
        <translation>einen Langschiff- oder Hammerausbau</translation>
    </message>
    <message>
        <source>a Farm pawn</source>
        <comment>object</comment>
        <translation>eine Hoffigur</translation>
    </message>
    <message>
        <source>a Wall pawn</source>
        <comment>object</comment>
        <translation>eine Mauerfigur</translation>
    </message>
    <message>
        <source>a Bastion pawn</source>
        <comment>object</comment>
        <translation>eine Turmfigur</translation>
    </message>
    <message>
        <source>Andvarinaut</source>
        <comment>object</comment>
        <translation>Andvarinaut</translation>
    </message>
    <message>
        <source>the Sacred Ash Staff</source>
        <comment>object</comment>
        <translation>den Heiligen Eschenstab</translation>
    </message>
    <message>
        <source>Bodn</source>
        <comment>object</comment>
        <translation>Bodn</translation>
    </message>
    <message>
        <source>Brisingamen</source>
        <comment>object</comment>
        <translation>Brisingamen</translation>
    </message>
    <message>
        <source>Frigg’s Chalice</source>
        <comment>object</comment>
        <translation>Friggs Kelch</translation>
    </message>
    <message>
        <source>Dainsleif</source>
        <comment>object</comment>
        <translation>Dainsleif</translation>
    </message>
    <message>
        <source>Draupnir</source>
        <comment>object</comment>
        <translation>Draupnir</translation>
    </message>
    <message>
        <source>Eldrihmnir</source>
        <comment>object</comment>
        <translation>Eldrihmnir</translation>
    </message>
    <message>
        <source>the Mjölnir Fragment</source>
        <comment>object</comment>
        <translation>Mjölnirs Splitter</translation>
    </message>
    <message>
        <source>the Harp of the Ljósálfar</source>
        <comment>object</comment>
        <translation>die Harfe der Ljósálfar</translation>
    </message>
    <message>
        <source>Hringhorni</source>
        <comment>object</comment>
        <translation>Hringhorni</translation>
    </message>
    <message>
        <source>Járnglófar</source>
        <comment>object</comment>
        <translation>Járnglófar</translation>
    </message>
    <message>
        <source>Laevateinn</source>
        <comment>object</comment>
        <translation>Laevateinn</translation>
    </message>
    <message>
        <source>Skidbladnir</source>
        <comment>object</comment>
        <translation>Skidbladnir</translation>
    </message>
    <message>
        <source>a Ship Upgrade (shield)</source>
        <comment>object</comment>
        <translation>einen Schiffsausbau (Schild)</translation>
    </message>
    <message>
        <source>a Ship Upgrade (chest)</source>
        <comment>object</comment>
        <translation>einen Schiffsausbau (Truhe)</translation>
    </message>
    <message>
        <source>a Ship Upgrade (longship or hammer)</source>
        <comment>object</comment>
        <translation>einen Schiffsausbau (Langschiff oder Hammer)</translation>
    </message>
    <message>
        <source>a Farm</source>
        <comment>object</comment>
        <translation>einen Bauernhof</translation>
    </message>
    <message>
        <source>a Village Wall</source>
        <comment>object</comment>
        <translation>eine Dorfmauer</translation>
    </message>
    <message>
        <source>a Bundle of Swords</source>
        <comment>object</comment>
        <translation>ein Bündel Schwerter</translation>
    </message>
    <message>
        <source>Bows and Arrows</source>
        <comment>object</comment>
        <translation>Pfeil und Bogen</translation>
    </message>
    <message>
        <source>Axes and Spears</source>
        <comment>object</comment>
        <translation>Äxte und Speere</translation>
    </message>
    <message>
        <source>Runic Carvings</source>
        <comment>object</comment>
        <translation>Runenritzungen</translation>
    </message>
    <message>
        <source>a Treasure</source>
        <comment>object</comment>
        <translation>einen Schatz</translation>
    </message>
    <message>
        <source>a piece of Art</source>
        <comment>object</comment>
        <translation>ein Kunstwerk</translation>
    </message>
    <message>
        <source>a suit of Armor</source>
        <comment>object</comment>
        <translation>eine Rüstung</translation>
    </message>
    <message>
        <source>the Tapestry of Dearg</source>
        <comment>object</comment>
        <translation>den Wandteppich von Dearg</translation>
    </message>
    <message>
        <source>the Tapestry of Buigh</source>
        <comment>object</comment>
        <translation>den Wandteppich von Buigh</translation>
    </message>
    <message>
        <source>the Tapestry of Gorm</source>
        <comment>object</comment>
        <translation>den Wandteppich von Gorm</translation>
    </message>
    <message>
        <source>a Keep Wall</source>
        <comment>object</comment>
        <translation>eine Festungsmauer</translation>
    </message>
    <message>
        <source>a Tower (blue and yellow)</source>
        <comment>object</comment>
        <translation>einen Turm (blau und gelb)</translation>
    </message>
    <message>
        <source>a Tower (red and blue)</source>
        <comment>object</comment>
        <translation>einen Turm (rot und blau)</translation>
    </message>
    <message>
        <source>a Tower (red and yellow)</source>
        <comment>object</comment>
        <translation>einen Turm (rot und gelb)</translation>
    </message>
    <message>
        <source>Everyone takes the Reavers of a stack, or draws from the deck.</source>
        <translation>Alle nehmen die Krieger eines offenen Stapels oder ziehen vom Nachziehstapel.</translation>
    </message>
    <message>
        <source>The active player gains %1.</source>
        <extracomment>%1 a bonus, as &quot;2 favor&quot;</extracomment>
        <translation>Der aktive Spieler erhält %1.</translation>
    </message>
    <message>
        <source>Everyone takes the cards of a stack, or draws from the deck, and resolves them.</source>
        <translation>Alle nehmen die Karten eines offenen Stapels oder ziehen vom Nachziehstapel und handeln sie ab.</translation>
    </message>
    <message>
        <source>Everyone attempts to subdue territories, by combat or by paying what the tile asks.</source>
        <translation>Alle versuchen, Gebiete zu unterwerfen, im Kampf oder indem sie zahlen, was das Plättchen verlangt.</translation>
    </message>
    <message>
        <source>Discard dice with hammers to roll one combat die for each hammer. Your successes must reach the defense to win. For a favor, you may roll any of the dice again.</source>
        <translation>Lege Würfel mit Hämmern ab: Jeder Hammer bringt einen Kampfwürfel. Erreichen deine Erfolge die Verteidigung, siegst du. Für 1 Gunst darfst du beliebige Kampfwürfel nochmals werfen.</translation>
    </message>
    <message>
        <source>The discarded %1 become the new deck.</source>
        <extracomment>%1 cards, as &quot;Sea Battles&quot;</extracomment>
        <translation>Der Ablagestapel (%1) wird zum neuen Nachziehstapel.</translation>
    </message>
    <message>
        <source>%1 recruits Reavers.</source>
        <extracomment>%1 a player at the location &quot;Recruit Reavers&quot;</extracomment>
        <translation>%1 wirbt Krieger an.</translation>
    </message>
    <message>
        <source>%1 trades with villages.</source>
        <extracomment>%1 a player at the location &quot;Trade with Villages&quot;</extracomment>
        <translation>%1 handelt mit Dörfern.</translation>
    </message>
    <message>
        <source>%1 goes into battle at sea.</source>
        <extracomment>%1 a player at the location &quot;Battle at Sea&quot;</extracomment>
        <translation>%1 kämpft auf See.</translation>
    </message>
    <message>
        <source>%1 raids villages.</source>
        <extracomment>%1 a player at the location &quot;Raid Villages&quot;</extracomment>
        <translation>%1 überfällt Dörfer.</translation>
    </message>
    <message>
        <source>%1 raids keeps.</source>
        <extracomment>%1 a player at the location &quot;Raid Keeps&quot;</extracomment>
        <translation>%1 überfällt Festungen.</translation>
    </message>
    <message>
        <source>%1 sets out to subdue territories.</source>
        <extracomment>%1 a player at the location &quot;Subdue Territories&quot;</extracomment>
        <translation>%1 zieht aus, um Gebiete zu unterwerfen.</translation>
    </message>
    <message>
        <source>%1 gains %2 and now has %3.</source>
        <extracomment>%1 a player, %2 an amount, as &quot;3 food&quot;, %3 what the player now has</extracomment>
        <translation>%1 erhält %2 und hat nun %3.</translation>
    </message>
    <message>
        <source>%1 gains %2 and now has %3 of them.</source>
        <extracomment>%1 a player, %2 a pawn, as &quot;a Farm pawn&quot;, %3 their number</extracomment>
        <translation>%1 erhält %2 und hat nun %3.</translation>
    </message>
    <message>
        <source>%1 would gain %2, but none is left.</source>
        <comment>a pawn</comment>
        <extracomment>%1 a player, %2 a pawn, as &quot;a Farm pawn&quot;</extracomment>
        <translation>%1 bekäme %2, aber es ist keine mehr da.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <comment>a tile</comment>
        <extracomment>%1 a player, %2 an upgrade tile</extracomment>
        <translation>%1 erhält %2.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <comment>a tile</comment>
        <extracomment>%1 a player, %2 an upgrade tile</extracomment>
        <translation>%1 verliert %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 %3.</source>
        <extracomment>Runic Carvings: %1 a player, %2 another player, %3 terror, as &quot;1 terror&quot;</extracomment>
        <translation>%1 gibt %2 %3.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <comment>a die</comment>
        <extracomment>%1 a player, %2 a die as it lies</extracomment>
        <translation>%1 erhält %2.</translation>
    </message>
    <message>
        <source>%1 rolls a new die and gains %2.</source>
        <extracomment>%1 a player, %2 a die as it lies</extracomment>
        <translation>%1 würfelt und erhält %2.</translation>
    </message>
    <message>
        <source>%1 trades for %2.</source>
        <extracomment>%1 a player, %2 a die as it lies</extracomment>
        <translation>%1 erhält beim Handel %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <comment>a die</comment>
        <extracomment>%1 a player, %2 a die as it lies</extracomment>
        <translation>%1 legt %2 ab.</translation>
    </message>
    <message>
        <source>%1 turns %2 to the %3 side.</source>
        <extracomment>%1 a player, %2 a die before it is turned, %3 the sign it shows now</extracomment>
        <translation>%1 dreht %2 auf die Seite „%3“.</translation>
    </message>
    <message>
        <source>%1 stores %2 on %3.</source>
        <extracomment>%1 a player, %2 a die as it lies, %3 an artifact</extracomment>
        <translation>%1 legt %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 would gain a die, but none is left.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 bekäme einen Würfel, aber es ist keiner mehr da.</translation>
    </message>
    <message>
        <source>%1 would gain %2, but none is left.</source>
        <comment>a die</comment>
        <extracomment>%1 a player, %2 a die, as &quot;a red die&quot;</extracomment>
        <translation>%1 bekäme %2, aber es ist keiner mehr da.</translation>
    </message>
    <message>
        <source>%1 lacks the dice for %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 hat nicht genug Würfel für %2.</translation>
    </message>
    <message>
        <source>%1 lacks the favor for %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 hat nicht genug Gunst für %2.</translation>
    </message>
    <message>
        <source>No pawn is left for %2, so %1 gains nothing.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>Für %2 ist keine Figur mehr da, also erhält %1 nichts.</translation>
    </message>
    <message>
        <source>No card is left for %2, so %1 gains nothing.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>Für %2 ist keine Karte mehr da, also erhält %1 nichts.</translation>
    </message>
    <message>
        <source>%1 triggers %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 löst %2 aus.</translation>
    </message>
    <message>
        <source>%1 doesn’t use %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 nutzt %2 nicht.</translation>
    </message>
    <message>
        <source>%1 puts the old Leader, %2, into the Glory pile.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 legt den bisherigen Anführer, %2, auf den Ruhmesstapel.</translation>
    </message>
    <message>
        <source>%1 pillages %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 plündert %2.</translation>
    </message>
    <message>
        <source>%1 doesn’t pillage %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 plündert %2 nicht.</translation>
    </message>
    <message>
        <source>%1 takes the Prophecy “%2”.</source>
        <extracomment>%1 a player, %2 a Prophecy</extracomment>
        <translation>%1 nimmt die Weissagung „%2“.</translation>
    </message>
    <message>
        <source>%1 secretly draws a Prophecy.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 zieht verdeckt eine Weissagung.</translation>
    </message>
    <message>
        <source>%1 secretly draws the Prophecy “%2”.</source>
        <extracomment>%1 a player, %2 a Prophecy</extracomment>
        <translation>%1 zieht verdeckt die Weissagung „%2“.</translation>
    </message>
    <message>
        <source>%1 discards the Prophecy “%2”.</source>
        <extracomment>%1 a player, %2 a Prophecy</extracomment>
        <translation>%1 legt die Weissagung „%2“ ab.</translation>
    </message>
    <message>
        <source>%1 reveals “%2” as the Sea Journey.</source>
        <extracomment>%1 a player, %2 a Sea Journey</extracomment>
        <translation>%1 deckt die Seereise „%2“ auf.</translation>
    </message>
    <message>
        <source>%1 pays for “%2” and sails on.</source>
        <extracomment>%1 a player, %2 a Sea Journey</extracomment>
        <translation>%1 bezahlt für „%2“ und segelt weiter.</translation>
    </message>
    <message>
        <source>%1 suffers “%2” on the journey.</source>
        <extracomment>%1 a player, %2 a Sea Journey</extracomment>
        <translation>%1 wird von der Seereise „%2“ getroffen.</translation>
    </message>
    <message>
        <source>“%2” does %1 no harm.</source>
        <extracomment>%1 a player, %2 a Sea Journey</extracomment>
        <translation>Die Seereise „%2“ schadet %1 nicht.</translation>
    </message>
    <message>
        <source>%1 draws the Sea Battle “%2”.</source>
        <extracomment>%1 a player, %2 a Sea Battle</extracomment>
        <translation>%1 zieht das Seegefecht „%2“.</translation>
    </message>
    <message>
        <source>%1 chooses the Sea Battle “%2”.</source>
        <extracomment>%1 a player, %2 a Sea Battle</extracomment>
        <translation>%1 wählt das Seegefecht „%2“.</translation>
    </message>
    <message>
        <source>%1 wins the Sea Battle “%2”.</source>
        <extracomment>%1 a player, %2 a Sea Battle</extracomment>
        <translation>%1 gewinnt das Seegefecht „%2“.</translation>
    </message>
    <message>
        <source>%1 doesn’t win the Sea Battle “%2”.</source>
        <extracomment>%1 a player, %2 a Sea Battle</extracomment>
        <translation>%1 gewinnt das Seegefecht „%2“ nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 würfelt %n Erfolg gegen Verteidigung %2.</numerusform>
            <numerusform>%1 würfelt %n Erfolge gegen Verteidigung %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls again and has %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 würfelt nochmals und hat %n Erfolg gegen Verteidigung %2.</numerusform>
            <numerusform>%1 würfelt nochmals und hat %n Erfolge gegen Verteidigung %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the combat with %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 gewinnt den Kampf mit %n Erfolg gegen Verteidigung %2.</numerusform>
            <numerusform>%1 gewinnt den Kampf mit %n Erfolgen gegen Verteidigung %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses the combat with %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 verliert den Kampf mit %n Erfolg gegen Verteidigung %2.</numerusform>
            <numerusform>%1 verliert den Kampf mit %n Erfolgen gegen Verteidigung %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1 a player, %2 a territory</extracomment>
        <translation>%1 greift %2 an.</translation>
    </message>
    <message>
        <source>%1 tries to subdue %2 peacefully.</source>
        <extracomment>%1 a player, %2 a territory</extracomment>
        <translation>%1 bietet %2 Frieden an.</translation>
    </message>
    <message>
        <source>%1 subdues %2.</source>
        <extracomment>%1 a player, %2 a territory
----------
What a player did: %1 a player, %2 a list of territories</extracomment>
        <translation>%1 unterwirft %2.</translation>
    </message>
    <message>
        <source>%1 doesn’t subdue %2.</source>
        <extracomment>%1 a player, %2 a territory</extracomment>
        <translation>%1 unterwirft %2 nicht.</translation>
    </message>
    <message>
        <source>%1 turns over %2.</source>
        <extracomment>%1 a player, %2 a territory</extracomment>
        <translation>%1 dreht %2 um.</translation>
    </message>
    <message>
        <source>%1 turns over %2 and gains %3.</source>
        <extracomment>%1 a player, %2 a territory, %3 its reward</extracomment>
        <translation>%1 dreht %2 um und erhält %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s %n territory(ies) bring glory.</source>
        <extracomment>%1 a player, %n territories</extracomment>
        <translation>
            <numerusform>%n Gebiet bringt %1 Ruhm.</numerusform>
            <numerusform>%n Gebiete bringen %1 Ruhm.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the ability of a Reaver you recruit now.</source>
        <translation>Nutze die Fähigkeit eines Kriegers, den du jetzt anwirbst.</translation>
    </message>
    <message>
        <source>Gain the Leader bonus of a Reaver you recruit now.</source>
        <translation>Du erhältst den Anführerbonus eines Kriegers, den du jetzt anwirbst.</translation>
    </message>
    <message>
        <source>When recruited, it brings %1 to roll; Rally brings %2 on any face.</source>
        <extracomment>%1 dice that are rolled, %2 dice of Rally</extracomment>
        <translation>Beim Anwerben wirfst du %1; Sammeln bringt %2 mit beliebiger Seite.</translation>
    </message>
    <message>
        <source>Once in each activation, as soon as the location is chosen, even when you rest.</source>
        <translation>Einmal je Aktivierung, sobald der Ort gewählt ist, auch beim Rasten.</translation>
    </message>
    <message>
        <source>First decide how to use the recruited Reavers.</source>
        <translation>Entscheide zuerst über den Einsatz der angeworbenen Krieger.</translation>
    </message>
    <message>
        <source>First decide whether to use %1.</source>
        <comment>an ability</comment>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Entscheide zuerst, ob du %1 nutzt.</translation>
    </message>
    <message>
        <source>First discard a die: there’s no room for all of them.</source>
        <translation>Lege zuerst einen Würfel ab: Für alle ist kein Platz.</translation>
    </message>
    <message>
        <source>First give up an artifact: there’s no room for another.</source>
        <translation>Gib zuerst ein Artefakt ab: Für ein weiteres ist kein Platz.</translation>
    </message>
    <message>
        <source>First decide on “%1”.</source>
        <extracomment>%1 a card, battle or tile</extracomment>
        <translation>Entscheide zuerst über „%1“.</translation>
    </message>
    <message>
        <source>First pay for “%1”, or rest.</source>
        <extracomment>%1 a location with a cost</extracomment>
        <translation>Bezahle zuerst für „%1“ oder raste.</translation>
    </message>
    <message>
        <source>First choose at “%1”, or rest.</source>
        <extracomment>%1 a location without a cost</extracomment>
        <translation>Wähle zuerst bei „%1“ oder raste.</translation>
    </message>
    <message>
        <source>First take the cards of a stack, or draw from the deck.</source>
        <translation>Nimm zuerst die Karten eines offenen Stapels oder ziehe vom Nachziehstapel.</translation>
    </message>
    <message>
        <source>First pay for “%1”, or suffer it.</source>
        <extracomment>%1 a Sea Journey</extracomment>
        <translation>Bezahle zuerst für „%1“ oder nimm den Verlust hin.</translation>
    </message>
    <message>
        <source>First pay for %1.</source>
        <extracomment>%1 a territory</extracomment>
        <translation>Bezahle zuerst für %1.</translation>
    </message>
    <message>
        <source>First decide whether to attempt another tile.</source>
        <translation>Entscheide zuerst über ein weiteres Gebiet.</translation>
    </message>
    <message>
        <source>First decide whether to use %1.</source>
        <comment>an artifact</comment>
        <extracomment>%1 an artifact</extracomment>
        <translation>Entscheide zuerst, ob du „%1“ nutzt.</translation>
    </message>
    <message>
        <source>You haven’t laid out the whole cost.</source>
        <translation>Es ist noch nicht alles bezahlt.</translation>
    </message>
    <message>
        <source>You still have to pay %1.</source>
        <extracomment>%1 what is not laid out yet of a cost, as &quot;1 chest&quot;</extracomment>
        <translation>Du musst noch %1 bezahlen.</translation>
    </message>
    <message>
        <source>You can’t pay with %1: nothing here still asks for it.</source>
        <extracomment>%1 a die or an upgrade</extracomment>
        <translation>Du kannst %1 nicht einsetzen: Dieses Zeichen wird hier nicht (mehr) gebraucht.</translation>
    </message>
    <message>
        <source>You don’t have %1 on your longship.</source>
        <extracomment>%1 a die or an upgrade
----------
%1 an upgrade tile</extracomment>
        <translation>Du hast %1 nicht auf deinem Langschiff.</translation>
    </message>
    <message>
        <source>You don’t have %1 turned up. Used tiles are turned up again in Cleanup.</source>
        <extracomment>%1 an upgrade tile</extracomment>
        <translation>Du hast %1 nicht offen liegen. Benutzte Plättchen werden beim Aufräumen wieder aufgedeckt.</translation>
    </message>
    <message>
        <source>You can’t pay the whole cost.</source>
        <translation>Die Kosten lassen sich nicht vollständig bezahlen.</translation>
    </message>
    <message>
        <source>You need %1.</source>
        <extracomment>%1 food, as &quot;4 food&quot;
----------
%1 favor, as &quot;1 favor&quot;</extracomment>
        <translation>Dafür brauchst du %1.</translation>
    </message>
    <message>
        <source>You have laid out dice: pay first, or take them back.</source>
        <translation>Du hast Würfel ausgelegt: Zahle zuerst oder nimm sie zurück.</translation>
    </message>
    <message>
        <source>You can’t fight with %1: combat needs hammers.</source>
        <extracomment>%1 a die</extracomment>
        <translation>Du kannst %1 nicht im Kampf einsetzen: Dafür brauchst du Hämmer.</translation>
    </message>
    <message>
        <source>There’s no such combat die.</source>
        <translation>Dort liegt kein solcher Kampfwürfel.</translation>
    </message>
    <message>
        <source>First mark the dice to roll again.</source>
        <translation>Markiere zuerst die Würfel, die du neu werfen willst.</translation>
    </message>
    <message>
        <source>First roll the marked dice again, or take the marks back.</source>
        <translation>Wirf zuerst die markierten Würfel neu oder hebe die Markierung auf.</translation>
    </message>
    <message>
        <source>These cards have already been taken; new ones come in Cleanup.</source>
        <translation>Diese Karten sind schon genommen; neue kommen beim Aufräumen.</translation>
    </message>
    <message>
        <source>This place isn’t used with so few players.</source>
        <translation>Bei dieser Spielerzahl liegt dort nichts.</translation>
    </message>
    <message>
        <source>The deck and the discards are empty (%1).</source>
        <extracomment>%1 a deck</extracomment>
        <translation>Nachziehstapel und Ablagestapel sind leer (%1).</translation>
    </message>
    <message>
        <source>You can’t trade for %1: there is no such die here.</source>
        <extracomment>%1 a die as it lies</extracomment>
        <translation>Du kannst %1 beim Handel nicht nehmen: So ein Würfel liegt dort nicht.</translation>
    </message>
    <message>
        <source>First take the second die of the reward.</source>
        <translation>Nimm zuerst den zweiten Würfel der Belohnung.</translation>
    </message>
    <message>
        <source>You can’t gain %1: none is left.</source>
        <extracomment>%1 a die, as &quot;a red die&quot;</extracomment>
        <translation>Du kannst %1 nicht erhalten: Es ist keiner mehr da.</translation>
    </message>
    <message>
        <source>You can’t choose %1: dice of this color have no such face.</source>
        <extracomment>%1 a die on a face</extracomment>
        <translation>Du kannst %1 nicht wählen: Würfel dieser Farbe haben diese Seite nicht.</translation>
    </message>
    <message>
        <source>You can’t take %1: none is left.</source>
        <extracomment>%1 an upgrade tile</extracomment>
        <translation>Du kannst %1 nicht nehmen: Es ist keiner mehr da.</translation>
    </message>
    <message>
        <source>Your longship has no free space for a ship upgrade.</source>
        <translation>Dein Langschiff hat keinen Platz für einen Schiffsausbau.</translation>
    </message>
    <message>
        <source>You can’t subdue %1: its stack is empty.</source>
        <extracomment>%1 a territory</extracomment>
        <translation>Du kannst %1 nicht unterwerfen: Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>You can’t recruit %1 now.</source>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Du kannst %1 jetzt nicht anwerben.</translation>
    </message>
    <message>
        <source>You recruit Reavers one by one: first decide how to use the %1.</source>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Krieger werden einzeln angeworben: Entscheide zuerst über „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 slot already holds %n Reaver(s).</source>
        <extracomment>%1 a slot of the longship, %n Reavers</extracomment>
        <translation>
            <numerusform>Auf dem Platz „%1“ steht schon %n Krieger.</numerusform>
            <numerusform>Auf dem Platz „%1“ stehen schon %n Krieger.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card doesn’t offer this.</source>
        <translation>Das bietet die Karte nicht an.</translation>
    </message>
    <message>
        <source>You have no terror to discard.</source>
        <translation>Du hast keinen Schrecken zum Ablegen.</translation>
    </message>
    <message>
        <source>Choose a player other than %1.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Wähle einen anderen Spieler als %1.</translation>
    </message>
    <message>
        <source>There’s no choice here: it simply happens.</source>
        <translation>Hier gibt es nichts zu wählen: Es geschieht einfach.</translation>
    </message>
    <message>
        <source>The die must be of another color; this one is %1.</source>
        <extracomment>%1 a color of dice</extracomment>
        <translation>Der Würfel muss eine andere Farbe haben; dieser ist %1.</translation>
    </message>
    <message>
        <source>The die already shows this face.</source>
        <translation>Der Würfel zeigt diese Seite schon.</translation>
    </message>
    <message>
        <source>You can’t keep %1: it isn’t one of the cards drawn.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Du kannst %1 nicht behalten: Diese Karte wurde nicht gezogen.</translation>
    </message>
    <message>
        <source>You can’t resolve %1 now.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Du kannst %1 jetzt nicht abhandeln.</translation>
    </message>
    <message>
        <source>You can’t dismiss %1: no such Reaver stands there.</source>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Du kannst %1 nicht entlassen: So ein Krieger steht dort nicht.</translation>
    </message>
    <message>
        <source>You can take only a level 3 tile instead, not %1.</source>
        <extracomment>%1 a territory</extracomment>
        <translation>Stattdessen darfst du nur ein Plättchen der Stufe 3 nehmen, nicht %1.</translation>
    </message>
    <message>
        <source>The Prophecy “%1” isn’t in your Glory pile.</source>
        <extracomment>%1 a Prophecy</extracomment>
        <translation>Die Weissagung „%1“ ist nicht in deinem Ruhmesstapel.</translation>
    </message>
    <message>
        <source>Attempt at least one tile; if you attempt none, you rest.</source>
        <translation>Du musst mindestens einmal versuchen, ein Gebiet zu unterwerfen; sonst rastest du.</translation>
    </message>
    <message>
        <source>The artifact %1 isn’t on your longship.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>„%1“ ist nicht auf deinem Langschiff.</translation>
    </message>
    <message>
        <source>The artifact %1 stores only dice with this sign (%2).</source>
        <extracomment>%1 an artifact, %2 the sign it stores</extracomment>
        <translation>„%1“ fasst nur Würfel mit diesem Zeichen (%2).</translation>
    </message>
    <message>
        <source>The artifact %1 already holds a die.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>Auf „%1“ liegt schon ein Würfel.</translation>
    </message>
    <message>
        <source>You have already used the artifact %1 in this activation.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>„%1“ hast du in dieser Aktivierung schon genutzt.</translation>
    </message>
    <message>
        <source>The artifact %1 works only at “%2”.</source>
        <extracomment>%1 an artifact, %2 a location</extracomment>
        <translation>„%1“ wirkt nur am Ort „%2“.</translation>
    </message>
    <message>
        <source>The artifact %1 would have no effect now.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>„%1“ hätte jetzt keine Wirkung.</translation>
    </message>
    <message>
        <source>You haven’t recruited %1 in this activation.</source>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Du hast %1 nicht in dieser Aktivierung angeworben.</translation>
    </message>
    <message>
        <source>You can use artifacts and store dice only once a location is chosen.</source>
        <translation>Artefakte lassen sich erst nutzen und mit Würfeln belegen, wenn ein Ort gewählt ist.</translation>
    </message>
    <message>
        <source>“%1” has already been chosen this round; each location is used only once a round.</source>
        <extracomment>%1 a location</extracomment>
        <translation>„%1“ wurde in dieser Runde schon gewählt; jeder Ort wird nur einmal je Runde genutzt.</translation>
    </message>
    <message>
        <source>a die of your Leader’s color</source>
        <translation>einen Würfel in der Farbe deines Anführers</translation>
    </message>
    <message>
        <source>If you pay, you gain %1.</source>
        <extracomment>A Sea Journey: %1 what who pays gains</extracomment>
        <translation>Wenn du bezahlst, erhältst du %1.</translation>
    </message>
    <message>
        <source>Gain %1. If you pillage it, also gain %2, without combat.</source>
        <extracomment>%1 and %2 what is gained</extracomment>
        <translation>Du erhältst %1. Beim Plündern erhältst du außerdem %2, ohne Kampf.</translation>
    </message>
    <message>
        <source>Discard %1 and choose another player, who gains %2; or gain %3.</source>
        <extracomment>Runic Carvings: %1 terror that is discarded, %2 terror that another player gains, both as &quot;1 terror&quot;; %3 what is gained instead</extracomment>
        <translation>Lege %1 ab und wähle jemanden, der %2 erhält; oder du erhältst %3.</translation>
    </message>
    <message>
        <source>The last round is over, and the glory is counted.</source>
        <translation>Die letzte Runde ist vorbei, nun wird der Ruhm gezählt.</translation>
    </message>
    <message>
        <source>%1 takes back %2 from the artifact %3.</source>
        <extracomment>%1 a player, %2 a die as it lies, %3 an artifact</extracomment>
        <translation>%1 nimmt %2 vom Artefakt „%3“ zurück.</translation>
    </message>
    <message>
        <source>THE TABLE IN TEXT. First the six locations with what lies there; a name in brackets is the player whose ship is there. Numbers before cards are their places, for choices like “take 2”.</source>
        <translation>DER TISCH ALS TEXT. Zuerst die sechs Orte mit dem, was dort liegt; ein Name in eckigen Klammern sagt, wessen Schiff dort ist. Zahlen vor Karten sind ihre Plätze, für Eingaben wie „take 2“.</translation>
    </message>
    <message>
        <source>Then what lies before the player to move, and all players with their dice, Reavers, goods and Glory pile. A &gt; marks the player to move.</source>
        <translation>Dann, was für den Spieler am Zug zu erledigen ist, und alle Spieler mit Würfeln, Kriegern, Gütern und Ruhmesstapel. Das Zeichen &gt; steht vor dem Spieler, der am Zug ist.</translation>
    </message>
    <message>
        <source>Frigg’s Chalice</source>
        <comment>an artifact</comment>
        <translation>Friggs Kelch</translation>
    </message>
    <message>
        <source>Berserker’s Glory</source>
        <comment>a Prophecy</comment>
        <translation>Ruhm des Berserkers</translation>
    </message>
    <message>
        <source>Sailor’s Reward</source>
        <comment>a Prophecy</comment>
        <translation>Lohn des Seefahrers</translation>
    </message>
    <message>
        <source>Andvari|naut Bas|tion Berser|ker’s Brisin|gamen Cham|pion Chief|tain Conquer|ors Dains|leif Draup|nir Eldri|hmnir Fana|tic Flame|bearer Frag|ment Hiro|menn Hring|horni Járn|glófar Jormun|gandr Jugger|naut Laeva|teinn Ljós|álfar Long|ship Lyng|bakr Merce|nary Pilla|ger Plun|derer Skid|bladnir Spa|kona Tapes|tries Tapes|try Terri|tories Trans|port Trea|sure Van|quisher Val|halla War|rior</source>
        <extracomment>Words of names of cards, Reavers and pawns, each with | where it may be broken at the end of a line. Every language has its own words here: those that are longer than about seven letters</extracomment>
        <translation>Andvari|naut Axt|führe|rin Bau|ern|hof Ber|serkers Bezwin|ger Brand|schatzer Brisin|gamen Dains|leif Dorf|mauer Draugar-|Piraten Draup|nir Eldrihm|nir Erobe|rer Erwähl|ter Eschen|stab Fana|tiker Festungs|mauer Flam|men|träger Fracht|schiff Frei|bauer Ge|schmack Gestoh|lene Ge|wonnene Heili|ger Hiro|menn Hof|figur Hring|horni Járn|glófar Jormun|gandrs Königs|wache Kunst|werk Laeva|teinn Lang|schiff Ljós|álfar Lyng|bakr Mauer|figur Mörder|fürst Plün|derer Runen|ritzungen Saga|hüterin Schatz|jäger Schiffs|ausbau Schwert|häupt|ling Schwer|ter See|fahrers See|gefechte Sehe|rin Skid|bladnir Spa|kona Spähe|rin Speer|häupt|ling Splitter Turm|figur Ver|bannte Wand|teppich Wand|teppiche Wege|lagerer Welten|schamane</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Heading of a part of the game: %1 the number of a round</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 is the Start Player and sends the first ship.</source>
        <extracomment>What is new in a round: %1 a player</extracomment>
        <translation>%1 ist Startspieler und schickt das erste Schiff.</translation>
    </message>
    <message>
        <source>%1 holds the Honor Ship and sends the fourth.</source>
        <extracomment>What is new in a round: %1 a player</extracomment>
        <translation>%1 hat das Ehrenschiff und schickt das vierte.</translation>
    </message>
    <message>
        <source>Your ship carries %1.</source>
        <extracomment>What is new in a round: %1 as &quot;5 terror&quot;</extracomment>
        <translation>Dein Schiff trägt %1.</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <extracomment>Title of a page at the end of a round: %1 its number</extracomment>
        <translation>Runde %1 ist vorbei</translation>
    </message>
    <message>
        <source>New in round %1, the last one</source>
        <extracomment>Heading: %1 the number of the last round</extracomment>
        <translation>Neu in Runde %1, der letzten</translation>
    </message>
    <message>
        <source>New in round %1 of %2</source>
        <extracomment>Heading: %1 the number of a round, %2 how many there are</extracomment>
        <translation>Neu in Runde %1 von %2</translation>
    </message>
    <message>
        <source>Cleanup</source>
        <extracomment>As the title of the handbook&apos;s paragraph on the end of a round</extracomment>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>All locations are free again, with new cards and new dice.</source>
        <extracomment>What is new in a round</extracomment>
        <translation>Alle Orte sind wieder frei, mit neuen Karten und neuen Würfeln.</translation>
    </message>
    <message>
        <source>After this round, there is no Cleanup. Secret Prophecies are turned up, and everything is counted.</source>
        <extracomment>What is new in the last round</extracomment>
        <translation>Nach dieser Runde wird nicht mehr aufgeräumt: Geheime Weissagungen werden aufgedeckt, und alles wird gezählt.</translation>
    </message>
    <message>
        <source>Each territory brings %1 when the round ends. Used ship upgrades are ready again.</source>
        <extracomment>What is new in a round: %1 as &quot;2 glory&quot;</extracomment>
        <translation>Jedes Gebiet bringt am Ende der Runde %1. Benutzte Schiffsausbauten sind wieder bereit.</translation>
    </message>
    <message>
        <source>Village spoils</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Dorfbeute</translation>
    </message>
    <message>
        <source>Keep spoils</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Festungsbeute</translation>
    </message>
    <message>
        <source>Sea Journeys</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Seereisen</translation>
    </message>
    <message>
        <source>Sea Battles</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Seegefechte</translation>
    </message>
    <message>
        <source>Ship upgrades</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Schiffsausbauten</translation>
    </message>
    <message>
        <source>Clans</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Clans</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Combat die</source>
        <extracomment>A kind of die</extracomment>
        <translation>Kampfwürfel</translation>
    </message>
    <message>
        <source>A crew die: its signs pay what locations and cards ask for.</source>
        <translation>Ein Würfel der Mannschaft: Mit seinen Zeichen bezahlst du, was Orte und Karten verlangen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Actions in a round</source>
        <translation>Aktionen je Runde</translation>
    </message>
    <message>
        <source>Spaces for dice on a longship</source>
        <translation>Würfelplätze eines Langschiffs</translation>
    </message>
    <message>
        <source>Spaces for artifacts on a longship</source>
        <translation>Artefaktplätze eines Langschiffs</translation>
    </message>
    <message>
        <source>Reavers in a slot of a longship</source>
        <translation>Krieger auf einem Platz des Langschiffs</translation>
    </message>
    <message>
        <source>Spaces for upgrades on a longship</source>
        <translation>Plätze für Schiffsausbauten</translation>
    </message>
    <message>
        <source>Favor at the start</source>
        <translation>Gunst am Anfang</translation>
    </message>
    <message>
        <source>Reavers at the start</source>
        <translation>Krieger am Anfang</translation>
    </message>
    <message>
        <source>Food at the start</source>
        <translation>Nahrung am Anfang</translation>
    </message>
    <message>
        <source>Crew dice of each color</source>
        <translation>Würfel jeder Farbe</translation>
    </message>
    <message>
        <source>Dice of each color at Trade</source>
        <translation>Würfel jeder Farbe beim Handel</translation>
    </message>
    <message>
        <source>Glory for each territory</source>
        <translation>Ruhm für jedes Gebiet</translation>
    </message>
    <message>
        <source>Food for resting</source>
        <translation>Nahrung beim Rasten</translation>
    </message>
    <message>
        <source>Dice for resting</source>
        <translation>Würfel beim Rasten</translation>
    </message>
    <message>
        <source>Glory for one of each tapestry</source>
        <translation>Ruhm für je einen Wandteppich</translation>
    </message>
    <message>
        <source>Glory for any other tapestry</source>
        <translation>Ruhm für jeden anderen Wandteppich</translation>
    </message>
    <message>
        <source>Stacks of Reavers on display</source>
        <translation>Offene Stapel Krieger</translation>
    </message>
    <message>
        <source>Stacks of village spoils on display</source>
        <translation>Offene Stapel Dorfbeute</translation>
    </message>
    <message>
        <source>Stacks of keep spoils on display</source>
        <translation>Offene Stapel Festungsbeute</translation>
    </message>
    <message>
        <source>Sea Battles on display</source>
        <translation>Offene Seegefechte</translation>
    </message>
    <message>
        <source>Prophecies on display</source>
        <translation>Offene Weissagungen</translation>
    </message>
    <message>
        <source>Glory lost for terror</source>
        <translation>Verlorener Ruhm für Schrecken</translation>
    </message>
    <message>
        <source>A number from the setup or the rules.</source>
        <translation>Eine Zahl des Aufbaus oder der Regeln.</translation>
    </message>
    <message>
        <source>One number each for two, three, and four players.</source>
        <translation>Je eine Zahl für zwei, drei und vier Spieler.</translation>
    </message>
    <message>
        <source>In order from the Start Player; with two players, the other one has the second number.</source>
        <translation>Vom Startspieler an; zu zweit gilt für den anderen die zweite Zahl.</translation>
    </message>
    <message>
        <source>For one, two, and more terror at the end of the game.</source>
        <translation>Für einen, zwei und mehr Schrecken am Ende des Spiels.</translation>
    </message>
    <message>
        <source>Numbers of the rules</source>
        <extracomment>A part of the open box: numbers that the rulebook states</extracomment>
        <translation>Zahlen der Regeln</translation>
    </message>
    <message>
        <source>Clan</source>
        <comment>label in the open box</comment>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Copies</source>
        <comment>label in the open box</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>label in the open box</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Numbers</source>
        <comment>label in the open box</comment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Sides</source>
        <comment>label in the open box: of a die</comment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>label in the open box</comment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Die that powers it</source>
        <comment>label in the open box: of an artifact</comment>
        <translation>Würfel, der es auslöst</translation>
    </message>
    <message>
        <source>Effect</source>
        <comment>label in the open box</comment>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>label in the open box: of an effect</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Glory</source>
        <comment>label in the open box</comment>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Upgrade tile</source>
        <comment>label in the open box</comment>
        <translation>Schiffsausbau</translation>
    </message>
    <message>
        <source>Defense</source>
        <comment>label in the open box</comment>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Signs that win</source>
        <comment>label in the open box: of a battle</comment>
        <translation>Zeichen zum Sieg</translation>
    </message>
    <message>
        <source>Glory of a set</source>
        <comment>label in the open box: for 1, 2, ... cards</comment>
        <translation>Ruhm eines Satzes</translation>
    </message>
    <message>
        <source>For each</source>
        <comment>label in the open box: what a prophecy counts</comment>
        <translation>Gezählt wird</translation>
    </message>
    <message>
        <source>Signs</source>
        <comment>label in the open box: of dice</comment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Glory of each pawn</source>
        <comment>label in the open box</comment>
        <translation>Ruhm jeder Figur</translation>
    </message>
    <message>
        <source>Glory for the most</source>
        <comment>label in the open box</comment>
        <translation>Ruhm für die meisten</translation>
    </message>
    <message>
        <source>Glory lost</source>
        <comment>label in the open box</comment>
        <translation>Verlorener Ruhm</translation>
    </message>
    <message>
        <source>For each further one</source>
        <comment>label in the open box: glory lost for terror</comment>
        <translation>Für jeden weiteren</translation>
    </message>
    <message>
        <source>Food</source>
        <comment>label in the open box</comment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Favor</source>
        <comment>label in the open box</comment>
        <translation>Gunst</translation>
    </message>
    <message>
        <source>Terror</source>
        <comment>label in the open box</comment>
        <translation>Schrecken</translation>
    </message>
    <message>
        <source>Terror discarded</source>
        <comment>label in the open box</comment>
        <translation>Abgelegter Schrecken</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>label in the open box</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice on any side</source>
        <comment>label in the open box</comment>
        <translation>Würfel auf beliebiger Seite</translation>
    </message>
    <message>
        <source>Die</source>
        <comment>label in the open box</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice to roll</source>
        <comment>label in the open box</comment>
        <translation>Würfel zum Werfen</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>label in the open box</comment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Artifact or upgrade</source>
        <comment>label in the open box</comment>
        <translation>Artefakt oder Schiffsausbau</translation>
    </message>
    <message>
        <source>Leader</source>
        <comment>label in the open box</comment>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Die of the Leader’s clan</source>
        <comment>label in the open box</comment>
        <translation>Würfel vom Clan des Anführers</translation>
    </message>
    <message>
        <source>Spoils cards</source>
        <comment>label in the open box</comment>
        <translation>Beutekarten</translation>
    </message>
    <message>
        <source>Village spoils</source>
        <comment>label in the open box</comment>
        <translation>Dorfbeute</translation>
    </message>
    <message>
        <source>Keep spoils</source>
        <comment>label in the open box</comment>
        <translation>Festungsbeute</translation>
    </message>
    <message>
        <source>Reavers</source>
        <comment>label in the open box</comment>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Prophecies</source>
        <comment>label in the open box</comment>
        <translation>Weissagungen</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>label in the open box</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards drawn from</source>
        <comment>label in the open box: a deck</comment>
        <translation>Karten vom Stapel</translation>
    </message>
    <message>
        <source>Die to turn</source>
        <comment>label in the open box</comment>
        <translation>Würfel zum Drehen</translation>
    </message>
    <message>
        <source>Price: a Reaver</source>
        <comment>label in the open box</comment>
        <translation>Preis: ein Krieger</translation>
    </message>
    <message>
        <source>Bonus by turn order</source>
        <comment>label in the open box</comment>
        <translation>Bonus nach Spielreihenfolge</translation>
    </message>
    <message>
        <source>Promotion</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Beförderung</translation>
    </message>
    <message>
        <source>Active player</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Aktiver Spieler</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Gain</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Rally</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Ability</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Ability, price</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Fähigkeit, Preis</translation>
    </message>
    <message>
        <source>Ability, gain</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Fähigkeit, Gewinn</translation>
    </message>
    <message>
        <source>Or instead</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Oder stattdessen</translation>
    </message>
    <message>
        <source>Either</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Entweder</translation>
    </message>
    <message>
        <source>Pillaged</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Geplündert</translation>
    </message>
    <message>
        <source>Price</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Preis</translation>
    </message>
    <message>
        <source>If paid</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Wenn bezahlt</translation>
    </message>
    <message>
        <source>Otherwise you lose</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Sonst verlierst du</translation>
    </message>
    <message>
        <source>Reward</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>open box</comment>
        <extracomment>Label of a number in the open box: %1 what it belongs to, such as &quot;Reward&quot;, %2 what it is, such as &quot;Food&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reward %1</source>
        <extracomment>Label in the open box: one of the rewards on the backs of a territory; %1 its number</extracomment>
        <translation>Belohnung %1</translation>
    </message>
    <message>
        <source>draw a keep card</source>
        <comment>effect of an artifact</comment>
        <translation>eine Karte Festungsbeute ziehen</translation>
    </message>
    <message>
        <source>an ability again</source>
        <comment>effect of an artifact</comment>
        <translation>eine Fähigkeit noch einmal</translation>
    </message>
    <message>
        <source>turn a die</source>
        <comment>effect of an artifact</comment>
        <translation>einen Würfel drehen</translation>
    </message>
    <message>
        <source>swap a Prophecy</source>
        <comment>effect of an artifact</comment>
        <translation>eine Weissagung tauschen</translation>
    </message>
    <message>
        <source>discard terror</source>
        <comment>effect of an artifact</comment>
        <translation>Schrecken ablegen</translation>
    </message>
    <message>
        <source>combat dice</source>
        <comment>effect of an artifact</comment>
        <translation>Kampfwürfel</translation>
    </message>
    <message>
        <source>food</source>
        <comment>effect of an artifact</comment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>favor</source>
        <comment>effect of an artifact</comment>
        <translation>Gunst</translation>
    </message>
    <message>
        <source>roll dice</source>
        <comment>effect of an artifact</comment>
        <translation>Würfel werfen</translation>
    </message>
    <message>
        <source>the bonus of a promotion</source>
        <comment>effect of an artifact</comment>
        <translation>der Bonus einer Beförderung</translation>
    </message>
    <message>
        <source>a level 3 territory</source>
        <comment>effect of an artifact</comment>
        <translation>ein Gebiet der Stufe 3</translation>
    </message>
    <message>
        <source>cancel a Sea Journey</source>
        <comment>effect of an artifact</comment>
        <translation>eine Seereise aufheben</translation>
    </message>
    <message>
        <source>armor</source>
        <comment>counted by a Prophecy</comment>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Sea Battle</source>
        <comment>counted by a Prophecy</comment>
        <translation>Seegefecht</translation>
    </message>
    <message>
        <source>artifact</source>
        <comment>counted by a Prophecy</comment>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>treasure</source>
        <comment>counted by a Prophecy</comment>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>art</source>
        <comment>counted by a Prophecy</comment>
        <translation>Kunstwerk</translation>
    </message>
    <message>
        <source>tapestry</source>
        <comment>counted by a Prophecy</comment>
        <translation>Wandteppich</translation>
    </message>
    <message>
        <source>Prophecy</source>
        <comment>counted by a Prophecy</comment>
        <translation>Weissagung</translation>
    </message>
    <message>
        <source>ship upgrade</source>
        <comment>counted by a Prophecy</comment>
        <translation>Schiffsausbau</translation>
    </message>
    <message>
        <source>food territory</source>
        <comment>counted by a Prophecy</comment>
        <translation>Nahrungsgebiet</translation>
    </message>
    <message>
        <source>favor territory</source>
        <comment>counted by a Prophecy</comment>
        <translation>Gunstgebiet</translation>
    </message>
    <message>
        <source>dice territory</source>
        <comment>counted by a Prophecy</comment>
        <translation>Würfelgebiet</translation>
    </message>
    <message>
        <source>red Reaver</source>
        <comment>counted by a Prophecy</comment>
        <translation>roter Krieger</translation>
    </message>
    <message>
        <source>blue Reaver</source>
        <comment>counted by a Prophecy</comment>
        <translation>blauer Krieger</translation>
    </message>
    <message>
        <source>yellow Reaver</source>
        <comment>counted by a Prophecy</comment>
        <translation>gelber Krieger</translation>
    </message>
    <message>
        <source>any</source>
        <comment>open box</comment>
        <extracomment>In the open box: a value that stands for all of them, such as every location</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>clan</source>
        <comment>open box</comment>
        <extracomment>In the open box: the side of a die with the sign of its clan</extracomment>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Reavers to place</source>
        <extracomment>Above Reavers that were recruited and are put on the longship one by one</extracomment>
        <translation>Krieger zum Aufstellen</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <extracomment>Above drawn cards of which some are kept</extracomment>
        <translation>Karten zur Auswahl</translation>
    </message>
    <message>
        <source>Spoils to resolve</source>
        <extracomment>Above village and keep cards that were taken and are pillaged one by one</extracomment>
        <translation>Beute zum Abhandeln</translation>
    </message>
    <message>
        <source>Rewards of territories</source>
        <extracomment>Above territories that were turned, with what each brings</extracomment>
        <translation>Belohnungen der Gebiete</translation>
    </message>
    <message>
        <source>You can expect glory at once.</source>
        <translation>Du kannst sofort mit Ruhm rechnen.</translation>
    </message>
    <message>
        <source>Your territories will bring glory in every later round.</source>
        <translation>Deine Gebiete bringen in jeder späteren Runde Ruhm.</translation>
    </message>
    <message>
        <source>It adds to your sets of treasures, art, armor, and tapestries.</source>
        <translation>Der Zug ergänzt deine Sätze aus Schätzen, Kunstwerken, Rüstungen und Wandteppichen.</translation>
    </message>
    <message>
        <source>You gain pawns, or come closer to having the most of a kind.</source>
        <translation>Du gewinnst Figuren oder hast eher die meisten einer Art.</translation>
    </message>
    <message>
        <source>You gain an artifact, which helps now and counts at the end.</source>
        <translation>Du gewinnst ein Artefakt, das jetzt hilft und am Ende zählt.</translation>
    </message>
    <message>
        <source>It brings you closer to what your Prophecies ask for.</source>
        <translation>Damit erfüllst du deine Weissagungen besser.</translation>
    </message>
    <message>
        <source>The next card, pawn, or Prophecy will count for more.</source>
        <translation>Die nächste Karte, Figur oder Weissagung zählt dann mehr.</translation>
    </message>
    <message>
        <source>You end with less terror.</source>
        <translation>Du hast am Ende weniger Schrecken.</translation>
    </message>
    <message>
        <source>Your dice and upgrades are better for what is to come.</source>
        <translation>Deine Würfel und Schiffsausbauten passen besser zu dem, was kommt.</translation>
    </message>
    <message>
        <source>You have more food for later.</source>
        <translation>Du hast mehr Nahrung für später.</translation>
    </message>
    <message>
        <source>You have more favor, to roll dice again.</source>
        <translation>Du hast mehr Gunst, um Würfel neu zu werfen.</translation>
    </message>
    <message>
        <source>Your crew gains a Reaver whose ability helps for the rest of the game.</source>
        <translation>Deine Mannschaft gewinnt einen Krieger, dessen Fähigkeit bis zum Ende hilft.</translation>
    </message>
    <message>
        <source>You can do and pay for more on later turns.</source>
        <translation>Du kannst in deinen nächsten Zügen mehr tun und bezahlen.</translation>
    </message>
    <message>
        <source>It costs you glory.</source>
        <translation>Es kostet dich Ruhm.</translation>
    </message>
    <message>
        <source>Your territories will bring less glory.</source>
        <translation>Deine Gebiete bringen weniger Ruhm.</translation>
    </message>
    <message>
        <source>Your sets count for less.</source>
        <translation>Deine Sätze zählen weniger.</translation>
    </message>
    <message>
        <source>Your pawns count for less.</source>
        <translation>Deine Figuren zählen weniger.</translation>
    </message>
    <message>
        <source>It uses up an artifact.</source>
        <translation>Es verbraucht ein Artefakt.</translation>
    </message>
    <message>
        <source>Your Prophecies count for less.</source>
        <translation>Deine Weissagungen zählen weniger.</translation>
    </message>
    <message>
        <source>The next cards and pawns will count for less.</source>
        <translation>Die nächsten Karten und Figuren zählen dann weniger.</translation>
    </message>
    <message>
        <source>It brings you terror.</source>
        <translation>Es bringt dir Schrecken.</translation>
    </message>
    <message>
        <source>It costs you dice that you could use later.</source>
        <translation>Es kostet dich Würfel, die du später brauchen könntest.</translation>
    </message>
    <message>
        <source>It costs you food.</source>
        <translation>Es kostet dich Nahrung.</translation>
    </message>
    <message>
        <source>It costs you favor.</source>
        <translation>Es kostet dich Gunst.</translation>
    </message>
    <message>
        <source>Your crew grows weaker.</source>
        <translation>Deine Mannschaft wird schwächer.</translation>
    </message>
    <message>
        <source>You can do less on later turns.</source>
        <translation>Du kannst in deinen nächsten Zügen weniger tun.</translation>
    </message>
    <message>
        <source>%1 can expect glory at once.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 kann sofort mit Ruhm rechnen.</translation>
    </message>
    <message>
        <source>%1’s territories will bring glory in every later round.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Gebiete bringen in jeder späteren Runde Ruhm.</translation>
    </message>
    <message>
        <source>It adds to %1’s sets.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Der Zug ergänzt %1{s|’} Sätze.</translation>
    </message>
    <message>
        <source>%1’s pawns count for more.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Figuren zählen mehr.</translation>
    </message>
    <message>
        <source>%1 gains an artifact.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 gewinnt ein Artefakt.</translation>
    </message>
    <message>
        <source>%1’s Prophecies count for more.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Weissagungen zählen mehr.</translation>
    </message>
    <message>
        <source>%1’s next cards and pawns will count for more.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} nächste Karten und Figuren zählen dann mehr.</translation>
    </message>
    <message>
        <source>%1 ends with less terror.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 hat am Ende weniger Schrecken.</translation>
    </message>
    <message>
        <source>%1’s dice and upgrades are better for what is to come.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Würfel und Schiffsausbauten passen besser zu dem, was kommt.</translation>
    </message>
    <message>
        <source>%1 has more food for later.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 hat mehr Nahrung für später.</translation>
    </message>
    <message>
        <source>%1 has more favor for later.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 hat mehr Gunst für später.</translation>
    </message>
    <message>
        <source>%1’s crew grows stronger.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Mannschaft wird stärker.</translation>
    </message>
    <message>
        <source>%1 can do more on later turns.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 kann in den nächsten Zügen mehr tun.</translation>
    </message>
    <message>
        <source>It costs %1 glory.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Es kostet %1 Ruhm.</translation>
    </message>
    <message>
        <source>%1’s territories will bring less glory.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Gebiete bringen weniger Ruhm.</translation>
    </message>
    <message>
        <source>%1’s sets count for less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Sätze zählen weniger.</translation>
    </message>
    <message>
        <source>%1’s pawns count for less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Figuren zählen weniger.</translation>
    </message>
    <message>
        <source>%1 uses up an artifact.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 verbraucht ein Artefakt.</translation>
    </message>
    <message>
        <source>%1’s Prophecies count for less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Weissagungen zählen weniger.</translation>
    </message>
    <message>
        <source>%1’s next cards and pawns will count for less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} nächste Karten und Figuren zählen dann weniger.</translation>
    </message>
    <message>
        <source>It brings %1 terror.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Es bringt %1 Schrecken.</translation>
    </message>
    <message>
        <source>It costs %1 dice.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Es kostet %1 Würfel.</translation>
    </message>
    <message>
        <source>It costs %1 food.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Es kostet %1 Nahrung.</translation>
    </message>
    <message>
        <source>It costs %1 favor.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Es kostet %1 Gunst.</translation>
    </message>
    <message>
        <source>%1’s crew grows weaker.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Mannschaft wird schwächer.</translation>
    </message>
    <message>
        <source>%1 can do less on later turns.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 kann in den nächsten Zügen weniger tun.</translation>
    </message>
    <message>
        <source>%1 ×%2 (%3)</source>
        <extracomment>In a list: %1 cards, %2 how many of them, %3 their glory now, as &quot;Treasure ×2 (4 glory)&quot;</extracomment>
        <translation>%1 ×%2 (%3)</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A line of a tooltip: %1 what the seat does or did, as &quot;Ship: Recruit&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Sets now</source>
        <extracomment>Caption of treasures, art, armor and tapestries with what they are worth now</extracomment>
        <translation>Sätze jetzt</translation>
    </message>
    <message>
        <source>Prophecies now</source>
        <extracomment>Caption of Prophecies with what they are worth now</extracomment>
        <translation>Weissagungen jetzt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What an artifact brings: %1 a Reaver, %2 its ability as a sentence
----------
In the bar at the top: %1 a player, %2 its points now, as &quot;12 glory&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fight: win %1</source>
        <extracomment>Label of a button: %1 the chance to win, as &quot;72%&quot;</extracomment>
        <translation>Kampf: Sieg %1</translation>
    </message>
    <message numerus="yes">
        <source>%n combat dice can’t win this.</source>
        <extracomment>A warning before a fight: %n combat dice</extracomment>
        <translation>
            <numerusform>Mit %n Kampfwürfel ist das nicht zu gewinnen.</numerusform>
            <numerusform>Mit %n Kampfwürfeln ist das nicht zu gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>a secret Prophecy</source>
        <extracomment>What a player gained, in a list</extracomment>
        <translation>eine geheime Weissagung</translation>
    </message>
    <message>
        <source>%1 recruits %2.</source>
        <comment>Reavers</comment>
        <extracomment>What a player did: %1 a player, %2 a list of Reavers, as &quot;a Freeman and a Scout&quot;</extracomment>
        <translation>%1 wirbt %2 an.</translation>
    </message>
    <message numerus="yes">
        <source>%n combat(s) won</source>
        <extracomment>In a list of what came of a raid</extracomment>
        <translation>
            <numerusform>%n Kampf gewonnen</numerusform>
            <numerusform>%n Kämpfe gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combat(s) lost</source>
        <extracomment>In a list of what came of a raid</extracomment>
        <translation>
            <numerusform>%n Kampf verloren</numerusform>
            <numerusform>%n Kämpfe verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>cards</comment>
        <extracomment>In a list of what a player gained: %1 a card, %2 how many of it</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1, subdue %2 for %3, or by force (defense %4: %5)?</source>
        <extracomment>A prompt: %1 a seat, %2 a territory, %3 its price, %4 its defense, %5 the chance to win, as &quot;72%&quot;</extracomment>
        <translation>%1, %2 für %3 unterwerfen oder mit Gewalt (Verteidigung %4: %5)?</translation>
    </message>
    <message>
        <source>Subdue %1 for %2, or by force (defense %3: %4)?</source>
        <extracomment>A prompt to the reader: %1 a territory, %2 its price, %3 its defense, %4 the chance to win</extracomment>
        <translation>%1 für %2 unterwerfen oder mit Gewalt (Verteidigung %3: %4)?</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may fight, or leave it.</source>
        <extracomment>A prompt: %1 a seat, %2 a card, %3 its defense</extracomment>
        <translation>%2, Verteidigung %3: %1 kämpft oder verzichtet.</translation>
    </message>
    <message>
        <source>%1, defense %2: fight, or leave it?</source>
        <extracomment>A prompt to the reader: %1 a card, %2 its defense</extracomment>
        <translation>%1, Verteidigung %2: kämpfen oder verzichten?</translation>
    </message>
    <message>
        <source>On the strip, “%1” marks what everyone gets, and “%2” what the active player gets in addition.</source>
        <extracomment>How a strip of short texts is read: %1 &quot;All&quot;, %2 &quot;1st&quot;, as they stand there</extracomment>
        <translation>Im Streifen steht „%1“ vor dem, was jeder erhält, und „%2“ vor dem, was der aktive Spieler dazu erhält.</translation>
    </message>
    <message>
        <source>On the strip, “%1” is the active player, “%2” is the next, and so on.</source>
        <extracomment>How a strip of short texts is read: %1 &quot;1st&quot;, %2 &quot;2nd&quot;, as they stand there</extracomment>
        <translation>Im Streifen steht „%1“ für den aktiven Spieler, „%2“ für den nächsten und so weiter.</translation>
    </message>
    <message>
        <source>Ships: %1</source>
        <extracomment>State of a seat that has sent several longships: %1 their locations</extracomment>
        <translation>Schiffe: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n success(es) against a defense of %1</source>
        <extracomment>In a list of what came of a battle: %n successes, %1 the defense</extracomment>
        <translation>
            <numerusform>%n Erfolg gegen Verteidigung %1</numerusform>
            <numerusform>%n Erfolge gegen Verteidigung %1</numerusform>
        </translation>
    </message>
    <message>
        <source>take %1</source>
        <comment>a reward</comment>
        <extracomment>A choice at Trade: %1 as &quot;2 favor&quot;, &quot;3 food&quot; or &quot;a red chest die&quot;</extracomment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>take %1, then a second die</source>
        <extracomment>A choice at Trade: %1 a die that lies there, as &quot;a red chest die&quot;; the same reward brings a second one</extracomment>
        <translation>%1 nehmen, danach einen zweiten</translation>
    </message>
    <message>
        <source>take the Prophecy “%1” (place %2)</source>
        <extracomment>A choice at Trade: %1 a Prophecy that lies there, %2 the number of its place</extracomment>
        <translation>die Weissagung „%1“ nehmen (Platz %2)</translation>
    </message>
    <message>
        <source>turn %1 to the %2</source>
        <extracomment>A choice: %1 a die as it lies, as &quot;a blue hammer&quot;, %2 the sign it is turned to</extracomment>
        <translation>%1 auf %2 drehen</translation>
    </message>
    <message>
        <source>take the reward of %1: %2</source>
        <extracomment>A choice: %1 a territory tile, %2 its reward</extracomment>
        <translation>die Belohnung von %1 nehmen: %2</translation>
    </message>
    <message>
        <source>It counts only at the end, so its order doesn’t matter.</source>
        <translation>Sie zählt erst am Ende, also ist die Reihenfolge gleich.</translation>
    </message>
    <message>
        <source>Its favor can roll combat dice again for the next card.</source>
        <translation>Mit ihrer Gunst kannst du bei der nächsten Karte Kampfwürfel neu werfen.</translation>
    </message>
    <message>
        <source>Its dice may be hammers for the next card.</source>
        <translation>Ihre Würfel können Hämmer für die nächste Karte werden.</translation>
    </message>
    <message>
        <source>You fight here first, with all your hammers.</source>
        <translation>Hier kämpfst du zuerst, mit allen deinen Hämmern.</translation>
    </message>
    <message>
        <source>You resolve all of them anyway; only the order is up to you.</source>
        <translation>Du handelst ohnehin alle ab; nur die Reihenfolge ist offen.</translation>
    </message>
    <message>
        <source>It costs no terror.</source>
        <translation>Das kostet keinen Schrecken.</translation>
    </message>
    <message>
        <source>The terror costs you %1 at the end.</source>
        <extracomment>What glory costs: %1 a negative number</extracomment>
        <translation>Der Schrecken kostet dich am Ende %1.</translation>
    </message>
    <message>
        <source>You gain %1 at once.</source>
        <extracomment>%1 glory, &quot;3 glory&quot;
----------
What a promotion brings: %1 as &quot;4 food&quot;</extracomment>
        <translation>Du erhältst sofort %1.</translation>
    </message>
    <message>
        <source>At the end, that is %1 for you and %3 for %2.</source>
        <extracomment>What giving terror does: %1 and %3 numbers with a sign, %2 another player</extracomment>
        <translation>Am Ende sind das %1 für dich und %3 für %2.</translation>
    </message>
    <message>
        <source>It works only at %1.</source>
        <extracomment>Of an artifact that is given up: %1 a location</extracomment>
        <translation>Es wirkt nur bei „%1“.</translation>
    </message>
    <message>
        <source>You have no die to store on it now.</source>
        <translation>Du hast jetzt keinen Würfel dafür.</translation>
    </message>
    <message>
        <source>It still counts at the end: you lose only its use.</source>
        <translation>Am Ende zählt es trotzdem: Du verlierst nur seinen Nutzen.</translation>
    </message>
    <message>
        <source>You can then use it at once: %1.</source>
        <extracomment>Why a die is stored: %1 what the artifact brings</extracomment>
        <translation>Dann kannst du es sofort nutzen: %1.</translation>
    </message>
    <message>
        <source>It is then ready for %1: %2.</source>
        <extracomment>Why a die is stored: %1 where the artifact works, %2 what it brings</extracomment>
        <translation>Dann ist es bereit für „%1“: %2.</translation>
    </message>
    <message>
        <source>It frees a space for another die.</source>
        <translation>Ein Platz für einen weiteren Würfel wird frei.</translation>
    </message>
    <message>
        <source>You choose the die and its new sign.</source>
        <translation>Du wählst den Würfel und sein neues Zeichen.</translation>
    </message>
    <message>
        <source>You discard the Prophecy you need least.</source>
        <translation>Du legst die Weissagung ab, die dir am wenigsten nützt.</translation>
    </message>
    <message>
        <source>One less terror is worth %1 at the end.</source>
        <extracomment>What one terror less brings: %1 a number with a sign</extracomment>
        <translation>Ein Schrecken weniger bringt am Ende %1 Ruhm.</translation>
    </message>
    <message>
        <source>You then have %1.</source>
        <extracomment>Why food is good: %1 food, &quot;4 food&quot;</extracomment>
        <translation>Du hast dann %1.</translation>
    </message>
    <message>
        <source>You then have %1 to roll combat dice again.</source>
        <extracomment>Why favor is good: %1 favor, &quot;4 favor&quot;</extracomment>
        <translation>Du hast dann %1, um Kampfwürfel neu zu werfen.</translation>
    </message>
    <message>
        <source>You choose the colors of the dice before they are rolled.</source>
        <translation>Du wählst die Farben der Würfel, bevor sie geworfen werden.</translation>
    </message>
    <message>
        <source>The journey has no effect; you pay and lose nothing else.</source>
        <translation>Die Seereise bleibt ohne Wirkung; sonst zahlst und verlierst du nichts.</translation>
    </message>
    <message>
        <source>You keep the die stored on the artifact.</source>
        <translation>Du behältst den Würfel auf dem Artefakt.</translation>
    </message>
    <message>
        <source>You keep your favor.</source>
        <translation>Du behältst deine Gunst.</translation>
    </message>
    <message>
        <source>You keep your dice.</source>
        <translation>Du behältst deine Würfel.</translation>
    </message>
    <message>
        <source>Your dice stay as they lie.</source>
        <translation>Deine Würfel bleiben, wie sie liegen.</translation>
    </message>
    <message>
        <source>You keep %1.</source>
        <extracomment>What an ability leaves: %1 favor, &quot;2 favor&quot;
----------
What a cost leaves: %1 dice, &quot;3 crew dice&quot;</extracomment>
        <translation>Du behältst %1.</translation>
    </message>
    <message>
        <source>You gain no terror.</source>
        <translation>Du erhältst keinen Schrecken.</translation>
    </message>
    <message>
        <source>You win this combat %1.</source>
        <extracomment>Why a fight is good: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Du gewinnst diesen Kampf %1.</translation>
    </message>
    <message>
        <source>A win brings %1.</source>
        <extracomment>Why a fight is good: %1 what it brings, &quot;8 glory and 2 food&quot;</extracomment>
        <translation>Ein Sieg bringt %1.</translation>
    </message>
    <message>
        <source>A win brings %1; the pawn counts %2 at the end.</source>
        <extracomment>Why a fight is good: %1 what it brings, &quot;3 glory and 1 Bastion pawn&quot;, %2 glory, &quot;4 glory&quot;</extracomment>
        <translation>Ein Sieg bringt %1; die Figur zählt am Ende %2.</translation>
    </message>
    <message numerus="yes">
        <source>You keep hammers for %n combat dice.</source>
        <extracomment>What giving up a fight keeps: hammers for %n combat dice</extracomment>
        <translation>
            <numerusform>Du behältst Hämmer für %n Kampfwürfel.</numerusform>
            <numerusform>Du behältst Hämmer für %n Kampfwürfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hammers you lay out are gone even if you lose.</source>
        <translation>Ausgelegte Hämmer sind auch bei einer Niederlage weg.</translation>
    </message>
    <message numerus="yes">
        <source>With it, you roll %n dice and win %1.</source>
        <extracomment>Of a hammer that is laid out: %1 how often, &quot;7 times in 10&quot;, %n combat dice laid out with it</extracomment>
        <translation>
            <numerusform>Damit wirfst du %n Würfel und gewinnst %1.</numerusform>
            <numerusform>Damit wirfst du %n Würfel und gewinnst %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can use the upgrade again in the next round.</source>
        <translation>Den Ausbau kannst du in der nächsten Runde wieder nutzen.</translation>
    </message>
    <message>
        <source>It uses up a die that stands for any sign.</source>
        <translation>Das verbraucht einen Würfel, der für jedes Zeichen steht.</translation>
    </message>
    <message>
        <source>You need fewer hammers for it.</source>
        <translation>Du brauchst dafür weniger Hämmer.</translation>
    </message>
    <message>
        <source>Other dice are better to roll again.</source>
        <translation>Andere Würfel wirfst du besser neu.</translation>
    </message>
    <message>
        <source>With the best dice rolled again, you win %1.</source>
        <extracomment>Of combat dice: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Wenn du die besten Würfel neu wirfst, gewinnst du %1.</translation>
    </message>
    <message>
        <source>This roll wins %1.</source>
        <extracomment>Of combat dice rolled again: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Dieser Wurf gewinnt %1.</translation>
    </message>
    <message>
        <source>You lose this combat and keep %1.</source>
        <extracomment>Of a lost combat: %1 favor, &quot;2 favor&quot;</extracomment>
        <translation>Du verlierst diesen Kampf und behältst %1.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n more combat dice.</source>
        <extracomment>Why a die is good: in combat it brings %n dice more</extracomment>
        <translation>
            <numerusform>Er bringt %n Kampfwürfel mehr.</numerusform>
            <numerusform>Er bringt %n Kampfwürfel mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>It changes nothing in combat: you roll as many dice as before.</source>
        <translation>Im Kampf ändert das nichts: Du wirfst so viele Würfel wie zuvor.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n combat dice.</source>
        <extracomment>What turning a die costs: in combat %n dice are missing then</extracomment>
        <translation>
            <numerusform>Das kostet %n Kampfwürfel.</numerusform>
            <numerusform>Das kostet %n Kampfwürfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it shows the %1, it stands for any sign under your Leader.</source>
        <extracomment>Why a color is good to roll: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>Zeigt er das Zeichen %1, steht er unter deinem Anführer für jedes Zeichen.</translation>
    </message>
    <message>
        <source>It takes the last of your dice.</source>
        <translation>Das kostet deine letzten Würfel.</translation>
    </message>
    <message>
        <source>It is certain: you gain %1.</source>
        <extracomment>Why a battle is won with dice: %1 what it brings, &quot;8 glory and 2 food&quot;</extracomment>
        <translation>Das ist sicher: Du erhältst %1.</translation>
    </message>
    <message>
        <source>It costs you nothing: you have no Leader.</source>
        <translation>Das kostet dich nichts: Du hast keinen Anführer.</translation>
    </message>
    <message>
        <source>Your Leader leaves.</source>
        <translation>Dein Anführer geht.</translation>
    </message>
    <message>
        <source>You lose %1, if you have one.</source>
        <extracomment>What a journey costs: %1 a die, &quot;a red die&quot;</extracomment>
        <translation>Du verlierst %1, falls du einen hast.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <extracomment>What a journey costs: %1 food, &quot;2 food&quot;</extracomment>
        <translation>Du verlierst %1.</translation>
    </message>
    <message>
        <source>You also lose a die of your choice.</source>
        <translation>Du verlierst auch einen Würfel deiner Wahl.</translation>
    </message>
    <message>
        <source>It costs you nothing: you have neither artifacts nor upgrades.</source>
        <translation>Das kostet dich nichts: Du hast weder Artefakte noch Ausbauten.</translation>
    </message>
    <message>
        <source>You lose an artifact or an upgrade of your choice.</source>
        <translation>Du verlierst ein Artefakt oder einen Ausbau deiner Wahl.</translation>
    </message>
    <message>
        <source>It is used up for this round anyway.</source>
        <translation>Für diese Runde ist er ohnehin verbraucht.</translation>
    </message>
    <message numerus="yes">
        <source>It could pay once in each of the %n round(s) to come.</source>
        <extracomment>What an upgrade is worth: %n rounds to come</extracomment>
        <translation>
            <numerusform>Damit könntest du in der kommenden Runde noch einmal zahlen.</numerusform>
            <numerusform>Damit könntest du in jeder der %n kommenden Runden einmal zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a Leader of its clan, this die stands for no other sign.</source>
        <translation>Ohne Anführer seines Clans steht dieser Würfel für kein Zeichen.</translation>
    </message>
    <message>
        <source>It uses up a die that brings two combat dice.</source>
        <translation>Das verbraucht einen Würfel, der zwei Kampfwürfel bringt.</translation>
    </message>
    <message>
        <source>You have another die with its sign.</source>
        <translation>Du hast noch einen Würfel mit diesem Zeichen.</translation>
    </message>
    <message>
        <source>An unseen Prophecy is worth %1 glory to you so far, on average.</source>
        <extracomment>Of a Prophecy drawn unseen: %1 a number with one decimal</extracomment>
        <translation>Eine verdeckte Weissagung ist für dich bisher im Schnitt %1 Ruhm wert.</translation>
    </message>
    <message>
        <source>You choose %1 rewards, the others at most %2.</source>
        <extracomment>Why a location is good: %1 and %2 numbers</extracomment>
        <translation>Du wählst %1 Belohnungen, die anderen höchstens %2.</translation>
    </message>
    <message>
        <source>You may attempt %1 tiles, the others at most %2.</source>
        <extracomment>Why a location is good: %1 and %2 numbers</extracomment>
        <translation>Du hast %1 Versuche, die anderen höchstens %2.</translation>
    </message>
    <message>
        <source>You alone draw %1 more cards from the deck.</source>
        <extracomment>Why a location is good: %1 a number</extracomment>
        <translation>Nur du ziehst noch %1 Karten vom Stapel.</translation>
    </message>
    <message>
        <source>You draw %1 more cards from the deck, the others at most %2.</source>
        <extracomment>Why a location is good: %1 and %2 numbers</extracomment>
        <translation>Du ziehst noch %1 Karten vom Stapel, die anderen höchstens %2.</translation>
    </message>
    <message>
        <source>You alone gain %1.</source>
        <extracomment>Why a location is good: %1 what only the active player gains, &quot;2 favor&quot;</extracomment>
        <translation>Nur du erhältst %1.</translation>
    </message>
    <message>
        <source>First, your Reavers there bring %1.</source>
        <extracomment>Why a location is good: %1 abilities in few words, &quot;2 food and turn a red die&quot;</extracomment>
        <translation>Zuerst bringen deine Krieger dort: %1.</translation>
    </message>
    <message>
        <source>%1 has Reavers there, too: %2.</source>
        <extracomment>What speaks against a location: %1 another player, %2 abilities in few words, &quot;2 food and turn a red die&quot;</extracomment>
        <translation>Auch %1 hat dort Krieger: %2.</translation>
    </message>
    <message>
        <source>%1 can’t pay for it as things stand.</source>
        <extracomment>Why a location is good: %1 other players who cannot pay for it</extracomment>
        <translation>Zurzeit nicht bezahlbar für: %1.</translation>
    </message>
    <message>
        <source>The best artifact there is %1: %2 at the end.</source>
        <extracomment>Why a location is good: %1 an artifact on display, %2 glory, &quot;4 glory&quot;</extracomment>
        <translation>Das beste Artefakt dort: %1, am Ende %2.</translation>
    </message>
    <message>
        <source>Two Reavers there bring %1.</source>
        <extracomment>Why a location is good: %1 dice, &quot;4 crew dice&quot;</extracomment>
        <translation>Zwei Krieger dort bringen %1.</translation>
    </message>
    <message>
        <source>You have what it takes to win peacefully: %1.</source>
        <extracomment>Why Subdue is good: %1 territories</extracomment>
        <translation>Friedlich bezahlen könntest du: %1.</translation>
    </message>
    <message>
        <source>You will begin the next round.</source>
        <translation>Du beginnst die nächste Runde.</translation>
    </message>
    <message>
        <source>%1 will begin the next round.</source>
        <extracomment>What choosing Trade costs: %1 another player</extracomment>
        <translation>%1 beginnt die nächste Runde.</translation>
    </message>
    <message numerus="yes">
        <source>Each tile brings %n glory by the end, 1 after every round.</source>
        <extracomment>Why territories are good: %n glory for each by the end of the game</extracomment>
        <translation>
            <numerusform>Jedes Plättchen bringt bis zum Ende noch %n Ruhm, nach jeder Runde 1.</numerusform>
            <numerusform>Jedes Plättchen bringt bis zum Ende noch %n Ruhm, nach jeder Runde 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t pay for it yet and may have to rest: you lack %1.</source>
        <extracomment>What speaks against a location: %1 what the reader lacks to pay for it, &quot;1 chest&quot;</extracomment>
        <translation>Noch kannst du es nicht bezahlen und musst vielleicht rasten: Du brauchst noch %1.</translation>
    </message>
    <message>
        <source>It is worth %2 to you so far (%1).</source>
        <extracomment>Of a Prophecy: %1 &quot;1 per artifact&quot;, %2 its glory for the cards the reader has
----------
Why a Prophecy is good: %1 what it counts, &quot;1 per artifact&quot;, %2 glory, &quot;3 glory&quot;</extracomment>
        <translation>Sie ist für dich bisher %2 wert (%1).</translation>
    </message>
    <message>
        <source>It is worth nothing to you so far (%1).</source>
        <extracomment>Of a Prophecy: %1 what it counts, &quot;1 per artifact&quot;</extracomment>
        <translation>Sie ist für dich bisher nichts wert (%1).</translation>
    </message>
    <message>
        <source>It would be worth %2 to %1.</source>
        <extracomment>Why a Prophecy is taken: %1 another player, %2 glory, &quot;3 glory&quot;</extracomment>
        <translation>Für %1 wäre sie %2 wert.</translation>
    </message>
    <message>
        <source>It stays hidden from the others until the end.</source>
        <translation>Sie bleibt den anderen bis zum Ende verborgen.</translation>
    </message>
    <message>
        <source>It brings nothing anymore: this is your last part of the game.</source>
        <translation>Das bringt nichts mehr: Dies ist dein letzter Teil.</translation>
    </message>
    <message>
        <source>You pay nothing and keep all your dice.</source>
        <translation>Du zahlst nichts und behältst alle deine Würfel.</translation>
    </message>
    <message>
        <source>This is your last part of the game: dice and food no longer count.</source>
        <translation>Dies ist dein letzter Teil: Würfel und Nahrung zählen nicht mehr.</translation>
    </message>
    <message>
        <source>You keep %1 and %2 for later.</source>
        <extracomment>What ending a part keeps: %1 dice, &quot;3 crew dice&quot;, %2 food, &quot;4 food&quot;</extracomment>
        <translation>Du behältst %1 und %2 für später.</translation>
    </message>
    <message>
        <source>You draw a village card (an artifact %1) or a keep card (for a set %2).</source>
        <extracomment>What a promotion brings: %1 and %2 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Du ziehst eine Dorfkarte (%1 ein Artefakt) oder eine Festungskarte (%2 Teil eines Satzes).</translation>
    </message>
    <message>
        <source>No more ships will sail to %1, so the ability would never be used.</source>
        <extracomment>Of a Reaver&apos;s ability: %1 a location; its ability can be used no more</extracomment>
        <translation>Zu „%1“ fährt kein Schiff mehr: Die Fähigkeit käme nie zum Einsatz.</translation>
    </message>
    <message numerus="yes">
        <source>You use the ability whenever a ship sails to %1: at most %n time(s) more.</source>
        <extracomment>Of a Reaver&apos;s ability: %1 a location, %n rounds in which a ship may sail there</extracomment>
        <translation>
            <numerusform>Du nutzt die Fähigkeit, sooft ein Schiff zu „%1“ fährt: höchstens noch %n-mal.</numerusform>
            <numerusform>Du nutzt die Fähigkeit, sooft ein Schiff zu „%1“ fährt: höchstens noch %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>There it joins %1.</source>
        <extracomment>Of a slot of the longship: %1 the Reavers that are there</extracomment>
        <translation>Schon dort: %1.</translation>
    </message>
    <message>
        <source>Each %1 then stands for no sign; you have %2.</source>
        <extracomment>Of dice with the sign of a clan: %1 the sign, &quot;raven&quot;, %2 a number</extracomment>
        <translation>Das Zeichen %1 steht dann für nichts mehr; du hast es %2-mal.</translation>
    </message>
    <message>
        <source>Each %1 then stands for any sign; you have %2.</source>
        <extracomment>Of dice with the sign of a clan: %1 the sign, &quot;raven&quot;, %2 a number</extracomment>
        <translation>Das Zeichen %1 steht dann für jedes Zeichen; du hast es %2-mal.</translation>
    </message>
    <message>
        <source>Your Leader, the %1, leaves for the Glory pile.</source>
        <extracomment>Of a promotion: %1 the old Leader</extracomment>
        <translation>Dein Anführer (%1) geht auf den Ruhmesstapel.</translation>
    </message>
    <message>
        <source>From then on, each %1 you roll stands for any sign.</source>
        <extracomment>Of a promotion: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>Von da an steht das Zeichen %1 für jedes Zeichen.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n space(s) left for dice.</source>
        <extracomment>Of dice gained without room: %n spaces are free</extracomment>
        <translation>
            <numerusform>Du hast nur noch %n Platz für Würfel.</numerusform>
            <numerusform>Du hast nur noch %n Plätze für Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get %1 on the faces you choose.</source>
        <extracomment>What Rally brings: %1 dice, &quot;1 red die and 1 yellow die&quot;</extracomment>
        <translation>Du bekommst %1 mit Seiten deiner Wahl.</translation>
    </message>
    <message>
        <source>The Reaver goes to the Glory pile: no ability, no Leader.</source>
        <translation>Der Krieger geht auf den Ruhmesstapel: keine Fähigkeit, kein Anführer.</translation>
    </message>
    <message>
        <source>You roll %1 and see the result before you place it.</source>
        <extracomment>Of a Reaver that is recruited: %1 its dice, &quot;2 red dice&quot;</extracomment>
        <translation>Du wirfst %1 und siehst das Ergebnis, bevor du über den Krieger entscheidest.</translation>
    </message>
    <message>
        <source>Until you have another Leader, no %1 stands for other signs; you have none now.</source>
        <extracomment>What the Leader&apos;s leaving costs: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>Ohne neuen Anführer steht das Zeichen %1 für nichts; du hast es jetzt nicht.</translation>
    </message>
    <message>
        <source>You lose its ability: %1.</source>
        <extracomment>What a Reaver&apos;s leaving costs: %1 its ability in few words</extracomment>
        <translation>Du verlierst seine Fähigkeit: %1.</translation>
    </message>
    <message>
        <source>You have a die to store on %1.</source>
        <extracomment>Of an artifact: %1 its name as an object</extracomment>
        <translation>Du hast einen Würfel für %1.</translation>
    </message>
    <message>
        <source>You have no die to store on %1 yet.</source>
        <extracomment>Of an artifact: %1 its name as an object</extracomment>
        <translation>Du hast noch keinen Würfel für %1.</translation>
    </message>
    <message>
        <source>%1 counts %2 at the end.</source>
        <extracomment>Why an artifact is good: %1 its name, %2 glory, &quot;3 glory&quot;</extracomment>
        <translation>%1 zählt am Ende %2.</translation>
    </message>
    <message>
        <source>Where it works: %1. What it brings: %2.</source>
        <extracomment>Of an artifact: %1 where it works, %2 its effect in few words</extracomment>
        <translation>Ort: %1. Wirkung: %2.</translation>
    </message>
    <message>
        <source>At the end: %1 %2, terror %3.</source>
        <extracomment>Why a place is pillaged: %1 a pawn, &quot;Farm pawn&quot;, %2 and %3 numbers with a sign</extracomment>
        <translation>Am Ende: %1 %2, Schrecken %3.</translation>
    </message>
    <message>
        <source>At the end: %1 %2.</source>
        <extracomment>Why a place is pillaged: %1 a pawn, &quot;Farm pawn&quot;, %2 a number with a sign</extracomment>
        <translation>Am Ende: %1 %2.</translation>
    </message>
    <message>
        <source>%1 would no longer have the most pawns of the kind: %2.</source>
        <extracomment>Why a pawn is good: %1 another player, %2 a negative number</extracomment>
        <translation>%1 hätte nicht mehr die meisten dieser Figuren: %2.</translation>
    </message>
    <message>
        <source>With all your hammers, you win against %1 %2; that brings %3.</source>
        <extracomment>Of a keep card: %1 &quot;a Tower (red and blue)&quot;, %2 how often, &quot;7 times in 10&quot;, %3 what a win brings</extracomment>
        <translation>Mit allen Hämmern gewinnst du gegen %1 %2; das bringt %3.</translation>
    </message>
    <message>
        <source>From %1 you gain %2.</source>
        <extracomment>Of a card: %1 its name as an object, &quot;a Farm&quot;, %2 what it brings</extracomment>
        <translation>Durch %1 erhältst du %2.</translation>
    </message>
    <message numerus="yes">
        <source>The upgrade pays once in each of the %n round(s) left.</source>
        <extracomment>Of a Ship Upgrade: %1 &quot;shield&quot;, %n rounds, this one included</extracomment>
        <translation>
            <numerusform>Der Ausbau zahlt in dieser letzten Runde noch einmal.</numerusform>
            <numerusform>Der Ausbau zahlt in jeder der noch %n Runden einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no room for another upgrade.</source>
        <translation>Du hast keinen Platz für einen weiteren Ausbau.</translation>
    </message>
    <message>
        <source>%1 brings %2, or %3.</source>
        <extracomment>Of a card: %1 its name as an object, &quot;a Farm&quot;, %2 and %3 what it brings</extracomment>
        <translation>%1: %2 oder %3.</translation>
    </message>
    <message>
        <source>A keep card adds to your sets %1; otherwise, you may fight for a pawn.</source>
        <extracomment>Of a card drawn unseen: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Eine Festungskarte ergänzt deine Sätze %1; sonst kannst du um eine Figur kämpfen.</translation>
    </message>
    <message>
        <source>A village card is an artifact %1.</source>
        <extracomment>Of a card drawn unseen: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Eine Dorfkarte ist %1 ein Artefakt.</translation>
    </message>
    <message>
        <source>%1 (clan of %2): %3.</source>
        <extracomment>Of a Reaver that may be taken: %1 its name, %2 its clan, %3 its ability in few words</extracomment>
        <translation>%1 (Clan: %2): %3.</translation>
    </message>
    <message>
        <source>Your Prophecies grow by %1.</source>
        <extracomment>Why a choice is good: %1 glory, &quot;2 glory&quot;
----------
Why a territory is good: %1 glory, &quot;2 glory&quot;</extracomment>
        <translation>Deine Weissagungen wachsen um %1.</translation>
    </message>
    <message>
        <source>Each may be of the clan of %1.</source>
        <extracomment>Of Reavers drawn unseen: %1 clans</extracomment>
        <translation>Möglicher Clan: %1.</translation>
    </message>
    <message>
        <source>Two unseen Reavers bring %1 dice on average.</source>
        <extracomment>Of Reavers drawn unseen: %1 a number with one decimal</extracomment>
        <translation>Zwei verdeckte Krieger bringen im Schnitt %1 Würfel.</translation>
    </message>
    <message>
        <source>They bring %1 for certain.</source>
        <extracomment>Of Reavers that lie open: %1 dice, &quot;4 crew dice&quot;</extracomment>
        <translation>Sie bringen sicher %1.</translation>
    </message>
    <message>
        <source>Your dice win an unseen battle without combat %1.</source>
        <extracomment>Of a Sea Battle drawn unseen: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Deine Würfel gewinnen ein verdecktes Gefecht %1 ohne Kampf.</translation>
    </message>
    <message>
        <source>You have neither the dice for it nor hammers to fight.</source>
        <translation>Du hast weder die Würfel dafür noch Hämmer zum Kämpfen.</translation>
    </message>
    <message>
        <source>You have the dice that win “%1” without combat: %2.</source>
        <extracomment>Why a Sea Battle is good: %1 its name, %2 what it brings, &quot;8 glory and 2 food&quot;</extracomment>
        <translation>Deine Würfel gewinnen „%1“ ohne Kampf: %2.</translation>
    </message>
    <message>
        <source>With all your hammers, you win “%1” %2: %3.</source>
        <extracomment>Why a Sea Battle is good: %1 its name, %2 how often it is won, &quot;7 times in 10&quot;, %3 what it brings</extracomment>
        <translation>Mit allen Hämmern gewinnst du „%1“ %2: %3.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>A reward in a list: %1 what it brings, %2 tiles that have it of %3</extracomment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Reward: %1.</source>
        <extracomment>What the back of a territory tile may bring: %1 rewards, &quot;2 favor (3 of 6)&quot;; they are alternatives</extracomment>
        <translation>Belohnung: %1.</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two rewards</comment>
        <translation> oder </translation>
    </message>
    <message numerus="yes">
        <source>The tile brings %n glory by the end, 1 after every round.</source>
        <extracomment>Why a territory is good: %n glory</extracomment>
        <translation>
            <numerusform>Das Plättchen bringt bis zum Ende noch %n Ruhm, nach jeder Runde 1.</numerusform>
            <numerusform>Das Plättchen bringt bis zum Ende noch %n Ruhm, nach jeder Runde 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With all your hammers, you win %1.</source>
        <extracomment>Of a hammer that is laid out: %1 how often, &quot;7 times in 10&quot;
----------
Of a territory: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Mit allen Hämmern gewinnst du %1.</translation>
    </message>
    <message>
        <source>It takes all your food.</source>
        <translation>Das kostet deine ganze Nahrung.</translation>
    </message>
    <message>
        <source>It takes all your favor.</source>
        <translation>Das kostet deine ganze Gunst.</translation>
    </message>
    <message>
        <source>Then you have its favor if the keep card to come is a Wall or a Tower: it rolls combat dice again.</source>
        <translation>Dann hast du seine Gunst, falls die Festungskarte eine Mauer oder ein Turm ist: Damit wirfst du Kampfwürfel neu.</translation>
    </message>
    <message>
        <source>Then you have its die if the keep card to come is a Wall or a Tower.</source>
        <translation>Dann hast du seinen Würfel, falls die Festungskarte eine Mauer oder ein Turm ist.</translation>
    </message>
    <message>
        <source>If the keep card is a Wall or a Tower, you fight without the favor of the other tile.</source>
        <translation>Ist die Festungskarte eine Mauer oder ein Turm, kämpfst du ohne die Gunst des anderen Plättchens.</translation>
    </message>
    <message>
        <source>If the keep card is a Wall or a Tower, you fight without the dice of the other tile.</source>
        <translation>Ist die Festungskarte eine Mauer oder ein Turm, kämpfst du ohne die Würfel des anderen Plättchens.</translation>
    </message>
    <message>
        <source>Its Reaver brings dice before the other rewards come.</source>
        <translation>Sein Krieger bringt Würfel, bevor die anderen Belohnungen kommen.</translation>
    </message>
    <message>
        <source>You choose this die before you see those of the Reaver.</source>
        <translation>Du wählst diesen Würfel, bevor du die des Kriegers siehst.</translation>
    </message>
    <message>
        <source>It makes no difference when you take this reward.</source>
        <translation>Wann du diese Belohnung nimmst, ist gleich.</translation>
    </message>
    <message>
        <source>every time</source>
        <extracomment>How often something happens: &quot;You win this combat every time.&quot;</extracomment>
        <translation>in jedem Fall</translation>
    </message>
    <message>
        <source>almost always</source>
        <extracomment>How often something happens: &quot;You win this combat almost always.&quot;</extracomment>
        <translation>fast immer</translation>
    </message>
    <message>
        <source>0 times in 10</source>
        <extracomment>How often something happens: &quot;You win this combat 0 times in 10.&quot;</extracomment>
        <translation>in keinem Fall</translation>
    </message>
    <message>
        <source>less than once in 20 tries</source>
        <extracomment>How often something happens: &quot;You win this combat less than once in 20 times.&quot;</extracomment>
        <translation>in weniger als einem von 20 Fällen</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) in 10</source>
        <extracomment>How often something happens: &quot;You win this combat 7 times in 10.&quot;</extracomment>
        <translation>
            <numerusform>in %n von 10 Fällen</numerusform>
            <numerusform>in %n von 10 Fällen</numerusform>
        </translation>
    </message>
    <message>
        <source>tapestries</source>
        <comment>a set</comment>
        <translation>Wandteppiche</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>A set of cards that grows: %1 its name, %2 and %3 how many cards it has before and after</extracomment>
        <translation>%1 (%2 → %3)</translation>
    </message>
    <message>
        <source>Your sets and Prophecies grow by %1: %2.</source>
        <extracomment>Why cards are good: %1 glory, as &quot;14 glory&quot;, %2 sets with their numbers of cards, &quot;Art (2 to 3)&quot;</extracomment>
        <translation>Deine Sätze und Weissagungen wachsen um %1: %2.</translation>
    </message>
    <message>
        <source>You can then pay for %1.</source>
        <extracomment>Why a choice is good: %1 a location</extracomment>
        <translation>Dann kannst du „%1“ bezahlen.</translation>
    </message>
    <message>
        <source>You then have the dice that win “%1”.</source>
        <extracomment>Why a die is good: %1 a Sea Battle</extracomment>
        <translation>Dann hast du die Würfel, die „%1“ gewinnen.</translation>
    </message>
    <message>
        <source>You could then pay for %1 in the next round.</source>
        <extracomment>Why a choice is good: %1 a location</extracomment>
        <translation>In der nächsten Runde könntest du damit „%1“ bezahlen.</translation>
    </message>
    <message>
        <source>You then lack only %2 for %1.</source>
        <extracomment>Why a choice is good: %1 a location, %2 what is still missing to pay for it, &quot;1 chest&quot;</extracomment>
        <translation>Für „%1“ brauchst du dann nur noch %2.</translation>
    </message>
    <message>
        <source>You can then no longer pay for %1: you lack %2.</source>
        <extracomment>What a choice costs: %1 a location, %2 what is then missing to pay for it, &quot;1 chest&quot;</extracomment>
        <translation>Dann kannst du „%1“ nicht mehr bezahlen: Du brauchst dann noch %2.</translation>
    </message>
    <message>
        <source>You then no longer have the dice that win “%1”.</source>
        <extracomment>What a choice costs: %1 a Sea Battle</extracomment>
        <translation>Dann hast du die Würfel, die „%1“ gewinnen, nicht mehr.</translation>
    </message>
    <message>
        <source>You can still pay for %1 then.</source>
        <extracomment>What a choice leaves: %1 a location</extracomment>
        <translation>Du kannst dann immer noch „%1“ bezahlen.</translation>
    </message>
    <message>
        <source>With the right face, you can then pay for %1.</source>
        <extracomment>Why dice on faces of one&apos;s choice are good: %1 a location</extracomment>
        <translation>Mit der richtigen Seite kannst du dann „%1“ bezahlen.</translation>
    </message>
    <message>
        <source>Under your Leader, a %1 stands for any sign.</source>
        <extracomment>What a die is good for: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>Unter deinem Anführer steht das Zeichen %1 für jedes Zeichen.</translation>
    </message>
    <message>
        <source>It can be stored on %1.</source>
        <extracomment>What a die is good for: %1 an artifact</extracomment>
        <translation>Du kannst ihn auf %1 legen.</translation>
    </message>
    <message>
        <source>Without a Leader of its clan, a %1 stands for no other sign.</source>
        <extracomment>What a die is good for: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>Ohne Anführer seines Clans steht das Zeichen %1 für nichts.</translation>
    </message>
    <message>
        <source>the Axe Chieftain</source>
        <comment>definite object</comment>
        <translation>die Axtführerin</translation>
    </message>
    <message>
        <source>the Chosen</source>
        <comment>definite object</comment>
        <translation>den Erwählten</translation>
    </message>
    <message>
        <source>the Fanatic</source>
        <comment>definite object</comment>
        <translation>den Fanatiker</translation>
    </message>
    <message>
        <source>the Mercenary</source>
        <comment>definite object</comment>
        <translation>den Söldner</translation>
    </message>
    <message>
        <source>the Pillager</source>
        <comment>definite object</comment>
        <translation>den Plünderer</translation>
    </message>
    <message>
        <source>the Flamebearer</source>
        <comment>definite object</comment>
        <translation>den Flammenträger</translation>
    </message>
    <message>
        <source>the Hunter</source>
        <comment>definite object</comment>
        <translation>den Jäger</translation>
    </message>
    <message>
        <source>the Spear Chieftain</source>
        <comment>definite object</comment>
        <translation>den Speerhäuptling</translation>
    </message>
    <message>
        <source>the Robber</source>
        <comment>definite object</comment>
        <translation>den Wegelagerer</translation>
    </message>
    <message>
        <source>the Royal Guard</source>
        <comment>definite object</comment>
        <translation>die Königswache</translation>
    </message>
    <message>
        <source>the Freeman</source>
        <comment>definite object</comment>
        <translation>den Freibauern</translation>
    </message>
    <message>
        <source>the Old Warrior</source>
        <comment>definite object</comment>
        <translation>den Alten Recken</translation>
    </message>
    <message>
        <source>the Sword Chieftain</source>
        <comment>definite object</comment>
        <translation>den Schwerthäuptling</translation>
    </message>
    <message>
        <source>the Scout</source>
        <comment>definite object</comment>
        <translation>die Späherin</translation>
    </message>
    <message>
        <source>the Saga Keeper</source>
        <comment>definite object</comment>
        <translation>die Sagahüterin</translation>
    </message>
    <message>
        <source>Hiromenn</source>
        <comment>definite object</comment>
        <translation>den Hiromenn</translation>
    </message>
    <message>
        <source>the Seeress</source>
        <comment>definite object</comment>
        <translation>die Seherin</translation>
    </message>
    <message>
        <source>the Spakona</source>
        <comment>definite object</comment>
        <translation>die Spakona</translation>
    </message>
    <message>
        <source>a red helmet</source>
        <comment>object</comment>
        <translation>einen roten Helm</translation>
    </message>
    <message>
        <source>a red shield</source>
        <comment>object</comment>
        <translation>einen roten Schild</translation>
    </message>
    <message>
        <source>a red chest</source>
        <comment>object</comment>
        <translation>eine rote Truhe</translation>
    </message>
    <message>
        <source>a red longship</source>
        <comment>object</comment>
        <translation>ein rotes Langschiff</translation>
    </message>
    <message>
        <source>a red hammer</source>
        <comment>object</comment>
        <translation>einen roten Hammer</translation>
    </message>
    <message>
        <source>a red double hammer</source>
        <comment>object</comment>
        <translation>einen roten Doppelhammer</translation>
    </message>
    <message>
        <source>a blue raven</source>
        <comment>object</comment>
        <translation>einen blauen Raben</translation>
    </message>
    <message>
        <source>a blue shield</source>
        <comment>object</comment>
        <translation>einen blauen Schild</translation>
    </message>
    <message>
        <source>a blue chest</source>
        <comment>object</comment>
        <translation>eine blaue Truhe</translation>
    </message>
    <message>
        <source>a blue longship</source>
        <comment>object</comment>
        <translation>ein blaues Langschiff</translation>
    </message>
    <message>
        <source>a blue hammer</source>
        <comment>object</comment>
        <translation>einen blauen Hammer</translation>
    </message>
    <message>
        <source>a blue double hammer</source>
        <comment>object</comment>
        <translation>einen blauen Doppelhammer</translation>
    </message>
    <message>
        <source>a yellow tree</source>
        <comment>object</comment>
        <translation>einen gelben Baum</translation>
    </message>
    <message>
        <source>a yellow shield</source>
        <comment>object</comment>
        <translation>einen gelben Schild</translation>
    </message>
    <message>
        <source>a yellow chest</source>
        <comment>object</comment>
        <translation>eine gelbe Truhe</translation>
    </message>
    <message>
        <source>a yellow longship</source>
        <comment>object</comment>
        <translation>ein gelbes Langschiff</translation>
    </message>
    <message>
        <source>a yellow hammer</source>
        <comment>object</comment>
        <translation>einen gelben Hammer</translation>
    </message>
    <message>
        <source>a yellow double hammer</source>
        <comment>object</comment>
        <translation>einen gelben Doppelhammer</translation>
    </message>
    <message>
        <source>You have no free space for dice.</source>
        <translation>Du hast keinen freien Platz für Würfel.</translation>
    </message>
    <message>
        <source>no hammers</source>
        <extracomment>On the button &quot;Fight&quot;, which cannot be pressed</extracomment>
        <translation>keine Hämmer</translation>
    </message>
    <message>
        <source>you need %1</source>
        <extracomment>On a button that cannot be pressed: %1 what is missing, as &quot;1 favor&quot;</extracomment>
        <translation>du brauchst %1</translation>
    </message>
    <message>
        <source>Fight</source>
        <extracomment>Label of a button that cannot be pressed, as there are no hammers</extracomment>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>As things stand, %1 could only rest here, with neither hammers nor what a tile asks for.</source>
        <extracomment>Of a location that a ship may be sent to: %1 a seat</extracomment>
        <translation>Im Moment könnte %1 hier nur rasten: Es fehlen Hämmer und der Preis eines Gebiets.</translation>
    </message>
    <message>
        <source>As things stand, you could only rest here: you have neither hammers nor what a tile asks for.</source>
        <extracomment>To the reader, of a location that a ship may be sent to</extracomment>
        <translation>Im Moment könntest du hier nur rasten: Du hast weder Hämmer noch den Preis eines Gebiets.</translation>
    </message>
    <message>
        <source>As things stand, %1 could only rest here. Missing to act: %2.</source>
        <extracomment>Of a location that a ship may be sent to: %1 a seat, %2 what it lacks to act, as &quot;1 chest&quot;</extracomment>
        <translation>Im Moment könnte %1 hier nur rasten und bräuchte für die Aktion noch %2.</translation>
    </message>
    <message>
        <source>As things stand, you could only rest here. Missing to act: %1.</source>
        <extracomment>To the reader, of a location that a ship may be sent to: %1 what is missing to act</extracomment>
        <translation>Im Moment könntest du hier nur rasten; für die Aktion brauchst du noch %1.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 has no hammers, and leaves it or uses an artifact first.</source>
        <extracomment>A prompt: %1 a seat without hammers, %2 a card, %3 its defense</extracomment>
        <translation>%2, Verteidigung %3: %1 hat keine Hämmer, verzichtet oder nutzt zuerst ein Artefakt.</translation>
    </message>
    <message>
        <source>%1, defense %2: you have no hammers. Leave it, or use an artifact first.</source>
        <extracomment>A prompt to the reader, who has no hammers: %1 a card, %2 its defense</extracomment>
        <translation>%1, Verteidigung %2: Du hast keine Hämmer. Verzichte oder nutze zuerst ein Artefakt.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 has no hammers to fight with, and leaves it.</source>
        <extracomment>A prompt: %1 a seat without hammers, %2 a card, %3 its defense</extracomment>
        <translation>%2, Verteidigung %3: %1 hat keine Hämmer zum Kämpfen und verzichtet.</translation>
    </message>
    <message>
        <source>%1, defense %2: you have no hammers to fight with. Leave it.</source>
        <extracomment>A prompt to the reader, who has no hammers: %1 a card, %2 its defense</extracomment>
        <translation>%1, Verteidigung %2: Du hast keine Hämmer zum Kämpfen und musst verzichten.</translation>
    </message>
    <message>
        <source>You can’t win this combat.</source>
        <translation>Diesen Kampf kannst du nicht gewinnen.</translation>
    </message>
    <message>
        <source>It uses up a die that brings a combat die.</source>
        <translation>Das verbraucht einen Würfel, der einen Kampfwürfel bringt.</translation>
    </message>
    <message>
        <source>It is worth %2 to you so far (%1), and %3 more by Prophecies that you have.</source>
        <extracomment>Why a Prophecy is good: %1 what it counts, &quot;1 per artifact&quot;, %2 glory, &quot;3 glory&quot;, %3 as %2, by Prophecies that count Prophecies</extracomment>
        <translation>Sie ist für dich bisher %2 wert (%1), und %3 mehr durch Weissagungen, die du schon hast.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of the parts of a player’s points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>if the game ended now</source>
        <extracomment>Before the points that a player would have if the game ended now</extracomment>
        <translation>wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <source>Reavers in the pile</source>
        <extracomment>Reavers in the Glory pile, which are not aboard any more</extracomment>
        <translation>Krieger im Stapel</translation>
    </message>
    <message>
        <source>Start Player</source>
        <extracomment>Beside the horn</extracomment>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Next Start Player</source>
        <extracomment>Beside a pale horn: who leads the next round</extracomment>
        <translation>Nächster Startspieler</translation>
    </message>
    <message>
        <source>Honor Ship</source>
        <extracomment>Beside a small ship</extracomment>
        <translation>Ehrenschiff</translation>
    </message>
    <message>
        <source>The horn: this player sends the first longship of the round, and the others follow clockwise.</source>
        <translation>Das Horn: Dieser Spieler schickt das erste Langschiff der Runde; die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The pale horn: this player traded, takes the Start Player marker, and sends the first longship of the next round.</source>
        <translation>Das blasse Horn: Dieser Spieler hat den Startspielermarker genommen und schickt in der nächsten Runde das erste Langschiff.</translation>
    </message>
    <message>
        <source>With three players, its holder sends the fourth longship of the round. It goes to the player on the left in Cleanup.</source>
        <translation>Zu dritt schickt sein Besitzer das vierte Langschiff der Runde. Beim Aufräumen geht es an den linken Nachbarn.</translation>
    </message>
    <message>
        <source>In all %1, %2</source>
        <extracomment>State of a seat at the end: %1 its points, as &quot;57 glory&quot;, %2 favor, as &quot;2 favor&quot;</extracomment>
        <translation>Insgesamt %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>This roll (%n dice): win %1</source>
        <extracomment>Chance to win a combat: %n combat dice laid out, %1 as &quot;72%&quot;</extracomment>
        <translation>
            <numerusform>Dieser Wurf (%n Würfel): Sieg %1</numerusform>
            <numerusform>Dieser Wurf (%n Würfel): Sieg %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This roll (%n dice) and up to %2: win %1</source>
        <extracomment>Chance to win a combat: %n combat dice laid out, %1 as &quot;72%&quot;, %2 favor for re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>
            <numerusform>Dieser Wurf (%n Würfel) und bis zu %2: Sieg %1</numerusform>
            <numerusform>Dieser Wurf (%n Würfel) und bis zu %2: Sieg %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All hammers (%n dice): win %1</source>
        <extracomment>Chance to win a combat with all hammers of the longship: %n combat dice, %1 as &quot;72%&quot;</extracomment>
        <translation>
            <numerusform>Alle Hämmer (%n Würfel): Sieg %1</numerusform>
            <numerusform>Alle Hämmer (%n Würfel): Sieg %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All hammers (%n dice) and up to %2: win %1</source>
        <extracomment>Chance to win a combat with all hammers of the longship: %n combat dice, %1 as &quot;72%&quot;, %2 favor for re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>
            <numerusform>Alle Hämmer (%n Würfel) und bis zu %2: Sieg %1</numerusform>
            <numerusform>Alle Hämmer (%n Würfel) und bis zu %2: Sieg %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With up to %2: win %1</source>
        <extracomment>Chance to win a combat after a roll with the best re-rolls: %1 as &quot;72%&quot;, %2 favor, as &quot;2 favor&quot;</extracomment>
        <translation>Mit bis zu %2: Sieg %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice again for 1 favor: win %1</source>
        <extracomment>Chance to win by rolling the marked dice again: %n dice, %1 as &quot;72%&quot;</extracomment>
        <translation>
            <numerusform>%n Würfel nochmals für 1 Gunst: Sieg %1</numerusform>
            <numerusform>%n Würfel nochmals für 1 Gunst: Sieg %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice again for 1 favor, then up to %2: win %1</source>
        <extracomment>Chance to win by rolling the marked dice again: %n dice, %1 as &quot;72%&quot;, %2 favor for further re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>
            <numerusform>%n Würfel nochmals für 1 Gunst, dann bis zu %2: Sieg %1</numerusform>
            <numerusform>%n Würfel nochmals für 1 Gunst, dann bis zu %2: Sieg %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance counts the best re-rolls for up to %1; each costs 1 favor.</source>
        <extracomment>What a chance to win counts: %1 favor, as &quot;3 favor&quot;</extracomment>
        <translation>Gezählt sind die besten erneuten Würfe für bis zu %1; jeder kostet 1 Gunst.</translation>
    </message>
    <message>
        <source>The chance counts hammers of dice and upgrades, and the best re-rolls for up to %1 that you have; each costs 1 favor. Dice of an artifact count once you use it.</source>
        <extracomment>What a chance to win counts: %1 favor, as &quot;3 favor&quot;</extracomment>
        <translation>Gezählt sind die Hämmer deiner Würfel und Ausbauten und die besten erneuten Würfe für bis zu %1, soweit du sie hast; jeder kostet 1 Gunst. Würfel eines Artefakts zählen erst, wenn du es einsetzt.</translation>
    </message>
    <message>
        <source>%1 at “%2”</source>
        <extracomment>Title of what a player did: %1 a player, %2 a location</extracomment>
        <translation>%1 bei „%2“</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a player</comment>
        <extracomment>In a list of what the end of a round brought: %1 a player, %2 as &quot;3 glory&quot;</extracomment>
        <translation>%1 +%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (room for %n dice)</source>
        <extracomment>A choice that brings more dice than the longship has room for: %1 the choice, %n dice for which there is room</extracomment>
        <translation>
            <numerusform>%1 (Platz für %n Würfel)</numerusform>
            <numerusform>%1 (Platz für %n Würfel)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have room for %n more crew dice.</source>
        <extracomment>Behind a prompt, where a choice may bring more dice: %n dice</extracomment>
        <translation>
            <numerusform>Du hast noch Platz für %n Würfel.</numerusform>
            <numerusform>Du hast noch Platz für %n Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n more crew dice.</source>
        <extracomment>Behind a prompt, where a choice may bring more dice: %n dice</extracomment>
        <translation>
            <numerusform>Es ist noch Platz für %n Würfel.</numerusform>
            <numerusform>Es ist noch Platz für %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give up %1.</source>
        <extracomment>What is given up with a fight: %1 a card or tile</extracomment>
        <translation>Du verzichtest auf „%1“.</translation>
    </message>
    <message>
        <source>You give up %1, which would bring %2.</source>
        <extracomment>What is given up with a fight: %1 a card or tile, %2 what it would bring, as &quot;8 glory and 2 food&quot;</extracomment>
        <translation>Du verzichtest auf „%1“ und damit auf %2.</translation>
    </message>
    <message>
        <source>You still have %1 to roll again.</source>
        <extracomment>Before a fight is lost: %1 favor that could pay for re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>Für erneute Würfe hast du noch %1.</translation>
    </message>
    <message>
        <source>You lose your Leader: %1.</source>
        <extracomment>What a journey costs: %1 a Reaver</extracomment>
        <translation>Du verlierst deinen Anführer: %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <comment>a thing</comment>
        <extracomment>What a journey costs: %1 an artifact or an upgrade</extracomment>
        <translation>Du verlierst %1.</translation>
    </message>
    <message>
        <source>You lose one of these: %1.</source>
        <extracomment>What a journey costs: %1 artifacts and upgrades, as a list</extracomment>
        <translation>Du verlierst eines davon: %1.</translation>
    </message>
    <message>
        <source>Your Leader goes to the Glory pile: %1.</source>
        <extracomment>What a new Leader costs: %1 the old one, a Reaver</extracomment>
        <translation>Dein Anführer kommt auf den Ruhmesstapel: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You may still attempt %n tile(s).</source>
        <extracomment>Before a part at Subdue ends: %n tiles</extracomment>
        <translation>
            <numerusform>Du hast noch %n Versuch.</numerusform>
            <numerusform>Du hast noch %n Versuche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost: nothing.</source>
        <extracomment>Of a location</extracomment>
        <translation>Kosten: nichts.</translation>
    </message>
    <message>
        <source>%1 for the active player</source>
        <extracomment>In a list: %1 how many things the player gets whose ship is there</extracomment>
        <translation>%1 für den aktiven Spieler</translation>
    </message>
    <message>
        <source>%1 for the next player</source>
        <extracomment>In a list: %1 how many things the player gets that acts second</extracomment>
        <translation>%1 für den nächsten</translation>
    </message>
    <message>
        <source>%1 for the third player</source>
        <extracomment>In a list: %1 how many things the player gets that acts third</extracomment>
        <translation>%1 für den dritten</translation>
    </message>
    <message>
        <source>%1 for the fourth player</source>
        <extracomment>In a list: %1 how many things the player gets that acts fourth</extracomment>
        <translation>%1 für den vierten</translation>
    </message>
    <message>
        <source>Number of rewards: %1. The active player becomes the next Start Player; if they already are, the player after them does.</source>
        <extracomment>%1 a list, as &quot;3 for the active player and 2 for the next player&quot;</extracomment>
        <translation>Anzahl der Belohnungen: %1. Der aktive Spieler wird nächster Startspieler; ist er es schon, wird es der nach ihm.</translation>
    </message>
    <message>
        <source>Further cards from the deck: %1.</source>
        <extracomment>%1 a list, as &quot;2 for the active player and 1 for the next player&quot;</extracomment>
        <translation>Weitere Karten vom Nachziehstapel: %1.</translation>
    </message>
    <message>
        <source>Number of attempts: %1.</source>
        <extracomment>%1 a list, as &quot;3 for the active player and 2 for the next player&quot;</extracomment>
        <translation>Anzahl der Versuche: %1.</translation>
    </message>
    <message>
        <source>The horn: Start Player of this round, who sends the first longship.</source>
        <translation>Das Horn: Startspieler dieser Runde, schickt das erste Langschiff.</translation>
    </message>
    <message>
        <source>The pale horn: took the Start Player marker and leads the next round.</source>
        <translation>Das blasse Horn: hat den Startspielermarker genommen und beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>The small ship: holds the Honor Ship, which sails fourth.</source>
        <translation>Das kleine Schiff: hat das Ehrenschiff, das als viertes fährt.</translation>
    </message>
    <message>
        <source>%1 on board: %2 glory at the end.</source>
        <extracomment>A line of a tooltip: %1 terror, as &quot;3 terror&quot;, %2 what it costs, as &quot;−2&quot;</extracomment>
        <translation>%1 an Bord: am Ende %2 Ruhm.</translation>
    </message>
    <message>
        <source>Food pays for raids, battles at sea, and some territories.</source>
        <translation>Mit Nahrung bezahlst du Überfälle, Seegefechte und manche Gebiete.</translation>
    </message>
    <message>
        <source>Favor pays for combat dice rolled again, some abilities, and some territories. It breaks a tie at the end.</source>
        <translation>Mit Gunst bezahlst du erneute Würfe im Kampf, manche Fähigkeiten und manche Gebiete. Am Ende entscheidet sie bei Gleichstand.</translation>
    </message>
    <message>
        <source>Now it costs: %1.</source>
        <extracomment>Of terror: %1 how it counts, %2 glory that it costs now, as &quot;−2&quot;</extracomment>
        <translation>Jetzt kostet er: %1.</translation>
    </message>
    <message>
        <source>%1, now ×%2</source>
        <extracomment>The state of a Prophecy: %1 what it counts, as &quot;1 per artifact&quot;, %2 how many the player has</extracomment>
        <translation>%1, jetzt ×%2</translation>
    </message>
    <message>
        <source>Glory that is already scored: from the sea, villages, keeps, territories, and Reavers.</source>
        <translation>Ruhm, den du schon hast: von See, Dörfern, Festungen, Gebieten und Kriegern.</translation>
    </message>
    <message>
        <source>At the end, 1, 2, 3 and more terror cost glory: %1; each further one %2.</source>
        <extracomment>%1 numbers of glory that 1, 2, 3 ... terror cost, as &quot;−1, −2, −4&quot;, %2 what each further one costs, as &quot;−3&quot;</extracomment>
        <translation>Am Ende kosten 1, 2, 3 und mehr Schrecken Ruhm: %1; jeder weitere %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>track</comment>
        <extracomment>Glory already scored: %1 &quot;On the track&quot;, %2 as &quot;9 glory&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On the track</source>
        <extracomment>Glory that a player has already scored, as the track shows it</extracomment>
        <translation>Auf der Leiste</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The points of a player: %1 as &quot;38 glory&quot;, %2 what only that player knows, as &quot;2 secret Prophecies&quot;</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of the points</comment>
        <extracomment>A part of the points of a player: %1 its name, as &quot;Tapestries&quot;, %2 its points, with a minus for a loss</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points if the game ended now: %1. Together: %2.</source>
        <extracomment>The points of a player if the game ended now: %1 their parts, as &quot;Terror −1, Art 10&quot;, %2 the sum, as &quot;38 glory&quot;</extracomment>
        <translation>Punkte, wenn das Spiel jetzt endete: %1. Zusammen: %2.</translation>
    </message>
    <message>
        <source>give up the combat</source>
        <extracomment>A choice: the combat for a card or a territory is given up</extracomment>
        <translation>den Kampf aufgeben</translation>
    </message>
    <message>
        <source>%1 with up to %2</source>
        <extracomment>How often a combat is won: %1 &quot;7 times in 10&quot;, %2 favor that may be spent on re-rolls, &quot;2 favor&quot;</extracomment>
        <translation>%1 mit bis zu %2</translation>
    </message>
    <message>
        <source>A win brings %1; the pawn counts %2 at the end, %3 of it for the most of its kind.</source>
        <extracomment>Why a fight is good: %1 what it brings, &quot;3 glory and 1 Bastion pawn&quot;, %2 glory of the pawn, &quot;8 glory&quot;, %3 how much of it is for having the most pawns of its kind</extracomment>
        <translation>Ein Sieg bringt %1; die Figur zählt am Ende %2, davon %3 für die meisten ihrer Art.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n more dice: one favor rolls them all.</source>
        <extracomment>Of a combat die to roll again: %n further dice are to be marked, too, as one favor pays for all</extracomment>
        <translation>
            <numerusform>Markiere noch %n Würfel: 1 Gunst genügt für alle.</numerusform>
            <numerusform>Markiere noch %n Würfel: 1 Gunst genügt für alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Prophecy “%1” there is worth %2 to you so far (%3).</source>
        <extracomment>Why Trade is good: %1 a Prophecy that lies there, %2 glory, &quot;3 glory&quot;, %3 what it counts, &quot;1 per artifact&quot;</extracomment>
        <translation>Die Weissagung „%1“ dort ist für dich bisher %2 wert (%3).</translation>
    </message>
    <message>
        <source>%1 reveals the Sea Journey “%2” and must pay %3 or lose %4.</source>
        <extracomment>%1 a player, %2 a Sea Journey, %3 what it asks for, as &quot;1 longship&quot;, %4 what is lost else, as &quot;the Leader&quot;</extracomment>
        <translation>%1 deckt die Seereise „%2“ auf und muss %3 abgeben oder %4 verlieren.</translation>
    </message>
    <message>
        <source>1 of %1 village cards</source>
        <extracomment>An ability in as few words as can be: of %1 village spoils cards that are drawn one is kept</extracomment>
        <translation>1 von %1 Dorfkarten</translation>
    </message>
    <message>
        <source>1 of %1 keep cards</source>
        <extracomment>An ability in as few words as can be: of %1 keep spoils cards that are drawn one is kept</extracomment>
        <translation>1 von %1 Festungskarten</translation>
    </message>
    <message>
        <source>Recruited: %1, rolled. Rallied: %2.</source>
        <extracomment>A tip of a Reaver: %1 dice that are rolled when it is recruited, %2 dice on any face</extracomment>
        <translation>Anwerben: %1 werfen. Sammeln: %2.</translation>
    </message>
    <message>
        <source>Leader of the clan of %1: %2.</source>
        <extracomment>A tip of a Reaver: %1 its clan, %2 what it brings as Leader</extracomment>
        <translation>Als Anführer (Clan: %1): %2.</translation>
    </message>
    <message>
        <source>%1; brings %2</source>
        <comment>Reaver</comment>
        <extracomment>A Reaver in a line: %1 its ability in few words, %2 dice that are rolled when it is recruited</extracomment>
        <translation>%1; bringt %2</translation>
    </message>
    <message>
        <source>Dice with the %1 pay for a shield, a chest, a longship, or a hammer.</source>
        <extracomment>A tip of the Leader: %1 the sign of its clan</extracomment>
        <translation>Würfel mit dem Zeichen %1 gelten als Schild, Truhe, Langschiff oder Hammer.</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <comment>artifact</comment>
        <extracomment>An artifact in a line: %1 where it works, %2 what it does in few words, %3 its glory at the end</extracomment>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>%1: once, for the die stored on it (%2).</source>
        <extracomment>A tip of an artifact: %1 where it works, %2 the sign of the die it stores, or &quot;any die&quot;</extracomment>
        <translation>%1: einmal, für den Würfel, der darauf liegt (%2).</translation>
    </message>
    <message>
        <source>the Leader</source>
        <extracomment>What a Sea Journey takes from anybody</extracomment>
        <translation>den Anführer</translation>
    </message>
    <message>
        <source>a die of the Leader’s color</source>
        <extracomment>What a Sea Journey takes from anybody</extracomment>
        <translation>einen Würfel in der Farbe des Anführers</translation>
    </message>
    <message>
        <source>a Reaver of the longship</source>
        <extracomment>What anybody can pay for a Sea Journey</extracomment>
        <translation>einen Krieger des Langschiffs</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>step</comment>
        <extracomment>In a list of what a player did: %1 as &quot;recruits a Freeman&quot;, %2 what came of it, as &quot;+2 crew dice&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>steps</comment>
        <extracomment>%1 a player, %2 a list of what it did, as &quot;recruits a Freeman (+2 crew dice) and promotes a Scout (+3 food)&quot;</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>loses %1</source>
        <comment>a step</comment>
        <extracomment>In a list of what came of a step: %1 a card, tile or Reaver that the player lost</extracomment>
        <translation>%1 verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n dice turned</source>
        <extracomment>In a list of what came of an ability or an artifact</extracomment>
        <translation>
            <numerusform>%n Würfel gedreht</numerusform>
            <numerusform>%n Würfel gedreht</numerusform>
        </translation>
    </message>
</context>
</TS>
