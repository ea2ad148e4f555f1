// SPDX-License-Identifier: GPL-3.0-or-later
// Reading handbooks: what the form of the file means, how it is shown, and the whole sentence that refuses a wrong one.
#include "handbook/html.h"
#include "handbook/parse.h"
#include "handbook/plain_page.h"
#include "record/yaml.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::handbook;

namespace {

Handbook read(const std::string& text) {
    static const record::Node data = record::parseYaml(
        "seats: {least: 2}\nloss: -3\ntiles: [{name: Mead, count: 4}, {name: Gorge, count: 1}]\n", "d");
    return parse(text, "t.md", data);
}

/// The first chapter of a handbook with this text.
Section chapter(const std::string& text) {
    return read("# T\n\n## C {#c}\n" + text).sections().at(1);
}

}

class TestHandbookFormat : public QObject {
    Q_OBJECT

  private slots:
    void headingsHaveAnchorsAndNames();
    void placeholdersTakeTheirValuesFromTheData();
    void unknownPathsAreShownAndListed();
    void linesBecomeBlocks();
    void stylesAndLinksAreRead();
    void pictureNamesItsScenarioAndSpots();
    void sectionAsHtml();
    void sectionAsPlainText();
    void wideTablesAreWrapped();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
};

void TestHandbookFormat::headingsHaveAnchorsAndNames() {
    const Handbook book = read("# The Game\n## Cards {#cards}\n### Sea Hag {#sea-hag thing=\"The Sea Hag|Hag\"}\n"
                               "### Why not? {#why refusals=\"not-now, too-late\"}\n");
    QCOMPARE(book.title(), QStringLiteral("The Game"));
    QCOMPARE(book.sections().size(), std::size_t{4});
    QCOMPARE(book.sections()[1].level, 2);
    QCOMPARE(book.sections()[1].things, QStringList{QStringLiteral("Cards")});
    QCOMPARE(book.sections()[2].anchor, QStringLiteral("sea-hag"));
    QCOMPARE(book.sections()[2].things, QStringList({QStringLiteral("The Sea Hag"), QStringLiteral("Hag")}));
    QCOMPARE(book.sections()[3].refusals, QStringList({QStringLiteral("not-now"), QStringLiteral("too-late")}));
    QCOMPARE(book.sections()[3].line, 4);
}

void TestHandbookFormat::placeholdersTakeTheirValuesFromTheData() {
    const Section section = chapter("{{seats.least}} seats, {{tiles.0.name}} {{tiles.1.count}} times, {{loss}}, of "
                                    "{{count:tiles}} kinds and {{count:seats}} key.\n");
    QCOMPARE(plain(section.blocks.at(0).spans),
             QStringLiteral("2 seats, Mead 1 times, \u22123, of 2 kinds and 1 key."));
}

void TestHandbookFormat::unknownPathsAreShownAndListed() {
    const Handbook book = read("# T\n## C {#c}\n{{seats.most}}, {{tiles.2.name}}, {{count:seats.least}}, {{tiles}}\n");
    QCOMPARE(plain(book.sections()[1].blocks.at(0).spans), QStringLiteral("?, ?, ?, ?"));
    QCOMPARE(book.unknownPaths(), QStringList({QStringLiteral("seats.most"), QStringLiteral("tiles.2.name"),
                                               QStringLiteral("count:seats.least"), QStringLiteral("tiles")}));
}

void TestHandbookFormat::linesBecomeBlocks() {
    const std::vector<Block> blocks = chapter("One\nparagraph.\n\n- First\n  goes on\n  - Below\n2. Second\n\n"
                                              "| A | B |\n|---|--:|\n| 1 | 2 |\n")
                                          .blocks;
    QCOMPARE(blocks.size(), std::size_t{6});
    QCOMPARE(plain(blocks[0].spans), QStringLiteral("One paragraph."));
    QCOMPARE(blocks[1].kind, Block::Kind::Item);
    QCOMPARE(plain(blocks[1].spans), QStringLiteral("First goes on"));
    QCOMPARE(blocks[2].depth, 1);
    QCOMPARE(blocks[3].number, 2);
    QVERIFY(blocks[4].isHead && !blocks[5].isHead);
    QCOMPARE(plain(blocks[5].cells.at(1)), QStringLiteral("2"));
}

void TestHandbookFormat::stylesAndLinksAreRead() {
    const Spans spans =
        chapter("A **bold** and *slanted* [link **here**](#c), 2 * 3 and a_b, \\*plain\\*.\n").blocks.at(0).spans;
    const Spans wanted{{QStringLiteral("A ")},
                       {QStringLiteral("bold"), true},
                       {QStringLiteral(" and ")},
                       {QStringLiteral("slanted"), false, true},
                       {QStringLiteral(" ")},
                       {QStringLiteral("link "), false, false, QStringLiteral("c")},
                       {QStringLiteral("here"), true, false, QStringLiteral("c")},
                       {QStringLiteral(", 2 * 3 and a_b, *plain*.")}};
    QVERIFY(spans == wanted);
}

