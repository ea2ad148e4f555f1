<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>terminal</name>
    <message>
        <source>%1; the games are: %2</source>
        <extracomment>%1 why a game cannot be played, %2 a list of games</extracomment>
        <translation>%1&#x202f;; jeux disponibles&#xa0;: %2</translation>
    </message>
    <message>
        <source>--game is missing</source>
        <translation>--game manque</translation>
    </message>
    <message>
        <source>the game “%1” can’t be played: %2</source>
        <extracomment>%1 the id of a game, %2 why</extracomment>
        <translation>le jeu «&#xa0;%1&#xa0;» n’est pas jouable&#xa0;: %2</translation>
    </message>
    <message>
        <source>--seat: there is no player named “%1”; the players are %2</source>
        <extracomment>%1 what was typed, %2 a list of names</extracomment>
        <translation>--seat&#xa0;: il n’y a pas de joueur «&#xa0;%1&#xa0;»&#x202f;; les joueurs sont %2</translation>
    </message>
    <message>
        <source>coach: name a player with --seat; the players are %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>coach&#xa0;: indiquez un joueur avec --seat&#x202f;; les joueurs sont %1</translation>
    </message>
    <message>
        <source>the output can’t be written: it is closed or full</source>
        <translation>la sortie ne peut pas être écrite&#xa0;: elle est fermée ou pleine</translation>
    </message>
    <message>
        <source>--first: no player is called “%1”; the choices are: %2, random</source>
        <extracomment>%1 what was typed, %2 a list of names; &quot;random&quot; is typed in every language</extracomment>
        <translation>--first&#xa0;: aucun joueur ne s’appelle «&#xa0;%1&#xa0;»&#x202f;; choix possibles&#xa0;: %2, ou random</translation>
    </message>
    <message>
        <source>--seat: this game is not over, so the hand of %1 stays hidden; leave --seat out to see what everybody may see</source>
        <extracomment>%1 a player; a translation may have two spellings beside it</extracomment>
        <translation>--seat&#xa0;: cette partie n’est pas finie, la main {d’|de }%1 reste donc cachée&#x202f;; retirez --seat pour voir ce que tous peuvent voir</translation>
    </message>
    <message>
        <source>“%1” is incomplete. It can end with: %2</source>
        <extracomment>%1 is what was typed, %2 words of which one is to be added, as &quot;a1, a2&quot;</extracomment>
        <translation>«&#xa0;%1&#xa0;» est incomplet. Suites possibles&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” fits several choices: %2</source>
        <extracomment>%1 is what was typed, %2 a list of choices</extracomment>
        <translation>«&#xa0;%1&#xa0;» correspond à plusieurs choix&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no choice %1; the list ends at %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Il n’y a pas de choix %1&#x202f;; la liste s’arrête à %2.</translation>
    </message>
    <message>
        <source>The game continues unsaved. Save it elsewhere with: save FILE</source>
        <extracomment>&quot;save FILE&quot; is to be typed; &quot;save&quot; stays as it is</extracomment>
        <translation>La partie continue sans être enregistrée. Pour l’enregistrer ailleurs&#xa0;: save FICHIER</translation>
    </message>
    <message>
        <source>Name a file: save FILE</source>
        <extracomment>&quot;save&quot; is a word to type and stays as it is</extracomment>
        <translation>Il manque le nom du fichier&#xa0;: save FICHIER</translation>
    </message>
    <message>
        <source>The game is saved after every action in %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>La partie est enregistrée après chaque action dans %1</translation>
    </message>
    <message>
        <source>A copy is saved in %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Une copie est enregistrée dans %1</translation>
    </message>
    <message>
        <source>The game is saved. Resume it with: %1</source>
        <extracomment>%1 is a command to type</extracomment>
        <translation>La partie est enregistrée. Pour continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>The table is covered until it is handed over: press Enter first, or type quit to leave.</source>
        <extracomment>Enter is a key; &quot;quit&quot; is a word to type and stays as it is</extracomment>
        <translation>La table est cachée&#xa0;: appuyez d’abord sur Entrée, ou tapez quit pour quitter.</translation>
    </message>
    <message>
        <source>Number, action, or help&gt; </source>
        <extracomment>The prompt of the terminal game; &quot;help&quot; is a word to type and stays as it is</extracomment>
        <translation>Numéro, action ou help&gt; </translation>
    </message>
    <message>
        <source>“%1” is neither a number from the list nor an action. Type list for the choices, or help for what else you can type.</source>
        <extracomment>%1 is what was typed; &quot;help&quot; and &quot;list&quot; are to be typed and stay as they are</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est ni un numéro de la liste ni une action. Tapez list pour les choix, help pour les autres commandes.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved.</source>
        <translation>La partie n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Press Enter to cover the table: </source>
        <extracomment>Before the screen is cleared for another person; Enter is a key</extracomment>
        <translation>Appuyez sur Entrée pour cacher la table&#xa0;: </translation>
    </message>
    <message>
        <source>Type help rules for the handbook, or help for what else you can type.</source>
        <translation>Tapez help rules pour le manuel, help pour le reste.</translation>
    </message>
    <message>
        <source>Chapters of the handbook; to read one, type help NAME:</source>
        <extracomment>Above the chapters of the handbook; &quot;help&quot; is to be typed and stays as it is, NAME is one of the chapters</extracomment>
        <translation>Les chapitres du manuel, à lire avec help NOM&#xa0;:</translation>
    </message>
    <message>
        <source>Type help NAME to read one of these sections.</source>
        <extracomment>&quot;help&quot; is to be typed and stays as it is, NAME is a title of the list above</extracomment>
        <translation>Tapez help NOM pour lire ce qui se trouve sous l’un de ces titres.</translation>
    </message>
    <message>
        <source>In this chapter: %1</source>
        <extracomment>%1 the titles of the sections of a chapter</extracomment>
        <translation>Dans ce chapitre&#xa0;: %1</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <extracomment>%1 the titles of other sections of the handbook</extracomment>
        <translation>Voir aussi&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” appears in: %2</source>
        <extracomment>%1 is what was typed, %2 the titles of sections of the handbook that contain it</extracomment>
        <translation>«&#xa0;%1&#xa0;» figure dans&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing in this game is called “%1”. Type help rules for the handbook.</source>
        <extracomment>%1 is what was typed; &quot;help rules&quot; is to be typed and stays as it is</extracomment>
        <translation>Rien dans ce jeu ne s’appelle «&#xa0;%1&#xa0;». Tapez help rules pour le manuel.</translation>
    </message>
    <message>
        <source>Tiebreaker</source>
        <extracomment>Beside the number that decides between seats with equal points, where the game does not say what it counts</extracomment>
        <translation>Départage</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>%1 share first place.</source>
        <extracomment>%1 a list of seats</extracomment>
        <translation>%1 se partagent la première place.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>%1 a seat</extracomment>
        <translation>%1 gagne.</translation>
    </message>
    <message>
        <source>This undid something that had been revealed; the game is now marked.</source>
        <translation>Vous avez annulé au-delà d’une révélation&#x202f;; la partie est désormais marquée.</translation>
    </message>
    <message>
        <source>There is nothing to take back: you haven’t decided anything since the game was resumed.</source>
        <translation>Rien à annuler&#xa0;: vous n’avez rien décidé depuis la reprise de la partie.</translation>
    </message>
    <message>
        <source>There is nothing to take back: you haven’t decided anything yet.</source>
        <translation>Rien à annuler&#xa0;: vous n’avez encore rien décidé.</translation>
    </message>
    <message>
        <source>Against computer players you may undo it anyway, but the game will be marked. To do so, quit and resume with:</source>
        <extracomment>A command to type follows on a line of its own</extracomment>
        <translation>Contre des joueurs virtuels, c’est tout de même possible, et la partie est alors marquée. Quittez-la, puis reprenez-la par&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing has been decided this turn yet.</source>
        <translation>Vous n’avez encore rien décidé ce tour-ci.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>%1: a file name can’t contain control characters.</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>%1&#xa0;: un nom de fichier ne peut pas contenir de caractères de contrôle.</translation>
    </message>
    <message>
        <source>There is no such folder: %1</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>Ce dossier n’existe pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game is saved there already, after every action: %1</source>
        <extracomment>%1 is a file</extracomment>
        <translation>La partie y est déjà enregistrée après chaque action&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 to %2: %3 to %4; “list %5” shows each</source>
        <extracomment>%1 and %2 are numbers of the list, %3 and %4 choices, &quot;list %5&quot; is to be typed and stays as it is</extracomment>
        <translation>%1 à %2&#xa0;: de %3 à %4&#x202f;; «&#xa0;list %5&#xa0;» les montre tous</translation>
    </message>
    <message>
        <source>No choice begins with “%1”.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>Aucun choix ne commence par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>list the games and their options</source>
        <translation>lister les jeux et leurs options</translation>
    </message>
    <message>
        <source>play in the terminal; SEATS such as human:Anna,easy</source>
        <translation>jouer dans le terminal&#x202f;; JOUEURS, par ex. human:Anna,easy</translation>
    </message>
    <message>
        <source>show a saved game step by step</source>
        <translation>montrer une partie enregistrée pas à pas</translation>
    </message>
    <message>
        <source>resume a saved game</source>
        <translation>reprendre une partie enregistrée</translation>
    </message>
    <message>
        <source>play games between computer players</source>
        <translation>jouer des parties entre joueurs virtuels</translation>
    </message>
    <message>
        <source>add up parts of one simulation</source>
        <translation>réunir les morceaux d’une simulation</translation>
    </message>
    <message>
        <source>count the legal sequences of D actions, by first action</source>
        <translation>compter les suites légales de D actions, par première action</translation>
    </message>
    <message>
        <source>run rules tests</source>
        <translation>exécuter des tests de règles</translation>
    </message>
    <message>
        <source>check your own data files</source>
        <translation>vérifier vos propres fichiers de données</translation>
    </message>
    <message>
        <source>measure the speed and size of the rules</source>
        <translation>mesurer la vitesse et la taille des règles</translation>
    </message>
    <message>
        <source>Heorot %1, a hall for three board games</source>
        <extracomment>%1 a version</extracomment>
        <translation>Heorot %1, une salle pour trois jeux de plateau</translation>
    </message>
    <message>
        <source>show this list in another language</source>
        <translation>afficher cette liste, dans une autre langue</translation>
    </message>
    <message>
        <source>Several people would see each other’s hands here, because this terminal can’t be cleared; to play anyway, add --no-cover.</source>
        <extracomment>An error at the start: &quot;--no-cover&quot; is an argument and stays as it is</extracomment>
        <translation>Ce terminal ne peut pas être effacé&#xa0;: chacun y verrait la main des autres. Pour jouer quand même, ajoutez --no-cover.</translation>
    </message>
    <message>
        <source>The game isn’t saved. Type save FILE to save it elsewhere, leave to lose it, or stay: </source>
        <extracomment>&quot;save FILE&quot;, &quot;leave&quot; and &quot;stay&quot; are to be typed and stay as they are</extracomment>
        <translation>La partie n’est pas enregistrée. Tapez save FICHIER pour l’enregistrer ailleurs, leave pour la perdre, ou stay pour rester&#xa0;: </translation>
    </message>
    <message>
        <source>%1 is damaged and was left out; its texts appear in English.</source>
        <extracomment>%1 is a file with texts in one language</extracomment>
        <translation>%1 est endommagé et n’est pas utilisé&#x202f;; ses textes apparaissent en anglais.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %3 point(s)</source>
        <extracomment>%1 a place such as &quot;1st&quot;, %2 a seat, %3 its points, which can be below 0 and choose the plural form</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2, %3 point</numerusform>
            <numerusform>%1&#xa0;: %2, %3 points</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>Rien n’a été fait.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name a file in it.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>%1 est un dossier. Indiquez un fichier dans ce dossier.</translation>
    </message>
    <message>
        <source>No computer player has moved yet.</source>
        <translation>Aucun joueur virtuel n’a encore joué.</translation>
    </message>
    <message>
        <source>A hint would reveal what is covered now.</source>
        <translation>Un conseil montrerait ce qui est caché pour l’instant.</translation>
    </message>
    <message>
        <source>Type a number from the list, or an action as it is written there, for example: %1
