<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Dialogs</name>
    <message>
        <source>Sagas (*.saga);;All files (*)</source>
        <extracomment>Kinds of files in a dialog: keep &quot;(*.saga)&quot; and &quot;;;(*)&quot; as they are</extracomment>
        <translation>Sagas (*.saga);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a saga</source>
        <translation>Ouvrir une saga</translation>
    </message>
    <message>
        <source>Save the saga as</source>
        <translation>Enregistrer la saga sous</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button: the game is saved in place of the file that lies there</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>Button: chooses a file for a game that could not be saved where it was</extracomment>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Button: leaves a game that is not saved</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button: back to the game</extracomment>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <extracomment>Button: back to the choice of a file</extracomment>
        <translation>Choisir un autre nom</translation>
    </message>
    <message>
        <source>Corrections (*.yaml)</source>
        <extracomment>Of files in a dialog; the part in parentheses stays as it is</extracomment>
        <translation>Corrections (*.yaml)</translation>
    </message>
    <message>
        <source>Import corrections</source>
        <translation>Importer des corrections</translation>
    </message>
    <message>
        <source>Export corrections as</source>
        <translation>Exporter les corrections sous</translation>
    </message>
    <message>
        <source>Sagas and reports (*.saga *.tar);;All files (*)</source>
        <extracomment>Kinds of files in a dialog, reports of problems being the second: keep &quot;(*.saga *.tar)&quot; and &quot;;;(*)&quot; as they are</extracomment>
        <translation>Sagas et rapports (*.saga *.tar);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button: removes something for good</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button: nothing is removed</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>This game isn’t saved. If you leave now, you’ll lose it.</source>
        <translation>Cette partie n’est pas enregistrée. Si vous quittez maintenant, elle sera perdue.</translation>
    </message>
</context>
<context>
    <name>EndStory</name>
    <message numerus="yes">
        <source>%1 point(s) each</source>
        <extracomment>Under the title of the result: %1 the points that each of several winners has, as their number has it</extracomment>
        <translation>
            <numerusform>%1 point chacun</numerusform>
            <numerusform>%1 points chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <extracomment>Under the title of the result: %1 the points of the only player, as their number has it</extracomment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), tied with %2: the tiebreaker decides</source>
        <extracomment>Under the title of the result: %1 the winner&apos;s points, as their number has it, %2 another player</extracomment>
        <translation>
            <numerusform>%1 point, à égalité avec %2&#xa0;: le départage tranche</numerusform>
            <numerusform>%1 points, à égalité avec %2&#xa0;: le départage tranche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), %2 more than %3</source>
        <extracomment>Under the title of the result: %1 the winner&apos;s points, as their number has it, %2 how many more, %3 another player</extracomment>
        <translation>
            <numerusform>%1 point, %2 d’avance sur %3</numerusform>
            <numerusform>%1 points, %2 d’avance sur %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are tied at %3; %1 wins the tiebreaker, %4 to %5.</source>
        <extracomment>%1 and %2 players with equal points, %3 their points, %4 and %5 the numbers of the tie-break</extracomment>
        <translation>%1 et %2 finissent à égalité, à %3&#x202f;; le départage tranche, %4 contre %5.</translation>
    </message>
    <message>
        <source>%1 led from the first move to the last and beat %4, %2 to %3.</source>
        <extracomment>%1 the winner, %2 and %3 points of the winner and another player, %4 that player</extracomment>
        <translation>%1 a mené du premier au dernier coup et l’emporte sur %4, %2 à %3.</translation>
    </message>
    <message>
        <source>%1 takes the lead</source>
        <extracomment>On the chart of points: %1 a player</extracomment>
        <translation>%1 prend la tête</translation>
    </message>
    <message>
        <source>The last move decided it: %1 went from %2 to %3 and passed %4, who had %5.</source>
        <extracomment>%1 the winner, %2 and %3 its points before and after the move, %4 another player, %5 that one&apos;s points</extracomment>
        <translation>Le dernier coup a été décisif&#xa0;: %1 passe de %2 à %3 et devance %4, à %5.</translation>
    </message>
    <message>
        <source>%1 passed %2, %3 to %4, and stayed ahead to the end.</source>
        <extracomment>%1 the winner, %2 another player, %3 and %4 their points at that time</extracomment>
        <translation>%1 dépasse %2, %3 à %4, et reste en tête jusqu’à la fin.</translation>
    </message>
    <message>
        <source>%1 passed %2, %3 to %4 (%5), and stayed ahead to the end.</source>
        <extracomment>%1 the winner, %2 another player, %3 and %4 their points at that time, %5 a part of the game (&quot;Round 3&quot;)</extracomment>
        <translation>%1 dépasse %2, %3 à %4 (%5), et reste en tête jusqu’à la fin.</translation>
    </message>
    <message>
        <source>%2 gained the most on %4 in “%1”: %3 to %5.</source>
        <extracomment>%1 a source of points, %2 and %4 players, %3 and %5 their points from it; a translation may have two spellings beside a player</extracomment>
        <translation>C’est grâce à «&#xa0;%1&#xa0;» {qu’|que }%2 a pris le plus d’avance sur %4&#xa0;: %3 à %5.</translation>
    </message>
    <message>
        <source>%1 led by as much as %2 and finished %3 behind.</source>
        <extracomment>%1 a player who did not win, %2 its widest lead in points, %3 by how many it lost</extracomment>
        <translation>%1 a eu jusqu’à %2 d’avance, mais finit avec %3 de retard.</translation>
    </message>
    <message>
        <source>%1 led by as much as %2 (%3) and finished %4 behind.</source>
        <extracomment>%1 a player who did not win, %2 its widest lead in points, %3 the part of the game (&quot;Round 3&quot;), %4 by how many it lost</extracomment>
        <translation>%1 a eu jusqu’à %2 d’avance (%3), mais finit avec %4 de retard.</translation>
    </message>
    <message>
        <source>%1 beat %2 in “%3”, %4 to %5, but finished %6 behind.</source>
        <extracomment>%1 a player who did not win, %2 the winner, %3 a source of points, %4 and %5 their points from it, %6 by how many the player lost</extracomment>
        <translation>%1 devance %2 pour «&#xa0;%3&#xa0;», %4 contre %5, mais finit avec %6 de retard.</translation>
    </message>
    <message>
        <source>%1 lost the most ground in “%2”, %3 to %4.</source>
        <extracomment>%1 a player who did not win, %2 a source of points, %3 the player&apos;s points from it, %4 the winner&apos;s</extracomment>
        <translation>%1 perd le plus de terrain pour «&#xa0;%2&#xa0;», %3 contre %4.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>In a list: %1 a player, %2 the number that is compared where points are equal</extracomment>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>The tiebreaker: %1.</source>
        <extracomment>%1 a list of players with their numbers</extracomment>
        <translation>À égalité de points, le départage tranche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Ties are broken by “%1”: %2.</source>
        <extracomment>%1 what the tie-break counts (&quot;Favor&quot;), %2 a list of players with their numbers</extracomment>
        <translation>À égalité de points, «&#xa0;%1&#xa0;» départage&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 fell from %2 to %3 in “%4” (%5).</source>
        <extracomment>%1 a player, %2 and %3 its points before and after a move, %4 a source of points, %5 a part of the game</extracomment>
        <translation>%1 chute de %2 à %3 par «&#xa0;%4&#xa0;» (%5).</translation>
    </message>
    <message>
        <source>%1 fell from %2 to %3 in “%4” (%5), but made up for it.</source>
        <extracomment>%1 a player, %2 and %3 its points before and after a move, %4 a source of points, %5 a part of the game</extracomment>
        <translation>%1 chute de %2 à %3 par «&#xa0;%4&#xa0;» (%5), puis se rattrape.</translation>
    </message>
    <message>
        <source>%1 regains the lead</source>
        <extracomment>On the chart of points: %1 a player who had been ahead before</extracomment>
        <translation>%1 reprend la tête</translation>
    </message>
    <message>
        <source>%1 regained the lead over %2, %3 to %4 (%5), and kept it to the end.</source>
        <extracomment>%1 the winner, who had been ahead before, %2 another player, %3 and %4 their points at that time, %5 a part of the game (&quot;Round 3&quot;)</extracomment>
        <translation>%1 a repris la tête à %2, %3 à %4 (%5), et l’a gardée jusqu’à la fin.</translation>
    </message>
    <message>
        <source>%1 led for nearly the whole game and beat %4, %2 to %3.</source>
        <extracomment>%1 the winner, %2 and %3 points of the winner and another player, %4 that player</extracomment>
        <translation>%1 a mené presque toute la partie et l’emporte sur %4, %2 à %3.</translation>
    </message>
    <message>
        <source>%1 passed %2, %3 to %4, and was behind only for a short time after that.</source>
        <extracomment>%1 the winner, %2 another player, %3 and %4 their points at that time</extracomment>
        <translation>%1 dépasse %2, %3 à %4, et n’est ensuite que brièvement derrière.</translation>
    </message>
    <message>
        <source>%1 passed %2, %3 to %4 (%5), and was behind only for a short time after that.</source>
        <extracomment>%1 the winner, %2 another player, %3 and %4 their points at that time, %5 a part of the game (&quot;Round 3&quot;)</extracomment>
        <translation>%1 dépasse %2, %3 à %4 (%5), et n’est ensuite que brièvement derrière.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>the folder can’t be created</source>
        <translation>le dossier ne peut pas être créé</translation>
    </message>
    <message>
        <source>the table has no such spot to point at</source>
        <translation>il n’y a là rien à désigner</translation>
    </message>
    <message>
        <source>the file can’t be written</source>
        <translation>le fichier ne peut pas être écrit</translation>
    </message>
    <message>
        <source>this is not LEVEL:NAME</source>
        <translation>ceci n’a pas la forme NIVEAU:NOM</translation>
    </message>
    <message>
        <source>these seats differ from those of the game</source>
        <translation>le jeu est pour un autre nombre de joueurs</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Stops the replay of a game</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop here.</source>
        <translation>S’arrêter ici.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Plays a game as a film</extracomment>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play the game back as it happened.</source>
        <translation>Rejouer la partie telle qu’elle s’est déroulée.</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>L’étape précédente</translation>
    </message>
    <message>
        <source>Go to the previous step.</source>
        <translation>Revenir d’une étape.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>L’étape suivante</translation>
    </message>
    <message>
        <source>Go to the next step.</source>
        <translation>Aller à l’étape suivante.</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Le tour précédent</translation>
    </message>
    <message>
        <source>Go back to the start of a turn.</source>
        <translation>Revenir au début d’un tour.</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Le tour suivant</translation>
    </message>
    <message>
        <source>Go to the start of the next turn.</source>
        <translation>Aller au début du tour suivant.</translation>
    </message>
    <message>
        <source>Previous mark</source>
        <translation>Le repère précédent</translation>
    </message>
    <message>
        <source>Go back to a mark: where a part of the game begins, or a battle ends.</source>
        <translation>Revenir à un repère&#xa0;: le début d’une partie du jeu ou la fin d’un combat.</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>Le repère suivant</translation>
    </message>
    <message>
        <source>Go to the next mark: where a part of the game begins, or a battle ends.</source>
        <translation>Aller au repère suivant&#xa0;: le début d’une partie du jeu ou la fin d’un combat.</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>Le début de la partie</translation>
    </message>
    <message>
        <source>Go to the start of the game.</source>
        <translation>Aller au début de la partie.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>Go to the end of the game.</source>
        <translation>Aller à la fin de la partie.</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>Of the speed of a replay</extracomment>
        <translation>Plus lent</translation>
    </message>
    <message>
        <source>Play slower.</source>
        <translation>Ralentir la lecture.</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>Of the speed of a replay</extracomment>
        <translation>Plus rapide</translation>
    </message>
    <message>
        <source>Play faster.</source>
        <translation>Accélérer la lecture.</translation>
    </message>
    <message>
        <source>Perspective</source>
        <extracomment>Whose hand and hidden pieces are shown in a replay</extracomment>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Choose whose hand you see.</source>
        <translation>Choisir le joueur dont on voit la main.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>A new game that begins with the position shown</extracomment>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on from here, as a new game.</source>
        <translation>Jouer à partir d’ici, dans une nouvelle partie.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>The list of what happened</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Open or close the log.</source>
        <translation>Ouvrir ou fermer le journal.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <extracomment>The rules of a game</extracomment>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Open the handbook.</source>
        <translation>Ouvrir le manuel.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Opens the settings</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Change how the program looks and how much it helps.</source>
        <translation>Régler l’aspect du programme et l’aide qu’il donne.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Enter or leave full screen.</source>
        <translation>Passer en plein écran ou en sortir.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of keys</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Afficher toutes les touches.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Leaves the replay of a game</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Leave the replay.</source>
        <translation>Quitter la relecture.</translation>
    </message>
</context>
<context>
    <name>ResultLine</name>
    <message>
        <source>Today</source>
        <extracomment>When a game was finished, at the beginning of a line</extracomment>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>When a game was finished, at the beginning of a line</extracomment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>%1: %2 finished with %3.</source>
        <extracomment>%1 a day, %2 a player, %3 points</extracomment>
        <translation>%1&#xa0;: %2 finit avec %3.</translation>
    </message>
    <message>
        <source>%1: %2 were tied at %3.</source>
        <extracomment>%1 a day, %2 several players, %3 the points that each of them has</extracomment>
        <translation>%1&#xa0;: égalité entre %2, à %3.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 to %4.</source>
        <extracomment>%1 a day, %2 the winner, %3 and %4 the winner&apos;s points and those of the second</extracomment>
        <translation>%1&#xa0;: %2 gagne, %3 à %4.</translation>
    </message>
