// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below the board: the cards of who looks, sorted by symbol; its tokens where they are what is decided on.
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"

#include <numeric>

namespace heorot::legend {

namespace {

template <class Counts>
int sum(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

struct Pile {
    Card card;
    /// 0 for an empty place: its last card is being paid or chosen.
    int count;
};

class Hand {
  public:
    explicit Hand(const ShownTable& table) : table_(table), now_(table.now), seat_(table.handSeat()) {}

    Box box() const {
        const Box gold = ui::filled([](Canvas& canvas, const QRectF& area) {
                             canvas.framed(area, Tone::None, Tone::Gold, 1.5, 6);
                         }).padded(Gap::Medium);
        Boxes layers{gold.faded(.7)};
        if (seat_ != nobody)
            // Tokens give way before cards do.
            layers.push_back(ui::oneOf({line(cards().firmX()), line(cards())})
                                 .padded(Gap::None, Gap::Small)
                                 .padded(Gap::Large, Gap::Medium));
        return ui::stack(std::move(layers)).on({Tone::Wood, Tone::Ink, 3, 10});
    }

  private:
    Box line(const Box& cards) const { return ui::row({title().width(150), cards.stretchX(), tokens()}, Gap::Large); }
    bool isOwn() const { return table_.viewer != nobody; }
    bool isReader() const { return ui::isReader(table_.seating, table_.viewer); }
    /// Whether cards of the hand can count in this episode.
    bool isAsked() const {
        if (!isOwn() || table_.episode.kind == EpisodeKind::Death) return false;
        // A risk turns up cards of the pile.
        const EpisodeKind kind = table_.episode.kind;
        return table_.episode.symbols != 0 && kind != EpisodeKind::Opportunity && kind != EpisodeKind::Risk;
    }
    /// How many cards of a kind are in the row instead: those of the secret choice, then those that are about to be
    /// discarded. Afterwards the state still names the choice, but its cards have left, or are back in the hand.
    int inRow(Card card) const {
        const bool isChosen = now_.phase == Phase::Bid;
        const bool isAboutToGo = now_.phase == Phase::Bless && table_.episode.worth[card] > 0;
        return hasSymbols(card) && (isChosen || isAboutToGo) ? now_.bids[seat_][card] : 0;
    }
    /// Cards do not move under the mouse while others are still to be chosen.
    bool leavesPlace(Card card) const {
        if (!hasSymbols(card) || !isOwn() || seat_ != now_.mover) return false;
        return (now_.phase == Phase::Pay && now_.paid[card] > 0) || inRow(card) > 0;
    }
    std::vector<Pile> piles() const {
        if (!isOwn()) return {{unknownCard, handSize(now_, seat_)}};
        std::vector<Pile> all;
        for (Card card = 0; card < cardKinds; ++card) {
            const int count = now_.hands[seat_][card] - inRow(card);
            if (count > 0 || leavesPlace(card)) all.push_back({card, count});
        }
        return all;
    }

    Box title() const {
        int count = 0;
        int matching = 0;
        for (const Pile& pile : piles()) {
            count += pile.count;
            if (isAsked() && table_.episode.worth[pile.card] > 0) matching += pile.count;
        }
        const QString head = isReader() ? captionWords(Caption::YourHand) : handOf(table_.name(seat_));
        const Box words =
            ui::column({ui::text(head, {.type = Type::Title, .tone = Tone::OnDark, .bold = true, .wraps = true}),
                        ui::text(handWords(count, isAsked() ? matching : -1),
                                 {.type = Type::Caption, .tone = Tone::SecondOnDark, .wraps = true})
                            .optional()});
        return table_.places.piles().isEmpty() ? words.spot(pilesSpot()) : words;
    }
    /// What the panel of piles shows where there is room for it.
    game::Spot pilesSpot() const {
        const auto line = [](Caption caption, int number) { return pileLine(captionWords(caption), number); };
        const QStringList more{line(Caption::SpecialsLeft, sum(now_.offered)),
                               line(Caption::AlliancesLeft, static_cast<int>(now_.alliances.size())),
                               pileRule(Caption::DrawPile)};
        return {QString(deckSpot),
                {},
                game::Shape::Rect,
                pileWords(static_cast<int>(now_.deck.size()), sum(now_.discards)),
                more.join(u' ')};
    }

    /// Cards that do not match are dark: in turn they cannot be played, and in a secret choice they only bluff.
    bool isClosed(Card card) const {
        const bool isAskedNow = now_.phase == Phase::InTurn || (now_.phase == Phase::Bid && isOwn());
        return isAskedNow && table_.episode.worth[card] <= 0 && hasSymbols(card);
    }
    /// Whether the choice that is offered discards this card.
    bool isUsed(Card card) const { return card == blessing && now_.phase == Phase::Bless && seat_ == now_.mover; }
    static Box used(const Box& card) {
        const Box edge = ui::filled([](Canvas& canvas, const QRectF& area) {
            canvas.framed(area.adjusted(-2, -2, 2, 2), Tone::None, Tone::Bone, canvas.pick(5, 4), 8);
        });
        return ui::stack({card, edge, tag(usedNow()).align(Qt::AlignHCenter | Qt::AlignTop)});
    }
    /// As large as there is room; more cards are smaller.
    Box cards() const {
        Boxes boxes;
        for (const Pile& pile : piles()) {
            if (pile.count == 0) {
                boxes.push_back(ui::drawn({cardHeight * 6 / 7, cardHeight}, [](Canvas&, const QRectF&) {}));
                continue;
            }
            game::Spot spot = spotOf(table_.rules, handZone, pile.card, pile.count);
            spot.isQuiet = isClosed(pile.card);
            const Box card = handCard(table_.rules, pile.card, pile.count, cardHeight, spot.isQuiet);
            boxes.push_back(
                (isUsed(pile.card) ? used(card) : card).piece(held(spot.id)).spot(spot).align(Qt::AlignVCenter));
        }
        return ui::spreadRow(std::move(boxes), Gap::Medium, 16);
    }
    Box tokens() const {
        if (!table_.showsTokens()) return {};
        const Tokens& own = now_.tokens[seat_];
        Boxes boxes;
        for (Token token = 0; token < tokenKinds; ++token) {
            if (own[token] == 0) continue;
            const game::Spot spot{tokenSpot(token),
                                  {},
                                  isAlliance(token) ? game::Shape::Ellipse : game::Shape::Rect,
                                  cardCount(tokenName(token), own[token]),
                                  tokenRule(table_.rules, token, now_.advanced)};
            boxes.push_back(tokenTile(token, own[token], tokenSize).piece(held(spot.id)).spot(spot));
        }
        const Box line = ui::filled([](Canvas& canvas, const QRectF& area) { canvas.rect(area, Tone::Line); });
        const Box caption = ui::text(captionWords(isReader() ? Caption::YourTokens : Caption::SeatTokens),
                                     {Type::Caption, Tone::SecondOnDark})
                                .optional();
        return ui::row({line.width(2), ui::column({caption, ui::flow(std::move(boxes), Gap::Medium).stretchY()})},
                       Gap::Large);
    }

    /// What lies at a spot, as a piece: the next person's are others, even equal ones.
    QString held(const QString& spot) const { return QStringLiteral("held/%1/%2").arg(seat_).arg(spot); }

    static constexpr double cardHeight = 138;
    static constexpr double tokenSize = 106;
    const ShownTable& table_;
    const State& now_;
    const Seat seat_;
};

}

void drawHand(Canvas& canvas, const ShownTable& table) {
    Hand(table).box().draw(canvas, table.places.frame.hand);
}

}
