// SPDX-License-Identifier: GPL-3.0-or-later
// How good an action looks for the seat to move, in points of lead, without playing it.
#include "players/bids.h"
#include "players/players.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace heorot::legend {

namespace {

/// The search never opens an action with this prior unless there is no other.
constexpr double never = std::numeric_limits<float>::lowest();

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

class Judge {
  public:
    Judge(const Rules& rules, const State& state)
        : rules_(rules), state_(state), episode_(episodeOf(rules, state)), prospects_(rules, state, state.mover),
          seat_(state.mover), hand_(state.hands[state.mover]) {
        if (state.phase == Phase::Bid) bids_.emplace(rules, state, prospects_, seat_, state.bids[seat_]);
        if (state.phase == Phase::InTurn) prepareTurn();
    }

    double value(Action action) const {
        switch (kindOf(action)) {
        case Do::Pass:
        case Do::Out: return 0;
        case Do::Done: return bids_->now();
        case Do::Accept: return accepted();
        case Do::Rest: return prospects_.gain({GainKind::Healing, 0}, seat_) - prospects_.card(warriorsRest);
        case Do::Resolve: return -prospects_.card(resolve);
        case Do::Refuse: return -prospects_.card(inspiration);
        case Do::Risk: return risked(action.a != 0);
        case Do::Pay: return isPaidLater(action.a) ? never : paid(action.a);
        case Do::Give: return given(action.a);
        case Do::Heal: return healed(static_cast<Healing>(action.a));
        case Do::Take: return prospects_.gain(gainOf(action), seat_);
        case Do::Pick: return prospects_.card(action.a);
        case Do::Bid: return episode_.worth[action.a] > 0 ? bids_->with(action.a) : never;
        case Do::Play: return played(action.a);
        case Do::Show: return shown(action.a);
        case Do::Bless: return prospects_.card(action.a) - prospects_.card(blessing);
        }
        return 0;
    }

  private:
    double accepted() const {
        if (state_.phase == Phase::Failed) return -prospects_.scratch(seat_);
        return state_.phase == Phase::React ? prospects_.gain({state_.threat, 0}, seat_) : 0;
    }

    /// Chances of a risk from the cards whose place the seat does not know.
    struct Turned {
        double fails = 0;
        double symbols = 0;
        double worth = 0;
    };
    Turned turned(bool withDaring) const {
        int misses = 0;
        int all = 0;
        double symbols = 0;
        double worth = 0;
        for (Card card = 0; card < activityKinds; ++card) {
            int left = rules_.cards[card].count - state_.discards[card] - state_.display[card] - state_.paid[card] -
                       hand_[card];
            for (Seat other = 0; other < state_.seats; ++other) {
                left -= state_.rows[other][card];
                if (other != seat_) left -= state_.known[other][card];
            }
            left = std::max(0, left);
            all += left;
            if (episode_.worth[card] == 0) {
                misses += left;
                continue;
            }
            symbols += left * episode_.worth[card];
            worth += left * prospects_.card(card);
        }
        const int count = withDaring ? rules_.daringCards : rules_.riskCards;
        Turned result;
        result.fails = 1;
        for (int i = 0; i < count; ++i) result.fails *= std::max(0.0, (misses - i) / std::max(1.0, 1.0 * all - i));
        result.symbols = count * symbols / std::max(1, all);
        result.worth = count * worth / std::max(1, all);
        return result;
    }

    double risked(bool withDaring) const {
        const Turned odds = turned(withDaring);
        const double loss = odds.fails * prospects_.scratch(seat_) + (withDaring ? prospects_.card(daring) : 0);
        if (state_.phase == Phase::Risk) return odds.worth - loss;
        const double success = 1 - odds.fails;
        return success * std::max(0.0, staying(success > 0 ? odds.symbols / success : 0)) - loss;
    }

    void prepareTurn() {
        icons_.emplace(rules_, state_, prospects_, seat_);
        int symbols = 0;
        double cost = 0;
        eachOfFirst<symbolKinds>(hand_, [&](Card card, std::uint8_t count) {
            if (episode_.worth[card] == 0) return;
            symbols += episode_.worth[card] * count;
            cost += prospects_.card(card) * count;
        });
        inHand_ = symbols;
        symbolCost_ = symbols > 0 ? cost / symbols : 0;
        target_ = target(state_);
        left_ = seatsStillIn(state_);
        for (Seat other = 0; other < state_.seats; ++other)
            if (other != seat_ && state_.status[other] == 0) rest_[other] = expectedSymbols(rules_, state_, other);
    }

