// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugin/catalog.h"

#include "language/fault_words.h"
#include "plugin/library_check.h"
#include "record/file_error.h"
#include "record/path_fault.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QLibrary>
#include <QPluginLoader>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <map>

namespace heorot::plugin {

using record::Fault;

/// Where a record's code comes from, and the game once it is loaded.
struct PluginCatalog::Source {
    QPluginLoader loader;
    QObject* linkedIn = nullptr;
    std::unique_ptr<game::GameModule> game;
    /// The same with the player's corrections; `game` owns it.
    const game::GameModule* current = nullptr;
};

PluginFolders PluginFolders::ofApplication() {
    const QDir bin(QCoreApplication::applicationDirPath());
    const QDir own(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    // If the user's data location cannot be reached, the shipped data is used; saving a game reports the problem.
    const QString data = own.filePath(QStringLiteral("data"));
    const auto fault = record::pathFault(data.toStdU16String());
    const bool isReachable = !fault || fault->kind == record::PathFault::Kind::Missing;
    return {bin.filePath(QStringLiteral("../lib/heorot/games")), bin.filePath(QStringLiteral("../share/heorot/data")),
            isReachable ? data : QString()};
}

namespace {

Fault plain(const QString& text) {
    return Fault::plain(text.toStdString());
}
Fault quoted(const QString& text) {
    return Fault::quoted(text.toStdString());
}

Fault checkRange(const QJsonArray& range, const char* key, int most) {
    if (range.size() == 2 && range[0].isDouble() && range[1].isDouble() && range[0].toInt() >= 1 &&
        range[1].toInt() >= range[0].toInt() && range[1].toInt() <= most)
        return {};
    //: %1 a word of the plugin's metadata
    return Fault::tr("its metadata has no valid %1").arg(Fault::quoted(key));
}

constexpr std::array<const char*, 3> weightWords{"light", "medium", "rich"};

/// Like checkRange.
Fault readWeight(const QJsonValue& json, Weight& weight) {
    const QString word = json.toString();
    const auto found = std::find_if(weightWords.begin(), weightWords.end(),
                                    [&](const char* known) { return word == QLatin1String(known); });
    if (found == weightWords.end()) return Fault::tr("its metadata needs a “weight” of light, medium, or rich");
    weight = static_cast<Weight>(found - weightWords.begin());
    return {};
}

}

Fault readMeta(const QJsonObject& qtMetaData, GameMeta& meta) {
    const QString iid = qtMetaData.value(QLatin1String("IID")).toString();
    if (iid.isEmpty()) return Fault::tr("it is not a Qt plugin");
    const QString wanted = QStringLiteral(HeorotGamePlugin_iid);
    const qsizetype name = wanted.lastIndexOf(u'/') + 1;
    if (iid != wanted && iid.startsWith(QStringView(wanted).first(name)))
        //: %1 and %2 versions
        return Fault::tr("it was built for interface %1, but this program has interface %2")
            .arg(plain(iid.mid(name)), plain(wanted.mid(name)));
    //: %1 and %2 names of interfaces
    if (iid != wanted) return Fault::tr("it is a plugin for %1, not for %2").arg(quoted(iid), quoted(wanted));
    const QJsonObject json = qtMetaData.value(QLatin1String("MetaData")).toObject();
    meta.id = json.value(QLatin1String("id")).toString();
    meta.title = json.value(QLatin1String("title")).toString();
    if (meta.id.isEmpty()) return Fault::tr("its metadata has no “id”");
    if (meta.title.isEmpty()) return Fault::tr("its metadata has no “title”");
    const QJsonArray seats = json.value(QLatin1String("seats")).toArray();
    const QJsonArray minutes = json.value(QLatin1String("minutes")).toArray();
    if (Fault wrong = checkRange(seats, "seats", engine::maxSeats)) return wrong;
    if (Fault wrong = checkRange(minutes, "minutes", 24 * 60)) return wrong;
    if (Fault wrong = readWeight(json.value(QLatin1String("weight")), meta.weight)) return wrong;
    meta.minSeats = seats[0].toInt();
    meta.maxSeats = seats[1].toInt();
    meta.leastMinutes = minutes[0].toInt();
    meta.mostMinutes = minutes[1].toInt();
    return {};
}

PluginCatalog::PluginCatalog(PluginFolders folders) : folders_(std::move(folders)) {
    addFiles();
    addLinkedIn();
}

PluginCatalog::~PluginCatalog() = default;

void PluginCatalog::addFiles() {
    const QDir folder(folders_.plugins);
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Name)) {
        if (!QLibrary::isLibrary(file.fileName())) continue;
        auto source = std::make_unique<Source>();
        PluginRecord record;
        record.file = file.absoluteFilePath();
        if (const Fault fault = libraryFault(record.file)) {
            record.reason = fault;
        } else {
            source->loader.setFileName(record.file);
            const QJsonObject metaData = source->loader.metaData();
            // Qt says why only in English.
            record.reason = metaData.isEmpty() ? Fault::tr("it is not a Qt plugin") : readMeta(metaData, record.meta);
        }
        add(std::move(record), std::move(source));
    }
}

