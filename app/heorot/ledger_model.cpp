// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/ledger_model.h"

#include "game/position.h"
#include "game/standing.h"

#include <QLocale>

#include <algorithm>

namespace heorot::app {

using engine::Seat;

LedgerModel::LedgerModel(const session::Session& session, const LogModel& lines, QObject* parent)
    : QAbstractTableModel(parent), session_(session), lines_(lines) {
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&lines, signal, this, &LedgerModel::rebuild);
    connect(&lines, &QAbstractItemModel::modelReset, this, &LedgerModel::rebuild);
    rebuild();
}

int LedgerModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int LedgerModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : session_.match().setup().seats;
}

QVariant LedgerModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const auto seat = static_cast<Seat>(index.column());
    const Cell& cell = row.cells.at(seat);
    switch (role) {
    case Qt::DisplayRole: return QString(totalText(cell) + u'\n' + lowerText(cell));
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return cellText(row, seat);
    case ChangeRole: return cell.change;
    case TotalRole: return cell.total;
    case AtEndRole: return cell.atEnd;
    default: return {};
    }
}

/// "+ ?" where hidden pieces count as well.
QString LedgerModel::totalText(const Cell& cell) {
    const QString known = plainNumber(cell.total);
    return cell.hidden == 0 ? known : known + QStringLiteral(" + ?");
}

QString LedgerModel::lowerText(const Cell& cell) {
    const QString change = signedNumber(cell.change);
    return cell.atEnd == 0 ? change : QStringLiteral("%1 (%2)").arg(change, signedNumber(cell.atEnd));
}

QStringList LedgerModel::bracketNames() const {
    QStringList names;
    for (const Row& row : rows_)
        for (const Cell& cell : row.cells)
            for (const game::EndChange& change : cell.endChanges)
                if (!names.contains(change.name)) names << change.name;
    return names;
}

QString LedgerModel::cellText(const Row& row, Seat seat) const {
    const Cell& cell = row.cells.at(seat);
    const QString name = game::nameOf(session_.match().seating(), seat);
    const QString change = signedNumber(cell.change), total = plainNumber(cell.total);
    //: A number of the ledger: %1 a part of the game, %2 a player, %3 a signed change of points, %4 the points after it
    const QString known = tr("%1, %2: %3, then %4").arg(row.title, name, change, total);
    //: A number of the ledger: %1 a part of the game, %2 a player, %3 a signed change of points, %4 the points after
    //: it, %5 “2 hidden pieces”
    const QString partly =
        tr("%1, %2: %3, then %4 and %5").arg(row.title, name, change, total, game::hiddenPieces(cell.hidden));
    const QString text = cell.hidden == 0 ? known : partly;
    if (cell.atEnd == 0) return text;
    QStringList names, rules;
    for (const game::EndChange& each : cell.endChanges) {
        names << each.name;
        if (!each.rule.isEmpty() && !rules.contains(each.rule)) rules << each.rule;
    }
    //: A number of the ledger: %1 what it says, %2 “No-wound bonus lost”, %3 the change of the points counted at the
    //: end
    const QString ended = tr("%1. In brackets, what counts at the end: %2 (%3).")
                              .arg(text, QLocale().createSeparatedList(names), signedNumber(cell.atEnd));
    return (QStringList{ended} + rules).join(u' ');
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool isShown = role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    if (!isShown) return {};
    if (orientation == Qt::Horizontal)
        // The view shows the seat's mark.
        return role == Qt::DisplayRole ? QString()
                                       : game::nameOf(session_.match().seating(), static_cast<Seat>(section));
    if (section >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(section)];
    return role == Qt::DisplayRole ? row.mark : row.title;
}

std::vector<int> LedgerModel::linesOf(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    return rows_.at(static_cast<std::size_t>(index.row())).cells.at(static_cast<std::size_t>(index.column())).lines;
}

void LedgerModel::rebuild() {
    beginResetModel();
    rows_.clear();
    for (const auto& [first, chapter] : session_.chapters()) {
        if (first > lines_.end()) break;
        //: Row of the ledger where a game has no parts
        rows_.push_back({chapter.mark, chapter.title.isEmpty() ? tr("The game") : chapter.title});
    }
    addEndRows();
    addLines();
    for (Seat seat = 0; seat < session_.match().setup().seats; ++seat) addPoints(seat);
    if (!isWhole() && !hasOutlook()) rows_.pop_back();
    endResetModel();
}

