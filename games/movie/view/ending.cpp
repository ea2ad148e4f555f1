// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/ending.h"

#include "rules/board_after.h"

#include <algorithm>

namespace heorot::movie {

bool endsAct(const engine::Events& events) {
    return std::any_of(events.begin(), events.end(),
                       [](const engine::Event& event) { return kindOf(event) == Happening::ActEnds; });
}

Ending endingOf(const Position& before, const engine::Events& events) {
    Ending ending{*before.seen, {}};
    const Board& board = boardOf(before.rules, ending.state);
    bool isLaid = false;
    for (const engine::Event& event : events) {
        isLaid |= kindOf(event) == Happening::ActEnds;
        if (!isLaid)
            ending.state = boardAfter(before.rules, ending.state, event);
        else if (kindOf(event) == Happening::Turned)
            ending.scoring.turned |= std::uint64_t{1} << board.number[static_cast<Space>(event.args[1])];
    }
    ending.state.phase = Phase::Over;
    ending.state.mover = nobody;
    return ending;
}

Ending finalOf(const Position& over) {
    Ending ending = endingOf({over.rules, over.last->before, over.seating, over.setup}, over.last->events);
    ending.state.figurePoints = over.seen->figurePoints;
    ending.state.treasurePoints = over.seen->treasurePoints;
    return ending;
}

}
