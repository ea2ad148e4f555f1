// SPDX-License-Identifier: GPL-3.0-or-later
// Where the hint card stands: it covers nothing that is played with, and nothing of it is cut.
#include "hint_fixture.h"
#include "language/translations.h"
#include "suite/widget_suite.h"
#include "ui/opened_seat.h"

#include <QScrollBar>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHintCardRoom final : public HintFixture {
    Q_OBJECT

  private slots:
    void buttonIsNeverScrolledAway_data();
    void buttonIsNeverScrolledAway();
    void cardCoversNothingThatIsPlayedWith_data();
    void cardCoversNothingThatIsPlayedWith();
    void cardEndsWithAPanel_data();
    void cardEndsWithAPanel();
    void cardIsAsTallAsItsContent();
    void wideBoardsLeaveItRoom();
    void oneThingLiesOverTheBoard();

  private:
    QStringList cutTexts();
};

void TestHintCardRoom::buttonIsNeverScrolledAway_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 600);
    QTest::newRow("large") << QSize(1280, 800);
}

void TestHintCardRoom::buttonIsNeverScrolledAway() {
    QFETCH(QSize, size);
    open({"human", "easy", "easy", "easy"}, quickSettings(), size, &movie_.module());
    session().setPaused(true);
    askHint();
    hint().placeIn({QRect(hint().x(), hint().y(), hint().width(), 200)});
    QCoreApplication::processEvents();
    const auto* button = part<QWidget>("hintPlay");
    QVERIFY(button->isVisible());
    QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
    QVERIFY(hint().rect().contains(QRect(button->mapTo(&hint(), QPoint()), button->size())));
}

QStringList TestHintCardRoom::cutTexts() {
    QStringList cut;
    const auto* scrolled = hint().findChild<QScrollArea*>();
    if (scrolled->widget()->width() > scrolled->viewport()->width()) cut << QStringLiteral("the whole content");
    for (const QLabel* label : hint().findChildren<QLabel*>()) {
        if (!label->isVisible()) continue;
        const bool fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height()
                                            : label->sizeHint().width() <= label->width();
        if (!fits) cut << label->text();
    }
    return cut;
}

void TestHintCardRoom::cardCoversNothingThatIsPlayedWith_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    QTest::addColumn<bool>("shipped");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
        for (const double text : {1., 1.5})
            for (const char* language : {"en", "de", "fr"})
                for (const bool shipped : {false, true})
                    QTest::addRow("%s %s %dx%d text %.1f", shipped ? "movie" : "sample", language, size.width(),
                                  size.height(), text)
                        << size << text << shipped << QString::fromLatin1(language);
}

void TestHintCardRoom::cardEndsWithAPanel_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char* game : {"movie", "legend", "raiders"})
        for (const QSize size : {QSize(1024, 600), QSize(1280, 800)})
            QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
}

void TestHintCardRoom::cardEndsWithAPanel() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    test::ShippedGame shipped(game);
    open({"human", "easy", "easy", "easy"}, quickSettings(), size, &shipped.module());
    QTRY_VERIFY(session().mayAskHint());
    askHint();
    const QRect card = hint().geometry();
    const ui::BoardWidget& board = page_->board().board();
    bool endsThere = card.bottom() + 9 >= page_->height() || card.left() > page_->width() / 2;
    for (engine::Seat seat = 0; seat < 4; ++seat)
        if (const game::Spot* panel = board.scene().find(ui::panelOf(seat)))
            endsThere = endsThere || qAbs(board.placed(panel->shown()).bottom() - card.bottom()) <= 2;
    QVERIFY2(endsThere, qPrintable(QString::number(card.bottom())));
    page_.reset();
}

