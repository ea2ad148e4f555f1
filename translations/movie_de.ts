<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Fault</name>
    <message>
        <source>a Gorge is printed on this space</source>
        <translation>auf diesem Feld ist eine Schlucht aufgedruckt</translation>
    </message>
    <message>
        <source>a hand can have at most %1 tiles, and one more after a draw</source>
        <extracomment>%1 a number</extracomment>
        <translation>eine Hand darf höchstens %1 Plättchen haben, nach dem Ziehen eines mehr</translation>
    </message>
    <message>
        <source>this must be nobody if the game is over, and a player otherwise</source>
        <translation>es muss genau dann nobody sein, wenn das Spiel zu Ende ist</translation>
    </message>
    <message>
        <source>this must be a player</source>
        <translation>es muss ein Spieler sein</translation>
    </message>
    <message>
        <source>a board must have 1 to 15 rows of 1 to 16 spaces</source>
        <translation>ein Plan muss 1 bis 15 Reihen aus 1 bis 16 Feldern haben</translation>
    </message>
    <message>
        <source>all rows must be equally long</source>
        <translation>alle Reihen müssen gleich lang sein</translation>
    </message>
    <message>
        <source>a mask can contain only “.”, “G”, and “#”</source>
        <translation>eine Maske darf nur „.“, „G“ und „#“ enthalten</translation>
    </message>
    <message>
        <source>a board can have at most 50 spaces</source>
        <translation>ein Plan darf höchstens 50 Felder haben</translation>
    </message>
    <message>
        <source>this board must have %1 spaces, %2 of them with printed Gorges, not %3 and %4</source>
        <extracomment>%1 to %4 numbers, %3 of spaces, %4 of Gorges</extracomment>
        <translation>dieser Plan muss %1 Felder haben, davon %2 mit aufgedruckter Schlucht, nicht %3 und %4</translation>
    </message>
    <message>
        <source>a tile without a value must have an ability</source>
        <translation>ein Plättchen ohne Wert muss eine Fähigkeit haben</translation>
    </message>
    <message>
        <source>Treasure and Mead are boons: their values must be above 0</source>
        <translation>Schatz und Met sind Gaben: ihr Wert muss über 0 liegen</translation>
    </message>
    <message>
        <source>Drunkenness is a peril: its value must be below 0</source>
        <translation>Trunkenheit ist eine Gefahr: ihr Wert muss unter 0 liegen</translation>
    </message>
    <message>
        <source>Good Counsel and Gorge can’t have a value</source>
        <translation>Guter Rat und Schlucht können keinen Wert haben</translation>
    </message>
    <message>
        <source>Royal Dragon Horn and Treachery can’t have a value above 0: Treachery would turn them face down, and the rules don’t say whether they still work then</source>
        <translation>Königliches Drachenhorn und Verrat dürfen keinen Wert über 0 haben: Verrat würde sie umdrehen, und die Spielregel sagt nicht, ob sie dann noch wirken</translation>
    </message>
    <message>
        <source>%1 is listed here twice; raise its count instead</source>
        <extracomment>%1 a tile, as it is written in the file</extracomment>
        <translation>%1 steht hier zweimal; erhöhe stattdessen die Anzahl</translation>
    </message>
    <message>
        <source>an act must have at least 8 tiles, so that four players can fill their hands</source>
        <translation>ein Akt braucht mindestens 8 Plättchen, damit vier Spieler ihre Hände füllen können</translation>
    </message>
    <message>
        <source>there can be at most 120 tiles, of 100 kinds</source>
        <translation>es darf höchstens 120 Plättchen in 100 Arten geben</translation>
    </message>
    <message>
        <source>there can be at most %1 Good Counsels, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>es darf höchstens %1 Plättchen „Guter Rat“ geben, nicht %2</translation>
    </message>
    <message>
        <source>there is no Golden Statue here</source>
        <translation>dort ist keine Goldene Statue</translation>
    </message>
    <message>
        <source>there is no other tile</source>
        <translation>dort ist kein anderes Plättchen</translation>
    </message>
    <message>
        <source>the player to move does not have this tile</source>
        <translation>der Spieler am Zug hat es nicht</translation>
    </message>
    <message>
        <source>the player to move has no figure here</source>
        <translation>dort ist keine Figur des Spielers am Zug</translation>
    </message>
    <message>
        <source>there is no tile to play</source>
        <translation>es gibt kein Plättchen zu legen</translation>
    </message>
    <message>
        <source>hands can be refilled only between acts, and only below the starting hand</source>
        <translation>aufgefüllt wird zwischen Akten, und nur eine Hand, die kleiner als zu Beginn ist</translation>
    </message>
    <message>
        <source>there is no Temptation or Valor here</source>
        <translation>dort ist keine Versuchung und keine Tapferkeit</translation>
    </message>
    <message>
        <source>a turn needs an open space</source>
        <translation>ein Zug braucht ein freies Feld</translation>
    </message>
</context>
<context>
    <name>movie</name>
    <message>
        <source>A figure or a tile can be put on any open space.</source>
        <translation>Auf jedes freie Feld kann eine Figur gesetzt oder ein Plättchen gelegt werden.</translation>
    </message>
    <message>
        <source>Saga points</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Sagapunkte</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>Caption of the points that a seat&apos;s figures would score now</extracomment>
        <translation>Auf dem Plan</translation>
    </message>
    <message>
        <source>Placed</source>
        <extracomment>Caption of a seat&apos;s figures on the board</extracomment>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Still to place</source>
        <extracomment>Caption of a seat&apos;s figures that are left</extracomment>
        <translation>Noch zu setzen</translation>
    </message>
    <message>
        <source>The pool</source>
        <extracomment>Title of a card: the tiles that are left to draw</extracomment>
        <translation>Der Vorrat</translation>
    </message>
    <message>
        <source>On the board after it</source>
        <extracomment>Caption of the points on the board after a previewed action</extracomment>
        <translation>Danach auf dem Plan</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Title of the tiles of who looks</extracomment>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Your figures</source>
        <extracomment>Title of the figures of who looks</extracomment>
        <translation>Deine Figuren</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <extracomment>Title of a hand that is not open: %1 a seat</extracomment>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>%1’s figures</source>
        <extracomment>%1 a seat</extracomment>
        <translation>Figuren von %1</translation>
    </message>
    <message>
        <source>No tiles.</source>
        <translation>Keine Plättchen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from act %1</source>
        <extracomment>%n tiles in a hand, %1 their act as a numeral</extracomment>
        <translation>
            <numerusform>%n Plättchen aus Akt %1</numerusform>
            <numerusform>%n Plättchen aus Akt %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from different acts</source>
        <extracomment>%n tiles in a hand</extracomment>
        <translation>
            <numerusform>%n Plättchen aus verschiedenen Akten</numerusform>
            <numerusform>%n Plättchen aus verschiedenen Akten</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile must be drawn first.</source>
        <translation>Zuerst muss ein Plättchen gezogen werden.</translation>
    </message>
    <message>
        <source>The act has not begun.</source>
        <translation>Der Akt hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>Resolve the power first.</source>
        <translation>Zuerst muss über die Fähigkeit entschieden werden.</translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <extracomment>Beside the hand of who looks: %1 another seat</extracomment>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) are open. The act ends when the last is filled.</source>
        <translation>
            <numerusform>%n Feld ist frei. Der Akt endet, wenn das letzte belegt ist.</numerusform>
            <numerusform>%n Felder sind frei. Der Akt endet, wenn das letzte belegt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The act has ended.</source>
        <translation>Der Akt ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>spaces</comment>
        <extracomment>How full the board is: %1 of %2 spaces</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 spaces</source>
        <extracomment>How full the board is</extracomment>
        <translation>%1 von %2 Feldern</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>Under the number of tiles left in the pool: %1 tiles in all</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Not yet seen by %1</source>
        <extracomment>Caption of counts of tiles: %1 a seat</extracomment>
        <translation>Von %1 ungesehen</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Caption of counts of tiles</extracomment>
        <translation>Noch ungesehen</translation>
    </message>
    <message>
        <source>boons</source>
        <extracomment>Tiles with a value above 0, beside their number</extracomment>
        <translation>Gaben</translation>
    </message>
    <message>
        <source>perils</source>
        <extracomment>Tiles with a value below 0, beside their number</extracomment>
        <translation>Gefahren</translation>
    </message>
    <message>
        <source>powers</source>
        <extracomment>Tiles without a value, beside their number</extracomment>
        <translation>Fähigkeiten</translation>
    </message>
    <message numerus="yes">
        <source>The pool, %n tile(s) left of %1</source>
        <extracomment>For a screen reader: %n tiles are left of %1</extracomment>
        <translation>
            <numerusform>Der Vorrat, noch %n Plättchen von %1</numerusform>
            <numerusform>Der Vorrat, noch %n Plättchen von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2: %3.</source>
        <extracomment>%1 a figure, %2 a space, %3 the points it would score now</extracomment>
        <translation>%1 auf %2: %3.</translation>
    </message>
    <message>
        <source>Change with %1 on %2</source>
        <extracomment>Title of the sums of a choice: %1 a figure, %2 a space
