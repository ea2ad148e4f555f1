// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds as Qt Multimedia plays them, in a thread of their own: finding and opening an audio device may take
// seconds.
#pragma once

#include "sound/sound_player.h"

#include <QObject>
#include <QSoundEffect>
#include <QThread>

#include <array>

namespace heorot::app {

/// Is in the thread that plays.
class Effects final : public QObject {
    Q_OBJECT

  public:
    void play(game::Sound sound, double volume);

  private:
    /// Loaded when each is first heard.
    std::array<std::unique_ptr<QSoundEffect>, game::sounds> effects_;
};

class EffectPlayer final : public SoundPlayer {
  public:
    EffectPlayer();
    ~EffectPlayer() override;
    void play(game::Sound sound, double volume) override;

  private:
    QThread* thread_;
    Effects* effects_;
};

}
