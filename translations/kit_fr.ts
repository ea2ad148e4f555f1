<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>kit</name>
    <message>
        <source>It is chosen.</source>
        <extracomment>Read aloud of a thing on the table.</extracomment>
        <translation>C’est choisi.</translation>
    </message>
    <message>
        <source>It can be chosen.</source>
        <extracomment>Read aloud of a thing on the table.</extracomment>
        <translation>On peut le choisir.</translation>
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
        <source>person</source>
        <extracomment>Who plays a seat</extracomment>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer, random</source>
        <extracomment>Who plays a seat: a computer player that chooses at random</extracomment>
        <translation>ordinateur, au hasard</translation>
    </message>
    <message>
        <source>computer, easy</source>
        <extracomment>Who plays a seat</extracomment>
        <translation>ordinateur, facile</translation>
    </message>
    <message>
        <source>computer, medium</source>
        <extracomment>Who plays a seat</extracomment>
        <translation>ordinateur, moyen</translation>
    </message>
    <message>
        <source>computer, hard</source>
        <extracomment>Who plays a seat</extracomment>
        <translation>ordinateur, difficile</translation>
    </message>
    <message>
        <source>computer, master</source>
        <extracomment>Who plays a seat</extracomment>
        <translation>ordinateur, maître</translation>
    </message>
    <message>
        <source>computer, v1</source>
        <extracomment>Who plays a seat: the computer player of the first version, with which others are compared</extracomment>
        <translation>ordinateur, v1</translation>
    </message>
    <message>
        <source>TO MOVE</source>
        <extracomment>On the panel of the seat to move, in capitals where the language has them</extracomment>
        <translation>JOUE</translation>
    </message>
    <message>
        <source>%1, laid out</source>
        <extracomment>%1 a die, card or token that is laid out to pay or to play</extracomment>
        <translation>%1, sur la table</translation>
    </message>
    <message>
        <source>Choose it to take it back.</source>
        <translation>Choisir à nouveau pour reprendre.</translation>
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
        <translation>Vous ne pourrez peut-être pas revenir là-dessus.</translation>
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
            <numerusform>En ce moment&#xa0;: %1 point.</numerusform>
            <numerusform>En ce moment&#xa0;: %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %1 point(s), and what is hidden.</source>
        <extracomment>%1 points that a player would have, as their number has it, without what the reader does not see</extracomment>
        <translation>
            <numerusform>Si la partie finissait maintenant&#xa0;: %1 point, sans compter ce qui est caché.</numerusform>
            <numerusform>Si la partie finissait maintenant&#xa0;: %1 points, sans compter ce qui est caché.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %1 point(s).</source>
        <extracomment>%1 points that a player would have, as their number has it</extracomment>
        <translation>
            <numerusform>Si la partie finissait maintenant&#xa0;: %1 point.</numerusform>
            <numerusform>Si la partie finissait maintenant&#xa0;: %1 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer player %1 chose something the rules do not allow, so the game stops here. This is a fault of the program; please report it.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Le joueur ordinateur %1 a choisi une action que les règles n’autorisent pas&#xa0;: la partie s’arrête ici. C’est une erreur du programme, merci de la signaler.</translation>
    </message>
    <message>
        <source>The game&apos;s file reproduces it: %1</source>
        <extracomment>%1 a file; comes after the request to report a fault</extracomment>
        <translation>Le fichier de la partie en garde la trace&#xa0;: %1</translation>
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
        <translation>impossible de garder l’ancien fichier sous %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>another program is saving there</source>
        <translation>un autre programme est en train d’enregistrer là</translation>
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
        <translation>il n’y a pas de place pour un fichier de cette taille</translation>
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
</context>
</TS>
