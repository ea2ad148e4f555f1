// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a finished game: whoever plays as the adviser would keeps everything, losses are found where they were
// made, and a review can be repeated and cancelled.
#include "games/loaded_games.h"
#include "record/saga.h"
#include "session/coach.h"
#include "session/play_on.h"
#include "suite/suite.h"

#include "game/seating.h"

#include <QSignalSpy>
#include <QTest>

using namespace heorot;
using namespace heorot::test;
using engine::Seat;
using session::Review;
using session::ReviewTask;

namespace {

constexpr int few = 120;

/// An adviser that values the best action .8, the one taken .6 and a third .4, with chances of .95, .9 and .5.
class ValuedGame final : public OtherGame {
  public:
    using OtherGame::OtherGame;

    Adviser adviser(const record::AnyMatch&, std::size_t, const ai::AdviceSpec& spec) const override {
        return [spec](const std::stop_token&) {
            ai::Advice advice;
            advice.iterations = spec.iterations;
            ai::AdvisedAction best{{0xFE}, .5, .8, .95, {}, {}};
            best.later[0][1] = 7;
            advice.actions = {
                best, {spec.included.value_or(best.action), .3, .6, .9, {}, {}}, {{0xFD}, .2, .4, .5, {}, {}}};
            return advice;
        };
    }
    int terms() const override { return 2; }
};

/// An adviser that thinks until it is let go, whatever it is asked.
class StubbornGame final : public OtherGame {
  public:
    using OtherGame::OtherGame;

    Adviser adviser(const record::AnyMatch&, std::size_t, const ai::AdviceSpec&) const override {
        return [this](const std::stop_token&) {
            asked_.release();
            gate_.acquire();
            return ai::Advice{0, {ai::AdvisedAction{}}};
        };
    }
    void awaitQuestion() const { asked_.acquire(); }
    void letGo() const { gate_.release(1000); }

  private:
    mutable QSemaphore asked_;
    mutable QSemaphore gate_;
};

class UnsearchedGame final : public OtherGame {
  public:
    using OtherGame::OtherGame;
    std::vector<std::string> computerPlayers() const override { return {"random", "v1", "easy"}; }
};

}

class TestCoach final : public QObject {
    Q_OBJECT

  private slots:
    void whoPlaysTheAdvisersChoiceKeepsAll();
    void lossesAreWhereTheyWereMade();
    void sameSagaGivesTheSameReview();
    void scoreIsTheShareThatWasKept();
    void iterationsFitTheTime();
    void cancelReturnsAtOnce();
    void reviewRunsInAWorker();
    void gameWithoutSearchHasNoCoach();

  private:
    std::unique_ptr<record::AnyMatch> begin() {
        const auto begun = newGame(QStringLiteral("sample"), {"human", "easy"}, 11);
        return sample_.module().newMatch(begun.setup, begun.seating);
    }
    std::unique_ptr<record::AnyMatch> randomGame() {
        auto match = begin();
        while (!match->isOver())
            if (match->play(sample_.module().think(*match, ai::Level::Random, 3))) qFatal("a random move is refused");
        return match;
    }
    Review review(const record::AnyMatch& match, Seat seat = 0, const session::ReviewSpec& spec = {.iterations = few}) {
        return *ReviewTask(sample_.module(), match, seat, spec).run({}, [](int) {});
    }

    SampleGame sample_;
};

void TestCoach::whoPlaysTheAdvisersChoiceKeepsAll() {
    const game::GameModule& game = sample_.module();
    const auto match = begin();
    while (!match->isOver()) {
        const auto advice =
            game.adviser(*match, match->moves().size(), {.opponent = ai::Level::Master, .iterations = few})({});
        QVERIFY(!match->play(advice.actions.front().action));
    }
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        const Review kept = review(*match, seat);
        QVERIFY(kept.decisions > 0);
        QCOMPARE(kept.kept, 100.);
        QVERIFY(kept.losses.empty());
    }
}

