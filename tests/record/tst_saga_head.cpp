// SPDX-License-Identifier: GPL-3.0-or-later
// Heads of sagas: what a list of sagas shows, read without the rest of the file, in every format ever written.
#include "game/seating.h"
#include "saga_fixture.h"
#include "suite/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot::record;
using namespace heorot::test;

class TestSagaHead : public QObject {
    Q_OBJECT

  private slots:
    void headContainsTheStanding();
    void finishedGameHasItsFinalPoints();
    void promptIsStoredWithItsLanguage_data();
    void promptIsStoredWithItsLanguage();
    void finishedGameHasNoPrompt();
    void headOfFormatOneHasNoStanding();
    void headDoesNotAffectTheGame();
    void restOfTheFileIsNotRead();
    void badHeadIsRefused_data();
    void badHeadIsRefused();
    void fileWithoutAHeadIsRefused_data();
    void fileWithoutAHeadIsRefused();

  private:
    std::string underWay() const {
        const auto match = sagas_.load(baseText()).match;
        return sagaText(sagas_.game(), *match, {"fr", "Anna mise."}).whole();
    }
    SampleSagas sagas_;
};

void TestSagaHead::headContainsTheStanding() {
    const auto match = sagas_.load(baseText()).match;
    const SagaHead head = parseSagaHead(underWay(), "s.saga");
    QCOMPARE(head.format, 2);
    QCOMPARE(head.game, std::string("sample"));
    QCOMPARE(head.rules, 1);
    QCOMPARE(head.data, sagas_.game().fingerprint());
    QCOMPARE(head.seating.names, (std::vector<std::string>{"Anna", "Ben"}));
    QCOMPARE(head.seating.players, (std::vector<std::string>{"human", "easy"}));
    QVERIFY(heorot::game::personsOf(head.seating) == heorot::engine::SeatSet::of(0));
    QVERIFY(head.now.has_value());
    QVERIFY(!head.now->over);
    QCOMPARE(head.now->points.size(), std::size_t{2});
    QVERIFY(*head.now == progressOf(*match));
    // Hands count, and only their owners know them; Anna plays against the computer alone.
    QVERIFY(head.now->unknown == heorot::engine::SeatSet::of(1));
    const std::string older = replaced(underWay(), "unknown: [\"Ben\"]", "unknown: [\"Anna\", \"Ben\"]");
    QVERIFY(parseSagaHead(older, "s.saga").now->unknown == heorot::engine::SeatSet::all(2));
    QCOMPARE(sagas_.refusalOf(older), QStringLiteral("accepted"));
}

void TestSagaHead::finishedGameHasItsFinalPoints() {
    const auto match = sagas_.newMatch({"Anna", "Ben", "Carl"}, 3);
    playAtRandom(*match, 1000, 1);
    QVERIFY(match->isOver());
    const SagaHead head = parseSagaHead(sagas_.write(*match), "s.saga");
    QVERIFY(head.now->over && head.now->unknown.empty());
    const auto total = match->scores().total;
    QCOMPARE(head.now->points, std::vector<int>(total.begin(), total.begin() + 3));
}

void TestSagaHead::promptIsStoredWithItsLanguage_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char* name, const char* text, const char* kept) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(kept);
    };
    row("plain", "Anna mise.", "Anna mise.");
    row("quotes and colons", "\"Zoë\": à toi # d'agir", "\"Zoë\": à toi # d'agir");
    row("two lines", "Anna mise.\ndeal: x", "Anna mise. deal: x");
    row("none", "", "");
}

void TestSagaHead::promptIsStoredWithItsLanguage() {
    QFETCH(QString, text);
    QFETCH(QString, kept);
    const auto match = sagas_.load(baseText()).match;
    const SagaText saga = sagaText(sagas_.game(), *match, {"fr", text.toStdString()});
    const SagaHead head = parseSagaHead(saga.whole(), "s.saga");
    QCOMPARE(QString::fromStdString(head.prompt.text), kept);
    QCOMPARE(head.prompt.language, kept.isEmpty() ? std::string() : std::string("fr"));
    QVERIFY(sagas_.load(saga.whole()).match->describeState() == match->describeState());
}

