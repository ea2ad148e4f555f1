// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/table_fit.h"

#include <algorithm>

namespace heorot::app {

void fitTable(PageStyle& style, const QSize& room, double textScale, const record::Seating& seating) {
    // Like BoardWidget::wantedSize, which has this size only after its next resize event.
    style.look.size = game::tableSize(room, textScale);
    style.tableScale = std::min(room.width() / style.look.size.width(), room.height() / style.look.size.height());
    style.textScale = style.tableScale < 1 ? style.tableScale : textScale;
    style.look.colors = game::Look().colors;
    std::copy(seating.colors.begin(), seating.colors.end(), style.look.colors.begin());
}

QRect onTable(const PageStyle& style, const QRectF& area, const QSize& room) {
    const double scale = style.tableScale;
    const QSizeF scene = style.look.size;
    const QPointF shift((room.width() - scene.width() * scale) / 2, (room.height() - scene.height() * scale) / 2);
    return QRectF(area.topLeft() * scale + shift, area.size() * scale).toAlignedRect();
}

}
