// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/prospects.h"

#include <algorithm>

namespace heorot::legend {

namespace {

constexpr double mostPerils = 16;
constexpr double mostAuctions = 6;

bool asksForSymbols(const Episode& episode) {
    return isMajor(episode.kind) || (episode.kind == EpisodeKind::Opportunity && episode.symbols != 0);
}

bool isPeril(const Episode& episode) {
    return episode.kind == EpisodeKind::Risk || episode.kind == EpisodeKind::InTurn ||
           episode.kind == EpisodeKind::Simultaneous;
}

}

Prospects::Prospects(const Rules& rules, const State& state, Seat of)
    : rules_(rules), state_(state), weights_(fittedWeights(state.seats)) {
    // Stages are counted from the end.
    int left = 0;
    int perils = 0;
    bool isMajorKnown = false;
    for (std::size_t i = state.episode; i < episodeCount; ++i) {
        const Episode& episode = rules.episodes[i];
        left += asksForSymbols(episode);
        perils += isPeril(episode);
        auctions_ += isTreasureEpisode(episode.kind) ? 1 / mostAuctions : 0;
        if (isMajorKnown || !isMajor(episode.kind)) continue;
        isMajorKnown = true;
        simultaneous_ = episode.kind != EpisodeKind::InTurn;
        inTurn_ = episode.kind == EpisodeKind::InTurn;
    }
    const Episode& now = episodeOf(rules, state);
    const int leftAfter = left - asksForSymbols(now);
    stage_ = stages - static_cast<std::size_t>(std::min<int>(left, stages));
    nextStage_ = stages - static_cast<std::size_t>(std::min<int>(leftAfter, stages));
    perils_ = perils / mostPerils;
    nextPerils_ = (perils - isPeril(now)) / mostPerils;
    if (state.advanced)
        treasure_ = auctions_ > 0 ? weights_[treasureWeights] + weights_[treasureWeights + 1] * auctions_ : 0;
    else
        treasure_ = 1;
    int held = 0;
    eachOfFirst<symbolKinds>(state.hands[of],
                             [&](Card card, std::uint8_t count) { held += rules.cards[card].symbols * count; });
    double sum = 0;
    for (Card card = 0; card < symbolKinds && nextStage_ < stages; ++card) {
        const CardKind& kind = rules.cards[card];
        const double crowded =
            weights_[crowdWeights + nextStage_] * crowd * kind.symbols * (2 * std::max(held, 1) - kind.symbols);
        cards_[card] = std::max(0.0, weights_[placeOf(nextStage_, kind.symbol)] * kind.symbols + crowded);
        if (isActivity(card)) sum += cards_[card] * kind.count;
    }
    for (Card card = symbolKinds; card < cardKinds; ++card)
        cards_[card] = std::max(0.0F, weights_[textWeights + card - symbolKinds]) * nextPerils_;
    cards_[unknownCard] = sum / rules.deckSize;
}

/// Whether the seat has done its part of the episode. What it could still gain there is the same whatever the others
/// do.
bool Prospects::isDone(Seat seat) const {
    const EpisodeKind kind = episodeOf(rules_, state_).kind;
    if (hasIcons(kind)) {
        if (kind == EpisodeKind::InTurn && state_.status[seat] != 0) return true;
        return state_.phase != Phase::Bid && state_.phase != Phase::InTurn && state_.phase != Phase::Failed;
    }
    const auto turn = [&](Seat of) { return (of - state_.first + state_.seats) % state_.seats; };
    return turn(seat) < turn(state_.mover);
}

bool Prospects::hasFallen(Seat seat) const {
    return state_.hard && woundsOf(state_, seat) >= rules_.manyWounds;
}

double Prospects::sum(Seat seat, std::size_t from, std::size_t to) const {
    double sum = 0;
    eachFeature(seat, [&](std::size_t place, double value) {
        if (place >= from && place < to) sum += weights_[place] * value;
    });
    return sum;
}

double Prospects::fame(Seat seat) const {
    if (hasFallen(seat)) return 0;
    int points = state_.booked[seat];
    for (Token token = 0; token < tokenKinds; ++token) points += fameOf(token) * state_.tokens[seat][token];
    return points;
}

double Prospects::treasure(Seat seat) const {
    const double later = sum(seat, treasureWeights, orderWeights);
    if (state_.advanced || hasFallen(seat)) return later;
    int points = 0;
    for (Token token = 0; token < tokenKinds; ++token) points += treasureOf(token) * state_.tokens[seat][token];
    return points + later;
}

double Prospects::misfortune(Seat seat) const {
    return hasFallen(seat) ? 0 : rules_.misfortunePoints * state_.tokens[seat][misfortuneToken];
}

double Prospects::wounds(Seat seat) const {
    const int wounds = woundsOf(state_, seat);
    int points = 0;
    if (wounds == 0) points = rules_.noWoundPoints;
    if (wounds >= rules_.manyWounds && !state_.hard) points = rules_.pointsPerWound * wounds;
    return points + sum(seat, hurtWeights, treasureWeights);
}

double Prospects::hand(Seat seat) const {
    const bool unknown = state_.hands[seat][unknownCard] > 0;
    return sum(seat, 0, hurtWeights) + (unknown ? state_.hands[seat][unknownCard] * cards_[unknownCard] : 0);
}

double Prospects::order(Seat seat) const {
    return sum(seat, orderWeights, specialWeight);
}

int Prospects::points(Seat seat) const {
    if (hasFallen(seat)) return 0;
    int sum = state_.booked[seat] + rules_.misfortunePoints * state_.tokens[seat][misfortuneToken];
    eachOfFirst<tokenKinds>(state_.tokens[seat], [&](Token token, std::uint8_t count) {
        sum += count * (fameOf(token) + (state_.advanced ? 0 : treasureOf(token)));
    });
    const int wounds = woundsOf(state_, seat);
    if (wounds == 0) return sum + rules_.noWoundPoints;
    return wounds < rules_.manyWounds ? sum : sum + rules_.pointsPerWound * wounds;
}

double Prospects::value(Seat seat) const {
    double sum = points(seat) + state_.hands[seat][unknownCard] * cards_[unknownCard];
    eachFeature(seat, [&](std::size_t place, double value) { sum += weights_[place] * value; });
    return sum;
}

double Prospects::hurt(int scratches, int wounds) const {
    const auto place = static_cast<std::size_t>(std::min(wounds, 3) * 3 + std::min(scratches, 2));
    return weights_[hurtWeights + place] * nextPerils_ + weights_[woundWeights + place / 3];
}

double Prospects::woundPoints(int wounds, Seat seat) const {
    if (wounds == 0) return rules_.noWoundPoints;
    if (wounds < rules_.manyWounds) return 0;
    return state_.hard ? -std::max(10, points(seat) + 10) : rules_.pointsPerWound * wounds;
}

double Prospects::healed(int wounds, Seat seat) const {
    const int before = woundsOf(state_, seat);
    const int scratches = state_.scratches[seat];
    return hurt(scratches, before - wounds) - hurt(scratches, before) + woundPoints(before - wounds, seat) -
           woundPoints(before, seat);
}

double Prospects::gain(Gain gain, Seat seat) const {
    const int scratches = state_.scratches[seat];
    const int wounds = woundsOf(state_, seat);
    const auto change = [&](int scratchesAfter, int woundsAfter) {
        return hurt(scratchesAfter, woundsAfter) - hurt(scratches, wounds) + woundPoints(woundsAfter, seat) -
               woundPoints(wounds, seat);
    };
    switch (gain.kind) {
    case GainKind::Fame: return gain.amount;
    case GainKind::Treasure: return gain.amount * treasure_;
    case GainKind::Alliance: return gain.amount * (1 + treasure_);
    case GainKind::Cards: return gain.amount * cards_[unknownCard];
    case GainKind::Special: return (hasSymbols(gain.amount) ? weights_[specialWeight] : 1) * cards_[gain.amount];
    case GainKind::Scratch:
        return scratches + 1 < rules_.scratchesPerWound ? change(scratches + 1, wounds) : change(0, wounds + 1);
    case GainKind::Wound: return change(scratches, wounds + 1) + rules_.woundCards * cards_[unknownCard];
    case GainKind::DoubleWound: return change(scratches, wounds + 2) + rules_.doubleWoundCards * cards_[unknownCard];
    case GainKind::Misfortune: return rules_.misfortunePoints;
    case GainKind::FameOrHeal: return wounds > 0 ? std::max<double>(gain.amount, healed(1, seat)) : gain.amount;
    case GainKind::Healing: return change(0, wounds);
    }
    return 0;
}

}
