// SPDX-License-Identifier: GPL-3.0-or-later
// Sprites as pictures: shapes, art and fitted text in the colors of a theme. The board paints with it, and so does
// whoever wants a picture of a scene without a window.
#pragma once

#include "game/look.h"
#include "ui/art_cache.h"
#include "ui/text_fit.h"
#include "ui/theme.h"

#include <QPainter>

namespace heorot::ui {

/// Whether a picture that is not ready is rendered in the background, a calm shape in its place, or at once.
enum class ArtMode { Later, Now };

class HEOROT_UI_EXPORT ScenePainter {
  public:
    /// Keeps a reference to the cache.
    explicit ScenePainter(ArtCache& art, game::Look look = {}, Theme theme = Theme(), ArtMode mode = ArtMode::Later)
        : art_(&art), look_(look), theme_(theme), mode_(mode) {}

    void setLook(const game::Look& look);
    void setTheme(const Theme& theme);
    const game::Look& look() const { return look_; }
    ArtCache& art() const { return *art_; }
    const Theme& theme() const { return theme_; }
    /// Of a measure of the large look, like the width of a ring.
    double measure(double large) const { return look_.compact() ? large * .6 : large; }

    /// In scene units; the painter's transformation may scale and shift, not turn.
    void paint(QPainter& painter, const game::Sprite& sprite) const;
    /// A picture with its proportions in the middle of the area.
    void paintArt(QPainter& painter, const QRectF& area, const QString& id, const QColor& hue, const QColor& ink) const;
    /// Of a seat, by its color in the look.
    QColor hueOf(engine::Seat seat) const;
    /// Invalid if it has none. A hue takes the place of the fill; without a fill, of the edge; without both, it fills.
    QColor fillOf(const game::Sprite& sprite) const;
    FittedText fitted(const game::Sprite& sprite) const;
    /// What the lines of its text take of its area.
    QRectF wordsOf(const game::Sprite& sprite) const;

  private:
    void paintShape(QPainter& painter, const game::Sprite& sprite) const;
    void paintText(QPainter& painter, const game::Sprite& sprite) const;
    void paintEdge(QPainter& painter, const game::Sprite& sprite) const;

    ArtCache* art_;
    game::Look look_;
    Theme theme_;
    ArtMode mode_;
};

}
