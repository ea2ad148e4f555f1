// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/actions.h"

#include "rules/queries.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

namespace heorot::legend {

QString GameWords::action(const Position& at, Action action) {
    const auto& seen = at.seen;
    return actionText(at.rules, *seen, action);
}

QString actionText(const Rules& rules, const State& state, Action action) {
    const auto card = [&] { return aCard(static_cast<Card>(action.a)); };
    switch (kindOf(action)) {
    //: A choice: a minor episode, or a card of Recovery, is declined
    case Do::Pass: return Say::tr("decline");
    //: A choice in a major or an auction: %1 "2nd place"
    case Do::Out: return Say::tr("drop out and take %1").arg(placeName(seatsStillIn(state)));
    case Do::Done:
        //: A choice: no card at all is chosen in secret
        if (state.bids[state.mover] == SymbolCards{}) return Say::tr("choose no card");
        //: A choice: no further card is chosen in secret
        return Say::tr("finish choosing");
    //: A choice: no card with a text is used
    case Do::Accept: return Say::tr("use no special card");
    //: A choice
    case Do::Rest: return Say::tr("give back scratches with The Warrior’s Rest");
    //: A choice
    case Do::Resolve: return Say::tr("undo the failed risk with Beowulf’s Resolve");
    //: A choice
    case Do::Refuse: return Say::tr("refuse it with Queen Wealhtheow’s Inspiration");
    case Do::Risk:
        //: A choice: %n cards are turned
        if (action.a != 0)
            return Say::tr("run the risk with Beowulf’s Daring: turn up %n card(s)", nullptr, rules.daringCards);
        //: A choice: %n cards are turned
        return Say::tr("run the risk: turn up %n card(s)", nullptr, rules.riskCards);
    //: A choice: %1 a card
    case Do::Pay: return Say::tr("give %1", "card").arg(card());
    //: A choice: %1 a token
    case Do::Give: return Say::tr("give %1", "token").arg(aToken(action.a));
    //: A choice: %1 what is healed
    case Do::Heal: return Say::tr("heal %1").arg(healingName(static_cast<Healing>(action.a)));
    case Do::Take:
        if (gainOf(action).kind == GainKind::Scratch && isLastScratch(rules, state, state.mover))
            //: A choice: an icon with a scratch, where it becomes a wound with those before
            return Say::tr("take a scratch, which becomes a wound");
        //: A choice: %1 what an icon or an option gives
        return Say::tr("take %1", "icon").arg(aGain(gainOf(action), rules));
    //: A choice: %1 an open card
    case Do::Pick: return Say::tr("take %1", "card").arg(card());
    //: A choice: %1 a card, in secret
    case Do::Bid: return Say::tr("choose %1").arg(card());
    //: A choice: %1 a card
    case Do::Play: return Say::tr("play %1").arg(card());
    //: A choice: %1 a treasure token
    case Do::Show: return Say::tr("show %1").arg(aToken(action.a));
    //: A choice: %1 a card that comes back with King Hrothgar's Blessing
    case Do::Bless: return Say::tr("take %1 back with King Hrothgar’s Blessing").arg(card());
    }
    return {};
}

}