    /// What fighting on brings, compared with dropping out: the place expected if the seat had `more` symbols, less
    /// the cards it takes to get there.
    double staying(double more) const {
        const double total = state_.totals[seat_] + more;
        const double potential = total + inHand_;
        double place = 0;
        double level = target_;
        for (Seat other = 0; other < state_.seats; ++other) {
            if (other == seat_ || state_.status[other] != 0) continue;
            const double theirs = state_.totals[other] + rest_[other];
            const double outlast = logistic((potential - theirs) / (1 + 0.12 * (potential + theirs)));
            place += 1 - outlast;
            level += outlast * 0.5 * rest_[other] / (left_ - 1);
        }
        if (potential < target_) place = left_ - 1;
        const double needed = std::clamp(level - total, 0.0, static_cast<double>(inHand_));
        return icons_->at(place) - icons_->at(left_ - 1) - needed * symbolCost_;
    }

    /// A turn that begins with this card can go on with cards only.
    double played(Card card) const {
        if (state_.totals[seat_] + inHand_ < target_) return never;
        const int worth = episode_.worth[card];
        const double extra = prospects_.card(card) - worth * symbolCost_;
        const int total = state_.totals[seat_] + worth;
        const int over = std::max(0, total - std::max(target_, state_.totals[seat_] + 1));
        return staying(0) - extra - 0.2 * over * symbolCost_;
    }

    /// Whether another symbol of the price comes first: the order does not matter, so one is enough to try.
    bool isPaidLater(Card card) const {
        const Symbol symbol = rules_.cards[card].symbol;
        if (symbol == Symbol::Beowulf || std::popcount(episode_.symbols) == 1) return false;
        for (Card other = 0; other < symbolKinds; ++other) {
            const Symbol first = rules_.cards[other].symbol;
            if (first >= symbol || first == Symbol::Beowulf || hand_[other] == 0) continue;
            if (episode_.price.symbols[static_cast<std::size_t>(first)] > 0 && !isPaid(first)) return true;
        }
        return false;
    }
    bool isPaid(Symbol symbol) const {
        bool paid = false;
        eachOf(state_.paid, [&](Card card, std::uint8_t) { paid |= rules_.cards[card].symbol == symbol; });
        return paid;
    }

    /// An exchange: what it gives, less the cheapest payment that begins with this card.
    double paid(Card card) const {
        const double gets = prospects_.gain(episode_.offer.gain, seat_);
        return gets - prospects_.card(card) - completing(card);
    }

    double cheapest(std::array<std::uint8_t, symbolKinds>& left, unsigned kinds, int worth) const {
        double best = std::numeric_limits<double>::infinity();
        Card chosen = symbolKinds;
        for (Card card = 0; card < symbolKinds; ++card) {
            if (left[card] == 0 || (kinds >> static_cast<int>(rules_.cards[card].symbol) & 1U) == 0) continue;
            if (worth > 0 && rules_.cards[card].symbols != worth) continue;
            if (prospects_.card(card) >= best) continue;
            best = prospects_.card(card);
            chosen = card;
        }
        if (chosen == symbolKinds) return 0;
        --left[chosen];
        return best;
    }

    double completing(Card card) const {
        constexpr auto joker = 1U << static_cast<int>(Symbol::Beowulf);
        constexpr auto any = (1U << symbols) - 1;
        std::array<std::uint8_t, symbolKinds> left{};
        std::copy_n(hand_.begin(), symbolKinds, left.begin());
        --left[card];
        const Price& price = episode_.price;
        double cost = 0;
        if (price.cards > 0) {
            for (int paid = 1; paid < price.cards; ++paid) cost += cheapest(left, any, 0);
            return cost;
        }
        unsigned covered = 1U << static_cast<int>(rules_.cards[card].symbol);
        int jokers = 0;
        eachOf(state_.paid, [&](Card other, std::uint8_t count) {
            covered |= 1U << static_cast<int>(rules_.cards[other].symbol);
            if (rules_.cards[other].symbol == Symbol::Beowulf) jokers += rules_.cards[other].symbols * count;
        });
        if (std::popcount(episode_.symbols) == 1) {
            const bool isLast = state_.paid != SymbolCards{} || episode_.worth[card] >= price.total;
            return isLast ? 0 : cheapest(left, episode_.symbols | joker, 1);
        }
        if (rules_.cards[card].symbol == Symbol::Beowulf) jokers += rules_.cards[card].symbols;
        // The jokers stand for the dearest symbols.
        std::array<double, plainSymbols> costs{};
        std::size_t missing = 0;
        for (unsigned symbol = 0; symbol < plainSymbols; ++symbol) {
            if (price.symbols[symbol] == 0 || (covered >> symbol & 1U) != 0) continue;
            double own = cheapest(left, 1U << symbol, 0);
            if (own == 0) own = prospects_.card(beowulfCard);
            std::size_t at = missing++;
            for (; at > 0 && costs[at - 1] > own; --at) costs[at] = costs[at - 1];
            costs[at] = own;
        }
        for (std::size_t i = 0; i + static_cast<std::size_t>(jokers) < missing; ++i) cost += costs[i];
        return cost;
    }