void TestHintCardRoom::cardCoversNothingThatIsPlayedWith() {
    QFETCH(QSize, size);
    QFETCH(double, text);
    QFETCH(bool, shipped);
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    translations.use(language);
    Settings settings = quickSettings();
    settings.textScale = text;
    open({"human", "easy", "easy"}, settings, size, shipped ? &movie_.module() : &sample_.module());
    askHint();
    const QRect card = hint().geometry();
    QVERIFY(page_->rect().contains(card));
    ui::BoardWidget& board = page_->board().board();
    const game::Frame frame = game::frameOf(page_->board().look(), 3);
    // But what has a button of its own.
    QStringList playable;
    engine::ActionList legal;
    session().match().legalActions(legal);
    for (const engine::Action action : legal)
        for (const QStringList& equals : session().view()->path(session().match(), action))
            if (equals.filter(QStringLiteral("choice/")).isEmpty()) playable << equals;
    for (const game::Spot& spot : board.scene().spots) {
        const bool isPanel = spot.area.right() <= frame.hand.left();
        const QRect area = board.spotArea(spot.id).toAlignedRect();
        // Of a panel it covers all or nothing.
        if (spot.id.startsWith(QStringLiteral("seat/")) && area.adjusted(2, 2, -2, -2).intersects(card))
            QVERIFY2(area.bottom() <= card.bottom() + 2, qPrintable(spot.name));
        if (!isPanel && playable.contains(spot.id))
            QVERIFY2(!board.spotArea(spot.id).toAlignedRect().adjusted(2, 2, -2, -2).intersects(card),
                     qPrintable(QStringLiteral("%1 lies under the card").arg(spot.name)));
    }
    QTRY_COMPARE(cutTexts(), QStringList());
    page_.reset();
    translations.use(QStringLiteral("en"));
}

void TestHintCardRoom::cardIsAsTallAsItsContent() {
    open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    askHint();
    const auto* bar = hint().findChild<QScrollArea*>()->verticalScrollBar();
    for (std::size_t choice = 0; choice < hint().choices().size(); ++choice) {
        QCoreApplication::processEvents();
        QCOMPARE(bar->maximum(), 0);
        key(Qt::Key_H);
    }
}

/// The board of act III leaves only a column: all that is said of a choice is seen, and no text beside the board is
/// half covered.
void TestHintCardRoom::wideBoardsLeaveItRoom() {
    constexpr std::size_t inActThree = 104;
    session::NewGame begun = newGame(QStringLiteral("movie"), {"human", "easy"});
    begun.setup.seed = 8;
    auto match = movie_.module().newMatch(begun.setup, begun.seating, {});
    while (match->moves().size() < inActThree || match->toMove() != 0)
        QVERIFY(!match->play(movie_.module().think(*match, ai::Level::V1, begun.setup.seed)));
    const Settings settings = quickSettings();
    open(std::make_unique<session::Session>(movie_.module(), std::move(match), QString(), QString(),
                                            optionsOf(settings)),
         settings, {1280, 800});
    session().setPaused(true);
    askHint();
    QVERIFY(hint().choices().size() > 1);
    const ui::BoardWidget& board = page_->board().board();
    for (std::size_t choice = 0; choice < hint().choices().size(); ++choice) {
        QCoreApplication::processEvents();
        for (const char* name : {"hintAction", "hintReasons", "hintOutlook", "hintPlay"}) {
            const auto* each = part<QWidget>(name);
            QVERIFY2(!each->isVisible() || each->visibleRegion().boundingRect() == each->rect(), name);
        }
        const QRectF card = hint().geometry();
        QVERIFY(card.right() < board.spotArea(QStringLiteral("space/c1")).left());
        for (const game::Sprite& sprite : board.scene().sprites) {
            const QRectF area = board.placed(sprite.area);
            const bool isBeside = !sprite.text.isEmpty() && area.intersects(card) && area.center().x() < card.right();
            QVERIFY2(!isBeside || card.adjusted(-1, -1, 1, 1).contains(area), qPrintable(sprite.text));
        }
        key(Qt::Key_H);
    }
}

/// A card stands beside an open log; an opened panel of a seat, which needs the whole board, stands alone.
void TestHintCardRoom::oneThingLiesOverTheBoard() {
    open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    session().setPaused(true);
    const auto* log = part<QWidget>("logPanel");
    QAction* toggle = page_->actions().log;
    toggle->trigger();
    askHint();
    QVERIFY(log->isVisible() && hint().isVisible());
    QVERIFY(!hint().geometry().intersects(log->geometry()));
    QVERIFY(page_->board().openSeat(1));
    QVERIFY(!log->isVisible() && !hint().isVisible());
    toggle->trigger();
    QVERIFY(log->isVisible());
    QCOMPARE(page_->board().openedSeat(), engine::nobody);
    toggle->trigger();
    QVERIFY(page_->board().openSeat(1));
    askHint();
    QVERIFY(hint().isVisible());
    QCOMPARE(page_->board().openedSeat(), engine::nobody);
}

HEOROT_WIDGET_SUITE(TestHintCardRoom)
#include "tst_hint_card_room.moc"
