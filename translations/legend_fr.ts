<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Fault</name>
    <message>
        <source>fame tokens must have values from 1 to 7</source>
        <translation>les jetons gloire doivent avoir des valeurs de 1 à 7</translation>
    </message>
    <message>
        <source>treasure tokens must have values from 1 to 4</source>
        <translation>les jetons trésor doivent avoir des valeurs de 1 à 4</translation>
    </message>
    <message>
        <source>at most 5 cards can be gained at once</source>
        <translation>on peut gagner au plus 5 cartes à la fois</translation>
    </message>
    <message>
        <source>at most 3 alliance tokens can be gained at once</source>
        <translation>on peut gagner au plus 3 jetons alliance à la fois</translation>
    </message>
    <message>
        <source>%1 is not something that can be gained</source>
        <extracomment>%1 what is written</extracomment>
        <translation>on ne peut pas gagner %1</translation>
    </message>
    <message>
        <source>Selection must offer five options</source>
        <translation>le choix doit offrir cinq options</translation>
    </message>
    <message>
        <source>Selection can give only fame, treasure, alliances, cards, or healing</source>
        <translation>le choix ne peut donner que de la gloire, des trésors, des alliances, des cartes ou des soins</translation>
    </message>
    <message>
        <source>this option is listed twice</source>
        <translation>cette option figure deux fois</translation>
    </message>
    <message>
        <source>the board must have five opportunities</source>
        <translation>le plateau doit avoir cinq opportunités</translation>
    </message>
    <message>
        <source>the board must have six treasure episodes, and the last must be a ranking</source>
        <translation>le plateau doit avoir six épisodes de trésor, dont le dernier est un classement</translation>
    </message>
    <message>
        <source>at least one step must be of kind %1</source>
        <extracomment>%1 a kind of episode, as it is written in the file</extracomment>
        <translation>un épisode au moins doit être du type %1</translation>
    </message>
    <message>
        <source>the board must have exactly one death</source>
        <translation>le plateau doit avoir exactement une mort</translation>
    </message>
    <message>
        <source>the last step must be the death</source>
        <translation>le dernier épisode doit être la mort</translation>
    </message>
    <message>
        <source>with the number %1, this card is not in play for the same numbers of players as the icon</source>
        <extracomment>%1 the number of players printed on the card</extracomment>
        <translation>avec le nombre %1, cette carte n’est pas en jeu pour autant de joueurs que l’icône</translation>
    </message>
    <message>
        <source>this card is in play only in the advanced game</source>
        <translation>cette carte n’est en jeu que dans le jeu avancé</translation>
    </message>
    <message>
        <source>a prize must be in play only in the advanced game, with any number of players</source>
        <translation>une récompense ne doit être en jeu que dans le jeu avancé, quel que soit le nombre de joueurs</translation>
    </message>
    <message>
        <source>each special card must be won in exactly one place, not in %1</source>
        <extracomment>%1 a number</extracomment>
        <translation>chaque carte spéciale doit se gagner à un seul endroit, et non à %1</translation>
    </message>
    <message>
        <source>two players must play with four special cards, and five with nine</source>
        <translation>à deux, il doit y avoir quatre cartes spéciales en jeu, et neuf à cinq</translation>
    </message>
    <message>
        <source>%1 can be won %2 times, but there are only %3</source>
        <extracomment>%1 a token, as it is written in the file, %2 and %3 numbers</extracomment>
        <translation>%1 se gagne jusqu’à %2 fois, mais il y en a %3</translation>
    </message>
    <message>
        <source>Selection may already have taken the last of these, and no change is made at this step</source>
        <translation>le choix a pu prendre le dernier, et on ne fait pas de monnaie ici</translation>
    </message>
    <message>
        <source>wounds can be healed only at the death</source>
        <translation>les blessures ne se soignent qu’à la mort</translation>
    </message>
    <message>
        <source>the double wound must be on exactly one icon</source>
        <translation>la double blessure doit être sur une icône, et une seule</translation>
    </message>
    <message>
        <source>there are fewer wounds than icons that give one</source>
        <translation>il y a moins de blessures que d’icônes</translation>
    </message>
    <message>
        <source>there are too few scratches for five players</source>
        <translation>il y a trop peu d’égratignures pour cinq joueurs</translation>
    </message>
    <message>
        <source>this episode must ask for two symbols</source>
        <translation>cet épisode doit demander deux symboles</translation>
    </message>
    <message>
        <source>this episode must ask for one or two symbols</source>
        <translation>cet épisode doit demander un ou deux symboles</translation>
    </message>
    <message>
        <source>an opportunity must ask for a symbol</source>
        <translation>une opportunité doit demander un symbole</translation>
    </message>
    <message>
        <source>this symbol can’t be asked for</source>
        <translation>ce symbole ne peut pas être demandé</translation>
    </message>
    <message>
        <source>an opportunity must ask for cards, symbols, or fame tokens</source>
        <translation>une opportunité doit demander des cartes, des symboles ou des jetons gloire</translation>
    </message>
    <message>
        <source>this kind of episode must have five icons</source>
        <translation>un épisode de ce type doit avoir cinq icônes</translation>
    </message>
    <message>
        <source>an icon can’t heal scratches</source>
        <translation>aucune icône ne soigne d’égratignures</translation>
    </message>
    <message>
        <source>fame tokens can be given only for healing, and cards only for other things</source>
        <translation>on donne des jetons gloire pour des soins, et des cartes pour tout le reste</translation>
    </message>
    <message>
        <source>an opportunity can give only fame, treasure, alliances, cards, or healing</source>
        <translation>une opportunité ne peut donner que de la gloire, des trésors, des alliances, des cartes ou des soins</translation>
    </message>
    <message>
        <source>a treasure auction must have a prize</source>
        <translation>une enchère de trésor doit avoir une récompense</translation>
    </message>
    <message>
        <source>the board must have %1 steps, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>le plateau doit avoir %1 épisodes, pas %2</translation>
    </message>
    <message>
        <source>this step is listed twice</source>
        <translation>cet épisode figure deux fois</translation>
    </message>
    <message>
        <source>there must be %1 activity cards, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 cartes activité, pas %2</translation>
    </message>
    <message>
        <source>a special card must show one symbol</source>
        <translation>une carte spéciale doit montrer un seul symbole</translation>
    </message>
    <message>
        <source>this is not a symbol</source>
        <translation>ce n’est pas un symbole</translation>
    </message>
    <message>
        <source>Hides of Land must be the only special card with Beowulf symbols</source>
        <translation>Arpents de terre doit être la seule carte spéciale avec des symboles Beowulf</translation>
    </message>
    <message>
        <source>there must be %1 values, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 valeurs, pas %2</translation>
    </message>
    <message>
        <source>there must be %1 of these tokens, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 jetons de ce genre, pas %2</translation>
    </message>
    <message>
        <source>there must be %1 alliance tokens, not %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>il doit y avoir %1 jetons alliance, pas %2</translation>
    </message>
    <message>
        <source>there must be exactly one tile with two wounds</source>
        <translation>il doit y avoir exactement une tuile avec deux blessures</translation>
    </message>
    <message>
        <source>each player must begin with at least one card</source>
        <translation>chaque joueur doit commencer avec au moins une carte</translation>
    </message>
    <message>
        <source>this is not an activity card</source>
        <translation>ce n’est pas une carte activité</translation>
    </message>
    <message>
        <source>there are too few of this card for five players</source>
        <translation>il y a trop peu de cette carte pour cinq joueurs</translation>
    </message>
    <message>
        <source>there must be as many numbers as players</source>
        <translation>il doit y avoir autant de numéros que de joueurs</translation>
    </message>
    <message>
        <source>each number from 1 to the number of players must belong to exactly one player</source>
        <translation>chaque numéro de 1 au nombre de joueurs doit appartenir à un seul joueur</translation>
    </message>
    <message>
        <source>players who dropped out must have the highest numbers, one each</source>
        <translation>les joueurs qui ont abandonné doivent avoir les plus grands numéros, un chacun</translation>
    </message>
    <message>
        <source>numbers are assigned in majors and auctions, not here</source>
        <translation>les numéros se donnent dans les majeurs et les enchères, pas ici</translation>
    </message>
    <message>
        <source>at least two players must still be in</source>
        <translation>il doit rester au moins deux joueurs</translation>
    </message>
    <message>
        <source>the player to move must still be in</source>
        <translation>le joueur dont c’est le tour doit être encore en jeu</translation>
    </message>
    <message>
        <source>this icon is closed</source>
        <translation>cette icône est indisponible</translation>
    </message>
    <message>
        <source>no icon has been taken yet</source>
        <translation>aucune icône n’est encore prise</translation>
    </message>
    <message>
        <source>players with lower numbers must have taken one icon each, and all others none</source>
        <translation>les joueurs aux numéros plus petits doivent avoir pris une icône chacun, les autres aucune</translation>
    </message>
    <message>
        <source>this must be “scratch” if nothing is about to happen</source>
        <translation>ce doit être «&#xa0;scratch&#xa0;» si rien ne va arriver</translation>
    </message>
    <message>
        <source>this can’t come from an icon or a failed risk</source>
        <translation>ni une icône ni un risque raté ne l’apporte</translation>
    </message>
    <message>
        <source>a failed risk brings a scratch</source>
        <translation>un risque raté apporte une égratignure</translation>
    </message>
    <message>
        <source>the icon of the player to move does not bring this</source>
        <translation>ce n’est pas ce qu’apporte l’icône du joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>no cards are played here</source>
        <translation>on ne joue pas de cartes ici</translation>
    </message>
    <message>
        <source>no treasure is shown here</source>
        <translation>on ne montre pas de trésor ici</translation>
    </message>
    <message>
        <source>a player who has dropped out has taken back all tokens shown</source>
        <translation>un joueur qui a abandonné a repris ses jetons</translation>
    </message>
    <message>
        <source>no cards are chosen in secret here</source>
        <translation>on ne choisit pas de cartes en secret ici</translation>
    </message>
    <message>
        <source>cards lie open only in Recovery</source>
        <translation>les cartes ne sont visibles que dans la récupération</translation>
    </message>
    <message>
        <source>nothing is paid here</source>
        <translation>rien ne se paie ici</translation>
    </message>
    <message>
        <source>the player to move has laid out %1</source>
        <extracomment>%1 a number of cards or tokens</extracomment>
        <translation>le joueur dont c’est le tour en a %1 devant lui</translation>
    </message>
    <message>
        <source>after a risk this turn, a card from it must be in the row</source>
        <translation>après un risque de ce tour, une de ses cartes doit être dans la rangée</translation>
    </message>
    <message>
        <source>this turn is over: the total is reached</source>
        <translation>ce tour est fini&#xa0;: le total est atteint</translation>
    </message>
    <message>
        <source>%1 scratches make a wound</source>
        <extracomment>%1 a number of scratches</extracomment>
        <translation>%1 d’entre elles font une blessure</translation>
    </message>
    <message>
        <source>no more than %1 can have been noted by now</source>
        <extracomment>%1 a number of points</extracomment>
        <translation>pas plus de %1 ne peut être noté à ce moment</translation>
    </message>
    <message>
        <source>Recovery has %1 rounds, counted from 0</source>
        <extracomment>%1 a number of rounds</extracomment>
        <translation>la récupération en a %1, comptés à partir de 0</translation>
    </message>
    <message>
        <source>rounds are counted only in Recovery</source>
        <translation>les tours ne se comptent que dans la récupération</translation>
    </message>
    <message>
        <source>that many tokens can’t be given at once</source>
        <translation>on ne donne pas autant de jetons à la fois</translation>
    </message>
    <message>
        <source>this must be “fame1” if no token was given</source>
        <translation>ce doit être «&#xa0;fame1&#xa0;» si aucun n’a été donné</translation>
    </message>
    <message>
        <source>only tokens that show fame can be given</source>
        <translation>on ne donne que des jetons qui montrent de la gloire</translation>
    </message>
    <message>
        <source>the player to move can’t give the rest</source>
        <translation>le joueur dont c’est le tour ne peut pas donner le reste</translation>
    </message>
    <message>
        <source>the box has %2 of %1</source>
        <extracomment>%1 a card, as it is written in the file, %2 a number</extracomment>
        <translation>%1 est %2 fois dans la boîte</translation>
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
        <source>this step is idle in the basic game</source>
        <translation>elle ne sert pas dans le jeu de base</translation>
    </message>
    <message>
        <source>this phase does not belong to this step</source>
        <translation>ceci n’appartient pas à cet épisode</translation>
    </message>
    <message>
        <source>the player to move would have no decision</source>
        <translation>le joueur dont c’est le tour n’aurait rien à décider</translation>
    </message>
    <message>
        <source>the player to move does not have Blessing</source>
        <translation>le joueur dont c’est le tour n’a pas Bénédiction en main</translation>
    </message>
    <message>
        <source>the price has not been paid yet</source>
        <translation>le prix n’est pas encore payé</translation>
    </message>
    <message>
        <source>there is nothing to bless</source>
        <translation>il n’y a rien à bénir</translation>
    </message>
    <message>
        <source>there is nothing to heal</source>
        <translation>il n’y a rien à soigner</translation>
    </message>
    <message>
        <source>the player to move has not taken the icon that offers a choice</source>
        <translation>le joueur dont c’est le tour n’a pas pris l’icône à choix</translation>
    </message>
    <message>
        <source>there is no wound to heal</source>
        <translation>il n’y a pas de blessure à soigner</translation>
    </message>
    <message>
        <source>icons are taken in number order</source>
        <translation>les icônes se prennent dans l’ordre des numéros</translation>
    </message>
    <message>
        <source>this payment can’t be completed</source>
        <translation>ce paiement ne peut pas être achevé</translation>
    </message>
    <message>
        <source>no card lies open</source>
        <translation>aucune carte n’est visible</translation>
    </message>
    <message>
        <source>the player to move does not have Resolve</source>
        <translation>le joueur dont c’est le tour n’a pas Détermination en main</translation>
    </message>
