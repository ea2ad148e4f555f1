// SPDX-License-Identifier: GPL-3.0-or-later
// The strip below: what lies before the seat to move, Prophecies of who looks with their glory now, the Glory pile,
// pawns.
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/panel.h"

#include "rules/score.h"

#include <algorithm>
#include <cmath>

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

class Hand {
  public:
    Hand(const ShownTable& table, Seat seat) : table_(table), seat_(seat), ship_(table.now.ships[seat_]) {}

    /// Prophecies and pile keep their places and sizes; what is decided about lies between them.
    Box box() const {
        const Box pending = pendingBox(table_);
        const Box line = ui::filled([](Canvas& canvas, const QRectF& area) {
            canvas.framed(area, Tone::None, Tone::Gold, 1.5, 6).opacity = .7;
        });
        const Box all =
            ui::row({prophecies(), pending ? pending.stretchX() : ui::spring(), pile(!pending)}, Gap::Medium);
        return ui::stack({line.padded(Gap::Hair), all.padded(Gap::Medium).padded(Gap::Hair)})
            .on({Tone::Wood, Tone::Ink, 3, 10});
    }

  private:
    int worth(ProphecyId card) const { return prophecyGlory(table_.rules, table_.now, seat_, card); }
    int worthOfAll() const {
        int sum = 0;
        for (const auto& [card, count] : propheciesOf(ship_)) sum += count * worth(card);
        return sum;
    }

    static Box heading(const QString& words) { return Label{words, Tone::OnDark, Type::Value, true}.box(false, true); }

    /// Before what is not the reader's it is said whose it is.
    Box propheciesHeading() const {
        if (isReaders(table_, seat_)) return heading(captionText(Caption::Prophecies));
        return ui::row({ui::mark(seat_, 20), heading(table_.name(seat_)).narrow(120).optional()}, Gap::Small);
    }

    Box prophecies() const {
        const Box title = ui::row({propheciesHeading(), ui::spring(),
                                   Label{captionText(Caption::WorthNow), Tone::SecondOnDark}.box(false, true),
                                   heading(gloryText(worthOfAll()))},
                                  Gap::Medium)
                              .firmY();
        const auto known = propheciesOf(ship_);
        const int hidden = hiddenProphecies(ship_);
        const Cell cell = cellOf(known, hidden);
        Boxes boxes;
        for (const auto& [card, count] : known) boxes.push_back(prophecy(card, count, cell.named).width(cell.width));
        if (hidden > 0) boxes.push_back(back(hidden, cell.named).width(cell.width));
        return ui::column({title, inTwoLines(std::move(boxes)).stretchY()}).firmX();
    }

    struct Cell {
        bool named;
        double width;
    };

    /// Names for as many as leave half of the strip to the rest; once the game is over, all that the pile leaves.
    Cell cellOf(const std::vector<std::pair<ProphecyId, int>>& known, int hidden) const {
        const bool isLow = table_.look.compact();
        const double width = isLow ? 210 : 190;
        const double columns = std::ceil(static_cast<double>(known.size()) / 2 + (hidden > 0 ? .5 : 0));
        const double part = isOver(table_.now) ? .72 : .47;
        if (columns * width * (isLow ? .65 : 1) < table_.frame.hand.width() * part) return {true, width};
        const bool hasSeveral =
            std::any_of(known.begin(), known.end(), [](const auto& each) { return each.second > 1; });
        const double narrow = isLow ? 84 : 112;
        constexpr double times = 26;
        return {false, narrow + (hasSeveral ? times : 0)};
    }

    static Box back(int hidden, bool named) {
        const Box picture = ui::drawn({52, 52 * 1.4}, [](Canvas& canvas, const QRectF& area) {
            canvas.art(area, QStringLiteral("raiders/back-prophecy-small"));
        });
        const Label name{hiddenText(hidden), Tone::Ink};
        // Gold is for glory, and nobody else knows theirs.
        const Box count = named ? Box() : Label{timesText(hidden), Tone::Ink, Type::Caption, true}.box(false, true);
        return ui::row({picture, named ? name.box(true, true).stretchX() : ui::spring(), count})
            .padded(Gap::Hair)
            .on({Tone::Panel, Tone::Ink, 2, 4})
            .spot(QStringLiteral("prophecy/hidden"), hiddenText(hidden), captionText(Caption::Secret));
    }

