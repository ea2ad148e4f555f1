// SPDX-License-Identifier: GPL-3.0-or-later
// The table page besides play: notices, result and rematch, keys, log, news, languages.
#include "heorot/end_screen.h"
#include "heorot/keys_dialog.h"
#include "heorot/notice_bar.h"
#include "heorot/table_commands.h"
#include "suite/widget_suite.h"
#include "table_fixture.h"
#include "widget_tools.h"

#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

class TestTableServices final : public TableFixture {
    Q_OBJECT

  private slots:
    void nextAndHintDoNotOverlap();
    void unsavedGameIsReported();
    void illegalComputerMoveIsReported();
    void markedGameShowsIt();
    void rematchRotatesTheSeats();
    void boardStaysOpenAfterTheEnd();
    void everyActionHasIconAndTip();
    void keysAreListed();
    void smallTableOpensItsLog();
    void railLeavesTheLedger();
    void picturesOfTheRailAreReadAloud();
    void newsAreAnnounced();
    void textsFollowALanguageSwitch();
    void warningVanishesWhenSavingWorksAgain();
    void failedSaveAsKeepsTheOldFile();
    void resultAndRematchAreOfferedAfterTheEnd();
    void undoExplainsWhyItIsDisabled();
    void digitsWorkFromTheToolbar();
    void hintsDependOnTheSettings();
    void partialChoiceSurvivesALanguageSwitch();
};

void TestTableServices::unsavedGameIsReported() {
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("a.saga"))); // a folder in place of the file
    open({"human", "easy"});
    QVERIFY(part<NoticeBar>("notice")->isVisible());
    QVERIFY(part<NoticeBar>("notice")->kind() == NoticeBar::Kind::Warning);
    press("closeNotice");
    QVERIFY(!part<NoticeBar>("notice")->isVisible());
}

void TestTableServices::illegalComputerMoveIsReported() {
    const RefusedGame game(sample_.module());
    TablePage& page = open({"human", "easy"}, quickSettings(), {1920, 1080}, &game);
    QVERIFY(play(page.session(), "bid done"));
    auto* notice = part<NoticeBar>("notice");
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(notice->kind() == NoticeBar::Kind::Warning);
    const QString name = QString::fromStdString(page.session().match().seating().names[1]);
    QVERIFY2(notice->sentence().contains(QStringLiteral("computer player %1 ").arg(name)),
             qPrintable(notice->sentence()));
    QVERIFY2(notice->sentence().endsWith(page.session().path()), qPrintable(notice->sentence()));
}

void TestTableServices::markedGameShowsIt() {
    Settings settings = quickSettings();
    settings.casualUndo = true;
    TablePage& page = open({"human", "easy"}, settings);
    QVERIFY(!part<QWidget>("marked")->isVisible());
    QVERIFY(play(page.session(), "bid done"));
    QTRY_VERIFY(page.session().match().moves().size() > 1);
    part<MomentLayer>("momentLayer")->skipAll();
    QTRY_VERIFY(page.session().mayDecide());
    part<MomentLayer>("momentLayer")->skipAll();
    press("tool_undo");
    QVERIFY(page.session().match().marked());
    QVERIFY(part<QWidget>("marked")->isVisible());
}

void TestTableServices::rematchRotatesTheSeats() {
    TablePage& page = open({"easy", "random"});
    QSignalSpy rematch(&page, &TablePage::rematch);
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("endScreen")->isVisible(), 30'000);
    press("endRematch");
    QCOMPARE(rematch.count(), 1);
    const auto next = rematch.first().first().value<session::NewGame>();
    QVERIFY(next.seating.names == (std::vector<std::string>{"B", "A"}));
    QVERIFY(next.seating.players == (std::vector<std::string>{"random", "easy"}));
}

void TestTableServices::boardStaysOpenAfterTheEnd() {
    TablePage& page = open({"easy", "random"});
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("endScreen")->isVisible(), 30'000);
    QTest::keyClick(part<QWidget>("endScreen"), Qt::Key_Escape);
    QVERIFY(!part<QWidget>("endScreen")->isVisible());
    QVERIFY(page.session().match().isOver());
    QVERIFY(page.board().isVisible());
}

void TestTableServices::everyActionHasIconAndTip() {
    TablePage& page = open({"human", "easy"});
    for (const QAction* action : page.actions().all()) {
        QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        if (!action->shortcut().isEmpty())
            QVERIFY2(action->toolTip().contains(action->shortcut().toString(QKeySequence::NativeText)),
                     qPrintable(action->objectName()));
    }
}

