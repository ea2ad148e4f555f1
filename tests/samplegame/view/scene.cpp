// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/view/say.h"
#include "samplegame/view/view.h"
#include "ui/panels.h"
#include "ui/surroundings.h"

#include <QLocale>

namespace heorot::samplegame {

using engine::Seat;
using game::Scene;
using game::Tone;
using game::Type;
using ui::Box;
using ui::Boxes;
using ui::Gap;

namespace {

QString number(int value) {
    return QLocale().toString(value);
}

QString tokenName(const Rules& rules, Token token) {
    return token == unknown ? Say::tr("a token") : Say::tr(rules.tokens[token].id.c_str());
}

Tone tokenTone(Token token) {
    constexpr std::array tones{Tone::Loss, Tone::Sea, Tone::Gold, Tone::Gain};
    return token == unknown ? Tone::Wood : tones[token % tones.size()];
}

/// Text color with contrast in every theme.
Tone inkOn(Tone fill) {
    switch (fill) {
    case Tone::Gold: return Tone::Night;
    case Tone::None:
    case Tone::Panel:
    case Tone::PanelLit:
    case Tone::Field: return Tone::Ink;
    case Tone::Sea: return Tone::Bone;
    default: return Tone::OnDark;
    }
}

/// Words on a ground in its tone, in the middle of the box.
Box plate(Tone fill, const QString& words, Type type = Type::Value) {
    return ui::text(words, {type, inkOn(fill), false, true, false, Qt::AlignCenter}).on({fill, Tone::None, 0, 0});
}

/// All that the parts of the table are drawn from.
class Table {
  public:
    Table(const ViewPosition& at, const game::Look& look) : at_(at), frame_(game::frameOf(look, at.seen->seats, 2)) {}

    void draw(ui::Canvas& canvas) const {
        canvas.rect({0, 0, frame_.log.right(), frame_.hand.bottom()}, Tone::Table);
        track().draw(canvas, frame_.track);
        const std::vector<Seat> order = ui::panelOrder(at_.seating);
        for (std::size_t i = 0; i < order.size(); ++i) panel(order[i]).draw(canvas, frame_.seats[i]);
        middle().draw(canvas, frame_.board);
        hand().draw(canvas, frame_.hand);
    }

    /// The bids that were shown, over the middle.
    void drawBids(ui::Canvas& canvas, const engine::Events& events) const {
        Boxes bids;
        for (const engine::Event& event : events)
            if (event.kind == BidShown)
                bids.push_back(ui::filled([&event](ui::Canvas& on, const QRectF& area) {
                    on.rect(area, tokenTone(static_cast<Token>(event.args[0]))).hue = event.seat;
                }));
        bids.resize(std::max(bids.size(), std::size_t{2} * largestHand));
        ui::grid(2 * largestHand, std::move(bids), Gap::Medium).draw(canvas, frame_.board);
    }

  private:
    Box track() const {
        //: %1 and %2 are numbers
        const QString text =
            Say::tr("Round %1 of %2")
                .arg(number(std::min(at_.seen->round + 1, at_.rules.rounds)), number(at_.rules.rounds));
        return plate(Tone::Bar, text, Type::Title);
    }

    QString points(Seat seat) const {
        const int now = at_.seen->players[seat].prizes;
        const int then = at_.after ? (*at_.after)->players[seat].prizes : now;
        //: %1 and %2 are numbers: the points of a seat now and after the choice
        if (then != now) return Say::tr("%1 points, then %2").arg(number(now), number(then));
        return Say::tr("%n point(s)", nullptr, now);
    }

    Box panel(Seat seat) const {
        const bool isMover = toMove(*at_.seen) == seat;
        const QString held = Say::tr("%n token(s)", nullptr, static_cast<int>(at_.seen->players[seat].hand.size()));
        const Box rows = ui::column({ui::seatHeader({at_.seating, seat, isMover}), ui::text(points(seat)).stretchY(),
                                     ui::statusLine(held, isMover)});
        return ui::seatPanel(seat, isMover, rows)
            .spot({QStringLiteral("panel/%1").arg(seat), {}, game::Shape::Rect, at_.name(seat), held});
    }

