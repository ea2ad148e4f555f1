// SPDX-License-Identifier: GPL-3.0-or-later
// Covers the table while moments are shown one by one, with the sentence of each. Space or a click skips one, Escape
// all. Without animation, nothing advances by itself while a person plays.
#pragma once

#include "game/scene.h"
#include "heorot/page_style.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace heorot::app {

class MomentLayer final : public QWidget {
    Q_OBJECT

  public:
    explicit MomentLayer(QWidget* parent = nullptr);

    /// `milliseconds`: how long each moment is shown; nothing to wait for the person.
    void play(std::vector<game::Moment> moments, std::optional<int> milliseconds);
    bool isPlaying() const { return next_ > 0; }
    /// `strip` is the area of the sentence, in page pixels; its last `kept` pixels belong to other buttons and stay
    /// free.
    void setStyle(const PageStyle& style, const QRect& strip, int kept);
    void skip();
    void skipAll();
    /// Shows no more of them, without `ended`: their moves were undone.
    void forget();

  signals:
    void shown(const heorot::game::Moment& moment);
    /// After the last moment, or after skipping all.
    void ended();

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void fitSentence();
    void end();

    PageStyle style_;
    std::vector<game::Moment> moments_;
    /// Number of moments shown so far; 0 while none is playing.
    std::size_t next_ = 0;
    std::optional<int> milliseconds_;
    QTimer clock_;
    QFrame* strip_;
    QLabel* sentence_;
    QPushButton* one_;
    QPushButton* all_;
};

}
