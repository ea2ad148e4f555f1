// SPDX-License-Identifier: GPL-3.0-or-later
// Which games there are. Every candidate file keeps a record, also a refused one with its sentence, so that one bad
// plugin never stops the program and a person can see why a game is missing.
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

/// How much there is to keep in mind.
enum class Weight : std::uint8_t { Light, Medium, Rich };

/// What a plugin says of itself without its code being loaded.
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
    Spare,   ///< another plugin offers the same game; taken if that one does not load
    Refused, ///< `reason` says why
};

struct PluginRecord {
    QString file;
    GameMeta meta;
    PluginState state = PluginState::Refused;
    QString reason;
    /// If the code loads and its data do not: the sentence alone, with the path of an own file.
    QString dataFault;
};

/// Folders of one installation. `data` and `ownData` hold one folder per game id.
struct PluginFolders {
    QString plugins;
    QString data;
    QString ownData;

    /// Beside the program, in the build tree as when installed: ../lib/heorot/games and ../share/heorot/data; the
    /// player's own data under the user's data location.
    HEOROT_PLUGIN_EXPORT static PluginFolders ofApplication();
};

class HEOROT_PLUGIN_EXPORT PluginCatalog {
  public:
    /// Reads the metadata of every file in the folder and of the plugins linked in; loads no code.
    explicit PluginCatalog(PluginFolders folders);
    ~PluginCatalog();
    PluginCatalog(const PluginCatalog&) = delete;
    PluginCatalog& operator=(const PluginCatalog&) = delete;

    const std::vector<PluginRecord>& records() const { return records_; }
    /// Ids of the games that were not refused, sorted.
    QStringList ids() const;

    /// The game of this id, loaded at the first call. nullptr if it is not there or does not load; then `why(id)` says
    /// so in a sentence.
    const game::GameModule* game(const QString& id);
    QString why(const QString& id) const;
    /// Whether a game of this id is there but refused.
    bool isRefused(const QString& id) const;
    /// For records: as game(), by id; throws record::GameRefused for a game that does not load.
    game::GameFinder finder();
    /// The same over the games as they are now, all of them loaded by this call: it may be used in another thread while
    /// the catalog lives.
    game::GameFinder loadedGames();

  private:
    struct Source;
    void addFiles();
    void addLinkedIn();
    void add(PluginRecord record, std::unique_ptr<Source> source);
    bool loadInto(PluginRecord& record, Source& source);

    PluginFolders folders_;
    std::vector<PluginRecord> records_;
    std::vector<std::unique_ptr<Source>> sources_;
};

/// Checks a plugin's metadata as Qt gives it (`QPluginLoader::metaData`). An empty text, or the sentence why it is
/// refused.
HEOROT_PLUGIN_EXPORT QString readMeta(const QJsonObject& qtMetaData, GameMeta& meta);

}
