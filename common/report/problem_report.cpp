// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/problem_report.h"

#include "game/seating.h"
#include "record/file_error.h"
#include "session/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace heorot::report {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

constexpr const char* sagaName = "game.saga";

std::filesystem::path pathOf(const QString& path) {
    return path.toStdU16String();
}

[[noreturn]] void refuseWithoutGame(const QString& path) {
    throw record::FileError(pathOf(path).filename().string(), 0,
                            record::Fault::plain(Say::tr("there is no game in this archive").toStdString()));
}

}

QString writeReport(const QString& path, const ProblemReport& report) {
    std::vector<ArchivedFile> files;
    const auto add = [&files](const char* name, std::string bytes) {
        if (!bytes.empty()) files.push_back({name, std::move(bytes)});
    };
    add("description.txt", report.description.toStdString());
    add("versions.txt", report.versions.toStdString());
    add("settings.txt", report.settings.toStdString());
    add("log.txt", report.log.toStdString());
    add(sagaName, report.saga);
    add("window.png", report.picture.toStdString());
    session::FileTurn turn(path);
    if (!turn.refusal().isEmpty()) return turn.refusal();
    return turn.replace(toTar(files, QFileInfo(path).completeBaseName().toStdString()));
}

bool isReport(const QString& path) {
    return isTar(pathOf(path)) || path.endsWith(QLatin1String(".tar"), Qt::CaseInsensitive);
}

session::StoredSaga loadReport(const QString& path, const game::GameFinder& games) {
    const std::vector<ArchivedFile> files = readTar(pathOf(path));
    const auto stored =
        std::find_if(files.begin(), files.end(), [](const ArchivedFile& file) { return file.name == sagaName; });
    if (stored == files.end()) refuseWithoutGame(path);
    const game::GameModule* module = nullptr;
    const auto find = [&](const std::string& id) { return module = games(id); };
    auto saga =
        record::readSaga(stored->bytes, pathOf(path).filename().string() + '/' + sagaName, find, game::refusePlayer);
    return {std::move(saga), module, {}};
}

session::StoredSaga loadSagaOrReport(const QString& path, const game::GameFinder& games) {
    return isReport(path) ? loadReport(path, games) : session::loadSaga(path, games);
}

}
