// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game: a scene for the winner and how it was won, points by source, points over the game, and what to do
// next. All of it fits a page of 1280x800; in less room all but the buttons scrolls.
#pragma once

#include "heorot/coach_page.h"
#include "heorot/end_foot.h"
#include "heorot/end_hero.h"
#include "heorot/end_table.h"
#include "heorot/score_chart.h"

#include <QBoxLayout>
#include <QFrame>
#include <QMenu>
#include <QScrollArea>

namespace heorot::app {

class EndScreen final : public QWidget {
    Q_OBJECT

  public:
    explicit EndScreen(const session::Session& session, QWidget* parent = nullptr);

    /// Call it when the game is over.
    void showResult();
    void setStyle(const PageStyle& style);
    const ScoreChart& chart() const { return *chart_; }
    const Story& story() const { return story_; }
    CoachPage& coach() { return *coach_; }

  signals:
    void boardWanted();
    void rematchWanted();
    void watchWanted();
    void saveAsRequested();
    void leaveWanted();
    /// The table as it was after this number of moves.
    void momentWanted(std::size_t moves);
    /// A new game from before this move, with the same chance as then or fresh.
    void playOnWanted(std::size_t move, bool sameChance);
    /// See CoachPage::reviewed.
    void reviewed(heorot::engine::Seat seat, double kept);

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void makeLayout();
    void retranslateUi();
    void askCoach();
    void review(engine::Seat seat);
    void closeCoach();
    void readHistory();
    void fill();
    void fillChart();
    void arrange();
    QStringList names() const;

    const session::Session& session_;
    PageStyle style_;
    ScoreHistory history_;
    Story story_;
    QFrame* card_;
    QScrollArea* scroll_;
    EndHero* hero_;
    QWidget* body_;
    /// Table and chart beside each other, or one below the other where they do not fit.
    QBoxLayout* parts_;
    QLabel* tableHead_;
    EndTable* table_;
    QLabel* tie_;
    QLabel* marked_;
    QLabel* chartHead_;
    ScoreChart* chart_;
    EndFoot* foot_;
    CoachPage* coach_;
    /// People to review, if several play.
    QMenu* persons_;
};

}
