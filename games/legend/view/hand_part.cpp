// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below the board: the cards of who looks, sorted by symbol; its tokens where they are what is decided on.
#include "view/parts.h"
#include "words/captions.h"
#include "words/things.h"

#include <algorithm>
#include <numeric>

namespace heorot::legend {

namespace {

struct Pile {
    Card card;
    int count;
};

class HandPart {
  public:
    HandPart(Canvas& canvas, const Stage& stage)
        : canvas_(canvas), stage_(stage), now_(stage.now), area_(stage.places.frame.hand) {}

    void draw() {
        canvas_.framed(area_, Tone::Wood, Tone::Ink, canvas_.pick(3, 2), canvas_.pick(10, 8));
        const double inset = canvas_.pick(6, 4);
        canvas_.setOpacity(.7);
        canvas_.framed(area_.adjusted(inset, inset, -inset, -inset), Tone::None, Tone::Gold, 1.5, 6);
        canvas_.setOpacity(1);
        if (stage_.handSeat() == nobody) return;
        const double margin = canvas_.pick(20, 10);
        const double texts = canvas_.pick(150, 98);
        title(QRectF(area_.left() + margin, area_.top(), texts, area_.height()));
        QRectF room(area_.left() + margin + texts + canvas_.pick(10, 4), area_.top(), 0, area_.height());
        room.setRight(area_.right() - margin);
        if (stage_.showsTokens()) {
            // Each part gets what it needs, or its share of what there is.
            const double cardsWant = static_cast<double>(piles().size()) * (cardHeight() * 6 / 7 + cardGap());
            const double want = cardsWant + tokensWant(1);
            double share = want <= room.width() ? tokensWant(1) : room.width() * tokensWant(1) / want;
            // Two lines of them leave more room to the cards, where they are about as large so.
            const double size = (share - tokenInset()) / std::max(2, tokenKindsOf()) - tokenGap();
            tokenLines_ = want > room.width() && tokenHeight(2) > size * .7 ? 2 : 1;
            if (tokenLines_ == 2) share = std::min(tokensWant(2), room.width() * .5);
            const QRectF right(room.right() - share, room.top(), share, room.height());
            room.setRight(right.left() - canvas_.pick(12, 6));
            tokens(right);
        }
        cards(room);
    }

  private:
    Seat seat() const { return stage_.handSeat(); }
    bool isOwn() const { return stage_.viewer != nobody; }

    /// Whether cards of the hand can count in this episode.
    bool isAsked() const {
        if (!isOwn() || stage_.episode.kind == EpisodeKind::Death) return false;
        return stage_.episode.symbols != 0 && stage_.episode.kind != EpisodeKind::Opportunity;
    }

    /// Cards of the secret choice, and those that lie about to be discarded, are in the row.
    std::vector<Pile> piles() const {
        std::vector<Pile> all;
        const HandCards& hand = now_.hands[seat()];
        if (!isOwn()) return {{unknownCard, handSize(now_, seat())}};
        for (Card card = 0; card < cardKinds; ++card) {
            const int lying = hasSymbols(card) ? now_.bids[seat()][card] : 0;
            if (hand[card] > lying) all.push_back({card, hand[card] - lying});
        }
        return all;
    }

    void title(const QRectF& column) {
        const QString head = isOwn() ? captionWords(Caption::YourHand) : handOf(stage_.name(seat()));
        int matching = -1;
        if (isAsked()) {
            matching = 0;
            for (const Pile& pile : piles())
                if (stage_.episode.worth[pile.card] > 0) matching += pile.count;
        }
        int count = 0;
        for (const Pile& pile : piles()) count += pile.count;
        if (stage_.places.piles().isEmpty()) pilesSpot(column);
        const double top = area_.top() + canvas_.pick(14, 8);
        const double end = canvas_.paragraph(column, top, head, canvas_.compact() ? Type::Prompt : Type::Title,
                                             Tone::OnDark, Qt::AlignLeft | Qt::AlignTop, true) +
                           canvas_.pick(6, 2);
        const QString words = handWords(count, matching);
        if (end + canvas_.heightOf(words, Type::Caption, column.width()) <= area_.bottom() - canvas_.pick(8, 4))
            canvas_.paragraph(column, end, words, Type::Caption, Tone::SecondOnDark);
    }

    /// What the panel of piles tells where there is room for it.
    void pilesSpot(const QRectF& column) {
        const auto count = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
        const auto line = [](Caption caption, int number) { return pileLine(captionWords(caption), number); };
        const QStringList more{line(Caption::SpecialsLeft, count(now_.offered)),
                               line(Caption::AlliancesLeft, static_cast<int>(now_.alliances.size())),
                               pileRule(Caption::DrawPile)};
        canvas_.spot(QString(deckSpot), column.adjusted(0, 4, 0, -4),
                     pileWords(static_cast<int>(now_.deck.size()), count(now_.discards)), more.join(u' '));
    }

