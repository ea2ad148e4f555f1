// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and tokens by name, for files and notation.
#pragma once

#include "record/describer.h"
#include "rules/terms.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace heorot::legend {

/// The kinds `first` up to `last` - 1 of a table of names: what may lie in a zone, so that others are refused there.
class KindNames final : public record::PieceNames {
  public:
    /// `table` must outlive this.
    constexpr KindNames(std::span<const std::string_view> table, std::uint8_t first, std::uint8_t last)
        : table_(table), first_(first), last_(last) {}
    std::string name(std::uint8_t kind) const override { return std::string(table_[kind]); }
    std::optional<std::uint8_t> find(std::string_view name) const override;

  private:
    std::span<const std::string_view> table_;
    std::uint8_t first_;
    std::uint8_t last_;
};

const KindNames& allCards();
const KindNames& activityCards();
const KindNames& cardsWithSymbols();
const KindNames& specialCards();
const KindNames& squareTokens();
const KindNames& allianceTokens();
const KindNames& allTokens();
/// Tokens that show treasure, square and round.
const record::PieceNames& treasureTokens();

/// `fame5`, `treasure3`, `alliance2`, `cards2`, `blessing`, `scratch`, `fame5-or-heal`, ...
std::string gainName(Gain gain);
std::optional<Gain> findGain(std::string_view name);

}
