// SPDX-License-Identifier: GPL-3.0-or-later
// The strip of an earlier position that the table shows: the line of the log that led to it, the way to its neighbors,
// and what can be done about it.
#pragma once

#include "heorot/story_strip.h"
#include "session/session.h"

#include <optional>
#include <vector>

namespace heorot::app {

class TimeStrip final : public StoryStrip {
    Q_OBJECT

  public:
    explicit TimeStrip(const session::Session& session, QWidget* parent = nullptr);

    /// What can be done about the move whose line is shown.
    struct Offers {
        bool why = false;
        bool goBack = false;
        bool withdraw = false;
        bool playOn = false;
    };
    /// The position after this move. Before the first move: nothing.
    void showMove(std::optional<std::size_t> move, const Offers& offers);
    std::optional<std::size_t> move() const { return move_; }
    /// The moves with a line for the viewer, in order.
    const std::vector<std::size_t>& moves() const { return moves_; }
    /// Reads them anew.
    void follow();
    /// What a screen reader says.
    QString spoken() const;
    void setStyle(const PageStyle& style) override;

  signals:
    void whyWanted();
    void goBackWanted();
    void withdrawWanted();
    void playOnWanted();

  protected:
    void retranslateUi() override;
    void hideEvent(QHideEvent* event) override;

  private:
    void refresh();
    /// 0 before the first move.
    std::size_t number() const;

    const session::Session& session_;
    std::optional<std::size_t> move_;
    std::vector<std::size_t> moves_;
    QToolButton* why_;
    QToolButton* withdraw_;
    QToolButton* goBack_;
    QToolButton* playOn_;
    QToolButton* now_;
};

}
