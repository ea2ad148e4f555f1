// SPDX-License-Identifier: GPL-3.0-or-later
// Hints of a session: a quick answer that is refined while the hint is open, its words, and reasons for the moves of
// computer players.
#include "game/characters.h"
#include "language/numbers.h"
#include "session/advice_text.h"
#include "session_fixture.h"
#include "suite/suite.h"

#include <QRegularExpression>
#include <QSignalSpy>

#include <cmath>

using namespace heorot;
using namespace heorot::test;
using session::ChoiceText;

class TestSessionHint final : public SessionFixture {
    Q_OBJECT

  private slots:
    void hintIsForTheViewerOnly();
    void hintIsRefinedWhileOpen();
    void everyChangeEndsTheHint_data();
    void everyChangeEndsTheHint();
    void coveringEndsTheHint();
    void numbersAreTheSearchsRecord();
    void commonLossesAreNoReasons();
    void ownReasonsComeFirst();
    void lossIsAReasonOnlyWithoutGains();
    void laterChangesCountWhereTheTurnHasNone();
    void adviceWithoutNumbersShowsTheChoice();
    void poorChoicesAreNotOffered();
    void reasonsAreTheLargestChanges();
    void reasonsUseNothingHidden();
    void computerPlayerIsDescribed();

  private:
    /// After the first answer with this many iterations.
    static const ai::Advice& hintOf(session::Session& session) {
        session.askHint();
        if (!QTest::qWaitFor([&] { return session.hint() != nullptr; })) qFatal("there is no hint");
        return *session.hint();
    }
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

/// A game that names no parts of its evaluation.
class SilentGame final : public OtherGame {
  public:
    using OtherGame::OtherGame;
    int terms() const override { return 0; }
};

}

void TestSessionHint::hintIsForTheViewerOnly() {
    const auto session = begin({"human", "human"});
    session->start();
    QVERIFY(!session->mayAskHint());
    session->askHint();
    QVERIFY(!session->isHintOpen());
    session->takeTable();
    QVERIFY(session->mayAskHint());
    const ai::Advice& advice = hintOf(*session);
    QVERIFY(!session->match().validate(advice.actions.front().action));
}

