// SPDX-License-Identifier: GPL-3.0-or-later
// What The Movie says fits what can be done.
#include "movie.h"

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
