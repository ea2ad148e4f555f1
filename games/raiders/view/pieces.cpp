// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/pieces.h"

#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"

#include <algorithm>
#include <cmath>

namespace heorot::raiders {

namespace {

/// Proportions below which a card is drawn tall and narrow.
constexpr double slat = .55;
/// Width below which fine detail is left out.
constexpr double fine = 100;

QRectF part(const QRectF& area, double x, double y, double width, double height, double ofWidth, double ofHeight) {
    return {area.left() + x / ofWidth * area.width(), area.top() + y / ofHeight * area.height(),
            width / ofWidth * area.width(), height / ofHeight * area.height()};
}

/// The largest area of these proportions within `room`.
QRectF fitting(const QRectF& room, double width, double height) {
    const double scale = std::min(room.width() / width, room.height() / height);
    return {room.center().x() - width * scale / 2, room.center().y() - height * scale / 2, width * scale,
            height * scale};
}

bool shows(const Rules& rules, Payer payer, Icon icon) {
    if (isUpgrade(payer)) return rules.upgrades[static_cast<std::size_t>(upgradeOf(payer))].icons[payIndex(icon)];
    return iconOf(payer) == icon || (icon == Icon::Hammer && iconOf(payer) == Icon::DoubleHammer);
}

}

Sprite& drawArt(Canvas& canvas, const QRectF& area, const QString& name) {
    const double size = std::min(area.width(), area.height());
    return canvas.art(QRectF(area.center().x() - size / 2, area.center().y() - size / 2, size, size),
                      artOf(name, size));
}

void drawSign(Canvas& canvas, const QRectF& area, const QString& name) {
    const double size = std::min(area.width(), area.height());
    const QRectF square(area.center().x() - size / 2, area.center().y() - size / 2, size, size);
    canvas.rect(square, Tone::Bone, size * .2);
    drawArt(canvas, square.adjusted(.5, .5, -.5, -.5), name);
}

ui::Box art(const QString& name, double size, double least) {
    return ui::drawn(
        {size, size}, [name](Canvas& canvas, const QRectF& area) { drawArt(canvas, area, name); }, least);
}

ui::Box sign(const QString& name, double size) {
    return ui::drawn({size, size}, [name](Canvas& canvas, const QRectF& area) { drawSign(canvas, area, name); });
}

void drawCard(Canvas& canvas, const Face& face, const QRectF& area) {
    if (area.width() < area.height() * slat) {
        const QRectF card = fitting(area, 84, 204);
        canvas.art(card, QStringLiteral("raiders/") + face.front + QStringLiteral("-slat"));
        drawArt(canvas, part(card, 12, 60, 60, 60, 84, 204), face.picture);
        return;
    }
    const QRectF card = fitting(area, 120, 168);
    const bool small = card.width() < fine;
    canvas.art(card, QStringLiteral("raiders/") + face.front + (small ? QStringLiteral("-small") : QString()));
    drawArt(canvas, small ? part(card, 19, 43, 82, 82, 120, 168) : part(card, 24, 24, 72, 72, 120, 168), face.picture);
}

ui::Box card(const Face& face) {
    return ui::filled([face](Canvas& canvas, const QRectF& area) { drawCard(canvas, face, area); });
}

ui::Box gap() {
    return ui::filled(drawGap);
}

ui::Box stripCard(const Face& face, double width, const ui::Box& words, Tone ground) {
    const ui::Box strip = ui::filled([face](Canvas& canvas, const QRectF& area) {
        canvas.rect(area, face.tone, canvas.pick(3, 2));
        drawArt(canvas, area.adjusted(1, 1, -1, -1), face.picture);
    });
    return ui::row({strip.width(width * .75, width), words.stretchX()})
        .padded(ui::Gap::Hair)
        .on({ground, Tone::Ink, 2, 4});
}

ui::Box linesOf(const QStringList& lines, Type type, bool wraps) {
    ui::Boxes boxes;
    for (const QString& line : lines) boxes.push_back(Label{line, Tone::OnDark, type}.box(wraps, true));
    return ui::column(std::move(boxes), ui::Gap::None);
}

ui::Box inTwoLines(ui::Boxes cells) {
    if (cells.empty()) return {};
    const std::size_t columns = (cells.size() + 1) / 2;
    cells.resize(2 * columns);
    return ui::grid(static_cast<int>(columns), std::move(cells));
}

ui::Box medal(const QString& ground, int number, double size, Tone tone) {
    return ui::drawn({size, size}, [=](Canvas& canvas, const QRectF& area) {
        drawArt(canvas, area, ground);
        const double inset = area.width() * .18;
        canvas.number(area.adjusted(inset, inset, -inset, -inset), area, numberText(number), tone);
    });
}

namespace {

constexpr double signSize = 24;

ui::Box words(const QString& text) {
    return ui::text(text, {Type::Caption, Tone::Ink, true, false, true});
}
ui::Box counted(int count, const QString& picture) {
    return count == 0 ? ui::Box() : ui::row({words(numberText(count)), art(picture, signSize, 1)}, ui::Gap::Hair);
}
ui::Box signsInLine(ui::Boxes boxes) {
    return ui::row(std::move(boxes), ui::Gap::Hair).align(Qt::AlignLeft);
}

ui::Box spoilSigns(const Rules& rules, SpoilId spoil) {
    const ui::Box either = words(QStringLiteral("/"));
    if (isKeep(spoil)) {
        const KeepSpec& spec = rules.keeps[keepOf(spoil)];
        if (isSetCard(keepOf(spoil))) return {};
        return signsInLine(
            {medal(QStringLiteral("defense"), spec.defense, signSize, Tone::Bone), bundleSigns(spec.gain)});
    }
    if (isArtifact(spoil)) return {};
    const VillageSpec& spec = rules.villageCard(spoil);
    const ui::Box tile =
        spec.kind == VillageSpec::Kind::Tile ? art(payerArt(payerOf(spec.upgrade)), signSize) : ui::Box();
    const ui::Box gain = tile ? tile : bundleSigns(spec.gain);
    return spec.kind == VillageSpec::Kind::Pillage ? gain : signsInLine({gain, either, bundleSigns(spec.other)});
}

}

ui::Box bundleSigns(const Bundle& bundle) {
    ui::Boxes boxes{counted(bundle.food, QStringLiteral("food")), counted(bundle.favor, QStringLiteral("favor")),
                    counted(bundle.glory, QStringLiteral("glory"))};
    if (bundle.pawn != none) boxes.push_back(art(pawnArt(static_cast<Pawn>(bundle.pawn)), signSize, 1));
    if (bundle.die != none) boxes.push_back(art(dieArt(bundle.die), signSize, 1));
    for (int color = 0; color < colors; ++color)
        boxes.push_back(counted(bundle.rolled[static_cast<std::size_t>(color)], colorArt(static_cast<Color>(color))));
    for (const auto& [count, picture] :
         std::initializer_list<std::pair<int, const char*>>{{bundle.freeDice, "die-any"},
                                                            {bundle.villages, "card-village"},
                                                            {bundle.keeps, "card-keep"},
                                                            {bundle.reavers, "card-reaver"},
                                                            {bundle.prophecies, "card-prophecy"},
                                                            {bundle.terror, "terror"},
                                                            {-bundle.relief, "terror"}})
        boxes.push_back(counted(count, QLatin1StringView(picture)));
    return signsInLine(std::move(boxes));
}

ui::Box abilitySigns(const Ability& ability) {
    const ui::Box arrow = words(QStringLiteral("→"));
    switch (ability.kind) {
    case Ability::Kind::Gain: return bundleSigns(ability.now);
    case Ability::Kind::Draw: {
        const QString card = ability.deck == Deck::Keeps ? QStringLiteral("card-keep") : QStringLiteral("card-village");
        return signsInLine({counted(ability.count, card), arrow, words(numberText(1))});
    }
    case Ability::Kind::Turn: {
        const bool isAny = ability.color == anyColor;
        const QString die = isAny ? QStringLiteral("die-any") : colorArt(static_cast<Color>(ability.color));
        return signsInLine({art(die, signSize, 1), words(QStringLiteral("↻"))});
    }
    case Ability::Kind::Buy: break;
    }
    const ui::Box price = ability.dice > 0 ? counted(ability.dice, QStringLiteral("die-any"))
                                           : counted(ability.favor, QStringLiteral("favor"));
    return signsInLine({price, arrow, bundleSigns(ability.then)});
}

Shown shownReaver(const Rules& rules, ReaverId reaver) {
    return {reaverFace(rules.reavers[reaver].clan, reaver),
            reaverText(reaver),
            breakable(reaverText(reaver)),
            abilityBrief(rules, reaver),
            reaverTip(rules, reaver),
            !reaverOrigin(rules, reaver).isEmpty(),
            abilitySigns(rules.reavers[reaver].ability),
            reaverLine(rules, reaver)};
}

Shown shownSpoil(const Rules& rules, const State& state, SpoilId spoil) {
    const QString brief = spoilBrief(rules, spoil, state.runicTerror);
    return {spoilFace(spoil),
            spoilText(spoil),
            breakable(spoilShort(spoil)),
            brief,
            isArtifact(spoil) ? artifactTip(rules, spoil) : spoilRule(rules, spoil, state.runicTerror),
            !spoilOrigin(rules, spoil).isEmpty(),
            spoilSigns(rules, spoil),
            isArtifact(spoil) ? artifactLine(rules, spoil) : brief};
}

void drawTick(Canvas& canvas, const QRectF& thing) {
    const double radius = std::max(6.0, thing.height() * .24);
    const QPointF center(thing.right() - radius * .4, thing.bottom() - radius * .4);
    Sprite& disc = canvas.disc(center, radius, Tone::Gain);
    disc.edge = Tone::Bone;
    disc.edgeWidth = 1;
    const double size = radius * 1.3;
    canvas.art(QRectF(center.x() - size / 2, center.y() - size / 2, size, size), QStringLiteral("icons/tick")).tone =
        Tone::OnDark;
}

std::vector<CostPart> partsOf(const Rules& rules, const Cost& cost, const Counts<payerKinds>& paid, const Ship* ship) {
    std::vector<CostPart> parts;
    if (cost.food > 0) parts.push_back({QStringLiteral("food"), cost.food, ship && ship->food >= cost.food, false});
    if (cost.favor > 0)
        parts.push_back({QStringLiteral("favor"), cost.favor, ship && ship->favor >= cost.favor, false});
    std::vector<Payer> laid;
    for (Payer payer = 0; payer < payerKinds; ++payer) laid.insert(laid.end(), paid[payer], payer);
    for (int i = 0; i < cost.dice; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const bool met = index < laid.size();
        parts.push_back({met ? payerArt(laid[index]) : QStringLiteral("die-any"), 0, met, false});
    }
    const std::size_t first = parts.size();
    std::vector<Icon> asked;
    for (int i = 0; i < payIcons; ++i)
        for (int n = 0; n < cost.icons[static_cast<std::size_t>(i)]; ++n) {
            asked.push_back(static_cast<Icon>(i + 1));
            parts.push_back({askedArt(asked.back()), 0, false, false});
        }
    // Dice that show a sign first, then tiles of two signs and clan signs where there is still room.
    const auto lay = [&](Payer payer, bool exact) {
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (parts[first + i].met || (exact && !shows(rules, payer, asked[i]))) continue;
            parts[first + i] = {payerArt(payer), 0, true, !exact};
            return true;
        }
        return false;
    };
    std::vector<Payer> others;
    for (const Payer payer : laid)
        if (cost.dice == 0 && !lay(payer, true)) others.push_back(payer);
    for (const Payer payer : others) lay(payer, false);
    return parts;
}

ui::Box cost(const std::vector<CostPart>& parts, double size, Tone tone) {
    ui::Boxes boxes;
    for (const CostPart& part : parts) {
        if (part.amount > 0) boxes.push_back(ui::text(numberText(part.amount), {Type::Value, tone, true, false, true}));
        boxes.push_back(ui::drawn(
            {size, size},
            [art = part.art, met = part.met](Canvas& canvas, const QRectF& area) {
                drawArt(canvas, area, art);
                if (met) drawTick(canvas, area);
            },
            .9));
    }
    return ui::row(std::move(boxes));
}

void drawUsed(Canvas& canvas, const QRectF& area) {
    canvas.rect(area, Tone::Veil, 4).opacity = .75;
}

void drawGap(Canvas& canvas, const QRectF& area) {
    Sprite& socket = canvas.framed(area.adjusted(2, 2, -2, -2), Tone::Field, Tone::Line, 1.5, 4);
    socket.opacity = .5;
}

}