    /// Two tokens for a healing: the token given and the cheapest further ones.
    double given(Token token) const {
        double best = std::max({0.0, healed(Healing::Wound), healed(Healing::DoubleWound), healed(Healing::Scratches)});
        int needs = episode_.price.fameTokens - state_.given - 1;
        double cost = fameOf(token);
        Tokens left = state_.tokens[seat_];
        --left[token];
        for (int fame = 1; fame <= fameValues && needs > 0; ++fame)
            for (Token other = 0; other < tokenKinds; ++other)
                for (; fameOf(other) == fame && left[other] > 0 && needs > 0; --left[other], --needs) cost += fame;
        return best - cost;
    }

    double healed(Healing what) const {
        switch (what) {
        case Healing::Wound: return state_.wounds[seat_] > 0 ? woundsHealed(1) : 0;
        case Healing::DoubleWound: return state_.doubleWound == seat_ ? woundsHealed(2) : 0;
        case Healing::Scratches: return prospects_.gain({GainKind::Healing, 0}, seat_);
        }
        return 0;
    }
    double woundsHealed(int count) const { return prospects_.healed(count, seat_); }

    /// An auction: the prize, if the seat wins it, less the treasure shown.
    double shown(Token token) const {
        int left = 0;
        for (Token own = 0; own < tokenKinds; ++own) left += treasureOf(own) * state_.tokens[seat_][own];
        if (state_.totals[seat_] + left < target(state_)) return never;
        const double prize = prospects_.gain(episode_.offer.gain, seat_);
        const int highest = target(state_);
        const int total = state_.totals[seat_] + treasureOf(token);
        const double pays = std::max(total, highest) * prospects_.treasurePoint();
        const double chance = total > highest ? 0.7 : total == highest ? 0.5 : 0.3;
        return chance * (prize - pays) - 0.01 * total;
    }

    const Rules& rules_;
    const State& state_;
    const Episode& episode_;
    Prospects prospects_;
    Seat seat_;
    const HandCards& hand_;
    std::optional<Bids> bids_;
    // In-turn majors.
    std::optional<Icons> icons_;
    std::array<double, maxSeats> rest_{};
    int inHand_ = 0;
    double symbolCost_ = 0;
    int target_ = 0;
    int left_ = 0;
};

/// A number that differs between sampled worlds, equal during a secret choice.
std::uint64_t fingerprint(const State& state) {
    std::uint64_t sum = state.mover + 1U;
    for (const Card card : state.deck) sum = sum * 6364136223846793005ULL + card + 1;
    return sum;
}

/// The whole set that a seat chooses in this sampled world.
SymbolCards drawnSet(const Rules& rules, const State& state, Seat seat, engine::Pcg& generator) {
    const Prospects prospects(rules, state, seat);
    return Bids(rules, state, prospects, seat, SymbolCards{}).draw(generator);
}

/// The next card of the set, or that the seat is done.
Action drawnBid(const Rules& rules, const State& state) {
    engine::Pcg generator(fingerprint(state));
    const SymbolCards set = drawnSet(rules, state, state.mover, generator);
    for (Card card = 0; card < symbolKinds; ++card)
        if (state.bids[state.mover][card] < set[card]) return make(Do::Bid, card);
    return make(Do::Done);
}

}

void Players::prior(const Rules& rules, const State& state, std::span<const Action> actions, std::span<float> values) {
    const Judge judge(rules, state);
    for (std::size_t i = 0; i < actions.size(); ++i) values[i] = static_cast<float>(judge.value(actions[i]));
}

Action Players::playoutAction(const Rules& rules, const State& state, const engine::ActionList& legal,
                              engine::Pcg& generator) {
    if (state.phase == Phase::Bid) return drawnBid(rules, state);
    const Judge judge(rules, state);
    // Fights go on or end a little at random.
    const double noise = state.phase == Phase::InTurn || state.phase == Phase::Auction ? 0.5 : 0;
    double best = std::numeric_limits<double>::lowest();
    Action chosen = legal[0];
    for (const Action action : legal) {
        double value = judge.value(action);
        if (noise > 0) {
            const double drawn = (generator.below(1U << 16) + 0.5) / (1U << 16);
            value += noise * std::log(drawn / (1 - drawn));
        }
        if (value <= best) continue;
        best = value;
        chosen = action;
    }
    return chosen;
}

void Players::redraw(const Rules& rules, State& world, Seat viewer, engine::Pcg& generator) {
    if (world.phase != Phase::Bid) return;
    for (Seat seat = world.first; seat != world.mover; seat = static_cast<Seat>(seat + 1 == world.seats ? 0 : seat + 1))
        if (seat != viewer) world.bids[seat] = drawnSet(rules, world, seat, generator);
}

}
