// SPDX-License-Identifier: GPL-3.0-or-later
// The Movie's texts fit what can be done.
#include "movie_fixture.h"
#include "rules/score.h"
#include "suite/suite.h"
#include "words/names.h"
#include "words/scores.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestMovieWords : public QObject {
    Q_OBJECT

  private slots:
    void promptsNameTheChoices_data();
    void promptsNameTheChoices();
    void promptsDoNotRevealHiddenTiles();
    void swapHasCompleteSentences();
    void spaceAloneAsksForMore_data();
    void spaceAloneAsksForMore();
    void sentencesHaveArticles_data();
    void sentencesHaveArticles();
    void reversedTilesAreNotAddedUp();
    void tilesWithoutValueAreNotAddedUp();
    void movedTilesAreNamedWithTheirAct();
    void treasureHasTheSameLetterEverywhere();
    void finalTableShowsTheScoredBoard();
    void treasuresWithoutANameAreExplained();
    void piecesAreFoundByTheirNames_data();
    void piecesAreFoundByTheirNames();
    void deedsSayWhatTheyDoToTheReader();
    void deedsNameEachFigureOfTheReader();
    void promptNamesTheDrawnTile();

  private:
    Movie movie_;
    game::ErasedWords<movie::Game, movie::GameWords> words_;
};

void TestMovieWords::promptsNameTheChoices_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("prompt");
    QTest::newRow("a turn") << "to_move: Sandra"
                            << "Sandra’s turn: place a figure or draw a tile.";
    QTest::newRow("no figure") << "seats: {Sandra: {figures: {}}}"
                               << "Sandra has no figure left and must draw a tile.";
    QTest::newRow("no pool") << "pools: {I: []}"
                             << "Sandra’s turn: place a figure or play a tile.";
    QTest::newRow("no pool, no tile") << "pools: {I: []}\nseats: {Sandra: {hand: []}}"
                                      << "Sandra’s turn: place a figure.";
    QTest::newRow("no pool, no figure") << "pools: {I: []}\nseats: {Sandra: {hand: [I+6], figures: {}}}"
                                        << "Sandra’s turn: play a tile.";
    QTest::newRow("no pool, nothing playable") << "pools: {I: []}\nseats: {Sandra: {hand: [I+0counsel]}}"
                                               << "Sandra’s turn: place a figure.";
    QTest::newRow("refill of two") << "act: II\nphase: refill\nseats: {Sandra: {hand: []}}"
                                   << "Sandra may draw 2 tile(s) before the act begins.";
    QTest::newRow("refill of one") << "act: II\nphase: refill\nseats: {Sandra: {hand: [I+6]}}"
                                   << "Sandra may draw 1 tile(s) before the act begins.";
}

void TestMovieWords::promptsNameTheChoices() {
    QFETCH(QString, position);
    QFETCH(QString, prompt);
    const auto match = movie_.at({"Sandra", "Ylva"}, position.toStdString());
    QCOMPARE(words_.prompt(*match, 0), prompt);
}

void TestMovieWords::promptsDoNotRevealHiddenTiles() {
    const auto match = movie_.at({"Sandra", "Ylva"}, "pools: {I: []}\nseats: {Sandra: {hand: [I+0counsel]}}");
    QCOMPARE(words_.prompt(*match, 1), QStringLiteral("Sandra’s turn: place a figure or play a tile."));
}

void TestMovieWords::swapHasCompleteSentences() {
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    QCOMPARE(words_.action(*match, *match->parse("swap c4")),
             QStringLiteral("take the tile on c4 as the first of the two"));
    QCOMPARE(words_.action(*match, *match->parse("with a1")), QStringLiteral("swap it with the tile on a1"));
}

void TestMovieWords::spaceAloneAsksForMore_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a turn") << "to_move: Sandra"
                            << "First choose a figure, or draw a tile.";
    QTest::newRow("no figure") << "seats: {Sandra: {figures: {}}}"
                               << "First draw a tile.";
    QTest::newRow("no pool") << "pools: {I: []}"
                             << "First choose a figure or a tile from your hand.";
    QTest::newRow("no pool, no figure") << "pools: {I: []}\nseats: {Sandra: {hand: [I+6], figures: {}}}"
                                        << "First choose a tile from your hand.";
    QTest::newRow("drawn") << "phase: play"
                           << "First choose a tile from your hand.";
}

void TestMovieWords::spaceAloneAsksForMore() {
    QFETCH(QString, position);
    QFETCH(QString, reason);
    const auto match = movie_.at({"Sandra", "Ylva"}, position.toStdString());
    const auto violation = match->validate(movie::somethingOn(movie::spaceOf("c3")));
    QVERIFY(violation);
    QCOMPARE(words_.refusal(*match, violation), reason);
}

