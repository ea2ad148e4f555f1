// SPDX-License-Identifier: GPL-3.0-or-later
// How far Beowulf has come: a dot for each episode, in the top bar.
#include "view/parts.h"
#include "words/captions.h"

#include <algorithm>

namespace heorot::legend {

void drawTrack(Canvas& canvas, const Stage& stage) {
    const QRectF track = stage.places.frame.track;
    const double pitch = std::min(canvas.pick(17, 9.6), track.width() * .76 / episodeCount);
    double x = track.left() + pitch;
    for (int place = 0; place < episodeCount; ++place, x += pitch) {
        const EpisodeKind kind = stage.rules.episode(place).kind;
        const bool isNow = place == stage.now.episode;
        const double size = isNow ? 1.25 : isMajor(kind) ? .95 : .66;
        Sprite& dot = canvas.disc(QPointF(x, track.center().y()), pitch * size / 2,
                                  isNow                       ? Tone::Loss
                                  : place < stage.now.episode ? Tone::Gold
                                                              : Tone::Line);
        if (!isNow) continue;
        dot.edge = Tone::Bone;
        dot.edgeWidth = canvas.pick(3, 2);
    }
    const double left = x + canvas.pick(12, 4);
    const QRectF rest(left, track.top() + 2, track.right() - left, track.height() - 4);
    const QString words = episodeOfAll(stage.now.episode);
    if (canvas.look().floor() * words.size() * .5 > rest.width()) return;
    canvas.text(rest, words, Type::Value, Tone::OnDark);
}

}