</context>
<context>
    <name>legend</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>How far the game is: %1 the number of a step, %2 of the last one</extracomment>
        <translation>Épisode %1 sur %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>%1 the number of a step, %2 its name</extracomment>
        <translation>Épisode %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>episode</comment>
        <extracomment>Below the name of an episode: %1 its kind, %2 the symbols it asks for</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Treasure needed</source>
        <translation>Trésor requis</translation>
    </message>
    <message>
        <source>Total needed</source>
        <translation>Total requis</translation>
    </message>
    <message>
        <source>These match</source>
        <extracomment>In front of symbols: cards with them are kept</extracomment>
        <translation>Symboles correspondants</translation>
    </message>
    <message>
        <source>The most treasure wins the prize.</source>
        <extracomment>In front of an auction&apos;s prize</extracomment>
        <translation>Le plus gros trésor gagne la récompense.</translation>
    </message>
    <message>
        <source>The most treasure takes an icon first.</source>
        <translation>Le plus gros trésor choisit en premier.</translation>
    </message>
    <message>
        <source>These count</source>
        <extracomment>In front of symbols: each of them counts one</extracomment>
        <translation>Symboles comptés</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <comment>icon</comment>
        <extracomment>An icon for a screen reader: %1 what it gives</extracomment>
        <translation>%1, indisponible</translation>
    </message>
    <message>
        <source>%1, taken by %2</source>
        <comment>icon</comment>
        <extracomment>An icon for a screen reader: %1 what it gives, %2 a seat</extracomment>
        <translation>%1, icône prise par %2</translation>
    </message>
    <message>
        <source>Scratches</source>
        <extracomment>Caption of the small bad things of a seat</extracomment>
        <translation>Égratignures</translation>
    </message>
    <message>
        <source>Wounds</source>
        <comment>caption</comment>
        <extracomment>Caption of the large bad things of a seat</extracomment>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>Piles</source>
        <extracomment>Title of a list of piles</extracomment>
        <translation>Piles</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Special cards left</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>Alliances left</source>
        <extracomment>Caption of a number</extracomment>
        <translation>Alliances</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Title of the cards of who looks</extracomment>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Your tokens</source>
        <extracomment>Title of the tokens of who looks</extracomment>
        <translation>Vos jetons</translation>
    </message>
    <message>
        <source>Your choice so far</source>
        <extracomment>In the row of who chooses cards in secret</extracomment>
        <translation>Votre choix jusqu’ici</translation>
    </message>
    <message>
        <source>Revealed when all have chosen</source>
        <extracomment>In the row of another seat that chooses cards in secret</extracomment>
        <translation>Révélé quand tous auront choisi</translation>
    </message>
    <message>
        <source>Odds of a risk</source>
        <extracomment>Title of a list of chances</extracomment>
        <translation>Chances du risque</translation>
    </message>
    <message>
        <source>Open cards</source>
        <extracomment>Title of the open cards of Recovery</extracomment>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>Given so far</source>
        <extracomment>Title of the cards of a payment</extracomment>
        <translation>Déjà défaussé</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <extracomment>Title of a hand that is not open: %1 a seat</extracomment>
        <translation>Main {d’|de }%1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>hand</comment>
        <extracomment>%n cards in a hand</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es)</source>
        <extracomment>%1 &quot;7 cards&quot;, %n of them count here</extracomment>
        <translation>
            <numerusform>%1, dont %n correspondante</numerusform>
            <numerusform>%1, dont %n correspondantes</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>In the row of the seat to move</extracomment>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>plays next</source>
        <extracomment>In the row of a seat</extracomment>
        <translation>joue ensuite</translation>
    </message>
    <message>
        <source>first player</source>
        <comment>row</comment>
        <extracomment>In the row of a seat</extracomment>
        <translation>premier joueur</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>In the row of a seat that dropped out</extracomment>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>In the row of a seat whose turn is yet to come</extracomment>
        <translation>attend</translation>
    </message>
    <message>
        <source>has decided</source>
        <extracomment>In the row of a seat that has had its turn</extracomment>
        <translation>a décidé</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>In the row of a seat whose choice is secret</extracomment>
        <translation>secret</translation>
    </message>
    <message>
        <source>Dropped out: %1</source>
        <extracomment>In the row of a seat: %1 &quot;2nd place&quot;</extracomment>
        <translation>Abandon&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>total</comment>
        <extracomment>In the panel of a seat: %1 its total, %2 the total it needs</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>with it %1</source>
        <extracomment>Beside a card that is pointed at: %1 the total with it</extracomment>
        <translation>ce qui fait %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>odds</comment>
        <extracomment>Head of a column of chances: %n cards are turned</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 runs a risk: no card matches.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 court un risque&#xa0;: aucune carte ne correspond.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs a risk: %n card(s) match.</source>
        <extracomment>%1 a seat, %n cards</extracomment>
        <translation>
            <numerusform>%1 court un risque&#xa0;: %n carte correspond.</numerusform>
            <numerusform>%1 court un risque&#xa0;: %n cartes correspondent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone has chosen; the choices are revealed.</source>
        <translation>Tous ont choisi&#x202f;; les choix sont révélés.</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>Label of a button: declines what is offered</extracomment>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Label of a button: ends the secret choice</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Undo the risk</source>
        <extracomment>Label of a button: plays Beowulf&apos;s Resolve</extracomment>
        <translation>Annuler le risque</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <extracomment>Label of a button: plays Queen Wealhtheow&apos;s Inspiration</extracomment>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Drop out: %1</source>
        <extracomment>Label of a button: %1 &quot;2nd place&quot;</extracomment>
        <translation>Abandonner&#xa0;: %1</translation>
    </message>
    <message>
        <source>Heal %1</source>
        <extracomment>Label of a button: %1 &quot;one wound&quot; or the like</extracomment>
        <translation>Soigner %1</translation>
    </message>
    <message>
        <source>Take %1 fame</source>
        <extracomment>Label of a button: %1 the value of a token</extracomment>
        <translation>Prendre le jeton gloire %1</translation>
    </message>
    <message>
        <source>Let it fail</source>
        <extracomment>Label of a button: the failed risk is not undone</extracomment>
        <translation>Accepter l’échec</translation>
    </message>
    <message>
        <source>Take it</source>
        <extracomment>Label of a button: the scratch or wound is taken</extracomment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Take nothing back</source>
        <extracomment>Label of a button: King Hrothgar&apos;s Blessing is not used</extracomment>
        <translation>Ne rien reprendre</translation>
    </message>
    <message>
        <source>%1, cards %2, scratches %3, wounds %4</source>
        <extracomment>For a screen reader: %1 a seat, %2 cards, %3 scratches, %4 wounds</extracomment>
        <translation>%1, cartes&#xa0;: %2, égratignures&#xa0;: %3, blessures&#xa0;: %4</translation>
    </message>
    <message>
        <source>Tokens: %1.</source>
        <extracomment>%1 a list of tokens</extracomment>
        <translation>Jetons&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cards: %1.</source>
        <extracomment>%1 a list of cards, those that are not known among them</extracomment>
        <translation>Cartes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, total %2</source>
        <extracomment>For a screen reader: %1 a seat, %2 its total in this episode</extracomment>
        <translation>%1, total %2</translation>
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
        <translation>Pioche %1, défausse %2</translation>
    </message>
    <message>
        <source>Cards are turned up and drawn from here. When it runs out, the discards become the new deck.</source>
        <translation>C’est ici que l’on retourne et pioche les cartes. Quand la dernière est prise, la défausse devient la pioche.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>pile spot</comment>
        <extracomment>For a screen reader: %1 the caption of a pile, %2 how much lies there</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cards that were played, paid, or turned up lie here until the draw pile runs out.</source>
        <translation>Les cartes jouées, payées ou retournées restent ici jusqu’à l’épuisement de la pioche.</translation>
    </message>
    <message>
        <source>%1 takes the icon with %2.</source>
        <extracomment>%1 a player, %2 what an icon gives, as &quot;a wound and two cards&quot;</extracomment>
        <translation>%1 prend l’icône qui donne %2.</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <extracomment>%1 the number of a step, %2 its name</extracomment>
        <translation>Épisode %1&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>question</comment>
        <extracomment>%1 the number of a step, %2 its name, which ends with a question mark</extracomment>
        <translation>Épisode %1&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 commence avec %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <comment>card</comment>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>The saga is told.</source>
        <translation>La saga est contée.</translation>
    </message>
    <message>
        <source>%1 declines.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 renonce.</translation>
    </message>
    <message>
        <source>%1 runs a risk.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 court un risque.</translation>
    </message>
    <message>
        <source>%1 takes a scratch.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 reçoit une égratignure.</translation>
    </message>
    <message>
        <source>%1 takes the double wound.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 reçoit la double blessure.</translation>
    </message>
    <message>
        <source>%1 takes a wound.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 reçoit une blessure.</translation>
    </message>
    <message>
        <source>%1 heals %2.</source>
        <extracomment>%1 a player, %2 what is healed</extracomment>
        <translation>%1 soigne %2.</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <comment>card</comment>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 défausse %2.</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <comment>token</comment>
        <extracomment>%1 a player, %2 a token</extracomment>
        <translation>%1 donne %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>token</comment>
        <extracomment>%1 a player, %2 a token</extracomment>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <comment>token</comment>
        <extracomment>%1 a player, %2 a round token</extracomment>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>card</comment>
        <extracomment>%1 a player, %2 a special card</extracomment>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 picks %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 choisit %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n open card(s) are left over and discarded.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>%n carte visible dont personne n’a voulu est défaussée.</numerusform>
            <numerusform>%n cartes visibles dont personne n’a voulu sont défaussées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 a choisi.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>card</comment>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 révèle %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <extracomment>%1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 défausse %n carte.</numerusform>
            <numerusform>%1 défausse %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the prize and pays %2 treasure.</source>
        <extracomment>%1 a player, %2 treasure</extracomment>
        <translation>%1 gagne la récompense et paie %2 en trésor.</translation>
    </message>
    <message numerus="yes">
        <source>%n alliance(s)</source>
        <extracomment>What an icon gives: %n round tokens, drawn unseen</extracomment>
        <translation>
            <numerusform>%n alliance</numerusform>
            <numerusform>%n alliances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>What an icon gives</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a wound and %n card(s)</source>
        <extracomment>What an icon gives: a wound, and %n cards for it</extracomment>
        <translation>
            <numerusform>une blessure et %n carte</numerusform>
            <numerusform>une blessure et %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fame or a healed wound</source>
        <extracomment>What an icon of Death of Beowulf gives: %1 a value of fame</extracomment>
        <translation>gloire %1 ou soin d’une blessure</translation>
    </message>
    <message>
        <source>healing of all scratches</source>
        <extracomment>What an option of Selection gives</extracomment>
        <translation>soin de toutes les égratignures</translation>
    </message>
    <message>
        <source>a scratch</source>
        <extracomment>The small bad thing: three of them become a wound</extracomment>
        <translation>une égratignure</translation>
    </message>
    <message>
        <source>a wound</source>
        <extracomment>The large bad thing</extracomment>
        <translation>une blessure</translation>
    </message>
    <message>
        <source>the double wound</source>
        <extracomment>The tile with two wounds
