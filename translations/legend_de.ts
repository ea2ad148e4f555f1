<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Fault</name>
    <message>
        <source>fame tokens must have values from 1 to 7</source>
        <translation>Ruhmesplättchen müssen Werte von 1 bis 7 haben</translation>
    </message>
    <message>
        <source>treasure tokens must have values from 1 to 4</source>
        <translation>Schatzplättchen müssen Werte von 1 bis 4 haben</translation>
    </message>
    <message>
        <source>at most 5 cards can be gained at once</source>
        <translation>auf einmal kann man höchstens 5 Karten bekommen</translation>
    </message>
    <message>
        <source>at most 3 alliance tokens can be gained at once</source>
        <translation>auf einmal kann man höchstens 3 Bündnisplättchen bekommen</translation>
    </message>
    <message>
        <source>%1 is not something that can be gained</source>
        <extracomment>%1 what is written</extracomment>
        <translation>%1 ist nichts, was man bekommen kann</translation>
    </message>
    <message>
        <source>Selection must offer five options</source>
        <translation>die Auswahl muss fünf Möglichkeiten bieten</translation>
    </message>
    <message>
        <source>Selection can give only fame, treasure, alliances, cards, or healing</source>
        <translation>die Auswahl kann nur Ruhm, Schatz, Bündnisse, Karten oder Heilung geben</translation>
    </message>
    <message>
        <source>this option is listed twice</source>
        <translation>diese Möglichkeit steht zweimal da</translation>
    </message>
    <message>
        <source>the board must have five opportunities</source>
        <translation>der Plan muss fünf Gelegenheiten haben</translation>
    </message>
    <message>
        <source>the board must have six treasure episodes, and the last must be a ranking</source>
        <translation>der Plan muss sechs Schatzepisoden haben, und die letzte muss eine Rangfolge sein</translation>
    </message>
    <message>
        <source>at least one step must be of kind %1</source>
        <extracomment>%1 a kind of episode, as it is written in the file</extracomment>
        <translation>mindestens eine Episode muss von der Art %1 sein</translation>
    </message>
    <message>
        <source>the board must have exactly one death</source>
        <translation>der Plan muss genau einen Tod haben</translation>
    </message>
    <message>
        <source>the last step must be the death</source>
        <translation>die letzte Episode muss der Tod sein</translation>
    </message>
    <message>
        <source>with the number %1, this card is not in play for the same numbers of players as the icon</source>
        <extracomment>%1 the number of players printed on the card</extracomment>
        <translation>mit der Zahl %1 ist diese Karte nicht bei so vielen Spielern im Spiel wie die Errungenschaft</translation>
    </message>
    <message>
        <source>this card is in play only in the advanced game</source>
        <translation>diese Karte ist nur im Spiel für Fortgeschrittene dabei</translation>
    </message>
    <message>
        <source>a prize must be in play only in the advanced game, with any number of players</source>
        <translation>die Errungenschaft einer Schatzepisode darf nur im Spiel für Fortgeschrittene dabei sein, dort aber bei jeder Spielerzahl</translation>
    </message>
    <message>
        <source>each special card must be won in exactly one place, not in %1</source>
        <extracomment>%1 a number</extracomment>
        <translation>jede Sonderkarte muss an genau einer Stelle zu gewinnen sein, nicht an %1</translation>
    </message>
    <message>
        <source>two players must play with four special cards, and five with nine</source>
        <translation>zu zweit müssen vier Sonderkarten im Spiel sein, zu fünft neun</translation>
    </message>
    <message>
        <source>%1 can be won %2 times, but there are only %3</source>
        <extracomment>%1 a token, as it is written in the file, %2 and %3 numbers</extracomment>
        <translation>%1 lässt sich %2-mal gewinnen, aber es gibt nur %3</translation>
    </message>
    <message>
        <source>Selection may already have taken the last of these, and no change is made at this step</source>
        <translation>die Auswahl kann das letzte davon genommen haben, und hier wird nicht gewechselt</translation>
    </message>
    <message>
        <source>wounds can be healed only at the death</source>
        <translation>Wunden können nur beim Tod geheilt werden</translation>
    </message>
    <message>
        <source>the double wound must be on exactly one icon</source>
        <translation>die Doppelwunde muss auf genau einer Errungenschaft stehen</translation>
    </message>
    <message>
        <source>there are fewer wounds than icons that give one</source>
        <translation>es gibt weniger Wunden als Errungenschaften damit</translation>
    </message>
    <message>
        <source>there are too few scratches for five players</source>
        <translation>es gibt zu wenige Kratzer für fünf Spieler</translation>
    </message>
    <message>
        <source>this episode must ask for two symbols</source>
        <translation>diese Episode muss zwei Symbole verlangen</translation>
    </message>
    <message>
        <source>this episode must ask for one or two symbols</source>
        <translation>diese Episode muss ein oder zwei Symbole verlangen</translation>
    </message>
    <message>
        <source>an opportunity must ask for a symbol</source>
        <translation>eine Gelegenheit muss ein Symbol verlangen</translation>
    </message>
    <message>
        <source>this symbol can’t be asked for</source>
        <translation>dieses Symbol lässt sich nicht verlangen</translation>
    </message>
    <message>
        <source>an opportunity must ask for cards, symbols, or fame tokens</source>
        <translation>eine Gelegenheit muss Karten, Symbole oder Ruhmesplättchen verlangen</translation>
    </message>
    <message>
        <source>this kind of episode must have five icons</source>
        <translation>eine solche Episode muss fünf Errungenschaften haben</translation>
    </message>
    <message>
        <source>an icon can’t heal scratches</source>
        <translation>eine Errungenschaft kann keine Kratzer heilen</translation>
    </message>
    <message>
        <source>fame tokens can be given only for healing, and cards only for other things</source>
        <translation>Ruhmesplättchen kann man nur für Heilung abgeben, Karten nur für anderes</translation>
    </message>
    <message>
        <source>an opportunity can give only fame, treasure, alliances, cards, or healing</source>
        <translation>eine Gelegenheit kann nur Ruhm, Schatz, Bündnisse, Karten oder Heilung geben</translation>
    </message>
    <message>
        <source>a treasure auction must have a prize</source>
        <translation>eine Schatzepisode muss eine Errungenschaft haben</translation>
    </message>
    <message>
        <source>the board must have %1 steps, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>der Plan muss %1 Episoden haben, nicht %2</translation>
    </message>
    <message>
        <source>this step is listed twice</source>
        <translation>diese Episode steht zweimal da</translation>
    </message>
    <message>
        <source>there must be %1 activity cards, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es müssen %1 Aktionskarten sein, nicht %2</translation>
    </message>
    <message>
        <source>a special card must show one symbol</source>
        <translation>eine Sonderkarte muss genau ein Symbol zeigen</translation>
    </message>
    <message>
        <source>this is not a symbol</source>
        <translation>das ist kein Symbol</translation>
    </message>
    <message>
        <source>Hides of Land must be the only special card with Beowulf symbols</source>
        <translation>nur die Sonderkarte „Ländereien“ darf Beowulf-Symbole haben</translation>
    </message>
    <message>
        <source>there must be %1 values, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es müssen %1 Werte sein, nicht %2</translation>
    </message>
    <message>
        <source>there must be %1 of these tokens, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es müssen %1 solche Plättchen sein, nicht %2</translation>
    </message>
    <message>
        <source>there must be %1 alliance tokens, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es müssen %1 Bündnisplättchen sein, nicht %2</translation>
    </message>
    <message>
        <source>there must be exactly one tile with two wounds</source>
        <translation>es muss genau ein Plättchen mit zwei Wunden geben</translation>
    </message>
    <message>
        <source>each player must begin with at least one card</source>
        <translation>jeder Spieler muss mit mindestens einer Karte beginnen</translation>
    </message>
    <message>
        <source>this is not an activity card</source>
        <translation>das ist keine Aktionskarte</translation>
    </message>
    <message>
        <source>there are too few of this card for five players</source>
        <translation>von dieser Karte gibt es zu wenige für fünf Spieler</translation>
    </message>
    <message>
        <source>there must be as many numbers as players</source>
        <translation>es müssen so viele Nummern wie Spieler sein</translation>
    </message>
    <message>
        <source>each number from 1 to the number of players must belong to exactly one player</source>
        <translation>jede Nummer von 1 bis zur Zahl der Spieler muss genau einem Spieler gehören</translation>
    </message>
    <message>
        <source>players who dropped out must have the highest numbers, one each</source>
        <translation>ausgestiegene Spieler müssen die höchsten Nummern haben, jeder eine</translation>
    </message>
    <message>
        <source>numbers are assigned in majors and auctions, not here</source>
        <translation>Nummern gibt es in Haupt- und Schatzepisoden, nicht hier</translation>
    </message>
    <message>
        <source>at least two players must still be in</source>
        <translation>mindestens zwei Spieler müssen noch dabei sein</translation>
    </message>
    <message>
        <source>the player to move must still be in</source>
        <translation>der Spieler am Zug muss noch dabei sein</translation>
    </message>
    <message>
        <source>this icon is closed</source>
        <translation>diese Errungenschaft ist nicht verfügbar</translation>
    </message>
    <message>
        <source>no icon has been taken yet</source>
        <translation>noch ist keine Errungenschaft genommen</translation>
    </message>
    <message>
        <source>players with lower numbers must have taken one icon each, and all others none</source>
        <translation>Spieler mit kleineren Nummern müssen je eine Errungenschaft genommen haben, alle anderen keine</translation>
    </message>
    <message>
        <source>this must be “scratch” if nothing is about to happen</source>
        <translation>es muss „scratch“ sein, wenn nichts bevorsteht</translation>
    </message>
    <message>
        <source>this can’t come from an icon or a failed risk</source>
        <translation>das kann weder von einer Errungenschaft noch von einem fehlgeschlagenen Risiko kommen</translation>
    </message>
    <message>
        <source>a failed risk brings a scratch</source>
        <translation>ein fehlgeschlagenes Risiko bringt einen Kratzer</translation>
    </message>
    <message>
        <source>the icon of the player to move does not bring this</source>
        <translation>das bringt die Errungenschaft des Spielers am Zug nicht</translation>
    </message>
    <message>
        <source>no cards are played here</source>
        <translation>hier werden keine Karten gespielt</translation>
    </message>
    <message>
        <source>no treasure is shown here</source>
        <translation>hier wird kein Schatz aufgedeckt</translation>
    </message>
    <message>
        <source>a player who has dropped out has taken back all tokens shown</source>
        <translation>ein ausgestiegener Spieler hat seine Plättchen zurückgenommen</translation>
    </message>
    <message>
        <source>no cards are chosen in secret here</source>
        <translation>hier werden keine Karten geheim gewählt</translation>
    </message>
    <message>
        <source>cards lie open only in Recovery</source>
        <translation>Karten liegen nur bei der Erholung offen</translation>
    </message>
    <message>
        <source>nothing is paid here</source>
        <translation>hier wird nichts bezahlt</translation>
    </message>
    <message>
        <source>the player to move has laid out %1</source>
        <extracomment>%1 a number of cards or tokens</extracomment>
        <translation>der Spieler am Zug hat %1 vor sich liegen</translation>
    </message>
    <message>
        <source>after a risk this turn, a card from it must be in the row</source>
        <translation>nach einem Risiko in diesem Zug muss eine Karte daraus in der Reihe liegen</translation>
    </message>
    <message>
        <source>this turn is over: the total is reached</source>
        <translation>dieser Zug ist vorbei: die Summe ist erreicht</translation>
    </message>
    <message>
        <source>%1 scratches make a wound</source>
        <extracomment>%1 a number of scratches</extracomment>
        <translation>%1 Kratzer ergeben eine Wunde</translation>
    </message>
    <message>
        <source>no more than %1 can have been noted by now</source>
        <extracomment>%1 a number of points</extracomment>
        <translation>mehr als %1 können bis jetzt nicht notiert sein</translation>
    </message>
    <message>
        <source>Recovery has %1 rounds, counted from 0</source>
        <extracomment>%1 a number of rounds</extracomment>
        <translation>die Erholung hat %1 Runden, gezählt ab 0</translation>
    </message>
    <message>
        <source>rounds are counted only in Recovery</source>
        <translation>Runden zählen nur bei der Erholung</translation>
    </message>
    <message>
        <source>that many tokens can’t be given at once</source>
        <translation>so viele Plättchen kann man nicht auf einmal abgeben</translation>
    </message>
    <message>
        <source>this must be “fame1” if no token was given</source>
        <translation>es muss „fame1“ sein, wenn keines gegeben wurde</translation>
    </message>
    <message>
        <source>only tokens that show fame can be given</source>
        <translation>nur Plättchen, die Ruhm zeigen, kann man abgeben</translation>
    </message>
    <message>
        <source>the player to move can’t give the rest</source>
        <translation>der Spieler am Zug kann den Rest nicht abgeben</translation>
    </message>
    <message>
        <source>the box has %2 of %1</source>
        <extracomment>%1 a card, as it is written in the file, %2 a number</extracomment>
        <translation>in der Schachtel ist %1 %2-mal</translation>
    </message>
    <message>
        <source>this must be nobody if the game is over, and a player otherwise</source>
        <translation>es muss genau dann nobody sein, wenn das Spiel zu Ende ist</translation>
    </message>
    <message>
        <source>this must be a player</source>
        <translation>das muss ein Spieler sein</translation>
    </message>
    <message>
        <source>this step is idle in the basic game</source>
        <translation>im Grundspiel geschieht hier nichts</translation>
    </message>
    <message>
        <source>this phase does not belong to this step</source>
        <translation>das gehört nicht zu dieser Episode</translation>
    </message>
    <message>
        <source>the player to move would have no decision</source>
        <translation>der Spieler am Zug hätte nichts zu entscheiden</translation>
    </message>
    <message>
        <source>the player to move does not have Blessing</source>
        <translation>der Spieler am Zug hat „Segnung“ nicht auf der Hand</translation>
    </message>
    <message>
        <source>the price has not been paid yet</source>
        <translation>der Preis ist noch nicht bezahlt</translation>
    </message>
    <message>
        <source>there is nothing to bless</source>
        <translation>es gibt nichts zu segnen</translation>
    </message>
    <message>
        <source>there is nothing to heal</source>
        <translation>es gibt nichts zu heilen</translation>
    </message>
    <message>
        <source>the player to move has not taken the icon that offers a choice</source>
        <translation>der Spieler am Zug hat die Errungenschaft, die eine Wahl lässt, nicht genommen</translation>
    </message>
    <message>
        <source>there is no wound to heal</source>
        <translation>es gibt keine Wunde zu heilen</translation>
    </message>
    <message>
        <source>icons are taken in number order</source>
        <translation>Errungenschaften nimmt man in der Reihenfolge der Nummern</translation>
    </message>
    <message>
        <source>this payment can’t be completed</source>
        <translation>diese Zahlung lässt sich nicht zu Ende bringen</translation>
    </message>
    <message>
        <source>no card lies open</source>
        <translation>keine Karte liegt offen</translation>
    </message>
    <message>
        <source>the player to move does not have Resolve</source>
        <translation>der Spieler am Zug hat „Entschlossenheit“ nicht auf der Hand</translation>
    </message>
