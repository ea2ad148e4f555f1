// SPDX-License-Identifier: GPL-3.0-or-later
// Hints of a session: a quick answer that is refined while the hint is open.
#include "session_fixture.h"
#include "suite/suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::test;

class TestSessionHint final : public SessionFixture {
    Q_OBJECT

  private slots:
    void hintIsForTheViewerOnly();
    void hintIsRefinedWhileOpen();
    void everyChangeEndsTheHint_data();
    void everyChangeEndsTheHint();
    void coveringEndsTheHint();
    void hintIsTheSameWhenAskedAgain();

  private:
    /// After the first answer with this many iterations.
    static const ai::Advice& hintOf(session::Session& session) {
        session.askHint();
        if (!QTest::qWaitFor([&] { return session.hint() != nullptr; })) qFatal("there is no hint");
        return *session.hint();
    }
};

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

/// Asked again in the same position, the hint is the one that stood there before.
void TestSessionHint::hintIsTheSameWhenAskedAgain() {
    const auto session = begin({"human", "human"});
    session::Options open;
    open.handOver = session::HandOver::Never;
    session->setOptions(open);
    session->start();
    session->askHint();
    QTRY_VERIFY(!session->isHintRefining());
    const engine::Action first = session->hint()->actions.front().action;
    const int iterations = session->hint()->iterations;
    session->closeHint();
    QVERIFY(!session->hint());
    const ai::Advice& again = hintOf(*session);
    QCOMPARE(again.iterations, iterations);
    QVERIFY(again.actions.front().action == first);
    QTRY_VERIFY(!session->isHintRefining());
    // Another position has a hint of its own.
    QVERIFY(!session->play(first));
    QVERIFY(!session->match().isOver());
    QCOMPARE(hintOf(*session).iterations, session::hintIterations.front());
}

HEOROT_SUITE(TestSessionHint)
#include "tst_session_hint.moc"
