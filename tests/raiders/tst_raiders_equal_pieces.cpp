// SPDX-License-Identifier: GPL-3.0-or-later
// The clicked one of several equal pieces is the one laid out.
#include "raiders_fixture.h"
#include "suite/widget_suite.h"

#include "game/equal_pieces.h"
#include "ui/game_board.h"
#include "view/table.h"
#include "view/view.h"

#include <QTest>

using namespace heorot;
using namespace heorot::raiders;

class TestRaidersEqualPieces : public QObject {
    Q_OBJECT

  private slots:
    void clickedOneOfEqualDiceIsLaidOut_data();
    void clickedOneOfEqualDiceIsLaidOut();
    void clickedOneOfEqualArtifactsIsFilledAndUsed_data();
    void clickedOneOfEqualArtifactsIsFilledAndUsed();
    void onlyEqualPiecesCanReplaceEachOther_data();
    void onlyEqualPiecesCanReplaceEachOther();
    void momentsKeepLaidOutPieces();
    void equalPiecesMoveFromWhereTheyWereClicked_data();
    void equalPiecesMoveFromWhereTheyWereClicked();

  private:
    test::Raiders game_;
    std::shared_ptr<const game::GameView> view_ = game::ErasedView<Game, View>::create();
};

namespace {

/// A table on which decisions take effect; a person clicks, or moves by keys and presses Enter.
class PlayedTable {
  public:
    PlayedTable(const game::GameView& view, record::AnyMatch& match, bool byKeys)
        : match_(match), byKeys_(byKeys), table_(view, words_, art_) {
        QObject::connect(&table_, &ui::GameBoard::decided, &table_, [this](engine::Action action, const auto& picks) {
            table_.forget();
            if (!match_.play(action)) match_.setPicks(picks);
            show();
        });
        QObject::connect(&table_, &ui::GameBoard::takenBack, &table_, [this](engine::Action action, const auto& spot) {
            table_.forget();
            if (const auto move = game::moveThatLaid(match_, action, game::pickAt(spot))) match_.withdraw(*move);
            show();
        });
        table_.resize(1366, 768);
        table_.show();
        show();
    }

    void refresh() {
        table_.forget();
        show();
    }
    const game::Spot* find(const QString& spot) { return table_.board().scene().find(spot); }
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
    game::ErasedWords<raiders::Game, raiders::GameWords> words_;
    ui::ArtCache art_;
    ui::GameBoard table_;
};

}

void TestRaidersEqualPieces::clickedOneOfEqualDiceIsLaidOut_data() {
    QTest::addColumn<bool>("byKeys");
    QTest::newRow("mouse") << false;
    QTest::newRow("keys") << true;
}

void TestRaidersEqualPieces::clickedOneOfEqualDiceIsLaidOut() {
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

void TestRaidersEqualPieces::clickedOneOfEqualArtifactsIsFilledAndUsed_data() {
    QTest::addColumn<bool>("byKeys");
    QTest::addColumn<int>("clicked");
    for (const int clicked : {0, 1}) {
        QTest::addRow("mouse, %d", clicked) << false << clicked;
        QTest::addRow("keys, %d", clicked) << true << clicked;
    }
}

void TestRaidersEqualPieces::clickedOneOfEqualArtifactsIsFilledAndUsed() {
    QFETCH(bool, byKeys);
    QFETCH(int, clicked);
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: decide, stage: decide, to_move: Anna, active: Anna, location: villages, recruits: [], "
                 "chosen: {villages: Anna}, seats: {Anna: {food: 5, dice: {yellow-tree: 2}, artifacts: "
                 "[ljosalfar-harp, ljosalfar-harp]}}}");
    PlayedTable table(*view_, *match, byKeys);
    const auto spot = [](int place) { return QStringLiteral("artifact/%1").arg(place); };
    const auto name = [&](int place) { return table.find(spot(place))->name; };
    const int other = 1 - clicked;
    const QString empty = name(clicked);
    QCOMPARE(name(other), empty);
    table.press(spot(clicked));
    table.press(QStringLiteral("dice/0"));
    QCOMPARE(match->format(match->moves().back().action), std::string("store yellow-tree ljosalfar-harp"));
    const QString full = name(clicked);
    QVERIFY(full != empty);
    QCOMPARE(name(other), empty);
    // Now only the full one can be used and only the empty one can be filled.
    table.press(spot(clicked));
    QCOMPARE(match->format(match->moves().back().action), std::string("use ljosalfar-harp"));
    QCOMPARE(name(clicked), empty);
    QCOMPARE(name(other), empty);
    QVERIFY(match->undoPoint(0));
    match->goBackTo(1);
    table.refresh();
    table.press(spot(other));
    table.press(QStringLiteral("dice/0"));
    QCOMPARE(name(clicked), full);
    QCOMPARE(name(other), full);
    table.press(spot(other));
    QCOMPARE(name(clicked), full);
    QCOMPARE(name(other), empty);
}

