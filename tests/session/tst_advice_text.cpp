// SPDX-License-Identifier: GPL-3.0-or-later
// The words of hints, and reasons for the moves of computer players.
#include "game/characters.h"
#include "games/fact_texts.h"
#include "games/words_decorator.h"
#include "language/numbers.h"
#include "session/advice_text.h"
#include "session/why_text.h"
#include "session_fixture.h"
#include "suite/suite.h"

#include <QRegularExpression>

#include <cmath>

using namespace heorot;
using namespace heorot::test;
using session::ChoiceText;

class TestAdviceText final : public SessionFixture {
    Q_OBJECT

  private slots:
    void numbersAreTheSearchsRecord();
    void changesAtOnceAreThoseOfTheRules();
    void otherChoicesSayHowMuchLessTheyBring();
    void reasonsAreFactsOfTheGame();
    void betterChoiceIsGivenWhatTheTakenOneLacks();
    void drawbacksAreSaidToBeSome();
    void lossIsNoReason();
    void reasonBelongsToItsMove();
    void sharedReasonsAreToldOnce();
    void adviceWithoutNumbersShowsTheChoice();
    void poorChoicesAreNotOffered();
    void reasonsAreTheLargestChanges();
    void reasonsUseNothingHidden();
    void computerPlayerIsDescribed();
};

namespace {

/// A game whose evaluation changes by given numbers.
class ChangingGame final : public OtherGame {
  public:
    ChangingGame(const game::GameModule& game, const ai::Terms& changes) : OtherGame(game), changes_(changes) {}
    ai::Terms changes(const record::AnyMatch&, std::size_t, std::size_t, engine::Seat) const override {
        return changes_;
    }

  private:
    ai::Terms changes_;
};

/// Something is gained in one span of moves only.
class SpanGame final : public OtherGame {
  public:
    SpanGame(const game::GameModule& game, std::pair<std::size_t, std::size_t> span, engine::Seat seat)
        : OtherGame(game), span_(span), seat_(seat) {}
    ai::Terms changes(const record::AnyMatch&, std::size_t from, std::size_t to, engine::Seat) const override {
        ai::Terms changes{};
        if (std::pair(from, to) == span_) changes[seat_][2] = 1;
        return changes;
    }

  private:
    std::pair<std::size_t, std::size_t> span_;
    engine::Seat seat_;
};

/// The words of a game with given facts; those that begin with a minus sign are drawbacks.
class TellingWords final : public OtherWords {
  public:
    using Facts = std::vector<std::pair<engine::Action, std::vector<const char*>>>;
    TellingWords(const game::Words& words, Facts facts) : OtherWords(words), facts_(std::move(facts)) {}
    game::Facts facts(const record::AnyMatch&, engine::Action choice) const override {
        game::Facts found;
        for (const auto& [action, facts] : facts_)
            if (action == choice)
                for (const char* fact : facts) found << test::factFrom(QString::fromUtf8(fact));
        return found;
    }

  private:
    Facts facts_;
};

class TellingGame final : public OtherGame {
  public:
    TellingGame(const game::GameModule& game, TellingWords::Facts facts)
        : OtherGame(game), words_(game.words(), std::move(facts)) {}
    const game::Words& words() const override { return words_; }

  private:
    TellingWords words_;
};

/// A game that names no parts of its evaluation.
class SilentGame final : public OtherGame {
  public:
    using OtherGame::OtherGame;
    int terms() const override { return 0; }
};

}

