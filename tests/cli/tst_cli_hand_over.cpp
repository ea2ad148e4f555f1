// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at one terminal: hands are hidden between them, and a terminal that cannot be cleared
// is refused.
#include "hand_over_fixture.h"
#include "pseudo_terminal.h"
#include "suite/suite.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace heorot;
using namespace heorot::test;

namespace {

const QByteArray clearing = "\x1b[2J\x1b[3J\x1b[H";

}

class CliHandOver : public HandOverFixture {
    Q_OBJECT

  private slots:
    void pipeIsRefused_data();
    void pipeIsRefused();
    void savedGameInAPipeIsRefused();
    void coverSaysThatTheGameIsUnsaved();
    void terminalIsCleared_data();
    void terminalIsCleared();
    void inputTypedAheadDoesNotTakeTheTable();
    void finishedGameShowsItsResultInAPipe();
    void killedProgramLeavesNoHandOnTheScreen_data();
    void killedProgramLeavesNoHandOnTheScreen();
    void interruptedUnsavedGameAsksWhatToDo();
    void handOverAnswersOtherInput();
    void everyPersonSeesTheLastScoring();
    void handsStayHiddenBetweenPeople();
    void resultIsReadBeforeTheTableIsCovered();
    void handOverOffersUndo();
    void coverOffersNoUndoOfTheOwnTurn();
};

void CliHandOver::pipeIsRefused_data() {
    QTest::addColumn<QString>("seats");
    QTest::addColumn<bool>("refused");
    QTest::newRow("two persons") << "human:Anna,human:Ben" << true;
    QTest::newRow("two persons and a computer") << "human:Anna,easy,human:Ben" << true;
    QTest::newRow("one person") << "human:Anna,easy" << false;
}

void CliHandOver::pipeIsRefused() {
    QFETCH(QString, seats);
    QFETCH(bool, refused);
    const QString file = newFile();
    const CliResult result = runCli(game(seats, file), home_.path(), {QStringLiteral("quit")});
    QCOMPARE(result.status, refused ? 2 : 0);
    QCOMPARE(result.errors.count(u'\n'), refused ? 1 : 0);
    QCOMPARE(result.errors.contains(QStringLiteral("this terminal can’t be cleared")), refused);
    QCOMPARE(result.errors.contains(noCover()), refused);
    QCOMPARE(QFile::exists(file), !refused);
}

void CliHandOver::savedGameInAPipeIsRefused() {
    const QString file = newFile();
    const CliResult begun = play(file, {QStringLiteral("quit")});
    QCOMPARE(begun.status, 0);
    QVERIFY2(begun.out.contains(QStringLiteral(" play ") + file + u' ' + noCover()), qPrintable(begun.out));
    const CliResult refused = runCli({QStringLiteral("play"), file}, home_.path(), {QStringLiteral("quit")});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.errors.contains(noCover()), qPrintable(refused.errors));
    const CliResult again = runCli({QStringLiteral("play"), file, noCover()}, home_.path(), {QStringLiteral("quit")});
    QCOMPARE(again.status, 0);
}

/// The message of a failed save is gone with the screen, so every person reads it on the cover.
void CliHandOver::coverSaysThatTheGameIsUnsaved() {
    const CliResult result =
        play(QStringLiteral("/proc/none/game.saga"), {QString(), QStringLiteral("draw"), QStringLiteral("1"), QString(),
                                                      QStringLiteral("quit"), QStringLiteral("leave")});
    const qsizetype covers = result.out.count(QStringLiteral("Hand over, then press Enter"));
    QVERIFY2(covers >= 2, qPrintable(result.out));
    QCOMPARE(result.out.count(QStringLiteral("The game continues unsaved.")), covers + 1);
}

void CliHandOver::terminalIsCleared_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("clears");
    QTest::newRow("xterm") << "xterm-256color" << true;
    QTest::newRow("dumb") << "dumb" << false;
    QTest::newRow("unknown") << "" << false;
}

void CliHandOver::terminalIsCleared() {
    QFETCH(QString, kind);
    QFETCH(bool, clears);
    PseudoTerminal terminal;
    QProcess process;
    prepare(process, two(newFile()), home_.path());
    terminal.show(process, kind);
    process.start();
    process.write("\nquit\n");
    process.closeWriteChannel();
    QVERIFY(terminal.ends(process));
    QCOMPARE(process.exitCode(), clears ? 0 : 2);
    QCOMPARE(terminal.shown().contains(clearing), clears);
    QCOMPARE(process.readAllStandardError().contains("--no-cover"), !clears);
}

