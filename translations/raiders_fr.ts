<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Fault</name>
    <message>
        <source>a die must have six sides</source>
        <translation>un dé doit avoir six faces</translation>
    </message>
    <message>
        <source>a die must not have six equal sides</source>
        <translation>un dé ne doit pas avoir six faces égales</translation>
    </message>
    <message>
        <source>a combat die must have at least one success</source>
        <translation>un dé de Combat doit avoir au moins un succès</translation>
    </message>
    <message>
        <source>at least one gain is required</source>
        <translation>il faut au moins un gain</translation>
    </message>
    <message>
        <source>a location can cost only Food and icons</source>
        <translation>une Zone ne peut coûter que de la Nourriture et des symboles</translation>
    </message>
    <message>
        <source>there must be 1 to %1 dice here, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il peut y avoir ici 1 à %1 dés, pas %2</translation>
    </message>
    <message>
        <source>at least one icon is required</source>
        <translation>il faut au moins un symbole</translation>
    </message>
    <message>
        <source>a ship has room for %1 dice, so it can’t pay %2 icons</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>un Drakkar a de la place pour %1 dés, il ne peut donc pas payer %2 symboles</translation>
    </message>
    <message>
        <source>%1 is not a die; write a color and an icon, as in red-helmet</source>
        <extracomment>%1 what is written; &quot;red-helmet&quot; stands in files in every language</extracomment>
        <translation>%1 n’est pas un dé&#xa0;: écrivez couleur et symbole, comme dans red-helmet</translation>
    </message>
    <message>
        <source>only Sea Battles and territories can bring spoils cards and Reavers</source>
        <translation>seuls les Combats en mer et les Territoires peuvent apporter des cartes de Butin et des Maraudeurs</translation>
    </message>
    <message>
        <source>at least one price is required</source>
        <translation>il faut au moins un prix</translation>
    </message>
    <message>
        <source>a cost can ask for any dice or for icons, but not for both</source>
        <translation>un coût peut demander des dés au choix ou des symboles, mais pas les deux</translation>
    </message>
    <message>
        <source>%2 can’t follow %1; more of a kind must count for more</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>%2 ne peut pas suivre %1&#xa0;: plus il y en a, plus cela doit compter</translation>
    </message>
    <message>
        <source>an ability must gain, draw, turn, or discard something</source>
        <translation>une capacité doit faire gagner, piocher, tourner ou défausser quelque chose</translation>
    </message>
    <message>
        <source>an ability can do only one of these: draw, turn, or discard</source>
        <translation>une capacité ne peut faire qu’une chose&#xa0;: piocher, tourner ou défausser</translation>
    </message>
    <message>
        <source>an ability must discard either dice or Favor</source>
        <translation>une capacité doit défausser soit des dés, soit de la Faveur</translation>
    </message>
    <message>
        <source>there must be %1 Reavers, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 Maraudeurs, pas %2</translation>
    </message>
    <message>
        <source>this effect can happen only once</source>
        <translation>cet effet ne peut se produire qu’une fois</translation>
    </message>
    <message>
        <source>a card must have exactly one of “upgrade”, “pillage”, “choice”, and “runes”</source>
        <translation>une carte doit avoir exactement un de «&#xa0;upgrade&#xa0;», «&#xa0;pillage&#xa0;», «&#xa0;choice&#xa0;» et «&#xa0;runes&#xa0;»</translation>
    </message>
    <message>
        <source>this card must bring %1</source>
        <extracomment>%1 a Ship Upgrade, as it is written in the file</extracomment>
        <translation>cette carte doit apporter %1</translation>
    </message>
    <message>
        <source>there must be %1 Village Spoils, including artifacts, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 Butins de village, Artefacts compris, pas %2</translation>
    </message>
    <message>
        <source>a set must have 1 to %1 cards, as many as there are, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>une série doit avoir de 1 à %1 cartes, autant qu’il y en a, pas %2</translation>
    </message>
    <message>
        <source>there must be %1 Keep Spoils, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 Butins de forteresse, pas %2</translation>
    </message>
    <message>
        <source>at least one loss is required</source>
        <translation>il faut au moins une perte</translation>
    </message>
    <message>
        <source>at most one loss can be chosen</source>
        <translation>on peut choisir au plus une perte</translation>
    </message>
    <message>
        <source>there must be %1 Sea Journeys, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 Expéditions, pas %2</translation>
    </message>
    <message>
        <source>there must be %1 Sea Battles, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 Combats en mer, pas %2</translation>
    </message>
    <message>
        <source>there must be %1 Prophecies, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 Prophéties, pas %2</translation>
    </message>
    <message>
        <source>a territory must have one to three rewards</source>
        <translation>un Territoire doit avoir d’une à trois récompenses</translation>
    </message>
    <message>
        <source>there must be %1 tiles of each kind, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 tuiles de chaque sorte, pas %2</translation>
    </message>
    <message>
        <source>the defense must equal the level</source>
        <translation>la défense doit être égale au niveau</translation>
    </message>
    <message>
        <source>an icon is listed twice, but a tile counts as only one of its icons</source>
        <translation>un symbole figure deux fois&#xa0;: une tuile compte pour un de ses symboles</translation>
    </message>
    <message>
        <source>there must be %1 Ship Upgrades, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 Améliorations de drakkar, pas %2</translation>
    </message>
    <message>
        <source>a ship has room for only %1</source>
        <extracomment>%1 a number of artifacts</extracomment>
        <translation>un Drakkar n’a de place que pour %1</translation>
    </message>
    <message>
        <source>a slot has room for only %1</source>
        <extracomment>%1 a number of Reavers</extracomment>
        <translation>un emplacement n’a de place que pour %1</translation>
    </message>
    <message>
        <source>at most three tiles can be subdued in one part</source>
        <translation>on soumet au plus trois tuiles dans une partie de tour</translation>
    </message>
    <message>
        <source>no tile can be subdued before the attempt is decided</source>
        <translation>rien n’est soumis avant que ce soit décidé</translation>
    </message>
    <message>
        <source>the game is over by then</source>
        <translation>la partie est alors finie</translation>
    </message>
    <message>
        <source>the round is over by then</source>
        <translation>le tour est alors fini</translation>
    </message>
    <message>
        <source>there are too few locations left for this round</source>
        <translation>il reste trop peu de Zones pour ce tour</translation>
    </message>
    <message>
        <source>no ability is being paid for</source>
        <translation>aucune capacité n’est en train d’être payée</translation>
    </message>
    <message>
        <source>the ability must be paid for first</source>
        <translation>la capacité doit d’abord être payée</translation>
    </message>
    <message>
        <source>there is no die to pay the rest of the ability</source>
        <translation>il n’y a pas de dé pour le reste</translation>
    </message>
    <message>
        <source>there must be room for the artifact first</source>
        <translation>il faut d’abord faire de la place à l’Artefact</translation>
    </message>
    <message>
        <source>an artifact must be on its ship</source>
        <translation>un Artefact doit être sur son Drakkar</translation>
    </message>
    <message>
        <source>this must be a player</source>
        <translation>ce doit être un joueur</translation>
    </message>
    <message>
        <source>with three players, one of them must have it; otherwise, nobody can</source>
        <translation>à trois l’un doit l’avoir, sinon nobody</translation>
    </message>
    <message>
        <source>the die for Bodn must be turned first</source>
        <translation>le dé de Bodn doit d’abord être tourné</translation>
    </message>
    <message>
        <source>the Prophecy must be discarded first</source>
        <translation>la Prophétie doit d’abord être défaussée</translation>
    </message>
    <message>
        <source>one of the cards must be kept first</source>
        <translation>il faut d’abord garder une des cartes</translation>
    </message>
    <message>
        <source>the combat must end first</source>
        <translation>le Combat doit d’abord se terminer</translation>
    </message>
    <message>
        <source>there is no tile or card to win at this point</source>
        <translation>il n’y a rien à y gagner</translation>
    </message>
    <message>
        <source>the card must be resolved first</source>
        <translation>la carte doit d’abord être résolue</translation>
    </message>
    <message>
        <source>the player to move must be nobody if the game is over, and a player otherwise</source>
        <translation>le joueur dont c’est le tour doit être nobody si la partie est finie, et sinon un joueur</translation>
    </message>
    <message>
        <source>no die is being taken in trade</source>
        <translation>on ne prend pas de dé en commerçant</translation>
    </message>
    <message>
        <source>no Sea Journey is faced at this point</source>
        <translation>on n’en affronte aucune ici</translation>
    </message>
    <message>
        <source>no Sea Journey takes a die at this point</source>
        <translation>aucune Expédition ne le prend ici</translation>
    </message>
    <message>
        <source>no Sea Journey takes artifacts or upgrades at this point</source>
        <translation>aucune Expédition ne les prend ici</translation>
    </message>
    <message>
        <source>no Sea Battle is fought at this point</source>
        <translation>on n’en livre aucun ici</translation>
    </message>
    <message>
        <source>no territory is attempted at this point</source>
        <translation>on n’en tente aucun ici</translation>
    </message>
    <message>
        <source>no territory is subdued at this point</source>
        <translation>on ne soumet rien ici</translation>
    </message>
    <message>
        <source>no tiles are turned over at this point</source>
        <translation>on ne retourne pas de tuiles ici</translation>
    </message>
    <message>
        <source>no Sea Battle is fought</source>
        <translation>aucun Combat en mer n’est livré</translation>
    </message>
    <message>
        <source>no tile is left there</source>
        <translation>il n’y reste aucune tuile</translation>
    </message>
    <message>
        <source>its tribute must be paid first</source>
        <translation>son tribut doit d’abord être payé</translation>
    </message>
    <message>
        <source>what the journey takes must be lost first</source>
        <translation>ce que prend l’Expédition doit d’abord être perdu</translation>
    </message>
    <message>
        <source>the ship has no such die to lose</source>
        <translation>il n’y en a aucun à perdre</translation>
    </message>
    <message>
        <source>the ship has no artifact or upgrade to lose</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>there is no combat with dice</source>
        <translation>il n’y a pas de Combat avec des dés</translation>
    </message>
    <message>
        <source>there can be no combat dice here before the roll</source>
        <translation>il n’y a pas ici de dés de Combat avant le jet</translation>
    </message>
    <message>
        <source>there are fewer dice here than are rolled again</source>
        <translation>on relance plus de dés qu’il n’y en a</translation>
    </message>
    <message>
        <source>rolling again costs Favor</source>
        <translation>relancer coûte de la Faveur</translation>
    </message>
    <message>
        <source>there is no die to turn</source>
        <translation>il n’y a pas de dé à tourner</translation>
    </message>
    <message>
        <source>there is no Prophecy to discard</source>
        <translation>il n’y a pas de Prophétie à rendre</translation>
    </message>
    <message>
        <source>the cost does not ask for this</source>
        <translation>le coût ne demande pas ceci</translation>
    </message>
    <message>
        <source>the ship can’t pay the rest of the cost</source>
        <translation>le Drakkar ne peut pas payer le reste du coût</translation>
    </message>
    <message>
        <source>this stage does not occur at this location</source>
        <translation>on n’y arrive pas dans cette Zone</translation>
    </message>
    <message>
        <source>there is no die to take</source>
        <translation>il n’y a pas de dé à prendre</translation>
    </message>
    <message>
        <source>this stage asks for no decision</source>
        <translation>rien ne se décide à ce stade</translation>
    </message>
    <message>
        <source>%1 must be decided first</source>
        <extracomment>%1 a phase, as it is written in the file</extracomment>
        <translation>%1 doit d’abord être décidé</translation>
    </message>
    <message>
        <source>the player to move would have nothing to choose from</source>
        <translation>il n’y a rien à choisir</translation>
    </message>
    <message>
        <source>no Reavers fire at this location</source>
        <translation>aucun Maraudeur n’agit dans cette Zone</translation>
    </message>
    <message>
        <source>there is no Reaver’s ability to decide on</source>
        <translation>aucune capacité d’un Maraudeur n’est à décider</translation>
    </message>
    <message>
        <source>there is no card to keep</source>
        <translation>il n’y a pas de carte à garder</translation>
    </message>
    <message>
        <source>there is room for all the artifacts</source>
        <translation>il y a de la place pour tous les Artefacts</translation>
    </message>
    <message>
        <source>there is no such combat</source>
        <translation>ce Combat n’existe pas</translation>
    </message>
    <message>
        <source>there is no die to gain</source>
        <translation>il n’y a pas de dé à gagner</translation>
    </message>
    <message>
        <source>there is room for all the dice</source>
        <translation>il y a de la place pour tous les dés</translation>
    </message>
    <message>
        <source>there is no Reaver to recruit</source>
        <translation>il n’y a pas de Maraudeur à recruter</translation>
    </message>
    <message>
        <source>there is no Reaver to place</source>
        <translation>il n’y a pas de Maraudeur à placer</translation>
    </message>
    <message>
        <source>the setup is over</source>
        <translation>la mise en place est finie</translation>
    </message>
    <message>
        <source>no Sea Battle has been chosen</source>
        <translation>aucun n’est choisi</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>cet emplacement n’existe pas</translation>
    </message>
    <message>
        <source>another card is there</source>
        <translation>une autre carte s’y trouve</translation>
    </message>
    <message>
        <source>no Sea Journey has been revealed</source>
        <translation>aucune n’est révélée</translation>
    </message>
    <message>
        <source>there is nothing to lose</source>
        <translation>il n’y a rien à perdre</translation>
    </message>
    <message>
        <source>there is no card to resolve</source>
        <translation>il n’y a pas de carte à résoudre</translation>
    </message>
    <message>
        <source>no card is being resolved</source>
        <translation>aucune carte n’est en cours</translation>
    </message>
    <message>
        <source>there is no attempt left</source>
        <translation>il ne reste aucune tentative</translation>
    </message>
    <message>
        <source>no territory is being attempted</source>
        <translation>aucun n’est tenté</translation>
    </message>
    <message>
        <source>no tile has been subdued</source>
        <translation>il n’y a pas de tuile</translation>
    </message>
    <message>
        <source>the tile subdued last belongs to another territory</source>
        <translation>la dernière tuile soumise est d’un autre</translation>
    </message>
    <message>
        <source>no reward is left to take</source>
        <translation>il n’y en a aucune</translation>
    </message>
    <message>
        <source>there is no reward left to take</source>
        <translation>il ne reste pas de récompense à prendre</translation>
    </message>
