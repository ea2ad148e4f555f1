<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>Rows and columns</source>
        <extracomment>Lesson movie 1-rows-and-columns: title; at most 30 letters</extracomment>
        <translation>Rangées et colonnes</translation>
    </message>
    <message>
        <source>You can place a figure and work out what it will score.</source>
        <extracomment>Lesson movie 1-rows-and-columns: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez placer une figurine et calculer ce qu’elle rapportera.</translation>
    </message>
    <message>
        <source>The best story wins</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 1, one idea; at most 40 letters</extracomment>
        <translation>La meilleure saga l’emporte</translation>
    </message>
    <message>
        <source>Welcome to my hall! You (1) and Ylva (2) tell the saga of Beowulf in three acts, each on a board of its own. Whoever has more saga points at the end wins. You both begin with 50: I am a generous king.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Bienvenue chez moi&#x202f;! Vous (1) et Ylva (2) racontez la saga de Beowulf en trois actes, chacun sur son plateau. À la fin, celui qui a le plus de points de saga gagne. Vous avez 50 points chacun&#xa0;: je suis un roi généreux.</translation>
    </message>
    <message>
        <source>Your figures earn the points</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 2, one idea; at most 40 letters</extracomment>
        <translation>Les points viennent des figurines</translation>
    </message>
    <message>
        <source>You have 1 Beowulf (1), 2 Thanes (2), 3 Castles Herot (3), and 4 Longships (4). Look at the diamonds at their feet: 4, 3, 2, and 1. Whatever a figure sees is multiplied by them.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous avez 1 Beowulf (1), 2 Thanes (2), 3 Châteaux Herot (3) et 4 Drakkars (4). Regardez les diamants à leurs pieds&#xa0;: 4, 3, 2 et 1. Ils multiplient tout ce que voit une figurine.</translation>
    </message>
    <message>
        <source>A figure looks along two lines</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 3, one idea; at most 40 letters</extracomment>
        <translation>Une figurine regarde sur deux lignes</translation>
    </message>
    <message>
        <source>The board is a grid: letters name the columns, numbers the rows. A figure on c3 (1) looks along row 3 and along column c, as far as the board goes. Never diagonally; we are not bishops.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Les lettres désignent les colonnes, les nombres les rangées. En c3 (1), une figurine regarde le long de la rangée 3 et de la colonne c, jusqu’au bord. Jamais en diagonale&#xa0;: nous ne sommes pas des fous.</translation>
    </message>
    <message>
        <source>Place a Longship on c3</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, one idea; at most 40 letters</extracomment>
        <translation>Placez un Drakkar en c3</translation>
    </message>
    <message>
        <source>From c3 (2) a figure sees three tiles: +5 (3), −2 (4), and +4 (5). Choose your Longship (1), then c3. If you only point at a space, the program shows what it would bring.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>De c3 (2), une figurine voit trois tuiles&#xa0;: +5 (3), −2 (4) et +4 (5). Choisissez votre Drakkar (1), puis c3. Pointez d’abord une case, et le programme montre ce qu’elle rapporterait.</translation>
    </message>
    <message>
        <source>5 − 2 in the row and 4 in the column make 7. A Longship has one diamond: 7 × 1 = 7 points.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, why it was good; at most 160 letters</extracomment>
        <translation>5 − 2 dans la rangée et 4 dans la colonne font 7. Un Drakkar a un diamant&#xa0;: 7 × 1 = 7 points.</translation>
    </message>
    <message>
        <source>9 points, you have sharp eyes! But keep that corner for somebody bigger. This ship goes to c3.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place longship a1&apos;; at most 160 letters</extracomment>
        <translation>9 points, vous avez l’œil&#x202f;! Mais gardez ce coin pour quelqu’un de plus grand. Ce navire va en c3.</translation>
    </message>
    <message>
        <source>27 points: you found his seat before I could show it! One moment: first a Longship to c3.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place thane a1&apos;; at most 160 letters</extracomment>
        <translation>27 points&#xa0;: vous avez trouvé sa place avant que je la montre&#x202f;! Un instant&#xa0;: d’abord un Drakkar en c3.</translation>
    </message>
    <message>
        <source>A Thane would make 7 × 3 = 21 there. But I know a better seat for him. Send a Longship first.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place thane c3&apos;; at most 160 letters</extracomment>
        <translation>Un Thane y ferait 7 × 3 = 21. Mais je lui connais une meilleure place. Envoyez d’abord un Drakkar.</translation>
    </message>
    <message>
        <source>Beowulf so soon? Nobody gains more, and you have only one. Save him for fuller lines, and send a Longship.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place beowulf&apos;; at most 160 letters</extracomment>
        <translation>Beowulf, déjà&#x202f;? Aucune figurine ne rapporte davantage, et vous n’en avez qu’un. Gardez-le pour des lignes mieux remplies et envoyez un Drakkar.</translation>
    </message>
    <message>
        <source>A Castle would make 7 × 2 = 14 there. For this first try, send a Longship to c3.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place castle c3&apos;; at most 160 letters</extracomment>
        <translation>Un Château y ferait 7 × 2 = 14. Pour ce premier essai, envoyez un Drakkar en c3.</translation>
    </message>
    <message>
        <source>The ship is right, the harbor is not: c3 is the space that sees all three tiles.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place longship&apos;; at most 160 letters</extracomment>
        <translation>Le navire est bon, pas le port&#xa0;: c3 est la case qui voit les trois tuiles.</translation>
    </message>
    <message>
        <source>Not that one: put a Longship on c3, the space in the middle of the board.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: placez un Drakkar en c3, la case au milieu du plateau.</translation>
    </message>
    <message>
        <source>Tiles belong to nobody</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 5, one idea; at most 40 letters</extracomment>
        <translation>Les tuiles ne sont à personne</translation>
    </message>
    <message>
        <source>Ylva puts a Longship on a5 (1). It looks up column a and sees the same +5 (2) as your ship: 5 points for her. Whoever sees a tile counts it.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva place un Drakkar en a5 (1). Il voit dans la colonne a le même +5 (2) que votre navire&#xa0;: 5 points pour elle. Qui voit une tuile la compte.</translation>
    </message>
    <message>
        <source>Find the best seat for a Thane</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, one idea; at most 40 letters</extracomment>
        <translation>Trouvez la meilleure place pour un Thane</translation>
    </message>
    <message>
        <source>A Thane (1) has 3 diamonds, so he counts what he sees three times. Find the open space that sees both the +5 (2) and the +4 (3), but not the −2 (4).</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Un Thane (1) a 3 diamants&#xa0;: il compte trois fois ce qu’il voit. Trouvez la case libre d’où l’on voit le +5 (2) et le +4 (3), mais pas le −2 (4).</translation>
    </message>
    <message>
        <source>On a1 he sees +4 in row 1 and +5 in column a. That makes 9, and 9 × 3 = 27 points. I would sit there myself.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, why it was good; at most 160 letters</extracomment>
        <translation>En a1, il voit +4 dans la rangée 1 et +5 dans la colonne a. Cela fait 9, et 9 × 3 = 27 points. Je m’y assiérais volontiers.</translation>
    </message>
    <message>
        <source>From there he sees +4, but also −2: 2 × 3 = 6. Look for a space that sees both boons.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane e1&apos;; at most 160 letters</extracomment>
        <translation>De là, il voit +4, mais aussi −2&#xa0;: 2 × 3 = 6. Cherchez une case qui voit les deux avantages.</translation>
    </message>
    <message>
        <source>He sees the +5 there: 5 × 3 = 15. One space in column a sees the +4 as well.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane a&apos;; at most 160 letters</extracomment>
        <translation>Il y voit le +5&#xa0;: 5 × 3 = 15. Une case de la colonne a voit aussi le +4.</translation>
    </message>
    <message>
        <source>He sees the +4 there: 4 × 3 = 12. One space sees the +5 as well.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane c&apos;; at most 160 letters</extracomment>
        <translation>Il y voit le +4&#xa0;: 4 × 3 = 12. Une case voit aussi le +5.</translation>
    </message>
    <message>
        <source>He sees the +4 there: 4 × 3 = 12. One step to the left he would see the +5 as well.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane b1&apos;; at most 160 letters</extracomment>
        <translation>Il y voit le +4&#xa0;: 4 × 3 = 12. Un pas à gauche, et il verrait aussi le +5.</translation>
    </message>
    <message>
        <source>He sees the +5 there, but also the −2: 3 × 3 = 9. A corner of the board would suit him better.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane b3&apos;; at most 160 letters</extracomment>
        <translation>Il y voit le +5, mais aussi le −2&#xa0;: 3 × 3 = 9. Un coin du plateau lui irait mieux.</translation>
    </message>
    <message>
        <source>There is a better seat. Follow the row of the +4 and the column of the +5: where do they meet?</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane&apos;; at most 160 letters</extracomment>
        <translation>Il y a une meilleure place. Suivez la rangée du +4 et la colonne du +5&#xa0;: où se croisent-elles&#x202f;?</translation>
    </message>
    <message>
        <source>36 points, and I like your courage! But let us keep Beowulf for a space with even more to see. Send a Thane.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place beowulf a1&apos;; at most 160 letters</extracomment>
        <translation>36 points, et j’aime votre courage&#x202f;! Mais gardons Beowulf pour une case d’où l’on voit encore plus. Envoyez un Thane.</translation>
    </message>
    <message>
        <source>Not that one: choose a Thane, and put him where row 1 and column a meet.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez un Thane et placez-le là où se croisent la rangée 1 et la colonne a.</translation>
    </message>
    <message>
        <source>The numbers tell you who leads</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 7, one idea; at most 40 letters</extracomment>
        <translation>Les nombres disent qui mène</translation>
    </message>
    <message>
        <source>Ylva builds a Castle on c5: 4 × 2 = 8. Figures score when the board is full and the act ends; the numbers show what they would score now. On the board you have 27 + 7 = 34 (1), Ylva 5 + 8 = 13 (2).</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva bâtit un Château en c5&#xa0;: 4 × 2 = 8. On compte quand le plateau est plein et que l’acte finit&#x202f;; les nombres disent ce que l’on aurait déjà&#xa0;: 27 + 7 = 34 pour vous (1), 5 + 8 = 13 pour Ylva (2).</translation>
    </message>
    <message>
        <source>Figures hide nothing</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, one idea; at most 40 letters</extracomment>
        <translation>Une figurine ne cache rien</translation>
    </message>
    <message>
        <source>Your ship on c3 stands between her Castle (1) and the +4 (2), and the Castle sees it all the same. So put a Longship on a4 (3): Ylva’s ship below it doesn’t mind, and neither do you.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Votre navire en c3 est entre son Château (1) et le +4 (2), que le Château voit quand même. Placez donc un Drakkar en a4 (3)&#xa0;: celui d’Ylva, au-dessous, ne s’en plaindra pas, et vous non plus.</translation>
    </message>
    <message>
        <source>Row 4 is still empty, and in column a the ship sees the +5: 5 points. Longships are good scouts.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, why it was good; at most 160 letters</extracomment>
        <translation>La rangée 4 est encore vide, et dans la colonne a le navire voit le +5&#xa0;: 5 points. Les Drakkars sont de bons éclaireurs.</translation>
    </message>
    <message>
        <source>That sails as well, but let us meet on a4, right above Ylva’s Longship.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to &apos;place longship&apos;; at most 160 letters</extracomment>
        <translation>Cela flotte aussi, mais retrouvons-nous en a4, juste au-dessus du Drakkar d’Ylva.</translation>
    </message>
    <message>
        <source>Keep your second Thane: he can be used only once in the whole game. A Longship will do.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to &apos;place thane&apos;; at most 160 letters</extracomment>
        <translation>Gardez votre second Thane&#xa0;: il ne sert qu’une fois dans toute la partie. Un Drakkar suffit.</translation>
    </message>
    <message>
        <source>Keep your Castles: each can be used only once in the whole game. A Longship will do.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to &apos;place castle&apos;; at most 160 letters</extracomment>
        <translation>Gardez vos Châteaux&#xa0;: chacun ne sert qu’une fois dans toute la partie. Un Drakkar suffit.</translation>
    </message>
    <message>
        <source>He can be used only once in the whole game, so not for a quiet corner like this. A Longship will do.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to &apos;place beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il ne sert qu’une fois dans toute la partie&#xa0;: pas dans un coin aussi tranquille. Un Drakkar suffit.</translation>
    </message>
    <message>
        <source>Not that one: put a Longship on a4.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: placez un Drakkar en a4.</translation>
    </message>
    <message>
        <source>Only Longships come back</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 9, one idea; at most 40 letters</extracomment>
        <translation>Seuls les Drakkars reviennent</translation>
    </message>
    <message>
        <source>After each act your Longships (1) return to you. Beowulf, Thanes, and Castles play once in the whole game and then retire. So spend ships freely, and heroes with care.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Après chaque acte, vos Drakkars (1) vous reviennent. Beowulf, Thanes et Châteaux ne servent qu’une fois dans la partie, puis se retirent. Soyez donc large avec les navires et économe avec les héros.</translation>
    </message>
    <message>
        <source>That was half the game</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 10, one idea; at most 40 letters</extracomment>
        <translation>La moitié du jeu, déjà</translation>
    </message>
    <message>
        <source>You lead 39 to 13 on the board, and you know one of the two things a turn can be: placing a figure. The other one is drawing and playing a tile. Ylva is already grinning.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Sur le plateau, vous menez 39 à 13, et vous connaissez une des deux choses que l’on peut faire&#xa0;: placer une figurine. L’autre est de piocher une tuile et d’en jouer une. Ylva sourit déjà.</translation>
    </message>
    <message>
        <source>Boons and perils</source>
        <extracomment>Lesson movie 2-boons-and-perils: title; at most 30 letters</extracomment>
        <translation>Avantages et périls</translation>
    </message>
    <message>
        <source>You can draw and play tiles, and compare what each player gains.</source>
        <extracomment>Lesson movie 2-boons-and-perils: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez piocher et jouer des tuiles, et comparer ce que chacun y gagne.</translation>
    </message>
    <message>
        <source>A turn is one of two things</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 1, one idea; at most 40 letters</extracomment>
        <translation>Un tour, deux possibilités</translation>
    </message>
    <message>
        <source>Either you place a figure, or you draw a tile and then play a tile. Tiles are drawn from the pool (1). You always hold two between turns (2, 3), and only you can see their faces.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Ou bien vous placez une figurine, ou bien vous piochez une tuile et en jouez une. On pioche ici (1). Entre deux tours, vous avez toujours deux tuiles (2, 3), et personne d’autre n’en voit la face.</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 2, one idea; at most 40 letters</extracomment>
        <translation>Piochez une tuile</translation>
    </message>
    <message>
        <source>Meanwhile Ylva sent her Beowulf to c2 (2): 4 × 4 = 16. Time for an answer. Choose the pool (1), or the button “Draw a tile”.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Entre-temps, Ylva a envoyé son Beowulf en c2 (2)&#xa0;: 4 × 4 = 16. Il faut répondre. Choisissez la pioche (1), ou le bouton «&#xa0;Piocher une tuile&#xa0;».</translation>
    </message>
    <message>
        <source>A +6, the best tile of this act! Once you have drawn, you must play a tile: the new one or one you had before.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Un +6, la meilleure tuile de cet acte&#x202f;! Une fois que l’on a pioché, il faut jouer une tuile&#xa0;: la nouvelle ou une autre.</translation>
    </message>
    <message>
        <source>Not this time: leave the figures where they are and draw a tile from the pool.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas cette fois&#xa0;: laissez les figurines où elles sont et piochez une tuile.</translation>
    </message>
    <message>
        <source>Give the +6 to your Thane</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, one idea; at most 40 letters</extracomment>
        <translation>Donnez le +6 à votre Thane</translation>
    </message>
    <message>
        <source>Tiles above zero are boons. They count for every figure that sees them, hers too; on b1 (2) only your Thane (3) does. Choose the +6 (1), point at other spaces to compare, then play it on b1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Une tuile positive est un avantage pour toute figurine qui la voit, même celles d’Ylva&#x202f;; seul votre Thane (3) voit b1 (2). Choisissez le +6 (1), pointez d’autres cases pour comparer, puis jouez-le en b1.</translation>
    </message>
    <message>
        <source>6 × 3 = 18 more for your Thane, who now has 45, and nothing for Ylva.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, why it was good; at most 160 letters</extracomment>
        <translation>6 × 3 = 18 de plus pour votre Thane, qui en a maintenant 45, et rien pour Ylva.</translation>
    </message>
    <message>
        <source>Just as good: your Thane gains 18. But play it on b1, right beside him; I have plans for d1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6 d1&apos;; at most 160 letters</extracomment>
        <translation>Tout aussi bien&#xa0;: votre Thane gagne 18. Mais jouez-le en b1, juste à côté de lui&#x202f;; j’ai des projets pour d1.</translation>
    </message>
    <message>
        <source>Just as good: your Thane gains 18. But play it on b1, right beside him; Ylva has plans for e1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6 e1&apos;; at most 160 letters</extracomment>
        <translation>Tout aussi bien&#xa0;: votre Thane gagne 18. Mais jouez-le en b1, juste à côté de lui&#x202f;; Ylva a des projets pour e1.</translation>
    </message>
    <message>
        <source>You would gain 24, but Ylva 30, because her Beowulf counts it four times. Never feed the other bear.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6 a2&apos;; at most 160 letters</extracomment>
        <translation>Vous gagneriez 24, mais Ylva 30, car son Beowulf le compte quatre fois. Ne nourrissez jamais l’ours des autres.</translation>
    </message>
    <message>
        <source>You would gain 12 there, but Ylva 36. She would send you flowers.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6 c4&apos;; at most 160 letters</extracomment>
        <translation>Vous y gagneriez 12, mais Ylva 36. Elle vous enverrait des fleurs.</translation>
    </message>
    <message>
        <source>It does less for you there. Your Thane multiplies by 3: look along row 1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6&apos;; at most 160 letters</extracomment>
        <translation>Il vous y rapporte moins. Votre Thane multiplie par 3&#xa0;: regardez la rangée 1.</translation>
    </message>
    <message>
        <source>The right thought, but 3 × 3 is 9 and 6 × 3 is 18. Big boons go to big figures: play the +6.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+3&apos;; at most 160 letters</extracomment>
        <translation>Bien pensé, mais 3 × 3 font 9 et 6 × 3 font 18. Aux grandes figurines les grands avantages&#xa0;: jouez le +6.</translation>
    </message>
    <message>
        <source>A −4? Its turn will come, and somebody will be very unhappy. First the +6, on b1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I-4&apos;; at most 160 letters</extracomment>
        <translation>Un −4&#x202f;? Son heure viendra, et quelqu’un en sera très malheureux. D’abord le +6, en b1.</translation>
    </message>
    <message>
        <source>Not that one: choose the +6, then the space b1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le +6, puis la case b1.</translation>
    </message>
    <message>
        <source>Ylva helps her Beowulf</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 4, one idea; at most 40 letters</extracomment>
        <translation>Ylva aide son Beowulf</translation>
    </message>
    <message>
        <source>She draws and plays a +3 on d2 (1). Her Beowulf (2) sees it in his row: 4 + 3 = 7, and 7 × 4 = 28. That hurts to watch. Let us do something about it.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva pioche et joue un +3 en d2 (1). Son Beowulf (2) le voit dans sa rangée&#xa0;: 4&#xa0;+&#xa0;3&#xa0;=&#xa0;7, et 7 × 4 = 28. Cela fait mal à voir. Faisons quelque chose.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 5, one idea; at most 40 letters</extracomment>
        <translation>Piochez encore</translation>
    </message>
    <message>
        <source>You still hold a −4 (1). Tiles below zero are perils and count against every figure that sees them. Draw first, as always, and then we will find it a good home.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Il vous reste un −4 (1). Au-dessous de zéro, une tuile est un péril, qui nuit à toute figurine qui la voit. Piochez d’abord, comme toujours, puis nous lui trouverons une bonne place.</translation>
    </message>
    <message>
        <source>A +2. Nice, but not today: the −4 has an appointment.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Un +2. Joli, mais pas aujourd’hui&#xa0;: le −4 a rendez-vous.</translation>
    </message>
    <message>
        <source>Not this time: draw a tile, so that you can play the −4.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas cette fois&#xa0;: piochez une tuile, afin de pouvoir jouer le −4.</translation>
    </message>
    <message>
        <source>Send the −4 to a big figure</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, one idea; at most 40 letters</extracomment>
        <translation>Envoyez le −4 à une grande figurine</translation>
    </message>
    <message>
        <source>Play the −4 (1) on e2 (2). Her Beowulf (3) sees it and multiplies it by 4, and no figure of yours stands in row 2 or column e.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Jouez le −4 (1) en e2 (2). Le Beowulf d’Ylva (3) le voit et le multiplie par 4, et vous n’avez aucune figurine dans la rangée 2 ni dans la colonne e.</translation>
    </message>
    <message>
        <source>−4 × 4 = −16: her Beowulf falls from 28 to 12. And it costs you nothing.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, why it was good; at most 160 letters</extracomment>
        <translation>−4 × 4 = −16&#xa0;: le Beowulf d’Ylva tombe de 28 à 12. Et cela ne vous coûte rien.</translation>
    </message>
    <message>
        <source>That costs her 16 as well. But column b has your +6, so keep it clean for later. Take e2.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I-4 b2&apos;; at most 160 letters</extracomment>
        <translation>Cela lui coûte aussi 16. Mais la colonne b a votre +6&#xa0;: gardez-la propre pour plus tard. Prenez e2.</translation>
    </message>
    <message>
        <source>That costs Ylva 20, but you 16: your Thane and your Longship see it too. On e2 you lose nothing.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I-4 a2&apos;; at most 160 letters</extracomment>
        <translation>Cela coûte 20 à Ylva, mais 16 à vous&#xa0;: votre Thane et votre Drakkar le voient aussi. En e2, vous ne perdez rien.</translation>
    </message>
    <message>
        <source>That costs Ylva 24, but you 8. No better than 16 for nothing on e2, so let us keep your ships dry.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I-4 c4&apos;; at most 160 letters</extracomment>
        <translation>Cela coûte 24 à Ylva, mais 8 à vous. Pas mieux que 16 pour rien en e2&#xa0;: gardons vos navires au sec.</translation>
    </message>
    <message>
        <source>That hurts Ylva less, or you more. Row 2 is her Beowulf’s row: take e2.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I-4&apos;; at most 160 letters</extracomment>
        <translation>Il y nuit moins à Ylva, ou plus à vous. La rangée 2 est celle de son Beowulf&#xa0;: prenez e2.</translation>
    </message>
    <message>
        <source>A boon is fine, but her Beowulf is too happy. Play the −4 on e2.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Un avantage, c’est bien, mais son Beowulf est trop heureux. Jouez le −4 en e2.</translation>
    </message>
    <message>
        <source>Not that one: choose the −4, then the space e2.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le −4, puis la case e2.</translation>
    </message>
    <message>
        <source>Two can play that game</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 7, one idea; at most 40 letters</extracomment>
        <translation>À bon chat, bon rat</translation>
    </message>
    <message>
        <source>Ylva answers with a −6 on e1 (1). Your Thane (2) sees it: 6 × 3 = 18 less, so he drops from 45 to 27. Now you know why I have gray hair.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva répond par un −6 en e1 (1). Votre Thane (2) le voit&#xa0;: 6 × 3 = 18 de moins, il tombe donc de 45 à 27. Vous savez maintenant d’où viennent mes cheveux blancs.</translation>
    </message>
    <message>
        <source>Fresh walls for your Castle</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, one idea; at most 40 letters</extracomment>
        <translation>Des murs neufs pour un Château</translation>
    </message>
    <message>
        <source>Back to figures: a Castle (1) has 2 diamonds. On b3 (2) it sees +5 (3) and −2 (4) in its row and your +6 (5) in its column. Build it there.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Revenons aux figurines&#xa0;: un Château (1) a 2 diamants. En b3 (2), il voit +5 (3) et −2 (4) dans sa rangée et votre +6 (5) dans sa colonne. Bâtissez-le là.</translation>
    </message>
    <message>
        <source>5 − 2 + 6 = 9, and 9 × 2 = 18 points. A peril in the row does no harm when the boons are bigger.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, why it was good; at most 160 letters</extracomment>
        <translation>5 − 2 + 6 = 9, et 9 × 2 = 18 points. Un péril dans la rangée ne gêne pas si les avantages sont plus grands.</translation>
    </message>
    <message>
        <source>27 points, not bad! But your last Thane should wait for richer lines. Build a Castle here.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;place thane b3&apos;; at most 160 letters</extracomment>
        <translation>27 points, pas mal&#x202f;! Mais votre dernier Thane devrait attendre des lignes plus riches. Bâtissez ici un Château.</translation>
    </message>
    <message>
        <source>36 points, but row 3 and column b still have open spaces, and Ylva still has tiles. Risk a Castle first.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;place beowulf b3&apos;; at most 160 letters</extracomment>
        <translation>36 points, mais la rangée 3 et la colonne b ont encore des cases libres, et Ylva a encore des tuiles. Risquez plutôt un Château.</translation>
    </message>
    <message>
        <source>9 points. The place is right, but it deserves more diamonds: build a Castle.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;place longship b3&apos;; at most 160 letters</extracomment>
        <translation>9 points. La place est bonne, mais elle mérite plus de diamants&#xa0;: bâtissez un Château.</translation>
    </message>
    <message>
        <source>It would score less there. On b3 it sees +5, −2, and +6, and that makes 18.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;place castle&apos;; at most 160 letters</extracomment>
        <translation>Il y marquerait moins. En b3, il voit +5, −2 et +6, et cela fait 18.</translation>
    </message>
    <message>
        <source>Tiles are fun, I know. But your turn is better spent on a Castle now.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>Les tuiles, c’est amusant, je sais. Mais votre tour sera mieux employé à bâtir un Château.</translation>
    </message>
    <message>
        <source>Not that one: choose a Castle, then the space b3.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez un Château, puis la case b3.</translation>
    </message>
    <message>
        <source>Always look at the difference</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 9, one idea; at most 40 letters</extracomment>
        <translation>Regardez toujours l’écart</translation>
    </message>
    <message>
        <source>On the board you have 27 + 7 + 5 + 18 = 57 (1) and Ylva has 12 + 5 + 8 = 25 (2). A move is good when it widens that gap, whether you rise or she falls.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Sur le plateau, vous avez 27 + 7 + 5 + 18 = 57 (1), et Ylva 12 + 5 + 8 = 25 (2). Un coup est bon quand il creuse l’écart, que vous montiez ou qu’elle descende.</translation>
    </message>
    <message>
        <source>Tiles with a picture</source>
        <extracomment>Lesson movie 3-special-tiles: title; at most 30 letters</extracomment>
        <translation>Les tuiles à image</translation>
    </message>
    <message>
        <source>You can use a Gorge, a Horn, Drunkenness, and a Treasure.</source>
        <extracomment>Lesson movie 3-special-tiles: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez jouer une Gorge, une Corne, une Ivresse et un Trésor.</translation>
    </message>
    <message>
        <source>Some tiles can do more</source>
        <extracomment>Lesson movie 3-special-tiles: step 1, one idea; at most 40 letters</extracomment>
        <translation>Certaines tuiles en font plus</translation>
    </message>
    <message>
        <source>A tile with a picture is special. These two (1, 2) are Mead: boons like any other, but thirsty people are about. Ylva has just put one on d5. Draw a tile (3) and see what you get.</source>
        <extracomment>Lesson movie 3-special-tiles: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Une tuile à image est spéciale. Ces deux-ci (1, 2) sont des Bières&#xa0;: des avantages comme les autres, mais il y a des gens qui ont soif. Ylva vient de poser celle de d5. Piochez (3), et voyons voir.</translation>
    </message>
    <message>
        <source>A Gorge! It has no value, but it cuts a row and a column in two.</source>
        <extracomment>Lesson movie 3-special-tiles: step 1, why it was good; at most 160 letters</extracomment>
        <translation>Une Gorge&#x202f;! Elle n’a pas de valeur, mais elle coupe en deux une rangée et une colonne.</translation>
    </message>
    <message>
        <source>Not this time: draw a tile from the pool.</source>
        <extracomment>Lesson movie 3-special-tiles: step 1, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas cette fois&#xa0;: piochez une tuile.</translation>
    </message>
    <message>
        <source>A Gorge cuts a line in two</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, one idea; at most 40 letters</extracomment>
        <translation>Une Gorge coupe une ligne en deux</translation>
    </message>
    <message>
        <source>The −6 (1) still spoils your Thane’s row (2). No figure looks across a Gorge, so play it (3) on d1 (4), between the −6 and everything you like.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Le −6 (1) gâche encore la rangée de votre Thane (2). Aucune figurine ne voit au-delà d’une Gorge&#xa0;: jouez-la (3) en d1 (4), entre le −6 et tout ce que vous aimez.</translation>
    </message>
    <message>
        <source>Now he sees only 6 + 4 in his row and 5 in his column: 15 × 3 = 45 instead of 27.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Il ne voit plus que 6 + 4 dans sa rangée et 5 dans sa colonne&#xa0;: 15 × 3 = 45 au lieu de 27.</translation>
    </message>
    <message>
        <source>That would cut column a and cost you points. It is the row of the −6 that needs cutting: d1.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+0gorge a2&apos;; at most 160 letters</extracomment>
        <translation>Cela couperait la colonne a et vous coûterait des points. C’est la rangée du −6 qu’il faut couper&#xa0;: d1.</translation>
    </message>
    <message>
        <source>It doesn’t come between your Thane and the −6 there. Put it on d1.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+0gorge&apos;; at most 160 letters</extracomment>
        <translation>La Gorge n’y sépare pas votre Thane du −6. Jouez-la en d1.</translation>
    </message>
    <message>
        <source>That brings 9, but the −6 would still be in view. The Gorge on d1 brings 18.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+3 d1&apos;; at most 160 letters</extracomment>
        <translation>Cela rapporte 9, mais on verrait toujours le −6. La Gorge en d1 rapporte 18.</translation>
    </message>
    <message>
        <source>That brings 6, but the −6 would still be in view. The Gorge on d1 brings 18.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+2 d1&apos;; at most 160 letters</extracomment>
        <translation>Cela rapporte 6, mais on verrait toujours le −6. La Gorge en d1 rapporte 18.</translation>
    </message>
    <message>
        <source>Keep your boons a little longer. The Gorge on d1 brings your Thane 18 points.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Gardez vos avantages encore un peu. La Gorge en d1 rapporte 18 points à votre Thane.</translation>
    </message>
    <message>
        <source>Not that one: choose the Gorge, then the space d1.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez la Gorge, puis la case d1.</translation>
    </message>
    <message>
        <source>Ylva goes to sea</source>
        <extracomment>Lesson movie 3-special-tiles: step 3, one idea; at most 40 letters</extracomment>
        <translation>Ylva prend la mer</translation>
    </message>
    <message>
        <source>She puts a Longship on d3 (1). It sees three boons, +5, +3, and +2, and one peril, −2: 8 points. The two Meads (2, 3) taste good to her.</source>
        <extracomment>Lesson movie 3-special-tiles: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Elle place un Drakkar en d3 (1). Il voit trois avantages, +5, +3 et +2, et un péril, −2&#xa0;: 8 points. Les deux Bières (2, 3) sont à son goût.</translation>
    </message>
    <message>
        <source>Draw once more</source>
        <extracomment>Lesson movie 3-special-tiles: step 4, one idea; at most 40 letters</extracomment>
        <translation>Piochez une autre tuile</translation>
    </message>
    <message>
        <source>Your two boons can wait; there is no hurry to play them. Draw (1), and hope for something rude.</source>
        <extracomment>Lesson movie 3-special-tiles: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Vos deux avantages peuvent attendre, rien ne presse. Piochez (1), et espérez quelque chose de bien méchant.</translation>
    </message>
    <message>
        <source>Drunkenness: a −4 peril that may also take the place of a Mead. Rude enough.</source>
        <extracomment>Lesson movie 3-special-tiles: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Ivresse&#xa0;: un péril −4 qui peut aussi prendre la place d’une Bière. Assez méchant.</translation>
    </message>
    <message>
        <source>Drunkenness drinks a Mead</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, one idea; at most 40 letters</extracomment>
        <translation>L’Ivresse vide la Bière</translation>
    </message>
    <message>
        <source>On a Mead it hurts twice: the boon is gone, and the peril is there. Choose Drunkenness (1), then the Mead on d2 (2), in the row of her Beowulf (3).</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Sur une Bière, elle fait mal deux fois&#xa0;: l’avantage n’est plus là, et le péril y est. Choisissez l’Ivresse (1), puis la Bière de d2 (2), dans la rangée de son Beowulf (3).</translation>
    </message>
    <message>
        <source>+3 became −4. Her Beowulf falls from 12 to −16 and her ship on d3 from 8 to 1: she loses 35.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Le +3 est devenu −4. Le Beowulf d’Ylva tombe de 12 à −16, son navire en d3 de 8 à 1&#xa0;: elle perd 35.</translation>
    </message>
    <message>
        <source>That costs Ylva 24, not bad. But the Mead on d2 feeds her Beowulf, and there it costs her 35.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to &apos;replace I-4drunkenness d5&apos;; at most 160 letters</extracomment>
        <translation>Cela coûte 24 à Ylva, pas mal. Mais la Bière de d2 nourrit son Beowulf, et là cela lui coûte 35.</translation>
    </message>
    <message>
        <source>That costs her 16, and you 8. On the Mead it costs her 35, and you nothing.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to &apos;play I-4drunkenness b2&apos;; at most 160 letters</extracomment>
        <translation>Cela lui coûte 16, et 8 à vous. Sur la Bière, cela lui coûte 35, et rien à vous.</translation>
    </message>
    <message>
        <source>As a plain peril it does less. On the Mead on d2 it costs her 35 and you nothing.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to &apos;play I-4drunkenness&apos;; at most 160 letters</extracomment>
        <translation>Comme simple péril, elle fait moins. Sur la Bière de d2, elle coûte 35 à Ylva et rien à vous.</translation>
    </message>
    <message>
        <source>A boon can wait. Her Beowulf is drinking our Mead!</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Un avantage peut attendre. Le Beowulf d’Ylva boit notre Bière&#x202f;!</translation>
    </message>
    <message>
        <source>Not that one: choose Drunkenness, then the Mead on d2.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez l’Ivresse, puis la Bière de d2.</translation>
    </message>
    <message>
        <source>Ylva sits down at your table</source>
        <extracomment>Lesson movie 3-special-tiles: step 6, one idea; at most 40 letters</extracomment>
        <translation>Ylva s’assied à votre table</translation>
    </message>
    <message>
        <source>Ylva’s Thane takes b4 (1), right below your +6 (2): 6 × 3 = 18. Boons don’t care whose figure sees them. Next time we build a fence.</source>
        <extracomment>Lesson movie 3-special-tiles: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Le Thane d’Ylva prend b4 (1), sous votre +6 (2)&#xa0;: 6 × 3 = 18. Les avantages ne demandent à personne son nom. La prochaine fois, nous bâtirons une clôture.</translation>
    </message>
    <message>
        <source>Your Thane (2) sees 15 and multiplies it by three diamonds. What would make him happier still? A fourth diamond. Draw (1).</source>
        <extracomment>Lesson movie 3-special-tiles: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Votre Thane (2) voit 15 et multiplie par trois diamants. Qu’est-ce qui le rendrait plus heureux encore&#x202f;? Un quatrième diamant. Piochez (1).</translation>
    </message>
    <message>
        <source>The Royal Dragon Horn! Every figure that sees it multiplies by one diamond more.</source>
        <extracomment>Lesson movie 3-special-tiles: step 7, why it was good; at most 160 letters</extracomment>
        <translation>La Corne de dragon royal&#x202f;! Chaque figurine qui la voit multiplie par un diamant de plus.</translation>
    </message>
    <message>
        <source>Blow the Horn for your Thane</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, one idea; at most 40 letters</extracomment>
        <translation>Sonnez la Corne pour votre Thane</translation>
    </message>
    <message>
        <source>Play the Horn (1) on a2 (2), in view of your Thane (3) and your Longship (4). Ylva’s Beowulf (5) will hear it, too, but his sum is −4, and the Horn makes losses bigger as well.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Jouez la Corne (1) en a2 (2), que voient votre Thane (3) et votre Drakkar (4). Le Beowulf d’Ylva (5) l’entendra aussi, mais sa somme est −4, et la Corne augmente aussi les pertes.</translation>
    </message>
    <message>
        <source>Thane: 15 × 4 = 60. Longship: 5 × 2 = 10. You gain 20, Ylva only 3: her ship on a5 hears it as well.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Thane&#xa0;: 15 × 4 = 60. Drakkar&#xa0;: 5 × 2 = 10. Vous gagnez 20, Ylva seulement 3&#xa0;: son navire en a5 l’entend aussi.</translation>
    </message>
    <message>
        <source>Your Thane doesn’t hear it there. In his lines only a2 is still open.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, answer to &apos;play I+0horn&apos;; at most 160 letters</extracomment>
        <translation>Votre Thane ne l’y entend pas. Dans ses lignes, seule a2 est encore libre.</translation>
    </message>
    <message>
        <source>That brings you 12 and Ylva 15. The Horn on a2 brings you 20 and Ylva 3.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, answer to &apos;play I+3 a2&apos;; at most 160 letters</extracomment>
        <translation>Cela vous rapporte 12, et 15 à Ylva. La Corne en a2 vous rapporte 20, et 3 à Ylva.</translation>
    </message>
    <message>
        <source>A boon can wait. The Horn on a2 brings you 20 and Ylva 3.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Un avantage peut attendre. La Corne en a2 vous rapporte 20, et 3 à Ylva.</translation>
    </message>
    <message>
        <source>Not that one: choose the Horn, then the space a2.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez la Corne, puis la case a2.</translation>
    </message>
    <message>
        <source>One boon, many happy figures</source>
        <extracomment>Lesson movie 3-special-tiles: step 9, one idea; at most 40 letters</extracomment>
        <translation>Un avantage, bien des heureux</translation>
    </message>
    <message>
        <source>Ylva puts a +5 on c4 (1). Her Beowulf, her Castle, and her Thane gain 50, thanks to your Horn. Your ships (2, 3) gain 15. Even kings forget who hears a Horn.</source>
        <extracomment>Lesson movie 3-special-tiles: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva joue un +5 en c4 (1). Son Beowulf, son Château et son Thane gagnent 50, grâce à votre Corne. Vos navires (2, 3) gagnent 15. Même un roi oublie qui entend une Corne.</translation>
    </message>
    <message>
        <source>One last draw</source>
        <extracomment>Lesson movie 3-special-tiles: step 10, one idea; at most 40 letters</extracomment>
        <translation>Une dernière pioche</translation>
    </message>
    <message>
        <source>Five spaces are open, and on each of them a boon would help Ylva more than you. Something quite different would be welcome. Draw (1).</source>
        <extracomment>Lesson movie 3-special-tiles: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Cinq cases sont libres, et sur chacune un avantage aiderait Ylva plus que vous. Quelque chose de tout autre serait bienvenu. Piochez (1).</translation>
    </message>
    <message>
        <source>A Treasure: +2 on the board, or the 6 in its circle as saga points at once.</source>
        <extracomment>Lesson movie 3-special-tiles: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Un Trésor&#xa0;: +2 sur le plateau, ou tout de suite les 6 points de saga de son cercle.</translation>
    </message>
    <message>
        <source>Take the Treasure in cash</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, one idea; at most 40 letters</extracomment>
        <translation>Encaissez le Trésor</translation>
    </message>
    <message>
        <source>On the board this +2 would please Ylva more than you. Returned to the box it brings 6 points that nobody can take away. Choose it (1), then “Return it for points”.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Sur le plateau, ce +2 plairait plus à Ylva qu’à vous. Rendu, il vous rapporte 6 points que personne ne vous reprendra. Choisissez-le (1), puis «&#xa0;Rendre contre des points&#xa0;».</translation>
    </message>
    <message>
        <source>50 + 6 = 56 saga points, safe in the chest. And it filled no space, which can be worth a lot, as you will see.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, why it was good; at most 160 letters</extracomment>
        <translation>50 + 6 = 56 points de saga, en sûreté dans le coffre. Et il n’a rempli aucune case&#xa0;: vous verrez ce que cela peut valoir.</translation>
    </message>
    <message>
        <source>It works as a boon, but gold in the hand is better here: return it for 6 points.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, answer to &apos;play I+2treasure6&apos;; at most 160 letters</extracomment>
        <translation>Comme avantage, cela marche, mais mieux vaut ici l’or en main&#xa0;: rendez-le contre 6 points.</translation>
    </message>
    <message>
        <source>You can, but the Treasure brings 6 points for sure. Choose it, then the button to return it.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>C’est permis, mais le Trésor rapporte 6 points à coup sûr. Choisissez-le, puis le bouton pour le rendre.</translation>
    </message>
    <message>
        <source>Not that one: choose the Treasure, then “Return it for points”.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le Trésor, puis «&#xa0;Rendre contre des points&#xa0;».</translation>
    </message>
    <message>
        <source>Pictures explain themselves</source>
        <extracomment>Lesson movie 3-special-tiles: step 12, one idea; at most 40 letters</extracomment>
        <translation>Les images s’expliquent d’elles-mêmes</translation>
    </message>
    <message>
        <source>There are more special tiles, but you need not learn them by heart. Point at any tile and the program says what it does. The last five spaces are waiting!</source>
        <extracomment>Lesson movie 3-special-tiles: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Il y a d’autres tuiles spéciales, mais inutile de les apprendre par cœur. Pointez une tuile, et le programme dit ce qu’elle fait. Les cinq dernières cases vous attendent&#x202f;!</translation>
    </message>
    <message>
        <source>The act ends</source>
        <extracomment>Lesson movie 4-the-act-ends: title; at most 30 letters</extracomment>
        <translation>L’acte finit</translation>
    </message>
    <message>
        <source>You know how to handle the last spaces of an act and how figures are scored.</source>
        <extracomment>Lesson movie 4-the-act-ends: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez jouer les dernières cases d’un acte et compter les points des figurines.</translation>
    </message>
    <message>
        <source>The last space ends the act</source>
        <extracomment>Lesson movie 4-the-act-ends: step 1, one idea; at most 40 letters</extracomment>
        <translation>La dernière case met fin à l’acte</translation>
    </message>
    <message>
        <source>Four spaces are open (1 to 4). The moment the last one is filled, the act is over and every figure is counted. Nobody may pass, so every turn now matters.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Quatre cases sont libres (1 à 4). Dès que la dernière est remplie, l’acte est terminé, et chaque figurine est comptée. On ne peut pas passer&#xa0;: chaque tour compte désormais.</translation>
    </message>
    <message>
        <source>No ship stays in the harbor</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, one idea; at most 40 letters</extracomment>
        <translation>Aucun navire ne reste au port</translation>
    </message>
    <message>
        <source>You have two Longships (1) left. They come back after the act, so a ship that stays at home has simply earned nothing. Put one on d4 (2): +5 −4 +2 makes 3.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Il vous reste deux Drakkars (1). Ils reviennent après l’acte&#xa0;: un navire qui reste au port n’a donc tout simplement rien gagné. Placez-en un en d4 (2)&#xa0;: +5 −4 +2 font 3.</translation>
    </message>
    <message>
        <source>3 points for a ship that you get back anyway. My treasurer likes you.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, why it was good; at most 160 letters</extracomment>
        <translation>3 points pour un navire qui vous reviendra de toute façon. Mon trésorier vous aime bien.</translation>
    </message>
    <message>
        <source>It sees a lot of perils there: −6 points. On d4 it makes 3.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;place longship e4&apos;; at most 160 letters</extracomment>
        <translation>Il y voit beaucoup de périls&#xa0;: −6 points. En d4, il fait 3.</translation>
    </message>
    <message>
        <source>9 points, very good! But save b5 for somebody bigger; he is coming in a moment. Ship to d4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;place longship b5&apos;; at most 160 letters</extracomment>
        <translation>9 points, très bien&#x202f;! Mais gardez b5 pour quelqu’un de plus grand&#x202f;; il arrive. Le navire en d4.</translation>
    </message>
    <message>
        <source>Row 2 is full of perils, and the Horn doubles the damage: −4 points. On d4 the ship makes 3.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;place longship b2&apos;; at most 160 letters</extracomment>
        <translation>La rangée 2 est pleine de périls, et la Corne double les dégâts&#xa0;: −4 points. En d4, le navire fait 3.</translation>
    </message>
    <message>
        <source>I see you have found his seat! One moment: a Longship first, on d4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;place beowulf b5&apos;; at most 160 letters</extracomment>
        <translation>Vous avez trouvé sa place, je vois&#x202f;! Un instant&#xa0;: d’abord un Drakkar, en d4.</translation>
    </message>
    <message>
        <source>You could, but first bring your ship to the table: d4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez, mais amenez d’abord votre navire&#xa0;: en d4.</translation>
    </message>
    <message>
        <source>Not that one: choose a Longship, then the space d4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez un Drakkar, puis la case d4.</translation>
    </message>
    <message>
        <source>Count what Ylva’s boon did</source>
        <extracomment>Lesson movie 4-the-act-ends: step 3, one idea; at most 40 letters</extracomment>
        <translation>Comptez ce que gagne Ylva</translation>
    </message>
    <message>
        <source>Ylva plays a +2 on b2 (1). Her Thane gains 2 × 3, her Beowulf 2 × 5, because he hears the Horn. Your Castle (2) gains 4. You will gain more in a moment.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva joue un +2 en b2 (1). Son Thane gagne 2 × 3, son Beowulf 2 × 5, car il entend la Corne. Votre Château (2) gagne 4. Vous allez bientôt gagner plus.</translation>
    </message>
    <message>
        <source>A seat for Beowulf</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, one idea; at most 40 letters</extracomment>
        <translation>Une place pour Beowulf</translation>
    </message>
    <message>
        <source>Big figures like full lines. On b5 (2) your Beowulf (1) sees +6 (3) and +2 (4) in his column, +2 (5) and +1 (6) in his row, and no space there is open anymore.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Les grandes figurines aiment les lignes pleines. En b5 (2), votre Beowulf (1) voit +6 (3) et +2 (4) dans sa colonne, +2 (5) et +1 (6) dans sa rangée, et plus aucune case n’y est libre.</translation>
    </message>
    <message>
        <source>11 × 4 = 44 points, and hardly anybody can spoil them now. Hardly anybody.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, why it was good; at most 160 letters</extracomment>
        <translation>11 × 4 = 44 points, et presque personne ne peut plus les gâcher. Presque personne.</translation>
    </message>
    <message>
        <source>33 points, very good! But Beowulf makes 44 there, and seats like this are rare.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;place thane b5&apos;; at most 160 letters</extracomment>
        <translation>33 points, très bien&#x202f;! Mais Beowulf y fait 44, et de telles places sont rares.</translation>
    </message>
    <message>
        <source>22 points. Beowulf scores 44 in the same seat.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;place castle b5&apos;; at most 160 letters</extracomment>
        <translation>22 points. Beowulf en fait 44 à la même place.</translation>
    </message>
    <message>
        <source>11 points. Beowulf scores 44 in the same seat.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;place longship b5&apos;; at most 160 letters</extracomment>
        <translation>11 points. Beowulf en fait 44 à la même place.</translation>
    </message>
    <message>
        <source>Down there he sees almost nothing but perils. Give him b5: 44 points.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;place beowulf e4&apos;; at most 160 letters</extracomment>
        <translation>Là-bas, il ne voit guère que des périls. Donnez-lui b5&#xa0;: 44 points.</translation>
    </message>
    <message>
        <source>Somebody might take b5 from you. Sit down first: Beowulf to b5.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>Quelqu’un pourrait vous prendre b5. Asseyez-vous d’abord&#xa0;: Beowulf en b5.</translation>
    </message>
    <message>
        <source>Not that one: choose Beowulf, then the space b5.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez Beowulf, puis la case b5.</translation>
    </message>
    <message>
        <source>Ylva plays for time</source>
        <extracomment>Lesson movie 4-the-act-ends: step 5, one idea; at most 40 letters</extracomment>
        <translation>Ylva joue la montre</translation>
    </message>
    <message>
        <source>Neither of you wants e4 (1). So Ylva puts Drunkenness on the Mead on d5 (2): that fills no space. It costs each of you 15 points, and now it is your turn again.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Aucun de vous ne veut de e4 (1). Ylva met donc l’Ivresse sur la Bière de d5 (2)&#xa0;: cela ne remplit aucune case. Cela coûte 15 points à chacun, et c’est de nouveau à vous.</translation>
    </message>
    <message>
        <source>You need some time, too</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, one idea; at most 40 letters</extracomment>
        <translation>Il vous faut du temps aussi</translation>
    </message>
    <message>
        <source>Any figure on e4 (1) would lose points, and a boon there would help Ylva as much as you. If only you could do something that fills no space! Draw (2).</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Toute figurine en e4 (1) perdrait des points, et un avantage y aiderait Ylva autant que vous. Si seulement vous pouviez faire quelque chose qui ne remplit aucune case&#x202f;! Piochez (2).</translation>
    </message>
    <message>
        <source>A Treasure, at the very right moment. You hold +3, +2, and the Treasure.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Un Trésor, juste au bon moment. Vous avez +3, +2 et le Trésor.</translation>
    </message>
    <message>
        <source>It would lose 6 points, and the act would be over. Draw first; perhaps you need not fill e4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, answer to &apos;place longship e4&apos;; at most 160 letters</extracomment>
        <translation>Il perdrait 6 points, et l’acte serait terminé. Piochez d’abord&#x202f;; peut-être n’aurez-vous pas à remplir e4.</translation>
    </message>
    <message>
        <source>That would lose points, and the act would be over. Draw first; perhaps you need not fill e4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, answer to &apos;place&apos;; at most 160 letters</extracomment>
        <translation>Cela coûterait des points, et l’acte serait terminé. Piochez d’abord&#x202f;; peut-être n’aurez-vous pas à remplir e4.</translation>
    </message>
    <message>
        <source>Not that one: draw a tile from the pool.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: piochez une tuile.</translation>
    </message>
    <message>
        <source>Let Ylva fill it</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, one idea; at most 40 letters</extracomment>
        <translation>Laissez Ylva remplir la case</translation>
    </message>
    <message>
        <source>Return the Treasure (1) for its 5 points. It fills no space, so Ylva has to do something about e4 (2).</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Rendez le Trésor (1) contre ses 5 points. Il ne remplit aucune case&#xa0;: c’est donc à Ylva de s’occuper de e4 (2).</translation>
    </message>
    <message>
        <source>5 more saga points: 61. And now look at Ylva’s face.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Encore 5 points de saga&#xa0;: 61. Et maintenant, regardez la tête d’Ylva.</translation>
    </message>
    <message>
        <source>That gives you 9, but Ylva 9 as well, and the act is over. The Treasure brings 5 for you alone.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, answer to &apos;play I+3 e4&apos;; at most 160 letters</extracomment>
        <translation>Cela vous rapporte 9, mais 9 aussi à Ylva, et l’acte est terminé. Le Trésor en rapporte 5, rien qu’à vous.</translation>
    </message>
    <message>
        <source>That gives you 6, but Ylva 6 as well, and the act is over. The Treasure brings 5 for you alone.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, answer to &apos;play I+2 e4&apos;; at most 160 letters</extracomment>
        <translation>Cela vous rapporte 6, mais 6 aussi à Ylva, et l’acte est terminé. Le Trésor en rapporte 5, rien qu’à vous.</translation>
    </message>
    <message>
        <source>That gives you 3, and Ylva 3 as well. Returned it brings 5 for you alone.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, answer to &apos;play I+1treasure5 e4&apos;; at most 160 letters</extracomment>
        <translation>Cela vous rapporte 3, et 3 aussi à Ylva. Rendu, il rapporte 5, rien qu’à vous.</translation>
    </message>
    <message>
        <source>The board is full</source>
        <extracomment>Lesson movie 4-the-act-ends: step 8, one idea; at most 40 letters</extracomment>
        <translation>Le plateau est plein</translation>
    </message>
    <message>
        <source>With a long face Ylva plays a −1 on e4, and the act is over. Every figure was counted: 143 points for you, 60 of them from your Thane alone. Ylva gets 77.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>La mine sombre, Ylva joue un −1 en e4, et l’acte est terminé. Toutes les figurines sont comptées&#xa0;: 143 points pour vous, dont 60 de votre seul Thane. Ylva en marque 77.</translation>
    </message>
    <message>
        <source>The lead is yours</source>
        <extracomment>Lesson movie 4-the-act-ends: step 9, one idea; at most 40 letters</extracomment>
        <translation>Vous êtes en tête</translation>
    </message>
    <message>
        <source>61 + 143 = 204 saga points for you (1), 50 + 77 = 127 for Ylva (2). Points once counted are safe; no dragon can take them away.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>61 + 143 = 204 points de saga pour vous (1), 50 + 77 = 127 pour Ylva (2). Ce qui est compté est acquis&#x202f;; aucun dragon ne peut vous le reprendre.</translation>
    </message>
    <message>
        <source>Who comes back?</source>
        <extracomment>Lesson movie 4-the-act-ends: step 10, one idea; at most 40 letters</extracomment>
        <translation>Qui revient&#x202f;?</translation>
    </message>
    <message>
        <source>All four Longships (1) are with you again. Beowulf and the first Thane and Castle have retired. One Thane (2) and two Castles (3) are left for two more acts.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Vos quatre Drakkars (1) sont de nouveau là. Beowulf, le premier Thane et le premier Château se sont retirés. Il vous reste un Thane (2) et deux Châteaux (3) pour deux actes.</translation>
    </message>
    <message>
        <source>On to the next act</source>
        <extracomment>Lesson movie 4-the-act-ends: step 11, one idea; at most 40 letters</extracomment>
        <translation>En route pour l’acte suivant</translation>
    </message>
    <message>
        <source>A new board, and a new pool with new tiles (1). You keep the tiles in your hand. Ylva ended the act, so you begin the next one. Are you ready for Grendel’s mother?</source>
        <extracomment>Lesson movie 4-the-act-ends: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Un nouveau plateau, et une nouvelle pioche avec de nouvelles tuiles (1). Vous gardez votre main. Ylva a fini l’acte, vous commencez donc le suivant. Êtes-vous prêt pour la mère de Grendel&#x202f;?</translation>
    </message>
    <message>
        <source>Gorges and Treachery</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: title; at most 30 letters</extracomment>
        <translation>Gorges et Trahison</translation>
    </message>
    <message>
        <source>You can play act II with its Gorges and use the Golden Statue, Temptation, and Treachery.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez jouer l’acte&#xa0;II avec ses Gorges, et employer Statue d’or, Tentation et Trahison.</translation>
    </message>
    <message>
        <source>Three Gorges are printed here</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 1, one idea; at most 40 letters</extracomment>
        <translation>Trois Gorges sont imprimées ici</translation>
    </message>
    <message>
        <source>Welcome to act II. Nothing can be put on the Gorges (1, 2, 3), and no figure looks across them. So row 3 is two short rows: a3 and b3 on the left, d3 and e3 on the right.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Bienvenue à l’acte&#xa0;II. On ne met rien sur les Gorges (1, 2, 3), et aucune figurine ne voit au-delà. La rangée 3 devient donc deux courtes rangées&#xa0;: a3 et b3 à gauche, d3 et e3 à droite.</translation>
    </message>
    <message>
        <source>Use the shelter</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, one idea; at most 40 letters</extracomment>
        <translation>Mettez-vous à l’abri</translation>
    </message>
    <message>
        <source>Put a Castle (1) on b3 (2). It sees +6 (3) and +4 (4). The −6 (5) is in the same row, but behind the Gorge.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Placez un Château (1) en b3 (2). Il voit +6 (3) et +4 (4). Le −6 (5) est dans la même rangée, mais derrière la Gorge.</translation>
    </message>
    <message>
        <source>6 + 4 = 10, and 10 × 2 = 20. And the −6 just howls on the other side.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, why it was good; at most 160 letters</extracomment>
        <translation>6 + 4 = 10, et 10 × 2 = 20. Et le −6 hurle de l’autre côté, c’est tout.</translation>
    </message>
    <message>
        <source>On d3 the Castle is on the wrong side: it sees the −6. Take b3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;place castle d3&apos;; at most 160 letters</extracomment>
        <translation>En d3, le Château est du mauvais côté&#xa0;: il voit le −6. Prenez b3.</translation>
    </message>
    <message>
        <source>It sees less there. On b3 it sees +6 and +4, and that makes 20.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;place castle&apos;; at most 160 letters</extracomment>
        <translation>Il y voit moins. En b3, il voit +6 et +4, et cela fait 20.</translation>
    </message>
    <message>
        <source>30 points, very good. But he is your last Thane, and the dragon is still to come. Build a Castle.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;place thane b3&apos;; at most 160 letters</extracomment>
        <translation>30 points, très bien. Mais c’est votre dernier Thane, et le dragon est encore à venir. Bâtissez un Château.</translation>
    </message>
    <message>
        <source>10 points. The seat is right, but a Castle scores 20 there.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;place longship b3&apos;; at most 160 letters</extracomment>
        <translation>10 points. La place est bonne, mais un Château en tire 20.</translation>
    </message>
    <message>
        <source>First let us take shelter behind the Gorge: a Castle to b3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>Mettons-nous d’abord à l’abri derrière la Gorge&#xa0;: un Château en b3.</translation>
    </message>
    <message>
        <source>Ylva’s last Thane</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 3, one idea; at most 40 letters</extracomment>
        <translation>Le dernier Thane d’Ylva</translation>
    </message>
    <message>
        <source>Ylva puts her Thane on d2 (1), below the +4 (2): 12 points. Her Castle on c1 (3) sees that +4 as well. A fine tile; it would be a shame if something happened to it.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva place son Thane en d2 (1), sous le +4 (2)&#xa0;: 12 points. Son Château en c1 (3) voit aussi ce +4. Une bien belle tuile&#x202f;; ce serait dommage qu’il lui arrive quelque chose.</translation>
    </message>
    <message>
        <source>You still hold +3 and +2 from act I; kept tiles may be played in any later act. But first draw (1), as always.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous avez encore +3 et +2 de l’acte&#xa0;I&#x202f;; une tuile gardée se joue dans n’importe quel acte suivant. Mais d’abord, piochez (1), comme toujours.</translation>
    </message>
    <message>
        <source>The Golden Statue! When you place it, you may swap two other tiles, wherever they lie.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 4, why it was good; at most 160 letters</extracomment>
        <translation>La Statue d’or&#x202f;! Quand vous la posez, vous pouvez échanger deux autres tuiles, où qu’elles soient.</translation>
    </message>
    <message>
        <source>Put up the Statue</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, one idea; at most 40 letters</extracomment>
        <translation>Dressez la Statue</translation>
    </message>
    <message>
        <source>The Statue (1) counts 0, so put it where you don’t mind a filled space, for example on c5 (2).</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>La Statue (1) compte 0&#xa0;: posez-la là où une case remplie ne vous gêne pas, par exemple en c5 (2).</translation>
    </message>
    <message>
        <source>It shines. Now choose two tiles, one after the other.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Comme elle brille&#x202f;! Choisissez maintenant deux tuiles, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Its power works from any space, but that one may be useful later. Put it on c5.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, answer to &apos;play II+0statue&apos;; at most 160 letters</extracomment>
        <translation>La Statue agit de n’importe quelle case, mais celle-ci pourra servir plus tard. Posez-la en c5.</translation>
    </message>
    <message>
        <source>A boon can wait: Ylva’s +4 on d1 needs a little attention. Play the Statue.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Un avantage peut attendre&#xa0;: le +4 d’Ylva en d1 réclame un peu d’attention. Jouez la Statue.</translation>
    </message>
    <message>
        <source>Not that one: choose the Golden Statue, then the space c5.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez la Statue d’or, puis la case c5.</translation>
    </message>
    <message>
        <source>Lift the −6</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, one idea; at most 40 letters</extracomment>
        <translation>Soulevez le −6</translation>
    </message>
    <message>
        <source>The −6 on e3 (1) bothers only your Longship on e5 (2). Choose the −6 as the first tile.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Le −6 de e3 (1) ne gêne que votre Drakkar en e5 (2). Choisissez le −6 comme première tuile.</translation>
    </message>
    <message>
        <source>You have it on the hook. Careful, it bites.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Le voilà au bout de l’hameçon. Attention, il mord.</translation>
    </message>
    <message>
        <source>You can begin with either tile. But let us take the −6 on e3 first, then the +4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, answer to &apos;swap d1&apos;; at most 160 letters</extracomment>
        <translation>L’ordre importe peu. Mais prenons d’abord le −6 de e3, puis le +4.</translation>
    </message>
    <message>
        <source>Leave such a power unused? The −6 could go to Ylva! Choose it on e3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, answer to &apos;decline&apos;; at most 160 letters</extracomment>
        <translation>Renoncer à une telle capacité&#x202f;? Le −6 pourrait aller chez Ylva&#x202f;! Choisissez-le en e3.</translation>
    </message>
    <message>
        <source>Not that one: choose the −6 on e3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le −6 de e3.</translation>
    </message>
    <message>
        <source>Drop it on Ylva</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, one idea; at most 40 letters</extracomment>
        <translation>Lâchez-le chez Ylva</translation>
    </message>
    <message>
        <source>Now choose the +4 on d1 (1), next to her Thane (2) and her Castle (3). The two tiles trade places.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Choisissez maintenant le +4 de d1 (1), à côté de son Thane (2) et de son Château (3). Les deux tuiles changent de place.</translation>
    </message>
    <message>
        <source>Her Thane falls from 12 to −18, her Castle from 16 to −4, and your ship rises by 10. My compliments.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Son Thane tombe de 12 à −18, son Château de 16 à −4, et votre navire monte de 10. Mes compliments.</translation>
    </message>
    <message>
        <source>That would hurt her Castle alone. On d1 her Thane sees it, too.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, answer to &apos;with b1&apos;; at most 160 letters</extracomment>
        <translation>Cela ne toucherait que son Château. En d1, son Thane le voit aussi.</translation>
    </message>
    <message>
        <source>Not to a3! There your own Castle would look straight at the −6.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, answer to &apos;with a3&apos;; at most 160 letters</extracomment>
        <translation>Pas en a3&#x202f;! Votre propre Château y aurait le −6 sous les yeux.</translation>
    </message>
    <message>
        <source>Not to b5! There your own Castle would look straight at the −6.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, answer to &apos;with b5&apos;; at most 160 letters</extracomment>
        <translation>Pas en b5&#x202f;! Votre propre Château y aurait le −6 sous les yeux.</translation>
    </message>
    <message>
        <source>Not that one: choose the +4 on d1.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le +4 de d1.</translation>
    </message>
    <message>
        <source>Ylva asks for Good Counsel</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 8, one idea; at most 40 letters</extracomment>
        <translation>Ylva prend Bon conseil</translation>
    </message>
    <message>
        <source>Good Counsel moves one of your own figures one space, never diagonally, and fills the space it left (1). Her Thane walked to e2 (2) and sees the +4 (3) again: 12 points.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Bon conseil déplace d’une case, jamais en diagonale, une de vos propres figurines et se pose là où elle était (1). Son Thane est allé en e2 (2) et revoit le +4 (3)&#xa0;: 12 points.</translation>
    </message>
    <message>
        <source>That +4 on e3 (2) has a sword on it: it is a Valor. Valor has one great weakness. Draw (1).</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Ce +4 en e3 (2) porte une épée&#xa0;: c’est un Courage. Le Courage a une grande faiblesse. Piochez (1).</translation>
    </message>
    <message>
        <source>Temptation! A −4 peril. When you place it, you may remove one Valor from the board.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Tentation&#x202f;! Un péril −4. Quand vous la posez, vous pouvez retirer un Courage du plateau.</translation>
    </message>
    <message>
        <source>Tempt Ylva’s Thane</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, one idea; at most 40 letters</extracomment>
        <translation>Tentez le Thane d’Ylva</translation>
    </message>
    <message>
        <source>Place Temptation (1) where it hurts as a peril: on c2 (2) her Thane (3) sees it in his row and her Castle (4) in its column.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Posez la Tentation (1) là où elle fait mal comme péril&#xa0;: en c2 (2), son Thane (3) la voit dans sa rangée et son Château (4) dans sa colonne.</translation>
    </message>
    <message>
        <source>−4 × 3 for the Thane, −4 × 2 for the Castle: 20 less for Ylva. And there is more.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, why it was good; at most 160 letters</extracomment>
        <translation>−4 × 3 pour le Thane, −4 × 2 pour le Château&#xa0;: 20 de moins pour Ylva. Et ce n’est pas tout.</translation>
    </message>
    <message>
        <source>That costs Ylva 20 too, but your ship in column e 4. On c2 it costs only her.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, answer to &apos;play II-4temptation e1&apos;; at most 160 letters</extracomment>
        <translation>Cela coûte aussi 20 à Ylva, mais 4 à votre navire de la colonne e. En c2, cela ne coûte qu’à elle.</translation>
    </message>
    <message>
        <source>That hurts Ylva less, or you more. On c2 it costs her 20 and you nothing.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, answer to &apos;play II-4temptation&apos;; at most 160 letters</extracomment>
        <translation>La Tentation y nuit moins à Ylva, ou plus à vous. En c2, elle coûte 20 à Ylva et rien à vous.</translation>
    </message>
    <message>
        <source>A boon can wait. Temptation costs Ylva 20 as a peril, and then more with its power.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Un avantage peut attendre. La Tentation coûte 20 à Ylva comme péril, puis plus encore par sa capacité.</translation>
    </message>
    <message>
        <source>Not that one: choose Temptation, then the space c2.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez la Tentation, puis la case c2.</translation>
    </message>
    <message>
        <source>Remove the Valor</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, one idea; at most 40 letters</extracomment>
        <translation>Retirez le Courage</translation>
    </message>
    <message>
        <source>Now its power: choose the Valor on e3 (1). You lose 4 with your ship, Ylva loses 12 with her Thane. By the way, a Valor can remove a Temptation in just the same way.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Et maintenant sa capacité&#xa0;: choisissez le Courage en e3 (1). Votre navire perd 4, le Thane d’Ylva 12. D’ailleurs, un Courage peut retirer une Tentation de la même façon.</translation>
    </message>
    <message>
        <source>Her Thane stands at −12 now, and e3 is open again.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Son Thane en est à −12, et e3 est de nouveau libre.</translation>
    </message>
    <message>
        <source>You may, but 12 less for Ylva against 4 less for you is a good trade. Remove the Valor on e3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, answer to &apos;decline&apos;; at most 160 letters</extracomment>
        <translation>C’est permis, mais 12 de moins pour Ylva contre 4 de moins pour vous, c’est une bonne affaire. Retirez le Courage de e3.</translation>
    </message>
    <message>
        <source>Not that one: choose the Valor on e3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le Courage en e3.</translation>
    </message>
    <message>
        <source>She won’t give up</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 12, one idea; at most 40 letters</extracomment>
        <translation>Elle ne s’avoue pas vaincue</translation>
    </message>
    <message>
        <source>Ylva plays a +4 on e1 (1). Her Thane and her Castle gain 20, your ship on e5 (2) gains 4. One more tile, and then I shall leave you in peace.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva joue un +4 en e1 (1). Son Thane et son Château gagnent 20, votre navire en e5 (2) gagne 4. Encore une tuile, et je vous laisse en paix.</translation>
    </message>
    <message>
        <source>Draw (1). This act has one tile that everybody fears and nobody admits to having.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Piochez (1). Il y a dans cet acte une tuile que tous craignent et que personne n’avoue avoir en main.</translation>
    </message>
    <message>
        <source>Treachery. I am shocked. When the act ends, it turns all boons in its row and column face down.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 13, why it was good; at most 160 letters</extracomment>
        <translation>Trahison. Je suis outré. À la fin de l’acte, elle retourne tous les avantages de sa rangée et de sa colonne.</translation>
    </message>
    <message>
        <source>Turn her boon face down</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, one idea; at most 40 letters</extracomment>
        <translation>Retournez son avantage</translation>
    </message>
    <message>
        <source>A boon that lies face down counts 0 for everyone. On e3 or e4 (2, 3), Treachery (1) sees the +4 on e1 (4): Ylva will lose 20, you only 4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, what the teacher says; at most 220 letters</extracomment>
        <translation>Un avantage face cachée compte 0 pour tout le monde. En e3 ou e4 (2, 3), la Trahison (1) voit le +4 de e1 (4)&#xa0;: Ylva perdra 20, vous seulement 4.</translation>
    </message>
    <message>
        <source>The figures show it already: her Thane is back at −12. And boons placed in its view later will be turned as well.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, why it was good; at most 160 letters</extracomment>
        <translation>Les figurines le montrent déjà&#xa0;: son Thane est revenu à −12. Et un avantage posé plus tard sous ses yeux sera retourné aussi.</translation>
    </message>
    <message>
        <source>Point and compare: some spaces would turn your own boons, or fewer of hers. Take e3 or e4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, answer to &apos;play II+0treachery&apos;; at most 160 letters</extracomment>
        <translation>Pointez et comparez&#xa0;: certaines cases toucheraient vos propres avantages, ou moins des siens. Prenez e3 ou e4.</translation>
    </message>
    <message>
        <source>A boon can wait. Treachery on e3 or e4 costs Ylva 20 and you 4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Un avantage peut attendre. La Trahison en e3 ou e4 coûte 20 à Ylva et 4 à vous.</translation>
    </message>
    <message>
        <source>Not that one: choose Treachery, then the space e3 or e4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez la Trahison, puis la case e3 ou e4.</translation>
    </message>
    <message>
        <source>You have met every tile now</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 15, one idea; at most 40 letters</extracomment>
        <translation>Vous avez vu toutes les tuiles</translation>
    </message>
    <message>
        <source>Gorges shelter, the Statue swaps, Temptation and Valor remove each other, Treachery turns boons. Only the dragon is left, and it lives on a rather crooked board.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 15, what the teacher says; at most 220 letters</extracomment>
        <translation>Les Gorges abritent, la Statue échange, Tentation et Courage se retirent l’un l’autre, la Trahison retourne. Reste le dragon, et il habite un plateau passablement de travers.</translation>
    </message>
    <message>
        <source>The dragon’s board</source>
        <extracomment>Lesson movie 6-the-dragons-board: title; at most 30 letters</extracomment>
        <translation>Le plateau du dragon</translation>
    </message>
    <message>
        <source>You can read the slanting board of act III and play on to the end of the game.</source>
        <extracomment>Lesson movie 6-the-dragons-board: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez lire le plateau oblique de l’acte&#xa0;III et jouer jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Act III, and Ylva leads</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 1, one idea; at most 40 letters</extracomment>
        <translation>Acte&#xa0;III, et Ylva mène</translation>
    </message>
    <message>
        <source>I told one story too many, and Ylva won act II by 112 to 28. Now she has 239 (2) and you have 232 (1). But you still have a Thane (3) and a Castle (4), and she has only ships left.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>J’ai raconté une histoire de trop, et Ylva a gagné l’acte&#xa0;II, 112 à 28. Elle a maintenant 239 points (2), et vous 232 (1). Mais il vous reste un Thane (3) et un Château (4), à elle seulement des navires.</translation>
    </message>
    <message>
        <source>Rows climb to the right</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 2, one idea; at most 40 letters</extracomment>
        <translation>Les rangées montent vers la droite</translation>
    </message>
    <message>
        <source>This board is laid on its corner, so the lines run at a slant. These five spaces are row 6: from d6 (1) down here they climb to h6 (5) up there.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Ce plateau est posé sur un coin&#xa0;: ses lignes sont donc obliques. Ces cinq cases sont la rangée 6&#xa0;: de d6 (1), ici en bas, elle monte jusqu’à h6 (5), là-haut.</translation>
    </message>
    <message>
        <source>Columns fall to the right</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 3, one idea; at most 40 letters</extracomment>
        <translation>Les colonnes descendent à droite</translation>
    </message>
    <message>
        <source>And these five are column f: from f4 (1) up here they fall to f8 (5) down there. The name of a space tells you both of its lines: f6 (3) is column f and row 6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Et ces cinq-ci sont la colonne f&#xa0;: de f4 (1), ici en haut, elle descend jusqu’à f8 (5). Le nom d’une case donne ses deux lignes&#xa0;: f6 (3), c’est la colonne f et la rangée 6.</translation>
    </message>
    <message>
        <source>Seat your last Thane</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, one idea; at most 40 letters</extracomment>
        <translation>Une place pour le dernier Thane</translation>
    </message>
    <message>
        <source>Follow the two lines of f6 (2): +3, −2, +4 (3, 4, 5) in the row, +5, +2, −1 (6, 7, 8) in the column. Put your Thane (1) there.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Suivez les deux lignes de f6 (2)&#xa0;: +3, −2, +4 (3, 4, 5) dans la rangée, +5, +2, −1 (6, 7, 8) dans la colonne. Placez-y votre Thane (1).</translation>
    </message>
    <message>
        <source>5 in the row and 6 in the column: 11 × 3 = 33 points. You read the board like a rune stone.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, why it was good; at most 160 letters</extracomment>
        <translation>5 dans la rangée et 6 dans la colonne&#xa0;: 11 × 3 = 33 points. Vous lisez ce plateau comme une pierre runique.</translation>
    </message>
    <message>
        <source>22 points, but your Thane scores 33 in the same seat.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place castle f6&apos;; at most 160 letters</extracomment>
        <translation>22 points, mais votre Thane en fait 33 à la même place.</translation>
    </message>
    <message>
        <source>11 points, but your Thane scores 33 in the same seat.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place longship f6&apos;; at most 160 letters</extracomment>
        <translation>11 points, mais votre Thane en fait 33 à la même place.</translation>
    </message>
    <message>
        <source>27 points: +4 in column h and +5 in row 10. Well found! But f6 makes 33.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place thane h10&apos;; at most 160 letters</extracomment>
        <translation>27 points&#xa0;: +4 dans la colonne h et +5 dans la rangée 10. Bien trouvé&#x202f;! Mais f6 en fait 33.</translation>
    </message>
    <message>
        <source>24 points: you found both lines. But f6 makes 33.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place thane c4&apos;; at most 160 letters</extracomment>
        <translation>24 points&#xa0;: vous avez trouvé les deux lignes. Mais f6 en fait 33.</translation>
    </message>
    <message>
        <source>That seat sees less. On f6 he makes 33 points.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place thane&apos;; at most 160 letters</extracomment>
        <translation>Il y voit moins. En f6, il fait 33 points.</translation>
    </message>
    <message>
        <source>Not that one: choose your Thane, then the space f6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez votre Thane, puis la case f6.</translation>
    </message>
    <message>
        <source>Side by side, yet strangers</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 5, one idea; at most 40 letters</extracomment>
        <translation>Côte à côte, mais étrangers</translation>
    </message>
    <message>
        <source>e5 (1) and g7 (2) lie right beside your Thane (3) on the screen. But they share neither his row nor his column: they don’t see each other’s tiles. Follow the slant, not your nose.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>À l’écran, e5 (1) et g7 (2) touchent votre Thane (3). Mais elles ne sont ni dans sa rangée ni dans sa colonne&#xa0;: elles ne voient pas les mêmes tuiles. Suivez la pente, pas votre nez.</translation>
    </message>
    <message>
        <source>Ylva can read it, too</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 6, one idea; at most 40 letters</extracomment>
        <translation>Ylva sait le lire aussi</translation>
    </message>
    <message>
        <source>She plays a −5 on f5 (1), in the column of your Thane (2). Now his column makes 6 − 5 = 1 and his row still 5: 6 × 3 = 18. That cost you 15 points.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Elle joue un −5 en f5 (1), dans la colonne de votre Thane (2). Sa colonne fait maintenant 6 − 5 = 1, et sa rangée toujours 5&#xa0;: 6 × 3 = 18. Cela vous coûte 15 points.</translation>
    </message>
    <message>
        <source>Let us make it up to him. Draw (1).</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Consolons-le. Piochez (1).</translation>
    </message>
    <message>
        <source>A +6, just in time.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Un +6, juste à temps.</translation>
    </message>
    <message>
        <source>Close his row</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, one idea; at most 40 letters</extracomment>
        <translation>Complétez sa rangée</translation>
    </message>
    <message>
        <source>Your Thane’s (2) column is full now, but in his row one space is still open. Find it by following the slant, and play the +6 (1) there.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>La colonne de votre Thane (2) est pleine, mais une case est encore libre dans sa rangée. Suivez la pente pour la trouver, et jouez-y le +6 (1).</translation>
    </message>
    <message>
        <source>e6, exactly: 6 × 3 = 18 more for your Thane, who has 36 now. Both his lines are full, so hardly anybody can spoil them.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, why it was good; at most 160 letters</extracomment>
        <translation>e6, exactement&#xa0;: 6 × 3 = 18 de plus pour votre Thane, qui en a 36. Ses deux lignes sont pleines&#xa0;: presque personne ne peut les gâcher.</translation>
    </message>
    <message>
        <source>Beside him, but not in his row: he sees nothing of it. Between d6 and f6 there is a space.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to &apos;play III+6 e5&apos;; at most 160 letters</extracomment>
        <translation>À côté de lui, mais pas dans sa rangée&#xa0;: il n’en voit rien. Entre d6 et f6, il y a une case.</translation>
    </message>
    <message>
        <source>He doesn’t see it there. His row climbs from d6 to h6, and between d6 and f6 there is a gap.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to &apos;play III+6&apos;; at most 160 letters</extracomment>
        <translation>Il ne le voit pas d’ici. Sa rangée monte de d6 à h6, et entre d6 et f6 il y a un trou.</translation>
    </message>
    <message>
        <source>The right space! But 6 × 3 = 18 is more than 2 × 3 = 6. Play the +6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to &apos;play III+2 e6&apos;; at most 160 letters</extracomment>
        <translation>La bonne case&#x202f;! Mais 6 × 3 = 18, c’est plus que 2 × 3 = 6. Jouez le +6.</translation>
    </message>
    <message>
        <source>The right space, but 18 is better: the Horn would give him only 6 there. Play the +6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to &apos;play III+0horn e6&apos;; at most 160 letters</extracomment>
        <translation>La bonne case, mais 18 vaut mieux&#xa0;: la Corne ne lui donnerait que 6. Jouez le +6.</translation>
    </message>
    <message>
        <source>Not that one: choose the +6, then the open space between d6 and f6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le +6, puis la case libre entre d6 et f6.</translation>
    </message>
    <message>
        <source>A ship in good waters</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 9, one idea; at most 40 letters</extracomment>
        <translation>Un navire en bonnes eaux</translation>
    </message>
    <message>
        <source>Ylva’s Longship on h10 (1) sees +5 (2) in row 10 and +4 (3) in column h: 9 points. There is a place like that for your Castle, too.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Le Drakkar d’Ylva en h10 (1) voit +5 (2) dans la rangée 10 et +4 (3) dans la colonne h&#xa0;: 9 points. Il y a une place comme celle-là pour votre Château aussi.</translation>
    </message>
    <message>
        <source>Find the crossing</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, one idea; at most 40 letters</extracomment>
        <translation>Trouvez le croisement</translation>
    </message>
    <message>
        <source>Your Castle (1) would like the +5 on f4 (2), the +2 on c2 (3), and the +1 on c5 (4). On which space does row 4 cross column c?</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Votre Château (1) aimerait le +5 de f4 (2), le +2 de c2 (3) et le +1 de c5 (4). Sur quelle case la rangée 4 croise-t-elle la colonne c&#x202f;?</translation>
    </message>
    <message>
        <source>c4: 5 in the row and 3 in the column make 8, and 8 × 2 = 16. You don’t need me anymore.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, why it was good; at most 160 letters</extracomment>
        <translation>c4&#xa0;: 5 dans la rangée et 3 dans la colonne font 8, et 8 × 2 = 16. Vous n’avez plus besoin de moi.</translation>
    </message>
    <message>
        <source>14 points, well found: +2 in row 7 and +5 in column i. But c4 makes 16.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to &apos;place castle i7&apos;; at most 160 letters</extracomment>
        <translation>14 points, bien trouvé&#xa0;: +2 dans la rangée 7 et +5 dans la colonne i. Mais c4 en fait 16.</translation>
    </message>
    <message>
        <source>It sees less there. Row 4 and column c: the name of the space is in the question.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to &apos;place castle&apos;; at most 160 letters</extracomment>
        <translation>Il y voit moins. Rangée 4 et colonne c&#xa0;: le nom de la case est dans la question.</translation>
    </message>
    <message>
        <source>The right space, 8 points. But a Castle makes 16 there, and it is your last chance to use it.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to &apos;place longship c4&apos;; at most 160 letters</extracomment>
        <translation>La bonne case, 8 points. Mais un Château en fait 16, et c’est votre dernière occasion de le placer.</translation>
    </message>
    <message>
        <source>You may, but c4 is waiting for your Castle: 16 points.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>C’est permis, mais c4 attend votre Château&#xa0;: 16 points.</translation>
    </message>
    <message>
        <source>Not that one: choose your Castle, then the space where row 4 and column c cross.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez votre Château, puis la case où la rangée 4 croise la colonne c.</translation>
    </message>
    <message>
        <source>Now it is your story</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 11, one idea; at most 40 letters</extracomment>
        <translation>À vous de conter</translation>
    </message>
    <message>
        <source>With your figures on the board you lead 288 to 270. From here on Ylva plays in earnest, and so do you. When the last space is filled, the higher total wins. Good luck, hero!</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Avec vos figurines du plateau, vous menez 288 à 270. Désormais, Ylva joue pour de bon, et vous aussi. Quand la dernière case est remplie, le total le plus élevé gagne. Bonne chance&#x202f;!</translation>
    </message>
</context>
</TS>
