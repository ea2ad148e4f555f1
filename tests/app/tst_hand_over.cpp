// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at one table: no hand is visible to another person, and public decisions are made without the
// hand-over card.
#include "hand_over_fixture.h"
#include "heorot/table_commands.h"
#include "suite/widget_suite.h"

#include <QApplication>
#include <QMenu>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

class TestHandOver final : public HandOverFixture {
    Q_OBJECT

  private slots:
    void cardCoversOnlyPromptAndHand_data();
    void cardCoversOnlyPromptAndHand();
    void cardRecapsForTheNextPerson();
    void keysDoNothingWhileCovered();
    void handsOfThoseWhoAreAwayStayCovered();
    void computerPlaysForWhoIsAsked();
    void undoCoversTheTable();
    void redoCoversTheTable();
    void handOverUndoUndoesTheWholeTurn_data();
    void handOverUndoUndoesTheWholeTurn();
    void revealShowsNoHand();
    void publicDecisionNeedsNoHandOver();
    void handIsShownOnRequest();
    void seatPanelsKeepTheirOrder();
    void noHandIsShownAtTheEnd();
    void withoutHandOverTheViewerChanges();

  private:
    /// Both have bid; the winner names a number, which is public.
    void bidAll() {
        open({"human", "human"});
        for (int seat = 0; seat < 2; ++seat) {
            press("takeTable");
            QVERIFY(play(session(), "bid done"));
        }
        auto* moments = part<MomentLayer>("momentLayer");
        while (moments->isPlaying()) moments->skip();
    }
    void bid(int pieces) {
        engine::ActionList legal;
        for (int piece = 0; piece < pieces; ++piece) {
            session().match().legalActions(legal);
            QVERIFY(!session().play(legal[0]));
        }
        QVERIFY(play(session(), "bid done"));
    }
    /// Whether nothing but the prompt strip differs from the table a spectator sees.
    bool showsNobodysSecrets() {
        const game::Look& look = page_->board().look();
        const QRectF prompt = game::frameOf(look, session().match().setup().seats).prompt;
        const auto open = session().view()->scene(session().match(), nobody, look).sprites;
        const auto& shown = page_->board().board().scene().sprites;
        return std::all_of(shown.begin(), shown.end(), [&](const game::Sprite& sprite) {
            return prompt.contains(sprite.area) || std::find(open.begin(), open.end(), sprite) != open.end();
        });
    }
};

void TestHandOver::cardCoversOnlyPromptAndHand_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1920, 1080);
    QTest::newRow("small") << QSize(1024, 600);
}

void TestHandOver::cardCoversOnlyPromptAndHand() {
    QFETCH(QSize, size);
    TablePage& page = open({"human", "human"}, quickSettings(), size);
    press("takeTable");
    decide();
    QVERIFY(!showsNobodysSecrets());
    QVERIFY(play(session(), "bid done"));
    QVERIFY(card().isVisible());
    QVERIFY(showsNobodysSecrets());
    const game::Frame frame = game::frameOf(page.board().look(), 2);
    QCOMPARE(card().geometry(), frame.prompt.united(frame.hand).toAlignedRect());
    QVERIFY(page.board().isVisible());
    // Whatever is under it explains itself, but nothing can be chosen.
    QVERIFY(!page.board().chooser().isOpen());
    for (const game::Spot& spot : page.board().board().scene().spots) page.board().choose(spot.id);
    QCOMPARE(waiting(), engine::Seat{1});
    for (const QWidget* part : card().findChildren<QWidget*>())
        if (part->isVisible() && part->parentWidget() == &card()) QVERIFY(card().rect().contains(part->geometry()));
}

void TestHandOver::cardRecapsForTheNextPerson() {
    open({"human", "human"});
    press("takeTable");
    decide();
    QVERIFY(play(session(), "bid done"));
    QStringList expected;
    for (std::size_t move = 0; move < session().match().moves().size(); ++move)
        for (const session::ReportLine& line : session().report(move, nobody).lines) expected << line.sentence;
    QStringList recap;
    for (const QLabel* line : page_->findChildren<QLabel*>(QStringLiteral("recapLine"))) recap << line->text();
    QVERIFY(!expected.isEmpty());
    QCOMPARE(recap, expected);
    QVERIFY(part<QLabel>("handOverHeading")->text().contains(QLatin1Char('B')));
}

