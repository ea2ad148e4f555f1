// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics in the window: finished sagas are counted without being asked, shown by player and game, opened,
// exported and removed, by mouse and keys.
#include "heorot/breakable_text.h"
#include "heorot/coach_page.h"
#include "heorot/room_check.h"
#include "language/pseudo_language.h"
#include "statistics/csv.h"
#include "suite/widget_suite.h"
#include "window_fixture.h"

#include <QScrollBar>
#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestStatisticsPage final : public WindowFixture {
    Q_OBJECT

  private slots:
    void anEmptyPageSaysSo();
    void sagasOfTheFolderAreCounted();
    void filtersSelectGames();
    void chartsAndRecordsOpenSagas();
    void aMissingSagaIsSaid();
    void gamesAreRemovedAfterAQuestion();
    void playersAndAllGamesAreRemoved();
    void tablesAreExported();
    void finishedGamesAreCountedAtTheTable();
    void whatTheCoachSaysIsKept();
    void faultsAreSaid();
    void textsFollowTheLanguage();
    void partsHaveNames();
    void nothingIsCut_data();
    void nothingIsCut();

  private:
    template <class Widget = QWidget>
    Widget& part(const char* name) {
        auto* widget = window_->statistics()->findChild<Widget*>(QLatin1String(name));
        if (!widget) qFatal("there is no '%s'", name);
        return *widget;
    }
    /// Without the places where long words may break.
    QString figure(const char* name) { return withoutBreaks(part<QLabel>(name).text()); }
    void choose(const char* box, const QString& text) {
        auto& combo = part<QComboBox>(box);
        const int row = combo.findText(text);
        if (row < 0) qFatal("there is no choice '%s'", qPrintable(text));
        combo.setFocus();
        // As a person does by keys.
        while (combo.currentIndex() != row)
            QTest::keyClick(&combo, combo.currentIndex() < row ? Qt::Key_Down : Qt::Key_Up);
    }
    /// A finished game of the sample game in the folder of sagas; returns its scores.
    engine::Scores finish(const QString& file, const std::vector<std::string>& players, std::uint64_t seed) {
        const game::GameModule& game = sample_.module();
        auto begun = newGame(QStringLiteral("sample"), players, seed);
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            if (players[seat] == "human") begun.seating.names[seat] = seat == 0 ? "Anna" : "Ben";
        const auto match = game.newMatch(begun.setup, begun.seating);
        while (!match->isOver())
            if (match->play(game.think(*match, ai::Level::Random, seed))) qFatal("a random move is refused");
        if (!QDir().mkpath(session::sagaFolder())) qFatal("no folder of sagas");
        session::saveSaga(pathOf(file), game, *match);
        return match->scores();
    }
    static QString pathOf(const QString& file) { return session::sagaFolder() + u'/' + file; }
    StatisticsPage& show() {
        if (!window_) open();
        QSignalSpy opened(window_->actions().statistics, &QAction::triggered);
        QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
        if (opened.isEmpty() || !window_->statistics()) qFatal("the key does not open the statistics");
        QSignalSpy ready(window_->statistics(), &StatisticsPage::ready);
        if (!ready.wait(20'000)) qFatal("the sagas are not counted");
        return *window_->statistics();
    }
    /// Three games of Anna: against Ben, against Ben and an easy computer player, against a hard one.
    void finishSome() {
        scores_ = {finish(QStringLiteral("a.saga"), {"human", "human"}, 1),
                   finish(QStringLiteral("b.saga"), {"human", "human", "easy"}, 2),
                   finish(QStringLiteral("c.saga"), {"human", "random"}, 3)};
    }

    SampleGame sample_;
    std::vector<engine::Scores> scores_;
};

void TestStatisticsPage::anEmptyPageSaysSo() {
    show();
    QVERIFY(figure("state").startsWith(QStringLiteral("No finished game")));
    QVERIFY(!part("places").isVisible() && !part("filterPlayer").isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!window_->statistics());
    QVERIFY(window_->hall().isVisible());
}

void TestStatisticsPage::sagasOfTheFolderAreCounted() {
    finishSome();
    const StatisticsPage& page = show();
    QCOMPARE(part<QComboBox>("filterPlayer").currentText(), QStringLiteral("Anna"));
    QCOMPARE(figure("figureGames"), QStringLiteral("3"));
    int won = 0;
    int sum = 0;
    for (const engine::Scores& scores : scores_) {
        won += scores.place[0] == 1 ? 1 : 0;
        sum += scores.total[0];
    }
    QVERIFY2(figure("figureWon").startsWith(QString::number(won)), qPrintable(figure("figureWon")));
    QVERIFY2(figure("figurePoints").startsWith(QLocale().toString(sum / 3., 'f', 1)),
             qPrintable(figure("figurePoints")));
    QCOMPARE(part<QListWidget>("gameList").count(), 3);
    // The players have a line of their own, so that no line is too long for the list.
    const auto& list = part<QListWidget>("gameList");
    for (const QString& line : list.item(0)->text().split(u'\n'))
        QVERIFY(list.fontMetrics().horizontalAdvance(line) < list.viewport()->width());
    QVERIFY(list.visualItemRect(list.item(0)).height() >= 2 * list.fontMetrics().height());
    QCOMPARE(page.summary().won, won);
    QCOMPARE(static_cast<int>(part<BarChart>("placesChart").rows()[0].bars[0].value), won);
    std::vector<int> points;
    for (const CoursePoint& point : part<CourseChart>("courseChart").points()) points.push_back(point.points);
    std::sort(points.begin(), points.end());
    std::vector<int> expected{scores_[0].total[0], scores_[1].total[0], scores_[2].total[0]};
    std::sort(expected.begin(), expected.end());
    QCOMPARE(points, expected);
    QCOMPARE(part<BarChart>("rivalsChart").rows().size(), std::size_t{3});
    // Again, nothing is counted twice.
    click("home");
    QTRY_VERIFY(!window_->statistics());
    show();
    QCOMPARE(figure("figureGames"), QStringLiteral("3"));
}

void TestStatisticsPage::filtersSelectGames() {
    finishSome();
    show();
    choose("filterPlayer", QStringLiteral("Ben"));
    QCOMPARE(figure("figureGames"), QStringLiteral("2"));
    choose("filterSeats", QStringLiteral("3"));
    QCOMPARE(figure("figureGames"), QStringLiteral("1"));
    choose("filterLevel", QStringLiteral("People only"));
    QVERIFY(figure("state").startsWith(QStringLiteral("No finished game matches")));
    QVERIFY(!part("places").isVisible());
    choose("filterSeats", QStringLiteral("Any number"));
    QCOMPARE(figure("figureGames"), QStringLiteral("1"));
    choose("filterLevel", QStringLiteral("Computer: easy"));
    QCOMPARE(part<QListWidget>("gameList").count(), 1);
    choose("filterGame", QStringLiteral("All games"));
    QCOMPARE(figure("figureGames"), QStringLiteral("1"));
}

void TestStatisticsPage::chartsAndRecordsOpenSagas() {
    finishSome();
    const auto opened = [this](const auto& press) {
        show();
        press();
        if (!QTest::qWaitFor([this] { return window_->table() != nullptr; })) qFatal("no table");
        const QString path = window_->table()->session().path();
        if (!QTest::qWaitFor([this] { return window_->findChild<QWidget*>(QStringLiteral("endScreen"))->isVisible(); }))
            qFatal("not the end");
        window_->leaveToHall();
        return QFileInfo(path).fileName();
    };
    const QStringList files{QStringLiteral("a.saga"), QStringLiteral("b.saga"), QStringLiteral("c.saga")};
    QVERIFY(files.contains(opened([this] {
        auto& chart = part<CourseChart>("courseChart");
        const QPoint at = chart.placeOf(1).toPoint();
        QTest::mouseMove(&chart, at);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, at);
    })));
    QVERIFY(files.contains(opened([this] {
        auto& chart = part<CourseChart>("courseChart");
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Home);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.shown().value_or(9), std::size_t{1});
        QTest::keyClick(&chart, Qt::Key_Return);
    })));
    QVERIFY(files.contains(opened([this] {
        auto& list = part<QListWidget>("gameList");
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        QTest::keyClick(&list, Qt::Key_Return);
    })));
    int most = 0;
    for (std::size_t game = 0; game < 3; ++game)
        if (scores_[game].total[0] > scores_[static_cast<std::size_t>(most)].total[0]) most = static_cast<int>(game);
    QCOMPARE(opened([this] {
                 for (auto* button : window_->statistics()->findChildren<QToolButton*>())
                     if (button->accessibleName().startsWith(QStringLiteral("Most points")))
                         return QTest::mouseClick(button, Qt::LeftButton);
                 qFatal("there is no record");
             }),
             files[most]);
}

