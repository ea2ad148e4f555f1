// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several equal pieces a decision takes: the one pointed at, if that is known.
#include "game/equal_pieces.h"
#include "record/sample_fixture.h"
#include "record/yaml.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using engine::noPick;

class TestEqualPieces final : public QObject {
    Q_OBJECT

  private slots:
    void placesAreReadFromSpotIds();
    void laidPiecesAreTheClickedOnes_data();
    void laidPiecesAreTheClickedOnes();
    void moveIsFoundByItsPlace_data();
    void moveIsFoundByItsPlace();
    void piecesBehindTheClickedOneMoveUp_data();
    void piecesBehindTheClickedOneMoveUp();
};

void TestEqualPieces::placesAreReadFromSpotIds() {
    QCOMPARE(int{game::pickAt(QStringLiteral("dice/7"))}, 7);
    QCOMPARE(int{game::pickAt(QStringLiteral("crew/raid-12"))}, 12);
    QCOMPARE(int{game::pickAt(QStringLiteral("choice/done"))}, int{noPick});
    QCOMPARE(int{game::pickAt(QStringLiteral("12"))}, int{noPick});
    QCOMPARE(int{game::pickAt(QStringLiteral("dice/300"))}, int{noPick});
    QCOMPARE(game::picksOf({QStringLiteral("a/1"), QStringLiteral("b")}), (engine::Picks{1, noPick, noPick}));
}

void TestEqualPieces::laidPiecesAreTheClickedOnes_data() {
    QTest::addColumn<QList<int>>("pointed");
    QTest::addColumn<QString>("laid");
    QTest::newRow("the first") << QList<int>{4} << "L--";
    QTest::newRow("first and last") << QList<int>{4, 6} << "L-L";
    QTest::newRow("unknown: the last ones") << QList<int>{noPick, noPick} << "-LL";
    QTest::newRow("one known, since") << QList<int>{noPick, 5} << "-LL";
    QTest::newRow("a place of other pieces") << QList<int>{9} << "--L";
    QTest::newRow("one place twice") << QList<int>{5, 5} << "-LL";
}

void TestEqualPieces::laidPiecesAreTheClickedOnes() {
    QFETCH(QList<int>, pointed);
    QFETCH(QString, laid);
    const engine::Action action{1, 2, 0, 0};
    std::vector<game::KnownMove> taken;
    for (const int place : pointed) taken.push_back({0, action, {static_cast<std::uint8_t>(place), noPick, noPick}});
    QString shown;
    for (const bool isLaid : game::laidAmong(taken, 0, action, 4, 3, static_cast<std::size_t>(pointed.size())))
        shown += isLaid ? u'L' : u'-';
    QCOMPARE(shown, laid);
}

void TestEqualPieces::moveIsFoundByItsPlace_data() {
    QTest::addColumn<QList<int>>("picks");
    QTest::addColumn<int>("place");
    QTest::addColumn<int>("move");
    QTest::newRow("its own") << QList<int>{0, 1, 2} << 1 << 1;
    QTest::newRow("the last of that place") << QList<int>{1, 0, 1} << 1 << 2;
    // After loading a saga, the places of earlier moves are unknown.
    QTest::newRow("loaded: the last") << QList<int>{noPick, noPick, noPick} << 1 << 2;
    QTest::newRow("loaded, then known at other places") << QList<int>{noPick, noPick, 0} << 2 << 1;
    QTest::newRow("loaded, then known at this place") << QList<int>{noPick, 2, 0} << 2 << 1;
    QTest::newRow("known at other places alone") << QList<int>{0, 1, 3} << 2 << 2;
}

/// A bid of equal cards of the sample game.
void TestEqualPieces::moveIsFoundByItsPlace() {
    QFETCH(QList<int>, picks);
    QFETCH(int, place);
    QFETCH(int, move);
    const test::Sample sample;
    const record::Seating seating{{"Ada", "Bo"}, {"human", "easy"}};
    const auto match = sample.game().newMatch({}, seating, {});
    const record::Node tree = record::parseYaml("{players: {Ada: {hand: [red, red, red, blue]}}}", "position");
    const std::string file = "position";
    match->arrange(record::Cursor(tree, file));
    const auto bid = match->parse("bid red");
    QVERIFY(bid);
    for (const int pick : picks) {
        QVERIFY(!match->play(*bid));
        match->setPicks({static_cast<std::uint8_t>(pick), noPick, noPick});
    }
    QCOMPARE(game::moveThatLaid(*match, *bid, static_cast<std::uint8_t>(place)),
             std::optional(static_cast<std::size_t>(move)));
    const auto other = match->parse("bid done");
    QVERIFY(other);
    QVERIFY(!game::moveThatLaid(*match, *other, 0));
}

void TestEqualPieces::piecesBehindTheClickedOneMoveUp_data() {
    QTest::addColumn<int>("clicked");
    QTest::addColumn<QString>("movements");
    QTest::newRow("the first") << 0 << "1>0 2>1";
    QTest::newRow("the second") << 1 << "2>1";
    QTest::newRow("the last") << 2 << "";
    QTest::newRow("none of them") << 9 << "";
}

void TestEqualPieces::piecesBehindTheClickedOneMoveUp() {
    QFETCH(int, clicked);
    QFETCH(QString, movements);
    const auto spot = [](int i) { return QStringLiteral("hand/%1").arg(i); };
    const auto scene = [&](int pieces) {
        game::Scene made;
        for (int i = 0; i < pieces; ++i) {
            game::Sprite sprite;
            sprite.area = QRectF(40 * i, 0, 30, 40);
            sprite.piece = QString::number(i);
            made.sprites.push_back(sprite);
            game::Spot place;
            place.id = spot(i);
            place.area = sprite.area;
            made.spots.push_back(place);
        }
        return made;
    };
    const QStringList equals{spot(0), spot(1), spot(2)};
    QStringList shown;
    for (const game::Movement& each : game::closingUp(scene(3), scene(2), equals, spot(clicked)))
        shown << each.from + u'>' + each.piece;
    QCOMPARE(shown.join(u' '), movements);
    QVERIFY(game::closingUp(scene(3), scene(3), equals, spot(0)).empty());
}

HEOROT_SUITE(TestEqualPieces)
#include "tst_equal_pieces.moc"
