// SPDX-License-Identifier: GPL-3.0-or-later
// Majors and auctions: one row per seat with what it has played, its total, its number, and what it took.
#include "ui/panels.h"
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"

#include <algorithm>

namespace heorot::legend {

namespace {

constexpr double cardHeight = 92;

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

/// Twins as one, with their number.
std::vector<Lying> inPiles(const std::vector<Lying>& lying) {
    std::vector<Lying> piles;
    for (const Lying& thing : lying) {
        const bool isTwin = !piles.empty() && piles.back().card == thing.card && piles.back().token == thing.token &&
                            piles.back().isGhost == thing.isGhost && piles.back().goesBack == thing.goesBack;
        if (isTwin)
            piles.back().count += thing.count;
        else
            piles.push_back(thing);
    }
    return piles;
}

class Row {
  public:
    Row(const ShownTable& table, Seat seat) : table_(table), now_(table.now), seat_(seat) {}

    Box box() const {
        const QString part = isOut() ? droppedWords(now_.status[seat_]) : partWords(table_.partOf(seat_));
        const Box content = ui::row({names().width(150).spot(rowSpot(seat_), spotName(), part), middle().stretchX(),
                                     took(), ghostTotal(), numbers()},
                                    Gap::Medium);
        return ui::seatPanel(seat_, isMover(), content, isOut() ? Tone::Wood : Tone::None).wholeOf(rowSpot(seat_));
    }

  private:
    bool isOut() const { return table_.isOut(seat_); }
    bool isMover() const { return now_.mover == seat_ && !table_.moment; }
    bool isOwn() const { return seat_ == table_.viewer; }
    bool isSecret() const { return table_.isSecret(); }
    /// Totals of a race are gone when icons are taken; what counts then is the number.
    bool hasNoTotal() const {
        const bool isRace = table_.episode.kind == EpisodeKind::InTurn || table_.episode.kind == EpisodeKind::Auction;
        return isRace && now_.status[seat_] > 0 && total() == 0;
    }

    QString spotName() const {
        if (hasNoTotal()) return rowNumberWords(table_.name(seat_), now_.status[seat_]);
        if (isSecret() && !isOwn()) return table_.name(seat_);
        return rowWords(table_.name(seat_), total());
    }

    Box names() const {
        constexpr double mark = 24;
        const Tone ink = isOut() ? Tone::OnDark : Tone::Ink;
        const Tone second = isOut() ? Tone::SecondOnDark : isMover() ? Tone::Ink : Tone::SecondInk;
        const Box sub = ui::text(partWords(table_.partOf(seat_)), {Type::Caption, second});
        return ui::column({ui::row({ui::mark(seat_, mark),
                                    ui::text(table_.name(seat_), {.type = Type::Body, .tone = ink, .bold = true})},
                                   Gap::Medium),
                           sub ? ui::row({ui::space(mark), sub}, Gap::Medium).optional() : Box()},
                          Gap::None)
            .align(Qt::AlignVCenter);
    }

    int total() const {
        if (!isSecret()) return now_.totals[seat_];
        int sum = 0;
        for (Card card = 0; card < symbolKinds; ++card) sum += now_.bids[seat_][card] * table_.episode.worth[card];
        return sum;
    }
    bool isBest() const {
        return !isSecret() && total() > 0 &&
               total() == *std::max_element(now_.totals.begin(), now_.totals.begin() + now_.seats);
    }

    /// The total, and the status number.
    Box numbers() const {
        constexpr double size = 58;
        Boxes boxes;
        if (isSecret() && !isOwn())
            boxes.push_back(sign(QStringLiteral("mark-lock"), size * .6));
        else if (!hasNoTotal())
            boxes.push_back(numberDisc(total(), isBest() ? Disc::Best : Disc::Plain, size));
        if (const int number = now_.status[seat_]; number > 0)
            boxes.push_back(numberDisc(number, number == 1 ? Disc::First : Disc::Rank, size));
        return ui::row(std::move(boxes));
    }
    /// What the total would be with the card that is pointed at.
    Box ghostTotal() const {
        const auto ghost = table_.ghost();
        if (!ghost || now_.mover != seat_) return {};
        return ui::text(withIt(total() + table_.episode.worth[*ghost]),
                        {.type = Type::Caption, .bold = true, .wraps = true, .alignment = Qt::AlignCenter});
    }
    /// The icon that the seat took.
    Box took() const {
        for (std::size_t slot = 0; slot < iconSlots; ++slot)
            if (now_.takers[slot] == seat_) return gainIcon(table_.episode.icons[slot].gain, 52);
        return {};
    }

