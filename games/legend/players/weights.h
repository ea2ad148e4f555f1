// SPDX-License-Identifier: GPL-3.0-or-later
// The weights by which searching players value a position, fitted on games they played against themselves
// (fit/fit_weights.cpp).
#pragma once

#include "rules/terms.h"

#include <array>
#include <cstddef>

namespace heorot::legend {

/// The story is divided by what asks for symbols: majors, and opportunities that want symbols. Each stage ends with
/// one.
inline constexpr std::size_t stages = 16;
/// Wounds 0, 1, 2, and 3 or more, each with 0, 1 or 2 scratches.
inline constexpr std::size_t hurts = 12;

/// Places of the weights in the list.
inline constexpr std::size_t symbolWeights = 0;                               ///< a symbol in hand, by stage and symbol
inline constexpr std::size_t crowdWeights = symbolWeights + stages * symbols; ///< the square of all symbols, by stage
inline constexpr std::size_t textWeights = crowdWeights + stages;             ///< a card with a text, by perils to come
inline constexpr std::size_t hurtWeights = textWeights + 5;                   ///< wounds and scratches, likewise
inline constexpr std::size_t woundWeights = hurtWeights + hurts;              ///< wounds 0 .. 3, however near the end
inline constexpr std::size_t treasureWeights = woundWeights + 4; ///< advanced: a point, and for each auction to come
inline constexpr std::size_t orderWeights = treasureWeights + 2; ///< the last in order before a secret choice, in turn
inline constexpr std::size_t specialWeight =
    orderWeights + 2; ///< the share of its symbols that a special card is worth
inline constexpr std::size_t weightCount = specialWeight + 1;

using Weights = std::array<float, weightCount>;

const Weights& fittedWeights(int seats);

}
