// SPDX-License-Identifier: GPL-3.0-or-later
// The terminal game, typed line by line.
#include "../games/settled_game.h"
#include "cli.h"
#include "suite/suite.h"

#include "plugin/catalog.h"
#include "session/saga_file.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::test;

class CliPlay : public QObject {
    Q_OBJECT

  private slots:
    void computerPlayersPlayAWholeGame_data();
    void computerPlayersPlayAWholeGame();
    void personPlaysAWholeGameByNumbers();
    void typedActionIsPlayedAndARefusedOneExplained();
    void undoAndResetUndoDecisions();
    void settledEffectsAreUndoneTogetherAfterLoading();
    void casualUndoGoesPastADrawAndMarksTheGame();
    void refusedUndoIsExplained();
    void actionsCanBeTypedInTheDisplayedWords_data();
    void actionsCanBeTypedInTheDisplayedWords();
    void tilesCanBeTypedWithTheirMinus();
    void saveNeverReplacesOtherFiles();
    void failedSaveDoesNotEndTheGame();
    void everyPersonReadsTheDealOnce();
    void endOfAnActIsShownWithItsReasons();
    void rulesAndPiecesAreExplained_data();
    void rulesAndPiecesAreExplained();
    void textsUseTheGivenLanguage_data();
    void textsUseTheGivenLanguage();
    void endlessInputEndsTheGame();
    void existingFileIsNotOverwritten();
    void savedGameResumes();
    void resumedGameDoesNotRepeatTheDeal();
    void brokenSagaIsExplainedAndUnchanged();
    void everyNewGameHasItsOwnFile();

  private:
    QTemporaryDir home_;
    int files_ = 0;
    QString newFile() { return home_.filePath(QStringLiteral("game-%1.saga").arg(++files_)); }
    QStringList game(const QString& seats, const QString& file) const {
        return {QStringLiteral("play"),
                QStringLiteral("--game"),
                QStringLiteral("movie"),
                QStringLiteral("--seed"),
                QStringLiteral("3"),
                QStringLiteral("--seats"),
                seats,
                QStringLiteral("--saga"),
                file};
    }
    CliResult play(const QString& seats, const QString& file, const QStringList& lines,
                   const QStringList& more = {}) const {
        return runCli(game(seats, file) + more + QStringList{QStringLiteral("--no-cover")}, home_.path(), lines);
    }
    static QByteArray contents(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static record::LoadedSaga load(const QString& path) {
        static plugin::PluginCatalog catalog({QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                              QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), QString()});
        return session::loadSaga(path, catalog.finder());
    }
};

void CliPlay::computerPlayersPlayAWholeGame_data() {
    QTest::addColumn<QString>("seats");
    QTest::newRow("2 seats") << "easy,random";
    QTest::newRow("3 seats") << "easy,random,easy";
    QTest::newRow("4 seats") << "random,random,easy,random";
}

void CliPlay::computerPlayersPlayAWholeGame() {
    QFETCH(QString, seats);
    const QString file = newFile();
    const CliResult result = play(seats, file, {});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(QStringLiteral("The saga is told.")));
    QVERIFY(result.out.contains(QStringLiteral("Final scores")));
    QVERIFY(load(file).match->isOver());
}

void CliPlay::personPlaysAWholeGameByNumbers() {
    const QString file = newFile();
    const CliResult result = play(QStringLiteral("human:Anna,random"), file, QStringList(200, QStringLiteral("1")));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QStringLiteral("Final scores")), qPrintable(result.out.right(600)));
    QVERIFY(load(file).match->isOver());
}

