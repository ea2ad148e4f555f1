// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas in the hall: which one it offers to continue, thousands that delay nothing, what a list of all reads, and
// results that can be watched.
#include "../record/format_one.h"
#include "hall_fixture.h"
#include "session/session.h"
#include "suite/widget_suite.h"

#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHallSagas final : public HallFixture {
    Q_OBJECT

  private slots:
    void withoutASagaThereIsNothingToContinue();
    void newestUnfinishedSagaIsOffered();
    void finishedSagaIsNotOffered();
    void removedSagaIsNoLongerOffered();
    void sagaDatedInTheFutureHidesNoOther();
    void sagaOfFormatOneCanBeContinued();
    void sagaWithAWrongHeadIsReadCompletely();
    void thousandsOfSagasDelayNothing();
    void listReadsOnlyHeads();
    void resultsCanBeWatched();
};

void TestHallSagas::withoutASagaThereIsNothingToContinue() {
    HallPage& page = open();
    load();
    QVERIFY(!page.canContinue());
    QSignalSpy saga(&page, &HallPage::sagaWanted);
    page.setFocus();
    QTest::keyClick(&page, Qt::Key_Return);
    QVERIFY(saga.isEmpty());
}

void TestHallSagas::newestUnfinishedSagaIsOffered() {
    keepSaga("older.saga", false, today_.addDays(-2));
    const QString newest = keepSaga("newer.saga", false, today_.addDays(-1));
    QFile broken(sagas_->filePath(QStringLiteral("broken.saga")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    HallPage& page = open();
    load();
    QVERIFY(page.canContinue());
    QSignalSpy saga(&page, &HallPage::sagaWanted);
    QTest::keyClick(&page, Qt::Key_Return);
    QCOMPARE(saga.size(), 1);
    QCOMPARE(saga.takeLast().first().toString(), newest);
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("continue")), Qt::LeftButton);
    QCOMPARE(saga.takeLast().first().toString(), newest);
    const QString told = textsOf(page).join(u'\n');
    QVERIFY2(told.contains(QStringLiteral("Saved yesterday at")), qPrintable(told));
}

void TestHallSagas::finishedSagaIsNotOffered() {
    keepSaga("ended.saga", true, today_);
    HallPage& page = open();
    load();
    QVERIFY(!page.canContinue());
}

void TestHallSagas::removedSagaIsNoLongerOffered() {
    const QString path = keepSaga("a.saga", false, today_);
    HallPage& page = open();
    load();
    QVERIFY(page.canContinue());
    QVERIFY(QFile::remove(path));
    page.refresh();
    QTRY_VERIFY(!page.canContinue());
}

void TestHallSagas::sagaDatedInTheFutureHidesNoOther() {
    keepSaga("tomorrow.saga", false, today_.addDays(1));
    keepSaga("in-a-year.saga", false, today_.addYears(1));
    const QString now = keepSaga("now.saga", false, today_);
    const QString yesterday = keepSaga("yesterday.saga", false, today_.addDays(-1));
    QCOMPARE(knownSagas(sagas_->path()).mid(0, 2), (QStringList{now, yesterday}));
    HallPage& page = open();
    load();
    QSignalSpy saga(&page, &HallPage::sagaWanted);
    QTest::keyClick(&page, Qt::Key_Return);
    QCOMPARE(saga.takeLast().first().toString(), now);
    // A clock slightly ahead, like that of another machine, does not count as the future.
    const QString ahead = keepSaga("ahead.saga", false, QDateTime::currentDateTime().addSecs(60));
    QCOMPARE(knownSagas(sagas_->path()).first(), ahead);
}

void TestHallSagas::sagaOfFormatOneCanBeContinued() {
    const QString ended = keepSaga("ended.saga", true, today_);
    const QString old = keepSaga("old.saga", false, today_.addDays(-1));
    for (const QString& path : {ended, old}) alter(path, [](std::string& text) { text = inFormatOne(text); });
    HallPage& page = open();
    load();
    QVERIFY(page.canContinue());
    QCOMPARE(page.findChild<ContinueStrip*>()->saga().path, old);
    const QString told = textsOf(page).join(u'\n');
    QVERIFY2(told.contains(QStringLiteral("A’s turn: place a figure or draw a tile")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("A 50")) && told.contains(QStringLiteral("B 50")), qPrintable(told));
}

/// A saga that is offered can be continued, whatever heads say.
void TestHallSagas::sagaWithAWrongHeadIsReadCompletely() {
    const QString good = keepSaga("good.saga", false, today_.addDays(-2));
    const auto openly = [](std::string& text) { text.replace(text.find("over: true"), 10, "over: false"); };
    alter(keepSaga("ended.saga", true, today_.addDays(-1)), openly);
    alter(keepSaga("cut.saga", false, today_), [](std::string& text) { text.resize(text.find("\nsnapshot:")); });
    HallPage& page = open();
    load();
    QCOMPARE(page.findChild<ContinueStrip*>()->saga().path, good);
}

