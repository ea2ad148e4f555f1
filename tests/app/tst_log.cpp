// SPDX-License-Identifier: GPL-3.0-or-later
// The log: sentences as their reader may know them, undone lines removed, a ledger that adds up, the filter by seat,
// highlighted spots.
#include "games.h"
#include "heorot/log_panel.h"
#include "language/translations.h"
#include "suite/widget_suite.h"

#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QTest>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

class TestLog : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    /// Limitations of the offscreen platform do not concern the log.
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )"))); }

    void linesAreMaskedForTheirReader();
    void coveredTableShowsPublicLinesOnly();
    void undoneLinesVanish();
    void incrementalLogEqualsRebuiltLog();
    void ledgerAddsUpToTheScores();
    void ledgerExcludesHiddenPieces();
    void earlierLinesAreNotShown();
    void filterShowsOneSeat();
    void namesChooseTheSpellingBesideThem();
    void hoveredLineHighlightsItsSpots();
    void panelOpensAtItsEnd();
    void clickedLineEmitsItsMove();

  private:
    std::unique_ptr<session::Session> begin(const std::vector<std::string>& players, std::uint64_t seed = 7) {
        auto session = std::make_unique<session::Session>(
            sample_.module(), newGame(QStringLiteral("sample"), players, seed), QString(), session::Options());
        session->setLeastPace(0);
        session->start();
        return session;
    }
    /// Plays for all people until the game is over or has this many moves.
    static void playOn(session::Session& session, std::size_t moves, LogModel* model = nullptr) {
        engine::Pcg choices(3);
        engine::ActionList legal;
        while (!session.match().isOver() && session.match().moves().size() < moves) {
            session.takeTable();
            session.match().legalActions(legal);
            QVERIFY(!session.play(legal[choices.below(static_cast<std::uint32_t>(legal.size()))]));
            if (model) model->follow();
        }
    }
    static QStringList texts(const QAbstractItemModel& model) {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row) all << model.index(row, 0).data().toString();
        return all;
    }

    /// Those in closed folds too.
    static int linesOf(const LogRows& rows) {
        int count = rows.rowCount();
        for (int row = 0; row < rows.rowCount(); ++row) {
            const QModelIndex index = rows.index(row, 0);
            const int folded = index.data(LogRows::FoldedRole).toInt();
            // A title is no line itself.
            if (folded > 0) count += index.data(LogRows::OpenRole).toBool() ? -1 : folded - 1;
        }
        return count;
    }

    SampleGame sample_;
    ui::ArtCache art_;
};

void TestLog::linesAreMaskedForTheirReader() {
    const auto session = begin({"human", "human"});
    session->takeTable();
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(!session->play(legal[0]));
    const QString own = texts(LogModel(*session)).last();
    QCOMPARE(session->report(0, 0).lines.back().sentence, own);
    for (const engine::Seat other : {engine::Seat{1}, nobody})
        for (const session::ReportLine& line : session->report(0, other).lines) QVERIFY(line.sentence != own);
}

void TestLog::coveredTableShowsPublicLinesOnly() {
    const auto session = begin({"human", "human"});
    session->takeTable();
    LogModel model(*session);
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(!session->play(legal[0]));
    model.follow();
    const QString secret = texts(model).last();
    QVERIFY(play(*session, "bid done"));
    QVERIFY(session->waitingFor() == 1);
    model.follow();
    QVERIFY(!texts(model).contains(secret));
    session->takeTable();
    model.follow();
    QVERIFY(!texts(model).contains(secret));
}

void TestLog::undoneLinesVanish() {
    const auto session = begin({"human", "human"});
    session->takeTable();
    LogModel model(*session);
    const QStringList before = texts(model);
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(!session->play(legal[0]));
    model.follow();
    QVERIFY(model.rowCount() > before.size());
    session->undo();
    model.follow();
    QCOMPARE(texts(model), before);
}

void TestLog::incrementalLogEqualsRebuiltLog() {
    const auto session = begin({"human", "human"});
    LogModel model(*session);
    playOn(*session, 40, &model);
    QCOMPARE(texts(model), texts(LogModel(*session)));
    QVERIFY(model.rowCount() > 20);
}

void TestLog::ledgerAddsUpToTheScores() {
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        const auto session = begin({"human", "human", "human"}, seed);
        playOn(*session, 10'000);
        QVERIFY(session->match().isOver());
        const LogModel model(*session);
        const engine::Scores first = session->match().seenScoresAfter(0, session->viewer());
        const engine::Scores last =
            session->match().seenScoresAfter(session->match().moves().size(), session->viewer());
        std::array<int, engine::maxSeats> sum = first.now;
        for (int row = 0; row < model.rowCount(); ++row)
            for (const LogLine::Change& change : model.line(row).changes) {
                // A change is attached to a line of its seat if the move has one.
                const auto ofMove = [&](const LogLine& line) {
                    return line.move == model.line(row).move && line.seat == change.seat;
                };
                bool has = false;
                for (int other = 0; other < model.rowCount(); ++other) has = has || ofMove(model.line(other));
                QCOMPARE(model.line(row).seat == change.seat, has);
                QVERIFY(change.change != 0);
                sum[change.seat] += change.change;
                QCOMPARE(change.now, sum[change.seat]);
            }
        for (int seat = 0; seat < last.seats; ++seat)
            QCOMPARE(sum[static_cast<std::size_t>(seat)], last.total[static_cast<std::size_t>(seat)]);
    }
}

/// A secret bid takes tokens from the hand; no other player may count them.
void TestLog::ledgerExcludesHiddenPieces() {
    const auto session = begin({"human", "human"});
    session->takeTable();
    engine::ActionList legal;
    session->match().legalActions(legal);
    QVERIFY(!session->play(legal[0]));
    QVERIFY(session->match().scoresAfter(1).total[0] != session->match().scoresAfter(0).total[0]);
    QCOMPARE(session->match().seenScoresAfter(1, 1).total[0], session->match().seenScoresAfter(0, 1).total[0]);
}

