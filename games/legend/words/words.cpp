// SPDX-License-Identifier: GPL-3.0-or-later
// Title, options, sources of points, choices.
#include "words/words.h"

#include "words/names.h"
#include "words/say.h"
#include "words/things.h"

#include <QLocale>

namespace heorot::legend {

QString GameWords::title() {
    return Say::tr("Beowulf: The Legend");
}

QString GameWords::summary() {
    return Say::tr(
        "Stand by Beowulf through 36 episodes, bid cards for fame and treasure, run risks and bear your wounds.");
}

QString GameWords::option(int index) {
    //: An option: treasure is spent in auctions
    if (static_cast<Option>(index) == Option::Advanced) return Say::tr("Advanced game");
    //: An option: many wounds leave no points
    return Say::tr("Hard variant");
}

QString GameWords::optionValue(int, int value) {
    //: A value of an option
    if (value == 0) return Say::tr("no");
    //: A value of an option
    return Say::tr("yes");
}

QString GameWords::optionHelp(int index) {
    if (static_cast<Option>(index) == Option::Advanced)
        return Say::tr(
            "The gold episodes count: treasure is spent in five auctions and shown once more at Recover Treasures. It "
            "is worth nothing at the end.");
    return Say::tr("Whoever has three wounds or more after Death of Beowulf has fallen and ends with no points.");
}

QString GameWords::scoreSource(int index) {
    switch (static_cast<ScoreSource>(index)) {
    //: A source of points
    case ScoreSource::Fame: return Say::tr("Fame", "points");
    //: A source of points
    case ScoreSource::Treasure: return Say::tr("Treasure", "points");
    //: A source of points
    case ScoreSource::Alliances: return Say::tr("Alliances");
    //: A source of points below zero
    case ScoreSource::Misfortune: return Say::tr("Misfortune", "points");
    //: A source of points
    case ScoreSource::NoWounds: return Say::tr("No wounds");
    //: A source of points below zero
    case ScoreSource::Wounds: return Say::tr("Wounds", "points");
    //: A source of points below zero: the hard variant takes all points of who has three wounds or more
    case ScoreSource::Fallen: return Say::tr("Lost by falling in combat");
    }
    return {};
}

QString GameWords::action(const Position& at, Action action) {
    const auto& seen = at.seen;
    return actionText(at.rules, *seen, action);
}

QString actionText(const Rules& rules, const State& state, Action action) {
    const auto card = [&] { return cardName(static_cast<Card>(action.a)); };
    switch (kindOf(action)) {
    //: A choice: a minor episode, or a card of Recovery, is declined
    case Do::Pass: return Say::tr("decline");
    //: A choice in a major or an auction: %1 the number one gets for it
    case Do::Out: return Say::tr("drop out with number %1").arg(QLocale().toString(seatsStillIn(state)));
    //: A choice: no further card is chosen in secret
    case Do::Done: return Say::tr("end the choice");
    //: A choice: no card with a text is used
    case Do::Accept: return Say::tr("use no special card");
    //: A choice
    case Do::Rest: return Say::tr("give back scratches with The Warrior's Rest");
    //: A choice
    case Do::Resolve: return Say::tr("undo the failed risk with Beowulf's Resolve");
    //: A choice
    case Do::Refuse: return Say::tr("refuse it with Queen Wealhtheow's Inspiration");
    case Do::Risk:
        //: A choice: %n cards are turned
        if (action.a != 0)
            return Say::tr("run the risk with Beowulf's Daring: turn %n card(s)", nullptr, rules.daringCards);
        //: A choice: %n cards are turned
        return Say::tr("run the risk: turn %n card(s)", nullptr, rules.riskCards);
    //: A choice: %1 a card
    case Do::Pay: return Say::tr("give %1", "card").arg(card());
    //: A choice: %1 a token
    case Do::Give: return Say::tr("give %1", "token").arg(tokenName(action.a));
    //: A choice: %1 what is healed
    case Do::Heal: return Say::tr("heal %1").arg(healingName(static_cast<Healing>(action.a)));
    //: A choice: %1 what an icon or an option gives
    case Do::Take: return Say::tr("take %1", "icon").arg(gainName(gainOf(action), rules));
    //: A choice: %1 an open card
    case Do::Pick: return Say::tr("take %1", "card").arg(card());
    //: A choice: %1 a card, in secret
    case Do::Bid: return Say::tr("choose %1").arg(card());
    //: A choice: %1 a card
    case Do::Play: return Say::tr("play %1").arg(card());
    //: A choice: %1 a treasure token
    case Do::Show: return Say::tr("show %1").arg(tokenName(action.a));
    //: A choice: %1 a card that comes back with King Hrothgar's Blessing
    case Do::Bless: return Say::tr("take %1 back with King Hrothgar's Blessing").arg(card());
    }
    return {};
}

}
