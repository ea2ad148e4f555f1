// SPDX-License-Identifier: GPL-3.0-or-later
// The end of an act, figure by figure, on the board as it stood: the rules go on to the next act at once.
#include "view/ending.h"
#include "view/parts.h"
#include "view/view.h"
#include "words/things.h"

#include <algorithm>

namespace heorot::movie {

namespace {

game::Moment shown(const Position& position, const State& state, const Moment& moment, const QString& spot,
                   const game::Look& look, const QString& sentence) {
    const game::Pointing pointing{{}, spot, {}};
    const Table table(position, state, look, pointing, moment);
    game::Moment showing;
    showing.sentence = sentence;
    Canvas canvas(look, showing.scene);
    drawTable(canvas, table);
    return showing;
}

}

std::vector<game::Moment> View::moments(const Position& before, const Position&, const engine::Events& events,
                                        const game::Look& look) {
    const auto end = std::find_if(events.begin(), events.end(),
                                  [](const engine::Event& event) { return kindOf(event) == Happening::ActEnds; });
    if (end == events.end()) return {};
    Ending ending = endingOf(before, events);
    State& state = ending.state;
    Moment& moment = ending.moment;
    std::vector<game::Moment> moments{shown(before, state, moment, {}, look, actEndsWords(*end))};
    for (const engine::Event& event : events) {
        const auto at = [&](std::size_t i) { return static_cast<Space>(event.args[i]); };
        if (kindOf(event) != Happening::Scored) continue;
        moment.seat = event.seat;
        moment.points = event.args[4];
        std::int16_t& points = state.figurePoints[state.act][event.seat];
        points = static_cast<std::int16_t>(points + moment.points);
        moments.push_back(
            shown(before, state, moment, spaceSpot(at(1)), look, scoredWords(before.name(event.seat), event)));
    }
    return moments;
}

}
