// SPDX-License-Identifier: GPL-3.0-or-later
// The Legend played with spots: each decision is one thing on the table, or one button; text cards of the hand stand
// for their buttons too.
#include "view/view.h"
#include "words/captions.h"

#include <algorithm>

namespace heorot::legend {

namespace {

const QString passChoice = QStringLiteral("choice/pass");
const QString outChoice = QStringLiteral("choice/out");
const QString doneChoice = QStringLiteral("choice/done");
const QString acceptChoiceSpot = QStringLiteral("choice/accept");
const QString restChoice = QStringLiteral("choice/rest");
const QString resolveChoice = QStringLiteral("choice/resolve");
const QString refuseChoice = QStringLiteral("choice/refuse");
const QString riskChoiceSpot = QStringLiteral("choice/risk");
const QString daringChoice = QStringLiteral("choice/daring");
const QString fameChoiceSpot = QStringLiteral("choice/fame");
constexpr QLatin1StringView healZone("choice/heal-");

QString healSpot(Healing what) {
    return QString(healZone) + QLatin1StringView(healingNames.at(static_cast<std::size_t>(what)).data());
}

/// The fame of the icon of Death of Beowulf that the mover has taken.
std::uint8_t fameOfIcon(const Position& position) {
    return takenIcon(position.rules, *position.seen, position.seen->mover).amount;
}

/// Where a gain is taken: all free icons that give it.
QStringList gainSpots(const Position& position, Gain gain) {
    const State& state = *position.seen;
    QStringList spots;
    if (state.phase == Phase::FameOrHeal) return {fameChoiceSpot};
    if (state.phase == Phase::Select) {
        for (int option = 0; option < selectionOptions; ++option)
            if (position.rules.selection[static_cast<std::size_t>(option)].gain == gain) spots << optionSpot(option);
        return spots;
    }
    const Episode& episode = episodeOf(position.rules, state);
    const Takers takers = shownTakers(episode, state, position.knownMoves);
    for (int slot = 0; slot < state.seats; ++slot) {
        const auto at = static_cast<std::size_t>(slot);
        if (takers[at] == nobody && episode.icons[at].gain == gain) spots << iconSpot(slot);
    }
    return spots;
}

std::optional<Gain> gainOfSpot(const Position& position, const QString& spot) {
    const State& state = *position.seen;
    if (const auto slot = numberOfSpot(spot, iconZone); slot && *slot < iconSlots)
        return episodeOf(position.rules, state).icons[static_cast<std::size_t>(*slot)].gain;
    if (const auto option = numberOfSpot(spot, optionZone); option && *option < selectionOptions)
        return position.rules.selection[static_cast<std::size_t>(*option)].gain;
    return {};
}

/// What a text card of the hand would do.
Action useOf(Card card) {
    switch (card) {
    case warriorsRest: return make(Do::Rest);
    case resolve: return make(Do::Resolve);
    case inspiration: return make(Do::Refuse);
    default: return risk(true);
    }
}

/// What a card of the hand would mean now.
std::optional<Action> handCard(const State& state, Card card) {
    if (card == blessing) return {};
    if (!hasSymbols(card)) return useOf(card);
    switch (state.phase) {
    case Phase::Pay: return make(Do::Pay, card);
    case Phase::Bid: return make(Do::Bid, card);
    case Phase::InTurn: return make(Do::Play, card);
    default: return {};
    }
}

std::optional<Action> buttonAction(const Position& position, const QString& spot) {
    if (spot == passChoice) return make(Do::Pass);
    if (spot == outChoice) return make(Do::Out);
    if (spot == doneChoice) return make(Do::Done);
    if (spot == acceptChoiceSpot) return make(Do::Accept);
    if (spot == restChoice) return make(Do::Rest);
    if (spot == resolveChoice) return make(Do::Resolve);
    if (spot == refuseChoice) return make(Do::Refuse);
    if (spot == riskChoiceSpot) return risk(false);
    if (spot == daringChoice) return risk(true);
    if (spot == fameChoiceSpot) return take({GainKind::Fame, fameOfIcon(position)});
    for (const Healing what : {Healing::Wound, Healing::DoubleWound, Healing::Scratches})
        if (spot == healSpot(what)) return heal(what);
    return {};
}

}

game::Path View::path(const Position& position, Action action) {
    const auto card = [&](QLatin1StringView zone) { return QStringList{cardSpot(zone, static_cast<Card>(action.a))}; };
    switch (kindOf(action)) {
    case Do::Pass: return {{passChoice}};
    case Do::Out: return {{outChoice}};
    case Do::Done: return {{doneChoice}};
    case Do::Accept: return {{acceptChoiceSpot}};
    case Do::Rest: return {{restChoice, cardSpot(handZone, warriorsRest)}};
    case Do::Resolve: return {{resolveChoice, cardSpot(handZone, resolve)}};
    case Do::Refuse: return {{refuseChoice, cardSpot(handZone, inspiration)}};
    case Do::Risk:
        if (action.a != 0) return {{daringChoice, cardSpot(handZone, daring)}};
        return {{riskChoiceSpot}};
    case Do::Pay:
    case Do::Bid:
    case Do::Play: return {card(handZone)};
    case Do::Give:
    case Do::Show: return {{tokenSpot(static_cast<Token>(action.a))}};
    case Do::Heal: return {{healSpot(static_cast<Healing>(action.a))}};
    case Do::Take: return {gainSpots(position, gainOf(action))};
    case Do::Pick: return {card(openZone)};
    case Do::Bless: return {card(lyingZone)};
    }
    return {};
}

std::optional<Action> View::candidate(const Position& position, const QStringList&, const QString& spot) {
    const State& state = *position.seen;
    if (state.mover == nobody) return {};
    if (const auto action = buttonAction(position, spot)) return action;
    if (const auto card = cardOfSpot(spot, handZone)) return handCard(state, *card);
    if (const auto card = cardOfSpot(spot, openZone)) return make(Do::Pick, *card);
    if (const auto card = cardOfSpot(spot, lyingZone)) return make(Do::Bless, *card);
    if (const auto token = tokenOfSpot(spot)) return make(state.phase == Phase::Give ? Do::Give : Do::Show, *token);
    if (const auto gain = gainOfSpot(position, spot)) return take(*gain);
    return {};
}

std::optional<Action> View::takesBack(const Position& position, const QString& spot) {
    const State& state = *position.seen;
    const auto ordinal = numberOfSpot(spot, laidZone);
    if (!ordinal || state.mover == nobody) return {};
    const std::vector<Action> laid = laidOutOf(state);
    if (static_cast<std::size_t>(*ordinal) >= laid.size()) return {};
    return laid[static_cast<std::size_t>(*ordinal)];
}

/// A risk is run only before the first card, but its button stays.
QStringList View::fixedChoices(const Position& position) {
    return position.seen->phase == Phase::InTurn ? QStringList{riskChoiceSpot} : QStringList();
}

QString View::missingFor(const Position& position, const QStringList&, const QString& spot) {
    if (spot != riskChoiceSpot) return {};
    const State& state = *position.seen;
    return missingForRisk(state.risked || state.added > 0);
}

QString View::choiceLabel(const Position& position, const QString& spot) {
    const State& state = *position.seen;
    if (spot == passChoice) return buttonText(Do::Pass);
    if (spot == doneChoice) return buttonText(Do::Done);
    if (spot == restChoice) return buttonText(Do::Rest);
    if (spot == resolveChoice) return buttonText(Do::Resolve);
    if (spot == refuseChoice) return buttonText(Do::Refuse);
    if (spot == outChoice) return dropChoice(seatsStillIn(state));
    if (spot == acceptChoiceSpot) return acceptChoice(state.phase);
    if (spot == fameChoiceSpot) return fameChoice(fameOfIcon(position));
    const bool withDaring = spot == daringChoice;
    if (withDaring || spot == riskChoiceSpot) {
        const RiskOdds odds =
            riskOdds(position.rules, position.seen, withDaring ? position.rules.daringCards : position.rules.riskCards);
        return riskChoice(odds, withDaring);
    }
    for (const Healing what : {Healing::Wound, Healing::DoubleWound, Healing::Scratches})
        if (spot == healSpot(what)) return healChoice(what);
    return {};
}

QString View::chosenPrompt(const Position&, const QStringList&) {
    return {};
}

}
