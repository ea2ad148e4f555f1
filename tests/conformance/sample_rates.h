// SPDX-License-Identifier: GPL-3.0-or-later
// Counts where unseen pieces turn up in samples, and compares with what chance would give. It knows pieces and zones by
// name only, so it serves every game.
#pragma once

#include "record/arrange.h"

#include <map>
#include <string>
#include <vector>

namespace heorot::conformance {

class RateTable {
  public:
    using Zones = std::vector<record::ZoneView>;
    /// The name of a piece and how it looks while it is unknown: the text that ends with '?'. Pieces of one look are
    /// mixed.
    using Classes = std::map<std::string, std::string>;

    /// Learns looks from a state and a view of it. An empty text, or what does not fit together.
    static std::string learn(Classes& classes, const Zones& real, const Zones& view);

    RateTable(const Classes& classes, const Zones& real, const Zones& view);
    /// Counts one sampled world.
    void add(const Zones& world);
    /// An empty text, or the first place where a piece turns up at a rate that chance alone would not give.
    std::string verdict();
    /// How many places the last verdict compared: those where chance decides among pieces often enough.
    int compared() const { return compared_; }

  private:
    /// A hidden place: an index of an ordered zone, or a whole unordered one.
    struct Place {
        record::Census found;
        double pieces = 0;
        /// Sum of k (T - k) / (T - 1) for k of T pieces drawn without putting back.
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

/// The value that a chi-squared of so many degrees of freedom exceeds about once in three million.
double chiSquaredLimit(int freedom);

}
