// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces by name, for files and notation.
#pragma once

#include "record/name_list.h"
#include "rules/terms.h"

#include <string>
#include <string_view>
#include <vector>

namespace heorot::movie {

/// `c4`: the third column of the fourth row. Empty for noSpace.
std::string spaceName(Space space);
/// noSpace if the text is not the name of a space.
Space spaceOf(std::string_view name);

/// Cells of the board: tiles by their names, figures as `thane Sandra`.
class CellNames final : public record::PieceNames {
  public:
    CellNames(const record::NameList& tiles, const std::vector<std::string>& seats) : tiles_(tiles), seats_(seats) {}
    std::string name(Cell cell) const override;
    std::optional<Cell> find(std::string_view name) const override;

  private:
    const record::NameList& tiles_;
    const std::vector<std::string>& seats_;
};

/// `thane Sandra`: a figure with the name of its seat.
std::string figurePiece(Figure figure, const std::string& seat);

}
