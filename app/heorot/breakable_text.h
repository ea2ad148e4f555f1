// SPDX-License-Identifier: GPL-3.0-or-later
// Lets labels break words longer than a line, such as a name of 24 W's or a German compound.
#pragma once

#include <QString>
#include <QStringList>

namespace heorot::app {

/// Letters and signs from which on a word is long; narrow columns take less.
inline constexpr int longWord = 14;

/// The text with places in its long words where a line may end, for labels that wrap: soft hyphens between syllables,
/// or between any letters of what has none; zero-width spaces beside signs and digits, as in the name of a file.
/// Letters keep their combining marks, and at least three letters stand on either side of a hyphen.
QString breakable(const QString& text, int shortest = longWord);

/// The text with sums, and numbers in parentheses with the word before them, kept in one line: "4 + 3 = 7", "this ship
/// (1)".
QString keptTogether(QString text);

/// The text without those places, as it was.
QString withoutBreaks(QString text);

/// The parts that a label cannot break, with the hyphens that would end them.
QStringList unbreakableParts(const QString& text);

}
