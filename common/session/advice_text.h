// SPDX-License-Identifier: GPL-3.0-or-later
// Hints in words. Numbers are those of the search, rounded; reasons are facts that the game can tell.
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
    /// What the changes are, such as "At once"; empty without changes.
    QString when{};
    /// The points it changes for every seat, beginning with the one to move; empty if none changes.
    std::vector<SeatChange> changes{};
    /// What the choice is good for, in sentences, then what speaks most against it, said so: "Downside: It uses up
    /// Beowulf’s Daring."
    QStringList reasons{};
    /// What lead it is expected to have at the end, and how likely it wins; empty without a search.
    QString outlook{};
    /// Of a choice after the first: how much smaller the lead at the end is than after the first.
    QString compared{};
};

/// The best choice, then at most two that are nearly as good, the better one first. Their changes are those of the
/// points if the game ended now, so they are empty where chance decides. Never empty. `match` is the one the advice is
/// about, and its seat to move reads it.
HEOROT_SESSION_EXPORT std::vector<ChoiceText> choicesOf(const game::GameModule& game, const record::AnyMatch& match,
                                                        const ai::Advice& advice);
/// One choice against another one, which was taken: `terms` is what the search expects it to bring beyond that one by
/// the end, and its reasons are what speaks for it alone, then what speaks against the one taken alone. `match` is the
/// one before the choice.
HEOROT_SESSION_EXPORT ChoiceText comparedChoice(const game::GameModule& game, const record::AnyMatch& match,
                                                engine::Action action, engine::Action taken, const ai::Terms& terms);
/// "+29", or "no change".
HEOROT_SESSION_EXPORT QString pointsText(int points);
/// "you +24, Ylva −12"; seats without a change are omitted.
HEOROT_SESSION_EXPORT QString changesText(const record::AnyMatch& match, const ChoiceText& choice);
/// What a choice brings, in lines: the changes, then how it compares with the first choice; those that say something.
HEOROT_SESSION_EXPORT QStringList effectsOf(const record::AnyMatch& match, const ChoiceText& choice);
/// "At once: you +24, Ylva −12"; empty without changes.
HEOROT_SESSION_EXPORT QString effectText(const record::AnyMatch& match, const ChoiceText& choice);

}
