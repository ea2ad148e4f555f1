// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of files that are not the kind of YAML we read.
#pragma once

#include "record/fault.h"

namespace heorot::record {

Fault tooDeep();
Fault tooLarge();
/// `reason` is a sentence of yaml-cpp.
Fault notYaml(const std::string& reason);

}
