// SPDX-License-Identifier: GPL-3.0-or-later
// Icons in the order of status numbers, and what can be done against bad ones (rulebook, Resolving major episodes).
#include "rules/flow.h"

#include <algorithm>

namespace heorot::legend {

std::optional<int> freeSlot(const Rules& rules, const State& state, Gain gain) {
    const auto& icons = stepOf(rules, state).icons;
    for (std::size_t slot = 0; slot < state.seats; ++slot)
        if (state.takers[slot] == nobody && icons[slot].gain == gain) return static_cast<int>(slot);
    return std::nullopt;
}

void rankByTotals(Table& table) {
    State& state = table.state;
    for (int number = 1; number <= state.seats; ++number) {
        Seat best = nobody;
        Seat seat = state.first;
        do {
            if (state.status[seat] == 0 && (best == nobody || state.totals[seat] > state.totals[best])) best = seat;
            seat = after(state, seat);
        } while (seat != state.first);
        state.status[best] = static_cast<std::uint8_t>(number);
        table.tell(Happening::Ranked, best, number, state.totals[best]);
    }
}

namespace {

Seat withStatus(const State& state, int number) {
    const auto at = std::find(state.status.begin(), state.status.begin() + state.seats, number);
    return static_cast<Seat>(at - state.status.begin());
}

bool isThreat(GainKind kind) {
    return kind == GainKind::Scratch || kind == GainKind::Wound || kind == GainKind::DoubleWound ||
           kind == GainKind::Misfortune;
}

/// An icon is being taken; else a risk has failed.
bool isIconTime(const State& state) {
    return state.status[state.mover] != 0;
}

}

void beginIcons(Table& table) {
    table.state.phase = Phase::Icons;
    table.state.mover = withStatus(table.state, 1);
}

void takeIcon(Table& table, Gain wanted) {
    State& state = table.state;
    const int slot = *freeSlot(table.rules, state, wanted);
    state.takers[static_cast<std::size_t>(slot)] = state.mover;
    table.tell(Happening::TookIcon, state.mover, slot, static_cast<int>(wanted.kind), wanted.amount);
    if (isThreat(wanted.kind)) return threaten(table, wanted.kind);
    if (wanted.kind == GainKind::FameOrHeal && woundsOf(state, state.mover) > 0) {
        state.phase = Phase::FameOrHeal;
        return;
    }
    gain(table, state.mover, wanted);
    endIcon(table);
}

void threaten(Table& table, GainKind threat) {
    State& state = table.state;
    const Seat seat = state.mover;
    const bool mayRefuse = isIconTime(state) && holds(state, seat, inspiration);
    const bool mayRest = threat == GainKind::Scratch && holds(state, seat, warriorsRest) &&
                         state.scratches[seat] + 1 == table.rules.scratchesPerWound;
    state.threat = threat;
    if (mayRefuse || mayRest) {
        state.phase = Phase::React;
        return;
    }
    takeThreat(table, seat, threat);
    endThreat(table);
}

void endThreat(Table& table) {
    State& state = table.state;
    state.threat = GainKind::Scratch;
    if (isIconTime(state)) return endIcon(table);
    if (table.step().episode == Episode::Risk) return endPart(table);
    dropOut(table);
}

void endIcon(Table& table) {
    State& state = table.state;
    const int number = state.status[state.mover];
    if (number < state.seats) {
        state.phase = Phase::Icons;
        state.mover = withStatus(state, number + 1);
        return;
    }
    if (isMajor(table.step().episode) && state.step + 1 < stepCount) {
        state.first = state.mover;
        table.tell(Happening::FirstSeat, state.first);
    }
    endStep(table);
}

}
