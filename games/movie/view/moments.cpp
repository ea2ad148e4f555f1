// SPDX-License-Identifier: GPL-3.0-or-later
// The end of an act, figure by figure, on the board as it stood: the rules go on to the next act at once.
#include "view/ending.h"
#include "view/parts.h"
#include "view/view.h"
#include "words/log.h"

#include <algorithm>

namespace heorot::movie {

namespace {

game::Moment shown(const Position& position, const State& state, const Scoring& scoring, const QString& spot,
                   const game::Look& look, const QString& sentence) {
    const game::Pointing pointing{{}, spot, {}};
    const ShownTable table(position, state, look, pointing, scoring);
    game::Moment moment;
    moment.sentence = sentence;
    Canvas canvas(look, moment.scene);
    drawTable(canvas, table);
    return moment;
}

}

std::vector<game::Moment> View::moments(const Position& before, const Position&, const engine::Events& events,
                                        const game::Look& look) {
    const auto end = std::find_if(events.begin(), events.end(),
                                  [](const engine::Event& event) { return kindOf(event) == Happening::ActEnds; });
    if (end == events.end()) return {};
    Ending ending = endingOf(before, events);
    State& state = ending.state;
    Scoring& scoring = ending.scoring;
    std::vector<game::Moment> moments{shown(before, state, scoring, {}, look, actEndsWords(*end))};
    for (const engine::Event& event : events) {
        const auto at = [&](std::size_t i) { return static_cast<Space>(event.args[i]); };
        if (kindOf(event) != Happening::Scored) continue;
        scoring.seat = event.seat;
        scoring.points = event.args[4];
        std::int16_t& points = state.figurePoints[state.act][event.seat];
        points = static_cast<std::int16_t>(points + scoring.points);
        moments.push_back(
            shown(before, state, scoring, spaceSpot(at(1)), look, scoredWords(before.name(event.seat), event)));
    }
    return moments;
}

}
