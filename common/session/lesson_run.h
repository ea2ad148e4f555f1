// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson that is being played: where the learner is, what its last action was answered, and the table.
#pragma once

#include "record/lesson.h"
#include "session/session.h"

#include <QTimer>

namespace heorot::session {

/// The lessons of an installation, next to the program: ../share/heorot/lessons.
HEOROT_SESSION_EXPORT QString lessonFolder();

/// The lessons of a game in a folder `<lessons>/<game>`, in their order: files whose name begins with their number.
HEOROT_SESSION_EXPORT std::vector<std::filesystem::path> lessonFiles(const QString& folder, const std::string& game);

/// A text of a lesson in the program's language.
HEOROT_SESSION_EXPORT QString lessonText(const std::string& english);

class HEOROT_SESSION_EXPORT LessonRun final : public QObject {
    Q_OBJECT

  public:
    enum class Stage {
        Watching, ///< moves of others are being shown, one after another
        Reading,  ///< the step only explains
        Waiting,  ///< for an action of the learner
        Done,     ///< the action was good
        Over,     ///< the last step is behind
    };

    /// Begins with the first step. The learner gets `name`, or another where a seat has that already; `game` must
    /// outlive this. Throws record::FileError.
    LessonRun(const game::GameModule& game, const std::filesystem::path& file, const QString& name,
              QObject* parent = nullptr);

    const record::Lesson& lesson() const { return lesson_; }
    /// The table; it is guided until `playOn`.
    Session& session() { return *session_; }

    Stage stage() const { return stage_; }
    /// The number of the step, from 0; that of the last one when the lesson is over.
    std::size_t at() const { return at_; }
    const record::LessonStep& step() const { return lesson_.steps[at_]; }
    /// The number of moves at the beginning of this step.
    std::size_t begunAt() const { return begun_.at(at_); }
    /// The first of the wanted actions that is legal; only while the step waits.
    engine::Action wanted() const;
    /// What is said to the last action, in the program's language; empty before one.
    QString answer() const;
    /// Actions of this step that were not wanted.
    int misses() const { return misses_; }
    /// No more of the answer to an action that was not wanted.
    void dropAnswer();

    /// To the next step, if there is nothing to do in this one any more. False if that must be done first.
    bool next();
    /// To the beginning of the previous step, from the end to that of the last one; its action is asked for again.
    /// False at the first one.
    bool back();
    /// Does what the step asks for, so that its answer can be read, or goes to the next step if there is nothing to do.
    void help();
    /// Whether most of what the lesson asks for was done by `help`.
    bool wasMostlyHelped() const;
    /// Does what the step asks for, and goes to the next step.
    void skip();
    /// To the beginning of this step, or of the last one, from an earlier one.
    void goTo(std::size_t step);
    /// How long each move of others is shown, in milliseconds.
    void setPace(int milliseconds) { pace_.setInterval(milliseconds); }

    /// The session, from here on a game like any other that is saved to `path`: computer players play the other seats.
    /// The lesson is over; this must not be used any more.
    std::unique_ptr<Session> playOn(const QString& path);

  signals:
    /// The step, its stage, or the answer has changed.
    void changed();

  private:
    static std::unique_ptr<Session> sessionOf(const game::GameModule& game, const std::filesystem::path& file,
                                              const QString& name);
    void enter(std::size_t step);
    void showMoves();
    void paceOver();
    void decide(engine::Action action);
    void perform(engine::Action action);
    void showAllMoves();
    void play(engine::Action action, const engine::Outcomes& outcomes);
    void set(Stage stage);

    record::Lesson lesson_;
    std::unique_ptr<Session> session_;
    std::size_t at_ = 0;
    Stage stage_ = Stage::Reading;
    /// The number of moves at the beginning of each step, as far as the learner has come.
    std::vector<std::size_t> begun_;
    /// The steps whose action was last done by `help`.
    std::vector<bool> helped_;
    std::size_t shown_ = 0;
    const std::string* answer_ = nullptr;
    int misses_ = 0;
    QTimer pace_;
};

}
