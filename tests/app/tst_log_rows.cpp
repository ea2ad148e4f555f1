// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the log: headings of chapters, lines of one seat in a row folded into one, twelve lines at 1280x800.
#include "chapter_fixture.h"
#include "suite/widget_suite.h"

#include <QRegularExpression>
#include <QSignalSpy>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestLogRows final : public ChapterFixture {
    Q_OBJECT

  private slots:
    void chaptersHaveHeadings_data();
    void chaptersHaveHeadings();
    void everyLineIsInOneRow_data() { games(); }
    void everyLineIsInOneRow();
    void linesOfOneMoveShareARow();
    void foldsOpenAndClose();
    void titlesTellWhatCame();
    void countOfAnActIsABlock();
    void titlesOfShipsHaveTheirSums();
    void rowsAreAsHighAsTheirText();
    void rowsOfAGrowingLogEqualNewOnes_data() { games(); }
    void rowsOfAGrowingLogEqualNewOnes();
    void twelveLinesAreVisible_data() { games(); }
    void twelveLinesAreVisible();
    void headingOpensThePageOfItsChapter();

  private:
    static void games() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"movie", "legend", "raiders"}) QTest::newRow(id) << QString::fromLatin1(id);
    }
    static QStringList texts(const LogRows& rows) {
        QStringList all;
        for (int row = 0; row < rows.rowCount(); ++row)
            all << rows.index(row, 0).data().toString() + rows.index(row, 0).data(LogRows::FoldedRole).toString();
        return all;
    }
    static int headings(const LogRows& rows) {
        int count = 0;
        for (int row = 0; row < rows.rowCount(); ++row) count += rows.index(row, 0).data(LogRows::HeadingRole).toBool();
        return count;
    }
    /// Lines of all rows; those in closed folds and those that share a row too.
    static int lines(const LogRows& rows) {
        int count = 0;
        for (int row = 0; row < rows.rowCount(); ++row) {
            const QModelIndex index = rows.index(row, 0);
            if (index.data(LogRows::HeadingRole).toBool()) continue;
            const int folded = index.data(LogRows::FoldedRole).toInt();
            // A title is no line itself.
            if (folded == 0) count += 1 + index.data(LogRows::JoinedRole).toInt();
            if (!index.data(LogRows::OpenRole).toBool()) count += folded;
        }
        return count;
    }
    static int firstFold(const LogRows& rows) {
        for (int row = 0; row < rows.rowCount(); ++row)
            if (rows.index(row, 0).data(LogRows::FoldedRole).toInt() > 0 &&
                rows.index(row, 0).data(LogModel::MoveRole).isValid())
                return row;
        return -1;
    }
};

void TestLogRows::chaptersHaveHeadings_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("count");
    QTest::newRow("movie") << QStringLiteral("movie") << 3;
    QTest::newRow("raiders") << QStringLiteral("raiders") << 6;
}

void TestLogRows::chaptersHaveHeadings() {
    QFETCH(QString, id);
    QFETCH(int, count);
    const auto session = sessionOf(id, played(id, all));
    const LogModel model(*session);
    LogRows rows(*session, model);
    QCOMPARE(headings(rows), count);
    QVERIFY(rows.index(0, 0).data(LogRows::HeadingRole).toBool());
    QCOMPARE(rows.index(0, 0).data().toString(), session->chapters().front().chapter.title);
    // For one seat too, and without lines of others.
    rows.setSeat(1);
    QCOMPARE(headings(rows), count);
    for (int row = 0; row < rows.rowCount(); ++row) {
        const QModelIndex index = rows.index(row, 0);
        if (!index.data(LogRows::HeadingRole).toBool()) QCOMPARE(index.data(LogModel::SeatRole).toInt(), 1);
    }
}

/// The lines that begin a chapter are its headings.
void TestLogRows::everyLineIsInOneRow() {
    QFETCH(QString, id);
    const auto session = sessionOf(id, played(id, all));
    const LogModel model(*session);
    const LogRows rows(*session, model);
    int begin = 0;
    for (int i = 0; i < model.rowCount(); ++i) {
        const LogLine& line = model.line(i);
        const engine::Events& events =
            line.move ? session->match().moves()[*line.move].events : session->match().dealEvents();
        begin += session->game().words().beginsChapter(events.at(line.event));
    }
    QVERIFY(begin >= headings(rows));
    QCOMPARE(lines(rows) + begin, model.rowCount());
}

