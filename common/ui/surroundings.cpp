// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/surroundings.h"

#include "game/characters.h"
#include "game/seating.h"

#include "ui/say.h"

#include <algorithm>
#include <cmath>

namespace heorot::ui {

void drawGround(Canvas& canvas, const game::Frame& frame) {
    const QRectF all(QPointF(0, 0), canvas.look().size);
    const double bar = canvas.pick(48, 36);
    canvas.rect(all, game::Tone::TableDeep);
    const double left = frame.hand.left() - canvas.pick(16, 8);
    const double right = frame.log.left() - canvas.pick(16, 0);
    canvas.rect(QRectF(left, bar, right - left, all.height() - bar), game::Tone::Table);
    // The sea behind the table covers it whatever its proportions; columns and bar lie over it.
    const double wide = std::max(all.width(), all.height() * 16 / 9);
    canvas.art(QRectF(all.center().x() - wide / 2, all.center().y() - wide * 9 / 32, wide, wide * 9 / 16),
               QStringLiteral("hall/background"));
    canvas.rect(QRectF(0, 0, left, all.height()), game::Tone::TableDeep);
    canvas.rect(QRectF(right, 0, all.width() - right, all.height()), game::Tone::TableDeep);
    canvas.rect(QRectF(0, 0, all.width(), bar), game::Tone::Bar);
    canvas.rect(QRectF(0, bar - 2, all.width(), 2), game::Tone::Gold);
}

void drawKnots(Canvas& canvas, const QRectF& strip) {
    const bool isUpright = strip.height() > strip.width();
    const double width = isUpright ? strip.width() : strip.height();
    const double length = isUpright ? strip.height() : strip.width();
    // As the pictures are drawn.
    constexpr double aspect = 64.0 / 24;
    const int count = std::max(1, static_cast<int>(std::round(length / (width * aspect))));
    const double each = length / count;
    for (int i = 0; i < count; ++i)
        if (isUpright)
            canvas.art(QRectF(strip.left(), strip.top() + i * each, width, each),
                       QStringLiteral("hall/knot-run-upright"));
        else
            canvas.art(QRectF(strip.left() + i * each, strip.top(), each, width), QStringLiteral("hall/knot-run"));
}

void drawKnotCorner(Canvas& canvas, const QPointF& center, double width) {
    const double size = width * 4 / 3;
    canvas.art(QRectF(center.x() - size / 2, center.y() - size / 2, size, size), QStringLiteral("hall/knot-corner"));
}

std::vector<engine::Seat> panelOrder(const record::Seating& seating) {
    const auto seats = static_cast<engine::Seat>(seating.names.size());
    const engine::SeatSet persons = game::personsOf(seating);
    engine::Seat first = 0;
    for (engine::Seat seat = 0; seat < seats; ++seat)
        if (persons == engine::SeatSet::of(seat)) first = seat;
    std::vector<engine::Seat> order;
    for (engine::Seat i = 0; i < seats; ++i) order.push_back(static_cast<engine::Seat>((first + i) % seats));
    return order;
}

QString playerText(const record::Seating& seating, engine::Seat seat, PlayerDetail detail) {
    //: Who plays a seat
    if (game::personsOf(seating).has(seat)) return Say::tr("human");
    const auto opponent = ai::opponentOf(seating.players.at(seat));
    if (!opponent) return QString::fromStdString(seating.players.at(seat));
    const QString level = game::levelText(opponent->level);
    if (opponent->style != ai::Style::Plain && detail == PlayerDetail::Least) return game::styleText(opponent->style);
    if (opponent->style == ai::Style::Plain)
        //: Who plays a seat: %1 the level of a computer player, "easy"
        return Say::tr("computer, %1").arg(level);
    //: Who plays a seat: %1 the level of a computer player, "easy", %2 its style, "bold"
    return Say::tr("computer, %1, %2").arg(level, game::styleText(opponent->style));
}

bool isReader(const record::Seating& seating, engine::Seat viewer) {
    return game::personsOf(seating).has(viewer);
}

QString laidOutName(const QString& piece) {
    //: %1 a die, card or token that is laid out to pay or to play
    return Say::tr("%1, laid out").arg(piece);
}

QString laidOutRule() {
    return Say::tr("Choose it to take it back.");
}

QString toMoveText() {
    //: On the panel of the seat to move, in capitals where the language has them
    return Say::tr("TO MOVE");
}

}
