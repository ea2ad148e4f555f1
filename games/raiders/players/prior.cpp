// SPDX-License-Identifier: GPL-3.0-or-later
// How good an action looks for the seat to move: what it has after the action and what its part is still likely to
// bring. Combats are judged by their odds instead of by a roll.
#include "players/players.h"
#include "players/value.h"
#include "players/worth.h"

#include "rules/odds.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace heorot::raiders {

namespace {

/// Dice show their sides in turn; nothing is shuffled.
class EachSide final : public engine::Chance {
  public:
    void shuffle(engine::Source, std::span<std::uint8_t>) override {}
    int roll(engine::Source, int sides) override { return (next_ += 2) % sides; }

  private:
    int next_ = -1;
};

constexpr float favorSpent = 1.2F;

/// Which combat dice to roll again: all blanks, and as many ones as it takes to reach the defense at all.
Counts<3> marksOf(const Bout& bout) {
    const int missing = bout.defense - successes(bout);
    const int blanks = bout.dice[0];
    // A rolled one may become a two, which brings one success more.
    const int ones = std::min<int>(bout.dice[1], std::max(missing - 2 * blanks, blanks == 0 ? 1 : 0));
    return {static_cast<std::uint8_t>(blanks), static_cast<std::uint8_t>(ones), 0};
}

class Judge {
  public:
    Judge(const Rules& rules, const State& state) : rules_(rules), state_(state), seat_(state.mover) {}

    float value(Action action) {
        if (state_.bout.active && state_.bout.rolled) return inCombat(action);
        if (state_.phase == Phase::Arms && kindOf(action) == Do::Done) return valueOf(state_) + 0.01F;
        State after = state_;
        EachSide chance;
        apply(rules_, after, action, chance, nullptr);
        if (kindOf(action) == Do::Give)
            return valueOf(after) + 0.01F * static_cast<float>(pointsNow(rules_, state_, action.a));
        return valueOf(after);
    }

  private:
    float valueOf(const State& state) const {
        float value = expectedPoints(rules_, state, seat_);
        if (!isOver(state) && state.mover == seat_) value += static_cast<float>(Worth(rules_, state, seat_).underWay());
        return value;
    }

    float inCombat(Action action) const {
        const Bout& bout = state_.bout;
        const Counts<3> marks = marksOf(bout);
        const int missing = bout.defense - successes(bout) + marks[1];
        const double prize = Worth(rules_, state_, seat_).prize();
        const auto won = static_cast<float>(Worth(rules_, state_, seat_).chance(marks[0] + marks[1], missing) * prize);
        switch (kindOf(action)) {
        case Do::Done: return favorSpent;
        case Do::Again: return bout.again[action.a] < marks[action.a] ? won : won - 5;
        case Do::Reroll: return bout.again == marks ? won : won - 3;
        default: return favorSpent / 2;
        }
    }

    const Rules& rules_;
    const State& state_;
    Seat seat_;
};

}

namespace {

/// The face of the die that an action is about, or `none`: what distinguishes it, but for the color of the die.
std::uint8_t faceOf(Action action) {
    switch (kindOf(action)) {
    case Do::Rest: return action.a == restFood ? none : static_cast<std::uint8_t>((action.a - 1) % icons);
    case Do::Pay: return isUpgrade(action.a) ? none : static_cast<std::uint8_t>(iconOf(action.a));
    case Do::Discard:
    case Do::Gain: return static_cast<std::uint8_t>(iconOf(action.a));
    case Do::Turn: return static_cast<std::uint8_t>(static_cast<int>(iconOf(action.a)) * icons + action.b);
    default: return none;
    }
}

/// Of actions that differ in the color of a die only, and are worth the same, one is enough.
void refuseOtherColors(std::span<const Action> actions, std::span<float> values) {
    constexpr float same = 0.05F;
    for (std::size_t i = 1; i < actions.size(); ++i) {
        const std::uint8_t face = faceOf(actions[i]);
        if (face == none) continue;
        for (std::size_t j = i; j-- > 0 && actions[j].kind == actions[i].kind;)
            if (faceOf(actions[j]) == face && std::abs(values[j] - values[i]) < same) {
                values[i] = std::numeric_limits<float>::lowest();
                break;
            }
    }
}

/// Whether an artifact aboard without a die can store this one.
bool canBeStored(const Rules& rules, const Ship& ship, Die die) {
    return std::any_of(ship.artifacts.begin(), ship.artifacts.end(), [&](const Stowed& stowed) {
        return stowed.die == none && rules.artifacts[stowed.artifact].stores(die);
    });
}

/// Of the faces of a die, the sign of a clan whose Leader is not aboard is the last choice.
void refuseIdleSigns(const Rules& rules, const State& state, std::span<const Action> actions, std::span<float> values) {
    const Ship& ship = state.ships[state.mover];
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Do kind = kindOf(actions[i]);
        Die die = none;
        if (kind == Do::Gain) die = actions[i].a;
        if (kind == Do::Rest && actions[i].a != restFood) die = static_cast<Die>(actions[i].a - 1);
        if (kind == Do::Turn) die = dieOf(colorOf(actions[i].a), static_cast<Icon>(actions[i].b));
        if (die == none || iconOf(die) != Icon::Clan || canBeStored(rules, ship, die)) continue;
        if (ship.leader != none && rules.reavers[ship.leader].clan == colorOf(die)) continue;
        values[i] = std::numeric_limits<float>::lowest();
    }
}

}

void Players::prior(const Rules& rules, const State& state, std::span<const Action> actions, std::span<float> values) {
    Judge judge(rules, state);
    for (std::size_t i = 0; i < actions.size(); ++i) values[i] = judge.value(actions[i]);
    refuseOtherColors(actions, values);
    refuseIdleSigns(rules, state, actions, values);
}

}
