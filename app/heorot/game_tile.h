// SPDX-License-Identifier: GPL-3.0-or-later
// One game in the hall: a framed card with its picture, a description, and the buttons that start it. It shows the
// plugin's metadata until the game itself is loaded.
#pragma once

#include "heorot/lesson_dots.h"
#include "heorot/lesson_progress.h"
#include "heorot/page_style.h"
#include "plugin/catalog.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace heorot::app {

/// A cached picture as large as fits; a plain one if there is none with this name.
class CoverBox final : public QWidget {
    Q_OBJECT

  public:
    explicit CoverBox(QWidget* parent = nullptr);
    void setStyle(const PageStyle& style);
    void setPicture(const QString& id);
    QSize sizeHint() const override { return minimumSize(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    PageStyle style_;
    QString picture_;
};

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

    /// Heights of title, summary, facts, lessons and buttons. Tiles in a row share the largest ones, so that their
    /// pictures are equal and their texts align.
    using Heights = std::array<int, 5>;
    /// The heights the texts need at the tile's width.
    Heights needed() const;
    void setHeights(const Heights& heights);

  signals:
    void newGame(const QString& game);
    void demo(const QString& game);
    /// The number of a lesson, or -1 for the one to go on with.
    void learn(const QString& game, int lesson);
    void rules(const QString& game);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    QLabel* fact(QLayout* row, QLabel*& icon);
    void nameLessons();
    void styleLessons();
    void retranslateUi();

    plugin::GameMeta meta_;
    int key_;
    const game::GameModule* module_ = nullptr;
    PageStyle style_;
    QVBoxLayout* column_;
    CoverBox* cover_;
    QLabel* title_;
    QLabel* summary_;
    QWidget* facts_;
    QWidget* buttons_;
    /// Of the game's lessons; hidden without any.
    QWidget* lessons_;
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
};

}
