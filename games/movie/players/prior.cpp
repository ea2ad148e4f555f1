// SPDX-License-Identifier: GPL-3.0-or-later
// How good an action looks for the seat to move: twice its own gain less the gain of the best other seat, as easy
// judges positions, but without playing the action.
#include "players/lines.h"

#include <algorithm>
#include <limits>

namespace heorot::movie {

namespace {

class Judge {
  public:
    Judge(const Rules& rules, const State& state)
        : rules_(rules), state_(state), board_(boardOf(rules, state)), lines_(rules, state) {
        // Of two seats, both leads are the same before all actions.
        if (state.seats > 2) points_ = Players::estimate(rules, state);
    }

    double gain(Action action) {
        switch (kindOf(action)) {
        case Do::Place: return worth(lines_.afterFigure(action.a, numberOf(action.b)));
        case Do::Draw: return bestTile();
        case Do::Play:
        case Do::Replace: return worth(lines_.afterTile(action.a, numberOf(action.b)));
        case Do::Cash: return cashed(action.a);
        case Do::Counsel: return bestMove(numberOf(action.b));
        case Do::Move: return worth(lines_.afterMove(state_.at, numberOf(action.a)));
        case Do::Remove: return worth(lines_.afterRemoval(numberOf(action.a)));
        case Do::Swap: return bestSwap(numberOf(action.a));
        case Do::With: return worth(lines_.afterSwap(state_.first, numberOf(action.a)));
        case Do::Refill: return worth({}) + 1;
        case Do::Decline: return worth({});
        }
        return worth({});
    }

  private:
    std::uint8_t numberOf(Space space) const { return board_.number[space]; }

    double worth(const Lines::Change& change) const {
        double best = std::numeric_limits<double>::lowest();
        for (Seat seat = 0; seat < state_.seats; ++seat)
            if (seat != state_.mover) best = std::max(best, points_[seat] + change[seat]);
        return 2 * (points_[state_.mover] + change[state_.mover]) - best;
    }

    double cashed(Tile tile) const {
        Lines::Change change{};
        change[state_.mover] = rules_.tiles[tile].treasure;
        return worth(change);
    }

    /// After a draw: the best of the tiles already in hand. The tile to be drawn is unknown.
    double bestTile() {
        double best = std::numeric_limits<double>::lowest();
        const Hand& hand = state_.hands[state_.mover];
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (i > 0 && hand[i] == hand[i - 1]) continue;
            const Ability ability = rules_.tiles[hand[i]].ability;
            if (ability == Ability::Treasure) best = std::max(best, cashed(hand[i]));
            if (ability == Ability::Counsel) continue;
            eachSpace(state_.open, [&](std::uint8_t n) { best = std::max(best, worth(lines_.afterTile(hand[i], n))); });
        }
        return best > std::numeric_limits<double>::lowest() ? best : worth({});
    }

    double bestMove(std::uint8_t from) {
        double best = std::numeric_limits<double>::lowest();
        eachSpace(board_.neighbors[from] & state_.open,
                  [&](std::uint8_t n) { best = std::max(best, worth(lines_.afterMove(from, n))); });
        return best;
    }

    double bestSwap(std::uint8_t one) {
        double best = worth({});
        eachSpace(allTiles(board_, state_), [&](std::uint8_t n) {
            if (n != one && n != state_.at) best = std::max(best, worth(lines_.afterSwap(one, n)));
        });
        return best;
    }

    const Rules& rules_;
    const State& state_;
    const Board& board_;
    Lines lines_;
    ai::Estimates points_{};
};

}

void Players::prior(const Rules& rules, const State& state, std::span<const Action> actions, std::span<float> values) {
    Judge judge(rules, state);
    for (std::size_t i = 0; i < actions.size(); ++i) values[i] = static_cast<float>(judge.gain(actions[i]));
}

}
