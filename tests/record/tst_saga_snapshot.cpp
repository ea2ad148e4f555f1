// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas played with other rules or data: they resume from their last stored state, and earlier moves are kept as lines.
#include "saga_fixture.h"
#include "suite/notice.h"
#include "suite/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::record;
using namespace heorot::test;

namespace {

QString lastState(const QString& others, const QString& line) {
    return QStringLiteral("This game was played with %1. Its moves can’t be replayed (the one on line %2 of the file "
                          "fails), so it resumes from its last state; earlier moves are only in the file.")
        .arg(others, line);
}

const QString newerRules = QStringLiteral("newer rules than this version of Heorot has");
const QString otherData = QStringLiteral("different data (numbers on cards and in tables)");

}

class TestSagaSnapshot : public QObject {
    Q_OBJECT

  private slots:
    void otherRulesThatReplayAreReported_data();
    void otherRulesThatReplayAreReported();
    void otherRulesResumeFromTheSnapshot_data();
    void otherRulesResumeFromTheSnapshot();
    void undoStopsAtTheSnapshot();
    void earlierLinesAreKeptThroughFurtherSaves();
    void snapshotWithoutEarlierMovesStaysLoadable();
    void diceAfterASnapshotDoNotRepeat();
    void arrangedGameCanBeStored();
    void badSnapshotIsRefused_data();
    void badSnapshotIsRefused();
    void otherDataResumesFromTheSnapshotOrIsRefused();

  private:
    SampleSagas sagas_;
};

void TestSagaSnapshot::otherRulesThatReplayAreReported_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("notice");
    const auto row = [](const char* name, const std::string& text, const QString& others) {
        QTest::newRow(name) << QString::fromStdString(text)
                            << (others.isEmpty() ? others
                                                 : QStringLiteral("This game was played with %1.").arg(others));
    };
    const std::string otherNumbers = replaced(baseText(), "data: \"", "data: \"0");
    row("the same", baseText(), {});
    row("newer rules", withOtherRules(baseText()), newerRules);
    row("other data", otherNumbers, otherData);
    row("both", withOtherRules(otherNumbers), newerRules + QStringLiteral(", and with ") + otherData);
}

void TestSagaSnapshot::otherRulesThatReplayAreReported() {
    QFETCH(QString, text);
    QFETCH(QString, notice);
    const LoadedSaga saga = sagas_.load(text.toStdString());
    QCOMPARE(QString::fromStdString(heorot::test::noticeOf(saga)), notice);
    QCOMPARE(saga.match->moves().size(), std::size_t{15});
    QCOMPARE(sagas_.write(*saga.match), sagas_.write(*sagas_.load(baseText()).match));
}

void TestSagaSnapshot::otherRulesResumeFromTheSnapshot_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(expected);
    };
    row("action that is none", "action: name 4", "action: name it", "25");
    row("action that is not legal", "action: name 4", "action: roll", "25");
    row("other seat", "seat: \"Anna\"\n    action: bid done", "seat: \"Ben\"\n    action: bid done", "20");
    row("outcome that is not known", "- die: 2", "- coin: 2", "29");
    row("outcome that does not fit", "- die: 2", "- first: 2", "26");
    row("deal of another deck", "[red, shield, red", "[red, red, red", "16");
    row("deal of unknown pieces", "[red, shield, red", "[red, green, red", "16");
    row("snapshot of another state", "prizes: 4", "prizes: 3", "71");
}

void TestSagaSnapshot::otherRulesResumeFromTheSnapshot() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, expected);
    const std::string text = withOtherRules(replaced(baseText(), from.toStdString(), to.toStdString()));
    const LoadedSaga saga = sagas_.load(text);
    QCOMPARE(QString::fromStdString(heorot::test::noticeOf(saga)), lastState(newerRules, expected));
    QVERIFY(saga.match->describeState() == *parseYaml(text, "s").find("snapshot"));
    QCOMPARE(saga.match->earlierLines().size(), std::size_t{15});
    QVERIFY2(saga.match->dealEvents().empty(), "a deal is told that never was");
}

void TestSagaSnapshot::undoStopsAtTheSnapshot() {
    const LoadedSaga saga = sagas_.load(withOtherRules(replaced(baseText(), "name 4", "name it")));
    QVERIFY(saga.match->moves().empty());
    QVERIFY(saga.match->undone().empty());
    QVERIFY(!saga.match->undoPoint(0));
    QVERIFY(!saga.match->redo());
    play(*saga.match, "bid red");
    QVERIFY(saga.match->undoPoint(0) == std::size_t{0});
    saga.match->goBackTo(0);
    QVERIFY(saga.match->redo());
}

void TestSagaSnapshot::earlierLinesAreKeptThroughFurtherSaves() {
    const LoadedSaga saga = sagas_.load(withOtherRules(replaced(baseText(), "name 4", "name it")));
    QCOMPARE(saga.match->earlierLines().front(), std::string("Anna: bid shield"));
    QCOMPARE(saga.match->earlierLines()[3], std::string("Anna: name it"));
    QCOMPARE(saga.match->earlierLines().back(), std::string("Anna: bid red"));
    play(*saga.match, "bid done");
    const std::string second = sagas_.write(*saga.match);
    const LoadedSaga again = sagas_.load(second);
    QCOMPARE(heorot::test::noticeOf(again),
             std::string("The game resumes from its last stored state. Earlier moves can’t be "
                         "undone; the file lists them under “earlier”."));
    QCOMPARE(again.match->earlierLines().size(), std::size_t{16});
    QCOMPARE(again.match->earlierLines().back(), std::string("Anna: bid done"));
    QVERIFY(again.match->describeState() == saga.match->describeState());
    const LoadedSaga third = sagas_.load(sagas_.write(*again.match));
    QCOMPARE(third.match->earlierLines(), again.match->earlierLines());
}

