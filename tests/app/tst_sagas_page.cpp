// SPDX-License-Identifier: GPL-3.0-or-later
// The page of all sagas: what a row says, searching and sorting, copying in and out, the trash and back.
#include "hall_fixture.h"
#include "heorot/room_check.h"
#include "heorot/sagas_page.h"
#include "suite/widget_suite.h"
#include "window_fixture.h"

#include <QSignalSpy>

#include <filesystem>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestSagasPage final : public HallFixture {
    Q_OBJECT

  private slots:
    void cleanup() { list_.reset(); }
    void rowsTellPlayersPointsAndProgress();
    void unreadableSagasAreNamed();
    void searchFindsEveryWord_data();
    void searchFindsEveryWord();
    void filtersAndOrders();
    void buttonsFollowTheChosenSaga();
    void keysOpenAndWatch();
    void trashTakesAndGivesBack();
    void holdingDeleteRemovesOneSaga();
    void importChecksAndCopies();
    void brokenFilesAreNotImported();
    void exportAsksBeforeItReplaces();
    void nothingIsCut_data();
    void nothingIsCut();
    void languageIsFollowed();

  private:
    SagasPage& openList(const QSize& size = {1024, 600}, const Settings& settings = quickSettings()) {
        list_.reset();
        qputenv("XDG_DATA_HOME", QFile::encodeName(home_.path()));
        answers_ = {};
        useTheme(settings.theme, settings.textScale);
        shelf_ = std::make_unique<plugin::PluginCatalog>(
            plugin::PluginFolders{gameFolder(), QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), {}});
        list_ = std::make_unique<SagasPage>(sagas_->path(), *shelf_, art_, answers_, settings);
        QSignalSpy read(list_.get(), &SagasPage::allRead);
        list_->resize(size);
        list_->show();
        list_->activateWindow();
        if (!QTest::qWaitForWindowActive(list_.get())) qFatal("the window does not become active");
        if (read.isEmpty() && !read.wait()) qFatal("the sagas are not read");
        list_->list().setFocus();
        return *list_;
    }
    QAbstractItemModel& rows() { return *list_->list().model(); }
    QString row(int number) { return rows().index(number, 0).data().toString(); }
    QString files() const { return QDir(sagas_->path()).entryList({QStringLiteral("*.saga")}, QDir::Files).join(u' '); }
    template <class Widget>
    Widget& part(const char* name) {
        auto* widget = list_->findChild<Widget*>(QLatin1String(name));
        if (!widget) qFatal("there is no '%s'", name);
        return *widget;
    }
    void press(const char* button) { QTest::mouseClick(&part<QPushButton>(button), Qt::LeftButton); }
    void key(int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(&list_->list(), static_cast<Qt::Key>(key), with);
    }
    void keepThree() {
        keepSaga("first.saga", false, today_);
        keepSaga("second.saga", true, today_.addSecs(-60));
        keepSaga("third.saga", false, today_.addSecs(-120));
    }

    const QTemporaryDir home_;
    Answers answers_;
    std::unique_ptr<plugin::PluginCatalog> shelf_;
    std::unique_ptr<SagasPage> list_;
};

void TestSagasPage::rowsTellPlayersPointsAndProgress() {
    keepThree();
    openList();
    QCOMPARE(rows().rowCount(), 3);
    QVERIFY2(row(0).startsWith(QStringLiteral("Beowulf: The Movie. If the game ended now: A 50")), qPrintable(row(0)));
    QVERIFY2(row(0).contains(QStringLiteral("B 50\n")), qPrintable(row(0)));
    QVERIFY2(row(0).contains(QStringLiteral("Act I: Grendel (1 of 3). A’s turn: place a figure or draw a tile.")),
             qPrintable(row(0)));
    QVERIFY2(row(1).contains(QStringLiteral("The game is over.")), qPrintable(row(1)));
    QVERIFY2(row(1).contains(QStringLiteral("Saved today at")) || row(1).contains(QStringLiteral("yesterday")),
             qPrintable(row(1)));
    QCOMPARE(part<QLabel>("sagasTitle").text(), QStringLiteral("Sagas (3)"));
}

