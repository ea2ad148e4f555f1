// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about what is taken at a location: stacks, Sea Battles, and the deck.
#include "rules/costs.h"
#include "rules/odds.h"
#include "words/amounts.h"
#include "words/choice_facts.h"
#include "words/fact_tools.h"
#include "words/piece_rules.h"
#include "words/say.h"

#include <QLocale>

#include <algorithm>

namespace heorot::raiders {

namespace {

template <class Stack, class SpoilOf>
Facts stackFacts(const Position& at, const Stack& stack, SpoilOf spoilOf) {
    QList<SpoilId> spoils;
    for (const auto card : stack) spoils << spoilOf(card);
    Facts facts{setsFact(at, spoils)};
    for (const SpoilId spoil : spoils)
        if (!isKeep(spoil) || !isSetCard(keepOf(spoil)))
            if (const Facts own = spoilFacts(at, spoil); !own.isEmpty()) facts << own.first();
    return facts;
}

int diceOf(const Rules& rules, ReaverId reaver) {
    int dice = 0;
    for (const int count : rules.reavers[reaver].gain) dice += count;
    return dice;
}

QString reaverFact(const Rules& rules, ReaverId reaver) {
    //: Of a Reaver that may be taken: %1 its name, %2 its clan, %3 its ability in few words
    return Say::tr("%1 (clan of %2): %3.")
        .arg(reaverText(reaver), clanText(rules.reavers[reaver].clan), abilityBrief(rules, reaver));
}

/// What Reavers of a stack bring to Prophecies that count their clans.
QString clanProphecies(const Position& at, const engine::FixedList<ReaverId, 2>& stack) {
    const int points = pointsFor(at, [&](Ship& own) {
        for (const ReaverId reaver : stack) ++own.reavers[reaver];
    });
    //: Why a choice is good: %1 glory, "2 glory"
    return points > 0 ? Say::tr("Your Prophecies grow by %1.").arg(gloryText(points)) : QString();
}

/// How often an unseen Reaver is of each clan.
QString unseenClans(const Position& at, const State& dealt) {
    QStringList clans;
    for (int clan = 0; clan < colors; ++clan) {
        const double share = shareOf(
            dealt.reaverDeck, [&](ReaverId reaver) { return static_cast<int>(at.rules.reavers[reaver].clan) == clan; });
        //: A clan in a list: %1 its name, %2 how often, "4 times in 10"
        clans << Say::tr("%1 (%2)").arg(clanText(static_cast<Color>(clan)), timesText(share));
    }
    //: Of Reavers drawn unseen: %1 clans
    return Say::tr("Each may be of the clan of %1.").arg(listed(clans));
}

Facts reaverStack(const Position& at, int place) {
    if (place == fromDeck) {
        const State dealt = dealtOut(at);
        double dice = 0;
        for (const ReaverId reaver : dealt.reaverDeck) dice += diceOf(at.rules, reaver);
        if (!dealt.reaverDeck.empty())
            dice *= at.rules.at(Location::Recruit).cards / static_cast<double>(dealt.reaverDeck.size());
        //: Of Reavers drawn unseen: %1 a number with one decimal
        return {Say::tr("Two unseen Reavers bring %1 dice on average.").arg(QLocale().toString(dice, 'f', 1)),
                unseenClans(at, dealt)};
    }
    int dice = 0;
    Facts facts;
    const auto& stack = at.state().reaverStacks[static_cast<std::size_t>(place - 1)];
    for (const ReaverId reaver : stack) {
        dice += diceOf(at.rules, reaver);
        facts << reaverFact(at.rules, reaver);
    }
    //: Of Reavers that lie open: %1 dice, "4 crew dice"
    return Facts{Say::tr("They bring %1 for certain.").arg(diceText(dice)), clanProphecies(at, stack)} + facts;
}

Facts battleStack(const Position& at, int place) {
    if (place == fromDeck) {
        const State dealt = dealtOut(at);
        const double share = shareOf(dealt.battleDeck, [&](BattleId battle) {
            return canPay(at.rules, moverShip(at.state()), at.rules.battles[battle].combination);
        });
        //: Of a Sea Battle drawn unseen: %1 how often, "7 times in 10"
        return {Say::tr("Your dice win an unseen battle without combat %1.").arg(timesText(share))};
    }
    const BattleId battle = at.state().battles[static_cast<std::size_t>(place - 1)];
    const QString fact = battleFact(at, battle, moverShip(at.state()));
    return {fact.isEmpty() ? drawback(Say::tr("You have neither the dice for it nor hammers to fight.")) : fact};
}

}

QString battleFact(const Position& at, BattleId battle, const Ship& ship) {
    const BattleSpec& spec = at.rules.battles[battle];
    const QString reward = bundleText(spec.reward);
    if (canPay(at.rules, ship, spec.combination))
        //: Why a Sea Battle is good: %1 its name, %2 what it brings, "8 glory and 2 food"
        return Say::tr("You have the dice that win “%1” without combat: %2.").arg(battleText(battle), reward);
    const int dice = combatDiceOf(at.rules, ship);
    if (dice == 0) return {};
    const double chance = chanceOf(at.rules, dice, spec.defense, favorReckoned(ship));
    //: Why a Sea Battle is good: %1 its name, %2 how often it is won, "7 times in 10", %3 what it brings
    return Say::tr("With all your hammers, you win “%1” %2: %3.")
        .arg(battleText(battle), winsText(chance, favorReckoned(ship)), reward);
}

Facts takeFacts(const Position& at, Action choice) {
    const State& state = at.state();
    if (state.phase == Phase::Battle) return battleStack(at, choice.a);
    if (state.location == Location::Recruit) return reaverStack(at, choice.a);
    const bool keeps = state.location == Location::Keeps;
    if (choice.a == fromDeck) return unseenFacts(at, keeps);
    const auto place = static_cast<std::size_t>(choice.a - 1);
    if (keeps) return stackFacts(at, state.keepStacks[place], spoilOfKeep);
    return stackFacts(at, state.villageStacks[place], [](VillageId card) { return SpoilId{card}; });
}

}