void TestRaidersEqualPieces::onlyEqualPiecesCanReplaceEachOther_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QStringList>("spots");
    const auto at = [](const char* phase, const char* ship) {
        return QStringLiteral("{to_move: Anna, active: Anna, recruits: [], %1, seats: {Anna: {%2}}}")
            .arg(QLatin1String(phase), QLatin1String(ship));
    };
    const char* const decide = "phase: decide, stage: decide, location: villages, chosen: {villages: Anna}";
    const char* const loss = "phase: journey, stage: journey, location: sea, chosen: {sea: Anna}, journey: "
                             "[draugr-ambush]";
    const char* const famine = "phase: journey, stage: journey, location: sea, chosen: {sea: Anna}, journey: [famine]";
    const QStringList both{artifactSpot(0), artifactSpot(1)};
    const QString use = QStringLiteral("use bodn");
    QTest::newRow("use, equal dice")
        << at(decide, "dice: {red-helmet: 1}, artifacts: [bodn, bodn], stored: {1: red-chest, 2: red-chest}") << use
        << both;
    QTest::newRow("use, other dice")
        << at(decide, "dice: {red-helmet: 1}, artifacts: [bodn, bodn], stored: {1: red-chest, 2: blue-raven}") << use
        << QStringList{artifactSpot(0)};
    QTest::newRow("store, both empty") << at(decide, "dice: {red-helmet: 1}, artifacts: [bodn, bodn]")
                                       << QStringLiteral("store red-helmet bodn") << both;
    QTest::newRow("drop, both empty") << at(loss, "dice: {}, artifacts: [bodn, bodn]") << QStringLiteral("drop bodn")
                                      << both;
    QTest::newRow("drop, the one without a die")
        << at(loss, "dice: {}, artifacts: [bodn, bodn], stored: {1: red-chest}") << QStringLiteral("drop bodn")
        << QStringList{artifactSpot(1)};
    QTest::newRow("lose, the tile turned down")
        << at(loss, "dice: {}, upgrades: {upgrade-chest: 1}, upgrades-down: {upgrade-chest: 1}")
        << QStringLiteral("lose upgrade-chest") << QStringList{upgradeSpot(1)};
    QTest::newRow("lose, both turned up")
        << at(loss, "dice: {}, upgrades: {upgrade-chest: 2}") << QStringLiteral("lose upgrade-chest")
        << QStringList{upgradeSpot(0), upgradeSpot(1)};
    const QString dismiss = QStringLiteral("dismiss hunter sea");
    QTest::newRow("dismiss, one above the other")
        << at(famine, "dice: {}, crew: {sea: [hunter, hunter, pillager]}") << dismiss
        << QStringList{crewSpot(Slot::Sea, 0), crewSpot(Slot::Sea, 1)};
    QTest::newRow("dismiss, another between them") << at(famine, "dice: {}, crew: {sea: [hunter, pillager, hunter]}")
                                                   << dismiss << QStringList{crewSpot(Slot::Sea, 0)};
}

