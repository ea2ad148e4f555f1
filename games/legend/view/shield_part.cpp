// SPDX-License-Identifier: GPL-3.0-or-later
// The current episode large: its title, the scene in the round shield, what it asks for, and around it what can be
// taken.
#include "ui/panels.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"

#include <algorithm>

namespace heorot::legend {

namespace {

class ShieldPart {
  public:
    ShieldPart(Canvas& canvas, const ShownTable& table) : canvas_(canvas), table_(table), places_(table.places) {}

    void draw() {
        scene();
        symbols();
        title();
        areNamed_ = haveRoomForNames();
        if (hasIcons(table_.episode.kind))
            for (int slot = 0; slot < iconSlots; ++slot) icon(slot);
        else if (table_.episode.kind == EpisodeKind::Selection)
            for (int option = 0; option < selectionOptions; ++option) this->option(option);
        else if (table_.episode.kind == EpisodeKind::Auction || table_.episode.kind == EpisodeKind::Opportunity)
            prize();
        turned();
    }

  private:
    void scene() {
        const double radius = places_.shieldRadius();
        canvas_.disc(places_.shield(), radius * .9, Tone::Night);
        canvas_.art(squareAround(places_.shield(), radius * 1.755), sceneArt(table_.episode));
        canvas_.art(squareAround(places_.shield(), radius * 2.04), QStringLiteral("legend/shield-rim"));
        const double edge = radius * 1.1;
        canvas_
            .spot(QStringLiteral("shield"), squareAround(places_.shield(), edge), episodeName(table_.episode),
                  episodeRule(table_.rules, table_.episode, table_.now))
            .isUnsure = !episodeOrigin(table_.episode).isEmpty();
    }

    void symbols() {
        const std::vector<Symbol> asked = symbolsOf(table_.episode);
        if (asked.empty() || table_.episode.kind == EpisodeKind::Opportunity) return;
        // All five stand closer, clear of the icons beside them.
        const double radius =
            std::max(places_.shieldRadius() * .146, ui::scaled(25, canvas_)) * (asked.size() > 3 ? .78 : 1);
        const double count = static_cast<double>(asked.size());
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const double x = (static_cast<double>(i) - (count - 1) / 2) * radius * 2.4;
            const double droop = x * x / (2 * places_.shieldRadius());
            const QPointF center = places_.shield() + QPointF(x, -places_.shieldRadius() + radius * .35 + droop);
            drawSymbolDisc(canvas_, asked[i], squareAround(center, 2 * radius));
        }
    }

    void title() {
        const QRectF area = places_.title();
        const Box name = ui::text(episodeName(table_.episode), {.type = Type::Title,
                                                                .tone = canvas_.compact() ? Tone::Ink : Tone::Night,
                                                                .bold = true,
                                                                .wraps = true,
                                                                .alignment = Qt::AlignCenter});
        if (canvas_.compact())
            return name.padded(Gap::Medium, Gap::None).on({Tone::PanelLit, Tone::Ink, 3, 8}).draw(canvas_, area);
        canvas_.art(area, QStringLiteral("legend/title-ribbon"));
        const double unit = area.width() / 392;
        const Box kind = ui::text(kindOfEpisode(table_.episode),
                                  {.type = Type::Caption, .tone = Tone::Night, .alignment = Qt::AlignCenter});
        ui::column({name.stretchY(), kind}, Gap::None)
            .draw(canvas_, QRectF(area.left() + 44 * unit, area.center().y() - 29 * unit, 304 * unit, 50 * unit));
    }

    /// What a wound is paid with says more than its name, which its picture says.
    bool isPaid(const Gain& gain) const { return gain.kind == GainKind::Wound && table_.rules.woundCards > 0; }
    QString wordsOf(const Gain& gain) const {
        return isPaid(gain) ? plusCards(table_.rules.woundCards) : gainCaption(gain);
    }
    /// Below the sign and within the rim, which the widest line of the word would touch lower down.
    static QRectF wordsArea(const QPointF& center, double radius) {
        return {center.x() - radius * .59, center.y() + radius * .14, radius * 1.18, radius * .33};
    }
    bool hasRoomForWords(const Gain& gain, double radius) const {
        return radius > 36 && canvas_.fitsLine(wordsOf(gain), wordsArea({}, radius).size(), Type::Caption);
    }
    /// Discs beside each other all have their words, or none has.
    bool haveRoomForNames() const {
        const auto hasRoom = [&](const Offer& offer) { return hasRoomForWords(offer.gain, places_.iconRadius()); };
        const auto& icons = table_.episode.icons;
        const auto& options = table_.rules.selection;
        if (hasIcons(table_.episode.kind)) return std::all_of(icons.begin(), icons.begin() + table_.now.seats, hasRoom);
        if (table_.episode.kind == EpisodeKind::Selection) return std::all_of(options.begin(), options.end(), hasRoom);
        return true;
    }

