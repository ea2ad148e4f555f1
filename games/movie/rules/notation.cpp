// SPDX-License-Identifier: GPL-3.0-or-later
// Notation of actions, lines of events, names of refusals: stable, language-neutral texts.
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

constexpr std::array<notation::Phrase<Rules, Happening>, 19> events{{
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

constexpr std::array<notation::CodeName<Refusal>, refusals> refusalNames{{
    {Refusal{}, "allowed"},
    {Refusal::UnknownAction, "unknown-action"},
    {Refusal::GameOver, "game-over"},
    {Refusal::RefillFirst, "refill-first"},
    {Refusal::NotBetweenActs, "not-between-acts"},
    {Refusal::TileMustBePlayed, "tile-must-be-played"},
    {Refusal::DrawFirst, "draw-first"},
    {Refusal::PoolEmpty, "pool-empty"},
    {Refusal::DecidePower, "decide-power"},
    {Refusal::MoveFigure, "move-figure"},
    {Refusal::NoPower, "no-power"},
    {Refusal::NoSuchFigure, "no-such-figure"},
    {Refusal::NoSuchSpace, "no-such-space"},
    {Refusal::SpaceTaken, "space-taken"},
    {Refusal::NotInHand, "not-in-hand"},
    {Refusal::NotTreasure, "not-treasure"},
    {Refusal::NotDrunkenness, "not-drunkenness"},
    {Refusal::NoMeadThere, "no-mead-there"},
    {Refusal::CounselGoesBehind, "counsel-goes-behind"},
    {Refusal::NotCounsel, "not-counsel"},
    {Refusal::NotOwnFigure, "not-own-figure"},
    {Refusal::FigureHemmedIn, "figure-hemmed-in"},
    {Refusal::NotAdjacent, "not-adjacent"},
    {Refusal::NoValorThere, "no-valor-there"},
    {Refusal::NoTemptationThere, "no-temptation-there"},
    {Refusal::NoTileThere, "no-tile-there"},
    {Refusal::FiguresStay, "figures-stay"},
    {Refusal::StatueStays, "statue-stays"},
    {Refusal::SameTile, "same-tile"},
    {Refusal::GorgePrinted, "gorge-printed"},
    {Refusal::ChooseFirst, "choose-first"},
}};
static_assert(notation::isInOrder(refusalNames));

}

std::string format(const Rules& rules, Action action) {
    return action == somethingOn(action.b) ? std::string() : notation::format(actions, rules, action);
}

std::optional<Action> parse(const Rules& rules, std::string_view line) {
    return notation::parse(actions, rules, line);
}

std::string format(const Rules& rules, const std::vector<std::string>& seats, const engine::Event& event) {
    return notation::format(events, rules, seats, event);
}

std::string_view refusalName(const Rules&, const engine::Violation& violation) {
    return refusalNames.at(violation.code).name;
}

std::span<const record::SourceSpec> chanceSources(const Rules& rules) {
    return rules.sources;
}

}
