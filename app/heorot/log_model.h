// SPDX-License-Identifier: GPL-3.0-or-later
// The log as rows: one sentence per event, as the viewer may know it, with seat, picture, related spots and, for the
// ledger, changes of the scores.
#pragma once

#include "language/numbers.h"
#include "session/session.h"

#include <QAbstractListModel>

#include <vector>

namespace heorot::app {

/// A line of a report, or one line for a part of the game that is no longer available.
struct LogLine : session::ReportLine {
    /// The move it belongs to; nothing for the deal and earlier lines.
    std::optional<std::size_t> move;
};

class LogModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { SeatRole = Qt::UserRole, ArtRole, HueRole, SpotsRole, MoveRole, LedgerRole };

    /// Follows the session, which must outlive it.
    explicit LogModel(const session::Session& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const LogLine& line(int row) const { return lines_.at(static_cast<std::size_t>(row)); }

    /// Adds new lines and removes undone ones.
    void follow();
    /// Rebuilds all lines in another language.
    void rebuild();
    /// Shows only the lines of the first `moves` moves, of a game that is looked at again.
    void setEnd(std::size_t moves);
    /// Of how many moves it has the lines.
    std::size_t end() const;

  private:
    void keepRows(std::size_t moves);
    void append(std::size_t move);
    QString changeText(const session::ReportLine::Change& change) const;
    QString ledgerOf(const LogLine& line) const;

    const session::Session& session_;
    engine::Seat viewer_ = engine::nobody;
    bool filled_ = false;
    /// Moves whose lines are shown; of these the first `kept_` are still in the match.
    std::size_t shown_ = 0;
    std::size_t kept_ = 0;
    std::vector<LogLine> lines_;
    /// See setEnd; nothing for all moves.
    std::optional<std::size_t> end_;
};

using language::plainNumber, language::signedNumber;

}
