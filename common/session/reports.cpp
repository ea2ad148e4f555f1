// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reports.h"

#include <algorithm>

namespace heorot::session {

using engine::Seat;

TurnReport Reports::reportOf(const engine::Events& events, Seat viewer) const {
    TurnReport report;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const engine::Event seen = game_.seen(events[i], viewer);
        const game::EventLook look = view_ ? view_->eventLook(match_, seen) : game::EventLook();
        report.movements.insert(report.movements.end(), look.movements.begin(), look.movements.end());
        QString sentence = game_.words().sentence(match_, seen);
        if (sentence.isEmpty()) continue;
        report.lines.push_back({std::move(sentence),
                                i,
                                seen.seat,
                                look.art,
                                look.hue,
                                look.spots,
                                look.points,
                                game_.words().isLandmark(seen),
                                {}});
    }
    return report;
}

const std::vector<ReportLine>& Reports::deal(Seat viewer) {
    auto& known = of(viewer).deal;
    if (!known) known = reportOf(match_.dealEvents(), viewer).lines;
    return *known;
}

const TurnReport& Reports::turn(std::size_t move, Seat viewer) {
    auto& turns = of(viewer).turns;
    const auto known = turns.find(move);
    if (known != turns.end()) return known->second;
    TurnReport report = reportOf(match_.moves().at(move).events, viewer);
    addChanges(report, move, viewer);
    return turns.emplace(move, std::move(report)).first->second;
}

void Reports::forgetFrom(std::size_t move) {
    for (ForViewer& viewer : viewers_) viewer.turns.erase(viewer.turns.lower_bound(move), viewer.turns.end());
}

void Reports::clear() {
    viewers_.fill({});
}

namespace {

using Lines = std::vector<ReportLine>;

/// The last line of the seat itself, since others rarely change its points; otherwise the last line.
ReportLine& lineOf(Lines& lines, Seat seat) {
    const auto own =
        std::find_if(lines.rbegin(), lines.rend(), [&](const ReportLine& line) { return line.seat == seat; });
    return own == lines.rend() ? lines.back() : *own;
}

/// Puts each change that an event states next to its line. Returns the seat's points after them.
int putTold(Lines& lines, Seat seat, int now) {
    for (ReportLine& line : lines) {
        if (line.seat != seat || line.points == 0) continue;
        now += line.points;
        line.changes.push_back({seat, line.points, now});
    }
    return now;
}

int countedAtEnd(const engine::Scores& scores, Seat seat) {
    int sum = 0;
    for (std::size_t source = 0; source < static_cast<std::size_t>(scores.sources); ++source)
        if (scores.countsAtEnd[source]) sum += scores.part[seat][source];
    return sum;
}

void putEnd(ReportLine& line, const engine::Scores& scores, Seat seat, int now) {
    for (std::size_t source = 0; source < static_cast<std::size_t>(scores.sources); ++source) {
        const int points = scores.part[seat][source];
        if (!scores.countsAtEnd[source] || points == 0) continue;
        now += points;
        line.changes.push_back({seat, points, now, static_cast<int>(source)});
    }
}

}

void Reports::addChanges(TurnReport& report, std::size_t move, Seat viewer) const {
    if (report.lines.empty()) return;
    const engine::Scores before = match_.seenScoresAfter(move, viewer);
    const engine::Scores after = match_.seenScoresAfter(move + 1, viewer);
    const bool isEnd = match_.isOver() && move + 1 == match_.moves().size();
    for (Seat seat = 0; seat < after.seats; ++seat) {
        // This viewer's sums exclude the seat's covered pieces, even if they were taken openly.
        const bool isCovered = before.unknownNow.has(seat) || after.unknownNow.has(seat);
        const int told = isCovered ? before.now[seat] : putTold(report.lines, seat, before.now[seat]);
        const int atEnd = isEnd ? countedAtEnd(after, seat) : 0;
        const int untold = after.now[seat] - told - atEnd;
        if (untold != 0) lineOf(report.lines, seat).changes.push_back({seat, untold, told + untold});
        if (atEnd != 0) putEnd(report.lines.back(), after, seat, told + untold);
    }
}

}
