// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/worth.h"

#include <algorithm>

namespace heorot::legend {

namespace {

constexpr double perContest = 0.13; ///< a symbol, for each contest to come that asks for it
constexpr double atDeath = 0.45;    ///< any symbol, for the last hands shown
constexpr double textCard = 1.6;
constexpr double allianceToken = 2.0;
constexpr double spentTreasure = 0.55; ///< a point of treasure in the advanced game
constexpr double averageCard = 0.95;

bool isPeril(const Episode& episode) {
    return episode.kind == EpisodeKind::Risk || episode.kind == EpisodeKind::InTurn ||
           episode.kind == EpisodeKind::Simultaneous;
}

/// Whether the episode still asks for cards; the current one does until its icons are being taken.
bool isToCome(const State& state, std::size_t episode) {
    if (episode != state.episode) return episode > state.episode;
    return state.phase == Phase::Bid || state.phase == Phase::InTurn || state.phase == Phase::Pay ||
           state.phase == Phase::Failed;
}

}

Worth::Worth(const Rules& rules, const State& state) : rules_(rules), state_(state) {
    if (state.phase == Phase::Over) return;
    std::array<double, symbols> perSymbol{};
    for (std::size_t i = state.episode; i < episodeCount; ++i) {
        const Episode& episode = rules.episodes[i];
        if (!isToCome(state, i)) continue;
        perils_ += isPeril(episode);
        if (isTreasureEpisode(episode.kind) && state.advanced) treasure_ = spentTreasure;
        if (episode.kind == EpisodeKind::Death)
            for (double& weight : perSymbol) weight += atDeath;
        if (episode.kind != EpisodeKind::Simultaneous && episode.kind != EpisodeKind::InTurn) continue;
        for (std::size_t symbol = 0; symbol < plainSymbols; ++symbol)
            if (episode.asksFor(static_cast<Symbol>(symbol))) perSymbol[symbol] += perContest;
    }
    const double joker = *std::max_element(perSymbol.begin(), perSymbol.begin() + plainSymbols) * 1.15;
    perSymbol[static_cast<std::size_t>(Symbol::Beowulf)] = joker;
    for (Card card = 0; card < symbolKinds; ++card)
        cards_[card] = rules.cards[card].symbols * perSymbol[static_cast<std::size_t>(rules.cards[card].symbol)];
    const bool textsWork = perils_ > 0;
    for (Card card = symbolKinds; card < cardKinds; ++card) cards_[card] = textsWork ? textCard : 0;
    cards_[unknownCard] = std::min(averageCard, joker);
}

double Worth::hand(Seat seat) const {
    double sum = 0;
    for (std::size_t card = 0; card < cards_.size(); ++card) sum += cards_[card] * state_.hands[seat][card];
    return sum;
}

double Worth::danger(int scratches, int wounds) const {
    if (state_.phase == Phase::Over || perils_ == 0) return 0;
    const double near = std::min(1.0, perils_ / 6.0);
    const double toNext = wounds == 0 ? 5.0 : wounds == 2 ? 12.0 : 3.0;
    const double second = wounds == 1 ? 2.5 : wounds == 2 ? 3.5 : 0.0;
    return -near * (second + toNext * (scratches == 0 ? 0.0 : scratches == 1 ? 0.12 : 0.35));
}

/// The points of wounds, and the danger of further ones.
double Worth::wounded(int scratches, int wounds) const {
    double points = danger(scratches, wounds);
    if (wounds == 0) points += rules_.noWoundPoints;
    if (wounds >= rules_.manyWounds) points += state_.hard ? -30.0 : rules_.pointsPerWound * wounds;
    return points;
}

double Worth::gain(Gain gain, Seat seat) const {
    const int scratches = state_.scratches[seat];
    const int wounds = woundsOf(state_, seat);
    const double now = wounded(scratches, wounds);
    switch (gain.kind) {
    case GainKind::Fame: return gain.amount;
    case GainKind::Treasure: return gain.amount * (state_.advanced ? treasure_ : 1.0);
    case GainKind::Alliance: return gain.amount * (state_.advanced ? 1.0 + treasure_ : allianceToken);
    case GainKind::Cards: return gain.amount * cards_[unknownCard];
    case GainKind::Special: return cards_[gain.amount];
    case GainKind::Scratch: {
        const bool turned = scratches + 1 >= rules_.scratchesPerWound;
        return wounded(turned ? 0 : scratches + 1, turned ? wounds + 1 : wounds) - now;
    }
    case GainKind::Wound: return wounded(scratches, wounds + 1) - now + rules_.woundCards * cards_[unknownCard];
    case GainKind::DoubleWound: return wounded(scratches, wounds + 2) - now;
    case GainKind::Misfortune: return rules_.misfortunePoints;
    case GainKind::FameOrHeal: return std::max<double>(gain.amount, wounded(scratches, std::max(0, wounds - 1)) - now);
    case GainKind::Healing: return wounded(0, wounds) - now;
    }
    return 0;
}

}
