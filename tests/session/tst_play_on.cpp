// SPDX-License-Identifier: GPL-3.0-or-later
// A new game from the middle of another one: the same position for everybody, with chance as then or fresh, as a saga
// of its own.
#include "games/loaded_games.h"
#include "record/saga.h"
#include "session/play_on.h"
#include "suite/suite.h"

#include "game/seating.h"
#include "suite/notice.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;
using engine::Seat;
using session::matchUntil;

class TestPlayOn final : public QObject {
    Q_OBJECT

  private slots:
    void everyPositionAgrees_data() { games(); }
    void everyPositionAgrees();
    void sameChanceIsThatOfThen_data() { games(); }
    void sameChanceIsThatOfThen();
    void freshChanceDiffers();
    void newSagaIsSavedAndPlayedToItsEnd_data() { games(); }
    void newSagaIsSavedAndPlayedToItsEnd();
    void seatsCanBePlayedByOthers();
    void resumedStateCannotBeReplayed();

  private:
    static void games() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"sample", "movie", "legend", "raiders"}) QTest::newRow(id) << QString::fromLatin1(id);
    }
    const game::GameModule& gameOf(const QString& id) {
        if (id == QLatin1String("sample")) return sample_.module();
        if (!shipped_ || shippedId_ != id) shipped_ = std::make_unique<ShippedGame>(id);
        shippedId_ = id;
        return shipped_->module();
    }
    /// What everybody sees, and what is hidden.
    static std::vector<record::Node> sights(const record::AnyMatch& match) {
        std::vector<record::Node> all{match.describeState(), match.describeSeen(engine::nobody)};
        for (Seat seat = 0; seat < match.setup().seats; ++seat) all.push_back(match.describeSeen(seat));
        return all;
    }
    static void playOne(const game::GameModule& game, record::AnyMatch& match) {
        if (match.play(game.think(match, ai::Level::Random, 3))) qFatal("a random move is refused");
    }
    static std::unique_ptr<record::AnyMatch> begin(const game::GameModule& game) {
        const auto begun = newGame(QString::fromStdString(game.id()), {"human", "easy-bold"}, 11);
        return game.newMatch(begun.setup, begun.seating);
    }
    static record::LoadedSaga loaded(const game::GameModule& game, const record::AnyMatch& match) {
        return record::readSaga(
            record::writeSaga(game, match), "a.saga", [&](const std::string&) { return &game; }, game::refusePlayer);
    }

    SampleGame sample_;
    std::unique_ptr<ShippedGame> shipped_;
    QString shippedId_;
};

void TestPlayOn::everyPositionAgrees() {
    QFETCH(QString, id);
    const game::GameModule& game = gameOf(id);
    const auto match = begin(game);
    std::vector<std::vector<record::Node>> positions{sights(*match)};
    while (!match->isOver()) {
        playOne(game, *match);
        positions.push_back(sights(*match));
    }
    const std::size_t step = std::max<std::size_t>(1, positions.size() / 12);
    for (std::size_t moves = 0; moves < positions.size(); moves += step)
        for (const auto seed : {std::optional<std::uint64_t>(), std::optional<std::uint64_t>(99)}) {
            const auto begun = matchUntil(game, *match, moves, {.seed = seed});
            QCOMPARE(begun->moves().size(), moves);
            QVERIFY(sights(*begun) == positions[moves]);
            QCOMPARE(begun->setup().seed, seed.value_or(match->setup().seed));
            QVERIFY(begun->seating().players == match->seating().players);
            QVERIFY(begun->undone().empty() && !begun->marked());
        }
}

void TestPlayOn::sameChanceIsThatOfThen() {
    QFETCH(QString, id);
    const game::GameModule& game = gameOf(id);
    // Twice resumed from its file, each time with generators that begin anew.
    std::unique_ptr<record::AnyMatch> match = begin(game);
    std::size_t decks = 0;
    for (int sitting = 0; sitting < 3; ++sitting) {
        for (int i = 0; i < 25 && !match->isOver(); ++i) playOne(game, *match);
        if (sitting < 2) match = loaded(game, *match).match;
    }
    while (!match->isOver()) playOne(game, *match);
    const std::size_t all = match->moves().size();
    for (const std::size_t moves : {std::size_t{0}, std::size_t{7}, all / 2, all - 1}) {
        // A game of one sitting from there on; earlier ones have had other generators later.
        if (moves < 50 && all > 50) continue;
        const auto begun = matchUntil(game, *match, moves);
        for (std::size_t i = moves; i < all; ++i) {
            QVERIFY(!begun->play(match->moves()[i].action));
            QVERIFY(begun->moves().back().outcomes == match->moves()[i].outcomes);
            decks += match->moves()[i].outcomes.size();
        }
        QVERIFY(begun->isOver());
    }
    QVERIFY(id == QLatin1String("movie") || id == QLatin1String("legend") || decks > 0);
}

void TestPlayOn::freshChanceDiffers() {
    const game::GameModule& game = sample_.module();
    const auto match = begin(game);
    while (!match->isOver()) playOne(game, *match);
    int different = 0;
    for (std::uint64_t seed = 100; seed < 110; ++seed) {
        const auto begun = matchUntil(game, *match, 1, {.seed = seed});
        for (std::size_t i = 1; i < match->moves().size() && !begun->play(match->moves()[i].action); ++i)
            if (begun->moves().back().outcomes != match->moves()[i].outcomes) {
                ++different;
                break;
            }
    }
    QVERIFY(different >= 5);
}

void TestPlayOn::newSagaIsSavedAndPlayedToItsEnd() {
    QFETCH(QString, id);
    const game::GameModule& game = gameOf(id);
    const auto match = begin(game);
    while (!match->isOver()) playOne(game, *match);
    const auto begun = matchUntil(game, *match, match->moves().size() / 2, {.seed = 5});
    auto saga = loaded(game, *begun);
    QCOMPARE(heorot::test::noticeOf(saga), std::string());
    QVERIFY(!saga.losesMoves);
    QVERIFY(sights(*saga.match) == sights(*begun));
    while (!saga.match->isOver()) playOne(game, *saga.match);
    QVERIFY(saga.match->scores().total.size() >= 2);
    QCOMPARE(loaded(game, *saga.match).match->moves().size(), saga.match->moves().size());
}

void TestPlayOn::seatsCanBePlayedByOthers() {
    const game::GameModule& game = sample_.module();
    const auto match = begin(game);
    playOne(game, *match);
    record::Seating seating = match->seating();
    seating.players = {"medium-careful", "human"};
    const auto begun = matchUntil(game, *match, 1, {.seating = seating});
    QVERIFY(begun->persons() == engine::SeatSet::of(1));
    QVERIFY(begun->seating().players == seating.players);
    QVERIFY(sights(*begun) == sights(*match));
}

void TestPlayOn::resumedStateCannotBeReplayed() {
    const game::GameModule& game = sample_.module();
    const auto match = begin(game);
    playOne(game, *match);
    QVERIFY(session::canReplay(*match));
    const record::Node state = match->describeState();
    const std::string name = "a.saga";
    match->restore(record::Cursor(state, name));
    QVERIFY(!session::canReplay(*match));
    QVERIFY(!matchUntil(game, *match, 0));
}

HEOROT_SUITE(TestPlayOn)
#include "tst_play_on.moc"
