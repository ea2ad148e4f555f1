// SPDX-License-Identifier: GPL-3.0-or-later
// What a player did in a row of moves of Raiders of Midgard: each ship, each Reaver that is placed, each journey and
// battle with how it ended and what it brought, without the steps in between and without totals.
#include "words/amounts.h"
#include "words/captions.h"
#include "words/forms.h"
#include "words/say.h"
#include "words/words.h"

#include "rules/events.h"

#include <cstdlib>
#include <optional>
#include <utility>

namespace heorot::raiders {

namespace {

using game::Deed;
using Weight = Deed::Weight;

/// Whether what follows came of this event, and not of what the player did before.
bool opensDeed(Happening kind) {
    switch (kind) {
    case Happening::Chose:
    case Happening::Rallied:
    case Happening::Specialized:
    case Happening::Promoted:
    case Happening::JourneyRevealed:
    case Happening::BattleChosen: return true;
    default: return false;
    }
}

/// One thing that a player did at a location, or between two.
class ShipDeed {
  public:
    ShipDeed(const Position& at, Seat seat) : at_(at), seat_(seat) {}

    void take(const engine::Event& event) {
        if (event.seat == seat_) note(event);
    }

    std::optional<Deed> deed() const {
        const QString sentence = headline();
        const QStringList came = results();
        if (sentence.isEmpty() && came.isEmpty()) return {};
        const QString head = sentence.isEmpty() ? at_.name(seat_) : sentence;
        return Deed{game::withResults(head, came), weight(came.isEmpty()), hasFought() || hasEnd()};
    }

    /// Of all that was done, with a title of its own where nothing else says it.
    QString title(std::optional<Location> place) const {
        const QString sentence = headline();
        if (!sentence.isEmpty()) return game::withResults(sentence, results());
        if (!place) return game::withResults(at_.name(seat_), results());
        //: Title of what a player did: %1 a player, %2 a location
        return game::withResults(Say::tr("%1 at “%2”").arg(at_.name(seat_), locationText(*place)), results());
    }

  private:
    Weight weight(bool isIdle) const {
        if (glory_ != 0 || hasFought() || hasEnd()) return Weight::Great;
        return isRest_ || (isIdle && placed_.isEmpty() && reavers_.isEmpty()) ? Weight::Small : Weight::Plain;
    }
    void note(const engine::Event& event) {
        const auto id = static_cast<std::uint8_t>(event.args[0]);
        switch (kindOf(event)) {
        case Happening::Chose:
        case Happening::Acted:
            location_ = static_cast<Location>(id);
            hasActed_ = kindOf(event) == Happening::Acted;
            break;
        case Happening::Rested: isRest_ = true; break;
        case Happening::Rallied:
        case Happening::Specialized:
        case Happening::Promoted: placed_ << GameWords::sentence(at_.rules, at_.seating, event); break;
        case Happening::Recruited: reavers_ << aReaver(id); break;
        case Happening::CombatEnded:
            ++(event.args[2] != 0 ? won_ : lost_);
            combat_ = event;
            break;
        case Happening::BattleWon:
        case Happening::BattleLost:
        case Happening::NotSubdued:
        case Happening::JourneyPaid:
        case Happening::JourneySuffered: end_ << GameWords::sentence(at_.rules, at_.seating, event); break;
        case Happening::Subdued: territories_ << territoryText(id); break;
        default: noteGoods(event, id);
        }
    }

    void noteGoods(const engine::Event& event, std::uint8_t id) {
        switch (kindOf(event)) {
        case Happening::Glory: glory_ += event.args[0]; break;
        case Happening::Food: food_ += event.args[0]; break;
        case Happening::FoodLost: food_ -= std::abs(event.args[0]); break;
        case Happening::Favor: favor_ += event.args[0]; break;
        case Happening::Terror: terror_ += event.args[0]; break;
        case Happening::DieGained:
        case Happening::DieRolled:
        case Happening::DieTraded: ++dice_; break;
        case Happening::DieDiscarded: --dice_; break;
        case Happening::Paid:
            if (!isUpgrade(id)) --dice_;
            break;
        case Happening::ArtifactGained: things_ << artifactText(id); break;
        case Happening::ArtifactDropped: lostThings_ << spoilText(id); break;
        case Happening::PawnGained: things_ << pawnText(static_cast<Pawn>(id)); break;
        case Happening::UpgradeGained: things_ << upgradeText(static_cast<Upgrade>(id)); break;
        case Happening::UpgradeLost: lostThings_ << upgradeText(static_cast<Upgrade>(id)); break;
        case Happening::SetGained: things_ << spoilText(spoilOfKeep(id)); break;
        case Happening::ProphecyTaken: things_ << prophecyText(id); break;
        case Happening::ProphecyDrawn:
            //: What a player gained, in a list
            things_ << (id == unknown ? QString(Say::tr("a secret Prophecy")) : prophecyText(id));
            break;
        case Happening::ProphecyRenounced: lostThings_ << prophecyText(id); break;
        default: break;
        }
    }

