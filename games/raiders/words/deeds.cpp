// SPDX-License-Identifier: GPL-3.0-or-later
// What a player did in a row of moves of Raiders of Midgard, and what the end of a round brought.
#include "words/amounts.h"
#include "words/captions.h"
#include "words/say.h"
#include "words/ship_deed.h"

#include "rules/events.h"

#include <optional>
#include <utility>

namespace heorot::raiders {

namespace {

using game::Deed;
using Weight = Deed::Weight;

/// What another player's ship does to the reader.
std::optional<Deed> onReader(const Position& at, const engine::Event& event) {
    const Seat reader = at.seen.viewer();
    if (kindOf(event) != Happening::TerrorGiven || event.args[0] != reader) return {};
    return Deed{GameWords::sentence(at.rules, at.seating, event), Weight::OnReader};
}

/// What the end of a round brought, and what begins then.
class RoundEnd {
  public:
    explicit RoundEnd(const Position& at) : at_(at) {}

    /// Whether the event belongs to it.
    bool takes(const engine::Event& event) {
        const Happening kind = kindOf(event);
        isOn_ = isOn_ || kind == Happening::RoundEnds;
        if (!isOn_) return false;
        if (kind == Happening::RoundEnds)
            ends_ = said(event);
        else if (kind == Happening::Glory)
            //: In a list of what the end of a round brought: %1 a player, %2 as "3 glory"
            glory_ << Say::tr("%1 +%2", "a player").arg(at_.name(event.seat), gloryText(event.args[0]));
        else if (kind == Happening::HonorShip)
            honor_ = said(event);
        else if (kind == Happening::RoundBegins)
            begins_ = said(event);
        return true;
    }

    QString count() const { return ends_.isEmpty() ? QString() : joined({game::withResults(ends_, glory_), honor_}); }
    /// Empty after the last round, which the result tells.
    QString all() const {
        if (ends_.isEmpty() || begins_.isEmpty()) return {};
        return joined({count(), begins_, locationsAreFree()});
    }

  private:
    QString said(const engine::Event& event) const { return GameWords::sentence(at_.rules, at_.seating, event); }

    const Position& at_;
    bool isOn_ = false;
    QString ends_;
    QStringList glory_;
    QString honor_;
    QString begins_;
};

/// Where the seat was last to move, once the location was known.
std::optional<Location> placeOf(const std::vector<game::PlayedMove<Game>>& moves, Seat seat) {
    for (auto move = moves.rbegin(); move != moves.rend(); ++move)
        if (move->before->mover == seat && move->before->stage > Stage::Choose) return move->before->location;
    return {};
}

}

bool GameWords::beginsDeed(const engine::Event& event) {
    return kindOf(event) == Happening::Chose;
}

QString GameWords::groupTitle(const Position& at, const std::vector<game::PlayedMove<Game>>& moves, Seat seat) {
    RoundEnd end(at);
    ShipDeed ship(at, seat);
    for (const auto& move : moves) {
        ship.begin(*move.before);
        for (const engine::Event& event : move.events)
            if (!end.takes(event) && seat != nobody) ship.take(event);
    }
    return seat == nobody ? end.count() : ship.title(placeOf(moves, seat));
}

std::vector<game::Deed> GameWords::deeds(const Position& at, const std::vector<game::PlayedMove<Game>>& moves) {
    if (moves.empty()) return {};
    ShipDeed ship(at, moves.front().before->mover);
    RoundEnd end(at);
    std::vector<Deed> onOthers;
    for (const auto& move : moves) {
        ship.begin(*move.before);
        for (const engine::Event& event : move.events) {
            if (end.takes(event)) continue;
            ship.take(event);
            if (auto deed = onReader(at, event)) onOthers.push_back(std::move(*deed));
        }
    }
    std::vector<Deed> deeds = ship.deeds();
    deeds.insert(deeds.end(), onOthers.begin(), onOthers.end());
    if (const QString sentence = end.all(); !sentence.isEmpty()) deeds.push_back({sentence, Weight::Great, true, true});
    return deeds;
}

}
