<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <source>Other choice</source>
        <extracomment>Button of the prompt: takes back the last thing that was chosen</extracomment>
        <translation>Autre choix</translation>
    </message>
    <message>
        <source>Takes back what was chosen last (%1).</source>
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
        <source>person</source>
        <extracomment>Who plays a seat</extracomment>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <extracomment>Who plays a seat: %1 the level of a computer player, &quot;easy&quot;</extracomment>
        <translation>ordinateur, %1</translation>
    </message>
    <message>
        <source>computer, %1, %2</source>
        <extracomment>Who plays a seat: %1 the level of a computer player, &quot;easy&quot;, %2 its style, &quot;bold&quot;</extracomment>
        <translation>ordinateur, %1, %2</translation>
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
        <source>Please confirm: %1</source>
        <extracomment>A prompt: %1 what a choice does, &quot;Place a Thane on c3&quot;</extracomment>
        <translation>Merci de confirmer&#xa0;: %1</translation>
    </message>
    <message>
        <source>You may not get this back.</source>
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
        <source>If the game ended now: %1 point(s), and what is hidden.</source>
        <extracomment>%1 points that a player would have, as their number has it, without what the reader does not see</extracomment>
        <translation>
            <numerusform>Si la partie s’arrêtait maintenant&#xa0;: %1 point, sans compter ce qui est caché.</numerusform>
            <numerusform>Si la partie s’arrêtait maintenant&#xa0;: %1 points, sans compter ce qui est caché.</numerusform>
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
        <source>The computer player %1 chose something the rules do not allow, so the game stops here. This is a fault of the program; please report it.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Le joueur virtuel %1 a choisi une action que les règles n’autorisent pas&#x202f;; la partie s’arrête donc ici. C’est une erreur du programme&#xa0;: merci de la signaler.</translation>
    </message>
    <message>
        <source>The game&apos;s file reproduces it: %1</source>
        <extracomment>%1 a file; comes after the request to report a fault</extracomment>
        <translation>Le fichier de la partie permet de la reproduire&#xa0;: %1</translation>
    </message>
    <message>
        <source>the game cannot be saved here: %1</source>
        <extracomment>Comes after the name of a file and a colon; %1 a reason, which may be a whole sentence without its full stop</extracomment>
        <translation>impossible d’enregistrer la partie ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>the user has no home folder; name a file to save to</source>
        <translation>l’utilisateur n’a pas de dossier personnel&#x202f;; indiquez un fichier où enregistrer</translation>
    </message>
    <message>
        <source>a file there cannot be read; save under another name</source>
        <translation>il y a là un fichier illisible&#x202f;; enregistrez sous un autre nom</translation>
    </message>
    <message>
        <source>another program has changed the file; save under another name</source>
        <translation>un autre programme a modifié le fichier&#x202f;; enregistrez sous un autre nom</translation>
    </message>
    <message>
        <source>the original file cannot be kept as %1: %2</source>
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
        <translation>le fichier est protégé en écriture</translation>
    </message>
    <message>
        <source>no folder can be created in %1: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>impossible de créer un dossier dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing can be written in the folder %1: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>impossible d’écrire dans le dossier %1&#xa0;: %2</translation>
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
        <source>the folder %1 cannot be entered: %2</source>
        <extracomment>%1 a folder, %2 a reason such as &quot;permission denied&quot;</extracomment>
        <translation>impossible d’accéder au dossier %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>permission denied</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk has no room for a file of this size</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>il n’y a pas de place sur le disque pour un fichier de cette taille</translation>
    </message>
    <message>
        <source>the disk is protected from writing</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>le disque est protégé en écriture</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <extracomment>Reason why a file cannot be written; comes after a colon</extracomment>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A reason: %1 a player, %2 what changes and by how much, &quot;figures on the board −12&quot;
----------
A hint: %1 &quot;After this turn&quot; or &quot;Soon&quot;, %2 changes of points: &quot;you +3&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>About %1 wins in 100 from here, after %2 tries.</source>
        <extracomment>A hint: %1 how many of 100 games are won after the choice, %2 how many games were tried</extracomment>
        <translation>Environ %1&#x202f;% de victoires à partir d’ici, d’après %2 essais.</translation>
    </message>
    <message>
        <source>Soon</source>
        <extracomment>Above changes of points that a choice brings later, not in this turn</extracomment>
        <translation>Bientôt</translation>
    </message>
    <message>
        <source>After this turn</source>
        <extracomment>Above changes of points that a choice brings in this turn</extracomment>
        <translation>Après ce tour</translation>
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
        <extracomment>%1 a computer player</extracomment>
        <translation>%1&#xa0;: pourquoi ce coup&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing you can see explains it: the reason is hidden or still to come.</source>
        <translation>Rien de visible ne l’explique&#xa0;: la raison est cachée ou encore à venir.</translation>
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
        <translation>Frappe d’abord, demande ensuite.</translation>
    </message>
    <message>
        <source>Guards what he has, gives nothing away.</source>
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
        <translation>Attend, et garde le dernier mot.</translation>
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
        <source>%1% wins</source>
        <extracomment>What a better move would have brought: %1 a number of percent with its sign, &quot;+9&quot;</extracomment>
        <translation>%1&#x202f;% de victoires</translation>
    </message>
    <message>
        <source>a little</source>
        <extracomment>What a better move would have brought, if no number of it rounds to 1: &quot;It would have brought a little.&quot;</extracomment>
        <translation>un petit avantage</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A part of a player&apos;s points that changes: %1 what counts, %2 a signed number: &quot;figures on the board +22&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 kept %2% of what was there.</source>
        <extracomment>%1 a player, %2 a number of percent: how much of what could be won was not given away</extracomment>
        <translation>%1 a obtenu %2&#x202f;% de ce qui était à sa portée.</translation>
    </message>
    <message>
        <source>The lesson&apos;s number %1.</source>
        <extracomment>Read aloud of a place that a lesson speaks of: %1 the number of its pin, &quot;(1)&quot; in the lesson&apos;s sentence</extracomment>
        <translation>Numéro %1 de la leçon.</translation>
    </message>
    <message>
        <source>first choose a piece</source>
        <extracomment>On a button of the prompt that cannot be pressed yet: it says what to do with a piece</extracomment>
        <translation>choisissez d’abord une pièce</translation>
    </message>
    <message>
        <source>A click or Enter shows everything large.</source>
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
</context>
</TS>
