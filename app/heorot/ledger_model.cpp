// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/ledger_model.h"

#include "game/position.h"

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
    default: return {};
    }
}

QString LedgerModel::totalText(const Cell& cell) {
    return cell.isKnown || cell.total != 0 ? plainNumber(cell.total) : QStringLiteral("?");
}

/// Below the total; "+ ?" where hidden pieces count as well.
QString LedgerModel::lowerText(const Cell& cell) {
    if (cell.isKnown) return signedNumber(cell.change);
    return cell.total == 0 ? QString() : QStringLiteral("+ ?");
}

QString LedgerModel::cellText(const Row& row, Seat seat) const {
    const Cell& cell = row.cells.at(seat);
    if (!cell.isKnown)
        //: A number of the ledger: %1 a part of the game, %2 a player, %3 the points that are known
        return tr("%1, %2: %3, and hidden points")
            .arg(row.title, game::nameOf(session_.match().seating(), seat), plainNumber(cell.total));
    //: A number of the ledger: %1 a part of the game, %2 a player, %3 a signed change of points, %4 the points after it
    return tr("%1, %2: %3, then %4")
        .arg(row.title, game::nameOf(session_.match().seating(), seat), signedNumber(cell.change),
             plainNumber(cell.total));
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
        rows_.push_back({chapter.mark, chapter.title.isEmpty() ? tr("The game") : chapter.title, {}});
    }
    if (isWhole())
        //: Row of the ledger, short: what is counted at the end of the game
        rows_.push_back({tr("End"), tr("Counted at the end"), {}});
    else
        //: Row of the ledger, short: the points if the game ended now
        rows_.push_back({tr("If it ended"), tr("If the game ended now"), {}});
    addLines();
    for (Seat seat = 0; seat < session_.match().setup().seats; ++seat) addPoints(seat);
    if (!hasEnd()) rows_.pop_back();
    endResetModel();
}

void LedgerModel::addLines() {
    for (int i = 0; i < lines_.rowCount(); ++i) {
        const LogLine& line = lines_.line(i);
        Row& row = rows_[line.move ? session_.chapterOf(*line.move) : 0];
        for (const session::ReportLine::Change& change : line.changes) {
            auto& behind = (change.source ? rows_.back() : row).cells.at(change.seat).lines;
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
    const std::size_t shown = rows_.size() - 1;
    int total = pointsAfter(0).now[seat];
    for (std::size_t i = 0; i < shown; ++i) {
        const bool isLast = i + 1 == shown;
        const engine::Scores after = pointsAfter(isLast ? lines_.end() : chapters[i + 1].firstMove);
        const int atEnd = isLast && isWhole() ? countedAtEnd(after, seat) : 0;
        setPoints(rows_[i].cells.at(seat), total, after.now[seat] - atEnd, !after.unknownNow.has(seat));
        total = after.now[seat] - atEnd;
        if (isLast) setPoints(rows_.back().cells.at(seat), total, after.total[seat], !after.unknown.has(seat));
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

void LedgerModel::setPoints(Cell& cell, int before, int after, bool isKnown) {
    cell.change = after - before;
    cell.total = after;
    cell.isKnown = isKnown;
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

bool LedgerModel::hasEnd() const {
    return std::ranges::any_of(rows_.back().cells,
                               [](const Cell& cell) { return cell.change != 0 || !cell.lines.empty(); });
}

}
