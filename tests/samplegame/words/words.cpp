// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/words/words.h"

#include "plugin/erased_match.h"
#include "samplegame/rules/rules.h"

#include <QCoreApplication>

namespace heorot::samplegame {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("samplegame", text);
}

const Rules& rulesOf(const record::AnyMatch& match) {
    return static_cast<const plugin::ErasedMatch<Game>&>(match).rules();
}

QString seatOf(const record::AnyMatch& match, engine::Seat seat) {
    return seat == engine::nobody ? QString() : QString::fromStdString(match.seating().names[seat]);
}

/// Also for numbers that are no token, so that callers need not ask first.
QString tokenOf(const Rules& rules, int token) {
    return token < 0 || token >= static_cast<int>(rules.tokens.size())
               ? tr("a token")
               : QString::fromStdString(rules.name(static_cast<Token>(token)));
}

}

QString GameWords::title() const {
    return tr("Sample");
}
QString GameWords::summary() const {
    return tr("A small game for tests.");
}

QString GameWords::option(int) const {
    return tr("Second roll");
}
QString GameWords::optionValue(int, int value) const {
    return value ? tr("on") : tr("off");
}
QString GameWords::optionHelp(int) const {
    return tr("Whoever rolled may roll once again.");
}
QString GameWords::scoreSource(int index) const {
    return index == Prizes ? tr("Prizes") : tr("Tokens left");
}

QString GameWords::sentence(const record::AnyMatch& match, const engine::Event& event) const {
    const QString seat = seatOf(match, event.seat);
    const QString token = tokenOf(rulesOf(match), event.args[0]);
    const QString number = QString::number(event.args[0]);
    switch (event.kind) {
    case BidPut: return tr("%1 bids %2.").arg(seat, token);
    case BidEnded: return tr("%1 has bid.").arg(seat);
    case BidShown: return tr("%1 shows %2.").arg(seat, token);
    case Won: return tr("%1 wins the round.").arg(seat);
    case Named: return tr("%1 names %2.").arg(seat, number);
    case Rolled: return tr("%1 rolls %2.").arg(seat, number);
    case Paid: return tr("%1 pays %2.").arg(seat, token);
    case Bought: return tr("%1 gets a prize of %2.").arg(seat, number);
    case Passed: return tr("%1 passes.").arg(seat);
    case Shuffled: return tr("The discards become the deck.");
    case Drew: return tr("%1 draws %2.").arg(seat, token);
    default: return {};
    }
}

QString GameWords::action(const record::AnyMatch& match, engine::Action action) const {
    const QString token = tokenOf(rulesOf(match), action.kind == Bid || action.kind == Pay ? action.a : unknown);
    switch (action.kind) {
    case Bid: return tr("Bid %1").arg(token);
    case BidDone: return tr("End the bid");
    case Name: return tr("Name %1").arg(int{action.a});
    case Roll: return tr("Roll");
    case Keep: return tr("Keep the roll");
    case Reroll: return tr("Roll again");
    case Pay: return tr("Pay %1").arg(token);
    case PayDone: return tr("End the payment");
    default: return tr("Pass");
    }
}

QString GameWords::refusal(const record::AnyMatch&, const engine::Violation& violation) const {
    switch (violation.code) {
    case NotNow: return tr("This is not what is decided now.");
    case NotYours: return tr("You do not hold this token.");
    case NoSuchNumber: return tr("The die has no such number.");
    case TooLittle: return tr("You have not paid the price yet.");
    case PaidEnough: return tr("You have paid the price already.");
    default: return {};
    }
}

QString GameWords::prompt(const record::AnyMatch& match, engine::Seat) const {
    const engine::Seat seat = match.toMove();
    return seat == engine::nobody ? tr("The game is over.") : tr("%1 is to decide.").arg(seatOf(match, seat));
}

QString GameWords::table(const record::AnyMatch& match, engine::Seat viewer) const {
    const auto& typed = static_cast<const plugin::ErasedMatch<Game>&>(match);
    const engine::Seen<State> seen = typed.seen(viewer);
    QString text = tr("Round %1, deck %2").arg(seen->round + 1).arg(seen->deck.size());
    for (engine::Seat seat = 0; seat < seen->seats; ++seat) {
        QString hand;
        for (const Token token : seen->players[seat].hand) hand += QLatin1Char(' ') + tokenOf(typed.rules(), token);
        text += QLatin1Char('\n') +
                tr("%1: %2 points, hand:%3").arg(seatOf(match, seat)).arg(seen->players[seat].prizes).arg(hand);
    }
    return text;
}

QString GameWords::rules(const record::AnyMatch&) const {
    return tr("Bid tokens for a prize each round. The prizes count, then the tokens left.");
}
QString GameWords::legend(const record::AnyMatch&) const {
    return tr("Each line is a seat with its points and its tokens.");
}
QString GameWords::explanation(const record::AnyMatch& match, const QString& name) const {
    for (const auto& token : rulesOf(match).tokens)
        if (QString::fromStdString(token.id) == name) return tr("%1: a token worth %2.").arg(name).arg(token.value);
    return {};
}
QString GameWords::tieBreak() const {
    return tr("Value of the tokens left");
}

}
