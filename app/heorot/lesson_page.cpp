// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/lesson_page.h"

#include "session/recap.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

namespace heorot::app {

using session::lessonText;
using Stage = session::LessonRun::Stage;

namespace {

/// After so many actions that were not wanted, the wanted one is pointed out.
constexpr int enoughMisses = 2;

QString teacherName(const std::string& teacher) {
    //: Who teaches a game
    if (teacher == "hrothgar") return LessonPage::tr("King Hrothgar");
    //: Who teaches a game
    if (teacher == "wealhtheow") return LessonPage::tr("Queen Wealhtheow");
    //: Who teaches a game
    if (teacher == "saga-keeper") return LessonPage::tr("The skald");
    return {};
}

}

LessonPage::LessonPage(const LessonChoice& choice, const QString& name, const Settings& settings, ui::ArtCache& art,
                       QWidget* parent)
    : QWidget(parent), choice_(choice), run_(choice.game, choice.files.at(choice.lesson), name), settings_(settings),
      band_(new LessonBand(QString::fromStdString(run_.lesson().teacher), this)), next_(new QAction(this)) {
    setObjectName(QStringLiteral("lessonPage"));
    style_.art = &art;
    // Before there is a table, which would show all that happened on the way.
    run_.goTo(choice.step);
    table_ = new TablePage(run_.session(), settings, art, this);
    next_->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    next_->setShortcutContext(Qt::WidgetShortcut);
    next_->setAutoRepeat(false);
    table_->board().board().addAction(next_);
    connect(next_, &QAction::triggered, this, &LessonPage::goOn);
    connect(&run_, &session::LessonRun::changed, this, [this] {
        asksToLeave_ = saysNoHint_ = false;
        if (run_.stage() != Stage::Watching) saysWait_ = false;
        emit moved();
        follow();
    });
    connect(band_, &LessonBand::nextWanted, this, &LessonPage::goOn);
    connect(band_, &LessonBand::backWanted, this, [this] { run_.back(); });
    connect(band_, &LessonBand::helpWanted, this, [this] { run_.help(); });
    connect(band_, &LessonBand::leaveWanted, this, &LessonPage::leave);
    connect(band_, &LessonBand::moreWanted, this,
            [this] { table_->openSection(QString::fromStdString(run_.step().section)); });
    connect(table_, &TablePage::leave, this, &LessonPage::leave);
    connect(&table_->board(), &ui::GameBoard::leaving, this, &LessonPage::askToLeave);
    connect(&table_->board().board(), &ui::BoardWidget::chosen, this, &LessonPage::dropOldAnswer);
    // The next part of what is asked for may only now lie on the table.
    connect(
        &table_->board(), &ui::GameBoard::promptChanged, this,
        [this] { table_->teach(taught(), run_.stage() == Stage::Waiting); }, Qt::QueuedConnection);
    setFocusProxy(table_);
    setSettings(settings);
}

LessonPage::~LessonPage() {
    run_.disconnect(this);
    // It shows the session of the run.
    delete table_;
}

void LessonPage::begin() {
    emit moved();
    table_->begin();
    follow();
    announce();
}

std::unique_ptr<session::Session> LessonPage::playOn(const QString& path) {
    run_.disconnect(this);
    delete std::exchange(table_, nullptr);
    return run_.playOn(path);
}

void LessonPage::setSettings(const Settings& settings) {
    settings_ = settings;
    style_.theme = ui::Theme(settings.theme);
    table_->setSettings(settings);
    restyle();
}

// What is shown

void LessonPage::follow() {
    band_->say(words());
    const Stage stage = run_.stage();
    next_->setEnabled(band_->words().nextIs == LessonWords::Next::Ready);
    table_->teach(taught(), stage == Stage::Waiting);
    announce();
}

std::vector<ui::Taught> LessonPage::taught() const {
    // After an action, the pieces it has moved may have given their places to others; all of the table shows what
    // changed.
    // While others move, the text that speaks of it is still to come.
    const Stage stage = run_.stage();
    if (stage == Stage::Over || stage == Stage::Done || stage == Stage::Watching) return {};
    const record::LessonStep& step = run_.step();
    const record::AnyMatch& match = table_->session().match();
    const bool helps = stage == Stage::Waiting && run_.misses() >= enoughMisses;
    const std::vector<int> named = record::numbersIn(step.text);
    std::vector<ui::Taught> taught;
    for (const std::string& spot : step.lit) {
        const auto number = static_cast<int>(taught.size()) + 1;
        const bool isNamed = std::find(named.begin(), named.end(), number) != named.end();
        taught.push_back({{QString::fromStdString(spot)}, isNamed, helps});
    }
    if (stage == Stage::Waiting) addNextPart(taught);
    if (!helps) return taught;
    // Only the wanted action lies in the light; what else the text speaks of keeps its pin.
    game::Path path = table_->session().view()->path(match, run_.wanted());
    for (ui::Taught& each : taught) {
        const auto same = std::find_if(path.begin(), path.end(), [&](const QStringList& equals) {
            return equals.contains(each.spots.constFirst());
        });
        if (same == path.end()) continue;
        each = {*same, each.hasPin, false};
        path.erase(same);
    }
    for (QStringList& equals : path) taught.push_back({std::move(equals), false});
    return taught;
}

/// Once the first parts of the wanted action are chosen, what to choose next is lit as well.
void LessonPage::addNextPart(std::vector<ui::Taught>& taught) const {
    const game::Path path = table_->session().view()->path(table_->session().match(), run_.wanted());
    const QStringList& chosen = table_->board().chooser().chosen();
    const auto parts = static_cast<std::size_t>(chosen.size());
    if (chosen.isEmpty() || parts >= path.size()) return;
    for (std::size_t i = 0; i < parts; ++i)
        if (!path[i].contains(chosen[static_cast<qsizetype>(i)])) return;
    const QStringList& next = path[parts];
    const bool isLit = std::any_of(taught.begin(), taught.end(), [&](const ui::Taught& each) {
        return std::any_of(each.spots.begin(), each.spots.end(),
                           [&](const QString& spot) { return next.contains(spot); });
    });
    if (!isLit) taught.push_back({next, false, false});
}

LessonWords LessonPage::words() const {
    LessonWords words = run_.stage() == Stage::Over ? wordsOfEnd() : wordsOfStep();
    const record::Lesson& lesson = run_.lesson();
    words.teacher = teacherName(lesson.teacher);
    const QLocale locale;
    //: %1 the number of a lesson, %2 how many a game has, %3 the lesson's title
    words.lesson = tr("Lesson %1 of %2: %3")
                       .arg(locale.toString(static_cast<int>(choice_.lesson) + 1),
                            locale.toString(static_cast<int>(choice_.files.size())), lessonText(lesson.title));
    words.steps = static_cast<int>(lesson.steps.size());
    for (const record::LessonStep& step : lesson.steps) words.texts << lessonText(step.text);
    if (saysNoHint_) {
        //: A lesson, after the key of hints was pressed: %1 the key of "Show me"
        words.answer = tr("The lesson itself is the hint: do what the text asks, or have it done for you with %1.")
                           .arg(QKeySequence(Qt::Key_S).toString(QKeySequence::NativeText));
        words.kind = LessonWords::Answer::Other;
    }
    if (saysWait_ && run_.stage() == Stage::Watching) {
        //: A lesson, after a click while the others move
        words.answer = tr("The others are still moving. You can go on as soon as they are done.");
        words.kind = LessonWords::Answer::Other;
    }
    if (asksToLeave_) {
        //: A lesson, after Escape was pressed once
        words.answer = tr("Press Esc once more to leave. The lesson waits for you at this step.");
        words.kind = LessonWords::Answer::Other;
    }
    return words;
}

/// What came of the last move of the others, each thing once, no longer than the lesson's own texts: a longer one would
/// stand in smaller letters.
QString LessonPage::othersText() const {
    const session::Session& session = table_->session();
    const std::size_t moves = session.match().moves().size();
    //: A lesson, in the place of its text until the others have moved
    const QString nothing = tr("Watch what the others do.");
    if (moves <= run_.begunAt()) return nothing;
    auto told = session::recapOf(session, {moves - 1, moves}, session.viewer());
    if (told.empty()) return nothing;
    session::RecapEntry& last = told.front();
    for (auto deed = last.deeds.begin(); deed != last.deeds.end(); ++deed)
        last.deeds.erase(std::remove_if(deed + 1, last.deeds.end(),
                                        [&](const game::Deed& later) { return later.sentence == deed->sentence; }),
                         last.deeds.end());
    qsizetype longest = nothing.size();
    for (const record::LessonStep& step : run_.lesson().steps)
        longest = std::max(longest, lessonText(step.text).size());
    const QStringList texts = last.texts();
    const auto fitting =
        std::find_if(texts.begin(), texts.end(), [&](const QString& text) { return text.size() <= longest; });
    return fitting == texts.end() ? texts.constLast() : *fitting;
}

LessonWords LessonPage::wordsOfStep() const {
    LessonWords words;
    const record::LessonStep& step = run_.step();
    words.idea = lessonText(step.idea);
    words.text = lessonText(step.text);
    // What happens is not told before it is seen.
    if (run_.stage() == Stage::Watching) {
        //: A lesson, in the place of its title while the others move
        words.idea = tr("The others move");
        words.text = othersText();
    }
    const bool isDone = run_.stage() == Stage::Done;
    words.answer = run_.answer();
    // What is not asked for at all says so itself.
    const bool isOther = step.task && words.answer == lessonText(step.task->other);
    if (!isDone && !isOther && !words.answer.isEmpty())
        //: An answer of a lesson to a move that would be good as well: %1 why the lesson wants another one, in
        //: sentences
        words.answer = tr("%1 The lesson takes this move back.").arg(words.answer);
    words.kind = words.answer.isEmpty() ? LessonWords::Answer::None
                 : isDone               ? LessonWords::Answer::Good
                                        : LessonWords::Answer::Other;
    words.canGoBack = run_.at() > 0;
    words.canHelp = run_.stage() == Stage::Waiting || run_.stage() == Stage::Watching;
    words.hasMore = !step.section.empty();
    words.step = static_cast<int>(run_.at());
    //: Button of a lesson: to the next step
    words.next = tr("Next");
    if (run_.stage() == Stage::Waiting) {
        words.nextIs = LessonWords::Next::Awaited;
        //: In the place of a lesson's button Next: the lesson waits for an action at the table
        words.next = tr("Your move");
    } else if (run_.stage() == Stage::Watching) {
        words.nextIs = LessonWords::Next::Watched;
        //: In the place of a lesson's button Next, while the others' moves are shown
        words.next = tr("Watch");
    }
    words.nextTexts = {tr("Next"), tr("Your move"), tr("Watch")};
    return words;
}

/// What the person can do now, and what is next.
LessonWords LessonPage::wordsOfEnd() const {
    LessonWords words;
    //: The end of a lesson
    words.idea = tr("Well done!");
    words.text = lessonText(run_.lesson().goal);
    if (run_.wasMostlyHelped()) {
        //: The end of a lesson of which most was done for the learner
        words.idea = tr("That was the lesson");
        words.text = tr("Most of it was done for you, so it isn’t ticked off. Play it yourself whenever you like.");
    }
    words.canGoBack = true;
    words.step = static_cast<int>(run_.lesson().steps.size());
    if (!isLast())
        //: Button at the end of a lesson
        words.next = tr("Next lesson");
    else if (table_->session().match().isOver())
        //: Button at the end of the last lesson, whose game is over
        words.next = tr("To the hall");
    else
        //: Button at the end of the last lesson: the game goes on as an ordinary one
        words.next = tr("Play on");
    return words;
}

/// What is new of idea, sentence and answer, for screen readers.
void LessonPage::announce() {
    const QString spoken = band_->spoken();
    if (spoken == spoken_ || !isVisible()) return;
    spoken_ = spoken;
    band_->setAccessibleName(spoken);
    QAccessibleEvent renamed(band_, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
    QAccessibleEvent alert(band_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void LessonPage::restyle() {
    style_.ratio = devicePixelRatioF();
    style_.look.size = game::tableSize(size(), settings_.textScale);
    style_.textScale = settings_.textScale;
    setStyleSheet(style_.sheet());
    arrange();
    band_->setStyle(style_);
}

void LessonPage::arrange() {
    const int tall = LessonBand::heightFor(size(), settings_.textScale);
    band_->setGeometry(0, 0, width(), tall);
    if (table_) table_->setGeometry(0, tall, width(), std::max(1, height() - tall));
}

void LessonPage::resizeEvent(QResizeEvent*) {
    restyle();
}

void LessonPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && table_) follow();
}

// What the person does

void LessonPage::keepPlace() const {
    const QString game = QString::fromStdString(choice_.game.id());
    const QString lesson = QString::fromStdString(run_.lesson().name);
    LessonProgress progress = LessonProgress::load(game);
    if (run_.stage() == Stage::Over) {
        if (!progress.done.contains(lesson) && !run_.wasMostlyHelped()) progress.done << lesson;
        progress.place.reset();
    } else {
        progress.place = LessonPlace{lesson, static_cast<int>(run_.at())};
    }
    progress.save(game);
}

void LessonPage::goOn() {
    if (run_.stage() != Stage::Over) {
        run_.next();
        return;
    }
    if (!isLast())
        emit lessonWanted(QString::fromStdString(choice_.game.id()), static_cast<int>(choice_.lesson) + 1);
    else if (table_->session().match().isOver())
        emit leave();
    else
        emit playOnWanted();
}

/// An answer is about one choice: the next choice leaves it behind, but not the one that it answers.
void LessonPage::dropOldAnswer() {
    if (std::exchange(saysNoHint_, false)) follow();
    if (run_.stage() == Stage::Watching && !std::exchange(saysWait_, true)) follow();
    const bool isOld = run_.misses() == std::exchange(answered_, run_.misses());
    if (isOld) run_.dropAnswer();
}

void LessonPage::askToLeave() {
    if (asksToLeave_) return emit leave();
    asksToLeave_ = true;
    follow();
}

/// Keys that the table does not use.
void LessonPage::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPlain || event->isAutoRepeat()) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto* button = qobject_cast<QPushButton*>(band_->focusWidget()); button && button->hasFocus())
            button->click();
        else
            goOn();
        break;
    case Qt::Key_Backspace: run_.back(); break;
    case Qt::Key_S: run_.help(); break;
    case Qt::Key_H:
        saysNoHint_ = true;
        follow();
        break;
    case Qt::Key_Escape: askToLeave(); break;
    default: QWidget::keyPressEvent(event);
    }
}

}
