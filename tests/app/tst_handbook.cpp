// SPDX-License-Identifier: GPL-3.0-or-later
// The handbook beside the table and from the hall: where it stands, what it opens, how it is read by keys.
#include "handbook_fixture.h"
#include "heorot/breakable_text.h"
#include "heorot/handbook_dialog.h"
#include "suite/widget_suite.h"

#include "language/translations.h"

#include <QTextBlock>
#include <QTreeWidgetItemIterator>

#include <set>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHandbook final : public HandbookFixture {
    Q_OBJECT

  private slots:
    void opensAtWhatIsPointedAt_data();
    void opensAtWhatIsPointedAt();
    void whatTheMousePointsAtComesFirst();
    void contentsAreWhole_data();
    void contentsAreWhole();
    void tipsNameTheKey();
    void refusedPlaceOpensItsReason();
    void escapeClosesAndGivesTheFocusBack();
    void searchGoesFromHitToHit();
    void wayBackLeadsThroughThePages();
    void wayBackLeadsToThePageBeforeTheSearch();
    void opensAtThePresentChapter_data();
    void opensAtThePresentChapter();
    void picturesAreDrawn();
    void keysForTheTableStayInThePanel();
    void gameWithoutHandbookShowsItsSummary();
    void pageFollowsTheLanguage();
    void hallOpensItInADialog();
};

/// It covers neither hand nor prompt, and the board keeps its size. While a page is shown on the table, the board moves
/// aside, so that nothing of it is covered.
void TestHandbook::opensAtWhatIsPointedAt_data() {
    QTest::addColumn<QString>("spot");
    QTest::addColumn<QString>("anchor");
    QTest::newRow("figure") << "figure/thane"
                            << "thane";
    QTest::newRow("another") << "figure/longship"
                             << "longship";
}

void TestHandbook::opensAtWhatIsPointedAt() {
    QFETCH(QString, spot);
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    QStringList spots;
    for (const game::Spot& each : page.board().board().scene().spots) spots << each.id;
    QVERIFY2(spots.contains(spot), qPrintable(spots.join(u' ')));
    page.board().board().setFocus();
    page.board().board().focusSpot(spot);
    key(Qt::Key_F1);
    QTEST(anchorOf(*part<HandbookView>("handbook")), "anchor");
}

/// Before what has the focus of the keys.
void TestHandbook::whatTheMousePointsAtComesFirst() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    ui::BoardWidget& board = page.board().board();
    QTest::mouseMove(&board, board.spotArea(QStringLiteral("figure/longship")).center().toPoint());
    board.setFocus();
    board.focusSpot(QStringLiteral("figure/thane"));
    key(Qt::Key_F1);
    QCOMPARE(anchorOf(*part<HandbookView>("handbook")), QStringLiteral("longship"));
}

void TestHandbook::contentsAreWhole_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char* game : {"legend", "movie", "raiders"})
        for (const QSize size : {QSize(1024, 600), QSize(1920, 1080)})
            QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
}

/// Each title has room for its longest part across and for all of its lines.
void TestHandbook::contentsAreWhole() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(QStringLiteral("de")));
    ShippedGame shipped(game);
    opened(open({"human", "easy"}, quickSettings(), size, &shipped.module()));
    auto* contents = part<QTreeWidget>("handbookContents");
    contents->expandAll();
    const QFontMetrics metrics(contents->font());
    const auto faults = [&] {
        QStringList all;
        for (QTreeWidgetItemIterator at(contents); *at; ++at) {
            const QRect row = contents->visualItemRect(*at);
            if ((*at)->isHidden() || row.isEmpty()) continue;
            const QString title = (*at)->text(0);
            const int wide = contents->columnWidth(0) - ((*at)->parent() ? 2 : 1) * contents->indentation();
            for (const QString& each : unbreakableParts(title))
                if (metrics.horizontalAdvance(each) > wide) all << each;
            const QRect needed = metrics.boundingRect(0, 0, wide, 4000, Qt::TextWordWrap, title);
            if (needed.height() > row.height()) all << title;
        }
        return all;
    };
    QTRY_VERIFY2(faults().isEmpty(), qPrintable(faults().join(u'|')));
    page_.reset();
    QVERIFY(translations.use(QStringLiteral("en")));
}

