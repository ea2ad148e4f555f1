<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>terminal</name>
    <message>
        <source>The end of &apos;%1&apos; is missing. It can be one of: %2</source>
        <extracomment>%1 is what was typed, %2 words of which one is to be added, as &quot;a1, a2&quot;</extracomment>
        <translation>«&#xa0;%1&#xa0;» est incomplet. Suites possibles&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; fits several choices: %2</source>
        <extracomment>%1 is what was typed, %2 a list of choices</extracomment>
        <translation>«&#xa0;%1&#xa0;» correspond à plusieurs choix&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no choice %1; the list ends with %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Il n’y a pas de choix %1&#x202f;; la liste s’arrête à %2.</translation>
    </message>
    <message>
        <source>The game continues unsaved. Save it elsewhere with: save FILE</source>
        <extracomment>&quot;save FILE&quot; is to be typed; &quot;save&quot; stays as it is</extracomment>
        <translation>La partie continue sans être enregistrée. Pour l’enregistrer ailleurs&#xa0;: save FICHIER</translation>
    </message>
    <message>
        <source>A file is missing: save FILE</source>
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
        <source>Number, action or help&gt; </source>
        <extracomment>The prompt of the terminal game; &quot;help&quot; is a word to type and stays as it is</extracomment>
        <translation>Numéro, action ou help&gt; </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a number of the list nor an action. Type list for the choices, help for what else can be typed.</source>
        <extracomment>%1 is what was typed; &quot;help&quot; and &quot;list&quot; are to be typed and stay as they are</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est ni un numéro de la liste ni une action. Tapez list pour les choix, help pour les autres commandes.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>La partie n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Press Enter to cover the table: </source>
        <extracomment>Before the screen is cleared for another person; Enter is a key</extracomment>
        <translation>Appuyez sur Entrée pour cacher la table&#xa0;: </translation>
    </message>
    <message>
        <source>Type help rules for the handbook, help for what else can be typed.</source>
        <translation>Tapez help rules pour le manuel, help pour le reste.</translation>
    </message>
    <message>
        <source>Chapters of the handbook, to be read with help NAME:</source>
        <extracomment>Above the chapters of the handbook; &quot;help&quot; is to be typed and stays as it is, NAME is one of the chapters</extracomment>
        <translation>Les chapitres du manuel, à lire avec help NOM&#xa0;:</translation>
    </message>
    <message>
        <source>Type help NAME to read what stands under one of these titles.</source>
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
        <source>&apos;%1&apos; occurs in: %2</source>
        <extracomment>%1 is what was typed, %2 the titles of sections of the handbook that contain it</extracomment>
        <translation>«&#xa0;%1&#xa0;» figure dans&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing in this game is called &apos;%1&apos;. Type help rules for the handbook.</source>
        <extracomment>%1 is what was typed; &quot;help rules&quot; is to be typed and stays as it is</extracomment>
        <translation>Rien dans ce jeu ne s’appelle «&#xa0;%1&#xa0;». Tapez help rules pour le manuel.</translation>
    </message>
    <message>
        <source>Tie-break</source>
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
        <source>This goes back past something that was revealed; the game is now marked.</source>
        <translation>Vous avez annulé au-delà d’une révélation&#x202f;; la partie est désormais marquée.</translation>
    </message>
    <message>
        <source>There is nothing to take back: you have decided nothing since the game was resumed.</source>
        <translation>Rien à annuler&#xa0;: vous n’avez rien décidé depuis la reprise de la partie.</translation>
    </message>
    <message>
        <source>There is nothing to take back: you have decided nothing yet.</source>
        <translation>Rien à annuler&#xa0;: vous n’avez encore rien décidé.</translation>
    </message>
    <message>
        <source>Against computer players you may do so anyway, and the game is then marked: leave it and resume with:</source>
        <extracomment>A command to type follows on a line of its own</extracomment>
        <translation>Contre des joueurs virtuels, c’est tout de même possible, et la partie est alors marquée. Quittez-la, puis reprenez-la par&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing was decided in this turn yet.</source>
        <translation>Vous n’avez encore rien décidé ce tour-ci.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>%1: a file name cannot contain control characters.</source>
        <extracomment>%1 is a file&apos;s name</extracomment>
        <translation>%1&#xa0;: un nom de fichier ne peut contenir de caractères de contrôle.</translation>
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
        <source>%1 to %2: %3 to %4; &quot;list %5&quot; shows each</source>
        <extracomment>%1 and %2 are numbers of the list, %3 and %4 choices, &quot;list %5&quot; is to be typed and stays as it is</extracomment>
        <translation>%1 à %2&#xa0;: de %3 à %4&#x202f;; «&#xa0;list %5&#xa0;» les montre tous</translation>
    </message>
    <message>
        <source>No choice begins with &apos;%1&apos;.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>Aucun choix ne commence par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>list the games and their options</source>
        <translation>les jeux disponibles et leurs options</translation>
    </message>
    <message>
        <source>play in the terminal; SEATS as human:Anna,easy</source>
        <translation>jouer dans le terminal&#x202f;; SEATS, par exemple human:Anna,easy</translation>
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
        <source>measure speed and size of the rules</source>
        <translation>mesurer la vitesse et la taille des règles</translation>
    </message>
    <message>
        <source>Heorot %1, a hall for three board games</source>
        <extracomment>%1 a version</extracomment>
        <translation>Heorot %1, une salle pour trois jeux de plateau</translation>
    </message>
    <message>
        <source>this list, in another language</source>
        <translation>cette liste, dans une autre langue</translation>
    </message>
    <message>
        <source>Several people would see each other&apos;s hands here, because this terminal cannot be cleared; to play anyway add --no-cover.</source>
        <extracomment>An error at the start: &quot;--no-cover&quot; is an argument and stays as it is</extracomment>
        <translation>Ce terminal ne peut pas être effacé&#xa0;: chacun y verrait la main des autres. Pour jouer quand même, ajoutez --no-cover.</translation>
    </message>
    <message>
        <source>The game is not saved. Type save FILE to save it elsewhere, leave to lose it, or stay: </source>
        <extracomment>&quot;save FILE&quot;, &quot;leave&quot; and &quot;stay&quot; are to be typed and stay as they are</extracomment>
        <translation>La partie n’est pas enregistrée. Tapez save FICHIER pour l’enregistrer ailleurs, leave pour la perdre, ou stay pour rester&#xa0;: </translation>
    </message>
    <message>
        <source>%1 is damaged and is left out; its texts appear in English.</source>
        <extracomment>%1 is a file with texts in one language</extracomment>
        <translation>%1 est endommagé et n’est pas utilisé&#x202f;; ses textes apparaissent en anglais.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2: %3 point(s)</source>
        <extracomment>%1 a place, %2 a seat, %3 its points, which can be below 0 and choose the plural form</extracomment>
        <translation>
            <numerusform>%1. %2&#xa0;: %3 point</numerusform>
            <numerusform>%1. %2&#xa0;: %3 points</numerusform>
        </translation>
    </message>
    <message>
        <source>You may not get this back. Type yes to do it, or press Enter: </source>
        <extracomment>&quot;yes&quot; is to be typed and stays as it is; Enter is a key</extracomment>
        <translation>Ce choix sera peut-être définitif. Tapez yes pour confirmer, ou appuyez sur Entrée&#xa0;: </translation>
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
        <source>Also good:</source>
        <extracomment>Above the next best choices of a hint</extracomment>
        <translation>Autres bons choix&#xa0;:</translation>
    </message>
    <message>
        <source>No computer player has moved yet.</source>
        <translation>Aucun joueur virtuel n’a encore joué.</translation>
    </message>
    <message>
        <source>A hint would show what is covered now.</source>
        <translation>Un conseil montrerait ce qui est caché pour l’instant.</translation>
    </message>
    <message>
        <source>A number of the list, or an action as it stands there, for example: %1
