// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of event of a game, with every piece and some numbers, found through its notation.
#pragma once

#include "engine/event.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace heorot::test {

struct KindAndEvent {
    std::string kind;
    engine::Event event;
};

/// `format` is the game's notation of events, which throws std::out_of_range for pieces that do not exist. All pieces
/// and the numbers 0, 1, 2 and 5, and −1 and −5 where kinds in `negative` have them; some of the combinations, since
/// all of them would be too many to read. `complete` returns false for events that cannot happen.
std::vector<KindAndEvent>
everyEvent(const std::function<std::string(const std::vector<std::string>&, const engine::Event&)>& format,
           const std::set<std::string>& negative, const std::function<bool(engine::Event&)>& complete);

}
