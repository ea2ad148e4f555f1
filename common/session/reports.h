// SPDX-License-Identifier: GPL-3.0-or-later
// What a move did, in words and pictures, per viewer. Log, ledger, recap, animation and status line all use these
// reports, so every event is put into words once per viewer.
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
    /// Index of the event within its move.
    std::size_t event = 0;
    engine::Seat seat = engine::nobody;
    /// Picture of the line; may be empty.
    QString art;
    engine::Seat hue = engine::nobody;
    /// Spots to highlight while the line is hovered.
    QStringList spots;
    /// Points the event itself adds to its seat; 0 if it states none.
    int points = 0;
    /// Whether the event is worth a mark on the time line (game::Words::isLandmark).
    bool isLandmark = false;
    /// How a seat's current points (engine::Scores::now) changed, and their new value. A change is attached to the
    /// event that states it, otherwise to the last line of the move by that seat, or to the last line. Points counted
    /// only at the end are attached to the last line, by source.
    struct Change {
        engine::Seat seat;
        int change;
        int now;
        /// The source of points counted only at the end; nothing for changes during play.
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
    /// All must outlive this; `view` may be nullptr.
    Reports(const game::GameModule& game, const record::AnyMatch& match, const game::GameView* view)
        : game_(game), match_(match), view_(view) {}

    const std::vector<ReportLine>& deal(engine::Seat viewer);
    /// The reference is valid until the move is forgotten.
    const TurnReport& turn(std::size_t move, engine::Seat viewer);
    /// Moves from this index on were undone or replaced.
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