/// One person pressing Enter twice does not show the next hand.
void CliHandOver::inputTypedAheadDoesNotTakeTheTable() {
    PseudoTerminal terminal;
    QProcess process;
    prepare(process, two(newFile()), home_.path());
    terminal.show(process, QStringLiteral("xterm"));
    terminal.takeKeys(process);
    process.start();
    QVERIFY(terminal.shows("It’s Anna’s turn"));
    QVERIFY(terminal.type("\n"));
    QVERIFY(terminal.shows("Number, action, or help>"));
    QVERIFY(terminal.type("place thane c3\n\n\n"));
    QVERIFY(terminal.shows("It’s Ben’s turn"));
    const auto isTaken = [&] {
        const QByteArray& shown = terminal.shown();
        return shown.indexOf("Number, action", shown.indexOf("It’s Ben’s turn")) >= 0;
    };
    QVERIFY(!QTest::qWaitFor(isTaken, 1000));
    terminal.clear();
    QVERIFY(terminal.type("\n"));
    QVERIFY(terminal.shows("Number, action, or help>"));
    QVERIFY(terminal.type("quit\n"));
    QVERIFY(terminal.ends(process));
    QCOMPARE(process.exitCode(), 0);
}

/// Nothing is secret any more.
void CliHandOver::finishedGameShowsItsResultInAPipe() {
    const auto* movie = catalog_.game(QStringLiteral("movie"));
    QVERIFY(movie);
    engine::Setup setup;
    setup.options = record::defaultOptions(*movie);
    const auto match = movie->newMatch(setup, {{"Anna", "Ben"}, {"human", "human"}});
    engine::ActionList legal;
    while (!match->isOver()) {
        match->legalActions(legal);
        QVERIFY(!match->play(legal[0]));
    }
    const QString file = newFile();
    session::saveSaga(file, *movie, *match);
    const CliResult result = runCli({QStringLiteral("play"), file}, home_.path());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.errors, QString());
    QVERIFY2(result.out.contains(QStringLiteral("Final scores")), qPrintable(result.out));
}

void CliHandOver::killedProgramLeavesNoHandOnTheScreen_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("ended by another program") << SIGTERM;
    QTest::newRow("closed terminal") << SIGHUP;
    QTest::newRow("Ctrl+backslash") << SIGQUIT;
    QTest::newRow("Ctrl+Z") << SIGTSTP;
}

