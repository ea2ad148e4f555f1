// SPDX-License-Identifier: GPL-3.0-or-later
// Why a figure scores what it does.
#pragma once

#include "rules/score.h"

#include <QString>

namespace heorot::movie {

/// How a figure scores: what it sees in its row and column, what is hidden or turned, and the sum.
QString scoreWords(const Rules& rules, const State& state, const FigureScore& score);
/// One line of it: the tiles of a row or a column that count, with their sum. Empty if it sees none.
QString lineWords(const Rules& rules, const State& state, const FigureScore& score, bool isRow);
/// Its last lines: what is hidden, or turned and so counts nothing, empty if nothing is; the sum times the diamonds.
QString hiddenWords(const FigureScore& score);
QString turnedWords(const Rules& rules, const State& state, const FigureScore& score);
QString productWords(const FigureScore& score);

}