void TestStatisticsPage::aMissingSagaIsSaid() {
    finishSome();
    show();
    for (const char* file : {"a.saga", "b.saga", "c.saga"}) QVERIFY(QFile::remove(pathOf(QLatin1String(file))));
    auto& chart = part<CourseChart>("courseChart");
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Home);
    QTest::keyClick(&chart, Qt::Key_Return);
    QVERIFY2(figure("told").startsWith(QStringLiteral("The saga of this game")), qPrintable(figure("told")));
    QVERIFY(part("told").isVisible() && !window_->table());
    choose("filterSeats", QStringLiteral("3"));
    QVERIFY(!part("openGame").isEnabled());
    QCOMPARE(figure("figureGames"), QStringLiteral("1"));
}

void TestStatisticsPage::gamesAreRemovedAfterAQuestion() {
    finishSome();
    show();
    auto& list = part<QListWidget>("gameList");
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(answers_.asked.size(), 1);
    QCOMPARE(list.count(), 3);
    answers_.removes = true;
    click("removeGame");
    QTRY_COMPARE(list.count(), 2);
    click("home");
    QTRY_VERIFY(!window_->statistics());
    show();
    QCOMPARE(figure("figureGames"), QStringLiteral("2"));
    for (const char* file : {"a.saga", "b.saga", "c.saga"}) QVERIFY(QFile::exists(pathOf(QLatin1String(file))));
}

