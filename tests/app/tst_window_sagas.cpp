// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas in the window: they can be resumed after a restart, a broken file is explained and left unchanged, no saved
// game is lost or replaced without asking, and no unsaved game is left by accident.
#include "suite/widget_suite.h"
#include "window_fixture.h"

#include <QListView>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}

Q_DECLARE_METATYPE(heorot::app::Unsaved)

class TestWindowSagas final : public WindowFixture {
    Q_OBJECT

  private slots:
    void sagaFromAnotherFolderCanBeContinued();
    void sagaResumesAfterARestart();
    void brokenFileIsExplainedAndUnchanged_data();
    void brokenFileIsExplainedAndUnchanged();
    void brokenSagaHidesNoOther();
    void gameIsSavedElsewhere();
    void fileNameIsCompletedBeforeAsking_data();
    void fileNameIsCompletedBeforeAsking();
    void ownFileIsReplacedWithoutAsking();
    void everySavedNameCanBeReopened_data();
    void everySavedNameCanBeReopened();
    void firstDialogsShowTheFolderOfSagas();
    void unsavedGameIsLeftOnlyIfConfirmed_data();
    void unsavedGameIsLeftOnlyIfConfirmed();
    void gameWithoutAFileIsUnsaved();
    void gameWithARemovedFileIsUnsaved();
    void endOffersToWatchAgain();
    void listedSagasAreWatchedAndPlayedOn();
    void brokenSagaIsNotWatched();