</context>
<context>
    <name>SagaFiles</name>
    <message>
        <source>the folder can’t be created</source>
        <translation>le dossier ne peut pas être créé</translation>
    </message>
</context>
<context>
    <name>SagaModel</name>
    <message>
        <source>Finished</source>
        <extracomment>Progress of a game</extracomment>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>Progress of a game: %1 a part of it, as &quot;Round 3&quot; or &quot;Act II: Grendel’s Mother&quot;, %2 its number, %3 how many there are</extracomment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>%1 can’t be read.
%2
%3</source>
        <extracomment>%1 a file, %2 a sentence why it cannot be read, %3 a sentence when it was saved</extracomment>
        <translation>Impossible de lire %1.
%2
%3</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <extracomment>%1 a title, %2 seats with points, %3 sentences on the position and when it was saved</extracomment>
        <translation>%1&#xa0;: %2
%3</translation>
    </message>
    <message>
        <source>%1. If the game ended now: %2
%3</source>
        <extracomment>%1 a title, %2 seats with points, %3 sentences on the position and when it was saved</extracomment>
        <translation>%1. Si la partie s’arrêtait maintenant&#xa0;: %2
%3</translation>
    </message>
</context>
<context>
    <name>SagaShelf</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Saved today at %1.</source>
        <extracomment>%1 a time of day</extracomment>
        <translation>Enregistrée aujourd’hui à %1.</translation>
    </message>
    <message>
        <source>Saved yesterday at %1.</source>
        <extracomment>%1 a time of day</extracomment>
        <translation>Enregistrée hier à %1.</translation>
    </message>
    <message>
        <source>Saved on %1 at %2.</source>
        <extracomment>%1 a date, %2 a time of day</extracomment>
        <translation>Enregistrée le %1 à %2.</translation>
    </message>
    <message>
        <source>The name of this file isn’t valid UTF-8. Rename the file to resume its game.</source>
        <translation>Le nom de ce fichier n’est pas en UTF-8 valide. Renommez le fichier pour reprendre sa partie.</translation>
    </message>
    <message>
        <source>%1 %2 + ?</source>
        <extracomment>%1 the name of a seat, %2 its points as far as they are known; the rest stands for hidden pieces that count, too</extracomment>
        <translation>%1 %2 +&#x202f;?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the name of a seat, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Retour à la salle</translation>
    </message>
    <message>
        <source>Leave the table; the game is saved.</source>
        <translation>Quitter la table&#x202f;; la partie est enregistrée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the last decision back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take back the last decision.</source>
        <translation>Annuler la dernière décision.</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Plays what was taken back again</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Replay what was taken back.</source>
        <translation>Rétablir ce qui a été annulé.</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>Annuler le tour</translation>
    </message>
    <message>
        <source>Take back this whole turn.</source>
        <translation>Annuler tout ce tour.</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Points out a choice</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Let the computer players continue.</source>
        <translation>Laisser jouer les joueurs virtuels.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Makes the computer players wait</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Make the computer players wait.</source>
        <translation>Faire attendre les joueurs virtuels.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Let one computer player move, then wait again.</source>
        <translation>Laisser jouer un seul joueur virtuel, puis reprendre la pause.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <extracomment>Opens the handbook of the game</extracomment>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Open the handbook at what you point at, or close it.</source>
        <translation>Ouvrir le manuel sur ce que vous pointez, ou le fermer.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>The list of what happened</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Open or close the log.</source>
        <translation>Ouvrir ou fermer le journal.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Enter or leave full screen.</source>
        <translation>Passer en plein écran ou en sortir.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Opens the settings</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Change how the program looks and how much it helps.</source>
        <translation>Régler l’aspect du programme et l’aide qu’il donne.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save the game to a file of your choice.</source>
        <translation>Enregistrer la partie dans un fichier de votre choix.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open another saved game.</source>
        <translation>Ouvrir une autre partie enregistrée.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of keys</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Afficher toutes les touches.</translation>
    </message>
    <message>
        <source>Show what the best computer player would do, and why.</source>
        <translation>Montrer ce que jouerait le meilleur joueur virtuel, et pourquoi.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Explains the last move of a computer player</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Show why a computer player made its last move.</source>
        <translation>Expliquer le dernier coup d’un joueur virtuel.</translation>
    </message>
    <message>
        <source>Show what the others did since your turn, move by move.</source>
        <translation>Ce que les autres ont fait depuis votre tour, coup par coup.</translation>
    </message>
    <message>
        <source>What the others did: previous move</source>
        <translation>Ce que les autres ont fait&#xa0;: le coup précédent</translation>
    </message>
    <message>
        <source>What the others did: next move</source>
        <translation>Ce que les autres ont fait&#xa0;: le coup suivant</translation>
    </message>
    <message>
        <source>What the others did: the table before the move, and back</source>
        <translation>Ce que les autres ont fait&#xa0;: la table avant le coup, et retour</translation>
    </message>
    <message>
        <source>Open box</source>
        <extracomment>Opens the list of everything in the game’s box</extracomment>
        <translation>La boîte</translation>
    </message>
    <message>
        <source>Look at every card, tile, and number in the game.</source>
        <translation>Regarder toutes les cartes, tuiles et valeurs du jeu.</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Begins another game</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Choose players and options, and begin.</source>
        <translation>Choisir les joueurs et les options, et commencer.</translation>
    </message>
    <message>
        <source>Open a saga</source>
        <translation>Ouvrir une saga</translation>
    </message>
    <message>
        <source>Resume a saved game.</source>
        <translation>Reprendre une partie enregistrée.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Opens the settings</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Change how the program looks and how much it helps.</source>
        <translation>Régler l’aspect du programme et l’aide qu’il donne.</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Opens a page about the program</extracomment>
        <translation>À propos</translation>
    </message>
    <message>
        <source>See what this program is, and which games it found.</source>
        <translation>Ce que fait ce programme, et les jeux qu’il a trouvés.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Enter or leave full screen.</source>
        <translation>Passer en plein écran ou en sortir.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Opens the list of keys</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Afficher toutes les touches.</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Ends the program</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave the program; games are saved.</source>
        <translation>Quitter le programme&#x202f;; les parties sont enregistrées.</translation>
    </message>
    <message>
        <source>Texts on this screen</source>
        <extracomment>For translators: opens a window that says where each text comes from</extracomment>
        <translation>Textes de cet écran</translation>
    </message>
    <message>
        <source>For translators: see where a text comes from.</source>
        <translation>Pour les traducteurs&#xa0;: voir d’où vient un texte.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Opens the page with the results of finished games</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>See the results of finished games.</source>
        <translation>Voir les résultats des parties finies.</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <extracomment>Opens a dialog that saves what is needed to look into a problem</extracomment>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>Save a file that lets someone else look into a problem.</source>
        <translation>Enregistrer un fichier qui montre un problème à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Sagas</source>
        <extracomment>Opens the list of saved games</extracomment>
        <translation>Sagas</translation>
    </message>
    <message>
        <source>List all saved games.</source>
        <translation>Afficher toutes les parties enregistrées.</translation>
    </message>
</context>
<context>
    <name>arguments</name>
    <message>
        <source>--%1 needs a value</source>
        <extracomment>%1 an option</extracomment>
        <translation>--%1 est donné sans valeur</translation>
    </message>
    <message>
        <source>only one saga can be opened at a time, not %1</source>
        <extracomment>%1 a number; a saga is the file of a saved game</extracomment>
        <translation>on ne peut ouvrir qu’une saga à la fois, pas %1</translation>
    </message>
    <message>
        <source>a saga already names its game; omit --game</source>
        <translation>une saga nomme déjà son jeu&#x202f;; retirez --game</translation>
    </message>
    <message>
        <source>“%1” is not a file</source>
        <extracomment>%1 a folder, a device or the like</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier</translation>
    </message>
    <message>
        <source>there is no file “%1”</source>
        <extracomment>%1 a file</extracomment>
        <translation>il n’y a pas de fichier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no folder “%1”</source>
        <extracomment>%1 a folder</extracomment>
        <translation>il n’y a pas de dossier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1; none is installed</source>
        <extracomment>%1 what is missing</extracomment>
        <translation>%1&#x202f;; il n’y en a aucun</translation>
    </message>
    <message>
        <source>%1; the choices are: %2</source>
        <extracomment>%1 what is missing, %2 a list</extracomment>
        <translation>%1&#x202f;; choix possibles&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no game “%1”</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>il n’y a pas de jeu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no language “%1”</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>il n’y a pas de langue «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 pictures, see %2</source>
        <extracomment>%1 a number, %2 a file</extracomment>
        <translation>%1 images, voir %2</translation>
    </message>
    <message>
        <source>%1: this name is not valid UTF-8; retype it or rename the file</source>
        <extracomment>%1 what was typed; UTF-8 is how letters are stored</extracomment>
        <translation>%1&#xa0;: ce nom n’est pas en UTF-8 valide&#x202f;; tapez-le en UTF-8 ou renommez le fichier</translation>
    </message>
    <message>
        <source>--%1 needs --gallery DIR</source>
        <extracomment>%1 an option</extracomment>
        <translation>--%1 demande --gallery DOSSIER</translation>
    </message>
    <message>
        <source>“%1” is not a size such as 1280x800</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une taille comme 1280x800</translation>
    </message>
    <message>
        <source>“%1” is not a text size from 100 to 150</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une taille de texte de 100 à 150</translation>
    </message>
    <message>
        <source>heorot [FILE.saga]            open the hall, or resume a saga
  --game ID                   open this game’s setup page
  --language CODE             use this language, this time only
  --translations DIR          use this folder’s texts (.ts, .qm) first, as they change
  --gallery DIR               write pictures of every page into this folder
  --short                     with --gallery: a few pictures, in one language and size
  --size WxH, --text PERCENT  with --gallery: window size, text size from 100 to 150
  --bench-window              measure the start, the memory, and the longest stall
  --version, --help
</source>
        <extracomment>Options are typed in every language; translate what they do, and the words in capitals</extracomment>
        <translation>heorot [FICHIER.saga]         ouvrir la salle, ou reprendre une saga
  --game ID                   préparer une partie de ce jeu
  --language CODE             parler cette langue, cette fois-ci
  --translations DOSSIER      montrer d’abord les textes de ce dossier (.ts, .qm), à mesure qu’ils changent
  --gallery DOSSIER           écrire des images de toutes les pages dans ce dossier
  --short                     avec --gallery&#xa0;: quelques images, dans une seule langue et une seule taille
  --size LxH, --text POURCENT avec --gallery&#xa0;: taille des fenêtres et du texte (de 100 à 150)
  --bench-window              mesurer le démarrage, la mémoire et le plus long blocage
  --version, --help
</translation>
    </message>
</context>
<context>
    <name>heorot::app::AboutDialog</name>
    <message>
        <source>It’s ready and will be loaded when you first play it.</source>
        <translation>Il est prêt et sera chargé à la première partie.</translation>
    </message>
    <message>
        <source>It’s loaded.</source>
        <translation>Il est chargé.</translation>
    </message>
    <message>
        <source>It’s a spare: another plugin offers this game, and this plugin is used if that one fails.</source>
        <translation>Il est en réserve&#xa0;: un autre module fournit ce jeu&#x202f;; celui-ci servira si l’autre échoue.</translation>
    </message>
    <message>
        <source>It can’t be used: %1.</source>
        <extracomment>A game that cannot be played: %1 why not</extracomment>
        <translation>Il est inutilisable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 the title of a game, %2 the file of its plugin</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>About Heorot</source>
        <translation>À propos de Heorot</translation>
    </message>
    <message>
        <source>Heorot %1</source>
        <extracomment>%1 the number of the version</extracomment>
        <translation>Heorot %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Board games about Beowulf, for people and computer players at one table.</source>
        <translation>Jeux de plateau autour de Beowulf, pour humains et joueurs virtuels réunis à une même table.</translation>
    </message>
    <message>
        <source>This is free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Ce programme est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure (GPL-3.0-or-later). Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>It runs with Qt %1.</source>
        <extracomment>%1 a version</extracomment>
        <translation>Il fonctionne avec Qt %1.</translation>
    </message>
    <message>
        <source>How sure the numbers are</source>
        <translation>Fiabilité des nombres</translation>
    </message>
    <message>
        <source>For every number in a game, you can see where it comes from.</source>
        <translation>Pour chaque nombre d’un jeu, vous pouvez voir d’où il vient.</translation>
    </message>
    <message>
        <source>Printed: it is in the rulebook or on the box.</source>
        <translation>Imprimé&#xa0;: il figure dans la règle ou sur la boîte.</translation>
    </message>
    <message>
        <source>Reported: players say so.</source>
        <translation>Rapporté&#xa0;: des joueurs en témoignent.</translation>
    </message>
    <message>
        <source>Inferred: it follows from what is printed.</source>
        <translation>Déduit&#xa0;: il découle de ce qui est imprimé.</translation>
    </message>
    <message>
        <source>Reconstructed: we worked it out to fit what is printed. If you own the game, you can correct it in its box.</source>
        <translation>Reconstitué&#xa0;: nous l’avons établi pour qu’il s’accorde à ce qui est imprimé. Si vous possédez le jeu, vous pouvez le corriger dans sa boîte.</translation>
    </message>
    <message>
        <source>No game plugin was found.</source>
        <translation>Aucun module de jeu n’a été trouvé.</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Modules</translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxDetail</name>
    <message numerus="yes">
        <source>%1 · %n in the box</source>
        <extracomment>Below the name of a piece in the open box: %1 its group, such as &quot;Reavers&quot;, %n how many there are</extracomment>
        <translation>
            <numerusform>%1 · %n dans la boîte</numerusform>
            <numerusform>%1 · %n dans la boîte</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>A value of the open box: something holds</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>A value of the open box: something does not hold</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>corrected, was %1</source>
        <extracomment>Below a number that the owner of the box has corrected: %1 the number that the program brings</extracomment>
        <translation>corrigé, avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>As printed</source>
        <extracomment>Button in the open box: all numbers of the piece are as on the owner’s copy</extracomment>
        <translation>Comme imprimé</translation>
    </message>
    <message>
        <source>All its numbers match your copy; continue with the next uncertain piece (P).</source>
        <translation>Toutes ses valeurs sont celles de votre exemplaire&#x202f;; passer à la prochaine pièce incertaine (P).</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button in the open box: undoes the owner’s corrections of a piece</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Go back to the program’s own numbers.</source>
        <translation>Revenir aux valeurs fournies avec le programme.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <extracomment>Button in the open box: opens the handbook at the rule of a piece</extracomment>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Open the handbook at this piece.</source>
        <translation>Ouvrir le manuel à cette pièce.</translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxDialog</name>
    <message>
        <source>Open box</source>
        <extracomment>Title of a window: everything in the box of a game</extracomment>
        <translation>La boîte</translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxModel</name>
    <message>
        <source>as printed</source>
        <extracomment>How sure a number of the open box is</extracomment>
        <translation>comme imprimé</translation>
    </message>
    <message>
        <source>reported by players</source>
        <extracomment>How sure a number of the open box is</extracomment>
        <translation>rapporté par des joueurs</translation>
    </message>
    <message>
        <source>inferred from print</source>
        <extracomment>How sure a number of the open box is</extracomment>
        <translation>déduit de l’imprimé</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <extracomment>How sure a number of the open box is: we have chosen it so that it fits the others</extracomment>
        <translation>reconstitué</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <extracomment>Read aloud of a piece in the open box: %n of it</extracomment>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>Read aloud of a piece in the open box: the owner has corrected it</extracomment>
        <translation>corrigé</translation>
    </message>
