// SPDX-License-Identifier: GPL-3.0-or-later
// Written positions with numbers that no game comes to are refused.
#include "../record/refusal.h"
#include "legend.h"

#include <QTest>

using namespace heorot;
using namespace heorot::test;

class TestLegendPositions : public QObject {
    Q_OBJECT

  private slots:
    void wrongNumbersAreRefused_data();
    void wrongNumbersAreRefused();
    void snapshotsAreHeldToTheSame();

  private:
    Legend game_;
};

void TestLegendPositions::wrongNumbersAreRefused_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* position, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(position) << QString::fromUtf8(expected);
    };
    row("three scratches", "step: sail-to-denmark\nphase: risk\nseats: {Martha: {scratches: 3}}",
        "scratches: 3 of them are a wound");
    row("points noted before any could be", "step: sail-to-denmark\nphase: risk\nseats: {Sandra: {booked: 1}}",
        "booked: no more than 0 points can have been noted by now");
    row("more points noted than icons gave", "step: great-rewards\nphase: pay\nseats: {Sandra: {booked: 99}}",
        "booked: no more than 5 points can have been noted by now");
    row("cards remembered that there are not",
        "step: sail-to-denmark\nphase: risk\nseats: {Sandra: {known: {travelling1: 60}}}",
        "known: 'travelling1' is in the box 15 times");
    row("cards chosen that there are not",
        "step: celebration\nphase: icons\nseats: {Sandra: {status: 1, chosen: {travelling1: 60}}, Martha: {status: 2}}",
        "chosen: 'travelling1' is in the box 15 times");
    row("cards chosen by all that there are not",
        "step: celebration\nphase: icons\n"
        "seats: {Sandra: {status: 1, chosen: {wit2: 2}}, Martha: {status: 2, chosen: {wit2: 2}}}",
        "chosen: 'wit2' is in the box 3 times");
    row("a third round of Recovery", "step: rest-at-heorot\nphase: recover\nround: 2\ndisplay: [wit1]",
        "round: Recovery has 2 of them, counted from 0");
    row("all tokens given", "step: break-ranks\nphase: give\ngiven: 2\nseats: {Sandra: {wounds: 1, tokens: [fame1]}}",
        "given: so many tokens are not given at once");
    row("tokens given elsewhere", "step: sail-to-denmark\nphase: risk\ngiven: 1",
        "given: so many tokens are not given at once");
    row("more cards than there are",
        "step: sail-to-denmark\nphase: risk\nseats: {Sandra: {hand: [wit2, wit2, wit2, wit2]}}",
        "'wit2' lies here 4 times, but is in the box 3 times");
}

void TestLegendPositions::wrongNumbersAreRefused() {
    QFETCH(QString, position);
    QFETCH(QString, expected);
    const QString said = refusal([&] { game_.at({"Sandra", "Martha"}, position.toStdString()); });
    QVERIFY2(said.endsWith(expected), qPrintable(said));
}

/// A stored state is no better than a position.
void TestLegendPositions::snapshotsAreHeldToTheSame() {
    const auto match = game_.at({"Sandra", "Martha"}, "step: sail-to-denmark\nphase: risk");
    std::string stored = record::toYaml(match->describeState());
    const std::string from = "scratches: 0";
    const auto at = stored.find(from);
    QVERIFY(at != std::string::npos);
    stored.replace(at, from.size(), "scratches: 3");
    const record::Node tree = record::parseYaml(stored, "snapshot");
    const std::string file = "snapshot";
    const QString said = refusal([&] { match->restore(record::Cursor(tree, file)); });
    QVERIFY2(said.endsWith(QStringLiteral("scratches: 3 of them are a wound")), qPrintable(said));
}

QTEST_APPLESS_MAIN(TestLegendPositions)
#include "tst_legend_positions.moc"
