// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat can decide, as numbers inside Action. Long turns are made of small decisions: a cost is one `pay` for
// each die and a `done`.
#pragma once

#include "engine/action.h"
#include "rules/terms.h"

namespace heorot::raiders {

using engine::Action;

/// Kinds of Action, in the order of a legal list; `a` and `b` as in the makers below.
enum class Do : std::uint8_t {
    Choose = 1,
    Pay,
    Done,
    Take,
    Trade,
    Force,
    Peace,
    Rest,
    Rally,
    Specialize,
    Promote,
    Pick,
    Give,
    Accept,
    Decline,
    Fight,
    Suffer,
    Yield,
    Discard,
    Turn,
    Gain,
    Roll,
    Keep,
    Resolve,
    Recruit,
    Drop,
    Lose,
    Dismiss,
    Again,
    Reroll,
    Claim,
    Reward,
    Renounce,
    Store,
    Use,
    End,
};
inline constexpr int kindsOfAction = static_cast<int>(Do::End);

/// Rewards of Trade.
enum class Ware : std::uint8_t { Favor, Food, Dice, Prophecy };
inline constexpr int wares = 4;
inline constexpr std::array<std::string_view, wares> wareNames{"favor", "food", "die", "prophecy"};

/// Two ways that a card offers.
enum class Option : std::uint8_t { Village, Keep, Tile, Dice, Glory };
inline constexpr int optionKinds = 5;
inline constexpr std::array<std::string_view, optionKinds> optionNames{"village", "keep", "upgrade", "dice", "glory"};

/// Where a Reaver stands on the longship: a slot, or this.
inline constexpr std::uint8_t leaderPlace = slotKinds;
/// Where cards are taken from: a place of the display from 1, or this.
inline constexpr std::uint8_t fromDeck = 0;
/// Food, as what a Rest brings; a die is 1 and its number.
inline constexpr std::uint8_t restFood = 0;

constexpr Action make(Do kind, int a = 0, int b = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
}
constexpr Do kindOf(Action action) {
    return static_cast<Do>(action.kind);
}

/// `choose sea`: the active seat places a longship.
constexpr Action choose(Location location) {
    return make(Do::Choose, static_cast<int>(location));
}
/// `pay red-chest`, `pay upgrade-chest`: toward the cost, the combination, the journey, the tribute, or as a Hammer of
/// a combat; until `done` nothing is spent.
constexpr Action pay(Payer payer) {
    return make(Do::Pay, payer);
}
/// Pays what was laid out (and the Food) and goes on; in combat: rolls, or lets the roll stand.
constexpr Action done() {
    return make(Do::Done);
}
/// `take 2`, `take deck`: the two cards of a stack, or a Sea Battle; places count from 1.
constexpr Action take(int place) {
    return make(Do::Take, place);
}
/// `trade favor`, `trade food`, `trade die red-chest`, `trade prophecy 1`, `trade prophecy deck`.
constexpr Action trade(Ware ware, int what = 0) {
    return make(Do::Trade, static_cast<int>(ware), what);
}
/// `force food-1`, `peace food-1`: an attempt to subdue.
constexpr Action force(Territory territory) {
    return make(Do::Force, territory);
}
constexpr Action peace(Territory territory) {
    return make(Do::Peace, territory);
}
/// `rest food`, `rest red-helmet`.
constexpr Action rest() {
    return make(Do::Rest, restFood);
}
constexpr Action rest(Die die) {
    return make(Do::Rest, 1 + die);
}
/// The use of a recruited Reaver: `rally hunter`, `specialize hunter sea`, `promote hunter`.
constexpr Action rally(ReaverId reaver) {
    return make(Do::Rally, reaver);
}
constexpr Action specialize(ReaverId reaver, Slot slot) {
    return make(Do::Specialize, reaver, static_cast<int>(slot));
}
constexpr Action promote(ReaverId reaver) {
    return make(Do::Promote, reaver);
}
/// `pick village`: one of the two ways of a card or a bonus.
constexpr Action pick(Option option) {
    return make(Do::Pick, static_cast<int>(option));
}
/// `give 2`: Runic Carvings; the seat that gains Terror, counted from 1.
constexpr Action give(Seat seat) {
    return make(Do::Give, seat);
}
/// Uses an ability that may be declined, pillages a Farm or Village Wall.
constexpr Action accept() {
    return make(Do::Accept);
}
/// No use of an ability, no pillage, no level 3 instead.
constexpr Action decline() {
    return make(Do::Decline);
}
/// To combat.
constexpr Action fight() {
    return make(Do::Fight);
}
/// Suffers the journey.
constexpr Action suffer() {
    return make(Do::Suffer);
}
/// `yield`: gives a Sea Battle up.
constexpr Action giveUp() {
    return make(Do::Yield);
}
/// `discard red-chest`: to make room, as the price of an ability, as a loss.
constexpr Action discard(Die die) {
    return make(Do::Discard, die);
}
/// `turn red-chest hammer`: a die to another face.
constexpr Action turn(Die die, Icon icon) {
    return make(Do::Turn, die, static_cast<int>(icon));
}
/// `gain red-chest`: a die on a chosen face.
constexpr Action gain(Die die) {
    return make(Do::Gain, die);
}
/// `roll red`: a die of a chosen color; the dice gained together are rolled once all their colors are chosen.
constexpr Action roll(Color color) {
    return make(Do::Roll, static_cast<int>(color));
}
/// `keep farm`: one of the cards drawn.
constexpr Action keep(SpoilId spoil) {
    return make(Do::Keep, spoil);
}
/// `resolve farm`: the next of several cards.
constexpr Action resolve(SpoilId spoil) {
    return make(Do::Resolve, spoil);
}
/// `recruit hunter`: the next of several Reavers taken; its dice are rolled, then its use is decided.
constexpr Action recruit(ReaverId reaver) {
    return make(Do::Recruit, reaver);
}
/// `drop bodn`: an artifact to the Glory pile, for lack of room or as a loss.
constexpr Action drop(ArtifactId artifact) {
    return make(Do::Drop, artifact);
}
/// `lose upgrade-chest`: as a loss; a tile turned down goes first.
constexpr Action lose(Upgrade upgrade) {
    return make(Do::Lose, static_cast<int>(upgrade));
}
/// `dismiss hunter sea`, `dismiss hunter leader`: Famine; to the Glory pile.
constexpr Action dismiss(ReaverId reaver, int place) {
    return make(Do::Dismiss, reaver, place);
}
/// `again 0`: marks a combat die of this value to be rolled again; then `reroll` for a Favor.
constexpr Action again(int value) {
    return make(Do::Again, value);
}
constexpr Action reroll() {
    return make(Do::Reroll);
}
/// `claim favor-3`: Laevateinn takes this tile instead.
constexpr Action claim(Territory territory) {
    return make(Do::Claim, territory);
}
/// `reward food-1-a`: the turned tile whose reward comes next.
constexpr Action reward(TileId tile) {
    return make(Do::Reward, tile);
}
/// `renounce juggernaut`: Brisingamen discards it.
constexpr Action renounce(ProphecyId prophecy) {
    return make(Do::Renounce, prophecy);
}
/// `store red-chest draupnir`.
constexpr Action store(Die die, ArtifactId artifact) {
    return make(Do::Store, die, artifact);
}
/// `use draupnir`, `use jarnglofar hunter`: the latter for artifacts that mean a Reaver recruited now.
constexpr Action use(ArtifactId artifact) {
    return make(Do::Use, artifact);
}
constexpr Action use(ArtifactId artifact, ReaverId reaver) {
    return make(Do::Use, artifact, 1 + reaver);
}
/// `end`: ends the own part: no further attempts, no further artifact.
constexpr Action endPart() {
    return make(Do::End);
}

}
