// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/ship_steps.h"

#include "words/amounts.h"
#include "words/say.h"

#include "rules/events.h"

#include <cstdlib>

namespace heorot::raiders {

namespace {

std::uint8_t cardOf(const engine::Event& event) {
    return static_cast<std::uint8_t>(event.args[0]);
}

void addAmount(QStringList& list, int amount, QString (*text)(int)) {
    if (amount != 0) list << (amount > 0 ? u'+' : u'\u2212') + text(std::abs(amount));
}

}

QStringList countedThings(const QStringList& things) {
    QStringList kinds = things;
    kinds.removeDuplicates();
    for (QString& kind : kinds) {
        const auto count = static_cast<int>(things.count(kind));
        //: In a list of what a player gained: %1 a card, %2 how many of it
        if (count > 1) kind = Say::tr("%1 ×%2", "cards").arg(kind, numberText(count));
    }
    return kinds;
}

bool StepResults::take(const engine::Event& event) {
    if (kindOf(event) != Happening::CombatEnded) return takeGoods(event) || takeDice(event) || takeThings(event);
    ++(event.args[2] != 0 ? won_ : lost_);
    combat_ = event;
    return true;
}

bool StepResults::takeGoods(const engine::Event& event) {
    switch (kindOf(event)) {
    case Happening::Glory: glory_ += event.args[0]; break;
    case Happening::Food: food_ += event.args[0]; break;
    case Happening::FoodLost: food_ -= std::abs(event.args[0]); break;
    case Happening::Favor: favor_ += event.args[0]; break;
    case Happening::Terror: terror_ += event.args[0]; break;
    default: return false;
    }
    return true;
}

bool StepResults::takeDice(const engine::Event& event) {
    switch (kindOf(event)) {
    case Happening::DieGained:
    case Happening::DieRolled:
    case Happening::DieTraded: ++dice_; break;
    case Happening::DieDiscarded: --dice_; break;
    case Happening::Paid:
        if (isUpgrade(cardOf(event))) return false;
        --dice_;
        break;
    case Happening::DieTurned: ++turned_; break;
    default: return false;
    }
    return true;
}

bool StepResults::takeThings(const engine::Event& event) {
    const std::uint8_t card = cardOf(event);
    switch (kindOf(event)) {
    case Happening::ArtifactGained: things_ << artifactText(card); break;
    case Happening::ArtifactDropped: lostThings_ << spoilText(card); break;
    case Happening::PawnGained: things_ << pawnText(static_cast<Pawn>(card)); break;
    case Happening::UpgradeGained: things_ << upgradeText(static_cast<Upgrade>(card)); break;
    case Happening::UpgradeLost: lostThings_ << upgradeText(static_cast<Upgrade>(card)); break;
    case Happening::SetGained: things_ << spoilText(spoilOfKeep(card)); break;
    case Happening::ProphecyTaken: things_ << prophecyText(card); break;
    case Happening::ProphecyDrawn:
        //: What a player gained, in a list
        things_ << (card == unknown ? QString(Say::tr("a secret Prophecy")) : prophecyText(card));
        break;
    case Happening::ProphecyRenounced: lostThings_ << prophecyText(card); break;
    case Happening::LeaderLeft:
    case Happening::Dismissed: lostThings_ << reaverText(card); break;
    default: return false;
    }
    return true;
}

void StepResults::add(const StepResults& other) {
    won_ += other.won_;
    lost_ += other.lost_;
    if (other.combat_) combat_ = other.combat_;
    glory_ += other.glory_;
    food_ += other.food_;
    favor_ += other.favor_;
    terror_ += other.terror_;
    dice_ += other.dice_;
    turned_ += other.turned_;
    things_ << other.things_;
    lostThings_ << other.lostThings_;
}

bool StepResults::isEmpty() const {
    return combats() == 0 && list().isEmpty();
}

QStringList StepResults::withCombats() const {
    QStringList fights;
    //: In a list of what came of a raid
    if (won_ > 0) fights << Say::tr("%n combat(s) won", nullptr, won_);
    //: In a list of what came of a raid
    if (lost_ > 0) fights << Say::tr("%n combat(s) lost", nullptr, lost_);
    return fights + list();
}

QStringList StepResults::list() const {
    QStringList results;
    addAmount(results, glory_, gloryText);
    results << countedThings(things_);
    for (const QString& lost : countedThings(lostThings_))
        //: In a list of what came of a step: %1 a card, tile or Reaver that the player lost
        results << Say::tr("loses %1", "a step").arg(lost);
    addAmount(results, food_, foodText);
    addAmount(results, favor_, favorText);
    addAmount(results, dice_, diceText);
    addAmount(results, terror_, terrorText);
    //: In a list of what came of an ability or an artifact
    if (turned_ > 0) results << Say::tr("%n dice turned", nullptr, turned_);
    return results;
}

bool ShipStep::isPlain() const {
    const bool isPiece = kind == Kind::Recruit || kind == Kind::Place || kind == Kind::Use;
    return isPiece || (kind != Kind::Rest && !results.isEmpty());
}

QStringList ShipStep::resultList() const {
    const auto& combat = results.combat();
    if (hasEnd() && results.combats() == 1) {
        const QString defense = numberText(combat->args[1]);
        //: In a list of what came of a battle: %n successes, %1 the defense
        const QString fight = Say::tr("%n success(es) against a defense of %1", nullptr, combat->args[0]).arg(defense);
        return QStringList{fight} + results.list();
    }
    // What was begun before says so itself if it is all.
    const bool saysItself = hasEnd() || (kind == Kind::Begun && results.combats() == 1);
    return saysItself ? results.list() : results.withCombats();
}

}
