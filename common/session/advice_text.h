// SPDX-License-Identifier: GPL-3.0-or-later
// Hints and reasons in words. A reason is a sentence about a part of the evaluation that changes most; numbers are
// those of the search, rounded. A reason for another player's move uses only what its reader may know.
#pragma once

#include "game/game_module.h"

#include <QString>
#include <QStringList>

#include "session/session_export.h"

#include <vector>

namespace heorot::session {

struct SeatChange {
    engine::Seat seat;
    int points;
    bool operator==(const SeatChange&) const = default;
};

/// One of the choices of a hint.
struct ChoiceText {
    engine::Action action;
    /// What to do.
    QString sentence;
    /// What the search expects for every seat by the end of the game, beginning with the one to move: other numbers
    /// than the points of a preview, which count now. Empty for a game without terms or a decision without a search.
    std::vector<SeatChange> changes{};
    /// What the choice is good for, in sentences: "Your figures on the board see better tiles."
    QStringList reasons{};
    /// How likely the choice wins; empty without a search.
    QString chance{};
};

/// A part of the evaluation and how it changes: "+29 points from figures on the board".
HEOROT_SESSION_EXPORT QString partText(const game::GameModule& game, int term, int points);

/// The same advice, but what all choices that were tried well lose alike, such as the worth of cards as time passes, is
/// left out of their changes: it is no reason for any of them.
HEOROT_SESSION_EXPORT ai::Advice withoutCommonLosses(ai::Advice advice);

/// The best choice, then those that are nearly as good. Changes are counted without common losses. Never empty. `match`
/// is the one the advice is about, and its seat to move reads it.
HEOROT_SESSION_EXPORT std::vector<ChoiceText> choicesOf(const game::GameModule& game, const record::AnyMatch& match,
                                                        const ai::Advice& advice);
/// One choice against another that was made: `terms` is what the search expects it to bring beyond that one, and its
/// reasons are what it gains. `match` is the one before the choice.
HEOROT_SESSION_EXPORT ChoiceText comparedChoice(const game::GameModule& game, const record::AnyMatch& match,
                                                engine::Action action, const ai::Terms& terms);
/// "Expected by the end", above the changes of a choice; empty without changes.
HEOROT_SESSION_EXPORT QString whenText(const ChoiceText& choice);
/// "+29", or "no change".
HEOROT_SESSION_EXPORT QString pointsText(int points);
/// "you +24, Ylva −12"; seats without a change are omitted.
HEOROT_SESSION_EXPORT QString changesText(const record::AnyMatch& match, const ChoiceText& choice);
/// "Expected by the end: you +24, Ylva −12"; empty without changes.
HEOROT_SESSION_EXPORT QString effectText(const record::AnyMatch& match, const ChoiceText& choice);

/// Why a computer player made a move.
struct WhyText {
    QString question;
    /// The reasons that can be seen: at least one sentence.
    QStringList reasons;
    /// The level and style of the computer player.
    QString player;
};

/// The reasons for the turn that move `move` belongs to, from what `viewer` (or nobody) knows.
HEOROT_SESSION_EXPORT WhyText whyOf(const game::GameModule& game, const record::AnyMatch& match, std::size_t move,
                                    engine::Seat viewer);
/// The same reasons in one sentence, to stand behind what the player did.
HEOROT_SESSION_EXPORT QString briefWhy(const game::GameModule& game, const record::AnyMatch& match, std::size_t move,
                                       engine::Seat viewer);

}
