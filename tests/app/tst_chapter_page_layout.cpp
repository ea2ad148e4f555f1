// SPDX-License-Identifier: GPL-3.0-or-later
// The page between parts of a game has room for all it shows.
#include "chapter_fixture.h"
#include "heorot/chapter_seat.h"
#include "language/pseudo_language.h"
#include "suite/widget_suite.h"

#include <QScrollBar>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestChapterPageLayout final : public ChapterFixture {
    Q_OBJECT

  private slots:
    void lossesLieLeftOfZero();
    void pageIsAsTallAsItsContent();
    void buttonsFitAfterAChangeOfLanguage();
    void hintOfTheLastActStandsUnderThePool();
    void allTotalsAreSeenAtOnce();
};

void TestChapterPageLayout::lossesLieLeftOfZero() {
    SeatResult result;
    result.seat = 0;
    result.gains = {{0, QStringLiteral("Thane"), {}, 30}, {0, QStringLiteral("Longship with a long name"), {}, -8}};
    ChapterSeat seat(result, false, false, {-8, 30});
    PageStyle style;
    style.art = &art_;
    seat.setStyle(style);
    seat.resize(700, 120);
    const QRectF gain = seat.barArea(0), loss = seat.barArea(1);
    QCOMPARE(loss.right(), gain.left());
    QVERIFY(qAbs(loss.width() * 30 - gain.width() * 8) < 30);
    QVERIFY(seat.gainArea(1).contains(loss.toRect()));
}

/// At its first showing too, when its parts have just been made.
void TestChapterPageLayout::pageIsAsTallAsItsContent() {
    openBefore(QStringLiteral("movie"), 0);
    playNext();
    QVERIFY(page().isOpen());
    auto* card = page().findChild<QWidget*>(QStringLiteral("chapterTitle"))->parentWidget();
    auto* scroll = page().findChild<QScrollArea*>();
    QCoreApplication::processEvents();
    const int first = card->height();
    QVERIFY(first >= page().height() - 16 || scroll->verticalScrollBar()->maximum() == 0);
    // Opened again, it is no taller.
    QTest::keyClick(page_->focusWidget(), Qt::Key_R);
    skipMoments();
    QTRY_VERIFY(page().isOpen());
    QCoreApplication::processEvents();
    QCOMPARE(card->height(), first);
}

/// The font of the buttons depends on the words of all of them.
void TestChapterPageLayout::buttonsFitAfterAChangeOfLanguage() {
    Settings settings = quickSettings();
    settings.textScale = 1.5;
    openBefore(QStringLiteral("movie"), 0, settings);
    page_->resize(1024, 600);
    playNext();
    QTRY_VERIFY(page().isOpen());
    const auto* button = part<QPushButton>("chapterBoard");
    const language::PseudoTranslator longTexts;
    QCoreApplication::installTranslator(const_cast<language::PseudoTranslator*>(&longTexts));
    QCoreApplication::sendPostedEvents();
    const int pixels = button->font().pixelSize();
    // Laid out once more, they keep it.
    page_->resize(1024, 602);
    QCOMPARE(button->font().pixelSize(), pixels);
}

/// Its wide board leaves no room at the right.
void TestChapterPageLayout::hintOfTheLastActStandsUnderThePool() {
    const QString id = QStringLiteral("movie");
    const std::size_t moves = starts(id)[2] + 6;
    show(sessionOf(id, played(id, moves, played(id, moves)->toMove())));
    skipMoments();
    page_->actions().hint->trigger();
    const auto* hint = part<HintCard>("hintCard");
    QTRY_VERIFY(hint->isVisible());
    const ui::BoardWidget& board = page_->board().board();
    for (const game::Spot& spot : board.scene().spots)
        if (spot.id.startsWith(u"space/") || spot.id.startsWith(u"seat/"))
            QVERIFY2(!board.spotArea(spot.id).toRect().intersects(hint->geometry()), qPrintable(spot.id));
}

/// Without scrolling, even where many figures brought points.
void TestChapterPageLayout::allTotalsAreSeenAtOnce() {
    openBefore(QStringLiteral("movie"), 1);
    playNext();
    QVERIFY(page().isOpen());
    auto* scroll = page().findChild<QScrollArea*>();
    const auto fits = [&] {
        const QRect seen = scroll->viewport()->rect();
        for (const auto* seat : page().findChildren<ChapterSeat*>())
            if (!seen.contains(QRect(seat->mapTo(scroll->viewport(), QPoint()), seat->size()))) return false;
        return true;
    };
    QTRY_VERIFY(fits());
    // A player with more lines than there is room for.
    SeatResult many;
    many.seat = 0;
    for (int i = 1; i <= 12; ++i) many.gains.push_back({0, QStringLiteral("Longship %1").arg(i), {}, i});
    ChapterSeat seat(many, false, false, {0, 12});
    seat.setLines(4);
    QCOMPARE(seat.gains().size(), std::size_t{4});
    int sum = 0;
    for (const game::ChapterGain& gain : seat.gains()) sum += gain.points;
    QCOMPARE(sum, 78);
    QVERIFY(seat.gains().back().detail.contains(QStringLiteral("Longship 12")));
    seat.setLines(-1);
    QCOMPARE(seat.gains().size(), std::size_t{12});
}

HEOROT_WIDGET_SUITE(TestChapterPageLayout)
#include "tst_chapter_page_layout.moc"