void TestMovieWords::sentencesHaveArticles_data() {
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("figure") << "place longship e1"
                            << "Sandra places a Longship on e1.";
    QTest::newRow("hero") << "place beowulf e1"
                          << "Sandra places Beowulf on e1.";
    QTest::newRow("boon") << "play I+5 e1"
                          << "Sandra plays a +5 boon on e1.";
    QTest::newRow("peril") << "play I-2 e1"
                           << "Sandra plays a −2 peril on e1.";
    QTest::newRow("ability and value") << "play I+3mead e1"
                                       << "Sandra plays +3 Mead on e1.";
    QTest::newRow("ability") << "play I+0statue e1"
                             << "Sandra plays a Golden Statue on e1.";
}

void TestMovieWords::sentencesHaveArticles() {
    QFETCH(QString, move);
    QFETCH(QString, sentence);
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    const auto action = match->parse(move.toStdString());
    QVERIFY(action);
    const auto kind = movie::kindOf(*action) == movie::Do::Place ? movie::Happening::Placed : movie::Happening::Played;
    QCOMPARE(words_.sentence(*match, movie::event(kind, 0, action->a, action->b)), sentence);
}

/// The act of the move, not of the position in which the log is read.
void TestMovieWords::movedTilesAreNamedWithTheirAct() {
    const auto match =
        movie_.at({"Sandra", "Ylva"}, "act: II\nphase: play\nseats: {Sandra: {hand: [I+5, II-2, I+2treasure6]}}");
    const auto told = [&](const char* line) {
        if (match->play(*match->parse(line))) qFatal("%s", line);
        const engine::Event event = match->moves().back().events.front();
        match->goBackTo(0);
        return words_.sentence(*match, event);
    };
    QCOMPARE(told("play I+5 a1"), QStringLiteral("Sandra plays a +5 boon from act I on a1."));
    QCOMPARE(told("play II-2 a1"), QStringLiteral("Sandra plays a −2 peril on a1."));
    QCOMPARE(told("cash I+2treasure6"),
             QStringLiteral("Sandra returns a +2 Treasure (6) from act I for 6 saga point(s)."));
}

void TestMovieWords::treasureHasTheSameLetterEverywhere() {
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    const QString sign = movie::treasureSign();
    QCOMPARE(sign, QStringLiteral("T"));
    QVERIFY(words_.legend(*match).contains(QStringLiteral("number after %1 is").arg(sign)));
    const auto tile = *match->rules().tileNames.find("I+2treasure6");
    QVERIFY(movie::shortTileName(match->rules(), tile).endsWith(sign + u'6'));
}

void TestMovieWords::finalTableShowsTheScoredBoard() {
    const auto match =
        movie_.at({"Sandra", "Ylva"}, "act: III\npools: {III: []}\nboard: {a3: III+6, b3: longship Ylva}\n"
                                      "seats: {Sandra: {hand: [III+2treasure6], figures: {}},"
                                      " Ylva: {hand: [], figures: {}}}");
    QVERIFY(words_.table(*match, 0).contains(QStringLiteral("on the board")));
    QVERIFY(!match->play(*match->parse("cash III+2treasure6")));
    QVERIFY(match->isOver());
    const QString table = words_.table(*match, 0);
    QVERIFY2(table.contains(QStringLiteral("+6")) && table.contains(QStringLiteral("<Lo 2>")), qPrintable(table));
    QVERIFY2(!table.contains(QStringLiteral("on the board")), qPrintable(table));
    QVERIFY2(table.contains(QStringLiteral("Ylva: 56 point(s)")), qPrintable(table));
}

void TestMovieWords::treasuresWithoutANameAreExplained() {
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    const QString text = words_.explanation(*match, QStringLiteral("+2 Treasure"));
    for (const char* circle : {"(6)", "(8)", "(10)"}) QVERIFY2(text.contains(QLatin1String(circle)), qPrintable(text));
}

void TestMovieWords::reversedTilesAreNotAddedUp() {
    const auto match = movie_.at({"Sandra", "Ylva"}, "board: {a1: thane Sandra, b1: I-2, c1: I+5, c2: II+0treachery}");
    const auto& rules = match->rules();
    const auto score = movie::explainFigure(rules, match->state(), movie::spaceOf("a1"));
    QCOMPARE(movie::lineWords(rules, match->state(), score, true), QStringLiteral("Row 1: −2 b1 makes −2."));
    QCOMPARE(movie::turnedWords(rules, match->state(), score),
             QStringLiteral("Turned by Treachery, worth nothing: +5 c1."));
}

