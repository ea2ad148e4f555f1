// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of hidden information: nothing leaks, and samples are possible worlds.
#pragma once

#include "ai/level.h"
#include "conformance/game_case.h"
#include "conformance/sample_rates.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

namespace heorot::conformance {

inline std::string seatText(engine::Seat seat) {
    return seat == engine::nobody ? "nobody" : "seat " + std::to_string(seat);
}

/// Seats in play.
template <class G>
std::vector<engine::Seat> seatsOf(const GameCase<G>& at) {
    std::vector<engine::Seat> seats;
    for (int seat = 0; seat < at.setup.seats; ++seat) seats.push_back(static_cast<engine::Seat>(seat));
    return seats;
}

template <class G>
std::string samplesLookTheSame(const GameCase<G>& at) {
    engine::Pcg generator = at.generator();
    for (const engine::Seat seat : seatsOf(at)) {
        at.compared();
        const auto seen = see(at.rules, at.state, seat);
        if (seen.viewer() != seat) return "what " + seatText(seat) + " sees is marked as another seat's view";
        for (int i = 0; i < 3; ++i)
            if (!(see(at.rules, sample(at.rules, seen, generator), seat) == seen))
                return "a sampled world looks different to " + seatText(seat);
        if (!(see(at.rules, *seen, seat) == seen)) return "masking a masked state changes it for " + seatText(seat);
    }
    const auto spectator = see(at.rules, at.state, engine::nobody);
    return see(at.rules, *spectator, engine::nobody) == spectator ? "" : "masking a masked state changes it for nobody";
}

template <class G>
std::string samplesConservePieces(const GameCase<G>& at) {
    engine::Pcg generator = at.generator();
    const record::Census box = record::census(zonesOf(at.rules, at.seating, at.state));
    for (const engine::Seat seat : seatsOf(at)) {
        const auto world = sample(at.rules, see(at.rules, at.state, seat), generator);
        at.compared();
        const auto wrong = record::censusDifference(box, record::census(zonesOf(at.rules, at.seating, world)));
        if (wrong) return "in a world sampled for " + seatText(seat) + ' ' + wrong.english();
    }
    return {};
}

/// How the decision in `state` differs from that at the position: seat, legal list or refusals; empty if it does not.
template <class G>
std::string decisionDiffers(const GameCase<G>& at, const typename G::State& state, const std::string& where) {
    if (toMove(state) != toMove(at.state) || isOver(state)) return "a different seat is to move " + where;
    if (usesSecrets(at.rules, state) != usesSecrets(at.rules, at.state))
        return "the decision is public in only one state, " + where;
    if (legalIn(at.rules, state) != legalIn(at.rules, at.state)) return "the legal list differs " + where;
    for (const engine::Action action : at.everLegal)
        if (!(validate(at.rules, state, action) == validate(at.rules, at.state, action)))
            return "'" + format(at.rules, action) + "' is refused differently " + where;
    return {};
}

/// The seat to move decides from what it knows: every function gives the same result in the real state, in a sampled
/// one, and in the masked one.
template <class G>
std::string moverNeedsNoHiddenInformation(const GameCase<G>& at) {
    if (isOver(at.state)) return {};
    engine::Pcg generator = at.generator();
    const auto seen = see(at.rules, at.state, toMove(at.state));
    const auto differs = [&](const typename G::State& state, const std::string& where) -> std::string {
        if (auto wrong = decisionDiffers(at, state, where); !wrong.empty()) return wrong;
        for (const engine::Action action : legalIn(at.rules, at.state)) {
            if (!(reveals(at.rules, state, action) == reveals(at.rules, at.state, action)))
                return "'" + format(at.rules, action) + "' reveals something to different seats " + where;
            if (isCanonical(at.rules, state, action) != isCanonical(at.rules, at.state, action))
                return "'" + format(at.rules, action) + "' is canonical in only one state, " + where;
            if constexpr (engine::ForgoingGame<G>)
                if (forgoes(at.rules, state, action) != forgoes(at.rules, at.state, action))
                    return "'" + format(at.rules, action) + "' forgoes something in only one state, " + where;
        }
        return {};
    };
    if (auto wrong = differs(*seen, "as seen"); !wrong.empty()) return wrong;
    const auto world = sample(at.rules, seen, generator);
    if (!(world == at.state)) at.compared();
    return differs(world, "in a sampled world");
}

/// If a decision uses no hidden information, a spectator could make it as well.
template <class G>
std::string publicDecisionsNeedNoHiddenInformation(const GameCase<G>& at) {
    if (isOver(at.state) || usesSecrets(at.rules, at.state)) return {};
    engine::Pcg generator = at.generator();
    const auto seen = see(at.rules, at.state, engine::nobody);
    for (int i = 0; i < 3; ++i) {
        const auto world = sample(at.rules, seen, generator);
        if (!(world == at.state)) at.compared();
        if (auto wrong = decisionDiffers(at, world, "in another world"); !wrong.empty())
            return "the decision is public, but " + wrong;
    }
    return {};
}

/// A viewer gets the true points of every seat, or learns that some are unknown, now or if the game ended; it knows all
/// of its own.
template <class G>
std::string viewsScoreOnlyKnownPoints(const GameCase<G>& at) {
    const engine::Scores real = scores(at.rules, at.state);
    auto viewers = seatsOf(at);
    viewers.push_back(engine::nobody);
    for (const engine::Seat viewer : viewers) {
        const engine::Scores seen = scores(at.rules, *see(at.rules, at.state, viewer));
        if (seen.seats != at.setup.seats) return "a view is scored for too few seats";
        if (seen.unknown.has(viewer)) return seatText(viewer) + " is listed as not knowing its own points";
        at.compared();
        for (const engine::Seat seat : seatsOf(at))
            if ((!seen.unknown.has(seat) && seen.total[seat] != real.total[seat]) ||
                (!seen.unknownNow.has(seat) && seen.now[seat] != real.now[seat]))
                return seatText(viewer) + " gets wrong points of " + seatText(seat);
    }
    return {};
}

/// What a seat learns from an action: the action and its events as masked for it, and its view afterwards.
template <class G>
struct Observation {
    engine::Action action;
    engine::Events events;
    engine::Seen<typename G::State> after;
    bool operator==(const Observation&) const = default;
};

template <class G>
Observation<G> observationOf(const GameCase<G>& at, typename G::State world, engine::Action action, engine::Seat seat) {
    engine::Generators generators(at.setup.seed + 1);
    engine::GeneratorChance chance(generators);
    const engine::Action masked = see(at.rules, world, action, seat);
    engine::Events events;
    apply(at.rules, world, action, chance, &events);
    for (engine::Event& event : events) event = see(at.rules, event, seat);
    return {masked, events, see(at.rules, world, seat)};
}

/// A view need not preserve the order in which a seat drew equal pieces.
inline engine::Events ignoringOrder(engine::Events events) {
    const auto key = [](const engine::Event& event) { return std::tuple(event.kind, event.seat, event.args); };
    std::sort(events.begin(), events.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
    return events;
}

/// Whether the observation fits `world`, for an action that looks the same to the seat; nothing if no such action is
/// legal there.
template <class G>
std::optional<bool> fitsWorld(const GameCase<G>& at, const Observation<G>& told, const typename G::State& world,
                              engine::Seat seat) {
    std::optional<bool> fits;
    for (const engine::Action action : legalIn(at.rules, world)) {
        if (see(at.rules, world, action, seat) != told.action) continue;
        fits = observationOf(at, world, action, seat) == told;
        if (*fits) return fits;
    }
    return fits;
}

/// Compares what an action shows to a seat with a world the seat considers possible. Empty if it shows no more than
/// allowed.
template <class G>
std::string shownBeyondView(const GameCase<G>& at, engine::Action action, engine::Seat seat,
                            const typename G::State& world) {
    const Observation<G> told = observationOf(at, at.state, action, seat);
    const bool learns = reveals(at.rules, at.state, action).has(seat);
    const std::optional<bool> fits = learns ? std::nullopt : fitsWorld(at, told, world, seat);
    if (fits && !*fits) return "something although `reveals` denies it";
    if (validate(at.rules, world, action)) {
        const bool unseen = told.after == see(at.rules, at.state, seat);
        return !learns && unseen && told.action == action ? "an action of which it sees nothing" : "";
    }
    const Observation<G> other = observationOf(at, world, action, seat);
    if (!learns && !(told == other)) return "something although `reveals` denies it";
    const bool more = told.after == other.after && ignoringOrder(told.events) != ignoringOrder(other.events);
    return more ? "more in its events than in the view afterwards" : "";
}

/// For a seat that learns nothing, an action fits every world the seat considers possible; and for no seat do actions
/// and events show more than its view.
template <class G>
std::string revealsAreComplete(const GameCase<G>& at) {
    engine::Pcg generator = at.generator();
    auto actions = legalIn(at.rules, at.state);
    generator.shuffle(std::span(actions));
    if (actions.size() > 8) actions.resize(8);
    for (const engine::Seat seat : seatsOf(at)) {
        const auto seen = see(at.rules, at.state, seat);
        for (const engine::Action action : actions)
            for (int i = 0; i < 4; ++i) {
                const auto world = sample(at.rules, seen, generator);
                if (!(world == at.state)) at.compared();
                if (auto what = shownBeyondView(at, action, seat, world); !what.empty())
                    return "'" + format(at.rules, action) + "' shows " + seatText(seat) + ' ' + what;
            }
    }
    return {};
}

/// A match at this state.
template <class G>
std::unique_ptr<record::AnyMatch> matchAt(const GameCase<G>& at, const typename G::State& state) {
    const record::Node snapshot = written(at.rules, at.seating, state);
    static const std::string file = "snapshot";
    auto match = at.module.newMatch(at.setup, at.seating, {});
    match->restore(record::Cursor(snapshot, file));
    return match;
}

/// A match in a world that a seat considers possible; nullptr if the game's position check refuses that world, for
/// example because what the seat to move holds there cannot complete a started payment.
template <class G>
std::unique_ptr<record::AnyMatch> worldAt(const GameCase<G>& at, const typename G::State& world) {
    try {
        return matchAt(at, world);
    } catch (const record::FileError&) {
        return nullptr;
    }
}

/// Which text of the words differs between two worlds that a seat cannot tell apart; empty if none does.
template <class G>
std::string differingText(const GameCase<G>& at, const record::AnyMatch& real, const record::AnyMatch& other,
                          engine::Seat seat) {
    const game::Words& words = at.module.words();
    if (words.table(real, seat) != words.table(other, seat)) return "the text table";
    if (words.prompt(real, seat) != words.prompt(other, seat)) return "the prompt";
    if (words.legend(real) != words.legend(other)) return "the legend";
    if (toMove(at.state) != seat) return {};
    // Actions share their words.
    std::set<QString> explained;
    for (const engine::Action action : at.everLegal) {
        const std::string line = format(at.rules, action);
        const auto refused = real.validate(action);
        if (!(refused == other.validate(action))) return "whether '" + line + "' is refused";
        if (refused ? words.refusal(real, refused) != words.refusal(other, refused)
                    : words.action(real, action) != words.action(other, action))
            return "the texts of '" + line + '\'';
        for (const QString& name : QString::fromStdString(line).split(u' '))
            if (explained.insert(name).second && words.explanation(real, name) != words.explanation(other, name))
                return "the explanation of " + name.toStdString();
    }
    return {};
}

/// Two worlds that a seat cannot tell apart give it the same tree, the same words, and the same choice of a computer
/// player.
template <class G>
std::string indistinguishableStatesDecideTheSame(const GameCase<G>& at) {
    engine::Pcg generator = at.generator();
    const auto real = matchAt(at, at.state);
    for (const engine::Seat seat : seatsOf(at)) {
        const auto world = sample(at.rules, see(at.rules, at.state, seat), generator);
        const auto other = worldAt(at, world);
        if (!other) continue;
        if (!(world == at.state)) at.compared();
        if (!(real->describeSeen(seat) == other->describeSeen(seat)))
            return seatText(seat) + " gets a description of what it cannot see";
        if (const std::string text = differingText(at, *real, *other, seat); !text.empty())
            return text + " leaks hidden information to " + seatText(seat);
        if (toMove(at.state) != seat) continue;
        // A level for each position, drawn at random: all of them would take too long.
        const std::vector<std::string> words = at.module.computerPlayers();
        const std::string& word = words[generator.below(static_cast<std::uint32_t>(words.size()))];
        const ai::AdviceSpec spec{.opponent = *ai::opponentOf(word), .seed = at.setup.seed, .iterations = 30};
        const ai::Advice advice = at.module.adviser(*real, real->moves().size(), spec)({});
        const engine::Action choice = advice.actions.front().action;
        if (real->validate(choice))
            return "the computer player chooses '" + format(at.rules, choice) + "', which is illegal";
        const ai::Advice same = at.module.adviser(*other, other->moves().size(), spec)({});
        if (!std::equal(advice.actions.begin(), advice.actions.end(), same.actions.begin(), same.actions.end(),
                        [](const auto& left, const auto& right) {
                            return left.action == right.action && left.value == right.value &&
                                   left.later == right.later;
                        }))
            return "the computer player " + word + " of " + seatText(seat) + " uses hidden information";
    }
    return {};
}

/// A computer player's step is one action or a whole secret choice, with each action as chosen at its turn.
template <class G>
std::string computerPlayersDecideWholeSteps(const GameCase<G>& at) {
    if (isOver(at.state)) return {};
    at.compared();
    const auto match = matchOf(at);
    if (!match) return "a match refuses what the rules allow";
    const auto step = at.module.thinker(*match, ai::Level::Easy, at.setup.seed)({});
    for (std::size_t i = 0; i < step.size(); ++i) {
        if (match->validate(step[i])) return "a step contains an illegal action";
        if (step[i] != at.module.think(*match, ai::Level::Easy, at.setup.seed))
            return "a step contains an action that `think` did not choose";
        if (match->isSecret(step[i]) == (i + 1 == step.size()))
            return "a step ends within a secret choice, or too late";
        match->play(step[i]);
    }
    return step.empty() ? "a step is empty" : "";
}

/// How pieces look while hidden, from the whole game up to the position: some may now be hidden only together.
template <class G>
std::string learnLooks(const GameCase<G>& at, RateTable::Classes& classes) {
    Playout<G> walk(at.rules, at.setup);
    for (std::size_t i = 0;; ++i) {
        const auto real = zonesOf(at.rules, at.seating, walk.state());
        for (const engine::Seat seat : seatsOf(at)) {
            const auto view = zonesOf(at.rules, at.seating, *see(at.rules, walk.state(), seat));
            if (const auto wrong = RateTable::learn(classes, real, view); !wrong.empty()) return wrong;
        }
        if (i == at.line.size()) return {};
        walk.play(at.line[i]);
    }
}

/// Over many samples, each unseen piece appears in each hidden place as often as it should.
template <class G>
std::string samplesAreUniform(const GameCase<G>& at) {
    engine::Pcg generator = at.generator();
    const auto real = zonesOf(at.rules, at.seating, at.state);
    RateTable::Classes classes;
    if (const auto wrong = learnLooks(at, classes); !wrong.empty()) return wrong;
    const engine::Seat other = static_cast<engine::Seat>(generator.below(static_cast<std::uint32_t>(at.setup.seats)));
    for (const engine::Seat seat : {toMove(at.state), other}) {
        if (seat == engine::nobody) continue;
        const auto seen = see(at.rules, at.state, seat);
        RateTable rates(classes, real, zonesOf(at.rules, at.seating, *seen));
        for (int i = 0; i < 2000; ++i) rates.add(zonesOf(at.rules, at.seating, sample(at.rules, seen, generator)));
        if (const auto wrong = rates.verdict(); !wrong.empty()) return "for " + seatText(seat) + ' ' + wrong;
        if (rates.compared() > 0) at.compared();
    }
    return {};
}

}
