// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of an evaluation that were fitted by games. A build with HEOROT_TUNING reads them from the environment, so
// that tests/ai/fit_weights.py can try others without a compiler; every other build has them as constants.
#pragma once

#ifdef HEOROT_TUNING
#include <cstdlib>
#endif

namespace heorot::ai {

#ifdef HEOROT_TUNING
inline double weight(const char* name, double fitted) {
    const char* tried = std::getenv(name);
    return tried ? std::atof(tried) : fitted;
}
#else
constexpr double weight(const char*, double fitted) {
    return fitted;
}
#endif

}
