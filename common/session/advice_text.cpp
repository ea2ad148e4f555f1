// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/advice_text.h"

#include "game/characters.h"
#include "game/position.h"
#include "language/numbers.h"
#include "language/phrase.h"
#include "language/plural.h"
#include "session/save_words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace heorot::session {

using engine::Seat;

namespace {

constexpr std::size_t mostOwnReasons = 2;
/// A choice whose value (0 .. 1) lies further below the best one is not offered.
constexpr double nearlyAsGood = 0.1;
/// A choice that got a smaller share of the iterations does not say what can be avoided.
constexpr double wellTried = 0.02;

/// A part of a seat's evaluation that changed.
struct TermChange {
    Seat seat;
    int term;
    int points;
};

int rounded(double value) {
    return static_cast<int>(std::lround(value));
}

/// All changes that do not round to 0, the largest first.
std::vector<TermChange> changesOf(const game::GameModule& game, const record::AnyMatch& match, const ai::Terms& terms) {
    std::vector<TermChange> changes;
    for (Seat seat = 0; seat < match.setup().seats; ++seat)
        for (int term = 0; term < game.terms(); ++term)
            if (const int points = rounded(terms[seat][static_cast<std::size_t>(term)]); points != 0)
                changes.push_back({seat, term, points});
    std::stable_sort(changes.begin(), changes.end(), [](const TermChange& one, const TermChange& other) {
        return std::abs(one.points) > std::abs(other.points);
    });
    return changes;
}

bool isEmpty(const game::GameModule& game, const record::AnyMatch& match, const ai::Terms& terms) {
    for (Seat seat = 0; seat < match.setup().seats; ++seat)
        if (rounded(ai::sumOf(terms, seat)) != 0) return false;
    return changesOf(game, match, terms).empty();
}

/// The largest gains of a seat, then the largest loss of another: what it pays for them, such as cards, is no reason.
/// Where it gains nothing, its own largest loss, which is smaller than that of other choices.
std::vector<TermChange> mainChanges(const std::vector<TermChange>& changes, Seat mover, Seat hurt) {
    std::vector<TermChange> gains;
    const TermChange* loss = nullptr;
    const TermChange* ownLoss = nullptr;
    for (const TermChange& change : changes) {
        if (change.seat == mover && change.points > 0 && gains.size() < mostOwnReasons) gains.push_back(change);
        if (change.seat == mover && change.points < 0 && !ownLoss) ownLoss = &change;
        if (change.seat == hurt && change.points < 0 && !loss) loss = &change;
    }
    if (loss) gains.push_back(*loss);
    if (gains.empty() && ownLoss) gains.push_back(*ownLoss);
    return gains;
}

/// The other seat that lost most, or nobody.
Seat mostHurt(const record::AnyMatch& match, const ai::Terms& changes, Seat mover) {
    Seat hurt = engine::nobody;
    double least = 0;
    for (Seat seat = 0; seat < match.setup().seats; ++seat) {
        const double sum = ai::sumOf(changes, seat);
        if (seat == mover || rounded(sum) >= 0 || sum >= least) continue;
        hurt = seat;
        least = sum;
    }
    return hurt;
}

/// Who reads a reason, and what it knows: the position before the change.
struct Reader {
    Seat seat;
    std::size_t moves;
};

/// In the words of the game; in a game without such words, "Ylva: −12 points from figures on the board".
QString reasonText(const game::GameModule& game, const record::AnyMatch& match, const TermChange& change,
                   const Reader& reader, std::optional<engine::Action> choice) {
    const bool isOwn = change.seat == reader.seat && game::personsOf(match.seating()).has(change.seat);
    const game::Cause asked{change.term, change.seat, change.points > 0, isOwn, choice};
    const QString cause = game.words().cause(match, reader.moves, reader.seat, asked);
    if (!cause.isEmpty()) return cause;
    //: A reason: %1 a player, %2 what changes and by how much, "−12 points from figures on the board"
    return Say::tr("%1: %2").arg(game::nameOf(match.seating(), change.seat),
                                 partText(game, change.term, change.points));
}

QStringList reasonTexts(const game::GameModule& game, const record::AnyMatch& match, const ai::Terms& terms, Seat mover,
                        const Reader& reader, std::optional<engine::Action> choice = {}) {
    QStringList reasons;
    const Seat hurt = mostHurt(match, terms, mover);
    for (const TermChange& change : mainChanges(changesOf(game, match, terms), mover, hurt))
        reasons << reasonText(game, match, change, reader, choice);
    // Two parts may have the same cause, such as the chance to win a fight.
    reasons.removeDuplicates();
    return reasons;
}

/// Of every seat, beginning with the one to move.
std::vector<SeatChange> seatChanges(const record::AnyMatch& match, const ai::Terms& terms) {
    std::vector<SeatChange> changes;
    const int seats = match.setup().seats;
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<Seat>((match.toMove() + i) % seats);
        changes.push_back({seat, rounded(ai::sumOf(terms, seat))});
    }
    return changes;
}

