// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/log_rows.h"

#include <algorithm>

namespace heorot::app {

using engine::nobody;
using engine::Seat;

LogRows::LogRows(const session::Session& session, const LogModel& lines, QObject* parent)
    : QAbstractListModel(parent), session_(session), lines_(lines) {
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&lines, signal, this, &LogRows::rebuild);
    connect(&lines, &QAbstractItemModel::modelReset, this, [this] {
        // In another language, or for another reader, no row stays as it was.
        beginResetModel();
        opened_.clear();
        closed_.clear();
        rows_ = wantedRows();
        endResetModel();
    });
    rows_ = wantedRows();
}

int LogRows::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant LogRows::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (row.chapter >= 0) return headingData(row, role);
    switch (role) {
    case HeadingRole: return false;
    case FoldedRole: return row.folded;
    case OpenRole: return row.isOpen;
    case InsideRole: return row.isInside;
    case ChapterRole: return chapterOf(lines_.line(row.line));
    case JoinedRole: return row.joined;
    case Qt::AccessibleTextRole: {
        const QString sentence = lineData(row, Qt::DisplayRole).toString();
        if (row.folded == 0 || row.isOpen) return sentence;
        //: For a screen reader, after a line of the log: %n further lines are folded into it
        return sentence + QLatin1Char(' ') + tr("%n more line(s); the right arrow opens them.", nullptr, row.folded);
    }
    default: return lineData(row, role);
    }
}

/// Of all lines that share the row, with the picture of the first of them.
QVariant LogRows::lineData(const Row& row, int role) const {
    const auto data = [&](int line) { return lines_.data(lines_.index(line, 0), role); };
    if (row.joined == 0) return data(row.line);
    const int last = row.line + row.joined;
    QStringList parts;
    switch (role) {
    case Qt::DisplayRole:
    case LogModel::LedgerRole:
        for (int line = row.line; line <= last; ++line)
            if (const QString part = data(line).toString(); !part.isEmpty()) parts << part;
        return parts.join(role == Qt::DisplayRole ? u' ' : u'\n');
    case LogModel::SpotsRole:
        for (int line = row.line; line <= last; ++line) parts << data(line).toStringList();
        parts.removeDuplicates();
        return parts;
    default: return data(row.line);
    }
}

QVariant LogRows::headingData(const Row& row, int role) const {
    const auto& chapters = session_.chapters();
    const game::Chapter& chapter = chapters.at(static_cast<std::size_t>(row.chapter)).chapter;
    const LogLine* begins = row.line < 0 ? nullptr : &lines_.line(row.line);
    switch (role) {
    case Qt::DisplayRole: return chapter.title;
    case Qt::AccessibleTextRole: return begins ? begins->sentence : chapter.title;
    case Qt::ToolTipRole: return begins ? begins->sentence : QString();
    case LogModel::ArtRole: return chapter.art;
    case LogModel::SeatRole: return int{begins ? begins->seat : nobody};
    case LogModel::HueRole: return int{nobody};
    case LogModel::SpotsRole: return QStringList();
    case HeadingRole: return true;
    case FoldedRole:
    case JoinedRole: return 0;
    case OpenRole:
    case InsideRole: return false;
    case ChapterRole: return row.chapter;
    default: return {};
    }
}

void LogRows::setSeat(Seat seat) {
    if (seat == seat_) return;
    beginResetModel();
    seat_ = seat;
    rows_ = wantedRows();
    endResetModel();
}

bool LogRows::setOpen(int row, bool open) {
    if (row < 0 || row >= rowCount()) return false;
    Row& fold = rows_[static_cast<std::size_t>(row)];
    if (fold.folded == 0 || fold.isOpen == open) return false;
    (open ? opened_ : closed_).insert(fold.line);
    (open ? closed_ : opened_).erase(fold.line);
    fold.isOpen = open;
    const int first = row + 1;
    const int last = row + fold.folded;
    if (open)
        beginInsertRows({}, first, last);
    else
        beginRemoveRows({}, first, last);
    rows_ = wantedRows();
    if (open)
        endInsertRows();
    else
        endRemoveRows();
    emit dataChanged(index(row, 0), index(row, 0));
    return true;
}

