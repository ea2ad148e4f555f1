// SPDX-License-Identifier: GPL-3.0-or-later
// The six opponents: each is a style of play with a name, a portrait and a line of character. And the words for styles
// and levels.
#pragma once

#include "ai/opponent.h"

#include <QString>
#include <QStringList>

#include "game/game_export.h"

#include <optional>
#include <vector>

namespace heorot::game {

struct Character {
    ai::Style style = ai::Style::Plain;
    /// The proposed name of the seat.
    QString name;
    /// The portrait.
    QString art;
};

/// One for every style but the plain one. No name is one of `playerNames`.
HEOROT_GAME_EXPORT const std::vector<Character>& characters();
/// nullptr for the plain style.
HEOROT_GAME_EXPORT const Character* characterOf(ai::Style style);
/// How an opponent of the style plays, in one sentence; empty for the plain style.
HEOROT_GAME_EXPORT QString characterLine(ai::Style style);
/// "hard".
HEOROT_GAME_EXPORT QString levelText(ai::Level level);
/// "bold"; empty for the plain style.
HEOROT_GAME_EXPORT QString styleText(ai::Style style);

/// A name for a seat of a computer player, or of a person, that is not the same as one of the `taken` names: that of
/// its character, without a style that of any, and otherwise one of `playerNames` (game/seating.h).
HEOROT_GAME_EXPORT QString nameFor(const std::optional<ai::Opponent>& opponent, const QStringList& taken);

}
