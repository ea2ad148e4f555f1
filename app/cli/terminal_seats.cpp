// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players that play for a person in the terminal.
#include "game/seating.h"
#include "language/fault_words.h"
#include "say.h"
#include "terminal_game.h"

#include <algorithm>

namespace heorot::cli {

using engine::nobody;
using engine::Seat;

std::optional<Seat> TerminalGame::findSeat(const QString& name) const {
    for (Seat seat = 0; seat < match_.setup().seats; ++seat)
        if (game::isSameName(narrator_.nameOf(seat), name)) return seat;
    return {};
}

/// Says so if there is none.
std::optional<Seat> TerminalGame::seatCalled(const QString& name) {
    if (const auto seat = findSeat(name)) return seat;
    QStringList names;
    for (Seat seat = 0; seat < match_.setup().seats; ++seat) names << narrator_.nameOf(seat);
    //: %1 is what was typed, %2 a list of names
    say(Say::tr("No player is called “%1”; the players are: %2.")
            .arg(quotable(name), names.join(QStringLiteral(", "))));
    return {};
}

/// The level may stand after the name, which may have several words.
void TerminalGame::takeOver(const QString& rest) {
    const auto computers = session_->game().computerPlayers();
    const auto medium = std::find(computers.begin(), computers.end(), ai::levelName(ai::Level::Medium));
    const auto usual = medium == computers.end() ? ai::Level::Easy : ai::Level::Medium;
    const QString first = rest.section(u' ', 0, -2).trimmed();
    const bool namesLevel = !findSeat(rest) && findSeat(first);
    const auto seat = namesLevel ? findSeat(first) : seatCalled(rest);
    if (!seat) return;
    const std::string word =
        namesLevel ? rest.section(u' ', -1).toLower().toStdString() : std::string(ai::levelName(usual));
    if (const auto why = game::refusePlayerIn(game::Company::ComputersOnly, session_->game(), word))
        return say(language::sentence(why));
    if (!session_->isPerson(*seat))
        //: %1 is a computer player
        return say(Say::tr("The computer is already playing for %1.").arg(narrator_.nameOf(*seat)));
    if (!session_->isShared())
        return say(Say::tr("You’re the only person here; a computer player can’t take your place."));
    if (screenOf_ == *seat) {
        screenOf_ = nobody;
        terminal_.clear();
    }
    //: %1 is a person
    say(Say::tr("The computer is now playing for %1.").arg(narrator_.nameOf(*seat)));
    session_->takeOver(*seat, *ai::opponentOf(word));
    showAll();
}

void TerminalGame::handBack(const QString& name) {
    const auto seat = seatCalled(name);
    if (!seat) return;
    if (session_->isAway(*seat) && !mayShare_ && !match_.persons().empty()) return say(sharingRefused());
    if (!session_->handBack(*seat))
        //: %1 is a player
        return say(Say::tr("The computer isn’t playing for %1.").arg(narrator_.nameOf(*seat)));
    if (session_->isShared() && terminal_.canClear()) terminal_.clearAtTheEnd();
    //: %1 is a person
    say(Say::tr("%1 is playing again.").arg(narrator_.nameOf(*seat)));
    showAll();
}

}
