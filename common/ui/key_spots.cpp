// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/key_spots.h"

#include "ui/compose.h"
#include "ui/spot_moves.h"

#include <algorithm>
#include <set>

namespace heorot::ui {

namespace {

/// The last part of an id that counts places rather than naming a thing: `hand/2` is another tile once `hand/1` is
/// played.
bool isOrdinal(const QString& id) {
    const QString last = id.section(u'/', 1);
    return !last.isEmpty() && std::all_of(last.begin(), last.end(), [](QChar each) { return each.isDigit(); });
}

/// What stands before the `/`: things of one kind.
QString kindOf(const QString& id) {
    return id.section(u'/', 0, 0);
}

}

bool Digits::isSame(const Place& one, const Place& other) {
    return one.id == other.id && (!isOrdinal(one.id) || one.name == other.name);
}

QString Digits::keyOf(const Place& place) {
    return isOrdinal(place.id) ? place.id + u' ' + place.name : place.id;
}

std::vector<Digits::Place> Digits::candidates(const game::Scene& scene, const Marks& marks) {
    std::map<QString, int> sizes;
    for (const game::Spot& spot : scene.spots)
        if (marks.keyed.contains(spot.id)) ++sizes[kindOf(spot.id)];
    std::vector<Place> list;
    for (const bool buttons : {true, false})
        for (const game::Spot& spot : scene.spots) {
            const bool isChoice = spot.id.startsWith(u"choice/");
            const bool isKeyed = marks.keyed.contains(spot.id);
            if (spot.id == backSpot || buttons != isChoice || (!isChoice && !isKeyed)) continue;
            const bool isCrowd = sizes[kindOf(spot.id)] > most && kindOf(spot.id) != u"hand";
            if (isChoice || !isCrowd) list.push_back({spot.id, spot.name, isKeyed});
        }
    return list;
}

void Digits::beginTurn() {
    places_ = {};
    given_.clear();
}

void Digits::give(int digit, const Place& place) {
    places_[static_cast<std::size_t>(digit)] = place;
    given_[keyOf(place)] = digit;
}

template <class DigitOf>
void Digits::giveAgain(std::vector<Place>& left, const DigitOf& digitOf) {
    std::erase_if(left, [&](const Place& place) {
        const int digit = digitOf(place);
        if (digit == 0 || !places_[static_cast<std::size_t>(digit)].id.isEmpty()) return false;
        give(digit, place);
        return true;
    });
}

void Digits::giveNew(const std::vector<Place>& left, const QStringList& chosen) {
    // A key pressed twice must not both ask and confirm.
    std::set<int> asked;
    for (const auto& [key, digit] : given_)
        if (chosen.contains(key.section(u' ', 0, 0))) asked.insert(digit);
    for (const Place& place : left)
        for (int digit = 1; digit <= most; ++digit) {
            if (!places_[static_cast<std::size_t>(digit)].id.isEmpty()) continue;
            if (place.id == game::confirmSpot && asked.contains(digit)) continue;
            give(digit, place);
            break;
        }
}

void Digits::assign(const game::Scene& scene, const Marks& marks) {
    std::vector<Place> left = candidates(scene, marks);
    const auto before = std::exchange(places_, {});
    const auto held = [&](const auto& fits) {
        for (int digit = 1; digit <= most; ++digit)
            if (!before[static_cast<std::size_t>(digit)].id.isEmpty() && fits(before[static_cast<std::size_t>(digit)]))
                return digit;
        return 0;
    };
    giveAgain(left, [&](const Place& place) { return held([&](const Place& old) { return isSame(old, place); }); });
    // The tile slid to another place, as its neighbors were played.
    giveAgain(left, [&](const Place& place) {
        return held([&](const Place& old) {
            const bool isFree = places_[static_cast<std::size_t>(&old - before.data())].id.isEmpty();
            return isFree && isOrdinal(place.id) && old.name == place.name && kindOf(old.id) == kindOf(place.id);
        });
    });
    giveAgain(left, [&](const Place& place) {
        if (place.id == game::confirmSpot) return 0; // each question has another digit that asked it
        const auto given = given_.find(keyOf(place));
        return given == given_.end() ? 0 : given->second;
    });
    giveNew(left, marks.chosen);
}

int Digits::of(const QString& spot) const {
    for (int digit = 1; digit <= most; ++digit)
        if (!spot.isEmpty() && at(digit) == spot) return digit;
    return 0;
}

QString Digits::at(int digit) const {
    if (digit < 1 || digit > most) return {};
    const Place& place = places_[static_cast<std::size_t>(digit)];
    return place.isOpen ? place.id : QString();
}

QStringList tabStops(const game::Scene& scene, const Marks& marks) {
    const auto isNext = [&](const game::Spot& spot) {
        return !spot.isQuiet && (marks.lit.contains(spot.id) || marks.next.contains(spot.id));
    };
    // Of a zone where nothing may be chosen: what is chosen so far, else what could be instead, else the first.
    const auto worth = [&](const game::Spot& spot) {
        return marks.chosen.contains(spot.id) ? 2 : marks.keyed.contains(spot.id) ? 1 : 0;
    };
    std::map<QString, const game::Spot*> entrances;
    std::set<QString> open;
    for (const game::Spot& spot : scene.spots) {
        if (isNext(spot)) open.insert(zoneOf(spot));
        const game::Spot*& entrance = entrances[zoneOf(spot)];
        if (!entrance || worth(spot) > worth(*entrance)) entrance = &spot;
    }
    QStringList stops;
    for (const game::Spot& spot : scene.spots) {
        const QString zone = zoneOf(spot);
        const bool isEntrance = !open.contains(zone) && entrances[zone] == &spot;
        if (isButton(spot) || isNext(spot) || isEntrance) stops << spot.id;
    }
    return stops;
}

}