</context>
<context>
    <name>legend</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>How far the game is: %1 the number of a step, %2 of the last one</extracomment>
        <translation>Episode %1 von %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>%1 the number of a step, %2 its name</extracomment>
        <translation>Episode %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>episode</comment>
        <extracomment>Below the name of an episode: %1 its kind, %2 the symbols it asks for</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Treasure needed</source>
        <translation>Geforderte Schätze</translation>
    </message>
    <message>
        <source>Total needed</source>
        <translation>Geforderte Summe</translation>
    </message>
    <message>
        <source>These match</source>
        <extracomment>In front of symbols: cards with them are kept</extracomment>
        <translation>Es passen</translation>
    </message>
    <message>
        <source>The most treasure wins the prize.</source>
        <extracomment>In front of an auction&apos;s prize</extracomment>
        <translation>Der höchste Schatzwert gewinnt die Errungenschaft.</translation>
    </message>
    <message>
        <source>The most treasure takes an icon first.</source>
        <translation>Wer den höchsten Schatzwert hat, wählt zuerst eine Errungenschaft.</translation>
    </message>
    <message>
        <source>These count</source>
        <extracomment>In front of symbols: each of them counts one</extracomment>
        <translation>Es zählen</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <comment>icon</comment>
        <extracomment>An icon for a screen reader: %1 what it gives</extracomment>
        <translation>%1, nicht verfügbar</translation>
    </message>
    <message>
        <source>%1, taken by %2</source>
        <comment>icon</comment>
        <extracomment>An icon for a screen reader: %1 what it gives, %2 a seat</extracomment>
        <translation>%1, genommen von %2</translation>
    </message>
    <message>
        <source>Scratches</source>
        <extracomment>Caption of the small bad things of a seat</extracomment>
        <translation>Kratzer</translation>
    </message>
    <message>
        <source>Wounds</source>
        <comment>caption</comment>
        <extracomment>Caption of the large bad things of a seat</extracomment>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Piles</source>
        <extracomment>Title of a list of piles</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Special cards left</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Übrige Sonderkarten</translation>
    </message>
    <message>
        <source>Alliances left</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Übrige Bündnisse</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Title of the cards of who looks</extracomment>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Your tokens</source>
        <extracomment>Title of the tokens of who looks</extracomment>
        <translation>Deine Plättchen</translation>
    </message>
    <message>
        <source>Your choice so far</source>
        <extracomment>In the row of who chooses cards in secret</extracomment>
        <translation>Deine Wahl bisher</translation>
    </message>
    <message>
        <source>Revealed when all have chosen</source>
        <extracomment>In the row of another seat that chooses cards in secret</extracomment>
        <translation>Wird aufgedeckt, sobald alle gewählt haben</translation>
    </message>
    <message>
        <source>Odds of a risk</source>
        <extracomment>Title of a list of chances</extracomment>
        <translation>Aussichten beim Risiko</translation>
    </message>
    <message>
        <source>Open cards</source>
        <extracomment>Title of the open cards of Recovery</extracomment>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Given so far</source>
        <extracomment>Title of the cards of a payment</extracomment>
        <translation>Bisher abgegeben</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <extracomment>Title of a hand that is not open: %1 a seat</extracomment>
        <translation>Hand von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>hand</comment>
        <extracomment>%n cards in a hand</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es)</source>
        <extracomment>%1 &quot;7 cards&quot;, %n of them count here</extracomment>
        <translation>
            <numerusform>%1, davon %n passend</numerusform>
            <numerusform>%1, davon %n passend</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>In the row of the seat to move</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>plays next</source>
        <extracomment>In the row of a seat</extracomment>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>first player</source>
        <comment>row</comment>
        <extracomment>In the row of a seat</extracomment>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>In the row of a seat that dropped out</extracomment>
        <translation>ausgestiegen</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>In the row of a seat whose turn is yet to come</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>has decided</source>
        <extracomment>In the row of a seat that has had its turn</extracomment>
        <translation>hat entschieden</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>In the row of a seat whose choice is secret</extracomment>
        <translation>geheim</translation>
    </message>
    <message>
        <source>Dropped out: %1</source>
        <extracomment>In the row of a seat: %1 &quot;2nd place&quot;</extracomment>
        <translation>Ausgestiegen: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>total</comment>
        <extracomment>In the panel of a seat: %1 its total, %2 the total it needs</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>with it %1</source>
        <extracomment>Beside a card that is pointed at: %1 the total with it</extracomment>
        <translation>damit %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>odds</comment>
        <extracomment>Head of a column of chances: %n cards are turned</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 runs a risk: no card matches.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 geht ein Risiko ein: Keine Karte passt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs a risk: %n card(s) match.</source>
        <extracomment>%1 a seat, %n cards</extracomment>
        <translation>
            <numerusform>%1 geht ein Risiko ein: %n Karte passt.</numerusform>
            <numerusform>%1 geht ein Risiko ein: %n Karten passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone has chosen; the choices are revealed.</source>
        <translation>Alle haben gewählt; es wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>Label of a button: declines what is offered</extracomment>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Label of a button: ends the secret choice</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Undo the risk</source>
        <extracomment>Label of a button: plays Beowulf&apos;s Resolve</extracomment>
        <translation>Risiko ungeschehen machen</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <extracomment>Label of a button: plays Queen Wealhtheow&apos;s Inspiration</extracomment>
        <translation>Zurückweisen</translation>
    </message>
    <message>
        <source>Drop out: %1</source>
        <extracomment>Label of a button: %1 &quot;2nd place&quot;</extracomment>
        <translation>Aussteigen: %1</translation>
    </message>
    <message>
        <source>Heal %1</source>
        <extracomment>Label of a button: %1 &quot;one wound&quot; or the like</extracomment>
        <translation>%1 heilen</translation>
    </message>
    <message>
        <source>Take %1 fame</source>
        <extracomment>Label of a button: %1 the value of a token</extracomment>
        <translation>Ruhm %1 nehmen</translation>
    </message>
    <message>
        <source>Let it fail</source>
        <extracomment>Label of a button: the failed risk is not undone</extracomment>
        <translation>Scheitern lassen</translation>
    </message>
    <message>
        <source>Take it</source>
        <extracomment>Label of a button: the scratch or wound is taken</extracomment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Take nothing back</source>
        <extracomment>Label of a button: King Hrothgar&apos;s Blessing is not used</extracomment>
        <translation>Nichts zurücknehmen</translation>
    </message>
    <message>
        <source>%1, cards %2, scratches %3, wounds %4</source>
        <extracomment>For a screen reader: %1 a seat, %2 cards, %3 scratches, %4 wounds</extracomment>
        <translation>%1, Karten %2, Kratzer %3, Wunden %4</translation>
    </message>
    <message>
        <source>Tokens: %1.</source>
        <extracomment>%1 a list of tokens</extracomment>
        <translation>Plättchen: %1.</translation>
    </message>
    <message>
        <source>Cards: %1.</source>
        <extracomment>%1 a list of cards, those that are not known among them</extracomment>
        <translation>Karten: %1.</translation>
    </message>
    <message>
        <source>%1, total %2</source>
        <extracomment>For a screen reader: %1 a seat, %2 its total in this episode</extracomment>
        <translation>%1, Summe %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>Twins in a hand: %1 a card, %2 how many</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Draw pile %1, discards %2</source>
        <comment>spot</comment>
        <extracomment>For a screen reader: %1 cards in the draw pile, %2 discards</extracomment>
        <translation>Nachziehstapel %1, Ablagestapel %2</translation>
    </message>
    <message>
        <source>Cards are turned up and drawn from here. When it runs out, the discards become the new deck.</source>
        <translation>Von hier werden Karten aufgedeckt und gezogen. Ist die letzte genommen, wird der Ablagestapel zum Nachziehstapel.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>pile spot</comment>
        <extracomment>For a screen reader: %1 the caption of a pile, %2 how much lies there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cards that were played, paid, or turned up lie here until the draw pile runs out.</source>
        <translation>Hier liegen gespielte, abgegebene und aufgedeckte Karten, bis der Nachziehstapel aufgebraucht ist.</translation>
    </message>
    <message>
        <source>%1 takes the icon with %2.</source>
        <extracomment>%1 a player, %2 what an icon gives, as &quot;a wound and two cards&quot;</extracomment>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <extracomment>%1 the number of a step, %2 its name</extracomment>
        <translation>Episode %1: %2.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>question</comment>
        <extracomment>%1 the number of a step, %2 its name, which ends with a question mark</extracomment>
        <translation>Episode %1: %2</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 hat zu Beginn %2 auf der Hand.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <comment>card</comment>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 zieht %2.</translation>
    </message>
    <message>
        <source>The saga is told.</source>
        <translation>Die Saga ist erzählt.</translation>
    </message>
    <message>
        <source>%1 declines.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 verzichtet.</translation>
    </message>
    <message>
        <source>%1 runs a risk.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 geht ein Risiko ein.</translation>
    </message>
    <message>
        <source>%1 takes a scratch.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 erhält einen Kratzer.</translation>
    </message>
    <message>
        <source>%1 takes the double wound.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 erhält die Doppelwunde.</translation>
    </message>
    <message>
        <source>%1 takes a wound.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 erhält eine Wunde.</translation>
    </message>
    <message>
        <source>%1 heals %2.</source>
        <extracomment>%1 a player, %2 what is healed</extracomment>
        <translation>%1 heilt %2.</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <comment>card</comment>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 gibt %2 ab.</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <comment>token</comment>
        <extracomment>%1 a player, %2 a token</extracomment>
        <translation>%1 gibt %2 ab.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>token</comment>
        <extracomment>%1 a player, %2 a token</extracomment>
        <translation>%1 erhält %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <comment>token</comment>
        <extracomment>%1 a player, %2 a round token</extracomment>
        <translation>%1 zieht %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>card</comment>
        <extracomment>%1 a player, %2 a special card</extracomment>
        <translation>%1 erhält %2.</translation>
    </message>
    <message>
        <source>%1 picks %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n open card(s) are left over and discarded.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>%n offene Karte bleibt übrig und wird abgelegt.</numerusform>
            <numerusform>%n offene Karten bleiben übrig und werden abgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 hat gewählt.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>card</comment>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 deckt %2 auf.</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <extracomment>%1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 legt %n Karte ab.</numerusform>
            <numerusform>%1 legt %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the prize and pays %2 treasure.</source>
        <extracomment>%1 a player, %2 treasure</extracomment>
        <translation>%1 gewinnt die Errungenschaft und zahlt Schätze im Wert von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n alliance(s)</source>
        <extracomment>What an icon gives: %n round tokens, drawn unseen</extracomment>
        <translation>
            <numerusform>%n Bündnis</numerusform>
            <numerusform>%n Bündnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>What an icon gives</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a wound and %n card(s)</source>
        <extracomment>What an icon gives: a wound, and %n cards for it</extracomment>
        <translation>
            <numerusform>eine Wunde und %n Karte</numerusform>
            <numerusform>eine Wunde und %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fame or a healed wound</source>
        <extracomment>What an icon of Death of Beowulf gives: %1 a value of fame</extracomment>
        <translation>Ruhm %1 oder die Heilung einer Wunde</translation>
    </message>
    <message>
        <source>healing of all scratches</source>
        <extracomment>What an option of Selection gives</extracomment>
        <translation>Heilung aller Kratzer</translation>
    </message>
    <message>
        <source>a scratch</source>
        <extracomment>The small bad thing: three of them become a wound</extracomment>
        <translation>Kratzer</translation>
    </message>
    <message>
        <source>a wound</source>
        <extracomment>The large bad thing</extracomment>
        <translation>eine Wunde</translation>
    </message>
    <message>
        <source>the double wound</source>
        <extracomment>The tile with two wounds