void TestHandbookFormat::pictureNamesItsScenarioAndSpots() {
    const Block block = chapter("![A *Gorge*](scenario:gorge-2#space/a2,space/d2)\n").blocks.at(0);
    QCOMPARE(block.kind, Block::Kind::Picture);
    QCOMPARE(plain(block.spans), QStringLiteral("A Gorge"));
    QCOMPARE(block.picture, QStringLiteral("gorge-2"));
    QCOMPARE(block.spots, QStringList({QStringLiteral("space/a2"), QStringLiteral("space/d2")}));
}

void TestHandbookFormat::sectionAsHtml() {
    const Section section = chapter("A < B, **[see](#c)**\n- One\n  - Two\n- Three\n\n1. Four\n\n| A |\n|---|\n| 1 |\n"
                                    "![Seen](scenario:x#a/1,b/2)\n");
    QCOMPARE(toHtml(section, 200),
             QStringLiteral("<h2>C</h2><p>A &lt; B, <a href=\"#c\"><b>see</b></a></p>"
                            "<ul><li>One</li><ul><li>Two</li></ul><li>Three</li></ul><ol><li>Four</li></ol>"
                            "<table cellspacing=\"0\" cellpadding=\"4\"><tr><th>A</th></tr><tr><td>1</td></tr></table>"
                            "<p><a href=\"scenario:x#a/1,b/2\"><img src=\"scenario:x#a/1,b/2\" "
                            "width=\"200\"></a></p><p class=\"caption\">Seen</p>"));
}

void TestHandbookFormat::sectionAsPlainText() {
    const Section section = chapter("Some **words** that are longer than a line.\n\n- An item of a list\n- B\n\n"
                                    "| A | Long |\n|---|---|\n| one | 2 |\n![Seen](scenario:x)\n");
    QCOMPARE(toPlainText(section, 20), QStringLiteral("C\n\nSome words that are\nlonger than a line.\n\n"
                                                      "  - An item of a\n    list\n  - B\n\n"
                                                      "  A    Long\n  ---  ----\n  one  2"));
}

void TestHandbookFormat::wideTablesAreWrapped() {
    const Section section = chapter("| One | Two |\n|---|---|\n| a | many words in one cell |\n");
    for (const QString& line : toPlainText(section, 20).split(u'\n')) QVERIFY2(line.size() <= 20, qPrintable(line));
    QVERIFY(toPlainText(section, 20).contains(QStringLiteral("  a    many words in\n       one cell")));
}

void TestHandbookFormat::badFilesAreRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const QByteArray& text, const char* sentence) {
        QTest::newRow(name) << text << QStringLiteral("t.md") + QString::fromUtf8(sentence);
    };
    const QByteArray top = "# T\n## C {#c}\n";
    row("empty", "", ":1: the title is missing");
    row("text first", "Words\n", ":1: the first line is not a title of the form “# Title”");
    row("chapter first", "## C {#c}\n", ":1: the first line is not a title of the form “# Title”");
    row("two titles", "# T\n# U\n", ":2: only one title is allowed");
    row("section first", "# T\n### S {#s}\n", ":2: this section comes before the first chapter");
    row("deep", top + "#### D {#d}\n", ":3: this is not a heading of the form “## Words {#anchor}”");
    row("no anchor", "# T\n## C\n", ":2: this heading has no anchor {#...}");
    row("anchor twice", top + "### D {#c}\n", ":3: the anchor 'c' is already used on line 2");
    row("bad anchor", top + "### D {#D}\n", ":3: this is not a heading of the form “## Words {#anchor}”");
    row("attribute", top + "### D {#d name=\"x\"}\n", ":3: 'name' is not allowed here; use “thing” or “refusals”");
    row("refusal twice", top + "### D {#d refusals=\"no\"}\n### E {#e refusals=\"no\"}\n",
        ":4: the refusal 'no' is already listed on line 3");
    row("link", top + "Words\nand a [link](#d)\n", ":3: this link leads to '#d', which does not exist");
    row("outside link", top + "[link](http://d)\n", ":3: “[” must begin a link of the form [words](#anchor)");
    row("bold", top + "\n**bold\n", ":4: the bold text that begins with “**” is not closed");
    row("italic", top + "*slanted\n", ":3: the italic text that begins with '*' is not closed");
    row("placeholder", top + "{{seats\n", ":3: the placeholder that begins with “{{” is not closed");
    row("picture", top + "![a](b.png)\n", ":3: this is not a picture of the form ![caption](scenario:NAME)");
    row("no caption", top + "![](scenario:a)\n", ":3: this picture has no caption");
    row("open row", top + "| a\n", ":3: this table row does not end with “|”");
    row("no head", top + "|---|\n", ":3: this table has no header row");
    row("cells", top + "| a | b |\n|---|---|\n| c |\n", ":5: this row has 1 cells, but the one above it has 2");
    row("code", top + "```\n", ":3: only paragraphs, lists, tables, pictures, and links are allowed here");
    row("html", top + "<b>\n", ":3: only paragraphs, lists, tables, pictures, and links are allowed here");
    row("encoding", "# \xFF\n", ": it is not valid UTF-8");
    row("control", "# \x1b\n", ": it contains control characters");
}

void TestHandbookFormat::badFilesAreRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    QCOMPARE(test::refusal([&] { read(text.toStdString()); }), sentence);
}

HEOROT_SUITE(TestHandbookFormat)
#include "tst_handbook_format.moc"
