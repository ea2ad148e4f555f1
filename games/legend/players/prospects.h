// SPDX-License-Identifier: GPL-3.0-or-later
// What things are worth for the rest of the game, in points of lead over the other seats: cards, wounds, icons. For
// searching players; level v1 has its own, in worth.h.
#pragma once

#include "players/weights.h"
#include "rules/counts.h"
#include "rules/queries.h"

#include <array>

namespace heorot::legend {

/// The place of the weight of a symbol. In the last stage, the death of Beowulf, all are equal.
constexpr std::size_t placeOf(std::size_t stage, Symbol symbol) {
    const auto within = stage + 1 == stages ? 0 : static_cast<std::size_t>(symbol);
    return symbolWeights + stage * symbols + within;
}

class Prospects {
  public:
    /// Cards are valued as the seat `of` would, whose hand matters.
    Prospects(const Rules& rules, const State& state, Seat of);

    /// What a seat may expect, by its parts: the points it has, and the value of what it holds. They add up to `value`.
    double fame(Seat seat) const;
    double treasure(Seat seat) const;
    double misfortune(Seat seat) const;
    double wounds(Seat seat) const;
    double hand(Seat seat) const;
    double order(Seat seat) const;
    double value(Seat seat) const;
    /// The points of a seat if the game ended now.
    int points(Seat seat) const;

    /// The value of keeping a card beyond this episode.
    double card(Card card) const { return cards_[card]; }
    /// The value of a point of treasure.
    double treasurePoint() const { return treasure_; }
    /// What a seat gains by an icon, prize or option.
    double gain(Gain gain, Seat seat) const;
    /// What a seat gains if so many of its wounds are healed.
    double healed(int wounds, Seat seat) const;
    /// What a seat loses by a scratch, a positive number.
    double scratch(Seat seat) const { return -gain({GainKind::Scratch, 0}, seat); }

    std::size_t stage() const { return std::min(stage_, stages - 1); }
    /// Calls visit(place, value) for each weight that counts for the seat and its factor.
    template <class Visit>
    void eachFeature(Seat seat, Visit visit) const;

  private:
    static constexpr double crowd = 0.05;

    /// The weighted sum of the features from one place to before another.
    double sum(Seat seat, std::size_t from, std::size_t to) const;
    bool hasFallen(Seat seat) const;

    bool isDone(Seat seat) const;
    double hurt(int scratches, int wounds) const;
    double woundPoints(int wounds, Seat seat) const;

    const Rules& rules_;
    const State& state_;
    const Weights& weights_;
    /// The stage, and the share of all perils to come: from this episode on, and after it.
    std::size_t stage_ = 0;
    std::size_t nextStage_ = 0;
    double perils_ = 0;
    double nextPerils_ = 0;
    double auctions_ = 0;
    /// Whether the next major after this episode is a secret choice, or in turn.
    bool simultaneous_ = false;
    bool inTurn_ = false;
    double treasure_ = 0;
    std::array<double, cardKinds + 1> cards_{};
};

template <class Visit>
void Prospects::eachFeature(Seat seat, Visit visit) const {
    if (state_.phase == Phase::Over) return;
    const bool done = isDone(seat);
    const std::size_t stage = done ? nextStage_ : stage_;
    const double perils = done ? nextPerils_ : perils_;
    const HandCards& hand = state_.hands[seat];
    if (stage < stages) {
        int held = 0;
        eachOfFirst<symbolKinds>(hand, [&](Card card, std::uint8_t count) {
            const CardKind& kind = rules_.cards[card];
            held += kind.symbols * count;
            visit(placeOf(stage, kind.symbol), static_cast<double>(kind.symbols * count));
        });
        visit(crowdWeights + stage, crowd * held * held);
    }
    for (Card card = symbolKinds; card < cardKinds; ++card)
        if (hand[card] > 0) visit(textWeights + card - symbolKinds, perils * hand[card]);
    const int wounds = std::min(3, woundsOf(state_, seat));
    const int scratches = std::min<int>(2, state_.scratches[seat]);
    visit(hurtWeights + static_cast<std::size_t>(wounds * 3 + scratches), perils);
    visit(woundWeights + static_cast<std::size_t>(wounds), 1.0);
    if (state_.advanced && auctions_ > 0) {
        int treasure = 0;
        for (std::size_t place = 0; place < treasureKinds; ++place)
            treasure += treasureOf(treasureKind(place)) *
                        (state_.tokens[seat][treasureKind(place)] + state_.shown[seat][place]);
        visit(treasureWeights, static_cast<double>(treasure));
        visit(treasureWeights + 1, treasure * auctions_);
    }
    const double behind = static_cast<double>((seat - state_.first + state_.seats) % state_.seats) / (state_.seats - 1);
    if (simultaneous_) visit(orderWeights, behind);
    if (inTurn_) visit(orderWeights + 1, behind);
}

}
