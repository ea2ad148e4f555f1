// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections: paths, values laid over a tree, the file, and sagas that are played with them.
#include "../record/saga_fixture.h"
#include "record/data_path.h"
#include "suite/notice.h"
#include "suite/suite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace heorot::record;
using namespace heorot::test;

namespace {

const Node tree = parseYaml("price: {value: 4, confidence: reported}\n"
                            "tokens:\n"
                            "  - {id: red, value: 1, sides: [a, b]}\n"
                            "  - {id: blue, value: 2, sides: [a, b]}\n",
                            "data");

Correction correction(const char* path, Node was, Node value) {
    return {"sample.yaml", path, std::move(was), std::move(value)};
}
Correction number(const char* path, int was, int value) {
    return correction(path, Node::ofNumber(was), Node::ofNumber(value));
}

Corrections only(const Correction& correction) {
    Corrections corrections;
    corrections.set(correction);
    return corrections;
}

const Corrections price = only(number("price.value", 4, 6));

}

class TestCorrections : public QObject {
    Q_OBJECT

  private slots:
    void pathsAreFound();
    void valuesAreLaidOverTheTree();
    void settingTheOldValueTakesBack();
    void otherPlacesAreRefused_data();
    void otherPlacesAreRefused();
    void fileRoundTrips();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void confidenceChangesNoFingerprint();
    void sagaCarriesItsCorrections();
    void sagaWithoutCorrectionsOpensWithoutThem();
    void keptSagaOpensWithItsCorrections();
    void correctionsThatDoNotFitLeaveTheState();

  private:
    SampleSagas sagas_;
};

void TestCorrections::pathsAreFound() {
    QCOMPARE(nodeAt(tree, "tokens[1].id")->text(), std::string("blue"));
    QCOMPARE(nodeAt(tree, "tokens[0].sides[1]")->text(), std::string("b"));
    for (const char* path : {"tokens[2].id", "tokens[x].id", "tokens[0", "price.values", "price[0]", ""})
        QVERIFY2(!nodeAt(tree, path), path);
}

void TestCorrections::valuesAreLaidOverTheTree() {
    Corrections corrections = price;
    const Node sides = parseYaml("[c]", "list");
    corrections.set(correction("tokens[1].sides", *nodeAt(tree, "tokens[1].sides"), sides));
    Node corrected = tree;
    corrections.applyTo(corrected, "other.yaml", "corrections.yaml");
    QVERIFY(corrected == tree);
    corrections.applyTo(corrected, "sample.yaml", "corrections.yaml");
    QCOMPARE(nodeAt(corrected, "price.value")->text(), std::string("6"));
    QVERIFY(*nodeAt(corrected, "tokens[1].sides") == sides);
    // Also where the program has the corrected value by now.
    corrections.applyTo(corrected, "sample.yaml", "corrections.yaml");
    QCOMPARE(nodeAt(corrected, "price.value")->text(), std::string("6"));
}

void TestCorrections::settingTheOldValueTakesBack() {
    Corrections corrections = price;
    corrections.set(number("price.value", 4, 5));
    QCOMPARE(corrections.all().size(), std::size_t{1});
    corrections.set(number("price.value", 4, 4));
    QVERIFY(corrections.empty());
}

void TestCorrections::otherPlacesAreRefused_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("was");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no such place") << "prize.value"
                                   << "4"
                                   << "5"
                                   << "sample.yaml prize.value: this value no longer exists";
    QTest::newRow("another kind") << "price.value"
                                  << "4"
                                  << "five"
                                  << "sample.yaml price.value: 'five' can’t replace '4'";
    QTest::newRow("a number for a name") << "tokens[0].id"
                                         << "red"
                                         << "7"
                                         << "sample.yaml tokens[0].id: '7' can’t replace 'red'";
    QTest::newRow("a text for a list") << "tokens[0].sides"
                                       << "a"
                                       << "b"
                                       << "sample.yaml tokens[0].sides: 'b' can’t replace [a, b]";
    QTest::newRow("other data") << "price.value"
                                << "3"
                                << "5"
                                << "sample.yaml price.value: this corrects the value '3', but the value is now '4'";
}

void TestCorrections::otherPlacesAreRefused() {
    QFETCH(QString, path);
    QFETCH(QString, was);
    QFETCH(QString, value);
    QFETCH(QString, sentence);
    const Corrections corrections =
        only({"sample.yaml", path.toStdString(), Node::ofText(was.toStdString()), Node::ofText(value.toStdString())});
    QCOMPARE(refusal([&] {
                 Node corrected = tree;
                 corrections.applyTo(corrected, "sample.yaml", "corrections.yaml");
             }),
             QStringLiteral("corrections.yaml: ") + sentence);
}

