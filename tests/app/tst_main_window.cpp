// SPDX-License-Identifier: GPL-3.0-or-later
// The window by mouse and keys: two clicks to a running game, its place on the screen, settings with immediate effect,
// missing catalogues.
#include "heorot/text_window.h"
#include "heorot/window_geometry.h"
#include "suite/widget_suite.h"
#include "window_fixture.h"

#include <QClipboard>
#include <QLabel>
#include <QMessageBox>
#include <QMouseEvent>
#include <QScreen>
#include <QSignalSpy>
#include <QStatusBar>

#include <algorithm>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestMainWindow final : public WindowFixture {
    Q_OBJECT

  private slots:
    void twoClicksStartAGame();
    void demoPlaysByItself();
    void windowFitsItsScreen_data();
    void windowFitsItsScreen();
    void windowGeometryIsRestored();
    void digitOpensATable();
    void focusReturnsToWhatWasPressedInTheHall();
    void markupIsShownLiterally();
    void damagedCatalogueIsReported();
    void savedTextsOfATranslatorAreShown();
    void textsOfThePageAreExplained();
    void settingsApplyAtOnceAndAreSaved();
};

void TestMainWindow::twoClicksStartAGame() {
    open();
    click("newGame-sample");
    QVERIFY(window_->setup());
    click("start");
    QTRY_VERIFY(window_->table());
    QVERIFY(window_->table()->isVisible());
    QTRY_COMPARE(knownSagas(session::sagaFolder()).size(), 1);
}

void TestMainWindow::demoPlaysByItself() {
    open();
    click("demo-sample");
    QVERIFY(window_->table());
    QVERIFY(window_->table()->session().isDemo());
    QTRY_VERIFY(!window_->table()->session().match().moves().empty());
    // A demo is not saved.
    QVERIFY(window_->table()->session().path().isEmpty());
    QVERIFY(knownSagas(session::sagaFolder()).isEmpty());
}

void TestMainWindow::windowFitsItsScreen_data() {
    QTest::addColumn<QSize>("screen");
    for (const QSize& screen : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)})
        for (const double scale : {1., 1.25, 1.5, 2.})
            QTest::addRow("%dx%d at %.2f", screen.width(), screen.height(), scale) << (QSizeF(screen) / scale).toSize();
}

/// In logical pixels, with its frame, whether it is new or comes from a larger screen.
void TestMainWindow::windowFitsItsScreen() {
    QFETCH(QSize, screen);
    for (const QSize& wanted : {QSize(1280, 800), QSize(2500, 1400), QSize(960, 540)}) {
        const WindowGeometry place = windowGeometry(screen, wanted);
        QVERIFY(place.size.width() + 8 <= screen.width() && place.size.height() + 40 <= screen.height());
        QVERIFY(place.least.width() <= place.size.width() && place.least.height() <= place.size.height());
        // No larger than requested, and no smaller than necessary.
        QCOMPARE(place.size, wanted.boundedTo(screen - QSize(8, 40)));
        QCOMPARE(place.fills, place.size != wanted);
    }
    MainWindow fresh(WindowServices{catalog_, translations_, art_, answers_});
    const QSize room = fresh.screen()->availableSize();
    QVERIFY(fresh.width() <= room.width() && fresh.height() <= room.height());
}

void TestMainWindow::windowGeometryIsRestored() {
    open();
    // As much as the platform's screen holds.
    const QSize size = window_->minimumSize() + QSize(0, 60);
    window_->resize(size);
    window_->close();
    window_.reset();
    MainWindow again(WindowServices{catalog_, translations_, art_, answers_});
    QCOMPARE(again.size(), size);
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

void TestMainWindow::focusReturnsToWhatWasPressedInTheHall() {
    open();
    auto* button = window_->findChild<QAbstractButton*>(QStringLiteral("newGame-sample"));
    QVERIFY(button);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(window_->setup());
    QTest::keyClick(window_->setup(), Qt::Key_Escape);
    QTRY_VERIFY(!window_->setup());
    QVERIFY(button->hasFocus());
}

/// On every page, and in messages.
void TestMainWindow::markupIsShownLiterally() {
    open();
    session::NewGame begun = newGame(QStringLiteral("sample"), {"human", "human"});
    begun.seating.names = {"<b>Bo</b>", "<img src=\"/x\">"};
    const auto noneIsMarkup = [&](const QWidget& shown) {
        const auto labels = shown.findChildren<QLabel*>();
        return !labels.isEmpty() && std::all_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return !label->isVisible() || label->textFormat() != Qt::AutoText;
        });
    };
    window_->begin(begun);
    QVERIFY(noneIsMarkup(*window_));
    window_->leaveToHall();
    const auto isNamed = [&] {
        const auto labels = window_->hall().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("<b>Bo</b>"));
        });
    };
    QTRY_VERIFY(isNamed());
    QVERIFY(noneIsMarkup(window_->hall()));
    QMessageBox box(QMessageBox::Warning, {}, QStringLiteral("<b>bold</b>"));
    box.show();
    QVERIFY(noneIsMarkup(box));
}

