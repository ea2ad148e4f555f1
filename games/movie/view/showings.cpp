// SPDX-License-Identifier: GPL-3.0-or-later
// The end of an act, figure by figure, on the board as it stood: the rules go on to the next act at once.
#include "rules/flow.h"
#include "rules/lay.h"
#include "view/parts.h"
#include "view/view.h"
#include "words/things.h"

#include <algorithm>

namespace heorot::movie {

namespace {

/// The position in which the act ended, with nobody to move.
State endOf(const Position& before, const engine::Events& events) {
    State state = *before.seen;
    for (const engine::Event& event : events) {
        if (kindOf(event) == Happening::ActEnds) break;
        state = laid(before.rules, state, event);
    }
    state.phase = Phase::Over;
    state.mover = nobody;
    return state;
}

ui::Showing shown(const Position& position, const State& state, const Moment& moment, const QString& spot,
                  const ui::Look& look, const QString& sentence) {
    const ui::Pointing pointing{{}, spot, {}};
    const Table table(position, state, look, pointing, moment);
    ui::Showing showing;
    showing.sentence = sentence;
    Canvas canvas(look, showing.scene);
    drawTable(canvas, table);
    return showing;
}

}

std::vector<ui::Showing> View::showings(const Position& before, const Position&, const engine::Events& events,
                                        const ui::Look& look) {
    const auto end = std::find_if(events.begin(), events.end(),
                                  [](const engine::Event& event) { return kindOf(event) == Happening::ActEnds; });
    if (end == events.end()) return {};
    State state = endOf(before, events);
    const Board& board = boardOf(before.rules, state);
    Moment moment;
    for (auto event = end; event != events.end(); ++event)
        if (kindOf(*event) == Happening::Turned)
            moment.turned |= std::uint64_t{1} << board.number[static_cast<Space>(event->args[1])];
    std::vector<ui::Showing> showings{shown(before, state, moment, {}, look, actEndsWords(*end))};
    for (const engine::Event& event : events) {
        const auto at = [&](std::size_t i) { return static_cast<Space>(event.args[i]); };
        if (kindOf(event) != Happening::Scored) continue;
        moment.seat = event.seat;
        moment.points = event.args[4];
        std::int16_t& points = state.figurePoints[state.act][event.seat];
        points = static_cast<std::int16_t>(points + moment.points);
        showings.push_back(
            shown(before, state, moment, spaceSpot(at(1)), look, scoredWords(before.name(event.seat), event)));
    }
    return showings;
}

}