void CliPlay::typedActionIsPlayedAndARefusedOneExplained() {
    const CliResult result =
        play(QStringLiteral("human:Anna,human:Ben"), newFile(),
             {QString(), QStringLiteral("place thane c3"), QString(), QString(), QStringLiteral("place thane c3"),
              QStringLiteral("sing loudly"), QStringLiteral("quit")});
    QVERIFY(result.out.contains(QStringLiteral("places a Thane on c3.")));
    QVERIFY(result.out.contains(QStringLiteral("Space c3 isn’t open.")));
    QVERIFY(result.out.contains(QStringLiteral("“sing loudly” is neither a number from the list nor an action.")));
}

void CliPlay::undoAndResetUndoDecisions() {
    const QString file = newFile();
    play(QStringLiteral("human:Anna,random"), file,
         {QStringLiteral("place beowulf a1"), QStringLiteral("undo"), QStringLiteral("quit")});
    const auto saga = load(file);
    for (const auto& move : saga.match->moves()) QVERIFY(move.seat != 0);
    QVERIFY(!saga.match->undone().empty());
}

void CliPlay::settledEffectsAreUndoneTogetherAfterLoading() {
    plugin::PluginCatalog catalog({QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                   QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), QString()});
    const game::GameModule* const raiders = catalog.game(QStringLiteral("raiders"));
    QVERIFY(raiders);
    const auto [match, before] = settledGame(*raiders);
    const QString file = newFile();
    session::SagaFile(file).save(*raiders, *match);
    const CliResult result =
        runCli({QStringLiteral("play"), file}, home_.path(), {QStringLiteral("undo"), QStringLiteral("quit")});
    QCOMPARE(result.status, 0);
    QCOMPARE(session::loadSaga(file, catalog.finder()).match->moves().size(), before);
}

void CliPlay::casualUndoGoesPastADrawAndMarksTheGame() {
    const QStringList lines{QStringLiteral("draw"), QStringLiteral("undo"), QStringLiteral("quit")};
    const QString strict = newFile();
    const CliResult refused = play(QStringLiteral("human:Anna,random"), strict, lines);
    QVERIFY(refused.out.contains(
        QStringLiteral("You can’t undo your last decision: something hidden has been shown to you since. Against")));
    const QString command = QStringLiteral("\n  %1 play %2 --casual-undo\n").arg(cliProgram(), strict);
    QVERIFY2(refused.out.contains(command), qPrintable(refused.out));
    QVERIFY(!load(strict).match->marked());
    const QString casual = newFile();
    const CliResult done = play(QStringLiteral("human:Anna,random"), casual, lines, {QStringLiteral("--casual-undo")});
    QVERIFY(done.out.contains(QStringLiteral("the game is now marked")));
    QVERIFY(load(casual).match->marked());
    QCOMPARE(load(casual).match->undone().size(), std::size_t{1});
}

void CliPlay::refusedUndoIsExplained() {
    const CliResult early = play(QStringLiteral("human:Anna,random:Ben"), newFile(),
                                 {QStringLiteral("undo"), QStringLiteral("reset"), QStringLiteral("quit")},
                                 {QStringLiteral("--first"), QStringLiteral("Anna")});
    QVERIFY(early.out.contains(QStringLiteral("you haven’t decided anything yet.")));
    QVERIFY(early.out.contains(QStringLiteral("Nothing has been decided this turn yet.")));
    const QString file = newFile();
    const CliResult later = play(QStringLiteral("human:Anna,random:Ben"), file,
                                 {QStringLiteral("place thane c3"), QStringLiteral("reset"), QStringLiteral("quit")},
                                 {QStringLiteral("--first"), QStringLiteral("Anna")});
    QVERIFY(later.out.contains(QStringLiteral("Nothing has been decided this turn yet.")));
    QVERIFY(load(file).match->undone().empty());
}

