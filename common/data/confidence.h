// SPDX-License-Identifier: GPL-3.0-or-later
// How certain the facts of a game's data are.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::data {

/// From certain to uncertain: printed in a rulebook, reported by players, inferred from print, reconstructed to fit it.
enum class Confidence : std::uint8_t { Printed, Reported, Inferred, Reconstructed };
inline constexpr std::array<std::string_view, 4> confidenceNames{"printed", "reported", "inferred", "reconstructed"};

/// The confidence in one aspect of an entry: its "effect", its "copies", ...
struct Aspect {
    std::string name;
    Confidence confidence = Confidence::Reconstructed;
};
using Confidences = std::vector<Aspect>;

/// A number that is an entry of its own: `{value: 6, confidence: printed}`.
struct Figure {
    int value = 0;
    Confidence confidence = Confidence::Reconstructed;
};

}
