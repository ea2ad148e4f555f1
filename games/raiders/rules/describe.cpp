// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a state, listed once for writing, reading, matching and counting.
#include "rules/position_check.h"
#include "rules/transition.h"

#include "notation/words.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

using notation::texts;
using record::Describer;
using record::Pieces;
using record::Zone;

namespace {

/// The names of dice as pieces, by face.
const std::vector<std::string>& diePieces() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (Die die = 0; die < dieKinds; ++die) all.push_back(diePiece(colorOf(die)));
        return all;
    }();
    return names;
}

/// The same by color.
std::vector<std::string> colorPieces() {
    std::vector<std::string> names;
    for (int color = 0; color < colors; ++color) names.push_back(diePiece(static_cast<Color>(color)));
    return names;
}

std::vector<std::string> withNone(std::vector<std::string> names) {
    names.emplace_back("none");
    return names;
}

/// A number or none, as a name or `none`.
void optional(Describer& describer, const char* name, std::uint8_t& value, const std::vector<std::string>& names) {
    std::size_t index = value == none ? names.size() : value;
    describer.choice(name, index, withNone(names));
    value = index == names.size() ? none : static_cast<std::uint8_t>(index);
}

/// A single piece or none, as a list of one or none.
void single(Describer& describer, const char* name, std::uint8_t& piece, const record::PieceNames& names) {
    describer.pieces(
        name, Zone::Board, names, 1, [&piece] { return piece == none ? Pieces{} : Pieces{piece}; },
        [&piece](const Pieces& pieces) { piece = pieces.empty() ? none : pieces[0]; });
}

template <std::size_t N>
void deck(Describer& describer, std::string_view name, engine::FixedList<std::uint8_t, N>& cards,
          const record::PieceNames& names) {
    describer.pieces(
        name.data(), Zone::Deck, names, N,
        [&cards] { return Pieces(std::reverse_iterator(cards.end()), std::reverse_iterator(cards.begin())); },
        [&cards](const Pieces& pieces) {
            cards.clear();
            for (auto card = pieces.rbegin(); card != pieces.rend(); ++card) cards.push(*card);
        });
}

/// Counts of pieces under the names by which they are counted.
template <std::size_t N>
void counts(Describer& describer, const char* name, Counts<N>& values, const std::vector<std::string>& names,
            Zone zone) {
    describer.counts(name, values, names, zone, names, 255);
}

void dice(Describer& describer, const Rules& rules, const char* name, std::span<std::uint8_t> values) {
    describer.counts(name, values, rules.names.dice.all(), Zone::Board, diePieces(), 60);
}

void describeDecks(Describer& describer, const Rules& rules, State& state) {
    const auto name = [](Deck which) { return deckNames[static_cast<std::size_t>(which)]; };
    const auto names = [&rules](Deck which) -> const record::NameList& { return rules.names.of(which); };
    describer.group("decks", [&] {
        deck(describer, name(Deck::Reavers), state.reaverDeck, names(Deck::Reavers));
        deck(describer, name(Deck::Villages), state.villageDeck, names(Deck::Villages));
        deck(describer, name(Deck::Keeps), state.keepDeck, names(Deck::Keeps));
        deck(describer, name(Deck::Journeys), state.journeyDeck, names(Deck::Journeys));
        deck(describer, name(Deck::Battles), state.battleDeck, names(Deck::Battles));
        deck(describer, name(Deck::Prophecies), state.prophecyDeck, names(Deck::Prophecies));
    });
    describer.group("discards", [&] {
        const auto put = [&](Deck which, auto& values) {
            counts(describer, name(which).data(), values, names(which).all(), Zone::Discards);
        };
        put(Deck::Reavers, state.reaverDiscards);
        put(Deck::Villages, state.villageDiscards);
        put(Deck::Keeps, state.keepDiscards);
        put(Deck::Journeys, state.journeyDiscards);
        put(Deck::Battles, state.battleDiscards);
        put(Deck::Prophecies, state.prophecyDiscards);
    });
    describer.group("territories", [&] {
        for (std::size_t kind = 0; kind < territoryKinds; ++kind)
            deck(describer, territoryNames[kind], state.territories[kind], rules.names.tilesOf[kind]);
    });
}