void TestTableServices::keysAreListed() {
    TablePage& page = open({"human", "easy"});
    key(Qt::Key_Question);
    auto* dialog = part<QDialog>("keysDialog");
    QVERIFY(dialog->isVisible());
    QStringList shown;
    for (const QLabel* label : dialog->findChildren<QLabel*>()) shown << label->text();
    for (const QAction* action : page.actions().all())
        if (!action->shortcut().isEmpty()) QVERIFY2(shown.contains(action->text()), qPrintable(action->objectName()));
    dialog->close();
}

void TestTableServices::smallTableOpensItsLog() {
    open({"human", "easy"}, quickSettings(), {1024, 600});
    QVERIFY(!part<QWidget>("logPanel")->isVisible());
    QVERIFY(part<QWidget>("logRail")->isVisible());
    press("openLog");
    QVERIFY(part<QWidget>("logPanel")->isVisible());
    QTest::keyClick(part<QWidget>("logView"), Qt::Key_Escape);
    QVERIFY(!part<QWidget>("logPanel")->isVisible());
    key(Qt::Key_L);
    QVERIFY(part<QWidget>("logPanel")->isVisible());
    press("closeLog");
    QVERIFY(!part<QWidget>("logPanel")->isVisible());
}

/// A press on the rail shows the lines instead of the ledger, and only then closes the log.
void TestTableServices::railLeavesTheLedger() {
    open({"human", "easy"}, quickSettings(), {1024, 600});
    press("openLog");
    press("ledger");
    QVERIFY(!part<QWidget>("logView")->isVisible());
    press("openLog");
    QVERIFY(part<QWidget>("logView")->isVisible());
    press("openLog");
    QVERIFY(!part<QWidget>("logPanel")->isVisible());
}

void TestTableServices::picturesOfTheRailAreReadAloud() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1024, 600});
    page.session().takeTable();
    const auto* rail = part<QWidget>("logRail");
    QVERIFY(!rail->accessibleName().isEmpty());
    const auto newest = [&] {
        for (std::size_t move = page.session().match().moves().size(); move-- > 0;)
            if (const auto& lines = page.session().report(move, page.session().viewer()).lines; !lines.empty())
                return lines.back().sentence;
        return QString();
    };
    for (int i = 0; i < 2; ++i) {
        decide();
        QTRY_VERIFY(!newest().isEmpty() && rail->accessibleDescription().startsWith(newest()));
    }
}

void TestTableServices::newsAreAnnounced() {
    TablePage& page = open({"human", "human"});
    press("takeTable");
    decide();
    const auto& lines = page.session().report(page.session().match().moves().size() - 1, 0).lines;
    QVERIFY(!lines.empty());
    const QString own = lines.back().sentence;
    QVERIFY2(part<QLabel>("status")->text().contains(own), qPrintable(part<QLabel>("status")->text()));
    while (page.session().waitingFor() == nobody) QVERIFY(play(page.session(), "bid done"));
    QVERIFY(!part<QLabel>("status")->accessibleName().contains(own)); // not left for the next person
}

void TestTableServices::textsFollowALanguageSwitch() {
    TablePage& page = open({"human", "easy"});
    page.actions().undo->setText(QStringLiteral("old"));
    part<QToolButton>("ledger")->setText(QStringLiteral("old"));
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&page, &language);
    QVERIFY(page.actions().undo->text() != QStringLiteral("old"));
    QVERIFY(part<QToolButton>("ledger")->text() != QStringLiteral("old"));
}

void TestTableServices::warningVanishesWhenSavingWorksAgain() {
    const QString path = folder_->filePath(QStringLiteral("a.saga"));
    QVERIFY(QDir().mkdir(path));
    TablePage& page = open({"human", "human"});
    QVERIFY(part<NoticeBar>("notice")->isVisible());
    QVERIFY(QDir().rmdir(path));
    page.session().takeTable();
    decide();
    QTRY_VERIFY(!part<NoticeBar>("notice")->isVisible());
    QVERIFY(QFile::exists(path));
}

