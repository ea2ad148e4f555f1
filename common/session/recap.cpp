// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/recap.h"

#include <algorithm>

namespace heorot::session {

namespace {

/// A change of points says more than other lines, one of the player itself more than those of others.
std::size_t mainLineOf(const RecapEntry& entry) {
    std::size_t best = 0;
    int most = -1;
    for (std::size_t i = 0; i < entry.lines.size(); ++i) {
        const ReportLine& line = entry.lines[i];
        const int worth = (line.seat == entry.seat ? 2 : 0) + (line.changes.empty() ? 0 : 1);
        if (worth < most) continue;
        best = i;
        most = worth;
    }
    return best;
}

void addUp(RecapEntry& entry) {
    int change = 0;
    for (const ReportLine& line : entry.lines) {
        for (const QString& spot : line.spots)
            if (!entry.spots.contains(spot)) entry.spots << spot;
        for (const ReportLine::Change& part : line.changes) {
            if (part.seat != entry.seat) continue;
            change += part.change;
            entry.change = ReportLine::Change{part.seat, change, part.now};
        }
    }
    if (change == 0) entry.change.reset();
    entry.main = mainLineOf(entry);
}

}

QString RecapEntry::allSentences() const {
    QStringList all;
    for (const ReportLine& line : lines) all << line.sentence;
    return all.join(u' ');
}

MoveRange othersSince(const record::AnyMatch& match, engine::Seat seat) {
    const auto& moves = match.moves();
    MoveRange range;
    range.end = moves.size();
    while (range.end > 0 && moves[range.end - 1].seat == seat) --range.end;
    range.first = range.end;
    while (range.first > 0 && moves[range.first - 1].seat != seat) --range.first;
    return range;
}

std::vector<RecapEntry> recapOf(const Session& session, const MoveRange& range, engine::Seat viewer) {
    const auto& moves = session.match().moves();
    std::vector<RecapEntry> entries;
    for (std::size_t move = range.first; move < range.end;) {
        RecapEntry entry;
        entry.seat = moves[move].seat;
        entry.first = move;
        for (; move < range.end && moves[move].seat == entry.seat; ++move) {
            const TurnReport& report = session.report(move, viewer);
            entry.lines.insert(entry.lines.end(), report.lines.begin(), report.lines.end());
            entry.movements.insert(entry.movements.end(), report.movements.begin(), report.movements.end());
        }
        entry.end = move;
        if (entry.lines.empty()) continue;
        addUp(entry);
        entries.push_back(std::move(entry));
    }
    return entries;
}

}
