// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays a seat: the words for it in files and arguments, and default names.
#pragma once

#include "ai/opponent.h"
#include "engine/seat.h"
#include "record/any_game.h"

#include <QString>
#include <QStringList>

#include "game/game_export.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace heorot::game {

using record::personWord;

/// The seating with a word for every seat.
HEOROT_GAME_EXPORT record::Seating withPlayers(record::Seating seating);
/// Seats played by people.
HEOROT_GAME_EXPORT engine::SeatSet personsOf(const record::Seating& seating);
/// Whether the seat is played by a person, and all others by computers.
HEOROT_GAME_EXPORT bool isOnlyPerson(const record::Seating& seating, engine::Seat seat);
/// The computer player of a seat. refusePlayer must have accepted its word.
HEOROT_GAME_EXPORT ai::Opponent opponentOf(const record::AnyGame& game, const record::Seating& seating,
                                           engine::Seat seat);

enum class Company : std::uint8_t {
    ComputersOnly,
    WithPersons,
    League, ///< computer players, and the seer
};

/// Why this word cannot play a seat of the game in this company; nothing if it can.
HEOROT_GAME_EXPORT record::Fault refusePlayerIn(Company company, const record::AnyGame& game, const std::string& word);
/// The same with people.
HEOROT_GAME_EXPORT record::Fault refusePlayer(const record::AnyGame& game, const std::string& word);
/// The message for an illegal action chosen by the computer player `name`. `saga` is the game's file, or empty. It
/// omits the rules' refusal, which may mention hidden pieces.
HEOROT_GAME_EXPORT QString refusedComputer(const QString& name, const QString& saga);
/// Whether two seats' names are the same to a reader: compared without case and in Unicode's compatibility form (NFKC).
HEOROT_GAME_EXPORT bool isSameName(const QString& one, const QString& other);
/// Names for seats that were given none, more than there can be seats. No figure, card or episode of a game has one of
/// them.
HEOROT_GAME_EXPORT const QStringList& playerNames();

}
