// SPDX-License-Identifier: GPL-3.0-or-later
// The hall by itself: painted before anything is loaded, a tile a game, the saga to go on with, nothing cut.
#include "../record/in_format_one.h"
#include "games.h"
#include "heorot/hall_page.h"
#include "heorot/sagas_dialog.h"
#include "heorot/session.h"
#include "plugin/pseudo_language.h"
#include "plugin/saga_file.h"
#include "widgets.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <filesystem>
#include <functional>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHallPage : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    void init();
    void paintsBeforeItLoads();
    void tilesBeginGames();
    void digitsBeginGames();
    void withoutGamesItSaysSo();
    void withoutSagaNothingGoesOn();
    void newestOpenSagaGoesOn();
    void endedSagaDoesNotGoOn();
    void sagaTakenAwayIsForgotten();
    void sagaOfTheFutureHidesNone();
    void sagaOfFormatOneGoesOn();
    void sagaWhoseHeadIsWrongIsReadAsAWhole();
    void manySagasDelayNothing();
    void listReadsHeads();
    void listNamesWhatCannotBeRead();
    void everyActionHasIconAndText();
    void textsFollowTheLanguage();
    void nothingIsCut_data();
    void nothingIsCut();

  private:
    HallPage& open(const QSize& size = {1024, 600}, double textScale = 1, const QString& games = gameFolder()) {
        page_.reset();
        catalog_ = std::make_unique<plugin::PluginCatalog>(
            plugin::PluginFolders{games, QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), {}});
        actions_.retranslate();
        page_ = std::make_unique<HallPage>(*catalog_, art_, actions_, sagas_->path());
        Settings settings;
        settings.textScale = textScale;
        page_->setSettings(settings);
        actions_.setStyle(page_->style());
        page_->resize(size);
        return *page_;
    }
    void furnish() {
        QSignalSpy furnished(page_.get(), &HallPage::furnished);
        page_->show();
        if (furnished.isEmpty() && !furnished.wait()) qFatal("the hall is not furnished");
    }
    static QString gameFolder() { return QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"); }
    /// A saga of The Movie, `ended` or at its beginning.
    QString keepSaga(const char* name, bool ended, const QDateTime& saved) {
        const auto& game = movie_.module();
        const NewGame begun = newGame(QStringLiteral("movie"), {"human", "easy"});
        auto match = game.newMatch(begun.setup, begun.seating, {});
        while (ended && !match->isOver()) match->play(game.think(*match, ai::Level::Random, match->moves().size()));
        const QString path = sagas_->filePath(QLatin1String(name));
        plugin::saveSaga(path, game, *match);
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite) || !file.setFileTime(saved, QFileDevice::FileModificationTime))
            qFatal("the saga has no date");
        return path;
    }

    /// Changes the text and keeps the date.
    static void alter(const QString& path, const std::function<void(std::string&)>& change) {
        QFile file(path);
        const QDateTime saved = QFileInfo(path).lastModified();
        if (!file.open(QIODevice::ReadWrite)) qFatal("the saga cannot be altered");
        std::string text = file.readAll().toStdString();
        change(text);
        file.resize(0);
        file.write(QByteArray::fromStdString(text));
        file.flush();
        file.setFileTime(saved, QFileDevice::FileModificationTime);
    }

    ShippedGame movie_{QStringLiteral("movie")};
    ui::ArtCache art_;
    QWidget owner_;
    WindowActions actions_{owner_};
    std::unique_ptr<QTemporaryDir> sagas_;
    std::unique_ptr<plugin::PluginCatalog> catalog_;
    std::unique_ptr<HallPage> page_;
    const QDateTime today_ = QDateTime::currentDateTime();
};

void TestHallPage::init() {
    sagas_ = std::make_unique<QTemporaryDir>();
}

void TestHallPage::paintsBeforeItLoads() {
    HallPage& page = open();
    QSignalSpy painted(&page, &HallPage::painted);
    const auto loaded = [this] {
        return std::count_if(catalog_->records().begin(), catalog_->records().end(),
                             [](const auto& record) { return record.state == plugin::PluginState::Loaded; });
    };
    std::ptrdiff_t loadedAtPaint = -1;
    connect(&page, &HallPage::painted, this, [&] { loadedAtPaint = loaded(); });
    furnish();
    QCOMPARE(painted.size(), 1);
    QCOMPARE(loadedAtPaint, 0);
    QCOMPARE(loaded(), page.games().size());
}

