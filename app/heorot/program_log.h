// SPDX-License-Identifier: GPL-3.0-or-later
// The last messages of the program and of Qt, in memory, for reports of problems. They contain no hands.
#pragma once

#include <QString>

namespace heorot::app {

/// From now on, messages are kept, and still go where they went before. Call it once.
void startProgramLog();
/// Adds a line with the time of day.
void logLine(const QString& line);
/// The last lines, the oldest first.
QString programLog();

}
