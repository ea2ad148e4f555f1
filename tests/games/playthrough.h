// SPDX-License-Identifier: GPL-3.0-or-later
// Whole random games as text: at every step who decides, what all may see, what is allowed, what is done and what is
// said of it. Kept under tests/playthroughs, they show every change of rules, chance, masks and English words.
#pragma once

#include "plugin/game_plugin.h"

#include <string>
#include <vector>

namespace heorot::test {

/// A text that is kept as a file.
struct KeptText {
    /// "3-seats-advanced-true.txt"
    std::string file;
    std::string text;
};

/// A game for each number of seats and each choice of options, and the counts of legal sequences of all of them.
std::vector<KeptText> keptTexts(const game::GameModule& module);

/// Where two texts part: the number of the line, both sides of it cut to what differs, and the step of the game that it
/// belongs to. Empty if they are equal.
std::string firstDifference(const std::string& kept, const std::string& now);

}
