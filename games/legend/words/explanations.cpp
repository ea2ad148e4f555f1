// SPDX-License-Identifier: GPL-3.0-or-later
// What a card, token, episode, icon or pile does, by a name as the texts of the game show it.
#include "words/captions.h"
#include "words/names.h"
#include "words/origins.h"
#include "words/piece_rules.h"
#include "words/words.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <numeric>

namespace heorot::legend {

namespace {

/// Names as they are compared: typed apostrophes are straight.
QString plain(const QString& name) {
    return name.toLower().remove(u' ').remove(u'-').replace(QChar(0x2019), u'\'');
}

bool isCalled(const QString& name, const QStringList& names) {
    return std::any_of(names.begin(), names.end(), [&](const QString& own) { return plain(own) == plain(name); });
}

QString notationOf(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

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
            return nameAndRule(captionWords(pile), joined({plainNumber(count) + u'.', pileRule(pile)}));
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