void describeDisplays(Describer& describer, const Rules& rules, State& state) {
    static const std::vector<std::string> places{"1", "2", "3", "4"};
    static const std::vector<std::string> prophecyPlaces{"1", "2", "3"};
    const auto stacks = [&](const char* name, auto& piles, Deck which) {
        describer.group(name, [&] {
            for (std::size_t i = 0; i < piles.size(); ++i)
                describer.pieces(places[i].c_str(), piles[i], Zone::Board, rules.names.of(which));
        });
    };
    describer.group("displays", [&] {
        stacks("reavers", state.reaverStacks, Deck::Reavers);
        stacks("villages", state.villageStacks, Deck::Villages);
        stacks("keeps", state.keepStacks, Deck::Keeps);
        describer.spaces("battles", state.battles, places, none, rules.names.of(Deck::Battles));
        describer.spaces("prophecies", state.prophecies, prophecyPlaces, none, rules.names.of(Deck::Prophecies));
        dice(describer, rules, "dice", state.tradeDice);
    });
    describer.group("supply", [&] {
        describer.counts("dice", state.dice, texts(colorNames), Zone::Supply, colorPieces(), 60);
        counts(describer, "pawns", state.pawns, texts(pawnNames), Zone::Supply);
        counts(describer, "upgrades", state.upgrades, texts(upgradeNames), Zone::Supply);
    });
}

void describeArtifacts(Describer& describer, const Rules& rules, Ship& ship) {
    static const std::vector<std::string> places{"1", "2", "3", "4", "5"};
    describer.pieces(
        "artifacts", Zone::Board, rules.names.spoils, 5,
        [&ship] {
            Pieces pieces;
            for (const Stowed& stowed : ship.artifacts) pieces.push_back(stowed.artifact);
            return pieces;
        },
        [&ship](const Pieces& pieces) {
            ship.artifacts.clear();
            for (const ArtifactId artifact : pieces) ship.artifacts.push({artifact, none, false});
        });
    std::array<Die, 5> stored{none, none, none, none, none};
    int used = 0;
    for (std::size_t i = 0; i < ship.artifacts.size(); ++i) {
        stored[i] = ship.artifacts[i].die;
        used |= int{ship.artifacts[i].used} << i;
    }
    describer.spaces("stored", stored, places, none, rules.names.dice);
    describer.number("used", used, 0, 31);
    for (std::size_t i = 0; i < ship.artifacts.size(); ++i) {
        ship.artifacts[i].die = stored[i];
        ship.artifacts[i].used = (used >> i & 1) != 0;
    }
}

void describePile(Describer& describer, const Rules& rules, Ship& ship) {
    counts(describer, "reavers", ship.reavers, texts(reaverNames), Zone::Board);
    counts(describer, "relics", ship.relics, texts(artifactNames), Zone::Board);
    counts(describer, "keeps", ship.keeps, texts(keepNames), Zone::Board);
    counts(describer, "battles", ship.battles, texts(battleNames), Zone::Board);
    counts(describer, "prophecies", ship.prophecies, texts(prophecyNames), Zone::Board);
    describer.pieces("secrets", ship.secrets, Zone::Hand, rules.names.of(Deck::Prophecies));
    if (describer.isReading()) std::sort(ship.secrets.begin(), ship.secrets.end());
    counts(describer, "tiles", ship.tiles, rules.names.tiles.all(), Zone::Board);
}

void describeShip(Describer& describer, const Rules& rules, Ship& ship) {
    static const std::vector<std::string> trackNames{"sea", "villages", "keeps", "territories", "reavers"};
    describer.number("food", ship.food, 0, 9999);
    describer.number("favor", ship.favor, 0, 9999);
    describer.number("terror", ship.terror, 0, 9999);
    describer.group("glory", [&] {
        for (std::size_t track = 0; track < tracks; ++track)
            describer.number(trackNames[track].c_str(), ship.glory[track], 0, 9999);
    });
    dice(describer, rules, "dice", ship.dice);
    int count = 0;
    for (const int number : ship.dice) count += number;
    ship.diceCount = static_cast<std::uint8_t>(count);
    describeArtifacts(describer, rules, ship);
    describer.group("crew", [&] {
        for (std::size_t slot = 0; slot < slotKinds; ++slot)
            describer.pieces(slotNames[slot].data(), ship.crew[slot], Zone::Board, rules.names.of(Deck::Reavers));
    });
    single(describer, "leader", ship.leader, rules.names.of(Deck::Reavers));
    counts(describer, "upgrades", ship.up, texts(upgradeNames), Zone::Board);
    counts(describer, "upgrades-down", ship.down, texts(upgradeNames), Zone::Board);
    counts(describer, "pawns", ship.pawns, texts(pawnNames), Zone::Board);
    describer.group("pile", [&] { describePile(describer, rules, ship); });
}

/// Grants as words: `red`, `any`; `roll-any` for one that is rolled.
void describeGrants(Describer& describer, State& state) {
    static const std::vector<std::string> names{"red",      "blue",      "yellow",      "any",
                                                "roll-red", "roll-blue", "roll-yellow", "roll-any"};
    engine::FixedList<std::uint8_t, 8> list;
    for (const Grant& grant : state.grants) list.push(static_cast<std::uint8_t>(grant.color + (grant.rolled ? 4 : 0)));
    describer.values("grants", list, names);
    if (!describer.isReading()) return;
    state.grants.clear();
    for (const std::uint8_t value : list) state.grants.push({static_cast<std::uint8_t>(value % 4), value >= 4});
}

