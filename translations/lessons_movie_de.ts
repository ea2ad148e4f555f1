<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>Rows and columns</source>
        <extracomment>Lesson movie 1-rows-and-columns: title; at most 30 letters</extracomment>
        <translation>Reihen und Spalten</translation>
    </message>
    <message>
        <source>You can place a figure and work out what it will score.</source>
        <extracomment>Lesson movie 1-rows-and-columns: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst eine Figur setzen und ausrechnen, was sie bringen wird.</translation>
    </message>
    <message>
        <source>The best story wins</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 1, one idea; at most 40 letters</extracomment>
        <translation>Die beste Saga gewinnt</translation>
    </message>
    <message>
        <source>Welcome to my hall! You (1) and Ylva (2) tell the saga of Beowulf in three acts, each on a board of its own. Whoever has more saga points at the end wins. You both begin with 50: I am a generous king.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Willkommen in meiner Halle! Du (1) und Ylva (2), ihr erzählt die Saga von Beowulf in drei Akten mit je einem eigenen Plan. Wer am Ende mehr Sagapunkte hat, gewinnt. Ihr beginnt mit je 50: Ich bin ein großzügiger König.</translation>
    </message>
    <message>
        <source>Your figures earn the points</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 2, one idea; at most 40 letters</extracomment>
        <translation>Deine Figuren bringen die Punkte</translation>
    </message>
    <message>
        <source>You have 1 Beowulf (1), 2 Thanes (2), 3 Castles Herot (3), and 4 Longships (4). Look at the diamonds at their feet: 4, 3, 2, and 1. Whatever a figure sees is multiplied by them.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Du hast 1 Beowulf (1), 2 Thane (2), 3 Burgen Herot (3) und 4 Langschiffe (4). Sieh dir die Rauten zu ihren Füßen an: 4, 3, 2 und 1. Mit ihnen wird alles multipliziert, was eine Figur sieht.</translation>
    </message>
    <message>
        <source>A figure looks along two lines</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 3, one idea; at most 40 letters</extracomment>
        <translation>Eine Figur blickt in zwei Richtungen</translation>
    </message>
    <message>
        <source>The board is a grid: letters name the columns, numbers the rows. A figure on c3 (1) looks along row 3 and along column c, as far as the board goes. Never diagonally; we are not bishops.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Buchstaben nennen die Spalten, Zahlen die Reihen. Eine Figur auf c3 (1) blickt die Reihe 3 und die Spalte c entlang, so weit der Plan reicht. Niemals schräg; wir sind hier keine Läufer.</translation>
    </message>
    <message>
        <source>Place a Longship on c3</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, one idea; at most 40 letters</extracomment>
        <translation>Setze ein Langschiff auf c3</translation>
    </message>
    <message>
        <source>From c3 (2) a figure sees three tiles: +5 (3), −2 (4), and +4 (5). Choose your Longship (1), then c3. If you only point at a space, the program shows what it would bring.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Von c3 (2) aus sieht eine Figur drei Plättchen: +5 (3), −2 (4) und +4 (5). Wähle dein Langschiff (1), dann c3. Wenn du nur auf ein Feld zeigst, siehst du schon, was es bringen würde.</translation>
    </message>
    <message>
        <source>5 − 2 in the row and 4 in the column make 7. A Longship has one diamond: 7 × 1 = 7 points.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, why it was good; at most 160 letters</extracomment>
        <translation>5 − 2 in der Reihe und 4 in der Spalte macht 7. Ein Langschiff hat eine Raute: 7 × 1 = 7 Punkte.</translation>
    </message>
    <message>
        <source>9 points, you have sharp eyes! But keep that corner for somebody bigger. This ship goes to c3.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place longship a1&apos;; at most 160 letters</extracomment>
        <translation>9 Punkte, du hast scharfe Augen! Aber heb dir diese Ecke für jemand Größeres auf. Dieses Schiff fährt nach c3.</translation>
    </message>
    <message>
        <source>27 points: you found his seat before I could show it! One moment: first a Longship to c3.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place thane a1&apos;; at most 160 letters</extracomment>
        <translation>27 Punkte: Du hast seinen Platz gefunden, bevor ich ihn zeigen konnte! Einen Augenblick noch: erst ein Langschiff nach c3.</translation>
    </message>
    <message>
        <source>A Thane would make 7 × 3 = 21 there. But I know a better seat for him. Send a Longship first.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place thane c3&apos;; at most 160 letters</extracomment>
        <translation>Ein Than brächte dort 7 × 3 = 21. Aber ich weiß einen besseren Platz für ihn. Schick erst ein Langschiff.</translation>
    </message>
    <message>
        <source>Beowulf so soon? Nobody gains more, and you have only one. Save him for fuller lines, and send a Longship.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place beowulf&apos;; at most 160 letters</extracomment>
        <translation>So früh schon Beowulf? Niemand bringt mehr, und du hast nur einen. Heb ihn für vollere Reihen auf und schick ein Langschiff.</translation>
    </message>
    <message>
        <source>A Castle would make 7 × 2 = 14 there. For this first try, send a Longship to c3.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place castle c3&apos;; at most 160 letters</extracomment>
        <translation>Eine Burg brächte dort 7 × 2 = 14. Schick fürs Erste ein Langschiff nach c3.</translation>
    </message>
    <message>
        <source>The ship is right, the harbor is not: c3 is the space that sees all three tiles.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to &apos;place longship&apos;; at most 160 letters</extracomment>
        <translation>Das Schiff stimmt, der Hafen nicht: c3 ist das Feld, das alle drei Plättchen sieht.</translation>
    </message>
    <message>
        <source>Not that one: put a Longship on c3, the space in the middle of the board.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Setze ein Langschiff auf c3, das Feld in der Mitte des Plans.</translation>
    </message>
    <message>
        <source>Tiles belong to nobody</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 5, one idea; at most 40 letters</extracomment>
        <translation>Plättchen gehören niemandem</translation>
    </message>
    <message>
        <source>Ylva puts a Longship on a5 (1). It looks up column a and sees the same +5 (2) as your ship: 5 points for her. Whoever sees a tile counts it.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva setzt ein Langschiff auf a5 (1). Es sieht in Spalte a dieselbe +5 (2) wie dein Schiff: 5 Punkte für sie. Wer ein Plättchen sieht, zählt es.</translation>
    </message>
    <message>
        <source>Find the best seat for a Thane</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, one idea; at most 40 letters</extracomment>
        <translation>Such den besten Platz für einen Than</translation>
    </message>
    <message>
        <source>A Thane (1) has 3 diamonds, so he counts what he sees three times. Find the open space that sees both the +5 (2) and the +4 (3), but not the −2 (4).</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein Than (1) hat 3 Rauten, also zählt er dreifach, was er sieht. Such das freie Feld, von dem man die +5 (2) und die +4 (3) sieht, aber nicht die −2 (4).</translation>
    </message>
    <message>
        <source>On a1 he sees +4 in row 1 and +5 in column a. That makes 9, and 9 × 3 = 27 points. I would sit there myself.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Auf a1 sieht er +4 in Reihe 1 und +5 in Spalte a. Das macht 9, und 9 × 3 = 27 Punkte. Da säße ich selbst gern.</translation>
    </message>
    <message>
        <source>From there he sees +4, but also −2: 2 × 3 = 6. Look for a space that sees both boons.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane e1&apos;; at most 160 letters</extracomment>
        <translation>Von dort sieht er +4, aber auch −2: 2 × 3 = 6. Such ein Feld, das beide Gaben sieht.</translation>
    </message>
    <message>
        <source>He sees the +5 there: 5 × 3 = 15. One space in column a sees the +4 as well.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane a&apos;; at most 160 letters</extracomment>
        <translation>Dort sieht er die +5: 5 × 3 = 15. Ein Feld in Spalte a sieht auch noch die +4.</translation>
    </message>
    <message>
        <source>He sees the +4 there: 4 × 3 = 12. One space sees the +5 as well.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane c&apos;; at most 160 letters</extracomment>
        <translation>Dort sieht er die +4: 4 × 3 = 12. Ein Feld sieht auch noch die +5.</translation>
    </message>
    <message>
        <source>He sees the +4 there: 4 × 3 = 12. One step to the left he would see the +5 as well.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane b1&apos;; at most 160 letters</extracomment>
        <translation>Dort sieht er die +4: 4 × 3 = 12. Einen Schritt weiter links sähe er auch noch die +5.</translation>
    </message>
    <message>
        <source>He sees the +5 there, but also the −2: 3 × 3 = 9. A corner of the board would suit him better.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane b3&apos;; at most 160 letters</extracomment>
        <translation>Dort sieht er die +5, aber auch die −2: 3 × 3 = 9. Eine Ecke des Plans stünde ihm besser.</translation>
    </message>
    <message>
        <source>There is a better seat. Follow the row of the +4 and the column of the +5: where do they meet?</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place thane&apos;; at most 160 letters</extracomment>
        <translation>Es gibt einen besseren Platz. Folge der Reihe der +4 und der Spalte der +5: Wo treffen sie sich?</translation>
    </message>
    <message>
        <source>36 points, and I like your courage! But let us keep Beowulf for a space with even more to see. Send a Thane.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to &apos;place beowulf a1&apos;; at most 160 letters</extracomment>
        <translation>36 Punkte, und dein Mut gefällt mir! Aber heben wir Beowulf für ein Feld auf, auf dem er noch mehr sieht. Schick einen Than.</translation>
    </message>
    <message>
        <source>Not that one: choose a Thane, and put him where row 1 and column a meet.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle einen Than und setze ihn dorthin, wo sich Reihe 1 und Spalte a treffen.</translation>
    </message>
    <message>
        <source>The numbers tell you who leads</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 7, one idea; at most 40 letters</extracomment>
        <translation>Die Zahlen zeigen, wer führt</translation>
    </message>
    <message>
        <source>Ylva builds a Castle on c5: 4 × 2 = 8. Figures score when the board is full and the act ends; the numbers show what they would score now. On the board you have 27 + 7 = 34 (1), Ylva 5 + 8 = 13 (2).</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva baut eine Burg auf c5: 4 × 2 = 8. Gewertet wird, wenn der Plan voll ist und der Akt endet; die Zahlen zeigen, was es jetzt gäbe. Auf dem Plan hast du 27 + 7 = 34 (1), Ylva 5 + 8 = 13 (2).</translation>
    </message>
    <message>
        <source>Figures hide nothing</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, one idea; at most 40 letters</extracomment>
        <translation>Figuren verdecken nichts</translation>
    </message>
    <message>
        <source>Your ship on c3 stands between her Castle (1) and the +4 (2), and the Castle sees it all the same. So put a Longship on a4 (3): Ylva’s ship below it doesn’t mind, and neither do you.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Dein Schiff auf c3 steht zwischen ihrer Burg (1) und der +4 (2), und die Burg sieht sie trotzdem. Also setze ein Langschiff auf a4 (3): Ylvas Schiff darunter stört das nicht, und dich auch nicht.</translation>
    </message>
    <message>
        <source>Row 4 is still empty, and in column a the ship sees the +5: 5 points. Longships are good scouts.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Reihe 4 ist noch leer, und in Spalte a sieht das Schiff die +5: 5 Punkte. Langschiffe sind gute Späher.</translation>
    </message>
    <message>
        <source>That sails as well, but let us meet on a4, right above Ylva’s Longship.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to &apos;place longship&apos;; at most 160 letters</extracomment>
        <translation>Auch das schwimmt, aber treffen wir uns lieber auf a4, direkt über Ylvas Langschiff.</translation>
    </message>
    <message>
        <source>Keep your second Thane: he can be used only once in the whole game. A Longship will do.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to &apos;place thane&apos;; at most 160 letters</extracomment>
        <translation>Behalte deinen zweiten Than: Man kann ihn im ganzen Spiel nur einmal einsetzen. Ein Langschiff genügt.</translation>
    </message>
    <message>
        <source>Keep your Castles: each can be used only once in the whole game. A Longship will do.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to &apos;place castle&apos;; at most 160 letters</extracomment>
        <translation>Behalte deine Burgen: Man kann jede im ganzen Spiel nur einmal einsetzen. Ein Langschiff genügt.</translation>
    </message>
    <message>
        <source>He can be used only once in the whole game, so not for a quiet corner like this. A Longship will do.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to &apos;place beowulf&apos;; at most 160 letters</extracomment>
        <translation>Man kann ihn im ganzen Spiel nur einmal einsetzen, also nicht in so einem stillen Winkel. Ein Langschiff genügt.</translation>
    </message>
    <message>
        <source>Not that one: put a Longship on a4.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Setze ein Langschiff auf a4.</translation>
    </message>
    <message>
        <source>Only Longships come back</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 9, one idea; at most 40 letters</extracomment>
        <translation>Nur Langschiffe kommen zurück</translation>
    </message>
    <message>
        <source>After each act your Longships (1) return to you. Beowulf, Thanes, and Castles play once in the whole game and then retire. So spend ships freely, and heroes with care.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Nach jedem Akt kehren deine Langschiffe (1) heim. Beowulf, Thane und Burgen kommen im ganzen Spiel nur einmal zum Einsatz und gehen dann in Rente. Sei also mit Schiffen großzügig und mit Helden sparsam.</translation>
    </message>
    <message>
        <source>That was half the game</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 10, one idea; at most 40 letters</extracomment>
        <translation>Das war schon das halbe Spiel</translation>
    </message>
    <message>
        <source>You lead 39 to 13 on the board, and you know one of the two things a turn can be: placing a figure. The other one is drawing and playing a tile. Ylva is already grinning.</source>
        <extracomment>Lesson movie 1-rows-and-columns: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Auf dem Plan führst du mit 39 zu 13, und du kennst eine der beiden Möglichkeiten für einen Zug: eine Figur setzen. Die andere ist, ein Plättchen zu ziehen und eines zu legen. Ylva grinst schon.</translation>
    </message>
    <message>
        <source>Boons and perils</source>
        <extracomment>Lesson movie 2-boons-and-perils: title; at most 30 letters</extracomment>
        <translation>Gaben und Gefahren</translation>
    </message>
    <message>
        <source>You can draw and play tiles, and compare what each player gains.</source>
        <extracomment>Lesson movie 2-boons-and-perils: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst Plättchen ziehen und legen und vergleichen, was jeder davon hat.</translation>
    </message>
    <message>
        <source>A turn is one of two things</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 1, one idea; at most 40 letters</extracomment>
        <translation>Ein Zug, zwei Möglichkeiten</translation>
    </message>
    <message>
        <source>Either you place a figure, or you draw a tile and then play a tile. Tiles are drawn from the pool (1). You always hold two between turns (2, 3), and only you can see their faces.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Entweder setzt du eine Figur, oder du ziehst ein Plättchen und legst dann eines. Gezogen wird aus dem Vorrat (1). Zwischen den Zügen hast du immer zwei (2, 3), und nur du siehst ihre Vorderseiten.</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 2, one idea; at most 40 letters</extracomment>
        <translation>Zieh ein Plättchen</translation>
    </message>
    <message>
        <source>Meanwhile Ylva sent her Beowulf to c2 (2): 4 × 4 = 16. Time for an answer. Choose the pool (1), or the button “Draw a tile”.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Inzwischen hat Ylva ihren Beowulf nach c2 (2) geschickt: 4 × 4 = 16. Zeit für eine Antwort. Wähle den Vorrat (1) oder die Schaltfläche „Plättchen ziehen“.</translation>
    </message>
    <message>
        <source>A +6, the best tile of this act! Once you have drawn, you must play a tile: the new one or one you had before.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Eine +6, das beste Plättchen dieses Aktes! Wer gezogen hat, muss ein Plättchen legen: das neue oder eines von vorher.</translation>
    </message>
    <message>
        <source>Not this time: leave the figures where they are and draw a tile from the pool.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Diesmal nicht: Lass die Figuren stehen und zieh ein Plättchen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Give the +6 to your Thane</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, one idea; at most 40 letters</extracomment>
        <translation>Gib die +6 deinem Than</translation>
    </message>
    <message>
        <source>Tiles above zero are boons. They count for every figure that sees them, hers too; on b1 (2) only your Thane (3) does. Choose the +6 (1), point at other spaces to compare, then play it on b1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Plättchen über null sind Gaben. Sie zählen für jede Figur, die sie sieht, auch für Ylvas; b1 (2) sieht nur dein Than (3). Wähle die +6 (1), zeig zum Vergleich auf andere Felder, dann leg sie auf b1.</translation>
    </message>
    <message>
        <source>6 × 3 = 18 more for your Thane, who now has 45, and nothing for Ylva.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, why it was good; at most 160 letters</extracomment>
        <translation>6 × 3 = 18 mehr für deinen Than, der jetzt 45 hat, und nichts für Ylva.</translation>
    </message>
    <message>
        <source>Just as good: your Thane gains 18. But play it on b1, right beside him; I have plans for d1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6 d1&apos;; at most 160 letters</extracomment>
        <translation>Genauso gut: Dein Than gewinnt 18. Aber leg sie auf b1, gleich neben ihn; mit d1 habe ich noch etwas vor.</translation>
    </message>
    <message>
        <source>Just as good: your Thane gains 18. But play it on b1, right beside him; Ylva has plans for e1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6 e1&apos;; at most 160 letters</extracomment>
        <translation>Genauso gut: Dein Than gewinnt 18. Aber leg sie auf b1, gleich neben ihn; mit e1 hat Ylva noch etwas vor.</translation>
    </message>
    <message>
        <source>You would gain 24, but Ylva 30, because her Beowulf counts it four times. Never feed the other bear.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6 a2&apos;; at most 160 letters</extracomment>
        <translation>Du würdest 24 gewinnen, Ylva aber 30, denn ihr Beowulf zählt sie vierfach. Füttere nie einen fremden Bären.</translation>
    </message>
    <message>
        <source>You would gain 12 there, but Ylva 36. She would send you flowers.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6 c4&apos;; at most 160 letters</extracomment>
        <translation>Du würdest dort 12 gewinnen, Ylva aber 36. Sie würde dir Blumen schicken.</translation>
    </message>
    <message>
        <source>It does less for you there. Your Thane multiplies by 3: look along row 1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+6&apos;; at most 160 letters</extracomment>
        <translation>Dort bringt sie dir weniger. Dein Than multipliziert mit 3: Schau in Reihe 1.</translation>
    </message>
    <message>
        <source>The right thought, but 3 × 3 is 9 and 6 × 3 is 18. Big boons go to big figures: play the +6.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I+3&apos;; at most 160 letters</extracomment>
        <translation>Richtig gedacht, aber 3 × 3 ist 9 und 6 × 3 ist 18. Große Gaben gehören zu großen Figuren: Leg die +6.</translation>
    </message>
    <message>
        <source>A −4? Its turn will come, and somebody will be very unhappy. First the +6, on b1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to &apos;play I-4&apos;; at most 160 letters</extracomment>
        <translation>Eine −4? Die kommt noch dran, und jemand wird sehr unglücklich sein. Erst die +6, auf b1.</translation>
    </message>
    <message>
        <source>Not that one: choose the +6, then the space b1.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die +6, dann das Feld b1.</translation>
    </message>
    <message>
        <source>Ylva helps her Beowulf</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 4, one idea; at most 40 letters</extracomment>
        <translation>Ylva hilft ihrem Beowulf</translation>
    </message>
    <message>
        <source>She draws and plays a +3 on d2 (1). Her Beowulf (2) sees it in his row: 4 + 3 = 7, and 7 × 4 = 28. That hurts to watch. Let us do something about it.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Sie zieht und legt eine +3 auf d2 (1). Ihr Beowulf (2) sieht sie in seiner Reihe: 4 + 3 = 7, und 7 × 4 = 28. Das kann man nicht mit ansehen. Tun wir etwas dagegen.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 5, one idea; at most 40 letters</extracomment>
        <translation>Zieh noch einmal</translation>
    </message>
    <message>
        <source>You still hold a −4 (1). Tiles below zero are perils and count against every figure that sees them. Draw first, as always, and then we will find it a good home.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Du hast noch eine −4 (1). Plättchen unter null sind Gefahren und schaden jeder Figur, die sie sieht. Zieh erst, wie immer, dann suchen wir ihr ein schönes Zuhause.</translation>
    </message>
    <message>
        <source>A +2. Nice, but not today: the −4 has an appointment.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Eine +2. Nett, aber heute nicht: Die −4 hat eine Verabredung.</translation>
    </message>
    <message>
        <source>Not this time: draw a tile, so that you can play the −4.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Diesmal nicht: Zieh ein Plättchen, damit du die −4 legen kannst.</translation>
    </message>
    <message>
        <source>Send the −4 to a big figure</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, one idea; at most 40 letters</extracomment>
        <translation>Schick die −4 zu einer großen Figur</translation>
    </message>
    <message>
        <source>Play the −4 (1) on e2 (2). Her Beowulf (3) sees it and multiplies it by 4, and no figure of yours stands in row 2 or column e.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Leg die −4 (1) auf e2 (2). Ihr Beowulf (3) sieht sie und multipliziert sie mit 4, und in Reihe 2 und Spalte e steht keine Figur von dir.</translation>
    </message>
    <message>
        <source>−4 × 4 = −16: her Beowulf falls from 28 to 12. And it costs you nothing.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, why it was good; at most 160 letters</extracomment>
        <translation>−4 × 4 = −16: Ihr Beowulf fällt von 28 auf 12. Und dich kostet es nichts.</translation>
    </message>
    <message>
        <source>That costs her 16 as well. But column b has your +6, so keep it clean for later. Take e2.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I-4 b2&apos;; at most 160 letters</extracomment>
        <translation>Das kostet sie auch 16. Aber in Spalte b liegt deine +6, also halt sie dir für später sauber. Nimm e2.</translation>
    </message>
    <message>
        <source>That costs Ylva 20, but you 16: your Thane and your Longship see it too. On e2 you lose nothing.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I-4 a2&apos;; at most 160 letters</extracomment>
        <translation>Das kostet Ylva 20, dich aber 16: Dein Than und dein Langschiff sehen sie auch. Auf e2 verlierst du nichts.</translation>
    </message>
    <message>
        <source>That costs Ylva 24, but you 8. No better than 16 for nothing on e2, so let us keep your ships dry.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I-4 c4&apos;; at most 160 letters</extracomment>
        <translation>Das kostet Ylva 24, dich aber 8. Nicht besser als 16 umsonst auf e2, also lassen wir deine Schiffe im Trockenen.</translation>
    </message>
    <message>
        <source>That hurts Ylva less, or you more. Row 2 is her Beowulf’s row: take e2.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I-4&apos;; at most 160 letters</extracomment>
        <translation>Dort schadet sie Ylva weniger oder dir mehr. Reihe 2 ist die Reihe ihres Beowulf: Nimm e2.</translation>
    </message>
    <message>
        <source>A boon is fine, but her Beowulf is too happy. Play the −4 on e2.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Eine Gabe ist schön, aber ihr Beowulf hat es zu gut. Leg die −4 auf e2.</translation>
    </message>
    <message>
        <source>Not that one: choose the −4, then the space e2.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die −4, dann das Feld e2.</translation>
    </message>
    <message>
        <source>Two can play that game</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 7, one idea; at most 40 letters</extracomment>
        <translation>Das können andere auch</translation>
    </message>
    <message>
        <source>Ylva answers with a −6 on e1 (1). Your Thane (2) sees it: 6 × 3 = 18 less, so he drops from 45 to 27. Now you know why I have gray hair.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva antwortet mit einer −6 auf e1 (1). Dein Than (2) sieht sie: 6 × 3 = 18 weniger, er fällt also von 45 auf 27. Jetzt weißt du, woher ich die grauen Haare habe.</translation>
    </message>
    <message>
        <source>Fresh walls for your Castle</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, one idea; at most 40 letters</extracomment>
        <translation>Neue Mauern für deine Burg</translation>
    </message>
    <message>
        <source>Back to figures: a Castle (1) has 2 diamonds. On b3 (2) it sees +5 (3) and −2 (4) in its row and your +6 (5) in its column. Build it there.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Zurück zu den Figuren: Eine Burg (1) hat 2 Rauten. Auf b3 (2) sieht sie +5 (3) und −2 (4) in ihrer Reihe und deine +6 (5) in ihrer Spalte. Bau sie dort.</translation>
    </message>
    <message>
        <source>5 − 2 + 6 = 9, and 9 × 2 = 18 points. A peril in the row does no harm when the boons are bigger.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, why it was good; at most 160 letters</extracomment>
        <translation>5 − 2 + 6 = 9, und 9 × 2 = 18 Punkte. Eine Gefahr in der Reihe macht nichts, wenn die Gaben größer sind.</translation>
    </message>
    <message>
        <source>27 points, not bad! But your last Thane should wait for richer lines. Build a Castle here.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;place thane b3&apos;; at most 160 letters</extracomment>
        <translation>27 Punkte, nicht schlecht! Aber dein letzter Than sollte auf vollere Reihen warten. Bau hier eine Burg.</translation>
    </message>
    <message>
        <source>36 points, but row 3 and column b still have open spaces, and Ylva still has tiles. Risk a Castle first.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;place beowulf b3&apos;; at most 160 letters</extracomment>
        <translation>36 Punkte, aber in Reihe 3 und Spalte b sind noch Felder frei, und Ylva hat noch Plättchen. Wag erst eine Burg.</translation>
    </message>
    <message>
        <source>9 points. The place is right, but it deserves more diamonds: build a Castle.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;place longship b3&apos;; at most 160 letters</extracomment>
        <translation>9 Punkte. Der Platz stimmt, aber er verdient mehr Rauten: Bau eine Burg.</translation>
    </message>
    <message>
        <source>It would score less there. On b3 it sees +5, −2, and +6, and that makes 18.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;place castle&apos;; at most 160 letters</extracomment>
        <translation>Dort brächte sie weniger. Auf b3 sieht sie +5, −2 und +6, und das macht 18.</translation>
    </message>
    <message>
        <source>Tiles are fun, I know. But your turn is better spent on a Castle now.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>Plättchen machen Spaß, ich weiß. Aber mit einer Burg ist dein Zug jetzt besser genutzt.</translation>
    </message>
    <message>
        <source>Not that one: choose a Castle, then the space b3.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle eine Burg, dann das Feld b3.</translation>
    </message>
    <message>
        <source>Always look at the difference</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 9, one idea; at most 40 letters</extracomment>
        <translation>Achte immer auf den Abstand</translation>
    </message>
    <message>
        <source>On the board you have 27 + 7 + 5 + 18 = 57 (1) and Ylva has 12 + 5 + 8 = 25 (2). A move is good when it widens that gap, whether you rise or she falls.</source>
        <extracomment>Lesson movie 2-boons-and-perils: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Auf dem Plan hast du 27 + 7 + 5 + 18 = 57 (1) und Ylva 12 + 5 + 8 = 25 (2). Ein Zug ist gut, wenn er den Abstand vergrößert, ob du steigst oder sie fällt.</translation>
    </message>
    <message>
        <source>Tiles with a picture</source>
        <extracomment>Lesson movie 3-special-tiles: title; at most 30 letters</extracomment>
        <translation>Plättchen mit Bild</translation>
    </message>
    <message>
        <source>You can use a Gorge, a Horn, Drunkenness, and a Treasure.</source>
        <extracomment>Lesson movie 3-special-tiles: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst Schlucht, Drachenhorn, Trunkenheit und Schatz einsetzen.</translation>
    </message>
    <message>
        <source>Some tiles can do more</source>
        <extracomment>Lesson movie 3-special-tiles: step 1, one idea; at most 40 letters</extracomment>
        <translation>Manche Plättchen können mehr</translation>
    </message>
    <message>
        <source>A tile with a picture is special. These two (1, 2) are Mead: boons like any other, but thirsty people are about. Ylva has just put one on d5. Draw a tile (3) and see what you get.</source>
        <extracomment>Lesson movie 3-special-tiles: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein Plättchen mit Bild ist ein Sonderplättchen. Diese zwei (1, 2) sind Met: Gaben wie andere auch, aber es gibt durstige Leute. Den auf d5 hat gerade Ylva gelegt. Zieh ein Plättchen (3) und sieh, was kommt.</translation>
    </message>
    <message>
        <source>A Gorge! It has no value, but it cuts a row and a column in two.</source>
        <extracomment>Lesson movie 3-special-tiles: step 1, why it was good; at most 160 letters</extracomment>
        <translation>Eine Schlucht! Sie hat keinen Wert, aber sie teilt eine Reihe und eine Spalte.</translation>
    </message>
    <message>
        <source>Not this time: draw a tile from the pool.</source>
        <extracomment>Lesson movie 3-special-tiles: step 1, answer to anything else; at most 160 letters</extracomment>
        <translation>Diesmal nicht: Zieh ein Plättchen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>A Gorge cuts a line in two</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, one idea; at most 40 letters</extracomment>
        <translation>Eine Schlucht teilt eine Reihe</translation>
    </message>
    <message>
        <source>The −6 (1) still spoils your Thane’s row (2). No figure looks across a Gorge, so play it (3) on d1 (4), between the −6 and everything you like.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Die −6 (1) verdirbt deinem Than (2) noch die Reihe. Über eine Schlucht blickt keine Figur, also leg sie (3) auf d1 (4), zwischen die −6 und alles, was dir lieb ist.</translation>
    </message>
    <message>
        <source>Now he sees only 6 + 4 in his row and 5 in his column: 15 × 3 = 45 instead of 27.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Jetzt sieht er nur noch 6 + 4 in der Reihe und 5 in der Spalte: 15 × 3 = 45 statt 27.</translation>
    </message>
    <message>
        <source>That would cut column a and cost you points. It is the row of the −6 that needs cutting: d1.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+0gorge a2&apos;; at most 160 letters</extracomment>
        <translation>Das würde Spalte a teilen und dich Punkte kosten. Geteilt werden muss die Reihe der −6: auf d1.</translation>
    </message>
    <message>
        <source>It doesn’t come between your Thane and the −6 there. Put it on d1.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+0gorge&apos;; at most 160 letters</extracomment>
        <translation>Dort liegt sie nicht zwischen deinem Than und der −6. Leg sie auf d1.</translation>
    </message>
    <message>
        <source>That brings 9, but the −6 would still be in view. The Gorge on d1 brings 18.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+3 d1&apos;; at most 160 letters</extracomment>
        <translation>Das bringt 9, aber die −6 wäre immer noch zu sehen. Die Schlucht auf d1 bringt 18.</translation>
    </message>
    <message>
        <source>That brings 6, but the −6 would still be in view. The Gorge on d1 brings 18.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+2 d1&apos;; at most 160 letters</extracomment>
        <translation>Das bringt 6, aber die −6 wäre immer noch zu sehen. Die Schlucht auf d1 bringt 18.</translation>
    </message>
    <message>
        <source>Keep your boons a little longer. The Gorge on d1 brings your Thane 18 points.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Behalte deine Gaben noch ein wenig. Die Schlucht auf d1 bringt deinem Than 18 Punkte.</translation>
    </message>
    <message>
        <source>Not that one: choose the Gorge, then the space d1.</source>
        <extracomment>Lesson movie 3-special-tiles: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die Schlucht, dann das Feld d1.</translation>
    </message>
    <message>
        <source>Ylva goes to sea</source>
        <extracomment>Lesson movie 3-special-tiles: step 3, one idea; at most 40 letters</extracomment>
        <translation>Ylva sticht in See</translation>
    </message>
    <message>
        <source>She puts a Longship on d3 (1). It sees three boons, +5, +3, and +2, and one peril, −2: 8 points. The two Meads (2, 3) taste good to her.</source>
        <extracomment>Lesson movie 3-special-tiles: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Sie setzt ein Langschiff auf d3 (1). Es sieht drei Gaben, +5, +3 und +2, und eine Gefahr, −2: 8 Punkte. Der Met (2, 3) schmeckt ihr.</translation>
    </message>
    <message>
        <source>Draw once more</source>
        <extracomment>Lesson movie 3-special-tiles: step 4, one idea; at most 40 letters</extracomment>
        <translation>Zieh noch ein Plättchen</translation>
    </message>
    <message>
        <source>Your two boons can wait; there is no hurry to play them. Draw (1), and hope for something rude.</source>
        <extracomment>Lesson movie 3-special-tiles: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Deine beiden Gaben können warten, es eilt nicht. Zieh (1), und hoffe auf etwas richtig Gemeines.</translation>
    </message>
    <message>
        <source>Drunkenness: a −4 peril that may also take the place of a Mead. Rude enough.</source>
        <extracomment>Lesson movie 3-special-tiles: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Trunkenheit: eine Gefahr −4, die auch den Platz eines Mets einnehmen darf. Gemein genug.</translation>
    </message>
    <message>
        <source>Drunkenness drinks a Mead</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, one idea; at most 40 letters</extracomment>
        <translation>Trunkenheit leert den Metbecher</translation>
    </message>
    <message>
        <source>On a Mead it hurts twice: the boon is gone, and the peril is there. Choose Drunkenness (1), then the Mead on d2 (2), in the row of her Beowulf (3).</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Auf einem Met-Plättchen schmerzt sie doppelt: Die Gabe ist weg, und die Gefahr ist da. Wähle die Trunkenheit (1), dann den Met auf d2 (2), in der Reihe ihres Beowulf (3).</translation>
    </message>
    <message>
        <source>+3 became −4. Her Beowulf falls from 12 to −16 and her ship on d3 from 8 to 1: she loses 35.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Aus +3 wurde −4. Ihr Beowulf fällt von 12 auf −16, ihr Schiff auf d3 von 8 auf 1: Sie verliert 35.</translation>
    </message>
    <message>
        <source>That costs Ylva 24, not bad. But the Mead on d2 feeds her Beowulf, and there it costs her 35.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to &apos;replace I-4drunkenness d5&apos;; at most 160 letters</extracomment>
        <translation>Das kostet Ylva 24, nicht übel. Aber der Met auf d2 nährt ihren Beowulf, und dort kostet es sie 35.</translation>
    </message>
    <message>
        <source>That costs her 16, and you 8. On the Mead it costs her 35, and you nothing.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to &apos;play I-4drunkenness b2&apos;; at most 160 letters</extracomment>
        <translation>Das kostet sie 16 und dich 8. Auf dem Met kostet es sie 35 und dich nichts.</translation>
    </message>
    <message>
        <source>As a plain peril it does less. On the Mead on d2 it costs her 35 and you nothing.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to &apos;play I-4drunkenness&apos;; at most 160 letters</extracomment>
        <translation>Als einfache Gefahr bewirkt sie weniger. Auf dem Met auf d2 kostet sie Ylva 35 und dich nichts.</translation>
    </message>
    <message>
        <source>A boon can wait. Her Beowulf is drinking our Mead!</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Eine Gabe kann warten. Ihr Beowulf trinkt unseren Met!</translation>
    </message>
    <message>
        <source>Not that one: choose Drunkenness, then the Mead on d2.</source>
        <extracomment>Lesson movie 3-special-tiles: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die Trunkenheit, dann den Met auf d2.</translation>
    </message>
    <message>
        <source>Ylva sits down at your table</source>
        <extracomment>Lesson movie 3-special-tiles: step 6, one idea; at most 40 letters</extracomment>
        <translation>Ylva setzt sich an deinen Tisch</translation>
    </message>
    <message>
        <source>Ylva’s Thane takes b4 (1), right below your +6 (2): 6 × 3 = 18. Boons don’t care whose figure sees them. Next time we build a fence.</source>
        <extracomment>Lesson movie 3-special-tiles: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylvas Than nimmt b4 (1), genau unter deiner +6 (2): 6 × 3 = 18. Gaben fragen niemanden nach dem Namen. Nächstes Mal bauen wir einen Zaun.</translation>
    </message>
    <message>
        <source>Your Thane (2) sees 15 and multiplies it by three diamonds. What would make him happier still? A fourth diamond. Draw (1).</source>
        <extracomment>Lesson movie 3-special-tiles: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Dein Than (2) sieht 15 und multipliziert mit drei Rauten. Was könnte ihn noch glücklicher machen? Eine vierte Raute. Zieh (1).</translation>
    </message>
    <message>
        <source>The Royal Dragon Horn! Every figure that sees it multiplies by one diamond more.</source>
        <extracomment>Lesson movie 3-special-tiles: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Das Königliche Drachenhorn! Jede Figur, die es sieht, multipliziert mit einer Raute mehr.</translation>
    </message>
    <message>
        <source>Blow the Horn for your Thane</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, one idea; at most 40 letters</extracomment>
        <translation>Blas das Horn für deinen Than</translation>
    </message>
    <message>
        <source>Play the Horn (1) on a2 (2), in view of your Thane (3) and your Longship (4). Ylva’s Beowulf (5) will hear it, too, but his sum is −4, and the Horn makes losses bigger as well.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Leg das Horn (1) auf a2 (2), wo dein Than (3) und dein Langschiff (4) es sehen. Ylvas Beowulf (5) hört es auch, aber seine Summe ist −4, und das Horn macht auch Verluste größer.</translation>
    </message>
    <message>
        <source>Thane: 15 × 4 = 60. Longship: 5 × 2 = 10. You gain 20, Ylva only 3: her ship on a5 hears it as well.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Than: 15 × 4 = 60. Langschiff: 5 × 2 = 10. Du gewinnst 20, Ylva nur 3: Ihr Schiff auf a5 hört es auch.</translation>
    </message>
    <message>
        <source>Your Thane doesn’t hear it there. In his lines only a2 is still open.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, answer to &apos;play I+0horn&apos;; at most 160 letters</extracomment>
        <translation>Dort hört dein Than es nicht. In seinen beiden Linien ist nur noch a2 frei.</translation>
    </message>
    <message>
        <source>That brings you 12 and Ylva 15. The Horn on a2 brings you 20 and Ylva 3.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, answer to &apos;play I+3 a2&apos;; at most 160 letters</extracomment>
        <translation>Das bringt dir 12 und Ylva 15. Das Horn auf a2 bringt dir 20 und Ylva 3.</translation>
    </message>
    <message>
        <source>A boon can wait. The Horn on a2 brings you 20 and Ylva 3.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Eine Gabe kann warten. Das Horn auf a2 bringt dir 20 und Ylva 3.</translation>
    </message>
    <message>
        <source>Not that one: choose the Horn, then the space a2.</source>
        <extracomment>Lesson movie 3-special-tiles: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle das Drachenhorn, dann das Feld a2.</translation>
    </message>
    <message>
        <source>One boon, many happy figures</source>
        <extracomment>Lesson movie 3-special-tiles: step 9, one idea; at most 40 letters</extracomment>
        <translation>Eine Gabe, viele frohe Figuren</translation>
    </message>
    <message>
        <source>Ylva puts a +5 on c4 (1). Her Beowulf, her Castle, and her Thane gain 50, thanks to your Horn. Your ships (2, 3) gain 15. Even kings forget who hears a Horn.</source>
        <extracomment>Lesson movie 3-special-tiles: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva legt eine +5 auf c4 (1). Ihr Beowulf, ihre Burg und ihr Than gewinnen 50, dank deinem Horn. Deine Schiffe (2, 3) gewinnen 15. Auch Könige vergessen, wer ein Horn alles hört.</translation>
    </message>
    <message>
        <source>One last draw</source>
        <extracomment>Lesson movie 3-special-tiles: step 10, one idea; at most 40 letters</extracomment>
        <translation>Ein letztes Mal ziehen</translation>
    </message>
    <message>
        <source>Five spaces are open, and on each of them a boon would help Ylva more than you. Something quite different would be welcome. Draw (1).</source>
        <extracomment>Lesson movie 3-special-tiles: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Fünf Felder sind frei, und auf jedem würde eine Gabe Ylva mehr helfen als dir. Etwas ganz anderes käme gerade recht. Zieh (1).</translation>
    </message>
    <message>
        <source>A Treasure: +2 on the board, or the 6 in its circle as saga points at once.</source>
        <extracomment>Lesson movie 3-special-tiles: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Ein Schatz: +2 auf dem Plan, oder die 6 in seinem Kreis sofort als Sagapunkte.</translation>
    </message>
    <message>
        <source>Take the Treasure in cash</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, one idea; at most 40 letters</extracomment>
        <translation>Nimm den Schatz in bar</translation>
    </message>
    <message>
        <source>On the board this +2 would please Ylva more than you. Returned to the box it brings 6 points that nobody can take away. Choose it (1), then “Return it for points”.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Auf dem Plan hätte Ylva mehr von dieser +2 als du. Zurückgelegt bringt sie dir 6 Punkte, die dir niemand mehr nimmt. Wähle sie (1), dann „Für Punkte zurücklegen“.</translation>
    </message>
    <message>
        <source>50 + 6 = 56 saga points, safe in the chest. And it filled no space, which can be worth a lot, as you will see.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, why it was good; at most 160 letters</extracomment>
        <translation>50 + 6 = 56 Sagapunkte, sicher in der Truhe. Und ein Feld wurde nicht belegt; wie viel das wert sein kann, wirst du sehen.</translation>
    </message>
    <message>
        <source>It works as a boon, but gold in the hand is better here: return it for 6 points.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, answer to &apos;play I+2treasure6&apos;; at most 160 letters</extracomment>
        <translation>Als Gabe geht es auch, aber Gold in der Hand ist hier besser: Leg den Schatz für 6 Punkte zurück.</translation>
    </message>
    <message>
        <source>You can, but the Treasure brings 6 points for sure. Choose it, then the button to return it.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Das geht, aber der Schatz bringt sichere 6 Punkte. Wähle ihn, dann „Für Punkte zurücklegen“.</translation>
    </message>
    <message>
        <source>Not that one: choose the Treasure, then “Return it for points”.</source>
        <extracomment>Lesson movie 3-special-tiles: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Schatz, dann „Für Punkte zurücklegen“.</translation>
    </message>
    <message>
        <source>Pictures explain themselves</source>
        <extracomment>Lesson movie 3-special-tiles: step 12, one idea; at most 40 letters</extracomment>
        <translation>Bilder erklären sich selbst</translation>
    </message>
    <message>
        <source>There are more special tiles, but you need not learn them by heart. Point at any tile and the program says what it does. The last five spaces are waiting!</source>
        <extracomment>Lesson movie 3-special-tiles: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Es gibt noch mehr solcher Plättchen, aber du musst sie nicht auswendig lernen. Zeig auf ein Plättchen, und das Programm sagt, was es tut. Die letzten fünf Felder warten!</translation>
    </message>
    <message>
        <source>The act ends</source>
        <extracomment>Lesson movie 4-the-act-ends: title; at most 30 letters</extracomment>
        <translation>Der Akt endet</translation>
    </message>
    <message>
        <source>You know how to handle the last spaces of an act and how figures are scored.</source>
        <extracomment>Lesson movie 4-the-act-ends: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du weißt, worauf es bei den letzten Feldern ankommt und wie die Figuren gewertet werden.</translation>
    </message>
    <message>
        <source>The last space ends the act</source>
        <extracomment>Lesson movie 4-the-act-ends: step 1, one idea; at most 40 letters</extracomment>
        <translation>Das letzte Feld beendet den Akt</translation>
    </message>
    <message>
        <source>Four spaces are open (1 to 4). The moment the last one is filled, the act is over and every figure is counted. Nobody may pass, so every turn now matters.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Vier Felder sind frei (1 bis 4). Sobald das letzte belegt ist, ist der Akt vorbei, und jede Figur wird gewertet. Passen darf niemand, also zählt jetzt jeder Zug.</translation>
    </message>
    <message>
        <source>No ship stays in the harbor</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, one idea; at most 40 letters</extracomment>
        <translation>Kein Schiff bleibt im Hafen</translation>
    </message>
    <message>
        <source>You have two Longships (1) left. They come back after the act, so a ship that stays at home has simply earned nothing. Put one on d4 (2): +5 −4 +2 makes 3.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Du hast noch zwei Langschiffe (1). Sie kommen nach dem Akt zurück; ein Schiff, das zu Hause bleibt, hat also einfach nichts verdient. Setze eines auf d4 (2): +5 −4 +2 macht 3.</translation>
    </message>
    <message>
        <source>3 points for a ship that you get back anyway. My treasurer likes you.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, why it was good; at most 160 letters</extracomment>
        <translation>3 Punkte für ein Schiff, das du ohnehin zurückbekommst. Mein Schatzmeister mag dich.</translation>
    </message>
    <message>
        <source>It sees a lot of perils there: −6 points. On d4 it makes 3.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;place longship e4&apos;; at most 160 letters</extracomment>
        <translation>Dort sieht es eine Menge Gefahren: −6 Punkte. Auf d4 bringt es 3.</translation>
    </message>
    <message>
        <source>9 points, very good! But save b5 for somebody bigger; he is coming in a moment. Ship to d4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;place longship b5&apos;; at most 160 letters</extracomment>
        <translation>9 Punkte, sehr gut! Aber heb b5 für jemand Größeres auf; er kommt gleich. Das Schiff nach d4.</translation>
    </message>
    <message>
        <source>Row 2 is full of perils, and the Horn doubles the damage: −4 points. On d4 the ship makes 3.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;place longship b2&apos;; at most 160 letters</extracomment>
        <translation>Reihe 2 ist voller Gefahren, und das Horn verdoppelt den Schaden: −4 Punkte. Auf d4 bringt das Schiff 3.</translation>
    </message>
    <message>
        <source>I see you have found his seat! One moment: a Longship first, on d4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;place beowulf b5&apos;; at most 160 letters</extracomment>
        <translation>Du hast seinen Platz also schon gefunden! Einen Augenblick noch: erst ein Langschiff, auf d4.</translation>
    </message>
    <message>
        <source>You could, but first bring your ship to the table: d4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>Das ginge, aber bring erst dein Schiff ins Spiel: auf d4.</translation>
    </message>
    <message>
        <source>Not that one: choose a Longship, then the space d4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle ein Langschiff, dann das Feld d4.</translation>
    </message>
    <message>
        <source>Count what Ylva’s boon did</source>
        <extracomment>Lesson movie 4-the-act-ends: step 3, one idea; at most 40 letters</extracomment>
        <translation>Rechne nach, was Ylva gewinnt</translation>
    </message>
    <message>
        <source>Ylva plays a +2 on b2 (1). Her Thane gains 2 × 3, her Beowulf 2 × 5, because he hears the Horn. Your Castle (2) gains 4. You will gain more in a moment.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva legt eine +2 auf b2 (1). Ihr Than gewinnt 2 × 3, ihr Beowulf 2 × 5, denn er hört das Horn. Deine Burg (2) gewinnt 4. Gleich gewinnst du mehr.</translation>
    </message>
    <message>
        <source>A seat for Beowulf</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, one idea; at most 40 letters</extracomment>
        <translation>Ein Platz für Beowulf</translation>
    </message>
    <message>
        <source>Big figures like full lines. On b5 (2) your Beowulf (1) sees +6 (3) and +2 (4) in his column, +2 (5) and +1 (6) in his row, and no space there is open anymore.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Große Figuren mögen volle Reihen. Auf b5 (2) sieht dein Beowulf (1) +6 (3) und +2 (4) in der Spalte, +2 (5) und +1 (6) in der Reihe, und dort ist kein Feld mehr frei.</translation>
    </message>
    <message>
        <source>11 × 4 = 44 points, and hardly anybody can spoil them now. Hardly anybody.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, why it was good; at most 160 letters</extracomment>
        <translation>11 × 4 = 44 Punkte, und kaum jemand kann sie noch verderben. Kaum jemand.</translation>
    </message>
    <message>
        <source>33 points, very good! But Beowulf makes 44 there, and seats like this are rare.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;place thane b5&apos;; at most 160 letters</extracomment>
        <translation>33 Punkte, sehr gut! Aber Beowulf bringt dort 44, und solche Plätze sind selten.</translation>
    </message>
    <message>
        <source>22 points. Beowulf scores 44 in the same seat.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;place castle b5&apos;; at most 160 letters</extracomment>
        <translation>22 Punkte. Beowulf bringt auf demselben Platz 44.</translation>
    </message>
    <message>
        <source>11 points. Beowulf scores 44 in the same seat.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;place longship b5&apos;; at most 160 letters</extracomment>
        <translation>11 Punkte. Beowulf bringt auf demselben Platz 44.</translation>
    </message>
    <message>
        <source>Down there he sees almost nothing but perils. Give him b5: 44 points.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;place beowulf e4&apos;; at most 160 letters</extracomment>
        <translation>Da unten sieht er fast nur Gefahren. Gib ihm b5: 44 Punkte.</translation>
    </message>
    <message>
        <source>Somebody might take b5 from you. Sit down first: Beowulf to b5.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>Jemand könnte dir b5 wegnehmen. Setz dich erst hin: Beowulf auf b5.</translation>
    </message>
    <message>
        <source>Not that one: choose Beowulf, then the space b5.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle Beowulf, dann das Feld b5.</translation>
    </message>
    <message>
        <source>Ylva plays for time</source>
        <extracomment>Lesson movie 4-the-act-ends: step 5, one idea; at most 40 letters</extracomment>
        <translation>Ylva spielt auf Zeit</translation>
    </message>
    <message>
        <source>Neither of you wants e4 (1). So Ylva puts Drunkenness on the Mead on d5 (2): that fills no space. It costs each of you 15 points, and now it is your turn again.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Auf e4 (1) will keiner von euch. Also legt Ylva Trunkenheit auf den Met auf d5 (2): Das belegt kein freies Feld. Es kostet jeden von euch 15 Punkte, und nun bist du wieder dran.</translation>
    </message>
    <message>
        <source>You need some time, too</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, one idea; at most 40 letters</extracomment>
        <translation>Auch du brauchst etwas Zeit</translation>
    </message>
    <message>
        <source>Any figure on e4 (1) would lose points, and a boon there would help Ylva as much as you. If only you could do something that fills no space! Draw (2).</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Jede Figur auf e4 (1) würde Punkte verlieren, und eine Gabe hülfe dort Ylva so viel wie dir. Wenn du nur etwas tun könntest, das kein Feld belegt! Zieh (2).</translation>
    </message>
    <message>
        <source>A Treasure, at the very right moment. You hold +3, +2, and the Treasure.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Ein Schatz, genau im rechten Augenblick. Du hast nun +3, +2 und den Schatz.</translation>
    </message>
    <message>
        <source>It would lose 6 points, and the act would be over. Draw first; perhaps you need not fill e4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, answer to &apos;place longship e4&apos;; at most 160 letters</extracomment>
        <translation>Es würde 6 Punkte verlieren, und der Akt wäre vorbei. Zieh erst; vielleicht musst du e4 gar nicht belegen.</translation>
    </message>
    <message>
        <source>That would lose points, and the act would be over. Draw first; perhaps you need not fill e4.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, answer to &apos;place&apos;; at most 160 letters</extracomment>
        <translation>Das würde Punkte kosten, und der Akt wäre vorbei. Zieh erst; vielleicht musst du e4 gar nicht belegen.</translation>
    </message>
    <message>
        <source>Not that one: draw a tile from the pool.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Zieh ein Plättchen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Let Ylva fill it</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, one idea; at most 40 letters</extracomment>
        <translation>Lass Ylva das Feld belegen</translation>
    </message>
    <message>
        <source>Return the Treasure (1) for its 5 points. It fills no space, so Ylva has to do something about e4 (2).</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Leg den Schatz (1) für seine 5 Punkte zurück. Das belegt kein Feld, also muss sich Ylva um e4 (2) kümmern.</translation>
    </message>
    <message>
        <source>5 more saga points: 61. And now look at Ylva’s face.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Noch 5 Sagapunkte: 61. Und jetzt sieh dir Ylvas Gesicht an.</translation>
    </message>
    <message>
        <source>That gives you 9, but Ylva 9 as well, and the act is over. The Treasure brings 5 for you alone.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, answer to &apos;play I+3 e4&apos;; at most 160 letters</extracomment>
        <translation>Das bringt dir 9, aber Ylva auch 9, und der Akt ist vorbei. Der Schatz bringt 5 für dich allein.</translation>
    </message>
    <message>
        <source>That gives you 6, but Ylva 6 as well, and the act is over. The Treasure brings 5 for you alone.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, answer to &apos;play I+2 e4&apos;; at most 160 letters</extracomment>
        <translation>Das bringt dir 6, aber Ylva auch 6, und der Akt ist vorbei. Der Schatz bringt 5 für dich allein.</translation>
    </message>
    <message>
        <source>That gives you 3, and Ylva 3 as well. Returned it brings 5 for you alone.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 7, answer to &apos;play I+1treasure5 e4&apos;; at most 160 letters</extracomment>
        <translation>Das bringt dir 3 und Ylva auch 3. Zurückgelegt bringt er 5 für dich allein.</translation>
    </message>
    <message>
        <source>The board is full</source>
        <extracomment>Lesson movie 4-the-act-ends: step 8, one idea; at most 40 letters</extracomment>
        <translation>Der Plan ist voll</translation>
    </message>
    <message>
        <source>With a long face Ylva plays a −1 on e4, and the act is over. Every figure was counted: 143 points for you, 60 of them from your Thane alone. Ylva gets 77.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Mit langem Gesicht legt Ylva eine −1 auf e4, und der Akt ist vorbei. Alle Figuren sind gewertet: 143 Punkte für dich, 60 davon allein von deinem Than. Ylva bekommt 77.</translation>
    </message>
    <message>
        <source>The lead is yours</source>
        <extracomment>Lesson movie 4-the-act-ends: step 9, one idea; at most 40 letters</extracomment>
        <translation>Du liegst vorn</translation>
    </message>
    <message>
        <source>61 + 143 = 204 saga points for you (1), 50 + 77 = 127 for Ylva (2). Points once counted are safe; no dragon can take them away.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>61 + 143 = 204 Sagapunkte für dich (1), 50 + 77 = 127 für Ylva (2). Was gewertet ist, ist sicher; kein Drache kann es dir nehmen.</translation>
    </message>
    <message>
        <source>Who comes back?</source>
        <extracomment>Lesson movie 4-the-act-ends: step 10, one idea; at most 40 letters</extracomment>
        <translation>Wer kommt zurück?</translation>
    </message>
    <message>
        <source>All four Longships (1) are with you again. Beowulf and the first Thane and Castle have retired. One Thane (2) and two Castles (3) are left for two more acts.</source>
        <extracomment>Lesson movie 4-the-act-ends: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Alle vier Langschiffe (1) sind wieder bei dir. Beowulf, der erste Than und die erste Burg sind im Ruhestand. Ein Than (2) und zwei Burgen (3) bleiben dir für zwei weitere Akte.</translation>
    </message>
    <message>
        <source>On to the next act</source>
        <extracomment>Lesson movie 4-the-act-ends: step 11, one idea; at most 40 letters</extracomment>
        <translation>Auf zum nächsten Akt</translation>
    </message>
    <message>
        <source>A new board, and a new pool with new tiles (1). You keep the tiles in your hand. Ylva ended the act, so you begin the next one. Are you ready for Grendel’s mother?</source>
        <extracomment>Lesson movie 4-the-act-ends: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein neuer Plan und ein neuer Vorrat mit neuen Plättchen (1). Deine Hand behältst du. Ylva hat den Akt beendet, also beginnst du den nächsten. Bist du bereit für Grendels Mutter?</translation>
    </message>
    <message>
        <source>Gorges and Treachery</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: title; at most 30 letters</extracomment>
        <translation>Schluchten und Verrat</translation>
    </message>
    <message>
        <source>You can play act II with its Gorges and use the Golden Statue, Temptation, and Treachery.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst Akt II mit seinen Schluchten spielen und Goldene Statue, Versuchung und Verrat einsetzen.</translation>
    </message>
    <message>
        <source>Three Gorges are printed here</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 1, one idea; at most 40 letters</extracomment>
        <translation>Hier sind drei Schluchten gedruckt</translation>
    </message>
    <message>
        <source>Welcome to act II. Nothing can be put on the Gorges (1, 2, 3), and no figure looks across them. So row 3 is two short rows: a3 and b3 on the left, d3 and e3 on the right.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Willkommen in Akt II. Auf die Schluchten (1, 2, 3) kommt nichts, und keine Figur blickt über sie hinweg. Aus Reihe 3 werden so zwei kurze Reihen: a3 und b3 links, d3 und e3 rechts.</translation>
    </message>
    <message>
        <source>Use the shelter</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, one idea; at most 40 letters</extracomment>
        <translation>Nutze den Windschatten</translation>
    </message>
    <message>
        <source>Put a Castle (1) on b3 (2). It sees +6 (3) and +4 (4). The −6 (5) is in the same row, but behind the Gorge.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Setze eine Burg (1) auf b3 (2). Sie sieht +6 (3) und +4 (4). Die −6 (5) liegt in derselben Reihe, aber hinter der Schlucht.</translation>
    </message>
    <message>
        <source>6 + 4 = 10, and 10 × 2 = 20. And the −6 just howls on the other side.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, why it was good; at most 160 letters</extracomment>
        <translation>6 + 4 = 10, und 10 × 2 = 20. Und die −6 heult nur auf der anderen Seite.</translation>
    </message>
    <message>
        <source>On d3 the Castle is on the wrong side: it sees the −6. Take b3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;place castle d3&apos;; at most 160 letters</extracomment>
        <translation>Auf d3 steht die Burg auf der falschen Seite: Sie sieht die −6. Nimm b3.</translation>
    </message>
    <message>
        <source>It sees less there. On b3 it sees +6 and +4, and that makes 20.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;place castle&apos;; at most 160 letters</extracomment>
        <translation>Dort sieht sie weniger. Auf b3 sieht sie +6 und +4, und das macht 20.</translation>
    </message>
    <message>
        <source>30 points, very good. But he is your last Thane, and the dragon is still to come. Build a Castle.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;place thane b3&apos;; at most 160 letters</extracomment>
        <translation>30 Punkte, sehr gut. Aber er ist dein letzter Than, und der Drache kommt erst noch. Bau eine Burg.</translation>
    </message>
    <message>
        <source>10 points. The seat is right, but a Castle scores 20 there.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;place longship b3&apos;; at most 160 letters</extracomment>
        <translation>10 Punkte. Der Platz stimmt, aber eine Burg macht 20 daraus.</translation>
    </message>
    <message>
        <source>First let us take shelter behind the Gorge: a Castle to b3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 2, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>Suchen wir erst Schutz hinter der Schlucht: eine Burg auf b3.</translation>
    </message>
    <message>
        <source>Ylva’s last Thane</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 3, one idea; at most 40 letters</extracomment>
        <translation>Ylvas letzter Than</translation>
    </message>
    <message>
        <source>Ylva puts her Thane on d2 (1), below the +4 (2): 12 points. Her Castle on c1 (3) sees that +4 as well. A fine tile; it would be a shame if something happened to it.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva setzt ihren Than auf d2 (1), unter die +4 (2): 12 Punkte. Auch ihre Burg auf c1 (3) sieht diese +4. Ein schönes Plättchen; es wäre schade, wenn ihm etwas zustieße.</translation>
    </message>
    <message>
        <source>You still hold +3 and +2 from act I; kept tiles may be played in any later act. But first draw (1), as always.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Du hast noch +3 und +2 aus Akt I; was du behältst, darfst du in jedem späteren Akt legen. Aber erst wird gezogen (1), wie immer.</translation>
    </message>
    <message>
        <source>The Golden Statue! When you place it, you may swap two other tiles, wherever they lie.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Die Goldene Statue! Wenn du sie legst, darfst du zwei andere Plättchen tauschen, wo sie auch liegen.</translation>
    </message>
    <message>
        <source>Put up the Statue</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, one idea; at most 40 letters</extracomment>
        <translation>Stell die Statue auf</translation>
    </message>
    <message>
        <source>The Statue (1) counts 0, so put it where you don’t mind a filled space, for example on c5 (2).</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Statue (1) zählt 0. Leg sie also dorthin, wo dich ein belegtes Feld nicht stört, zum Beispiel auf c5 (2).</translation>
    </message>
    <message>
        <source>It shines. Now choose two tiles, one after the other.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Wie sie glänzt! Nun wähle zwei Plättchen, eines nach dem anderen.</translation>
    </message>
    <message>
        <source>Its power works from any space, but that one may be useful later. Put it on c5.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, answer to &apos;play II+0statue&apos;; at most 160 letters</extracomment>
        <translation>Die Fähigkeit wirkt von jedem Feld aus, aber dieses könnte noch nützlich sein. Leg sie auf c5.</translation>
    </message>
    <message>
        <source>A boon can wait: Ylva’s +4 on d1 needs a little attention. Play the Statue.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Eine Gabe kann warten: Ylvas +4 auf d1 braucht etwas Zuwendung. Leg die Statue.</translation>
    </message>
    <message>
        <source>Not that one: choose the Golden Statue, then the space c5.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die Goldene Statue, dann das Feld c5.</translation>
    </message>
    <message>
        <source>Lift the −6</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, one idea; at most 40 letters</extracomment>
        <translation>Nimm die −6 an den Haken</translation>
    </message>
    <message>
        <source>The −6 on e3 (1) bothers only your Longship on e5 (2). Choose the −6 as the first tile.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Die −6 auf e3 (1) stört nur dein Langschiff auf e5 (2). Wähle die −6 als erstes Plättchen.</translation>
    </message>
    <message>
        <source>You have it on the hook. Careful, it bites.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Sie hängt am Haken. Vorsicht, sie beißt.</translation>
    </message>
    <message>
        <source>You can begin with either tile. But let us take the −6 on e3 first, then the +4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, answer to &apos;swap d1&apos;; at most 160 letters</extracomment>
        <translation>Die Reihenfolge ist gleich. Aber nehmen wir erst die −6 auf e3, dann die +4.</translation>
    </message>
    <message>
        <source>Leave such a power unused? The −6 could go to Ylva! Choose it on e3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, answer to &apos;decline&apos;; at most 160 letters</extracomment>
        <translation>So eine Fähigkeit verschenken? Die −6 könnte zu Ylva! Wähle sie auf e3.</translation>
    </message>
    <message>
        <source>Not that one: choose the −6 on e3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die −6 auf e3.</translation>
    </message>
    <message>
        <source>Drop it on Ylva</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, one idea; at most 40 letters</extracomment>
        <translation>Lass sie bei Ylva fallen</translation>
    </message>
    <message>
        <source>Now choose the +4 on d1 (1), next to her Thane (2) and her Castle (3). The two tiles trade places.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Wähle nun die +4 auf d1 (1), neben ihrem Than (2) und ihrer Burg (3). Die beiden Plättchen tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Her Thane falls from 12 to −18, her Castle from 16 to −4, and your ship rises by 10. My compliments.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Ihr Than fällt von 12 auf −18, ihre Burg von 16 auf −4, und dein Schiff steigt um 10. Meine Hochachtung.</translation>
    </message>
    <message>
        <source>That would hurt her Castle alone. On d1 her Thane sees it, too.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, answer to &apos;with b1&apos;; at most 160 letters</extracomment>
        <translation>Das träfe nur ihre Burg. Auf d1 sieht auch ihr Than sie.</translation>
    </message>
    <message>
        <source>Not to a3! There your own Castle would look straight at the −6.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, answer to &apos;with a3&apos;; at most 160 letters</extracomment>
        <translation>Nicht nach a3! Dort hätte deine eigene Burg die −6 vor Augen.</translation>
    </message>
    <message>
        <source>Not to b5! There your own Castle would look straight at the −6.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, answer to &apos;with b5&apos;; at most 160 letters</extracomment>
        <translation>Nicht nach b5! Dort hätte deine eigene Burg die −6 vor Augen.</translation>
    </message>
    <message>
        <source>Not that one: choose the +4 on d1.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die +4 auf d1.</translation>
    </message>
    <message>
        <source>Ylva asks for Good Counsel</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 8, one idea; at most 40 letters</extracomment>
        <translation>Ylva holt sich Guten Rat</translation>
    </message>
    <message>
        <source>Good Counsel moves one of your own figures one space, never diagonally, and fills the space it left (1). Her Thane walked to e2 (2) and sees the +4 (3) again: 12 points.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Guter Rat bewegt eine eigene Figur ein Feld weit, nie schräg, und bleibt liegen, wo sie stand (1). Ihr Than ging nach e2 (2) und sieht wieder die +4 (3): 12 Punkte.</translation>
    </message>
    <message>
        <source>That +4 on e3 (2) has a sword on it: it is a Valor. Valor has one great weakness. Draw (1).</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Die +4 auf e3 (2) trägt ein Schwert: Sie ist eine Tapferkeit. Und die Tapferkeit hat eine große Schwäche. Zieh (1).</translation>
    </message>
    <message>
        <source>Temptation! A −4 peril. When you place it, you may remove one Valor from the board.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Versuchung! Eine Gefahr −4. Wenn du sie legst, darfst du eine Tapferkeit vom Plan entfernen.</translation>
    </message>
    <message>
        <source>Tempt Ylva’s Thane</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, one idea; at most 40 letters</extracomment>
        <translation>Führe Ylvas Than in Versuchung</translation>
    </message>
    <message>
        <source>Place Temptation (1) where it hurts as a peril: on c2 (2) her Thane (3) sees it in his row and her Castle (4) in its column.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Leg die Versuchung (1) dorthin, wo sie als Gefahr schmerzt: Auf c2 (2) sieht ihr Than (3) sie in seiner Reihe und ihre Burg (4) in ihrer Spalte.</translation>
    </message>
    <message>
        <source>−4 × 3 for the Thane, −4 × 2 for the Castle: 20 less for Ylva. And there is more.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, why it was good; at most 160 letters</extracomment>
        <translation>−4 × 3 beim Than, −4 × 2 bei der Burg: 20 weniger für Ylva. Und das ist nicht alles.</translation>
    </message>
    <message>
        <source>That costs Ylva 20 too, but your ship in column e 4. On c2 it costs only her.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, answer to &apos;play II-4temptation e1&apos;; at most 160 letters</extracomment>
        <translation>Das kostet Ylva auch 20, aber dein Schiff in Spalte e 4. Auf c2 kostet es nur sie.</translation>
    </message>
    <message>
        <source>That hurts Ylva less, or you more. On c2 it costs her 20 and you nothing.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, answer to &apos;play II-4temptation&apos;; at most 160 letters</extracomment>
        <translation>Dort schadet sie Ylva weniger oder dir mehr. Auf c2 kostet sie Ylva 20 und dich nichts.</translation>
    </message>
    <message>
        <source>A boon can wait. Temptation costs Ylva 20 as a peril, and then more with its power.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Eine Gabe kann warten. Die Versuchung kostet Ylva als Gefahr 20, und dann wirkt noch ihre Fähigkeit.</translation>
    </message>
    <message>
        <source>Not that one: choose Temptation, then the space c2.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die Versuchung, dann das Feld c2.</translation>
    </message>
    <message>
        <source>Remove the Valor</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, one idea; at most 40 letters</extracomment>
        <translation>Entferne die Tapferkeit</translation>
    </message>
    <message>
        <source>Now its power: choose the Valor on e3 (1). You lose 4 with your ship, Ylva loses 12 with her Thane. By the way, a Valor can remove a Temptation in just the same way.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Nun die Fähigkeit: Wähle die Tapferkeit auf e3 (1). Du verlierst mit deinem Schiff 4, Ylva mit ihrem Than 12. Umgekehrt kann übrigens eine Tapferkeit eine Versuchung entfernen.</translation>
    </message>
    <message>
        <source>Her Thane stands at −12 now, and e3 is open again.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Ihr Than steht jetzt bei −12, und e3 ist wieder frei.</translation>
    </message>
    <message>
        <source>You may, but 12 less for Ylva against 4 less for you is a good trade. Remove the Valor on e3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, answer to &apos;decline&apos;; at most 160 letters</extracomment>
        <translation>Du darfst, aber 12 weniger für Ylva gegen 4 weniger für dich sind ein guter Tausch. Entferne die Tapferkeit auf e3.</translation>
    </message>
    <message>
        <source>Not that one: choose the Valor on e3.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die Tapferkeit auf e3.</translation>
    </message>
    <message>
        <source>She won’t give up</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 12, one idea; at most 40 letters</extracomment>
        <translation>Ylva gibt nicht auf</translation>
    </message>
    <message>
        <source>Ylva plays a +4 on e1 (1). Her Thane and her Castle gain 20, your ship on e5 (2) gains 4. One more tile, and then I shall leave you in peace.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva legt eine +4 auf e1 (1). Ihr Than und ihre Burg gewinnen 20, dein Schiff auf e5 (2) gewinnt 4. Noch ein Plättchen, dann lasse ich dich in Frieden.</translation>
    </message>
    <message>
        <source>Draw (1). This act has one tile that everybody fears and nobody admits to having.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Zieh (1). In diesem Akt gibt es ein Plättchen, das alle fürchten und keiner haben will. Angeblich.</translation>
    </message>
    <message>
        <source>Treachery. I am shocked. When the act ends, it turns all boons in its row and column face down.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 13, why it was good; at most 160 letters</extracomment>
        <translation>Verrat. Ich bin entsetzt. Am Ende des Aktes dreht er alle Gaben in seiner Reihe und Spalte um.</translation>
    </message>
    <message>
        <source>Turn her boon face down</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, one idea; at most 40 letters</extracomment>
        <translation>Dreh ihre Gabe um</translation>
    </message>
    <message>
        <source>A boon that lies face down counts 0 for everyone. On e3 or e4 (2, 3), Treachery (1) sees the +4 on e1 (4): Ylva will lose 20, you only 4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, what the teacher says; at most 220 letters</extracomment>
        <translation>Eine umgedrehte Gabe zählt für alle 0. Auf e3 oder e4 (2, 3) sieht der Verrat (1) die +4 auf e1 (4): Ylva wird 20 verlieren, du nur 4.</translation>
    </message>
    <message>
        <source>The figures show it already: her Thane is back at −12. And boons placed in its view later will be turned as well.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, why it was good; at most 160 letters</extracomment>
        <translation>Die Figuren zeigen es schon: Ihr Than ist wieder bei −12. Auch Gaben, die später in Sicht des Verrats gelegt werden, dreht er um.</translation>
    </message>
    <message>
        <source>Point and compare: some spaces would turn your own boons, or fewer of hers. Take e3 or e4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, answer to &apos;play II+0treachery&apos;; at most 160 letters</extracomment>
        <translation>Zeig auf die Felder und vergleiche: Manche träfen deine eigenen Gaben oder weniger von ihren. Nimm e3 oder e4.</translation>
    </message>
    <message>
        <source>A boon can wait. Treachery on e3 or e4 costs Ylva 20 and you 4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, answer to &apos;play I+&apos;; at most 160 letters</extracomment>
        <translation>Eine Gabe kann warten. Verrat auf e3 oder e4 kostet Ylva 20 und dich 4.</translation>
    </message>
    <message>
        <source>Not that one: choose Treachery, then the space e3 or e4.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 14, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Verrat, dann das Feld e3 oder e4.</translation>
    </message>
    <message>
        <source>You have met every tile now</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 15, one idea; at most 40 letters</extracomment>
        <translation>Du kennst jetzt alle Plättchen</translation>
    </message>
    <message>
        <source>Gorges shelter, the Statue swaps, Temptation and Valor remove each other, Treachery turns boons. Only the dragon is left, and it lives on a rather crooked board.</source>
        <extracomment>Lesson movie 5-gorges-and-treachery: step 15, what the teacher says; at most 220 letters</extracomment>
        <translation>Schluchten schützen, die Statue tauscht, Versuchung und Tapferkeit entfernen einander, Verrat dreht Gaben um. Bleibt nur noch der Drache, und der wohnt auf einem reichlich schiefen Plan.</translation>
    </message>
    <message>
        <source>The dragon’s board</source>
        <extracomment>Lesson movie 6-the-dragons-board: title; at most 30 letters</extracomment>
        <translation>Der Plan des Drachen</translation>
    </message>
    <message>
        <source>You can read the slanting board of act III and play on to the end of the game.</source>
        <extracomment>Lesson movie 6-the-dragons-board: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst den schrägen Plan von Akt III lesen und das Spiel zu Ende spielen.</translation>
    </message>
    <message>
        <source>Act III, and Ylva leads</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 1, one idea; at most 40 letters</extracomment>
        <translation>Akt III, und Ylva führt</translation>
    </message>
    <message>
        <source>I told one story too many, and Ylva won act II by 112 to 28. Now she has 239 (2) and you have 232 (1). But you still have a Thane (3) and a Castle (4), and she has only ships left.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Ich habe eine Geschichte zu viel erzählt, und Ylva gewann Akt II mit 112 zu 28. Nun hat sie 239 (2) und du 232 (1). Aber du hast noch einen Than (3) und eine Burg (4), sie nur noch Schiffe.</translation>
    </message>
    <message>
        <source>Rows climb to the right</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 2, one idea; at most 40 letters</extracomment>
        <translation>Reihen steigen nach rechts</translation>
    </message>
    <message>
        <source>This board is laid on its corner, so the lines run at a slant. These five spaces are row 6: from d6 (1) down here they climb to h6 (5) up there.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Dieser Plan liegt auf der Ecke, darum laufen die Linien schräg. Diese fünf Felder sind Reihe 6: Von d6 (1) hier unten steigt sie bis h6 (5) dort oben.</translation>
    </message>
    <message>
        <source>Columns fall to the right</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 3, one idea; at most 40 letters</extracomment>
        <translation>Spalten fallen nach rechts</translation>
    </message>
    <message>
        <source>And these five are column f: from f4 (1) up here they fall to f8 (5) down there. The name of a space tells you both of its lines: f6 (3) is column f and row 6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Und diese fünf sind Spalte f: Von f4 (1) hier oben fällt sie bis f8 (5) dort unten. Der Name eines Feldes nennt seine beiden Linien: f6 (3) ist Spalte f und Reihe 6.</translation>
    </message>
    <message>
        <source>Seat your last Thane</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, one idea; at most 40 letters</extracomment>
        <translation>Ein Platz für deinen letzten Than</translation>
    </message>
    <message>
        <source>Follow the two lines of f6 (2): +3, −2, +4 (3, 4, 5) in the row, +5, +2, −1 (6, 7, 8) in the column. Put your Thane (1) there.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Folge den beiden Linien von f6 (2): +3, −2, +4 (3, 4, 5) in der Reihe, +5, +2, −1 (6, 7, 8) in der Spalte. Setze deinen Than (1) dorthin.</translation>
    </message>
    <message>
        <source>5 in the row and 6 in the column: 11 × 3 = 33 points. You read the board like a rune stone.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, why it was good; at most 160 letters</extracomment>
        <translation>5 in der Reihe und 6 in der Spalte: 11 × 3 = 33 Punkte. Du liest den Plan wie einen Runenstein.</translation>
    </message>
    <message>
        <source>22 points, but your Thane scores 33 in the same seat.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place castle f6&apos;; at most 160 letters</extracomment>
        <translation>22 Punkte, aber dein Than macht auf demselben Platz 33.</translation>
    </message>
    <message>
        <source>11 points, but your Thane scores 33 in the same seat.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place longship f6&apos;; at most 160 letters</extracomment>
        <translation>11 Punkte, aber dein Than macht auf demselben Platz 33.</translation>
    </message>
    <message>
        <source>27 points: +4 in column h and +5 in row 10. Well found! But f6 makes 33.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place thane h10&apos;; at most 160 letters</extracomment>
        <translation>27 Punkte: +4 in Spalte h und +5 in Reihe 10. Gut gefunden! Aber f6 bringt 33.</translation>
    </message>
    <message>
        <source>24 points: you found both lines. But f6 makes 33.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place thane c4&apos;; at most 160 letters</extracomment>
        <translation>24 Punkte: Du hast beide Linien gefunden. Aber f6 bringt 33.</translation>
    </message>
    <message>
        <source>That seat sees less. On f6 he makes 33 points.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to &apos;place thane&apos;; at most 160 letters</extracomment>
        <translation>Von dort sieht er weniger. Auf f6 bringt er 33 Punkte.</translation>
    </message>
    <message>
        <source>Not that one: choose your Thane, then the space f6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle deinen Than, dann das Feld f6.</translation>
    </message>
    <message>
        <source>Side by side, yet strangers</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 5, one idea; at most 40 letters</extracomment>
        <translation>Nebeneinander, und doch fremd</translation>
    </message>
    <message>
        <source>e5 (1) and g7 (2) lie right beside your Thane (3) on the screen. But they share neither his row nor his column: they don’t see each other’s tiles. Follow the slant, not your nose.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>e5 (1) und g7 (2) liegen auf dem Bildschirm gleich neben deinem Than (3), aber weder in seiner Reihe noch in seiner Spalte: Sie sehen nicht dieselben Plättchen. Folge der Schräge, nicht der Nase.</translation>
    </message>
    <message>
        <source>Ylva can read it, too</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 6, one idea; at most 40 letters</extracomment>
        <translation>Auch Ylva kann ihn lesen</translation>
    </message>
    <message>
        <source>She plays a −5 on f5 (1), in the column of your Thane (2). Now his column makes 6 − 5 = 1 and his row still 5: 6 × 3 = 18. That cost you 15 points.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Sie legt eine −5 auf f5 (1), in die Spalte deines Thans (2). Nun macht seine Spalte 6 − 5 = 1 und seine Reihe noch 5: 6 × 3 = 18. Das kostet dich 15 Punkte.</translation>
    </message>
    <message>
        <source>Let us make it up to him. Draw (1).</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Das machen wir wieder gut. Zieh (1).</translation>
    </message>
    <message>
        <source>A +6, just in time.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Eine +6, gerade rechtzeitig.</translation>
    </message>
    <message>
        <source>Close his row</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, one idea; at most 40 letters</extracomment>
        <translation>Mach seine Reihe voll</translation>
    </message>
    <message>
        <source>Your Thane’s (2) column is full now, but in his row one space is still open. Find it by following the slant, and play the +6 (1) there.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Spalte deines Thans (2) ist jetzt voll, aber in seiner Reihe ist noch ein Feld frei. Folge der Schräge, bis du es findest, und leg die +6 (1) dorthin.</translation>
    </message>
    <message>
        <source>e6, exactly: 6 × 3 = 18 more for your Thane, who has 36 now. Both his lines are full, so hardly anybody can spoil them.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, why it was good; at most 160 letters</extracomment>
        <translation>e6, genau: 6 × 3 = 18 mehr für deinen Than, der jetzt 36 hat. Beide Linien sind voll, also kann sie kaum noch jemand verderben.</translation>
    </message>
    <message>
        <source>Beside him, but not in his row: he sees nothing of it. Between d6 and f6 there is a space.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to &apos;play III+6 e5&apos;; at most 160 letters</extracomment>
        <translation>Neben ihm, aber nicht in seiner Reihe: Davon sieht er nichts. Zwischen d6 und f6 liegt noch ein Feld.</translation>
    </message>
    <message>
        <source>He doesn’t see it there. His row climbs from d6 to h6, and between d6 and f6 there is a gap.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to &apos;play III+6&apos;; at most 160 letters</extracomment>
        <translation>Dort sieht er sie nicht. Seine Reihe steigt von d6 bis h6, und zwischen d6 und f6 ist eine Lücke.</translation>
    </message>
    <message>
        <source>The right space! But 6 × 3 = 18 is more than 2 × 3 = 6. Play the +6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to &apos;play III+2 e6&apos;; at most 160 letters</extracomment>
        <translation>Das Feld stimmt! Aber 6 × 3 = 18 ist mehr als 2 × 3 = 6. Leg die +6.</translation>
    </message>
    <message>
        <source>The right space, but 18 is better: the Horn would give him only 6 there. Play the +6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to &apos;play III+0horn e6&apos;; at most 160 letters</extracomment>
        <translation>Das Feld stimmt, aber 18 ist besser: Das Horn brächte ihm dort nur 6. Leg die +6.</translation>
    </message>
    <message>
        <source>Not that one: choose the +6, then the open space between d6 and f6.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die +6, dann das freie Feld zwischen d6 und f6.</translation>
    </message>
    <message>
        <source>A ship in good waters</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 9, one idea; at most 40 letters</extracomment>
        <translation>Ein Schiff in guten Gewässern</translation>
    </message>
    <message>
        <source>Ylva’s Longship on h10 (1) sees +5 (2) in row 10 and +4 (3) in column h: 9 points. There is a place like that for your Castle, too.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylvas Langschiff auf h10 (1) sieht +5 (2) in Reihe 10 und +4 (3) in Spalte h: 9 Punkte. Auch für deine Burg gibt es so einen Platz.</translation>
    </message>
    <message>
        <source>Find the crossing</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, one idea; at most 40 letters</extracomment>
        <translation>Finde die Kreuzung</translation>
    </message>
    <message>
        <source>Your Castle (1) would like the +5 on f4 (2), the +2 on c2 (3), and the +1 on c5 (4). On which space does row 4 cross column c?</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Deine Burg (1) hätte gern die +5 auf f4 (2), die +2 auf c2 (3) und die +1 auf c5 (4). Auf welchem Feld kreuzt Reihe 4 die Spalte c?</translation>
    </message>
    <message>
        <source>c4: 5 in the row and 3 in the column make 8, and 8 × 2 = 16. You don’t need me anymore.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, why it was good; at most 160 letters</extracomment>
        <translation>c4: 5 in der Reihe und 3 in der Spalte macht 8, und 8 × 2 = 16. Du brauchst mich nicht mehr.</translation>
    </message>
    <message>
        <source>14 points, well found: +2 in row 7 and +5 in column i. But c4 makes 16.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to &apos;place castle i7&apos;; at most 160 letters</extracomment>
        <translation>14 Punkte, gut gefunden: +2 in Reihe 7 und +5 in Spalte i. Aber c4 bringt 16.</translation>
    </message>
    <message>
        <source>It sees less there. Row 4 and column c: the name of the space is in the question.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to &apos;place castle&apos;; at most 160 letters</extracomment>
        <translation>Dort sieht sie weniger. Reihe 4 und Spalte c: Der Name des Feldes steckt in der Frage.</translation>
    </message>
    <message>
        <source>The right space, 8 points. But a Castle makes 16 there, and it is your last chance to use it.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to &apos;place longship c4&apos;; at most 160 letters</extracomment>
        <translation>Das Feld stimmt, 8 Punkte. Aber eine Burg macht dort 16, und es ist deine letzte Gelegenheit, sie einzusetzen.</translation>
    </message>
    <message>
        <source>You may, but c4 is waiting for your Castle: 16 points.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to &apos;draw&apos;; at most 160 letters</extracomment>
        <translation>Das darfst du, aber c4 wartet auf deine Burg: 16 Punkte.</translation>
    </message>
    <message>
        <source>Not that one: choose your Castle, then the space where row 4 and column c cross.</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle deine Burg, dann das Feld, auf dem Reihe 4 die Spalte c kreuzt.</translation>
    </message>
    <message>
        <source>Now it is your story</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 11, one idea; at most 40 letters</extracomment>
        <translation>Jetzt ist es deine Saga</translation>
    </message>
    <message>
        <source>With your figures on the board you lead 288 to 270. From here on Ylva plays in earnest, and so do you. When the last space is filled, the higher total wins. Good luck, hero!</source>
        <extracomment>Lesson movie 6-the-dragons-board: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Mit deinen Figuren auf dem Plan führst du mit 288 zu 270. Von nun an spielt Ylva im Ernst, und du auch. Ist das letzte Feld belegt, gewinnt, wer mehr Punkte hat. Viel Glück!</translation>
    </message>
</context>
</TS>