void PluginCatalog::addLinkedIn() {
    for (const QStaticPlugin& plugin : QPluginLoader::staticPlugins()) {
        if (plugin.metaData().value(QLatin1String("IID")).toString() != QLatin1String(HeorotGamePlugin_iid)) continue;
        auto source = std::make_unique<Source>();
        source->linkedIn = plugin.instance();
        PluginRecord record;
        record.file = QStringLiteral("(linked in)");
        record.reason = readMeta(plugin.metaData(), record.meta);
        add(std::move(record), std::move(source));
    }
}

void PluginCatalog::add(PluginRecord record, std::unique_ptr<Source> source) {
    const auto taken = [&](const PluginRecord& other) {
        return other.state != PluginState::Refused && other.meta.id == record.meta.id;
    };
    if (record.reason) {
        record.state = PluginState::Refused;
    } else if (std::any_of(records_.begin(), records_.end(), taken)) {
        record.state = PluginState::Spare;
        //: %1 the id of a game
        record.reason = Fault::tr("another plugin already provides the game %1").arg(quoted(record.meta.id));
    } else {
        record.state = PluginState::Found;
    }
    records_.push_back(std::move(record));
    sources_.push_back(std::move(source));
}

QStringList PluginCatalog::ids() const {
    QStringList ids;
    for (const PluginRecord& record : records_)
        if (record.state != PluginState::Refused && !ids.contains(record.meta.id)) ids << record.meta.id;
    ids.sort();
    return ids;
}

const game::GameModule* PluginCatalog::game(const QString& id) {
    for (std::size_t i = 0; i < records_.size(); ++i) {
        PluginRecord& record = records_[i];
        if (record.meta.id != id || record.state == PluginState::Refused) continue;
        if (record.state == PluginState::Loaded || loadInto(record, *sources_[i])) return sources_[i]->current;
    }
    return nullptr;
}

namespace {

Fault at(const QString& place, const Fault& fault) {
    //: %1 a place in a file, %2 what is wrong there
    return Fault::tr("%1: %2").arg(plain(place), fault);
}

/// Fills in an error in a game's data; for a file of the player's own, with its full path and how to resolve it.
void setDataFault(PluginRecord& record, const record::FileError& error, const QString& ownData) {
    const QString place = QString::fromStdString(error.place());
    record.reason = record.dataFault = at(place, error.fault());
    if (ownData.isEmpty()) return;
    const QDir own(QDir(ownData).filePath(record.meta.id));
    const QString file = place.section(u':', 0, 0);
    const QString path = own.filePath(QFileInfo(file).fileName());
    const QFileInfo info(path);
    if (file.isEmpty() || (!info.exists() && !info.isSymLink())) return;
    record.dataFault = at(path + place.mid(file.size()), error.fault());
    //: %1 what is wrong in a file, with its place
    record.reason = Fault::tr("%1; remove this file to play with the shipped numbers").arg(record.dataFault);
}

}