    double cardHeight() const { return area_.height() - canvas_.pick(22, 16); }
    double cardGap() const { return canvas_.pick(16, 10); }
    double tokenGap() const { return canvas_.pick(10, 6); }
    double tokenHeight(int lines) const {
        const double all = area_.height() - canvas_.pick(20, 14) - canvas_.lineOf(Type::Caption) - 3;
        return (all - (lines - 1) * tokenGap()) / lines;
    }
    double tokensWant(int lines) const {
        const int columns = (std::max(2, tokenKindsOf()) + lines - 1) / lines;
        return columns * (tokenHeight(lines) + tokenGap()) + tokenInset();
    }
    double tokenInset() const { return canvas_.pick(12, 6); }
    int tokenKindsOf() const {
        int kinds = 0;
        for (Token token = 0; token < tokenKinds; ++token) kinds += now_.tokens[seat()][token] > 0;
        return kinds;
    }

    /// As large as there is room; more cards are smaller.
    void cards(const QRectF& room) {
        const std::vector<Pile> all = piles();
        if (all.empty()) return;
        const double count = static_cast<double>(all.size());
        const double gap = cardGap();
        const double most = cardHeight();
        const double step = std::min(most * 6 / 7 + gap, room.width() / count);
        const double width = std::min(most * 6 / 7, step - std::min(gap, step * .12));
        const double height = width * 7 / 6;
        double x = room.left();
        for (const Pile& pile : all) {
            card(pile, QRectF(x, room.center().y() - height / 2, width, height));
            x += step;
        }
    }

    /// What lies at a spot, as a piece: the next person's are others, even equal ones.
    QString held(const QString& spot) const { return QStringLiteral("held/%1/%2").arg(seat()).arg(spot); }

    /// Cards that do not match are dark: in turn they cannot be played, and in a secret choice they only bluff.
    bool isClosed(Card card) const {
        const bool counts = stage_.episode.worth[card] > 0;
        const bool isAsked = now_.phase == Phase::InTurn || (now_.phase == Phase::Bid && isOwn());
        return isAsked && !counts && hasSymbols(card);
    }

    void card(const Pile& pile, const QRectF& area) {
        const QString id = cardSpot(handZone, pile.card);
        canvas_.setPiece(held(id));
        drawCard(canvas_, stage_.rules, pile.card, pile.count, area, isClosed(pile.card));
        canvas_.setPiece({});
        game::Spot& spot =
            canvas_.spot(id, area, cardCount(cardName(pile.card), pile.count), cardRule(stage_.rules, pile.card));
        spot.isQuiet = isClosed(pile.card);
        spot.isUnsure = !cardOrigin(stage_.rules, pile.card).isEmpty();
    }

    void tokens(const QRectF& room) {
        const Tokens& own = now_.tokens[seat()];
        canvas_.rect(QRectF(room.left(), room.top() + 14, 1.5, room.height() - 28), Tone::Line);
        const QRectF inner = room.adjusted(canvas_.pick(12, 6), canvas_.pick(10, 7), 0, -canvas_.pick(10, 7));
        const double head = canvas_.lineOf(Type::Caption);
        canvas_.text(QRectF(inner.left(), inner.top(), inner.width(), head), captionWords(Caption::YourTokens),
                     Type::Caption, Tone::SecondOnDark);
        const int kinds = tokenKindsOf();
        if (kinds == 0) return;
        const double top = inner.top() + head + 3;
        const int columns = (kinds + tokenLines_ - 1) / tokenLines_;
        const double step = std::min(tokenHeight(tokenLines_) + tokenGap(), inner.width() / columns);
        const double size = std::min(step - canvas_.pick(8, 4), tokenHeight(tokenLines_));
        int at = 0;
        for (Token token = 0; token < tokenKinds; ++token) {
            if (own[token] == 0) continue;
            const int line = at / columns;
            const int column = at % columns;
            ++at;
            const QRectF area(inner.left() + column * step, top + line * (tokenHeight(tokenLines_) + tokenGap()), size,
                              size);
            canvas_.setPiece(held(tokenSpot(token)));
            drawToken(canvas_, token, area);
            canvas_.setPiece({});
            if (own[token] > 1) drawTwins(canvas_, own[token], area, area.bottom() + tokenGap());
            canvas_.spot(tokenSpot(token), area, cardCount(tokenName(token), own[token]),
                         tokenRule(stage_.rules, token, now_.advanced),
                         isAlliance(token) ? game::Shape::Ellipse : game::Shape::Rect);
        }
    }

    Canvas& canvas_;
    const Stage& stage_;
    const State& now_;
    const QRectF area_;
    int tokenLines_ = 1;
};

}

void drawHand(Canvas& canvas, const Stage& stage) {
    HandPart(canvas, stage).draw();
}

}
