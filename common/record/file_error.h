// SPDX-License-Identifier: GPL-3.0-or-later
// The one exception for bad files: its text is a sentence for a person that says where and why.
#pragma once

#include "record/record_export.h"

#include <stdexcept>
#include <string>

namespace heorot::record {

class HEOROT_RECORD_EXPORT FileError : public std::runtime_error {
  public:
    /// `line` counts from 1; 0 stands for the whole file: `legend.yaml:41: steps[3].icons: missing 'fame'`.
    FileError(const std::string& file, int line, const std::string& sentence);
    int line() const { return line_; }

  private:
    int line_;
};

}
