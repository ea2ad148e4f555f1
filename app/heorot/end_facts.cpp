// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/end_facts.h"

#include <algorithm>
#include <numeric>

namespace heorot::app {

using engine::Scores;
using engine::Seat;

namespace {

/// The best of the others.
Seat rivalOf(const Scores& scores, Seat seat) {
    Seat rival = engine::nobody;
    for (Seat other = 0; other < static_cast<Seat>(scores.seats); ++other)
        if (other != seat && (rival == engine::nobody || scores.total[other] > scores.total[rival])) rival = other;
    return rival;
}

int leadOf(const Scores& scores, Seat seat) {
    const Seat rival = rivalOf(scores, seat);
    return rival == engine::nobody ? 0 : scores.total[seat] - scores.total[rival];
}

}

std::vector<Seat> byPlace(const Scores& scores) {
    std::vector<Seat> seats(static_cast<std::size_t>(scores.seats));
    std::iota(seats.begin(), seats.end(), Seat{0});
    std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return scores.place[a] < scores.place[b]; });
    return seats;
}

std::vector<Seat> firstSeats(const Scores& scores) {
    std::vector<Seat> seats = byPlace(scores);
    std::erase_if(seats, [&](Seat seat) { return scores.place[seat] != 1; });
    return seats;
}

std::optional<Overtaking> lastOvertaking(const ScoreHistory& history, Seat seat) {
    std::size_t moves = history.size();
    while (moves > 0 && leadOf(history[moves - 1], seat) > 0) --moves;
    if (moves == 0 || moves == history.size()) return {};
    const Scores& before = history[moves - 1];
    const Scores& after = history[moves];
    const Seat passed = rivalOf(before, seat);
    const auto earlier = history.begin() + static_cast<std::ptrdiff_t>(moves);
    const bool isRegained =
        std::any_of(history.begin(), earlier, [&](const Scores& scores) { return leadOf(scores, seat) > 0; });
    return Overtaking{seat, passed, moves, after.total[seat], after.total[passed], before.total[seat], isRegained};
}

std::optional<SourceGap> widestGap(const Scores& scores, Seat ahead, Seat behind) {
    std::optional<SourceGap> widest;
    for (int source = 0; source < scores.sources; ++source) {
        const auto part = static_cast<std::size_t>(source);
        const int more = scores.part[ahead][part];
        const int less = scores.part[behind][part];
        if (more > less && (!widest || more - less > widest->more - widest->less))
            widest = SourceGap{source, more, less};
    }
    return widest;
}

std::optional<Fall> deepestFall(const ScoreHistory& history) {
    std::optional<Fall> deepest;
    for (std::size_t moves = 1; moves < history.size(); ++moves)
        for (Seat seat = 0; seat < static_cast<Seat>(history[moves].seats); ++seat) {
            const Scores& before = history[moves - 1];
            const Scores& after = history[moves];
            const int lost = before.total[seat] - after.total[seat];
            if (lost <= (deepest ? deepest->before - deepest->after : 0)) continue;
            deepest = Fall{seat, moves, before.total[seat], after.total[seat], 0};
            int most = 0;
            for (int source = 0; source < after.sources; ++source) {
                const auto part = static_cast<std::size_t>(source);
                if (before.part[seat][part] - after.part[seat][part] <= most) continue;
                most = before.part[seat][part] - after.part[seat][part];
                deepest->source = source;
            }
        }
    return deepest;
}

std::optional<FormerLead> widestLead(const ScoreHistory& history, Seat seat) {
    std::optional<FormerLead> widest;
    for (std::size_t moves = 0; moves < history.size(); ++moves)
        if (const int lead = leadOf(history[moves], seat); lead > (widest ? widest->lead : 0))
            widest = FormerLead{moves, lead};
    return widest;
}

}