void TestCoach::lossesAreWhereTheyWereMade() {
    const auto match = randomGame();
    const Review found = review(*match);
    QVERIFY(found.decisions > 0);
    QVERIFY(found.kept >= 0 && found.kept < 100);
    QVERIFY(!found.losses.empty() && found.losses.size() <= session::mostLosses);
    double before = 1;
    for (const session::Loss& loss : found.losses) {
        QVERIFY(loss.gain >= session::leastGain && loss.gain <= before);
        before = loss.gain;
        QCOMPARE(match->moves()[loss.move].seat, Seat{0});
        QVERIFY(match->moves()[loss.move].action == loss.taken);
        QVERIFY(loss.better != loss.taken);
        const auto position = session::matchUntil(sample_.module(), *match, loss.move);
        QVERIFY(!position->validate(loss.better));
        const session::ChoiceText better = session::betterOf(sample_.module(), *position, loss);
        QCOMPARE(better.sentence, sample_.module().words().action(*position, loss.better));
        QVERIFY(!better.reasons.contains(QString()));
        QVERIFY(better.reasons.size() <= 2);
        // None at all if every one rounds to 0.
        QVERIFY(better.changes.empty() || (better.changes.size() == 2 && better.changes.front().seat == Seat{0}));
    }
}

void TestCoach::sameSagaGivesTheSameReview() {
    const game::GameModule& game = sample_.module();
    const auto match = randomGame();
    const Review one = review(*match);
    const auto saga = record::readSaga(
        record::writeSaga(game, *match), "a.saga", [&](const std::string&) { return &game; }, game::refusePlayer);
    const Review other = review(*saga.match);
    QCOMPARE(other.kept, one.kept);
    QCOMPARE(other.decisions, one.decisions);
    QCOMPARE(other.losses.size(), one.losses.size());
    for (std::size_t i = 0; i < one.losses.size(); ++i) {
        QCOMPARE(other.losses[i].move, one.losses[i].move);
        QVERIFY(other.losses[i].better == one.losses[i].better);
        QCOMPARE(other.losses[i].gain, one.losses[i].gain);
        QVERIFY(other.losses[i].terms == one.losses[i].terms);
    }
}

