// SPDX-License-Identifier: GPL-3.0-or-later
// The card that gives reasons for a computer player’s move, the mark of long thinking, and seats taken over.
#include "heorot/breakable_text.h"
#include "heorot/log_panel.h"
#include "heorot/recap_line.h"
#include "heorot/thinking_mark.h"
#include "heorot/why_card.h"
#include "hint_fixture.h"
#include "session/why_text.h"
#include "suite/widget_suite.h"

#include <QMenu>
#include <QSignalSpy>

#include <algorithm>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestWhyCard final : public HintFixture {
    Q_OBJECT

  private slots:
    void whyIsAskedByKey();
    void whyIsAskedAboutTheLine();
    void whyIsAskedFromTheLog();
    void longThinkingHasAMark();
    void seatsAreTakenOverFromTheMenu();

  private:
    WhyCard& why() { return *part<WhyCard>("whyCard"); }
    QString text(const char* label) { return part<QLabel>(label)->text().remove(QChar(0x200B)); }
};

void TestWhyCard::whyIsAskedByKey() {
    open({"human", "easy"});
    QVERIFY(!page_->actions().why->isEnabled());
    key(Qt::Key_W);
    QVERIFY(!why().isVisible());
    QVERIFY(play(session(), "bid done"));
    auto* moments = part<MomentLayer>("momentLayer");
    QTRY_VERIFY(moments->isPlaying() || session().mayDecide());
    while (moments->isPlaying()) moments->skip();
    session().setPaused(true);
    QVERIFY(page_->actions().why->isEnabled());
    key(Qt::Key_W);
    QVERIFY(why().isVisible());
    const std::size_t move = *lastComputerMove(session());
    QCOMPARE(why().move(), move);
    // Above it stands what the line above the prompt tells of all its moves.
    const auto& entries = part<RecapLine>("storyLine")->entries();
    const auto entry = std::find_if(entries.begin(), entries.end(), [move](const session::RecapEntry& told) {
        return told.first <= move && move < told.end;
    });
    QVERIFY(entry != entries.end());
    QVERIFY(entry->end - entry->first > 1);
    QCOMPARE(text("whyAction"), entry->sentences().join(u' '));
    const auto expected =
        session::whyOf(session().game(), session().match(), move, session().momentViewer(), {entry->first, entry->end});
    QCOMPARE(text("whyCardTitle"), expected.question);
    for (const QString& reason : expected.reasons) QVERIFY(text("whyReasons").contains(reason));
    QCOMPARE(text("whyPlayer"), QStringLiteral("Level: easy."));
    QVERIFY(part<QLabel>("status")->text().contains(expected.question));
    key(Qt::Key_Escape);
    QVERIFY(!why().isVisible());
}

/// The key asks about what the line tells, not about a later move.
void TestWhyCard::whyIsAskedAboutTheLine() {
    open({"human", "easy", "easy"});
    QVERIFY(play(session(), "bid done"));
    auto* line = part<RecapLine>("storyLine");
    auto* moments = part<MomentLayer>("momentLayer");
    const auto isTold = [&] {
        while (moments->isPlaying()) moments->skip();
        return session().mayDecide() && line->isVisible() && line->entries().size() > 1;
    };
    QTRY_VERIFY(isTold());
    session().setPaused(true);
    for (std::size_t entry = 0; entry < line->entries().size(); ++entry) {
        if (line->entries()[entry].seat == 0) continue;
        emit line->entryWanted(entry);
        key(Qt::Key_W);
        QVERIFY(why().isVisible());
        const session::RecapEntry& told = line->entries()[entry];
        QVERIFY(why().move() && told.first <= *why().move() && *why().move() < told.end);
        key(Qt::Key_Escape);
    }
}

void TestWhyCard::whyIsAskedFromTheLog() {
    open({"human", "easy"});
    QVERIFY(play(session(), "bid done"));
    auto* moments = part<MomentLayer>("momentLayer");
    QTRY_VERIFY(moments->isPlaying() || session().mayDecide());
    while (moments->isPlaying()) moments->skip();
    session().setPaused(true);
    const std::size_t move = *lastComputerMove(session());
    emit part<LogPanel>("logPanel")->moveChosen(move, QPoint());
    QCOMPARE(part<QToolButton>("timeStripWhy")->accessibleName(), QStringLiteral("Why did B play that?"));
    press("timeStripWhy");
    QVERIFY(why().isVisible());
    QStringList sentences;
    for (const session::ReportLine& line : session().report(move, session().viewer()).lines) sentences << line.sentence;
    QCOMPARE(text("whyAction"), sentences.join(u' '));
    QCOMPARE(why().move(), move);
}

void TestWhyCard::longThinkingHasAMark() {
    for (const double speed : {0., 1.}) {
        HeldGame game(sample_.module());
        Settings settings = quickSettings();
        settings.animationSpeed = speed;
        open({"human", "easy"}, settings, {1280, 800}, &game);
        auto* mark = part<ThinkingMark>("thinkingMark");
        QVERIFY(!mark->isVisible());
        QSignalSpy renamed(&session(), &session::Session::thinkingLong);
        QVERIFY(play(session(), "bid done"));
        QTRY_VERIFY(mark->isVisible());
        QCOMPARE(mark->isTurning(), speed > 0);
        QCOMPARE(renamed.count(), 1);
        QCOMPARE(part<QLabel>("status")->text(), QStringLiteral("B is thinking."));
        session().undo();
        QVERIFY(!mark->isVisible());
        game.letGo(1);
        page_.reset();
    }
}

void TestWhyCard::seatsAreTakenOverFromTheMenu() {
    open({"human", "human"});
    session().setPaused(true);
    QVERIFY(!page_->actions().pause->isVisible());
    const auto actionCalled = [&](const char* menu, const QString& name) {
        for (QAction* action : part<QMenu>(menu)->actions())
            if (action->objectName() == name || action->text() == name) return action;
        qFatal("there is no %s", qPrintable(name));
    };
    auto* levels = part<QMenu>("takeOver1");
    QCOMPARE(levels->title(), QStringLiteral("Let the computer play for B"));
    QCOMPARE(levels->defaultAction()->objectName(), QStringLiteral("medium"));
    QCOMPARE(levels->actions().size(), qsizetype{2}); // the sample game has easy and medium
    actionCalled("takeOver1", QStringLiteral("medium"))->trigger();
    QTRY_VERIFY(session().isAway(1));
    QCOMPARE(session().match().seating().players[1], std::string("medium"));
    QVERIFY(page_->actions().pause->isVisible());
    actionCalled("seatsMenu", QStringLiteral("B plays again"))->trigger();
    QTRY_VERIFY(session().isPerson(1));
    QVERIFY(!page_->actions().pause->isVisible());
}

HEOROT_WIDGET_SUITE(TestWhyCard)
#include "tst_why_card.moc"
