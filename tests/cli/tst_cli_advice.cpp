// SPDX-License-Identifier: GPL-3.0-or-later
// Hints, reasons, and computer players that play for a person, in the terminal.
#include "cli.h"
#include "suite/suite.h"

#include "plugin/catalog.h"
#include "session/saga_file.h"

#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::test;

class CliAdvice : public QObject {
    Q_OBJECT

  private slots:
    void hintNamesALegalChoiceAndItsChance();
    void whyExplainsTheLastComputerMove();
    void computerPlaysForAPersonUntilItIsBack();
    void takingOverIsRefusedWithTheReason();
    void handIsNotSharedInATerminalThatCannotCoverIt();

  private:
    QTemporaryDir home_;
    int files_ = 0;
    QString newFile() { return home_.filePath(QStringLiteral("game-%1.saga").arg(++files_)); }
    CliResult play(const QString& seats, const QString& file, const QStringList& lines) const {
        return runCli({QStringLiteral("play"), QStringLiteral("--game"), QStringLiteral("movie"),
                       QStringLiteral("--seed"), QStringLiteral("3"), QStringLiteral("--first"),
                       seats.section(u':', 1, 1).section(u',', 0, 0), QStringLiteral("--seats"), seats,
                       QStringLiteral("--saga"), file, QStringLiteral("--no-cover")},
                      home_.path(), lines);
    }
    static record::LoadedSaga load(const QString& path) {
        static plugin::PluginCatalog catalog({QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                              QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"), QString()});
        return session::loadSaga(path, catalog.finder());
    }
};

void CliAdvice::hintNamesALegalChoiceAndItsChance() {
    const QStringList lines{QStringLiteral("hint"), QStringLiteral("quit")};
    const CliResult result = play(QStringLiteral("human:Anna,random"), newFile(), lines);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.simplified().contains(QStringLiteral(" games in 100 (1,000 games tried).")),
             qPrintable(result.out));
    QCOMPARE(play(QStringLiteral("human:Anna,random"), newFile(), lines).out.section(u'>', 1, 1),
             result.out.section(u'>', 1, 1));
}

void CliAdvice::whyExplainsTheLastComputerMove() {
    const CliResult result = play(QStringLiteral("human:Anna,random:Bot"), newFile(),
                                  {QStringLiteral("why"), QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("1"),
                                   QStringLiteral("why"), QStringLiteral("quit")});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(QStringLiteral("No computer player has moved yet.")));
    QVERIFY2(result.out.contains(QStringLiteral("Why did Bot play that?")), qPrintable(result.out));
    QVERIFY(result.out.contains(QStringLiteral("Level: random.")));
}

void CliAdvice::computerPlaysForAPersonUntilItIsBack() {
    const QString file = newFile();
    const CliResult result =
        play(QStringLiteral("human:Anna,human:Ben"), file,
             {QString(), QStringLiteral("takeover Anna easy"), QStringLiteral("log"), QStringLiteral("quit")});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QStringLiteral("The computer is now playing for Anna.")), qPrintable(result.out));
    const auto away = load(file);
    QCOMPARE(away.match->seating().players, (std::vector<std::string>{"easy", "human"}));
    QVERIFY(away.match->seating().away == engine::SeatSet::of(0));
    QVERIFY(!away.match->moves().empty());
    QCOMPARE(away.match->toMove(), engine::Seat{1});
    const CliResult back = runCli({QStringLiteral("play"), file, QStringLiteral("--no-cover")}, home_.path(),
                                  {QStringLiteral("handback anna"), QStringLiteral("quit")});
    QCOMPARE(back.status, 0);
    QVERIFY2(back.out.contains(QStringLiteral("Anna is playing again.")), qPrintable(back.out));
    QCOMPARE(load(file).match->seating().players, (std::vector<std::string>{"human", "human"}));
}

void CliAdvice::takingOverIsRefusedWithTheReason() {
    const QString file = newFile();
    const CliResult result =
        play(QStringLiteral("human:Anna,easy:Bot"), file,
             {QStringLiteral("takeover Anna"), QStringLiteral("takeover Bot"), QStringLiteral("takeover Sven"),
              QStringLiteral("takeover Anna seer"), QStringLiteral("takeover Anna silly"),
              QStringLiteral("handback Bot"), QStringLiteral("quit")});
    QCOMPARE(result.status, 0);
    for (const char* why :
         {"You’re the only person here", "The computer is already playing for Bot.",
          "No player is called “Sven”; the players are: Anna, Bot.", "“seer” is not a kind of player",
          "“silly” is not a kind of player; use “random”, “v1”, “easy”", "The computer isn’t playing for Bot."})
        QVERIFY2(result.out.contains(QString::fromUtf8(why)), qPrintable(result.out));
    QCOMPARE(load(file).match->seating().players, (std::vector<std::string>{"human", "easy"}));
}

/// The saga of a single person and one who is away: once both are back, each would see the other's hand.
void CliAdvice::handIsNotSharedInATerminalThatCannotCoverIt() {
    const QString file = newFile();
    play(QStringLiteral("human:Anna,human:Ben"), file,
         {QString(), QStringLiteral("takeover Anna easy"), QStringLiteral("quit")});
    const CliResult result =
        runCli({QStringLiteral("play"), file}, home_.path(), {QStringLiteral("handback Anna"), QStringLiteral("quit")});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QStringLiteral("--no-cover")), qPrintable(result.out));
    QCOMPARE(load(file).match->seating().players, (std::vector<std::string>{"easy", "human"}));
}

HEOROT_SUITE(CliAdvice)
#include "tst_cli_advice.moc"
