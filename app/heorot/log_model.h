// SPDX-License-Identifier: GPL-3.0-or-later
// The log as rows: one sentence an event, as the viewer may know it, with the seat, the picture, the places it speaks
// of and, for the ledger, what it changed in the scores.
#pragma once

#include "heorot/session.h"

#include <QAbstractListModel>

#include <vector>

namespace heorot::app {

/// One event with a sentence, or one line of a part of the game that is not there any more.
struct LogLine {
    QString sentence;
    engine::Seat seat = engine::nobody;
    /// Picture of the line; may be empty.
    QString art;
    engine::Seat hue = engine::nobody;
    QStringList spots;
    /// The move it belongs to; nothing for the deal and earlier lines.
    std::optional<std::size_t> move;
    /// Points that the event itself adds to its seat; 0 if it tells of none.
    int points = 0;
    /// What changed in the points that seats have now (engine::Scores::now), and what they are after it. A change
    /// stands at the event that tells of it, else at the last line of the move that is the seat's, or at its last line.
    struct Change {
        engine::Seat seat;
        int change;
        int now;
    };
    std::vector<Change> changes;
};

/// All lines of events, masked for `viewer`.
std::vector<LogLine> linesOf(const GameSession& session, const engine::Events& events, engine::Seat viewer);

class LogModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { SeatRole = Qt::UserRole, ArtRole, HueRole, SpotsRole, MoveRole, LedgerRole };

    /// Follows the session, which must outlive it.
    explicit LogModel(const GameSession& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const LogLine& line(int row) const { return lines_.at(static_cast<std::size_t>(row)); }

    /// Takes what is new, and drops what was taken back.
    void follow();
    /// Says everything anew, in another language.
    void rebuild();

  private:
    struct Known {
        engine::Seat seat;
        engine::Action action;
        bool operator==(const Known&) const = default;
    };
    std::size_t commonMoves() const;
    void keepRows(std::size_t moves);
    void append(std::vector<LogLine> lines);
    std::vector<LogLine> linesOfMove(std::size_t move) const;
    QString ledgerOf(const LogLine& line) const;

    const GameSession& session_;
    engine::Seat viewer_ = engine::nobody;
    bool filled_ = false;
    std::vector<Known> known_;
    std::vector<LogLine> lines_;
};

/// A number with its sign, the minus as U+2212.
QString signedNumber(int number);
QString plainNumber(int number);

}