void addChanges(const game::GameModule& game, const record::AnyMatch& match, const ai::AdvisedAction& advised,
                ChoiceText& choice) {
    // A turn that changes nothing by itself is chosen for what comes later.
    const ai::Terms& terms = isEmpty(game, match, advised.turn) ? advised.later : advised.turn;
    choice.changes = seatChanges(match, terms);
    choice.reasons =
        reasonTexts(game, match, terms, match.toMove(), {match.toMove(), match.moves().size()}, advised.action);
}

/// Subtracts from the terms of all choices what the first `tried` of them lose alike.
void subtractCommonLosses(const std::vector<ai::Terms*>& choices, std::size_t tried) {
    for (std::size_t seat = 0; seat < choices[0]->size(); ++seat)
        for (std::size_t term = 0; term < ai::mostTerms; ++term) {
            double least = std::numeric_limits<double>::lowest();
            for (std::size_t i = 0; i < tried; ++i) least = std::max(least, (*choices[i])[seat][term]);
            if (least >= 0) continue;
            for (ai::Terms* terms : choices) (*terms)[seat][term] -= least;
        }
}

QString chanceText(const ai::Advice& advice, const ai::AdvisedAction& advised) {
    //: A hint: %1 how many of 100 games are won after the choice, %2 how many games were tried
    return Say::tr("Wins about %1 games in 100 from here, judging by %2 tries.")
        .arg(language::plainNumber(rounded(advised.chance * 100)), language::plainNumber(advice.iterations));
}

/// Of a choice that changes nothing by itself, such as the end of a secret choice.
QString plainReason(const record::AnyMatch& match, const ai::Advice& advice) {
    engine::ActionList legal;
    match.legalActions(legal);
    if (legal.size() == 1) return Say::tr("There is nothing else to choose.");
    return advice.iterations == 0 ? QString() : Say::tr("Everything else looked worse.");
}

ChoiceText choiceOf(const game::GameModule& game, const record::AnyMatch& match, const ai::Advice& advice,
                    const ai::AdvisedAction& advised) {
    ChoiceText choice{advised.action, game.words().action(match, advised.action)};
    if (advice.iterations > 0) {
        choice.chance = chanceText(advice, advised);
        if (game.terms() > 0) addChanges(game, match, advised, choice);
    }
    const bool isBest = advised.action == advice.actions.front().action;
    const QString plain = choice.reasons.isEmpty() && isBest ? plainReason(match, advice) : QString();
    if (!plain.isEmpty()) choice.reasons << plain;
    return choice;
}

}

ai::Advice withoutCommonLosses(ai::Advice advice) {
    std::vector<ai::Terms*> turns;
    std::vector<ai::Terms*> laters;
    std::size_t tried = 0;
    for (ai::AdvisedAction& advised : advice.actions) {
        turns.push_back(&advised.turn);
        laters.push_back(&advised.later);
        if (tried + 1 == turns.size() && (tried == 0 || advised.share >= wellTried)) ++tried;
    }
    if (tried < 2) return advice;
    subtractCommonLosses(turns, tried);
    subtractCommonLosses(laters, tried);
    return advice;
}

QString partText(const game::GameModule& game, int term, int points) {
    //: A part of a player's points that changes: %1 a signed number, whose plural it has, %2 what counts: "+22 points
    //: from figures on the board". "+2 points from scratches" means that scratches cost 2 points less.
    return Say::tr("%1 point(s) from %2", nullptr, language::pluralOf(points))
        .arg(language::signedNumber(points), game.words().term(term));
}

