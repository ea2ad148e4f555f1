// SPDX-License-Identifier: GPL-3.0-or-later
// The choices and their names; scene.cpp draws the table.
#include "samplegame/view/view.h"

#include "samplegame/view/say.h"

#include <array>

namespace heorot::samplegame {

using engine::Action;

namespace {

const QString choice = QStringLiteral("choice/");
const QString hand = QStringLiteral("hand/");
const QString bid = QStringLiteral("bid/");
const QString paid = QStringLiteral("paid/");
const QString die = QStringLiteral("die");

struct Button {
    Kind kind;
    const char* id;
    const char* label;
};
constexpr std::array<Button, 6> buttons{{{BidDone, "end-bid", QT_TRANSLATE_NOOP("samplegame", "End the bid")},
                                         {Roll, "roll", QT_TRANSLATE_NOOP("samplegame", "Roll")},
                                         {Keep, "keep", QT_TRANSLATE_NOOP("samplegame", "Keep the roll")},
                                         {Reroll, "reroll", QT_TRANSLATE_NOOP("samplegame", "Roll again")},
                                         {PayDone, "buy", QT_TRANSLATE_NOOP("samplegame", "Buy the prize")},
                                         {Pass, "pass", QT_TRANSLATE_NOOP("samplegame", "Pass")}}};

const Button* find(const QString& spot) {
    for (const Button& button : buttons)
        if (spot == choice + QLatin1String(button.id)) return &button;
    return nullptr;
}

}

game::Path View::path(const ViewPosition& position, Action action) {
    if (action.kind == Name) return {{die}, {choice + QString::number(action.a)}};
    if (action.kind == Roll) return {{choice + QStringLiteral("roll"), die}};
    for (const Button& button : buttons)
        if (button.kind == action.kind) return {{choice + QLatin1String(button.id)}};
    QStringList twins;
    const Tokens& held = position.seen->players.at(position.seen->turn).hand;
    for (std::size_t i = 0; i < held.size(); ++i)
        if (held[i] == action.a) twins << hand + QString::number(i);
    return {twins};
}

std::optional<Action> View::candidate(const ViewPosition& position, const QStringList& chosen, const QString& spot) {
    if (const Button* button = find(spot)) return Action{button->kind};
    if (spot == die) return chosen.isEmpty() ? std::optional(Action{Roll}) : std::nullopt;
    if (spot.startsWith(choice))
        return chosen == QStringList{die}
                   ? std::optional(Action{Name, static_cast<std::uint8_t>(spot.mid(choice.size()).toInt())})
                   : std::nullopt;
    if (!spot.startsWith(hand) || position.seen.viewer() == engine::nobody || !chosen.isEmpty()) return {};
    const Tokens& held = position.seen->players.at(position.seen.viewer()).hand;
    const auto index = spot.mid(hand.size()).toUInt();
    if (index >= held.size()) return {};
    return Action{position.seen->phase == Phase::Pay ? Pay : Bid, held[index]};
}

std::optional<Action> View::takesBack(const ViewPosition& position, const QString& spot) {
    const State& seen = *position.seen;
    const bool pays = seen.phase == Phase::Pay;
    const QString zone = pays ? paid : bid;
    if (!spot.startsWith(zone)) return {};
    const Tokens& laid = pays ? seen.paid : seen.players.at(seen.turn).bid;
    const auto index = spot.mid(zone.size()).toUInt();
    if (index >= laid.size()) return {};
    return Action{pays ? Pay : Bid, laid[index]};
}

QString View::choiceLabel(const ViewPosition&, const QString& spot) {
    if (const Button* button = find(spot)) return Say::tr(button->label);
    return QLocale().toString(spot.mid(choice.size()).toInt());
}

QString View::chosenPrompt(const ViewPosition& position, const QStringList& chosen) {
    if (chosen != QStringList{die}) return {};
    //: A prompt: %1 a seat
    return Say::tr("%1 names a number to roll.").arg(position.name(position.seen->turn));
}

game::EventLook View::eventLook(const ViewPosition& position, const engine::Event& event) {
    game::EventLook look;
    look.hue = event.seat;
    if (event.seat != engine::nobody) look.spots << QStringLiteral("panel/%1").arg(event.seat);
    if (event.kind == Bought) look.points = event.args[0];
    if (event.kind == Rolled || event.kind == Named) look.spots << die;
    if (event.kind == Rolled) look.sound = game::Sound::Die;
    if (event.kind == Paid) look.sound = game::Sound::Piece;
    if (event.kind == Drew) look.sound = game::Sound::Card;
    if (event.kind == Shuffled || event.kind == Drew) look.spots << QStringLiteral("deck");
    if (event.kind == Paid && event.seat == position.seen->turn)
        for (std::size_t i = 0; i < position.seen->paid.size(); ++i)
            if (position.seen->paid[i] == event.args[0]) {
                look.movements.push_back({look.spots.front(), QStringLiteral("paid/%1").arg(i)});
                break;
            }
    return look;
}

QStringList View::pictures() {
    return {QStringLiteral("hall/person"), QStringLiteral("icons/cards")};
}

QString View::cover() {
    return QStringLiteral("hall/heorot");
}

}
