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
        <translation>Reprend le dernier choix (%1).</translation>
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
        <source>Choose one of the buttons.</source>
        <translation>Choisissez un des boutons.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are lit.</source>
        <extracomment>Second line of the prompt: %n is the number of places and pieces that may be chosen</extracomment>
        <translation>
            <numerusform>%n endroit est éclairé.</numerusform>
            <numerusform>%n endroits sont éclairés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are lit, or choose one of the buttons.</source>
        <extracomment>Second line of the prompt: %n is the number of places and pieces that may be chosen</extracomment>
        <translation>
            <numerusform>%n endroit est éclairé, ou choisissez un des boutons.</numerusform>
            <numerusform>%n endroits sont éclairés, ou choisissez un des boutons.</numerusform>
        </translation>
    </message>
</context>
</TS>
