// SPDX-License-Identifier: GPL-3.0-or-later
// A choice of several steps that has begun: what is asked next, labels of its buttons and what they wait for.
#pragma once

#include "words/text_context.h"

#include <QString>

namespace heorot::raiders {

/// What is asked once a card, an artifact, a tile, a die or a rest is chosen.
QString cardPrompt(const game::Address& mover, const QString& card);
QString artifactPrompt(const game::Address& mover, const QString& artifact, bool stores);
/// What a button of the prompt that cannot be pressed yet waits for.
enum class Missing : std::uint8_t { Hammer, Mark, Reaver, Tile, Fighting };
QString missingText(Missing what);
/// `left`: as "1 chest"; empty for nothing.
QString stillToGiveText(const QString& left);
/// What a button needs that the ship does not have: `lack` as "1 favor".
QString lackText(const QString& lack);
/// Of the button that begins a combat while there are no hammers for it.
QString fightLabel();
QString peaceLabel();
QString facePrompt(const game::Address& mover);
/// Labels of buttons that begin a choice.
QString restDieLabel();
QString restDieHelp();

}
