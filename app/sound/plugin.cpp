// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/effects.h"

namespace heorot::app {

class Plugin final : public QObject, public SoundPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID HeorotSoundPlugin_iid)
    Q_INTERFACES(heorot::app::SoundPlugin)

  public:
    std::unique_ptr<SoundPlayer> player() const override { return std::make_unique<EffectPlayer>(); }
};

}

#include "plugin.moc"