</context>
<context>
    <name>heorot::app::BoxPage</name>
    <message>
        <source>Everything</source>
        <extracomment>The first of the groups of the open box: all of them</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Every number here is as printed.</source>
        <translation>Toutes ces valeurs sont telles qu’imprimées.</translation>
    </message>
    <message>
        <source>%1 of %2 checked</source>
        <extracomment>How far an owner has come: %1 of %2 pieces whose numbers were not sure</extracomment>
        <translation>%1 sur %2 vérifiées</translation>
    </message>
    <message>
        <source>New games don’t use your corrections yet: %1.</source>
        <extracomment>Below corrections that contradict each other so far: %1 a sentence, which says what does not fit</extracomment>
        <translation>Les nouvelles parties n’utilisent pas encore vos corrections&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What is in the box: %1</source>
        <extracomment>Title of the open box: %1 the title of a game</extracomment>
        <translation>Contenu de la boîte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Name or rule</source>
        <translation>Nom ou règle</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Choice of pieces in the open box: all of them</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <extracomment>Choice of pieces in the open box: those with numbers that are not printed</extracomment>
        <translation>Incertaines</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>Choice of pieces in the open box: those that the owner has corrected</extracomment>
        <translation>Corrigées</translation>
    </message>
    <message>
        <source>Show all pieces.</source>
        <translation>Montrer toutes les pièces.</translation>
    </message>
    <message>
        <source>Show pieces with numbers that we couldn’t read from print.</source>
        <translation>Montrer les pièces dont certaines valeurs n’ont pas pu être lues sur l’imprimé.</translation>
    </message>
    <message>
        <source>Show pieces that you have corrected.</source>
        <translation>Montrer les pièces que vous avez corrigées.</translation>
    </message>
    <message>
        <source>Correct your box</source>
        <extracomment>Button in the open box: lets an owner of the game change its numbers</extracomment>
        <translation>Corriger la boîte</translation>
    </message>
    <message>
        <source>If you own a copy, correct its numbers; new games use them.</source>
        <translation>Si vous possédez le jeu, corrigez ses valeurs&#x202f;; les nouvelles parties les utilisent.</translation>
    </message>
    <message>
        <source>Parts of the box</source>
        <translation>Parties de la boîte</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Nothing in the box matches this search.</source>
        <translation>Rien dans la boîte ne correspond à cette recherche.</translation>
    </message>
    <message>
        <source>Next uncertain</source>
        <extracomment>Button in the open box: goes to the next piece with a number that is not sure</extracomment>
        <translation>Prochaine incertaine</translation>
    </message>
    <message>
        <source>Go to the next piece with an uncertain number (N).</source>
        <translation>Aller à la prochaine pièce dont une valeur est incertaine (N).</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button in the open box: reads corrections from a file</extracomment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Add the corrections from another owner’s file.</source>
        <translation>Ajouter les corrections du fichier d’un autre propriétaire.</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button in the open box: writes the corrections to a file</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write your corrections to a file that others can import.</source>
        <translation>Écrire vos corrections dans un fichier que d’autres peuvent importer.</translation>
    </message>
</context>
<context>
    <name>heorot::app::ChapterPage</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tip: %1 a sentence, %2 a key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>Button: hides the page at the end of an act or a round for a while</extracomment>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Look at the table; nobody moves while you do.</source>
        <translation>Voir la table. Personne ne joue pendant ce temps.</translation>
    </message>
    <message>
        <source>Count again</source>
        <extracomment>Button: shows once more how the act was scored</extracomment>
        <translation>Recompter</translation>
    </message>
    <message>
        <source>Show again how the points were counted.</source>
        <translation>Montrer encore une fois comment les points ont été comptés.</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>Button: opens the handbook</extracomment>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Open the handbook at the rule.</source>
        <translation>Ouvrir le manuel à la page de cette règle.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>after a chapter</comment>
        <extracomment>Button: closes the page at the end of an act or a round</extracomment>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>Continue the game.</source>
        <translation>Continuer la partie.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>Button: back to the page at the end of an act or a round</extracomment>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Show the result again.</source>
        <translation>Montrer de nouveau le résultat.</translation>
    </message>
    <message>
        <source>The next board</source>
        <translation>Le prochain plateau</translation>
    </message>
    <message>
        <source>All players are tied at %1.</source>
        <extracomment>At the end of an act or a round: all players have %1 points</extracomment>
        <translation>Tous les joueurs sont à égalité avec %1.</translation>
    </message>
    <message>
        <source>%1 lead with %2.</source>
        <extracomment>At the end of an act or a round: %1 a list of players, %2 their points</extracomment>
        <translation>%1 mènent avec %2.</translation>
    </message>
    <message>
        <source>%1 leads with %2, %3 ahead of %4.</source>
        <extracomment>At the end of an act or a round: %1 a player, %2 the points, %3 by how much, %4 the next player</extracomment>
        <translation>%1 mène avec %2, soit %3 d’avance sur %4.</translation>
    </message>
    <message>
        <source>Face-down points are revealed at the end of the game.</source>
        <extracomment>At the end of an episode, where nobody can say who leads</extracomment>
        <translation>Les points face cachée sont révélés à la fin de la partie.</translation>
    </message>
    <message>
        <source>%1, %2: %3. %4</source>
        <extracomment>For a screen reader, of a bar at the end of an act: %1 a player, %2 what brought points, %3 the points, %4 how they were counted</extracomment>
        <translation>%1, %2&#xa0;: %3. %4</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A bar at the end of an act: %1 a player, %2 what brought points, %3 the points</extracomment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>If the game ended now: %1</source>
        <extracomment>At the end of an episode: %1 a sentence, &quot;Anna leads with 12, 3 ahead of Ben.&quot;, of the points counted at the end</extracomment>
        <translation>Si la partie s’arrêtait maintenant&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::ChapterSeat</name>
    <message>
        <source>%1: %2</source>
        <extracomment>For a screen reader: %1 what brought points, %2 how many</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s), %3</source>
        <extracomment>For a screen reader, at the end of an act or a round: %1 a player, %2 the points, %3 the change</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2 point, %3</numerusform>
            <numerusform>%1&#xa0;: %2 points, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>Beside the player who has the most points</extracomment>
        <translation>en tête</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the name of the person who looks</extracomment>
        <translation>vous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>gain</comment>
        <extracomment>One of several things that brought points: %1 what, %2 how many</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>In the place of several things that brought points: %n of them</extracomment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) and %3, %4</source>
        <extracomment>For a screen reader, at the end of an act or a round: %1 a player, %2 the points that are known, %3 “2 hidden pieces”, %4 the change</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2 point et %3, %4</numerusform>
            <numerusform>%1&#xa0;: %2 points et %3, %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Brought in all: %1.</source>
        <extracomment>In a tip at the end of an act or a round, after the points: %1 the signed change of a player’s points in it, all sources together</extracomment>
        <translation>En tout&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>heorot::app::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud of a choice of a hint: %1 what to do, %2 the changes of points it brings</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>heorot::app::CoachPage</name>
    <message>
        <source>Move %1</source>
        <extracomment>A moment of the game: %1 a number of the log</extracomment>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <extracomment>%1 what the player did, as a command: &quot;Place a Thane on c3&quot;</extracomment>
        <translation>Joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1 what the player should have done, as a command: &quot;Place a Thane on c3&quot;</extracomment>
        <translation>Mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: a new game that begins before a bad decision</extracomment>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on from before move %1</source>
        <extracomment>%1 a number of the log</extracomment>
        <translation>Jouer à partir du coup %1</translation>
    </message>
    <message>
        <source>What could %1 have done better?</source>
        <extracomment>%1 a player</extracomment>
        <translation>Qu’aurait pu mieux faire %1&#x202f;?</translation>
    </message>
    <message>
        <source>What could you have done better?</source>
        <translation>Qu’auriez-vous pu mieux faire&#x202f;?</translation>
    </message>
    <message>
        <source>Looking at every decision…</source>
        <translation>Examen de chaque décision…</translation>
    </message>
    <message>
        <source>Every decision is compared with what the best computer player would have done there. 100% means the best choice every time; 0% means the worst choice every time.</source>
        <translation>Chaque décision est comparée à ce qu’aurait fait le meilleur joueur virtuel. 100&#x202f;% signifie le meilleur choix à chaque fois, 0&#x202f;% le pire à chaque fois.</translation>
    </message>
    <message>
        <source>What the percentage means</source>
        <translation>Ce que signifie le pourcentage</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>Button: back to the result of the game</extracomment>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>The table before this move: 1 is what was played, 2 is what was better.</source>
        <translation>La table avant ce coup&#xa0;: en 1 le coup joué, en 2 un meilleur coup.</translation>
    </message>
    <message>
        <source>Played (1): %1</source>
        <extracomment>%1 what the player did, as a command: &quot;Place a Thane on c3&quot;; it is number 1 in a picture</extracomment>
        <translation>Joué (1)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Better (2): %1</source>
        <extracomment>%1 what the player should have done, as a command: &quot;Place a Thane on c3&quot;; it is number 2 in a picture</extracomment>
        <translation>Mieux (2)&#xa0;: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The reader, in a list of players</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Expected by the end, compared with what was played:</source>
        <extracomment>Above changes of points: what a better move was expected to bring by the end of the game</extracomment>
        <translation>Attendu d’ici la fin, par rapport au coup joué&#xa0;:</translation>
    </message>
    <message>
        <source>The same rolls and draws as before</source>
        <extracomment>Whether dice fall and cards come in a new game from a moment of an old one as they did from there on</extracomment>
        <translation>Mêmes lancers et mêmes pioches qu’alors</translation>
    </message>
    <message>
        <source>The same draws as before</source>
        <extracomment>Whether cards or tiles come in a new game from a moment of an old one as they did from there on</extracomment>
        <translation>Mêmes pioches qu’alors</translation>
    </message>
</context>
<context>
    <name>heorot::app::ContinueStrip</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: %1 the position, %2 when it was saved %1 how far a game has come, %2 when it was saved</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Other sagas</source>
        <translation>Autres sagas</translation>
    </message>
    <message>
        <source>List all sagas, the newest first.</source>
        <translation>Afficher toutes les sagas, la plus récente d’abord.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with the saga that was played last</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Hidden pieces count, too, but aren’t included in these points.</source>
        <translation>Des pièces cachées comptent aussi, mais ne sont pas comprises dans ces points.</translation>
    </message>
    <message>
        <source>If the game ended now:</source>
        <translation>Si la partie s’arrêtait maintenant&#xa0;:</translation>
    </message>
</context>
<context>
    <name>heorot::app::CourseChart</name>
    <message>
        <source>Points from game to game</source>
        <translation>Points de partie en partie</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 points in %n game(s).</source>
        <extracomment>Read aloud: %1 and %2 the points of the first and the last game, %n the number of games</extracomment>
        <translation>
            <numerusform>De %1 à %2 points en %n partie.</numerusform>
            <numerusform>De %1 à %2 points en %n parties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::DealForm</name>
    <message>
        <source>Who goes first</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>une nouvelle donne</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>A seat without a name yet: %1 its number</extracomment>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Decided at random unless you choose a player.</source>
        <translation>Tiré au sort, sauf si vous choisissez un joueur.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Who begins: chance decides</extracomment>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>Title: the number from which the cards and pieces of a game are dealt</extracomment>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>Friends who enter the same number get the same deal. Leave it empty for a new deal.</source>
        <translation>Des amis qui saisissent le même numéro jouent la même donne. Laissez ce champ vide pour en avoir une nouvelle.</translation>
    </message>
    <message>
        <source>Draw a number</source>
        <translation>Tirer un numéro</translation>
    </message>
    <message>
        <source>Enter a whole number without a sign, or leave this empty.</source>
        <translation>Saisissez un nombre entier sans signe, ou laissez ce champ vide.</translation>
    </message>
