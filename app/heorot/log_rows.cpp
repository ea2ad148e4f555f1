// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/log_rows.h"

#include "session/recap.h"

#include <algorithm>

namespace heorot::app {

using engine::nobody;
using engine::Seat;

namespace {

/// The lines below a title have the rest.
constexpr std::size_t mostTold = 2;

}

LogRows::LogRows(const session::Session& session, const LogModel& lines, QObject* parent)
    : QAbstractListModel(parent), session_(session), lines_(lines) {
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&lines, signal, this, &LogRows::rebuild);
    connect(&lines, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] {
        told_.clear();
        titles_.clear();
    });
    connect(&lines, &QAbstractItemModel::modelReset, this, [this] {
        // In another language, or for another reader, no row stays as it was.
        beginResetModel();
        opened_.clear();
        closed_.clear();
        told_.clear();
        titles_.clear();
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

/// Of all lines that share the row or are folded below it, with the picture of the one that says most.
QVariant LogRows::lineData(const Row& row, int role) const {
    const auto data = [&](int line) { return lines_.data(lines_.index(line, 0), role); };
    const bool isTitle = row.folded > 0;
    const int last = row.line + (isTitle ? row.folded - 1 : row.joined);
    if ((role == Qt::DisplayRole || role == Qt::AccessibleTextRole) && (isTitle || row.joined == 0)) {
        const QString title = isTitle ? titleOf(row.line, last) : row.isInside ? QString() : told(row.line, last);
        return title.isEmpty() ? data(isTitle ? row.main : row.line) : QVariant(title);
    }
    if (last == row.line) return data(row.line);
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
    default: return data(isTitle ? row.main : row.line);
    }
}

/// All that came of the lines of a fold, in the game's own sentence.
QString LogRows::titleOf(int first, int last) const {
    const auto known = titles_.find({first, last});
    if (known != titles_.end()) return known->second;
    const LogLine& begin = lines_.line(first);
    const LogLine& end = lines_.line(last);
    QString title;
    // What was dealt has no move.
    if (end.move)
        title = session_.game().words().groupTitle(
            session_.match(), begin.move ? game::EventPlace{*begin.move, begin.event} : game::EventPlace(),
            {*end.move, end.event}, beginsCount(begin) ? nobody : actorOf(end), session_.viewer());
    if (title.isEmpty()) title = told(first, last);
    return titles_[{first, last}] = title;
}

/// What came of the lines in a sentence or two, if they are all that happened in their moves, or all that was counted
/// there at the end of a chapter.
QString LogRows::told(int first, int last) const {
    const auto known = told_.find({first, last});
    if (known != told_.end()) return known->second;
    return told_[{first, last}] = deedsOf(first, last).join(u' ');
}

QStringList LogRows::deedsOf(int first, int last) const {
    const LogLine& begin = lines_.line(first);
    const LogLine& end = lines_.line(last);
    if (!begin.move || !end.move) return {};
    const bool isCount = beginsCount(begin);
    const bool isWholeFront = isCount || first == 0 || lines_.line(first - 1).move != begin.move;
    const bool isLast = last + 1 == lines_.rowCount();
    const bool isWholeBack = isLast || lines_.line(last + 1).move != end.move || beginsCount(lines_.line(last + 1)) ||
                             beginsChapter(lines_.line(last + 1));
    const auto& moves = session_.match().moves();
    const engine::Seat seat = moves.at(*begin.move).seat;
    for (std::size_t move = *begin.move; move <= *end.move; ++move)
        if (moves.at(move).seat != seat) return {};
    if (!isWholeFront || !isWholeBack) return {};
    auto deeds = session_.game().words().deeds(session_.match(), *begin.move, *end.move + 1, session_.viewer());
    if (hasCount(*end.move)) std::erase_if(deeds, [&](const game::Deed& deed) { return deed.isCount != isCount; });
    while (deeds.size() > mostTold)
        deeds.erase(std::min_element(deeds.begin(), deeds.end(),
                                     [](const game::Deed& a, const game::Deed& b) { return a.weight < b.weight; }));
    QStringList sentences;
    for (const game::Deed& deed : deeds) sentences << deed.sentence;
    return sentences;
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
    bool isCount = false;
    for (int i = 0; i < lines_.rowCount(); ++i) {
        const LogLine& line = lines_.line(i);
        if (beginsChapter(line)) {
            begins = i;
            isCount = false;
            continue;
        }
        const bool beginsHere = beginsCount(line);
        isCount = isCount || beginsHere;
        if (seat_ != nobody && line.seat != seat_) continue;
        const int belongs = chapterOf(line);
        const bool goesOn = isCount ? !beginsHere : actorOf(line) == actor && !beginsDeed(line);
        // Between lines of one seat there may be those of others, which are not shown.
        if (belongs != chapter || !goesOn || (!run.empty() && run.back() + 1 != i)) {
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
    const int first = run.front();
    const auto size = static_cast<int>(run.size());
    const bool isOneMove = lines_.line(first).move == lines_.line(run.back()).move;
    const bool isCount = beginsCount(lines_.line(first));
    const bool isFold =
        size >= leastFold || (size > 1 && (isCount || (!isOneMove && !told(first, run.back()).isEmpty())));
    if (!isFold) return addLines(rows, run);
    const bool isOpen = isLast ? !closed_.contains(first) : opened_.contains(first);
    rows.push_back({.line = first, .folded = size, .main = mainOf(run), .isOpen = isOpen});
    if (!isOpen) return;
    for (const int line : run) rows.push_back({.line = line, .isInside = true});
}

void LogRows::addLines(std::vector<Row>& rows, const Lines& run) const {
    for (std::size_t i = 0; i < run.size(); ++i) {
        rows.push_back({.line = run[i], .joined = joinedTo(run, i)});
        i += static_cast<std::size_t>(rows.back().joined);
    }
}

int LogRows::mainOf(const Lines& run) const {
    if (beginsCount(lines_.line(run.front()))) return run.front();
    session::RecapEntry entry;
    entry.seat = actorOf(lines_.line(run.front()));
    for (const int line : run) entry.lines.push_back(lines_.line(line));
    return run[static_cast<std::size_t>(&entry.mainLine() - entry.lines.data())];
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
    return session_.game().words().beginsChapter(eventsOf(line).at(line.event)) &&
           !session_.chapters().front().chapter.title.isEmpty();
}

const engine::Events& LogRows::eventsOf(const LogLine& line) const {
    return line.move ? session_.match().moves().at(*line.move).events : session_.match().dealEvents();
}

bool LogRows::beginsCount(const LogLine& line) const {
    return line.move && session_.game().words().beginsCount(eventsOf(line).at(line.event));
}

bool LogRows::beginsDeed(const LogLine& line) const {
    return line.move && session_.game().words().beginsDeed(eventsOf(line).at(line.event));
}

bool LogRows::hasCount(std::size_t move) const {
    const engine::Events& events = session_.match().moves().at(move).events;
    return std::any_of(events.begin(), events.end(),
                       [&](const engine::Event& event) { return session_.game().words().beginsCount(event); });
}

Seat LogRows::actorOf(const LogLine& line) const {
    if (line.seat != nobody || !line.move) return line.seat;
    return session_.match().moves().at(*line.move).seat;
}

}
