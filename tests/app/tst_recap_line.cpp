// SPDX-License-Identifier: GPL-3.0-or-later
// What the others did since the person's turn: in the line above the prompt, outlined on the table, step by step.
#include "session/why_text.h"
#include "story_fixture.h"
#include "suite/widget_suite.h"
#include "ui/outlines.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestRecapLine final : public StoryFixture {
    Q_OBJECT

  private slots:
    void entriesAreTheSentencesOfTheLog_data() { addGames(); }
    void entriesAreTheSentencesOfTheLog();
    void outlinesStandAtTheSpots_data() { addGames(); }
    void outlinesStandAtTheSpots();
    void nothingIsCovered_data();
    void nothingIsCovered();
    void roomStaysBetweenTurns();
    void ownActionFoldsTheLine();
    void keysOfTheLine();
    void pointingAtAnOutlineChoosesItsEntry();
    void endOfABattleIsSaidFirst();
    void openedPanelsLieOverOutlines();
    void lineIsReadAloud();
    void lastMoveIsToldWhileOthersPlay();
    void demoTellsWhy_data();
    void demoTellsWhy();
    void lessonsHaveNoLine();
    void whatHasNoRoomIsOffered();
};

void TestRecapLine::entriesAreTheSentencesOfTheLog() {
    QFETCH(QString, game);
    openTold(game);
    const session::MoveRange since = session::othersSince(session().match(), 0);
    QCOMPARE(since.end, session().match().moves().size());
    QStringList expected, told;
    for (std::size_t move = since.first; move < since.end; ++move) {
        QVERIFY(session().match().moves()[move].seat != 0);
        for (const session::ReportLine& each : session().report(move, 0).lines) expected << each.sentence;
    }
    for (std::size_t i = 0; i < line().entries().size(); ++i) {
        const session::RecapEntry& entry = line().entries()[i];
        // A row of moves of one player is one entry.
        // The reader’s own outcomes stand before and behind the others.
        if (entry.seat == 0) continue;
        if (i > 0) QVERIFY(entry.seat != line().entries()[i - 1].seat || entry.first > line().entries()[i - 1].end);
        for (const session::ReportLine& each : entry.lines) told << each.sentence;
        int change = 0;
        for (const session::ReportLine& each : entry.lines)
            for (const auto& part : each.changes)
                if (part.seat == entry.seat) change += part.change;
        const bool hasOwn = !entry.changes.empty() && entry.changes.front().seat == entry.seat;
        QCOMPARE(hasOwn ? entry.changes.front().change : 0, change);
    }
    QCOMPARE(told, expected);
    QCOMPARE(line().chosen(), std::size_t{0});
    const QString shown = line().shownText().remove(QChar(0x200B)).remove(QStringLiteral(" …"));
    QVERIFY(!shown.isEmpty());
    const QStringList texts = line().entries().front().texts();
    const bool isOne = std::any_of(texts.begin(), texts.end(), [&](const QString& text) { return text == shown; });
    QVERIFY2(isOne || texts.constLast().startsWith(shown), qPrintable(shown));
    // Each is a part of the one before, down to the line that says most.
    for (qsizetype i = 1; i < texts.size(); ++i) QVERIFY(texts[i].size() < texts[i - 1].size());
    QVERIFY(line().entries().front().sentences().contains(texts.constLast()));
}

void TestRecapLine::outlinesStandAtTheSpots() {
    QFETCH(QString, game);
    openTold(game);
    const auto& entries = line().entries();
    QCOMPARE(marks().outlines.size(), entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const ui::Outline& outline = marks().outlines[i];
        QCOMPARE(outline.seat, entries[i].seat);
        QCOMPARE(outline.spots, entries[i].spots);
        QCOMPARE(outline.number, entries.size() > 1 ? static_cast<int>(i) + 1 : 0);
        QCOMPARE(outline.isChosen, i == 0);
    }
    QVERIFY(!ui::outlinedSpots(board().scene(), marks().outlines).empty());
    page_->actions().log->trigger(); // no card: the outlines stay
    QVERIFY(!marks().outlines.empty());
    session().askHint();
    page_->actions().hint->trigger();
    QVERIFY(marks().outlines.empty());
}

