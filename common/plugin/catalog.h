// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games. Every candidate file has a record, including a refused one with its reason, so that one bad plugin
// never stops the program and a person can see why a game is missing.
#pragma once

#include "plugin/game_plugin.h"
#include "record/game_finder.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include "plugin/plugin_export.h"

#include <memory>
#include <vector>

class QPluginLoader;

namespace heorot::plugin {

/// How complex a game is.
enum class Weight : std::uint8_t { Light, Medium, Rich };

/// What a plugin states about itself without running its code.
struct GameMeta {
    QString id;
    QString title;
    int minSeats = 0;
    int maxSeats = 0;
    int leastMinutes = 0;
    int mostMinutes = 0;
    Weight weight = Weight::Light;
};

enum class PluginState : std::uint8_t {
    Found,   ///< metadata read, code and data not loaded yet
    Loaded,  ///< ready to play
    Spare,   ///< another plugin offers the same game; used if that one does not load
    Refused, ///< `reason` says why
};

struct PluginRecord {
    QString file;
    GameMeta meta;
    PluginState state = PluginState::Refused;
    record::Fault reason;
    /// If the code loads but its data does not: the place, with the path of the player's own file, and the fault.
    record::Fault dataFault;
};

/// Folders of one installation. `data` and `ownData` hold one folder per game id.
struct PluginFolders {
    QString plugins;
    QString data;
    QString ownData;

    /// Relative to the program, in the build tree as in an installation: ../lib/heorot/games and ../share/heorot/data;
    /// the player's own data is in the user's data location.
    HEOROT_PLUGIN_EXPORT static PluginFolders ofApplication();
};

class HEOROT_PLUGIN_EXPORT PluginCatalog {
  public:
    /// Reads the metadata of every file in the folder and of the linked plugins; loads no code.
    explicit PluginCatalog(PluginFolders folders);
    ~PluginCatalog();
    PluginCatalog(const PluginCatalog&) = delete;
    PluginCatalog& operator=(const PluginCatalog&) = delete;

    const std::vector<PluginRecord>& records() const { return records_; }
    /// Ids of the games that were not refused, sorted.
    QStringList ids() const;

    /// The game with this id, loaded at the first call. nullptr if it does not exist or does not load; `why(id)` then
    /// says why.
    const game::GameModule* game(const QString& id);
    QString why(const QString& id) const;
    /// Whether a game with this id exists but is refused.
    bool isRefused(const QString& id) const;
    /// The folder of the player's own data of a game; it need not exist.
    QString ownFolder(const QString& id) const;
    /// Reads the corrections of a game again after they have changed: game() then returns the game with them. What it
    /// has returned before stays usable. If they cannot be used, the game stays as it is.
    void rereadCorrections(const QString& id);
    /// For records: like game(), by id; throws record::GameRefused for a game that does not load.
    game::GameFinder finder();
    /// The same for the current games, all of which this call loads: it can be used in another thread while the catalog
    /// exists.
    game::GameFinder loadedGames();

  private:
    struct Source;
    void addFiles();
    void addLinkedIn();
    void add(PluginRecord record, std::unique_ptr<Source> source);
    bool loadInto(PluginRecord& record, Source& source);
    record::Fault faultOf(const QString& id) const;
    const game::GameModule& corrected(const game::GameModule& game) const;

    PluginFolders folders_;
    std::vector<PluginRecord> records_;
    std::vector<std::unique_ptr<Source>> sources_;
};

/// Checks a plugin's metadata as Qt provides it (`QPluginLoader::metaData`). Returns why it is refused, or nothing.
HEOROT_PLUGIN_EXPORT record::Fault readMeta(const QJsonObject& qtMetaData, GameMeta& meta);

}
