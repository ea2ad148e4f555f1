// SPDX-License-Identifier: GPL-3.0-or-later
// The game explained in text: its rules, how the table is read, what a thing does.
#include "words/captions.h"
#include "words/names.h"
#include "words/say.h"
#include "words/things.h"
#include "words/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <numeric>

namespace heorot::legend {

namespace {

/// Names as they are compared.
QString plain(const QString& name) {
    return name.toLower().remove(u' ').remove(u'-');
}

bool isCalled(const QString& name, const QStringList& names) {
    return std::any_of(names.begin(), names.end(), [&](const QString& own) { return plain(own) == plain(name); });
}

QString notationOf(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString nameAndRule(const QString& name, const QString& rule) {
    //: %1 the name of a thing, %2 sentences of its rule
    return Say::tr("%1: %2", "name and rule").arg(name, rule);
}

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

namespace {

QString explainedCard(const Rules& rules, const QString& name) {
    for (Card card = 0; card < cardKinds; ++card) {
        QStringList names{cardName(card), notationOf(cardNames[card]),
                          isSpecial(card) ? gainCaption({GainKind::Special, card}) : cardCaption(card)};
        for (int twins = 2; twins <= rules.cards[card].count; ++twins) names << cardCount(cardName(card), twins);
        if (isCalled(name, names))
            return nameAndRule(cardName(card), joined({cardRule(rules, card), cardOrigin(rules, card)}));
    }
    return {};
}

QString explainedToken(const Rules& rules, const QString& name, bool advanced) {
    for (Token token = 0; token < tokenKinds; ++token) {
        QStringList names{tokenName(token), notationOf(tokenNames[token])};
        for (int twins = 2; twins <= rules.tokens[token].count; ++twins) names << cardCount(tokenName(token), twins);
        if (isCalled(name, names)) return nameAndRule(tokenName(token), tokenRule(rules, token, advanced));
    }
    return {};
}

QString explainedEpisode(const Rules& rules, const QString& name, const State& state) {
    for (int place = 0; place < episodeCount; ++place) {
        const Episode& episode = rules.episode(place);
        if (isCalled(name, {episodeName(episode), episodeTitle(place, episodeName(episode)),
                            notationOf(episodeNames[episode.name])}))
            return nameAndRule(episodeName(episode),
                               joined({episodeRule(rules, episode, state), episodeOrigin(episode)}));
    }
    for (int i = 0; i < episodeKinds; ++i) {
        const auto kind = static_cast<EpisodeKind>(i);
        if (isCalled(name, {episodeKindName(kind), notationOf(episodeKindNames[static_cast<std::size_t>(i)])}))
            return nameAndRule(episodeKindName(kind), episodeKindRule(rules, kind, state.advanced));
    }
    return {};
}

QString explainedGain(const Rules& rules, const QString& name) {
    for (int kind = 0; kind < gainKinds; ++kind) {
        const Gain gain{static_cast<GainKind>(kind), 1};
        if (gain.kind == GainKind::Special || gain.kind == GainKind::FameOrHeal) continue;
        if (isCalled(name, {gainCaption(gain), notationOf(gainNames[static_cast<std::size_t>(kind)])}))
            return nameAndRule(gainCaption(gain), gainRule(rules, gain));
    }
    for (const Episode& episode : rules.episodes)
        for (const Offer& offer : episode.icons) {
            const QString gain = gainName(offer.gain, rules);
            if (isCalled(name, {gain, closedIcon(gain)}))
                return nameAndRule(gain, joined({gainRule(rules, offer.gain), offerOrigin(rules, offer)}));
        }
    return {};
}

QString explainedPile(const QString& name, const State& state) {
    const auto sum = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
    const std::array<std::pair<Caption, int>, 4> piles{
        {{Caption::DrawPile, static_cast<int>(state.deck.size())},
         {Caption::Discards, sum(state.discards)},
         {Caption::SpecialsLeft, sum(state.offered)},
         {Caption::AlliancesLeft, static_cast<int>(state.alliances.size())}}};
    for (const auto& [pile, count] : piles)
        if (isCalled(name, {captionWords(pile)}))
            return nameAndRule(captionWords(pile), joined({pileRule(pile), pileLine(captionWords(pile), count)}));
    return {};
}

}

QString GameWords::explanation(const Position& at, const QString& name) {
    const Rules& rules = at.rules;
    const auto& seen = at.seen;
    for (const QString& text :
         {explainedCard(rules, name), explainedToken(rules, name, seen->advanced), explainedEpisode(rules, name, *seen),
          explainedGain(rules, name), explainedPile(name, *seen)})
        if (!text.isEmpty()) return text;
    return {};
}

}