</context>
<context>
    <name>heorot::app::EndFoot</name>
    <message>
        <source>What could I have done better?</source>
        <extracomment>Button: opens a review of the person&apos;s decisions</extracomment>
        <translation>Qu’aurais-je pu mieux faire&#x202f;?</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>Button: closes the result</extracomment>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same players again, each one seat further</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Same players and options; %1 goes first this time.</source>
        <extracomment>Beside the button &quot;Rematch&quot;: %1 the player who sits first in it</extracomment>
        <translation>Mêmes joueurs et options&#x202f;; %1 commencera.</translation>
    </message>
    <message>
        <source>Save the saga as…</source>
        <extracomment>Button</extracomment>
        <translation>Enregistrer la saga sous…</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <extracomment>Button: leaves the table</extracomment>
        <translation>Retour à la salle</translation>
    </message>
    <message>
        <source>Watch again</source>
        <extracomment>Button: shows the game that has just ended once more, from its start</extracomment>
        <translation>Revoir la partie</translation>
    </message>
</context>
<context>
    <name>heorot::app::EndScreen</name>
    <message>
        <source>Where the points came from</source>
        <extracomment>Heading of the points of all players by source</extracomment>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Points over the game</source>
        <extracomment>Heading of the chart of points over a game</extracomment>
        <translation>Les points au fil de la partie</translation>
    </message>
    <message>
        <source>In this game, a move was undone after something had been revealed.</source>
        <translation>Dans cette partie, une décision a été annulée après une révélation.</translation>
    </message>
    <message>
        <source>The points of every moment, as if the game had ended there.</source>
        <translation>Les points à chaque instant, comme si la partie s’était arrêtée là.</translation>
    </message>
</context>
<context>
    <name>heorot::app::EndTable</name>
    <message>
        <source>Total</source>
        <extracomment>In front of the sums of points</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the name of the only person at the table</extracomment>
        <translation>vous</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Read aloud: %1 a player, %2 a source of points, %3 the points</extracomment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>heorot::app::FoldButton</name>
    <message>
        <source>Expanded. %1</source>
        <extracomment>Read aloud of a part of a page that a button shows and hides: %1 what is set there</extracomment>
        <translation>Ouvert. %1</translation>
    </message>
    <message>
        <source>Collapsed. %1</source>
        <extracomment>Read aloud of a part of a page that a button shows and hides: %1 what is set there</extracomment>
        <translation>Replié. %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::GameTile</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 and %2 numbers of seats, short</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <extracomment>%1 and %2 minutes, short</extracomment>
        <translation>%1–%2&#xa0;min</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>complexity</comment>
        <extracomment>How much there is to keep in mind in a game</extracomment>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How much there is to keep in mind in a game</extracomment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Complex</source>
        <extracomment>How much there is to keep in mind in a game</extracomment>
        <translation>Complexe</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Choose players and options for %1 (%2).</source>
        <extracomment>%1 the title of a game, %2 a digit key</extracomment>
        <translation>Choisir les joueurs et les options pour %1 (%2).</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Nouvelle partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Watch computer players at this table.</source>
        <translation>Regarder jouer les joueurs virtuels à cette table.</translation>
    </message>
    <message>
        <source>Demo: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Démo&#xa0;: %1</translation>
    </message>
    <message>
        <source>Read the handbook of this game.</source>
        <translation>Lire le manuel de ce jeu.</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Manuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2 min</source>
        <extracomment>A lesson in the hall: %1 its title, %2 minutes</extracomment>
        <translation>%1, %2 min</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>Read aloud of a lesson in the hall: %1 its number, %2 its title and minutes</extracomment>
        <translation>Leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Button in the hall: opens the lessons of a game</extracomment>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Learn the game at the table: %1 of %2 lessons done.</source>
        <extracomment>%1 a number of lessons that are done, %2 of all lessons</extracomment>
        <translation>Apprendre le jeu à la table&#xa0;: %1 leçons finies sur %2.</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Leçons&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n lesson(s) done</source>
        <extracomment>In the tile of a game in the hall: %n lessons, all of them done</extracomment>
        <translation>
            <numerusform>%n leçon suivie</numerusform>
            <numerusform>Les %n leçons suivies</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lessons</source>
        <extracomment>In the tile of a game in the hall: %1 lessons done, %2 of all lessons</extracomment>
        <translation>%1 leçons sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <extracomment>In the tile of a game in the hall</extracomment>
        <translation>
            <numerusform>%n leçon</numerusform>
            <numerusform>%n leçons</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>In the tile of a game in the hall: %1 the title of a lesson and its minutes</extracomment>
        <translation>Suite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Look again whenever you like.</source>
        <translation>À revoir quand vous voulez.</translation>
    </message>
    <message>
        <source>Open the box: every card, tile and number, and how sure each is.</source>
        <translation>Ouvrir la boîte&#xa0;: toutes les cartes, tuiles et valeurs, et leur fiabilité.</translation>
    </message>
    <message>
        <source>Open box: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>La boîte&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::HallPage</name>
    <message>
        <source>No game is installed here.</source>
        <translation>Aucun jeu n’est installé ici.</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>A key or keys, as printed on them</extracomment>
        <translation>1 à 9</translation>
    </message>
    <message>
        <source>Choose players and options for this game.</source>
        <translation>Choisir les joueurs et les options de ce jeu.</translation>
    </message>
    <message>
        <source>Press the button that has the focus; otherwise continue the last saga.</source>
        <translation>Activer le bouton sélectionné, sinon reprendre la dernière saga.</translation>
    </message>
    <message>
        <source>Go to the next button.</source>
        <translation>Aller au bouton suivant.</translation>
    </message>
    <message>
        <source>Hall</source>
        <extracomment>The page where games are chosen</extracomment>
        <translation>Salle</translation>
    </message>
    <message>
        <source>The hall of sagas</source>
        <translation>La salle des sagas</translation>
    </message>
    <message>
        <source>Continue the lessons of this game.</source>
        <translation>Continuer les leçons de ce jeu.</translation>
    </message>
    <message>
        <source>Open the handbook of this game.</source>
        <translation>Ouvrir le manuel de ce jeu.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>Keys, as printed on them</extracomment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Go from game to game, and up to the last saga.</source>
        <translation>Aller d’un jeu à l’autre et, vers le haut, à la dernière saga.</translation>
    </message>
    <message>
        <source>Heorot %1</source>
        <extracomment>%1 the version of the program</extracomment>
        <translation>Heorot %1</translation>
    </message>
    <message>
        <source>Open the box of this game.</source>
        <translation>Ouvrir la boîte de ce jeu.</translation>
    </message>
    <message>
        <source>1 to 9 open a game, L its lessons, R its handbook; Enter continues, ? lists all keys</source>
        <extracomment>Keys of the hall, in one line</extracomment>
        <translation>1 à 9 ouvrent un jeu, L ses leçons, R son manuel&#x202f;; Entrée continue,&#x202f;? liste les touches</translation>
    </message>
</context>
<context>
    <name>heorot::app::HandOverCard</name>
    <message>
        <source>What happened since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>I’m ready</source>
        <extracomment>Button: the next person sits down</extracomment>
        <translation>À moi de jouer</translation>
    </message>
    <message>
        <source>Take back the last turn</source>
        <extracomment>Button while the table is handed over: goes back to the start of the turn of the person before</extracomment>
        <translation>Annuler le dernier tour</translation>
    </message>
    <message>
        <source>The table goes back to %1, to the start of the turn.</source>
        <extracomment>%1 the name of the person before</extracomment>
        <translation>La table revient à %1, au début de son tour.</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <extracomment>%1 the name of a person</extracomment>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>Let the computer play for %1</source>
        <extracomment>Button while the table is handed over: %1 the name of the person who is to play next</extracomment>
        <translation>Laisser l’ordinateur jouer pour %1</translation>
    </message>
    <message>
        <source>%1. Later, “Players” in the menu lets %2 play again.</source>
        <extracomment>Tip of a button: %1 what it does, %2 the name of a person</extracomment>
        <translation>%1. Plus tard, «&#xa0;Joueurs&#xa0;» dans le menu rend la main à %2.</translation>
    </message>
</context>
<context>
    <name>heorot::app::HandbookView</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <extracomment>Beside the search of the handbook: %n sections with the words</extracomment>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <extracomment>Title of the panel with the rules: %1 the title of a game</extracomment>
        <translation>Manuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Handbook</source>
        <extracomment>Title of the panel with the rules</extracomment>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Contents of the handbook</source>
        <translation>Sommaire du manuel</translation>
    </message>
    <message>
        <source>Back to the previous page (Alt+Left)</source>
        <translation>Revenir à la page précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Close the handbook.</source>
        <translation>Fermer le manuel.</translation>
    </message>
    <message>
        <source>F1 opens the page on what you point at, Ctrl+F searches, and Esc closes.</source>
        <translation>F1 ouvre la page de ce que vous pointez, Ctrl+F cherche, Échap ferme.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <extracomment>Switch: outlines on the board what the page of the handbook is about</extracomment>
        <translation>Montrer sur la table</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <extracomment>Switch that is on: what the page of the handbook is about is outlined on the board</extracomment>
        <translation>Montré sur la table</translation>
    </message>
    <message>
        <source>Outline what this page is about, and darken the rest of the table.</source>
        <translation>Entoure ce dont parle cette page et assombrit le reste de la table.</translation>
    </message>
</context>
<context>
    <name>heorot::app::HintCard</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 what to do, &quot;Place a Thane on c3&quot;</extracomment>
        <translation>Conseil&#xa0;: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The reader, in a list of players</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Title of the card that points out a choice</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>Button of a hint: the computer makes the move</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Looking ahead…</source>
        <extracomment>A hint while the computer searches for one</extracomment>
        <translation>Analyse en cours…</translation>
    </message>
    <message>
        <source>%1 plays it, H next, Esc closes</source>
        <extracomment>At the foot of a hint; Enter, H and Esc are keys. %1 Enter</extracomment>
        <translation>%1&#xa0;: jouer, H&#xa0;: suivant, Échap&#xa0;: fermer</translation>
    </message>
    <message>
        <source>%1 plays it, Esc closes</source>
        <extracomment>At the foot of a hint that has no other choices; Esc is a key. %1 Enter</extracomment>
        <translation>%1&#xa0;: jouer, Échap&#xa0;: fermer</translation>
    </message>
    <message>
        <source>Next best</source>
        <extracomment>Above the next best choices of a hint</extracomment>
        <translation>Ensuite</translation>
    </message>
</context>
<context>
    <name>heorot::app::KeysDialog</name>
    <message>
        <source>Arrow keys</source>
        <extracomment>A key or keys, as printed on them</extracomment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Go to the nearest place in that direction; at an edge, press again to go beyond it.</source>
        <translation>Aller à l’élément le plus proche dans cette direction&#x202f;; au bord, appuyer encore pour aller au-delà.</translation>
    </message>
    <message>
        <source>Go to the next choice, or the next part of the table.</source>
        <translation>Aller au choix suivant ou à la partie suivante de la table.</translation>
    </message>
    <message>
        <source>Go to the previous choice or part of the table.</source>
        <translation>Aller au choix précédent ou à la partie précédente de la table.</translation>
    </message>
    <message>
        <source>Skip the animation; otherwise choose the place.</source>
        <translation>Abréger l’animation, sinon choisir l’élément.</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <extracomment>A key or keys, as printed on them</extracomment>
        <translation>1 à 9</translation>
    </message>
    <message>
        <source>Choose whatever is marked with the digit.</source>
        <translation>Choisir ce qui porte ce chiffre.</translation>
    </message>
    <message>
        <source>Close the tip, the hint, or whatever covers the table; otherwise take back your last choice.</source>
        <translation>Fermer l’explication, le conseil ou le panneau ouvert, sinon annuler le dernier choix.</translation>
    </message>
    <message>
        <source>Ctrl with + or −, or the wheel</source>
        <extracomment>A key or keys, as printed on them; both zoom</extracomment>
        <translation>Ctrl avec + ou −, ou la molette</translation>
    </message>
    <message>
        <source>Zoom in or out.</source>
        <translation>Agrandir ou réduire la vue.</translation>
    </message>
    <message>
        <source>Show the whole table.</source>
        <translation>Afficher toute la table.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the list of keys</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Choose the place. On the panel of a player: show everything large.</source>
        <translation>Choisir l’élément. Sur le panneau d’un joueur&#xa0;: tout montrer en grand.</translation>
    </message>
