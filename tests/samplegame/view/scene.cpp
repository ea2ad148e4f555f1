// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplegame/view/say.h"
#include "samplegame/view/view.h"
#include "ui/surroundings.h"

#include <QLocale>

namespace heorot::samplegame {

using engine::Seat;
using game::Scene;
using game::Sprite;
using game::Tone;
using game::Type;

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

/// Builds one scene from the look and the position.
class Painter {
  public:
    Painter(const ViewPosition& at, const game::Look& look) : at_(at), frame_(game::frameOf(look, at.seen->seats, 2)) {}

    Scene scene() {
        build();
        return std::move(scene_);
    }

    /// The bids just shown, over the middle.
    Scene withBids(const engine::Events& events) {
        build();
        int shown = 0;
        for (const engine::Event& event : events)
            if (event.kind == BidShown)
                box(slot(frame_.board, shown++, 12), tokenTone(static_cast<Token>(event.args[0]))).hue = event.seat;
        return std::move(scene_);
    }

  private:
    void build() {
        box({0, 0, frame_.log.right(), frame_.hand.bottom()}, Tone::Table);
        track();
        for (std::size_t i = 0; i < frame_.seats.size(); ++i) panel(i);
        middle();
        hand();
    }

    Sprite& box(const QRectF& area, Tone fill, const QString& words = {}, Type type = Type::Value) {
        Sprite sprite;
        sprite.area = area;
        sprite.fill = fill;
        sprite.text = words;
        sprite.type = type;
        sprite.wraps = true;
        sprite.alignment = Qt::AlignCenter;
        sprite.tone = inkOn(fill);
        scene_.sprites.push_back(sprite);
        return scene_.sprites.back();
    }

    static QRectF slot(const QRectF& row, int index, int count) {
        const double width = row.width() / count;
        return QRectF(row.left() + index * width, row.top(), width, row.height()).adjusted(4, 4, -4, -4);
    }

    void track() {
        //: %1 and %2 are numbers
        const QString text =
            Say::tr("Round %1 of %2")
                .arg(number(std::min(at_.seen->round + 1, at_.rules.rounds)), number(at_.rules.rounds));
        box(frame_.track, Tone::Bar, text, Type::Title);
    }

    QString points(Seat seat) const {
        const int now = at_.seen->players[seat].prizes;
        const int then = at_.after ? (*at_.after)->players[seat].prizes : now;
        //: %1 and %2 are numbers: the points of a seat now and after the choice
        if (then != now) return Say::tr("%1 points, then %2").arg(number(now), number(then));
        return Say::tr("%n point(s)", nullptr, now);
    }

    void panel(std::size_t place) {
        const Seat seat = ui::panelOrder(at_.seating)[place];
        const QRectF area = frame_.seats[place];
        const bool moves = toMove(*at_.seen) == seat;
        const Player& player = at_.seen->players[seat];
        Sprite& back = box(area, moves ? Tone::PanelLit : Tone::Panel);
        back.edge = moves ? Tone::Gold : Tone::Line;
        const double third = area.height() / 3;
        box({area.left(), area.top(), area.width(), third}, Tone::None, at_.name(seat), Type::Title);
        box({area.left(), area.top() + third, area.width(), third}, Tone::None, points(seat));
        const QString held = Say::tr("%n token(s)", nullptr, static_cast<int>(player.hand.size()));
        box({area.left(), area.top() + 2 * third, area.width(), third}, Tone::None, held, Type::Caption);
        scene_.spots.push_back({QStringLiteral("panel/%1").arg(seat), area, game::Shape::Rect, at_.name(seat), held});
    }

    /// The viewer's own pieces are named after its seat, so that the next person's are different pieces.
    void tokens(const Tokens& list, const QRectF& row, const QString& zone, bool spots) {
        const bool isOwn = zone != QLatin1String("paid");
        for (std::size_t i = 0; i < list.size(); ++i) {
            const QRectF area = slot(row, static_cast<int>(i), static_cast<int>(largestHand));
            const QString id = QStringLiteral("%1/%2").arg(zone).arg(i);
            Sprite& token = box(area, tokenTone(list[i]), tokenName(at_.rules, list[i]));
            token.piece = isOwn ? QStringLiteral("seat/%1/%2").arg(at_.seen.viewer()).arg(id) : id;
            //: What a token is worth: %1 a number
            const QString worth = Say::tr("Worth %1.").arg(number(at_.rules.value(list[i])));
            if (spots) scene_.spots.push_back({id, area, game::Shape::Rect, tokenName(at_.rules, list[i]), worth});
        }
    }

    /// Deck, die, and the bid or payment.
    void middle() {
        const State& seen = *at_.seen;
        const QRectF top(frame_.board.left(), frame_.board.top(), frame_.board.width(), frame_.board.height() / 2);
        const QRectF deck = slot(top, 0, 2);
        const QString left = Say::tr("%n token(s) in the deck", nullptr, static_cast<int>(seen.deck.size()));
        box(deck, Tone::Wood, left).art = QStringLiteral("icons/cards");
        scene_.spots.push_back({QStringLiteral("deck"), deck, game::Shape::Rect, left, {}});
        const QRectF die = slot(top, 1, 2);
        //: The die: %1 and %2 are numbers
        const QString rolled = Say::tr("Named %1, rolled %2").arg(number(seen.named), number(seen.die));
        const QString text = seen.named == 0 ? Say::tr("The die") : rolled;
        box(die, Tone::Field, text);
        scene_.spots.push_back({QStringLiteral("die"), die, game::Shape::Rect, text, Say::tr("Roll what was named.")});
        const QRectF low = top.translated(0, top.height());
        const bool decides = at_.seen.viewer() == toMove(seen);
        if (seen.phase == Phase::Pay) tokens(seen.paid, low, QStringLiteral("paid"), decides);
        if (seen.phase == Phase::Bid && at_.seen.viewer() != engine::nobody)
            tokens(seen.players[at_.seen.viewer()].bid, low, QStringLiteral("bid"), decides);
        ghosts(low);
    }

    /// What the choice would add to the bid or the payment.
    void ghosts(const QRectF& row) {
        const Seat viewer = at_.seen.viewer();
        if (!at_.after || viewer == engine::nobody) return;
        const bool pays = at_.seen->phase == Phase::Pay;
        const Tokens& now = pays ? at_.seen->paid : at_.seen->players[viewer].bid;
        const Tokens& then = pays ? (*at_.after)->paid : (*at_.after)->players[viewer].bid;
        for (std::size_t i = now.size(); i < then.size(); ++i) {
            Sprite& sprite = box(slot(row, static_cast<int>(i), static_cast<int>(largestHand)), Tone::None);
            sprite.edge = Tone::Bone;
            sprite.ghost = true;
        }
    }

    void hand() {
        box(frame_.hand, Tone::Wood);
        if (at_.seen.viewer() == engine::nobody) return;
        tokens(at_.seen->players[at_.seen.viewer()].hand, frame_.hand, QStringLiteral("hand"), true);
    }

    const ViewPosition& at_;
    game::Frame frame_;
    Scene scene_;
};

}

Scene View::scene(const ViewPosition& position, const game::Look& look, const game::Pointing&) {
    return Painter(position, look).scene();
}

std::vector<game::Moment> View::moments(const ViewPosition& before, const ViewPosition&, const engine::Events& events,
                                        const game::Look& look) {
    for (const engine::Event& event : events)
        if (event.kind == Won)
            //: %1 a seat
            return {
                {Painter(before, look).withBids(events), Say::tr("%1 wins the round.").arg(before.name(event.seat))}};
    return {};
}

}
