// SPDX-License-Identifier: GPL-3.0-or-later
// How far Beowulf has come: a dot for each episode, in the top bar.
#include "view/parts.h"
#include "words/captions.h"

#include <algorithm>

namespace heorot::legend {

void drawTrack(Canvas& canvas, const ShownTable& table) {
    const QRectF track = table.places.frame.track;
    const double pitch = std::min(17.0, track.width() * .74 / episodeCount);
    double x = track.left() + pitch;
    for (int place = 0; place < episodeCount; ++place, x += pitch) {
        const EpisodeKind kind = table.rules.episode(place).kind;
        const bool isNow = place == table.now.episode;
        const double size = isNow ? 1.25 : isMajor(kind) ? .95 : .66;
        Sprite& dot = canvas.disc(QPointF(x, track.center().y()), pitch * size / 2,
                                  isNow                       ? Tone::Loss
                                  : place < table.now.episode ? Tone::Gold
                                                              : Tone::Line);
        if (!isNow) continue;
        dot.edge = Tone::Bone;
        dot.edgeWidth = ui::scaled(3, canvas);
    }
    const double left = x + ui::scaled(12, canvas);
    const QRectF rest(left, track.top() + 2, track.right() - left, track.height() - 4);
    const QString words = episodeOfAll(table.now.episode);
    if (canvas.look().floor() * words.size() * .5 > rest.width()) return;
    canvas.text(rest, words, Type::Value, Tone::OnDark);
}

}
