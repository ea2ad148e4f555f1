// SPDX-License-Identifier: GPL-3.0-or-later
// The table in text, for the terminal.
#include "words/captions.h"
#include "words/names.h"
#include "words/piece_rules.h"
#include "words/say.h"
#include "words/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace heorot::legend {

namespace {

constexpr int columns = 96;

QString number(int value) {
    return QLocale().toString(value);
}

QString times(const QString& name, int count) {
    //: Several of a thing in a list: %1 how many, %2 what
    return count == 1 ? name : Say::tr("%1 × %2", "count").arg(number(count), name);
}

template <class Counts>
QStringList cardList(const Counts& counts) {
    QStringList names;
    for (std::size_t card = 0; card < counts.size(); ++card)
        if (counts[card] > 0) names << times(cardName(static_cast<Card>(card)), counts[card]);
    return names;
}

QStringList tokenList(const Tokens& counts) {
    QStringList names;
    for (std::size_t token = 0; token < counts.size(); ++token)
        if (counts[token] > 0) names << times(tokenName(static_cast<Token>(token)), counts[token]);
    return names;
}

QStringList shownList(const TreasureTokens& counts) {
    QStringList names;
    for (std::size_t place = 0; place < counts.size(); ++place)
        if (counts[place] > 0) names << times(tokenName(treasureKind(place)), counts[place]);
    return names;
}

/// Parts with commas, in lines that begin with `indent`.
QString wrapped(const QStringList& parts, const QString& indent) {
    QString text;
    QString line = indent;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString part = i + 1 < parts.size() ? parts[i] + u',' : parts[i];
        if (line.size() > indent.size() && line.size() + 1 + part.size() > columns) {
            text += line + u'\n';
            line = indent;
        }
        line += (line.size() > indent.size() ? QStringLiteral(" ") : QString()) + part;
    }
    return text + line + u'\n';
}

QString head(const Rules& rules, const State& state) {
    const Episode& episode = episodeOf(rules, state);
    //: Head of the table in text: %1 the number of the step, %2 of the last one, %3 its name, %4 its kind
    QString text =
        Say::tr("Step %1 of %2: %3 (%4)")
            .arg(number(state.episode + 1), number(episodeCount), episodeName(episode), episodeKindName(episode.kind)) +
        u'\n';
    const QStringList rule = episodeRule(rules, episode, state).split(u' ');
    QString line = QStringLiteral(" ");
    for (const QString& word : rule) {
        if (line.size() + 1 + word.size() > columns) {
            text += line + u'\n';
            line = QStringLiteral(" ");
        }
        line += u' ' + word;
    }
    return text + line + u'\n';
}

QString icons(const Position& at) {
    const Rules& rules = at.rules;
    const State& state = at.state();
    QStringList lines;
    for (std::size_t slot = 0; slot < iconSlots; ++slot) {
        const QString gain = gainName(episodeOf(rules, state).icons[slot].gain, rules);
        const Seat taker = state.takers[slot];
        QString line = gain;
        if (slot >= state.seats)
            //: An icon in text that is closed: %1 what it gives
            line = Say::tr("%1 (closed)").arg(gain);
        else if (taker != nobody)
            //: An icon in text that is taken: %1 what it gives, %2 a seat
            line = Say::tr("%1 (%2)", "icon").arg(gain, at.name(taker));
        lines << line;
    }
    return wrapped(lines, QStringLiteral("  "));
}

QString coming(const Rules& rules, const State& state) {
    QStringList names;
    for (int place = state.episode + 1; place < std::min(state.episode + 6, episodeCount); ++place) {
        const Episode& episode = rules.episode(place);
        //: A coming step in text: %1 its name, %2 its kind
        names << Say::tr("%1 (%2)", "step").arg(episodeName(episode), episodeKindName(episode.kind));
    }
    //: In front of a list of steps
    return names.isEmpty() ? QString() : Say::tr("Then:") + u'\n' + wrapped(names, QStringLiteral("  "));
}

/// Whether something is left on the table of what a seat's total was made of.
bool liesOpen(const State& state, Seat seat) {
    return state.rows[seat] != SymbolCards{} || state.shown[seat] != TreasureTokens{} ||
           (state.phase == Phase::Bless && state.bids[seat] != SymbolCards{});
}

