// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons are left and resumed, end at the table, and lead on into a game.
#include "lesson_fixture.h"
#include "suite/widget_suite.h"

#include "heorot/lesson_progress.h"
#include "heorot/main_window.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using Stage = session::LessonRun::Stage;

namespace {

class SilentDialogs final : public Dialogs {
  public:
    QString fileToOpen(QWidget*, const QString&) override { return {}; }
    QString fileToSave(QWidget*, const QString&) override { return {}; }
    QString correctionsToOpen(QWidget*) override { return {}; }
    QString correctionsToSave(QWidget*, const QString&) override { return {}; }
    bool mayReplace(QWidget*, const QString&) override { return false; }
    QString fileToWrite(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    bool mayRemove(QWidget*, const QString&) override { return false; }
    Unsaved leaveUnsaved(QWidget*) override { return Unsaved::Stay; }
    void showMessage(QWidget*, const QString& sentence) override { qFatal("%s", qPrintable(sentence)); }
};

}

class TestLessonLeaving final : public LessonFixture {
    Q_OBJECT

  private slots:
    void resumedLessonShowsNothingOfTheWay();
    void lessonIsLeftAndResumed();
    void lessonDoneForTheLearnerIsNotTickedOff();
    void lastLessonLeadsOnIntoAGame();
    void finishedGameStaysAtTheTable();

  private:
    session::LessonRun& run() { return page_->run(); }

    plugin::PluginCatalog catalog_{{QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                    QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"),
                                    {}}};
};

void TestLessonLeaving::resumedLessonShowsNothingOfTheWay() {
    for (const char* game : games) {
        open(QString::fromLatin1(game), {1280, 800}, 1, 99);
        QCOMPARE(run().at() + 1, run().lesson().steps.size());
        QVERIFY(run().stage() != Stage::Watching);
        QVERIFY(!part<MomentLayer>("momentLayer")->isPlaying());
    }
}

void TestLessonLeaving::lessonIsLeftAndResumed() {
    language::Translations translations{QString()};
    SilentDialogs dialogs;
    MainWindow window({catalog_, translations, art_, dialogs});
    window.resize(1280, 800);
    QSignalSpy loaded(&window.hall(), &HallPage::loaded);
    window.show();
    QVERIFY(!loaded.isEmpty() || loaded.wait());
    auto* learn = window.findChild<QPushButton*>(QStringLiteral("learn-movie"));
    auto* play = window.findChild<QPushButton*>(QStringLiteral("newGame-movie"));
    const auto isGold = [](QPushButton* button) { return button->property("primary").toBool(); };
    QVERIFY(isGold(learn) && !isGold(play));
    QTest::mouseClick(learn, Qt::LeftButton);
    QVERIFY(window.lesson() && !window.table());
    window.lesson()->run().next();
    window.lesson()->run().next();
    emit window.lesson()->leave();
    QTRY_VERIFY(!window.lesson());
    QVERIFY(!isGold(play));
    QTest::mouseClick(learn, Qt::LeftButton);
    QCOMPARE(window.lesson()->run().at(), std::size_t{2});
    while (window.lesson()->run().stage() != Stage::Over) window.lesson()->run().skip();
    emit window.lesson()->leave();
    QTRY_VERIFY(!window.lesson());
    // Gold stays on the lessons as long as some are left.
    QVERIFY(isGold(learn) && !isGold(play));
    auto* first = window.findChild<LessonDot*>(QStringLiteral("lesson-movie-1"));
    auto* second = window.findChild<LessonDot*>(QStringLiteral("lesson-movie-2"));
    QCOMPARE(first->state(), DotState::Done);
    QCOMPARE(second->state(), DotState::Next);
    QVERIFY(second->toolTip().contains(QStringLiteral("min")));
    QTest::mouseClick(second, Qt::LeftButton);
    QCOMPARE(QString::fromStdString(window.lesson()->run().lesson().name).left(2), QStringLiteral("2-"));
}

/// The end says so, and the hall offers the lesson again.
void TestLessonLeaving::lessonDoneForTheLearnerIsNotTickedOff() {
    open(QStringLiteral("movie"), {1280, 800}, 2);
    const QString name = QString::fromStdString(run().lesson().name);
    while (run().stage() != Stage::Over) run().help();
    QVERIFY(page_->band().words().text.contains(QStringLiteral("isn’t ticked off")));
    page_->keepPlace();
    QVERIFY(!LessonProgress::load(QStringLiteral("movie")).done.contains(name));
}

void TestLessonLeaving::lastLessonLeadsOnIntoAGame() {
    QTemporaryDir home;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    const auto restore = qScopeGuard([&] { qputenv("XDG_DATA_HOME", before); });
    qputenv("XDG_DATA_HOME", QFile::encodeName(home.path()));
    language::Translations translations{QString()};
    SilentDialogs dialogs;
    MainWindow window({catalog_, translations, art_, dialogs});
    window.resize(1280, 800);
    window.show();
    for (const char* game : games) {
        window.learn(QString::fromLatin1(game), 99);
        QVERIFY(window.lesson());
        while (window.lesson()->run().stage() != Stage::Over) window.lesson()->run().skip();
        window.lesson()->table().findChild<MomentLayer*>()->skipAll();
        QVERIFY(!window.lesson()->table().session().match().isOver());
        QTest::mouseClick(window.lesson()->findChild<QPushButton*>(QStringLiteral("lessonNext")), Qt::LeftButton);
        QTRY_VERIFY(window.table());
        QVERIFY(!window.lesson());
        QVERIFY(!window.table()->session().isGuided());
        QVERIFY(QFile::exists(window.table()->session().path()));
        QVERIFY(window.table()->actions().saveAs->isVisible());
        window.leaveToHall();
    }
}

/// Lessons that end their game go on explaining at the table; the result page does not cover it.
void TestLessonLeaving::finishedGameStaysAtTheTable() {
    int finished = 0;
    for (const char* game : games) {
        const QString id = QString::fromLatin1(game);
        for (std::size_t lesson = 0; lesson < filesOf(id).size(); ++lesson) {
            open(id, {1280, 800}, lesson);
            while (run().stage() != Stage::Over) run().skip();
            finished += run().session().match().isOver() ? 1 : 0;
            QVERIFY(!part<EndScreen>("endScreen")->isVisible());
        }
    }
    QVERIFY(finished > 1);
}

HEOROT_WIDGET_SUITE(TestLessonLeaving)
#include "tst_lesson_leaving.moc"