    /// How a battle or an attempt ended says most, then the location.
    QString headline() const {
        if (hasEnd()) {
            QStringList sentences = end_;
            if (!territories_.isEmpty())
                //: What a player did: %1 a player, %2 a list of territories
                sentences << Say::tr("%1 subdues %2.").arg(at_.name(seat_), listed(together(territories_)));
            return sentences.join(u' ');
        }
        if (isRest_) return event(Happening::Rested, 0);
        if ((!location_ || location_ == Location::Recruit) && !reavers_.isEmpty())
            //: What a player did: %1 a player, %2 a list of Reavers, as "a Freeman and a Scout"
            return Say::tr("%1 recruits %2.", "Reavers").arg(at_.name(seat_), listed(reavers_));
        if (location_) return event(hasActed_ ? Happening::Acted : Happening::Chose, static_cast<int>(*location_));
        // The rest of what was begun before.
        if (placed_.isEmpty() && hasOneCombat()) return GameWords::sentence(at_.rules, at_.seating, *combat_);
        return placed_.join(u' ');
    }
    QString event(Happening kind, int argument) const {
        return GameWords::sentence(at_.rules, at_.seating, raiders::event(kind, seat_, argument));
    }

    QStringList results() const {
        QStringList list;
        if (hasEnd() && hasOneCombat()) {
            const QString defense = numberText(combat_->args[1]);
            //: In a list of what came of a battle: %n successes, %1 the defense
            list << Say::tr("%n success(es) against a defense of %1", nullptr, combat_->args[0]).arg(defense);
        }
        // A battle or an attempt says so itself, and so does a combat that is told alone.
        if (!hasEnd() && (location_ || !reavers_.isEmpty() || !placed_.isEmpty() || !hasOneCombat())) {
            //: In a list of what came of a raid
            if (won_ > 0) list << Say::tr("%n combat(s) won", nullptr, won_);
            //: In a list of what came of a raid
            if (lost_ > 0) list << Say::tr("%n combat(s) lost", nullptr, lost_);
        }
        addAmount(list, glory_, gloryText);
        addThings(list, things_, u'+');
        addThings(list, lostThings_, u'\u2212');
        addAmount(list, food_, foodText);
        addAmount(list, favor_, favorText);
        addAmount(list, dice_, diceText);
        addAmount(list, terror_, terrorText);
        return list;
    }
    static void addAmount(QStringList& list, int amount, QString (*text)(int)) {
        if (amount != 0) list << (amount > 0 ? u'+' : u'\u2212') + text(std::abs(amount));
    }
    static void addThings(QStringList& list, const QStringList& things, QChar sign) {
        for (const QString& each : together(things)) list << sign + each;
    }
    /// Equal ones as one: "Art ×3".
    static QStringList together(const QStringList& things) {
        QStringList kinds = things;
        kinds.removeDuplicates();
        for (QString& kind : kinds) {
            const auto count = static_cast<int>(things.count(kind));
            //: In a list of what a player gained: %1 a card, %2 how many of it
            if (count > 1) kind = Say::tr("%1 ×%2", "cards").arg(kind, numberText(count));
        }
        return kinds;
    }
    bool hasFought() const { return won_ + lost_ > 0; }
    bool hasOneCombat() const { return won_ + lost_ == 1; }
    bool hasEnd() const { return !end_.isEmpty() || !territories_.isEmpty(); }

    const Position& at_;
    const Seat seat_;
    std::optional<Location> location_;
    bool hasActed_ = false;
    bool isRest_ = false;
    QStringList reavers_;
    QStringList placed_;
    QStringList end_;
    QStringList territories_;
    int won_ = 0;
    int lost_ = 0;
    /// The last that ended.
    std::optional<engine::Event> combat_;
    int glory_ = 0;
    int food_ = 0;
    int favor_ = 0;
    int terror_ = 0;
    int dice_ = 0;
    QStringList things_;
    QStringList lostThings_;
};

/// What another player's ship does to the reader.
std::optional<Deed> onReader(const Position& at, const engine::Event& event) {
    const Seat reader = at.seen.viewer();
    if (kindOf(event) != Happening::TerrorGiven || event.args[0] != reader) return {};
    return Deed{GameWords::sentence(at.rules, at.seating, event), Weight::OnReader};
}

}

namespace {

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
    for (const auto& move : moves)
        for (const engine::Event& event : move.events)
            if (!end.takes(event) && seat != nobody) ship.take(event);
    return seat == nobody ? end.count() : ship.title(placeOf(moves, seat));
}

std::vector<game::Deed> GameWords::deeds(const Position& at, const std::vector<game::PlayedMove<Game>>& moves) {
    std::vector<Deed> deeds;
    if (moves.empty()) return deeds;
    const Seat seat = moves.front().before->mover;
    std::optional<ShipDeed> ship(std::in_place, at, seat);
    RoundEnd end(at);
    const auto finish = [&] {
        auto deed = ship ? ship->deed() : std::nullopt;
        if (deed) deeds.push_back(std::move(*deed));
        ship.reset();
    };
    for (const auto& move : moves)
        for (const engine::Event& event : move.events) {
            const Happening kind = kindOf(event);
            if (kind == Happening::RoundEnds) finish();
            if (end.takes(event)) continue;
            if (opensDeed(kind) && event.seat == seat) {
                finish();
                ship.emplace(at, seat);
            }
            if (ship) ship->take(event);
            if (auto deed = onReader(at, event)) deeds.push_back(std::move(*deed));
        }
    finish();
    if (const QString sentence = end.all(); !sentence.isEmpty()) deeds.push_back({sentence, Weight::Great, true, true});
    return deeds;
}

}
