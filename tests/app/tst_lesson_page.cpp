// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in the window: played by mouse and by keys, answered and explained.
#include "lesson_fixture.h"
#include "suite/widget_suite.h"

#include "heorot/main_window.h"
#include "heorot/room_check.h"
#include "language/translations.h"

#include <QSignalSpy>

#include <algorithm>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using Stage = session::LessonRun::Stage;

class TestLessonPage final : public LessonFixture {
    Q_OBJECT

  private slots:
    void guidanceGoesOnWithinAStep();
    void everyLessonIsPlayedByMouse_data() { playRows(); }
    void everyLessonIsPlayedByMouse() { playLesson(By::Mouse); }
    void everyLessonIsPlayedByKeys_data() { playRows(); }
    void everyLessonIsPlayedByKeys() { playLesson(By::Keys); }
    void otherActionsAreAnsweredAndThePlaceIsShown();
    void onlyWhatALessonHasIsOffered();
    void lookingDecidesNothing();
    void nextClickLeavesTheAnswerBehind();
    void keyOfHintsIsAnswered();
    void textWaitsForTheMovesItIsAbout();
    void rowsOfALessonAreLitWhole();
    void textsOfALessonHaveOneSize();
    void escapeAsksOnce();
    void moreOpensTheHandbook();
    void bandStandsAboveTheTable_data();
    void bandStandsAboveTheTable();
    void screenReadersHearTheStep();
    void pageFollowsTheLanguage();

  private:
    /// Every lesson in every language.
    static void playRows() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("lesson");
        QTest::addColumn<QString>("language");
        for (const char* game : games)
            for (int lesson = 0; lesson < static_cast<int>(filesOf(QString::fromLatin1(game)).size()); ++lesson)
                for (const char* language : {"en", "de", "fr"})
                    QTest::addRow("%s %d %s", game, lesson + 1, language)
                        << QString::fromLatin1(game) << lesson << QString::fromLatin1(language);
    }
    enum class By { Mouse, Keys };
    void settle(By by);
    void press(const QString& spot, By by);
    /// Does what the step waits for.
    void act(By by);
    void next(By by);
    void playThrough(By by);
    void playLesson(By by);
    session::LessonRun& run() { return page_->run(); }
    void click(const char* button) { QTest::mouseClick(part<QPushButton>(button), Qt::LeftButton); }
    void key(int key) { QTest::keyClick(&board(), static_cast<Qt::Key>(key)); }
    /// To the first step that waits.
    void goToTask() {
        while (run().stage() == Stage::Reading) run().next();
        QCOMPARE(run().stage(), Stage::Waiting);
    }
    QStringList taught() {
        QStringList spots;
        for (const ui::Taught& taught : board().marks().taught) spots << taught.spots.first();
        return spots;
    }
};

void TestLessonPage::settle(By by) {
    auto* moments = part<MomentLayer>("momentLayer");
    while (moments->isPlaying())
        if (by == By::Mouse)
            QTest::mouseClick(moments, Qt::LeftButton);
        else
            QTest::keyClick(moments, Qt::Key_Space);
}

void TestLessonPage::press(const QString& spot, By by) {
    if (by == By::Mouse)
        return QTest::mouseClick(&board(), Qt::LeftButton, {}, board().spotArea(spot).center().toPoint());
    board().focusSpot(spot);
    key(Qt::Key_Return);
}

void TestLessonPage::act(By by) {
    const std::size_t moves = run().session().match().moves().size();
    const game::Path path = run().session().view()->path(run().session().match(), run().wanted());
    for (const QStringList& equal : path) {
        const auto there = std::find_if(equal.begin(), equal.end(),
                                        [this](const QString& id) { return board().scene().find(id) != nullptr; });
        QVERIFY2(there != equal.end(), qPrintable(equal.join(u' ')));
        press(*there, by);
    }
    QVERIFY2(run().session().match().moves().size() == moves + 1,
             qPrintable(QStringLiteral("line %1: %2").arg(run().step().line).arg(run().answer())));
}

void TestLessonPage::next(By by) {
    if (by == By::Mouse)
        click("lessonNext");
    else
        key(Qt::Key_Return);
}

