// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and tokens by name, for files and notation.
#pragma once

#include "record/name_list.h"
#include "rules/terms.h"

#include <optional>
#include <string>
#include <string_view>

namespace heorot::legend {

/// The names of the pieces allowed in a zone; others are refused there.
struct Names {
    record::NameList allCards = record::NameList(cardNames).range(0, cardKinds);
    record::NameList activityCards = allCards.range(0, activityKinds);
    record::NameList cardsWithSymbols = allCards.range(0, symbolKinds);
    record::NameList specialCards = allCards.range(activityKinds, cardKinds);
    record::NameList allTokens = record::NameList(tokenNames).range(0, tokenKinds);
    record::NameList squareTokens = allTokens.range(0, squareKinds);
    record::NameList allianceTokens = allTokens.range(firstAlliance, tokenKinds);
    /// Tokens that show treasure, square and round.
    record::NameList treasureTokens = allTokens.where([](Token token) { return treasureOf(token) > 0; });
};
const Names& pieceNames();

/// `fame5`, `treasure3`, `alliance2`, `cards2`, `blessing`, `scratch`, `fame5-or-heal`, ...
std::string gainName(Gain gain);
/// The gain with this name; amounts are 1 to 9.
std::optional<Gain> findGain(std::string_view name);

}
