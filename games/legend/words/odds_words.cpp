// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/odds_words.h"

#include "words/say.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace heorot::legend {

namespace {

struct Times {
    double chance;
    const char* text;
};

constexpr std::array<Times, 19> times{{
    {.01, QT_TRANSLATE_NOOP("legend", "hardly ever")},
    {.05, QT_TRANSLATE_NOOP("legend", "one time in twenty")},
    {.1, QT_TRANSLATE_NOOP("legend", "one time in ten")},
    {1 / 6., QT_TRANSLATE_NOOP("legend", "one time in six")},
    {.2, QT_TRANSLATE_NOOP("legend", "one time in five")},
    {.25, QT_TRANSLATE_NOOP("legend", "one time in four")},
    {.3, QT_TRANSLATE_NOOP("legend", "three times in ten")},
    {1 / 3., QT_TRANSLATE_NOOP("legend", "one time in three")},
    {.4, QT_TRANSLATE_NOOP("legend", "four times in ten")},
    {.5, QT_TRANSLATE_NOOP("legend", "half the time")},
    {.6, QT_TRANSLATE_NOOP("legend", "six times in ten")},
    {2 / 3., QT_TRANSLATE_NOOP("legend", "two times in three")},
    {.7, QT_TRANSLATE_NOOP("legend", "seven times in ten")},
    {.75, QT_TRANSLATE_NOOP("legend", "three times in four")},
    {.8, QT_TRANSLATE_NOOP("legend", "four times in five")},
    {5 / 6., QT_TRANSLATE_NOOP("legend", "five times in six")},
    {.9, QT_TRANSLATE_NOOP("legend", "nine times in ten")},
    {.95, QT_TRANSLATE_NOOP("legend", "nineteen times in twenty")},
    {.99, QT_TRANSLATE_NOOP("legend", "nearly always")},
}};

}

QString timesIn(double chance) {
    const auto nearer = [&](const Times& one, const Times& other) {
        return std::abs(one.chance - chance) < std::abs(other.chance - chance);
    };
    return Say::tr(std::min_element(times.begin(), times.end(), nearer)->text);
}

}
