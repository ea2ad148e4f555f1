// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays a seat: the words that say so in files and arguments, and names for seats that were given none.
#pragma once

#include "ai/level.h"
#include "engine/seat.h"
#include "record/seating.h"

#include <QString>
#include <QStringList>

#include "game/game_export.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace heorot::game {

/// The word for a person; every other one is a level of computer players.
inline constexpr std::string_view personWord = "human";

/// The seating with a word for every seat.
HEOROT_GAME_EXPORT record::Seating withPlayers(record::Seating seating);
/// Seats played by persons.
HEOROT_GAME_EXPORT engine::SeatSet personsOf(const record::Seating& seating);
/// The level of a computer player's seat. The word must have been accepted by refusePlayer.
HEOROT_GAME_EXPORT ai::Level levelOf(const record::Seating& seating, engine::Seat seat);

enum class Company : std::uint8_t { ComputersOnly, WithPersons };

/// `human, random and easy`: those that can play now.
HEOROT_GAME_EXPORT QString playerWords(Company company);
/// Why nobody of this word can play a seat; empty if somebody can. A person is refused among computers only.
HEOROT_GAME_EXPORT std::string refusePlayerIn(Company company, const std::string& word);
/// The same where persons are welcome.
HEOROT_GAME_EXPORT std::string refusePlayer(const std::string& word);
/// What is told where the rules refuse what the computer player `name` chose. `saga` is the file of the game, or empty.
/// What the rules say against it is left out, since that may name what is hidden.
HEOROT_GAME_EXPORT QString refusedComputer(const QString& name, const QString& saga);
/// Names of the saga, more than there can be seats.
HEOROT_GAME_EXPORT const QStringList& sagaNames();

}
