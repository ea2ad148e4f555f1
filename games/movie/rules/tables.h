// SPDX-License-Identifier: GPL-3.0-or-later
// The immutable tables of the game, read once from movie.yaml and shared by reference.
#pragma once

#include "rules/names.h"
#include "rules/terms.h"

#include "data/confidence.h"
#include "record/data_source.h"
#include "record/sources.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace heorot::movie {

using data::Confidence;

struct TileKind {
    std::uint8_t act = 0;
    /// -6 .. 6; above 0 a boon, below 0 a peril.
    std::int8_t value = 0;
    Ability ability = Ability::None;
    /// Saga points for a cashed Treasure, else 0.
    std::uint8_t treasure = 0;
    /// How many of this kind are in the box.
    std::uint8_t count = 0;
    Confidence confidence = Confidence::Reconstructed;
    /// In notation: `I+1treasure5`.
    std::string name;
};

/// One of the boards. Spaces are numbered row by row; a hole in the mask ends rows and columns like the edge.
struct Board {
    static constexpr std::uint8_t none = 0xFF;
    enum Direction : std::uint8_t { Left, Right, Up, Down };

    std::string id;
    Confidence confidence = Confidence::Reconstructed;
    int rows = 0;
    int columns = 0;
    int spaces = 0;
    /// From the number of a space to its coordinates, and back (`none` if the board has no such space).
    std::array<Space, maxSpaces> place{};
    std::array<std::uint8_t, 256> number{};
    /// The next space in each direction, or `none`.
    std::array<std::array<std::uint8_t, 4>, maxSpaces> next{};
    /// The orthogonal neighbors as a bit per space number.
    std::array<std::uint64_t, maxSpaces> neighbors{};
    /// Spaces with a printed Gorge, and the others, as bits.
    std::uint64_t gorges = 0;
    std::uint64_t open = 0;
};

struct FigureKind {
    std::uint8_t diamonds = 0;
    std::uint8_t count = 0;
    /// Whether it returns to its owner when an act is scored.
    bool returns = false;
};

/// The boards by use: one for act I, one for act II, two for act III.
inline constexpr int boardCount = 4;
inline constexpr int rectangleBoard = 3;

struct Rules {
    int startPoints = 0;
    int startHand = 0;
    std::array<FigureKind, figureKinds> figures{};
    std::vector<TileKind> tiles;
    std::array<Board, boardCount> boards{};
    /// The tiles of act `a` are the kinds firstKind[a] .. firstKind[a + 1] - 1; its pool has the entries firstPlace[a]
    /// .. firstPlace[a + 1] - 1 of State::pool.
    std::array<std::uint8_t, acts + 1> firstKind{};
    std::array<std::uint8_t, acts + 1> firstPlace{};
    /// By cell, for fast scoring: 0 and None for empty cells and figures.
    std::array<std::int8_t, 256> cellValue{};
    std::array<Ability, 256> cellAbility{};
    /// Tile kinds: `I+6`, `II-3drunkenness`, `III+0horn`; unknown ones `I?`. Then those of each act: its pool refuses
    /// other tiles.
    record::NameList tileNames;
    std::array<record::NameList, acts> actTiles;
    std::vector<record::SourceSpec> sources;

    const TileKind& tile(Tile kind) const { return tiles[kind]; }
    int poolSize(int act) const { return firstPlace[act + 1] - firstPlace[act]; }
};

/// Reads and checks movie.yaml. Throws record::FileError with file, line and sentence.
std::shared_ptr<const Rules> loadRules(record::DataSource& data);

}
