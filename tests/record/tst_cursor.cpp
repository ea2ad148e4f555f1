// SPDX-License-Identifier: GPL-3.0-or-later
// Strict reading of a tree: what each step accepts, and the complete sentence with which it refuses everything else.
#include "record/cursor.h"
#include "record/yaml.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QTest>

#include <functional>

#include <limits>

using namespace heorot::record;
using heorot::test::refusal;

namespace {

const std::string file = "t.yaml";

/// Reads `text` as the value of `a` with the given step.
template <class Step>
QString refusalAt(const std::string& text, Step step) {
    return refusal([&] {
        const Node tree = parseYaml("a: " + text + '\n', file);
        MapCursor map = Cursor(tree, file).map();
        step(map.required("a"));
    });
}

int integerOf(const std::string& text, int least, int most) {
    const Node tree = parseYaml(text, file);
    return Cursor(tree, file).integer(least, most);
}

}

class TestCursor : public QObject {
    Q_OBJECT

  private slots:
    void wholeNumberIsRead_data();
    void wholeNumberIsRead();
    void malformedNumberIsRefused_data();
    void malformedNumberIsRefused();
    void seedIsRead();
    void malformedSeedIsRefused_data();
    void malformedSeedIsRefused();
    void flagIsTrueOrFalse();
    void malformedFlagIsRefused_data();
    void malformedFlagIsRefused();
    void choiceIsFoundByName();
    void unknownChoiceIsRefusedWithTheList();
    void choicesReadAsASentence();
    void refusalsHaveALimitedLength();
    void wrongKindIsRefused_data();
    void wrongKindIsRefused();
    void missingKeyIsRefusedAtItsMap();
    void optionalKeyMayBeMissing();
    void unknownKeyIsRefusedAtItsLine();
    void requestedKeysAreKnown();
    void allRequestsEveryKey();
    void pathNamesEveryStep();
};

void TestCursor::wholeNumberIsRead_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("value");
    QTest::newRow("zero") << QByteArray("0") << 0;
    QTest::newRow("one digit") << QByteArray("7") << 7;
    QTest::newRow("negative") << QByteArray("-12") << -12;
    QTest::newRow("zero inside") << QByteArray("100") << 100;
    QTest::newRow("largest") << QByteArray("2147483647") << std::numeric_limits<int>::max();
    QTest::newRow("smallest") << QByteArray("-2147483648") << std::numeric_limits<int>::min();
}

void TestCursor::wholeNumberIsRead() {
    QFETCH(QByteArray, text);
    QFETCH(int, value);
    constexpr auto limits = std::numeric_limits<int>();
    QCOMPARE(integerOf(text.toStdString(), limits.min(), limits.max()), value);
    QCOMPARE(integerOf(text.toStdString(), value, value), value);
}

void TestCursor::malformedNumberIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    const auto row = [](const char* name, const QByteArray& text, const QByteArray& shown = {}) {
        QTest::newRow(name) << text << (shown.isEmpty() ? text : shown);
    };
    row("leading zero", "010");
    row("two zeros", "00");
    row("negative zero", "-0");
    row("negative with leading zero", "-01");
    row("plus", "+1");
    row("point", "1.0");
    row("exponent", "1e3");
    row("hexadecimal", "0x10");
    row("octal", "0o7");
    row("underline", "1_0");
    row("comma", "\"1,0\"", "1,0");
    row("quoted", "\"7\"", "7");
    row("single quotes", "'7'", "7");
    row("word", "seven");
    row("minus alone", "'-'", "-");
    row("two minus", "--1");
    row("number and unit", "7 points");
    row("spaces inside", "1 0");
    row("other digits", "\xD9\xA3");
    row("empty", "''", "''");
    row("below the least", "-4");
    row("above the most", "10");
    row("larger than int", "2147483648");
    row("thirty digits", "100000000000000000000000000000");
    row("infinity", ".inf");
}

void TestCursor::malformedNumberIsRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    const QString number = shown == "''" ? QString() : QString::fromUtf8(shown);
    QCOMPARE(refusalAt(text.toStdString(), [](const Cursor& at) { at.integer(-3, 9); }),
             QStringLiteral("t.yaml:1: a: '%1' is not a whole number from -3 to 9").arg(number));
}