void CliPlay::actionsCanBeTypedInTheDisplayedWords_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");
    QTest::newRow("notation in capitals") << "PLACE Thane C3"
                                          << "Anna places a Thane on c3.";
    QTest::newRow("as shown") << "place Castle Herot on a1"
                              << "Anna places Castle Herot on a1.";
    QTest::newRow("the verb left out") << "castle herot a1"
                                       << "Anna places Castle Herot on a1.";
    QTest::newRow("space missing") << "place thane"
                                   << "“place thane” is incomplete. It can end with: a1, b1";
    QTest::newRow("no such space") << "place thane z9"
                                   << "Instead of z9, use one of: a1, b1";
    QTest::newRow("number beyond the list") << "999"
                                            << "There is no choice 999; the list ends at 101.";
    QTest::newRow("help in capitals") << "Help"
                                      << "save FILE";
}

void CliPlay::actionsCanBeTypedInTheDisplayedWords() {
    QFETCH(QString, typed);
    QFETCH(QString, said);
    const CliResult result = play(QStringLiteral("human:Anna,random:Ben"), newFile(), {typed, QStringLiteral("QUIT")},
                                  {QStringLiteral("--first"), QStringLiteral("Anna")});
    QVERIFY2(result.out.contains(said), qPrintable(result.out.right(900)));
    QVERIFY(result.out.contains(QStringLiteral("The game is saved. Resume it with: ")));
}

void CliPlay::tilesCanBeTypedWithTheirMinus() {
    const CliResult result = play(QStringLiteral("human:Anna,random:Ben"), newFile(),
                                  {QStringLiteral("draw"), QStringLiteral("play -1 a1"), QStringLiteral("q")},
                                  {QStringLiteral("--first"), QStringLiteral("Anna")});
    QVERIFY2(result.out.contains(QStringLiteral("Anna plays a −1 peril on a1.")), qPrintable(result.out));
}

void CliPlay::saveNeverReplacesOtherFiles() {
    const QString other = newFile();
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("dear diary");
    file.close();
    const QString copy = newFile();
    const QStringList lines{QStringLiteral("save ") + other, QStringLiteral("save ") + copy,
                            QStringLiteral("save ") + copy, QStringLiteral("save ~/home.saga"), QStringLiteral("exit")};
    const CliResult result = play(QStringLiteral("human:Anna,random"), newFile(), lines);
    QCOMPARE(contents(other), QByteArray("dear diary"));
    QVERIFY(result.out.contains(other + QStringLiteral(" already exists and isn’t this game")));
    QCOMPARE(result.out.count(QStringLiteral("A copy is saved in ") + copy), 2);
    QVERIFY(QFile::exists(home_.filePath(QStringLiteral("home.saga"))));
}

