// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning of a turn: place a figure, or draw a tile and play one (rulebook, Taking Turns).
#include "rules/steps/shared.h"

namespace heorot::movie {

namespace {

void offerTurn(const Rules& rules, const State& state, ActionList& out) {
    offerFigures(state, out);
    if (canDraw(state))
        out.push(draw());
    else
        offerTiles(rules, state, out);
}

std::string_view turnError(const Rules&, const State& state) {
    return isBoardFull(state) ? "a turn needs an open space" : "";
}

}

constexpr PhaseRules turnPhase{.offer = offerTurn, .positionError = turnError};

}
