// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the points of now lie face down in a game, such as in tokens, or only what counts at its end.
#pragma once

#include "session/session.h"

namespace heorot::app {

/// Whether the viewer has ever seen other points than there were. Of the whole game, so that it says nothing of one
/// seat.
bool hidesPoints(const session::Session& session, engine::Seat viewer);

}
