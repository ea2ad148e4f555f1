// SPDX-License-Identifier: GPL-3.0-or-later
// Colours and fonts of the program: the palette of resources/palette.yaml by purpose, in three themes.
#pragma once

#include "ui/scene.h"
#include "ui/ui_export.h"

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;

namespace heorot::ui {

enum class ThemeId : std::uint8_t { Light, Dark, HighContrast };

/// Colours of seats, each with a mark of its own: circle, square, diamond, hexagon, shield.
inline constexpr int seatColours = 5;

class HEOROT_UI_EXPORT Theme {
  public:
    explicit Theme(ThemeId id = ThemeId::Light) : id_(id) {}

    ThemeId id() const { return id_; }
    QColor colour(Tone tone) const;
    /// Of text and one-colour icons. Gain and Loss as text are lighter where panels are dark; as fills, text in OnDark
    /// stands on them.
    QColor textColour(Tone tone) const;
    /// Of colour 0 to seatColours - 1, not of a seat: seats choose their colours.
    QColor seatColour(int colour) const;
    /// With the fallbacks of the design; `pixels` tall.
    QFont font(Type type, double pixels, bool bold = false) const;
    /// Edges are this much thicker than in the light theme.
    double edgeScale() const { return id_ == ThemeId::HighContrast ? 1.5 : 1; }

    /// For plain widgets, with the style sheet below; `textScale` as in Look.
    QPalette palette() const;
    QString styleSheet(double textScale = 1) const;
    /// Palette, style sheet and font of every plain widget. What they are is said by dynamic properties set to true:
    /// - `primary` on a button: the one that goes on, gold. Checked buttons are gold too.
    /// - `panel` (parchment) and `lit` (lighter: prompt, log, the seat to move) on a QFrame, `wood` for the hand;
    /// - `bar` on the dark bar at the top and what lies in it, `page` on what lies on the table's ground;
    /// - `heading`, `title`, `prompt`, `body`, `caption`, `second` (second ink) on a QLabel; `gold` for titles of the
    /// bar.
    void applyTo(QApplication& application, double textScale = 1) const;

    bool operator==(const Theme&) const = default;

  private:
    ThemeId id_;
};

/// The picture of a colour's mark: `hall/mark-circle` ...
HEOROT_UI_EXPORT QString markOf(int colour);

}
