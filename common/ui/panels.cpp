// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels.h"

#include "game/seating.h"
#include "ui/surroundings.h"

namespace heorot::ui {

using game::Tone;
using game::Type;

namespace {

constexpr double panelRadius = 10;

QString numberText(int number) {
    const QString digits = QLocale().toString(std::abs(number));
    return number < 0 ? QChar(0x2212) + digits : digits;
}

}

Box panel(const Box& content, bool isActive) {
    const Ground ground =
        isActive ? Ground{Tone::PanelLit, Tone::Gold, 5, panelRadius} : Ground{Tone::Panel, Tone::Ink, 3, panelRadius};
    const Box shadow = filled([](Canvas& canvas, const QRectF& area) {
        canvas.rect(area.translated(scaled(3, canvas), scaled(4, canvas)), Tone::Night, scaled(panelRadius, canvas));
    });
    return stack({shadow.faded(.6), content.on(ground)});
}

Box seatPanel(engine::Seat seat, bool isMover, const Box& content, Tone fill) {
    const Box bar = filled([seat](Canvas& canvas, const QRectF& area) { canvas.rect(area, Tone::None, 2).hue = seat; });
    const Box inside = row({bar.width(10), content.stretchX(), space(4)}, Gap::Medium).padded(Gap::Hair, Gap::Small);
    return fill == Tone::None ? panel(inside, isMover) : inside.on({fill, Tone::Ink, 3, panelRadius});
}

Box seatHeader(const SeatHeader& header) {
    const QString name = QString::fromStdString(header.seating.names.at(header.seat));
    // Who plays the seat gives way first, then the size of the pictures, that of the name, and at last the pill.
    const auto line = [&](bool isWhole, bool isFirm) {
        const auto sized = [isFirm](const Box& box) { return isFirm ? box.firmX() : box; };
        Boxes boxes{sized(mark(header.seat, 28)), text(name, {.type = Type::Title, .bold = true, .whole = isWhole})};
        if (isWhole && header.saysPlayer) boxes.push_back(playerCaption(header.seating, header.seat).optional(2));
        boxes.push_back(spring());
        if (header.isMover) boxes.push_back(isWhole ? pill(toMoveText()) : pill(toMoveText()).optional());
        for (const Box& each : header.signs) boxes.push_back(sized(each));
        // It opens (opened_seat.h).
        boxes.push_back(
            text(QStringLiteral("›"), {.type = Type::Title, .tone = Tone::SecondInk, .whole = true}).optional(3));
        return row(std::move(boxes), Gap::Medium);
    };
    return oneOf({line(true, true), line(true, false), line(false, false)});
}

namespace {

Box status(Boxes boxes, bool isMover) {
    return row(std::move(boxes), Gap::Medium)
        .padded(Gap::Medium, Gap::Hair)
        .on({isMover ? Tone::Gold : Tone::Field, Tone::None, 2, 5});
}

}

Box statusLine(const QString& words, bool isMover, const Box& right) {
    const Tone tone = isMover ? Tone::Night : Tone::Ink;
    return status({text(words, {.type = Type::Caption, .tone = tone, .bold = isMover}).stretchX(), right}, isMover);
}

Box playerCaption(const record::Seating& seating, engine::Seat seat, Tone tone) {
    const auto words = [&](PlayerDetail detail) {
        return text(playerText(seating, seat, detail), {.type = Type::Caption, .tone = tone, .whole = true});
    };
    return oneOf({words(PlayerDetail::LevelAndStyle), words(PlayerDetail::Least)});
}

Box playerLine(const record::Seating& seating, engine::Seat seat, bool isMover) {
    const Tone tone = isMover ? Tone::Night : Tone::SecondInk;
    const bool isPerson = game::personsOf(seating).has(seat);
    Boxes boxes{picture(isPerson ? QStringLiteral("hall/person") : QStringLiteral("hall/computer"), 17, tone),
                playerCaption(seating, seat, tone).optional(), spring()};
    if (isMover)
        boxes.push_back(text(toMoveText(), {.type = Type::Caption, .tone = tone, .bold = true, .whole = true}));
    return status(std::move(boxes), isMover);
}

Box pill(const QString& words, Tone fill, Tone tone) {
    const Box line =
        text(words, {.type = Type::Caption, .tone = tone, .bold = true, .whole = true, .alignment = Qt::AlignCenter})
            .padded(Gap::Medium, Gap::Hair);
    return line.on({fill, Tone::Ink, 2, 12}).align(Qt::AlignVCenter);
}

Box amount(const Box& picture, const QString& number, Type type, Tone tone) {
    return row({picture, text(number, {.type = type, .tone = tone, .bold = true})});
}

Box amount(const Box& picture, int now, int then, Type type) {
    if (now == then) return amount(picture, numberText(now), type);
    const Tone tone = then > now ? Tone::Gain : Tone::Loss;
    const QString both = numberText(now) + QStringLiteral(" → ") + numberText(then);
    return oneOf({row({picture, text(both, {.type = type, .tone = tone, .bold = true, .whole = true})}),
                  amount(picture, numberText(then), type, tone)});
}

Box caption(const QString& words) {
    return text(words, {.type = Type::Caption, .tone = Tone::SecondInk, .whole = true});
}

Box socket(const QSizeF& size, double radius) {
    return drawn(size, [radius](Canvas& canvas, const QRectF& area) {
        canvas.framed(area.adjusted(1, 1, -1, -1), Tone::None, Tone::SecondInk, scaled(2, canvas),
                      scaled(radius, canvas));
    });
}

Box veiled(const Box& box, double radius) {
    return stack({box, filled([radius](Canvas& canvas, const QRectF& area) {
                      canvas.rect(area, Tone::Veil, scaled(radius, canvas));
                  })});
}

}
