// SPDX-License-Identifier: GPL-3.0-or-later
// The characters of computer players: what each likes among actions of nearly equal worth.
#include "players/players.h"
#include "players/prospects.h"

#include <algorithm>

namespace heorot::legend {

namespace {

bool isRetreat(Do kind) {
    return kind == Do::Pass || kind == Do::Out || kind == Do::Done || kind == Do::Accept;
}

double bold(Action action) {
    switch (kindOf(action)) {
    case Do::Risk: return 1;
    case Do::Play:
    case Do::Show: return 0.8;
    case Do::Bid: return 0.7;
    default: return isRetreat(kindOf(action)) ? 0 : 0.5;
    }
}

double careful(Action action) {
    switch (kindOf(action)) {
    case Do::Heal:
    case Do::Rest:
    case Do::Refuse: return 1;
    case Do::Risk: return 0;
    case Do::Take: return gainOf(action).kind == GainKind::Healing ? 1 : 0.5;
    default: return isRetreat(kindOf(action)) ? 0.8 : 0.4;
    }
}

/// Points at once rather than cards for later.
double grasping(Action action) {
    if (kindOf(action) == Do::Pay) return 0.9;
    if (kindOf(action) != Do::Take) return 0.4;
    switch (gainOf(action).kind) {
    case GainKind::Treasure: return 1;
    case GainKind::Fame:
    case GainKind::Alliance: return 0.9;
    default: return 0;
    }
}

double patient(Action action) {
    if (kindOf(action) == Do::Pick) return 1;
    if (kindOf(action) == Do::Take) return gainOf(action).kind == GainKind::Cards ? 1 : 0.3;
    return isRetreat(kindOf(action)) ? 0.9 : 0.3;
}

double scheming(Action action) {
    if (kindOf(action) == Do::Resolve || kindOf(action) == Do::Bless) return 1;
    if (kindOf(action) != Do::Take) return 0.4;
    const GainKind kind = gainOf(action).kind;
    return kind == GainKind::Special ? 1 : kind == GainKind::Alliance ? 0.8 : 0.2;
}

/// Presses the leader: fights on, and takes the icon that the best other seat would like most.
double spiteful(const Rules& rules, const State& world, Action action) {
    if (kindOf(action) == Do::Play || kindOf(action) == Do::Show || kindOf(action) == Do::Bid) return 0.8;
    if (kindOf(action) != Do::Take || world.phase != Phase::Icons) return isRetreat(kindOf(action)) ? 0.2 : 0.4;
    const Prospects prospects(rules, world, world.mover);
    Seat leader = world.mover == 0 ? Seat{1} : Seat{0};
    for (Seat seat = 0; seat < world.seats; ++seat)
        if (seat != world.mover && prospects.value(seat) > prospects.value(leader)) leader = seat;
    return std::clamp(prospects.gain(gainOf(action), leader) / 10 + 0.3, 0.0, 1.0);
}

}

double Players::taste(const Rules& rules, const State& world, Action action, ai::Style style) {
    switch (style) {
    case ai::Style::Bold: return bold(action);
    case ai::Style::Careful: return careful(action);
    case ai::Style::Grasping: return grasping(action);
    case ai::Style::Spiteful: return spiteful(rules, world, action);
    case ai::Style::Patient: return patient(action);
    case ai::Style::Scheming: return scheming(action);
    case ai::Style::Plain: break;
    }
    return 0.5;
}

}
