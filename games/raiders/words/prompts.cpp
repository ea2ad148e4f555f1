// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked: whose decision it is, about what, and who follows.
#include "words/prompts.h"
#include "words/say.h"
#include "words/text_context.h"

#include "rules/odds.h"
#include "rules/steps/steps.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace heorot::raiders {

QList<Seat> stillToAct(const State& state) {
    QList<Seat> seats;
    if (state.mover == nobody || state.stage < Stage::Decide) return seats;
    for (int step = 1; step < state.seats; ++step) {
        const auto seat = static_cast<Seat>((state.mover + step) % state.seats);
        if (seat == state.active) break;
        seats << seat;
    }
    return seats;
}

QString subjectText(const TextContext& at) {
    const State& state = at.state;
    if (state.spoil != none) return spoilText(state.spoil);
    if (state.battle != none) return battleText(state.battle);
    if (state.journey != none) return journeyText(state.journey);
    if (state.territory != none) return territoryText(state.territory);
    return {};
}

namespace {

QString followers(const TextContext& at) {
    QStringList names;
    for (const Seat seat : stillToAct(at.state)) names << at.name(seat);
    if (names.isEmpty()) return {};
    //: Behind a prompt: %1 seats that decide afterwards, in their order
    return Say::tr("Then: %1.").arg(names.join(QStringLiteral(", ")));
}

/// Signs of a cost that these payers leave open.
Counts<payIcons> iconsLeft(const Rules& rules, const Ship& ship, Counts<payIcons> asked, Counts<payerKinds> payers) {
    // Payers of one sign first, so that those of several are left for what else is asked for.
    for (const bool several : {false, true})
        for (std::size_t icon = 0; icon < payIcons; ++icon)
            for (Payer payer = 0; payer < payerKinds; ++payer) {
                const IconSet set = iconsOf(rules, ship, payer);
                if ((set & (1u << icon)) == 0 || (std::popcount(set) > 1) != several) continue;
                const auto used = std::min(asked[icon], payers[payer]);
                asked[icon] = static_cast<std::uint8_t>(asked[icon] - used);
                payers[payer] = static_cast<std::uint8_t>(payers[payer] - used);
            }
    return asked;
}

/// What the ship lacks for a cost, as far as neither dice of the Leader's clan nor upgrades stand in for it; empty if
/// nothing is missing.
QString missingText(const Rules& rules, const Ship& ship, const Cost& cost) {
    if (canPay(rules, ship, cost)) return {};
    const auto lacking = [](int asked, int held) { return static_cast<std::uint8_t>(asked > held ? asked - held : 0); };
    Cost missing;
    missing.food = lacking(cost.food, ship.food);
    missing.favor = lacking(cost.favor, ship.favor);
    missing.dice = lacking(cost.dice, ship.diceCount);
    Counts<payerKinds> payers{};
    for (Payer payer = 0; payer < payerKinds; ++payer) payers[payer] = static_cast<std::uint8_t>(heldOf(ship, payer));
    missing.icons = iconsLeft(rules, ship, cost.icons, payers);
    return costText(missing);
}

/// Once something is laid out toward the cost of the phase; else empty.
QString layingPrompt(const TextContext& at, const QString& name, const QString& subject) {
    const Cost* cost = costDue(at.rules, at.state);
    if (!cost || isNothingLaidOut(at.state)) return {};
    const int asked = std::accumulate(cost->icons.begin(), cost->icons.end(), int{cost->dice});
    //: A prompt: %1 a seat, %2 a location, card or tile
    if (at.state.laidOut == asked) return Say::tr("%2: %1 pays with what is laid out.").arg(name, subject);
    //: A prompt: %1 a seat, %2 a location, card or tile, %3 what is not laid out yet, as "1 chest"
    return Say::tr("%2: %1 lays out the cost. Still missing: %3.").arg(name, subject, stillToGive(at));
}

QString raidPrompt(const TextContext& at, const QString& name, const QString& place) {
    if (const QString laying = layingPrompt(at, name, place); !laying.isEmpty()) return laying;
    const Cost& cost = at.rules.at(at.state.location).cost;
    const QString missing = missingText(at.rules, moverShip(at.state), cost);
    if (!missing.isEmpty())
        return canUseSomeArtifact(at.rules, at.state)
                   //: A prompt: %1 a seat, %2 a location, %3 what it lacks to act, as "1 chest"
                   ? Say::tr("%2: %1 rests, or uses an artifact first; to act, this is missing: %3.")
                         .arg(name, place, missing)
                   //: A prompt: %1 a seat, %2 a location, %3 what it lacks to act, as "1 chest"
                   : Say::tr("%2: %1 rests; to act, this is missing: %3.").arg(name, place, missing);
    const QString price = costText(cost);
    if (at.state.mover == at.state.active)
        //: A prompt: %1 a seat, %2 a location, %3 what it costs, as "4 food"
        return Say::tr("%2: %1 pays %3 to act, or rests.").arg(name, place, price);
    //: A prompt: %1 a seat, %2 a location, %3 what it costs, as "4 food", %4 the seat that chose it
    return Say::tr("%2: %1 pays %3 to follow %4, or rests.").arg(name, place, price, at.name(at.state.active));
}

QString decidePrompt(const TextContext& at, const QString& name) {
    const Location location = at.state.location;
    const QString place = locationText(location);
    const auto bonus = [&] { return bonusOf(at.rules.at(location), at.state, at.state.mover); };
    switch (location) {
    //: A prompt: %1 a seat, %2 a location
    case Location::Recruit: return Say::tr("%2: %1 takes two Reavers, or rests.").arg(name, place);
    case Location::Trade:
        //: A prompt: %1 a seat, %2 a location, %n rewards
        return Say::tr("%2: %1 chooses %n reward(s), or rests.", nullptr, bonus()).arg(name, place);
    case Location::Subdue:
        if (!canAttempt(at.rules, at.state))
            return canUseSomeArtifact(at.rules, at.state)
                       //: A prompt: %1 a seat, %2 a location
                       ? Say::tr("%2: %1 rests, or uses an artifact first: it has neither hammers nor what a tile asks "
                                 "for.")
                             .arg(name, place)
                       //: A prompt: %1 a seat, %2 a location
                       : Say::tr("%2: %1 rests: it has neither hammers nor what a tile asks for.").arg(name, place);
        //: A prompt: %1 a seat, %2 a location, %n tiles that may be attempted
        return Say::tr("%2: %1 attempts up to %n tile(s), or rests.", nullptr, bonus()).arg(name, place);
    default: return raidPrompt(at, name, place);
    }
}

bool hasReaver(const Ship& ship) {
    return ship.leader != none ||
           std::any_of(ship.crew.begin(), ship.crew.end(), [](const auto& s) { return !s.empty(); });
}

QString journeyPrompt(const TextContext& at, const QString& name) {
    const QString journey = journeyText(at.state.journey);
    if (const QString laying = layingPrompt(at, name, journey); !laying.isEmpty()) return laying;
    const JourneySpec& spec = at.rules.journeys[at.state.journey];
    const Ship& ship = moverShip(at.state);
    const QString rule = journeyRule(at.rules, at.state.journey);
    if (spec.payReaver ? hasReaver(ship) : canPay(at.rules, ship, spec.pay))
        //: A prompt: %1 a seat, %2 a Sea Journey, %3 its rule
        return Say::tr("%2: %1 pays or suffers. %3").arg(name, journey, rule);
    if (canUseSomeArtifact(at.rules, at.state))
        //: A prompt: %1 a seat, which cannot pay as things stand, %2 a Sea Journey, %3 its rule
        return Say::tr("%2: %1 suffers, or uses an artifact first. %3").arg(name, journey, rule);
    //: A prompt: %1 a seat, %2 a Sea Journey, %3 its rule
    return Say::tr("%2: %1 cannot pay and suffers. %3").arg(name, journey, rule);
}

QString fightPrompt(const TextContext& at, const QString& name) {
    const QString battle = battleText(at.state.battle);
    if (const QString laying = layingPrompt(at, name, battle); !laying.isEmpty()) return laying;
    const QString missing = missingText(at.rules, moverShip(at.state), at.rules.battles[at.state.battle].combination);
    const bool fights = canFight(at.rules, at.state);
    if (missing.isEmpty())
        //: A prompt: %1 a seat, %2 a Sea Battle
        return fights ? Say::tr("%2: %1 pays its dice, fights, or gives up.").arg(name, battle)
                      //: A prompt: %1 a seat, %2 a Sea Battle
                      : Say::tr("%2: %1 pays its dice, or gives up.").arg(name, battle);
    if (!fights && canUseSomeArtifact(at.rules, at.state))
        //: A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as "1 hammer"
        return Say::tr("%2: %1 gives up, or uses an artifact first; to pay, this is missing: %3.")
            .arg(name, battle, missing);
    //: A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as "1 hammer"
    return fights ? Say::tr("%2: %1 fights, or gives up; to pay, this is missing: %3.").arg(name, battle, missing)
                  //: A prompt: %1 a seat, %2 a Sea Battle, %3 what it lacks to pay, as "1 hammer"
                  : Say::tr("%2: %1 gives up; to pay, this is missing: %3.").arg(name, battle, missing);
}

QString combatPrompt(const TextContext& at, const QString& name) {
    const QString subject = subjectText(at);
    const Bout& bout = at.state.bout;
    const QString defense = numberText(bout.defense);
    if (at.state.phase == Phase::Arms) {
        if (isNothingLaidOut(at.state) && bout.extra == 0) {
            const bool hasHammers = cheapestPayer(at.rules, at.state) != none;
            //: A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense
            return (hasHammers
                        ? Say::tr("%2, defense %3: %1 lays out dice with hammers.")
                        //: A prompt before a combat: %1 a seat without hammers, %2 a card or tile, %3 its defense
                        : Say::tr("%2, defense %3: %1 takes combat dice from an artifact."))
                .arg(name, subject, defense);
        }
        const bool mayAdd = cheapestPayer(at.rules, at.state) != none || canUseSomeArtifact(at.rules, at.state);
        //: A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense, %4 a number of dice
        return (mayAdd ? Say::tr("%2, defense %3: %1 rolls or lays out more. Combat dice: %4.")
                       //: A prompt before a combat: %1 a seat, %2 a card or tile, %3 its defense, %4 a number of dice
                       : Say::tr("%2, defense %3: %1 rolls. Combat dice: %4."))
            .arg(name, subject, defense, numberText(diceLaidOut(at.rules, at.state)));
    }
    //: A prompt after a roll: %1 a seat, %2 a card or tile, %3 successes, %4 the defense
    const QString rolled = Say::tr("%2: %1 has rolled. Successes: %3, needed: %4.")
                               .arg(name, subject, numberText(successes(bout)), defense);
    const int marked = std::accumulate(bout.again.begin(), bout.again.end(), 0);
    if (marked > 0)
        //: Behind a prompt after a roll: %n combat dice
        return joined({rolled, Say::tr("Marked to roll again for a favor: %n die (dice). Undo takes a mark back.",
                                       nullptr, marked)});
    if (moverShip(at.state).favor > 0) return joined({rolled, Say::tr("Marked dice roll again for a favor.")});
    if (mayBringFavor(at.rules, at.state)) return joined({rolled, Say::tr("An artifact may still bring a favor.")});
    return rolled;
}

QString abilityPrompt(const TextContext& at, const QString& name) {
    const QString reaver = reaverText(at.state.ability);
    const QString rule = abilityRule(at.rules, at.state.ability);
    return canUseAbility(at.rules, at.state)
               //: A prompt: %1 a seat, %2 a Reaver, %3 its ability
               ? Say::tr("%2: %1 decides on the ability. %3").arg(name, reaver, rule)
               //: A prompt: %1 a seat, which lacks what the ability asks for, %2 a Reaver, %3 its ability
               : Say::tr("%2: %1 goes without the ability, or uses an artifact first. %3").arg(name, reaver, rule);
}

/// Dice that are rolled, all of them once their colors are chosen.
int toBeRolled(const State& state) {
    int count = 0;
    for (const Grant& grant : state.grants) count += grant.rolled;
    return count;
}

QString shipPrompt(const TextContext& at, const QString& name) {
    const State& state = at.state;
    switch (state.phase) {
    case Phase::Place:
        if (state.recruits.size() == 1)
            //: A prompt: %1 a seat, %2 a Reaver to be placed
            return Say::tr("%1 decides the use of %2.").arg(name, reaverText(state.recruits[0]));
        //: A prompt: %1 a seat, %n Reavers to be placed
        return Say::tr("%1 decides the use of %n Reaver(s).", nullptr, static_cast<int>(state.recruits.size()))
            .arg(name);
    case Phase::Ability: return abilityPrompt(at, name);
    //: A prompt: %1 a seat
    case Phase::Keep: return Say::tr("%1 keeps one of the cards drawn.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Overflow: return Say::tr("%1 has no room for all dice and discards one.").arg(name);
    case Phase::Gain:
        if (state.grants[0].rolled)
            //: A prompt: %1 a seat, %n dice that are rolled once the last color is chosen
            return Say::tr("%1 chooses the color(s) of %n dice to roll.", nullptr, toBeRolled(state)).arg(name);
        //: A prompt: %1 a seat
        return Say::tr("%1 gains a die and chooses its face.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Turn: return Say::tr("%1 turns one die to another face.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Renounce: return Say::tr("%1 discards one Prophecy.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Bonus: return Say::tr("%1 draws a village or a keep spoils card for the new Leader.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Resolve: return Say::tr("%1 chooses the card to resolve next.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Recruit:
        return Say::tr("%1 chooses the Reaver to recruit next: its dice are rolled, then its use is decided.")
            .arg(name);
    //: A prompt: %1 a seat, %2 a card
    case Phase::Spoil: return Say::tr("%2: %1 decides.").arg(name, subjectText(at));
    //: A prompt: %1 a seat
    case Phase::Room: return Say::tr("%1 has no room for a fifth artifact: one goes to the Glory pile.").arg(name);
    default: return {};
    }
}

QString placePrompt(const TextContext& at, const QString& name) {
    const State& state = at.state;
    switch (state.phase) {
    case Phase::Choose:
        //: A prompt: %1 a seat
        if (isHonorShip(state)) return Say::tr("%1 sends the Honor Ship to a location.").arg(name);
        //: A prompt: %1 a seat
        return Say::tr("%1 sends a longship to a location.").arg(name);
    case Phase::Decide: return decidePrompt(at, name);
    //: A prompt: %1 a seat
    case Phase::Take: return Say::tr("%1 takes the cards of a stack, or two from the deck.").arg(name);
    case Phase::Trade:
        //: A prompt: %1 a seat
        if (state.secondDie) return Say::tr("%1 takes the second die of the reward.").arg(name);
        //: A prompt: %1 a seat, %n rewards
        return Say::tr("%1 chooses %n more reward(s).", nullptr, int{state.left}).arg(name);
    case Phase::Journey: return journeyPrompt(at, name);
    //: A prompt: %1 a seat
    case Phase::Loss: return Say::tr("%1 chooses what is lost.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Battle: return Say::tr("%1 chooses a Sea Battle, or draws one from the deck.").arg(name);
    case Phase::Fight: return fightPrompt(at, name);
    case Phase::Tribute:
        if (const QString laying = layingPrompt(at, name, territoryText(state.territory)); !laying.isEmpty())
            return laying;
        //: A prompt: %1 a seat, %2 a territory, %3 its price
        return Say::tr("%2: %1 pays %3.")
            .arg(name, territoryText(state.territory), costText(at.rules.territories[state.territory].cost));
    case Phase::Attempt:
        if (!canAttempt(at.rules, at.state))
            return canUseSomeArtifact(at.rules, at.state)
                       //: A prompt: %1 a seat, which has neither hammers nor what a tile asks for
                       ? Say::tr("%1 ends, or uses an artifact first: it can attempt no further tile yet.").arg(name)
                       //: A prompt: %1 a seat, which has neither hammers nor what a tile asks for
                       : Say::tr("%1 can attempt no further tile and ends.").arg(name);
        //: A prompt: %1 a seat, %n tiles that may be attempted
        return Say::tr("%1 may attempt %n more tile(s).", nullptr, int{state.left}).arg(name);
    //: A prompt: %1 a seat, %2 an artifact
    case Phase::Claim: return Say::tr("%2: %1 may take a tile of level 3 instead.").arg(name, artifactText(12));
    //: A prompt: %1 a seat
    case Phase::Reward: return Say::tr("%1 chooses the tile whose reward comes next.").arg(name);
    //: A prompt: %1 a seat
    case Phase::Close: return Say::tr("%1 may still use artifacts, or ends.").arg(name);
    default: return {};
    }
}

}

QString stillToGive(const TextContext& at) {
    const Cost* cost = costDue(at.rules, at.state);
    if (!cost) return {};
    Cost left;
    if (cost->dice > at.state.laidOut) left.dice = static_cast<std::uint8_t>(cost->dice - at.state.laidOut);
    left.icons = iconsLeft(at.rules, moverShip(at.state), cost->icons, at.state.paid);
    return costText(left);
}

QString promptText(const TextContext& at) {
    const State& state = at.state;
    if (state.mover == nobody) return Say::tr("The game is over.");
    const QString name = at.name(state.mover);
    if (state.phase == Phase::Arms || state.phase == Phase::Combat) return combatPrompt(at, name);
    const QString asked =
        state.phase < Phase::Arms && state.phase != Phase::Choose ? shipPrompt(at, name) : placePrompt(at, name);
    return state.phase == Phase::Decide ? joined({asked, followers(at)}) : asked;
}

}
