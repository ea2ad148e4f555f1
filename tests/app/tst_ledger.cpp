// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger: its numbers add up to the points of the match as the viewer knows them, and each opens its lines.
#include "chapter_fixture.h"
#include "suite/widget_suite.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::Seat;

class TestLedger final : public ChapterFixture {
    Q_OBJECT

  private slots:
    void numbersAddUpToThePoints_data() { games(); }
    void numbersAddUpToThePoints();
    void numbersAreThoseOfTheirReader();
    void lastRowIsWhatTheGameWouldEndWith_data() { games(); }
    void lastRowIsWhatTheGameWouldEndWith();
    void woundsAreNamedWhereTheyChangeTheEnd();
    void eachNumberOpensItsLines();
    void ledgerTakesThePlaceOfTheLines();

  private:
    static void games() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"movie", "legend", "raiders"}) QTest::newRow(id) << QString::fromLatin1(id);
    }
    /// What is counted at the end has a row for each source.
    static QString endTitle(const session::Session& session, std::optional<int> source) {
        return source ? QStringLiteral("At the end: ") + session.game().words().scoreSource(*source) : QString();
    }
    static QString endOnly(const QString& title) {
        return title.startsWith(QStringLiteral("At the end: ")) ? title : QString();
    }
    static int changeAt(const LedgerModel& ledger, int row, int seat) {
        return ledger.index(row, seat).data(LedgerModel::ChangeRole).toInt();
    }
    static int totalAt(const LedgerModel& ledger, int row, int seat) {
        return ledger.index(row, seat).data(LedgerModel::TotalRole).toInt();
    }
};

void TestLedger::numbersAddUpToThePoints() {
    QFETCH(QString, id);
    const auto session = sessionOf(id, played(id, all));
    const record::AnyMatch& match = session->match();
    const LogModel lines(*session);
    const LedgerModel ledger(*session, lines);
    const auto& chapters = session->chapters();
    QVERIFY(ledger.rowCount() >= static_cast<int>(chapters.size()));
    for (int seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        int sum = match.scoresAfter(0).now[at];
        for (int row = 0; row < ledger.rowCount(); ++row) {
            sum += changeAt(ledger, row, seat);
            QCOMPARE(totalAt(ledger, row, seat), sum);
            const auto place = static_cast<std::size_t>(row);
            if (place + 1 < chapters.size()) QCOMPARE(sum, match.scoresAfter(chapters[place + 1].firstMove).now[at]);
        }
        QCOMPARE(sum, match.scores().total[at]);
    }
}

/// The tokens of The Legend lie face down: only their owner may count them.
void TestLedger::numbersAreThoseOfTheirReader() {
    const QString id = QStringLiteral("legend");
    const std::size_t moves = starts(id)[20];
    bool differs = false;
    for (Seat person = 0; person < seats; ++person) {
        const auto session = sessionOf(id, played(id, moves, person));
        session->start();
        const LogModel lines(*session);
        const LedgerModel ledger(*session, lines);
        QCOMPARE(session->viewer(), person);
        const std::size_t now = session->match().moves().size();
        const engine::Scores seen = session->match().seenScoresAfter(now, person);
        const engine::Scores real = session->match().scoresAfter(now);
        for (int seat = 0; seat < seats; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            const int row = static_cast<int>(session->chapters().size()) - 1;
            QCOMPARE(totalAt(ledger, row, seat), seen.now[at]);
            if (seat == int{person}) QCOMPARE(seen.now[at], real.now[at]);
            if (seen.unknown.has(static_cast<Seat>(seat)))
                QVERIFY(ledger.index(row, seat).data().toString().contains(u'?'));
            differs = differs || seen.now[at] != real.now[at];
        }
    }
    QVERIFY2(differs, "nothing was hidden");
}

/// The points now are not the only ones a player reads of: what they would end with has a row and a name of its own.
void TestLedger::lastRowIsWhatTheGameWouldEndWith() {
    QFETCH(QString, id);
    const auto session = sessionOf(id, played(id, starts(id)[2] + 4));
    const LogModel lines(*session);
    const LedgerModel ledger(*session, lines);
    const engine::Scores seen = session->match().seenScoresAfter(session->match().moves().size(), session->viewer());
    const int last = ledger.rowCount() - 1;
    const QString title = ledger.headerData(last, Qt::Vertical, Qt::AccessibleTextRole).toString();
    QCOMPARE(title, QStringLiteral("If the game ended now"));
    for (int seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        QCOMPARE(totalAt(ledger, last, seat), seen.total[at]);
        QCOMPARE(totalAt(ledger, last - 1, seat), seen.now[at]);
        // Only in The Legend do points of now lie face down, and only those of alliances.
        const QString now = ledger.index(last - 1, seat).data().toString();
        QVERIFY2(now.contains(u'?') == (id == u"legend" && seen.unknown.has(static_cast<Seat>(seat))), qPrintable(now));
        QCOMPARE(changeAt(ledger, last, seat), seen.total[at] - seen.now[at]);
        QVERIFY(ledger.index(last, seat).data(Qt::ToolTipRole).toString().contains(title));
    }
}