</context>
<context>
    <name>heorot::app::LedgerModel</name>
    <message>
        <source>%1, %2: %3, then %4</source>
        <extracomment>A number of the ledger: %1 a part of the game, %2 a player, %3 a signed change of points, %4 the points after it</extracomment>
        <translation>%1, %2&#xa0;: %3, puis %4</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>Row of the ledger where a game has no parts</extracomment>
        <translation>La partie</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Row of the ledger, short: what is counted at the end of the game</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>If it ended</source>
        <extracomment>Row of the ledger, short: the points if the game ended now</extracomment>
        <translation>Si c’était fini</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <extracomment>Row of the ledger: %1 what is counted at the end of the game, such as &quot;Wounds&quot;</extracomment>
        <translation>À la fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3, then %4 and %5</source>
        <extracomment>A number of the ledger: %1 a part of the game, %2 a player, %3 a signed change of points, %4 the points after it, %5 “2 hidden pieces”</extracomment>
        <translation>%1, %2&#xa0;: %3, puis %4 et %5</translation>
    </message>
    <message>
        <source>%1. In brackets, what counts at the end: %2 (%3).</source>
        <extracomment>A number of the ledger: %1 what it says, %2 “No-wound bonus lost”, %3 the change of the points counted at the end</extracomment>
        <translation>%1. Entre parenthèses, ce qui compte à la fin&#xa0;: %2 (%3).</translation>
    </message>
</context>
<context>
    <name>heorot::app::LedgerView</name>
    <message>
        <source>Points of each player by part of the game</source>
        <translation>Points de chaque joueur, étape par étape</translation>
    </message>
    <message>
        <source>Choose a number to see the lines behind it.</source>
        <translation>Choisissez un nombre pour voir les lignes correspondantes.</translation>
    </message>
    <message>
        <source>Points now, and what each part of the game brought</source>
        <extracomment>Above the ledger: each row shows the points at its end, and below them what it brought</extracomment>
        <translation>Points actuels, et ce que chaque partie du jeu a rapporté</translation>
    </message>
    <message>
        <source>In brackets, what counts only at the end: %1</source>
        <extracomment>Above the ledger, below the caption: %1 what the numbers in brackets mean, as “No-wound bonus lost”</extracomment>
        <translation>Entre parenthèses, ce qui ne compte qu’à la fin&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::LessonBand</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1 the number of a step, %2 how many a lesson has</extracomment>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <extracomment>Button of a lesson</extracomment>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Back to the hall; the lesson continues from here next time.</source>
        <translation>Retour à la salle&#x202f;; la leçon reprendra ici la prochaine fois.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button of a lesson: to the step before</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Go back to the previous step.</source>
        <translation>À l’étape précédente.</translation>
    </message>
    <message>
        <source>Have this step done for you.</source>
        <translation>Laisser le programme faire cette étape.</translation>
    </message>
    <message>
        <source>Read more</source>
        <extracomment>Button of a lesson: opens the handbook</extracomment>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>Open the handbook at what this step is about.</source>
        <translation>Ouvrir le manuel à la page qui traite de cette étape.</translation>
    </message>
    <message>
        <source>Go to the next step.</source>
        <translation>Aller à l’étape suivante.</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>Button of a lesson: does what the learner is asked to do</extracomment>
        <translation>Montrez-moi</translation>
    </message>
</context>
<context>
    <name>heorot::app::LessonPage</name>
    <message>
        <source>King Hrothgar</source>
        <extracomment>Who teaches a game</extracomment>
        <translation>Le roi Hrothgar</translation>
    </message>
    <message>
        <source>Queen Wealhtheow</source>
        <extracomment>Who teaches a game</extracomment>
        <translation>La reine Wealhtheow</translation>
    </message>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <extracomment>%1 the number of a lesson, %2 how many a game has, %3 the lesson&apos;s title</extracomment>
        <translation>Leçon %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Press Esc once more to leave. The lesson waits for you at this step.</source>
        <extracomment>A lesson, after Escape was pressed once</extracomment>
        <translation>Appuyez encore une fois sur Échap pour partir. La leçon vous attend à cette étape.</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button of a lesson: to the next step</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>In the place of a lesson&apos;s button Next: the lesson waits for an action at the table</extracomment>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>In the place of a lesson&apos;s button Next, while the others&apos; moves are shown</extracomment>
        <translation>Regardez</translation>
    </message>
    <message>
        <source>Well done!</source>
        <extracomment>The end of a lesson</extracomment>
        <translation>Bravo&#x202f;!</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>Button at the end of a lesson</extracomment>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>To the hall</source>
        <extracomment>Button at the end of the last lesson, whose game is over</extracomment>
        <translation>Retour à la salle</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button at the end of the last lesson: the game goes on as an ordinary one</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The lesson itself is the hint: do what the text asks, or have it done for you with %1.</source>
        <extracomment>A lesson, after the key of hints was pressed: %1 the key of &quot;Show me&quot;</extracomment>
        <translation>La leçon elle-même est le conseil&#xa0;: faites ce que demande le texte, ou laissez faire avec %1.</translation>
    </message>
    <message>
        <source>The others move</source>
        <extracomment>A lesson, in the place of its title while the others move</extracomment>
        <translation>Les autres jouent</translation>
    </message>
    <message>
        <source>The others are still moving. You can go on as soon as they are done.</source>
        <extracomment>A lesson, after a click while the others move</extracomment>
        <translation>Les autres jouent encore. Vous pourrez continuer dès qu’ils auront fini.</translation>
    </message>
    <message>
        <source>Watch what the others do.</source>
        <extracomment>A lesson, in the place of its text until the others have moved</extracomment>
        <translation>Regardez ce que font les autres.</translation>
    </message>
    <message>
        <source>That was the lesson</source>
        <extracomment>The end of a lesson of which most was done for the learner</extracomment>
        <translation>La leçon est finie</translation>
    </message>
    <message>
        <source>Most of it was done for you, so it isn’t ticked off. Play it yourself whenever you like.</source>
        <translation>L’essentiel a été fait à votre place&#xa0;: elle n’est donc pas cochée. Rejouez-la vous-même quand vous voudrez.</translation>
    </message>
    <message>
        <source>The skald</source>
        <extracomment>Who teaches a game</extracomment>
        <translation>La scalde</translation>
    </message>
    <message>
        <source>%1 The lesson takes this move back.</source>
        <extracomment>An answer of a lesson to a move that would be good as well: %1 why the lesson wants another one, in sentences</extracomment>
        <translation>%1 La leçon annule ce coup.</translation>
    </message>
</context>
<context>
    <name>heorot::app::LogModel</name>
    <message>
        <source>%1 %2, now %3</source>
        <extracomment>Ledger: %1 a player, %2 a signed change of points, %3 the points after it</extracomment>
        <translation>%1 %2, maintenant %3</translation>
    </message>
    <message>
        <source>%1, %2: %3, now %4</source>
        <extracomment>Ledger, at the end of the game: %1 a player, %2 a source of points, %3 a signed change of points, %4 the points after it</extracomment>
        <translation>%1, %2&#xa0;: %3, maintenant %4</translation>
    </message>
    <message>
        <source>The game resumes from its last stored state; earlier moves are only in its file.</source>
        <translation>La partie reprend à son dernier état enregistré&#x202f;; les coups précédents ne figurent que dans son fichier.</translation>
    </message>
</context>
<context>
    <name>heorot::app::LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>Title of the list of what happened</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Filter of the log: lines of every player</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Show the lines of every player.</source>
        <translation>Afficher les lignes de tous les joueurs.</translation>
    </message>
    <message>
        <source>Show the lines of %1 only.</source>
        <extracomment>%1 a player; a translation may have two spellings beside it</extracomment>
        <translation>N’afficher que les lignes {d’|de }%1.</translation>
    </message>
    <message>
        <source>Ledger</source>
        <extracomment>Button of the log: shows a table of the points</extracomment>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Close the log.</source>
        <translation>Fermer le journal.</translation>
    </message>
    <message>
        <source>Show the points of each player by part of the game.</source>
        <translation>Montrer les points de chaque joueur, étape par étape.</translation>
    </message>
</context>
<context>
    <name>heorot::app::LogRail</name>
    <message>
        <source>Last lines of the log</source>
        <extracomment>Name of the pictures beside the table, one for each of the last lines of the log</extracomment>
        <translation>Dernières lignes du journal</translation>
    </message>
</context>
<context>
    <name>heorot::app::LogRows</name>
    <message numerus="yes">
        <source>%n more line(s); the right arrow opens them.</source>
        <extracomment>For a screen reader, after a line of the log: %n further lines are folded into it</extracomment>
        <translation>
            <numerusform>%n ligne de plus, flèche droite pour l’ouvrir.</numerusform>
            <numerusform>%n lignes de plus, flèche droite pour les ouvrir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::MainWindow</name>
    <message>
        <source>This game has no table yet; play it in a terminal with heorot-cli.</source>
        <translation>Ce jeu n’a pas encore de table&#x202f;; jouez-y dans un terminal avec heorot-cli.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>Title of the window: %1 a game, %2 the program</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Some texts can’t be shown in your language and appear in English because these files are damaged. Reinstall the program to repair them.
%1</source>
        <extracomment>%1 files, one a line</extracomment>
        <translation>Certains textes ne peuvent pas être affichés dans la langue choisie et restent en anglais&#xa0;: ces fichiers sont endommagés. Réinstaller le programme les répare.
%1</translation>
    </message>
    <message>
        <source>%1 already exists. %2 Replace it with this game?</source>
        <extracomment>%1 a file, %2 a whole sentence: when it was saved</extracomment>
        <translation>%1 existe déjà. %2 Le remplacer par cette partie&#x202f;?</translation>
    </message>
</context>
<context>
    <name>heorot::app::MomentLayer</name>
    <message>
        <source>Next</source>
        <extracomment>Button while moments are shown one by one</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show the next moment (%1).</source>
        <extracomment>%1 a key</extracomment>
        <translation>Montrer l’étape suivante (%1).</translation>
    </message>
    <message>
        <source>Skip all</source>
        <extracomment>Button while moments are shown one by one</extracomment>
        <translation>Tout passer</translation>
    </message>
    <message>
        <source>Show no more moments (%1).</source>
        <extracomment>%1 a key</extracomment>
        <translation>Passer les étapes restantes (%1).</translation>
    </message>
</context>
<context>
    <name>heorot::app::NoticeBar</name>
    <message>
        <source>Close this notice.</source>
        <translation>Fermer cet avis.</translation>
    </message>
</context>
<context>
    <name>heorot::app::OpponentsCard</name>
    <message>
        <source>Choose an opponent</source>
        <translation>Choisir un adversaire</translation>
    </message>
    <message>
        <source>All players are people. Make one of them a computer player first.</source>
        <translation>Il n’y a que des humains. Confiez une place à un joueur virtuel pour choisir un adversaire.</translation>
    </message>
    <message>
        <source>Who sits in %1’s seat? You choose the level.</source>
        <extracomment>%1 the player of the seat</extracomment>
        <translation>Qui joue pour %1&#x202f;? Vous choisissez le niveau.</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>An opponent who plays no seat yet; who plays the seat with this number</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>as player %1</source>
        <extracomment>%1 the number of a seat</extracomment>
        <translation>joueur %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::OptionsCard</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>kept for your next game</source>
        <extracomment>Beside the heading &quot;Options&quot;</extracomment>
        <translation>conservées pour la prochaine partie</translation>
    </message>
</context>
<context>
    <name>heorot::app::OptionsPanel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A variant of a game: %1 its name, %2 what was chosen</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no help</source>
        <extracomment>Beside &quot;Table&quot;, in a list: how much the table helps</extracomment>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>random start</source>
        <translation>premier joueur au hasard</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <extracomment>Beside &quot;Table&quot;, in a list: %1 the player who has the first turn</extracomment>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>choices are shown</source>
        <extracomment>Beside &quot;Table&quot;, in a list: how much the table helps</extracomment>
        <translation>choix en surbrillance</translation>
    </message>
    <message>
        <source>choices and points are shown</source>
        <extracomment>Beside &quot;Table&quot;, in a list: how much the table helps</extracomment>
        <translation>choix et points</translation>
    </message>
    <message>
        <source>choices, points, and hints</source>
        <extracomment>Beside &quot;Table&quot;, in a list: how much the table helps</extracomment>
        <translation>choix, points et conseils</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>On the setup page: by which rules the game is played, which can be folded away</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>as in the rulebook</source>
        <extracomment>Beside &quot;Rules&quot;: the game is played by the printed rules</extracomment>
        <translation>selon la règle du jeu</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>On the setup page: how much the table helps, who begins, pace and seed, which can be folded away</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>Beside &quot;Table&quot;, in a list: %1 the number from which the deal is made</extracomment>
        <translation>donne %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::PictureCard</name>
    <message>
        <source>About %1 minutes</source>
        <extracomment>How long a game takes: %1 a number</extracomment>
        <translation>Environ %1 minutes</translation>
    </message>
    <message>
        <source>%1 to %2 minutes</source>
        <extracomment>How long a game takes: %1 and %2 numbers</extracomment>
        <translation>%1 à %2 minutes</translation>
    </message>
    <message>
        <source>%1 players</source>
        <extracomment>%1 a number of players</extracomment>
        <translation>%1 joueurs</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <extracomment>%1 and %2 numbers of players</extracomment>
        <translation>%1 à %2 joueurs</translation>
    </message>
