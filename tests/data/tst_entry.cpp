// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the entries of data files: the values that come out, and the whole sentence that refuses a wrong one.
#include "data/entry.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include "record/yaml.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace heorot;
using namespace heorot::data;

namespace {

constexpr std::array<std::string_view, 3> colors{"red", "blue", "yellow"};
enum class Color : std::uint8_t { Red, Blue, Yellow };

/// What `read(cursor)` returns for a file of this text.
template <class Read>
auto readText(const std::string& text, Read read) {
    static const std::string file = "t.yaml";
    const record::Node tree = record::parseYaml(text, file);
    return read(Cursor(tree, file));
}

/// The sentence that refuses an entry of this text, or "accepted".
template <class Read>
QString refusalOf(const std::string& text, Read read) {
    return test::refusal([&] { readText(text, [&](const Cursor& at) { readEntry(at, read); }); });
}

}

class TestEntry : public QObject {
    Q_OBJECT

  private slots:
    void numberHasARange();
    void optionalNumberKeepsItsValue();
    void fixedNumberHasOneValue();
    void markIsOneOrMissing();
    void flagIsTrueOrFalse();
    void nameBecomesItsPlace();
    void entryMustNotBeEmpty();
    void keyThatIsNotReadIsRefused();
    void confidenceIsRequired();
    void confidencesAreOneWordOrOneForEachAspect();
    void everyNameOfATableHasAnEntry();
    void listHasSoManyItems();
    void mapHasOneKey();
    void totalIsThatOfPrint();
    void fileNamesItsGame();
};

void TestEntry::numberHasARange() {
    std::uint8_t copies = 0;
    const auto read = [&](Entry& entry) { entry.read("copies", copies, 1, 20); };
    QCOMPARE(refusalOf("copies: 20", read), QStringLiteral("accepted"));
    QCOMPARE(copies, 20);
    QCOMPARE(refusalOf("copies: 21", read),
             QStringLiteral("t.yaml:1: copies: '21' is not a whole number from 1 to 20"));
    QCOMPARE(refusalOf("copies: 0", read), QStringLiteral("t.yaml:1: copies: '0' is not a whole number from 1 to 20"));
    QCOMPARE(refusalOf("copies: a", read), QStringLiteral("t.yaml:1: copies: 'a' is not a whole number from 1 to 20"));
    QCOMPARE(refusalOf("{}", read), QStringLiteral("t.yaml:1: 'copies' is missing here"));
}

void TestEntry::optionalNumberKeepsItsValue() {
    int food = 7;
    const auto read = [&](Entry& entry) { entry.readOptional("food", food, 1, 9); };
    QCOMPARE(refusalOf("{}", read), QStringLiteral("accepted"));
    QCOMPARE(food, 7);
    QCOMPARE(refusalOf("food: 3", read), QStringLiteral("accepted"));
    QCOMPARE(food, 3);
    QCOMPARE(refusalOf("food: 0", read), QStringLiteral("t.yaml:1: food: '0' is not a whole number from 1 to 9"));
}

void TestEntry::fixedNumberHasOneValue() {
    int dice = 0;
    const auto read = [&](Entry& entry) { entry.readFixed("dice", dice, 2); };
    QCOMPARE(refusalOf("dice: 2", read), QStringLiteral("accepted"));
    QCOMPARE(dice, 2);
    QCOMPARE(refusalOf("dice: 3", read), QStringLiteral("t.yaml:1: dice: '3' is not 2, the only number allowed here"));
    QCOMPARE(refusalOf("{}", read), QStringLiteral("t.yaml:1: 'dice' is missing here"));
}

void TestEntry::markIsOneOrMissing() {
    bool leader = false;
    const auto read = [&](Entry& entry) { entry.readMark("leader", leader); };
    QCOMPARE(refusalOf("leader: 1", read), QStringLiteral("accepted"));
    QVERIFY(leader);
    QCOMPARE(refusalOf("{}", read), QStringLiteral("accepted"));
    QVERIFY(!leader);
    QCOMPARE(refusalOf("leader: 2", read),
             QStringLiteral("t.yaml:1: leader: '2' is not 1, the only number allowed here"));
}

