// SPDX-License-Identifier: GPL-3.0-or-later
// The track of the game in the top bar: six rounds, ships sent in this one, glory of all seats.
#include "game/chapter.h"
#include "game/standing.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/panel.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

/// Discs with numbers: past rounds gold, the present one larger.
Box rounds(const ShownTable& table) {
    Boxes boxes;
    for (int round = 1; round <= table.rules.rounds.value; ++round) {
        const bool isNow = round == table.now.round && table.now.mover != nobody;
        const bool isBegun = round <= table.now.round;
        const double size = isNow ? 40 : 34;
        const Box mark = ui::drawn({size, size}, [=](Canvas& canvas, const QRectF& area) {
            Sprite& disc = canvas.disc(area.center(), area.width() / 2, isBegun ? Tone::Gold : Tone::Bar);
            disc.edge = isNow ? Tone::Bone : Tone::Line;
            disc.edgeWidth = isNow ? 3 : 1.5;
            canvas.text(area, numberText(round), Type::Value, isBegun ? Tone::Night : Tone::OnDark, Qt::AlignCenter)
                .bold = true;
        });
        game::Spot spot;
        spot.id = game::chapterSpot(round);
        spot.name = roundText(round, table.rules.rounds.value);
        spot.thing = cleanupText();
        boxes.push_back(mark.spot(spot));
    }
    return ui::row(std::move(boxes)).zone(QStringLiteral("track"));
}

Box words(const ShownTable& table) {
    const QString round = roundText(table.now.round, table.rules.rounds.value);
    const int all = table.rules.actionsPerRound.value;
    const QString ships = shipsText(std::min(table.now.actions + 1, all), all);
    const auto text = [](const QString& words) { return Label{words, Tone::OnDark, Type::Value}.box(false, true); };
    return ui::oneOf({text(round + QStringLiteral(", ") + ships), text(round), ui::space(0)});
}

/// Marks and glory, the most first.
Box scores(const ShownTable& table) {
    std::vector<Seat> seats = table.order();
    std::reverse(seats.begin(), seats.end());
    std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return table.glory(a) > table.glory(b); });
    Boxes boxes{art(QStringLiteral("glory"), 24)};
    for (const Seat seat : seats) {
        game::Spot spot;
        spot.id = game::standingSpot(seat);
        spot.name = gloryOf(table.name(seat), table.glory(seat));
        spot.thing = captionText(Caption::Glory);
        boxes.push_back(ui::row({ui::mark(seat, 21), ui::text(numberText(table.glory(seat)),
                                                              {Type::Value, Tone::OnDark, true, false, true})})
                            .padded(Gap::Hair, Gap::None)
                            .on({Tone::Bar, Tone::Line, 1, 5})
                            .spot(spot)
                            .align(Qt::AlignVCenter));
    }
    return ui::row(std::move(boxes), Gap::Large).zone(QStringLiteral("track"));
}

}

Box trackBox(const ShownTable& table) {
    return ui::row({rounds(table), words(table), ui::spring(), scores(table)}, Gap::Large);
}

}
