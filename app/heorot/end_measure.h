// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of the page at the end of a game. It was drawn for 1280x800 and grows with the page, unlike the table, whose
// parts keep their size while more of them fit.
#pragma once

#include "heorot/page_style.h"

#include <algorithm>

namespace heorot::app {

struct EndMeasure {
    /// Of distances.
    double scale = 1;
    /// Of text: the same, enlarged as the person wishes.
    double text = 1;

    static EndMeasure of(const QSize& page, const PageStyle& style) {
        constexpr double least = .8;
        const double scale = std::max(least, std::min(page.width() / 1280., page.height() / 800.));
        return {scale, scale * std::max(1., style.textScale)};
    }
    int px(double drawn) const { return qRound(drawn * scale); }
    int textPx(double drawn) const { return qRound(drawn * text); }
    QFont font(const PageStyle& style, game::Type type, double drawn, bool bold = false) const {
        return style.theme.font(type, std::max(11., drawn * text), bold);
    }
};

}