/// Every number in the text is one of the rules or a rounded one of the search.
void TestAdviceText::numbersAreTheSearchsRecord() {
    const auto session = begin({"human", "easy", "easy"});
    session->start();
    session->askHint();
    QTRY_VERIFY(!session->isHintRefining());
    const ai::Advice& advice = *session->hint();
    const auto choices = session::choicesOf(session->game(), session->match(), advice);
    QVERIFY(!choices.empty() && !choices.front().reasons.isEmpty());
    const auto shown = [](double number) { return language::plainNumber(static_cast<int>(std::lround(number))); };
    for (const ChoiceText& choice : choices) {
        // Reasons are sentences; the numbers stand beside the players.
        for (const QString& reason : choice.reasons)
            QVERIFY2(!reason.contains(QRegularExpression(QStringLiteral("\\d"))), qPrintable(reason));
        QCOMPARE(choice.sentence, session->game().words().action(session->match(), choice.action));
    }
    const QString& outlook = choices.front().outlook;
    const ai::AdvisedAction& best = advice.actions.front();
    QVERIFY2(outlook.contains(shown(best.chance * 100)) && outlook.contains(language::plainNumber(advice.iterations)),
             qPrintable(outlook));
    if (std::lround(best.lead) != 0) QVERIFY2(outlook.contains(shown(std::abs(best.lead))), qPrintable(outlook));
}

void TestAdviceText::changesAtOnceAreThoseOfTheRules() {
    const auto session = begin({"human", "human"});
    session::Options open;
    open.handOver = session::HandOver::Never;
    session->setOptions(open);
    session->start();
    int changed = 0;
    for (int i = 0; i < 200 && !session->match().isOver(); ++i) {
        engine::ActionList legal;
        session->match().legalActions(legal);
        const engine::Seat mover = session->match().toMove();
        const engine::Action action = legal[static_cast<std::size_t>(i) % legal.size()];
        const ai::Advice advice{100, {{action, 1, 0.5}}};
        const ChoiceText choice = session::choicesOf(session->game(), session->match(), advice).front();
        const bool isSure = !session->match().reveals(action).has(mover);
        const std::size_t moves = session->match().moves().size();
        const engine::Scores before = session->match().seenScoresAfter(moves, mover);
        QVERIFY(!session->play(action));
        const engine::Scores after = session->match().seenScoresAfter(moves + 1, mover);
        if (!isSure) QVERIFY(choice.changes.empty());
        QCOMPARE(choice.when.isEmpty(), choice.changes.empty());
        for (const session::SeatChange& change : choice.changes)
            QCOMPARE(change.points, after.total.at(change.seat) - before.total.at(change.seat));
        if (!choice.changes.empty()) ++changed;
    }
    QVERIFY(changed > 0);
}

void TestAdviceText::otherChoicesSayHowMuchLessTheyBring() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(legal.size() > 2);
    ai::Advice advice{100, {{legal[0], .4, .6}, {legal[1], .3, .58}, {legal[2], .2, .57}}};
    advice.actions[0].lead = 5.4;
    advice.actions[1].lead = 1.6;
    advice.actions[2].lead = 6.2;
    const auto choices = session::choicesOf(session->game(), session->match(), advice);
    QCOMPARE(choices.size(), std::size_t{3});
    QVERIFY(choices[0].action == legal[0] && choices[0].compared.isEmpty());
    // The better one stands first, and none is said to be better than the hint.
    QVERIFY(choices[1].action == legal[2]);
    QCOMPARE(choices[1].compared, QStringLiteral("About as good"));
    QCOMPARE(choices[2].compared, QStringLiteral("About 3 point(s) worse in the end"));
    QVERIFY(choices[0].outlook.contains(QStringLiteral("about 5 point(s) ahead")));
    QVERIFY(choices[1].outlook.isEmpty() && choices[2].outlook.isEmpty());
    advice.actions[0].lead = -0.6;
    QVERIFY(session::choicesOf(session->game(), session->match(), advice)[0].outlook.contains(
        QStringLiteral("about 1 point(s) behind")));
}

void TestAdviceText::reasonsAreFactsOfTheGame() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    const TellingGame game(sample_.module(), {{legal[0], {"One.", "Two.", "Three."}}, {legal[1], {"Four."}}});
    const auto choices =
        session::choicesOf(game, session->match(), {100, {{legal[0], .6, .5}, {legal[1], .4, .5}, {legal[2], .4, .5}}});
    QCOMPARE(choices.size(), std::size_t{3});
    QCOMPARE(choices[0].reasons, (QStringList{QStringLiteral("One."), QStringLiteral("Two.")}));
    QCOMPARE(choices[1].reasons, QStringList{QStringLiteral("Four.")});
    QVERIFY(choices[2].reasons.isEmpty());
}

