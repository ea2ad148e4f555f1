// SPDX-License-Identifier: GPL-3.0-or-later
// What is true of a choice of the reader and worth knowing, for hints.
#include "words/chances.h"
#include "words/say.h"
#include "words/words.h"

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

}

QStringList GameWords::facts(const Position& at, Action choice) {
    QStringList facts{fightText(at, choice)};
    facts.removeAll(QString());
    return facts;
}

}