----------
What is healed</extracomment>
        <translation>die Doppelwunde</translation>
    </message>
    <message>
        <source>a misfortune</source>
        <extracomment>The token that costs two points</extracomment>
        <translation>Misserfolg</translation>
    </message>
    <message>
        <source>Trav|el|ing Friend|ship Fight|ing Hrunt|ing Bless|ing In|spi|ra|tion</source>
        <extracomment>The long words among the titles of cards and episodes (Friendship, Blessing ...) in your language, between spaces, with | at each place where a narrow card or column may break them</extracomment>
        <translation>Freund|schaft Län|de|rei|en Hrun|ting Rie|sen|schwert Seg|nung Ein|ge|bung Wa|ge|mut Ent|schlos|sen|heit Beo|wulf Jagd|vor|übun|gen Vor|be|rei|tun|gen Wie|der|her|stel|lung Wie|der|ge|win|nung Freund|schaf|ten</translation>
    </message>
    <message>
        <source>Blessing</source>
        <extracomment>King Hrothgar&apos;s Blessing, short</extracomment>
        <translation>Segnung</translation>
    </message>
    <message>
        <source>Inspiration</source>
        <extracomment>Queen Wealhtheow&apos;s Inspiration, short</extracomment>
        <translation>Eingebung</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>Beowulf&apos;s Daring, short</extracomment>
        <translation>Wagemut</translation>
    </message>
    <message>
        <source>Resolve</source>
        <extracomment>Beowulf&apos;s Resolve, short</extracomment>
        <translation>Entschlossenheit</translation>
    </message>
    <message>
        <source>Rest</source>
        <comment>card</comment>
        <extracomment>The Warrior&apos;s Rest, short</extracomment>
        <translation>Rast</translation>
    </message>
    <message>
        <source>Fame</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Treasure</source>
        <comment>icon</comment>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Alliance</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Bündnis</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Scratch</source>
        <extracomment>Below the picture of an icon: the small bad thing</extracomment>
        <translation>Kratzer</translation>
    </message>
    <message>
        <source>Wound</source>
        <extracomment>Below the picture of an icon: the large bad thing</extracomment>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Double wound</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Doppelwunde</translation>
    </message>
    <message>
        <source>Misfortune</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Misserfolg</translation>
    </message>
    <message>
        <source>Fame or healing</source>
        <extracomment>Below the picture of an icon: fame, or a wound is healed</extracomment>
        <translation>Ruhm oder Heilung</translation>
    </message>
    <message>
        <source>Healing</source>
        <extracomment>Below the picture of an option</extracomment>
        <translation>Heilung</translation>
    </message>
    <message>
        <source>one wound</source>
        <extracomment>What is healed</extracomment>
        <translation>eine Wunde</translation>
    </message>
    <message>
        <source>all scratches</source>
        <extracomment>What is healed</extracomment>
        <translation>alle Kratzer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and rule</comment>
        <extracomment>%1 the name of a thing, %2 sentences of its rule</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sail to Denmark</source>
        <translation>Fahrt nach Dänemark</translation>
    </message>
    <message>
        <source>Final Preparations</source>
        <translation>Letzte Vorbereitungen</translation>
    </message>
    <message>
        <source>Great Rewards</source>
        <translation>Große Belohnungen</translation>
    </message>
    <message>
        <source>Rest at Heorot</source>
        <translation>Rast in Heorot</translation>
    </message>
    <message>
        <source>Celebration</source>
        <translation>Die Feier</translation>
    </message>
    <message>
        <source>Sea Hag Attacks</source>
        <translation>Angriff der Seehexe</translation>
    </message>
    <message>
        <source>Hunt Practice</source>
        <translation>Jagdvorübungen</translation>
    </message>
    <message>
        <source>Hunt for the Sea Hag</source>
        <translation>Jagd nach der Seehexe</translation>
    </message>
    <message>
        <source>Into the Mere</source>
        <translation>Hinab in den Moorsee</translation>
    </message>
    <message>
        <source>Sea Hag Battle</source>
        <translation>Kampf mit der Seehexe</translation>
    </message>
    <message>
        <source>Rest before the Voyage</source>
        <translation>Rast vor der Heimfahrt</translation>
    </message>
    <message>
        <source>Sail to Geatland</source>
        <translation>Fahrt nach Gautland</translation>
    </message>
    <message>
        <source>King Hygelac</source>
        <translation>König Hygelac</translation>
    </message>
    <message>
        <source>Present Gifts</source>
        <translation>Darbietung der Geschenke</translation>
    </message>
    <message>
        <source>Gathering Strength</source>
        <translation>Kräfte sammeln</translation>
    </message>
    <message>
        <source>Raiding Party</source>
        <translation>Zum Raubzug</translation>
    </message>
    <message>
        <source>Raid on Friesland</source>
        <translation>Plünderfahrt nach Friesland</translation>
    </message>
    <message>
        <source>Swedish Treachery</source>
        <translation>Der Verrat der Schweden</translation>
    </message>
    <message>
        <source>Time of Mourning</source>
        <translation>Zeit der Trauer</translation>
    </message>
    <message>
        <source>Beowulf Becomes King</source>
        <translation>Beowulf wird König</translation>
    </message>
    <message>
        <source>Strong Alliances</source>
        <translation>Mächtige Bündnisse</translation>
    </message>
    <message>
        <source>Rise of Geatland</source>
        <translation>Der Aufstieg Gautlands</translation>
    </message>
    <message>
        <source>Peace Returns</source>
        <translation>Wiederherstellung des Friedens</translation>
    </message>
    <message>
        <source>Many Friendships</source>
        <translation>Viele Freundschaften</translation>
    </message>
    <message>
        <source>Years of Plenty</source>
        <translation>Jahre der Fülle</translation>
    </message>
    <message>
        <source>The Golden Cup</source>
        <translation>Der goldene Kelch</translation>
    </message>
    <message>
        <source>Smoke on the Horizon</source>
        <translation>Rauch am Horizont</translation>
    </message>
    <message>
        <source>All-Iron Shield</source>
        <translation>Der eiserne Schild</translation>
    </message>
    <message>
        <source>All-Iron Shield</source>
        <comment>a card</comment>
        <translation>Eiserner Schild</translation>
    </message>
    <message>
        <source>Break Ranks?</source>
        <translation>Die Flucht ergreifen?</translation>
    </message>
    <message>
        <source>Dragon Battle</source>
        <translation>Der Kampf mit dem Drachen</translation>
    </message>
    <message>
        <source>Recover Treasures</source>
        <translation>Wiedergewinnung der Schätze</translation>
    </message>
    <message>
        <source>Death of Beowulf</source>
        <translation>Beowulfs Tod</translation>
    </message>
    <message>
        <source>traveling</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>double traveling</source>
        <translation>Reise (2 Symbole)</translation>
    </message>
    <message>
        <source>friendship</source>
        <translation>Freundschaft</translation>
    </message>
    <message>
        <source>double friendship</source>
        <translation>Freundschaft (2 Symbole)</translation>
    </message>
    <message>
        <source>wit</source>
        <translation>List</translation>
    </message>
    <message>
        <source>double wit</source>
        <translation>List (2 Symbole)</translation>
    </message>
    <message>
        <source>courage</source>
        <translation>Mut</translation>
    </message>
    <message>
        <source>double courage</source>
        <translation>Mut (2 Symbole)</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>double fighting</source>
        <translation>Kampf (2 Symbole)</translation>
    </message>
    <message>
        <source>Beowulf</source>
        <translation>Beowulf</translation>
    </message>
    <message>
        <source>Hides of Land</source>
        <translation>Ländereien</translation>
    </message>
    <message>
        <source>Hrunting</source>
        <translation>Hrunting</translation>
    </message>
    <message>
        <source>Golden Torque</source>
        <translation>Goldener Halsreif</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>unbekannte Karte</translation>
    </message>
    <message>
        <source>Traveling</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Friendship</source>
        <translation>Freundschaft</translation>
    </message>
    <message>
        <source>Wit</source>
        <translation>List</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Mut</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Opportunity</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Gelegenheit</translation>
    </message>
    <message>
        <source>Risk</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>Selection</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Recovery</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Major, all at once</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Hauptepisode, gleichzeitig</translation>
    </message>
    <message>
        <source>Major, in turn</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Hauptepisode, reihum</translation>
    </message>
    <message>
        <source>Treasure auction</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Schatzepisode, reihum</translation>
    </message>
    <message>
        <source>Treasure</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Schatzepisode</translation>
    </message>
    <message>
        <source>Last major</source>
        <extracomment>A kind of episode: Death of Beowulf</extracomment>
        <translation>Letzte Hauptepisode</translation>
    </message>
    <message>
        <source>all symbols</source>
        <extracomment>What Death of Beowulf asks for</extracomment>
        <translation>alle Symbole</translation>
    </message>
    <message>
        <source>a token</source>
        <extracomment>A token that lies face down</extracomment>
        <translation>ein Plättchen</translation>
    </message>
    <message>
        <source>an alliance token</source>
        <extracomment>A token that lies face down</extracomment>
        <translation>ein Bündnisplättchen</translation>
    </message>
    <message>
        <source>misfortune</source>
        <extracomment>The token that costs two points</extracomment>
        <translation>Misserfolg</translation>
    </message>
    <message>
        <source>alliance (%1 fame)</source>
        <extracomment>A round token: %1 its fame</extracomment>
        <translation>Bündnis (Ruhm %1)</translation>
    </message>
    <message>
        <source>%1 fame</source>
        <extracomment>A token: %1 its value</extracomment>
        <translation>Ruhm %1</translation>
    </message>
    <message>
        <source>alliance (%1 treasure)</source>
        <extracomment>A round token: %1 its treasure</extracomment>
        <translation>Bündnis (Schatz %1)</translation>
    </message>
    <message>
        <source>%1 treasure</source>
        <extracomment>A token: %1 its value</extracomment>
        <translation>Schatz %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>chance</comment>
        <extracomment>A chance: %1 a number of hundredths</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 must give the rest of the price for %2.</source>
        <extracomment>A prompt when a part of the price was given: %1 a seat, %2 what is gained</extracomment>
        <translation>%1 gibt den Rest ab und erhält %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may give %n card(s) for %2.</source>
        <extracomment>A prompt: %1 a seat, %n cards, %2 what is gained</extracomment>
        <translation>
            <numerusform>%1 darf %n Karte gegen %2 tauschen.</numerusform>
            <numerusform>%1 darf %n Karten gegen %2 tauschen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may give cards for %2.</source>
        <extracomment>A prompt: %1 a seat, %2 what is gained</extracomment>
        <translation>%1 darf Karten gegen %2 tauschen.</translation>
    </message>
    <message>
        <source>%1 may run a risk for %2 or %3.</source>
        <extracomment>A prompt: %1 a seat, %2 and %3 symbols, one of which has to match</extracomment>
        <translation>%1 darf ein Risiko eingehen; passend: %2 oder %3.</translation>
    </message>
    <message>
        <source>%1 must give one more fame token.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat</extracomment>
        <translation>%1 gibt noch ein Ruhmesplättchen ab.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may give %n fame token(s) to be healed.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat, %n fame tokens</extracomment>
        <translation>
            <numerusform>%1 darf für eine Heilung %n Ruhmesplättchen abgeben.</numerusform>
            <numerusform>%1 darf für eine Heilung %n Ruhmesplättchen abgeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must choose what to heal.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 wählt, was geheilt wird.</translation>
    </message>
    <message>
        <source>%1 may take one of the five options, or decline.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 nimmt eine der fünf Möglichkeiten oder verzichtet.</translation>
    </message>
    <message>
        <source>%1 may take the fame or heal a wound.</source>
        <extracomment>A prompt at Death of Beowulf: %1 a seat</extracomment>
        <translation>%1 nimmt den Ruhm oder heilt eine Wunde.</translation>
    </message>
    <message>
        <source>First decide whether to run the risk.</source>
        <translation>Entscheide zuerst, ob du das Risiko eingehst.</translation>
    </message>
    <message>
        <source>First decide on the exchange.</source>
        <translation>Entscheide zuerst über den Tausch.</translation>
    </message>
    <message>
        <source>First decide whether to give fame tokens.</source>
        <translation>Entscheide zuerst, ob du Ruhmesplättchen abgibst.</translation>
    </message>
    <message>
        <source>First take one of the options, or decline.</source>
        <translation>Wähle zuerst eine Möglichkeit oder verzichte.</translation>
    </message>
    <message>
        <source>First take one of the open cards, or decline.</source>
        <translation>Nimm zuerst eine offene Karte oder verzichte.</translation>
    </message>
    <message>
        <source>First play a card, run a risk, or drop out.</source>
        <translation>Spiele zuerst eine Karte, gehe ein Risiko ein oder steige aus.</translation>
    </message>
    <message>
        <source>First decide on the failed risk.</source>
        <translation>Entscheide zuerst über das fehlgeschlagene Risiko.</translation>
    </message>
    <message>
        <source>First take an icon.</source>
        <translation>Wähle zuerst eine Errungenschaft.</translation>
    </message>
    <message>
        <source>First take the fame or heal a wound.</source>
        <translation>Nimm zuerst den Ruhm oder heile eine Wunde.</translation>
    </message>
    <message>
        <source>First show a treasure token, or drop out.</source>
        <translation>Decke zuerst ein Schatzplättchen auf oder steige aus.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation>Dieses Spiel kennt keine solche Aktion.</translation>
    </message>
    <message>
        <source>No card is left to turn up.</source>
        <translation>Es gibt keine Karte mehr zum Aufdecken.</translation>
    </message>
    <message>
        <source>Players report this; we could not read the print.</source>
        <translation>So berichten es Spieler; im Original konnten wir es nicht lesen.</translation>
    </message>
    <message>
        <source>This follows from the rulebook; we could not read the print.</source>
        <translation>Das folgt aus der Spielregel; im Original konnten wir es nicht lesen.</translation>
    </message>
    <message>
        <source>This is our reconstruction; we could not read the print.</source>
        <translation>Das haben wir rekonstruiert; im Original konnten wir es nicht lesen.</translation>
    </message>
    <message numerus="yes">
        <source>The next risk turns up %n card(s).</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Beim nächsten Risiko deckst du %n Karte auf.</numerusform>
            <numerusform>Beim nächsten Risiko deckst du %n Karten auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows %n symbol(s): %1.</source>
        <extracomment>%n symbols on a card, %1 which</extracomment>
        <translation>
            <numerusform>Zeigt %n Symbol: %1.</numerusform>
            <numerusform>Zeigt %n Symbole: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fame counts as points at the end.</source>
        <translation>Ruhm zählt am Ende als Punkte.</translation>
    </message>
    <message>
        <source>Treasure is spent in auctions and is worth nothing at the end.</source>
        <translation>Schätze werden in Schatzepisoden ausgegeben und sind am Ende nichts wert.</translation>
    </message>
    <message>
        <source>Treasure counts as points at the end.</source>
        <translation>Schätze zählen am Ende als Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>A scratch is minor, but %n scratch(es) turn into a wound, and you draw no cards for it.</source>
        <extracomment>%n scratches</extracomment>
        <translation>
            <numerusform>Ein Kratzer ist ein kleines Plättchen. %n Kratzer wird zu einer Wunde, für die man keine Karten zieht.</numerusform>
            <numerusform>Ein Kratzer ist ein kleines Plättchen. %n Kratzer werden zu einer Wunde, für die man keine Karten zieht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a fame token of exactly this value.</source>
        <translation>Nimm ein Ruhmesplättchen von genau diesem Wert.</translation>
    </message>
    <message>
        <source>Take a treasure token of exactly this value.</source>
        <translation>Nimm ein Schatzplättchen von genau diesem Wert.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n activity card(s).</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Ziehe %n Aktionskarte.</numerusform>
            <numerusform>Ziehe %n Aktionskarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 You draw %n card(s) with this icon.</source>
        <extracomment>%1 the rule of wounds, %n cards</extracomment>
        <translation>
            <numerusform>%1 Mit dieser Errungenschaft zieht man %n Karte.</numerusform>
            <numerusform>%1 Mit dieser Errungenschaft zieht man %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two wounds on one tile; you draw no cards for it.</source>
        <translation>Zwei Wunden auf einem Plättchen; dafür zieht man keine Karten.</translation>
    </message>
    <message>
        <source>Take %1 fame, or give back one large tile with its wounds.</source>
        <extracomment>%1 a value of fame</extracomment>
        <translation>Nimm Ruhm %1 oder gib ein großes Wundenplättchen ab.</translation>
    </message>
    <message>
        <source>All players show their treasure and give it up; whoever has the most takes an icon first.</source>
        <translation>Alle Schätze werden aufgedeckt und abgegeben; wer den höchsten Gesamtwert hat, wählt zuerst eine Errungenschaft.</translation>
    </message>
    <message>
        <source>All players show their hands. Whoever has the most symbols takes an icon first; then the points are counted.</source>
        <translation>Alle Hände werden aufgedeckt. Wer die meisten Symbole hat, wählt zuerst eine Errungenschaft; dann werden die Punkte gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>Give %n fame token(s) of any value to give back one large tile with its wounds, or all scratches.</source>
        <extracomment>%n fame tokens are given</extracomment>
        <translation>
            <numerusform>Gib %n Ruhmesplättchen ab, um ein großes Wundenplättchen oder alle Kratzer loszuwerden.</numerusform>
            <numerusform>Gib %n Ruhmesplättchen ab, um ein großes Wundenplättchen oder alle Kratzer loszuwerden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) for %1.</source>
        <extracomment>%n cards of any kind, %1 what is gained</extracomment>
        <translation>
            <numerusform>Tausche %n Karte gegen %1.</numerusform>
            <numerusform>Tausche %n Karten gegen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 × %1</source>
        <comment>symbols</comment>
        <extracomment>%1 a symbol, %2 how many of it</extracomment>
        <translation>%2 × %1</translation>
    </message>
    <message>
        <source>Give %1 for %2.</source>
        <comment>symbols</comment>
        <extracomment>%1 a list of symbols, %2 what is gained</extracomment>
        <translation>Tausche %1 gegen %2.</translation>
    </message>
    <message>
        <source>These symbols count: %1; so does Beowulf.</source>
        <extracomment>%1 one or two symbols</extracomment>
        <translation>Es zählen Beowulf und: %1.</translation>
    </message>
    <message>
        <source>The prize: %1.</source>
        <extracomment>%1 what is won</extracomment>
        <translation>Die Errungenschaft: %1.</translation>
    </message>
    <message>
        <source>The icons: %1.</source>
        <extracomment>%1 a list of what icons give, clockwise</extracomment>
        <translation>Die Errungenschaften: %1.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>count</comment>
        <extracomment>Several of a thing in a list: %1 how many, %2 what</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3 (%4)</source>
        <extracomment>Head of the table in text: %1 the number of the step, %2 of the last one, %3 its name, %4 its kind</extracomment>
        <translation>Episode %1 von %2: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 (closed)</source>
        <extracomment>An icon in text that is closed: %1 what it gives</extracomment>
        <translation>%1 (nicht verfügbar)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>icon</comment>
        <extracomment>An icon in text that is taken: %1 what it gives, %2 a seat</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>step</comment>
        <extracomment>A coming step in text: %1 its name, %2 its kind</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Then:</source>
        <extracomment>In front of a list of steps</extracomment>
        <translation>Danach:</translation>
    </message>
    <message numerus="yes">
        <source>%n scratch(es)</source>
        <comment>seat</comment>
        <extracomment>%n scratches of a seat</extracomment>
        <translation>
            <numerusform>%n Kratzer</numerusform>
            <numerusform>%n Kratzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <comment>seat</comment>
        <extracomment>%n wounds of a seat, each on its own tile</extracomment>
        <translation>
            <numerusform>%n Wunde</numerusform>
            <numerusform>%n Wunden</numerusform>
        </translation>
    </message>
    <message>
        <source>first player</source>
        <extracomment>The seat that begins</extracomment>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>total %1</source>
        <extracomment>%1 the total of a seat in this episode</extracomment>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat</comment>
        <extracomment>A seat in text: %1 its name, %2 a list of what lies before it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open cards:</source>
        <extracomment>In front of a list of cards</extracomment>
        <translation>Offene Karten:</translation>
    </message>
    <message>
        <source>Given so far:</source>
        <extracomment>In front of a list of cards</extracomment>
        <translation>Bisher abgegeben:</translation>
    </message>
    <message>
        <source>Draw pile %1, discards %2</source>
        <extracomment>%1 cards in the draw pile, %2 in the discards</extracomment>
        <translation>Nachziehstapel %1, Ablagestapel %2</translation>
    </message>
    <message>
        <source>Played:</source>
        <extracomment>In front of a list of cards that lie open</extracomment>
        <translation>Gespielt:</translation>
    </message>
    <message>
        <source>Chosen:</source>
        <extracomment>In front of a list of cards</extracomment>
        <translation>Gewählt:</translation>
    </message>
    <message>
        <source>Hand:</source>
        <extracomment>In front of a list of cards</extracomment>
        <translation>Hand:</translation>
    </message>
    <message>
        <source>Tokens:</source>
        <extracomment>In front of a list of tokens</extracomment>
        <translation>Plättchen:</translation>
    </message>
    <message>
        <source>Beowulf: The Legend</source>
        <translation>Beowulf – Der sagenhafte Drachenkämpfer</translation>
    </message>
    <message>
        <source>Stand by Beowulf through %1 episodes, bid cards for fame and treasure, run risks, and bear your wounds.</source>
        <extracomment>What the game is about: %1 a number</extracomment>
        <translation>Stehe Beowulf in %1 Episoden bei, biete Karten für Ruhm und Schätze, gehe Risiken ein und trage deine Wunden.</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <extracomment>An option: treasure is spent in auctions</extracomment>
        <translation>Spiel für Fortgeschrittene</translation>
    </message>
    <message>
        <source>Hard variant</source>
        <extracomment>An option: many wounds leave no points</extracomment>
        <translation>Harte Variante</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>A value of an option</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>A value of an option</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>The gold episodes count: treasure is spent in five auctions and shown once more at Recover Treasures. It is worth nothing at the end.</source>
        <translation>Die goldenen Episoden zählen: Schätze werden in fünf Schatzepisoden ausgegeben und bei der Wiedergewinnung der Schätze noch einmal aufgedeckt. Am Ende sind sie nichts wert.</translation>
    </message>
    <message>
        <source>A player with three or more wounds after Death of Beowulf has fallen and ends with no points.</source>
        <translation>Wer nach Beowulfs Tod drei Wunden oder mehr hat, ist im Kampf gefallen und endet ohne Punkte.</translation>
    </message>
    <message>
        <source>Fame</source>
        <comment>points</comment>
        <extracomment>A source of points</extracomment>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Treasure</source>
        <comment>points</comment>
        <extracomment>A source of points</extracomment>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Alliances</source>
        <extracomment>A source of points</extracomment>
        <translation>Bündnisse</translation>
    </message>
    <message>
        <source>Misfortune</source>
        <comment>points</comment>
        <extracomment>A source of points below zero</extracomment>
        <translation>Misserfolg</translation>
    </message>
    <message>
        <source>No wounds</source>
        <extracomment>A source of points</extracomment>
        <translation>Keine Wunden</translation>
    </message>
    <message>
        <source>Wounds</source>
        <comment>points</comment>
        <extracomment>A source of points below zero</extracomment>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>decline</source>
        <extracomment>A choice: a minor episode, or a card of Recovery, is declined</extracomment>
        <translation>verzichten</translation>
    </message>
    <message>
        <source>fame</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;+5 points from fame&quot;</extracomment>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>treasure</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;+3 points from treasure&quot;</extracomment>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>misfortune</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;-2 points from misfortune&quot;</extracomment>
        <translation>Misserfolg</translation>
    </message>
    <message>
        <source>wounds and scratches</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;-4 points from wounds and scratches&quot;</extracomment>
        <translation>Wunden und Kratzer</translation>
    </message>
    <message>
        <source>turn order</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;+1 points from turn order&quot;</extracomment>
        <translation>Platz in der Sitzreihenfolge</translation>
    </message>
    <message>
        <source>drop out and take %1</source>
        <extracomment>A choice in a major or an auction: %1 &quot;2nd place&quot;</extracomment>
        <translation>aussteigen: %1</translation>
    </message>
    <message>
        <source>use no special card</source>
        <extracomment>A choice: no card with a text is used</extracomment>
        <translation>keine Sonderkarte spielen</translation>
    </message>
    <message numerus="yes">
        <source>run the risk: turn up %n card(s)</source>
        <extracomment>A choice: %n cards are turned</extracomment>
        <translation>
            <numerusform>das Risiko eingehen: %n Karte aufdecken</numerusform>
            <numerusform>das Risiko eingehen: %n Karten aufdecken</numerusform>
        </translation>
    </message>
    <message>
        <source>give %1</source>
        <comment>card</comment>
        <extracomment>A choice: %1 a card</extracomment>
        <translation>%1 abgeben</translation>
    </message>
    <message>
        <source>give %1</source>
        <comment>token</comment>
        <extracomment>A choice: %1 a token</extracomment>
        <translation>%1 abgeben</translation>
    </message>
    <message>
        <source>heal %1</source>
        <extracomment>A choice: %1 what is healed</extracomment>
        <translation>%1 heilen</translation>
    </message>
    <message>
        <source>take %1</source>
        <comment>icon</comment>
        <extracomment>A choice: %1 what an icon or an option gives</extracomment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>take %1</source>
        <comment>card</comment>
        <extracomment>A choice: %1 an open card</extracomment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>choose %1</source>
        <extracomment>A choice: %1 a card, in secret</extracomment>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>play %1</source>
        <extracomment>A choice: %1 a card</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>show %1</source>
        <extracomment>A choice: %1 a treasure token</extracomment>
        <translation>%1 aufdecken</translation>
    </message>
    <message>
        <source>The players take icons in the order of their places.</source>
        <translation>Die Errungenschaften nimmt man in der Reihenfolge der Plätze.</translation>
    </message>
    <message>
        <source>your choice</source>
        <extracomment>In the row of who looks</extracomment>
        <translation>deine Wahl</translation>
    </message>
    <message>
        <source>Daring (%1)</source>
        <extracomment>Head of a column of chances: with Beowulf&apos;s Daring; %1 cards are turned</extracomment>
        <translation>Wagemut (%1)</translation>
    </message>
    <message>
        <source>The players take icons in the order of their places; ties go clockwise from the first player.</source>
        <translation>Die Errungenschaften nimmt man in der Reihenfolge der Plätze; bei Gleichstand im Uhrzeigersinn ab dem Startspieler.</translation>
    </message>
    <message numerus="yes">
        <source>%n more symbol(s) of these</source>
        <extracomment>Below what was given of a price: %n symbols are missing</extracomment>
        <translation>
            <numerusform>noch %n dieser Symbole</numerusform>
            <numerusform>noch %n dieser Symbole</numerusform>
        </translation>
    </message>
    <message>
        <source>No card matches: a scratch</source>
        <extracomment>Beside its chance: a risk that fails</extracomment>
        <translation>Keine Karte passt: Kratzer</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) match</source>
        <comment>odds</comment>
        <extracomment>Beside its chance: %n of the cards that are turned match</extracomment>
        <translation>
            <numerusform>%n Karte passt</numerusform>
            <numerusform>%n Karten passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Symbols on average: %1 (a double counts two)</source>
        <extracomment>Below the chances of a risk, which count cards: %1 a number of symbols</extracomment>
        <translation>Symbole im Mittel: %1 (doppelte zählen zwei)</translation>
    </message>
    <message>
        <source>Risk: no match %1, enough %2</source>
        <extracomment>Chances of a risk in an in-turn major, in two short lines: %1 that no card matches, %2 that the total is reached</extracomment>
        <translation>Risiko: scheitert %1, genügt %2</translation>
    </message>
    <message>
        <source>The choices are revealed. Ties go clockwise from the first player.</source>
        <translation>Es wird aufgedeckt. Bei Gleichstand zählt die Reihenfolge im Uhrzeigersinn ab dem Startspieler.</translation>
    </message>
    <message>
        <source>Daring: match %1</source>
        <extracomment>Label of a button: %1 the chance that at least one card matches</extracomment>
        <translation>Wagemut: %1 Erfolg</translation>
    </message>
    <message>
        <source>Risk: match %1</source>
        <extracomment>Label of a button: %1 the chance that at least one card matches</extracomment>
        <translation>Risiko: %1 Erfolg</translation>
    </message>
    <message>
        <source>%1 can’t have %2: none is left.</source>
        <extracomment>A prompt: %1 a seat, %2 what is gained</extracomment>
        <translation>%1 kann „%2“ nicht erhalten: Der Vorrat ist erschöpft.</translation>
    </message>
    <message>
        <source>%1 can’t pay for %2. Missing: %3.</source>
        <extracomment>A prompt: %1 a seat, %2 what is gained, %3 a list of symbols, or &quot;2 cards&quot;</extracomment>
        <translation>%1 kann nicht gegen %2 tauschen; noch nötig: %3.</translation>
    </message>
    <message>
        <source>%1 has nothing to heal and can only decline.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat</extracomment>
        <translation>%1 hat nichts zu heilen und verzichtet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the %n fame token(s) for healing and can only decline.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat, %n fame tokens</extracomment>
        <translation>
            <numerusform>%1 fehlen Ruhmesplättchen für die Heilung (%n nötig): Es bleibt nur der Verzicht.</numerusform>
            <numerusform>%1 fehlen Ruhmesplättchen für die Heilung (%n nötig): Es bleibt nur der Verzicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>chance</comment>
        <extracomment>A chance in text: %1 so many matches, %2 how likely</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Lost by falling in combat</source>
        <extracomment>A source of points below zero: the hard variant takes all points of who has three wounds or more</extracomment>
        <translation>Im Kampf gefallen</translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s)</source>
        <extracomment>On the icon of a wound: so many cards are drawn for it</extracomment>
        <translation>
            <numerusform>+%n Karte</numerusform>
            <numerusform>+%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>pile</comment>
        <extracomment>A sentence: %1 the caption of a pile, %2 how much lies there</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), place %2</source>
        <extracomment>In the panel of a seat at the end: %1 points, which can be below 0 and choose the plural form, %2 its place</extracomment>
        <translation>
            <numerusform>%1 Punkt, Rang %2</numerusform>
            <numerusform>%1 Punkte, Rang %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, cards %2, scratches %3, wounds %4 and the double wound</source>
        <extracomment>For a screen reader: %1 a seat, %2 cards, %3 scratches, %4 tiles with one wound</extracomment>
        <translation>%1, Karten %2, Kratzer %3, Wunden %4 und die Doppelwunde</translation>
    </message>
    <message>
        <source>First give the rest of the price.</source>
        <translation>Gib zuerst den Rest ab.</translation>
    </message>
    <message numerus="yes">
        <source>A misfortune costs %1 point(s) at the end.</source>
        <extracomment>%1 points that a misfortune costs, which also choose the plural form</extracomment>
        <translation>
            <numerusform>Ein Misserfolg kostet am Ende %1 Punkt.</numerusform>
            <numerusform>Ein Misserfolg kostet am Ende %1 Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wound is serious. Having none is worth %n point(s) at the end; if you have %1 or more, each one costs %2.</source>
        <extracomment>%n points, %1 a number of wounds, %2 points</extracomment>
        <translation>
            <numerusform>Eine Wunde ist ein großes Plättchen. Ohne Wunden gibt es am Ende %n Punkt; ab %1 Wunden kostet jede %2.</numerusform>
            <numerusform>Eine Wunde ist ein großes Plättchen. Ohne Wunden gibt es am Ende %n Punkte; ab %1 Wunden kostet jede %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two wounds on one tile; you draw %n card(s) for it.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Zwei Wunden auf einem Plättchen; dafür zieht man %n Karte.</numerusform>
            <numerusform>Zwei Wunden auf einem Plättchen; dafür zieht man %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown:</source>
        <extracomment>In front of a list of treasure tokens that lie open in an auction</extracomment>
        <translation>Aufgedeckt:</translation>
    </message>
    <message>
        <source>%1 now has a total of %2.</source>
        <extracomment>%1 a player, %2 its total after a risk</extracomment>
        <translation>%1 kommt jetzt auf insgesamt %2.</translation>
    </message>
    <message>
        <source>A test of nerve: which cards are worth it, and when is it wiser to step back?</source>
        <translation>Eine Nervenprobe: Welche Karten sind es wert, und wann hält man sich besser zurück?</translation>
    </message>
    <message>
        <source>The Geats crown %1</source>
        <extracomment>The title of the result: %1 the names of one or several winners</extracomment>
        <translation>Die Gauten krönen %1</translation>
    </message>
    <message>
        <source>You can’t have %1: none is left.</source>
        <extracomment>A prompt to the reader: %1 what would be gained</extracomment>
        <translation>Du kannst „%1“ nicht erhalten: Der Vorrat ist erschöpft.</translation>
    </message>
    <message>
        <source>You can’t pay for %1. Missing: %2.</source>
        <extracomment>A prompt to the reader: %1 what would be gained, %2 a list of symbols, or &quot;2 cards&quot;</extracomment>
        <translation>Du kannst nicht gegen %1 tauschen; noch nötig: %2.</translation>
    </message>
    <message>
        <source>Give one more fame token.</source>
        <extracomment>A prompt to the reader at Break Ranks?</extracomment>
        <translation>Gib noch ein Ruhmesplättchen ab.</translation>
    </message>
    <message>
        <source>You have nothing to heal and can only decline.</source>
        <extracomment>A prompt to the reader at Break Ranks?</extracomment>
        <translation>Du hast nichts zu heilen und kannst nur verzichten.</translation>
    </message>
    <message numerus="yes">
        <source>You lack the %n fame token(s) for healing and can only decline.</source>
        <extracomment>A prompt to the reader at Break Ranks?: %n fame tokens</extracomment>
        <translation>
            <numerusform>Dir fehlen Ruhmesplättchen für die Heilung (%n nötig): Du kannst nur verzichten.</numerusform>
            <numerusform>Dir fehlen Ruhmesplättchen für die Heilung (%n nötig): Du kannst nur verzichten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>A part of the open box