void TestCorrections::fileRoundTrips() {
    Corrections corrections = price;
    corrections.set(correction("tokens[1].sides", *nodeAt(tree, "tokens[1].sides"), parseYaml("[c, \"7\"]", "list")));
    corrections.set(correction("tokens[1].mask", Node::ofText("..G#"), Node::ofText("~")));
    const std::string text = writeCorrections({"sample", "0123456789abcdef", corrections});
    const CorrectionsText read = readCorrections(text, "corrections.yaml", "sample");
    QVERIFY(read.corrections == corrections);
    QCOMPARE(read.data, std::string("0123456789abcdef"));
    QCOMPARE(writeCorrections(read), text);
}

void TestCorrections::badFilesAreRefused_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("newer") << "corrections: 1"
                           << "corrections: 2"
                           << "c.yaml:2: corrections: these corrections were written by a newer version of Heorot";
    QTest::newRow("other game") << "game: sample"
                                << "game: other"
                                << "c.yaml:3: game: these corrections belong to the game 'other', not to 'sample'";
    QTest::newRow("a map as value") << "is: 6"
                                    << "is: {six: 6}"
                                    << "c.yaml:9: values[0].is: this must be text or a list of texts";
    QTest::newRow("this key is not allowed here") << "is: 6"
                                                  << "is: 6\n    why: because"
                                                  << "c.yaml:10: values[0].why: this key is not allowed here";
    QTest::newRow("missing value") << "    was: 4\n"
                                   << ""
                                   << "c.yaml:6: values[0]: 'was' is missing here";
}

void TestCorrections::badFilesAreRefused() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, sentence);
    const std::string text =
        replaced(writeCorrections({"sample", "0123456789abcdef", price}), from.toStdString(), to.toStdString());
    QCOMPARE(refusal([&] { readCorrections(text, "c.yaml", "sample"); }), sentence);
}

void TestCorrections::confidenceChangesNoFingerprint() {
    const auto& game = sagas_.game();
    const Corrections sure = only(correction("price.confidence", Node::ofText("reported"), Node::ofText("printed")));
    QVERIFY(sure.ofValues().empty());
    QCOMPARE(game.with(sure).fingerprint(), game.fingerprint());
    QVERIFY(game.with(price).fingerprint() != game.fingerprint());
    QCOMPARE(&game.with(price), &game.with(price));
    QCOMPARE(&game.with(price).with({}), &game);
}

void TestCorrections::sagaCarriesItsCorrections() {
    const auto& corrected = sagas_.game().with(price);
    auto match = corrected.newMatch({2, 1, {}, 3}, {{"Anna", "Ben"}, {"human", "easy"}});
    playAtRandom(*match, 12, 5);
    const std::string text = writeSaga(corrected, *match);
    QVERIFY(text.find("saga: 3\n") != std::string::npos);
    const LoadedSaga saga = sagas_.load(text);
    QCOMPARE(noticeOf(saga), std::string());
    QCOMPARE(saga.game, &corrected);
    QVERIFY(saga.match->describeState() == match->describeState());
    QCOMPARE(writeSaga(*saga.game, *saga.match), text);
}

/// An owner's games before the corrections go on with the numbers they were played with.
void TestCorrections::sagaWithoutCorrectionsOpensWithoutThem() {
    const auto& game = sagas_.game();
    const auto match = sagas_.newMatch({"Anna", "Ben"}, 1);
    const GameFinder corrected = [&](const std::string&) { return &game.with(price); };
    const LoadedSaga saga = readSaga(sagas_.write(*match), "s.saga", corrected);
    QCOMPARE(saga.game, &game);
    QCOMPARE(noticeOf(saga), std::string());
}

void TestCorrections::keptSagaOpensWithItsCorrections() {
    const LoadedSaga saga =
        sagas_.load(readFile(pathOf(sagaFolder + QStringLiteral("/format-3/corrected-sample.saga"))));
    QCOMPARE(noticeOf(saga), std::string());
    QCOMPARE(saga.game->corrections().all().size(), std::size_t{1});
    QVERIFY(saga.match->isOver());
}

void TestCorrections::correctionsThatDoNotFitLeaveTheState() {
    const auto& corrected = sagas_.game().with(price);
    auto match = corrected.newMatch({2, 1, {}, 3}, {{"Anna", "Ben"}, {"human", "easy"}});
    playAtRandom(*match, 6, 5);
    const LoadedSaga saga =
        sagas_.load(replaced(writeSaga(corrected, *match), "path: price.value", "path: prize.value"));
    QVERIFY(!saga.notice.empty());
    QCOMPARE(saga.game, &sagas_.game());
}

HEOROT_SUITE(TestCorrections)

#include "tst_corrections.moc"