/// Resting and the die it brings are one row, with all its words.
void TestLogRows::linesOfOneMoveShareARow() {
    const auto session = sessionOf(QStringLiteral("raiders"), played(QStringLiteral("raiders"), 200));
    const LogModel model(*session);
    const LogRows rows(*session, model);
    int joined = 0;
    for (int row = 0; row < rows.rowCount(); ++row) {
        const QModelIndex index = rows.index(row, 0);
        const int more = index.data(LogRows::JoinedRole).toInt();
        if (more == 0) continue;
        ++joined;
        QVERIFY(more + 1 < LogRows::leastFold);
        QCOMPARE(index.data(LogRows::FoldedRole).toInt(), 0);
        int first = 0;
        while (!index.data().toString().startsWith(model.line(first).sentence) ||
               QVariant::fromValue(static_cast<qulonglong>(model.line(first).move.value_or(0))) !=
                   index.data(LogModel::MoveRole))
            ++first;
        for (int line = first; line <= first + more; ++line) {
            QCOMPARE(model.line(line).move, model.line(first).move);
            QCOMPARE(model.line(line).seat, model.line(first).seat);
            QVERIFY(index.data().toString().contains(model.line(line).sentence));
            for (const QString& spot : model.line(line).spots)
                QVERIFY(index.data(LogModel::SpotsRole).toStringList().contains(spot));
        }
        QCOMPARE(index.data(Qt::AccessibleTextRole), index.data());
    }
    QVERIFY2(joined > 5, qPrintable(QString::number(joined)));
}

void TestLogRows::foldsOpenAndClose() {
    const auto session = sessionOf(QStringLiteral("raiders"), played(QStringLiteral("raiders"), 200));
    LogModel model(*session);
    LogPanel panel(*session, model);
    PageStyle style;
    style.art = &art_;
    panel.setStyle(style);
    panel.resize(420, 700);
    panel.show();
    LogRows& rows = panel.rows();
    const QStringList closed = texts(rows);
    const int fold = firstFold(rows);
    QVERIFY(fold > 0);
    const int folded = rows.index(fold, 0).data(LogRows::FoldedRole).toInt();
    QVERIFY(folded > 1);
    QVERIFY(rows.index(fold, 0).data(Qt::AccessibleTextRole).toString().contains(QString::number(folded)));

    panel.view().setFocus();
    panel.view().setCurrentIndex(rows.index(fold, 0));
    QTest::keyClick(&panel.view(), Qt::Key_Right);
    QCOMPARE(rows.rowCount(), static_cast<int>(closed.size()) + folded);
    QVERIFY(rows.index(fold + 1, 0).data(LogRows::InsideRole).toBool());
    QCOMPARE(panel.view().currentIndex().row(), fold);
    QTest::keyClick(&panel.view(), Qt::Key_Left);
    QCOMPARE(texts(rows), closed);

    // A click opens without choosing the move.
    QSignalSpy chosen(&panel, &LogPanel::moveChosen);
    panel.view().scrollTo(rows.index(fold, 0));
    const auto click = [&] {
        QTest::mouseClick(panel.view().viewport(), Qt::LeftButton, {},
                          panel.view().visualRect(rows.index(fold, 0)).center());
    };
    click();
    QCOMPARE(rows.rowCount(), static_cast<int>(closed.size()) + folded);
    QCOMPARE(chosen.count(), 0);
    click();
    QCOMPARE(chosen.count(), 1);
}

/// A title has the words of the line above the prompt; what is drawn is below what is played.
void TestLogRows::titlesTellWhatCame() {
    const auto session = sessionOf(QStringLiteral("movie"), played(QStringLiteral("movie"), 30));
    const LogModel model(*session);
    const LogRows rows(*session, model);
    int titles = 0;
    for (int row = 0; row < rows.rowCount(); ++row) {
        const QModelIndex index = rows.index(row, 0);
        if (index.data(LogRows::FoldedRole).toInt() != 2) continue;
        const QString text = index.data().toString();
        QVERIFY2(!text.contains(QStringLiteral("draws")), qPrintable(text));
        ++titles;
    }
    QVERIFY(titles > 2);
}

/// The points of all figures, below one title.
void TestLogRows::countOfAnActIsABlock() {
    const auto session =
        sessionOf(QStringLiteral("movie"), played(QStringLiteral("movie"), starts(QStringLiteral("movie"))[1] + 2));
    const LogModel model(*session);
    const LogRows rows(*session, model);
    int blocks = 0;
    for (int row = 0; row < rows.rowCount(); ++row) {
        const QString text = rows.index(row, 0).data().toString();
        QVERIFY2(!text.contains(QStringLiteral("scores")), qPrintable(text));
        if (!text.startsWith(QStringLiteral("Act I ends:"))) continue;
        ++blocks;
        QVERIFY(rows.index(row, 0).data(LogRows::FoldedRole).toInt() > 4);
    }
    QCOMPARE(blocks, 1);
}

