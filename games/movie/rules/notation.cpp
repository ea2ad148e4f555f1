// SPDX-License-Identifier: GPL-3.0-or-later
// Notation of actions, lines of events, names of refusals: stable, language-free texts.
#include "rules/game.h"

#include "notation/phrases.h"

namespace heorot::movie {

namespace {

using Word = notation::Word<Rules>;
using Line = notation::Line<Rules>;

constexpr Word number = Word::number();
constexpr Word act = Word::oneOf<actNames>();
constexpr Word figure = Word::oneOf<figureNames>();
constexpr Word tile = Word::named<&Rules::tileNames>();
constexpr Word space{[](const Line& line) { return spaceName(line.byte()); },
                     [](Line&, std::string_view text) -> std::optional<int> {
                         const Space named = spaceOf(text);
                         return named == noSpace ? std::nullopt : std::optional<int>(named);
                     }};

constexpr std::array<notation::Phrase<Rules, Do>, kindsOfAction> actions{{
    {Do::Place, "place", {figure, space}},
    {Do::Draw, "draw"},
    {Do::Play, "play", {tile, space}},
    {Do::Replace, "replace", {tile, space}},
    {Do::Cash, "cash", {tile}},
    {Do::Counsel, "counsel", {tile, space}},
    {Do::Move, "move", {space}},
    {Do::Remove, "remove", {space}},
    {Do::Swap, "swap", {space}},
    {Do::With, "with", {space}},
    {Do::Refill, "refill"},
    {Do::Decline, "decline"},
}};

constexpr std::array<notation::Phrase<Rules, Happening>, 19> happenings{{
    {Happening{}, "nothing"},
    {Happening::ActBegins, "act-begins", {act}},
    {Happening::Placed, "placed", {figure, space}},
    {Happening::Drew, "drew", {tile}},
    {Happening::Played, "played", {tile, space}},
    {Happening::Replaced, "replaced", {tile, space, tile}},
    {Happening::Cashed, "cashed", {tile, number}},
    {Happening::Counselled, "counselled", {tile, space, space, figure}},
    {Happening::Removed, "removed", {tile, space}},
    {Happening::Swapped, "swapped", {space, space, tile, tile}},
    {Happening::Declined, "declined", {space}},
    {Happening::Kept, "kept"},
    {Happening::Skipped, "skipped"},
    {Happening::Refilled, "refilled", {number}},
    {Happening::NoRefill, "no-refill"},
    {Happening::ActEnds, "act-ends", {act, number}},
    {Happening::Turned, "turned", {tile, space}},
    {Happening::Scored, "scored", {figure, space, number, number, number}},
    {Happening::GameOver, "game-over"},
}};

/// In the order of Refusal.
constexpr auto refusalNames = notation::joined(
    "allowed", "unknown-action", "game-over", "refill-first", "not-between-acts", "tile-must-be-played", "draw-first",
    "pool-empty", "decide-power", "move-figure", "no-power", "no-such-figure", "no-such-space", "space-taken",
    "not-in-hand", "not-treasure", "not-drunkenness", "no-mead-there", "counsel-goes-behind", "not-counsel",
    "not-own-figure", "figure-hemmed-in", "not-adjacent", "no-valor-there", "no-temptation-there", "no-tile-there",
    "figures-stay", "statue-stays", "same-tile", "gorge-printed", "choose-first");
static_assert(refusalNames.size() == refusals);

}

std::string format(const Rules& rules, Action action) {
    return action == somethingOn(action.b) ? std::string() : notation::format(actions, rules, action);
}

std::optional<Action> parse(const Rules& rules, std::string_view line) {
    return notation::parse(actions, rules, line);
}

std::string format(const Rules& rules, const std::vector<std::string>& seats, const engine::Event& event) {
    return notation::format(happenings, rules, seats, event);
}

std::string_view refusalName(const Rules&, const engine::Violation& violation) {
    return refusalNames.at(violation.code);
}

std::span<const record::SourceSpec> chanceSources(const Rules& rules) {
    return rules.sources;
}

}