void TestHallPage::tilesBeginGames() {
    HallPage& page = open();
    furnish();
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

void TestHallPage::digitsBeginGames() {
    HallPage& page = open();
    furnish();
    QSignalSpy newGame(&page, &HallPage::newGameWanted);
    const int games = static_cast<int>(page.games().size());
    for (int i = 0; i < games; ++i) {
        QTest::keyClick(&page, static_cast<Qt::Key>(Qt::Key_1 + i));
        QCOMPARE(newGame.takeLast().first().toString(), page.games().at(i));
    }
    QTest::keyClick(&page, static_cast<Qt::Key>(Qt::Key_1 + games));
    QVERIFY(newGame.isEmpty());
}

void TestHallPage::withoutGamesItSaysSo() {
    const QTemporaryDir nothing;
    HallPage& page = open({1024, 600}, 1, nothing.path());
    furnish();
    QVERIFY(page.games().isEmpty());
    QVERIFY(textsOf(page).contains(QStringLiteral("No game is installed here.")));
}

void TestHallPage::withoutSagaNothingGoesOn() {
    HallPage& page = open();
    furnish();
    QVERIFY(!page.canContinue());
    QSignalSpy saga(&page, &HallPage::sagaWanted);
    page.setFocus();
    QTest::keyClick(&page, Qt::Key_Return);
    QVERIFY(saga.isEmpty());
}

void TestHallPage::newestOpenSagaGoesOn() {
    keepSaga("older.saga", false, today_.addDays(-2));
    const QString newest = keepSaga("newer.saga", false, today_.addDays(-1));
    QFile broken(sagas_->filePath(QStringLiteral("broken.saga")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    HallPage& page = open();
    furnish();
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

void TestHallPage::endedSagaDoesNotGoOn() {
    keepSaga("ended.saga", true, today_);
    HallPage& page = open();
    furnish();
    QVERIFY(!page.canContinue());
}

void TestHallPage::sagaTakenAwayIsForgotten() {
    const QString path = keepSaga("a.saga", false, today_);
    HallPage& page = open();
    furnish();
    QVERIFY(page.canContinue());
    QVERIFY(QFile::remove(path));
    page.refresh();
    QTRY_VERIFY(!page.canContinue());
}

void TestHallPage::sagaOfTheFutureHidesNone() {
    keepSaga("tomorrow.saga", false, today_.addDays(1));
    keepSaga("in-a-year.saga", false, today_.addYears(1));
    const QString now = keepSaga("now.saga", false, today_);
    const QString yesterday = keepSaga("yesterday.saga", false, today_.addDays(-1));
    QCOMPARE(knownSagas(sagas_->path()).mid(0, 2), (QStringList{now, yesterday}));
    HallPage& page = open();
    furnish();
    QSignalSpy saga(&page, &HallPage::sagaWanted);
    QTest::keyClick(&page, Qt::Key_Return);
    QCOMPARE(saga.takeLast().first().toString(), now);
    // A clock that is a little ahead, as of another machine, is no future.
    const QString ahead = keepSaga("ahead.saga", false, QDateTime::currentDateTime().addSecs(60));
    QCOMPARE(knownSagas(sagas_->path()).first(), ahead);
}

void TestHallPage::sagaOfFormatOneGoesOn() {
    const QString ended = keepSaga("ended.saga", true, today_);
    const QString old = keepSaga("old.saga", false, today_.addDays(-1));
    for (const QString& path : {ended, old}) alter(path, [](std::string& text) { text = inFormatOne(text); });
    HallPage& page = open();
    furnish();
    QVERIFY(page.canContinue());
    QCOMPARE(page.findChild<ContinueStrip*>()->saga().path, old);
    const QString told = textsOf(page).join(u'\n');
    QVERIFY2(told.contains(QStringLiteral("A places a figure or draws a tile")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("A 50")) && told.contains(QStringLiteral("B 50")), qPrintable(told));
}

/// What is offered can be gone on with, whatever heads say.
void TestHallPage::sagaWhoseHeadIsWrongIsReadAsAWhole() {
    const QString good = keepSaga("good.saga", false, today_.addDays(-2));
    const auto openly = [](std::string& text) { text.replace(text.find("over: true"), 10, "over: false"); };
    alter(keepSaga("ended.saga", true, today_.addDays(-1)), openly);
    alter(keepSaga("cut.saga", false, today_), [](std::string& text) { text.resize(text.find("\nsnapshot:")); });
    HallPage& page = open();
    furnish();
    QCOMPARE(page.findChild<ContinueStrip*>()->saga().path, good);
}

/// The hall is painted and can be used before the first of them is read; of finished ones the head is enough.
void TestHallPage::manySagasDelayNothing() {
    const QString open1 = keepSaga("open.saga", false, today_.addDays(-400));
    const QString ended = keepSaga("ended.saga", true, today_);
    alter(ended, [](std::string& text) { text.resize(text.find("\ndeal:") + 7); });
    for (int i = 0; i < 2000; ++i)
        QVERIFY(QFile::copy(ended, sagas_->filePath(QStringLiteral("ended-%1.saga").arg(i))));
    HallPage& page = open();
    QSignalSpy painted(&page, &HallPage::painted);
    QSignalSpy furnished(&page, &HallPage::furnished);
    bool usable = false;
    connect(&page, &HallPage::painted, this, [&] {
        usable = furnished.isEmpty() && page.findChild<QPushButton*>(QStringLiteral("newGame-movie"))->isEnabled();
    });
    page.show();
    QVERIFY(furnished.wait(60'000));
    QCOMPARE(painted.size(), 1);
    QVERIFY(usable);
    QCOMPARE(page.findChild<ContinueStrip*>()->saga().path, open1);
    // While it looks again, the window goes on.
    page.refresh();
    QVERIFY(page.canContinue());
}

void TestHallPage::listReadsHeads() {
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
    std::vector<ShelfSaga> first, last;
    connect(&reader, &SagaReader::read, this, [&](int from, const std::vector<ReadSaga>& sagas) {
        for (std::size_t i = 0; i < sagas.size(); ++i) {
            const std::size_t row = static_cast<std::size_t>(from) + i;
            if (row >= last.size()) {
                first.resize(row + 1);
                last.resize(row + 1);
                first[row] = toShelf(sagas[i], catalog);
                QVERIFY2(!sagas[i].match, "a game was replayed for a list");
            }
            last[row] = toShelf(sagas[i], catalog);
        }
    });
    reader.readAll(sagas_->path());
    QVERIFY(all.wait());
    QCOMPARE(last.size(), std::size_t{4});
    QStringList paths;
    for (const ShelfSaga& saga : last) {
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
    // What the heads say stands there at once; the rest comes later.
    QCOMPARE(first[1].position, last[1].position);
    QVERIFY(!first[2].seats[0].points && first[2].position.isEmpty());
    QVERIFY(first[3].seats[0].points && first[3].position.isEmpty());
    QCOMPARE(first[2].seats[0].name, QStringLiteral("A"));
}

void TestHallPage::listNamesWhatCannotBeRead() {
    keepSaga("good.saga", false, today_);
    QFile broken(sagas_->filePath(QStringLiteral("broken.saga")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    const std::string strange = sagas_->path().toStdString() + "/caf\xE9.saga";
    QVERIFY(QFile::copy(sagas_->filePath(QStringLiteral("good.saga")), sagas_->filePath(QStringLiteral("copy"))));
    std::filesystem::rename(sagas_->filePath(QStringLiteral("copy")).toStdString(), strange);
    plugin::PluginCatalog catalog(
        plugin::PluginFolders{gameFolder(), QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), {}});
    SagasDialog dialog(sagas_->path(), catalog, open().style());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    auto* list = dialog.findChild<QListWidget*>();
    QTRY_COMPARE(list->count(), 3);
    QTRY_COMPARE(list->findItems(QStringLiteral("broken.saga cannot be read."), Qt::MatchContains).size(), 1);
    QCOMPARE(list->findItems(QStringLiteral("not valid UTF-8. Rename the file"), Qt::MatchContains).size(), 1);
    // Else the folder cannot be removed.
    QVERIFY(std::filesystem::remove(strange));
}

void TestHallPage::everyActionHasIconAndText() {
    HallPage& page = open();
    furnish();
    for (const QAction* action : actions_.all()) {
        QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
    }
    for (const QAbstractButton* button : page.findChildren<QAbstractButton*>()) {
        QVERIFY2(!button->text().isEmpty() || !button->icon().isNull(), qPrintable(button->objectName()));
        QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty() || !button->toolTip().isEmpty(),
                 qPrintable(button->objectName()));
    }
}

void TestHallPage::textsFollowTheLanguage() {
    keepSaga("a.saga", false, today_);
    HallPage& page = open();
    furnish();
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

void TestHallPage::nothingIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("wordy");
    for (const QSize size : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)})
        for (const double scale : {1., 1.5})
            for (const bool wordy : {false, true})
                QTest::addRow("%d, text %.1f%s", size.width(), scale, wordy ? ", wordy" : "") << size << scale << wordy;
}

void TestHallPage::nothingIsCut() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(bool, wordy);
    keepSaga("a.saga", false, today_);
    plugin::PseudoTranslator longTexts;
    if (wordy) QCoreApplication::installTranslator(&longTexts);
    useTheme(ui::ThemeId::HighContrast, scale);
    HallPage& page = open(size, scale);
    furnish();
    QCOMPARE(page.size(), size);
    QTRY_VERIFY2(cutIn(page).isEmpty(), qPrintable(cutIn(page).join(u'\n')));
    for (QPushButton* button : page.findChildren<QPushButton*>())
        if (button->isVisibleTo(&page)) QVERIFY2(canBeSeen(*button, page), qPrintable(button->text()));
}

QTEST_MAIN(TestHallPage)
#include "tst_hall_page.moc"
