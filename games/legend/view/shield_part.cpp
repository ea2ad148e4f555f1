// SPDX-License-Identifier: GPL-3.0-or-later
// The current episode large: its title, the scene in the round shield, what it asks for, and around it what can be
// taken.
#include "view/parts.h"
#include "words/captions.h"
#include "words/things.h"

#include <algorithm>

namespace heorot::legend {

namespace {

class ShieldPart {
  public:
    ShieldPart(Canvas& canvas, const Stage& stage) : canvas_(canvas), stage_(stage), places_(stage.places) {}

    void draw() {
        scene();
        symbols();
        title();
        if (hasIcons(stage_.episode.kind))
            for (int slot = 0; slot < iconSlots; ++slot) icon(slot);
        else if (stage_.episode.kind == EpisodeKind::Selection)
            for (int option = 0; option < selectionOptions; ++option) this->option(option);
        else if (stage_.episode.kind == EpisodeKind::Auction || stage_.episode.kind == EpisodeKind::Opportunity)
            prize();
        turned();
    }

  private:
    void scene() {
        const double radius = places_.shieldRadius();
        canvas_.setPiece(QString());
        canvas_.disc(places_.shield(), radius * .9, Tone::Night);
        canvas_.art(squareAround(places_.shield(), radius * 1.755), sceneArt(stage_.episode));
        canvas_.art(squareAround(places_.shield(), radius * 2.04), QStringLiteral("legend/shield-rim"));
        const double edge = radius * 1.1;
        canvas_
            .spot(QStringLiteral("shield"), squareAround(places_.shield(), edge), episodeName(stage_.episode),
                  episodeRule(stage_.rules, stage_.episode, stage_.now))
            .isUnsure = !episodeOrigin(stage_.episode).isEmpty();
    }

    void symbols() {
        const std::vector<Symbol> asked = symbolsOf(stage_.episode);
        if (asked.empty() || stage_.episode.kind == EpisodeKind::Opportunity) return;
        // All five stand closer, clear of the icons beside them.
        const double radius = canvas_.pick(28, 16) * places_.scale() * (asked.size() > 3 ? .78 : 1);
        const double count = static_cast<double>(asked.size());
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const double x = (static_cast<double>(i) - (count - 1) / 2) * radius * 2.4;
            const double droop = x * x / (2 * places_.shieldRadius());
            drawSymbolDisc(canvas_, asked[i],
                           places_.shield() + QPointF(x, -places_.shieldRadius() + radius * .35 + droop), radius);
        }
    }

    void title() {
        const QRectF area = places_.title();
        const QString name = episodeName(stage_.episode);
        if (canvas_.compact()) {
            canvas_.framed(area, Tone::PanelLit, Tone::Ink, 2, 5);
            Sprite& words = canvas_.text(area.adjusted(8, 1, -8, -1), name, Type::Title, Tone::Ink, Qt::AlignCenter);
            words.bold = true;
            words.wraps = true;
            return;
        }
        canvas_.art(area, QStringLiteral("legend/title-ribbon"));
        const double unit = area.width() / 392;
        const QRectF inner(area.left() + 44 * unit, area.center().y() - 29 * unit, 304 * unit, 50 * unit);
        const QString kind = kindOfEpisode(stage_.episode);
        const double line = std::min(canvas_.lineOf(Type::Caption), inner.height() * .34);
        Sprite& words = canvas_.text(inner.adjusted(0, 0, 0, -line), name, Type::Title, Tone::Night, Qt::AlignCenter);
        words.bold = true;
        words.wraps = true;
        canvas_.text(QRectF(inner.left(), inner.bottom() - line, inner.width(), line), kind, Type::Caption, Tone::Night,
                     Qt::AlignCenter);
    }

    /// The sign with its number on a disc, the word below it where there is room and it is wanted.
    void gain(const Gain& gain, const QPointF& center, double radius, bool isNamed = true) {
        // Within the rim, which the widest line of the word would touch lower down.
        const QRectF below(center.x() - radius * .54, center.y() + radius * .17, radius * 1.08, radius * .36);
        // What a wound is paid with tells more than its name, which its picture says.
        const bool isPaid = gain.kind == GainKind::Wound && stage_.rules.woundCards > 0;
        const QString words = isPaid ? plusCards(stage_.rules.woundCards) : gainCaption(gain);
        const bool hasWords = isNamed && radius > 36 && canvas_.fitsLine(words, below.size(), Type::Caption);
        const QRectF sign = hasWords ? squareAround(center - QPointF(0, radius * .27), radius * .78)
                                     : squareAround(center, radius * 1.06);
        drawGain(canvas_, gain, sign);
        if (isPaid && !hasWords && isNamed)
            drawTag(canvas_, signedNumber(stage_.rules.woundCards),
                    QPointF(sign.right() + sign.width() * .18, sign.top() - sign.height() * .06));
        if (hasWords) canvas_.text(below, words, Type::Caption, Tone::Night, Qt::AlignCenter);
    }

