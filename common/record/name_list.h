// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces whose names come from lists.
#pragma once

#include "record/describer.h"

#include <bitset>

namespace heorot::record {

/// Names of the pieces 0, 1, ... and, in a list of their own, of pieces known only by their back.
class HEOROT_RECORD_EXPORT NameList : public PieceNames {
  public:
    NameList() = default;
    /// Indices with an empty name are not pieces. `unknown` names the pieces from `firstUnknown` on; these names are
    /// written but never read.
    template <class Names>
    explicit NameList(const Names& names, std::uint8_t firstUnknown = 0xFF, std::vector<std::string> unknown = {})
        : names_(std::begin(names), std::end(names)), unknown_(std::move(unknown)), firstUnknown_(firstUnknown) {
        for (std::size_t piece = 0; piece < names_.size(); ++piece) found_.set(piece, !names_[piece].empty());
    }
    /// The same names, but `find` returns only pieces from `first` to `last` - 1: those a zone may hold, so that it
    /// refuses others.
    NameList range(std::size_t first, std::size_t last) const {
        return where([=](std::uint8_t piece) { return piece >= first && piece < last; });
    }
    /// The same for pieces with `isFound` true.
    NameList where(const std::function<bool(std::uint8_t)>& isFound) const;

    std::string name(std::uint8_t piece) const override;
    std::optional<std::uint8_t> find(std::string_view name) const override;
    /// All names except those of unknown pieces.
    const std::vector<std::string>& all() const { return names_; }

  private:
    std::vector<std::string> names_;
    std::vector<std::string> unknown_;
    std::uint8_t firstUnknown_ = 0xFF;
    std::bitset<256> found_;
};

}
