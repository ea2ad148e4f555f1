// SPDX-License-Identifier: GPL-3.0-or-later
// The end of an act, one figure after another: the full board as it was scored, which the position afterwards no longer
// holds.
#include "rules/flow.h"
#include "rules/lay.h"
#include "view/parts.h"
#include "view/view.h"
#include "words/things.h"

#include <algorithm>
#include <utility>

namespace heorot::movie {

namespace {

/// Tiles that Treachery has turned lie with their backs up.
void drawTurned(const Position& position, const ui::Look& look, ui::Scene& scene) {
    const Table table(position, look, {});
    Canvas canvas(look, scene);
    eachSpace(turnedTiles(table.rules, table.now), [&](std::uint8_t n) {
        const int act = table.rules.tile(tileOf(table.now.cells[n])).act;
        canvas.art(table.geometry.space(table.board.place[n]), QStringLiteral("movie/tile-back-%1").arg(act + 1));
    });
}

}

std::vector<ui::Showing> View::showings(const Position& before, const Position&, const engine::Events& events,
                                        const ui::Look& look) {
    std::vector<ui::Showing> moments;
    const auto end = std::find_if(events.begin(), events.end(),
                                  [](const auto& event) { return kindOf(event) == Happening::ActEnds; });
    State state = *before.seen;
    for (auto event = events.begin(); event != end; ++event) state = laid(before.rules, state, *event);
    // Nobody is to move while it is counted.
    state.mover = nobody;
    state.phase = Phase::Over;
    const auto show = [&](const QString& spot, const QString& sentence) {
        const auto seen = engine::Seen<State>::masked(state, before.seen.viewer());
        const Position position{before.rules, seen, before.seating};
        ui::Scene scene = View::scene(position, look, {{}, spot, {}});
        drawTurned(position, look, scene);
        moments.push_back({std::move(scene), sentence});
    };
    if (end != events.end()) show({}, actEndsWords(*end));
    for (auto event = end; event != events.end(); ++event) {
        if (kindOf(*event) != Happening::Scored) continue;
        show(spaceSpot(static_cast<Space>(event->args[1])), scoredWords(before.name(event->seat), *event));
        std::int16_t& points = state.figurePoints[state.act][event->seat];
        points = static_cast<std::int16_t>(points + event->args[4]);
    }
    return moments;
}

}