----------
Above the tokens of a seat</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>only as your first step</source>
        <extracomment>On a button &quot;Risk&quot; that cannot be pressed any more: a risk comes before all cards of a turn, and only once</extracomment>
        <translation>nur als erster Schritt</translation>
    </message>
    <message>
        <source>no card is left</source>
        <extracomment>On a button &quot;Risk&quot; that cannot be pressed: the deck is used up</extracomment>
        <translation>keine Karte mehr da</translation>
    </message>
    <message>
        <source>finish choosing</source>
        <extracomment>A choice: no further card is chosen in secret</extracomment>
        <translation>die Wahl beenden</translation>
    </message>
    <message>
        <source>give back scratches with The Warrior’s Rest</source>
        <extracomment>A choice</extracomment>
        <translation>mit „Der Krieger Rast“ Kratzer zurückgeben</translation>
    </message>
    <message>
        <source>undo the failed risk with Beowulf’s Resolve</source>
        <extracomment>A choice</extracomment>
        <translation>das Risiko mit Beowulfs Entschlossenheit ungeschehen machen</translation>
    </message>
    <message>
        <source>refuse it with Queen Wealhtheow’s Inspiration</source>
        <extracomment>A choice</extracomment>
        <translation>mit Königin Wealhtheows Eingebung zurückweisen</translation>
    </message>
    <message numerus="yes">
        <source>run the risk with Beowulf’s Daring: turn up %n card(s)</source>
        <extracomment>A choice: %n cards are turned</extracomment>
        <translation>
            <numerusform>das Risiko mit Beowulfs Wagemut eingehen: %n Karte aufdecken</numerusform>
            <numerusform>das Risiko mit Beowulfs Wagemut eingehen: %n Karten aufdecken</numerusform>
        </translation>
    </message>
    <message>
        <source>take %1 back with King Hrothgar’s Blessing</source>
        <extracomment>A choice: %1 a card that comes back with King Hrothgar&apos;s Blessing</extracomment>
        <translation>%1 mit König Hrothgars Segnung zurücknehmen</translation>
    </message>
    <message>
        <source>Each player takes one, or declines.</source>
        <translation>Jeder nimmt eine Möglichkeit oder verzichtet.</translation>
    </message>
    <message>
        <source>Round %1: each player takes one open card.</source>
        <extracomment>At Recovery: %1 its number</extracomment>
        <translation>Runde %1: Jeder nimmt eine offene Karte.</translation>
    </message>
    <message>
        <source>Special cards that no one has won yet. Some icons give one.</source>
        <translation>Sonderkarten, die noch niemand gewonnen hat. Manche Errungenschaften bringen eine ein.</translation>
    </message>
    <message>
        <source>Alliances that no one has drawn yet. They lie face down and show fame or treasure.</source>
        <translation>Bündnisse, die noch niemand gezogen hat. Sie liegen verdeckt und zeigen Ruhm oder Schätze.</translation>
    </message>
    <message>
        <source>a traveling card</source>
        <comment>object</comment>
        <translation>eine Reisekarte</translation>
    </message>
    <message>
        <source>a double traveling card</source>
        <comment>object</comment>
        <translation>eine doppelte Reisekarte</translation>
    </message>
    <message>
        <source>a friendship card</source>
        <comment>object</comment>
        <translation>eine Freundschaftskarte</translation>
    </message>
    <message>
        <source>a double friendship card</source>
        <comment>object</comment>
        <translation>eine doppelte Freundschaftskarte</translation>
    </message>
    <message>
        <source>a wit card</source>
        <comment>object</comment>
        <translation>eine Listkarte</translation>
    </message>
    <message>
        <source>a double wit card</source>
        <comment>object</comment>
        <translation>eine doppelte Listkarte</translation>
    </message>
    <message>
        <source>a courage card</source>
        <comment>object</comment>
        <translation>eine Mutkarte</translation>
    </message>
    <message>
        <source>a double courage card</source>
        <comment>object</comment>
        <translation>eine doppelte Mutkarte</translation>
    </message>
    <message>
        <source>a fighting card</source>
        <comment>object</comment>
        <translation>eine Kampfkarte</translation>
    </message>
    <message>
        <source>a double fighting card</source>
        <comment>object</comment>
        <translation>eine doppelte Kampfkarte</translation>
    </message>
    <message>
        <source>a Beowulf card</source>
        <comment>object</comment>
        <translation>eine Beowulf-Karte</translation>
    </message>
    <message>
        <source>the Hides of Land</source>
        <comment>object</comment>
        <translation>die Ländereien</translation>
    </message>
    <message>
        <source>Hrunting</source>
        <comment>object</comment>
        <translation>Hrunting</translation>
    </message>
    <message>
        <source>the Giants’ Sword</source>
        <comment>object</comment>
        <translation>das Riesenschwert</translation>
    </message>
    <message>
        <source>the Golden Torque</source>
        <comment>object</comment>
        <translation>den Goldenen Halsreif</translation>
    </message>
    <message>
        <source>the All-Iron Shield</source>
        <comment>object</comment>
        <translation>den Eisernen Schild</translation>
    </message>
    <message>
        <source>King Hrothgar’s Blessing</source>
        <comment>object</comment>
        <translation>König Hrothgars Segnung</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration</source>
        <comment>object</comment>
        <translation>Königin Wealhtheows Eingebung</translation>
    </message>
    <message>
        <source>Beowulf’s Daring</source>
        <comment>object</comment>
        <translation>Beowulfs Wagemut</translation>
    </message>
    <message>
        <source>Beowulf’s Resolve</source>
        <comment>object</comment>
        <translation>Beowulfs Entschlossenheit</translation>
    </message>
    <message>
        <source>The Warrior’s Rest</source>
        <comment>object</comment>
        <translation>„Der Krieger Rast“</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>object</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a token</source>
        <comment>object</comment>
        <extracomment>A token that lies face down, as the object of a sentence</extracomment>
        <translation>ein Plättchen</translation>
    </message>
    <message>
        <source>an alliance token</source>
        <comment>object</comment>
        <extracomment>A token that lies face down, as the object of a sentence</extracomment>
        <translation>ein Bündnisplättchen</translation>
    </message>
    <message>
        <source>an alliance (%1 fame)</source>
        <comment>object</comment>
        <extracomment>A round token as the object of a sentence: %1 its fame</extracomment>
        <translation>ein Bündnis (%1 Ruhm)</translation>
    </message>
    <message>
        <source>%1 fame</source>
        <comment>object</comment>
        <extracomment>A token as the object of a sentence: %1 its value</extracomment>
        <translation>%1 Ruhm</translation>
    </message>
    <message>
        <source>an alliance (%1 treasure)</source>
        <comment>object</comment>
        <extracomment>A round token as the object of a sentence: %1 its treasure</extracomment>
        <translation>ein Bündnis (Schatz im Wert von %1)</translation>
    </message>
    <message>
        <source>%1 treasure</source>
        <comment>object</comment>
        <extracomment>A token as the object of a sentence: %1 its value</extracomment>
        <translation>einen Schatz im Wert von %1</translation>
    </message>
    <message>
        <source>a scratch</source>
        <comment>object</comment>
        <extracomment>The object of a sentence</extracomment>
        <translation>einen Kratzer</translation>
    </message>
    <message>
        <source>a wound</source>
        <comment>object</comment>
        <extracomment>The object of a sentence</extracomment>
        <translation>eine Wunde</translation>
    </message>
    <message>
        <source>the double wound</source>
        <comment>object</comment>
        <extracomment>The object of a sentence</extracomment>
        <translation>die Doppelwunde</translation>
    </message>
    <message>
        <source>a misfortune</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: the token that costs points</extracomment>
        <translation>einen Misserfolg</translation>
    </message>
    <message>
        <source>%1 fame or a healed wound</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: %1 a value of fame</extracomment>
        <translation>%1 Ruhm oder die Heilung einer Wunde</translation>
    </message>
    <message>
        <source>the healing of all scratches</source>
        <comment>object</comment>
        <extracomment>The object of a sentence</extracomment>
        <translation>die Heilung aller Kratzer</translation>
    </message>
    <message>
        <source>%1 turns up %2, which doesn’t match.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 deckt %2 auf, aber die Karte passt nicht.</translation>
    </message>
    <message>
        <source>%1 turns up %2 and keeps it.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 deckt %2 auf und behält die Karte.</translation>
    </message>
    <message>
        <source>%1 turns up %2, which is played at once.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 deckt %2 auf und spielt die Karte sofort.</translation>
    </message>
    <message>
        <source>No fame token worth %2 is left, so change is made for %1.</source>
        <extracomment>%1 a player, %2 the value of the token that is missing; what is given and taken follows</extracomment>
        <translation>Es gibt kein Ruhmesplättchen im Wert von %2 mehr, also wird für %1 gewechselt.</translation>
    </message>
    <message numerus="yes">
        <source>No fame token worth %2 is left and no change can be made, so %n point(s) are noted for %1.</source>
        <extracomment>%1 a player, %2 the value of the token that is missing, %n points</extracomment>
        <translation>
            <numerusform>Es gibt kein Ruhmesplättchen im Wert von %2 mehr, und Wechseln geht nicht; also wird für %1 %n Punkt notiert.</numerusform>
            <numerusform>Es gibt kein Ruhmesplättchen im Wert von %2 mehr, und Wechseln geht nicht; also werden für %1 %n Punkte notiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is a gold episode, so nothing happens in the basic game.</source>
        <extracomment>%1 the name of a step</extracomment>
        <translation>„%1“ ist eine goldene Episode; im Grundspiel geschieht nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n discarded card(s) become the new deck.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>%n abgelegte Karte wird zum neuen Nachziehstapel.</numerusform>
            <numerusform>%n abgelegte Karten werden zum neuen Nachziehstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now the first player.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 ist nun Startspieler.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs a risk with Beowulf’s Daring and turns up %n card(s).</source>
        <extracomment>%1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 geht mit Beowulfs Wagemut ein Risiko ein und deckt %n Karte auf.</numerusform>
            <numerusform>%1 geht mit Beowulfs Wagemut ein Risiko ein und deckt %n Karten auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card matches, so the risk has failed.</source>
        <translation>Keine Karte passt, also ist das Risiko fehlgeschlagen.</translation>
    </message>
    <message>
        <source>%1 undoes the failed risk with Beowulf’s Resolve.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 macht das fehlgeschlagene Risiko mit Beowulfs Entschlossenheit ungeschehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n scratch(es) with The Warrior’s Rest.</source>
        <extracomment>%1 a player, %n scratches</extracomment>
        <translation>
            <numerusform>%1 gibt mit „Der Krieger Rast“ %n Kratzer zurück.</numerusform>
            <numerusform>%1 gibt mit „Der Krieger Rast“ %n Kratzer zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n scratch(es) for a wound.</source>
        <extracomment>%1 a player, %n scratches</extracomment>
        <translation>
            <numerusform>%1 tauscht %n Kratzer gegen eine Wunde.</numerusform>
            <numerusform>%1 tauscht %n Kratzer gegen eine Wunde.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refuses %2 with Queen Wealhtheow’s Inspiration.</source>
        <extracomment>%1 a player, %2 &quot;a scratch&quot; or the like</extracomment>
        <translation>%1 weist %2 mit Königin Wealhtheows Eingebung zurück.</translation>
    </message>
    <message>
        <source>%1 has paid the full price.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 hat vollständig bezahlt.</translation>
    </message>
    <message>
        <source>%1 would take %2, but none is left.</source>
        <extracomment>%1 a player, %2 what an icon gives, as &quot;5 fame&quot;</extracomment>
        <translation>%1 bekäme %2, aber der Vorrat ist erschöpft.</translation>
    </message>
    <message>
        <source>The deck turns up %1.</source>
        <extracomment>At Recovery: %1 a card</extracomment>
        <translation>Der Nachziehstapel bringt %1.</translation>
    </message>
    <message>
        <source>%1 secretly chooses %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 wählt geheim %2.</translation>
    </message>
    <message>
        <source>%1 shows %2, which doesn’t count.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 deckt %2 auf, aber die Karte zählt nicht.</translation>
    </message>
    <message>
        <source>%1 takes %2 back.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 nimmt %2 auf die Hand zurück.</translation>
    </message>
    <message>
        <source>%1 has a total of %2 and takes %3.</source>
        <extracomment>%1 a player, %2 its total, %3 &quot;2nd place&quot;</extracomment>
        <translation>%1 kommt auf %2 und belegt den %3.</translation>
    </message>
    <message>
        <source>%1 plays %2, for a total of %3.</source>
        <extracomment>%1 a player, %2 a card, %3 its total</extracomment>
        <translation>%1 spielt %2 und kommt auf %3.</translation>
    </message>
    <message>
        <source>%1 drops out and takes %2.</source>
        <extracomment>%1 a player, %2 &quot;2nd place&quot;</extracomment>
        <translation>%1 steigt aus und belegt den %2.</translation>
    </message>
    <message>
        <source>%1 is the last one standing and takes %2.</source>
        <extracomment>%1 a player, %2 &quot;2nd place&quot;</extracomment>
        <translation>%1 bleibt übrig und belegt den %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 back with King Hrothgar’s Blessing.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 nimmt %2 mit König Hrothgars Segnung zurück.</translation>
    </message>
    <message>
        <source>%1 shows %2, for a total of %3.</source>
        <extracomment>%1 a player, %2 a token, %3 its total</extracomment>
        <translation>%1 deckt %2 auf und kommt auf %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n token(s).</source>
        <extracomment>%1 a player, %n tokens</extracomment>
        <translation>
            <numerusform>%1 nimmt %n Plättchen zurück.</numerusform>
            <numerusform>%1 nimmt %n Plättchen zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shows %2 treasure and gives it up.</source>
        <extracomment>%1 a player, %2 treasure</extracomment>
        <translation>%1 deckt Schätze im Wert von %2 auf und gibt sie ab.</translation>
    </message>
    <message>
        <source>Beowulf stands for any other symbol.</source>
        <translation>Beowulf steht für jedes andere Symbol.</translation>
    </message>
    <message>
        <source>A card counts wherever its symbol is needed.</source>
        <translation>Eine Karte zählt, wo ihr Symbol gefordert ist.</translation>
    </message>
    <message>
        <source>You can see only its back.</source>
        <translation>Man sieht nur die Rückseite.</translation>
    </message>
    <message>
        <source>A special card; it leaves the game when you use it.</source>
        <extracomment>In front of what a special card does: %1 its circled number</extracomment>
        <translation>Eine Sonderkarte; nach dem Spielen kommt sie aus dem Spiel.</translation>
    </message>
    <message>
        <source>Take one of your cards with symbols back instead of discarding it.</source>
        <translation>Nimm eine deiner Karten mit Symbolen auf die Hand zurück, statt sie abzulegen.</translation>
    </message>
    <message>
        <source>Refuse the misfortune, the scratch, the wound, or the double wound on the icon you just took; you draw no cards for it.</source>
        <translation>Weise den Misserfolg, den Kratzer, die Wunde oder die Doppelwunde der eben gewählten Errungenschaft zurück; dafür ziehst du keine Karten.</translation>
    </message>
    <message>
        <source>Undo a failed risk: you take no scratch, and you decide again.</source>
        <translation>Mache ein fehlgeschlagenes Risiko ungeschehen: Du erhältst keinen Kratzer und entscheidest neu.</translation>
    </message>
    <message numerus="yes">
        <source>Whenever you have a decision to make, give back up to %n scratch(es), even when the next would make a wound.</source>
        <extracomment>%n scratches, one fewer than make a wound</extracomment>
        <translation>
            <numerusform>Gib bei einer beliebigen deiner Entscheidungen bis zu %n Kratzer zurück, auch wenn der nächste eine Wunde ergäbe.</numerusform>
            <numerusform>Gib bei einer beliebigen deiner Entscheidungen bis zu %n Kratzer zurück, auch wenn der nächste eine Wunde ergäbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lies face down in front of its owner.</source>
        <translation>Es liegt verdeckt vor seinem Besitzer.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n alliance token(s) unseen; each shows some fame or treasure.</source>
        <extracomment>%n round tokens</extracomment>
        <translation>
            <numerusform>Ziehe %n Bündnisplättchen verdeckt; es zeigt Ruhm oder Schätze.</numerusform>
            <numerusform>Ziehe %n Bündnisplättchen verdeckt; jedes zeigt Ruhm oder Schätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give back all your scratches.</source>
        <translation>Gib alle deine Kratzer zurück.</translation>
    </message>
    <message>
        <source>Each player may exchange once, or decline.</source>
        <translation>Jeder darf einmal tauschen oder verzichten.</translation>
    </message>
    <message numerus="yes">
        <source>Each player may turn up %n card(s) from the deck. You keep those that match; if none does, you take a scratch.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Jeder darf %n Karte vom Nachziehstapel aufdecken: Passende behält man; passt keine, erhält man einen Kratzer.</numerusform>
            <numerusform>Jeder darf %n Karten vom Nachziehstapel aufdecken: Passende behält man; passt keine, erhält man einen Kratzer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player takes one of the options, or declines.</source>
        <translation>Jeder nimmt eine der Möglichkeiten oder verzichtet.</translation>
    </message>
    <message numerus="yes">
        <source>Cards lie open; in each of %n round(s), each player takes one or declines.</source>
        <extracomment>%n rounds</extracomment>
        <translation>
            <numerusform>Karten liegen offen aus; in %n Runde nimmt jeder eine oder verzichtet.</numerusform>
            <numerusform>Karten liegen offen aus; in %n Runden nimmt jeder je eine oder verzichtet.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players choose cards in secret and show them at once. Whoever has the most symbols takes an icon first; cards that match are discarded, and the others go back.</source>
        <translation>Alle wählen geheim Karten und decken sie zugleich auf. Wer die meisten Symbole hat, wählt zuerst eine Errungenschaft; passende Karten werden abgelegt, andere gehen zurück.</translation>
    </message>
    <message>
        <source>In turn, each player must reach the highest total with cards or a risk, or drop out. The last one standing takes an icon first; all cards are discarded.</source>
        <translation>Reihum muss jeder mit Karten oder einem Risiko die höchste Summe erreichen oder aussteigen. Wer als Letzter übrig bleibt, wählt zuerst eine Errungenschaft; alle Karten werden abgelegt.</translation>
    </message>
    <message>
        <source>The first player shows one treasure; then each player in turn must reach the highest total or drop out. The last one left pays and takes the prize; the others take their tokens back.</source>
        <translation>Der Startspieler deckt einen Schatz auf; reihum muss jeder mindestens die höchste Summe erreichen oder aussteigen. Wer übrig bleibt, zahlt und erhält die Errungenschaft; die anderen nehmen ihre Plättchen zurück.</translation>
    </message>
    <message>
        <source>Nothing happens here in the basic game.</source>
        <translation>Im Grundspiel geschieht hier nichts.</translation>
    </message>
    <message>
        <source>First give the rest of the fame tokens.</source>
        <translation>Gib zuerst die übrigen Ruhmesplättchen ab.</translation>
    </message>
    <message>
        <source>First choose what to heal.</source>
        <translation>Wähle zuerst, was geheilt wird.</translation>
    </message>
    <message>
        <source>First finish your secret choice.</source>
        <translation>Beende zuerst die geheime Wahl.</translation>
    </message>
    <message>
        <source>First decide whether to use a special card.</source>
        <translation>Entscheide zuerst, ob du eine Sonderkarte spielst.</translation>
    </message>
    <message>
        <source>First decide whether to take a card back with King Hrothgar’s Blessing.</source>
        <translation>Entscheide zuerst, ob du mit König Hrothgars Segnung eine Karte zurücknimmst.</translation>
    </message>
    <message>
        <source>Finish the payment you began.</source>
        <translation>Bringe zuerst die begonnene Zahlung zu Ende.</translation>
    </message>
    <message>
        <source>You don’t have %1 in your hand.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Du hast %1 nicht auf der Hand.</translation>
    </message>
    <message>
        <source>You can play %1 only when its text allows it.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Du kannst %1 nur spielen, wenn der Kartentext es erlaubt.</translation>
    </message>
    <message>
        <source>You can’t use %1 here: it shows none of the symbols needed.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Du kannst %1 hier nicht einsetzen: Die Karte zeigt keines der geforderten Symbole.</translation>
    </message>
    <message>
        <source>You can’t give %1: that would be one card too many.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Du kannst %1 nicht abgeben: Das wäre eine Karte zu viel.</translation>
    </message>
    <message>
        <source>You can’t give %1: the price could no longer be paid exactly.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Du kannst %1 nicht abgeben: Der Tausch ginge dann nicht mehr auf.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s) here, or none.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Hier tauschst du %n Karte oder keine.</numerusform>
            <numerusform>Hier tauschst du %n Karten oder keine.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t take %1: none is left.</source>
        <extracomment>%1 what cannot be gained</extracomment>
        <translation>Du kannst %1 nicht nehmen: Der Vorrat ist erschöpft.</translation>
    </message>
    <message>
        <source>You have nothing of this kind to heal.</source>
        <translation>Davon hast du nichts zu heilen.</translation>
    </message>
    <message numerus="yes">
        <source>This takes %n fame token(s), and you have fewer.</source>
        <extracomment>%n tokens</extracomment>
        <translation>
            <numerusform>Dafür brauchst du %n Ruhmesplättchen, und du hast weniger.</numerusform>
            <numerusform>Dafür brauchst du %n Ruhmesplättchen, und du hast weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t use %1: you have no such token.</source>
        <extracomment>%1 a token</extracomment>
        <translation>Du kannst %1 nicht einsetzen: So ein Plättchen hast du nicht.</translation>
    </message>
    <message>
        <source>You can give only tokens with fame, not %1.</source>
        <extracomment>%1 a token</extracomment>
        <translation>Du kannst nur Plättchen mit Ruhm abgeben, nicht %1.</translation>
    </message>
    <message>
        <source>You can show only tokens with treasure, not %1.</source>
        <extracomment>%1 a token</extracomment>
        <translation>Du kannst nur Plättchen mit Schätzen aufdecken, nicht %1.</translation>
    </message>
    <message>
        <source>Another player has already taken %1.</source>
        <extracomment>%1 what an icon gives</extracomment>
        <translation>Ein anderer Spieler hat %1 schon genommen.</translation>
    </message>
    <message>
        <source>You can’t take %1: there are only as many icons as players.</source>
        <extracomment>%1 what an icon gives</extracomment>
        <translation>Du kannst %1 nicht nehmen: Es gibt nur so viele Errungenschaften wie Spieler.</translation>
    </message>
    <message>
        <source>You can’t take %1 here.</source>
        <extracomment>%1 what an icon gives</extracomment>
        <translation>Du kannst %1 hier nicht nehmen.</translation>
    </message>
    <message>
        <source>You can’t pick %1: no such card lies open.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Du kannst %1 nicht nehmen: So eine Karte liegt nicht offen.</translation>
    </message>
    <message>
        <source>You may run one risk a turn, and only before you play a card from your hand.</source>
        <translation>Du darfst je Zug ein Risiko eingehen, aber nur, bevor du eine Karte von der Hand spielst.</translation>
    </message>
    <message>
        <source>Beowulf’s Daring isn’t in your hand.</source>
        <translation>Beowulfs Wagemut ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>Beowulf’s Resolve isn’t in your hand.</source>
        <translation>Beowulfs Entschlossenheit ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>The Warrior’s Rest isn’t in your hand.</source>
        <translation>„Der Krieger Rast“ ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>You have no scratch to give back.</source>
        <translation>Du hast keinen Kratzer zum Zurückgeben.</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration isn’t in your hand.</source>
        <translation>Königin Wealhtheows Eingebung ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration works against an icon, not a risk.</source>
        <translation>Königin Wealhtheows Eingebung wirkt gegen eine Errungenschaft, nicht gegen ein Risiko.</translation>
    </message>
    <message>
        <source>You can’t take back %1: it isn’t about to be discarded.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Du kannst %1 nicht zurücknehmen: Die Karte wird nicht abgelegt.</translation>
    </message>
    <message>
        <source>The Warrior’s Rest</source>
        <extracomment>Label of a button: plays The Warrior&apos;s Rest</extracomment>
        <translation>Der Krieger Rast</translation>
    </message>
    <message>
        <source>THE TABLE IN TEXT. First the step where Beowulf stands, what it asks for and gives, and the steps that follow. A name in brackets after an icon is the player who took it.</source>
        <translation>DER TISCH ALS TEXT. Zuerst die Episode, in der Beowulf steht, was sie fordert und gibt, und die folgenden Episoden. Ein Name in Klammern hinter einer Errungenschaft sagt, wer sie genommen hat.</translation>
    </message>
    <message>
        <source>Then the players: their cards, scratches and wounds, and what lies open in front of them. A &gt; marks the player to move. The other players’ tokens lie face down.</source>
        <translation>Dann die Spieler: ihre Karten, Kratzer und Wunden und was offen vor ihnen liegt. Das Zeichen &gt; steht vor dem Spieler, der am Zug ist. Plättchen der anderen liegen verdeckt.</translation>
    </message>
    <message>
        <source>King Hygelac’s Court</source>
        <translation>An König Hygelacs Hof</translation>
    </message>
    <message>
        <source>King Hrothgar’s Hall</source>
        <translation>König Hrothgars Halle</translation>
    </message>
    <message>
        <source>Grendel’s Attack</source>
        <translation>Grendels Angriff</translation>
    </message>
    <message>
        <source>Dragon’s Wrath</source>
        <translation>Des Drachen Wut</translation>
    </message>
    <message>
        <source>Giants’ Sword</source>
        <translation>Riesenschwert</translation>
    </message>
    <message>
        <source>King Hrothgar’s Blessing</source>
        <translation>König Hrothgars Segnung</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration</source>
        <translation>Königin Wealhtheows Eingebung</translation>
    </message>
    <message>
        <source>Beowulf’s Daring</source>
        <translation>Beowulfs Wagemut</translation>
    </message>
    <message>
        <source>Beowulf’s Resolve</source>
        <translation>Beowulfs Entschlossenheit</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>heading</comment>
        <extracomment>Heading of a part of the game: %1 the number of an episode, %2 its name</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Heading: %1 the next episode, as &quot;13. Great Rewards&quot;</extracomment>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>%1 is the first player.</source>
        <extracomment>What is new in an episode: %1 a player</extracomment>
        <translation>%1 ist Startspieler.</translation>
    </message>
    <message>
        <source>Next major episode: %1 (%2)</source>
        <extracomment>The next large contest: %1 its number and name, %2 what it asks for</extracomment>
        <translation>Nächste Hauptepisode: %1 (%2)</translation>
    </message>
    <message>
        <source>%1, with a total of %2</source>
        <extracomment>A player at the end of a contest: %1 &quot;2nd place&quot;, %2 the total it played</extracomment>
        <translation>%1, mit insgesamt %2</translation>
    </message>
    <message>
        <source>cards for later</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;-2 points from cards for later&quot;</extracomment>
        <translation>Karten für das, was kommt</translation>
    </message>
    <message>
        <source>Activity cards</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Aktionskarten</translation>
    </message>
    <message>
        <source>Special cards</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Sonderkarten</translation>
    </message>
    <message>
        <source>Alliances with fame</source>
        <extracomment>A piece in the open box: round tokens that show fame</extracomment>
        <translation>Bündnisse mit Ruhm</translation>
    </message>
    <message>
        <source>Alliances with treasure</source>
        <extracomment>A piece in the open box: round tokens that show treasure</extracomment>
        <translation>Bündnisse mit Schatz</translation>
    </message>
    <message>
        <source>Scratches and wounds</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Kratzer und Wunden</translation>
    </message>
    <message>
        <source>Episodes</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Selection</source>
        <comment>options</comment>
        <extracomment>A part of the open box: the options of the episodes of this kind</extracomment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Numbers of the rules</source>
        <extracomment>A part of the open box: numbers that the rulebook states</extracomment>
        <translation>Zahlen der Regeln</translation>
    </message>
    <message>
        <source>Cards with the tile: %1</source>
        <extracomment>Cards that are drawn together with a tile: %1 the tile, such as &quot;Wound&quot;</extracomment>
        <translation>Karten zum Plättchen: %1</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Karten am Anfang</translation>
    </message>
    <message>
        <source>Every player begins with the cards named here and draws more.</source>
        <translation>Alle Spieler beginnen mit den hier genannten Karten und ziehen weitere.</translation>
    </message>
    <message>
        <source>Scratches that make a wound</source>
        <translation>Kratzer, die eine Wunde ergeben</translation>
    </message>
    <message>
        <source>Change for fame</source>
        <translation>Wechselgeld für Ruhm</translation>
    </message>
    <message>
        <source>From this episode on, players make up fame tokens that have run out with smaller ones.</source>
        <translation>Ab dieser Episode werden Ruhmesplättchen, die ausgegangen sind, durch kleinere ersetzt.</translation>
    </message>
    <message>
        <source>Points for a misfortune</source>
        <translation>Punkte für einen Misserfolg</translation>
    </message>
    <message>
        <source>Points for many wounds</source>
        <translation>Punkte für viele Wunden</translation>
    </message>
    <message>
        <source>Points for no wounds</source>
        <translation>Punkte ohne Wunden</translation>
    </message>
    <message>
        <source>Episode</source>
        <extracomment>Label in the open box: which episode stands at this place of the board</extracomment>
        <translation>Episode</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Label in the open box: the kind of an episode</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Symbols</source>
        <extracomment>Label in the open box: the symbols that an episode asks for</extracomment>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Gives</source>
        <extracomment>Label in the open box: what an episode or an option gives</extracomment>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>Label in the open box: what is won in an auction</extracomment>
        <translation>Errungenschaft</translation>
    </message>
    <message>
        <source>Icon %1</source>
        <extracomment>Label in the open box: an icon of an episode; %1 its number, clockwise from the title</extracomment>
        <translation>Errungenschaft %1</translation>
    </message>
    <message>
        <source>fame tokens</source>
        <translation>Ruhmesplättchen</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <extracomment>Label of a number in the open box: %1 what is given for something else, such as &quot;cards&quot;</extracomment>
        <translation>Preis: %1</translation>
    </message>
    <message>
        <source>Value of the token</source>
        <extracomment>Label in the open box: the value of the fame tokens that may run out</extracomment>
        <translation>Wert des Plättchens</translation>
    </message>
    <message>
        <source>From this episode on</source>
        <extracomment>Label in the open box: an episode from which on something holds</extracomment>
        <translation>Ab dieser Episode</translation>
    </message>
    <message>
        <source>More cards from the deck</source>
        <extracomment>Label of a number in the open box</extracomment>
        <translation>Weitere Karten vom Nachziehstapel</translation>
    </message>
    <message>
        <source>Cards with Daring</source>
        <extracomment>Label of a number in the open box: cards turned with the card Beowulf’s Daring</extracomment>
        <translation>Karten mit Wagemut</translation>
    </message>
    <message>
        <source>Cards taken by each player</source>
        <extracomment>Label of a number in the open box: how often each player takes a card</extracomment>
        <translation>Karten, die jeder Spieler nimmt</translation>
    </message>
    <message>
        <source>Scratches for each wound</source>
        <extracomment>Label of a number in the open box</extracomment>
        <translation>Kratzer für jede Wunde</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Label of a number in the open box</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>From this many wounds on</source>
        <extracomment>Label of a number in the open box</extracomment>
        <translation>Ab so vielen Wunden</translation>
    </message>
    <message>
        <source>Open cards for each player</source>
        <translation>Offene Karten je Spieler</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>Label of a number in the open box: how many of a piece there are</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Tokens of each value, from the lowest</source>
        <translation>Plättchen jedes Werts, vom niedrigsten an</translation>
    </message>
    <message>
        <source>Cards with one symbol</source>
        <extracomment>Label of a number in the open box: the cards that show their symbol once</extracomment>
        <translation>Karten mit einem Symbol</translation>
    </message>
    <message>
        <source>Cards with two symbols</source>
        <extracomment>Label of a number in the open box: the cards that show their symbol twice</extracomment>
        <translation>Karten mit zwei Symbolen</translation>
    </message>
    <message>
        <source>Circled number</source>
        <extracomment>Label of a number in the open box: a card is used with at least so many players</extracomment>
        <translation>Zahl im Kreis</translation>
    </message>
    <message>
        <source>Only in the advanced game</source>
        <translation>Nur im Spiel für Fortgeschrittene</translation>
    </message>
    <message>
        <source>Symbols: %1</source>
        <extracomment>Label of a number in the open box: %1 a symbol that a card shows</extracomment>
        <translation>Symbole: %1</translation>
    </message>
    <message>
        <source>take a scratch, which becomes a wound</source>
        <extracomment>A choice: an icon with a scratch, where it becomes a wound with those before</extracomment>
        <translation>einen Kratzer nehmen, der zur Wunde wird</translation>
    </message>
    <message>
        <source>No card matches: a wound</source>
        <extracomment>Beside its chance: a risk that fails; with the scratches before, it becomes a wound; at most 28 letters</extracomment>
        <translation>Keine Karte passt: Wunde</translation>
    </message>
    <message>
        <source>You can expect more fame.</source>
        <translation>Du kannst mit mehr Ruhm rechnen.</translation>
    </message>
    <message>
        <source>You can expect more treasure.</source>
        <translation>Du kannst mit mehr Schätzen rechnen.</translation>
    </message>
    <message>
        <source>You will probably be spared misfortune.</source>
        <translation>Misserfolg bleibt dir wohl erspart.</translation>
    </message>
    <message>
        <source>You are in less danger of scratches and wounds.</source>
        <translation>Dir drohen weniger Kratzer und Wunden.</translation>
    </message>
    <message>
        <source>It leaves you better cards for what is to come.</source>
        <translation>Dir bleiben bessere Karten für das, was kommt.</translation>
    </message>
    <message>
        <source>You get a better place in the order of players.</source>
        <translation>Du bekommst einen besseren Platz in der Reihenfolge.</translation>
    </message>
    <message>
        <source>You can expect less fame.</source>
        <translation>Du kannst mit weniger Ruhm rechnen.</translation>
    </message>
    <message>
        <source>You can expect less treasure.</source>
        <translation>Du kannst mit weniger Schätzen rechnen.</translation>
    </message>
    <message>
        <source>It may bring you misfortune.</source>
        <translation>Es kann dir Misserfolg bringen.</translation>
    </message>
    <message>
        <source>You risk scratches or wounds.</source>
        <translation>Du riskierst Kratzer oder Wunden.</translation>
    </message>
    <message>
        <source>It costs you cards that you could use later.</source>
        <translation>Es kostet dich Karten, die du später brauchen könntest.</translation>
    </message>
    <message>
        <source>You get a worse place in the order of players.</source>
        <translation>Du bekommst einen schlechteren Platz in der Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 can expect more fame.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 kann mit mehr Ruhm rechnen.</translation>
    </message>
    <message>
        <source>%1 can expect more treasure.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 kann mit mehr Schätzen rechnen.</translation>
    </message>
    <message>
        <source>%1 will probably be spared misfortune.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Misserfolg bleibt %1 wohl erspart.</translation>
    </message>
    <message>
        <source>%1 is in less danger of scratches and wounds.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 drohen weniger Kratzer und Wunden.</translation>
    </message>
    <message>
        <source>%1 has better cards for what is to come.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 hat bessere Karten für das, was kommt.</translation>
    </message>
    <message>
        <source>%1 gets a better place in the order of players.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 bekommt einen besseren Platz in der Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 can expect less fame.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 kann mit weniger Ruhm rechnen.</translation>
    </message>
    <message>
        <source>%1 can expect less treasure.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 kann mit weniger Schätzen rechnen.</translation>
    </message>
    <message>
        <source>It may bring %1 misfortune.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Es kann %1 Misserfolg bringen.</translation>
    </message>
    <message>
        <source>%1 is in more danger of scratches and wounds.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 drohen mehr Kratzer und Wunden.</translation>
    </message>
    <message>
        <source>%1 has fewer good cards left for what is to come.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 hat weniger gute Karten für das, was kommt.</translation>
    </message>
    <message>
        <source>%1 gets a worse place in the order of players.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 bekommt einen schlechteren Platz in der Reihenfolge.</translation>
    </message>
    <message numerus="yes">
        <source>%1 finishes in %3 place with %2 point(s).</source>
        <extracomment>%1 a player, %2 points, which can be below 0 and choose the plural form, %3 a place, as &quot;second&quot;</extracomment>
        <translation>
            <numerusform>%1 beendet das Spiel mit %2 Punkt auf dem %3 Rang.</numerusform>
            <numerusform>%1 beendet das Spiel mit %2 Punkten auf dem %3 Rang.</numerusform>
        </translation>
    </message>
    <message>
        <source>first</source>
        <comment>place</comment>
        <extracomment>In: finishes in first place</extracomment>
        <translation>ersten</translation>
    </message>
    <message>
        <source>second</source>
        <comment>place</comment>
        <extracomment>In: finishes in second place</extracomment>
        <translation>zweiten</translation>
    </message>
    <message>
        <source>third</source>
        <comment>place</comment>
        <extracomment>In: finishes in third place</extracomment>
        <translation>dritten</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>place</comment>
        <extracomment>In: finishes in fourth place</extracomment>
        <translation>vierten</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>place</comment>
        <extracomment>In: finishes in fifth place</extracomment>
        <translation>fünften</translation>
    </message>
    <message>
        <source>%1: dropped out at %2</source>
        <extracomment>A player at the end of a contest: %1 &quot;2nd place&quot;, %2 the total it had</extracomment>
        <translation>%1: bei %2 ausgestiegen</translation>
    </message>
    <message>
        <source>%1: out at %2 after a failed risk</source>
        <extracomment>A player at the end of a contest: %1 &quot;2nd place&quot;, %2 the total it had</extracomment>
        <translation>%1: bei %2 an einem Risiko gescheitert</translation>
    </message>
    <message>
        <source>%1: last one standing, with %2</source>
        <extracomment>A player at the end of a contest: %1 &quot;2nd place&quot;, %2 the total it had</extracomment>
        <translation>%1: übrig geblieben mit %2</translation>
    </message>
    <message>
        <source>%1 tied at %2: the order is clockwise from %3.</source>
        <extracomment>Why players with equal totals come one after another: %1 their list, %2 the total, %3 the first player</extracomment>
        <translation>%1: Gleichstand bei %2. Es zählt die Reihenfolge im Uhrzeigersinn ab %3.</translation>
    </message>
    <message>
        <source>%1: refused</source>
        <extracomment>What a player refused with a special card: %1 &quot;Scratch&quot; or the like, as a caption</extracomment>
        <translation>%1: abgewendet</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>icon</comment>
        <extracomment>What a player did: %1 a player, %2 what an icon gives, as &quot;5 fame&quot;</extracomment>
        <translation>%1 erhält %2.</translation>
    </message>
    <message>
        <source>a total of %1</source>
        <extracomment>What came of a risk: %1 the total of a player</extracomment>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>out of the contest: %1</source>
        <extracomment>What came of a failed risk: %1 &quot;2nd place&quot;</extracomment>
        <translation>ausgestiegen: %1</translation>
    </message>
    <message>
        <source>%1’s risk fails.</source>
        <extracomment>What a player did: %1 a player</extracomment>
        <translation>%1{s|’} Risiko misslingt.</translation>
    </message>
    <message>
        <source>%1’s risk succeeds.</source>
        <extracomment>What a player did: %1 a player</extracomment>
        <translation>%1{s|’} Risiko gelingt.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>matching</comment>
        <extracomment>What came of a risk: %n cards that a player keeps</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player and total</comment>
        <extracomment>A player in a list of what was chosen in secret: %1 the player, %2 its total</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n cards, for a total of %2.</source>
        <extracomment>What a player did in a contest: %1 a player, %n cards, %2 its total</extracomment>
        <translation>
            <numerusform>%1 spielt %n Karte und kommt auf %2.</numerusform>
            <numerusform>%1 spielt %n Karten und kommt auf %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n tokens, for a total of %2.</source>
        <extracomment>What a player did in an auction: %1 a player, %n tokens, %2 its total</extracomment>
        <translation>
            <numerusform>%1 deckt %n Plättchen auf und kommt auf %2.</numerusform>
            <numerusform>%1 deckt %n Plättchen auf und kommt auf %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n fame token(s) to be healed.</source>
        <extracomment>What a player did: %1 a player, %n fame tokens</extracomment>
        <translation>
            <numerusform>%1 gibt für eine Heilung %n Ruhmesplättchen ab.</numerusform>
            <numerusform>%1 gibt für eine Heilung %n Ruhmesplättchen ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n card(s) for %2.</source>
        <comment>deed</comment>
        <extracomment>What a player did: %1 a player, %n cards, %2 what is gained, as &quot;3 treasure&quot;</extracomment>
        <translation>
            <numerusform>%1 tauscht %n Karte gegen %2.</numerusform>
            <numerusform>%1 tauscht %n Karten gegen %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The choices are revealed.</source>
        <translation>Es wird aufgedeckt.</translation>
    </message>
    <message>
        <source>%1’s %2 is enough, but %1 must still run a risk or drop out.</source>
        <extracomment>A prompt in an in-turn major when no card fits: %1 a seat, %2 its total</extracomment>
        <translation>%1 hat mit %2 genug: noch ein Risiko oder aussteigen.</translation>
    </message>
    <message>
        <source>Your %1 is enough, but you must still run a risk or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major when no card fits: %1 the reader&apos;s total</extracomment>
        <translation>Deine %1 reicht. Jetzt noch ein Risiko, oder steig aus.</translation>
    </message>
    <message>
        <source>%1’s %2 is enough, but %1 must still play a card, run a risk, or drop out.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total</extracomment>
        <translation>%1 hat mit %2 genug: noch eine Karte, ein Risiko oder aussteigen.</translation>
    </message>
    <message>
        <source>Your %1 is enough, but you must still play a card, run a risk, or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total</extracomment>
        <translation>Deine %1 reicht. Jetzt noch eine Karte oder ein Risiko, oder steig aus.</translation>
    </message>
    <message>
        <source>%1’s %2 is enough, but %1 must still play a card or drop out.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total</extracomment>
        <translation>%1 hat mit %2 genug: noch eine Karte oder aussteigen.</translation>
    </message>
    <message>
        <source>Your %1 is enough, but you must still play a card or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total</extracomment>
        <translation>Deine %1 reicht. Jetzt noch eine Karte, oder steig aus.</translation>
    </message>
    <message>
        <source>%1 opens: run a risk or drop out.</source>
        <extracomment>A prompt in an in-turn major when no card fits: %1 a seat</extracomment>
        <translation>%1 beginnt: ein Risiko oder aussteigen.</translation>
    </message>
    <message>
        <source>You open: run a risk or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major when no card fits</extracomment>
        <translation>Du beginnst: Riskier es oder steig aus.</translation>
    </message>
    <message>
        <source>%1 opens: play a card, run a risk, or drop out.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat</extracomment>
        <translation>%1 beginnt: eine Karte, ein Risiko oder aussteigen.</translation>
    </message>
    <message>
        <source>You open: play a card, run a risk, or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major</extracomment>
        <translation>Du beginnst: Spiel eine Karte, riskier es oder steig aus.</translation>
    </message>
    <message>
        <source>%1 opens: play a card or drop out.</source>
        <extracomment>A prompt in an in-turn major when no card is left for a risk: %1 a seat</extracomment>
        <translation>%1 beginnt: eine Karte oder aussteigen.</translation>
    </message>
    <message>
        <source>You open: play a card or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major when no card is left for a risk</extracomment>
        <translation>Du beginnst: Spiel eine Karte oder steig aus.</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 and nothing to add, and must drop out.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 hat %2 von %3 und nichts mehr zu legen: raus.</translation>
    </message>
    <message>
        <source>You have %1 of %2 and nothing to add, so you must drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Du hast %1 von %2 und nichts mehr zu legen: Steig aus.</translation>
    </message>
    <message>
        <source>%1 has %2 of %3: continue or drop out?</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 hat %2 von %3: weiter oder raus?</translation>
    </message>
    <message>
        <source>You have %1 of %2: continue or drop out?</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Du hast %1 von %2: weiter oder raus?</translation>
    </message>
    <message>
        <source>%1 has %2 of %3: run a risk or drop out?</source>
        <extracomment>A prompt in an in-turn major when no card fits: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 hat %2 von %3: ein Risiko oder raus?</translation>
    </message>
    <message>
        <source>You have %1 of %2. Risk it (a miss puts you out), or drop out?</source>
        <extracomment>A prompt to the reader in an in-turn major when no card fits: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Du hast %1 von %2. Riskieren (klappt’s nicht, bist du raus) oder aussteigen?</translation>
    </message>
    <message>
        <source>%1 has %2 of %3: play cards, run a risk, or drop out?</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 hat %2 von %3: Karten, ein Risiko oder raus?</translation>
    </message>
    <message>
        <source>You have %1 of %2. Play cards, risk it (a miss puts you out), or drop out?</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Du hast %1 von %2. Karten spielen, riskieren (klappt’s nicht, bist du raus) oder aussteigen?</translation>
    </message>
    <message>
        <source>%1 has %2 of %3: play cards or drop out?</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 hat %2 von %3: Karten oder raus?</translation>
    </message>
    <message>
        <source>You have %1 of %2. Play cards, or drop out?</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Du hast %1 von %2. Karten spielen oder aussteigen?</translation>
    </message>
    <message>
        <source>%1 has no treasure left to show and must drop out.</source>
        <extracomment>A prompt in an auction: %1 a seat</extracomment>
        <translation>%1 hat keinen Schatz mehr aufzudecken: raus.</translation>
    </message>
    <message>
        <source>You have no treasure left to show, so you must drop out.</source>
        <extracomment>A prompt to the reader in an auction</extracomment>
        <translation>Du hast keinen Schatz mehr aufzudecken: Steig aus.</translation>
    </message>
    <message>
        <source>%1 has only %2 of %3 treasure and must drop out.</source>
        <extracomment>A prompt in an auction: %1 a seat, %2 its treasure, %3 the treasure it needs</extracomment>
        <translation>%1 hat nur Schätze für %2 von %3: raus.</translation>
    </message>
    <message>
        <source>You have only %1 of %2 treasure, so you must drop out.</source>
        <extracomment>A prompt to the reader in an auction: %1 the reader&apos;s treasure, %2 the treasure needed</extracomment>
        <translation>Du hast nur Schätze für %1 von %2: Steig aus.</translation>
    </message>
    <message>
        <source>%1 opens: show a treasure token or drop out.</source>
        <extracomment>A prompt in an auction: %1 a seat</extracomment>
        <translation>%1 beginnt: ein Schatzplättchen oder aussteigen.</translation>
    </message>
    <message>
        <source>You open: show a treasure token or drop out.</source>
        <extracomment>A prompt to the reader in an auction</extracomment>
        <translation>Du beginnst: Deck ein Schatzplättchen auf oder steig aus.</translation>
    </message>
    <message>
        <source>%1 shows %2 of %3 treasure. More, or drop out?</source>
        <extracomment>A prompt in an auction: %1 a seat, %2 its treasure, %3 the treasure it needs</extracomment>
        <translation>%1 zeigt Schätze für %2 von %3. Mehr oder aussteigen?</translation>
    </message>
    <message>
        <source>You show %1 of %2 treasure. More, or drop out?</source>
        <extracomment>A prompt to the reader in an auction: %1 the reader&apos;s treasure, %2 the treasure needed</extracomment>
        <translation>Du zeigst Schätze für %1 von %2. Mehr oder aussteigen?</translation>
    </message>
    <message numerus="yes">
        <source>Give %n fame token(s) to be healed?</source>
        <extracomment>A prompt to the reader at Break Ranks?: %n fame tokens</extracomment>
        <translation>
            <numerusform>%n Ruhmesplättchen für eine Heilung abgeben?</numerusform>
            <numerusform>%n Ruhmesplättchen für eine Heilung abgeben?</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the rest of the price for %1.</source>
        <extracomment>A prompt to the reader when a part of the price was given: %1 what is gained</extracomment>
        <translation>Gib noch den Rest für %1.</translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) for %1?</source>
        <extracomment>A prompt to the reader: %n cards, %1 what is gained</extracomment>
        <translation>
            <numerusform>%n Karte gegen %1 tauschen?</numerusform>
            <numerusform>%n Karten gegen %1 tauschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Give cards for %1?</source>
        <extracomment>A prompt to the reader: %1 what is gained</extracomment>
        <translation>Karten gegen %1 tauschen?</translation>
    </message>
    <message>
        <source>What will you heal?</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Was heilst du?</translation>
    </message>
    <message>
        <source>Take one of the five, or decline.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Nimm eine der fünf Möglichkeiten oder verzichte.</translation>
    </message>
    <message>
        <source>%1 may pick a first card, or decline.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 nimmt eine erste Karte oder verzichtet.</translation>
    </message>
    <message>
        <source>Pick a first card, or decline.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Nimm eine erste Karte oder verzichte.</translation>
    </message>
    <message>
        <source>%1 may pick a second card, or decline.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 nimmt eine zweite Karte oder verzichtet.</translation>
    </message>
    <message>
        <source>Pick a second card, or decline.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Nimm eine zweite Karte oder verzichte.</translation>
    </message>
    <message>
        <source>%1 is in %2 and must take an icon.</source>
        <extracomment>A prompt: %1 a seat, %2 its status number</extracomment>
        <translation>%1 wählt auf dem %2 eine Errungenschaft.</translation>
    </message>
    <message>
        <source>You are in %1: take an icon.</source>
        <extracomment>A prompt to the reader: %1 the reader&apos;s status number</extracomment>
        <translation>Du hast den %1: Wähle eine Errungenschaft.</translation>
    </message>
    <message>
        <source>Take the fame, or heal a wound?</source>
        <extracomment>A prompt to the reader at Death of Beowulf</extracomment>
        <translation>Den Ruhm nehmen oder eine Wunde heilen?</translation>
    </message>
    <message>
        <source>Risk it for %1 or %2? Without a match, you take a scratch.</source>
        <extracomment>A prompt to the reader: %1 and %2 symbols, one of which has to match</extracomment>
        <translation>Riskierst du es? Passend: %1 oder %2. Sonst gibt es einen Kratzer.</translation>
    </message>
    <message>
        <source>%1 may pick cards in secret; %2 will count.</source>
        <extracomment>A prompt: %1 a seat, %2 symbols</extracomment>
        <translation>%1 wählt geheim Karten; gefordert: %2.</translation>
    </message>
    <message>
        <source>Pick your cards in secret: %1 will count.</source>
        <extracomment>A prompt to the reader: %1 symbols</extracomment>
        <translation>Wähle deine Karten, noch verdeckt. Gefragt: %1.</translation>
    </message>
    <message>
        <source>No match: %1 must take a scratch and drop out, or undo the risk.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat</extracomment>
        <translation>Nichts passt: %1 erhält einen Kratzer und steigt aus oder macht das Risiko ungeschehen.</translation>
    </message>
    <message>
        <source>No match! Take a scratch and drop out, or undo the risk?</source>
        <extracomment>A prompt to the reader in an in-turn major</extracomment>
        <translation>Nichts passt! Kratzer und raus, oder das Risiko ungeschehen machen?</translation>
    </message>
    <message>
        <source>No match: %1 must take a scratch, or undo the risk.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>Nichts passt: %1 erhält einen Kratzer oder macht das Risiko ungeschehen.</translation>
    </message>
    <message>
        <source>No match! Take a scratch, or undo the risk?</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Nichts passt! Einen Kratzer nehmen oder das Risiko ungeschehen machen?</translation>
    </message>
    <message>
        <source>%1 must take %2 or play a special card.</source>
        <extracomment>A prompt: %1 a seat, %2 &quot;a scratch&quot; or the like</extracomment>
        <translation>%1 erhält gleich: %2. Möglich ist auch eine Sonderkarte.</translation>
    </message>
    <message>
        <source>Take %1, or play a special card?</source>
        <extracomment>A prompt to the reader: %1 &quot;a scratch&quot; or the like</extracomment>
        <translation>Du erhältst gleich: %1. Annehmen oder eine Sonderkarte spielen?</translation>
    </message>
    <message>
        <source>The last contest: all hands are shown, and every symbol counts (%1). Icons are taken in this order; then the saga is over.</source>
        <extracomment>What happens by itself at the beginning of the last episode: %1 a list of players with their totals</extracomment>
        <translation>Zum Schluss werden alle Handkarten aufgedeckt, und jedes Symbol zählt (%1). In dieser Reihenfolge werden Errungenschaften gewählt; dann ist die Saga zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <comment>deed</comment>
        <extracomment>What a player did: %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 zieht %n Karte.</numerusform>
            <numerusform>%1 zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <extracomment>What a player got in a part of the game: %n cards</extracomment>
        <translation>
            <numerusform>%n Karte gezogen</numerusform>
            <numerusform>%n Karten gezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>The price</source>
        <extracomment>Title of the cards of a payment while none has been given</extracomment>
        <translation>Der Preis</translation>
    </message>
    <message>
        <source>It could also pay at %1.</source>
        <extracomment>What must be weighed before a card is spent: %1 an episode at which cards buy something, &quot;Great Rewards&quot;</extracomment>
        <translation>Bei „%1“ ließe sich auch damit bezahlen.</translation>
    </message>
    <message>
        <source>You won’t need it again before %1.</source>
        <extracomment>Why a card can be spent: %1 an episode, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>Du brauchst sie erst bei „%1“ wieder.</translation>
    </message>
    <message>
        <source>It leaves you no card that counts at %1.</source>
        <extracomment>What a choice leaves: %1 an episode, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>Dir bleibt keine Karte, die bei „%1“ zählt.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n symbol(s) for %1.</source>
        <extracomment>What a choice leaves: %n symbols on cards in the hand, %1 an episode at which they count</extracomment>
        <translation>
            <numerusform>Dir bleibt %n Symbol für „%1“.</numerusform>
            <numerusform>Dir bleiben %n Symbole für „%1“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it you have %n symbol(s) for %1.</source>
        <extracomment>Why a card is good: %n symbols on cards in the hand, %1 an episode at which they count</extracomment>
        <translation>
            <numerusform>Mit ihr hast du %n Symbol für „%1“.</numerusform>
            <numerusform>Mit ihr hast du %n Symbole für „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in your hand has %1.</source>
        <extracomment>Why a card is good: %1 a symbol, &quot;friendship&quot;</extracomment>
        <translation>Keine deiner Handkarten zeigt %1.</translation>
    </message>
    <message>
        <source>It shows two symbols.</source>
        <translation>Sie zeigt zwei Symbole.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n treasure for %1.</source>
        <extracomment>What a bid leaves: %n treasure, %1 an episode at which it counts, &quot;Rise of Geatland&quot;</extracomment>
        <translation>
            <numerusform>Dir bleiben Schätze im Wert von %n für „%1“.</numerusform>
            <numerusform>Dir bleiben Schätze im Wert von %n für „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t reach %1 with it.</source>
        <extracomment>Of a bid that is of no use: %1 a total