</context>
<context>
    <name>heorot::app::RecapLine</name>
    <message>
        <source>Since your turn, %1 of %2: %3</source>
        <extracomment>For screen readers: %1 a number, %2 how many there are, %3 what another player did</extracomment>
        <translation>Depuis votre tour, %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <extracomment>Before what the other players did</extracomment>
        <translation>Depuis votre tour</translation>
    </message>
    <message>
        <source>The previous move.</source>
        <translation>Le coup précédent.</translation>
    </message>
    <message>
        <source>The next move.</source>
        <translation>Le coup suivant.</translation>
    </message>
    <message>
        <source>Show the table as it was before this move.</source>
        <translation>Montrer la table telle qu’elle était avant ce coup.</translation>
    </message>
    <message>
        <source>Show again what the others did.</source>
        <translation>Montrer encore une fois ce que les autres ont fait.</translation>
    </message>
    <message>
        <source>Close this line.</source>
        <translation>Fermer cette ligne.</translation>
    </message>
    <message>
        <source>As it was</source>
        <extracomment>Button: shows the table before a move</extracomment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Show it again</source>
        <extracomment>Button: plays the moves of the others once more</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Move %1 of the last %2: %3</source>
        <extracomment>For screen readers, where only computer players play: %1 a number, %2 how many there are, %3 what a player did and why</extracomment>
        <translation>Coup %1 des %2 derniers&#xa0;: %3</translation>
    </message>
    <message>
        <source>You: %1</source>
        <extracomment>How the move of another player changed the points of the reader</extracomment>
        <translation>Vous&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show why this move was made.</source>
        <translation>Montrer pourquoi ce coup a été joué.</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Button: explains the move of a computer player</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>heorot::app::ReplayControls</name>
    <message>
        <source>Time line of the game</source>
        <extracomment>The control of a whole game that is looked at again</extracomment>
        <translation>Frise de la partie</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <extracomment>How fast a game is played again</extracomment>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>1×</source>
        <extracomment>A speed, as a factor</extracomment>
        <translation>1×</translation>
    </message>
    <message>
        <source>Slow: time to read every line</source>
        <translation>Lent&#xa0;: le temps de lire chaque ligne</translation>
    </message>
    <message>
        <source>2×</source>
        <extracomment>A speed, as a factor</extracomment>
        <translation>2×</translation>
    </message>
    <message>
        <source>Twice as fast</source>
        <translation>Deux fois plus vite</translation>
    </message>
    <message>
        <source>6×</source>
        <extracomment>A speed, as a factor</extracomment>
        <translation>6×</translation>
    </message>
    <message>
        <source>Fast: the game flies by</source>
        <translation>Rapide&#xa0;: la partie défile</translation>
    </message>
    <message>
        <source>Perspective: %1</source>
        <extracomment>%1 whose hand is shown: &quot;What everyone could see&quot;, &quot;Anna&quot;</extracomment>
        <translation>Point de vue&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::ReplayLine</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>A place on the time line of a game: %1 the number of a step, %2 how many there are</extracomment>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>If the game had ended there: %1</source>
        <extracomment>A place on the time line of a game: %1 players with their points</extracomment>
        <translation>Si la partie s’était arrêtée là&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::ReplayPage</name>
    <message>
        <source>Before the first move.</source>
        <translation>Avant le premier coup.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>For screen readers, in a replay: %1 the number of a step, %2 how many there are, %3 what happened</extracomment>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>Where a replay stands: %1 the number of a step, %2 how many there are</extracomment>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>What everyone could see</source>
        <extracomment>Perspective of a replay: no hand and nothing hidden</extracomment>
        <translation>Ce que tous pouvaient voir</translation>
    </message>
    <message>
        <source>Whoever’s turn it is</source>
        <extracomment>Perspective of a replay: always the hand of the player to move</extracomment>
        <translation>Celui dont c’est le tour</translation>
    </message>
    <message>
        <source>Hands stay hidden until the game is over.</source>
        <extracomment>In the menu of perspectives, of a game that goes on</extracomment>
        <translation>Les mains restent cachées jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>No person took part in this game.</source>
        <extracomment>Why a new game cannot begin from a position of a replay</extracomment>
        <translation>Aucun humain n’a participé à cette partie.</translation>
    </message>
    <message>
        <source>The beginning of this game can no longer be shown.</source>
        <extracomment>Why a new game cannot begin from a position of a replay</extracomment>
        <translation>Le début de cette partie ne peut plus être montré.</translation>
    </message>
    <message>
        <source>The game is over here; go back to an earlier step.</source>
        <extracomment>Why a new game cannot begin from a position of a replay</extracomment>
        <translation>La partie est terminée ici&#x202f;; revenez à une étape précédente.</translation>
    </message>
    <message>
        <source>With the same rolls and draws as before</source>
        <extracomment>A new game from a position of an old one: the dice fall and the cards come as they did in the old game</extracomment>
        <translation>Avec les mêmes lancers et pioches qu’alors</translation>
    </message>
    <message>
        <source>With the same draws as before</source>
        <extracomment>A new game from a position of an old one, without dice: the cards or tiles come as they did in the old game</extracomment>
        <translation>Avec les mêmes pioches qu’alors</translation>
    </message>
    <message>
        <source>With new rolls and draws</source>
        <extracomment>A new game from a position of an old one: chance decides anew</extracomment>
        <translation>Avec de nouveaux lancers et de nouvelles pioches</translation>
    </message>
    <message>
        <source>With new draws</source>
        <extracomment>A new game from a position of an old one, without dice: chance decides anew</extracomment>
        <translation>Avec de nouvelles pioches</translation>
    </message>
</context>
<context>
    <name>heorot::app::ReportDialog</name>
    <message>
        <source>Archives (*.tar);;All files (*)</source>
        <extracomment>Kinds of files in a dialog: keep &quot;(*.tar)&quot; and &quot;;;(*)&quot; as they are</extracomment>
        <translation>Archives (*.tar);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The report was saved as %1. Attach it to your message; Heorot can open it, too.</source>
        <extracomment>%1 a file</extracomment>
        <translation>Le rapport est dans %1. Joignez-le à votre message&#x202f;; Heorot l’ouvre aussi.</translation>
    </message>
    <message>
        <source>The report can’t be saved as %1: %2.</source>
        <extracomment>%1 a file, %2 a reason such as &quot;the disk is full&quot;</extracomment>
        <translation>Le rapport ne peut pas être enregistré dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What did you do, what did you expect, and what happened?</source>
        <translation>Qu’avez-vous fait, qu’attendiez-vous et que s’est-il passé&#x202f;?</translation>
    </message>
    <message>
        <source>The report is one file on your computer; nothing is sent. It contains your words, the versions of the program and your system, your settings, the program’s messages, and a picture of the window.</source>
        <translation>Le rapport est un fichier sur votre ordinateur&#x202f;; rien n’est envoyé. Il contient votre texte, les versions du programme et de votre système, vos réglages, les messages du programme et une image de la fenêtre.</translation>
    </message>
    <message>
        <source>Include the game on the table</source>
        <extracomment>Whether the saga of the game at the table is part of the report</extracomment>
        <translation>Joindre la partie en cours</translation>
    </message>
    <message>
        <source>The game contains everybody’s cards, the decks, and the dice to come. Share it only if the other players agree.</source>
        <translation>La partie contient les cartes de tout le monde, les pioches et les jets de dés à venir. Ne la transmettez que si les autres sont d’accord.</translation>
    </message>
    <message>
        <source>Without the game, the report shows only what the window shows.</source>
        <translation>Sans la partie, on ne peut examiner que ce que montre la fenêtre.</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <extracomment>Button: chooses a file for the report</extracomment>
        <translation>Enregistrer le rapport…</translation>
    </message>
</context>
<context>
    <name>heorot::app::ResultLine</name>
    <message>
        <source>No finished game yet</source>
        <extracomment>In the tile of a game in the hall</extracomment>
        <translation>Aucune partie terminée</translation>
    </message>
    <message>
        <source>Look at the final table of this game.</source>
        <translation>Voir la table finale de cette partie.</translation>
    </message>
    <message>
        <source>Watch this game from its start.</source>
        <translation>Revoir cette partie depuis le début.</translation>
    </message>
</context>
<context>
    <name>heorot::app::ResultsColumn</name>
    <message>
        <source>Last games</source>
        <extracomment>Heading in the hall: the last finished games</extracomment>
        <translation>Dernières parties</translation>
    </message>
</context>
<context>
    <name>heorot::app::SagaDelegate</name>
    <message>
        <source>%1 can’t be read.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 est illisible.</translation>
    </message>
</context>
<context>
    <name>heorot::app::SagasPage</name>
    <message>
        <source>Continue the game, or see how it ended.</source>
        <translation>Continuer la partie, ou en voir la fin.</translation>
    </message>
    <message>
        <source>Watch the game from its start.</source>
        <translation>Revoir la partie depuis le début.</translation>
    </message>
    <message>
        <source>Move the saga to the trash.</source>
        <translation>Mettre la saga à la corbeille.</translation>
    </message>
    <message>
        <source>Restore it from the trash.</source>
        <translation>La récupérer dans la corbeille.</translation>
    </message>
    <message>
        <source>Search by player, game, or file.</source>
        <translation>Chercher par joueurs, jeux et fichiers.</translation>
    </message>
    <message>
        <source>Copy a saga file into this list.</source>
        <translation>Copier un fichier de saga dans cette liste.</translation>
    </message>
    <message>
        <source>Save a copy of the saga elsewhere.</source>
        <translation>Enregistrer ailleurs une copie de la saga.</translation>
    </message>
    <message>
        <source>Clear the search; otherwise go back to the hall.</source>
        <translation>Effacer la recherche, sinon revenir à la salle.</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button: shows the end of the finished game that is chosen in the list</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: goes on with the game that is chosen in the list</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>No saga matches the search.</source>
        <translation>Aucune saga ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>There are no sagas yet. Every game you start is saved here automatically.</source>
        <translation>Il n’y a pas encore de saga. Chaque partie que vous commencez est conservée ici automatiquement.</translation>
    </message>
    <message>
        <source>Sagas (%1)</source>
        <extracomment>Title of the list of saved games: %1 how many are shown</extracomment>
        <translation>Sagas (%1)</translation>
    </message>
    <message>
        <source>Sagas</source>
        <translation>Sagas</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>Filter of a list of saved games</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Newest first</source>
        <extracomment>Order of a list of saved games</extracomment>
        <translation>Les plus récentes d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <extracomment>Order of a list of saved games</extracomment>
        <translation>Les plus anciennes d’abord</translation>
    </message>
    <message>
        <source>By game</source>
        <extracomment>Order of a list of saved games</extracomment>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By players</source>
        <extracomment>Order of a list of saved games</extracomment>
        <translation>Par joueurs</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back to the hall.</source>
        <translation>Retour à la salle.</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button: copies a file into the list of saved games</extracomment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Player, game, or file</source>
        <translation>Joueur, jeu ou fichier</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>A filter: which game</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>In which order a list is</extracomment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>A filter: running or finished games</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Filter of a list of saved games</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Ongoing and finished games</source>
        <translation>Parties en cours et terminées</translation>
    </message>
    <message>
        <source>Ongoing</source>
        <extracomment>Filter of a list of saved games</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Ongoing games</source>
        <translation>Parties encore en cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <extracomment>Filter of a list of saved games</extracomment>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Games that are over</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>All sagas</source>
        <translation>Toutes les sagas</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button: moves the saga that is chosen in the list to the trash</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: saves a copy of a saga elsewhere</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>a game</comment>
        <extracomment>Button: shows a game again from its start</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes a deleted saga back out of the trash</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 was added to the list.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 est dans la liste.</translation>
    </message>
    <message>
        <source>%1 already exists. %2 Replace it with this game?</source>
        <extracomment>%1 a file, %2 a whole sentence: when it was saved</extracomment>
        <translation>%1 existe déjà. %2 Le remplacer par cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>A copy was saved as %1.</source>
        <extracomment>%1 a file</extracomment>
        <translation>Une copie se trouve dans %1.</translation>
    </message>
    <message>
        <source>%1 can’t be moved to the trash.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 ne peut pas être mis à la corbeille.</translation>
    </message>
    <message>
        <source>%1 is now in your desktop’s trash.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 est maintenant dans la corbeille.</translation>
    </message>
    <message>
        <source>%1 can’t be restored: it’s no longer in the trash, or another file has its name.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 ne peut pas être récupéré&#xa0;: le fichier n’est plus dans la corbeille, ou un autre porte son nom.</translation>
    </message>
    <message>
        <source>%1 is back in the list.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 est de nouveau dans la liste.</translation>
    </message>
</context>
<context>
    <name>heorot::app::ScoreChart</name>
    <message numerus="yes">
        <source>%1 goes from %2 through %3 to %4 point(s).</source>
        <extracomment>%1 a player, %2 points at the start, %3 the highest and %4 the last, which chooses the plural form</extracomment>
        <translation>
            <numerusform>%1 passe de %2 à %4 point, avec un maximum de %3.</numerusform>
            <numerusform>%1 passe de %2 à %4 points, avec un maximum de %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points of every player after each move, as if the game had ended there</source>
        <translation>Points de chaque joueur au fil des coups, comme si la partie s’était arrêtée là</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the name of a player, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Move %1: %2.</source>
        <extracomment>Read aloud of a moment on the chart: %1 a number of the log, %2 players with their points</extracomment>
        <translation>Coup %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, move %2: %3.</source>
        <extracomment>Read aloud of a moment on the chart: %1 a part of the game, %2 a number of the log, %3 players with their points</extracomment>
        <translation>%1, coup %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>On the chart of points: %1 a number of the log</extracomment>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>On the chart of points, over those of the result</extracomment>
        <translation>À la fin</translation>
    </message>
