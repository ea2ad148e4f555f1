// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugin/saga_file.h"

#include "record/yaml.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace heorot::plugin {

void saveSaga(const QString& path, const record::AnyGame& game, const record::AnyMatch& match) {
    const auto fail = [&](const QString& why) {
        throw record::FileError(path.toStdString(), 0, "the game cannot be saved here: " + why.toStdString());
    };
    if (!QFileInfo(path).absoluteDir().mkpath(QStringLiteral("."))) fail(QStringLiteral("its folder cannot be made"));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) fail(file.errorString());
    const std::string text = record::writeSaga(game, match);
    if (file.write(text.data(), static_cast<qint64>(text.size())) != static_cast<qint64>(text.size()))
        fail(file.errorString());
    // What a full disk refuses is known only once it is written; commit() of Qt 6.4 would put the cut file in place.
    if (!file.flush()) {
        const QString why = file.errorString();
        file.cancelWriting();
        fail(why);
    }
    if (!file.commit()) fail(file.errorString());
}

record::LoadedSaga loadSaga(const QString& path, const record::GameFinder& games) {
    const std::filesystem::path file(path.toStdU16String());
    return record::readSaga(record::readFile(file), file.filename().string(), games);
}

QString sagaFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/sagas");
}

QString newSagaPath(const QString& gameId) {
    const QDir folder(sagaFolder());
    const QString stem = gameId + u'-' + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString path = folder.filePath(stem + QStringLiteral(".saga"));
    for (int i = 2; QFileInfo::exists(path); ++i) path = folder.filePath(QStringLiteral("%1-%2.saga").arg(stem).arg(i));
    return path;
}

}