help rules show the contents of the handbook, and how to read the table
help NAME  read in the handbook: a chapter, a piece, or any word
table      show the table and the choices
list       show the choices; list WORD shows those that begin with it
log        show everything that happened
hint       show what the best computer player would do, and why
why        show why a computer player made its last move
takeover NAME LEVEL  let a computer player play for a person
handback NAME        let that person play again
undo       take back your last decision, unless something was shown to you since and
           the game was not started or resumed with play --casual-undo
reset      take back the decisions of this turn
redo       play again what was taken back
save FILE  save a copy under another name
quit       leave; the game is saved
</source>
        <extracomment>%1 is an action, as it is typed. The first word of each line is to be typed and stays as it is.</extracomment>
        <translation>Un numéro de la liste, ou une action telle qu’elle y figure, par exemple&#xa0;: %1
help rules    le sommaire du manuel, et comment lire la table
help NOM      lire dans le manuel&#xa0;: un chapitre, une pièce ou un mot
table         montrer la table et les choix
list          montrer les choix&#x202f;; avec list MOT, ceux qui commencent ainsi
log           montrer tout ce qui s’est passé
hint          montrer ce que jouerait le meilleur joueur virtuel, et pourquoi
why           expliquer le dernier coup d’un joueur virtuel
takeover NOM NIVEAU  laisser un joueur virtuel jouer pour un humain
handback NOM  laisser cet humain jouer de nouveau
undo          annuler votre dernière décision&#x202f;; pas au-delà de ce qui vous a été
              montré, sauf si la partie est jouée avec play --casual-undo
