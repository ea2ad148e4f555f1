<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>The road and your cards</source>
        <extracomment>Lesson legend 1-the-road: title; at most 30 letters</extracomment>
        <translation>Le chemin et vos cartes</translation>
    </message>
    <message>
        <source>You know what wins the game, can read your cards, and have run your first risk.</source>
        <extracomment>Lesson legend 1-the-road: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez ce qui fait gagner, vous lisez vos cartes et vous avez couru votre premier risque.</translation>
    </message>
    <message>
        <source>Have the most points when Beowulf dies</source>
        <extracomment>Lesson legend 1-the-road: step 1, one idea; at most 40 letters</extracomment>
        <translation>Le plus de points à la mort de Beowulf</translation>
    </message>
    <message>
        <source>I am Wealhtheow, queen of this hall, and I pour the mead. You ride with Beowulf all his life. When he dies, the player with the most points becomes king and wins.</source>
        <extracomment>Lesson legend 1-the-road: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Je suis Wealhtheow, reine de cette halle, et je verse l’hydromel. Vous suivez Beowulf toute sa vie. À sa mort, qui a le plus de points devient roi et gagne la partie.</translation>
    </message>
    <message>
        <source>One life, 36 steps</source>
        <extracomment>Lesson legend 1-the-road: step 2, one idea; at most 40 letters</extracomment>
        <translation>Une vie, 36 épisodes</translation>
    </message>
    <message>
        <source>Beowulf walks this road from the first step (1) to the last (2). At each step everyone gets to do something, and then he moves on. I won’t make you do all 36 tonight.</source>
        <extracomment>Lesson legend 1-the-road: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Beowulf suit ce chemin du premier épisode (1) au dernier (2). À chacun, tous les joueurs ont leur mot à dire, puis il avance. Je ne vous imposerai pas les 36 ce soir.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <extracomment>Lesson legend 1-the-road: step 3, one idea; at most 40 letters</extracomment>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>You hold seven cards. Ship, horn, fox, fist, and axe stand for traveling, friendship, wit, courage, and fighting. Cards are not points: you spend them to get points.</source>
        <extracomment>Lesson legend 1-the-road: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous avez sept cartes. Navire, corne, renard, poing et hache&#xa0;: voyage, amitié, intelligence, courage et combat. Les cartes ne sont pas des points&#xa0;: on les dépense pour en gagner.</translation>
    </message>
    <message>
        <source>Beowulf is wild</source>
        <extracomment>Lesson legend 1-the-road: step 4, one idea; at most 40 letters</extracomment>
        <translation>Beowulf est votre joker</translation>
    </message>
    <message>
        <source>The helmet (1) is Beowulf, who stands for any one of the five symbols. The small 2 on the axes (2) means just that: this card counts as two.</source>
        <extracomment>Lesson legend 1-the-road: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Le casque (1), c’est Beowulf&#xa0;: il remplace n’importe lequel des cinq symboles. Le petit 2 sur les haches (2) dit bien ce qu’il dit&#xa0;: cette carte compte double.</translation>
    </message>
    <message>
        <source>An offer at the king’s court</source>
        <extracomment>Lesson legend 1-the-road: step 5, one idea; at most 40 letters</extracomment>
        <translation>Une offre à la cour du roi</translation>
    </message>
    <message>
        <source>Give away two cards and get two new ones (1). Soon you will need horns (2), then fists and axes (3), but no ship from your hand for a long while. So give a ship.</source>
        <extracomment>Lesson legend 1-the-road: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Donnez deux cartes et recevez-en deux nouvelles (1). Bientôt on voudra des cornes (2), puis des poings et des haches (3), mais aucun navire de votre main avant longtemps. Donnez donc un navire.</translation>
    </message>
    <message>
        <source>The first chance to use a ship from your hand is step 11. That is far away.</source>
        <extracomment>Lesson legend 1-the-road: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Un navire de votre main ne servira pas avant l’épisode 11. C’est bien loin.</translation>
    </message>
    <message>
        <source>Declining never costs anything. But new cards are free here, and two ships are of no use for ten steps.</source>
        <extracomment>Lesson legend 1-the-road: step 5, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Renoncer ne coûte jamais rien. Mais ces cartes sont gratuites, et deux navires ne vous serviront à rien pendant dix épisodes.</translation>
    </message>
    <message>
        <source>Not a bad thought: no step asks for the fox before step 8. But your ships have to wait even longer, until step 11.</source>
        <extracomment>Lesson legend 1-the-road: step 5, answer to &apos;pay wit1&apos;; at most 160 letters</extracomment>
        <translation>Bien pensé&#xa0;: le renard ne sert pas avant l’épisode 8. Mais vos navires attendront encore plus longtemps, jusqu’à l’épisode 11.</translation>
    </message>
    <message>
        <source>Give away the hero? He fits everywhere. Keep him as long as you can.</source>
        <extracomment>Lesson legend 1-the-road: step 5, answer to &apos;pay beowulf&apos;; at most 160 letters</extracomment>
        <translation>Donner le héros&#x202f;? Il convient partout. Gardez-le aussi longtemps que possible.</translation>
    </message>
    <message>
        <source>Not that one: the next steps ask for it. You will be glad to have it soon.</source>
        <extracomment>Lesson legend 1-the-road: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas celle-ci&#xa0;: on la demandera bientôt, et vous serez content de l’avoir.</translation>
    </message>
    <message>
        <source>Two cards or none</source>
        <extracomment>Lesson legend 1-the-road: step 6, one idea; at most 40 letters</extracomment>
        <translation>Deux cartes ou aucune</translation>
    </message>
    <message>
        <source>You have begun, so a second card must follow. The other ship, please.</source>
        <extracomment>Lesson legend 1-the-road: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous avez commencé, il en faut donc une deuxième. L’autre navire, s’il vous plaît.</translation>
    </message>
    <message>
        <source>You drew a horn and a fist, and you will need both soon. A fine bargain for two idle ships.</source>
        <extracomment>Lesson legend 1-the-road: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Vous avez pioché une corne et un poing, tous deux bientôt demandés. Une bonne affaire pour deux navires oisifs.</translation>
    </message>
    <message>
        <source>Possible, but step 8 asks for the fox, and only step 11 asks for the ship.</source>
        <extracomment>Lesson legend 1-the-road: step 6, answer to &apos;pay wit1&apos;; at most 160 letters</extracomment>
        <translation>Possible, mais le renard sert à l’épisode 8, et le navire seulement à l’épisode 11.</translation>
    </message>
    <message>
        <source>Not the hero! He stands for whatever you need.</source>
        <extracomment>Lesson legend 1-the-road: step 6, answer to &apos;pay beowulf&apos;; at most 160 letters</extracomment>
        <translation>Pas le héros&#x202f;! Il remplace tout ce qu’il vous faut.</translation>
    </message>
    <message>
        <source>Not that one: the next steps ask for it. Give the second ship.</source>
        <extracomment>Lesson legend 1-the-road: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas celle-ci&#xa0;: on la demandera bientôt. Donnez le second navire.</translation>
    </message>
    <message>
        <source>Everyone gets the same offer</source>
        <extracomment>Lesson legend 1-the-road: step 7, one idea; at most 40 letters</extracomment>
        <translation>La même offre pour tous</translation>
    </message>
    <message>
        <source>Ylva (1) swaps two foxes. Wiglaf (2) declines, which he may. Then Beowulf sails for Denmark, and the sea asks its first question: do you dare?</source>
        <extracomment>Lesson legend 1-the-road: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva (1) échange deux renards. Wiglaf (2) renonce, c’est son droit. Puis Beowulf fait voile vers le Danemark, et la mer pose sa première question&#xa0;: oserez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Points come from little things</source>
        <extracomment>Lesson legend 1-the-road: step 8, one idea; at most 40 letters</extracomment>
        <translation>De quoi sont faits les points</translation>
    </message>
    <message>
        <source>Fame, treasure, and the round alliances are points. So is staying unhurt: having no wound is worth 5, which is why your panel already says 5.</source>
        <extracomment>Lesson legend 1-the-road: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>La gloire, les trésors et les alliances rondes valent des points. Une peau intacte aussi&#xa0;: sans blessure, on gagne 5, et votre panneau affiche donc déjà 5.</translation>
    </message>
    <message>
        <source>A risk turns up two cards</source>
        <extracomment>Lesson legend 1-the-road: step 9, one idea; at most 40 letters</extracomment>
        <translation>Un risque retourne deux cartes</translation>
    </message>
    <message>
        <source>Two cards come from the pile (1). Each one with a ship, a horn, or a helmet (2) is yours to keep. If neither matches, you take a scratch. Your own hand doesn’t matter here.</source>
        <extracomment>Lesson legend 1-the-road: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux cartes viennent de la pioche (1). Chaque navire, corne ou casque (2) est à vous. Si aucune ne correspond, vous recevez une égratignure. Votre main ne joue ici aucun rôle.</translation>
    </message>
    <message>
        <source>Do you dare?</source>
        <extracomment>Lesson legend 1-the-road: step 10, one idea; at most 40 letters</extracomment>
        <translation>Oserez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>The odds are printed beside the shield: about seven times in ten at least one card matches. One scratch is only a scratch. Run the risk!</source>
        <extracomment>Lesson legend 1-the-road: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Les chances sont affichées près du bouclier&#xa0;: environ sept fois sur dix, une carte au moins correspond. Et une égratignure n’est qu’une égratignure. Courez le risque&#x202f;!</translation>
    </message>
    <message>
        <source>A horn! It matches and is yours. The fox doesn’t match and goes to the discards. One match is enough to be safe.</source>
        <extracomment>Lesson legend 1-the-road: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Une corne&#x202f;! Elle correspond et elle est à vous. Le renard est défaussé. Une seule carte correspondante suffit à vous protéger.</translation>
    </message>
    <message>
        <source>You may decline, and it costs nothing. But this is the cheapest way to a bigger hand, so let us try it.</source>
        <extracomment>Lesson legend 1-the-road: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Vous pouvez renoncer, cela ne coûte rien. Mais jamais une carte ne sera moins chère&#xa0;: essayons donc.</translation>
    </message>
    <message>
        <source>Sometimes the sea wins</source>
        <extracomment>Lesson legend 1-the-road: step 11, one idea; at most 40 letters</extracomment>
        <translation>Parfois, la mer gagne</translation>
    </message>
    <message>
        <source>Ylva turned up an axe and a fox. Nothing matches, so she takes a scratch (1). The third scratch is a wound. She is still smiling, for now.</source>
        <extracomment>Lesson legend 1-the-road: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva a retourné une hache et un renard. Rien ne correspond&#xa0;: une égratignure pour elle (1). La troisième devient une blessure. Elle sourit, pour l’instant.</translation>
    </message>
    <message>
        <source>That was a minor episode</source>
        <extracomment>Lesson legend 1-the-road: step 12, one idea; at most 40 letters</extracomment>
        <translation>C’était un épisode mineur</translation>
    </message>
    <message>
        <source>Offers like these are small, and you may always decline. Next door the fires are lit: in King Hrothgar’s Hall (1) you compete with the others for the first time.</source>
        <extracomment>Lesson legend 1-the-road: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Ces offres sont modestes, et vous pouvez toujours renoncer. À côté, les feux sont allumés&#xa0;: dans la halle du roi Hrothgar (1), vous affronterez les autres pour la première fois.</translation>
    </message>
    <message>
        <source>In King Hrothgar’s Hall</source>
        <extracomment>Lesson legend 2-the-hall: title; at most 30 letters</extracomment>
        <translation>La halle du roi Hrothgar</translation>
    </message>
    <message>
        <source>You can bid in secret for your place, and you know what the icons give.</source>
        <extracomment>Lesson legend 2-the-hall: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez miser en secret pour votre place et reconnaître ce que donnent les icônes.</translation>
    </message>
    <message>
        <source>A major episode</source>
        <extracomment>Lesson legend 2-the-hall: step 1, one idea; at most 40 letters</extracomment>
        <translation>Un épisode majeur</translation>
    </message>
    <message>
        <source>Welcome to my husband’s hall. This is a major episode: a great scene with icons around it. Each of you will take one icon, and the only question is who chooses first.</source>
        <extracomment>Lesson legend 2-the-hall: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Bienvenue dans la halle de mon mari. Voici un épisode majeur&#xa0;: une grande scène entourée d’icônes. Chacun en prendra une&#x202f;; reste à savoir qui choisira le premier.</translation>
    </message>
    <message>
        <source>What you can win</source>
        <extracomment>Lesson legend 2-the-hall: step 2, one idea; at most 40 letters</extracomment>
        <translation>Ce qu’il y a à gagner</translation>
    </message>
    <message>
        <source>Clockwise from the title: a special card (1), 1 treasure (2), and two alliances (3), the round tokens worth 1 to 3 points each.</source>
        <extracomment>Lesson legend 2-the-hall: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>À partir du titre, dans le sens des aiguilles d’une montre&#xa0;: une carte spéciale (1), trésor 1 (2) et deux alliances (3), des jetons ronds de 1 à 3 points.</translation>
    </message>
    <message>
        <source>Three players, three icons</source>
        <extracomment>Lesson legend 2-the-hall: step 3, one idea; at most 40 letters</extracomment>
        <translation>Trois joueurs, trois icônes</translation>
    </message>
    <message>
        <source>The two icons with a lock (1) (2) are closed. Only as many are open as there are players, counted from the title. You’re not missing out: they are for bigger groups.</source>
        <extracomment>Lesson legend 2-the-hall: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Les deux icônes au cadenas (1) (2) sont indisponibles&#xa0;: on en propose une par joueur, à partir du titre. Ce n’est pas une punition, elles attendent une plus grande tablée.</translation>
    </message>
    <message>
        <source>Only horns count here</source>
        <extracomment>Lesson legend 2-the-hall: step 4, one idea; at most 40 letters</extracomment>
        <translation>Ici, seules les cornes comptent</translation>
    </message>
    <message>
        <source>The shield asks for friendship (1). Each horn you lay down counts one, and so does Beowulf (2). Whoever has the most chooses first. All of you choose at once, in secret.</source>
        <extracomment>Lesson legend 2-the-hall: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Le bouclier demande de l’amitié (1). Chaque corne posée compte un, Beowulf (2) aussi. Qui a le plus de symboles choisit en premier. Tous décident en même temps et en secret.</translation>
    </message>
    <message>
        <source>Lay down a horn</source>
        <extracomment>Lesson legend 2-the-hall: step 5, one idea; at most 40 letters</extracomment>
        <translation>Posez une corne</translation>
    </message>
    <message>
        <source>Two alliances bring four points on average; 1 treasure brings one. That is worth a bid. Lay down a horn (1); nobody sees it yet.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux alliances valent quatre points en moyenne, trésor 1 n’en vaut qu’un. Cela mérite une mise. Posez une corne (1)&#x202f;; personne ne la voit encore.</translation>
    </message>
    <message>
        <source>One horn counts one. It lies in your row, and only you can see it.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Une corne compte un. Elle est dans votre rangée, et vous seul la voyez.</translation>
    </message>
    <message>
        <source>With nothing at all you may well come last. Three more points are worth a horn or two.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Sans rien miser, vous risquez fort d’être dernier. Trois points de plus valent bien une corne ou deux.</translation>
    </message>
    <message>
        <source>He would count one as well. But Grendel is coming, and there the hero will be missed. Horns first.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il compterait un, lui aussi. Mais Grendel approche, et là, le héros vous manquerait. D’abord les cornes.</translation>
    </message>
    <message>
        <source>You may lay it down, but it doesn’t count here: it would only come back to your hand. That is called a bluff.</source>
        <extracomment>Lesson legend 2-the-hall: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Vous pouvez la poser, mais elle ne compte pas ici&#xa0;: elle reviendrait dans votre main. Cela s’appelle un bluff.</translation>
    </message>
    <message>
        <source>And another one</source>
        <extracomment>Lesson legend 2-the-hall: step 6, one idea; at most 40 letters</extracomment>
        <translation>Et une autre</translation>
    </message>
    <message>
        <source>How much is enough? The drinking horn in your panel (1) shows that you are the first player, who wins every tie. Two horns will do where others need three.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Combien suffisent&#x202f;? Vous êtes premier joueur, dit la corne à boire de votre panneau (1), et le premier joueur l’emporte à chaque égalité. Deux vous suffisent là où il en faut trois aux autres.</translation>
    </message>
    <message>
        <source>Two. Whoever wants to pass you now needs three.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Deux. Pour vous dépasser, il en faut maintenant trois.</translation>
    </message>
    <message>
        <source>One horn is little: whoever shows two goes before you. Add one more.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Une corne, c’est peu&#xa0;: qui en montre deux passe devant vous. Ajoutez-en une.</translation>
    </message>
    <message>
        <source>Two symbols either way. But horns are asked for now and then, and the hero is welcome everywhere.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Deux symboles dans les deux cas. Mais les cornes ne servent que de temps en temps, le héros partout.</translation>
    </message>
    <message>
        <source>That doesn’t count here and would come back to you. Another horn counts.</source>
        <extracomment>Lesson legend 2-the-hall: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Cela ne compte pas ici et vous reviendrait. Une autre corne, elle, compte.</translation>
    </message>
    <message>
        <source>Stop when you have enough</source>
        <extracomment>Lesson legend 2-the-hall: step 7, one idea; at most 40 letters</extracomment>
        <translation>S’arrêter quand cela suffit</translation>
    </message>
    <message>
        <source>The third horn stays: the feast at step 8 asks for horns again. What you lay down is gone, whether you come first or last. Press Done.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>La troisième corne reste&#xa0;: la fête de l’épisode 8 en demandera encore. Ce qui est posé est perdu, que l’on soit premier ou dernier. Cliquez sur «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>Two horns and the ties: a strong bid for a small price.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Deux cornes, et les égalités pour vous&#xa0;: une belle mise à petit prix.</translation>
    </message>
    <message>
        <source>Safer still, but the third horn will be wanted at the feast. Two and the tie are a good bid.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, answer to &apos;bid friendship1&apos;; at most 160 letters</extracomment>
        <translation>Encore plus sûr, mais la fête voudra cette troisième corne. Deux et l’égalité, c’est une bonne mise.</translation>
    </message>
    <message>
        <source>Keep the hero. In two steps Grendel knocks, and he doesn’t knock politely.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Gardez le héros. Dans deux épisodes, Grendel frappe à la porte, et il frappe sans politesse.</translation>
    </message>
    <message>
        <source>A bluff: it would come back to you. Against these two we need no tricks.</source>
        <extracomment>Lesson legend 2-the-hall: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Un bluff&#xa0;: elle vous reviendrait. Contre ces deux-là, pas besoin de ruse.</translation>
    </message>
    <message>
        <source>Everything is revealed</source>
        <extracomment>Lesson legend 2-the-hall: step 8, one idea; at most 40 letters</extracomment>
        <translation>On révèle tout</translation>
    </message>
    <message>
        <source>Ylva (1) shows two horns on one card, as many as you, and you win the tie. Wiglaf (2) has one; his fox was a bluff and goes home. The other cards are discarded.</source>
        <extracomment>Lesson legend 2-the-hall: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva (1) montre deux cornes sur une carte, autant que vous&#xa0;: l’égalité est à vous. Wiglaf (2) en a une&#x202f;; son renard était un bluff et rentre chez lui. Le reste est défaussé.</translation>
    </message>
    <message>
        <source>1st, 2nd, and 3rd place</source>
        <extracomment>Lesson legend 2-the-hall: step 9, one idea; at most 40 letters</extracomment>
        <translation>1re, 2e et 3e place</translation>
    </message>
    <message>
        <source>These markers show your places. You are in 1st place (1) and take an icon first; 2nd and 3rd place follow. Everybody must take one.</source>
        <extracomment>Lesson legend 2-the-hall: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Ces marqueurs indiquent vos places. Vous avez la 1re (1) et prenez une icône en premier, puis viennent la 2e et la 3e. Chacun doit en prendre une.</translation>
    </message>
    <message>
        <source>Take the alliances</source>
        <extracomment>Lesson legend 2-the-hall: step 10, one idea; at most 40 letters</extracomment>
        <translation>Prenez les alliances</translation>
    </message>
    <message>
        <source>Alliances (1) are drawn unseen, and each shows fame or treasure of 1, 2, or 3. Two of them make four points on average. Click the icon.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Les alliances (1) se piochent face cachée&#x202f;; chacune montre de la gloire ou du trésor, de 1, 2 ou 3. Deux valent quatre points en moyenne. Cliquez sur l’icône.</translation>
    </message>
    <message>
        <source>2 fame and 3 treasure: five points! Only you can see what your alliances say.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Gloire 2 et trésor 3&#xa0;: cinq points&#x202f;! Vous seul voyez ce que disent vos alliances.</translation>
    </message>
    <message>
        <source>One sure point. But two alliances bring at least two, and four on average.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, answer to &apos;take treasure1&apos;; at most 160 letters</extracomment>
        <translation>Un point assuré. Mais deux alliances en rapportent au moins deux, et quatre en moyenne.</translation>
    </message>
    <message>
        <source>A good card that saves another one. But four points, before supper? Take the alliances.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, answer to &apos;take blessing&apos;; at most 160 letters</extracomment>
        <translation>Une bonne carte, qui en sauve une autre. Mais quatre points avant le souper&#x202f;? Prenez les alliances.</translation>
    </message>
    <message>
        <source>Take the two alliances: they are worth the most.</source>
        <extracomment>Lesson legend 2-the-hall: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Prenez les deux alliances&#xa0;: ce sont elles qui valent le plus.</translation>
    </message>
    <message>
        <source>The last will be first</source>
        <extracomment>Lesson legend 2-the-hall: step 11, one idea; at most 40 letters</extracomment>
        <translation>Les derniers seront les premiers</translation>
    </message>
    <message>
        <source>Wiglaf (1) took what was left, and that makes him the first player: now he wins the ties. Even last place is good for something. Next, Grendel himself.</source>
        <extracomment>Lesson legend 2-the-hall: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf (1) a pris ce qui restait et devient premier joueur&#xa0;: à lui les égalités. Être dernier a toujours du bon. Et maintenant, Grendel en personne.</translation>
    </message>
    <message>
        <source>Grendel at the door</source>
        <extracomment>Lesson legend 3-grendel: title; at most 30 letters</extracomment>
        <translation>Grendel à la porte</translation>
    </message>
    <message>
        <source>You can fight in turn, and you know when to continue and when to leave.</source>
        <extracomment>Lesson legend 3-grendel: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez combattre à tour de rôle et choisir quand continuer et quand partir.</translation>
    </message>
    <message>
        <source>Five gifts before the storm</source>
        <extracomment>Lesson legend 3-grendel: step 1, one idea; at most 40 letters</extracomment>
        <translation>Cinq cadeaux avant la tempête</translation>
    </message>
    <message>
        <source>Night falls. Each of you may take one gift: 2 treasure, an alliance, 2 fame, two cards, or a cure for scratches. Two players may even take the same.</source>
        <extracomment>Lesson legend 3-grendel: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>La nuit tombe. Chacun peut prendre un cadeau&#xa0;: trésor 2, une alliance, gloire 2, deux cartes ou le soin des égratignures. Deux joueurs peuvent prendre le même.</translation>
    </message>
    <message>
        <source>A fight is coming</source>
        <extracomment>Lesson legend 3-grendel: step 2, one idea; at most 40 letters</extracomment>
        <translation>Un combat approche</translation>
    </message>
    <message>
        <source>Wiglaf took two cards. The next step (1) is Grendel’s Attack, and fists and axes count there. Cards (2) are the strongest gift before a fight.</source>
        <extracomment>Lesson legend 3-grendel: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf a pris deux cartes. Ensuite (1) vient l’attaque de Grendel, où comptent poings et haches. Avant un combat, des cartes (2) sont le plus fort des cadeaux.</translation>
    </message>
    <message>
        <source>An axe and a horn. The axe comes just in time.</source>
        <extracomment>Lesson legend 3-grendel: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Une hache et une corne. La hache tombe à pic.</translation>
    </message>
    <message>
        <source>Two sure points are honest pay. But in the fight ahead 5 points are at stake, and cards win it.</source>
        <extracomment>Lesson legend 3-grendel: step 2, answer to &apos;take fame2&apos;; at most 160 letters</extracomment>
        <translation>Deux points assurés, c’est un honnête salaire. Mais le combat en vaut 5, et ce sont les cartes qui le gagnent.</translation>
    </message>
    <message>
        <source>Two points on average, like the others. Before a fight cards are worth more.</source>
        <extracomment>Lesson legend 3-grendel: step 2, answer to &apos;take alliance1&apos;; at most 160 letters</extracomment>
        <translation>Deux points en moyenne, comme les autres. Avant un combat, des cartes valent mieux.</translation>
    </message>
    <message>
        <source>You may decline a gift, but why would you? Take the two cards.</source>
        <extracomment>Lesson legend 3-grendel: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>On peut refuser un cadeau, mais pourquoi&#x202f;? Prenez les deux cartes.</translation>
    </message>
    <message>
        <source>What Grendel brings</source>
        <extracomment>Lesson legend 3-grendel: step 3, one idea; at most 40 letters</extracomment>
        <translation>Ce que Grendel apporte</translation>
    </message>
    <message>
        <source>Ylva healed her scratch. Now look at the icons: 5 fame (1), a wound (2) with two cards as a comfort, and a special card (3). There are three of you, so somebody will bleed.</source>
        <extracomment>Lesson legend 3-grendel: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva a soigné son égratignure. Regardez les icônes&#xa0;: gloire 5 (1), une blessure (2) avec deux cartes de consolation, une carte spéciale (3). Vous êtes trois&#xa0;: quelqu’un saignera.</translation>
    </message>
    <message>
        <source>This time, in turn</source>
        <extracomment>Lesson legend 3-grendel: step 4, one idea; at most 40 letters</extracomment>
        <translation>Cette fois, à tour de rôle</translation>
    </message>
    <message>
        <source>Here you bid openly, one after another, with fists, axes, and helmets. Whoever holds out longest takes 1st place. Whoever drops out first comes 3rd and probably gets the wound.</source>
        <extracomment>Lesson legend 3-grendel: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Ici, on mise à découvert, chacun son tour, avec poings, haches et casques. Qui tient le plus longtemps a la 1re place. Le premier à abandonner a la 3e, et sans doute la blessure.</translation>
    </message>
    <message>
        <source>Reach the total, then stop</source>
        <extracomment>Lesson legend 3-grendel: step 5, one idea; at most 40 letters</extracomment>
        <translation>Atteindre le total, puis s’arrêter</translation>
    </message>
    <message>
        <source>Wiglaf, the first player, opened with one card. Now you must reach his total of 1 or drop out. As soon as you reach it, your turn ends. Play a small card: a fist.</source>
        <extracomment>Lesson legend 3-grendel: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf, premier joueur, a ouvert avec une carte. Atteignez son total de 1 ou abandonnez&#x202f;; dès que vous y êtes, votre tour est fini. Jouez une petite carte&#xa0;: un poing.</translation>
    </message>
    <message>
        <source>One against one: a tie is enough. A small card for a small total.</source>
        <extracomment>Lesson legend 3-grendel: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Un contre un&#xa0;: égaler suffit. Une petite carte pour un petit total.</translation>
    </message>
    <message>
        <source>It counts two where one is enough. Keep the double axe: right after the fight it can be sold for 3 points.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;play fighting2&apos;; at most 160 letters</extracomment>
        <translation>Elle compte deux là où un suffit. Gardez la double hache&#xa0;: juste après le combat, elle se vend 3 points.</translation>
    </message>
    <message>
        <source>That reaches it, too. But the next step pays for axes, so spend your fists first.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;play fighting1&apos;; at most 160 letters</extracomment>
        <translation>Cela suffit aussi. Mais l’épisode suivant paie les haches&#x202f;; dépensez d’abord les poings.</translation>
    </message>
    <message>
        <source>He would do, but for a total of 1 anyone will do. Save the hero for harder days.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il ferait l’affaire, mais pour un total de 1, n’importe quelle carte suffit. Gardez le héros pour des jours plus durs.</translation>
    </message>
    <message>
        <source>Bold! But if neither card matches, you are scratched and out at once. With such a hand there is no need.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Audacieux&#x202f;! Mais si rien ne correspond, vous voilà égratigné et aussitôt éliminé. Avec cette main, c’est inutile.</translation>
    </message>
    <message>
        <source>Then you come in third before the first blow, and the wound is yours. You have the cards: fight.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Vous seriez troisième avant le premier coup, et la blessure serait pour vous. Vous avez les cartes&#xa0;: battez-vous.</translation>
    </message>
    <message>
        <source>Not that one. A fist is the cheapest way to reach 1.</source>
        <extracomment>Lesson legend 3-grendel: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas celle-ci. Un poing est le moyen le moins cher d’atteindre 1.</translation>
    </message>
    <message>
        <source>Up and up</source>
        <extracomment>Lesson legend 3-grendel: step 6, one idea; at most 40 letters</extracomment>
        <translation>De plus en plus haut</translation>
    </message>
    <message>
        <source>Ylva tied you. Then Wiglaf had to add a card, since a tie is enough only once, and now he has 2. You need one more: another fist.</source>
        <extracomment>Lesson legend 3-grendel: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva a égalé. Wiglaf a dû ajouter une carte, car égaler ne suffit qu’une fois&#x202f;; il en est à 2. Il vous manque un symbole&#xa0;: un autre poing.</translation>
    </message>
    <message>
        <source>Two. And your axes are still in your hand.</source>
        <extracomment>Lesson legend 3-grendel: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Deux. Et vos haches sont toujours dans votre main.</translation>
    </message>
    <message>
        <source>That makes 3 and puts pressure on the others. But the double axe earns 3 points at the next step.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;play fighting2&apos;; at most 160 letters</extracomment>
        <translation>Cela fait 3 et met les autres sous pression. Mais la double hache rapporte 3 points à l’épisode suivant.</translation>
    </message>
    <message>
        <source>That works, too, but spend the fists first: axes are paid for at the next step.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;play fighting1&apos;; at most 160 letters</extracomment>
        <translation>Cela marche aussi, mais les poings d’abord&#xa0;: l’épisode suivant paie les haches.</translation>
    </message>
    <message>
        <source>Save him. A fist is enough here.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Gardez-le. Un poing suffit ici.</translation>
    </message>
    <message>
        <source>Two matching cards might come, or a scratch and the door. You hold better than that.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Deux cartes correspondront peut-être, ou ce sera une égratignure et la porte. Votre main vaut mieux.</translation>
    </message>
    <message>
        <source>The fist you played would be lost, and the wound is nearly yours. Hold on a little.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Le poing joué serait perdu, et la blessure presque à vous. Tenez encore un peu.</translation>
    </message>
    <message>
        <source>Not that one: a fist is enough.</source>
        <extracomment>Lesson legend 3-grendel: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas celle-ci&#xa0;: un poing suffit.</translation>
    </message>
    <message>
        <source>Somebody has had enough</source>
        <extracomment>Lesson legend 3-grendel: step 7, one idea; at most 40 letters</extracomment>
        <translation>Quelqu’un en a assez</translation>
    </message>
    <message>
        <source>Ylva jumps to 3 with a double axe. Wiglaf (1) drops out: his cards are gone, and he comes third. So the wound won’t be yours. Now it is you or Ylva (2).</source>
        <extracomment>Lesson legend 3-grendel: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva bondit à 3 avec une double hache. Wiglaf (1) abandonne&#xa0;: ses cartes sont perdues, il est troisième. La blessure ne sera donc pas pour vous. À vous ou à Ylva (2)&#x202f;!</translation>
    </message>
    <message>
        <source>No half measures</source>
        <extracomment>Lesson legend 3-grendel: step 8, one idea; at most 40 letters</extracomment>
        <translation>Pas de demi-mesure</translation>
    </message>
    <message>
        <source>If you leave now, you lose two fists and come second. One more axe, and Ylva must answer. In a fight you lose your cards whether you win or not: go all the way or leave early.</source>
        <extracomment>Lesson legend 3-grendel: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Partir maintenant, c’est perdre deux poings et finir deuxième. Une hache de plus, et Ylva doit répondre. Au combat, les cartes sont perdues de toute façon&#xa0;: allez au bout ou partez tôt.</translation>
    </message>
    <message>
        <source>Three against three: a tie. But a tie is enough only once, so Ylva must add a card.</source>
        <extracomment>Lesson legend 3-grendel: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Trois contre trois. Ylva est à égalité, mais égaler ne suffit pas deux fois.</translation>
    </message>
    <message>
        <source>Four would be strong. But the single axe is enough, and the double is worth 3 points next door.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to &apos;play fighting2&apos;; at most 160 letters</extracomment>
        <translation>Quatre, ce serait fort. Mais la hache simple suffit, et la double vaut 3 points juste après.</translation>
    </message>
    <message>
        <source>It would work. But you can do without the axe, and not without the hero.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Cela marcherait. Mais vous pouvez vous passer de la hache, pas du héros.</translation>
    </message>
    <message>
        <source>It may even work, but one bad draw costs you all. The axe is safe.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Cela peut réussir, mais une mauvaise pioche vous coûterait tout. La hache est sûre.</translation>
    </message>
    <message>
        <source>You would get the special card, not bad. But 5 fame is one axe away.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Vous auriez la carte spéciale, pas mal. Mais gloire 5 n’est qu’à une hache de vous.</translation>
    </message>
    <message>
        <source>Not that one: the axe is the card to play.</source>
        <extracomment>Lesson legend 3-grendel: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas celle-ci&#xa0;: c’est au tour de la hache.</translation>
    </message>
    <message>
        <source>Ylva leaves</source>
        <extracomment>Lesson legend 3-grendel: step 9, one idea; at most 40 letters</extracomment>
        <translation>Ylva s’en va</translation>
    </message>
    <message>
        <source>You are the last one standing: 1st place! Ylva had King Hrothgar’s Blessing from the hall, and it saved her double axe. A special card does its trick once, then it is gone.</source>
        <extracomment>Lesson legend 3-grendel: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous êtes le dernier en jeu&#xa0;: 1re place&#x202f;! Ylva avait la Bénédiction du roi Hrothgar, gagnée dans la halle&#x202f;; elle sauve sa double hache. Une carte spéciale sert une fois, puis s’en va.</translation>
    </message>
    <message>
        <source>Take the fame</source>
        <extracomment>Lesson legend 3-grendel: step 10, one idea; at most 40 letters</extracomment>
        <translation>Prenez la gloire</translation>
    </message>
    <message>
        <source>1st place chooses first. 5 fame (1) is five points, the best on this shield.</source>
        <extracomment>Lesson legend 3-grendel: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>La 1re place choisit d’abord. Gloire 5 (1), ce sont cinq points, le meilleur de ce bouclier.</translation>
    </message>
    <message>
        <source>Five points for three small cards, and not a drop of blood.</source>
        <extracomment>Lesson legend 3-grendel: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Cinq points pour trois petites cartes, et pas une goutte de sang.</translation>
    </message>
    <message>
        <source>A helpful card for risks. But 5 points are 5 points.</source>
        <extracomment>Lesson legend 3-grendel: step 10, answer to &apos;take daring&apos;; at most 160 letters</extracomment>
        <translation>Une carte utile pour les risques. Mais 5 points sont 5 points.</translation>
    </message>
    <message>
        <source>You would be the first to fight for it! A wound costs you the 5 points for having none.</source>
        <extracomment>Lesson legend 3-grendel: step 10, answer to &apos;take wound&apos;; at most 160 letters</extracomment>
        <translation>Vous seriez le premier à vous battre pour elle&#x202f;! Une blessure vous coûte les 5 points de la peau intacte.</translation>
    </message>
    <message>
        <source>Take the fame: nothing here is worth more.</source>
        <extracomment>Lesson legend 3-grendel: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Prenez la gloire&#xa0;: rien ici ne vaut davantage.</translation>
    </message>
    <message>
        <source>The wound finds an owner</source>
        <extracomment>Lesson legend 3-grendel: step 11, one idea; at most 40 letters</extracomment>
        <translation>La blessure trouve son maître</translation>
    </message>
    <message>
        <source>Wiglaf takes the wound (1) and draws two cards, and the bonus of 5 is lost to him. But he is the first player again. Grendel is dead, and I think you have earned a reward.</source>
        <extracomment>Lesson legend 3-grendel: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf prend la blessure (1) et pioche deux cartes&#x202f;; ses 5 points de bonus sont perdus. Mais il est de nouveau premier joueur. Grendel est mort, et vous méritez une récompense.</translation>
    </message>
    <message>
        <source>Rewards and rest</source>
        <extracomment>Lesson legend 4-rewards: title; at most 30 letters</extracomment>
        <translation>Récompenses et repos</translation>
    </message>
    <message>
        <source>You can pay a price, pick cards for what is coming, and count your points.</source>
        <extracomment>Lesson legend 4-rewards: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez payer un prix, prendre des cartes pour la suite et compter vos points.</translation>
    </message>
    <message>
        <source>The king pays for axes</source>
        <extracomment>Lesson legend 4-rewards: step 1, one idea; at most 40 letters</extracomment>
        <translation>Le roi paie les haches</translation>
    </message>
    <message>
        <source>My husband rewards the fighters: two axes buy 3 treasure (1). Wiglaf has done it. You saved your double axe (2) for this, so hand it over.</source>
        <extracomment>Lesson legend 4-rewards: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Mon mari récompense les combattants&#xa0;: deux haches achètent trésor 3 (1). Wiglaf l’a fait. Vous avez gardé votre double hache (2) pour cela&#xa0;: donnez-la.</translation>
    </message>
    <message>
        <source>One card for 3 points. That is the best bargain on the whole road.</source>
        <extracomment>Lesson legend 4-rewards: step 1, why it was good; at most 160 letters</extracomment>
        <translation>Une carte contre 3 points. C’est la meilleure affaire de tout le chemin.</translation>
    </message>
    <message>
        <source>Declining costs nothing, but where else will you get 3 points for a single card?</source>
        <extracomment>Lesson legend 4-rewards: step 1, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Renoncer ne coûte rien, mais où donc aurez-vous 3 points pour une seule carte&#x202f;?</translation>
    </message>
    <message>
        <source>The double axe pays the whole price by itself.</source>
        <extracomment>Lesson legend 4-rewards: step 1, answer to anything else; at most 160 letters</extracomment>
        <translation>La double hache paie tout à elle seule.</translation>
    </message>
    <message>
        <source>A day of rest</source>
        <extracomment>Lesson legend 4-rewards: step 2, one idea; at most 40 letters</extracomment>
        <translation>Un jour de repos</translation>
    </message>
    <message>
        <source>Ylva keeps her axes; she has plans. Now two cards for each player lie open. Wiglaf picks one first, then you, then Ylva, and then once more around.</source>
        <extracomment>Lesson legend 4-rewards: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva garde ses haches&#x202f;; elle a son idée. Maintenant, deux cartes par joueur sont visibles. Wiglaf en prend une, puis vous, puis Ylva, et l’on recommence une fois.</translation>
    </message>
    <message>
        <source>Look ahead before you pick</source>
        <extracomment>Lesson legend 4-rewards: step 3, one idea; at most 40 letters</extracomment>
        <translation>Regarder loin avant de prendre</translation>
    </message>
    <message>
        <source>Step 8 asks for horns and foxes (1). Step 9 asks for fists and nothing else (2), and you don’t have a single fist left. Yet 3 treasure is waiting there.</source>
        <extracomment>Lesson legend 4-rewards: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>L’épisode 8 demande cornes et renards (1), l’épisode 9 rien que des poings (2), et il ne vous en reste pas un. Trésor 3 vous y attend pourtant.</translation>
    </message>
    <message>
        <source>Your first pick</source>
        <extracomment>Lesson legend 4-rewards: step 4, one idea; at most 40 letters</extracomment>
        <translation>Votre première carte</translation>
    </message>
    <message>
        <source>Wiglaf took the helmet; who can blame him? The best card that is left for step 9 lies right in front of you.</source>
        <extracomment>Lesson legend 4-rewards: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf a pris le casque&#x202f;; qui l’en blâmerait&#x202f;? La meilleure carte qui reste pour l’épisode 9 est juste devant vous.</translation>
    </message>
    <message>
        <source>Two fists on one card, two steps before only fists count.</source>
        <extracomment>Lesson legend 4-rewards: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Deux poings sur une carte, deux épisodes avant que seuls les poings comptent.</translation>
    </message>
    <message>
        <source>The right symbol! But its bigger brother lies beside it and costs the same.</source>
        <extracomment>Lesson legend 4-rewards: step 4, answer to &apos;pick courage1&apos;; at most 160 letters</extracomment>
        <translation>Le bon symbole&#x202f;! Mais son grand frère est à côté et coûte le même prix.</translation>
    </message>
    <message>
        <source>Foxes count at steps 8 and 11. But two of them lie here, and one will still be there later. Fists first.</source>
        <extracomment>Lesson legend 4-rewards: step 4, answer to &apos;pick wit1&apos;; at most 160 letters</extracomment>
        <translation>Les renards comptent aux épisodes 8 et 11. Mais il y en a deux, et l’un restera bien. D’abord les poings.</translation>
    </message>
    <message>
        <source>Leave free cards on the table? In this hall that counts as an insult.</source>
        <extracomment>Lesson legend 4-rewards: step 4, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Laisser des cartes gratuites&#x202f;? Dans cette halle, c’est une insulte.</translation>
    </message>
    <message>
        <source>No step asks for ships until step 11. Look at step 9: fists!</source>
        <extracomment>Lesson legend 4-rewards: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Les navires ne servent pas avant l’épisode 11. Pensez à l’épisode 9&#xa0;: des poings&#x202f;!</translation>
    </message>
    <message>
        <source>And the second</source>
        <extracomment>Lesson legend 4-rewards: step 5, one idea; at most 40 letters</extracomment>
        <translation>Et la seconde</translation>
    </message>
    <message>
        <source>Ylva has seen the fists as well. A fox (1) and a ship (2) are left. Foxes count at the feast of step 8 and at the hunt of step 11, ships only at the hunt.</source>
        <extracomment>Lesson legend 4-rewards: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva aussi avait vu les poings. Restent un renard (1) et un navire (2). Les renards comptent à la fête (épisode 8) et à la chasse (épisode 11), les navires à la chasse seulement.</translation>
    </message>
    <message>
        <source>A card that fits two of the next majors is better than a card that fits one.</source>
        <extracomment>Lesson legend 4-rewards: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Une carte utile à deux des prochains épisodes majeurs vaut mieux qu’une carte utile à un seul.</translation>
    </message>
    <message>
        <source>The ship will count at the hunt. The fox counts there, too, and at the feast besides.</source>
        <extracomment>Lesson legend 4-rewards: step 5, answer to &apos;pick travelling1&apos;; at most 160 letters</extracomment>
        <translation>Le navire comptera à la chasse. Le renard aussi, et à la fête en plus.</translation>
    </message>
    <message>
        <source>It is free! Take one; the fox fits twice.</source>
        <extracomment>Lesson legend 4-rewards: step 5, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>C’est gratuit&#x202f;! Prenez-en une&#x202f;; le renard sert deux fois.</translation>
    </message>
    <message>
        <source>Take the fox: it fits twice.</source>
        <extracomment>Lesson legend 4-rewards: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Prenez le renard&#xa0;: il sert deux fois.</translation>
    </message>
    <message>
        <source>What does the last place cost?</source>
        <extracomment>Lesson legend 4-rewards: step 6, one idea; at most 40 letters</extracomment>
        <translation>Que coûte la dernière place&#x202f;?</translation>
    </message>
    <message>
        <source>The feast! Wiglaf has chosen already. Look for the worst open icon before you bid: a special card (1), 1 treasure (2), an alliance (3). Nothing here hurts, so spend little.</source>
        <extracomment>Lesson legend 4-rewards: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>La fête&#x202f;! Wiglaf a déjà choisi. Avant de miser, cherchez la pire icône disponible&#xa0;: carte spéciale (1), trésor 1 (2), une alliance (3). Rien ne fait mal, dépensez donc peu.</translation>
    </message>
    <message>
        <source>Spend what nobody will ask for</source>
        <extracomment>Lesson legend 4-rewards: step 7, one idea; at most 40 letters</extracomment>
        <translation>Dépenser ce que nul ne demandera</translation>
    </message>
    <message>
        <source>After tonight no major asks for horns until step 23. You will need foxes at the hunt. So lay down horns, not foxes.</source>
        <extracomment>Lesson legend 4-rewards: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Après ce soir, aucun épisode majeur ne demande de cornes avant l’épisode 23. Les renards serviront à la chasse. Posez donc des cornes, pas des renards.</translation>
    </message>
    <message>
        <source>One horn. It would have gathered dust for fifteen steps.</source>
        <extracomment>Lesson legend 4-rewards: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Une corne. Elle aurait pris la poussière pendant quinze épisodes.</translation>
    </message>
    <message>
        <source>It counts here, but the hunt at step 11 wants it, too. Horns are about to become useless.</source>
        <extracomment>Lesson legend 4-rewards: step 7, answer to &apos;bid wit1&apos;; at most 160 letters</extracomment>
        <translation>Il compte ici, mais la chasse de l’épisode 11 le veut aussi. Les cornes, elles, ne serviront bientôt plus.</translation>
    </message>
    <message>
        <source>He counts, but you can use him anywhere. Horns are for tonight.</source>
        <extracomment>Lesson legend 4-rewards: step 7, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il compte, mais il est utile partout. Ce soir, c’est le tour des cornes.</translation>
    </message>
    <message>
        <source>Nothing is bad here, true. But your horns will have nothing to do for fifteen steps, so use them now.</source>
        <extracomment>Lesson legend 4-rewards: step 7, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Rien n’est mauvais ici, c’est vrai. Mais vos cornes n’auront rien à faire pendant quinze épisodes&#xa0;: servez-vous-en.</translation>
    </message>
    <message>
        <source>That doesn’t count here and would only come back.</source>
        <extracomment>Lesson legend 4-rewards: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Cela ne compte pas ici et ne ferait que revenir.</translation>
    </message>
    <message>
        <source>The other horn as well</source>
        <extracomment>Lesson legend 4-rewards: step 8, one idea; at most 40 letters</extracomment>
        <translation>L’autre corne aussi</translation>
    </message>
    <message>
        <source>Why keep it? Lay it down, too.</source>
        <extracomment>Lesson legend 4-rewards: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Pourquoi la garder&#x202f;? Posez-la également.</translation>
    </message>
    <message>
        <source>Two symbols for two cards you won’t miss.</source>
        <extracomment>Lesson legend 4-rewards: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Deux symboles pour deux cartes qui ne vous manqueront pas.</translation>
    </message>
    <message>
        <source>One horn may be enough for 2nd place. But what will you do with the other until step 23?</source>
        <extracomment>Lesson legend 4-rewards: step 8, answer to &apos;done&apos;; at most 160 letters</extracomment>
        <translation>Une corne suffira peut-être pour la 2e place. Mais que ferez-vous de l’autre jusqu’à l’épisode 23&#x202f;?</translation>
    </message>
    <message>
        <source>Keep the fox for the hunt. The horn is free to go.</source>
        <extracomment>Lesson legend 4-rewards: step 8, answer to &apos;bid wit1&apos;; at most 160 letters</extracomment>
        <translation>Gardez le renard pour la chasse. La corne peut partir.</translation>
    </message>
    <message>
        <source>Keep him. The horn is free to go.</source>
        <extracomment>Lesson legend 4-rewards: step 8, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Gardez-le. La corne peut partir.</translation>
    </message>
    <message>
        <source>Enough</source>
        <extracomment>Lesson legend 4-rewards: step 9, one idea; at most 40 letters</extracomment>
        <translation>Cela suffit</translation>
    </message>
    <message>
        <source>Two are enough for a feast without bad icons. Press Done.</source>
        <extracomment>Lesson legend 4-rewards: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux suffisent pour une fête où rien ne fait mal. Cliquez sur «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>Foxes, fists, and the hero stay with you.</source>
        <extracomment>Lesson legend 4-rewards: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Renards, poings et héros restent avec vous.</translation>
    </message>
    <message>
        <source>A third symbol might win the special card. But the fox is worth more at the hunt.</source>
        <extracomment>Lesson legend 4-rewards: step 9, answer to &apos;bid wit1&apos;; at most 160 letters</extracomment>
        <translation>Un troisième symbole gagnerait peut-être la carte spéciale. Mais le renard vaut plus à la chasse.</translation>
    </message>
    <message>
        <source>He might win you the special card. He will win you more elsewhere.</source>
        <extracomment>Lesson legend 4-rewards: step 9, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il vous gagnerait peut-être la carte spéciale. Ailleurs, il vous gagnera davantage.</translation>
    </message>
    <message>
        <source>Beaten by a tie</source>
        <extracomment>Lesson legend 4-rewards: step 10, one idea; at most 40 letters</extracomment>
        <translation>Battu à égalité</translation>
    </message>
    <message>
        <source>Two for Wiglaf, two for you, none for Ylva. Wiglaf (1) is the first player now and wins the tie. He took the card that bears my name. You are next: an alliance (2) or 1 treasure (3)?</source>
        <extracomment>Lesson legend 4-rewards: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux pour Wiglaf, deux pour vous, rien pour Ylva. Wiglaf (1), premier joueur désormais, gagne l’égalité&#x202f;; il a pris la carte à mon nom. À vous&#xa0;: une alliance (2) ou trésor 1 (3)&#x202f;?</translation>
    </message>
    <message>
        <source>3 fame, the best alliance there is!</source>
        <extracomment>Lesson legend 4-rewards: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Gloire 3, la meilleure alliance qui soit&#x202f;!</translation>
    </message>
    <message>
        <source>One point. An alliance brings at least one, and two on average.</source>
        <extracomment>Lesson legend 4-rewards: step 10, answer to &apos;take treasure1&apos;; at most 160 letters</extracomment>
        <translation>Un point. Une alliance en rapporte au moins un, et deux en moyenne.</translation>
    </message>
    <message>
        <source>Take the alliance: it is worth more.</source>
        <extracomment>Lesson legend 4-rewards: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Prenez l’alliance&#xa0;: elle vaut davantage.</translation>
    </message>
    <message>
        <source>Count your points</source>
        <extracomment>Lesson legend 4-rewards: step 11, one idea; at most 40 letters</extracomment>
        <translation>Comptez vos points</translation>
    </message>
    <message>
        <source>5 fame, three alliances worth 2, 3, and 3, 3 treasure, and 5 for having no wound: 21 points, as your panel says (1). Now let us talk about those wounds.</source>
        <extracomment>Lesson legend 4-rewards: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Gloire 5, trois alliances de 2, 3 et 3, trésor 3, et 5 pour la peau intacte&#xa0;: 21 points. Votre panneau (1) le dit. Parlons maintenant de cette peau.</translation>
    </message>
    <message>
        <source>Scratches and wounds</source>
        <extracomment>Lesson legend 5-wounds: title; at most 30 letters</extracomment>
        <translation>Égratignures et blessures</translation>
    </message>
    <message>
        <source>You know what blood costs and when to leave a fight.</source>
        <extracomment>Lesson legend 5-wounds: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez ce que coûte le sang et quand quitter un combat.</translation>
    </message>
    <message>
        <source>A few steps later</source>
        <extracomment>Lesson legend 5-wounds: step 1, one idea; at most 40 letters</extracomment>
        <translation>Quelques épisodes plus tard</translation>
    </message>
    <message>
        <source>Grendel’s mother, the Sea Hag, has paid us a visit, and now Beowulf dives after her. You won Hrunting (1), a sword with three axes on one card. But look at your panel (2): two scratches.</source>
        <extracomment>Lesson legend 5-wounds: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>La mère de Grendel, la sorcière des mers, nous a rendu visite, et Beowulf plonge à sa poursuite. Vous avez gagné Hrunting (1), une épée à trois haches. Mais voyez votre panneau (2)&#xa0;: deux égratignures.</translation>
    </message>
    <message>
        <source>Scratches are free, up to a point</source>
        <extracomment>Lesson legend 5-wounds: step 2, one idea; at most 40 letters</extracomment>
        <translation>Gratuites, jusqu’à un certain point</translation>
    </message>
    <message>
        <source>A scratch by itself costs nothing. But three scratches turn into a wound at once, and unlike the wound on an icon, it brings you no cards.</source>
        <extracomment>Lesson legend 5-wounds: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Une égratignure seule ne coûte rien. Mais trois deviennent aussitôt une blessure, et celle-là n’apporte pas de cartes, au contraire de la blessure d’une icône.</translation>
    </message>
    <message>
        <source>What wounds cost</source>
        <extracomment>Lesson legend 5-wounds: step 3, one idea; at most 40 letters</extracomment>
        <translation>Ce que coûtent les blessures</translation>
    </message>
    <message>
        <source>No wounds at all: 5 points. One or two: nothing. Three or more: minus 5 for each of them, so minus 15 for three. Ylva (1) and Wiglaf (2) have one each.</source>
        <extracomment>Lesson legend 5-wounds: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Aucune blessure&#xa0;: 5 points. Une ou deux&#xa0;: rien. Trois ou plus&#xa0;: moins 5 pour chacune, soit moins 15 pour trois. Ylva (1) et Wiglaf (2) en ont une chacun.</translation>
    </message>
    <message>
        <source>Do you dare, or not?</source>
        <extracomment>Lesson legend 5-wounds: step 4, one idea; at most 40 letters</extracomment>
        <translation>Oser, ou pas&#x202f;?</translation>
    </message>
    <message>
        <source>Ylva won a fist, Wiglaf took a scratch. The odds are fair, but one miss would be your third scratch: a wound, and the 5 points gone. Decline.</source>
        <extracomment>Lesson legend 5-wounds: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva a gagné un poing, Wiglaf une égratignure. Les chances sont bonnes, mais un échec serait votre troisième égratignure&#xa0;: une blessure, et adieu les 5 points. Renoncez.</translation>
    </message>
    <message>
        <source>With two scratches, stop. A card or two is not worth 5 points.</source>
        <extracomment>Lesson legend 5-wounds: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Avec deux égratignures, on s’arrête. Une carte ou deux ne valent pas 5 points.</translation>
    </message>
    <message>
        <source>If it goes right, you gain a card or two. If it goes wrong, the third scratch costs you 5 points.</source>
        <extracomment>Lesson legend 5-wounds: step 4, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Si cela réussit, vous gagnez une carte ou deux. Sinon, la troisième égratignure vous coûte 5 points.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <extracomment>Lesson legend 5-wounds: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas maintenant.</translation>
    </message>
    <message>
        <source>The battle under the water</source>
        <extracomment>Lesson legend 5-wounds: step 5, one idea; at most 40 letters</extracomment>
        <translation>Le combat sous les eaux</translation>
    </message>
    <message>
        <source>6 fame (1), a wound with two cards (2), and the Giants’ Sword (3) with four axes. Third place will have to take the wound. You want to be anything but last.</source>
        <extracomment>Lesson legend 5-wounds: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Gloire 6 (1), une blessure avec deux cartes (2) et l’Épée des géants (3), avec quatre haches. Le troisième devra prendre la blessure. Tout, sauf la dernière place&#x202f;!</translation>
    </message>
    <message>
        <source>Small cards first</source>
        <extracomment>Lesson legend 5-wounds: step 6, one idea; at most 40 letters</extracomment>
        <translation>Les petites cartes d’abord</translation>
    </message>
    <message>
        <source>The others are at 1. Hrunting would overdo it: you must stop as soon as you reach the total, so begin small and keep your big cards. The fist will do.</source>
        <extracomment>Lesson legend 5-wounds: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Les autres en sont à 1. Hrunting serait de trop&#xa0;: on s’arrête dès que le total est atteint. Commencez petit et gardez vos grandes cartes. Le poing suffira.</translation>
    </message>
    <message>
        <source>Tied at 1, and the sword is still in its sheath.</source>
        <extracomment>Lesson legend 5-wounds: step 6, why it was good; at most 160 letters</extracomment>
        <translation>À égalité à 1, et l’épée est encore au fourreau.</translation>
    </message>
    <message>
        <source>A thunderclap! But special cards leave the game when they are used, and 1 is all you need.</source>
        <extracomment>Lesson legend 5-wounds: step 6, answer to &apos;play hrunting&apos;; at most 160 letters</extracomment>
        <translation>Un coup de tonnerre&#x202f;! Mais une carte spéciale utilisée quitte le jeu, et il ne vous faut que 1.</translation>
    </message>
    <message>
        <source>He would do, but so does the fist.</source>
        <extracomment>Lesson legend 5-wounds: step 6, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il ferait l’affaire, mais le poing aussi.</translation>
    </message>
    <message>
        <source>Two scratches, remember? A miss would be a wound, and you would be out as well.</source>
        <extracomment>Lesson legend 5-wounds: step 6, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Deux égratignures, vous vous souvenez&#x202f;? Un échec serait une blessure, et vous seriez éliminé en plus.</translation>
    </message>
    <message>
        <source>First out comes third, and third place takes the wound. Anything but that!</source>
        <extracomment>Lesson legend 5-wounds: step 6, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Le premier à sortir est troisième, et le troisième prend la blessure. Tout, mais pas cela&#x202f;!</translation>
    </message>
    <message>
        <source>A risk in the middle of a fight</source>
        <extracomment>Lesson legend 5-wounds: step 7, one idea; at most 40 letters</extracomment>
        <translation>Un risque en plein combat</translation>
    </message>
    <message>
        <source>Before playing a card you may run a risk, once a turn. What matches is played at once; if nothing does, it is a scratch and out. Wiglaf found a helmet and has 2 of 3.</source>
        <extracomment>Lesson legend 5-wounds: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Avant de jouer une carte, on peut courir un risque, un par tour. Ce qui correspond est joué aussitôt&#x202f;; sinon, égratignure et dehors. Wiglaf a trouvé un casque&#xa0;: 2 sur 3.</translation>
    </message>
    <message>
        <source>The wound is gone</source>
        <extracomment>Lesson legend 5-wounds: step 8, one idea; at most 40 letters</extracomment>
        <translation>La blessure a trouvé preneur</translation>
    </message>
    <message>
        <source>Wiglaf has no card to reach 3, so he is out, and the wound is his. You can only come first or second now. 6 fame (1) or the Giants’ Sword (2)?</source>
        <extracomment>Lesson legend 5-wounds: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Wiglaf n’a pas de carte pour atteindre 3&#xa0;: il est dehors, et la blessure est pour lui. Vous serez premier ou deuxième. Gloire 6 (1) ou l’Épée des géants (2)&#x202f;?</translation>
    </message>
    <message>
        <source>Leave while it is cheap</source>
        <extracomment>Lesson legend 5-wounds: step 9, one idea; at most 40 letters</extracomment>
        <translation>Partir à peu de frais</translation>
    </message>
    <message>
        <source>So far you have spent one fist. Ylva has 3 and a full hand; to beat her you must burn Hrunting, and it may not be enough. Drop out and take the other sword.</source>
        <extracomment>Lesson legend 5-wounds: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Vous n’avez dépensé qu’un poing. Ylva a 3 et une main pleine&#x202f;; pour la battre, il faudrait brûler Hrunting, peut-être en vain. Abandonnez et prenez l’autre épée.</translation>
    </message>
    <message>
        <source>One fist for a sword with four axes, and Hrunting is still yours. That was cheap.</source>
        <extracomment>Lesson legend 5-wounds: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Un poing contre une épée à quatre haches, et Hrunting est toujours à vous. Pas cher.</translation>
    </message>
    <message>
        <source>That makes 4, and it may win 6 fame. But Ylva holds plenty of cards, and if she answers you lose Hrunting for nothing.</source>
        <extracomment>Lesson legend 5-wounds: step 9, answer to &apos;play hrunting&apos;; at most 160 letters</extracomment>
        <translation>Cela fait 4, et peut-être gloire 6. Mais Ylva a bien des cartes&#x202f;; si elle répond, Hrunting est perdue pour rien.</translation>
    </message>
    <message>
        <source>That makes 2, one short of 3. You would have to add Hrunting, too: two fine cards, and Ylva can still answer.</source>
        <extracomment>Lesson legend 5-wounds: step 9, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Cela fait 2, et il faut 3. Il faudrait ajouter Hrunting&#xa0;: deux belles cartes, et Ylva peut encore répondre.</translation>
    </message>
    <message>
        <source>A miss is your third scratch. The wound you just escaped would find you after all.</source>
        <extracomment>Lesson legend 5-wounds: step 9, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Un échec, et c’est la troisième égratignure. La blessure évitée à l’instant vous rattraperait.</translation>
    </message>
    <message>
        <source>Not now: leave while it is cheap.</source>
        <extracomment>Lesson legend 5-wounds: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Pas maintenant&#xa0;: partez tant que c’est bon marché.</translation>
    </message>
    <message>
        <source>Second place takes an icon</source>
        <extracomment>Lesson legend 5-wounds: step 10, one idea; at most 40 letters</extracomment>
        <translation>Le deuxième prend une icône</translation>
    </message>
    <message>
        <source>Ylva is the last one standing and takes the fame. The sword (1) and the wound (2) are left. I trust you to choose.</source>
        <extracomment>Lesson legend 5-wounds: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva, dernière en jeu, prend la gloire. Restent l’épée (1) et la blessure (2). Je vous fais confiance.</translation>
    </message>
    <message>
        <source>Two swords, seven axes. The dragon should start to worry.</source>
        <extracomment>Lesson legend 5-wounds: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Deux épées, sept haches. Le dragon devrait commencer à s’inquiéter.</translation>
    </message>
    <message>
        <source>Two cards and a hole in your skin? It costs you the 5 points for no wounds. Leave it to Wiglaf.</source>
        <extracomment>Lesson legend 5-wounds: step 10, answer to &apos;take wound&apos;; at most 160 letters</extracomment>
        <translation>Deux cartes et un trou dans la peau&#x202f;? Cela vous coûte les 5 points sans blessure. Laissez cela à Wiglaf.</translation>
    </message>
    <message>
        <source>Take the sword.</source>
        <extracomment>Lesson legend 5-wounds: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Prenez l’épée.</translation>
    </message>
    <message>
        <source>The second wound is free</source>
        <extracomment>Lesson legend 5-wounds: step 11, one idea; at most 40 letters</extracomment>
        <translation>La deuxième blessure est gratuite</translation>
    </message>
    <message>
        <source>For Wiglaf (1) it is the second wound, and it costs him nothing more: his bonus was gone already, and he drew two cards. But the next one would cost him 15 points at once.</source>
        <extracomment>Lesson legend 5-wounds: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Pour Wiglaf (1), c’est la deuxième blessure, et elle ne lui coûte plus rien&#xa0;: son bonus était déjà perdu, et il a pioché deux cartes. Mais la prochaine lui coûterait 15 points d’un coup.</translation>
    </message>
    <message>
        <source>How to heal</source>
        <extracomment>Lesson legend 5-wounds: step 12, one idea; at most 40 letters</extracomment>
        <translation>Comment se soigner</translation>
    </message>
    <message>
        <source>Scratches go away at Selections and at Break Ranks? (1). Wounds heal in two places only: there, and on Beowulf’s last day (2). Better not to need it.</source>
        <extracomment>Lesson legend 5-wounds: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Un choix soigne les égratignures, «&#xa0;Rompre les rangs&#x202f;?&#xa0;» aussi (1). Les blessures ne se soignent qu’à deux endroits&#xa0;: là, et au dernier jour de Beowulf (2). Mieux vaut s’en passer.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <extracomment>Lesson legend 6-special-cards: title; at most 30 letters</extracomment>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>You can play text cards at the right moment.</source>
        <extracomment>Lesson legend 6-special-cards: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez jouer les cartes à texte au bon moment.</translation>
    </message>
    <message>
        <source>A generous queen</source>
        <extracomment>Lesson legend 6-special-cards: step 1, one idea; at most 40 letters</extracomment>
        <translation>Une reine généreuse</translation>
    </message>
    <message>
        <source>Let us begin again further down the road. I have filled your hand with special cards. You win them as icons, each exists only once, and everybody can see who has which.</source>
        <extracomment>Lesson legend 6-special-cards: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Reprenons plus loin sur le chemin. J’ai rempli votre main de cartes spéciales. On les gagne comme icônes, chacune est unique, et tout le monde voit qui les possède.</translation>
    </message>
    <message>
        <source>Two kinds</source>
        <extracomment>Lesson legend 6-special-cards: step 2, one idea; at most 40 letters</extracomment>
        <translation>Deux sortes</translation>
    </message>
    <message>
        <source>Some show symbols and are played like other cards, only bigger: Hrunting (1) has three axes. The others (2) (3) (4) have text instead, and each has its own moment.</source>
        <extracomment>Lesson legend 6-special-cards: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Certaines ont des symboles et se jouent comme les autres, en plus grand&#xa0;: Hrunting (1) a trois haches. Les autres (2) (3) (4) ont un texte, et chacune a son moment.</translation>
    </message>
    <message>
        <source>Daring: five cards, not two</source>
        <extracomment>Lesson legend 6-special-cards: step 3, one idea; at most 40 letters</extracomment>
        <translation>Audace&#xa0;: cinq cartes au lieu de deux</translation>
    </message>
    <message>
        <source>A risk for ships and axes, and you hold Beowulf’s Daring (1). It turns up five cards instead of two. Say so before the first card is turned: click the card or its button.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Un risque pour navires et haches, et vous avez l’Audace de Beowulf (1)&#xa0;: elle retourne cinq cartes au lieu de deux. Annoncez-la avant&#xa0;: cliquez sur la carte ou sur son bouton.</translation>
    </message>
    <message>
        <source>A ship, an axe, and a helmet: three cards for one. Daring is used up now and leaves the game.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Un navire, une hache et un casque&#xa0;: trois cartes pour une. L’Audace a servi et quitte le jeu.</translation>
    </message>
    <message>
        <source>Two cards would do, but Daring turns five, and the next step asks for the very same symbols.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Deux cartes suffiraient, mais l’Audace en retourne cinq, et l’épisode suivant demande les mêmes symboles.</translation>
    </message>
    <message>
        <source>With five cards nearly nothing can go wrong. This is what the card is for.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Avec cinq cartes, presque rien ne peut mal tourner. Cette carte est faite pour cela.</translation>
    </message>
    <message>
        <source>Use Daring here.</source>
        <extracomment>Lesson legend 6-special-cards: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Utilisez ici l’Audace.</translation>
    </message>
    <message>
        <source>The raid on Friesland</source>
        <extracomment>Lesson legend 6-special-cards: step 4, one idea; at most 40 letters</extracomment>
        <translation>Le raid en Frise</translation>
    </message>
    <message>
        <source>Now ships and axes count, in turn. 4 treasure (1), 3 fame (3), and a scratch (2) for whoever leaves first. You are the first player and open with exactly one card.</source>
        <extracomment>Lesson legend 6-special-cards: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Maintenant, navires et haches, à tour de rôle. Trésor 4 (1), gloire 3 (3) et une égratignure (2) pour qui part le premier. Vous êtes premier joueur et ouvrez avec une seule carte.</translation>
    </message>
    <message>
        <source>One card, three axes</source>
        <extracomment>Lesson legend 6-special-cards: step 5, one idea; at most 40 letters</extracomment>
        <translation>Une carte, trois haches</translation>
    </message>
    <message>
        <source>One card, but nobody says how big. Hrunting (1) counts three at a blow, and each of the others must find three symbols or go.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>Une seule carte, mais personne ne dit de quelle taille. Hrunting (1) compte trois d’un coup, et chacun des autres doit trouver trois symboles ou partir.</translation>
    </message>
    <message>
        <source>Three on the table. The silence across from you is the sound of counting.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, why it was good; at most 160 letters</extracomment>
        <translation>Trois sur la table. Ce silence en face, c’est le bruit des calculs.</translation>
    </message>
    <message>
        <source>A careful opening with 1. But then everybody else can join in for a single card.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to &apos;play travelling1&apos;; at most 160 letters</extracomment>
        <translation>Une ouverture prudente à 1. Mais alors, n’importe qui peut suivre avec une seule carte.</translation>
    </message>
    <message>
        <source>He counts one here. Hrunting counts three, and you will see why it is not lost.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il compte un ici. Hrunting compte trois, et vous verrez pourquoi elle n’est pas perdue.</translation>
    </message>
    <message>
        <source>You could, but you have something better than luck.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez, mais vous avez mieux que la chance.</translation>
    </message>
    <message>
        <source>Before the first blow? Third place gets the scratch.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Avant le premier coup&#x202f;? Le troisième reçoit l’égratignure.</translation>
    </message>
    <message>
        <source>Open with Hrunting.</source>
        <extracomment>Lesson legend 6-special-cards: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Ouvrez avec Hrunting.</translation>
    </message>
    <message>
        <source>The Blessing saves a card</source>
        <extracomment>Lesson legend 6-special-cards: step 6, one idea; at most 40 letters</extracomment>
        <translation>La Bénédiction sauve une carte</translation>
    </message>
    <message>
        <source>Nobody answers: 1st place! Now you discard your row, and Hrunting, once used, would leave the game. But King Hrothgar’s Blessing (1) takes one card back. Click Hrunting (2).</source>
        <extracomment>Lesson legend 6-special-cards: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Personne ne répond&#xa0;: 1re place&#x202f;! Votre rangée part à la défausse, et Hrunting quitterait le jeu. Mais la Bénédiction du roi Hrothgar (1) reprend une carte. Cliquez sur Hrunting (2).</translation>
    </message>
    <message>
        <source>The sword is back in your hand, ready for the dragon. The Blessing is used up.</source>
        <extracomment>Lesson legend 6-special-cards: step 6, why it was good; at most 160 letters</extracomment>
        <translation>L’épée est revenue dans votre main, prête pour le dragon. La Bénédiction a servi.</translation>
    </message>
    <message>
        <source>Then Hrunting is gone for good, and the Blessing waits for a better day. There will hardly be one.</source>
        <extracomment>Lesson legend 6-special-cards: step 6, answer to &apos;accept&apos;; at most 160 letters</extracomment>
        <translation>Alors Hrunting est perdue pour toujours, et la Bénédiction attend un jour meilleur. Il ne viendra sans doute pas.</translation>
    </message>
    <message>
        <source>Save Hrunting.</source>
        <extracomment>Lesson legend 6-special-cards: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Sauvez Hrunting.</translation>
    </message>
    <message>
        <source>And the spoils</source>
        <extracomment>Lesson legend 6-special-cards: step 7, one idea; at most 40 letters</extracomment>
        <translation>Et maintenant, le butin</translation>
    </message>
    <message>
        <source>In the basic game treasure is worth as much as fame. Take the larger number.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Dans le jeu de base, un trésor vaut autant que la gloire. Prenez le plus grand nombre.</translation>
    </message>
    <message>
        <source>Four points, and Hrunting is still yours.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Quatre points, et Hrunting est toujours à vous.</translation>
    </message>
    <message>
        <source>Three points of fame are good. Four of treasure are better: both count the same.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, answer to &apos;take fame3&apos;; at most 160 letters</extracomment>
        <translation>Trois points de gloire, c’est bien. Quatre de trésor, c’est mieux&#xa0;: les deux comptent autant.</translation>
    </message>
    <message>
        <source>You won, and you want the scratch? The treasure, please.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, answer to &apos;take scratch&apos;; at most 160 letters</extracomment>
        <translation>Vous êtes premier, et vous voulez l’égratignure&#x202f;? Le trésor, je vous prie.</translation>
    </message>
    <message>
        <source>Take 4 treasure.</source>
        <extracomment>Lesson legend 6-special-cards: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Prenez trésor 4.</translation>
    </message>
    <message>
        <source>The Swedes</source>
        <extracomment>Lesson legend 6-special-cards: step 8, one idea; at most 40 letters</extracomment>
        <translation>Les Suédois</translation>
    </message>
    <message>
        <source>Foxes and fists now. 4 fame (1), two alliances (3), and a misfortune (2), which is minus 2 points at the end. You hold no fox and no fist; only the hero could join in.</source>
        <extracomment>Lesson legend 6-special-cards: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Renards et poings, à présent. Gloire 4 (1), deux alliances (3) et un malheur (2), soit moins 2 points à la fin. Ni renard ni poing chez vous&#x202f;; seul le héros pourrait suivre.</translation>
    </message>
    <message>
        <source>Out, with a smile</source>
        <extracomment>Lesson legend 6-special-cards: step 9, one idea; at most 40 letters</extracomment>
        <translation>Sortir avec le sourire</translation>
    </message>
    <message>
        <source>Beowulf alone would not carry you far. Drop out: you will come third and have to take what nobody wants. But you hold a card with my name on it (1).</source>
        <extracomment>Lesson legend 6-special-cards: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Beowulf seul ne vous mènerait pas loin. Abandonnez&#xa0;: troisième, vous devrez prendre ce dont personne ne veut. Mais vous avez une carte qui porte mon nom (1).</translation>
    </message>
    <message>
        <source>Third place without spending a card. And you will be the first player next.</source>
        <extracomment>Lesson legend 6-special-cards: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Troisième sans dépenser une carte. Et vous serez ensuite premier joueur.</translation>
    </message>
    <message>
        <source>He keeps you in for one round, and when you drop out after that, he is lost. Out now costs nothing.</source>
        <extracomment>Lesson legend 6-special-cards: step 9, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il vous garde en jeu un tour, et si vous abandonnez ensuite, il est perdu. Partir maintenant ne coûte rien.</translation>
    </message>
    <message>
        <source>It can go well, but you would need luck in every round. Drop out, and I will help you.</source>
        <extracomment>Lesson legend 6-special-cards: step 9, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Cela peut réussir, mais il vous faudrait de la chance à chaque tour. Abandonnez, je vous aiderai.</translation>
    </message>
    <message>
        <source>Drop out.</source>
        <extracomment>Lesson legend 6-special-cards: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Abandonnez.</translation>
    </message>
    <message>
        <source>The last one has no choice</source>
        <extracomment>Lesson legend 6-special-cards: step 10, one idea; at most 40 letters</extracomment>
        <translation>Le dernier n’a pas le choix</translation>
    </message>
    <message>
        <source>Two icons are gone. The misfortune (1) is what is left, and everybody must take one. So take it. It won’t be for long.</source>
        <extracomment>Lesson legend 6-special-cards: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux icônes sont parties. Il reste le malheur (1), et chacun doit en prendre une. Prenez-le donc. Ce ne sera pas pour longtemps.</translation>
    </message>
    <message>
        <source>And now my card comes into play.</source>
        <extracomment>Lesson legend 6-special-cards: step 10, why it was good; at most 160 letters</extracomment>
        <translation>Et maintenant, ma carte entre en scène.</translation>
    </message>
    <message>
        <source>There is nothing else to take.</source>
        <extracomment>Lesson legend 6-special-cards: step 10, answer to anything else; at most 160 letters</extracomment>
        <translation>Il n’y a rien d’autre à prendre.</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <extracomment>Lesson legend 6-special-cards: step 11, one idea; at most 40 letters</extracomment>
        <translation>Refusez-le</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration turns away a bad icon you have just taken: a misfortune, a scratch, a wound. Say no to it.</source>
        <extracomment>Lesson legend 6-special-cards: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>L’Inspiration de la reine Wealhtheow refuse une mauvaise icône que vous venez de prendre&#xa0;: malheur, égratignure ou blessure. Dites non.</translation>
    </message>
    <message>
        <source>Minus 2 refused, no card spent on the Swedes, and first player. You are welcome.</source>
        <extracomment>Lesson legend 6-special-cards: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Un moins 2 refusé, aucune carte gâchée contre les Suédois, et premier joueur. Je vous en prie.</translation>
    </message>
    <message>
        <source>You could save my card for a wound later. But minus 2 is minus 2, and cards left over at the end are worth nothing.</source>
        <extracomment>Lesson legend 6-special-cards: step 11, answer to &apos;accept&apos;; at most 160 letters</extracomment>
        <translation>Vous pourriez garder ma carte pour une blessure. Mais moins 2, c’est moins 2, et les cartes à texte qui restent à la fin ne valent rien.</translation>
    </message>
    <message>
        <source>Refuse it.</source>
        <extracomment>Lesson legend 6-special-cards: step 11, answer to anything else; at most 160 letters</extracomment>
        <translation>Refusez-le.</translation>
    </message>
    <message>
        <source>Used once, gone for good</source>
        <extracomment>Lesson legend 6-special-cards: step 12, one idea; at most 40 letters</extracomment>
        <translation>Elles ne servent qu’une fois</translation>
    </message>
    <message>
        <source>Hrunting (1) is still yours. Text cards are worth nothing at the end, so use them in time. The handbook has them all; with more players there are more of them.</source>
        <extracomment>Lesson legend 6-special-cards: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Hrunting (1) est toujours à vous. À la fin, les cartes à texte ne valent rien&#xa0;: utilisez-les à temps. Le manuel les décrit toutes&#x202f;; avec plus de joueurs, il y en a davantage.</translation>
    </message>
    <message>
        <source>The dragon and the count</source>
        <extracomment>Lesson legend 7-the-last-day: title; at most 30 letters</extracomment>
        <translation>Le dragon et le décompte</translation>
    </message>
    <message>
        <source>You have played the end of a game and know why you won.</source>
        <extracomment>Lesson legend 7-the-last-day: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous avez joué la fin d’une partie et savez pourquoi vous avez gagné.</translation>
    </message>
    <message>
        <source>The dragon is awake</source>
        <extracomment>Lesson legend 7-the-last-day: step 1, one idea; at most 40 letters</extracomment>
        <translation>Le dragon est réveillé</translation>
    </message>
    <message>
        <source>Fifty years have gone by. Beowulf is old and a king, and the road is nearly at its end: four more steps (1) to (4), and then the points are counted.</source>
        <extracomment>Lesson legend 7-the-last-day: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Cinquante ans ont passé. Beowulf est un vieux roi, et le chemin touche à sa fin&#xa0;: encore quatre épisodes (1) à (4), puis on compte les points.</translation>
    </message>
    <message>
        <source>Where you stand</source>
        <extracomment>Lesson legend 7-the-last-day: step 2, one idea; at most 40 letters</extracomment>
        <translation>Où vous en êtes</translation>
    </message>
    <message>
        <source>Your panel (1) says 19 points: fame tokens worth 5, 4, 1, and 1, 3 treasure, and alliances worth 2 and 3. You have a wound, so you don’t get the 5 points for having none.</source>
        <extracomment>Lesson legend 7-the-last-day: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Gloire 5, 4, 1 et 1, trésor 3, alliances de 2 et 3&#xa0;: 19 points, dit votre panneau (1). Vous avez une blessure&#xa0;: il vous manque donc les 5 points de la peau intacte.</translation>
    </message>
    <message>
        <source>Heal a wound for fame</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, one idea; at most 40 letters</extracomment>
        <translation>Soigner une blessure</translation>
    </message>
    <message>
        <source>Two fame tokens of any value heal one wound or all scratches. The others declined. You have two of value 1 (1): you pay 2 points and win back 5. Give one.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux jetons gloire, peu importe lesquels, soignent une blessure ou toutes les égratignures. Les autres renoncent. Vous en avez deux de valeur 1 (1)&#xa0;: 2 points contre les 5 de la peau. Donnez-en un.</translation>
    </message>
    <message>
        <source>Nobody asks how much the tokens are worth, only that there are two.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Personne ne demande ce qu’ils valent, il suffit qu’ils soient deux.</translation>
    </message>
    <message>
        <source>Then you keep 2 points and lose 5. The queen advises against it.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Vous gardez alors 2 points et en perdez 5. La reine le déconseille.</translation>
    </message>
    <message>
        <source>Any fame will do, so why give more than you must? Take the small ones.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, answer to &apos;give fame&apos;; at most 160 letters</extracomment>
        <translation>Toute gloire convient, alors pourquoi donner plus qu’il ne faut&#x202f;? Prenez les petits.</translation>
    </message>
    <message>
        <source>Give a fame token of value 1.</source>
        <extracomment>Lesson legend 7-the-last-day: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>Donnez un jeton gloire 1.</translation>
    </message>
    <message>
        <source>And the other one</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, one idea; at most 40 letters</extracomment>
        <translation>Et l’autre</translation>
    </message>
    <message>
        <source>One more small token, and you may be healed.</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>Encore un petit jeton, et vous serez soigné.</translation>
    </message>
    <message>
        <source>The price is paid: 2 points in all.</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Le prix est payé&#xa0;: 2 points en tout.</translation>
    </message>
    <message>
        <source>Give the little one. The large ones are worth more to you than to the healer.</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, answer to &apos;give fame&apos;; at most 160 letters</extracomment>
        <translation>Donnez le petit. Les grands valent plus pour vous que pour le guérisseur.</translation>
    </message>
    <message>
        <source>Give the other fame token of value 1.</source>
        <extracomment>Lesson legend 7-the-last-day: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Donnez l’autre gloire 1.</translation>
    </message>
    <message>
        <source>The wound or the scratch?</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, one idea; at most 40 letters</extracomment>
        <translation>La blessure ou l’égratignure&#x202f;?</translation>
    </message>
    <message>
        <source>You may be healed of your wound or of your scratch. Scratches cost nothing at the end. So choose well.</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>On soigne votre blessure ou votre égratignure. À la fin, les égratignures ne coûtent rien. Choisissez donc bien.</translation>
    </message>
    <message>
        <source>No wounds again: minus 2 for the tokens, plus 5 for being unhurt. 22 points.</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, why it was good; at most 160 letters</extracomment>
        <translation>La peau est de nouveau intacte&#xa0;: moins 2 pour les jetons, plus 5 pour la peau. 22 points.</translation>
    </message>
    <message>
        <source>The scratch doesn’t cost you anything at the end. The wound costs you 5 points.</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, answer to &apos;heal scratches&apos;; at most 160 letters</extracomment>
        <translation>À la fin, l’égratignure ne vous coûte rien. La blessure vous coûte 5 points.</translation>
    </message>
    <message>
        <source>Heal the wound.</source>
        <extracomment>Lesson legend 7-the-last-day: step 5, answer to anything else; at most 160 letters</extracomment>
        <translation>Soignez la blessure.</translation>
    </message>
    <message>
        <source>The dragon</source>
        <extracomment>Lesson legend 7-the-last-day: step 6, one idea; at most 40 letters</extracomment>
        <translation>Le dragon</translation>
    </message>
    <message>
        <source>7 fame (1), 4 fame (3), and between them the double wound (2): two wounds on one tile, and no cards. Third place must take it, so don’t drop out first.</source>
        <extracomment>Lesson legend 7-the-last-day: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Gloire 7 (1), gloire 4 (3) et, entre les deux, la double blessure (2)&#xa0;: deux blessures sur une tuile, et pas de cartes. Le troisième doit la prendre&#xa0;: n’abandonnez pas le premier.</translation>
    </message>
    <message>
        <source>Hold on to the helmet</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, one idea; at most 40 letters</extracomment>
        <translation>Gardez bien votre casque</translation>
    </message>
    <message>
        <source>All the symbols you still hold on the very last step will count there. So begin with a small card here: the fist.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Tous les symboles encore en main au tout dernier épisode y compteront. Ouvrez donc ici avec une petite carte&#xa0;: le poing.</translation>
    </message>
    <message>
        <source>Tied at 1, for a fist.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, why it was good; at most 160 letters</extracomment>
        <translation>À égalité à 1, pour un poing.</translation>
    </message>
    <message>
        <source>He would count one, like the fist. But the fist is the card to begin with; you may need him later.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il compterait un, comme le poing. Mais commencez par le poing&#x202f;; lui, vous en aurez peut-être besoin.</translation>
    </message>
    <message>
        <source>Four where one is enough? Begin small. The sword is for the moment that matters.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to &apos;play giants-sword&apos;; at most 160 letters</extracomment>
        <translation>Quatre là où un suffit&#x202f;? Commencez petit. L’épée est pour le moment décisif.</translation>
    </message>
    <message>
        <source>Luck is for those without fists. You have one.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>La chance, c’est pour ceux qui n’ont pas de poing. Vous en avez un.</translation>
    </message>
    <message>
        <source>Third place, and the double wound? Your skin has only just healed!</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Troisième, et la double blessure&#x202f;? Votre peau vient à peine de guérir&#x202f;!</translation>
    </message>
    <message>
        <source>Begin with the fist.</source>
        <extracomment>Lesson legend 7-the-last-day: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Commencez par le poing.</translation>
    </message>
    <message>
        <source>The moment that matters</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, one idea; at most 40 letters</extracomment>
        <translation>Le moment décisif</translation>
    </message>
    <message>
        <source>Both of them are at 3, and you have 1. The Giants’ Sword (1) has four axes: with it you have 5, and they must find two more symbols each.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Tous deux en sont à 3, et vous à 1. L’Épée des géants (1) a quatre haches&#xa0;: avec elle, vous avez 5, et chacun d’eux doit trouver encore deux symboles.</translation>
    </message>
    <message>
        <source>One and four is five. Even the dragon looks up.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Un et quatre font cinq. Même le dragon lève la tête.</translation>
    </message>
    <message>
        <source>That makes 2, one short of 3, so you would need the sword anyway. Play it at once and keep the hero.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, answer to &apos;play beowulf&apos;; at most 160 letters</extracomment>
        <translation>Cela fait 2, et il faut 3&#xa0;: l’épée serait nécessaire de toute façon. Jouez-la tout de suite et gardez le héros.</translation>
    </message>
    <message>
        <source>Two unknown cards, and you need two symbols? You hold a sword with four.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, answer to &apos;risk&apos;; at most 160 letters</extracomment>
        <translation>Deux cartes inconnues, et il vous faut deux symboles&#x202f;? Vous avez une épée qui en a quatre.</translation>
    </message>
    <message>
        <source>You would be the first to leave, and the double wound would be yours: no bonus of 5.</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, answer to &apos;out&apos;; at most 160 letters</extracomment>
        <translation>Vous seriez le premier à partir, et la double blessure serait pour vous&#xa0;: plus de bonus de 5.</translation>
    </message>
    <message>
        <source>The sword!</source>
        <extracomment>Lesson legend 7-the-last-day: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>L’épée&#x202f;!</translation>
    </message>
    <message>
        <source>The dragon falls</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, one idea; at most 40 letters</extracomment>
        <translation>Le dragon tombe</translation>
    </message>
    <message>
        <source>Ylva could not continue and dropped out first, so she is third. Then Wiglaf gave in. You are first, and the best icon of the whole road is yours to take.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva ne pouvait plus suivre et a abandonné la première&#xa0;: elle est troisième. Puis Wiglaf a cédé. Vous êtes premier, et la meilleure icône de tout le chemin est à vous.</translation>
    </message>
    <message>
        <source>Seven points: 29 by now.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, why it was good; at most 160 letters</extracomment>
        <translation>Sept points&#xa0;: 29 à présent.</translation>
    </message>
    <message>
        <source>Four is less than seven. I checked.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, answer to &apos;take fame4&apos;; at most 160 letters</extracomment>
        <translation>Quatre, c’est moins que sept. J’ai vérifié.</translation>
    </message>
    <message>
        <source>The dragon would be delighted.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, answer to &apos;take double-wound&apos;; at most 160 letters</extracomment>
        <translation>Le dragon serait ravi.</translation>
    </message>
    <message>
        <source>Take 7 fame.</source>
        <extracomment>Lesson legend 7-the-last-day: step 9, answer to anything else; at most 160 letters</extracomment>
        <translation>Prenez gloire 7.</translation>
    </message>
    <message>
        <source>The last bid is your hand</source>
        <extracomment>Lesson legend 7-the-last-day: step 10, one idea; at most 40 letters</extracomment>
        <translation>La dernière mise, c’est votre main</translation>
    </message>
    <message>
        <source>Ylva (1) has three wounds now: minus 15! The gold step is skipped in the basic game. At the end all hands are shown: you have 4 symbols (2), and Ylva has 4, too.</source>
        <extracomment>Lesson legend 7-the-last-day: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva (1) a trois blessures&#xa0;: moins 15&#x202f;! L’épisode doré est sauté dans le jeu de base. Pour finir, on montre toutes les mains&#xa0;: vous avez 4 symboles (2), et Ylva 4 aussi.</translation>
    </message>
    <message>
        <source>First player to the last</source>
        <extracomment>Lesson legend 7-the-last-day: step 11, one idea; at most 40 letters</extracomment>
        <translation>Premier joueur jusqu’au bout</translation>
    </message>
    <message>
        <source>Ylva came last against the dragon, so she is the first player and wins the tie. She took the icon that heals (1) and got her 15 lost points back. You are next, with 29.</source>
        <extracomment>Lesson legend 7-the-last-day: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Dernière face au dragon, Ylva est premier joueur et gagne l’égalité. Elle a pris l’icône qui soigne (1) et efface ses 15 points perdus. À vous, avec 29.</translation>
    </message>
    <message>
        <source>Seven more: 36 points. Now let us see what the others have.</source>
        <extracomment>Lesson legend 7-the-last-day: step 11, why it was good; at most 160 letters</extracomment>
        <translation>Encore sept&#xa0;: 36 points. Voyons ce qu’ont les autres.</translation>
    </message>
    <message>
        <source>That makes 31. I can’t see Ylva’s tokens either, but she looks like somebody with more than that.</source>
        <extracomment>Lesson legend 7-the-last-day: step 11, answer to &apos;take fame2&apos;; at most 160 letters</extracomment>
        <translation>Cela fait 31. Je ne vois pas non plus les jetons d’Ylva, mais elle a l’air d’en avoir davantage.</translation>
    </message>
    <message>
        <source>You are the king</source>
        <extracomment>Lesson legend 7-the-last-day: step 12, one idea; at most 40 letters</extracomment>
        <translation>Vous voilà roi</translation>
    </message>
    <message>
        <source>23 fame, 3 treasure, 5 from alliances, and 5 for having no wound: 36 points. Ylva (1) has 33 and Wiglaf (2) has 18. Long live the king!</source>
        <extracomment>Lesson legend 7-the-last-day: step 12, what the teacher says; at most 220 letters</extracomment>
        <translation>Gloire 23, trésor 3, alliances 5, peau intacte 5&#xa0;: 36 points. Ylva (1) en a 33 et Wiglaf (2) 18. Longue vie au roi&#x202f;!</translation>
    </message>
    <message>
        <source>Why you won</source>
        <extracomment>Lesson legend 7-the-last-day: step 13, one idea; at most 40 letters</extracomment>
        <translation>Pourquoi vous avez gagné</translation>
    </message>
    <message>
        <source>Ylva had to spend the last icon on healing, while you took 7 fame. With your wound unhealed you would have 33, like her. Two small tokens made a king.</source>
        <extracomment>Lesson legend 7-the-last-day: step 13, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva a dû se soigner avec la dernière icône, vous avez pris gloire 7. Avec votre blessure, vous auriez 33, comme elle. Deux petits jetons ont fait un roi.</translation>
    </message>
    <message>
        <source>Your own game</source>
        <extracomment>Lesson legend 8-your-own-game: title; at most 30 letters</extracomment>
        <translation>Votre propre partie</translation>
    </message>
    <message>
        <source>You can plan ahead and play a whole game on your own.</source>
        <extracomment>Lesson legend 8-your-own-game: what the player can do afterwards; at most 120 letters</extracomment>
        <translation>Vous savez prévoir la suite et jouer seul une partie entière.</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <extracomment>Lesson legend 8-your-own-game: step 1, one idea; at most 40 letters</extracomment>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>A new game, and this one is yours. I shall stay for three steps, then you play on by yourself, to Beowulf’s last day. Ylva and Wiglaf are beginners like you.</source>
        <extracomment>Lesson legend 8-your-own-game: step 1, what the teacher says; at most 220 letters</extracomment>
        <translation>Une nouvelle partie, et celle-ci est à vous. Je reste trois épisodes, puis vous continuez seul, jusqu’au dernier jour de Beowulf. Ylva et Wiglaf débutent, comme vous.</translation>
    </message>
    <message>
        <source>What will be asked?</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, one idea; at most 40 letters</extracomment>
        <translation>Que va-t-on demander&#x202f;?</translation>
    </message>
    <message>
        <source>Before every offer, look at the next steps (1) to (4). A card that none of them asks for is a card you can give away. Which of yours is it?</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, what the teacher says; at most 220 letters</extracomment>
        <translation>Avant chaque offre, regardez les épisodes suivants, (1) à (4). Une carte qu’aucun d’eux ne demande est une carte à donner. Laquelle des vôtres est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>Right: no step before the feast asks for a fox.</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, why it was good; at most 160 letters</extracomment>
        <translation>Exact&#xa0;: avant la fête, personne ne demande de renard.</translation>
    </message>
    <message>
        <source>You may decline, but look again: is there nothing in your hand that the next steps can do without?</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Vous pouvez renoncer, mais regardez encore&#xa0;: n’avez-vous rien en main dont les épisodes suivants se passent&#x202f;?</translation>
    </message>
    <message>
        <source>The horn counts in the king’s hall, two steps from here. Look for a card that none of the next steps asks for.</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, answer to &apos;pay friendship1&apos;; at most 160 letters</extracomment>
        <translation>La corne compte dans la halle du roi, dans deux épisodes. Cherchez une carte qu’aucun des suivants ne demande.</translation>
    </message>
    <message>
        <source>Whatever they ask for, he is the answer. Another one.</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, answer to &apos;pay beowulf&apos;; at most 160 letters</extracomment>
        <translation>Quoi qu’ils demandent, c’est lui la réponse. Une autre.</translation>
    </message>
    <message>
        <source>You need fists and axes against Grendel at step 5. Look for a card that none of the next steps asks for.</source>
        <extracomment>Lesson legend 8-your-own-game: step 2, answer to anything else; at most 160 letters</extracomment>
        <translation>Poings et haches serviront contre Grendel, à l’épisode 5. Cherchez une carte qu’aucun des suivants ne demande.</translation>
    </message>
    <message>
        <source>Its brother</source>
        <extracomment>Lesson legend 8-your-own-game: step 3, one idea; at most 40 letters</extracomment>
        <translation>Son frère</translation>
    </message>
    <message>
        <source>Two cards, you remember. The second one goes by the same reasoning.</source>
        <extracomment>Lesson legend 8-your-own-game: step 3, what the teacher says; at most 220 letters</extracomment>
        <translation>Deux cartes, vous savez. Pour la seconde, même raisonnement.</translation>
    </message>
    <message>
        <source>You drew an axe and a ship. The axe will be there when Grendel comes.</source>
        <extracomment>Lesson legend 8-your-own-game: step 3, why it was good; at most 160 letters</extracomment>
        <translation>Vous avez pioché une hache et un navire. La hache sera là quand Grendel viendra.</translation>
    </message>
    <message>
        <source>The other fox: no step before the feast asks for it.</source>
        <extracomment>Lesson legend 8-your-own-game: step 3, answer to anything else; at most 160 letters</extracomment>
        <translation>L’autre renard&#xa0;: avant la fête, personne ne le demande.</translation>
    </message>
    <message>
        <source>Can you afford a scratch?</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, one idea; at most 40 letters</extracomment>
        <translation>Pouvez-vous risquer une égratignure&#x202f;?</translation>
    </message>
    <message>
        <source>That is the question at every risk. You have no scratch yet (1), and two of the three symbols are common (2). So?</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, what the teacher says; at most 220 letters</extracomment>
        <translation>C’est la question à chaque risque. Vous n’avez encore aucune égratignure (1), et deux des trois symboles sont fréquents (2). Alors&#x202f;?</translation>
    </message>
    <message>
        <source>A ship for you. The fist went to the discards, where it can dry its tears.</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, why it was good; at most 160 letters</extracomment>
        <translation>Un navire pour vous. Le poing part à la défausse, où il pourra sécher ses larmes.</translation>
    </message>
    <message>
        <source>A cautious start. But the first scratch costs nothing, and most risks bring a card. Dare!</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, answer to &apos;pass&apos;; at most 160 letters</extracomment>
        <translation>Un début prudent. Mais la première égratignure ne coûte rien, et la plupart des risques rapportent une carte. Osez&#x202f;!</translation>
    </message>
    <message>
        <source>Dare!</source>
        <extracomment>Lesson legend 8-your-own-game: step 4, answer to anything else; at most 160 letters</extracomment>
        <translation>Osez&#x202f;!</translation>
    </message>
    <message>
        <source>The hall. One special card (1), 1 treasure (2), two alliances (3). You hold one horn. Nothing here hurts, and whoever comes last will be first player for Grendel.</source>
        <extracomment>Lesson legend 8-your-own-game: step 5, what the teacher says; at most 220 letters</extracomment>
        <translation>La halle. Carte spéciale (1), trésor 1 (2), deux alliances (3). Vous avez une corne. Rien ne fait mal, et le dernier sera premier joueur contre Grendel.</translation>
    </message>
    <message>
        <source>Lose in comfort</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, one idea; at most 40 letters</extracomment>
        <translation>Perdre confortablement</translation>
    </message>
    <message>
        <source>With one horn you will hardly come first, and the feast asks for horns again. So choose nothing at all, with dignity. Press Done.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, what the teacher says; at most 220 letters</extracomment>
        <translation>Avec une corne, vous ne serez guère premier, et la fête demandera encore des cornes. Ne choisissez donc rien, avec dignité. Cliquez sur «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>It costs you no card, and somebody has to be the first player against Grendel.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, why it was good; at most 160 letters</extracomment>
        <translation>Cela ne vous coûte aucune carte, et il faut bien un premier joueur contre Grendel.</translation>
    </message>
    <message>
        <source>One horn may bring 2nd place, or nothing at all. Either way it is gone, and the feast wants it as well.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, answer to &apos;bid friendship1&apos;; at most 160 letters</extracomment>
        <translation>Une corne donnera peut-être la 2e place, peut-être rien. Elle est perdue de toute façon, et la fête la veut aussi.</translation>
    </message>
    <message>
        <source>He is worth more against Grendel: there 5 fame is at stake, and a wound.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, answer to &apos;bid beowulf&apos;; at most 160 letters</extracomment>
        <translation>Il vaut plus contre Grendel&#xa0;: gloire 5 y est en jeu, et une blessure.</translation>
    </message>
    <message>
        <source>It doesn’t count here: a bluff that comes back to you. Today we bid nothing.</source>
        <extracomment>Lesson legend 8-your-own-game: step 6, answer to anything else; at most 160 letters</extracomment>
        <translation>Cela ne compte pas ici&#xa0;: un bluff qui vous revient. Aujourd’hui, on ne mise rien.</translation>
    </message>
    <message>
        <source>What is left</source>
        <extracomment>Lesson legend 8-your-own-game: step 7, one idea; at most 40 letters</extracomment>
        <translation>Ce qui reste</translation>
    </message>
    <message>
        <source>Ylva took the alliances, Wiglaf the special card. 1 treasure (1) remains for you: one point for nothing at all.</source>
        <extracomment>Lesson legend 8-your-own-game: step 7, what the teacher says; at most 220 letters</extracomment>
        <translation>Ylva a pris les alliances, Wiglaf la carte spéciale. Trésor 1 (1) reste pour vous&#xa0;: un point pour rien du tout.</translation>
    </message>
    <message>
        <source>A point, all your cards, and the ties against Grendel are yours.</source>
        <extracomment>Lesson legend 8-your-own-game: step 7, why it was good; at most 160 letters</extracomment>
        <translation>Un point, toutes vos cartes, et les égalités contre Grendel sont à vous.</translation>
    </message>
    <message>
        <source>There is only this one.</source>
        <extracomment>Lesson legend 8-your-own-game: step 7, answer to anything else; at most 160 letters</extracomment>
        <translation>Il n’y a que celle-ci.</translation>
    </message>
    <message>
        <source>The first choice is all yours</source>
        <extracomment>Lesson legend 8-your-own-game: step 8, one idea; at most 40 letters</extracomment>
        <translation>Un premier choix rien qu’à vous</translation>
    </message>
    <message>
        <source>Five gifts: two points at once (1) (3), an alliance (2), or two cards (4) for the fight ahead. I would take the cards, but it is your game now.</source>
        <extracomment>Lesson legend 8-your-own-game: step 8, what the teacher says; at most 220 letters</extracomment>
        <translation>Cinq cadeaux&#xa0;: deux points tout de suite (1) (3), une alliance (2) ou deux cartes (4) pour le combat. Je prendrais les cartes, mais c’est votre partie maintenant.</translation>
    </message>
    <message>
        <source>So be it.</source>
        <extracomment>Lesson legend 8-your-own-game: step 8, why it was good; at most 160 letters</extracomment>
        <translation>Qu’il en soit ainsi.</translation>
    </message>
    <message>
        <source>A gift refused is a gift wasted. Take one.</source>
        <extracomment>Lesson legend 8-your-own-game: step 8, answer to anything else; at most 160 letters</extracomment>
        <translation>Un cadeau refusé est un cadeau perdu. Prenez-en un.</translation>
    </message>
    <message>
        <source>Two things to save for</source>
        <extracomment>Lesson legend 8-your-own-game: step 9, one idea; at most 40 letters</extracomment>
        <translation>Deux choses à préparer</translation>
    </message>
    <message>
        <source>At Peace Returns (1) one card of each of the five kinds buys 5 fame. And on the last day (2) every symbol still in your hand counts. So never play a card just because you can.</source>
        <extracomment>Lesson legend 8-your-own-game: step 9, what the teacher says; at most 220 letters</extracomment>
        <translation>À l’épisode «&#xa0;Le retour de la paix&#xa0;» (1), une carte de chacune des cinq sortes achète gloire 5. Et au dernier jour (2), chaque symbole encore en main compte. Ne jouez donc jamais une carte sans raison.</translation>
    </message>
    <message>
        <source>Three questions for the road</source>
        <extracomment>Lesson legend 8-your-own-game: step 10, one idea; at most 40 letters</extracomment>
        <translation>Trois questions pour la route</translation>
    </message>
    <message>
        <source>What will the next steps ask for? What does the last place cost? Can I afford a scratch? Whoever asks these three every time will wear the crown.</source>
        <extracomment>Lesson legend 8-your-own-game: step 10, what the teacher says; at most 220 letters</extracomment>
        <translation>Que demanderont les épisodes suivants&#x202f;? Que coûte la dernière place&#x202f;? Puis-je risquer une égratignure&#x202f;? Qui se pose ces questions chaque fois portera la couronne.</translation>
    </message>
    <message>
        <source>The hall is yours</source>
        <extracomment>Lesson legend 8-your-own-game: step 11, one idea; at most 40 letters</extracomment>
        <translation>La halle est à vous</translation>
    </message>
    <message>
        <source>From here on you play alone, to the end. If you are stuck, ask for a hint; F1 opens the handbook at whatever you point to. I shall keep the mead warm.</source>
        <extracomment>Lesson legend 8-your-own-game: step 11, what the teacher says; at most 220 letters</extracomment>
        <translation>Désormais, vous jouez seul, jusqu’à la fin. Si vous êtes bloqué, demandez un conseil&#x202f;; F1 ouvre le manuel sur ce que vous pointez. Je garde l’hydromel au chaud.</translation>
    </message>
</context>
</TS>
