// SPDX-License-Identifier: GPL-3.0-or-later
// What a player can decide, as numbers inside Action.
#pragma once

#include "engine/action.h"
#include "rules/terms.h"

namespace heorot::legend {

using engine::Action;

/// Kinds of Action, in the order of a legal list; `a` and `b` as in the makers below.
enum class Do : std::uint8_t {
    Pass = 1, ///< `pass`: declines a minor episode, or a pick of Recovery
    Out,      ///< `out`: drops out of an in-turn major or an auction
    Done,     ///< `done`: ends the player's secret choice
    Accept,   ///< `accept`: uses no text card (Resolve, Rest, Inspiration, Blessing) and lets things happen
    Rest,     ///< `rest`: The Warrior's Rest, at any decision of the player
    Resolve,  ///< `resolve`: Beowulf's Resolve undoes the failed risk
    Refuse,   ///< `refuse`: Queen Wealhtheow's Inspiration refuses the icon just taken
    Risk,     ///< `risk`, `risk daring`: a is 1 with Beowulf's Daring
    Pay,      ///< `pay fighting2`: a card for an exchange, or to be swapped
    Give,     ///< `give fame2`: a fame token at Break Ranks?
    Heal,     ///< `heal wound`, `heal double-wound`, `heal scratches`
    Take,     ///< `take fame5`: an icon, or an option of Selection; a is its kind, b its amount
    Pick,     ///< `pick wit1`: a card of Recovery
    Bid,      ///< `bid courage2`: a card of the secret choice
    Play,     ///< `play courage2`: a card in an in-turn major
    Show,     ///< `show treasure3`: a token in an auction
    Bless,    ///< `bless fighting2`: King Hrothgar's Blessing takes the card back
};
inline constexpr int kindsOfAction = 17;

constexpr Action make(Do kind, int a = 0, int b = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
}
constexpr Do kindOf(Action action) {
    return static_cast<Do>(action.kind);
}
constexpr Action risk(bool withDaring) {
    return make(Do::Risk, withDaring ? 1 : 0);
}
constexpr Action take(Gain gain) {
    return make(Do::Take, static_cast<int>(gain.kind), gain.amount);
}
constexpr Action heal(Healing what) {
    return make(Do::Heal, static_cast<int>(what));
}
/// The gain of a Take.
constexpr Gain gainOf(Action action) {
    return {static_cast<GainKind>(action.a), action.b};
}

}
