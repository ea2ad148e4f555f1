// SPDX-License-Identifier: GPL-3.0-or-later
// The board at the end of an act as it is scored. The rules clear it at once; the moments of the end, and the table of
// a game that is over, still show it.
#pragma once

#include "view/table.h"

namespace heorot::movie {

struct Ending {
    /// With nobody to move.
    State state;
    /// With the tiles that Treachery has turned; no figure is scored yet.
    Scoring scoring;
};

bool endsAct(const engine::Events& events);
/// `events` are those of the move after `before`, and must end an act. Points are those before the scoring.
Ending endingOf(const Position& before, const engine::Events& events);
/// Of a game that is over, whose last move ended an act, with the final points.
Ending finalOf(const Position& over);

}