void LedgerModel::addEndRows() {
    if (!isWhole())
        //: Row of the ledger, short: the points if the game ended now
        return rows_.push_back({tr("If it ended"), tr("If the game ended now")});
    const engine::Scores scores = pointsAfter(lines_.end());
    for (int source = 0; source < scores.sources; ++source) {
        const auto part = static_cast<std::size_t>(source);
        const bool counts = scores.countsAtEnd.at(part) &&
                            std::ranges::any_of(scores.part, [part](const auto& parts) { return parts.at(part) != 0; });
        //: Row of the ledger: %1 what is counted at the end of the game, such as "Wounds"
        const QString title = tr("At the end: %1").arg(session_.game().words().scoreSource(source));
        //: Row of the ledger, short: what is counted at the end of the game
        if (counts) rows_.push_back({tr("End"), title, source});
    }
}

LedgerModel::Row& LedgerModel::rowOf(int source) {
    return *std::ranges::find_if(rows_, [source](const Row& row) { return row.source == source; });
}

void LedgerModel::addLines() {
    for (int i = 0; i < lines_.rowCount(); ++i) {
        const LogLine& line = lines_.line(i);
        Row& row = rows_[line.move ? session_.chapterOf(*line.move) : 0];
        for (const session::ReportLine::Change& change : line.changes) {
            auto& behind = (change.source ? rowOf(*change.source) : row).cells.at(change.seat).lines;
            if (behind.empty() || behind.back() != i) behind.push_back(i);
        }
    }
}

/// What the viewer knows; everything once the game is over.
engine::Scores LedgerModel::pointsAfter(std::size_t moves) const {
    const record::AnyMatch& match = session_.match();
    return match.isOver() ? match.scoresAfter(moves) : match.seenScoresAfter(moves, session_.viewer());
}

void LedgerModel::addPoints(Seat seat) {
    const auto& chapters = session_.chapters();
    const auto shown = static_cast<std::size_t>(
        std::ranges::count_if(chapters, [&](const auto& chapter) { return chapter.firstMove <= lines_.end(); }));
    engine::Scores before = pointsAfter(0);
    int total = before.now[seat];
    for (std::size_t i = 0; i < shown; ++i) {
        const bool isLast = i + 1 == shown;
        const engine::Scores after = pointsAfter(isLast ? lines_.end() : chapters[i + 1].firstMove);
        const int atEnd = isLast && isWhole() ? countedAtEnd(after, seat) : 0;
        Cell& cell = rows_[i].cells.at(seat);
        setPoints(cell, total, after.now[seat] - atEnd, after.unknownNow.has(seat) ? after.hidden[seat] : 0);
        cell.atEnd = countedAtEnd(after, seat) - countedAtEnd(before, seat);
        cell.endChanges = endChanges(before, after, seat);
        total = after.now[seat] - atEnd;
        if (isLast && !isWhole()) setPoints(rows_.back().cells.at(seat), total, after.total[seat], after.hidden[seat]);
        before = after;
    }
    for (Row& row : rows_) {
        if (!row.source) continue;
        const int points = before.part.at(seat).at(static_cast<std::size_t>(*row.source));
        setPoints(row.cells.at(seat), total, total + points, 0);
        total += points;
    }
    for (std::size_t i = 0; i < shown; ++i) addUnknownLines(i, seat);
}

/// Whether the lines are those of a whole game.
bool LedgerModel::isWhole() const {
    return session_.match().isOver() && lines_.end() == session_.match().moves().size();
}

int LedgerModel::countedAtEnd(const engine::Scores& scores, Seat seat) {
    int points = 0;
    for (int source = 0; source < scores.sources; ++source)
        if (scores.countsAtEnd.at(static_cast<std::size_t>(source)))
            points += scores.part.at(seat).at(static_cast<std::size_t>(source));
    return points;
}

std::vector<game::EndChange> LedgerModel::endChanges(const engine::Scores& before, const engine::Scores& after,
                                                     Seat seat) const {
    std::vector<game::EndChange> changes;
    for (int source = 0; source < after.sources; ++source) {
        const auto part = static_cast<std::size_t>(source);
        const int had = before.part.at(seat).at(part), has = after.part.at(seat).at(part);
        if (after.countsAtEnd.at(part) && had != has)
            changes.push_back(session_.game().words().endChange(session_.match(), source, had, has));
    }
    return changes;
}

void LedgerModel::setPoints(Cell& cell, int before, int after, int hidden) {
    cell.change = after - before;
    cell.total = after;
    cell.hidden = hidden;
}

/// Points that were hidden when the lines were written are behind all lines of the player there.
void LedgerModel::addUnknownLines(std::size_t row, Seat seat) {
    Cell& cell = rows_[row].cells.at(seat);
    if (cell.change == 0 || !cell.lines.empty()) return;
    for (int i = 0; i < lines_.rowCount(); ++i) {
        const LogLine& line = lines_.line(i);
        if (line.move && line.seat == seat && session_.chapterOf(*line.move) == row) cell.lines.push_back(i);
    }
}

bool LedgerModel::hasOutlook() const {
    return std::ranges::any_of(rows_.back().cells,
                               [](const Cell& cell) { return cell.change != 0 || !cell.lines.empty(); });
}

}