</context>
<context>
    <name>heorot::app::SeatRow</name>
    <message>
        <source>Orange circle</source>
        <translation>Cercle orange</translation>
    </message>
    <message>
        <source>Blue square</source>
        <translation>Carré bleu</translation>
    </message>
    <message>
        <source>Green diamond</source>
        <translation>Losange vert</translation>
    </message>
    <message>
        <source>Purple hexagon</source>
        <translation>Hexagone violet</translation>
    </message>
    <message>
        <source>Gray shield</source>
        <translation>Écu gris</translation>
    </message>
    <message>
        <source>Color and mark: %1</source>
        <extracomment>%1 a color and the shape of its mark</extracomment>
        <translation>Couleur et marque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved games use this word for something else; choose another name.</source>
        <translation>Ce mot est réservé dans les parties enregistrées&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>An easy computer player</source>
        <translation>Joueur virtuel, niveau facile</translation>
    </message>
    <message>
        <source>A medium computer player</source>
        <translation>Joueur virtuel, niveau moyen</translation>
    </message>
    <message>
        <source>A hard computer player</source>
        <translation>Joueur virtuel, niveau difficile</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Une personne à cet écran</translation>
    </message>
    <message>
        <source>This name contains an invisible character, as some emoji do.</source>
        <translation>Ce nom contient un caractère invisible, comme certains émojis.</translation>
    </message>
    <message>
        <source>A master computer player</source>
        <translation>Joueur virtuel, niveau maître</translation>
    </message>
    <message>
        <source>Takes what it sees: good company for first games.</source>
        <translation>Prend ce qui se présente&#xa0;: idéal pour les premières parties.</translation>
    </message>
    <message>
        <source>A fair match once you know the rules.</source>
        <translation>Une partie équilibrée quand on connaît les règles.</translation>
    </message>
    <message>
        <source>Thinks up to a second about a move; hard to beat.</source>
        <translation>Réfléchit jusqu’à une seconde par coup&#x202f;; difficile à battre.</translation>
    </message>
    <message>
        <source>Thinks for several seconds and forgives little.</source>
        <translation>Réfléchit plusieurs secondes et pardonne peu.</translation>
    </message>
    <message>
        <source>Opponent: %1. Choose another.</source>
        <extracomment>%1 the name of an opponent, such as Ylva</extracomment>
        <translation>Adversaire&#xa0;: %1. En choisir un autre.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the list of opponents: %1 a name, %2 a sentence on how the opponent plays</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 (plays %3)</source>
        <extracomment>In the list of opponents: %1 a name, %2 a sentence on how the opponent plays, %3 the name of a seat that is already played by the opponent</extracomment>
        <translation>%1&#xa0;: %2 (joue %3)</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Un autre joueur porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1 the number of a player</extracomment>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Move this player up in the turn order</source>
        <translation>Avancer ce joueur dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>Move this player down in the turn order</source>
        <translation>Reculer ce joueur dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <extracomment>%1 the number of a player</extracomment>
        <translation>Qui contrôle le joueur %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::SeatsCard</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>%1 players, in order of play</source>
        <extracomment>%1 a number of players</extracomment>
        <translation>%1 joueurs, dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>%1 to %2 players, in order of play</source>
        <extracomment>%1 and %2 numbers of players</extracomment>
        <translation>%1 à %2 joueurs, dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>free colors</source>
        <translation>couleurs libres</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
</context>
<context>
    <name>heorot::app::SeatsMenu</name>
    <message>
        <source>Players</source>
        <extracomment>A menu of the table: who plays the seats</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>%1 plays again</source>
        <extracomment>A menu: the person comes back to its seat; %1 its name</extracomment>
        <translation>%1 joue de nouveau</translation>
    </message>
    <message>
        <source>Let the computer play for %1</source>
        <extracomment>A menu of levels: a computer player takes a person&apos;s seat; %1 the person&apos;s name</extracomment>
        <translation>Laisser l’ordinateur jouer pour %1</translation>
    </message>
</context>
<context>
    <name>heorot::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>heorot::app::SettingsForm</name>
    <message>
        <source>Same as the desktop</source>
        <extracomment>A choice of the language: the one the desktop is set to</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice of the colors</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A choice of the colors</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A choice of the colors</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 a number of percent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>How fast pieces move: they do not</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>How fast pieces move</extracomment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>How fast pieces move</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>How fast pieces move</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Very quick</source>
        <extracomment>How fast pieces move</extracomment>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>How much the table helps: not at all</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>How much the table helps: it gives hints</extracomment>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>All text changes at once, even in an open game.</source>
        <translation>Tous les textes changent aussitôt, y compris ceux d’une partie ouverte.</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>High contrast draws light on black, with thicker edges.</source>
        <translation>Le contraste élevé affiche du clair sur fond noir, avec des bords plus épais.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>All text grows; whatever no longer fits can be scrolled.</source>
        <translation>Agrandit tous les textes&#x202f;; ce qui dépasse défile.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>How fast pieces move. Off shows every change at once; Space skips one animation.</source>
        <translation>La vitesse des pièces. «&#xa0;Aucun&#xa0;» montre chaque changement aussitôt&#x202f;; Espace abrège une animation.</translation>
    </message>
    <message>
        <source>Undo past a reveal</source>
        <translation>Annuler après révélation</translation>
    </message>
    <message>
        <source>Only while all the others are computer players. The game is then marked.</source>
        <translation>Seulement si tous les autres joueurs sont virtuels. La partie est alors marquée.</translation>
    </message>
    <message>
        <source>Play the only choice</source>
        <translation>Jouer le choix unique</translation>
    </message>
    <message>
        <source>When only one choice is legal, the table makes it without asking.</source>
        <translation>Quand un seul choix est permis, la table le fait sans rien demander.</translation>
    </message>
    <message>
        <source>Hand-over card</source>
        <translation>Écran de relais</translation>
    </message>
    <message>
        <source>Covers what is hidden when another player takes over, and shows what has happened since.</source>
        <translation>Cache ce qui est secret quand une autre personne prend la main, et montre ce qui s’est passé depuis.</translation>
    </message>
    <message>
        <source>None: nothing is lit, but a place you can’t choose still says why.</source>
        <translation>Aucune&#xa0;: rien n’est en surbrillance, mais un choix refusé est tout de même expliqué.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Aide à la table</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Rythme des joueurs virtuels</translation>
    </message>
    <message>
        <source>How long the table waits before it shows what a computer player does.</source>
        <translation>Délai avant de montrer le coup d’un joueur virtuel.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>%1 s a move</source>
        <extracomment>%1 a number of seconds</extracomment>
        <translation>%1&#xa0;s par coup</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>How much the table helps: it shows what can be chosen</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>How much the table helps: it also shows what a choice is worth</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Choices: what you can choose is lit.</source>
        <translation>Choix&#xa0;: ce que vous pouvez choisir est en surbrillance.</translation>
    </message>
    <message>
        <source>Points: the same, and pointing at a choice shows what every player would gain or lose.</source>
        <translation>Points&#xa0;: de plus, pointer sur un choix montre ce que chaque joueur gagnerait ou perdrait.</translation>
    </message>
    <message>
        <source>Hints: all of that, and you can ask for a hint.</source>
        <translation>Conseils&#xa0;: comme Points, et vous pouvez demander un conseil.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>When a page shows what a part of the game has brought: after every part</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Major parts only</source>
        <extracomment>When a page shows what a part of the game has brought: after acts, rounds and major episodes</extracomment>
        <translation>Grandes étapes</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>When a page shows what a part of the game has brought</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Pages between parts of a game</source>
        <translation>Pages de bilan</translation>
    </message>
    <message>
        <source>A page shows what an act, round, or episode brought each player, and what is new now.</source>
        <translation>Une page montre ce qu’un acte, un tour ou un épisode a rapporté à chaque joueur, et ce qui est nouveau.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <extracomment>How loud the sounds are: there are none</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Quiet</source>
        <extracomment>How loud the sounds are</extracomment>
        <translation>Faibles</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <extracomment>How loud the sounds are</extracomment>
        <translation>Moyens</translation>
    </message>
    <message>
        <source>Loud</source>
        <extracomment>How loud the sounds are</extracomment>
        <translation>Forts</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>For pieces, cards, and dice, when it is your turn, and at the end of a game.</source>
        <translation>Des pièces, des cartes et des dés, quand c’est à vous de jouer et à la fin d’une partie.</translation>
    </message>
</context>
<context>
    <name>heorot::app::SetupFooter</name>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences</comment>
        <extracomment>%1 and %2 two sentences: who plays, and who begins</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Something above isn’t right yet; Start takes you there.</source>
        <translation>Il reste une erreur ci-dessus&#x202f;; «&#xa0;Commencer la partie&#xa0;» vous y mène.</translation>
    </message>
    <message>
        <source>A computer player plays alone, and you watch.</source>
        <translation>Un joueur virtuel en solo, et vous regardez.</translation>
    </message>
    <message>
        <source>%1 computer players, and you watch.</source>
        <extracomment>%1 a number</extracomment>
        <translation>%1 joueurs virtuels, et vous regardez.</translation>
    </message>
    <message>
        <source>One player alone.</source>
        <translation>Une personne en solo.</translation>
    </message>
    <message>
        <source>%1 people against each other.</source>
        <extracomment>%1 a number</extracomment>
        <translation>%1 personnes, sans joueur virtuel.</translation>
    </message>
    <message>
        <source>One player against a computer player.</source>
        <translation>Une personne contre un joueur virtuel.</translation>
    </message>
    <message>
        <source>One player against %1 computer players.</source>
        <extracomment>%1 a number</extracomment>
        <translation>Une personne contre %1 joueurs virtuels.</translation>
    </message>
    <message>
        <source>%1 people and a computer player.</source>
        <extracomment>%1 a number</extracomment>
        <translation>%1 personnes et un joueur virtuel.</translation>
    </message>
    <message>
        <source>%1 people and %2 computer players.</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>%1 personnes et %2 joueurs virtuels.</translation>
    </message>
    <message>
        <source>A random player goes first.</source>
        <translation>Le hasard décide qui commence.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>%1. Your choices are kept for your next game. Enter starts.</source>
        <extracomment>%1 how long a game takes, such as &quot;About 45 minutes&quot;</extracomment>
        <translation>%1. Vos choix sont gardés pour la prochaine fois. Entrée pour commencer.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
</context>
<context>
    <name>heorot::app::SetupPage</name>
    <message>
        <source>New game: %1</source>
        <extracomment>%1 the title of a game</extracomment>
        <translation>Nouvelle partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Retour à la salle</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>heorot::app::SideCard</name>
    <message>
        <source>Close this card.</source>
        <translation>Fermer cette carte.</translation>
    </message>
</context>
<context>
    <name>heorot::app::StatisticsFilters</name>
    <message>
        <source>Computer: %1</source>
        <extracomment>All computer players of one level: %1 a level such as &quot;hard&quot;
----------
Choice: games in which such a computer player took part; %1 a level such as &quot;hard&quot;</extracomment>
        <translation>Ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Computer: %1, %2</source>
        <extracomment>All computer players of one level and style: %1 a level such as &quot;hard&quot;, %2 a style such as &quot;bold&quot;</extracomment>
        <translation>Ordinateur&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Any number</source>
        <extracomment>Choice: games with any number of players</extracomment>
        <translation>Tous les nombres</translation>
    </message>
    <message>
        <source>Anybody</source>
        <extracomment>Choice: games against anybody</extracomment>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Seulement des humains</translation>
    </message>
    <message>
        <source>Results of</source>
        <extracomment>Before a choice: whose results are shown</extracomment>
        <translation>Résultats de</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Before a choice: of which game</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>number</comment>
        <extracomment>Before a choice: the number of players</extracomment>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>Before a choice: against whom</extracomment>
        <translation>Contre</translation>
    </message>