void CliPlay::failedSaveDoesNotEndTheGame() {
    const QString copy = newFile();
    const CliResult result =
        play(QStringLiteral("human:Anna,random:Ben"), QStringLiteral("/proc/none/game.saga"),
             {QStringLiteral("place thane c3"), QStringLiteral("quit"), QStringLiteral("stay"),
              QStringLiteral("save ") + copy, QStringLiteral("place longship a1"), QStringLiteral("quit")},
             {QStringLiteral("--first"), QStringLiteral("Anna")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count(QStringLiteral("The game continues unsaved.")), 1);
    QCOMPARE(result.out.count(QStringLiteral("The game isn’t saved. Type save FILE")), 1);
    QVERIFY(result.out.contains(QStringLiteral("play ") + copy));
    QVERIFY(load(copy).match->moves().size() > 2);
}

void CliPlay::everyPersonReadsTheDealOnce() {
    const CliResult beginner = play(QStringLiteral("human:Anna,random:Ben"), newFile(), {QStringLiteral("quit")},
                                    {QStringLiteral("--first"), QStringLiteral("Ben")});
    QCOMPARE(beginner.out.count(QStringLiteral("Act I begins: Grendel.")), 1);
    const QString file = newFile();
    const QStringList both{QString(), QStringLiteral("place thane c3"), QString(), QString(), QStringLiteral("quit")};
    const CliResult result = play(QStringLiteral("human:Anna,human:Ben"), file, both);
    QCOMPARE(result.out.count(QStringLiteral("Act I begins: Grendel.")), 2);
    const CliResult again = runCli({QStringLiteral("play"), file, QStringLiteral("--no-cover")}, home_.path(),
                                   {QString(), QStringLiteral("quit")});
    QCOMPARE(again.out.count(QStringLiteral("Act I begins: Grendel.")), 1);
}

void CliPlay::endOfAnActIsShownWithItsReasons() {
    const CliResult result =
        play(QStringLiteral("human:Anna,random"), newFile(), QStringList(200, QStringLiteral("1")));
    const QString act = result.out.section(QStringLiteral("act I ends."), 1, 1)
                            .section(QStringLiteral("Act II begins: Grendel’s Mother."), 0, 0);
    const qsizetype board = act.indexOf(QStringLiteral("a      b      c      d      e"));
    const qsizetype score = act.indexOf(QStringLiteral("points: "));
    QVERIFY2(board >= 0 && board < score, qPrintable(act));
    QVERIFY(!act.mid(board, score - board).contains(QStringLiteral(" . ")));
    QVERIFY(
        act.contains(QRegularExpression(QStringLiteral("\n {6}(Row [0-9]+|Column [a-z]): .* makes? [+−]?[0-9]+\\."))));
    QCOMPARE(act.count(QStringLiteral("All figures of this act: Anna ")), 1);
    // What is typed here is not echoed, so that the answer stands behind the question.
    const QString question = QStringLiteral("Number, action, or help> ");
    for (const QString& line : result.out.split(u'\n'))
        QVERIFY2(QString(line).remove(question).size() <= 100, qPrintable(line));
}

void CliPlay::rulesAndPiecesAreExplained_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");
    QTest::newRow("rules") << "help rules"
                           << "Type help NAME to read one of these sections.";
    QTest::newRow("how to read the table") << "help rules"
                                           << "THE TABLE IN TEXT.";
    QTest::newRow("topics") << "help"
                            << "Chapters of the handbook; to read one, type help NAME:\n  What the game is about\n";
    QTest::newRow("chapter") << "help scoring"
                             << "In this chapter: How a figure scores, ";
    QTest::newRow("words") << "help diagonal"
                           << "“diagonal” appears in: Example: on the diagonal, ";
    QTest::newRow("the table, unasked") << "list"
                                        << "<Th 1> = Thane";
    QTest::newRow("ability") << "help mead"
                             << "Mead\n\nA boon like any other, with one weakness: ";
    QTest::newRow("tile") << "help +3 Mead"
                          << "+3 Mead: This tile is our reconstruction; the rulebook has no list of tiles.";
    QTest::newRow("figure") << "HELP castle herot"
                            << "Castle Herot\n\n";
    QTest::newRow("nothing") << "help dinner"
                             << "Nothing in this game is called “dinner”.";
}

void CliPlay::rulesAndPiecesAreExplained() {
    QFETCH(QString, typed);
    QFETCH(QString, said);
    const CliResult result = play(QStringLiteral("human:Anna,random"), newFile(), {typed, QStringLiteral("quit")});
    QVERIFY2(result.out.contains(said), qPrintable(result.out.right(900)));
}

void CliPlay::textsUseTheGivenLanguage_data() {
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("fr") << QStringLiteral("Numéro, action ou help>") << QStringLiteral("n’est pas libre");
    QTest::newRow("de") << QStringLiteral("Nummer, Aktion oder help>") << QStringLiteral("ist nicht frei");
}

void CliPlay::textsUseTheGivenLanguage() {
    QFETCH(QString, prompt);
    QFETCH(QString, refusal);
    const CliResult result = play(QStringLiteral("human:Anna,human:Ben"), newFile(),
                                  {QString(), QStringLiteral("place thane c3"), QString(), QString(),
                                   QStringLiteral("place thane c3"), QStringLiteral("quit")},
                                  {QStringLiteral("--language"), QString::fromLatin1(QTest::currentDataTag())});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(prompt), qPrintable(result.out));
    QVERIFY2(result.out.contains(refusal), qPrintable(result.out));
}