----------
Of a card that is of no use in a contest: %1 a total</extracomment>
        <translation>Damit kommst du nicht auf %1.</translation>
    </message>
    <message numerus="yes">
        <source>If it wins, you pay %n treasure for %1.</source>
        <extracomment>What a bid costs: %n treasure, %1 the prize, &quot;3 fame&quot;</extracomment>
        <translation>
            <numerusform>Gewinnst du damit, zahlst du Schätze im Wert von %n für %1.</numerusform>
            <numerusform>Gewinnst du damit, zahlst du Schätze im Wert von %n für %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others must then show %1 as well, or drop out.</source>
        <extracomment>What a bid does: %1 a total of treasure</extracomment>
        <translation>Die anderen müssen dann auch Schätze im Wert von %1 zeigen oder aussteigen.</translation>
    </message>
    <message>
        <source>All your treasure together is only %1 of %2.</source>
        <extracomment>Why it is good to drop out of an auction: %1 the most the reader can show, %2 the total needed</extracomment>
        <translation>Alle deine Schätze zusammen ergeben nur %1 von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 then pays %n treasure for %2.</source>
        <extracomment>What dropping out of an auction leads to: %1 a rival, %n treasure that it pays, %2 the prize, &quot;3 fame&quot;</extracomment>
        <translation>
            <numerusform>%1 zahlt dann Schätze im Wert von %n für %2.</numerusform>
            <numerusform>%1 zahlt dann Schätze im Wert von %n für %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings you to %1, which the others must then reach.</source>
        <extracomment>What a card does in a contest: %1 a total</extracomment>
        <translation>Du kommst auf %1; das müssen die anderen dann erreichen.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you to %1; %2 then needs %n more symbol(s) to stay in.</source>
        <extracomment>What a card does in a contest: %1 the total of the reader, %2 a rival, %n symbols</extracomment>
        <translation>
            <numerusform>Du kommst auf %1; um dabeizubleiben, braucht %2 dann noch %n Symbol.</numerusform>
            <numerusform>Du kommst auf %1; um dabeizubleiben, braucht %2 dann noch %n Symbole.</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <comment>icons</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>You become the first player and win ties at %1.</source>
        <extracomment>What the last number is good for: %1 an episode, &quot;Celebration&quot;</extracomment>
        <translation>Du wirst Startspieler und gewinnst bei „%1“ jeden Gleichstand.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you to %1; you then need %n more symbol(s) for %2.</source>
        <extracomment>What a card does in a contest: %1 the total of the reader, %n symbols, %2 the total needed</extracomment>
        <translation>
            <numerusform>Du kommst auf %1; für %2 fehlt dir dann noch %n Symbol.</numerusform>
            <numerusform>Du kommst auf %1; für %2 fehlen dir dann noch %n Symbole.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you no other card that counts here.</source>
        <translation>Dir bleibt keine andere Karte, die hier zählt.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n more symbol(s) that count here.</source>
        <extracomment>What a card leaves for this contest: %n symbols in the hand</extracomment>
        <translation>
            <numerusform>Du behältst noch %n Symbol, das hier zählt.</numerusform>
            <numerusform>Du behältst noch %n Symbole, die hier zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card with fewer symbols would be enough to stay in.</source>
        <translation>Um dabeizubleiben, reicht eine Karte mit weniger Symbolen.</translation>
    </message>
    <message>
        <source>You have no card that counts here.</source>
        <translation>Du hast keine Karte, die hier zählt.</translation>
    </message>
    <message>
        <source>All your cards together reach only %1 of %2.</source>
        <extracomment>Why it is good to drop out: %1 the most the reader can reach, %2 the total needed</extracomment>
        <translation>Alle deine Karten zusammen ergeben nur %1 von %2.</translation>
    </message>
    <message>
        <source>Treasure is worth no points, but it counts at %1.</source>
        <extracomment>What treasure is for in the advanced game: %1 an episode, &quot;Present Gifts&quot;</extracomment>
        <translation>Schätze bringen keine Punkte, zählen aber bei „%1“.</translation>
    </message>
    <message>
        <source>Treasure is of no more use.</source>
        <translation>Schätze nützen nichts mehr.</translation>
    </message>
    <message>
        <source>Once, it brings back a card that you have played.</source>
        <translation>Einmal holt sie eine gespielte Karte zurück.</translation>
    </message>
    <message>
        <source>It lets you refuse one bad icon.</source>
        <translation>Einmal kannst du damit etwas Schlechtes ablehnen.</translation>
    </message>
    <message>
        <source>It undoes one failed risk.</source>
        <translation>Sie macht ein gescheitertes Risiko ungeschehen.</translation>
    </message>
    <message>
        <source>Once, it gives back all your scratches.</source>
        <translation>Einmal gibst du damit alle Kratzer zurück.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s); each counts at %1 %2.</source>
        <extracomment>What drawn cards are good for: %n cards, %1 an episode, &quot;Celebration&quot;, %2 a chance, &quot;four times in ten&quot;</extracomment>
        <translation>
            <numerusform>Du ziehst %n Karte; sie zählt bei „%1“ %2.</numerusform>
            <numerusform>Du ziehst %n Karten; jede zählt bei „%1“ %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is left with %2.</source>
        <extracomment>What taking an icon leads to: %1 a rival, %2 the icon that is left, &quot;a scratch&quot;</extracomment>
        <translation>%1 bekommt dann %2.</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s).</source>
        <extracomment>What an icon brings: %n points</extracomment>
        <translation>
            <numerusform>Das bringt %n Punkt.</numerusform>
            <numerusform>Das bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is worth about %1 on average.</source>
        <extracomment>What alliance tokens bring: %1 a number with one decimal</extracomment>
        <translation>Das ist im Schnitt etwa %1 wert.</translation>
    </message>
    <message>
        <source>A card matches %1; that is enough and costs no card from your hand.</source>
        <extracomment>What a risk brings: %1 a chance, &quot;two times in three&quot;</extracomment>
        <translation>Eine Karte passt %1; das reicht und kostet dich keine Handkarte.</translation>
    </message>
    <message>
        <source>Even a match can’t bring you to %1.</source>
        <extracomment>What a risk brings: %1 a total</extracomment>
        <translation>Auch wenn eine Karte passt, kommst du nicht auf %1.</translation>
    </message>
    <message>
        <source>It reaches %1 %2, and your hand can’t help.</source>
        <extracomment>What a risk brings: %1 a total, %2 a chance, &quot;one time in six&quot;</extracomment>
        <translation>Du kommst %2 auf %1; deine Hand hilft nicht.</translation>
    </message>
    <message>
        <source>It reaches %1 only %2, with cards from your hand.</source>
        <extracomment>What a risk brings: %1 a total, %2 a chance, &quot;four times in ten&quot;</extracomment>
        <translation>Mit Karten deiner Hand kommst du nur %2 auf %1.</translation>
    </message>
    <message>
        <source>A card matches %1; with cards from your hand you then reach %2.</source>
        <extracomment>What a risk brings: %1 a chance, &quot;two times in three&quot;, %2 a total</extracomment>
        <translation>Eine Karte passt %1; mit Karten deiner Hand kommst du dann auf %2.</translation>
    </message>
    <message>
        <source>It reaches %1 %2 without a card from your hand.</source>
        <extracomment>What a risk brings: %1 a total, %2 a chance, &quot;one time in six&quot;</extracomment>
        <translation>Ohne Handkarte kommst du %2 auf %1.</translation>
    </message>
    <message>
        <source>A card matches %1, and you keep all that match.</source>
        <extracomment>What a risk brings: %1 a chance, &quot;two times in three&quot;</extracomment>
        <translation>Eine Karte passt %1, und du behältst alle, die passen.</translation>
    </message>
    <message>
        <source>It fails %1: then you take %2.</source>
        <extracomment>What a risk may cost: %1 a chance, &quot;one time in three&quot;, %2 &quot;a scratch&quot; or &quot;a wound&quot;</extracomment>
        <translation>Es scheitert %1: Dann bekommst du %2.</translation>
    </message>
    <message>
        <source>It can’t fail.</source>
        <translation>Es kann nicht scheitern.</translation>
    </message>
    <message>
        <source>It is sure to fail.</source>
        <translation>Es scheitert sicher.</translation>
    </message>
    <message>
        <source>It uses up Beowulf’s Daring.</source>
        <translation>Es verbraucht Beowulfs Wagemut.</translation>
    </message>
    <message>
        <source>One more scratch would become a wound.</source>
        <translation>Ein weiterer Kratzer würde zur Wunde.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n scratch(es) already.</source>
        <extracomment>Why it is good to run no risk: %n scratches</extracomment>
        <translation>
            <numerusform>Du hast schon %n Kratzer.</numerusform>
            <numerusform>Du hast schon %n Kratzer.</numerusform>
        </translation>
    </message>
    <message>
        <source>A risk would fail %1.</source>
        <extracomment>Why it is good to run no risk: %1 a chance, &quot;one time in three&quot;</extracomment>
        <translation>Ein Risiko würde %1 scheitern.</translation>
    </message>
    <message>
        <source>You then show %1, which nobody can beat.</source>
        <extracomment>Of a secret choice: %1 the total of the reader</extracomment>
        <translation>Du zeigst dann %1; das kann niemand übertreffen.</translation>
    </message>
    <message>
        <source>You then show %1; %2 is known to hold %3.</source>
        <extracomment>Of a secret choice: %1 the total of the reader, %2 a rival, %3 the symbols that the rival is known to hold</extracomment>
        <translation>Du zeigst dann %1; %2 hat bekanntlich %3 auf der Hand.</translation>
    </message>
    <message>
        <source>You then show %1; %2 has the cards to beat it %3.</source>
        <extracomment>Of a secret choice: %1 the total of the reader, %2 the rival, %3 a chance, &quot;one time in three&quot;</extracomment>
        <translation>Du zeigst dann %1; %2 hat %3 die Karten, um es zu übertreffen.</translation>
    </message>
    <message>
        <source>You then show %1; of the others, %2 is most likely to have the cards to beat it: %3.</source>
        <extracomment>Of a secret choice: %1 the total of the reader, %2 a rival, %3 a chance, &quot;one time in three&quot;</extracomment>
        <translation>Du zeigst dann %1; am ehesten kann %2 es übertreffen: %3.</translation>
    </message>
    <message>
        <source>It doesn’t count here and comes back to your hand, but everyone will have seen it.</source>
        <translation>Sie zählt hier nicht und kommt auf die Hand zurück, aber alle haben sie dann gesehen.</translation>
    </message>
    <message>
        <source>What you have chosen can’t be beaten already.</source>
        <translation>Was du gewählt hast, kann schon niemand übertreffen.</translation>
    </message>
    <message>
        <source>No other card of yours counts here.</source>
        <translation>Keine andere deiner Karten zählt hier.</translation>
    </message>
    <message>
        <source>You win ties.</source>
        <translation>Du gewinnst jeden Gleichstand.</translation>
    </message>
    <message>
        <source>You keep %1: there is %2 at %3.</source>
        <extracomment>What a special card is kept for: %1 a card, %2 &quot;a wound&quot;, %3 an episode</extracomment>
        <translation>Du behältst %1: Bei „%3“ gibt es %2.</translation>
    </message>
    <message>
        <source>You keep %1.</source>
        <comment>special card</comment>
        <extracomment>Why it is good not to use a special card: %1 the card</extracomment>
        <translation>Du behältst %1.</translation>
    </message>
    <message>
        <source>The scratch that is coming then makes no wound.</source>
        <translation>Der drohende Kratzer wird dann nicht zur Wunde.</translation>
    </message>
    <message>
        <source>Without it, one more scratch would become a wound.</source>
        <translation>Sonst würde ein weiterer Kratzer zur Wunde.</translation>
    </message>
    <message>
        <source>You take no scratch, and may decide again.</source>
        <translation>Du bekommst keinen Kratzer und kannst neu entscheiden.</translation>
    </message>
    <message>
        <source>The scratch would become a wound.</source>
        <translation>Der Kratzer würde zur Wunde.</translation>
    </message>
    <message numerus="yes">
        <source>It saves you %n point(s).</source>
        <extracomment>Why it is good to refuse a bad icon: %n points</extracomment>
        <translation>
            <numerusform>Es erspart dir den Verlust von %n Punkt.</numerusform>
            <numerusform>Es erspart dir den Verlust von %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you draw for it counts at %1 %2.</source>
        <extracomment>Why it is good to swap a card: %1 an episode, &quot;Grendel’s Attack&quot;, %2 a chance, &quot;four times in ten&quot;</extracomment>
        <translation>Die Karte, die du dafür ziehst, zählt bei „%1“ %2.</translation>
    </message>
    <message>
        <source>It buys %1.</source>
        <comment>cards</comment>
        <extracomment>Why it is good to give cards: %1 what they buy, &quot;3 treasure&quot;</extracomment>
        <translation>Du erhältst dafür %1.</translation>
    </message>
    <message>
        <source>It shows %1 symbols, of which the price takes only %2.</source>
        <extracomment>Of a card that could be given: %1 how many symbols it has, %2 how many of them the price takes</extracomment>
        <translation>Sie zeigt %1 Symbole; der Preis braucht davon nur %2.</translation>
    </message>
    <message>
        <source>It pays the whole price.</source>
        <translation>Sie deckt den ganzen Preis.</translation>
    </message>
    <message>
        <source>Every card that you could give counts at %1.</source>
        <extracomment>Why it is good to decline an exchange: %1 an episode, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>Jede Karte, die du abgeben könntest, zählt bei „%1“.</translation>
    </message>
    <message>
        <source>It is your lowest fame token.</source>
        <translation>Es ist dein kleinstes Ruhmesplättchen.</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <comment>token</comment>
        <extracomment>What a token costs that is given away: %n points</extracomment>
        <translation>
            <numerusform>Es kostet dich %n Punkt.</numerusform>
            <numerusform>Es kostet dich %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep at least %n point(s).</source>
        <extracomment>Why it is good to give no tokens: %n points</extracomment>
        <translation>
            <numerusform>Du behältst mindestens %n Punkt.</numerusform>
            <numerusform>Du behältst mindestens %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this scratch, %n more make(s) a wound.</source>
        <extracomment>What a scratch means: %n further scratches that then make a wound</extracomment>
        <translation>
            <numerusform>Nach diesem Kratzer ergibt %n weiterer eine Wunde.</numerusform>
            <numerusform>Nach diesem Kratzer ergeben %n weitere eine Wunde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <comment>misfortune</comment>
        <extracomment>What a misfortune means</extracomment>
        <translation>
            <numerusform>Er kostet dich %n Punkt.</numerusform>
            <numerusform>Er kostet dich %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n wound(s) at the end you lose all your points.</source>
        <extracomment>What a wound means in the hard variant: %n wounds</extracomment>
        <translation>
            <numerusform>Mit %n Wunde am Ende verlierst du alle Punkte.</numerusform>
            <numerusform>Mit %n Wunden am Ende verlierst du alle Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This wound costs no points yet, but with %n you lose points.</source>
        <extracomment>What a wound means: %n wounds at which points are lost</extracomment>
        <translation>
            <numerusform>Diese Wunde kostet noch keine Punkte, aber ab %n verlierst du welche.</numerusform>
            <numerusform>Diese Wunde kostet noch keine Punkte, aber ab %n verlierst du welche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wound costs you %n point(s).</source>
        <extracomment>What a wound means: %n points</extracomment>
        <translation>
            <numerusform>Die Wunde kostet dich %n Punkt.</numerusform>
            <numerusform>Die Wunde kostet dich %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives back %n scratch(es).</source>
        <extracomment>What healing brings: %n scratches</extracomment>
        <translation>
            <numerusform>Du gibst %n Kratzer zurück.</numerusform>
            <numerusform>Du gibst %n Kratzer zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Healing %1 brings no points: too many wounds are left.</source>
        <extracomment>What healing brings: %1 &quot;one wound&quot; or &quot;the double wound&quot;</extracomment>
        <translation>Heilst du %1, bringt das keine Punkte: Es bleiben zu viele Wunden.</translation>
    </message>
    <message>
        <source>Healing %1 brings no points, but then another wound costs none.</source>
        <extracomment>What healing brings: %1 &quot;one wound&quot; or &quot;the double wound&quot;</extracomment>
        <translation>Heilst du %1, bringt das keine Punkte, aber eine weitere Wunde kostet dann auch keine.</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>fast nie</translation>
    </message>
    <message>
        <source>one time in twenty</source>
        <translation>in einem von zwanzig Fällen</translation>
    </message>
    <message>
        <source>one time in ten</source>
        <translation>in einem von zehn Fällen</translation>
    </message>
    <message>
        <source>one time in six</source>
        <translation>in einem von sechs Fällen</translation>
    </message>
    <message>
        <source>one time in five</source>
        <translation>in einem von fünf Fällen</translation>
    </message>
    <message>
        <source>one time in four</source>
        <translation>in einem von vier Fällen</translation>
    </message>
    <message>
        <source>three times in ten</source>
        <translation>in drei von zehn Fällen</translation>
    </message>
    <message>
        <source>one time in three</source>
        <translation>in einem von drei Fällen</translation>
    </message>
    <message>
        <source>four times in ten</source>
        <translation>in vier von zehn Fällen</translation>
    </message>
    <message>
        <source>half the time</source>
        <translation>in der Hälfte der Fälle</translation>
    </message>
    <message>
        <source>six times in ten</source>
        <translation>in sechs von zehn Fällen</translation>
    </message>
    <message>
        <source>two times in three</source>
        <translation>in zwei von drei Fällen</translation>
    </message>
    <message>
        <source>seven times in ten</source>
        <translation>in sieben von zehn Fällen</translation>
    </message>
    <message>
        <source>three times in four</source>
        <translation>in drei von vier Fällen</translation>
    </message>
    <message>
        <source>four times in five</source>
        <translation>in vier von fünf Fällen</translation>
    </message>
    <message>
        <source>nine times in ten</source>
        <translation>in neun von zehn Fällen</translation>
    </message>
    <message>
        <source>nineteen times in twenty</source>
        <translation>in neunzehn von zwanzig Fällen</translation>
    </message>
    <message>
        <source>nearly always</source>
        <translation>fast immer</translation>
    </message>
    <message numerus="yes">
        <source>Once, you turn up %n card(s) for a risk instead of %1.</source>
        <extracomment>What a special card is good for: %n cards, %1 how many are turned otherwise</extracomment>
        <translation>
            <numerusform>Einmal deckst du bei einem Risiko %n Karte statt %1 auf.</numerusform>
            <numerusform>Einmal deckst du bei einem Risiko %n Karten statt %1 auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would also count at every later major.</source>
        <translation>Sie würde auch bei jeder späteren Hauptepisode zählen.</translation>
    </message>
    <message>
        <source>It would also count at %1, the next major.</source>
        <extracomment>What must be weighed before a card is spent: %1 an episode, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>Sie würde auch bei „%1“ zählen, der nächsten Hauptepisode.</translation>
    </message>
    <message numerus="yes">
        <source>It counts at %n major(s) to come, first at %1.</source>
        <extracomment>Why a card is good: %n majors, %1 the first of them, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>
            <numerusform>Sie zählt noch bei %n Hauptepisode: „%1“.</numerusform>
            <numerusform>Sie zählt noch bei %n Hauptepisoden, zuerst bei „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>five times in six</source>
        <translation>in fünf von sechs Fällen</translation>
    </message>
    <message>
        <source>%1 may discard %2 to take one card back.</source>
        <extracomment>A prompt: %1 a seat, %2 King Hrothgar’s Blessing</extracomment>
        <translation>%1 darf %2 abwerfen, um eine Karte zurückzunehmen.</translation>
    </message>
    <message>
        <source>Discard %1 to take one card back?</source>
        <extracomment>A prompt to the reader: %1 King Hrothgar’s Blessing</extracomment>
        <translation>%1 abwerfen, um eine Karte zurückzunehmen?</translation>
    </message>
    <message>
        <source>the price</source>
        <extracomment>On a card of the hand that is discarded if the choice is made</extracomment>
        <translation>der Preis</translation>
    </message>
    <message>
        <source>It is part of the price of %1.</source>
        <extracomment>Of the first of several cards that are given: %1 what they buy, &quot;3 treasure&quot;</extracomment>
        <translation>Sie ist ein Teil des Preises für %1.</translation>
    </message>
    <message>
        <source>You then have to give %1 as well.</source>
        <extracomment>Of a card that is given: %1 other cards that then have to be given as well, &quot;a Beowulf card&quot;</extracomment>
        <translation>Dann musst du auch noch %1 abgeben.</translation>
    </message>
    <message numerus="yes">
        <source>As things stand, healing %1 brings %n point(s).</source>
        <extracomment>What healing brings: %1 &quot;one wound&quot; or &quot;the double wound&quot;, %n points</extracomment>
        <translation>
            <numerusform>So, wie es steht, bringt es %n Punkt, %1 zu heilen.</numerusform>
            <numerusform>So, wie es steht, bringt es %n Punkte, %1 zu heilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>row</comment>
        <extracomment>For a screen reader: %1 a seat, %2 &quot;2nd place&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>at the end</comment>
        <extracomment>What wounds have changed of the points counted at the end: %1 “No-wound bonus lost”, %2 the change</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You settle for %1 and give up %2, though you could show more treasure.</source>
        <extracomment>Before the reader drops out of an auction: %1 &quot;2nd place&quot;, %2 what the winner gets, &quot;5 fame&quot;</extracomment>
        <translation>Du begnügst dich mit dem %1 und verzichtest auf %2, obwohl du noch Schätze aufdecken könntest.</translation>
    </message>
    <message>
        <source>You compete without a card, though these would count: %1.</source>
        <extracomment>Before the reader chooses no card in secret: %1 a list of cards of its hand that would count</extracomment>
        <translation>Du trittst ohne Karte an, obwohl diese zählen würden: %1.</translation>
    </message>
    <message>
        <source>You give up a card that costs nothing.</source>
        <translation>Du verzichtest auf eine Karte, die nichts kostet.</translation>
    </message>
    <message>
        <source>You give up a gift that costs nothing: fame, treasure, an alliance, cards, or healing.</source>
        <translation>Du verzichtest auf ein Geschenk: Ruhm, Schatz, ein Bündnis, Karten oder Heilung.</translation>
    </message>
    <message>
        <source>1st place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>2nd place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>2. Platz</translation>
    </message>
    <message>
        <source>3rd place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>3. Platz</translation>
    </message>
    <message>
        <source>4th place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>4. Platz</translation>
    </message>
    <message>
        <source>5th place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>5. Platz</translation>
    </message>
    <message>
        <source>No-wound bonus lost</source>
        <extracomment>What a wound has changed, in front of the points lost</extracomment>
        <translation>Bonus ohne Wunden verloren</translation>
    </message>
    <message>
        <source>No-wound bonus regained</source>
        <extracomment>What healing has changed, in front of the points regained</extracomment>
        <translation>Bonus ohne Wunden zurück</translation>
    </message>
    <message>
        <source>Points lost for wounds</source>
        <extracomment>What a wound has changed, in front of the points lost</extracomment>
        <translation>Punktabzug für Wunden</translation>
    </message>
    <message>
        <source>Fewer points lost for wounds</source>
        <extracomment>What healing has changed, in front of the points regained</extracomment>
        <translation>Weniger Abzug für Wunden</translation>
    </message>
    <message>
        <source>All points lost to wounds</source>
        <extracomment>Hard variant, in front of the points lost</extracomment>
        <translation>Alle Punkte durch Wunden verloren</translation>
    </message>
    <message>
        <source>Points count again</source>
        <extracomment>Hard variant, in front of the points regained</extracomment>
        <translation>Punkte zählen wieder</translation>
    </message>
    <message>
        <source>choose no card</source>
        <translation>keine Karte wählen</translation>
    </message>
    <message>
        <source>In %1 you still find an icon that does no harm.</source>
        <extracomment>What dropping out leads to: %1 &quot;2nd place&quot;; icons are taken in the order of places</extracomment>
        <translation>%1: Dir bleibt noch eine Errungenschaft, die nicht schadet.</translation>
    </message>
    <message>
        <source>In %1 you may be left with %2.</source>
        <extracomment>What dropping out leads to: %1 &quot;2nd place&quot;, %2 bad icons, &quot;a scratch or a wound and 2 cards&quot;</extracomment>
        <translation>%1: Dir bleibt vielleicht nur noch %2.</translation>
    </message>
    <message>
        <source>It fails %1: then you take %2 and are out in %3.</source>
        <extracomment>What a risk may cost in a contest: %1 a chance, &quot;one time in three&quot;, %2 &quot;a scratch&quot; or &quot;a wound&quot;, %3 &quot;2nd place&quot;, the place in which the player drops out</extracomment>
        <translation>Es scheitert %1: Dann bekommst du %2 und bist raus (%3).</translation>
    </message>
    <message>
        <source>Risk it for %1 or %2? Without a match, your scratches become a wound.</source>
        <extracomment>A prompt to the reader who has as many scratches as one can: %1 and %2 symbols, one of which has to match</extracomment>
        <translation>Riskierst du es? Passend: %1 oder %2. Sonst werden deine Kratzer zur Wunde.</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>stock</comment>
        <extracomment>Tip of a picture in a panel: %1 a thing, &quot;Fame&quot;, %2 how much of it, %3 the player who has it</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Each alliance token shows some fame, which counts at the end, or treasure to spend.</source>
        <translation>Jedes Bündnisplättchen zeigt Ruhm, der am Ende zählt, oder Schätze zum Ausgeben.</translation>
    </message>
    <message>
        <source>Each alliance token shows 1 to 3 fame or treasure, which count as points at the end.</source>
        <translation>Jedes Bündnisplättchen zeigt 1 bis 3 Ruhm oder Schätze; beides zählt am Ende als Punkte.</translation>
    </message>
    <message>
        <source>Fame, treasure, and misfortunes that lie face down. Everybody saw them being taken, so the points beside “Now” contain them.</source>
        <translation>Ruhm, Schätze und Misserfolge, die verdeckt liegen. Alle haben gesehen, wie sie genommen wurden; die Punkte neben „Stand“ enthalten sie.</translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, they would mean %1 point(s).</source>
        <extracomment>Of the wounds of a player: %1 a signed number, whose plural it has</extracomment>
        <translation>
            <numerusform>Wäre das Spiel jetzt zu Ende, brächten sie %1 Punkt.</numerusform>
            <numerusform>Wäre das Spiel jetzt zu Ende, brächten sie %1 Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>At stake: %1; whoever drops out next takes %2.</source>
        <extracomment>Why a move is good, in a contest: %1 a list of icons, &quot;5 fame and 2 fame&quot;, %2 &quot;3rd place&quot;</extracomment>
        <translation>Zu holen: %1. Wer als Nächstes ausscheidet, belegt den %2.</translation>
    </message>
    <message>
        <source>At stake: %1.</source>
        <extracomment>Why a move is good: %1 a list of icons, &quot;5 fame and 2 fame&quot;</extracomment>
        <translation>Zu holen: %1.</translation>
    </message>
    <message>
        <source>%1: enough to stay in, with a total of %2.</source>
        <extracomment>What a card does in a contest together with others: %1 all of them, &quot;courage + wit ×2&quot;, %2 the total they reach</extracomment>
        <translation>%1: genug, um dabeizubleiben, mit einer Summe von %2.</translation>
    </message>
    <message>
        <source>1st place chooses first from %1; the last gets what is left.</source>
        <extracomment>What a contest is about: %1 a list of icons, &quot;5 fame, 2 cards, and a wound&quot;</extracomment>
        <translation>Zu holen: %1. Der beste Platz wählt zuerst, der letzte nimmt, was übrig ist.</translation>
    </message>
    <message>
        <source>Together: %1.</source>
        <extracomment>Of a secret choice: %1 all its cards, &quot;courage + wit ×2&quot;</extracomment>
        <translation>Zusammen: %1.</translation>
    </message>
    <message>
        <source>You go without %1.</source>
        <extracomment>What declining an exchange means: %1 what it would bring, &quot;3 treasure&quot;</extracomment>
        <translation>Du verzichtest auf %1.</translation>
    </message>
    <message numerus="yes">
        <source>The wound costs you the %n point(s) for having none at the end.</source>
        <extracomment>What the first wound means: %n points</extracomment>
        <translation>
            <numerusform>Die Wunde kostet dich den %n Punkt, den es am Ende ohne Wunden gibt.</numerusform>
            <numerusform>Die Wunde kostet dich die %n Punkte, die es am Ende ohne Wunden gibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The options: %1.</source>
        <extracomment>%1 a list of what a player may take</extracomment>
        <translation>Die Möglichkeiten: %1.</translation>
    </message>
    <message>
        <source>You take none of the options.</source>
        <translation>Du nimmst keine der Möglichkeiten.</translation>
    </message>
    <message>
        <source>You take no card in this round.</source>
        <translation>Du nimmst in dieser Runde keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n choose(s) before you: %1.</source>
        <comment>players</comment>
        <extracomment>Before the reader drops out of a contest: %n players take an icon before it, %1 a list of icons, &quot;5 fame, 2 cards, and a scratch&quot;</extracomment>
        <translation>
            <numerusform>%n wählt vor dir: %1.</numerusform>
            <numerusform>%n wählen vor dir: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You settle for %1 and lose %2.</source>
        <extracomment>Before the reader drops out of a contest: %1 &quot;2nd place&quot;, %2 a list of the cards it has played</extracomment>
        <translation>Du begnügst dich mit dem %1 und verlierst %2.</translation>
    </message>
    <message>
        <source>You settle for %1.</source>
        <extracomment>Before the reader drops out of a contest: %1 &quot;2nd place&quot;</extracomment>
        <translation>Du begnügst dich mit dem %1.</translation>
    </message>
</context>
</TS>
