// SPDX-License-Identifier: GPL-3.0-or-later
// The end of an act at length: the board as it is scored, and why each figure scores what it does.
#include "rules/lay.h"
#include "words/say.h"
#include "words/things.h"
#include "words/words.h"

#include <QLocale>
#include <QStringList>

namespace heorot::movie {

namespace {

/// The board an event tells of: as before the move, with what the move did before the event.
State boardAt(const Match& match, std::size_t move, std::size_t event, Seat viewer) {
    State state = *match.seenAfter(move, viewer);
    const engine::Events& events = match.moves()[move].events;
    for (std::size_t i = 0; i < event; ++i) state = laid(match.rules(), state, events[i]);
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
QString actTotals(const record::AnyMatch& match, const engine::Events& events, std::size_t last) {
    if (last + 1 < events.size() && kindOf(events[last + 1]) == Happening::Scored) return {};
    PerSeat<int> sums{};
    for (const engine::Event& event : events)
        if (kindOf(event) == Happening::Scored) sums[event.seat] += event.args[4];
    QStringList parts;
    for (Seat seat = 0; seat < match.setup().seats; ++seat)
        //: In a list: %1 a seat, %2 its points
        parts << Say::tr("%1 %2", "seat and points").arg(seatName(match, seat), signedNumber(sums[seat]));
    //: %1 a list of seats with their points, as "Anna +20"
    return Say::tr("All figures of this act: %1.").arg(QLocale().createSeparatedList(parts));
}

}

QString finalBoard(const Match& match, Seat viewer) {
    if (match.moves().empty()) return {};
    const std::size_t last = match.moves().size() - 1;
    const engine::Events& events = match.moves()[last].events;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (kindOf(events[i]) == Happening::ActEnds) return boardText(match.rules(), boardAt(match, last, i, viewer));
    return {};
}

QString GameWords::detail(const record::AnyMatch& match, std::size_t move, std::size_t event, Seat viewer) const {
    const engine::Events& events = match.moves()[move].events;
    const Rules& rules = typed(match).rules();
    const engine::Event& told = events[event];
    if (kindOf(told) == Happening::ActEnds) return boardText(rules, boardAt(typed(match), move, event, viewer));
    if (kindOf(told) != Happening::Scored) return {};
    const QString why = reasons(rules, boardAt(typed(match), move, event, viewer), static_cast<Space>(told.args[1]));
    const QString totals = actTotals(match, events, event);
    return totals.isEmpty() ? why : why + u'\n' + totals;
}

}
