// SPDX-License-Identifier: GPL-3.0-or-later
// Colors and fonts of the program: the palette of resources/palette.yaml by purpose, in three themes.
#pragma once

#include "game/scene.h"
#include "ui/ui_export.h"

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;

namespace heorot::ui {

enum class ThemeId : std::uint8_t { Light, Dark, HighContrast };

/// Colors of seats, each with a mark of its own: circle, square, diamond, hexagon, shield.
inline constexpr int seatColors = 5;

class HEOROT_UI_EXPORT Theme {
  public:
    explicit Theme(ThemeId id = ThemeId::Light) : id_(id) {}

    ThemeId id() const { return id_; }
    QColor color(game::Tone tone) const;
    /// Of text and one-color icons. Gain and Loss as text are lighter where panels are dark; as fills, text in OnDark
    /// stands on them.
    QColor textColor(game::Tone tone) const;
    /// Of color 0 to seatColors - 1, not of a seat: seats choose their colors.
    QColor seatColor(int color) const;
    /// With the fallbacks of the design; `pixels` tall.
    QFont font(game::Type type, double pixels, bool bold = false) const;
    /// Edges are this much thicker than in the light theme.
    double edgeScale() const { return id_ == ThemeId::HighContrast ? 1.5 : 1; }

    /// For plain widgets, with the style sheet below; `textScale` as in Look.
    QPalette palette() const;
    QString styleSheet(double textScale = 1) const;
    /// Palette, style sheet and font of every plain widget. What they are is said by a dynamic property `role`:
    /// - of a QFrame: "panel" (parchment), "lit" (lighter: prompt, log, the seat to move), "wood" (the hand);
    /// - of any widget: "bar" (the dark bar at the top), "page" (the table's ground);
    /// - of a QFrame also "line", between two parts;
    /// - of a QPushButton: "segment", one of several choices side by side;
    /// - of a QLabel: "heading", "title", "prompt", "option", "body" in serif, "caption" in small.
    /// Set to true, `primary` makes a button the gold one that goes on (checked ones are gold too), `second` a label of
    /// second ink, `onDark` a label of the table's ground, `gold` a label of the bar gold, `refused` one that says why
    /// an input is refused.
    void applyTo(QApplication& application, double textScale = 1) const;

    bool operator==(const Theme&) const = default;

  private:
    ThemeId id_;
};

/// The picture of a color's mark: `hall/mark-circle` ...
HEOROT_UI_EXPORT QString markOf(int color);

}
