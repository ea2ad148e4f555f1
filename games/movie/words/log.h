// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the log that the end of an act shows too.
#pragma once

#include "rules/events.h"

#include <QString>

namespace heorot::movie {

/// The sentence of the log for an event ActEnds.
QString actEndsWords(const engine::Event& event);
/// The sentence of the log for an event Scored, `seat` being its name.
QString scoredWords(const QString& seat, const engine::Event& event);

}
