// SPDX-License-Identifier: GPL-3.0-or-later
// After a game: how much of what was there a player kept, the worst decisions with what was better, and a new game from
// each of them.
#pragma once

#include "heorot/page_style.h"
#include "session/coach.h"
#include "session/session.h"

#include <QCheckBox>
#include <QFrame>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace heorot::app {

class CoachPage final : public QFrame {
    Q_OBJECT

  public:
    explicit CoachPage(const session::Session& session, QWidget* parent = nullptr);

    /// Shows the page and begins the review of a seat.
    void review(engine::Seat seat, const session::ReviewSpec& spec = {});
    /// Hides the page and ends the review.
    void leave();
    /// Whether the review is shown.
    bool isDone() const { return review_.has_value(); }
    void setStyle(const PageStyle& style);

  signals:
    void closed();
    /// A review is done: the percentage that this seat kept.
    void reviewed(heorot::engine::Seat seat, double kept);
    /// A new game from before this move, with the same chance as then or fresh.
    void playOnWanted(std::size_t move, bool sameChance);

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void showProgress(int done, int decisions);
    void showReview(const session::Review& review);
    void fillEntries();
    QImage pictureOf(const session::Loss& loss, const record::AnyMatch& before) const;
    static QLabel* pictureLabel(const QImage& picture);
    QWidget* changesOf(const session::ChoiceText& choice, int number);
    QFrame* entryOf(const session::Loss& loss, int number);
    QString nameText() const;

    const session::Session& session_;
    session::Coach coach_;
    PageStyle style_;
    engine::Seat seat_ = 0;
    std::optional<session::Review> review_;
    int done_ = 0;
    int decisions_ = 0;
    QLabel* heading_;
    QLabel* kept_;
    QLabel* meaning_;
    QToolButton* help_;
    /// What the percentage means, shown as long as `help_` is down.
    QLabel* explanation_;
    QProgressBar* progress_;
    QScrollArea* scroll_;
    QVBoxLayout* entries_;
    QCheckBox* chance_;
    QPushButton* back_;
};

}
