// SPDX-License-Identifier: GPL-3.0-or-later
// Of equal pieces the one that is clicked is the one that is laid out.
#include "raiders.h"

#include "ui/game_board.h"
#include "ui/taken.h"
#include "view/view.h"

#include <QTest>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersEquals : public QObject {
    Q_OBJECT

  private slots:
    void ofEqualDiceTheClickedOneIsLaidOut_data();
    void ofEqualDiceTheClickedOneIsLaidOut();

  private:
    test::Raiders game_;
    std::shared_ptr<const ui::GameView> view_ = ui::ErasedView<Game, View>::create();
};

namespace {

/// A table at which decisions happen at once; a person clicks, or goes there by keys and presses Enter.
class PlayedTable {
  public:
    PlayedTable(const ui::GameView& view, record::AnyMatch& match, bool byKeys)
        : match_(match), byKeys_(byKeys), table_(view, words_, art_) {
        QObject::connect(&table_, &ui::GameBoard::decided, &table_, [this](engine::Action action, const auto& picks) {
            table_.forget();
            if (!match_.play(action)) match_.setPicks(picks);
            show();
        });
        QObject::connect(&table_, &ui::GameBoard::takenBack, &table_, [this](engine::Action action, const auto& spot) {
            table_.forget();
            if (const auto move = ui::moveThatLaid(match_, action, ui::pickAt(spot))) match_.withdraw(*move);
            show();
        });
        table_.resize(1366, 768);
        table_.show();
        show();
    }

    const ui::Spot* find(const QString& spot) { return table_.board().scene().find(spot); }
    void press(const QString& spot) {
        ui::BoardWidget& board = table_.board();
        QVERIFY2(board.scene().find(spot), qPrintable(spot));
        if (!byKeys_) return QTest::mouseClick(&board, Qt::LeftButton, {}, board.spotArea(spot).center().toPoint());
        board.setFocus();
        board.focusSpot(spot);
        QTest::keyClick(&board, Qt::Key_Return);
    }

  private:
    void show() {
        ui::Sitting sitting;
        sitting.viewer = match_.toMove();
        table_.showMatch(match_, sitting);
    }

    record::AnyMatch& match_;
    const bool byKeys_;
    GameWords words_;
    ui::ArtCache art_;
    ui::GameBoard table_;
};

}

void TestRaidersEquals::ofEqualDiceTheClickedOneIsLaidOut_data() {
    QTest::addColumn<bool>("byKeys");
    QTest::newRow("mouse") << false;
    QTest::newRow("keys") << true;
}

void TestRaidersEquals::ofEqualDiceTheClickedOneIsLaidOut() {
    QFETCH(bool, byKeys);
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: villages, recruits: [], "
                 "chosen: {villages: Anna}, seats: {Anna: {food: 5, dice: {blue-raven: 1, red-chest: 3}}}}");
    PlayedTable table(*view_, *match, byKeys);
    const auto laid = [&] {
        QString places;
        for (int place = 0; place < 4; ++place) {
            const bool isLaid = table.find(QStringLiteral("laid/%1").arg(place));
            places += isLaid ? u'L' : table.find(QStringLiteral("dice/%1").arg(place)) ? u'd' : u'?';
        }
        return places;
    };
    const int raven = table.find(QStringLiteral("dice/0"))->name == table.find(QStringLiteral("dice/1"))->name ? 3 : 0;
    const auto spot = [&](const char* zone, int chest) {
        return QLatin1String(zone) + QString::number(chest + (raven == 0 ? 1 : 0));
    };
    const auto shown = [&](const char* chests) {
        return raven == 0 ? QLatin1Char('d') + QLatin1String(chests) : QLatin1String(chests) + QLatin1Char('d');
    };
    QCOMPARE(laid(), shown("ddd"));
    table.press(spot("dice/", 0));
    QCOMPARE(laid(), shown("Ldd"));
    table.press(spot("laid/", 0));
    QCOMPARE(laid(), shown("ddd"));
    table.press(spot("dice/", 1));
    QCOMPARE(laid(), shown("dLd"));
    table.press(spot("dice/", 0));
    QCOMPARE(laid(), shown("LLd"));
    table.press(spot("laid/", 1));
    QCOMPARE(laid(), shown("Ldd"));
    table.press(spot("dice/", 2));
    QCOMPARE(laid(), shown("LdL"));
    QCOMPARE(match->format(match->moves().back().action), std::string("pay red-chest"));
}

QTEST_MAIN(TestRaidersEquals)
#include "tst_raiders_equals.moc"
