// SPDX-License-Identifier: GPL-3.0-or-later
// Matches of the sample game with actions in notation, for tests of Match.
#pragma once

#include "game/erased_match.h"
#include "samplegame/rules/game.h"

#include <memory>
#include <stdexcept>

using SampleMatch = heorot::game::ErasedMatch<heorot::samplegame::Game>;

inline std::shared_ptr<const heorot::samplegame::Rules> sampleRules() {
    heorot::record::DataSource data(HEOROT_BINARY_DIR "/tests/data/sample");
    return heorot::samplegame::Game::load(data);
}

/// Seat 0 leads; `persons` are the seats played by people.
inline std::unique_ptr<SampleMatch> newMatch(int seats, heorot::engine::SeatSet persons,
                                             const heorot::engine::Outcomes& deal = {}) {
    heorot::engine::Setup setup;
    setup.seats = seats;
    setup.seed = 7;
    setup.options[0] = 1;
    heorot::record::Seating seating;
    for (int seat = 0; seat < seats; ++seat) {
        seating.names.push_back(std::string("ABCD").substr(static_cast<std::size_t>(seat), 1));
        seating.players.emplace_back(persons.has(static_cast<heorot::engine::Seat>(seat)) ? "human" : "easy");
    }
    return std::make_unique<SampleMatch>(sampleRules(), setup, seating, deal);
}

/// Throws if the line is not a legal action.
inline void play(SampleMatch& match, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        const auto action = match.parse(line);
        if (!action || match.play(*action)) throw std::invalid_argument("not legal here: " + line);
    }
}

inline void bidNothing(SampleMatch& match) {
    while (match.state().phase == heorot::samplegame::Phase::Bid) play(match, {"bid done"});
}

/// Plays until the leader of the last round must pay; this payment reveals nothing.
inline void playToLastPayment(SampleMatch& match) {
    for (bool last = false; !last;) {
        last = match.state().round + 1 == match.rules().rounds;
        bidNothing(match);
        play(match, {"name 1", "roll", "keep"});
        if (!last) play(match, {"pass"});
    }
}

/// The name of the n-th token in the hand of the seat to move.
inline std::string held(const SampleMatch& match, std::size_t n) {
    return match.rules().name(match.state().players[match.toMove()].hand[n]);
}
