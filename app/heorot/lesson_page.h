// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson: the band of the one who teaches, and the table below it, laid out in what remains.
#pragma once

#include "heorot/lesson_band.h"
#include "heorot/lesson_progress.h"
#include "heorot/table_page.h"
#include "session/lesson_run.h"

#include <QWidget>

#include <memory>

namespace heorot::app {

/// Which lesson of a game.
struct LessonChoice {
    const game::GameModule& game;
    std::vector<std::filesystem::path> files;
    std::size_t lesson = 0;
    /// Where it goes on.
    std::size_t step = 0;
};

class LessonPage final : public QWidget {
    Q_OBJECT

  public:
    /// `name` is the person's. Throws record::FileError.
    LessonPage(const LessonChoice& choice, const QString& name, const Settings& settings, ui::ArtCache& art,
               QWidget* parent = nullptr);
    ~LessonPage() override;

    /// Call it once the page is shown.
    void begin();
    session::LessonRun& run() { return run_; }
    TablePage& table() { return *table_; }
    LessonBand& band() { return *band_; }
    const game::GameModule& game() const { return choice_.game; }
    void setSettings(const Settings& settings);
    /// Saves the step, or that the lesson is done, with the settings.
    void keepPlace() const;
    /// The game of the last lesson, to be played on as any other; the page shows no table any more.
    std::unique_ptr<session::Session> playOn(const QString& path);

  signals:
    void leave();
    /// Another step is shown, or the end.
    void moved();
    void lessonWanted(const QString& game, int lesson);
    /// The person plays on from the last position.
    void playOnWanted();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void follow();
    LessonWords words() const;
    QString othersText() const;
    LessonWords wordsOfStep() const;
    LessonWords wordsOfEnd() const;
    bool isLast() const { return choice_.lesson + 1 == choice_.files.size(); }
    std::vector<ui::Taught> taught() const;
    void addNextPart(std::vector<ui::Taught>& taught) const;
    void goOn();
    /// The first time asks, the second time leaves.
    void askToLeave();
    void dropOldAnswer();
    void announce();
    void restyle();
    void arrange();

    LessonChoice choice_;
    session::LessonRun run_;
    Settings settings_;
    PageStyle style_;
    LessonBand* band_;
    TablePage* table_ = nullptr;
    QAction* next_;
    bool asksToLeave_ = false;
    /// The key of hints was pressed.
    bool saysNoHint_ = false;
    /// The table was clicked while the others moved.
    bool saysWait_ = false;
    /// LessonRun::misses when something was chosen last.
    int answered_ = 0;
    QString spoken_;
};

}
