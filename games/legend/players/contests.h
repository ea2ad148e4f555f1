// SPDX-License-Identifier: GPL-3.0-or-later
// What each seat may hope for in the episode under way: which icon its place will bring, and what it costs to get
// there.
#pragma once

#include "ai/greedy.h"
#include "players/worth.h"

namespace heorot::legend {

/// Points each seat may expect from the icons or the prize of the episode, less the cards it will lose for them. 0
/// where the episode has none.
ai::Estimates contestHopes(const Rules& rules, const State& state, const Worth& worth);

}
