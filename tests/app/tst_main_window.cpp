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
    QString fileToOpen(QWidget*, const QString&) override { return file; }
    QString fileToSave(QWidget*, const QString&) override { return file; }
    void tell(QWidget*, const QString& sentence) override { told << sentence; }

    QString file;
    QStringList told;
};

}

class TestMainWindow : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup() { window_.reset(); }

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
