// SPDX-License-Identifier: GPL-3.0-or-later
// What each seat may expect of the current episode: the icon its place will bring, less what it takes to get there.
#pragma once

#include "ai/greedy.h"
#include "players/worth.h"

namespace heorot::legend {

/// The points each seat may expect from the icons or the prize of the episode, less the cards it will spend on them. 0
/// if the episode has none.
ai::Estimates contestHopes(const Rules& rules, const State& state, const Worth& worth);

}
