// SPDX-License-Identifier: GPL-3.0-or-later
// Notation of actions, lines of events, names of refusals: stable, language-free texts.
#include "rules/game.h"

#include <algorithm>
#include <utility>

namespace heorot::movie {

namespace {

/// How an action is written: its verb and what stands behind it.
enum class Word : std::uint8_t { None, FigureKind, TileKind, Place };
struct Phrase {
    Do kind;
    std::string_view verb;
    Word a;
    Word b;
};
constexpr std::array<Phrase, 12> phrases{{
    {Do::Place, "place", Word::FigureKind, Word::Place},
    {Do::Draw, "draw", Word::None, Word::None},
    {Do::Play, "play", Word::TileKind, Word::Place},
    {Do::Replace, "replace", Word::TileKind, Word::Place},
    {Do::Cash, "cash", Word::TileKind, Word::None},
    {Do::Counsel, "counsel", Word::TileKind, Word::Place},
    {Do::Move, "move", Word::Place, Word::None},
    {Do::Remove, "remove", Word::Place, Word::None},
    {Do::Swap, "swap", Word::Place, Word::None},
    {Do::With, "with", Word::Place, Word::None},
    {Do::Refill, "refill", Word::None, Word::None},
    {Do::Decline, "decline", Word::None, Word::None},
}};

std::string write(const Rules& rules, Word word, int value) {
    switch (word) {
    case Word::FigureKind: return std::string(figureNames.at(static_cast<std::size_t>(value)));
    case Word::TileKind: return rules.tileNames.name(static_cast<Tile>(value));
    case Word::Place: return spaceName(static_cast<Space>(value));
    case Word::None: break;
    }
    return {};
}

std::optional<int> read(const Rules& rules, Word word, std::string_view text) {
    switch (word) {
    case Word::FigureKind:
        if (const auto at = std::find(figureNames.begin(), figureNames.end(), text); at != figureNames.end())
            return static_cast<int>(at - figureNames.begin());
        return std::nullopt;
    case Word::TileKind:
        if (const auto tile = rules.tileNames.find(text)) return *tile;
        return std::nullopt;
    case Word::Place:
        if (const Space space = spaceOf(text); space != noSpace) return space;
        return std::nullopt;
    case Word::None: break;
    }
    return 0;
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

/// What the arguments of an event are.
enum class Arg : std::uint8_t { None, Number, Act, FigureKind, TileKind, Place };
struct EventPhrase {
    std::string_view verb;
    std::array<Arg, 5> args;
};
const EventPhrase& eventPhrase(Happening kind) {
    using enum Arg;
    static constexpr std::array<EventPhrase, 19> table{{
        {"nothing", {}},
        {"act-begins", {Act}},
        {"placed", {FigureKind, Place}},
        {"drew", {TileKind}},
        {"played", {TileKind, Place}},
        {"replaced", {TileKind, Place, TileKind}},
        {"cashed", {TileKind, Number}},
        {"counselled", {TileKind, Place, Place, FigureKind}},
        {"removed", {TileKind, Place}},
        {"swapped", {Place, Place, TileKind, TileKind}},
        {"declined", {Place}},
        {"kept", {}},
        {"skipped", {}},
        {"refilled", {Number}},
        {"no-refill", {}},
        {"act-ends", {Act, Number}},
        {"turned", {TileKind, Place}},
        {"scored", {FigureKind, Place, Number, Number, Number}},
        {"game-over", {}},
    }};
    return table.at(static_cast<std::size_t>(kind));
}

std::string write(const Rules& rules, Arg arg, int value) {
    switch (arg) {
    case Arg::Number: return std::to_string(value);
    case Arg::Act: return std::string(actNames.at(static_cast<std::size_t>(value)));
    case Arg::FigureKind: return write(rules, Word::FigureKind, value);
    case Arg::TileKind: return write(rules, Word::TileKind, value);
    case Arg::Place: return write(rules, Word::Place, value);
    case Arg::None: break;
    }
    return {};
}

}

std::string format(const Rules& rules, Action action) {
    if (action == somethingOn(action.b)) return {};
    for (const Phrase& phrase : phrases) {
        if (phrase.kind != kindOf(action)) continue;
        std::string line(phrase.verb);
        for (const auto& [word, value] : {std::pair{phrase.a, action.a}, std::pair{phrase.b, action.b}})
            if (word != Word::None) line += ' ' + write(rules, word, value);
        return line;
    }
    return {};
}

std::optional<Action> parse(const Rules& rules, std::string_view line) {
    const auto words = split(line);
    for (const Phrase& phrase : phrases) {
        if (words.empty() || words[0] != phrase.verb) continue;
        const std::size_t expected = 1 + (phrase.a != Word::None) + (phrase.b != Word::None);
        if (words.size() != expected) return std::nullopt;
        const auto a = read(rules, phrase.a, expected > 1 ? words[1] : std::string_view{});
        const auto b = read(rules, phrase.b, expected > 2 ? words[2] : std::string_view{});
        if (!a || !b) return std::nullopt;
        return make(phrase.kind, *a, *b);
    }
    return std::nullopt;
}

std::string format(const Rules& rules, const std::vector<std::string>& seats, const engine::Event& event) {
    const EventPhrase& phrase = eventPhrase(kindOf(event));
    std::string line(phrase.verb);
    if (event.seat != nobody) line += ' ' + seats.at(event.seat);
    for (std::size_t i = 0; i < phrase.args.size(); ++i)
        if (phrase.args[i] != Arg::None) line += ' ' + write(rules, phrase.args[i], event.args[i]);
    return line;
}

std::string_view refusalName(const Rules&, const engine::Violation& violation) {
    static constexpr std::array<std::string_view, refusals> names{"allowed",
                                                                  "unknown-action",
                                                                  "game-over",
                                                                  "refill-first",
                                                                  "not-between-acts",
                                                                  "tile-must-be-played",
                                                                  "draw-first",
                                                                  "pool-empty",
                                                                  "decide-power",
                                                                  "move-figure",
                                                                  "no-power",
                                                                  "no-such-figure",
                                                                  "no-such-space",
                                                                  "space-taken",
                                                                  "not-in-hand",
                                                                  "not-treasure",
                                                                  "not-drunkenness",
                                                                  "no-mead-there",
                                                                  "counsel-goes-behind",
                                                                  "not-counsel",
                                                                  "not-own-figure",
                                                                  "figure-hemmed-in",
                                                                  "not-adjacent",
                                                                  "no-valor-there",
                                                                  "no-temptation-there",
                                                                  "no-tile-there",
                                                                  "figures-stay",
                                                                  "statue-stays",
                                                                  "same-tile",
                                                                  "gorge-printed",
                                                                  "choose-first"};
    return names.at(violation.code);
}

std::span<const record::SourceSpec> chanceSources(const Rules& rules) {
    return rules.sources;
}

}
