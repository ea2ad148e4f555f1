// SPDX-License-Identifier: GPL-3.0-or-later
// The tiles of the hall are aligned, and nothing is clipped at any size of page and text.
#include "hall_fixture.h"
#include "heorot/room_check.h"
#include "heorot/text_recorder.h"
#include "language/pseudo_language.h"
#include "language/translations.h"
#include "suite/widget_suite.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHallLayout final : public HallFixture {
    Q_OBJECT

  private slots:
    void tilesAreAligned_data();
    void tilesAreAligned();
    void longNamesFitTheStrip_data();
    void longNamesFitTheStrip();
    void bothButtonsOfATileStandInOneRow_data();
    void bothButtonsOfATileStandInOneRow();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void resultsAreBesideTheTilesOfAWideHall();
    void nothingScrollsOnASmallPage_data();
    void nothingScrollsOnASmallPage();
};

void TestHallLayout::tilesAreAligned_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("wordy");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)})
        for (const double scale : {1., 1.5})
            for (const bool wordy : {false, true})
                QTest::addRow("%d, text %.1f%s", size.width(), scale, wordy ? ", wordy" : "") << size << scale << wordy;
}

/// Titles, texts, results, pictures and buttons of all games have the same heights, and so do the first lines of their
/// texts.
void TestHallLayout::tilesAreAligned() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(bool, wordy);
    language::PseudoTranslator longTexts;
    if (wordy) QCoreApplication::installTranslator(&longTexts);
    useTheme(ui::ThemeId::Light, scale);
    HallPage& page = open(size, scale);
    load();
    const auto tiles = page.findChildren<GameTile*>();
    QVERIFY(tiles.size() >= 3);
    const auto linesOf = [&](GameTile& tile) {
        QStringList lines;
        const auto note = [&](const char* what, QWidget* part) {
            const QPoint at = part->mapTo(&page, QPoint());
            lines << QStringLiteral("%1 %2+%3").arg(QLatin1String(what)).arg(at.y()).arg(part->height());
            if (!qobject_cast<const QLabel*>(part)) return;
            const QVector<TextRecorder::Text> written = TextRecorder::textsOf(*part);
            lines << QStringLiteral("first line %1").arg(written.isEmpty() ? -1 : qRound(written.first().area.top()));
        };
        note("tile", &tile);
        note("title", tile.findChild<QLabel*>(QStringLiteral("title")));
        note("feel", tile.findChild<QLabel*>(QStringLiteral("feel")));
        note("result", tile.findChild<ResultLine*>());
        note("picture", tile.findChild<CoverBox*>());
        note("new game", tile.findChild<QPushButton*>(QStringLiteral("newGame-") + tile.game()));
        note("demo", tile.findChild<QPushButton*>(QStringLiteral("demo-") + tile.game()));
        return lines;
    };
    // Layouts follow the texts later.
    for (GameTile* tile : tiles) {
        QTRY_COMPARE(linesOf(*tile), linesOf(*tiles.first()));
        QTRY_COMPARE(tile->findChild<CoverBox*>()->width(), tiles.first()->findChild<CoverBox*>()->width());
    }
}

void TestHallLayout::longNamesFitTheStrip_data() {
    nothingIsClipped_data();
}

void TestHallLayout::longNamesFitTheStrip() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(bool, wordy);
    const auto& game = movie_.module();
    session::NewGame begun = newGame(QStringLiteral("movie"), {"human", "easy"});
    begun.seating.names = {std::string(24, 'W'), wordy ? "Maximiliane-Friederike K" : std::string(23, 'W') + 'V'};
    session::saveSaga(sagas_->filePath(QStringLiteral("a.saga")), game, *game.newMatch(begun.setup, begun.seating, {}));
    useTheme(ui::ThemeId::Light, scale);
    HallPage& page = open(size, scale);
    load();
    auto* strip = page.findChild<QWidget*>(QStringLiteral("continueStrip"));
    QTRY_VERIFY(strip->isVisible());
    QTRY_VERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page).join(u'\n')));
    for (const QWidget* part : strip->findChildren<QWidget*>())
        if (part->isVisibleTo(strip))
            QVERIFY2(part->mapTo(strip, part->rect().bottomRight()).x() < strip->width(),
                     qPrintable(part->objectName()));
}

void TestHallLayout::bothButtonsOfATileStandInOneRow_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
        for (const char* language : {"en", "de", "fr"})
            QTest::addRow("%d, %s", size.width(), language) << size << QString::fromLatin1(language);
}

