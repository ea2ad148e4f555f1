// SPDX-License-Identifier: GPL-3.0-or-later
// What lies before a seat, large: hand, figures on the board with what they score, and those still to be placed.
#include "rules/spaces.h"
#include "ui/surroundings.h"
#include "view/parts.h"
#include "view/pieces.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"

namespace heorot::movie {

namespace {

class OpenedSeat {
  public:
    OpenedSeat(const ShownTable& table, Seat seat) : table_(table), seat_(seat) {}

    Box box() const {
        const bool isViewer = seat_ == table_.viewer && ui::isReader(table_.seating, seat_);
        return ui::column(
            {part(isViewer ? captionWords(Caption::YourHand) : handOf(table_.name(seat_)), hand()),
             table_.now.figureSpaces[seat_] == 0 ? Box() : part(captionWords(Caption::Placed), placed()).stretchY(2),
             part(captionWords(Caption::StillToPlace), left()).stretchY()},
            Gap::Small);
    }

  private:
    static Box part(const QString& title, const Box& content) {
        return ui::column({ui::text(title, {.type = Type::Title, .bold = true, .whole = true}), ui::rule(), content},
                          Gap::Small);
    }
    static Box words(const QString& text, bool bold = false) {
        return ui::text(text, {.type = Type::Body, .bold = bold, .wraps = true});
    }

    /// The name over what it does, where that has room.
    static Box explained(const QString& name, const QString& rule, const Box& under = {}) {
        const Box text = ui::text(rule, {.type = Type::Caption, .tone = Tone::SecondInk, .wraps = true, .whole = true});
        return ui::oneOf({ui::column({words(name, true), under, text}, Gap::Hair).align(Qt::AlignVCenter),
                          ui::column({words(name, true), under}, Gap::Hair).align(Qt::AlignVCenter)})
            .stretchX();
    }

    Box hand() const {
        Boxes boxes;
        const Hand& tiles = table_.now.hands[seat_];
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const Tile tile = tiles[i];
            const auto draw = [&rules = table_.rules, tile](Canvas& canvas, const QRectF& area) {
                drawFaceOrBack(canvas, rules, tile, area);
            };
            game::Spot spot{QStringLiteral("tile/%1").arg(i),
                            {},
                            game::Shape::Rect,
                            tileCaption(table_.rules, tile),
                            tileRule(table_.rules, tile)};
            spot.isUnsure = !tileOrigin(table_.rules, tile).isEmpty();
            boxes.push_back(
                ui::row({ui::drawn({84, 84}, draw, .6), explained(spot.name, spot.description)}, Gap::Medium)
                    .spot(spot));
        }
        while (boxes.size() < 3) boxes.push_back(ui::space(0));
        return ui::grid(3, std::move(boxes), Gap::Large);
    }

    Box placed() const {
        Boxes boxes;
        eachSpace(table_.now.figureSpaces[seat_], [&](std::uint8_t n) {
            const Space space = table_.board.place[n];
            boxes.push_back(figureOn(explainFigure(table_.rules, table_.now, space)));
        });
        return ui::flow(std::move(boxes), Gap::Medium);
    }
    /// The figure with its diamonds, where it stands, and how its points come about.
    Box figureOn(const FigureScore& score) const {
        const auto draw = [&rules = table_.rules, score](Canvas& canvas, const QRectF& area) {
            drawFigure(canvas, rules, score.seat, score.figure, score.horns, area);
        };
        game::Spot spot{QStringLiteral("figure/") + spaceText(score.space),
                        {},
                        game::Shape::Rect,
                        figureAt(score.figure, score.space),
                        placedWords(score.figure, spaceText(score.space), score.points())};
        spot.thing = figureName(score.figure);
        const Box sum = ui::text(sumWords(score.rowSum + score.columnSum, score.diamonds + score.horns),
                                 {.type = Type::Caption, .tone = Tone::SecondInk, .whole = true});
        const Box name = words(spot.name, true);
        return ui::row({ui::drawn({64, 64}, draw, .6), ui::oneOf({ui::column({name, sum}, Gap::None), name}).stretchX(),
                        ui::numeral(plainNumber(score.points()), 36).firmX()},
                       Gap::Medium)
            .padded(Gap::Medium, Gap::Small)
            .on({Tone::Field, Tone::Line, 2, 6})
            .width(230, 330)
            .height(58, 80)
            .spot(spot);
    }

    Box left() const {
        Boxes boxes;
        for (int kind = 0; kind < figureKinds; ++kind) {
            const auto figure = static_cast<Figure>(kind);
            const int count = table_.now.figures[seat_][static_cast<std::size_t>(kind)];
            const auto draw = [&rules = table_.rules, seat = seat_, figure](Canvas& canvas, const QRectF& area) {
                drawFigure(canvas, rules, seat, figure, 0, area);
            };
            game::Spot spot{QStringLiteral("left/%1").arg(kind),
                            {},
                            game::Shape::Rect,
                            figureCount(figure, count),
                            figureRule(table_.rules, figure)};
            spot.thing = figureName(figure);
            boxes.push_back(ui::row({ui::drawn({84, 84}, draw, .6).faded(count == 0 ? .4 : 1),
                                     explained(figureName(figure), spot.description, ui::caption(leftWords(count)))},
                                    Gap::Medium)
                                .spot(spot));
        }
        return ui::grid(2, std::move(boxes), Gap::Medium);
    }

    const ShownTable& table_;
    const Seat seat_;
};

}

Box openedSeat(const ShownTable& table, Seat seat) {
    return OpenedSeat(table, seat).box();
}

}
