// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game: places, points by source for every seat, the tie-break if it decided, the points over time, and
// what to do next.
#pragma once

#include "heorot/coach_page.h"
#include "heorot/page_style.h"
#include "heorot/score_chart.h"
#include "session/session.h"

#include <QFrame>
#include <QGridLayout>
#include <QMenu>
#include <QPushButton>
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
    CoachPage& coach() { return *coach_; }

  signals:
    void boardWanted();
    void rematchWanted();
    void saveAsRequested();
    void leaveWanted();
    /// A new game from before this move, with the same chance as then or fresh.
    void playOnWanted(std::size_t move, bool sameChance);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void askCoach();
    void review(engine::Seat seat);
    void closeCoach();
    void fillTable();
    void fillChart();
    void arrange();
    QLabel* cell(const QString& text, int row, int column, const QString& name);
    QString tieBreak() const;

    const session::Session& session_;
    PageStyle style_;
    QFrame* card_;
    QLabel* heading_;
    QLabel* tie_;
    QLabel* marked_;
    QScrollArea* scroll_;
    QWidget* content_;
    QGridLayout* table_;
    ScoreChart* chart_;
    CoachPage* coach_;
    /// People to review, if several play.
    QMenu* persons_;
    QPushButton* better_;
    QPushButton* board_;
    QPushButton* rematch_;
    QPushButton* save_;
    QPushButton* leave_;
};

}