/// They cannot be masked and may contain secret choices.
void TestLog::earlierLinesAreNotShown() {
    auto match = sample_.module().newMatch({}, newGame(QStringLiteral("sample"), {"human", "easy"}).seating, {});
    match->setEarlierLines({"A: bid gold", "A: bid done"});
    const session::Session session(sample_.module(), std::move(match), {}, {}, session::Options());
    const LogModel model(session);
    QCOMPARE(texts(model).first(), QStringLiteral("The game resumes from its last stored state; earlier moves are only "
                                                  "in its file."));
    QVERIFY2(texts(model).filter(QStringLiteral("bid")).isEmpty(), "secret choices are shown");
    QVERIFY(!model.index(0, 0).data(LogModel::MoveRole).isValid());
}

void TestLog::namesChooseTheSpellingBesideThem() {
    language::Translations translations{QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations")};
    QVERIFY(translations.use(QStringLiteral("fr")));
    session::NewGame begun = newGame(QStringLiteral("sample"), {"human", "human"}, 7);
    begun.seating.names = {"Anna", "Ben"};
    session::Session session(sample_.module(), begun, QString(), session::Options());
    LogModel model(session);
    const LogPanel panel(session, model);
    const auto tip = [&](const char* name) { return panel.findChild<QToolButton*>(QLatin1String(name))->toolTip(); };
    const QStringList tips{tip("filter0"), tip("filter1")};
    QVERIFY(translations.use(QStringLiteral("en")));
    QVERIFY2(tips[0].contains(QString::fromUtf8("d’Anna")), qPrintable(tips[0]));
    QVERIFY2(tips[1].contains(QStringLiteral("de Ben")), qPrintable(tips[1]));
}

void TestLog::filterShowsOneSeat() {
    const auto session = begin({"human", "human"});
    playOn(*session, 30);
    LogModel model(*session);
    LogPanel panel(*session, model);
    panel.show();
    const auto press = [&](const char* name) {
        QTest::mouseClick(panel.findChild<QToolButton*>(QLatin1String(name)), Qt::LeftButton);
    };
    const int all = linesOf(panel.rows());
    // Lines of one move may share a row.
    QVERIFY(all > 0 && all <= model.rowCount());
    int shown = 0;
    for (const auto& [name, seat] : {std::pair{"filter0", 0}, {"filter1", 1}}) {
        press(name);
        QVERIFY(panel.rows().rowCount() > 0);
        shown += linesOf(panel.rows());
        for (int row = 0; row < panel.rows().rowCount(); ++row)
            QCOMPARE(panel.rows().index(row, 0).data(LogModel::SeatRole).toInt(), seat);
    }
    QVERIFY(shown > 0);
    press("filterAll");
    QCOMPARE(linesOf(panel.rows()), all);
}

void TestLog::hoveredLineHighlightsItsSpots() {
    const auto session = begin({"human", "human"});
    playOn(*session, 6);
    LogModel model(*session);
    LogPanel panel(*session, model);
    PageStyle style;
    style.art = &art_;
    panel.setStyle(style);
    panel.resize(320, 900);
    panel.show();
    QSignalSpy lighted(&panel, &LogPanel::lighted);
    const QModelIndex line = panel.rows().index(panel.rows().rowCount() - 1, 0);
    panel.view().setFocus();
    panel.view().setCurrentIndex(line);
    QVERIFY(!lighted.isEmpty());
    QCOMPARE(lighted.last().first().toStringList(), line.data(LogModel::SpotsRole).toStringList());
    QVERIFY(!lighted.last().first().toStringList().isEmpty());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(panel.view().viewport(), &leave);
    QVERIFY(lighted.last().first().toStringList().isEmpty());
}

/// However long it was closed, and whatever its rows need once they are laid out.
void TestLog::panelOpensAtItsEnd() {
    const auto session = begin({"human", "human"});
    playOn(*session, 120);
    LogModel model(*session);
    LogPanel panel(*session, model);
    PageStyle style;
    style.art = &art_;
    panel.setStyle(style);
    // What was queued is over long before it is opened.
    QCoreApplication::processEvents();
    panel.resize(320, 400);
    panel.show();
    const QScrollBar* bar = panel.view().verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    QTRY_COMPARE(bar->value(), bar->maximum());
    panel.resize(250, 300);
    QTRY_COMPARE(bar->value(), bar->maximum());
    // Whoever has moved in it stays there.
    panel.view().setFocus();
    QTest::keyClick(&panel.view(), Qt::Key_Home);
    panel.resize(240, 280);
    QCoreApplication::processEvents();
    QVERIFY(bar->value() < bar->maximum());
}

void TestLog::clickedLineEmitsItsMove() {
    const auto session = begin({"human", "human"});
    playOn(*session, 6);
    LogModel model(*session);
    LogPanel panel(*session, model);
    PageStyle style;
    style.art = &art_;
    panel.setStyle(style);
    panel.resize(320, 900);
    panel.show();
    QSignalSpy chosen(&panel, &LogPanel::moveChosen);
    const QModelIndex line = panel.rows().index(panel.rows().rowCount() - 1, 0);
    QTest::mouseClick(panel.view().viewport(), Qt::LeftButton, {}, panel.view().visualRect(line).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().value<std::size_t>(), session->match().moves().size() - 1);
    panel.view().setCurrentIndex(line);
    QTest::keyClick(&panel.view(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 2);
}

HEOROT_WIDGET_SUITE(TestLog)
#include "tst_log.moc"
