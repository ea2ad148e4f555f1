// SPDX-License-Identifier: GPL-3.0-or-later
// A state as one seat knows it. Views, hints and computer players get nothing else, so hidden information cannot leak.
#pragma once

#include "engine/seat.h"

namespace heorot::engine {

/// A masked state: what the viewer may not know has the game's "unknown" values. Only a game's `see` creates it.
template <class State>
class Seen {
  public:
    /// For `see` only: `masked` must already hide everything `viewer` may not know.
    static Seen masked(const State& masked, Seat viewer) { return Seen(masked, viewer); }

    const State& operator*() const { return state_; }
    const State* operator->() const { return &state_; }
    /// The viewing seat, or nobody for spectators and hand-overs.
    Seat viewer() const { return viewer_; }
    bool operator==(const Seen&) const = default;

  private:
    Seen(const State& state, Seat viewer) : state_(state), viewer_(viewer) {}
    State state_;
    Seat viewer_;
};

}
