// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace heorot::app {

FlowLayout::FlowLayout(int across, int down) : across_(across), down_(down) {
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

int FlowLayout::lay(const QRect& rect, Do what) const {
    int x = 0, y = 0, height = 0;
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint().expandedTo(item->minimumSize()).boundedTo({rect.width(), QWIDGETSIZE_MAX});
        if (x > 0 && x + size.width() > rect.width()) {
            x = 0;
            y += height + down_;
            height = 0;
        }
        if (what == Do::Place) item->setGeometry(QRect(rect.topLeft() + QPoint(x, y), size));
        x += size.width() + across_;
        height = std::max(height, size.height());
    }
    return y + height;
}

}
