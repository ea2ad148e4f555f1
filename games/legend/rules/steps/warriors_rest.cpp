// SPDX-License-Identifier: GPL-3.0-or-later
// The Warrior's Rest gives back all scratches, at any decision of the mover (rulebook, Special cards).
#include "rules/steps/shared.h"

namespace heorot::legend {

namespace {

Violation refuseRest(const Rules&, const State& state, Action) {
    if (!holds(state, state.mover, warriorsRest)) return refuse(Refusal::NoRest);
    return state.scratches[state.mover] > 0 ? engine::allowed : refuse(Refusal::NoScratches);
}

void rest(Transition& transition, Action) {
    State& state = transition.state;
    const int count = std::exchange(state.scratches[state.mover], std::uint8_t{0});
    useText(state, state.mover, warriorsRest);
    transition.report(Happening::Rested, state.mover, count);
    if (const auto goOn = rulesOf(state.phase).afterRest) goOn(transition);
}

}

constexpr ActionRules restAction{.isWellFormed = isWithin<1>, .refuse = refuseRest, .perform = rest};

}
