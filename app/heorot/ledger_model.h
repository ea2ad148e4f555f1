// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger: a row for each chapter and one for what is counted at the end, or would be if the game ended now, a
// column for each seat; what changed there and the points after it, as the viewer may know them; all of them once the
// game is over.
#pragma once

#include "heorot/log_model.h"

#include <QAbstractTableModel>

#include <array>
#include <vector>

namespace heorot::app {

class LedgerModel final : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role { ChangeRole = Qt::UserRole, TotalRole };

    /// Follows the lines, which must outlive it like the session.
    LedgerModel(const session::Session& session, const LogModel& lines, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The lines of the model behind a number.
    std::vector<int> linesOf(const QModelIndex& index) const;

  private:
    struct Cell {
        int change = 0;
        int total = 0;
        /// Whether the viewer knows all pieces that count.
        bool isKnown = true;
        std::vector<int> lines;
    };
    struct Row {
        QString mark;
        QString title;
        std::array<Cell, engine::maxSeats> cells{};
    };

    void rebuild();
    void addLines();
    engine::Scores pointsAfter(std::size_t moves) const;
    void addPoints(engine::Seat seat);
    bool isWhole() const;
    static int countedAtEnd(const engine::Scores& scores, engine::Seat seat);
    static void setPoints(Cell& cell, int before, int after, bool isKnown);
    void addUnknownLines(std::size_t row, engine::Seat seat);
    bool hasEnd() const;
    static QString totalText(const Cell& cell);
    static QString lowerText(const Cell& cell);
    QString cellText(const Row& row, engine::Seat seat) const;

    const session::Session& session_;
    const LogModel& lines_;
    std::vector<Row> rows_;
};

}
