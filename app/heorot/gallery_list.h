// SPDX-License-Identifier: GPL-3.0-or-later
// Which tables the gallery shows: one YAML file a game, beside the program's data.
#pragma once

#include "plugin/game_plugin.h"
#include "record/scenario.h"
#include "session/new_game.h"

#include <QStringList>

#include <filesystem>
#include <memory>
#include <vector>

namespace heorot::app {

struct GalleryTable {
    enum class Show : std::uint8_t { Table, HandOver, Moment };

    QString name;
    Show show = Show::Table;
    /// The game at the position, with the first person to decide, or over.
    std::unique_ptr<record::AnyMatch> match;
    QStringList choose;
    QString point;
};

/// Beside the program: ../share/heorot/gallery.
std::filesystem::path galleryFolderOfApplication();

/// Reads `<folder>/<id>.yaml` and plays its games on. Empty if there is no such file. Throws record::FileError.
std::vector<GalleryTable> galleryTables(const std::filesystem::path& folder, const game::GameModule& game,
                                        const record::GameFinder& games);

}