----------
Title of the sums of a choice: %1 a tile, %2 a space</extracomment>
        <translation>%1 auf %2 ergäbe</translation>
    </message>
    <message>
        <source>Change after a step to %1</source>
        <extracomment>Title of the sums of a choice: %1 a space</extracomment>
        <translation>Ein Schritt nach %1 ergäbe</translation>
    </message>
    <message>
        <source>Change after removing %1</source>
        <extracomment>Title of the sums of a choice: %1 a space</extracomment>
        <translation>Das Plättchen auf %1 zu entfernen ergäbe</translation>
    </message>
    <message>
        <source>Change after a swap with %1</source>
        <extracomment>Title of the sums of a choice: %1 a space</extracomment>
        <translation>Ein Tausch mit %1 ergäbe</translation>
    </message>
    <message>
        <source>Change after returning %1</source>
        <extracomment>Title of the sums of a choice: %1 a tile</extracomment>
        <translation>%1 zurückzulegen ergäbe</translation>
    </message>
    <message>
        <source>No figure would score more or less.</source>
        <translation>Keine Figur bekäme mehr oder weniger Punkte.</translation>
    </message>
    <message>
        <source>%1 → %2, times %3</source>
        <extracomment>A figure&apos;s sum before and after, and its diamonds, as &quot;5 → 10, times 3&quot;</extracomment>
        <translation>%1 → %2, mal %3</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <extracomment>A figure&apos;s sum and its diamonds, as &quot;9, times 3&quot;</extracomment>
        <translation>%1, mal %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and rule</comment>
        <extracomment>%1 the name of a piece or an ability, %2 sentences of its rule</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>In a list: %1 a sign of the table in text, %2 what it is, as &quot;&lt;Th 1&gt; = Thane&quot;</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>A number is the value of a tile, with letters if it has an ability: %1.</source>
        <extracomment>%1 a list of signs, as &quot;+2 Me = Mead&quot;</extracomment>
        <translation>Eine Zahl ist der Wert eines Plättchens; hat es eine Fähigkeit, folgen Buchstaben: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>seat and points</comment>
        <extracomment>In a list: %1 a seat, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All figures of this act: %1.</source>
        <extracomment>%1 a list of seats with their points, as &quot;Anna +20&quot;</extracomment>
        <translation>Alle Figuren dieses Aktes: %1.</translation>
    </message>
    <message>
        <source>Beowulf</source>
        <extracomment>A figure: the hero himself, 4 diamonds</extracomment>
        <translation>Beowulf</translation>
    </message>
    <message>
        <source>Thane</source>
        <extracomment>A figure: a follower of Beowulf, 3 diamonds</extracomment>
        <translation>Than</translation>
    </message>
    <message>
        <source>Castle Herot</source>
        <extracomment>A figure: the king&apos;s hall, 2 diamonds</extracomment>
        <translation>Burg Herot</translation>
    </message>
    <message>
        <source>Temptation</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Versuchung</translation>
    </message>
    <message>
        <source>Valor</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Tapferkeit</translation>
    </message>
    <message>
        <source>Treasure</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Drunkenness</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Trunkenheit</translation>
    </message>
    <message>
        <source>Mead</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Met</translation>
    </message>
    <message>
        <source>Golden Statue</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Goldene Statue</translation>
    </message>
    <message>
        <source>Good Counsel</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Guter Rat</translation>
    </message>
    <message>
        <source>Royal Dragon Horn</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Königliches Drachenhorn</translation>
    </message>
    <message>
        <source>Treachery</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Verrat</translation>
    </message>
    <message>
        <source>Gorge</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Schlucht</translation>
    </message>
    <message>
        <source>Act I: Grendel</source>
        <translation>Akt I: Grendel</translation>
    </message>
    <message>
        <source>Act III: The Dragon</source>
        <translation>Akt III: Der Drache</translation>
    </message>
    <message>
        <source>a tile from act %1</source>
        <extracomment>A tile of which only the back is seen; %1 is the act, I to III</extracomment>
        <translation>ein Plättchen aus Akt %1</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <extracomment>A Treasure tile: %1 its value on the board, %2 the ability, %3 its treasure value</extracomment>
        <translation>%2 %1 (%3)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>tile</comment>
        <extracomment>A tile: %1 its value, %2 its ability, as &quot;+3 Mead&quot;</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1 Te</source>
        <extracomment>Temptation on the board in text, at most 2 letters after %1, its value</extracomment>
        <translation>%1 Vs</translation>
    </message>
    <message>
        <source>%1 Va</source>
        <extracomment>Valor on the board in text, at most 2 letters after %1, its value</extracomment>
        <translation>%1 Ta</translation>
    </message>
    <message>
        <source>%1 T%2</source>
        <extracomment>Treasure on the board in text, 1 letter after %1, its value; %2 its treasure value</extracomment>
        <translation>%1 S%2</translation>
    </message>
    <message>
        <source>%1 Dr</source>
        <extracomment>Drunkenness on the board in text, at most 2 letters after %1, its value</extracomment>
        <translation>%1 Tr</translation>
    </message>
    <message>
        <source>%1 Me</source>
        <extracomment>Mead on the board in text, at most 2 letters after %1, its value</extracomment>
        <translation>%1 Me</translation>
    </message>
    <message>
        <source>Statue</source>
        <extracomment>Golden Statue on the board in text, at most 6 letters</extracomment>
        <translation>Statue</translation>
    </message>
    <message>
        <source>Couns.</source>
        <extracomment>Good Counsel on the board in text, at most 6 letters</extracomment>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Horn</source>
        <extracomment>Royal Dragon Horn on the board in text, at most 6 letters</extracomment>
        <translation>Horn</translation>
    </message>
    <message>
        <source>Treach</source>
        <extracomment>Treachery on the board in text, at most 6 letters</extracomment>
        <translation>Verrat</translation>
    </message>
    <message>
        <source>Gorge</source>
        <comment>short</comment>
        <extracomment>Gorge on the board in text, at most 6 letters</extracomment>
        <translation>Schl.</translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation>Dieses Spiel kennt keine solche Aktion.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>First decide whether to draw tiles for the new act.</source>
        <translation>Entscheide zuerst, ob du Plättchen für den neuen Akt ziehst.</translation>
    </message>
    <message>
        <source>First decide on the power of the tile just placed.</source>
        <translation>Entscheide zuerst über die Fähigkeit des eben gelegten Plättchens.</translation>
    </message>
    <message>
        <source>The board of this act has no space %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Der Plan dieses Aktes hat kein Feld %1.</translation>
    </message>
    <message>
        <source>Only a Treasure can be returned for points, not %1.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>Nur ein Schatz kann für Punkte zurückgelegt werden, %1 nicht.</translation>
    </message>
    <message>
        <source>Only Drunkenness can replace Mead, not %1.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>Nur Trunkenheit kann Met ersetzen, %1 nicht.</translation>
    </message>
    <message>
        <source>Drunkenness can replace only Mead; there is none on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Trunkenheit ersetzt nur Met; auf %1 liegt keiner.</translation>
    </message>
    <message>
        <source>Good Counsel goes only on the space that its figure leaves.</source>
        <translation>Guter Rat kommt nur auf das Feld, das seine Figur verlässt.</translation>
    </message>
    <message>
        <source>Only Good Counsel moves a figure; %1 doesn’t.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>Nur Guter Rat bewegt eine Figur, %1 nicht.</translation>
    </message>
    <message>
        <source>Good Counsel moves one of your own figures; you have none on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Guter Rat bewegt eine deiner Figuren; auf %1 steht keine.</translation>
    </message>
    <message>
        <source>The figure on %1 has no open space beside it.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Neben der Figur auf %1 ist kein Feld frei.</translation>
    </message>
    <message>
        <source>Temptation removes a Valor; there is none on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Versuchung entfernt eine Tapferkeit; auf %1 liegt keine.</translation>
    </message>
    <message>
        <source>Valor removes a Temptation; there is none on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Tapferkeit entfernt eine Versuchung; auf %1 liegt keine.</translation>
    </message>
    <message>
        <source>There is no tile on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Auf %1 liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>The Golden Statue swaps tiles; figures stay where they are.</source>
        <translation>Die Goldene Statue tauscht Plättchen; Figuren bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>The Golden Statue swaps two other tiles, not itself.</source>
        <translation>Die Goldene Statue tauscht zwei andere Plättchen, nicht sich selbst.</translation>
    </message>
    <message>
        <source>A printed Gorge is part of the board and stays.</source>
        <translation>Eine gedruckte Schlucht gehört zum Plan und bleibt.</translation>
    </message>
    <message>
        <source>%1 places %2 on %3.</source>
        <extracomment>%1 a seat, %2 a figure, %3 a space</extracomment>
        <translation>%1 setzt %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>%1 a seat, %2 a tile</extracomment>
        <translation>%1 zieht %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on %3.</source>
        <extracomment>%1 a seat, %2 a tile, %3 a space</extracomment>
        <translation>%1 legt %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 replaces %3 on %4 with %2.</source>
        <extracomment>%1 a seat, %2 a Drunkenness tile, %3 a Mead tile, %4 a space</extracomment>
        <translation>%1 ersetzt %3 auf %4 durch %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 returns %2 for %n saga point(s).</source>
        <extracomment>%1 a seat, %2 a Treasure tile, %n points</extracomment>
        <translation>
            <numerusform>%1 legt %2 für %n Sagapunkt zurück.</numerusform>
            <numerusform>%1 legt %2 für %n Sagapunkte zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves %2 from %3 to %4 and leaves Good Counsel behind.</source>
        <extracomment>%1 a seat, %2 a figure, %3 and %4 spaces</extracomment>
        <translation>%1 bewegt %2 von %3 nach %4 und legt den Guten Rat auf das verlassene Feld.</translation>
    </message>
    <message>
        <source>%1 removes %2 from %3.</source>
        <extracomment>%1 a seat, %2 a tile, %3 a space</extracomment>
        <translation>%1 entfernt %2 von %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n tile(s) for the new act.</source>
        <extracomment>%1 a seat, %n tiles</extracomment>
        <translation>
            <numerusform>%1 zieht %n Plättchen für den neuen Akt.</numerusform>
            <numerusform>%1 zieht %n Plättchen für den neuen Akt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws no tiles for the new act.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 zieht keine Plättchen für den neuen Akt.</translation>
    </message>
    <message>
        <source>Treachery turns %1 on %2 face down.</source>
        <extracomment>%1 a tile, %2 a space</extracomment>
        <translation>Verrat dreht %1 auf %2 um.</translation>
    </message>
    <message>
        <source>The saga is told.</source>
        <translation>Die Saga ist erzählt.</translation>
    </message>
    <message>
        <source>&lt;%1 %2&gt;</source>
        <extracomment>A figure on the board in text: %1 the first letters of its kind, %2 the number of its seat</extracomment>
        <translation>&lt;%1 %2&gt;</translation>
    </message>
    <message>
        <source>no tiles</source>
        <extracomment>In place of the tiles of an empty hand</extracomment>
        <translation>keine Plättchen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figures</comment>
        <extracomment>Figures left: %1 how many, %2 which kind</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>no figures</source>
        <extracomment>In place of the figures of a seat that has placed all</extracomment>
        <translation>keine Figuren</translation>
    </message>
    <message>
        <source>%1 (pool: %2)</source>
        <extracomment>Head of the table in text: %1 the title of the act, %2 the tiles left in the pool</extracomment>
        <translation>%1 (Vorrat: %2)</translation>
    </message>
    <message>
        <source>%1 boon</source>
        <extracomment>A tile of which only the value matters: %1 its value, above 0</extracomment>
        <translation>Gabe %1</translation>
    </message>
    <message>
        <source>%1 peril</source>
        <extracomment>A tile of which only the value matters: %1 its value, below 0</extracomment>
        <translation>Gefahr %1</translation>
    </message>
    <message>
        <source>It goes on an open space, or takes the place of a Mead tile.</source>
        <translation>Sie kommt auf ein freies Feld oder ersetzt ein Met-Plättchen.</translation>
    </message>
    <message>
        <source>Drunkenness may take its place.</source>
        <translation>Trunkenheit darf ihn ersetzen.</translation>
    </message>
    <message>
        <source>It moves one of your figures one space, not diagonally; the tile is then placed on the space it left.</source>
        <translation>Er bewegt eine deiner Figuren ein Feld weit, nicht schräg, und liegt dann auf dem verlassenen Feld.</translation>
    </message>
    <message>
        <source>Each figure that sees it counts one more diamond.</source>
        <translation>Jede Figur, die es sieht, zählt eine Raute mehr.</translation>
    </message>
    <message>
        <source>It divides its row and its column: nothing is seen across it.</source>
        <translation>Sie teilt ihre Reihe und ihre Spalte: Über sie hinweg ist nichts zu sehen.</translation>
    </message>
    <message>
        <source>Players report this tile; the rulebook has no list of tiles.</source>
        <translation>Spieler berichten von diesem Plättchen; eine gedruckte Liste gibt es nicht.</translation>
    </message>
    <message>
        <source>This tile follows from a printed example; the rulebook has no list of tiles.</source>
        <translation>Dieses Plättchen ergibt sich aus einem gedruckten Beispiel; eine gedruckte Liste gibt es nicht.</translation>
    </message>
    <message>
        <source>This tile is our reconstruction; the rulebook has no list of tiles.</source>
        <translation>Dieses Plättchen haben wir rekonstruiert; eine gedruckte Liste gibt es nicht.</translation>
    </message>
    <message>
        <source>It comes back when the act is scored.</source>
        <translation>Die Figur kommt nach der Wertung des Aktes zurück.</translation>
    </message>
    <message>
        <source>It leaves the game when the act is scored.</source>
        <translation>Die Figur kommt nach der Wertung des Aktes aus dem Spiel.</translation>
    </message>
    <message>
        <source>Grendel</source>
        <extracomment>The name of the first act</extracomment>
        <translation>Grendel</translation>
    </message>
    <message>
        <source>The Dragon</source>
        <extracomment>The name of the third act</extracomment>
        <translation>Der Drache</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure</comment>
        <extracomment>A figure and where it stands, as &quot;Thane d3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, open</source>
        <extracomment>A space of the board for a screen reader: %1 its name</extracomment>
        <translation>%1, frei</translation>
    </message>
    <message>
        <source>%1, printed Gorge</source>
        <extracomment>A space of the board for a screen reader: %1 its name</extracomment>
        <translation>%1, gedruckte Schlucht</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>tile and space</comment>
        <extracomment>A tile and where it lies, as &quot;+5 d4&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Row %1: %2 makes %3.</source>
        <extracomment>%1 the number of a row, %2 the only tile seen in it, %3 what it counts</extracomment>
        <translation>Reihe %1: %2 ergibt %3.</translation>
    </message>
    <message>
        <source>Column %1: %2 makes %3.</source>
        <extracomment>%1 the letter of a column, %2 the only tile seen in it, %3 what it counts</extracomment>
        <translation>Spalte %1: %2 ergibt %3.</translation>
    </message>
    <message>
        <source>Row %1: %2 make %3.</source>
        <extracomment>%1 the number of a row, %2 a list of tiles in it, %3 their sum</extracomment>
        <translation>Reihe %1: %2 ergeben %3.</translation>
    </message>
    <message>
        <source>Column %1: %2 make %3.</source>
        <extracomment>%1 the letter of a column, %2 a list of tiles in it, %3 their sum</extracomment>
        <translation>Spalte %1: %2 ergeben %3.</translation>
    </message>
    <message>
        <source>A Gorge hides %1.</source>
        <extracomment>%1 a list of spaces</extracomment>
        <translation>Hinter einer Schlucht verborgen: %1.</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <extracomment>Label of a button</extracomment>
        <translation>Plättchen ziehen</translation>
    </message>
    <message>
        <source>Return it for points</source>
        <extracomment>Label of a button: a Treasure tile is returned to the box for points</extracomment>
        <translation>Für Punkte zurücklegen</translation>
    </message>
    <message>
        <source>Draw tiles</source>
        <extracomment>Label of a button, between acts</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw nothing</source>
        <extracomment>Label of a button, between acts</extracomment>
        <translation>Nichts ziehen</translation>
    </message>
    <message>
        <source>%1, choose an open space for %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a kind of figure</extracomment>
        <translation>%1, wähle ein freies Feld für %2.</translation>
    </message>
    <message>
        <source>%1, choose an open space or a Mead tile for %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a Drunkenness tile</extracomment>
        <translation>%1, wähle ein freies Feld oder ein Met-Plättchen für %2.</translation>
    </message>
    <message>
        <source>%1, choose a space for %2, or return it for points.</source>
        <extracomment>A prompt: %1 a seat, %2 a Treasure tile</extracomment>
        <translation>%1, wähle ein Feld für %2 oder lege das Plättchen für Punkte zurück.</translation>
    </message>
    <message>
        <source>%1, choose a space for %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a tile</extracomment>
        <translation>%1, wähle ein Feld für %2.</translation>
    </message>
    <message>
        <source>Beowulf: The Movie</source>
        <translation>Beowulf: Der Film</translation>
    </message>
    <message>
        <source>Lay boons and perils in rows and columns where your figures stand, over three acts of growing danger.</source>
        <translation>Lege Gaben und Gefahren in die Reihen und Spalten deiner Figuren, in drei Akten voll wachsender Gefahr.</translation>
    </message>
    <message>
        <source>Board of act III</source>
        <translation>Plan des dritten Aktes</translation>
    </message>
    <message>
        <source>Power in the last space</source>
        <translation>Fähigkeit auf dem letzten Feld</translation>
    </message>
    <message>
        <source>on the diagonal</source>
        <extracomment>A value of the option &quot;Board of act III&quot;</extracomment>
        <translation>schräg</translation>
    </message>
    <message>
        <source>plain rectangle</source>
        <extracomment>A value of the option &quot;Board of act III&quot;</extracomment>
        <translation>einfaches Rechteck</translation>
    </message>
    <message>
        <source>not used</source>
        <extracomment>A value of the option &quot;Power in the last space&quot;</extracomment>
        <translation>verfällt</translation>
    </message>
    <message>
        <source>used first</source>
        <extracomment>A value of the option &quot;Power in the last space&quot;</extracomment>
        <translation>wird noch genutzt</translation>
    </message>
    <message>
        <source>No rulebook shows the shape of the third board; players remember a grid turned 45 degrees.</source>
        <translation>Die Form des dritten Plans ist nur überliefert, nicht gedruckt: Spieler erinnern sich an ein um 45 Grad gedrehtes Raster.</translation>
    </message>
    <message>
        <source>By the rulebook, an act ends at once when its last space is filled, so the power of that last tile is lost. Some tables use the power first.</source>
        <translation>Nach der Spielregel endet ein Akt sofort, wenn sein letztes Feld belegt ist; die Fähigkeit dieses letzten Plättchens verfällt. Manche Runden nutzen sie vorher noch.</translation>
    </message>
    <message>
        <source>Diamonds of unused figures</source>
        <extracomment>What decides between seats with equal points; beside its number</extracomment>
        <translation>Rauten nicht eingesetzter Figuren</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A source of points: what everyone has at the start</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Figures of act I</source>
        <translation>Figuren, Akt I</translation>
    </message>
    <message>
        <source>Treasures of act I</source>
        <translation>Schätze, Akt I</translation>
    </message>
    <message>
        <source>Figures of act II</source>
        <translation>Figuren, Akt II</translation>
    </message>
    <message>
        <source>Treasures of act II</source>
        <translation>Schätze, Akt II</translation>
    </message>
    <message>
        <source>Figures of act III</source>
        <translation>Figuren, Akt III</translation>
    </message>
    <message>
        <source>Treasures of act III</source>
        <translation>Schätze, Akt III</translation>
    </message>
    <message>
        <source>saga points won</source>
        <extracomment>What points of a hint are for: &quot;+5 points from saga points won&quot;</extracomment>
        <translation>gewonnene Sagapunkte</translation>
    </message>
    <message>
        <source>figures on the board</source>
        <extracomment>What points of a hint are for: &quot;+12 points from figures on the board&quot;</extracomment>
        <translation>Figuren auf dem Plan</translation>
    </message>
    <message>
        <source>figures still in hand</source>
        <extracomment>What points of a hint are for: &quot;-4 points from figures still in hand&quot;</extracomment>
        <translation>Figuren in der Hand</translation>
    </message>
    <message>
        <source>open spaces in view of figures</source>
        <extracomment>What points of a hint are for: &quot;+2 points from open spaces in view of figures&quot;</extracomment>
        <translation>freie Felder im Blick der Figuren</translation>
    </message>
    <message>
        <source>tiles in hand</source>
        <extracomment>What points of a hint are for: &quot;-3 points from tiles in hand&quot;</extracomment>
        <translation>Plättchen auf der Hand</translation>
    </message>
    <message>
        <source>%1’s turn: place a figure or draw a tile.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 ist dran: eine Figur setzen oder ein Plättchen ziehen.</translation>
    </message>
    <message>
        <source>%1’s turn: play a tile.</source>
        <extracomment>A prompt when nothing can be drawn and no figure is left: %1 a seat
