// SPDX-License-Identifier: GPL-3.0-or-later
// The open box of every game: each value of the data that has a confidence is in exactly one piece, and each piece has
// a name, a rule, labels and a picture.
#include "games/loaded_games.h"
#include "record/data_path.h"
#include "record/yaml.h"
#include "suite/widget_suite.h"

#include <QSet>
#include <QTest>

#include <set>

using namespace heorot;
using namespace heorot::test;
using record::Node;

namespace {

/// The paths of all values inside entries with a confidence.
void collect(const Node& node, const std::string& path, bool isInside, std::multiset<std::string>& values) {
    const bool inside = isInside || node.find("confidence");
    const auto isText = [](const Node& item) { return item.kind() == Node::Kind::Text; };
    const bool isFlat = !node.items().empty() && std::all_of(node.items().begin(), node.items().end(), isText);
    if (isText(node) || isFlat) {
        if (inside) values.insert(path);
        return;
    }
    for (const Node::Entry& entry : node.entries())
        if (entry.key != "confidence" && entry.key != "source")
            collect(entry.value, record::below(path, entry.key), inside, values);
    for (std::size_t i = 0; i < node.items().size(); ++i)
        collect(node.items()[i], record::below(path, record::itemStep(i)), inside, values);
}

}

class TestBoxContents : public QObject {
    Q_OBJECT

  private slots:
    void everyValueIsInOnePiece_data() { games(); }
    void everyValueIsInOnePiece();
    void everyPieceIsNamedAndDrawn_data() { games(); }
    void everyPieceIsNamedAndDrawn();
    void confidenceIsThatOfTheValue();
    void correctedValuesShowWhatTheyReplace();

  private:
    static void games() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"sample", "movie", "legend", "raiders"}) QTest::newRow(id) << QString::fromLatin1(id);
    }
    const game::GameModule& game(const QString& id) {
        if (id == QLatin1String("sample")) return sample_.module();
        auto& game = games_[id];
        if (!game) game = std::make_unique<ShippedGame>(id);
        return game->module();
    }
    static Node dataOf(const QString& id) {
        const QString folder = id == QLatin1String("sample") ? QStringLiteral("/tests/samplegame/data/")
                                                             : QStringLiteral("/games/%1/data/").arg(id);
        return record::readYaml(
            (QStringLiteral(HEOROT_SOURCE_DIR) + folder + id + QStringLiteral(".yaml")).toStdString());
    }

    SampleGame sample_;
    std::map<QString, std::unique_ptr<ShippedGame>> games_;
};

void TestBoxContents::everyValueIsInOnePiece() {
    QFETCH(QString, id);
    std::multiset<std::string> wanted;
    collect(dataOf(id), {}, false, wanted);
    QVERIFY(!wanted.empty());
    std::multiset<std::string> listed;
    for (const game::BoxPiece& piece : game(id).box().pieces)
        for (const game::BoxFigure& figure : piece.figures) listed.insert(figure.path);
    for (const std::string& path : wanted) QVERIFY2(listed.count(path) == 1, path.c_str());
    for (const std::string& path : listed) QVERIFY2(wanted.count(path) == 1, path.c_str());
}

void TestBoxContents::everyPieceIsNamedAndDrawn() {
    QFETCH(QString, id);
    const game::Box box = game(id).box();
    QSet<QString> names;
    for (const game::BoxPiece& piece : box.pieces) {
        const char* path = piece.path.c_str();
        QVERIFY2(!piece.name.isEmpty() && !piece.rule.isEmpty() && !piece.thing.isEmpty(), path);
        QVERIFY2(!piece.figures.empty(), path);
        for (const game::BoxFigure& figure : piece.figures) {
            QVERIFY2(!figure.label.isEmpty(), figure.path.c_str());
            // A key of the data is no label, but for the sample game.
            if (id != QLatin1String("sample"))
                QVERIFY2(figure.label.front().isUpper() || figure.label.contains(u' '), figure.path.c_str());
        }
        const game::Scene scene = game(id).boxScene(piece.path, {}, {0, 0, 120, 120});
        QVERIFY2(!scene.sprites.empty(), path);
        const QString name = box.groups[piece.group] + u'/' + piece.name;
        QVERIFY2(!names.contains(name), qPrintable(name));
        names << name;
    }
}

void TestBoxContents::confidenceIsThatOfTheValue() {
    const game::Box box = game(QStringLiteral("raiders")).box();
    const auto confidence = [&](const char* piece, const std::string& inner) {
        for (const game::BoxFigure& figure : box.find(piece)->figures)
            if (figure.inner == inner) return figure.confidence;
        return data::Confidence::Reported;
    };
    // Of its own name, of the only name that is no value's, and of the first one.
    QVERIFY(confidence("artifacts.bodn", "glory") == data::Confidence::Printed);
    QVERIFY(confidence("artifacts.bodn", "copies") == data::Confidence::Inferred);
    QVERIFY(confidence("artifacts.andvarinaut", "stores") == data::Confidence::Printed);
    QVERIFY(confidence("territories.food-1", "defense") == data::Confidence::Printed);
    QVERIFY(confidence("territories.food-1", "rewards[1].gain.glory") == data::Confidence::Reconstructed);
}

void TestBoxContents::correctedValuesShowWhatTheyReplace() {
    record::Corrections corrections;
    corrections.set({"movie.yaml", "tiles.I[4].value", Node::ofNumber(2), Node::ofNumber(-5)});
    const game::Box box = game(QStringLiteral("movie")).with(corrections).box();
    const game::BoxPiece& piece = *box.find("tiles.I[4]");
    QCOMPARE(piece.name, QStringLiteral("−5 peril"));
    QVERIFY(piece.figures[0].isChanged());
    QCOMPARE(piece.figures[0].shipped.text(), std::string("2"));
}

HEOROT_WIDGET_SUITE(TestBoxContents)

#include "tst_box_contents.moc"
