<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>kit</name>
    <message>
        <source>It is chosen.</source>
        <extracomment>Read aloud of a thing on the table.</extracomment>
        <translation>Es ist gewählt.</translation>
    </message>
    <message>
        <source>It can be chosen.</source>
        <extracomment>Read aloud of a thing on the table.</extracomment>
        <translation>Es kann gewählt werden.</translation>
    </message>
    <message>
        <source>Other choice</source>
        <extracomment>Button of the prompt: takes back the last thing that was chosen</extracomment>
        <translation>Andere Wahl</translation>
    </message>
    <message>
        <source>Takes back what was chosen last (%1).</source>
        <extracomment>%1 a key, &quot;Esc&quot;</extracomment>
        <translation>Nimmt die letzte Wahl zurück (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>Second line of the prompt: %1 the name of a computer player</extracomment>
        <translation>%1 überlegt.</translation>
    </message>
    <message>
        <source>%1 decides.</source>
        <extracomment>Second line of the prompt: %1 the name of a person</extracomment>
        <translation>%1 entscheidet.</translation>
    </message>
    <message>
        <source>Choose one of the buttons.</source>
        <translation>Wähle eine der Schaltflächen.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are lit.</source>
        <extracomment>Second line of the prompt: %n is the number of places and pieces that may be chosen</extracomment>
        <translation>
            <numerusform>%n Stelle leuchtet.</numerusform>
            <numerusform>%n Stellen leuchten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are lit, or choose one of the buttons.</source>
        <extracomment>Second line of the prompt: %n is the number of places and pieces that may be chosen</extracomment>
        <translation>
            <numerusform>%n Stelle leuchtet, oder wähle eine Schaltfläche.</numerusform>
            <numerusform>%n Stellen leuchten, oder wähle eine Schaltfläche.</numerusform>
        </translation>
    </message>
</context>
</TS>