    void icon(int slot) {
        const Offer& offer = stage_.episode.icons[static_cast<std::size_t>(slot)];
        const Seat taker = stage_.takers[static_cast<std::size_t>(slot)];
        const bool isClosed = slot >= stage_.now.seats;
        const QPointF center = places_.icon(slot);
        const double radius = places_.iconRadius();
        const QRectF area = squareAround(center, 2 * radius);
        QString name = gainName(offer.gain, stage_.rules);
        if (isClosed) {
            canvas_.setOpacity(.45);
            canvas_.art(area, QStringLiteral("legend/reward-disc"));
            gain(offer.gain, center, radius, false);
            canvas_.setOpacity(1);
            drawSign(canvas_, QStringLiteral("mark-lock"),
                     squareAround(center + QPointF(radius * .6, radius * .6), radius * .75));
            name = closedIcon(name);
        } else if (taker != nobody) {
            canvas_.art(area, QStringLiteral("legend/reward-disc-taken"));
            canvas_.setOpacity(.5);
            gain(offer.gain, center, radius, false);
            canvas_.setOpacity(1);
            canvas_.mark(squareAround(center + QPointF(radius * .62, radius * .62), radius * .8), taker);
            name = takenIconWords(name, stage_.name(taker));
        } else {
            const bool isOpen = stage_.now.phase == Phase::Icons;
            canvas_.art(area, isOpen ? QStringLiteral("legend/reward-disc-lit") : QStringLiteral("legend/reward-disc"));
            gain(offer.gain, center, radius);
        }
        canvas_.spot(iconSpot(slot), area, name, gainRule(stage_.rules, offer.gain), game::Shape::Ellipse).isUnsure =
            !offerOrigin(stage_.rules, offer).isEmpty();
    }

    void option(int option) {
        const Offer& offer = stage_.rules.selection[static_cast<std::size_t>(option)];
        const QPointF center = places_.icon(option);
        const double radius = places_.iconRadius();
        const QRectF area = squareAround(center, 2 * radius);
        canvas_.art(area, QStringLiteral("legend/reward-disc"));
        gain(offer.gain, center, radius);
        canvas_
            .spot(optionSpot(option), area, gainName(offer.gain, stage_.rules), gainRule(stage_.rules, offer.gain),
                  game::Shape::Ellipse)
            .isUnsure = !offerOrigin(stage_.rules, offer).isEmpty();
    }

    void prize() {
        const Offer& offer = stage_.episode.offer;
        const QPointF center = places_.icon(2);
        const double radius = places_.iconRadius() * 1.1;
        const QRectF area = squareAround(center - QPointF(0, radius * .12), 2 * radius);
        canvas_.art(area, QStringLiteral("legend/reward-disc"));
        if (stage_.episode.price.fameTokens > 0)
            drawSign(canvas_, QStringLiteral("reward-heal-wound"), squareAround(area.center(), radius));
        else
            gain(offer.gain, area.center(), radius);
        const bool heals = stage_.episode.price.fameTokens > 0;
        canvas_
            .spot(QStringLiteral("prize"), area,
                  heals ? episodeName(stage_.episode) : gainName(offer.gain, stage_.rules),
                  heals ? exchangeRule(stage_.rules, stage_.episode) : gainRule(stage_.rules, offer.gain),
                  game::Shape::Ellipse)
            .isUnsure = !offerOrigin(stage_.rules, offer).isEmpty();
    }

    /// Cards turned for a risk, over the scene.
    void turned() {
        if (!stage_.moment || stage_.moment->turned.empty()) return;
        const auto& cards = stage_.moment->turned;
        const double count = static_cast<double>(cards.size());
        const double width = std::min(places_.shieldRadius() * .72, places_.shieldRadius() * 1.9 / count - 4);
        const double step = width + canvas_.pick(12, 6);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const double x = (static_cast<double>(i) - (count - 1) / 2) * step;
            const QRectF area(places_.shield().x() + x - width / 2, places_.shield().y() - width * 2 / 3, width,
                              width * 4 / 3);
            canvas_.setPiece(QStringLiteral("turned/%1").arg(i));
            drawBid(canvas_, cards[i].card, area);
            canvas_.setPiece({});
            if (!cards[i].matches) canvas_.rect(area, Tone::Veil, canvas_.pick(6, 4));
            if (cards[i].matches)
                drawSign(canvas_, QStringLiteral("mark-check"),
                         squareAround(QPointF(area.center().x(), area.bottom()), width * .5));
        }
    }

    Canvas& canvas_;
    const Stage& stage_;
    const Places& places_;
};

}

void drawShield(Canvas& canvas, const Stage& stage) {
    ShieldPart(canvas, stage).draw();
}

}