    /// The sign with its number on a disc, the word below it where there is room and it is wanted.
    void gain(const Gain& gain, const QPointF& center, double radius, bool isNamed) {
        const QRectF below = wordsArea(center, radius);
        const QString words = wordsOf(gain);
        const bool hasWords = isNamed && areNamed_ && hasRoomForWords(gain, radius);
        const QRectF sign = hasWords ? squareAround(center - QPointF(0, radius * .27), radius * .78)
                                     : squareAround(center, radius * 1.06);
        drawGain(canvas_, gain, sign);
        if (isPaid(gain) && !hasWords && isNamed)
            tag(signedNumber(table_.rules.woundCards))
                .align(Qt::AlignRight | Qt::AlignTop)
                .draw(canvas_, sign.adjusted(0, -sign.height() * .06, sign.width() * .18, 0));
        if (hasWords) canvas_.text(below, words, Type::Caption, Tone::Night, Qt::AlignCenter);
    }

    /// What an offer gives, on a disc. `opacity` less than 1: of one that is gone or closed, without its word.
    void offer(const QString& spot, const Offer& offer, const QRectF& area, const QString& name,
               const QString& disc = QStringLiteral("reward-disc"), double opacity = 1) {
        const bool isTaken = disc == QLatin1String("reward-disc-taken");
        canvas_.setOpacity(isTaken ? 1 : opacity);
        canvas_.art(area, QStringLiteral("legend/") + disc);
        canvas_.setOpacity(opacity);
        gain(offer.gain, area.center(), area.width() / 2, opacity == 1);
        canvas_.setOpacity(1);
        canvas_.spot(spot, area, name, gainRule(table_.rules, offer.gain), game::Shape::Ellipse).isUnsure =
            !offerOrigin(table_.rules, offer).isEmpty();
    }
    QRectF iconArea(int slot) const { return squareAround(places_.icon(slot), 2 * places_.iconRadius()); }

    void icon(int slot) {
        const Offer& given = table_.episode.icons[static_cast<std::size_t>(slot)];
        const Seat taker = table_.takers[static_cast<std::size_t>(slot)];
        const QString name = gainName(given.gain, table_.rules);
        const QRectF area = iconArea(slot);
        const double radius = places_.iconRadius();
        const auto corner = [&](double share, double size) {
            return squareAround(area.center() + QPointF(radius, radius) * share, radius * size);
        };
        if (slot >= table_.now.seats) {
            offer(iconSpot(slot), given, area, closedIcon(name), QStringLiteral("reward-disc"), .45);
            drawSign(canvas_, QStringLiteral("mark-lock"), corner(.6, .75));
        } else if (taker != nobody) {
            offer(iconSpot(slot), given, area, takenIconWords(name, table_.name(taker)),
                  QStringLiteral("reward-disc-taken"), .5);
            canvas_.mark(corner(.62, .8), taker);
        } else {
            const bool isOpen = table_.now.phase == Phase::Icons;
            offer(iconSpot(slot), given, area, name,
                  isOpen ? QStringLiteral("reward-disc-lit") : QStringLiteral("reward-disc"));
        }
    }

    void option(int option) {
        const Offer& given = table_.rules.selection[static_cast<std::size_t>(option)];
        offer(optionSpot(option), given, iconArea(option), gainName(given.gain, table_.rules));
    }

    /// Of an auction or an exchange.
    void prize() {
        const Offer& given = table_.episode.offer;
        const double radius = places_.iconRadius() * 1.1;
        const QRectF area = squareAround(places_.icon(2) - QPointF(0, radius * .12), 2 * radius);
        if (table_.episode.price.fameTokens == 0)
            return offer(QStringLiteral("prize"), given, area, gainName(given.gain, table_.rules));
        canvas_.art(area, QStringLiteral("legend/reward-disc"));
        drawSign(canvas_, QStringLiteral("reward-heal-wound"), squareAround(area.center(), radius));
        canvas_
            .spot(QStringLiteral("prize"), area, episodeName(table_.episode),
                  exchangeRule(table_.rules, table_.episode), game::Shape::Ellipse)
            .isUnsure = !offerOrigin(table_.rules, given).isEmpty();
    }

    /// Cards turned for a risk, over the scene.
    void turned() {
        if (!table_.moment) return;
        // Larger than there is room for.
        constexpr double height = 600;
        Boxes cards;
        for (const TurnedCard& turned : table_.moment->turned) {
            const Box card = bidCard(turned.card, height).piece(QStringLiteral("turned/%1").arg(cards.size()));
            cards.push_back(
                turned.matches
                    ? ui::stack(
                          {card, sign(QStringLiteral("mark-check"), 60).align(Qt::AlignHCenter | Qt::AlignBottom)})
                    : ui::veiled(card));
        }
        const double radius = places_.shieldRadius();
        for (Box& card : cards) card = card.align(Qt::AlignVCenter);
        ui::row(std::move(cards), Gap::Medium)
            .align(Qt::AlignHCenter)
            .draw(canvas_, QRectF(places_.shield() - QPointF(radius, radius * .48), QSizeF(2 * radius, radius * .96)));
    }

    Canvas& canvas_;
    const ShownTable& table_;
    const Places& places_;
    bool areNamed_ = false;
};

}

void drawShield(Canvas& canvas, const ShownTable& table) {
    ShieldPart(canvas, table).draw();
}

}
