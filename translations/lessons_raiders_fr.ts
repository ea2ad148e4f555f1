<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>Your longship and its crew</source>
        <extracomment>Lesson raiders 1-ship-and-crew: title; at most 30 letters</extracomment>
        <translation>Votre Drakkar et son équipage</translation>
    </message>
    <message>
        <source>The goal is glory</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 1, one idea; at most 40 letters</extracomment>
        <translation>Le but, c’est la Gloire</translation>
    </message>
    <message>
        <source>This is your longship</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 2, one idea; at most 40 letters</extracomment>
        <translation>Voici votre Drakkar</translation>
    </message>
    <message>
        <source>It has a place for one Leader (1), four slots for three specialists each (2 to 5), and room for ten dice (6).</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Il a une place pour le Leader (1), quatre emplacements de trois spécialistes (2 à 5) et de quoi loger dix dés (6).</translation>
    </message>
    <message>
        <source>Reavers are your warriors</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 3, one idea; at most 40 letters</extracomment>
        <translation>Les Maraudeurs sont vos guerriers</translation>
    </message>
    <message>
        <source>Two have signed on, the Spear Chieftain (1) and the Saga Keeper (2), a dear colleague. Each brought dice, and those are rolled already (3 to 6).</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux se sont engagés&#xa0;: le Chef Lancier (1) et la Gardienne des Sagas (2), une chère collègue. Chacun a apporté des dés, déjà lancés (3 à 6).</translation>
    </message>
    <message>
        <source>Dice pay for voyages</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 4, one idea; at most 40 letters</extracomment>
        <translation>Les dés paient les voyages</translation>
    </message>
    <message>
        <source>To act at a place you pay its price. Villages (1) ask for two dice that show a chest; you have one so far (2). Dice you pay are gone, the others stay aboard.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Pour agir dans une Zone, on paie son prix. Le village (1) demande deux dés Coffre&#x202f;; vous en avez un (2). Les dés payés sont perdus, les autres restent à bord.</translation>
    </message>
    <message>
        <source>First use of a Reaver: rally</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 5, one idea; at most 40 letters</extracomment>
        <translation>Premier rôle&#xa0;: le Ralliement</translation>
    </message>
    <message>
        <source>Every Reaver gets one of three uses. Rallied, it brings one or two more dice on any face you like, then goes ashore. Quick help, but only once.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Chaque Maraudeur reçoit l’un de trois rôles. Rallié, il apporte un ou deux dés de plus, sur la face de votre choix, puis descend à terre. Un secours rapide, mais unique.</translation>
    </message>
    <message>
        <source>Second use: specialize</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 6, one idea; at most 40 letters</extracomment>
        <translation>Deuxième rôle&#xa0;: la Spécialisation</translation>
    </message>
    <message>
        <source>It takes a place in one of these four slots and uses its ability every time anybody, you or Ylva, sails there. A steady job.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Il prend place sur l’un de ces quatre emplacements et active sa capacité chaque fois que quelqu’un, vous ou Ylva, y va. Un emploi stable.</translation>
    </message>
    <message>
        <source>Third use: promote</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 7, one idea; at most 40 letters</extracomment>
        <translation>Troisième rôle&#xa0;: la Promotion</translation>
    </message>
    <message>
        <source>It becomes your Leader (1) and brings a bonus at once. From then on, dice that show the sign of its clan pay for anything.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Il devient votre Leader (1) et rapporte aussitôt un bonus. Dès lors, les dés qui montrent le symbole de son Clan valent n’importe quel symbole.</translation>
    </message>
    <message>
        <source>Promote the Spear Chieftain</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, one idea; at most 40 letters</extracomment>
        <translation>Promouvez le Chef Lancier</translation>
    </message>
    <message>
        <source>His clan is Odin, its sign is the raven (3), and its bonus is 4 food. Choose the Spear Chieftain (1), then the Leader’s place (2).</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Son Clan est Odin, dont le symbole est le Corbeau (3) et le bonus 4 Nourriture. Choisissez le Chef Lancier (1), puis la place du Leader (2).</translation>
    </message>
    <message>
        <source>4 food, so you have 8 now. And your raven pays as a chest, a shield, whatever you need.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, why it was good; at most 160 letters</extracomment>
        <translation>4 Nourriture&#xa0;: vous en avez 8. Et votre Corbeau paie comme Coffre, comme Bouclier, comme il vous plaira.</translation>
    </message>
    <message>
        <source>That works too: she brings 2 favor. But her sign is the tree, and not one of your dice shows it.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, answer to &apos;promote saga-keeper&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: elle rapporte 2 Faveur. Mais son symbole est l’Arbre, et aucun de vos dés ne le montre.</translation>
    </message>
    <message>
        <source>That works too: 2 food each time. But three of your four dice are blue; a blue Leader suits them best.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, answer to &apos;specialize spear-chieftain&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: 2 Nourriture chaque fois. Mais trois de vos quatre dés sont bleus&#x202f;; un Leader bleu leur va mieux.</translation>
    </message>
    <message>
        <source>That works too: one blue die, once. As your Leader he helps in all six rounds.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, answer to &apos;rally spear-chieftain&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: un dé bleu, une fois. Leader, il vous aidera pendant les six tours.</translation>
    </message>
    <message>
        <source>Not that one: first a Leader. Choose the Spear Chieftain, then the Leader’s place on your ship.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas cela, d’abord un Leader&#xa0;: choisissez le Chef Lancier, puis la place du Leader sur votre Drakkar.</translation>
    </message>
    <message>
        <source>Give the singer a place</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, one idea; at most 40 letters</extracomment>
        <translation>Une place pour la chanteuse</translation>
    </message>
    <message>
        <source>Each time she is at work, the Saga Keeper (1) sings and you gain 2 glory. Put her in the Villages slot (2); we sail there next.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Chaque fois qu’elle agit, la Gardienne des Sagas (1) chante et vous gagnez 2 Gloire. Placez-la sur l’emplacement Villages (2)&#x202f;; c’est là que nous allons ensuite.</translation>
    </message>
    <message>
        <source>She sings whenever a ship raids villages, and that can be once a round: up to six songs, 12 glory.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Elle chante quand un Drakkar pille un village, et cela peut arriver à chaque tour&#xa0;: jusqu’à six chansons, 12 Gloire.</translation>
    </message>
    <message>
        <source>That works too, she sings in any slot. But your next ship sails to the villages, so there she sings first.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, answer to &apos;specialize saga-keeper&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, elle chante partout. Mais votre prochain Drakkar va au village&#xa0;: c’est là qu’elle chantera d’abord.</translation>
    </message>
    <message>
        <source>That would work, but she would push the Chieftain off the Leader’s place, raven and all.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, answer to &apos;promote saga-keeper&apos;; at most 160 letters</extracomment>
        <translation>Possible, mais elle délogerait le Chef de la place du Leader, Corbeau compris.</translation>
    </message>
    <message>
        <source>That works too: one yellow die on any face. But she sings for a whole game if you let her.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, answer to &apos;rally saga-keeper&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: un dé jaune sur la face voulue. Mais si vous la laissez faire, elle chantera toute la partie.</translation>
    </message>
    <message>
        <source>Not that one: choose the Saga Keeper, then a free place in the Villages slot.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez la Gardienne des Sagas, puis une place libre sur l’emplacement Villages.</translation>
    </message>
    <message>
        <source>Ylva hires, too</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 10, one idea; at most 40 letters</extracomment>
        <translation>Ylva recrute aussi</translation>
    </message>
    <message>
        <source>Ylva promoted a Hunter, so her ravens pay for anything as well. Her Mercenary, in the Keeps slot, brings her a red die each time.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva a promu un Chasseur&#xa0;: chez elle aussi, les Corbeaux paient tout. Son Mercenaire, sur l’emplacement Forteresses, lui apporte chaque fois un dé rouge.</translation>
    </message>
    <message>
        <source>Six places to sail to</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 11, one idea; at most 40 letters</extracomment>
        <translation>Six destinations</translation>
    </message>
    <message>
        <source>Now cards and dice lie at all six places, and the first round begins. You go first. Next lesson, we raid.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Des cartes et des dés attendent maintenant dans les six Zones, et le premier tour commence. À vous l’honneur. À la prochaine leçon, on pille.</translation>
    </message>
    <message>
        <source>The first raid</source>
        <extracomment>Lesson raiders 2-first-raid: title; at most 30 letters</extracomment>
        <translation>Le premier pillage</translation>
    </message>
    <message>
        <source>You can send a longship, pay for a raid, and decide what to do with the spoils.</source>
        <extracomment>Lesson raiders 2-first-raid: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez placer un Drakkar, payer un pillage et décider du sort du Butin.</translation>
    </message>
    <message>
        <source>Four ships make a round</source>
        <extracomment>Lesson raiders 2-first-raid: step 1, one idea; at most 40 letters</extracomment>
        <translation>Quatre Drakkars font un tour</translation>
    </message>
    <message>
        <source>You, Ylva, you, Ylva; each ship goes to a different one of these six places. Whoever sends it acts first, then the other may follow.</source>
        <extracomment>Lesson raiders 2-first-raid: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous, Ylva, vous, Ylva&#xa0;: chaque Drakkar va dans une Zone différente, parmi ces six. Celui qui le place agit d’abord, puis l’autre peut suivre.</translation>
    </message>
    <message>
        <source>The price of a raid</source>
        <extracomment>Lesson raiders 2-first-raid: step 2, one idea; at most 40 letters</extracomment>
        <translation>Le prix d’un pillage</translation>
    </message>
    <message>
        <source>Villages (1) cost 1 food and two chests. One die shows a chest (3). The raven (2) stands for the other, because your Leader (4) is of its clan.</source>
        <extracomment>Lesson raiders 2-first-raid: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Le village (1) coûte 1 Nourriture et deux Coffres. Un dé montre un Coffre (3). Le Corbeau (2) remplace l’autre, car votre Leader (4) est de son Clan.</translation>
    </message>
    <message>
        <source>Send your ship to the villages</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, one idea; at most 40 letters</extracomment>
        <translation>Envoyez votre Drakkar au village</translation>
    </message>
    <message>
        <source>Ylva has no two chests, so she can’t follow you there (2). That makes Villages (1) twice as nice.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva n’a pas deux Coffres&#xa0;: elle ne peut donc pas vous suivre (2). Le village (1) n’en est que deux fois plus beau.</translation>
    </message>
    <message>
        <source>Your Saga Keeper sang at once: 2 glory. Reavers in the slot always work before anybody pays.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Votre Gardienne des Sagas a chanté aussitôt&#xa0;: 2 Gloire. Les Maraudeurs de l’emplacement agissent toujours avant que l’on paie.</translation>
    </message>
    <message>
        <source>That works too: two new Reavers, and it is free. But Ylva would follow you there. To the villages she can’t.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose recruit&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: deux nouveaux Maraudeurs, et c’est gratuit. Mais là, Ylva vous suivrait. Au village, elle ne peut pas.</translation>
    </message>
    <message>
        <source>That works too: three rewards, and it is free. But Ylva would follow you and take one.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose trade&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: trois récompenses, et c’est gratuit. Mais Ylva vous suivrait et en prendrait une.</translation>
    </message>
    <message>
        <source>Brave, but hard: it costs half of your food, and only the raven could stand for a longship. We sail in lesson 5.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose sea&apos;; at most 160 letters</extracomment>
        <translation>Hardi, mais dur&#xa0;: cela coûte la moitié de votre Nourriture, et seul le Corbeau ferait un Drakkar. Nous prendrons la mer à la leçon 5.</translation>
    </message>
    <message>
        <source>That works too, your hammers can win territories. They come in lesson 4, when there are more of them.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose subdue&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, vos Marteaux peuvent gagner des Territoires. Ce sera la leçon 4, quand vous en aurez davantage.</translation>
    </message>
    <message>
        <source>Not that one: choose Raid Villages.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez «&#xa0;Piller un village&#xa0;».</translation>
    </message>
    <message>
        <source>Lay out the chest</source>
        <extracomment>Lesson raiders 2-first-raid: step 4, one idea; at most 40 letters</extracomment>
        <translation>Engagez le Coffre</translation>
    </message>
    <message>
        <source>Choose the die with the chest. It is only laid out for now; nothing is spent before you confirm.</source>
        <extracomment>Lesson raiders 2-first-raid: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Choisissez le dé Coffre. Il est seulement engagé&#x202f;; rien n’est dépensé tant que vous n’avez pas confirmé.</translation>
    </message>
    <message>
        <source>One of the two chests is there. The bar of the villages shows what is still missing.</source>
        <extracomment>Lesson raiders 2-first-raid: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Un des deux Coffres est là. L’en-tête du village montre ce qui manque encore.</translation>
    </message>
    <message>
        <source>Not that one: lay out a chest first.</source>
        <extracomment>Lesson raiders 2-first-raid: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez d’abord un Coffre.</translation>
    </message>
    <message>
        <source>And one for the other chest</source>
        <extracomment>Lesson raiders 2-first-raid: step 5, one idea; at most 40 letters</extracomment>
        <translation>Et un dé pour l’autre Coffre</translation>
    </message>
    <message>
        <source>Now lay out the second die. The raven is wild; that is the word for a sign that stands for any other.</source>
        <extracomment>Lesson raiders 2-first-raid: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Engagez maintenant le second dé. Le Corbeau est un joker&#xa0;: un symbole qui remplace n’importe quel autre.</translation>
    </message>
    <message>
        <source>Chest and raven: the dice are complete, and the food is taken by itself.</source>
        <extracomment>Lesson raiders 2-first-raid: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Coffre et Corbeau&#xa0;: les dés y sont, et la Nourriture se paie d’elle-même.</translation>
    </message>
    <message>
        <source>Not that one: lay out the die that is left of chest and raven.</source>
        <extracomment>Lesson raiders 2-first-raid: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: du Coffre et du Corbeau, engagez celui qui reste.</translation>
    </message>
    <message>
        <source>Pay and act</source>
        <extracomment>Lesson raiders 2-first-raid: step 6, one idea; at most 40 letters</extracomment>
        <translation>Payer et agir</translation>
    </message>
    <message>
        <source>Confirm. The two dice go back to the supply, 1 of your 8 food goes with them, and the villages are yours to plunder.</source>
        <extracomment>Lesson raiders 2-first-raid: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Confirmez. Les deux dés retournent à la réserve, avec 1 de vos 8 Nourriture, et le village est à vous.</translation>
    </message>
    <message>
        <source>Paid: 7 food and two dice are left. Now for the good part.</source>
        <extracomment>Lesson raiders 2-first-raid: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Payé&#xa0;: il reste 7 Nourriture et deux dés. Et maintenant, le meilleur.</translation>
    </message>
    <message>
        <source>Not that one: press Pay and act.</source>
        <extracomment>Lesson raiders 2-first-raid: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: cliquez sur «&#xa0;Payer et agir&#xa0;».</translation>
    </message>
    <message>
        <source>Choose your spoils</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, one idea; at most 40 letters</extracomment>
        <translation>Choisissez votre Butin</translation>
    </message>
    <message>
        <source>A Farm, the ring Draupnir, and two surprises. Four cards for two dice and some bread.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Une Ferme, l’anneau Draupnir et deux surprises. Quatre cartes pour deux dés et un peu de pain.</translation>
    </message>
    <message>
        <source>That works too: a wall and a strong artifact. For today take the pair with the Farm; it feeds you.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, answer to &apos;take 2&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: un mur et un Artefact puissant. Aujourd’hui, prenez la paire avec la Ferme&#x202f;; elle nourrit.</translation>
    </message>
    <message>
        <source>That works too, but then all four cards are surprises. Here you see two good ones.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, answer to &apos;take deck&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, mais alors les quatre cartes sont des surprises. Ici, vous en voyez deux bonnes.</translation>
    </message>
    <message>
        <source>Not that one: take the pair with the Farm and Draupnir.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: prenez la paire avec la Ferme et Draupnir.</translation>
    </message>
    <message>
        <source>One card at a time: the Farm</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, one idea; at most 40 letters</extracomment>
        <translation>Une carte à la fois&#xa0;: la Ferme</translation>
    </message>
    <message>
        <source>3 food, so you have 10. The Farm asks one more question.</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, why it was good; at most 160 letters</extracomment>
        <translation>3 Nourriture&#xa0;: vous en avez 10. La Ferme vous pose encore une question.</translation>
    </message>
    <message>
        <source>Its turn will come. Begin with the Farm, please; it has a question for you.</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, answer to &apos;resolve&apos;; at most 160 letters</extracomment>
        <translation>Son tour viendra. Commencez par la Ferme, je vous prie&#x202f;; elle a une question pour vous.</translation>
    </message>
    <message>
        <source>Not that one: begin with the Farm.</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: commencez par la Ferme.</translation>
    </message>
    <message>
        <source>Pillage it?</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, one idea; at most 40 letters</extracomment>
        <translation>Piller la Ferme&#x202f;?</translation>
    </message>
    <message>
        <source>The pawn is worth 1, and 3 more for having the most Farms. The terror costs 1. A bargain, if a rude one.</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Le pion vaut 1, plus 3 pour la majorité des Fermes. La Terreur coûte 1. Une bonne affaire, quoique peu polie.</translation>
    </message>
    <message>
        <source>Kind, and no mistake later on. But the first terror costs 1, and this pawn may bring 4.</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, answer to &apos;decline&apos;; at most 160 letters</extracomment>
        <translation>C’est gentil, et souvent le bon choix plus tard. Mais la première Terreur ne coûte que 1, et ce pion peut rapporter 4.</translation>
    </message>
    <message>
        <source>Not that one: decide about the Farm.</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: décidez du sort de la Ferme.</translation>
    </message>
    <message>
        <source>An artifact comes aboard</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, one idea; at most 40 letters</extracomment>
        <translation>Un Artefact monte à bord</translation>
    </message>
    <message>
        <source>Draupnir lies on your longship now: 3 glory at the end, and food before that.</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Draupnir est à bord&#xa0;: 3 Gloire à la fin, et de la Nourriture avant.</translation>
    </message>
    <message>
        <source>Its turn will come. First the ring, so that we don’t lose it in the hay.</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, answer to &apos;resolve&apos;; at most 160 letters</extracomment>
        <translation>Son tour viendra. D’abord l’anneau, avant de le perdre dans le foin.</translation>
    </message>
    <message>
        <source>Not that one: choose Draupnir first.</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: Draupnir d’abord.</translation>
    </message>
    <message>
        <source>Something to build in</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, one idea; at most 40 letters</extracomment>
        <translation>De quoi équiper le Drakkar</translation>
    </message>
    <message>
        <source>This card offers a choice.</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Cette carte vous laisse le choix.</translation>
    </message>
    <message>
        <source>That works too. But let us do the Ship Upgrade first.</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, answer to &apos;resolve axes-and-spears&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais voyons d’abord l’Amélioration.</translation>
    </message>
    <message>
        <source>Not that one: choose the Ship Upgrade.</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: l’Amélioration.</translation>
    </message>
    <message>
        <source>Tile or glory?</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, one idea; at most 40 letters</extracomment>
        <translation>La tuile ou la Gloire&#x202f;?</translation>
    </message>
    <message>
        <source>One free longship or hammer each round, this round included. At sea it will be worth far more than 3.</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, why it was good; at most 160 letters</extracomment>
        <translation>Un Drakkar ou un Marteau gratuit à chaque tour, celui-ci compris. En mer, cela vaudra bien plus que 3.</translation>
    </message>
    <message>
        <source>That works too, 3 glory is 3 glory. But the tile works in all six rounds.</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, answer to &apos;pick glory&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi&#xa0;: 3 Gloire, c’est toujours 3 de plus. Mais la tuile sert pendant les six tours.</translation>
    </message>
    <message>
        <source>Not that one: take the tile.</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: prenez la tuile.</translation>
    </message>
    <message>
        <source>The last card opens by itself</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, one idea; at most 40 letters</extracomment>
        <translation>La dernière carte vient toute seule</translation>
    </message>
    <message>
        <source>A longship and a double hammer. That one counts as two hammers in a fight.</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, why it was good; at most 160 letters</extracomment>
        <translation>Un Drakkar et un double Marteau. Celui-ci compte pour deux Marteaux au Combat.</translation>
    </message>
    <message>
        <source>That works too: 5 glory, less 2 for the terror. But we sail on soon, and you have only two dice left.</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, answer to &apos;pick glory&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: 5 Gloire, moins 2 pour la Terreur. Mais nous repartons bientôt, et il ne vous reste que deux dés.</translation>
    </message>
    <message>
        <source>Not that one: take the dice.</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: prenez les dés.</translation>
    </message>
    <message>
        <source>Ylva rests</source>
        <extracomment>Lesson raiders 2-first-raid: step 14, one idea; at most 40 letters</extracomment>
        <translation>Ylva se repose</translation>
    </message>
    <message>
        <source>She may follow you, but has no two chests. So she rests, which means: a die of her choice instead. She takes a raven. Clever girl.</source>
        <extracomment>Lesson raiders 2-first-raid: step 14, what the teacher says; at most 220 letters</extracomment>
        <translation>Elle pourrait vous suivre, mais n’a pas deux Coffres. Elle se repose donc et prend un dé, sur la face de son choix. Un Corbeau. Pas bête, la petite.</translation>
    </message>
    <message>
        <source>What one ship brought you</source>
        <extracomment>Lesson raiders 2-first-raid: step 15, one idea; at most 40 letters</extracomment>
        <translation>Ce qu’a rapporté un seul Drakkar</translation>
    </message>
    <message>
        <source>2 glory on the track (1), a Farm pawn (2), Draupnir (3), a ship upgrade (4). You paid two dice and got two back. That is a song already.</source>
        <extracomment>Lesson raiders 2-first-raid: step 15, what the teacher says; at most 220 letters</extracomment>
        <translation>2 Gloire sur la piste (1), un pion de Ferme (2), Draupnir (3), une Amélioration (4). Deux dés payés, deux dés gagnés. Voilà déjà une chanson.</translation>
    </message>
    <message>
        <source>Rest, and recruit</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: title; at most 30 letters</extracomment>
        <translation>Repos et recrutement</translation>
    </message>
    <message>
        <source>You can make the most of a ship you can’t follow, and put new Reavers to use.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez profiter d’un Drakkar que vous ne pouvez pas suivre et donner un rôle à de nouveaux Maraudeurs.</translation>
    </message>
    <message>
        <source>Now Ylva’s ship</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 1, one idea; at most 40 letters</extracomment>
        <translation>Au tour du Drakkar d’Ylva</translation>
    </message>
    <message>
        <source>Second ship of the round. It is hers, but you take part in it, too. Most of what you do in this game happens on somebody’s ship, so stay awake.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Deuxième Drakkar du tour. C’est le sien, mais vous y prenez part. Dans ce jeu, on agit souvent grâce au Drakkar d’un autre&#xa0;: ne vous endormez pas.</translation>
    </message>
    <message>
        <source>Ylva raids the keeps</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 2, one idea; at most 40 letters</extracomment>
        <translation>Ylva pille une forteresse</translation>
    </message>
    <message>
        <source>Her Mercenary brought her a red die first. She paid 2 food and two shields, took the pair (1), and drew two more cards. Now it is up to you.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Son Mercenaire lui a d’abord apporté un dé rouge. Elle a payé 2 Nourriture et deux Boucliers, pris la paire (1) et pioché deux cartes de plus. À vous.</translation>
    </message>
    <message>
        <source>You can’t pay, so you rest</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 3, one idea; at most 40 letters</extracomment>
        <translation>Impossible de payer&#x202f;? Reposez-vous</translation>
    </message>
    <message>
        <source>No shield, no raven: you can’t follow. A Rest brings 2 food, or one die of any color, on any face you like. It is not rolled.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ni Bouclier ni Corbeau&#xa0;: vous ne pouvez pas suivre. Un Repos rapporte 2 Nourriture, ou un dé de n’importe quelle couleur, sur la face voulue. On ne le lance pas.</translation>
    </message>
    <message>
        <source>Rest, and take a raven</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, one idea; at most 40 letters</extracomment>
        <translation>Reposez-vous, et prenez un Corbeau</translation>
    </message>
    <message>
        <source>Ylva showed how it is done. A die with a raven pays for anything, thanks to your Leader (2). Rest for a die (1), then choose the blue raven.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva vous a montré comment. Grâce à votre Leader (2), un Corbeau vaut n’importe quel symbole. Choisissez «&#xa0;Repos&#xa0;: un dé&#xa0;» (1), puis le Corbeau bleu.</translation>
    </message>
    <message>
        <source>The best die there is for you: chest, shield, longship, or hammer, decided when you need it.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Le meilleur dé pour vous&#xa0;: Coffre, Bouclier, Drakkar ou Marteau, à décider le moment venu.</translation>
    </message>
    <message>
        <source>That works too, food is always welcome. But you have 11, and a raven is worth more than 2 of it.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, answer to &apos;rest food&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, on a toujours faim. Mais vous avez 11 Nourriture, et un Corbeau en vaut plus que 2.</translation>
    </message>
    <message>
        <source>That works too, but a raven can be that and everything else.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, answer to &apos;rest blue&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, mais un Corbeau peut être cela et tout le reste.</translation>
    </message>
    <message>
        <source>That works too. But only ravens are wild for you, and they are on blue dice.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, answer to &apos;rest red&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais pour vous, seuls les Corbeaux remplacent tout, et ils sont sur les dés bleus.</translation>
    </message>
    <message>
        <source>Not that one: rest for a die, and choose the blue raven.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez «&#xa0;Repos&#xa0;: un dé&#xa0;», puis le Corbeau bleu.</translation>
    </message>
    <message>
        <source>Third ship, yours again</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, one idea; at most 40 letters</extracomment>
        <translation>Troisième Drakkar, le vôtre</translation>
    </message>
    <message>
        <source>Sail to Recruit Reavers (1). It costs nothing: two new Reavers, and 2 favor for the one who sent the ship.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Allez à «&#xa0;Recruter des maraudeurs&#xa0;» (1). C’est gratuit&#xa0;: deux nouveaux Maraudeurs, et 2 Faveur pour qui place le Drakkar.</translation>
    </message>
    <message>
        <source>Ylva may follow you, as it is free. But you choose first, and only you get the 2 favor.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Ylva peut vous suivre, puisque c’est gratuit. Mais vous choisissez d’abord, et les 2 Faveur ne sont que pour vous.</translation>
    </message>
    <message>
        <source>That works too, trade is free as well. But crews win games, and they do so longest when hired early.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, answer to &apos;choose trade&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, le commerce est gratuit. Mais un équipage fait gagner, surtout recruté tôt.</translation>
    </message>
    <message>
        <source>You could pay for it. But first more hands on board; we sail out to sea in lesson 5.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, answer to &apos;choose sea&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez payer. Mais il faut d’abord des bras&#x202f;; nous prendrons la mer à la leçon 5.</translation>
    </message>
    <message>
        <source>You could: you have hammers. With the right Reaver aboard you will soon have one more.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, answer to &apos;choose subdue&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez, vous avez des Marteaux. Avec le bon Maraudeur à bord, vous en aurez bientôt un de plus.</translation>
    </message>
    <message>
        <source>Not that one: choose Recruit Reavers.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez «&#xa0;Recruter des maraudeurs&#xa0;».</translation>
    </message>
    <message>
        <source>Freeman and Robber</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, one idea; at most 40 letters</extracomment>
        <translation>L’Homme libre et le Détrousseur</translation>
    </message>
    <message>
        <source>Take the pair with Freeman and Robber (1). Both are of Odin, and the Freeman brings hammers wherever he works.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Prenez la paire avec l’Homme libre et le Détrousseur (1). Tous deux sont d’Odin, et l’Homme libre apporte des Marteaux où qu’il soit.</translation>
    </message>
    <message>
        <source>And 2 favor, so you have 3. Favor lets you roll again in a fight.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Et 2 Faveur&#xa0;: vous en avez 3. La Faveur permet de relancer les dés au Combat.</translation>
    </message>
    <message>
        <source>That works too: Chosen turns dice, Seeress turns favor into glory. But hammers are what you need next.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, answer to &apos;take 2&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: l’Élu tourne des dés, la Prophétesse change la Faveur en Gloire. Mais il vous faut bientôt des Marteaux.</translation>
    </message>
    <message>
        <source>That works too: two unknown Reavers. Here lie two that fit, so why gamble?</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, answer to &apos;take deck&apos;; at most 160 letters</extracomment>
        <translation>Deux inconnus, pourquoi pas. Mais ces deux-ci vous conviennent&#xa0;: à quoi bon jouer au hasard&#x202f;?</translation>
    </message>
    <message>
        <source>Not that one: take the pair with Freeman and Robber.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: prenez la paire avec l’Homme libre et le Détrousseur.</translation>
    </message>
    <message>
        <source>One Reaver after the other</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, one idea; at most 40 letters</extracomment>
        <translation>Un Maraudeur après l’autre</translation>
    </message>
    <message>
        <source>Choose the Freeman (1). His dice are rolled at once, a blue and a yellow one. Then you decide about his use.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Choisissez l’Homme libre (1). Ses dés, un bleu et un jaune, sont lancés aussitôt. Ensuite, vous choisissez son rôle.</translation>
    </message>
    <message>
        <source>A longship and a chest. Whatever use you choose for him, these dice are yours.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Un Drakkar et un Coffre. Quel que soit son rôle, ces dés sont à vous.</translation>
    </message>
    <message>
        <source>That works too, he comes right after. Freeman first, if you please.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, answer to &apos;recruit robber&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, il vient juste après. D’abord l’Homme libre, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Not that one: choose the Freeman.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez l’Homme libre.</translation>
    </message>
    <message>
        <source>A hammer each time</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, one idea; at most 40 letters</extracomment>
        <translation>Un Marteau à chaque fois</translation>
    </message>
    <message>
        <source>The Freeman’s ability is a blue hammer. Territories are won with hammers, so specialize him there. Choose him (1), then that slot (2).</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Sa capacité&#xa0;: un Marteau bleu. Les Territoires se gagnent au Marteau, spécialisez-le donc là. Choisissez-le (1), puis l’emplacement (2).</translation>
    </message>
    <message>
        <source>One more hammer each time anybody sails to the territories. I bet Ylva does it soon.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Un Marteau de plus chaque fois que quelqu’un va aux Territoires. Ylva ira bientôt, je le parie.</translation>
    </message>
    <message>
        <source>That works too, hammers are welcome everywhere. At the territories you use them on the spot.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, answer to &apos;specialize freeman&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, les Marteaux sont bienvenus partout. Mais aux Territoires, ils servent sur-le-champ.</translation>
    </message>
    <message>
        <source>That works: 4 more food, and the raven stays wild. But the Chieftain would leave, and nobody would bring hammers.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, answer to &apos;promote freeman&apos;; at most 160 letters</extracomment>
        <translation>Possible&#xa0;: 4 Nourriture de plus, et le Corbeau reste joker. Mais le Chef partirait, et personne n’apporterait de Marteaux.</translation>
    </message>
    <message>
        <source>That works too: one blue die. But specialized he brings one every time.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, answer to &apos;rally freeman&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: un dé bleu. Mais spécialisé, il en apporte un chaque fois.</translation>
    </message>
    <message>
        <source>Not that one: choose the Freeman, then the Territories slot.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez l’Homme libre, puis l’emplacement Territoires.</translation>
    </message>
    <message>
        <source>Rally the Robber</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, one idea; at most 40 letters</extracomment>
        <translation>Ralliez le Détrousseur</translation>
    </message>
    <message>
        <source>The last one is recruited by itself. Rallied, the Robber brings a blue die on a face of your choice. Choose him (1), then press Rally.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Le dernier se recrute tout seul. Rallié, le Détrousseur apporte un dé bleu sur la face de votre choix. Choisissez-le (1), puis «&#xa0;Ralliement&#xa0;».</translation>
    </message>
    <message>
        <source>He goes to your Glory pile. There he still counts for Prophecies, the game’s secret wishes.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Il va dans votre Pile de Gloire. Il y compte encore pour les Prophéties, les vœux secrets du jeu.</translation>
    </message>
    <message>
        <source>That works too, he draws village cards. But you have not seen a rally yet, and I have.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, answer to &apos;specialize robber&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, il pioche du Butin de village. Mais vous n’avez pas encore vu de Ralliement&#x202f;; moi, si.</translation>
    </message>
    <message>
        <source>That works too: 4 food, and Odin again. But the Chieftain would leave, and 11 food is plenty.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, answer to &apos;promote robber&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: 4 Nourriture, encore Odin. Mais le Chef partirait, et 11 Nourriture suffisent.</translation>
    </message>
    <message>
        <source>Not that one: choose the Robber, then Rally.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le Détrousseur, puis «&#xa0;Ralliement&#xa0;».</translation>
    </message>
    <message>
        <source>Which face?</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, one idea; at most 40 letters</extracomment>
        <translation>Quelle face&#x202f;?</translation>
    </message>
    <message>
        <source>You know what I am going to say.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous savez ce que je vais dire.</translation>
    </message>
    <message>
        <source>A second raven. You have nine dice now; there is room for ten.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Un second Corbeau. Vous avez maintenant neuf dés&#x202f;; il y a de la place pour dix.</translation>
    </message>
    <message>
        <source>That works too, but you can have a raven, which is all of them in one.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, answer to &apos;gain blue&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, mais vous pouvez avoir un Corbeau, qui est tout à la fois.</translation>
    </message>
    <message>
        <source>Not that one: take the raven, of course.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: le Corbeau, bien sûr.</translation>
    </message>
    <message>
        <source>Ylva follows</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 11, one idea; at most 40 letters</extracomment>
        <translation>Ylva suit</translation>
    </message>
    <message>
        <source>Recruiting is free, so she took the other pair. You can follow other players’ ships, and they can follow yours. So choose places that suit only you.</source>
        <extracomment>Lesson raiders 3-rest-and-recruit: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Recruter est gratuit&#xa0;: elle a pris l’autre paire. Les Drakkars des autres vous servent aussi, et les vôtres leur servent. Choisissez des Zones qui n’arrangent que vous.</translation>
    </message>
    <message>
        <source>Territories and combat</source>
        <extracomment>Lesson raiders 4-territories-and-combat: title; at most 30 letters</extracomment>
        <translation>Territoires et Combat</translation>
    </message>
    <message>
        <source>You can win a territory peacefully or by force, roll combat dice, and finish a round.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez gagner un Territoire, pacifiquement ou de force, lancer les dés de Combat et finir un tour.</translation>
    </message>
    <message>
        <source>Land that pays every round</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 1, one idea; at most 40 letters</extracomment>
        <translation>Une terre qui rapporte à chaque tour</translation>
    </message>
    <message>
        <source>Each territory tile brings you 1 glory after every round but the last, so early ones pay most. There are three kinds (1, 2, 3), each with three levels.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Chaque Territoire vous rapporte 1 Gloire après chaque tour, sauf le dernier&#xa0;: les premiers valent donc le plus. Il y en a trois sortes (1, 2, 3), de trois niveaux.</translation>
    </message>
    <message>
        <source>The peaceful way</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 2, one idea; at most 40 letters</extracomment>
        <translation>La manière douce</translation>
    </message>
    <message>
        <source>Pay what the tile shows and it is yours: food (1), favor (2), or dice (3), more for a higher level. This never fails.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Payez ce que montre la tuile et elle est à vous&#xa0;: Nourriture (1), Faveur (2) ou dés (3), et plus si le niveau est plus haut. Cela n’échoue jamais.</translation>
    </message>
    <message>
        <source>Ylva sails for land</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 3, one idea; at most 40 letters</extracomment>
        <translation>Ylva cherche des terres</translation>
    </message>
    <message>
        <source>She sent the ship, so she had three tries. She paid 2 food for one tile and a die for another. On their backs she found 2 glory each.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Le Drakkar est à elle&#xa0;: elle avait trois tentatives. Pacifiquement, elle a pris une tuile pour 2 Nourriture et une pour un dé. Au dos de chacune&#xa0;: 2 Gloire.</translation>
    </message>
    <message>
        <source>Your Freeman was at work</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 4, one idea; at most 40 letters</extracomment>
        <translation>Votre Homme libre a travaillé</translation>
    </message>
    <message>
        <source>He (1) brought a blue hammer, though it was Ylva’s ship. You come second, so you have one try. Make it count.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Il (1) a apporté un Marteau bleu, alors que c’était le Drakkar d’Ylva. Vous passez en second, avec une seule tentative. Profitez-en bien.</translation>
    </message>
    <message>
        <source>The way of the hammer</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 5, one idea; at most 40 letters</extracomment>
        <translation>La manière forte</translation>
    </message>
    <message>
        <source>By force, a tile’s level is its defense. Each hammer rolls one combat die with 0, 1, or 2 successes. Reach the defense, and the tile is yours.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>De force, le niveau de la tuile est sa Défense. Chaque Marteau lance un dé de Combat, qui montre 0, 1 ou 2 succès. Atteignez la Défense, et la tuile est à vous.</translation>
    </message>
    <message>
        <source>Take the richest land by force</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, one idea; at most 40 letters</extracomment>
        <translation>Prenez de force la plus riche</translation>
    </message>
    <message>
        <source>Choose the third food tile (1), then press By force. Its defense is 3, and you have hammers to spare.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Choisissez la troisième tuile de Nourriture (1), puis «&#xa0;De force&#xa0;». Sa Défense est 3, et les Marteaux ne vous manquent pas.</translation>
    </message>
    <message>
        <source>You keep your food for the sea. On the back there will be a card, and more.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Vous gardez votre Nourriture pour la mer. Au dos, il y aura une carte, et plus encore.</translation>
    </message>
    <message>
        <source>That works too, and is sure: 5 of your 11 food. But today you have hammers, and I want a fight to sing about.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;peace food-3&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, à coup sûr&#xa0;: 5 de vos 11 Nourriture. Mais vous avez des Marteaux, et je veux un Combat à chanter.</translation>
    </message>
    <message>
        <source>That works too, and is sure: all of your 3 favor. But today you have hammers, and I want a fight to sing about.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;peace favor-3&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, à coup sûr&#xa0;: vos 3 Faveur. Mais vous avez des Marteaux, et je veux un Combat à chanter.</translation>
    </message>
    <message>
        <source>That works too, and is sure: any three of your dice. But today you have hammers, and I want a fight to sing about.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;peace dice-3&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, à coup sûr&#xa0;: trois dés quelconques. Mais vous avez des Marteaux, et je veux un Combat à chanter.</translation>
    </message>
    <message>
        <source>That works too and never fails. But with your only try, aim for the best tile you can get.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;peace&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, et n’échoue jamais. Mais avec une seule tentative, visez la meilleure tuile possible.</translation>
    </message>
    <message>
        <source>You would win it, most likely. But you have only one try, and the third tile is much richer.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;force food-1&apos;; at most 160 letters</extracomment>
        <translation>Vous gagneriez sans doute. Mais vous n’avez qu’une tentative, et la troisième tuile est bien plus riche.</translation>
    </message>
    <message>
        <source>That works too. But the third food tile has the reward I want to show you.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;force&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais la récompense que je veux vous montrer est au dos de la troisième tuile de Nourriture.</translation>
    </message>
    <message>
        <source>That works too, but one try is worth far more than 2 food or a die.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, mais une tentative vaut bien plus que 2 Nourriture ou un dé.</translation>
    </message>
    <message>
        <source>Not that one: choose the third food tile, then take it by force.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez la troisième tuile de Nourriture, et prenez-la de force.</translation>
    </message>
    <message>
        <source>First, the double hammer</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, one idea; at most 40 letters</extracomment>
        <translation>D’abord le double Marteau</translation>
    </message>
    <message>
        <source>Choose the red die with the double hammer. It rolls two combat dice.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Choisissez le dé rouge au double Marteau. Il lance deux dés de Combat.</translation>
    </message>
    <message>
        <source>Two combat dice. Dice laid out for a fight are spent, whether you win or lose.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Deux dés de Combat. Les dés engagés au Combat sont dépensés, que vous gagniez ou non.</translation>
    </message>
    <message>
        <source>A raven works as a hammer, too, but it can do so much more. Take real hammers.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, answer to &apos;pay blue-raven&apos;; at most 160 letters</extracomment>
        <translation>Un Corbeau sert aussi de Marteau, mais il peut tellement plus. Prenez de vrais Marteaux.</translation>
    </message>
    <message>
        <source>Not that one: lay out the red double hammer.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez le double Marteau rouge.</translation>
    </message>
    <message>
        <source>And two blue hammers</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, one idea; at most 40 letters</extracomment>
        <translation>Et deux Marteaux bleus</translation>
    </message>
    <message>
        <source>A combat die brings a little less than one success on average, and you need 3. So lay out a blue hammer as well.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Un dé de Combat rapporte en moyenne un peu moins d’un succès, et il vous en faut 3. Engagez donc aussi un Marteau bleu.</translation>
    </message>
    <message>
        <source>Three combat dice. They reach 3 in 49 of 100 tries, without any favor.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Trois dés de Combat. Ils atteignent 3 dans 49 cas sur 100, sans aucune Faveur.</translation>
    </message>
    <message>
        <source>Two combat dice reach 3 in 19 of 100 tries. One or two more hammers, please.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Deux dés de Combat atteignent 3 dans 19 cas sur 100. Encore un Marteau ou deux, s’il vous plaît.</translation>
    </message>
    <message>
        <source>That works too, once in this round, and it would come back. But blue hammers you have plenty.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, answer to &apos;pay upgrade&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, une fois ce tour-ci, et elle reviendrait. Mais des Marteaux bleus, vous en avez bien assez.</translation>
    </message>
    <message>
        <source>Not that one: lay out a hammer.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez un Marteau.</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, one idea; at most 40 letters</extracomment>
        <translation>Encore un</translation>
    </message>
    <message>
        <source>And a second blue hammer, for luck.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Et un second Marteau bleu, pour la chance.</translation>
    </message>
    <message>
        <source>Four combat dice: 72 of 100 tries succeed, and you have favor to roll again.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Quatre dés de Combat&#xa0;: réussite dans 72 cas sur 100, et vous avez de la Faveur pour relancer.</translation>
    </message>
    <message>
        <source>Three dice reach 3 in 49 of 100 tries. One more makes it 72.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Trois dés atteignent 3 dans 49 cas sur 100. Un de plus, et vous passez à 72.</translation>
    </message>
    <message>
        <source>Not that one: lay out another hammer.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez encore un Marteau.</translation>
    </message>
    <message>
        <source>Roll!</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, one idea; at most 40 letters</extracomment>
        <translation>Lancez&#x202f;!</translation>
    </message>
    <message>
        <source>Hold your breath and press the button.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Retenez votre souffle et cliquez.</translation>
    </message>
    <message>
        <source>1, 1, 0, 0. Two successes, and it takes three. Never mind: that is what favor is for.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, why it was good; at most 160 letters</extracomment>
        <translation>1, 1, 0, 0. Deux succès, et il en faut trois. Peu importe&#xa0;: la Faveur est là pour ça.</translation>
    </message>
    <message>
        <source>You could, but four combat dice are fine. Press the button with the dice.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Possible, mais quatre dés de Combat suffisent. Cliquez sur le bouton aux dés.</translation>
    </message>
    <message>
        <source>Not that one: roll.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: lancez.</translation>
    </message>
    <message>
        <source>Favor: roll again</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, one idea; at most 40 letters</extracomment>
        <translation>La Faveur&#xa0;: relancer</translation>
    </message>
    <message>
        <source>For 1 favor you roll any of these dice again. Choose a 0 (1). Those you don’t choose stay as they are.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Pour 1 Faveur, vous relancez autant de ces dés que vous voulez. Choisissez un 0 (1). Ceux que vous ne choisissez pas restent tels quels.</translation>
    </message>
    <message>
        <source>That one is marked. It can’t get worse than 0.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Il est marqué. Il ne peut pas faire pire que 0.</translation>
    </message>
    <message>
        <source>That is a success already, keep it. Roll a 0 again.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, answer to &apos;again 1&apos;; at most 160 letters</extracomment>
        <translation>C’est déjà un succès, gardez-le. Relancez un 0.</translation>
    </message>
    <message>
        <source>With 2 of 3 successes the fight would be lost. You have 3 favor; use one.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Avec 2 succès sur 3, le Combat serait perdu. Vous avez 3 Faveur&#x202f;; dépensez-en une.</translation>
    </message>
    <message>
        <source>Not that one: choose a combat die with 0.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez un dé de Combat à 0.</translation>
    </message>
    <message>
        <source>The other 0, too</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, one idea; at most 40 letters</extracomment>
        <translation>L’autre 0 aussi</translation>
    </message>
    <message>
        <source>One favor pays for all dice of a roll, so choose the second 0 as well.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Une Faveur paie tous les dés d’un jet&#xa0;: choisissez donc aussi le second 0.</translation>
    </message>
    <message>
        <source>Two dice for 1 favor. In 89 of 100 tries at least one of them is a success.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, why it was good; at most 160 letters</extracomment>
        <translation>Deux dés pour 1 Faveur. Dans 89 cas sur 100, l’un des deux au moins est un succès.</translation>
    </message>
    <message>
        <source>One die saves you in 67 of 100 tries, two in 89, for the same favor. Mark the other 0 first.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, answer to &apos;reroll&apos;; at most 160 letters</extracomment>
        <translation>Un dé vous sauve dans 67 cas sur 100, deux dans 89, pour la même Faveur. Marquez d’abord l’autre 0.</translation>
    </message>
    <message>
        <source>Not that one: choose the other 0.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 12, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez l’autre 0.</translation>
    </message>
    <message>
        <source>Roll them again</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 13, one idea; at most 40 letters</extracomment>
        <translation>Relancez-les</translation>
    </message>
    <message>
        <source>Ask the gods nicely.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Demandez gentiment aux dieux.</translation>
    </message>
    <message>
        <source>A 2 and a 0: four successes, one more than needed. The tile is yours.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 13, why it was good; at most 160 letters</extracomment>
        <translation>Un 2 et un 0&#xa0;: quatre succès, un de trop. La tuile est à vous.</translation>
    </message>
    <message>
        <source>Not that one: roll the marked dice again.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 13, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: relancez les dés marqués.</translation>
    </message>
    <message>
        <source>What was on its back</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 14, one idea; at most 40 letters</extracomment>
        <translation>Ce qu’il y avait au dos</translation>
    </message>
    <message>
        <source>2 glory, and a Prophecy (1) that only you can see. At the end it brings 1 glory for each Reaver of Odin you have: Chieftain (2), Freeman (3), and Robber, so 3 already.</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 14, what the teacher says; at most 220 letters</extracomment>
        <translation>2 Gloire et une Prophétie (1) que personne d’autre ne voit. À la fin, elle rapporte 1 Gloire par Maraudeur d’Odin&#xa0;: le Chef (2), l’Homme libre (3) et le Détrousseur, donc déjà 3.</translation>
    </message>
    <message>
        <source>Four ships, and the round is over</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 15, one idea; at most 40 letters</extracomment>
        <translation>Quatre Drakkars, et le tour s’achève</translation>
    </message>
    <message>
        <source>In the Cleanup, each tile brought 1 glory, new cards and dice were laid out, and used ship upgrades are ready again. You have 5 glory (1), Ylva 6 (2). Round two!</source>
        <extracomment>Lesson raiders 4-territories-and-combat: step 15, what the teacher says; at most 220 letters</extracomment>
        <translation>En Phase de Nettoyage, chaque tuile a rapporté 1 Gloire, cartes et dés sont renouvelés, les Améliorations sont de nouveau prêtes. Vous avez 5 Gloire (1), Ylva 6 (2). Deuxième tour&#x202f;!</translation>
    </message>
    <message>
        <source>Out to sea</source>
        <extracomment>Lesson raiders 5-out-to-sea: title; at most 30 letters</extracomment>
        <translation>En mer</translation>
    </message>
    <message>
        <source>You can get through a Sea Journey and win a Sea Battle, the greatest source of glory.</source>
        <extracomment>Lesson raiders 5-out-to-sea: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez traverser une Expédition et gagner un Combat en mer, la plus grande source de Gloire.</translation>
    </message>
    <message>
        <source>Glory, and salt water</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 1, one idea; at most 40 letters</extracomment>
        <translation>De la Gloire et de l’eau salée</translation>
    </message>
    <message>
        <source>No place pays like the sea. Two enemies wait there: a Transport (1) worth 8 glory, and a Skiff (2) worth 10. But it is a hungry trip: 4 food (3).</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Rien ne rapporte autant que la mer. Deux ennemis y attendent&#xa0;: un Transport (1) qui vaut 8 Gloire et un Bachot (2) qui en vaut 10. Mais ce voyage donne faim&#xa0;: 4 Nourriture (3).</translation>
    </message>
    <message>
        <source>Hoist the sail</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, one idea; at most 40 letters</extracomment>
        <translation>Hissez la voile</translation>
    </message>
    <message>
        <source>You have 11 food and two longship dice (2, 3): send your ship to Battle at Sea (1).</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous avez 11 Nourriture et deux dés Drakkar (2, 3)&#xa0;: envoyez votre Drakkar à «&#xa0;Combattre en mer&#xa0;» (1).</translation>
    </message>
    <message>
        <source>Pack a coat. Before you pay, Reavers in the Sea slots work, and Ylva has one there.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Prenez un manteau. Avant que vous payiez, les Maraudeurs des emplacements En mer agissent, et Ylva y en a un.</translation>
    </message>
    <message>
        <source>That works too. But a full larder, two longships, and two ravens: it is never too soon for the sea.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, answer to &apos;choose&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais un garde-manger plein, deux Drakkars et deux Corbeaux&#xa0;: il n’est jamais trop tôt pour la mer.</translation>
    </message>
    <message>
        <source>Not that one: choose Battle at Sea.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez «&#xa0;Combattre en mer&#xa0;».</translation>
    </message>
    <message>
        <source>Ylva’s Chosen turns a die</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 3, one idea; at most 40 letters</extracomment>
        <translation>L’Élu d’Ylva tourne un dé</translation>
    </message>
    <message>
        <source>Her Reaver in the Sea slot turned a red die to a longship. That looks as if she wants to come along.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Son Maraudeur sur l’emplacement En mer a tourné un dé rouge sur un Drakkar. On dirait qu’elle veut être du voyage.</translation>
    </message>
    <message>
        <source>Pay for the voyage</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 4, one idea; at most 40 letters</extracomment>
        <translation>Payez le voyage</translation>
    </message>
    <message>
        <source>The sea asks for food only, no dice. Confirm, and the ship is off.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>La mer ne demande que de la Nourriture, aucun dé. Confirmez, et l’on appareille.</translation>
    </message>
    <message>
        <source>7 food left. And 2 glory at once, as you sent the ship. But what is that on the horizon?</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Il reste 7 Nourriture. Et tout de suite 2 Gloire, car le Drakkar est à vous. Mais qu’y a-t-il à l’horizon&#x202f;?</translation>
    </message>
    <message>
        <source>You could rest, even now. But you came for a fight, and everything is ready.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 4, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez encore vous reposer. Mais vous êtes venu vous battre, et tout est prêt.</translation>
    </message>
    <message>
        <source>First, a Sea Journey</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, one idea; at most 40 letters</extracomment>
        <translation>D’abord, une Expédition</translation>
    </message>
    <message>
        <source>Rough Seas (1)! Before each battle the sea wants something. Pay a longship, or lose your Leader, and without him your ravens are just birds.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Mer agitée (1)&#x202f;! Avant chaque Combat, la mer réclame quelque chose. Payez un Drakkar ou perdez votre Leader&#x202f;; sans lui, vos Corbeaux ne sont que des oiseaux.</translation>
    </message>
    <message>
        <source>A good use for one of two longships.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Un Drakkar sur deux, bien placé.</translation>
    </message>
    <message>
        <source>That works too, the tile is free. But then you would lack it in the battle, where it is a hammer.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, answer to &apos;pay upgrade&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, la tuile est gratuite. Mais elle vous manquerait au Combat, où elle sert de Marteau.</translation>
    </message>
    <message>
        <source>That works too, but a raven can be what you lack later. You have longships.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, answer to &apos;pay blue-raven&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, mais un Corbeau peut être plus tard ce qui vous manque. Des Drakkars, vous en avez.</translation>
    </message>
    <message>
        <source>You may, but then the Chieftain leaves, and no raven is wild anymore. One die is cheap.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, answer to &apos;suffer&apos;; at most 160 letters</extracomment>
        <translation>C’est permis, mais le Chef s’en va, et aucun Corbeau n’est plus joker. Un dé coûte moins cher.</translation>
    </message>
    <message>
        <source>Not that one: lay out a blue longship.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez un Drakkar bleu.</translation>
    </message>
    <message>
        <source>Pay the sea</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 6, one idea; at most 40 letters</extracomment>
        <translation>Payez la mer</translation>
    </message>
    <message>
        <source>Confirm, and the waves let you pass.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Confirmez, et les vagues vous laissent passer.</translation>
    </message>
    <message>
        <source>The Chieftain is a little green in the face, but still your Leader.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Le Chef est un peu vert, mais toujours votre Leader.</translation>
    </message>
    <message>
        <source>Not that one: pay for the journey.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: payez l’Expédition.</translation>
    </message>
    <message>
        <source>Choose your enemy</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, one idea; at most 40 letters</extracomment>
        <translation>Choisissez votre adversaire</translation>
    </message>
    <message>
        <source>Each card shows the dice that beat it, its defense, and its reward. The Skiff (2): 10 glory and 2 food.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Chaque carte montre les dés qui la battent, sa Défense et sa récompense. Le Bachot (2)&#xa0;: 10 Gloire et 2 Nourriture.</translation>
    </message>
    <message>
        <source>The Skiff. Longship, shield, hammer: you can pay that.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Le Bachot. Drakkar, Bouclier, Marteau&#xa0;: vous pouvez le payer.</translation>
    </message>
    <message>
        <source>That works too: 8 glory and 2 food for longship and chest. But the Skiff is worth more, and you can pay it.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, answer to &apos;take 1&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: 8 Gloire et 2 Nourriture pour Drakkar et Coffre. Mais le Bachot vaut plus, et vous pouvez le payer.</translation>
    </message>
    <message>
        <source>Who knows what comes up from the deep? Here are two you know; take the better one.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, answer to &apos;take deck&apos;; at most 160 letters</extracomment>
        <translation>Qui sait ce qui sort des profondeurs&#x202f;? En voici deux que vous connaissez&#x202f;; prenez le meilleur.</translation>
    </message>
    <message>
        <source>Not that one: choose the Skiff.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: le Bachot.</translation>
    </message>
    <message>
        <source>Two ways: pay, or fight</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, one idea; at most 40 letters</extracomment>
        <translation>Deux moyens&#xa0;: payer ou combattre</translation>
    </message>
    <message>
        <source>You could fight against defense 3, as on land. Or pay the dice of the card, and win for certain. Begin with the longship (1).</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous pourriez combattre contre la Défense 3, comme à terre. Ou payer les dés de la carte, et vaincre à coup sûr. Commencez par le Drakkar (1).</translation>
    </message>
    <message>
        <source>One of three. Nobody ever lost a battle this way.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Un sur trois. Personne n’a jamais perdu ainsi.</translation>
    </message>
    <message>
        <source>That works too. But even with every hammer you have, it fails in 14 of 100 tries. Paying never fails.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, answer to &apos;fight&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais même avec tous vos Marteaux, on échoue dans 14 cas sur 100. Payer n’échoue jamais.</translation>
    </message>
    <message>
        <source>That works too. But you have a longship die; the tile will be your hammer.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, answer to &apos;pay upgrade&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais vous avez un dé Drakkar&#x202f;; la tuile sera votre Marteau.</translation>
    </message>
    <message>
        <source>It is part of the price as well. Begin with the longship, please, so that nothing gets mixed up.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Cela fait aussi partie du prix. Commencez par le Drakkar, je vous prie, pour ne rien embrouiller.</translation>
    </message>
    <message>
        <source>Not that one: lay out the blue longship.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez le Drakkar bleu.</translation>
    </message>
    <message>
        <source>The raven plays the shield</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, one idea; at most 40 letters</extracomment>
        <translation>Le Corbeau joue le Bouclier</translation>
    </message>
    <message>
        <source>You have no shield. A raven (1) is one, if you say so.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous n’avez pas de Bouclier. Un Corbeau (1) en est un, si vous le dites.</translation>
    </message>
    <message>
        <source>Longship and shield. A hammer is missing.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Drakkar et Bouclier. Il manque un Marteau.</translation>
    </message>
    <message>
        <source>It is part of the price as well, and comes next. First a raven for the shield.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Cela fait aussi partie du prix, et vient ensuite. D’abord un Corbeau pour le Bouclier.</translation>
    </message>
    <message>
        <source>Not that one: lay out a raven.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez un Corbeau.</translation>
    </message>
    <message>
        <source>A hammer for free</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, one idea; at most 40 letters</extracomment>
        <translation>Un Marteau gratuit</translation>
    </message>
    <message>
        <source>Your ship upgrade (1) pays like a longship or a hammer, once a round. Let it be the hammer.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Votre Amélioration (1) paie comme un Drakkar ou un Marteau, une fois par tour. Qu’elle soit le Marteau.</translation>
    </message>
    <message>
        <source>It is not spent, just turned down. At the end of the round it is ready again.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Elle n’est pas dépensée, seulement retournée. À la fin du tour, elle sera de nouveau prête.</translation>
    </message>
    <message>
        <source>That works too. But the tile costs you nothing, and you keep that die.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais la tuile ne vous coûte rien, et vous gardez ce dé.</translation>
    </message>
    <message>
        <source>Not that one: lay out the ship upgrade.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez l’Amélioration.</translation>
    </message>
    <message>
        <source>Win the battle</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 11, one idea; at most 40 letters</extracomment>
        <translation>Remportez le Combat</translation>
    </message>
    <message>
        <source>Press Win with dice, and start humming.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Cliquez sur «&#xa0;Vaincre avec ces dés&#xa0;», et commencez à fredonner.</translation>
    </message>
    <message>
        <source>10 glory and 2 food, for two dice and a tile you keep. The Skiff goes to your Glory pile.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 11, why it was good; at most 160 letters</extracomment>
        <translation>10 Gloire et 2 Nourriture, pour deux dés et une tuile que vous gardez. Le Bachot va dans votre Pile de Gloire.</translation>
    </message>
    <message>
        <source>Not that one: press Win with dice.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: cliquez sur «&#xa0;Vaincre avec ces dés&#xa0;».</translation>
    </message>
    <message>
        <source>Ylva sails in your wake</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 12, one idea; at most 40 letters</extracomment>
        <translation>Ylva suit votre sillage</translation>
    </message>
    <message>
        <source>She paid 4 food, had calm weather, and beat the Transport for 8 glory. Only you got the 2 for sending the ship.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Elle a payé 4 Nourriture, eu beau temps et vaincu le Transport&#xa0;: 8 Gloire. Les 2 pour le Drakkar n’étaient que pour vous.</translation>
    </message>
    <message>
        <source>You lead</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 13, one idea; at most 40 letters</extracomment>
        <translation>Vous menez</translation>
    </message>
    <message>
        <source>17 glory for you (1), 14 for Ylva (2). Two longships on one trip is the way to do it; save them up, and food with them.</source>
        <extracomment>Lesson raiders 5-out-to-sea: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>17 Gloire pour vous (1), 14 pour Ylva (2). Deux Drakkars en un voyage, voilà comment on fait&#x202f;; gardez-en de côté, et de la Nourriture avec.</translation>
    </message>
    <message>
        <source>Keeps and their treasures</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: title; at most 30 letters</extracomment>
        <translation>Forteresses et trésors</translation>
    </message>
    <message>
        <source>You can use an artifact, collect sets that pay at the end, and storm a tower.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez utiliser un Artefact, réunir des séries qui comptent à la fin et prendre un Bastion.</translation>
    </message>
    <message>
        <source>Round four</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 1, one idea; at most 40 letters</extracomment>
        <translation>Quatrième tour</translation>
    </message>
    <message>
        <source>Two rounds have gone by. You lead by a single glory (1) and have two Treasures in your Glory pile (2), but only 1 food. It is Ylva’s turn to send a ship.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux tours ont passé. Vous menez d’une seule Gloire (1) et avez deux Trésors dans votre Pile de Gloire (2), mais 1 seule Nourriture. Ylva place son Drakkar.</translation>
    </message>
    <message>
        <source>Two more pieces of Armor and an Art card for her. She left you the pair with the Treasure (1). If only the voyage didn’t cost 2 food!</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux Armures et un Objet d’art de plus pour elle. Elle vous a laissé la paire avec le Trésor (1). Si seulement le voyage ne coûtait pas 2 Nourriture&#x202f;!</translation>
    </message>
    <message>
        <source>Artifacts work with a die</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, one idea; at most 40 letters</extracomment>
        <translation>Les Artefacts agissent avec un dé</translation>
    </message>
    <message>
        <source>Draupnir (1) brings 2 food at the keeps, if a die with a shield lies on it. Choose Draupnir, then one of your shields (2, 3).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Draupnir (1) rapporte 2 Nourriture aux forteresses, si un dé Bouclier y est stocké. Choisissez Draupnir, puis l’un de vos Boucliers (2, 3).</translation>
    </message>
    <message>
        <source>The shield lies on the ring now. A stored die pays for nothing else, but takes no room among your ten.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Le Bouclier est sur l’anneau. Un dé stocké ne paie rien d’autre, mais ne prend aucune de vos dix places.</translation>
    </message>
    <message>
        <source>Safe, and 3 food would be a start. But with the ring you get 2 food and may still follow.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, answer to &apos;rest food&apos;; at most 160 letters</extracomment>
        <translation>Prudent, et 3 Nourriture seraient un début. Mais avec l’anneau, vous en gagnez 2 et pouvez encore suivre.</translation>
    </message>
    <message>
        <source>That works too. But with the ring you can follow Ylva, and there is a tower to be stormed.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais avec l’anneau, vous pouvez suivre Ylva, et un Bastion vous attend.</translation>
    </message>
    <message>
        <source>Not that one: choose Draupnir, then a die with a shield.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez Draupnir, puis un dé Bouclier.</translation>
    </message>
    <message>
        <source>Use Draupnir</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, one idea; at most 40 letters</extracomment>
        <translation>Utilisez Draupnir</translation>
    </message>
    <message>
        <source>Now choose Draupnir again. Its die is spent for the effect.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Choisissez de nouveau Draupnir. Son dé est dépensé pour l’effet.</translation>
    </message>
    <message>
        <source>2 food: you have 3, and the voyage costs 2. At the next raid on keeps another shield does it again.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, why it was good; at most 160 letters</extracomment>
        <translation>2 Nourriture&#xa0;: vous en avez 3, et le voyage en coûte 2. La prochaine fois, un autre Bouclier fera de même.</translation>
    </message>
    <message>
        <source>You could, but the ring is loaded. Use it first.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez, mais l’anneau est chargé. Utilisez-le d’abord.</translation>
    </message>
    <message>
        <source>Not that one: choose Draupnir.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez Draupnir.</translation>
    </message>
    <message>
        <source>Pay the first shield</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, one idea; at most 40 letters</extracomment>
        <translation>Payez le premier Bouclier</translation>
    </message>
    <message>
        <source>Keeps cost 2 food and two shields. Lay out the other shield (1).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Les forteresses coûtent 2 Nourriture et deux Boucliers. Engagez l’autre Bouclier (1).</translation>
    </message>
    <message>
        <source>One of two. And what could stand for the other?</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Un sur deux. Et qui pourrait remplacer l’autre&#x202f;?</translation>
    </message>
    <message>
        <source>You could, but you can pay now, and the Treasure is waiting.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, answer to &apos;rest&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez, mais vous pouvez payer, et le Trésor attend.</translation>
    </message>
    <message>
        <source>Not that one: lay out the shield.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez le Bouclier.</translation>
    </message>
    <message>
        <source>And a raven</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 6, one idea; at most 40 letters</extracomment>
        <translation>Et un Corbeau</translation>
    </message>
    <message>
        <source>Right, your old friend. Complete the two dice with the raven.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Oui, votre vieil ami. Complétez les deux dés avec le Corbeau.</translation>
    </message>
    <message>
        <source>Shield and raven, as it should be.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Bouclier et Corbeau, comme il se doit.</translation>
    </message>
    <message>
        <source>Not that one: lay out the die that is left of shield and raven.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: du Bouclier et du Corbeau, engagez celui qui reste.</translation>
    </message>
    <message>
        <source>To the gates!</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Aux portes&#x202f;!</translation>
    </message>
    <message>
        <source>1 food left. Ylva sent the ship, so you draw no further cards, only a pair.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Il reste 1 Nourriture. Le Drakkar est à Ylva&#xa0;: vous ne piochez pas de carte de plus, vous prenez une paire.</translation>
    </message>
    <message>
        <source>Take the Treasure and the Tower</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, one idea; at most 40 letters</extracomment>
        <translation>Prenez le Trésor et le Bastion</translation>
    </message>
    <message>
        <source>Most keep cards are there to be collected. Take the pair (1).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Les cartes des forteresses se collectionnent, pour la plupart. Prenez la paire (1).</translation>
    </message>
    <message>
        <source>A third Treasure, and a Tower to fight for.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Un troisième Trésor, et un Bastion à vaincre.</translation>
    </message>
    <message>
        <source>Two unknown cards may be good, too. But a third Treasure is what your set needs.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, answer to &apos;take deck&apos;; at most 160 letters</extracomment>
        <translation>Deux cartes inconnues peuvent être bonnes aussi. Mais un troisième Trésor, voilà ce qu’il faut à votre série.</translation>
    </message>
    <message>
        <source>Not that one: take the pair with the Treasure.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: prenez la paire avec le Trésor.</translation>
    </message>
    <message>
        <source>The more of a kind, the better</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, one idea; at most 40 letters</extracomment>
        <translation>Plus on en a, mieux cela vaut</translation>
    </message>
    <message>
        <source>Treasures count 2, 4, 9, 16 for one, two, three, four of them. You have two. Choose the Treasure (1).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Un, deux, trois, quatre Trésors comptent 2, 4, 9, 16. Vous en avez deux. Choisissez le Trésor (1).</translation>
    </message>
    <message>
        <source>Three Treasures: 9 instead of 4. The fourth would bring 7 more.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Trois Trésors&#xa0;: 9 au lieu de 4. Le quatrième en rapporterait 7 de plus.</translation>
    </message>
    <message>
        <source>That works too, it comes next. But the Treasure is the quick one.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, answer to &apos;resolve&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, il vient ensuite. Mais le Trésor va plus vite.</translation>
    </message>
    <message>
        <source>Not that one: choose the Treasure.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le Trésor.</translation>
    </message>
    <message>
        <source>Towers bring dice, and a fight</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, one idea; at most 40 letters</extracomment>
        <translation>Un Bastion&#xa0;: des dés, puis un Combat</translation>
    </message>
    <message>
        <source>The Tower gave you a red and a blue die: a hammer and a longship. Now you may storm it. Defense 3, for 3 glory and a Bastion pawn.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Le Bastion vous a donné un dé rouge et un bleu, Marteau et Drakkar. Vous pouvez maintenant le prendre d’assaut. Défense 3, pour 3 Gloire et un pion de Bastion.</translation>
    </message>
    <message>
        <source>To the ladders! Lay out your hammers.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Aux échelles&#x202f;! Engagez vos Marteaux.</translation>
    </message>
    <message>
        <source>That works too, the dice are yours anyway. But the pawn and the glory are worth 11 in all right now.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, answer to &apos;decline&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, les dés sont à vous de toute façon. Mais le pion et la Gloire valent en ce moment 11 en tout.</translation>
    </message>
    <message>
        <source>Not that one: choose to fight.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le Combat.</translation>
    </message>
    <message>
        <source>The double hammer</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, one idea; at most 40 letters</extracomment>
        <translation>Le double Marteau</translation>
    </message>
    <message>
        <source>Two combat dice for one crew die: lay out the blue double hammer.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux dés de Combat pour un seul dé d’équipage&#xa0;: engagez le double Marteau bleu.</translation>
    </message>
    <message>
        <source>Two combat dice.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Deux dés de Combat.</translation>
    </message>
    <message>
        <source>That works too, it comes next.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, answer to &apos;pay upgrade&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi, et cela vient ensuite.</translation>
    </message>
    <message>
        <source>That works too. But begin with the double hammer, please.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais commencez par le double Marteau, je vous prie.</translation>
    </message>
    <message>
        <source>Not that one: lay out the double hammer.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: engagez le double Marteau.</translation>
    </message>
    <message>
        <source>The tile that costs nothing</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, one idea; at most 40 letters</extracomment>
        <translation>La tuile qui ne coûte rien</translation>
    </message>
    <message>
        <source>Your ship upgrade is a hammer, too.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Votre Amélioration est aussi un Marteau.</translation>
    </message>
    <message>
        <source>Three. It will be turned up again in the Cleanup.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, why it was good; at most 160 letters</extracomment>
        <translation>Trois. La Phase de Nettoyage la remettra face visible.</translation>
    </message>
    <message>
        <source>That works too. But the tile comes back, the dice don’t.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais la tuile revient, les dés non.</translation>
    </message>
    <message>
        <source>Two combat dice reach 3 in 19 of 100 tries. Add some more.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 12, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Deux dés de Combat atteignent 3 dans 19 cas sur 100. Ajoutez-en.</translation>
    </message>
    <message>
        <source>One more hammer</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 13, one idea; at most 40 letters</extracomment>
        <translation>Encore un Marteau</translation>
    </message>
    <message>
        <source>The new red hammer makes four.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Le nouveau Marteau rouge fait quatre.</translation>
    </message>
    <message>
        <source>Four combat dice: 72 of 100 tries succeed, and you have 2 favor in hand.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 13, why it was good; at most 160 letters</extracomment>
        <translation>Quatre dés de Combat&#xa0;: réussite dans 72 cas sur 100, et vous avez 2 Faveur en main.</translation>
    </message>
    <message>
        <source>Three combat dice reach 3 in 49 of 100 tries. One more makes it 72.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 13, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Trois dés de Combat atteignent 3 dans 49 cas sur 100. Un de plus, et vous passez à 72.</translation>
    </message>
    <message>
        <source>Storm it</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 14, one idea; at most 40 letters</extracomment>
        <translation>À l’assaut</translation>
    </message>
    <message>
        <source>2, 1, 0, 0: three successes, exactly enough. 3 glory, and the first Bastion pawn of this game.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 14, why it was good; at most 160 letters</extracomment>
        <translation>2, 1, 0, 0&#xa0;: trois succès, tout juste. 3 Gloire et le premier pion de Bastion de la partie.</translation>
    </message>
    <message>
        <source>You could lay out one more. But four are fine, and you have favor for bad luck.</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 14, answer to &apos;pay&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez en engager un de plus. Mais quatre suffisent, et la Faveur aide contre la malchance.</translation>
    </message>
    <message>
        <source>Pawns remember your deeds</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 15, one idea; at most 40 letters</extracomment>
        <translation>Les pions se souviennent de tout</translation>
    </message>
    <message>
        <source>Your Bastion pawn (1) counts 3 at the end. And whoever has the most of a kind gains a bonus: 5 for Bastions, 3 for Farms (2), 4 for Walls (3).</source>
        <extracomment>Lesson raiders 6-keeps-and-treasures: step 15, what the teacher says; at most 220 letters</extracomment>
        <translation>Votre pion de Bastion (1) compte 3 à la fin. Et qui a le plus de pions d’une sorte gagne un bonus&#xa0;: 5 pour les Bastions, 3 pour les Fermes (2), 4 pour les Murs (3).</translation>
    </message>
    <message>
        <source>The last ship and the count</source>
        <extracomment>Lesson raiders 7-the-final-count: title; at most 30 letters</extracomment>
        <translation>Dernier Drakkar, et décompte</translation>
    </message>
    <message>
        <source>You can count the glory at the end, and you know why you won.</source>
        <extracomment>Lesson raiders 7-the-final-count: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez compter la Gloire à la fin, et pourquoi vous avez gagné.</translation>
    </message>
    <message>
        <source>The very last ship</source>
        <extracomment>Lesson raiders 7-the-final-count: step 1, one idea; at most 40 letters</extracomment>
        <translation>Le tout dernier Drakkar</translation>
    </message>
    <message>
        <source>Round six, ship four, and it is yours. On the track you have 58 glory (1) and Ylva 66 (2). Looks bad? The track is only half of the story.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Sixième tour, quatrième Drakkar, et c’est le vôtre. Sur la piste, vous avez 58 Gloire (1), Ylva 66 (2). Mal parti&#x202f;? La piste n’est que la moitié de l’histoire.</translation>
    </message>
    <message>
        <source>What counts: sets</source>
        <extracomment>Lesson raiders 7-the-final-count: step 2, one idea; at most 40 letters</extracomment>
        <translation>Ce qui compte&#xa0;: les séries</translation>
    </message>
    <message>
        <source>Three Treasures (1) are worth 9, two Art cards (2) are worth 6. That makes 15 for you. Watch out for Ylva, though: she has five pieces of Armor, worth 20.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Trois Trésors (1) valent 9, deux Objets d’art (2) valent 6. Cela fait 15 pour vous. Mais attention, Ylva a cinq Armures, qui valent 20.</translation>
    </message>
    <message>
        <source>What counts: pawns</source>
        <extracomment>Lesson raiders 7-the-final-count: step 3, one idea; at most 40 letters</extracomment>
        <translation>Ce qui compte&#xa0;: les pions</translation>
    </message>
    <message>
        <source>Two Farms (1) count 1 each, and 3 for having the most. The Bastion (2) counts 3, and 5 for the most. 13 for you; her two Walls bring 8.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux Fermes (1) comptent 1 chacune, plus 3 pour la majorité. Le Bastion (2) compte 3, plus 5 pour la majorité. 13 pour vous&#x202f;; ses deux Murs rapportent 8.</translation>
    </message>
    <message>
        <source>What counts: artifacts</source>
        <extracomment>Lesson raiders 7-the-final-count: step 4, one idea; at most 40 letters</extracomment>
        <translation>Ce qui compte&#xa0;: les Artefacts</translation>
    </message>
    <message>
        <source>Draupnir (1) and Eldrihmnir (2) are worth 3 each, with or without a die. That is 6 for you; Ylva has 3.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Draupnir (1) et Eldrihmnir (2) valent 3 chacun, avec ou sans dé. Cela fait 6 pour vous&#x202f;; Ylva a 3.</translation>
    </message>
    <message>
        <source>What counts: Prophecies</source>
        <extracomment>Lesson raiders 7-the-final-count: step 5, one idea; at most 40 letters</extracomment>
        <translation>Ce qui compte&#xa0;: les Prophéties</translation>
    </message>
    <message>
        <source>Yours brings 1 glory for each Reaver of Odin, wherever it is: Leader, Freeman, Royal Guard, and the Robber in the Glory pile (2). 4 in all.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>La vôtre rapporte 1 Gloire par Maraudeur d’Odin, où qu’il soit&#xa0;: Leader, Homme libre, Garde Royal et, dans la Pile de Gloire (2), le Détrousseur. 4 en tout.</translation>
    </message>
    <message>
        <source>What costs: terror</source>
        <extracomment>Lesson raiders 7-the-final-count: step 6, one idea; at most 40 letters</extracomment>
        <translation>Ce qui coûte&#xa0;: la Terreur</translation>
    </message>
    <message>
        <source>Your 2 terror (1) cost 3. Ylva has 4 (2), and those cost her 10; she pillaged a little too merrily. Food, dice, tiles, and Reavers count for nothing.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Vos 2 Terreur (1) coûtent 3. Ylva en a 4 (2), qui lui coûtent 10&#x202f;; elle a pillé un peu trop gaiement. Nourriture, dés, tuiles et Maraudeurs ne comptent pas.</translation>
    </message>
    <message>
        <source>The last trade</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, one idea; at most 40 letters</extracomment>
        <translation>Le dernier commerce</translation>
    </message>
    <message>
        <source>58 + 15 + 13 + 6 + 4 − 3: you have 93. Ylva has 92 and a secret Prophecy. There are more of them at Trade (1), and if you send the ship you get three rewards. Sail!</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>58 + 15 + 13 + 6 + 4 − 3&#xa0;: vous avez 93. Ylva a 92 et une Prophétie secrète. Au commerce (1), il y en a d’autres, et trois récompenses pour qui place le Drakkar. En route&#x202f;!</translation>
    </message>
    <message>
        <source>You are there, with three rewards to choose.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Vous y voilà, avec trois récompenses à choisir.</translation>
    </message>
    <message>
        <source>New Reavers would count only for Prophecies now. At Trade you can get the Prophecies themselves.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, answer to &apos;choose recruit&apos;; at most 160 letters</extracomment>
        <translation>De nouveaux Maraudeurs ne compteraient plus que pour les Prophéties. Au commerce, vous aurez les Prophéties elles-mêmes.</translation>
    </message>
    <message>
        <source>After the last round there is no Cleanup, so tiles pay nothing anymore. Go where the Prophecies are.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, answer to &apos;choose subdue&apos;; at most 160 letters</extracomment>
        <translation>Après le dernier tour, il n’y a pas de Phase de Nettoyage&#xa0;: les tuiles ne rapportent plus rien. Allez où sont les Prophéties.</translation>
    </message>
    <message>
        <source>Not that one: choose Trade with Villages.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez «&#xa0;Commercer au village&#xa0;».</translation>
    </message>
    <message>
        <source>What Trade offers</source>
        <extracomment>Lesson raiders 7-the-final-count: step 8, one idea; at most 40 letters</extracomment>
        <translation>Ce qu’offre le commerce</translation>
    </message>
    <message>
        <source>Each reward is 2 favor (1), 3 food (2), two of these dice (3), or a Prophecy (4). You may choose the same twice. After tonight, only Prophecies count.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Une récompense, c’est 2 Faveur (1), 3 Nourriture (2), deux de ces dés (3) ou une Prophétie (4), la même plusieurs fois si vous voulez. Ce soir, seules comptent les Prophéties.</translation>
    </message>
    <message>
        <source>A Prophecy that fits</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, one idea; at most 40 letters</extracomment>
        <translation>Une Prophétie qui convient</translation>
    </message>
    <message>
        <source>Treasure Hunter (1) brings 1 glory for each Treasure.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Chasseur de trésors (1) rapporte 1 Gloire par Trésor.</translation>
    </message>
    <message>
        <source>Three Treasures, 3 glory more: 96.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Trois Trésors, 3 Gloire de plus&#xa0;: 96.</translation>
    </message>
    <message>
        <source>That works too, and comes next: 2 glory for your two Reavers of Yggdrasil. First the 3.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to &apos;trade prophecy 2&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, et vient ensuite&#xa0;: 2 Gloire pour vos deux Maraudeurs d’Yggdrasil. D’abord les 3.</translation>
    </message>
    <message>
        <source>Wait a little: it brings you nothing. But keep an eye on it.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to &apos;trade prophecy 3&apos;; at most 160 letters</extracomment>
        <translation>Patience&#xa0;: elle ne vous rapporte rien. Mais gardez-la à l’œil.</translation>
    </message>
    <message>
        <source>It may fit, or not. Here lies one that fits.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to &apos;trade prophecy deck&apos;; at most 160 letters</extracomment>
        <translation>Elle peut convenir, ou non. En voici une qui convient.</translation>
    </message>
    <message>
        <source>Food, favor, and dice count for nothing at the end. Favor breaks a tie, but who wants a tie?</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to &apos;trade&apos;; at most 160 letters</extracomment>
        <translation>Nourriture, Faveur et dés ne comptent pas à la fin. La Faveur départage, mais qui veut d’une égalité&#x202f;?</translation>
    </message>
    <message>
        <source>Not that one: take Treasure Hunter.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: Chasseur de trésors.</translation>
    </message>
    <message>
        <source>And another one</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, one idea; at most 40 letters</extracomment>
        <translation>Et une autre</translation>
    </message>
    <message>
        <source>Chosen of Seidr (1): 1 glory for each Reaver of Yggdrasil. That is the Saga Keeper (2), and the Scout at sea (3).</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Élu de Seidr (1)&#xa0;: 1 Gloire par Maraudeur d’Yggdrasil. Ce sont la Gardienne des Sagas (2) et l’Éclaireuse en mer (3).</translation>
    </message>
    <message>
        <source>2 glory more: 98. One reward is left.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, why it was good; at most 160 letters</extracomment>
        <translation>2 Gloire de plus&#xa0;: 98. Il reste une récompense.</translation>
    </message>
    <message>
        <source>Good thinking, and that comes next. First the 2 glory.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, answer to &apos;trade prophecy 3&apos;; at most 160 letters</extracomment>
        <translation>Bien vu, et cela vient ensuite. D’abord les 2 Gloire.</translation>
    </message>
    <message>
        <source>Food, favor, and dice count for nothing at the end. Take glory.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, answer to &apos;trade&apos;; at most 160 letters</extracomment>
        <translation>Nourriture, Faveur et dés ne comptent pas à la fin. Prenez de la Gloire.</translation>
    </message>
    <message>
        <source>Not that one: take Chosen of Seidr.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: Élu de Seidr.</translation>
    </message>
    <message>
        <source>What would Ylva take?</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, one idea; at most 40 letters</extracomment>
        <translation>Que prendrait Ylva&#x202f;?</translation>
    </message>
    <message>
        <source>Stolen Armor (1) brings 1 glory for each piece of Armor. You have none. Ylva (2) has five, and the next reward is hers.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Armure volée (1) rapporte 1 Gloire par Armure. Vous n’en avez pas. Ylva (2) en a cinq, et la prochaine récompense est pour elle.</translation>
    </message>
    <message>
        <source>Nothing for you, but 5 less for her. Looking at the others’ piles is half of the last round.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Rien pour vous, mais 5 de moins pour elle. Regarder la pile des autres, c’est la moitié du dernier tour.</translation>
    </message>
    <message>
        <source>Perhaps a point or two for you, but 5 for Ylva, who takes what you leave. Look at her Armor!</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, answer to &apos;trade prophecy deck&apos;; at most 160 letters</extracomment>
        <translation>Un point ou deux pour vous, peut-être, mais 5 pour Ylva, qui prend ce que vous laissez. Regardez ses Armures&#x202f;!</translation>
    </message>
    <message>
        <source>You no longer need it, and Ylva would take Stolen Armor: 5 glory for her.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, answer to &apos;trade&apos;; at most 160 letters</extracomment>
        <translation>Vous n’en avez plus besoin, et Ylva prendrait Armure volée&#xa0;: 5 Gloire pour elle.</translation>
    </message>
    <message>
        <source>Not that one: take Stolen Armor away from her.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: prenez-lui Armure volée.</translation>
    </message>
    <message>
        <source>The count</source>
        <extracomment>Lesson raiders 7-the-final-count: step 12, one idea; at most 40 letters</extracomment>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>Ylva drew Juggernaut, 2 glory for her Walls; her secret one brought 3. You win by 98 to 97! With Stolen Armor she would have had 100.</source>
        <extracomment>Lesson raiders 7-the-final-count: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva a pioché Mastodonte, 2 Gloire pour ses Murs&#x202f;; sa Prophétie secrète en a rapporté 3. Vous gagnez 98 à 97&#x202f;! Avec Armure volée, elle en aurait eu 100.</translation>
    </message>
    <message>
        <source>Your own saga</source>
        <extracomment>Lesson raiders 8-your-own-saga: title; at most 30 letters</extracomment>
        <translation>Votre propre saga</translation>
    </message>
    <message>
        <source>You can start a real game with a plan and play it to the end against Ylva.</source>
        <extracomment>Lesson raiders 8-your-own-saga: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez commencer une vraie partie avec un plan et la jouer jusqu’au bout contre Ylva.</translation>
    </message>
    <message>
        <source>A real game</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 1, one idea; at most 40 letters</extracomment>
        <translation>Une vraie partie</translation>
    </message>
    <message>
        <source>Nobody knows how this one ends, not even me. I’ll help you with the start; then I’ll sharpen my quill, and you are on your own. Ylva plays gently.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Personne ne sait comment celle-ci finira, pas même moi. Je vous aide au début, puis je taille ma plume et vous laisse faire. Ylva vous ménagera.</translation>
    </message>
    <message>
        <source>Rule of thumb: a Leader first</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 2, one idea; at most 40 letters</extracomment>
        <translation>Règle d’or&#xa0;: d’abord un Leader</translation>
    </message>
    <message>
        <source>A Leader pays off from the first voyage on. Take the color you have the most dice of. Two of your dice are yellow, and one shows a tree (1).</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Un Leader sert dès le premier voyage, de préférence dans la couleur dont vous avez le plus de dés. Deux de vos dés sont jaunes, et l’un montre un Arbre (1).</translation>
    </message>
    <message>
        <source>Which one will you promote?</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, one idea; at most 40 letters</extracomment>
        <translation>Qui allez-vous promouvoir&#x202f;?</translation>
    </message>
    <message>
        <source>The Scout (1) is of Yggdrasil, sign tree, bonus 2 favor. The Pillager (2) is of Tyr, sign helmet, bonus a card.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>L’Éclaireuse (1) est d’Yggdrasil&#xa0;: symbole Arbre, bonus 2 Faveur. Le Pillard (2) est de Tyr&#xa0;: symbole Casque, bonus une carte.</translation>
    </message>
    <message>
        <source>2 favor, so 3 in all. And the tree is wild now: with your shield it could pay for the keeps, for example.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, why it was good; at most 160 letters</extracomment>
        <translation>2 Faveur, donc 3 en tout. Et l’Arbre est joker&#xa0;: avec votre Bouclier, il pourrait par exemple payer les forteresses.</translation>
    </message>
    <message>
        <source>That works too: a card at once. But you have only one red die, and it shows no helmet.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, answer to &apos;promote pillager&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: une carte tout de suite. Mais vous n’avez qu’un dé rouge, et il ne montre pas de Casque.</translation>
    </message>
    <message>
        <source>That works too. But a Leader comes first today, and the Scout has the right color.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, answer to &apos;specialize&apos;; at most 160 letters</extracomment>
        <translation>C’est jouable aussi. Mais aujourd’hui, le Leader d’abord, et l’Éclaireuse est de la bonne couleur.</translation>
    </message>
    <message>
        <source>That works too: dice for one voyage. A Leader is for all of them.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, answer to &apos;rally&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: des dés pour un voyage. Un Leader sert à tous.</translation>
    </message>
    <message>
        <source>Not that one: promote the Scout.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: promouvez l’Éclaireuse.</translation>
    </message>
    <message>
        <source>Rule of thumb: fill the slots early</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, one idea; at most 40 letters</extracomment>
        <translation>Règle d’or&#xa0;: garnir tôt les emplacements</translation>
    </message>
    <message>
        <source>The Pillager may give up any die for a Farm pawn, each time somebody sails to his slot. Six rounds are ahead of him. Choose a slot, it is up to you.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Le Pillard peut changer n’importe quel dé en pion de Ferme, chaque fois que quelqu’un va dans sa Zone. Il a six tours devant lui. Choisissez l’emplacement, c’est à vous de voir.</translation>
    </message>
    <message>
        <source>Good. He turns useless dice into pawns, and four Farms count 8, or 11 if you have the most.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Bien. Il change les dés inutiles en pions&#x202f;; quatre Fermes comptent 8, ou 11 avec la majorité.</translation>
    </message>
    <message>
        <source>Then the Scout would leave after a minute’s service. Let them both stay.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, answer to &apos;promote pillager&apos;; at most 160 letters</extracomment>
        <translation>Alors l’Éclaireuse partirait après une minute de service. Gardez-les tous les deux.</translation>
    </message>
    <message>
        <source>That works too: a red die on any face, once. But pawns all game long are better.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, answer to &apos;rally pillager&apos;; at most 160 letters</extracomment>
        <translation>Pourquoi pas&#xa0;: un dé rouge sur la face voulue, une fois. Mais des pions toute la partie, c’est mieux.</translation>
    </message>
    <message>
        <source>Not that one: choose the Pillager, then one of the four slots.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: choisissez le Pillard, puis l’un des quatre emplacements.</translation>
    </message>
    <message>
        <source>Ylva is ready</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 5, one idea; at most 40 letters</extracomment>
        <translation>Ylva est prête</translation>
    </message>
    <message>
        <source>An Old Warrior leads her ship: ravens are wild for her. Her Fanatic draws keep cards whenever anybody sails there. Worth knowing before you do.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Un Vieux guerrier mène son Drakkar&#xa0;: ses Corbeaux paient tout. Son Fanatique pioche du Butin de forteresse dès que quelqu’un y va. Bon à savoir avant d’y aller.</translation>
    </message>
    <message>
        <source>Before each ship, look twice</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 6, one idea; at most 40 letters</extracomment>
        <translation>Avant de partir, regardez deux fois</translation>
    </message>
    <message>
        <source>What can I pay (1)? And what can she (2)? A place that costs dice is best when she can’t pay. Free places are good for both of you.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Que puis-je payer (1)&#x202f;? Et elle (2)&#x202f;? Une Zone qui coûte des dés est la meilleure quand Ylva ne peut pas payer. Les Zones gratuites profitent à vous deux.</translation>
    </message>
    <message>
        <source>Who starts the next round?</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 7, one idea; at most 40 letters</extracomment>
        <translation>Qui commence le prochain tour&#x202f;?</translation>
    </message>
    <message>
        <source>Send your first ship</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, one idea; at most 40 letters</extracomment>
        <translation>Envoyez votre premier Drakkar</translation>
    </message>
    <message>
        <source>Three good ideas. Villages (1): you can pay two chests, Ylva can’t. Recruit (2): hands pay off all game long. Trade (3): three rewards, whatever you lack.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Trois bonnes idées. Village (1)&#xa0;: vous pouvez payer deux Coffres, Ylva non. Recruter (2)&#xa0;: des bras servent toute la partie. Commerce (3)&#xa0;: trois récompenses, selon vos besoins.</translation>
    </message>
    <message>
        <source>A fine start. From here on the ship is yours.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Un beau début. Désormais, le Drakkar est à vous.</translation>
    </message>
    <message>
        <source>That takes all of your 4 food, and only the tree could be a longship. Later, with longships aboard!</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, answer to &apos;choose sea&apos;; at most 160 letters</extracomment>
        <translation>Cela prend vos 4 Nourriture, et seul l’Arbre ferait un Drakkar. Plus tard, avec des Drakkars à bord&#x202f;!</translation>
    </message>
    <message>
        <source>You could pay: shield and tree. But Ylva’s Fanatic would draw her a card first. Villages are nicer.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, answer to &apos;choose keeps&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez payer&#xa0;: Bouclier et Arbre. Mais le Fanatique d’Ylva lui piocherait d’abord une carte. Le village est plus aimable.</translation>
    </message>
    <message>
        <source>You could, peacefully. But you have 4 food, 3 favor, and four dice; let them earn something first.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, answer to &apos;choose subdue&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez, pacifiquement. Mais laissez d’abord vos 4 Nourriture, 3 Faveur et quatre dés rapporter quelque chose.</translation>
    </message>
    <message>
        <source>Not that one: choose Villages, Recruit, or Trade.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas tout à fait&#xa0;: village, recrutement ou commerce.</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 9, one idea; at most 40 letters</extracomment>
        <translation>Le reste est à vous</translation>
    </message>
    <message>
        <source>The lamp gives a hint, the book explains whatever you point at, and most moves can be taken back. Finish the round, and then five more. Make me a good song!</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>La lampe donne un conseil, le livre explique ce que vous pointez, et presque tout coup peut être repris. Finissez ce tour, puis cinq autres. Faites-moi une belle chanson&#x202f;!</translation>
    </message>
    <message>
        <source>You have a Leader and a crew, and you know the three uses of a Reaver.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous avez un Leader et un équipage, et vous connaissez les trois rôles d’un Maraudeur.</translation>
    </message>
    <message>
        <source>There you could only rest: it takes two shields, and you have only the raven to stand for one.</source>
        <extracomment>Lesson raiders 2-first-raid: step 3, answer to &apos;choose keeps&apos;; at most 160 letters</extracomment>
        <translation>Là, vous ne pourriez que vous reposer&#xa0;: il faut deux Boucliers, et seul le Corbeau pourrait en être un.</translation>
    </message>
    <message>
        <source>Of the two open pairs, take the one with the Farm (1). And since you sent the ship, you draw two more cards from the deck.</source>
        <extracomment>Lesson raiders 2-first-raid: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Des deux paires visibles, prenez celle de la Ferme (1). Et comme le Drakkar est à vous, vous piochez deux cartes de plus.</translation>
    </message>
    <message>
        <source>You settle your four cards one by one, in any order. Click the Farm (1) to begin.</source>
        <extracomment>Lesson raiders 2-first-raid: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous résolvez vos quatre cartes une par une, dans l’ordre de votre choix. Cliquez d’abord sur la Ferme (1).</translation>
    </message>
    <message>
        <source>Pillaging brings 1 more food and a Farm pawn, which is glory at the end, and 1 terror. Terror costs glory, but the first one only 1: pillage the Farm.</source>
        <extracomment>Lesson raiders 2-first-raid: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Piller rapporte encore 1 Nourriture, un pion de Ferme, qui vaudra de la Gloire, et 1 Terreur. La Terreur coûte de la Gloire, mais la première n’en coûte que 1&#xa0;: pillez la Ferme.</translation>
    </message>
    <message>
        <source>Artifacts lie on your ship, are worth glory at the end, and have a power. Draupnir (1) is worth 3; we use it in lesson 6. Click it.</source>
        <extracomment>Lesson raiders 2-first-raid: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Les Artefacts restent sur votre Drakkar, valent de la Gloire à la fin et ont un effet. Draupnir (1) vaut 3&#x202f;; nous l’utiliserons à la leçon 6. Cliquez dessus.</translation>
    </message>
    <message>
        <source>Two cards are left. Click the Ship Upgrade (1).</source>
        <extracomment>Lesson raiders 2-first-raid: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Il reste deux cartes. Cliquez sur l’Amélioration (1).</translation>
    </message>
    <message>
        <source>The tile pays like a die that shows a longship or a hammer, once in every round, and is never spent. Or there are 3 glory at once. Take the tile.</source>
        <extracomment>Lesson raiders 2-first-raid: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>La tuile paie comme un dé Drakkar ou Marteau, une fois par tour, et ne se dépense jamais. Sinon, ce serait 3 Gloire tout de suite. Prenez la tuile.</translation>
    </message>
    <message>
        <source>Axes and Spears: roll a red and a blue die, or take 5 glory and 1 terror. Your second terror would cost 2. We will want the dice: roll them.</source>
        <extracomment>Lesson raiders 2-first-raid: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Haches et lances&#xa0;: lancez un dé rouge et un bleu, ou prenez 5 Gloire et 1 Terreur. La deuxième Terreur coûterait 2. Il nous faudra les dés&#xa0;: lancez-les.</translation>
    </message>
    <message>
        <source>You and Ylva send longships for six rounds; the horn shows who begins. Whoever has the most glory at the end wins. I only write the songs about it; the rowing is yours.</source>
        <extracomment>Lesson raiders 1-ship-and-crew: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva et vous envoyez des Drakkars pendant six tours&#x202f;; la corne montre qui commence. Qui a le plus de Gloire à la fin l’emporte. Moi, je n’écris que les chansons&#x202f;; à vous de ramer.</translation>
    </message>
    <message>
        <source>Whoever sends a ship to Trade (1) takes the horn and starts the next round. You have it now (2): you are Start Player. If you sail there, Ylva starts.</source>
        <extracomment>Lesson raiders 8-your-own-saga: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Celui qui envoie un Drakkar au commerce (1) prend la corne et commence le prochain tour. Vous l’avez maintenant (2)&#xa0;: vous êtes Premier joueur. Si vous y allez, ce sera Ylva.</translation>
    </message>
</context>
</TS>
