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

bool isAdvanced(const record::AnyMatch& match) {
    return typed(match).seen(nobody)->advanced;
}

QStringList episodesAsParagraphs(bool advanced) {
    QStringList paragraphs;
    for (int kind = 0; kind < episodes; ++kind) {
        const auto episode = static_cast<Episode>(kind);
        paragraphs << QStringLiteral("  ") + nameAndRule(episodeName(episode), episodeRule(episode, advanced));
    }
    return paragraphs;
}

}

QString GameWords::rules(const record::AnyMatch& match) const {
    const Rules& rules = typed(match).rules();
    const bool advanced = isAdvanced(match);
    QStringList paragraphs;
    paragraphs << (advanced
                       ? Say::tr("GOAL. Whoever has the most points from fame after Death of Beowulf succeeds him and "
                                 "wins. Treasure is only a means.")
                       : Say::tr("GOAL. Whoever has the most points from fame and treasure after Death of Beowulf "
                                 "succeeds him and wins."));
    paragraphs << Say::tr(
        "THE WAY. Beowulf goes through 36 episodes, one by one. In minor ones each seat may do something, from the "
        "first player clockwise. In major ones all take part, and each seat takes one icon, good or bad; the seat "
        "with the highest number is the first player then.");
    paragraphs << Say::tr(
        "CARDS. Activity cards show one or two of five symbols; Beowulf is a joker for one. Special cards are won at "
        "icons and leave the game when they are used.");
    paragraphs << Say::tr("EPISODES");
    paragraphs << episodesAsParagraphs(advanced);
    paragraphs << Say::tr(
        "IN TURN. A turn needs at least one card, and ends as soon as the total equals the highest of another seat. A "
        "risk comes before cards of the hand: what matches is played, and the rest must come from the hand; if "
        "nothing matches, one takes a scratch and is out.");
    paragraphs << scratchRule(rules) + u' ' + woundRule(rules);
    paragraphs << Say::tr("SPECIAL CARDS");
    for (Card card = activityKinds; card < cardKinds; ++card)
        paragraphs << QStringLiteral("  ") + nameAndRule(cardName(card), cardRule(rules, card));
    return paragraphs.join(u'\n');
}

QString GameWords::legend(const record::AnyMatch&) const {
    return QStringList{
        Say::tr("THE TABLE IN TEXT. First the step where Beowulf stands, what it asks for and gives, and the steps "
                "that follow. A name in brackets behind an icon is the seat that took it."),
        Say::tr("Then the seats: their cards, scratches and wounds, and what lies open before them. The mark > stands "
                "before the seat to move. Tokens of others lie face down.")}
        .join(u'\n');
}

namespace {

QString explainedCard(const Rules& rules, const QString& name) {
    for (Card card = 0; card < cardKinds; ++card) {
        QStringList names{cardName(card), notationOf(cardNames[card]),
                          isSpecial(card) ? gainCaption({GainKind::Special, card}) : cardCaption(card)};
        for (int twins = 2; twins <= rules.cards[card].count; ++twins) names << cardCount(cardName(card), twins);
        if (isCalled(name, names)) return nameAndRule(cardName(card), cardRule(rules, card));
    }
    return {};
}

QString explainedToken(const Rules& rules, const QString& name, bool advanced) {
    for (Token token = 0; token < tokenKinds; ++token) {
        QStringList names{tokenName(token), notationOf(tokenNames[token])};
        for (int twins = 2; twins <= rules.tokens[token].count; ++twins) names << cardCount(tokenName(token), twins);
        if (isCalled(name, names)) return nameAndRule(tokenName(token), tokenRule(token, advanced));
    }
    return {};
}

QString explainedStep(const Rules& rules, const QString& name, bool advanced) {
    for (int place = 0; place < stepCount; ++place) {
        const Step& step = rules.step(place);
        if (isCalled(name, {stepName(step), stepTitle(place, stepName(step)), notationOf(stepNames[step.name])}))
            return nameAndRule(stepName(step), stepRule(rules, step, advanced));
    }
    for (int kind = 0; kind < episodes; ++kind) {
        const auto episode = static_cast<Episode>(kind);
        if (isCalled(name, {episodeName(episode), notationOf(episodeNames[static_cast<std::size_t>(kind)])}))
            return nameAndRule(episodeName(episode), episodeRule(episode, advanced));
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
    for (const Step& step : rules.steps)
        for (const Offer& offer : step.icons) {
            const QString gain = gainName(offer.gain, rules);
            if (isCalled(name, {gain, closedIcon(gain)})) return nameAndRule(gain, offerRule(rules, offer));
        }
    return {};
}

}

QString GameWords::explanation(const record::AnyMatch& match, const QString& name) const {
    const Rules& rules = typed(match).rules();
    const bool advanced = isAdvanced(match);
    for (const QString& text : {explainedCard(rules, name), explainedToken(rules, name, advanced),
                                explainedStep(rules, name, advanced), explainedGain(rules, name)})
        if (!text.isEmpty()) return text;
    return {};
}

}
