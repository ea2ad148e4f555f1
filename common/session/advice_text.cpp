// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/advice_text.h"

#include "game/characters.h"
#include "game/fact.h"
#include "game/position.h"
#include "language/numbers.h"
#include "language/plural.h"
#include "session/save_words.h"

#include <QtGlobal>

#include <algorithm>
#include <optional>

namespace heorot::session {

using engine::Seat;

namespace {

/// For a choice of the reader.
constexpr qsizetype mostReasons = 2;
/// A choice whose value (0 .. 1) lies further below the best one is not offered.
constexpr double nearlyAsGood = 0.1;
/// A difference of values that another search might turn around.
constexpr double asGood = 0.01;
constexpr std::size_t mostChoices = 3;

/// What `points` gives for every seat, beginning with the one to move; empty if it is 0 for all.
template <class Points>
std::vector<SeatChange> seatChanges(const record::AnyMatch& match, const Points& points) {
    std::vector<SeatChange> changes;
    const int seats = match.setup().seats;
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<Seat>((match.toMove() + i) % seats);
        changes.push_back({seat, points(seat)});
    }
    if (std::all_of(changes.begin(), changes.end(), [](const SeatChange& change) { return change.points == 0; }))
        return {};
    return changes;
}

void addChangesAtOnce(const record::AnyMatch& match, ChoiceText& choice) {
    const auto after = match.foreseenScores(choice.action);
    if (!after) return;
    const engine::Scores before = match.seenScoresAfter(match.moves().size(), match.toMove());
    choice.changes = seatChanges(match, [&](Seat seat) { return after->total.at(seat) - before.total.at(seat); });
    //: Above changes of points that a choice brings as soon as it is made
    if (!choice.changes.empty()) choice.when = Say::tr("At once");
}

/// How far the seat to move ends ahead or behind.
QString leadText(int lead) {
    //: A hint: by how much the player is expected to win
    if (lead > 0) return Say::tr("Expected at the end: about %n point(s) ahead", nullptr, language::pluralOf(lead));
    //: A hint: by how much the player is expected to lose
    if (lead < 0) return Say::tr("Expected at the end: about %n point(s) behind", nullptr, language::pluralOf(-lead));
    //: A hint: the player and the best rival are expected to have as many points
    return Say::tr("Expected at the end: about level");
}

QString outlookText(const ai::Advice& advice, const ai::AdvisedAction& advised) {
    //: A hint: %1 "Expected at the end: about 3 points ahead", %2 how many of 100 games are won, %3 how many games were
    //: tried
    return Say::tr("%1; you would win %2 games in 100 (%3 games tried).")
        .arg(leadText(qRound(advised.lead)), language::plainNumber(qRound(advised.chance * 100)),
             language::plainNumber(advice.iterations));
}

QString asGoodText() {
    //: Of one of the choices of a hint
    return Say::tr("About as good");
}

QString comparedText(const ai::AdvisedAction& best, const ai::AdvisedAction& advised) {
    const int less = qRound(best.lead) - qRound(advised.lead);
    if (less <= 0 || best.value - advised.value < asGood) return asGoodText();
    //: One of the choices of a hint: how much smaller the player’s lead at the end is than after the best choice
    return Say::tr("About %n point(s) worse in the end", nullptr, less);
}

/// A choice offered, with what is true of it.
struct Offer {
    ChoiceText text;
    game::Facts facts{};
};

bool isClose(const std::vector<Offer>& offers) {
    return offers.size() > 1 && offers[1].text.compared == asGoodText();
}

/// What speaks for a choice first, then what speaks most against it: more of it where little speaks for the choice.
QStringList weighed(const game::Facts& facts) {
    QStringList reasons;
    for (const game::Fact& fact : facts)
        if (!fact.isDrawback && reasons.size() < mostReasons) reasons << fact.text;
    QStringList drawbacks;
    for (const game::Fact& fact : facts)
        if (fact.isDrawback && (drawbacks.isEmpty() || reasons.size() + drawbacks.size() <= mostReasons))
            drawbacks << fact.text;
    //: A hint: %1 a sentence or two that speak against the choice it offers, "It uses up Beowulf’s Daring."
    if (!drawbacks.isEmpty()) reasons << Say::tr("Downside: %1").arg(drawbacks.join(u' '));
    return reasons;
}

/// Of a choice that no reason speaks for more than for the others.
QString plainReason(const record::AnyMatch& match, const std::vector<Offer>& offers) {
    engine::ActionList legal;
    match.legalActions(legal);
    if (legal.size() == 1) return Say::tr("There is nothing else to choose.");
    if (offers.front().text.outlook.isEmpty()) return Say::tr("None of the other choices would help.");
    return isClose(offers) ? Say::tr("The choices are about equal: take the one you like.")
                           : Say::tr("It did best in the games the computer tried.");
}

/// Puts what tells the best choice from the others first, and says only once what holds for all.
void tellApart(std::vector<Offer>& offers) {
    game::Facts shared;
    for (const game::Fact& fact : offers.front().facts)
        if (std::all_of(offers.begin(), offers.end(), [&](const Offer& offer) { return offer.facts.contains(fact); }))
            shared << fact;
    if (offers.size() == 1) return;
    for (Offer& offer : offers)
        for (const game::Fact& fact : shared) offer.facts.removeAll(fact);
    if (shared.isEmpty()) return;
    QStringList sentences;
    for (const game::Fact& fact : shared.mid(0, mostReasons)) sentences << fact.text;
    //: A hint: %1 a sentence or two that are true of each choice it offers, such as "It can remove the tile on g8: +8
    //: for you."
    offers.front().facts << Say::tr("With any of these: %1").arg(sentences.join(u' '));
}

bool speaksFor(const Offer& offer) {
    return std::any_of(offer.facts.begin(), offer.facts.end(), [](const game::Fact& fact) { return !fact.isDrawback; });
}

Offer offerOf(const game::GameModule& game, const record::AnyMatch& match, const ai::Advice& advice,
              const ai::AdvisedAction& advised) {
    Offer offer{{advised.action, game.words().action(match, advised.action)}};
    if (advice.iterations == 0) return offer;
    const ai::AdvisedAction& best = advice.actions.front();
    addChangesAtOnce(match, offer.text);
    // The others are told how they compare, so that no estimate looks better than that of the best.
    if (advised.action == best.action)
        offer.text.outlook = outlookText(advice, advised);
    else
        offer.text.compared = comparedText(best, advised);
    offer.facts = game.words().facts(match, advised.action);
    return offer;
}

}

