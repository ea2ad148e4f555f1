// SPDX-License-Identifier: GPL-3.0-or-later
// What a choice gives up for good, by name, for the question before it.
#include "words/amounts.h"
#include "words/prompts.h"
#include "words/say.h"
#include "words/text_context.h"

#include "rules/steps/steps.h"

namespace heorot::raiders {

namespace {

QString fightText(const TextContext& at) {
    const Bundle* prize = prizeOf(at.rules, at.state);
    //: What is given up with a fight: %1 a card or tile
    QString lost = Say::tr("You give up %1.").arg(subjectText(at));
    if (prize)
        //: What is given up with a fight: %1 a card or tile, %2 what it would bring, as "8 glory and 2 food"
        lost = Say::tr("You give up %1, which would bring %2.").arg(subjectText(at), bundleText(*prize));
    const int favor = moverShip(at.state).favor;
    if (at.state.phase == Phase::Combat && favor > 0)
        //: Before a fight is lost: %1 favor that could pay for re-rolls, as "2 favor"
        return joined({lost, Say::tr("You still have %1 to roll again.").arg(favorText(favor))});
    return lost;
}

/// What a journey takes.
QString journeyLoss(const TextContext& at) {
    const JourneySpec& journey = at.rules.journeys[at.state.journey];
    const Ship& ship = moverShip(at.state);
    //: What a journey costs: %1 a Reaver
    if (journey.leader && ship.leader != none) return Say::tr("You lose your Leader: %1.").arg(reaverText(ship.leader));
    QStringList goods;
    for (const Stowed& stowed : ship.artifacts) goods << artifactText(stowed.artifact);
    for (std::size_t kind = 0; kind < upgradeKinds; ++kind)
        for (int i = 0; i < ship.up[kind] + ship.down[kind]; ++i) goods << upgradeText(static_cast<Upgrade>(kind));
    if (!journey.goods || goods.isEmpty()) return {};
    //: What a journey costs: %1 an artifact or an upgrade
    if (goods.size() == 1) return Say::tr("You lose %1.", "a thing").arg(goods.constFirst());
    //: What a journey costs: %1 artifacts and upgrades, as a list
    return Say::tr("You lose one of these: %1.").arg(goods.join(QStringLiteral(", ")));
}

}

QString GameWords::forgone(const Position& position, Action action) {
    const TextContext at(position);
    const State& state = at.state;
    if (state.mover == nobody) return {};
    switch (kindOf(action)) {
    case Do::Promote:
        if (moverShip(state).leader == none) return {};
        //: What a new Leader costs: %1 the old one, a Reaver
        return Say::tr("Your Leader goes to the Glory pile: %1.").arg(reaverText(moverShip(state).leader));
    case Do::Yield:
    case Do::Done: return fightText(at);
    case Do::Suffer: return journeyLoss(at);
    case Do::End:
        if (state.phase != Phase::Attempt) return {};
        //: Before a part at Subdue ends: %n tiles
        return Say::tr("You may still attempt %n tile(s).", nullptr, int{state.left});
    default: return {};
    }
}

}
