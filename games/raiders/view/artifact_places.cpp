// SPDX-License-Identifier: GPL-3.0-or-later
// Where equal artifacts lie. An action names the kind, and the rules fill and use the first of a kind; the eye sees the
// one that was pointed at.
#include "view/table.h"

#include "rules/artifact_places.h"

#include <algorithm>
#include <utility>

namespace heorot::raiders {

namespace {

using Shown = std::vector<Stowed>;

/// The last move by which the seat filled or used an artifact of the kind, with artifacts where they lie now.
const game::KnownMove* lastAt(std::span<const game::KnownMove> taken, Seat seat, ArtifactId artifact) {
    for (auto move = taken.rbegin(); move != taken.rend(); ++move) {
        if (move->seat != seat) continue;
        const Do kind = kindOf(move->action);
        if (kind == Do::Drop) return nullptr; // those behind it moved up
        if ((kind == Do::Use && move->action.a == artifact) || (kind == Do::Store && move->action.b == artifact))
            return &*move;
    }
    return nullptr;
}

/// Whether the move left the artifact like this.
bool isLeftBy(Action action, const Stowed& stowed, const Stowed& other) {
    if (kindOf(action) == Do::Store) return stowed.die == action.a && other.die != action.a;
    return stowed.die == none && (other.die != none || (stowed.used && !other.used));
}

}

Shown artifactsOf(const State& state, Seat seat, std::span<const game::KnownMove> taken) {
    const auto& ship = state.ships[seat].artifacts;
    Shown shown(ship.begin(), ship.end());
    for (std::size_t first = 0; first < shown.size(); ++first)
        for (std::size_t second = first + 1; second < shown.size(); ++second) {
            Stowed& one = shown[first];
            Stowed& other = shown[second];
            if (one.artifact != other.artifact || one == other) continue;
            const game::KnownMove* move = lastAt(taken, seat, one.artifact);
            if (move && ((isLeftBy(move->action, one, other) && move->picks[0] == second) ||
                         (isLeftBy(move->action, other, one) && move->picks[0] == first)))
                std::swap(one, other);
        }
    return shown;
}

std::optional<Stowed> artifactMeant(const Ship& ship, Action action) {
    const auto at = [&](std::uint8_t place) {
        return place == none ? std::nullopt : std::optional(ship.artifacts[place]);
    };
    switch (kindOf(action)) {
    case Do::Store: return at(emptyPlace(ship, action.b));
    case Do::Use: return at(readyPlace(ship, action.a));
    case Do::Drop: return at(droppedPlace(ship, action.a));
    default: return {};
    }
}

}
