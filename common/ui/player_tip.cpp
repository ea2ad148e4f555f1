// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/player_tip.h"

#include "ai/opponent.h"
#include "ui/say.h"
#include "ui/surroundings.h"

namespace heorot::ui {

QString playerTip(const record::Seating& seating, engine::Seat seat) {
    const auto opponent = seat < seating.players.size() ? ai::opponentOf(seating.players[seat]) : std::nullopt;
    if (!opponent || opponent->style == ai::Style::Plain) return {};
    //: Tip of a seat's panel: %1 who plays it, such as "computer, hard, bold"
    return Say::tr("Played by: %1.").arg(playerText(seating, seat));
}

}
