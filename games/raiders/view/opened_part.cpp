// SPDX-License-Identifier: GPL-3.0-or-later
// What lies before a seat, large: markers and points in words, the longship, Prophecies with what each counts.
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/panel.h"
#include "words/points.h"

#include "rules/score.h"

namespace heorot::raiders {

namespace {

using ui::Box;
using ui::Boxes;
using ui::Gap;

class Opened {
  public:
    Opened(const ShownTable& table, Seat seat) : table_(table), seat_(seat), ship_(table.now.ships[seat]) {}

    Box box() const {
        const Box ship = shipBox(table_, seat_);
        // Names of more would be too small on the compact table.
        constexpr std::size_t mostNamed = 8;
        const bool hasRoom = propheciesOf(ship_).size() <= mostNamed;
        const Box large = ship.height(300, 480).stretchY();
        const Told last = hasRoom ? Told::Named : Told::Alone;
        return ui::oneOf({ui::column({points(Cells::InWords), large, prophecies(Told::WithRule)}, Gap::Medium),
                          ui::column({points(Cells::InWords), large, prophecies(Told::Named)}, Gap::Medium),
                          ui::column({points(Cells::InWords), ship.height(200, 480).stretchY(), prophecies(last)}),
                          ui::column({points(Cells::InNumbers), ship.stretchY(), prophecies(last)}, Gap::Hair),
                          ui::column({points(Cells::InNumbers), ship.stretchY(), prophecies(Told::Alone)}, Gap::Hair)});
    }

  private:
    /// How the parts of the points are told.
    enum class Cells : std::uint8_t { InWords, InNumbers };
    /// How Prophecies are told.
    enum class Told : std::uint8_t { WithRule, Named, Alone };

    static Box strip(const Box& title, const Box& cells) {
        return ui::column({title, cells}).padded(Gap::Medium).on({Tone::Wood, Tone::Ink, 3, 10});
    }
    static Box heading(const QString& words) { return Label{words, Tone::OnDark, Type::Value, true}.box(false, true); }
    static Box caption(const QString& words) { return Label{words, Tone::SecondOnDark}.box(false, true).optional(); }

    /// Of the seat, with their names.
    Box markers() const {
        Boxes boxes;
        const auto add = [&](Marker marker, const char* picture, double opacity) {
            const QString words = markerText(marker);
            boxes.push_back(
                ui::row({art(QLatin1StringView(picture), 26).faded(opacity), caption(words)}, Gap::Hair)
                    .spot(QStringLiteral("marker/%1").arg(static_cast<int>(marker)), words, markerRule(marker)));
        };
        const State& state = table_.now;
        if (state.starter == seat_) add(Marker::Start, "start-player", 1);
        if (nextLeader(table_.rules, state) == seat_) add(Marker::NextStart, "start-player", .5);
        if (state.honor == seat_) add(Marker::Honor, "honor-ship", 1);
        return ui::row(std::move(boxes), Gap::Large);
    }

    /// A picture, its name, how many there are, and what they bring.
    struct Cell {
        QString art;
        QString name;
        std::optional<int> count;
        std::optional<int> glory;
        QString rule;
        bool isUnsure = false;
    };

    static Box cellBox(const Cell& cell, int place, Cells form) {
        const Box count = Label{cell.count ? timesText(*cell.count) : QString(), Tone::Ink, Type::Caption, true}
                              .box(false, false)
                              .optional();
        const Tone tone = !cell.glory || *cell.glory == 0 ? Tone::SecondInk : *cell.glory < 0 ? Tone::Loss : Tone::Gain;
        const bool inWords = form == Cells::InWords;
        const auto worthOf = [&](QString (*text)(int)) { return cell.glory ? text(*cell.glory) : QString(); };
        const Box glory =
            Label{worthOf(inWords ? signedGlory : signedText), tone, Type::Caption, true}.box(false, false);
        const Box name = Label{cell.name}.box(false, false).stretchX();
        const Box words = inWords ? ui::column({ui::row({name, count}, Gap::Small), glory}, Gap::None)
                                  : ui::row({count, glory, ui::spring()}, Gap::Small);
        return ui::row({sign(cell.art, 34), words.align(Qt::AlignVCenter).stretchX()})
            .padded(Gap::Hair)
            .on({Tone::Field, Tone::Ink, 1, 3})
            .spot({QStringLiteral("points/%1").arg(place),
                   {},
                   game::Shape::Rect,
                   cell.count ? pileName(cell.name, *cell.count, cell.glory.value_or(0))
                              : pileTrack(cell.name, cell.glory.value_or(0)),
                   cell.rule,
                   false,
                   cell.isUnsure,
                   cell.name});
    }

