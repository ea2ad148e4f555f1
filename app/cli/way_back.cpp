// SPDX-License-Identifier: GPL-3.0-or-later
// Undo, reset, redo in the terminal, and why they cannot be.
#include "table.h"

#include "say.h"

#include <algorithm>

namespace heorot::cli {

using engine::nobody;
using engine::Seat;

Seat Table::lastPerson() const {
    const auto& moves = match_->moves();
    const auto last =
        std::find_if(moves.rbegin(), moves.rend(), [this](const engine::Move& move) { return isPerson(move.seat); });
    return last == moves.rend() ? nobody : last->seat;
}

void Table::goBack(std::size_t point) {
    const bool wasMarked = match_->marked();
    match_->goBackTo(point);
    wentBack_ = true;
    if (match_->marked() && !wasMarked)
        say(Say::tr("This goes back past something that was revealed; the game is now marked."));
    telling_.forgetFrom(point);
    showTable_ = true;
    showChoices_ = true;
    save();
}

QString Table::whyNoUndo(Seat seat) const {
    const auto& moves = match_->moves();
    const auto own = std::find_if(moves.rbegin(), moves.rend(), [=](const auto& move) { return move.seat == seat; });
    if (own == moves.rend()) {
        if (match_->beganFromState())
            return Say::tr("There is nothing to take back: you have decided nothing since the game was resumed.");
        return Say::tr("There is nothing to take back: you have decided nothing yet.");
    }
    if (std::any_of(moves.rbegin(), own, [this](const auto& move) { return isPerson(move.seat); }))
        return Say::tr("Your last decision cannot be taken back: another person has acted since.");
    const QString shown = Say::tr("Your last decision cannot be taken back: something hidden was shown to you since.");
    if (severalPersons() || undoRule_ == engine::UndoRule::Casual) return shown;
    //: %1 is a command; --casual-undo stays as it is
    return shown + u' ' +
           Say::tr("Against computer players you may do so anyway, and the game is then marked: leave it and go on "
                   "with: %1")
               .arg(goOnCommand(saving_.path()) + QStringLiteral(" --casual-undo"));
}

void Table::undo(Seat seat) {
    if (const auto point = match_->undoPoint(seat, undoRule_))
        goBack(*point);
    else
        say(wrapped(whyNoUndo(seat)));
}

void Table::undoTurn(Seat seat) {
    if (const auto point = match_->handOverPoint(seat, undoRule_))
        goBack(*point);
    else
        say(wrapped(whyNoUndo(seat)));
}

void Table::reset(Seat seat) {
    const auto& moves = match_->moves();
    if (const auto point = match_->turnStart(seat, undoRule_))
        goBack(*point);
    else if (moves.empty() || moves.back().seat != seat)
        say(Say::tr("Nothing was decided in this turn yet."));
    else
        say(wrapped(whyNoUndo(seat)));
}

void Table::redo() {
    if (!match_->redo()) return say(Say::tr("Nothing was taken back."));
    wentBack_ = !match_->undone().empty();
    showTable_ = true;
    showChoices_ = true;
    save();
}

}
