// SPDX-License-Identifier: GPL-3.0-or-later
// Reports of problems in the window: saved with what they promise, replayed on another computer without being counted;
// and files that another start of the program brings.
#include "heorot/breakable_text.h"
#include "heorot/program_log.h"
#include "heorot/report_dialog.h"
#include "statistics/store.h"
#include "suite/widget_suite.h"
#include "window_fixture.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestWindowReports final : public WindowFixture {
    Q_OBJECT

  private slots:
    void reportsHoldTheGameAtTheTable();
    void theGameCanBeLeftOut();
    void withoutATableThereIsNoGame();
    void failuresAreSaid();
    void reportsOpenElsewhere();
    void wrongReportsAreExplained();
    void anotherStartBringsItsFile();
    void anotherStartAsksBeforeItReplacesAGame();
    void aboutOffersTheReport();

  private:
    template <class Widget = QWidget>
    Widget& part(const char* name) {
        auto* dialog = window_->findChild<ReportDialog*>();
        auto* widget = dialog ? dialog->findChild<Widget*>(QLatin1String(name)) : nullptr;
        if (!widget) qFatal("there is no '%s'", name);
        return *widget;
    }
    std::map<std::string, std::string> save() {
        answers_.file = home_->filePath(QStringLiteral("report.tar"));
        QTest::mouseClick(&part("saveReport"), Qt::LeftButton);
        std::map<std::string, std::string> files;
        for (const report::ArchivedFile& file : report::readTar(answers_.file.toStdU16String()))
            files[file.name] = file.bytes;
        return files;
    }
    void askForReport() { QTest::keyClick(window_.get(), Qt::Key_F1, Qt::ShiftModifier); }
};

void TestWindowReports::reportsHoldTheGameAtTheTable() {
    userSettings().setValue(QStringLiteral("sagas/elsewhere"), QStringLiteral("/home/anna/secret.saga"));
    userSettings().setValue(QStringLiteral("look/theme"), QStringLiteral("dark"));
    open();
    startProgramLog();
    logLine(QStringLiteral("something happened"));
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    window_->table()->session().takeTable();
    QVERIFY(play(window_->table()->session(), "bid done"));
    askForReport();
    QVERIFY(part("secrets").isVisible() &&
            part<QLabel>("secrets").text().contains(QStringLiteral("everybody’s cards")));
    QTest::keyClicks(&part<QPlainTextEdit>("description"), QStringLiteral("It went wrong."));
    const auto files = save();
    QCOMPARE(QString::fromStdString(files.at("description.txt")), QStringLiteral("It went wrong."));
    QVERIFY(files.at("game.saga") ==
            record::writeSaga(window_->table()->session().game(), window_->table()->session().match()));
    QVERIFY(QString::fromStdString(files.at("log.txt")).contains(QStringLiteral("something happened")));
    QVERIFY(QString::fromStdString(files.at("versions.txt")).contains(QStringLiteral("game: sample, good")));
    const QString settings = QString::fromStdString(files.at("settings.txt"));
    QVERIFY2(settings.contains(QStringLiteral("look/theme = dark")) && !settings.contains(QStringLiteral("anna")),
             qPrintable(settings));
    QVERIFY(!QImage::fromData(QByteArray::fromStdString(files.at("window.png"))).isNull());
    QVERIFY(part("told").isVisible());
    // Without the places where long words may break.
    QVERIFY(withoutBreaks(part<QLabel>("told").text()).contains(answers_.file));
}

void TestWindowReports::theGameCanBeLeftOut() {
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    askForReport();
    QTest::keyClick(&part("withGame"), Qt::Key_Space);
    QVERIFY(!part<QLabel>("secrets").text().contains(QStringLiteral("everybody’s cards")));
    QVERIFY(!save().count("game.saga"));
}

void TestWindowReports::withoutATableThereIsNoGame() {
    open();
    askForReport();
    QVERIFY(!part("withGame").isVisible() && !part("secrets").isVisible());
    const auto files = save();
    QVERIFY(!files.count("game.saga") && !files.count("description.txt") && files.count("window.png"));
}

