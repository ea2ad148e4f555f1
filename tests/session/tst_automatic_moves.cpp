// SPDX-License-Identifier: GPL-3.0-or-later
// Moves played automatically with a person's decision: effects whose order does not matter, and a forced refusal.
#include "games/settled_game.h"
#include "session_fixture.h"
#include "suite/suite.h"

#include "record/yaml.h"

using namespace heorot;
using namespace heorot::test;

class TestAutomaticMoves final : public SessionFixture {
    Q_OBJECT

  private slots:
    void equalEffectsAreSettledAndUndoneTogether();
    void settledEffectsAreUndoneTogetherAfterLoading();
    void forcedRefusalIsPlayedAutomatically();
    void voluntaryRefusalIsAskedFor();
    void othersDoNotLearnOfAForcedRefusal_data();
    void othersDoNotLearnOfAForcedRefusal();

  private:
    std::unique_ptr<session::Session> beginAt(const game::GameModule& game, const std::vector<std::string>& players,
                                              const std::string& position, const session::Options& options = {}) {
        const session::NewGame begun = newGame(QString::fromStdString(game.id()), players);
        auto match = game.newMatch(begun.setup, begun.seating, {});
        const record::Node tree = record::parseYaml(position, "position");
        const std::string file = "position";
        match->arrange(record::Cursor(tree, file));
        auto session = std::make_unique<session::Session>(game, std::move(match), QString(), sagaPath(), options);
        session->setLeastPace(0);
        session->setPaused(true);
        session->start();
        return session;
    }

    ShippedGame raiders_{QStringLiteral("raiders")};
    ShippedGame legend_{QStringLiteral("legend")};
};

void TestAutomaticMoves::equalEffectsAreSettledAndUndoneTogether() {
    const auto session = beginAt(raiders_.module(), {"human", "easy"},
                                 "{phase: resolve, stage: close, to_move: A, active: A, location: keeps, chosen: "
                                 "{keeps: A, recruit: B}, recruits: [], spoils: [treasure, treasure, art, armor], "
                                 "seats: {A: {dice: {}}}}");
    const record::Node before = session->match().describeState();
    QVERIFY(play(*session, "resolve art"));
    const std::size_t moves = session->match().moves().size();
    QVERIFY(moves > 1);
    for (std::size_t move = 1; move < moves; ++move)
        QVERIFY(session->match().format(session->match().moves()[move].action).starts_with("resolve "));
    session->undo();
    QVERIFY(session->match().moves().empty());
    QVERIFY(session->match().describeState() == before);
    session->redo();
    QCOMPARE(session->match().moves().size(), moves);
}

void TestAutomaticMoves::settledEffectsAreUndoneTogetherAfterLoading() {
    const game::GameModule& game = raiders_.module();
    const auto [match, before] = settledGame(game);
    session::SagaFile(sagaPath()).save(game, *match);
    const auto finder = [&game](const std::string&) { return &game; };
    session::Session session(session::loadSaga(sagaPath(), finder), sagaPath(), session::Options());
    session.setLeastPace(0);
    session.start();
    QCOMPARE(session.match().moves().size(), match->moves().size());
    session.undo();
    QCOMPARE(session.match().moves().size(), before);
    session.redo();
    QCOMPARE(session.match().moves().size(), match->moves().size());
}

namespace {

const char* const court = "{step: king-hygelacs-court, phase: pay, to_move: A, seats: {A: {hand: [%1]}, B: {hand: "
                          "[]}, C: {hand: []}}}";

std::string courtWith(const char* hand) {
    return QString::fromLatin1(court).arg(QLatin1String(hand)).toStdString();
}

}

void TestAutomaticMoves::forcedRefusalIsPlayedAutomatically() {
    const auto session = beginAt(legend_.module(), {"human", "easy", "easy"}, courtWith(""));
    QTRY_COMPARE(session->match().moves().size(), std::size_t{1});
    QCOMPARE(session->match().format(session->match().moves().front().action), std::string("pass"));
}

void TestAutomaticMoves::voluntaryRefusalIsAskedFor() {
    const auto session = beginAt(legend_.module(), {"human", "easy", "easy"}, courtWith("wit1, wit1"));
    QVERIFY(session->match().mereRefusal() == std::nullopt);
    QCoreApplication::processEvents();
    QVERIFY(session->match().moves().empty());
}

void TestAutomaticMoves::othersDoNotLearnOfAForcedRefusal_data() {
    QTest::addColumn<bool>("playForced");
    QTest::newRow("single choices are asked for") << false;
    QTest::newRow("single choices are played") << true;
}

void TestAutomaticMoves::othersDoNotLearnOfAForcedRefusal() {
    QFETCH(bool, playForced);
    session::Options options;
    options.playForced = playForced;
    const auto session = beginAt(legend_.module(), {"human", "human", "easy"}, courtWith(""), options);
    QVERIFY(session->match().mereRefusal());
    session->takeTable();
    QCoreApplication::processEvents();
    QVERIFY(session->match().moves().empty());
    QVERIFY(session->mayDecide());
}

HEOROT_SUITE(TestAutomaticMoves)
#include "tst_automatic_moves.moc"