void TestHallLayout::bothButtonsOfATileStandInOneRow() {
    QFETCH(QSize, size);
    QFETCH(QString, language);
    keepSaga("a.saga", false, today_);
    language::Translations translations{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    QVERIFY(translations.use(language));
    useTheme(ui::ThemeId::Light, 1);
    HallPage& page = open(size, 1);
    load();
    QTRY_VERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page).join(u'\n')));
    for (const GameTile* tile : page.findChildren<GameTile*>()) {
        const auto* begin = tile->findChild<QPushButton*>(QStringLiteral("newGame-") + tile->game());
        const auto* learn = tile->findChild<QPushButton*>(QStringLiteral("learn-") + tile->game());
        QCOMPARE(learn->y(), begin->y());
        const auto height = [](const GameTile* of) { return of->findChild<QLabel*>(QStringLiteral("title"))->y(); };
        QCOMPARE(height(tile), height(page.findChild<GameTile*>()));
        // In the middle, as the text above them.
        const int left = begin->x();
        const int right = begin->parentWidget()->width() - learn->x() - learn->width();
        QVERIFY2(qAbs(left - right) <= 1, qPrintable(QStringLiteral("%1 and %2").arg(left).arg(right)));
    }
    QVERIFY(translations.use(QStringLiteral("en")));
}

void TestHallLayout::nothingIsClipped_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("wordy");
    for (const QSize size : {QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)})
        for (const double scale : {1., 1.5})
            for (const bool wordy : {false, true})
                QTest::addRow("%d, text %.1f%s", size.width(), scale, wordy ? ", wordy" : "") << size << scale << wordy;
}

void TestHallLayout::nothingIsClipped() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(bool, wordy);
    keepSaga("a.saga", false, today_);
    language::PseudoTranslator longTexts;
    if (wordy) QCoreApplication::installTranslator(&longTexts);
    useTheme(ui::ThemeId::HighContrast, scale);
    HallPage& page = open(size, scale);
    load();
    QCOMPARE(page.size(), size);
    QTRY_VERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page).join(u'\n')));
    for (QPushButton* button : page.findChildren<QPushButton*>())
        if (button->isVisibleTo(&page)) QVERIFY2(canBeSeen(*button, page), qPrintable(button->text()));
}

void TestHallLayout::resultsAreBesideTheTilesOfAWideHall() {
    for (int i = 0; i < 9; ++i) keepSaga(qPrintable(QStringLiteral("%1.saga").arg(i)), true, today_.addDays(-i));
    useTheme(ui::ThemeId::Light, 1);
    for (const QSize& size : {QSize(1920, 1080), QSize(2560, 1440)}) {
        HallPage& page = open(size);
        load();
        auto* column = page.findChild<ResultsColumn*>();
        QTRY_VERIFY(column->isVisible());
        const auto lines = column->findChildren<ResultLine*>();
        QCOMPARE(lines.size(), static_cast<qsizetype>(ResultsColumn::most));
        QTRY_VERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page).join(u'\n')));
        QSignalSpy saga(&page, &HallPage::sagaWanted);
        QTest::mouseClick(page.findChild<ResultLine*>(QStringLiteral("recent2")), Qt::LeftButton);
        QCOMPARE(saga.takeLast().first().toString(), sagas_->filePath(QStringLiteral("2.saga")));
        for (const GameTile* tile : page.findChildren<GameTile*>())
            QVERIFY(tile->mapTo(&page, tile->rect().topRight()).x() < column->mapTo(&page, QPoint()).x());
    }
}

void TestHallLayout::nothingScrollsOnASmallPage_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
        for (const char* language : {"en", "de", "fr"})
            QTest::addRow("%d, %s", size.width(), language) << size << QString::fromLatin1(language);
}

/// With a saga to continue and a result.
void TestHallLayout::nothingScrollsOnASmallPage() {
    QFETCH(QSize, size);
    QFETCH(QString, language);
    keepSaga("a.saga", false, today_);
    keepSaga("b.saga", true, today_.addDays(-1));
    language::Translations translations{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    QVERIFY(translations.use(language));
    useTheme(ui::ThemeId::Light, 1);
    HallPage& page = open(size, 1);
    load();
    QTRY_VERIFY(page.findChild<ResultLine*>(QStringLiteral("result-movie"))->isEnabled());
    QTRY_VERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page).join(u'\n')));
    const auto* area = page.findChild<QScrollArea*>();
    const int hidden = area->widget()->height() - area->viewport()->height();
    QVERIFY(translations.use(QStringLiteral("en")));
    QVERIFY2(hidden <= 0, qPrintable(QString::number(hidden)));
}

HEOROT_WIDGET_SUITE(TestHallLayout)
#include "tst_hall_layout.moc"
