// SPDX-License-Identifier: GPL-3.0-or-later
// Text of a given size of area: as large as its type allows, in lines if it may wrap, never cut. Names and sentences of
// other languages are longer, so no view can know the size beforehand.
#pragma once

#include "ui/theme.h"
#include "ui/ui_export.h"

#include <QFontMetricsF>
#include <QStringList>

namespace heorot::ui {

struct TextWish {
    QString text;
    QSizeF room;
    game::Type type = game::Type::Body;
    bool bold = false;
    bool wraps = false;
    /// Pixels: as large as this if there is room, never smaller than the floor.
    double wanted = 16;
    double floor = 11;

    bool operator==(const TextWish&) const = default;
};

HEOROT_UI_EXPORT size_t qHash(const TextWish& wish, size_t seed = 0);

struct FittedText {
    QFont font;
    /// As they are drawn, without soft hyphens.
    QStringList lines;
    /// Pixels from one line to the next, and of all lines.
    double lineHeight = 0;
    double height = 0;
    /// False if even the floor is too large.
    bool fits = true;
};

/// Where a word may be broken if it is too wide for a line; it then has a hyphen there, else it is not seen.
inline constexpr QChar softHyphen(0x00AD);

/// Width of the longest part of a text that no line break parts.
HEOROT_UI_EXPORT double longestPart(const QString& text, const QFontMetricsF& metrics);

/// The largest size from `wanted` down to `floor` at which the text fits: in one line, or in as many as there is room
/// for if it wraps. At the floor the letters are condensed, and only where that does not help words are broken; a text
/// that must not wrap does so there too if there is room for the lines. What has no room even so, like a name of 24
/// W's, gets smaller than the floor, `fits` is false, and it reaches over its area only where it could not be read at
/// all.
HEOROT_UI_EXPORT FittedText fitText(const TextWish& wish, const Theme& theme);

}
