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

FieldFault turnError(const Rules&, const State& state) {
    return isBoardFull(state) ? FieldFault{{}, Fault::tr("a turn needs an open space")} : FieldFault();
}

}

constexpr PhaseRules turnPhase{.offer = offerTurn, .positionError = turnError};

}
