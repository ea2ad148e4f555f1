// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/demo_game.h"

#include "game/characters.h"

#include <QRandomGenerator>

namespace heorot::app {

session::NewGame demoOf(const game::GameModule& game) {
    session::NewGame begun;
    begun.game = QString::fromStdString(game.id());
    begun.setup.seats = game.minSeats();
    begun.setup.options = record::defaultOptions(game);
    begun.setup.seed = QRandomGenerator::global()->bounded(1u, 1'000'000u);
    for (int seat = 0; seat < begun.setup.seats; ++seat) {
        const game::Character& character = game::characters()[static_cast<std::size_t>(seat)];
        begun.seating.names.push_back(character.name.toStdString());
        begun.seating.players.push_back(ai::wordOf({ai::Level::Easy, character.style}));
    }
    return begun;
}

}
