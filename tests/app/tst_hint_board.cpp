// SPDX-License-Identifier: GPL-3.0-or-later
// A hint on the board: numbered pins on the spots of the choice that is shown, its preview, and what is read aloud.
#include "heorot/log_panel.h"
#include "hint_fixture.h"
#include "suite/widget_suite.h"
#include "ui/accessible_board.h"
#include "ui/marks_painter.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestHintBoard final : public HintFixture {
    Q_OBJECT

  private slots:
    void shownChoiceIsPointedOut();
    void pinsStandOnTheBoard_data();
    void pinsStandOnTheBoard();
    void hintIsPreviewed();
    void hintIsReadOnTheBoard();
};

void TestHintBoard::shownChoiceIsPointedOut() {
    open({"human", "easy"});
    askHint();
    const engine::Action best = session().hint()->actions.front().action;
    QCOMPARE(hinted(), path(best));
    // The log lights its lines beside it, for as long as they are pointed at.
    emit part<LogPanel>("logPanel")->lighted({QStringLiteral("hand/0")});
    QCOMPARE(page_->board().board().marks().lighted, QStringList{QStringLiteral("hand/0")});
    QCOMPARE(hinted(), path(best));
    emit part<LogPanel>("logPanel")->lighted({});
    QVERIFY(page_->board().board().marks().lighted.isEmpty());
}

void TestHintBoard::pinsStandOnTheBoard_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    for (const char* game : {"movie", "legend", "raiders"})
        for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
            for (const double text : {1., 1.5})
                QTest::addRow("%s %dx%d text %.1f", game, size.width(), size.height(), text)
                    << QString::fromLatin1(game) << size << text;
}

/// Every choice of the hint has its pins on its spots, beside what is written there.
void TestHintBoard::pinsStandOnTheBoard() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QFETCH(double, text);
    ShippedGame shipped(game);
    Settings settings = quickSettings();
    settings.textScale = text;
    open({"human", "easy", "easy"}, settings, size, &shipped.module());
    askHint();
    ui::BoardWidget& board = page_->board().board();
    const ui::ScenePainter pen(art_, board.look(), board.theme());
    std::vector<QStringList> shown;
    for (std::size_t choice = 0; choice < hint().choices().size(); ++choice) {
        key(Qt::Key_1 + static_cast<int>(choice));
        const auto steps = session().view()->path(session().match(), hint().choices()[choice].action);
        const auto spots = ui::hintedSpots(board.scene(), board.marks());
        QVERIFY(!spots.empty());
        QCOMPARE(spots.front().first, 1);
        for (const auto& [step, spot] : spots) {
            QVERIFY(steps.at(static_cast<std::size_t>(step - 1)).contains(spot->id));
            const QRectF pin = ui::pinOf(pen, board.scene(), *spot);
            QVERIFY(QRectF(QPointF(), board.look().size).contains(pin));
            for (const game::Sprite& sprite : board.scene().sprites)
                QVERIFY2(sprite.text.isEmpty() || !pen.wordsOf(sprite).intersects(pin),
                         qPrintable(QStringLiteral("%1 at %2 is covered").arg(sprite.text, spot->id)));
            // In gold, left of its number.
            const QPointF rim(pin.left() + pin.width() * .22, pin.center().y());
            const QPointF at = board.spotArea(spot->id).topLeft() +
                               (rim - spot->area.topLeft()) * board.spotArea(spot->id).width() / spot->area.width();
            const QColor seen = board.grab().toImage().pixelColor((at * board.devicePixelRatio()).toPoint());
            const QColor gold = board.theme().color(game::Tone::Gold);
            const int difference = std::abs(seen.red() - gold.red()) + std::abs(seen.green() - gold.green()) +
                                   std::abs(seen.blue() - gold.blue());
            QVERIFY2(difference < 60, qPrintable(spot->id + u' ' + seen.name()));
        }
        shown.push_back(hinted());
    }
    QVERIFY(std::adjacent_find(shown.begin(), shown.end()) == shown.end());
    key(Qt::Key_Escape);
    QVERIFY(hinted().isEmpty());
}

/// The preview of what is hinted at gives way to that of another choice, and to other steps.
void TestHintBoard::hintIsPreviewed() {
    const auto ghosts = [this] {
        const auto& sprites = page_->board().board().scene().sprites;
        return std::count_if(sprites.begin(), sprites.end(), [](const game::Sprite& sprite) { return sprite.ghost; });
    };
    open({"human", "easy"}, quickSettings(), {1280, 800}, &movie_.module());
    const auto before = ghosts();
    askHint();
    // One of the choices places a figure, at two spots.
    const auto steps = [&](std::size_t choice) {
        return session().view()->path(session().match(), hint().choices()[choice].action);
    };
    std::size_t placing = 0;
    while (placing < hint().choices().size() && steps(placing).size() < 2) ++placing;
    QVERIFY(placing < hint().choices().size());
    hint().turnTo(placing);
    QVERIFY(ghosts() > before);
    const QStringList pins = hinted();
    const QStringList lit = page_->board().chooser().lit();
    const auto other = std::find_if(lit.begin(), lit.end(), [&](const QString& spot) {
        return spot.startsWith(steps(placing)[0][0].section(u'/', 0, 0)) && !steps(placing)[0].contains(spot);
    });
    QVERIFY(other != lit.end());
    page_->board().choose(*other);
    QCOMPARE(ghosts(), before);
    QVERIFY(page_->board().back());
    page_->board().choose(steps(placing)[0][0]);
    QVERIFY(ghosts() > before);
    QCOMPARE(hinted(), pins); // they stay until the move is made
    key(Qt::Key_Escape);
    QCOMPARE(ghosts(), before);
}

void TestHintBoard::hintIsReadOnTheBoard() {
    ui::installAccessibility();
    open({"human", "easy"});
    askHint();
    ui::BoardWidget& board = page_->board().board();
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board);
    const auto described = [&](const QString& id) {
        return table->child(board.scene().indexOf(id))->text(QAccessible::Description);
    };
    const auto spots = ui::hintedSpots(board.scene(), board.marks());
    const QString first = spots.front().second->id;
    QVERIFY2(described(first).contains(QStringLiteral("The hint, step 1.")), qPrintable(described(first)));
    // The digits are those of the card.
    for (const game::Spot& spot : board.scene().spots) QCOMPARE(board.digitOf(spot.id), 0);
    key(Qt::Key_9);
    QVERIFY(page_->board().chooser().chosen().isEmpty());
    QVERIFY(session().match().moves().empty());
    key(Qt::Key_Escape);
    QVERIFY(!described(first).contains(QStringLiteral("hint")));
    QVERIFY(board.digitOf(page_->board().chooser().lit().front()) > 0);
}

HEOROT_WIDGET_SUITE(TestHintBoard)
#include "tst_hint_board.moc"