/// The hand without what lies apart from it as a choice.
HandCards held(const State& state, Seat seat) {
    HandCards hand = state.hands[seat];
    if (state.phase != Phase::Bid && state.phase != Phase::Bless) return hand;
    for (Card card = 0; card < symbolKinds; ++card)
        hand[card] = static_cast<std::uint8_t>(hand[card] - std::min(hand[card], state.bids[seat][card]));
    return hand;
}

/// The chances of a risk where the viewer may run one.
QString chances(const Rules& rules, const engine::Seen<State>& seen) {
    if (validate(rules, *seen, risk(false)) || seen.viewer() == nobody || seen.viewer() != seen->mover) return {};
    const RiskOdds odds = riskOdds(rules, seen, rules.riskCards);
    const QStringList parts = chancesOfMatches(odds);
    QStringList lines;
    for (qsizetype matches = 0; matches < parts.size(); ++matches)
        //: A chance in text: %1 so many matches, %2 how likely
        lines << Say::tr("%1 %2", "chance")
                     .arg(matchesWords(static_cast<int>(matches), threatensOf(rules, *seen, seen.viewer())),
                          parts[matches]);
    return captionWords(Caption::OddsTitle) + u'\n' + wrapped(lines, QStringLiteral("  "));
}

QString seatLine(const Position& at, Seat seat) {
    const State& state = at.state();
    QStringList facts;
    //: %n cards in a hand
    facts << Say::tr("%n card(s)", "hand", handSize(state, seat));
    //: %n scratches of a seat
    facts << Say::tr("%n scratch(es)", "seat", state.scratches[seat]);
    //: %n wounds of a seat, each on its own tile
    if (state.wounds[seat] > 0 || state.doubleWound != seat)
        facts << Say::tr("%n wound(s)", "seat", state.wounds[seat]);
    if (state.doubleWound == seat) facts << threatName(GainKind::DoubleWound);
    //: The seat that begins
    if (seat == state.first) facts << Say::tr("first player");
    if (state.status[seat] > 0) facts << placeName(state.status[seat]);
    //: %1 the total of a seat in this episode
    if (state.totals[seat] > 0 && liesOpen(state, seat)) facts << Say::tr("total %1").arg(number(state.totals[seat]));
    const QString mark = seat == state.mover ? QStringLiteral("> ") : QStringLiteral("  ");
    //: A seat in text: %1 its name, %2 a list of what lies before it
    return wrapped(Say::tr("%1: %2", "seat").arg(at.name(seat), facts.join(QStringLiteral("\n"))).split(u'\n'), mark);
}

QString listed(const QString& caption, const QStringList& parts) {
    return parts.isEmpty() ? QString()
                           : QStringLiteral("    ") + caption + u'\n' + wrapped(parts, QStringLiteral("      "));
}

}

QString GameWords::table(const Position& at) {
    const Rules& rules = at.rules;
    const auto& seen = at.seen;
    const Episode& episode = episodeOf(rules, *seen);
    QString text = head(rules, *seen);
    if (hasIcons(episode.kind)) text += icons(at);
    //: In front of a list of cards
    if (seen->phase == Phase::Recover) text += listed(Say::tr("Open cards:"), cardList(seen->display));
    //: In front of a list of cards
    if (seen->phase == Phase::Pay) text += listed(Say::tr("Given so far:"), cardList(seen->paid));
    text += chances(rules, seen);
    text += coming(rules, *seen);
    //: %1 cards in the draw pile, %2 in the discards
    text += Say::tr("Draw pile %1, discards %2")
                .arg(number(static_cast<int>(seen->deck.size())),
                     number(std::accumulate(seen->discards.begin(), seen->discards.end(), 0))) +
            QStringLiteral("\n\n");
    for (Seat seat = 0; seat < seen->seats; ++seat) {
        text += seatLine(at, seat);
        //: In front of a list of cards that lie open
        text += listed(Say::tr("Played:"), cardList(seen->rows[seat]));
        //: In front of a list of treasure tokens that lie open in an auction
        text += listed(Say::tr("Shown:"), shownList(seen->shown[seat]));
        //: In front of a list of cards
        if (seen->phase == Phase::Bid || seen->phase == Phase::Bless)
            text += listed(Say::tr("Chosen:"), cardList(seen->bids[seat]));
        //: In front of a list of cards
        text += listed(Say::tr("Hand:"), cardList(held(*seen, seat)));
        //: In front of a list of tokens
        text += listed(Say::tr("Tokens:"), tokenList(seen->tokens[seat]));
    }
    return text;
}

}
