// SPDX-License-Identifier: GPL-3.0-or-later
// Minor episodes: the odds of a risk, what is given in an exchange, the open cards of Recovery; and below them the
// seats in their order.
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/things.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace heorot::legend {

namespace {

constexpr Qt::Alignment rightMiddle = Qt::AlignRight | Qt::AlignVCenter;

class MinorPart {
  public:
    MinorPart(Canvas& canvas, const Stage& stage)
        : canvas_(canvas), stage_(stage), now_(stage.now), area_(stage.places.rows()), margin_(canvas.pick(16, 8)),
          gap_(canvas.pick(8, 4)) {}

    void draw() {
        const double line = orderHeight();
        const QRectF panel = area_.adjusted(0, 0, 0, -line - gap_);
        switch (stage_.episode.kind) {
        case EpisodeKind::Risk: odds(panel); break;
        case EpisodeKind::Opportunity: exchange(panel); break;
        case EpisodeKind::Recovery: openCards(panel); break;
        case EpisodeKind::Selection: options(panel); break;
        default: break;
        }
        order(QRectF(area_.left(), area_.bottom() - line, area_.width(), line));
    }

  private:
    double orderHeight() const { return std::max(canvas_.pick(64, 38), canvas_.lineOf(Type::Value) * 2); }
    /// Of a line of a table, at most; never less than its text needs.
    double lineHeight(double room, int lines) const {
        const double least = canvas_.look().floor() * 1.22;
        const double most = std::max(canvas_.pick(34, 21), canvas_.lineOf(Type::Value) * 1.25);
        return std::clamp(room / lines, least, most);
    }

    double titleHeight() const { return canvas_.lineOf(Type::Title) + canvas_.pick(14, 4); }
    /// Returns where it ends.
    double title(const QRectF& panel, const QString& words) {
        const double height = canvas_.lineOf(Type::Title) + canvas_.pick(6, 2);
        canvas_
            .text(QRectF(panel.left() + margin_, panel.top() + canvas_.pick(6, 2), panel.width() - 2 * margin_, height),
                  words, Type::Title)
            .bold = true;
        return panel.top() + titleHeight();
    }

    // Risk.

    struct Column {
        RiskOdds odds;
        QString head;
    };
    std::vector<Column> columns() const {
        std::vector<Column> all;
        const RiskOdds plain = riskOdds(stage_.rules, stage_.seen, stage_.rules.riskCards);
        all.push_back({plain, riskColumn(plain.cards)});
        if (stage_.viewer == nobody || !holds(now_, stage_.viewer, daring)) return all;
        const RiskOdds bold = riskOdds(stage_.rules, stage_.seen, stage_.rules.daringCards);
        all.push_back({bold, daringColumn(bold.cards)});
        return all;
    }

    void odds(const QRectF& area) {
        const std::vector<Column> all = columns();
        const int rows = all.back().odds.cards + 1;
        const double foot = canvas_.pick(10, 3);
        // Without room the mean is left to those who look for it.
        const double least = canvas_.look().floor() * 1.22;
        const bool hasMean = titleHeight() + least * (rows + 2) + foot <= area.height();
        const int lines = rows + (hasMean ? 2 : 1);
        const double head = titleHeight() + least * lines + foot <= area.height() ? titleHeight() : 3;
        const double line = lineHeight(area.height() - head - foot, lines);
        const QRectF panel(area.left(), area.top(), area.width(), head + line * lines + foot);
        drawPanel(canvas_, panel);
        double y = panel.top() + head;
        if (head == titleHeight()) title(panel, captionWords(Caption::OddsTitle));
        const double width = (panel.width() - 2 * margin_) * .24;
        const auto cell = [&](std::size_t column) {
            const double right = panel.right() - margin_ - static_cast<double>(all.size() - 1 - column) * width;
            return QRectF(right - width + 2, y, width - 2, line);
        };
        for (std::size_t i = 0; i < all.size(); ++i) {
            // The number of cards tells the columns apart, too.
            const bool fits = canvas_.fitsLine(all[i].head, cell(i).size(), Type::Caption);
            canvas_.text(cell(i), fits ? all[i].head : riskColumn(all[i].odds.cards), Type::Caption, Tone::SecondInk,
                         rightMiddle);
        }
        y += line;
        canvas_.rule(panel.left() + margin_, y, panel.width() - 2 * margin_);
        const double labels = panel.width() - 2 * margin_ - static_cast<double>(all.size()) * width;
        std::vector<QStringList> chances;
        for (const Column& column : all) chances.push_back(chancesOfMatches(column.odds));
        for (int matches = 0; matches < rows; ++matches, y += line) {
            canvas_
                .text(QRectF(panel.left() + margin_, y, labels, line), matchesWords(matches), Type::Value,
                      matches == 0 ? Tone::Loss : Tone::Ink)
                .wraps = true;
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (matches > all[i].odds.cards) continue;
                canvas_
                    .text(cell(i), chances[i][matches], Type::Value, matches == 0 ? Tone::Loss : Tone::Ink, rightMiddle)
                    .bold = true;
            }
        }
        if (hasMean)
            canvas_
                .text(QRectF(panel.left() + margin_, y, panel.width() - 2 * margin_, line),
                      meanSymbols(all.front().odds.mean), Type::Caption, Tone::SecondInk)
                .wraps = true;
        canvas_.spot(QStringLiteral("odds"), panel, captionWords(Caption::OddsTitle),
                     joined({episodeKindRule(stage_.rules, EpisodeKind::Risk, now_.advanced),
                             meanSymbols(all.front().odds.mean)}));
    }

    // Opportunity.

    /// Cards, symbols or tokens that are asked for.
    int priceOf() const {
        const Price& price = stage_.episode.price;
        return price.cards > 0 ? price.cards : price.fameTokens > 0 ? price.fameTokens : price.total;
    }
    int worthOf(Card card) const { return stage_.episode.price.cards > 0 ? 1 : stage_.rules.cards[card].symbols; }

    /// What the viewer gives can be taken back until all is given.
    void laidOut(int ordinal, const QString& name, const QRectF& place, double step) {
        if (now_.mover != stage_.viewer) return;
        canvas_.spot(laidSpot(ordinal),
                     QRectF(place.left(), place.top(), std::min(place.width(), step) - 1, place.height()),
                     ui::laidOutName(name), ui::laidOutRule());
    }

    int laidCards() const {
        int cards = now_.given;
        for (const std::uint8_t count : now_.paid) cards += count;
        return cards;
    }
    int missingSymbols() const {
        int missing = priceOf() - now_.given;
        for (Card card = 0; card < symbolKinds; ++card) missing -= now_.paid[card] * worthOf(card);
        return std::max(0, missing);
    }
    /// The symbols asked for that no card given so far shows, Beowulf aside; empty where any card will do.
    std::vector<Symbol> openSymbols() const {
        std::vector<Symbol> open;
        for (int i = 0; i < plainSymbols; ++i) {
            int count = stage_.episode.price.symbols[static_cast<std::size_t>(i)];
            for (Card card = 0; card < symbolKinds; ++card)
                if (stage_.rules.cards[card].symbol == static_cast<Symbol>(i))
                    count -= now_.paid[card] * stage_.rules.cards[card].symbols;
            for (; count > 0; --count) open.push_back(static_cast<Symbol>(i));
        }
        return open;
    }

    /// What was given so far, the card that is pointed at, and a socket for each symbol that is missing.
    void exchange(const QRectF& area) {
        drawPanel(canvas_, area);
        const double y = title(area, captionWords(Caption::Given));
        std::vector<Symbol> open = openSymbols();
        const double places = std::max<double>(1, laidCards() + std::max<double>(missingSymbols(), open.size()));
        const double gap = canvas_.pick(12, 6);
        // As large as there is room, and none touches the next.
        const double width = std::min({canvas_.pick(120, 62) * .75, (area.bottom() - y - canvas_.pick(10, 4)) * .75,
                                       (area.width() - 2 * margin_ + gap) / places - gap});
        const double height = width / .75;
        const double step = width + gap;
        int missing = missingSymbols();
        QRectF place(area.left() + margin_, y, width, height);
        int ordinal = 0;
        for (Card card = 0; card < symbolKinds; ++card)
            for (int i = 0; i < now_.paid[card]; ++i, place.translate(step, 0)) {
                drawBid(canvas_, card, place);
                if (now_.phase == Phase::Pay) laidOut(ordinal++, cardName(card), place, step);
                if (i > 0 || now_.phase != Phase::Bless) continue;
                canvas_
                    .spot(cardSpot(lyingZone, card), QRectF(place.left(), y, std::min(width, step) - 1, height),
                          cardCount(cardName(card), now_.paid[card]), cardRule(stage_.rules, card))
                    .isUnsure = !cardOrigin(stage_.rules, card).isEmpty();
            }
        for (int i = 0; i < now_.given; ++i, place.translate(step, 0)) {
            const bool isLast = i + 1 == now_.given;
            const QRectF square = squareAround(place.center(), width);
            drawToken(canvas_, isLast ? now_.lastGiven : Token{unknownSquare}, square);
            if (isLast && now_.phase == Phase::Give) laidOut(0, tokenName(now_.lastGiven), square, step);
        }
        const auto ghost = stage_.ghost();
        if (ghost && now_.mover == stage_.viewer && missing > 0) {
            canvas_.setOpacity(.6);
            drawBid(canvas_, *ghost, place);
            canvas_.setOpacity(1);
            canvas_.art(place, QStringLiteral("legend/bid-ghost"));
            missing -= worthOf(*ghost);
            place.translate(step, 0);
            const CardKind& kind = stage_.rules.cards[*ghost];
            for (int i = 0; i < kind.symbols; ++i)
                if (const auto at = std::find(open.begin(), open.end(), kind.symbol); at != open.end()) open.erase(at);
        }
        const bool isTokens = stage_.episode.price.fameTokens > 0;
        // Jokers leave open which symbols they stand for: then there are more sockets than symbols to give.
        const bool isChoice = static_cast<int>(open.size()) > missing;
        const int sockets = isChoice && missing > 0 ? static_cast<int>(open.size()) : missing;
        for (int i = 0; i < sockets; ++i, place.translate(step, 0)) {
            canvas_.framed(isTokens ? squareAround(place.center(), width) : place, Tone::None, Tone::SecondInk,
                           canvas_.pick(2, 1.5), canvas_.pick(6, 4));
            const auto at = static_cast<std::size_t>(i);
            if (at < open.size()) drawSymbolDisc(canvas_, open[at], place.center(), width * .36);
        }
        const double line = canvas_.lineOf(Type::Value);
        if (missing > 0 && isChoice && y + height + gap + line <= area.bottom() - 2)
            canvas_.text(QRectF(area.left() + margin_, y + height + gap, area.width() - 2 * margin_, line),
                         moreSymbols(missing), Type::Value, Tone::SecondInk);
    }

    // Recovery.

    void openCards(const QRectF& area) {
        drawPanel(canvas_, area);
        const double top = title(area, captionWords(Caption::OpenCards));
        int kinds = 0;
        for (const std::uint8_t count : now_.display) kinds += count > 0;
        if (kinds == 0) return;
        const QRectF room(area.left() + margin_, top + canvas_.pick(4, 3), area.width() - 2 * margin_,
                          area.bottom() - top - canvas_.pick(14, 8));
        const int lines = kinds > canvas_.pick(5, 5) ? 2 : 1;
        const int columns = (kinds + lines - 1) / lines;
        const double gap = canvas_.pick(10, 6);
        const double height = std::min({canvas_.pick(150, 84), (room.height() - gap * (lines - 1)) / lines,
                                        ((room.width() - gap * (columns - 1)) / columns) * 7 / 6});
        const double width = height * 6 / 7;
        int at = 0;
        for (Card card = 0; card < activityKinds; ++card) {
            if (now_.display[card] == 0) continue;
            const int column = at % columns;
            const int line = at / columns;
            const QRectF place(room.left() + column * (width + gap), room.top() + line * (height + gap), width, height);
            canvas_.setPiece(cardSpot(openZone, card));
            drawCard(canvas_, stage_.rules, card, now_.display[card], place);
            canvas_.setPiece({});
            canvas_
                .spot(cardSpot(openZone, card), place, cardCount(cardName(card), now_.display[card]),
                      cardRule(stage_.rules, card))
                .isUnsure = !cardOrigin(stage_.rules, card).isEmpty();
            ++at;
        }
    }

    // Selection.

    void options(const QRectF& area) {
        const double foot = canvas_.pick(10, 4);
        const double line = lineHeight(area.height() - 2 * foot, selectionOptions);
        const QRectF panel(area.left(), area.top(), area.width(), line * selectionOptions + 2 * foot);
        drawPanel(canvas_, panel);
        double y = panel.top() + foot;
        for (const Offer& offer : stage_.rules.selection) {
            const double icon = std::min(line - 2, canvas_.pick(28, 18));
            drawSign(canvas_, gainSign(offer.gain), QRectF(panel.left() + margin_, y + (line - icon) / 2, icon, icon));
            canvas_.text(QRectF(panel.left() + 2 * margin_ + icon, y, panel.width() - 3 * margin_ - icon, line),
                         gainName(offer.gain, stage_.rules), Type::Value);
            y += line;
        }
    }

    // All.

    /// Seats from the first one on, with a check on those that have decided.
    void order(const QRectF& area) {
        drawPanel(canvas_, area);
        const std::vector<Seat> seats = stage_.fromFirst();
        const double cell = area.width() / static_cast<double>(seats.size());
        bool isPast = true;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const QRectF slot(area.left() + static_cast<double>(i) * cell, area.top(), cell, area.height());
            const bool isMover = seats[i] == now_.mover;
            if (isMover) isPast = false;
            if (isMover) canvas_.framed(slot.adjusted(3, 3, -3, -3), Tone::Gold, Tone::Ink, 1.5, canvas_.pick(8, 5));
            const double mark = std::min(canvas_.pick(24, 15), slot.width() * .2);
            const double left = slot.left() + canvas_.pick(10, 6);
            canvas_.mark(QRectF(left, slot.center().y() - mark / 2, mark, mark), seats[i]);
            double right = slot.right() - canvas_.pick(8, 4);
            const double from = left + mark + canvas_.pick(8, 4);
            const double check = mark * .9;
            // A whole name comes first: the gold cell of the mover tells who has decided, too.
            const QSizeF beside(right - check - 2 - from, slot.height() - 6);
            if (isPast && canvas_.fitsLine(stage_.name(seats[i]), beside, Type::Value)) {
                drawTick(canvas_, QPointF(right - check / 2, slot.center().y()), check);
                right -= check + 2;
            }
            canvas_
                .text(QRectF(from, slot.top() + 3, right - from, slot.height() - 6), stage_.name(seats[i]), Type::Value,
                      isMover ? Tone::Night : Tone::Ink)
                .wraps = true;
            canvas_.spot(rowSpot(seats[i]), slot.adjusted(2, 2, -2, -2), stage_.name(seats[i]),
                         partWords(isMover  ? Part::Moves
                                   : isPast ? Part::Decided
                                            : Part::Waits));
        }
    }

    Canvas& canvas_;
    const Stage& stage_;
    const State& now_;
    const QRectF area_;
    const double margin_;
    const double gap_;
};

}

void drawMinor(Canvas& canvas, const Stage& stage) {
    MinorPart(canvas, stage).draw();
}

}
