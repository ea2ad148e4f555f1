<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Fault</name>
    <message>
        <source>this file belongs to the game %1, not to %2</source>
        <extracomment>%1 and %2 ids of games</extracomment>
        <translation>ce fichier est pour le jeu %1, pas pour %2</translation>
    </message>
    <message>
        <source>exactly %1 numbers are needed here</source>
        <extracomment>%1 a number</extracomment>
        <translation>il doit y avoir %1 nombres</translation>
    </message>
    <message>
        <source>%1 is not a style of computer player; use %2</source>
        <extracomment>%1 what was typed, %2 a list of words that are typed in every language</extracomment>
        <translation>%1 n’est pas un style de joueur virtuel&#x202f;; styles possibles&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not a kind of player; use %2</source>
        <extracomment>%1 what was typed, %2 a list of words that are typed in every language, such as &quot;human&quot; and &quot;easy&quot;</extracomment>
        <translation>%1 n’est pas un type de joueur&#x202f;; types possibles&#xa0;: %2</translation>
    </message>
    <message>
        <source>the title is missing</source>
        <translation>il n’y a pas de titre</translation>
    </message>
    <message>
        <source>it is not valid UTF-8</source>
        <translation>ce n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>it contains control characters</source>
        <translation>il contient des caractères de contrôle</translation>
    </message>
    <message>
        <source>the first line is not a title of the form “# Title”</source>
        <translation>la première ligne n’est pas un titre de la forme «&#xa0;# Titre&#xa0;»</translation>
    </message>
    <message>
        <source>only paragraphs, lists, tables, pictures, and links are allowed here</source>
        <translation>seuls des paragraphes, listes, tableaux, images et liens sont possibles</translation>
    </message>
    <message>
        <source>this is not a heading of the form “## Words {#anchor}”</source>
        <translation>ce n’est pas un titre de la forme «&#xa0;## Mots {#ancre}&#xa0;»</translation>
    </message>
    <message>
        <source>this heading has no words</source>
        <translation>un titre n’a pas de mots</translation>
    </message>
    <message>
        <source>only one title is allowed</source>
        <translation>il y a un deuxième titre</translation>
    </message>
    <message>
        <source>this section comes before the first chapter</source>
        <translation>une section précède tout chapitre</translation>
    </message>
    <message>
        <source>this heading has no anchor {#...}</source>
        <translation>un titre n’a pas d’ancre {#...}</translation>
    </message>
    <message>
        <source>the anchor %1 is already used on line %2</source>
        <extracomment>%1 an anchor of the handbook, %2 a number</extracomment>
        <translation>l’ancre %1 est déjà à la ligne %2</translation>
    </message>
    <message>
        <source>%1 is not allowed here; use “thing” or “refusals”</source>
        <extracomment>%1 what is written</extracomment>
        <translation>%1 n’est ni «&#xa0;thing&#xa0;» ni «&#xa0;refusals&#xa0;»</translation>
    </message>
    <message>
        <source>this is not a picture of the form ![caption](scenario:NAME)</source>
        <translation>ce n’est pas une image de la forme&#x202f;![légende](scenario:NOM)</translation>
    </message>
    <message>
        <source>this picture has no caption</source>
        <translation>une image n’a pas de légende</translation>
    </message>
    <message>
        <source>this table row does not end with “|”</source>
        <translation>une ligne d’un tableau ne finit pas par «&#xa0;|&#xa0;»</translation>
    </message>
    <message>
        <source>this table has no header row</source>
        <translation>un tableau n’a pas d’en-tête</translation>
    </message>
    <message>
        <source>this row has %1 cells, but the one above it has %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>une ligne a %1 cases, celle du dessus %2</translation>
    </message>
    <message>
        <source>this link leads to %1, which does not exist</source>
        <extracomment>%1 an anchor of the handbook</extracomment>
        <translation>le lien vers %1 ne mène nulle part</translation>
    </message>
    <message>
        <source>the refusal %1 is already listed on line %2</source>
        <extracomment>%1 the rules&apos; name of a refusal, %2 a number</extracomment>
        <translation>le refus %1 est déjà à la ligne %2</translation>
    </message>
    <message>
        <source>the placeholder that begins with “{{” is not closed</source>
        <translation>«&#xa0;{{&#xa0;» commence un repère qui ne finit pas</translation>
    </message>
    <message>
        <source>the bold text that begins with “**” is not closed</source>
        <translation>«&#xa0;**&#xa0;» commence un texte gras qui ne finit pas</translation>
    </message>
    <message>
        <source>the italic text that begins with %1 is not closed</source>
        <extracomment>%1 the sign * or _</extracomment>
        <translation>%1 commence un texte en italique qui ne finit pas</translation>
    </message>
    <message>
        <source>this link is not closed</source>
        <translation>un lien ne finit pas</translation>
    </message>
    <message>
        <source>“[” must begin a link of the form [words](#anchor)</source>
        <translation>«&#xa0;[&#xa0;» ne commence pas un lien de la forme [mots](#ancre)</translation>
    </message>
    <message>
        <source>this link has no words or no anchor</source>
        <translation>un lien n’a pas de mots ou pas d’ancre</translation>
    </message>
    <message>
        <source>its metadata has no valid %1</source>
        <extracomment>%1 a word of the plugin&apos;s metadata</extracomment>
        <translation>ses métadonnées n’ont pas de %1 valide</translation>
    </message>
    <message>
        <source>its metadata needs a “weight” of light, medium, or rich</source>
        <translation>ses métadonnées n’ont pas de «&#xa0;weight&#xa0;» qui soit light, medium ou rich</translation>
    </message>
    <message>
        <source>it is not a Qt plugin</source>
        <translation>ce n’est pas un module Qt</translation>
    </message>
    <message>
        <source>it was built for interface %1, but this program has interface %2</source>
        <extracomment>%1 and %2 versions</extracomment>
        <translation>il a été construit pour l’interface %1, ce programme a l’interface %2</translation>
    </message>
    <message>
        <source>it is a plugin for %1, not for %2</source>
        <extracomment>%1 and %2 names of interfaces</extracomment>
        <translation>c’est un module pour %1, pas pour %2</translation>
    </message>
    <message>
        <source>its metadata has no “id”</source>
        <translation>ses métadonnées n’ont pas de «&#xa0;id&#xa0;»</translation>
    </message>
    <message>
        <source>its metadata has no “title”</source>
        <translation>ses métadonnées n’ont pas de «&#xa0;title&#xa0;»</translation>
    </message>
    <message>
        <source>another plugin already provides the game %1</source>
        <extracomment>%1 the id of a game</extracomment>
        <translation>un autre module fournit déjà le jeu %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a place in a file, %2 what is wrong there
----------
%1 a field that a file lacks, %2 what is wrong with its value</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; remove this file to play with the shipped numbers</source>
        <extracomment>%1 what is wrong in a file, with its place</extracomment>
        <translation>%1&#x202f;; supprimez ce fichier pour jouer avec les nombres fournis</translation>
    </message>
    <message>
        <source>it does not provide the interface it names</source>
        <translation>il ne fournit pas l’interface qu’il nomme</translation>
    </message>
    <message>
        <source>no plugin provides the game %1</source>
        <extracomment>%1 the id of a game</extracomment>
        <translation>aucun module ne fournit de jeu %1</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>son en-tête est endommagé</translation>
    </message>
    <message>
        <source>the file is truncated</source>
        <translation>le fichier est tronqué</translation>
    </message>
    <message>
        <source>its program header is damaged</source>
        <translation>son en-tête de programme est endommagé</translation>
    </message>
    <message>
        <source>its dynamic table is damaged</source>
        <translation>sa table dynamique est endommagée</translation>
    </message>
    <message>
        <source>it was built for another kind of machine, or its header is damaged</source>
        <translation>il a été construit pour une autre machine, ou son en-tête est endommagé</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>un joueur doit avoir un nom</translation>
    </message>
    <message>
        <source>a player’s name must be one line of text without control characters</source>
        <translation>le nom d’un joueur doit tenir sur une ligne, sans caractères de contrôle</translation>
    </message>
    <message>
        <source>a player’s name must not contain invisible characters, as some emoji do</source>
        <translation>le nom d’un joueur ne doit pas contenir de caractère invisible, comme en ont certains émojis</translation>
    </message>
    <message>
        <source>a player’s name can have at most %1 characters</source>
        <extracomment>%1 a number</extracomment>
        <translation>le nom d’un joueur ne peut pas dépasser %1 caractères</translation>
    </message>
    <message>
        <source>%1 can’t be a player’s name</source>
        <extracomment>%1 a word that has a meaning of its own in saved games</extracomment>
        <translation>%1 ne peut pas être le nom d’un joueur</translation>
    </message>
    <message>
        <source>two players are called %1</source>
        <extracomment>%1 a name</extracomment>
        <translation>deux joueurs s’appellent %1</translation>
    </message>
    <message>
        <source>the game has no such option</source>
        <translation>le jeu n’a pas cette option</translation>
    </message>
    <message>
        <source>this position has %2 of %1, but the box has %3</source>
        <extracomment>%1 a piece, %2 how often a file has it, %3 how often the box of the game has it</extracomment>
        <translation>%1 est ici %2 fois, mais %3 fois dans la boîte</translation>
    </message>
    <message>
        <source>there is no place left for %1; say where it is</source>
        <extracomment>%1 a piece</extracomment>
        <translation>il n’y a plus de place pour %1&#xa0;: dites où il se trouve</translation>
    </message>
    <message>
        <source>this must be text</source>
        <translation>ceci doit être un texte</translation>
    </message>
    <message>
        <source>%1 is not %2, the only number allowed here</source>
        <extracomment>%1 what is written, %2 a number</extracomment>
        <translation>%1 n’est pas %2, le seul nombre permis ici</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <extracomment>%1 what is written, %2 and %3 numbers</extracomment>
        <translation>%1 n’est pas un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>%1 is not a whole number of 0 or more</source>
        <extracomment>%1 what is written</extracomment>
        <translation>%1 n’est pas un nombre entier positif ou nul</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <extracomment>%1 what is written; &quot;true&quot; and &quot;false&quot; stand in files as they are</extracomment>
        <translation>%1 n’est ni true ni false</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <extracomment>%1 what is written, %2 a list of what it can be</extracomment>
        <translation>%1 n’est pas %2</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>ceci doit être une liste</translation>
    </message>
    <message>
        <source>this must be a map of names and values</source>
        <translation>il faut ici des noms avec leurs valeurs</translation>
    </message>
    <message>
        <source>%1 is missing here</source>
        <extracomment>%1 a key of a file</extracomment>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>this key is not allowed here</source>
        <translation>cette clé est inconnue</translation>
    </message>
    <message>
        <source>at most %1 names are allowed here</source>
        <extracomment>%1 a number</extracomment>
        <translation>%1 noms au plus sont permis ici</translation>
    </message>
    <message>
        <source>%1 is not a piece that can be here</source>
        <extracomment>%1 what is written</extracomment>
        <translation>%1 ne peut pas se trouver ici</translation>
    </message>
    <message>
        <source>nothing may follow %1</source>
        <extracomment>%1 three dots, which stand for the rest of a deck</extracomment>
        <translation>rien ne peut suivre %1</translation>
    </message>
    <message>
        <source>at most %1 pieces fit here</source>
        <extracomment>%1 a number</extracomment>
        <translation>il y a ici de la place pour %1 pièces au plus</translation>
    </message>
    <message>
        <source>there is no such space</source>
        <translation>cette case n’existe pas</translation>
    </message>
    <message>
        <source>this is not %1</source>
        <extracomment>%1 a list of what it can be</extracomment>
        <translation>ce n’est pas %1</translation>
    </message>
    <message>
        <source>%1, ...</source>
        <extracomment>A list that is cut; %1 its beginning</extracomment>
        <translation>%1, ...</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Items of a list that goes on; %1 the ones before, %2 the next</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1 and %2 the only two possible values</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>there are more than 20,000 items in one pair of brackets</source>
        <translation>il y a ici plus de 20 000 éléments entre deux crochets</translation>
    </message>
    <message>
        <source>the game %1 can’t be played: %2</source>
        <extracomment>%1 the id of a game, %2 why</extracomment>
        <translation>le jeu %1 n’est pas jouable&#xa0;: %2</translation>
    </message>
    <message>
        <source>the game %1 is not installed</source>
        <extracomment>%1 the id of a game</extracomment>
        <translation>le jeu %1 n’est pas installé</translation>
    </message>
    <message>
        <source>a lesson must have at least one step</source>
        <translation>une leçon doit avoir au moins une étape</translation>
    </message>
    <message>
        <source>the learner’s own moves belong under “try”</source>
        <translation>les coups de l’élève doivent figurer sous «&#xa0;try&#xa0;»</translation>
    </message>
    <message>
        <source>it is not the learner’s turn</source>
        <translation>ce n’est pas à l’élève de jouer</translation>
    </message>
    <message>
        <source>a step must ask for at least one action</source>
        <translation>une étape doit demander au moins une action</translation>
    </message>
    <message>
        <source>apart from the actions wanted, no legal action begins with %1</source>
        <extracomment>%1 the beginning of an action</extracomment>
        <translation>aucune action permise et non demandée ne commence par %1</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <extracomment>%1 a folder</extracomment>
        <translation>il n’y a pas de dossier %1</translation>
    </message>
    <message>
        <source>%1 is not a folder</source>
        <extracomment>%1 the path of something that lies where a folder is needed</extracomment>
        <translation>%1 n’est pas un dossier</translation>
    </message>
    <message>
        <source>the folder %1 can’t be opened: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>impossible d’entrer dans le dossier %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the game is for %1 to %2 players</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>le jeu est pour %1 à %2 joueurs</translation>
    </message>
    <message>
        <source>%1 is not an action of this game</source>
        <extracomment>%1 what is written</extracomment>
        <translation>%1 n’est pas une action de ce jeu</translation>
    </message>
    <message>
        <source>this secret choice is not legal here (%1)</source>
        <extracomment>%1 the rules&apos; name of a refusal, such as space-taken</extracomment>
        <translation>ce choix secret n’est pas permis ici (%1)</translation>
    </message>
    <message>
        <source>%1 is not legal here (%2)</source>
        <extracomment>%1 an action, %2 the rules&apos; name of a refusal, such as space-taken</extracomment>
        <translation>%1 n’est pas permis ici (%2)</translation>
    </message>
    <message>
        <source>the next outcome is for a different deck or die than the one needed here</source>
        <translation>le résultat suivant est d’une autre pioche ou d’un autre dé que celui demandé</translation>
    </message>
    <message>
        <source>the order given here does not list the same pieces as the deck</source>
        <translation>l’ordre écrit ne contient pas les mêmes pièces que la pioche</translation>
    </message>
    <message>
        <source>the roll given here is not a side of the die</source>
        <translation>le jet écrit n’est pas une face du dé</translation>
    </message>
    <message>
        <source>the deal given here has more outcomes than the setup needs</source>
        <translation>la donne écrite contient plus de résultats que la mise en place n’en demande</translation>
    </message>
    <message>
        <source>there are more outcomes here than the action needs</source>
        <translation>il y a plus de résultats écrits que l’action n’en demande</translation>
    </message>
    <message>
        <source>each player needs one color</source>
        <translation>il faut une couleur par joueur</translation>
    </message>
    <message>
        <source>another player already has color %1</source>
        <extracomment>%1 the number of a color</extracomment>
        <translation>un autre joueur a déjà la couleur %1</translation>
    </message>
    <message>
        <source>each player needs one number</source>
        <translation>il faut un nombre par joueur</translation>
    </message>
    <message>
        <source>a text is needed here, under its language code</source>
        <translation>il faut un seul texte, sous le code de sa langue</translation>
    </message>
    <message>
        <source>this is too long for a prompt</source>
        <translation>c’est trop long pour une question</translation>
    </message>
    <message>
        <source>this saga was written by a newer version of Heorot; this version reads formats 1 to %1</source>
        <extracomment>%1 a number; a saga is the file of a saved game</extracomment>
        <translation>cette saga vient d’un Heorot plus récent&#x202f;; celui-ci lit les formats 1 à %1</translation>
    </message>
    <message>
        <source>this file does not look like a saga</source>
        <translation>ce fichier ne ressemble pas à une saga</translation>
    </message>
    <message>
        <source>The game resumes from its last stored state. Earlier moves can’t be undone; the file lists them under “earlier”.</source>
        <translation>La partie reprend à son dernier état enregistré. Les coups précédents ne peuvent pas être annulés&#x202f;; le fichier les donne sous «&#xa0;earlier&#xa0;».</translation>
    </message>
    <message>
        <source>Its moves can’t be replayed (the one on line %1 of the file fails), so it resumes from its last state; earlier moves are only in the file.</source>
        <extracomment>%1 a number; follows the sentence that the game was played with older rules</extracomment>
        <translation>Ses coups ne peuvent pas être rejoués (la ligne %1 du fichier ne convient pas), elle reprend donc à son dernier état&#x202f;; les coups précédents ne sont que dans le fichier.</translation>
    </message>
    <message>
        <source>no player in this game is called %1</source>
        <extracomment>%1 a name</extracomment>
        <translation>aucun joueur de cette partie ne s’appelle %1</translation>
    </message>
    <message>
        <source>the game is over before this move</source>
        <translation>la partie est finie avant ce coup</translation>
    </message>
    <message>
        <source>it is not %1’s turn here</source>
        <extracomment>%1 a player</extracomment>
        <translation>ce n’est pas à %1 de jouer ici</translation>
    </message>
    <message>
        <source>this deal does not fit these %1 players and options: %2</source>
        <extracomment>%1 a number, %2 why</extracomment>
        <translation>cette donne ne convient pas à ces %1 joueurs et options&#xa0;: %2</translation>
    </message>
    <message>
        <source>the moves lead to a different state than the stored one</source>
        <translation>les coups mènent à un autre état que celui enregistré</translation>
    </message>
    <message>
        <source>the moves lead to %1, but %2 is stored</source>
        <extracomment>%1 and %2 values of a field of the game</extracomment>
        <translation>les coups mènent à %1, mais %2 est enregistré</translation>
    </message>
    <message>
        <source>the moves lead to a different value than the stored one</source>
        <translation>les coups mènent à une autre valeur que celle enregistrée</translation>
    </message>
    <message>
        <source>the pieces here do not match the box</source>
        <translation>les pièces ici ne correspondent pas à la boîte</translation>
    </message>
    <message>
        <source>expected: %1, actual: %2</source>
        <extracomment>The report of a test: %1 and %2 values</extracomment>
        <translation>attendu&#xa0;: %1, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no player with this name</source>
        <translation>il n’y a pas de joueur de ce nom</translation>
    </message>
    <message>
        <source>%1 is listed here twice</source>
        <extracomment>%1 an action</extracomment>
        <translation>%1 est ici deux fois</translation>
    </message>
    <message>
        <source>expected: legal, actual: not legal; legal: %1</source>
        <extracomment>The report of a test: %1 a list of actions</extracomment>
        <translation>attendu&#xa0;: permis, trouvé&#xa0;: non permis&#x202f;; permis&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected: %1 legal actions, actual: %2; legal: %3</source>
        <extracomment>The report of a test: %1 and %2 numbers, %3 a list of actions</extracomment>
        <translation>attendu&#xa0;: %1 actions permises, trouvé&#xa0;: %2&#x202f;; permis&#xa0;: %3</translation>
    </message>
    <message>
        <source>expected: the event %1, actual: no further event</source>
        <extracomment>The report of a test: %1 an event</extracomment>
        <translation>attendu&#xa0;: l’événement %1, trouvé&#xa0;: plus aucun événement</translation>
    </message>
    <message>
        <source>expected: the event %1, actual: %2</source>
        <extracomment>The report of a test: %1 an event, %2 several others</extracomment>
        <translation>attendu&#xa0;: l’événement %1, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>this is neither a file nor a folder</source>
        <translation>ce n’est ni un fichier ni un dossier</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>the folder can’t be read: %1</source>
        <extracomment>%1 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>le dossier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no scenario (*.yaml) in this folder</source>
        <translation>il n’y a pas de scénario (*.yaml) dans ce dossier</translation>
    </message>
    <message>
        <source>%1 can’t come from %2</source>
        <extracomment>%1 what is written, %2 a deck or a die</extracomment>
        <translation>%1 ne peut pas venir de %2</translation>
    </message>
    <message>
        <source>an outcome must name one deck or die and its result</source>
        <translation>un résultat doit nommer une seule pioche ou un seul dé, et ce qui en est sorti</translation>
    </message>
    <message>
        <source>the game has no such deck or die</source>
        <translation>le jeu n’a pas cette pioche ou ce dé</translation>
    </message>
    <message>
        <source>a move must name one player and one action</source>
        <translation>un coup doit nommer un seul joueur et une seule action</translation>
    </message>
    <message>
        <source>expected to move: %1, actual: %2</source>
        <extracomment>The report of a test: %1 and %2 players, or &quot;nobody&quot;</extracomment>
        <translation>joueur attendu&#xa0;: %1, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected: legal, actual: refused as %1; legal: %2</source>
        <extracomment>The report of a test: %1 the rules&apos; name of a refusal, %2 a list of actions</extracomment>
        <translation>attendu&#xa0;: permis, trouvé&#xa0;: refusé comme %1&#x202f;; permis&#xa0;: %2</translation>
    </message>
    <message>
        <source>this outcome was not used</source>
        <translation>ce résultat n’a pas servi</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>there is a control character here; this is not a text file</source>
        <translation>il y a ici un caractère de contrôle&#x202f;; ce n’est pas un fichier texte</translation>
    </message>
    <message>
        <source>a second document begins here; only one is allowed</source>
        <translation>un deuxième document commence ici&#x202f;; un seul est permis</translation>
    </message>
    <message>
        <source>aliases (*) are not allowed</source>
        <translation>les alias (*) ne sont pas permis</translation>
    </message>
    <message>
        <source>a value is missing here</source>
        <translation>il manque ici une valeur</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <extracomment>%1 a key of a file</extracomment>
        <translation>%1 n’a pas de valeur</translation>
    </message>
    <message>
        <source>this text contains a control character</source>
        <translation>un caractère de contrôle est écrit ici</translation>
    </message>
    <message>
        <source>anchors (&amp;) are not allowed</source>
        <translation>les ancres (&amp;) ne sont pas permises</translation>
    </message>
    <message>
        <source>tags (!) are not allowed</source>
        <translation>les étiquettes (!) ne sont pas permises</translation>
    </message>
    <message>
        <source>a quote opened here is not closed</source>
        <translation>des guillemets ouverts ici ne sont pas fermés</translation>
    </message>
    <message>
        <source>a bracket opened here is not closed</source>
        <translation>un crochet ouvert ici n’est pas fermé</translation>
    </message>
    <message>
        <source>%1 appears twice in one map</source>
        <extracomment>%1 a key of a file</extracomment>
        <translation>%1 figure deux fois au même endroit</translation>
    </message>
    <message>
        <source>a key must be plain text</source>
        <translation>une clé doit être un texte simple</translation>
    </message>
    <message>
        <source>the file contains more than 250,000 values</source>
        <translation>le fichier contient plus de 250 000 valeurs</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>this link points to a file that does not exist</source>
        <translation>ce lien ne mène à aucun fichier</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>the file can’t be read: %1</source>
        <extracomment>%1 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>le fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file can’t be read</source>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>YAML directives must have exactly one argument</source>
        <translation>une directive YAML doit avoir exactement un argument</translation>
    </message>
    <message>
        <source>YAML major version too large</source>
        <translation>la version de YAML est trop récente</translation>
    </message>
    <message>
        <source>repeated YAML directive</source>
        <translation>la directive YAML est répétée</translation>
    </message>
    <message>
        <source>TAG directives must have exactly two arguments</source>
        <translation>une directive TAG doit avoir exactement deux arguments</translation>
    </message>
    <message>
        <source>repeated TAG directive</source>
        <translation>la directive TAG est répétée</translation>
    </message>
    <message>
        <source>end of map not found</source>
        <translation>la fin des noms et valeurs manque</translation>
    </message>
    <message>
        <source>end of map flow not found</source>
        <translation>l’accolade fermante manque</translation>
    </message>
    <message>
        <source>end of sequence not found</source>
        <translation>la fin de la liste manque</translation>
    </message>
    <message>
        <source>end of sequence flow not found</source>
        <translation>le crochet fermant manque</translation>
    </message>
    <message>
        <source>illegal document indicator in scalar</source>
        <translation>le signe d’un nouveau document se trouve dans une valeur</translation>
    </message>
    <message>
        <source>illegal EOF in scalar</source>
        <translation>le fichier finit au milieu d’une valeur</translation>
    </message>
    <message>
        <source>illegal character in scalar</source>
        <translation>une valeur contient un caractère interdit</translation>
    </message>
    <message>
        <source>illegal tab when looking for indentation</source>
        <translation>une tabulation se trouve dans le retrait</translation>
    </message>
    <message>
        <source>illegal flow end</source>
        <translation>un crochet se ferme sans avoir été ouvert</translation>
    </message>
    <message>
        <source>illegal block entry</source>
        <translation>un point de liste est mal placé</translation>
    </message>
    <message>
        <source>illegal map key</source>
        <translation>une clé est mal placée</translation>
    </message>
    <message>
        <source>illegal map value</source>
        <translation>une valeur est mal placée</translation>
    </message>
    <message>
        <source>alias not found after *</source>
        <translation>l’alias manque après *</translation>
    </message>
    <message>
        <source>anchor not found after &amp;</source>
        <translation>l’ancre manque après &amp;</translation>
    </message>
    <message>
        <source>illegal character found while scanning alias</source>
        <translation>un alias contient un caractère interdit</translation>
    </message>
    <message>
        <source>illegal character found while scanning anchor</source>
        <translation>une ancre contient un caractère interdit</translation>
    </message>
    <message>
        <source>illegal character found while scanning tag handle</source>
        <translation>une étiquette contient un caractère interdit</translation>
    </message>
    <message>
        <source>tag handle with no suffix</source>
        <translation>une étiquette est incomplète</translation>
    </message>
    <message>
        <source>end of verbatim tag not found</source>
        <translation>la fin d’une étiquette manque</translation>
    </message>
    <message>
        <source>cannot set zero indentation for a block scalar</source>
        <translation>un bloc de texte ne peut pas avoir un retrait nul</translation>
    </message>
    <message>
        <source>unexpected character in block scalar</source>
        <translation>un bloc de texte contient un caractère interdit</translation>
    </message>
    <message>
        <source>bad character found while scanning hex number</source>
        <translation>un nombre hexadécimal contient un caractère interdit</translation>
    </message>
    <message>
        <source>the referenced anchor is not defined</source>
        <translation>l’ancre nommée n’existe pas</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>il y a ici quelque chose d’inconnu</translation>
    </message>
    <message>
        <source>this is nested deeper than 32 levels</source>
        <translation>ceci est imbriqué sur plus de 32 niveaux</translation>
    </message>
    <message>
        <source>the file is larger than 4 MiB</source>
        <translation>le fichier dépasse 4 Mio</translation>
    </message>
    <message>
        <source>unknown escape character: %1</source>
        <extracomment>%1 the character after a backslash</extracomment>
        <translation>caractère inconnu après une barre oblique inverse&#xa0;: %1</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1</source>
        <extracomment>%1 a reason; YAML is the format of the file</extracomment>
        <translation>ce n’est pas du YAML&#xa0;: %1</translation>
    </message>
    <message>
        <source>this must be text or a list of texts</source>
        <translation>il faut ici un texte ou une liste de textes</translation>
    </message>
    <message>
        <source>this value no longer exists</source>
        <translation>cette valeur n’existe plus</translation>
    </message>
    <message>
        <source>%1 can’t replace %2</source>
        <extracomment>%1 and %2 values of a data file</extracomment>
        <translation>%1 ne peut pas remplacer %2</translation>
    </message>
    <message>
        <source>this corrects the value %1, but the value is now %2</source>
        <extracomment>%1 and %2 values of a data file</extracomment>
        <translation>correction faite là où il y avait %1, mais il y a maintenant %2</translation>
    </message>
    <message>
        <source>there are more than %1 corrections</source>
        <extracomment>%1 a number</extracomment>
        <translation>il y a plus de %1 corrections</translation>
    </message>
    <message>
        <source>this value is corrected twice</source>
        <translation>cette valeur est corrigée deux fois</translation>
    </message>
    <message>
        <source>these corrections were written by a newer version of Heorot</source>
        <translation>ces corrections viennent d’un Heorot plus récent</translation>
    </message>
    <message>
        <source>these corrections belong to the game %1, not to %2</source>
        <extracomment>%1 and %2 ids of games</extracomment>
        <translation>ces corrections sont pour le jeu %1, pas pour %2</translation>
    </message>
    <message>
        <source>the corrections can’t be saved here: %1</source>
        <extracomment>Comes after the name of a file and a colon; %1 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>impossible d’enregistrer les corrections ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>This game was played with newer rules than this version of Heorot has, and with different data (numbers on cards and in tables).</source>
        <translation>Cette partie a été jouée avec des règles plus récentes que celles de ce Heorot et avec d’autres données (nombres des cartes et des tableaux).</translation>
    </message>
    <message>
        <source>This game was played with newer rules than this version of Heorot has.</source>
        <translation>Cette partie a été jouée avec des règles plus récentes que celles de ce Heorot.</translation>
    </message>
    <message>
        <source>This game was played with older rules and different data (numbers on cards and in tables).</source>
        <translation>Cette partie a été jouée avec des règles plus anciennes et d’autres données (nombres des cartes et des tableaux).</translation>
    </message>
    <message>
        <source>This game was played with older rules.</source>
        <translation>Cette partie a été jouée avec des règles plus anciennes.</translation>
    </message>
    <message>
        <source>This game was played with different data (numbers on cards and in tables).</source>
        <translation>Cette partie a été jouée avec d’autres données (nombres des cartes et des tableaux).</translation>
    </message>
    <message>
        <source>the pieces here do not match the box; this game was played with other rules or data</source>
        <translation>les pièces ici ne correspondent pas à la boîte&#x202f;; la partie a été jouée avec d’autres règles ou d’autres données</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>The end of a list of three or more possible values; %1 the ones before, %2 the last</extracomment>
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>kit</name>
    <message>
        <source>It is chosen.</source>
        <extracomment>Read aloud of a thing on the table.</extracomment>
        <translation>C’est votre choix actuel.</translation>
    </message>
    <message>
        <source>The hint, step %1.</source>
        <extracomment>Read aloud of a thing on the table: %1 a number, from 1, of what to choose one after the other</extracomment>
        <translation>Le conseil, étape %1.</translation>
    </message>
    <message>
        <source>It can be chosen.</source>
        <extracomment>Read aloud of a thing on the table.</extracomment>
        <translation>Ce choix est possible.</translation>
    </message>
    <message>
        <source>Choose again</source>
        <extracomment>Button of the prompt: takes back the last thing that was chosen</extracomment>
        <translation>Autre choix</translation>
    </message>
    <message>
        <source>Takes back your last choice (%1).</source>
        <extracomment>%1 a key, &quot;Esc&quot;</extracomment>
        <translation>Annule le dernier choix (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>Second line of the prompt: %1 the name of a computer player</extracomment>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>%1 decides.</source>
        <extracomment>Second line of the prompt: %1 the name of a person</extracomment>
        <translation>%1 décide.</translation>
    </message>
    <message>
        <source>Played by: %1.</source>
        <extracomment>Tip of a seat&apos;s panel: %1 who plays it, such as &quot;computer, hard, bold&quot;</extracomment>
        <translation>Joué par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>human</source>
        <extracomment>Who plays a seat</extracomment>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <extracomment>Who plays a seat: %1 the level of a computer player, &quot;easy&quot;</extracomment>
        <translation>virtuel, %1</translation>
    </message>
    <message>
        <source>computer, %1, %2</source>
        <extracomment>Who plays a seat: %1 the level of a computer player, &quot;easy&quot;, %2 its style, &quot;bold&quot;</extracomment>
        <translation>virtuel, %1, %2</translation>
    </message>
    <message>
        <source>TO MOVE</source>
        <extracomment>On the panel of the seat to move, in capitals where the language has them</extracomment>
        <translation>JOUE</translation>
    </message>
    <message>
        <source>%1, laid out</source>
        <extracomment>%1 a die, card or token that is laid out to pay or to play</extracomment>
        <translation>%1, parmi vos choix</translation>
    </message>
    <message>
        <source>Choose it to take it back.</source>
        <translation>Choisissez encore une fois pour annuler.</translation>
    </message>
    <message>
        <source>%1 share the victory.</source>
        <extracomment>%1 the names of several players, as a list</extracomment>
        <translation>%1 se partagent la victoire.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <extracomment>%1 the name of a player</extracomment>
        <translation>%1 gagne la partie.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button of the prompt: does what was asked about</extracomment>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Really %1?</source>
        <extracomment>A question before something is given up: %1 what a choice does, &quot;place a Thane on c3&quot;</extracomment>
        <translation>Confirmez-vous&#xa0;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>You might not get this back.</source>
        <extracomment>Second line of the prompt, before something is given up</extracomment>
        <translation>Ce choix sera peut-être définitif.</translation>
    </message>
    <message>
        <source>Not all of its numbers are printed.</source>
        <extracomment>Read aloud of a thing on the table; how a number was found stands in its explanation.</extracomment>
        <translation>Certains de ses nombres ne sont pas imprimés.</translation>
    </message>
    <message numerus="yes">
        <source>Now: %1 point(s).</source>
        <extracomment>%1 points that a player has, as their number has it</extracomment>
        <translation>
            <numerusform>Actuellement&#xa0;: %1 point.</numerusform>
            <numerusform>Actuellement&#xa0;: %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now, and if the game ended now: %1 point(s).</source>
        <extracomment>%1 points that a player has and would have, as their number has it</extracomment>
        <translation>
            <numerusform>Maintenant, et autant si la partie s’arrêtait là&#xa0;: %1 point.</numerusform>
            <numerusform>Maintenant, et autant si la partie s’arrêtait là&#xa0;: %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %1 point(s).</source>
        <extracomment>%1 points that a player would have, as their number has it</extracomment>
        <translation>
            <numerusform>Si la partie s’arrêtait maintenant&#xa0;: %1 point.</numerusform>
            <numerusform>Si la partie s’arrêtait maintenant&#xa0;: %1 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer player %1 chose something the rules don’t allow, so the game stops here. This is a bug in the program; please report it.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Le joueur virtuel %1 a choisi une action que les règles n’autorisent pas&#x202f;; la partie s’arrête donc ici. C’est une erreur du programme&#xa0;: merci de la signaler.</translation>
    </message>
    <message>
        <source>The game’s file reproduces it: %1</source>
        <extracomment>%1 a file; comes after the request to report a fault</extracomment>
        <translation>Le fichier de la partie permet de la reproduire&#xa0;: %1</translation>
    </message>
    <message>
        <source>the game can’t be saved here: %1</source>
        <extracomment>Comes after the name of a file and a colon; %1 a reason, which may be a whole sentence without its full stop</extracomment>
        <translation>impossible d’enregistrer la partie ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>the user has no home folder; name a file to save to</source>
        <translation>l’utilisateur n’a pas de dossier personnel&#x202f;; indiquez un fichier où enregistrer</translation>
    </message>
    <message>
        <source>a file there can’t be read; save under another name</source>
        <translation>il y a là un fichier illisible&#x202f;; enregistrez sous un autre nom</translation>
    </message>
    <message>
        <source>another program has changed the file; save under another name</source>
        <translation>un autre programme a modifié le fichier&#x202f;; enregistrez sous un autre nom</translation>
    </message>
    <message>
        <source>the original file can’t be kept as %1: %2</source>
        <extracomment>%1 a file, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>impossible de conserver l’ancien fichier sous %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>another program is saving there</source>
        <translation>un autre programme est en train d’y enregistrer</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>le fichier est protégé en écriture</translation>
    </message>
    <message>
        <source>no folder can be created in %1: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>impossible de créer un dossier dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the folder %1 can’t be written to: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>impossible d’écrire dans le dossier %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>Reason why a file cannot be read or written; comes after a colon</extracomment>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Reason why a file cannot be written; comes after a colon
----------
Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk has no room for a file of this size</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>il n’y a pas de place sur le disque pour un fichier de cette taille</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>le disque est protégé en écriture</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <extracomment>Reason why a file cannot be read or written; comes after a colon</extracomment>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A hint: %1 &quot;Expected by the end&quot;, %2 changes of points: &quot;you +3&quot;
----------
A reason: %1 a player, %2 what changes and by how much, &quot;−12 points from figures on the board&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>In place of a change of points</extracomment>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>you %1</source>
        <extracomment>%1 a signed number of points that the reader gains or loses</extracomment>
        <translation>vous %1</translation>
    </message>
    <message>
        <source>Level: %1.</source>
        <extracomment>%1 how well a computer player plays: &quot;hard&quot;</extracomment>
        <translation>Niveau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Style: %1.</source>
        <extracomment>%1 how a computer player likes to play: &quot;bold&quot;</extracomment>
        <translation>Style&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Why did %1 play that?</source>
        <extracomment>%1 a computer player; a translation may have two spellings beside it</extracomment>
        <translation>Pourquoi ce coup {d’|de }%1&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing you can see explains this move: its reason is hidden, or will show only later.</source>
        <translation>Rien de visible n’explique ce coup&#xa0;: la raison est cachée, ou ne se verra que plus tard.</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>The level of a computer player that chooses at random</extracomment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>v1</source>
        <extracomment>The level of the computer player of the first version</extracomment>
        <translation>v1</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>The level of a computer player</extracomment>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>The level of a computer player</extracomment>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>The level of a computer player</extracomment>
        <translation>difficile</translation>
    </message>
    <message>
        <source>master</source>
        <extracomment>The level of a computer player</extracomment>
        <translation>maître</translation>
    </message>
    <message>
        <source>Strikes first and asks later.</source>
        <extracomment>How the opponent Ylva, a woman, plays</extracomment>
        <translation>Frappe d’abord, discute après.</translation>
    </message>
    <message>
        <source>Guards what he has and gives nothing away.</source>
        <extracomment>How the opponent Hrolf, a man, plays</extracomment>
        <translation>Protège son bien et ne cède rien.</translation>
    </message>
    <message>
        <source>Races you for every treasure.</source>
        <extracomment>How the opponent Breca, a man, plays</extracomment>
        <translation>Vous dispute chaque trésor.</translation>
    </message>
    <message>
        <source>Has a blow ready for whoever leads.</source>
        <extracomment>How the opponent Unferth, a man, plays</extracomment>
        <translation>Garde toujours un coup en réserve pour celui qui mène.</translation>
    </message>
    <message>
        <source>Waits, and has the last word.</source>
        <extracomment>How the opponent Hygd, a woman, plays</extracomment>
        <translation>Attend, et a toujours le dernier mot.</translation>
    </message>
    <message>
        <source>Smiles, and has a plan.</source>
        <extracomment>How the opponent Wiglaf, a man, plays</extracomment>
        <translation>Sourit, et a une idée derrière la tête.</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>hardi</translation>
    </message>
    <message>
        <source>careful</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>prudent</translation>
    </message>
    <message>
        <source>grasping</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>cupide</translation>
    </message>
    <message>
        <source>spiteful</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>malveillant</translation>
    </message>
    <message>
        <source>patient</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>patient</translation>
    </message>
    <message>
        <source>scheming</source>
        <extracomment>The style of a computer player</extracomment>
        <translation>retors</translation>
    </message>
    <message>
        <source>The lesson’s number %1.</source>
        <extracomment>Read aloud of a place that a lesson speaks of: %1 the number of its pin, &quot;(1)&quot; in the lesson&apos;s sentence</extracomment>
        <translation>Numéro %1 de la leçon.</translation>
    </message>
    <message>
        <source>first choose a piece</source>
        <extracomment>On a button of the prompt that cannot be pressed yet: it says what to do with a piece</extracomment>
        <translation>choisissez d’abord une pièce</translation>
    </message>
    <message>
        <source>Click or press Enter to see everything large.</source>
        <translation>Un clic ou Entrée montre tout en grand.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes what lies over the table</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to the table (%1).</source>
        <extracomment>%1 a key, &quot;Esc&quot;</extracomment>
        <translation>Retour à la table (%1).</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Il n’y a rien d’autre à choisir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) from %2</source>
        <extracomment>A part of a player&apos;s points that changes: %1 a signed number, whose plural it has, %2 what counts: &quot;+22 points from figures on the board&quot;. &quot;+2 points from scratches&quot; means that scratches cost 2 points less.</extracomment>
        <translation>
            <numerusform>%1 point (%2)</numerusform>
            <numerusform>%1 points (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or press Enter to see what it brought each player.</source>
        <translation>Un clic ou Entrée montre ce que chacun y a gagné.</translation>
    </message>
    <message>
        <source>this archive is damaged</source>
        <translation>cette archive est endommagée</translation>
    </message>
    <message>
        <source>this archive is too large for a problem report</source>
        <translation>cette archive est trop grande pour un rapport de problème</translation>
    </message>
    <message>
        <source>this is not a tar archive</source>
        <translation>ce n’est pas une archive tar</translation>
    </message>
    <message>
        <source>this archive has too many files for a problem report</source>
        <translation>cette archive a trop de fichiers pour un rapport de problème</translation>
    </message>
    <message>
        <source>a file in this archive has a name that points outside it</source>
        <translation>un fichier de cette archive a un nom qui mène ailleurs</translation>
    </message>
    <message>
        <source>this archive contains something other than plain files</source>
        <translation>cette archive contient autre chose que de simples fichiers</translation>
    </message>
    <message>
        <source>there is no game in this archive</source>
        <translation>il n’y a pas de partie dans cette archive</translation>
    </message>
    <message>
        <source>another program is using them</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>un autre programme les utilise</translation>
    </message>
    <message>
        <source>the disk can’t be read or is full</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>le disque est illisible ou plein</translation>
    </message>
    <message>
        <source>the file can’t be opened</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>the file is damaged; open the statistics again to recount all sagas</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon</extracomment>
        <translation>le fichier est endommagé&#x202f;; rouvrez les statistiques pour recompter toutes les sagas</translation>
    </message>
    <message>
        <source>The statistics can’t be used: %1.</source>
        <extracomment>%1 a reason such as &quot;the disk is full&quot;</extracomment>
        <translation>Les statistiques sont inutilisables&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Statistics need Qt’s driver for SQLite, which is not installed (on Debian and Ubuntu, the package libqt6sql6-sqlite).</source>
        <translation>Les statistiques ont besoin du pilote SQLite de Qt, qui n’est pas installé (sous Debian et Ubuntu, le paquet libqt6sql6-sqlite).</translation>
    </message>
    <message>
        <source>the folder %1 can’t be created</source>
        <extracomment>Reason why the statistics cannot be used; comes after a colon; %1 a folder</extracomment>
        <translation>le dossier %1 ne peut pas être créé</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>The statistics were damaged and have been recounted from your sagas; the old file is %1.</source>
        <extracomment>%1 a file</extracomment>
        <translation>Les statistiques étaient endommagées et ont été recomptées à partir de vos sagas&#x202f;; l’ancien fichier est %1.</translation>
    </message>
    <message>
        <source>they were written by a newer version of Heorot</source>
        <translation>elles viennent d’une version plus récente de Heorot</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Quotation marks: %1 a word of a file, or what was typed</extracomment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <extracomment>Reason why a file cannot be read; comes after a colon</extracomment>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <extracomment>Reason why a file cannot be read or written; comes after a colon</extracomment>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>its links form a loop</source>
        <extracomment>Reason why a file cannot be read; comes after a colon</extracomment>
        <translation>ses liens tournent en rond</translation>
    </message>
    <message>
        <source>“%1” has no value</source>
        <extracomment>%1 a word of a glossary</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’a pas de valeur</translation>
    </message>
    <message>
        <source>“%1” is not allowed here; use “in”, “source”, “forms”, or “not”</source>
        <extracomment>%1 a word of a glossary; &quot;in&quot;, &quot;source&quot;, &quot;forms&quot; and &quot;not&quot; stand there in every language</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas permis ici&#x202f;; utilisez «&#xa0;in&#xa0;», «&#xa0;source&#xa0;», «&#xa0;forms&#xa0;» ou «&#xa0;not&#xa0;»</translation>
    </message>
    <message>
        <source>this phrase has no source or no target</source>
        <extracomment>About a translated text</extracomment>
        <translation>une entrée n’a pas de texte source ou de traduction</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>%1 a number, %2 what is wrong there</extracomment>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>says “%1” for %2: the glossary has “%3”</source>
        <extracomment>About a translated text: %1 and %3 words, %2 the English term</extracomment>
        <translation>dit «&#xa0;%1&#xa0;» pour %2&#xa0;: le glossaire donne «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>doesn’t say “%1” for %2</source>
        <extracomment>About a translated text: %1 a word, %2 the English term</extracomment>
        <translation>ne dit pas «&#xa0;%1&#xa0;» pour %2</translation>
    </message>
    <message>
        <source>has the placeholders %1 instead of %2</source>
        <extracomment>About a translated text: %1 and %2 lists of placeholders</extracomment>
        <translation>a les repères %1 au lieu de %2</translation>
    </message>
    <message>
        <source>doesn’t end with “%1”</source>
        <extracomment>About a translated text: %1 a punctuation mark</extracomment>
        <translation>ne finit pas par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>ends with “%1”</source>
        <extracomment>About a translated text: %1 a punctuation mark</extracomment>
        <translation>finit par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>ends with “%1” instead of “%2”</source>
        <extracomment>About a translated text: %1 and %2 punctuation marks</extracomment>
        <translation>finit par «&#xa0;%1&#xa0;» au lieu de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>has %1 letters, but there is room for only %2</source>
        <extracomment>About a translated text: %1 and %2 numbers</extracomment>
        <translation>a %1 lettres, la place suffit pour %2 au plus</translation>
    </message>
    <message>
        <source>has a breaking space before a punctuation mark</source>
        <extracomment>About a translated text</extracomment>
        <translation>a devant un signe un espace où la ligne peut se couper</translation>
    </message>
    <message>
        <source>lacks the space before a punctuation mark</source>
        <extracomment>About a translated text</extracomment>
        <translation>n’a pas d’espace devant un signe</translation>
    </message>
    <message>
        <source>has quotation marks other than « »</source>
        <extracomment>About a translated text</extracomment>
        <translation>a d’autres guillemets que les français</translation>
    </message>
    <message>
        <source>has quotation marks other than „ “</source>
        <extracomment>About a translated text</extracomment>
        <translation>a d’autres guillemets que les allemands</translation>
    </message>
    <message>
        <source>has a straight apostrophe</source>
        <extracomment>About a translated text</extracomment>
        <translation>a une apostrophe droite</translation>
    </message>
    <message>
        <source>has braces that are not beside a placeholder</source>
        <extracomment>About a translated text</extracomment>
        <translation>a des accolades qui ne sont pas à côté d’un repère</translation>
    </message>
    <message>
        <source>is empty</source>
        <extracomment>About a translated text</extracomment>
        <translation>est vide</translation>
    </message>
    <message>
        <source>begins, ends, or breaks differently from the English text</source>
        <extracomment>About a translated text: blanks and line breaks</extracomment>
        <translation>ne commence, ne finit ou ne se coupe pas comme le texte anglais</translation>
    </message>
    <message>
        <source>contains HTML</source>
        <extracomment>About a translated text</extracomment>
        <translation>contient du HTML</translation>
    </message>
    <message>
        <source>leaves the plural open</source>
        <extracomment>About a translated text</extracomment>
        <translation>laisse le pluriel ouvert</translation>
    </message>
    <message>
        <source>is not finished</source>
        <extracomment>About a translated text</extracomment>
        <translation>n’est pas terminé</translation>
    </message>
    <message>
        <source>has %1 plural forms instead of %2</source>
        <extracomment>About a translated text: %1 and %2 numbers</extracomment>
        <translation>a %1 formes plurielles au lieu de %2</translation>
    </message>
    <message>
        <source>shows a number of points without plural forms</source>
        <extracomment>About a translated text</extracomment>
        <translation>montre un nombre de points sans formes plurielles</translation>
    </message>
    <message>
        <source>has placeholders that no note for translators explains</source>
        <extracomment>About a translated text</extracomment>
        <translation>a des repères qu’aucune note aux traducteurs n’explique</translation>
    </message>
    <message>
        <source>“%1” (%2) %3</source>
        <extracomment>A fault of a translated text: %1 the English text, %2 its context, %3 what is wrong, such as &quot;is not finished&quot;</extracomment>
        <translation>«&#xa0;%1&#xa0;» (%2) %3</translation>
    </message>
    <message>
        <source>appears twice</source>
        <extracomment>About a translated text</extracomment>
        <translation>figure deux fois</translation>
    </message>
    <message>
        <source>is translated as “%1” on line %2, and no comment tells the two apart</source>
        <extracomment>About a translated text: %1 another translation of the same English text, %2 a number</extracomment>
        <translation>est traduit par «&#xa0;%1&#xa0;» à la ligne %2, et rien ne les distingue</translation>
    </message>
    <message>
        <source>is missing</source>
        <extracomment>About a translated text</extracomment>
        <translation>manque</translation>
    </message>
    <message>
        <source>the file begins with &lt;%1&gt; instead of &lt;TS&gt;</source>
        <extracomment>%1 a word of the file</extracomment>
        <translation>le fichier commence par &lt;%1&gt; au lieu de &lt;TS&gt;</translation>
    </message>
    <message>
        <source>Expected by the end</source>
        <extracomment>Above changes of points that the computer expects a choice to bring, which are not those the board shows for now</extracomment>
        <translation>Attendu d’ici la fin</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>In a panel, short: %1 the points that a player has now, or before and after a choice</extracomment>
        <translation>Actuellement&#xa0;: %1</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <extracomment>A place at the end of a game, very short</extracomment>
        <translation>5e</translation>
    </message>
    <message>
        <source>If it ended: %1</source>
        <extracomment>In a panel, short: %1 the points that a player would have if the game ended now, or before and after a choice</extracomment>
        <translation>Si c’était fini&#xa0;: %1</translation>
    </message>
    <message>
        <source>It would have been a little better.</source>
        <translation>C’était un peu mieux.</translation>
    </message>
    <message numerus="yes">
        <source>It would have won about %n more game(s) in 100.</source>
        <extracomment>What a better move would have brought: %n of 100 games</extracomment>
        <translation>
            <numerusform>Environ %n victoire de plus sur 100 parties.</numerusform>
            <numerusform>Environ %n victoires de plus sur 100 parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a player did: %1 a sentence without its full stop, as &quot;Ylva raids keeps&quot;, %2 what came of it, as &quot;+3 glory, −2 food&quot;</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Above changes of points that a choice brings as soon as it is made</extracomment>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>About as good</source>
        <extracomment>Of one of the choices of a hint</extracomment>
        <translation>À peu près aussi bien</translation>
    </message>
    <message numerus="yes">
        <source>Expected at the end: about %n point(s) ahead</source>
        <extracomment>A hint: by how much the player is expected to win</extracomment>
        <translation>
            <numerusform>Probable à la fin&#xa0;: environ %n point d’avance</numerusform>
            <numerusform>Probable à la fin&#xa0;: environ %n points d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected at the end: about %n point(s) behind</source>
        <extracomment>A hint: by how much the player is expected to lose</extracomment>
        <translation>
            <numerusform>Probable à la fin&#xa0;: environ %n point de retard</numerusform>
            <numerusform>Probable à la fin&#xa0;: environ %n points de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected at the end: about level</source>
        <extracomment>A hint: the player and the best rival are expected to have as many points</extracomment>
        <translation>Probable à la fin&#xa0;: à peu près à égalité</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) worse in the end</source>
        <extracomment>One of the choices of a hint: how much smaller the player’s lead at the end is than after the best choice</extracomment>
        <translation>
            <numerusform>Environ %n point de moins à la fin</numerusform>
            <numerusform>Environ %n points de moins à la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>The choices are about equal: take the one you like.</source>
        <translation>Les choix se valent à peu près&#xa0;: prenez celui qui vous plaît.</translation>
    </message>
    <message>
        <source>It did best in the games the computer tried.</source>
        <translation>C’est ce qui a le mieux réussi dans les parties essayées.</translation>
    </message>
    <message>
        <source>None of the other choices would help.</source>
        <translation>Aucun autre choix ne serait utile.</translation>
    </message>
    <message>
        <source>%1; you would win %2 games in 100 (%3 games tried).</source>
        <extracomment>A hint: %1 &quot;Expected at the end: about 3 points ahead&quot;, %2 how many of 100 games are won, %3 how many games were tried</extracomment>
        <translation>%1&#x202f;; vous gagneriez %2 parties sur 100 (%3 essayées).</translation>
    </message>
    <message>
        <source>With any of these: %1</source>
        <extracomment>A hint: %1 a sentence or two that are true of each choice it offers, such as &quot;It can remove the tile on g8: +8 for you.&quot;</extracomment>
        <translation>Dans tous les cas&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden piece(s)</source>
        <extracomment>Of a player’s pieces that count, those that the reader does not know: %n how many</extracomment>
        <translation>
            <numerusform>%n pièce cachée</numerusform>
            <numerusform>%n pièces cachées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %1 point(s) and %2.</source>
        <extracomment>%1 the points that a player has and the reader knows, as their number has it, %2 “2 hidden pieces”</extracomment>
        <translation>
            <numerusform>Maintenant&#xa0;: %1 point et %2.</numerusform>
            <numerusform>Maintenant&#xa0;: %1 points et %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %1 point(s) and %2.</source>
        <extracomment>%1 the points that a player would have and the reader knows, as their number has it, %2 “2 hidden pieces”</extracomment>
        <translation>
            <numerusform>Si la partie s’arrêtait maintenant&#xa0;: %1 point et %2.</numerusform>
            <numerusform>Si la partie s’arrêtait maintenant&#xa0;: %1 points et %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n hidden</source>
        <comment>points</comment>
        <extracomment>In a panel, short: %1 points of a player that the reader knows, %n pieces that it does not know and that count, too</extracomment>
        <translation>
            <numerusform>%1 + %n caché</numerusform>
            <numerusform>%1 + %n cachés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won; the coach rates the decisions at %2%.</source>
        <extracomment>How a player decided in a game that it won: %1 the player, %2 a number of percent</extracomment>
        <translation>%1 a gagné&#x202f;; qualité des décisions&#xa0;: %2&#x202f;%.</translation>
    </message>
    <message>
        <source>%1 didn’t win; the coach rates the decisions at %2%.</source>
        <extracomment>How a player decided in a game that it did not win: %1 the player, %2 a number of percent</extracomment>
        <translation>%1 n’a pas gagné&#x202f;; qualité des décisions&#xa0;: %2&#x202f;%.</translation>
    </message>
    <message>
        <source>100% means the best computer player’s choice every time, not a victory.</source>
        <translation>100&#x202f;% signifie le choix du meilleur joueur virtuel à chaque fois, pas une victoire.</translation>
    </message>
    <message>
        <source>No decision could have been much better.</source>
        <translation>Aucune décision n’aurait pu être nettement meilleure.</translation>
    </message>
    <message>
        <source>No decision could have been much better: the others or chance decided the game.</source>
        <translation>Aucune décision n’aurait pu être nettement meilleure&#xa0;: les autres ou le hasard ont décidé de la partie.</translation>
    </message>
    <message>
        <source>The largest miss was move %1.</source>
        <extracomment>%1 a number of the log</extracomment>
        <translation>La plus grosse erreur est le coup %1.</translation>
    </message>
    <message>
        <source>Downside: %1</source>
        <extracomment>A hint: %1 a sentence or two that speak against the choice it offers, &quot;It uses up Beowulf’s Daring.&quot;</extracomment>
        <translation>Inconvénient&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <extracomment>Why another move would have been better: %1 a sentence that speaks against the move made</extracomment>
        <translation>Votre coup&#xa0;: %1</translation>
    </message>
    <message>
        <source>All you can see is what it costs: %1</source>
        <extracomment>Why a player made a move whose reason the reader cannot see: %1 a sentence, &quot;Ylva has fewer good cards left for what is to come.&quot;</extracomment>
        <translation>On ne voit que ce que cela coûte&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 shares the victory; the coach rates the decisions at %2%.</source>
        <extracomment>How a player decided in a game whose first place it shared: %1 the player, %2 a number of percent</extracomment>
        <translation>%1 partage la victoire&#x202f;; qualité des décisions&#xa0;: %2&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (About %2 point(s).)</source>
        <extracomment>A reason with how much it is about: %1 a sentence, %2 a signed number of points, whose plural it has</extracomment>
        <translation>
            <numerusform>%1 (Environ %2 point.)</numerusform>
            <numerusform>%1 (Environ %2 points.)</numerusform>
        </translation>
    </message>
</context>
</TS>
