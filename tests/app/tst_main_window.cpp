// SPDX-License-Identifier: GPL-3.0-or-later
// The window, pressed by mouse and keys: two clicks to a running game, the saga goes on after the program ended, a
// broken file is explained and stays as it is, settings work at once.
#include "games.h"
#include "heorot/main_window.h"
#include "plugin/saga_file.h"
#include "widgets.h"

#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QScreen>
#include <QSignalSpy>
#include <QStandardPaths>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

namespace {

/// Answers as the test says, and keeps what was told.
class Answers final : public Dialogs {
  public:
    QString fileToOpen(QWidget*, const QString& folder) override {
        shown << folder;
        return file;
    }
    QString fileToSave(QWidget*, const QString& proposed) override {
        shown << proposed;
        return names.isEmpty() ? file : names.takeFirst();
    }
    bool mayReplace(QWidget*, const QString& sentence) override {
        asked << sentence;
        return replaces;
    }
    Unsaved leaveUnsaved(QWidget*) override {
        ++unsavedAsked;
        return unsaved;
    }
    void tell(QWidget*, const QString& sentence) override { told << sentence; }

    QString file;
    /// Typed one after the other, before `file`.
    QStringList names;
    bool replaces = false;
    Unsaved unsaved = Unsaved::Stay;

    QStringList shown;
    QStringList asked;
    int unsavedAsked = 0;
    QStringList told;
};

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}

Q_DECLARE_METATYPE(heorot::app::Unsaved)

class TestMainWindow : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup() {
        window_.reset();
        QFile::remove(plugin::sagaFolder());
    }

    void twoClicksBeginAGame();
    void demoPlaysByItself();
    void sagaFromElsewhereGoesOnToo();
    void windowFitsItsScreen();
    void placeIsRemembered();
    void digitOpensATable();
    void sagaGoesOnAfterTheProgramEnded();
    void brokenFileIsExplainedAndStays();
    void brokenSagaHidesNoGoodOne();
    void gameIsSavedElsewhere();
    void nameIsWholeBeforeItIsAskedAbout_data();
    void nameIsWholeBeforeItIsAskedAbout();
    void ownFileIsNotAskedAbout();
    void everySavedNameIsFoundAgain_data();
    void everySavedNameIsFoundAgain();
    void firstDialogsShowTheFolderOfSagas();
    void unsavedGameIsLeftByChoiceOnly_data();
    void unsavedGameIsLeftByChoiceOnly();
    void gameWithoutAPlaceIsUnsaved();
    void damagedCatalogueIsTold();
    void settingsWorkAtOnceAndAreKept();

  private:
    MainWindow& open() {
        window_.reset();
        window_ = std::make_unique<MainWindow>(House{catalog_, translations_, art_, answers_});
        window_->resize(1024, 600);
        QSignalSpy furnished(&window_->hall(), &HallPage::furnished);
        window_->show();
        window_->activateWindow();
        if (!QTest::qWaitForWindowActive(window_.get())) qFatal("the window does not become active");
        if (furnished.isEmpty() && !furnished.wait()) qFatal("the hall is not furnished");
        return *window_;
    }
    void click(const char* name) {
        auto* button = window_->findChild<QAbstractButton*>(QLatin1String(name));
        if (!button || !button->isVisible()) qFatal("there is no button %s", name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    plugin::PluginCatalog catalog_{
        {QStringLiteral(HEOROT_BINARY_DIR "/tests/games"), QStringLiteral(HEOROT_BINARY_DIR "/tests/data"), {}}};
    plugin::Translations translations_{QString()};
    ui::ArtCache art_;
    std::unique_ptr<OwnSettings> ownSettings_;
    Answers answers_;
    std::unique_ptr<MainWindow> window_;
};

void TestMainWindow::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void TestMainWindow::init() {
    ownSettings_ = std::make_unique<OwnSettings>();
    QDir(plugin::sagaFolder()).removeRecursively();
    answers_ = {};
}

void TestMainWindow::twoClicksBeginAGame() {
    open();
    click("newGame-sample");
    QVERIFY(window_->setup());
    click("start");
    QTRY_VERIFY(window_->table());
    QVERIFY(window_->table()->isVisible());
    QTRY_COMPARE(knownSagas(plugin::sagaFolder()).size(), 1);
}

void TestMainWindow::demoPlaysByItself() {
    open();
    click("demo-sample");
    QVERIFY(window_->table());
    QVERIFY(window_->table()->session().isDemo());
    QTRY_VERIFY(!window_->table()->session().match().moves().empty());
    // It is nobody's saga to go on with.
    QVERIFY(window_->table()->session().path().isEmpty());
    QVERIFY(knownSagas(plugin::sagaFolder()).isEmpty());
}

void TestMainWindow::sagaFromElsewhereGoesOnToo() {
    QTemporaryDir elsewhere;
    const QString path = elsewhere.filePath(QStringLiteral("mine.saga"));
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    answers_.file = path;
    window_->table()->actions().saveAs->trigger();
    QDir(plugin::sagaFolder()).removeRecursively();
    open();
    QVERIFY(window_->hall().canContinue());
    QTest::keyClick(&window_->hall(), Qt::Key_Return);
    QVERIFY(window_->table());
    QCOMPARE(window_->table()->session().path(), path);
    QVERIFY(QFile::remove(path));
    open();
    QVERIFY(!window_->hall().canContinue());
}

void TestMainWindow::windowFitsItsScreen() {
    MainWindow fresh(House{catalog_, translations_, art_, answers_});
    const QSize room = fresh.screen()->availableSize();
    QVERIFY(fresh.width() <= std::max(room.width(), fresh.minimumWidth()));
    QVERIFY(fresh.height() <= std::max(room.height(), fresh.minimumHeight()));
}

void TestMainWindow::placeIsRemembered() {
    open();
    window_->resize(1100, 700);
    window_->close();
    window_.reset();
    MainWindow again(House{catalog_, translations_, art_, answers_});
    QCOMPARE(again.size(), QSize(1100, 700));
    again.show();
    again.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&again));
    QTest::keyClick(&again, Qt::Key_F11);
    QVERIFY(again.windowState() & Qt::WindowFullScreen);
    QTest::keyClick(&again, Qt::Key_F11);
    QVERIFY(!(again.windowState() & Qt::WindowFullScreen));
}