void TestMainWindow::damagedCatalogueIsReported() {
    const QString shipped = QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations/");
    const QTemporaryDir folder;
    for (const char* file : {"window_fr.qm", "kit_fr.qm", "window_en.qm"})
        QVERIFY(QFile::copy(shipped + QLatin1String(file), folder.filePath(QLatin1String(file))));
    QFile damaged(folder.filePath(QStringLiteral("kit_fr.qm")));
    QVERIFY(damaged.open(QIODevice::ReadWrite) && damaged.resize(damaged.size() / 2));
    damaged.close();
    language::Translations translations(folder.path());
    {
        MainWindow french(WindowServices{catalog_, translations, art_, answers_, QStringLiteral("fr")});
        QSignalSpy painted(&french.hall(), &HallPage::painted);
        french.show();
        QVERIFY(!painted.isEmpty() || painted.wait());
        // The other catalogue works; the message is in its language.
        QCOMPARE(answers_.told.size(), 1);
        QVERIFY2(answers_.told.first().endsWith(damaged.fileName()), qPrintable(answers_.told.first()));
        QVERIFY(!answers_.told.first().startsWith(QStringLiteral("Some texts")));
        QVERIFY(french.actions().newGame->text() != QStringLiteral("New game"));
    }
    QVERIFY(translations.use(QStringLiteral("en")));
}

/// What is saved in the folder of --translations; what cannot be read is said below the page, not in a dialog.
void TestMainWindow::savedTextsOfATranslatorAreShown() {
    QTemporaryDir own;
    const auto save = [&own](const QByteArray& translation) {
        QFile file(own.filePath(QStringLiteral("window_fr.ts")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<TS language=\"fr\"><context><name>WindowActions</name><message><source>Settings</source>" +
                   translation + "</message></context></TS>");
    };
    save("<translation>Mes options</translation>");
    language::Translations translations(QString(), own.path());
    window_ =
        std::make_unique<MainWindow>(WindowServices{catalog_, translations, art_, answers_, QStringLiteral("fr")});
    window_->show();
    const QAction& settings = *window_->actions().settings;
    QTRY_COMPARE(settings.text(), QStringLiteral("Mes options"));
    save("<translation>Mes choix</translation>");
    QTRY_COMPARE(settings.text(), QStringLiteral("Mes choix"));
    QVERIFY(!window_->statusBar()->isVisible());
    save("<translation>Mes");
    QTRY_VERIFY(window_->statusBar()->isVisible());
    QVERIFY(window_->statusBar()->currentMessage().contains(QStringLiteral("window_fr.ts: line 1: ")));
    QCOMPARE(settings.text(), QStringLiteral("Mes choix"));
    save("<translation>Mes options</translation>");
    QTRY_COMPARE(settings.text(), QStringLiteral("Mes options"));
    QVERIFY(!window_->statusBar()->isVisible());
    QVERIFY(answers_.told.isEmpty());
    window_.reset();
}

/// For translators: pointing at a text shows its source and what it is in all languages.
void TestMainWindow::textsOfThePageAreExplained() {
    MainWindow& window = open();
    window.actions().texts->trigger();
    auto* texts = window.findChild<TextWindow*>(QStringLiteral("textWindow"));
    QVERIFY(texts && texts->isVisible());
    window.actions().texts->trigger();
    QCOMPARE(window.findChildren<TextWindow*>().size(), qsizetype{1});
    QVERIFY2(texts->list().count() > 8, qPrintable(QString::number(texts->list().count())));
    auto* button = window.findChild<QAbstractButton*>(QStringLiteral("newGame-sample"));
    QVERIFY(button && button->isVisible());
    QMouseEvent move(QEvent::MouseMove, QPointF(5, 5), button->mapToGlobal(QPointF(5, 5)), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(button, &move);
    QCOMPARE(texts->list().currentItem()->text(), button->text());
    for (const char* line : {"window / ", "de: Neues Spiel", "en: New game"})
        QVERIFY2(texts->details().contains(QLatin1String(line)), qPrintable(texts->details()));
    QTest::mouseClick(texts->findChildren<QPushButton*>().constFirst(), Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), button->text());
    texts->close();
}

void TestMainWindow::settingsApplyAtOnceAndAreSaved() {
    open();
    Settings settings = window_->settings();
    settings.theme = ui::ThemeId::Dark;
    settings.textScale = 1.25;
    window_->setSettings(settings);
    QCOMPARE(qApp->palette().color(QPalette::Window), ui::Theme(ui::ThemeId::Dark).palette().color(QPalette::Window));
    QVERIFY(open().settings() == settings);
    window_->setSettings({});
}

HEOROT_WIDGET_SUITE(TestMainWindow)
#include "tst_main_window.moc"
