// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's words say of its open box; optional, like a game's chapters.
#pragma once

#include "game/box.h"

#include <concepts>

namespace heorot::game {

/// `boxPiece` names an entry of the data, `boxLabel` a value by its path below the entry; `boxValue` is a name of the
/// data as people read it, empty for one that reads as it is.
template <class W, class G>
concept PutsBoxIntoWords = requires(const typename G::Rules& rules, const DataEntry& entry, const std::string& inner) {
    { W::boxPiece(rules, entry) } -> std::same_as<PieceWords>;
    { W::boxLabel(entry, inner) } -> std::same_as<QString>;
    { W::boxValue(inner, inner) } -> std::same_as<QString>;
};

}
