// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/sample_rates.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace heorot::conformance {

using record::Census;
using record::ZoneView;

namespace {

bool isUnknown(const std::string& piece) {
    return !piece.empty() && piece.back() == '?';
}

Census countOf(const std::vector<std::string>& pieces) {
    Census count;
    for (const auto& piece : pieces) ++count[piece];
    return count;
}

/// What `all` has beyond `seen`; negative counts are known pieces that moved.
Census hiddenOf(Census all, const Census& seen) {
    for (const auto& [piece, count] : seen)
        if (!isUnknown(piece)) all[piece] -= count;
    std::erase_if(all, [](const auto& entry) { return entry.second == 0; });
    return all;
}

std::set<std::string> looksIn(const ZoneView& zone) {
    std::set<std::string> looks;
    for (const auto& piece : zone.pieces)
        if (isUnknown(piece)) looks.insert(piece);
    return looks;
}

std::string learnOne(RateTable::Classes& classes, const std::string& piece, const std::string& look) {
    const auto [known, isNew] = classes.emplace(piece, look);
    return isNew || known->second == look
               ? ""
               : "'" + piece + "' is hidden as '" + known->second + "' and as '" + look + "'";
}

}

double chiSquaredLimit(int freedom) {
    // Wilson and Hilferty 1931, at five standard deviations.
    const double part = 2.0 / (9.0 * freedom);
    return freedom * std::pow(1 - part + 5 * std::sqrt(part), 3);
}

std::string RateTable::learn(Classes& classes, const Zones& real, const Zones& view) {
    if (real.size() != view.size()) return "a view and the state have different zones";
    for (std::size_t z = 0; z < real.size(); ++z) {
        const ZoneView& seen = view[z];
        if (seen.ordered) {
            if (seen.pieces.size() != real[z].pieces.size()) return seen.path + " has a different size in a view";
            for (std::size_t i = 0; i < seen.pieces.size(); ++i)
                if (isUnknown(seen.pieces[i]))
                    if (auto wrong = learnOne(classes, real[z].pieces[i], seen.pieces[i]); !wrong.empty()) return wrong;
        } else if (const auto looks = looksIn(seen); looks.size() == 1) {
            for (const auto& [piece, count] : hiddenOf(countOf(real[z].pieces), countOf(seen.pieces)))
                if (count > 0)
                    if (auto wrong = learnOne(classes, piece, *looks.begin()); !wrong.empty()) return wrong;
        }
    }
    return {};
}

RateTable::RateTable(const Classes& classes, const Zones& real, const Zones& view) : classes_(classes), view_(view) {
    for (const auto& [piece, count] : hiddenOf(record::census(real), record::census(view))) {
        if (count < 0) failure_ = "the view shows '" + piece + "' more often than it exists";
        Pool& pool = pools_[lookOf(piece)];
        pool.pieces[piece] = count;
        pool.size += count;
    }
}

std::string RateTable::lookOf(const std::string& piece) const {
    const auto look = classes_.find(piece);
    return look == classes_.end() ? "?" : look->second;
}

void RateTable::count(const std::string& place, const Census& hidden) {
    std::map<std::string, Census> byLook;
    for (const auto& [piece, count] : hidden) {
        if (count < 0)
            failure_ = "a sample moves '" + piece + "' away from " + place + ", though it is known to be there";
        byLook[lookOf(piece)][piece] = count;
    }
    for (const auto& [look, pieces] : byLook) {
        Pool& pool = pools_[look];
        Place& at = pool.places[place];
        int drawn = 0;
        for (const auto& [piece, count] : pieces) {
            at.found[piece] += count;
            drawn += count;
        }
        at.pieces += drawn;
        if (pool.size > 1) at.spread += drawn * static_cast<double>(pool.size - drawn) / (pool.size - 1);
    }
}

void RateTable::addZone(const ZoneView& zone, const ZoneView& seen) {
    if (!seen.ordered) return count(seen.path, hiddenOf(countOf(zone.pieces), countOf(seen.pieces)));
    if (zone.pieces.size() != seen.pieces.size()) {
        failure_ = "a sample changes the size of " + seen.path;
        return;
    }
    for (std::size_t i = 0; i < zone.pieces.size(); ++i)
        if (isUnknown(seen.pieces[i])) count(seen.path + '[' + std::to_string(i) + ']', {{zone.pieces[i], 1}});
}

void RateTable::add(const Zones& world) {
    ++samples_;
    if (world.size() != view_.size()) {
        failure_ = "a sample and the view have different zones";
        return;
    }
    for (std::size_t z = 0; z < world.size(); ++z) addZone(world[z], view_[z]);
}

std::string RateTable::verdict() {
    compared_ = 0;
    if (!failure_.empty()) return failure_;
    for (const auto& [look, pool] : pools_)
        for (const auto& [name, place] : pool.places) {
            const int freedom = static_cast<int>(pool.pieces.size()) - 1;
            if (freedom < 1 || place.spread <= 0) continue;
            double sum = 0;
            double least = place.pieces;
            std::string rates;
            for (const auto& [piece, copies] : pool.pieces) {
                const double share = static_cast<double>(copies) / pool.size;
                const auto found = place.found.find(piece);
                const double count = found == place.found.end() ? 0 : found->second;
                least = std::min(least, share * place.pieces);
                sum += std::pow(count - share * place.pieces, 2) / (share * place.spread);
                rates += ' ' + piece + ' ' + std::to_string(std::lround(count)) + '/' +
                         std::to_string(std::lround(share * place.pieces));
            }
            if (least < 5) continue;
            ++compared_;
            if (sum > chiSquaredLimit(freedom))
                return "pieces hidden as '" + look + "' turn up in " + name +
                       " at other rates than chance gives (found/expected):" + rates;
        }
    return {};
}

}
