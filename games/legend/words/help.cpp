// SPDX-License-Identifier: GPL-3.0-or-later
// The game explained in text: its rules, and how the table is read.
#include "words/captions.h"
#include "words/names.h"
#include "words/piece_rules.h"
#include "words/say.h"
#include "words/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <numeric>

namespace heorot::legend {

namespace {

QStringList episodeKindsAsParagraphs(const Rules& rules, bool advanced) {
    QStringList paragraphs;
    for (int i = 0; i < episodeKinds; ++i) {
        const auto kind = static_cast<EpisodeKind>(i);
        paragraphs << QStringLiteral("  ") + nameAndRule(episodeKindName(kind), episodeKindRule(rules, kind, advanced));
    }
    return paragraphs;
}

QString tokensParagraph(const Rules& rules, bool advanced) {
    const QString bad = misfortuneRule(rules);
    if (advanced)
        return Say::tr("TOKENS. Fame counts as points; treasure is only spent. An alliance is drawn unseen and shows 1 "
                       "to 3 fame or treasure.") +
               u' ' + bad;
    return Say::tr("TOKENS. Fame and treasure count as points. An alliance is drawn unseen and shows 1 to 3 fame or "
                   "treasure.") +
           u' ' + bad;
}

QString selectionParagraph(const Rules& rules) {
    QStringList options;
    for (const Offer& offer : rules.selection) options << gainName(offer.gain, rules);
    //: %1 a list of what the options of Selection give
    return Say::tr("SELECTION. The five options: %1. Each seat takes one, several seats may take the same.")
        .arg(listOf(options));
}

QString woundsParagraph(const Rules& rules) {
    //: %n cards
    const QString cards = Say::tr("With the icon of a wound %n card(s) are drawn.", nullptr, rules.woundCards);
    const Gain twice{GainKind::DoubleWound, 0};
    return joined({scratchRule(rules), woundRule(rules), rules.woundCards > 0 ? cards : QString(),
                   nameAndRule(gainCaption(twice), gainRule(rules, twice))});
}

/// What is done where fame has run out.
QString changeParagraph(const Rules& rules) {
    //: %1 the name of a step
    return Say::tr("CHANGE. From %1 on, change is made when fame tokens have run out: the seat takes other fame tokens "
                   "and gives some of its own back, so that it gains the same number of points. Where that is not "
                   "possible, the points are noted.")
        .arg(episodeName(rules.episode(rules.changeFrom)));
}

/// What the episode costs that heals for fame tokens.
QString breakRanksParagraph(const Rules& rules) {
    for (const Episode& episode : rules.episodes)
        if (episode.price.fameTokens > 0) return nameAndRule(episodeName(episode), exchangeRule(rules, episode));
    return {};
}

}

QString GameWords::rules(const Position& at) {
    const Rules& rules = at.rules;
    const auto& seen = at.seen;
    const State& state = *seen;
    const bool advanced = state.advanced;
    QStringList paragraphs;
    paragraphs << (advanced
                       ? Say::tr("GOAL. Whoever has the most points from fame after Death of Beowulf succeeds him and "
                                 "wins. Treasure is only a means.")
                       : Say::tr("GOAL. Whoever has the most points from fame and treasure after Death of Beowulf "
                                 "succeeds him and wins."));
    paragraphs << Say::tr("THE WAY. Beowulf goes through 36 episodes, one by one. In minor ones each seat may do "
                          "something, clockwise from the first player. In major ones all take part and get numbers; in "
                          "the order of the numbers each seat takes one icon, good or bad. As many icons are open as "
                          "there are seats. The seat with the last number then becomes the first player.");
    paragraphs << Say::tr("TIES. Among equal totals the first player gets the lower number, then whoever sits next "
                          "clockwise; zero is a total too. At the end, equal points share a place.");
    paragraphs << Say::tr("CARDS. Activity cards show one or two of five symbols; Beowulf is wild and stands for one "
                          "of any kind. Special cards are won as icons and leave the game when they are used.");
    paragraphs << tokensParagraph(rules, advanced);
    paragraphs << changeParagraph(rules);
    paragraphs << Say::tr("EPISODES");
    paragraphs << episodeKindsAsParagraphs(rules, advanced);
    paragraphs << selectionParagraph(rules);
    if (const QString exchange = breakRanksParagraph(rules); !exchange.isEmpty()) paragraphs << exchange;
    paragraphs << Say::tr(
        "IN TURN. A turn needs at least one card, and ends as soon as the total reaches or passes the highest of "
        "another seat. A risk of %n card(s) comes before cards of the hand: what matches is played, and the rest must "
        "come from the hand; if nothing matches, the seat takes a scratch and is out. There is one risk per turn.",
        nullptr, rules.riskCards);
    paragraphs << woundsParagraph(rules);
    if (state.hard)
        //: %1 a number of wounds
        paragraphs << Say::tr("HARD VARIANT. Whoever has %1 wounds or more after Death of Beowulf has fallen and ends "
                              "with no points, instead of the points that wounds cost.")
                          .arg(QLocale().toString(rules.manyWounds));
    paragraphs << Say::tr("SPECIAL CARDS");
    for (Card card = activityKinds; card < cardKinds; ++card)
        paragraphs << QStringLiteral("  ") + nameAndRule(cardName(card), cardRule(rules, card));
    return paragraphs.join(u'\n');
}

QString GameWords::legend(const Position&) {
    return QStringList{
        Say::tr("THE TABLE IN TEXT. First the step where Beowulf stands, what it asks for and gives, and the steps "
                "that follow. A name in brackets after an icon is the seat that took it."),
        Say::tr("Then the seats: their cards, scratches and wounds, and what lies open in front of them. The mark > "
                "stands before the seat to move. The other seats' tokens lie face down.")}
        .join(u'\n');
}

}
