// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked about Reavers, dice and cards of the own ship.
#include "words/chances.h"
#include "words/prompt_parts.h"
#include "words/prompts.h"
#include "words/say.h"

#include "rules/steps/steps.h"

namespace heorot::raiders {

namespace {

QString abilityPrompt(const TextContext& at) {
    const QString reaver = reaverText(at.state.ability);
    const QString rule = abilityRule(at.rules, at.state.ability);
    if (canUseAbility(at.rules, at.state))
        //: A prompt: %1 a seat, %2 a Reaver, %3 its ability
        return at.mover.asked(Say::tr("%2: %1 may use the ability. %3"),
                              //: A prompt to the reader: %1 a Reaver, %2 its ability
                              Say::tr("%1: use the ability? %2"), reaver, rule);
    //: A prompt: %1 a seat, which lacks what the ability asks for, %2 a Reaver, %3 its ability
    return at.mover.asked(Say::tr("%2: %1 must go without the ability, or use an artifact first. %3"),
                          //: A prompt to the reader, who lacks what the ability asks for: %1 a Reaver, %2 its ability
                          Say::tr("%1: go without the ability, or use an artifact first. %2"), reaver, rule);
}

/// Dice that are rolled, all of them once their colors are chosen.
int toBeRolled(const State& state) {
    int count = 0;
    for (const Grant& grant : state.grants) count += grant.rolled;
    return count;
}

QString recruitsPrompt(const TextContext& at) {
    const State& state = at.state;
    if (state.recruits.size() == 1)
        //: A prompt: %1 a seat, %2 a Reaver to be placed
        return at.mover.asked(Say::tr("%1 must decide how to use the %2."),
                              //: A prompt to the reader: %1 a Reaver to be placed
                              Say::tr("Your turn: choose how to use the %1."), reaverText(state.recruits[0]));
    const int reavers = static_cast<int>(state.recruits.size());
    //: A prompt: %1 a seat, %n Reavers to be placed
    return at.mover.asked(Say::tr("%1 must decide how to use %n Reaver(s).", nullptr, reavers),
                          //: A prompt to the reader: %n Reavers to be placed
                          Say::tr("Your turn: choose how to use %n Reaver(s).", nullptr, reavers));
}

/// Of a keep that is defended.
QString keepPrompt(const TextContext& at) {
    const QString defense = numberText(at.rules.keeps[keepOf(at.state.spoil)].defense);
    if (!canFight(at.rules, at.state) && canUseSomeArtifact(at.rules, at.state))
        //: A prompt: %1 a seat without hammers, %2 a card, %3 its defense
        return at.mover.asked(Say::tr("%2, defense %3: %1 has no hammers, and leaves it or uses an artifact first."),
                              //: A prompt to the reader, who has no hammers: %1 a card, %2 its defense
                              Say::tr("%1, defense %2: you have no hammers. Leave it, or use an artifact first."),
                              subjectText(at), defense);
    if (!canFight(at.rules, at.state))
        //: A prompt: %1 a seat without hammers, %2 a card, %3 its defense
        return at.mover.asked(Say::tr("%2, defense %3: %1 has no hammers to fight with, and leaves it."),
                              //: A prompt to the reader, who has no hammers: %1 a card, %2 its defense
                              Say::tr("%1, defense %2: you have no hammers to fight with. Leave it."), subjectText(at),
                              defense);
    //: A prompt: %1 a seat, %2 a card, %3 its defense
    const QString asked = at.mover.asked(Say::tr("%2, defense %3: %1 may fight, or leave it."),
                                         //: A prompt to the reader: %1 a card, %2 its defense
                                         Say::tr("%1, defense %2: fight, or leave it?"), subjectText(at), defense);
    return joined({asked, hopelessText(at.rules, at.state)});
}

QString gainPrompt(const TextContext& at) {
    if (at.state.grants[0].rolled) {
        const int dice = toBeRolled(at.state);
        //: A prompt: %1 a seat, %n dice that are rolled once the last color is chosen
        return at.mover.asked(Say::tr("%1 must choose the color(s) of %n dice to roll.", nullptr, dice),
                              //: A prompt to the reader: %n dice that are rolled once the last color is chosen
                              Say::tr("Choose the color(s) of %n dice to roll.", nullptr, dice));
    }
    //: A prompt: %1 a seat
    return at.mover.asked(Say::tr("%1 gains a die and must choose its face."),
                          //: A prompt to the reader
                          Say::tr("You gain a die: choose its face."));
}

}

QString shipPrompt(const TextContext& at) {
    switch (at.state.phase) {
    case Phase::Place: return recruitsPrompt(at);
    case Phase::Ability: return abilityPrompt(at);
    case Phase::Keep:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 must keep one of the cards drawn."),
                              //: A prompt to the reader
                              Say::tr("Keep one of the cards drawn."));
    case Phase::Overflow:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 has no room for all the dice and must discard one."),
                              //: A prompt to the reader
                              Say::tr("You have no room for all the dice: discard one."));
    case Phase::Gain: return gainPrompt(at);
    case Phase::Turn:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 may turn one die to another face."),
                              //: A prompt to the reader
                              Say::tr("Turn one die to another face."));
    case Phase::Renounce:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 must discard one Prophecy."),
                              //: A prompt to the reader
                              Say::tr("Discard one Prophecy."));
    case Phase::Bonus:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 must draw a village or a keep spoils card for the new Leader."),
                              //: A prompt to the reader
                              Say::tr("Draw a village or a keep spoils card for your new Leader."));
    case Phase::Resolve:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 must choose the card to resolve next."),
                              //: A prompt to the reader
                              Say::tr("Choose the card to resolve next."));
    case Phase::Recruit:
        //: A prompt: %1 a seat
        return at.mover.asked(
            Say::tr("%1 must choose the Reaver to recruit next, roll its dice, and decide how to use it."),
            //: A prompt to the reader
            Say::tr("Choose the Reaver to recruit next: you roll its dice, then choose how to use it."));
    case Phase::Spoil:
        if (isKeep(at.state.spoil) && at.rules.keeps[keepOf(at.state.spoil)].defense > 0) return keepPrompt(at);
        //: A prompt: %1 a seat, %2 a card
        return at.mover.asked(Say::tr("%2: %1 must decide."),
                              //: A prompt to the reader: %1 a card
                              Say::tr("%1: your choice."), subjectText(at));
    case Phase::Room:
        //: A prompt: %1 a seat
        return at.mover.asked(Say::tr("%1 has no room for a fifth artifact: one goes to the Glory pile."),
                              //: A prompt to the reader
                              Say::tr("You have no room for a fifth artifact: choose the one that goes to the Glory "
                                      "pile."));
    default: return {};
    }
}

}
