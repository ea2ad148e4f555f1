// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds in the window.
#include "heorot/main_window.h"

namespace heorot::app {

void MainWindow::useSounds(std::unique_ptr<SoundPlayer> player) {
    soundPlayer_ = std::move(player);
}

void MainWindow::playSound(game::Sound sound) {
    if (soundPlayer_ && settings_.volume > 0) soundPlayer_->play(sound, settings_.volume);
}

}