void TestHandbook::tipsNameTheKey() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    ui::BoardWidget& board = page.board().board();
    board.setFocus();
    board.focusSpot(QStringLiteral("figure/thane"));
    QCOMPARE(board.tip().more, QStringLiteral("F1: more"));
}

void TestHandbook::refusedPlaceOpensItsReason() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    HandbookView& view = opened(page);
    view.showTopic({{QStringLiteral("no such thing")}, QStringLiteral("space-taken")});
    const handbook::Found reason = view.book()->findRefusal(QStringLiteral("space-taken"));
    QVERIFY(reason && view.shown() == reason);
    view.showTopic({{QStringLiteral("Mead")}, QStringLiteral("space-taken")});
    QCOMPARE(anchorOf(view), QStringLiteral("mead"));
    QVERIFY(part<QTextBrowser>("handbookPage")->toPlainText().contains(view.book()->sections()[*reason].title));
}

void TestHandbook::escapeClosesAndGivesTheFocusBack() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    const QRectF before = page.board().board().spotArea(QStringLiteral("space/c3"));
    HandbookView& view = opened(page);
    QCOMPARE(page.board().board().spotArea(QStringLiteral("space/c3")), before);
    QVERIFY(part<QTextBrowser>("handbookPage")->hasFocus());
    view.startSearch();
    QTest::keyClick(part<QLineEdit>("handbookSearch"), Qt::Key_Escape);
    QVERIFY(!view.isVisible());
    QVERIFY(page.board().board().hasFocus());
    QCOMPARE(page.board().board().spotArea(QStringLiteral("space/c3")), before);
}

void TestHandbook::searchGoesFromHitToHit() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    HandbookView& view = opened(page);
    QTest::keyClick(&view, Qt::Key_F, Qt::ControlModifier);
    auto* search = part<QLineEdit>("handbookSearch");
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("gorge"));
    const auto hits = view.book()->search(QStringLiteral("gorge"));
    QVERIFY(hits.size() > 2);
    QCOMPARE(view.shown(), handbook::Found(hits[0].section));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(view.shown(), handbook::Found(hits[1].section));
    auto* shown = part<QTextBrowser>("handbookPage");
    QVERIFY(!shown->extraSelections().isEmpty());
    QCOMPARE(page.session().match().moves().size(), std::size_t{0});
}

void TestHandbook::wayBackLeadsThroughThePages() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    HandbookView& view = opened(page);
    const auto first = view.shown();
    view.showSection(2);
    emit part<QTextBrowser>("handbookPage")->anchorClicked(QUrl(u'#' + view.book()->sections()[5].anchor));
    QCOMPARE(view.shown(), handbook::Found(5));
    QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(view.shown(), handbook::Found(2));
    press("handbookBack");
    QCOMPARE(view.shown(), first);
    QVERIFY(!part<QToolButton>("handbookBack")->isEnabled());
}

/// Not through the pages that half a word led to.
void TestHandbook::wayBackLeadsToThePageBeforeTheSearch() {
    open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    HandbookView& view = opened(*page_);
    const auto first = view.shown();
    view.showSection(2);
    QTest::keyClick(&view, Qt::Key_F, Qt::ControlModifier);
    auto* search = part<QLineEdit>("handbookSearch");
    std::set<std::size_t> passed;
    for (const QChar letter : QStringLiteral("statue")) {
        QTest::keyClicks(search, letter);
        passed.insert(*view.shown());
    }
    QVERIFY(passed.size() > 1);
    press("handbookBack");
    QCOMPARE(view.shown(), handbook::Found(2));
    press("handbookBack");
    QCOMPARE(view.shown(), first);
}

void TestHandbook::opensAtThePresentChapter_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("isOfChapter");
    QTest::newRow("movie") << QStringLiteral("movie") << false;
    QTest::newRow("legend: its episode") << QStringLiteral("legend") << true;
    QTest::newRow("raiders") << QStringLiteral("raiders") << false;
}

