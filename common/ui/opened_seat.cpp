// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/opened_seat.h"

#include "game/standing.h"
#include "ui/panels.h"
#include "ui/say.h"

#include <QKeySequence>

#include <algorithm>

namespace heorot::ui {

namespace {

const QString seatZone = QStringLiteral("seat/");
const QString openedZone = QStringLiteral("opened/");

/// From the panels of the seats to the other side of the table, above the prompt.
QRectF roomBeside(const game::Scene& scene, const game::Look& look, const game::Frame& frame) {
    const double gap = frame.gap / 2;
    const QRectF board = frame.board;
    QRectF room = frame.left.united(board).united(frame.right);
    QRectF panels;
    for (const game::Spot& spot : scene.spots)
        if (spot.id.startsWith(seatZone)) panels = panels.united(spot.shown());
    if (panels.center().x() < look.size.width() / 2)
        room.setLeft(std::max(room.left(), panels.right() + gap));
    else
        room.setRight(std::min(room.right(), panels.left() - gap));
    if (room.width() < look.size.width() * .4) room = board;
    room.setBottom(std::min(room.bottom(), frame.prompt.top() - gap));
    // Frames and marks at the edges of the board lie under it.
    return room.adjusted(-3, -3, 3, 0);
}

Box closeButton() {
    //: Button: closes what lies over the table
    const QString close = Say::tr("Close");
    //: %1 a key, "Esc"
    const QString back = Say::tr("Back to the table (%1).").arg(QKeySequence(Qt::Key_Escape).toString());
    return text(close, {.type = game::Type::Value, .whole = true})
        .padded(Gap::Large, Gap::Small)
        .on({game::Tone::Panel, game::Tone::Ink, 2, 8})
        .spot(closeSpot, close, back);
}

/// Who it is, the points, and the button that closes it.
Box header(const Table& table, const game::Spot& panel) {
    const engine::Seat seat = table.sitting.opened;
    const QString name = QString::fromStdString(table.match.seating().names.at(seat));
    const Box who = row({mark(seat, 30), text(name, {.type = game::Type::Title, .bold = true, .whole = true}),
                         text(standingText(table, seat),
                              {.type = game::Type::Caption, .tone = game::Tone::SecondInk, .wraps = true})
                             .optional()
                             .stretchX()},
                        Gap::Medium)
                        .spot(openedZone + panel.id, panel.name, panel.description);
    return row({who.stretchX(), closeButton().firmX()}, Gap::Medium);
}

}

QString panelOf(engine::Seat seat) {
    return seatZone + QString::number(seat);
}

std::optional<engine::Seat> seatOfPanel(const Table& table, const QString& spot) {
    for (engine::Seat seat = 0; seat < table.match.setup().seats; ++seat)
        if (spot == panelOf(seat) || spot == game::standingSpot(seat)) return seat;
    return {};
}

QString panelAround(const QString& spot) {
    return spot.startsWith(seatZone) ? spot.section(u'/', 0, 1) : spot;
}

bool canOpen(const Table& table, engine::Seat seat) {
    const game::Look& look = table.sitting.look;
    return !table.view.seatScene(table.match, table.sitting.viewer, seat, look, game::stageOf(look)).sprites.empty();
}

void drawOpened(const Table& table, game::Scene& scene) {
    const engine::Seat seat = table.sitting.opened;
    const game::Spot* found = seat == engine::nobody ? nullptr : scene.find(panelOf(seat));
    if (!found) return;
    const game::Spot panel = *found;
    const game::Look& look = table.sitting.look;
    const QRectF room = roomBeside(scene, look, game::frameOf(look, table.match.setup().seats));
    game::Scene opened;
    Canvas canvas(look, opened);
    const double rim = canvas.pick(12, 7);
    canvas.framed(room, game::Tone::PanelLit, game::Tone::Gold, canvas.pick(4, 3), 10);
    const QRectF inner = room.adjusted(rim, rim, -rim, -rim);
    const double top = canvas.pick(46, 32);
    canvas.setZone(QStringLiteral("opened"));
    header(table, panel).draw(canvas, {inner.left(), inner.top(), inner.width(), top});
    game::Scene content = table.view.seatScene(table.match, table.sitting.viewer, seat, look,
                                               inner.adjusted(0, top + canvas.pick(8, 4), 0, 0));
    if (content.sprites.empty()) return;
    std::erase_if(scene.spots, [&](const game::Spot& spot) { return spot.area.intersects(room); });
    scene.sprites.insert(scene.sprites.end(), opened.sprites.begin(), opened.sprites.end());
    scene.spots.insert(scene.spots.end(), opened.spots.begin(), opened.spots.end());
    // The pieces lie in the panel as well, and move there.
    for (game::Sprite& sprite : content.sprites) {
        sprite.piece.clear();
        scene.sprites.push_back(std::move(sprite));
    }
    for (game::Spot& spot : content.spots) {
        if (spot.thing.isEmpty()) spot.thing = spot.name;
        spot.id = openedZone + spot.id;
        spot.zone = QStringLiteral("opened");
        scene.spots.push_back(std::move(spot));
    }
}

}
