// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/drawing.h"

#include "words/names.h"

#include <algorithm>
#include <array>

namespace heorot::legend {

namespace {

/// Signs and discs are drawn on a square of this edge.
constexpr double box = 128;

QString named(const QString& name) {
    return QStringLiteral("legend/") + name;
}

/// A part of a picture, given in the units of its square.
QRectF part(const QRectF& area, double units, double x, double y, double width, double height) {
    const double scale = area.width() / units;
    return {area.left() + x * scale, area.top() + y * scale, width * scale, height * scale};
}

QString symbolId(Symbol symbol) {
    return QLatin1StringView(symbolNames.at(static_cast<std::size_t>(symbol)).data());
}

/// As the pictures call them.
QString specialId(Card card) {
    constexpr std::array ids{"hides-of-land",
                             "hrunting",
                             "giants-sword",
                             "golden-torque",
                             "all-iron-shield",
                             "king-hrothgars-blessing",
                             "queen-wealhtheows-inspiration",
                             "beowulfs-daring",
                             "beowulfs-resolve",
                             "warriors-rest"};
    return QLatin1StringView(ids.at(specialIndex(card)));
}

double tagHeight(const Canvas& canvas) {
    return std::max(canvas.pick(22, 15), canvas.look().floor() * 1.3);
}

/// The whole name, in as many lines as the width asks for.
QString plateText(const Canvas& canvas, const QString& words, double width, bool bold) {
    const auto fits = [&](const QString& line) {
        return canvas.fitsLine(line, QSizeF(width, canvas.look().size.height()), Type::Title, bold);
    };
    if (fits(words)) return words;
    const bool isWord = !words.contains(u' ');
    QStringList parts = isWord ? partsOfCaption(words) : words.split(u' ');
    const QString hyphen = isWord ? QStringLiteral("-") : QString();
    const QString space = isWord ? QString() : QStringLiteral(" ");
    QStringList lines{parts.takeFirst()};
    while (!parts.isEmpty()) {
        const QString longer = lines.last() + space + parts.first();
        if (fits(parts.size() > 1 ? longer + hyphen : longer)) {
            lines.last() = longer;
        } else {
            lines.last() += hyphen;
            lines << parts.first();
        }
        parts.removeFirst();
    }
    return lines.join(u'\n');
}

/// `courage-2`, `hrunting`
QString cardId(Card card) {
    if (isSpecial(card)) return specialId(card);
    return symbolId(static_cast<Symbol>(card / 2)) + (card % 2 == 0 ? QStringLiteral("-1") : QStringLiteral("-2"));
}

}

QString signArt(const QString& name, double size) {
    return named(name) + (size >= 56   ? QStringLiteral("-large")
                          : size >= 30 ? QStringLiteral("-medium")
                                       : QStringLiteral("-small"));
}

QString symbolSign(Symbol symbol) {
    return QStringLiteral("symbol-") + symbolId(symbol);
}
QString specialSign(Card card) {
    return QStringLiteral("special-") + specialId(card);
}

QString gainSign(Gain gain) {
    switch (gain.kind) {
    case GainKind::Fame: return QStringLiteral("token-fame");
    case GainKind::Treasure: return QStringLiteral("token-treasure");
    case GainKind::Alliance: return QStringLiteral("token-alliance");
    case GainKind::Cards: return QStringLiteral("mark-cards");
    case GainKind::Special: return specialSign(gain.amount);
    case GainKind::Scratch: return QStringLiteral("token-scratch");
    case GainKind::Wound: return QStringLiteral("token-wound");
    case GainKind::DoubleWound: return QStringLiteral("token-double-wound");
    case GainKind::Misfortune: return QStringLiteral("token-misfortune");
    case GainKind::FameOrHeal: return QStringLiteral("reward-fame-or-heal");
    case GainKind::Healing: return QStringLiteral("reward-heal-scratches");
    }
    return {};
}

QString sceneArt(const Episode& episode) {
    return named(QStringLiteral("scene-") + QLatin1StringView(episodeNames.at(episode.name).data()));
}

void drawSign(Canvas& canvas, const QString& name, const QRectF& area) {
    canvas.art(area, signArt(name, area.width()));
}

void drawSymbolDisc(Canvas& canvas, Symbol symbol, const QPointF& center, double radius) {
    canvas.art(squareAround(center, 2 * radius), named(QStringLiteral("symbol-disc")));
    drawSign(canvas, symbolSign(symbol), squareAround(center, radius * 1.25));
}

void drawGain(Canvas& canvas, Gain gain, const QRectF& area) {
    if (gain.kind == GainKind::Fame) return drawToken(canvas, fameToken(gain.amount), area);
    if (gain.kind == GainKind::Treasure) return drawToken(canvas, treasureToken(gain.amount), area);
    drawSign(canvas, gainSign(gain), area);
    const bool counts = gain.kind == GainKind::Alliance || gain.kind == GainKind::Cards;
    if (!counts && gain.kind != GainKind::FameOrHeal) return;
    const double size = std::max(area.width() * .42, canvas.look().floor() * 1.3);
    const QRectF disc(area.right() - size * .85, area.top() - size * .12, size, size);
    canvas.art(disc, named(QStringLiteral("value-disc")));
    const double inset = size * .2;
    canvas.number(disc.adjusted(inset, inset, -inset, -inset), disc, plainNumber(gain.amount), Tone::Night);
}

void drawToken(Canvas& canvas, Token token, const QRectF& area) {
    if (token == unknownSquare) return void(canvas.art(area, named(QStringLiteral("back-fame"))));
    if (token == unknownAlliance) return void(canvas.art(area, named(QStringLiteral("back-alliance"))));
    const double least = canvas.look().floor() * 1.2;
    if (token == misfortuneToken) {
        canvas.art(area, named(QStringLiteral("value-misfortune")));
        canvas.number(part(area, box, 30, 84, 68, 26), area, plainNumber(-2), Tone::Night);
        return;
    }
    const int fame = fameOf(token);
    const int value = fame > 0 ? fame : treasureOf(token);
    canvas.art(area, named(QStringLiteral("value-%1%2-%3")
                               .arg(isAlliance(token) ? QStringLiteral("alliance-") : QString(),
                                    fame > 0 ? QStringLiteral("fame") : QStringLiteral("treasure"))
                               .arg(value)));
    const double size = std::max(area.width() * (isAlliance(token) ? 30 : 40) / box, std::min(least, area.width()));
    const QPointF center = part(area, box, 64, isAlliance(token) ? 55 : 54, 0, 0).topLeft();
    canvas.number(squareAround(center, size), area, plainNumber(value), Tone::Night);
}

void drawBid(Canvas& canvas, Card card, const QRectF& area) {
    if (card >= cardKinds) return drawBidBack(canvas, area);
    canvas.art(area, named(QStringLiteral("bid-") + cardId(card)) +
                         (area.width() >= 40 ? QStringLiteral("-medium") : QStringLiteral("-small")));
}

void drawBidBack(Canvas& canvas, const QRectF& area) {
    canvas.art(area,
               area.width() >= 40 ? named(QStringLiteral("bid-back-medium")) : named(QStringLiteral("bid-back-small")));
}

void drawTwins(Canvas& canvas, int count, const QRectF& area, double bottom) {
    const double height = tagHeight(canvas);
    const double value = area.top() + area.height() * .58 + 1;
    const double top = std::clamp(area.bottom() - height * .8, value, std::max(value, bottom - height));
    drawTag(canvas, QStringLiteral("×") + plainNumber(count), QPointF(area.right() + canvas.pick(3, 2), top));
}

void drawCard(Canvas& canvas, const Rules& rules, Card card, int count, const QRectF& area, bool isClosed) {
    if (card >= cardKinds) return void(canvas.art(area, named(QStringLiteral("card-back"))));
    // Small cards have no room for the knots of the frame.
    const bool hasKnots = area.width() >= 100;
    const double edge = hasKnots ? area.width() * .118 : std::max(2.0, area.width() * .035);
    const double radius = area.width() * .07;
    if (hasKnots)
        canvas.art(area, named(isSpecial(card) ? QStringLiteral("card-frame-special") : QStringLiteral("card-frame")));
    else
        canvas.framed(area, isSpecial(card) ? Tone::Gold : Tone::Bone, Tone::Night, canvas.pick(2.5, 1.5), radius);
    // Without knots the mark of what can be chosen would stand on the name.
    const QRectF inner = area.adjusted(edge, edge, -edge, hasKnots ? -edge : -edge - 2);
    const QString words = isSpecial(card) ? gainCaption({GainKind::Special, card}) : cardCaption(card);
    const QString caption = plateText(canvas, words, inner.width() - 2, hasKnots);
    // As high as its lines at the floor need. Where that leaves no room for the picture, or the card is hardly wider
    // than a syllable, the picture stands alone.
    const double lines = static_cast<double>(caption.count(u'\n')) * 1.2 + 1.45;
    const double needed = std::max(area.height() * .17, canvas.look().floor() * lines);
    const bool isNamed = needed <= inner.height() * .68 && area.width() >= 48;
    const double plate = isNamed ? needed : 0;
    const QRectF name(inner.left(), inner.bottom() - plate, inner.width(), plate);
    const QRectF picture(inner.left(), inner.top(), inner.width(), inner.height() - plate - edge * .5);
    canvas.art(picture, named(QStringLiteral("face-") + cardId(card)) +
                            (area.width() >= 90 ? QStringLiteral("-large") : QStringLiteral("-medium")));
    if (isClosed) canvas.rect(picture, Tone::Veil, radius * .6);
    // Small cards all bear their names light, since the longest of them have no room for bold letters.
    if (isNamed)
        canvas.text(name.adjusted(1, 0, -1, 0), caption, Type::Title, Tone::Night, Qt::AlignCenter).bold = hasKnots;
    const int shows = rules.cards[card].symbols;
    if (shows > 1) {
        const double size = std::max(area.width() * .22, canvas.look().floor() * 1.4);
        const QRectF disc(area.right() - size - canvas.pick(4, 3), area.top() + canvas.pick(4, 3), size, size);
        canvas.art(disc, named(QStringLiteral("value-disc")));
        const double inset = size * .22;
        canvas.number(disc.adjusted(inset, inset, -inset, -inset), disc, plainNumber(shows), Tone::Night);
    }
    if (count > 1)
        drawTag(canvas, QStringLiteral("×") + plainNumber(count),
                QPointF(area.left() + canvas.pick(44, 31), area.top() + canvas.pick(6, 5)));
}

void drawNumber(Canvas& canvas, int number, Disc disc, const QRectF& area) {
    const bool isPennant = disc == Disc::Rank || disc == Disc::First;
    canvas.art(area, named(disc == Disc::Plain  ? QStringLiteral("total-disc")
                           : disc == Disc::Best ? QStringLiteral("total-disc-best")
                           : disc == Disc::Rank ? QStringLiteral("rank-pennant")
                                                : QStringLiteral("rank-pennant-first")));
    const QRectF inner = isPennant ? part(area, box, 36, 28, 56, 52) : part(area, box, 34, 38, 60, 52);
    canvas.number(inner, area, plainNumber(number), disc == Disc::Rank ? Tone::Bone : Tone::Night);
}

void drawTag(Canvas& canvas, const QString& text, const QPointF& corner) {
    const double height = tagHeight(canvas);
    const double width = canvas.widthOf(text, Type::Caption, true) + canvas.pick(10, 7);
    const QRectF area(corner.x() - width, corner.y(), width, height);
    canvas.framed(area, Tone::PanelLit, Tone::Ink, canvas.pick(2, 1.5), canvas.pick(6, 5));
    canvas.text(area, text, Type::Caption, Tone::Ink, Qt::AlignCenter).bold = true;
}

void drawTick(Canvas& canvas, const QPointF& center, double size) {
    canvas.framed(squareAround(center, size), Tone::Bone, Tone::Night, canvas.pick(1.5, 1), size / 2);
    drawSign(canvas, QStringLiteral("mark-check"), squareAround(center, size * .72));
}

void drawPanel(Canvas& canvas, const QRectF& area) {
    canvas.setOpacity(.6);
    canvas.rect(area.translated(canvas.pick(3, 2), canvas.pick(4, 2)), Tone::Night, canvas.pick(10, 7));
    canvas.setOpacity(1);
    canvas.framed(area, Tone::Panel, Tone::Ink, canvas.pick(3, 2), canvas.pick(10, 7));
}

QStringList allPictures() {
    QStringList names;
    const auto cuts = [&](const QString& name) {
        for (const char* cut : {"-large", "-medium", "-small"}) names << named(name) + QLatin1StringView(cut);
    };
    for (int symbol = 0; symbol < symbols; ++symbol) cuts(symbolSign(static_cast<Symbol>(symbol)));
    for (Card card = activityKinds; card < cardKinds; ++card) cuts(specialSign(card));
    for (int kind = 0; kind < gainKinds; ++kind)
        if (static_cast<GainKind>(kind) != GainKind::Special) cuts(gainSign({static_cast<GainKind>(kind), 1}));
    for (const char* mark : {"mark-figure", "mark-cards", "mark-card-back", "mark-risk", "mark-check", "mark-lock",
                             "mark-exchange", "mark-selection", "mark-goblet", "mark-ranking", "mark-first-player",
                             "mark-arrow-back", "reward-heal-wound", "reward-special"})
        cuts(QLatin1StringView(mark));
    for (Card card = 0; card < cardKinds; ++card)
        for (const char* size : {"-medium", "-small"})
            names << named(QStringLiteral("bid-") + cardId(card)) + QLatin1StringView(size);
    for (Card card = 0; card < cardKinds; ++card)
        for (const char* size : {"-large", "-medium"})
            names << named(QStringLiteral("face-") + cardId(card)) + QLatin1StringView(size);
    for (const std::string_view episode : episodeNames)
        names << named(QStringLiteral("scene-") + QLatin1StringView(episode.data()));
    for (int value = 1; value <= fameValues; ++value) names << named(QStringLiteral("value-fame-%1").arg(value));
    for (int value = 1; value <= treasureValues; ++value)
        names << named(QStringLiteral("value-treasure-%1").arg(value));
    for (int value = 1; value <= allianceValues; ++value)
        names << named(QStringLiteral("value-alliance-fame-%1").arg(value))
              << named(QStringLiteral("value-alliance-treasure-%1").arg(value));
    for (const char* name :
         {"node-major",       "node-major-in-turn", "node-risk",       "node-opportunity",   "node-selection",
          "node-recovery",    "node-treasure",      "node-ranking",    "node-halo",          "node-past",
          "number-plate",     "reward-disc",        "reward-disc-lit", "reward-disc-taken",  "symbol-disc",
          "value-disc",       "total-disc",         "total-disc-best", "rank-pennant",       "rank-pennant-first",
          "value-misfortune", "back-fame",          "back-treasure",   "back-alliance",      "card-back",
          "bid-back-medium",  "bid-back-small",     "card-frame",      "card-frame-special", "bid-ghost",
          "shield-rim",       "title-ribbon"})
        names << named(QLatin1StringView(name));
    for (const char* name : {"hall/background", "hall/knot-run", "hall/knot-run-upright", "hall/knot-corner",
                             "hall/person", "hall/computer", "icons/up-triangle", "icons/down-triangle"})
        names << QLatin1StringView(name);
    names.removeDuplicates();
    return names;
}

}
