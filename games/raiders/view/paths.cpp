// SPDX-License-Identifier: GPL-3.0-or-later
// Raiders of Midgard played with spots: what each action is made of.
#include "view/meanings.h"
#include "view/view.h"
#include "words/actions.h"
#include "words/choices.h"
#include "words/prompts.h"

#include "rules/names.h"
#include "rules/steps/steps.h"

#include <algorithm>
#include <numeric>

namespace heorot::raiders {

namespace {

template <std::size_t N>
QString named(const char* before, const std::array<std::string_view, N>& names, int number) {
    const std::string_view name = names.at(static_cast<std::size_t>(number));
    return choiceSpot(QLatin1StringView(before) + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

/// Spots of the seat to move: where its things lie.
class Own {
  public:
    explicit Own(const Position& position)
        : state_(*position.seen), ship_(state_.ships[state_.mover]), taken_(position.knownMoves) {}

    QStringList dice(Die die) const {
        return where(
            crewDice(state_, state_.mover, taken_),
            [&](const CrewDie& each) { return each.die == die && !each.isLaid; }, dieSpot);
    }
    /// Tiles of a kind that lie turned up, or down.
    QStringList upgrades(Upgrade upgrade, bool up) const {
        const auto fits = [&](const UpgradeTile& tile) {
            return tile.upgrade == upgrade && !tile.isLaid && tile.up == up;
        };
        return where(upgradesOf(state_, state_.mover, taken_), fits, upgradeSpot);
    }
    /// A tile that lies turned down is lost first.
    QStringList lostUpgrades(Upgrade upgrade) const {
        return upgrades(upgrade, ship_.down[static_cast<std::size_t>(upgrade)] == 0);
    }
    /// The artifact that the action takes, and those that are as it is.
    QStringList artifacts(Action action) const {
        const auto meant = artifactMeant(ship_, action);
        return where(
            artifactsOf(state_, state_.mover, taken_), [&](const Stowed& stowed) { return stowed == meant; },
            artifactSpot);
    }
    QStringList pending(Pending::Kind kind, std::uint8_t card) const {
        const auto fits = [&](const Pending& each) { return each.kind == kind && each.card == card; };
        return where(pendingOf(state_), fits, pendingSpot);
    }
    QStringList freeRows(const Rules& rules, Slot slot) const {
        QStringList spots{slotSpot(slot)};
        const auto& crew = ship_.crew[static_cast<std::size_t>(slot)];
        for (int row = static_cast<int>(crew.size()); row < rules.reaversPerSlot.value; ++row)
            spots << crewSpot(slot, row);
        return spots;
    }
    QStringList crew(ReaverId reaver, int place) const {
        if (place == leaderPlace) return {leaderSpot};
        // The top one of its kind leaves; one below another Reaver would leave the slot in another order.
        const auto& crew = ship_.crew[static_cast<std::size_t>(place)];
        QStringList spots;
        for (std::size_t row = 0; row < crew.size(); ++row)
            if (crew[row] == reaver)
                spots << crewSpot(static_cast<Slot>(place), static_cast<int>(row));
            else if (!spots.isEmpty())
                break;
        return spots;
    }
    QStringList tradeDice(Die die) const {
        return where(
            diceOf(state_.tradeDice), [&](Die each) { return each == die; }, tradeSpot);
    }
    /// Rolled combat dice of a value that are not marked yet.
    QStringList combatDice(int value) const {
        return where(
            raiders::combatDice(state_, taken_),
            [&](const CombatDie& die) { return die.value == value && !die.isMarked; }, combatSpot);
    }

  private:
    template <class List, class Fits, class Name>
    static QStringList where(const List& list, Fits fits, Name name) {
        QStringList spots;
        int i = 0;
        for (const auto& each : list) {
            if (fits(each)) spots << name(i);
            ++i;
        }
        return spots;
    }

    const State& state_;
    const Ship& ship_;
    const std::span<const game::KnownMove> taken_;
};

game::Path takePath(const State& state, int place) {
    if (place == fromDeck) return {{choiceSpot(QStringLiteral("deck"))}};
    if (state.phase == Phase::Battle) return {{battleSpot(place)}};
    return {{stackSpot(state.location, place)}};
}

game::Path tradePath(const Own& own, Action action) {
    switch (static_cast<Ware>(action.a)) {
    case Ware::Dice: return {own.tradeDice(action.b)};
    case Ware::Prophecy:
        if (action.b == fromDeck) return {{choiceSpot(QStringLiteral("prophecy-deck"))}};
        return {{displayedProphecySpot(action.b)}};
    default: return {{wareSpot(static_cast<Ware>(action.a))}};
    }
}

/// What the ability that is decided on costs.
int favorAsked(const Rules& rules, const State& state) {
    return rules.reavers[state.ability].ability.favor;
}

/// What ends a part has a button of its own: rolling goes on, taking what was rolled does not.
const char* doneName(Phase phase) {
    switch (phase) {
    case Phase::Arms: return "roll-combat";
    case Phase::Combat: return "end-combat";
    default: return "done";
    }
}

game::Path buttonPath(Phase phase, Action action) {
    const auto button = [](const char* name) { return game::Path{{choiceSpot(QLatin1StringView(name))}}; };
    switch (kindOf(action)) {
    case Do::Done: return button(doneName(phase));
    case Do::Pick: return {{named("", optionNames, action.a)}};
    case Do::Accept: return button("accept");
    case Do::Decline: return button("decline");
    case Do::Fight: return button("fight");
    case Do::Suffer: return button("suffer");
    case Do::Yield: return button("yield");
    case Do::Reroll: return button("reroll");
    case Do::End: return button("end");
    case Do::Roll: return {{named("roll-", colorNames, action.a)}};
    case Do::Give: return {{choiceSpot(QStringLiteral("seat-%1").arg(action.a)), seatSpot(action.a)}};
    default: return {};
    }
}

game::Path shipPath(const Position& position, const Own& own, Action action) {
    switch (kindOf(action)) {
    case Do::Pay:
        if (isUpgrade(action.a)) return {own.upgrades(upgradeOf(action.a), true)};
        return {own.dice(action.a)};
    case Do::Rally: return {own.pending(Pending::Kind::Recruit, action.a), {rallySpot}};
    case Do::Specialize:
        return {own.pending(Pending::Kind::Recruit, action.a),
                own.freeRows(position.rules, static_cast<Slot>(action.b))};
    case Do::Promote: return {own.pending(Pending::Kind::Recruit, action.a), {leaderSpot}};
    case Do::Discard: return {own.dice(action.a)};
    case Do::Turn: return {own.dice(action.a), {faceSpot(dieOf(colorOf(action.a), static_cast<Icon>(action.b)))}};
    case Do::Gain: return {{faceSpot(action.a)}};
    case Do::Store: return {own.artifacts(action), own.dice(action.a)};
    case Do::Use:
        if (action.b == 0) return {own.artifacts(action)};
        return {own.artifacts(action), {named("for-", reaverNames, action.b - 1)}};
    case Do::Drop: return {own.artifacts(action)};
    case Do::Lose: return {own.lostUpgrades(static_cast<Upgrade>(action.a))};
    case Do::Dismiss: return {own.crew(action.a, action.b)};
    case Do::Renounce: return {{prophecySpot(action.a)}};
    default: return buttonPath(position.seen->phase, action);
    }
}

bool matches(const game::Path& path, const QStringList& chosen, const QString& spot) {
    if (path.size() != static_cast<std::size_t>(chosen.size()) + 1 || !path.back().contains(spot)) return false;
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        if (!path[i].contains(chosen[static_cast<qsizetype>(i)])) return false;
    return true;
}

}

game::Path View::path(const Position& position, Action action) {
    const State& state = *position.seen;
    const Own own(position);
    switch (kindOf(action)) {
    case Do::Choose: {
        const auto location = static_cast<Location>(action.a);
        return {QStringList{placeSpot(location)} + bodyOf(position.rules, state, location)};
    }
    case Do::Take: return takePath(state, action.a);
    case Do::Trade: return tradePath(own, action);
    case Do::Force: return {{territorySpot(action.a)}, {forceSpot}};
    case Do::Peace: return {{territorySpot(action.a)}, {peaceSpot}};
    case Do::Claim: return {{territorySpot(action.a)}};
    case Do::Rest:
        if (action.a == restFood) return {{choiceSpot(QStringLiteral("rest-food"))}};
        return {{restDieSpot}, {faceSpot(static_cast<Die>(action.a - 1))}};
    case Do::Keep: return {own.pending(Pending::Kind::Offer, action.a)};
    case Do::Resolve: return {own.pending(Pending::Kind::Spoil, action.a)};
    case Do::Recruit: return {own.pending(Pending::Kind::Taken, action.a)};
    case Do::Reward: return {own.pending(Pending::Kind::Tile, action.a)};
    case Do::Again: return {own.combatDice(action.a)};
    default: return shipPath(position, own, action);
    }
}

bool View::marksPointed(const QString& spot) {
    return ordinalIn(spot, QLatin1StringView("combat/")).has_value();
}

std::optional<Action> View::candidate(const Position& position, const QStringList& chosen, const QString& spot) {
    const State& state = *position.seen;
    if (state.mover == nobody) return {};
    engine::ActionList legal;
    legalActions(position.rules, state, legal);
    for (const Action action : legal)
        if (matches(path(position, action), chosen, spot)) return action;
    return meantBy(position, chosen, spot);
}

std::optional<Action> View::takesBack(const Position& position, const QString& spot) {
    const State& state = *position.seen;
    if (state.mover == nobody) return {};
    const auto at = [&](const char* zone, const auto& pieces) {
        const auto place = ordinalIn(spot, QLatin1StringView(zone));
        return place && static_cast<std::size_t>(*place) < pieces.size() ? pieces.data() + *place : nullptr;
    };
    const auto dice = crewDice(state, state.mover, position.knownMoves);
    if (const CrewDie* die = at("laid/", dice); die && die->isLaid) return pay(die->die);
    const auto tiles = upgradesOf(state, state.mover, position.knownMoves);
    if (const UpgradeTile* tile = at("laid-upgrade/", tiles); tile && tile->isLaid) return pay(payerOf(tile->upgrade));
    const auto rolled = combatDice(state, position.knownMoves);
    if (const CombatDie* die = at("combat/", rolled); die && die->isMarked) return again(die->value);
    return {};
}

/// Paying and combat show their buttons from the start, with what is still to give or to mark; so do questions of which
/// only one answer is possible.
QStringList View::fixedChoices(const Position& position) {
    const State& state = *position.seen;
    if (state.mover == nobody) return {};
    if (state.phase == Phase::Arms) return {rollSpot};
    // Before those that a tile is attempted with: once one is chosen, the long question has their room.
    if (state.phase == Phase::Decide && state.location == Location::Subdue)
        return {choiceSpot(QStringLiteral("rest-food")), restDieSpot};
    if (state.phase == Phase::Combat) {
        const int marked = std::accumulate(state.bout.again.begin(), state.bout.again.end(), 0);
        return marked > 0 || moverShip(state).favor > 0 ? QStringList{rerollSpot} : QStringList();
    }
    if (state.phase == Phase::Spoil && isKeep(state.spoil)) return {fightSpot};
    if (state.phase == Phase::Ability && favorAsked(position.rules, state) > 0) return {useSpot};
    if (state.phase == Phase::Fight && isNothingLaidOut(state)) return {doneSpot, fightSpot};
    const Cost* cost = costDue(position.rules, state);
    if (!cost || (cost->dice == 0 && cost->icons == Counts<payIcons>{})) return {};
    return {doneSpot};
}

QString View::missingFor(const Position& position, const QStringList& chosen, const QString& spot) {
    if (spot == doneSpot) return stillToGiveText(stillToGive(position));
    if (spot == fightSpot) return missingText(Missing::Fighting);
    if (spot == useSpot && position.seen->phase == Phase::Ability)
        return lackText(favorText(favorAsked(position.rules, *position.seen)));
    if (spot == rollSpot) return missingText(Missing::Hammer);
    if (spot == rerollSpot) return missingText(Missing::Mark);
    if (!chosen.isEmpty()) return {};
    if (spot == rallySpot) return missingText(Missing::Reaver);
    if (spot == forceSpot || spot == peaceSpot) return missingText(Missing::Tile);
    return {};
}

QString View::choiceLabel(const Position& position, const QString& spot) {
    if (spot == restDieSpot) return restDieLabel();
    if (spot == doneSpot || spot == rollSpot) return buttonText(position, done());
    if (spot == rerollSpot) return buttonText(position, reroll());
    if (spot == peaceSpot) return peaceLabel();
    if (spot == useSpot) return buttonText(position, accept());
    if (spot == fightSpot && !canFight(position.rules, *position.seen)) return fightLabel();
    engine::ActionList legal;
    legalActions(position.rules, *position.seen, legal);
    for (const Action action : legal) {
        const game::Path spots = path(position, action);
        if (spots.back().contains(spot)) return buttonText(position, action);
    }
    return {};
}

QString View::chosenPrompt(const Position& position, const QStringList& chosen) {
    const State& state = *position.seen;
    if (chosen.isEmpty() || state.mover == nobody) return {};
    const game::Address mover = position.mover();
    const QString& first = chosen.front();
    if (first == restDieSpot || first.startsWith(QLatin1StringView("dice/"))) return facePrompt(mover);
    if (const auto card = ordinalIn(first, QLatin1StringView("hand/"))) {
        const std::vector<Pending> cards = pendingOf(state);
        if (static_cast<std::size_t>(*card) < cards.size() &&
            cards[static_cast<std::size_t>(*card)].kind == Pending::Kind::Recruit)
            return cardPrompt(mover, reaverText(cards[static_cast<std::size_t>(*card)].card));
    }
    if (const auto index = ordinalIn(first, QLatin1StringView("artifact/"))) {
        const auto artifacts = artifactsOf(state, state.mover, position.knownMoves);
        if (static_cast<std::size_t>(*index) < artifacts.size()) {
            const Stowed& stowed = artifacts[static_cast<std::size_t>(*index)];
            return artifactPrompt(mover, artifactText(stowed.artifact), stowed.die == none);
        }
    }
    for (Territory territory = 0; territory < territoryKinds; ++territory)
        if (first == territorySpot(territory)) return territoryPrompt(position, territory);
    return {};
}

}
