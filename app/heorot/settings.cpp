// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/settings.h"

#include "heorot/user_settings.h"

#include <array>

namespace heorot::app {

namespace {

// The words in the settings file; they stay when the enumerations change.
constexpr std::array<const char*, 3> themeWords{"light", "dark", "high-contrast"};
constexpr std::array<const char*, 3> pagesWords{"always", "major", "never"};
constexpr std::array<const char*, 4> assistWords{"none", "lit", "sums", "hints"};

template <std::size_t N, class Value>
Value readWord(const QSettings& file, const QString& key, const std::array<const char*, N>& words, Value byDefault) {
    const QString word = file.value(key).toString();
    for (std::size_t i = 0; i < N; ++i)
        if (word == QLatin1String(words[i])) return static_cast<Value>(i);
    return byDefault;
}

double readNumber(const QSettings& file, const QString& key, double least, double most, double byDefault) {
    bool isNumber = false;
    const double value = file.value(key).toDouble(&isNumber);
    return isNumber && value >= least && value <= most ? value : byDefault;
}

bool readFlag(const QSettings& file, const QString& key, bool byDefault) {
    const QString word = file.value(key).toString();
    if (word == QLatin1String("true")) return true;
    return word == QLatin1String("false") ? false : byDefault;
}

template <std::size_t N, class Value>
QString wordOf(const std::array<const char*, N>& words, Value value) {
    return QLatin1String(words[static_cast<std::size_t>(value)]);
}

}

Settings Settings::load() {
    QSettings file = userSettings();
    file.beginGroup(QStringLiteral("settings"));
    const Settings plain;
    Settings read;
    read.language = file.value(QStringLiteral("language")).toString();
    read.theme = readWord(file, QStringLiteral("theme"), themeWords, plain.theme);
    read.textScale = readNumber(file, QStringLiteral("text-scale"), 1, 1.5, plain.textScale);
    read.animationSpeed = readNumber(file, QStringLiteral("animation-speed"), 0, 4, plain.animationSpeed);
    read.paceMs = static_cast<int>(readNumber(file, QStringLiteral("pace"), 0, 3000, plain.paceMs));
    read.assist = readWord(file, QStringLiteral("help"), assistWords, plain.assist);
    read.casualUndo = readFlag(file, QStringLiteral("casual-undo"), plain.casualUndo);
    read.playForced = readFlag(file, QStringLiteral("play-forced"), plain.playForced);
    read.handOverCard = readFlag(file, QStringLiteral("hand-over-card"), plain.handOverCard);
    read.chapterPages = readWord(file, QStringLiteral("chapter-pages"), pagesWords, plain.chapterPages);
    read.volume = readNumber(file, QStringLiteral("volume"), 0, 1, plain.volume);
    return read;
}

void Settings::save() const {
    QSettings file = userSettings();
    file.beginGroup(QStringLiteral("settings"));
    file.setValue(QStringLiteral("language"), language);
    file.setValue(QStringLiteral("theme"), wordOf(themeWords, theme));
    file.setValue(QStringLiteral("text-scale"), textScale);
    file.setValue(QStringLiteral("animation-speed"), animationSpeed);
    file.setValue(QStringLiteral("pace"), paceMs);
    file.setValue(QStringLiteral("help"), wordOf(assistWords, assist));
    file.setValue(QStringLiteral("casual-undo"), casualUndo);
    file.setValue(QStringLiteral("play-forced"), playForced);
    file.setValue(QStringLiteral("hand-over-card"), handOverCard);
    file.setValue(QStringLiteral("chapter-pages"), wordOf(pagesWords, chapterPages));
    file.setValue(QStringLiteral("volume"), volume);
}

session::Options optionsOf(const Settings& settings) {
    session::Options options;
    options.casualUndo = settings.casualUndo;
    options.playForced = settings.playForced;
    options.handOver = settings.handOverCard ? session::HandOver::ForSecrets : session::HandOver::Never;
    options.paceMs = settings.paceMs;
    return options;
}

}