void describeBout(Describer& describer, Bout& bout) {
    static const std::vector<std::string> values{"0", "1", "2"};
    describer.group("bout", [&] {
        describer.flag("active", bout.active);
        describer.flag("rolled", bout.rolled);
        describer.number("defense", bout.defense, 0, 9);
        describer.number("extra", bout.extra, 0, 9);
        for (std::size_t value = 0; value < 3; ++value) {
            describer.number(("dice-" + values[value]).c_str(), bout.dice[value], 0, 99);
            describer.number(("again-" + values[value]).c_str(), bout.again[value], 0, 99);
        }
    });
}

/// The pending effects.
void describeDecision(Describer& describer, const Rules& rules, State& state) {
    const auto reavers = texts(reaverNames);
    describer.number("firing", state.firing, 0, 3);
    optional(describer, "ability", state.ability, reavers);
    describer.number("ability-paid", state.abilityPaid, 0, 1);
    // Rules 1 had neither.
    describer.added([&] {
        describer.pieces("taken", state.taken, Zone::Board, rules.names.of(Deck::Reavers));
        describer.counts("gathered", state.gathered, texts(colorNames), Zone::Board, colorPieces(), 9);
    });
    describer.pieces("recruits", state.recruits, Zone::Board, rules.names.of(Deck::Reavers));
    describer.values("recruited", state.recruited, reavers);
    describer.pieces("spoils", state.spoils, Zone::Board, rules.names.spoils);
    // An artifact lies on the ship already.
    SpoilId spoil = state.spoil != none && isArtifact(state.spoil) ? none : state.spoil;
    describer.pieces(
        "spoil", Zone::Board, rules.names.spoils, 1, [spoil] { return spoil == none ? Pieces{} : Pieces{spoil}; },
        [&state](const Pieces& pieces) { state.spoil = pieces.empty() ? none : pieces[0]; });
    describer.pieces("offer", state.offer, Zone::Board, rules.names.spoils);
    describeGrants(describer, state);
    describer.number("bonuses", state.bonuses, 0, 9);
    describer.group("paid", [&] {
        const std::span<std::uint8_t> all(state.paid);
        dice(describer, rules, "dice", all.first(dieKinds));
        const auto upgrades = texts(upgradeNames);
        describer.counts("upgrades", all.subspan(dieKinds), upgrades, Zone::Board, upgrades, 9);
    });
    state.laidOut = static_cast<std::uint8_t>(std::accumulate(state.paid.begin(), state.paid.end(), 0));
    describeBout(describer, state.bout);
    describer.flag("turning", state.turning);
    describer.flag("renouncing", state.renouncing);
    describer.number("left", state.left, 0, 3);
    describer.flag("second-die", state.secondDie);
    single(describer, "journey", state.journey, rules.names.of(Deck::Journeys));
    static const std::vector<std::string> losses{"red", "blue", "yellow", "any"};
    optional(describer, "loss-die", state.lossColor, losses);
    describer.flag("loss-goods", state.lossGoods);
    single(describer, "battle", state.battle, rules.names.of(Deck::Battles));
    describer.number("battle-place", state.battlePlace, 0, 4);
    optional(describer, "territory", state.territory, texts(territoryNames));
    describer.pieces("subdued", state.subdued, Zone::Board, rules.names.tiles);
    describer.pieces("rewards", state.rewards, Zone::Board, rules.names.tiles);
}

}

void describe(Describer& describer, const Rules& rules, const std::vector<std::string>& seats, State& state) {
    const State before = state;
    describer.number("round", state.round, 1, 6);
    describer.number("actions", state.actions, 0, 4);
    describer.choice("phase", state.phase, texts(phaseNames));
    describer.choice("stage", state.stage, texts(stageNames));
    describer.seat("to_move", state.mover, seats);
    describer.seat("active", state.active, seats);
    describer.choice("location", state.location, texts(locationNames));
    describer.seat("starter", state.starter, seats);
    describer.seat("next-starter", state.nextStarter, seats);
    describer.seat("honor", state.honor, seats);
    describer.group("chosen", [&] {
        for (std::size_t i = 0; i < locations; ++i) describer.seat(locationNames[i].data(), state.chosen[i], seats);
    });
    describeDecision(describer, rules, state);
    describeDecks(describer, rules, state);
    describeDisplays(describer, rules, state);
    describer.perSeat("seats", seats, [&](Seat seat) { describeShip(describer, rules, state.ships[seat]); });
    if (!describer.isReading()) return;
    if (const auto wrong = completePosition(rules, state, before)) describer.fail(wrong);
}

}