void TestStatisticsPage::playersAndAllGamesAreRemoved() {
    finishSome();
    const StatisticsPage& page = show();
    answers_.removes = true;
    choose("filterPlayer", QStringLiteral("Anna"));
    page.findChild<QAction*>(QStringLiteral("removePlayer"))->trigger();
    QVERIFY(answers_.asked.last().contains(QStringLiteral("Anna")));
    QTRY_COMPARE(part<QComboBox>("filterPlayer").currentText(), QStringLiteral("Ben"));
    QCOMPARE(part<QComboBox>("filterPlayer").count(), 1);
    QCOMPARE(figure("figureGames"), QStringLiteral("2"));
    page.findChild<QAction*>(QStringLiteral("removeAll"))->trigger();
    QTRY_VERIFY(figure("state").startsWith(QStringLiteral("No finished game")));
}

void TestStatisticsPage::tablesAreExported() {
    finishSome();
    show();
    choose("filterSeats", QStringLiteral("2"));
    answers_.file = home_->filePath(QStringLiteral("table.csv"));
    click("exportTable");
    QFile file(answers_.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QCOMPARE(text.count('\n'), 1 + 2 * 2);
    QVERIFY(text.contains(",Anna,human,"));
    QVERIFY(figure("told").contains(QStringLiteral("table.csv")));
    answers_.file = QStringLiteral("/dev/null/table.csv");
    click("exportTable");
    QVERIFY2(figure("told").contains(QStringLiteral("/dev/null is not a folder")), qPrintable(figure("told")));
}

void TestStatisticsPage::finishedGamesAreCountedAtTheTable() {
    finishSome();
    open().openSaga(pathOf(QStringLiteral("b.saga")));
    const auto counted = [] { return statistics::Store(statistics::storePath()).games().size(); };
    QTRY_COMPARE(counted(), std::size_t{1});
}

void TestStatisticsPage::whatTheCoachSaysIsKept() {
    finish(QStringLiteral("a.saga"), {"human", "easy"}, 11);
    open().openSaga(pathOf(QStringLiteral("a.saga")));
    const auto find = [this](const char* name) { return window_->findChild<QWidget*>(QLatin1String(name)); };
    QTRY_VERIFY(find("endScreen")->isVisible());
    auto* coach = window_->findChild<CoachPage*>();
    QSignalSpy reviewed(coach, &CoachPage::reviewed);
    coach->review(0, {.iterations = 60});
    QTRY_COMPARE_WITH_TIMEOUT(reviewed.size(), 1, 60'000);
    const double kept = reviewed.first().at(1).toDouble();
    window_->leaveToHall();
    show();
    QCOMPARE(window_->statistics()->summary().kept.value_or(-1), kept);
    QVERIFY(figure("figureKept").endsWith(u'%'));
}

void TestStatisticsPage::faultsAreSaid() {
    finishSome();
    QVERIFY(QDir().mkpath(statistics::storePath()));
    show();
    QVERIFY2(figure("told").startsWith(QStringLiteral("The statistics can’t be used: ")), qPrintable(figure("told")));
    QVERIFY(part("told").isVisible());
    window_.reset();
    QVERIFY(QDir(statistics::storePath()).removeRecursively());
    QFile damaged(statistics::storePath());
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("no database at all") > 0);
    damaged.close();
    show();
    QVERIFY2(figure("told").contains(QStringLiteral(".damaged")), qPrintable(figure("told")));
    QCOMPARE(figure("figureGames"), QStringLiteral("3"));
}

void TestStatisticsPage::textsFollowTheLanguage() {
    finishSome();
    StatisticsPage& page = show();
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    QStringList plain;
    for (const QString& text : textsOf(page))
        if (!text.contains(u'«') && text.contains(QRegularExpression(QStringLiteral("[a-z]{3}"))) &&
            text != QLatin1String("Anna"))
            plain << text;
    QCoreApplication::removeTranslator(&marks);
    QVERIFY2(plain.isEmpty(), qPrintable(plain.join(u'\n')));
}

void TestStatisticsPage::partsHaveNames() {
    finishSome();
    const StatisticsPage& page = show();
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || qobject_cast<const QScrollBar*>(widget))
            continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                 qPrintable(QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName()));
    }
    for (const char* chart : {"placesChart", "sourcesChart", "rivalsChart", "courseChart"})
        QVERIFY2(!part(chart).accessibleDescription().isEmpty(), chart);
}

void TestStatisticsPage::nothingIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    for (const QSize& size : {QSize(1024, 600), QSize(1920, 1080)})
        for (const double scale : {1., 1.5})
            QTest::addRow("%dx%d, %g", size.width(), size.height(), scale) << size << scale;
}

void TestStatisticsPage::nothingIsCut() {
    QFETCH(const QSize, size);
    QFETCH(const double, scale);
    finishSome();
    StatisticsPage& page = show();
    Settings settings;
    settings.textScale = scale;
    window_->setSettings(settings);
    window_->resize(size);
    const language::PseudoTranslator longTexts;
    QCoreApplication::installTranslator(const_cast<language::PseudoTranslator*>(&longTexts));
    QCoreApplication::sendPostedEvents();
    QTRY_VERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page).join(u'\n')));
    QCOMPARE(window_->size(), size);
}

HEOROT_WIDGET_SUITE(TestStatisticsPage)
#include "tst_statistics_page.moc"
