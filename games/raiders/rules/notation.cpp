// SPDX-License-Identifier: GPL-3.0-or-later
// Notation of actions: one stable, language-free line each.
#include "rules/game.h"

#include <algorithm>
#include <charconv>

namespace heorot::raiders {

namespace {

/// What the arguments of an action are, each a word of its own.
enum class Word : std::uint8_t {
    None,
    Location,
    Payer,
    Place, ///< of a display, or `deck`
    Ware,
    Territory,
    Rest,
    Reaver,
    Slot,
    ShipPlace, ///< a slot, or `leader`
    Option,
    Seat, ///< from 1
    Die,
    Icon, ///< of the die before
    Colour,
    Spoil,
    Artifact,
    Upgrade,
    Value,
    Tile,
    Prophecy,
};

struct Phrase {
    Do kind;
    std::string_view verb;
    Word a = Word::None;
    Word b = Word::None;
};

constexpr std::array<Phrase, 36> phrases{{
    {Do::Choose, "choose", Word::Location},
    {Do::Pay, "pay", Word::Payer},
    {Do::Done, "done"},
    {Do::Take, "take", Word::Place},
    {Do::Trade, "trade", Word::Ware},
    {Do::Force, "force", Word::Territory},
    {Do::Peace, "peace", Word::Territory},
    {Do::Rest, "rest", Word::Rest},
    {Do::Rally, "rally", Word::Reaver},
    {Do::Specialize, "specialize", Word::Reaver, Word::Slot},
    {Do::Promote, "promote", Word::Reaver},
    {Do::Pick, "pick", Word::Option},
    {Do::Give, "give", Word::Seat},
    {Do::Accept, "accept"},
    {Do::Decline, "decline"},
    {Do::Fight, "fight"},
    {Do::Suffer, "suffer"},
    {Do::Yield, "yield"},
    {Do::Discard, "discard", Word::Die},
    {Do::Turn, "turn", Word::Die, Word::Icon},
    {Do::Gain, "gain", Word::Die},
    {Do::Roll, "roll", Word::Colour},
    {Do::Keep, "keep", Word::Spoil},
    {Do::Resolve, "resolve", Word::Spoil},
    {Do::Recruit, "recruit", Word::Reaver},
    {Do::Drop, "drop", Word::Artifact},
    {Do::Lose, "lose", Word::Upgrade},
    {Do::Dismiss, "dismiss", Word::Reaver, Word::ShipPlace},
    {Do::Again, "again", Word::Value},
    {Do::Reroll, "reroll"},
    {Do::Claim, "claim", Word::Territory},
    {Do::Reward, "reward", Word::Tile},
    {Do::Renounce, "renounce", Word::Prophecy},
    {Do::Store, "store", Word::Die, Word::Artifact},
    {Do::Use, "use", Word::Artifact},
    {Do::End, "end"},
}};

template <class Names>
std::string nameIn(const Names& names, int value) {
    return std::string(names.at(static_cast<std::size_t>(value)));
}
template <class Names>
std::optional<int> indexIn(const Names& names, std::string_view text) {
    const auto at = std::find(names.begin(), names.end(), text);
    return at == names.end() ? std::nullopt : std::optional(static_cast<int>(at - names.begin()));
}
/// A digit from `least` to `most`.
std::optional<int> digitIn(std::string_view text, int least, int most) {
    if (text.size() != 1 || text[0] < '0' + least || text[0] > '0' + most) return std::nullopt;
    return text[0] - '0';
}
template <class Value>
std::optional<int> unlessNone(Value value) {
    return value == none ? std::nullopt : std::optional<int>(value);
}

std::string write(Word word, int value, Die die) {
    switch (word) {
    case Word::Location: return nameIn(locationNames, value);
    case Word::Payer: return payerName(static_cast<Payer>(value));
    case Word::Place: return value == fromDeck ? "deck" : std::to_string(value);
    case Word::Territory: return nameIn(territoryNames, value);
    case Word::Rest: return value == restFood ? "food" : dieName(static_cast<Die>(value - 1));
    case Word::Reaver: return nameIn(reaverNames, value);
    case Word::Slot: return nameIn(slotNames, value);
    case Word::ShipPlace: return value == leaderPlace ? "leader" : nameIn(slotNames, value);
    case Word::Option: return nameIn(optionNames, value);
    case Word::Seat: return std::to_string(value + 1);
    case Word::Die: return dieName(static_cast<Die>(value));
    case Word::Icon: return std::string(iconName(colourOf(die), static_cast<Icon>(value)));
    case Word::Colour: return nameIn(colourNames, value);
    case Word::Spoil: return spoilName(static_cast<SpoilId>(value));
    case Word::Artifact: return nameIn(artifactNames, value);
    case Word::Upgrade: return nameIn(upgradeNames, value);
    case Word::Value: return std::to_string(value);
    case Word::Tile: return TileNames().name(static_cast<TileId>(value));
    case Word::Prophecy: return nameIn(prophecyNames, value);
    case Word::Ware:
    case Word::None: break;
    }
    return {};
}

std::optional<int> read(Word word, std::string_view text, Die die) {
    switch (word) {
    case Word::Location: return indexIn(locationNames, text);
    case Word::Payer: return unlessNone(payerNamed(text));
    case Word::Place: return text == "deck" ? std::optional<int>(fromDeck) : digitIn(text, 1, 4);
    case Word::Territory: return indexIn(territoryNames, text);
    case Word::Rest:
        if (text == "food") return restFood;
        return dieNamed(text) == none ? std::nullopt : std::optional(1 + dieNamed(text));
    case Word::Reaver: return indexIn(reaverNames, text);
    case Word::Slot: return indexIn(slotNames, text);
    case Word::ShipPlace: return text == "leader" ? std::optional<int>(leaderPlace) : indexIn(slotNames, text);
    case Word::Option: return indexIn(optionNames, text);
    case Word::Seat:
        if (const auto number = digitIn(text, 1, maxSeats)) return *number - 1;
        return std::nullopt;
    case Word::Die: return unlessNone(dieNamed(text));
    case Word::Icon:
        for (int icon = 0; icon < icons; ++icon)
            if (iconName(colourOf(die), static_cast<Icon>(icon)) == text) return icon;
        return std::nullopt;
    case Word::Colour: return indexIn(colourNames, text);
    case Word::Spoil:
        if (const auto spoil = SpoilNames().find(text)) return *spoil;
        return std::nullopt;
    case Word::Artifact: return indexIn(artifactNames, text);
    case Word::Upgrade: return indexIn(upgradeNames, text);
    case Word::Value: return digitIn(text, 0, 2);
    case Word::Tile:
        if (const auto tile = TileNames().find(text)) return *tile;
        return std::nullopt;
    case Word::Prophecy: return indexIn(prophecyNames, text);
    case Word::Ware:
    case Word::None: break;
    }
    return std::nullopt;
}

std::vector<std::string_view> split(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at) words.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

/// What is traded: `food`, `die red-chest`, `prophecy deck`.
std::string writeWare(Action action) {
    const std::string ware = nameIn(wareNames, action.a);
    if (static_cast<Ware>(action.a) == Ware::Dice) return ware + ' ' + dieName(action.b);
    if (static_cast<Ware>(action.a) == Ware::Prophecy) return ware + ' ' + write(Word::Place, action.b, 0);
    return ware;
}

std::optional<Action> readTrade(const std::vector<std::string_view>& words) {
    if (words.size() < 2) return std::nullopt;
    const auto ware = indexIn(wareNames, words[1]);
    if (!ware) return std::nullopt;
    const Ware what = static_cast<Ware>(*ware);
    const bool alone = what == Ware::Favor || what == Ware::Food;
    if (words.size() != (alone ? std::size_t{2} : std::size_t{3})) return std::nullopt;
    if (alone) return trade(what);
    const auto value = read(what == Ware::Dice ? Word::Die : Word::Place, words[2], 0);
    if (!value || (what == Ware::Prophecy && *value > 3)) return std::nullopt;
    return trade(what, *value);
}

std::optional<Action> readUse(const std::vector<std::string_view>& words) {
    if (words.size() != 2 && words.size() != 3) return std::nullopt;
    const auto artifact = indexIn(artifactNames, words[1]);
    if (!artifact) return std::nullopt;
    if (words.size() == 2) return use(static_cast<ArtifactId>(*artifact));
    const auto reaver = indexIn(reaverNames, words[2]);
    if (!reaver) return std::nullopt;
    return use(static_cast<ArtifactId>(*artifact), static_cast<ReaverId>(*reaver));
}

}

std::string format(const Rules&, Action action) {
    for (const Phrase& phrase : phrases) {
        if (phrase.kind != kindOf(action)) continue;
        std::string line(phrase.verb);
        if (phrase.a == Word::Ware) return line + ' ' + writeWare(action);
        if (phrase.a != Word::None) line += ' ' + write(phrase.a, action.a, 0);
        if (phrase.b != Word::None) line += ' ' + write(phrase.b, action.b, action.a);
        if (phrase.kind == Do::Use && action.b > 0) line += ' ' + nameIn(reaverNames, action.b - 1);
        return line;
    }
    return {};
}

std::optional<Action> parse(const Rules&, std::string_view line) {
    const auto words = split(line);
    for (const Phrase& phrase : phrases) {
        if (words.empty() || words[0] != phrase.verb) continue;
        if (phrase.kind == Do::Trade) return readTrade(words);
        if (phrase.kind == Do::Use) return readUse(words);
        const std::size_t expected = 1 + (phrase.a != Word::None) + (phrase.b != Word::None);
        if (words.size() != expected) return std::nullopt;
        const auto a = phrase.a == Word::None ? std::optional(0) : read(phrase.a, words[1], 0);
        if (!a) return std::nullopt;
        const auto b =
            phrase.b == Word::None ? std::optional(0) : read(phrase.b, words[2], static_cast<Die>(*a % dieKinds));
        if (!b) return std::nullopt;
        return make(phrase.kind, *a, *b);
    }
    return std::nullopt;
}

std::span<const record::SourceSpec> chanceSources(const Rules& rules) {
    return rules.sources;
}

}