----------
What is healed</extracomment>
        <translation>la double blessure</translation>
    </message>
    <message>
        <source>a misfortune</source>
        <extracomment>The token that costs two points</extracomment>
        <translation>un malheur</translation>
    </message>
    <message>
        <source>Trav|el|ing Friend|ship Fight|ing Hrunt|ing Bless|ing In|spi|ra|tion</source>
        <extracomment>The long words among the titles of cards and episodes (Friendship, Blessing ...) in your language, between spaces, with | at each place where a narrow card or column may break them</extracomment>
        <translation>In|tel|li|gence Cou|rage Hrun|ting Bé|né|dic|tion Ins|pi|ra|tion Dé|ter|mi|na|tion Beo|wulf</translation>
    </message>
    <message>
        <source>Blessing</source>
        <extracomment>King Hrothgar&apos;s Blessing, short</extracomment>
        <translation>Bénédiction</translation>
    </message>
    <message>
        <source>Inspiration</source>
        <extracomment>Queen Wealhtheow&apos;s Inspiration, short</extracomment>
        <translation>Inspiration</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>Beowulf&apos;s Daring, short</extracomment>
        <translation>Audace</translation>
    </message>
    <message>
        <source>Resolve</source>
        <extracomment>Beowulf&apos;s Resolve, short</extracomment>
        <translation>Détermination</translation>
    </message>
    <message>
        <source>Rest</source>
        <comment>card</comment>
        <extracomment>The Warrior&apos;s Rest, short</extracomment>
        <translation>Repos</translation>
    </message>
    <message>
        <source>Fame</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>Treasure</source>
        <comment>icon</comment>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>Alliance</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Scratch</source>
        <extracomment>Below the picture of an icon: the small bad thing</extracomment>
        <translation>Égratignure</translation>
    </message>
    <message>
        <source>Wound</source>
        <extracomment>Below the picture of an icon: the large bad thing</extracomment>
        <translation>Blessure</translation>
    </message>
    <message>
        <source>Double wound</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Double blessure</translation>
    </message>
    <message>
        <source>Misfortune</source>
        <extracomment>Below the picture of an icon</extracomment>
        <translation>Malheur</translation>
    </message>
    <message>
        <source>Fame or healing</source>
        <extracomment>Below the picture of an icon: fame, or a wound is healed</extracomment>
        <translation>Gloire ou soin</translation>
    </message>
    <message>
        <source>Healing</source>
        <extracomment>Below the picture of an option</extracomment>
        <translation>Soin</translation>
    </message>
    <message>
        <source>one wound</source>
        <extracomment>What is healed</extracomment>
        <translation>une blessure</translation>
    </message>
    <message>
        <source>all scratches</source>
        <extracomment>What is healed</extracomment>
        <translation>toutes les égratignures</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and rule</comment>
        <extracomment>%1 the name of a thing, %2 sentences of its rule</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sail to Denmark</source>
        <translation>Traversée vers le Danemark</translation>
    </message>
    <message>
        <source>Final Preparations</source>
        <translation>Derniers préparatifs</translation>
    </message>
    <message>
        <source>Great Rewards</source>
        <translation>Grandes récompenses</translation>
    </message>
    <message>
        <source>Rest at Heorot</source>
        <translation>Repos à Heorot</translation>
    </message>
    <message>
        <source>Celebration</source>
        <translation>La fête</translation>
    </message>
    <message>
        <source>Sea Hag Attacks</source>
        <translation>L’attaque de la sorcière des mers</translation>
    </message>
    <message>
        <source>Hunt Practice</source>
        <translation>Entraînement à la chasse</translation>
    </message>
    <message>
        <source>Hunt for the Sea Hag</source>
        <translation>La chasse à la sorcière des mers</translation>
    </message>
    <message>
        <source>Into the Mere</source>
        <translation>Plongée dans le marais</translation>
    </message>
    <message>
        <source>Sea Hag Battle</source>
        <translation>Le combat contre la sorcière des mers</translation>
    </message>
    <message>
        <source>Rest before the Voyage</source>
        <translation>Repos avant le retour</translation>
    </message>
    <message>
        <source>Sail to Geatland</source>
        <translation>Retour au Gautland</translation>
    </message>
    <message>
        <source>King Hygelac</source>
        <translation>Le roi Hygelac</translation>
    </message>
    <message>
        <source>Present Gifts</source>
        <translation>La remise des présents</translation>
    </message>
    <message>
        <source>Gathering Strength</source>
        <translation>Reprendre des forces</translation>
    </message>
    <message>
        <source>Raiding Party</source>
        <translation>L’expédition</translation>
    </message>
    <message>
        <source>Raid on Friesland</source>
        <translation>Le raid en Frise</translation>
    </message>
    <message>
        <source>Swedish Treachery</source>
        <translation>La trahison des Suédois</translation>
    </message>
    <message>
        <source>Time of Mourning</source>
        <translation>Temps de deuil</translation>
    </message>
    <message>
        <source>Beowulf Becomes King</source>
        <translation>Beowulf devient roi</translation>
    </message>
    <message>
        <source>Strong Alliances</source>
        <translation>Puissantes alliances</translation>
    </message>
    <message>
        <source>Rise of Geatland</source>
        <translation>L’essor du Gautland</translation>
    </message>
    <message>
        <source>Peace Returns</source>
        <translation>Le retour de la paix</translation>
    </message>
    <message>
        <source>Many Friendships</source>
        <translation>De nombreuses amitiés</translation>
    </message>
    <message>
        <source>Years of Plenty</source>
        <translation>Années d’abondance</translation>
    </message>
    <message>
        <source>The Golden Cup</source>
        <translation>La coupe d’or</translation>
    </message>
    <message>
        <source>Smoke on the Horizon</source>
        <translation>Fumée à l’horizon</translation>
    </message>
    <message>
        <source>All-Iron Shield</source>
        <translation>Le bouclier tout en fer</translation>
    </message>
    <message>
        <source>All-Iron Shield</source>
        <comment>a card</comment>
        <translation>Bouclier tout en fer</translation>
    </message>
    <message>
        <source>Break Ranks?</source>
        <translation>Rompre les rangs&#x202f;?</translation>
    </message>
    <message>
        <source>Dragon Battle</source>
        <translation>Le combat contre le dragon</translation>
    </message>
    <message>
        <source>Recover Treasures</source>
        <translation>Récupérer les trésors</translation>
    </message>
    <message>
        <source>Death of Beowulf</source>
        <translation>La mort de Beowulf</translation>
    </message>
    <message>
        <source>traveling</source>
        <translation>voyage</translation>
    </message>
    <message>
        <source>double traveling</source>
        <translation>voyage (2 symboles)</translation>
    </message>
    <message>
        <source>friendship</source>
        <translation>amitié</translation>
    </message>
    <message>
        <source>double friendship</source>
        <translation>amitié (2 symboles)</translation>
    </message>
    <message>
        <source>wit</source>
        <translation>intelligence</translation>
    </message>
    <message>
        <source>double wit</source>
        <translation>intelligence (2 symboles)</translation>
    </message>
    <message>
        <source>courage</source>
        <translation>courage</translation>
    </message>
    <message>
        <source>double courage</source>
        <translation>courage (2 symboles)</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>double fighting</source>
        <translation>combat (2 symboles)</translation>
    </message>
    <message>
        <source>Beowulf</source>
        <translation>Beowulf</translation>
    </message>
    <message>
        <source>Hides of Land</source>
        <translation>Arpents de terre</translation>
    </message>
    <message>
        <source>Hrunting</source>
        <translation>Hrunting</translation>
    </message>
    <message>
        <source>Golden Torque</source>
        <translation>Torque d’or</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>carte cachée</translation>
    </message>
    <message>
        <source>Traveling</source>
        <translation>Voyage</translation>
    </message>
    <message>
        <source>Friendship</source>
        <translation>Amitié</translation>
    </message>
    <message>
        <source>Wit</source>
        <translation>Intelligence</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Courage</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Opportunity</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Opportunité</translation>
    </message>
    <message>
        <source>Risk</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Risque</translation>
    </message>
    <message>
        <source>Selection</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Recovery</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>Major, all at once</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Majeur, simultané</translation>
    </message>
    <message>
        <source>Major, in turn</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Majeur, à tour de rôle</translation>
    </message>
    <message>
        <source>Treasure auction</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Enchère de trésor</translation>
    </message>
    <message>
        <source>Treasure</source>
        <extracomment>A kind of episode</extracomment>
        <translation>Épisode de trésor</translation>
    </message>
    <message>
        <source>Last major</source>
        <extracomment>A kind of episode: Death of Beowulf</extracomment>
        <translation>Dernier épisode majeur</translation>
    </message>
    <message>
        <source>all symbols</source>
        <extracomment>What Death of Beowulf asks for</extracomment>
        <translation>tous les symboles</translation>
    </message>
    <message>
        <source>a token</source>
        <extracomment>A token that lies face down</extracomment>
        <translation>jeton caché</translation>
    </message>
    <message>
        <source>an alliance token</source>
        <extracomment>A token that lies face down</extracomment>
        <translation>alliance cachée</translation>
    </message>
    <message>
        <source>misfortune</source>
        <extracomment>The token that costs two points</extracomment>
        <translation>malheur</translation>
    </message>
    <message>
        <source>alliance (%1 fame)</source>
        <extracomment>A round token: %1 its fame</extracomment>
        <translation>alliance (gloire %1)</translation>
    </message>
    <message>
        <source>%1 fame</source>
        <extracomment>A token: %1 its value</extracomment>
        <translation>gloire %1</translation>
    </message>
    <message>
        <source>alliance (%1 treasure)</source>
        <extracomment>A round token: %1 its treasure</extracomment>
        <translation>alliance (trésor %1)</translation>
    </message>
    <message>
        <source>%1 treasure</source>
        <extracomment>A token: %1 its value</extracomment>
        <translation>trésor %1</translation>
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
        <translation>%1 doit défausser le reste. En échange&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may give %n card(s) for %2.</source>
        <extracomment>A prompt: %1 a seat, %n cards, %2 what is gained</extracomment>
        <translation>
            <numerusform>%1 peut défausser %n carte. En échange&#xa0;: %2.</numerusform>
            <numerusform>%1 peut défausser %n cartes. En échange&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may give cards for %2.</source>
        <extracomment>A prompt: %1 a seat, %2 what is gained</extracomment>
        <translation>%1 peut défausser des cartes. En échange&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 may run a risk for %2 or %3.</source>
        <extracomment>A prompt: %1 a seat, %2 and %3 symbols, one of which has to match</extracomment>
        <translation>%1 peut courir un risque&#xa0;: %2 ou %3.</translation>
    </message>
    <message>
        <source>%1 must give one more fame token.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat</extracomment>
        <translation>%1 doit donner encore un jeton gloire.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may give %n fame token(s) to be healed.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat, %n fame tokens</extracomment>
        <translation>
            <numerusform>%1 peut donner %n jeton gloire pour se soigner.</numerusform>
            <numerusform>%1 peut donner %n jetons gloire pour se soigner.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must choose what to heal.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 doit choisir ce qui est soigné.</translation>
    </message>
    <message>
        <source>%1 may take one of the five options, or decline.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 peut prendre l’un des cinq cadeaux ou renoncer.</translation>
    </message>
    <message>
        <source>%1 may take the fame or heal a wound.</source>
        <extracomment>A prompt at Death of Beowulf: %1 a seat</extracomment>
        <translation>%1 peut prendre la gloire ou soigner une blessure.</translation>
    </message>
    <message>
        <source>First decide whether to run the risk.</source>
        <translation>Décidez d’abord si vous courez le risque.</translation>
    </message>
    <message>
        <source>First decide on the exchange.</source>
        <translation>Décidez d’abord de l’échange.</translation>
    </message>
    <message>
        <source>First decide whether to give fame tokens.</source>
        <translation>Décidez d’abord si vous donnez des jetons gloire.</translation>
    </message>
    <message>
        <source>First take one of the options, or decline.</source>
        <translation>Prenez d’abord un cadeau ou renoncez.</translation>
    </message>
    <message>
        <source>First take one of the open cards, or decline.</source>
        <translation>Prenez d’abord une carte visible ou renoncez.</translation>
    </message>
    <message>
        <source>First play a card, run a risk, or drop out.</source>
        <translation>Jouez d’abord une carte, courez un risque ou abandonnez.</translation>
    </message>
    <message>
        <source>First decide on the failed risk.</source>
        <translation>Décidez d’abord du risque raté.</translation>
    </message>
    <message>
        <source>First take an icon.</source>
        <translation>Prenez d’abord une icône.</translation>
    </message>
    <message>
        <source>First take the fame or heal a wound.</source>
        <translation>Prenez d’abord la gloire ou soignez une blessure.</translation>
    </message>
    <message>
        <source>First show a treasure token, or drop out.</source>
        <translation>Révélez d’abord un jeton trésor ou abandonnez.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation>Ce jeu ne connaît pas cette action.</translation>
    </message>
    <message>
        <source>No card is left to turn up.</source>
        <translation>Il ne reste aucune carte à retourner.</translation>
    </message>
    <message>
        <source>Players report this; we could not read the print.</source>
        <translation>Rapporté par des joueurs&#x202f;; l’original n’était pas lisible.</translation>
    </message>
    <message>
        <source>This follows from the rulebook; we could not read the print.</source>
        <translation>Déduit de la règle&#x202f;; l’original n’était pas lisible.</translation>
    </message>
    <message>
        <source>This is our reconstruction; we could not read the print.</source>
        <translation>Reconstitué par nous&#x202f;; l’original n’était pas lisible.</translation>
    </message>
    <message numerus="yes">
        <source>The next risk turns up %n card(s).</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Au prochain risque, vous retournez %n carte.</numerusform>
            <numerusform>Au prochain risque, vous retournez %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows %n symbol(s): %1.</source>
        <extracomment>%n symbols on a card, %1 which</extracomment>
        <translation>
            <numerusform>Montre %n symbole&#xa0;: %1.</numerusform>
            <numerusform>Montre %n symboles&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fame counts as points at the end.</source>
        <translation>La gloire rapporte des points à la fin.</translation>
    </message>
    <message>
        <source>Treasure is spent in auctions and is worth nothing at the end.</source>
        <translation>Le trésor se dépense aux enchères et ne vaut rien à la fin.</translation>
    </message>
    <message>
        <source>Treasure counts as points at the end.</source>
        <translation>Le trésor rapporte des points à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>A scratch is minor, but %n scratch(es) turn into a wound, and you draw no cards for it.</source>
        <extracomment>%n scratches</extracomment>
        <translation>
            <numerusform>Une égratignure est une petite tuile. %n égratignure se change en blessure, sans cartes en compensation.</numerusform>
            <numerusform>Une égratignure est une petite tuile. %n égratignures se changent en une blessure, sans cartes en compensation.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a fame token of exactly this value.</source>
        <translation>Prendre un jeton gloire de cette valeur exacte.</translation>
    </message>
    <message>
        <source>Take a treasure token of exactly this value.</source>
        <translation>Prendre un jeton trésor de cette valeur exacte.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n activity card(s).</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Piocher %n carte activité.</numerusform>
            <numerusform>Piocher %n cartes activité.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 You draw %n card(s) with this icon.</source>
        <extracomment>%1 the rule of wounds, %n cards</extracomment>
        <translation>
            <numerusform>%1 Avec cette icône, on pioche %n carte.</numerusform>
            <numerusform>%1 Avec cette icône, on pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two wounds on one tile; you draw no cards for it.</source>
        <translation>Deux blessures sur une tuile, sans cartes en compensation.</translation>
    </message>
    <message>
        <source>Take %1 fame, or give back one large tile with its wounds.</source>
        <extracomment>%1 a value of fame</extracomment>
        <translation>Prendre un jeton gloire %1 ou rendre une grande tuile avec ses blessures.</translation>
    </message>
    <message>
        <source>All players show their treasure and give it up; whoever has the most takes an icon first.</source>
        <translation>Tout le trésor est révélé et rendu&#x202f;; celui qui en a le plus choisit son icône en premier.</translation>
    </message>
    <message>
        <source>All players show their hands. Whoever has the most symbols takes an icon first; then the points are counted.</source>
        <translation>Toutes les mains sont révélées. Celui qui a le plus de symboles choisit son icône en premier&#x202f;; puis on compte les points.</translation>
    </message>
    <message numerus="yes">
        <source>Give %n fame token(s) of any value to give back one large tile with its wounds, or all scratches.</source>
        <extracomment>%n fame tokens are given</extracomment>
        <translation>
            <numerusform>Donner %n jeton gloire pour rendre une grande tuile blessure ou toutes ses égratignures.</numerusform>
            <numerusform>Donner %n jetons gloire pour rendre une grande tuile blessure ou toutes ses égratignures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) for %1.</source>
        <extracomment>%n cards of any kind, %1 what is gained</extracomment>
        <translation>
            <numerusform>Défausser %n carte. En échange&#xa0;: %1.</numerusform>
            <numerusform>Défausser %n cartes. En échange&#xa0;: %1.</numerusform>
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
        <translation>Défausser&#xa0;: %1. En échange&#xa0;: %2.</translation>
    </message>
    <message>
        <source>These symbols count: %1; so does Beowulf.</source>
        <extracomment>%1 one or two symbols</extracomment>
        <translation>Symboles comptés, outre Beowulf&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The prize: %1.</source>
        <extracomment>%1 what is won</extracomment>
        <translation>La récompense&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The icons: %1.</source>
        <extracomment>%1 a list of what icons give, clockwise</extracomment>
        <translation>Les icônes&#xa0;: %1.</translation>
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
        <translation>Épisode %1 sur %2&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 (closed)</source>
        <extracomment>An icon in text that is closed: %1 what it gives</extracomment>
        <translation>%1 (indisponible)</translation>
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
        <translation>Ensuite&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n scratch(es)</source>
        <comment>seat</comment>
        <extracomment>%n scratches of a seat</extracomment>
        <translation>
            <numerusform>%n égratignure</numerusform>
            <numerusform>%n égratignures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <comment>seat</comment>
        <extracomment>%n wounds of a seat, each on its own tile</extracomment>
        <translation>
            <numerusform>%n blessure</numerusform>
            <numerusform>%n blessures</numerusform>
        </translation>
    </message>
    <message>
        <source>first player</source>
        <extracomment>The seat that begins</extracomment>
        <translation>premier joueur</translation>
    </message>
    <message>
        <source>total %1</source>
        <extracomment>%1 the total of a seat in this episode</extracomment>
        <translation>total %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat</comment>
        <extracomment>A seat in text: %1 its name, %2 a list of what lies before it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Open cards:</source>
        <extracomment>In front of a list of cards</extracomment>
        <translation>Cartes visibles&#xa0;:</translation>
    </message>
    <message>
        <source>Given so far:</source>
        <extracomment>In front of a list of cards</extracomment>
        <translation>Déjà défaussé&#xa0;:</translation>
    </message>
    <message>
        <source>Draw pile %1, discards %2</source>
        <extracomment>%1 cards in the draw pile, %2 in the discards</extracomment>
        <translation>Pioche %1, défausse %2</translation>
    </message>
    <message>
        <source>Played:</source>
        <extracomment>In front of a list of cards that lie open</extracomment>
        <translation>Jouées&#xa0;:</translation>
    </message>
    <message>
        <source>Chosen:</source>
        <extracomment>In front of a list of cards</extracomment>
        <translation>Choisies&#xa0;:</translation>
    </message>
    <message>
        <source>Hand:</source>
        <extracomment>In front of a list of cards</extracomment>
        <translation>Main&#xa0;:</translation>
    </message>
    <message>
        <source>Tokens:</source>
        <extracomment>In front of a list of tokens</extracomment>
        <translation>Jetons&#xa0;:</translation>
    </message>
    <message>
        <source>Beowulf: The Legend</source>
        <translation>Beowulf&#xa0;: La Légende</translation>
    </message>
    <message>
        <source>Stand by Beowulf through %1 episodes, bid cards for fame and treasure, run risks, and bear your wounds.</source>
        <extracomment>What the game is about: %1 a number</extracomment>
        <translation>Soutenez Beowulf pendant %1 épisodes, misez des cartes pour la gloire et le trésor, courez des risques et endurez vos blessures.</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <extracomment>An option: treasure is spent in auctions</extracomment>
        <translation>Jeu avancé</translation>
    </message>
    <message>
        <source>Hard variant</source>
        <extracomment>An option: many wounds leave no points</extracomment>
        <translation>Variante dure</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>A value of an option</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>A value of an option</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>The gold episodes count: treasure is spent in five auctions and shown once more at Recover Treasures. It is worth nothing at the end.</source>
        <translation>Les épisodes dorés comptent&#xa0;: le trésor se dépense dans cinq enchères et se révèle une dernière fois à l’épisode «&#xa0;Récupérer les trésors&#xa0;». Il ne vaut rien à la fin.</translation>
    </message>
    <message>
        <source>A player with three or more wounds after Death of Beowulf has fallen and ends with no points.</source>
        <translation>Un joueur qui a trois blessures ou plus après «&#xa0;La mort de Beowulf&#xa0;» est tombé au combat et ne marque aucun point.</translation>
    </message>
    <message>
        <source>Fame</source>
        <comment>points</comment>
        <extracomment>A source of points</extracomment>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>Treasure</source>
        <comment>points</comment>
        <extracomment>A source of points</extracomment>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>Alliances</source>
        <extracomment>A source of points</extracomment>
        <translation>Alliances</translation>
    </message>
    <message>
        <source>Misfortune</source>
        <comment>points</comment>
        <extracomment>A source of points below zero</extracomment>
        <translation>Malheur</translation>
    </message>
    <message>
        <source>No wounds</source>
        <extracomment>A source of points</extracomment>
        <translation>Sans blessure</translation>
    </message>
    <message>
        <source>Wounds</source>
        <comment>points</comment>
        <extracomment>A source of points below zero</extracomment>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>decline</source>
        <extracomment>A choice: a minor episode, or a card of Recovery, is declined</extracomment>
        <translation>renoncer</translation>
    </message>
    <message>
        <source>fame</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;+5 points from fame&quot;</extracomment>
        <translation>gloire</translation>
    </message>
    <message>
        <source>treasure</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;+3 points from treasure&quot;</extracomment>
        <translation>trésors</translation>
    </message>
    <message>
        <source>misfortune</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;-2 points from misfortune&quot;</extracomment>
        <translation>malheur</translation>
    </message>
    <message>
        <source>wounds and scratches</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;-4 points from wounds and scratches&quot;</extracomment>
        <translation>blessures et égratignures</translation>
    </message>
    <message>
        <source>turn order</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;+1 points from turn order&quot;</extracomment>
        <translation>place dans l’ordre du tour</translation>
    </message>
    <message>
        <source>drop out and take %1</source>
        <extracomment>A choice in a major or an auction: %1 &quot;2nd place&quot;</extracomment>
        <translation>abandonner à la %1</translation>
    </message>
    <message>
        <source>use no special card</source>
        <extracomment>A choice: no card with a text is used</extracomment>
        <translation>n’utiliser aucune carte spéciale</translation>
    </message>
    <message numerus="yes">
        <source>run the risk: turn up %n card(s)</source>
        <extracomment>A choice: %n cards are turned</extracomment>
        <translation>
            <numerusform>courir le risque&#xa0;: retourner %n carte</numerusform>
            <numerusform>courir le risque&#xa0;: retourner %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>give %1</source>
        <comment>card</comment>
        <extracomment>A choice: %1 a card</extracomment>
        <translation>défausser %1</translation>
    </message>
    <message>
        <source>give %1</source>
        <comment>token</comment>
        <extracomment>A choice: %1 a token</extracomment>
        <translation>donner %1</translation>
    </message>
    <message>
        <source>heal %1</source>
        <extracomment>A choice: %1 what is healed</extracomment>
        <translation>soigner %1</translation>
    </message>
    <message>
        <source>take %1</source>
        <comment>icon</comment>
        <extracomment>A choice: %1 what an icon or an option gives</extracomment>
        <translation>prendre %1</translation>
    </message>
    <message>
        <source>take %1</source>
        <comment>card</comment>
        <extracomment>A choice: %1 an open card</extracomment>
        <translation>prendre %1</translation>
    </message>
    <message>
        <source>choose %1</source>
        <extracomment>A choice: %1 a card, in secret</extracomment>
        <translation>choisir %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <extracomment>A choice: %1 a card</extracomment>
        <translation>jouer %1</translation>
    </message>
    <message>
        <source>show %1</source>
        <extracomment>A choice: %1 a treasure token</extracomment>
        <translation>révéler %1</translation>
    </message>
    <message>
        <source>The players take icons in the order of their places.</source>
        <translation>Les icônes se prennent dans l’ordre des places.</translation>
    </message>
    <message>
        <source>your choice</source>
        <extracomment>In the row of who looks</extracomment>
        <translation>votre choix</translation>
    </message>
    <message>
        <source>Daring (%1)</source>
        <extracomment>Head of a column of chances: with Beowulf&apos;s Daring; %1 cards are turned</extracomment>
        <translation>Audace (%1)</translation>
    </message>
    <message>
        <source>The players take icons in the order of their places; ties go clockwise from the first player.</source>
        <translation>Les icônes se prennent dans l’ordre des places&#x202f;; à égalité, dans le sens horaire à partir du premier joueur.</translation>
    </message>
    <message numerus="yes">
        <source>%n more symbol(s) of these</source>
        <extracomment>Below what was given of a price: %n symbols are missing</extracomment>
        <translation>
            <numerusform>encore %n de ces symboles</numerusform>
            <numerusform>encore %n de ces symboles</numerusform>
        </translation>
    </message>
    <message>
        <source>No card matches: a scratch</source>
        <extracomment>Beside its chance: a risk that fails</extracomment>
        <translation>Aucune ne correspond&#xa0;: une égratignure</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) match</source>
        <comment>odds</comment>
        <extracomment>Beside its chance: %n of the cards that are turned match</extracomment>
        <translation>
            <numerusform>%n correspondante</numerusform>
            <numerusform>%n correspondantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Symbols on average: %1 (a double counts two)</source>
        <extracomment>Below the chances of a risk, which count cards: %1 a number of symbols</extracomment>
        <translation>Symboles en moyenne&#xa0;: %1 (un double en vaut deux)</translation>
    </message>
    <message>
        <source>Risk: no match %1, enough %2</source>
        <extracomment>Chances of a risk in an in-turn major, in two short lines: %1 that no card matches, %2 that the total is reached</extracomment>
        <translation>Risque&#xa0;: échec %1, suffisant %2</translation>
    </message>
    <message>
        <source>The choices are revealed. Ties go clockwise from the first player.</source>
        <translation>Les choix sont révélés. À égalité, l’ordre est le sens horaire depuis le premier joueur.</translation>
    </message>
    <message>
        <source>Daring: match %1</source>
        <extracomment>Label of a button: %1 the chance that at least one card matches</extracomment>
        <translation>Audace&#xa0;: %1 de réussite</translation>
    </message>
    <message>
        <source>Risk: match %1</source>
        <extracomment>Label of a button: %1 the chance that at least one card matches</extracomment>
        <translation>Risque&#xa0;: %1 de réussite</translation>
    </message>
    <message>
        <source>%1 can’t have %2: none is left.</source>
        <extracomment>A prompt: %1 a seat, %2 what is gained</extracomment>
        <translation>%1 ne peut pas échanger&#xa0;: il n’en reste plus (%2).</translation>
    </message>
    <message>
        <source>%1 can’t pay for %2. Missing: %3.</source>
        <extracomment>A prompt: %1 a seat, %2 what is gained, %3 a list of symbols, or &quot;2 cards&quot;</extracomment>
        <translation>%1 ne peut pas payer&#x202f;; il manque&#xa0;: %3. En échange&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has nothing to heal and can only decline.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat</extracomment>
        <translation>%1 n’a rien à soigner et ne peut que renoncer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the %n fame token(s) for healing and can only decline.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat, %n fame tokens</extracomment>
        <translation>
            <numerusform>%1 n’a pas %n jeton gloire pour se soigner et ne peut que renoncer.</numerusform>
            <numerusform>%1 n’a pas les %n jetons gloire pour se soigner et ne peut que renoncer.</numerusform>
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
        <translation>Perdus en tombant au combat</translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s)</source>
        <extracomment>On the icon of a wound: so many cards are drawn for it</extracomment>
        <translation>
            <numerusform>+%n carte</numerusform>
            <numerusform>+%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>pile</comment>
        <extracomment>A sentence: %1 the caption of a pile, %2 how much lies there</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), place %2</source>
        <extracomment>In the panel of a seat at the end: %1 points, which can be below 0 and choose the plural form, %2 its place</extracomment>
        <translation>
            <numerusform>%1 point, rang %2</numerusform>
            <numerusform>%1 points, rang %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, cards %2, scratches %3, wounds %4 and the double wound</source>
        <extracomment>For a screen reader: %1 a seat, %2 cards, %3 scratches, %4 tiles with one wound</extracomment>
        <translation>%1, cartes&#xa0;: %2, égratignures&#xa0;: %3, blessures&#xa0;: %4 et la double blessure</translation>
    </message>
    <message>
        <source>First give the rest of the price.</source>
        <translation>Donnez d’abord le reste du prix.</translation>
    </message>
    <message numerus="yes">
        <source>A misfortune costs %1 point(s) at the end.</source>
        <extracomment>%1 points that a misfortune costs, which also choose the plural form</extracomment>
        <translation>
            <numerusform>Un malheur coûte %1 point à la fin.</numerusform>
            <numerusform>Un malheur coûte %1 points à la fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wound is serious. Having none is worth %n point(s) at the end; if you have %1 or more, each one costs %2.</source>
        <extracomment>%n points, %1 a number of wounds, %2 points</extracomment>
        <translation>
            <numerusform>Une blessure est une grande tuile. Sans blessure, on gagne %n point à la fin&#x202f;; à partir de %1 blessures, chacune en coûte %2.</numerusform>
            <numerusform>Une blessure est une grande tuile. Sans blessure, on gagne %n points à la fin&#x202f;; à partir de %1 blessures, chacune en coûte %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two wounds on one tile; you draw %n card(s) for it.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Deux blessures sur une tuile&#x202f;; on pioche %n carte en compensation.</numerusform>
            <numerusform>Deux blessures sur une tuile&#x202f;; on pioche %n cartes en compensation.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown:</source>
        <extracomment>In front of a list of treasure tokens that lie open in an auction</extracomment>
        <translation>Révélés&#xa0;:</translation>
    </message>
    <message>
        <source>%1 now has a total of %2.</source>
        <extracomment>%1 a player, %2 its total after a risk</extracomment>
        <translation>%1 totalise maintenant %2.</translation>
    </message>
    <message>
        <source>A test of nerve: which cards are worth it, and when is it wiser to step back?</source>
        <translation>Une épreuve de nerfs&#xa0;: quelles cartes valent le prix, et quand vaut-il mieux se retirer&#x202f;?</translation>
    </message>
    <message>
        <source>The Geats crown %1</source>
        <extracomment>The title of the result: %1 the names of one or several winners</extracomment>
        <translation>Les Gauts couronnent %1</translation>
    </message>
    <message>
        <source>You can’t have %1: none is left.</source>
        <extracomment>A prompt to the reader: %1 what would be gained</extracomment>
        <translation>Vous ne pouvez pas échanger&#xa0;: il n’en reste plus (%1).</translation>
    </message>
    <message>
        <source>You can’t pay for %1. Missing: %2.</source>
        <extracomment>A prompt to the reader: %1 what would be gained, %2 a list of symbols, or &quot;2 cards&quot;</extracomment>
        <translation>Vous ne pouvez pas payer&#x202f;; il manque&#xa0;: %2. En échange&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Give one more fame token.</source>
        <extracomment>A prompt to the reader at Break Ranks?</extracomment>
        <translation>Donnez encore un jeton gloire.</translation>
    </message>
    <message>
        <source>You have nothing to heal and can only decline.</source>
        <extracomment>A prompt to the reader at Break Ranks?</extracomment>
        <translation>Vous n’avez rien à soigner et ne pouvez que renoncer.</translation>
    </message>
    <message numerus="yes">
        <source>You lack the %n fame token(s) for healing and can only decline.</source>
        <extracomment>A prompt to the reader at Break Ranks?: %n fame tokens</extracomment>
        <translation>
            <numerusform>Vous n’avez pas %n jeton gloire pour vous soigner et ne pouvez que renoncer.</numerusform>
            <numerusform>Vous n’avez pas les %n jetons gloire pour vous soigner et ne pouvez que renoncer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>A part of the open box