void TestMovieWords::tilesWithoutValueAreNotAddedUp() {
    const auto match = movie_.at({"Sandra", "Ylva"}, "board: {a1: thane Sandra, b1: I+0statue, a2: I+5}");
    const auto& rules = match->rules();
    const auto score = movie::explainFigure(rules, match->state(), movie::spaceOf("a1"));
    QCOMPARE(movie::lineWords(rules, match->state(), score, true), QString());
    QCOMPARE(movie::scoreWords(rules, match->state(), score),
             QStringLiteral("Column a: +5 a2 makes +5. +5 × 3 = +15 point(s)."));
}

void TestMovieWords::piecesAreFoundByTheirNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("begin");
    QTest::newRow("ability") << "Good Counsel"
                             << "Good Counsel: It moves one of your figures";
    QTest::newRow("notation") << "counsel"
                              << "Good Counsel: ";
    QTest::newRow("tile with a plain minus") << "-6"
                                             << "−6 peril: ";
    QTest::newRow("tile on the board in text") << "+3 Me"
                                               << "+3 Mead: ";
    QTest::newRow("figure") << "beowulf"
                            << "Beowulf: ";
    QTest::newRow("nothing") << "dinner"
                             << "";
}

void TestMovieWords::piecesAreFoundByTheirNames() {
    QFETCH(QString, name);
    QFETCH(QString, begin);
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    const QString text = words_.explanation(*match, name);
    QVERIFY2(begin.isEmpty() ? text.isEmpty() : text.startsWith(begin), qPrintable(text));
}

/// The points of a figure or a tile: the player's own, and those of the reader, who alone is named.
void TestMovieWords::deedsSayWhatTheyDoToTheReader() {
    const auto match = movie_.at({"Sandra", "Martha", "Mark"},
                                 "to_move: Martha\nphase: play\nboard: {a1: thane Sandra, a5: thane Mark, c3: longship "
                                 "Martha}\nseats: {Martha: {hand: [I-2]}}");
    QVERIFY(!match->play(*match->parse("play I-2 a3")));
    const auto told = [&](engine::Seat viewer) {
        QStringList sentences;
        for (const game::Deed& deed : words_.deeds(*match, 0, 1, viewer)) sentences << deed.sentence;
        return sentences;
    };
    const QString played = QStringLiteral("Martha plays a −2 peril on a3: ");
    QCOMPARE(told(0), QStringList{played + QStringLiteral("Martha −2, Sandra −6 (a1).")});
    QCOMPARE(told(2), QStringList{played + QStringLiteral("Martha −2, Mark −6 (a5).")});
    QCOMPARE(told(engine::nobody), QStringList{played + QStringLiteral("−2.")});
    for (const game::Deed& deed : words_.deeds(*match, 0, 1, 0)) QCOMPARE(deed.weight, game::Deed::Weight::OnReader);
}

void TestMovieWords::deedsNameEachFigureOfTheReader() {
    const record::Seating seating{{"Sandra", "Martha"}, {"human", "easy"}};
    const auto match = movie_.game().newMatch({.seats = 2}, seating, {});
    const record::Node tree = record::parseYaml("to_move: Martha\nphase: play\nboard: {a1: thane Sandra, c3: longship "
                                                "Sandra}\nseats: {Martha: {hand: [I-2]}}",
                                                "position");
    const std::string file = "position";
    match->arrange(record::Cursor(tree, file));
    QVERIFY(!match->play(*match->parse("play I-2 a3")));
    const auto deeds = words_.deeds(*match, 0, 1, 0);
    QCOMPARE(deeds.size(), std::size_t{1});
    QVERIFY2(deeds[0].sentence.endsWith(QStringLiteral("you −8 (a1 −6, c3 −2).")), qPrintable(deeds[0].sentence));
}

void TestMovieWords::promptNamesTheDrawnTile() {
    const record::Seating seating{{"Sandra", "Martha"}, {"human", "easy"}};
    const auto match = movie_.game().newMatch({.seats = 2}, seating, {});
    const record::Node tree = record::parseYaml("to_move: Sandra\npools: {I: [I+6]}", "position");
    const std::string file = "position";
    match->arrange(record::Cursor(tree, file));
    QVERIFY(!match->play(*match->parse("draw")));
    QCOMPARE(words_.prompt(*match, 0), QStringLiteral("You drew a +6 boon. Now play a tile."));
    QVERIFY(!words_.prompt(*match, 1).contains(QStringLiteral("+6")));
    QVERIFY(!words_.prompt(*match, engine::nobody).contains(QStringLiteral("+6")));
}

HEOROT_SUITE(TestMovieWords)
#include "tst_movie_words.moc"
