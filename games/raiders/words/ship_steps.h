// SPDX-License-Identifier: GPL-3.0-or-later
// One thing that a player did with a longship, and what came of it.
#pragma once

#include "engine/event.h"

#include <QStringList>

#include <cstdint>
#include <optional>

namespace heorot::raiders {

/// What came of a step; nothing in it is a total.
class StepResults {
  public:
    /// Whether the event is such a result.
    bool take(const engine::Event& event);
    void add(const StepResults& other);
    bool isEmpty() const;
    bool hasGlory() const { return glory_ != 0; }
    int combats() const { return won_ + lost_; }
    /// The last that ended.
    const std::optional<engine::Event>& combat() const { return combat_; }
    /// How many combats were won and lost, then the rest.
    QStringList withCombats() const;
    /// The rest alone.
    QStringList list() const;

  private:
    bool takeGoods(const engine::Event& event);
    bool takeDice(const engine::Event& event);
    bool takeThings(const engine::Event& event);

    int won_ = 0;
    int lost_ = 0;
    std::optional<engine::Event> combat_;
    int glory_ = 0;
    int food_ = 0;
    int favor_ = 0;
    int terror_ = 0;
    int dice_ = 0;
    int turned_ = 0;
    QStringList things_;
    QStringList lostThings_;
};

struct ShipStep {
    enum class Kind : std::uint8_t {
        Begun,    ///< not said yet: what is paid, or what was begun before
        Sent,     ///< a longship: told unless something is done there
        Act,      ///< at a location
        Rest,     ///<
        Recruit,  ///< Reavers: `things`
        Place,    ///< a Reaver
        Use,      ///< an artifact
        Ability,  ///< told if it changes something
        Revealed, ///< a journey
        Journey,  ///< how it ended
        Battle,   ///< chosen
        Fought,   ///< a battle that ended
        Subdued,  ///< territories: `things`
        InVain,   ///< an attempt
    };
    Kind kind = Kind::Begun;
    /// As the log has it.
    QString sentence;
    /// What began it.
    std::optional<engine::Event> opened;
    QStringList things;
    StepResults results;

    /// A battle or an attempt: its sentence says how the combat ended.
    bool hasEnd() const { return kind == Kind::Fought || kind == Kind::Subdued || kind == Kind::InVain; }
    bool isGreat() const { return hasEnd() || results.combats() > 0 || results.hasGlory(); }
    /// Whether everybody waits for what comes of it.
    bool isAwaited() const { return hasEnd() || kind == Kind::Revealed || results.combats() > 0; }
    /// More than a rest, or a longship that is sent.
    bool isPlain() const;
    QStringList resultList() const;
};

/// Equal ones as one: "Art ×3".
QStringList countedThings(const QStringList& things);

}
