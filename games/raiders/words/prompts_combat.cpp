// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked before and after a roll of combat dice.
#include "words/chances.h"
#include "words/prompt_parts.h"
#include "words/prompts.h"
#include "words/say.h"

#include "rules/odds.h"
#include "rules/steps/steps.h"

#include <numeric>

namespace heorot::raiders {

QString armsPrompt(const TextContext& at) {
    const QString subject = subjectText(at);
    const QString defense = numberText(at.state.bout.defense);
    const bool hasHammers = cheapestPayer(at.rules, at.state) != none;
    if (isNothingLaidOut(at.state) && at.state.bout.extra == 0) {
        if (hasHammers)
            //: A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense
            return at.mover.asked(Say::tr("%2, defense %3: %1 may lay out dice with hammers."),
                                  //: A prompt to the reader before a combat: %1 a card or tile, %2 its defense
                                  Say::tr("%1, defense %2: lay out dice with hammers."), subject, defense);
        //: A prompt before a combat: %1 a seat without hammers, %2 a card or tile, %3 its defense
        return at.mover.asked(Say::tr("%2, defense %3: %1 may take combat dice from an artifact."),
                              //: A prompt to the reader, who has no hammers: %1 a card or tile, %2 its defense
                              Say::tr("%1, defense %2: take combat dice from an artifact."), subject, defense);
    }
    const QString hopeless = hopelessText(at.rules, at.state);
    const QString dice = numberText(diceLaidOut(at.rules, at.state));
    if (hasHammers || canUseSomeArtifact(at.rules, at.state)) {
        //: A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense, %4 a number of dice
        const QString asked =
            at.mover.asked(Say::tr("%2, defense %3: %1 may roll or lay out more. Combat dice: %4."),
                           //: A prompt to the reader before a combat: %1 a card or tile, %2 its
                           //: defense, %3 a number
                           Say::tr("%1, defense %2: roll, or lay out more. Combat dice: %3."), subject, defense, dice);
        return joined({asked, hopeless});
    }
    //: A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense, %4 a number of dice
    const QString asked = at.mover.asked(Say::tr("%2, defense %3: %1 may roll. Combat dice: %4."),
                                         //: A prompt to the reader before a combat: %1 a card or tile, %2 its defense,
                                         //: %3 a number
                                         Say::tr("%1, defense %2: roll. Combat dice: %3."), subject, defense, dice);
    return joined({asked, hopeless});
}

QString combatPrompt(const TextContext& at) {
    const Bout& bout = at.state.bout;
    //: A prompt after a roll: %1 a seat, %2 a card or tile, %3 successes, %4 the defense
    const QString rolled = at.mover.asked(Say::tr("%2: %1 has rolled. Successes: %3, needed: %4."),
                                          //: A prompt to the reader after a roll: %1 a card or tile, %2 successes, %3
                                          //: the defense
                                          Say::tr("%1: you have rolled. Successes: %2, needed: %3."), subjectText(at),
                                          numberText(successes(bout)), numberText(bout.defense));
    const int marked = std::accumulate(bout.again.begin(), bout.again.end(), 0);
    if (marked > 0)
        //: Behind a prompt after a roll: %n combat dice
        return joined({rolled, Say::tr("Marked to roll again for a favor: %n die (dice). Undo takes a mark back.",
                                       nullptr, marked)});
    if (moverShip(at.state).favor > 0) return joined({rolled, Say::tr("Marked dice roll again for a favor.")});
    if (mayBringFavor(at.rules, at.state)) return joined({rolled, Say::tr("An artifact may still bring a favor.")});
    return rolled;
}

QString territoryPrompt(const TextContext& at, Territory territory) {
    const TerritorySpec& spec = at.rules.territories[territory];
    //: A prompt: %1 a seat, %2 a territory, %3 its price, %4 its defense, %5 the chance to win, as "72%"
    return at.mover.asked(Say::tr("%1, subdue %2 for %3, or by force (defense %4: %5)?"),
                          //: A prompt to the reader: %1 a territory, %2 its price, %3 its defense, %4 the chance to win
                          Say::tr("Subdue %1 for %2, or by force (defense %3: %4)?"), territoryText(territory),
                          costText(spec.cost), numberText(spec.defense), chanceText(at.rules, at.state, spec.defense));
}

}
