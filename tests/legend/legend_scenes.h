// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of The Legend for tests of its view.
#pragma once

#include "legend_fixture.h"

#include "game/erased_view.h"
#include "games/scene_tools.h"
#include "view/view.h"

namespace heorot::legend {

using test::drawn, test::large, test::lookOf, test::medium, test::small, test::textsIn;

inline const std::vector<std::string> four{"Martha", "Mark", "Sandra", "Peter"};

/// Sandra has two of the three symbols she needs.
inline std::unique_ptr<test::Legend::Match> inTurn(const test::Legend& game) {
    return game.at(four, "step: grendels-attack\nphase: in-turn\nfirst: Martha\nto_move: Sandra\nseats:\n"
                         "  Martha: {row: [fighting2, courage1]}\n  Mark: {status: 4}\n"
                         "  Sandra: {hand: [courage1, wit1], row: [courage1, fighting1], scratches: 1, wounds: 1}\n"
                         "  Peter: {row: [fighting1, beowulf]}");
}

}
