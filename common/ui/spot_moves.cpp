// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spot_moves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace heorot::ui {

namespace {

constexpr std::array ways{Way::Left, Way::Right, Way::Up, Way::Down};

/// How far a spot lies that way, and how far aside; `aside` is 0 while the two overlap across the way.
struct Distance {
    double ahead;
    double aside;
    double centerAside;
};

Distance distance(const QRectF& from, const QRectF& to, Way way) {
    const QPointF step = to.center() - from.center();
    const bool across = way == Way::Left || way == Way::Right;
    const bool backwards = way == Way::Left || way == Way::Up;
    const double along = across ? step.x() : step.y();
    const double gap = across ? std::max(from.top(), to.top()) - std::min(from.bottom(), to.bottom())
                              : std::max(from.left(), to.left()) - std::min(from.right(), to.right());
    return {backwards ? -along : along, std::max(0., gap), std::abs(across ? step.y() : step.x())};
}

/// Every spot beyond the middle of the other lies in that half-plane; the smaller the nearer.
double cost(const QRectF& from, const QRectF& to, Way way) {
    const Distance far = distance(from, to, way);
    constexpr double askew = 4;
    constexpr double little = .1;
    if (far.ahead < .5) return std::numeric_limits<double>::infinity();
    return far.ahead + askew * far.aside + little * far.centerAside;
}

int nearest(const std::vector<game::Spot>& spots, int from, Way way) {
    const QRectF& origin = spots[static_cast<std::size_t>(from)].area;
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (int to = 0; to < static_cast<int>(spots.size()); ++to) {
        const double found = cost(origin, spots[static_cast<std::size_t>(to)].area, way);
        if (to != from && found < least) {
            least = found;
            best = to;
        }
    }
    return best;
}

using Reached = std::vector<bool>;

/// Spots that steps lead to from the first.
Reached fromFirst(const SpotSteps& steps) {
    Reached seen(steps.size());
    std::vector<int> open{0};
    seen[0] = true;
    while (!open.empty()) {
        const auto spot = static_cast<std::size_t>(open.back());
        open.pop_back();
        for (const int next : steps[spot]) {
            if (next < 0 || seen[static_cast<std::size_t>(next)]) continue;
            seen[static_cast<std::size_t>(next)] = true;
            open.push_back(next);
        }
    }
    return seen;
}

/// Spots from which steps lead to the first.
Reached toFirst(const SpotSteps& steps) {
    Reached seen(steps.size());
    seen[0] = true;
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t spot = 0; spot < steps.size(); ++spot) {
            const auto leads = [&](int next) { return next >= 0 && seen[static_cast<std::size_t>(next)]; };
            if (seen[spot] || std::none_of(steps[spot].begin(), steps[spot].end(), leads)) continue;
            seen[spot] = true;
            grows = true;
        }
    }
    return seen;
}

struct Bend {
    std::size_t from;
    std::size_t way;
    int to;
    double cost;
};

/// Steps from a spot of `from` to a spot of `to`, the cheapest first. Last of all come steps against
/// the picture, where the way leads nowhere.
std::vector<Bend> bends(const std::vector<game::Spot>& spots, const SpotSteps& steps, const Reached& from,
                        const Reached& to) {
    constexpr double lastResort = 1e9;
    std::vector<Bend> all;
    for (std::size_t a = 0; a < spots.size(); ++a)
        for (std::size_t b = 0; b < spots.size(); ++b)
            for (std::size_t way = 0; from[a] && to[b] && a != b && way < ways.size(); ++way) {
                const double found = cost(spots[a].area, spots[b].area, ways[way]);
                if (std::isfinite(found))
                    all.push_back({a, way, static_cast<int>(b), found});
                else if (steps[a][way] < 0)
                    all.push_back({a, way, static_cast<int>(b), lastResort});
            }
    std::stable_sort(all.begin(), all.end(), [](const Bend& x, const Bend& y) { return x.cost < y.cost; });
    return all;
}

auto count(const Reached& reached) {
    return std::count(reached.begin(), reached.end(), true);
}

Reached outside(Reached reached) {
    reached.flip();
    return reached;
}

/// Takes the cheapest bend after which more spots are joined and none is lost. False if there is none.
bool bend(const std::vector<game::Spot>& spots, SpotSteps& steps) {
    const Reached out = fromFirst(steps);
    const Reached home = toFirst(steps);
    const auto before = count(out) + count(home);
    auto tries = bends(spots, steps, out, outside(out));
    const auto homeward = bends(spots, steps, outside(home), home);
    tries.insert(tries.end(), homeward.begin(), homeward.end());
    for (const Bend& one : tries) {
        const int was = std::exchange(steps[one.from][one.way], one.to);
        if (count(fromFirst(steps)) + count(toFirst(steps)) > before) return true;
        steps[one.from][one.way] = was;
    }
    return false;
}

}

SpotSteps spotSteps(const std::vector<game::Spot>& spots) {
    SpotSteps steps(spots.size());
    for (std::size_t spot = 0; spot < spots.size(); ++spot)
        for (std::size_t way = 0; way < ways.size(); ++way)
            steps[spot][way] = nearest(spots, static_cast<int>(spot), ways[way]);
    const auto all = static_cast<std::ptrdiff_t>(spots.size());
    while (!spots.empty() && (count(fromFirst(steps)) < all || count(toFirst(steps)) < all))
        if (!bend(spots, steps)) break;
    return steps;
}

bool isButton(const game::Spot& spot) {
    return spot.id.startsWith(u"choice/") || spot.id.startsWith(u"command/");
}

QString zoneOf(const game::Spot& spot) {
    if (isButton(spot)) return QStringLiteral("choice");
    return spot.zone.isEmpty() ? spot.id.section(u'/', 0, 0) : spot.zone;
}

int stepInside(const std::vector<game::Spot>& spots, int from, Way way) {
    const QString zone = zoneOf(spots[static_cast<std::size_t>(from)]);
    std::vector<game::Spot> inside;
    std::vector<int> indices;
    int own = -1;
    for (int i = 0; i < static_cast<int>(spots.size()); ++i) {
        if (zoneOf(spots[static_cast<std::size_t>(i)]) != zone) continue;
        if (i == from) own = static_cast<int>(inside.size());
        inside.push_back(spots[static_cast<std::size_t>(i)]);
        indices.push_back(i);
    }
    const int to = spotSteps(inside)[static_cast<std::size_t>(own)][static_cast<std::size_t>(way)];
    return to < 0 ? -1 : indices[static_cast<std::size_t>(to)];
}

int stepAcross(const std::vector<game::Spot>& spots, int from, Way way) {
    const game::Spot& origin = spots[static_cast<std::size_t>(from)];
    const QString zone = zoneOf(origin);
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (int to = 0; to < static_cast<int>(spots.size()); ++to) {
        const game::Spot& spot = spots[static_cast<std::size_t>(to)];
        if (isButton(spot) || zoneOf(spot) == zone) continue;
        const double found = cost(origin.area, spot.area, way);
        if (found >= least) continue;
        least = found;
        best = to;
    }
    return best;
}

}
