// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/effects.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QUrl>

namespace heorot::app {

namespace {

/// The files below resources/sounds; None has none.
constexpr std::array<const char*, game::sounds> names{"", "piece", "card", "die", "turn", "win", "error"};

constexpr int patienceMs = 1000;

}

void Effects::play(game::Sound sound, double volume) {
    if (sound == game::Sound::None || QMediaDevices::defaultAudioOutput().isNull()) return;
    const auto which = static_cast<std::size_t>(sound);
    auto& effect = effects_.at(which);
    if (!effect) {
        effect = std::make_unique<QSoundEffect>();
        effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(QLatin1String(names.at(which)))));
    }
    effect->setVolume(static_cast<float>(volume));
    effect->play();
}

EffectPlayer::EffectPlayer() : thread_(new QThread), effects_(new Effects) {
    thread_->setObjectName(QStringLiteral("sounds"));
    effects_->moveToThread(thread_);
    QObject::connect(thread_, &QThread::finished, effects_, &QObject::deleteLater);
    thread_->start(QThread::LowPriority);
}

/// A device that does not answer must not keep the program from ending: then the thread is left to the system.
EffectPlayer::~EffectPlayer() {
    thread_->quit();
    if (thread_->wait(patienceMs)) delete thread_;
}

void EffectPlayer::play(game::Sound sound, double volume) {
    QMetaObject::invokeMethod(
        effects_, [effects = effects_, sound, volume] { effects->play(sound, volume); }, Qt::QueuedConnection);
}

}
