// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that several phases share. Their effects are in the steps of the phases.
#include "rules/steps/shared.h"

namespace heorot::raiders {

namespace {

template <PhaseAction PhaseRules::*shared>
Violation refuseInPhase(const Rules& rules, const State& state, Action action) {
    const PhaseAction& here = rulesOf(state.phase).*shared;
    return here.refuse != nullptr ? here.refuse(rules, state, action) : notNow(state);
}

template <PhaseAction PhaseRules::*shared>
void performInPhase(Transition& transition, Action action) {
    (rulesOf(transition.state.phase).*shared).perform(transition, action);
}

template <PhaseAction PhaseRules::*shared>
bool forgoesInPhase(const Rules& rules, const State& state) {
    const PhaseAction& here = rulesOf(state.phase).*shared;
    return here.forgoes != nullptr && here.forgoes(rules, state);
}

/// The rules of an action that each phase defines for itself.
template <PhaseAction PhaseRules::*shared>
constexpr ActionRules sharedAction(bool (&isWellFormed)(const Rules&, Action)) {
    return {.isWellFormed = isWellFormed,
            .refuse = refuseInPhase<shared>,
            .perform = performInPhase<shared>,
            .forgoes = forgoesInPhase<shared>};
}

/// `a` may be any place.
bool isPlace(const Rules&, Action action) {
    return action.b == 0;
}

/// Whether this payer keeps the laid out ones in ascending order; also true if no legal one does.
bool isPaymentInOrder(const Rules& rules, const State& state, Action action) {
    int top = -1;
    for (int payer = 0; payer < payerKinds; ++payer)
        if (state.paid[static_cast<std::size_t>(payer)] > 0) top = payer;
    if (action.a >= top) return true;
    if (state.phase == Phase::Arms) return false;
    // A person may have laid them out in another order; then all remaining ones are needed.
    for (int payer = top; payer < payerKinds; ++payer)
        if (mayPay(rules, state, static_cast<Payer>(payer))) return false;
    return true;
}

}

constexpr ActionRules payAction{.isWellFormed = isWithin<payerKinds>,
                                .refuse = refuseInPhase<&PhaseRules::pay>,
                                .perform = performInPhase<&PhaseRules::pay>,
                                .isPart = true,
                                .isCanonical = isPaymentInOrder};
constexpr ActionRules doneAction = sharedAction<&PhaseRules::done>(isWithin<1>);
constexpr ActionRules takeAction = sharedAction<&PhaseRules::take>(isPlace);
constexpr ActionRules pickAction = sharedAction<&PhaseRules::pick>(isWithin<optionKinds>);
constexpr ActionRules acceptAction = sharedAction<&PhaseRules::accept>(isWithin<1>);
constexpr ActionRules declineAction = sharedAction<&PhaseRules::decline>(isWithin<1>);
constexpr ActionRules fightAction = sharedAction<&PhaseRules::fight>(isWithin<1>);
constexpr ActionRules yieldAction = sharedAction<&PhaseRules::yield>(isWithin<1>);
constexpr ActionRules discardAction = sharedAction<&PhaseRules::discard>(isWithin<dieKinds>);
constexpr ActionRules turnAction = sharedAction<&PhaseRules::turn>(isWithin<dieKinds, icons>);
constexpr ActionRules dropAction = sharedAction<&PhaseRules::drop>(isWithin<artifactKinds>);
constexpr ActionRules endAction = sharedAction<&PhaseRules::end>(isWithin<1>);

}