    QString spoilRuleOf(KeepId card) const {
        return spoilRule(table_.rules, spoilOfKeep(card), table_.now.runicTerror);
    }
    Cell setCell(const PointsPart& part, KeepId card) const {
        const SpoilId spoil = spoilOfKeep(card);
        return {spoilArt(spoil), part.name,         part.count,
                part.glory,      spoilRuleOf(card), !spoilOrigin(table_.rules, spoil).isEmpty()};
    }
    Cell pawnCell(const PointsPart& part, Pawn pawn) const {
        return {pawnArt(pawn), part.name, part.count, part.glory, pawnRule(table_.rules, pawn)};
    }
    Cell cellOf(const PointsPart& part) const {
        const auto plain = [&](const char* picture, const QString& rule) {
            return Cell{QLatin1StringView(picture), part.name, part.count, part.glory, rule};
        };
        const auto keep = [](KeepCard card) { return static_cast<KeepId>(card); };
        switch (part.source) {
        case ScoreSource::Terror: return plain("terror", terrorRule(table_.rules));
        case ScoreSource::Artifacts: return plain("card-artifact", artifactsRule(ship_));
        case ScoreSource::Treasures: return setCell(part, keep(KeepCard::Treasure));
        case ScoreSource::Art: return setCell(part, keep(KeepCard::Art));
        case ScoreSource::Armor: return setCell(part, keep(KeepCard::Armor));
        case ScoreSource::Tapestries: return setCell(part, keep(KeepCard::TapestryDearg));
        case ScoreSource::Farms: return pawnCell(part, Pawn::Farm);
        case ScoreSource::Walls: return pawnCell(part, Pawn::Wall);
        case ScoreSource::Bastions: return pawnCell(part, Pawn::Bastion);
        case ScoreSource::Prophecies: return plain("card-prophecy", propheciesRule(table_.texts(), seat_));
        default: return plain("glory", trackRule());
        }
    }

    /// All parts of the points, which add up to the sum beside the title, then what has been scored already.
    Box points(Cells form) const {
        std::vector<Cell> cells;
        for (const PointsPart& part : pointsParts(table_.texts(), seat_)) cells.push_back(cellOf(part));
        const auto scored = [&](const char* picture, Caption name, const auto& counts, const QString& rule) {
            int count = 0;
            for (const int each : counts) count += each;
            if (count > 0) cells.push_back({QLatin1StringView(picture), captionText(name), count, {}, rule});
        };
        scored("location-subdue", Caption::Territories, ship_.tiles, territoriesRule(ship_));
        scored("location-sea", Caption::SeaWins, ship_.battles, battlesRule(ship_));
        scored("card-reaver", Caption::ReaversInPile, ship_.reavers, reaversRule(ship_));
        Boxes boxes;
        for (const Cell& cell : cells) boxes.push_back(cellBox(cell, static_cast<int>(boxes.size()), form));
        const Box title = ui::row({heading(captionText(Caption::Points)), markers(), ui::spring(),
                                   caption(captionText(Caption::IfEnded)), heading(pointsTotal(table_.texts(), seat_))},
                                  Gap::Large);
        return strip(title, inTwoLines(std::move(boxes)).height(form == Cells::InWords ? 104 : 64, 116));
    }

    Box prophecy(ProphecyId card, int count, Told told) const {
        const int worth = prophecyGlory(table_.rules, table_.now, seat_, card);
        const Label name{breakable(prophecyText(card)), Tone::Ink, Type::Caption, true};
        const Box rule = told == Told::WithRule
                             ? Label{prophecyState(table_.texts(), seat_, card), Tone::SecondInk}.box(true, true)
                             : Box();
        const Box words = told == Told::Alone
                              ? ui::spring()
                              : ui::column({name.box(true, told == Told::WithRule), rule}, Gap::None).stretchX();
        const Box times = count < 2 ? Box() : Label{timesText(count), Tone::Ink}.box(false, true);
        return stripCard(prophecyFace(card), 52,
                         ui::row({words, times, medal(QStringLiteral("worth"), worth * count, 34, Tone::Night)}),
                         Tone::Panel)
            .spot(prophecySpot(card), prophecyName(prophecyText(card), count, worth), prophecyRule(table_.rules, card),
                  !prophecyOrigin(table_.rules, card).isEmpty());
    }

    static Box back(int hidden) {
        const Box picture = ui::drawn({52, 52 * 1.4}, [](Canvas& canvas, const QRectF& area) {
            canvas.art(area, QStringLiteral("raiders/back-prophecy-small"));
        });
        return ui::row({picture, Label{hiddenText(hidden), Tone::Ink}.box(true, true).stretchX()})
            .padded(Gap::Hair)
            .on({Tone::Panel, Tone::Ink, 2, 4})
            .spot(QStringLiteral("prophecy/hidden"), hiddenText(hidden), captionText(Caption::Secret));
    }

    /// Those that the reader knows, each with its state, then the others.
    Box prophecies(Told told) const {
        Boxes boxes;
        for (const auto& [card, count] : propheciesOf(ship_)) boxes.push_back(prophecy(card, count, told));
        if (const int hidden = hiddenProphecies(ship_); hidden > 0) boxes.push_back(back(hidden));
        if (boxes.empty()) return {};
        // Few cards are not stretched from side to side.
        constexpr int fewest = 4;
        const int inALine = std::max(fewest, static_cast<int>(boxes.size() + 1) / 2);
        while (boxes.size() < fewest) boxes.emplace_back();
        const bool isOneLine = boxes.size() <= static_cast<std::size_t>(inALine);
        const double least = told == Told::WithRule ? 58 : 40;
        const double most = told == Told::WithRule ? 72 : 56;
        const Box cells = ui::grid(inALine, std::move(boxes));
        return strip(heading(captionText(Caption::Prophecies)),
                     cells.height(isOneLine ? least : 2 * least, isOneLine ? most : 2 * most));
    }

    const ShownTable& table_;
    const Seat seat_;
    const Ship& ship_;
};

}

Box openedBox(const ShownTable& table, Seat seat) {
    return Opened(table, seat).box();
}

}
