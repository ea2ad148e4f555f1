// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/runner.h"

#include <algorithm>

namespace heorot::conformance {

const record::AnyMatch* IncrementalMatch::at(const game::GameModule& module, const engine::Setup& setup,
                                             const record::Seating& seating, std::span<const engine::Action> line) {
    const auto goesOn = [&] {
        const auto& moves = match_->moves();
        return setup_ == setup && moves.size() <= line.size() &&
               std::equal(moves.begin(), moves.end(), line.begin(),
                          [](const engine::Move& move, engine::Action action) { return move.action == action; });
    };
    if (!match_ || !goesOn()) match_ = module.newMatch(setup, seating, {});
    setup_ = setup;
    for (const engine::Action action : line.subspan(match_->moves().size()))
        if (match_->play(action)) return nullptr;
    return match_.get();
}

record::Seating seatingOf(int seats) {
    static const std::vector<std::string> names{"Ada", "Bo", "Cy", "Di", "Ed"};
    record::Seating seating;
    for (int seat = 0; seat < seats; ++seat) {
        const bool person = seat % 2 == 0;
        seating.names.push_back(names[static_cast<std::size_t>(seat)]);
        seating.players.emplace_back(person ? "human" : "easy");
    }
    return seating;
}

engine::Setup setupOf(const game::GameModule& module, int seats, std::uint64_t seed) {
    engine::Setup setup;
    setup.seats = seats;
    setup.seed = seed;
    setup.first = seed % 3 == 0 ? engine::nobody : static_cast<engine::Seat>(seed % static_cast<std::uint64_t>(seats));
    setup.options = record::defaultOptions(module);
    engine::Pcg values(seed, 79);
    if (seed > 1)
        for (std::size_t i = 0; i < module.options().size(); ++i)
            setup.options[i] =
                static_cast<std::uint8_t>(values.below(static_cast<std::uint32_t>(module.options()[i].values.size())));
    return setup;
}

std::string setupText(const game::GameModule& module, const engine::Setup& setup) {
    std::string text = std::to_string(setup.seats) + " seats, seed " + std::to_string(setup.seed) + ", first ";
    text += setup.first == engine::nobody ? "random" : std::to_string(setup.first);
    for (std::size_t i = 0; i < module.options().size(); ++i)
        text += ", " + module.options()[i].id + ' ' + module.options()[i].values[setup.options[i]];
    return text;
}

}