</context>
<context>
    <name>heorot::app::StatisticsPage</name>
    <message>
        <source>The saga of this game is no longer where it was.</source>
        <translation>La saga de cette partie n’est plus là où elle était.</translation>
    </message>
    <message>
        <source>The result of this game will be removed from the statistics. Its saga stays but won’t be counted again.</source>
        <translation>Le résultat de cette partie sera retiré des statistiques. Sa saga est conservée, mais ne sera plus comptée.</translation>
    </message>
    <message>
        <source>All results of %1 will be removed from the statistics, along with games in which no other person played. The sagas stay but won’t be counted again.</source>
        <extracomment>%1 a player; a translation may have two spellings beside it</extracomment>
        <translation>Tous les résultats {d’|de }%1 seront retirés des statistiques, ainsi que les parties sans autre joueur humain. Les sagas sont conservées, mais ne seront plus comptées.</translation>
    </message>
    <message>
        <source>All games will be removed from the statistics. The sagas stay but won’t be counted again.</source>
        <translation>Toutes les parties seront retirées des statistiques. Les sagas sont conservées, mais ne seront plus comptées.</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <extracomment>Kinds of files in a dialog: keep &quot;(*.csv)&quot; and &quot;;;(*)&quot; as they are</extracomment>
        <translation>Tableaux (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>These games are saved in %1.</source>
        <extracomment>%1 a file</extracomment>
        <translation>Ces parties sont maintenant dans %1.</translation>
    </message>
    <message>
        <source>The table can’t be saved as %1: %2.</source>
        <extracomment>%1 a file, %2 a reason such as &quot;the disk is full&quot;</extracomment>
        <translation>Le tableau ne peut pas être enregistré dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 a number: a share in percent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>finished game(s)</source>
        <translation>
            <numerusform>partie finie</numerusform>
            <numerusform>parties finies</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 how many games, %2 what share of all games, such as &quot;40%&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>average place</source>
        <extracomment>Below a number such as 1.8</extracomment>
        <translation>place moyenne</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>%1 the mean of some numbers, %2 how much they spread around it</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>points: average and spread</source>
        <translation>points&#xa0;: moyenne et écart</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>coach’s rating</source>
        <extracomment>Below a percentage: how much of what was there the player kept, as the coach computed it</extracomment>
        <translation>qualité des décisions</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>%1 a place: 1 for the winner</extracomment>
        <translation>Place %1</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s).</source>
        <extracomment>Read aloud: %1 a place, %n how often</extracomment>
        <translation>
            <numerusform>Place %1&#xa0;: %n fois.</numerusform>
            <numerusform>Place %1&#xa0;: %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s), place %3</source>
        <extracomment>%1 a day, %2 points, %3 a place such as 1 for the winner</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2 point, place %3</numerusform>
            <numerusform>%1&#xa0;: %2 points, place %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 its points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2, the others %3.</source>
        <extracomment>Read aloud: %1 a source of points, %2 the player&apos;s mean points from it, %3 those of the others</extracomment>
        <translation>%1&#xa0;: %2, les autres %3.</translation>
    </message>
    <message>
        <source>The others</source>
        <extracomment>Key of a chart: the points of the other players of the same games</extracomment>
        <translation>Les autres</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <extracomment>%1 an opponent, %n how many games against it</extracomment>
        <translation>
            <numerusform>%1, %n partie</numerusform>
            <numerusform>%1, %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1: %2 ahead, %3 tied, %4 behind.</source>
        <extracomment>Read aloud: %1 an opponent, %2 to %4 numbers of games</extracomment>
        <translation>Contre %1&#xa0;: %2 devant, %3 à égalité, %4 derrière.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Key of a chart: games in which the player did better than an opponent</extracomment>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Tied</source>
        <extracomment>Key of a chart: games in which the player had the same place as an opponent</extracomment>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Key of a chart: games in which the player did worse than an opponent</extracomment>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Most points: %1, on %2</source>
        <extracomment>%1 points, %2 a day</extracomment>
        <translation>Le plus de points&#xa0;: %1, le %2</translation>
    </message>
    <message>
        <source>Fewest points: %1, on %2</source>
        <extracomment>%1 points, %2 a day</extracomment>
        <translation>Le moins de points&#xa0;: %1, le %2</translation>
    </message>
    <message>
        <source>Largest win: %1 ahead, on %2</source>
        <extracomment>%1 points ahead of the second, %2 a day</extracomment>
        <translation>Plus large victoire&#xa0;: %1 d’avance, le %2</translation>
    </message>
    <message>
        <source>Largest defeat: %1 behind, on %2</source>
        <extracomment>%1 points behind the winner, %2 a day</extracomment>
        <translation>Plus lourde défaite&#xa0;: %1 de retard, le %2</translation>
    </message>
    <message>
        <source>Coach’s best rating: %1%, on %2</source>
        <extracomment>%1 a percentage without its sign: how much of what was there the player kept; %2 a day</extracomment>
        <translation>Meilleure qualité des décisions&#xa0;: %1&#x202f;%, le %2</translation>
    </message>
    <message>
        <source>Look at the final table of this game.</source>
        <translation>Voir la table finale de cette partie.</translation>
    </message>
    <message numerus="yes">
        <source>Now: %n win(s) in a row</source>
        <translation>
            <numerusform>En ce moment&#xa0;: %n victoire de suite</numerusform>
            <numerusform>En ce moment&#xa0;: %n victoires de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n game(s) without a win</source>
        <translation>
            <numerusform>En ce moment&#xa0;: %n partie sans victoire</numerusform>
            <numerusform>En ce moment&#xa0;: %n parties sans victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n win(s) in a row</source>
        <translation>
            <numerusform>Plus longue série&#xa0;: %n victoire de suite</numerusform>
            <numerusform>Plus longue série&#xa0;: %n victoires de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest wait: %n game(s) without a win</source>
        <translation>
            <numerusform>Plus longue attente&#xa0;: %n partie sans victoire</numerusform>
            <numerusform>Plus longue attente&#xa0;: %n parties sans victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Title of a page</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Back to the hall</source>
        <translation>Retour à la salle</translation>
    </message>
    <message>
        <source>Save these games as a table (CSV)</source>
        <translation>Enregistrer ces parties dans un tableau (CSV)</translation>
    </message>
    <message>
        <source>Remove from the statistics</source>
        <translation>Retirer des statistiques</translation>
    </message>
    <message>
        <source>All results of %1…</source>
        <extracomment>Menu entry: %1 a player; a translation may have two spellings beside it</extracomment>
        <translation>Tous les résultats {d’|de }%1…</translation>
    </message>
    <message>
        <source>All games…</source>
        <extracomment>Menu entry: removes all games from the statistics</extracomment>
        <translation>Toutes les parties…</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Heading: how often a player had which place</extracomment>
        <translation>Places</translation>
    </message>
    <message>
        <source>Points from game to game</source>
        <translation>Points de partie en partie</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Head to head</source>
        <extracomment>Heading: the player against each opponent</extracomment>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>Streaks and records</source>
        <translation>Séries et records</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Heading of a list of finished games</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Choose one game above: points of different games can’t be compared.</source>
        <translation>Choisissez un jeu ci-dessus&#xa0;: les points de jeux différents ne se comparent pas.</translation>
    </message>
    <message>
        <source>Look at the end</source>
        <extracomment>Button: opens the saga of a finished game, at its final table</extracomment>
        <translation>Voir la fin</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>Button: removes a game from the statistics</extracomment>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Counting sagas: %1 of %2…</source>
        <extracomment>While finished games are counted: %1 of %2 files</extracomment>
        <translation>Comptage des sagas&#xa0;: %1 sur %2…</translation>
    </message>
    <message>
        <source>Reading the statistics…</source>
        <translation>Lecture des statistiques…</translation>
    </message>
    <message>
        <source>No finished game has been counted yet. Play one to the end, and its result will appear here.</source>
        <translation>Aucune partie finie n’a encore été comptée. Jouez-en une jusqu’au bout, et son résultat apparaîtra ici.</translation>
    </message>
    <message>
        <source>No finished game matches. Change the filters above.</source>
        <translation>Aucune partie terminée ne correspond. Changez les filtres ci-dessus.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A finished game, above its players and their points: %1 a day, %2 the title of a game</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>won, %n of them shared</source>
        <extracomment>Below the number of games won: %n of them ended in a tie for the first place</extracomment>
        <translation>
            <numerusform>victoires, dont %n partagée</numerusform>
            <numerusform>victoires, dont %n partagées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heorot::app::StoryStrip</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a sentence that says what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The place of something among others: %1 its number, %2 how many there are</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more …</source>
        <extracomment>Button behind a sentence on what others did: opens %n more sentences</extracomment>
        <translation>
            <numerusform>%n autre…</numerusform>
            <numerusform>%n autres…</numerusform>
        </translation>
    </message>
    <message>
        <source>more …</source>
        <extracomment>Button behind the beginning of a sentence: opens the whole</extracomment>
        <translation>suite…</translation>
    </message>
    <message>
        <source>Show all of it.</source>
        <translation>Tout afficher.</translation>
    </message>
</context>
<context>
    <name>heorot::app::TablePage</name>
    <message>
        <source>The game continues, but it isn’t saved: %1</source>
        <extracomment>%1 a sentence of the system or of the file&apos;s reader</extracomment>
        <translation>La partie continue, mais n’est pas enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back to before this line</source>
        <translation>Revenir avant cette ligne</translation>
    </message>
    <message>
        <source>Take back only this</source>
        <translation>N’annuler que ceci</translation>
    </message>
    <message>
        <source>Later moves depend on it.</source>
        <translation>La suite en dépend.</translation>
    </message>
    <message>
        <source>%1: more</source>
        <extracomment>In the tip of a piece: %1 the key that opens its page of the handbook</extracomment>
        <translation>%1&#xa0;: détails</translation>
    </message>
    <message>
        <source>Close what covers the table</source>
        <translation>Fermer le panneau</translation>
    </message>
    <message>
        <source>The game is still saved in its previous file: %1</source>
        <extracomment>%1 a sentence of the system or of the file&apos;s reader</extracomment>
        <translation>La partie reste enregistrée au même endroit qu’avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Show the points of all players again.</source>
        <translation>Montrer de nouveau les points de tous les joueurs.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same players again, each moved over by one seat.</source>
        <translation>Les mêmes joueurs, chacun décalé d’une place.</translation>
    </message>
    <message>
        <source>You can’t undo your last decision: something hidden has been revealed since, or another player has acted.</source>
        <translation>Vous ne pouvez plus annuler votre dernière décision&#xa0;: depuis, quelque chose a été révélé ou quelqu’un d’autre a joué.</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Il n’y a encore rien à annuler.</translation>
    </message>
    <message>
        <source>My hand</source>
        <extracomment>Button of the prompt: shows the cards, tiles or tokens of the person to move, who decides without them so far</extracomment>
        <translation>Ma main</translation>
    </message>
    <message>
        <source>See what only you may see, once the others have looked away.</source>
        <translation>Voir ce qui n’est visible que pour vous, quand les autres ne regardent plus.</translation>
    </message>
    <message>
        <source>Why did %1 play that?</source>
        <extracomment>A menu of a line of the log: %1 a computer player; a translation may have two spellings beside it</extracomment>
        <translation>Pourquoi ce coup {d’|de }%1&#x202f;?</translation>
    </message>
    <message>
        <source>What the others did</source>
        <extracomment>Button: opens the line that tells what the other players did</extracomment>
        <translation>Ce que les autres ont fait</translation>
    </message>
    <message>
        <source>An earlier position, for viewing only.</source>
        <extracomment>In the place of the prompt, while an earlier position is shown</extracomment>
        <translation>Vous revoyez un moment passé.</translation>
    </message>
    <message>
        <source>The table before this: %1</source>
        <extracomment>For screen readers: %1 what another player did</extracomment>
        <translation>La table avant ce coup&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Voir ce moment</translation>
    </message>
    <message>
        <source>Play on from here, as a new game</source>
        <translation>Jouer à partir d’ici, dans une nouvelle partie</translation>
    </message>
    <message>
        <source>The hint isn’t there yet. Enter will play it once you can see it.</source>
        <extracomment>After Enter was pressed while the computer still searches for a hint</extracomment>
        <translation>Le conseil n’est pas encore prêt. Entrée le jouera dès qu’il sera affiché.</translation>
    </message>
</context>
<context>
    <name>heorot::app::TextWindow</name>
    <message>
        <source>Texts on this screen</source>
        <extracomment>Title of a window for translators</extracomment>
        <translation>Textes de cet écran</translation>
    </message>
    <message>
        <source>Point at a text in the program, or choose one here, to see where it comes from.</source>
        <translation>Pointez sur un texte du programme, ou choisissez-en un ici, pour voir d’où il vient.</translation>
    </message>
    <message>
        <source>Copy the source</source>
        <extracomment>Button: the English text</extracomment>
        <translation>Copier la source</translation>
    </message>
    <message>
        <source>Open its file</source>
        <extracomment>Button: opens the file with the text in the program for it, such as Qt Linguist</extracomment>
        <translation>Ouvrir son fichier</translation>
    </message>
    <message>
        <source>Refresh the list</source>
        <extracomment>Button: lists the texts of the page that is shown now</extracomment>
        <translation>Actualiser la liste</translation>
    </message>
    <message>
        <source>About the chosen text</source>
        <extracomment>For screen readers: what is known of the chosen text</extracomment>
        <translation>À propos du texte choisi</translation>
    </message>
</context>
<context>
    <name>heorot::app::TimeStrip</name>
    <message>
        <source>Before the first move.</source>
        <translation>Avant le premier coup.</translation>
    </message>
    <message>
        <source>The table after move %1 of %2: %3</source>
        <extracomment>For screen readers, while an earlier position is shown: %1 the number of a move, %2 how many there are, %3 what happened</extracomment>
        <translation>La table après le coup %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The previous move.</source>
        <translation>Le coup précédent.</translation>
    </message>
    <message>
        <source>The next move.</source>
        <translation>Le coup suivant.</translation>
    </message>
    <message>
        <source>Take back only this</source>
        <translation>N’annuler que ceci</translation>
    </message>
    <message>
        <source>Back to before this line</source>
        <translation>Revenir avant cette ligne</translation>
    </message>
    <message>
        <source>Play on from here, as a new game.</source>
        <translation>Jouer à partir d’ici, dans une nouvelle partie.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>Retour au présent.</translation>
    </message>
    <message>
        <source>Why did %1 play that?</source>
        <extracomment>A button at a line of the log: %1 a computer player; a translation may have two spellings beside it</extracomment>
        <translation>Pourquoi ce coup {d’|de }%1&#x202f;?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: a new game that begins with the position shown</extracomment>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Back to now</source>
        <extracomment>Button: shows the table as it is</extracomment>
        <translation>Retour au présent</translation>
    </message>
</context>
<context>
    <name>heorot::app::TopBar</name>
    <message>
        <source>Pace of computer players: %1 s</source>
        <extracomment>%1 seconds with one decimal, before a computer player&apos;s move is shown</extracomment>
        <translation>Rythme des joueurs virtuels&#xa0;: %1 s</translation>
    </message>
    <message>
        <source>More actions for this table.</source>
        <translation>Autres actions à cette table.</translation>
    </message>
    <message>
        <source>In this game, a move was undone after something had been revealed.</source>
        <translation>Dans cette partie, une décision a été annulée après une révélation.</translation>
    </message>
</context>
<context>
    <name>heorot::app::WhyCard</name>
    <message>
        <source>Show it</source>
        <extracomment>Button of the reason for a move: shows the table after it</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Based on open information only.</source>
        <translation>D’après les seules informations visibles.</translation>
    </message>
</context>
</TS>