void TestRecapLine::nothingIsCovered_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    for (const char* game : {"sample", "movie", "legend", "raiders"})
        for (const auto& [size, text] : {std::pair(QSize(1024, 600), 1.),
                                         {QSize(1280, 800), 1.},
                                         {QSize(1920, 1080), 1.},
                                         {QSize(1280, 800), 1.5}})
            QTest::addRow("%s %d %g", game, size.width(), text) << QString::fromLatin1(game) << size << text;
}

void TestRecapLine::nothingIsCovered() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QFETCH(double, text);
    Settings settings = quickSettings();
    settings.textScale = text;
    openTold(game, size, settings);
    const QRectF strip = line().geometry();
    QVERIFY(page_->rect().contains(line().geometry()));
    const game::Look& look = page_->board().look();
    const QRectF prompt = game::frameOf(look, 3).prompt;
    for (const game::Spot& spot : board().scene().spots) {
        // What is scrolled or scaled away from the edge of the stage lies above the strip.
        const QRectF area = board().spotArea(spot.id).adjusted(1, 1, -1, -1);
        QVERIFY2(!area.intersects(strip), qPrintable(spot.id));
        if (spot.id.startsWith(u"hand/")) QVERIFY(area.top() > strip.bottom());
    }
    const double scale = page_->width() / look.size.width();
    QVERIFY(strip.bottom() <= prompt.top() * std::min(scale, page_->height() / look.size.height()) +
                                  std::abs(page_->height() - look.size.height() * scale) / 2 + 2);
    for (const QWidget* part : line().findChildren<QWidget*>())
        if (part->isVisible() && part->parentWidget() == &line())
            QVERIFY2(line().rect().contains(part->geometry()), qPrintable(part->objectName()));
    QVERIFY(part<QLabel>("storyLineSentence")->width() > 150);
}

/// The table does not jump from turn to turn.
void TestRecapLine::roomStaysBetweenTurns() {
    openTold(QStringLiteral("movie"));
    const QRectF before = board().spotArea(QStringLiteral("space/a1"));
    for (int i = 0; i < 5; ++i) {
        goOn();
        QCOMPARE(board().spotArea(QStringLiteral("space/a1")), before);
    }
}

void TestRecapLine::ownActionFoldsTheLine() {
    openTold(QStringLiteral("movie"));
    QVERIFY(!part<QWidget>("unfold")->isVisible());
    // A draw, which the person goes on from.
    const std::vector<session::RecapEntry> before = line().entries();
    engine::ActionList legal;
    session().match().legalActions(legal);
    const auto draw = std::find_if(legal.begin(), legal.end(),
                                   [&](engine::Action action) { return session().match().format(action) == "draw"; });
    QVERIFY(draw != legal.end());
    session().setPaused(true);
    QVERIFY(!session().play(*draw));
    QVERIFY(!line().isVisible());
    QVERIFY(marks().outlines.empty());
    QVERIFY(part<QWidget>("unfold")->isVisible());
    QVERIFY(part<QWidget>("unfold")->geometry().bottom() < page_->height());
    press("unfold");
    QVERIFY(line().isVisible());
    QCOMPARE(line().entries().front().allSentences(), before.front().allSentences());
    QVERIFY(!marks().outlines.empty());
}

