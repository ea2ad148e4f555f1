// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/geometry.h"

#include <algorithm>
#include <cmath>

namespace heorot::movie {

namespace {

/// Rows of bricks, and bricks in a row: the diagonals of the mask.
constexpr int brickRows = 5;
constexpr int brickColumns = 10;

/// Height of a line of text to its size.
constexpr double line = 1.2;

/// For letters and numbers.
double gutterText(const game::Look& look) {
    return std::ceil((look.compact() ? 12 : 18) * line);
}

/// A board with holes in its mask is one that is turned.
bool isTurned(const Board& board) {
    return board.spaces < board.rows * board.columns;
}
double across(const Board& board) {
    return isTurned(board) ? brickColumns + .5 : board.columns;
}
int down(const Board& board) {
    return isTurned(board) ? brickRows : board.rows;
}

}

double Geometry::aspect(const Board& board) {
    // The frame is as wide on each side as two fifths of a space; a name takes a quarter of its space's height.
    const double names = isTurned(board) ? .25 * brickRows : 0;
    return (across(board) + .9) / (down(board) + names + .9);
}

Geometry::Geometry(const Board& board, const QRectF& room, const game::Look& look)
    : board_(board), plait_(look.compact() ? 12 : 24), gutter_(rim + gutterText(look)), gap_(look.compact() ? 4 : 8),
      slanted_(isTurned(board)) {
    const double border = 2 * (plait_ + gutter_);
    const double wide = across(board);
    const int high = down(board);
    const auto forWidth = (room.width() - border - gap_ * (std::ceil(wide) - 1)) / wide;
    const auto forHeight = [&] { return (room.height() - border - gap_ * (high - 1)) / high - names_; };
    if (slanted_) {
        // Names as large as captions where the width binds; else as small as can be read, so that spaces stay large.
        const double least = std::ceil(look.floor() * line);
        names_ = std::clamp(std::floor(forHeight() - forWidth), least,
                            std::max(least, std::ceil(look.pixels(game::Type::Caption) * line)));
    }
    cell_ = std::floor(std::min(forWidth, forHeight()));
    const QSizeF size(wide * (cell_ + gap_) - gap_ + border, high * (cell_ + gap_ + names_) - gap_ + border);
    outer_ = QRectF(room.center().x() - size.width() / 2, room.top(), size.width(), size.height());
    outer_.moveLeft(std::round(outer_.left()));
    outer_.moveTop(std::round(room.center().y() - size.height() / 2));
}

QRectF Geometry::nameOf(Space space) const {
    if (!slanted_) return {};
    const QRectF area = this->space(space);
    return {area.left(), area.bottom(), area.width(), names_};
}

QRectF Geometry::space(Space space) const {
    const double step = cell_ + gap_;
    double x = columnOf(space);
    double y = rowOf(space);
    if (slanted_) {
        // Along the diagonal to the right; across it, up to the right is one column on.
        x = (rowOf(space) + columnOf(space) - 2) / 2.0;
        y = 2 - (columnOf(space) - rowOf(space));
    }
    const QPointF origin = field().topLeft();
    return {origin.x() + x * step, origin.y() + y * (step + names_), cell_, cell_};
}

std::vector<Geometry::Label> Geometry::labels() const {
    return slanted_ ? slantedLabels() : straightLabels();
}

/// The place in the gutter or beside a space where its label stands.
QRectF Geometry::besides(Space at, int across, int down) const {
    const QRectF space = this->space(at);
    const double text = gutter_ - rim;
    const double width = across == 0 ? cell_ : text;
    const double height = down == 0 ? cell_ : text;
    const double x = across == 0 ? space.left() : across < 0 ? space.left() - gutter_ : space.right() + rim;
    const double y = down == 0 ? space.top() : down < 0 ? space.top() - gutter_ : space.bottom() + names_ + rim;
    return {x, y, width, height};
}

/// Where a slanting row that begins at the short edge would begin one step before: half a space of wood.
QRectF Geometry::halfBrick(Space at) const {
    const QRectF space = this->space(at);
    const double half = (cell_ - gap_) / 2;
    return {space.left(), space.bottom() + names_ + gap_, half, cell_};
}

std::vector<Geometry::Label> Geometry::straightLabels() const {
    std::vector<Label> labels;
    for (int column = 0; column < board_.columns; ++column) {
        const QString letter(QChar(u'a' + column));
        const Space top = spaceAt(0, column);
        const Space bottom = spaceAt(board_.rows - 1, column);
        labels.push_back({besides(top, 0, -1), letter, false, column, top});
        labels.push_back({besides(bottom, 0, 1), letter, false, column, bottom});
    }
    for (int row = 0; row < board_.rows; ++row) {
        const QString number = QString::number(row + 1);
        const Space left = spaceAt(row, 0);
        const Space right = spaceAt(row, board_.columns - 1);
        labels.push_back({besides(left, -1, 0), number, true, row, left});
        labels.push_back({besides(right, 1, 0), number, true, row, right});
    }
    return labels;
}

std::vector<Geometry::Label> Geometry::slantedLabels() const {
    std::vector<Label> labels;
    for (std::uint8_t n = 0; n < board_.spaces; ++n) {
        const Space at = board_.place[n];
        const int height = columnOf(at) - rowOf(at);
        const bool startsRow = board_.next[n][Board::Left] == Board::none;
        const bool startsColumn = board_.next[n][Board::Up] == Board::none;
        // A line begins at the long edge, or at the short one to the left. There the letter of the column stands on
        // parchment and the number of the row on the wood that the row comes from, so that they are not read as one.
        if (startsRow && height == -2)
            labels.push_back({besides(at, 0, 1), QString::number(rowOf(at) + 1), true, rowOf(at), at});
        else if (startsRow)
            labels.push_back({halfBrick(at), QString::number(rowOf(at) + 1), true, rowOf(at), at, true});
        const QString letter(QChar(u'a' + columnOf(at)));
        if (startsColumn && height == 2)
            labels.push_back({besides(at, 0, -1), letter, false, columnOf(at), at});
        else if (startsColumn)
            labels.push_back({besides(at, -1, 0), letter, false, columnOf(at), at});
    }
    return labels;
}

}
