// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the allocations of the test program.
#pragma once

#include <cstdint>

namespace heorot::test {

std::uint64_t allocations();

}
