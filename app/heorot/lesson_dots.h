// SPDX-License-Identifier: GPL-3.0-or-later
// Progress as a row of dots: filled for what is done, a diamond for what is next, rings for what is to come.
#pragma once

#include "heorot/page_style.h"

#include <QAbstractButton>
#include <QWidget>

namespace heorot::app {

enum class DotState : std::uint8_t { Done, Next, ToCome };

void paintDot(QPainter& painter, const QRectF& area, DotState state, const PageStyle& style);

/// The steps of a lesson.
class LessonDots final : public QWidget {
    Q_OBJECT

  public:
    explicit LessonDots(QWidget* parent = nullptr);
    void setStyle(const PageStyle& style);
    /// `at`: how many steps are done.
    void setSteps(int steps, int at);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    PageStyle style_;
    int steps_ = 0;
    int at_ = 0;
};

/// One lesson of a game, as a button.
class LessonDot final : public QAbstractButton {
    Q_OBJECT

  public:
    explicit LessonDot(QWidget* parent = nullptr);
    void setStyle(const PageStyle& style, int side);
    void setState(DotState state);
    DotState state() const { return state_; }
    QSize sizeHint() const override { return minimumSize(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    PageStyle style_;
    DotState state_ = DotState::ToCome;
};

}