void TestCoach::scoreIsTheShareThatWasKept() {
    const ValuedGame game(sample_.module());
    const auto match = randomGame();
    const ReviewTask task(game, *match, 0, {.iterations = few});
    const Review found = *task.run({}, [](int) {});
    QCOMPARE(found.decisions, task.decisions());
    QVERIFY(found.decisions > 3);
    // Of .8 - .4 in each decision, .8 - .6 is lost.
    QVERIFY(std::abs(found.kept - 50) < 1e-9);
    QCOMPARE(found.losses.size(), session::mostLosses);
    // Of equal ones, the first.
    QVERIFY(found.losses[0].move < found.losses[1].move && found.losses[1].move < found.losses[2].move);
    QCOMPARE(found.losses[0].terms[0][1], 7.);
    const auto position = session::matchUntil(game, *match, found.losses[0].move);
    const session::ChoiceText better = session::betterOf(game, *position, found.losses[0]);
    QCOMPARE(better.reasons, QStringList{QStringLiteral("It would have been a little better.")});
    QCOMPARE(better.changes.front(), (session::SeatChange{0, 7}));
    QCOMPARE(better.outlook, QStringLiteral("It would have won about 5 more game(s) in 100."));
    session::Loss decided = found.losses[0];
    decided.chance = 0.001;
    QCOMPARE(session::betterOf(game, *position, decided).outlook, QString());
    decided.terms = {};
    decided.terms[0][0] = -3;
    QCOMPARE(session::betterOf(game, *position, decided).reasons,
             QStringList{QStringLiteral("It would have been a little better.")});
    const bool hasWon = match->scores().place[found.seat] == 1;
    const QString name = QString::fromStdString(match->seating().names[found.seat]);
    // The players of this game tie; of the next one, they do not.
    QVERIFY(hasWon);
    QCOMPARE(session::keptText(*match, found),
             QStringLiteral("%1 shares the victory; the coach rates the decisions at 50%.").arg(name));
    std::uint64_t seed = 1;
    std::unique_ptr<record::AnyMatch> other;
    do {
        const session::NewGame begun = newGame(QStringLiteral("sample"), {"human", "human"}, ++seed);
        other = sample_.module().newMatch(begun.setup, begun.seating, {});
        while (!other->isOver()) {
            engine::ActionList legal;
            other->legalActions(legal);
            QVERIFY(!other->play(legal[seed % legal.size()]));
        }
    } while (other->scores().place[0] == other->scores().place[1]);
    for (const engine::Seat seat : {engine::Seat{0}, engine::Seat{1}}) {
        session::Review plain = found;
        plain.seat = seat;
        const bool isFirst = other->scores().place[seat] == 1;
        QVERIFY2(session::keptText(*other, plain)
                     .contains(isFirst ? QStringLiteral(" won;") : QStringLiteral("didn’t win;")),
                 qPrintable(session::keptText(*other, plain)));
    }
    const QString step = QString::number(session::stepOf(*match, found.losses[0].move));
    QVERIFY(session::meaningText(*match, found).startsWith(QStringLiteral("The largest miss was move %1.").arg(step)));
    session::Review none = found;
    none.losses.clear();
    QCOMPARE(session::meaningText(*match, none).contains(QStringLiteral("the others or chance decided")), !hasWon);
    for (const session::Review& review : {found, none})
        QVERIFY(session::meaningText(*match, review).contains(QStringLiteral("not a victory")));
}

void TestCoach::iterationsFitTheTime() {
    for (const std::size_t decisions : {1, 10, 60, 300, 5000}) {
        const int each = session::iterationsFor(decisions);
        QVERIFY(each >= 100);
        // At 10,000 iterations a second.
        QVERIFY(decisions > 1500 || static_cast<std::size_t>(2 * each) * decisions <= 300'000);
    }
    QVERIFY(session::iterationsFor(10) > session::iterationsFor(100));
}

void TestCoach::cancelReturnsAtOnce() {
    const StubbornGame game(sample_.module());
    const auto match = randomGame();
    session::Coach coach(game);
    QSignalSpy finished(&coach, &session::Coach::finished);
    coach.start(*match, 0);
    QVERIFY(coach.isRunning());
    game.awaitQuestion();
    // The adviser is still thinking; waiting for it would never end.
    coach.cancel();
    QVERIFY(!coach.isRunning());
    game.letGo();
    QCoreApplication::processEvents();
    QCOMPARE(finished.count(), 0);
}

void TestCoach::reviewRunsInAWorker() {
    const auto match = randomGame();
    session::Coach coach(sample_.module());
    QSignalSpy finished(&coach, &session::Coach::finished);
    QSignalSpy progressed(&coach, &session::Coach::progressed);
    coach.start(*match, 0, {.iterations = few});
    QVERIFY(finished.wait(60'000));
    QVERIFY(!coach.isRunning());
    const Review expected = review(*match);
    const auto found = finished.first().first().value<Review>();
    QCOMPARE(found.kept, expected.kept);
    QCOMPARE(found.losses.size(), expected.losses.size());
    QVERIFY(!progressed.isEmpty());
    QCOMPARE(progressed.last()[0].toInt(), progressed.last()[1].toInt());
}

void TestCoach::gameWithoutSearchHasNoCoach() {
    const auto match = randomGame();
    QVERIFY(session::canReview(sample_.module(), *match));
    QVERIFY(!session::canReview(UnsearchedGame(sample_.module()), *match));
    QVERIFY(!session::canReview(sample_.module(), *begin()));
}

HEOROT_SUITE(TestCoach)
#include "tst_coach.moc"
