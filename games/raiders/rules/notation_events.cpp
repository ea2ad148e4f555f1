// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of events and names of refusals: stable, language-free texts for scenarios and records.
#include "rules/game.h"

namespace heorot::raiders {

namespace {

/// What the arguments of an event are.
enum class Arg : std::uint8_t {
    None,
    Number,
    Location,
    Reaver,
    Lack,
    Track,
    Die,
    Colour, ///< or `any`
    Payer,
    Pawn,
    Place, ///< of a display, or `deck`
    Slot,
    ShipPlace,
    Spoil,
    Keep,
    Artifact,
    Upgrade,
    OtherSeat,
    Prophecy,
    Journey,
    Battle,
    Territory,
    Tile,
    Deck,
    Card, ///< of the deck two arguments before
};

struct EventPhrase {
    std::string_view verb;
    std::array<Arg, 5> args{};
};

const EventPhrase& phraseOf(Happening kind) {
    using enum Arg;
    static constexpr std::array<EventPhrase, happenings + 1> table{{
        {"nothing", {}},
        {"round-begins", {Number}},
        {"chose", {Location}},
        {"took-marker", {Number}},
        {"honor-ship", {}},
        {"fired", {Reaver, Location}},
        {"idle", {Reaver, Lack}},
        {"declined", {Reaver}},
        {"rested", {}},
        {"acted", {Location}},
        {"food", {Number, Number}},
        {"food-lost", {Number, Number}},
        {"favor", {Number, Number}},
        {"glory", {Number, Number, Track}},
        {"terror", {Number, Number}},
        {"die-gained", {Die}},
        {"die-rolled", {Die}},
        {"die-traded", {Die}},
        {"die-discarded", {Die}},
        {"die-turned", {Die, Die}},
        {"die-stored", {Die, Artifact}},
        {"die-returned", {Die, Artifact}},
        {"no-die", {Colour}},
        {"paid", {Payer}},
        {"pawn-gained", {Pawn, Number}},
        {"no-pawn", {Pawn}},
        {"reaver-taken", {Reaver, Place}},
        {"recruited", {Reaver}},
        {"rallied", {Reaver}},
        {"specialized", {Reaver, Slot}},
        {"promoted", {Reaver}},
        {"leader-left", {Reaver}},
        {"dismissed", {Reaver, ShipPlace}},
        {"spoil-taken", {Spoil, Place}},
        {"spoil-drawn", {Spoil}},
        {"spoil-kept", {Spoil}},
        {"spoil-discarded", {Spoil}},
        {"set-gained", {Keep}},
        {"pillaged", {Spoil}},
        {"left-alone", {Spoil}},
        {"artifact-gained", {Artifact}},
        {"artifact-dropped", {Artifact}},
        {"artifact-used", {Artifact, Die}},
        {"upgrade-gained", {Upgrade}},
        {"upgrade-lost", {Upgrade}},
        {"terror-given", {OtherSeat, Number}},
        {"prophecy-taken", {Prophecy, Place}},
        {"prophecy-drawn", {Prophecy}},
        {"prophecy-renounced", {Prophecy}},
        {"journey-revealed", {Journey}},
        {"journey-paid", {Journey}},
        {"journey-suffered", {Journey}},
        {"journey-passed", {Journey}},
        {"battle-chosen", {Battle, Place}},
        {"battle-won", {Battle}},
        {"battle-lost", {Battle}},
        {"combat-rolled", {Number, Number, Number, Number, Number}},
        {"combat-rerolled", {Number, Number, Number, Number, Number}},
        {"combat-ended", {Number, Number, Number}},
        {"attempted", {Territory, Number}},
        {"subdued", {Territory}},
        {"not-subdued", {Territory}},
        {"tile-turned", {Tile}},
        {"territory-glory", {Number}},
        {"trade-die", {Die}},
        {"displayed", {Deck, Place, Card}},
        {"reshuffled", {Deck}},
        {"round-ends", {Number}},
        {"game-over", {}},
    }};
    return table.at(static_cast<std::size_t>(kind));
}

template <class Names>
std::string nameIn(const Names& names, int value) {
    return std::string(names.at(static_cast<std::size_t>(value)));
}

std::string write(const Rules& rules, const std::vector<std::string>& seats, const engine::Event& event, Arg arg,
                  int value) {
    static constexpr std::array<std::string_view, tracks> trackNames{"sea", "villages", "keeps", "territories",
                                                                     "reavers"};
    const auto byte = static_cast<std::uint8_t>(value);
    switch (arg) {
    case Arg::Number: return std::to_string(value);
    case Arg::Location: return nameIn(locationNames, value);
    case Arg::Reaver: return nameIn(reaverNames, value);
    case Arg::Lack: return nameIn(lackNames, value);
    case Arg::Track: return nameIn(trackNames, value);
    case Arg::Die: return dieName(byte);
    case Arg::Colour: return value == anyColour ? "any" : nameIn(colourNames, value);
    case Arg::Payer: return payerName(byte);
    case Arg::Pawn: return nameIn(pawnNames, value);
    case Arg::Place: return value == 0 ? "deck" : std::to_string(value);
    case Arg::Slot: return nameIn(slotNames, value);
    case Arg::ShipPlace: return value == slotKinds ? "leader" : nameIn(slotNames, value);
    case Arg::Spoil: return spoilName(byte);
    case Arg::Keep: return nameIn(keepNames, value);
    case Arg::Artifact: return nameIn(artifactNames, value);
    case Arg::Upgrade: return nameIn(upgradeNames, value);
    case Arg::OtherSeat: return seats.at(static_cast<std::size_t>(value));
    case Arg::Prophecy: return rules.names.of(Deck::Prophecies).name(byte);
    case Arg::Journey: return nameIn(journeyNames, value);
    case Arg::Battle: return nameIn(battleNames, value);
    case Arg::Territory: return nameIn(territoryNames, value);
    case Arg::Tile: return rules.names.tiles.name(byte);
    case Arg::Deck: return nameIn(deckNames, value);
    case Arg::Card: return rules.names.of(static_cast<Deck>(event.args[0])).name(byte);
    case Arg::None: break;
    }
    return {};
}

}

std::string format(const Rules& rules, const std::vector<std::string>& seats, const engine::Event& event) {
    const EventPhrase& phrase = phraseOf(kindOf(event));
    std::string line(phrase.verb);
    if (event.seat != nobody) line += ' ' + seats.at(event.seat);
    for (std::size_t i = 0; i < phrase.args.size(); ++i)
        if (phrase.args[i] != Arg::None) line += ' ' + write(rules, seats, event, phrase.args[i], event.args[i]);
    return line;
}

std::string_view refusalName(const Rules&, const engine::Violation& violation) {
    static constexpr std::array<std::string_view, refusals> names{
        "allowed",          "unknown-action",   "game-over",          "not-now",
        "location-used",    "not-due",          "no-such-die",        "upgrade-down",
        "cost-unpaid",      "cost-too-high",    "not-enough-food",    "not-enough-favor",
        "finish-paying",    "stack-taken",      "no-such-place",      "deck-empty",
        "no-trade-die",     "second-die-first", "dice-out",           "no-such-face",
        "not-recruited",    "place-first",      "slot-full",          "not-offered",
        "no-upgrade-left",  "no-upgrade-space", "no-terror",          "not-another-seat",
        "may-not-decline",  "wrong-colour",     "same-face",          "not-drawn",
        "not-to-resolve",   "no-such-artifact", "no-such-upgrade",    "not-on-board",
        "no-hammer",        "no-combat-dice",   "no-such-combat-die", "nothing-marked",
        "roll-marked",      "no-tile-left",     "not-level-three",    "no-such-tile",
        "no-such-prophecy", "cannot-store",     "storage-full",       "nothing-stored",
        "used-already",     "other-location",   "no-effect-now",      "not-recruited-now",
        "attempt-first",    "not-your-part"};
    return names.at(violation.code);
}

}