void TestEntry::flagIsTrueOrFalse() {
    bool returns = false;
    bool advanced = true;
    const auto read = [&](Entry& entry) {
        entry.readFlag("returns", returns);
        entry.readOptionalFlag("advanced", advanced);
    };
    QCOMPARE(refusalOf("returns: true", read), QStringLiteral("accepted"));
    QVERIFY(returns && advanced);
    QCOMPARE(refusalOf("{returns: false, advanced: false}", read), QStringLiteral("accepted"));
    QVERIFY(!returns && !advanced);
    QCOMPARE(refusalOf("returns: maybe", read), QStringLiteral("t.yaml:1: returns: 'maybe' is neither true nor false"));
    QCOMPARE(refusalOf("{returns: true, advanced: 1}", read),
             QStringLiteral("t.yaml:1: advanced: '1' is neither true nor false"));
}

void TestEntry::nameBecomesItsPlace() {
    Color color{};
    std::uint8_t number = 0;
    const auto read = [&](Entry& entry) {
        entry.readName("die", color, colors);
        entry.readName("pawn", number, colors);
    };
    QCOMPARE(refusalOf("{die: blue, pawn: yellow}", read), QStringLiteral("accepted"));
    QCOMPARE(color, Color::Blue);
    QCOMPARE(number, 2);
    QCOMPARE(refusalOf("{die: blue, pawn: green}", read),
             QStringLiteral("t.yaml:1: pawn: 'green' is not 'red', 'blue', or 'yellow'"));
}

void TestEntry::entryMustNotBeEmpty() {
    const auto read = [&](Entry& entry) {
        entry.mustNotBeEmpty(record::Fault::plain("something must stand here"));
        entry.optional("a");
    };
    QCOMPARE(refusalOf("{}", read), QStringLiteral("t.yaml:1: something must stand here"));
    QCOMPARE(refusalOf("a: 1", read), QStringLiteral("accepted"));
}

void TestEntry::keyThatIsNotReadIsRefused() {
    int a = 0;
    QCOMPARE(refusalOf("a: 1\nb: 2", [&](Entry& entry) { entry.read("a", a, 1, 1); }),
             QStringLiteral("t.yaml:2: b: this key is not allowed here"));
}

void TestEntry::confidenceIsRequired() {
    Confidence confidence{};
    const auto read = [&](Entry& entry) { confidence = entry.readConfidence(); };
    QCOMPARE(refusalOf("{confidence: inferred, source: a review}", read), QStringLiteral("accepted"));
    QCOMPARE(confidence, Confidence::Inferred);
    QCOMPARE(refusalOf("{}", read), QStringLiteral("t.yaml:1: 'confidence' is missing here"));
    QCOMPARE(refusalOf("confidence: sure", read), QStringLiteral("t.yaml:1: confidence: 'sure' is not 'printed', "
                                                                 "'reported', 'inferred', or 'reconstructed'"));
    QCOMPARE(refusalOf("{confidence: printed, source: [a]}", read),
             QStringLiteral("t.yaml:1: source: this must be text"));
    const auto figure =
        readText("{value: 6, confidence: reported}", [](const Cursor& at) { return readFigure(at, 1, 6); });
    QCOMPARE(figure.value, 6);
    QCOMPARE(figure.confidence, Confidence::Reported);
}

void TestEntry::confidencesAreOneWordOrOneForEachAspect() {
    Confidences confidences;
    const auto read = [&](Entry& entry) { confidences = entry.readConfidences({"effect", "copies"}); };
    QCOMPARE(refusalOf("confidence: {copies: printed, effect: inferred}", read), QStringLiteral("accepted"));
    QCOMPARE(confidences.size(), std::size_t{2});
    QCOMPARE(confidences[0].name, std::string("effect"));
    QCOMPARE(confidences[0].confidence, Confidence::Inferred);
    QCOMPARE(confidences[1].confidence, Confidence::Printed);
    QCOMPARE(refusalOf("confidence: reported", read), QStringLiteral("accepted"));
    QCOMPARE(confidences[0].confidence, Confidence::Reported);
    QCOMPARE(confidences[1].confidence, Confidence::Reported);
    QCOMPARE(refusalOf("confidence: {effect: inferred}", read),
             QStringLiteral("t.yaml:1: confidence: 'copies' is missing here"));
    QCOMPARE(refusalOf("confidence: {effect: inferred, copies: printed, size: printed}", read),
             QStringLiteral("t.yaml:1: confidence.size: this key is not allowed here"));
}