----------
Above the tokens of a seat</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>only as your first step</source>
        <extracomment>On a button &quot;Risk&quot; that cannot be pressed any more: a risk comes before all cards of a turn, and only once</extracomment>
        <translation>seulement en premier</translation>
    </message>
    <message>
        <source>no card is left</source>
        <extracomment>On a button &quot;Risk&quot; that cannot be pressed: the deck is used up</extracomment>
        <translation>il ne reste aucune carte</translation>
    </message>
    <message>
        <source>finish choosing</source>
        <extracomment>A choice: no further card is chosen in secret</extracomment>
        <translation>terminer le choix</translation>
    </message>
    <message>
        <source>give back scratches with The Warrior’s Rest</source>
        <extracomment>A choice</extracomment>
        <translation>rendre des égratignures avec le Repos du guerrier</translation>
    </message>
    <message>
        <source>undo the failed risk with Beowulf’s Resolve</source>
        <extracomment>A choice</extracomment>
        <translation>annuler le risque raté avec la Détermination de Beowulf</translation>
    </message>
    <message>
        <source>refuse it with Queen Wealhtheow’s Inspiration</source>
        <extracomment>A choice</extracomment>
        <translation>refuser avec l’Inspiration de la reine Wealhtheow</translation>
    </message>
    <message numerus="yes">
        <source>run the risk with Beowulf’s Daring: turn up %n card(s)</source>
        <extracomment>A choice: %n cards are turned</extracomment>
        <translation>
            <numerusform>courir le risque avec l’Audace de Beowulf&#xa0;: retourner %n carte</numerusform>
            <numerusform>courir le risque avec l’Audace de Beowulf&#xa0;: retourner %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>take %1 back with King Hrothgar’s Blessing</source>
        <extracomment>A choice: %1 a card that comes back with King Hrothgar&apos;s Blessing</extracomment>
        <translation>reprendre %1 avec la Bénédiction du roi Hrothgar</translation>
    </message>
    <message>
        <source>Each player takes one, or declines.</source>
        <translation>Chacun prend un cadeau ou renonce.</translation>
    </message>
    <message>
        <source>Round %1: each player takes one open card.</source>
        <extracomment>At Recovery: %1 its number</extracomment>
        <translation>Tour %1&#xa0;: chacun prend une carte visible.</translation>
    </message>
    <message>
        <source>Special cards that no one has won yet. Some icons give one.</source>
        <translation>Les cartes spéciales que personne n’a encore gagnées. Certaines icônes en donnent une.</translation>
    </message>
    <message>
        <source>Alliances that no one has drawn yet. They lie face down and show fame or treasure.</source>
        <translation>Alliances qui n’ont pas encore été piochées. Elles restent face cachée et valent de la gloire ou du trésor.</translation>
    </message>
    <message>
        <source>a traveling card</source>
        <comment>object</comment>
        <translation>une carte voyage</translation>
    </message>
    <message>
        <source>a double traveling card</source>
        <comment>object</comment>
        <translation>une carte voyage double</translation>
    </message>
    <message>
        <source>a friendship card</source>
        <comment>object</comment>
        <translation>une carte amitié</translation>
    </message>
    <message>
        <source>a double friendship card</source>
        <comment>object</comment>
        <translation>une carte amitié double</translation>
    </message>
    <message>
        <source>a wit card</source>
        <comment>object</comment>
        <translation>une carte intelligence</translation>
    </message>
    <message>
        <source>a double wit card</source>
        <comment>object</comment>
        <translation>une carte intelligence double</translation>
    </message>
    <message>
        <source>a courage card</source>
        <comment>object</comment>
        <translation>une carte courage</translation>
    </message>
    <message>
        <source>a double courage card</source>
        <comment>object</comment>
        <translation>une carte courage double</translation>
    </message>
    <message>
        <source>a fighting card</source>
        <comment>object</comment>
        <translation>une carte combat</translation>
    </message>
    <message>
        <source>a double fighting card</source>
        <comment>object</comment>
        <translation>une carte combat double</translation>
    </message>
    <message>
        <source>a Beowulf card</source>
        <comment>object</comment>
        <translation>une carte Beowulf</translation>
    </message>
    <message>
        <source>the Hides of Land</source>
        <comment>object</comment>
        <translation>les Arpents de terre</translation>
    </message>
    <message>
        <source>Hrunting</source>
        <comment>object</comment>
        <translation>Hrunting</translation>
    </message>
    <message>
        <source>the Giants’ Sword</source>
        <comment>object</comment>
        <translation>l’Épée des géants</translation>
    </message>
    <message>
        <source>the Golden Torque</source>
        <comment>object</comment>
        <translation>le Torque d’or</translation>
    </message>
    <message>
        <source>the All-Iron Shield</source>
        <comment>object</comment>
        <translation>le Bouclier tout en fer</translation>
    </message>
    <message>
        <source>King Hrothgar’s Blessing</source>
        <comment>object</comment>
        <translation>la Bénédiction du roi Hrothgar</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration</source>
        <comment>object</comment>
        <translation>l’Inspiration de la reine Wealhtheow</translation>
    </message>
    <message>
        <source>Beowulf’s Daring</source>
        <comment>object</comment>
        <translation>l’Audace de Beowulf</translation>
    </message>
    <message>
        <source>Beowulf’s Resolve</source>
        <comment>object</comment>
        <translation>la Détermination de Beowulf</translation>
    </message>
    <message>
        <source>The Warrior’s Rest</source>
        <comment>object</comment>
        <translation>le Repos du guerrier</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>object</comment>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a token</source>
        <comment>object</comment>
        <extracomment>A token that lies face down, as the object of a sentence</extracomment>
        <translation>un jeton</translation>
    </message>
    <message>
        <source>an alliance token</source>
        <comment>object</comment>
        <extracomment>A token that lies face down, as the object of a sentence</extracomment>
        <translation>un jeton alliance</translation>
    </message>
    <message>
        <source>an alliance (%1 fame)</source>
        <comment>object</comment>
        <extracomment>A round token as the object of a sentence: %1 its fame</extracomment>
        <translation>une alliance (gloire %1)</translation>
    </message>
    <message>
        <source>%1 fame</source>
        <comment>object</comment>
        <extracomment>A token as the object of a sentence: %1 its value</extracomment>
        <translation>un jeton gloire de %1</translation>
    </message>
    <message>
        <source>an alliance (%1 treasure)</source>
        <comment>object</comment>
        <extracomment>A round token as the object of a sentence: %1 its treasure</extracomment>
        <translation>une alliance (trésor %1)</translation>
    </message>
    <message>
        <source>%1 treasure</source>
        <comment>object</comment>
        <extracomment>A token as the object of a sentence: %1 its value</extracomment>
        <translation>un jeton trésor de %1</translation>
    </message>
    <message>
        <source>a scratch</source>
        <comment>object</comment>
        <extracomment>The object of a sentence</extracomment>
        <translation>une égratignure</translation>
    </message>
    <message>
        <source>a wound</source>
        <comment>object</comment>
        <extracomment>The object of a sentence</extracomment>
        <translation>une blessure</translation>
    </message>
    <message>
        <source>the double wound</source>
        <comment>object</comment>
        <extracomment>The object of a sentence</extracomment>
        <translation>la double blessure</translation>
    </message>
    <message>
        <source>a misfortune</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: the token that costs points</extracomment>
        <translation>un malheur</translation>
    </message>
    <message>
        <source>%1 fame or a healed wound</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: %1 a value of fame</extracomment>
        <translation>un jeton gloire de %1 ou le soin d’une blessure</translation>
    </message>
    <message>
        <source>the healing of all scratches</source>
        <comment>object</comment>
        <extracomment>The object of a sentence</extracomment>
        <translation>le soin de toutes les égratignures</translation>
    </message>
    <message>
        <source>%1 turns up %2, which doesn’t match.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 retourne %2, mais cette carte ne correspond pas.</translation>
    </message>
    <message>
        <source>%1 turns up %2 and keeps it.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 retourne %2 et garde cette carte.</translation>
    </message>
    <message>
        <source>%1 turns up %2, which is played at once.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 retourne %2 et joue aussitôt cette carte.</translation>
    </message>
    <message>
        <source>No fame token worth %2 is left, so change is made for %1.</source>
        <extracomment>%1 a player, %2 the value of the token that is missing; what is given and taken follows</extracomment>
        <translation>Il ne reste plus de jeton gloire de %2&#xa0;: on fait la monnaie pour %1.</translation>
    </message>
    <message numerus="yes">
        <source>No fame token worth %2 is left and no change can be made, so %n point(s) are noted for %1.</source>
        <extracomment>%1 a player, %2 the value of the token that is missing, %n points</extracomment>
        <translation>
            <numerusform>Il ne reste plus de jeton gloire de %2 et l’on ne peut pas faire la monnaie&#xa0;: %n point est noté pour %1.</numerusform>
            <numerusform>Il ne reste plus de jeton gloire de %2 et l’on ne peut pas faire la monnaie&#xa0;: %n points sont notés pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is a gold episode, so nothing happens in the basic game.</source>
        <extracomment>%1 the name of a step</extracomment>
        <translation>«&#xa0;%1&#xa0;» est un épisode doré&#x202f;; rien ne se passe dans le jeu de base.</translation>
    </message>
    <message numerus="yes">
        <source>%n discarded card(s) become the new deck.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>%n carte défaussée forme la nouvelle pioche.</numerusform>
            <numerusform>%n cartes défaussées forment la nouvelle pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now the first player.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 devient premier joueur.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs a risk with Beowulf’s Daring and turns up %n card(s).</source>
        <extracomment>%1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 court un risque avec l’Audace de Beowulf et retourne %n carte.</numerusform>
            <numerusform>%1 court un risque avec l’Audace de Beowulf et retourne %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card matches, so the risk has failed.</source>
        <translation>Aucune carte ne correspond, le risque est raté.</translation>
    </message>
    <message>
        <source>%1 undoes the failed risk with Beowulf’s Resolve.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 annule le risque raté avec la Détermination de Beowulf.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n scratch(es) with The Warrior’s Rest.</source>
        <extracomment>%1 a player, %n scratches</extracomment>
        <translation>
            <numerusform>%1 rend %n égratignure avec le Repos du guerrier.</numerusform>
            <numerusform>%1 rend %n égratignures avec le Repos du guerrier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n scratch(es) for a wound.</source>
        <extracomment>%1 a player, %n scratches</extracomment>
        <translation>
            <numerusform>%1 échange %n égratignure contre une blessure.</numerusform>
            <numerusform>%1 échange %n égratignures contre une blessure.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refuses %2 with Queen Wealhtheow’s Inspiration.</source>
        <extracomment>%1 a player, %2 &quot;a scratch&quot; or the like</extracomment>
        <translation>%1 refuse %2 avec l’Inspiration de la reine Wealhtheow.</translation>
    </message>
    <message>
        <source>%1 has paid the full price.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 a payé le prix.</translation>
    </message>
    <message>
        <source>%1 would take %2, but none is left.</source>
        <extracomment>%1 a player, %2 what an icon gives, as &quot;5 fame&quot;</extracomment>
        <translation>%1 devrait recevoir %2, mais il n’en reste plus.</translation>
    </message>
    <message>
        <source>The deck turns up %1.</source>
        <extracomment>At Recovery: %1 a card</extracomment>
        <translation>La pioche révèle %1.</translation>
    </message>
    <message>
        <source>%1 secretly chooses %2.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 choisit en secret %2.</translation>
    </message>
    <message>
        <source>%1 shows %2, which doesn’t count.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 révèle %2, mais cette carte ne compte pas.</translation>
    </message>
    <message>
        <source>%1 takes %2 back.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 reprend en main %2.</translation>
    </message>
    <message>
        <source>%1 has a total of %2 and takes %3.</source>
        <extracomment>%1 a player, %2 its total, %3 &quot;2nd place&quot;</extracomment>
        <translation>%1 totalise %2 et prend la %3.</translation>
    </message>
    <message>
        <source>%1 plays %2, for a total of %3.</source>
        <extracomment>%1 a player, %2 a card, %3 its total</extracomment>
        <translation>%1 joue %2 et atteint un total de %3.</translation>
    </message>
    <message>
        <source>%1 drops out and takes %2.</source>
        <extracomment>%1 a player, %2 &quot;2nd place&quot;</extracomment>
        <translation>%1 abandonne et prend la %2.</translation>
    </message>
    <message>
        <source>%1 is the last one standing and takes %2.</source>
        <extracomment>%1 a player, %2 &quot;2nd place&quot;</extracomment>
        <translation>%1 est le dernier en jeu et prend la %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 back with King Hrothgar’s Blessing.</source>
        <extracomment>%1 a player, %2 a card</extracomment>
        <translation>%1 reprend %2 avec la Bénédiction du roi Hrothgar.</translation>
    </message>
    <message>
        <source>%1 shows %2, for a total of %3.</source>
        <extracomment>%1 a player, %2 a token, %3 its total</extracomment>
        <translation>%1 révèle %2 et atteint un total de %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n token(s).</source>
        <extracomment>%1 a player, %n tokens</extracomment>
        <translation>
            <numerusform>%1 reprend %n jeton.</numerusform>
            <numerusform>%1 reprend %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shows %2 treasure and gives it up.</source>
        <extracomment>%1 a player, %2 treasure</extracomment>
        <translation>%1 révèle et rend ses trésors, %2 en tout.</translation>
    </message>
    <message>
        <source>Beowulf stands for any other symbol.</source>
        <translation>Beowulf remplace n’importe quel autre symbole.</translation>
    </message>
    <message>
        <source>A card counts wherever its symbol is needed.</source>
        <translation>Une carte compte là où son symbole est requis.</translation>
    </message>
    <message>
        <source>You can see only its back.</source>
        <translation>On n’en voit que le dos.</translation>
    </message>
    <message>
        <source>A special card; it leaves the game when you use it.</source>
        <extracomment>In front of what a special card does: %1 its circled number</extracomment>
        <translation>Une carte spéciale&#x202f;; utilisée, elle est retirée du jeu.</translation>
    </message>
    <message>
        <source>Take one of your cards with symbols back instead of discarding it.</source>
        <translation>Permet de reprendre en main une de vos cartes à symboles au lieu de la défausser.</translation>
    </message>
    <message>
        <source>Refuse the misfortune, the scratch, the wound, or the double wound on the icon you just took; you draw no cards for it.</source>
        <translation>Permet de refuser le malheur, l’égratignure, la blessure ou la double blessure de l’icône que vous venez de prendre, sans piocher de cartes en compensation.</translation>
    </message>
    <message>
        <source>Undo a failed risk: you take no scratch, and you decide again.</source>
        <translation>Annule un risque raté&#xa0;: pas d’égratignure, et vous décidez de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>Whenever you have a decision to make, give back up to %n scratch(es), even when the next would make a wound.</source>
        <extracomment>%n scratches, one fewer than make a wound</extracomment>
        <translation>
            <numerusform>Permet de rendre jusqu’à %n égratignure à n’importe laquelle de vos décisions, même quand la suivante ferait une blessure.</numerusform>
            <numerusform>Permet de rendre jusqu’à %n égratignures à n’importe laquelle de vos décisions, même quand la suivante ferait une blessure.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lies face down in front of its owner.</source>
        <translation>Il est face cachée devant son propriétaire.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n alliance token(s) unseen; each shows some fame or treasure.</source>
        <extracomment>%n round tokens</extracomment>
        <translation>
            <numerusform>Piocher %n jeton alliance face cachée&#x202f;; il vaut de la gloire ou du trésor.</numerusform>
            <numerusform>Piocher %n jetons alliance face cachée&#x202f;; chacun vaut de la gloire ou du trésor.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give back all your scratches.</source>
        <translation>Rendez toutes vos égratignures.</translation>
    </message>
    <message>
        <source>Each player may exchange once, or decline.</source>
        <translation>Chacun peut échanger une fois ou renoncer.</translation>
    </message>
    <message numerus="yes">
        <source>Each player may turn up %n card(s) from the deck. You keep those that match; if none does, you take a scratch.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Chacun peut retourner %n carte de la pioche&#xa0;: celles qui correspondent sont gardées&#x202f;; si aucune ne correspond, on reçoit une égratignure.</numerusform>
            <numerusform>Chacun peut retourner %n cartes de la pioche&#xa0;: celles qui correspondent sont gardées&#x202f;; si aucune ne correspond, on reçoit une égratignure.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player takes one of the options, or declines.</source>
        <translation>Chacun prend l’un des cadeaux ou renonce.</translation>
    </message>
    <message numerus="yes">
        <source>Cards lie open; in each of %n round(s), each player takes one or declines.</source>
        <extracomment>%n rounds</extracomment>
        <translation>
            <numerusform>Des cartes sont posées face visible&#x202f;; en %n tour, chacun en prend une ou renonce.</numerusform>
            <numerusform>Des cartes sont posées face visible&#x202f;; à chacun des %n tours, chacun en prend une ou renonce.</numerusform>
        </translation>
    </message>
    <message>
        <source>All players choose cards in secret and show them at once. Whoever has the most symbols takes an icon first; cards that match are discarded, and the others go back.</source>
        <translation>Tous choisissent des cartes en secret et les révèlent ensemble. Celui qui a le plus de symboles choisit son icône en premier&#x202f;; les cartes qui correspondent sont défaussées, les autres reviennent en main.</translation>
    </message>
    <message>
        <source>In turn, each player must reach the highest total with cards or a risk, or drop out. The last one standing takes an icon first; all cards are discarded.</source>
        <translation>Chacun à son tour doit au moins égaler le plus haut total avec des cartes ou un risque, sinon il abandonne. Le dernier en jeu choisit son icône en premier&#x202f;; toutes les cartes sont défaussées.</translation>
    </message>
    <message>
        <source>The first player shows one treasure; then each player in turn must reach the highest total or drop out. The last one left pays and takes the prize; the others take their tokens back.</source>
        <translation>Le premier joueur révèle un trésor&#x202f;; puis chacun à son tour doit au moins égaler le plus haut total, sinon il abandonne. Le dernier en jeu paie et reçoit la récompense&#x202f;; les autres reprennent leurs jetons.</translation>
    </message>
    <message>
        <source>Nothing happens here in the basic game.</source>
        <translation>Dans le jeu de base, rien ne se passe ici.</translation>
    </message>
    <message>
        <source>First give the rest of the fame tokens.</source>
        <translation>Donnez d’abord le reste des jetons gloire.</translation>
    </message>
    <message>
        <source>First choose what to heal.</source>
        <translation>Choisissez d’abord ce qui est soigné.</translation>
    </message>
    <message>
        <source>First finish your secret choice.</source>
        <translation>Terminez d’abord le choix secret.</translation>
    </message>
    <message>
        <source>First decide whether to use a special card.</source>
        <translation>Décidez d’abord si une carte spéciale est utilisée.</translation>
    </message>
    <message>
        <source>First decide whether to take a card back with King Hrothgar’s Blessing.</source>
        <translation>Décidez d’abord si vous reprenez une carte avec la Bénédiction du roi Hrothgar.</translation>
    </message>
    <message>
        <source>Finish the payment you began.</source>
        <translation>Terminez le paiement commencé.</translation>
    </message>
    <message>
        <source>You don’t have %1 in your hand.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Il vous manque %1.</translation>
    </message>
    <message>
        <source>You can play %1 only when its text allows it.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Vous ne pouvez jouer %1 que si le texte de la carte le permet.</translation>
    </message>
    <message>
        <source>You can’t use %1 here: it shows none of the symbols needed.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Vous ne pouvez pas utiliser %1 ici&#xa0;: la carte ne montre aucun des symboles requis.</translation>
    </message>
    <message>
        <source>You can’t give %1: that would be one card too many.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Vous ne pouvez pas défausser %1&#xa0;: ce serait une carte de trop.</translation>
    </message>
    <message>
        <source>You can’t give %1: the price could no longer be paid exactly.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Vous ne pouvez pas défausser %1&#xa0;: l’échange ne pourrait plus être complété.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s) here, or none.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Ici, on échange %n carte ou aucune.</numerusform>
            <numerusform>Ici, on échange %n cartes ou aucune.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t take %1: none is left.</source>
        <extracomment>%1 what cannot be gained</extracomment>
        <translation>Vous ne pouvez pas prendre %1&#xa0;: il n’en reste plus.</translation>
    </message>
    <message>
        <source>You have nothing of this kind to heal.</source>
        <translation>Vous n’avez rien de ce genre à soigner.</translation>
    </message>
    <message numerus="yes">
        <source>This takes %n fame token(s), and you have fewer.</source>
        <extracomment>%n tokens</extracomment>
        <translation>
            <numerusform>Il faut %n jeton gloire, mais vous n’en avez pas.</numerusform>
            <numerusform>Il faut %n jetons gloire, mais vous en avez moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t use %1: you have no such token.</source>
        <extracomment>%1 a token</extracomment>
        <translation>Vous ne pouvez pas utiliser %1&#xa0;: vous n’avez pas ce jeton.</translation>
    </message>
    <message>
        <source>You can give only tokens with fame, not %1.</source>
        <extracomment>%1 a token</extracomment>
        <translation>Vous ne pouvez donner que des jetons qui montrent de la gloire, pas %1.</translation>
    </message>
    <message>
        <source>You can show only tokens with treasure, not %1.</source>
        <extracomment>%1 a token</extracomment>
        <translation>Vous ne pouvez révéler que des jetons qui montrent un trésor, pas %1.</translation>
    </message>
    <message>
        <source>Another player has already taken %1.</source>
        <extracomment>%1 what an icon gives</extracomment>
        <translation>Un autre joueur a déjà pris %1.</translation>
    </message>
    <message>
        <source>You can’t take %1: there are only as many icons as players.</source>
        <extracomment>%1 what an icon gives</extracomment>
        <translation>Vous ne pouvez pas prendre %1&#xa0;: il n’y a pas plus d’icônes que de joueurs.</translation>
    </message>
    <message>
        <source>You can’t take %1 here.</source>
        <extracomment>%1 what an icon gives</extracomment>
        <translation>Vous ne pouvez pas prendre %1 ici.</translation>
    </message>
    <message>
        <source>You can’t pick %1: no such card lies open.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Vous ne pouvez pas choisir %1&#xa0;: cette carte n’est pas visible.</translation>
    </message>
    <message>
        <source>You may run one risk a turn, and only before you play a card from your hand.</source>
        <translation>Vous pouvez courir un risque par tour, et seulement avant de jouer une carte de votre main.</translation>
    </message>
    <message>
        <source>Beowulf’s Daring isn’t in your hand.</source>
        <translation>L’Audace de Beowulf n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>Beowulf’s Resolve isn’t in your hand.</source>
        <translation>La Détermination de Beowulf n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>The Warrior’s Rest isn’t in your hand.</source>
        <translation>Le Repos du guerrier n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>You have no scratch to give back.</source>
        <translation>Vous n’avez pas d’égratignure à rendre.</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration isn’t in your hand.</source>
        <translation>L’Inspiration de la reine Wealhtheow n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration works against an icon, not a risk.</source>
        <translation>L’Inspiration de la reine Wealhtheow agit contre une icône, pas contre un risque.</translation>
    </message>
    <message>
        <source>You can’t take back %1: it isn’t about to be discarded.</source>
        <extracomment>%1 a card</extracomment>
        <translation>Vous ne pouvez pas reprendre %1&#xa0;: cette carte ne va pas être défaussée.</translation>
    </message>
    <message>
        <source>The Warrior’s Rest</source>
        <extracomment>Label of a button: plays The Warrior&apos;s Rest</extracomment>
        <translation>Repos du guerrier</translation>
    </message>
    <message>
        <source>THE TABLE IN TEXT. First the step where Beowulf stands, what it asks for and gives, and the steps that follow. A name in brackets after an icon is the player who took it.</source>
        <translation>LA TABLE EN TEXTE. D’abord l’épisode où se trouve Beowulf, ce qu’il demande et donne, et les épisodes suivants. Un nom entre parenthèses après une icône est celui du joueur qui l’a prise.</translation>
    </message>
    <message>
        <source>Then the players: their cards, scratches and wounds, and what lies open in front of them. A &gt; marks the player to move. The other players’ tokens lie face down.</source>
        <translation>Puis les joueurs&#xa0;: leurs cartes, égratignures et blessures, et ce qui est visible devant eux. Le signe &gt; précède le joueur dont c’est le tour. Les jetons des autres joueurs sont face cachée.</translation>
    </message>
    <message>
        <source>King Hygelac’s Court</source>
        <translation>La cour du roi Hygelac</translation>
    </message>
    <message>
        <source>King Hrothgar’s Hall</source>
        <translation>La halle du roi Hrothgar</translation>
    </message>
    <message>
        <source>Grendel’s Attack</source>
        <translation>L’attaque de Grendel</translation>
    </message>
    <message>
        <source>Dragon’s Wrath</source>
        <translation>La colère du dragon</translation>
    </message>
    <message>
        <source>Giants’ Sword</source>
        <translation>Épée des géants</translation>
    </message>
    <message>
        <source>King Hrothgar’s Blessing</source>
        <translation>Bénédiction du roi Hrothgar</translation>
    </message>
    <message>
        <source>Queen Wealhtheow’s Inspiration</source>
        <translation>Inspiration de la reine Wealhtheow</translation>
    </message>
    <message>
        <source>Beowulf’s Daring</source>
        <translation>Audace de Beowulf</translation>
    </message>
    <message>
        <source>Beowulf’s Resolve</source>
        <translation>Détermination de Beowulf</translation>
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
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is the first player.</source>
        <extracomment>What is new in an episode: %1 a player</extracomment>
        <translation>%1 est premier joueur.</translation>
    </message>
    <message>
        <source>Next major episode: %1 (%2)</source>
        <extracomment>The next large contest: %1 its number and name, %2 what it asks for</extracomment>
        <translation>Prochain épisode majeur&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>%1, with a total of %2</source>
        <extracomment>A player at the end of a contest: %1 &quot;2nd place&quot;, %2 the total it played</extracomment>
        <translation>%1, avec un total de %2</translation>
    </message>
    <message>
        <source>cards for later</source>
        <comment>term</comment>
        <extracomment>What points of a hint are for: &quot;-2 points from cards for later&quot;</extracomment>
        <translation>cartes pour la suite</translation>
    </message>
    <message>
        <source>Activity cards</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Cartes activité</translation>
    </message>
    <message>
        <source>Special cards</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>Alliances with fame</source>
        <extracomment>A piece in the open box: round tokens that show fame</extracomment>
        <translation>Alliances avec gloire</translation>
    </message>
    <message>
        <source>Alliances with treasure</source>
        <extracomment>A piece in the open box: round tokens that show treasure</extracomment>
        <translation>Alliances avec trésor</translation>
    </message>
    <message>
        <source>Scratches and wounds</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Égratignures et blessures</translation>
    </message>
    <message>
        <source>Episodes</source>
        <extracomment>A part of the open box</extracomment>
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>Selection</source>
        <comment>options</comment>
        <extracomment>A part of the open box: the options of the episodes of this kind</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Numbers of the rules</source>
        <extracomment>A part of the open box: numbers that the rulebook states</extracomment>
        <translation>Nombres des règles</translation>
    </message>
    <message>
        <source>Cards with the tile: %1</source>
        <extracomment>Cards that are drawn together with a tile: %1 the tile, such as &quot;Wound&quot;</extracomment>
        <translation>Cartes avec la tuile&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Cartes au départ</translation>
    </message>
    <message>
        <source>Every player begins with the cards named here and draws more.</source>
        <translation>Chaque joueur commence avec les cartes nommées ici et en pioche d’autres.</translation>
    </message>
    <message>
        <source>Scratches that make a wound</source>
        <translation>Égratignures qui font une blessure</translation>
    </message>
    <message>
        <source>Change for fame</source>
        <translation>Monnaie des jetons gloire</translation>
    </message>
    <message>
        <source>From this episode on, players make up fame tokens that have run out with smaller ones.</source>
        <translation>À partir de cet épisode, les jetons gloire épuisés sont remplacés par de plus petits.</translation>
    </message>
    <message>
        <source>Points for a misfortune</source>
        <translation>Points pour un malheur</translation>
    </message>
    <message>
        <source>Points for many wounds</source>
        <translation>Points pour de nombreuses blessures</translation>
    </message>
    <message>
        <source>Points for no wounds</source>
        <translation>Points sans blessure</translation>
    </message>
    <message>
        <source>Episode</source>
        <extracomment>Label in the open box: which episode stands at this place of the board</extracomment>
        <translation>Épisode</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Label in the open box: the kind of an episode</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Symbols</source>
        <extracomment>Label in the open box: the symbols that an episode asks for</extracomment>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Gives</source>
        <extracomment>Label in the open box: what an episode or an option gives</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Prize</source>
        <extracomment>Label in the open box: what is won in an auction</extracomment>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Icon %1</source>
        <extracomment>Label in the open box: an icon of an episode; %1 its number, clockwise from the title</extracomment>
        <translation>Icône %1</translation>
    </message>
    <message>
        <source>fame tokens</source>
        <translation>jetons gloire</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <extracomment>Label of a number in the open box: %1 what is given for something else, such as &quot;cards&quot;</extracomment>
        <translation>Prix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Value of the token</source>
        <extracomment>Label in the open box: the value of the fame tokens that may run out</extracomment>
        <translation>Valeur du jeton</translation>
    </message>
    <message>
        <source>From this episode on</source>
        <extracomment>Label in the open box: an episode from which on something holds</extracomment>
        <translation>À partir de cet épisode</translation>
    </message>
    <message>
        <source>More cards from the deck</source>
        <extracomment>Label of a number in the open box</extracomment>
        <translation>Autres cartes de la pioche</translation>
    </message>
    <message>
        <source>Cards with Daring</source>
        <extracomment>Label of a number in the open box: cards turned with the card Beowulf’s Daring</extracomment>
        <translation>Cartes avec Audace</translation>
    </message>
    <message>
        <source>Cards taken by each player</source>
        <extracomment>Label of a number in the open box: how often each player takes a card</extracomment>
        <translation>Cartes prises par chaque joueur</translation>
    </message>
    <message>
        <source>Scratches for each wound</source>
        <extracomment>Label of a number in the open box</extracomment>
        <translation>Égratignures par blessure</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Label of a number in the open box</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>From this many wounds on</source>
        <extracomment>Label of a number in the open box</extracomment>
        <translation>À partir de tant de blessures</translation>
    </message>
    <message>
        <source>Open cards for each player</source>
        <translation>Cartes visibles par joueur</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>Label of a number in the open box: how many of a piece there are</extracomment>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Tokens of each value, from the lowest</source>
        <translation>Jetons de chaque valeur, du plus faible au plus fort</translation>
    </message>
    <message>
        <source>Cards with one symbol</source>
        <extracomment>Label of a number in the open box: the cards that show their symbol once</extracomment>
        <translation>Cartes à un symbole</translation>
    </message>
    <message>
        <source>Cards with two symbols</source>
        <extracomment>Label of a number in the open box: the cards that show their symbol twice</extracomment>
        <translation>Cartes à deux symboles</translation>
    </message>
    <message>
        <source>Circled number</source>
        <extracomment>Label of a number in the open box: a card is used with at least so many players</extracomment>
        <translation>Nombre cerclé</translation>
    </message>
    <message>
        <source>Only in the advanced game</source>
        <translation>Seulement dans le jeu avancé</translation>
    </message>
    <message>
        <source>Symbols: %1</source>
        <extracomment>Label of a number in the open box: %1 a symbol that a card shows</extracomment>
        <translation>Symboles&#xa0;: %1</translation>
    </message>
    <message>
        <source>take a scratch, which becomes a wound</source>
        <extracomment>A choice: an icon with a scratch, where it becomes a wound with those before</extracomment>
        <translation>prendre une égratignure, qui devient une blessure</translation>
    </message>
    <message>
        <source>No card matches: a wound</source>
        <extracomment>Beside its chance: a risk that fails; with the scratches before, it becomes a wound; at most 28 letters</extracomment>
        <translation>Aucune ne va&#xa0;: une blessure</translation>
    </message>
    <message>
        <source>You can expect more fame.</source>
        <translation>Vous pouvez compter sur plus de gloire.</translation>
    </message>
    <message>
        <source>You can expect more treasure.</source>
        <translation>Vous pouvez compter sur plus de trésors.</translation>
    </message>
    <message>
        <source>You will probably be spared misfortune.</source>
        <translation>Vous éviterez sans doute le malheur.</translation>
    </message>
    <message>
        <source>You are in less danger of scratches and wounds.</source>
        <translation>Vous risquez moins d’égratignures et de blessures.</translation>
    </message>
    <message>
        <source>It leaves you better cards for what is to come.</source>
        <translation>Il vous reste de meilleures cartes pour la suite.</translation>
    </message>
    <message>
        <source>You get a better place in the order of players.</source>
        <translation>Vous gagnez une meilleure place dans l’ordre des joueurs.</translation>
    </message>
    <message>
        <source>You can expect less fame.</source>
        <translation>Vous pouvez compter sur moins de gloire.</translation>
    </message>
    <message>
        <source>You can expect less treasure.</source>
        <translation>Vous pouvez compter sur moins de trésors.</translation>
    </message>
    <message>
        <source>It may bring you misfortune.</source>
        <translation>Cela peut vous valoir un malheur.</translation>
    </message>
    <message>
        <source>You risk scratches or wounds.</source>
        <translation>Vous risquez des égratignures ou des blessures.</translation>
    </message>
    <message>
        <source>It costs you cards that you could use later.</source>
        <translation>Cela vous coûte des cartes qui pourraient vous servir plus tard.</translation>
    </message>
    <message>
        <source>You get a worse place in the order of players.</source>
        <translation>Vous avez une moins bonne place dans l’ordre des joueurs.</translation>
    </message>
    <message>
        <source>%1 can expect more fame.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 peut compter sur plus de gloire.</translation>
    </message>
    <message>
        <source>%1 can expect more treasure.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 peut compter sur plus de trésors.</translation>
    </message>
    <message>
        <source>%1 will probably be spared misfortune.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 évitera sans doute le malheur.</translation>
    </message>
    <message>
        <source>%1 is in less danger of scratches and wounds.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 risque moins d’égratignures et de blessures.</translation>
    </message>
    <message>
        <source>%1 has better cards for what is to come.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 a de meilleures cartes pour la suite.</translation>
    </message>
    <message>
        <source>%1 gets a better place in the order of players.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 gagne une meilleure place dans l’ordre des joueurs.</translation>
    </message>
    <message>
        <source>%1 can expect less fame.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 peut compter sur moins de gloire.</translation>
    </message>
    <message>
        <source>%1 can expect less treasure.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 peut compter sur moins de trésors.</translation>
    </message>
    <message>
        <source>It may bring %1 misfortune.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>Cela peut valoir un malheur à %1.</translation>
    </message>
    <message>
        <source>%1 is in more danger of scratches and wounds.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 risque plus d’égratignures et de blessures.</translation>
    </message>
    <message>
        <source>%1 has fewer good cards left for what is to come.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 a moins de bonnes cartes pour la suite.</translation>
    </message>
    <message>
        <source>%1 gets a worse place in the order of players.</source>
        <extracomment>Why a move is good: %1 a player</extracomment>
        <translation>%1 a une moins bonne place dans l’ordre des joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>%1 finishes in %3 place with %2 point(s).</source>
        <extracomment>%1 a player, %2 points, which can be below 0 and choose the plural form, %3 a place, as &quot;second&quot;</extracomment>
        <translation>
            <numerusform>%1 termine à la %3 place avec %2 point.</numerusform>
            <numerusform>%1 termine à la %3 place avec %2 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>first</source>
        <comment>place</comment>
        <extracomment>In: finishes in first place</extracomment>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <comment>place</comment>
        <extracomment>In: finishes in second place</extracomment>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <comment>place</comment>
        <extracomment>In: finishes in third place</extracomment>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>place</comment>
        <extracomment>In: finishes in fourth place</extracomment>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>place</comment>
        <extracomment>In: finishes in fifth place</extracomment>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>%1: dropped out at %2</source>
        <extracomment>A player at the end of a contest: %1 &quot;2nd place&quot;, %2 the total it had</extracomment>
        <translation>%1&#xa0;: abandon à %2</translation>
    </message>
    <message>
        <source>%1: out at %2 after a failed risk</source>
        <extracomment>A player at the end of a contest: %1 &quot;2nd place&quot;, %2 the total it had</extracomment>
        <translation>%1&#xa0;: éliminé à %2 par un risque raté</translation>
    </message>
    <message>
        <source>%1: last one standing, with %2</source>
        <extracomment>A player at the end of a contest: %1 &quot;2nd place&quot;, %2 the total it had</extracomment>
        <translation>%1&#xa0;: dernier en jeu avec %2</translation>
    </message>
    <message>
        <source>%1 tied at %2: the order is clockwise from %3.</source>
        <extracomment>Why players with equal totals come one after another: %1 their list, %2 the total, %3 the first player</extracomment>
        <translation>%1&#xa0;: égalité à %2. L’ordre est horaire à partir de %3.</translation>
    </message>
    <message>
        <source>%1: refused</source>
        <extracomment>What a player refused with a special card: %1 &quot;Scratch&quot; or the like, as a caption</extracomment>
        <translation>%1&#xa0;: refus</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>icon</comment>
        <extracomment>What a player did: %1 a player, %2 what an icon gives, as &quot;5 fame&quot;</extracomment>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>a total of %1</source>
        <extracomment>What came of a risk: %1 the total of a player</extracomment>
        <translation>total %1</translation>
    </message>
    <message>
        <source>out of the contest: %1</source>
        <extracomment>What came of a failed risk: %1 &quot;2nd place&quot;</extracomment>
        <translation>éliminé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1’s risk fails.</source>
        <extracomment>What a player did: %1 a player</extracomment>
        <translation>Le risque {d’|de }%1 échoue.</translation>
    </message>
    <message>
        <source>%1’s risk succeeds.</source>
        <extracomment>What a player did: %1 a player</extracomment>
        <translation>Le risque {d’|de }%1 réussit.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>matching</comment>
        <extracomment>What came of a risk: %n cards that a player keeps</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
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
            <numerusform>%1 joue %n carte et atteint un total de %2.</numerusform>
            <numerusform>%1 joue %n cartes et atteint un total de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n tokens, for a total of %2.</source>
        <extracomment>What a player did in an auction: %1 a player, %n tokens, %2 its total</extracomment>
        <translation>
            <numerusform>%1 révèle %n jeton et atteint un total de %2.</numerusform>
            <numerusform>%1 révèle %n jetons et atteint un total de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n fame token(s) to be healed.</source>
        <extracomment>What a player did: %1 a player, %n fame tokens</extracomment>
        <translation>
            <numerusform>%1 donne %n jeton gloire pour se soigner.</numerusform>
            <numerusform>%1 donne %n jetons gloire pour se soigner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n card(s) for %2.</source>
        <comment>deed</comment>
        <extracomment>What a player did: %1 a player, %n cards, %2 what is gained, as &quot;3 treasure&quot;</extracomment>
        <translation>
            <numerusform>%1 défausse %n carte. En échange&#xa0;: %2.</numerusform>
            <numerusform>%1 défausse %n cartes. En échange&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The choices are revealed.</source>
        <translation>Les choix sont révélés.</translation>
    </message>
    <message>
        <source>%1’s %2 is enough, but %1 must still run a risk or drop out.</source>
        <extracomment>A prompt in an in-turn major when no card fits: %1 a seat, %2 its total</extracomment>
        <translation>%1 a %2, ce qui suffit&#xa0;: encore un risque, ou abandon.</translation>
    </message>
    <message>
        <source>Your %1 is enough, but you must still run a risk or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major when no card fits: %1 the reader&apos;s total</extracomment>
        <translation>Votre total %1 suffit. Encore un risque, ou abandonnez.</translation>
    </message>
    <message>
        <source>%1’s %2 is enough, but %1 must still play a card, run a risk, or drop out.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total</extracomment>
        <translation>%1 a %2, ce qui suffit&#xa0;: encore une carte, un risque, ou abandon.</translation>
    </message>
    <message>
        <source>Your %1 is enough, but you must still play a card, run a risk, or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total</extracomment>
        <translation>Votre total %1 suffit. Encore une carte ou un risque, ou abandonnez.</translation>
    </message>
    <message>
        <source>%1’s %2 is enough, but %1 must still play a card or drop out.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total</extracomment>
        <translation>%1 a %2, ce qui suffit&#xa0;: encore une carte, ou abandon.</translation>
    </message>
    <message>
        <source>Your %1 is enough, but you must still play a card or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total</extracomment>
        <translation>Votre total %1 suffit. Encore une carte, ou abandonnez.</translation>
    </message>
    <message>
        <source>%1 opens: run a risk or drop out.</source>
        <extracomment>A prompt in an in-turn major when no card fits: %1 a seat</extracomment>
        <translation>%1 ouvre&#xa0;: un risque, ou abandon.</translation>
    </message>
    <message>
        <source>You open: run a risk or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major when no card fits</extracomment>
        <translation>Vous ouvrez&#xa0;: un risque, ou abandonnez.</translation>
    </message>
    <message>
        <source>%1 opens: play a card, run a risk, or drop out.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat</extracomment>
        <translation>%1 ouvre&#xa0;: une carte, un risque, ou abandon.</translation>
    </message>
    <message>
        <source>You open: play a card, run a risk, or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major</extracomment>
        <translation>Vous ouvrez&#xa0;: une carte, un risque, ou abandonnez.</translation>
    </message>
    <message>
        <source>%1 opens: play a card or drop out.</source>
        <extracomment>A prompt in an in-turn major when no card is left for a risk: %1 a seat</extracomment>
        <translation>%1 ouvre&#xa0;: une carte, ou abandon.</translation>
    </message>
    <message>
        <source>You open: play a card or drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major when no card is left for a risk</extracomment>
        <translation>Vous ouvrez&#xa0;: une carte, ou abandonnez.</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 and nothing to add, and must drop out.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 a %2 sur %3 et rien à ajouter&#xa0;: abandon.</translation>
    </message>
    <message>
        <source>You have %1 of %2 and nothing to add, so you must drop out.</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Vous avez %1 sur %2 et rien à ajouter&#xa0;: abandonnez.</translation>
    </message>
    <message>
        <source>%1 has %2 of %3: continue or drop out?</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 a %2 sur %3&#xa0;: continuer ou abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>You have %1 of %2: continue or drop out?</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Vous avez %1 sur %2&#xa0;: continuer ou abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>%1 has %2 of %3: run a risk or drop out?</source>
        <extracomment>A prompt in an in-turn major when no card fits: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 a %2 sur %3&#xa0;: un risque ou l’abandon&#x202f;?</translation>
    </message>
    <message>
        <source>You have %1 of %2. Risk it (a miss puts you out), or drop out?</source>
        <extracomment>A prompt to the reader in an in-turn major when no card fits: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Vous avez %1 sur %2. Un risque (raté, vous êtes éliminé), ou abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>%1 has %2 of %3: play cards, run a risk, or drop out?</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 a %2 sur %3&#xa0;: des cartes, un risque ou l’abandon&#x202f;?</translation>
    </message>
    <message>
        <source>You have %1 of %2. Play cards, risk it (a miss puts you out), or drop out?</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Vous avez %1 sur %2. Des cartes, un risque (raté, vous êtes éliminé), ou abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>%1 has %2 of %3: play cards or drop out?</source>
        <extracomment>A prompt in an in-turn major: %1 a seat, %2 its total, %3 the total it needs</extracomment>
        <translation>%1 a %2 sur %3&#xa0;: des cartes ou l’abandon&#x202f;?</translation>
    </message>
    <message>
        <source>You have %1 of %2. Play cards, or drop out?</source>
        <extracomment>A prompt to the reader in an in-turn major: %1 the reader&apos;s total, %2 the total needed</extracomment>
        <translation>Vous avez %1 sur %2. Jouer des cartes, ou abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>%1 has no treasure left to show and must drop out.</source>
        <extracomment>A prompt in an auction: %1 a seat</extracomment>
        <translation>%1 n’a plus de trésor à révéler&#xa0;: abandon.</translation>
    </message>
    <message>
        <source>You have no treasure left to show, so you must drop out.</source>
        <extracomment>A prompt to the reader in an auction</extracomment>
        <translation>Vous n’avez plus de trésor à révéler&#xa0;: abandonnez.</translation>
    </message>
    <message>
        <source>%1 has only %2 of %3 treasure and must drop out.</source>
        <extracomment>A prompt in an auction: %1 a seat, %2 its treasure, %3 the treasure it needs</extracomment>
        <translation>%1 n’a que %2 de trésor sur %3&#xa0;: abandon.</translation>
    </message>
    <message>
        <source>You have only %1 of %2 treasure, so you must drop out.</source>
        <extracomment>A prompt to the reader in an auction: %1 the reader&apos;s treasure, %2 the treasure needed</extracomment>
        <translation>Vous n’avez que %1 de trésor sur %2&#xa0;: abandonnez.</translation>
    </message>
    <message>
        <source>%1 opens: show a treasure token or drop out.</source>
        <extracomment>A prompt in an auction: %1 a seat</extracomment>
        <translation>%1 ouvre&#xa0;: un jeton trésor, ou abandon.</translation>
    </message>
    <message>
        <source>You open: show a treasure token or drop out.</source>
        <extracomment>A prompt to the reader in an auction</extracomment>
        <translation>Vous ouvrez&#xa0;: révélez un jeton trésor, ou abandonnez.</translation>
    </message>
    <message>
        <source>%1 shows %2 of %3 treasure. More, or drop out?</source>
        <extracomment>A prompt in an auction: %1 a seat, %2 its treasure, %3 the treasure it needs</extracomment>
        <translation>%1 montre %2 de trésor sur %3. Davantage, ou abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>You show %1 of %2 treasure. More, or drop out?</source>
        <extracomment>A prompt to the reader in an auction: %1 the reader&apos;s treasure, %2 the treasure needed</extracomment>
        <translation>Vous montrez %1 de trésor sur %2. Davantage, ou abandonner&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Give %n fame token(s) to be healed?</source>
        <extracomment>A prompt to the reader at Break Ranks?: %n fame tokens</extracomment>
        <translation>
            <numerusform>Donner %n jeton gloire pour vous soigner&#x202f;?</numerusform>
            <numerusform>Donner %n jetons gloire pour vous soigner&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the rest of the price for %1.</source>
        <extracomment>A prompt to the reader when a part of the price was given: %1 what is gained</extracomment>
        <translation>Défaussez maintenant le reste. En échange&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) for %1?</source>
        <extracomment>A prompt to the reader: %n cards, %1 what is gained</extracomment>
        <translation>
            <numerusform>Défausser %n carte contre %1&#x202f;?</numerusform>
            <numerusform>Défausser %n cartes contre %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Give cards for %1?</source>
        <extracomment>A prompt to the reader: %1 what is gained</extracomment>
        <translation>Défausser des cartes contre %1&#x202f;?</translation>
    </message>
    <message>
        <source>What will you heal?</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Que soignez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Take one of the five, or decline.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Prenez l’un des cinq cadeaux ou renoncez.</translation>
    </message>
    <message>
        <source>%1 may pick a first card, or decline.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 peut prendre une première carte ou renoncer.</translation>
    </message>
    <message>
        <source>Pick a first card, or decline.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Prenez une première carte ou renoncez.</translation>
    </message>
    <message>
        <source>%1 may pick a second card, or decline.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>%1 peut prendre une deuxième carte ou renoncer.</translation>
    </message>
    <message>
        <source>Pick a second card, or decline.</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Prenez une deuxième carte ou renoncez.</translation>
    </message>
    <message>
        <source>%1 is in %2 and must take an icon.</source>
        <extracomment>A prompt: %1 a seat, %2 its status number</extracomment>
        <translation>%1 est à la %2 et doit prendre une icône.</translation>
    </message>
    <message>
        <source>You are in %1: take an icon.</source>
        <extracomment>A prompt to the reader: %1 the reader&apos;s status number</extracomment>
        <translation>Vous êtes à la %1&#xa0;: prenez une icône.</translation>
    </message>
    <message>
        <source>Take the fame, or heal a wound?</source>
        <extracomment>A prompt to the reader at Death of Beowulf</extracomment>
        <translation>Prendre la gloire, ou soigner une blessure&#x202f;?</translation>
    </message>
    <message>
        <source>Risk it for %1 or %2? Without a match, you take a scratch.</source>
        <extracomment>A prompt to the reader: %1 and %2 symbols, one of which has to match</extracomment>
        <translation>Un risque&#x202f;? Il faut&#xa0;: %1 ou %2. Sinon, une égratignure.</translation>
    </message>
    <message>
        <source>%1 may pick cards in secret; %2 will count.</source>
        <extracomment>A prompt: %1 a seat, %2 symbols</extracomment>
        <translation>%1 choisit des cartes en secret. Symboles comptés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Pick your cards in secret: %1 will count.</source>
        <extracomment>A prompt to the reader: %1 symbols</extracomment>
        <translation>Choisissez vos cartes en secret. Ce qui compte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No match: %1 must take a scratch and drop out, or undo the risk.</source>
        <extracomment>A prompt in an in-turn major: %1 a seat</extracomment>
        <translation>Rien ne correspond&#xa0;: %1 prend une égratignure et abandonne, ou annule le risque.</translation>
    </message>
    <message>
        <source>No match! Take a scratch and drop out, or undo the risk?</source>
        <extracomment>A prompt to the reader in an in-turn major</extracomment>
        <translation>Rien ne correspond&#x202f;! Une égratignure et l’élimination, ou annuler le risque&#x202f;?</translation>
    </message>
    <message>
        <source>No match: %1 must take a scratch, or undo the risk.</source>
        <extracomment>A prompt: %1 a seat</extracomment>
        <translation>Rien ne correspond&#xa0;: %1 prend une égratignure, ou annule le risque.</translation>
    </message>
    <message>
        <source>No match! Take a scratch, or undo the risk?</source>
        <extracomment>A prompt to the reader</extracomment>
        <translation>Rien ne correspond&#x202f;! Prendre une égratignure, ou annuler le risque&#x202f;?</translation>
    </message>
    <message>
        <source>%1 must take %2 or play a special card.</source>
        <extracomment>A prompt: %1 a seat, %2 &quot;a scratch&quot; or the like</extracomment>
        <translation>%1 va recevoir %2, ou joue une carte spéciale.</translation>
    </message>
    <message>
        <source>Take %1, or play a special card?</source>
        <extracomment>A prompt to the reader: %1 &quot;a scratch&quot; or the like</extracomment>
        <translation>Vous allez recevoir %1&#xa0;: accepter, ou jouer une carte spéciale&#x202f;?</translation>
    </message>
    <message>
        <source>The last contest: all hands are shown, and every symbol counts (%1). Icons are taken in this order; then the saga is over.</source>
        <extracomment>What happens by itself at the beginning of the last episode: %1 a list of players with their totals</extracomment>
        <translation>Pour finir, toutes les mains sont révélées et chaque symbole compte (%1). On prend les icônes dans cet ordre&#x202f;; puis la saga s’achève.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <comment>deed</comment>
        <extracomment>What a player did: %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 pioche %n carte.</numerusform>
            <numerusform>%1 pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <extracomment>What a player got in a part of the game: %n cards</extracomment>
        <translation>
            <numerusform>%n carte piochée</numerusform>
            <numerusform>%n cartes piochées</numerusform>
        </translation>
    </message>
    <message>
        <source>The price</source>
        <extracomment>Title of the cards of a payment while none has been given</extracomment>
        <translation>Le prix</translation>
    </message>
    <message>
        <source>It could also pay at %1.</source>
        <extracomment>What must be weighed before a card is spent: %1 an episode at which cards buy something, &quot;Great Rewards&quot;</extracomment>
        <translation>Cette carte pourrait aussi servir de paiement pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>You won’t need it again before %1.</source>
        <extracomment>Why a card can be spent: %1 an episode, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>Vous n’en aurez plus besoin avant «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>It leaves you no card that counts at %1.</source>
        <extracomment>What a choice leaves: %1 an episode, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>Il ne vous reste aucune carte qui compte pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n symbol(s) for %1.</source>
        <extracomment>What a choice leaves: %n symbols on cards in the hand, %1 an episode at which they count</extracomment>
        <translation>
            <numerusform>Il vous reste %n symbole pour «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>Il vous reste %n symboles pour «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it you have %n symbol(s) for %1.</source>
        <extracomment>Why a card is good: %n symbols on cards in the hand, %1 an episode at which they count</extracomment>
        <translation>
            <numerusform>Avec elle, vous avez %n symbole pour «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>Avec elle, vous avez %n symboles pour «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in your hand has %1.</source>
        <extracomment>Why a card is good: %1 a symbol, &quot;friendship&quot;</extracomment>
        <translation>Aucune carte de votre main ne porte le symbole %1.</translation>
    </message>
    <message>
        <source>It shows two symbols.</source>
        <translation>Cette carte montre deux symboles.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n treasure for %1.</source>
        <extracomment>What a bid leaves: %n treasure, %1 an episode at which it counts, &quot;Rise of Geatland&quot;</extracomment>
        <translation>
            <numerusform>Il vous reste %n de trésor pour «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>Il vous reste %n de trésor pour «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t reach %1 with it.</source>
        <extracomment>Of a bid that is of no use: %1 a total
