// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/artifact_places.h"

#include <algorithm>

namespace heorot::raiders {

using Effect = ArtifactSpec::Effect;

std::uint8_t emptyPlace(const Ship& ship, ArtifactId artifact) {
    for (std::size_t i = 0; i < ship.artifacts.size(); ++i)
        if (ship.artifacts[i].artifact == artifact && ship.artifacts[i].die == none)
            return static_cast<std::uint8_t>(i);
    return none;
}

std::uint8_t readyPlace(const Ship& ship, ArtifactId artifact) {
    for (std::size_t i = 0; i < ship.artifacts.size(); ++i) {
        const Stowed& stowed = ship.artifacts[i];
        if (stowed.artifact == artifact && stowed.die != none && !stowed.used) return static_cast<std::uint8_t>(i);
    }
    return none;
}

std::uint8_t droppedPlace(const Ship& ship, ArtifactId artifact) {
    std::uint8_t place = none;
    for (std::size_t i = 0; i < ship.artifacts.size(); ++i)
        if (ship.artifacts[i].artifact == artifact && (place == none || ship.artifacts[i].die == none))
            place = static_cast<std::uint8_t>(i);
    return place;
}

bool hasReady(const Rules& rules, const State& state, Effect effect) {
    const Ship& ship = moverShip(state);
    return std::any_of(ship.artifacts.begin(), ship.artifacts.end(), [&](const Stowed& stowed) {
        const ArtifactSpec& spec = rules.artifacts[stowed.artifact];
        return spec.effect == effect && spec.worksAt(state.location) && stowed.die != none && !stowed.used;
    });
}

}
