// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/lesson_run.h"

#include "game/characters.h"
#include "game/seating.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace heorot::session {

namespace {

constexpr int paceMs = 900;

}

std::vector<std::filesystem::path> lessonFiles(const QString& folder, const std::string& game) {
    namespace fs = std::filesystem;
    std::vector<fs::path> files;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(fs::path(folder.toStdU16String()) / game, error)) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() == ".yaml" && name[0] >= '1' && name[0] <= '9') files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

QString lessonFolder() {
    return QDir::cleanPath(
        QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../share/heorot/lessons")));
}

QString lessonText(const std::string& english) {
    return QCoreApplication::translate("Lesson", english.c_str());
}

LessonRun::LessonRun(const game::GameModule& game, const std::filesystem::path& file, const QString& name,
                     QObject* parent)
    : QObject(parent), lesson_(record::readLesson(file, game::finderOf(game))), session_(sessionOf(game, file, name)),
      begun_(lesson_.steps.size()), helped_(lesson_.steps.size()) {
    pace_.setSingleShot(true);
    pace_.setInterval(paceMs);
    connect(&pace_, &QTimer::timeout, this, &LessonRun::paceOver);
    session_->setGuide([this](engine::Action action) { decide(action); });
    session_->start();
    enter(0);
}

std::unique_ptr<Session> LessonRun::sessionOf(const game::GameModule& game, const std::filesystem::path& file,
                                              const QString& name) {
    auto match = record::beginLesson(file, game::finderOf(game));
    record::Seating seating = match->seating();
    std::vector<std::string> others(seating.names.begin() + 1, seating.names.end());
    std::string own = name.toStdString();
    if (record::refuseSeatName(own, others)) {
        QStringList taken;
        for (const std::string& other : others) taken << QString::fromStdString(other);
        own = game::nameFor({}, taken).toStdString();
    }
    match->rename(record::learner, own);
    seating.players.assign(seating.names.size(), std::string(ai::levelName(ai::Level::Easy)));
    seating.players[record::learner] = game::personWord;
    match->changePlayers(seating.players, {}, game::personsOf(seating));
    return std::make_unique<Session>(game, std::move(match), QString(), QString(), Options());
}

QString LessonRun::answer() const {
    return answer_ ? lessonText(*answer_) : QString();
}

void LessonRun::set(Stage stage) {
    stage_ = stage;
    emit changed();
}

void LessonRun::enter(std::size_t step) {
    at_ = step;
    answer_ = nullptr;
    misses_ = 0;
    shown_ = 0;
    begun_[at_] = session_->match().moves().size();
    showMoves();
}

/// The next move of the others, or what the step is about.
void LessonRun::showMoves() {
    const auto& moves = step().moves;
    if (shown_ == moves.size()) {
        set(step().task ? Stage::Waiting : Stage::Reading);
        return;
    }
    const record::LessonMove& move = moves[shown_++];
    stage_ = Stage::Watching;
    play(move.action, move.outcomes);
    pace_.start();
    emit changed();
}

/// Moves wait while the table shows something of the last one.
void LessonRun::paceOver() {
    if (session_->isHeld())
        pace_.start();
    else
        showMoves();
}

void LessonRun::decide(engine::Action action) {
    // The table forgets what was chosen.
    if (stage_ != Stage::Waiting) return emit session_->changed();
    const record::LessonTask& task = *step().task;
    if (std::find(task.wanted.begin(), task.wanted.end(), action) != task.wanted.end()) {
        perform(action);
        return;
    }
    ++misses_;
    answer_ = &record::answerTo(task, session_->match().format(action));
    emit session_->changed();
    emit changed();
}

void LessonRun::dropAnswer() {
    if (stage_ != Stage::Waiting || !answer_) return;
    answer_ = nullptr;
    emit changed();
}

engine::Action LessonRun::wanted() const {
    const auto& wanted = step().task->wanted;
    const auto isLegal = [this](engine::Action action) { return !session_->match().validate(action); };
    const auto legal = std::find_if(wanted.begin(), wanted.end(), isLegal);
    return legal == wanted.end() ? wanted.front() : *legal;
}

void LessonRun::perform(engine::Action action) {
    const record::LessonTask& task = *step().task;
    const bool isFirst = action == task.wanted.front();
    helped_[at_] = false;
    play(action, isFirst ? task.outcomes : engine::Outcomes());
    answer_ = &task.good;
    set(Stage::Done);
}

/// After an alternative of an earlier step, the written outcomes may not fit any more; then chance decides.
void LessonRun::play(engine::Action action, const engine::Outcomes& outcomes) {
    engine::Violation refused;
    try {
        refused = session_->playWritten(action, outcomes);
    } catch (const engine::ChanceMismatch&) {
        refused = session_->playWritten(action, {});
    }
    if (refused) qWarning("lesson %s, line %d: a written move is refused", lesson_.name.c_str(), step().line);
}

bool LessonRun::next() {
    if (stage_ != Stage::Reading && stage_ != Stage::Done) return false;
    if (at_ + 1 == lesson_.steps.size())
        set(Stage::Over);
    else
        enter(at_ + 1);
    return true;
}

bool LessonRun::back() {
    const bool isOver = stage_ == Stage::Over;
    if (at_ == 0 && !isOver) return false;
    const std::size_t step = isOver ? at_ : at_ - 1;
    pace_.stop();
    session_->takeBack(begun_[step]);
    enter(step);
    return true;
}

void LessonRun::showAllMoves() {
    pace_.stop();
    while (stage_ == Stage::Watching) showMoves();
    pace_.stop();
}

void LessonRun::help() {
    const bool wasWatching = stage_ == Stage::Watching;
    showAllMoves();
    if (stage_ == Stage::Waiting) {
        perform(wanted());
        helped_[at_] = true;
    } else if (!wasWatching) {
        // What came after the moves of others is still to be read.
        next();
    }
}

bool LessonRun::wasMostlyHelped() const {
    const auto tasks = std::count_if(lesson_.steps.begin(), lesson_.steps.end(),
                                     [](const record::LessonStep& each) { return each.task.has_value(); });
    return 2 * std::count(helped_.begin(), helped_.end(), true) > tasks;
}

void LessonRun::skip() {
    showAllMoves();
    if (stage_ == Stage::Waiting) perform(wanted());
    next();
}

void LessonRun::goTo(std::size_t step) {
    const std::size_t wanted = std::min(step, lesson_.steps.size() - 1);
    while (at_ < wanted) skip();
    showAllMoves();
}

std::unique_ptr<Session> LessonRun::playOn(const QString& path) {
    pace_.stop();
    session_->saveAs(path);
    session_->setGuide({});
    stage_ = Stage::Over;
    return std::move(session_);
}

}