void TestSagaSnapshot::snapshotWithoutEarlierMovesStaysLoadable() {
    const std::string text = sagas_.write(*sagas_.newMatch({"Anna", "Ben"}, 2));
    const LoadedSaga saga = sagas_.load(withOtherRules(replaced(text, "- deck: ", "- coin: ")));
    QVERIFY(saga.match->earlierLines().empty());
    const LoadedSaga again = sagas_.load(sagas_.write(*saga.match));
    QVERIFY(again.match->describeState() == saga.match->describeState());
    QVERIFY(!again.notice.empty());
}

void TestSagaSnapshot::diceAfterASnapshotDoNotRepeat() {
    const std::string broken = withOtherRules(replaced(baseText(), "name 4", "name it"));
    const auto first = sagas_.load(broken).match;
    const auto second = sagas_.load(sagas_.write(*first)).match;
    QVERIFY(first->setup().seed != sagas_.load(baseText()).match->setup().seed);
    QVERIFY(second->setup().seed != first->setup().seed);
}

void TestSagaSnapshot::arrangedGameCanBeStored() {
    const auto match = sagas_.newMatch({"Anna", "Ben"}, 2);
    const Node position = parseYaml("{round: 2, players: {Anna: {hand: [red, blue], prizes: 3}}}", "p.yaml");
    const std::string file = "p.yaml";
    match->arrange(Cursor(position, file));
    playAtRandom(*match, 5, 1);
    const LoadedSaga saga = sagas_.load(sagas_.write(*match));
    QVERIFY(saga.match->describeState() == match->describeState());
    QCOMPARE(saga.match->earlierLines().size(), std::size_t{5});
}

void TestSagaSnapshot::badSnapshotIsRefused_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(expected);
    };
    row("field missing", "  named: 0\n", "", "s.saga:59: snapshot: 'named' is missing here");
    row("unknown field", "  named: 0\n", "  named: 0\n  mood: good\n",
        "s.saga:65: snapshot.mood: this key is not allowed here");
    row("number out of range", "  round: 2\n", "  round: 9\n",
        "s.saga:60: snapshot.round: '9' is not a whole number from 0 to 4");
    row("piece missing", "bid: [red]", "bid: []",
        "s.saga:59: snapshot: the pieces here do not match the box; this game was played with other "
        "rules or data");
    row("piece too many", "bid: [red]", "bid: [red, red]",
        "s.saga:59: snapshot: the pieces here do not match the box; this game was played with other "
        "rules or data");
    row("unknown piece", "bid: [red]", "bid: [green]",
        "s.saga:73: snapshot: the pieces here do not match the box; this game was played with other "
        "rules or data");
    row("hidden piece", "bid: [red]", "bid: [\"token?\"]",
        "s.saga:73: snapshot: the pieces here do not match the box; this game was played with other "
        "rules or data");
    row("seat missing", "    Ben:\n      prizes: 0\n      hand: [blue, blue, gold, gold]\n      bid: []\n", "",
        "s.saga:70: snapshot.players: 'Ben' is missing here");
}

void TestSagaSnapshot::badSnapshotIsRefused() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, expected);
    const std::string broken = withOtherRules(replaced(baseText(), "name 4", "name it"));
    QCOMPARE(sagas_.refusalOf(replaced(broken, from.toStdString(), to.toStdString())), expected);
}

void TestSagaSnapshot::otherDataResumesFromTheSnapshotOrIsRefused() {
    const QTemporaryDir folder;
    const auto loadWith = [&](const char* from, const char* to) {
        const std::string data = readFile(HEOROT_SOURCE_DIR "/tests/samplegame/data/sample.yaml");
        QFile own(folder.filePath(QStringLiteral("sample.yaml")));
        if (!own.open(QIODevice::WriteOnly)) qFatal("no temporary file");
        own.write(QByteArray::fromStdString(replaced(data, from, to)));
        own.close();
        const Sample sample(pathOf(folder.path()));
        return heorot::test::noticeOf(readSaga(baseText(), "s.saga", sample.finder()));
    };
    QCOMPARE(loadWith("count: 4", "count: 5"), "This game was played with " + otherData.toStdString() + '.');
    QCOMPARE(QString::fromStdString(loadWith("price: {value: 4", "price: {value: 5")),
             lastState(otherData, QStringLiteral("37")));
    QCOMPARE(refusal([&] { loadWith("copies: 3", "copies: 4"); }),
             QStringLiteral("s.saga:59: snapshot: the pieces here do not match the box; this game was "
                            "played with other rules or data"));
    QCOMPARE(refusal([&] { loadWith("id: gold", "id: golden"); }),
             QStringLiteral("s.saga:66: snapshot: the pieces here do not match the box; this game was "
                            "played with other rules or data"));
}

HEOROT_SUITE(TestSagaSnapshot)
#include "tst_saga_snapshot.moc"
