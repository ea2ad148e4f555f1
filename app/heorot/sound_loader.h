// SPDX-License-Identifier: GPL-3.0-or-later
// The plugin that plays the sounds, where there is one.
#pragma once

#include "sound/sound_player.h"

#include <QString>

namespace heorot::app {

/// The plugin of an installation or a build tree.
QString soundPluginOfApplication();

/// nullptr if there is no such plugin, or its libraries are missing: then the program has no sounds.
std::unique_ptr<SoundPlayer> loadSoundPlayer(const QString& file);

}
