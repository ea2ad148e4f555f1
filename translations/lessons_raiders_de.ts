<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>Your longship and its crew</source>
        <extracomment>Lesson raiders 1-ship-and-crew: title; at most 30 letters</extracomment>
        <translation>Langschiff und Mannschaft</translation>
    </message>
    <message>
        <source>The goal is glory</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 1, one idea; at most 40 letters</extracomment>
        <translation>Es geht um Ruhm</translation>
    </message>
    <message>
        <source>This is your longship</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 2, one idea; at most 40 letters</extracomment>
        <translation>Das ist dein Langschiff</translation>
    </message>
    <message>
        <source>It has a place for one Leader (1), four slots for three specialists each (2 to 5), and room for ten dice (6).</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Es hat einen Platz für den Anführer (1), vier Plätze für Spezialisten, jeder eine Spalte mit drei Feldern (2 bis 5), und Raum für zehn Würfel (6).</translation>
    </message>
    <message>
        <source>Reavers are your warriors</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 3, one idea; at most 40 letters</extracomment>
        <translation>Krieger sind deine Mannschaft</translation>
    </message>
    <message>
        <source>Two have signed on, the Spear Chieftain (1) and the Saga Keeper (2), a dear colleague. Each brought dice, and those are rolled already (3 to 6).</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei haben angeheuert: der Speerhäuptling (1) und die Sagahüterin (2), eine liebe Kollegin. Jeder hat Würfel mitgebracht, und die sind schon geworfen (3 bis 6).</translation>
    </message>
    <message>
        <source>Dice pay for voyages</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 4, one idea; at most 40 letters</extracomment>
        <translation>Mit Würfeln bezahlst du Fahrten</translation>
    </message>
    <message>
        <source>To act at a place you pay its price. Villages (1) ask for two dice that show a chest; you have one so far (2). Dice you pay are gone, the others stay aboard.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Wer an einem Ort etwas tun will, bezahlt. Die Dörfer (1) verlangen zwei Würfel mit Truhe; einen hast du schon (2). Bezahlte Würfel sind weg, die anderen bleiben an Bord.</translation>
    </message>
    <message>
        <source>First use of a Reaver: rally</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 5, one idea; at most 40 letters</extracomment>
        <translation>Erster Einsatz: Sammeln</translation>
    </message>
    <message>
        <source>Every Reaver gets one of three uses. Rallied, it brings one or two more dice on any face you like, then goes ashore. Quick help, but only once.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Für jeden Krieger wählst du einen von drei Einsätzen. Beim Sammeln bringt er ein oder zwei weitere Würfel, mit der Seite, die du willst, und geht an Land. Schnelle Hilfe, aber nur einmal.</translation>
    </message>
    <message>
        <source>Second use: specialize</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 6, one idea; at most 40 letters</extracomment>
        <translation>Zweiter Einsatz: Spezialisieren</translation>
    </message>
    <message>
        <source>It takes a place in one of these four slots and uses its ability every time anybody, you or Ylva, sails there. A steady job.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein Spezialist kommt auf einen dieser vier Plätze und nutzt seine Fähigkeit jedes Mal, wenn jemand dorthin fährt, ob du oder Ylva. Eine feste Stelle.</translation>
    </message>
    <message>
        <source>Third use: promote</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 7, one idea; at most 40 letters</extracomment>
        <translation>Dritter Einsatz: Befördern</translation>
    </message>
    <message>
        <source>It becomes your Leader (1) and brings a bonus at once. From then on, dice that show the sign of its clan pay for anything.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Der Krieger wird dein Anführer (1) und bringt sofort einen Bonus. Von da an gelten Würfel mit dem Zeichen seines Clans als jedes Zeichen, das du brauchst.</translation>
    </message>
    <message>
        <source>Promote the Spear Chieftain</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, one idea; at most 40 letters</extracomment>
        <translation>Befördere den Speerhäuptling</translation>
    </message>
    <message>
        <source>His clan is Odin, its sign is the raven (3), and its bonus is 4 food. Choose the Spear Chieftain (1), then the Leader’s place (2).</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Sein Clan ist Odin, dessen Zeichen ist der Rabe (3), der Bonus sind 4 Nahrung. Wähle den Speerhäuptling (1) und dann den Platz des Anführers (2).</translation>
    </message>
    <message>
        <source>4 food, so you have 8 now. And your raven pays as a chest, a shield, whatever you need.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, why it was good; at most 160 letters</extracomment>
        <translation>4 Nahrung, also hast du jetzt 8. Und dein Rabe gilt als Truhe, als Schild, als was du gerade brauchst.</translation>
    </message>
    <message>
        <source>That works too: she brings 2 favor. But her sign is the tree, and not one of your dice shows it.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, answer to &apos;promote saga-keeper&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: Sie bringt 2 Gunst. Aber ihr Zeichen ist der Baum, und den zeigt keiner deiner Würfel.</translation>
    </message>
    <message>
        <source>That works too: 2 food each time. But three of your four dice are blue; a blue Leader suits them best.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, answer to &apos;specialize spear-chieftain&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: jedes Mal 2 Nahrung. Aber drei deiner vier Würfel sind blau; zu ihnen passt ein blauer Anführer am besten.</translation>
    </message>
    <message>
        <source>That works too: one blue die, once. As your Leader he helps in all six rounds.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, answer to &apos;rally spear-chieftain&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: ein blauer Würfel, einmal. Als Anführer hilft er dir in allen sechs Runden.</translation>
    </message>
    <message>
        <source>Not that one: first a Leader. Choose the Spear Chieftain, then the Leader’s place on your ship.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz, erst ein Anführer: Wähle den Speerhäuptling und dann den Platz des Anführers auf deinem Schiff.</translation>
    </message>
    <message>
        <source>Give the singer a place</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, one idea; at most 40 letters</extracomment>
        <translation>Ein Platz für die Sagahüterin</translation>
    </message>
    <message>
        <source>Each time she is at work, the Saga Keeper (1) sings and you gain 2 glory. Put her in the Villages slot (2); we sail there next.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Immer wenn sie an der Reihe ist, singt die Sagahüterin (1), und du erhältst 2 Ruhm. Setz sie auf den Platz der Dörfer (2); dorthin fahren wir als Nächstes.</translation>
    </message>
    <message>
        <source>She sings whenever a ship raids villages, and that can be once a round: up to six songs, 12 glory.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Sie singt, wenn ein Schiff Dörfer überfällt, und das geht einmal je Runde: bis zu sechs Lieder, 12 Ruhm.</translation>
    </message>
    <message>
        <source>That works too, she sings in any slot. But your next ship sails to the villages, so there she sings first.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, answer to &apos;specialize saga-keeper&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, sie singt auf jedem Platz. Aber dein nächstes Schiff fährt zu den Dörfern, dort singt sie zuerst.</translation>
    </message>
    <message>
        <source>That would work, but she would push the Chieftain off the Leader’s place, raven and all.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, answer to &apos;promote saga-keeper&apos;; at most 160 letters</extracomment>
        <translation>Das ginge, aber dann müsste der Häuptling den Platz des Anführers räumen, samt seinem Raben.</translation>
    </message>
    <message>
        <source>That works too: one yellow die on any face. But she sings for a whole game if you let her.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, answer to &apos;rally saga-keeper&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: ein gelber Würfel mit der Seite, die du willst. Aber wenn du sie lässt, singt sie das ganze Spiel.</translation>
    </message>
    <message>
        <source>Not that one: choose the Saga Keeper, then a free place in the Villages slot.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die Sagahüterin und dann ein freies Feld auf dem Platz der Dörfer.</translation>
    </message>
    <message>
        <source>Ylva hires, too</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 10, one idea; at most 40 letters</extracomment>
        <translation>Auch Ylva heuert an</translation>
    </message>
    <message>
        <source>Ylva promoted a Hunter, so her ravens pay for anything as well. Her Mercenary, in the Keeps slot, brings her a red die each time.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat einen Jäger befördert, also gelten Raben auch bei ihr als alles. Ihr Söldner auf dem Platz der Festungen bringt ihr jedes Mal einen roten Würfel.</translation>
    </message>
    <message>
        <source>Six places to sail to</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 11, one idea; at most 40 letters</extracomment>
        <translation>Sechs Orte stehen zur Wahl</translation>
    </message>
    <message>
        <source>Now cards and dice lie at all six places, and the first round begins. You go first. Next lesson, we raid.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Jetzt liegen an allen sechs Orten Karten und Würfel, und die erste Runde beginnt. Du fängst an. In der nächsten Lektion wird geplündert.</translation>
    </message>
    <message>
        <source>The first raid</source>
        <extracomment>Lesson raiders 2-first-raid: title; at most 30 letters</extracomment>
        <translation>Der erste Raubzug</translation>
    </message>
    <message>
        <source>You can send a longship, pay for a raid, and decide what to do with the spoils.</source>
        <extracomment>Lesson raiders 2-first-raid: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst ein Langschiff schicken, einen Raubzug bezahlen und entscheiden, was mit der Beute geschieht.</translation>
    </message>
    <message>
        <source>Four ships make a round</source>
        <extracomment>Lesson raiders 2-first-raid: step 1, one idea; at most 40 letters</extracomment>
        <translation>Vier Schiffe sind eine Runde</translation>
    </message>
    <message>
        <source>You, Ylva, you, Ylva; each ship goes to a different one of these six places. Whoever sends it acts first, then the other may follow.</source>
        <extracomment>Lesson raiders 2-first-raid: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Du, Ylva, du, Ylva: Jedes Schiff fährt zu einem anderen dieser sechs Orte. Wer es schickt, ist zuerst dran, dann darf der andere folgen.</translation>
    </message>
    <message>
        <source>The price of a raid</source>
        <extracomment>Lesson raiders 2-first-raid: step 2, one idea; at most 40 letters</extracomment>
        <translation>Was ein Raubzug kostet</translation>
    </message>
    <message>
        <source>Villages (1) cost 1 food and two chests. One die shows a chest (3). The raven (2) stands for the other, because your Leader (4) is of its clan.</source>
        <extracomment>Lesson raiders 2-first-raid: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Dörfer (1) kosten 1 Nahrung und zwei Truhen. Ein Würfel zeigt eine Truhe (3). Der Rabe (2) ersetzt die andere, weil dein Anführer (4) aus seinem Clan ist.</translation>
    </message>
    <message>
        <source>Send your ship to the villages</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, one idea; at most 40 letters</extracomment>
        <translation>Schick dein Schiff zu den Dörfern</translation>
    </message>
    <message>
        <source>Ylva has no two chests, so she can’t follow you there (2). That makes Villages (1) twice as nice.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat keine zwei Truhen, sie kann dir dorthin also nicht folgen (2). Das macht die Dörfer (1) gleich doppelt so schön.</translation>
    </message>
    <message>
        <source>Your Saga Keeper sang at once: 2 glory. Reavers in the slot always work before anybody pays.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Deine Sagahüterin hat sofort gesungen: 2 Ruhm. Krieger auf dem Platz sind immer dran, bevor jemand bezahlt.</translation>
    </message>
    <message>
        <source>That works too: two new Reavers, and it is free. But Ylva would follow you there. To the villages she can’t.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose recruit&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: zwei neue Krieger, und es kostet nichts. Aber dorthin folgt dir Ylva. Zu den Dörfern kann sie nicht.</translation>
    </message>
    <message>
        <source>That works too: three rewards, and it is free. But Ylva would follow you and take one.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose trade&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: drei Belohnungen, und es kostet nichts. Aber Ylva folgt dir und nimmt sich auch eine.</translation>
    </message>
    <message>
        <source>Brave, but hard: it costs half of your food, and only the raven could stand for a longship. We sail in lesson 5.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose sea&apos;; at most 160 letters</extracomment>
        <translation>Kühn, aber schwer: Es kostet deine halbe Nahrung, und nur der Rabe könnte ein Langschiff sein. Zur See fahren wir in Lektion 5.</translation>
    </message>
    <message>
        <source>That works too, your hammers can win territories. They come in lesson 4, when there are more of them.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose subdue&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, mit Hämmern gewinnt man Gebiete. Sie kommen in Lektion 4, dann hast du mehr davon.</translation>
    </message>
    <message>
        <source>Not that one: choose Raid Villages.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle „Dörfer überfallen“.</translation>
    </message>
    <message>
        <source>Lay out the chest</source>
        <extracomment>Lesson raiders 2-first-raid: step 4, one idea; at most 40 letters</extracomment>
        <translation>Leg die Truhe aus</translation>
    </message>
    <message>
        <source>Choose the die with the chest. It is only laid out for now; nothing is spent before you confirm.</source>
        <extracomment>Lesson raiders 2-first-raid: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Wähle den Würfel mit der Truhe. Er wird erst einmal nur ausgelegt; ausgegeben ist nichts, bis du bestätigst.</translation>
    </message>
    <message>
        <source>One of the two chests is there. The bar of the villages shows what is still missing.</source>
        <extracomment>Lesson raiders 2-first-raid: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Eine der zwei Truhen ist da. In der Kopfzeile der Dörfer siehst du, was noch fehlt.</translation>
    </message>
    <message>
        <source>Not that one: lay out a chest first.</source>
        <extracomment>Lesson raiders 2-first-raid: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg zuerst eine Truhe aus.</translation>
    </message>
    <message>
        <source>And one for the other chest</source>
        <extracomment>Lesson raiders 2-first-raid: step 5, one idea; at most 40 letters</extracomment>
        <translation>Und einer für die andere Truhe</translation>
    </message>
    <message>
        <source>Now lay out the second die. The raven is wild; that is the word for a sign that stands for any other.</source>
        <extracomment>Lesson raiders 2-first-raid: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Leg nun den zweiten Würfel aus. Der Rabe ist für dich ein Joker: ein Zeichen, das jedes andere ersetzt.</translation>
    </message>
    <message>
        <source>Chest and raven: the dice are complete, and the food is taken by itself.</source>
        <extracomment>Lesson raiders 2-first-raid: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Truhe und Rabe: Die Würfel sind vollständig, und die Nahrung geht von selbst ab.</translation>
    </message>
    <message>
        <source>Not that one: lay out the die that is left of chest and raven.</source>
        <extracomment>Lesson raiders 2-first-raid: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg von Truhe und Rabe den Würfel aus, der noch da ist.</translation>
    </message>
    <message>
        <source>Pay and act</source>
        <extracomment>Lesson raiders 2-first-raid: step 6, one idea; at most 40 letters</extracomment>
        <translation>Bezahlen und ausführen</translation>
    </message>
    <message>
        <source>Confirm. The two dice go back to the supply, 1 of your 8 food goes with them, and the villages are yours to plunder.</source>
        <extracomment>Lesson raiders 2-first-raid: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Bestätige. Die zwei Würfel gehen in den Vorrat zurück, dazu 1 deiner 8 Nahrung, und du darfst die Dörfer überfallen.</translation>
    </message>
    <message>
        <source>Paid: 7 food and two dice are left. Now for the good part.</source>
        <extracomment>Lesson raiders 2-first-raid: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Bezahlt: 7 Nahrung und zwei Würfel sind noch da. Jetzt kommt der schöne Teil.</translation>
    </message>
    <message>
        <source>Not that one: press Pay and act.</source>
        <extracomment>Lesson raiders 2-first-raid: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Drück auf „Bezahlen und ausführen“.</translation>
    </message>
    <message>
        <source>Choose your spoils</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, one idea; at most 40 letters</extracomment>
        <translation>Such dir deine Beute aus</translation>
    </message>
    <message>
        <source>A Farm, the ring Draupnir, and two surprises. Four cards for two dice and some bread.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Ein Bauernhof, der Ring Draupnir und zwei Überraschungen. Vier Karten für zwei Würfel und etwas Brot.</translation>
    </message>
    <message>
        <source>That works too: a wall and a strong artifact. For today take the pair with the Farm; it feeds you.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, answer to &apos;take 2&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: eine Mauer und ein starkes Artefakt. Nimm heute den Stapel mit dem Bauernhof, er macht dich satt.</translation>
    </message>
    <message>
        <source>That works too, but then all four cards are surprises. Here you see two good ones.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, answer to &apos;take deck&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, aber dann sind alle vier Karten Überraschungen. Hier siehst du zwei gute.</translation>
    </message>
    <message>
        <source>Not that one: take the pair with the Farm and Draupnir.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm den Stapel mit Bauernhof und Draupnir.</translation>
    </message>
    <message>
        <source>One card at a time: the Farm</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, one idea; at most 40 letters</extracomment>
        <translation>Eine nach der anderen: der Bauernhof</translation>
    </message>
    <message>
        <source>3 food, so you have 10. The Farm asks one more question.</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, why it was good; at most 160 letters</extracomment>
        <translation>3 Nahrung, also hast du 10. Der Bauernhof hat noch eine Frage an dich.</translation>
    </message>
    <message>
        <source>Its turn will come. Begin with the Farm, please; it has a question for you.</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, answer to &apos;resolve&apos;; at most 160 letters</extracomment>
        <translation>Die kommt auch noch dran. Fang bitte mit dem Bauernhof an; er hat eine Frage an dich.</translation>
    </message>
    <message>
        <source>Not that one: begin with the Farm.</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Fang mit dem Bauernhof an.</translation>
    </message>
    <message>
        <source>Pillage it?</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, one idea; at most 40 letters</extracomment>
        <translation>Den Bauernhof plündern?</translation>
    </message>
    <message>
        <source>The pawn is worth 1, and 3 more for having the most Farms. The terror costs 1. A bargain, if a rude one.</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Die Figur ist 1 wert, dazu 3 für die meisten Höfe. Der Schrecken kostet 1. Ein gutes Geschäft, wenn auch kein feines.</translation>
    </message>
    <message>
        <source>Kind, and no mistake later on. But the first terror costs 1, and this pawn may bring 4.</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, answer to &apos;decline&apos;; at most 160 letters</extracomment>
        <translation>Freundlich, und später oft richtig. Aber der erste Schrecken kostet nur 1, und diese Figur bringt vielleicht 4.</translation>
    </message>
    <message>
        <source>Not that one: decide about the Farm.</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Entscheide über den Bauernhof.</translation>
    </message>
    <message>
        <source>An artifact comes aboard</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, one idea; at most 40 letters</extracomment>
        <translation>Ein Artefakt kommt an Bord</translation>
    </message>
    <message>
        <source>Draupnir lies on your longship now: 3 glory at the end, and food before that.</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Draupnir liegt jetzt auf deinem Langschiff: am Ende 3 Ruhm, und vorher Nahrung.</translation>
    </message>
    <message>
        <source>Its turn will come. First the ring, so that we don’t lose it in the hay.</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, answer to &apos;resolve&apos;; at most 160 letters</extracomment>
        <translation>Die kommt auch noch dran. Erst der Ring, sonst verlieren wir ihn noch im Heu.</translation>
    </message>
    <message>
        <source>Not that one: choose Draupnir first.</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle zuerst Draupnir.</translation>
    </message>
    <message>
        <source>Something to build in</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, one idea; at most 40 letters</extracomment>
        <translation>Etwas zum Einbauen</translation>
    </message>
    <message>
        <source>This card offers a choice.</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Diese Karte lässt dir die Wahl.</translation>
    </message>
    <message>
        <source>That works too. But let us do the Ship Upgrade first.</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, answer to &apos;resolve axes-and-spears&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber nehmen wir zuerst den Schiffsausbau.</translation>
    </message>
    <message>
        <source>Not that one: choose the Ship Upgrade.</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Schiffsausbau.</translation>
    </message>
    <message>
        <source>Tile or glory?</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, one idea; at most 40 letters</extracomment>
        <translation>Plättchen oder Ruhm?</translation>
    </message>
    <message>
        <source>One free longship or hammer each round, this round included. At sea it will be worth far more than 3.</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, why it was good; at most 160 letters</extracomment>
        <translation>Jede Runde ein Langschiff oder Hammer umsonst, auch in dieser. Auf See ist das viel mehr wert als 3.</translation>
    </message>
    <message>
        <source>That works too, 3 glory is 3 glory. But the tile works in all six rounds.</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, answer to &apos;pick glory&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, 3 Ruhm sind 3 Ruhm. Aber das Plättchen hilft dir in allen sechs Runden.</translation>
    </message>
    <message>
        <source>Not that one: take the tile.</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm das Plättchen.</translation>
    </message>
    <message>
        <source>The last card opens by itself</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, one idea; at most 40 letters</extracomment>
        <translation>Die letzte Karte kommt von selbst</translation>
    </message>
    <message>
        <source>A longship and a double hammer. That one counts as two hammers in a fight.</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, why it was good; at most 160 letters</extracomment>
        <translation>Ein Langschiff und ein Doppelhammer. Der gilt im Kampf als zwei Hämmer.</translation>
    </message>
    <message>
        <source>That works too: 5 glory, less 2 for the terror. But we sail on soon, and you have only two dice left.</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, answer to &apos;pick glory&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: 5 Ruhm, weniger 2 für den Schrecken. Aber es geht bald weiter, und du hast nur noch zwei Würfel.</translation>
    </message>
    <message>
        <source>Not that one: take the dice.</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm die Würfel.</translation>
    </message>
    <message>
        <source>Ylva rests</source>
        <extracomment>Lesson raiders 2-first-raid: step 14, one idea; at most 40 letters</extracomment>
        <translation>Ylva rastet</translation>
    </message>
    <message>
        <source>She may follow you, but has no two chests. So she rests, which means: a die of her choice instead. She takes a raven. Clever girl.</source>
        <extracomment>Lesson raiders 2-first-raid: step 14, what the teacher says; at most 220 letters</extracomment>
        <translation>Sie darf dir folgen, hat aber keine zwei Truhen. Also rastet sie und nimmt stattdessen einen Würfel mit der Seite, die sie will. Einen Raben. Schlau von ihr.</translation>
    </message>
    <message>
        <source>What one ship brought you</source>
        <extracomment>Lesson raiders 2-first-raid: step 15, one idea; at most 40 letters</extracomment>
        <translation>Was ein einziges Schiff gebracht hat</translation>
    </message>
    <message>
        <source>2 glory on the track (1), a Farm pawn (2), Draupnir (3), a ship upgrade (4). You paid two dice and got two back. That is a song already.</source>
        <extracomment>Lesson raiders 2-first-raid: step 15, what the teacher says; at most 220 letters</extracomment>
        <translation>2 Ruhm auf der Leiste (1), eine Hoffigur (2), Draupnir (3), einen Schiffsausbau (4). Zwei Würfel bezahlt, zwei zurückbekommen. Das ist schon ein Lied wert.</translation>
    </message>
    <message>
        <source>Rest, and recruit</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: title; at most 30 letters</extracomment>
        <translation>Rasten und anwerben</translation>
    </message>
    <message>
        <source>You can make the most of a ship you can’t follow, and put new Reavers to use.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst das Beste aus einem Schiff machen, dem du nicht folgen kannst, und neue Krieger einsetzen.</translation>
    </message>
    <message>
        <source>Now Ylva’s ship</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 1, one idea; at most 40 letters</extracomment>
        <translation>Jetzt Ylvas Schiff</translation>
    </message>
    <message>
        <source>Second ship of the round. It is hers, but you take part in it, too. Most of what you do in this game happens on somebody’s ship, so stay awake.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Das zweite Schiff der Runde. Es ist ihres, aber auch du bist dabei. Das meiste geschieht in diesem Spiel bei fremden Schiffen, also bleib wach.</translation>
    </message>
    <message>
        <source>Ylva raids the keeps</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 2, one idea; at most 40 letters</extracomment>
        <translation>Ylva überfällt die Festungen</translation>
    </message>
    <message>
        <source>Her Mercenary brought her a red die first. She paid 2 food and two shields, took the pair (1), and drew two more cards. Now it is up to you.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Zuerst hat ihr Söldner ihr einen roten Würfel gebracht. Sie hat 2 Nahrung und zwei Schilde bezahlt, den Stapel (1) genommen und zwei Karten dazugezogen. Jetzt bist du dran.</translation>
    </message>
    <message>
        <source>You can’t pay, so you rest</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 3, one idea; at most 40 letters</extracomment>
        <translation>Du kannst nicht zahlen, also rastest du</translation>
    </message>
    <message>
        <source>No shield, no raven: you can’t follow. A Rest brings 2 food, or one die of any color, on any face you like. It is not rolled.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Kein Schild, kein Rabe: Du kannst nicht folgen. Eine Rast bringt 2 Nahrung oder einen Würfel in beliebiger Farbe mit beliebiger Seite. Er wird nicht geworfen.</translation>
    </message>
    <message>
        <source>Rest, and take a raven</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, one idea; at most 40 letters</extracomment>
        <translation>Raste, und nimm einen Raben</translation>
    </message>
    <message>
        <source>Ylva showed how it is done. A die with a raven pays for anything, thanks to your Leader (2). Rest for a die (1), then choose the blue raven.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat es vorgemacht. Ein Würfel mit Rabe gilt dank deinem Anführer (2) als jedes Zeichen. Nimm bei der Rast einen Würfel (1) und wähle den blauen Raben.</translation>
    </message>
    <message>
        <source>The best die there is for you: chest, shield, longship, or hammer, decided when you need it.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Der beste Würfel, den es für dich gibt: Truhe, Schild, Langschiff oder Hammer, je nachdem, was dir fehlt.</translation>
    </message>
    <message>
        <source>That works too, food is always welcome. But you have 11, and a raven is worth more than 2 of it.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, answer to &apos;rest food&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, Nahrung ist nie verkehrt. Aber du hast 11, und ein Rabe ist mehr wert als 2 davon.</translation>
    </message>
    <message>
        <source>That works too, but a raven can be that and everything else.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, answer to &apos;rest blue&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, aber ein Rabe kann das sein und alles andere.</translation>
    </message>
    <message>
        <source>That works too. But only ravens are wild for you, and they are on blue dice.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, answer to &apos;rest red&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber für dich ersetzen nur Raben jedes Zeichen, und die sind auf blauen Würfeln.</translation>
    </message>
    <message>
        <source>Not that one: rest for a die, and choose the blue raven.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm bei der Rast einen Würfel, und zwar den blauen Raben.</translation>
    </message>
    <message>
        <source>Third ship, yours again</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, one idea; at most 40 letters</extracomment>
        <translation>Drittes Schiff, wieder deins</translation>
    </message>
    <message>
        <source>Sail to Recruit Reavers (1). It costs nothing: two new Reavers, and 2 favor for the one who sent the ship.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Fahr zu „Krieger anwerben“ (1). Es kostet nichts: zwei neue Krieger, und 2 Gunst für den, der das Schiff schickt.</translation>
    </message>
    <message>
        <source>Ylva may follow you, as it is free. But you choose first, and only you get the 2 favor.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Ylva darf dir folgen, es kostet ja nichts. Aber du wählst zuerst, und die 2 Gunst bekommst nur du.</translation>
    </message>
    <message>
        <source>That works too, trade is free as well. But crews win games, and they do so longest when hired early.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, answer to &apos;choose trade&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, auch der Handel kostet nichts. Aber Mannschaften gewinnen Spiele, und wer früh anwirbt, hat am meisten davon.</translation>
    </message>
    <message>
        <source>You could pay for it. But first more hands on board; we sail out to sea in lesson 5.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, answer to &apos;choose sea&apos;; at most 160 letters</extracomment>
        <translation>Bezahlen könntest du es. Aber erst brauchen wir mehr Leute; auf See geht es in Lektion 5.</translation>
    </message>
    <message>
        <source>You could: you have hammers. With the right Reaver aboard you will soon have one more.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, answer to &apos;choose subdue&apos;; at most 160 letters</extracomment>
        <translation>Das könntest du, Hämmer hast du. Mit dem richtigen Krieger an Bord hast du bald noch einen mehr.</translation>
    </message>
    <message>
        <source>Not that one: choose Recruit Reavers.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle „Krieger anwerben“.</translation>
    </message>
    <message>
        <source>Freeman and Robber</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, one idea; at most 40 letters</extracomment>
        <translation>Freibauer und Wegelagerer</translation>
    </message>
    <message>
        <source>Take the pair with Freeman and Robber (1). Both are of Odin, and the Freeman brings hammers wherever he works.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Nimm den Stapel mit Freibauer und Wegelagerer (1). Beide sind aus Odins Clan, und der Freibauer bringt Hämmer, wo er auch wirkt.</translation>
    </message>
    <message>
        <source>And 2 favor, so you have 3. Favor lets you roll again in a fight.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Dazu 2 Gunst, also hast du 3. Mit Gunst darfst du im Kampf nochmals werfen.</translation>
    </message>
    <message>
        <source>That works too: Chosen turns dice, Seeress turns favor into glory. But hammers are what you need next.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, answer to &apos;take 2&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: Der Erwählte dreht Würfel, die Seherin macht aus Gunst Ruhm. Aber als Nächstes brauchst du Hämmer.</translation>
    </message>
    <message>
        <source>That works too: two unknown Reavers. Here lie two that fit, so why gamble?</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, answer to &apos;take deck&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: zwei unbekannte Krieger. Hier liegen zwei, die passen, wozu also etwas wagen?</translation>
    </message>
    <message>
        <source>Not that one: take the pair with Freeman and Robber.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm den Stapel mit Freibauer und Wegelagerer.</translation>
    </message>
    <message>
        <source>One Reaver after the other</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, one idea; at most 40 letters</extracomment>
        <translation>Ein Krieger nach dem anderen</translation>
    </message>
    <message>
        <source>Choose the Freeman (1). His dice are rolled at once, a blue and a yellow one. Then you decide about his use.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Wähle den Freibauern (1). Seine Würfel werden sofort geworfen, ein blauer und ein gelber. Dann entscheidest du, was er tun soll.</translation>
    </message>
    <message>
        <source>A longship and a chest. Whatever use you choose for him, these dice are yours.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Ein Langschiff und eine Truhe. Wozu du ihn auch einsetzt, diese Würfel gehören dir.</translation>
    </message>
    <message>
        <source>That works too, he comes right after. Freeman first, if you please.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, answer to &apos;recruit robber&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, er kommt gleich danach. Erst der Freibauer, wenn ich bitten darf.</translation>
    </message>
    <message>
        <source>Not that one: choose the Freeman.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Freibauern.</translation>
    </message>
    <message>
        <source>A hammer each time</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, one idea; at most 40 letters</extracomment>
        <translation>Jedes Mal ein Hammer</translation>
    </message>
    <message>
        <source>The Freeman’s ability is a blue hammer. Territories are won with hammers, so specialize him there. Choose him (1), then that slot (2).</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Fähigkeit des Freibauern ist ein blauer Hammer. Mit Hämmern gewinnt man Gebiete, also spezialisiere ihn dort: Wähle ihn (1) und dann den Platz (2).</translation>
    </message>
    <message>
        <source>One more hammer each time anybody sails to the territories. I bet Ylva does it soon.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Ein Hammer mehr, sooft jemand zu den Gebieten fährt. Ich wette, Ylva tut es bald.</translation>
    </message>
    <message>
        <source>That works too, hammers are welcome everywhere. At the territories you use them on the spot.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, answer to &apos;specialize freeman&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, Hämmer sind überall willkommen. Bei den Gebieten brauchst du sie gleich an Ort und Stelle.</translation>
    </message>
    <message>
        <source>That works: 4 more food, and the raven stays wild. But the Chieftain would leave, and nobody would bring hammers.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, answer to &apos;promote freeman&apos;; at most 160 letters</extracomment>
        <translation>Das geht: noch 4 Nahrung, und der Rabe bleibt Joker. Aber der Häuptling müsste gehen, und niemand brächte Hämmer.</translation>
    </message>
    <message>
        <source>That works too: one blue die. But specialized he brings one every time.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, answer to &apos;rally freeman&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: ein blauer Würfel. Aber spezialisiert bringt er jedes Mal einen.</translation>
    </message>
    <message>
        <source>Not that one: choose the Freeman, then the Territories slot.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Freibauern und dann den Platz der Gebiete.</translation>
    </message>
    <message>
        <source>Rally the Robber</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, one idea; at most 40 letters</extracomment>
        <translation>Sammeln mit dem Wegelagerer</translation>
    </message>
    <message>
        <source>The last one is recruited by itself. Rallied, the Robber brings a blue die on a face of your choice. Choose him (1), then press Rally.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Der Letzte wird von selbst angeworben. Beim Sammeln bringt der Wegelagerer einen blauen Würfel mit der Seite, die du willst. Wähle ihn (1) und drück auf „Sammeln“.</translation>
    </message>
    <message>
        <source>He goes to your Glory pile. There he still counts for Prophecies, the game’s secret wishes.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Er kommt auf deinen Ruhmesstapel. Dort zählt er weiter für Weissagungen, die geheimen Wünsche des Spiels.</translation>
    </message>
    <message>
        <source>That works too, he draws village cards. But you have not seen a rally yet, and I have.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, answer to &apos;specialize robber&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, er zieht Dorfbeute. Aber Sammeln hast du noch nicht gesehen, und ich schon.</translation>
    </message>
    <message>
        <source>That works too: 4 food, and Odin again. But the Chieftain would leave, and 11 food is plenty.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, answer to &apos;promote robber&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: 4 Nahrung, und wieder Odin. Aber der Häuptling müsste gehen, und 11 Nahrung sind reichlich.</translation>
    </message>
    <message>
        <source>Not that one: choose the Robber, then Rally.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Wegelagerer und dann „Sammeln“.</translation>
    </message>
    <message>
        <source>Which face?</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, one idea; at most 40 letters</extracomment>
        <translation>Welche Seite?</translation>
    </message>
    <message>
        <source>You know what I am going to say.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Du weißt, was ich jetzt sage.</translation>
    </message>
    <message>
        <source>A second raven. You have nine dice now; there is room for ten.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Ein zweiter Rabe. Du hast jetzt neun Würfel; Platz ist für zehn.</translation>
    </message>
    <message>
        <source>That works too, but you can have a raven, which is all of them in one.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, answer to &apos;gain blue&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, aber du kannst einen Raben haben, und der ist alle auf einmal.</translation>
    </message>
    <message>
        <source>Not that one: take the raven, of course.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm den Raben, was sonst.</translation>
    </message>
    <message>
        <source>Ylva follows</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 11, one idea; at most 40 letters</extracomment>
        <translation>Ylva folgt</translation>
    </message>
    <message>
        <source>Recruiting is free, so she took the other pair. You can follow other players’ ships, and they can follow yours. So choose places that suit only you.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Anwerben kostet nichts, also hat sie den anderen Stapel genommen. Fremde Schiffe nützen auch dir, und deine den anderen. Wähle Orte, die nur dir passen.</translation>
    </message>
    <message>
        <source>Territories and combat</source>
        <extracomment>Lesson raiders 4-territories-and-combat: title; at most 30 letters</extracomment>
        <translation>Gebiete und Kampf</translation>
    </message>
    <message>
        <source>You can win a territory peacefully or by force, roll combat dice, and finish a round.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst ein Gebiet friedlich oder mit Gewalt gewinnen, Kampfwürfel werfen und eine Runde beenden.</translation>
    </message>
    <message>
        <source>Land that pays every round</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 1, one idea; at most 40 letters</extracomment>
        <translation>Land bringt in jeder Runde etwas</translation>
    </message>
    <message>
        <source>Each territory tile brings you 1 glory after every round but the last, so early ones pay most. There are three kinds (1, 2, 3), each with three levels.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Jedes Gebiet bringt dir nach jeder Runde außer der letzten 1 Ruhm, frühe also am meisten. Es gibt drei Arten (1, 2, 3) in je drei Stufen.</translation>
    </message>
    <message>
        <source>The peaceful way</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 2, one idea; at most 40 letters</extracomment>
        <translation>Der friedliche Weg</translation>
    </message>
    <message>
        <source>Pay what the tile shows and it is yours: food (1), favor (2), or dice (3), more for a higher level. This never fails.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Zahl, was auf dem Plättchen steht, und es gehört dir: Nahrung (1), Gunst (2) oder Würfel (3), je höher die Stufe, desto mehr. Das gelingt immer.</translation>
    </message>
    <message>
        <source>Ylva sails for land</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 3, one idea; at most 40 letters</extracomment>
        <translation>Ylva fährt auf Landsuche</translation>
    </message>
    <message>
        <source>She sent the ship, so she had three tries. She paid 2 food for one tile and a die for another. On their backs she found 2 glory each.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Sie hat das Schiff geschickt, also hatte sie drei Versuche. Friedlich nahm sie ein Gebiet für 2 Nahrung und eines für einen Würfel. Auf den Rückseiten: je 2 Ruhm.</translation>
    </message>
    <message>
        <source>Your Freeman was at work</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 4, one idea; at most 40 letters</extracomment>
        <translation>Dein Freibauer war fleißig</translation>
    </message>
    <message>
        <source>He (1) brought a blue hammer, though it was Ylva’s ship. You come second, so you have one try. Make it count.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Er (1) hat einen blauen Hammer gebracht, obwohl es Ylvas Schiff war. Du kommst als Zweites dran und hast einen Versuch. Mach etwas daraus.</translation>
    </message>
    <message>
        <source>The way of the hammer</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 5, one idea; at most 40 letters</extracomment>
        <translation>Der Weg des Hammers</translation>
    </message>
    <message>
        <source>By force, a tile’s level is its defense. Each hammer rolls one combat die with 0, 1, or 2 successes. Reach the defense, and the tile is yours.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Nimmst du es mit Gewalt, ist die Stufe seine Verteidigung. Jeder Hammer bringt einen Kampfwürfel mit 0, 1 oder 2 Erfolgen. Erreichst du die Verteidigung, gehört das Gebiet dir.</translation>
    </message>
    <message>
        <source>Take the richest land by force</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, one idea; at most 40 letters</extracomment>
        <translation>Nimm das reichste Land mit Gewalt</translation>
    </message>
    <message>
        <source>Choose the third food tile (1), then press By force. Its defense is 3, and you have hammers to spare.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Wähle das dritte Nahrungsgebiet (1) und drück auf „Mit Gewalt“. Seine Verteidigung ist 3, und Hämmer hast du genug.</translation>
    </message>
    <message>
        <source>You keep your food for the sea. On the back there will be a card, and more.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, why it was good; at most 160 letters</extracomment>
        <translation>So sparst du Nahrung für die See. Auf der Rückseite wartet eine Karte, und noch mehr.</translation>
    </message>
    <message>
        <source>That works too, and is sure: 5 of your 11 food. But today you have hammers, and I want a fight to sing about.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;peace food-3&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch und gelingt sicher, für 5 deiner 11 Nahrung. Aber heute hast du Hämmer, und ich will einen Kampf zum Besingen.</translation>
    </message>
    <message>
        <source>That works too, and is sure: all of your 3 favor. But today you have hammers, and I want a fight to sing about.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;peace favor-3&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch und gelingt sicher, für alle deine 3 Gunst. Aber heute hast du Hämmer, und ich will einen Kampf zum Besingen.</translation>
    </message>
    <message>
        <source>That works too, and is sure: any three of your dice. But today you have hammers, and I want a fight to sing about.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;peace dice-3&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch und gelingt sicher, für drei beliebige Würfel. Aber heute hast du Hämmer, und ich will einen Kampf zum Besingen.</translation>
    </message>
    <message>
        <source>That works too and never fails. But with your only try, aim for the best tile you can get.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;peace&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch und gelingt immer. Aber du hast nur einen Versuch, also nimm das beste Gebiet, das du bekommen kannst.</translation>
    </message>
    <message>
        <source>You would win it, most likely. But you have only one try, and the third tile is much richer.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;force food-1&apos;; at most 160 letters</extracomment>
        <translation>Das würdest du wohl gewinnen. Aber du hast nur einen Versuch, und das dritte ist viel reicher.</translation>
    </message>
    <message>
        <source>That works too. But the third food tile has the reward I want to show you.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;force&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber das dritte Nahrungsgebiet hat die Belohnung, die ich dir zeigen will.</translation>
    </message>
    <message>
        <source>That works too, but one try is worth far more than 2 food or a die.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, aber ein Versuch ist viel mehr wert als 2 Nahrung oder ein Würfel.</translation>
    </message>
    <message>
        <source>Not that one: choose the third food tile, then take it by force.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle das dritte Nahrungsgebiet, und zwar mit Gewalt.</translation>
    </message>
    <message>
        <source>First, the double hammer</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, one idea; at most 40 letters</extracomment>
        <translation>Zuerst der Doppelhammer</translation>
    </message>
    <message>
        <source>Choose the red die with the double hammer. It rolls two combat dice.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Wähle den roten Würfel mit dem Doppelhammer. Er bringt zwei Kampfwürfel.</translation>
    </message>
    <message>
        <source>Two combat dice. Dice laid out for a fight are spent, whether you win or lose.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Zwei Kampfwürfel. Was du für einen Kampf auslegst, ist ausgegeben, ob du gewinnst oder verlierst.</translation>
    </message>
    <message>
        <source>A raven works as a hammer, too, but it can do so much more. Take real hammers.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, answer to &apos;pay blue-raven&apos;; at most 160 letters</extracomment>
        <translation>Auch ein Rabe gilt als Hammer, aber er kann so viel mehr. Nimm echte Hämmer.</translation>
    </message>
    <message>
        <source>Not that one: lay out the red double hammer.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg den roten Doppelhammer aus.</translation>
    </message>
    <message>
        <source>And two blue hammers</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, one idea; at most 40 letters</extracomment>
        <translation>Und zwei blaue Hämmer</translation>
    </message>
    <message>
        <source>A combat die brings a little less than one success on average, and you need 3. So lay out a blue hammer as well.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein Kampfwürfel bringt im Schnitt etwas weniger als einen Erfolg, und du brauchst 3. Leg also auch einen blauen Hammer aus.</translation>
    </message>
    <message>
        <source>Three combat dice. They reach 3 in 49 of 100 tries, without any favor.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Drei Kampfwürfel. Mit ihnen erreichst du 3 in 49 von 100 Fällen, ganz ohne Gunst.</translation>
    </message>
    <message>
        <source>Two combat dice reach 3 in 19 of 100 tries. One or two more hammers, please.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Mit zwei Kampfwürfeln erreichst du 3 in 19 von 100 Fällen. Noch ein oder zwei Hämmer, bitte.</translation>
    </message>
    <message>
        <source>That works too, once in this round, and it would come back. But blue hammers you have plenty.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, answer to &apos;pay upgrade&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, einmal in dieser Runde, und es käme zurück. Aber blaue Hämmer hast du reichlich.</translation>
    </message>
    <message>
        <source>Not that one: lay out a hammer.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg einen Hammer aus.</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, one idea; at most 40 letters</extracomment>
        <translation>Noch einer</translation>
    </message>
    <message>
        <source>And a second blue hammer, for luck.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Und ein zweiter blauer Hammer, das bringt Glück.</translation>
    </message>
    <message>
        <source>Four combat dice: 72 of 100 tries succeed, and you have favor to roll again.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Vier Kampfwürfel: In 72 von 100 Fällen gelingt es, und mit Gunst kannst du nochmals werfen.</translation>
    </message>
    <message>
        <source>Three dice reach 3 in 49 of 100 tries. One more makes it 72.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Mit drei Würfeln erreichst du 3 in 49 von 100 Fällen. Mit einem mehr sind es 72.</translation>
    </message>
    <message>
        <source>Not that one: lay out another hammer.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg noch einen Hammer aus.</translation>
    </message>
    <message>
        <source>Roll!</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, one idea; at most 40 letters</extracomment>
        <translation>Wirf!</translation>
    </message>
    <message>
        <source>Hold your breath and press the button.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Halt den Atem an und drück auf die Schaltfläche.</translation>
    </message>
    <message>
        <source>1, 1, 0, 0. Two successes, and it takes three. Never mind: that is what favor is for.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, why it was good; at most 160 letters</extracomment>
        <translation>1, 1, 0, 0. Zwei Erfolge, und drei braucht es. Macht nichts: Dafür ist die Gunst da.</translation>
    </message>
    <message>
        <source>You could, but four combat dice are fine. Press the button with the dice.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Das könntest du, aber vier Kampfwürfel sind gut. Drück auf die Schaltfläche mit den Würfeln.</translation>
    </message>
    <message>
        <source>Not that one: roll.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wirf die Würfel.</translation>
    </message>
    <message>
        <source>Favor: roll again</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, one idea; at most 40 letters</extracomment>
        <translation>Gunst: nochmals werfen</translation>
    </message>
    <message>
        <source>For 1 favor you roll any of these dice again. Choose a 0 (1). Those you don’t choose stay as they are.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Für 1 Gunst wirfst du beliebige dieser Würfel nochmals. Wähle eine 0 (1). Was du nicht wählst, bleibt liegen.</translation>
    </message>
    <message>
        <source>That one is marked. It can’t get worse than 0.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Der ist markiert. Schlechter als 0 kann er nicht werden.</translation>
    </message>
    <message>
        <source>That is a success already, keep it. Roll a 0 again.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, answer to &apos;again 1&apos;; at most 160 letters</extracomment>
        <translation>Das ist schon ein Erfolg, behalte ihn. Wirf eine 0 nochmals.</translation>
    </message>
    <message>
        <source>With 2 of 3 successes the fight would be lost. You have 3 favor; use one.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Mit 2 von 3 Erfolgen wäre der Kampf verloren. Du hast 3 Gunst; nutze eine davon.</translation>
    </message>
    <message>
        <source>Not that one: choose a combat die with 0.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle einen Kampfwürfel mit 0.</translation>
    </message>
    <message>
        <source>The other 0, too</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, one idea; at most 40 letters</extracomment>
        <translation>Die andere 0 auch</translation>
    </message>
    <message>
        <source>One favor pays for all dice of a roll, so choose the second 0 as well.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Eine Gunst bezahlt alle Würfel eines Wurfs, also wähle auch die zweite 0.</translation>
    </message>
    <message>
        <source>Two dice for 1 favor. In 89 of 100 tries at least one of them is a success.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, why it was good; at most 160 letters</extracomment>
        <translation>Zwei Würfel für 1 Gunst. In 89 von 100 Fällen ist mindestens einer davon ein Erfolg.</translation>
    </message>
    <message>
        <source>One die saves you in 67 of 100 tries, two in 89, for the same favor. Mark the other 0 first.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, answer to &apos;reroll&apos;; at most 160 letters</extracomment>
        <translation>Ein Würfel rettet dich in 67 von 100 Fällen, zwei in 89, für dieselbe Gunst. Markiere zuerst die andere 0.</translation>
    </message>
    <message>
        <source>Not that one: choose the other 0.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle die andere 0.</translation>
    </message>
    <message>
        <source>Roll them again</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 13, one idea; at most 40 letters</extracomment>
        <translation>Wirf sie nochmals</translation>
    </message>
    <message>
        <source>Ask the gods nicely.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Bitte die Götter freundlich darum.</translation>
    </message>
    <message>
        <source>A 2 and a 0: four successes, one more than needed. The tile is yours.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 13, why it was good; at most 160 letters</extracomment>
        <translation>Eine 2 und eine 0: vier Erfolge, einer mehr als nötig. Das Gebiet gehört dir.</translation>
    </message>
    <message>
        <source>Not that one: roll the marked dice again.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 13, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wirf die markierten Würfel nochmals.</translation>
    </message>
    <message>
        <source>What was on its back</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 14, one idea; at most 40 letters</extracomment>
        <translation>Was auf der Rückseite stand</translation>
    </message>
    <message>
        <source>2 glory, and a Prophecy (1) that only you can see. At the end it brings 1 glory for each Reaver of Odin you have: Chieftain (2), Freeman (3), and Robber, so 3 already.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 14, what the teacher says; at most 220 letters</extracomment>
        <translation>2 Ruhm und eine Weissagung (1), die nur du siehst. Sie bringt am Ende 1 Ruhm für jeden deiner Krieger Odins: Häuptling (2), Freibauer (3) und Wegelagerer, also schon 3.</translation>
    </message>
    <message>
        <source>Four ships, and the round is over</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 15, one idea; at most 40 letters</extracomment>
        <translation>Vier Schiffe, und die Runde ist um</translation>
    </message>
    <message>
        <source>In the Cleanup, each tile brought 1 glory, new cards and dice were laid out, and used ship upgrades are ready again. You have 5 glory (1), Ylva 6 (2). Round two!</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 15, what the teacher says; at most 220 letters</extracomment>
        <translation>Beim Aufräumen brachte jedes Gebiet 1 Ruhm, überall liegen neue Karten und Würfel, und benutzte Schiffsausbauten sind wieder bereit. Du hast 5 Ruhm (1), Ylva 6 (2). Runde zwei!</translation>
    </message>
    <message>
        <source>Out to sea</source>
        <extracomment>Lesson raiders 5-out-to-sea: title; at most 30 letters</extracomment>
        <translation>Hinaus auf See</translation>
    </message>
    <message>
        <source>You can get through a Sea Journey and win a Sea Battle, the greatest source of glory.</source>
        <extracomment>Lesson raiders 5-out-to-sea: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst eine Seereise überstehen und ein Seegefecht gewinnen, die größte Quelle von Ruhm.</translation>
    </message>
    <message>
        <source>Glory, and salt water</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 1, one idea; at most 40 letters</extracomment>
        <translation>Ruhm und Salzwasser</translation>
    </message>
    <message>
        <source>No place pays like the sea. Two enemies wait there: a Transport (1) worth 8 glory, and a Skiff (2) worth 10. But it is a hungry trip: 4 food (3).</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Kein Ort zahlt so gut wie die See. Zwei Gegner warten dort: ein Frachtschiff (1) für 8 Ruhm und ein Kahn (2) für 10. Aber die Fahrt macht hungrig: 4 Nahrung (3).</translation>
    </message>
    <message>
        <source>Hoist the sail</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, one idea; at most 40 letters</extracomment>
        <translation>Setz das Segel</translation>
    </message>
    <message>
        <source>You have 11 food and two longship dice (2, 3): send your ship to Battle at Sea (1).</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Du hast 11 Nahrung und zwei Langschiffwürfel (2, 3): Schick dein Schiff zu „Auf See kämpfen“ (1).</translation>
    </message>
    <message>
        <source>Pack a coat. Before you pay, Reavers in the Sea slots work, and Ylva has one there.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Nimm einen Mantel mit. Bevor du bezahlst, sind Krieger auf den Plätzen der See dran, und Ylva hat dort einen.</translation>
    </message>
    <message>
        <source>That works too. But a full larder, two longships, and two ravens: it is never too soon for the sea.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, answer to &apos;choose&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber eine volle Speisekammer, zwei Langschiffe, zwei Raben: Für die See ist es nie zu früh.</translation>
    </message>
    <message>
        <source>Not that one: choose Battle at Sea.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle „Auf See kämpfen“.</translation>
    </message>
    <message>
        <source>Ylva’s Chosen turns a die</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 3, one idea; at most 40 letters</extracomment>
        <translation>Ylvas Erwählter dreht einen Würfel</translation>
    </message>
    <message>
        <source>Her Reaver in the Sea slot turned a red die to a longship. That looks as if she wants to come along.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ihr Krieger auf dem Platz der See hat einen roten Würfel auf ein Langschiff gedreht. Das sieht aus, als wollte sie mitkommen.</translation>
    </message>
    <message>
        <source>Pay for the voyage</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 4, one idea; at most 40 letters</extracomment>
        <translation>Bezahle die Fahrt</translation>
    </message>
    <message>
        <source>The sea asks for food only, no dice. Confirm, and the ship is off.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Die See verlangt nur Nahrung, keine Würfel. Bestätige, und das Schiff legt ab.</translation>
    </message>
    <message>
        <source>7 food left. And 2 glory at once, as you sent the ship. But what is that on the horizon?</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 4, why it was good; at most 160 letters</extracomment>
        <translation>7 Nahrung bleiben. Und gleich 2 Ruhm, weil du das Schiff geschickt hast. Aber was ist das dort am Horizont?</translation>
    </message>
    <message>
        <source>You could rest, even now. But you came for a fight, and everything is ready.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 4, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>Rasten könntest du sogar jetzt noch. Aber du willst ja kämpfen, und alles ist bereit.</translation>
    </message>
    <message>
        <source>First, a Sea Journey</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, one idea; at most 40 letters</extracomment>
        <translation>Zuerst eine Seereise</translation>
    </message>
    <message>
        <source>Rough Seas (1)! Before each battle the sea wants something. Pay a longship, or lose your Leader, and without him your ravens are just birds.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Raue See (1)! Vor jedem Gefecht will die See etwas haben. Bezahle ein Langschiff oder verliere deinen Anführer, und ohne ihn sind deine Raben nur Vögel.</translation>
    </message>
    <message>
        <source>A good use for one of two longships.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Gut angelegt: eines von zwei Langschiffen.</translation>
    </message>
    <message>
        <source>That works too, the tile is free. But then you would lack it in the battle, where it is a hammer.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, answer to &apos;pay upgrade&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, das Plättchen kostet nichts. Aber dann fehlt es dir im Gefecht, wo es ein Hammer ist.</translation>
    </message>
    <message>
        <source>That works too, but a raven can be what you lack later. You have longships.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, answer to &apos;pay blue-raven&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, aber ein Rabe kann später sein, was dir fehlt. Langschiffe hast du.</translation>
    </message>
    <message>
        <source>You may, but then the Chieftain leaves, and no raven is wild anymore. One die is cheap.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, answer to &apos;suffer&apos;; at most 160 letters</extracomment>
        <translation>Das darfst du, aber dann geht der Häuptling, und kein Rabe ersetzt mehr etwas. Ein Würfel ist billiger.</translation>
    </message>
    <message>
        <source>Not that one: lay out a blue longship.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg ein blaues Langschiff aus.</translation>
    </message>
    <message>
        <source>Pay the sea</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 6, one idea; at most 40 letters</extracomment>
        <translation>Bezahle die See</translation>
    </message>
    <message>
        <source>Confirm, and the waves let you pass.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Bestätige, und die Wellen lassen dich durch.</translation>
    </message>
    <message>
        <source>The Chieftain is a little green in the face, but still your Leader.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Der Häuptling ist etwas grün im Gesicht, aber immer noch dein Anführer.</translation>
    </message>
    <message>
        <source>Not that one: pay for the journey.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Bezahle die Seereise.</translation>
    </message>
    <message>
        <source>Choose your enemy</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, one idea; at most 40 letters</extracomment>
        <translation>Such dir den Gegner aus</translation>
    </message>
    <message>
        <source>Each card shows the dice that beat it, its defense, and its reward. The Skiff (2): 10 glory and 2 food.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Jede Karte zeigt die Würfel, die sie besiegen, ihre Verteidigung und ihre Belohnung. Der Kahn (2): 10 Ruhm und 2 Nahrung.</translation>
    </message>
    <message>
        <source>The Skiff. Longship, shield, hammer: you can pay that.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Der Kahn. Langschiff, Schild, Hammer: Das kannst du bezahlen.</translation>
    </message>
    <message>
        <source>That works too: 8 glory and 2 food for longship and chest. But the Skiff is worth more, and you can pay it.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, answer to &apos;take 1&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: 8 Ruhm und 2 Nahrung für Langschiff und Truhe. Aber der Kahn ist mehr wert, und du kannst ihn bezahlen.</translation>
    </message>
    <message>
        <source>Who knows what comes up from the deep? Here are two you know; take the better one.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, answer to &apos;take deck&apos;; at most 160 letters</extracomment>
        <translation>Wer weiß, was aus der Tiefe kommt? Hier liegen zwei, die du kennst; nimm den besseren.</translation>
    </message>
    <message>
        <source>Not that one: choose the Skiff.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Kahn.</translation>
    </message>
    <message>
        <source>Two ways: pay, or fight</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, one idea; at most 40 letters</extracomment>
        <translation>Zwei Wege: bezahlen oder kämpfen</translation>
    </message>
    <message>
        <source>You could fight against defense 3, as on land. Or pay the dice of the card, and win for certain. Begin with the longship (1).</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Du könntest gegen Verteidigung 3 kämpfen wie an Land. Oder du bezahlst die Würfel der Karte und siegst mit Sicherheit. Fang mit dem Langschiff an (1).</translation>
    </message>
    <message>
        <source>One of three. Nobody ever lost a battle this way.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Eines von dreien. So hat noch niemand ein Gefecht verloren.</translation>
    </message>
    <message>
        <source>That works too. But even with every hammer you have, it fails in 14 of 100 tries. Paying never fails.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, answer to &apos;fight&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber selbst mit allen deinen Hämmern misslingt es in 14 von 100 Fällen. Bezahlen misslingt nie.</translation>
    </message>
    <message>
        <source>That works too. But you have a longship die; the tile will be your hammer.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, answer to &apos;pay upgrade&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber du hast einen Langschiffwürfel; das Plättchen wird dein Hammer.</translation>
    </message>
    <message>
        <source>It is part of the price as well. Begin with the longship, please, so that nothing gets mixed up.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Auch das gehört zum Preis. Fang bitte mit dem Langschiff an, damit nichts durcheinandergerät.</translation>
    </message>
    <message>
        <source>Not that one: lay out the blue longship.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg das blaue Langschiff aus.</translation>
    </message>
    <message>
        <source>The raven plays the shield</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, one idea; at most 40 letters</extracomment>
        <translation>Der Rabe spielt den Schild</translation>
    </message>
    <message>
        <source>You have no shield. A raven (1) is one, if you say so.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Einen Schild hast du nicht. Ein Rabe (1) ist einer, wenn du es sagst.</translation>
    </message>
    <message>
        <source>Longship and shield. A hammer is missing.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Langschiff und Schild. Es fehlt ein Hammer.</translation>
    </message>
    <message>
        <source>It is part of the price as well, and comes next. First a raven for the shield.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Auch das gehört zum Preis und kommt gleich. Zuerst ein Rabe für den Schild.</translation>
    </message>
    <message>
        <source>Not that one: lay out a raven.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg einen Raben aus.</translation>
    </message>
    <message>
        <source>A hammer for free</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, one idea; at most 40 letters</extracomment>
        <translation>Ein Hammer umsonst</translation>
    </message>
    <message>
        <source>Your ship upgrade (1) pays like a longship or a hammer, once a round. Let it be the hammer.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Dein Schiffsausbau (1) gilt einmal je Runde als Langschiff oder Hammer. Nimm ihn jetzt als Hammer.</translation>
    </message>
    <message>
        <source>It is not spent, just turned down. At the end of the round it is ready again.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Er ist nicht ausgegeben, nur umgedreht. Am Ende der Runde ist er wieder bereit.</translation>
    </message>
    <message>
        <source>That works too. But the tile costs you nothing, and you keep that die.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber das Plättchen kostet dich nichts, und den Würfel behältst du.</translation>
    </message>
    <message>
        <source>Not that one: lay out the ship upgrade.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg den Schiffsausbau aus.</translation>
    </message>
    <message>
        <source>Win the battle</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 11, one idea; at most 40 letters</extracomment>
        <translation>Gewinne das Gefecht</translation>
    </message>
    <message>
        <source>Press Win with dice, and start humming.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Drück auf „Mit Würfeln siegen“, und fang schon an zu summen.</translation>
    </message>
    <message>
        <source>10 glory and 2 food, for two dice and a tile you keep. The Skiff goes to your Glory pile.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 11, why it was good; at most 160 letters</extracomment>
        <translation>10 Ruhm und 2 Nahrung für zwei Würfel und ein Plättchen, das du behältst. Der Kahn kommt auf deinen Ruhmesstapel.</translation>
    </message>
    <message>
        <source>Not that one: press Win with dice.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Drück auf „Mit Würfeln siegen“.</translation>
    </message>
    <message>
        <source>Ylva sails in your wake</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 12, one idea; at most 40 letters</extracomment>
        <translation>Ylva segelt im Kielwasser</translation>
    </message>
    <message>
        <source>She paid 4 food, had calm weather, and beat the Transport for 8 glory. Only you got the 2 for sending the ship.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Sie hat 4 Nahrung bezahlt, hatte ruhiges Wetter und hat das Frachtschiff besiegt: 8 Ruhm. Die 2 dafür, dass du das Schiff geschickt hast, bekommst nur du.</translation>
    </message>
    <message>
        <source>You lead</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 13, one idea; at most 40 letters</extracomment>
        <translation>Du führst</translation>
    </message>
    <message>
        <source>17 glory for you (1), 14 for Ylva (2). Two longships on one trip is the way to do it; save them up, and food with them.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>17 Ruhm für dich (1), 14 für Ylva (2). Zwei Langschiffe auf einer Fahrt, so macht man das; spar sie dir auf, und Nahrung dazu.</translation>
    </message>
    <message>
        <source>Keeps and their treasures</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: title; at most 30 letters</extracomment>
        <translation>Festungen und ihre Schätze</translation>
    </message>
    <message>
        <source>You can use an artifact, collect sets that pay at the end, and storm a tower.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst ein Artefakt nutzen, Sätze sammeln, die am Ende zählen, und einen Turm stürmen.</translation>
    </message>
    <message>
        <source>Round four</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 1, one idea; at most 40 letters</extracomment>
        <translation>Runde vier</translation>
    </message>
    <message>
        <source>Two rounds have gone by. You lead by a single glory (1) and have two Treasures in your Glory pile (2), but only 1 food. It is Ylva’s turn to send a ship.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei Runden sind vergangen. Du führst um einen einzigen Ruhm (1) und hast zwei Schätze im Ruhmesstapel (2), aber nur 1 Nahrung. Ylva schickt ihr Schiff.</translation>
    </message>
    <message>
        <source>Two more pieces of Armor and an Art card for her. She left you the pair with the Treasure (1). If only the voyage didn’t cost 2 food!</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei weitere Rüstungen und ein Kunstwerk für sie. Den Stapel mit dem Schatz (1) hat sie dir gelassen. Wenn die Fahrt nur nicht 2 Nahrung kosten würde!</translation>
    </message>
    <message>
        <source>Artifacts work with a die</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, one idea; at most 40 letters</extracomment>
        <translation>Artefakte wirken mit einem Würfel</translation>
    </message>
    <message>
        <source>Draupnir (1) brings 2 food at the keeps, if a die with a shield lies on it. Choose Draupnir, then one of your shields (2, 3).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Draupnir (1) bringt bei den Festungen 2 Nahrung, wenn ein Würfel mit Schild auf ihm liegt. Wähle Draupnir und dann einen deiner Schilde (2, 3).</translation>
    </message>
    <message>
        <source>The shield lies on the ring now. A stored die pays for nothing else, but takes no room among your ten.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Der Schild liegt auf dem Ring. Dort bezahlst du mit dem Würfel nichts anderes mehr, aber er braucht keines deiner zehn Felder.</translation>
    </message>
    <message>
        <source>Safe, and 3 food would be a start. But with the ring you get 2 food and may still follow.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, answer to &apos;rest food&apos;; at most 160 letters</extracomment>
        <translation>Sicher, und 3 Nahrung wären ein Anfang. Aber mit dem Ring bekommst du 2 Nahrung und darfst trotzdem folgen.</translation>
    </message>
    <message>
        <source>That works too. But with the ring you can follow Ylva, and there is a tower to be stormed.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber mit dem Ring kannst du Ylva folgen, und da wartet ein Turm auf dich.</translation>
    </message>
    <message>
        <source>Not that one: choose Draupnir, then a die with a shield.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle Draupnir und dann einen Würfel mit Schild.</translation>
    </message>
    <message>
        <source>Use Draupnir</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, one idea; at most 40 letters</extracomment>
        <translation>Nutze Draupnir</translation>
    </message>
    <message>
        <source>Now choose Draupnir again. Its die is spent for the effect.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Wähle Draupnir nun noch einmal. Sein Würfel wird für die Wirkung ausgegeben.</translation>
    </message>
    <message>
        <source>2 food: you have 3, and the voyage costs 2. At the next raid on keeps another shield does it again.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, why it was good; at most 160 letters</extracomment>
        <translation>2 Nahrung: Du hast 3, und die Fahrt kostet 2. Beim nächsten Mal tut es ein anderer Schild.</translation>
    </message>
    <message>
        <source>You could, but the ring is loaded. Use it first.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>Das könntest du, aber der Ring ist geladen. Nutze ihn zuerst.</translation>
    </message>
    <message>
        <source>Not that one: choose Draupnir.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle Draupnir.</translation>
    </message>
    <message>
        <source>Pay the first shield</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, one idea; at most 40 letters</extracomment>
        <translation>Bezahle den ersten Schild</translation>
    </message>
    <message>
        <source>Keeps cost 2 food and two shields. Lay out the other shield (1).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Festungen kosten 2 Nahrung und zwei Schilde. Leg den anderen Schild aus (1).</translation>
    </message>
    <message>
        <source>One of two. And what could stand for the other?</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Einer von zweien. Und was könnte den anderen ersetzen?</translation>
    </message>
    <message>
        <source>You could, but you can pay now, and the Treasure is waiting.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>Das könntest du, aber du kannst jetzt bezahlen, und der Schatz wartet.</translation>
    </message>
    <message>
        <source>Not that one: lay out the shield.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg den Schild aus.</translation>
    </message>
    <message>
        <source>And a raven</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 6, one idea; at most 40 letters</extracomment>
        <translation>Und ein Rabe</translation>
    </message>
    <message>
        <source>Right, your old friend. Complete the two dice with the raven.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Genau, dein alter Freund. Mach mit dem Raben die zwei Würfel voll.</translation>
    </message>
    <message>
        <source>Shield and raven, as it should be.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Schild und Rabe, wie es sich gehört.</translation>
    </message>
    <message>
        <source>Not that one: lay out the die that is left of shield and raven.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg von Schild und Rabe den Würfel aus, der noch da ist.</translation>
    </message>
    <message>
        <source>To the gates!</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>An die Tore!</translation>
    </message>
    <message>
        <source>1 food left. Ylva sent the ship, so you draw no further cards, only a pair.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 7, why it was good; at most 160 letters</extracomment>
        <translation>1 Nahrung bleibt. Ylva hat das Schiff geschickt, also ziehst du keine weiteren Karten und nimmst nur einen Stapel.</translation>
    </message>
    <message>
        <source>Take the Treasure and the Tower</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, one idea; at most 40 letters</extracomment>
        <translation>Nimm den Schatz und den Turm</translation>
    </message>
    <message>
        <source>Most keep cards are there to be collected. Take the pair (1).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Festungsbeute sammelt man meistens. Nimm den Stapel (1).</translation>
    </message>
    <message>
        <source>A third Treasure, and a Tower to fight for.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Ein dritter Schatz, und ein Turm, um den du kämpfen kannst.</translation>
    </message>
    <message>
        <source>Two unknown cards may be good, too. But a third Treasure is what your set needs.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, answer to &apos;take deck&apos;; at most 160 letters</extracomment>
        <translation>Zwei unbekannte Karten können auch gut sein. Aber ein dritter Schatz ist genau, was dein Satz braucht.</translation>
    </message>
    <message>
        <source>Not that one: take the pair with the Treasure.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm den Stapel mit dem Schatz.</translation>
    </message>
    <message>
        <source>The more of a kind, the better</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, one idea; at most 40 letters</extracomment>
        <translation>Je mehr von einer Art, desto besser</translation>
    </message>
    <message>
        <source>Treasures count 2, 4, 9, 16 for one, two, three, four of them. You have two. Choose the Treasure (1).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Schätze zählen 2, 4, 9, 16 bei einem, zwei, drei, vier Stück. Du hast zwei. Wähle den Schatz (1).</translation>
    </message>
    <message>
        <source>Three Treasures: 9 instead of 4. The fourth would bring 7 more.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Drei Schätze: 9 statt 4. Der vierte brächte noch 7.</translation>
    </message>
    <message>
        <source>That works too, it comes next. But the Treasure is the quick one.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, answer to &apos;resolve&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, der kommt gleich. Aber der Schatz ist schnell gemacht.</translation>
    </message>
    <message>
        <source>Not that one: choose the Treasure.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Schatz.</translation>
    </message>
    <message>
        <source>Towers bring dice, and a fight</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, one idea; at most 40 letters</extracomment>
        <translation>Türme bringen Würfel und einen Kampf</translation>
    </message>
    <message>
        <source>The Tower gave you a red and a blue die: a hammer and a longship. Now you may storm it. Defense 3, for 3 glory and a Bastion pawn.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Der Turm hat dir einen roten und einen blauen Würfel gegeben, Hammer und Langschiff. Nun darfst du ihn stürmen. Verteidigung 3, für 3 Ruhm und eine Turmfigur.</translation>
    </message>
    <message>
        <source>To the ladders! Lay out your hammers.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, why it was good; at most 160 letters</extracomment>
        <translation>An die Leitern! Leg deine Hämmer aus.</translation>
    </message>
    <message>
        <source>That works too, the dice are yours anyway. But the pawn and the glory are worth 11 in all right now.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, answer to &apos;decline&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, die Würfel gehören dir sowieso. Aber Figur und Ruhm sind gerade zusammen 11 wert.</translation>
    </message>
    <message>
        <source>Not that one: choose to fight.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Kampf.</translation>
    </message>
    <message>
        <source>The double hammer</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, one idea; at most 40 letters</extracomment>
        <translation>Der Doppelhammer</translation>
    </message>
    <message>
        <source>Two combat dice for one crew die: lay out the blue double hammer.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein einziger Würfel bringt zwei Kampfwürfel: Leg den blauen Doppelhammer aus.</translation>
    </message>
    <message>
        <source>Two combat dice.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Zwei Kampfwürfel.</translation>
    </message>
    <message>
        <source>That works too, it comes next.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, answer to &apos;pay upgrade&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch, das kommt gleich.</translation>
    </message>
    <message>
        <source>That works too. But begin with the double hammer, please.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber fang bitte mit dem Doppelhammer an.</translation>
    </message>
    <message>
        <source>Not that one: lay out the double hammer.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Leg den Doppelhammer aus.</translation>
    </message>
    <message>
        <source>The tile that costs nothing</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, one idea; at most 40 letters</extracomment>
        <translation>Das Plättchen, das nichts kostet</translation>
    </message>
    <message>
        <source>Your ship upgrade is a hammer, too.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Auch dein Schiffsausbau ist ein Hammer.</translation>
    </message>
    <message>
        <source>Three. It will be turned up again in the Cleanup.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, why it was good; at most 160 letters</extracomment>
        <translation>Drei. Beim Aufräumen wird er wieder aufgedeckt.</translation>
    </message>
    <message>
        <source>That works too. But the tile comes back, the dice don’t.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber das Plättchen kommt zurück, die Würfel nicht.</translation>
    </message>
    <message>
        <source>Two combat dice reach 3 in 19 of 100 tries. Add some more.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Mit zwei Kampfwürfeln erreichst du 3 in 19 von 100 Fällen. Leg noch etwas dazu.</translation>
    </message>
    <message>
        <source>One more hammer</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 13, one idea; at most 40 letters</extracomment>
        <translation>Noch ein Hammer</translation>
    </message>
    <message>
        <source>The new red hammer makes four.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Mit dem neuen roten Hammer sind es vier.</translation>
    </message>
    <message>
        <source>Four combat dice: 72 of 100 tries succeed, and you have 2 favor in hand.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 13, why it was good; at most 160 letters</extracomment>
        <translation>Vier Kampfwürfel: In 72 von 100 Fällen gelingt es, und du hast noch 2 Gunst.</translation>
    </message>
    <message>
        <source>Three combat dice reach 3 in 49 of 100 tries. One more makes it 72.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 13, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Mit drei Kampfwürfeln erreichst du 3 in 49 von 100 Fällen. Mit einem mehr sind es 72.</translation>
    </message>
    <message>
        <source>Storm it</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 14, one idea; at most 40 letters</extracomment>
        <translation>Stürme ihn</translation>
    </message>
    <message>
        <source>2, 1, 0, 0: three successes, exactly enough. 3 glory, and the first Bastion pawn of this game.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 14, why it was good; at most 160 letters</extracomment>
        <translation>2, 1, 0, 0: drei Erfolge, gerade genug. 3 Ruhm und die erste Turmfigur dieser Partie.</translation>
    </message>
    <message>
        <source>You could lay out one more. But four are fine, and you have favor for bad luck.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 14, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Einen könntest du noch auslegen. Aber vier sind gut, und gegen Pech hast du Gunst.</translation>
    </message>
    <message>
        <source>Pawns remember your deeds</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 15, one idea; at most 40 letters</extracomment>
        <translation>Figuren erinnern an deine Taten</translation>
    </message>
    <message>
        <source>Your Bastion pawn (1) counts 3 at the end. And whoever has the most of a kind gains a bonus: 5 for Bastions, 3 for Farms (2), 4 for Walls (3).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 15, what the teacher says; at most 220 letters</extracomment>
        <translation>Deine Turmfigur (1) zählt am Ende 3. Und wer von einer Art die meisten hat, bekommt einen Bonus: 5 bei Türmen, 3 bei Höfen (2), 4 bei Mauern (3).</translation>
    </message>
    <message>
        <source>The last ship and the count</source>
        <extracomment>Lesson raiders 7-the-final-count: title; at most 30 letters</extracomment>
        <translation>Letztes Schiff und Wertung</translation>
    </message>
    <message>
        <source>You can count the glory at the end, and you know why you won.</source>
        <extracomment>Lesson raiders 7-the-final-count: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst den Ruhm am Ende zählen und weißt, warum du gewonnen hast.</translation>
    </message>
    <message>
        <source>The very last ship</source>
        <extracomment>Lesson raiders 7-the-final-count: step 1, one idea; at most 40 letters</extracomment>
        <translation>Das allerletzte Schiff</translation>
    </message>
    <message>
        <source>Round six, ship four, and it is yours. On the track you have 58 glory (1) and Ylva 66 (2). Looks bad? The track is only half of the story.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Runde sechs, Schiff vier, und es ist deins. Auf der Leiste hast du 58 Ruhm (1), Ylva 66 (2). Sieht schlecht aus? Die Leiste ist nur die halbe Geschichte.</translation>
    </message>
    <message>
        <source>What counts: sets</source>
        <extracomment>Lesson raiders 7-the-final-count: step 2, one idea; at most 40 letters</extracomment>
        <translation>Was zählt: Sätze</translation>
    </message>
    <message>
        <source>Three Treasures (1) are worth 9, two Art cards (2) are worth 6. That makes 15 for you. Watch out for Ylva, though: she has five pieces of Armor, worth 20.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Drei Schätze (1) sind 9 wert, zwei Kunstwerke (2) sind 6 wert. Macht 15 für dich. Aber Vorsicht, Ylva hat fünf Rüstungen, und die sind 20 wert.</translation>
    </message>
    <message>
        <source>What counts: pawns</source>
        <extracomment>Lesson raiders 7-the-final-count: step 3, one idea; at most 40 letters</extracomment>
        <translation>Was zählt: Figuren</translation>
    </message>
    <message>
        <source>Two Farms (1) count 1 each, and 3 for having the most. The Bastion (2) counts 3, and 5 for the most. 13 for you; her two Walls bring 8.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei Höfe (1) zählen je 1, dazu 3 für die meisten. Der Turm (2) zählt 3, dazu 5 für die meisten. 13 für dich; ihre zwei Mauern bringen 8.</translation>
    </message>
    <message>
        <source>What counts: artifacts</source>
        <extracomment>Lesson raiders 7-the-final-count: step 4, one idea; at most 40 letters</extracomment>
        <translation>Was zählt: Artefakte</translation>
    </message>
    <message>
        <source>Draupnir (1) and Eldrihmnir (2) are worth 3 each, with or without a die. That is 6 for you; Ylva has 3.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Draupnir (1) und Eldrihmnir (2) sind je 3 wert, mit oder ohne Würfel. Das sind 6 für dich; Ylva hat 3.</translation>
    </message>
    <message>
        <source>What counts: Prophecies</source>
        <extracomment>Lesson raiders 7-the-final-count: step 5, one idea; at most 40 letters</extracomment>
        <translation>Was zählt: Weissagungen</translation>
    </message>
    <message>
        <source>Yours brings 1 glory for each Reaver of Odin, wherever it is: Leader, Freeman, Royal Guard, and the Robber in the Glory pile (2). 4 in all.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Deine bringt 1 Ruhm je Krieger Odins, wo er auch ist: Anführer, Freibauer, Königswache und der Wegelagerer im Ruhmesstapel (2). Zusammen 4.</translation>
    </message>
    <message>
        <source>What costs: terror</source>
        <extracomment>Lesson raiders 7-the-final-count: step 6, one idea; at most 40 letters</extracomment>
        <translation>Was Ruhm kostet: Schrecken</translation>
    </message>
    <message>
        <source>Your 2 terror (1) cost 3. Ylva has 4 (2), and those cost her 10; she pillaged a little too merrily. Food, dice, tiles, and Reavers count for nothing.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Deine 2 Schrecken (1) kosten 3. Ylva hat 4 (2), und die kosten sie 10; sie hat etwas zu fröhlich geplündert. Nahrung, Würfel, Gebiete und Krieger zählen nichts.</translation>
    </message>
    <message>
        <source>The last trade</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, one idea; at most 40 letters</extracomment>
        <translation>Der letzte Handel</translation>
    </message>
    <message>
        <source>58 + 15 + 13 + 6 + 4 − 3: you have 93. Ylva has 92 and a secret Prophecy. There are more of them at Trade (1), and if you send the ship you get three rewards. Sail!</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>58 + 15 + 13 + 6 + 4 − 3: Du hast 93. Ylva hat 92 und eine geheime Weissagung. Beim Handel (1) liegen weitere, und wer das Schiff schickt, hat drei Belohnungen. Los!</translation>
    </message>
    <message>
        <source>You are there, with three rewards to choose.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Da bist du, mit drei Belohnungen zur Wahl.</translation>
    </message>
    <message>
        <source>New Reavers would count only for Prophecies now. At Trade you can get the Prophecies themselves.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, answer to &apos;choose recruit&apos;; at most 160 letters</extracomment>
        <translation>Neue Krieger würden jetzt nur noch für Weissagungen zählen. Beim Handel bekommst du die Weissagungen selbst.</translation>
    </message>
    <message>
        <source>After the last round there is no Cleanup, so tiles pay nothing anymore. Go where the Prophecies are.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, answer to &apos;choose subdue&apos;; at most 160 letters</extracomment>
        <translation>Nach der letzten Runde wird nicht aufgeräumt, Gebiete bringen also nichts mehr. Fahr dorthin, wo die Weissagungen sind.</translation>
    </message>
    <message>
        <source>Not that one: choose Trade with Villages.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle „Mit Dörfern handeln“.</translation>
    </message>
    <message>
        <source>What Trade offers</source>
        <extracomment>Lesson raiders 7-the-final-count: step 8, one idea; at most 40 letters</extracomment>
        <translation>Was der Handel bietet</translation>
    </message>
    <message>
        <source>Each reward is 2 favor (1), 3 food (2), two of these dice (3), or a Prophecy (4). You may choose the same twice. After tonight, only Prophecies count.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Als Belohnung gibt es 2 Gunst (1), 3 Nahrung (2), zwei dieser Würfel (3) oder eine Weissagung (4), auch mehrmals dasselbe. Nach heute Abend zählen nur Weissagungen.</translation>
    </message>
    <message>
        <source>A Prophecy that fits</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, one idea; at most 40 letters</extracomment>
        <translation>Eine Weissagung, die passt</translation>
    </message>
    <message>
        <source>Treasure Hunter (1) brings 1 glory for each Treasure.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Der Schatzjäger (1) bringt 1 Ruhm für jeden Schatz.</translation>
    </message>
    <message>
        <source>Three Treasures, 3 glory more: 96.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Drei Schätze, noch 3 Ruhm: 96.</translation>
    </message>
    <message>
        <source>That works too, and comes next: 2 glory for your two Reavers of Yggdrasil. First the 3.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to &apos;trade prophecy 2&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch und kommt gleich: 2 Ruhm für deine zwei Krieger Yggdrasils. Erst die 3.</translation>
    </message>
    <message>
        <source>Wait a little: it brings you nothing. But keep an eye on it.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to &apos;trade prophecy 3&apos;; at most 160 letters</extracomment>
        <translation>Warte noch: Dir bringt sie nichts. Aber behalte sie im Auge.</translation>
    </message>
    <message>
        <source>It may fit, or not. Here lies one that fits.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to &apos;trade prophecy deck&apos;; at most 160 letters</extracomment>
        <translation>Vielleicht passt sie, vielleicht nicht. Hier liegt eine, die passt.</translation>
    </message>
    <message>
        <source>Food, favor, and dice count for nothing at the end. Favor breaks a tie, but who wants a tie?</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to &apos;trade&apos;; at most 160 letters</extracomment>
        <translation>Nahrung, Gunst und Würfel zählen am Ende nichts. Gunst entscheidet bei Gleichstand, aber wer will schon Gleichstand?</translation>
    </message>
    <message>
        <source>Not that one: take Treasure Hunter.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm den Schatzjäger.</translation>
    </message>
    <message>
        <source>And another one</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, one idea; at most 40 letters</extracomment>
        <translation>Und noch eine</translation>
    </message>
    <message>
        <source>Chosen of Seidr (1): 1 glory for each Reaver of Yggdrasil. That is the Saga Keeper (2), and the Scout at sea (3).</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Erwählter des Seidr (1): 1 Ruhm für jeden Krieger Yggdrasils. Das sind die Sagahüterin (2) und die Späherin auf See (3).</translation>
    </message>
    <message>
        <source>2 glory more: 98. One reward is left.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Noch 2 Ruhm: 98. Eine Belohnung ist übrig.</translation>
    </message>
    <message>
        <source>Good thinking, and that comes next. First the 2 glory.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, answer to &apos;trade prophecy 3&apos;; at most 160 letters</extracomment>
        <translation>Gut gedacht, und das kommt gleich. Erst die 2 Ruhm.</translation>
    </message>
    <message>
        <source>Food, favor, and dice count for nothing at the end. Take glory.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, answer to &apos;trade&apos;; at most 160 letters</extracomment>
        <translation>Nahrung, Gunst und Würfel zählen am Ende nichts. Nimm Ruhm.</translation>
    </message>
    <message>
        <source>Not that one: take Chosen of Seidr.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm „Erwählter des Seidr“.</translation>
    </message>
    <message>
        <source>What would Ylva take?</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, one idea; at most 40 letters</extracomment>
        <translation>Was würde Ylva nehmen?</translation>
    </message>
    <message>
        <source>Stolen Armor (1) brings 1 glory for each piece of Armor. You have none. Ylva (2) has five, and the next reward is hers.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Gestohlene Rüstung (1) bringt 1 Ruhm für jede Rüstung. Du hast keine. Ylva (2) hat fünf, und die nächste Belohnung ist ihre.</translation>
    </message>
    <message>
        <source>Nothing for you, but 5 less for her. Looking at the others’ piles is half of the last round.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Nichts für dich, aber 5 weniger für sie. Den anderen auf den Stapel zu schauen, ist die halbe letzte Runde.</translation>
    </message>
    <message>
        <source>Perhaps a point or two for you, but 5 for Ylva, who takes what you leave. Look at her Armor!</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, answer to &apos;trade prophecy deck&apos;; at most 160 letters</extracomment>
        <translation>Vielleicht ein, zwei Ruhm für dich, aber 5 für Ylva, die nimmt, was du liegen lässt. Schau auf ihre Rüstungen!</translation>
    </message>
    <message>
        <source>You no longer need it, and Ylva would take Stolen Armor: 5 glory for her.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, answer to &apos;trade&apos;; at most 160 letters</extracomment>
        <translation>Das brauchst du nicht mehr, und Ylva nähme sich die Gestohlene Rüstung: 5 Ruhm für sie.</translation>
    </message>
    <message>
        <source>Not that one: take Stolen Armor away from her.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Nimm ihr die Gestohlene Rüstung weg.</translation>
    </message>
    <message>
        <source>The count</source>
        <extracomment>Lesson raiders 7-the-final-count: step 12, one idea; at most 40 letters</extracomment>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>Ylva drew Juggernaut, 2 glory for her Walls; her secret one brought 3. You win by 98 to 97! With Stolen Armor she would have had 100.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva hat den Koloss gezogen, 2 Ruhm für ihre Mauern; ihre geheime brachte 3. Du gewinnst 98 zu 97! Mit der Gestohlenen Rüstung hätte sie 100 gehabt.</translation>
    </message>
    <message>
        <source>Your own saga</source>
        <extracomment>Lesson raiders 8-your-own-saga: title; at most 30 letters</extracomment>
        <translation>Deine eigene Saga</translation>
    </message>
    <message>
        <source>You can start a real game with a plan and play it to the end against Ylva.</source>
        <extracomment>Lesson raiders 8-your-own-saga: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du kannst eine richtige Partie mit einem Plan beginnen und sie gegen Ylva zu Ende spielen.</translation>
    </message>
    <message>
        <source>A real game</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 1, one idea; at most 40 letters</extracomment>
        <translation>Eine richtige Partie</translation>
    </message>
    <message>
        <source>Nobody knows how this one ends, not even me. I’ll help you with the start; then I’ll sharpen my quill, and you are on your own. Ylva plays gently.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Niemand weiß, wie diese ausgeht, nicht einmal ich. Am Anfang helfe ich dir, dann spitze ich meine Feder, und du bist allein. Ylva schont dich noch.</translation>
    </message>
    <message>
        <source>Rule of thumb: a Leader first</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 2, one idea; at most 40 letters</extracomment>
        <translation>Faustregel: zuerst ein Anführer</translation>
    </message>
    <message>
        <source>A Leader pays off from the first voyage on. Take the color you have the most dice of. Two of your dice are yellow, and one shows a tree (1).</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein Anführer lohnt sich von der ersten Fahrt an. Am besten in der Farbe, von der du die meisten Würfel hast. Zwei deiner Würfel sind gelb, einer zeigt einen Baum (1).</translation>
    </message>
    <message>
        <source>Which one will you promote?</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, one idea; at most 40 letters</extracomment>
        <translation>Wen beförderst du?</translation>
    </message>
    <message>
        <source>The Scout (1) is of Yggdrasil, sign tree, bonus 2 favor. The Pillager (2) is of Tyr, sign helmet, bonus a card.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Späherin (1) gehört zu Yggdrasil, Zeichen Baum, Bonus 2 Gunst. Der Plünderer (2) gehört zu Tyr, Zeichen Helm, Bonus eine Karte.</translation>
    </message>
    <message>
        <source>2 favor, so 3 in all. And the tree is wild now: with your shield it could pay for the keeps, for example.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, why it was good; at most 160 letters</extracomment>
        <translation>2 Gunst, also 3 zusammen. Und der Baum ist jetzt Joker: Mit deinem Schild könnte er zum Beispiel die Festungen bezahlen.</translation>
    </message>
    <message>
        <source>That works too: a card at once. But you have only one red die, and it shows no helmet.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, answer to &apos;promote pillager&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: gleich eine Karte. Aber du hast nur einen roten Würfel, und der zeigt keinen Helm.</translation>
    </message>
    <message>
        <source>That works too. But a Leader comes first today, and the Scout has the right color.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, answer to &apos;specialize&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch. Aber heute kommt zuerst der Anführer, und die Späherin hat die richtige Farbe.</translation>
    </message>
    <message>
        <source>That works too: dice for one voyage. A Leader is for all of them.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, answer to &apos;rally&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: Würfel für eine Fahrt. Ein Anführer ist für alle da.</translation>
    </message>
    <message>
        <source>Not that one: promote the Scout.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Befördere die Späherin.</translation>
    </message>
    <message>
        <source>Rule of thumb: fill the slots early</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, one idea; at most 40 letters</extracomment>
        <translation>Faustregel: die Plätze früh füllen</translation>
    </message>
    <message>
        <source>The Pillager may give up any die for a Farm pawn, each time somebody sails to his slot. Six rounds are ahead of him. Choose a slot, it is up to you.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Der Plünderer darf einen beliebigen Würfel gegen eine Hoffigur tauschen, sooft jemand zu seinem Platz fährt. Sechs Runden hat er vor sich. Der Platz ist deine Wahl.</translation>
    </message>
    <message>
        <source>Good. He turns useless dice into pawns, and four Farms count 8, or 11 if you have the most.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Gut. Er macht aus nutzlosen Würfeln Figuren; vier Höfe zählen 8, oder 11, wenn du die meisten hast.</translation>
    </message>
    <message>
        <source>Then the Scout would leave after a minute’s service. Let them both stay.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, answer to &apos;promote pillager&apos;; at most 160 letters</extracomment>
        <translation>Dann müsste die Späherin nach einer Minute schon gehen. Lass beide bleiben.</translation>
    </message>
    <message>
        <source>That works too: a red die on any face, once. But pawns all game long are better.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, answer to &apos;rally pillager&apos;; at most 160 letters</extracomment>
        <translation>Das geht auch: ein roter Würfel mit der Seite, die du willst, einmal. Aber Figuren das ganze Spiel über sind besser.</translation>
    </message>
    <message>
        <source>Not that one: choose the Pillager, then one of the four slots.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle den Plünderer und dann einen der vier Plätze.</translation>
    </message>
    <message>
        <source>Ylva is ready</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 5, one idea; at most 40 letters</extracomment>
        <translation>Ylva ist bereit</translation>
    </message>
    <message>
        <source>An Old Warrior leads her ship: ravens are wild for her. Her Fanatic draws keep cards whenever anybody sails there. Worth knowing before you do.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Ein Alter Recke führt ihr Schiff: Raben gelten bei ihr als alles. Ihr Fanatiker zieht Festungsbeute, sooft jemand dorthin fährt. Gut zu wissen, bevor du es tust.</translation>
    </message>
    <message>
        <source>Before each ship, look twice</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 6, one idea; at most 40 letters</extracomment>
        <translation>Vor jedem Schiff zweimal hinsehen</translation>
    </message>
    <message>
        <source>What can I pay (1)? And what can she (2)? A place that costs dice is best when she can’t pay. Free places are good for both of you.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Was kann ich bezahlen (1)? Und was sie (2)? Ein Ort, der Würfel kostet, ist am besten, wenn sie nicht bezahlen kann. Kostenlose Orte nützen euch beiden.</translation>
    </message>
    <message>
        <source>Who starts the next round?</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 7, one idea; at most 40 letters</extracomment>
        <translation>Wer beginnt die nächste Runde?</translation>
    </message>
    <message>
        <source>Send your first ship</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, one idea; at most 40 letters</extracomment>
        <translation>Schick dein erstes Schiff</translation>
    </message>
    <message>
        <source>Three good ideas. Villages (1): you can pay two chests, Ylva can’t. Recruit (2): hands pay off all game long. Trade (3): three rewards, whatever you lack.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Drei gute Ideen. Dörfer (1): Du kannst zwei Truhen bezahlen, Ylva nicht. Anwerben (2): Leute lohnen sich das ganze Spiel über. Handel (3): drei Belohnungen, was dir eben fehlt.</translation>
    </message>
    <message>
        <source>A fine start. From here on the ship is yours.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Ein guter Anfang. Von jetzt an gehört das Schiff dir.</translation>
    </message>
    <message>
        <source>That takes all of your 4 food, and only the tree could be a longship. Later, with longships aboard!</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, answer to &apos;choose sea&apos;; at most 160 letters</extracomment>
        <translation>Das kostet alle deine 4 Nahrung, und nur der Baum könnte ein Langschiff sein. Später, mit Langschiffen an Bord!</translation>
    </message>
    <message>
        <source>You could pay: shield and tree. But Ylva’s Fanatic would draw her a card first. Villages are nicer.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, answer to &apos;choose keeps&apos;; at most 160 letters</extracomment>
        <translation>Bezahlen könntest du: Schild und Baum. Aber Ylvas Fanatiker zöge ihr zuerst eine Karte. Die Dörfer sind netter.</translation>
    </message>
    <message>
        <source>You could, peacefully. But you have 4 food, 3 favor, and four dice; let them earn something first.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, answer to &apos;choose subdue&apos;; at most 160 letters</extracomment>
        <translation>Das könntest du, friedlich. Aber lass deine 4 Nahrung, 3 Gunst und vier Würfel erst etwas verdienen.</translation>
    </message>
    <message>
        <source>Not that one: choose Villages, Recruit, or Trade.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Nicht ganz: Wähle Dörfer, Anwerben oder Handel.</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 9, one idea; at most 40 letters</extracomment>
        <translation>Der Rest gehört dir</translation>
    </message>
    <message>
        <source>The lamp gives a hint, the book explains whatever you point at, and most moves can be taken back. Finish the round, and then five more. Make me a good song!</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Die Lampe gibt einen Tipp, das Buch erklärt, worauf du zeigst, und fast jeden Zug kannst du zurücknehmen. Spiel die Runde zu Ende, dann noch fünf. Gib mir Stoff für ein gutes Lied!</translation>
    </message>
    <message>
        <source>You have a Leader and a crew, and you know the three uses of a Reaver.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Du hast einen Anführer und eine Mannschaft und kennst die drei Arten, einen Krieger einzusetzen.</translation>
    </message>
    <message>
        <source>There you could only rest: it takes two shields, and you have only the raven to stand for one.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose keeps&apos;; at most 160 letters</extracomment>
        <translation>Dort könntest du nur rasten: Es kostet zwei Schilde, und nur der Rabe könnte einer sein.</translation>
    </message>
    <message>
        <source>Of the two open pairs, take the one with the Farm (1). And since you sent the ship, you draw two more cards from the deck.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Nimm von den zwei offenen Stapeln den mit dem Bauernhof (1). Und weil du das Schiff geschickt hast, ziehst du zwei weitere Karten vom Nachziehstapel.</translation>
    </message>
    <message>
        <source>You settle your four cards one by one, in any order. Click the Farm (1) to begin.</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Du handelst deine vier Karten einzeln ab, in beliebiger Reihenfolge. Klick zuerst auf den Bauernhof (1).</translation>
    </message>
    <message>
        <source>Pillaging brings 1 more food and a Farm pawn, which is glory at the end, and 1 terror. Terror costs glory, but the first one only 1: pillage the Farm.</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Plündern bringt noch 1 Nahrung, eine Hoffigur, die am Ende Ruhm wert ist, und 1 Schrecken. Schrecken kostet Ruhm, der erste aber nur 1: Plündere den Bauernhof.</translation>
    </message>
    <message>
        <source>Artifacts lie on your ship, are worth glory at the end, and have a power. Draupnir (1) is worth 3; we use it in lesson 6. Click it.</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Artefakte liegen auf deinem Schiff, bringen am Ende Ruhm und haben eine Wirkung. Draupnir (1) ist 3 wert; wir nutzen ihn in Lektion 6. Klick ihn an.</translation>
    </message>
    <message>
        <source>Two cards are left. Click the Ship Upgrade (1).</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Zwei Karten sind übrig. Klick auf den Schiffsausbau (1).</translation>
    </message>
    <message>
        <source>The tile pays like a die that shows a longship or a hammer, once in every round, and is never spent. Or there are 3 glory at once. Take the tile.</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Das Plättchen gilt wie ein Würfel mit Langschiff oder Hammer, einmal in jeder Runde, und wird nie ausgegeben. Sonst gäbe es gleich 3 Ruhm. Nimm das Plättchen.</translation>
    </message>
    <message>
        <source>Axes and Spears: roll a red and a blue die, or take 5 glory and 1 terror. Your second terror would cost 2. We will want the dice: roll them.</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Äxte und Speere: Wirf einen roten und einen blauen Würfel, oder nimm 5 Ruhm und 1 Schrecken. Dein zweiter Schrecken würde 2 kosten. Wir brauchen die Würfel: Wirf sie.</translation>
    </message>
    <message>
        <source>You and Ylva send longships for six rounds; the horn shows who begins. Whoever has the most glory at the end wins. I only write the songs about it; the rowing is yours.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Du und Ylva, ihr schickt sechs Runden lang Langschiffe aus; das Horn zeigt, wer beginnt. Wer am Ende den meisten Ruhm hat, gewinnt. Ich schreibe nur die Lieder darüber; rudern musst du.</translation>
    </message>
    <message>
        <source>Whoever sends a ship to Trade (1) takes the horn and starts the next round. You have it now (2): you are Start Player. If you sail there, Ylva starts.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Wer ein Schiff zum Handel (1) schickt, nimmt das Horn und beginnt die nächste Runde. Jetzt hast du es (2): Du bist Startspieler. Fährst du dorthin, beginnt Ylva.</translation>
    </message>
</context>
</TS>
