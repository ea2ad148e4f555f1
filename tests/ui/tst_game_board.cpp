// SPDX-License-Identifier: GPL-3.0-or-later
// A match of the sample game on a GameBoard: what is highlighted, chosen, refused, previewed and decided.
#include "game/erased_game.h"
#include "samplegame/players/players.h"
#include "samplegame/rules/game.h"
#include "samplegame/view/view.h"
#include "samplegame/words/words.h"
#include "suite/widget_suite.h"
#include "ui/game_board.h"

#include <QSignalSpy>
#include <QTest>

using namespace heorot;

namespace {

using Module = game::ErasedGame<samplegame::Game, samplegame::Players, samplegame::GameWords,
                                game::ErasedView<samplegame::Game, samplegame::View>>;

const QString die = QStringLiteral("die");

}

class TstGameBoard final : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void highlightsAvailableSpots();
    void decidesAfterACompletePath();
    void cancelsByEscape();
    void cancelsByTheSameSpot();
    void asksUntilItIsConfirmed();
    void explainsRefusals();
    void previewsOnlyIfEnabled();
    void allowsNoChoiceForOthers();
    void keepsTheChoiceWhenTheLookChanges();
    void forwardsCommandsToThePage();
    void pointsOutAHint();
    void forgetsTheMatch();
    void showsAnEarlierPosition();
    void canBeDestroyedWhileFocused();

  private:
    void show() { board_->showMatch(*match_, sitting_); }
    void play(const char* line) { QVERIFY(!match_->play(*match_->parse(line))); }
    /// Up to the winner's number.
    void playBids() {
        play("bid done");
        play("bid done");
        sitting_.viewer = match_->toMove();
        show();
    }

    Module module_{record::DataSource(HEOROT_BINARY_DIR "/tests/data/sample")};
    std::shared_ptr<const game::GameView> view_ = module_.createView();
    ui::ArtCache art_;
    std::unique_ptr<record::AnyMatch> match_;
    ui::Sitting sitting_;
    std::unique_ptr<ui::GameBoard> board_;
};

void TstGameBoard::init() {
    engine::Setup setup;
    setup.options = record::defaultOptions(module_);
    record::Seating seating{{"Ada", "Bo"}, {"human", "easy"}};
    match_ = module_.newMatch(setup, seating, {});
    board_ = std::make_unique<ui::GameBoard>(*view_, module_.words(), art_);
    board_->resize(1024, 600);
    board_->show();
    QVERIFY(QTest::qWaitForWindowExposed(board_.get()));
    sitting_ = {};
    sitting_.viewer = match_->toMove();
    show();
}

void TstGameBoard::highlightsAvailableSpots() {
    const QStringList lit = board_->board().marks().lit;
    QVERIFY(lit.contains(QStringLiteral("hand/0")));
    QVERIFY(lit.contains(QStringLiteral("choice/end-bid")));
    QVERIFY(board_->board().scene().find(QStringLiteral("choice/end-bid")));
    sitting_.help = ui::Help::None;
    board_->setSitting(sitting_);
    QCOMPARE(board_->board().marks().lit, QStringList());
}

void TstGameBoard::decidesAfterACompletePath() {
    playBids();
    QSignalSpy decided(board_.get(), &ui::GameBoard::decided);
    board_->choose(die);
    QCOMPARE(decided.size(), 0);
    QCOMPARE(board_->board().marks().chosen, QStringList{die});
    QVERIFY(board_->prompt().head.contains(QStringLiteral("names a number")));
    board_->choose(QStringLiteral("choice/3"));
    QCOMPARE(decided.size(), 1);
    const auto action = decided.front().front().value<engine::Action>();
    QCOMPARE(match_->format(action), std::string("name 3"));
    QCOMPARE(match_->moves().size(), std::size_t{2});
}

void TstGameBoard::cancelsByEscape() {
    playBids();
    board_->choose(die);
    QVERIFY(board_->board().scene().find(ui::backSpot));
    QTest::keyClick(&board_->board(), Qt::Key_Escape);
    QVERIFY(board_->chooser().chosen().isEmpty());
    QVERIFY(!board_->board().scene().find(ui::backSpot));
    QVERIFY(!board_->back());
}

void TstGameBoard::cancelsByTheSameSpot() {
    playBids();
    board_->choose(die);
    QSignalSpy refused(board_.get(), &ui::GameBoard::refused);
    board_->choose(die);
    QCOMPARE(refused.size(), 0);
    QVERIFY(board_->chooser().chosen().isEmpty());
}

