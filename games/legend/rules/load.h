// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading legend.yaml: pieces, episodes, and what must fit together.
#pragma once

#include "record/cursor.h"
#include "rules/tables.h"

#include <algorithm>
#include <numeric>

namespace heorot::legend {

Confidence readConfidence(const record::Cursor& at);
/// Drops the free text `source` and reads `confidence`, which every entry has.
Confidence confidenceOf(record::MapCursor& entry);
/// The same for an entry whose parts may be known unequally well: one word for all, or a map of these aspects.
template <std::size_t N>
std::array<Confidence, N> confidencesOf(record::MapCursor& entry, const std::array<const char*, N>& aspects) {
    if (const auto source = entry.optional("source")) source->text();
    std::array<Confidence, N> confidences{};
    const record::Cursor at = entry.required("confidence");
    if (at.node().kind() == record::Node::Kind::Map) {
        record::MapCursor map = at.map();
        for (std::size_t i = 0; i < N; ++i) confidences[i] = readConfidence(map.required(aspects[i]));
        map.finish();
    } else {
        confidences.fill(readConfidence(at));
    }
    return confidences;
}

Gain readGain(const record::Cursor& at);
/// The places of offers in the order of their gains.
template <std::size_t N>
std::array<std::uint8_t, N> orderOf(const std::array<Offer, N>& offers) {
    std::array<std::uint8_t, N> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::uint8_t a, std::uint8_t b) { return offers[a].gain < offers[b].gain; });
    return order;
}
void readPieces(record::MapCursor& map, Rules& rules);
void readEpisodes(const record::Cursor& at, Rules& rules);
/// Totals, references and ranges over the whole file (rulebook, and what follows from it).
void checkData(const record::Cursor& root, const Rules& rules);

}
