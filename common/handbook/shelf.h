// SPDX-License-Identifier: GPL-3.0-or-later
// The handbooks of an installation: one file per game and language, the scenarios of their pictures, and the games'
// data, whose numbers they show.
#pragma once

#include "game/game_module.h"
#include "handbook/handbook.h"

#include <filesystem>

namespace heorot::handbook {

struct Shelf {
    /// Has `<game>-<language>.md` and `pictures/<game>/<name>.yaml`.
    std::filesystem::path handbooks;
    /// As in plugin::PluginFolders: one folder per game, with the shipped data and the player's own.
    std::filesystem::path data;
    std::filesystem::path ownData = {};

    /// Next to the program: ../share/heorot/handbook, and the data that its games are read from.
    HEOROT_HANDBOOK_EXPORT static Shelf ofApplication();
    HEOROT_HANDBOOK_EXPORT std::filesystem::path fileOf(const std::string& game, const QString& language) const;
};

/// A game's handbook in a language, with its numbers from the corrected data, in English where the language has none;
/// nothing for a game without handbook. Throws record::FileError.
HEOROT_HANDBOOK_EXPORT std::optional<Handbook>
read(const Shelf& shelf, const std::string& game, const QString& language, const record::Corrections& corrections = {});

/// The position of a picture. Throws record::FileError.
HEOROT_HANDBOOK_EXPORT std::unique_ptr<record::AnyMatch> pictured(const Shelf& shelf, const game::GameModule& game,
                                                                  const QString& name);

}