----------
A prompt: %1 a seat</extracomment>
        <translation>%1 ist dran: ein Plättchen legen.</translation>
    </message>
    <message>
        <source>%1’s turn: place a figure or play a tile.</source>
        <extracomment>A prompt when nothing can be drawn: %1 a seat</extracomment>
        <translation>%1 ist dran: eine Figur setzen oder ein Plättchen legen.</translation>
    </message>
    <message>
        <source>%1’s turn: place a figure.</source>
        <extracomment>A prompt when no tile can be drawn or played: %1 a seat</extracomment>
        <translation>%1 ist dran: eine Figur setzen.</translation>
    </message>
    <message>
        <source>place %1 on %2</source>
        <extracomment>A choice: %1 a figure, %2 a space</extracomment>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <extracomment>A choice</extracomment>
        <translation>ein Plättchen ziehen</translation>
    </message>
    <message>
        <source>play %1 on %2</source>
        <extracomment>A choice: %1 a tile, %2 a space</extracomment>
        <translation>%1 auf %2 legen</translation>
    </message>
    <message>
        <source>replace the Mead on %2 with %1</source>
        <extracomment>A choice: %1 a Drunkenness tile, %2 a space with Mead</extracomment>
        <translation>den Met auf %2 durch %1 ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>return %1 for %n saga point(s)</source>
        <extracomment>A choice: %1 a Treasure tile, %n saga points</extracomment>
        <translation>
            <numerusform>%1 für %n Sagapunkt zurücklegen</numerusform>
            <numerusform>%1 für %n Sagapunkte zurücklegen</numerusform>
        </translation>
    </message>
    <message>
        <source>move it to %1</source>
        <extracomment>A choice: %1 a space</extracomment>
        <translation>sie nach %1 bewegen</translation>
    </message>
    <message>
        <source>remove the tile on %1</source>
        <extracomment>A choice: %1 a space</extracomment>
        <translation>das Plättchen auf %1 entfernen</translation>
    </message>
    <message>
        <source>take the tile on %1 as the first of the two</source>
        <extracomment>A choice: %1 the space of the first of two tiles; the second is chosen next</extracomment>
        <translation>das Plättchen auf %1 als erstes der beiden nehmen</translation>
    </message>
    <message>
        <source>swap it with the tile on %1</source>
        <extracomment>A choice, once the first tile is chosen: %1 the space of the second</extracomment>
        <translation>es mit dem Plättchen auf %1 tauschen</translation>
    </message>
    <message>
        <source>do nothing</source>
        <extracomment>A choice: a power or a refill is not used</extracomment>
        <translation>nichts tun</translation>
    </message>
    <message>
        <source>Temptation: %1 may remove one Valor.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>Versuchung: %1 darf eine Tapferkeit entfernen.</translation>
    </message>
    <message>
        <source>Valor: %1 may remove one Temptation.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>Tapferkeit: %1 darf eine Versuchung entfernen.</translation>
    </message>
    <message>
        <source>Golden Statue: %1 may swap two other tiles.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>Goldene Statue: %1 darf zwei andere Plättchen tauschen.</translation>
    </message>
    <message>
        <source>Golden Statue: %1 must choose the tile to swap with the one on %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a space</extracomment>
        <translation>Goldene Statue: %1 muss wählen, was mit dem Plättchen auf %2 getauscht wird.</translation>
    </message>
    <message>
        <source>Good Counsel: %1 must move the figure on %2 one space.</source>
        <extracomment>A prompt: %1 a seat, %2 a space</extracomment>
        <translation>Guter Rat: %1 muss die Figur, die auf %2 steht, um ein Feld bewegen.</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>How many of a thing: %1 a number</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1, times %2 → %3</source>
        <extracomment>A figure&apos;s sum, and its diamonds before and after, as &quot;9, times 2 → 3&quot;</extracomment>
        <translation>%1, mal %2 → %3</translation>
    </message>
    <message>
        <source>It sees no tile that counts.</source>
        <extracomment>Of a figure that scores</extracomment>
        <translation>Sie sieht kein Plättchen, das zählt.</translation>
    </message>
    <message>
        <source>Longship</source>
        <extracomment>A figure: a ship, 1 diamond</extracomment>
        <translation>Langschiff</translation>
    </message>
    <message>
        <source>Beowulf</source>
        <comment>object</comment>
        <extracomment>The figure as the object of a sentence, as in &quot;Anna places Beowulf on c3&quot;</extracomment>
        <translation>Beowulf</translation>
    </message>
    <message>
        <source>a Thane</source>
        <extracomment>The figure as the object of a sentence, as in &quot;Anna places a Thane on c3&quot;</extracomment>
        <translation>einen Than</translation>
    </message>
    <message>
        <source>Castle Herot</source>
        <comment>object</comment>
        <extracomment>The figure as the object of a sentence, as in &quot;Anna places Castle Herot on c3&quot;</extracomment>
        <translation>eine Burg Herot</translation>
    </message>
    <message>
        <source>a Longship</source>
        <extracomment>The figure as the object of a sentence, as in &quot;Anna places a Longship on c3&quot;</extracomment>
        <translation>ein Langschiff</translation>
    </message>
    <message>
        <source>a %1 boon</source>
        <extracomment>A tile as the object of a sentence: %1 its value, above 0, as in &quot;Anna plays a +5 boon on c3&quot;</extracomment>
        <translation>eine Gabe %1</translation>
    </message>
    <message>
        <source>a %1 peril</source>
        <extracomment>A tile as the object of a sentence: %1 its value, below 0, as in &quot;Anna plays a −2 peril on c3&quot;</extracomment>
        <translation>eine Gefahr %1</translation>
    </message>
    <message>
        <source>%1 Temptation</source>
        <extracomment>A tile as the object of a sentence: %1 its value</extracomment>
        <translation>eine Versuchung %1</translation>
    </message>
    <message>
        <source>%1 Valor</source>
        <extracomment>A tile as the object of a sentence: %1 its value</extracomment>
        <translation>eine Tapferkeit %1</translation>
    </message>
    <message>
        <source>a %1 Treasure (%2)</source>
        <extracomment>A tile as the object of a sentence: %1 its value on the board, %2 its treasure value</extracomment>
        <translation>einen Schatz %1 (%2)</translation>
    </message>
    <message>
        <source>%1 Drunkenness</source>
        <extracomment>A tile as the object of a sentence: %1 its value</extracomment>
        <translation>eine Trunkenheit %1</translation>
    </message>
    <message>
        <source>%1 Mead</source>
        <extracomment>A tile as the object of a sentence: %1 its value</extracomment>
        <translation>einen Met %1</translation>
    </message>
    <message>
        <source>a Golden Statue</source>
        <extracomment>A tile as the object of a sentence, as in &quot;Anna plays a Golden Statue on c3&quot;</extracomment>
        <translation>eine Goldene Statue</translation>
    </message>
    <message>
        <source>Good Counsel</source>
        <comment>object</comment>
        <extracomment>A tile as the object of a sentence</extracomment>
        <translation>einen Guten Rat</translation>
    </message>
    <message>
        <source>a Royal Dragon Horn</source>
        <extracomment>A tile as the object of a sentence</extracomment>
        <translation>ein Königliches Drachenhorn</translation>
    </message>
    <message>
        <source>Treachery</source>
        <comment>object</comment>
        <extracomment>A tile as the object of a sentence</extracomment>
        <translation>einen Verrat</translation>
    </message>
    <message>
        <source>a Gorge</source>
        <extracomment>A tile as the object of a sentence</extracomment>
        <translation>eine Schlucht</translation>
    </message>
    <message>
        <source>the tile %1</source>
        <extracomment>A tile as the object of a sentence: %1 its name, which can have no article</extracomment>
        <translation>das Plättchen %1</translation>
    </message>
    <message>
        <source>First choose a tile from your hand.</source>
        <translation>Wähle zuerst ein Plättchen aus deiner Hand.</translation>
    </message>
    <message>
        <source>First choose a figure, or draw a tile.</source>
        <translation>Wähle zuerst eine Figur oder ziehe ein Plättchen.</translation>
    </message>
    <message>
        <source>First draw a tile.</source>
        <translation>Ziehe zuerst ein Plättchen.</translation>
    </message>
    <message>
        <source>First choose a figure or a tile from your hand.</source>
        <translation>Wähle zuerst eine Figur oder ein Plättchen aus deiner Hand.</translation>
    </message>
    <message>
        <source>The board is full: act %1 ends.</source>
        <extracomment>%1 an act as a numeral</extracomment>
        <translation>Der Plan ist voll: Akt %1 endet.</translation>
    </message>
    <message>
        <source>Act %1 begins: %2. %3 goes first.</source>
        <extracomment>%1 an act as a numeral, %2 its name, %3 a seat</extracomment>
        <translation>Akt %1 beginnt: %2. Den ersten Zug hat %3.</translation>
    </message>
    <message numerus="yes">
        <source>This figure multiplies what it sees by %n.</source>
        <extracomment>%n the diamonds of a figure</extracomment>
        <translation>
            <numerusform>Diese Figur zählt einfach, was sie sieht.</numerusform>
            <numerusform>Diese Figur zählt %n-fach, was sie sieht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned by Treachery, worth nothing: %1.</source>
        <extracomment>%1 a list of boons with their spaces, as &quot;+5 d4&quot;</extracomment>
        <translation>Durch Verrat umgedreht und ohne Wert: %1.</translation>
    </message>
    <message>
        <source>%1, choose which of your figures Good Counsel moves.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1, wähle die Figur, die Guter Rat bewegt.</translation>
    </message>
    <message>
        <source>move the figure on %1 with %2</source>
        <extracomment>A choice: %1 the space of an own figure, %2 a Good Counsel tile, as &quot;Good Counsel from act I&quot;</extracomment>
        <translation>die Figur, die auf %1 steht, durch %2 bewegen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 saga point(s), %3 on the board</source>
        <extracomment>For a screen reader: %1 a seat, %2 its points, as their number has it, %3 what its figures on the board would score now</extracomment>
        <translation>
            <numerusform>%1, %2 Sagapunkt, %3 auf dem Plan</numerusform>
            <numerusform>%1, %2 Sagapunkte, %3 auf dem Plan</numerusform>
        </translation>
    </message>
    <message>
        <source>The number after %1 is what a Treasure is worth when you return it.</source>
        <extracomment>%1 the letter of Treasure on the board in text</extracomment>
        <translation>Die Zahl hinter %1 gibt an, was ein Schatz beim Zurücklegen bringt.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <extracomment>A seat in text after the end: %1 its name, %2 its points; the number beside is that of %2</extracomment>
        <translation>
            <numerusform>%1: %2 Punkt</numerusform>
            <numerusform>%1: %2 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on the board %2</source>
        <extracomment>A seat in text: %1 its name with its points, as &quot;Anna: 54 points&quot;, %2 what its figures on the board would add if the act ended now, as &quot;+12&quot;</extracomment>
        <translation>%1, auf dem Plan %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 = %3 point(s).</source>
        <extracomment>%1 the sum of all tiles seen, %2 diamonds, %3 points, as their number has it</extracomment>
        <translation>
            <numerusform>%1 × %2 = %3 Punkt.</numerusform>
            <numerusform>%1 × %2 = %3 Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With Horns: %1 × (%2 + %3) = %4 point(s).</source>
        <extracomment>%1 the sum of all tiles seen, %2 diamonds of the figure, %3 diamonds of Horns that it sees, %4 points, as their number has it</extracomment>
        <translation>
            <numerusform>Mit Drachenhörnern: %1 × (%2 + %3) = %4 Punkt.</numerusform>
            <numerusform>Mit Drachenhörnern: %1 × (%2 + %3) = %4 Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n tile(s)</source>
        <extracomment>A choice between acts: %n tiles</extracomment>
        <translation>
            <numerusform>%n Plättchen ziehen</numerusform>
            <numerusform>%n Plättchen ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may draw %n tile(s) before the act begins.</source>
        <extracomment>A prompt: %1 a seat, %n tiles</extracomment>
        <translation>
            <numerusform>%1 darf vor Beginn des Aktes %n Plättchen ziehen.</numerusform>
            <numerusform>%1 darf vor Beginn des Aktes %n Plättchen ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>By figures</source>
        <extracomment>Caption of the points of a seat&apos;s figures while and after an act is scored</extracomment>
        <translation>Durch Figuren</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 saga point(s)</source>
        <extracomment>For a screen reader, at the end of an act: %1 a seat, %2 its points, as their number has it</extracomment>
        <translation>
            <numerusform>%1, %2 Sagapunkt</numerusform>
            <numerusform>%1, %2 Sagapunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>tile</comment>
        <extracomment>A space of the board: %1 the tile on it, %2 its name, as &quot;+5 boon on c4&quot;</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Every tile helps someone and hurts someone, and you see exactly whom.</source>
        <translation>Jedes Plättchen hilft jemandem und schadet jemandem, und du siehst genau, wem.</translation>
    </message>
    <message>
        <source>All Heorot drinks to %1</source>
        <extracomment>The title of the result: %1 the names of one or several winners</extracomment>
        <translation>Ganz Heorot trinkt auf %1</translation>
    </message>
    <message>
        <source>Your turn: place a figure or draw a tile.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Du bist dran: Setze eine Figur oder ziehe ein Plättchen.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Du bist dran: Lege ein Plättchen.</translation>
    </message>
    <message>
        <source>Your turn: place a figure or play a tile.</source>
        <extracomment>A prompt to the reader when nothing can be drawn</extracomment>
        <translation>Du bist dran: Setze eine Figur oder lege ein Plättchen.</translation>
    </message>
    <message>
        <source>Your turn: place a figure.</source>
        <extracomment>A prompt to the reader when no tile can be drawn or played</extracomment>
        <translation>Du bist dran: Setze eine Figur.</translation>
    </message>
    <message numerus="yes">
        <source>You may draw %n tile(s) before the act begins.</source>
        <extracomment>A prompt to the reader: %n tiles</extracomment>
        <translation>
            <numerusform>Du darfst vor Beginn des Aktes %n Plättchen ziehen.</numerusform>
            <numerusform>Du darfst vor Beginn des Aktes %n Plättchen ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now play a tile.</source>
        <extracomment>A prompt to the reader, who has drawn</extracomment>
        <translation>Lege jetzt ein Plättchen.</translation>
    </message>
    <message>
        <source>Temptation: you may remove one Valor.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Versuchung: Du darfst eine Tapferkeit entfernen.</translation>
    </message>
    <message>
        <source>Valor: you may remove one Temptation.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Tapferkeit: Du darfst eine Versuchung entfernen.</translation>
    </message>
    <message>
        <source>Golden Statue: you may swap two other tiles.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Goldene Statue: Du darfst zwei andere Plättchen tauschen.</translation>
    </message>
    <message>
        <source>Golden Statue: choose the tile to swap with the one on %1.</source>
        <extracomment>A prompt to the reader: %1 a space</extracomment>
        <translation>Goldene Statue: Wähle, was mit dem Plättchen auf %1 getauscht wird.</translation>
    </message>
    <message>
        <source>Good Counsel: move your figure on %1 one space.</source>
        <extracomment>A prompt to the reader: %1 a space</extracomment>
        <translation>Guter Rat: Bewege deine Figur, die auf %1 steht, um ein Feld.</translation>
    </message>
    <message>
        <source>Choose an open space for %1.</source>
        <extracomment>A prompt to the reader: %1 a kind of figure</extracomment>
        <translation>Wähle ein freies Feld für %1.</translation>
    </message>
    <message>
        <source>Choose which of your figures Good Counsel moves.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Wähle die Figur, die Guter Rat bewegen soll.</translation>
    </message>
    <message>
        <source>Choose an open space or a Mead tile for %1.</source>
        <extracomment>A prompt to the reader: %1 a Drunkenness tile</extracomment>
        <translation>Wähle ein freies Feld oder ein Met-Plättchen für %1.</translation>
    </message>
    <message>
        <source>Choose a space for %1, or return it for points.</source>
        <extracomment>A prompt to the reader: %1 a Treasure tile</extracomment>
        <translation>Wähle ein Feld für %1 oder lege das Plättchen für Punkte zurück.</translation>
    </message>
    <message>
        <source>Choose a space for %1.</source>
        <extracomment>A prompt to the reader: %1 a tile</extracomment>
        <translation>Wähle ein Feld für %1.</translation>
    </message>
    <message>
        <source>first choose a Treasure</source>
        <extracomment>On a button &quot;Return it for points&quot; that cannot be pressed yet: a Treasure tile of the hand is chosen first</extracomment>
        <translation>zuerst einen Schatz wählen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <extracomment>%n figures of a kind that are left, %1 the kind: &quot;Thane: 2 left&quot;. It is no multiplication.</extracomment>
        <translation>
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Below a picture of a figure: %n of its kind are left to be placed</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile was drawn, so now one must be played.</source>
        <translation>Ein Plättchen wurde gezogen: Jetzt muss eines gelegt werden.</translation>
    </message>
    <message>
        <source>On your turn, place a figure, or draw a tile from here and play one from your hand. Tiles that you have not seen yet are here or in other players’ hands.</source>
        <translation>In deinem Zug setzt du eine Figur, oder du ziehst hier ein Plättchen und legst eines aus der Hand. Was du noch nicht gesehen hast, ist hier oder auf der Hand der anderen.</translation>
    </message>
    <message>
        <source>Don’t use it</source>
        <extracomment>Label of a button: the power of a tile is not used</extracomment>
        <translation>Nicht nutzen</translation>
    </message>
    <message>
        <source>THE TABLE IN TEXT. Columns have letters and rows have numbers, as in c4; a dot is an open space. A &gt; marks the player to move.</source>
        <translation>DER TISCH ALS TEXT. Spalten haben Buchstaben, Reihen haben Zahlen, etwa c4; ein Punkt ist ein freies Feld. Das Zeichen &gt; steht vor dem Spieler, der am Zug ist.</translation>
    </message>
    <message>
        <source>Figures stand in brackets with their player’s number: %1.</source>
        <extracomment>%1 a list of signs, as &quot;&lt;Th 1&gt; = Thane&quot;</extracomment>
        <translation>Figuren stehen in spitzen Klammern mit der Nummer ihres Spielers: %1.</translation>
    </message>
    <message>
        <source>No one can do anything more: act %1 ends.</source>
        <extracomment>%1 an act as a numeral</extracomment>
        <translation>Niemand kann mehr etwas setzen oder legen: Akt %1 endet.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s %2 on %3 scores %6 point(s): %4 × %5.</source>
        <extracomment>%1 a player, %2 a figure, %3 a space, %4 the sum it sees, %5 its diamonds, %6 the points, as their number has it</extracomment>
        <translation>
            <numerusform>%1{s|’} %2 auf %3 bringt %6 Punkt: %4 × %5.</numerusform>
            <numerusform>%1{s|’} %2 auf %3 bringt %6 Punkte: %4 × %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps two tiles, putting %2 on %3 and %4 on %5.</source>
        <extracomment>%1 a seat, %2 and %4 tiles, %3 and %5 spaces</extracomment>
        <translation>%1 tauscht zwei Plättchen und legt %2 auf %3 und %4 auf %5.</translation>
    </message>
    <message>
        <source>%1 doesn’t use the power of the tile on %2.</source>
        <extracomment>%1 a seat, %2 a space</extracomment>
        <translation>%1 nutzt die Fähigkeit des Plättchens auf %2 nicht.</translation>
    </message>
    <message>
        <source>%1 can’t play any tile and keeps them all.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 kann kein Plättchen legen und behält alle.</translation>
    </message>
    <message>
        <source>%1 has no figure or tile left and is skipped.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 hat weder Figuren noch Plättchen und wird übersprungen.</translation>
    </message>
    <message>
        <source>Beowulf</source>
        <comment>after its owner</comment>
        <translation>Beowulf</translation>
    </message>
    <message>
        <source>Thane</source>
        <comment>after its owner</comment>
        <translation>Than</translation>
    </message>
    <message>
        <source>Castle Herot</source>
        <comment>after its owner</comment>
        <translation>Burg Herot</translation>
    </message>
    <message>
        <source>Longship</source>
        <comment>after its owner</comment>
        <translation>Langschiff</translation>
    </message>
    <message>
        <source>no Beowulf</source>
        <comment>object</comment>
        <translation>keinen Beowulf</translation>
    </message>
    <message>
        <source>no Thane</source>
        <comment>object</comment>
        <translation>keinen Than</translation>
    </message>
    <message>
        <source>no Castle Herot</source>
        <comment>object</comment>
        <translation>keine Burg Herot</translation>
    </message>
    <message>
        <source>no Longship</source>
        <comment>object</comment>
        <translation>kein Langschiff</translation>
    </message>
    <message>
        <source>%1 from act %2</source>
        <extracomment>A tile carried over from an earlier act: %1 the tile, %2 its act, I or II</extracomment>
        <translation>%1 aus Akt %2</translation>
    </message>
    <message>
        <source>When you place it, you may remove one Valor anywhere on the board.</source>
        <translation>Wenn du sie legst, darfst du eine Tapferkeit irgendwo auf dem Plan entfernen.</translation>
    </message>
    <message>
        <source>When you place it, you may remove one Temptation anywhere on the board.</source>
        <translation>Wenn du sie legst, darfst du eine Versuchung irgendwo auf dem Plan entfernen.</translation>
    </message>
    <message>
        <source>Place it like any boon, or return it to the box for the points in its circle.</source>
        <translation>Lege ihn wie jede Gabe auf den Plan oder für die Punkte in seinem Kreis in die Schachtel zurück.</translation>
    </message>
    <message>
        <source>When you place it, you may swap two other tiles.</source>
        <translation>Wenn du sie legst, darfst du zwei andere Plättchen tauschen.</translation>
    </message>
    <message>
        <source>When the act ends, each boon it sees is turned face down and counts for no one.</source>
        <translation>Am Ende des Aktes wird jede Gabe, die er sieht, umgedreht und zählt für niemanden.</translation>
    </message>
    <message>
        <source>A boon: it adds to the score of every figure that sees it in its row or column.</source>
        <translation>Eine Gabe: Jede Figur in ihrer Reihe oder Spalte, die sie sieht, gewinnt dadurch.</translation>
    </message>
    <message>
        <source>A peril: it lowers the score of every figure that sees it in its row or column.</source>
        <translation>Eine Gefahr: Jede Figur in ihrer Reihe oder Spalte, die sie sieht, verliert dadurch.</translation>
    </message>
    <message>
        <source>You can see only its back.</source>
        <translation>Nur die Rückseite ist zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>Hands are refilled only before the first turn of acts II and III, to %n tile(s).</source>
        <extracomment>%n the tiles that a hand is filled up to</extracomment>
        <translation>
            <numerusform>Aufgefüllt wird nur vor dem ersten Zug von Akt II und Akt III, auf %n Plättchen.</numerusform>
            <numerusform>Aufgefüllt wird nur vor dem ersten Zug von Akt II und Akt III, auf %n Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drew a tile, so you must play one now.</source>
        <translation>Du hast gezogen, also musst du jetzt ein Plättchen legen.</translation>
    </message>
    <message>
        <source>Draw a tile before you play one.</source>
        <translation>Ziehe ein Plättchen, bevor du eines legst.</translation>
    </message>
    <message>
        <source>The pool is empty; play a tile from your hand instead.</source>
        <translation>Der Vorrat ist leer; lege stattdessen ein Plättchen aus der Hand.</translation>
    </message>
    <message>
        <source>You chose Good Counsel: now choose where the figure goes.</source>
        <translation>Du hast einen Guten Rat gewählt: Bestimme jetzt, wohin die Figur kommt.</translation>
    </message>
    <message>
        <source>You have %1 left to place.</source>
        <extracomment>%1 a kind of figure, as &quot;no Thane&quot;</extracomment>
        <translation>Du hast %1 mehr zu setzen.</translation>
    </message>
    <message>
        <source>Space %1 isn’t open.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Das Feld %1 ist nicht frei.</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>%1 ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>Good Counsel moves a figure one step, not diagonally; %1 isn’t one step away.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Guter Rat bewegt eine Figur um einen Schritt, nicht schräg; %1 ist kein Nachbarfeld.</translation>
    </message>
    <message>
        <source>A tile can’t be swapped with itself.</source>
        <translation>Ein Plättchen kann nicht mit sich selbst getauscht werden.</translation>
    </message>
    <message>
        <source>Act II: Grendel’s Mother</source>
        <translation>Akt II: Grendels Mutter</translation>
    </message>
    <message>
        <source>Grendel’s Mother</source>
        <extracomment>The name of the second act</extracomment>
        <translation>Grendels Mutter</translation>
    </message>
    <message numerus="yes">
        <source>%n Gorge(s) are printed on the board. No figure sees past a Gorge, in its row or in its column.</source>
        <extracomment>What is new in an act: %n spaces of the board</extracomment>
        <translation>
            <numerusform>Auf dem Plan ist %n Schlucht aufgedruckt. Über eine Schlucht hinweg sieht keine Figur, weder in ihrer Reihe noch in ihrer Spalte.</numerusform>
            <numerusform>Auf dem Plan sind %n Schluchten aufgedruckt. Über eine Schlucht hinweg sieht keine Figur, weder in ihrer Reihe noch in ihrer Spalte.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the diagonal board, rows climb to the right and columns fall to the right.</source>
        <extracomment>What is new in an act</extracomment>
        <translation>Auf dem schrägen Plan steigen die Reihen nach rechts an, die Spalten fallen nach rechts ab.</translation>
    </message>
    <message>
        <source>Longships have come home. All other figures that were placed are out of the game.</source>
        <extracomment>What is new in an act: which figures return from the board</extracomment>
        <translation>Die Langschiffe sind heimgekehrt. Alle anderen eingesetzten Figuren sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>Still to place: %1.</source>
        <extracomment>What is new in an act: %1 the figures of the reader, as &quot;Thane ×2, Longship ×4&quot;</extracomment>
        <translation>Du hast noch: %1.</translation>
    </message>
    <message>
        <source>Treasures returned</source>
        <extracomment>What brought points in an act</extracomment>
        <translation>Zurückgegebene Schätze</translation>
    </message>
    <message>
        <source>Act I is over: Grendel is beaten</source>
        <extracomment>Title of a page at the end of an act</extracomment>
        <translation>Akt I ist vorbei: Grendel ist besiegt</translation>
    </message>
    <message>
        <source>Act II is over: Grendel’s Mother is beaten</source>
        <translation>Akt II ist vorbei: Grendels Mutter ist besiegt</translation>
    </message>
    <message>
        <source>New in %1</source>
        <extracomment>Heading: %1 an act, as &quot;Act II: Grendel&apos;s Mother&quot;</extracomment>
        <translation>Neu in %1</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <extracomment>What is new in an act: %1 a player</extracomment>
        <translation>Den ersten Zug hat %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n Longship(s)</source>
        <extracomment>What brought points in an act</extracomment>
        <translation>
            <numerusform>%n Langschiff</numerusform>
            <numerusform>%n Langschiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure</comment>
        <extracomment>How a figure scores, one of several: %1 the figure and its space, as &quot;Longship d4&quot;, %2 sentences</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <extracomment>%1 the title of an act, such as &quot;Act I: Grendel&quot;</extracomment>
        <translation>Plan für %1</translation>
    </message>
    <message>
        <source>Rectangular board of %1</source>
        <extracomment>The second board of act III, for those who want it plain; %1 the title of the act</extracomment>
        <translation>Rechteckiger Plan für %1</translation>
    </message>
    <message>
        <source>Diagonal board of %1</source>
        <extracomment>The first board of act III; %1 the title of the act</extracomment>
        <translation>Schräger Plan für %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>A part of the open box: numbers of the setup</extracomment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Saga points at the start</source>
        <translation>Sagapunkte am Anfang</translation>
    </message>
    <message>
        <source>Every player begins with these.</source>
        <translation>Alle Spieler beginnen mit ihnen.</translation>
    </message>
    <message>
        <source>Tiles at the start</source>
        <translation>Plättchen am Anfang</translation>
    </message>
    <message>
        <source>Every player draws up to this many tiles before the first turn of an act.</source>
        <translation>Vor dem ersten Zug eines Aktes ziehen alle Spieler Plättchen bis zu dieser Zahl.</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>Label of a number in the open box: how many of a piece there are</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <extracomment>Label of a number in the open box: the diamonds of a figure</extracomment>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>Comes back after an act</source>
        <extracomment>Label of yes or no in the open box: whether a figure comes back when an act is scored</extracomment>
        <translation>Kehrt nach einem Akt zurück</translation>
    </message>
    <message>
        <source>Spaces</source>
        <extracomment>Label in the open box: the spaces of a board</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Ability</source>
        <extracomment>Label in the open box: the special ability of a tile</extracomment>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Number in the circle</source>
        <extracomment>Label of a number in the open box: the number in the circle of a Treasure</extracomment>
        <translation>Zahl im Kreis</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Label of a number in the open box: how many points, or tiles</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Label of a number in the open box: the value of a tile</extracomment>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n)</source>
        <extracomment>%n figures of a kind together, %1 the kind: &quot;Longship (4)&quot;. It is no multiplication.</extracomment>
        <translation>
            <numerusform>%1 (%n)</numerusform>
            <numerusform>%1 (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Figuren</translation>
    </message>
    <message numerus="yes">
        <source>It has %n space(s).</source>
        <extracomment>A board: %n spaces</extracomment>
        <translation>
            <numerusform>Er hat %n Feld.</numerusform>
            <numerusform>Er hat %n Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them show(s) a Gorge.</source>
        <extracomment>A board: %n of its spaces have a Gorge printed on them</extracomment>
        <translation>
            <numerusform>%n davon zeigt eine Schlucht.</numerusform>
            <numerusform>%n davon zeigen eine Schlucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <extracomment>A part of the open box: %1 the title of an act</extracomment>
        <translation>Plättchen aus %1</translation>
    </message>
    <message>
        <source>You win saga points at once.</source>
        <translation>Du gewinnst sofort Sagapunkte.</translation>
    </message>
    <message>
        <source>Your figures on the board score more.</source>
        <translation>Deine Figuren auf dem Plan bringen mehr Punkte.</translation>
    </message>
    <message>
        <source>You keep your strong figures for better spaces.</source>
        <translation>Du sparst deine starken Figuren für bessere Felder auf.</translation>
    </message>
    <message>
        <source>Your figures see open spaces, where you can still lay boons.</source>
        <translation>Deine Figuren sehen freie Felder, auf die du noch Gaben legen kannst.</translation>
    </message>
    <message>
        <source>You keep good tiles for later.</source>
        <translation>Du behältst gute Plättchen für später.</translation>
    </message>
    <message>
        <source>It costs you saga points at once.</source>
        <translation>Es kostet dich sofort Sagapunkte.</translation>
    </message>
    <message>
        <source>Your figures on the board score less.</source>
        <translation>Deine Figuren auf dem Plan bringen weniger Punkte.</translation>
    </message>
    <message>
        <source>It uses up a figure, or good spaces for those you keep.</source>
        <translation>Es verbraucht eine Figur oder gute Felder für die übrigen.</translation>
    </message>
    <message>
        <source>Your figures see fewer open spaces.</source>
        <translation>Deine Figuren sehen weniger freie Felder.</translation>
    </message>
    <message>
        <source>It uses up a good tile.</source>
        <translation>Es verbraucht ein gutes Plättchen.</translation>
    </message>
    <message>
        <source>%1 wins saga points at once.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 gewinnt sofort Sagapunkte.</translation>
    </message>
    <message>
        <source>%1’s figures on the board score more.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Figuren auf dem Plan bringen mehr Punkte.</translation>
    </message>
    <message>
        <source>%1 keeps strong figures for better spaces.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 spart starke Figuren für bessere Felder auf.</translation>
    </message>
    <message>
        <source>%1’s figures see open spaces, where boons can still be laid.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Figuren sehen freie Felder, auf die noch Gaben gelegt werden können.</translation>
    </message>
    <message>
        <source>%1 may have better tiles in hand.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 hat womöglich bessere Plättchen auf der Hand.</translation>
    </message>
    <message>
        <source>%1 loses saga points at once.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 verliert sofort Sagapunkte.</translation>
    </message>
    <message>
        <source>%1’s figures on the board score less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Figuren auf dem Plan bringen weniger Punkte.</translation>
    </message>
    <message>
        <source>%1 has fewer figures left, or fewer good spaces for them.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 hat weniger Figuren übrig oder weniger gute Felder für sie.</translation>
    </message>
    <message>
        <source>%1’s figures see fewer open spaces.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1{s|’} Figuren sehen weniger freie Felder.</translation>
    </message>
    <message>
        <source>%1 may have fewer good tiles in hand.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 hat womöglich weniger gute Plättchen auf der Hand.</translation>
    </message>
    <message>
        <source>%1 returns %2.</source>
        <extracomment>What a player did, and the points for it follow: %1 a player, %2 a Treasure tile</extracomment>
        <translation>%1 gibt %2 zurück.</translation>
    </message>
    <message>
        <source>Act %1 ends.</source>
        <extracomment>The figures of an act are counted, and the points of each player follow: %1 an act as a numeral</extracomment>
        <translation>Akt %1 endet.</translation>
    </message>
    <message>
        <source>%1 on %2 counts</source>
        <extracomment>Title of what a tile on the board brings or costs each figure: %1 a tile, %2 its space</extracomment>
        <translation>%1 auf %2 zählt</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>worth</comment>
        <extracomment>What a tile brings or costs a figure that sees it: %1 a seat, %2 a figure and its space, %3 points, as &quot;Anna, Thane d3: +12&quot;</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Seen by %1.</source>
        <extracomment>%1 a list of figures that see a tile, each with what it brings or costs: &quot;Anna, Thane d3: +12&quot;</extracomment>
        <translation>Gesehen von %1.</translation>
    </message>
    <message>
        <source>No figure sees it.</source>
        <translation>Keine Figur sieht es.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s %2 on %3: %4 point(s)</source>
        <extracomment>After the end: %1 a seat, %2 a figure, %3 a space, %4 points, as their number has it</extracomment>
        <translation>
            <numerusform>%1{s|’} %2 auf %3: %4 Punkt</numerusform>
            <numerusform>%1{s|’} %2 auf %3: %4 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s %2 on %3: now %4 point(s)</source>
        <extracomment>%1 a seat, %2 a figure, %3 a space, %4 points if the act ended now, as their number has it</extracomment>
        <translation>
            <numerusform>%1{s|’} %2 auf %3: jetzt %4 Punkt</numerusform>
            <numerusform>%1{s|’} %2 auf %3: jetzt %4 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>It can remove the tile on %1: %2 for you.</source>
        <extracomment>Why a tile is good: %1 a space, %2 points with a sign</extracomment>
        <translation>Es kann das Plättchen auf %1 entfernen: %2 für dich.</translation>
    </message>
    <message>
        <source>It can remove the tile on %1: %2 for %3.</source>
        <extracomment>Why a tile is good: %1 a space, %2 points with a sign, %3 another player</extracomment>
        <translation>Es kann das Plättchen auf %1 entfernen: %2 für %3.</translation>
    </message>
    <message>
        <source>You keep your figures for better spaces.</source>
        <translation>Du sparst deine Figuren für bessere Felder auf.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>seat and change</comment>
        <extracomment>In a list of what a move changes: %1 a seat, %2 the change of its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>you %1</source>
        <comment>change of points</comment>
        <extracomment>In a list of what another player’s move changes: %1 the change of the reader’s points</extracomment>
        <translation>du %1</translation>
    </message>
    <message>
        <source>You drew %1. Now play a tile.</source>
        <extracomment>A prompt to the reader: %1 the tile it has drawn</extracomment>
        <translation>Du hast %1 gezogen. Lege jetzt ein Plättchen.</translation>
    </message>
    <message>
        <source>new</source>
        <comment>tile</comment>
        <extracomment>On the tile of the hand that was just drawn; a short word</extracomment>
        <translation>neu</translation>
    </message>
    <message numerus="yes">
        <source>You begin the act with %n tile(s) in hand.</source>
        <translation>
            <numerusform>Du beginnst den Akt mit %n Plättchen auf der Hand.</numerusform>
            <numerusform>Du beginnst den Akt mit %n Plättchen auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>It sees %1 in its row and %2 in its column, times %3: %4.</source>
        <extracomment>A reason for a space: %1 and %2 sums of tiles with their signs, %3 what multiplies them, %4 the points</extracomment>
        <translation>Sie sieht %1 in ihrer Reihe und %2 in ihrer Spalte, mal %3: %4.</translation>
    </message>
    <message>
        <source>It sees %1 in its row, times %2: %3.</source>
        <extracomment>A reason for a space: %1 the sum of tiles with its sign, %2 what multiplies it, %3 the points</extracomment>
        <translation>Sie sieht %1 in ihrer Reihe, mal %2: %3.</translation>
    </message>
    <message>
        <source>It sees %1 in its column, times %2: %3.</source>
        <extracomment>A reason for a space: %1 the sum of tiles with its sign, %2 what multiplies it, %3 the points</extracomment>
        <translation>Sie sieht %1 in ihrer Spalte, mal %2: %3.</translation>
    </message>
    <message>
        <source>It sees no open space, so no new tile can change its points.</source>
        <translation>Sie sieht kein freies Feld; neue Plättchen ändern an ihren Punkten also nichts mehr.</translation>
    </message>
    <message numerus="yes">
        <source>It sees %n open space(s): room for your boons, and for other players’ perils.</source>
        <translation>
            <numerusform>Sie sieht %n freies Feld: Platz für deine Gaben, aber auch für Gefahren von anderen.</numerusform>
            <numerusform>Sie sieht %n freie Felder: Platz für deine Gaben, aber auch für Gefahren von anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep your stronger figures for better spaces.</source>
        <translation>Du behältst deine stärkeren Figuren für bessere Felder.</translation>
    </message>
    <message>
        <source>Its best move is to %1: %2 for you.</source>
        <extracomment>A reason to move a figure: %1 a space, %2 points with a sign</extracomment>
        <translation>Am besten zieht sie nach %1: %2 für dich.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure and points</comment>
        <extracomment>A figure and what a tile brings it: %1 &quot;Longship e1&quot;, %2 points with a sign</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (×%2) %3</source>
        <comment>figure, factor and points</comment>
        <extracomment>A figure and what a tile brings it: %1 &quot;Castle Herot e1&quot;, %2 what multiplies the tile, %3 points with a sign</extracomment>
        <translation>%1 (×%2) %3</translation>
    </message>
    <message>
        <source>For you: %1.</source>
        <extracomment>A reason for a tile: %1 figures of the reader and what they gain or lose, &quot;Thane a2 (×3) +9 and Longship c4 +3&quot;</extracomment>
        <translation>Für dich: %1.</translation>
    </message>
    <message>
        <source>For %1: %2.</source>
        <extracomment>A reason for a tile: %1 another player, %2 that player’s figures and what they gain or lose</extracomment>
        <translation>Für %1: %2.</translation>
    </message>
    <message>
        <source>It can swap the tiles on %1 and %2: %3 for you.</source>
        <extracomment>Why a Golden Statue is good: %1 and %2 spaces, %3 points with a sign</extracomment>
        <translation>Es kann die Plättchen auf %1 und %2 tauschen: %3 für dich.</translation>
    </message>
    <message>
        <source>A Treachery tile sees it there, so it will count for nothing.</source>
        <translation>Ein Verrat sieht es dort, also wird es nichts zählen.</translation>
    </message>
    <message>
        <source>No figure sees it there.</source>
        <translation>Keine Figur sieht es dort.</translation>
    </message>
    <message>
        <source>You keep %1 in hand.</source>
        <extracomment>A reason for a tile: %1 the tiles with a power that stay in hand, &quot;a Horn and a Golden Statue&quot;</extracomment>
        <translation>Du behältst %1 auf der Hand.</translation>
    </message>
    <message>
        <source>Swapped with the tile on %1, it brings you %2.</source>
        <extracomment>A reason for the first of two tiles to swap: %1 the space of the second, %2 points with a sign</extracomment>
        <translation>Mit dem Plättchen auf %1 getauscht, bringt es dir %2.</translation>
    </message>
    <message>
        <source>You could then play %1 on %2: %3 for you, %5 for %4.</source>
        <extracomment>A reason to draw a tile: %1 a tile in hand, %2 a space, %3 and %5 points with a sign, %4 another player</extracomment>
        <translation>Danach könntest du %1 auf %2 legen: %3 für dich, %5 für %4.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>space and change</comment>
        <extracomment>In a list of what another player’s move changes: %1 the space of a figure, %2 the change of its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>seat, change and figures</comment>
        <extracomment>In a list of what a move changes: %1 a seat, %2 the change of its points, %3 the spaces of its figures that changed, with their changes if they are several</extracomment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>you %1 (%2)</source>
        <comment>change and figures</comment>
        <extracomment>In a list of what another player’s move changes: %1 the change of the reader’s points, %2 the spaces of the reader’s figures that changed, with their changes if they are several</extracomment>
        <translation>du %1 (%2)</translation>
    </message>
    <message>
        <source>%1 has no figure left and must draw a tile.</source>
        <extracomment>A prompt when no figure is left, so that drawing is the only choice: %1 a seat</extracomment>
        <translation>%1 hat keine Figur mehr und muss ein Plättchen ziehen.</translation>
    </message>
    <message>
        <source>You have no figure left to place: draw a tile, then play one.</source>
        <extracomment>A prompt to the reader, who has no figure left</extracomment>
        <translation>Du hast keine Figur mehr: Zieh ein Plättchen und leg dann eines.</translation>
    </message>
    <message numerus="yes">
        <source>You give up %n tile(s), which you could draw only now.</source>
        <extracomment>Before the reader draws nothing before an act: %n tiles</extracomment>
        <translation>
            <numerusform>Du verzichtest auf %n Plättchen, das du nur jetzt ziehen kannst.</numerusform>
            <numerusform>Du verzichtest auf %n Plättchen, die du nur jetzt ziehen kannst.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Temptation can remove a Valor only now.</source>
        <translation>Die Versuchung kann nur jetzt eine Tapferkeit entfernen.</translation>
    </message>
    <message>
        <source>The Valor can remove a Temptation only now.</source>
        <translation>Die Tapferkeit kann nur jetzt eine Versuchung entfernen.</translation>
    </message>
    <message>
        <source>The Golden Statue can swap two tiles only now.</source>
        <translation>Die Goldene Statue kann nur jetzt zwei Plättchen tauschen.</translation>
    </message>
    <message>
        <source>Row %1 climbs to the right, column %2 falls to the right.</source>
        <extracomment>In the tip of a space of the diagonal board: %1 the number of its row, %2 the letter of its column</extracomment>
        <translation>Reihe %1 steigt nach rechts an, Spalte %2 fällt nach rechts ab.</translation>
    </message>
    <message>
        <source>Its power can do nothing for you now.</source>
        <translation>Seine Fähigkeit nützt dir jetzt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>It fills %1, where each point of a peril would cost you %n.</source>
        <extracomment>Why a space is filled: %1 a space, %n points</extracomment>
        <translation>
            <numerusform>Das füllt %1, wo dich jeder Punkt einer Gefahr %n Punkt kosten würde.</numerusform>
            <numerusform>Das füllt %1, wo dich jeder Punkt einer Gefahr %n Punkte kosten würde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fills %1, where each point of a peril would cost %2 %n.</source>
        <extracomment>What speaks against filling a space: %1 a space, %2 another player, %n points</extracomment>
        <translation>
            <numerusform>Das füllt %1, wo %2 jeder Punkt einer Gefahr %n Punkt kosten würde.</numerusform>
            <numerusform>Das füllt %1, wo %2 jeder Punkt einer Gefahr %n Punkte kosten würde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sees %n open space(s), and you hold no boon for them.</source>
        <translation>
            <numerusform>Sie sieht %n freies Feld, und du hast keine Gabe dafür.</numerusform>
            <numerusform>Sie sieht %n freie Felder, und du hast keine Gabe dafür.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could put %2 there for %3.</source>
        <extracomment>A reason for a space: %1 another player, %2 a figure of that player: &quot;a Thane&quot;, %3 points with a sign</extracomment>
        <translation>%1 könnte dort %2 setzen: %3.</translation>
    </message>
    <message>
        <source>It comes back to you when the act is scored.</source>
        <translation>Sie kehrt zu dir zurück, wenn der Akt gewertet wird.</translation>
    </message>
    <message>
        <source>A Treachery tile sees this boon: when the act ends, it is turned face down and counts for no one.</source>
        <translation>Ein Verrat sieht diese Gabe: Am Ende des Akts wird sie umgedreht und zählt für niemanden.</translation>
    </message>
    <message>
        <source>Treachery has turned this boon face down: it counts for no one.</source>
        <translation>Verrat hat diese Gabe umgedreht: Sie zählt für niemanden.</translation>
    </message>
    <message>
        <source>Best figure: %1 (%2), %3.</source>
        <extracomment>What decided an act: %1 a figure and its space, as &quot;Thane c3&quot;, %2 its player, %3 points with a sign</extracomment>
        <translation>Beste Figur: %1 (%2), %3.</translation>
    </message>
</context>
</TS>
