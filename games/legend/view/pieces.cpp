// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/pieces.h"

#include "ui/text_fit.h"
#include "view/spots.h"
#include "words/captions.h"
#include "words/names.h"
#include "words/origins.h"
#include "words/piece_rules.h"

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

/// `courage-2`, `hrunting`
QString cardId(Card card) {
    if (isSpecial(card)) return specialId(card);
    return symbolId(static_cast<Symbol>(card / 2)) + (card % 2 == 0 ? QStringLiteral("-1") : QStringLiteral("-2"));
}

}

QString breakable(const QString& words) {
    QStringList parts;
    for (const QString& word : words.split(u' ')) parts << partsOfWord(word).join(ui::softHyphen);
    return parts.join(u' ');
}

QString signArt(const QString& name, double size) {
    return named(name) + (size >= 56   ? QStringLiteral("-large")
                          : size >= 30 ? QStringLiteral("-medium")
                                       : QStringLiteral("-small"));
}

QString symbolSign(Symbol symbol) {
    return QStringLiteral("symbol-") + symbolId(symbol);
}
QString sceneArt(const Episode& episode) {
    return named(QStringLiteral("scene-") + QLatin1StringView(episodeNames.at(episode.name).data()));
}

game::Spot spotOf(const Rules& rules, QLatin1StringView zone, Card card, int count) {
    const QString name = cardCount(cardName(card), count);
    game::Spot spot{cardSpot(zone, card), {}, game::Shape::Rect, name, cardRule(rules, card)};
    spot.isUnsure = !cardOrigin(rules, card).isEmpty();
    return spot;
}

void drawSign(Canvas& canvas, const QString& name, const QRectF& area) {
    canvas.art(area, signArt(name, area.width()));
}

