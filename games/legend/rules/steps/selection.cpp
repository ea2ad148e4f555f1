// SPDX-License-Identifier: GPL-3.0-or-later
// Selection: each seat takes one of five options (rulebook, Selection).
#include "rules/steps/shared.h"

#include <algorithm>

namespace heorot::legend {

namespace {

/// Why the mover cannot take this option, or `allowed`.
Violation refuseOption(const State& state, Gain option) {
    if (option.kind == GainKind::Healing)
        return state.scratches[state.mover] > 0 ? engine::allowed : refuse(Refusal::NothingToHeal);
    return isLeft(state, option) ? engine::allowed
                                 : refuse(Refusal::NoneLeft, static_cast<int>(option.kind), option.amount);
}

void offerOptions(const Rules& rules, const State& state, ActionList& out) {
    offerWithRest(Do::Pass, state, out);
    for (const std::size_t i : rules.selectionOrder) {
        const Gain option = rules.selection[i].gain;
        if (!refuseOption(state, option)) out.push(take(option));
    }
}

Violation refuseTake(const Rules& rules, const State& state, Gain gain) {
    const auto isIt = [&](const Offer& offer) { return offer.gain == gain; };
    if (std::none_of(rules.selection.begin(), rules.selection.end(), isIt))
        return refuse(Refusal::NoSuchIcon, static_cast<int>(gain.kind), gain.amount);
    return refuseOption(state, gain);
}

void takeOption(Transition& transition, Gain option) {
    gain(transition, transition.state.mover, option);
    endPart(transition);
}

bool isSelection(const Episode& episode) {
    return episode.kind == EpisodeKind::Selection;
}

void beginSelection(Transition& transition) {
    askFirst(transition, Phase::Select);
}

void endPartOfSelection(Transition& transition) {
    askNext(transition, Phase::Select);
}

}

constexpr PhaseRules selectPhase{.offer = offerOptions,
                                 .belongsTo = isSelection,
                                 .passing = Passing::Forgoes,
                                 .refuseTake = refuseTake,
                                 .take = takeOption};
constexpr EpisodeRules selectionEpisode{.begin = beginSelection, .endPart = endPartOfSelection};

}