void TestSagaHead::finishedGameHasNoPrompt() {
    const auto match = sagas_.newMatch({"Anna", "Ben"}, 3);
    playAtRandom(*match, 1000, 1);
    const SagaText saga = sagaText(sagas_.game(), *match, {"fr", "Anna mise."});
    QVERIFY(parseSagaHead(saga.head + "deal:\n", "s.saga").prompt == SagaPrompt{});
}

void TestSagaHead::headOfFormatOneHasNoStanding() {
    const SagaHead head = parseSagaHead(baseText(), "s.saga");
    QCOMPARE(head.format, 1);
    QCOMPARE(head.seating.names, (std::vector<std::string>{"Anna", "Ben"}));
    QVERIFY(!head.now);
    QVERIFY(head.prompt.text.empty());
}

/// A head is only for lists; the moves are authoritative.
void TestSagaHead::headDoesNotAffectTheGame() {
    const std::string text = underWay();
    const LoadedSaga saga = sagas_.load(replaced(text, "over: false", "over: true"));
    QVERIFY(!saga.match->isOver());
    QVERIFY(saga.match->describeState() == sagas_.load(text).match->describeState());
    QCOMPARE(sagas_.load(inFormatOne(text)).match->moves().size(), saga.match->moves().size());
}

void TestSagaHead::restOfTheFileIsNotRead() {
    std::string text = underWay();
    text.erase(text.find("\ndeal:") + 6);
    text += "\n  - [ no YAML: at all\n" + std::string(8u << 20, '[');
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("long.saga"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
    file.close();
    QCOMPARE(readSagaHead(pathOf(path)).seating.names.size(), std::size_t{2});
}

void TestSagaHead::badHeadIsRefused_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(expected);
    };
    row("no end", "over: false\n", "", "s.saga:2: 'over' is missing here");
    row("end that is no flag", "over: false", "over: 0", "s.saga:15: over: '0' is neither true nor false");
    row("no points", "points: ", "pints: ", "s.saga:2: 'points' is missing here");
    row("points that are no list", "points: [", "points: 1 #[", "s.saga:16: points: this must be a list");
    row("points of too many seats", "points: [", "points: [1, ", "s.saga:16: points: each player needs one number");
    row("points that are no number", "points: [", "points: [x, ",
        "s.saga:16: points[0]: 'x' is not a whole number from -9999 to 9999");
    row("points beyond reason", "points: [", "points: [10000, ",
        "s.saga:16: points[0]: '10000' is not a whole number from -9999 to 9999");
    row("seat that is none", "unknown: [", "unknown: [Carl, ", "s.saga:17: unknown[0]: 'Carl' is not 'Anna' or 'Ben'");
    row("prompt without its language",
        "prompt:\n  fr: ", "prompt: ", "s.saga:18: prompt: this must be a map of names and values");
    row("two prompts",
        "  fr: ", "  de: x\n  fr: ", "s.saga:19: prompt: a text is needed here, under its language code");
    row("prompt that is a list", "  fr: ", "  fr: [a] # ", "s.saga:19: prompt.fr: this must be text");
}

void TestSagaHead::badHeadIsRefused() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, expected);
    const std::string text = replaced(underWay(), from.toStdString(), to.toStdString());
    QCOMPARE(refusal([&] { parseSagaHead(text, "s.saga"); }), expected);
    QCOMPARE(sagas_.refusalOf(text), expected);
}

void TestSagaHead::fileWithoutAHeadIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("another text") << QByteArray("Once upon a time\n");
    QTest::newRow("head without an end") << QByteArray("saga: 2\n");
    QTest::newRow("head too long") << QByteArray("# ") + QByteArray(20'000, 'x') + "\nsaga: 2\ndeal: []\n";
}

void TestSagaHead::fileWithoutAHeadIsRefused() {
    QFETCH(QByteArray, text);
    QCOMPARE(refusal([&] { parseSagaHead(text.toStdString(), "s.saga"); }),
             QStringLiteral("s.saga: this file does not look like a saga"));
}

HEOROT_SUITE(TestSagaHead)
#include "tst_saga_head.moc"
