// SPDX-License-Identifier: GPL-3.0-or-later
// Trees: writing and reading gives the same tree, and the difference of two trees names its place.
#include "engine/random.h"
#include "record/node.h"
#include "record/yaml.h"
#include "suite/suite.h"

#include <QDebug>
#include <QTest>

using namespace heorot::record;

namespace {

Node parse(const std::string& text) {
    return parseYaml(text, "t.yaml");
}

/// The text in each place of a tree: as the root, an item, a key, a value, deep inside.
std::vector<Node> treesWith(const std::string& text) {
    const auto ofText = [&] { return Node::ofText(text); };
    Node list = Node::list();
    list.add(ofText());
    list.add(ofText());
    Node map = Node::map();
    map.set(text, ofText());
    map.set("other" + text, list);
    Node deep = Node::list();
    deep.add(map);
    deep.add(list);
    return {ofText(), list, map, deep};
}

QString showDifference(const Difference& difference) {
    return QStringLiteral("%1|%2|%3|%4")
        .arg(QString::fromStdString(difference.path), QString::fromStdString(difference.expected),
             QString::fromStdString(difference.actual))
        .arg(difference.line);
}

}

class TestNode : public QObject {
    Q_OBJECT

  private slots:
    void unusualTextRoundTrips_data();
    void unusualTextRoundTrips();
    void randomTextRoundTrips();
    void quotesRoundTrip();
    void treeKeepsItsOrder();
    void equalTreesAreEqual();
    void findGivesTheValue();
    void equalTreesHaveNoDifference_data();
    void equalTreesHaveNoDifference();
    void differenceNamesItsPlace_data();
    void differenceNamesItsPlace();
};

void TestNode::unusualTextRoundTrips_data() {
    QTest::addColumn<QByteArray>("text");
    const char* texts[] = {"a: b",
                           "a:",
                           ":",
                           ": ",
                           ":a",
                           "a #b",
                           "#",
                           "#a",
                           "a#b",
                           " a",
                           "a ",
                           "  ",
                           " ",
                           "\t",
                           "\ta",
                           "a\tb",
                           "~",
                           "null",
                           "Null",
                           "NULL",
                           "true",
                           "false",
                           "yes",
                           "- a",
                           "-",
                           "--",
                           "---",
                           "--- a",
                           "...",
                           "... a",
                           "?",
                           "? a",
                           "?a",
                           "a?",
                           "[a",
                           "a]",
                           "{a",
                           "a}",
                           "a, b",
                           ",",
                           "a,b",
                           "\"",
                           "'",
                           "\"a\"",
                           "'a'",
                           "it's",
                           "a\"b",
                           "\\",
                           "\\n",
                           "a\\b",
                           "&a",
                           "*a",
                           "!a",
                           "!",
                           "!!str a",
                           "%a",
                           "%YAML 1",
                           "@a",
                           "`a",
                           "|",
                           ">",
                           "| a",
                           "=",
                           "<<",
                           "010",
                           "+1",
                           "1e3",
                           "0x1F",
                           "-1",
                           "- 1",
                           "1.5",
                           ".5",
                           "12:30",
                           "a\nb",
                           "\n",
                           "a\n",
                           "\na",
                           "a\n\nb\n",
                           "Zo\xC3\xAB",
                           "\xE2\x82\xAC",
                           "\xF0\x9F\x90\x89",
                           "\xC2\xA0",
                           "\xEF\xBB\xBF",
                           "\uFEFFa",
                           "a\xEF\xBF\xBE",
                           "I+6",
                           "courage2",
                           "Mark: the third",
                           "a.b",
                           "a[0]",
                           "\xF4\x8F\xBF\xBF",
                           "\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D"};
    for (const char* text : texts)
        QTest::newRow(QByteArray(text).toPercentEncoding(" ").constData()) << QByteArray(text);
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("2,000 letters") << QByteArray(2000, 'a');
    QTest::newRow("2,000 words") << QByteArray("word ").repeated(2000);
    QTest::newRow("200 lines") << QByteArray("line\n").repeated(200);
}

void TestNode::unusualTextRoundTrips() {
    QFETCH(QByteArray, text);
    for (const Node& tree : treesWith(text.toStdString())) {
        const std::string written = toYaml(tree);
        QVERIFY2(parse(written) == tree, written.c_str());
    }
}

void TestNode::randomTextRoundTrips() {
    static constexpr std::string_view letters = "aZ09 :-#'\"\\[]{},&*!|>%@`?~\n\t.+_=<";
    heorot::engine::Pcg generator(7);
    for (int i = 0; i < 3000; ++i) {
        std::string text;
        for (std::uint32_t left = generator.below(9); left > 0; --left)
            text += letters[generator.below(static_cast<std::uint32_t>(letters.size()))];
        for (const Node& tree : treesWith(text)) {
            const std::string written = toYaml(tree);
            QVERIFY2(parse(written) == tree, written.c_str());
        }
    }
}