/// Away from all pieces: at a page with a text, in The Legend that of the episode.
void TestHandbook::opensAtThePresentChapter() {
    QFETCH(QString, game);
    QFETCH(bool, isOfChapter);
    ShippedGame shipped(game);
    HandbookView& view = opened(open({"human", "easy"}, quickSettings(), {1280, 800}, &shipped.module()));
    QVERIFY(view.shown());
    const handbook::Section& section = view.book()->sections()[*view.shown()];
    QVERIFY2(!section.blocks.empty(), qPrintable(section.title));
    const QString chapter = page_->session().chapters().back().chapter.title;
    QVERIFY2(!isOfChapter || chapter.contains(section.title), qPrintable(section.title));
    page_.reset();
}

/// What one person looked up of its hidden pieces is closed and forgotten.
/// What the page is about is outlined and the rest dark, until the handbook is closed; a page about nothing on the
/// table has no switch.
void TestHandbook::picturesAreDrawn() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    HandbookView& view = opened(page);
    view.showSection(pictured(*view.book()));
    auto* shown = part<QTextBrowser>("handbookPage");
    QString address;
    for (QTextBlock block = shown->document()->begin(); block.isValid(); block = block.next())
        for (auto each = block.begin(); !each.atEnd(); ++each)
            if (each.fragment().charFormat().isImageFormat())
                address = each.fragment().charFormat().toImageFormat().name();
    QVERIFY(address.startsWith(QStringLiteral("scenario:")));
    const auto image = shown->document()->resource(QTextDocument::ImageResource, QUrl(address)).value<QImage>();
    QVERIFY(image.width() > 100 && image.height() > 20);
    QVERIFY(image.width() <= shown->viewport()->width());
    emit shown->anchorClicked(QUrl(address));
    auto* large = page.findChild<QDialog*>(QStringLiteral("handbookPicture"));
    QVERIFY(large && large->isVisible());
    QVERIFY(large->findChild<QLabel*>()->pixmap().width() > 2 * image.width());
    large->close();
}

void TestHandbook::keysForTheTableStayInThePanel() {
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    HandbookView& view = opened(page);
    view.startSearch();
    for (const int digit : {Qt::Key_1, Qt::Key_2, Qt::Key_3})
        QTest::keyClick(part<QLineEdit>("handbookSearch"), static_cast<Qt::Key>(digit));
    auto* contents = part<QTreeWidget>("handbookContents");
    contents->setFocus();
    QTest::keyClick(contents, Qt::Key_Down);
    QTest::keyClick(contents, Qt::Key_2);
    QVERIFY(page.board().chooser().chosen().isEmpty());
    QVERIFY(view.isVisible());
}

void TestHandbook::gameWithoutHandbookShowsItsSummary() {
    TablePage& page = open({"human", "easy"});
    opened(page);
    QCOMPARE(part<QTextBrowser>("handbookPage")->toPlainText(), page.session().game().words().summary());
    QVERIFY(!part<QLineEdit>("handbookSearch")->isVisible());
}

void TestHandbook::pageFollowsTheLanguage() {
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(QStringLiteral("en")));
    TablePage& page = open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    HandbookView& view = opened(page);
    view.showSection(3);
    const QString before = part<QTextBrowser>("handbookPage")->toPlainText();
    const QString anchor = anchorOf(view);
    QVERIFY(translations.use(QStringLiteral("de")));
    QTRY_VERIFY(part<QTextBrowser>("handbookPage")->toPlainText() != before);
    QCOMPARE(anchorOf(view), anchor);
    QVERIFY(translations.use(QStringLiteral("en")));
}

void TestHandbook::hallOpensItInADialog() {
    PageStyle style;
    style.art = &art_;
    HandbookDialog dialog(movie_.module(), style, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QCOMPARE(dialog.windowTitle(), QStringLiteral("Handbook: Beowulf: The Movie"));
    QVERIFY(dialog.view().shown());
    QTest::mouseClick(dialog.findChild<QToolButton*>(QStringLiteral("handbookClose")), Qt::LeftButton);
    QVERIFY(!dialog.isVisible());
}

HEOROT_WIDGET_SUITE(TestHandbook)
#include "tst_handbook.moc"