help rules the contents of the handbook, and how to read the table
help NAME  read in the handbook: a chapter, a piece, or any word
table      show the table and the choices
list       show the choices; list WORD those that begin with it
log        show everything that happened
hint       show what the best computer player would do, and why
why        show why a computer player made its last move
takeover NAME LEVEL  let a computer player play for a person
handback NAME        let that person play again
undo       take back your last decision; not past what was shown to you since, unless
           the game was started or resumed with play --casual-undo
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
list          montrer les choix&#x202f;; list MOT ceux qui commencent ainsi
log           montrer tout ce qui s’est passé
hint          montrer ce que jouerait le meilleur ordinateur, et pourquoi
why           montrer pourquoi un ordinateur a joué son dernier coup
takeover NOM NIVEAU laisser un ordinateur jouer pour une personne
handback NOM  laisser cette personne jouer de nouveau
undo          annuler votre dernière décision&#x202f;; pas au-delà de ce qui vous a été
              montré, sauf si la partie est jouée avec play --casual-undo
reset         annuler les décisions de ce tour
redo          rétablir ce qui a été annulé
save FICHIER  enregistrer une copie sous un autre nom
quit          quitter&#x202f;; la partie est enregistrée
</translation>
    </message>
    <message>
        <source>No player is called &apos;%1&apos;; there are: %2.</source>
        <extracomment>%1 is what was typed, %2 a list of names</extracomment>
        <translation>Aucun joueur ne s’appelle «&#xa0;%1&#xa0;»&#x202f;; voici les joueurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The computer plays for %1 already.</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation>L’ordinateur joue déjà pour %1.</translation>
    </message>
    <message>
        <source>The computer plays for %1 now.</source>
        <extracomment>%1 is a person</extracomment>
        <translation>L’ordinateur joue maintenant pour %1.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <extracomment>%1 is a person</extracomment>
        <translation>%1 joue de nouveau.</translation>
    </message>
    <message>
        <source>No decision could have been much better.</source>
        <translation>Aucune décision n’aurait pu être nettement meilleure.</translation>
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
        <source>It would have brought %1.</source>
        <extracomment>%1 what a better move would have brought, a list such as &quot;+9% wins, +6 treasure&quot;</extracomment>
        <translation>Cela aurait rapporté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>what a player could have done better</source>
        <translation>ce qu’un joueur aurait pu mieux faire</translation>
    </message>
    <message>
        <source>&apos;%1&apos; isn’t possible now. Instead of %2, use one of: %3</source>
        <extracomment>%1 is what was typed, %2 its last word, %3 words that can stand in its place, as &quot;a1, a2&quot;</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas possible maintenant. À la place de %2, choisissez&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 already exists and isn’t this game’s file; it was left alone. Choose another name.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 existe déjà et n’est pas le fichier de cette partie&#x202f;; il n’a pas été modifié. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>It’s %1’s turn. Hand over, then press Enter (or type undo to go back to the start of the turn of %2): </source>
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
        <translation>Il n’y a personne d’autre à cette table&#x202f;; l’ordinateur ne peut pas jouer à votre place.</translation>
    </message>
    <message>
        <source>The computer doesn’t play in the place of %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>L’ordinateur ne joue pas pour %1.</translation>
    </message>
    <message>
        <source>find faults in translated texts (.ts)</source>
        <translation>chercher les fautes dans les textes traduits (.ts)</translation>
    </message>
    <message>
        <source>begin a language: write its .ts files</source>
        <translation>ajouter une langue&#xa0;: créer ses fichiers .ts</translation>
    </message>
    <message>
        <source>%1: this is not the name of a catalogue of Heorot, such as movie_fr.ts</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1&#xa0;: ce n’est pas le nom d’un catalogue de Heorot, comme movie_fr.ts</translation>
    </message>
    <message>
        <source>%1: %2 of %3 texts are translated.</source>
        <extracomment>Progress of a translation: %1 a file, %2 and %3 numbers of texts</extracomment>
        <translation>%1&#xa0;: %2 textes traduits sur %3.</translation>
    </message>
    <message>
        <source>%1 is there already and stays as it is.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 existe déjà et reste tel quel.</translation>
    </message>
</context>
</TS>
