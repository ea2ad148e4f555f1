// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/weights.h"

namespace heorot::movie {

namespace {

/// For two, three and four seats.
constexpr std::array<Weights, 3> fitted{{
#include "players/fitted_weights.inc"
}};

}

const Weights& weightsFor(int seats) {
    return fitted[static_cast<std::size_t>(seats) - 2];
}

}
