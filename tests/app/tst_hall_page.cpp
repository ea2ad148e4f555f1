// SPDX-License-Identifier: GPL-3.0-or-later
// The hall is painted before plugins are loaded, starts games by mouse and keys, and clips nothing.
#include "hall_fixture.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHallPage final : public HallFixture {
    Q_OBJECT

  private slots:
    void paintsBeforePluginsLoad();
    void tilesStartGames();
    void digitsStartGames();
    void saysSoWithoutGames();
    void everyActionHasIconAndText();
    void textsFollowALanguageSwitch();
    void everyToolIsThereOnce();
    void keysGoFromTileToTile();
    void newestResultIsInItsTile();
    void goldStaysOnTheLessonsUntilTheyAreDone();
    void equalPointsNameNoWinner();
};

void TestHallPage::paintsBeforePluginsLoad() {
    HallPage& page = open();
    QSignalSpy painted(&page, &HallPage::painted);
    const auto loaded = [this] {
        return std::count_if(catalog_->records().begin(), catalog_->records().end(),
                             [](const auto& record) { return record.state == plugin::PluginState::Loaded; });
    };
    std::ptrdiff_t loadedAtPaint = -1;
    connect(&page, &HallPage::painted, this, [&] { loadedAtPaint = loaded(); });
    load();
    QCOMPARE(painted.size(), 1);
    QCOMPARE(loadedAtPaint, 0);
    QCOMPARE(loaded(), page.games().size());
}

void TestHallPage::tilesStartGames() {
    HallPage& page = open();
    load();
    QVERIFY(page.games().contains(QStringLiteral("movie")));
    QSignalSpy newGame(&page, &HallPage::newGameWanted);
    QSignalSpy demo(&page, &HallPage::demoWanted);
    for (const QString& game : page.games()) {
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("newGame-") + game), Qt::LeftButton);
        QCOMPARE(newGame.takeLast().first().toString(), game);
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("demo-") + game), Qt::LeftButton);
        QCOMPARE(demo.takeLast().first().toString(), game);
    }
}

void TestHallPage::digitsStartGames() {
    HallPage& page = open();
    load();
    QSignalSpy newGame(&page, &HallPage::newGameWanted);
    const int games = static_cast<int>(page.games().size());
    for (int i = 0; i < games; ++i) {
        QTest::keyClick(&page, static_cast<Qt::Key>(Qt::Key_1 + i));
        QCOMPARE(newGame.takeLast().first().toString(), page.games().at(i));
    }
    QTest::keyClick(&page, static_cast<Qt::Key>(Qt::Key_1 + games));
    QVERIFY(newGame.isEmpty());
}

void TestHallPage::saysSoWithoutGames() {
    const QTemporaryDir nothing;
    HallPage& page = open({1024, 600}, 1, nothing.path());
    load();
    QVERIFY(page.games().isEmpty());
    QVERIFY(textsOf(page).contains(QStringLiteral("No game is installed here.")));
}

void TestHallPage::everyActionHasIconAndText() {
    HallPage& page = open();
    load();
    for (const QAction* action : actions_.all()) {
        QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
    }
    for (const QAbstractButton* button : page.findChildren<QAbstractButton*>()) {
        const bool isDrawn = qobject_cast<const LessonDot*>(button) != nullptr;
        QVERIFY2(isDrawn || !button->text().isEmpty() || !button->icon().isNull(), qPrintable(button->objectName()));
        QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty() || !button->toolTip().isEmpty(),
                 qPrintable(button->objectName()));
    }
}

void TestHallPage::textsFollowALanguageSwitch() {
    keepSaga("a.saga", false, today_);
    HallPage& page = open();
    load();
    const QStringList english = textsOf(page);
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    actions_.retranslate();
    QCoreApplication::sendPostedEvents();
    const QStringList names{QStringLiteral("Heorot"), QStringLiteral("A"), QStringLiteral("B")};
    for (const QString& text : textsOf(page)) {
        const bool number = text.front().isDigit() || text.startsWith(QChar(0x2212));
        QVERIFY2(text.contains(u'«') || names.contains(text) || number, qPrintable(text));
    }
    QCoreApplication::removeTranslator(&marks);
    actions_.retranslate();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(textsOf(page), english);
}

void TestHallPage::everyToolIsThereOnce() {
    HallPage& page = open({1280, 800});
    load();
    QStringList shown;
    for (const QAbstractButton* button : page.findChildren<QAbstractButton*>())
        if (const auto* tool = qobject_cast<const QToolButton*>(button); tool && tool->defaultAction())
            shown << tool->defaultAction()->objectName();
    shown.sort();
    QCOMPARE(shown, (QStringList{QStringLiteral("about"), QStringLiteral("fullScreen"), QStringLiteral("keys"),
                                 QStringLiteral("open"), QStringLiteral("sagas"), QStringLiteral("settings"),
                                 QStringLiteral("statistics")}));
}

