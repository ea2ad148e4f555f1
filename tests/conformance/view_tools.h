// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers of the view checks: viewers, table sizes, samples of pointing and choosing.
#pragma once

#include "conformance/view_checks.h"

#include <vector>

namespace heorot::conformance {

std::vector<engine::Action> legalOf(const record::AnyMatch& match);
/// All seats and nobody.
std::vector<engine::Seat> viewersOf(const record::AnyMatch& match);
std::string viewerText(engine::Seat viewer);

/// The smallest table, the designed sizes and some between, for small and large text.
std::vector<game::Look> looks();
/// Three of them, others at another position; a game of positions has all.
std::vector<game::Look> looksAt(const ViewCase& at);
/// The seat to move is the viewer and decides.
ui::Sitting sittingOf(const record::AnyMatch& match);
/// Another seat is the viewer; nobody decides what is public.
ui::Sitting sittingOf(const record::AnyMatch& match, engine::Seat viewer);

/// Choosers at several stages on the way to legal actions, the first with nothing chosen; at most `most`.
std::vector<ui::Chooser> choosersOf(const ViewCase& at, std::size_t most);
/// Nothing pointed at, and some legal actions with their spots; at most `most`.
std::vector<game::Pointing> pointingsOf(const ViewCase& at, std::size_t most);

/// The match after its first `moves` moves; nullptr for one that began from a state.
std::unique_ptr<record::AnyMatch> matchAfter(const ViewCase& at, std::size_t moves);

/// How two scenes differ; empty if they are equal.
std::string differenceOf(const game::Scene& one, const game::Scene& other);

}