void CliPlay::endlessInputEndsTheGame() {
    const QString file = newFile();
    const CliResult result = play(QStringLiteral("human:Anna,human:Ben"), file, {QString(3'000'000, u'x')});
    QCOMPARE(result.status, 0);
    QVERIFY(load(file).match->moves().empty());
}

void CliPlay::existingFileIsNotOverwritten() {
    const QString file = newFile();
    play(QStringLiteral("human:Anna,easy"), file, {QStringLiteral("quit")});
    const QByteArray before = contents(file);
    const CliResult again =
        play(QStringLiteral("human:Anna,easy"), file, {QStringLiteral("1"), QStringLiteral("quit")});
    QCOMPARE(again.status, 2);
    QVERIFY(again.errors.contains(QStringLiteral("bin/heorot-cli play ") + file));
    QCOMPARE(contents(file), before);
}

void CliPlay::savedGameResumes() {
    const QString file = newFile();
    play(QStringLiteral("human:Anna,random"), file, {QStringLiteral("1"), QStringLiteral("quit")});
    const std::size_t moves = load(file).match->moves().size();
    const CliResult result =
        runCli({QStringLiteral("play"), file}, home_.path(), {QStringLiteral("1"), QStringLiteral("quit")});
    QCOMPARE(result.status, 0);
    QVERIFY(load(file).match->moves().size() > moves);
}

/// News of a resumed game begins at the person's own last decision, so the deal would seem to come right before it.
void CliPlay::resumedGameDoesNotRepeatTheDeal() {
    const QString file = newFile();
    const QString deal = QStringLiteral("begins with");
    const CliResult begun = runCli({QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("legend"),
                                    QStringLiteral("--seats"), QStringLiteral("human:Anna,easy"),
                                    QStringLiteral("--seed"), QStringLiteral("3"), QStringLiteral("--saga"), file},
                                   home_.path(), {QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("quit")});
    QVERIFY2(begun.out.contains(deal), qPrintable(begun.out));
    const CliResult resumed =
        runCli({QStringLiteral("play"), file}, home_.path(), {QStringLiteral("log"), QStringLiteral("quit")});
    const qsizetype log = resumed.out.lastIndexOf(QStringLiteral("help>"), resumed.out.indexOf(deal));
    QVERIFY2(log > 0, qPrintable(resumed.out));
    QVERIFY(!resumed.out.left(log).contains(deal));
}

void CliPlay::brokenSagaIsExplainedAndUnchanged() {
    const QString path = newFile();
    play(QStringLiteral("human:Anna,easy"), path, {QStringLiteral("quit")});
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray broken = file.readAll().replace("phase: turn", "phase: dinner");
    file.resize(0);
    file.write(broken);
    file.close();
    const CliResult result = runCli({QStringLiteral("play"), path}, home_.path());
    QCOMPARE(result.status, 2);
    QVERIFY2(result.errors.contains(QRegularExpression(QStringLiteral("game-\\d+\\.saga:\\d+: snapshot\\.phase: "))),
             qPrintable(result.errors));
    QCOMPARE(contents(path), broken);
}

void CliPlay::everyNewGameHasItsOwnFile() {
    const QStringList arguments{QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("movie"),
                                QStringLiteral("--seats"), QStringLiteral("human:Anna,easy")};
    runCli(arguments, home_.path(), {QStringLiteral("quit")});
    runCli(arguments, home_.path(), {QStringLiteral("quit")});
    QCOMPARE(QDir(home_.path() + QStringLiteral("/heorot/sagas")).entryList({QStringLiteral("movie-*.saga")}).size(),
             2);
}

HEOROT_SUITE(CliPlay)
#include "tst_cli_play.moc"
