// SPDX-License-Identifier: GPL-3.0-or-later
// A panel for each seat: name and backs of the hand, points now and on the board, figures placed and left, who plays.
#include "language/sentences.h"
#include "rules/spaces.h"
#include "ui/player_tip.h"
#include "view/parts.h"
#include "view/pieces.h"
#include "words/captions.h"

namespace heorot::movie {

namespace {

/// What is on one chip: a figure with its space, or several of a kind.
struct Chip {
    Figure figure;
    QString where;
    int points;
    int before;
};

/// Figures on the board, with their points after the pointed action if there is one; while an act is scored, those of
/// the figure that is scored are new.
std::vector<Chip> chipsOf(const ShownTable& table, Seat seat) {
    const State& shown = table.then ? *table.then : table.now;
    const auto scored = table.scoring ? table.pointedFigure() : std::nullopt;
    std::vector<Chip> chips;
    eachSpace(shown.figureSpaces[seat], [&](std::uint8_t n) {
        const Space space = table.board.place[n];
        const int points = explainFigure(table.rules, shown, space).points();
        const Change* change = table.then ? table.changeOf(space) : nullptr;
        const int before = change ? change->pointsBefore() : scored == space ? points - table.scoring->points : points;
        chips.push_back({figureOf(shown.cells[n]), spaceText(space), points, before});
    });
    return chips;
}

/// One chip a kind.
std::vector<Chip> byKind(const std::vector<Chip>& all) {
    std::vector<Chip> kinds;
    for (int kind = 0; kind < figureKinds; ++kind) {
        Chip sum{static_cast<Figure>(kind), {}, 0, 0};
        int count = 0;
        for (const Chip& chip : all)
            if (chip.figure == sum.figure) {
                ++count;
                sum.points += chip.points;
                sum.before += chip.before;
            }
        sum.where = timesWords(count);
        if (count > 0) kinds.push_back(sum);
    }
    return kinds;
}

Box chipBox(const Chip& chip, Seat seat) {
    const int change = chip.points - chip.before;
    const Tone tone = change > 0 ? Tone::Gain : change < 0 ? Tone::Loss : Tone::Ink;
    Boxes boxes{ui::picture(figureArt(chip.figure), 30, Tone::Ink, seat), ui::caption(chip.where).optional(),
                ui::spring()};
    if (change != 0) boxes.push_back(triangle(change, 12, tone).optional(2));
    boxes.push_back(
        ui::text(plainNumber(chip.points), {.type = Type::Value, .tone = tone, .bold = true, .whole = true}));
    return ui::row(std::move(boxes), Gap::Small)
        .padded(Gap::Small, Gap::Hair)
        .on({Tone::Field, change == 0 ? Tone::Line : tone, 2, 6});
}

class Panel {
  public:
    Panel(const ShownTable& table, Seat seat) : table_(table), seat_(seat), chips_(chipsOf(table, seat)) {}

    Box box(bool hasCaptions) const {
        const int has = points(table_.rules, table_.now, seat_);
        const QString name = table_.name(seat_);
        return ui::seatPanel(seat_, isMover(),
                             ui::oneOf({rows(hasCaptions, chips_), rows(hasCaptions, byKind(chips_))}))
            .spot(seatSpot(seat_),
                  table_.scoring ? panelWords(name, has) : panelWords(name, has, table_.onBoard[seat_]),
                  language::joined({placedFigures(), ui::playerTip(table_.seating, seat_)}));
    }

  private:
    bool isMover() const { return table_.now.mover == seat_ || (table_.scoring && table_.scoring->seat == seat_); }

    /// Numbers, what is placed and what is left: each below its caption, or parted by lines.
    Box rows(bool hasCaptions, const std::vector<Chip>& chips) const {
        const auto part = [&](Caption caption, const Box& box) {
            if (!hasCaptions) return ui::column({ui::rule(), box});
            const Box line = ui::row(
                {ui::caption(captionWords(caption)), ui::rule().align(Qt::AlignVCenter).stretchX()}, Gap::Medium);
            return ui::column({line, box}, Gap::None);
        };
        const Box player = ui::playerLine(table_.seating, seat_, isMover() && !table_.scoring);
        return ui::column(
                   {ui::seatHeader({.seating = table_.seating, .seat = seat_, .signs = backs(), .saysPlayer = false}),
                    hasCaptions ? numbers() : ui::column({ui::rule(), briefNumbers()}),
                    part(Caption::Placed, placed(chips)).stretchY(), part(Caption::StillToPlace, left()), player},
                   Gap::Hair)
            .padded(Gap::None, Gap::Medium);
    }

