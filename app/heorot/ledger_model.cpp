// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/ledger_model.h"

#include "game/position.h"

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
    case Qt::DisplayRole: return QString(plainNumber(cell.total) + u'\n' + signedNumber(cell.change));
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return cellText(row, seat);
    case ChangeRole: return cell.change;
    case TotalRole: return cell.total;
    default: return {};
    }
}

QString LedgerModel::cellText(const Row& row, Seat seat) const {
    const Cell& cell = row.cells.at(seat);
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
    const auto& chapters = session_.chapters();
    for (const auto& [first, chapter] : chapters)
        //: Row of the ledger where a game has no parts
        rows_.push_back({chapter.mark, chapter.title.isEmpty() ? tr("The game") : chapter.title, {}});
    bool hasEnd = false;
    //: Row of the ledger, short: what is counted at the end of the game
    Row end{tr("End"), tr("Counted at the end"), {}};
    for (int i = 0; i < lines_.rowCount(); ++i) {
        const LogLine& line = lines_.line(i);
        Row& row = rows_[line.move ? session_.chapterOf(*line.move) : 0];
        for (const session::ReportLine::Change& change : line.changes) {
            hasEnd = hasEnd || change.source;
            Cell& cell = (change.source ? end : row).cells.at(change.seat);
            cell.change += change.change;
            if (cell.lines.empty() || cell.lines.back() != i) cell.lines.push_back(i);
        }
    }
    if (hasEnd) rows_.push_back(std::move(end));
    for (Seat seat = 0; seat < session_.match().setup().seats; ++seat) addUp(seat);
    endResetModel();
}

void LedgerModel::addUp(Seat seat) {
    int total = session_.match().seenScoresAfter(0, session_.viewer()).now[seat];
    for (Row& row : rows_) {
        total += row.cells.at(seat).change;
        row.cells.at(seat).total = total;
    }
}

}
