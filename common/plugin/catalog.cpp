// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugin/catalog.h"

#include "plugin/library_check.h"
#include "record/file_error.h"
#include "record/path_fault.h"
#include "record/plain_text.h"

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

/// Where a record's code comes from, and the game once it is loaded.
struct PluginCatalog::Source {
    QPluginLoader loader;
    QObject* linkedIn = nullptr;
    std::unique_ptr<game::GameModule> game;
};

PluginFolders PluginFolders::ofApplication() {
    const QDir bin(QCoreApplication::applicationDirPath());
    const QDir own(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    // If the user's data location cannot be reached, the shipped data is used; saving a game reports the problem.
    const QString data = own.filePath(QStringLiteral("data"));
    return {bin.filePath(QStringLiteral("../lib/heorot/games")), bin.filePath(QStringLiteral("../share/heorot/data")),
            record::pathFault(data.toStdU16String()) ? QString() : data};
}

namespace {

QString checkRange(const QJsonArray& range, const char* key, int most) {
    if (range.size() == 2 && range[0].isDouble() && range[1].isDouble() && range[0].toInt() >= 1 &&
        range[1].toInt() >= range[0].toInt() && range[1].toInt() <= most)
        return {};
    return QStringLiteral("its metadata has no valid '%1'").arg(QLatin1String(key));
}

constexpr std::array<const char*, 3> weightWords{"light", "medium", "rich"};

/// Like checkRange.
QString readWeight(const QJsonValue& json, Weight& weight) {
    const QString word = json.toString();
    const auto found = std::find_if(weightWords.begin(), weightWords.end(),
                                    [&](const char* known) { return word == QLatin1String(known); });
    if (found == weightWords.end()) return QStringLiteral("its metadata has no 'weight' that is light, medium or rich");
    weight = static_cast<Weight>(found - weightWords.begin());
    return {};
}

}

QString readMeta(const QJsonObject& qtMetaData, GameMeta& meta) {
    const QString iid = qtMetaData.value(QLatin1String("IID")).toString();
    if (iid.isEmpty()) return QStringLiteral("it is not a Qt plugin");
    const QString wanted = QStringLiteral(HeorotGamePlugin_iid);
    const qsizetype name = wanted.lastIndexOf(u'/') + 1;
    if (iid != wanted && iid.startsWith(QStringView(wanted).first(name)))
        return QStringLiteral("it was built for interface %1, this program has interface %2")
            .arg(iid.mid(name), wanted.mid(name));
    if (iid != wanted) return QStringLiteral("it is a plugin for '%1', not for '%2'").arg(iid, wanted);
    const QJsonObject json = qtMetaData.value(QLatin1String("MetaData")).toObject();
    meta.id = json.value(QLatin1String("id")).toString();
    meta.title = json.value(QLatin1String("title")).toString();
    if (meta.id.isEmpty()) return QStringLiteral("its metadata has no 'id'");
    if (meta.title.isEmpty()) return QStringLiteral("its metadata has no 'title'");
    const QJsonArray seats = json.value(QLatin1String("seats")).toArray();
    const QJsonArray minutes = json.value(QLatin1String("minutes")).toArray();
    if (QString wrong = checkRange(seats, "seats", engine::maxSeats); !wrong.isEmpty()) return wrong;
    if (QString wrong = checkRange(minutes, "minutes", 24 * 60); !wrong.isEmpty()) return wrong;
    if (QString wrong = readWeight(json.value(QLatin1String("weight")), meta.weight); !wrong.isEmpty()) return wrong;
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
        if (const QString fault = libraryFault(record.file); !fault.isEmpty()) {
            record.reason = fault;
        } else {
            source->loader.setFileName(record.file);
            const QJsonObject metaData = source->loader.metaData();
            record.reason = metaData.isEmpty() ? source->loader.errorString() : readMeta(metaData, record.meta);
            if (metaData.isEmpty() && record.reason.isEmpty()) record.reason = QStringLiteral("it is not a Qt plugin");
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
    if (!record.reason.isEmpty()) {
        record.state = PluginState::Refused;
    } else if (std::any_of(records_.begin(), records_.end(), taken)) {
        record.state = PluginState::Spare;
        record.reason = QStringLiteral("another plugin already provides the game '%1'").arg(record.meta.id);
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
        if (record.state == PluginState::Loaded || loadInto(record, *sources_[i])) return sources_[i]->game.get();
    }
    return nullptr;
}

namespace {

/// Fills in an error in a game's data; for a file of the player's own, with its full path and how to resolve it.
void setDataFault(PluginRecord& record, const QString& sentence, const QString& ownData) {
    record.reason = record.dataFault = sentence;
    if (ownData.isEmpty()) return;
    const QDir own(QDir(ownData).filePath(record.meta.id));
    const QString file = sentence.section(u':', 0, 0);
    const QString path = own.filePath(QFileInfo(file).fileName());
    const QFileInfo at(path);
    if (file.isEmpty() || (!at.exists() && !at.isSymLink())) return;
    record.dataFault = path + sentence.mid(file.size());
    record.reason = record.dataFault + QStringLiteral("; remove this file to play with the shipped numbers");
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
            record.state = PluginState::Loaded;
            record.reason.clear();
            return true;
        } catch (const record::FileError& error) {
            setDataFault(record, QString::fromUtf8(error.what()), folders_.ownData);
        } catch (const std::exception& error) {
            record.reason = QString::fromUtf8(error.what());
        }
    } else {
        record.reason =
            object ? QStringLiteral("it does not provide the interface it names") : source.loader.errorString();
    }
    record.state = PluginState::Refused;
    return false;
}

QString PluginCatalog::why(const QString& id) const {
    for (const PluginRecord& record : records_)
        if (record.meta.id == id && record.state == PluginState::Refused)
            return record.dataFault.isEmpty()
                       ? QStringLiteral("%1: %2").arg(QFileInfo(record.file).fileName(), record.reason)
                       : record.reason;
    return QStringLiteral("no plugin provides a game %1")
        .arg(QString::fromStdString(record::inQuotes(id.toStdString())));
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
        if (!found && isRefused(name)) throw record::GameRefused(why(name).toStdString());
        return found;
    };
}

game::GameFinder PluginCatalog::loadedGames() {
    std::map<std::string, const game::GameModule*> games;
    std::map<std::string, std::string> refused;
    for (const PluginRecord& record : std::vector(records_)) {
        const std::string id = record.meta.id.toStdString();
        if (const game::GameModule* found = game(record.meta.id))
            games[id] = found;
        else if (isRefused(record.meta.id))
            refused[id] = why(record.meta.id).toStdString();
    }
    return [games, refused](const std::string& id) -> const game::GameModule* {
        if (const auto found = games.find(id); found != games.end()) return found->second;
        if (const auto sentence = refused.find(id); sentence != refused.end())
            throw record::GameRefused(sentence->second);
        return nullptr;
    };
}

}
