// SPDX-License-Identifier: GPL-3.0-or-later
// What a player did and what came of it, in one sentence: a figure, a ship, a bid with its result. The log has every
// event instead; the line above the prompt tells deeds.
#pragma once

#include "game/game_export.h"

#include <QString>
#include <QStringList>

#include <cstdint>

namespace heorot::game {

struct Deed {
    /// Where not all deeds have room, those of more weight are told.
    enum class Weight : std::uint8_t {
        Small,    ///< nothing came of it
        Plain,    ///<
        Great,    ///< points, a battle, the end of a contest
        OnReader, ///< it changes what the reader has
    };
    QString sentence;
    Weight weight = Weight::Plain;
    /// Everybody has waited for it, such as choices that are shown or a fight: who brought it about is told, too.
    bool isOutcome = false;
    /// It is counted at the end of a chapter, for all players: the page between chapters tells it, too.
    bool isCount = false;
    /// The line of the log with its picture, if it isn't the sentence itself.
    QString line = {};

    bool operator==(const Deed&) const = default;
};

/// "Ylva raids keeps: +3 glory, −2 food." of the sentence "Ylva raids keeps." and its results; the sentence itself if
/// there are none.
HEOROT_GAME_EXPORT QString withResults(const QString& sentence, const QStringList& results);

}
