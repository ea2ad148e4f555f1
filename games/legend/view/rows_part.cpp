// SPDX-License-Identifier: GPL-3.0-or-later
// Majors and auctions: a row a seat with what it has played, its total, its number, and what it took.
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/things.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// One card or token of a row; `count` more than 1 where twins are one thing to choose.
struct Lying {
    Card card = unknownCard;
    Token token = unknownSquare;
    int count = 1;
    bool isToken = false;
    bool isGhost = false;
    bool goesBack = false;
    /// Among twins.
    int ordinal = 0;
};

class Row {
  public:
    Row(Canvas& canvas, const Stage& stage, Seat seat, const QRectF& area)
        : canvas_(canvas), stage_(stage), now_(stage.now), seat_(seat), area_(area) {}

    void draw() {
        ground();
        names();
        double right = numbers();
        right = ghostTotal(right);
        right = took(right);
        const double left = area_.left() + namesWidth();
        const double gap = canvas_.pick(10, 5);
        const QRectF room(left + gap, area_.top(), right - left - gap - canvas_.pick(6, 3), area_.height());
        std::vector<Lying> lying = this->lying();
        if (isCrowded(lying, room)) lying = inPiles(lying);
        if (lying.empty())
            words(room);
        else
            cards(lying, room);
        canvas_.spot(rowSpot(seat_), QRectF(area_.left(), area_.top(), namesWidth() - 2, area_.height()), spotName(),
                     note());
    }

  private:
    bool isOut() const { return stage_.isOut(seat_); }
    /// Totals of a race are gone when icons are taken; what counts then is the number.
    bool hasNoTotal() const {
        const bool isRace = stage_.episode.kind == EpisodeKind::InTurn || stage_.episode.kind == EpisodeKind::Auction;
        return isRace && now_.status[seat_] > 0 && total() == 0;
    }
    bool isMover() const { return now_.mover == seat_ && !stage_.moment; }
    bool isSecret() const { return now_.phase == Phase::Bid && !stage_.isRevealed(); }
    double namesWidth() const { return std::round(area_.width() * canvas_.pick(.31, .34)); }

    void ground() {
        const Tone fill = isOut() ? Tone::Wood : isMover() ? Tone::PanelLit : Tone::Panel;
        canvas_.framed(area_, fill, Tone::Ink, canvas_.pick(2.5, 1.5), canvas_.pick(8, 5));
        Sprite& bar = canvas_.rect(QRectF(area_.left() + canvas_.pick(2, 1), area_.top() + canvas_.pick(8, 4),
                                          canvas_.pick(10, 6), area_.height() - canvas_.pick(16, 8)),
                                   Tone::None);
        bar.hue = seat_;
        if (isMover()) canvas_.framed(area_, Tone::None, Tone::Gold, canvas_.pick(4, 3), canvas_.pick(8, 5));
    }

    Part part() const {
        if (isSecret()) return seat_ == stage_.viewer ? Part::Own : Part::Secret;
        if (isOut()) return Part::Out;
        if (isMover()) return Part::Moves;
        if (now_.phase == Phase::InTurn || now_.phase == Phase::Auction) {
            Seat next = now_.mover;
            do next = static_cast<Seat>((next + 1) % now_.seats);
            while (now_.status[next] != 0 && next != now_.mover);
            if (next == seat_) return Part::Next;
        }
        return now_.first == seat_ ? Part::First : Part::None;
    }
    QString spotName() const {
        if (hasNoTotal()) return rowNumberWords(stage_.name(seat_), now_.status[seat_]);
        if (isSecret() && seat_ != stage_.viewer) return stage_.name(seat_);
        return rowWords(stage_.name(seat_), total());
    }
    QString note() const {
        if (isOut()) return droppedWords(now_.status[seat_]);
        return partWords(part());
    }

    void names() {
        const double mark = std::min(canvas_.pick(26, 16), area_.height() * .5);
        const double x = area_.left() + canvas_.pick(22, 12);
        const QString sub = partWords(part());
        const double name = canvas_.lineOf(Type::Value) * 1.1;
        const double caption = canvas_.lineOf(Type::Caption);
        const double from = x + mark + canvas_.pick(10, 5);
        const double width = area_.left() + namesWidth() - from - 2;
        const bool both = !sub.isEmpty() && name + caption <= area_.height() - 4 &&
                          canvas_.fitsLine(sub, QSizeF(width, caption), Type::Caption);
        const double top = both ? area_.center().y() - (name + caption) / 2 : area_.center().y() - name / 2;
        canvas_.mark(QRectF(x, top + (name - mark) / 2, mark, mark), seat_);
        const Tone ink = isOut() ? Tone::OnDark : Tone::Ink;
        canvas_.text(QRectF(from, top, width, name), stage_.name(seat_), Type::Title, ink).bold = true;
        if (both)
            canvas_.text(QRectF(from, top + name, width, caption), sub, Type::Caption,
                         isOut()     ? Tone::SecondOnDark
                         : isMover() ? Tone::Ink
                                     : Tone::SecondInk);
    }

