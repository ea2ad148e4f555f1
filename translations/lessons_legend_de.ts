<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>The road and your cards</source>
        <extracomment>Lesson legend 1-the-road: title; at most 30 letters</extracomment>
        <translation>Der Weg und deine Karten</translation>
    </message>
    <message>
        <source>You know what wins the game, can read your cards, and have run your first risk.</source>
        <extracomment>Lesson legend 1-the-road: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du weißt, womit man gewinnt, kannst deine Karten lesen und bist dein erstes Risiko eingegangen.</translation>
    </message>
    <message>
        <source>Have the most points when Beowulf dies</source>
        <extracomment>Lesson legend 1-the-road: step 1, one idea; at most 40 letters</extracomment>
        <translation>Die meisten Punkte, wenn Beowulf stirbt</translation>
    </message>
    <message>
        <source>I am Wealhtheow, queen of this hall, and I pour the mead. You ride with Beowulf all his life. When he dies, the player with the most points becomes king and wins.</source>
        <extracomment>Lesson legend 1-the-road: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Ich bin Wealhtheow, die Königin dieser Halle, und ich schenke den Met aus. Du begleitest Beowulf sein Leben lang. Wer bei seinem Tod die meisten Punkte hat, wird König und gewinnt.</translation>
    </message>
    <message>
        <source>One life, 36 steps</source>
        <extracomment>Lesson legend 1-the-road: step 2, one idea; at most 40 letters</extracomment>
        <translation>Ein Leben, 36 Episoden</translation>
    </message>
    <message>
        <source>Beowulf walks this road from the first step (1) to the last (2). At each step everyone gets to do something, and then he moves on. I won’t make you do all 36 tonight.</source>
        <extracomment>Lesson legend 1-the-road: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Beowulf geht diesen Weg von der ersten Episode (1) bis zur letzten (2). In jeder kommen alle an die Reihe, dann zieht er weiter. Heute Abend musst du nicht alle 36 schaffen.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <extracomment>Lesson legend 1-the-road: step 3, one idea; at most 40 letters</extracomment>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>You hold seven cards. Ship, horn, fox, fist, and axe stand for traveling, friendship, wit, courage, and fighting. Cards are not points: you spend them to get points.</source>
        <extracomment>Lesson legend 1-the-road: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Du hast sieben Karten. Schiff, Horn, Fuchs, Faust und Axt stehen für Reise, Freundschaft, List, Mut und Kampf. Karten sind keine Punkte: Du gibst sie aus, um Punkte zu bekommen.</translation>
    </message>
    <message>
        <source>Beowulf is wild</source>
        <extracomment>Lesson legend 1-the-road: step 4, one idea; at most 40 letters</extracomment>
        <translation>Beowulf ist dein Joker</translation>
    </message>
    <message>
        <source>The helmet (1) is Beowulf, who stands for any one of the five symbols. The small 2 on the axes (2) means just that: this card counts as two.</source>
        <extracomment>Lesson legend 1-the-road: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Der Helm (1) ist Beowulf; er steht für jedes der fünf Symbole. Die kleine 2 bei den Äxten (2) heißt genau das: Diese Karte zählt doppelt.</translation>
    </message>
    <message>
        <source>An offer at the king’s court</source>
        <extracomment>Lesson legend 1-the-road: step 5, one idea; at most 40 letters</extracomment>
        <translation>Ein Angebot am Hof des Königs</translation>
    </message>
    <message>
        <source>Give away two cards and get two new ones (1). Soon you will need horns (2), then fists and axes (3), but no ship from your hand for a long while. So give a ship.</source>
        <extracomment>Lesson legend 1-the-road: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Gib zwei Karten ab, und du bekommst zwei neue (1). Bald sind Hörner gefragt (2), dann Fäuste und Äxte (3), aber lange kein Schiff aus deiner Hand. Gib also ein Schiff ab.</translation>
    </message>
    <message>
        <source>The first chance to use a ship from your hand is step 11. That is far away.</source>
        <extracomment>Lesson legend 1-the-road: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Ein Schiff aus der Hand kannst du erst in Episode 11 brauchen. Bis dahin ist es weit.</translation>
    </message>
    <message>
        <source>Declining never costs anything. But new cards are free here, and two ships are of no use for ten steps.</source>
        <extracomment>Lesson legend 1-the-road: step 5, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Verzichten kostet nie etwas. Aber hier sind neue Karten umsonst, und zwei Schiffe nützen dir zehn Episoden lang nichts.</translation>
    </message>
    <message>
        <source>Not a bad thought: no step asks for the fox before step 8. But your ships have to wait even longer, until step 11.</source>
        <extracomment>Lesson legend 1-the-road: step 5, answer to &apos;pay wit1&apos;; at most 160 letters</extracomment>
        <translation>Nicht schlecht gedacht: Der Fuchs ist erst in Episode 8 gefragt. Aber deine Schiffe müssen noch länger warten, bis Episode 11.</translation>
    </message>
    <message>
        <source>Give away the hero? He fits everywhere. Keep him as long as you can.</source>
        <extracomment>Lesson legend 1-the-road: step 5, answer to &apos;pay beowulf&apos;; at most 160 letters</extracomment>
        <translation>Den Helden hergeben? Er passt überall. Behalte ihn, solange du kannst.</translation>
    </message>
    <message>
        <source>Not that one: the next steps ask for it. You will be glad to have it soon.</source>
        <extracomment>Lesson legend 1-the-road: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Diese nicht: Sie ist bald gefragt, und du wirst froh sein, sie zu haben.</translation>
    </message>
    <message>
        <source>Two cards or none</source>
        <extracomment>Lesson legend 1-the-road: step 6, one idea; at most 40 letters</extracomment>
        <translation>Zwei Karten oder keine</translation>
    </message>
    <message>
        <source>You have begun, so a second card must follow. The other ship, please.</source>
        <extracomment>Lesson legend 1-the-road: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Du hast angefangen, also muss eine zweite folgen. Das andere Schiff, bitte.</translation>
    </message>
    <message>
        <source>You drew a horn and a fist, and you will need both soon. A fine bargain for two idle ships.</source>
        <extracomment>Lesson legend 1-the-road: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Du hast ein Horn und eine Faust gezogen, und beide sind bald gefragt. Ein guter Tausch für zwei nutzlose Schiffe.</translation>
    </message>
    <message>
        <source>Possible, but step 8 asks for the fox, and only step 11 asks for the ship.</source>
        <extracomment>Lesson legend 1-the-road: step 6, answer to &apos;pay wit1&apos;; at most 160 letters</extracomment>
        <translation>Möglich, aber der Fuchs ist in Episode 8 gefragt und das Schiff erst in Episode 11.</translation>
    </message>
    <message>
        <source>Not the hero! He stands for whatever you need.</source>
        <extracomment>Lesson legend 1-the-road: step 6, answer to &apos;pay beowulf&apos;; at most 160 letters</extracomment>
        <translation>Nicht den Helden! Er steht für alles, was du brauchst.</translation>
    </message>
    <message>
        <source>Not that one: the next steps ask for it. Give the second ship.</source>
        <extracomment>Lesson legend 1-the-road: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Diese nicht: Sie ist bald gefragt. Gib das zweite Schiff ab.</translation>
    </message>
    <message>
        <source>Everyone gets the same offer</source>
        <extracomment>Lesson legend 1-the-road: step 7, one idea; at most 40 letters</extracomment>
        <translation>Alle bekommen dasselbe Angebot</translation>
    </message>
    <message>
        <source>Ylva (1) swaps two foxes. Wiglaf (2) declines, which he may. Then Beowulf sails for Denmark, and the sea asks its first question: do you dare?</source>
        <extracomment>Lesson legend 1-the-road: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva (1) tauscht zwei Füchse. Wiglaf (2) verzichtet; das darf er. Dann segelt Beowulf nach Dänemark, und das Meer stellt seine erste Frage: Traust du dich?</translation>
    </message>
    <message>
        <source>Points come from little things</source>
        <extracomment>Lesson legend 1-the-road: step 8, one idea; at most 40 letters</extracomment>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>Fame, treasure, and the round alliances are points. So is staying unhurt: having no wound is worth 5, which is why your panel already says 5.</source>
        <extracomment>Lesson legend 1-the-road: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Ruhm, Schätze und die runden Bündnisse sind Punkte. Auch eine heile Haut bringt welche: Wer keine Wunde hat, bekommt 5. Darum steht auf deiner Spielertafel schon jetzt 5.</translation>
    </message>
    <message>
        <source>A risk turns up two cards</source>
        <extracomment>Lesson legend 1-the-road: step 9, one idea; at most 40 letters</extracomment>
        <translation>Beim Risiko deckst du zwei Karten auf</translation>
    </message>
    <message>
        <source>Two cards come from the pile (1). Each one with a ship, a horn, or a helmet (2) is yours to keep. If neither matches, you take a scratch. Your own hand doesn’t matter here.</source>
        <extracomment>Lesson legend 1-the-road: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei Karten kommen vom Stapel (1). Jede mit Schiff, Horn oder Helm (2) gehört dir. Passt keine von beiden, bekommst du einen Kratzer. Deine eigene Hand spielt hier keine Rolle.</translation>
    </message>
    <message>
        <source>Do you dare?</source>
        <extracomment>Lesson legend 1-the-road: step 10, one idea; at most 40 letters</extracomment>
        <translation>Traust du dich?</translation>
    </message>
    <message>
        <source>The odds are printed beside the shield: about seven times in ten at least one card matches. One scratch is only a scratch. Run the risk!</source>
        <extracomment>Lesson legend 1-the-road: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Aussichten stehen neben dem Schild: In etwa sieben von zehn Fällen passt mindestens eine Karte. Und ein Kratzer ist nur ein Kratzer. Geh das Risiko ein!</translation>
    </message>
    <message>
        <source>A horn! It matches and is yours. The fox doesn’t match and goes to the discards. One match is enough to be safe.</source>
        <extracomment>Lesson legend 1-the-road: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Ein Horn! Es passt und gehört dir. Der Fuchs passt nicht und wird abgelegt. Eine passende Karte genügt, und dir geschieht nichts.</translation>
    </message>
    <message>
        <source>You may decline, and it costs nothing. But this is the cheapest way to a bigger hand, so let us try it.</source>
        <extracomment>Lesson legend 1-the-road: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Du darfst verzichten, und es kostet nichts. Aber billiger kommst du nicht zu mehr Karten; versuchen wir es also.</translation>
    </message>
    <message>
        <source>Sometimes the sea wins</source>
        <extracomment>Lesson legend 1-the-road: step 11, one idea; at most 40 letters</extracomment>
        <translation>Manchmal gewinnt das Meer</translation>
    </message>
    <message>
        <source>Ylva turned up an axe and a fox. Nothing matches, so she takes a scratch (1). The third scratch is a wound. She is still smiling, for now.</source>
        <extracomment>Lesson legend 1-the-road: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat eine Axt und einen Fuchs aufgedeckt. Nichts passt, also nimmt sie einen Kratzer (1). Der dritte Kratzer ist eine Wunde. Noch lächelt sie.</translation>
    </message>
    <message>
        <source>That was a minor episode</source>
        <extracomment>Lesson legend 1-the-road: step 12, one idea; at most 40 letters</extracomment>
        <translation>Das war eine Zwischenepisode</translation>
    </message>
    <message>
        <source>Offers like these are small, and you may always decline. Next door the fires are lit: in King Hrothgar’s Hall (1) you compete with the others for the first time.</source>
        <extracomment>Lesson legend 1-the-road: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Solche Angebote sind klein, und du darfst immer verzichten. Nebenan brennen schon die Feuer: In König Hrothgars Halle (1) trittst du zum ersten Mal gegen die anderen an.</translation>
    </message>
    <message>
        <source>In King Hrothgar’s Hall</source>
        <extracomment>Lesson legend 2-the-hall: title; at most 30 letters</extracomment>
        <translation>In König Hrothgars Halle</translation>
    </message>
    <message>
        <source>You can bid in secret for your place, and you know what the icons give.</source>
        <extracomment>Lesson legend 2-the-hall: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst geheim um deinen Platz bieten und weißt, was die Errungenschaften bringen.</translation>
    </message>
    <message>
        <source>A major episode</source>
        <extracomment>Lesson legend 2-the-hall: step 1, one idea; at most 40 letters</extracomment>
        <translation>Eine Hauptepisode</translation>
    </message>
    <message>
        <source>Welcome to my husband’s hall. This is a major episode: a great scene with icons around it. Each of you will take one icon, and the only question is who chooses first.</source>
        <extracomment>Lesson legend 2-the-hall: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Willkommen in der Halle meines Mannes. Dies ist eine Hauptepisode: ein großes Bild mit Errungenschaften ringsum. Jeder nimmt eine davon; die Frage ist nur, wer zuerst wählt.</translation>
    </message>
    <message>
        <source>What you can win</source>
        <extracomment>Lesson legend 2-the-hall: step 2, one idea; at most 40 letters</extracomment>
        <translation>Was es zu gewinnen gibt</translation>
    </message>
    <message>
        <source>Clockwise from the title: a special card (1), 1 treasure (2), and two alliances (3), the round tokens worth 1 to 3 points each.</source>
        <extracomment>Lesson legend 2-the-hall: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Vom Titel aus im Uhrzeigersinn: eine Sonderkarte (1), Schatz 1 (2) und zwei Bündnisse (3), die runden Plättchen mit je 1 bis 3 Punkten.</translation>
    </message>
    <message>
        <source>Three players, three icons</source>
        <extracomment>Lesson legend 2-the-hall: step 3, one idea; at most 40 letters</extracomment>
        <translation>Drei Spieler, drei Errungenschaften</translation>
    </message>
    <message>
        <source>The two icons with a lock (1) (2) are closed. Only as many are open as there are players, counted from the title. You’re not missing out: they are for bigger groups.</source>
        <extracomment>Lesson legend 2-the-hall: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Die beiden mit dem Schloss (1) (2) sind nicht verfügbar. Es gibt nur so viele, wie Spieler dabei sind, vom Titel an gezählt. Das ist keine Strafe: Sie warten auf eine größere Runde.</translation>
    </message>
    <message>
        <source>Only horns count here</source>
        <extracomment>Lesson legend 2-the-hall: step 4, one idea; at most 40 letters</extracomment>
        <translation>Hier zählen nur Hörner</translation>
    </message>
    <message>
        <source>The shield asks for friendship (1). Each horn you lay down counts one, and so does Beowulf (2). Whoever has the most chooses first. All of you choose at once, in secret.</source>
        <extracomment>Lesson legend 2-the-hall: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Der Schild verlangt Freundschaft (1). Jedes Horn, das du hinlegst, zählt eins, Beowulf (2) auch. Wer die meisten Symbole hat, wählt zuerst. Alle entscheiden gleichzeitig und geheim.</translation>
    </message>
    <message>
        <source>Lay down a horn</source>
        <extracomment>Lesson legend 2-the-hall: step 5, one idea; at most 40 letters</extracomment>
        <translation>Leg ein Horn hin</translation>
    </message>
    <message>
        <source>Two alliances bring four points on average; 1 treasure brings one. That is worth a bid. Lay down a horn (1); nobody sees it yet.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei Bündnisse bringen im Schnitt vier Punkte, Schatz 1 bringt einen. Das ist ein Gebot wert. Leg ein Horn hin (1); noch sieht es niemand.</translation>
    </message>
    <message>
        <source>One horn counts one. It lies in your row, and only you can see it.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Ein Horn zählt eins. Es liegt in deiner Reihe, und nur du siehst es.</translation>
    </message>
    <message>
        <source>With nothing at all you may well come last. Three more points are worth a horn or two.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Mit gar nichts wirst du leicht Letzter. Drei Punkte mehr sind ein oder zwei Hörner wert.</translation>
    </message>
    <message>
        <source>He would count one as well. But Grendel is coming, and there the hero will be missed. Horns first.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Auch er würde eins zählen. Aber Grendel kommt, und da wird dir der Held fehlen. Erst die Hörner.</translation>
    </message>
    <message>
        <source>You may lay it down, but it doesn’t count here: it would only come back to your hand. That is called a bluff.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Hinlegen darfst du sie, aber sie zählt hier nicht: Sie käme nur auf deine Hand zurück. Das nennt man einen Bluff.</translation>
    </message>
    <message>
        <source>And another one</source>
        <extracomment>Lesson legend 2-the-hall: step 6, one idea; at most 40 letters</extracomment>
        <translation>Und noch eines</translation>
    </message>
    <message>
        <source>How much is enough? The drinking horn in your panel (1) shows that you are the first player, who wins every tie. Two horns will do where others need three.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Wie viel genügt? Du bist Startspieler, das sagt das Trinkhorn auf deiner Tafel (1), und der Startspieler gewinnt jeden Gleichstand. Dir reichen zwei, wo andere drei brauchen.</translation>
    </message>
    <message>
        <source>Two. Whoever wants to pass you now needs three.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Zwei. Wer jetzt an dir vorbeiwill, braucht drei.</translation>
    </message>
    <message>
        <source>One horn is little: whoever shows two goes before you. Add one more.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Ein Horn ist wenig: Wer zwei zeigt, kommt vor dir. Leg noch eines dazu.</translation>
    </message>
    <message>
        <source>Two symbols either way. But horns are asked for now and then, and the hero is welcome everywhere.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>So oder so zwei Symbole. Aber Hörner sind nur hin und wieder gefragt, der Held ist überall willkommen.</translation>
    </message>
    <message>
        <source>That doesn’t count here and would come back to you. Another horn counts.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Das zählt hier nicht und käme zu dir zurück. Noch ein Horn, das zählt.</translation>
    </message>
    <message>
        <source>Stop when you have enough</source>
        <extracomment>Lesson legend 2-the-hall: step 7, one idea; at most 40 letters</extracomment>
        <translation>Hör auf, wenn es reicht</translation>
    </message>
    <message>
        <source>The third horn stays: the feast at step 8 asks for horns again. What you lay down is gone, whether you come first or last. Press Done.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Das dritte Horn bleibt: Beim Fest in Episode 8 sind wieder Hörner gefragt. Was du hinlegst, ist weg, ob du Erster wirst oder Letzter. Drück auf „Fertig“.</translation>
    </message>
    <message>
        <source>Two horns and the ties: a strong bid for a small price.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Zwei Hörner und jeder Gleichstand: ein starkes Gebot zum kleinen Preis.</translation>
    </message>
    <message>
        <source>Safer still, but the third horn will be wanted at the feast. Two and the tie are a good bid.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, answer to &apos;bid friendship1&apos;; at most 160 letters</extracomment>
        <translation>Noch sicherer, aber das dritte Horn brauchst du beim Fest. Zwei und der Gleichstand sind ein gutes Gebot.</translation>
    </message>
    <message>
        <source>Keep the hero. In two steps Grendel knocks, and he doesn’t knock politely.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Behalte den Helden. In zwei Episoden klopft Grendel an, und er klopft nicht höflich.</translation>
    </message>
    <message>
        <source>A bluff: it would come back to you. Against these two we need no tricks.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Ein Bluff: Die Karte käme zu dir zurück. Gegen diese beiden brauchen wir keine Tricks.</translation>
    </message>
    <message>
        <source>Everything is revealed</source>
        <extracomment>Lesson legend 2-the-hall: step 8, one idea; at most 40 letters</extracomment>
        <translation>Es wird aufgedeckt</translation>
    </message>
    <message>
        <source>Ylva (1) shows two horns on one card, as many as you, and you win the tie. Wiglaf (2) has one; his fox was a bluff and goes home. The other cards are discarded.</source>
        <extracomment>Lesson legend 2-the-hall: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva (1) zeigt zwei Hörner auf einer Karte, so viele wie du, und du gewinnst den Gleichstand. Wiglaf (2) hat eines; sein Fuchs war ein Bluff und darf heim. Alles andere wird abgelegt.</translation>
    </message>
    <message>
        <source>1st, 2nd, and 3rd place</source>
        <extracomment>Lesson legend 2-the-hall: step 9, one idea; at most 40 letters</extracomment>
        <translation>1., 2. und 3. Platz</translation>
    </message>
    <message>
        <source>These markers show your places. You are in 1st place (1) and take an icon first; 2nd and 3rd place follow. Everybody must take one.</source>
        <extracomment>Lesson legend 2-the-hall: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Diese Anzeiger sind eure Plätze. Du hast den 1. Platz (1) und nimmst zuerst eine Errungenschaft, dann folgen der 2. und der 3. Platz. Jeder muss eine nehmen.</translation>
    </message>
    <message>
        <source>Take the alliances</source>
        <extracomment>Lesson legend 2-the-hall: step 10, one idea; at most 40 letters</extracomment>
        <translation>Nimm die Bündnisse</translation>
    </message>
    <message>
        <source>Alliances (1) are drawn unseen, and each shows fame or treasure of 1, 2, or 3. Two of them make four points on average. Click the icon.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Bündnisse (1) zieht man verdeckt; jedes zeigt Ruhm oder Schatz mit 1, 2 oder 3. Zwei davon sind im Schnitt vier Punkte wert. Klick die Errungenschaft an.</translation>
    </message>
    <message>
        <source>2 fame and 3 treasure: five points! Only you can see what your alliances say.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Ruhm 2 und Schatz 3: fünf Punkte! Was deine Bündnisse zeigen, siehst nur du.</translation>
    </message>
    <message>
        <source>One sure point. But two alliances bring at least two, and four on average.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, answer to &apos;take treasure1&apos;; at most 160 letters</extracomment>
        <translation>Ein sicherer Punkt. Aber zwei Bündnisse bringen mindestens zwei und im Schnitt vier.</translation>
    </message>
    <message>
        <source>A good card that saves another one. But four points, before supper? Take the alliances.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, answer to &apos;take blessing&apos;; at most 160 letters</extracomment>
        <translation>Eine gute Karte, die eine andere rettet. Aber vier Punkte noch vor dem Essen? Nimm die Bündnisse.</translation>
    </message>
    <message>
        <source>Take the two alliances: they are worth the most.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nimm die zwei Bündnisse: Sie sind am meisten wert.</translation>
    </message>
    <message>
        <source>The last will be first</source>
        <extracomment>Lesson legend 2-the-hall: step 11, one idea; at most 40 letters</extracomment>
        <translation>Die Letzten werden die Ersten sein</translation>
    </message>
    <message>
        <source>Wiglaf (1) took what was left, and that makes him the first player: now he wins the ties. Even last place is good for something. Next, Grendel himself.</source>
        <extracomment>Lesson legend 2-the-hall: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf (1) nahm, was übrig war, und ist dafür nun Startspieler: Er gewinnt jeden Gleichstand. Letzter zu sein hat sein Gutes. Nun kommt Grendel selbst.</translation>
    </message>
    <message>
        <source>Grendel at the door</source>
        <extracomment>Lesson legend 3-grendel: title; at most 30 letters</extracomment>
        <translation>Grendel vor der Tür</translation>
    </message>
    <message>
        <source>You can fight in turn, and you know when to continue and when to leave.</source>
        <extracomment>Lesson legend 3-grendel: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst reihum kämpfen und weißt, wann man weitermacht und wann man geht.</translation>
    </message>
    <message>
        <source>Five gifts before the storm</source>
        <extracomment>Lesson legend 3-grendel: step 1, one idea; at most 40 letters</extracomment>
        <translation>Fünf Geschenke vor dem Sturm</translation>
    </message>
    <message>
        <source>Night falls. Each of you may take one gift: 2 treasure, an alliance, 2 fame, two cards, or a cure for scratches. Two players may even take the same.</source>
        <extracomment>Lesson legend 3-grendel: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Nacht bricht an. Jeder darf ein Geschenk nehmen: Schatz 2, ein Bündnis, Ruhm 2, zwei Karten oder eine Heilung für Kratzer. Zwei dürfen auch dasselbe nehmen.</translation>
    </message>
    <message>
        <source>A fight is coming</source>
        <extracomment>Lesson legend 3-grendel: step 2, one idea; at most 40 letters</extracomment>
        <translation>Ein Kampf steht bevor</translation>
    </message>
    <message>
        <source>Wiglaf took two cards. The next step (1) is Grendel’s Attack, and fists and axes count there. Cards (2) are the strongest gift before a fight.</source>
        <extracomment>Lesson legend 3-grendel: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf hat zwei Karten genommen. Als Nächstes (1) greift Grendel an, und da zählen Fäuste und Äxte. Vor einem Kampf sind Karten (2) das stärkste Geschenk.</translation>
    </message>
    <message>
        <source>An axe and a horn. The axe comes just in time.</source>
        <extracomment>Lesson legend 3-grendel: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Eine Axt und ein Horn. Die Axt kommt gerade recht.</translation>
    </message>
    <message>
        <source>Two sure points are honest pay. But in the fight ahead 5 points are at stake, and cards win it.</source>
        <extracomment>Lesson legend 3-grendel: step 2, answer to &apos;take fame2&apos;; at most 160 letters</extracomment>
        <translation>Zwei sichere Punkte sind ehrlicher Lohn. Aber gleich geht es um 5 Punkte, und die gewinnt man mit Karten.</translation>
    </message>
    <message>
        <source>Two points on average, like the others. Before a fight cards are worth more.</source>
        <extracomment>Lesson legend 3-grendel: step 2, answer to &apos;take alliance1&apos;; at most 160 letters</extracomment>
        <translation>Im Schnitt zwei Punkte, wie die anderen auch. Vor einem Kampf sind Karten mehr wert.</translation>
    </message>
    <message>
        <source>You may decline a gift, but why would you? Take the two cards.</source>
        <extracomment>Lesson legend 3-grendel: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Ein Geschenk ausschlagen darf man, aber warum? Nimm die zwei Karten.</translation>
    </message>
    <message>
        <source>What Grendel brings</source>
        <extracomment>Lesson legend 3-grendel: step 3, one idea; at most 40 letters</extracomment>
        <translation>Was Grendel mitbringt</translation>
    </message>
    <message>
        <source>Ylva healed her scratch. Now look at the icons: 5 fame (1), a wound (2) with two cards as a comfort, and a special card (3). There are three of you, so somebody will bleed.</source>
        <extracomment>Lesson legend 3-grendel: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat ihren Kratzer geheilt. Nun sieh dir die Errungenschaften an: Ruhm 5 (1), eine Wunde (2) mit zwei Karten als Trost und eine Sonderkarte (3). Ihr seid zu dritt, also wird jemand bluten.</translation>
    </message>
    <message>
        <source>This time, in turn</source>
        <extracomment>Lesson legend 3-grendel: step 4, one idea; at most 40 letters</extracomment>
        <translation>Diesmal reihum</translation>
    </message>
    <message>
        <source>Here you bid openly, one after another, with fists, axes, and helmets. Whoever holds out longest takes 1st place. Whoever drops out first comes 3rd and probably gets the wound.</source>
        <extracomment>Lesson legend 3-grendel: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Hier bietet ihr offen, einer nach dem anderen, mit Fäusten, Äxten und Helmen. Wer am längsten durchhält, hat den 1. Platz. Wer zuerst aussteigt, hat den 3. und wohl die Wunde.</translation>
    </message>
    <message>
        <source>Reach the total, then stop</source>
        <extracomment>Lesson legend 3-grendel: step 5, one idea; at most 40 letters</extracomment>
        <translation>Die Summe erreichen, dann ist Schluss</translation>
    </message>
    <message>
        <source>Wiglaf, the first player, opened with one card. Now you must reach his total of 1 or drop out. As soon as you reach it, your turn ends. Play a small card: a fist.</source>
        <extracomment>Lesson legend 3-grendel: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf ist Startspieler und begann mit einer Karte. Du musst seine Summe 1 erreichen oder aussteigen; hast du sie, ist dein Zug vorbei. Spiel etwas Kleines: eine Faust.</translation>
    </message>
    <message>
        <source>One against one: a tie is enough. A small card for a small total.</source>
        <extracomment>Lesson legend 3-grendel: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Eins gegen eins: Gleichauf genügt. Eine kleine Karte für eine kleine Summe.</translation>
    </message>
    <message>
        <source>It counts two where one is enough. Keep the double axe: right after the fight it can be sold for 3 points.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;play fighting2&apos;; at most 160 letters</extracomment>
        <translation>Sie zählt zwei, wo eins genügt. Heb die doppelte Axt auf: Gleich nach dem Kampf bekommst du 3 Punkte für sie.</translation>
    </message>
    <message>
        <source>That reaches it, too. But the next step pays for axes, so spend your fists first.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;play fighting1&apos;; at most 160 letters</extracomment>
        <translation>Das reicht auch. Aber gleich danach wird für Äxte bezahlt; gib also zuerst die Fäuste aus.</translation>
    </message>
    <message>
        <source>He would do, but for a total of 1 anyone will do. Save the hero for harder days.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Er könnte es, aber für eine Summe von 1 genügt jeder. Spar dir den Helden für schwerere Tage.</translation>
    </message>
    <message>
        <source>Bold! But if neither card matches, you are scratched and out at once. With such a hand there is no need.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Kühn! Aber passt keine Karte, hast du einen Kratzer und bist sofort draußen. Mit dieser Hand hast du das nicht nötig.</translation>
    </message>
    <message>
        <source>Then you come in third before the first blow, and the wound is yours. You have the cards: fight.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Dann bist du Dritter vor dem ersten Schlag, und die Wunde gehört dir. Du hast die Karten: Kämpfe.</translation>
    </message>
    <message>
        <source>Not that one. A fist is the cheapest way to reach 1.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Diese nicht. Mit einer Faust kommst du am billigsten auf 1.</translation>
    </message>
    <message>
        <source>Up and up</source>
        <extracomment>Lesson legend 3-grendel: step 6, one idea; at most 40 letters</extracomment>
        <translation>Höher und höher</translation>
    </message>
    <message>
        <source>Ylva tied you. Then Wiglaf had to add a card, since a tie is enough only once, and now he has 2. You need one more: another fist.</source>
        <extracomment>Lesson legend 3-grendel: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat gleichgezogen. Dann musste Wiglaf eine Karte drauflegen, denn Gleichziehen genügt nur einmal, und nun hat er 2. Dir fehlt eins: noch eine Faust.</translation>
    </message>
    <message>
        <source>Two. And your axes are still in your hand.</source>
        <extracomment>Lesson legend 3-grendel: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Zwei. Und deine Äxte hast du noch auf der Hand.</translation>
    </message>
    <message>
        <source>That makes 3 and puts pressure on the others. But the double axe earns 3 points at the next step.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;play fighting2&apos;; at most 160 letters</extracomment>
        <translation>Das macht 3 und setzt die anderen unter Druck. Aber die doppelte Axt bringt in der nächsten Episode 3 Punkte.</translation>
    </message>
    <message>
        <source>That works, too, but spend the fists first: axes are paid for at the next step.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;play fighting1&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, aber zuerst die Fäuste: Für Äxte wird in der nächsten Episode bezahlt.</translation>
    </message>
    <message>
        <source>Save him. A fist is enough here.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Spar ihn auf. Hier genügt eine Faust.</translation>
    </message>
    <message>
        <source>Two matching cards might come, or a scratch and the door. You hold better than that.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Vielleicht passen zwei Karten, vielleicht bekommst du einen Kratzer und bist draußen. Mit dieser Hand brauchst du das nicht.</translation>
    </message>
    <message>
        <source>The fist you played would be lost, and the wound is nearly yours. Hold on a little.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Die gespielte Faust wäre verloren und die Wunde so gut wie dein. Halt noch ein wenig durch.</translation>
    </message>
    <message>
        <source>Not that one: a fist is enough.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Diese nicht: Eine Faust genügt.</translation>
    </message>
    <message>
        <source>Somebody has had enough</source>
        <extracomment>Lesson legend 3-grendel: step 7, one idea; at most 40 letters</extracomment>
        <translation>Da hat jemand genug</translation>
    </message>
    <message>
        <source>Ylva jumps to 3 with a double axe. Wiglaf (1) drops out: his cards are gone, and he comes third. So the wound won’t be yours. Now it is you or Ylva (2).</source>
        <extracomment>Lesson legend 3-grendel: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva springt mit einer doppelten Axt auf 3. Wiglaf (1) steigt aus: Seine Karten sind weg, und er ist Dritter. Die Wunde trifft also nicht dich. Jetzt heißt es: du oder Ylva (2).</translation>
    </message>
    <message>
        <source>No half measures</source>
        <extracomment>Lesson legend 3-grendel: step 8, one idea; at most 40 letters</extracomment>
        <translation>Keine halben Sachen</translation>
    </message>
    <message>
        <source>If you leave now, you lose two fists and come second. One more axe, and Ylva must answer. In a fight you lose your cards whether you win or not: go all the way or leave early.</source>
        <extracomment>Lesson legend 3-grendel: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Steigst du aus, verlierst du zwei Fäuste und bist Zweiter. Eine Axt mehr, und Ylva muss antworten. Karten sind im Kampf so oder so verloren: also ganz oder gar nicht.</translation>
    </message>
    <message>
        <source>Three against three: a tie. But a tie is enough only once, so Ylva must add a card.</source>
        <extracomment>Lesson legend 3-grendel: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Drei gegen drei. Ylva ist gleichauf, aber Gleichziehen genügt kein zweites Mal.</translation>
    </message>
    <message>
        <source>Four would be strong. But the single axe is enough, and the double is worth 3 points next door.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to &apos;play fighting2&apos;; at most 160 letters</extracomment>
        <translation>Vier wäre stark. Aber die einfache Axt genügt, und die doppelte ist gleich nebenan 3 Punkte wert.</translation>
    </message>
    <message>
        <source>It would work. But you can do without the axe, and not without the hero.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Das ginge. Aber auf die Axt kannst du verzichten, auf den Helden nicht.</translation>
    </message>
    <message>
        <source>It may even work, but one bad draw costs you all. The axe is safe.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Vielleicht gelingt es sogar, aber ein schlechter Zug kostet dich alles. Die Axt ist sicher.</translation>
    </message>
    <message>
        <source>You would get the special card, not bad. But 5 fame is one axe away.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Du bekämst die Sonderkarte, nicht übel. Aber Ruhm 5 ist nur eine Axt entfernt.</translation>
    </message>
    <message>
        <source>Not that one: the axe is the card to play.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Diese nicht: Jetzt ist die Axt dran.</translation>
    </message>
    <message>
        <source>Ylva leaves</source>
        <extracomment>Lesson legend 3-grendel: step 9, one idea; at most 40 letters</extracomment>
        <translation>Ylva geht</translation>
    </message>
    <message>
        <source>You are the last one standing: 1st place! Ylva had King Hrothgar’s Blessing from the hall, and it saved her double axe. A special card does its trick once, then it is gone.</source>
        <extracomment>Lesson legend 3-grendel: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Du hast am längsten ausgehalten: 1. Platz! Ylva hatte König Hrothgars Segnung aus der Halle, und die rettet ihre doppelte Axt. Eine Sonderkarte wirkt einmal, dann ist sie weg.</translation>
    </message>
    <message>
        <source>Take the fame</source>
        <extracomment>Lesson legend 3-grendel: step 10, one idea; at most 40 letters</extracomment>
        <translation>Nimm den Ruhm</translation>
    </message>
    <message>
        <source>1st place chooses first. 5 fame (1) is five points, the best on this shield.</source>
        <extracomment>Lesson legend 3-grendel: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Der 1. Platz wählt zuerst. Ruhm 5 (1) sind fünf Punkte, das Beste an diesem Schild.</translation>
    </message>
    <message>
        <source>Five points for three small cards, and not a drop of blood.</source>
        <extracomment>Lesson legend 3-grendel: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Fünf Punkte für drei kleine Karten, und kein Tropfen Blut.</translation>
    </message>
    <message>
        <source>A helpful card for risks. But 5 points are 5 points.</source>
        <extracomment>Lesson legend 3-grendel: step 10, answer to &apos;take daring&apos;; at most 160 letters</extracomment>
        <translation>Eine nützliche Karte für Risiken. Aber 5 Punkte sind 5 Punkte.</translation>
    </message>
    <message>
        <source>You would be the first to fight for it! A wound costs you the 5 points for having none.</source>
        <extracomment>Lesson legend 3-grendel: step 10, answer to &apos;take wound&apos;; at most 160 letters</extracomment>
        <translation>Du wärst der Erste, der sich darum reißt! Eine Wunde kostet dich die 5 Punkte für die heile Haut.</translation>
    </message>
    <message>
        <source>Take the fame: nothing here is worth more.</source>
        <extracomment>Lesson legend 3-grendel: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nimm den Ruhm: Mehr ist hier nichts wert.</translation>
    </message>
    <message>
        <source>The wound finds an owner</source>
        <extracomment>Lesson legend 3-grendel: step 11, one idea; at most 40 letters</extracomment>
        <translation>Die Wunde findet ihren Herrn</translation>
    </message>
    <message>
        <source>Wiglaf takes the wound (1) and draws two cards, and the bonus of 5 is lost to him. But he is the first player again. Grendel is dead, and I think you have earned a reward.</source>
        <extracomment>Lesson legend 3-grendel: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf nimmt die Wunde (1) und zieht zwei Karten; seine 5 Punkte Bonus sind dahin. Dafür ist er wieder Startspieler. Grendel ist tot, und ich finde, du hast eine Belohnung verdient.</translation>
    </message>
    <message>
        <source>Rewards and rest</source>
        <extracomment>Lesson legend 4-rewards: title; at most 30 letters</extracomment>
        <translation>Belohnung und Rast</translation>
    </message>
    <message>
        <source>You can pay a price, pick cards for what is coming, and count your points.</source>
        <extracomment>Lesson legend 4-rewards: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst einen Preis bezahlen, Karten für das wählen, was kommt, und deine Punkte zählen.</translation>
    </message>
    <message>
        <source>The king pays for axes</source>
        <extracomment>Lesson legend 4-rewards: step 1, one idea; at most 40 letters</extracomment>
        <translation>Der König bezahlt für Äxte</translation>
    </message>
    <message>
        <source>My husband rewards the fighters: two axes buy 3 treasure (1). Wiglaf has done it. You saved your double axe (2) for this, so hand it over.</source>
        <extracomment>Lesson legend 4-rewards: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Mein Mann belohnt die Kämpfer: Für zwei Äxte gibt es Schatz 3 (1). Wiglaf hat ihn schon. Deine doppelte Axt (2) hast du dafür aufgehoben, also her damit.</translation>
    </message>
    <message>
        <source>One card for 3 points. That is the best bargain on the whole road.</source>
        <extracomment>Lesson legend 4-rewards: step 1, why it was good; at most 160 letters</extracomment>
        <translation>Eine Karte für 3 Punkte. Das ist das beste Geschäft auf dem ganzen Weg.</translation>
    </message>
    <message>
        <source>Declining costs nothing, but where else will you get 3 points for a single card?</source>
        <extracomment>Lesson legend 4-rewards: step 1, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Verzichten kostet nichts, aber wo sonst bekommst du 3 Punkte für eine einzige Karte?</translation>
    </message>
    <message>
        <source>The double axe pays the whole price by itself.</source>
        <extracomment>Lesson legend 4-rewards: step 1, answer to anything else; at most 160 letters</extracomment>
        <translation>Die doppelte Axt zahlt das ganz allein.</translation>
    </message>
    <message>
        <source>A day of rest</source>
        <extracomment>Lesson legend 4-rewards: step 2, one idea; at most 40 letters</extracomment>
        <translation>Ein Tag Rast</translation>
    </message>
    <message>
        <source>Ylva keeps her axes; she has plans. Now two cards for each player lie open. Wiglaf picks one first, then you, then Ylva, and then once more around.</source>
        <extracomment>Lesson legend 4-rewards: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva behält ihre Äxte; sie hat etwas vor. Nun liegen für jeden zwei Karten offen aus. Zuerst nimmt Wiglaf eine, dann du, dann Ylva, und dann das Ganze noch einmal.</translation>
    </message>
    <message>
        <source>Look ahead before you pick</source>
        <extracomment>Lesson legend 4-rewards: step 3, one idea; at most 40 letters</extracomment>
        <translation>Erst vorausschauen, dann nehmen</translation>
    </message>
    <message>
        <source>Step 8 asks for horns and foxes (1). Step 9 asks for fists and nothing else (2), and you don’t have a single fist left. Yet 3 treasure is waiting there.</source>
        <extracomment>Lesson legend 4-rewards: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Episode 8 verlangt Hörner und Füchse (1), Episode 9 nichts als Fäuste (2), und du hast keine einzige Faust mehr. Dabei wartet dort Schatz 3.</translation>
    </message>
    <message>
        <source>Your first pick</source>
        <extracomment>Lesson legend 4-rewards: step 4, one idea; at most 40 letters</extracomment>
        <translation>Deine erste Karte</translation>
    </message>
    <message>
        <source>Wiglaf took the helmet; who can blame him? The best card that is left for step 9 lies right in front of you.</source>
        <extracomment>Lesson legend 4-rewards: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf hat den Helm genommen; wer will es ihm verdenken? Die beste Karte für Episode 9, die noch da ist, liegt genau vor dir.</translation>
    </message>
    <message>
        <source>Two fists on one card, two steps before only fists count.</source>
        <extracomment>Lesson legend 4-rewards: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Zwei Fäuste auf einer Karte, zwei Episoden, bevor nur noch Fäuste zählen.</translation>
    </message>
    <message>
        <source>The right symbol! But its bigger brother lies beside it and costs the same.</source>
        <extracomment>Lesson legend 4-rewards: step 4, answer to &apos;pick courage1&apos;; at most 160 letters</extracomment>
        <translation>Das richtige Symbol! Aber der große Bruder liegt daneben und kostet dasselbe.</translation>
    </message>
    <message>
        <source>Foxes count at steps 8 and 11. But two of them lie here, and one will still be there later. Fists first.</source>
        <extracomment>Lesson legend 4-rewards: step 4, answer to &apos;pick wit1&apos;; at most 160 letters</extracomment>
        <translation>Füchse zählen in den Episoden 8 und 11. Aber hier liegen zwei, und einer bleibt dir wohl. Zuerst die Fäuste.</translation>
    </message>
    <message>
        <source>Leave free cards on the table? In this hall that counts as an insult.</source>
        <extracomment>Lesson legend 4-rewards: step 4, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Geschenkte Karten liegen lassen? In dieser Halle gilt das als Beleidigung.</translation>
    </message>
    <message>
        <source>No step asks for ships until step 11. Look at step 9: fists!</source>
        <extracomment>Lesson legend 4-rewards: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Schiffe sind erst in Episode 11 gefragt. Denk an Episode 9: Fäuste!</translation>
    </message>
    <message>
        <source>And the second</source>
        <extracomment>Lesson legend 4-rewards: step 5, one idea; at most 40 letters</extracomment>
        <translation>Und die zweite</translation>
    </message>
    <message>
        <source>Ylva has seen the fists as well. A fox (1) and a ship (2) are left. Foxes count at the feast of step 8 and at the hunt of step 11, ships only at the hunt.</source>
        <extracomment>Lesson legend 4-rewards: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Auch Ylva hat die Fäuste gesehen. Ein Fuchs (1) und ein Schiff (2) sind übrig. Füchse zählen beim Fest in Episode 8 und bei der Jagd in Episode 11, Schiffe nur bei der Jagd.</translation>
    </message>
    <message>
        <source>A card that fits two of the next majors is better than a card that fits one.</source>
        <extracomment>Lesson legend 4-rewards: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Eine Karte, die zu zwei der nächsten Hauptepisoden passt, ist besser als eine, die zu einer passt.</translation>
    </message>
    <message>
        <source>The ship will count at the hunt. The fox counts there, too, and at the feast besides.</source>
        <extracomment>Lesson legend 4-rewards: step 5, answer to &apos;pick travelling1&apos;; at most 160 letters</extracomment>
        <translation>Das Schiff zählt bei der Jagd. Der Fuchs zählt dort auch, und beim Fest noch dazu.</translation>
    </message>
    <message>
        <source>It is free! Take one; the fox fits twice.</source>
        <extracomment>Lesson legend 4-rewards: step 5, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Sie ist geschenkt! Nimm eine; der Fuchs passt zweimal.</translation>
    </message>
    <message>
        <source>Take the fox: it fits twice.</source>
        <extracomment>Lesson legend 4-rewards: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Nimm den Fuchs: Er passt zweimal.</translation>
    </message>
    <message>
        <source>What does the last place cost?</source>
        <extracomment>Lesson legend 4-rewards: step 6, one idea; at most 40 letters</extracomment>
        <translation>Was kostet der letzte Platz?</translation>
    </message>
    <message>
        <source>The feast! Wiglaf has chosen already. Look for the worst open icon before you bid: a special card (1), 1 treasure (2), an alliance (3). Nothing here hurts, so spend little.</source>
        <extracomment>Lesson legend 4-rewards: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Das Fest! Wiglaf hat schon gewählt. Such vor dem Bieten die schlechteste Errungenschaft: Sonderkarte (1), Schatz 1 (2), ein Bündnis (3). Nichts davon tut weh, also gib wenig aus.</translation>
    </message>
    <message>
        <source>Spend what nobody will ask for</source>
        <extracomment>Lesson legend 4-rewards: step 7, one idea; at most 40 letters</extracomment>
        <translation>Gib aus, was keiner mehr verlangt</translation>
    </message>
    <message>
        <source>After tonight no major asks for horns until step 23. You will need foxes at the hunt. So lay down horns, not foxes.</source>
        <extracomment>Lesson legend 4-rewards: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Nach heute Abend verlangt bis Episode 23 keine Hauptepisode mehr Hörner. Füchse brauchst du bei der Jagd. Leg also Hörner hin und keine Füchse.</translation>
    </message>
    <message>
        <source>One horn. It would have gathered dust for fifteen steps.</source>
        <extracomment>Lesson legend 4-rewards: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Ein Horn. Es hätte fünfzehn Episoden lang Staub angesetzt.</translation>
    </message>
    <message>
        <source>It counts here, but the hunt at step 11 wants it, too. Horns are about to become useless.</source>
        <extracomment>Lesson legend 4-rewards: step 7, answer to &apos;bid wit1&apos;; at most 160 letters</extracomment>
        <translation>Er zählt hier, aber die Jagd in Episode 11 will ihn auch. Hörner sind bald nutzlos.</translation>
    </message>
    <message>
        <source>He counts, but you can use him anywhere. Horns are for tonight.</source>
        <extracomment>Lesson legend 4-rewards: step 7, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Er zählt, aber du kannst ihn überall gebrauchen. Heute Abend sind die Hörner dran.</translation>
    </message>
    <message>
        <source>Nothing is bad here, true. But your horns will have nothing to do for fifteen steps, so use them now.</source>
        <extracomment>Lesson legend 4-rewards: step 7, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Hier ist nichts schlecht, das stimmt. Aber deine Hörner haben fünfzehn Episoden lang nichts zu tun; nutze sie jetzt.</translation>
    </message>
    <message>
        <source>That doesn’t count here and would only come back.</source>
        <extracomment>Lesson legend 4-rewards: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Das zählt hier nicht und käme nur zurück.</translation>
    </message>
    <message>
        <source>The other horn as well</source>
        <extracomment>Lesson legend 4-rewards: step 8, one idea; at most 40 letters</extracomment>
        <translation>Das andere Horn auch</translation>
    </message>
    <message>
        <source>Why keep it? Lay it down, too.</source>
        <extracomment>Lesson legend 4-rewards: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Wozu es behalten? Leg es dazu.</translation>
    </message>
    <message>
        <source>Two symbols for two cards you won’t miss.</source>
        <extracomment>Lesson legend 4-rewards: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Zwei Symbole für zwei Karten, die dir nicht fehlen werden.</translation>
    </message>
    <message>
        <source>One horn may be enough for 2nd place. But what will you do with the other until step 23?</source>
        <extracomment>Lesson legend 4-rewards: step 8, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Ein Horn genügt vielleicht für den 2. Platz. Aber was machst du bis Episode 23 mit dem anderen?</translation>
    </message>
    <message>
        <source>Keep the fox for the hunt. The horn is free to go.</source>
        <extracomment>Lesson legend 4-rewards: step 8, answer to &apos;bid wit1&apos;; at most 160 letters</extracomment>
        <translation>Behalte den Fuchs für die Jagd. Das Horn darf gehen.</translation>
    </message>
    <message>
        <source>Keep him. The horn is free to go.</source>
        <extracomment>Lesson legend 4-rewards: step 8, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Behalte ihn. Das Horn darf gehen.</translation>
    </message>
    <message>
        <source>Enough</source>
        <extracomment>Lesson legend 4-rewards: step 9, one idea; at most 40 letters</extracomment>
        <translation>Genug</translation>
    </message>
    <message>
        <source>Two are enough for a feast without bad icons. Press Done.</source>
        <extracomment>Lesson legend 4-rewards: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei sind genug für ein Fest, bei dem nichts wehtut. Drück auf „Fertig“.</translation>
    </message>
    <message>
        <source>Foxes, fists, and the hero stay with you.</source>
        <extracomment>Lesson legend 4-rewards: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Füchse, Fäuste und der Held bleiben bei dir.</translation>
    </message>
    <message>
        <source>A third symbol might win the special card. But the fox is worth more at the hunt.</source>
        <extracomment>Lesson legend 4-rewards: step 9, answer to &apos;bid wit1&apos;; at most 160 letters</extracomment>
        <translation>Ein drittes Symbol brächte vielleicht die Sonderkarte. Aber bei der Jagd ist der Fuchs mehr wert.</translation>
    </message>
    <message>
        <source>He might win you the special card. He will win you more elsewhere.</source>
        <extracomment>Lesson legend 4-rewards: step 9, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Er brächte dir vielleicht die Sonderkarte. Anderswo bringt er dir mehr.</translation>
    </message>
    <message>
        <source>Beaten by a tie</source>
        <extracomment>Lesson legend 4-rewards: step 10, one idea; at most 40 letters</extracomment>
        <translation>Am Gleichstand gescheitert</translation>
    </message>
    <message>
        <source>Two for Wiglaf, two for you, none for Ylva. Wiglaf (1) is the first player now and wins the tie. He took the card that bears my name. You are next: an alliance (2) or 1 treasure (3)?</source>
        <extracomment>Lesson legend 4-rewards: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei für Wiglaf, zwei für dich, keins für Ylva. Wiglaf (1) ist jetzt Startspieler und gewinnt den Gleichstand; er nahm die Karte mit meinem Namen. Und du: Bündnis (2) oder Schatz 1 (3)?</translation>
    </message>
    <message>
        <source>3 fame, the best alliance there is!</source>
        <extracomment>Lesson legend 4-rewards: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Ruhm 3, das beste Bündnis, das es gibt!</translation>
    </message>
    <message>
        <source>One point. An alliance brings at least one, and two on average.</source>
        <extracomment>Lesson legend 4-rewards: step 10, answer to &apos;take treasure1&apos;; at most 160 letters</extracomment>
        <translation>Ein Punkt. Ein Bündnis bringt mindestens einen und im Schnitt zwei.</translation>
    </message>
    <message>
        <source>Take the alliance: it is worth more.</source>
        <extracomment>Lesson legend 4-rewards: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nimm das Bündnis: Es ist mehr wert.</translation>
    </message>
    <message>
        <source>Count your points</source>
        <extracomment>Lesson legend 4-rewards: step 11, one idea; at most 40 letters</extracomment>
        <translation>Zähl deine Punkte</translation>
    </message>
    <message>
        <source>5 fame, three alliances worth 2, 3, and 3, 3 treasure, and 5 for having no wound: 21 points, as your panel says (1). Now let us talk about those wounds.</source>
        <extracomment>Lesson legend 4-rewards: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Ruhm 5, drei Bündnisse mit 2, 3 und 3, Schatz 3 und 5 für die heile Haut: 21 Punkte. So steht es auf deiner Tafel (1). Und nun reden wir über diese Haut.</translation>
    </message>
    <message>
        <source>Scratches and wounds</source>
        <extracomment>Lesson legend 5-wounds: title; at most 30 letters</extracomment>
        <translation>Kratzer und Wunden</translation>
    </message>
    <message>
        <source>You know what blood costs and when to leave a fight.</source>
        <extracomment>Lesson legend 5-wounds: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du weißt, was Blut kostet und wann man einen Kampf verlässt.</translation>
    </message>
    <message>
        <source>A few steps later</source>
        <extracomment>Lesson legend 5-wounds: step 1, one idea; at most 40 letters</extracomment>
        <translation>Ein paar Episoden später</translation>
    </message>
    <message>
        <source>Grendel’s mother, the Sea Hag, has paid us a visit, and now Beowulf dives after her. You won Hrunting (1), a sword with three axes on one card. But look at your panel (2): two scratches.</source>
        <extracomment>Lesson legend 5-wounds: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Grendels Mutter, die Seehexe, war hier, und nun taucht Beowulf ihr nach. Du hast Hrunting (1) gewonnen, ein Schwert mit drei Äxten auf einer Karte. Aber sieh auf deine Tafel (2): zwei Kratzer.</translation>
    </message>
    <message>
        <source>Scratches are free, up to a point</source>
        <extracomment>Lesson legend 5-wounds: step 2, one idea; at most 40 letters</extracomment>
        <translation>Kratzer kosten nichts, bis zum dritten</translation>
    </message>
    <message>
        <source>A scratch by itself costs nothing. But three scratches turn into a wound at once, and unlike the wound on an icon, it brings you no cards.</source>
        <extracomment>Lesson legend 5-wounds: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein Kratzer allein kostet nichts. Aber drei Kratzer werden sofort zu einer Wunde, und dafür bekommst du keine Karten, anders als bei der Wunde einer Errungenschaft.</translation>
    </message>
    <message>
        <source>What wounds cost</source>
        <extracomment>Lesson legend 5-wounds: step 3, one idea; at most 40 letters</extracomment>
        <translation>Was Wunden kosten</translation>
    </message>
    <message>
        <source>No wounds at all: 5 points. One or two: nothing. Three or more: minus 5 for each of them, so minus 15 for three. Ylva (1) and Wiglaf (2) have one each.</source>
        <extracomment>Lesson legend 5-wounds: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Gar keine Wunde: 5 Punkte. Eine oder zwei: nichts. Drei oder mehr: minus 5 für jede, bei dreien also minus 15. Ylva (1) und Wiglaf (2) haben je eine.</translation>
    </message>
    <message>
        <source>Do you dare, or not?</source>
        <extracomment>Lesson legend 5-wounds: step 4, one idea; at most 40 letters</extracomment>
        <translation>Traust du dich, oder nicht?</translation>
    </message>
    <message>
        <source>Ylva won a fist, Wiglaf took a scratch. The odds are fair, but one miss would be your third scratch: a wound, and the 5 points gone. Decline.</source>
        <extracomment>Lesson legend 5-wounds: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat eine Faust gewonnen, Wiglaf einen Kratzer. Die Aussichten sind gut, aber ein Fehlschlag wäre dein dritter Kratzer: eine Wunde, und die 5 Punkte wären weg. Verzichte.</translation>
    </message>
    <message>
        <source>With two scratches, stop. A card or two is not worth 5 points.</source>
        <extracomment>Lesson legend 5-wounds: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Mit zwei Kratzern hört man auf. Ein, zwei Karten sind keine 5 Punkte wert.</translation>
    </message>
    <message>
        <source>If it goes right, you gain a card or two. If it goes wrong, the third scratch costs you 5 points.</source>
        <extracomment>Lesson legend 5-wounds: step 4, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Geht es gut, gewinnst du ein, zwei Karten. Geht es schief, kostet dich der dritte Kratzer 5 Punkte.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <extracomment>Lesson legend 5-wounds: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Jetzt nicht.</translation>
    </message>
    <message>
        <source>The battle under the water</source>
        <extracomment>Lesson legend 5-wounds: step 5, one idea; at most 40 letters</extracomment>
        <translation>Der Kampf unter Wasser</translation>
    </message>
    <message>
        <source>6 fame (1), a wound with two cards (2), and the Giants’ Sword (3) with four axes. Third place will have to take the wound. You want to be anything but last.</source>
        <extracomment>Lesson legend 5-wounds: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Ruhm 6 (1), eine Wunde mit zwei Karten (2) und das Riesenschwert (3) mit vier Äxten. Der Dritte wird die Wunde nehmen müssen. Alles, nur nicht Letzter werden!</translation>
    </message>
    <message>
        <source>Small cards first</source>
        <extracomment>Lesson legend 5-wounds: step 6, one idea; at most 40 letters</extracomment>
        <translation>Kleine Karten zuerst</translation>
    </message>
    <message>
        <source>The others are at 1. Hrunting would overdo it: you must stop as soon as you reach the total, so begin small and keep your big cards. The fist will do.</source>
        <extracomment>Lesson legend 5-wounds: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Die anderen haben 1. Hrunting wäre zu viel des Guten: Du musst aufhören, sobald du die Summe erreichst. Fang also klein an und behalte die Großen. Die Faust genügt.</translation>
    </message>
    <message>
        <source>Tied at 1, and the sword is still in its sheath.</source>
        <extracomment>Lesson legend 5-wounds: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Gleichauf mit 1, und das Schwert steckt noch in der Scheide.</translation>
    </message>
    <message>
        <source>A thunderclap! But special cards leave the game when they are used, and 1 is all you need.</source>
        <extracomment>Lesson legend 5-wounds: step 6, answer to &apos;play hrunting&apos;; at most 160 letters</extracomment>
        <translation>Ein Donnerschlag! Aber genutzte Sonderkarten kommen aus dem Spiel, und du brauchst nur 1.</translation>
    </message>
    <message>
        <source>He would do, but so does the fist.</source>
        <extracomment>Lesson legend 5-wounds: step 6, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Er könnte es, aber die Faust kann es auch.</translation>
    </message>
    <message>
        <source>Two scratches, remember? A miss would be a wound, and you would be out as well.</source>
        <extracomment>Lesson legend 5-wounds: step 6, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Zwei Kratzer, denk daran! Ein Fehlschlag wäre eine Wunde, und draußen wärst du auch.</translation>
    </message>
    <message>
        <source>First out comes third, and third place takes the wound. Anything but that!</source>
        <extracomment>Lesson legend 5-wounds: step 6, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Wer zuerst geht, ist Dritter, und der Dritte nimmt die Wunde. Alles, nur das nicht!</translation>
    </message>
    <message>
        <source>A risk in the middle of a fight</source>
        <extracomment>Lesson legend 5-wounds: step 7, one idea; at most 40 letters</extracomment>
        <translation>Ein Risiko mitten im Kampf</translation>
    </message>
    <message>
        <source>Before playing a card you may run a risk, once a turn. What matches is played at once; if nothing does, it is a scratch and out. Wiglaf found a helmet and has 2 of 3.</source>
        <extracomment>Lesson legend 5-wounds: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Vor der ersten Karte darfst du ein Risiko eingehen, eines je Zug. Was passt, wird gleich gespielt; passt nichts, gibt es einen Kratzer und du bist draußen. Wiglaf fand einen Helm: 2 von 3.</translation>
    </message>
    <message>
        <source>The wound is gone</source>
        <extracomment>Lesson legend 5-wounds: step 8, one idea; at most 40 letters</extracomment>
        <translation>Die Wunde ist weg</translation>
    </message>
    <message>
        <source>Wiglaf has no card to reach 3, so he is out, and the wound is his. You can only come first or second now. 6 fame (1) or the Giants’ Sword (2)?</source>
        <extracomment>Lesson legend 5-wounds: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf hat keine Karte, um auf 3 zu kommen; er ist draußen, und die Wunde ist seine. Du wirst nun Erster oder Zweiter. Ruhm 6 (1) oder das Riesenschwert (2)?</translation>
    </message>
    <message>
        <source>Leave while it is cheap</source>
        <extracomment>Lesson legend 5-wounds: step 9, one idea; at most 40 letters</extracomment>
        <translation>Geh, solange es billig ist</translation>
    </message>
    <message>
        <source>So far you have spent one fist. Ylva has 3 and a full hand; to beat her you must burn Hrunting, and it may not be enough. Drop out and take the other sword.</source>
        <extracomment>Lesson legend 5-wounds: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Bisher hat es dich eine Faust gekostet. Ylva hat 3 und eine volle Hand; um sie zu schlagen, müsstest du Hrunting opfern, und vielleicht umsonst. Steig aus und nimm das andere Schwert.</translation>
    </message>
    <message>
        <source>One fist for a sword with four axes, and Hrunting is still yours. That was cheap.</source>
        <extracomment>Lesson legend 5-wounds: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Eine Faust für ein Schwert mit vier Äxten, und Hrunting hast du auch noch. Das war billig.</translation>
    </message>
    <message>
        <source>That makes 4, and it may win 6 fame. But Ylva holds plenty of cards, and if she answers you lose Hrunting for nothing.</source>
        <extracomment>Lesson legend 5-wounds: step 9, answer to &apos;play hrunting&apos;; at most 160 letters</extracomment>
        <translation>Das macht 4 und bringt vielleicht Ruhm 6. Aber Ylva hat viele Karten; wenn sie antwortet, ist Hrunting umsonst verloren.</translation>
    </message>
    <message>
        <source>That makes 2, one short of 3. You would have to add Hrunting, too: two fine cards, and Ylva can still answer.</source>
        <extracomment>Lesson legend 5-wounds: step 9, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Das macht 2 statt 3. Du müsstest Hrunting dazulegen: zwei gute Karten, und Ylva kann immer noch antworten.</translation>
    </message>
    <message>
        <source>A miss is your third scratch. The wound you just escaped would find you after all.</source>
        <extracomment>Lesson legend 5-wounds: step 9, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Ein Fehlschlag ist dein dritter Kratzer. Die Wunde, der du eben entgangen bist, hätte dich dann doch.</translation>
    </message>
    <message>
        <source>Not now: leave while it is cheap.</source>
        <extracomment>Lesson legend 5-wounds: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Jetzt nicht: Geh, solange es billig ist.</translation>
    </message>
    <message>
        <source>Second place takes an icon</source>
        <extracomment>Lesson legend 5-wounds: step 10, one idea; at most 40 letters</extracomment>
        <translation>Der Zweite nimmt eine Errungenschaft</translation>
    </message>
    <message>
        <source>Ylva is the last one standing and takes the fame. The sword (1) and the wound (2) are left. I trust you to choose.</source>
        <extracomment>Lesson legend 5-wounds: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat am längsten ausgehalten und nimmt den Ruhm. Übrig sind das Schwert (1) und die Wunde (2). Ich verlasse mich auf dich.</translation>
    </message>
    <message>
        <source>Two swords, seven axes. The dragon should start to worry.</source>
        <extracomment>Lesson legend 5-wounds: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Zwei Schwerter, sieben Äxte. Allmählich sollte sich der Drache Sorgen machen.</translation>
    </message>
    <message>
        <source>Two cards and a hole in your skin? It costs you the 5 points for no wounds. Leave it to Wiglaf.</source>
        <extracomment>Lesson legend 5-wounds: step 10, answer to &apos;take wound&apos;; at most 160 letters</extracomment>
        <translation>Zwei Karten und ein Loch in der Haut? Das kostet dich die 5 Punkte für die heile Haut. Überlass das Wiglaf.</translation>
    </message>
    <message>
        <source>Take the sword.</source>
        <extracomment>Lesson legend 5-wounds: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nimm das Schwert.</translation>
    </message>
    <message>
        <source>The second wound is free</source>
        <extracomment>Lesson legend 5-wounds: step 11, one idea; at most 40 letters</extracomment>
        <translation>Die zweite Wunde ist umsonst</translation>
    </message>
    <message>
        <source>For Wiglaf (1) it is the second wound, and it costs him nothing more: his bonus was gone already, and he drew two cards. But the next one would cost him 15 points at once.</source>
        <extracomment>Lesson legend 5-wounds: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Für Wiglaf (1) ist es die zweite Wunde, und sie kostet ihn nichts mehr: Sein Bonus war schon weg, und er zog zwei Karten. Aber die nächste würde ihn auf einen Schlag 15 Punkte kosten.</translation>
    </message>
    <message>
        <source>How to heal</source>
        <extracomment>Lesson legend 5-wounds: step 12, one idea; at most 40 letters</extracomment>
        <translation>Wie man heilt</translation>
    </message>
    <message>
        <source>Scratches go away at Selections and at Break Ranks? (1). Wounds heal in two places only: there, and on Beowulf’s last day (2). Better not to need it.</source>
        <extracomment>Lesson legend 5-wounds: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Kratzer heilen bei jeder Auswahl und bei „Die Flucht ergreifen?“ (1). Wunden heilen nur an zwei Stellen: dort und an Beowulfs letztem Tag (2). Besser, man braucht es nicht.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <extracomment>Lesson legend 6-special-cards: title; at most 30 letters</extracomment>
        <translation>Sonderkarten</translation>
    </message>
    <message>
        <source>You can play text cards at the right moment.</source>
        <extracomment>Lesson legend 6-special-cards: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst Textkarten im richtigen Augenblick spielen.</translation>
    </message>
    <message>
        <source>A generous queen</source>
        <extracomment>Lesson legend 6-special-cards: step 1, one idea; at most 40 letters</extracomment>
        <translation>Eine großzügige Königin</translation>
    </message>
    <message>
        <source>Let us begin again further down the road. I have filled your hand with special cards. You win them as icons, each exists only once, and everybody can see who has which.</source>
        <extracomment>Lesson legend 6-special-cards: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Fangen wir weiter vorn auf dem Weg noch einmal an. Ich habe dir Sonderkarten auf die Hand gegeben. Man gewinnt sie als Errungenschaft; jede gibt es nur einmal, und alle sehen, wer sie hat.</translation>
    </message>
    <message>
        <source>Two kinds</source>
        <extracomment>Lesson legend 6-special-cards: step 2, one idea; at most 40 letters</extracomment>
        <translation>Zwei Sorten</translation>
    </message>
    <message>
        <source>Some show symbols and are played like other cards, only bigger: Hrunting (1) has three axes. The others (2) (3) (4) have text instead, and each has its own moment.</source>
        <extracomment>Lesson legend 6-special-cards: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Manche zeigen Symbole und werden wie andere Karten gespielt, nur sind sie größer: Hrunting (1) hat drei Äxte. Die anderen (2) (3) (4) haben einen Text und jede ihren Augenblick.</translation>
    </message>
    <message>
        <source>Daring: five cards, not two</source>
        <extracomment>Lesson legend 6-special-cards: step 3, one idea; at most 40 letters</extracomment>
        <translation>Wagemut: fünf Karten statt zwei</translation>
    </message>
    <message>
        <source>A risk for ships and axes, and you hold Beowulf’s Daring (1). It turns up five cards instead of two. Say so before the first card is turned: click the card or its button.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein Risiko für Schiffe und Äxte, und du hast Beowulfs Wagemut (1). Damit deckst du fünf Karten auf statt zwei. Sag es vorher: Klick die Karte an oder ihre Schaltfläche.</translation>
    </message>
    <message>
        <source>A ship, an axe, and a helmet: three cards for one. Daring is used up now and leaves the game.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Ein Schiff, eine Axt und ein Helm: drei Karten für eine. Wagemut ist nun verbraucht und aus dem Spiel.</translation>
    </message>
    <message>
        <source>Two cards would do, but Daring turns five, and the next step asks for the very same symbols.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Zwei Karten täten es auch, aber Wagemut deckt fünf auf, und die nächste Episode verlangt genau dieselben Symbole.</translation>
    </message>
    <message>
        <source>With five cards nearly nothing can go wrong. This is what the card is for.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Mit fünf Karten kann fast nichts schiefgehen. Genau dafür ist die Karte da.</translation>
    </message>
    <message>
        <source>Use Daring here.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Nutze hier Wagemut.</translation>
    </message>
    <message>
        <source>The raid on Friesland</source>
        <extracomment>Lesson legend 6-special-cards: step 4, one idea; at most 40 letters</extracomment>
        <translation>Die Plünderfahrt nach Friesland</translation>
    </message>
    <message>
        <source>Now ships and axes count, in turn. 4 treasure (1), 3 fame (3), and a scratch (2) for whoever leaves first. You are the first player and open with exactly one card.</source>
        <extracomment>Lesson legend 6-special-cards: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Jetzt zählen Schiffe und Äxte, reihum. Schatz 4 (1), Ruhm 3 (3) und ein Kratzer (2) für den, der zuerst geht. Du bist Startspieler und beginnst mit genau einer Karte.</translation>
    </message>
    <message>
        <source>One card, three axes</source>
        <extracomment>Lesson legend 6-special-cards: step 5, one idea; at most 40 letters</extracomment>
        <translation>Eine Karte, drei Äxte</translation>
    </message>
    <message>
        <source>One card, but nobody says how big. Hrunting (1) counts three at a blow, and each of the others must find three symbols or go.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Nur eine Karte, aber wie groß sie ist, schreibt niemand vor. Hrunting (1) zählt drei auf einen Schlag, und jeder andere muss drei Symbole finden oder gehen.</translation>
    </message>
    <message>
        <source>Three on the table. The silence across from you is the sound of counting.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Drei auf dem Tisch. Die Stille gegenüber ist das Geräusch des Rechnens.</translation>
    </message>
    <message>
        <source>A careful opening with 1. But then everybody else can join in for a single card.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to &apos;play travelling1&apos;; at most 160 letters</extracomment>
        <translation>Ein vorsichtiger Beginn mit 1. Aber dann kann jeder für eine einzige Karte mitmachen.</translation>
    </message>
    <message>
        <source>He counts one here. Hrunting counts three, and you will see why it is not lost.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Er zählt hier eins. Hrunting zählt drei, und gleich siehst du, warum es nicht verloren ist.</translation>
    </message>
    <message>
        <source>You could, but you have something better than luck.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Du könntest, aber du hast etwas Besseres als Glück.</translation>
    </message>
    <message>
        <source>Before the first blow? Third place gets the scratch.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Noch vor dem ersten Schlag? Der Dritte bekommt den Kratzer.</translation>
    </message>
    <message>
        <source>Open with Hrunting.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Beginne mit Hrunting.</translation>
    </message>
    <message>
        <source>The Blessing saves a card</source>
        <extracomment>Lesson legend 6-special-cards: step 6, one idea; at most 40 letters</extracomment>
        <translation>Die Segnung rettet eine Karte</translation>
    </message>
    <message>
        <source>Nobody answers: 1st place! Now you discard your row, and Hrunting, once used, would leave the game. But King Hrothgar’s Blessing (1) takes one card back. Click Hrunting (2).</source>
        <extracomment>Lesson legend 6-special-cards: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Niemand antwortet: 1. Platz! Nun wird deine Reihe abgelegt, und Hrunting käme aus dem Spiel. Aber König Hrothgars Segnung (1) holt eine Karte zurück. Klick Hrunting an (2).</translation>
    </message>
    <message>
        <source>The sword is back in your hand, ready for the dragon. The Blessing is used up.</source>
        <extracomment>Lesson legend 6-special-cards: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Das Schwert ist wieder auf deiner Hand, bereit für den Drachen. Die Segnung ist verbraucht.</translation>
    </message>
    <message>
        <source>Then Hrunting is gone for good, and the Blessing waits for a better day. There will hardly be one.</source>
        <extracomment>Lesson legend 6-special-cards: step 6, answer to &apos;accept&apos;; at most 160 letters</extracomment>
        <translation>Dann ist Hrunting für immer weg, und die Segnung wartet auf einen besseren Tag. Der kommt wohl nie.</translation>
    </message>
    <message>
        <source>Save Hrunting.</source>
        <extracomment>Lesson legend 6-special-cards: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Rette Hrunting.</translation>
    </message>
    <message>
        <source>And the spoils</source>
        <extracomment>Lesson legend 6-special-cards: step 7, one idea; at most 40 letters</extracomment>
        <translation>Und nun die Beute</translation>
    </message>
    <message>
        <source>In the basic game treasure is worth as much as fame. Take the larger number.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Im Grundspiel ist ein Schatz so viel wert wie Ruhm. Nimm die größere Zahl.</translation>
    </message>
    <message>
        <source>Four points, and Hrunting is still yours.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Vier Punkte, und Hrunting hast du immer noch.</translation>
    </message>
    <message>
        <source>Three points of fame are good. Four of treasure are better: both count the same.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, answer to &apos;take fame3&apos;; at most 160 letters</extracomment>
        <translation>Drei Punkte Ruhm sind gut. Vier Punkte Schatz sind besser: Beides zählt gleich.</translation>
    </message>
    <message>
        <source>You won, and you want the scratch? The treasure, please.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, answer to &apos;take scratch&apos;; at most 160 letters</extracomment>
        <translation>Du bist Erster und willst den Kratzer? Den Schatz, bitte.</translation>
    </message>
    <message>
        <source>Take 4 treasure.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Nimm Schatz 4.</translation>
    </message>
    <message>
        <source>The Swedes</source>
        <extracomment>Lesson legend 6-special-cards: step 8, one idea; at most 40 letters</extracomment>
        <translation>Die Schweden</translation>
    </message>
    <message>
        <source>Foxes and fists now. 4 fame (1), two alliances (3), and a misfortune (2), which is minus 2 points at the end. You hold no fox and no fist; only the hero could join in.</source>
        <extracomment>Lesson legend 6-special-cards: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Jetzt Füchse und Fäuste. Ruhm 4 (1), zwei Bündnisse (3) und ein Misserfolg (2), am Ende minus 2 Punkte. Du hast weder Fuchs noch Faust; nur der Held könnte mitmachen.</translation>
    </message>
    <message>
        <source>Out, with a smile</source>
        <extracomment>Lesson legend 6-special-cards: step 9, one idea; at most 40 letters</extracomment>
        <translation>Hinaus mit einem Lächeln</translation>
    </message>
    <message>
        <source>Beowulf alone would not carry you far. Drop out: you will come third and have to take what nobody wants. But you hold a card with my name on it (1).</source>
        <extracomment>Lesson legend 6-special-cards: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Beowulf allein brächte dich nicht weit. Steig aus: Du wirst Dritter und musst nehmen, was keiner will. Aber du hast eine Karte, auf der mein Name steht (1).</translation>
    </message>
    <message>
        <source>Third place without spending a card. And you will be the first player next.</source>
        <extracomment>Lesson legend 6-special-cards: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Dritter, ohne eine Karte auszugeben. Und du wirst als Nächstes Startspieler.</translation>
    </message>
    <message>
        <source>He keeps you in for one round, and when you drop out after that, he is lost. Out now costs nothing.</source>
        <extracomment>Lesson legend 6-special-cards: step 9, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Er hält dich eine Runde im Spiel, und steigst du danach aus, ist er verloren. Jetzt auszusteigen kostet nichts.</translation>
    </message>
    <message>
        <source>It can go well, but you would need luck in every round. Drop out, and I will help you.</source>
        <extracomment>Lesson legend 6-special-cards: step 9, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Das kann gut gehen, aber du bräuchtest in jeder Runde Glück. Steig aus, und ich helfe dir.</translation>
    </message>
    <message>
        <source>Drop out.</source>
        <extracomment>Lesson legend 6-special-cards: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Steig aus.</translation>
    </message>
    <message>
        <source>The last one has no choice</source>
        <extracomment>Lesson legend 6-special-cards: step 10, one idea; at most 40 letters</extracomment>
        <translation>Der Letzte hat keine Wahl</translation>
    </message>
    <message>
        <source>Two icons are gone. The misfortune (1) is what is left, and everybody must take one. So take it. It won’t be for long.</source>
        <extracomment>Lesson legend 6-special-cards: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei Errungenschaften sind weg. Übrig ist der Misserfolg (1), und jeder muss eine nehmen. Nimm ihn also. Es ist nicht für lange.</translation>
    </message>
    <message>
        <source>And now my card comes into play.</source>
        <extracomment>Lesson legend 6-special-cards: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Und nun kommt meine Karte ins Spiel.</translation>
    </message>
    <message>
        <source>There is nothing else to take.</source>
        <extracomment>Lesson legend 6-special-cards: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Etwas anderes gibt es nicht.</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <extracomment>Lesson legend 6-special-cards: step 11, one idea; at most 40 letters</extracomment>
        <translation>Weise ihn zurück</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration turns away a bad icon you have just taken: a misfortune, a scratch, a wound. Say no to it.</source>
        <extracomment>Lesson legend 6-special-cards: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Königin Wealhtheows Eingebung weist etwas Schlechtes zurück, das du eben als Errungenschaft genommen hast: Misserfolg, Kratzer oder Wunde. Sag Nein dazu.</translation>
    </message>
    <message>
        <source>Minus 2 refused, no card spent on the Swedes, and first player. You are welcome.</source>
        <extracomment>Lesson legend 6-special-cards: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Minus 2 zurückgewiesen, keine Karte an die Schweden verschwendet, und Startspieler. Gern geschehen.</translation>
    </message>
    <message>
        <source>You could save my card for a wound later. But minus 2 is minus 2, and cards left over at the end are worth nothing.</source>
        <extracomment>Lesson legend 6-special-cards: step 11, answer to &apos;accept&apos;; at most 160 letters</extracomment>
        <translation>Du könntest meine Karte für eine Wunde aufheben. Aber minus 2 sind minus 2, und am Ende sind übrige Textkarten nichts wert.</translation>
    </message>
    <message>
        <source>Refuse it.</source>
        <extracomment>Lesson legend 6-special-cards: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Weise ihn zurück.</translation>
    </message>
    <message>
        <source>Used once, gone for good</source>
        <extracomment>Lesson legend 6-special-cards: step 12, one idea; at most 40 letters</extracomment>
        <translation>Einmal genutzt, für immer weg</translation>
    </message>
    <message>
        <source>Hrunting (1) is still yours. Text cards are worth nothing at the end, so use them in time. The handbook has them all; with more players there are more of them.</source>
        <extracomment>Lesson legend 6-special-cards: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Hrunting (1) hast du noch. Textkarten sind am Ende nichts wert, nutze sie also rechtzeitig. Das Handbuch kennt sie alle; mit mehr Spielern sind mehr davon dabei.</translation>
    </message>
    <message>
        <source>The dragon and the count</source>
        <extracomment>Lesson legend 7-the-last-day: title; at most 30 letters</extracomment>
        <translation>Der Drache und die Abrechnung</translation>
    </message>
    <message>
        <source>You have played the end of a game and know why you won.</source>
        <extracomment>Lesson legend 7-the-last-day: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du hast das Ende einer Partie gespielt und weißt, warum du gewonnen hast.</translation>
    </message>
    <message>
        <source>The dragon is awake</source>
        <extracomment>Lesson legend 7-the-last-day: step 1, one idea; at most 40 letters</extracomment>
        <translation>Der Drache ist wach</translation>
    </message>
    <message>
        <source>Fifty years have gone by. Beowulf is old and a king, and the road is nearly at its end: four more steps (1) to (4), and then the points are counted.</source>
        <extracomment>Lesson legend 7-the-last-day: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Fünfzig Jahre sind vergangen. Beowulf ist alt und König, und der Weg ist fast zu Ende: noch vier Episoden (1) bis (4), dann wird abgerechnet.</translation>
    </message>
    <message>
        <source>Where you stand</source>
        <extracomment>Lesson legend 7-the-last-day: step 2, one idea; at most 40 letters</extracomment>
        <translation>Wo du stehst</translation>
    </message>
    <message>
        <source>Your panel (1) says 19 points: fame tokens worth 5, 4, 1, and 1, 3 treasure, and alliances worth 2 and 3. You have a wound, so you don’t get the 5 points for having none.</source>
        <extracomment>Lesson legend 7-the-last-day: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Ruhm 5, 4, 1 und 1, Schatz 3, Bündnisse mit 2 und 3: 19 Punkte, sagt deine Tafel (1). Du hast eine Wunde, darum fehlen dir die 5 Punkte für die heile Haut.</translation>
    </message>
    <message>
        <source>Heal a wound for fame</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, one idea; at most 40 letters</extracomment>
        <translation>Eine Wunde heilen, für Ruhm</translation>
    </message>
    <message>
        <source>Two fame tokens of any value heal one wound or all scratches. The others declined. You have two of value 1 (1): you pay 2 points and win back 5. Give one.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei Plättchen mit Ruhm, egal welche, heilen eine Wunde oder alle Kratzer. Die anderen verzichten. Du hast zwei mit Wert 1 (1): Sie kosten dich 2 Punkte und bringen die 5 für die heile Haut zurück. Gib eines ab.</translation>
    </message>
    <message>
        <source>Nobody asks how much the tokens are worth, only that there are two.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Niemand fragt, was sie wert sind. Es müssen nur zwei sein.</translation>
    </message>
    <message>
        <source>Then you keep 2 points and lose 5. The queen advises against it.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Dann behältst du 2 Punkte und verlierst 5. Die Königin rät ab.</translation>
    </message>
    <message>
        <source>Any fame will do, so why give more than you must? Take the small ones.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, answer to &apos;give fame&apos;; at most 160 letters</extracomment>
        <translation>Jeder Ruhm ist recht, wozu also mehr geben als nötig? Nimm die kleinen.</translation>
    </message>
    <message>
        <source>Give a fame token of value 1.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Gib ein Plättchen mit Ruhm 1 ab.</translation>
    </message>
    <message>
        <source>And the other one</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, one idea; at most 40 letters</extracomment>
        <translation>Und das andere</translation>
    </message>
    <message>
        <source>One more small token, and you may be healed.</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Noch ein kleines Plättchen, und du wirst geheilt.</translation>
    </message>
    <message>
        <source>The price is paid: 2 points in all.</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Der Preis ist bezahlt: 2 Punkte im Ganzen.</translation>
    </message>
    <message>
        <source>Give the little one. The large ones are worth more to you than to the healer.</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, answer to &apos;give fame&apos;; at most 160 letters</extracomment>
        <translation>Gib das kleine ab. Die großen sind dir mehr wert als dem Heiler.</translation>
    </message>
    <message>
        <source>Give the other fame token of value 1.</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Gib den anderen Ruhm 1 ab.</translation>
    </message>
    <message>
        <source>The wound or the scratch?</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, one idea; at most 40 letters</extracomment>
        <translation>Die Wunde oder der Kratzer?</translation>
    </message>
    <message>
        <source>You may be healed of your wound or of your scratch. Scratches cost nothing at the end. So choose well.</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Geheilt wird deine Wunde oder dein Kratzer. Kratzer kosten am Ende nichts. Wähle also gut.</translation>
    </message>
    <message>
        <source>No wounds again: minus 2 for the tokens, plus 5 for being unhurt. 22 points.</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Die Haut ist wieder heil: minus 2 für die Plättchen, plus 5 für die Haut. 22 Punkte.</translation>
    </message>
    <message>
        <source>The scratch doesn’t cost you anything at the end. The wound costs you 5 points.</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, answer to &apos;heal scratches&apos;; at most 160 letters</extracomment>
        <translation>Der Kratzer kostet dich am Ende nichts. Die Wunde kostet dich 5 Punkte.</translation>
    </message>
    <message>
        <source>Heal the wound.</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Heile die Wunde.</translation>
    </message>
    <message>
        <source>The dragon</source>
        <extracomment>Lesson legend 7-the-last-day: step 6, one idea; at most 40 letters</extracomment>
        <translation>Der Drache</translation>
    </message>
    <message>
        <source>7 fame (1), 4 fame (3), and between them the double wound (2): two wounds on one tile, and no cards. Third place must take it, so don’t drop out first.</source>
        <extracomment>Lesson legend 7-the-last-day: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Ruhm 7 (1), Ruhm 4 (3) und dazwischen die Doppelwunde (2): zwei Wunden auf einem Plättchen und keine Karten. Der Dritte muss sie nehmen; steig also nicht als Erster aus.</translation>
    </message>
    <message>
        <source>Hold on to the helmet</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, one idea; at most 40 letters</extracomment>
        <translation>Halt den Helm fest</translation>
    </message>
    <message>
        <source>All the symbols you still hold on the very last step will count there. So begin with a small card here: the fist.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Alle Symbole, die du in der allerletzten Episode noch hast, zählen dort. Beginne hier also mit einer kleinen Karte: der Faust.</translation>
    </message>
    <message>
        <source>Tied at 1, for a fist.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Gleichauf mit 1, für eine Faust.</translation>
    </message>
    <message>
        <source>He would count one, like the fist. But the fist is the card to begin with; you may need him later.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Er würde eins zählen, wie die Faust. Aber beginne mit der Faust; ihn brauchst du vielleicht noch.</translation>
    </message>
    <message>
        <source>Four where one is enough? Begin small. The sword is for the moment that matters.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to &apos;play giants-sword&apos;; at most 160 letters</extracomment>
        <translation>Vier, wo eins genügt? Fang klein an. Das Schwert ist für den Augenblick, auf den es ankommt.</translation>
    </message>
    <message>
        <source>Luck is for those without fists. You have one.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Glück ist für Leute ohne Fäuste. Du hast eine.</translation>
    </message>
    <message>
        <source>Third place, and the double wound? Your skin has only just healed!</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Dritter Platz und die Doppelwunde? Deine Haut ist eben erst verheilt!</translation>
    </message>
    <message>
        <source>Begin with the fist.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Beginne mit der Faust.</translation>
    </message>
    <message>
        <source>The moment that matters</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, one idea; at most 40 letters</extracomment>
        <translation>Der Augenblick, auf den es ankommt</translation>
    </message>
    <message>
        <source>Both of them are at 3, and you have 1. The Giants’ Sword (1) has four axes: with it you have 5, and they must find two more symbols each.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Beide haben 3 und du 1. Das Riesenschwert (1) hat vier Äxte: Damit hast du 5, und jeder von ihnen muss noch zwei Symbole finden.</translation>
    </message>
    <message>
        <source>One and four is five. Even the dragon looks up.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Eins und vier ist fünf. Sogar der Drache blickt auf.</translation>
    </message>
    <message>
        <source>That makes 2, one short of 3, so you would need the sword anyway. Play it at once and keep the hero.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Das macht 2 statt 3; du bräuchtest das Schwert trotzdem. Spiel es gleich und behalte den Helden.</translation>
    </message>
    <message>
        <source>Two unknown cards, and you need two symbols? You hold a sword with four.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Zwei unbekannte Karten, und du brauchst zwei Symbole? Du hast ein Schwert mit vieren.</translation>
    </message>
    <message>
        <source>You would be the first to leave, and the double wound would be yours: no bonus of 5.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Du wärst als Erster draußen, und die Doppelwunde wäre deine: keine 5 Punkte Bonus.</translation>
    </message>
    <message>
        <source>The sword!</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Das Schwert!</translation>
    </message>
    <message>
        <source>The dragon falls</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, one idea; at most 40 letters</extracomment>
        <translation>Der Drache fällt</translation>
    </message>
    <message>
        <source>Ylva could not continue and dropped out first, so she is third. Then Wiglaf gave in. You are first, and the best icon of the whole road is yours to take.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva konnte nicht mehr und stieg zuerst aus: Sie ist Dritte. Dann gab Wiglaf auf. Du bist Erster, und die beste Errungenschaft des ganzen Weges gehört dir.</translation>
    </message>
    <message>
        <source>Seven points: 29 by now.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Sieben Punkte: bisher 29.</translation>
    </message>
    <message>
        <source>Four is less than seven. I checked.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, answer to &apos;take fame4&apos;; at most 160 letters</extracomment>
        <translation>Vier ist weniger als sieben. Ich hab’s geprüft.</translation>
    </message>
    <message>
        <source>The dragon would be delighted.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, answer to &apos;take double-wound&apos;; at most 160 letters</extracomment>
        <translation>Der Drache wäre entzückt.</translation>
    </message>
    <message>
        <source>Take 7 fame.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Nimm Ruhm 7.</translation>
    </message>
    <message>
        <source>The last bid is your hand</source>
        <extracomment>Lesson legend 7-the-last-day: step 10, one idea; at most 40 letters</extracomment>
        <translation>Das letzte Gebot ist deine Hand</translation>
    </message>
    <message>
        <source>Ylva (1) has three wounds now: minus 15! The gold step is skipped in the basic game. At the end all hands are shown: you have 4 symbols (2), and Ylva has 4, too.</source>
        <extracomment>Lesson legend 7-the-last-day: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva (1) hat nun drei Wunden: minus 15! Die goldene Episode entfällt im Grundspiel. Zuletzt werden alle Hände aufgedeckt: Du hast 4 Symbole (2), Ylva hat auch 4.</translation>
    </message>
    <message>
        <source>First player to the last</source>
        <extracomment>Lesson legend 7-the-last-day: step 11, one idea; at most 40 letters</extracomment>
        <translation>Startspieler bis zuletzt</translation>
    </message>
    <message>
        <source>Ylva came last against the dragon, so she is the first player and wins the tie. She took the icon that heals (1) and got her 15 lost points back. You are next, with 29.</source>
        <extracomment>Lesson legend 7-the-last-day: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva war gegen den Drachen Letzte, ist also Startspielerin und gewinnt den Gleichstand. Sie nahm die Heilung (1), und die 15 Minuspunkte sind weg. Jetzt du, mit 29.</translation>
    </message>
    <message>
        <source>Seven more: 36 points. Now let us see what the others have.</source>
        <extracomment>Lesson legend 7-the-last-day: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Noch einmal sieben: 36 Punkte. Nun sehen wir, was die anderen haben.</translation>
    </message>
    <message>
        <source>That makes 31. I can’t see Ylva’s tokens either, but she looks like somebody with more than that.</source>
        <extracomment>Lesson legend 7-the-last-day: step 11, answer to &apos;take fame2&apos;; at most 160 letters</extracomment>
        <translation>Das macht 31. Auch ich sehe Ylvas Plättchen nicht, aber mir sieht es nach mehr aus.</translation>
    </message>
    <message>
        <source>You are the king</source>
        <extracomment>Lesson legend 7-the-last-day: step 12, one idea; at most 40 letters</extracomment>
        <translation>Du bist König</translation>
    </message>
    <message>
        <source>23 fame, 3 treasure, 5 from alliances, and 5 for having no wound: 36 points. Ylva (1) has 33 and Wiglaf (2) has 18. Long live the king!</source>
        <extracomment>Lesson legend 7-the-last-day: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Ruhm 23, Schatz 3, Bündnisse 5, heile Haut 5: 36 Punkte. Ylva (1) hat 33 und Wiglaf (2) 18. Lang lebe der König!</translation>
    </message>
    <message>
        <source>Why you won</source>
        <extracomment>Lesson legend 7-the-last-day: step 13, one idea; at most 40 letters</extracomment>
        <translation>Warum du gewonnen hast</translation>
    </message>
    <message>
        <source>Ylva had to spend the last icon on healing, while you took 7 fame. With your wound unhealed you would have 33, like her. Two small tokens made a king.</source>
        <extracomment>Lesson legend 7-the-last-day: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva brauchte die letzte Errungenschaft zum Heilen, du nahmst Ruhm 7. Mit deiner Wunde hättest du 33, so viele wie sie. Zwei kleine Plättchen haben einen König gemacht.</translation>
    </message>
    <message>
        <source>Your own game</source>
        <extracomment>Lesson legend 8-your-own-game: title; at most 30 letters</extracomment>
        <translation>Deine eigene Partie</translation>
    </message>
    <message>
        <source>You can plan ahead and play a whole game on your own.</source>
        <extracomment>Lesson legend 8-your-own-game: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst vorausplanen und eine ganze Partie allein spielen.</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <extracomment>Lesson legend 8-your-own-game: step 1, one idea; at most 40 letters</extracomment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>A new game, and this one is yours. I shall stay for three steps, then you play on by yourself, to Beowulf’s last day. Ylva and Wiglaf are beginners like you.</source>
        <extracomment>Lesson legend 8-your-own-game: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Eine neue Partie, und diese gehört dir. Drei Episoden lang bleibe ich noch, dann spielst du allein weiter, bis zu Beowulfs letztem Tag. Ylva und Wiglaf sind Anfänger wie du.</translation>
    </message>
    <message>
        <source>What will be asked?</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, one idea; at most 40 letters</extracomment>
        <translation>Was wird verlangt?</translation>
    </message>
    <message>
        <source>Before every offer, look at the next steps (1) to (4). A card that none of them asks for is a card you can give away. Which of yours is it?</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Sieh dir vor jedem Angebot die nächsten Episoden an (1) bis (4). Eine Karte, nach der keine fragt, kannst du hergeben. Welche von deinen ist das?</translation>
    </message>
    <message>
        <source>Right: no step before the feast asks for a fox.</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Richtig: Vor dem Fest fragt niemand nach einem Fuchs.</translation>
    </message>
    <message>
        <source>You may decline, but look again: is there nothing in your hand that the next steps can do without?</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Verzichten darfst du, aber sieh noch einmal hin: Hast du nichts auf der Hand, was die nächsten Episoden nicht brauchen?</translation>
    </message>
    <message>
        <source>The horn counts in the king’s hall, two steps from here. Look for a card that none of the next steps asks for.</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, answer to &apos;pay friendship1&apos;; at most 160 letters</extracomment>
        <translation>Das Horn zählt in der Halle des Königs, in zwei Episoden. Such eine Karte, nach der keine der nächsten fragt.</translation>
    </message>
    <message>
        <source>Whatever they ask for, he is the answer. Another one.</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, answer to &apos;pay beowulf&apos;; at most 160 letters</extracomment>
        <translation>Was sie auch verlangen, er ist die Antwort. Eine andere.</translation>
    </message>
    <message>
        <source>You need fists and axes against Grendel at step 5. Look for a card that none of the next steps asks for.</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Fäuste und Äxte brauchst du in Episode 5 gegen Grendel. Such eine Karte, nach der keine der nächsten fragt.</translation>
    </message>
    <message>
        <source>Its brother</source>
        <extracomment>Lesson legend 8-your-own-game: step 3, one idea; at most 40 letters</extracomment>
        <translation>Sein Bruder</translation>
    </message>
    <message>
        <source>Two cards, you remember. The second one goes by the same reasoning.</source>
        <extracomment>Lesson legend 8-your-own-game: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei Karten, du weißt ja. Für die zweite gilt dieselbe Überlegung.</translation>
    </message>
    <message>
        <source>You drew an axe and a ship. The axe will be there when Grendel comes.</source>
        <extracomment>Lesson legend 8-your-own-game: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Du hast eine Axt und ein Schiff gezogen. Die Axt ist da, wenn Grendel kommt.</translation>
    </message>
    <message>
        <source>The other fox: no step before the feast asks for it.</source>
        <extracomment>Lesson legend 8-your-own-game: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Der andere Fuchs: Vor dem Fest fragt niemand nach ihm.</translation>
    </message>
    <message>
        <source>Can you afford a scratch?</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, one idea; at most 40 letters</extracomment>
        <translation>Kannst du dir einen Kratzer leisten?</translation>
    </message>
    <message>
        <source>That is the question at every risk. You have no scratch yet (1), and two of the three symbols are common (2). So?</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Das ist bei jedem Risiko die Frage. Noch hast du keinen Kratzer (1), und zwei der drei Symbole sind häufig (2). Nun?</translation>
    </message>
    <message>
        <source>A ship for you. The fist went to the discards, where it can dry its tears.</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Ein Schiff für dich. Die Faust liegt auf dem Ablagestapel und darf ihre Tränen trocknen.</translation>
    </message>
    <message>
        <source>A cautious start. But the first scratch costs nothing, and most risks bring a card. Dare!</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Ein vorsichtiger Anfang. Aber der erste Kratzer kostet nichts, und die meisten Risiken bringen eine Karte. Trau dich!</translation>
    </message>
    <message>
        <source>Dare!</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Trau dich!</translation>
    </message>
    <message>
        <source>The hall. One special card (1), 1 treasure (2), two alliances (3). You hold one horn. Nothing here hurts, and whoever comes last will be first player for Grendel.</source>
        <extracomment>Lesson legend 8-your-own-game: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Halle. Sonderkarte (1), Schatz 1 (2), zwei Bündnisse (3). Du hast ein Horn. Nichts davon tut weh, und wer Letzter wird, ist gegen Grendel Startspieler.</translation>
    </message>
    <message>
        <source>Lose in comfort</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, one idea; at most 40 letters</extracomment>
        <translation>Verlieren, ganz bequem</translation>
    </message>
    <message>
        <source>With one horn you will hardly come first, and the feast asks for horns again. So choose nothing at all, with dignity. Press Done.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Mit einem Horn wirst du kaum Erster, und beim Fest sind wieder Hörner gefragt. Wähle also gar nichts, mit Würde. Drück auf „Fertig“.</translation>
    </message>
    <message>
        <source>It costs you no card, and somebody has to be the first player against Grendel.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Es kostet dich keine Karte, und einer muss gegen Grendel ja Startspieler sein.</translation>
    </message>
    <message>
        <source>One horn may bring 2nd place, or nothing at all. Either way it is gone, and the feast wants it as well.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, answer to &apos;bid friendship1&apos;; at most 160 letters</extracomment>
        <translation>Ein Horn bringt vielleicht den 2. Platz, vielleicht gar nichts. Weg ist es so oder so, und das Fest will es auch.</translation>
    </message>
    <message>
        <source>He is worth more against Grendel: there 5 fame is at stake, and a wound.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Gegen Grendel ist er mehr wert: Da geht es um Ruhm 5 und um eine Wunde.</translation>
    </message>
    <message>
        <source>It doesn’t count here: a bluff that comes back to you. Today we bid nothing.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Das zählt hier nicht: ein Bluff, der zu dir zurückkommt. Heute bieten wir nichts.</translation>
    </message>
    <message>
        <source>What is left</source>
        <extracomment>Lesson legend 8-your-own-game: step 7, one idea; at most 40 letters</extracomment>
        <translation>Was übrig ist</translation>
    </message>
    <message>
        <source>Ylva took the alliances, Wiglaf the special card. 1 treasure (1) remains for you: one point for nothing at all.</source>
        <extracomment>Lesson legend 8-your-own-game: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat die Bündnisse, Wiglaf die Sonderkarte. Für dich bleibt Schatz 1 (1): ein Punkt für gar nichts.</translation>
    </message>
    <message>
        <source>A point, all your cards, and the ties against Grendel are yours.</source>
        <extracomment>Lesson legend 8-your-own-game: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Ein Punkt, alle deine Karten, und gegen Grendel gewinnst du jeden Gleichstand.</translation>
    </message>
    <message>
        <source>There is only this one.</source>
        <extracomment>Lesson legend 8-your-own-game: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Es gibt nur noch diese.</translation>
    </message>
    <message>
        <source>The first choice is all yours</source>
        <extracomment>Lesson legend 8-your-own-game: step 8, one idea; at most 40 letters</extracomment>
        <translation>Deine erste ganz eigene Wahl</translation>
    </message>
    <message>
        <source>Five gifts: two points at once (1) (3), an alliance (2), or two cards (4) for the fight ahead. I would take the cards, but it is your game now.</source>
        <extracomment>Lesson legend 8-your-own-game: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Fünf Geschenke: zwei Punkte sofort (1) (3), ein Bündnis (2) oder zwei Karten (4) für den Kampf. Ich nähme die Karten, aber nun ist es deine Partie.</translation>
    </message>
    <message>
        <source>So be it.</source>
        <extracomment>Lesson legend 8-your-own-game: step 8, why it was good; at most 160 letters</extracomment>
        <translation>So sei es.</translation>
    </message>
    <message>
        <source>A gift refused is a gift wasted. Take one.</source>
        <extracomment>Lesson legend 8-your-own-game: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Ein ausgeschlagenes Geschenk ist ein verschenktes. Nimm eines.</translation>
    </message>
    <message>
        <source>Two things to save for</source>
        <extracomment>Lesson legend 8-your-own-game: step 9, one idea; at most 40 letters</extracomment>
        <translation>Zwei Dinge, für die man spart</translation>
    </message>
    <message>
        <source>At Peace Returns (1) one card of each of the five kinds buys 5 fame. And on the last day (2) every symbol still in your hand counts. So never play a card just because you can.</source>
        <extracomment>Lesson legend 8-your-own-game: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Bei „Wiederherstellung des Friedens“ (1) bringen fünf Karten, von jeder Art eine, Ruhm 5. Und am letzten Tag (2) zählt jedes Symbol auf der Hand. Spiel also nie eine Karte, nur weil du kannst.</translation>
    </message>
    <message>
        <source>Three questions for the road</source>
        <extracomment>Lesson legend 8-your-own-game: step 10, one idea; at most 40 letters</extracomment>
        <translation>Drei Fragen für den Weg</translation>
    </message>
    <message>
        <source>What will the next steps ask for? What does the last place cost? Can I afford a scratch? Whoever asks these three every time will wear the crown.</source>
        <extracomment>Lesson legend 8-your-own-game: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Was verlangen die nächsten Episoden? Was kostet der letzte Platz? Kann ich mir einen Kratzer leisten? Wer sich das jedes Mal fragt, trägt am Ende die Krone.</translation>
    </message>
    <message>
        <source>The hall is yours</source>
        <extracomment>Lesson legend 8-your-own-game: step 11, one idea; at most 40 letters</extracomment>
        <translation>Die Halle gehört dir</translation>
    </message>
    <message>
        <source>From here on you play alone, to the end. If you are stuck, ask for a hint; F1 opens the handbook at whatever you point to. I shall keep the mead warm.</source>
        <extracomment>Lesson legend 8-your-own-game: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Von hier an spielst du allein, bis zum Ende. Kommst du nicht weiter, lass dir einen Tipp geben; F1 öffnet das Handbuch bei dem, worauf du zeigst. Ich halte den Met warm.</translation>
    </message>
</context>
</TS>