std::vector<ChoiceText> choicesOf(const game::GameModule& game, const record::AnyMatch& match,
                                  const ai::Advice& advice) {
    std::vector<const ai::AdvisedAction*> offered;
    for (const ai::AdvisedAction& advised : advice.actions)
        if (offered.size() < mostChoices && advised.value >= advice.actions.front().value - nearlyAsGood)
            offered.push_back(&advised);
    if (offered.empty()) offered.push_back(&advice.actions.front());
    std::stable_sort(offered.begin() + 1, offered.end(),
                     [](const auto* one, const auto* other) { return qRound(one->lead) > qRound(other->lead); });
    std::vector<Offer> offers;
    for (const ai::AdvisedAction* advised : offered) offers.push_back(offerOf(game, match, advice, *advised));
    tellApart(offers);
    if (!speaksFor(offers.front())) offers.front().facts.prepend(plainReason(match, offers));
    std::vector<ChoiceText> choices;
    for (Offer& offer : offers) {
        offer.text.reasons = weighed(offer.facts);
        choices.push_back(std::move(offer.text));
    }
    return choices;
}

ChoiceText comparedChoice(const game::GameModule& game, const record::AnyMatch& match, engine::Action action,
                          engine::Action taken, const ai::Terms& terms) {
    ChoiceText choice{action, game.words().action(match, action)};
    if (game.terms() == 0) return choice;
    choice.changes = seatChanges(match, [&](Seat seat) { return qRound(ai::sumOf(terms, seat)); });
    //: Above changes of points that the computer expects a choice to bring, which are not those the board shows for now
    if (!choice.changes.empty()) choice.when = Say::tr("Expected by the end");
    const game::Facts ofTaken = game.words().facts(match, taken);
    const game::Facts ofBetter = game.words().facts(match, action);
    for (const game::Fact& fact : ofBetter)
        if (!fact.isDrawback && !ofTaken.contains(fact) && choice.reasons.size() < mostReasons)
            choice.reasons << fact.text;
    for (const game::Fact& fact : ofTaken)
        if (fact.isDrawback && !ofBetter.contains(fact) && choice.reasons.size() < mostReasons)
            //: Why another move would have been better: %1 a sentence that speaks against the move made
            choice.reasons << Say::tr("Your move: %1").arg(fact.text);
    return choice;
}

QString pointsText(int points) {
    //: In place of a change of points
    return points == 0 ? Say::tr("no change") : language::signedNumber(points);
}

QString effectText(const record::AnyMatch& match, const ChoiceText& choice) {
    const QString changes = changesText(match, choice);
    //: A hint: %1 "Expected by the end", %2 changes of points: "you +3"
    return changes.isEmpty() ? QString() : Say::tr("%1: %2").arg(choice.when, changes);
}

QStringList effectsOf(const record::AnyMatch& match, const ChoiceText& choice) {
    QStringList effects{effectText(match, choice), choice.compared};
    effects.removeAll(QString());
    return effects;
}

QString changesText(const record::AnyMatch& match, const ChoiceText& choice) {
    QStringList parts;
    for (const SeatChange& change : choice.changes) {
        if (change.points == 0) continue;
        const QString points = language::signedNumber(change.points);
        //: %1 a signed number of points that the reader gains or loses
        parts << (change.seat == match.toMove() ? Say::tr("you %1").arg(points)
                                                : game::nameOf(match.seating(), change.seat) + u' ' + points);
    }
    return parts.join(QStringLiteral(", "));
}

}
