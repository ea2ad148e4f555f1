// SPDX-License-Identifier: GPL-3.0-or-later
// Details of the log at the end of an act: the board that is scored, and why each figure scores what it does.
#include "rules/board_after.h"
#include "words/names.h"
#include "words/say.h"
#include "words/scores.h"
#include "words/table.h"
#include "words/words.h"

#include <QLocale>
#include <QStringList>

namespace heorot::movie {

namespace {

/// The board at an event: the board before the move, with the effects of the move up to the event.
State boardAt(const Rules& rules, const game::PlayedMove<Game>& move, std::size_t event) {
    State state = *move.before;
    for (std::size_t i = 0; i < event; ++i) state = boardAfter(rules, state, move.events[i]);
    return state;
}

QString reasons(const Rules& rules, const State& state, Space space) {
    const FigureScore score = explainFigure(rules, state, space);
    QStringList sentences{lineWords(rules, state, score, true), lineWords(rules, state, score, false),
                          hiddenWords(score), turnedWords(rules, state, score)};
    if (score.horns > 0) sentences << productWords(score);
    sentences.removeAll(QString());
    //: Of a figure that scores
    return sentences.isEmpty() ? Say::tr("It sees no tile that counts.") : sentences.join(u' ');
}

/// The points of all figures up to the last one scored; empty while more follow.
QString actTotals(const Position& at, const engine::Events& events, std::size_t last) {
    if (last + 1 < events.size() && kindOf(events[last + 1]) == Happening::Scored) return {};
    PerSeat<int> sums{};
    for (const engine::Event& event : events)
        if (kindOf(event) == Happening::Scored) sums[event.seat] += event.args[4];
    QStringList parts;
    for (Seat seat = 0; seat < at.setup.seats; ++seat)
        //: In a list: %1 a seat, %2 its points
        parts << Say::tr("%1 %2", "seat and points").arg(at.name(seat), signedNumber(sums[seat]));
    //: %1 a list of seats with their points, as "Anna +20"
    return Say::tr("All figures of this act: %1.").arg(QLocale().createSeparatedList(parts));
}

}

QString finalBoard(const Position& at) {
    if (!at.last) return {};
    const engine::Events& events = at.last->events;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (kindOf(events[i]) == Happening::ActEnds) return boardText(at.rules, boardAt(at.rules, *at.last, i));
    return {};
}

QString GameWords::detail(const Position& at, const game::PlayedMove<Game>& move, std::size_t event) {
    const engine::Event& detailed = move.events[event];
    if (kindOf(detailed) == Happening::ActEnds) return boardText(at.rules, boardAt(at.rules, move, event));
    if (kindOf(detailed) != Happening::Scored) return {};
    const QString why = reasons(at.rules, boardAt(at.rules, move, event), static_cast<Space>(detailed.args[1]));
    const QString totals = actTotals(at, move.events, event);
    return totals.isEmpty() ? why : why + u'\n' + totals;
}

}