void TestEntry::everyNameOfATableHasAnEntry() {
    std::array<int, 3> copies{};
    const auto read = [&](const std::string& text) {
        return test::refusal([&] {
            readText(text, [&](const Cursor& at) {
                readEntries(at, colors, [&](std::size_t i, Entry& entry) { entry.read("copies", copies[i], 1, 9); });
            });
        });
    };
    QCOMPARE(read("yellow: {copies: 3}\nred: {copies: 1}\nblue: {copies: 2}"), QStringLiteral("accepted"));
    QCOMPARE(copies, (std::array{1, 2, 3}));
    QCOMPARE(read("red: {copies: 1}\nblue: {copies: 2}"), QStringLiteral("t.yaml:1: 'yellow' is missing here"));
    QCOMPARE(read("red: {copies: 1}\nblue: {copies: 2}\nyellow: {copies: 3}\ngreen: {copies: 4}"),
             QStringLiteral("t.yaml:4: green: this key is not allowed here"));
    QCOMPARE(read("red: {copies: 1}\nblue: {copies: 2, size: 3}\nyellow: {copies: 3}"),
             QStringLiteral("t.yaml:2: blue.size: this key is not allowed here"));
}

void TestEntry::listHasSoManyItems() {
    const auto read = [](Entry& entry) { readNumbers<3>(entry.required("each"), 0, 20); };
    QCOMPARE(refusalOf("each: [1, 2]", read), QStringLiteral("t.yaml:1: each: exactly 3 numbers are needed here"));
    QCOMPARE(refusalOf("each: [1, 2, 21]", read),
             QStringLiteral("t.yaml:1: each[2]: '21' is not a whole number from 0 to 20"));
    const auto values =
        readText("{values: [4, 5], confidence: printed}", [](const Cursor& at) { return readValues<2>(at, 0, 9); });
    QCOMPARE(values, (std::array<std::uint8_t, 2>{4, 5}));
    QCOMPARE(refusalOf("a: {values: [4, 5]}", [](Entry& entry) { readValues<2>(entry.required("a"), 0, 9); }),
             QStringLiteral("t.yaml:1: a: 'confidence' is missing here"));
}

void TestEntry::mapHasOneKey() {
    readText("wit: 3", [](const Cursor& at) {
        const auto [key, value] = readPair(at, record::Fault::plain("a card shows one symbol"));
        QCOMPARE(key, std::string("wit"));
        QCOMPARE(value.integer(1, 9), 3);
    });
    const auto read = [](Entry& entry) {
        readPair(entry.required("shows"), record::Fault::plain("a card shows one symbol"));
    };
    QCOMPARE(refusalOf("shows: {}", read), QStringLiteral("t.yaml:1: shows: a card shows one symbol"));
    QCOMPARE(refusalOf("shows: {a: 1, b: 2}", read), QStringLiteral("t.yaml:1: shows: a card shows one symbol"));
}

void TestEntry::totalIsThatOfPrint() {
    const auto check = [](int total) {
        return test::refusal([=] {
            readText("a: 1", [=](const Cursor& at) {
                checkTotal(at, record::Fault::tr("there must be %1 Reavers, not %2"), total, 66);
            });
        });
    };
    QCOMPARE(check(66), QStringLiteral("accepted"));
    QCOMPARE(check(67), QStringLiteral("t.yaml:1: there must be 66 Reavers, not 67"));
}

void TestEntry::fileNamesItsGame() {
    const QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdU16String());
    const auto read = [&](const std::string& text) {
        std::ofstream(path / "chess.yaml") << text;
        return test::refusal([&] {
            record::DataSource source(path);
            readGame(source, "chess", [](Entry& root) { root.optional("pieces"); });
        });
    };
    QCOMPARE(read("game: chess\npieces: 32\n"), QStringLiteral("accepted"));
    QCOMPARE(read("game: go\n"),
             QStringLiteral("chess.yaml:1: game: this file belongs to the game 'go', not to 'chess'"));
    QCOMPARE(read("pieces: 32\n"), QStringLiteral("chess.yaml:1: 'game' is missing here"));
    QCOMPARE(read("game: chess\nstones: 361\n"), QStringLiteral("chess.yaml:2: stones: this key is not allowed here"));
}

HEOROT_SUITE(TestEntry)
#include "tst_entry.moc"
