// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/names.h"

#include <utility>

namespace heorot::legend {

const Names& pieceNames() {
    static const Names names;
    return names;
}

namespace {

/// The least and the highest amount of a gain of this kind.
std::pair<std::uint8_t, std::uint8_t> amounts(GainKind kind) {
    switch (kind) {
    case GainKind::Fame:
    case GainKind::Treasure:
    case GainKind::Alliance:
    case GainKind::Cards:
    case GainKind::FameOrHeal: return {1, 9};
    case GainKind::Special: return {activityKinds, cardKinds - 1};
    default: return {0, 0};
    }
}

}

std::string gainName(Gain gain) {
    const auto number = std::to_string(gain.amount);
    if (gain.kind == GainKind::Special) return std::string(cardNames.at(gain.amount));
    if (gain.kind == GainKind::FameOrHeal) return "fame" + number + "-or-heal";
    const std::string name(gainNames.at(static_cast<std::size_t>(gain.kind)));
    return amounts(gain.kind).second > 0 ? name + number : name;
}

std::optional<Gain> findGain(std::string_view name) {
    for (std::uint8_t i = 0; i < gainKinds; ++i) {
        const auto kind = static_cast<GainKind>(i);
        const auto [least, most] = amounts(kind);
        for (std::uint8_t amount = least; amount <= most; ++amount)
            if (gainName({kind, amount}) == name) return Gain{kind, amount};
    }
    return std::nullopt;
}

}