/// What gives something up: a second click on its button asks on, and Enter answers the question.
void TstGameBoard::asksUntilItIsConfirmed() {
    playBids();
    for (const char* line : {"name 1", "roll", "keep"}) play(line);
    sitting_.viewer = match_->toMove();
    show();
    const engine::Action giveUp = *match_->parse("pass");
    QVERIFY(match_->forgoes(giveUp));
    const QString pass = view_->path(*match_, giveUp).front().front();
    QSignalSpy decided(board_.get(), &ui::GameBoard::decided);
    ui::BoardWidget& board = board_->board();
    board.activateWindow();
    board.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(board_.get()));
    QVERIFY2(board_->chooser().isLit(pass), qPrintable(pass + u' ' + board_->chooser().lit().join(u' ')));
    const QRectF pressed = board.scene().find(pass)->area;
    board_->choose(pass);
    QVERIFY2(board_->chooser().completes(game::confirmSpot), qPrintable(board_->chooser().chosen().join(u' ')));
    // Only its answers stand beside the question, and none of them where the button was.
    QVERIFY(!board.scene().find(pass));
    for (const QString& answer : {QString(game::confirmSpot), QString(ui::backSpot)}) {
        QVERIFY(board.scene().find(answer));
        QVERIFY(!board.scene().find(answer)->area.intersects(pressed));
    }
    board_->choose(pass);
    QVERIFY(board_->chooser().completes(game::confirmSpot));
    QCOMPARE(decided.size(), 0);
    // By keys: Enter asks, and answers.
    board_->back();
    board.focusSpot(pass);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(board.focusedSpot(), game::confirmSpot);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(decided.size(), 1);
    // Escape takes the question back.
    show();
    board.focusSpot(pass);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(board.focusedSpot(), game::confirmSpot);
    QTest::keyClick(&board, Qt::Key_Escape);
    if (!board_->chooser().chosen().isEmpty()) QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(board_->chooser().chosen().isEmpty());
    QCOMPARE(decided.size(), 1);
}

void TstGameBoard::explainsRefusals() {
    QSignalSpy refused(board_.get(), &ui::GameBoard::refused);
    QTest::mouseMove(&board_->board(), board_->board().spotArea(die).center().toPoint());
    QTRY_COMPARE(board_->board().tip().spot, die);
    QCOMPARE(board_->board().tip().kind, ui::Tip::Kind::Refused);
    const game::Spot* spot = board_->board().scene().find(die);
    QCOMPARE(board_->board().tip().title, spot->name);
    QCOMPARE(board_->board().tip().text, spot->description);
    QCOMPARE(board_->board().tip().reason, QStringLiteral("This is not what is decided now."));
    QVERIFY(board_->board().tipArea().isEmpty());
    QTest::mouseClick(&board_->board(), Qt::LeftButton, {}, board_->board().spotArea(die).center().toPoint());
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.front().front().toString(), QStringLiteral("This is not what is decided now."));
    QVERIFY(!board_->board().tipArea().isEmpty());
}

void TstGameBoard::previewsOnlyIfEnabled() {
    const auto ghosts = [this] {
        const auto& sprites = board_->board().scene().sprites;
        return std::count_if(sprites.begin(), sprites.end(), [](const game::Sprite& sprite) { return sprite.ghost; });
    };
    const auto point = [this](const char* spot) {
        const QRectF area = board_->board().spotArea(QLatin1StringView(spot));
        QTest::mouseMove(&board_->board(), area.center().toPoint());
    };
    point("hand/0");
    QTRY_COMPARE(ghosts(), 1);
    point("deck");
    QTRY_COMPARE(ghosts(), 0);
    sitting_.help = ui::Help::Lit;
    board_->setSitting(sitting_);
    point("hand/0");
    QTRY_COMPARE(board_->board().pointedSpot(), QStringLiteral("hand/0"));
    QCOMPARE(ghosts(), 0);
}

