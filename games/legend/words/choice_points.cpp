// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/choice_points.h"

#include "words/names.h"
#include "words/say.h"

namespace heorot::legend {

namespace {

/// The change of the points of the seat to move if `change` changes its tiles or tokens.
template <class Change>
int pointsAfter(const Position& at, const Change& change) {
    State state = at.state();
    const Seat seat = state.mover;
    const int before = scores(at.rules, state).total[seat];
    change(state, seat);
    return scores(at.rules, state).total[seat] - before;
}

bool isWound(const Position& at, GainKind threat) {
    if (threat == GainKind::Scratch) return isLastScratch(at.rules, at.state(), at.state().mover);
    return threat == GainKind::Wound || threat == GainKind::DoubleWound;
}

QString scratchText(const Position& at) {
    const State& state = at.state();
    //: What a scratch means: %n further scratches that then make a wound
    return Say::tr("After this scratch, %n more make(s) a wound.", nullptr,
                   at.rules.scratchesPerWound - state.scratches[state.mover] - 1);
}

}

int pointsOfThreat(const Position& at, GainKind threat) {
    return pointsAfter(at, [&](State& state, Seat seat) {
        if (threat == GainKind::DoubleWound)
            state.doubleWound = seat;
        else if (isWound(at, threat))
            ++state.wounds[seat];
        else if (threat == GainKind::Misfortune)
            ++state.tokens[seat][misfortuneToken];
    });
}

int pointsOfHealing(const Position& at, Healing what) {
    return pointsAfter(at, [&](State& state, Seat seat) {
        if (what == Healing::Wound) --state.wounds[seat];
        if (what == Healing::DoubleWound) state.doubleWound = nobody;
    });
}

QString threatText(const Position& at, GainKind threat) {
    const int lost = -pointsOfThreat(at, threat);
    if (!isWound(at, threat)) {
        if (threat == GainKind::Scratch) return scratchText(at);
        //: What a misfortune means
        return Say::tr("It costs you %n point(s).", "misfortune", lost);
    }
    const State& state = at.state();
    const int wounds = woundsOf(state, state.mover) + (threat == GainKind::DoubleWound ? 2 : 1);
    if (state.hard && wounds >= at.rules.manyWounds)
        //: What a wound means in the hard variant: %n wounds
        return Say::tr("With %n wound(s) at the end you lose all your points.", nullptr, wounds);
    if (wounds < at.rules.manyWounds && lost == 0)
        //: What a wound means: %n wounds at which points are lost
        return Say::tr("This wound costs no points yet, but with %n you lose points.", nullptr, at.rules.manyWounds);
    if (woundsOf(state, state.mover) == 0 && wounds < at.rules.manyWounds)
        //: What the first wound means: %n points
        return Say::tr("The wound costs you the %n point(s) for having none at the end.", nullptr, lost);
    //: What a wound means: %n points
    return Say::tr("The wound costs you %n point(s).", nullptr, lost);
}

QString healingText(const Position& at, Healing what) {
    const State& state = at.state();
    if (what == Healing::Scratches)
        //: What healing brings: %n scratches
        return Say::tr("It gives back %n scratch(es).", nullptr, state.scratches[state.mover]);
    const int gained = pointsOfHealing(at, what);
    const QString healed = healingName(what);
    //: What healing brings: %1 "one wound" or "the double wound", %n points
    if (gained > 0) return Say::tr("As things stand, healing %1 brings %n point(s).", nullptr, gained).arg(healed);
    const int left = woundsOf(state, state.mover) - (what == Healing::DoubleWound ? 2 : 1);
    if (left + 1 >= at.rules.manyWounds)
        //: What healing brings: %1 "one wound" or "the double wound"
        return Say::tr("Healing %1 brings no points: too many wounds are left.").arg(healed);
    //: What healing brings: %1 "one wound" or "the double wound"
    return Say::tr("Healing %1 brings no points, but then another wound costs none.").arg(healed);
}

}
