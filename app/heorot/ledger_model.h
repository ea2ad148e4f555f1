// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger: a row for each chapter and one for each source that is counted at the end, or a single one for the points
// if the game ended now, a column for each seat; what changed there and the points after it, as the viewer may know
// them; all of them once the game is over. What a chapter changed of the points counted at the end stands in brackets.
#pragma once

#include "heorot/log_model.h"

#include <QAbstractTableModel>

#include <array>
#include <optional>
#include <vector>

namespace heorot::app {

class LedgerModel final : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role { ChangeRole = Qt::UserRole, TotalRole, AtEndRole };

    /// Follows the lines, which must outlive it like the session.
    LedgerModel(const session::Session& session, const LogModel& lines, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// What the numbers in brackets mean, each once: "No-wound bonus lost".
    QStringList bracketNames() const;
    /// The lines of the model behind a number.
    std::vector<int> linesOf(const QModelIndex& index) const;

  private:
    struct Cell {
        int change = 0;
        int total = 0;
        /// The change of the points counted at the end, and what each part of it is.
        int atEnd = 0;
        std::vector<game::EndChange> endChanges;
        /// How many pieces count that the viewer does not know.
        int hidden = 0;
        std::vector<int> lines;
    };
    struct Row {
        QString mark;
        QString title;
        /// Of what is counted at the end.
        std::optional<int> source = {};
        std::array<Cell, engine::maxSeats> cells{};
    };

    void rebuild();
    void addEndRows();
    void addLines();
    Row& rowOf(int source);
    engine::Scores pointsAfter(std::size_t moves) const;
    void addPoints(engine::Seat seat);
    bool isWhole() const;
    static int countedAtEnd(const engine::Scores& scores, engine::Seat seat);
    std::vector<game::EndChange> endChanges(const engine::Scores& before, const engine::Scores& after,
                                            engine::Seat seat) const;
    static void setPoints(Cell& cell, int before, int after, int hidden);
    void addUnknownLines(std::size_t row, engine::Seat seat);
    bool hasOutlook() const;
    static QString totalText(const Cell& cell);
    static QString lowerText(const Cell& cell);
    QString cellText(const Row& row, engine::Seat seat) const;

    const session::Session& session_;
    const LogModel& lines_;
    std::vector<Row> rows_;
};

}
