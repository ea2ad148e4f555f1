// SPDX-License-Identifier: GPL-3.0-or-later
// What a move did, in words and looks, for each who looks on. Log, ledger, recap, movements and the status line are all
// made from these reports, so every event is put into words once for each viewer.
#pragma once

#include "game/game_module.h"

#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "session/session_export.h"

namespace heorot::session {

/// One event with a sentence.
struct ReportLine {
    QString sentence;
    /// Number of the event within its move.
    std::size_t event = 0;
    engine::Seat seat = engine::nobody;
    /// Picture of the line; may be empty.
    QString art;
    engine::Seat hue = engine::nobody;
    /// Spots to light while the line is pointed at.
    QStringList spots;
    /// Points that the event itself adds to its seat; 0 if it tells of none.
    int points = 0;
    /// What changed in the points that seats have now (engine::Scores::now), and what they are after it. A change
    /// stands at the event that tells of it, else at the last line of the move that is the seat's, or at its last line.
    /// What only the end counts stands at the last line, source by source.
    struct Change {
        engine::Seat seat;
        int change;
        int now;
        /// The source of points that only the end counts; nothing for changes on the way.
        std::optional<int> source{};
    };
    std::vector<Change> changes;
};

struct TurnReport {
    std::vector<ReportLine> lines;
    std::vector<game::Movement> movements;
};

class HEOROT_SESSION_EXPORT Reports {
  public:
    /// All outlive this; `view` may be nullptr.
    Reports(const game::GameModule& game, const record::AnyMatch& match, const game::GameView* view)
        : game_(game), match_(match), view_(view) {}

    const std::vector<ReportLine>& deal(engine::Seat viewer);
    /// References stay until the move is forgotten.
    const TurnReport& turn(std::size_t move, engine::Seat viewer);
    /// Moves from this one on were taken back or replaced.
    void forgetFrom(std::size_t move);
    void clear();

  private:
    struct ForViewer {
        std::optional<std::vector<ReportLine>> deal;
        std::map<std::size_t, TurnReport> turns;
    };

    ForViewer& of(engine::Seat viewer) { return viewers_[viewer == engine::nobody ? engine::maxSeats : viewer]; }
    TurnReport reportOf(const engine::Events& events, engine::Seat viewer) const;
    void addChanges(TurnReport& report, std::size_t move, engine::Seat viewer) const;

    const game::GameModule& game_;
    const record::AnyMatch& match_;
    const game::GameView* view_;
    std::array<ForViewer, engine::maxSeats + 1> viewers_;
};

}
