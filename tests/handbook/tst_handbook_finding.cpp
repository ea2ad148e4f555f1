// SPDX-License-Identifier: GPL-3.0-or-later
// Finding a handbook's sections, and its files.
#include "handbook/parse.h"
#include "handbook/shelf.h"
#include "handbook/unsaid.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace heorot;
using namespace heorot::handbook;

class TestHandbookFinding : public QObject {
    Q_OBJECT

  private slots:
    void thingsAreFoundByName_data();
    void thingsAreFoundByName();
    void refusalsAreFound();
    void searchFindsWords_data();
    void searchFindsWords();
    void explanationAddsWhatTheSectionLacks_data();
    void explanationAddsWhatTheSectionLacks();
    void chaptersHaveSections();
    void linksAreListedOnce();
    void missingLanguageIsEnglish();
    void gameWithoutHandbookHasNone();
    void numbersComeFromTheDataInUse();
    void faultNamesTheFile();

  private:
    QString anchorOf(const Found& found) const { return found ? book_.sections()[*found].anchor : QString(); }
    void write(const char* name, const char* text) const {
        std::ofstream(std::filesystem::path(folder_.path().toStdString()) / name) << text;
    }
    Shelf shelf() const {
        return {folder_.path().toStdString(), HEOROT_BINARY_DIR "/tests/data", folder_.path().toStdString()};
    }

    QTemporaryDir folder_;
    const Handbook book_ = parse("# The Game\nFirst words.\n"
                                 "## Tiles {#tiles}\nSee [Mead](#mead), [Mead](#mead) and [Treasure](#treasure).\n"
                                 "### Treasure {#treasure}\nA chest. Mead is no treasure.\n"
                                 "### Mead {#mead thing=\"Mead|Met\" refusals=\"no-mead\"}\nMead, mead, **mé**ad.\n"
                                 "## Turn {#turn}\nA turn.\n",
                                 "t.md", record::Node::map());
};

void TestHandbookFinding::thingsAreFoundByName_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("anchor");
    QTest::newRow("name") << "Treasure"
                          << "treasure";
    QTest::newRow("case") << "TREASURE"
                          << "treasure";
    QTest::newRow("other name") << "met"
                                << "mead";
    QTest::newRow("with number") << "+2 Treasure"
                                 << "treasure";
    QTest::newRow("soft hyphen") << QStringLiteral("Trea\u00ADsure") << "treasure";
    QTest::newRow("title") << "the game"
                           << "title";
    QTest::newRow("part") << "Trea"
                          << "";
    QTest::newRow("number alone") << "+2"
                                  << "";
}

void TestHandbookFinding::thingsAreFoundByName() {
    QFETCH(QString, name);
    QTEST(anchorOf(book_.findThing(name)), "anchor");
}

void TestHandbookFinding::refusalsAreFound() {
    QCOMPARE(anchorOf(book_.findRefusal(QStringLiteral("no-mead"))), QStringLiteral("mead"));
    QVERIFY(!book_.findRefusal(QStringLiteral("mead")));
}

void TestHandbookFinding::searchFindsWords_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("hits");
    QTest::newRow("title first, then most") << "mead"
                                            << "mead 4, tiles 2, treasure 1";
    QTest::newRow("several words") << "chest mead"
                                   << "treasure 2";
    QTest::newRow("accents") << "MÉAD ches"
                             << "treasure 2";
    QTest::newRow("beginning") << "turn"
                               << "turn 2";
    QTest::newRow("nothing") << "dragon"
                             << "";
    QTest::newRow("blank") << " "
                           << "";
}

void TestHandbookFinding::searchFindsWords() {
    QFETCH(QString, words);
    QStringList hits;
    for (const Hit& hit : book_.search(words))
        hits << QStringLiteral("%1 %2").arg(book_.sections()[hit.section].anchor).arg(hit.count);
    QTEST(hits.join(QStringLiteral(", ")), "hits");
}

void TestHandbookFinding::explanationAddsWhatTheSectionLacks_data() {
    QTest::addColumn<QString>("explanation");
    QTest::addColumn<QString>("added");
    QTest::newRow("nothing") << "Mead: Mead is mead."
                             << "";
    QTest::newRow("number") << "Mead: Mead is mead. In the pool: 4. It is mead."
                            << "Mead: In the pool: 4.";
    QTest::newRow("how sure") << "Mead: Another rule of it. Players report this number."
                              << "Mead: Players report this number.";
    QTest::newRow("lines") << "+2 Mead: Mead is mead.\n+3 Mead: It counts 3."
                           << "+3 Mead: It counts 3.";
    QTest::newRow("empty") << ""
                           << "";
}

void TestHandbookFinding::explanationAddsWhatTheSectionLacks() {
    QFETCH(QString, explanation);
    QTEST(unsaid(explanation, book_.sections()[3]), "added");
}

void TestHandbookFinding::chaptersHaveSections() {
    QCOMPARE(book_.sectionsOf(0), (std::vector<std::size_t>{1, 4}));
    QCOMPARE(book_.sectionsOf(1), (std::vector<std::size_t>{2, 3}));
    QVERIFY(book_.sectionsOf(4).empty());
    QCOMPARE(book_.chapterOf(3), std::size_t{1});
    QCOMPARE(book_.chapterOf(4), std::size_t{4});
    QCOMPARE(book_.chapterOf(0), std::size_t{0});
}

void TestHandbookFinding::linksAreListedOnce() {
    QCOMPARE(book_.linksOf(1), (std::vector<std::size_t>{3, 2}));
    QVERIFY(book_.linksOf(2).empty());
}

void TestHandbookFinding::missingLanguageIsEnglish() {
    write("sample-en.md", "# English\n");
    write("sample-de.md", "# Deutsch\n");
    QCOMPARE(handbook::read(shelf(), "sample", QStringLiteral("de"))->title(), QStringLiteral("Deutsch"));
    QCOMPARE(handbook::read(shelf(), "sample", QStringLiteral("fr"))->title(), QStringLiteral("English"));
}

void TestHandbookFinding::gameWithoutHandbookHasNone() {
    QVERIFY(!handbook::read(shelf(), "movie", QStringLiteral("en")));
}

void TestHandbookFinding::numbersComeFromTheDataInUse() {
    write("sample-en.md", "# Dice of {{die.sides}}, {{count:tokens}} tokens\n");
    const auto title = [&] { return handbook::read(shelf(), "sample", QStringLiteral("en"))->title(); };
    QCOMPARE(title(), QStringLiteral("Dice of 6, 4 tokens"));
    QVERIFY(QDir(folder_.path()).mkdir(QStringLiteral("sample")));
    write("sample/sample.yaml", "die: {sides: 8}\ntokens: []\n");
    QCOMPARE(title(), QStringLiteral("Dice of 8, 0 tokens"));
}

void TestHandbookFinding::faultNamesTheFile() {
    write("sample-en.md", "# English\n## Chapter\n");
    QCOMPARE(test::refusal([&] { handbook::read(shelf(), "sample", QStringLiteral("en")); }),
             QStringLiteral("sample-en.md:2: this heading has no anchor {#...}"));
}

HEOROT_SUITE(TestHandbookFinding)
#include "tst_handbook_finding.moc"