    std::vector<Lying> lying() const {
        std::vector<Lying> all;
        const bool isAsked = now_.phase == Phase::Bless && now_.mover == seat_;
        const auto add = [&](Card card, int count, bool goesBack) {
            if (isAsked && count > 0) return all.push_back({.card = card, .count = count, .goesBack = goesBack});
            for (int i = 0; i < count; ++i) all.push_back({.card = card, .goesBack = goesBack, .ordinal = i});
        };
        for (Card card = 0; card < symbolKinds; ++card) add(card, now_.rows[seat_][card], false);
        // Revealed, cards that do not count are back in the hand.
        for (Card card = 0; card < symbolKinds; ++card)
            if (now_.phase == Phase::Bid || table_.episode.worth[card] > 0) add(card, now_.bids[seat_][card], false);
        if (table_.moment)
            for (Card card = 0; card < symbolKinds; ++card) add(card, table_.moment->back[seat_][card], true);
        for (std::size_t place = 0; place < treasureKinds; ++place)
            for (int i = 0; i < now_.shown[seat_][place]; ++i)
                all.push_back({.token = treasureKind(place), .isToken = true, .ordinal = i});
        const auto ghost = table_.ghost();
        if (ghost && now_.mover == seat_ && now_.mover == table_.viewer)
            all.push_back({.card = *ghost, .isGhost = true});
        return all;
    }

    Box middle() const {
        const std::vector<Lying> all = lying();
        if (all.empty()) return words();
        const Boxes each = cards(all);
        // None of them may be one to choose where they lie in piles.
        if (now_.phase == Phase::Bid) return ui::oneOf({ui::row(each), ui::fan(each)});
        const Boxes piles = cards(inPiles(all));
        return ui::oneOf({ui::row(each), ui::row(piles), ui::fan(piles)});
    }
    Boxes cards(const std::vector<Lying>& lying) const {
        Boxes boxes;
        for (const Lying& thing : lying)
            boxes.push_back(card(thing, static_cast<int>(&thing - lying.data())).align(Qt::AlignVCenter));
        return boxes;
    }
    Box card(const Lying& thing, int place) const {
        if (thing.isToken)
            return tokenTile(thing.token, thing.count, cardHeight * .75)
                .piece(QStringLiteral("shown/%1/%2/%3").arg(seat_).arg(thing.token).arg(thing.ordinal));
        if (thing.isGhost) return ghostCard(thing.card, cardHeight);
        Boxes layers{bidCard(thing.card, cardHeight)};
        if (thing.goesBack)
            layers = {ui::veiled(layers.front()), sign(QStringLiteral("mark-arrow-back"), cardHeight * .6)};
        if (thing.count > 1) layers.push_back(tag(timesText(thing.count)).align(Qt::AlignRight | Qt::AlignBottom));
        Box box = layers.size() == 1 ? layers.front() : ui::stack(std::move(layers));
        if (!thing.goesBack) box = pile(box, thing);
        if (now_.phase == Phase::Bless && now_.mover == seat_)
            return box.spot(spotOf(table_.rules, lyingZone, thing.card, thing.count));
        if (isSecret() && seat_ == now_.mover && isOwn())
            return box.spot(laidSpot(place), ui::laidOutName(cardName(thing.card)), ui::laidOutRule());
        return box;
    }
    /// A card as a piece, over the others of its pile.
    Box pile(const Box& top, const Lying& thing) const {
        Boxes cards;
        for (int under = 1; under < thing.count; ++under)
            cards.push_back(bidCard(thing.card, cardHeight).piece(rowPiece(seat_, thing.card, thing.ordinal + under)));
        cards.push_back(top.piece(rowPiece(seat_, thing.card, thing.ordinal)));
        return ui::stack(std::move(cards));
    }
    /// Where nothing lies. The lock of a secret choice says it, too.
    Box words() const {
        QString words;
        if (isOut())
            words = droppedWords(now_.status[seat_]);
        else if (isSecret())
            words = captionWords(isOwn() ? Caption::SecretChoice : Caption::ShownLater);
        return ui::row(
            {ui::text(words,
                      {.type = Type::Value, .tone = isOut() ? Tone::SecondOnDark : Tone::SecondInk, .wraps = true})
                 .stretchX()
                 .optional()});
    }

    const ShownTable& table_;
    const State& now_;
    const Seat seat_;
};

}

void drawRows(Canvas& canvas, const ShownTable& table) {
    Boxes rows;
    for (const Seat seat : table.fromFirst()) rows.push_back(Row(table, seat).box().height(40, 116));
    ui::column(std::move(rows), table.now.seats > 4 ? Gap::Small : Gap::Medium).draw(canvas, table.places.rows());
}

}
