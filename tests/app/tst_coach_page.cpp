// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a finished game in the window: from the result to its page and back, by mouse and keys, and on into a
// new game.
#include "heorot/breakable_text.h"
#include "heorot/coach_page.h"
#include "heorot/end_screen.h"
#include "heorot/room_check.h"
#include "language/pseudo_language.h"
#include "session/play_on.h"
#include "suite/widget_suite.h"
#include "window_fixture.h"

#include <QMenu>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

class TestCoachPage final : public WindowFixture {
    Q_OBJECT

  private slots:
    void reviewIsShownAndLeftByKeys();
    void playOnBeginsANewSaga_data();
    void playOnBeginsANewSaga();
    void severalPersonsAreAsked();
    void demoHasNoReview();
    void reasonsAndNumbersAreThoseOfTheReview();
    void partsHaveNames();
    void nothingIsClipped_data();
    void nothingIsClipped();

  private:
    template <class Widget = QWidget>
    Widget& part(const char* name) {
        auto* widget = window_->findChild<Widget*>(QLatin1String(name));
        if (!widget) qFatal("there is no '%s'", name);
        return *widget;
    }
    /// Opens a saga of the sample game that was played at random to its end.
    TablePage& openFinished(const std::vector<std::string>& players) {
        const game::GameModule& game = sample_.module();
        const auto begun = newGame(QStringLiteral("sample"), players, 11);
        const auto match = game.newMatch(begun.setup, begun.seating);
        while (!match->isOver())
            if (match->play(game.think(*match, ai::Level::Random, 3))) qFatal("a random move is refused");
        path_ = home_->filePath(QStringLiteral("over.saga"));
        session::saveSaga(path_, game, *match);
        open().openSaga(path_);
        if (!QTest::qWaitFor([this] { return part("endScreen").isVisible(); })) qFatal("the result is not shown");
        return *window_->table();
    }
    /// A review that takes little time.
    CoachPage& review(engine::Seat seat = 0) {
        auto& page = part<CoachPage>("coachPage");
        page.review(seat, {.iterations = 120});
        if (!QTest::qWaitFor([this] { return part("coachProgress").isHidden(); }, 60'000)) qFatal("no review");
        return page;
    }

    SampleGame sample_;
    QString path_;
};

void TestCoachPage::reviewIsShownAndLeftByKeys() {
    openFinished({"human", "easy"});
    QVERIFY(part("endBetter").isVisible());
    part("endBetter").setFocus();
    QTest::keyClick(&part("endBetter"), Qt::Key_Space);
    QVERIFY(part("coachPage").isVisible() && !part("endBetter").isVisible());
    // Left before it is done, then begun anew.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!part("coachPage").isVisible());
    QVERIFY(part("endScreen").isVisible() && part("endBetter").isVisible());
    review();
    QVERIFY(part<QLabel>("coachKept").text().contains(u'%'));
    QTRY_VERIFY(part("coachEntry0").isVisible() && part("playOn0").isVisible());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("playOn0"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!part("coachPage").isVisible() && part("endScreen").isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!part("endScreen").isVisible());
}

void TestCoachPage::playOnBeginsANewSaga_data() {
    QTest::addColumn<bool>("same");
    QTest::newRow("same chance") << true;
    QTest::newRow("fresh chance") << false;
}

void TestCoachPage::playOnBeginsANewSaga() {
    QFETCH(bool, same);
    openFinished({"human", "easy-bold"});
    const auto old = session::loadSaga(path_, sample_.finder());
    const session::Review expected =
        *session::ReviewTask(sample_.module(), *old.match, 0, {.iterations = 120}).run({}, [](int) {});
    QVERIFY(!expected.losses.empty());
    review();
    part<QCheckBox>("coachChance").setChecked(same);
    QPointer<TablePage> before = window_->table();
    QTest::keyClick(&part("playOn0"), Qt::Key_Return);
    QTRY_VERIFY(window_->table() && window_->table() != before);
    session::Session& begun = window_->table()->session();
    const std::size_t move = expected.losses.front().move;
    QCOMPARE(begun.match().moves().size(), move);
    QCOMPARE(begun.match().toMove(), engine::Seat{0});
    QVERIFY(begun.match().seating().players == old.match->seating().players);
    QCOMPARE(begun.match().setup().seed == old.match->setup().seed, same);
    const auto there = session::matchUntil(sample_.module(), *old.match, move);
    QVERIFY(begun.match().describeState() == there->describeState());
    // A saga of its own; the old one is as it was.
    QVERIFY(begun.path() != path_ && !begun.path().isEmpty());
    QVERIFY(begun.isSaved());
    QCOMPARE(session::loadSaga(begun.path(), sample_.finder()).match->moves().size(), move);
    QVERIFY(session::loadSaga(path_, sample_.finder()).match->isOver());
}

void TestCoachPage::severalPersonsAreAsked() {
    openFinished({"human", "human"});
    QTest::mouseClick(&part("endBetter"), Qt::LeftButton);
    auto& menu = part<QMenu>("endPersons");
    QVERIFY(menu.isVisible());
    QCOMPARE(menu.actions().size(), 2);
    menu.actions()[1]->trigger();
    menu.close();
    QVERIFY(part("coachPage").isVisible());
    QVERIFY(part<QLabel>("coachHeading").text().contains(u'B'));
    QTest::mouseClick(&part("coachBack"), Qt::LeftButton);
    QVERIFY(!part("coachPage").isVisible() && part("endBetter").isVisible());
}

void TestCoachPage::demoHasNoReview() {
    openFinished({"easy", "random"});
    QVERIFY(!part("endBetter").isVisible());
}

/// Why a move is better is a sentence, and what it brings stands beside each player.
void TestCoachPage::reasonsAndNumbersAreThoseOfTheReview() {
    openFinished({"human", "easy"});
    const auto match = session::loadSaga(path_, sample_.finder()).match;
    const session::Review expected =
        *session::ReviewTask(sample_.module(), *match, 0, {.iterations = 120}).run({}, [](int) {});
    const CoachPage& page = review();
    QTRY_VERIFY(part("coachEntry0").isVisible());
    QVERIFY(!expected.losses.empty());
    for (std::size_t i = 0; i < expected.losses.size(); ++i) {
        const session::Loss& loss = expected.losses[i];
        const auto before = session::matchUntil(sample_.module(), *match, loss.move);
        const session::ChoiceText better = session::betterOf(sample_.module(), *before, loss);
        QStringList shown;
        for (const QLabel* label : part(qPrintable(QStringLiteral("coachEntry%1").arg(i))).findChildren<QLabel*>())
            shown << withoutBreaks(label->text());
        QVERIFY(!better.reasons.isEmpty());
        for (const QString& reason : better.reasons)
            QVERIFY2(shown.contains(QStringLiteral("◆ ") + reason), qPrintable(shown.join(u'|')));
        for (const session::SeatChange& change : better.changes) {
            const QString name = QStringLiteral("coachChange%1-%2").arg(i).arg(change.seat);
            const auto* number = page.findChild<QLabel*>(name);
            if (change.seat == 0 || change.points != 0) QVERIFY2(number, qPrintable(name));
            if (number) QCOMPARE(number->text(), session::pointsText(change.points));
        }
    }
}

void TestCoachPage::partsHaveNames() {
    openFinished({"human", "easy"});
    const CoachPage& page = review();
    QTRY_VERIFY(part("playOn0").isVisible());
    int named = 0;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                 qPrintable(widget->objectName()));
        ++named;
    }
    QVERIFY(named >= 4);
    QVERIFY(!part("coachHelp").accessibleDescription().isEmpty());
    QVERIFY(!part("coachExplanation").isVisible());
    QTest::mouseClick(&part("coachHelp"), Qt::LeftButton);
    QVERIFY(part("coachExplanation").isVisible());
    QTest::mouseClick(&part("coachHelp"), Qt::LeftButton);
    QVERIFY(!part("coachExplanation").isVisible());
}

void TestCoachPage::nothingIsClipped_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    for (const QSize& size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
        for (const double scale : {1., 1.5})
            QTest::addRow("%dx%d, %g", size.width(), size.height(), scale) << size << scale;
}

void TestCoachPage::nothingIsClipped() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    openFinished({"human", "easy"});
    Settings settings;
    settings.textScale = scale;
    window_->setSettings(settings);
    window_->resize(size);
    const language::PseudoTranslator longTexts;
    QCoreApplication::installTranslator(const_cast<language::PseudoTranslator*>(&longTexts));
    QCoreApplication::sendPostedEvents();
    QTRY_VERIFY2(cutTexts(part("endScreen")).isEmpty(), qPrintable(cutTexts(part("endScreen")).join(u'\n')));
    QVERIFY(part("endBetter").isVisible());
    const CoachPage& page = review();
    QTRY_VERIFY2(cutTexts(page).isEmpty(), qPrintable(cutTexts(page).join(u'\n')));
    QCOMPARE(window_->size(), size);
}

HEOROT_WIDGET_SUITE(TestCoachPage)
#include "tst_coach_page.moc"