std::vector<ChoiceText> choicesOf(const game::GameModule& game, const record::AnyMatch& match,
                                  const ai::Advice& found) {
    const ai::Advice advice = withoutCommonLosses(found);
    std::vector<ChoiceText> choices;
    for (const ai::AdvisedAction& advised : advice.actions)
        if (choices.empty() || advised.value >= advice.actions.front().value - nearlyAsGood)
            choices.push_back(choiceOf(game, match, advice, advised));
    return choices;
}

ChoiceText comparedChoice(const game::GameModule& game, const record::AnyMatch& match, engine::Action action,
                          const ai::Terms& terms) {
    ChoiceText choice{action, game.words().action(match, action)};
    if (game.terms() == 0) return choice;
    choice.changes = seatChanges(match, terms);
    // What it costs is no reason for it.
    const Seat mover = match.toMove();
    ai::Terms gains = terms;
    for (double& term : gains[mover]) term = std::max(0., term);
    choice.reasons = reasonTexts(game, match, gains, mover, {mover, match.moves().size()}, action);
    return choice;
}

QString whenText(const ChoiceText& choice) {
    if (choice.changes.empty()) return {};
    //: Above changes of points that the computer expects a choice to bring, which are not those the board shows for now
    return Say::tr("Expected by the end");
}

QString pointsText(int points) {
    //: In place of a change of points
    return points == 0 ? Say::tr("no change") : language::signedNumber(points);
}

QString effectText(const record::AnyMatch& match, const ChoiceText& choice) {
    const QString changes = changesText(match, choice);
    //: A hint: %1 "Expected by the end", %2 changes of points: "you +3"
    return changes.isEmpty() ? QString() : Say::tr("%1: %2").arg(whenText(choice), changes);
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

// Why

namespace {

/// The first move of the unbroken row of a seat's moves around one, and the first after it.
std::pair<std::size_t, std::size_t> rowAround(const record::AnyMatch& match, std::size_t move) {
    const auto& moves = match.moves();
    std::size_t from = move;
    std::size_t to = move + 1;
    while (from > 0 && moves[from - 1].seat == moves[move].seat) --from;
    while (to < moves.size() && moves[to].seat == moves[move].seat) ++to;
    return {from, to};
}

/// From the mover's row of moves around one.
QStringList visibleReasons(const game::GameModule& game, const record::AnyMatch& match, std::size_t move, Seat viewer) {
    const auto [from, to] = rowAround(match, move);
    const ai::Terms terms = game.changes(match, from, to, viewer);
    return reasonTexts(game, match, terms, match.moves().at(move).seat, {viewer, from});
}

QString unseenReason() {
    return Say::tr("Nothing you can see explains it: the reason is hidden or still to come.");
}

QString playerOf(const record::AnyMatch& match, Seat seat) {
    const auto opponent = ai::opponentOf(match.seating().players.at(seat));
    if (!opponent) return {};
    //: %1 how well a computer player plays: "hard"
    QString text = Say::tr("Level: %1.").arg(game::levelText(opponent->level));
    if (opponent->style != ai::Style::Plain)
        //: %1 how a computer player likes to play: "bold"
        text += u' ' + Say::tr("Style: %1.").arg(game::styleText(opponent->style));
    return text;
}

}

WhyText whyOf(const game::GameModule& game, const record::AnyMatch& match, std::size_t move, Seat viewer) {
    const Seat mover = match.moves().at(move).seat;
    WhyText why;
    //: %1 a computer player; a translation may have two spellings beside it
    why.question = language::Phrase(Say::tr("Why did %1 play that?")).arg(game::nameOf(match.seating(), mover));
    why.player = playerOf(match, mover);
    why.reasons = visibleReasons(game, match, move, viewer);
    if (why.reasons.empty()) why.reasons << unseenReason();
    return why;
}

QString briefWhy(const game::GameModule& game, const record::AnyMatch& match, std::size_t move, Seat viewer) {
    const QStringList reasons = visibleReasons(game, match, move, viewer);
    if (reasons.empty()) return unseenReason();
    return reasons.join(u' ');
}

}
