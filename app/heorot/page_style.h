// SPDX-License-Identifier: GPL-3.0-or-later
// The look of the table page's widgets: cached pictures as icons, and one style sheet with the theme's colors.
#pragma once

#include "game/look.h"
#include "ui/art_cache.h"
#include "ui/theme.h"

#include <QIcon>
#include <QLabel>

namespace heorot::app {

/// Shared by the parts of the page; replaced when theme, size or seat colors change.
struct PageStyle {
    ui::ArtCache* art = nullptr;
    ui::Theme theme;
    game::Look look;
    /// Page pixels per unit of the table's scene, and pixels of widget text per pixel of the look.
    double tableScale = 1;
    double textScale = 1;
    double ratio = 1;

    /// Larger text leaves no room for two cards side by side on a small page.
    bool hasLargeText() const {
        constexpr double large = 1.2;
        return textScale > large;
    }
    /// A page of little height has small portraits and margins.
    bool isLow() const {
        constexpr double roomy = 700;
        return look.size.height() < roomy;
    }
    /// A one-color icon in `tone`, faint while disabled; `pixels` in layout units.
    QIcon icon(const QString& id, int pixels, game::Tone tone) const;
    /// The same with some space on its right, for buttons with a label; its size is labelIconSize.
    QIcon labelIcon(const QString& id, int pixels, game::Tone tone) const;
    static QSize labelIconSize(int pixels) { return {pixels + 6, pixels}; }
    /// A picture that fits the box, in a seat's hue or its own.
    QPixmap picture(const QString& id, const QSize& box, engine::Seat hue = engine::nobody,
                    game::Tone ink = game::Tone::Ink) const;
    /// The seat's mark in its hue.
    QPixmap mark(engine::Seat seat, int pixels, game::Tone outline = game::Tone::Ink) const;
    QColor hue(engine::Seat seat) const;
    QColor color(game::Tone tone) const { return theme.color(tone); }
    QFont font(game::Type type, bool bold = false) const {
        return theme.font(type, look.pixels(type) * textScale, bold);
    }
    /// The same, as small as the text needs in one line, but not below what can be read.
    QFont fitted(game::Type type, bool bold, const QString& text, double width) const;
    /// For the whole page; selectors use object names and the property `role`.
    QString sheet() const;
};

/// Sets the font, so that labels of one kind look the same.
void setType(QLabel& label, const PageStyle& style, game::Type type, bool bold = false);

}
