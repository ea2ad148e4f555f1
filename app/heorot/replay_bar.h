// SPDX-License-Identifier: GPL-3.0-or-later
// The bar at the top of a replay: the way back and the title on the left, tools on the right. The game draws its track
// between the two parts.
#pragma once

#include "heorot/replay_actions.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <vector>

namespace heorot::app {

class ReplayBar final : public QObject {
    Q_OBJECT

  public:
    /// Its two parts are children of `page`.
    ReplayBar(const ReplayActions& actions, QWidget& page);

    void setTitle(const QString& title);
    /// `track` in pixels of the page, which is `width` wide.
    void setStyle(const PageStyle& style, const QRect& track, int width);
    void raise();

  private:
    QToolButton* tool(QAction* action, QWidget& part);
    void fitTitle();

    PageStyle style_;
    QWidget* left_;
    QWidget* right_;
    QLabel* title_;
    std::vector<QToolButton*> tools_;
    QString shown_;
};

}