void TestRecapLine::keysOfTheLine() {
    openTold(QStringLiteral("movie"));
    QVERIFY(line().entries().size() > 1);
    line().setFocus();
    QTest::keyClick(&line(), Qt::Key_Right);
    QCOMPARE(line().chosen(), std::size_t{1});
    QVERIFY(marks().outlines[1].isChosen && !marks().outlines[0].isChosen);
    QTest::keyClick(&line(), Qt::Key_Left);
    QTest::keyClick(&line(), Qt::Key_Left);
    QCOMPARE(line().chosen(), std::size_t{0});
    QTest::keyClick(&line(), Qt::Key_Down);
    QVERIFY(marks().isPast);
    QTest::keyClick(&line(), Qt::Key_Down);
    QVERIFY(showsNow());
    press("storyLineForward");
    QCOMPARE(line().chosen(), std::size_t{1});
    press("storyLineEntry1");
    QCOMPARE(line().chosen(), std::size_t{0});
    press("storyLineBefore");
    QVERIFY(marks().isPast);
    press("storyLineBefore");
    QVERIFY(showsNow());
    line().setFocus();
    QTest::keyClick(&line(), Qt::Key_Escape);
    QVERIFY(!line().isVisible());
    QVERIFY(board().hasFocus());
    // From anywhere it opens again, at the same entry.
    key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(line().isVisible());
    QCOMPARE(line().chosen(), std::size_t{0});
    // Escape at the table, with nothing to take back.
    key(Qt::Key_Escape);
    QVERIFY(!line().isVisible());
}

void TestRecapLine::pointingAtAnOutlineChoosesItsEntry() {
    openTold(QStringLiteral("movie"));
    const auto& entries = line().entries();
    QVERIFY(entries.size() > 1);
    const auto own = std::find_if(entries[1].spots.begin(), entries[1].spots.end(), [&](const QString& spot) {
        return board().scene().find(spot) && !entries[0].spots.contains(spot);
    });
    QVERIFY(own != entries[1].spots.end());
    QTest::mouseMove(&board(), board().spotArea(*own).center().toPoint());
    QTRY_COMPARE(line().chosen(), std::size_t{1});
    QVERIFY(marks().outlines[1].isChosen);
}

void TestRecapLine::endOfABattleIsSaidFirst() {
    session::RecapEntry entry;
    entry.seat = 1;
    for (const char* sentence : {"Martha pays 4 food.", "Martha wins the combat.", "Martha gains 9 glory."}) {
        session::ReportLine told;
        told.sentence = QString::fromLatin1(sentence);
        told.seat = 1;
        entry.lines.push_back(told);
    }
    entry.lines[2].changes.push_back({1, 9, 9});
    QCOMPARE(entry.mainLine().sentence, entry.lines[2].sentence);
    entry.lines[1].isLandmark = true;
    QCOMPARE(entry.mainLine().sentence, entry.lines[1].sentence);
}

void TestRecapLine::openedPanelsLieOverOutlines() {
    openTold(QStringLiteral("movie"));
    QVERIFY(!marks().outlines.empty());
    for (const bool opens : {true, false}) {
        page_->board().choose(QStringLiteral("seat/1"));
        QCOMPARE(page_->board().openedSeat(), opens ? engine::Seat{1} : engine::nobody);
        QCOMPARE(marks().outlines.empty(), opens);
    }
}

void TestRecapLine::lineIsReadAloud() {
    openTold(QStringLiteral("movie"));
    const QString first = line().spoken();
    QCOMPARE(line().accessibleName(), first);
    QVERIFY(first.contains(line().entries().front().allSentences()));
    key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(line().spoken() != first);
    QCOMPARE(part<QLabel>("status")->text(), line().spoken());
    for (const QToolButton* button : line().findChildren<QToolButton*>())
        if (button->isVisible()) QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
}

void TestRecapLine::lastMoveIsToldWhileOthersPlay() {
    open({"human", "v1", "v1"}, quickSettings(), {1920, 1080}, &movie_.module());
    session().setPaused(true);
    goOn();
    if (session().mayDecide()) goOn(); // a drawn tile is played
    QVERIFY(!session().mayDecide());
    QTRY_VERIFY(!session().isThinking());
    while (!session().mayDecide()) {
        const std::size_t before = session().match().moves().size();
        session().playOneComputerMove();
        QTRY_VERIFY(session().match().moves().size() > before);
        QTRY_VERIFY(!session().isThinking());
        if (session().mayDecide() || line().entries().empty()) continue;
        QVERIFY(line().isVisible());
        QCOMPARE(line().chosen() + 1, line().entries().size());
    }
    QCOMPARE(line().chosen(), std::size_t{0});
}

void TestRecapLine::demoTellsWhy_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"movie", "legend", "raiders"}) QTest::newRow(game) << QString::fromLatin1(game);
}