void TestTableServices::failedSaveAsKeepsTheOldFile() {
    TablePage& page = open({"human", "easy"});
    const QString before = page.session().path();
    QVERIFY(!page.session().saveAs(before + QStringLiteral("/below-a-file.saga")));
    QCOMPARE(page.session().path(), before);
    QVERIFY(part<NoticeBar>("notice")->isVisible());
    QVERIFY2(part<NoticeBar>("notice")->sentence().startsWith(
                 QStringLiteral("The game is still saved in its previous file")),
             qPrintable(part<NoticeBar>("notice")->sentence()));
}

void TestTableServices::resultAndRematchAreOfferedAfterTheEnd() {
    TablePage& page = open({"easy", "random"});
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("endScreen")->isVisible(), 30'000);
    press("endBoard");
    QVERIFY(!part<QWidget>("endScreen")->isVisible());
    const auto press = [&](const QString& spot) {
        const QRectF area = page.board().board().spotArea(spot);
        if (area.isEmpty()) qFatal("there is no button %s", qPrintable(spot));
        QTest::mouseClick(&page.board().board(), Qt::LeftButton, {}, area.center().toPoint());
    };
    press(resultCommand);
    QVERIFY(part<QWidget>("endScreen")->isVisible());
    this->press("endBoard");
    QSignalSpy rematch(&page, &TablePage::rematch);
    press(rematchCommand);
    QCOMPARE(rematch.count(), 1);
}

void TestTableServices::undoExplainsWhyItIsDisabled() {
    TablePage& page = open({"human", "easy"});
    QVERIFY(!page.actions().undo->isEnabled());
    QVERIFY2(page.actions().undo->toolTip().startsWith(QStringLiteral("There is nothing to take back yet.")),
             qPrintable(page.actions().undo->toolTip()));
    decide();
    QTRY_VERIFY(page.session().mayDecide());
    if (page.actions().undo->isEnabled())
        QVERIFY(page.actions().undo->toolTip().startsWith(QStringLiteral("Take back the last decision.")));
    else
        QVERIFY(page.actions().undo->toolTip().startsWith(QStringLiteral("Your last decision stands")));
}

void TestTableServices::digitsWorkFromTheToolbar() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1024, 600}, &movie_.module());
    auto* tool = part<QToolButton>("tool_settings");
    tool->setFocus();
    QVERIFY(tool->hasFocus());
    QTest::keyClick(tool, Qt::Key_1);
    QTRY_VERIFY(!page.session().match().moves().empty() || !page.board().chooser().chosen().isEmpty());
}

void TestTableServices::hintsDependOnTheSettings() {
    Settings settings = quickSettings();
    settings.assist = Assist::Lit;
    TablePage& page = open({"human", "easy"}, settings);
    QVERIFY(!page.actions().hint->isEnabled());
    QVERIFY(!page.actions().hint->isVisible());
    settings.assist = Assist::Hints;
    page.setSettings(settings);
    QVERIFY(page.actions().hint->isVisible());
    QVERIFY(page.actions().hint->isEnabled());
}

void TestTableServices::partialChoiceSurvivesALanguageSwitch() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1024, 600}, &movie_.module());
    for (const QString& spot : QStringList(page.board().chooser().lit())) {
        if (!page.board().chooser().chosen().isEmpty() || page.board().chooser().completes(spot)) continue;
        page.board().choose(spot);
    }
    const QStringList chosen = page.board().chooser().chosen();
    QCOMPARE(chosen.size(), 1);
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(page.board().chooser().chosen(), chosen);
    Settings settings = quickSettings();
    settings.assist = Assist::None;
    page.setSettings(settings);
    QCOMPARE(page.board().chooser().chosen(), chosen);
    QCoreApplication::removeTranslator(&marks);
}

void TestTableServices::nextAndHintDoNotOverlap() {
    Settings settings = quickSettings();
    settings.assist = Assist::Hints;
    for (const QSize size : {QSize(1024, 600), QSize(1366, 768)}) {
        open({"human", "easy"}, settings, size);
        const QRect hint = page_->board().board().spotArea(hintCommand).toRect();
        QVERIFY(!hint.isEmpty());
        page_->board().choose(QStringLiteral("choice/end-bid"));
        QTRY_VERIFY(part<MomentLayer>("momentLayer")->isPlaying());
        for (const char* name : {"momentSkip", "momentSkipAll"}) {
            auto* button = part<QWidget>(name);
            QVERIFY(button->isVisible());
            QVERIFY(!QRect(button->mapTo(page_.get(), QPoint()), button->size()).intersects(hint));
        }
    }
}

HEOROT_WIDGET_SUITE(TestTableServices)
#include "tst_table_services.moc"