void TestSessionHint::hintIsRefinedWhileOpen() {
    const auto session = begin({"human", "easy"});
    session->start();
    std::vector<int> iterations;
    connect(session.get(), &session::Session::hintRefined, session.get(),
            [&] { iterations.push_back(session->hint()->iterations); });
    session->askHint();
    QVERIFY(session->isHintOpen());
    QVERIFY(!session->hint()); // the caller is not kept waiting
    QTRY_VERIFY(!session->isHintRefining());
    // The sample game has no master, whose own numbers would come last.
    QCOMPARE(iterations, (std::vector{300, 1'000, 3'000, 10'000}));
    QVERIFY(session->isHintOpen());
}

void TestSessionHint::everyChangeEndsTheHint_data() {
    QTest::addColumn<QString>("change");
    for (const char* change : {"move", "undo", "takeover", "close"})
        QTest::newRow(change) << QString::fromLatin1(change);
}

void TestSessionHint::everyChangeEndsTheHint() {
    QFETCH(QString, change);
    TirelessGame game(sample_.module());
    auto session = std::make_unique<session::Session>(game, newGame(QStringLiteral("sample"), {"human", "human"}),
                                                      QString(), session::Options());
    session->setPaused(true);
    session->start();
    session->takeTable();
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(!session->play(legal[0]));
    QSignalSpy closed(session.get(), &session::Session::hintClosed);
    QSignalSpy refined(session.get(), &session::Session::hintRefined);
    session->askHint();
    QTRY_COMPARE(game.asked(), 1);
    if (change == u"move") QVERIFY(play(*session, "bid done"));
    if (change == u"undo") QVERIFY(session->undo());
    if (change == u"takeover") QVERIFY(session->takeOver(0, ai::Level::Easy));
    if (change == u"close") session->closeHint();
    QVERIFY(!session->isHintOpen());
    QVERIFY(!session->hint());
    QCOMPARE(closed.count(), 1);
    session.reset();
    QVERIFY(game.iterationsDone() < TirelessGame::iterations);
    QCOMPARE(refined.count(), 0);
}

void TestSessionHint::coveringEndsTheHint() {
    session::Options open;
    open.handOver = session::HandOver::Never;
    const auto session = begin({"human", "human"}, open);
    session->start();
    hintOf(*session);
    session::Options covered = open;
    covered.handOver = session::HandOver::Always;
    session->setOptions(covered);
    QCOMPARE(session->isHintOpen(), session->mayAskHint());
}

/// Every number in the text is a rounded one of the search, less what no choice avoids.
void TestSessionHint::numbersAreTheSearchsRecord() {
    const auto session = begin({"human", "easy", "easy"});
    session->start();
    session->askHint();
    QTRY_VERIFY(!session->isHintRefining());
    const auto choices = session::choicesOf(session->game(), session->match(), *session->hint());
    const ai::Advice advice = session::withoutCommonLosses(*session->hint());
    QVERIFY(!choices.empty() && !choices.front().reasons.isEmpty());
    for (const ChoiceText& choice : choices) {
        const auto advised = std::find_if(advice.actions.begin(), advice.actions.end(),
                                          [&](const auto& each) { return each.action == choice.action; });
        QVERIFY(advised != advice.actions.end());
        const ai::Terms& terms = ai::sumOf(advised->turn, 0) != 0 ? advised->turn : advised->later;
        QCOMPARE(choice.changes.size(), std::size_t{3});
        for (const session::SeatChange& change : choice.changes)
            QCOMPARE(change.points, static_cast<int>(std::lround(ai::sumOf(terms, change.seat))));
        // Reasons are sentences; the numbers stand beside the players.
        for (const QString& reason : choice.reasons)
            QVERIFY2(!reason.contains(QRegularExpression(QStringLiteral("\\d"))), qPrintable(reason));
        QVERIFY2(choice.chance.contains(language::plainNumber(static_cast<int>(std::lround(advised->chance * 100)))) &&
                     choice.chance.contains(language::plainNumber(advice.iterations)),
                 qPrintable(choice.chance));
        QCOMPARE(choice.sentence, session->game().words().action(session->match(), choice.action));
    }
}

void TestSessionHint::commonLossesAreNoReasons() {
    ai::Advice advice{100, {{{}, .6, .5}, {{}, .3, .5}, {{}, .01, .4}}};
    advice.actions[0].turn[0] = {-7, 2, -3};
    advice.actions[1].turn[0] = {-5, 1, 4};
    advice.actions[0].turn[1] = {-8};
    advice.actions[1].turn[1] = {-8};
    advice.actions[0].later[0] = {-1};
    advice.actions[1].later[0] = {-2};
    const ai::Advice changed = session::withoutCommonLosses(advice);
    QCOMPARE(changed.actions[0].turn[0][0], -2.);
    QCOMPARE(changed.actions[1].turn[0][0], 0.);
    QCOMPARE(changed.actions[0].turn[0][1], 2.);
    QCOMPARE(changed.actions[0].turn[0][2], -3.);
    QCOMPARE(changed.actions[0].turn[1][0], 0.);
    QCOMPARE(changed.actions[0].later[0][0], 0.);
    QCOMPARE(changed.actions[1].later[0][0], -1.);
    advice.actions.resize(1);
    QCOMPARE(session::withoutCommonLosses(advice).actions[0].turn[0][0], -7.);
}

/// A rival's part stands last, or the next one would be taken for the rival's.
void TestSessionHint::ownReasonsComeFirst() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    ai::Advice advice{100, {{legal[0], 1, 0.5}}};
    advice.actions[0].turn[1][0] = -9;
    advice.actions[0].turn[0][1] = 4;
    const ChoiceText choice = session::choicesOf(session->game(), session->match(), advice).front();
    QCOMPARE(choice.reasons,
             (QStringList{QStringLiteral("You: more tokens in hand."), QStringLiteral("B: less prizes.")}));
}

void TestSessionHint::laterChangesCountWhereTheTurnHasNone() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    ai::Advice advice{100, {{legal[0], 1, 0.5}}};
    advice.actions[0].later[0][0] = 2.6;
    advice.actions[0].later[1][1] = -1.2;
    ChoiceText choice = session::choicesOf(session->game(), session->match(), advice).front();
    QCOMPARE(session::whenText(choice), QStringLiteral("Expected by the end"));
    QCOMPARE(choice.reasons,
             (QStringList{QStringLiteral("You: more prizes."), QStringLiteral("B: less tokens in hand.")}));
    QCOMPARE(session::changesText(session->match(), choice), QStringLiteral("you +3, B −1"));
    advice.actions[0].turn[0][2] = 4;
    choice = session::choicesOf(session->game(), session->match(), advice).front();
    QCOMPARE(session::changesText(session->match(), choice), QStringLiteral("you +4"));
    QCOMPARE(choice.reasons, QStringList{QStringLiteral("You: more value in hand.")});
}

/// Where every choice costs something, the best one costs least.
void TestSessionHint::lossIsAReasonOnlyWithoutGains() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    ai::Advice advice{100, {{legal[0], 1, 0.5}}};
    advice.actions[0].turn[0] = {-2, -3, 0};
    const auto reasons = [&] { return session::choicesOf(session->game(), session->match(), advice).front().reasons; };
    QCOMPARE(reasons(), QStringList{QStringLiteral("You: less tokens in hand.")});
    advice.actions[0].turn[0][2] = 1;
    QCOMPARE(reasons(), QStringList{QStringLiteral("You: more value in hand.")});
}

