// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/quick_game.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <array>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(QuickGame)
};

/// Names of the saga for computer players.
constexpr std::array<const char*, engine::maxSeats> sagaNames{"Hrothgar", "Wealhtheow", "Wiglaf", "Unferth", "Hygelac"};

NewGame easyGame(const plugin::GameModule& game) {
    NewGame begun;
    begun.game = QString::fromStdString(game.id());
    begun.setup.seats = game.minSeats();
    begun.setup.options = record::defaultOptions(game);
    begun.setup.seed = QRandomGenerator::global()->bounded(1u, 1'000'000u);
    const auto seats = static_cast<std::size_t>(begun.setup.seats);
    begun.seating.names.assign(sagaNames.begin(), sagaNames.begin() + begun.setup.seats);
    begun.seating.players.assign(seats, std::string(ai::levelName(ai::Level::Easy)));
    return begun;
}

}

NewGame quickGameOf(const plugin::GameModule& game) {
    NewGame begun = easyGame(game);
    //: The name of the only person at the table
    begun.seating.names[0] = Say::tr("You").toStdString();
    begun.seating.players[0] = "human";
    begun.seating.persons = engine::SeatSet::of(0);
    return begun;
}

NewGame demoOf(const plugin::GameModule& game) {
    return easyGame(game);
}

}
