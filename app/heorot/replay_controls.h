// SPDX-License-Identifier: GPL-3.0-or-later
// The foot of a replay: the time line, the ways along it, how fast it plays, whose hand is shown, and the way
// back into play.
#pragma once

#include "heorot/replay_actions.h"
#include "heorot/replay_line.h"
#include "heorot/segmented_control.h"

#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <vector>

namespace heorot::app {

class ReplayControls final : public QFrame {
    Q_OBJECT

  public:
    ReplayControls(ReplayActions& actions, QWidget* parent = nullptr);

    ReplayLine& line() { return *line_; }
    SegmentedControl& speed() { return *speed_; }
    QMenu& perspectiveMenu() { return *perspectives_; }
    QMenu& playOnMenu() { return *playOns_; }
    /// Opens a menu at its button.
    void openPerspectives() { perspective_->showMenu(); }
    void openPlayOn() { playOn_->showMenu(); }
    /// Where the replay stands, in words.
    void setPlace(const QString& text);
    /// Whose hand is shown; a picture and a name.
    void setPerspective(const QIcon& icon, const QString& name);
    /// Why the game cannot be played on from here; empty if it can.
    void setPlayOnRefusal(const QString& why);
    void setStyle(const PageStyle& style);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QToolButton* way(QAction* action);
    void retranslateUi();
    void arrange();

    ReplayActions& actions_;
    PageStyle style_;
    ReplayLine* line_;
    QWidget* ways_;
    std::vector<QToolButton*> buttons_;
    QLabel* place_;
    SegmentedControl* speed_;
    QToolButton* perspective_;
    QToolButton* playOn_;
    QMenu* perspectives_;
    QMenu* playOns_;
    QString placeText_;
    QString perspectiveName_;
    QString playOnRefusal_;
};

}