void TestAdviceText::betterChoiceIsGivenWhatTheTakenOneLacks() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    const TellingGame game(sample_.module(), {{legal[0], {"One.", "Two.", "Three."}}, {legal[1], {"One."}}});
    ai::Terms terms{};
    terms[0] = {3, 1};
    const ChoiceText better = session::comparedChoice(game, session->match(), legal[0], legal[1], terms);
    QCOMPARE(better.reasons, (QStringList{QStringLiteral("Two."), QStringLiteral("Three.")}));
    QCOMPARE(better.changes, (std::vector<session::SeatChange>{{0, 4}, {1, 0}}));
}

void TestAdviceText::drawbacksAreSaidToBeSome() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    const TellingGame game(sample_.module(), {{legal[0], {"− Bad.", "One.", "− Worse.", "Two.", "Three."}},
                                              {legal[1], {"− Costly.", "− Slow.", "− Late.", "− Dull."}}});
    const auto choices = session::choicesOf(game, session->match(), {100, {{legal[0], .6, .5}, {legal[1], .4, .49}}});
    QCOMPARE(choices[0].reasons,
             (QStringList{QStringLiteral("One."), QStringLiteral("Two."), QStringLiteral("Downside: Bad.")}));
    QCOMPARE(choices[1].reasons, QStringList{QStringLiteral("Downside: Costly. Slow. Late.")});
    // The best choice is never explained by a drawback alone.
    const auto best = session::choicesOf(game, session->match(), {100, {{legal[1], .6, .5}}});
    QCOMPARE(best[0].reasons, (QStringList{QStringLiteral("It did best in the games the computer tried."),
                                           QStringLiteral("Downside: Costly. Slow.")}));
    const ChoiceText better = session::comparedChoice(game, session->match(), legal[0], legal[1], {});
    QCOMPARE(better.reasons, (QStringList{QStringLiteral("One."), QStringLiteral("Two.")}));
    const TellingGame alike(sample_.module(), {{legal[0], {"One."}}, {legal[1], {"One.", "− Costly."}}});
    QCOMPARE(session::comparedChoice(alike, session->match(), legal[0], legal[1], {}).reasons,
             QStringList{QStringLiteral("Your move: Costly.")});
}

/// Of a move that gained nothing the reader can see, what it costs is told as that.
void TestAdviceText::lossIsNoReason() {
    const auto session = begin({"human", "easy"});
    session->start();
    QVERIFY(play(*session, "bid done"));
    QTRY_VERIFY(session->match().moves().size() > 1);
    ai::Terms changes{};
    changes[1] = {-2, -3, 0};
    const auto reasons = [&] {
        return session::whyOf(ChangingGame(sample_.module(), changes), session->match(), 1, 0).reasons;
    };
    QCOMPARE(reasons(), QStringList{QStringLiteral("All you can see is what it costs: B: less tokens in hand.")});
    changes[1] = {};
    QCOMPARE(reasons().size(), qsizetype{1});
    QVERIFY(reasons().at(0).startsWith(QStringLiteral("Nothing you can see explains this move")));
    changes[1] = {-2, -3, 1};
    QCOMPARE(reasons(), QStringList{QStringLiteral("B: more value in hand.")});
    // Nor is what somebody else loses by the way; a blow is.
    changes[1] = {};
    changes[0] = {-3, 0, 0};
    QVERIFY(reasons().at(0).startsWith(QStringLiteral("Nothing you can see explains this move")));
    changes[0] = {-4, 0, 0};
    QVERIFY(!reasons().at(0).startsWith(QStringLiteral("Nothing you can see explains this move")));
}

