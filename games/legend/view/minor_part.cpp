// SPDX-License-Identifier: GPL-3.0-or-later
// Minor episodes: the odds of a risk, what is given in an exchange, the open cards of Recovery; and below them the
// seats in their order.
#include "ui/panels.h"
#include "ui/surroundings.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// Of a line of a table, where there is room.
constexpr double lineHeight = 34;

Box title(Caption caption) {
    return ui::text(captionWords(caption), {.type = Type::Title, .bold = true, .whole = true}).optional();
}

/// A panel as high as its content.
Box tablePanel(Boxes lines) {
    return ui::panel(ui::column(std::move(lines), Gap::None).padded(Gap::Large, Gap::Medium));
}

// Risk.

struct Column {
    RiskOdds odds;
    QString head;
};

std::vector<Column> columnsOf(const ShownTable& table) {
    std::vector<Column> all;
    const RiskOdds plain = riskOdds(table.rules, table.seen, table.rules.riskCards);
    all.push_back({plain, riskColumn(plain.cards)});
    if (table.viewer == nobody || !holds(table.now, table.viewer, daring)) return all;
    const RiskOdds bold = riskOdds(table.rules, table.seen, table.rules.daringCards);
    all.push_back({bold, daringColumn(bold.cards)});
    return all;
}

Box odds(const ShownTable& table) {
    constexpr double cellWidth = 118;
    const std::vector<Column> columns = columnsOf(table);
    const auto oneLine = [](const Box& label, const Boxes& cells) {
        Boxes boxes{(label ? label : ui::spring()).stretchX()};
        for (const Box& cell : cells) boxes.push_back((cell ? cell : ui::spring()).width(cellWidth));
        return ui::stack({ui::row(std::move(boxes)), ui::space(0, lineHeight)});
    };
    Boxes heads;
    for (const Column& column : columns) {
        // The number of cards is enough to distinguish the columns.
        const ui::TextStyle style{
            .type = Type::Caption, .tone = Tone::SecondInk, .alignment = Qt::AlignRight | Qt::AlignVCenter};
        heads.push_back(ui::oneOf({ui::text(column.head, style), ui::text(riskColumn(column.odds.cards), style)}));
    }
    Boxes lines{title(Caption::OddsTitle), oneLine({}, heads), ui::rule()};
    const Threatens threatens = threatensOf(table.rules, table.now, table.now.mover);
    std::vector<QStringList> chances;
    for (const Column& column : columns) chances.push_back(chancesOfMatches(column.odds));
    for (int matches = 0; matches <= columns.back().odds.cards; ++matches) {
        const Tone tone = matches == 0 ? Tone::Loss : Tone::Ink;
        Boxes cells;
        for (std::size_t i = 0; i < columns.size(); ++i)
            cells.push_back(ui::text(
                chances[i].value(matches),
                {.type = Type::Value, .tone = tone, .bold = true, .alignment = Qt::AlignRight | Qt::AlignVCenter}));
        lines.push_back(oneLine(ui::text(matchesWords(matches, threatens), {Type::Value, tone}), cells));
    }
    const QString mean = meanSymbols(columns.front().odds.mean);
    // Without room the mean is left to those who look for it.
    lines.push_back(ui::text(mean, {.type = Type::Caption, .tone = Tone::SecondInk, .wraps = true}).optional(2));
    return tablePanel(std::move(lines))
        .spot(QStringLiteral("odds"), captionWords(Caption::OddsTitle),
              joined({episodeKindRule(table.rules, EpisodeKind::Risk, table.now.advanced), mean}));
}

// Opportunity.

class Exchange {
  public:
    explicit Exchange(const ShownTable& table) : table_(table), now_(table.now), price_(table.episode.price) {}

    /// What was given so far, the card that is pointed at, and a socket for each symbol that is missing.
    Box box() const {
        std::vector<Symbol> open = openSymbols();
        int missing = missingSymbols();
        Boxes places = given();
        const Caption caption = places.empty() ? Caption::Price : Caption::Given;
        if (const auto ghost = table_.ghost(); ghost && now_.mover == table_.viewer && missing > 0) {
            places.push_back(ghostCard(*ghost, cardHeight));
            missing -= worthOf(*ghost);
            const CardKind& kind = table_.rules.cards[*ghost];
            for (int i = 0; i < kind.symbols; ++i)
                if (const auto at = std::find(open.begin(), open.end(), kind.symbol); at != open.end()) open.erase(at);
        }
        // Jokers leave open which symbols they stand for: then there are more sockets than symbols to give.
        const bool isChoice = missing > 0 && static_cast<int>(open.size()) > missing;
        const int sockets = isChoice ? static_cast<int>(open.size()) : missing;
        for (int i = 0; i < sockets; ++i) places.push_back(socket(static_cast<std::size_t>(i), open));
        const QString more = isChoice ? moreSymbols(missing) : QString();
        return ui::panel(ui::column({title(caption), ui::row(std::move(places), Gap::Medium),
                                     ui::text(more, {Type::Value, Tone::SecondInk}).optional()})
                             .padded(Gap::Large, Gap::Small));
    }

