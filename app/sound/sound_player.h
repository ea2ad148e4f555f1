// SPDX-License-Identifier: GPL-3.0-or-later
// What plays the sounds: a plugin of its own, because it needs Qt Multimedia, which not every computer has.
#pragma once

#include "game/sound.h"

#include <QtPlugin>

#include <memory>

namespace heorot::app {

class SoundPlayer {
  public:
    virtual ~SoundPlayer() = default;
    /// Returns at once; without an audio device nothing is heard. `volume` is from 0, silent, to 1.
    virtual void play(game::Sound sound, double volume) = 0;
};

class SoundPlugin {
  public:
    virtual ~SoundPlugin() = default;
    virtual std::unique_ptr<SoundPlayer> player() const = 0;
};

}

/// Increased when the classes above change.
#define HeorotSoundPlugin_iid "org.heorot.SoundPlugin/1"
Q_DECLARE_INTERFACE(heorot::app::SoundPlugin, HeorotSoundPlugin_iid)