/// A reason is one of the move asked about, where there is one; else one of the moves that belong to it.
void TestAdviceText::reasonBelongsToItsMove() {
    const auto session = begin({"human", "human"});
    session::Options open;
    open.handOver = session::HandOver::Never;
    session->setOptions(open);
    session->start();
    engine::ActionList legal;
    while (session->match().moves().size() < 40 && !session->match().isOver()) {
        session->match().legalActions(legal);
        QVERIFY(!session->play(legal[0]));
    }
    const auto& moves = session->match().moves();
    std::size_t second = 1;
    while (second < moves.size() && moves[second].seat != moves[second - 1].seat) ++second;
    QVERIFY2(second < moves.size(), "no seat moves twice in a row");
    const engine::Seat seat = moves[second].seat;
    std::size_t from = second - 1;
    while (from > 0 && moves[from - 1].seat == seat) --from;
    const auto reasonsIf = [&](std::size_t spanFrom, std::size_t spanTo) {
        const SpanGame game(sample_.module(), {spanFrom, spanTo}, seat);
        return session::whyOf(game, session->match(), second, seat).reasons;
    };
    const QStringList told{QStringLiteral("You: more value in hand.")};
    QCOMPARE(reasonsIf(second, second + 1), told);
    QCOMPARE(reasonsIf(from, second).size(), qsizetype{1});
    QVERIFY(reasonsIf(from, second) != told);
}

/// What holds for every choice explains none of them, so it is told once, after what does.
void TestAdviceText::sharedReasonsAreToldOnce() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(legal.size() > 3);
    // The last one is not offered.
    const ai::Advice advice{100, {{legal[0], .25, .5}, {legal[1], .25, .5}, {legal[2], .25, .5}, {legal[3], .25, .1}}};
    const TellingGame telling(sample_.module(), {{legal[0], {"All.", "One.", "− Each."}},
                                                 {legal[1], {"All.", "− Each."}},
                                                 {legal[2], {"− Each.", "All.", "One."}}});
    auto choices = session::choicesOf(telling, session->match(), advice);
    QCOMPARE(choices.size(), std::size_t{3});
    QCOMPARE(choices[0].reasons,
             (QStringList{QStringLiteral("One."), QStringLiteral("With any of these: All. Each.")}));
    QVERIFY(choices[1].reasons.isEmpty());
    // The same holds of it as of the first.
    QCOMPARE(choices[2].reasons, QStringList{QStringLiteral("One.")});
    choices = session::choicesOf(TellingGame(sample_.module(), {}), session->match(), advice);
    QCOMPARE(choices[0].reasons, QStringList{QStringLiteral("The choices are about equal: take the one you like.")});
}

void TestAdviceText::adviceWithoutNumbersShowsTheChoice() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    const auto withoutSearch = session::choicesOf(session->game(), session->match(), {0, {{legal[0]}}});
    QCOMPARE(withoutSearch.size(), std::size_t{1});
    QVERIFY(!withoutSearch[0].sentence.isEmpty());
    QVERIFY(withoutSearch[0].outlook.isEmpty() && withoutSearch[0].changes.empty());
    QCOMPARE(withoutSearch[0].reasons, QStringList{QStringLiteral("None of the other choices would help.")});
    const SilentGame silent(sample_.module());
    const auto withoutTerms = session::choicesOf(silent, session->match(), {100, {{legal[0], 1, 0.5, 0.626}}});
    QVERIFY(withoutTerms[0].outlook.contains(QStringLiteral("you would win 63 games in 100 (100 games tried).")));
    // Even then it says why it is the choice.
    QCOMPARE(withoutTerms[0].reasons, QStringList{QStringLiteral("It did best in the games the computer tried.")});
}

void TestAdviceText::poorChoicesAreNotOffered() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(legal.size() > 2);
    const auto choices = session::choicesOf(session->game(), session->match(),
                                            {100, {{legal[0], .6, .6}, {legal[1], .3, .3}, {legal[2], .1, .55}}});
    QCOMPARE(choices.size(), std::size_t{2});
    QVERIFY(choices[1].action == legal[2]);
}