    /// The total and the status number from the right; returns where they begin.
    double numbers() {
        double right = area_.right() - canvas_.pick(14, 8);
        const double size = std::min(canvas_.pick(60, 33), area_.height() - canvas_.pick(12, 5));
        const auto place = [&](int number, Disc disc) {
            drawNumber(canvas_, number, disc, QRectF(right - size, area_.center().y() - size / 2, size, size));
            right -= size + canvas_.pick(8, 4);
        };
        if (now_.status[seat_] > 0) place(now_.status[seat_], now_.status[seat_] == 1 ? Disc::First : Disc::Rank);
        if (hasNoTotal()) return right;
        if (isSecret() && seat_ != stage_.viewer) {
            const double lock = size * .6;
            drawSign(canvas_, QStringLiteral("mark-lock"),
                     QRectF(right - size + (size - lock) / 2, area_.center().y() - lock / 2, lock, lock));
            return right - size;
        }
        place(total(), isBest() ? Disc::Best : Disc::Plain);
        return right;
    }

    int total() const {
        if (!isSecret()) return now_.totals[seat_];
        int sum = 0;
        for (Card card = 0; card < symbolKinds; ++card) sum += now_.bids[seat_][card] * stage_.episode.worth[card];
        return sum;
    }
    bool isBest() const {
        if (total() == 0) return false;
        if (isSecret()) return false;
        return total() == *std::max_element(now_.totals.begin(), now_.totals.begin() + now_.seats);
    }

    double ghostTotal(double right) {
        const auto ghost = stage_.ghost();
        if (!ghost || now_.mover != seat_) return right;
        const QString words = withIt(total() + stage_.episode.worth[*ghost]);
        const double width = std::min(canvas_.widthOf(words, Type::Caption, true) + 4, area_.width() * .25);
        Sprite& text = canvas_.text(QRectF(right - width, area_.top() + 2, width, area_.height() - 4), words,
                                    Type::Caption, Tone::Ink, Qt::AlignCenter);
        text.bold = true;
        text.wraps = true;
        return right - width - canvas_.pick(6, 3);
    }

    /// The icon that the seat took.
    double took(double right) {
        for (std::size_t slot = 0; slot < iconSlots; ++slot) {
            if (now_.takers[slot] != seat_) continue;
            const double size = std::min(canvas_.pick(52, 28), area_.height() - canvas_.pick(16, 8));
            drawGain(canvas_, stage_.episode.icons[slot].gain,
                     QRectF(right - size - canvas_.pick(8, 5), area_.center().y() - size / 2, size, size));
            return right - size - canvas_.pick(16, 10);
        }
        return right;
    }

    std::vector<Lying> lying() const {
        std::vector<Lying> all;
        const bool isAsked = now_.phase == Phase::Bless && now_.mover == seat_;
        const auto add = [&](Card card, int count, bool goesBack) {
            if (isAsked && count > 0) return all.push_back({card, unknownSquare, count, false, false, goesBack});
            for (int i = 0; i < count; ++i) all.push_back({card, unknownSquare, 1, false, false, goesBack, i});
        };
        for (Card card = 0; card < symbolKinds; ++card) add(card, now_.rows[seat_][card], false);
        for (Card card = 0; card < symbolKinds; ++card) add(card, now_.bids[seat_][card], false);
        if (stage_.moment)
            for (Card card = 0; card < symbolKinds; ++card) add(card, stage_.moment->back[seat_][card], true);
        for (std::size_t place = 0; place < treasureKinds; ++place)
            for (int i = 0; i < now_.shown[seat_][place]; ++i)
                all.push_back({unknownCard, treasureKind(place), 1, true, false, false});
        const auto ghost = stage_.ghost();
        if (ghost && now_.mover == seat_ && now_.mover == stage_.viewer)
            all.push_back({*ghost, unknownSquare, 1, false, true, false});
        return all;
    }

    void words(const QRectF& room) {
        QString text;
        if (isOut())
            text = droppedWords(now_.status[seat_]);
        else if (isSecret())
            text = captionWords(seat_ == stage_.viewer ? Caption::SecretChoice : Caption::ShownLater);
        const QRectF inner = room.adjusted(2, 2, -2, -2);
        // The lock says it too.
        if (text.isEmpty() || !canvas_.fitsWhole(text, inner.size(), Type::Value)) return;
        Sprite& sprite = canvas_.text(inner, text, Type::Value, isOut() ? Tone::SecondOnDark : Tone::SecondInk);
        sprite.wraps = true;
    }