/// The glory in a title is that of its lines, and it never repeats a line.
void TestLogRows::titlesOfShipsHaveTheirSums() {
    const QString id = QStringLiteral("raiders");
    const auto session = sessionOf(id, played(id, starts(id)[2]));
    const LogModel model(*session);
    LogRows rows(*session, model);
    static const QRegularExpression gained(QStringLiteral("([+\\x{2212}])(\\d+) glory"));
    static const QRegularExpression line(QStringLiteral("gains (\\d+) glory"));
    int summed = 0;
    int counts = 0;
    for (int row = 0; row < rows.rowCount(); ++row) {
        const int folded = rows.index(row, 0).data(LogRows::FoldedRole).toInt();
        if (folded == 0) continue;
        if (!rows.index(row, 0).data(LogRows::OpenRole).toBool()) rows.setOpen(row, true);
        const QString title = rows.index(row, 0).data().toString();
        int told = 0;
        for (auto each = gained.globalMatch(title); each.hasNext();) told += each.next().captured(2).toInt();
        int sum = 0;
        for (int inside = row + 1; inside <= row + folded; ++inside) {
            const QString text = rows.index(inside, 0).data().toString();
            QVERIFY2(title != text, qPrintable(title));
            sum += line.match(text).captured(1).toInt();
        }
        QVERIFY2(told == sum, qPrintable(title));
        summed += sum > 0;
        counts += title.startsWith(QStringLiteral("Round"));
    }
    QVERIFY(summed > 2);
    QVERIFY(counts > 0);
}

/// Whether there is a scroll bar or not.
void TestLogRows::rowsAreAsHighAsTheirText() {
    const auto session = sessionOf(QStringLiteral("raiders"), played(QStringLiteral("raiders"), 60));
    LogModel model(*session);
    LogPanel panel(*session, model);
    PageStyle style;
    style.art = &art_;
    panel.setStyle(style);
    panel.resize(300, 4000);
    panel.show();
    for (const int height : {4000, 300, 340}) {
        panel.resize(300, height);
        QTRY_VERIFY([&] {
            const QListView& view = panel.view();
            QStyleOptionViewItem option;
            option.widget = &view;
            for (int row = 0; row < view.model()->rowCount(); ++row) {
                const QModelIndex index = view.model()->index(row, 0);
                if (view.visualRect(index).height() != view.itemDelegate()->sizeHint(option, index).height())
                    return false;
            }
            return true;
        }());
    }
}

void TestLogRows::rowsOfAGrowingLogEqualNewOnes() {
    QFETCH(QString, id);
    const auto session = sessionOf(id, played(id, 0));
    session->setGuide([](engine::Action) {});
    LogModel model(*session);
    const LogRows rows(*session, model);
    while (!session->match().isOver() && session->match().moves().size() < 250) {
        QVERIFY(!session->playWritten(chosen(session->game(), session->match()), {}));
        model.follow();
    }
    QCOMPARE(texts(rows), texts(LogRows(*session, model)));
    session->takeBack(session->match().moves().size() / 2);
    model.follow();
    QCOMPARE(texts(rows), texts(LogRows(*session, model)));
}

void TestLogRows::twelveLinesAreVisible() {
    QFETCH(QString, id);
    const std::vector<std::size_t> begin = starts(id);
    const std::size_t moves = begin[begin.size() / 2] + 20;
    const engine::Seat mover = played(id, moves)->toMove();
    page_ = std::make_unique<TablePage>(sessionOf(id, played(id, moves, mover)), quickSettings(), art_);
    page_->resize(1280, 800);
    page_->show();
    page_->begin();
    page_->actions().log->trigger();
    auto* panel = part<LogPanel>("logPanel");
    QVERIFY(panel->isVisible());
    QCoreApplication::processEvents();
    QListView& view = panel->view();
    view.scrollToBottom();
    int visible = 0;
    for (int row = 0; row < view.model()->rowCount(); ++row)
        visible += view.viewport()->rect().contains(view.visualRect(view.model()->index(row, 0)));
    QVERIFY2(visible >= 12, qPrintable(QString::number(visible)));
}

void TestLogRows::headingOpensThePageOfItsChapter() {
    const QString id = QStringLiteral("movie");
    page_ = std::make_unique<TablePage>(sessionOf(id, played(id, starts(id)[1] + 10)), quickSettings(), art_);
    page_->resize(1920, 1080);
    page_->show();
    page_->begin();
    page_->session().takeTable();
    auto* panel = part<LogPanel>("logPanel");
    panel->view().setFocus();
    panel->view().setCurrentIndex(panel->rows().index(0, 0));
    QTest::keyClick(&panel->view(), Qt::Key_Return);
    QVERIFY(part<ChapterPage>("chapterPage")->isOpen());
    QCOMPARE(part<ChapterPage>("chapterPage")->chapter(), std::size_t{0});
}

HEOROT_WIDGET_SUITE(TestLogRows)
#include "tst_log_rows.moc"
