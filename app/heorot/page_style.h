// SPDX-License-Identifier: GPL-3.0-or-later
// How the widgets of the table page look: pictures of the cache as icons, and one style sheet of the theme's colors.
#pragma once

#include "game/look.h"
#include "ui/art_cache.h"
#include "ui/theme.h"

#include <QIcon>
#include <QLabel>

namespace heorot::app {

/// The parts of the page share one; it is replaced when theme, size or colors of the seats change.
struct PageStyle {
    ui::ArtCache* art = nullptr;
    ui::Theme theme;
    game::Look look;
    /// Pixels of the page per unit of the table's scene, and of text in widgets per pixel of the look.
    double tableScale = 1;
    double textScale = 1;
    double ratio = 1;

    /// A one-color icon in `tone`, faint while disabled. `pixels` of the layout.
    QIcon icon(const QString& id, int pixels, game::Tone tone) const;
    /// The same with a little room at its right, for buttons with a label; its size is labelIconSize.
    QIcon labelIcon(const QString& id, int pixels, game::Tone tone) const;
    static QSize labelIconSize(int pixels) { return {pixels + 6, pixels}; }
    /// A picture in the box, in a seat's hue or its own.
    QPixmap picture(const QString& id, const QSize& box, engine::Seat hue = engine::nobody,
                    game::Tone ink = game::Tone::Ink) const;
    /// The seat's mark in its hue.
    QPixmap mark(engine::Seat seat, int pixels, game::Tone outline = game::Tone::Ink) const;
    QColor hue(engine::Seat seat) const;
    QColor color(game::Tone tone) const { return theme.color(tone); }
    QFont font(game::Type type, bool bold = false) const {
        return theme.font(type, look.pixels(type) * textScale, bold);
    }
    /// Of the whole page; parts are told apart by their object names and the property `role`.
    QString sheet() const;
};

/// Sets the font, so that labels of one kind look alike.
void setType(QLabel& label, const PageStyle& style, game::Type type, bool bold = false);

}
