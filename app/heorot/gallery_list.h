// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the gallery: one YAML file per game, among the program's data.
#pragma once

#include "game/game_module.h"
#include "record/scenario.h"
#include "session/new_game.h"
#include "statistics/played_game.h"

#include <QStringList>

#include <filesystem>
#include <memory>
#include <vector>

namespace heorot::app {

struct GalleryTable {
    enum class Show : std::uint8_t { Table, HandOver, Moment };
    /// What may be shown at the table: a hint, the reason for the last move of a computer player, a review, the page of
    /// the last chapter that is over, the ledger, what the other players did, an earlier position.
    enum class Card : std::uint8_t { Hint, Why, Coach, Chapter, Ledger, Recap, Past };

    QString name;
    Show show = Show::Table;
    /// The game at the position, with the first person to move, or over.
    std::unique_ptr<record::AnyMatch> match;
    QStringList choose;
    QString point;
    /// Each is a further picture, of the table with the card.
    std::vector<Card> cards;
};

/// "hint", "why", "coach", "chapter", "ledger", "recap", "past".
QString cardName(GalleryTable::Card card);

/// Relative to the program: ../share/heorot/gallery.
std::filesystem::path galleryFolderOfApplication();

/// A year of results like these, for a picture of the statistics: the same ones each time.
std::vector<statistics::PlayedGame> galleryResults(const std::vector<statistics::PlayedGame>& finished);

/// Reads `<folder>/<id>.yaml` and plays its games to the given point. Empty if there is no such file. Throws
/// record::FileError.
std::vector<GalleryTable> galleryTables(const std::filesystem::path& folder, const game::GameModule& game,
                                        const record::GameFinder& games);

}