    /// Of the hand, fanned, with the numeral on the last of each act.
    Boxes backs() const {
        constexpr double size = 32;
        constexpr double step = 20;
        std::array<int, acts> counts{};
        for (const Tile tile : table_.now.hands[seat_])
            ++counts.at(static_cast<std::size_t>(isUnknown(tile) ? tile - unknownOf(0) : table_.rules.tile(tile).act));
        Boxes boxes;
        for (int act = 0; act < acts; ++act) {
            const int count = counts.at(static_cast<std::size_t>(act));
            if (count == 0) continue;
            const auto draw = [act, count](Canvas& canvas, const QRectF& area) {
                const double edge = area.height();
                const double apart = count == 1 ? 0 : (area.width() - edge) / (count - 1);
                for (int i = 0; i < count; ++i)
                    (i + 1 == count ? drawBack : drawPlainBack)(
                        canvas, act, QRectF(area.left() + i * apart, area.top(), edge, edge));
            };
            // Never so small that the numeral could not be read.
            boxes.push_back(ui::drawn(QSizeF(size + step * (count - 1), size), draw, .95));
        }
        return boxes;
    }

    Box sagaPoints() const {
        const QString number = plainNumber(points(table_.rules, table_.now, seat_));
        return ui::row({ui::picture(QStringLiteral("movie/saga-coin"), 32),
                        ui::numeral(number, 34, Tone::Ink, Qt::AlignLeft | Qt::AlignVCenter).firmX().height(28, 34)});
    }
    /// At the end of an act the figures on the board have scored, or are about to.
    Box onBoardCaption() const {
        return ui::caption(captionWords(table_.scoring ? Caption::FromTheBoard : Caption::OnTheBoard));
    }
    /// Points on the board: now and after the pointed action, or only then.
    Box onBoard(bool hasBoth) const {
        const int now = table_.onBoard[seat_];
        const int then = table_.onBoardThen[seat_];
        const QString words = hasBoth && now != then ? beforeAfter(now, then) : plainNumber(then);
        return ui::text(words, {.type = Type::Value, .bold = true, .whole = true});
    }
    /// By the pointed action. What a scored figure adds stands on its chip: the points on the board already hold it.
    Box change() const {
        const int change = table_.onBoardThen[seat_] - table_.onBoard[seat_];
        return change == 0 ? Box() : changePill(change, table_.isReaders(seat_));
    }

    Box numbers() const {
        // Pointing at an action leaves all where it is.
        const Box values =
            ui::oneOf({ui::row({onBoard(true), change()}, Gap::Hair), ui::row({onBoard(false), change()}, Gap::Hair)})
                .width(table_.look.compact() ? 154 : 132, 158);
        return ui::row({ui::column({ui::caption(captionWords(Caption::SagaPoints)), sagaPoints()}, Gap::None),
                        ui::spring(), ui::column({onBoardCaption(), values.stretchY()}, Gap::None)});
    }
    /// What the second number is, in words where they have room, else as a picture.
    Box briefNumbers() const {
        const Box icon = ui::picture(QStringLiteral("movie/on-board"), 26);
        const auto with = [&](const Box& label, bool hasBoth) {
            return ui::row({ui::spring(), label, onBoard(hasBoth), change()}, Gap::Hair);
        };
        return ui::row({sagaPoints().firmX(), ui::oneOf({with(onBoardCaption(), true), with(icon, true), with({}, true),
                                                         with(icon, false), with({}, false)})
                                                  .stretchX()});
    }

    Box placed(const std::vector<Chip>& chips) const {
        if (chips.empty()) return ui::spring();
        Boxes boxes;
        for (const Chip& chip : chips) boxes.push_back(chipBox(chip, seat_));
        return ui::grid(2, std::move(boxes)).align(Qt::AlignTop);
    }
    QString placedFigures() const {
        QStringList sentences;
        for (const Chip& chip : chips_) sentences << placedWords(chip.figure, chip.where, chip.points);
        return sentences.join(QChar(u' '));
    }

    Box left() const {
        Boxes boxes;
        for (int kind = 0; kind < figureKinds; ++kind) {
            const int count = table_.now.figures[seat_][static_cast<std::size_t>(kind)];
            boxes.push_back(ui::row(
                {ui::picture(figureArt(static_cast<Figure>(kind)), 36, Tone::Ink, seat_).faded(count == 0 ? .4 : 1),
                 ui::text(plainNumber(count), {.type = Type::Caption,
                                               .tone = count == 0 ? Tone::SecondInk : Tone::Ink,
                                               .bold = true,
                                               .whole = true})},
                Gap::None));
        }
        return ui::grid(figureKinds, std::move(boxes), Gap::None);
    }

    const ShownTable& table_;
    const Seat seat_;
    const std::vector<Chip> chips_;
};

}

void drawSeats(Canvas& canvas, const ShownTable& table) {
    ui::drawAlike(canvas, table.frame.seats, 2, [&](int way) {
        Boxes panels;
        for (const Seat seat : table.order()) panels.push_back(Panel(table, seat).box(way == 0));
        return panels;
    });
}

}
