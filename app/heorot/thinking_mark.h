// SPDX-License-Identifier: GPL-3.0-or-later
// A quiet mark of progress around the mark of the seat to move, while a computer player thinks for longer than usual.
#pragma once

#include "heorot/page_style.h"

#include <QTimer>
#include <QWidget>

namespace heorot::app {

class ThinkingMark final : public QWidget {
    Q_OBJECT

  public:
    explicit ThinkingMark(QWidget* parent = nullptr);

    /// It turns only if `speed`, that of animations, is not 0.
    void start(double speed);
    void stop();
    bool isTurning() const { return clock_.isActive(); }
    void setStyle(const PageStyle& style);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    PageStyle style_;
    QTimer clock_;
    int degrees_ = 90;
};

}