/// Rows that stay as they were are not touched, so that a view keeps its place.
void LogRows::rebuild() {
    std::vector<Row> wanted = wantedRows();
    const auto [kept, next] = std::mismatch(rows_.begin(), rows_.end(), wanted.begin(), wanted.end());
    const int first = static_cast<int>(kept - rows_.begin());
    if (kept != rows_.end()) {
        beginRemoveRows({}, first, rowCount() - 1);
        rows_.erase(kept, rows_.end());
        endRemoveRows();
    }
    if (next == wanted.end()) return;
    beginInsertRows({}, first, static_cast<int>(wanted.size()) - 1);
    rows_ = std::move(wanted);
    endInsertRows();
}

std::vector<LogRows::Row> LogRows::wantedRows() const {
    std::vector<Row> rows;
    Lines run;
    Seat actor = nobody;
    int chapter = -1;
    int begins = -1;
    for (int i = 0; i < lines_.rowCount(); ++i) {
        const LogLine& line = lines_.line(i);
        if (beginsChapter(line)) {
            begins = i;
            continue;
        }
        if (seat_ != nobody && line.seat != seat_) continue;
        const int belongs = chapterOf(line);
        if (belongs != chapter || actorOf(line) != actor) {
            addRun(rows, run, false);
            run.clear();
        }
        if (belongs != chapter) addHeading(rows, belongs, begins);
        chapter = belongs;
        actor = actorOf(line);
        run.push_back(i);
    }
    addRun(rows, run, true);
    // Nothing has happened in the current chapter yet.
    const int now = begins < 0 ? -1 : chapterOf(lines_.line(begins));
    if (chapter < now && seat_ == nobody) addHeading(rows, now, begins);
    return rows;
}

void LogRows::addHeading(std::vector<Row>& rows, int chapter, int line) const {
    if (session_.chapters().at(static_cast<std::size_t>(chapter)).chapter.title.isEmpty()) return;
    rows.push_back({.line = line, .chapter = chapter});
}

void LogRows::addRun(std::vector<Row>& rows, const Lines& run, bool isLast) const {
    if (run.empty()) return;
    const bool isFold = static_cast<int>(run.size()) >= leastFold;
    const bool isOpen = isLast ? !closed_.contains(run.front()) : opened_.contains(run.front());
    if (!isFold) {
        for (std::size_t i = 0; i < run.size(); ++i) {
            rows.push_back({.line = run[i], .joined = joinedTo(run, i)});
            i += static_cast<std::size_t>(rows.back().joined);
        }
        return;
    }
    rows.push_back({.line = run.front(), .folded = static_cast<int>(run.size()) - 1, .isOpen = isOpen});
    if (!isOpen) return;
    for (std::size_t i = 1; i < run.size(); ++i) rows.push_back({.line = run[i], .isInside = true});
}

/// How many lines of the run share a row with this one: those of the same move and seat, such as a die that is gained
/// and what it shows.
int LogRows::joinedTo(const Lines& run, std::size_t first) const {
    const LogLine& line = lines_.line(run[first]);
    std::size_t end = first + 1;
    const auto belongs = [&](std::size_t i) {
        const LogLine& next = lines_.line(run[i]);
        return run[i] == run[i - 1] + 1 && next.move && next.move == line.move && next.seat == line.seat;
    };
    while (end < run.size() && belongs(end)) ++end;
    return static_cast<int>(end - first) - 1;
}

/// Lines behind the event that begins a chapter belong to it, though its move still belongs to the one before.
int LogRows::chapterOf(const LogLine& line) const {
    if (!line.move) return 0;
    const auto before = static_cast<int>(session_.chapterOf(*line.move));
    const auto after = static_cast<int>(session_.chapterOf(*line.move + 1));
    if (before == after) return before;
    const engine::Events& events = session_.match().moves().at(*line.move).events;
    std::size_t last = events.size();
    for (std::size_t event = 0; event < events.size(); ++event)
        if (session_.game().words().beginsChapter(events[event])) last = event;
    return line.event >= last ? after : before;
}

bool LogRows::beginsChapter(const LogLine& line) const {
    const auto& match = session_.match();
    const bool isDeal = !line.move && line.event < match.dealEvents().size();
    if (!line.move && !isDeal) return false;
    const engine::Events& events = isDeal ? match.dealEvents() : match.moves().at(*line.move).events;
    return session_.game().words().beginsChapter(events.at(line.event)) &&
           !session_.chapters().front().chapter.title.isEmpty();
}

Seat LogRows::actorOf(const LogLine& line) const {
    if (line.seat != nobody || !line.move) return line.seat;
    return session_.match().moves().at(*line.move).seat;
}

}
