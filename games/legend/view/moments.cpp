// SPDX-License-Identifier: GPL-3.0-or-later
// Moments that the rules go past at once: cards turned for a risk, secret choices when they are shown, and
// episodes in which nothing happens.
#include "view/parts.h"
#include "view/view.h"
#include "words/captions.h"
#include "words/words.h"

#include <algorithm>

namespace heorot::legend {

namespace {

game::Moment shown(const Position& position, const State& state, const Moment& moment, const game::Look& look,
                   const QString& sentence) {
    const game::Pointing pointing;
    const ShownTable table(position, state, look, pointing, moment);
    game::Moment showing;
    showing.sentence = sentence;
    Canvas canvas(look, showing.scene);
    drawTable(canvas, table);
    return showing;
}

bool has(const engine::Events& events, Happening kind) {
    return std::any_of(events.begin(), events.end(), [&](const engine::Event& event) { return kindOf(event) == kind; });
}

/// The cards that a risk has turned, over the table as it stood.
std::optional<game::Moment> turnedCards(const Position& before, const engine::Events& events, const game::Look& look) {
    Moment moment;
    Seat seat = nobody;
    int matches = 0;
    for (const engine::Event& event : events) {
        if (kindOf(event) != Happening::Turned) continue;
        const bool isMatch = static_cast<TurnedTo>(event.args[1]) != TurnedTo::Discards;
        moment.turned.push_back({static_cast<Card>(event.args[0]), isMatch});
        matches += isMatch;
        seat = event.seat;
    }
    if (seat == nobody) return {};
    return shown(before, *before.seen, moment, look, turnedWords(before.name(seat), matches));
}

/// All choices open, with totals and numbers.
std::optional<game::Moment> revealedChoices(const Position& before, const engine::Events& events,
                                            const game::Look& look) {
    if (before.seen->phase != Phase::Bid || !has(events, Happening::Ranked)) return {};
    State state = *before.seen;
    Moment moment;
    moment.isReveal = true;
    state.bids = {};
    for (const engine::Event& event : events) {
        const auto card = static_cast<std::size_t>(event.args[0]);
        switch (kindOf(event)) {
        case Happening::Revealed:
            if (event.args[1] > 0) ++state.bids[event.seat][card];
            break;
        case Happening::TookBack: ++moment.back[event.seat][card]; break;
        case Happening::Ranked:
            state.status[event.seat] = static_cast<std::uint8_t>(event.args[0]);
            state.totals[event.seat] = static_cast<std::uint8_t>(event.args[1]);
            break;
        default: break;
        }
    }
    bool hasTies = false;
    for (Seat a = 0; a < state.seats; ++a)
        for (Seat b = 0; b < a; ++b) hasTies = hasTies || state.totals[a] == state.totals[b];
    return shown(before, state, moment, look, choicesShown(hasTies));
}

}

std::vector<game::Moment> View::moments(const Position& before, const Position&, const engine::Events& events,
                                        const game::Look& look) {
    std::vector<game::Moment> moments;
    if (auto moment = turnedCards(before, events, look)) moments.push_back(*moment);
    if (auto moment = revealedChoices(before, events, look)) moments.push_back(*moment);
    for (const engine::Event& event : events)
        if (kindOf(event) == Happening::EpisodeIdle)
            moments.push_back(
                shown(before, *before.seen, {}, look, GameWords::sentence(before.rules, before.seating, event)));
    return moments;
}

}