void TestLessonPage::playThrough(By by) {
    std::size_t answers = 0;
    while (run().stage() != Stage::Over) {
        while (run().stage() == Stage::Watching) {
            settle(by);
            QCoreApplication::processEvents();
        }
        settle(by);
        const std::size_t at = run().at();
        QCOMPARE(part<QLabel>("lessonIdea")->text(), session::lessonText(run().step().idea));
        if (run().stage() == Stage::Waiting) {
            QVERIFY(!part<QPushButton>("lessonNext")->isEnabled());
            act(by);
            if (QTest::currentTestFailed()) return;
            settle(by);
            QCOMPARE(part<QLabel>("lessonAnswer")->accessibleName(), session::lessonText(run().step().task->good));
            QVERIFY(part<QLabel>("lessonAnswer")->isVisible());
            ++answers;
        }
        next(by);
        QVERIFY(run().stage() == Stage::Over || run().at() == at + 1);
    }
    QVERIFY(answers > 0);
    QCOMPARE(part<QLabel>("lessonText")->accessibleName(), session::lessonText(run().lesson().goal));
}

void TestLessonPage::playLesson(By by) {
    QFETCH(QString, game);
    QFETCH(int, lesson);
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    open(game, {1280, 800}, static_cast<std::size_t>(lesson));
    playThrough(by);
    QVERIFY(translations.use(QStringLiteral("en")));
}

void TestLessonPage::otherActionsAreAnsweredAndThePlaceIsShown() {
    open(QStringLiteral("movie"), {1280, 800});
    goToTask();
    const QStringList lit = taught();
    QCOMPARE(lit.size(), static_cast<qsizetype>(run().step().lit.size()));
    for (const char* wrong : {"place beowulf c3", "place thane b2"}) {
        const auto action = run().session().match().parse(wrong);
        QVERIFY(action);
        for (const QStringList& equal : run().session().view()->path(run().session().match(), *action))
            press(equal.first(), By::Mouse);
        QCOMPARE(run().session().match().moves().size(), std::size_t{0});
        const record::LessonTask& task = *run().step().task;
        const QString why = session::lessonText(record::answerTo(task, wrong));
        // One sentence: what is not wanted at all is not praised.
        QCOMPARE(part<QLabel>("lessonAnswer")->accessibleName(),
                 why == session::lessonText(task.other) ? why
                                                        : why + QStringLiteral(" The lesson takes this move back."));
        QVERIFY(page_->table().board().chooser().chosen().isEmpty());
    }
    // The numbers of the text stay; what is not to be pressed lies in the dark.
    const auto& pins = board().marks().taught;
    QVERIFY(static_cast<qsizetype>(pins.size()) >= lit.size());
    QStringList pressed;
    for (std::size_t pin = 0; pin < pins.size(); ++pin) {
        const auto number = static_cast<qsizetype>(pin);
        if (number < lit.size()) QVERIFY(pins[pin].spots.contains(lit[number]));
        if (!pins[pin].isFaded) pressed << pins[pin].spots.first();
    }
    QStringList path;
    for (const QStringList& equal : run().session().view()->path(run().session().match(), run().wanted()))
        path << equal.first();
    pressed.sort();
    path.sort();
    QCOMPARE(pressed, path);
}

/// What to choose next is lit once it lies there, as the face of a die after “Rest: a die”.
void TestLessonPage::guidanceGoesOnWithinAStep() {
    open(QStringLiteral("raiders"), {1280, 800}, 2, 3);
    QTRY_COMPARE(run().stage(), session::LessonRun::Stage::Waiting);
    const auto isLit = [&](const char* spot) {
        const auto& taught = board().marks().taught;
        return std::any_of(taught.begin(), taught.end(), [&](const ui::Taught& each) {
            return each.spots.contains(QLatin1String(spot)) && !each.isFaded;
        });
    };
    QVERIFY(isLit("choice/rest-die") && !isLit("face/blue-raven"));
    page_->table().board().choose(QStringLiteral("choice/rest-die"));
    QTRY_VERIFY(isLit("face/blue-raven"));
}

void TestLessonPage::onlyWhatALessonHasIsOffered() {
    open(QStringLiteral("raiders"), {1280, 800});
    goToTask();
    const TableActions& actions = page_->table().actions();
    for (const QAction* action : {actions.undo, actions.redo, actions.reset, actions.hint, actions.why, actions.pause,
                                  actions.step, actions.saveAs, actions.open})
        QVERIFY2(!action->isVisible(), qPrintable(action->objectName()));
    for (const game::Spot& spot : board().scene().spots)
        QVERIFY2(!spot.id.startsWith(u"command/"), qPrintable(spot.id));
}