void TestSessionHint::adviceWithoutNumbersShowsTheChoice() {
    const auto session = begin({"human", "easy"});
    session->start();
    engine::ActionList legal;
    session->match().legalActions(legal);
    const auto withoutSearch = session::choicesOf(session->game(), session->match(), {0, {{legal[0]}}});
    QCOMPARE(withoutSearch.size(), std::size_t{1});
    QVERIFY(!withoutSearch[0].sentence.isEmpty());
    QVERIFY(withoutSearch[0].chance.isEmpty() && withoutSearch[0].changes.empty() && withoutSearch[0].reasons.empty());
    const SilentGame silent(sample_.module());
    const auto withoutTerms = session::choicesOf(silent, session->match(), {100, {{legal[0], 1, 0.5, 0.626}}});
    QCOMPARE(withoutTerms[0].chance, QStringLiteral("Wins about 63 games in 100 from here, judging by 100 tries."));
    QVERIFY(withoutTerms[0].changes.empty());
    // Even then it says why it is the choice.
    QCOMPARE(withoutTerms[0].reasons, QStringList{QStringLiteral("Everything else looked worse.")});
}

void TestSessionHint::poorChoicesAreNotOffered() {
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

void TestSessionHint::reasonsAreTheLargestChanges() {
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
    // Behind what the player did; what it paid is no reason.
    const QString brief = session::briefWhy(game, session->match(), 1, 0);
    QCOMPARE(brief, QStringLiteral("B: more value in hand. B: more prizes. You: less tokens in hand."));
    const ChangingGame still(sample_.module(), {});
    QCOMPARE(session::whyOf(still, session->match(), 1, 0).reasons.size(), qsizetype{1});
}

/// The hands of the other seats differ, but nothing the reader sees.
void TestSessionHint::reasonsUseNothingHidden() {
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

void TestSessionHint::computerPlayerIsDescribed() {
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

HEOROT_SUITE(TestSessionHint)
#include "tst_session_hint.moc"
