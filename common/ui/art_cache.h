// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures at the size in which they are shown: rendered once, in the background, and kept as long as that size is in
// use. A rich card takes 10 to 40 ms, too long for a paint event. Whoever opens a window owns one and shares it; link
// heorot::art for the pictures.
#pragma once

#include "ui/ui_export.h"

#include <QCache>
#include <QColor>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

namespace heorot::ui {

/// One picture as it is shown. Theme and device ratio are in it as colors and pixels.
struct Art {
    /// Below `:/art`, without `.svg`.
    QString id;
    /// Of the screen, not of the layout.
    QSize pixels;
    /// Takes the place of the hue of seat 1 in the picture; invalid leaves it.
    QColor hue;
    /// Of one-color pictures (`icons/`, but not `icons/no`; hall/person, hall/computer), and the outline of marks
    /// and of nodes (`/node-`).
    QColor ink;

    bool operator==(const Art&) const = default;
};

HEOROT_UI_EXPORT size_t qHash(const Art& art, size_t seed = 0);

class HEOROT_UI_EXPORT ArtCache : public QObject {
    Q_OBJECT

  public:
    explicit ArtCache(QObject* parent = nullptr);
    ~ArtCache() override;

    /// The largest size with the picture's proportions inside the box; empty if there is no such picture.
    QSize fitted(const QString& id, const QSizeF& box) const;
    /// Null if it is not ready: it is then rendered, and `ready` follows. `art.pixels` as by `fitted`.
    QPixmap pixmap(const Art& art);
    /// The picture in any size that is at hand, to stand in for one that is not ready; may be null.
    QPixmap standIn(const Art& art) const;
    /// At once, in this thread.
    QPixmap renderNow(const Art& art);
    /// To be called when a window or its zoom has another size: what nobody has asked for since the time before last
    /// goes, but for one size of each picture, and `ready` makes those who wait ask anew.
    void sizesChanged();
    /// Of all that is kept.
    int kilobytes() const { return static_cast<int>(kept_.totalCost()); }
    /// Until nothing is being rendered, with its `ready` sent. For tests and pictures of the window.
    void waitFor();

  signals:
    /// Something that was asked for is there. Several pictures may share one signal.
    void ready();

  private:
    void keep(const Art& art, const QImage& image);
    void tellSoon();

    struct Kept {
        QPixmap pixmap;
        /// When it was last asked for.
        int generation = 0;
    };
    QPixmap use(Kept& kept) {
        kept.generation = generation_;
        return kept.pixmap;
    }

    mutable QHash<QString, QSizeF> sizes_;
    QCache<Art, Kept> kept_;
    /// Counts sizesChanged.
    int generation_ = 0;
    /// Per picture and colors (pixels empty) the size last kept.
    QHash<Art, QSize> latest_;
    QSet<Art> rendering_;
    /// Lets pictures that come together share one repaint.
    QTimer telling_;
    QThreadPool pool_;
};

/// A picture rendered once, without any cache. Empty if there is none of this name.
HEOROT_UI_EXPORT QImage renderArt(const Art& art);

}