void TestWindowReports::failuresAreSaid() {
    open();
    askForReport();
    answers_.file = QStringLiteral("/dev/null/report.tar");
    QTest::mouseClick(&part("saveReport"), Qt::LeftButton);
    QVERIFY2(part<QLabel>("told").text().contains(QStringLiteral("is not a folder")),
             qPrintable(part<QLabel>("told").text()));
}

void TestWindowReports::reportsOpenElsewhere() {
    report::ProblemReport report;
    {
        QFile saga(QStringLiteral(HEOROT_SOURCE_DIR "/tests/sagas/format-2/sample-finished.saga"));
        QVERIFY(saga.open(QIODevice::ReadOnly));
        report.saga = saga.readAll().toStdString();
    }
    const QString path = home_->filePath(QStringLiteral("report.tar"));
    QCOMPARE(report::writeReport(path, report), QString());
    open();
    answers_.file = path;
    QTest::keyClick(window_.get(), Qt::Key_O, Qt::ControlModifier);
    QVERIFY2(answers_.told.isEmpty(), qPrintable(answers_.told.join(u'\n')));
    QVERIFY(!window_->table() && window_->replay());
    const ReplayPage& replay = *window_->replay();
    QVERIFY(replay.session().match().isOver() && !replay.isPlaying());
    QVERIFY(replay.step() > 0);
    QCOMPARE(replay.step(), replay.line().steps());
    // It is somebody else's: neither in the folder nor counted.
    QVERIFY(QDir(session::sagaFolder()).entryList(QDir::Files).isEmpty());
    QVERIFY(knownSagas(session::sagaFolder()).isEmpty());
    replay.actions().leave->trigger();
    QTRY_VERIFY(!window_->replay());
    QCOMPARE(answers_.unsavedAsked, 0);
    window_.reset();
    QVERIFY(!QFile::exists(statistics::storePath()));
}

void TestWindowReports::wrongReportsAreExplained() {
    answers_.file = home_->filePath(QStringLiteral("wrong.tar"));
    QFile file(answers_.file);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no archive") > 0);
    file.close();
    open();
    QTest::keyClick(window_.get(), Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(answers_.told, QStringList{QStringLiteral("wrong.tar: this is not a tar archive")});
    QVERIFY(!window_->table());
}

void TestWindowReports::anotherStartBringsItsFile() {
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    const QString path = window_->table()->session().path();
    window_->leaveToHall();
    window_->showMinimized();
    window_->takeStart({});
    QVERIFY(!window_->isMinimized() && window_->isVisible() && !window_->table());
    window_->takeStart(path);
    QVERIFY(window_->table());
    QCOMPARE(window_->table()->session().path(), path);
    window_->takeStart(QStringLiteral("/gone.saga"));
    QCOMPARE(answers_.told.size(), 1);
    QVERIFY(window_->table());
}

void TestWindowReports::anotherStartAsksBeforeItReplacesAGame() {
    open();
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    const QString other = home_->filePath(QStringLiteral("other.saga"));
    QVERIFY(QFile::copy(window_->table()->session().path(), other));
    QVERIFY(QFile::remove(window_->table()->session().path()));
    const QPointer<TablePage> table = window_->table();
    window_->takeStart(other);
    QCOMPARE(answers_.unsavedAsked, 1);
    QCOMPARE(window_->table(), table.data());
    answers_.unsaved = Unsaved::Leave;
}

void TestWindowReports::aboutOffersTheReport() {
    open();
    window_->actions().about->trigger();
    auto* button = window_->findChild<QPushButton*>(QStringLiteral("reportProblem"));
    QVERIFY(button && button->isVisible() && button->text() == window_->actions().report->text());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(window_->findChild<ReportDialog*>());
}

HEOROT_WIDGET_SUITE(TestWindowReports)
#include "tst_window_reports.moc"