void TestSagasPage::unreadableSagasAreNamed() {
    keepSaga("good.saga", false, today_);
    QFile broken(sagas_->filePath(QStringLiteral("broken.saga")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    const std::string strange = sagas_->path().toStdString() + "/caf\xE9.saga";
    std::filesystem::copy(sagas_->filePath(QStringLiteral("good.saga")).toStdString(), strange);
    openList();
    QString all;
    for (int i = 0; i < rows().rowCount(); ++i) all += row(i) + u'\n';
    // Otherwise the folder cannot be removed.
    QVERIFY(std::filesystem::remove(strange));
    QCOMPARE(rows().rowCount(), 3);
    QVERIFY2(all.contains(QStringLiteral("broken.saga can’t be read.")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("isn’t valid UTF-8. Rename the file")), qPrintable(all));
}

void TestSagasPage::searchFindsEveryWord_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("found");
    QTest::newRow("nothing typed") << QString() << 3;
    QTest::newRow("a game") << QStringLiteral("movie") << 3;
    QTest::newRow("a file") << QStringLiteral("SECOND") << 1;
    QTest::newRow("two words") << QStringLiteral(" third  beowulf ") << 1;
    QTest::newRow("a player who did not play") << QStringLiteral("hrothgar") << 0;
}

void TestSagasPage::searchFindsEveryWord() {
    QFETCH(QString, typed);
    QFETCH(int, found);
    keepThree();
    openList();
    QTest::keyClick(&list_->list(), Qt::Key_F, Qt::ControlModifier);
    auto& search = part<QLineEdit>("searchSagas");
    QVERIFY(search.hasFocus());
    QTest::keyClicks(&search, typed);
    QCOMPARE(rows().rowCount(), found);
    QCOMPARE(part<QLabel>("noSagas").isVisible(), found == 0);
    QCOMPARE(part<QPushButton>("openSaga").isEnabled(), found > 0);
    QSignalSpy left(list_.get(), &SagasPage::leave);
    QTest::keyClick(&search, Qt::Key_Escape);
    if (typed.isEmpty()) {
        QCOMPARE(left.size(), 1);
        return;
    }
    QCOMPARE(rows().rowCount(), 3);
    QVERIFY(left.isEmpty());
}

void TestSagasPage::filtersAndOrders() {
    keepThree();
    openList();
    auto& state = part<SegmentedControl>("sagasState");
    QTest::mouseClick(&state.button(1), Qt::LeftButton);
    QCOMPARE(rows().rowCount(), 2);
    QTest::mouseClick(&state.button(2), Qt::LeftButton);
    QCOMPARE(rows().rowCount(), 1);
    QVERIFY(row(0).contains(QStringLiteral("The game is over.")));
    QTest::mouseClick(&state.button(0), Qt::LeftButton);
    auto& game = part<QComboBox>("sagasGame");
    game.setCurrentIndex(game.findData(QStringLiteral("legend")));
    QCOMPARE(rows().rowCount(), 0);
    game.setCurrentIndex(game.findData(QStringLiteral("movie")));
    QCOMPARE(rows().rowCount(), 3);
    const QString newest = row(0);
    part<QComboBox>("sagasOrder").setCurrentIndex(1);
    QCOMPARE(row(2), newest);
}

void TestSagasPage::buttonsFollowTheChosenSaga() {
    keepThree();
    QFile broken(sagas_->filePath(QStringLiteral("broken.saga")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1 && broken.flush());
    QVERIFY(broken.setFileTime(today_.addDays(-1), QFileDevice::FileModificationTime));
    broken.close();
    openList();
    auto& open = part<QPushButton>("openSaga");
    QCOMPARE(open.text(), QStringLiteral("Continue"));
    key(Qt::Key_Down);
    QCOMPARE(open.text(), QStringLiteral("Open"));
    key(Qt::Key_End);
    QVERIFY(row(3).contains(QStringLiteral("can’t be read")));
    QVERIFY(open.isEnabled());
    QVERIFY(!part<QPushButton>("watchSaga").isEnabled());
    QVERIFY(part<QPushButton>("removeSaga").isEnabled());
}

void TestSagasPage::keysOpenAndWatch() {
    keepThree();
    openList();
    QSignalSpy opened(list_.get(), &SagasPage::openWanted);
    QSignalSpy watched(list_.get(), &SagasPage::watchWanted);
    key(Qt::Key_Return);
    QCOMPARE(opened.takeLast().first().toString(), sagas_->filePath(QStringLiteral("first.saga")));
    key(Qt::Key_Down);
    key(Qt::Key_W);
    QCOMPARE(watched.takeLast().first().toString(), sagas_->filePath(QStringLiteral("second.saga")));
    press("watchSaga");
    QCOMPARE(watched.size(), 1);
    // Typed in the search, W is a letter.
    QTest::keyClick(&part<QLineEdit>("searchSagas"), Qt::Key_W);
    QCOMPARE(watched.size(), 1);
}

void TestSagasPage::trashTakesAndGivesBack() {
    keepThree();
    openList();
    QVERIFY(!part<QPushButton>("undoRemove").isVisible());
    key(Qt::Key_Delete);
    QCOMPARE(files(), QStringLiteral("second.saga third.saga"));
    QCOMPARE(rows().rowCount(), 2);
    QCOMPARE(list_->list().currentIndex().row(), 0);
    const QDir trash(home_.filePath(QStringLiteral("Trash/files")));
    QCOMPARE(trash.entryList(QDir::Files), QStringList{QStringLiteral("first.saga")});
    QVERIFY(part<QLabel>("told").text().contains(QStringLiteral("first.saga is now in your desktop’s trash.")));
    press("undoRemove");
    QCOMPARE(files(), QStringLiteral("first.saga second.saga third.saga"));
    QVERIFY(trash.entryList(QDir::Files).isEmpty());
    QTRY_COMPARE(rows().rowCount(), 3);
    QTRY_COMPARE(list_->list().currentIndex().row(), 0);
    // What another file has taken the place of is not lost.
    press("removeSaga");
    keepSaga("first.saga", false, today_);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(part<QLabel>("told").text().contains(QStringLiteral("can’t be restored")));
    QCOMPARE(trash.entryList(QDir::Files).size(), 1);
}

void TestSagasPage::holdingDeleteRemovesOneSaga() {
    keepThree();
    openList();
    const auto send = [&](bool isRepeat) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier, QString(), isRepeat);
        QCoreApplication::sendEvent(&list_->list(), &event);
    };
    send(false);
    for (int i = 0; i < 5; ++i) send(true);
    QCOMPARE(files(), QStringLiteral("second.saga third.saga"));
}

