<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>raiders</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n favor</source>
        <translation>
            <numerusform>%n favor</numerusform>
            <numerusform>%n favor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n glory</numerusform>
            <numerusform>%n glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terror</source>
        <translation>
            <numerusform>%n terror</numerusform>
            <numerusform>%n terror</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crew dice</source>
        <translation>
            <numerusform>%n crew die</numerusform>
            <numerusform>%n crew dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Reaver(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Reaver</numerusform>
            <numerusform>%n Reavers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village spoils card(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n village spoils card</numerusform>
            <numerusform>%n village spoils cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keep spoils card(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n keep spoils card</numerusform>
            <numerusform>%n keep spoils cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sea Journey(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Sea Journey</numerusform>
            <numerusform>%n Sea Journeys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sea Battle(s)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Sea Battle</numerusform>
            <numerusform>%n Sea Battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Prophecy(ies)</source>
        <extracomment>Cards: %n of them</extracomment>
        <translation>
            <numerusform>%n Prophecy</numerusform>
            <numerusform>%n Prophecies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red dice</source>
        <translation>
            <numerusform>%n red die</numerusform>
            <numerusform>%n red dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue dice</source>
        <translation>
            <numerusform>%n blue die</numerusform>
            <numerusform>%n blue dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow dice</source>
        <translation>
            <numerusform>%n yellow die</numerusform>
            <numerusform>%n yellow dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chest(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n chest</numerusform>
            <numerusform>%n chests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n longship(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n longship</numerusform>
            <numerusform>%n longships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hammer(s)</source>
        <extracomment>Dice that a cost asks for: %n of them</extracomment>
        <translation>
            <numerusform>%n hammer</numerusform>
            <numerusform>%n hammers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice of any color on any face</source>
        <translation>
            <numerusform>%n die of any color on any face</numerusform>
            <numerusform>%n dice of any color on any face</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Slot %1: %n Reaver(s)</source>
        <extracomment>For a screen reader: %1 a slot of the longship, %n Reavers in it</extracomment>
        <translation>
            <numerusform>Slot %1: %n Reaver</numerusform>
            <numerusform>Slot %1: %n Reavers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s) left</source>
        <extracomment>For a screen reader: %1 a territory, %n tiles in its stack</extracomment>
        <translation>
            <numerusform>%1, %n tile left</numerusform>
            <numerusform>%1, %n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Combat die with %n success(es)</source>
        <extracomment>For a screen reader: %n successes of a combat die</extracomment>
        <translation>
            <numerusform>Combat die with %n success</numerusform>
            <numerusform>Combat die with %n successes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret Prophecy(ies)</source>
        <extracomment>Prophecies that only their owner knows: %n of them</extracomment>
        <translation>
            <numerusform>%n secret Prophecy</numerusform>
            <numerusform>%n secret Prophecies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n more combat dice; decide before the first roll.</source>
        <translation>
            <numerusform>Roll %n more combat die; decide before the first roll.</numerusform>
            <numerusform>Roll %n more combat dice; decide before the first roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain and roll %n dice of colors you choose.</source>
        <translation>
            <numerusform>Gain and roll %n die of a color you choose.</numerusform>
            <numerusform>Gain and roll %n dice of colors you choose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combat dice</source>
        <extracomment>Effect of an artifact in few words</extracomment>
        <translation>
            <numerusform>%n combat die</numerusform>
            <numerusform>%n combat dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice rolled</source>
        <extracomment>Effect of an artifact in few words: dice that are rolled</extracomment>
        <translation>
            <numerusform>%n die rolled</numerusform>
            <numerusform>%n dice rolled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>roll %n combat dice</source>
        <extracomment>A choice: %n combat dice</extracomment>
        <translation>
            <numerusform>roll %n combat die</numerusform>
            <numerusform>roll %n combat dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n</source>
        <extracomment>Label of a button: %n combat dice are rolled</extracomment>
        <translation>
            <numerusform>Roll %n</numerusform>
            <numerusform>Roll %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 may choose %n reward(s), or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %n rewards</extracomment>
        <translation>
            <numerusform>%2: %1 may choose %n reward, or rest.</numerusform>
            <numerusform>%2: %1 may choose %n rewards, or rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 may attempt up to %n tile(s), or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>%2: %1 may attempt up to %n tile, or rest.</numerusform>
            <numerusform>%2: %1 may attempt up to %n tiles, or rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must decide how to use %n Reaver(s).</source>
        <extracomment>A prompt: %1 a seat, %n Reavers to be placed</extracomment>
        <translation>
            <numerusform>%1 must decide how to use %n Reaver.</numerusform>
            <numerusform>%1 must decide how to use %n Reavers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may choose %n more reward(s).</source>
        <extracomment>A prompt: %1 a seat, %n rewards</extracomment>
        <translation>
            <numerusform>%1 may choose %n more reward.</numerusform>
            <numerusform>%1 may choose %n more rewards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may attempt %n more tile(s).</source>
        <extracomment>A prompt: %1 a seat, %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>%1 may attempt %n more tile.</numerusform>
            <numerusform>%1 may attempt %n more tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must choose the color(s) of %n dice to roll.</source>
        <extracomment>A prompt: %1 a seat, %n dice that are rolled once the last color is chosen</extracomment>
        <translation>
            <numerusform>%1 must choose the color of %n die to roll.</numerusform>
            <numerusform>%1 must choose the colors of %n dice to roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked to roll again for a favor: %n die (dice). Undo takes a mark back.</source>
        <extracomment>Behind a prompt after a roll: %n combat dice</extracomment>
        <translation>
            <numerusform>Marked to roll again for a favor: %n die. Undo takes a mark back.</numerusform>
            <numerusform>Marked to roll again for a favor: %n dice. Undo takes a mark back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn at %1: attempt up to %n tile(s), or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>Your turn at %1: attempt up to %n tile, or rest.</numerusform>
            <numerusform>Your turn at %1: attempt up to %n tiles, or rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn at %1: choose %n reward(s), or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %n rewards</extracomment>
        <translation>
            <numerusform>Your turn at %1: choose %n reward, or rest.</numerusform>
            <numerusform>Your turn at %1: choose %n rewards, or rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may attempt %n more tile(s).</source>
        <extracomment>A prompt to the reader: %n tiles that may be attempted</extracomment>
        <translation>
            <numerusform>You may attempt %n more tile.</numerusform>
            <numerusform>You may attempt %n more tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more reward(s).</source>
        <extracomment>A prompt to the reader: %n rewards</extracomment>
        <translation>
            <numerusform>Choose %n more reward.</numerusform>
            <numerusform>Choose %n more rewards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose how to use %n Reaver(s).</source>
        <extracomment>A prompt to the reader: %n Reavers to be placed</extracomment>
        <translation>
            <numerusform>Your turn: choose how to use %n Reaver.</numerusform>
            <numerusform>Your turn: choose how to use %n Reavers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the color(s) of %n dice to roll.</source>
        <extracomment>A prompt to the reader: %n dice that are rolled once the last color is chosen</extracomment>
        <translation>
            <numerusform>Choose the color of %n die to roll.</numerusform>
            <numerusform>Choose the colors of %n dice to roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 rolls %n success against a defense of %2.</numerusform>
            <numerusform>%1 rolls %n successes against a defense of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls again and has %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 rolls again and has %n success against a defense of %2.</numerusform>
            <numerusform>%1 rolls again and has %n successes against a defense of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the combat with %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 wins the combat with %n success against a defense of %2.</numerusform>
            <numerusform>%1 wins the combat with %n successes against a defense of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses the combat with %n success(es) against a defense of %2.</source>
        <extracomment>%1 a player, %n successes, %2 the defense</extracomment>
        <translation>
            <numerusform>%1 loses the combat with %n success against a defense of %2.</numerusform>
            <numerusform>%1 loses the combat with %n successes against a defense of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s %n territory(ies) bring glory.</source>
        <extracomment>%1 a player, %n territories</extracomment>
        <translation>
            <numerusform>%1’s %n territory brings glory.</numerusform>
            <numerusform>%1’s %n territories bring glory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 slot already holds %n Reaver(s).</source>
        <extracomment>%1 a slot of the longship, %n Reavers</extracomment>
        <translation>
            <numerusform>The %1 slot already holds %n Reaver.</numerusform>
            <numerusform>The %1 slot already holds %n Reavers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s) from the deck, unseen</source>
        <extracomment>A choice: %n cards</extracomment>
        <translation>
            <numerusform>draw %n card from the deck, unseen</numerusform>
            <numerusform>draw %n cards from the deck, unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 may take %n Reaver(s), or rest.</source>
        <extracomment>A prompt: %1 a seat, %2 a location, %n Reavers</extracomment>
        <translation>
            <numerusform>%2: %1 may take %n Reaver, or rest.</numerusform>
            <numerusform>%2: %1 may take %n Reavers, or rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn at %1: take %n Reaver(s), or rest.</source>
        <extracomment>A prompt to the reader: %1 a location, %n Reavers</extracomment>
        <translation>
            <numerusform>Your turn at %1: take %n Reaver, or rest.</numerusform>
            <numerusform>Your turn at %1: take %n Reavers, or rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s turn: take the cards of a stack, or draw %n from the deck.</source>
        <extracomment>A prompt: %1 a seat, %n cards</extracomment>
        <translation>
            <numerusform>%1’s turn: take the cards of a stack, or draw %n from the deck.</numerusform>
            <numerusform>%1’s turn: take the cards of a stack, or draw %n from the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: take the cards of a stack, or draw %n from the deck.</source>
        <extracomment>A prompt to the reader: %n cards</extracomment>
        <translation>
            <numerusform>Your turn: take the cards of a stack, or draw %n from the deck.</numerusform>
            <numerusform>Your turn: take the cards of a stack, or draw %n from the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combat dice can’t win this.</source>
        <extracomment>A warning before a fight: %n combat dice</extracomment>
        <translation>
            <numerusform>%n combat die can’t win this.</numerusform>
            <numerusform>%n combat dice can’t win this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combat(s) won</source>
        <extracomment>In a list of what came of a raid</extracomment>
        <translation>
            <numerusform>%n combat won</numerusform>
            <numerusform>%n combats won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combat(s) lost</source>
        <extracomment>In a list of what came of a raid</extracomment>
        <translation>
            <numerusform>%n combat lost</numerusform>
            <numerusform>%n combats lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n success(es) against a defense of %1</source>
        <extracomment>In a list of what came of a battle: %n successes, %1 the defense</extracomment>
        <translation>
            <numerusform>%n success against a defense of %1</numerusform>
            <numerusform>%n successes against a defense of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep hammers for %n combat dice.</source>
        <extracomment>What giving up a fight keeps: hammers for %n combat dice</extracomment>
        <translation>
            <numerusform>You keep hammers for %n combat die.</numerusform>
            <numerusform>You keep hammers for %n combat dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it, you roll %n dice and win %1.</source>
        <extracomment>Of a hammer that is laid out: %1 how often, &quot;7 times in 10&quot;, %n combat dice laid out with it</extracomment>
        <translation>
            <numerusform>With it, you roll %n die and win %1.</numerusform>
            <numerusform>With it, you roll %n dice and win %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n more combat dice.</source>
        <extracomment>Why a die is good: in combat it brings %n dice more</extracomment>
        <translation>
            <numerusform>It brings %n more combat die.</numerusform>
            <numerusform>It brings %n more combat dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n combat dice.</source>
        <extracomment>What turning a die costs: in combat %n dice are missing then</extracomment>
        <translation>
            <numerusform>It costs %n combat die.</numerusform>
            <numerusform>It costs %n combat dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could pay once in each of the %n round(s) to come.</source>
        <extracomment>What an upgrade is worth: %n rounds to come</extracomment>
        <translation>
            <numerusform>It could pay once in the round to come.</numerusform>
            <numerusform>It could pay once in each of the %n rounds to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each tile brings %n glory by the end, 1 after every round.</source>
        <extracomment>Why territories are good: %n glory for each by the end of the game</extracomment>
        <translation>
            <numerusform>Each tile brings %n glory by the end, 1 after every round.</numerusform>
            <numerusform>Each tile brings %n glory by the end, 1 after every round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use the ability whenever a ship sails to %1: at most %n time(s) more.</source>
        <extracomment>Of a Reaver&apos;s ability: %1 a location, %n rounds in which a ship may sail there</extracomment>
        <translation>
            <numerusform>You use the ability whenever a ship sails to %1: at most %n time more.</numerusform>
            <numerusform>You use the ability whenever a ship sails to %1: at most %n times more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n space(s) left for dice.</source>
        <extracomment>Of dice gained without room: %n spaces are free</extracomment>
        <translation>
            <numerusform>You have only %n space left for dice.</numerusform>
            <numerusform>You have only %n spaces left for dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The upgrade pays once in each of the %n round(s) left.</source>
        <extracomment>Of a Ship Upgrade: %1 &quot;shield&quot;, %n rounds, this one included</extracomment>
        <translation>
            <numerusform>The upgrade pays once in this last round.</numerusform>
            <numerusform>The upgrade pays once in each of the %n rounds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile brings %n glory by the end, 1 after every round.</source>
        <extracomment>Why a territory is good: %n glory</extracomment>
        <translation>
            <numerusform>The tile brings %n glory by the end, 1 after every round.</numerusform>
            <numerusform>The tile brings %n glory by the end, 1 after every round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) in 10</source>
        <extracomment>How often something happens: &quot;You win this combat 7 times in 10.&quot;</extracomment>
        <translation>
            <numerusform>%n time in 10</numerusform>
            <numerusform>%n times in 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This roll (%n dice): win %1</source>
        <extracomment>Chance to win a combat: %n combat dice laid out, %1 as &quot;72%&quot;</extracomment>
        <translation>
            <numerusform>This roll (%n die): win %1</numerusform>
            <numerusform>This roll (%n dice): win %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This roll (%n dice) and up to %2: win %1</source>
        <extracomment>Chance to win a combat: %n combat dice laid out, %1 as &quot;72%&quot;, %2 favor for re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>
            <numerusform>This roll (%n die) and up to %2: win %1</numerusform>
            <numerusform>This roll (%n dice) and up to %2: win %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All hammers (%n dice): win %1</source>
        <extracomment>Chance to win a combat with all hammers of the longship: %n combat dice, %1 as &quot;72%&quot;</extracomment>
        <translation>
            <numerusform>All hammers (%n die): win %1</numerusform>
            <numerusform>All hammers (%n dice): win %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All hammers (%n dice) and up to %2: win %1</source>
        <extracomment>Chance to win a combat with all hammers of the longship: %n combat dice, %1 as &quot;72%&quot;, %2 favor for re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>
            <numerusform>All hammers (%n die) and up to %2: win %1</numerusform>
            <numerusform>All hammers (%n dice) and up to %2: win %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice again for 1 favor: win %1</source>
        <extracomment>Chance to win by rolling the marked dice again: %n dice, %1 as &quot;72%&quot;</extracomment>
        <translation>
            <numerusform>%n die again for 1 favor: win %1</numerusform>
            <numerusform>%n dice again for 1 favor: win %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice again for 1 favor, then up to %2: win %1</source>
        <extracomment>Chance to win by rolling the marked dice again: %n dice, %1 as &quot;72%&quot;, %2 favor for further re-rolls, as &quot;2 favor&quot;</extracomment>
        <translation>
            <numerusform>%n die again for 1 favor, then up to %2: win %1</numerusform>
            <numerusform>%n dice again for 1 favor, then up to %2: win %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (room for %n dice)</source>
        <extracomment>A choice that brings more dice than the longship has room for: %1 the choice, %n dice for which there is room</extracomment>
        <translation>
            <numerusform>%1 (room for %n die)</numerusform>
            <numerusform>%1 (room for %n dice)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have room for %n more crew dice.</source>
        <extracomment>Behind a prompt, where a choice may bring more dice: %n dice</extracomment>
        <translation>
            <numerusform>You have room for %n more crew die.</numerusform>
            <numerusform>You have room for %n more crew dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n more crew dice.</source>
        <extracomment>Behind a prompt, where a choice may bring more dice: %n dice</extracomment>
        <translation>
            <numerusform>There is room for %n more crew die.</numerusform>
            <numerusform>There is room for %n more crew dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may still attempt %n tile(s).</source>
        <extracomment>Before a part at Subdue ends: %n tiles</extracomment>
        <translation>
            <numerusform>You may still attempt %n tile.</numerusform>
            <numerusform>You may still attempt %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n more dice: one favor rolls them all.</source>
        <extracomment>Of a combat die to roll again: %n further dice are to be marked, too, as one favor pays for all</extracomment>
        <translation>
            <numerusform>Mark %n more die: one favor rolls them all.</numerusform>
            <numerusform>Mark %n more dice: one favor rolls them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice turned</source>
        <extracomment>In a list of what came of an ability or an artifact</extracomment>
        <translation>
            <numerusform>%n die turned</numerusform>
            <numerusform>%n dice turned</numerusform>
        </translation>
    </message>
</context>
</TS>
