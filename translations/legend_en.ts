<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>legend</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>hand</comment>
        <extracomment>%n cards in a hand</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es)</source>
        <extracomment>%1 &quot;7 cards&quot;, %n of them count here</extracomment>
        <translation>
            <numerusform>%1, %n matches</numerusform>
            <numerusform>%1, %n match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>odds</comment>
        <extracomment>Head of a column of chances: %n cards are turned</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 runs a risk: %n card(s) match.</source>
        <extracomment>%1 a seat, %n cards</extracomment>
        <translation>
            <numerusform>%1 runs a risk: %n card matches.</numerusform>
            <numerusform>%1 runs a risk: %n cards match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open card(s) are left over and discarded.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>%n open card is left over and discarded.</numerusform>
            <numerusform>%n open cards are left over and discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <extracomment>%1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 discards %n card.</numerusform>
            <numerusform>%1 discards %n cards.</numerusform>
        </translation>
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
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a wound and %n card(s)</source>
        <extracomment>What an icon gives: a wound, and %n cards for it</extracomment>
        <translation>
            <numerusform>a wound and %n card</numerusform>
            <numerusform>a wound and %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may give %n card(s) for %2.</source>
        <extracomment>A prompt: %1 a seat, %n cards, %2 what is gained</extracomment>
        <translation>
            <numerusform>%1 may give %n card for %2.</numerusform>
            <numerusform>%1 may give %n cards for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may give %n fame token(s) to be healed.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat, %n fame tokens</extracomment>
        <translation>
            <numerusform>%1 may give %n fame token to be healed.</numerusform>
            <numerusform>%1 may give %n fame tokens to be healed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next risk turns up %n card(s).</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>The next risk turns up %n card.</numerusform>
            <numerusform>The next risk turns up %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows %n symbol(s): %1.</source>
        <extracomment>%n symbols on a card, %1 which</extracomment>
        <translation>
            <numerusform>Shows %n symbol: %1.</numerusform>
            <numerusform>Shows %n symbols: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A scratch is minor, but %n scratch(es) turn into a wound, and you draw no cards for it.</source>
        <extracomment>%n scratches</extracomment>
        <translation>
            <numerusform>A scratch is minor, but %n scratch turns into a wound, and you draw no cards for it.</numerusform>
            <numerusform>A scratch is minor, but %n scratches turn into a wound, and you draw no cards for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n activity card(s).</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Draw %n activity card.</numerusform>
            <numerusform>Draw %n activity cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 You draw %n card(s) with this icon.</source>
        <extracomment>%1 the rule of wounds, %n cards</extracomment>
        <translation>
            <numerusform>%1 You draw %n card with this icon.</numerusform>
            <numerusform>%1 You draw %n cards with this icon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n fame token(s) of any value to give back one large tile with its wounds, or all scratches.</source>
        <extracomment>%n fame tokens are given</extracomment>
        <translation>
            <numerusform>Give %n fame token of any value to give back one large tile with its wounds, or all scratches.</numerusform>
            <numerusform>Give %n fame tokens of any value to give back one large tile with its wounds, or all scratches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) for %1.</source>
        <extracomment>%n cards of any kind, %1 what is gained</extracomment>
        <translation>
            <numerusform>Give %n card for %1.</numerusform>
            <numerusform>Give %n cards for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scratch(es)</source>
        <comment>seat</comment>
        <extracomment>%n scratches of a seat</extracomment>
        <translation>
            <numerusform>%n scratch</numerusform>
            <numerusform>%n scratches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <comment>seat</comment>
        <extracomment>%n wounds of a seat, each on its own tile</extracomment>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>run the risk: turn up %n card(s)</source>
        <extracomment>A choice: %n cards are turned</extracomment>
        <translation>
            <numerusform>run the risk: turn up %n card</numerusform>
            <numerusform>run the risk: turn up %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more symbol(s) of these</source>
        <extracomment>Below what was given of a price: %n symbols are missing</extracomment>
        <translation>
            <numerusform>%n more symbol of these</numerusform>
            <numerusform>%n more symbols of these</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) match</source>
        <comment>odds</comment>
        <extracomment>Beside its chance: %n of the cards that are turned match</extracomment>
        <translation>
            <numerusform>%n card matches</numerusform>
            <numerusform>%n cards match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks the %n fame token(s) for healing and can only decline.</source>
        <extracomment>A prompt at Break Ranks?: %1 a seat, %n fame tokens</extracomment>
        <translation>
            <numerusform>%1 lacks the %n fame token for healing and can only decline.</numerusform>
            <numerusform>%1 lacks the %n fame tokens for healing and can only decline.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s)</source>
        <extracomment>On the icon of a wound: so many cards are drawn for it</extracomment>
        <translation>
            <numerusform>+%n card</numerusform>
            <numerusform>+%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), place %2</source>
        <extracomment>In the panel of a seat at the end: %1 points, which can be below 0 and choose the plural form, %2 its place</extracomment>
        <translation>
            <numerusform>%1 point, place %2</numerusform>
            <numerusform>%1 points, place %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A misfortune costs %1 point(s) at the end.</source>
        <extracomment>%1 points that a misfortune costs, which also choose the plural form</extracomment>
        <translation>
            <numerusform>A misfortune costs %1 point at the end.</numerusform>
            <numerusform>A misfortune costs %1 points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wound is serious. Having none is worth %n point(s) at the end; if you have %1 or more, each one costs %2.</source>
        <extracomment>%n points, %1 a number of wounds, %2 points</extracomment>
        <translation>
            <numerusform>A wound is serious. Having none is worth %n point at the end; if you have %1 or more, each one costs %2.</numerusform>
            <numerusform>A wound is serious. Having none is worth %n points at the end; if you have %1 or more, each one costs %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two wounds on one tile; you draw %n card(s) for it.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Two wounds on one tile; you draw %n card for it.</numerusform>
            <numerusform>Two wounds on one tile; you draw %n cards for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lack the %n fame token(s) for healing and can only decline.</source>
        <extracomment>A prompt to the reader at Break Ranks?: %n fame tokens</extracomment>
        <translation>
            <numerusform>You lack the %n fame token for healing and can only decline.</numerusform>
            <numerusform>You lack the %n fame tokens for healing and can only decline.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>run the risk with Beowulf’s Daring: turn up %n card(s)</source>
        <extracomment>A choice: %n cards are turned</extracomment>
        <translation>
            <numerusform>run the risk with Beowulf’s Daring: turn up %n card</numerusform>
            <numerusform>run the risk with Beowulf’s Daring: turn up %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No fame token worth %2 is left and no change can be made, so %n point(s) are noted for %1.</source>
        <extracomment>%1 a player, %2 the value of the token that is missing, %n points</extracomment>
        <translation>
            <numerusform>No fame token worth %2 is left and no change can be made, so %n point is noted for %1.</numerusform>
            <numerusform>No fame token worth %2 is left and no change can be made, so %n points are noted for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded card(s) become the new deck.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>%n discarded card becomes the new deck.</numerusform>
            <numerusform>%n discarded cards become the new deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 runs a risk with Beowulf’s Daring and turns up %n card(s).</source>
        <extracomment>%1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 runs a risk with Beowulf’s Daring and turns up %n card.</numerusform>
            <numerusform>%1 runs a risk with Beowulf’s Daring and turns up %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n scratch(es) with The Warrior’s Rest.</source>
        <extracomment>%1 a player, %n scratches</extracomment>
        <translation>
            <numerusform>%1 gives back %n scratch with The Warrior’s Rest.</numerusform>
            <numerusform>%1 gives back %n scratches with The Warrior’s Rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n scratch(es) for a wound.</source>
        <extracomment>%1 a player, %n scratches</extracomment>
        <translation>
            <numerusform>%1 exchanges %n scratch for a wound.</numerusform>
            <numerusform>%1 exchanges %n scratches for a wound.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n token(s).</source>
        <extracomment>%1 a player, %n tokens</extracomment>
        <translation>
            <numerusform>%1 takes back %n token.</numerusform>
            <numerusform>%1 takes back %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n alliance token(s) unseen; each shows some fame or treasure.</source>
        <extracomment>%n round tokens</extracomment>
        <translation>
            <numerusform>Draw %n alliance token unseen; it shows some fame or treasure.</numerusform>
            <numerusform>Draw %n alliance tokens unseen; each shows some fame or treasure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player may turn up %n card(s) from the deck. You keep those that match; if none does, you take a scratch.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>Each player may turn up %n card from the deck. You keep it if it matches; if not, you take a scratch.</numerusform>
            <numerusform>Each player may turn up %n cards from the deck. You keep those that match; if none does, you take a scratch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards lie open; in each of %n round(s), each player takes one or declines.</source>
        <extracomment>%n rounds</extracomment>
        <translation>
            <numerusform>Cards lie open; in %n round, each player takes one or declines.</numerusform>
            <numerusform>Cards lie open; in each of %n rounds, each player takes one or declines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s) here, or none.</source>
        <extracomment>%n cards</extracomment>
        <translation>
            <numerusform>You exchange %n card here, or none.</numerusform>
            <numerusform>You exchange %n cards here, or none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This takes %n fame token(s), and you have fewer.</source>
        <extracomment>%n tokens</extracomment>
        <translation>
            <numerusform>This takes %n fame token, and you have fewer.</numerusform>
            <numerusform>This takes %n fame tokens, and you have fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever you have a decision to make, give back up to %n scratch(es), even when the next would make a wound.</source>
        <extracomment>%n scratches, one fewer than make a wound</extracomment>
        <translation>
            <numerusform>Whenever you have a decision to make, give back up to %n scratch, even when the next would make a wound.</numerusform>
            <numerusform>Whenever you have a decision to make, give back up to %n scratches, even when the next would make a wound.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 finishes in %3 place with %2 point(s).</source>
        <extracomment>%1 a player, %2 points, which can be below 0 and choose the plural form, %3 a place, as &quot;second&quot;</extracomment>
        <translation>
            <numerusform>%1 finishes in %3 place with %2 point.</numerusform>
            <numerusform>%1 finishes in %3 place with %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>matching</comment>
        <extracomment>What came of a risk: %n cards that a player keeps</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %n cards, for a total of %2.</source>
        <extracomment>What a player did in a contest: %1 a player, %n cards, %2 its total</extracomment>
        <translation>
            <numerusform>%1 plays %n card, for a total of %2.</numerusform>
            <numerusform>%1 plays %n cards, for a total of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n tokens, for a total of %2.</source>
        <extracomment>What a player did in an auction: %1 a player, %n tokens, %2 its total</extracomment>
        <translation>
            <numerusform>%1 shows %n token, for a total of %2.</numerusform>
            <numerusform>%1 shows %n tokens, for a total of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n fame token(s) to be healed.</source>
        <extracomment>What a player did: %1 a player, %n fame tokens</extracomment>
        <translation>
            <numerusform>%1 gives %n fame token to be healed.</numerusform>
            <numerusform>%1 gives %n fame tokens to be healed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %n card(s) for %2.</source>
        <comment>deed</comment>
        <extracomment>What a player did: %1 a player, %n cards, %2 what is gained, as &quot;3 treasure&quot;</extracomment>
        <translation>
            <numerusform>%1 gives %n card for %2.</numerusform>
            <numerusform>%1 gives %n cards for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n fame token(s) to be healed?</source>
        <extracomment>A prompt to the reader at Break Ranks?: %n fame tokens</extracomment>
        <translation>
            <numerusform>Give %n fame token to be healed?</numerusform>
            <numerusform>Give %n fame tokens to be healed?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) for %1?</source>
        <extracomment>A prompt to the reader: %n cards, %1 what is gained</extracomment>
        <translation>
            <numerusform>Give %n card for %1?</numerusform>
            <numerusform>Give %n cards for %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <comment>deed</comment>
        <extracomment>What a player did: %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 draws %n card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <extracomment>What a player got in a part of the game: %n cards</extracomment>
        <translation>
            <numerusform>%n card drawn</numerusform>
            <numerusform>%n cards drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n symbol(s) for %1.</source>
        <extracomment>What a choice leaves: %n symbols on cards in the hand, %1 an episode at which they count</extracomment>
        <translation>
            <numerusform>It leaves you %n symbol for %1.</numerusform>
            <numerusform>It leaves you %n symbols for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it you have %n symbol(s) for %1.</source>
        <extracomment>Why a card is good: %n symbols on cards in the hand, %1 an episode at which they count</extracomment>
        <translation>
            <numerusform>With it you have %n symbol for %1.</numerusform>
            <numerusform>With it you have %n symbols for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n treasure for %1.</source>
        <extracomment>What a bid leaves: %n treasure, %1 an episode at which it counts, &quot;Rise of Geatland&quot;</extracomment>
        <translation>
            <numerusform>It leaves you %n treasure for %1.</numerusform>
            <numerusform>It leaves you %n treasure for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it wins, you pay %n treasure for %1.</source>
        <extracomment>What a bid costs: %n treasure, %1 the prize, &quot;3 fame&quot;</extracomment>
        <translation>
            <numerusform>If it wins, you pay %n treasure for %1.</numerusform>
            <numerusform>If it wins, you pay %n treasure for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then pays %n treasure for %2.</source>
        <extracomment>What dropping out of an auction leads to: %1 a rival, %n treasure that it pays, %2 the prize, &quot;3 fame&quot;</extracomment>
        <translation>
            <numerusform>%1 then pays %n treasure for %2.</numerusform>
            <numerusform>%1 then pays %n treasure for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you to %1; %2 then needs %n more symbol(s) to stay in.</source>
        <extracomment>What a card does in a contest: %1 the total of the reader, %2 a rival, %n symbols</extracomment>
        <translation>
            <numerusform>It brings you to %1; %2 then needs %n more symbol to stay in.</numerusform>
            <numerusform>It brings you to %1; %2 then needs %n more symbols to stay in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you to %1; you then need %n more symbol(s) for %2.</source>
        <extracomment>What a card does in a contest: %1 the total of the reader, %n symbols, %2 the total needed</extracomment>
        <translation>
            <numerusform>It brings you to %1; you then need %n more symbol for %2.</numerusform>
            <numerusform>It brings you to %1; you then need %n more symbols for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n more symbol(s) that count here.</source>
        <extracomment>What a card leaves for this contest: %n symbols in the hand</extracomment>
        <translation>
            <numerusform>You keep %n more symbol that counts here.</numerusform>
            <numerusform>You keep %n more symbols that count here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s); each counts at %1 %2.</source>
        <extracomment>What drawn cards are good for: %n cards, %1 an episode, &quot;Celebration&quot;, %2 a chance, &quot;four times in ten&quot;</extracomment>
        <translation>
            <numerusform>You draw %n card; it counts at %1 %2.</numerusform>
            <numerusform>You draw %n cards; each counts at %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s).</source>
        <extracomment>What an icon brings: %n points</extracomment>
        <translation>
            <numerusform>It is worth %n point.</numerusform>
            <numerusform>It is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n scratch(es) already.</source>
        <extracomment>Why it is good to run no risk: %n scratches</extracomment>
        <translation>
            <numerusform>You have %n scratch already.</numerusform>
            <numerusform>You have %n scratches already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It saves you %n point(s).</source>
        <extracomment>Why it is good to refuse a bad icon: %n points</extracomment>
        <translation>
            <numerusform>It saves you %n point.</numerusform>
            <numerusform>It saves you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <comment>token</comment>
        <extracomment>What a token costs that is given away: %n points</extracomment>
        <translation>
            <numerusform>It costs you %n point.</numerusform>
            <numerusform>It costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep at least %n point(s).</source>
        <extracomment>Why it is good to give no tokens: %n points</extracomment>
        <translation>
            <numerusform>You keep at least %n point.</numerusform>
            <numerusform>You keep at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this scratch, %n more make(s) a wound.</source>
        <extracomment>What a scratch means: %n further scratches that then make a wound</extracomment>
        <translation>
            <numerusform>After this scratch, %n more makes a wound.</numerusform>
            <numerusform>After this scratch, %n more make a wound.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <comment>misfortune</comment>
        <extracomment>What a misfortune means</extracomment>
        <translation>
            <numerusform>It costs you %n point.</numerusform>
            <numerusform>It costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n wound(s) at the end you lose all your points.</source>
        <extracomment>What a wound means in the hard variant: %n wounds</extracomment>
        <translation>
            <numerusform>With %n wound at the end you lose all your points.</numerusform>
            <numerusform>With %n wounds at the end you lose all your points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This wound costs no points yet, but with %n you lose points.</source>
        <extracomment>What a wound means: %n wounds at which points are lost</extracomment>
        <translation>
            <numerusform>This wound costs no points yet, but with %n you lose points.</numerusform>
            <numerusform>This wound costs no points yet, but with %n you lose points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wound costs you %n point(s).</source>
        <extracomment>What a wound means: %n points</extracomment>
        <translation>
            <numerusform>The wound costs you %n point.</numerusform>
            <numerusform>The wound costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives back %n scratch(es).</source>
        <extracomment>What healing brings: %n scratches</extracomment>
        <translation>
            <numerusform>It gives back %n scratch.</numerusform>
            <numerusform>It gives back %n scratches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once, you turn up %n card(s) for a risk instead of %1.</source>
        <extracomment>What a special card is good for: %n cards, %1 how many are turned otherwise</extracomment>
        <translation>
            <numerusform>Once, you turn up %n card for a risk instead of %1.</numerusform>
            <numerusform>Once, you turn up %n cards for a risk instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It counts at %n major(s) to come, first at %1.</source>
        <extracomment>Why a card is good: %n majors, %1 the first of them, &quot;Grendel’s Attack&quot;</extracomment>
        <translation>
            <numerusform>It counts at %n more major: %1.</numerusform>
            <numerusform>It counts at %n majors to come, first at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, healing %1 brings %n point(s).</source>
        <extracomment>What healing brings: %1 &quot;one wound&quot; or &quot;the double wound&quot;, %n points</extracomment>
        <translation>
            <numerusform>As things stand, healing %1 brings %n point.</numerusform>
            <numerusform>As things stand, healing %1 brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now, they would mean %1 point(s).</source>
        <extracomment>Of the wounds of a player: %1 a signed number, whose plural it has</extracomment>
        <translation>
            <numerusform>If the game ended now, they would mean %1 point.</numerusform>
            <numerusform>If the game ended now, they would mean %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wound costs you the %n point(s) for having none at the end.</source>
        <extracomment>What the first wound means: %n points</extracomment>
        <translation>
            <numerusform>The wound costs you the %n point for having none at the end.</numerusform>
            <numerusform>The wound costs you the %n points for having none at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choose(s) before you: %1.</source>
        <comment>players</comment>
        <extracomment>Before the reader drops out of a contest: %n players take an icon before it, %1 a list of icons, &quot;5 fame, 2 cards, and a scratch&quot;</extracomment>
        <translation>
            <numerusform>%n chooses before you: %1.</numerusform>
            <numerusform>%n choose before you: %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
