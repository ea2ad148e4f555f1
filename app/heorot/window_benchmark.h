// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the window: time to the first painted hall, memory use then, and the longest stall of the event loop while
// computer players play.
#pragma once

#include "heorot/main_window.h"

namespace heorot::app {

/// Shows the hall, measures, and plays a few moves of a demo of every game. Prints one line per number. Returns the
/// exit status: 0, or 1 if the window was not painted.
int runWindowBenchmark(const WindowServices& services);

}
