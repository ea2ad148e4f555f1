// SPDX-License-Identifier: GPL-3.0-or-later
// One game in the hall: a framed card with its picture, what playing it feels like, lessons, the last result, and the
// buttons that start it. It shows the plugin's metadata until the game itself is loaded.
#pragma once

#include "heorot/cover_box.h"
#include "heorot/lesson_dots.h"
#include "heorot/lesson_progress.h"
#include "heorot/page_style.h"
#include "heorot/result_line.h"
#include "plugin/catalog.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace heorot::app {

class GameTile final : public QFrame {
    Q_OBJECT

  public:
    /// `key`: the digit that opens the game.
    GameTile(const plugin::GameMeta& meta, int key, QWidget* parent = nullptr);

    const QString& game() const { return meta_.id; }
    /// Uses the words of the loaded game from now on; `game` must outlive the tile.
    void setModule(const game::GameModule& module);
    void setStyle(const PageStyle& style);
    /// Shows which lessons are done; call it when the hall is shown again.
    void refreshLessons();
    /// The newest finished game; nothing if there is none.
    void setResult(const std::optional<ListedSaga>& saga);
    /// Gives the focus to the button that fits best.
    void focusBest();
    void learnNext() { emit learn(meta_.id, -1); }
    void openRules() { emit rules(meta_.id); }
    void openBox() { emit box(meta_.id); }
    bool hasLessons() const { return !entries_.empty(); }
    /// Marks the tile the keys belong to.
    void setCurrent(bool current);

    /// Heights of title, feel, facts, lessons, result and buttons. Tiles in a row share the largest ones, so that their
    /// pictures are equal and their texts align.
    using Heights = std::array<int, 6>;
    /// The heights the texts need at the tile's width.
    Heights needed() const;
    void setHeights(const Heights& heights);
    /// A part of the size that the style has for it, and how many lines it takes.
    void setTitleSize(double part);
    int titleLines() const;

  signals:
    void newGame(const QString& game);
    void demo(const QString& game);
    /// The number of a lesson, or -1 for the one to go on with.
    void learn(const QString& game, int lesson);
    void rules(const QString& game);
    void box(const QString& game);
    void resultWanted(const QString& path);
    void watchWanted(const QString& path);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    int textWidth() const;
    QLabel* fact(QLayout* row, QLabel*& icon);
    void nameLessons();
    void styleLessons();
    void gild();
    QLayout* makeLessons();
    void makeCorners();
    bool isRoomy() const;
    void retranslateUi();

    plugin::GameMeta meta_;
    int key_;
    const game::GameModule* module_ = nullptr;
    PageStyle style_;
    QVBoxLayout* column_;
    CoverBox* cover_;
    QLabel* title_;
    QLabel* feel_;
    QWidget* facts_;
    QWidget* buttons_;
    /// Of the game's lessons; hidden without any.
    QWidget* lessons_;
    QLabel* lessonsDone_;
    QWidget* dotRow_;
    /// The lesson to go on with; only where there is room.
    QLabel* nextLesson_;
    ResultLine* result_;
    /// The digit that opens the game.
    QLabel* digit_;
    bool isCurrent_ = false;
    /// The files are read once.
    bool hasReadLessons_ = false;
    std::vector<LessonEntry> entries_;
    std::vector<LessonDot*> dots_;
    LessonProgress progress_;
    QLabel* seatsIcon_;
    QLabel* seats_;
    QLabel* minutesIcon_;
    QLabel* minutes_;
    QLabel* weightIcon_;
    QLabel* weight_;
    QPushButton* newGame_;
    QPushButton* learn_;
    QPushButton* demo_;
    QPushButton* rules_;
    QPushButton* box_;
};

}