void TestHallPage::keysGoFromTileToTile() {
    keepSaga("a.saga", false, today_);
    HallPage& page = open({1280, 800});
    load();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("continue"));
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    const auto tileOfFocus = [&] {
        for (const GameTile* tile : page.findChildren<GameTile*>())
            if (tile->isAncestorOf(QApplication::focusWidget())) return tile->game();
        return QString();
    };
    const QStringList games = page.games();
    press(Qt::Key_Down);
    QCOMPARE(tileOfFocus(), games[0]);
    // Gold is what fits: the lessons, before the first one is done.
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("learn-") + games[0]);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(tileOfFocus(), games[2]);
    press(Qt::Key_Right);
    press(Qt::Key_Left);
    QCOMPARE(tileOfFocus(), games[2]);
    QSignalSpy learn(&page, &HallPage::learnWanted), rules(&page, &HallPage::rulesWanted);
    press(Qt::Key_L);
    QCOMPARE(learn.size(), 1);
    QCOMPARE(learn.first().first().toString(), games[2]);
    press(Qt::Key_R);
    QCOMPARE(rules.first().first().toString(), games[2]);
    press(Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("continue"));
    // The keys still belong to the tile that had the focus last.
    press(Qt::Key_R);
    QCOMPARE(rules.last().first().toString(), games[2]);
}

void TestHallPage::newestResultIsInItsTile() {
    const QString path = keepSaga("new.saga", true, today_.addDays(-1));
    keepSaga("old.saga", true, today_.addDays(-3));
    HallPage& page = open({1280, 800});
    load();
    auto* line = page.findChild<ResultLine*>(QStringLiteral("result-movie"));
    QTRY_VERIFY(line->isEnabled());
    const record::SagaHead head = readHead(path).head;
    const std::vector<int>& points = head.now->points;
    const int most = std::max(points[0], points[1]), least = std::min(points[0], points[1]);
    QVERIFY(most != least);
    QCOMPARE(line->accessibleName(), QStringLiteral("Yesterday: %1 won, %2 to %3.")
                                         .arg(QLatin1String(points[0] > points[1] ? "A" : "B"))
                                         .arg(most)
                                         .arg(least));
    QSignalSpy saga(&page, &HallPage::sagaWanted);
    QTest::mouseClick(line, Qt::LeftButton);
    QCOMPARE(saga.takeLast().first().toString(), path);
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Space);
    QCOMPARE(saga.takeLast().first().toString(), path);
    QVERIFY(!page.findChild<ResultLine*>(QStringLiteral("result-legend"))->isEnabled());
    QVERIFY(!page.findChild<ResultsColumn*>()->isVisible());
}

void TestHallPage::goldStaysOnTheLessonsUntilTheyAreDone() {
    const OwnSettings settings;
    const QString movie = QStringLiteral("movie");
    const auto isGold = [this](const char* button) {
        return page_->findChild<QPushButton*>(QLatin1String(button) + QStringLiteral("-movie"))
            ->property("primary")
            .toBool();
    };
    QStringList names;
    for (const LessonEntry& entry : lessonsOf(movie)) names << entry.name;
    QVERIFY(names.size() > 3);
    for (const qsizetype done : {qsizetype{0}, qsizetype{3}, names.size()}) {
        LessonProgress progress;
        progress.done = names.mid(0, done);
        progress.save(movie);
        open();
        load();
        QCOMPARE(isGold("learn"), done < names.size());
        QCOMPARE(isGold("newGame"), done == names.size());
    }
    // Who has played knows the game.
    LessonProgress().save(movie);
    keepSaga("played.saga", true, today_);
    open();
    load();
    QTRY_VERIFY(isGold("newGame"));
    QVERIFY(!isGold("learn"));
}

void TestHallPage::equalPointsNameNoWinner() {
    ListedSaga saga;
    saga.saved = today_;
    saga.seats = {{QStringLiteral("A"), 0, 90, false}, {QStringLiteral("B"), 1, 90, false}};
    QCOMPARE(resultText(saga, today_),
             QStringLiteral("Today: %1 were tied at 90.")
                 .arg(QLocale().createSeparatedList({QStringLiteral("A"), QStringLiteral("B")})));
    saga.seats[1].points.reset();
    QVERIFY(resultText(saga, today_).isEmpty());
}

HEOROT_WIDGET_SUITE(TestHallPage)
#include "tst_hall_page.moc"
