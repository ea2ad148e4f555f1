// SPDX-License-Identifier: GPL-3.0-or-later
// The words that say in files and arguments who plays a seat, names for seats that were given none, and what is told of
// a computer player that does not play by the rules.
#pragma once

#include <QString>
#include <QStringList>

#include "game/game_export.h"

#include <cstdint>
#include <string>

namespace heorot::game {

enum class Company : std::uint8_t { ComputersOnly, WithPersons };

/// `human, random and easy`: those that can play now.
HEOROT_GAME_EXPORT QString playerWords(Company company);
/// For AnyGame::refusePlayer.
HEOROT_GAME_EXPORT std::string refusePlayer(const std::string& word);
/// What is told where the rules refuse what the computer player `name` chose. `saga` is the file of the game, or empty.
/// What the rules say against it is left out, since that may name what is hidden.
HEOROT_GAME_EXPORT QString refusedComputer(const QString& name, const QString& saga);
/// Names of the saga, more than there can be seats.
HEOROT_GAME_EXPORT const QStringList& sagaNames();

}
