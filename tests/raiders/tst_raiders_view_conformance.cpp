// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance tests for the view of Raiders of Midgard.
#include "conformance/view_conformance.h"
#include "players/players.h"
#include "rules/game.h"
#include "suite/suite.h"
#include "view/view.h"
#include "words/words.h"

HEOROT_SUITE_FUNCTION {
    using namespace heorot;
    // Games are long, and each position has many choices.
    conformance::ViewOptions options;
    options.games = 2;
    options.points = 6;
    // Prophecies are drawn in secret and given up only with Brisingamen, which random games rarely use.
    options.sharedFrom = "{phase: renounce, to_move: Ada, active: Ada, location: trade, chosen: {trade: Ada}, "
                         "renouncing: true, recruits: [], seats: {Ada: {dice: {}, artifacts: [brisingamen], pile: "
                         "{secrets: [juggernaut, vanquisher]}}, Bo: {dice: {}, artifacts: [brisingamen], stored: "
                         "{1: yellow-tree}, pile: {secrets: [plunderer]}}}}";
    // No choice is partly secret. When Reavers are dismissed, all may be; when a face is chosen, all may be. All pieces
    // are public.
    options.vacuous = {"secret choices look the same whatever their size", "unavailable spots explain why: crew",
                       "unavailable spots explain why: face", "private pieces are shown to one seat only"};
    return conformance::runViews<raiders::Game, raiders::Players, raiders::GameWords, raiders::View>(
        HEOROT_SOURCE_DIR "/games/raiders/data", argc, argv, options);
}