  private:
    /// Cards, symbols or tokens that are asked for.
    int number() const {
        return price_.cards > 0 ? price_.cards : price_.fameTokens > 0 ? price_.fameTokens : price_.total;
    }
    int worthOf(Card card) const { return price_.cards > 0 ? 1 : table_.rules.cards[card].symbols; }
    int missingSymbols() const {
        int missing = number() - now_.given;
        for (Card card = 0; card < symbolKinds; ++card) missing -= now_.paid[card] * worthOf(card);
        return std::max(0, missing);
    }
    /// The symbols asked for that no card given so far shows, Beowulf aside; empty where any card will do.
    std::vector<Symbol> openSymbols() const {
        std::vector<Symbol> open;
        for (int i = 0; i < plainSymbols; ++i) {
            int count = price_.symbols[static_cast<std::size_t>(i)];
            for (Card card = 0; card < symbolKinds; ++card)
                if (table_.rules.cards[card].symbol == static_cast<Symbol>(i))
                    count -= now_.paid[card] * table_.rules.cards[card].symbols;
            for (; count > 0; --count) open.push_back(static_cast<Symbol>(i));
        }
        return open;
    }

    Boxes given() const {
        Boxes places;
        for (Card card = 0; card < symbolKinds; ++card)
            for (int i = 0; i < now_.paid[card]; ++i) {
                Box box = bidCard(card, cardHeight);
                if (now_.phase == Phase::Pay) box = laidOut(box, static_cast<int>(places.size()), cardName(card));
                if (now_.phase == Phase::Bless && i == 0)
                    box = box.spot(spotOf(table_.rules, lyingZone, card, now_.paid[card]));
                places.push_back(box.align(Qt::AlignVCenter));
            }
        for (int i = 1; i <= now_.given; ++i) {
            const bool isLast = i == now_.given;
            Box box = tokenTile(isLast ? now_.lastGiven : Token{unknownSquare}, 1, tokenSize);
            if (isLast && now_.phase == Phase::Give) box = laidOut(box, 0, tokenName(now_.lastGiven));
            places.push_back(box.align(Qt::AlignVCenter));
        }
        return places;
    }
    /// What the viewer gives can be taken back until all is given.
    Box laidOut(const Box& box, int ordinal, const QString& name) const {
        if (now_.mover != table_.viewer) return box;
        return box.spot(laidSpot(ordinal), ui::laidOutName(name), ui::laidOutRule());
    }
    Box socket(std::size_t place, const std::vector<Symbol>& open) const {
        const Box frame =
            ui::socket(price_.fameTokens > 0 ? QSizeF(tokenSize, tokenSize) : QSizeF(cardHeight * .75, cardHeight), 6);
        if (place >= open.size()) return frame;
        // Pale, or it would look as if it was paid.
        return ui::stack({frame, symbolDisc(open[place], cardHeight * .54).faded(.4)});
    }

    static constexpr double cardHeight = 132;
    static constexpr double tokenSize = 100;
    const ShownTable& table_;
    const State& now_;
    const Price& price_;
};

// Recovery.

Box openCards(const ShownTable& table) {
    Boxes cards;
    for (Card card = 0; card < activityKinds; ++card) {
        const int count = table.now.display[card];
        if (count == 0) continue;
        const game::Spot spot = spotOf(table.rules, openZone, card, count);
        cards.push_back(handCard(table.rules, card, count, 160).piece(spot.id).spot(spot).align(Qt::AlignVCenter));
    }
    return ui::panel(
        ui::column({title(Caption::OpenCards), ui::oneOf({ui::row(cards, Gap::Medium), ui::flow(cards, Gap::Medium)})})
            .padded(Gap::Large, Gap::Medium));
}

// Selection.

Box options(const ShownTable& table) {
    Boxes lines;
    for (const Offer& offer : table.rules.selection)
        lines.push_back(ui::row({sign(gainSign(offer.gain), 36),
                                 ui::text(gainName(offer.gain, table.rules), {Type::Value}).stretchX()},
                                Gap::Large)
                            .height(22, 48));
    return tablePanel(std::move(lines));
}

// All.

/// Seats from the first one on, with a tick on those that have decided.
Box order(const ShownTable& table) {
    Boxes cells;
    for (const Seat seat : table.fromFirst()) {
        const Part part = table.partOf(seat);
        const bool isMover = part == Part::Moves;
        const Box name =
            ui::text(table.name(seat), {.type = Type::Value, .tone = isMover ? Tone::Night : Tone::Ink, .wraps = true});
        // The tick is optional, as the gold cell of the mover also shows who has decided.
        const Box tick = part == Part::Decided ? ui::drawn({22, 22}, drawTick).firmX().optional() : Box();
        const Box cell =
            ui::row({ui::mark(seat, 24).firmX(), name.stretchX(), tick}, Gap::Medium).padded(Gap::Medium, Gap::Hair);
        cells.push_back((isMover ? cell.on({Tone::Gold, Tone::Ink, 2, 8}) : cell)
                            .spot(rowSpot(seat), table.name(seat), partWords(part)));
    }
    const int count = static_cast<int>(cells.size());
    return ui::panel(ui::grid(count, std::move(cells), Gap::Small).padded(Gap::Small));
}

Box content(const ShownTable& table) {
    switch (table.episode.kind) {
    case EpisodeKind::Risk: return odds(table);
    case EpisodeKind::Opportunity: return Exchange(table).box();
    case EpisodeKind::Recovery: return openCards(table);
    case EpisodeKind::Selection: return options(table);
    default: return ui::spring();
    }
}

}

void drawMinor(Canvas& canvas, const ShownTable& table) {
    ui::column({content(table), order(table).height(40, 62)}, Gap::Medium).draw(canvas, table.places.rows());
}

}