void TstGameBoard::allowsNoChoiceForOthers() {
    play("bid done");
    show();
    QVERIFY(!board_->chooser().isOpen());
    QCOMPARE(board_->prompt().seat, match_->toMove());
    QCOMPARE(board_->prompt().second, QStringLiteral("Bo is thinking."));
    QSignalSpy decided(board_.get(), &ui::GameBoard::decided);
    board_->choose(QStringLiteral("hand/0"));
    QCOMPARE(decided.size(), 0);
    sitting_.viewer = match_->toMove();
    sitting_.decides = false;
    show();
    QVERIFY(!board_->chooser().isOpen());
}

void TstGameBoard::keepsTheChoiceWhenTheLookChanges() {
    playBids();
    board_->choose(die);
    board_->resize(1366, 768);
    QTRY_COMPARE(board_->look().size, QSizeF(1366, 768));
    QCOMPARE(board_->chooser().chosen(), QStringList{die});
    QCOMPARE(board_->board().scene().sprites.front().area.right(), game::frameOf(board_->look(), 2).log.right());
}

void TstGameBoard::forwardsCommandsToThePage() {
    const QString hint = QStringLiteral("command/hint");
    sitting_.commands = {{hint, QStringLiteral("Hint"), QStringLiteral("icons/hint")}};
    board_->setSitting(sitting_);
    QSignalSpy commands(board_.get(), &ui::GameBoard::command);
    const QRectF area = board_->board().spotArea(hint);
    QTest::mouseClick(&board_->board(), Qt::LeftButton, {}, area.center().toPoint());
    QCOMPARE(commands.size(), 1);
    QCOMPARE(commands.front().front().toString(), hint);
}

void TstGameBoard::pointsOutAHint() {
    playBids();
    const auto hinted = [this] { return board_->board().marks().hinted; };
    const engine::Action three = *match_->parse("name 3");
    board_->setHint(three);
    QVERIFY(hinted() == view_->path(*match_, three));
    QVERIFY(board_->chooser().leadsTo(three));
    // It stays while its steps are chosen.
    board_->choose(die);
    QVERIFY(hinted() == view_->path(*match_, three));
    QVERIFY(board_->chooser().leadsTo(three));
    QVERIFY(!board_->chooser().leadsTo(*match_->parse("bid done")));
    board_->setHint({});
    QVERIFY(hinted().empty());
    // No hint outlives its position.
    board_->setHint(three);
    board_->forget();
    QVERIFY(hinted().empty());
    play("name 3");
    show();
    QVERIFY(hinted().empty());
}

void TstGameBoard::forgetsTheMatch() {
    board_->forget();
    match_.reset();
    QSignalSpy decided(board_.get(), &ui::GameBoard::decided);
    board_->choose(QStringLiteral("hand/0"));
    board_->resize(1200, 700);
    QCOMPARE(decided.size(), 0);
    QVERIFY(board_->board().marks().lit.isEmpty());
}

void TstGameBoard::showsAnEarlierPosition() {
    playBids();
    const std::size_t moves = match_->moves().size();
    QVERIFY(moves > 1);
    QSignalSpy decided(board_.get(), &ui::GameBoard::decided);
    ui::Sitting sitting;
    sitting.viewer = 0;
    board_->showPast(*match_, 1, sitting, QStringLiteral("Only to look at"));
    QVERIFY(board_->board().marks().isPast);
    QVERIFY(!board_->shows(*match_));
    const game::Scene then = view_->sceneAfter(*match_, 1, 0, board_->look());
    QVERIFY(then != view_->scene(*match_, 0, board_->look()));
    const auto& shown = board_->board().scene().sprites;
    for (const game::Sprite& sprite : then.sprites)
        QVERIFY(std::find(shown.begin(), shown.end(), sprite) != shown.end());
    QVERIFY(std::any_of(shown.begin(), shown.end(),
                        [](const game::Sprite& sprite) { return sprite.text == u"Only to look at"; }));
    for (const game::Spot& spot : then.spots) board_->choose(spot.id);
    QVERIFY(decided.isEmpty());
    QVERIFY(board_->board().marks().lit.isEmpty());
    show();
    QVERIFY(!board_->board().marks().isPast);
    QVERIFY(board_->shows(*match_));
}

void TstGameBoard::canBeDestroyedWhileFocused() {
    board_->board().setFocus();
    QTest::keyClick(&board_->board(), Qt::Key_Tab);
    QSignalSpy pointed(board_.get(), &ui::GameBoard::pointed);
    board_.reset();
    QCOMPARE(pointed.size(), 0);
}

HEOROT_WIDGET_SUITE(TstGameBoard)
#include "tst_game_board.moc"
