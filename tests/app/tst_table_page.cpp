// SPDX-License-Identifier: GPL-3.0-or-later
// The table page, pressed by mouse and keys: a game is played on it, the hand-over card hides everything, the way back
// obeys the rules, the end tells the scores.
#include "games.h"
#include "heorot/table_page.h"
#include "plugin/saga_file.h"

#include <QApplication>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using engine::nobody;

class TestTablePage : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void gameIsPlayedByItsSpots();
    void keysUndoAndRedo();
    void demoEndsWithItsScores();

  private:
    TablePage& open(const std::vector<std::string>& players, Settings settings = quickSettings(),
                    QSize size = {1920, 1080}) {
        auto session = std::make_unique<GameSession>(sample_.module(), newGame(QStringLiteral("sample"), players),
                                                     folder_->filePath(QStringLiteral("a.saga")), settings);
        session->setLeastPace(0);
        page_ = std::make_unique<TablePage>(std::move(session), art_);
        page_->resize(size);
        page_->show();
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) qFatal("the window does not become active");
        page_->begin();
        return *page_;
    }
    template <class Widget>
    Widget* part(const char* name) {
        auto* widget = page_->findChild<Widget*>(QLatin1String(name));
        if (!widget) qFatal("there is no '%s'", name);
        return widget;
    }
    void press(const char* button) { QTest::mouseClick(part<QWidget>(button), Qt::LeftButton); }
    void key(int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(&page_->board().board(), static_cast<Qt::Key>(key), with);
    }
    /// Presses the first lit spots until a decision is made.
    void decide() {
        auto* moments = part<ShowingLayer>("showingLayer");
        while (moments->isPlaying()) QTest::keyClick(moments, Qt::Key_Space);
        const std::size_t before = page_->session().match().moves().size();
        while (page_->session().match().moves().size() == before) {
            const QStringList lit = page_->board().chooser().lit();
            if (lit.isEmpty()) qFatal("nothing is lit");
            QTest::mouseClick(&page_->board().board(), Qt::LeftButton, {},
                              page_->board().board().spotArea(lit.first()).center().toPoint());
        }
    }

    SampleGame sample_;
    ui::ArtCache art_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<TablePage> page_;
};

void TestTablePage::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void TestTablePage::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
    folder_ = std::make_unique<QTemporaryDir>();
}

void TestTablePage::cleanup() {
    page_.reset();
}

void TestTablePage::gameIsPlayedByItsSpots() {
    TablePage& page = open({"human", "easy"});
    while (!page.session().match().isOver()) {
        QTRY_VERIFY(page.session().mayDecide() || page.session().match().isOver());
        if (!page.session().match().isOver()) decide();
    }
    QTRY_VERIFY(part<QWidget>("endScreen")->isVisible());
}

void TestTablePage::keysUndoAndRedo() {
    TablePage& page = open({"human", "human"});
    press("takeTable");
    decide();
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.session().match().moves().size(), std::size_t{0});
    key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
    key(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(page.session().match().moves().size(), std::size_t{0});
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(page.session().match().moves().size(), std::size_t{1});
}

void TestTablePage::demoEndsWithItsScores() {
    TablePage& page = open({"easy", "easy", "random"});
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("endScreen")->isVisible(), 30'000);
    const engine::Scores scores = page.session().match().scores();
    for (int seat = 0; seat < scores.seats; ++seat) {
        const auto text = [&](const QString& what) {
            return part<QLabel>(qPrintable(QStringLiteral("%1-%2").arg(what).arg(seat)))->text();
        };
        const auto index = static_cast<std::size_t>(seat);
        QCOMPARE(text(QStringLiteral("total")), plainNumber(scores.total[index]));
        QCOMPARE(text(QStringLiteral("place")), QStringLiteral("%1.").arg(scores.place[index]));
        for (int source = 0; source < scores.sources; ++source)
            if (auto* label = page.findChild<QLabel*>(QStringLiteral("part%1-%2").arg(source).arg(seat)))
                QCOMPARE(label->text(), plainNumber(scores.part[index][static_cast<std::size_t>(source)]));
        QCOMPARE(part<ScoreChart>("scoreChart")->points()[index].back(), scores.total[index]);
        QCOMPARE(part<ScoreChart>("scoreChart")->points()[index].size(), page.session().match().moves().size() + 1);
    }
}

QTEST_MAIN(TestTablePage)
#include "tst_table_page.moc"
