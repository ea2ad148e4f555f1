// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance.h"

#include <algorithm>

namespace heorot::engine {

void GeneratorChance::shuffle(Source, std::span<std::uint8_t> pieces) {
    generators_.deal.shuffle(pieces);
}

int GeneratorChance::roll(Source, int sides) {
    return static_cast<int>(generators_.dice.below(static_cast<std::uint32_t>(sides)));
}

const Outcome& ScriptedChance::take(Source source, bool shuffle) {
    const Outcome& outcome = script_[next_++];
    if (outcome.source != source || outcome.shuffle != shuffle) throw ChanceMismatch(ChanceMismatch::Kind::OtherSource);
    return outcome;
}

void ScriptedChance::shuffle(Source source, std::span<std::uint8_t> pieces) {
    if (left() == 0) return after_.shuffle(source, pieces);
    Outcome drawn{source, true, {pieces.begin(), pieces.end()}};
    after_.shuffle(source, drawn.values);
    const Outcome& outcome = take(source, true);
    if (!std::is_permutation(outcome.values.begin(), outcome.values.end(), pieces.begin(), pieces.end()))
        throw ChanceMismatch(ChanceMismatch::Kind::OtherPieces);
    std::copy(outcome.values.begin(), outcome.values.end(), pieces.begin());
}

int ScriptedChance::roll(Source source, int sides) {
    if (left() == 0) return after_.roll(source, sides);
    after_.roll(source, sides);
    const Outcome& outcome = take(source, false);
    if (outcome.values.size() != 1 || outcome.values[0] >= sides) throw ChanceMismatch(ChanceMismatch::Kind::NoSide);
    return outcome.values[0];
}

void RecordingChance::shuffle(Source source, std::span<std::uint8_t> pieces) {
    inner_.shuffle(source, pieces);
    record_.push_back({source, true, {pieces.begin(), pieces.end()}});
}

int RecordingChance::roll(Source source, int sides) {
    const int value = inner_.roll(source, sides);
    record_.push_back({source, false, {static_cast<std::uint8_t>(value)}});
    return value;
}

}