/// While a step only explains, nothing can be chosen.
void TestLessonPage::lookingDecidesNothing() {
    open(QStringLiteral("movie"), {1280, 800});
    QCOMPARE(run().stage(), Stage::Reading);
    QVERIFY(page_->table().board().chooser().lit().isEmpty());
    press(QStringLiteral("figure/thane"), By::Mouse);
    QVERIFY(page_->table().board().chooser().chosen().isEmpty());
    goToTask();
    QVERIFY(!page_->table().board().chooser().lit().isEmpty());
    press(QStringLiteral("figure/thane"), By::Mouse);
    QVERIFY(!page_->table().board().chooser().chosen().isEmpty());
    // Escape takes that back, and does not ask to leave.
    key(Qt::Key_Escape);
    QVERIFY(page_->table().board().chooser().chosen().isEmpty());
    QVERIFY(page_->band().words().answer.isEmpty());
}

void TestLessonPage::nextClickLeavesTheAnswerBehind() {
    open(QStringLiteral("movie"), {1280, 800});
    goToTask();
    press(QStringLiteral("figure/beowulf"), By::Mouse);
    press(QStringLiteral("space/c3"), By::Mouse);
    QVERIFY(!page_->band().words().answer.isEmpty());
    press(QStringLiteral("figure/longship"), By::Mouse);
    QVERIFY(page_->band().words().answer.isEmpty());
    QCOMPARE(page_->table().board().chooser().chosen(), QStringList{QStringLiteral("figure/longship")});
}

void TestLessonPage::keyOfHintsIsAnswered() {
    open(QStringLiteral("movie"), {1280, 800});
    goToTask();
    key(Qt::Key_H);
    QVERIFY(!page_->band().words().answer.isEmpty());
    QVERIFY(page_->band().accessibleName().contains(page_->band().words().answer));
    press(QStringLiteral("figure/longship"), By::Mouse);
    QVERIFY(page_->band().words().answer.isEmpty());
}

/// What others do is seen before it is told.
void TestLessonPage::textWaitsForTheMovesItIsAbout() {
    open(QStringLiteral("legend"), {1280, 800}, 1);
    while (run().stage() != Stage::Watching) run().skip();
    const QString text = session::lessonText(run().step().text);
    const QString others = page_->band().words().text;
    QVERIFY(others != text && !others.isEmpty());
    // In the size of the lesson's own texts, and each thing once.
    qsizetype longest = 0;
    for (const auto& step : run().lesson().steps) longest = std::max(longest, session::lessonText(step.text).size());
    QVERIFY2(others.size() <= longest, qPrintable(others));
    QStringList told = others.split(QStringLiteral(". "));
    QCOMPARE(told.removeDuplicates(), qsizetype{0});
    QVERIFY(taught().isEmpty());
    // A click is answered, and the others' moves are named once they are seen.
    QVERIFY(page_->band().words().answer.isEmpty());
    emit board().chosen(board().scene().spots.front().id);
    QVERIFY(page_->band().words().answer.contains(QStringLiteral("still moving")));
    run().setPace(0);
    QTRY_VERIFY2(
        [this] {
            settle(By::Keys);
            return run().stage() != Stage::Watching;
        }(),
        "the moves do not end");
    QCOMPARE(page_->band().words().text, text);
    QVERIFY(!taught().isEmpty());
}

void TestLessonPage::rowsOfALessonAreLitWhole() {
    open(QStringLiteral("legend"), {1280, 800}, 1);
    const game::Spot* row = board().scene().find(QStringLiteral("row/1"));
    QVERIFY(row && row->whole.width() > 2 * row->area.width());
    QVERIFY(row->shown().contains(row->area));
    // Every other spot of the row lies within it.
    const game::Spot* own = board().scene().find(QStringLiteral("row/0"));
    QVERIFY(own && !own->shown().intersects(row->shown()));
}

void TestLessonPage::textsOfALessonHaveOneSize() {
    for (const QSize& size : {QSize(1024, 600), QSize(1280, 800)}) {
        open(QStringLiteral("movie"), size);
        const int pixels = part<QLabel>("lessonText")->font().pixelSize();
        for (std::size_t step = 1; step < run().lesson().steps.size(); ++step) {
            run().goTo(step);
            QCOMPARE(part<QLabel>("lessonText")->font().pixelSize(), pixels);
        }
    }
}

