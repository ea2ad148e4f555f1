// SPDX-License-Identifier: GPL-3.0-or-later
// A choice among a few visible options side by side, wrapped into several lines if necessary. Arrow keys move between
// options; Tab leaves the control.
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

    /// Keeps the current choice if the number of choices is the same.
    void setChoices(const std::vector<Segment>& choices, const QSize& iconSize = {});
    int count() const { return static_cast<int>(buttons_.size()); }
    int current() const { return group_.checkedId(); }
    /// Emits no signal.
    void setCurrent(int index);
    QPushButton& button(int index) const { return *buttons_[static_cast<std::size_t>(index)]; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  signals:
    /// The user chose a segment.
    void chosen(int index);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QSize cell() const;
    QSize cellOf(const QPushButton& button) const;
    /// Whether all fit in one line if each gets the width of its text.
    bool fitsByText(int width) const;
    int columns(int width) const;
    void arrange();
    void arrangeByText(int high);

    QButtonGroup group_;
    std::vector<QPushButton*> buttons_;
};

}