  private:
    /// A finished saga in the player's folder, which must not exist yet.
    QString keepFinished() {
        const QString path = QDir(session::sagaFolder()).filePath(QStringLiteral("finished.saga"));
        if (!QDir().mkpath(session::sagaFolder()) ||
            !QFile::copy(QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas/format-2/sample-finished.saga"), path))
            qFatal("the saga cannot be copied");
        return path;
    }
};

void TestWindowSagas::sagaFromAnotherFolderCanBeContinued() {
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("mine.saga"));
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    answers_.file = path;
    window_->table()->actions().saveAs->trigger();
    QDir(session::sagaFolder()).removeRecursively();
    open();
    QVERIFY(window_->hall().canContinue());
    QTest::keyClick(&window_->hall(), Qt::Key_Return);
    QVERIFY(window_->table());
    QCOMPARE(window_->table()->session().path(), path);
    QVERIFY(QFile::remove(path));
    open();
    QVERIFY(!window_->hall().canContinue());
}

void TestWindowSagas::sagaResumesAfterARestart() {
    open();
    QVERIFY(!window_->hall().canContinue());
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    const QString path = window_->table()->session().path();
    open();
    QVERIFY(window_->hall().canContinue());
    QTest::keyClick(&window_->hall(), Qt::Key_Return);
    QVERIFY(window_->table());
    QCOMPARE(window_->table()->session().path(), path);
}

void TestWindowSagas::brokenFileIsExplainedAndUnchanged_data() {
    QTest::addColumn<QString>("told");
    QTest::newRow("en") << "a.saga:1: this must be a map of names and values";
    QTest::newRow("de") << "a.saga:1: hier müssen Namen mit Werten stehen";
    QTest::newRow("fr") << "a.saga:1: il faut ici des noms avec leurs valeurs";
}

void TestWindowSagas::brokenFileIsExplainedAndUnchanged() {
    QFETCH(QString, told);
    language::Translations texts(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QTemporaryDir folder;
    answers_.file = folder.filePath(QStringLiteral("a.saga"));
    QFile file(answers_.file);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no saga at all\n") > 0);
    file.close();
    open();
    QVERIFY(texts.use(QLatin1String(QTest::currentDataTag())));
    QTest::keyClick(window_.get(), Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(answers_.told, QStringList{told});
    QVERIFY(!window_->table());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("no saga at all\n"));
}

void TestWindowSagas::brokenSagaHidesNoOther() {
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    QFile broken(session::sagaFolder() + QStringLiteral("/broken.saga"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") > 0);
    broken.close();
    open();
    QVERIFY(window_->hall().canContinue());
    click("otherSagas");
    QVERIFY(window_->sagas());
    const QAbstractItemModel& rows = *window_->sagas()->list().model();
    QTRY_COMPARE(rows.rowCount(), 2);
    const auto unreadable = [&rows] {
        int count = 0;
        for (int row = 0; row < rows.rowCount(); ++row)
            count += rows.index(row, 0).data().toString().contains(QStringLiteral("broken.saga can’t be read."));
        return count;
    };
    QTRY_COMPARE(unreadable(), 1);
    QVERIFY(QFile::exists(broken.fileName()));
}

void TestWindowSagas::gameIsSavedElsewhere() {
    QTemporaryDir folder;
    answers_.file = folder.filePath(QStringLiteral("kept.saga"));
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    window_->table()->actions().saveAs->trigger();
    QVERIFY(QFile::exists(answers_.file));
    QCOMPARE(window_->table()->session().path(), answers_.file);
}

void TestWindowSagas::fileNameIsCompletedBeforeAsking_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("whole");
    QTest::newRow("whole name") << "anna.saga"
                                << "anna.saga";
    QTest::newRow("without its ending") << "anna"
                                        << "anna.saga";
    QTest::newRow("with a dot") << "anna.2"
                                << "anna.2.saga";
}

/// However it was typed: an existing saga stays unless its replacement is confirmed.
void TestWindowSagas::fileNameIsCompletedBeforeAsking() {
    QFETCH(QString, typed);
    QFETCH(QString, whole);
    const QTemporaryDir folder;
    const QString there = folder.filePath(whole);
    QFile other(there);
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("another game\n") > 0);
    other.close();
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    const QString before = window_->table()->session().path();
    answers_.names = {folder.filePath(typed), QString()};
    window_->table()->actions().saveAs->trigger();
    QCOMPARE(answers_.asked.size(), 1);
    QVERIFY2(answers_.asked.first().startsWith(there + QStringLiteral(" already exists. Saved today")),
             qPrintable(answers_.asked.first()));
    QCOMPARE(answers_.shown, (QStringList{before, there}));
    QCOMPARE(contentOf(there), QByteArray("another game\n"));
    QCOMPARE(window_->table()->session().path(), before);
    answers_.names = {folder.filePath(typed)};
    answers_.replaces = true;
    window_->table()->actions().saveAs->trigger();
    QCOMPARE(window_->table()->session().path(), there);
    QVERIFY(contentOf(there).startsWith("# A saga"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{whole});
}

void TestWindowSagas::ownFileIsReplacedWithoutAsking() {
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    answers_.file = window_->table()->session().path().chopped(5);
    window_->table()->actions().saveAs->trigger();
    QVERIFY(answers_.asked.isEmpty());
    QCOMPARE(window_->table()->session().path(), answers_.file + QStringLiteral(".saga"));
}

void TestWindowSagas::everySavedNameCanBeReopened_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"anna", "anna.2", ".anna", ".saga", "v1.2.3", "a*b?[c]", "-", "#1", "a;b,c=d%20e",
                             "\"q\" 'q'", "Zoë und der Drache", "龍", " blank ", "back\\slash", "two\nlines", "A.SAGA"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void TestWindowSagas::everySavedNameCanBeReopened() {
    QFETCH(QString, name);
    const QTemporaryDir elsewhere;
    for (const QString& folder : {session::sagaFolder(), elsewhere.path()}) {
        QDir(session::sagaFolder()).removeRecursively();
        QVERIFY(QDir().mkpath(session::sagaFolder()));
        open();
        window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
        const QString first = window_->table()->session().path();
        answers_.file = folder + u'/' + name;
        window_->table()->actions().saveAs->trigger();
        const QString path = window_->table()->session().path();
        QCOMPARE(path, session::sagaPathFor(answers_.file));
        QVERIFY(QFile::exists(path));
        QVERIFY(QFile::remove(first));
        QCOMPARE(knownSagas(session::sagaFolder()), QStringList{path});
        open();
        QVERIFY(window_->hall().canContinue());
        QTest::keyClick(&window_->hall(), Qt::Key_Return);
        QVERIFY(window_->table());
        QCOMPARE(window_->table()->session().path(), path);
        window_.reset();
        QVERIFY(QFile::remove(path));
    }
}

void TestWindowSagas::firstDialogsShowTheFolderOfSagas() {
    open();
    QVERIFY(!QDir(session::sagaFolder()).exists());
    window_->actions().open->trigger();
    QCOMPARE(answers_.shown, QStringList{session::sagaFolder()});
    QVERIFY(QDir(session::sagaFolder()).exists());
    QVERIFY(QDir(session::sagaFolder()).removeRecursively());
    click("demo-sample");
    window_->table()->actions().saveAs->trigger();
    QCOMPARE(answers_.shown.last(), session::sagaFolder() + QStringLiteral("/sample.saga"));
    QVERIFY(QDir(session::sagaFolder()).exists());
}

void TestWindowSagas::unsavedGameIsLeftOnlyIfConfirmed_data() {
    QTest::addColumn<QString>("way");
    QTest::addColumn<Unsaved>("answer");
    const std::pair<const char*, Unsaved> answers[] = {
        {"stays", Unsaved::Stay}, {"leaves", Unsaved::Leave}, {"saves elsewhere", Unsaved::SaveElsewhere}};
    for (const char* way : {"close", "quit", "home", "new game", "demo", "open", "rematch"})
        for (const auto& [name, answer] : answers) QTest::addRow("%s, %s", way, name) << way << answer;
}

/// Every way out of an unsaved game asks once, and continues only with that answer.
void TestWindowSagas::unsavedGameIsLeftOnlyIfConfirmed() {
    QFETCH(QString, way);
    QFETCH(Unsaved, answer);
    QTemporaryDir elsewhere;
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    const QString own = window_->table()->session().path();
    const QString kept = elsewhere.filePath(QStringLiteral("kept.saga"));
    const QString other = elsewhere.filePath(QStringLiteral("other.saga"));
    QVERIFY(QFile::copy(own, other));
    QFile changed(own);
    QVERIFY(changed.open(QIODevice::Append) && changed.write("# of another program\n") > 0);
    changed.close();
    window_->table()->session().takeTable();
    QVERIFY(play(window_->table()->session(), "bid done"));
    QVERIFY(!window_->table()->session().isSaved());
    const QPointer<TablePage> table = window_->table();

    answers_.unsaved = answer;
    if (answer == Unsaved::SaveElsewhere) answers_.names = {elsewhere.filePath(QStringLiteral("kept"))};
    answers_.file = other;
    if (way == QLatin1String("close")) QCOMPARE(window_->close(), answer != Unsaved::Stay);
    if (way == QLatin1String("quit")) window_->actions().quit->trigger();
    if (way == QLatin1String("home")) emit table->leave();
    if (way == QLatin1String("new game")) window_->actions().newGame->trigger();
    if (way == QLatin1String("demo")) window_->begin(newGame(QStringLiteral("sample"), {"easy", "easy"}));
    if (way == QLatin1String("open")) table->actions().open->trigger();
    if (way == QLatin1String("rematch")) emit table->rematch(table->session().rematch());
    QTRY_COMPARE(answers_.unsavedAsked, 1);
    QCoreApplication::processEvents();
    if (answer == Unsaved::Stay) {
        QVERIFY(window_->isVisible());
        QCOMPARE(window_->table(), table.data());
        QCOMPARE(table->session().match().moves().size(), std::size_t{1});
    } else {
        const bool closes = way == QLatin1String("close") || way == QLatin1String("quit");
        QVERIFY(closes ? !window_->isVisible() : !table || window_->table() != table);
    }
    QCOMPARE(QFile::exists(kept), answer == Unsaved::SaveElsewhere);
    if (answer == Unsaved::SaveElsewhere)
        QCOMPARE(session::loadSaga(kept, catalog_.finder()).match->moves().size(), std::size_t{1});
    answers_.unsaved = Unsaved::Leave;
}

void TestWindowSagas::gameWithARemovedFileIsUnsaved() {
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    QVERIFY(window_->table()->session().isSaved());
    QVERIFY(QFile::remove(window_->table()->session().path()));
    window_->leaveToHall();
    QCOMPARE(answers_.unsavedAsked, 1);
    QVERIFY(window_->table());
    answers_.unsaved = Unsaved::Leave;
}

void TestWindowSagas::gameWithoutAFileIsUnsaved() {
    QFile blocker(session::sagaFolder());
    QVERIFY(QDir().mkpath(QFileInfo(session::sagaFolder()).path()));
    QVERIFY(blocker.open(QIODevice::WriteOnly)); // a file in place of the folder
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    QVERIFY(!window_->table()->session().isSaved());
    window_->leaveToHall();
    QCOMPARE(answers_.unsavedAsked, 1);
    QVERIFY(window_->table());
    // A cancelled or failed choice of a file leaves the game at the table.
    answers_.unsaved = Unsaved::SaveElsewhere;
    window_->leaveToHall();
    QVERIFY(window_->table());
    answers_.file = session::sagaFolder() + QStringLiteral("/in-a-file");
    window_->leaveToHall();
    QVERIFY(window_->table());
    QVERIFY(blocker.remove());
    window_->leaveToHall();
    QVERIFY(!window_->table());
    QVERIFY(QFile::exists(answers_.file + QStringLiteral(".saga")));
    QCOMPARE(answers_.unsavedAsked, 4);
}

void TestWindowSagas::endOffersToWatchAgain() {
    const QString path = keepFinished();
    open();
    window_->openSaga(path);
    auto* end = window_->table()->findChild<EndScreen*>();
    QVERIFY(end->isVisible());
    QTest::keyClick(end->focusWidget(), Qt::Key_W);
    QTRY_VERIFY(window_->replay());
    QVERIFY(window_->replay()->isVisible());
    QCOMPARE(window_->replay()->step(), std::size_t{0});
    QCOMPARE(window_->replay()->session().match().moves().size(), window_->table()->session().match().moves().size());
    QTest::keyClick(&window_->replay()->controls().line(), Qt::Key_Escape);
    QTRY_VERIFY(!window_->replay());
    QVERIFY(end->isVisible());
    QVERIFY(end->isAncestorOf(window_->focusWidget()));
    window_->resize(1280, 800);
    QTRY_VERIFY(end->findChild<QAbstractButton*>(QStringLiteral("endWatch"))->isVisible());
    click("endWatch");
    QTRY_VERIFY(window_->replay());
}

void TestWindowSagas::listedSagasAreWatchedAndPlayedOn() {
    const QByteArray before = contentOf(keepFinished());
    open();
    QTest::keyClick(&window_->hall(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window_->sagas());
    QTRY_COMPARE(window_->sagas()->list().model()->rowCount(), 1);
    QTest::keyClick(&window_->sagas()->list(), Qt::Key_W);
    QTRY_VERIFY(window_->replay());
    QTest::keyClick(&window_->replay()->controls().line(), Qt::Key_Escape);
    QTRY_VERIFY(!window_->replay());
    QVERIFY(window_->sagas()->isVisible());
    QTest::keyClick(&window_->sagas()->list(), Qt::Key_W);
    QTRY_VERIFY(window_->replay());
    window_->replay()->goTo(4);
    const std::size_t moves = window_->replay()->line().movesAfter(4);
    emit window_->replay()->controls().playOnMenu().aboutToShow();
    window_->replay()->controls().playOnMenu().actions().first()->trigger();
    QTRY_VERIFY(window_->table());
    QVERIFY(!window_->replay() && !window_->sagas());
    QVERIFY(window_->table()->session().match().moves().size() >= moves);
    QVERIFY(!window_->table()->session().match().isOver());
    QCOMPARE(contentOf(session::sagaFolder() + QStringLiteral("/finished.saga")), before);
    QVERIFY(!window_->table()->session().path().endsWith(QStringLiteral("finished.saga")));
}

void TestWindowSagas::brokenSagaIsNotWatched() {
    QFile broken(home_->filePath(QStringLiteral("broken.saga")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") > 0);
    broken.close();
    open();
    window_->watch(broken.fileName());
    QVERIFY(!window_->replay());
    QCOMPARE(answers_.told.size(), 1);
    QVERIFY2(answers_.told.first().startsWith(QStringLiteral("broken.saga")), qPrintable(answers_.told.first()));
}

HEOROT_WIDGET_SUITE(TestWindowSagas)
#include "tst_window_sagas.moc"
