// SPDX-License-Identifier: GPL-3.0-or-later
// A game that exists but cannot be played.
#pragma once

#include "record/fault.h"

#include <stdexcept>

namespace heorot::record {

/// The fault says why.
class HEOROT_RECORD_EXPORT GameRefused : public std::runtime_error {
  public:
    explicit GameRefused(const Fault& fault) : std::runtime_error(fault.english()), fault_(fault) {}
    const Fault& fault() const { return fault_; }

  private:
    Fault fault_;
};

}
