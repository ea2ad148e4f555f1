// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in the window.
#include "heorot/main_window.h"

#include "game/characters.h"
#include "language/fault_words.h"
#include "record/file_error.h"
#include "session/saga_file.h"

#include <algorithm>

namespace heorot::app {

namespace {

/// As the setup page has it: the person who plays, or the name it proposes.
QString nameOfPerson(const game::GameModule& game) {
    const SetupChoices choices = SetupChoices::load(game);
    for (const SetupChoices::Seat& seat : choices.seats())
        if (seat.isPerson()) return seat.name.trimmed();
    return game::nameFor({}, {});
}

}

void MainWindow::learn(const QString& id, std::optional<std::size_t> lesson) {
    const auto* game = moduleOf(id);
    if (!game) return;
    LessonChoice choice{*game, session::lessonFiles(session::lessonFolder(), game->id())};
    if (choice.files.empty()) return;
    QStringList names;
    for (const auto& file : choice.files) names << QString::fromStdString(file.stem().string());
    const LessonProgress progress = LessonProgress::load(id);
    choice.lesson = std::min(lesson.value_or(progress.next(names).value_or(0)), choice.files.size() - 1);
    const QString name = names[static_cast<qsizetype>(choice.lesson)];
    if (progress.place && progress.place->lesson == name) choice.step = static_cast<std::size_t>(progress.place->step);
    openLesson(choice);
}

void MainWindow::openLesson(const LessonChoice& choice) {
    if (!mayLeaveTable()) return;
    try {
        auto page = std::make_unique<LessonPage>(choice, nameOfPerson(choice.game), settings_, services_.art);
        closePages();
        lesson_ = page.release();
    } catch (const record::FileError& error) {
        services_.dialogs.showMessage(this, language::sentence(error));
        return;
    }
    lastGame_ = QString::fromStdString(choice.game.id());
    connect(lesson_, &LessonPage::moved, lesson_, &LessonPage::keepPlace);
    connect(lesson_, &LessonPage::leave, this, &MainWindow::leaveToHall, Qt::QueuedConnection);
    connect(
        lesson_, &LessonPage::lessonWanted, this,
        [this](const QString& game, int lesson) { learn(game, static_cast<std::size_t>(lesson)); },
        Qt::QueuedConnection);
    connect(lesson_, &LessonPage::playOnWanted, this, &MainWindow::playOnFromLesson, Qt::QueuedConnection);
    connect(&lesson_->table(), &TablePage::sounded, this, &MainWindow::playSound);
    connect(&lesson_->table(), &TablePage::settingsRequested, this, &MainWindow::showSettings);
    connect(&lesson_->table(), &TablePage::boxRequested, this, [this] { showBoxOf(lesson_->game()); });
    connect(&lesson_->table(), &TablePage::fullScreenRequested, this, &MainWindow::toggleFullScreen);
    showPage(lesson_);
    lesson_->begin();
    lesson_->setFocus();
}

void MainWindow::playOnFromLesson() {
    if (!lesson_) return;
    const QString path =
        pathFor(QString::fromStdString(lesson_->game().id()), lesson_->table().session().match().seating());
    if (path.isEmpty()) return;
    QString fault;
    const auto listening = connect(&lesson_->run().session(), &session::Session::saveAsFailed, this,
                                   [&fault](const QString& sentence) { fault = sentence; });
    auto session = lesson_->playOn(path);
    disconnect(listening);
    session->setOptions(optionsOf(settings_));
    openTable(std::move(session));
    if (!fault.isEmpty()) services_.dialogs.showMessage(this, fault);
}

}