void TestMainWindow::digitOpensATable() {
    open();
    QTest::keyClick(&window_->hall(), Qt::Key_2);
    QVERIFY(!window_->setup());
    QTest::keyClick(&window_->hall(), Qt::Key_1);
    QVERIFY(window_->setup());
    QTest::keyClick(window_->setup(), Qt::Key_Escape);
    QTRY_VERIFY(!window_->setup());
    QVERIFY(window_->hall().isVisible());
}

void TestMainWindow::sagaGoesOnAfterTheProgramEnded() {
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

void TestMainWindow::brokenFileIsExplainedAndStays() {
    QTemporaryDir folder;
    answers_.file = folder.filePath(QStringLiteral("a.saga"));
    QFile file(answers_.file);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no saga at all\n") > 0);
    file.close();
    open();
    QTest::keyClick(window_.get(), Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(answers_.told.size(), 1);
    QVERIFY2(answers_.told.first().startsWith(u"a.saga:"), qPrintable(answers_.told.first()));
    QVERIFY(!window_->table());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("no saga at all\n"));
}

void TestMainWindow::brokenSagaHidesNoGoodOne() {
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    QFile broken(plugin::sagaFolder() + QStringLiteral("/broken.saga"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") > 0);
    broken.close();
    open();
    QVERIFY(window_->hall().canContinue());
    click("otherSagas");
    auto* list = window_->findChild<QListWidget*>(QStringLiteral("sagas"));
    QVERIFY(list);
    QTRY_COMPARE(list->count(), 2);
    const auto items = list->findItems(QStringLiteral("broken.saga cannot be read."), Qt::MatchContains);
    QCOMPARE(items.size(), 1);
    QVERIFY(QFile::exists(broken.fileName()));
}

void TestMainWindow::gameIsSavedElsewhere() {
    QTemporaryDir folder;
    answers_.file = folder.filePath(QStringLiteral("kept.saga"));
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    window_->table()->actions().saveAs->trigger();
    QVERIFY(QFile::exists(answers_.file));
    QCOMPARE(window_->table()->session().path(), answers_.file);
}

void TestMainWindow::nameIsWholeBeforeItIsAskedAbout_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("whole");
    QTest::newRow("whole name") << "anna.saga"
                                << "anna.saga";
    QTest::newRow("without its ending") << "anna"
                                        << "anna.saga";
    QTest::newRow("with a dot") << "anna.2"
                                << "anna.2.saga";
}

/// However it was typed: a saga that is there stays, unless its replacement is wanted.
void TestMainWindow::nameIsWholeBeforeItIsAskedAbout() {
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

void TestMainWindow::ownFileIsNotAskedAbout() {
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    answers_.file = window_->table()->session().path().chopped(5);
    window_->table()->actions().saveAs->trigger();
    QVERIFY(answers_.asked.isEmpty());
    QCOMPARE(window_->table()->session().path(), answers_.file + QStringLiteral(".saga"));
}

void TestMainWindow::everySavedNameIsFoundAgain_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"anna", "anna.2", ".anna", ".saga", "v1.2.3", "a*b?[c]", "-", "#1", "a;b,c=d%20e",
                             "\"q\" 'q'", "Zoë und der Drache", "龍", " blank ", "back\\slash", "two\nlines", "A.SAGA"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void TestMainWindow::everySavedNameIsFoundAgain() {
    QFETCH(QString, name);
    const QTemporaryDir elsewhere;
    for (const QString& folder : {plugin::sagaFolder(), elsewhere.path()}) {
        QDir(plugin::sagaFolder()).removeRecursively();
        QVERIFY(QDir().mkpath(plugin::sagaFolder()));
        open();
        window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
        const QString first = window_->table()->session().path();
        answers_.file = folder + u'/' + name;
        window_->table()->actions().saveAs->trigger();
        const QString path = window_->table()->session().path();
        QCOMPARE(path, plugin::sagaPathFor(answers_.file));
        QVERIFY(QFile::exists(path));
        QVERIFY(QFile::remove(first));
        QCOMPARE(knownSagas(plugin::sagaFolder()), QStringList{path});
        open();
        QVERIFY(window_->hall().canContinue());
        QTest::keyClick(&window_->hall(), Qt::Key_Return);
        QVERIFY(window_->table());
        QCOMPARE(window_->table()->session().path(), path);
        window_.reset();
        QVERIFY(QFile::remove(path));
    }
}

void TestMainWindow::firstDialogsShowTheFolderOfSagas() {
    open();
    QVERIFY(!QDir(plugin::sagaFolder()).exists());
    window_->actions().open->trigger();
    QCOMPARE(answers_.shown, QStringList{plugin::sagaFolder()});
    QVERIFY(QDir(plugin::sagaFolder()).exists());
    QVERIFY(QDir(plugin::sagaFolder()).removeRecursively());
    click("demo-sample");
    window_->table()->actions().saveAs->trigger();
    QCOMPARE(answers_.shown.last(), plugin::sagaFolder() + QStringLiteral("/sample.saga"));
    QVERIFY(QDir(plugin::sagaFolder()).exists());
}

void TestMainWindow::unsavedGameIsLeftByChoiceOnly_data() {
    QTest::addColumn<QString>("way");
    QTest::addColumn<Unsaved>("answer");
    const std::pair<const char*, Unsaved> answers[] = {
        {"stays", Unsaved::Stay}, {"leaves", Unsaved::Leave}, {"saves elsewhere", Unsaved::SaveElsewhere}};
    for (const char* way : {"close", "quit", "home", "new game", "demo", "open", "rematch"})
        for (const auto& [name, answer] : answers) QTest::addRow("%s, %s", way, name) << way << answer;
}

/// Every way out of a game that is not saved asks once, and goes on only if that was the answer.
void TestMainWindow::unsavedGameIsLeftByChoiceOnly() {
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
        QCOMPARE(plugin::loadSaga(kept, catalog_.finder()).match->moves().size(), std::size_t{1});
    answers_.unsaved = Unsaved::Leave;
}

void TestMainWindow::gameWithoutAPlaceIsUnsaved() {
    QFile blocker(plugin::sagaFolder());
    QVERIFY(QDir().mkpath(QFileInfo(plugin::sagaFolder()).path()));
    QVERIFY(blocker.open(QIODevice::WriteOnly)); // a file where the folder should be
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    QVERIFY(!window_->table()->session().isSaved());
    window_->leaveToHall();
    QCOMPARE(answers_.unsavedAsked, 1);
    QVERIFY(window_->table());
    // A choice of a file that is broken off, and one that does not work, leave the game at the table.
    answers_.unsaved = Unsaved::SaveElsewhere;
    window_->leaveToHall();
    QVERIFY(window_->table());
    answers_.file = plugin::sagaFolder() + QStringLiteral("/in-a-file");
    window_->leaveToHall();
    QVERIFY(window_->table());
    QVERIFY(blocker.remove());
    window_->leaveToHall();
    QVERIFY(!window_->table());
    QVERIFY(QFile::exists(answers_.file + QStringLiteral(".saga")));
    QCOMPARE(answers_.unsavedAsked, 4);
}

void TestMainWindow::damagedCatalogueIsTold() {
    const QString shipped = QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations/");
    const QTemporaryDir folder;
    for (const char* file : {"window_fr.qm", "kit_fr.qm", "window_en.qm"})
        QVERIFY(QFile::copy(shipped + QLatin1String(file), folder.filePath(QLatin1String(file))));
    QFile damaged(folder.filePath(QStringLiteral("kit_fr.qm")));
    QVERIFY(damaged.open(QIODevice::ReadWrite) && damaged.resize(damaged.size() / 2));
    damaged.close();
    plugin::Translations translations(folder.path());
    {
        MainWindow french(House{catalog_, translations, art_, answers_, QStringLiteral("fr")});
        QSignalSpy painted(&french.hall(), &HallPage::painted);
        french.show();
        QVERIFY(!painted.isEmpty() || painted.wait());
        // The other catalogue works, and tells of it.
        QCOMPARE(answers_.told.size(), 1);
        QVERIFY2(answers_.told.first().endsWith(damaged.fileName()), qPrintable(answers_.told.first()));
        QVERIFY(!answers_.told.first().startsWith(QStringLiteral("Some texts")));
        QVERIFY(french.actions().newGame->text() != QStringLiteral("New game"));
    }
    QVERIFY(translations.use(QStringLiteral("en")));
}

void TestMainWindow::settingsWorkAtOnceAndAreKept() {
    open();
    Settings settings = window_->settings();
    settings.theme = ui::ThemeId::Dark;
    settings.textScale = 1.25;
    window_->setSettings(settings);
    QCOMPARE(qApp->palette().color(QPalette::Window), ui::Theme(ui::ThemeId::Dark).palette().color(QPalette::Window));
    QVERIFY(open().settings() == settings);
    window_->setSettings({});
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
