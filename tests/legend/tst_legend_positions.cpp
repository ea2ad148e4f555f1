// SPDX-License-Identifier: GPL-3.0-or-later
// Positions with numbers no game can reach are refused.
#include "legend_fixture.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestLegendPositions : public QObject {
    Q_OBJECT

  private slots:
    void impossibleNumbersAreRefused_data();
    void impossibleNumbersAreRefused();
    void impossibleSnapshotsAreRefused_data();
    void impossibleSnapshotsAreRefused();

  private:
    Legend game_;
};

void TestLegendPositions::impossibleNumbersAreRefused_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* position, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(expected);
    };
    row("three scratches", "step: sail-to-denmark\nphase: risk\nseats: {Martha: {scratches: 3}}",
        "scratches: 3 scratches make a wound");
    row("points noted before any could be", "step: sail-to-denmark\nphase: risk\nseats: {Sandra: {booked: 1}}",
        "booked: no more than 0 can have been noted by now");
    row("more points noted than icons gave", "step: great-rewards\nphase: pay\nseats: {Sandra: {booked: 99}}",
        "booked: no more than 5 can have been noted by now");
    row("cards remembered that there are not",
        "step: sail-to-denmark\nphase: risk\nseats: {Sandra: {known: {travelling1: 60}}}",
        "known: the box has 15 of 'travelling1'");
    row("cards chosen that there are not",
        "step: celebration\nphase: icons\nseats: {Sandra: {status: 1, chosen: {travelling1: 60}}, Martha: {status: 2}}",
        "chosen: the box has 15 of 'travelling1'");
    row("cards chosen by all that there are not",
        "step: celebration\nphase: icons\n"
        "seats: {Sandra: {status: 1, chosen: {wit2: 2}}, Martha: {status: 2, chosen: {wit2: 2}}}",
        "chosen: the box has 3 of 'wit2'");
    row("a third round of Recovery", "step: rest-at-heorot\nphase: recover\nround: 2\ndisplay: [wit1]",
        "round: Recovery has 2 rounds, counted from 0");
    row("all tokens given", "step: break-ranks\nphase: give\ngiven: 2\nseats: {Sandra: {wounds: 1, tokens: [fame1]}}",
        "given: that many tokens can’t be given at once");
    row("tokens given elsewhere", "step: sail-to-denmark\nphase: risk\ngiven: 1",
        "given: that many tokens can’t be given at once");
    row("a threat without a source", "step: celebration\nphase: react",
        "phase: this can’t come from an icon or a failed risk");
    row("more cards than there are",
        "step: sail-to-denmark\nphase: risk\nseats: {Sandra: {hand: [wit2, wit2, wit2, wit2]}}",
        "this position has 4 of 'wit2', but the box has 3");
}

void TestLegendPositions::impossibleNumbersAreRefused() {
    QFETCH(QString, position);
    QFETCH(QString, expected);
    const QString said = refusal([&] { game_.at({"Sandra", "Martha"}, position.toStdString()); });
    QVERIFY2(said.endsWith(expected), qPrintable(said));
}

void TestLegendPositions::impossibleSnapshotsAreRefused_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* position, const char* from, const char* to,
                        const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(from) << QString::fromUtf8(to)
                            << QString::fromUtf8(expected);
    };
    const char* const risk = "step: sail-to-denmark\nphase: risk";
    const char* const bid = "step: king-hrothgars-hall\nphase: bid";
    const char* const turn = "step: grendels-attack\nphase: in-turn\nseats: {Martha: {row: [courage1]}}";
    const char* const icons = "step: dragon-battle\nphase: icons\nseats: {Sandra: {status: 1}, Martha: {status: 2}}";
    row("three scratches", risk, "scratches: 0", "scratches: 3", "seats.Sandra.scratches: 3 scratches make a wound");
    row("an icon taken during the choice", bid, "1: nobody", "1: Martha", "takers.1: no icon has been taken yet");
    row("a number during the choice", bid, "status: 0", "status: 1",
        "seats.Sandra.status: numbers are assigned in majors and auctions, not here");
    row("a number beyond the seats", bid, "status: 0", "status: 4", "status: there must be as many numbers as players");
    row("a number for one of two", turn, "status: 0", "status: 1",
        "status: each number from 1 to the number of players must belong to exactly one player");
    row("two with the same number", icons, "status: 2", "status: 1",
        "status: each number from 1 to the number of players must belong to exactly one player");
    row("a closed icon taken", icons, "4: nobody", "4: Martha", "takers.4: this icon is closed");
    row("an icon taken too early", icons, "1: nobody", "1: Martha",
        "takers: players with lower numbers must have taken one icon each, and all others none");
    row("a wound out of nowhere", bid, "threat: scratch", "threat: wound",
        "threat: this must be “scratch” if nothing is about to happen");
    row("a turn half done by nobody", bid, "added: 0", "added: 1", "added: the player to move has laid out 0");
    row("a risk without a card", turn, "risked: false", "risked: true",
        "risked: after a risk this turn, a card from it must be in the row");
    row("a second round elsewhere", risk, "round: 0", "round: 1", "round: rounds are counted only in Recovery");
    row("another step", bid, "step: king-hrothgars-hall", "step: king-hygelacs-court",
        "phase: this phase does not belong to this step");
    row("nobody to move", bid, "to_move: Sandra", "to_move: nobody",
        "to_move: this must be nobody if the game is over, and a player otherwise");
}

/// A stored state is checked like a position and refused at the line of its field.
void TestLegendPositions::impossibleSnapshotsAreRefused() {
    QFETCH(QString, position);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, expected);
    const auto match = game_.at({"Sandra", "Martha"}, position.toStdString());
    const QString stored = QString::fromStdString(record::toYaml(match->describeState()));
    const auto at = stored.indexOf(from);
    QVERIFY(at >= 0);
    QString altered = stored;
    altered.replace(at, from.size(), to);
    const record::Node tree = record::parseYaml(altered.toStdString(), "snapshot");
    const std::string file = "snapshot";
    const QString said = refusal([&] { match->restore(record::Cursor(tree, file)); });
    QVERIFY2(said.endsWith(expected), qPrintable(said));
    const auto line = stored.left(at).count(u'\n') + 1;
    // Some fields are only wrong in combination; the first of them is named.
    const bool isTogether = expected.startsWith(QLatin1String("takers: ")) ||
                            expected.startsWith(QLatin1String("phase: ")) ||
                            expected.startsWith(QLatin1String("status: each"));
    if (!isTogether) QVERIFY2(said.startsWith(QStringLiteral("snapshot:%1: ").arg(line)), qPrintable(said));
}

HEOROT_SUITE(TestLegendPositions)
#include "tst_legend_positions.moc"
