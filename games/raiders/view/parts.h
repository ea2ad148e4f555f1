// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the table as boxes. A table outlives the boxes made of it.
#pragma once

#include "view/pieces.h"

namespace heorot::raiders {

/// Rounds, ships sent, glory of all seats, in the top bar.
ui::Box trackBox(const ShownTable& table);
/// A panel with all that is open of a seat.
ui::Box seatBox(const ShownTable& table, Seat seat);
/// Six locations: cost, bonuses, whose ship is there, what lies there.
ui::Box placesBox(const ShownTable& table);
/// What lies at Trade.
ui::Box tradeBox(const ShownTable& table);
/// The longship of who looks: Leader, slots, dice, goods, artifacts, upgrades.
ui::Box shipBox(const ShownTable& table);
/// The same of any seat.
ui::Box shipBox(const ShownTable& table, Seat seat);
/// What lies before a seat, large: its longship, its Glory pile, and its Prophecies as far as the viewer knows them.
ui::Box openedBox(const ShownTable& table, Seat seat);
/// The strip below: what the seat to move has before it, Prophecies, Glory pile, pawns.
ui::Box handBox(const ShownTable& table);
/// What the seat to move has before it: cards, a combat, faces to choose from. Empty if there is nothing.
ui::Box pendingBox(const ShownTable& table);
/// The combat under way, with the name of what is fought.
ui::Box combatBox(const ShownTable& table, const ui::Box& name);
/// All of it.
game::Scene sceneOf(const ShownTable& table);

}
