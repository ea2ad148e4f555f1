// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/recap.h"

#include "session/why_text.h"

#include <algorithm>
#include <numeric>

namespace heorot::session {

namespace {

/// How a battle ended says most; a change of points says more than other lines, one of the player itself more than
/// those of others.
int worthOf(const RecapEntry& entry, const ReportLine& line) {
    return (line.isLandmark ? 4 : 0) + (line.seat == entry.seat ? 2 : 0) + (line.changes.empty() ? 0 : 1);
}

/// A sentence and how much it says.
struct Told {
    QString sentence;
    int worth = 0;
};

std::vector<Told> toldOf(const RecapEntry& entry) {
    std::vector<Told> told;
    for (const game::Deed& deed : entry.deeds) told.push_back({deed.sentence, static_cast<int>(deed.weight)});
    if (!told.empty()) return told;
    for (const ReportLine& line : entry.lines) told.push_back({line.sentence, worthOf(entry, line)});
    return told;
}

/// Indices from what says most; of equal ones, what came first.
std::vector<std::size_t> byWorth(const std::vector<Told>& told) {
    std::vector<std::size_t> order(told.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return told[a].worth > told[b].worth; });
    return order;
}

void add(std::vector<ReportLine::Change>& changes, const ReportLine::Change& part) {
    const auto same = std::find_if(changes.begin(), changes.end(),
                                   [&](const ReportLine::Change& each) { return each.seat == part.seat; });
    if (same == changes.end()) {
        changes.push_back({part.seat, part.change, part.now});
    } else {
        same->change += part.change;
        same->now = part.now;
    }
}

void addUp(RecapEntry& entry) {
    for (const ReportLine& line : entry.lines) {
        for (const QString& spot : line.spots)
            if (!entry.spots.contains(spot)) entry.spots << spot;
        for (const ReportLine::Change& part : line.changes) add(entry.changes, part);
    }
    std::erase_if(entry.changes, [](const ReportLine::Change& each) { return each.change == 0; });
    std::stable_partition(entry.changes.begin(), entry.changes.end(),
                          [&](const ReportLine::Change& each) { return each.seat == entry.seat; });
}

}

const ReportLine& RecapEntry::mainLine() const {
    // The picture is that of the deed that stays where there is no room for all.
    const auto main = std::max_element(deeds.begin(), deeds.end(), [](const game::Deed& a, const game::Deed& b) {
        return static_cast<int>(a.weight) < static_cast<int>(b.weight);
    });
    if (main != deeds.end()) {
        const QString& told = main->line.isEmpty() ? main->sentence : main->line;
        const auto line =
            std::find_if(lines.rbegin(), lines.rend(), [&](const ReportLine& each) { return each.sentence == told; });
        if (line != lines.rend()) return *line;
    }
    return *std::max_element(lines.rbegin(), lines.rend(), [this](const ReportLine& a, const ReportLine& b) {
        return worthOf(*this, a) < worthOf(*this, b);
    });
}

QString RecapEntry::allSentences() const {
    return texts().constFirst();
}

QStringList RecapEntry::sentences() const {
    QStringList all;
    for (const Told& told : toldOf(*this)) all << told.sentence;
    return all;
}

QStringList RecapEntry::texts() const {
    const std::vector<Told> told = toldOf(*this);
    const std::vector<std::size_t> order = byWorth(told);
    QStringList all;
    for (std::size_t kept = order.size(); kept > 0; --kept) {
        std::vector<std::size_t> shown(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(kept));
        std::sort(shown.begin(), shown.end());
        QStringList sentences;
        for (const std::size_t each : shown) sentences << told[each].sentence;
        if (!reason.isEmpty()) sentences << reason;
        all << sentences.join(u' ');
    }
    return all;
}

MoveRange ownBefore(const record::AnyMatch& match, std::size_t end, engine::Seat seat) {
    const auto& moves = match.moves();
    MoveRange range{end, end};
    while (range.first > 0 && moves[range.first - 1].seat == seat) --range.first;
    return range;
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
        entry.deeds = session.game().words().deeds(session.match(), entry.first, entry.end, viewer);
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<RecapEntry> outcomeOf(const Session& session, const MoveRange& own, engine::Seat viewer) {
    const auto& moves = session.match().moves();
    MoveRange last{own.end, own.end};
    // A step of several moves, such as pieces that are laid out together, is one.
    while (last.first > own.first && (last.first == own.end || moves[last.first].joinsPrevious)) --last.first;
    std::vector<RecapEntry> entries = recapOf(session, last, viewer);
    for (RecapEntry& entry : entries)
        std::erase_if(entry.deeds, [](const game::Deed& deed) { return !deed.isOutcome; });
    std::erase_if(entries, [](const RecapEntry& entry) { return entry.deeds.empty(); });
    return entries;
}

std::size_t firstOfOthers(const std::vector<RecapEntry>& entries, engine::Seat reader) {
    const auto isOther = [&](const RecapEntry& entry) { return entry.seat != reader; };
    const auto found = std::find_if(entries.begin(), entries.end(), isOther);
    return found == entries.end() ? 0 : static_cast<std::size_t>(found - entries.begin());
}

void addReasons(const Session& session, std::vector<RecapEntry>& entries, engine::Seat viewer) {
    for (RecapEntry& entry : entries) {
        const engine::Seat reader = session.isOpenDemo() ? entry.seat : viewer;
        if (!session.isPerson(entry.seat))
            entry.reason = briefWhy(session.game(), session.match(), entry.first, reader);
    }
}

}