    /// What is the viewer's own is named after its seat: the next person's tokens are others.
    Boxes tokens(const Tokens& list, const QString& zone, bool hasSpots) const {
        const bool isOwn = zone != QLatin1String("paid");
        Boxes boxes;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const QString id = QStringLiteral("%1/%2").arg(zone).arg(i);
            const QString name = tokenName(at_.rules, list[i]);
            const Box token = plate(tokenTone(list[i]), name)
                                  .piece(isOwn ? QStringLiteral("seat/%1/%2").arg(at_.seen.viewer()).arg(id) : id);
            //: What a token is worth: %1 a number
            const QString worth = Say::tr("Worth %1.").arg(number(at_.rules.value(list[i])));
            boxes.push_back(hasSpots ? token.spot({id, {}, game::Shape::Rect, name, worth}) : token);
        }
        return boxes;
    }
    static Box placesFor(Boxes tokens) {
        tokens.resize(largestHand);
        return ui::grid(largestHand, std::move(tokens), Gap::Medium).padded(Gap::Small);
    }

    /// Deck, die, and what was bid or paid.
    Box middle() const {
        const State& seen = *at_.seen;
        const QString left = Say::tr("%n token(s) in the deck", nullptr, static_cast<int>(seen.deck.size()));
        const Box deck = ui::row({ui::picture(QStringLiteral("icons/cards"), 60, inkOn(Tone::Wood)),
                                  plate(Tone::Wood, left).stretchX()})
                             .on({Tone::Wood, Tone::None, 0, 0})
                             .spot({QStringLiteral("deck"), {}, game::Shape::Rect, left, {}});
        //: The die: %1 and %2 are numbers
        const QString rolled = Say::tr("Named %1, rolled %2").arg(number(seen.named), number(seen.die));
        const QString text = seen.named == 0 ? Say::tr("The die") : rolled;
        const Box die =
            plate(Tone::Field, text)
                .spot({QStringLiteral("die"), {}, game::Shape::Rect, text, Say::tr("Roll what was named.")});
        return ui::grid(1, {ui::grid(2, {deck, die}, Gap::Medium).padded(Gap::Small), placesFor(laidOut())});
    }
    Boxes laidOut() const {
        const State& seen = *at_.seen;
        const Seat viewer = at_.seen.viewer();
        const bool decides = viewer == toMove(seen);
        Boxes boxes;
        if (seen.phase == Phase::Pay) boxes = tokens(seen.paid, QStringLiteral("paid"), decides);
        if (viewer == engine::nobody) return boxes;
        if (seen.phase == Phase::Bid) boxes = tokens(seen.players[viewer].bid, QStringLiteral("bid"), decides);
        if (!at_.after) return boxes;
        // What the choice would add.
        const State& after = **at_.after;
        const std::size_t then = seen.phase == Phase::Pay ? after.paid.size() : after.players[viewer].bid.size();
        while (boxes.size() < then)
            boxes.push_back(ui::filled([](ui::Canvas& canvas, const QRectF& area) {
                canvas.framed(area, Tone::None, Tone::Bone, 2, 0).ghost = true;
            }));
        return boxes;
    }

    Box hand() const {
        const Seat viewer = at_.seen.viewer();
        Boxes own;
        if (viewer != engine::nobody) own = tokens(at_.seen->players[viewer].hand, QStringLiteral("hand"), true);
        return placesFor(std::move(own)).on({Tone::Wood, Tone::None, 0, 0});
    }

    const ViewPosition& at_;
    const game::Frame frame_;
};

}

Scene View::scene(const ViewPosition& position, const game::Look& look, const game::Pointing&) {
    Scene scene;
    ui::Canvas canvas(look, scene);
    Table(position, look).draw(canvas);
    return scene;
}

std::vector<game::Moment> View::moments(const ViewPosition& before, const ViewPosition&, const engine::Events& events,
                                        const game::Look& look) {
    for (const engine::Event& event : events)
        if (event.kind == Won) {
            //: %1 a seat
            game::Moment moment{{}, Say::tr("%1 wins the round.").arg(before.name(event.seat))};
            ui::Canvas canvas(look, moment.scene);
            const Table table(before, look);
            table.draw(canvas);
            table.drawBids(canvas, events);
            return {moment};
        }
    return {};
}

game::Scene View::boxScene(const Rules&, const game::DataEntry& entry, const game::Look&, const QRectF& area) {
    game::Scene scene;
    game::Sprite& sprite = scene.sprites.emplace_back();
    sprite.area = area;
    sprite.fill = game::Tone::Panel;
    sprite.text = QString::fromStdString(entry.steps.front());
    return scene;
}

}
