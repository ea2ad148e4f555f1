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

Decision decisionFor(const ScoreHistory& history, Seat seat) {
    // Whoever falls behind for less than this part of the game has not lost the lead.
    constexpr std::size_t shortPart = 20;
    std::size_t behind = 0;
    Decision decision{lastOvertaking(history, seat)};
    while (decision.passing) {
        std::size_t led = decision.passing->moves;
        while (led > 0 && leadOf(history[led - 1], seat) <= 0) --led;
        behind += decision.passing->moves - led;
        if (led == 0 || behind * shortPart > history.size()) break;
        decision.fellBehind = true;
        decision.passing = lastOvertaking({history.begin(), history.begin() + static_cast<std::ptrdiff_t>(led)}, seat);
    }
    return decision;
}

std::vector<int> escapedPenalties(const ScoreHistory& history) {
    const Scores& end = history.back();
    std::vector<int> escaped;
    for (int source = 0; source < end.sources; ++source) {
        const auto part = static_cast<std::size_t>(source);
        const auto of = [part](const Scores& scores, const auto& is) {
            return std::any_of(scores.part.begin(), scores.part.end(),
                               [&](const auto& parts) { return is(parts[part]); });
        };
        const bool wasThere = std::any_of(history.begin(), history.end(), [&](const Scores& scores) {
            return of(scores, [](int points) { return points < 0; });
        });
        if (end.countsAtEnd[part] && wasThere && !of(end, [](int points) { return points != 0; }))
            escaped.push_back(source);
    }
    return escaped;
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
