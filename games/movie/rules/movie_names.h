// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces by name, for files and notation.
#pragma once

#include "record/describer.h"
#include "rules/terms.h"

#include <string>
#include <string_view>
#include <vector>

namespace heorot::movie {

/// Places on paper: `c4` is the third column of the fourth row. An empty name for noSpace.
std::string spaceName(Space space);
/// noSpace if the text names no place.
Space spaceOf(std::string_view name);

/// Tile kinds: `I+6`, `II-3drunkenness`, `III+0horn`; unknown ones `I?`.
class TileNames final : public record::PieceNames {
  public:
    TileNames() = default;
    explicit TileNames(std::vector<std::string> names) : names_(std::move(names)) {}
    std::string name(Tile tile) const override;
    std::optional<Tile> find(std::string_view name) const override;
    /// The names from kind `first` up to `last` - 1.
    std::vector<std::string> range(std::size_t first, std::size_t last) const;

  private:
    std::vector<std::string> names_;
};

/// The tile kinds of one act, so that a tile of another act is refused in its pool.
class ActTileNames final : public record::PieceNames {
  public:
    ActTileNames() = default;
    /// Kinds `first` up to `last` - 1 of `tiles`, which must outlive this.
    ActTileNames(const TileNames& tiles, Tile first, Tile last) : tiles_(&tiles), first_(first), last_(last) {}
    std::string name(Tile tile) const override { return tiles_->name(tile); }
    std::optional<Tile> find(std::string_view name) const override {
        const auto tile = tiles_->find(name);
        return tile && *tile >= first_ && *tile < last_ ? tile : std::nullopt;
    }

  private:
    const TileNames* tiles_ = nullptr;
    Tile first_ = 0;
    Tile last_ = 0;
};

/// Cells of the board: tiles as above, figures as `thane Sandra`.
class CellNames final : public record::PieceNames {
  public:
    CellNames(const TileNames& tiles, const std::vector<std::string>& seats) : tiles_(tiles), seats_(seats) {}
    std::string name(Cell cell) const override;
    std::optional<Cell> find(std::string_view name) const override;

  private:
    const TileNames& tiles_;
    const std::vector<std::string>& seats_;
};

/// `thane Sandra`: a figure of a seat as one piece.
std::string figurePiece(Figure figure, const std::string& seat);

}
