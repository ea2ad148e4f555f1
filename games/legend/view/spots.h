// SPDX-License-Identifier: GPL-3.0-or-later
// The ids of spots and pieces, written and read.
#pragma once

#include "game/erased_view.h"
#include "rules/game.h"

#include <QString>

#include <optional>
#include <vector>

namespace heorot::legend {

using Position = game::Position<Game>;

/// `chapter/12`, `icon/0`, `option/0`, `seat/1`, `row/1`, `hand/courage1`, `open/wit1`, `lying/fighting2`,
/// `token/fame2`, `laid/0`.
QString episodeSpot(int place);
QString iconSpot(int slot);
QString optionSpot(int option);
QString seatSpot(Seat seat);
QString rowSpot(Seat seat);
QString cardSpot(QLatin1StringView zone, Card card);
QString tokenSpot(Token token);
/// What the mover has laid out in a choice that is not done, by its place in laidOutOf.
QString laidSpot(int ordinal);
std::vector<Action> laidOutOf(const State& state);
inline constexpr QLatin1StringView handZone("hand/");
inline constexpr QLatin1StringView openZone("open/");
inline constexpr QLatin1StringView lyingZone("lying/");
inline constexpr QLatin1StringView laidZone("laid/");
inline constexpr QLatin1StringView tokenZone("token/");
inline constexpr QLatin1StringView iconZone("icon/");
inline constexpr QLatin1StringView optionZone("option/");
inline constexpr QLatin1StringView deckSpot("deck");
/// A card in a seat's row as a piece: `row/1/courage1/0`; twins by their ordinal.
QString rowPiece(Seat seat, Card card, int ordinal);
/// The card or token of a spot in a zone.
std::optional<Card> cardOfSpot(const QString& spot, QLatin1StringView zone);
std::optional<Token> tokenOfSpot(const QString& spot);
std::optional<int> numberOfSpot(const QString& spot, QLatin1StringView zone);

}