----------
Of a card that is of no use in a contest: %1 a total</extracomment>
        <translation>Vous ne pouvez pas atteindre %1 avec.</translation>
    </message>
    <message numerus="yes">
        <source>If it wins, you pay %n treasure for %1.</source>
        <extracomment>What a bid costs: %n treasure, %1 the prize, &quot;3 fame&quot;</extracomment>
        <translation>
            <numerusform>Si vous gagnez ainsi, vous payez %n de trésor pour %1.</numerusform>
            <numerusform>Si vous gagnez ainsi, vous payez %n de trésor pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others must then show %1 as well, or drop out.</source>
        <extracomment>What a bid does: %1 a total of treasure</extracomment>
        <translation>Les autres devront alors montrer %1 aussi, ou abandonner.</translation>
    </message>
    <message>
        <source>All your treasure together is only %1 of %2.</source>
        <extracomment>Why it is good to drop out of an auction: %1 the most the reader can show, %2 the total needed</extracomment>
        <translation>Tous vos trésors ensemble ne font que %1 sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 then pays %n treasure for %2.</source>
        <extracomment>What dropping out of an auction leads to: %1 a rival, %n treasure that it pays, %2 the prize, &quot;3 fame&quot;</extracomment>
        <translation>
            <numerusform>%1 paie alors %n de trésor pour %2.</numerusform>
            <numerusform>%1 paie alors %n de trésor pour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings you to %1, which the others must then reach.</source>
        <extracomment>What a card does in a contest: %1 a total</extracomment>
        <translation>Vous arrivez à %1, que les autres devront atteindre.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you to %1; %2 then needs %n more symbol(s) to stay in.</source>
        <extracomment>What a card does in a contest: %1 the total of the reader, %2 a rival, %n symbols</extracomment>
        <translation>
            <numerusform>Vous arrivez à %1&#x202f;; pour rester, il faudra encore %n symbole à %2.</numerusform>
            <numerusform>Vous arrivez à %1&#x202f;; pour rester, il faudra encore %n symboles à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <comment>icons</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>You become the first player and win ties at %1.</source>
        <extracomment>What the last number is good for: %1 an episode, &quot;Celebration&quot;</extracomment>
        <translation>Vous devenez premier joueur et gagnez les égalités pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>It brings you to %1; you then need %n more symbol(s) for %2.</source>
        <extracomment>What a card does in a contest: %1 the total of the reader, %n symbols, %2 the total needed</extracomment>
        <translation>
            <numerusform>Vous arrivez à %1&#x202f;; il vous faut encore %n symbole pour %2.</numerusform>
            <numerusform>Vous arrivez à %1&#x202f;; il vous faut encore %n symboles pour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you no other card that counts here.</source>
        <translation>Il ne vous reste aucune autre carte qui compte ici.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n more symbol(s) that count here.</source>
        <extracomment>What a card leaves for this contest: %n symbols in the hand</extracomment>
        <translation>
            <numerusform>Vous gardez encore %n symbole qui compte ici.</numerusform>
            <numerusform>Vous gardez encore %n symboles qui comptent ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card with fewer symbols would be enough to stay in.</source>
        <translation>Une carte avec moins de symboles suffirait pour rester.</translation>
    </message>
    <message>
        <source>You have no card that counts here.</source>
        <translation>Vous n’avez aucune carte qui compte ici.</translation>
    </message>
    <message>
        <source>All your cards together reach only %1 of %2.</source>
        <extracomment>Why it is good to drop out: %1 the most the reader can reach, %2 the total needed</extracomment>
        <translation>Toutes vos cartes ensemble ne font que %1 sur %2.</translation>
    </message>
    <message>
        <source>Treasure is worth no points, but it counts at %1.</source>
        <extracomment>What treasure is for in the advanced game: %1 an episode, &quot;Present Gifts&quot;</extracomment>
        <translation>Le trésor ne rapporte pas de points, mais il compte pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Treasure is of no more use.</source>
        <translation>Le trésor ne sert plus à rien.</translation>
    </message>
    <message>
        <source>Once, it brings back a card that you have played.</source>
        <translation>Cette carte vous rend une fois une carte jouée.</translation>
    </message>
    <message>
        <source>It lets you refuse one bad icon.</source>
        <translation>Cette carte permet de refuser une mauvaise icône.</translation>
    </message>
    <message>
        <source>It undoes one failed risk.</source>
        <translation>Cette carte annule un risque raté.</translation>
    </message>
    <message>
        <source>Once, it gives back all your scratches.</source>
        <translation>Cette carte rend une fois toutes vos égratignures.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s); each counts at %1 %2.</source>
        <extracomment>What drawn cards are good for: %n cards, %1 an episode, &quot;Celebration&quot;, %2 a chance, &quot;four times in ten&quot;</extracomment>
        <translation>
            <numerusform>Vous piochez %n carte&#x202f;; elle compte pour «&#x202f;%1&#x202f;» %2.</numerusform>
            <numerusform>Vous piochez %n cartes&#x202f;; chacune compte pour «&#x202f;%1&#x202f;» %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is left with %2.</source>
        <extracomment>What taking an icon leads to: %1 a rival, %2 the icon that is left, &quot;a scratch&quot;</extracomment>
        <translation>Il reste alors %2 pour %1.</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s).</source>
        <extracomment>What an icon brings: %n points</extracomment>
        <translation>
            <numerusform>Cela rapporte %n point.</numerusform>
            <numerusform>Cela rapporte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is worth about %1 on average.</source>
        <extracomment>What alliance tokens bring: %1 a number with one decimal</extracomment>
        <translation>Cela vaut environ %1 en moyenne.</translation>
    </message>
    <message>
        <source>A card matches %1; that is enough and costs no card from your hand.</source>
        <extracomment>What a risk brings: %1 a chance, &quot;two times in three&quot;</extracomment>
        <translation>Une carte correspond %1&#x202f;; cela suffit et ne coûte aucune carte de votre main.</translation>
    </message>
    <message>
        <source>Even a match can’t bring you to %1.</source>
        <extracomment>What a risk brings: %1 a total</extracomment>
        <translation>Même si une carte correspond, vous n’atteindrez pas %1.</translation>
    </message>
    <message>
        <source>It reaches %1 %2, and your hand can’t help.</source>
        <extracomment>What a risk brings: %1 a total, %2 a chance, &quot;one time in six&quot;</extracomment>
        <translation>Vous atteignez %1 %2, et votre main n’y peut rien.</translation>
    </message>
    <message>
        <source>It reaches %1 only %2, with cards from your hand.</source>
        <extracomment>What a risk brings: %1 a total, %2 a chance, &quot;four times in ten&quot;</extracomment>
        <translation>Avec des cartes de votre main, vous n’atteignez %1 que %2.</translation>
    </message>
    <message>
        <source>A card matches %1; with cards from your hand you then reach %2.</source>
        <extracomment>What a risk brings: %1 a chance, &quot;two times in three&quot;, %2 a total</extracomment>
        <translation>Une carte correspond %1&#x202f;; avec des cartes de votre main, vous atteignez alors %2.</translation>
    </message>
    <message>
        <source>It reaches %1 %2 without a card from your hand.</source>
        <extracomment>What a risk brings: %1 a total, %2 a chance, &quot;one time in six&quot;</extracomment>
        <translation>Sans carte de votre main, vous atteignez %1 %2.</translation>
    </message>
    <message>
        <source>A card matches %1, and you keep all that match.</source>
        <extracomment>What a risk brings: %1 a chance, &quot;two times in three&quot;</extracomment>
        <translation>Une carte correspond %1, et vous gardez toutes celles qui correspondent.</translation>
    </message>
    <message>
        <source>It fails %1: then you take %2.</source>
        <extracomment>What a risk may cost: %1 a chance, &quot;one time in three&quot;, %2 &quot;a scratch&quot; or &quot;a wound&quot;</extracomment>
        <translation>Le risque échoue %1&#xa0;: vous prenez alors %2.</translation>
    </message>
    <message>
        <source>It can’t fail.</source>
        <translation>Le risque ne peut pas échouer.</translation>
    </message>
    <message>
        <source>It is sure to fail.</source>
        <translation>Le risque échouera à coup sûr.</translation>
    </message>
    <message>
        <source>It uses up Beowulf’s Daring.</source>
        <translation>L’Audace de Beowulf y est dépensée.</translation>
    </message>
    <message>
        <source>One more scratch would become a wound.</source>
        <translation>Une égratignure de plus deviendrait une blessure.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n scratch(es) already.</source>
        <extracomment>Why it is good to run no risk: %n scratches</extracomment>
        <translation>
            <numerusform>Vous avez déjà %n égratignure.</numerusform>
            <numerusform>Vous avez déjà %n égratignures.</numerusform>
        </translation>
    </message>
    <message>
        <source>A risk would fail %1.</source>
        <extracomment>Why it is good to run no risk: %1 a chance, &quot;one time in three&quot;</extracomment>
        <translation>Un risque échouerait %1.</translation>
    </message>
    <message>
        <source>You then show %1, which nobody can beat.</source>
        <extracomment>Of a secret choice: %1 the total of the reader</extracomment>
        <translation>Vous montrez alors %1, que personne ne peut battre.</translation>
    </message>
    <message>
        <source>You then show %1; %2 is known to hold %3.</source>
        <extracomment>Of a secret choice: %1 the total of the reader, %2 a rival, %3 the symbols that the rival is known to hold</extracomment>
        <translation>Vous montrez alors %1&#x202f;; on sait {qu’|que }%2 en a %3 en main.</translation>
    </message>
    <message>
        <source>You then show %1; %2 has the cards to beat it %3.</source>
        <extracomment>Of a secret choice: %1 the total of the reader, %2 the rival, %3 a chance, &quot;one time in three&quot;</extracomment>
        <translation>Vous montrez alors %1&#x202f;; %2 a %3 de quoi faire mieux.</translation>
    </message>
    <message>
        <source>You then show %1; of the others, %2 is most likely to have the cards to beat it: %3.</source>
        <extracomment>Of a secret choice: %1 the total of the reader, %2 a rival, %3 a chance, &quot;one time in three&quot;</extracomment>
        <translation>Vous montrez alors %1&#x202f;; c’est %2 qui a le plus souvent de quoi faire mieux&#xa0;: %3.</translation>
    </message>
    <message>
        <source>It doesn’t count here and comes back to your hand, but everyone will have seen it.</source>
        <translation>Cette carte ne compte pas ici et revient dans votre main, mais tout le monde l’aura vue.</translation>
    </message>
    <message>
        <source>What you have chosen can’t be beaten already.</source>
        <translation>Votre choix ne peut déjà plus être battu.</translation>
    </message>
    <message>
        <source>No other card of yours counts here.</source>
        <translation>Aucune autre de vos cartes ne compte ici.</translation>
    </message>
    <message>
        <source>You win ties.</source>
        <translation>Vous gagnez les égalités.</translation>
    </message>
    <message>
        <source>You keep %1: there is %2 at %3.</source>
        <extracomment>What a special card is kept for: %1 a card, %2 &quot;a wound&quot;, %3 an episode</extracomment>
        <translation>Vous gardez %1&#xa0;: «&#x202f;%3&#x202f;» réserve %2.</translation>
    </message>
    <message>
        <source>You keep %1.</source>
        <comment>special card</comment>
        <extracomment>Why it is good not to use a special card: %1 the card</extracomment>
        <translation>Vous gardez %1.</translation>
    </message>
    <message>
        <source>The scratch that is coming then makes no wound.</source>
        <translation>L’égratignure qui menace ne devient alors pas une blessure.</translation>
    </message>
    <message>
        <source>Without it, one more scratch would become a wound.</source>
        <translation>Sans cela, une égratignure de plus deviendrait une blessure.</translation>
    </message>
    <message>
        <source>You take no scratch, and may decide again.</source>
        <translation>Vous ne prenez pas d’égratignure et décidez de nouveau.</translation>
    </message>
    <message>
        <source>The scratch would become a wound.</source>
        <translation>L’égratignure deviendrait une blessure.</translation>
    </message>
    <message numerus="yes">
        <source>It saves you %n point(s).</source>
        <extracomment>Why it is good to refuse a bad icon: %n points</extracomment>
        <translation>
            <numerusform>Cela vous évite de perdre %n point.</numerusform>
            <numerusform>Cela vous évite de perdre %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you draw for it counts at %1 %2.</source>
        <extracomment>Why it is good to swap a card: %1 an episode, &quot;Grendel’s Attack&quot;, %2 a chance, &quot;four times in ten&quot;</extracomment>
        <translation>La carte piochée en échange compte pour «&#x202f;%1&#x202f;» %2.</translation>
    </message>
    <message>
        <source>It buys %1.</source>
        <comment>cards</comment>
        <extracomment>Why it is good to give cards: %1 what they buy, &quot;3 treasure&quot;</extracomment>
        <translation>Vous obtenez %1.</translation>
    </message>
    <message>
        <source>It shows %1 symbols, of which the price takes only %2.</source>
        <extracomment>Of a card that could be given: %1 how many symbols it has, %2 how many of them the price takes</extracomment>
        <translation>Cette carte montre %1 symboles, dont le prix ne demande que %2.</translation>
    </message>
    <message>
        <source>It pays the whole price.</source>
        <translation>Cette carte paie tout le prix.</translation>
    </message>
    <message>
        <source>Every card that you could give counts at %1.</source>
        <extracomment>Why it is good to decline an exchange: %1 an episode, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>Toute carte que vous pourriez donner compte pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>It is your lowest fame token.</source>
        <translation>C’est votre plus petit jeton gloire.</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <comment>token</comment>
        <extracomment>What a token costs that is given away: %n points</extracomment>
        <translation>
            <numerusform>Il vous coûte %n point.</numerusform>
            <numerusform>Il vous coûte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep at least %n point(s).</source>
        <extracomment>Why it is good to give no tokens: %n points</extracomment>
        <translation>
            <numerusform>Vous gardez au moins %n point.</numerusform>
            <numerusform>Vous gardez au moins %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this scratch, %n more make(s) a wound.</source>
        <extracomment>What a scratch means: %n further scratches that then make a wound</extracomment>
        <translation>
            <numerusform>Après cette égratignure, %n de plus fait une blessure.</numerusform>
            <numerusform>Après cette égratignure, %n de plus font une blessure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <comment>misfortune</comment>
        <extracomment>What a misfortune means</extracomment>
        <translation>
            <numerusform>Il vous coûte %n point.</numerusform>
            <numerusform>Il vous coûte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n wound(s) at the end you lose all your points.</source>
        <extracomment>What a wound means in the hard variant: %n wounds</extracomment>
        <translation>
            <numerusform>Avec %n blessure à la fin, vous perdez tous vos points.</numerusform>
            <numerusform>Avec %n blessures à la fin, vous perdez tous vos points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This wound costs no points yet, but with %n you lose points.</source>
        <extracomment>What a wound means: %n wounds at which points are lost</extracomment>
        <translation>
            <numerusform>Cette blessure ne coûte pas encore de points, mais avec %n vous en perdez.</numerusform>
            <numerusform>Cette blessure ne coûte pas encore de points, mais avec %n vous en perdez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wound costs you %n point(s).</source>
        <extracomment>What a wound means: %n points</extracomment>
        <translation>
            <numerusform>La blessure vous coûte %n point.</numerusform>
            <numerusform>La blessure vous coûte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives back %n scratch(es).</source>
        <extracomment>What healing brings: %n scratches</extracomment>
        <translation>
            <numerusform>Vous rendez %n égratignure.</numerusform>
            <numerusform>Vous rendez %n égratignures.</numerusform>
        </translation>
    </message>
    <message>
        <source>Healing %1 brings no points: too many wounds are left.</source>
        <extracomment>What healing brings: %1 &quot;one wound&quot; or &quot;the double wound&quot;</extracomment>
        <translation>Soigner %1 ne rapporte rien&#xa0;: il reste trop de blessures.</translation>
    </message>
    <message>
        <source>Healing %1 brings no points, but then another wound costs none.</source>
        <extracomment>What healing brings: %1 &quot;one wound&quot; or &quot;the double wound&quot;</extracomment>
        <translation>Soigner %1 ne rapporte pas de points, mais une blessure de plus n’en coûtera pas.</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>dans de très rares cas</translation>
    </message>
    <message>
        <source>one time in twenty</source>
        <translation>une fois sur vingt</translation>
    </message>
    <message>
        <source>one time in ten</source>
        <translation>une fois sur dix</translation>
    </message>
    <message>
        <source>one time in six</source>
        <translation>une fois sur six</translation>
    </message>
    <message>
        <source>one time in five</source>
        <translation>une fois sur cinq</translation>
    </message>
    <message>
        <source>one time in four</source>
        <translation>une fois sur quatre</translation>
    </message>
    <message>
        <source>three times in ten</source>
        <translation>trois fois sur dix</translation>
    </message>
    <message>
        <source>one time in three</source>
        <translation>une fois sur trois</translation>
    </message>
    <message>
        <source>four times in ten</source>
        <translation>quatre fois sur dix</translation>
    </message>
    <message>
        <source>half the time</source>
        <translation>une fois sur deux</translation>
    </message>
    <message>
        <source>six times in ten</source>
        <translation>six fois sur dix</translation>
    </message>
    <message>
        <source>two times in three</source>
        <translation>deux fois sur trois</translation>
    </message>
    <message>
        <source>seven times in ten</source>
        <translation>sept fois sur dix</translation>
    </message>
    <message>
        <source>three times in four</source>
        <translation>trois fois sur quatre</translation>
    </message>
    <message>
        <source>four times in five</source>
        <translation>quatre fois sur cinq</translation>
    </message>
    <message>
        <source>nine times in ten</source>
        <translation>neuf fois sur dix</translation>
    </message>
    <message>
        <source>nineteen times in twenty</source>
        <translation>dix-neuf fois sur vingt</translation>
    </message>
    <message>
        <source>nearly always</source>
        <translation>presque toujours</translation>
    </message>
    <message numerus="yes">
        <source>Once, you turn up %n card(s) for a risk instead of %1.</source>
        <extracomment>What a special card is good for: %n cards, %1 how many are turned otherwise</extracomment>
        <translation>
            <numerusform>Une fois, vous retournez %n carte au lieu de %1 pour un risque.</numerusform>
            <numerusform>Une fois, vous retournez %n cartes au lieu de %1 pour un risque.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would also count at every later major.</source>
        <translation>Cette carte compterait aussi pour chaque épisode majeur suivant.</translation>
    </message>
    <message>
        <source>It would also count at %1, the next major.</source>
        <extracomment>What must be weighed before a card is spent: %1 an episode, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>Cette carte compterait aussi pour «&#x202f;%1&#x202f;», le prochain épisode majeur.</translation>
    </message>
    <message numerus="yes">
        <source>It counts at %n major(s) to come, first at %1.</source>
        <extracomment>Why a card is good: %n majors, %1 the first of them, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>
            <numerusform>Cette carte compte encore pour %n épisode majeur&#xa0;: «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>Cette carte compte encore pour %n épisodes majeurs, d’abord pour «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>five times in six</source>
        <translation>cinq fois sur six</translation>
    </message>
    <message>
        <source>%1 may discard %2 to take one card back.</source>
        <extracomment>A prompt: %1 a seat, %2 King Hrothgar’s Blessing</extracomment>
        <translation>%1 peut défausser «&#xa0;%2&#xa0;» pour reprendre une carte.</translation>
    </message>
    <message>
        <source>Discard %1 to take one card back?</source>
        <extracomment>A prompt to the reader: %1 King Hrothgar’s Blessing</extracomment>
        <translation>Défausser «&#xa0;%1&#xa0;» pour reprendre une carte&#x202f;?</translation>
    </message>
    <message>
        <source>the price</source>
        <extracomment>On a card of the hand that is discarded if the choice is made</extracomment>
        <translation>le prix</translation>
    </message>
    <message>
        <source>It is part of the price of %1.</source>
        <extracomment>Of the first of several cards that are given: %1 what they buy, &quot;3 treasure&quot;</extracomment>
        <translation>C’est une partie du prix pour obtenir %1.</translation>
    </message>
    <message>
        <source>You then have to give %1 as well.</source>
        <extracomment>Of a card that is given: %1 other cards that then have to be given as well, &quot;a Beowulf card&quot;</extracomment>
        <translation>Vous devrez alors donner aussi %1.</translation>
    </message>
    <message numerus="yes">
        <source>As things stand, healing %1 brings %n point(s).</source>
        <extracomment>What healing brings: %1 &quot;one wound&quot; or &quot;the double wound&quot;, %n points</extracomment>
        <translation>
            <numerusform>Pour l’instant, soigner %1 rapporte %n point.</numerusform>
            <numerusform>Pour l’instant, soigner %1 rapporte %n points.</numerusform>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>You settle for %1 and give up %2, though you could show more treasure.</source>
        <extracomment>Before the reader drops out of an auction: %1 &quot;2nd place&quot;, %2 what the winner gets, &quot;5 fame&quot;</extracomment>
        <translation>Vous vous contentez de la %1 et renoncez à %2, alors que vous pourriez montrer d’autres trésors.</translation>
    </message>
    <message>
        <source>You compete without a card, though these would count: %1.</source>
        <extracomment>Before the reader chooses no card in secret: %1 a list of cards of its hand that would count</extracomment>
        <translation>Vous concourez sans carte, alors que celles-ci compteraient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You give up a card that costs nothing.</source>
        <translation>Vous renoncez à une carte gratuite.</translation>
    </message>
    <message>
        <source>You give up a gift that costs nothing: fame, treasure, an alliance, cards, or healing.</source>
        <translation>Vous renoncez à un cadeau&#xa0;: gloire, trésor, alliance, cartes ou guérison.</translation>
    </message>
    <message>
        <source>1st place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>1re place</translation>
    </message>
    <message>
        <source>2nd place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>2e place</translation>
    </message>
    <message>
        <source>3rd place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>3e place</translation>
    </message>
    <message>
        <source>4th place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>4e place</translation>
    </message>
    <message>
        <source>5th place</source>
        <extracomment>Of a contest, in whose order icons are taken; in sentences such as “Ben drops out and takes 2nd place.”</extracomment>
        <translation>5e place</translation>
    </message>
    <message>
        <source>No-wound bonus lost</source>
        <extracomment>What a wound has changed, in front of the points lost</extracomment>
        <translation>Bonus sans blessure perdu</translation>
    </message>
    <message>
        <source>No-wound bonus regained</source>
        <extracomment>What healing has changed, in front of the points regained</extracomment>
        <translation>Bonus sans blessure retrouvé</translation>
    </message>
    <message>
        <source>Points lost for wounds</source>
        <extracomment>What a wound has changed, in front of the points lost</extracomment>
        <translation>Points perdus par blessures</translation>
    </message>
    <message>
        <source>Fewer points lost for wounds</source>
        <extracomment>What healing has changed, in front of the points regained</extracomment>
        <translation>Moins de points perdus</translation>
    </message>
    <message>
        <source>All points lost to wounds</source>
        <extracomment>Hard variant, in front of the points lost</extracomment>
        <translation>Tous les points perdus</translation>
    </message>
    <message>
        <source>Points count again</source>
        <extracomment>Hard variant, in front of the points regained</extracomment>
        <translation>Les points comptent à nouveau</translation>
    </message>
    <message>
        <source>choose no card</source>
        <translation>ne choisir aucune carte</translation>
    </message>
    <message>
        <source>In %1 you still find an icon that does no harm.</source>
        <extracomment>What dropping out leads to: %1 &quot;2nd place&quot;; icons are taken in the order of places</extracomment>
        <translation>À la %1, il vous reste une icône sans danger.</translation>
    </message>
    <message>
        <source>In %1 you may be left with %2.</source>
        <extracomment>What dropping out leads to: %1 &quot;2nd place&quot;, %2 bad icons, &quot;a scratch or a wound and 2 cards&quot;</extracomment>
        <translation>À la %1, vous risquez de devoir prendre %2.</translation>
    </message>
    <message>
        <source>It fails %1: then you take %2 and are out in %3.</source>
        <extracomment>What a risk may cost in a contest: %1 a chance, &quot;one time in three&quot;, %2 &quot;a scratch&quot; or &quot;a wound&quot;, %3 &quot;2nd place&quot;, the place in which the player drops out</extracomment>
        <translation>Le risque échoue %1&#xa0;: vous prenez alors %2 et êtes éliminé à la %3.</translation>
    </message>
    <message>
        <source>Risk it for %1 or %2? Without a match, your scratches become a wound.</source>
        <extracomment>A prompt to the reader who has as many scratches as one can: %1 and %2 symbols, one of which has to match</extracomment>
        <translation>Un risque&#x202f;? Il faut&#xa0;: %1 ou %2. Sinon, vos égratignures deviennent une blessure.</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>stock</comment>
        <extracomment>Tip of a picture in a panel: %1 a thing, &quot;Fame&quot;, %2 how much of it, %3 the player who has it</extracomment>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>Each alliance token shows some fame, which counts at the end, or treasure to spend.</source>
        <translation>Chaque jeton alliance vaut de la gloire, qui compte à la fin, ou du trésor à dépenser.</translation>
    </message>
    <message>
        <source>Each alliance token shows 1 to 3 fame or treasure, which count as points at the end.</source>
        <translation>Chaque jeton alliance vaut de 1 à 3 points de gloire ou de trésor, comptés à la fin.</translation>
    </message>
    <message>
        <source>Fame, treasure, and misfortunes that lie face down. Everybody saw them being taken, so the points beside “Now” contain them.</source>
        <translation>Gloire, trésor et malheurs face cachée. Tout le monde a vu qui les prenait&#x202f;; les points à côté de «&#xa0;Actuellement&#xa0;» les comprennent.</translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, they would mean %1 point(s).</source>
        <extracomment>Of the wounds of a player: %1 a signed number, whose plural it has</extracomment>
        <translation>
            <numerusform>Si la partie s’arrêtait maintenant, elles vaudraient %1 point.</numerusform>
            <numerusform>Si la partie s’arrêtait maintenant, elles vaudraient %1 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>At stake: %1; whoever drops out next takes %2.</source>
        <extracomment>Why a move is good, in a contest: %1 a list of icons, &quot;5 fame and 2 fame&quot;, %2 &quot;3rd place&quot;</extracomment>
        <translation>En jeu&#xa0;: %1. Le prochain à abandonner prend la %2.</translation>
    </message>
    <message>
        <source>At stake: %1.</source>
        <extracomment>Why a move is good: %1 a list of icons, &quot;5 fame and 2 fame&quot;</extracomment>
        <translation>En jeu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: enough to stay in, with a total of %2.</source>
        <extracomment>What a card does in a contest together with others: %1 all of them, &quot;courage + wit ×2&quot;, %2 the total they reach</extracomment>
        <translation>%1&#xa0;: assez pour rester en lice, avec un total de %2.</translation>
    </message>
    <message>
        <source>1st place chooses first from %1; the last gets what is left.</source>
        <extracomment>What a contest is about: %1 a list of icons, &quot;5 fame, 2 cards, and a wound&quot;</extracomment>
        <translation>En jeu&#xa0;: %1. Le premier choisit d’abord, le dernier prend ce qui reste.</translation>
    </message>
    <message>
        <source>Together: %1.</source>
        <extracomment>Of a secret choice: %1 all its cards, &quot;courage + wit ×2&quot;</extracomment>
        <translation>Ensemble&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You go without %1.</source>
        <extracomment>What declining an exchange means: %1 what it would bring, &quot;3 treasure&quot;</extracomment>
        <translation>Vous renoncez à obtenir %1.</translation>
    </message>
    <message numerus="yes">
        <source>The wound costs you the %n point(s) for having none at the end.</source>
        <extracomment>What the first wound means: %n points</extracomment>
        <translation>
            <numerusform>La blessure vous coûte le bonus final de %n point des joueurs sans blessure.</numerusform>
            <numerusform>La blessure vous coûte le bonus final de %n points des joueurs sans blessure.</numerusform>
        </translation>
    </message>
    <message>
        <source>The options: %1.</source>
        <extracomment>%1 a list of what a player may take</extracomment>
        <translation>Les cadeaux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You take none of the options.</source>
        <translation>Vous ne prenez aucun des cadeaux.</translation>
    </message>
    <message>
        <source>You take no card in this round.</source>
        <translation>Vous ne prenez aucune carte à ce tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n choose(s) before you: %1.</source>
        <comment>players</comment>
        <extracomment>Before the reader drops out of a contest: %n players take an icon before it, %1 a list of icons, &quot;5 fame, 2 cards, and a scratch&quot;</extracomment>
        <translation>
            <numerusform>%n joueur choisit avant vous&#xa0;: %1.</numerusform>
            <numerusform>%n joueurs choisissent avant vous&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You settle for %1 and lose %2.</source>
        <extracomment>Before the reader drops out of a contest: %1 &quot;2nd place&quot;, %2 a list of the cards it has played</extracomment>
        <translation>Vous vous contentez de la %1 et perdez %2.</translation>
    </message>
    <message>
        <source>You settle for %1.</source>
        <extracomment>Before the reader drops out of a contest: %1 &quot;2nd place&quot;</extracomment>
        <translation>Vous vous contentez de la %1.</translation>
    </message>
</context>
</TS>
