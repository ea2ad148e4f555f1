// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts by what they are about; each is empty in a phase of another kind.
#pragma once

#include "words/text_context.h"

namespace heorot::raiders {

/// Before and after a roll of combat dice.
QString armsPrompt(const TextContext& at);
QString combatPrompt(const TextContext& at);
/// What is decided on the own ship and for the cards on it.
QString shipPrompt(const TextContext& at);

}
