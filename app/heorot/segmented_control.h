// SPDX-License-Identifier: GPL-3.0-or-later
// One of a few choices, side by side, all of them to be seen; in more lines where one is too short for them. Arrow keys
// go from one to the next, and Tab passes the whole.
#pragma once

#include <QButtonGroup>
#include <QIcon>
#include <QPushButton>
#include <QWidget>

#include <vector>

namespace heorot::app {

struct Segment {
    QString text;
    QIcon icon;
    QString tip;
};

class SegmentedControl final : public QWidget {
    Q_OBJECT

  public:
    explicit SegmentedControl(QWidget* parent = nullptr);

    /// The current choice stays, if there are as many.
    void setChoices(const std::vector<Segment>& choices, const QSize& iconSize = {});
    int count() const { return static_cast<int>(buttons_.size()); }
    int current() const { return group_.checkedId(); }
    /// Tells nobody.
    void setCurrent(int index);
    QPushButton& button(int index) const { return *buttons_[static_cast<std::size_t>(index)]; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  signals:
    /// By the person at the screen.
    void chosen(int index);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QSize cell() const;
    int columns(int width) const;
    void arrange();

    QButtonGroup group_;
    std::vector<QPushButton*> buttons_;
};

}
