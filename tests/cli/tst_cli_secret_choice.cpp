// SPDX-License-Identifier: GPL-3.0-or-later
// A secret choice in the terminal: one step to the next person, whatever its size, and confirmed if it is empty.
#include "hand_over_fixture.h"
#include "suite/suite.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace heorot;
using namespace heorot::test;

class CliSecretChoice : public HandOverFixture {
    Q_OBJECT

  private slots:
    void commandTypedAtAConfirmationIsObeyed_data();
    void commandTypedAtAConfirmationIsObeyed();
    void secretChoiceIsOneStep_data();
    void secretChoiceIsOneStep();

  private:
    QString secretChoice();
    QStringList choiceOf(const QString& file, int pieces);
};

/// A saga of The Legend at the first secret choice.
QString CliSecretChoice::secretChoice() {
    const auto* legend = catalog_.game(QStringLiteral("legend"));
    if (!legend) qFatal("there is no Legend");
    engine::Setup setup;
    setup.options = record::defaultOptions(*legend);
    setup.seed = 5;
    record::Seating seating{{"Anna", "Ben"}, {"human", "human"}};
    const auto match = legend->newMatch(setup, seating);
    engine::ActionList legal;
    for (match->legalActions(legal); !match->isSecret(legal[0]); match->legalActions(legal)) {
        const auto piece =
            std::find_if(legal.begin(), legal.end(), [&](auto action) { return match->isSecret(action); });
        if (piece != legal.end()) break;
        match->play(legal[0]);
    }
    const QString file = newFile();
    session::saveSaga(file, *legend, *match);
    return file;
}

/// The lines that choose this many cards and end the choice.
QStringList CliSecretChoice::choiceOf(const QString& file, int pieces) {
    const auto match = load(file);
    QStringList lines;
    engine::ActionList legal;
    for (int piece = 0; piece < pieces; ++piece) {
        match->legalActions(legal);
        const auto next =
            std::find_if(legal.begin(), legal.end(), [&](auto action) { return match->isSecret(action); });
        if (next == legal.end()) qFatal("there are not so many cards");
        lines << QString::fromStdString(match->format(*next));
        match->play(*next);
    }
    lines << QStringLiteral("done");
    const auto end = match->parse("done");
    if (!end) qFatal("the choice has no end");
    // A choice of nothing needs confirmation.
    return match->forgoes(*end) ? lines << QStringLiteral("yes") : lines;
}

void CliSecretChoice::commandTypedAtAConfirmationIsObeyed_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << ""
                             << "\nNumber, action, or help> ";
    QTest::newRow("no") << "No"
                        << "\nNumber, action, or help> ";
    QTest::newRow("a command") << "list nothing"
                               << "No choice begins with “nothing”.";
    QTest::newRow("leaving") << "quit"
                             << "The game is saved. Resume it with: ";
    QTest::newRow("no action") << "perhaps"
                               << "“perhaps” is neither a number from the list nor an action.";
}

/// A choice of nothing needs confirmation; a command typed there is obeyed, and nothing is played.
void CliSecretChoice::commandTypedAtAConfirmationIsObeyed() {
    QFETCH(QString, typed);
    QFETCH(QString, said);
    const QString file = secretChoice();
    const std::size_t moves = load(file)->moves().size();
    const CliResult result = runCli({QStringLiteral("play"), file, noCover()}, home_.path(),
                                    {QString(), QStringLiteral("done"), typed, QStringLiteral("quit")});
    const QString answer = result.out.section(QStringLiteral("Type yes to confirm"), 1);
    QVERIFY2(answer.count(QStringLiteral("Nothing was done.\n")) == 1 && answer.contains(said), qPrintable(answer));
    QCOMPARE(load(file)->moves().size(), moves);
}

void CliSecretChoice::secretChoiceIsOneStep_data() {
    QTest::addColumn<int>("pieces");
    for (const int pieces : {1, 2, 4}) QTest::addRow("%d cards", pieces) << pieces;
}

/// Everything the next person reads, including the numbers of the log and how often undo works.
void CliSecretChoice::secretChoiceIsOneStep() {
    QFETCH(int, pieces);
    const auto readBy = [&](int size, const QStringList& asked) {
        const QString file = secretChoice();
        const QStringList lines = QStringList{QString()} + choiceOf(file, size) + QStringList{QString()} + asked +
                                  QStringList{QStringLiteral("quit")};
        const CliResult result = runCli({QStringLiteral("play"), file, noCover()}, home_.path(), lines);
        // From the hand-over to the other person on.
        return result.out.mid(result.out.indexOf(QStringLiteral("It’s Ben’s turn"))).remove(file);
    };
    const QStringList log{QString(), QStringLiteral("log")};
    const QString none = readBy(0, log);
    QVERIFY2(none.contains(QRegularExpression(QStringLiteral("\n +[0-9]+ Anna\n"))), qPrintable(none));
    QCOMPARE(readBy(pieces, log), none);
    const QStringList undone{QStringLiteral("undo"), QStringLiteral("undo"), QStringLiteral("undo")};
    QCOMPARE(readBy(pieces, undone), readBy(0, undone));
}

HEOROT_SUITE(CliSecretChoice)
#include "tst_cli_secret_choice.moc"
