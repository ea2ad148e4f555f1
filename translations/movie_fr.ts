<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Fault</name>
    <message>
        <source>a Gorge is printed on this space</source>
        <translation>une Gorge est imprimée sur cette case</translation>
    </message>
    <message>
        <source>a hand can have at most %1 tiles, and one more after a draw</source>
        <extracomment>%1 a number</extracomment>
        <translation>une main peut avoir au plus %1 tuiles, et une de plus après une pioche</translation>
    </message>
    <message>
        <source>this must be nobody if the game is over, and a player otherwise</source>
        <translation>ce doit être nobody si la partie est finie, et sinon un joueur</translation>
    </message>
    <message>
        <source>this must be a player</source>
        <translation>ce doit être un joueur</translation>
    </message>
    <message>
        <source>a board must have 1 to 15 rows of 1 to 16 spaces</source>
        <translation>un plateau doit avoir de 1 à 15 rangées de 1 à 16 cases</translation>
    </message>
    <message>
        <source>all rows must be equally long</source>
        <translation>toutes les rangées doivent être de même longueur</translation>
    </message>
    <message>
        <source>a mask can contain only “.”, “G”, and “#”</source>
        <translation>un masque ne peut contenir que «&#xa0;.&#xa0;», «&#xa0;G&#xa0;» et «&#xa0;#&#xa0;»</translation>
    </message>
    <message>
        <source>a board can have at most 50 spaces</source>
        <translation>un plateau peut avoir au plus 50 cases</translation>
    </message>
    <message>
        <source>this board must have %1 spaces, %2 of them with printed Gorges, not %3 and %4</source>
        <extracomment>%1 to %4 numbers, %3 of spaces, %4 of Gorges</extracomment>
        <translation>ce plateau doit avoir %1 cases, dont %2 Gorges imprimées, et non %3 et %4</translation>
    </message>
    <message>
        <source>a tile without a value must have an ability</source>
        <translation>une tuile sans valeur doit avoir une capacité</translation>
    </message>
    <message>
        <source>Treasure and Mead are boons: their values must be above 0</source>
        <translation>Trésor et Bière sont des avantages&#xa0;: leur valeur doit être supérieure à 0</translation>
    </message>
    <message>
        <source>Drunkenness is a peril: its value must be below 0</source>
        <translation>Ivresse est un péril&#xa0;: sa valeur doit être inférieure à 0</translation>
    </message>
    <message>
        <source>Good Counsel and Gorge can’t have a value</source>
        <translation>Bon conseil et Gorge ne peuvent pas avoir de valeur</translation>
    </message>
    <message>
        <source>Royal Dragon Horn and Treachery can’t have a value above 0: Treachery would turn them face down, and the rules don’t say whether they still work then</source>
        <translation>Corne de dragon royal et Trahison ne peuvent pas avoir de valeur au-dessus de 0&#xa0;: une Trahison les retournerait, et la règle ne dit pas si elles agissent encore</translation>
    </message>
    <message>
        <source>%1 is listed here twice; raise its count instead</source>
        <extracomment>%1 a tile, as it is written in the file</extracomment>
        <translation>%1 figure ici deux fois&#x202f;; augmentez plutôt son nombre</translation>
    </message>
    <message>
        <source>an act must have at least 8 tiles, so that four players can fill their hands</source>
        <translation>un acte doit avoir au moins 8 tuiles, pour que quatre joueurs puissent remplir leur main</translation>
    </message>
    <message>
        <source>there can be at most 120 tiles, of 100 kinds</source>
        <translation>il peut y avoir au plus 120 tuiles, de 100 sortes</translation>
    </message>
    <message>
        <source>there can be at most %1 Good Counsels, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il peut y avoir au plus %1 tuiles Bon conseil, pas %2</translation>
    </message>
    <message>
        <source>there is no Golden Statue here</source>
        <translation>il n’y a pas de Statue d’or</translation>
    </message>
    <message>
        <source>there is no other tile</source>
        <translation>il n’y a pas d’autre tuile</translation>
    </message>
    <message>
        <source>the player to move does not have this tile</source>
        <translation>le joueur dont c’est le tour ne l’a pas</translation>
    </message>
    <message>
        <source>the player to move has no figure here</source>
        <translation>il n’y a pas de figurine du joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>there is no tile to play</source>
        <translation>il n’y a pas de tuile à jouer</translation>
    </message>
    <message>
        <source>hands can be refilled only between acts, and only below the starting hand</source>
        <translation>on ne complète une main qu’entre les actes, et seulement si elle est plus petite qu’au départ</translation>
    </message>
    <message>
        <source>there is no Temptation or Valor here</source>
        <translation>il n’y a ni Tentation ni Courage</translation>
    </message>
    <message>
        <source>a turn needs an open space</source>
        <translation>un tour ne peut avoir lieu que s’il reste une case libre</translation>
    </message>
</context>
<context>
    <name>movie</name>
    <message>
        <source>A figure or a tile can be put on any open space.</source>
        <translation>Une figurine ou une tuile peut aller sur n’importe quelle case libre.</translation>
    </message>
    <message>
        <source>Saga points</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Points de saga</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>Caption of the points that a seat&apos;s figures would score now</extracomment>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Placed</source>
        <extracomment>Caption of a seat&apos;s figures on the board</extracomment>
        <translation>Placées</translation>
    </message>
    <message>
        <source>Still to place</source>
        <extracomment>Caption of a seat&apos;s figures that are left</extracomment>
        <translation>À placer</translation>
    </message>
    <message>
        <source>The pool</source>
        <extracomment>Title of a card: the tiles that are left to draw</extracomment>
        <translation>La pioche</translation>
    </message>
    <message>
        <source>On the board after it</source>
        <extracomment>Caption of the points on the board after a previewed action</extracomment>
        <translation>Ensuite sur le plateau</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Title of the tiles of who looks</extracomment>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Your figures</source>
        <extracomment>Title of the figures of who looks</extracomment>
        <translation>Vos figurines</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <extracomment>Title of a hand that is not open: %1 a seat</extracomment>
        <translation>Main {d’|de }%1</translation>
    </message>
    <message>
        <source>%1’s figures</source>
        <extracomment>%1 a seat</extracomment>
        <translation>Figurines {d’|de }%1</translation>
    </message>
    <message>
        <source>No tiles.</source>
        <translation>Aucune tuile.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from act %1</source>
        <extracomment>%n tiles in a hand, %1 their act as a numeral</extracomment>
        <translation>
            <numerusform>%n tuile de l’acte&#xa0;%1</numerusform>
            <numerusform>%n tuiles de l’acte&#xa0;%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from different acts</source>
        <extracomment>%n tiles in a hand</extracomment>
        <translation>
            <numerusform>%n tuile d’actes différents</numerusform>
            <numerusform>%n tuiles d’actes différents</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile must be drawn first.</source>
        <translation>Piochez d’abord une tuile.</translation>
    </message>
    <message>
        <source>The act has not begun.</source>
        <translation>L’acte n’a pas commencé.</translation>
    </message>
    <message>
        <source>Resolve the power first.</source>
        <translation>Décidez d’abord de la capacité.</translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <extracomment>Beside the hand of who looks: %1 another seat</extracomment>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) are open. The act ends when the last is filled.</source>
        <translation>
            <numerusform>%n case est libre. L’acte finit quand la dernière est remplie.</numerusform>
            <numerusform>%n cases sont libres. L’acte finit quand la dernière est remplie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The act has ended.</source>
        <translation>L’acte est terminé.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>spaces</comment>
        <extracomment>How full the board is: %1 of %2 spaces</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 spaces</source>
        <extracomment>How full the board is</extracomment>
        <translation>%1 sur %2 cases</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>Under the number of tiles left in the pool: %1 tiles in all</extracomment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Not yet seen by %1</source>
        <extracomment>Caption of counts of tiles: %1 a seat</extracomment>
        <translation>Pas encore vus par %1</translation>
    </message>
    <message>
        <source>Not yet seen</source>
        <extracomment>Caption of counts of tiles</extracomment>
        <translation>Pas encore vus</translation>
    </message>
    <message>
        <source>boons</source>
        <extracomment>Tiles with a value above 0, beside their number</extracomment>
        <translation>avantages</translation>
    </message>
    <message>
        <source>perils</source>
        <extracomment>Tiles with a value below 0, beside their number</extracomment>
        <translation>périls</translation>
    </message>
    <message>
        <source>powers</source>
        <extracomment>Tiles without a value, beside their number</extracomment>
        <translation>capacités</translation>
    </message>
    <message numerus="yes">
        <source>The pool, %n tile(s) left of %1</source>
        <extracomment>For a screen reader: %n tiles are left of %1</extracomment>
        <translation>
            <numerusform>La pioche&#xa0;: %n tuile restante sur %1</numerusform>
            <numerusform>La pioche&#xa0;: %n tuiles restantes sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2: %3.</source>
        <extracomment>%1 a figure, %2 a space, %3 the points it would score now</extracomment>
        <translation>%1 en %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Change with %1 on %2</source>
        <extracomment>Title of the sums of a choice: %1 a figure, %2 a space