void TestAdviceText::reasonsAreTheLargestChanges() {
    const auto session = begin({"human", "easy", "easy"});
    session->start();
    QVERIFY(play(*session, "bid done"));
    QTRY_VERIFY(session->match().moves().size() > 1);
    ai::Terms changes{};
    changes[1] = {1, -3, 7};
    changes[0] = {0, -4, 1};
    changes[2] = {0, -2, 0};
    const ChangingGame game(sample_.module(), changes);
    const session::WhyText why = session::whyOf(game, session->match(), 1, 0);
    QCOMPARE(why.question, QStringLiteral("Why did B play that?"));
    QCOMPARE(why.reasons, (QStringList{QStringLiteral("B: more value in hand."), QStringLiteral("B: more prizes."),
                                       QStringLiteral("You: less tokens in hand.")}));
    // A card has room for how much each is about.
    QCOMPARE(session::whyOf(game, session->match(), 1, 0, {1, 2}).reasons.constFirst(),
             QStringLiteral("B: more value in hand. (About +7 point(s).)"));
    // Behind what the player did; what it paid is no reason.
    const QString brief = session::briefWhy(game, session->match(), 1, 0);
    QCOMPARE(brief, QStringLiteral("B: more value in hand. B: more prizes. You: less tokens in hand."));
    const ChangingGame still(sample_.module(), {});
    QCOMPARE(session::whyOf(still, session->match(), 1, 0).reasons.size(), qsizetype{1});
}

/// The hands of the other seats differ, but nothing the reader sees.
void TestAdviceText::reasonsUseNothingHidden() {
    int compared = 0;
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        session::NewGame begun = newGame(QStringLiteral("sample"), {"human", "easy", "easy"}, seed);
        const auto one = sample_.module().newMatch(begun.setup, begun.seating, {});
        const auto other = sample_.module().newMatch(begun.setup, begun.seating, {});
        // The same moves, but other secret bids of seat 1.
        const auto playBoth = [&](engine::Action first, engine::Action second) {
            return !one->play(first) && !other->play(second);
        };
        QVERIFY(playBoth(*one->parse("bid done"), *other->parse("bid done")));
        engine::ActionList legal;
        one->legalActions(legal);
        if (legal.size() < 3) continue;
        QVERIFY(playBoth(legal[0], legal[1]));
        QVERIFY(playBoth(*one->parse("bid done"), *other->parse("bid done")));
        QVERIFY(one->describeState() != other->describeState());
        if (one->describeSeen(0) != other->describeSeen(0)) continue;
        ++compared;
        for (const engine::Seat viewer : {engine::Seat{0}, engine::nobody})
            for (std::size_t move = 1; move < one->moves().size(); ++move) {
                const auto first = session::whyOf(sample_.module(), *one, move, viewer);
                const auto second = session::whyOf(sample_.module(), *other, move, viewer);
                QCOMPARE(first.question, second.question);
                QCOMPARE(first.reasons, second.reasons);
                QCOMPARE(first.player, second.player);
            }
        // The seat itself does see a difference in what it may still buy.
        QVERIFY(sample_.module().changes(*one, 1, 3, 1) != sample_.module().changes(*other, 1, 3, 1));
    }
    QVERIFY(compared > 0);
}

void TestAdviceText::computerPlayerIsDescribed() {
    const auto session = begin({"human", "medium-spiteful"});
    session->start();
    QVERIFY(play(*session, "bid done"));
    QTRY_VERIFY(session->match().moves().size() > 1);
    QCOMPARE(session::whyOf(session->game(), session->match(), 1, 0).player,
             QStringLiteral("Level: medium. Style: spiteful."));
    for (int style = 1; style < static_cast<int>(ai::styleNames.size()); ++style)
        QVERIFY(!game::styleText(static_cast<ai::Style>(style)).isEmpty());
    for (const ai::Level level :
         {ai::Level::Random, ai::Level::V1, ai::Level::Easy, ai::Level::Medium, ai::Level::Hard, ai::Level::Master})
        QVERIFY(!game::levelText(level).isEmpty());
}

HEOROT_SUITE(TestAdviceText)
#include "tst_advice_text.moc"