void TestHandOver::keysDoNothingWhileCovered() {
    open({"human", "human"});
    press("takeTable");
    QVERIFY(play(session(), "bid done"));
    for (const Qt::Key dead : {Qt::Key_1, Qt::Key_Escape, Qt::Key_H, Qt::Key_L, Qt::Key_Space})
        QTest::keyClick(&card(), dead);
    QTest::keyClick(&card(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().match().moves().size(), std::size_t{1});
    QVERIFY(card().isVisible());
    QTest::keyClick(&card(), Qt::Key_Return);
    QVERIFY(!card().isVisible());
    QCOMPARE(session().viewer(), engine::Seat{1});
}

/// A game of computer players shows the hand of the mover, but not that of a person who will come back.
void TestHandOver::handsOfThoseWhoAreAwayStayCovered() {
    open({"human", "human"});
    session().setPaused(true);
    for (engine::Seat seat = 0; seat < 2; ++seat) QVERIFY(session().takeOver(seat, ai::Level::Easy));
    QVERIFY(session().isDemo() && session().waitingFor() == nobody);
    QVERIFY(showsNobodysSecrets());
    open({"v1", "v1"});
    session().setPaused(true);
    QVERIFY(!showsNobodysSecrets());
}

/// Whoever is not there can be replaced while the table is covered, and nothing is uncovered by it.
void TestHandOver::computerPlaysForWhoIsAsked() {
    open({"human", "human"});
    press("takeTable");
    QVERIFY(play(session(), "bid done"));
    QCOMPARE(waiting(), engine::Seat{1});
    session().setPaused(true);
    auto* computer = part<QPushButton>("handOverComputer");
    QVERIFY(computer->isVisible() && computer->toolTip().contains(u'B'));
    press("handOverComputer");
    auto* levels = part<QMenu>("takeOver1");
    QTRY_VERIFY(levels->isVisible());
    QVERIFY(showsNobodysSecrets());
    levels->actions().constFirst()->trigger();
    levels->close();
    QTRY_VERIFY(session().isAway(1));
    QVERIFY(!session().isPerson(1));
    QCOMPARE(waiting(), nobody);
    QVERIFY(!card().isVisible());
    QVERIFY(session().handBack(1));
    QCOMPARE(waiting(), engine::Seat{1});
    QVERIFY(card().isVisible());
    QVERIFY(showsNobodysSecrets());
}

void TestHandOver::undoCoversTheTable() {
    TablePage& page = open({"human", "human"});
    QVERIFY(!part<QWidget>("handOverUndo")->isVisible()); // no one has played yet
    press("takeTable");
    QVERIFY(play(session(), "bid done"));
    QVERIFY(part<QWidget>("handOverUndo")->isVisible());
    press("handOverUndo");
    QVERIFY(session().match().moves().empty());
    QCOMPARE(waiting(), engine::Seat{0});
    QVERIFY(card().isVisible());
    QVERIFY(part<QLabel>("handOverHeading")->text().contains(QLatin1Char('A')));
    QVERIFY(showsNobodysSecrets());
    QVERIFY(!page.actions().redo->isEnabled());
    press("takeTable");
    QVERIFY(session().mayDecide());
    QCOMPARE(session().viewer(), engine::Seat{0});
}

void TestHandOver::redoCoversTheTable() {
    TablePage& page = open({"human", "human"});
    press("takeTable");
    bid(1);
    press("handOverUndo");
    press("takeTable");
    page.actions().redo->trigger(); // the piece
    QCOMPARE(session().viewer(), engine::Seat{0});
    page.actions().redo->trigger(); // the end of the bid
    QCOMPARE(waiting(), engine::Seat{1});
    QVERIFY(card().isVisible());
    QVERIFY(showsNobodysSecrets());
}

void TestHandOver::handOverUndoUndoesTheWholeTurn_data() {
    QTest::addColumn<int>("pieces");
    for (const int pieces : {0, 1, 3}) QTest::addRow("%d pieces", pieces) << pieces;
}

/// Otherwise its steps would count the pieces of the secret choice.
void TestHandOver::handOverUndoUndoesTheWholeTurn() {
    QFETCH(int, pieces);
    open({"human", "human"});
    press("takeTable");
    bid(pieces);
    press("handOverUndo");
    QVERIFY(session().match().moves().empty());
    QCOMPARE(waiting(), engine::Seat{0});
    QVERIFY(!part<QWidget>("handOverUndo")->isVisible());
}

void TestHandOver::revealShowsNoHand() {
    TablePage& page = open({"human", "human"});
    press("takeTable");
    bid(1);
    press("takeTable");
    bid(1);
    QVERIFY(part<MomentLayer>("momentLayer")->isPlaying());
    const auto& match = session().match();
    const auto moments = session().view()->moments(match, match.moves().size() - 1, nobody, page.board().look());
    QVERIFY(!moments.empty());
    QVERIFY(page.board().board().scene() == moments.front().scene);
    page.resize(1100, 700);
    QVERIFY(page.board().board().scene() == moments.front().scene);
}

void TestHandOver::publicDecisionNeedsNoHandOver() {
    bidAll();
    QVERIFY(!session().match().usesSecrets());
    QVERIFY(!card().isVisible());
    QCOMPARE(session().viewer(), nobody);
    QVERIFY(session().mayDecide());
    QVERIFY(showsNobodysSecrets());
    QVERIFY(!session().mayAskHint()); // it would use the hand
    const std::size_t before = session().match().moves().size();
    decide();
    QCOMPARE(session().match().moves().size(), before + 1);
    QVERIFY(session().canUndo());
    session().undo();
    QCOMPARE(session().match().moves().size(), before);
    QVERIFY(showsNobodysSecrets());
}

void TestHandOver::handIsShownOnRequest() {
    bidAll();
    QVERIFY(page_->board().board().scene().find(lookCommand));
    page_->board().choose(lookCommand);
    QVERIFY(card().isVisible());
    QCOMPARE(waiting(), session().match().toMove());
    QVERIFY(showsNobodysSecrets());
    press("takeTable");
    QCOMPARE(session().viewer(), session().match().toMove());
    QVERIFY(!showsNobodysSecrets());
    QVERIFY(!page_->board().board().scene().find(lookCommand));
    QVERIFY(session().mayDecide());
}

void TestHandOver::seatPanelsKeepTheirOrder() {
    TablePage& page = open({"human", "human", "easy"});
    const auto places = [&] {
        QList<QRectF> areas;
        for (int seat = 0; seat < 3; ++seat)
            areas << page.board().board().scene().find(QStringLiteral("panel/%1").arg(seat))->area;
        return areas;
    };
    const QList<QRectF> before = places();
    press("takeTable");
    QCOMPARE(places(), before);
    bid(0);
    QCOMPARE(places(), before);
    press("takeTable");
    QCOMPARE(session().viewer(), engine::Seat{1});
    QCOMPARE(places(), before);
}

void TestHandOver::noHandIsShownAtTheEnd() {
    open({"human", "human"});
    auto* moments = part<MomentLayer>("momentLayer");
    engine::ActionList legal;
    while (!session().match().isOver()) {
        while (moments->isPlaying()) moments->skip();
        if (waiting() != nobody) session().takeTable();
        session().match().legalActions(legal);
        QVERIFY(!session().play(legal[legal.size() - 1]));
    }
    while (moments->isPlaying()) moments->skip();
    QCOMPARE(session().viewer(), nobody);
    QVERIFY(showsNobodysSecrets());
}

void TestHandOver::withoutHandOverTheViewerChanges() {
    Settings settings = quickSettings();
    settings.handOverCard = false;
    TablePage& page = open({"human", "human"}, settings);
    QVERIFY(play(session(), "bid done"));
    QVERIFY(!card().isVisible());
    QCOMPARE(session().viewer(), engine::Seat{1});
    QVERIFY(page.board().chooser().isOpen());
}

HEOROT_WIDGET_SUITE(TestHandOver)
#include "tst_hand_over.moc"