----------
Title of the sums of a choice: %1 a tile, %2 a space</extracomment>
        <translation>Effet en %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change after a step to %1</source>
        <extracomment>Title of the sums of a choice: %1 a space</extracomment>
        <translation>Effet d’un déplacement en %1</translation>
    </message>
    <message>
        <source>Change after removing %1</source>
        <extracomment>Title of the sums of a choice: %1 a space</extracomment>
        <translation>Effet si l’on retire la tuile en %1</translation>
    </message>
    <message>
        <source>Change after a swap with %1</source>
        <extracomment>Title of the sums of a choice: %1 a space</extracomment>
        <translation>Effet d’un échange avec la tuile en %1</translation>
    </message>
    <message>
        <source>Change after returning %1</source>
        <extracomment>Title of the sums of a choice: %1 a tile</extracomment>
        <translation>Effet si l’on rend&#xa0;: %1</translation>
    </message>
    <message>
        <source>No figure would score more or less.</source>
        <translation>Aucune figurine ne marquerait ni plus ni moins.</translation>
    </message>
    <message>
        <source>%1 → %2, times %3</source>
        <extracomment>A figure&apos;s sum before and after, and its diamonds, as &quot;5 → 10, times 3&quot;</extracomment>
        <translation>(%1 → %2) × %3</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <extracomment>A figure&apos;s sum and its diamonds, as &quot;9, times 3&quot;</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and rule</comment>
        <extracomment>%1 the name of a piece or an ability, %2 sentences of its rule</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>In a list: %1 a sign of the table in text, %2 what it is, as &quot;&lt;Th 1&gt; = Thane&quot;</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>A number is the value of a tile, with letters if it has an ability: %1.</source>
        <extracomment>%1 a list of signs, as &quot;+2 Me = Mead&quot;</extracomment>
        <translation>Un nombre est la valeur d’une tuile, avec des lettres si elle a une capacité&#xa0;: %1.</translation>
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
        <translation>Toutes les figurines de cet acte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Beowulf</source>
        <extracomment>A figure: the hero himself, 4 diamonds</extracomment>
        <translation>Beowulf</translation>
    </message>
    <message>
        <source>Thane</source>
        <extracomment>A figure: a follower of Beowulf, 3 diamonds</extracomment>
        <translation>Thane</translation>
    </message>
    <message>
        <source>Castle Herot</source>
        <extracomment>A figure: the king&apos;s hall, 2 diamonds</extracomment>
        <translation>Château Herot</translation>
    </message>
    <message>
        <source>Temptation</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Tentation</translation>
    </message>
    <message>
        <source>Valor</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Courage</translation>
    </message>
    <message>
        <source>Treasure</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>Drunkenness</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Ivresse</translation>
    </message>
    <message>
        <source>Mead</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Bière</translation>
    </message>
    <message>
        <source>Golden Statue</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Statue d’or</translation>
    </message>
    <message>
        <source>Good Counsel</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Bon conseil</translation>
    </message>
    <message>
        <source>Royal Dragon Horn</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Corne de dragon royal</translation>
    </message>
    <message>
        <source>Treachery</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Trahison</translation>
    </message>
    <message>
        <source>Gorge</source>
        <extracomment>A special ability, as the rulebook calls it</extracomment>
        <translation>Gorge</translation>
    </message>
    <message>
        <source>Act I: Grendel</source>
        <translation>Acte&#xa0;I&#xa0;: Grendel</translation>
    </message>
    <message>
        <source>Act III: The Dragon</source>
        <translation>Acte&#xa0;III&#xa0;: Le dragon</translation>
    </message>
    <message>
        <source>a tile from act %1</source>
        <extracomment>A tile of which only the back is seen; %1 is the act, I to III</extracomment>
        <translation>une tuile de l’acte&#xa0;%1</translation>
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
        <translation>%1 Te</translation>
    </message>
    <message>
        <source>%1 Va</source>
        <extracomment>Valor on the board in text, at most 2 letters after %1, its value</extracomment>
        <translation>%1 Co</translation>
    </message>
    <message>
        <source>%1 T%2</source>
        <extracomment>Treasure on the board in text, 1 letter after %1, its value; %2 its treasure value</extracomment>
        <translation>%1 T%2</translation>
    </message>
    <message>
        <source>%1 Dr</source>
        <extracomment>Drunkenness on the board in text, at most 2 letters after %1, its value</extracomment>
        <translation>%1 Iv</translation>
    </message>
    <message>
        <source>%1 Me</source>
        <extracomment>Mead on the board in text, at most 2 letters after %1, its value</extracomment>
        <translation>%1 Bi</translation>
    </message>
    <message>
        <source>Statue</source>
        <extracomment>Golden Statue on the board in text, at most 6 letters</extracomment>
        <translation>Statue</translation>
    </message>
    <message>
        <source>Couns.</source>
        <extracomment>Good Counsel on the board in text, at most 6 letters</extracomment>
        <translation>Cons.</translation>
    </message>
    <message>
        <source>Horn</source>
        <extracomment>Royal Dragon Horn on the board in text, at most 6 letters</extracomment>
        <translation>Corne</translation>
    </message>
    <message>
        <source>Treach</source>
        <extracomment>Treachery on the board in text, at most 6 letters</extracomment>
        <translation>Trahis</translation>
    </message>
    <message>
        <source>Gorge</source>
        <comment>short</comment>
        <extracomment>Gorge on the board in text, at most 6 letters</extracomment>
        <translation>Gorge</translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation>Ce jeu ne connaît pas cette action.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>First decide whether to draw tiles for the new act.</source>
        <translation>Décidez d’abord si vous piochez des tuiles pour le nouvel acte.</translation>
    </message>
    <message>
        <source>First decide on the power of the tile just placed.</source>
        <translation>Décidez d’abord de la capacité de la tuile posée.</translation>
    </message>
    <message>
        <source>The board of this act has no space %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Le plateau de cet acte n’a pas de case %1.</translation>
    </message>
    <message>
        <source>Only a Treasure can be returned for points, not %1.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>Seul un Trésor se rend contre des points&#xa0;: %1 n’en est pas un.</translation>
    </message>
    <message>
        <source>Only Drunkenness can replace Mead, not %1.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>Seule l’Ivresse peut remplacer la Bière&#xa0;: %1 ne le peut pas.</translation>
    </message>
    <message>
        <source>Drunkenness can replace only Mead; there is none on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>L’Ivresse ne remplace que la Bière&#x202f;; il n’y en a pas en %1.</translation>
    </message>
    <message>
        <source>Good Counsel goes only on the space that its figure leaves.</source>
        <translation>Bon conseil ne va que sur la case que quitte sa figurine.</translation>
    </message>
    <message>
        <source>Only Good Counsel moves a figure; %1 doesn’t.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>Seul Bon conseil déplace une figurine&#xa0;: %1 ne le fait pas.</translation>
    </message>
    <message>
        <source>Good Counsel moves one of your own figures; you have none on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Bon conseil déplace une de vos figurines&#x202f;; il n’y en a pas en %1.</translation>
    </message>
    <message>
        <source>The figure on %1 has no open space beside it.</source>
        <extracomment>%1 a space</extracomment>
        <translation>La figurine en %1 n’a aucune case libre à côté d’elle.</translation>
    </message>
    <message>
        <source>Temptation removes a Valor; there is none on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>La Tentation retire un Courage&#x202f;; il n’y en a pas en %1.</translation>
    </message>
    <message>
        <source>Valor removes a Temptation; there is none on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Le Courage retire une Tentation&#x202f;; il n’y en a pas en %1.</translation>
    </message>
    <message>
        <source>There is no tile on %1.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Aucune tuile en %1.</translation>
    </message>
    <message>
        <source>The Golden Statue swaps tiles; figures stay where they are.</source>
        <translation>La Statue d’or échange des tuiles&#x202f;; les figurines restent où elles sont.</translation>
    </message>
    <message>
        <source>The Golden Statue swaps two other tiles, not itself.</source>
        <translation>La Statue d’or échange deux autres tuiles, pas elle-même.</translation>
    </message>
    <message>
        <source>A printed Gorge is part of the board and stays.</source>
        <translation>Une Gorge imprimée fait partie du plateau et reste.</translation>
    </message>
    <message>
        <source>%1 places %2 on %3.</source>
        <extracomment>%1 a seat, %2 a figure, %3 a space</extracomment>
        <translation>%1 place %2 en %3.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>%1 a seat, %2 a tile</extracomment>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 on %3.</source>
        <extracomment>%1 a seat, %2 a tile, %3 a space</extracomment>
        <translation>%1 joue %2 en %3.</translation>
    </message>
    <message>
        <source>%1 replaces %3 on %4 with %2.</source>
        <extracomment>%1 a seat, %2 a Drunkenness tile, %3 a Mead tile, %4 a space</extracomment>
        <translation>En %4, %1 remplace %3 par %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 returns %2 for %n saga point(s).</source>
        <extracomment>%1 a seat, %2 a Treasure tile, %n points</extracomment>
        <translation>
            <numerusform>%1 rend %2 contre %n point de saga.</numerusform>
            <numerusform>%1 rend %2 contre %n points de saga.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves %2 from %3 to %4 and leaves Good Counsel behind.</source>
        <extracomment>%1 a seat, %2 a figure, %3 and %4 spaces</extracomment>
        <translation>%1 déplace %2 de %3 à %4 et pose Bon conseil sur la case quittée.</translation>
    </message>
    <message>
        <source>%1 removes %2 from %3.</source>
        <extracomment>%1 a seat, %2 a tile, %3 a space</extracomment>
        <translation>%1 retire %2 de %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n tile(s) for the new act.</source>
        <extracomment>%1 a seat, %n tiles</extracomment>
        <translation>
            <numerusform>%1 pioche %n tuile pour le nouvel acte.</numerusform>
            <numerusform>%1 pioche %n tuiles pour le nouvel acte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws no tiles for the new act.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 ne pioche aucune tuile pour le nouvel acte.</translation>
    </message>
    <message>
        <source>Treachery turns %1 on %2 face down.</source>
        <extracomment>%1 a tile, %2 a space</extracomment>
        <translation>En %2, la Trahison retourne %1 face cachée.</translation>
    </message>
    <message>
        <source>The saga is told.</source>
        <translation>La saga est contée.</translation>
    </message>
    <message>
        <source>&lt;%1 %2&gt;</source>
        <extracomment>A figure on the board in text: %1 the first letters of its kind, %2 the number of its seat</extracomment>
        <translation>&lt;%1 %2&gt;</translation>
    </message>
    <message>
        <source>no tiles</source>
        <extracomment>In place of the tiles of an empty hand</extracomment>
        <translation>aucune tuile</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figures</comment>
        <extracomment>Figures left: %1 how many, %2 which kind</extracomment>
        <translation>%2 ×%1</translation>
    </message>
    <message>
        <source>no figures</source>
        <extracomment>In place of the figures of a seat that has placed all</extracomment>
        <translation>aucune figurine</translation>
    </message>
    <message>
        <source>%1 (pool: %2)</source>
        <extracomment>Head of the table in text: %1 the title of the act, %2 the tiles left in the pool</extracomment>
        <translation>%1 (pioche&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 boon</source>
        <extracomment>A tile of which only the value matters: %1 its value, above 0</extracomment>
        <translation>Avantage %1</translation>
    </message>
    <message>
        <source>%1 peril</source>
        <extracomment>A tile of which only the value matters: %1 its value, below 0</extracomment>
        <translation>Péril %1</translation>
    </message>
    <message>
        <source>It goes on an open space, or takes the place of a Mead tile.</source>
        <translation>Elle va sur une case libre, ou remplace une tuile Bière.</translation>
    </message>
    <message>
        <source>Drunkenness may take its place.</source>
        <translation>L’Ivresse peut la remplacer.</translation>
    </message>
    <message>
        <source>It moves one of your figures one space, not diagonally; the tile is then placed on the space it left.</source>
        <translation>Il déplace une de vos figurines d’une case, pas en diagonale, et se pose sur la case quittée.</translation>
    </message>
    <message>
        <source>Each figure that sees it counts one more diamond.</source>
        <translation>Chaque figurine qui la voit compte un diamant de plus.</translation>
    </message>
    <message>
        <source>It divides its row and its column: nothing is seen across it.</source>
        <translation>Elle coupe sa rangée et sa colonne&#xa0;: on ne voit rien au-delà.</translation>
    </message>
    <message>
        <source>Players report this tile; the rulebook has no list of tiles.</source>
        <translation>Des joueurs attestent cette tuile&#x202f;; aucune liste des tuiles n’est imprimée.</translation>
    </message>
    <message>
        <source>This tile follows from a printed example; the rulebook has no list of tiles.</source>
        <translation>Cette tuile se déduit d’un exemple imprimé&#x202f;; aucune liste des tuiles n’est imprimée.</translation>
    </message>
    <message>
        <source>This tile is our reconstruction; the rulebook has no list of tiles.</source>
        <translation>Cette tuile est reconstituée par nous&#x202f;; aucune liste des tuiles n’est imprimée.</translation>
    </message>
    <message>
        <source>It comes back when the act is scored.</source>
        <translation>La figurine revient à son propriétaire après le décompte de l’acte.</translation>
    </message>
    <message>
        <source>It leaves the game when the act is scored.</source>
        <translation>La figurine quitte le jeu après le décompte de l’acte.</translation>
    </message>
    <message>
        <source>Grendel</source>
        <extracomment>The name of the first act</extracomment>
        <translation>Grendel</translation>
    </message>
    <message>
        <source>The Dragon</source>
        <extracomment>The name of the third act</extracomment>
        <translation>Le dragon</translation>
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
        <translation>%1, libre</translation>
    </message>
    <message>
        <source>%1, printed Gorge</source>
        <extracomment>A space of the board for a screen reader: %1 its name</extracomment>
        <translation>%1, Gorge imprimée</translation>
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
        <translation>Rangée %1&#xa0;: %2 fait %3.</translation>
    </message>
    <message>
        <source>Column %1: %2 makes %3.</source>
        <extracomment>%1 the letter of a column, %2 the only tile seen in it, %3 what it counts</extracomment>
        <translation>Colonne %1&#xa0;: %2 fait %3.</translation>
    </message>
    <message>
        <source>Row %1: %2 make %3.</source>
        <extracomment>%1 the number of a row, %2 a list of tiles in it, %3 their sum</extracomment>
        <translation>Rangée %1&#xa0;: %2 font %3.</translation>
    </message>
    <message>
        <source>Column %1: %2 make %3.</source>
        <extracomment>%1 the letter of a column, %2 a list of tiles in it, %3 their sum</extracomment>
        <translation>Colonne %1&#xa0;: %2 font %3.</translation>
    </message>
    <message>
        <source>A Gorge hides %1.</source>
        <extracomment>%1 a list of spaces</extracomment>
        <translation>Une Gorge cache %1.</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <extracomment>Label of a button</extracomment>
        <translation>Piocher une tuile</translation>
    </message>
    <message>
        <source>Return it for points</source>
        <extracomment>Label of a button: a Treasure tile is returned to the box for points</extracomment>
        <translation>Rendre contre des points</translation>
    </message>
    <message>
        <source>Draw tiles</source>
        <extracomment>Label of a button, between acts</extracomment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Draw nothing</source>
        <extracomment>Label of a button, between acts</extracomment>
        <translation>Ne rien piocher</translation>
    </message>
    <message>
        <source>%1, choose an open space for %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a kind of figure</extracomment>
        <translation>%1, choisissez une case libre pour %2.</translation>
    </message>
    <message>
        <source>%1, choose an open space or a Mead tile for %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a Drunkenness tile</extracomment>
        <translation>%1, choisissez une case libre ou une Bière pour %2.</translation>
    </message>
    <message>
        <source>%1, choose a space for %2, or return it for points.</source>
        <extracomment>A prompt: %1 a seat, %2 a Treasure tile</extracomment>
        <translation>%1, posez %2 sur une case, ou rendez-le contre des points.</translation>
    </message>
    <message>
        <source>%1, choose a space for %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a tile</extracomment>
        <translation>%1, choisissez une case pour %2.</translation>
    </message>
    <message>
        <source>Beowulf: The Movie</source>
        <translation>Beowulf&#xa0;: le jeu de société du film</translation>
    </message>
    <message>
        <source>Lay boons and perils in rows and columns where your figures stand, over three acts of growing danger.</source>
        <translation>Posez avantages et périls dans les rangées et colonnes de vos figurines, en trois actes de plus en plus dangereux.</translation>
    </message>
    <message>
        <source>Board of act III</source>
        <translation>Plateau de l’acte&#xa0;III</translation>
    </message>
    <message>
        <source>Power in the last space</source>
        <translation>Capacité sur la dernière case</translation>
    </message>
    <message>
        <source>on the diagonal</source>
        <extracomment>A value of the option &quot;Board of act III&quot;</extracomment>
        <translation>en diagonale</translation>
    </message>
    <message>
        <source>plain rectangle</source>
        <extracomment>A value of the option &quot;Board of act III&quot;</extracomment>
        <translation>simple rectangle</translation>
    </message>
    <message>
        <source>not used</source>
        <extracomment>A value of the option &quot;Power in the last space&quot;</extracomment>
        <translation>pas utilisée</translation>
    </message>
    <message>
        <source>used first</source>
        <extracomment>A value of the option &quot;Power in the last space&quot;</extracomment>
        <translation>utilisée d’abord</translation>
    </message>
    <message>
        <source>No rulebook shows the shape of the third board; players remember a grid turned 45 degrees.</source>
        <translation>La forme du troisième plateau n’est pas imprimée&#xa0;: des joueurs se souviennent d’une grille tournée de 45 degrés.</translation>
    </message>
    <message>
        <source>By the rulebook, an act ends at once when its last space is filled, so the power of that last tile is lost. Some tables use the power first.</source>
        <translation>Selon la règle, un acte finit dès que sa dernière case est remplie&#xa0;: la capacité de cette dernière tuile est perdue. Certaines tables l’utilisent d’abord.</translation>
    </message>
    <message>
        <source>Diamonds of unused figures</source>
        <extracomment>What decides between seats with equal points; beside its number</extracomment>
        <translation>Diamants des figurines non utilisées</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A source of points: what everyone has at the start</extracomment>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Figures of act I</source>
        <translation>Figurines, acte&#xa0;I</translation>
    </message>
    <message>
        <source>Treasures of act I</source>
        <translation>Trésors, acte&#xa0;I</translation>
    </message>
    <message>
        <source>Figures of act II</source>
        <translation>Figurines, acte&#xa0;II</translation>
    </message>
    <message>
        <source>Treasures of act II</source>
        <translation>Trésors, acte&#xa0;II</translation>
    </message>
    <message>
        <source>Figures of act III</source>
        <translation>Figurines, acte&#xa0;III</translation>
    </message>
    <message>
        <source>Treasures of act III</source>
        <translation>Trésors, acte&#xa0;III</translation>
    </message>
    <message>
        <source>saga points won</source>
        <extracomment>What points of a hint are for: &quot;+5 points from saga points won&quot;</extracomment>
        <translation>points de saga gagnés</translation>
    </message>
    <message>
        <source>figures on the board</source>
        <extracomment>What points of a hint are for: &quot;+12 points from figures on the board&quot;</extracomment>
        <translation>figurines sur le plateau</translation>
    </message>
    <message>
        <source>figures still in hand</source>
        <extracomment>What points of a hint are for: &quot;-4 points from figures still in hand&quot;</extracomment>
        <translation>figurines en réserve</translation>
    </message>
    <message>
        <source>open spaces in view of figures</source>
        <extracomment>What points of a hint are for: &quot;+2 points from open spaces in view of figures&quot;</extracomment>
        <translation>cases libres à portée des figurines</translation>
    </message>
    <message>
        <source>tiles in hand</source>
        <extracomment>What points of a hint are for: &quot;-3 points from tiles in hand&quot;</extracomment>
        <translation>tuiles en main</translation>
    </message>
    <message>
        <source>%1’s turn: place a figure or draw a tile.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>C’est à %1 de placer une figurine ou de piocher une tuile.</translation>
    </message>
    <message>
        <source>%1’s turn: play a tile.</source>
        <extracomment>A prompt when nothing can be drawn and no figure is left: %1 a seat
----------
A prompt: %1 a seat</extracomment>
        <translation>C’est à %1 de jouer une tuile.</translation>
    </message>
    <message>
        <source>%1’s turn: place a figure or play a tile.</source>
        <extracomment>A prompt when nothing can be drawn: %1 a seat</extracomment>
        <translation>C’est à %1 de placer une figurine ou de jouer une tuile.</translation>
    </message>
    <message>
        <source>%1’s turn: place a figure.</source>
        <extracomment>A prompt when no tile can be drawn or played: %1 a seat</extracomment>
        <translation>C’est à %1 de placer une figurine.</translation>
    </message>
    <message>
        <source>place %1 on %2</source>
        <extracomment>A choice: %1 a figure, %2 a space</extracomment>
        <translation>placer %1 en %2</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <extracomment>A choice</extracomment>
        <translation>piocher une tuile</translation>
    </message>
    <message>
        <source>play %1 on %2</source>
        <extracomment>A choice: %1 a tile, %2 a space</extracomment>
        <translation>jouer %1 en %2</translation>
    </message>
    <message>
        <source>replace the Mead on %2 with %1</source>
        <extracomment>A choice: %1 a Drunkenness tile, %2 a space with Mead</extracomment>
        <translation>remplacer la Bière en %2 par %1</translation>
    </message>
    <message numerus="yes">
        <source>return %1 for %n saga point(s)</source>
        <extracomment>A choice: %1 a Treasure tile, %n saga points</extracomment>
        <translation>
            <numerusform>rendre %1 contre %n point de saga</numerusform>
            <numerusform>rendre %1 contre %n points de saga</numerusform>
        </translation>
    </message>
    <message>
        <source>move it to %1</source>
        <extracomment>A choice: %1 a space</extracomment>
        <translation>déplacer cette figurine en %1</translation>
    </message>
    <message>
        <source>remove the tile on %1</source>
        <extracomment>A choice: %1 a space</extracomment>
        <translation>retirer la tuile en %1</translation>
    </message>
    <message>
        <source>take the tile on %1 as the first of the two</source>
        <extracomment>A choice: %1 the space of the first of two tiles; the second is chosen next</extracomment>
        <translation>prendre la tuile en %1 comme première des deux</translation>
    </message>
    <message>
        <source>swap it with the tile on %1</source>
        <extracomment>A choice, once the first tile is chosen: %1 the space of the second</extracomment>
        <translation>l’échanger avec la tuile en %1</translation>
    </message>
    <message>
        <source>do nothing</source>
        <extracomment>A choice: a power or a refill is not used</extracomment>
        <translation>ne rien faire</translation>
    </message>
    <message>
        <source>Temptation: %1 may remove one Valor.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>Tentation&#xa0;: %1 peut retirer un Courage.</translation>
    </message>
    <message>
        <source>Valor: %1 may remove one Temptation.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>Courage&#xa0;: %1 peut retirer une Tentation.</translation>
    </message>
    <message>
        <source>Golden Statue: %1 may swap two other tiles.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>Statue d’or&#xa0;: %1 peut échanger deux autres tuiles.</translation>
    </message>
    <message>
        <source>Golden Statue: %1 must choose the tile to swap with the one on %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a space</extracomment>
        <translation>Statue d’or&#xa0;: %1 doit choisir la tuile à échanger avec celle en %2.</translation>
    </message>
    <message>
        <source>Good Counsel: %1 must move the figure on %2 one space.</source>
        <extracomment>A prompt: %1 a seat, %2 a space</extracomment>
        <translation>Bon conseil&#xa0;: %1 doit déplacer d’une case sa figurine en %2.</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>How many of a thing: %1 a number</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1, times %2 → %3</source>
        <extracomment>A figure&apos;s sum, and its diamonds before and after, as &quot;9, times 2 → 3&quot;</extracomment>
        <translation>%1 × (%2 → %3)</translation>
    </message>
    <message>
        <source>It sees no tile that counts.</source>
        <extracomment>Of a figure that scores</extracomment>
        <translation>Cette figurine ne voit aucune tuile qui compte.</translation>
    </message>
    <message>
        <source>Longship</source>
        <extracomment>A figure: a ship, 1 diamond</extracomment>
        <translation>Drakkar</translation>
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
        <translation>un Thane</translation>
    </message>
    <message>
        <source>Castle Herot</source>
        <comment>object</comment>
        <extracomment>The figure as the object of a sentence, as in &quot;Anna places Castle Herot on c3&quot;</extracomment>
        <translation>un Château Herot</translation>
    </message>
    <message>
        <source>a Longship</source>
        <extracomment>The figure as the object of a sentence, as in &quot;Anna places a Longship on c3&quot;</extracomment>
        <translation>un Drakkar</translation>
    </message>
    <message>
        <source>a %1 boon</source>
        <extracomment>A tile as the object of a sentence: %1 its value, above 0, as in &quot;Anna plays a +5 boon on c3&quot;</extracomment>
        <translation>un avantage %1</translation>
    </message>
    <message>
        <source>a %1 peril</source>
        <extracomment>A tile as the object of a sentence: %1 its value, below 0, as in &quot;Anna plays a −2 peril on c3&quot;</extracomment>
        <translation>un péril %1</translation>
    </message>
    <message>
        <source>%1 Temptation</source>
        <extracomment>A tile as the object of a sentence: %1 its value</extracomment>
        <translation>une Tentation %1</translation>
    </message>
    <message>
        <source>%1 Valor</source>
        <extracomment>A tile as the object of a sentence: %1 its value</extracomment>
        <translation>un Courage %1</translation>
    </message>
    <message>
        <source>a %1 Treasure (%2)</source>
        <extracomment>A tile as the object of a sentence: %1 its value on the board, %2 its treasure value</extracomment>
        <translation>un Trésor %1 (%2)</translation>
    </message>
    <message>
        <source>%1 Drunkenness</source>
        <extracomment>A tile as the object of a sentence: %1 its value</extracomment>
        <translation>une Ivresse %1</translation>
    </message>
    <message>
        <source>%1 Mead</source>
        <extracomment>A tile as the object of a sentence: %1 its value</extracomment>
        <translation>une Bière %1</translation>
    </message>
    <message>
        <source>a Golden Statue</source>
        <extracomment>A tile as the object of a sentence, as in &quot;Anna plays a Golden Statue on c3&quot;</extracomment>
        <translation>une Statue d’or</translation>
    </message>
    <message>
        <source>Good Counsel</source>
        <comment>object</comment>
        <extracomment>A tile as the object of a sentence</extracomment>
        <translation>un Bon conseil</translation>
    </message>
    <message>
        <source>a Royal Dragon Horn</source>
        <extracomment>A tile as the object of a sentence</extracomment>
        <translation>une Corne de dragon royal</translation>
    </message>
    <message>
        <source>Treachery</source>
        <comment>object</comment>
        <extracomment>A tile as the object of a sentence</extracomment>
        <translation>une Trahison</translation>
    </message>
    <message>
        <source>a Gorge</source>
        <extracomment>A tile as the object of a sentence</extracomment>
        <translation>une Gorge</translation>
    </message>
    <message>
        <source>the tile %1</source>
        <extracomment>A tile as the object of a sentence: %1 its name, which can have no article</extracomment>
        <translation>la tuile %1</translation>
    </message>
    <message>
        <source>First choose a tile from your hand.</source>
        <translation>Choisissez d’abord une tuile de votre main.</translation>
    </message>
    <message>
        <source>First choose a figure, or draw a tile.</source>
        <translation>Choisissez d’abord une figurine, ou piochez une tuile.</translation>
    </message>
    <message>
        <source>First draw a tile.</source>
        <translation>Piochez d’abord une tuile.</translation>
    </message>
    <message>
        <source>First choose a figure or a tile from your hand.</source>
        <translation>Choisissez d’abord une figurine ou une tuile de votre main.</translation>
    </message>
    <message>
        <source>The board is full: act %1 ends.</source>
        <extracomment>%1 an act as a numeral</extracomment>
        <translation>Le plateau est plein&#xa0;: fin de l’acte&#xa0;%1.</translation>
    </message>
    <message>
        <source>Act %1 begins: %2. %3 goes first.</source>
        <extracomment>%1 an act as a numeral, %2 its name, %3 a seat</extracomment>
        <translation>L’acte&#xa0;%1 commence&#xa0;: %2. %3 joue en premier.</translation>
    </message>
    <message numerus="yes">
        <source>This figure multiplies what it sees by %n.</source>
        <extracomment>%n the diamonds of a figure</extracomment>
        <translation>
            <numerusform>Cette figurine multiplie par %n ce qu’elle voit.</numerusform>
            <numerusform>Cette figurine multiplie par %n ce qu’elle voit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned by Treachery, worth nothing: %1.</source>
        <extracomment>%1 a list of boons with their spaces, as &quot;+5 d4&quot;</extracomment>
        <translation>Face cachée par la Trahison, ne compte pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, choose which of your figures Good Counsel moves.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1, choisissez la figurine que déplace Bon conseil.</translation>
    </message>
    <message>
        <source>move the figure on %1 with %2</source>
        <extracomment>A choice: %1 the space of an own figure, %2 a Good Counsel tile, as &quot;Good Counsel from act I&quot;</extracomment>
        <translation>déplacer avec %2 la figurine qui est en %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 saga point(s), %3 on the board</source>
        <extracomment>For a screen reader: %1 a seat, %2 its points, as their number has it, %3 what its figures on the board would score now</extracomment>
        <translation>
            <numerusform>%1, %2 point de saga, %3 sur le plateau</numerusform>
            <numerusform>%1, %2 points de saga, %3 sur le plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>The number after %1 is what a Treasure is worth when you return it.</source>
        <extracomment>%1 the letter of Treasure on the board in text</extracomment>
        <translation>Le nombre après %1 est ce que rapporte un Trésor que l’on rend.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <extracomment>A seat in text after the end: %1 its name, %2 its points; the number beside is that of %2</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2 point</numerusform>
            <numerusform>%1&#xa0;: %2 points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on the board %2</source>
        <extracomment>A seat in text: %1 its name with its points, as &quot;Anna: 54 points&quot;, %2 what its figures on the board would add if the act ended now, as &quot;+12&quot;</extracomment>
        <translation>%1, sur le plateau %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 = %3 point(s).</source>
        <extracomment>%1 the sum of all tiles seen, %2 diamonds, %3 points, as their number has it</extracomment>
        <translation>
            <numerusform>%1 × %2 = %3 point.</numerusform>
            <numerusform>%1 × %2 = %3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With Horns: %1 × (%2 + %3) = %4 point(s).</source>
        <extracomment>%1 the sum of all tiles seen, %2 diamonds of the figure, %3 diamonds of Horns that it sees, %4 points, as their number has it</extracomment>
        <translation>
            <numerusform>Avec les Cornes&#xa0;: %1 × (%2 + %3) = %4 point.</numerusform>
            <numerusform>Avec les Cornes&#xa0;: %1 × (%2 + %3) = %4 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n tile(s)</source>
        <extracomment>A choice between acts: %n tiles</extracomment>
        <translation>
            <numerusform>piocher %n tuile</numerusform>
            <numerusform>piocher %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may draw %n tile(s) before the act begins.</source>
        <extracomment>A prompt: %1 a seat, %n tiles</extracomment>
        <translation>
            <numerusform>%1 peut piocher %n tuile avant le début de l’acte.</numerusform>
            <numerusform>%1 peut piocher %n tuiles avant le début de l’acte.</numerusform>
        </translation>
    </message>
    <message>
        <source>By figures</source>
        <extracomment>Caption of the points of a seat&apos;s figures while and after an act is scored</extracomment>
        <translation>Par les figurines</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 saga point(s)</source>
        <extracomment>For a screen reader, at the end of an act: %1 a seat, %2 its points, as their number has it</extracomment>
        <translation>
            <numerusform>%1, %2 point de saga</numerusform>
            <numerusform>%1, %2 points de saga</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>tile</comment>
        <extracomment>A space of the board: %1 the tile on it, %2 its name, as &quot;+5 boon on c4&quot;</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Every tile helps someone and hurts someone, and you see exactly whom.</source>
        <translation>Chaque tuile aide quelqu’un et nuit à quelqu’un, et vous voyez exactement à qui.</translation>
    </message>
    <message>
        <source>All Heorot drinks to %1</source>
        <extracomment>The title of the result: %1 the names of one or several winners</extracomment>
        <translation>Tout Herot lève sa corne en l’honneur {d’|de }%1</translation>
    </message>
    <message>
        <source>Your turn: place a figure or draw a tile.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>À vous&#xa0;: placez une figurine ou piochez une tuile.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>À vous&#xa0;: jouez une tuile.</translation>
    </message>
    <message>
        <source>Your turn: place a figure or play a tile.</source>
        <extracomment>A prompt to the reader when nothing can be drawn</extracomment>
        <translation>À vous&#xa0;: placez une figurine ou jouez une tuile.</translation>
    </message>
    <message>
        <source>Your turn: place a figure.</source>
        <extracomment>A prompt to the reader when no tile can be drawn or played</extracomment>
        <translation>À vous&#xa0;: placez une figurine.</translation>
    </message>
    <message numerus="yes">
        <source>You may draw %n tile(s) before the act begins.</source>
        <extracomment>A prompt to the reader: %n tiles</extracomment>
        <translation>
            <numerusform>Vous pouvez piocher %n tuile avant le début de l’acte.</numerusform>
            <numerusform>Vous pouvez piocher %n tuiles avant le début de l’acte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now play a tile.</source>
        <extracomment>A prompt to the reader, who has drawn</extracomment>
        <translation>Jouez maintenant une tuile.</translation>
    </message>
    <message>
        <source>Temptation: you may remove one Valor.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Tentation&#xa0;: vous pouvez retirer un Courage.</translation>
    </message>
    <message>
        <source>Valor: you may remove one Temptation.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Courage&#xa0;: vous pouvez retirer une Tentation.</translation>
    </message>
    <message>
        <source>Golden Statue: you may swap two other tiles.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Statue d’or&#xa0;: vous pouvez échanger deux autres tuiles.</translation>
    </message>
    <message>
        <source>Golden Statue: choose the tile to swap with the one on %1.</source>
        <extracomment>A prompt to the reader: %1 a space</extracomment>
        <translation>Statue d’or&#xa0;: choisissez la tuile à échanger avec celle en %1.</translation>
    </message>
    <message>
        <source>Good Counsel: move your figure on %1 one space.</source>
        <extracomment>A prompt to the reader: %1 a space</extracomment>
        <translation>Bon conseil&#xa0;: déplacez d’une case votre figurine en %1.</translation>
    </message>
    <message>
        <source>Choose an open space for %1.</source>
        <extracomment>A prompt to the reader: %1 a kind of figure</extracomment>
        <translation>Choisissez une case libre pour %1.</translation>
    </message>
    <message>
        <source>Choose which of your figures Good Counsel moves.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Choisissez celle de vos figurines que déplace Bon conseil.</translation>
    </message>
    <message>
        <source>Choose an open space or a Mead tile for %1.</source>
        <extracomment>A prompt to the reader: %1 a Drunkenness tile</extracomment>
        <translation>Choisissez une case libre ou une Bière pour %1.</translation>
    </message>
    <message>
        <source>Choose a space for %1, or return it for points.</source>
        <extracomment>A prompt to the reader: %1 a Treasure tile</extracomment>
        <translation>Posez %1 sur une case, ou rendez-le contre des points.</translation>
    </message>
    <message>
        <source>Choose a space for %1.</source>
        <extracomment>A prompt to the reader: %1 a tile</extracomment>
        <translation>Choisissez une case pour %1.</translation>
    </message>
    <message>
        <source>first choose a Treasure</source>
        <extracomment>On a button &quot;Return it for points&quot; that cannot be pressed yet: a Treasure tile of the hand is chosen first</extracomment>
        <translation>choisissez d’abord un Trésor</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <extracomment>%n figures of a kind that are left, %1 the kind: &quot;Thane: 2 left&quot;. It is no multiplication.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: reste %n</numerusform>
            <numerusform>%1&#xa0;: restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Below a picture of a figure: %n of its kind are left to be placed</extracomment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile was drawn, so now one must be played.</source>
        <translation>Tuile piochée&#xa0;: il faut maintenant en jouer une.</translation>
    </message>
    <message>
        <source>On your turn, place a figure, or draw a tile from here and play one from your hand. Tiles that you have not seen yet are here or in other players’ hands.</source>
        <translation>À votre tour, placez une figurine, ou piochez ici une tuile puis jouez-en une de votre main. Les tuiles que vous n’avez pas encore vues sont ici ou dans la main des autres.</translation>
    </message>
    <message>
        <source>Don’t use it</source>
        <extracomment>Label of a button: the power of a tile is not used</extracomment>
        <translation>Ne pas l’utiliser</translation>
    </message>
    <message>
        <source>THE TABLE IN TEXT. Columns have letters and rows have numbers, as in c4; a dot is an open space. A &gt; marks the player to move.</source>
        <translation>LA TABLE EN TEXTE. Les lettres désignent les colonnes et les nombres les rangées, comme c4&#x202f;; un point est une case libre. Le signe &gt; précède le joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Figures stand in brackets with their player’s number: %1.</source>
        <extracomment>%1 a list of signs, as &quot;&lt;Th 1&gt; = Thane&quot;</extracomment>
        <translation>Les figurines sont entre chevrons avec le numéro de leur joueur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No one can do anything more: act %1 ends.</source>
        <extracomment>%1 an act as a numeral</extracomment>
        <translation>Plus personne ne peut rien faire&#xa0;: fin de l’acte&#xa0;%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s %2 on %3 scores %6 point(s): %4 × %5.</source>
        <extracomment>%1 a player, %2 a figure, %3 a space, %4 the sum it sees, %5 its diamonds, %6 the points, as their number has it</extracomment>
        <translation>
            <numerusform>%2 {d’|de }%1 en %3 vaut %6 point&#xa0;: %4 × %5.</numerusform>
            <numerusform>%2 {d’|de }%1 en %3 vaut %6 points&#xa0;: %4 × %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps two tiles, putting %2 on %3 and %4 on %5.</source>
        <extracomment>%1 a seat, %2 and %4 tiles, %3 and %5 spaces</extracomment>
        <translation>%1 échange deux tuiles&#xa0;: %2 va en %3 et %4 en %5.</translation>
    </message>
    <message>
        <source>%1 doesn’t use the power of the tile on %2.</source>
        <extracomment>%1 a seat, %2 a space</extracomment>
        <translation>%1 n’utilise pas la capacité de la tuile en %2.</translation>
    </message>
    <message>
        <source>%1 can’t play any tile and keeps them all.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 ne peut jouer aucune tuile et les garde toutes.</translation>
    </message>
    <message>
        <source>%1 has no figure or tile left and is skipped.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 n’a plus ni figurine ni tuile&#x202f;; son tour est sauté.</translation>
    </message>
    <message>
        <source>Beowulf</source>
        <comment>after its owner</comment>
        <translation>Le Beowulf</translation>
    </message>
    <message>
        <source>Thane</source>
        <comment>after its owner</comment>
        <translation>Le Thane</translation>
    </message>
    <message>
        <source>Castle Herot</source>
        <comment>after its owner</comment>
        <translation>Le Château Herot</translation>
    </message>
    <message>
        <source>Longship</source>
        <comment>after its owner</comment>
        <translation>Le Drakkar</translation>
    </message>
    <message>
        <source>no Beowulf</source>
        <comment>object</comment>
        <translation>aucun Beowulf</translation>
    </message>
    <message>
        <source>no Thane</source>
        <comment>object</comment>
        <translation>aucun Thane</translation>
    </message>
    <message>
        <source>no Castle Herot</source>
        <comment>object</comment>
        <translation>aucun Château Herot</translation>
    </message>
    <message>
        <source>no Longship</source>
        <comment>object</comment>
        <translation>aucun Drakkar</translation>
    </message>
    <message>
        <source>%1 from act %2</source>
        <extracomment>A tile carried over from an earlier act: %1 the tile, %2 its act, I or II</extracomment>
        <translation>%1 de l’acte&#xa0;%2</translation>
    </message>
    <message>
        <source>When you place it, you may remove one Valor anywhere on the board.</source>
        <translation>Quand vous la posez, vous pouvez retirer un Courage n’importe où sur le plateau.</translation>
    </message>
    <message>
        <source>When you place it, you may remove one Temptation anywhere on the board.</source>
        <translation>Quand vous le posez, vous pouvez retirer une Tentation n’importe où sur le plateau.</translation>
    </message>
    <message>
        <source>Place it like any boon, or return it to the box for the points in its circle.</source>
        <translation>Posez-le comme un avantage, ou rendez-le contre les points de son cercle.</translation>
    </message>
    <message>
        <source>When you place it, you may swap two other tiles.</source>
        <translation>Quand vous la posez, vous pouvez échanger deux autres tuiles.</translation>
    </message>
    <message>
        <source>When the act ends, each boon it sees is turned face down and counts for no one.</source>
        <translation>À la fin de l’acte, chaque avantage qu’elle voit est retourné et ne compte pour personne.</translation>
    </message>
    <message>
        <source>A boon: it adds to the score of every figure that sees it in its row or column.</source>
        <translation>Un avantage&#xa0;: chaque figurine de sa rangée ou de sa colonne qui le voit y gagne.</translation>
    </message>
    <message>
        <source>A peril: it lowers the score of every figure that sees it in its row or column.</source>
        <translation>Un péril&#xa0;: chaque figurine de sa rangée ou de sa colonne qui le voit y perd.</translation>
    </message>
    <message>
        <source>You can see only its back.</source>
        <translation>On n’en voit que le dos.</translation>
    </message>
    <message numerus="yes">
        <source>Hands are refilled only before the first turn of acts II and III, to %n tile(s).</source>
        <extracomment>%n the tiles that a hand is filled up to</extracomment>
        <translation>
            <numerusform>On ne complète sa main, jusqu’à %n tuile, qu’avant le premier tour des actes&#xa0;II et III.</numerusform>
            <numerusform>On ne complète sa main, jusqu’à %n tuiles, qu’avant le premier tour des actes&#xa0;II et III.</numerusform>
        </translation>
    </message>
    <message>
        <source>You drew a tile, so you must play one now.</source>
        <translation>Vous avez pioché une tuile&#xa0;: il faut maintenant en jouer une.</translation>
    </message>
    <message>
        <source>Draw a tile before you play one.</source>
        <translation>Piochez une tuile avant d’en jouer une.</translation>
    </message>
    <message>
        <source>The pool is empty; play a tile from your hand instead.</source>
        <translation>La pioche est épuisée&#x202f;; jouez plutôt une tuile de votre main.</translation>
    </message>
    <message>
        <source>You chose Good Counsel: now choose where the figure goes.</source>
        <translation>Vous avez choisi Bon conseil&#xa0;: indiquez où va la figurine.</translation>
    </message>
    <message>
        <source>You have %1 left to place.</source>
        <extracomment>%1 a kind of figure, as &quot;no Thane&quot;</extracomment>
        <translation>Il ne vous reste %1 à placer.</translation>
    </message>
    <message>
        <source>Space %1 isn’t open.</source>
        <extracomment>%1 a space</extracomment>
        <translation>La case %1 n’est pas libre.</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>Cette tuile n’est pas dans votre main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Good Counsel moves a figure one step, not diagonally; %1 isn’t one step away.</source>
        <extracomment>%1 a space</extracomment>
        <translation>Bon conseil déplace une figurine d’une case, pas en diagonale&#x202f;; %1 n’est pas une case voisine.</translation>
    </message>
    <message>
        <source>A tile can’t be swapped with itself.</source>
        <translation>Une tuile ne s’échange pas avec elle-même.</translation>
    </message>
    <message>
        <source>Act II: Grendel’s Mother</source>
        <translation>Acte&#xa0;II&#xa0;: La mère de Grendel</translation>
    </message>
    <message>
        <source>Grendel’s Mother</source>
        <extracomment>The name of the second act</extracomment>
        <translation>La mère de Grendel</translation>
    </message>
    <message numerus="yes">
        <source>%n Gorge(s) are printed on the board. No figure sees past a Gorge, in its row or in its column.</source>
        <extracomment>What is new in an act: %n spaces of the board</extracomment>
        <translation>
            <numerusform>%n Gorge est imprimée sur le plateau. Aucune figurine ne voit au-delà d’une Gorge, ni dans sa rangée ni dans sa colonne.</numerusform>
            <numerusform>%n Gorges sont imprimées sur le plateau. Aucune figurine ne voit au-delà d’une Gorge, ni dans sa rangée ni dans sa colonne.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the diagonal board, rows climb to the right and columns fall to the right.</source>
        <extracomment>What is new in an act</extracomment>
        <translation>Sur le plateau en diagonale, les rangées montent vers la droite et les colonnes descendent vers la droite.</translation>
    </message>
    <message>
        <source>Longships have come home. All other figures that were placed are out of the game.</source>
        <extracomment>What is new in an act: which figures return from the board</extracomment>
        <translation>Les Drakkars sont rentrés. Toutes les autres figurines placées sont retirées du jeu.</translation>
    </message>
    <message>
        <source>Still to place: %1.</source>
        <extracomment>What is new in an act: %1 the figures of the reader, as &quot;Thane ×2, Longship ×4&quot;</extracomment>
        <translation>Figurines encore à placer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Treasures returned</source>
        <extracomment>What brought points in an act</extracomment>
        <translation>Trésors rendus</translation>
    </message>
    <message>
        <source>Act I is over: Grendel is beaten</source>
        <extracomment>Title of a page at the end of an act</extracomment>
        <translation>L’acte&#xa0;I est terminé&#xa0;: Grendel est vaincu</translation>
    </message>
    <message>
        <source>Act II is over: Grendel’s Mother is beaten</source>
        <translation>L’acte&#xa0;II est terminé&#xa0;: la mère de Grendel est vaincue</translation>
    </message>
    <message>
        <source>New in %1</source>
        <extracomment>Heading: %1 an act, as &quot;Act II: Grendel&apos;s Mother&quot;</extracomment>
        <translation>Du nouveau – %1</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <extracomment>What is new in an act: %1 a player</extracomment>
        <translation>%1 joue en premier.</translation>
    </message>
    <message numerus="yes">
        <source>%n Longship(s)</source>
        <extracomment>What brought points in an act</extracomment>
        <translation>
            <numerusform>%n Drakkar</numerusform>
            <numerusform>%n Drakkars</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure</comment>
        <extracomment>How a figure scores, one of several: %1 the figure and its space, as &quot;Longship d4&quot;, %2 sentences</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <extracomment>%1 the title of an act, such as &quot;Act I: Grendel&quot;</extracomment>
        <translation>Plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rectangular board of %1</source>
        <extracomment>The second board of act III, for those who want it plain; %1 the title of the act</extracomment>
        <translation>Plateau rectangulaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Diagonal board of %1</source>
        <extracomment>The first board of act III; %1 the title of the act</extracomment>
        <translation>Plateau en diagonale&#xa0;: %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>A part of the open box: numbers of the setup</extracomment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Saga points at the start</source>
        <translation>Points de saga au départ</translation>
    </message>
    <message>
        <source>Every player begins with these.</source>
        <translation>Chaque joueur en reçoit autant au départ.</translation>
    </message>
    <message>
        <source>Tiles at the start</source>
        <translation>Tuiles au départ</translation>
    </message>
    <message>
        <source>Every player draws up to this many tiles before the first turn of an act.</source>
        <translation>Avant le premier tour d’un acte, chaque joueur pioche jusqu’à en avoir autant.</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>Label of a number in the open box: how many of a piece there are</extracomment>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <extracomment>Label of a number in the open box: the diamonds of a figure</extracomment>
        <translation>Diamants</translation>
    </message>
    <message>
        <source>Comes back after an act</source>
        <extracomment>Label of yes or no in the open box: whether a figure comes back when an act is scored</extracomment>
        <translation>Revient après un acte</translation>
    </message>
    <message>
        <source>Spaces</source>
        <extracomment>Label in the open box: the spaces of a board</extracomment>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Ability</source>
        <extracomment>Label in the open box: the special ability of a tile</extracomment>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Number in the circle</source>
        <extracomment>Label of a number in the open box: the number in the circle of a Treasure</extracomment>
        <translation>Nombre dans le cercle</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Label of a number in the open box: how many points, or tiles</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Label of a number in the open box: the value of a tile</extracomment>
        <translation>Valeur</translation>
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
        <translation>Figurines</translation>
    </message>
    <message numerus="yes">
        <source>It has %n space(s).</source>
        <extracomment>A board: %n spaces</extracomment>
        <translation>
            <numerusform>Il compte %n case.</numerusform>
            <numerusform>Il compte %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them show(s) a Gorge.</source>
        <extracomment>A board: %n of its spaces have a Gorge printed on them</extracomment>
        <translation>
            <numerusform>%n montre une Gorge.</numerusform>
            <numerusform>%n montrent une Gorge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <extracomment>A part of the open box: %1 the title of an act</extracomment>
        <translation>Tuiles&#xa0;: %1</translation>
    </message>
    <message>
        <source>You win saga points at once.</source>
        <translation>Vous gagnez tout de suite des points de saga.</translation>
    </message>
    <message>
        <source>Your figures on the board score more.</source>
        <translation>Vos figurines sur le plateau rapportent davantage.</translation>
    </message>
    <message>
        <source>You keep your strong figures for better spaces.</source>
        <translation>Vous gardez vos figurines fortes pour de meilleures cases.</translation>
    </message>
    <message>
        <source>Your figures see open spaces, where you can still lay boons.</source>
        <translation>Vos figurines voient des cases libres où vous pouvez encore poser des avantages.</translation>
    </message>
    <message>
        <source>You keep good tiles for later.</source>
        <translation>Vous gardez de bonnes tuiles pour plus tard.</translation>
    </message>
    <message>
        <source>It costs you saga points at once.</source>
        <translation>Cela vous coûte tout de suite des points de saga.</translation>
    </message>
    <message>
        <source>Your figures on the board score less.</source>
        <translation>Vos figurines sur le plateau rapportent moins.</translation>
    </message>
    <message>
        <source>It uses up a figure, or good spaces for those you keep.</source>
        <translation>Cela vous prend une figurine, ou de bonnes cases pour les autres.</translation>
    </message>
    <message>
        <source>Your figures see fewer open spaces.</source>
        <translation>Vos figurines voient moins de cases libres.</translation>
    </message>
    <message>
        <source>It uses up a good tile.</source>
        <translation>Vous dépensez une bonne tuile.</translation>
    </message>
    <message>
        <source>%1 wins saga points at once.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 gagne tout de suite des points de saga.</translation>
    </message>
    <message>
        <source>%1’s figures on the board score more.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les figurines {d’|de }%1 sur le plateau rapportent davantage.</translation>
    </message>
    <message>
        <source>%1 keeps strong figures for better spaces.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 garde des figurines fortes pour de meilleures cases.</translation>
    </message>
    <message>
        <source>%1’s figures see open spaces, where boons can still be laid.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les figurines {d’|de }%1 voient des cases libres où poser encore des avantages.</translation>
    </message>
    <message>
        <source>%1 may have better tiles in hand.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 a peut-être de meilleures tuiles en main.</translation>
    </message>
    <message>
        <source>%1 loses saga points at once.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 perd tout de suite des points de saga.</translation>
    </message>
    <message>
        <source>%1’s figures on the board score less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les figurines {d’|de }%1 sur le plateau rapportent moins.</translation>
    </message>
    <message>
        <source>%1 has fewer figures left, or fewer good spaces for them.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 a moins de figurines en réserve, ou moins de bonnes cases pour elles.</translation>
    </message>
    <message>
        <source>%1’s figures see fewer open spaces.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les figurines {d’|de }%1 voient moins de cases libres.</translation>
    </message>
    <message>
        <source>%1 may have fewer good tiles in hand.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 a peut-être moins de bonnes tuiles en main.</translation>
    </message>
    <message>
        <source>%1 returns %2.</source>
        <extracomment>What a player did, and the points for it follow: %1 a player, %2 a Treasure tile</extracomment>
        <translation>%1 rend %2.</translation>
    </message>
    <message>
        <source>Act %1 ends.</source>
        <extracomment>The figures of an act are counted, and the points of each player follow: %1 an act as a numeral</extracomment>
        <translation>Fin de l’acte&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 on %2 counts</source>
        <extracomment>Title of what a tile on the board brings or costs each figure: %1 a tile, %2 its space</extracomment>
        <translation>%1 en %2 compte</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>worth</comment>
        <extracomment>What a tile brings or costs a figure that sees it: %1 a seat, %2 a figure and its space, %3 points, as &quot;Anna, Thane d3: +12&quot;</extracomment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Seen by %1.</source>
        <extracomment>%1 a list of figures that see a tile, each with what it brings or costs: &quot;Anna, Thane d3: +12&quot;</extracomment>
        <translation>Tuile vue par %1.</translation>
    </message>
    <message>
        <source>No figure sees it.</source>
        <translation>Aucune figurine ne voit cette tuile.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s %2 on %3: %4 point(s)</source>
        <extracomment>After the end: %1 a seat, %2 a figure, %3 a space, %4 points, as their number has it</extracomment>
        <translation>
            <numerusform>%2 {d’|de }%1 en %3&#xa0;: %4 point</numerusform>
            <numerusform>%2 {d’|de }%1 en %3&#xa0;: %4 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s %2 on %3: now %4 point(s)</source>
        <extracomment>%1 a seat, %2 a figure, %3 a space, %4 points if the act ended now, as their number has it</extracomment>
        <translation>
            <numerusform>%2 {d’|de }%1 en %3&#xa0;: %4 point pour l’instant</numerusform>
            <numerusform>%2 {d’|de }%1 en %3&#xa0;: %4 points pour l’instant</numerusform>
        </translation>
    </message>
    <message>
        <source>It can remove the tile on %1: %2 for you.</source>
        <extracomment>Why a tile is good: %1 a space, %2 points with a sign</extracomment>
        <translation>Cette tuile peut retirer celle de %1&#xa0;: %2 pour vous.</translation>
    </message>
    <message>
        <source>It can remove the tile on %1: %2 for %3.</source>
        <extracomment>Why a tile is good: %1 a space, %2 points with a sign, %3 another player</extracomment>
        <translation>Cette tuile peut retirer celle de %1&#xa0;: %2 pour %3.</translation>
    </message>
    <message>
        <source>You keep your figures for better spaces.</source>
        <translation>Vous gardez vos figurines pour de meilleures cases.</translation>
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
        <translation>vous %1</translation>
    </message>
    <message>
        <source>You drew %1. Now play a tile.</source>
        <extracomment>A prompt to the reader: %1 the tile it has drawn</extracomment>
        <translation>Vous avez pioché %1. Jouez maintenant une tuile.</translation>
    </message>
    <message>
        <source>new</source>
        <comment>tile</comment>
        <extracomment>On the tile of the hand that was just drawn; a short word</extracomment>
        <translation>piochée</translation>
    </message>
    <message numerus="yes">
        <source>You begin the act with %n tile(s) in hand.</source>
        <translation>
            <numerusform>Vous commencez l’acte avec %n tuile en main.</numerusform>
            <numerusform>Vous commencez l’acte avec %n tuiles en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>It sees %1 in its row and %2 in its column, times %3: %4.</source>
        <extracomment>A reason for a space: %1 and %2 sums of tiles with their signs, %3 what multiplies them, %4 the points</extracomment>
        <translation>Cette figurine voit %1 dans sa rangée et %2 dans sa colonne, multipliés par %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>It sees %1 in its row, times %2: %3.</source>
        <extracomment>A reason for a space: %1 the sum of tiles with its sign, %2 what multiplies it, %3 the points</extracomment>
        <translation>Cette figurine voit %1 dans sa rangée, multiplié par %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>It sees %1 in its column, times %2: %3.</source>
        <extracomment>A reason for a space: %1 the sum of tiles with its sign, %2 what multiplies it, %3 the points</extracomment>
        <translation>Cette figurine voit %1 dans sa colonne, multiplié par %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>It sees no open space, so no new tile can change its points.</source>
        <translation>Cette figurine ne voit aucune case libre&#x202f;; aucune nouvelle tuile ne peut donc changer ses points.</translation>
    </message>
    <message numerus="yes">
        <source>It sees %n open space(s): room for your boons, and for other players’ perils.</source>
        <translation>
            <numerusform>Cette figurine voit %n case libre&#xa0;: de la place pour vos avantages, mais aussi pour les périls des autres.</numerusform>
            <numerusform>Cette figurine voit %n cases libres&#xa0;: de la place pour vos avantages, mais aussi pour les périls des autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep your stronger figures for better spaces.</source>
        <translation>Vous gardez vos figurines les plus fortes pour de meilleures cases.</translation>
    </message>
    <message>
        <source>Its best move is to %1: %2 for you.</source>
        <extracomment>A reason to move a figure: %1 a space, %2 points with a sign</extracomment>
        <translation>Son meilleur déplacement est vers %1&#xa0;: %2 pour vous.</translation>
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
        <translation>Pour vous&#xa0;: %1.</translation>
    </message>
    <message>
        <source>For %1: %2.</source>
        <extracomment>A reason for a tile: %1 another player, %2 that player’s figures and what they gain or lose</extracomment>
        <translation>Pour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It can swap the tiles on %1 and %2: %3 for you.</source>
        <extracomment>Why a Golden Statue is good: %1 and %2 spaces, %3 points with a sign</extracomment>
        <translation>Cette tuile peut échanger celles de %1 et de %2&#xa0;: %3 pour vous.</translation>
    </message>
    <message>
        <source>A Treachery tile sees it there, so it will count for nothing.</source>
        <translation>Une Trahison y voit cette tuile, qui ne comptera donc pas.</translation>
    </message>
    <message>
        <source>No figure sees it there.</source>
        <translation>Aucune figurine n’y voit cette tuile.</translation>
    </message>
    <message>
        <source>You keep %1 in hand.</source>
        <extracomment>A reason for a tile: %1 the tiles with a power that stay in hand, &quot;a Horn and a Golden Statue&quot;</extracomment>
        <translation>Vous gardez %1 en main.</translation>
    </message>
    <message>
        <source>Swapped with the tile on %1, it brings you %2.</source>
        <extracomment>A reason for the first of two tiles to swap: %1 the space of the second, %2 points with a sign</extracomment>
        <translation>Échanger cette tuile avec celle de %1 vous apporte %2.</translation>
    </message>
    <message>
        <source>You could then play %1 on %2: %3 for you, %5 for %4.</source>
        <extracomment>A reason to draw a tile: %1 a tile in hand, %2 a space, %3 and %5 points with a sign, %4 another player</extracomment>
        <translation>Vous pourriez alors jouer %1 en %2&#xa0;: %3 pour vous, %5 pour %4.</translation>
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
        <translation>vous %1 (%2)</translation>
    </message>
    <message>
        <source>%1 has no figure left and must draw a tile.</source>
        <extracomment>A prompt when no figure is left, so that drawing is the only choice: %1 a seat</extracomment>
        <translation>%1 n’a plus de figurine et doit piocher une tuile.</translation>
    </message>
    <message>
        <source>You have no figure left to place: draw a tile, then play one.</source>
        <extracomment>A prompt to the reader, who has no figure left</extracomment>
        <translation>Vous n’avez plus de figurine à placer&#xa0;: piochez une tuile, puis jouez-en une.</translation>
    </message>
    <message numerus="yes">
        <source>You give up %n tile(s), which you could draw only now.</source>
        <extracomment>Before the reader draws nothing before an act: %n tiles</extracomment>
        <translation>
            <numerusform>Vous renoncez à %n tuile, à piocher maintenant ou jamais.</numerusform>
            <numerusform>Vous renoncez à %n tuiles, à piocher maintenant ou jamais.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Temptation can remove a Valor only now.</source>
        <translation>La Tentation ne peut retirer un Courage que maintenant.</translation>
    </message>
    <message>
        <source>The Valor can remove a Temptation only now.</source>
        <translation>Le Courage ne peut retirer une Tentation que maintenant.</translation>
    </message>
    <message>
        <source>The Golden Statue can swap two tiles only now.</source>
        <translation>La Statue d’or ne peut échanger deux tuiles que maintenant.</translation>
    </message>
    <message>
        <source>Row %1 climbs to the right, column %2 falls to the right.</source>
        <extracomment>In the tip of a space of the diagonal board: %1 the number of its row, %2 the letter of its column</extracomment>
        <translation>La rangée %1 monte vers la droite, la colonne %2 descend vers la droite.</translation>
    </message>
    <message>
        <source>Its power can do nothing for you now.</source>
        <translation>Sa capacité ne vous sert à rien pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>It fills %1, where each point of a peril would cost you %n.</source>
        <extracomment>Why a space is filled: %1 a space, %n points</extracomment>
        <translation>
            <numerusform>Cela remplit %1, où chaque point d’un péril vous coûterait %n point.</numerusform>
            <numerusform>Cela remplit %1, où chaque point d’un péril vous coûterait %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fills %1, where each point of a peril would cost %2 %n.</source>
        <extracomment>What speaks against filling a space: %1 a space, %2 another player, %n points</extracomment>
        <translation>
            <numerusform>Cela remplit %1, où chaque point d’un péril coûterait %n point à %2.</numerusform>
            <numerusform>Cela remplit %1, où chaque point d’un péril coûterait %n points à %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sees %n open space(s), and you hold no boon for them.</source>
        <translation>
            <numerusform>Cette figurine voit %n case libre, et vous n’avez pas d’avantage à y poser.</numerusform>
            <numerusform>Cette figurine voit %n cases libres, et vous n’avez pas d’avantage à y poser.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could put %2 there for %3.</source>
        <extracomment>A reason for a space: %1 another player, %2 a figure of that player: &quot;a Thane&quot;, %3 points with a sign</extracomment>
        <translation>%1 pourrait y placer %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>It comes back to you when the act is scored.</source>
        <translation>Cette figurine vous revient après le décompte de l’acte.</translation>
    </message>
    <message>
        <source>A Treachery tile sees this boon: when the act ends, it is turned face down and counts for no one.</source>
        <translation>Une tuile Trahison voit cet avantage&#xa0;: à la fin de l’acte, il sera retourné face cachée et ne comptera pour personne.</translation>
    </message>
    <message>
        <source>Treachery has turned this boon face down: it counts for no one.</source>
        <translation>La Trahison a retourné cet avantage face cachée&#xa0;: il ne compte pour personne.</translation>
    </message>
    <message>
        <source>Best figure: %1 (%2), %3.</source>
        <extracomment>What decided an act: %1 a figure and its space, as &quot;Thane c3&quot;, %2 its player, %3 points with a sign</extracomment>
        <translation>Meilleure figurine&#xa0;: %1 (%2), %3.</translation>
    </message>
</context>
</TS>
