// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/table.h"

#include "rules/names.h"
#include "rules/score.h"
#include "ui/surroundings.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

/// Wider than any room: the board takes all between seats and log.
constexpr double widest = 100;

}

ShownTable::ShownTable(const Position& position, const game::Look& tableLook, const game::Pointing& at)
    : ShownTable(position, *position.seen, tableLook, at) {}

ShownTable::ShownTable(const Position& position, const State& state, const game::Look& tableLook,
                       const game::Pointing& at)
    : rules(position.rules), now(state), seating(position.seating), look(tableLook), pointing(at),
      viewer(position.seen.viewer()), taken(position.knownMoves), then(position.after ? &**position.after : nullptr),
      frame(game::frameOf(tableLook, position.seen->seats, widest)) {}

int ShownTable::glory(Seat seat) const {
    return isOver(now) ? scores(rules, now).total.at(seat) : trackOf(now, seat);
}

Seat ShownTable::own() const {
    if (viewer != nobody) return viewer;
    return now.mover != nobody ? now.mover : now.starter;
}

std::vector<Seat> ShownTable::order() const {
    return ui::panelOrder(seating);
}

bool isReaders(const ShownTable& table, Seat seat) {
    return seat == table.viewer && ui::isReader(table.seating, seat);
}

int pawnGloryNow(const Rules& rules, const State& state, Seat seat, Pawn pawn) {
    const auto kind = static_cast<std::size_t>(pawn);
    return pawnGlory(rules, pawn, state.ships[seat].pawns[kind]) +
           (hasMost(state, seat, pawn) ? rules.pawns[kind].most : 0);
}

std::vector<Die> paletteOf(const Rules& rules, const State& state, const QStringList& chosen) {
    std::vector<Die> faces;
    if (state.mover == nobody) return faces;
    const auto add = [&](int color, int without) {
        for (int icon = 0; icon < icons; ++icon)
            if (rules.hasIcon[static_cast<std::size_t>(color)][static_cast<std::size_t>(icon)] &&
                color * icons + icon != without)
                faces.push_back(dieOf(static_cast<Color>(color), static_cast<Icon>(icon)));
    };
    const bool rests = state.phase == Phase::Decide && chosen == QStringList{restDieSpot};
    if (state.phase == Phase::Gain && !state.grants[0].rolled) {
        for (int color = 0; color < colors; ++color)
            if (state.grants[0].color == anyColor || state.grants[0].color == color) add(color, none);
    } else if (rests) {
        for (int color = 0; color < colors; ++color) add(color, none);
    } else if (chosen.size() == 1 && (state.phase == Phase::Turn || state.phase == Phase::Ability)) {
        // Kinds of dice have their places whichever of them are laid out.
        const std::vector<CrewDie> dice = crewDice(state, state.mover, {});
        const auto ordinal = ordinalIn(chosen.front(), QLatin1StringView("dice/"));
        if (ordinal && static_cast<std::size_t>(*ordinal) < dice.size()) {
            const Die die = dice[static_cast<std::size_t>(*ordinal)].die;
            add(static_cast<int>(colorOf(die)), die);
        }
    }
    return faces;
}

}
