// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/targets.h"

#include "language/text_file.h"
#include "plugin/catalog.h"
#include "record/file_error.h"
#include "record/saga.h"
#include "record/scenario.h"
#include "record/yaml.h"

#include <QFile>
#include <QPluginLoader>
#include <QTemporaryDir>

#include <algorithm>
#include <stdexcept>

namespace heorot::fuzz {

namespace {

const std::filesystem::path sourceFolder = HEOROT_SOURCE_DIR;
const QString buildFolder = QStringLiteral(HEOROT_BINARY_DIR);

/// The place alone, "input.yaml:3: ", says nothing.
void mustHaveSentence(std::string_view refusal) {
    if (refusal.empty() || refusal.ends_with(": ")) throw std::logic_error("refused without a sentence");
}

template <class Reading>
Taken readOrRefuse(Reading reading) {
    try {
        reading();
    } catch (const record::FileError& error) {
        mustHaveSentence(error.what());
        return Taken::Refused;
    }
    return Taken::Read;
}

/// A file with these bytes, for readers that take a path; written anew for each input.
class InputFile {
  public:
    explicit InputFile(const QString& name) : file_(folder_.filePath(name)) {}

    const QFile& write(std::string_view bytes) {
        if (!file_.open(QIODevice::WriteOnly) || file_.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
            throw std::runtime_error("the input could not be written: " + file_.errorString().toStdString());
        file_.close();
        return file_;
    }
    std::filesystem::path folder() const { return folder_.path().toStdU16String(); }

  private:
    QTemporaryDir folder_;
    QFile file_;
};

std::filesystem::path pathOf(const QFile& file) {
    return file.fileName().toStdU16String();
}

record::GameFinder gameFinder() {
    static plugin::PluginCatalog shipped(
        {buildFolder + QStringLiteral("/lib/heorot/games"), buildFolder + QStringLiteral("/share/heorot/data"), {}});
    static plugin::PluginCatalog sample(
        {buildFolder + QStringLiteral("/tests/games"), buildFolder + QStringLiteral("/tests/data"), {}});
    return [](const std::string& id) -> const record::AnyGame* {
        return (id == "sample" ? sample : shipped).game(QString::fromStdString(id));
    };
}

Taken runYaml(std::string_view bytes) {
    return readOrRefuse([&] { record::parseYaml(bytes, "input.yaml"); });
}

Taken runSaga(std::string_view bytes) {
    return readOrRefuse([&] {
        const record::LoadedSaga saga = record::readSaga(bytes, "input.saga", gameFinder());
        record::writeSaga(*saga.game, *saga.match);
    });
}

Taken runScenario(std::string_view bytes) {
    static InputFile input(QStringLiteral("input.yaml"));
    const record::ScenarioResult result = record::runScenario(pathOf(input.write(bytes)), gameFinder());
    if (result.passed()) return Taken::Read;
    mustHaveSentence(result.failure());
    return Taken::Refused;
}

/// The data of a game, read by its plugin.
Taken runData(const char* game, std::string_view bytes) {
    const QString id = QString::fromLatin1(game);
    QPluginLoader loader(buildFolder + QStringLiteral("/lib/heorot/games/") + id);
    const auto* plugin = qobject_cast<plugin::GamePlugin*>(loader.instance());
    if (!plugin) throw std::runtime_error("the plugin does not load: " + loader.errorString().toStdString());
    InputFile input(id + QStringLiteral(".yaml"));
    input.write(bytes);
    return readOrRefuse([&] { plugin->load(record::DataSource(input.folder())); });
}

Taken runLegendData(std::string_view bytes) {
    return runData("legend", bytes);
}

Taken runMovieData(std::string_view bytes) {
    return runData("movie", bytes);
}

Taken runRaidersData(std::string_view bytes) {
    return runData("raiders", bytes);
}

Taken runTexts(std::string_view bytes) {
    static InputFile input(QStringLiteral("movie_fr.ts"));
    const language::TextFile read = language::readTextFile(input.write(bytes).fileName());
    if (read.fault.isEmpty()) return Taken::Read;
    mustHaveSentence(read.fault.toStdString());
    return Taken::Refused;
}

}

std::span<const Target> targets() {
    static const std::vector<Target> all{
        {"yaml", runYaml, {"tests/record/data/good"}, ".yaml"},
        {"saga",
         runSaga,
         {"tests/sagas/format-1", "tests/sagas/format-2", "tests/sagas/format-3", "tests/sagas/movie"},
         ".saga"},
        {"scenario",
         runScenario,
         {"tests/record/data/scenarios", "tests/scenarios/legend/in-turn", "tests/scenarios/movie",
          "tests/scenarios/raiders/rules"},
         ".yaml"},
        {"legend_data", runLegendData, {"games/legend/data"}, ".yaml"},
        {"movie_data", runMovieData, {"games/movie/data"}, ".yaml"},
        {"raiders_data", runRaidersData, {"games/raiders/data"}, ".yaml"},
        {"texts", runTexts, {"translations"}, "_fr.ts"},
    };
    return all;
}

const Target* targetOf(std::string_view name) {
    const auto at = std::ranges::find(targets(), name, &Target::name);
    return at == targets().end() ? nullptr : &*at;
}

std::vector<std::filesystem::path> seedsOf(const Target& target) {
    std::vector<std::filesystem::path> seeds;
    for (const std::string_view place : target.places)
        for (const auto& entry : std::filesystem::recursive_directory_iterator(sourceFolder / place))
            if (entry.is_regular_file() && entry.path().filename().string().ends_with(target.ending))
                seeds.push_back(entry.path());
    std::ranges::sort(seeds);
    return seeds;
}

}