/// The hall is painted and usable before the first saga is read; for finished ones the head is enough.
void TestHallSagas::thousandsOfSagasDelayNothing() {
    const QString open1 = keepSaga("open.saga", false, today_.addDays(-400));
    const QString ended = keepSaga("ended.saga", true, today_);
    alter(ended, [](std::string& text) { text.resize(text.find("\ndeal:") + 7); });
    for (int i = 0; i < 2000; ++i)
        QVERIFY(QFile::copy(ended, sagas_->filePath(QStringLiteral("ended-%1.saga").arg(i))));
    HallPage& page = open();
    QSignalSpy painted(&page, &HallPage::painted);
    QSignalSpy loaded(&page, &HallPage::loaded);
    bool usable = false;
    connect(&page, &HallPage::painted, this, [&] {
        usable = loaded.isEmpty() && page.findChild<QPushButton*>(QStringLiteral("newGame-movie"))->isEnabled();
    });
    page.show();
    QVERIFY(loaded.wait(60'000));
    QCOMPARE(painted.size(), 1);
    QVERIFY(usable);
    QCOMPARE(page.findChild<ContinueStrip*>()->saga().path, open1);
    // The window stays responsive meanwhile.
    page.refresh();
    QVERIFY(page.canContinue());
}

void TestHallSagas::listReadsOnlyHeads() {
    const QString ended = keepSaga("ended.saga", true, today_);
    const QString under = keepSaga("under-way.saga", false, today_.addDays(-1));
    const QString old = keepSaga("old.saga", false, today_.addDays(-2));
    alter(old, [](std::string& text) { text = inFormatOne(text); });
    const QString french = keepSaga("french.saga", false, today_.addDays(-3));
    alter(french, [](std::string& text) { text.replace(text.find("\n  en: "), 7, "\n  fr: "); });
    plugin::PluginCatalog catalog(
        plugin::PluginFolders{gameFolder(), QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), {}});
    SagaReader reader(catalog);
    QSignalSpy all(&reader, &SagaReader::allRead);
    std::vector<ListedSaga> first, last;
    connect(&reader, &SagaReader::read, this, [&](int from, const std::vector<ReadSaga>& sagas) {
        for (std::size_t i = 0; i < sagas.size(); ++i) {
            const std::size_t row = static_cast<std::size_t>(from) + i;
            if (row >= last.size()) {
                first.resize(row + 1);
                last.resize(row + 1);
                first[row] = toListed(sagas[i], catalog);
                QVERIFY2(!sagas[i].match, "a game was replayed for a list");
            }
            last[row] = toListed(sagas[i], catalog);
        }
    });
    reader.readAll(sagas_->path());
    QVERIFY(all.wait());
    QCOMPARE(last.size(), std::size_t{4});
    QStringList paths;
    for (const ListedSaga& saga : last) {
        paths << saga.path;
        QCOMPARE(saga.problem, QString());
        QVERIFY(!saga.title.isEmpty() && !saga.position.isEmpty());
        QCOMPARE(saga.seats.size(), std::size_t{2});
        for (const auto& seat : saga.seats) QVERIFY(seat.points.has_value());
    }
    QCOMPARE(paths, (QStringList{ended, under, old, french}));
    QVERIFY(last[0].over && !last[1].over);
    QCOMPARE(last[1].position, last[2].position);
    QCOMPARE(last[1].position, last[3].position);
    // What the heads contain appears at once; the rest follows.
    QCOMPARE(first[1].position, last[1].position);
    QVERIFY(!first[2].seats[0].points && first[2].position.isEmpty());
    QVERIFY(first[3].seats[0].points && first[3].position.isEmpty());
    QCOMPARE(first[2].seats[0].name, QStringLiteral("A"));
}

void TestHallSagas::resultsCanBeWatched() {
    const QString ended = keepSaga("ended.saga", true, today_);
    HallPage& page = open();
    load();
    QSignalSpy watched(&page, &HallPage::watchWanted);
    QSignalSpy opened(&page, &HallPage::sagaWanted);
    auto* result = page.findChild<ResultLine*>(QStringLiteral("result-movie"));
    auto* watch = result->findChild<QToolButton*>(QStringLiteral("watchResult"));
    QVERIFY(watch->isVisible());
    QTest::mouseClick(watch, Qt::LeftButton);
    QCOMPARE(watched.takeLast().first().toString(), ended);
    QVERIFY(opened.isEmpty());
    const auto* other = page.findChild<ResultLine*>(QStringLiteral("result-legend"));
    QVERIFY(!other->findChild<QToolButton*>(QStringLiteral("watchResult"))->isVisible());
}

HEOROT_WIDGET_SUITE(TestHallSagas)
#include "tst_hall_sagas.moc"