/// Where only computer players play, each move has its reason in the line, at every size.
void TestRecapLine::demoTellsWhy() {
    QFETCH(QString, game);
    open({"v1", "v1", "v1"}, quickSettings(), {1280, 800}, &moduleOf(game));
    session().setPaused(true);
    auto* moments = part<MomentLayer>("momentLayer");
    int told = 0;
    while (told < 8) {
        const std::size_t before = session().match().moves().size();
        QTRY_VERIFY(!session().isThinking());
        session().playOneComputerMove();
        QTRY_VERIFY(session().match().moves().size() > before);
        while (moments->isPlaying()) moments->skip();
        if (line().entries().empty()) continue;
        ++told;
        QVERIFY(line().isVisible());
        QCOMPARE(line().chosen() + 1, line().entries().size());
        const session::RecapEntry& entry = line().entries().back();
        QCOMPARE(entry.reason, session::briefWhy(session().game(), session().match(), entry.first, entry.seat));
        QVERIFY(!entry.reason.isEmpty());
        QVERIFY(line().spoken().contains(entry.reason));
        QVERIFY(!line().spoken().contains(QStringLiteral("your turn")));
        QVERIFY(part<QLabel>("storyLineSentence")->toolTip().contains(entry.reason));
        const QString shown = line().shownText().remove(QChar(0x200B)).remove(QStringLiteral(" …"));
        QVERIFY2(shown.contains(entry.reason.left(5)), qPrintable(shown));
    }
    // A person is told no reasons beside the moves: W asks for them.
    openTold(game);
    for (const session::RecapEntry& entry : line().entries()) QVERIFY(entry.reason.isEmpty());
}

void TestRecapLine::lessonsHaveNoLine() {
    open({"human", "v1", "v1"}, quickSettings(), {1920, 1080}, &movie_.module());
    session().setGuide([](engine::Action) {});
    for (int i = 0; i < 12; ++i) {
        engine::ActionList legal;
        session().match().legalActions(legal);
        QVERIFY(!session().playWritten(legal[0], {}));
    }
    QVERIFY(!line().isVisible());
    QVERIFY(!part<QWidget>("unfold")->isVisible());
    key(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!line().isVisible());
    QVERIFY(marks().outlines.empty());
}

/// Never a silent cut: a button says how much more there is, and opens all of it.
void TestRecapLine::whatHasNoRoomIsOffered() {
    openTold(QStringLiteral("movie"), {1024, 600});
    auto* more = part<QToolButton>("storyLineMore");
    session::RecapEntry entry = line().entries().front();
    const QString deed = QStringLiteral("Martha wins the Sea Battle “Spawn of Jormungandr”: +21 glory, number %1.");
    entry.deeds.clear();
    for (int i = 1; i <= 5; ++i) entry.deeds.push_back({deed.arg(i), game::Deed::Weight::Great});
    line().setEntries({entry});
    const QStringList sentences = entry.sentences();
    QCOMPARE(sentences.size(), 5);
    const QString shown = line().shownText().remove(QChar(0x200B));
    QVERIFY(shown != sentences.join(u' '));
    QTRY_VERIFY(more->isVisible());
    const auto left = entry.texts().indexOf(shown);
    QVERIFY2(left < 0 || more->text().contains(QString::number(left)), qPrintable(more->text()));
    QVERIFY(line().rect().contains(more->geometry()));
    more->click();
    auto* rest = part<QFrame>("storyLineRest");
    QVERIFY(rest->isVisible());
    QStringList listed;
    for (const QLabel* label : rest->findChildren<QLabel*>()) listed << label->text().remove(QChar(0x200B));
    QCOMPARE(listed, sentences);
    QTest::keyClick(rest, Qt::Key_Escape);
    QTRY_VERIFY(!page_->findChild<QFrame*>(QStringLiteral("storyLineRest")));
    // What has room needs no button.
    entry.deeds.resize(1);
    line().setEntries({entry});
    QTRY_VERIFY(!more->isVisible());
}

HEOROT_WIDGET_SUITE(TestRecapLine)
#include "tst_recap_line.moc"
