// SPDX-License-Identifier: GPL-3.0-or-later
// Names of cards, tokens and gains as the objects of sentences.
#pragma once

#include "words/names.h"

namespace heorot::legend {

/// "a double fighting card", "the Golden Torque", "a card" for an unknown one.
QString aCard(Card card);
/// "5 fame", "an alliance (2 fame)", "a token" for one that lies face down.
QString aToken(Token token);
/// "5 fame", "2 cards", "a scratch".
QString aGain(Gain gain, const Rules& rules);
QString aThreat(GainKind threat);

}
