// SPDX-License-Identifier: GPL-3.0-or-later
// Whole random games as text: at every step the seat to move, hashes of what is visible, the legal actions, the action,
// and its sentences. Stored under tests/playthroughs, they expose every change of rules, chance, masks and English
// texts.
#pragma once

#include "game/game_module.h"

#include <string>
#include <vector>

namespace heorot::test {

/// A text stored as a file.
struct KeptText {
    /// "3-seats-advanced-true.txt"
    std::string file;
    std::string text;
};

/// A game for each number of seats and each choice of options, and the counts of legal sequences for all of them.
std::vector<KeptText> keptTexts(const game::GameModule& module);

/// The first difference of two texts: the line number, both lines cut to what differs, and the step of the game. Empty
/// if they are equal.
std::string firstDifference(const std::string& kept, const std::string& now);

}
