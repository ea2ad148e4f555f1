// SPDX-License-Identifier: GPL-3.0-or-later
// What the window costs: time to the first painted hall, memory then, and the longest stall of the event loop while
// computer players play.
#pragma once

#include "heorot/main_window.h"

namespace heorot::app {

/// Shows the hall, measures, and plays a demo of every game for a few moves. Prints a line for each number. The exit
/// status: 0, or 1 if the window was not painted.
int runWindowBenchmark(const WindowServices& services);

}