/// In brackets beside what a chapter brought; at the end wounds, or their absence, have a row of their own.
void TestLedger::woundsAreNamedWhereTheyChangeTheEnd() {
    const QString id = QStringLiteral("legend");
    const auto session = sessionOf(id, played(id, all));
    const record::AnyMatch& match = session->match();
    const LogModel lines(*session);
    const LedgerModel ledger(*session, lines);
    const auto counted = [&](std::size_t moves, int seat) {
        const engine::Scores scores = match.scoresAfter(moves);
        int sum = 0;
        for (std::size_t source = 0; source < static_cast<std::size_t>(scores.sources); ++source)
            if (scores.countsAtEnd[source]) sum += scores.part[static_cast<std::size_t>(seat)][source];
        return sum;
    };
    const auto& chapters = session->chapters();
    int changes = 0;
    for (std::size_t place = 0; place + 1 < chapters.size(); ++place)
        for (int seat = 0; seat < seats; ++seat) {
            const QModelIndex cell = ledger.index(static_cast<int>(place), seat);
            const int change = counted(chapters[place + 1].firstMove, seat) - counted(chapters[place].firstMove, seat);
            QCOMPARE(cell.data(LedgerModel::AtEndRole).toInt(), change);
            const QString bracket = u'(' + language::signedNumber(change) + u')';
            QCOMPARE(cell.data().toString().contains(bracket), change != 0);
            const QString tip = cell.data(Qt::ToolTipRole).toString();
            if (change == -5)
                QVERIFY2(tip.contains(QStringLiteral("No-wound bonus lost (−5). A wound")), qPrintable(tip));
            changes += change != 0;
        }
    QVERIFY(changes > 0 && ledger.bracketNames().contains(QStringLiteral("No-wound bonus lost")));
    const engine::Scores end = match.scores();
    int rows = 0;
    for (int row = static_cast<int>(chapters.size()); row < ledger.rowCount(); ++row, ++rows) {
        const QString title = ledger.headerData(row, Qt::Vertical, Qt::AccessibleTextRole).toString();
        for (int source = 0; source < end.sources; ++source)
            if (title == endTitle(*session, source))
                for (int seat = 0; seat < seats; ++seat)
                    QCOMPARE(changeAt(ledger, row, seat),
                             end.part[static_cast<std::size_t>(seat)][static_cast<std::size_t>(source)]);
        QVERIFY2(title.contains(QStringLiteral("ounds")), qPrintable(title));
    }
    QVERIFY(rows > 0);
}

void TestLedger::eachNumberOpensItsLines() {
    const auto session = sessionOf(QStringLiteral("raiders"), played(QStringLiteral("raiders"), all));
    LogModel lines(*session);
    LedgerView view(*session, lines);
    PageStyle style;
    style.art = &art_;
    view.setStyle(style);
    view.resize(360, 700);
    view.show();
    const LedgerModel& ledger = view.model();
    int opened = 0;
    for (int row = 0; row < ledger.rowCount(); ++row)
        for (int seat = 0; seat < seats; ++seat) {
            const QModelIndex cell = ledger.index(row, seat);
            int sum = 0;
            for (const int line : ledger.linesOf(cell))
                for (const LogLine::Change& change : lines.line(line).changes) {
                    const QString title = ledger.headerData(row, Qt::Vertical, Qt::AccessibleTextRole).toString();
                    if (change.seat == seat && endTitle(*session, change.source) == endOnly(title))
                        sum += change.change;
                }
            QCOMPARE(sum, changeAt(ledger, row, seat));
            view.table().setFocus();
            view.table().setCurrentIndex(cell);
            QTest::keyClick(&view.table(), Qt::Key_Return);
            QCOMPARE(view.lines().isVisible(), !ledger.linesOf(cell).empty());
            QCOMPARE(view.lines().model()->rowCount(), static_cast<int>(ledger.linesOf(cell).size()));
            opened += view.lines().isVisible();
        }
    QVERIFY(opened > 10);
    QTest::keyClick(&view.lines(), Qt::Key_Escape);
    QVERIFY(!view.lines().isVisible());
    const QString said = ledger.index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(said.contains(session->chapters().front().chapter.title), qPrintable(said));
}

void TestLedger::ledgerTakesThePlaceOfTheLines() {
    const auto session = sessionOf(QStringLiteral("movie"), played(QStringLiteral("movie"), 60));
    LogModel model(*session);
    LogPanel panel(*session, model);
    panel.show();
    auto* button = panel.findChild<QToolButton*>(QStringLiteral("ledger"));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(panel.showsLedger());
    QVERIFY(panel.ledger().isVisible() && !panel.view().isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!panel.ledger().isVisible() && panel.view().isVisible());
}

HEOROT_WIDGET_SUITE(TestLedger)
#include "tst_ledger.moc"
