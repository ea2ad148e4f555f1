// SPDX-License-Identifier: GPL-3.0-or-later
// Lays widgets out in lines that wrap, so that longer words and larger text fit every page.
#pragma once

#include <QLayout>

#include <utility>
#include <vector>

namespace heorot::app {

class FlowLayout final : public QLayout {
  public:
    /// `across` and `down`: gaps in pixels. `lines`: where a line stands in the room, at the left or in the center.
    FlowLayout(int across, int down, Qt::AlignmentFlag lines = Qt::AlignLeft);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.push_back(item); }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

  private:
    enum class Do { Measure, Place };
    /// Returns the height used.
    int lay(const QRect& rect, Do what) const;
    void placeLine(const std::vector<std::pair<QLayoutItem*, QSize>>& line, const QRect& room) const;

    std::vector<QLayoutItem*> items_;
    int across_;
    int down_;
    Qt::AlignmentFlag lines_;
};

}