void TestLessonPage::escapeAsksOnce() {
    open(QStringLiteral("movie"), {1280, 800});
    QSignalSpy left(page_.get(), &LessonPage::leave);
    key(Qt::Key_Escape);
    QCOMPARE(left.size(), 0);
    QVERIFY(page_->band().words().answer.contains(QStringLiteral("Esc")));
    key(Qt::Key_Return);
    QVERIFY(page_->band().words().answer.isEmpty());
    key(Qt::Key_Backspace);
    QCOMPARE(run().at(), std::size_t{0});
    key(Qt::Key_S);
    QCOMPARE(run().at(), std::size_t{1});
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void TestLessonPage::moreOpensTheHandbook() {
    open(QStringLiteral("movie"), {1280, 800});
    click("lessonMore");
    auto* view = page_->findChild<HandbookView*>();
    QVERIFY(view->isVisible() && view->shown());
    QCOMPARE(view->book()->sections()[*view->shown()].anchor, QString::fromStdString(run().step().section));
}

void TestLessonPage::bandStandsAboveTheTable_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const char* game : games)
        for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
            for (const char* language : {"en", "de", "fr"})
                QTest::addRow("%s %d %s", game, size.width(), language)
                    << QString::fromLatin1(game) << size << QString::fromLatin1(language);
}

/// In every step, with the longest answer, nothing is cut and nothing overlaps.
void TestLessonPage::bandStandsAboveTheTable() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QFETCH(QString, language);
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(language));
    open(game, size);
    LessonBand& band = page_->band();
    for (const auto& file : filesOf(game)) {
        const record::Lesson lesson = lessonAt(game, QString::fromStdString(file.string()));
        for (const record::LessonStep& step : lesson.steps) {
            LessonWords words = band.words();
            words.idea = session::lessonText(step.idea);
            words.text = session::lessonText(step.text);
            words.hasMore = true;
            words.step = 3;
            words.steps = static_cast<int>(lesson.steps.size());
            QStringList answers{QString()};
            if (step.task) answers = QStringList{session::lessonText(step.task->other)};
            if (step.task)
                for (const record::LessonAnswer& answer : step.task->answers)
                    answers
                        << LessonPage::tr("%1 The lesson takes this move back.").arg(session::lessonText(answer.text));
            for (const QString& answer : answers) {
                words.answer = answer;
                words.kind = step.task ? LessonWords::Answer::Other : LessonWords::Answer::None;
                band.say(words);
                QStringList cut = cutTexts(band);
                QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            }
        }
    }
    QVERIFY(!band.geometry().intersects(page_->table().geometry()));
    QCOMPARE(band.geometry().united(page_->table().geometry()), page_->rect());
    std::vector<QWidget*> parts;
    for (const char* name : {"lessonIdea", "lessonText", "lessonAnswerFrame", "lessonMore", "lessonLeave", "lessonBack",
                             "lessonHelp", "lessonNext", "lessonDots"})
        if (auto* widget = part<QWidget>(name); widget->isVisible()) parts.push_back(widget);
    for (const QWidget* one : parts) {
        QVERIFY2(band.rect().contains(one->geometry()), qPrintable(one->objectName()));
        for (const QWidget* other : parts)
            QVERIFY2(one == other || !one->geometry().intersects(other->geometry()),
                     qPrintable(one->objectName() + u' ' + other->objectName()));
    }
    QVERIFY(translations.use(QStringLiteral("en")));
}

void TestLessonPage::screenReadersHearTheStep() {
    open(QStringLiteral("movie"), {1280, 800});
    goToTask();
    const QString said = session::lessonText(run().step().idea) + u' ' + session::lessonText(run().step().text);
    QCOMPARE(page_->band().accessibleName(), said);
    QVERIFY(!run().session().play(run().wanted()));
    QCOMPARE(page_->band().accessibleName(), said + u' ' + run().answer());
    for (const char* button : {"lessonNext", "lessonBack", "lessonHelp", "lessonLeave", "lessonMore"})
        QVERIFY(!part<QPushButton>(button)->accessibleName().isEmpty());
}

void TestLessonPage::pageFollowsTheLanguage() {
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    QVERIFY(translations.use(QStringLiteral("en")));
    open(QStringLiteral("movie"), {1280, 800});
    const QStringList english = textsOf(page_->band());
    QVERIFY(translations.use(QStringLiteral("de")));
    const QString idea = session::lessonText(run().step().idea);
    QTRY_COMPARE(part<QLabel>("lessonIdea")->text(), idea);
    for (const QString& text : textsOf(page_->band())) QVERIFY2(!english.contains(text), qPrintable(text));
    QVERIFY(translations.use(QStringLiteral("en")));
}

HEOROT_WIDGET_SUITE(TestLessonPage)
#include "tst_lesson_page.moc"
