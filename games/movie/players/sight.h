// SPDX-License-Identifier: GPL-3.0-or-later
// What every space sees, from one walk over the board: lines are added up once, up to edges and Gorges, and a space
// sees its row and its column.
#pragma once

#include "rules/spaces.h"

namespace heorot::movie {

/// What lies on a line, or on both lines through a space, in one number, so that lines can be added.
class Line {
  public:
    constexpr Line() = default;
    static constexpr Line tile(int value, bool isHorn, bool isTreachery) {
        return Line(static_cast<std::int64_t>(value) * (std::int64_t{1} << sumAt) + (std::int64_t{isHorn} << hornsAt) +
                    (std::int64_t{isTreachery} << treacheriesAt));
    }
    static constexpr Line open() { return Line(std::int64_t{1} << openAt); }
    static constexpr Line figure(Seat seat, int diamonds) { return Line(std::int64_t{diamonds} << 8 * seat); }

    /// The values of the tiles.
    constexpr int sum() const { return static_cast<int>(bits_ >> sumAt); }
    constexpr int horns() const { return field(hornsAt, 8); }
    constexpr int openSpaces() const { return field(openAt, 5); }
    constexpr bool isBetrayed() const { return field(treacheriesAt, 3) != 0; }
    /// Of the figures of a seat, without Horns.
    constexpr int diamonds(Seat seat) const { return field(8 * seat, 8); }

    constexpr Line operator+(Line other) const { return Line(bits_ + other.bits_); }
    constexpr Line& operator+=(Line other) {
        bits_ += other.bits_;
        return *this;
    }

  private:
    static constexpr int hornsAt = 32;
    static constexpr int openAt = 40;
    static constexpr int treacheriesAt = 45;
    static constexpr int sumAt = 48;

    constexpr explicit Line(std::int64_t bits) : bits_(bits) {}
    constexpr int field(int at, int width) const {
        return static_cast<int>(static_cast<std::uint64_t>(bits_) >> at & ((1U << width) - 1));
    }

    std::int64_t bits_ = 0;
};

class Sight {
  public:
    Sight(const Rules& rules, const State& state);

    /// Of the row and column of a space, including what lies on the space, twice.
    Line from(std::uint8_t number) const { return lines_[row_[number]] + lines_[column_[number]]; }
    /// Points of the figures on the board if the act ended now, as pointsOnBoard.
    PerSeat<int> pointsOnBoard(const Rules& rules, const State& state) const;

  private:
    static constexpr std::size_t mostLines = 2 * maxSpaces;

    void turnTiles(const Rules& rules, const State& state);

    std::array<std::uint8_t, maxSpaces> row_;
    std::array<std::uint8_t, maxSpaces> column_;
    std::array<Line, mostLines> lines_;
};

}
