// SPDX-License-Identifier: GPL-3.0-or-later
// Why a player made a move, in words: sentences about the parts of the evaluation that changed most, as far as the
// reader may know.
#pragma once

#include "game/game_module.h"
#include "session/recap.h"

#include <QString>
#include <QStringList>

#include "session/session_export.h"

namespace heorot::session {

/// Why a computer player made a move.
struct WhyText {
    QString question;
    /// The reasons that can be seen: at least one sentence.
    QStringList reasons;
    /// The level and style of the computer player.
    QString player;
};

/// The reasons for the moves `asked`, one of which is `move`, from what `viewer` (or nobody) knows, with their points.
HEOROT_SESSION_EXPORT WhyText whyOf(const game::GameModule& game, const record::AnyMatch& match, std::size_t move,
                                    engine::Seat viewer, const MoveRange& asked);
/// For the turn that the move belongs to.
HEOROT_SESSION_EXPORT WhyText whyOf(const game::GameModule& game, const record::AnyMatch& match, std::size_t move,
                                    engine::Seat viewer);
/// The same reasons in one sentence, to stand behind what the player did.
HEOROT_SESSION_EXPORT QString briefWhy(const game::GameModule& game, const record::AnyMatch& match, std::size_t move,
                                       engine::Seat viewer);

}
