// SPDX-License-Identifier: GPL-3.0-or-later
// What The Movie says fits what can be done.
#include "movie.h"
#include "rules/score.h"
#include "words/things.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestMovieWords : public QObject {
    Q_OBJECT

  private slots:
    void promptsNameWhatCanBeDone_data();
    void promptsNameWhatCanBeDone();
    void promptsDoNotTellOfHiddenTiles();
    void aSwapIsSaidInWholeSentences();
    void aSpaceAloneAsksForAChoice_data();
    void aSpaceAloneAsksForAChoice();
    void sentencesHaveArticles_data();
    void sentencesHaveArticles();
    void turnedTilesAreNotAddedUp();
    void tilesWithoutValueAreNotAddedUp();
    void aPieceIsFoundByItsNames_data();
    void aPieceIsFoundByItsNames();

  private:
    Movie movie_;
    movie::GameWords words_;
};

void TestMovieWords::promptsNameWhatCanBeDone_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("prompt");
    QTest::newRow("a turn") << "to_move: Sandra"
                            << "Sandra places a figure or draws a tile.";
    QTest::newRow("no figure") << "seats: {Sandra: {figures: {}}}"
                               << "Sandra draws a tile.";
    QTest::newRow("no pool") << "pools: {I: []}"
                             << "Sandra places a figure or plays a tile.";
    QTest::newRow("no pool, no tile") << "pools: {I: []}\nseats: {Sandra: {hand: []}}"
                                      << "Sandra places a figure.";
    QTest::newRow("no pool, no figure") << "pools: {I: []}\nseats: {Sandra: {hand: [I+6], figures: {}}}"
                                        << "Sandra plays a tile.";
    QTest::newRow("no pool, nothing playable") << "pools: {I: []}\nseats: {Sandra: {hand: [I+0counsel]}}"
                                               << "Sandra places a figure.";
    QTest::newRow("refill of two") << "act: II\nphase: refill\nseats: {Sandra: {hand: []}}"
                                   << "Sandra may draw two tiles before the act begins.";
    QTest::newRow("refill of one") << "act: II\nphase: refill\nseats: {Sandra: {hand: [I+6]}}"
                                   << "Sandra may draw one tile, to hold two when the act begins.";
}

void TestMovieWords::promptsNameWhatCanBeDone() {
    QFETCH(QString, position);
    QFETCH(QString, prompt);
    const auto match = movie_.at({"Sandra", "Ylva"}, position.toStdString());
    QCOMPARE(words_.prompt(*match, 0), prompt);
}

void TestMovieWords::promptsDoNotTellOfHiddenTiles() {
    const auto match = movie_.at({"Sandra", "Ylva"}, "pools: {I: []}\nseats: {Sandra: {hand: [I+0counsel]}}");
    QCOMPARE(words_.prompt(*match, 1), QStringLiteral("Sandra places a figure or plays a tile."));
}

void TestMovieWords::aSwapIsSaidInWholeSentences() {
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    QCOMPARE(words_.action(*match, *match->parse("swap c4")),
             QStringLiteral("take the tile on c4 as the first of the two"));
    QCOMPARE(words_.action(*match, *match->parse("with a1")), QStringLiteral("swap it with the tile on a1"));
}

void TestMovieWords::aSpaceAloneAsksForAChoice_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a turn") << "to_move: Sandra"
                            << "First choose a figure, or draw a tile.";
    QTest::newRow("no figure") << "seats: {Sandra: {figures: {}}}"
                               << "First draw a tile.";
    QTest::newRow("no pool") << "pools: {I: []}"
                             << "First choose a figure or a tile of your hand.";
    QTest::newRow("no pool, no figure") << "pools: {I: []}\nseats: {Sandra: {hand: [I+6], figures: {}}}"
                                        << "First choose a tile of your hand.";
    QTest::newRow("drawn") << "phase: play"
                           << "First choose a tile of your hand.";
}

void TestMovieWords::aSpaceAloneAsksForAChoice() {
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
                                       << "Sandra plays a +3 Mead on e1.";
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

void TestMovieWords::turnedTilesAreNotAddedUp() {
    const auto match = movie_.at({"Sandra", "Ylva"}, "board: {a1: thane Sandra, b1: I-2, c1: I+5, c2: II+0treachery}");
    const auto& rules = match->rules();
    const auto score = movie::explainFigure(rules, match->state(), movie::spaceOf("a1"));
    QCOMPARE(movie::lineWords(rules, match->state(), score, true), QStringLiteral("Row: −2 b1 makes −2."));
    QCOMPARE(movie::turnedWords(rules, match->state(), score),
             QStringLiteral("Turned by Treachery, worth nothing: +5 c1."));
}

void TestMovieWords::tilesWithoutValueAreNotAddedUp() {
    const auto match = movie_.at({"Sandra", "Ylva"}, "board: {a1: thane Sandra, b1: I+0statue, a2: I+5}");
    const auto& rules = match->rules();
    const auto score = movie::explainFigure(rules, match->state(), movie::spaceOf("a1"));
    QCOMPARE(movie::lineWords(rules, match->state(), score, true), QString());
    QCOMPARE(movie::scoreWords(rules, match->state(), score),
             QStringLiteral("Column: +5 a2 makes +5. +5 × 3 = +15 points."));
}

void TestMovieWords::aPieceIsFoundByItsNames_data() {
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

void TestMovieWords::aPieceIsFoundByItsNames() {
    QFETCH(QString, name);
    QFETCH(QString, begin);
    const auto match = movie_.newMatch({"Sandra", "Ylva"});
    const QString text = words_.explanation(*match, name);
    QVERIFY2(begin.isEmpty() ? text.isEmpty() : text.startsWith(begin), qPrintable(text));
}

QTEST_APPLESS_MAIN(TestMovieWords)
#include "tst_movie_words.moc"
