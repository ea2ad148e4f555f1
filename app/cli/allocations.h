// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the program's allocations: whoever links allocations.cpp gets counting operators new and delete.
#pragma once

#include <cstdint>

namespace heorot::cli {

/// The number of the program's allocations so far, those of plugins included.
std::uint64_t allocations();

}
