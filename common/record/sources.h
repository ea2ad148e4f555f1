// SPDX-License-Identifier: GPL-3.0-or-later
// Decks and dice by name, so that files state the outcomes of chance readably.
#pragma once

#include "engine/chance.h"
#include "record/describer.h"

#include <span>

namespace heorot::record {

/// The deck or die of a Source, which is its index in the game's list.
struct SourceSpec {
    std::string name;
    const PieceNames* values = nullptr;
};

/// `{pool: [I+6, I-1]}` for a shuffle, `{die: 4}` for a roll.
HEOROT_RECORD_EXPORT Node describeOutcome(const engine::Outcome& outcome, std::span<const SourceSpec> sources);
HEOROT_RECORD_EXPORT engine::Outcome readOutcome(const Cursor& at, std::span<const SourceSpec> sources);

/// Values named by their number: dice, seats.
class HEOROT_RECORD_EXPORT NumberNames final : public PieceNames {
  public:
    /// Value 0 is named `least`.
    explicit NumberNames(int least, int count) : least_(least), count_(count) {}
    std::string name(std::uint8_t piece) const override;
    std::optional<std::uint8_t> find(std::string_view name) const override;

  private:
    int least_;
    int count_;
};

}
