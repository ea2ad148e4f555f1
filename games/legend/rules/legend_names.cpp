// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/legend_names.h"

#include <algorithm>

namespace heorot::legend {

std::optional<std::uint8_t> KindNames::find(std::string_view name) const {
    const auto last = table_.begin() + last_;
    const auto at = std::find(table_.begin() + first_, last, name);
    return at == last ? std::nullopt : std::optional(static_cast<std::uint8_t>(at - table_.begin()));
}

const KindNames& allCards() {
    static const KindNames names(cardNames, 0, cardKinds);
    return names;
}
const KindNames& activityCards() {
    static const KindNames names(cardNames, 0, activityKinds);
    return names;
}
const KindNames& cardsWithSymbols() {
    static const KindNames names(cardNames, 0, symbolKinds);
    return names;
}
const KindNames& specialCards() {
    static const KindNames names(cardNames, activityKinds, cardKinds);
    return names;
}
const KindNames& squareTokens() {
    static const KindNames names(tokenNames, 0, squareKinds);
    return names;
}
const KindNames& allianceTokens() {
    static const KindNames names(tokenNames, firstAlliance, tokenKinds);
    return names;
}
const KindNames& allTokens() {
    static const KindNames names(tokenNames, 0, tokenKinds);
    return names;
}

namespace {

class TreasureNames final : public record::PieceNames {
  public:
    std::string name(Token token) const override { return allTokens().name(token); }
    std::optional<Token> find(std::string_view name) const override {
        const auto token = allTokens().find(name);
        return token && treasureOf(*token) > 0 ? token : std::nullopt;
    }
};

}

const record::PieceNames& treasureTokens() {
    static const TreasureNames names;
    return names;
}

namespace {

constexpr std::string_view healSuffix = "-or-heal";

bool hasNumber(GainKind kind) {
    return kind == GainKind::Fame || kind == GainKind::Treasure || kind == GainKind::Alliance ||
           kind == GainKind::Cards;
}

/// 1 to 9, one digit.
std::optional<std::uint8_t> digit(std::string_view text) {
    if (text.size() != 1 || text[0] < '1' || text[0] > '9') return std::nullopt;
    return static_cast<std::uint8_t>(text[0] - '0');
}

}

std::string gainName(Gain gain) {
    const auto number = std::to_string(gain.amount);
    if (gain.kind == GainKind::Special) return std::string(cardNames.at(gain.amount));
    if (gain.kind == GainKind::FameOrHeal) return "fame" + number + std::string(healSuffix);
    const std::string name(gainNames.at(static_cast<std::size_t>(gain.kind)));
    return hasNumber(gain.kind) ? name + number : name;
}

std::optional<Gain> findGain(std::string_view name) {
    if (const auto card = specialCards().find(name)) return Gain{GainKind::Special, *card};
    if (name.starts_with("fame") && name.ends_with(healSuffix)) {
        const auto value = digit(name.substr(4, name.size() - 4 - healSuffix.size()));
        return value ? std::optional(Gain{GainKind::FameOrHeal, *value}) : std::nullopt;
    }
    for (int i = 0; i < gainKinds; ++i) {
        const auto kind = static_cast<GainKind>(i);
        const std::string_view word = gainNames[static_cast<std::size_t>(i)];
        if (kind == GainKind::Special || kind == GainKind::FameOrHeal || !name.starts_with(word)) continue;
        if (!hasNumber(kind) && name == word) return Gain{kind, 0};
        if (const auto value = digit(name.substr(word.size())); hasNumber(kind) && value) return Gain{kind, *value};
    }
    return std::nullopt;
}

}