void TestCursor::seedIsRead() {
    const Node tree = parseYaml("[0, 5, 18446744073709551615]", file);
    const auto items = Cursor(tree, file).items();
    QCOMPARE(items[0].natural(), std::uint64_t{0});
    QCOMPARE(items[1].natural(), std::uint64_t{5});
    QCOMPARE(items[2].natural(), std::numeric_limits<std::uint64_t>::max());
}

void TestCursor::malformedSeedIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("negative") << QByteArray("-1");
    QTest::newRow("negative zero") << QByteArray("-0");
    QTest::newRow("one too many") << QByteArray("18446744073709551616");
    QTest::newRow("leading zero") << QByteArray("01");
    QTest::newRow("word") << QByteArray("random");
}

void TestCursor::malformedSeedIsRefused() {
    QFETCH(QByteArray, text);
    QCOMPARE(refusalAt(text.toStdString(), [](const Cursor& at) { at.natural(); }),
             QStringLiteral("t.yaml:1: a: '%1' is not a whole number of 0 or more").arg(QString::fromUtf8(text)));
}

void TestCursor::flagIsTrueOrFalse() {
    const Node tree = parseYaml("[true, false]", file);
    const auto items = Cursor(tree, file).items();
    QCOMPARE(items[0].flag(), true);
    QCOMPARE(items[1].flag(), false);
}

void TestCursor::malformedFlagIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"yes", "no", "on", "off", "True", "TRUE", "False", "y", "1", "0"})
        QTest::newRow(text) << QByteArray(text);
    QTest::newRow("quoted") << QByteArray("'true'");
    QTest::newRow("quoted false") << QByteArray("\"false\"");
}

void TestCursor::malformedFlagIsRefused() {
    QFETCH(QByteArray, text);
    const QString word = QString::fromUtf8(text).remove(QLatin1Char('\'')).remove(QLatin1Char('"'));
    QCOMPARE(refusalAt(text.toStdString(), [](const Cursor& at) { at.flag(); }),
             QStringLiteral("t.yaml:1: a: '%1' is neither true nor false").arg(word));
}

void TestCursor::choiceIsFoundByName() {
    const Node tree = parseYaml("gold", file);
    QCOMPARE(Cursor(tree, file).oneOf({"red", "blue", "gold"}), 2);
}

void TestCursor::unknownChoiceIsRefusedWithTheList() {
    const auto choose = [](const Cursor& at) { at.oneOf({"red", "blue", "gold"}); };
    QCOMPARE(refusalAt("Red", choose), QStringLiteral("t.yaml:1: a: 'Red' is not 'red', 'blue', or 'gold'"));
    QCOMPARE(refusalAt("[red]", choose), QStringLiteral("t.yaml:1: a: this must be text"));
}

void TestCursor::choicesReadAsASentence() {
    QCOMPARE(choices({}).english(), std::string());
    QCOMPARE(choices({"a"}).english(), std::string("'a'"));
    QCOMPARE(choices({"a", "b"}).english(), std::string("'a' or 'b'"));
    QCOMPARE(choices({"a", "b", "c"}).english(), std::string("'a', 'b', or 'c'"));
    const std::vector<std::string> many(1000, "another");
    QVERIFY(choices(many).english().size() < 120);
    QVERIFY(choices(many).english().ends_with("'another', ..."));
    QVERIFY(choices({std::string(5000, 'x'), "b"}).english().size() < 120);
}

/// Whatever a file contains, no sentence quotes more of it than fits on two lines.
void TestCursor::refusalsHaveALimitedLength() {
    const std::string longText(100'000, 'x');
    std::string deep;
    for (int i = 0; i < 20; ++i) deep += "{" + longText.substr(0, 900) + ": ";
    const Node tree = parseYaml(deep + longText + std::string(20, '}'), file);
    Cursor at(tree, file);
    while (at.node().kind() == Node::Kind::Map) {
        MapCursor map = at.map();
        at = map.all().front().second;
    }
    for (const auto& read : std::vector<std::function<void(const Cursor&)>>{
             [](const Cursor& c) { c.integer(0, 1); }, [](const Cursor& c) { c.flag(); },
             [](const Cursor& c) { c.natural(); }, [](const Cursor& c) { c.items(); },
             [&](const Cursor& c) { c.oneOf(std::vector<std::string>(500, longText)); }}) {
        const QString sentence = heorot::test::refusal([&] { read(at); });
        // File, line and path come before the sentence.
        QVERIFY2(sentence.size() < 130 + 200, qPrintable(sentence));
    }
}

void TestCursor::wrongKindIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char* name, const char* text, const char* wanted) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(wanted);
    };
    row("list as text", "[b]", "text");
    row("map as text", "{b: 1}", "text");
    row("text as list", "b", "list");
    row("map as list", "{b: 1}", "list");
    row("text as map", "b", "map");
    row("list as map", "[b]", "map");
    row("list as number", "[1]", "number");
    row("map as flag", "{b: true}", "flag");
    row("list as seed", "[1]", "seed");
}

