// SPDX-License-Identifier: GPL-3.0-or-later
// What a search found out about the choices of a decision, for hints, reasons and the review of a finished game.
#pragma once

#include "ai/opponent.h"
#include "engine/action.h"
#include "engine/seat.h"

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

namespace heorot::ai {

/// The most parts into which a game splits its evaluation.
inline constexpr std::size_t mostTerms = 16;

/// Expected points of each seat by part of the evaluation; unused parts are 0.
using Terms = std::array<std::array<double, mostTerms>, engine::maxSeats>;

/// All parts of a seat together.
constexpr double sumOf(const Terms& terms, engine::Seat seat) {
    double sum = 0;
    for (const double term : terms[seat]) sum += term;
    return sum;
}

static_assert(mostTerms <= 32); // TermSet

/// Terms of an evaluation, by number.
class TermSet {
  public:
    constexpr TermSet() = default;
    template <class... Term>
    requires(sizeof...(Term) > 0 && (std::is_enum_v<Term> && ...)) constexpr explicit TermSet(Term... terms)
        : bits_((0U | ... | (1U << static_cast<unsigned>(terms)))) {}
    constexpr bool isEmpty() const { return bits_ == 0; }
    constexpr bool has(std::size_t term) const { return (bits_ >> term & 1U) != 0; }

  private:
    std::uint32_t bits_ = 0;
};

struct AdvisedAction {
    engine::Action action;
    /// The share of the iterations that tried it first, 0 .. 1.
    double share = 0;
    /// What the search compares, 0 .. 1: how well the seat to move stands after it. In a game whose search counts leads
    /// from the position it searches (SearchTuning::leveled), half means that nothing is won or lost.
    double value = 0;
    /// About the share of wins of the seat to move after it, 0 .. 1.
    double chance = 0;
    /// The points by which the seat to move is expected to end ahead of the best other one; negative: behind.
    double lead = 0;
    /// The mean change of each seat's terms until where the search looks.
    Terms later{};
};

struct AdviceSpec {
    Opponent opponent{Level::Master};
    std::uint64_t seed = 1;
    /// 0: those of the level.
    int iterations = 0;
    /// An action that gets a part of the iterations even if it looks bad, such as the one a person chose.
    std::optional<engine::Action> included{};
};

struct Advice {
    /// 0 for a forced decision.
    int iterations = 0;
    /// The choice of the opponent first, then the others by visits. At least one.
    std::vector<AdvisedAction> actions;
};

}
