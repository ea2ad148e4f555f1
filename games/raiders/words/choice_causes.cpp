// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/choice_causes.h"

#include "words/chances.h"
#include "words/say.h"

#include <cmath>

namespace heorot::raiders {

namespace {

/// How likely the reader’s choice wins a combat; empty if it begins or rolls none.
QString fightText(const Position& at, Action choice) {
    const auto chance = chanceAfter(at.rules, at.state(), choice);
    if (!chance) return {};
    constexpr int tries = 10;
    const auto won = static_cast<int>(std::lround(*chance * tries));
    if (won >= tries) return Say::tr("You are almost sure to win this combat.");
    if (won == 0) return Say::tr("It’s worth a try, even though you would hardly ever win this combat.");
    //: Why a combat is good: %n of ten times
    return Say::tr("You win this combat about %n time(s) in 10.", nullptr, won);
}

/// What the reader gains, by parts of the evaluation (players/value.h). What “the next” card or turn is worth is no
/// reason that anybody could check.
QString gainText(int term) {
    switch (term) {
    case 0: return Say::tr("You can expect glory at once.");
    case 1: return Say::tr("Your territories will bring glory in every later round.");
    case 2: return Say::tr("It may add to your sets of treasures, art, armor, and tapestries.");
    case 3: return Say::tr("You may gain pawns, or come closer to having the most of a kind.");
    case 4: return Say::tr("You may gain an artifact, which helps now and counts at the end.");
    case 5: return Say::tr("It may bring you closer to what your Prophecies ask for.");
    case 7: return Say::tr("You may end with less terror.");
    case 8: return Say::tr("You keep or gain dice and upgrades for what is to come.");
    case 9: return Say::tr("You keep or gain food for later.");
    case 10: return Say::tr("You keep or gain favor, to roll dice again.");
    case 11: return Say::tr("It strengthens your crew, whose abilities help for the rest of the game.");
    default: return {};
    }
}

}

QString choiceCause(const Position& at, const game::Cause& cause) {
    if (!cause.isOwn || !cause.isGain) return {};
    if (QString fight = fightText(at, *cause.choice); !fight.isEmpty()) return fight;
    return gainText(cause.term);
}

}
