// SPDX-License-Identifier: GPL-3.0-or-later
// A saga as the first format had it, made of one of today.
#pragma once

#include <QtGlobal>

#include <string>

namespace heorot::test {

/// Takes out where the game stands, which format 1 did not hold.
inline std::string inFormatOne(std::string text) {
    const auto from = text.find("\nover: ") + 1;
    const auto to = text.find("\ndeal:") + 1;
    const auto number = text.find("\nsaga: 2\n");
    if (from == 0 || to < from || number == std::string::npos) qFatal("the saga has no head of format 2");
    return text.erase(from, to - from).replace(number + 1, 7, "saga: 1");
}

}