    /// Picture, name, and glory now.
    Box prophecy(ProphecyId card, int count, bool named) const {
        const Label name{breakable(prophecyText(card)), Tone::Ink, Type::Caption, true};
        const Box times = count < 2 ? Box() : Label{timesText(count), Tone::Ink}.box(false, true);
        const Box glory = medal(QStringLiteral("worth"), worth(card) * count, 36, Tone::Night);
        const Box words = ui::row({named ? name.box(true, true).stretchX() : ui::spring(), times, glory});
        return stripCard(prophecyFace(card), 52, words, Tone::Panel)
            .spot(spotOfThing(prophecyText(card), prophecySpot(card),
                              prophecyName(prophecyText(card), count, worth(card)), prophecyRule(table_.rules, card),
                              !prophecyOrigin(table_.rules, card).isEmpty()));
    }

    struct Group {
        QString art;
        QString name;
        int count;
        int glory;
        QString rule;
        bool isPawn = false;
        bool isUnsure = false;
    };

    std::vector<Group> groups() const {
        const Rules& rules = table_.rules;
        std::vector<Group> list;
        for (const CardSet& set : setsOf(rules, ship_)) {
            const SpoilId spoil = spoilOfKeep(set.card);
            list.push_back({spoilArt(spoil), setText(set.card), set.count, set.glory,
                            spoilRule(rules, spoil, table_.now.runicTerror), false,
                            !spoilOrigin(rules, spoil).isEmpty()});
        }
        int battles = 0;
        for (const int count : ship_.battles) battles += count;
        list.push_back({QStringLiteral("location-sea"), captionText(Caption::SeaWins), battles, 0, battlesRule(ship_)});
        int tiles = 0;
        for (const int count : ship_.tiles) tiles += count;
        list.push_back(
            {QStringLiteral("location-subdue"), captionText(Caption::Territories), tiles, 0, territoriesRule(ship_)});
        int reavers = 0;
        for (const int count : ship_.reavers) reavers += count;
        list.push_back({QStringLiteral("card-reaver"), deckText(Deck::Reavers), reavers, 0, reaversRule(ship_)});
        for (int i = 0; i < pawnKinds; ++i) {
            const auto pawn = static_cast<Pawn>(i);
            list.push_back({pawnArt(pawn), pawnText(pawn), ship_.pawns[static_cast<std::size_t>(i)],
                            pawnGloryNow(rules, table_.now, seat_, pawn), pawnRule(rules, pawn), true});
        }
        return list;
    }

    /// Sets, tiles, cards and pawns that count; their names where nothing is decided about and there is room. What
    /// there is none of is left out, but pawns, whose majorities count.
    Box pile(bool mayName) const {
        std::vector<Group> list = groups();
        std::erase_if(list, [](const Group& group) { return group.count == 0 && !group.isPawn; });
        const auto cells = [&](bool named) {
            Boxes boxes;
            for (const Group& group : list)
                boxes.push_back(groupBox(group, QStringLiteral("pile/%1").arg(boxes.size()), named));
            return inTwoLines(std::move(boxes));
        };
        const Box plain = cells(false).firmX();
        return ui::column(
            {heading(captionText(Caption::GloryPile)), (mayName ? ui::oneOf({cells(true), plain}) : plain).stretchY()});
    }

    static Box groupBox(const Group& group, const QString& id, bool named) {
        const Box count = Label{timesText(group.count), Tone::Ink, Type::Caption, true}.box(false, false);
        const Label worth{group.glory == 0 ? QString() : signedText(group.glory), Tone::Gain, Type::Caption, true};
        const Box glory = worth.box(false, false);
        const Box name = named ? Label{breakable(group.name)}.box(true, true).stretchX() : Box();
        const Box face =
            ui::row({sign(group.art, 36), name, ui::column({count, glory}, Gap::None).align(Qt::AlignVCenter)});
        return face.padded(Gap::Hair)
            .on({Tone::Field, Tone::Ink, 1, 3})
            .spot(spotOfThing(group.name, id, pileName(group.name, group.count, group.glory), group.rule,
                              group.isUnsure));
    }

    const ShownTable& table_;
    const Seat seat_;
    const Ship& ship_;
};

}

Box handBox(const ShownTable& table) {
    return Hand(table, table.own()).box();
}

}
