// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a current saga to format 1.
#pragma once

#include <QtGlobal>

#include <string>

namespace heorot::test {

/// Removes `now` from the head, which format 1 did not have.
inline std::string inFormatOne(std::string text) {
    const auto from = text.find("\nover: ") + 1;
    const auto to = text.find("\ndeal:") + 1;
    const auto number = text.find("\nsaga: 2\n");
    if (from == 0 || to < from || number == std::string::npos) qFatal("the saga has no head of format 2");
    return text.erase(from, to - from).replace(number + 1, 7, "saga: 1");
}

}