    double cardHeight() const { return std::min(area_.height() - canvas_.pick(12, 5), canvas_.pick(72, 36)); }

    /// Whether cards would lie over each other however small, where none of them is one to choose.
    bool isCrowded(const std::vector<Lying>& lying, const QRectF& room) const {
        if (now_.phase == Phase::Bid || lying.size() < 2) return false;
        const double width = canvas_.pick(28, 20);
        return (room.width() - width) / static_cast<double>(lying.size() - 1) < width;
    }
    /// Twins as one, with their number.
    static std::vector<Lying> inPiles(const std::vector<Lying>& lying) {
        std::vector<Lying> piles;
        for (const Lying& thing : lying) {
            const bool isTwin = !piles.empty() && piles.back().card == thing.card &&
                                piles.back().token == thing.token && piles.back().isGhost == thing.isGhost &&
                                piles.back().goesBack == thing.goesBack;
            if (isTwin)
                piles.back().count += thing.count;
            else
                piles.push_back(thing);
        }
        return piles;
    }

    void cards(const std::vector<Lying>& lying, const QRectF& room) {
        const double count = static_cast<double>(lying.size());
        const double gap = canvas_.pick(8, 4);
        // Smaller before one lies over the next.
        const double least = canvas_.pick(28, 20);
        const double width = std::max(std::min(least, cardHeight() * .75),
                                      std::min(cardHeight() * .75, (room.width() + gap) / count - gap));
        const double height = width / .75;
        const double wanted = width + gap;
        const double step = count > 1 ? std::min(wanted, (room.width() - width) / (count - 1)) : wanted;
        double x = room.left();
        for (const Lying& thing : lying) {
            const QRectF area(x, room.center().y() - height / 2, width, height);
            this->card(thing, area);
            const bool isLast = &thing == &lying.back();
            if (thing.count > 0 && now_.phase == Phase::Bless && now_.mover == seat_ && !thing.isToken)
                canvas_
                    .spot(cardSpot(lyingZone, thing.card),
                          QRectF(area.left(), area.top(), isLast ? width : std::min(step, width), height),
                          cardCount(cardName(thing.card), thing.count), cardRule(stage_.rules, thing.card))
                    .isUnsure = !cardOrigin(stage_.rules, thing.card).isEmpty();
            if (now_.phase == Phase::Bid && isSecret() && seat_ == now_.mover && seat_ == stage_.viewer &&
                !thing.isGhost)
                canvas_.spot(laidSpot(static_cast<int>(&thing - lying.data())),
                             QRectF(area.left(), area.top(), isLast ? width : std::min(step, width) - 1, height),
                             ui::laidOutName(cardName(thing.card)), ui::laidOutRule());
            x += step;
        }
    }

    void card(const Lying& thing, const QRectF& area) {
        if (thing.isToken) {
            canvas_.setPiece(QStringLiteral("shown/%1/%2").arg(seat_).arg(thing.token));
            drawToken(canvas_, thing.token, squareAround(area.center(), area.width()));
            canvas_.setPiece({});
            return;
        }
        if (thing.isGhost) canvas_.setOpacity(.6);
        if (!thing.isGhost && !thing.goesBack) canvas_.setPiece(rowPiece(seat_, thing.card, thing.ordinal));
        drawBid(canvas_, thing.card, area);
        canvas_.setPiece({});
        canvas_.setOpacity(1);
        if (thing.isGhost) canvas_.art(area, QStringLiteral("legend/bid-ghost"));
        if (thing.goesBack) {
            canvas_.rect(area, Tone::Veil, canvas_.pick(5, 3));
            drawSign(canvas_, QStringLiteral("mark-arrow-back"), squareAround(area.center(), area.width() * .8));
        }
        if (thing.count > 1)
            drawTag(canvas_, QStringLiteral("×") + plainNumber(thing.count),
                    QPointF(area.right() + 2, area.bottom() - canvas_.pick(19, 13)));
    }

    Canvas& canvas_;
    const Stage& stage_;
    const State& now_;
    const Seat seat_;
    const QRectF area_;
};

}

void drawRows(Canvas& canvas, const Stage& stage) {
    const QRectF area = stage.places.rows();
    const double gap = canvas.pick(8, 3.5);
    const double count = stage.now.seats;
    const double most = canvas.pick(88, 44) * std::max(1.0, stage.places.middle.height() / canvas.pick(576, 292));
    const double height = std::min(most, (area.height() - gap * (count - 1)) / count);
    double top = area.top();
    for (const Seat seat : stage.fromFirst()) {
        Row(canvas, stage, seat, QRectF(area.left(), top, area.width(), height)).draw();
        top += height + gap;
    }
}

}