void TestNode::quotesRoundTrip() {
    Node list = Node::list();
    list.add(Node::ofText("7")).setQuoted(true);
    list.add(Node::ofNumber(7));
    list.add(Node::ofFlag(true));
    QCOMPARE(toYaml(list), std::string("[\"7\", 7, true]\n"));
    const Node back = parse(toYaml(list));
    QVERIFY(back.items()[0].quoted());
    QVERIFY(!back.items()[1].quoted());
}

void TestNode::treeKeepsItsOrder() {
    Node inner = Node::map();
    inner.set("z", Node::ofNumber(1));
    inner.set("a", Node::list()).add(Node::ofText("x"));
    Node map = Node::map();
    map.set("moves", Node::list()).add(inner);
    map.set("none", Node::list());
    QCOMPARE(toYaml(map), std::string("moves:\n  - z: 1\n    a: [x]\nnone: []\n"));
}

void TestNode::equalTreesAreEqual() {
    QVERIFY(parse("a: 1\n# b\nc: [1, '2']\n") == parse("{a: '1', c: [1, 2]}"));
    QVERIFY(!(parse("{a: 1, b: 2}") == parse("{b: 2, a: 1}")));
    QVERIFY(!(parse("[]") == parse("{}")));
    QVERIFY(!(parse("[a]") == parse("[a, a]")));
    QVERIFY(!(parse("a") == parse("[a]")));
}

void TestNode::findGivesTheValue() {
    const Node map = parse("{a: 1, b: 2}");
    QCOMPARE(map.find("b")->text(), std::string("2"));
    QVERIFY(!map.find("c"));
    QVERIFY(!parse("[a]").find("a"));
}

void TestNode::equalTreesHaveNoDifference_data() {
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("actual");
    const auto row = [](const char* name, const char* expected, const char* actual) {
        QTest::newRow(name) << QByteArray(expected) << QByteArray(actual);
    };
    row("texts", "a", "a");
    row("quotes do not count", "'7'", "7");
    row("fewer keys than there are", "{b: 2}", "{a: 1, b: 2}");
    row("empty maps", "{}", "{}");
    row("other order of keys", "{b: 2, a: 1}", "{a: 1, b: 2}");
    row("lists", "[a, b]", "[a, b]");
    row("empty lists", "[]", "[]");
    row("open list", "[a, ...]", "[a, b, c]");
    row("open list with nothing more", "[a, ...]", "[a]");
    row("only dots", "[...]", "[]");
    row("deep", "{a: [{b: 1}]}", "{a: [{b: 1, c: 2}]}");
}

void TestNode::equalTreesHaveNoDifference() {
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, actual);
    for (const char* path : {"", "state"}) {
        const Difference difference = compare(parse(expected.toStdString()), parse(actual.toStdString()), path);
        QVERIFY2(!difference, qPrintable(showDifference(difference)));
    }
}

void TestNode::differenceNamesItsPlace_data() {
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("actual");
    QTest::addColumn<QString>("difference");
    const auto row = [](const char* name, const char* expected, const char* actual, const char* difference) {
        QTest::newRow(name) << QByteArray(expected) << QByteArray(actual) << QString::fromUtf8(difference);
    };
    row("texts", "a", "b", "|a|b|1");
    row("text and empty text", "''", "b", "||b|1");
    row("empty text and empty list", "''", "[]", "||[]|1");
    row("number written otherwise", "07", "7", "|07|7|1");
    row("key that is not there", "{a: 1, b: 2}", "{a: 1}", "b|2|no such key|1");
    row("second line", "a: 1\nb: 2\n", "{a: 1, b: 3}", "b|2|3|2");
    row("deep", "a:\n  - x\n  - b: 2\n", "{a: [x, {b: 3}]}", "a[1].b|2|3|3");
    row("map that is not empty", "a: {}", "{a: {b: 1}}", "a|{}|{b: 1}|1");
    row("list too short", "a:\n  [x, y]\n", "{a: [x]}", "a|[x, y]|[x]|2");
    row("list too long", "[x]", "[x, y]", "|[x]|[x, y]|1");
    row("other item", "[x, y]", "[x, z]", "[1]|y|z|1");
    row("open list too short", "[x, y, ...]", "[x]", "|[x, y, ...]|[x]|1");
    row("dots that are not last", "[..., x]", "[y, x]", "[0]|...|y|1");
    row("text and list", "a: x", "{a: [x]}", "a|x|[x]|1");
    row("map and list", "a: {b: 1, c: d}", "{a: []}", "a|{b: 1, c: d}|[]|1");
}

void TestNode::differenceNamesItsPlace() {
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, actual);
    QFETCH(QString, difference);
    const Difference found = compare(parse(expected.toStdString()), parse(actual.toStdString()), "");
    QVERIFY(found);
    QCOMPARE(showDifference(found), difference);
}

HEOROT_SUITE(TestNode)
#include "tst_node.moc"