reset         annuler les décisions de ce tour
redo          rétablir ce qui a été annulé
save FICHIER  enregistrer une copie sous un autre nom
quit          quitter&#x202f;; la partie est enregistrée
</translation>
    </message>
    <message>
        <source>No player is called “%1”; the players are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of names</extracomment>
        <translation>Aucun joueur ne s’appelle «&#xa0;%1&#xa0;»&#x202f;; voici les joueurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The computer is already playing for %1.</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation>L’ordinateur joue déjà pour %1.</translation>
    </message>
    <message>
        <source>The computer is now playing for %1.</source>
        <extracomment>%1 is a person</extracomment>
        <translation>L’ordinateur joue maintenant pour %1.</translation>
    </message>
    <message>
        <source>%1 is playing again.</source>
        <extracomment>%1 is a person</extracomment>
        <translation>%1 joue de nouveau.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>A moment of the game: %1 a number of the log</extracomment>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <extracomment>%1 what the player did, as a command</extracomment>
        <translation>Joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1 what the player should have done, as a command</extracomment>
        <translation>Mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>what a player could have done better</source>
        <translation>montrer ce qu’un joueur aurait pu mieux faire</translation>
    </message>
    <message>
        <source>“%1” isn’t possible now. Instead of %2, use one of: %3</source>
        <extracomment>%1 is what was typed, %2 its last word, %3 words that can stand in its place, as &quot;a1, a2&quot;</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas possible maintenant. À la place de %2, choisissez&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 already exists and isn’t this game’s file; it was left alone. Choose another name.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 existe déjà et n’est pas le fichier de cette partie&#x202f;; il n’a pas été modifié. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>It’s %1’s turn. Hand over, then press Enter (or type undo to go back to the start of %2’s turn): </source>
        <extracomment>%1 and %2 are persons; &quot;undo&quot; is a word to type and stays as it is</extracomment>
        <translation>C’est à %1 de jouer. Laissez la place, puis appuyez sur Entrée (ou tapez undo pour rendre la place à %2, au début de son tour)&#xa0;: </translation>
    </message>
    <message>
        <source>It’s %1’s turn. Hand over, then press Enter: </source>
        <extracomment>%1 is a person</extracomment>
        <translation>C’est à %1 de jouer. Laissez la place, puis appuyez sur Entrée&#xa0;: </translation>
    </message>
    <message>
        <source>You can’t undo your last decision: another player has acted since.</source>
        <translation>Votre dernière décision ne peut plus être annulée&#xa0;: quelqu’un d’autre a joué depuis.</translation>
    </message>
    <message>
        <source>You can’t undo your last decision: something hidden has been shown to you since.</source>
        <translation>Votre dernière décision ne peut plus être annulée&#xa0;: une information cachée vous a été révélée depuis.</translation>
    </message>
    <message>
        <source>You’re the only person here; a computer player can’t take your place.</source>
        <translation>Il n’y a personne d’autre à cette table&#x202f;; un joueur virtuel ne peut pas jouer à votre place.</translation>
    </message>
    <message>
        <source>The computer isn’t playing for %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>L’ordinateur ne joue pas pour %1.</translation>
    </message>
    <message>
        <source>find faults in translated texts (.ts)</source>
        <translation>chercher les fautes dans les textes traduits (.ts)</translation>
    </message>
    <message>
        <source>start a new language: write its .ts files</source>
        <translation>ajouter une langue&#xa0;: créer ses fichiers .ts</translation>
    </message>
    <message>
        <source>%1: this isn’t the name of a Heorot catalog, such as movie_fr.ts</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1&#xa0;: ce n’est pas le nom d’un catalogue de Heorot, comme movie_fr.ts</translation>
    </message>
    <message>
        <source>%1: %2 of %3 texts are translated.</source>
        <extracomment>Progress of a translation: %1 a file, %2 and %3 numbers of texts</extracomment>
        <translation>%1&#xa0;: %2 textes traduits sur %3.</translation>
    </message>
    <message>
        <source>%1 already exists and stays as it is.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 existe déjà et reste tel quel.</translation>
    </message>
    <message>
        <source>results of your finished games</source>
        <translation>afficher les résultats de vos parties finies</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s), %2 won, average place %3, average points %4, best %5</source>
        <extracomment>A line of results: %1 a player, %n games, %2 how many of them it won, %3 its mean place, %4 its mean points and %5 its most points</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n partie (victoires&#xa0;: %2), place moyenne %3, %4 points en moyenne, %5 au plus</numerusform>
            <numerusform>%1&#xa0;: %n parties (victoires&#xa0;: %2), place moyenne %3, %4 points en moyenne, %5 au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Write all results as a table.</source>
        <translation>Écrire tous les résultats dans un tableau.</translation>
    </message>
    <message>
        <source>No finished game has been counted yet.</source>
        <translation>Aucune partie finie n’a encore été comptée.</translation>
    </message>
    <message>
        <source>--seats: “%1”: the iterations must be a number from 1 to 10000000</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>--seats&#xa0;: «&#xa0;%1&#xa0;»&#xa0;: le nombre d’itérations doit être compris entre 1 et 10000000</translation>
    </message>
    <message>
        <source>--seats: people can’t be simulated; name levels of computer players</source>
        <translation>--seats&#xa0;: on ne peut pas simuler des humains&#x202f;; indiquez des niveaux de joueurs virtuels</translation>
    </message>
    <message>
        <source>--seats: “%1” doesn’t search, so it has no iterations</source>
        <extracomment>%1 a level of computer players, as it was typed</extracomment>
        <translation>--seats&#xa0;: «&#xa0;%1&#xa0;» ne cherche pas, il n’a donc pas d’itérations</translation>
    </message>
    <message>
        <source>--seats: two players are called “%1”</source>
        <extracomment>%1 a name</extracomment>
        <translation>--seats&#xa0;: deux joueurs s’appellent «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>--seats: the names “%1” and “%2” are too alike</source>
        <extracomment>%1 and %2 names</extracomment>
        <translation>--seats&#xa0;: les noms «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» se ressemblent trop</translation>
    </message>
    <message>
        <source>--option: the game has no options</source>
        <translation>--option&#xa0;: le jeu n’a pas d’options</translation>
    </message>
    <message>
        <source>--option: the game has no option “%1”; it has: %2</source>
        <extracomment>%1 what was typed, %2 a list of options</extracomment>
        <translation>--option&#xa0;: le jeu n’a pas d’option «&#xa0;%1&#xa0;»&#x202f;; il a&#xa0;: %2</translation>
    </message>
    <message>
        <source>--option: “%1” is given twice</source>
        <extracomment>%1 an option of a game</extracomment>
        <translation>--option&#xa0;: «&#xa0;%1&#xa0;» est donnée deux fois</translation>
    </message>
    <message>
        <source>--option: “%1” must be one of: %2</source>
        <extracomment>%1 an option of a game, %2 a list of its values</extracomment>
        <translation>--option&#xa0;: «&#xa0;%1&#xa0;» doit prendre l’une de ces valeurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>--%1 is given twice</source>
        <extracomment>%1 an option</extracomment>
        <translation>--%1 est donné deux fois</translation>
    </message>
    <message>
        <source>--%1 needs a value</source>
        <extracomment>%1 an option</extracomment>
        <translation>--%1 est donné sans valeur</translation>
    </message>
    <message>
        <source>%1: unexpected argument “%2”</source>
        <extracomment>%1 a command, %2 what was typed</extracomment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas attendu ici</translation>
    </message>
    <message>
        <source>%1: a file name is empty</source>
        <extracomment>%1 a command</extracomment>
        <translation>%1&#xa0;: un nom de fichier est vide</translation>
    </message>
    <message>
        <source>%1: name one folder</source>
        <extracomment>%1 a command</extracomment>
        <translation>%1&#xa0;: indiquez un dossier</translation>
    </message>
    <message>
        <source>%1: there is no folder “%2”</source>
        <extracomment>%1 a command, %2 a folder</extracomment>
        <translation>%1&#xa0;: il n’y a pas de dossier «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1: the folder “%2” can’t be read</source>
        <extracomment>%1 a command, %2 a folder</extracomment>
        <translation>%1&#xa0;: le dossier «&#xa0;%2&#xa0;» ne peut pas être lu</translation>
    </message>
    <message>
        <source>The game, see “heorot-cli games”.</source>
        <translation>Le jeu, voir «&#xa0;heorot-cli games&#xa0;».</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>Seed of decks and dice.</source>
        <translation>Graine des pioches et des dés.</translation>
    </message>
    <message>
        <source>An option of the game.</source>
        <translation>Une option du jeu.</translation>
    </message>
    <message>
        <source>ID=VALUE</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>ID=VALEUR</translation>
    </message>
    <message>
        <source>The players: LEVEL[-STYLE][:NAME], separated by commas.</source>
        <translation>Les joueurs&#xa0;: NIVEAU[-STYLE][:NOM], séparés par des virgules.</translation>
    </message>
    <message>
        <source>SEATS</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>JOUEURS</translation>
    </message>
    <message>
        <source>Language of the texts.</source>
        <translation>Langue des textes.</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>CODE</translation>
    </message>
    <message>
        <source>Texts that take precedence over the program’s own.</source>
        <translation>Des textes qui passent avant ceux du programme.</translation>
    </message>
    <message>
        <source>DIR</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>--translations: there is no folder “%1”</source>
        <extracomment>%1 a folder</extracomment>
        <translation>--translations&#xa0;: il n’y a pas de dossier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>--language: there are no texts in “%1”; the languages are: %2</source>
        <extracomment>%1 what was typed, %2 a list of codes of languages</extracomment>
        <translation>--language&#xa0;: pas de textes en «&#xa0;%1&#xa0;»&#x202f;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>--seats is missing; for example: --seats human:Anna,easy</source>
        <extracomment>The example is typed in every language</extracomment>
        <translation>--seats manque, par exemple --seats human:Anna,easy</translation>
    </message>
    <message>
        <source>--seats: the game is for %1 to %2 players, not for %3</source>
        <extracomment>%1 to %3 numbers</extracomment>
        <translation>--seats&#xa0;: le jeu est pour %1 à %2 joueurs, pas pour %3</translation>
    </message>
    <message>
        <source>--%1: “%2” is not a whole number from %3 to %4</source>
        <extracomment>%1 an option, %2 what was typed, %3 and %4 numbers</extracomment>
        <translation>--%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre entier de %3 à %4</translation>
    </message>
    <message>
        <source>%1 %2 players: %3 actions/game, %4 games/s, %5 actions/s, %6 ns/action, state %7 bytes, copy %8 ns, %9 allocations/game
</source>
        <extracomment>%1 a game, the others numbers; ns are nanoseconds</extracomment>
        <translation>%1, %2 joueurs&#xa0;: %3 actions/partie, %4 parties/s, %5 actions/s, %6 ns/action, état %7 octets, copie %8 ns, %9 allocations/partie
</translation>
    </message>
    <message>
        <source>%1 %2 players: search %3 iterations/s, %4 us/iteration, %5 allocations/iteration
</source>
        <extracomment>%1 a game, the others numbers; us are microseconds</extracomment>
        <translation>%1, %2 joueurs&#xa0;: recherche %3 itérations/s, %4 us/itération, %5 allocations/itération
</translation>
    </message>
    <message>
        <source>Random games on one core; setup, listing the legal actions, and choosing one are included.</source>
        <translation>Parties au hasard sur un cœur&#x202f;; la liste des actions, le choix et la mise en place sont compris.</translation>
    </message>
    <message>
        <source>this is not a game’s folder and is ignored; the games are: %1</source>
        <extracomment>%1 a list of folders</extracomment>
        <translation>ce n’est pas le dossier d’un jeu et il est ignoré&#x202f;; il y a&#xa0;: %1</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>check-data: “%1” contains no game’s folder; the games are: %2</source>
        <extracomment>%1 a folder, %2 a list of folders</extracomment>
        <translation>check-data&#xa0;: «&#xa0;%1&#xa0;» ne contient le dossier d’aucun jeu&#x202f;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: this file is not used</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1&#xa0;: ce fichier n’est pas utilisé</translation>
    </message>
    <message>
        <source>no file in this folder is used, so the shipped data stays in use; expected: %1</source>
        <extracomment>%1 a list of files</extracomment>
        <translation>aucun fichier de ce dossier ne sert, les données fournies restent donc&#x202f;; attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <extracomment>%1 the id of a game whose data are good</extracomment>
        <translation>%1&#xa0;: correct</translation>
    </message>
    <message>
        <source>A folder with one folder per game in it.</source>
        <translation>Un dossier qui contient un dossier par jeu.</translation>
    </message>
    <message>
        <source>The player whose decisions to rate.</source>
        <translation>Le joueur dont on examine les décisions.</translation>
    </message>
    <message>
        <source>NAME</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>NOM</translation>
    </message>
    <message>
        <source>FILE.saga</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>FICHIER.saga</translation>
    </message>
    <message>
        <source>The saved game.</source>
        <translation>La partie enregistrée.</translation>
    </message>
    <message>
        <source>coach: name one saved game</source>
        <translation>coach&#xa0;: indiquez une partie enregistrée</translation>
    </message>
    <message>
        <source>coach: this game is not over yet</source>
        <translation>coach&#xa0;: cette partie n’est pas encore finie</translation>
    </message>
    <message>
        <source>coach: the computer players of this game don’t search, so they can’t advise</source>
        <translation>coach&#xa0;: les joueurs virtuels de ce jeu ne cherchent pas, ils ne peuvent donc pas conseiller</translation>
    </message>
    <message>
        <source>coach: the moves of this game can’t be replayed</source>
        <translation>coach&#xa0;: les coups de cette partie ne peuvent pas être rejoués</translation>
    </message>
    <message>
        <source>%1  %2, %3 to %4 players, %5 to %6 minutes
</source>
        <extracomment>A game: %1 its id, %2 its title, the others numbers</extracomment>
        <translation>%1  %2, %3 à %4 joueurs, %5 à %6 minutes
</translation>
    </message>
    <message>
        <source>“seed” is not a whole number</source>
        <translation>«&#xa0;seed&#xa0;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>“game” is missing</source>
        <translation>«&#xa0;game&#xa0;» manque</translation>
    </message>
    <message>
        <source>“deals” names no deals</source>
        <translation>«&#xa0;deals&#xa0;» ne nomme aucune donne</translation>
    </message>
    <message>
        <source>“deals”: %1 to %2 is not a range of deals</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>«&#xa0;deals&#xa0;»&#xa0;: de %1 à %2 n’est pas un intervalle</translation>
    </message>
    <message>
        <source>“entries” is empty</source>
        <translation>«&#xa0;entries&#xa0;» est vide</translation>
    </message>
    <message>
        <source>an entry has %1 games instead of %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>une entrée a %1 parties au lieu de %2</translation>
    </message>
    <message>
        <source>%1 “%2” instead of “%3”</source>
        <extracomment>%1 a word of the report&apos;s file, such as seed; %2 and %3 values</extracomment>
        <translation>%1 «&#xa0;%2&#xa0;» au lieu de «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>Write the result as JSON.</source>
        <translation>Écrire le résultat en JSON.</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>A placeholder in the help: what is typed in its place</extracomment>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>%1: deals: %2 (%3), rotations of each: %4, seed %5
</source>
        <extracomment>The head of a league: %1 a game, %3 ranges of numbers, the others numbers</extracomment>
        <translation>%1&#xa0;: donnes&#xa0;: %2 (%3), rotations de chacune&#xa0;: %4, graine %5
</translation>
    </message>
    <message>
        <source>%1 %2: %3 games, wins %4% (%5 to %6), score %7 (%8 to %9), </source>
        <extracomment>A line of a league: %1 a number, %2 a level of computer players, the others numbers</extracomment>
        <translation>%1 %2&#xa0;: %3 parties, victoires %4 % (%5 à %6), score %7 (%8 à %9), </translation>
    </message>
    <message>
        <source>%1 decisions, %2 us each
</source>
        <extracomment>The end of a line of a league: %1 and %2 numbers; us are microseconds</extracomment>
        <translation>%1 décisions, %2 us chacune
</translation>
    </message>
    <message>
        <source>illegal moves: %1</source>
        <extracomment>%1 a number</extracomment>
        <translation>coups interdits&#xa0;: %1</translation>
    </message>
    <message>
        <source>this is not a report from “simulate --json”: %1 at byte %2</source>
        <extracomment>%1 what is wrong with a file, %2 a number</extracomment>
        <translation>pas un rapport de «&#xa0;simulate --json&#xa0;»&#xa0;: %1 à l’octet %2</translation>
    </message>
    <message>
        <source>this is not a report from “simulate --json”: %1</source>
        <extracomment>%1 what is wrong with a file</extracomment>
        <translation>pas un rapport de «&#xa0;simulate --json&#xa0;»&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: this belongs to another league: %2</source>
        <extracomment>%1 a file, %2 a difference</extracomment>
        <translation>%1&#xa0;: il vient d’une autre ligue&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: deal %2 is also in another file</source>
        <extracomment>%1 a file, %2 a number</extracomment>
        <translation>%1&#xa0;: la donne %2 est aussi dans un autre fichier</translation>
    </message>
    <message>
        <source>play --game ID --seats SEATS
     [--first NAME|random] [--seed N] [--option K=V] [--saga FILE]
     [--language CODE] [--translations DIR] [--casual-undo] [--no-cover]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>play --game ID --seats JOUEURS
     [--first NOM|random] [--seed N] [--option C=V] [--saga FICHIER]
     [--language CODE] [--translations DOSSIER] [--casual-undo] [--no-cover]</translation>
    </message>
    <message>
        <source>play FILE.saga
     [--language CODE] [--translations DIR] [--casual-undo] [--no-cover]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>play FICHIER.saga
     [--language CODE] [--translations DOSSIER] [--casual-undo] [--no-cover]</translation>
    </message>
    <message>
        <source>replay FILE.saga
     [--until N] [--seat NAME] [--language CODE] [--translations DIR]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>replay FICHIER.saga
     [--until N] [--seat NOM] [--language CODE] [--translations DOSSIER]</translation>
    </message>
    <message>
        <source>coach FILE.saga
     [--seat NAME] [--language CODE] [--translations DIR]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>coach FICHIER.saga
     [--seat NOM] [--language CODE] [--translations DOSSIER]</translation>
    </message>
    <message>
        <source>statistics [--game ID] [--csv FILE]
     [--language CODE] [--translations DIR]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>statistics [--game ID] [--csv FICHIER]
     [--language CODE] [--translations DOSSIER]</translation>
    </message>
    <message>
        <source>simulate --game ID --seats LEVELS
     [--games N | --deals A-B] [--seed S] [--threads T] [--option K=V] [--json FILE]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>simulate --game ID --seats NIVEAUX
     [--games N | --deals A-B] [--seed S] [--threads T] [--option C=V] [--json FICHIER]</translation>
    </message>
    <message>
        <source>merge FILE.json ... [--json FILE]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>merge FICHIER.json ... [--json FICHIER]</translation>
    </message>
    <message>
        <source>perft --game ID --seats N --depth D
     [--seed S] [--option K=V]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>perft --game ID --seats N --depth D
     [--seed S] [--option C=V]</translation>
    </message>
    <message>
        <source>scenario FILE|DIR ... [--junit FILE]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>scenario FICHIER|DOSSIER ... [--junit FICHIER]</translation>
    </message>
    <message>
        <source>check-data DIR</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>check-data DOSSIER</translation>
    </message>
    <message>
        <source>check-translations DIR</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>check-translations DOSSIER</translation>
    </message>
    <message>
        <source>new-translation CODE DIR</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>new-translation CODE DOSSIER</translation>
    </message>
    <message>
        <source>bench [--game ID]</source>
        <extracomment>Commands and options are typed in every language; translate only the words in capitals</extracomment>
        <translation>bench [--game ID]</translation>
    </message>
    <message>
        <source>help [--language CODE]</source>
        <extracomment>A command to type; translate only the word in capitals, which stands for a code such as de</extracomment>
        <translation>help [--language CODE]</translation>
    </message>
    <message>
        <source>“%1” is not a heorot-cli command; see “heorot-cli --help”</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une commande de heorot-cli&#x202f;; voir «&#xa0;heorot-cli --help&#xa0;»</translation>
    </message>
    <message>
        <source>%1: this name is not valid UTF-8; retype it or rename the file</source>
        <extracomment>%1 a file; UTF-8 is how letters are stored</extracomment>
        <translation>%1&#xa0;: ce nom n’est pas en UTF-8 valide&#x202f;; tapez-le en UTF-8 ou renommez le fichier</translation>
    </message>
    <message>
        <source>merge: name the files that “simulate --json” wrote</source>
        <translation>merge&#xa0;: indiquez les fichiers que «&#xa0;simulate --json&#xa0;» a écrits</translation>
    </message>
    <message>
        <source>--%1 is missing; for example: --%1 %2</source>
        <extracomment>%1 an option, %2 a number</extracomment>
        <translation>--%1 manque, par exemple --%1 %2</translation>
    </message>
    <message>
        <source>How many players.</source>
        <translation>Combien de joueurs.</translation>
    </message>
    <message>
        <source>How many actions.</source>
        <translation>Combien d’actions.</translation>
    </message>
    <message>
        <source>total: %1</source>
        <extracomment>%1 a number of sequences</extracomment>
        <translation>total&#xa0;: %1</translation>
    </message>
    <message>
        <source>--saga: “%1”: a file name can’t contain control characters</source>
        <extracomment>%1 a file</extracomment>
        <translation>--saga&#xa0;: «&#xa0;%1&#xa0;»&#xa0;: un nom de fichier ne peut pas contenir de caractères de contrôle</translation>
    </message>
    <message>
        <source>--saga: “%1” is a folder; name a file in it, such as “%2”</source>
        <extracomment>%1 a folder, %2 a file</extracomment>
        <translation>--saga&#xa0;: «&#xa0;%1&#xa0;» est un dossier&#x202f;; indiquez un fichier dans ce dossier, tel que «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Where to save after every action.</source>
        <translation>Où enregistrer après chaque action.</translation>
    </message>
    <message>
        <source>Who has the first turn: a name, or random.</source>
        <translation>Qui commence&#xa0;: un nom, ou random.</translation>
    </message>
    <message>
        <source>Allow undo past revealed information if all others are computer players; marks the game.</source>
        <translation>Permettre d’annuler au-delà d’une révélation si tous les autres sont des joueurs virtuels&#x202f;; marque la partie.</translation>
    </message>
    <message>
        <source>Let several people play even if the terminal can’t be cleared to hide their hands.</source>
        <translation>Laisser jouer plusieurs humains même si le terminal ne peut pas être effacé pour cacher leurs mains.</translation>
    </message>
    <message>
        <source>A saved game to resume.</source>
        <translation>Une partie enregistrée à reprendre.</translation>
    </message>
    <message>
        <source>play: to resume, give one file and no arguments other than --language, --translations, --casual-undo, and --no-cover</source>
        <translation>play&#xa0;: pour reprendre une partie, donnez un seul fichier et aucun argument sauf --language, --translations, --casual-undo et --no-cover</translation>
    </message>
    <message>
        <source>--saga: “%1” exists; resume it with: %2</source>
        <extracomment>%1 a file, %2 a command to type</extracomment>
        <translation>--saga&#xa0;: «&#xa0;%1&#xa0;» existe&#x202f;; reprenez la partie avec&#xa0;: %2</translation>
    </message>
    <message>
        <source>Stop after this step of the log.</source>
        <translation>S’arrêter après cette étape du journal.</translation>
    </message>
    <message>
        <source>What this player saw, once the game is over.</source>
        <translation>Ce que ce joueur a vu, une fois la partie finie.</translation>
    </message>
    <message>
        <source>replay: name one saved game</source>
        <translation>replay&#xa0;: indiquez une partie enregistrée</translation>
    </message>
    <message>
        <source>%1: “%2” is the name of a saved game; choose a name that doesn’t end in .saga</source>
        <extracomment>%1 an option, %2 a file</extracomment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» est le nom d’une partie enregistrée&#x202f;; prenez un nom qui ne finit pas par .saga</translation>
    </message>
    <message>
        <source>Write a JUnit report.</source>
        <translation>Écrire un rapport JUnit.</translation>
    </message>
    <message>
        <source>Scenario files, or folders of them.</source>
        <translation>Des fichiers de scénarios, ou des dossiers qui en contiennent.</translation>
    </message>
    <message>
        <source>scenario: name at least one file or folder</source>
        <translation>scenario&#xa0;: indiquez au moins un fichier ou un dossier</translation>
    </message>
    <message>
        <source>FAILED</source>
        <extracomment>A rules test that failed; its title follows</extracomment>
        <translation>ÉCHEC</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <extracomment>How many rules tests passed and failed: %1 and %2 numbers</extracomment>
        <translation>%1 réussis, %2 échoués</translation>
    </message>
    <message>
        <source>--deals and --games can’t be used together</source>
        <translation>--deals et --games ne vont pas ensemble</translation>
    </message>
    <message>
        <source>--deals: “%1” is not a range of deals, such as 1-100</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>--deals&#xa0;: «&#xa0;%1&#xa0;» n’est pas un intervalle tel que 1-100</translation>
    </message>
    <message>
        <source>How many games, rounded up to whole rotations.</source>
        <translation>Combien de parties, arrondies à des rotations entières.</translation>
    </message>
    <message>
        <source>Which deals, each in every rotation, instead of --games.</source>
        <translation>Quelles donnes, chacune dans chaque rotation, au lieu de --games.</translation>
    </message>
    <message>
        <source>How many threads.</source>
        <translation>Combien de fils d’exécution.</translation>
    </message>
    <message>
        <source>(%1 games rounded up to %2)
</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>(%1 parties, arrondies à %2)
</translation>
    </message>
    <message>
        <source>the program’s texts are missing: there is no .ts file in “%1”</source>
        <extracomment>%1 a folder</extracomment>
        <translation>les textes du programme manquent&#xa0;: pas de fichier .ts dans «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>A folder with .ts files.</source>
        <translation>Un dossier avec des fichiers .ts.</translation>
    </message>
    <message>
        <source>check-translations: “%1” contains no catalog, such as movie_fr.ts</source>
        <extracomment>%1 a folder</extracomment>
        <translation>check-translations&#xa0;: «&#xa0;%1&#xa0;» ne contient pas de catalogue tel que movie_fr.ts</translation>
    </message>
    <message>
        <source>The language, such as es or pt_BR.</source>
        <translation>La langue, telle que es ou pt_BR.</translation>
    </message>
    <message>
        <source>The folder for its .ts files.</source>
        <translation>Le dossier de ses fichiers .ts.</translation>
    </message>
    <message>
        <source>new-translation: name a language and a folder, for example es texts</source>
        <translation>new-translation&#xa0;: indiquez une langue et un dossier, par exemple es textes</translation>
    </message>
    <message>
        <source>new-translation: “%1” is not a language code, such as es or pt_BR</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>new-translation&#xa0;: «&#xa0;%1&#xa0;» n’est pas le code d’une langue, tel que es ou pt_BR</translation>
    </message>
    <message>
        <source>new-translation: “%1” can’t be made</source>
        <extracomment>%1 a folder</extracomment>
        <translation>new-translation&#xa0;: «&#xa0;%1&#xa0;» ne peut pas être créé</translation>
    </message>
    <message>
        <source>Next best:</source>
        <extracomment>Above the next best choices of a hint</extracomment>
        <translation>Ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>You might not get this back.</source>
        <translation>Ce choix sera peut-être définitif.</translation>
    </message>
    <message>
        <source>Type yes to confirm, or press Enter to cancel: </source>
        <extracomment>&quot;yes&quot; is to be typed and stays as it is; Enter is a key</extracomment>
        <translation>Tapez yes pour confirmer, ou appuyez sur Entrée pour annuler&#xa0;: </translation>
    </message>
</context>
</TS>
