// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of every view, on Raiders of Midgard.
#include "laws/view_laws.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "view/view.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    // Games are long, and each position has many choices.
    laws::ViewEffort effort;
    effort.games = 2;
    effort.points = 6;
    // Prophecies are drawn in secret, and given up by Brisingamen alone, which random games hardly ever use.
    effort.sharedFrom = "{phase: renounce, to_move: Ada, active: Ada, location: trade, chosen: {trade: Ada}, "
                        "renouncing: true, recruits: [], seats: {Ada: {dice: {}, artifacts: [brisingamen], pile: "
                        "{secrets: [juggernaut, vanquisher]}}, Bo: {dice: {}, artifacts: [brisingamen], stored: "
                        "{1: yellow-tree}, pile: {secrets: [plunderer]}}}}";
    // No choice is told in part only. Where Reavers are dismissed, all may be, and so may faces where one is chosen.
    // All pieces lie open.
    effort.idle = {"secret choices look alike", "dark spots say why: crew", "dark spots say why: face",
                   "own pieces are nobody else's"};
    return laws::runViews<raiders::Game, raiders::Players, raiders::GameWords, raiders::View>(
        HEOROT_SOURCE_DIR "/games/raiders/data", argc, argv, effort);
}