</context>
<context>
    <name>raiders</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nourriture</numerusform>
            <numerusform>%n Nourriture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n favor</source>
        <translation>
            <numerusform>%n Faveur</numerusform>
            <numerusform>%n Faveur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n Gloire</numerusform>
            <numerusform>%n Gloire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terror</source>
        <translation>
            <numerusform>%n Terreur</numerusform>
            <numerusform>%n Terreur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crew dice</source>
        <translation>
            <numerusform>%n dé d’équipage</numerusform>
            <numerusform>%n dés d’équipage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Reaver(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Maraudeur</numerusform>
            <numerusform>%n Maraudeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village spoils card(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n carte de Butin de village</numerusform>
            <numerusform>%n cartes de Butin de village</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keep spoils card(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n carte de Butin de forteresse</numerusform>
            <numerusform>%n cartes de Butin de forteresse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sea Journey(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Expédition</numerusform>
            <numerusform>%n Expéditions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sea Battle(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Combat en mer</numerusform>
            <numerusform>%n Combats en mer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Prophecy(ies)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Prophétie</numerusform>
            <numerusform>%n Prophéties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red dice</source>
        <translation>
            <numerusform>%n dé rouge</numerusform>
            <numerusform>%n dés rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue dice</source>
        <translation>
            <numerusform>%n dé bleu</numerusform>
            <numerusform>%n dés bleus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow dice</source>
        <translation>
            <numerusform>%n dé jaune</numerusform>
            <numerusform>%n dés jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n dé Bouclier</numerusform>
            <numerusform>%n dés Bouclier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chest(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n dé Coffre</numerusform>
            <numerusform>%n dés Coffre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n longship(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n dé Drakkar</numerusform>
            <numerusform>%n dés Drakkar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hammer(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n dé Marteau</numerusform>
            <numerusform>%n dés Marteau</numerusform>
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
        <translation>1 dé (%1)</translation>
    </message>
    <message>
        <source>%1, rolled</source>
        <extracomment>A gain in a list: %1 dice, as &quot;1 red die and 1 blue die&quot;</extracomment>
        <translation>%1 (à lancer)</translation>
    </message>
    <message numerus="yes">
        <source>%n dice of any color on any face</source>
        <translation>
            <numerusform>%n dé (couleur et face au choix)</numerusform>
            <numerusform>%n dés (couleurs et faces au choix)</numerusform>
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
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>to pay</comment>
        <extracomment>In place of a list of what is to be paid</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Before what every seat gains at a location, short</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>In place of the cost of a location</extracomment>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>cost by tile</source>
        <extracomment>In place of the cost of a location</extracomment>
        <translation>selon la tuile</translation>
    </message>
    <message>
        <source>Leader</source>
        <extracomment>Caption of the place of the Leader</extracomment>
        <translation>Leader</translation>
    </message>
    <message>
        <source>no Leader</source>
        <extracomment>On the place of the Leader, while it is empty</extracomment>
        <translation>pas de Leader</translation>
    </message>
    <message>
        <source>any sign</source>
        <extracomment>Below the clan sign that the Leader makes wild</extracomment>
        <translation>tout symbole</translation>
    </message>
    <message>
        <source>Crew dice</source>
        <extracomment>Caption of the dice of a longship</extracomment>
        <translation>Dés d’équipage</translation>
    </message>
    <message>
        <source>Prophecies</source>
        <extracomment>A part of the open box
----------
Caption of cards
----------
A source of glory</extracomment>
        <translation>Prophéties</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>Beside cards that only their owner knows</extracomment>
        <translation>secret</translation>
    </message>
    <message>
        <source>worth now</source>
        <extracomment>Before glory that cards would bring if the game ended now</extracomment>
        <translation>valeur actuelle</translation>
    </message>
    <message>
        <source>Glory pile</source>
        <extracomment>Caption of what has left the longship and scores</extracomment>
        <translation>Pile de Gloire</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>A part of the open box
----------
Caption of pawns</extracomment>
        <translation>Pions</translation>
    </message>
    <message>
        <source>from the deck</source>
        <extracomment>A card from the top of the deck</extracomment>
        <translation>de la pioche</translation>
    </message>
    <message>
        <source>free</source>
        <comment>space for a Reaver</comment>
        <extracomment>On an empty space for a Reaver: nobody stands there</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>food</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>favor</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Faveur</translation>
    </message>
    <message>
        <source>glory</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>terror</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Terreur</translation>
    </message>
    <message>
        <source>A face for the die</source>
        <extracomment>Title of faces of dice to choose from</extracomment>
        <translation>Une face pour le dé</translation>
    </message>
    <message>
        <source>Tapestries</source>
        <extracomment>Cards of the Glory pile
----------
A source of glory</extracomment>
        <translation>Tapisseries</translation>
    </message>
    <message>
        <source>Sea Battles won</source>
        <extracomment>Cards of the Glory pile</extracomment>
        <translation>Combats en mer gagnés</translation>
    </message>
    <message>
        <source>Territories</source>
        <extracomment>A part of the open box
----------
Tiles of the Glory pile
----------
A source of glory</extracomment>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>Title of combat dice</extracomment>
        <translation>Combat</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>The seat whose ship is at a location, very short</extracomment>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>The next seat, very short</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>The seat after that, very short</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>The last seat, very short</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How full something is: %1 of %2</extracomment>
        <translation>%1 sur %2</translation>
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
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>ship %1 of %2</source>
        <extracomment>Behind the number of the round: %1 of %2 longships were sent</extracomment>
        <translation>Drakkar %1 sur %2</translation>
    </message>
    <message>
        <source>Sends a ship</source>
        <extracomment>State of a seat: it chooses a location</extracomment>
        <translation>Place son Drakkar</translation>
    </message>
    <message>
        <source>Pays</source>
        <extracomment>State of a seat: it has laid out a part of a cost</extracomment>
        <translation>Paie</translation>
    </message>
    <message>
        <source>Acts, or rests</source>
        <extracomment>State of a seat: it pays and acts, or rests</extracomment>
        <translation>Agit ou se repose</translation>
    </message>
    <message>
        <source>Follows, or rests</source>
        <translation>Suit ou se repose</translation>
    </message>
    <message>
        <source>Decides now</source>
        <extracomment>State of a seat</extracomment>
        <translation>Décide</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>State of a seat: %1 the seat that decides before it</extracomment>
        <translation>Après %1</translation>
    </message>
    <message>
        <source>Ship: %1</source>
        <extracomment>State of a seat: %1 a location</extracomment>
        <translation>Drakkar&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ship at home</source>
        <extracomment>State of a seat that has not yet sent its longship in this round</extracomment>
        <translation>Drakkar au port</translation>
    </message>
    <message>
        <source>%1, ship of %2</source>
        <extracomment>For a screen reader: %1 a location, %2 the seat whose ship is there</extracomment>
        <translation>%1, Drakkar {d’|de }%2</translation>
    </message>
    <message>
        <source>Stack %1: %2</source>
        <extracomment>Why a location is good: %1 the number of a stack of cards, %2 a sentence about its cards
----------
For a screen reader: %1 the number of a stack, %2 its cards</extracomment>
        <translation>Pile %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Stack %1: empty</source>
        <extracomment>For a screen reader: %1 the number of a stack</extracomment>
        <translation>Pile %1&#xa0;: vide</translation>
    </message>
    <message>
        <source>Die for trade: %1</source>
        <extracomment>For a screen reader: %1 a die as it lies, as &quot;red chest&quot;</extracomment>
        <translation>Dé du village&#xa0;: %1</translation>
    </message>
    <message>
        <source>Die: %1</source>
        <extracomment>For a screen reader: %1 a die as it lies, as &quot;red chest&quot;</extracomment>
        <translation>Dé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Slot %1: %n Reaver(s)</source>
        <extracomment>For a screen reader: %1 a slot of the longship, %n Reavers in it</extracomment>
        <translation>
            <numerusform>Emplacement %1&#xa0;: %n Maraudeur</numerusform>
            <numerusform>Emplacement %1&#xa0;: %n Maraudeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Free space for a Reaver: %1</source>
        <extracomment>For a screen reader: %1 a slot of the longship</extracomment>
        <translation>Emplacement libre pour un Maraudeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, specialized in %2</source>
        <extracomment>For a screen reader: %1 a Reaver, %2 its slot</extracomment>
        <translation>%1, spécialisation&#xa0;: %2</translation>
    </message>
    <message>
        <source>Leader: %1</source>
        <extracomment>For a screen reader: %1 a Reaver</extracomment>
        <translation>Leader&#xa0;: %1</translation>
    </message>
    <message>
        <source>A promoted Reaver stands here; dice with the sign of its clan then count as any sign of a cost.</source>
        <translation>C’est l’emplacement du Leader&#x202f;; les dés au symbole de son Clan comptent alors comme n’importe quel symbole d’un coût.</translation>
    </message>
    <message>
        <source>%1, no die stored</source>
        <extracomment>For a screen reader: %1 an artifact without a die</extracomment>
        <translation>%1, aucun dé stocké</translation>
    </message>
    <message>
        <source>%1 with a die: %2</source>
        <extracomment>For a screen reader: %1 an artifact, %2 the die stored on it</extracomment>
        <translation>%1 avec un dé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Store a die on the artifact %1.</source>
        <extracomment>What a click does now: %1 an artifact; the die is chosen next</extracomment>
        <translation>Stockez un dé sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Use the artifact %1.</source>
        <extracomment>What a click does now: %1 an artifact</extracomment>
        <translation>Utilisez «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Put the artifact %1 into the Glory pile.</source>
        <extracomment>What a click does now: %1 an artifact</extracomment>
        <translation>Mettez «&#xa0;%1&#xa0;» dans la Pile de Gloire.</translation>
    </message>
    <message>
        <source>Artifact space %1</source>
        <extracomment>A free space of the longship: %1 its number</extracomment>
        <translation>Emplacement d’Artefact %1</translation>
    </message>
    <message>
        <source>%1, used</source>
        <extracomment>For a screen reader: %1 an upgrade tile that lies turned down</extracomment>
        <translation>%1, utilisée</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s) left</source>
        <extracomment>For a screen reader: %1 a territory, %n tiles in its stack</extracomment>
        <translation>
            <numerusform>%1, %n tuile restante</numerusform>
            <numerusform>%1, %n tuiles restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Combat die with %n success(es)</source>
        <extracomment>For a screen reader: %n successes of a combat die</extracomment>
        <translation>
            <numerusform>Dé de Combat avec %n succès</numerusform>
            <numerusform>Dé de Combat avec %n succès</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5</source>
        <extracomment>For a screen reader: %1 a seat, then as &quot;12 glory&quot;, &quot;3 food&quot;, &quot;1 favor&quot;, &quot;2 terror&quot;
----------
A seat in text: %1 its name, %2 glory of the track, %3 food, %4 favor, %5 terror; each as &quot;3 food&quot;</extracomment>
        <translation>%1&#xa0;: %2, %3, %4, %5</translation>
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
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>On board</source>
        <extracomment>Caption of artifacts and upgrades</extracomment>
        <translation>À bord</translation>
    </message>
    <message>
        <source>%1 ×%2, now %3</source>
        <extracomment>For a screen reader: %1 a Prophecy, %2 how many of it, %3 glory of each now, as &quot;3 glory&quot;
----------
A group of the Glory pile: %1 its name, %2 how many, %3 their glory now, as &quot;4 glory&quot;</extracomment>
        <translation>%1 ×%2, actuellement %3</translation>
    </message>
    <message numerus="yes">
        <source>%n secret Prophecy(ies)</source>
        <extracomment>Prophecies that only their owner knows: %n of them</extracomment>
        <translation>
            <numerusform>%n Prophétie secrète</numerusform>
            <numerusform>%n Prophéties secrètes</numerusform>
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
        <translation>%1 succès sur %2</translation>
    </message>
    <message>
        <source>%1, choose how to use the %2: Rally, a slot of the longship, or Leader.</source>
        <extracomment>A prompt: %1 a seat, %2 a Reaver</extracomment>
        <translation>%1, choisissez pour «&#xa0;%2&#xa0;»&#xa0;: Ralliement, Spécialisation ou Promotion.</translation>
    </message>
    <message>
        <source>%1, choose the die to store on the artifact %2.</source>
        <extracomment>A prompt: %1 a seat, %2 an artifact</extracomment>
        <translation>%1, choisissez le dé à stocker sur «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1, choose the Reaver for the artifact %2.</source>
        <extracomment>A prompt: %1 a seat, %2 an artifact</extracomment>
        <translation>%1, choisissez le Maraudeur pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1, choose the face of the die.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1, choisissez la face du dé.</translation>
    </message>
    <message>
        <source>Rest: a die</source>
        <extracomment>Label of a button: a seat rests and takes a die on a face of its choice</extracomment>
        <translation>Repos&#xa0;: un dé</translation>
    </message>
    <message>
        <source>rest: a die of any color on any face</source>
        <translation>Repos&#xa0;: un dé, couleur et face au choix</translation>
    </message>
    <message>
        <source>We couldn’t read some of its numbers and made them fit the others.</source>
        <translation>Certains nombres étaient illisibles et ont été complétés.</translation>
    </message>
    <message>
        <source>Some of it is not printed but follows from what is printed.</source>
        <translation>Une partie n’est pas imprimée, mais se déduit du reste.</translation>
    </message>
    <message>
        <source>a red die</source>
        <translation>un dé rouge</translation>
    </message>
    <message>
        <source>a blue die</source>
        <translation>un dé bleu</translation>
    </message>
    <message>
        <source>a yellow die</source>
        <translation>un dé jaune</translation>
    </message>
    <message>
        <source>any die</source>
        <translation>n’importe quel dé</translation>
    </message>
    <message>
        <source>You may turn %1 to any face.</source>
        <extracomment>Ability of a Reaver: %1 a die, as &quot;a red die&quot; or &quot;any die&quot;</extracomment>
        <translation>Vous pouvez tourner %1 sur la face de votre choix.</translation>
    </message>
    <message>
        <source>any location</source>
        <extracomment>Where an artifact works</extracomment>
        <translation>toutes les Zones</translation>
    </message>
    <message>
        <source>Draw a keep spoils card.</source>
        <translation>Piochez une carte de Butin de forteresse.</translation>
    </message>
    <message>
        <source>Turn another of your dice to any face.</source>
        <translation>Changez la face d’un autre de vos dés.</translation>
    </message>
    <message>
        <source>Draw a Prophecy, then discard one.</source>
        <translation>Piochez une Prophétie puis défaussez-en une.</translation>
    </message>
    <message>
        <source>Discard a terror.</source>
        <translation>Défaussez 1 Terreur.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n more combat dice; decide before the first roll.</source>
        <translation>
            <numerusform>Lancez %n dé de Combat de plus&#x202f;; à décider avant le premier jet.</numerusform>
            <numerusform>Lancez %n dés de Combat de plus&#x202f;; à décider avant le premier jet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain %1.</source>
        <comment>an artifact</comment>
        <extracomment>%1 food, as &quot;2 food&quot;
----------
%1 favor, as &quot;2 favor&quot;</extracomment>
        <translation>Gagnez %1.</translation>
    </message>
    <message numerus="yes">
        <source>Gain and roll %n dice of colors you choose.</source>
        <translation>
            <numerusform>Gagnez puis lancez %n dé de votre choix.</numerusform>
            <numerusform>Gagnez puis lancez %n dés de votre choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you subdue a level 1 or 2 tile, take a level 3 tile instead.</source>
        <translation>Lorsque vous soumettez un Territoire de niveau 1 ou 2, prenez-en un de niveau 3 à la place.</translation>
    </message>
    <message>
        <source>Discard the Sea Journey just revealed; it has no effect.</source>
        <translation>Défaussez l’Expédition révélée sans en subir les conséquences.</translation>
    </message>
    <message>
        <source>Kept for the end. One, two, three, and so on are worth this much glory: %1; any more begin a new set.</source>
        <extracomment>A set of cards: %1 the glory of 1, 2, ... cards, as &quot;2, 4, 9, 16&quot;</extracomment>
        <translation>Carte gardée pour la fin. Gloire selon leur nombre&#xa0;: %1&#x202f;; au-delà, une nouvelle série commence.</translation>
    </message>
    <message>
        <source>per Treasure</source>
        <extracomment>What a Prophecy counts, behind a number: &quot;1 per Treasure&quot;</extracomment>
        <translation>par Trésor</translation>
    </message>
    <message>
        <source>per Art</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par carte Objets d’art</translation>
    </message>
    <message>
        <source>per Armor</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par Armure</translation>
    </message>
    <message>
        <source>per tapestry</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par Tapisserie</translation>
    </message>
    <message>
        <source>per Food territory</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par Territoire de Nourriture</translation>
    </message>
    <message>
        <source>per Favor territory</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par Territoire de Faveur</translation>
    </message>
    <message>
        <source>per Dice territory</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par Territoire de Dés</translation>
    </message>
    <message>
        <source>per Reaver of Tyr</source>
        <extracomment>What a Prophecy counts, behind a number: Reavers of the clan</extracomment>
        <translation>par Maraudeur du Clan de Tyr</translation>
    </message>
    <message>
        <source>per Reaver of Odin</source>
        <extracomment>What a Prophecy counts, behind a number: Reavers of the clan</extracomment>
        <translation>par Maraudeur du Clan d’Odin</translation>
    </message>
    <message>
        <source>per Reaver of Yggdrasil</source>
        <extracomment>What a Prophecy counts, behind a number: Reavers of the clan</extracomment>
        <translation>par Maraudeur du Clan d’Yggdrasil</translation>
    </message>
    <message>
        <source>per Farm pawn</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par pion de Ferme</translation>
    </message>
    <message>
        <source>per Wall pawn</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par pion de Mur</translation>
    </message>
    <message>
        <source>per Bastion pawn</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par pion de Bastion</translation>
    </message>
    <message>
        <source>per artifact</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par Artefact</translation>
    </message>
    <message>
        <source>per Sea Battle won</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par Combat en mer gagné</translation>
    </message>
    <message>
        <source>per Prophecy</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par Prophétie</translation>
    </message>
    <message>
        <source>per ship upgrade</source>
        <extracomment>What a Prophecy counts, behind a number</extracomment>
        <translation>par Amélioration de drakkar</translation>
    </message>
    <message>
        <source>keep 1 of %1</source>
        <extracomment>An ability in few words: %1 cards drawn, of which one is kept</extracomment>
        <translation>%1, en garder une</translation>
    </message>
    <message>
        <source>turn %1</source>
        <extracomment>An ability in few words: %1 a die, as &quot;a red die&quot;</extracomment>
        <translation>tourner %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>An ability in few words: %1 what is paid, %2 what is gained</extracomment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Gain %1.</source>
        <extracomment>Ability of a Reaver: %1 what is gained</extracomment>
        <translation>Gagnez %1.</translation>
    </message>
    <message>
        <source>Draw %1 and keep one.</source>
        <extracomment>Ability of a Reaver: %1 cards</extracomment>
        <translation>Piochez %1 et gardez-en une.</translation>
    </message>
    <message>
        <source>You may discard %1 to gain %2.</source>
        <extracomment>Ability of a Reaver: %1 dice or favor, %2 what is gained</extracomment>
        <translation>Vous pouvez défausser %1 pour gagner %2.</translation>
    </message>
    <message>
        <source>Clan of %1.</source>
        <extracomment>%1 a clan</extracomment>
        <translation>Clan {d’|de }%1.</translation>
    </message>
    <message>
        <source>As Leader it brings %1.</source>
        <extracomment>%1 the bonus of the clan</extracomment>
        <translation>Promotion&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Ability: %1</source>
        <extracomment>%1 a sentence</extracomment>
        <translation>Capacité&#xa0;: %1</translation>
    </message>
    <message>
        <source>use an ability</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>activer une capacité</translation>
    </message>
    <message>
        <source>turn a die</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>tourner un dé</translation>
    </message>
    <message>
        <source>swap a Prophecy</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>échanger une Prophétie</translation>
    </message>
    <message numerus="yes">
        <source>%n combat dice</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>
            <numerusform>%n dé de Combat</numerusform>
            <numerusform>%n dés de Combat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice rolled</source>
        <extracomment>Effect of an artifact in few words: dice that are rolled</extracomment>
        <translation>
            <numerusform>%n dé lancé</numerusform>
            <numerusform>%n dés lancés</numerusform>
        </translation>
    </message>
    <message>
        <source>a Leader bonus</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>un bonus de Leader</translation>
    </message>
    <message>
        <source>level 3 instead</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>niveau 3 à la place</translation>
    </message>
    <message>
        <source>no journey</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>pas d’Expédition</translation>
    </message>
    <message>
        <source>%1: discard the die stored on it (%2).</source>
        <extracomment>An artifact: %1 where it works, %2 the sign of the die it stores, or &quot;any die&quot;</extracomment>
        <translation>Utilisable&#xa0;: %1. Défaussez le dé stocké (%2).</translation>
    </message>
    <message>
        <source>At the end, it is worth %1.</source>
        <extracomment>%1 glory, as &quot;2 glory&quot;</extracomment>
        <translation>À la fin, il vaut %1.</translation>
    </message>
    <message>
        <source>Take the tile (%1), or gain %2.</source>
        <extracomment>%1 an upgrade tile, %2 what is gained instead</extracomment>
        <translation>Prenez la tuile (%1) ou gagnez %2.</translation>
    </message>
    <message>
        <source>Gain %1, or gain %2.</source>
        <extracomment>%1 and %2 what is gained</extracomment>
        <translation>Gagnez %1 ou bien %2.</translation>
    </message>
    <message>
        <source>Kept for the end. One of each of the three tapestries is worth %1, any other %2.</source>
        <extracomment>A tapestry: %1 the glory of one of each kind, %2 the glory of any other</extracomment>
        <translation>Carte gardée pour la fin. Les trois Tapisseries différentes valent %1, toute autre %2.</translation>
    </message>
    <message>
        <source>Gain %1. You may then fight against a defense of %2 for %3.</source>
        <extracomment>%1 what is gained, %2 a number, %3 what is gained by combat</extracomment>
        <translation>Gagnez %1. Vous pouvez ensuite tenter un Combat contre une Défense de %2 pour gagner %3.</translation>
    </message>
    <message>
        <source>a set</source>
        <extracomment>A card that scores in a set at the end, in few words</extracomment>
        <translation>une série</translation>
    </message>
    <message>
        <source>%1; defense %2</source>
        <extracomment>A keep card in few words: %1 what is gained, %2 the defense of its combat</extracomment>
        <translation>%1&#x202f;; Défense %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>A card in few words: %1 and %2 two gains of which one is chosen</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Pas d’effet.</translation>
    </message>
    <message>
        <source>your Leader</source>
        <translation>votre Leader</translation>
    </message>
    <message>
        <source>an artifact or a ship upgrade</source>
        <translation>un Artefact ou une Amélioration de drakkar</translation>
    </message>
    <message>
        <source>a Reaver of your longship</source>
        <translation>un Maraudeur de votre Drakkar</translation>
    </message>
    <message>
        <source>Pay %1, or lose %2.</source>
        <extracomment>A Sea Journey: %1 what can be paid, %2 what is lost else</extracomment>
        <translation>Défaussez %1 ou bien perdez %2.</translation>
    </message>
    <message>
        <source>Defense %1, or pay %2. Reward: %3.</source>
        <extracomment>A Sea Battle: %1 its defense, %2 dice that win it without combat, %3 the reward</extracomment>
        <translation>Défense %1, ou bien défaussez %2. Récompense&#xa0;: %3.</translation>
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
        <translation>À la fin&#xa0;: %1 %2, sur le Drakkar et dans la Pile de Gloire.</translation>
    </message>
    <message>
        <source>unknown until it is turned</source>
        <translation>inconnue avant d’être retournée</translation>
    </message>
    <message>
        <source>By force: defense %1. Peacefully: %2.</source>
        <extracomment>A territory: %1 its defense, %2 its price in peace</extracomment>
        <translation>De force&#xa0;: Défense %1. Pacifiquement&#xa0;: %2.</translation>
    </message>
    <message>
        <source>On the back is one of: %1.</source>
        <extracomment>A territory: %1 what can lie on the back, separated by semicolons</extracomment>
        <translation>Au dos, l’une de ces récompenses&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>rewards</comment>
        <extracomment>A list of rewards: %1 the list so far, %2 the next reward</extracomment>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>Once per round it pays like a die: %1. It is turned up again in Cleanup.</source>
        <extracomment>An upgrade tile: %1 the signs it stands for, as &quot;longship or hammer&quot;</extracomment>
        <translation>Une fois par tour, elle paie comme un dé&#xa0;: %1. Elle est remise face visible en Phase de Nettoyage.</translation>
    </message>
    <message>
        <source>a village or keep spoils card</source>
        <translation>une carte de Butin de village ou de forteresse</translation>
    </message>
    <message>
        <source>Clan of %1. As Leader, its Reavers make each die that shows the %2 count as shield, chest, longship, or hammer, and bring %3.</source>
        <extracomment>%1 a clan, %2 a sign of dice, %3 a bonus</extracomment>
        <translation>Clan {d’|de }%1. Avec un Leader de ce Clan, chaque dé montrant le symbole %2 compte comme Bouclier, Coffre, Drakkar ou Marteau&#x202f;; la Promotion apporte %3.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <extracomment>%1 what an action costs</extracomment>
        <translation>Coût&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rewards: %1, %2, %3 of those lying here, or %4; repeats are allowed.</source>
        <extracomment>At Trade: %1 to %3 goods, %4 a card</extracomment>
        <translation>Récompenses&#xa0;: %1, %2, %3 parmi ceux d’ici, ou %4&#x202f;; la même peut être choisie plusieurs fois.</translation>
    </message>
    <message>
        <source>Everyone faces a Sea Journey, then fights a Sea Battle.</source>
        <translation>Chacun affronte une Expédition, puis un Combat en mer.</translation>
    </message>
    <message>
        <source>It counts as shield, chest, longship, or hammer if your Leader is of the clan of %1.</source>
        <extracomment>%1 a clan</extracomment>
        <translation>Il compte comme Bouclier, Coffre, Drakkar ou Marteau si votre Leader est du Clan {d’|de }%1.</translation>
    </message>
    <message>
        <source>It pays a hammer, or rolls one combat die.</source>
        <translation>Il paie un Marteau, ou fait lancer un dé de Combat.</translation>
    </message>
    <message>
        <source>It pays one hammer, or rolls two combat dice.</source>
        <translation>Il paie un Marteau, ou fait lancer deux dés de Combat.</translation>
    </message>
    <message>
        <source>It pays where a cost asks for this sign: %1.</source>
        <extracomment>%1 a sign, as &quot;chest&quot;</extracomment>
        <translation>Il paie là où ce symbole est demandé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>fight the top Sea Battle of the deck, unseen</source>
        <translation>affronter le premier Combat en mer de la pioche, sans le voir</translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s) from the deck, unseen</source>
        <extracomment>A choice: %n cards</extracomment>
        <translation>
            <numerusform>piocher %n carte, sans la voir</numerusform>
            <numerusform>piocher %n cartes, sans les voir</numerusform>
        </translation>
    </message>
    <message>
        <source>draw a Prophecy from the deck</source>
        <translation>piocher une Prophétie</translation>
    </message>
    <message>
        <source>pay and act</source>
        <extracomment>A choice: the cost of the location is laid out</extracomment>
        <translation>payer et agir</translation>
    </message>
    <message>
        <source>pay for the journey</source>
        <extracomment>A choice</extracomment>
        <translation>payer l’Expédition</translation>
    </message>
    <message>
        <source>win with these dice, without combat</source>
        <extracomment>A choice: the dice of a Sea Battle are laid out</extracomment>
        <translation>vaincre avec ces dés, sans Combat</translation>
    </message>
    <message>
        <source>pay the tribute</source>
        <extracomment>A choice: the price of a territory is laid out</extracomment>
        <translation>payer le tribut</translation>
    </message>
    <message numerus="yes">
        <source>roll %n combat dice</source>
        <extracomment>A choice: %n combat dice</extracomment>
        <translation>
            <numerusform>lancer %n dé de Combat</numerusform>
            <numerusform>lancer %n dés de Combat</numerusform>
        </translation>
    </message>
    <message>
        <source>let the roll stand</source>
        <extracomment>A choice: the combat is not rolled again</extracomment>
        <translation>garder ce jet</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>A choice: what was chosen is enough</extracomment>
        <translation>terminé</translation>
    </message>
    <message>
        <source>use the ability: %1</source>
        <extracomment>A choice: %1 what is gained</extracomment>
        <translation>activer la capacité&#xa0;: %1</translation>
    </message>
    <message>
        <source>pillage it</source>
        <extracomment>A choice: a Farm or a Wall is pillaged</extracomment>
        <translation>piller</translation>
    </message>
    <message>
        <source>don’t use the ability</source>
        <extracomment>A choice: an ability is not used</extracomment>
        <translation>ne pas activer la capacité</translation>
    </message>
    <message>
        <source>leave it alone</source>
        <extracomment>A choice: a Farm, a Wall or a Tower is not pillaged</extracomment>
        <translation>ne pas piller</translation>
    </message>
    <message>
        <source>keep the tile subdued</source>
        <extracomment>A choice: Laevateinn is not used</extracomment>
        <translation>garder la tuile soumise</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>renoncer</translation>
    </message>
    <message>
        <source>draw a village spoils card</source>
        <translation>piocher une carte de Butin de village</translation>
    </message>
    <message>
        <source>draw a keep spoils card</source>
        <translation>piocher une carte de Butin de forteresse</translation>
    </message>
    <message>
        <source>take the tile: %1</source>
        <extracomment>A choice: %1 an upgrade tile</extracomment>
        <translation>prendre l’%1</translation>
    </message>
    <message>
        <source>gain %1</source>
        <comment>a choice</comment>
        <extracomment>A choice: %1 what is gained</extracomment>
        <translation>gagner %1</translation>
    </message>
    <message>
        <source>use %1: %2</source>
        <extracomment>A choice: %1 an artifact, %2 its effect</extracomment>
        <translation>utiliser %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>use %1 for %2</source>
        <extracomment>A choice: %1 an artifact, %2 a Reaver</extracomment>
        <translation>utiliser %1 pour %2</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>A choice: %1 a die as it lies</extracomment>
        <translation>défausser %1</translation>
    </message>
    <message>
        <source>roll %1</source>
        <extracomment>A choice: %1 dice of a color, as &quot;1 red die&quot;</extracomment>
        <translation>lancer %1</translation>
    </message>
    <message>
        <source>store %1 on %2</source>
        <extracomment>A choice: %1 a die as it lies, %2 an artifact</extracomment>
        <translation>stocker %1 sur %2</translation>
    </message>
    <message>
        <source>put %1 into the Glory pile</source>
        <extracomment>A choice: %1 an artifact</extracomment>
        <translation>mettre %1 dans la Pile de Gloire</translation>
    </message>
    <message>
        <source>lose %1</source>
        <extracomment>A choice: %1 an upgrade tile</extracomment>
        <translation>perdre %1</translation>
    </message>
    <message>
        <source>dismiss the Leader (%1)</source>
        <extracomment>A choice: %1 a Reaver</extracomment>
        <translation>défausser le Leader «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>dismiss %1 (%2)</source>
        <extracomment>A choice: %1 a Reaver, %2 its slot</extracomment>
        <translation>défausser %1 (%2)</translation>
    </message>
    <message>
        <source>discard the Prophecy “%1”</source>
        <extracomment>A choice: %1 a Prophecy</extracomment>
        <translation>défausser la Prophétie «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Rally</source>
        <extracomment>A use of a recruited Reaver: dice on any face</extracomment>
        <translation>Ralliement</translation>
    </message>
    <message>
        <source>Specialize</source>
        <extracomment>A use of a recruited Reaver: into a slot of the longship</extracomment>
        <translation>Spécialisation</translation>
    </message>
    <message>
        <source>Promote</source>
        <extracomment>A use of a recruited Reaver: it becomes the Leader</extracomment>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>send the longship to %1</source>
        <extracomment>A choice: %1 a location</extracomment>
        <translation>placer le Drakkar sur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>lay out %1</source>
        <extracomment>A choice: %1 a die or an upgrade</extracomment>
        <translation>engager %1</translation>
    </message>
    <message>
        <source>subdue %1 by force</source>
        <extracomment>A choice: %1 a territory tile</extracomment>
        <translation>soumettre le %1 de force</translation>
    </message>
    <message>
        <source>subdue %1 peacefully for %2</source>
        <extracomment>A choice: %1 a territory tile, %2 its price</extracomment>
        <translation>soumettre le %1 pacifiquement contre %2</translation>
    </message>
    <message>
        <source>rest and gain %1</source>
        <extracomment>A choice: %1 food, as &quot;2 food&quot;, or a die on a face, as &quot;a red chest die&quot;</extracomment>
        <translation>Repos&#xa0;: %1</translation>
    </message>
    <message>
        <source>fight</source>
        <extracomment>A choice</extracomment>
        <translation>combattre</translation>
    </message>
    <message>
        <source>suffer the journey</source>
        <extracomment>A choice: a journey is not paid for</extracomment>
        <translation>subir l’Expédition</translation>
    </message>
    <message>
        <source>give up the battle</source>
        <extracomment>A choice: a Sea Battle is given up</extracomment>
        <translation>abandonner le Combat</translation>
    </message>
    <message>
        <source>keep %1</source>
        <extracomment>A choice: %1 a card</extracomment>
        <translation>garder %1</translation>
    </message>
    <message>
        <source>resolve %1</source>
        <extracomment>A choice: %1 a card</extracomment>
        <translation>résoudre %1</translation>
    </message>
    <message>
        <source>mark a die with %1 to roll again</source>
        <extracomment>A choice: %1 the successes of a combat die</extracomment>
        <translation>marquer un dé à relancer (succès&#xa0;: %1)</translation>
    </message>
    <message>
        <source>roll the marked dice again for 1 favor</source>
        <extracomment>A choice</extracomment>
        <translation>relancer les dés marqués pour 1 Faveur</translation>
    </message>
    <message>
        <source>take %1 instead</source>
        <extracomment>A choice: %1 a territory tile</extracomment>
        <translation>prendre le %1 à la place</translation>
    </message>
    <message>
        <source>end your part</source>
        <extracomment>A choice: nothing more is to be done at this location</extracomment>
        <translation>terminer</translation>
    </message>
    <message>
        <source>Pay and act</source>
        <extracomment>Label of a button: the cost is laid out</extracomment>
        <translation>Payer et agir</translation>
    </message>
    <message>
        <source>Pay</source>
        <extracomment>Label of a button</extracomment>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Win with dice</source>
        <extracomment>Label of a button: a Sea Battle is won with the dice laid out</extracomment>
        <translation>Vaincre avec ces dés</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n</source>
        <extracomment>Label of a button: %n combat dice are rolled</extracomment>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Let it stand</source>
        <extracomment>Label of a button: the combat is not rolled again</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Label of a button</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>From the deck</source>
        <extracomment>Label of a button: cards or a battle from the deck</extracomment>
        <translation>De la pioche</translation>
    </message>
    <message>
        <source>Prophecy from the deck</source>
        <translation>Prophétie (pioche)</translation>
    </message>
    <message>
        <source>Rest: %1</source>
        <extracomment>Label of a button: %1 food, as &quot;2 food&quot;</extracomment>
        <translation>Repos&#xa0;: %1</translation>
    </message>
    <message>
        <source>Village card</source>
        <extracomment>Label of a button: one card of the village spoils</extracomment>
        <translation>Butin de village</translation>
    </message>
    <message>
        <source>Keep card</source>
        <extracomment>Label of a button: one card of the keep spoils</extracomment>
        <translation>Butin de forteresse</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <extracomment>Label of a button: an upgrade tile is taken</extracomment>
        <translation>Prendre la tuile</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>Label of a button: an ability is used</extracomment>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Pillage</source>
        <extracomment>Label of a button</extracomment>
        <translation>Piller</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>Label of a button: a card is not pillaged</extracomment>
        <translation>Ne pas piller</translation>
    </message>
    <message>
        <source>Keep this tile</source>
        <extracomment>Label of a button: Laevateinn is not used</extracomment>
        <translation>Garder cette tuile</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Label of a button: an ability is not used</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Suffer it</source>
        <extracomment>Label of a button: a journey is not paid for</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>Label of a button: a Sea Battle is given up</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Roll again: 1 favor</source>
        <extracomment>Label of a button: marked combat dice are rolled again</extracomment>
        <translation>Relancer&#xa0;: 1 Faveur</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Label of a button: nothing more is to be done at this location</extracomment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>By force</source>
        <extracomment>Label of a button</extracomment>
        <translation>De force</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Label of a button: a die is discarded</extracomment>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Store on %1</source>
        <extracomment>Label of a button: a die goes on an artifact</extracomment>
        <translation>Stocker sur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and rule</comment>
        <extracomment>%1 the name of a thing, %2 sentences of its rule</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Recruit Reavers</source>
        <comment>a location</comment>
        <translation>Recruter des maraudeurs</translation>
    </message>
    <message>
        <source>Trade with Villages</source>
        <comment>a location</comment>
        <translation>Commercer au village</translation>
    </message>
    <message>
        <source>Battle at Sea</source>
        <comment>a location</comment>
        <translation>Combattre en mer</translation>
    </message>
    <message>
        <source>Raid Villages</source>
        <comment>a location</comment>
        <translation>Piller un village</translation>
    </message>
    <message>
        <source>Raid Keeps</source>
        <comment>a location</comment>
        <translation>Piller une forteresse</translation>
    </message>
    <message>
        <source>Subdue Territories</source>
        <comment>a location</comment>
        <translation>Soumettre un territoire</translation>
    </message>
    <message>
        <source>red</source>
        <comment>color of dice</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>color of dice</comment>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>color of dice</comment>
        <translation>jaune</translation>
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
        <translation>symbole de Clan</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>sign of a die</comment>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>chest</source>
        <comment>sign of a die</comment>
        <translation>Coffre</translation>
    </message>
    <message>
        <source>longship</source>
        <comment>sign of a die</comment>
        <translation>Drakkar</translation>
    </message>
    <message>
        <source>hammer</source>
        <comment>sign of a die</comment>
        <translation>Marteau</translation>
    </message>
    <message>
        <source>double hammer</source>
        <comment>sign of a die</comment>
        <translation>double Marteau</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>sign of a die</comment>
        <translation>Casque</translation>
    </message>
    <message>
        <source>raven</source>
        <comment>sign of a die</comment>
        <translation>Corbeau</translation>
    </message>
    <message>
        <source>tree</source>
        <comment>sign of a die</comment>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>red helmet</source>
        <comment>a die as it lies</comment>
        <translation>Casque rouge</translation>
    </message>
    <message>
        <source>red shield</source>
        <comment>a die as it lies</comment>
        <translation>Bouclier rouge</translation>
    </message>
    <message>
        <source>red chest</source>
        <comment>a die as it lies</comment>
        <translation>Coffre rouge</translation>
    </message>
    <message>
        <source>red longship</source>
        <comment>a die as it lies</comment>
        <translation>Drakkar rouge</translation>
    </message>
    <message>
        <source>red hammer</source>
        <comment>a die as it lies</comment>
        <translation>Marteau rouge</translation>
    </message>
    <message>
        <source>red double hammer</source>
        <comment>a die as it lies</comment>
        <translation>double Marteau rouge</translation>
    </message>
    <message>
        <source>blue raven</source>
        <comment>a die as it lies</comment>
        <translation>Corbeau bleu</translation>
    </message>
    <message>
        <source>blue shield</source>
        <comment>a die as it lies</comment>
        <translation>Bouclier bleu</translation>
    </message>
    <message>
        <source>blue chest</source>
        <comment>a die as it lies</comment>
        <translation>Coffre bleu</translation>
    </message>
    <message>
        <source>blue longship</source>
        <comment>a die as it lies</comment>
        <translation>Drakkar bleu</translation>
    </message>
    <message>
        <source>blue hammer</source>
        <comment>a die as it lies</comment>
        <translation>Marteau bleu</translation>
    </message>
    <message>
        <source>blue double hammer</source>
        <comment>a die as it lies</comment>
        <translation>double Marteau bleu</translation>
    </message>
    <message>
        <source>yellow tree</source>
        <comment>a die as it lies</comment>
        <translation>Arbre jaune</translation>
    </message>
    <message>
        <source>yellow shield</source>
        <comment>a die as it lies</comment>
        <translation>Bouclier jaune</translation>
    </message>
    <message>
        <source>yellow chest</source>
        <comment>a die as it lies</comment>
        <translation>Coffre jaune</translation>
    </message>
    <message>
        <source>yellow longship</source>
        <comment>a die as it lies</comment>
        <translation>Drakkar jaune</translation>
    </message>
    <message>
        <source>yellow hammer</source>
        <comment>a die as it lies</comment>
        <translation>Marteau jaune</translation>
    </message>
    <message>
        <source>yellow double hammer</source>
        <comment>a die as it lies</comment>
        <translation>double Marteau jaune</translation>
    </message>
    <message>
        <source>shield upgrade</source>
        <comment>a tile of the longship</comment>
        <translation>Amélioration Bouclier</translation>
    </message>
    <message>
        <source>chest upgrade</source>
        <comment>a tile of the longship</comment>
        <translation>Amélioration Coffre</translation>
    </message>
    <message>
        <source>longship or hammer upgrade</source>
        <comment>a tile of the longship</comment>
        <translation>Amélioration Drakkar ou Marteau</translation>
    </message>
    <message>
        <source>Farm pawn</source>
        <comment>a pawn</comment>
        <translation>pion de Ferme</translation>
    </message>
    <message>
        <source>Wall pawn</source>
        <comment>a pawn</comment>
        <translation>pion de Mur</translation>
    </message>
    <message>
        <source>Bastion pawn</source>
        <comment>a pawn</comment>
        <translation>pion de Bastion</translation>
    </message>
    <message>
        <source>Axe Chieftain</source>
        <comment>a Reaver, a woman</comment>
        <translation>Cheffe à la hache</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>a Reaver</comment>
        <translation>Élu</translation>
    </message>
    <message>
        <source>Fanatic</source>
        <comment>a Reaver</comment>
        <translation>Fanatique</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <comment>a Reaver</comment>
        <translation>Mercenaire</translation>
    </message>
    <message>
        <source>Pillager</source>
        <comment>a Reaver</comment>
        <translation>Pillard</translation>
    </message>
    <message>
        <source>Flamebearer</source>
        <comment>a Reaver</comment>
        <translation>Porteur de flamme</translation>
    </message>
    <message>
        <source>Hunter</source>
        <comment>a Reaver</comment>
        <translation>Chasseur</translation>
    </message>
    <message>
        <source>Spear Chieftain</source>
        <comment>a Reaver</comment>
        <translation>Chef Lancier</translation>
    </message>
    <message>
        <source>Robber</source>
        <comment>a Reaver</comment>
        <translation>Détrousseur</translation>
    </message>
    <message>
        <source>Royal Guard</source>
        <comment>a Reaver</comment>
        <translation>Garde Royal</translation>
    </message>
    <message>
        <source>Freeman</source>
        <comment>a Reaver</comment>
        <translation>Homme libre</translation>
    </message>
    <message>
        <source>Old Warrior</source>
        <comment>a Reaver</comment>
        <translation>Vieux guerrier</translation>
    </message>
    <message>
        <source>Sword Chieftain</source>
        <comment>a Reaver</comment>
        <translation>Chef Épéiste</translation>
    </message>
    <message>
        <source>Scout</source>
        <comment>a Reaver, a woman</comment>
        <translation>Éclaireuse</translation>
    </message>
    <message>
        <source>Saga Keeper</source>
        <comment>a Reaver, a woman</comment>
        <translation>Gardienne des Sagas</translation>
    </message>
    <message>
        <source>Hiromenn</source>
        <comment>a Reaver</comment>
        <translation>Hiromenn</translation>
    </message>
    <message>
        <source>Seeress</source>
        <comment>a Reaver</comment>
        <translation>Prophétesse</translation>
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
        <translation>Bâton sacré de frêne</translation>
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
        <translation>Fragment de Mjölnir</translation>
    </message>
    <message>
        <source>Harp of the Ljósálfar</source>
        <comment>an artifact</comment>
        <translation>Harpe des Ljósálfar</translation>
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
        <translation>Amélioration (Bouclier)</translation>
    </message>
    <message>
        <source>Ship Upgrade: chest</source>
        <comment>a village spoils card</comment>
        <translation>Amélioration (Coffre)</translation>
    </message>
    <message>
        <source>Ship Upgrade: longship or hammer</source>
        <comment>a village spoils card</comment>
        <translation>Amélioration (Drakkar ou Marteau)</translation>
    </message>
    <message>
        <source>Farm</source>
        <comment>a village spoils card</comment>
        <translation>Ferme</translation>
    </message>
    <message>
        <source>Village Wall</source>
        <comment>a village spoils card</comment>
        <translation>Mur de village</translation>
    </message>
    <message>
        <source>Bundle of Swords</source>
        <comment>a village spoils card</comment>
        <translation>Faisceau d’épées</translation>
    </message>
    <message>
        <source>Bows and Arrows</source>
        <comment>a village spoils card</comment>
        <translation>Arcs et flèches</translation>
    </message>
    <message>
        <source>Axes and Spears</source>
        <comment>a village spoils card</comment>
        <translation>Haches et lances</translation>
    </message>
    <message>
        <source>Runic Carvings</source>
        <comment>a village spoils card</comment>
        <translation>Gravures runiques</translation>
    </message>
    <message>
        <source>Treasure</source>
        <comment>a keep spoils card</comment>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>Art</source>
        <comment>a keep spoils card</comment>
        <translation>Objets d’art</translation>
    </message>
    <message>
        <source>Armor</source>
        <comment>a keep spoils card</comment>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Tapestry of Dearg</source>
        <comment>a keep spoils card</comment>
        <translation>Tapisserie de Dearg</translation>
    </message>
    <message>
        <source>Tapestry of Buigh</source>
        <comment>a keep spoils card</comment>
        <translation>Tapisserie de Buigh</translation>
    </message>
    <message>
        <source>Tapestry of Gorm</source>
        <comment>a keep spoils card</comment>
        <translation>Tapisserie de Gorm</translation>
    </message>
    <message>
        <source>Keep Wall</source>
        <comment>a keep spoils card</comment>
        <translation>Mur de forteresse</translation>
    </message>
    <message>
        <source>Tower: blue and yellow</source>
        <comment>a keep spoils card, with the colors of its dice</comment>
        <translation>Bastion (bleu et jaune)</translation>
    </message>
    <message>
        <source>Tower: red and blue</source>
        <comment>a keep spoils card, with the colors of its dice</comment>
        <translation>Bastion (rouge et bleu)</translation>
    </message>
    <message>
        <source>Tower: red and yellow</source>
        <comment>a keep spoils card, with the colors of its dice</comment>
        <translation>Bastion (rouge et jaune)</translation>
    </message>
    <message>
        <source>Draugr Ambush</source>
        <comment>a Sea Journey</comment>
        <translation>Embuscade draugr</translation>
    </message>
    <message>
        <source>Famine</source>
        <comment>a Sea Journey</comment>
        <translation>Famine</translation>
    </message>
    <message>
        <source>Kraken!</source>
        <comment>a Sea Journey</comment>
        <translation>Kraken</translation>
    </message>
    <message>
        <source>Rough Seas</source>
        <comment>a Sea Journey</comment>
        <translation>Mer agitée</translation>
    </message>
    <message>
        <source>Viking Raiders</source>
        <comment>a Sea Journey</comment>
        <translation>Raiders vikings</translation>
    </message>
    <message>
        <source>Spoiled Rations</source>
        <comment>a Sea Journey</comment>
        <translation>Rations gâtées</translation>
    </message>
    <message>
        <source>All Is Calm</source>
        <comment>a Sea Journey</comment>
        <translation>Tout est calme</translation>
    </message>
    <message>
        <source>Transport</source>
        <comment>a Sea Battle</comment>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Draugar Raiders</source>
        <comment>a Sea Battle</comment>
        <translation>Raiders draugar</translation>
    </message>
    <message>
        <source>Skiff</source>
        <comment>a Sea Battle</comment>
        <translation>Bachot</translation>
    </message>
    <message>
        <source>Knarr</source>
        <comment>a Sea Battle</comment>
        <translation>Knarr</translation>
    </message>
    <message>
        <source>Exiles</source>
        <comment>a Sea Battle</comment>
        <translation>Exilés</translation>
    </message>
    <message>
        <source>Longship</source>
        <comment>a Sea Battle</comment>
        <translation>Drakkar</translation>
    </message>
    <message>
        <source>Lyngbakr</source>
        <comment>a Sea Battle</comment>
        <translation>Lyngbakr</translation>
    </message>
    <message>
        <source>Spawn of Jormungandr</source>
        <comment>a Sea Battle</comment>
        <translation>Rejeton de Jormungandr</translation>
    </message>
    <message>
        <source>Stolen Armor</source>
        <comment>a Prophecy</comment>
        <translation>Armure volée</translation>
    </message>
    <message>
        <source>Champion of the Seas</source>
        <comment>a Prophecy</comment>
        <translation>Champion des mers</translation>
    </message>
    <message>
        <source>Champion of Valhalla</source>
        <comment>a Prophecy</comment>
        <translation>Champion du Valhalla</translation>
    </message>
    <message>
        <source>Treasure Hunter</source>
        <comment>a Prophecy</comment>
        <translation>Chasseur de trésors</translation>
    </message>
    <message>
        <source>Chosen of Seidr</source>
        <comment>a Prophecy</comment>
        <translation>Élu de Seidr</translation>
    </message>
    <message>
        <source>Feast of the Gods</source>
        <comment>a Prophecy</comment>
        <translation>Festin des dieux</translation>
    </message>
    <message>
        <source>Proud Conquerors</source>
        <comment>a Prophecy</comment>
        <translation>Fiers conquérants</translation>
    </message>
    <message>
        <source>Refined Tastes</source>
        <comment>a Prophecy</comment>
        <translation>Goûts raffinés</translation>
    </message>
    <message>
        <source>Warrior of Odin</source>
        <comment>a Prophecy</comment>
        <translation>Guerrier d’Odin</translation>
    </message>
    <message>
        <source>Juggernaut</source>
        <comment>a Prophecy</comment>
        <translation>Mastodonte</translation>
    </message>
    <message>
        <source>Plunderer</source>
        <comment>a Prophecy</comment>
        <translation>Pillard</translation>
    </message>
    <message>
        <source>Prophet of Odin</source>
        <comment>a Prophecy</comment>
        <translation>Prophète d’Odin</translation>
    </message>
    <message>
        <source>Killer Lord</source>
        <comment>a Prophecy</comment>
        <translation>Seigneur Tueur</translation>
    </message>
    <message>
        <source>World Shaman</source>
        <comment>a Prophecy</comment>
        <translation>Shaman du Monde</translation>
    </message>
    <message>
        <source>Vanquisher</source>
        <comment>a Prophecy</comment>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Reavers</source>
        <comment>a deck</comment>
        <translation>Maraudeurs</translation>
    </message>
    <message>
        <source>village spoils</source>
        <comment>a deck</comment>
        <translation>Butin de village</translation>
    </message>
    <message>
        <source>keep spoils</source>
        <comment>a deck</comment>
        <translation>Butin de forteresse</translation>
    </message>
    <message>
        <source>Sea Journeys</source>
        <comment>a deck</comment>
        <translation>Expéditions</translation>
    </message>
    <message>
        <source>Sea Battles</source>
        <comment>a deck</comment>
        <translation>Combats en mer</translation>
    </message>
    <message>
        <source>Prophecies</source>
        <comment>a deck</comment>
        <translation>Prophéties</translation>
    </message>
    <message>
        <source>Food territory %1</source>
        <extracomment>A territory tile: %1 its level, I to III</extracomment>
        <translation>Territoire de Nourriture %1</translation>
    </message>
    <message>
        <source>Favor territory %1</source>
        <extracomment>A territory tile: %1 its level, I to III</extracomment>
        <translation>Territoire de Faveur %1</translation>
    </message>
    <message>
        <source>Dice territory %1</source>
        <extracomment>A territory tile: %1 its level, I to III</extracomment>
        <translation>Territoire de Dés %1</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <extracomment>Behind a prompt: %1 seats that decide afterwards, in their order</extracomment>
        <translation>Ensuite&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 may take %n Reaver(s), or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %n Reavers</extracomment>
        <translation>
            <numerusform>%2&#xa0;: %1 prend %n Maraudeur ou se repose.</numerusform>
            <numerusform>%2&#xa0;: %1 prend %n Maraudeurs ou se repose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 may choose %n reward(s), or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %n rewards</extracomment>
        <translation>
            <numerusform>%2&#xa0;: %1 choisit %n récompense ou se repose.</numerusform>
            <numerusform>%2&#xa0;: %1 choisit %n récompenses ou se repose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 may attempt up to %n tile(s), or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>%2&#xa0;: %1 tente de soumettre %n Territoire ou se repose.</numerusform>
            <numerusform>%2&#xa0;: %1 tente de soumettre jusqu’à %n Territoires ou se repose.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: %1 may pay %3 to act, or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %3 what it costs, as &quot;4 food&quot;</extracomment>
        <translation>%2&#xa0;: %1 paie %3 pour agir, ou se repose.</translation>
    </message>
    <message>
        <source>%2: %1 may pay %3 to follow %4, or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %3 what it costs, as &quot;4 food&quot;, %4 the seat that chose it</extracomment>
        <translation>%2&#xa0;: %1 paie %3 pour suivre %4, ou se repose.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may lay out dice with hammers.</source>
        <extracomment>A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense</extracomment>
        <translation>%2, Défense %3&#xa0;: %1 choisit des dés Marteau.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must decide how to use %n Reaver(s).</source>
        <extracomment>A prompt: %1 a seat, %n Reavers to be placed</extracomment>
        <translation>
            <numerusform>%1 choisit le rôle de %n Maraudeur.</numerusform>
            <numerusform>%1 choisit le rôle de %n Maraudeurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: %1 may use the ability. %3</source>
        <extracomment>A prompt: %1 a seat, %2 a Reaver, %3 its ability</extracomment>
        <translation>%2&#xa0;: %1 active ou non la capacité. %3</translation>
    </message>
    <message>
        <source>%1 must keep one of the cards drawn.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 garde une des cartes piochées.</translation>
    </message>
    <message>
        <source>%1 has no room for all the dice and must discard one.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 n’a plus de place et défausse un dé.</translation>
    </message>
    <message>
        <source>%1 gains a die and must choose its face.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 gagne un dé et choisit sa face.</translation>
    </message>
    <message>
        <source>%1 may turn one die to another face.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 tourne un dé sur une autre face.</translation>
    </message>
    <message>
        <source>%1 must discard one Prophecy.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 défausse une Prophétie.</translation>
    </message>
    <message>
        <source>%1 must draw a village or a keep spoils card for the new Leader.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 pioche une carte de Butin de village ou de forteresse pour le nouveau Leader.</translation>
    </message>
    <message>
        <source>%1 must choose the card to resolve next.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 choisit la carte à résoudre.</translation>
    </message>
    <message>
        <source>%2: %1 must decide.</source>
        <extracomment>A prompt: %1 a seat, %2 a card</extracomment>
        <translation>%2&#xa0;: %1 décide.</translation>
    </message>
    <message>
        <source>%1 has no room for a fifth artifact: one goes to the Glory pile.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 n’a pas de place pour un cinquième Artefact&#xa0;: l’un d’eux va dans la Pile de Gloire.</translation>
    </message>
    <message>
        <source>%1’s turn: send a longship to a location.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>C’est à %1 de placer son Drakkar sur une Zone d’action.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s turn: take the cards of a stack, or draw %n from the deck.</source>
        <extracomment>A prompt: %1 a seat, %n cards</extracomment>
        <translation>
            <numerusform>C’est à %1 de prendre les cartes d’une pile, ou d’en piocher %n.</numerusform>
            <numerusform>C’est à %1 de prendre les cartes d’une pile, ou d’en piocher %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must take the second die of the reward.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 prend le second dé de la récompense.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may choose %n more reward(s).</source>
        <extracomment>A prompt: %1 a seat, %n rewards</extracomment>
        <translation>
            <numerusform>%1 choisit encore %n récompense.</numerusform>
            <numerusform>%1 choisit encore %n récompenses.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: %1 must pay or suffer it. %3</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Journey, %3 its rule</extracomment>
        <translation>%2&#xa0;: %1 paie l’Expédition ou la subit. %3</translation>
    </message>
    <message>
        <source>%1 must choose what to lose.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 choisit ce qui est perdu.</translation>
    </message>
    <message>
        <source>%1’s turn: choose a Sea Battle, or draw one from the deck.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>C’est à %1 de choisir un Combat en mer ou d’en piocher un.</translation>
    </message>
    <message>
        <source>%2: %1 must pay its dice, fight, or give up.</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle</extracomment>
        <translation>%2&#xa0;: %1 paie en dés, combat ou abandonne.</translation>
    </message>
    <message>
        <source>%2: %1 must pay %3.</source>
        <extracomment>A prompt: %1 a seat, %2 a territory, %3 its price</extracomment>
        <translation>%2&#xa0;: %1 paie %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may attempt %n more tile(s).</source>
        <extracomment>A prompt: %1 a seat, %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>%1 peut encore tenter de soumettre %n Territoire.</numerusform>
            <numerusform>%1 peut encore tenter de soumettre %n Territoires.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: %1 may take a level 3 tile instead.</source>
        <extracomment>A prompt: %1 a seat, %2 an artifact</extracomment>
        <translation>%2&#xa0;: %1 peut prendre une tuile de niveau 3 à la place.</translation>
    </message>
    <message>
        <source>%1 must choose the tile whose reward comes next.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 choisit la tuile à retourner pour en recevoir la récompense.</translation>
    </message>
    <message>
        <source>%1 may still use artifacts, or end here.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 peut encore utiliser des Artefacts ou terminer.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>A combat needs at least one combat die.</source>
        <translation>Un Combat demande au moins un dé de Combat.</translation>
    </message>
    <message>
        <source>No such reward is left to take.</source>
        <translation>Il n’y a plus de récompense de ce type à prendre.</translation>
    </message>
    <message>
        <source>No die is stored on the artifact %1.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>Aucun dé n’est stocké sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation>Ce jeu ne connaît pas cette action.</translation>
    </message>
    <message>
        <source>First choose the card to keep.</source>
        <translation>Choisissez d’abord la carte à garder.</translation>
    </message>
    <message>
        <source>First choose the die to gain.</source>
        <translation>Choisissez d’abord le dé à gagner.</translation>
    </message>
    <message>
        <source>First choose the die to turn, and its face.</source>
        <translation>Choisissez d’abord le dé à tourner et sa face.</translation>
    </message>
    <message>
        <source>First choose the Prophecy to discard.</source>
        <translation>Choisissez d’abord la Prophétie à défausser.</translation>
    </message>
    <message>
        <source>First choose the card for the new Leader: village or keep.</source>
        <translation>Choisissez d’abord le Butin du nouveau Leader&#xa0;: village ou forteresse.</translation>
    </message>
    <message>
        <source>First choose the card to resolve next.</source>
        <translation>Choisissez d’abord la carte à résoudre.</translation>
    </message>
    <message>
        <source>First choose the Reaver to recruit next.</source>
        <translation>Choisissez d’abord le Maraudeur à recruter.</translation>
    </message>
    <message>
        <source>First roll for the combat.</source>
        <translation>Lancez d’abord les dés du Combat.</translation>
    </message>
    <message>
        <source>First decide on the roll.</source>
        <translation>Décidez d’abord du jet.</translation>
    </message>
    <message>
        <source>First choose a location.</source>
        <translation>Choisissez d’abord une Zone d’action.</translation>
    </message>
    <message>
        <source>First choose the rewards of Trade.</source>
        <translation>Choisissez d’abord les récompenses du commerce.</translation>
    </message>
    <message>
        <source>First choose what to lose.</source>
        <translation>Choisissez d’abord ce qui est perdu.</translation>
    </message>
    <message>
        <source>First choose a Sea Battle, or draw one from the deck.</source>
        <translation>Choisissez d’abord un Combat en mer ou piochez-en un.</translation>
    </message>
    <message>
        <source>First choose the tile whose reward comes next.</source>
        <translation>Choisissez d’abord la tuile dont la récompense vient ensuite.</translation>
    </message>
    <message>
        <source>First use an artifact, or end your part.</source>
        <translation>Utilisez d’abord un Artefact ou terminez.</translation>
    </message>
    <message>
        <source>Round %2 begins. %1 is the Start Player.</source>
        <extracomment>%1 a player, %2 the number of the round</extracomment>
        <translation>Le tour %2 commence. %1 est Premier joueur.</translation>
    </message>
    <message>
        <source>%1 sends a longship to %2.</source>
        <extracomment>%1 a player, %2 a location</extracomment>
        <translation>%1 place son Drakkar sur «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 takes the Honor Ship.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 prend le Drakkar d’honneur.</translation>
    </message>
    <message>
        <source>%1 rests.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 se repose.</translation>
    </message>
    <message>
        <source>Round %1 ends.</source>
        <extracomment>%1 the number of the round</extracomment>
        <translation>Le tour %1 s’achève.</translation>
    </message>
    <message>
        <source>%1 pays with %2.</source>
        <extracomment>%1 a player, %2 a die or an upgrade</extracomment>
        <translation>%1 paie avec %2.</translation>
    </message>
    <message>
        <source>%1 recruits %2.</source>
        <extracomment>%1 a player, %2 a Reaver; its dice are rolled next</extracomment>
        <translation>%1 recrute %2.</translation>
    </message>
    <message>
        <source>%1 rallies %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 rallie %2.</translation>
    </message>
    <message>
        <source>%1 specializes %2 in the %3 slot.</source>
        <extracomment>%1 a player, %2 a Reaver, %3 a slot of the longship</extracomment>
        <translation>%1 spécialise %2 (%3).</translation>
    </message>
    <message>
        <source>%1 promotes %2 to Leader.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 promeut %2 au rang de Leader.</translation>
    </message>
    <message>
        <source>%1 dismisses %2 to the Glory pile.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 défausse %2 dans la Pile de Gloire.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 garde %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 défausse %2.</translation>
    </message>
    <message>
        <source>%1 keeps %2 for the end.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 garde %2 pour la fin.</translation>
    </message>
    <message>
        <source>%1 gains the artifact %2.</source>
        <extracomment>%1 a player, %2 an artifact</extracomment>
        <translation>%1 gagne l’Artefact «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 puts %2 into the Glory pile.</source>
        <extracomment>%1 a player, %2 an artifact</extracomment>
        <translation>%1 met %2 dans la Pile de Gloire.</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <extracomment>%1 a player, %2 an artifact</extracomment>
        <translation>%1 utilise %2.</translation>
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
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>At hand:</source>
        <extracomment>Caption of what lies before the seat to move</extracomment>
        <translation>À résoudre&#xa0;:</translation>
    </message>
    <message>
        <source>%1 (marked)</source>
        <extracomment>A combat die that is marked to be rolled again, in text: %1 its successes</extracomment>
        <translation>%1 (marqué)</translation>
    </message>
    <message>
        <source>Chances:</source>
        <extracomment>Caption of the chances to win a combat</extracomment>
        <translation>Chances&#xa0;:</translation>
    </message>
    <message>
        <source>Laid out:</source>
        <extracomment>Caption of the dice laid out</extracomment>
        <translation>Engagé&#xa0;:</translation>
    </message>
    <message>
        <source>Dice:</source>
        <extracomment>Caption of a line of the table in text</extracomment>
        <translation>Dés&#xa0;:</translation>
    </message>
    <message>
        <source>Leader:</source>
        <extracomment>Caption of a line of the table in text</extracomment>
        <translation>Leader&#xa0;:</translation>
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
        <translation>%1 (utilisée)</translation>
    </message>
    <message>
        <source>On board:</source>
        <extracomment>Caption of a line of the table in text</extracomment>
        <translation>À bord&#xa0;:</translation>
    </message>
    <message>
        <source>Glory pile:</source>
        <extracomment>Caption of a line of the table in text: what scores at the end</extracomment>
        <translation>Pile de Gloire&#xa0;:</translation>
    </message>
    <message>
        <source>Raiders of Midgard</source>
        <translation>Maraudeurs de Midgard</translation>
    </message>
    <message>
        <source>Recruit Reavers, roll their dice, and sail your longship to raids, battles, and trade, for glory.</source>
        <translation>Recrutez des Maraudeurs, lancez leurs dés et menez votre Drakkar au pillage, au combat et au commerce, pour la Gloire.</translation>
    </message>
    <message>
        <source>Terror of Runic Carvings</source>
        <translation>Terreur des Gravures runiques</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>A value of the option &quot;Terror of Runic Carvings&quot;</extracomment>
        <translation>une</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>A value of the option &quot;Terror of Runic Carvings&quot;</extracomment>
        <translation>deux</translation>
    </message>
    <message>
        <source>How much terror the other player gains: the rulebook says one, the card in its picture says two.</source>
        <translation>Terreur que gagne l’autre joueur&#xa0;: une selon la règle, deux selon l’image de la carte.</translation>
    </message>
    <message>
        <source>Favor</source>
        <extracomment>What decides between seats with equal glory; beside its number</extracomment>
        <translation>Faveur</translation>
    </message>
    <message>
        <source>Battles at sea</source>
        <extracomment>A source of glory</extracomment>
        <translation>Combats en mer</translation>
    </message>
    <message>
        <source>Villages</source>
        <extracomment>A source of glory</extracomment>
        <translation>Villages</translation>
    </message>
    <message>
        <source>Keeps</source>
        <extracomment>A source of glory</extracomment>
        <translation>Forteresses</translation>
    </message>
    <message>
        <source>Reavers</source>
        <extracomment>A part of the open box
----------
A source of glory</extracomment>
        <translation>Maraudeurs</translation>
    </message>
    <message>
        <source>Terror</source>
        <extracomment>A source of glory, below zero</extracomment>
        <translation>Terreur</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <extracomment>A part of the open box
----------
A source of glory</extracomment>
        <translation>Artefacts</translation>
    </message>
    <message>
        <source>Treasures</source>
        <extracomment>A source of glory: cards of the set</extracomment>
        <translation>Trésors</translation>
    </message>
    <message>
        <source>Art</source>
        <comment>score</comment>
        <extracomment>A source of glory: cards of the set</extracomment>
        <translation>Objets d’art</translation>
    </message>
    <message>
        <source>Armor</source>
        <comment>score</comment>
        <extracomment>A source of glory: cards of the set</extracomment>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Farm pawns</source>
        <extracomment>A source of glory: pawns and their majority</extracomment>
        <translation>Pions de Ferme</translation>
    </message>
    <message>
        <source>Wall pawns</source>
        <extracomment>A source of glory: pawns and their majority</extracomment>
        <translation>Pions de Mur</translation>
    </message>
    <message>
        <source>Bastion pawns</source>
        <extracomment>A source of glory: pawns and their majority</extracomment>
        <translation>Pions de Bastion</translation>
    </message>
    <message>
        <source>glory on the track</source>
        <extracomment>What Glory of a hint is for: &quot;+8 points from glory on the track&quot;</extracomment>
        <translation>Gloire gagnée</translation>
    </message>
    <message>
        <source>territories in later rounds</source>
        <extracomment>What Glory of a hint is for: &quot;+3 points from territories in later rounds&quot;</extracomment>
        <translation>Gloire des Territoires aux tours suivants</translation>
    </message>
    <message>
        <source>sets and tapestries</source>
        <extracomment>What Glory of a hint is for: &quot;+5 points from sets and tapestries&quot;</extracomment>
        <translation>séries et Tapisseries</translation>
    </message>
    <message>
        <source>pawns and who has the most of them</source>
        <extracomment>What Glory of a hint is for: &quot;+6 points from pawns and who has most of them&quot;</extracomment>
        <translation>pions et majorités</translation>
    </message>
    <message>
        <source>artifacts at the end and in use</source>
        <extracomment>What Glory of a hint is for: &quot;+3 points from artifacts at the end and in use&quot;</extracomment>
        <translation>Artefacts, à l’usage et à la fin</translation>
    </message>
    <message>
        <source>Prophecies as they stand</source>
        <extracomment>What Glory of a hint is for: &quot;+4 points from Prophecies as they stand&quot;</extracomment>
        <translation>Prophéties en l’état actuel</translation>
    </message>
    <message>
        <source>what cards, pawns, and Prophecies may still bring</source>
        <extracomment>What Glory of a hint is for: &quot;+3 points from what cards, pawns and Prophecies may still bring&quot;</extracomment>
        <translation>ce que cartes, pions et Prophéties rapporteront encore</translation>
    </message>
    <message>
        <source>terror at the end</source>
        <extracomment>What Glory of a hint is for: &quot;-3 points from terror at the end&quot;</extracomment>
        <translation>Terreur à la fin</translation>
    </message>
    <message>
        <source>dice and upgrades in store</source>
        <extracomment>What Glory of a hint is for: &quot;+2 points from dice and upgrades in store&quot;</extracomment>
        <translation>dés et Améliorations en réserve</translation>
    </message>
    <message>
        <source>food in store</source>
        <extracomment>What Glory of a hint is for: &quot;-4 points from food in store&quot;</extracomment>
        <translation>Nourriture en réserve</translation>
    </message>
    <message>
        <source>favor in store</source>
        <extracomment>What Glory of a hint is for: &quot;+2 points from favor in store&quot;</extracomment>
        <translation>Faveur en réserve</translation>
    </message>
    <message>
        <source>Reavers aboard</source>
        <extracomment>What Glory of a hint is for: &quot;+4 points from Reavers aboard&quot;</extracomment>
        <translation>Maraudeurs à bord</translation>
    </message>
    <message>
        <source>options for the next ships</source>
        <extracomment>What Glory of a hint is for: &quot;+2 points from options for the next ships&quot;</extracomment>
        <translation>ce qui sera possible ensuite</translation>
    </message>
    <message>
        <source>fight “%1” (place %2)</source>
        <extracomment>A choice: %1 a Sea Battle, %2 the number of its place</extracomment>
        <translation>affronter «&#xa0;%1&#xa0;» (emplacement %2)</translation>
    </message>
    <message>
        <source>take %1 (stack %2)</source>
        <extracomment>A choice: %1 the two cards of a stack, %2 its number</extracomment>
        <translation>prendre la pile %2 (%1)</translation>
    </message>
    <message>
        <source>Recruit</source>
        <comment>a location in one word</comment>
        <translation>Recruter</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>a location in one word</comment>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Sea</source>
        <comment>a location in one word</comment>
        <translation>En mer</translation>
    </message>
    <message>
        <source>Villages</source>
        <comment>a location in one word</comment>
        <translation>Villages</translation>
    </message>
    <message>
        <source>Keeps</source>
        <comment>a location in one word</comment>
        <translation>Forteresses</translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>a location in one word</comment>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>rally %1: %2 on any face</source>
        <extracomment>A choice: %1 a Reaver, %2 dice, as &quot;2 red dice&quot;</extracomment>
        <translation>rallier %1&#xa0;: %2 sur la face de votre choix</translation>
    </message>
    <message>
        <source>specialize %1 in %2: %3</source>
        <extracomment>A choice: %1 a Reaver, %2 a slot, %3 its ability there</extracomment>
        <translation>spécialiser %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>promote %1 to Leader: %2</source>
        <extracomment>A choice: %1 a Reaver, %2 what its clan brings then</extracomment>
        <translation>promouvoir %1 au rang de Leader&#xa0;: %2</translation>
    </message>
    <message>
        <source>%2: %1 can pay with what is laid out.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, card or tile</extracomment>
        <translation>%2&#xa0;: %1 paie avec ce qui est engagé.</translation>
    </message>
    <message>
        <source>%2: %1 must lay out the cost. Still missing: %3.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, card or tile, %3 what is not laid out yet, as &quot;1 chest&quot;</extracomment>
        <translation>%2&#xa0;: %1 engage le coût. Dés encore manquants&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%2: %1 can only rest (still needs %3 to act).</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %3 what it lacks to act, as &quot;1 chest&quot;</extracomment>
        <translation>%2&#xa0;: %1 se repose&#x202f;; pour agir, il manque&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%2: %1 has neither hammers nor what a tile asks for, and can only rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location</extracomment>
        <translation>%2&#xa0;: %1 se repose, faute de Marteau ou de quoi payer un Territoire.</translation>
    </message>
    <message>
        <source>%2: %1 can’t pay and must suffer it. %3</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Journey, %3 its rule</extracomment>
        <translation>%2&#xa0;: %1 ne peut pas payer l’Expédition et la subit. %3</translation>
    </message>
    <message>
        <source>%2: %1 must pay its dice or give up.</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle</extracomment>
        <translation>%2&#xa0;: %1 paie en dés ou abandonne.</translation>
    </message>
    <message>
        <source>%2: %1 must fight or give up (still needs %3 to pay).</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%2&#xa0;: %1 combat ou abandonne&#x202f;; pour payer, il manque&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%2: %1 can only give up (still needs %3 to pay).</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%2&#xa0;: %1 abandonne&#x202f;; pour payer, il manque&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may roll or lay out more. Combat dice: %4.</source>
        <extracomment>A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense, %4 a number of dice</extracomment>
        <translation>%2, Défense %3&#xa0;: %1 lance ou engage d’autres dés. Dés de Combat&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may roll. Combat dice: %4.</source>
        <extracomment>A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense, %4 a number of dice</extracomment>
        <translation>%2, Défense %3&#xa0;: %1 lance les dés. Dés de Combat&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%2: %1 has rolled. Successes: %3, needed: %4.</source>
        <extracomment>A prompt after a roll: %1 a seat, %2 a card or tile, %3 successes, %4 the defense</extracomment>
        <translation>%2&#xa0;: %1 obtient %3 succès&#x202f;; il en faut %4.</translation>
    </message>
    <message>
        <source>Marked dice roll again for a favor.</source>
        <translation>Les dés marqués se relancent pour 1 Faveur.</translation>
    </message>
    <message numerus="yes">
        <source>Marked to roll again for a favor: %n die (dice). Undo takes a mark back.</source>
        <extracomment>Behind a prompt after a roll: %n combat dice</extracomment>
        <translation>
            <numerusform>Pour 1 Faveur, %n dé marqué se relance. Annuler retire une marque.</numerusform>
            <numerusform>Pour 1 Faveur, %n dés marqués se relancent. Annuler retire une marque.</numerusform>
        </translation>
    </message>
    <message>
        <source>defense %1, or %2: %3</source>
        <extracomment>A Sea Battle in few words: %1 its defense, %2 dice that win it without combat, %3 the reward</extracomment>
        <translation>Défense %1, ou %2&#xa0;: %3</translation>
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
        <translation>Combat (%1 succès sur %2)&#xa0;:</translation>
    </message>
    <message>
        <source>%1 can’t attempt another tile and must end.</source>
        <extracomment>A prompt: %1 a seat, which has neither hammers nor what a tile asks for</extracomment>
        <translation>%1 ne peut plus tenter de soumettre un Territoire et termine.</translation>
    </message>
    <message>
        <source>Start Player: %1.</source>
        <extracomment>Above the table in text: %1 the Start Player of this round</extracomment>
        <translation>Premier joueur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Next round: %1.</source>
        <extracomment>Above the table in text: %1 the Start Player of the next round</extracomment>
        <translation>Au prochain tour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Honor Ship: %1.</source>
        <extracomment>Above the table in text: %1 the seat that holds the Honor Ship</extracomment>
        <translation>Drakkar d’honneur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>discard %1; %2 gains %3</source>
        <extracomment>A choice: %1 terror that is discarded, %2 a seat, %3 terror that it gains</extracomment>
        <translation>défausser %1&#x202f;; %2 gagne %3</translation>
    </message>
    <message>
        <source>recruit %1: roll %2</source>
        <extracomment>A choice: %1 a Reaver, %2 dice, as &quot;1 red die and 1 blue die&quot;</extracomment>
        <translation>recruter %1&#xa0;: lancer %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 must choose the color(s) of %n dice to roll.</source>
        <extracomment>A prompt: %1 a seat, %n dice that are rolled once the last color is chosen</extracomment>
        <translation>
            <numerusform>%1 choisit la couleur de %n dé à lancer.</numerusform>
            <numerusform>%1 choisit les couleurs de %n dés à lancer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must choose the Reaver to recruit next, roll its dice, and decide how to use it.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 choisit le Maraudeur à recruter&#xa0;: ses dés sont lancés, puis son rôle est choisi.</translation>
    </message>
    <message>
        <source>%1’s turn: send the Honor Ship to a location.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>C’est à %1 de placer le Drakkar d’honneur sur une Zone d’action.</translation>
    </message>
    <message>
        <source>At the end: %1 %2 on the longship, turned up or down.</source>
        <extracomment>A Prophecy: %1 glory, as &quot;2 glory&quot;; %2 what it counts, as &quot;per ship upgrade&quot;</extracomment>
        <translation>À la fin&#xa0;: %1 %2 sur le Drakkar, face visible ou cachée.</translation>
    </message>
    <message>
        <source>At the end: %1 %2 in the Glory pile, including this one.</source>
        <extracomment>A Prophecy: %1 glory, as &quot;1 glory&quot;; %2 what it counts, as &quot;per Prophecy&quot;</extracomment>
        <translation>À la fin&#xa0;: %1 %2 dans la Pile de Gloire, y compris celle-ci.</translation>
    </message>
    <message>
        <source>%1 takes the Start Player marker.</source>
        <extracomment>%1 a player; in the last round, after which there is no Start Player</extracomment>
        <translation>%1 prend le marqueur de Premier joueur.</translation>
    </message>
    <message>
        <source>%1 takes the Start Player marker and leads round %2.</source>
        <extracomment>%1 a player, %2 the number of the next round</extracomment>
        <translation>%1 prend le marqueur de Premier joueur et commencera le tour %2.</translation>
    </message>
    <message>
        <source>%1 pays %2 and has %3 left.</source>
        <extracomment>%1 a player, %2 an amount that it pays, as &quot;3 food&quot;, %3 what the player has left</extracomment>
        <translation>%1 paie %2&#x202f;; il lui en reste %3.</translation>
    </message>
    <message>
        <source>%1 loses %2 and has %3 left.</source>
        <extracomment>%1 a player, %2 an amount that it loses, as &quot;2 food&quot;, %3 what the player has left</extracomment>
        <translation>%1 perd %2&#x202f;; il lui en reste %3.</translation>
    </message>
    <message>
        <source>%1 discards %2 and has %3 left.</source>
        <extracomment>%1 a player, %2 terror that it is rid of, as &quot;1 terror&quot;, %3 what the player has left</extracomment>
        <translation>%1 défausse %2&#x202f;; il lui en reste %3.</translation>
    </message>
    <message>
        <source>%1 draws %2 from the deck.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>a Reaver</comment>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>give %1, or gain %2</source>
        <extracomment>Runic Carvings in few words: %1 terror that another seat gains, as &quot;1 terror&quot;; %2 what is gained instead</extracomment>
        <translation>donner %1, ou gagner %2</translation>
    </message>
    <message>
        <source>At the end each is worth %1 glory if you have 1 to 3, %2 if 4 or 5, %3 if more. Whoever has the most, alone or tied, gains %4.</source>
        <extracomment>A pawn: %1, %2, %3 glory of each, %4 glory for the most</extracomment>
        <translation>À la fin, chacun vaut %1 Gloire si vous en avez de 1 à 3, %2 si 4 ou 5, %3 au-delà. Le joueur qui en a le plus, seul ou à égalité, gagne %4.</translation>
    </message>
    <message>
        <source>%2: %1 can only rest, or use an artifact first (still needs %3 to act).</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %3 what it lacks to act, as &quot;1 chest&quot;</extracomment>
        <translation>%2&#xa0;: %1 se repose ou utilise d’abord un Artefact&#x202f;; pour agir, il manque&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%2: %1 has neither hammers nor what a tile asks for, and can only rest, or use an artifact first.</source>
        <extracomment>A prompt: %1 a seat, %2 a location</extracomment>
        <translation>%2&#xa0;: %1 se repose ou utilise d’abord un Artefact, faute de Marteau ou de quoi payer un Territoire.</translation>
    </message>
    <message>
        <source>%2: %1 must suffer it, or use an artifact first. %3</source>
        <extracomment>A prompt: %1 a seat, which cannot pay as things stand, %2 a Sea Journey, %3 its rule</extracomment>
        <translation>%2&#xa0;: %1 subit l’Expédition ou utilise d’abord un Artefact. %3</translation>
    </message>
    <message>
        <source>%2: %1 can only give up, or use an artifact first (still needs %3 to pay).</source>
        <extracomment>A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%2&#xa0;: %1 abandonne ou utilise d’abord un Artefact&#x202f;; pour payer, il manque&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%2: %1 must go without the ability, or use an artifact first. %3</source>
        <extracomment>A prompt: %1 a seat, which lacks what the ability asks for, %2 a Reaver, %3 its ability</extracomment>
        <translation>%2&#xa0;: %1 renonce à la capacité ou utilise d’abord un Artefact. %3</translation>
    </message>
    <message>
        <source>%1 can’t attempt another tile yet, and can only end, or use an artifact first.</source>
        <extracomment>A prompt: %1 a seat, which has neither hammers nor what a tile asks for</extracomment>
        <translation>%1 termine ou utilise d’abord un Artefact&#xa0;: pour l’instant, aucun autre Territoire ne peut être tenté.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may take combat dice from an artifact.</source>
        <extracomment>A prompt before a combat: %1 a seat without hammers, %2 a card or tile, %3 its defense</extracomment>
        <translation>%2, Défense %3&#xa0;: %1 obtient des dés de Combat grâce à un Artefact.</translation>
    </message>
    <message>
        <source>An artifact may still bring a favor.</source>
        <translation>Un Artefact peut encore rapporter de la Faveur.</translation>
    </message>
    <message>
        <source>Once in each activation.</source>
        <translation>Une fois par activation.</translation>
    </message>
    <message>
        <source>Tapestry Dearg</source>
        <extracomment>A keep spoils card, as short as can be: a tapestry by its name</extracomment>
        <translation>Tapisserie Dearg</translation>
    </message>
    <message>
        <source>Tapestry Buigh</source>
        <extracomment>A keep spoils card, as short as can be: a tapestry by its name</extracomment>
        <translation>Tapisserie Buigh</translation>
    </message>
    <message>
        <source>Tapestry Gorm</source>
        <extracomment>A keep spoils card, as short as can be: a tapestry by its name</extracomment>
        <translation>Tapisserie Gorm</translation>
    </message>
    <message>
        <source>Tower</source>
        <extracomment>A keep spoils card, as short as can be; its picture shows which of the towers</extracomment>
        <translation>Bastion</translation>
    </message>
    <message>
        <source>Ship Upgrade</source>
        <extracomment>A village spoils card, as short as can be; its picture shows which</extracomment>
        <translation>Amélioration</translation>
    </message>
    <message>
        <source>%1 must decide how to use the %2.</source>
        <extracomment>A prompt: %1 a seat, %2 a Reaver to be placed</extracomment>
        <translation>%1 choisit le rôle de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Plan a voyage, trust your crew’s dice, and live with what the sea sends.</source>
        <translation>Préparez un voyage, fiez-vous aux dés de votre équipage et acceptez ce que la mer envoie.</translation>
    </message>
    <message>
        <source>All Midgard sings of %1</source>
        <extracomment>The title of the result: %1 the names of one or several winners</extracomment>
        <translation>Tout Midgard chante %1</translation>
    </message>
    <message>
        <source>Choose how to use the %1: Rally, a slot of the longship, or Leader.</source>
        <extracomment>A prompt to the reader: %1 a Reaver</extracomment>
        <translation>Choisissez pour «&#xa0;%1&#xa0;»&#xa0;: Ralliement, Spécialisation ou Promotion.</translation>
    </message>
    <message>
        <source>Choose the die to store on the artifact %1.</source>
        <extracomment>A prompt to the reader: %1 an artifact</extracomment>
        <translation>Choisissez le dé à stocker sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the Reaver for the artifact %1.</source>
        <extracomment>A prompt to the reader: %1 an artifact</extracomment>
        <translation>Choisissez le Maraudeur pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the face of the die.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Choisissez la face du dé.</translation>
    </message>
    <message>
        <source>%1: pay with what is laid out.</source>
        <extracomment>A prompt to the reader: %1 a location, card or tile</extracomment>
        <translation>%1&#xa0;: payez avec ce qui est engagé.</translation>
    </message>
    <message>
        <source>%1: lay out the cost. Still missing: %2.</source>
        <extracomment>A prompt to the reader: %1 a location, card or tile, %2 what is not laid out yet</extracomment>
        <translation>%1&#xa0;: réunissez le coût. Dés encore manquants&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: rest, or use an artifact first. You still need %2 to act.</source>
        <extracomment>A prompt to the reader: %1 a location, %2 what is missing to act, as &quot;1 chest&quot;</extracomment>
        <translation>%1&#xa0;: reposez-vous ou utilisez d’abord un Artefact&#x202f;; pour agir, il manque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: you can only rest. You still need %2 to act.</source>
        <extracomment>A prompt to the reader: %1 a location, %2 what is missing to act, as &quot;1 chest&quot;</extracomment>
        <translation>%1&#xa0;: vous ne pouvez que vous reposer&#x202f;; pour agir, il manque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Your turn at %1: pay %2 to act, or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %2 what it costs, as &quot;4 food&quot;</extracomment>
        <translation>À vous (%1)&#xa0;: payez %2 pour agir, ou reposez-vous.</translation>
    </message>
    <message>
        <source>Your turn at %1: pay %2 to follow %3, or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %2 what it costs, %3 the seat that chose it</extracomment>
        <translation>À vous (%1)&#xa0;: payez %2 pour suivre %3, ou reposez-vous.</translation>
    </message>
    <message>
        <source>%1: rest, or use an artifact first; you have neither hammers nor what a tile asks for.</source>
        <extracomment>A prompt to the reader: %1 a location</extracomment>
        <translation>%1&#xa0;: reposez-vous ou utilisez d’abord un Artefact, faute de Marteau ou de quoi payer un Territoire.</translation>
    </message>
    <message>
        <source>%1: you can only rest; you have neither hammers nor what a tile asks for.</source>
        <extracomment>A prompt to the reader: %1 a location</extracomment>
        <translation>%1&#xa0;: vous ne pouvez que vous reposer, faute de Marteau ou de quoi payer un Territoire.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn at %1: attempt up to %n tile(s), or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>À vous (%1)&#xa0;: tentez de soumettre %n Territoire, ou reposez-vous.</numerusform>
            <numerusform>À vous (%1)&#xa0;: tentez de soumettre jusqu’à %n Territoires, ou reposez-vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn at %1: take %n Reaver(s), or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %n Reavers</extracomment>
        <translation>
            <numerusform>À vous (%1)&#xa0;: prenez %n Maraudeur ou reposez-vous.</numerusform>
            <numerusform>À vous (%1)&#xa0;: prenez %n Maraudeurs ou reposez-vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn at %1: choose %n reward(s), or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %n rewards</extracomment>
        <translation>
            <numerusform>À vous (%1)&#xa0;: choisissez %n récompense ou reposez-vous.</numerusform>
            <numerusform>À vous (%1)&#xa0;: choisissez %n récompenses ou reposez-vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: pay or suffer it. %2</source>
        <extracomment>A prompt to the reader: %1 a Sea Journey, %2 its rule</extracomment>
        <translation>%1&#xa0;: payez l’Expédition ou subissez-la. %2</translation>
    </message>
    <message>
        <source>%1: suffer it, or use an artifact first. %2</source>
        <extracomment>A prompt to the reader, who cannot pay as things stand: %1 a Sea Journey, %2 its rule</extracomment>
        <translation>%1&#xa0;: subissez l’Expédition ou utilisez d’abord un Artefact. %2</translation>
    </message>
    <message>
        <source>%1: you can’t pay and must suffer it. %2</source>
        <extracomment>A prompt to the reader: %1 a Sea Journey, %2 its rule</extracomment>
        <translation>%1&#xa0;: vous ne pouvez pas payer l’Expédition et devez la subir. %2</translation>
    </message>
    <message>
        <source>%1: pay its dice, fight, or give up.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle</extracomment>
        <translation>%1&#xa0;: payez en dés, combattez ou abandonnez.</translation>
    </message>
    <message>
        <source>%1: pay its dice, or give up.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle</extracomment>
        <translation>%1&#xa0;: payez en dés ou abandonnez.</translation>
    </message>
    <message>
        <source>%1: fight, or give up. You still need %2 to pay.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle, %2 what is missing to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%1&#xa0;: combattez ou abandonnez&#x202f;; pour payer, il manque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: give up, or use an artifact first. You still need %2 to pay.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle, %2 what is missing to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%1&#xa0;: abandonnez ou utilisez d’abord un Artefact&#x202f;; pour payer, il manque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: you can only give up. You still need %2 to pay.</source>
        <extracomment>A prompt to the reader: %1 a Sea Battle, %2 what is missing to pay, as &quot;1 hammer&quot;</extracomment>
        <translation>%1&#xa0;: vous ne pouvez qu’abandonner&#x202f;; pour payer, il manque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>End, or use an artifact first: you can’t attempt another tile yet.</source>
        <extracomment>A prompt to the reader, who has neither hammers nor what a tile asks for</extracomment>
        <translation>Terminez ou utilisez d’abord un Artefact&#xa0;: pour l’instant, vous ne pouvez tenter aucun autre Territoire.</translation>
    </message>
    <message>
        <source>You can’t attempt another tile: end.</source>
        <extracomment>A prompt to the reader, who has neither hammers nor what a tile asks for</extracomment>
        <translation>Vous ne pouvez plus tenter de soumettre un Territoire&#xa0;: terminez.</translation>
    </message>
    <message numerus="yes">
        <source>You may attempt %n more tile(s).</source>
        <extracomment>A prompt to the reader: %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>Vous pouvez encore tenter de soumettre %n Territoire.</numerusform>
            <numerusform>Vous pouvez encore tenter de soumettre %n Territoires.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: pay %2.</source>
        <extracomment>A prompt to the reader: %1 a territory, %2 its price</extracomment>
        <translation>%1&#xa0;: payez %2.</translation>
    </message>
    <message>
        <source>Your turn: send the Honor Ship to a location.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>À vous&#xa0;: placez le Drakkar d’honneur sur une Zone d’action.</translation>
    </message>
    <message>
        <source>Your turn: send a longship to a location.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>À vous&#xa0;: placez votre Drakkar sur une Zone d’action.</translation>
    </message>
    <message>
        <source>Take the second die of the reward.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Prenez le second dé de la récompense.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more reward(s).</source>
        <extracomment>A prompt to the reader: %n rewards</extracomment>
        <translation>
            <numerusform>Choisissez encore %n récompense.</numerusform>
            <numerusform>Choisissez encore %n récompenses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: take the cards of a stack, or draw %n from the deck.</source>
        <extracomment>A prompt to the reader: %n cards</extracomment>
        <translation>
            <numerusform>À vous&#xa0;: prenez les cartes d’une pile, ou piochez-en %n.</numerusform>
            <numerusform>À vous&#xa0;: prenez les cartes d’une pile, ou piochez-en %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what to lose.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Choisissez ce que vous perdez.</translation>
    </message>
    <message>
        <source>Your turn: choose a Sea Battle, or draw one from the deck.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>À vous&#xa0;: choisissez un Combat en mer ou piochez-en un.</translation>
    </message>
    <message>
        <source>%1: you may take a level 3 tile instead.</source>
        <extracomment>A prompt to the reader: %1 an artifact</extracomment>
        <translation>%1&#xa0;: vous pouvez prendre une tuile de niveau 3 à la place.</translation>
    </message>
    <message>
        <source>Choose the tile whose reward comes next.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Choisissez la tuile à retourner pour en recevoir la récompense.</translation>
    </message>
    <message>
        <source>You may still use artifacts, or end here.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Vous pouvez encore utiliser des Artefacts ou terminer ici.</translation>
    </message>
    <message>
        <source>%1, defense %2: lay out dice with hammers.</source>
        <extracomment>A prompt to the reader before a combat: %1 a card or tile, %2 its defense</extracomment>
        <translation>%1, Défense %2&#xa0;: choisissez des dés Marteau.</translation>
    </message>
    <message>
        <source>%1, defense %2: take combat dice from an artifact.</source>
        <extracomment>A prompt to the reader, who has no hammers: %1 a card or tile, %2 its defense</extracomment>
        <translation>%1, Défense %2&#xa0;: obtenez des dés de Combat grâce à un Artefact.</translation>
    </message>
    <message>
        <source>%1, defense %2: roll, or lay out more. Combat dice: %3.</source>
        <extracomment>A prompt to the reader before a combat: %1 a card or tile, %2 its defense, %3 a number</extracomment>
        <translation>%1, Défense %2&#xa0;: lancez, ou engagez d’autres dés. Dés de Combat&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1, defense %2: roll. Combat dice: %3.</source>
        <extracomment>A prompt to the reader before a combat: %1 a card or tile, %2 its defense, %3 a number</extracomment>
        <translation>%1, Défense %2&#xa0;: lancez les dés. Dés de Combat&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: you have rolled. Successes: %2, needed: %3.</source>
        <extracomment>A prompt to the reader after a roll: %1 a card or tile, %2 successes, %3 the defense</extracomment>
        <translation>%1&#xa0;: vous obtenez %2 succès&#x202f;; il en faut %3.</translation>
    </message>
    <message>
        <source>%1: use the ability? %2</source>
        <extracomment>A prompt to the reader: %1 a Reaver, %2 its ability</extracomment>
        <translation>%1&#xa0;: utiliser la capacité&#x202f;? %2</translation>
    </message>
    <message>
        <source>%1: go without the ability, or use an artifact first. %2</source>
        <extracomment>A prompt to the reader, who lacks what the ability asks for: %1 a Reaver, %2 its ability</extracomment>
        <translation>%1&#xa0;: renoncez à la capacité ou utilisez d’abord un Artefact. %2</translation>
    </message>
    <message>
        <source>Your turn: choose how to use the %1.</source>
        <extracomment>A prompt to the reader: %1 a Reaver to be placed</extracomment>
        <translation>À vous&#xa0;: choisissez le rôle de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose how to use %n Reaver(s).</source>
        <extracomment>A prompt to the reader: %n Reavers to be placed</extracomment>
        <translation>
            <numerusform>À vous&#xa0;: choisissez le rôle de %n Maraudeur.</numerusform>
            <numerusform>À vous&#xa0;: choisissez le rôle de %n Maraudeurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the color(s) of %n dice to roll.</source>
        <extracomment>A prompt to the reader: %n dice that are rolled once the last color is chosen</extracomment>
        <translation>
            <numerusform>Choisissez la couleur de %n dé à lancer.</numerusform>
            <numerusform>Choisissez les couleurs de %n dés à lancer.</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain a die: choose its face.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Vous gagnez un dé&#xa0;: choisissez sa face.</translation>
    </message>
    <message>
        <source>Keep one of the cards drawn.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Gardez une des cartes piochées.</translation>
    </message>
    <message>
        <source>You have no room for all the dice: discard one.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Vous n’avez plus de place pour vos dés&#xa0;: défaussez-en un.</translation>
    </message>
    <message>
        <source>Turn one die to another face.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Tournez un dé sur une autre face.</translation>
    </message>
    <message>
        <source>Discard one Prophecy.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Défaussez une Prophétie.</translation>
    </message>
    <message>
        <source>Draw a village or a keep spoils card for your new Leader.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Piochez une carte de Butin de village ou de forteresse pour votre nouveau Leader.</translation>
    </message>
    <message>
        <source>Choose the card to resolve next.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Choisissez la carte à résoudre.</translation>
    </message>
    <message>
        <source>Choose the Reaver to recruit next: you roll its dice, then choose how to use it.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Choisissez le Maraudeur à recruter&#xa0;: ses dés sont lancés, puis vous choisissez son rôle.</translation>
    </message>
    <message>
        <source>%1: your choice.</source>
        <extracomment>A prompt to the reader: %1 a card</extracomment>
        <translation>%1&#xa0;: à vous de choisir.</translation>
    </message>
    <message>
        <source>You have no room for a fifth artifact: choose the one that goes to the Glory pile.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Vous n’avez pas de place pour un cinquième Artefact&#xa0;: choisissez celui qui va dans la Pile de Gloire.</translation>
    </message>
    <message>
        <source>first lay out a hammer</source>
        <extracomment>On a button &quot;Roll&quot; that cannot be pressed yet: dice with hammers are laid out first</extracomment>
        <translation>engagez d’abord un Marteau</translation>
    </message>
    <message>
        <source>first mark dice</source>
        <extracomment>On a button &quot;Roll again&quot; that cannot be pressed yet: combat dice are marked by a click</extracomment>
        <translation>marquez d’abord des dés</translation>
    </message>
    <message>
        <source>first choose a Reaver</source>
        <extracomment>On a button &quot;Rally&quot; that cannot be pressed yet</extracomment>
        <translation>choisissez d’abord un Maraudeur</translation>
    </message>
    <message>
        <source>first choose a territory</source>
        <extracomment>On the buttons &quot;By force&quot; and &quot;Peacefully&quot;, which cannot be pressed yet</extracomment>
        <translation>choisissez d’abord un Territoire</translation>
    </message>
    <message>
        <source>still to give: %1</source>
        <extracomment>On a button &quot;Pay&quot; that cannot be pressed yet: %1 a part of the cost, as &quot;1 chest&quot;</extracomment>
        <translation>reste à donner&#xa0;: %1</translation>
    </message>
    <message>
        <source>Peacefully</source>
        <extracomment>Label of a button: a territory is subdued for its price</extracomment>
        <translation>Pacifiquement</translation>
    </message>
    <message>
        <source>Reavers here use their abilities, from the top one down, when any player sends a ship to the location.</source>
        <translation>Ici, les Maraudeurs activent leurs capacités, de haut en bas, dès que quelqu’un place un Drakkar sur cette Zone.</translation>
    </message>
    <message>
        <source>an Axe Chieftain</source>
        <comment>object</comment>
        <translation>une Cheffe à la hache</translation>
    </message>
    <message>
        <source>a Chosen</source>
        <comment>object</comment>
        <translation>un Élu</translation>
    </message>
    <message>
        <source>a Fanatic</source>
        <comment>object</comment>
        <translation>un Fanatique</translation>
    </message>
    <message>
        <source>a Mercenary</source>
        <comment>object</comment>
        <translation>un Mercenaire</translation>
    </message>
    <message>
        <source>a Pillager</source>
        <comment>object</comment>
        <translation>un Pillard</translation>
    </message>
    <message>
        <source>a Flamebearer</source>
        <comment>object</comment>
        <translation>un Porteur de flamme</translation>
    </message>
    <message>
        <source>a Hunter</source>
        <comment>object</comment>
        <translation>un Chasseur</translation>
    </message>
    <message>
        <source>a Spear Chieftain</source>
        <comment>object</comment>
        <translation>un Chef Lancier</translation>
    </message>
    <message>
        <source>a Robber</source>
        <comment>object</comment>
        <translation>un Détrousseur</translation>
    </message>
    <message>
        <source>a Royal Guard</source>
        <comment>object</comment>
        <translation>un Garde Royal</translation>
    </message>
    <message>
        <source>a Freeman</source>
        <comment>object</comment>
        <translation>un Homme libre</translation>
    </message>
    <message>
        <source>an Old Warrior</source>
        <comment>object</comment>
        <translation>un Vieux guerrier</translation>
    </message>
    <message>
        <source>a Sword Chieftain</source>
        <comment>object</comment>
        <translation>un Chef Épéiste</translation>
    </message>
    <message>
        <source>a Scout</source>
        <comment>object</comment>
        <translation>une Éclaireuse</translation>
    </message>
    <message>
        <source>a Saga Keeper</source>
        <comment>object</comment>
        <translation>une Gardienne des Sagas</translation>
    </message>
    <message>
        <source>Hiromenn</source>
        <comment>object</comment>
        <translation>des Hiromenn</translation>
    </message>
    <message>
        <source>a Seeress</source>
        <comment>object</comment>
        <translation>une Prophétesse</translation>
    </message>
    <message>
        <source>a Spakona</source>
        <comment>object</comment>
        <translation>une Spakona</translation>
    </message>
    <message>
        <source>the Axe Chieftain’s ability</source>
        <comment>object</comment>
        <translation>la capacité de la Cheffe à la hache</translation>
    </message>
    <message>
        <source>the Chosen’s ability</source>
        <comment>object</comment>
        <translation>la capacité de l’Élu</translation>
    </message>
    <message>
        <source>the Fanatic’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Fanatique</translation>
    </message>
    <message>
        <source>the Mercenary’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Mercenaire</translation>
    </message>
    <message>
        <source>the Pillager’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Pillard</translation>
    </message>
    <message>
        <source>the Flamebearer’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Porteur de flamme</translation>
    </message>
    <message>
        <source>the Hunter’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Chasseur</translation>
    </message>
    <message>
        <source>the Spear Chieftain’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Chef Lancier</translation>
    </message>
    <message>
        <source>the Robber’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Détrousseur</translation>
    </message>
    <message>
        <source>the Royal Guard’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Garde Royal</translation>
    </message>
    <message>
        <source>the Freeman’s ability</source>
        <comment>object</comment>
        <translation>la capacité de l’Homme libre</translation>
    </message>
    <message>
        <source>the Old Warrior’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Vieux guerrier</translation>
    </message>
    <message>
        <source>the Sword Chieftain’s ability</source>
        <comment>object</comment>
        <translation>la capacité du Chef Épéiste</translation>
    </message>
    <message>
        <source>the Scout’s ability</source>
        <comment>object</comment>
        <translation>la capacité de l’Éclaireuse</translation>
    </message>
    <message>
        <source>the Saga Keeper’s ability</source>
        <comment>object</comment>
        <translation>la capacité de la Gardienne des Sagas</translation>
    </message>
    <message>
        <source>the Hiromenn’s ability</source>
        <comment>object</comment>
        <translation>la capacité des Hiromenn</translation>
    </message>
    <message>
        <source>the Seeress’s ability</source>
        <comment>object</comment>
        <translation>la capacité de la Prophétesse</translation>
    </message>
    <message>
        <source>the Spakona’s ability</source>
        <comment>object</comment>
        <translation>la capacité de la Spakona</translation>
    </message>
    <message>
        <source>a red helmet die</source>
        <comment>object</comment>
        <translation>un dé Casque rouge</translation>
    </message>
    <message>
        <source>a red shield die</source>
        <comment>object</comment>
        <translation>un dé Bouclier rouge</translation>
    </message>
    <message>
        <source>a red chest die</source>
        <comment>object</comment>
        <translation>un dé Coffre rouge</translation>
    </message>
    <message>
        <source>a red longship die</source>
        <comment>object</comment>
        <translation>un dé Drakkar rouge</translation>
    </message>
    <message>
        <source>a red hammer die</source>
        <comment>object</comment>
        <translation>un dé Marteau rouge</translation>
    </message>
    <message>
        <source>a red double hammer die</source>
        <comment>object</comment>
        <translation>un dé double Marteau rouge</translation>
    </message>
    <message>
        <source>a blue raven die</source>
        <comment>object</comment>
        <translation>un dé Corbeau bleu</translation>
    </message>
    <message>
        <source>a blue shield die</source>
        <comment>object</comment>
        <translation>un dé Bouclier bleu</translation>
    </message>
    <message>
        <source>a blue chest die</source>
        <comment>object</comment>
        <translation>un dé Coffre bleu</translation>
    </message>
    <message>
        <source>a blue longship die</source>
        <comment>object</comment>
        <translation>un dé Drakkar bleu</translation>
    </message>
    <message>
        <source>a blue hammer die</source>
        <comment>object</comment>
        <translation>un dé Marteau bleu</translation>
    </message>
    <message>
        <source>a blue double hammer die</source>
        <comment>object</comment>
        <translation>un dé double Marteau bleu</translation>
    </message>
    <message>
        <source>a yellow tree die</source>
        <comment>object</comment>
        <translation>un dé Arbre jaune</translation>
    </message>
    <message>
        <source>a yellow shield die</source>
        <comment>object</comment>
        <translation>un dé Bouclier jaune</translation>
    </message>
    <message>
        <source>a yellow chest die</source>
        <comment>object</comment>
        <translation>un dé Coffre jaune</translation>
    </message>
    <message>
        <source>a yellow longship die</source>
        <comment>object</comment>
        <translation>un dé Drakkar jaune</translation>
    </message>
    <message>
        <source>a yellow hammer die</source>
        <comment>object</comment>
        <translation>un dé Marteau jaune</translation>
    </message>
    <message>
        <source>a yellow double hammer die</source>
        <comment>object</comment>
        <translation>un dé double Marteau jaune</translation>
    </message>
    <message>
        <source>a shield upgrade</source>
        <comment>object</comment>
        <translation>une Amélioration Bouclier</translation>
    </message>
    <message>
        <source>a chest upgrade</source>
        <comment>object</comment>
        <translation>une Amélioration Coffre</translation>
    </message>
    <message>
        <source>a longship or hammer upgrade</source>
        <comment>object</comment>
        <translation>une Amélioration Drakkar ou Marteau</translation>
    </message>
    <message>
        <source>a Farm pawn</source>
        <comment>object</comment>
        <translation>un pion de Ferme</translation>
    </message>
    <message>
        <source>a Wall pawn</source>
        <comment>object</comment>
        <translation>un pion de Mur</translation>
    </message>
    <message>
        <source>a Bastion pawn</source>
        <comment>object</comment>
        <translation>un pion de Bastion</translation>
    </message>
    <message>
        <source>Andvarinaut</source>
        <comment>object</comment>
        <translation>Andvarinaut</translation>
    </message>
    <message>
        <source>the Sacred Ash Staff</source>
        <comment>object</comment>
        <translation>le Bâton sacré de frêne</translation>
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
        <translation>le Calice de Frigg</translation>
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
        <translation>le Fragment de Mjölnir</translation>
    </message>
    <message>
        <source>the Harp of the Ljósálfar</source>
        <comment>object</comment>
        <translation>la Harpe des Ljósálfar</translation>
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
        <translation>une Amélioration (Bouclier)</translation>
    </message>
    <message>
        <source>a Ship Upgrade (chest)</source>
        <comment>object</comment>
        <translation>une Amélioration (Coffre)</translation>
    </message>
    <message>
        <source>a Ship Upgrade (longship or hammer)</source>
        <comment>object</comment>
        <translation>une Amélioration (Drakkar ou Marteau)</translation>
    </message>
    <message>
        <source>a Farm</source>
        <comment>object</comment>
        <translation>une Ferme</translation>
    </message>
    <message>
        <source>a Village Wall</source>
        <comment>object</comment>
        <translation>un Mur de village</translation>
    </message>
    <message>
        <source>a Bundle of Swords</source>
        <comment>object</comment>
        <translation>un Faisceau d’épées</translation>
    </message>
    <message>
        <source>Bows and Arrows</source>
        <comment>object</comment>
        <translation>des Arcs et flèches</translation>
    </message>
    <message>
        <source>Axes and Spears</source>
        <comment>object</comment>
        <translation>des Haches et lances</translation>
    </message>
    <message>
        <source>Runic Carvings</source>
        <comment>object</comment>
        <translation>des Gravures runiques</translation>
    </message>
    <message>
        <source>a Treasure</source>
        <comment>object</comment>
        <translation>un Trésor</translation>
    </message>
    <message>
        <source>a piece of Art</source>
        <comment>object</comment>
        <translation>des Objets d’art</translation>
    </message>
    <message>
        <source>a suit of Armor</source>
        <comment>object</comment>
        <translation>une Armure</translation>
    </message>
    <message>
        <source>the Tapestry of Dearg</source>
        <comment>object</comment>
        <translation>la Tapisserie de Dearg</translation>
    </message>
    <message>
        <source>the Tapestry of Buigh</source>
        <comment>object</comment>
        <translation>la Tapisserie de Buigh</translation>
    </message>
    <message>
        <source>the Tapestry of Gorm</source>
        <comment>object</comment>
        <translation>la Tapisserie de Gorm</translation>
    </message>
    <message>
        <source>a Keep Wall</source>
        <comment>object</comment>
        <translation>un Mur de forteresse</translation>
    </message>
    <message>
        <source>a Tower (blue and yellow)</source>
        <comment>object</comment>
        <translation>un Bastion (bleu et jaune)</translation>
    </message>
    <message>
        <source>a Tower (red and blue)</source>
        <comment>object</comment>
        <translation>un Bastion (rouge et bleu)</translation>
    </message>
    <message>
        <source>a Tower (red and yellow)</source>
        <comment>object</comment>
        <translation>un Bastion (rouge et jaune)</translation>
    </message>
    <message>
        <source>Everyone takes the Reavers of a stack, or draws from the deck.</source>
        <translation>Chacun prend les Maraudeurs d’une pile, ou pioche.</translation>
    </message>
    <message>
        <source>The active player gains %1.</source>
        <extracomment>%1 a bonus, as &quot;2 favor&quot;</extracomment>
        <translation>Le joueur actif gagne %1.</translation>
    </message>
    <message>
        <source>Everyone takes the cards of a stack, or draws from the deck, and resolves them.</source>
        <translation>Chacun prend les cartes d’une pile, ou pioche, puis les résout.</translation>
    </message>
    <message>
        <source>Everyone attempts to subdue territories, by combat or by paying what the tile asks.</source>
        <translation>Chacun tente de soumettre des Territoires, au Combat ou en payant ce que demande la tuile.</translation>
    </message>
    <message>
        <source>Discard dice with hammers to roll one combat die for each hammer. Your successes must reach the defense to win. For a favor, you may roll any of the dice again.</source>
        <translation>Défaussez des dés Marteau pour lancer un dé de Combat par Marteau. Vos succès doivent atteindre la Défense pour vaincre. Pour 1 Faveur, relancez autant de dés que vous voulez.</translation>
    </message>
    <message>
        <source>The discarded %1 become the new deck.</source>
        <extracomment>%1 cards, as &quot;Sea Battles&quot;</extracomment>
        <translation>La défausse (%1) devient la nouvelle pioche.</translation>
    </message>
    <message>
        <source>%1 recruits Reavers.</source>
        <extracomment>%1 a player at the location &quot;Recruit Reavers&quot;</extracomment>
        <translation>%1 recrute des Maraudeurs.</translation>
    </message>
    <message>
        <source>%1 trades with villages.</source>
        <extracomment>%1 a player at the location &quot;Trade with Villages&quot;</extracomment>
        <translation>%1 commerce au village.</translation>
    </message>
    <message>
        <source>%1 goes into battle at sea.</source>
        <extracomment>%1 a player at the location &quot;Battle at Sea&quot;</extracomment>
        <translation>%1 part combattre en mer.</translation>
    </message>
    <message>
        <source>%1 raids villages.</source>
        <extracomment>%1 a player at the location &quot;Raid Villages&quot;</extracomment>
        <translation>%1 pille un village.</translation>
    </message>
    <message>
        <source>%1 raids keeps.</source>
        <extracomment>%1 a player at the location &quot;Raid Keeps&quot;</extracomment>
        <translation>%1 pille une forteresse.</translation>
    </message>
    <message>
        <source>%1 sets out to subdue territories.</source>
        <extracomment>%1 a player at the location &quot;Subdue Territories&quot;</extracomment>
        <translation>%1 part soumettre des Territoires.</translation>
    </message>
    <message>
        <source>%1 gains %2 and now has %3.</source>
        <extracomment>%1 a player, %2 an amount, as &quot;3 food&quot;, %3 what the player now has</extracomment>
        <translation>%1 gagne %2 et en a %3.</translation>
    </message>
    <message>
        <source>%1 gains %2 and now has %3 of them.</source>
        <extracomment>%1 a player, %2 a pawn, as &quot;a Farm pawn&quot;, %3 their number</extracomment>
        <translation>%1 gagne %2 et en a %3.</translation>
    </message>
    <message>
        <source>%1 would gain %2, but none is left.</source>
        <comment>a pawn</comment>
        <extracomment>%1 a player, %2 a pawn, as &quot;a Farm pawn&quot;</extracomment>
        <translation>%1 devrait gagner %2, mais il n’en reste plus.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <comment>a tile</comment>
        <extracomment>%1 a player, %2 an upgrade tile</extracomment>
        <translation>%1 gagne %2.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <comment>a tile</comment>
        <extracomment>%1 a player, %2 an upgrade tile</extracomment>
        <translation>%1 perd %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 %3.</source>
        <extracomment>Runic Carvings: %1 a player, %2 another player, %3 terror, as &quot;1 terror&quot;</extracomment>
        <translation>%1 donne %3 à %2.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <comment>a die</comment>
        <extracomment>%1 a player, %2 a die as it lies</extracomment>
        <translation>%1 gagne %2.</translation>
    </message>
    <message>
        <source>%1 rolls a new die and gains %2.</source>
        <extracomment>%1 a player, %2 a die as it lies</extracomment>
        <translation>%1 lance un dé et gagne %2.</translation>
    </message>
    <message>
        <source>%1 trades for %2.</source>
        <extracomment>%1 a player, %2 a die as it lies</extracomment>
        <translation>%1 obtient %2 au village.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <comment>a die</comment>
        <extracomment>%1 a player, %2 a die as it lies</extracomment>
        <translation>%1 défausse %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 to the %3 side.</source>
        <extracomment>%1 a player, %2 a die before it is turned, %3 the sign it shows now</extracomment>
        <translation>%1 tourne %2 sur la face %3.</translation>
    </message>
    <message>
        <source>%1 stores %2 on %3.</source>
        <extracomment>%1 a player, %2 a die as it lies, %3 an artifact</extracomment>
        <translation>%1 stocke %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 would gain a die, but none is left.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 devrait gagner un dé, mais il n’en reste plus.</translation>
    </message>
    <message>
        <source>%1 would gain %2, but none is left.</source>
        <comment>a die</comment>
        <extracomment>%1 a player, %2 a die, as &quot;a red die&quot;</extracomment>
        <translation>%1 devrait gagner %2, mais il n’en reste plus.</translation>
    </message>
    <message>
        <source>%1 lacks the dice for %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 n’a pas assez de dés pour %2.</translation>
    </message>
    <message>
        <source>%1 lacks the favor for %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 n’a pas assez de Faveur pour %2.</translation>
    </message>
    <message>
        <source>No pawn is left for %2, so %1 gains nothing.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>Il ne reste plus de pion pour %2, donc %1 ne gagne rien.</translation>
    </message>
    <message>
        <source>No card is left for %2, so %1 gains nothing.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>Il ne reste plus de carte pour %2, donc %1 ne gagne rien.</translation>
    </message>
    <message>
        <source>%1 triggers %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 déclenche %2.</translation>
    </message>
    <message>
        <source>%1 doesn’t use %2.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 n’active pas %2.</translation>
    </message>
    <message>
        <source>%1 puts the old Leader, %2, into the Glory pile.</source>
        <extracomment>%1 a player, %2 a Reaver</extracomment>
        <translation>%1 met son ancien Leader, %2, dans la Pile de Gloire.</translation>
    </message>
    <message>
        <source>%1 pillages %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 pille %2.</translation>
    </message>
    <message>
        <source>%1 doesn’t pillage %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 renonce à piller %2.</translation>
    </message>
    <message>
        <source>%1 takes the Prophecy “%2”.</source>
        <extracomment>%1 a player, %2 a Prophecy</extracomment>
        <translation>%1 prend la Prophétie «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 secretly draws a Prophecy.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 pioche une Prophétie en secret.</translation>
    </message>
    <message>
        <source>%1 secretly draws the Prophecy “%2”.</source>
        <extracomment>%1 a player, %2 a Prophecy</extracomment>
        <translation>%1 pioche en secret la Prophétie «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 discards the Prophecy “%2”.</source>
        <extracomment>%1 a player, %2 a Prophecy</extracomment>
        <translation>%1 défausse la Prophétie «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 reveals “%2” as the Sea Journey.</source>
        <extracomment>%1 a player, %2 a Sea Journey</extracomment>
        <translation>%1 révèle l’Expédition «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 pays for “%2” and sails on.</source>
        <extracomment>%1 a player, %2 a Sea Journey</extracomment>
        <translation>%1 paie pour «&#xa0;%2&#xa0;» et poursuit sa route.</translation>
    </message>
    <message>
        <source>%1 suffers “%2” on the journey.</source>
        <extracomment>%1 a player, %2 a Sea Journey</extracomment>
        <translation>%1 subit l’Expédition «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%2” does %1 no harm.</source>
        <extracomment>%1 a player, %2 a Sea Journey</extracomment>
        <translation>L’Expédition «&#xa0;%2&#xa0;» épargne %1.</translation>
    </message>
    <message>
        <source>%1 draws the Sea Battle “%2”.</source>
        <extracomment>%1 a player, %2 a Sea Battle</extracomment>
        <translation>%1 pioche le Combat en mer «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 chooses the Sea Battle “%2”.</source>
        <extracomment>%1 a player, %2 a Sea Battle</extracomment>
        <translation>%1 choisit le Combat en mer «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 wins the Sea Battle “%2”.</source>
        <extracomment>%1 a player, %2 a Sea Battle</extracomment>
        <translation>%1 remporte le Combat en mer «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 doesn’t win the Sea Battle “%2”.</source>
        <extracomment>%1 a player, %2 a Sea Battle</extracomment>
        <translation>%1 ne remporte pas le Combat en mer «&#xa0;%2&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 obtient %n succès contre une Défense de %2.</numerusform>
            <numerusform>%1 obtient %n succès contre une Défense de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls again and has %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 relance les dés et obtient %n succès contre une Défense de %2.</numerusform>
            <numerusform>%1 relance les dés et obtient %n succès contre une Défense de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the combat with %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 remporte le Combat avec %n succès contre une Défense de %2.</numerusform>
            <numerusform>%1 remporte le Combat avec %n succès contre une Défense de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses the combat with %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 perd le Combat avec %n succès contre une Défense de %2.</numerusform>
            <numerusform>%1 perd le Combat avec %n succès contre une Défense de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1 a player, %2 a territory</extracomment>
        <translation>%1 attaque le %2.</translation>
    </message>
    <message>
        <source>%1 tries to subdue %2 peacefully.</source>
        <extracomment>%1 a player, %2 a territory</extracomment>
        <translation>%1 propose la paix au %2.</translation>
    </message>
    <message>
        <source>%1 subdues %2.</source>
        <extracomment>%1 a player, %2 a territory
----------
What a player did: %1 a player, %2 a list of territories</extracomment>
        <translation>%1 soumet le %2.</translation>
    </message>
    <message>
        <source>%1 doesn’t subdue %2.</source>
        <extracomment>%1 a player, %2 a territory</extracomment>
        <translation>%1 ne soumet pas le %2.</translation>
    </message>
    <message>
        <source>%1 turns over %2.</source>
        <extracomment>%1 a player, %2 a territory</extracomment>
        <translation>%1 retourne le %2.</translation>
    </message>
    <message>
        <source>%1 turns over %2 and gains %3.</source>
        <extracomment>%1 a player, %2 a territory, %3 its reward</extracomment>
        <translation>%1 retourne le %2 et gagne %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s %n territory(ies) bring glory.</source>
        <extracomment>%1 a player, %n territories</extracomment>
        <translation>
            <numerusform>%n Territoire apporte de la Gloire à %1.</numerusform>
            <numerusform>%n Territoires apportent de la Gloire à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the ability of a Reaver you recruit now.</source>
        <translation>Activez la capacité de Spécialisation d’un Maraudeur recruté maintenant.</translation>
    </message>
    <message>
        <source>Gain the Leader bonus of a Reaver you recruit now.</source>
        <translation>Gagnez le bonus de Leader d’un Maraudeur recruté maintenant.</translation>
    </message>
    <message>
        <source>When recruited, it brings %1 to roll; Rally brings %2 on any face.</source>
        <extracomment>%1 dice that are rolled, %2 dice of Rally</extracomment>
        <translation>Recrutement&#xa0;: %1 (à lancer). Ralliement&#xa0;: %2 sur la face de votre choix.</translation>
    </message>
    <message>
        <source>Once in each activation, as soon as the location is chosen, even when you rest.</source>
        <translation>Une fois par activation, dès que la Zone est choisie, même au Repos.</translation>
    </message>
    <message>
        <source>First decide how to use the recruited Reavers.</source>
        <translation>Choisissez d’abord le rôle des Maraudeurs recrutés.</translation>
    </message>
    <message>
        <source>First decide whether to use %1.</source>
        <comment>an ability</comment>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Décidez d’abord si vous activez %1.</translation>
    </message>
    <message>
        <source>First discard a die: there’s no room for all of them.</source>
        <translation>Défaussez d’abord un dé&#xa0;: il n’y a pas de place pour tous.</translation>
    </message>
    <message>
        <source>First give up an artifact: there’s no room for another.</source>
        <translation>Renoncez d’abord à un Artefact&#xa0;: il n’y a pas de place pour un autre.</translation>
    </message>
    <message>
        <source>First decide on “%1”.</source>
        <extracomment>%1 a card, battle or tile</extracomment>
        <translation>Décidez d’abord pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>First pay for “%1”, or rest.</source>
        <extracomment>%1 a location with a cost</extracomment>
        <translation>Payez d’abord pour «&#xa0;%1&#xa0;» ou reposez-vous.</translation>
    </message>
    <message>
        <source>First choose at “%1”, or rest.</source>
        <extracomment>%1 a location without a cost</extracomment>
        <translation>Choisissez d’abord pour «&#xa0;%1&#xa0;» ou reposez-vous.</translation>
    </message>
    <message>
        <source>First take the cards of a stack, or draw from the deck.</source>
        <translation>Prenez d’abord les cartes d’une pile, ou piochez.</translation>
    </message>
    <message>
        <source>First pay for “%1”, or suffer it.</source>
        <extracomment>%1 a Sea Journey</extracomment>
        <translation>Payez d’abord pour «&#xa0;%1&#xa0;» ou subissez l’Expédition.</translation>
    </message>
    <message>
        <source>First pay for %1.</source>
        <extracomment>%1 a territory</extracomment>
        <translation>Payez d’abord pour le %1.</translation>
    </message>
    <message>
        <source>First decide whether to attempt another tile.</source>
        <translation>Décidez d’abord si vous tentez un autre Territoire.</translation>
    </message>
    <message>
        <source>First decide whether to use %1.</source>
        <comment>an artifact</comment>
        <extracomment>%1 an artifact</extracomment>
        <translation>Décidez d’abord si vous utilisez l’Artefact «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You haven’t laid out the whole cost.</source>
        <translation>Le coût n’est pas encore payé en entier.</translation>
    </message>
    <message>
        <source>You still have to pay %1.</source>
        <extracomment>%1 what is not laid out yet of a cost, as &quot;1 chest&quot;</extracomment>
        <translation>Il vous reste à payer %1.</translation>
    </message>
    <message>
        <source>You can’t pay with %1: nothing here still asks for it.</source>
        <extracomment>%1 a die or an upgrade</extracomment>
        <translation>Vous ne pouvez pas engager %1&#xa0;: rien ici n’en demande.</translation>
    </message>
    <message>
        <source>You don’t have %1 on your longship.</source>
        <extracomment>%1 a die or an upgrade
----------
%1 an upgrade tile</extracomment>
        <translation>Il vous manque %1 sur votre Drakkar.</translation>
    </message>
    <message>
        <source>You don’t have %1 turned up. Used tiles are turned up again in Cleanup.</source>
        <extracomment>%1 an upgrade tile</extracomment>
        <translation>Il vous manque %1 face visible. Les tuiles utilisées sont remises face visible en Phase de Nettoyage.</translation>
    </message>
    <message>
        <source>You can’t pay the whole cost.</source>
        <translation>Le coût ne peut être payé en entier.</translation>
    </message>
    <message>
        <source>You need %1.</source>
        <extracomment>%1 food, as &quot;4 food&quot;
----------
%1 favor, as &quot;1 favor&quot;</extracomment>
        <translation>Il vous faut %1.</translation>
    </message>
    <message>
        <source>You have laid out dice: pay first, or take them back.</source>
        <translation>Vous avez engagé des dés&#xa0;: payez d’abord ou reprenez-les.</translation>
    </message>
    <message>
        <source>You can’t fight with %1: combat needs hammers.</source>
        <extracomment>%1 a die</extracomment>
        <translation>Vous ne pouvez pas combattre avec %1&#xa0;: il faut des Marteaux.</translation>
    </message>
    <message>
        <source>There’s no such combat die.</source>
        <translation>Aucun dé de Combat de ce type.</translation>
    </message>
    <message>
        <source>First mark the dice to roll again.</source>
        <translation>Marquez d’abord les dés à relancer.</translation>
    </message>
    <message>
        <source>First roll the marked dice again, or take the marks back.</source>
        <translation>Relancez d’abord les dés marqués ou retirez leur marque.</translation>
    </message>
    <message>
        <source>These cards have already been taken; new ones come in Cleanup.</source>
        <translation>Ces cartes sont déjà prises&#x202f;; d’autres viennent en Phase de Nettoyage.</translation>
    </message>
    <message>
        <source>This place isn’t used with so few players.</source>
        <translation>Avec ce nombre de joueurs, rien ne s’y trouve.</translation>
    </message>
    <message>
        <source>The deck and the discards are empty (%1).</source>
        <extracomment>%1 a deck</extracomment>
        <translation>La pioche et la défausse sont vides (%1).</translation>
    </message>
    <message>
        <source>You can’t trade for %1: there is no such die here.</source>
        <extracomment>%1 a die as it lies</extracomment>
        <translation>Vous ne pouvez pas prendre %1&#xa0;: ce dé n’est pas au village.</translation>
    </message>
    <message>
        <source>First take the second die of the reward.</source>
        <translation>Prenez d’abord le second dé de la récompense.</translation>
    </message>
    <message>
        <source>You can’t gain %1: none is left.</source>
        <extracomment>%1 a die, as &quot;a red die&quot;</extracomment>
        <translation>Vous ne pouvez pas gagner %1&#xa0;: il n’en reste plus.</translation>
    </message>
    <message>
        <source>You can’t choose %1: dice of this color have no such face.</source>
        <extracomment>%1 a die on a face</extracomment>
        <translation>Vous ne pouvez pas choisir %1&#xa0;: les dés de cette couleur n’ont pas cette face.</translation>
    </message>
    <message>
        <source>You can’t take %1: none is left.</source>
        <extracomment>%1 an upgrade tile</extracomment>
        <translation>Vous ne pouvez pas prendre %1&#xa0;: il n’en reste plus.</translation>
    </message>
    <message>
        <source>Your longship has no free space for a ship upgrade.</source>
        <translation>Votre Drakkar n’a plus de place pour une Amélioration.</translation>
    </message>
    <message>
        <source>You can’t subdue %1: its stack is empty.</source>
        <extracomment>%1 a territory</extracomment>
        <translation>Vous ne pouvez pas soumettre le %1&#xa0;: sa pile est vide.</translation>
    </message>
    <message>
        <source>You can’t recruit %1 now.</source>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Vous ne pouvez pas recruter %1 maintenant.</translation>
    </message>
    <message>
        <source>You recruit Reavers one by one: first decide how to use the %1.</source>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Les Maraudeurs se recrutent un par un&#xa0;: choisissez d’abord le rôle de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>The %1 slot already holds %n Reaver(s).</source>
        <extracomment>%1 a slot of the longship, %n Reavers</extracomment>
        <translation>
            <numerusform>L’emplacement «&#xa0;%1&#xa0;» contient déjà %n Maraudeur.</numerusform>
            <numerusform>L’emplacement «&#xa0;%1&#xa0;» contient déjà %n Maraudeurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card doesn’t offer this.</source>
        <translation>La carte ne le permet pas.</translation>
    </message>
    <message>
        <source>You have no terror to discard.</source>
        <translation>Vous n’avez pas de Terreur à défausser.</translation>
    </message>
    <message>
        <source>Choose a player other than %1.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Choisissez un autre joueur {qu’|que }%1.</translation>
    </message>
    <message>
        <source>There’s no choice here: it simply happens.</source>
        <translation>Il n’y a rien à choisir ici&#xa0;: l’effet s’applique de toute façon.</translation>
    </message>
    <message>
        <source>The die must be of another color; this one is %1.</source>
        <extracomment>%1 a color of dice</extracomment>
        <translation>Le dé doit être d’une autre couleur&#x202f;; celui-ci est %1.</translation>
    </message>
    <message>
        <source>The die already shows this face.</source>
        <translation>Le dé montre déjà cette face.</translation>
    </message>
    <message>
        <source>You can’t keep %1: it isn’t one of the cards drawn.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Vous ne pouvez pas garder %1&#xa0;: cette carte n’a pas été piochée.</translation>
    </message>
    <message>
        <source>You can’t resolve %1 now.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Vous ne pouvez pas résoudre %1 maintenant.</translation>
    </message>
    <message>
        <source>You can’t dismiss %1: no such Reaver stands there.</source>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Vous ne pouvez pas défausser %1&#xa0;: ce Maraudeur n’est pas là.</translation>
    </message>
    <message>
        <source>You can take only a level 3 tile instead, not %1.</source>
        <extracomment>%1 a territory</extracomment>
        <translation>À la place, vous ne pouvez prendre qu’une tuile de niveau 3, pas le %1.</translation>
    </message>
    <message>
        <source>The Prophecy “%1” isn’t in your Glory pile.</source>
        <extracomment>%1 a Prophecy</extracomment>
        <translation>La Prophétie «&#xa0;%1&#xa0;» n’est pas dans votre Pile de Gloire.</translation>
    </message>
    <message>
        <source>Attempt at least one tile; if you attempt none, you rest.</source>
        <translation>Il faut tenter de soumettre au moins un Territoire&#x202f;; sinon, c’est un Repos.</translation>
    </message>
    <message>
        <source>The artifact %1 isn’t on your longship.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>L’Artefact «&#xa0;%1&#xa0;» n’est pas sur votre Drakkar.</translation>
    </message>
    <message>
        <source>The artifact %1 stores only dice with this sign (%2).</source>
        <extracomment>%1 an artifact, %2 the sign it stores</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne stocke que des dés avec ce symbole (%2).</translation>
    </message>
    <message>
        <source>The artifact %1 already holds a die.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>«&#xa0;%1&#xa0;» contient déjà un dé.</translation>
    </message>
    <message>
        <source>You have already used the artifact %1 in this activation.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>Vous avez déjà utilisé «&#xa0;%1&#xa0;» dans cette activation.</translation>
    </message>
    <message>
        <source>The artifact %1 works only at “%2”.</source>
        <extracomment>%1 an artifact, %2 a location</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne s’utilise que dans la Zone «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The artifact %1 would have no effect now.</source>
        <extracomment>%1 an artifact</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’aurait aucun effet maintenant.</translation>
    </message>
    <message>
        <source>You haven’t recruited %1 in this activation.</source>
        <extracomment>%1 a Reaver</extracomment>
        <translation>Vous n’avez pas recruté %1 dans cette activation.</translation>
    </message>
    <message>
        <source>You can use artifacts and store dice only once a location is chosen.</source>
        <translation>Vous ne pouvez utiliser des Artefacts et stocker des dés qu’une fois une Zone choisie.</translation>
    </message>
    <message>
        <source>“%1” has already been chosen this round; each location is used only once a round.</source>
        <extracomment>%1 a location</extracomment>
        <translation>La Zone «&#xa0;%1&#xa0;» a déjà été activée&#x202f;; une Zone d’action ne peut être activée qu’une fois par tour.</translation>
    </message>
    <message>
        <source>a die of your Leader’s color</source>
        <translation>un dé de la couleur de votre Leader</translation>
    </message>
    <message>
        <source>If you pay, you gain %1.</source>
        <extracomment>A Sea Journey: %1 what who pays gains</extracomment>
        <translation>Si vous payez, gagnez %1.</translation>
    </message>
    <message>
        <source>Gain %1. If you pillage it, also gain %2, without combat.</source>
        <extracomment>%1 and %2 what is gained</extracomment>
        <translation>Gagnez %1. Si vous pillez, gagnez aussi %2, sans Combat.</translation>
    </message>
    <message>
        <source>Discard %1 and choose another player, who gains %2; or gain %3.</source>
        <extracomment>Runic Carvings: %1 terror that is discarded, %2 terror that another player gains, both as &quot;1 terror&quot;; %3 what is gained instead</extracomment>
        <translation>Défaussez %1 et choisissez un autre joueur, qui gagne %2&#x202f;; ou gagnez %3.</translation>
    </message>
    <message>
        <source>The last round is over, and the glory is counted.</source>
        <translation>Le dernier tour est terminé, on compte la Gloire.</translation>
    </message>
    <message>
        <source>%1 takes back %2 from the artifact %3.</source>
        <extracomment>%1 a player, %2 a die as it lies, %3 an artifact</extracomment>
        <translation>%1 reprend %2 stocké sur l’Artefact «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>THE TABLE IN TEXT. First the six locations with what lies there; a name in brackets is the player whose ship is there. Numbers before cards are their places, for choices like “take 2”.</source>
        <translation>LA TABLE EN TEXTE. D’abord les six Zones et ce qui s’y trouve&#x202f;; un nom entre crochets est celui du joueur dont le Drakkar s’y trouve. Les numéros devant les cartes sont leurs emplacements, pour des choix comme «&#xa0;take 2&#xa0;».</translation>
    </message>
    <message>
        <source>Then what lies before the player to move, and all players with their dice, Reavers, goods and Glory pile. A &gt; marks the player to move.</source>
        <translation>Puis ce qui est devant le joueur dont c’est le tour, et chaque joueur avec ses dés, Maraudeurs, biens et Pile de Gloire. Le signe &gt; précède le joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Frigg’s Chalice</source>
        <comment>an artifact</comment>
        <translation>Calice de Frigg</translation>
    </message>
    <message>
        <source>Berserker’s Glory</source>
        <comment>a Prophecy</comment>
        <translation>Gloire du Berserker</translation>
    </message>
    <message>
        <source>Sailor’s Reward</source>
        <comment>a Prophecy</comment>
        <translation>Récompense du marin</translation>
    </message>
    <message>
        <source>Andvari|naut Bas|tion Berser|ker’s Brisin|gamen Cham|pion Chief|tain Conquer|ors Dains|leif Draup|nir Eldri|hmnir Fana|tic Flame|bearer Frag|ment Hiro|menn Hring|horni Járn|glófar Jormun|gandr Jugger|naut Laeva|teinn Ljós|álfar Long|ship Lyng|bakr Merce|nary Pilla|ger Plun|derer Skid|bladnir Spa|kona Tapes|tries Tapes|try Terri|tories Trans|port Trea|sure Van|quisher Val|halla War|rior</source>
        <extracomment>Words of names of cards, Reavers and pawns, each with | where it may be broken at the end of a line. Every language has its own words here: those that are longer than about seven letters</extracomment>
        <translation>Amélio|ration Andvari|naut Bas|tion Ber|serker Brisin|gamen Cham|pion Chas|seur conqué|rants Dains|leif Détrous|seur Drak|kar Draup|nir Éclai|reuse Eldri|hmnir Épé|iste Fais|ceau Fana|tique for|te|resse Frag|ment Gar|dienne Gra|vures guer|rier Guer|rier Hiro|menn Hring|horni Járn|glófar Jormun|gandr Laeva|teinn Lan|cier Ljós|álfar Lyng|bakr Mas|to|donte Merce|naire Pil|lard Por|teur Pro|phète Pro|phé|tesse Ré|compense Re|jeton ru|niques Sei|gneur Skid|bladnir Spa|kona Tapis|serie Tapis|series Terri|toires Trans|port Tré|sor tré|sors Tueur Vain|queur Val|halla vil|lage</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Heading of a part of the game: %1 the number of a round</extracomment>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1 is the Start Player and sends the first ship.</source>
        <extracomment>What is new in a round: %1 a player</extracomment>
        <translation>%1 est Premier joueur et place le premier Drakkar.</translation>
    </message>
    <message>
        <source>%1 holds the Honor Ship and sends the fourth.</source>
        <extracomment>What is new in a round: %1 a player</extracomment>
        <translation>%1 possède le Drakkar d’honneur et place le quatrième Drakkar.</translation>
    </message>
    <message>
        <source>Your ship carries %1.</source>
        <extracomment>What is new in a round: %1 as &quot;5 terror&quot;</extracomment>
        <translation>Votre Drakkar porte %1.</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <extracomment>Title of a page at the end of a round: %1 its number</extracomment>
        <translation>Le tour %1 est terminé</translation>
    </message>
    <message>
        <source>New in round %1, the last one</source>
        <extracomment>Heading: %1 the number of the last round</extracomment>
        <translation>Du nouveau au tour %1, le dernier</translation>
    </message>
    <message>
        <source>New in round %1 of %2</source>
        <extracomment>Heading: %1 the number of a round, %2 how many there are</extracomment>
        <translation>Du nouveau au tour %1 sur %2</translation>
    </message>
    <message>
        <source>Cleanup</source>
        <extracomment>As the title of the handbook&apos;s paragraph on the end of a round</extracomment>
        <translation>Phase de Nettoyage</translation>
    </message>
    <message>
        <source>All locations are free again, with new cards and new dice.</source>
        <extracomment>What is new in a round</extracomment>
        <translation>Toutes les Zones d’action sont de nouveau libres, avec de nouvelles cartes et de nouveaux dés.</translation>
    </message>
    <message>
        <source>After this round, there is no Cleanup. Secret Prophecies are turned up, and everything is counted.</source>
        <extracomment>What is new in the last round</extracomment>
        <translation>Après ce tour, il n’y a plus de Phase de Nettoyage&#xa0;: les Prophéties secrètes sont révélées et tout est compté.</translation>
    </message>
    <message>
        <source>Each territory brings %1 when the round ends. Used ship upgrades are ready again.</source>
        <extracomment>What is new in a round: %1 as &quot;2 glory&quot;</extracomment>
        <translation>Chaque Territoire rapporte %1 à la fin du tour. Les Améliorations utilisées sont de nouveau prêtes.</translation>
    </message>
    <message>
        <source>Village spoils</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Butin de village</translation>
    </message>
    <message>
        <source>Keep spoils</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Butin de forteresse</translation>
    </message>
    <message>
        <source>Sea Journeys</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Expéditions</translation>
    </message>
    <message>
        <source>Sea Battles</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Combats en mer</translation>
    </message>
    <message>
        <source>Ship upgrades</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Améliorations de drakkar</translation>
    </message>
    <message>
        <source>Clans</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Clans</translation>
    </message>
    <message>
        <source>Locations</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Combat die</source>
        <extracomment>A kind of die</extracomment>
        <translation>Dé de Combat</translation>
    </message>
    <message>
        <source>A crew die: its signs pay what locations and cards ask for.</source>
        <translation>Un dé d’équipage&#xa0;: ses symboles paient ce que demandent les Zones et les cartes.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Actions in a round</source>
        <translation>Actions par tour</translation>
    </message>
    <message>
        <source>Spaces for dice on a longship</source>
        <translation>Places de dés d’un Drakkar</translation>
    </message>
    <message>
        <source>Spaces for artifacts on a longship</source>
        <translation>Places d’Artefacts d’un Drakkar</translation>
    </message>
    <message>
        <source>Reavers in a slot of a longship</source>
        <translation>Maraudeurs par emplacement d’un Drakkar</translation>
    </message>
    <message>
        <source>Spaces for upgrades on a longship</source>
        <translation>Places d’Améliorations d’un Drakkar</translation>
    </message>
    <message>
        <source>Favor at the start</source>
        <translation>Faveur au départ</translation>
    </message>
    <message>
        <source>Reavers at the start</source>
        <translation>Maraudeurs au départ</translation>
    </message>
    <message>
        <source>Food at the start</source>
        <translation>Nourriture au départ</translation>
    </message>
    <message>
        <source>Crew dice of each color</source>
        <translation>Dés d’équipage par couleur</translation>
    </message>
    <message>
        <source>Dice of each color at Trade</source>
        <translation>Dés par couleur au Commerce</translation>
    </message>
    <message>
        <source>Glory for each territory</source>
        <translation>Gloire par Territoire</translation>
    </message>
    <message>
        <source>Food for resting</source>
        <translation>Nourriture au repos</translation>
    </message>
    <message>
        <source>Dice for resting</source>
        <translation>Dés au repos</translation>
    </message>
    <message>
        <source>Glory for one of each tapestry</source>
        <translation>Gloire pour une Tapisserie de chaque</translation>
    </message>
    <message>
        <source>Glory for any other tapestry</source>
        <translation>Gloire pour toute autre Tapisserie</translation>
    </message>
    <message>
        <source>Stacks of Reavers on display</source>
        <translation>Piles de Maraudeurs exposées</translation>
    </message>
    <message>
        <source>Stacks of village spoils on display</source>
        <translation>Piles de Butin de village exposées</translation>
    </message>
    <message>
        <source>Stacks of keep spoils on display</source>
        <translation>Piles de Butin de forteresse exposées</translation>
    </message>
    <message>
        <source>Sea Battles on display</source>
        <translation>Combats en mer exposés</translation>
    </message>
    <message>
        <source>Prophecies on display</source>
        <translation>Prophéties exposées</translation>
    </message>
    <message>
        <source>Glory lost for terror</source>
        <translation>Gloire perdue pour la Terreur</translation>
    </message>
    <message>
        <source>A number from the setup or the rules.</source>
        <translation>Un nombre de la mise en place ou des règles.</translation>
    </message>
    <message>
        <source>One number each for two, three, and four players.</source>
        <translation>Un nombre pour deux, trois et quatre joueurs.</translation>
    </message>
    <message>
        <source>In order from the Start Player; with two players, the other one has the second number.</source>
        <translation>À partir du Premier joueur&#x202f;; à deux, l’autre joueur a le deuxième nombre.</translation>
    </message>
    <message>
        <source>For one, two, and more terror at the end of the game.</source>
        <translation>Pour 1 Terreur, 2 et plus à la fin de la partie.</translation>
    </message>
    <message>
        <source>Numbers of the rules</source>
        <extracomment>A part of the open box: numbers that the rulebook states</extracomment>
        <translation>Nombres des règles</translation>
    </message>
    <message>
        <source>Clan</source>
        <comment>label in the open box</comment>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Copies</source>
        <comment>label in the open box</comment>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>label in the open box</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Numbers</source>
        <comment>label in the open box</comment>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Sides</source>
        <comment>label in the open box: of a die</comment>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>label in the open box</comment>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Die that powers it</source>
        <comment>label in the open box: of an artifact</comment>
        <translation>Dé qui l’active</translation>
    </message>
    <message>
        <source>Effect</source>
        <comment>label in the open box</comment>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>label in the open box: of an effect</comment>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Glory</source>
        <comment>label in the open box</comment>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>Upgrade tile</source>
        <comment>label in the open box</comment>
        <translation>Amélioration de drakkar</translation>
    </message>
    <message>
        <source>Defense</source>
        <comment>label in the open box</comment>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Signs that win</source>
        <comment>label in the open box: of a battle</comment>
        <translation>Symboles pour gagner</translation>
    </message>
    <message>
        <source>Glory of a set</source>
        <comment>label in the open box: for 1, 2, ... cards</comment>
        <translation>Gloire d’une série</translation>
    </message>
    <message>
        <source>For each</source>
        <comment>label in the open box: what a prophecy counts</comment>
        <translation>Pour chaque</translation>
    </message>
    <message>
        <source>Signs</source>
        <comment>label in the open box: of dice</comment>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Glory of each pawn</source>
        <comment>label in the open box</comment>
        <translation>Gloire par pion</translation>
    </message>
    <message>
        <source>Glory for the most</source>
        <comment>label in the open box</comment>
        <translation>Gloire de la majorité</translation>
    </message>
    <message>
        <source>Glory lost</source>
        <comment>label in the open box</comment>
        <translation>Gloire perdue</translation>
    </message>
    <message>
        <source>For each further one</source>
        <comment>label in the open box: glory lost for terror</comment>
        <translation>Pour chacune de plus</translation>
    </message>
    <message>
        <source>Food</source>
        <comment>label in the open box</comment>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>Favor</source>
        <comment>label in the open box</comment>
        <translation>Faveur</translation>
    </message>
    <message>
        <source>Terror</source>
        <comment>label in the open box</comment>
        <translation>Terreur</translation>
    </message>
    <message>
        <source>Terror discarded</source>
        <comment>label in the open box</comment>
        <translation>Terreur défaussée</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>label in the open box</comment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dice on any side</source>
        <comment>label in the open box</comment>
        <translation>Dés sur la face voulue</translation>
    </message>
    <message>
        <source>Die</source>
        <comment>label in the open box</comment>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Dice to roll</source>
        <comment>label in the open box</comment>
        <translation>Dés à lancer</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>label in the open box</comment>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Artifact or upgrade</source>
        <comment>label in the open box</comment>
        <translation>Artefact ou Amélioration</translation>
    </message>
    <message>
        <source>Leader</source>
        <comment>label in the open box</comment>
        <translation>Leader</translation>
    </message>
    <message>
        <source>Die of the Leader’s clan</source>
        <comment>label in the open box</comment>
        <translation>Dé du Clan du Leader</translation>
    </message>
    <message>
        <source>Spoils cards</source>
        <comment>label in the open box</comment>
        <translation>Cartes de Butin</translation>
    </message>
    <message>
        <source>Village spoils</source>
        <comment>label in the open box</comment>
        <translation>Butin de village</translation>
    </message>
    <message>
        <source>Keep spoils</source>
        <comment>label in the open box</comment>
        <translation>Butin de forteresse</translation>
    </message>
    <message>
        <source>Reavers</source>
        <comment>label in the open box</comment>
        <translation>Maraudeurs</translation>
    </message>
    <message>
        <source>Prophecies</source>
        <comment>label in the open box</comment>
        <translation>Prophéties</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>label in the open box</comment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards drawn from</source>
        <comment>label in the open box: a deck</comment>
        <translation>Cartes piochées dans</translation>
    </message>
    <message>
        <source>Die to turn</source>
        <comment>label in the open box</comment>
        <translation>Dé à tourner</translation>
    </message>
    <message>
        <source>Price: a Reaver</source>
        <comment>label in the open box</comment>
        <translation>Prix&#xa0;: un Maraudeur</translation>
    </message>
    <message>
        <source>Bonus by turn order</source>
        <comment>label in the open box</comment>
        <translation>Bonus selon l’ordre du tour</translation>
    </message>
    <message>
        <source>Promotion</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>Active player</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Joueur actif</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Gain</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Rally</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Ralliement</translation>
    </message>
    <message>
        <source>Ability</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Ability, price</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Capacité, prix</translation>
    </message>
    <message>
        <source>Ability, gain</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Capacité, gain</translation>
    </message>
    <message>
        <source>Or instead</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Ou à la place</translation>
    </message>
    <message>
        <source>Either</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Soit</translation>
    </message>
    <message>
        <source>Pillaged</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Pillage</translation>
    </message>
    <message>
        <source>Price</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Prix</translation>
    </message>
    <message>
        <source>If paid</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Si payé</translation>
    </message>
    <message>
        <source>Otherwise you lose</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Sinon, perte</translation>
    </message>
    <message>
        <source>Reward</source>
        <comment>label in the open box, before a colon</comment>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>open box</comment>
        <extracomment>Label of a number in the open box: %1 what it belongs to, such as &quot;Reward&quot;, %2 what it is, such as &quot;Food&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Reward %1</source>
        <extracomment>Label in the open box: one of the rewards on the backs of a territory; %1 its number</extracomment>
        <translation>Récompense %1</translation>
    </message>
    <message>
        <source>draw a keep card</source>
        <comment>effect of an artifact</comment>
        <translation>piocher un Butin de forteresse</translation>
    </message>
    <message>
        <source>an ability again</source>
        <comment>effect of an artifact</comment>
        <translation>une capacité de nouveau</translation>
    </message>
    <message>
        <source>turn a die</source>
        <comment>effect of an artifact</comment>
        <translation>tourner un dé</translation>
    </message>
    <message>
        <source>swap a Prophecy</source>
        <comment>effect of an artifact</comment>
        <translation>échanger une Prophétie</translation>
    </message>
    <message>
        <source>discard terror</source>
        <comment>effect of an artifact</comment>
        <translation>défausser de la Terreur</translation>
    </message>
    <message>
        <source>combat dice</source>
        <comment>effect of an artifact</comment>
        <translation>dés de Combat</translation>
    </message>
    <message>
        <source>food</source>
        <comment>effect of an artifact</comment>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>favor</source>
        <comment>effect of an artifact</comment>
        <translation>Faveur</translation>
    </message>
    <message>
        <source>roll dice</source>
        <comment>effect of an artifact</comment>
        <translation>lancer des dés</translation>
    </message>
    <message>
        <source>the bonus of a promotion</source>
        <comment>effect of an artifact</comment>
        <translation>le bonus d’une promotion</translation>
    </message>
    <message>
        <source>a level 3 territory</source>
        <comment>effect of an artifact</comment>
        <translation>un Territoire de niveau 3</translation>
    </message>
    <message>
        <source>cancel a Sea Journey</source>
        <comment>effect of an artifact</comment>
        <translation>annuler une Expédition</translation>
    </message>
    <message>
        <source>armor</source>
        <comment>counted by a Prophecy</comment>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Sea Battle</source>
        <comment>counted by a Prophecy</comment>
        <translation>Combat en mer</translation>
    </message>
    <message>
        <source>artifact</source>
        <comment>counted by a Prophecy</comment>
        <translation>Artefact</translation>
    </message>
    <message>
        <source>treasure</source>
        <comment>counted by a Prophecy</comment>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>art</source>
        <comment>counted by a Prophecy</comment>
        <translation>Objet d’art</translation>
    </message>
    <message>
        <source>tapestry</source>
        <comment>counted by a Prophecy</comment>
        <translation>Tapisserie</translation>
    </message>
    <message>
        <source>Prophecy</source>
        <comment>counted by a Prophecy</comment>
        <translation>Prophétie</translation>
    </message>
    <message>
        <source>ship upgrade</source>
        <comment>counted by a Prophecy</comment>
        <translation>Amélioration de drakkar</translation>
    </message>
    <message>
        <source>food territory</source>
        <comment>counted by a Prophecy</comment>
        <translation>Territoire de Nourriture</translation>
    </message>
    <message>
        <source>favor territory</source>
        <comment>counted by a Prophecy</comment>
        <translation>Territoire de Faveur</translation>
    </message>
    <message>
        <source>dice territory</source>
        <comment>counted by a Prophecy</comment>
        <translation>Territoire de Dés</translation>
    </message>
    <message>
        <source>red Reaver</source>
        <comment>counted by a Prophecy</comment>
        <translation>Maraudeur rouge</translation>
    </message>
    <message>
        <source>blue Reaver</source>
        <comment>counted by a Prophecy</comment>
        <translation>Maraudeur bleu</translation>
    </message>
    <message>
        <source>yellow Reaver</source>
        <comment>counted by a Prophecy</comment>
        <translation>Maraudeur jaune</translation>
    </message>
    <message>
        <source>any</source>
        <comment>open box</comment>
        <extracomment>In the open box: a value that stands for all of them, such as every location</extracomment>
        <translation>au choix</translation>
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
        <translation>Maraudeurs à placer</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <extracomment>Above drawn cards of which some are kept</extracomment>
        <translation>Cartes au choix</translation>
    </message>
    <message>
        <source>Spoils to resolve</source>
        <extracomment>Above village and keep cards that were taken and are pillaged one by one</extracomment>
        <translation>Butins à résoudre</translation>
    </message>
    <message>
        <source>Rewards of territories</source>
        <extracomment>Above territories that were turned, with what each brings</extracomment>
        <translation>Récompenses des territoires</translation>
    </message>
    <message>
        <source>You can expect glory at once.</source>
        <translation>Vous pouvez compter tout de suite sur de la Gloire.</translation>
    </message>
    <message>
        <source>Your territories will bring glory in every later round.</source>
        <translation>Vos territoires rapporteront de la Gloire à chaque tour à venir.</translation>
    </message>
    <message>
        <source>It adds to your sets of treasures, art, armor, and tapestries.</source>
        <translation>Cela complète vos séries de trésors, d’art, d’armures et de Tapisseries.</translation>
    </message>
    <message>
        <source>You gain pawns, or come closer to having the most of a kind.</source>
        <translation>Vous gagnez des pions, ou vous vous rapprochez d’une majorité.</translation>
    </message>
    <message>
        <source>You gain an artifact, which helps now and counts at the end.</source>
        <translation>Vous gagnez un Artefact, qui aide maintenant et compte à la fin.</translation>
    </message>
    <message>
        <source>It brings you closer to what your Prophecies ask for.</source>
        <translation>Cela vous rapproche de ce que demandent vos Prophéties.</translation>
    </message>
    <message>
        <source>The next card, pawn, or Prophecy will count for more.</source>
        <translation>La prochaine carte, le prochain pion ou la prochaine Prophétie comptera plus.</translation>
    </message>
    <message>
        <source>You end with less terror.</source>
        <translation>Vous finissez avec moins de Terreur.</translation>
    </message>
    <message>
        <source>Your dice and upgrades are better for what is to come.</source>
        <translation>Vos dés et vos Améliorations conviennent mieux à la suite.</translation>
    </message>
    <message>
        <source>You have more food for later.</source>
        <translation>Vous avez plus de Nourriture pour la suite.</translation>
    </message>
    <message>
        <source>You have more favor, to roll dice again.</source>
        <translation>Vous avez plus de Faveur pour relancer des dés.</translation>
    </message>
    <message>
        <source>Your crew gains a Reaver whose ability helps for the rest of the game.</source>
        <translation>Votre équipage gagne un Maraudeur dont la capacité aide jusqu’à la fin.</translation>
    </message>
    <message>
        <source>You can do and pay for more on later turns.</source>
        <translation>Vous pourrez faire et payer plus à vos prochains tours.</translation>
    </message>
    <message>
        <source>It costs you glory.</source>
        <translation>Cela vous coûte de la Gloire.</translation>
    </message>
    <message>
        <source>Your territories will bring less glory.</source>
        <translation>Vos territoires rapporteront moins de Gloire.</translation>
    </message>
    <message>
        <source>Your sets count for less.</source>
        <translation>Vos séries comptent moins.</translation>
    </message>
    <message>
        <source>Your pawns count for less.</source>
        <translation>Vos pions comptent moins.</translation>
    </message>
    <message>
        <source>It uses up an artifact.</source>
        <translation>Cela use un Artefact.</translation>
    </message>
    <message>
        <source>Your Prophecies count for less.</source>
        <translation>Vos Prophéties comptent moins.</translation>
    </message>
    <message>
        <source>The next cards and pawns will count for less.</source>
        <translation>Les prochaines cartes et les prochains pions compteront moins.</translation>
    </message>
    <message>
        <source>It brings you terror.</source>
        <translation>Cela vous vaut de la Terreur.</translation>
    </message>
    <message>
        <source>It costs you dice that you could use later.</source>
        <translation>Cela vous coûte des dés qui pourraient vous servir plus tard.</translation>
    </message>
    <message>
        <source>It costs you food.</source>
        <translation>Cela vous coûte de la Nourriture.</translation>
    </message>
    <message>
        <source>It costs you favor.</source>
        <translation>Cela vous coûte de la Faveur.</translation>
    </message>
    <message>
        <source>Your crew grows weaker.</source>
        <translation>Votre équipage s’affaiblit.</translation>
    </message>
    <message>
        <source>You can do less on later turns.</source>
        <translation>Vous pourrez faire moins à vos prochains tours.</translation>
    </message>
    <message>
        <source>%1 can expect glory at once.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 peut compter tout de suite sur de la Gloire.</translation>
    </message>
    <message>
        <source>%1’s territories will bring glory in every later round.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les territoires {d’|de }%1 rapporteront de la Gloire à chaque tour à venir.</translation>
    </message>
    <message>
        <source>It adds to %1’s sets.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Cela complète les séries {d’|de }%1.</translation>
    </message>
    <message>
        <source>%1’s pawns count for more.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les pions {d’|de }%1 comptent plus.</translation>
    </message>
    <message>
        <source>%1 gains an artifact.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 gagne un Artefact.</translation>
    </message>
    <message>
        <source>%1’s Prophecies count for more.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les Prophéties {d’|de }%1 comptent plus.</translation>
    </message>
    <message>
        <source>%1’s next cards and pawns will count for more.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les prochaines cartes et les prochains pions {d’|de }%1 compteront plus.</translation>
    </message>
    <message>
        <source>%1 ends with less terror.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 finit avec moins de Terreur.</translation>
    </message>
    <message>
        <source>%1’s dice and upgrades are better for what is to come.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les dés et les Améliorations {d’|de }%1 conviennent mieux à la suite.</translation>
    </message>
    <message>
        <source>%1 has more food for later.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 a plus de Nourriture pour la suite.</translation>
    </message>
    <message>
        <source>%1 has more favor for later.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 a plus de Faveur pour la suite.</translation>
    </message>
    <message>
        <source>%1’s crew grows stronger.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>L’équipage {d’|de }%1 se renforce.</translation>
    </message>
    <message>
        <source>%1 can do more on later turns.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 pourra faire plus à ses prochains tours.</translation>
    </message>
    <message>
        <source>It costs %1 glory.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Cela coûte de la Gloire à %1.</translation>
    </message>
    <message>
        <source>%1’s territories will bring less glory.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les territoires {d’|de }%1 rapporteront moins de Gloire.</translation>
    </message>
    <message>
        <source>%1’s sets count for less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les séries {d’|de }%1 comptent moins.</translation>
    </message>
    <message>
        <source>%1’s pawns count for less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les pions {d’|de }%1 comptent moins.</translation>
    </message>
    <message>
        <source>%1 uses up an artifact.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 use un Artefact.</translation>
    </message>
    <message>
        <source>%1’s Prophecies count for less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les Prophéties {d’|de }%1 comptent moins.</translation>
    </message>
    <message>
        <source>%1’s next cards and pawns will count for less.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Les prochaines cartes et les prochains pions {d’|de }%1 compteront moins.</translation>
    </message>
    <message>
        <source>It brings %1 terror.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Cela vaut de la Terreur à %1.</translation>
    </message>
    <message>
        <source>It costs %1 dice.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Cela coûte des dés à %1.</translation>
    </message>
    <message>
        <source>It costs %1 food.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Cela coûte de la Nourriture à %1.</translation>
    </message>
    <message>
        <source>It costs %1 favor.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Cela coûte de la Faveur à %1.</translation>
    </message>
    <message>
        <source>%1’s crew grows weaker.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>L’équipage {d’|de }%1 s’affaiblit.</translation>
    </message>
    <message>
        <source>%1 can do less on later turns.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 pourra faire moins à ses prochains tours.</translation>
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
        <translation>Séries à ce jour</translation>
    </message>
    <message>
        <source>Prophecies now</source>
        <extracomment>Caption of Prophecies with what they are worth now</extracomment>
        <translation>Prophéties à ce jour</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What an artifact brings: %1 a Reaver, %2 its ability as a sentence
----------
In the bar at the top: %1 a player, %2 its points now, as &quot;12 glory&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Fight: win %1</source>
        <extracomment>Label of a button: %1 the chance to win, as &quot;72%&quot;</extracomment>
        <translation>Combattre&#xa0;: victoire %1</translation>
    </message>
    <message numerus="yes">
        <source>%n combat dice can’t win this.</source>
        <extracomment>A warning before a fight: %n combat dice</extracomment>
        <translation>
            <numerusform>Impossible de gagner avec %n dé de combat.</numerusform>
            <numerusform>Impossible de gagner avec %n dés de combat.</numerusform>
        </translation>
    </message>
    <message>
        <source>a secret Prophecy</source>
        <extracomment>What a player gained, in a list</extracomment>
        <translation>une Prophétie secrète</translation>
    </message>
    <message>
        <source>%1 recruits %2.</source>
        <comment>Reavers</comment>
        <extracomment>What a player did: %1 a player, %2 a list of Reavers, as &quot;a Freeman and a Scout&quot;</extracomment>
        <translation>%1 recrute %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n combat(s) won</source>
        <extracomment>In a list of what came of a raid</extracomment>
        <translation>
            <numerusform>%n combat gagné</numerusform>
            <numerusform>%n combats gagnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combat(s) lost</source>
        <extracomment>In a list of what came of a raid</extracomment>
        <translation>
            <numerusform>%n combat perdu</numerusform>
            <numerusform>%n combats perdus</numerusform>
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
        <translation>%1, soumettre %2 pour %3, ou par la force (défense %4&#xa0;: %5)&#x202f;?</translation>
    </message>
    <message>
        <source>Subdue %1 for %2, or by force (defense %3: %4)?</source>
        <extracomment>A prompt to the reader: %1 a territory, %2 its price, %3 its defense, %4 the chance to win</extracomment>
        <translation>Soumettre %1 pour %2, ou par la force (défense %3&#xa0;: %4)&#x202f;?</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 may fight, or leave it.</source>
        <extracomment>A prompt: %1 a seat, %2 a card, %3 its defense</extracomment>
        <translation>%2, défense %3&#xa0;: %1 combat ou renonce.</translation>
    </message>
    <message>
        <source>%1, defense %2: fight, or leave it?</source>
        <extracomment>A prompt to the reader: %1 a card, %2 its defense</extracomment>
        <translation>%1, défense %2&#xa0;: combattre ou renoncer&#x202f;?</translation>
    </message>
    <message>
        <source>On the strip, “%1” marks what everyone gets, and “%2” what the active player gets in addition.</source>
        <extracomment>How a strip of short texts is read: %1 &quot;All&quot;, %2 &quot;1st&quot;, as they stand there</extracomment>
        <translation>Sur la bande, «&#xa0;%1&#xa0;» précède ce que chacun reçoit, et «&#xa0;%2&#xa0;» ce que le joueur actif reçoit en plus.</translation>
    </message>
    <message>
        <source>On the strip, “%1” is the active player, “%2” is the next, and so on.</source>
        <extracomment>How a strip of short texts is read: %1 &quot;1st&quot;, %2 &quot;2nd&quot;, as they stand there</extracomment>
        <translation>Sur la bande, «&#xa0;%1&#xa0;» désigne le joueur actif, «&#xa0;%2&#xa0;» le suivant, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Ships: %1</source>
        <extracomment>State of a seat that has sent several longships: %1 their locations</extracomment>
        <translation>Drakkars&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n success(es) against a defense of %1</source>
        <extracomment>In a list of what came of a battle: %n successes, %1 the defense</extracomment>
        <translation>
            <numerusform>%n succès contre une défense de %1</numerusform>
            <numerusform>%n succès contre une défense de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>take %1</source>
        <comment>a reward</comment>
        <extracomment>A choice at Trade: %1 as &quot;2 favor&quot;, &quot;3 food&quot; or &quot;a red chest die&quot;</extracomment>
        <translation>prendre %1</translation>
    </message>
    <message>
        <source>take %1, then a second die</source>
        <extracomment>A choice at Trade: %1 a die that lies there, as &quot;a red chest die&quot;; the same reward brings a second one</extracomment>
        <translation>prendre %1, puis un second</translation>
    </message>
    <message>
        <source>take the Prophecy “%1” (place %2)</source>
        <extracomment>A choice at Trade: %1 a Prophecy that lies there, %2 the number of its place</extracomment>
        <translation>prendre la Prophétie «&#xa0;%1&#xa0;» (emplacement %2)</translation>
    </message>
    <message>
        <source>turn %1 to the %2</source>
        <extracomment>A choice: %1 a die as it lies, as &quot;a blue hammer&quot;, %2 the sign it is turned to</extracomment>
        <translation>tourner %1 sur la face %2</translation>
    </message>
    <message>
        <source>take the reward of %1: %2</source>
        <extracomment>A choice: %1 a territory tile, %2 its reward</extracomment>
        <translation>prendre la récompense du %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>It counts only at the end, so its order doesn’t matter.</source>
        <translation>Cela ne compte qu’à la fin&#xa0;: l’ordre est donc sans importance.</translation>
    </message>
    <message>
        <source>Its favor can roll combat dice again for the next card.</source>
        <translation>Sa Faveur permettra de relancer des dés de Combat pour la carte suivante.</translation>
    </message>
    <message>
        <source>Its dice may be hammers for the next card.</source>
        <translation>Ses dés peuvent devenir des Marteaux pour la carte suivante.</translation>
    </message>
    <message>
        <source>You fight here first, with all your hammers.</source>
        <translation>Vous combattez ici en premier, avec tous vos Marteaux.</translation>
    </message>
    <message>
        <source>You resolve all of them anyway; only the order is up to you.</source>
        <translation>Vous les résolvez toutes de toute façon&#x202f;; seul l’ordre est libre.</translation>
    </message>
    <message>
        <source>It costs no terror.</source>
        <translation>Cela ne coûte pas de Terreur.</translation>
    </message>
    <message>
        <source>The terror costs you %1 at the end.</source>
        <extracomment>What glory costs: %1 a negative number</extracomment>
        <translation>La Terreur vous coûte %1 à la fin.</translation>
    </message>
    <message>
        <source>You gain %1 at once.</source>
        <extracomment>%1 glory, &quot;3 glory&quot;
----------
What a promotion brings: %1 as &quot;4 food&quot;</extracomment>
        <translation>Vous gagnez aussitôt %1.</translation>
    </message>
    <message>
        <source>At the end, that is %1 for you and %3 for %2.</source>
        <extracomment>What giving terror does: %1 and %3 numbers with a sign, %2 another player</extracomment>
        <translation>À la fin, cela fait %1 pour vous et %3 pour %2.</translation>
    </message>
    <message>
        <source>It works only at %1.</source>
        <extracomment>Of an artifact that is given up: %1 a location</extracomment>
        <translation>Cet Artefact ne sert que sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You have no die to store on it now.</source>
        <translation>Vous n’avez pas de dé à y stocker pour l’instant.</translation>
    </message>
    <message>
        <source>It still counts at the end: you lose only its use.</source>
        <translation>Cet Artefact compte quand même à la fin&#xa0;: vous ne perdez que son effet.</translation>
    </message>
    <message>
        <source>You can then use it at once: %1.</source>
        <extracomment>Why a die is stored: %1 what the artifact brings</extracomment>
        <translation>Vous pouvez alors l’utiliser aussitôt&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is then ready for %1: %2.</source>
        <extracomment>Why a die is stored: %1 where the artifact works, %2 what it brings</extracomment>
        <translation>L’Artefact est alors prêt pour «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It frees a space for another die.</source>
        <translation>Cela libère une place pour un autre dé.</translation>
    </message>
    <message>
        <source>You choose the die and its new sign.</source>
        <translation>Vous choisissez le dé et son nouveau symbole.</translation>
    </message>
    <message>
        <source>You discard the Prophecy you need least.</source>
        <translation>Vous défaussez la Prophétie qui vous sert le moins.</translation>
    </message>
    <message>
        <source>One less terror is worth %1 at the end.</source>
        <extracomment>What one terror less brings: %1 a number with a sign</extracomment>
        <translation>Une Terreur de moins compte %1 à la fin.</translation>
    </message>
    <message>
        <source>You then have %1.</source>
        <extracomment>Why food is good: %1 food, &quot;4 food&quot;</extracomment>
        <translation>Vous avez alors %1.</translation>
    </message>
    <message>
        <source>You then have %1 to roll combat dice again.</source>
        <extracomment>Why favor is good: %1 favor, &quot;4 favor&quot;</extracomment>
        <translation>Vous avez alors %1 pour relancer des dés de Combat.</translation>
    </message>
    <message>
        <source>You choose the colors of the dice before they are rolled.</source>
        <translation>Vous choisissez les couleurs des dés avant de les lancer.</translation>
    </message>
    <message>
        <source>The journey has no effect; you pay and lose nothing else.</source>
        <translation>L’Expédition n’a aucun effet&#x202f;; vous ne payez ni ne perdez rien d’autre.</translation>
    </message>
    <message>
        <source>You keep the die stored on the artifact.</source>
        <translation>Vous gardez le dé stocké sur l’Artefact.</translation>
    </message>
    <message>
        <source>You keep your favor.</source>
        <translation>Vous gardez votre Faveur.</translation>
    </message>
    <message>
        <source>You keep your dice.</source>
        <translation>Vous gardez vos dés.</translation>
    </message>
    <message>
        <source>Your dice stay as they lie.</source>
        <translation>Vos dés restent tels quels.</translation>
    </message>
    <message>
        <source>You keep %1.</source>
        <extracomment>What an ability leaves: %1 favor, &quot;2 favor&quot;
----------
What a cost leaves: %1 dice, &quot;3 crew dice&quot;</extracomment>
        <translation>Vous gardez %1.</translation>
    </message>
    <message>
        <source>You gain no terror.</source>
        <translation>Vous ne gagnez pas de Terreur.</translation>
    </message>
    <message>
        <source>You win this combat %1.</source>
        <extracomment>Why a fight is good: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Vous gagnez ce combat %1.</translation>
    </message>
    <message>
        <source>A win brings %1.</source>
        <extracomment>Why a fight is good: %1 what it brings, &quot;8 glory and 2 food&quot;</extracomment>
        <translation>Une victoire rapporte %1.</translation>
    </message>
    <message>
        <source>A win brings %1; the pawn counts %2 at the end.</source>
        <extracomment>Why a fight is good: %1 what it brings, &quot;3 glory and 1 Bastion pawn&quot;, %2 glory, &quot;4 glory&quot;</extracomment>
        <translation>Une victoire rapporte %1&#x202f;; le pion compte %2 à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>You keep hammers for %n combat dice.</source>
        <extracomment>What giving up a fight keeps: hammers for %n combat dice</extracomment>
        <translation>
            <numerusform>Vous gardez des Marteaux pour %n dé de Combat.</numerusform>
            <numerusform>Vous gardez des Marteaux pour %n dés de Combat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hammers you lay out are gone even if you lose.</source>
        <translation>Les Marteaux engagés sont perdus même en cas de défaite.</translation>
    </message>
    <message numerus="yes">
        <source>With it, you roll %n dice and win %1.</source>
        <extracomment>Of a hammer that is laid out: %1 how often, &quot;7 times in 10&quot;, %n combat dice laid out with it</extracomment>
        <translation>
            <numerusform>Avec cela, vous lancez %n dé et gagnez %1.</numerusform>
            <numerusform>Avec cela, vous lancez %n dés et gagnez %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can use the upgrade again in the next round.</source>
        <translation>Vous pourrez réutiliser l’Amélioration au prochain tour.</translation>
    </message>
    <message>
        <source>It uses up a die that stands for any sign.</source>
        <translation>Cela consomme un dé qui vaut n’importe quel symbole.</translation>
    </message>
    <message>
        <source>You need fewer hammers for it.</source>
        <translation>Il vous faut moins de Marteaux.</translation>
    </message>
    <message>
        <source>Other dice are better to roll again.</source>
        <translation>Mieux vaut relancer d’autres dés.</translation>
    </message>
    <message>
        <source>With the best dice rolled again, you win %1.</source>
        <extracomment>Of combat dice: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>En relançant les meilleurs dés, vous gagnez %1.</translation>
    </message>
    <message>
        <source>This roll wins %1.</source>
        <extracomment>Of combat dice rolled again: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Ce jet gagne %1.</translation>
    </message>
    <message>
        <source>You lose this combat and keep %1.</source>
        <extracomment>Of a lost combat: %1 favor, &quot;2 favor&quot;</extracomment>
        <translation>Vous perdez ce combat et gardez %1.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n more combat dice.</source>
        <extracomment>Why a die is good: in combat it brings %n dice more</extracomment>
        <translation>
            <numerusform>Ce dé apporte %n dé de Combat de plus.</numerusform>
            <numerusform>Ce dé apporte %n dés de Combat de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>It changes nothing in combat: you roll as many dice as before.</source>
        <translation>Cela ne change rien au combat&#xa0;: vous lancez autant de dés qu’avant.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n combat dice.</source>
        <extracomment>What turning a die costs: in combat %n dice are missing then</extracomment>
        <translation>
            <numerusform>Cela coûte %n dé de Combat.</numerusform>
            <numerusform>Cela coûte %n dés de Combat.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it shows the %1, it stands for any sign under your Leader.</source>
        <extracomment>Why a color is good to roll: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>S’il montre le symbole %1, il vaut n’importe quel symbole avec votre Leader.</translation>
    </message>
    <message>
        <source>It takes the last of your dice.</source>
        <translation>Cela prend vos derniers dés.</translation>
    </message>
    <message>
        <source>It is certain: you gain %1.</source>
        <extracomment>Why a battle is won with dice: %1 what it brings, &quot;8 glory and 2 food&quot;</extracomment>
        <translation>C’est certain&#xa0;: vous gagnez %1.</translation>
    </message>
    <message>
        <source>It costs you nothing: you have no Leader.</source>
        <translation>Cela ne vous coûte rien&#xa0;: vous n’avez pas de Leader.</translation>
    </message>
    <message>
        <source>Your Leader leaves.</source>
        <translation>Votre Leader part.</translation>
    </message>
    <message>
        <source>You lose %1, if you have one.</source>
        <extracomment>What a journey costs: %1 a die, &quot;a red die&quot;</extracomment>
        <translation>Vous perdez %1, si vous en avez un.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <extracomment>What a journey costs: %1 food, &quot;2 food&quot;</extracomment>
        <translation>Vous perdez %1.</translation>
    </message>
    <message>
        <source>You also lose a die of your choice.</source>
        <translation>Vous perdez aussi un dé de votre choix.</translation>
    </message>
    <message>
        <source>It costs you nothing: you have neither artifacts nor upgrades.</source>
        <translation>Cela ne vous coûte rien&#xa0;: vous n’avez ni Artefact ni Amélioration.</translation>
    </message>
    <message>
        <source>You lose an artifact or an upgrade of your choice.</source>
        <translation>Vous perdez un Artefact ou une Amélioration de votre choix.</translation>
    </message>
    <message>
        <source>It is used up for this round anyway.</source>
        <translation>Cette Amélioration a de toute façon déjà servi pendant ce tour.</translation>
    </message>
    <message numerus="yes">
        <source>It could pay once in each of the %n round(s) to come.</source>
        <extracomment>What an upgrade is worth: %n rounds to come</extracomment>
        <translation>
            <numerusform>Cette Amélioration pourrait payer encore une fois (%n tour à venir).</numerusform>
            <numerusform>Cette Amélioration pourrait payer une fois dans chacun des %n tours à venir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a Leader of its clan, this die stands for no other sign.</source>
        <translation>Sans Leader de son clan, ce dé ne vaut aucun autre symbole.</translation>
    </message>
    <message>
        <source>It uses up a die that brings two combat dice.</source>
        <translation>Cela consomme un dé qui apporte deux dés de Combat.</translation>
    </message>
    <message>
        <source>You have another die with its sign.</source>
        <translation>Vous avez un autre dé avec ce symbole.</translation>
    </message>
    <message>
        <source>An unseen Prophecy is worth %1 glory to you so far, on average.</source>
        <extracomment>Of a Prophecy drawn unseen: %1 a number with one decimal</extracomment>
        <translation>Une Prophétie cachée vaut pour vous %1 Gloire jusqu’ici, en moyenne.</translation>
    </message>
    <message>
        <source>You choose %1 rewards, the others at most %2.</source>
        <extracomment>Why a location is good: %1 and %2 numbers</extracomment>
        <translation>Vous choisissez %1 récompenses, les autres %2 au plus.</translation>
    </message>
    <message>
        <source>You may attempt %1 tiles, the others at most %2.</source>
        <extracomment>Why a location is good: %1 and %2 numbers</extracomment>
        <translation>Vous pouvez tenter %1 tuiles, les autres %2 au plus.</translation>
    </message>
    <message>
        <source>You alone draw %1 more cards from the deck.</source>
        <extracomment>Why a location is good: %1 a number</extracomment>
        <translation>Vous seul piochez encore %1 cartes.</translation>
    </message>
    <message>
        <source>You draw %1 more cards from the deck, the others at most %2.</source>
        <extracomment>Why a location is good: %1 and %2 numbers</extracomment>
        <translation>Vous piochez encore %1 cartes, les autres %2 au plus.</translation>
    </message>
    <message>
        <source>You alone gain %1.</source>
        <extracomment>Why a location is good: %1 what only the active player gains, &quot;2 favor&quot;</extracomment>
        <translation>Vous seul gagnez %1.</translation>
    </message>
    <message>
        <source>First, your Reavers there bring %1.</source>
        <extracomment>Why a location is good: %1 abilities in few words, &quot;2 food and turn a red die&quot;</extracomment>
        <translation>Vos Maraudeurs apportent d’abord&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has Reavers there, too: %2.</source>
        <extracomment>What speaks against a location: %1 another player, %2 abilities in few words, &quot;2 food and turn a red die&quot;</extracomment>
        <translation>%1 y a aussi des Maraudeurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 can’t pay for it as things stand.</source>
        <extracomment>Why a location is good: %1 other players who cannot pay for it</extracomment>
        <translation>Pour l’instant trop cher pour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The best artifact there is %1: %2 at the end.</source>
        <extracomment>Why a location is good: %1 an artifact on display, %2 glory, &quot;4 glory&quot;</extracomment>
        <translation>Le meilleur Artefact y est %1&#xa0;: %2 à la fin.</translation>
    </message>
    <message>
        <source>Two Reavers there bring %1.</source>
        <extracomment>Why a location is good: %1 dice, &quot;4 crew dice&quot;</extracomment>
        <translation>Deux Maraudeurs y apportent %1.</translation>
    </message>
    <message>
        <source>You have what it takes to win peacefully: %1.</source>
        <extracomment>Why Subdue is good: %1 territories</extracomment>
        <translation>Pacifiquement, vous pouvez payer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You will begin the next round.</source>
        <translation>Vous commencerez le prochain tour.</translation>
    </message>
    <message>
        <source>%1 will begin the next round.</source>
        <extracomment>What choosing Trade costs: %1 another player</extracomment>
        <translation>%1 commencera le prochain tour.</translation>
    </message>
    <message numerus="yes">
        <source>Each tile brings %n glory by the end, 1 after every round.</source>
        <extracomment>Why territories are good: %n glory for each by the end of the game</extracomment>
        <translation>
            <numerusform>Chaque tuile rapporte %n Gloire d’ici la fin, 1 après chaque tour.</numerusform>
            <numerusform>Chaque tuile rapporte %n Gloire d’ici la fin, 1 après chaque tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t pay for it yet and may have to rest: you lack %1.</source>
        <extracomment>What speaks against a location: %1 what the reader lacks to pay for it, &quot;1 chest&quot;</extracomment>
        <translation>Vous ne pouvez pas encore payer et devrez peut-être vous reposer&#xa0;: il vous manque %1.</translation>
    </message>
    <message>
        <source>It is worth %2 to you so far (%1).</source>
        <extracomment>Of a Prophecy: %1 &quot;1 per artifact&quot;, %2 its glory for the cards the reader has
----------
Why a Prophecy is good: %1 what it counts, &quot;1 per artifact&quot;, %2 glory, &quot;3 glory&quot;</extracomment>
        <translation>Cette Prophétie vaut pour vous %2 jusqu’ici (%1).</translation>
    </message>
    <message>
        <source>It is worth nothing to you so far (%1).</source>
        <extracomment>Of a Prophecy: %1 what it counts, &quot;1 per artifact&quot;</extracomment>
        <translation>Cette Prophétie ne vaut rien pour vous jusqu’ici (%1).</translation>
    </message>
    <message>
        <source>It would be worth %2 to %1.</source>
        <extracomment>Why a Prophecy is taken: %1 another player, %2 glory, &quot;3 glory&quot;</extracomment>
        <translation>Pour %1, cette Prophétie vaudrait %2.</translation>
    </message>
    <message>
        <source>It stays hidden from the others until the end.</source>
        <translation>Cette Prophétie reste cachée aux autres jusqu’à la fin.</translation>
    </message>
    <message>
        <source>It brings nothing anymore: this is your last part of the game.</source>
        <translation>Cela ne rapporte plus rien&#xa0;: c’est votre dernière activation.</translation>
    </message>
    <message>
        <source>You pay nothing and keep all your dice.</source>
        <translation>Vous ne payez rien et gardez tous vos dés.</translation>
    </message>
    <message>
        <source>This is your last part of the game: dice and food no longer count.</source>
        <translation>C’est votre dernière activation&#xa0;: dés et Nourriture ne comptent plus.</translation>
    </message>
    <message>
        <source>You keep %1 and %2 for later.</source>
        <extracomment>What ending a part keeps: %1 dice, &quot;3 crew dice&quot;, %2 food, &quot;4 food&quot;</extracomment>
        <translation>Vous gardez %1 et %2 pour plus tard.</translation>
    </message>
    <message>
        <source>You draw a village card (an artifact %1) or a keep card (for a set %2).</source>
        <extracomment>What a promotion brings: %1 and %2 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Vous piochez une carte de village (un Artefact %1) ou de forteresse (d’une série %2).</translation>
    </message>
    <message>
        <source>No more ships will sail to %1, so the ability would never be used.</source>
        <extracomment>Of a Reaver&apos;s ability: %1 a location; its ability can be used no more</extracomment>
        <translation>Plus aucun Drakkar ne se rend sur «&#xa0;%1&#xa0;»&#xa0;: la capacité ne servirait jamais.</translation>
    </message>
    <message numerus="yes">
        <source>You use the ability whenever a ship sails to %1: at most %n time(s) more.</source>
        <extracomment>Of a Reaver&apos;s ability: %1 a location, %n rounds in which a ship may sail there</extracomment>
        <translation>
            <numerusform>Vous utilisez la capacité quand un Drakkar se rend sur «&#xa0;%1&#xa0;»&#xa0;: encore %n fois au plus.</numerusform>
            <numerusform>Vous utilisez la capacité quand un Drakkar se rend sur «&#xa0;%1&#xa0;»&#xa0;: encore %n fois au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>There it joins %1.</source>
        <extracomment>Of a slot of the longship: %1 the Reavers that are there</extracomment>
        <translation>Il y a déjà là&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Each %1 then stands for no sign; you have %2.</source>
        <extracomment>Of dice with the sign of a clan: %1 the sign, &quot;raven&quot;, %2 a number</extracomment>
        <translation>Chaque %1 ne vaut alors plus rien&#x202f;; vous en avez %2.</translation>
    </message>
    <message>
        <source>Each %1 then stands for any sign; you have %2.</source>
        <extracomment>Of dice with the sign of a clan: %1 the sign, &quot;raven&quot;, %2 a number</extracomment>
        <translation>Chaque %1 vaut alors n’importe quel symbole&#x202f;; vous en avez %2.</translation>
    </message>
    <message>
        <source>Your Leader, the %1, leaves for the Glory pile.</source>
        <extracomment>Of a promotion: %1 the old Leader</extracomment>
        <translation>Votre Leader (%1) part dans la Pile de Gloire.</translation>
    </message>
    <message>
        <source>From then on, each %1 you roll stands for any sign.</source>
        <extracomment>Of a promotion: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>Dès lors, chaque %1 vaut n’importe quel symbole.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n space(s) left for dice.</source>
        <extracomment>Of dice gained without room: %n spaces are free</extracomment>
        <translation>
            <numerusform>Il ne vous reste que %n place pour des dés.</numerusform>
            <numerusform>Il ne vous reste que %n places pour des dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get %1 on the faces you choose.</source>
        <extracomment>What Rally brings: %1 dice, &quot;1 red die and 1 yellow die&quot;</extracomment>
        <translation>Vous obtenez %1 sur les faces de votre choix.</translation>
    </message>
    <message>
        <source>The Reaver goes to the Glory pile: no ability, no Leader.</source>
        <translation>Le Maraudeur va dans la Pile de Gloire&#xa0;: ni capacité, ni Leader.</translation>
    </message>
    <message>
        <source>You roll %1 and see the result before you place it.</source>
        <extracomment>Of a Reaver that is recruited: %1 its dice, &quot;2 red dice&quot;</extracomment>
        <translation>Vous lancez %1 et voyez le résultat avant de lui choisir un rôle.</translation>
    </message>
    <message>
        <source>Until you have another Leader, no %1 stands for other signs; you have none now.</source>
        <extracomment>What the Leader&apos;s leaving costs: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>Sans nouveau Leader, aucun %1 ne vaut d’autre symbole&#x202f;; vous n’en avez pas.</translation>
    </message>
    <message>
        <source>You lose its ability: %1.</source>
        <extracomment>What a Reaver&apos;s leaving costs: %1 its ability in few words</extracomment>
        <translation>Vous perdez sa capacité&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have a die to store on %1.</source>
        <extracomment>Of an artifact: %1 its name as an object</extracomment>
        <translation>Vous avez un dé à stocker sur %1.</translation>
    </message>
    <message>
        <source>You have no die to store on %1 yet.</source>
        <extracomment>Of an artifact: %1 its name as an object</extracomment>
        <translation>Vous n’avez pas encore de dé à stocker sur %1.</translation>
    </message>
    <message>
        <source>%1 counts %2 at the end.</source>
        <extracomment>Why an artifact is good: %1 its name, %2 glory, &quot;3 glory&quot;</extracomment>
        <translation>%1 compte %2 à la fin.</translation>
    </message>
    <message>
        <source>Where it works: %1. What it brings: %2.</source>
        <extracomment>Of an artifact: %1 where it works, %2 its effect in few words</extracomment>
        <translation>Lieu&#xa0;: %1. Effet&#xa0;: %2.</translation>
    </message>
    <message>
        <source>At the end: %1 %2, terror %3.</source>
        <extracomment>Why a place is pillaged: %1 a pawn, &quot;Farm pawn&quot;, %2 and %3 numbers with a sign</extracomment>
        <translation>À la fin&#xa0;: %1 %2, Terreur %3.</translation>
    </message>
    <message>
        <source>At the end: %1 %2.</source>
        <extracomment>Why a place is pillaged: %1 a pawn, &quot;Farm pawn&quot;, %2 a number with a sign</extracomment>
        <translation>À la fin&#xa0;: %1 %2.</translation>
    </message>
    <message>
        <source>%1 would no longer have the most pawns of the kind: %2.</source>
        <extracomment>Why a pawn is good: %1 another player, %2 a negative number</extracomment>
        <translation>%1 n’aurait plus le plus de ces pions&#xa0;: %2.</translation>
    </message>
    <message>
        <source>With all your hammers, you win against %1 %2; that brings %3.</source>
        <extracomment>Of a keep card: %1 &quot;a Tower (red and blue)&quot;, %2 how often, &quot;7 times in 10&quot;, %3 what a win brings</extracomment>
        <translation>Avec tous vos Marteaux, vous gagnez contre %1 %2&#x202f;; cela rapporte %3.</translation>
    </message>
    <message>
        <source>From %1 you gain %2.</source>
        <extracomment>Of a card: %1 its name as an object, &quot;a Farm&quot;, %2 what it brings</extracomment>
        <translation>Avec %1, vous gagnez %2.</translation>
    </message>
    <message numerus="yes">
        <source>The upgrade pays once in each of the %n round(s) left.</source>
        <extracomment>Of a Ship Upgrade: %1 &quot;shield&quot;, %n rounds, this one included</extracomment>
        <translation>
            <numerusform>L’Amélioration paie encore une fois (%n tour restant).</numerusform>
            <numerusform>L’Amélioration paie une fois dans chacun des %n tours restants.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no room for another upgrade.</source>
        <translation>Vous n’avez pas de place pour une autre Amélioration.</translation>
    </message>
    <message>
        <source>%1 brings %2, or %3.</source>
        <extracomment>Of a card: %1 its name as an object, &quot;a Farm&quot;, %2 and %3 what it brings</extracomment>
        <translation>%1&#xa0;: %2 ou %3.</translation>
    </message>
    <message>
        <source>A keep card adds to your sets %1; otherwise, you may fight for a pawn.</source>
        <extracomment>Of a card drawn unseen: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Une carte de forteresse complète vos séries %1&#x202f;; sinon, on peut combattre pour un pion.</translation>
    </message>
    <message>
        <source>A village card is an artifact %1.</source>
        <extracomment>Of a card drawn unseen: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Une carte de village est un Artefact %1.</translation>
    </message>
    <message>
        <source>%1 (clan of %2): %3.</source>
        <extracomment>Of a Reaver that may be taken: %1 its name, %2 its clan, %3 its ability in few words</extracomment>
        <translation>%1 (clan {d’|de }%2)&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Your Prophecies grow by %1.</source>
        <extracomment>Why a choice is good: %1 glory, &quot;2 glory&quot;
----------
Why a territory is good: %1 glory, &quot;2 glory&quot;</extracomment>
        <translation>Vos Prophéties augmentent de %1.</translation>
    </message>
    <message>
        <source>Each may be of the clan of %1.</source>
        <extracomment>Of Reavers drawn unseen: %1 clans</extracomment>
        <translation>Clan possible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Two unseen Reavers bring %1 dice on average.</source>
        <extracomment>Of Reavers drawn unseen: %1 a number with one decimal</extracomment>
        <translation>Deux Maraudeurs cachés apportent %1 dés en moyenne.</translation>
    </message>
    <message>
        <source>They bring %1 for certain.</source>
        <extracomment>Of Reavers that lie open: %1 dice, &quot;4 crew dice&quot;</extracomment>
        <translation>Ces Maraudeurs apportent à coup sûr %1.</translation>
    </message>
    <message>
        <source>Your dice win an unseen battle without combat %1.</source>
        <extracomment>Of a Sea Battle drawn unseen: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Vos dés gagnent un Combat en mer caché sans combattre %1.</translation>
    </message>
    <message>
        <source>You have neither the dice for it nor hammers to fight.</source>
        <translation>Vous n’avez ni les dés pour cela ni de Marteaux pour combattre.</translation>
    </message>
    <message>
        <source>You have the dice that win “%1” without combat: %2.</source>
        <extracomment>Why a Sea Battle is good: %1 its name, %2 what it brings, &quot;8 glory and 2 food&quot;</extracomment>
        <translation>Vous avez les dés qui gagnent «&#xa0;%1&#xa0;» sans combattre&#xa0;: %2.</translation>
    </message>
    <message>
        <source>With all your hammers, you win “%1” %2: %3.</source>
        <extracomment>Why a Sea Battle is good: %1 its name, %2 how often it is won, &quot;7 times in 10&quot;, %3 what it brings</extracomment>
        <translation>Avec tous vos Marteaux, vous gagnez «&#xa0;%1&#xa0;» %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>A reward in a list: %1 what it brings, %2 tiles that have it of %3</extracomment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Reward: %1.</source>
        <extracomment>What the back of a territory tile may bring: %1 rewards, &quot;2 favor (3 of 6)&quot;; they are alternatives</extracomment>
        <translation>Récompense&#xa0;: %1.</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two rewards</comment>
        <translation> ou </translation>
    </message>
    <message numerus="yes">
        <source>The tile brings %n glory by the end, 1 after every round.</source>
        <extracomment>Why a territory is good: %n glory</extracomment>
        <translation>
            <numerusform>La tuile rapporte %n Gloire d’ici la fin, 1 après chaque tour.</numerusform>
            <numerusform>La tuile rapporte %n Gloire d’ici la fin, 1 après chaque tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>With all your hammers, you win %1.</source>
        <extracomment>Of a hammer that is laid out: %1 how often, &quot;7 times in 10&quot;
----------
Of a territory: %1 how often, &quot;7 times in 10&quot;</extracomment>
        <translation>Avec tous vos Marteaux, vous gagnez %1.</translation>
    </message>
    <message>
        <source>It takes all your food.</source>
        <translation>Cela prend toute votre Nourriture.</translation>
    </message>
    <message>
        <source>It takes all your favor.</source>
        <translation>Cela prend toute votre Faveur.</translation>
    </message>
    <message>
        <source>Then you have its favor if the keep card to come is a Wall or a Tower: it rolls combat dice again.</source>
        <translation>Vous aurez alors sa Faveur si la carte de forteresse est un Mur ou un Bastion&#xa0;: elle relance des dés de Combat.</translation>
    </message>
    <message>
        <source>Then you have its die if the keep card to come is a Wall or a Tower.</source>
        <translation>Vous aurez alors son dé si la carte de forteresse est un Mur ou un Bastion.</translation>
    </message>
    <message>
        <source>If the keep card is a Wall or a Tower, you fight without the favor of the other tile.</source>
        <translation>Si la carte de forteresse est un Mur ou un Bastion, vous combattez sans la Faveur de l’autre tuile.</translation>
    </message>
    <message>
        <source>If the keep card is a Wall or a Tower, you fight without the dice of the other tile.</source>
        <translation>Si la carte de forteresse est un Mur ou un Bastion, vous combattez sans les dés de l’autre tuile.</translation>
    </message>
    <message>
        <source>Its Reaver brings dice before the other rewards come.</source>
        <translation>Son Maraudeur apporte des dés avant les autres récompenses.</translation>
    </message>
    <message>
        <source>You choose this die before you see those of the Reaver.</source>
        <translation>Vous choisissez ce dé avant de voir ceux du Maraudeur.</translation>
    </message>
    <message>
        <source>It makes no difference when you take this reward.</source>
        <translation>Peu importe quand vous prenez cette récompense.</translation>
    </message>
    <message>
        <source>every time</source>
        <extracomment>How often something happens: &quot;You win this combat every time.&quot;</extracomment>
        <translation>dans tous les cas</translation>
    </message>
    <message>
        <source>almost always</source>
        <extracomment>How often something happens: &quot;You win this combat almost always.&quot;</extracomment>
        <translation>presque dans tous les cas</translation>
    </message>
    <message>
        <source>0 times in 10</source>
        <extracomment>How often something happens: &quot;You win this combat 0 times in 10.&quot;</extracomment>
        <translation>dans 0 cas sur 10</translation>
    </message>
    <message>
        <source>less than once in 20 tries</source>
        <extracomment>How often something happens: &quot;You win this combat less than once in 20 times.&quot;</extracomment>
        <translation>dans moins d’un cas sur 20</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) in 10</source>
        <extracomment>How often something happens: &quot;You win this combat 7 times in 10.&quot;</extracomment>
        <translation>
            <numerusform>dans %n cas sur 10</numerusform>
            <numerusform>dans %n cas sur 10</numerusform>
        </translation>
    </message>
    <message>
        <source>tapestries</source>
        <comment>a set</comment>
        <translation>Tapisseries</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>A set of cards that grows: %1 its name, %2 and %3 how many cards it has before and after</extracomment>
        <translation>%1 (%2 → %3)</translation>
    </message>
    <message>
        <source>Your sets and Prophecies grow by %1: %2.</source>
        <extracomment>Why cards are good: %1 glory, as &quot;14 glory&quot;, %2 sets with their numbers of cards, &quot;Art (2 to 3)&quot;</extracomment>
        <translation>Vos séries et Prophéties augmentent de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You can then pay for %1.</source>
        <extracomment>Why a choice is good: %1 a location</extracomment>
        <translation>Vous pouvez alors payer «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You then have the dice that win “%1”.</source>
        <extracomment>Why a die is good: %1 a Sea Battle</extracomment>
        <translation>Vous avez alors les dés qui gagnent «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You could then pay for %1 in the next round.</source>
        <extracomment>Why a choice is good: %1 a location</extracomment>
        <translation>Vous pourriez alors payer «&#xa0;%1&#xa0;» au prochain tour.</translation>
    </message>
    <message>
        <source>You then lack only %2 for %1.</source>
        <extracomment>Why a choice is good: %1 a location, %2 what is still missing to pay for it, &quot;1 chest&quot;</extracomment>
        <translation>Pour «&#xa0;%1&#xa0;», il ne vous manque alors que %2.</translation>
    </message>
    <message>
        <source>You can then no longer pay for %1: you lack %2.</source>
        <extracomment>What a choice costs: %1 a location, %2 what is then missing to pay for it, &quot;1 chest&quot;</extracomment>
        <translation>Vous ne pouvez alors plus payer «&#xa0;%1&#xa0;»&#xa0;: il vous manque %2.</translation>
    </message>
    <message>
        <source>You then no longer have the dice that win “%1”.</source>
        <extracomment>What a choice costs: %1 a Sea Battle</extracomment>
        <translation>Vous n’avez alors plus les dés qui gagnent «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You can still pay for %1 then.</source>
        <extracomment>What a choice leaves: %1 a location</extracomment>
        <translation>Vous pouvez alors encore payer «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>With the right face, you can then pay for %1.</source>
        <extracomment>Why dice on faces of one&apos;s choice are good: %1 a location</extracomment>
        <translation>Avec la bonne face, vous pouvez alors payer «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Under your Leader, a %1 stands for any sign.</source>
        <extracomment>What a die is good for: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>Avec votre Leader, un %1 vaut n’importe quel symbole.</translation>
    </message>
    <message>
        <source>It can be stored on %1.</source>
        <extracomment>What a die is good for: %1 an artifact</extracomment>
        <translation>Ce dé peut être stocké sur %1.</translation>
    </message>
    <message>
        <source>Without a Leader of its clan, a %1 stands for no other sign.</source>
        <extracomment>What a die is good for: %1 the sign of a clan, &quot;raven&quot;</extracomment>
        <translation>Sans Leader de son clan, un %1 ne vaut aucun autre symbole.</translation>
    </message>
    <message>
        <source>the Axe Chieftain</source>
        <comment>definite object</comment>
        <translation>la Cheffe à la hache</translation>
    </message>
    <message>
        <source>the Chosen</source>
        <comment>definite object</comment>
        <translation>l’Élu</translation>
    </message>
    <message>
        <source>the Fanatic</source>
        <comment>definite object</comment>
        <translation>le Fanatique</translation>
    </message>
    <message>
        <source>the Mercenary</source>
        <comment>definite object</comment>
        <translation>le Mercenaire</translation>
    </message>
    <message>
        <source>the Pillager</source>
        <comment>definite object</comment>
        <translation>le Pillard</translation>
    </message>
    <message>
        <source>the Flamebearer</source>
        <comment>definite object</comment>
        <translation>le Porteur de flamme</translation>
    </message>
    <message>
        <source>the Hunter</source>
        <comment>definite object</comment>
        <translation>le Chasseur</translation>
    </message>
    <message>
        <source>the Spear Chieftain</source>
        <comment>definite object</comment>
        <translation>le Chef Lancier</translation>
    </message>
    <message>
        <source>the Robber</source>
        <comment>definite object</comment>
        <translation>le Détrousseur</translation>
    </message>
    <message>
        <source>the Royal Guard</source>
        <comment>definite object</comment>
        <translation>le Garde Royal</translation>
    </message>
    <message>
        <source>the Freeman</source>
        <comment>definite object</comment>
        <translation>l’Homme libre</translation>
    </message>
    <message>
        <source>the Old Warrior</source>
        <comment>definite object</comment>
        <translation>le Vieux guerrier</translation>
    </message>
    <message>
        <source>the Sword Chieftain</source>
        <comment>definite object</comment>
        <translation>le Chef Épéiste</translation>
    </message>
    <message>
        <source>the Scout</source>
        <comment>definite object</comment>
        <translation>l’Éclaireuse</translation>
    </message>
    <message>
        <source>the Saga Keeper</source>
        <comment>definite object</comment>
        <translation>la Gardienne des Sagas</translation>
    </message>
    <message>
        <source>Hiromenn</source>
        <comment>definite object</comment>
        <translation>les Hiromenn</translation>
    </message>
    <message>
        <source>the Seeress</source>
        <comment>definite object</comment>
        <translation>la Prophétesse</translation>
    </message>
    <message>
        <source>the Spakona</source>
        <comment>definite object</comment>
        <translation>la Spakona</translation>
    </message>
    <message>
        <source>a red helmet</source>
        <comment>object</comment>
        <translation>un Casque rouge</translation>
    </message>
    <message>
        <source>a red shield</source>
        <comment>object</comment>
        <translation>un Bouclier rouge</translation>
    </message>
    <message>
        <source>a red chest</source>
        <comment>object</comment>
        <translation>un Coffre rouge</translation>
    </message>
    <message>
        <source>a red longship</source>
        <comment>object</comment>
        <translation>un Drakkar rouge</translation>
    </message>
    <message>
        <source>a red hammer</source>
        <comment>object</comment>
        <translation>un Marteau rouge</translation>
    </message>
    <message>
        <source>a red double hammer</source>
        <comment>object</comment>
        <translation>un double Marteau rouge</translation>
    </message>
    <message>
        <source>a blue raven</source>
        <comment>object</comment>
        <translation>un Corbeau bleu</translation>
    </message>
    <message>
        <source>a blue shield</source>
        <comment>object</comment>
        <translation>un Bouclier bleu</translation>
    </message>
    <message>
        <source>a blue chest</source>
        <comment>object</comment>
        <translation>un Coffre bleu</translation>
    </message>
    <message>
        <source>a blue longship</source>
        <comment>object</comment>
        <translation>un Drakkar bleu</translation>
    </message>
    <message>
        <source>a blue hammer</source>
        <comment>object</comment>
        <translation>un Marteau bleu</translation>
    </message>
    <message>
        <source>a blue double hammer</source>
        <comment>object</comment>
        <translation>un double Marteau bleu</translation>
    </message>
    <message>
        <source>a yellow tree</source>
        <comment>object</comment>
        <translation>un Arbre jaune</translation>
    </message>
    <message>
        <source>a yellow shield</source>
        <comment>object</comment>
        <translation>un Bouclier jaune</translation>
    </message>
    <message>
        <source>a yellow chest</source>
        <comment>object</comment>
        <translation>un Coffre jaune</translation>
    </message>
    <message>
        <source>a yellow longship</source>
        <comment>object</comment>
        <translation>un Drakkar jaune</translation>
    </message>
    <message>
        <source>a yellow hammer</source>
        <comment>object</comment>
        <translation>un Marteau jaune</translation>
    </message>
    <message>
        <source>a yellow double hammer</source>
        <comment>object</comment>
        <translation>un double Marteau jaune</translation>
    </message>
    <message>
        <source>You have no free space for dice.</source>
        <translation>Vous n’avez plus de place pour des dés.</translation>
    </message>
    <message>
        <source>no hammers</source>
        <extracomment>On the button &quot;Fight&quot;, which cannot be pressed</extracomment>
        <translation>aucun Marteau</translation>
    </message>
    <message>
        <source>you need %1</source>
        <extracomment>On a button that cannot be pressed: %1 what is missing, as &quot;1 favor&quot;</extracomment>
        <translation>il vous manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fight</source>
        <extracomment>Label of a button that cannot be pressed, as there are no hammers</extracomment>
        <translation>Combattre</translation>
    </message>
    <message>
        <source>As things stand, %1 could only rest here, with neither hammers nor what a tile asks for.</source>
        <extracomment>Of a location that a ship may be sent to: %1 a seat</extracomment>
        <translation>Pour l’instant, %1 ne pourrait que se reposer ici, faute de Marteau ou de quoi payer un Territoire.</translation>
    </message>
    <message>
        <source>As things stand, you could only rest here: you have neither hammers nor what a tile asks for.</source>
        <extracomment>To the reader, of a location that a ship may be sent to</extracomment>
        <translation>Pour l’instant, vous ne pourriez que vous reposer ici, faute de Marteau ou de quoi payer un Territoire.</translation>
    </message>
    <message>
        <source>As things stand, %1 could only rest here. Missing to act: %2.</source>
        <extracomment>Of a location that a ship may be sent to: %1 a seat, %2 what it lacks to act, as &quot;1 chest&quot;</extracomment>
        <translation>Pour l’instant, %1 ne pourrait que se reposer ici&#x202f;; pour agir, il manque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>As things stand, you could only rest here. Missing to act: %1.</source>
        <extracomment>To the reader, of a location that a ship may be sent to: %1 what is missing to act</extracomment>
        <translation>Pour l’instant, vous ne pourriez que vous reposer ici&#x202f;; pour agir, il manque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 has no hammers, and leaves it or uses an artifact first.</source>
        <extracomment>A prompt: %1 a seat without hammers, %2 a card, %3 its defense</extracomment>
        <translation>%2, défense %3&#xa0;: sans Marteau, %1 renonce ou utilise d’abord un Artefact.</translation>
    </message>
    <message>
        <source>%1, defense %2: you have no hammers. Leave it, or use an artifact first.</source>
        <extracomment>A prompt to the reader, who has no hammers: %1 a card, %2 its defense</extracomment>
        <translation>%1, défense %2&#xa0;: vous n’avez aucun Marteau. Renoncez ou utilisez d’abord un Artefact.</translation>
    </message>
    <message>
        <source>%2, defense %3: %1 has no hammers to fight with, and leaves it.</source>
        <extracomment>A prompt: %1 a seat without hammers, %2 a card, %3 its defense</extracomment>
        <translation>%2, défense %3&#xa0;: sans Marteau pour combattre, %1 renonce.</translation>
    </message>
    <message>
        <source>%1, defense %2: you have no hammers to fight with. Leave it.</source>
        <extracomment>A prompt to the reader, who has no hammers: %1 a card, %2 its defense</extracomment>
        <translation>%1, défense %2&#xa0;: sans Marteau pour combattre, vous devez renoncer.</translation>
    </message>
    <message>
        <source>You can’t win this combat.</source>
        <translation>Vous ne pouvez pas gagner ce combat.</translation>
    </message>
    <message>
        <source>It uses up a die that brings a combat die.</source>
        <translation>Cela consomme un dé qui apporte un dé de Combat.</translation>
    </message>
    <message>
        <source>It is worth %2 to you so far (%1), and %3 more by Prophecies that you have.</source>
        <extracomment>Why a Prophecy is good: %1 what it counts, &quot;1 per artifact&quot;, %2 glory, &quot;3 glory&quot;, %3 as %2, by Prophecies that count Prophecies</extracomment>
        <translation>Cette Prophétie vaut pour vous %2 jusqu’ici (%1), et %3 de plus grâce à des Prophéties que vous avez.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title of the parts of a player’s points</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>if the game ended now</source>
        <extracomment>Before the points that a player would have if the game ended now</extracomment>
        <translation>si la partie se terminait</translation>
    </message>
    <message>
        <source>Reavers in the pile</source>
        <extracomment>Reavers in the Glory pile, which are not aboard any more</extracomment>
        <translation>Maraudeurs dans la pile</translation>
    </message>
    <message>
        <source>Start Player</source>
        <extracomment>Beside the horn</extracomment>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Next Start Player</source>
        <extracomment>Beside a pale horn: who leads the next round</extracomment>
        <translation>Prochain Premier joueur</translation>
    </message>
    <message>
        <source>Honor Ship</source>
        <extracomment>Beside a small ship</extracomment>
        <translation>Drakkar d’honneur</translation>
    </message>
    <message>
        <source>The horn: this player sends the first longship of the round, and the others follow clockwise.</source>
        <translation>La corne&#xa0;: ce joueur place le premier Drakkar du tour&#x202f;; les autres suivent dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The pale horn: this player traded, takes the Start Player marker, and sends the first longship of the next round.</source>
        <translation>La corne pâle&#xa0;: ce joueur a pris le marqueur Premier joueur et placera le premier Drakkar du tour suivant.</translation>
    </message>
    <message>
        <source>With three players, its holder sends the fourth longship of the round. It goes to the player on the left in Cleanup.</source>
        <translation>À trois joueurs, son détenteur place le quatrième Drakkar du tour. En Phase de Nettoyage, il passe au joueur de gauche.</translation>
    </message>
    <message>
        <source>In all %1, %2</source>
        <extracomment>State of a seat at the end: %1 its points, as &quot;57 glory&quot;, %2 favor, as &quot;2 favor&quot;</extracomment>
        <translation>En tout %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>This roll (%n dice): win %1</source>
        <extracomment>Chance to win a combat: %n combat dice laid out, %1 as &quot;72%&quot;</extracomment>
        <translation>
            <numerusform>Ce jet (%n dé)&#xa0;: victoire %1</numerusform>
            <numerusform>Ce jet (%n dés)&#xa0;: victoire %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This roll (%n dice) and up to %2: win %1</source>
        <extracomment>Chance to win a combat: %n combat dice laid out, %1 as &quot;72%&quot;, %2 favor for re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>
            <numerusform>Ce jet (%n dé) et jusqu’à %2&#xa0;: victoire %1</numerusform>
            <numerusform>Ce jet (%n dés) et jusqu’à %2&#xa0;: victoire %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All hammers (%n dice): win %1</source>
        <extracomment>Chance to win a combat with all hammers of the longship: %n combat dice, %1 as &quot;72%&quot;</extracomment>
        <translation>
            <numerusform>Tous les Marteaux (%n dé)&#xa0;: victoire %1</numerusform>
            <numerusform>Tous les Marteaux (%n dés)&#xa0;: victoire %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All hammers (%n dice) and up to %2: win %1</source>
        <extracomment>Chance to win a combat with all hammers of the longship: %n combat dice, %1 as &quot;72%&quot;, %2 favor for re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>
            <numerusform>Tous les Marteaux (%n dé) et jusqu’à %2&#xa0;: victoire %1</numerusform>
            <numerusform>Tous les Marteaux (%n dés) et jusqu’à %2&#xa0;: victoire %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With up to %2: win %1</source>
        <extracomment>Chance to win a combat after a roll with the best re-rolls: %1 as &quot;72%&quot;, %2 favor, as &quot;2 favor&quot;</extracomment>
        <translation>Avec jusqu’à %2&#xa0;: victoire %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice again for 1 favor: win %1</source>
        <extracomment>Chance to win by rolling the marked dice again: %n dice, %1 as &quot;72%&quot;</extracomment>
        <translation>
            <numerusform>%n dé relancé pour 1 Faveur&#xa0;: victoire %1</numerusform>
            <numerusform>%n dés relancés pour 1 Faveur&#xa0;: victoire %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice again for 1 favor, then up to %2: win %1</source>
        <extracomment>Chance to win by rolling the marked dice again: %n dice, %1 as &quot;72%&quot;, %2 favor for further re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>
            <numerusform>%n dé relancé pour 1 Faveur, puis jusqu’à %2&#xa0;: victoire %1</numerusform>
            <numerusform>%n dés relancés pour 1 Faveur, puis jusqu’à %2&#xa0;: victoire %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance counts the best re-rolls for up to %1; each costs 1 favor.</source>
        <extracomment>What a chance to win counts: %1 favor, as &quot;3 favor&quot;</extracomment>
        <translation>On compte les meilleures relances pour %1 au plus&#x202f;; chacune coûte 1 Faveur.</translation>
    </message>
    <message>
        <source>The chance counts hammers of dice and upgrades, and the best re-rolls for up to %1 that you have; each costs 1 favor. Dice of an artifact count once you use it.</source>
        <extracomment>What a chance to win counts: %1 favor, as &quot;3 favor&quot;</extracomment>
        <translation>On compte les Marteaux des dés et des Améliorations, et les meilleures relances pour %1 au plus, si vous les avez&#x202f;; chacune coûte 1 Faveur. Les dés d’un Artefact comptent une fois qu’il est utilisé.</translation>
    </message>
    <message>
        <source>%1 at “%2”</source>
        <extracomment>Title of what a player did: %1 a player, %2 a location</extracomment>
        <translation>%1 à «&#xa0;%2&#xa0;»</translation>
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
            <numerusform>%1 (place pour %n dé)</numerusform>
            <numerusform>%1 (place pour %n dés)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have room for %n more crew dice.</source>
        <extracomment>Behind a prompt, where a choice may bring more dice: %n dice</extracomment>
        <translation>
            <numerusform>Il vous reste de la place pour %n dé.</numerusform>
            <numerusform>Il vous reste de la place pour %n dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n more crew dice.</source>
        <extracomment>Behind a prompt, where a choice may bring more dice: %n dice</extracomment>
        <translation>
            <numerusform>Il reste de la place pour %n dé.</numerusform>
            <numerusform>Il reste de la place pour %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give up %1.</source>
        <extracomment>What is given up with a fight: %1 a card or tile</extracomment>
        <translation>Vous renoncez à ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You give up %1, which would bring %2.</source>
        <extracomment>What is given up with a fight: %1 a card or tile, %2 what it would bring, as &quot;8 glory and 2 food&quot;</extracomment>
        <translation>Vous renoncez à ceci&#xa0;: %1, qui rapporterait %2.</translation>
    </message>
    <message>
        <source>You still have %1 to roll again.</source>
        <extracomment>Before a fight is lost: %1 favor that could pay for re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>Il vous reste %1 pour relancer.</translation>
    </message>
    <message>
        <source>You lose your Leader: %1.</source>
        <extracomment>What a journey costs: %1 a Reaver</extracomment>
        <translation>Vous perdez votre Leader&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <comment>a thing</comment>
        <extracomment>What a journey costs: %1 an artifact or an upgrade</extracomment>
        <translation>Vous perdez %1.</translation>
    </message>
    <message>
        <source>You lose one of these: %1.</source>
        <extracomment>What a journey costs: %1 artifacts and upgrades, as a list</extracomment>
        <translation>Vous perdez l’un de ceux-ci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your Leader goes to the Glory pile: %1.</source>
        <extracomment>What a new Leader costs: %1 the old one, a Reaver</extracomment>
        <translation>Votre Leader rejoint la Pile de Gloire&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You may still attempt %n tile(s).</source>
        <extracomment>Before a part at Subdue ends: %n tiles</extracomment>
        <translation>
            <numerusform>Il vous reste %n tentative.</numerusform>
            <numerusform>Il vous reste %n tentatives.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost: nothing.</source>
        <extracomment>Of a location</extracomment>
        <translation>Coût&#xa0;: rien.</translation>
    </message>
    <message>
        <source>%1 for the active player</source>
        <extracomment>In a list: %1 how many things the player gets whose ship is there</extracomment>
        <translation>%1 pour le joueur actif</translation>
    </message>
    <message>
        <source>%1 for the next player</source>
        <extracomment>In a list: %1 how many things the player gets that acts second</extracomment>
        <translation>%1 pour le suivant</translation>
    </message>
    <message>
        <source>%1 for the third player</source>
        <extracomment>In a list: %1 how many things the player gets that acts third</extracomment>
        <translation>%1 pour le troisième</translation>
    </message>
    <message>
        <source>%1 for the fourth player</source>
        <extracomment>In a list: %1 how many things the player gets that acts fourth</extracomment>
        <translation>%1 pour le quatrième</translation>
    </message>
    <message>
        <source>Number of rewards: %1. The active player becomes the next Start Player; if they already are, the player after them does.</source>
        <extracomment>%1 a list, as &quot;3 for the active player and 2 for the next player&quot;</extracomment>
        <translation>Nombre de récompenses&#xa0;: %1. Le joueur actif devient le prochain Premier joueur&#x202f;; s’il l’est déjà, c’est le joueur suivant.</translation>
    </message>
    <message>
        <source>Further cards from the deck: %1.</source>
        <extracomment>%1 a list, as &quot;2 for the active player and 1 for the next player&quot;</extracomment>
        <translation>Cartes supplémentaires de la pioche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Number of attempts: %1.</source>
        <extracomment>%1 a list, as &quot;3 for the active player and 2 for the next player&quot;</extracomment>
        <translation>Nombre de tentatives&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The horn: Start Player of this round, who sends the first longship.</source>
        <translation>La corne&#xa0;: Premier joueur de ce tour, il place le premier Drakkar.</translation>
    </message>
    <message>
        <source>The pale horn: took the Start Player marker and leads the next round.</source>
        <translation>La corne pâle&#xa0;: a pris le marqueur Premier joueur et commencera le prochain tour.</translation>
    </message>
    <message>
        <source>The small ship: holds the Honor Ship, which sails fourth.</source>
        <translation>Le petit Drakkar&#xa0;: possède le Drakkar d’honneur, placé en quatrième.</translation>
    </message>
    <message>
        <source>%1 on board: %2 glory at the end.</source>
        <extracomment>A line of a tooltip: %1 terror, as &quot;3 terror&quot;, %2 what it costs, as &quot;−2&quot;</extracomment>
        <translation>%1 à bord&#xa0;: %2 Gloire à la fin.</translation>
    </message>
    <message>
        <source>Food pays for raids, battles at sea, and some territories.</source>
        <translation>La Nourriture paie les pillages, les combats en mer et certains Territoires.</translation>
    </message>
    <message>
        <source>Favor pays for combat dice rolled again, some abilities, and some territories. It breaks a tie at the end.</source>
        <translation>La Faveur paie les relances en combat, certaines capacités et certains Territoires. Elle départage les égalités à la fin.</translation>
    </message>
    <message>
        <source>Now it costs: %1.</source>
        <extracomment>Of terror: %1 how it counts, %2 glory that it costs now, as &quot;−2&quot;</extracomment>
        <translation>Elle coûte maintenant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, now ×%2</source>
        <extracomment>The state of a Prophecy: %1 what it counts, as &quot;1 per artifact&quot;, %2 how many the player has</extracomment>
        <translation>%1, maintenant ×%2</translation>
    </message>
    <message>
        <source>Glory that is already scored: from the sea, villages, keeps, territories, and Reavers.</source>
        <translation>La Gloire déjà marquée&#xa0;: en mer, aux villages, aux forteresses, par les Territoires et les Maraudeurs.</translation>
    </message>
    <message>
        <source>At the end, 1, 2, 3 and more terror cost glory: %1; each further one %2.</source>
        <extracomment>%1 numbers of glory that 1, 2, 3 ... terror cost, as &quot;−1, −2, −4&quot;, %2 what each further one costs, as &quot;−3&quot;</extracomment>
        <translation>À la fin, 1, 2, 3 Terreurs et plus coûtent de la Gloire&#xa0;: %1&#x202f;; chacune de plus %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>track</comment>
        <extracomment>Glory already scored: %1 &quot;On the track&quot;, %2 as &quot;9 glory&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>On the track</source>
        <extracomment>Glory that a player has already scored, as the track shows it</extracomment>
        <translation>Sur la piste</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The points of a player: %1 as &quot;38 glory&quot;, %2 what only that player knows, as &quot;2 secret Prophecies&quot;</extracomment>
        <translation>%1 et %2</translation>
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
        <translation>Points si la partie se terminait&#xa0;: %1. Ensemble&#xa0;: %2.</translation>
    </message>
    <message>
        <source>give up the combat</source>
        <extracomment>A choice: the combat for a card or a territory is given up</extracomment>
        <translation>abandonner le combat</translation>
    </message>
    <message>
        <source>%1 with up to %2</source>
        <extracomment>How often a combat is won: %1 &quot;7 times in 10&quot;, %2 favor that may be spent on re-rolls, &quot;2 favor&quot;</extracomment>
        <translation>%1 avec jusqu’à %2</translation>
    </message>
    <message>
        <source>A win brings %1; the pawn counts %2 at the end, %3 of it for the most of its kind.</source>
        <extracomment>Why a fight is good: %1 what it brings, &quot;3 glory and 1 Bastion pawn&quot;, %2 glory of the pawn, &quot;8 glory&quot;, %3 how much of it is for having the most pawns of its kind</extracomment>
        <translation>Une victoire apporte %1&#x202f;; à la fin, le pion compte %2, dont %3 pour la majorité.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n more dice: one favor rolls them all.</source>
        <extracomment>Of a combat die to roll again: %n further dice are to be marked, too, as one favor pays for all</extracomment>
        <translation>
            <numerusform>Marquez encore %n dé&#xa0;: 1 Faveur suffit pour tous.</numerusform>
            <numerusform>Marquez encore %n dés&#xa0;: 1 Faveur suffit pour tous.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Prophecy “%1” there is worth %2 to you so far (%3).</source>
        <extracomment>Why Trade is good: %1 a Prophecy that lies there, %2 glory, &quot;3 glory&quot;, %3 what it counts, &quot;1 per artifact&quot;</extracomment>
        <translation>La Prophétie «&#xa0;%1&#xa0;» qui s’y trouve vaut %2 pour vous jusqu’ici (%3).</translation>
    </message>
    <message>
        <source>%1 reveals the Sea Journey “%2” and must pay %3 or lose %4.</source>
        <extracomment>%1 a player, %2 a Sea Journey, %3 what it asks for, as &quot;1 longship&quot;, %4 what is lost else, as &quot;the Leader&quot;</extracomment>
        <translation>%1 révèle l’Expédition «&#xa0;%2&#xa0;» et doit payer %3 ou perdre %4.</translation>
    </message>
    <message>
        <source>1 of %1 village cards</source>
        <extracomment>An ability in as few words as can be: of %1 village spoils cards that are drawn one is kept</extracomment>
        <translation>1 carte Village sur %1</translation>
    </message>
    <message>
        <source>1 of %1 keep cards</source>
        <extracomment>An ability in as few words as can be: of %1 keep spoils cards that are drawn one is kept</extracomment>
        <translation>1 carte Forteresse sur %1</translation>
    </message>
    <message>
        <source>Recruited: %1, rolled. Rallied: %2.</source>
        <extracomment>A tip of a Reaver: %1 dice that are rolled when it is recruited, %2 dice on any face</extracomment>
        <translation>Recruté&#xa0;: %1 à lancer. Rallié&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Leader of the clan of %1: %2.</source>
        <extracomment>A tip of a Reaver: %1 its clan, %2 what it brings as Leader</extracomment>
        <translation>Promu (clan&#xa0;: %1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1; brings %2</source>
        <comment>Reaver</comment>
        <extracomment>A Reaver in a line: %1 its ability in few words, %2 dice that are rolled when it is recruited</extracomment>
        <translation>%1&#x202f;; apporte %2</translation>
    </message>
    <message>
        <source>Dice with the %1 pay for a shield, a chest, a longship, or a hammer.</source>
        <extracomment>A tip of the Leader: %1 the sign of its clan</extracomment>
        <translation>Les dés avec le symbole %1 valent un Bouclier, un Coffre, un Drakkar ou un Marteau.</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <comment>artifact</comment>
        <extracomment>An artifact in a line: %1 where it works, %2 what it does in few words, %3 its glory at the end</extracomment>
        <translation>%1&#xa0;: %2&#x202f;; %3</translation>
    </message>
    <message>
        <source>%1: once, for the die stored on it (%2).</source>
        <extracomment>A tip of an artifact: %1 where it works, %2 the sign of the die it stores, or &quot;any die&quot;</extracomment>
        <translation>%1&#xa0;: une fois, pour le dé stocké dessus (%2).</translation>
    </message>
    <message>
        <source>the Leader</source>
        <extracomment>What a Sea Journey takes from anybody</extracomment>
        <translation>le Leader</translation>
    </message>
    <message>
        <source>a die of the Leader’s color</source>
        <extracomment>What a Sea Journey takes from anybody</extracomment>
        <translation>un dé de la couleur du Leader</translation>
    </message>
    <message>
        <source>a Reaver of the longship</source>
        <extracomment>What anybody can pay for a Sea Journey</extracomment>
        <translation>un Maraudeur du Drakkar</translation>
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
        <translation>%1 en moins</translation>
    </message>
    <message numerus="yes">
        <source>%n dice turned</source>
        <extracomment>In a list of what came of an ability or an artifact</extracomment>
        <translation>
            <numerusform>%n dé tourné</numerusform>
            <numerusform>%n dés tournés</numerusform>
        </translation>
    </message>
</context>
</TS>
