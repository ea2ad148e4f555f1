// SPDX-License-Identifier: GPL-3.0-or-later
// What the checks of views share: viewers, sizes of table, samples of what may be pointed at and chosen.
#pragma once

#include "conformance/view_checks.h"

#include <vector>

namespace heorot::conformance {

std::vector<engine::Action> legalOf(const record::AnyMatch& match);
/// All seats, and nobody.
std::vector<engine::Seat> viewersOf(const record::AnyMatch& match);
std::string viewerText(engine::Seat viewer);

/// The smallest table, the design's and those between, as they are laid out for small and for large text.
std::vector<game::Look> looks();
/// The seat to move looks and decides.
ui::Sitting sittingOf(const record::AnyMatch& match);
/// Another looks; what is public is decided while nobody does.
ui::Sitting sittingOf(const record::AnyMatch& match, engine::Seat viewer);

/// Choosers in what may be chosen on the way to legal actions, the first with nothing chosen; at most so many.
std::vector<ui::Chooser> choosersOf(const ViewCase& at, std::size_t most);
/// Nothing pointed at, and some legal actions with their spots; at most so many.
std::vector<game::Pointing> pointingsOf(const ViewCase& at, std::size_t most);

/// The match as it was after its first `moves` moves; nothing for one that began from a state.
std::unique_ptr<record::AnyMatch> matchAfter(const ViewCase& at, std::size_t moves);

/// Why two scenes differ; empty if they do not.
std::string differenceOf(const game::Scene& one, const game::Scene& other);

}
