// SPDX-License-Identifier: GPL-3.0-or-later
// A person's preferences for all games, kept between runs.
#pragma once

#include "session/session.h"
#include "ui/theme.h"

#include <QString>

namespace heorot::app {

/// How much the table helps; each level adds to the previous one.
enum class Assist : std::uint8_t {
    None,  ///< nothing is highlighted; unavailable spots still explain why
    Lit,   ///< legal choices are highlighted
    Sums,  ///< and hovering one shows what every seat would gain or lose
    Hints, ///< and hints are available
};

/// When a page shows what a part of the game has brought.
enum class ChapterPages : std::uint8_t {
    Always,
    Major, ///< after acts, rounds and major episodes
    Never,
};

struct Settings {
    /// "en", "fr", "de"; empty for the desktop's language.
    QString language;
    ui::ThemeId theme = ui::ThemeId::Light;
    /// Of all text, 1 to 1.5.
    double textScale = 1;
    /// 1 as designed, up to 4; 0 turns animation off.
    double animationSpeed = 1;
    /// Milliseconds before a computer player's move is shown, 0 to 3000.
    int paceMs = 1200;
    Assist assist = Assist::Hints;
    bool casualUndo = false;
    bool playForced = false;
    /// Whether a card covers the table between two people.
    bool handOverCard = true;
    ChapterPages chapterPages = ChapterPages::Major;
    /// Of the sounds, from 0, which turns them off, to 1.
    double volume = .3;

    bool operator==(const Settings&) const = default;

    /// From userSettings; values out of range are replaced by their defaults.
    static Settings load();
    void save() const;
};

/// The options of a running game.
session::Options optionsOf(const Settings& settings);

}