void TestCursor::wrongKindIsRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, wanted);
    const QString actual = refusalAt(text.toStdString(), [&](const Cursor& at) {
        if (wanted == "list") at.items();
        if (wanted == "map") at.map();
        if (wanted == "text") at.text();
        if (wanted == "number") at.integer(0, 9);
        if (wanted == "flag") at.flag();
        if (wanted == "seed") at.natural();
    });
    const char* kind = wanted == "list" ? "a list" : wanted == "map" ? "a map of names and values" : "text";
    QCOMPARE(actual, QStringLiteral("t.yaml:1: a: this must be %1").arg(QLatin1String(kind)));
}

void TestCursor::missingKeyIsRefusedAtItsMap() {
    const Node tree = parseYaml("# head\nsteps:\n  - id: a\n  - fame: 1\n", file);
    MapCursor root = Cursor(tree, file).map();
    QCOMPARE(refusal([&] { root.required("title"); }), QStringLiteral("t.yaml:2: 'title' is missing here"));
    MapCursor second = root.required("steps").items()[1].map();
    QCOMPARE(refusal([&] { second.required("id"); }), QStringLiteral("t.yaml:4: steps[1]: 'id' is missing here"));
}

void TestCursor::optionalKeyMayBeMissing() {
    const Node tree = parseYaml("a: 1\n", file);
    MapCursor map = Cursor(tree, file).map();
    QVERIFY(map.optional("a").has_value());
    QVERIFY(!map.optional("b").has_value());
}

void TestCursor::unknownKeyIsRefusedAtItsLine() {
    const Node tree = parseYaml("a: 1\nb:\n  c: 1\n  d: 2\n", file);
    MapCursor root = Cursor(tree, file).map();
    MapCursor inner = root.required("b").map();
    inner.required("c");
    QCOMPARE(refusal([&] { inner.finish(); }), QStringLiteral("t.yaml:4: b.d: this key is not allowed here"));
    QCOMPARE(refusal([&] { root.finish(); }), QStringLiteral("t.yaml:1: a: this key is not allowed here"));
}

void TestCursor::requestedKeysAreKnown() {
    const Node tree = parseYaml("a: 1\nb: 2\n", file);
    MapCursor map = Cursor(tree, file).map();
    map.required("a");
    map.optional("b");
    map.optional("c");
    QCOMPARE(refusal([&] { map.finish(); }), QStringLiteral("accepted"));
}

void TestCursor::allRequestsEveryKey() {
    const Node tree = parseYaml("z: 1\na: 2\n", file);
    MapCursor map = Cursor(tree, file).map();
    const auto pairs = map.all();
    QCOMPARE(pairs.size(), std::size_t{2});
    QCOMPARE(pairs[0].first, std::string("z"));
    QCOMPARE(pairs[1].second.text(), std::string("2"));
    QCOMPARE(refusal([&] { map.finish(); }), QStringLiteral("accepted"));
}

void TestCursor::pathNamesEveryStep() {
    const Node tree = parseYaml("steps:\n  - a: 1\n  - a: 1\n  - a: 1\n  - icons: [x, [y]]\n", file);
    MapCursor step = Cursor(tree, file).map().required("steps").items()[3].map();
    const Cursor icons = step.required("icons");
    QCOMPARE(icons.path(), std::string("steps[3].icons"));
    QCOMPARE(icons.items()[1].items()[0].path(), std::string("steps[3].icons[1][0]"));
    QCOMPARE(refusal([&] { icons.items()[1].text(); }),
             QStringLiteral("t.yaml:5: steps[3].icons[1]: this must be text"));
    const Node list = parseYaml("[x]", file);
    QCOMPARE(Cursor(list, file).items()[0].path(), std::string("[0]"));
}

HEOROT_SUITE(TestCursor)
#include "tst_cursor.moc"