bool PluginCatalog::loadInto(PluginRecord& record, Source& source) {
    QObject* object = source.linkedIn ? source.linkedIn : source.loader.instance();
    if (const auto* plugin = qobject_cast<GamePlugin*>(object)) {
        try {
            const auto folder = [&](const QString& base) {
                return std::filesystem::path(QDir(base).filePath(record.meta.id).toStdU16String());
            };
            source.game = plugin->load(record::DataSource(folder(folders_.data), folder(folders_.ownData)));
            source.current = &corrected(*source.game);
            record.state = PluginState::Loaded;
            record.reason = {};
            return true;
        } catch (const record::FileError& error) {
            setDataFault(record, error, folders_.ownData);
        } catch (const std::exception& error) {
            record.reason = Fault::plain(error.what());
        }
    } else {
        record.reason = object ? Fault::tr("it does not provide the interface it names")
                               : Fault::plain(source.loader.errorString().toStdString());
    }
    record.state = PluginState::Refused;
    return false;
}

QString PluginCatalog::ownFolder(const QString& id) const {
    return folders_.ownData.isEmpty() ? QString() : QDir(folders_.ownData).filePath(id);
}

const game::GameModule& PluginCatalog::corrected(const game::GameModule& game) const {
    const QString folder = ownFolder(QString::fromStdString(game.id()));
    if (folder.isEmpty()) return game;
    const auto corrections = record::correctionsIn(folder.toStdU16String(), game.id());
    try {
        return game.with(corrections);
    } catch (const record::FileError& error) {
        // The game's reader names its own file, but the fault is in the corrections.
        if (error.place().starts_with(record::correctionsFile)) throw;
        throw record::FileError(record::correctionsFile, 0, record::placed(error));
    }
}

void PluginCatalog::rereadCorrections(const QString& id) {
    for (std::size_t i = 0; i < records_.size(); ++i) {
        if (records_[i].meta.id != id || records_[i].state != PluginState::Loaded) continue;
        try {
            sources_[i]->current = &corrected(*sources_[i]->game);
        } catch (const record::FileError&) {
            // The page that changes them has said why.
        }
    }
}

Fault PluginCatalog::faultOf(const QString& id) const {
    for (const PluginRecord& record : records_)
        if (record.meta.id == id && record.state == PluginState::Refused)
            return record.dataFault ? record.reason : at(QFileInfo(record.file).fileName(), record.reason);
    //: %1 the id of a game
    return Fault::tr("no plugin provides the game %1").arg(quoted(id));
}

QString PluginCatalog::why(const QString& id) const {
    return language::sentence(faultOf(id));
}

bool PluginCatalog::isRefused(const QString& id) const {
    return std::any_of(records_.begin(), records_.end(), [&](const PluginRecord& record) {
        return record.meta.id == id && record.state == PluginState::Refused;
    });
}

game::GameFinder PluginCatalog::finder() {
    return [this](const std::string& id) -> const game::GameModule* {
        const QString name = QString::fromStdString(id);
        const game::GameModule* found = game(name);
        if (!found && isRefused(name)) throw record::GameRefused(faultOf(name));
        return found;
    };
}

game::GameFinder PluginCatalog::loadedGames() {
    std::map<std::string, const game::GameModule*> games;
    std::map<std::string, Fault> refused;
    for (const PluginRecord& record : std::vector(records_)) {
        const std::string id = record.meta.id.toStdString();
        if (const game::GameModule* found = game(record.meta.id))
            games[id] = found;
        else if (isRefused(record.meta.id))
            refused[id] = faultOf(record.meta.id);
    }
    return [games, refused](const std::string& id) -> const game::GameModule* {
        if (const auto found = games.find(id); found != games.end()) return found->second;
        if (const auto fault = refused.find(id); fault != refused.end()) throw record::GameRefused(fault->second);
        return nullptr;
    };
}

}
