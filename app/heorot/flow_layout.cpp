// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace heorot::app {

FlowLayout::FlowLayout(int across, int down, Qt::AlignmentFlag lines) : across_(across), down_(down), lines_(lines) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : items_) delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item) items_.erase(items_.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const {
    return lay({0, 0, width, 0}, Do::Measure);
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const QLayoutItem* item : items_)
        if (!item->isEmpty()) least = least.expandedTo(item->minimumSize());
    return least;
}

QSize FlowLayout::sizeHint() const {
    QSize all;
    for (const QLayoutItem* item : items_)
        if (!item->isEmpty())
            all = {all.width() + item->sizeHint().width() + across_, std::max(all.height(), item->sizeHint().height())};
    return {std::max(0, all.width() - across_), all.height()};
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    lay(rect, Do::Place);
}

void FlowLayout::placeLine(const std::vector<std::pair<QLayoutItem*, QSize>>& line, const QRect& room) const {
    int used = -across_;
    for (const auto& [item, size] : line) used += size.width() + across_;
    int x = lines_ == Qt::AlignHCenter ? (room.width() - used) / 2 : 0;
    for (const auto& [item, size] : line) {
        item->setGeometry(QRect(room.topLeft() + QPoint(x, 0), size));
        x += size.width() + across_;
    }
}

int FlowLayout::lay(const QRect& rect, Do what) const {
    int x = 0, y = 0, height = 0;
    std::vector<std::pair<QLayoutItem*, QSize>> line;
    const auto endLine = [&] {
        if (what == Do::Place) placeLine(line, rect.translated(0, y));
        line.clear();
    };
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint().expandedTo(item->minimumSize()).boundedTo({rect.width(), QWIDGETSIZE_MAX});
        if (x > 0 && x + size.width() > rect.width()) {
            endLine();
            x = 0;
            y += height + down_;
            height = 0;
        }
        line.emplace_back(item, size);
        x += size.width() + across_;
        height = std::max(height, size.height());
    }
    endLine();
    return y + height;
}

}