void drawSymbolDisc(Canvas& canvas, Symbol symbol, const QRectF& area) {
    canvas.art(area, named(QStringLiteral("symbol-disc")));
    drawSign(canvas, symbolSign(symbol), squareAround(area.center(), area.width() * .62));
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

namespace {

QString nodeArt(EpisodeKind kind) {
    switch (kind) {
    case EpisodeKind::Opportunity: return QStringLiteral("legend/node-opportunity");
    case EpisodeKind::Risk: return QStringLiteral("legend/node-risk");
    case EpisodeKind::Selection: return QStringLiteral("legend/node-selection");
    case EpisodeKind::Recovery: return QStringLiteral("legend/node-recovery");
    case EpisodeKind::Simultaneous:
    case EpisodeKind::Death: return QStringLiteral("legend/node-major");
    case EpisodeKind::InTurn: return QStringLiteral("legend/node-major-in-turn");
    case EpisodeKind::Auction: return QStringLiteral("legend/node-treasure");
    case EpisodeKind::Ranking: return QStringLiteral("legend/node-ranking");
    }
    return {};
}

/// What stands on a node: one sign or two.
QStringList signsOf(const Episode& episode) {
    const std::vector<Symbol> asked = symbolsOf(episode);
    switch (episode.kind) {
    case EpisodeKind::Death: return {symbolSign(Symbol::Beowulf)};
    case EpisodeKind::Selection: return {QStringLiteral("mark-selection")};
    case EpisodeKind::Recovery: return {QStringLiteral("mark-cards")};
    case EpisodeKind::Auction: return {QStringLiteral("mark-goblet")};
    case EpisodeKind::Ranking: return {QStringLiteral("mark-ranking")};
    case EpisodeKind::Opportunity: {
        QStringList signs;
        for (int i = 0; i < plainSymbols; ++i)
            if (episode.price.symbols[static_cast<std::size_t>(i)] > 0) signs << symbolSign(static_cast<Symbol>(i));
        if (signs.size() == 1) return signs;
        if (episode.price.fameTokens > 0) return {QStringLiteral("token-fame")};
        return {QStringLiteral("mark-exchange")};
    }
    default: break;
    }
    QStringList signs;
    for (const Symbol symbol : asked) signs << symbolSign(symbol);
    return signs;
}

}

void drawNode(Canvas& canvas, const Episode& episode, const QRectF& area) {
    canvas.art(area, nodeArt(episode.kind));
    const QStringList signs = signsOf(episode);
    const double edge = area.width();
    if (signs.size() == 1) return drawSign(canvas, signs[0], squareAround(area.center(), edge * .54));
    // A diamond has less room beside its middle than a disc.
    const bool isDiamond = episode.kind == EpisodeKind::Risk;
    const QPointF apart = isDiamond ? QPointF(.17, 0) : QPointF(.2, .04);
    for (qsizetype i = 0; i < std::min<qsizetype>(signs.size(), 2); ++i)
        drawSign(canvas, signs[i],
                 squareAround(area.center() + apart * edge * (i == 0 ? -1 : 1), edge * (isDiamond ? .36 : .42)));
}

void drawToken(Canvas& canvas, Token token, const QRectF& area) {
    if (token == unknownSquare) return void(canvas.art(area, named(QStringLiteral("back-unknown"))));
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
    const QString name = card < cardKinds ? cardId(card) : QStringLiteral("back");
    canvas.art(area, named(QStringLiteral("bid-") + name) +
                         (area.width() >= 40 ? QStringLiteral("-medium") : QStringLiteral("-small")));
}

namespace {

/// Returns how much of the card is left for its content.
QRectF drawFrame(Canvas& canvas, Card card, const QRectF& area, bool hasKnots) {
    if (hasKnots) {
        const double edge = area.width() * .118;
        canvas.art(area, named(isSpecial(card) ? QStringLiteral("card-frame-special") : QStringLiteral("card-frame")));
        return area.adjusted(edge, edge, -edge, -edge);
    }
    const double edge = std::max(2.0, area.width() * .035);
    canvas.framed(area, isSpecial(card) ? Tone::Gold : Tone::Bone, Tone::Night, scaled(2.5, canvas),
                  area.width() * .07);
    // Without knots the mark of what can be chosen would stand on the name.
    return area.adjusted(edge, edge, -edge, -edge - 2);
}

}

void drawCard(Canvas& canvas, const Rules& rules, Card card, int count, const QRectF& area, bool isClosed) {
    if (card >= cardKinds) return void(canvas.art(area, named(QStringLiteral("card-back"))));
    // Small cards have no room for the knots of the frame. They all bear their names light, since the longest of them
    // have no room for bold letters.
    const bool hasKnots = area.width() >= 100;
    const QRectF inner = drawFrame(canvas, card, area, hasKnots);
    const QString caption = isSpecial(card) ? gainCaption({GainKind::Special, card}) : cardCaption(card);
    const QString name = caption.contains(u' ') ? caption : breakable(caption);
    // As high as its lines at the floor need. Where that leaves no room for the picture, or the card is hardly wider
    // than a syllable, the picture stands alone.
    const double needed =
        std::max(area.height() * .16, 4 + canvas.leastHeightOf(name, Type::Title, inner.width() - 2, hasKnots));
    const double plate = needed <= inner.height() * .68 && area.width() >= 48 ? needed : 0;
    const QRectF picture = inner.adjusted(0, 0, 0, -plate - (plate > 0 ? area.width() * .02 : 0));
    canvas.art(picture, named(QStringLiteral("face-") + cardId(card)) +
                            (area.width() >= 90 ? QStringLiteral("-large") : QStringLiteral("-medium")));
    if (isClosed) canvas.rect(picture, Tone::Veil, area.width() * .04);
    if (plate > 0) {
        const QRectF place(inner.left() + 1, inner.bottom() - plate, inner.width() - 2, plate);
        Sprite& text = canvas.text(place, name, Type::Title, Tone::Night, Qt::AlignCenter);
        text.bold = hasKnots;
        text.wraps = true;
    }
    const QRectF corners = area.adjusted(scaled(4, canvas), scaled(4, canvas), -scaled(4, canvas), 0);
    if (const int shows = rules.cards[card].symbols; shows > 1) {
        const double size = std::max(area.width() * .22, canvas.look().floor() * 1.4);
        const QRectF disc(corners.right() - size, corners.top(), size, size);
        canvas.art(disc, named(QStringLiteral("value-disc")));
        const double inset = size * .22;
        canvas.number(disc.adjusted(inset, inset, -inset, -inset), disc, plainNumber(shows), Tone::Night);
    }
    if (count > 1) tag(timesText(count)).align(Qt::AlignLeft | Qt::AlignTop).draw(canvas, corners);
}

QString timesText(int count) {
    return QStringLiteral("×") + plainNumber(count);
}

Box tag(const QString& words) {
    return ui::text(words, {.type = Type::Caption, .bold = true, .whole = true, .alignment = Qt::AlignCenter})
        .padded(Gap::Small, Gap::None)
        .on({Tone::PanelLit, Tone::Ink, 2, 6});
}

void drawTick(Canvas& canvas, const QRectF& area) {
    canvas.framed(area, Tone::Bone, Tone::Night, scaled(1.5, canvas), area.width() / 2);
    drawSign(canvas, QStringLiteral("mark-check"), squareAround(area.center(), area.width() * .72));
}

Box sign(const QString& name, double size) {
    return ui::drawn({size, size}, [name](Canvas& canvas, const QRectF& area) { drawSign(canvas, name, area); });
}
Box symbolDisc(Symbol symbol, double size) {
    return ui::drawn({size, size},
                     [symbol](Canvas& canvas, const QRectF& area) { drawSymbolDisc(canvas, symbol, area); });
}
Box gainIcon(Gain gain, double size) {
    return ui::drawn({size, size}, [gain](Canvas& canvas, const QRectF& area) { drawGain(canvas, gain, area); });
}
Box tokenTile(Token token, int count, double size) {
    // The number of twins has room below the value.
    const double least = count > 1 ? .56 : .4;
    const auto draw = [token, count](Canvas& canvas, const QRectF& area) {
        drawToken(canvas, token, area);
        if (count < 2) return;
        // Below the value, even if it hangs out a little there.
        const Box twins = tag(timesText(count));
        const QSizeF room(twins.across(canvas, area.height()).wish, twins.down(canvas, area.width()).wish);
        const double top = std::max(area.top() + area.height() * .58 + 1, area.bottom() - room.height());
        twins.draw(canvas, QRectF(QPointF(area.right() - room.width(), top), room));
    };
    return ui::drawn({size, size}, draw, least);
}
Box bidCard(Card card, double height) {
    return ui::drawn({height * .75, height},
                     [card](Canvas& canvas, const QRectF& area) { drawBid(canvas, card, area); });
}
Box ghostCard(Card card, double height) {
    return ui::stack(
        {bidCard(card, height).faded(.6), ui::drawn({height * .75, height}, [](Canvas& canvas, const QRectF& area) {
             canvas.art(area, named(QStringLiteral("bid-ghost")));
         })});
}
Box handCard(const Rules& rules, Card card, int count, double height, bool isClosed) {
    return ui::drawn({height * 6 / 7, height}, [&rules, card, count, isClosed](Canvas& canvas, const QRectF& area) {
        drawCard(canvas, rules, card, count, area, isClosed);
    });
}

Box numberDisc(int number, Disc disc, double size) {
    return ui::drawn({size, size}, [number, disc](Canvas& canvas, const QRectF& area) {
        const bool isPennant = disc == Disc::Rank || disc == Disc::First;
        canvas.art(area, named(disc == Disc::Plain  ? QStringLiteral("total-disc")
                               : disc == Disc::Best ? QStringLiteral("total-disc-best")
                               : disc == Disc::Rank ? QStringLiteral("rank-pennant")
                                                    : QStringLiteral("rank-pennant-first")));
        const QRectF inner = isPennant ? part(area, box, 36, 28, 56, 52) : part(area, box, 34, 38, 60, 52);
        canvas.number(inner, area, plainNumber(number), disc == Disc::Rank ? Tone::Bone : Tone::Night);
    });
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
         {"node-major",       "node-major-in-turn", "node-risk",       "node-opportunity",  "node-selection",
          "node-recovery",    "node-treasure",      "node-ranking",    "node-halo",         "node-past",
          "number-plate",     "reward-disc",        "reward-disc-lit", "reward-disc-taken", "symbol-disc",
          "value-disc",       "total-disc",         "total-disc-best", "rank-pennant",      "rank-pennant-first",
          "value-misfortune", "back-unknown",       "back-fame",       "back-treasure",     "back-alliance",
          "card-back",        "bid-back-medium",    "bid-back-small",  "card-frame",        "card-frame-special",
          "bid-ghost",        "shield-rim",         "title-ribbon"})
        names << named(QLatin1StringView(name));
    for (const char* name : {"hall/background", "hall/knot-run", "hall/knot-run-upright", "hall/knot-corner",
                             "hall/person", "hall/computer", "icons/up-triangle", "icons/down-triangle"})
        names << QLatin1StringView(name);
    names.removeDuplicates();
    return names;
}

}
