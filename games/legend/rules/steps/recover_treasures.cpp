// SPDX-License-Identifier: GPL-3.0-or-later
// Recover Treasures of the advanced game: the treasure of all seats decides who takes an icon first (rulebook, Advanced
// game; ruling 15).
#include "rules/steps/steps.h"

namespace heorot::legend {

namespace {

void rankTreasures(Transition& transition) {
    State& state = transition.state;
    bool isRoundReturned = false;
    Seat seat = state.first;
    do {
        TreasureTokens all{};
        int total = 0;
        for (std::size_t place = 0; place < treasureKinds; ++place) {
            const Token token = treasureKind(place);
            all[place] = std::exchange(state.tokens[seat][token], std::uint8_t{0});
            total += treasureOf(token) * all[place];
        }
        state.totals[seat] = static_cast<std::uint8_t>(total);
        state.open[seat].treasure = 0;
        transition.report(Happening::Treasures, seat, total);
        isRoundReturned |= returnTreasure(state, all);
        seat = after(state, seat);
    } while (seat != state.first);
    rankByTotals(transition);
    if (isRoundReturned) shuffleAlliances(transition);
    beginIcons(transition);
}

}

constexpr EpisodeRules rankingEpisode{.begin = rankTreasures};

}
