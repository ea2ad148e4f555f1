// SPDX-License-Identifier: GPL-3.0-or-later
// What lies before a seat, large over the table beside the panels.
#pragma once

#include "ui/compose.h"

#include <optional>

namespace heorot::ui {

/// The spot of the button that closes it.
inline const QString closeSpot = QStringLiteral("opened/close");

/// The seat whose panel this spot is, or whose points (game::standingSpot); nothing for another spot.
HEOROT_UI_EXPORT std::optional<engine::Seat> seatOfPanel(const Table& table, const QString& spot);
/// Whether the game shows what lies before the seat.
HEOROT_UI_EXPORT bool canOpen(const Table& table, engine::Seat seat);
/// The same panel's spot.
HEOROT_UI_EXPORT QString panelOf(engine::Seat seat);

/// The two meanings of a seat's points, as in the ledger and the list of sagas, as the viewer knows them. Empty once
/// the game is over.
QString standingText(const Table& table, engine::Seat seat);

/// The panel that a spot within it belongs to, such as a number; another spot itself.
QString panelAround(const QString& spot);

/// Lays what lies before Sitting::opened over the scene; what it covers cannot be pointed at.
void drawOpened(const Table& table, game::Scene& scene);

}
