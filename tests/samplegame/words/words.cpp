// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/words/words.h"

#include <QCoreApplication>

namespace heorot::samplegame {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("samplegame", text);
}

/// Also accepts numbers that are not tokens, so that callers need not check.
QString tokenOf(const Rules& rules, int token) {
    return token < 0 || token >= static_cast<int>(rules.tokens.size())
               ? tr("a token")
               : QString::fromStdString(rules.name(static_cast<Token>(token)));
}

}

QString GameWords::title() {
    return tr("Sample");
}
QString GameWords::summary() {
    return tr("A small game for tests.");
}

QString GameWords::option(int) {
    return tr("Second roll");
}
QString GameWords::optionValue(int, int value) {
    return value ? tr("on") : tr("off");
}
QString GameWords::optionHelp(int) {
    return tr("Whoever rolled may roll once again.");
}
QString GameWords::scoreSource(int index) {
    return index == Prizes ? tr("Prizes") : tr("Tokens left");
}

QString GameWords::sentence(const Rules& rules, const record::Seating& seating, const engine::Event& event) {
    const QString seat = game::nameOf(seating, event.seat);
    const QString token = tokenOf(rules, event.args[0]);
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

QString GameWords::action(const Position& at, engine::Action action) {
    const QString token = tokenOf(at.rules, action.kind == Bid || action.kind == Pay ? action.a : unknown);
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

QString GameWords::refusal(const Position&, const engine::Violation& violation) {
    switch (violation.code) {
    case NotNow: return tr("This is not what is decided now.");
    case NotYours: return tr("You do not hold this token.");
    case NoSuchNumber: return tr("The die has no such number.");
    case TooLittle: return tr("You have not paid the price yet.");
    case PaidEnough: return tr("You have paid the price already.");
    default: return {};
    }
}

QString GameWords::prompt(const Position& at) {
    const engine::Seat seat = toMove(at.state());
    if (seat == engine::nobody) return tr("The game is over.");
    const bool isYou = seat == at.seen.viewer() && game::isOnlyPerson(at.seating, seat);
    return game::Address{at.name(seat), isYou}.asked(tr("%1 is to decide."), tr("Your turn: decide."));
}

QString GameWords::table(const Position& at) {
    const auto& seen = at.seen;
    QString text = tr("Round %1, deck %2").arg(seen->round + 1).arg(seen->deck.size());
    for (engine::Seat seat = 0; seat < seen->seats; ++seat) {
        QString hand;
        for (const Token token : seen->players[seat].hand) hand += QLatin1Char(' ') + tokenOf(at.rules, token);
        text += QLatin1Char('\n') +
                tr("%1: %2 points, hand:%3").arg(at.name(seat)).arg(seen->players[seat].prizes).arg(hand);
    }
    return text;
}

QString GameWords::legend(const Position&) {
    return tr("Each line is a seat with its points and its tokens.");
}
QString GameWords::explanation(const Position& at, const QString& name) {
    for (const auto& token : at.rules.tokens)
        if (QString::fromStdString(token.id) == name) return tr("%1: a token worth %2.").arg(name).arg(token.value);
    return {};
}
QString GameWords::term(int index) {
    return index == 0 ? tr("prizes") : index == 1 ? tr("tokens in hand") : tr("value in hand");
}
QString GameWords::cause(const Position& at, const game::Cause& cause) {
    const QString name = cause.isOwn ? tr("You") : at.name(cause.seat);
    if (cause.isGain) return tr("%1: more %2.").arg(name, term(cause.term));
    return tr("%1: less %2.").arg(name, term(cause.term));
}
game::PieceWords GameWords::boxPiece(const Rules& rules, const game::DataEntry& entry) {
    if (entry.key(0) != "tokens") return {tr("Numbers"), QString::fromStdString(entry.key(0)), tr("A number."), 0};
    const TokenSpec& token = rules.tokens.at(static_cast<std::size_t>(game::DataEntry::index(entry.key(1))));
    return {tr("Tokens"), QString::fromStdString(token.id), tr("A token worth %1.").arg(token.value), token.copies};
}
QString GameWords::boxLabel(const game::DataEntry&, const std::string& inner) {
    return QString::fromStdString(inner);
}
QString GameWords::boxValue(const std::string&, const std::string&) {
    return {};
}
QString GameWords::tieBreak() {
    return tr("Value of the tokens left");
}

}
