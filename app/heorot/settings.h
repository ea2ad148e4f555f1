// SPDX-License-Identifier: GPL-3.0-or-later
// What a person prefers in all games, kept between runs.
#pragma once

#include "session/session.h"
#include "ui/theme.h"

#include <QString>

namespace heorot::app {

/// How much the table helps; each level adds to the one before.
enum class Assist : std::uint8_t {
    None,  ///< nothing is lit; dark spots still say why not
    Lit,   ///< legal choices are lit
    Sums,  ///< and pointing at one shows what every seat would gain or lose
    Hints, ///< and a hint can be asked for
};

struct Settings {
    /// "en", "fr", "de"; empty for the language of the desktop.
    QString language;
    ui::ThemeId theme = ui::ThemeId::Light;
    /// Of all text, 1 to 1.5.
    double textScale = 1;
    /// 1 as designed, up to 4; 0 moves nothing.
    double animationSpeed = 1;
    /// Milliseconds before a computer player's move is shown, 0 to 3000.
    int paceMs = 1200;
    Assist assist = Assist::Hints;
    bool casualUndo = false;
    bool playForced = false;
    /// A card covers the table between two persons.
    bool handOverCard = true;

    bool operator==(const Settings&) const = default;

    /// From userSettings; values out of range are taken as their defaults.
    static Settings load();
    void save() const;
};

/// What of it a running game follows.
session::Options optionsOf(const Settings& settings);

}
