// SPDX-License-Identifier: GPL-3.0-or-later
#include "handbook/shelf.h"

#include "handbook/parse.h"
#include "plugin/catalog.h"
#include "record/data_source.h"
#include "record/scenario.h"
#include "record/yaml.h"

#include <QCoreApplication>
#include <QDir>

namespace heorot::handbook {

Shelf Shelf::ofApplication() {
    const plugin::PluginFolders folders = plugin::PluginFolders::ofApplication();
    const QString handbooks =
        QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../share/heorot/handbook"));
    return {QDir::cleanPath(handbooks).toStdU16String(), folders.data.toStdU16String(),
            folders.ownData.toStdU16String()};
}

std::filesystem::path Shelf::fileOf(const std::string& game, const QString& language) const {
    return handbooks / (game + '-' + language.toStdString() + ".md");
}

std::optional<Handbook> read(const Shelf& shelf, const std::string& game, const QString& language,
                             const record::Corrections& corrections) {
    std::filesystem::path file = shelf.fileOf(game, language);
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored)) file = shelf.fileOf(game, QStringLiteral("en"));
    if (!std::filesystem::exists(file, ignored)) return {};
    const record::DataSource source(shelf.data / game, shelf.ownData.empty() ? shelf.ownData : shelf.ownData / game);
    record::DataSource data = source.with(corrections);
    return parse(record::readFile(file), file.filename().string(), data.read(game + ".yaml"));
}

std::unique_ptr<record::AnyMatch> pictured(const Shelf& shelf, const game::GameModule& game, const QString& name) {
    return record::playScenario(shelf.handbooks / "pictures" / game.id() / (name.toStdString() + ".yaml"),
                                game::finderOf(game));
}

}