void CliHandOver::killedProgramLeavesNoHandOnTheScreen() {
    QFETCH(int, signal);
    PseudoTerminal terminal;
    QProcess process;
    prepare(process, two(newFile()), home_.path());
    terminal.show(process, QStringLiteral("xterm"));
    process.start();
    process.write("\n");
    QVERIFY(terminal.shows("Number, action, or help>"));
    const auto program = static_cast<pid_t>(process.processId());
    QCOMPARE(::kill(program, signal), 0);
    QVERIFY(QTest::qWaitFor([&] { return terminal.shown().endsWith(clearing); }, 10'000));
    // A stopped program is there still.
    QCOMPARE(process.state() == QProcess::Running && !process.waitForFinished(200), signal == SIGTSTP);
    ::kill(program, SIGKILL);
    QVERIFY(terminal.ends(process));
    QVERIFY(terminal.shown().endsWith(clearing));
}

/// Ctrl+C answers like `quit` while the game would be lost; a second one ends the program.
void CliHandOver::interruptedUnsavedGameAsksWhatToDo() {
    PseudoTerminal terminal;
    QProcess process;
    prepare(process, two(QStringLiteral("/proc/none/game.saga")), home_.path());
    terminal.show(process, QStringLiteral("xterm"));
    process.start();
    process.write("\ndraw\n");
    QVERIFY(terminal.shows("Number, action, or help>"));
    const auto interrupt = [&] { return ::kill(static_cast<pid_t>(process.processId()), SIGINT) == 0; };
    QVERIFY(interrupt());
    QVERIFY(terminal.shows("The game isn’t saved. Type save FILE"));
    terminal.clear();
    process.write("stay\n");
    QVERIFY(terminal.shows("Number, action, or help>"));
    QVERIFY(interrupt());
    QVERIFY(terminal.shows("The game isn’t saved. Type save FILE"));
    QVERIFY(interrupt());
    QVERIFY(terminal.ends(process));
    QVERIFY(terminal.shown().endsWith(clearing));
}

void CliHandOver::handOverAnswersOtherInput() {
    const CliResult result = play(newFile(), {QStringLiteral("help"), QStringLiteral("undo"), QStringLiteral("quit")});
    QCOMPARE(result.out.count(QStringLiteral("The table is covered until it is handed over")), 2);
    QVERIFY(!result.out.contains(QStringLiteral("or type undo")));
}

void CliHandOver::everyPersonSeesTheLastScoring() {
    QStringList lines;
    for (int i = 0; i < 400; ++i) lines << QString() << QStringLiteral("1") << QString();
    const CliResult result = play(newFile(), lines);
    const QString end = result.out.section(across(), -1);
    QVERIFY2(end.contains(QStringLiteral("The board is full: act III ends.")), qPrintable(end));
    QVERIFY(end.contains(QStringLiteral("The saga is told.")));
    QVERIFY(end.contains(QStringLiteral(" wins.")) || end.contains(QStringLiteral("share first place.")));
    QVERIFY(!end.contains(QStringLiteral(" -")));
}

void CliHandOver::handsStayHiddenBetweenPeople() {
    const CliResult result = play(newFile(), {QString(), QStringLiteral("draw"), QStringLiteral("1"), QString(),
                                              QString(), QStringLiteral("quit")});
    // A screen lasts from one hand-over to the next; between a hand-over and the following Enter no hand is shown.
    const QStringList screens = result.out.split(across());
    QVERIFY(screens.size() >= 5);
    const QRegularExpression hidden(QStringLiteral("a tile from act I, a tile from act I"));
    int open = 0;
    for (const QString& screen : screens) {
        const bool table = screen.contains(QStringLiteral("Act I: Grendel (pool"));
        const bool card = screen.contains(QStringLiteral("Hand over, then press Enter"));
        if (table && !card) QVERIFY(screen.count(hidden) >= 1);
        if (card && !table) QVERIFY(!screen.contains(QStringLiteral("in hand")));
        open += table ? 1 : 0;
    }
    QCOMPARE(open, 2);
    // Anna draws on her own screen; Ben's screen reports it without the face.
    const QString& ofBen = screens[screens.size() - 2];
    QVERIFY(!ofBen.contains(QRegularExpression(QStringLiteral("Anna draws [+−0-9]"))));
    QVERIFY(ofBen.contains(QStringLiteral("Anna draws a tile from act I.")));
    // A person who leaves takes the hand off the screen.
    QVERIFY(!screens.last().contains(hidden) && !screens.last().contains(QStringLiteral("in hand")));
}

/// What an action brought is read before the table is covered.
void CliHandOver::resultIsReadBeforeTheTableIsCovered() {
    const CliResult result =
        play(newFile(), {QString(), QStringLiteral("draw"), QStringLiteral("1"), QStringLiteral("quit")});
    const QString own = result.out.section(across(), 2, 2);
    QVERIFY2(
        own.contains(QRegularExpression(QStringLiteral("Anna (plays|returns).*\nPress Enter to cover the table: "))),
        qPrintable(own));
    QCOMPARE(result.out.count(QStringLiteral("Press Enter to cover")), 1);
    QVERIFY(!result.out.contains(QStringLiteral("It’s Ben’s turn")));
}

void CliHandOver::handOverOffersUndo() {
    const QString file = newFile();
    const CliResult result = play(
        file, {QString(), QStringLiteral("place thane c3"), QString(), QStringLiteral("undo"), QStringLiteral("quit")});
    QVERIFY2(result.out.contains(QStringLiteral("the start of Anna’s turn")), qPrintable(result.out));
    QCOMPARE(load(file)->moves().size(), std::size_t{0});
    QCOMPARE(load(file)->undone().size(), std::size_t{1});
}

/// Who resumes in the middle of a turn undoes it piece by piece with the table in sight.
void CliHandOver::coverOffersNoUndoOfTheOwnTurn() {
    const QString file = newFile();
    play(file, {QString(), QStringLiteral("draw"), QStringLiteral("quit")});
    const QStringList resumed{QStringLiteral("play"), file, noCover()};
    const CliResult result = runCli(resumed, home_.path(), {QStringLiteral("undo"), QString(), QStringLiteral("quit")});
    QVERIFY2(result.out.contains(QStringLiteral("It’s Anna’s turn.")), qPrintable(result.out));
    QVERIFY(!result.out.contains(QStringLiteral("or type undo")));
    QCOMPARE(load(file)->moves().size(), std::size_t{1});
}

HEOROT_SUITE(CliHandOver)
#include "tst_cli_hand_over.moc"
