// SPDX-License-Identifier: GPL-3.0-or-later
// Counts where unseen pieces appear in samples and compares that with the expected rates. It uses only names of pieces
// and zones, so it serves every game.
#pragma once

#include "record/arrange.h"

#include <map>
#include <string>
#include <vector>

namespace heorot::conformance {

class RateTable {
  public:
    using Zones = std::vector<record::ZoneView>;
    /// From the name of a piece to its look while unknown, a text ending with '?'. Pieces with the same look are mixed.
    using Classes = std::map<std::string, std::string>;

    /// Learns looks from a state and a view of it. Returns an empty text, or what is inconsistent.
    static std::string learn(Classes& classes, const Zones& real, const Zones& view);

    RateTable(const Classes& classes, const Zones& real, const Zones& view);
    /// Counts one sampled world.
    void add(const Zones& world);
    /// An empty text, or the first place where a piece appears at a rate that chance does not explain.
    std::string verdict();
    /// How many places the last verdict compared: those with enough samples to judge.
    int compared() const { return compared_; }

  private:
    /// A hidden place: an index in an ordered zone, or a whole unordered zone.
    struct Place {
        record::Census found;
        double pieces = 0;
        /// Sum of k (T - k) / (T - 1) for k of T pieces drawn without replacement.
        double spread = 0;
    };
    struct Pool {
        record::Census pieces;
        int size = 0;
        std::map<std::string, Place> places;
    };

    std::string lookOf(const std::string& piece) const;
    void addZone(const record::ZoneView& zone, const record::ZoneView& seen);
    void count(const std::string& place, const record::Census& hidden);

    const Classes& classes_;
    Zones view_;
    std::map<std::string, Pool> pools_;
    int samples_ = 0;
    std::string failure_;
    int compared_ = 0;
};

/// The value that chi-squared with this many degrees of freedom exceeds about once in three million.
double chiSquaredLimit(int freedom);

}
