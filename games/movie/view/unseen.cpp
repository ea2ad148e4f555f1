// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/unseen.h"

#include <array>

namespace heorot::movie {

Unseen unseenOf(const Rules& rules, const State& seen, Seat viewer) {
    const auto act = static_cast<std::size_t>(seen.act);
    std::array<int, maxTileKinds> count{};
    for (std::size_t kind = rules.firstKind[act]; kind < rules.firstKind[act + 1]; ++kind)
        count[kind] = rules.tiles[kind].count - seen.box[kind];
    const auto takeAway = [&](Tile tile) {
        if (!isUnknown(tile)) --count[tile];
    };
    for (const Cell cell : seen.cells)
        if (isTile(cell)) takeAway(tileOf(cell));
    // Of other hands only what was shown has a face here.
    for (Seat seat = 0; seat < seen.seats; ++seat)
        if (seat == viewer || seen.phase == Phase::Move)
            for (const Tile tile : seen.hands[seat]) takeAway(tile);
    Unseen unseen;
    for (std::size_t kind = rules.firstKind[act]; kind < rules.firstKind[act + 1]; ++kind) {
        const auto value = rules.tiles[kind].value;
        (value > 0 ? unseen.boons : value < 0 ? unseen.perils : unseen.powers) += count[kind];
    }
    return unseen;
}

}