/// Pieces of one kind are not equal if they differ in what is on them, their orientation or what is between them.
void TestRaidersEqualPieces::onlyEqualPiecesCanReplaceEachOther() {
    QFETCH(QString, position);
    QFETCH(QString, action);
    QFETCH(QStringList, spots);
    const auto match = game_.at({"Anna", "Ben"}, position.toStdString());
    const auto parsed = match->parse(action.toStdString());
    QVERIFY(parsed);
    // What a journey takes is lost once it has been suffered.
    if (const auto suffer = match->parse("suffer"); match->validate(*parsed)) QVERIFY(!match->play(*suffer));
    QVERIFY(!match->validate(*parsed));
    QCOMPARE(view_->path(*match, *parsed).front(), spots);
}

void TestRaidersEqualPieces::momentsKeepLaidOutPieces() {
    const auto match =
        game_.at({"Anna", "Ben"},
                 "{phase: decide, stage: decide, to_move: Anna, active: Ben, location: subdue, recruits: [], chosen: "
                 "{subdue: Ben}, territories: {dice-1: [dice-1-a, ...]}, seats: {Anna: {dice: {red-chest: 3}}}}");
    for (const char* line : {"peace dice-1", "pay red-chest", "done"}) {
        QVERIFY2(!match->play(*match->parse(line)), line);
        if (match->moves().size() == 2) match->setPicks(game::picksOf({dieSpot(1)}));
    }
    const auto moments = view_->moments(*match, 2, 0, {});
    QVERIFY(!moments.empty());
    for (const game::Moment& moment : moments) {
        QVERIFY(moment.scene.find(laidDieSpot(1)));
        QVERIFY(!moment.scene.find(laidDieSpot(0)) && !moment.scene.find(laidDieSpot(2)));
    }
}

void TestRaidersEqualPieces::equalPiecesMoveFromWhereTheyWereClicked_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("action");
    const QString trade = QStringLiteral("{phase: trade, stage: trade, to_move: Anna, active: Anna, location: trade, "
                                         "chosen: {trade: Anna}, left: 1, displays: {dice: {red-hammer: 3}}, seats: "
                                         "{Anna: {dice: {}}}}");
    const QString place = QStringLiteral("{phase: place, stage: close, to_move: Anna, active: Anna, location: recruit, "
                                         "chosen: {recruit: Anna}, recruits: [hunter, hunter], seats: {Anna: {dice: "
                                         "{}}}}");
    QTest::newRow("a die of Trade") << trade << QStringLiteral("trade die red-hammer");
    QTest::newRow("a Leader") << place << QStringLiteral("promote hunter");
    QTest::newRow("a specialist") << place << QStringLiteral("specialize hunter sea");
}

void TestRaidersEqualPieces::equalPiecesMoveFromWhereTheyWereClicked() {
    QFETCH(QString, position);
    QFETCH(QString, action);
    const auto begin = [&] { return game_.at({"Anna", "Ben"}, position.toStdString()); };
    const auto parsed = begin()->parse(action.toStdString());
    QVERIFY(parsed);
    const QStringList equals = view_->path(*begin(), *parsed).front();
    QVERIFY(equals.size() > 1);
    for (const QString& clicked : equals) {
        const auto match = begin();
        QVERIFY(!match->play(*parsed));
        match->setPicks(game::picksOf({clicked}));
        QStringList origins;
        for (const engine::Event& event : match->moves().back().events)
            for (const game::Movement& movement : view_->eventLook(*match, event).movements) origins << movement.from;
        QVERIFY2(origins.contains(clicked), qPrintable(clicked + u' ' + origins.join(u' ')));
    }
}

HEOROT_WIDGET_SUITE(TestRaidersEqualPieces)
#include "tst_raiders_equal_pieces.moc"
