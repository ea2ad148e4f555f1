// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the loader of legend.yaml: pieces, episodes, and checks across them.
#pragma once

#include "data/entry.h"
#include "rules/tables.h"

#include <algorithm>
#include <numeric>

namespace heorot::legend {

/// `fame2`, `cards2`, the name of a special card ...
Gain readGain(const data::Cursor& at);
/// Whether it is fame, treasure, alliances, cards or healing, which Selection and opportunities give.
bool isPlainGain(GainKind kind);
/// `{gain: fame2, confidence: printed}`
Offer readOffer(const data::Cursor& at);
/// The indices of the offers, sorted by gain.
template <std::size_t N>
std::array<std::uint8_t, N> orderOf(const std::array<Offer, N>& offers) {
    std::array<std::uint8_t, N> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::uint8_t a, std::uint8_t b) { return offers[a].gain < offers[b].gain; });
    return order;
}
void readPieces(data::Entry& root, Rules& rules);
void readEpisodes(const data::Cursor& at, Rules& rules);
/// Checks totals, references and ranges across the whole file, as the rulebook requires them.
void checkData(const data::Cursor& root, const Rules& rules);

}
