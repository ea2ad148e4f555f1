// SPDX-License-Identifier: GPL-3.0-or-later
// The one exception for bad files: where and why. Its text is English, for tests and logs; programs show the place and
// the fault in the user's language (language/fault_words.h).
#pragma once

#include "record/fault.h"

#include <stdexcept>
#include <string>

namespace heorot::record {

class HEOROT_RECORD_EXPORT FileError : public std::runtime_error {
  public:
    /// `line` counts from 1; 0 stands for the whole file: `legend.yaml:41: steps[3].icons: missing 'fame'`, where
    /// `steps[3].icons` is the path.
    FileError(const std::string& file, int line, Fault fault) : FileError(file, line, {}, std::move(fault)) {}
    FileError(const std::string& file, int line, const std::string& path, Fault fault);
    int line() const { return line_; }
    /// `legend.yaml:41: steps[3].icons`
    const std::string& place() const { return place_; }
    const Fault& fault() const { return fault_; }

  private:
    FileError(int line, std::string place, Fault fault);

    int line_;
    std::string place_;
    Fault fault_;
};

/// The fault with its place, as a part of another one.
HEOROT_RECORD_EXPORT Fault placed(const FileError& error);

}
