// SPDX-License-Identifier: GPL-3.0-or-later
// Ends of acts, rounds, and episodes that no page tells: when there is none, and what tells them then.
#include "chapter_fixture.h"
#include "heorot/recap_line.h"
#include "suite/widget_suite.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestChaptersWithoutPage final : public ChapterFixture {
    Q_OBJECT

  private slots:
    void roundIsToldWithoutItsPage_data();
    void roundIsToldWithoutItsPage();
    void minorStepsHaveNoPage();
    void settingTurnsPagesOff();
    void lessonsAndDemosHaveNoPage();
};

void TestChaptersWithoutPage::minorStepsHaveNoPage() {
    const QString id = QStringLiteral("legend");
    const auto session = sessionOf(id, played(id, all));
    const auto& chapters = session->chapters();
    const auto find = [&](bool isMajor) {
        std::size_t place = 1;
        while (chapters[place].chapter.isMajor != isMajor) ++place;
        return place;
    };
    openBefore(id, find(false));
    playNext();
    QVERIFY(!page().isOpen());
    openBefore(id, find(true));
    playNext();
    QVERIFY(page().isOpen());
    Settings settings = quickSettings();
    settings.chapterPages = ChapterPages::Always;
    openBefore(id, find(false), settings);
    playNext();
    QVERIFY(page().isOpen());
}

void TestChaptersWithoutPage::settingTurnsPagesOff() {
    Settings settings = quickSettings();
    settings.chapterPages = ChapterPages::Never;
    openBefore(QStringLiteral("movie"), 0, settings);
    playNext();
    QVERIFY(!page().isOpen());
    QVERIFY(!page_->session().isHeld());
}

void TestChaptersWithoutPage::lessonsAndDemosHaveNoPage() {
    const QString id = QStringLiteral("movie");
    const std::size_t last = starts(id)[1] - 1;
    auto session = sessionOf(id, played(id, last));
    session->setGuide([](engine::Action) {});
    show(std::move(session));
    QVERIFY(!page_->session().playWritten(chosen(movie_.module(), page_->session().match()), {}));
    skipMoments();
    QVERIFY(!page().isOpen());

    const session::NewGame begun = newGame(id, std::vector<std::string>(seats, "easy"));
    auto match = movie_.module().newMatch(begun.setup, begun.seating, {});
    while (match->moves().size() < last) QVERIFY(!match->play(chosen(movie_.module(), *match)));
    show(sessionOf(id, std::move(match)));
    QTRY_VERIFY(page_->session().match().moves().size() > last + 1 || part<MomentLayer>("momentLayer")->isPlaying());
    skipMoments();
    QVERIFY(!page().isOpen());
}

void TestChaptersWithoutPage::roundIsToldWithoutItsPage_data() {
    QTest::addColumn<bool>("hasPage");
    QTest::newRow("with its page") << true;
    QTest::newRow("without pages") << false;
}

void TestChaptersWithoutPage::roundIsToldWithoutItsPage() {
    QFETCH(bool, hasPage);
    Settings settings = quickSettings();
    settings.chapterPages = hasPage ? ChapterPages::Major : ChapterPages::Never;
    openBefore(QStringLiteral("raiders"), 1, settings);
    playNext();
    QTRY_COMPARE(page().isVisible(), hasPage);
    if (hasPage) QTest::keyClick(page_->focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!page().isVisible());
    auto* line = part<RecapLine>("storyLine");
    const auto told = [&] {
        QStringList sentences;
        for (const session::RecapEntry& entry : line->entries()) sentences << entry.sentences();
        return sentences.filter(QStringLiteral("Round 2 ends"));
    };
    QCOMPARE(told().size(), hasPage ? 0 : 1);
    if (!hasPage) {
        QVERIFY2(told()[0].contains(QStringLiteral("Round 3 begins")), qPrintable(told()[0]));
        QVERIFY2(told()[0].contains(QStringLiteral("new cards")), qPrintable(told()[0]));
    }
    const LogModel model(page_->session());
    const LogRows rows(page_->session(), model);
    QStringList headings;
    for (int row = 0; row < rows.rowCount(); ++row)
        if (rows.index(row, 0).data(LogRows::HeadingRole).toBool()) headings << rows.index(row, 0).data().toString();
    QCOMPARE(headings.last(), QStringLiteral("Round 3"));
}

HEOROT_WIDGET_SUITE(TestChaptersWithoutPage)
#include "tst_chapters_without_page.moc"