void TestSagasPage::importChecksAndCopies() {
    keepThree();
    const QTemporaryDir elsewhere;
    const QString copy = elsewhere.filePath(QStringLiteral("first.saga"));
    QVERIFY(QFile::copy(sagas_->filePath(QStringLiteral("second.saga")), copy));
    openList();
    answers_.file = copy;
    press("importSaga");
    QCOMPARE(files(), QStringLiteral("first-2.saga first.saga second.saga third.saga"));
    QVERIFY(answers_.told.isEmpty());
    QTRY_COMPARE(rows().rowCount(), 4);
    QTRY_VERIFY(list_->list().currentIndex().data().toString().contains(QStringLiteral("The game is over.")));
    // A file of the folder is only chosen.
    answers_.file = sagas_->filePath(QStringLiteral("third.saga"));
    key(Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(files(), QStringLiteral("first-2.saga first.saga second.saga third.saga"));
}

void TestSagasPage::brokenFilesAreNotImported() {
    keepThree();
    const QTemporaryDir elsewhere;
    answers_.file.clear();
    QFile broken(elsewhere.filePath(QStringLiteral("broken.saga")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no saga\n") > 0);
    broken.close();
    openList();
    answers_.file = broken.fileName();
    press("importSaga");
    QCOMPARE(answers_.told.size(), 1);
    QVERIFY2(answers_.told.first().startsWith(QStringLiteral("broken.saga")), qPrintable(answers_.told.first()));
    QCOMPARE(files(), QStringLiteral("first.saga second.saga third.saga"));
}

void TestSagasPage::exportAsksBeforeItReplaces() {
    keepThree();
    const QTemporaryDir elsewhere;
    const QString target = elsewhere.filePath(QStringLiteral("copy.saga"));
    openList();
    answers_.names = {elsewhere.filePath(QStringLiteral("copy"))};
    press("exportSaga");
    const auto contentOf = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(contentOf(target), contentOf(sagas_->filePath(QStringLiteral("first.saga"))));
    QVERIFY(!contentOf(target).isEmpty());
    key(Qt::Key_Down);
    answers_.names = {target, QString()};
    key(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(answers_.asked.size(), 1);
    QCOMPARE(contentOf(target), contentOf(sagas_->filePath(QStringLiteral("first.saga"))));
    answers_.names = {target};
    answers_.replaces = true;
    key(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(contentOf(target), contentOf(sagas_->filePath(QStringLiteral("second.saga"))));
}

void TestSagasPage::nothingIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("textScale");
    for (const QSize& size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
        for (const double scale : {1., 1.5})
            QTest::addRow("%dx%d at %d %%", size.width(), size.height(), qRound(scale * 100)) << size << scale;
}

void TestSagasPage::nothingIsCut() {
    QFETCH(QSize, size);
    QFETCH(double, textScale);
    keepThree();
    Settings settings = quickSettings();
    settings.textScale = textScale;
    openList(size, settings);
    QCoreApplication::processEvents();
    QCOMPARE(list_->size(), size);
    const QStringList cut = cutTexts(*list_);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    QVERIFY(list_->list().height() > size.height() / 3);
}

void TestSagasPage::languageIsFollowed() {
    keepThree();
    openList();
    MarkingTranslator marking;
    QVERIFY(qApp->installTranslator(&marking));
    QCoreApplication::processEvents();
    QTRY_VERIFY(rows().rowCount() == 3 && row(0).contains(u'«'));
    for (const QString& text : textsOf(*list_))
        QVERIFY2(text.contains(u'«') || text == QStringLiteral("qt_scrollarea_viewport"), qPrintable(text));
    qApp->removeTranslator(&marking);
}

HEOROT_WIDGET_SUITE(TestSagasPage)
#include "tst_sagas_page.moc"
