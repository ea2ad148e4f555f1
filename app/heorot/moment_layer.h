// SPDX-License-Identifier: GPL-3.0-or-later
// Lies over the table while moments are shown one by one: says the sentence of each and goes on. Space or a click skips
// one, Escape all. Without animation, nothing goes on by itself while a person is at the table.
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

    /// Milliseconds each moment stays; nothing to wait for the person.
    void play(std::vector<game::Moment> moments, std::optional<int> milliseconds);
    bool isPlaying() const { return next_ > 0; }
    /// Area of the sentence, in pixels of the page; its last `kept` pixels are those of other buttons, where none of
    /// these may stand.
    void setStyle(const PageStyle& style, const QRect& strip, int kept);
    void skip();
    void skipAll();

  signals:
    void shown(const heorot::game::Moment& moment);
    /// After the last, or after all were skipped.
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
    /// Number of moments shown so far; 0 while nothing plays.
    std::size_t next_ = 0;
    std::optional<int> milliseconds_;
    QTimer clock_;
    QFrame* strip_;
    QLabel* sentence_;
    QPushButton* one_;
    QPushButton* all_;
};

}
