// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas in the hall: which one it offers to continue, thousands that delay nothing, and the list of all.
#include "../record/format_one.h"
#include "hall_fixture.h"
#include "heorot/sagas_dialog.h"
#include "session/session.h"
#include "suite/widget_suite.h"

#include <QListWidget>

#include <filesystem>

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
    void listNamesUnreadableSagas();
    void listMovesSagasToTheTrash();
    void holdingDeleteRemovesOneSaga();
    void hiddenRowsAreNotRemoved();

  private:
    /// A shown list of three sagas; its trash is that of `home_`.
    std::unique_ptr<SagasDialog> listOfThree();
    QStringList filesLeft() const { return QDir(sagas_->path()).entryList(QDir::Files, QDir::Name); }

    const QTemporaryDir home_;
    std::unique_ptr<plugin::PluginCatalog> shelf_;
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
    QVERIFY2(told.contains(QStringLiteral("A places a figure or draws a tile")), qPrintable(told));
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

void TestHallSagas::listNamesUnreadableSagas() {
    keepSaga("good.saga", false, today_);
    QFile broken(sagas_->filePath(QStringLiteral("broken.saga")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    const std::string strange = sagas_->path().toStdString() + "/caf\xE9.saga";
    QVERIFY(QFile::copy(sagas_->filePath(QStringLiteral("good.saga")), sagas_->filePath(QStringLiteral("copy"))));
    std::filesystem::rename(sagas_->filePath(QStringLiteral("copy")).toStdString(), strange);
    plugin::PluginCatalog catalog(
        plugin::PluginFolders{gameFolder(), QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), {}});
    SagasDialog dialog(sagas_->path(), catalog, open().pageStyle());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    auto* list = dialog.findChild<QListWidget*>();
    QTRY_COMPARE(list->count(), 3);
    QTRY_COMPARE(list->findItems(QStringLiteral("broken.saga can’t be read."), Qt::MatchContains).size(), 1);
    QCOMPARE(list->findItems(QStringLiteral("not valid UTF-8. Rename the file"), Qt::MatchContains).size(), 1);
    // Otherwise the folder cannot be removed.
    QVERIFY(std::filesystem::remove(strange));
}

void TestHallSagas::listMovesSagasToTheTrash() {
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", QFile::encodeName(home.path()));
    keepSaga("first.saga", false, today_);
    keepSaga("second.saga", false, today_.addSecs(-60));
    plugin::PluginCatalog catalog(
        plugin::PluginFolders{gameFolder(), QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), {}});
    SagasDialog dialog(sagas_->path(), catalog, open().pageStyle());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto* list = dialog.findChild<QListWidget*>();
    QTRY_COMPARE(list->count(), 2);
    QSignalSpy removed(&dialog, &SagasDialog::removed);
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(!QFileInfo::exists(sagas_->filePath(QStringLiteral("first.saga"))));
    QVERIFY(list->isRowHidden(0));
    QCOMPARE(list->currentRow(), 1);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("removeSaga")), Qt::LeftButton);
    QVERIFY(!QFileInfo::exists(sagas_->filePath(QStringLiteral("second.saga"))));
    QCOMPARE(removed.count(), 2);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(removed.count(), 2);
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("told"))->isVisible());
    const QDir trash(home.filePath(QStringLiteral("Trash/files")));
    QCOMPARE(trash.entryList(QDir::Files), (QStringList{QStringLiteral("first.saga"), QStringLiteral("second.saga")}));
}

std::unique_ptr<SagasDialog> TestHallSagas::listOfThree() {
    qputenv("XDG_DATA_HOME", QFile::encodeName(home_.path()));
    keepSaga("a.saga", false, today_);
    keepSaga("b.saga", false, today_.addSecs(-60));
    keepSaga("c.saga", false, today_.addSecs(-120));
    shelf_ = std::make_unique<plugin::PluginCatalog>(
        plugin::PluginFolders{gameFolder(), QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), {}});
    auto dialog = std::make_unique<SagasDialog>(sagas_->path(), *shelf_, open().pageStyle());
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    dialog->show();
    auto* list = dialog->findChild<QListWidget*>();
    if (!QTest::qWaitFor([&] { return list->count() == 3; })) qFatal("the sagas are not listed");
    return dialog;
}

void TestHallSagas::holdingDeleteRemovesOneSaga() {
    const auto dialog = listOfThree();
    auto* list = dialog->findChild<QListWidget*>();
    const auto press = [&](bool isRepeat) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier, QString(), isRepeat);
        QCoreApplication::sendEvent(list, &event);
    };
    press(false);
    for (int i = 0; i < 5; ++i) press(true);
    QCOMPARE(filesLeft(), (QStringList{QStringLiteral("b.saga"), QStringLiteral("c.saga")}));
    press(false);
    for (int i = 0; i < 5; ++i) press(true);
    QCOMPARE(filesLeft(), QStringList{QStringLiteral("c.saga")});
}

/// The line of a deleted saga is hidden but still exists; making it current, by arrow keys or a search, has no effect,
/// even if a saga with its name exists again.
void TestHallSagas::hiddenRowsAreNotRemoved() {
    const auto dialog = listOfThree();
    auto* list = dialog->findChild<QListWidget*>();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(list->currentRow(), 2);
    keepSaga("b.saga", false, today_.addSecs(-60));
    const QStringList all{QStringLiteral("a.saga"), QStringLiteral("b.saga"), QStringLiteral("c.saga")};
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Delete);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("removeSaga")), Qt::LeftButton);
    QCOMPARE(filesLeft(), all);
}

HEOROT_WIDGET_SUITE(TestHallSagas)
#include "tst_hall_sagas.moc"
