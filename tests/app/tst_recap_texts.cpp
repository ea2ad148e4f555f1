// SPDX-License-Identifier: GPL-3.0-or-later
// What the line above the prompt says of the others, and its buttons.
#include "story_fixture.h"
#include "suite/widget_suite.h"

#include <QRegularExpression>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestRecapTexts final : public StoryFixture {
    Q_OBJECT

  private slots:
    void lineTellsNoTotals();
    void whoClosesASecretChoiceIsToldIt();
    void lineBeginsWithAnotherPlayer();
    void whyIsAskedFromTheLine();
    void singleEntryHasNoArrows();
    void numbersAreNotCut();
    void playedTileIsPictured();
};

/// By the time it is read, others may have changed them.
void TestRecapTexts::lineTellsNoTotals() {
    openTold(QStringLiteral("raiders"));
    for (const session::RecapEntry& entry : line().entries()) {
        QVERIFY(!entry.deeds.empty());
        for (const QString& sentence : entry.sentences())
            QVERIFY2(!sentence.contains(QStringLiteral("now has")), qPrintable(sentence));
    }
    QVERIFY(part<QLabel>("storyLinePoints")->text().isEmpty());
}

/// Also when the reader itself chose last.
void TestRecapTexts::whoClosesASecretChoiceIsToldIt() {
    open({"human", "v1"}, quickSettings(), {1920, 1080}, &moduleOf(QStringLiteral("legend")));
    session().setGuide([](engine::Action) {});
    static const QRegularExpression place(QStringLiteral("takes \\d\\w\\w place"));
    const auto& moves = session().match().moves();
    std::size_t told = 0;
    while (moves.size() < 400 && !session().match().isOver()) {
        engine::ActionList legal;
        session().match().legalActions(legal);
        QVERIFY(!session().playWritten(legal[moves.size() * 7 % static_cast<std::size_t>(legal.size())], {}));
        const std::size_t last = moves.size() - 1;
        if (moves[last].seat != 0) continue;
        const auto own = session::ownBefore(session().match(), moves.size(), 0);
        QCOMPARE(own.end, moves.size());
        const auto outcome = session::outcomeOf(session(), own, 0);
        const QString all = outcome.empty() ? QString() : outcome.front().allSentences();
        bool isShown = false;
        for (const session::ReportLine& each : session().report(last, 0).lines)
            isShown = isShown || each.sentence.contains(place);
        if (all.startsWith(QStringLiteral("The choices are revealed: "))) {
            ++told;
            QVERIFY(isShown);
        }
    }
    QVERIFY(told > 0);
}

/// What the reader did itself is one step back.
void TestRecapTexts::lineBeginsWithAnotherPlayer() {
    std::vector<session::RecapEntry> entries(3);
    entries[0].seat = 0;
    entries[1].seat = 2;
    entries[2].seat = 1;
    QCOMPARE(session::firstOfOthers(entries, 0), std::size_t{1});
    QCOMPARE(session::firstOfOthers(entries, 1), std::size_t{0});
    QCOMPARE(session::firstOfOthers({entries[0]}, 0), std::size_t{0});
    openTold(QStringLiteral("movie"));
    QCOMPARE(line().chosen(), session::firstOfOthers(line().entries(), 0));
}

void TestRecapTexts::whyIsAskedFromTheLine() {
    openTold(QStringLiteral("movie"));
    const session::RecapEntry entry = line().entries().front();
    press("storyLineWhy");
    auto* why = part<WhyCard>("whyCard");
    QVERIFY(why->isVisible());
    QVERIFY(why->move() && *why->move() >= entry.first && *why->move() < entry.end);
    QCOMPARE(part<QToolButton>("storyLineWhy")->text(), QStringLiteral("Why?"));
}

void TestRecapTexts::singleEntryHasNoArrows() {
    openTold(QStringLiteral("movie"));
    const auto entries = line().entries();
    QVERIFY(entries.size() > 1);
    QVERIFY(part<QToolButton>("storyLineForward")->isVisible());
    line().setEntries({entries.front()});
    for (const char* name : {"storyLineForward", "storyLineBack", "storyLineEntry1"})
        QVERIFY(!part<QToolButton>(name)->isVisible());
    QVERIFY(!part<QLabel>("storyLinePlace")->isVisible());
}

/// A sentence without room ends before a number, not between it and what it counts.
void TestRecapTexts::numbersAreNotCut() {
    openTold(QStringLiteral("movie"), {1024, 600});
    static const QRegularExpression cut(QStringLiteral("[+−]\\d+ …$"));
    session::RecapEntry entry = line().entries().front();
    for (int length = 0; length < 12; ++length) {
        QString sentence = QStringLiteral("Martha wins ") + QString(length, u'i');
        for (int i = 0; i < 80; ++i) sentence += QStringLiteral(" −1 food, +2 glory,");
        entry.deeds = {{sentence, game::Deed::Weight::Great}};
        line().setEntries({entry});
        const QString shown = line().shownText().remove(QChar(0x200B));
        QVERIFY(shown.endsWith(QStringLiteral(" …")));
        QVERIFY2(!cut.match(shown).hasMatch(), qPrintable(shown));
    }
}

/// Not the back of the tile that was drawn before.
void TestRecapTexts::playedTileIsPictured() {
    session::RecapEntry entry;
    entry.seat = 1;
    for (const char* sentence : {"Martha draws a tile.", "Martha plays a +3 boon."}) {
        session::ReportLine told;
        told.sentence = QString::fromLatin1(sentence);
        told.seat = 1;
        entry.lines.push_back(told);
    }
    QCOMPARE(entry.mainLine().sentence, entry.lines[1].sentence);
}

HEOROT_WIDGET_SUITE(TestRecapTexts)
#include "tst_recap_texts.moc"
