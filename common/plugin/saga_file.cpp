// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugin/saga_file.h"

#include "plugin/translations.h"
#include "record/yaml.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <cerrno>
#include <cstring>

namespace heorot::plugin {

namespace {

[[noreturn]] void refuse(const QString& path, const QString& why) {
    throw record::FileError(path.toStdString(), 0, "the game cannot be saved here: " + why.toStdString());
}

/// Empty if there is no file or it cannot be read: then there is nothing to lose, or writing tells.
QByteArray fingerprintOf(const QString& path) {
    if (path.isEmpty()) return {};
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

void writeWhole(const QString& path, const std::string& text) {
    const auto fail = [&](const QString& why) { refuse(path, why); };
    if (!QFileInfo(path).absoluteDir().mkpath(QStringLiteral("."))) fail(QStringLiteral("its folder cannot be made"));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) fail(file.errorString());
    if (file.write(text.data(), static_cast<qint64>(text.size())) != static_cast<qint64>(text.size()))
        fail(file.errorString());
    // What a full disk refuses is known only once it is written; commit() of Qt 6.4 would put the cut file in place.
    errno = 0;
    if (!file.flush()) {
        const QString why = errno == 0 ? file.errorString() : QString::fromLocal8Bit(std::strerror(errno));
        file.cancelWriting();
        fail(why);
    }
    if (!file.commit()) fail(file.errorString());
}

record::SagaText textOf(const GameModule& game, const record::AnyMatch& match) {
    if (match.isOver()) return record::sagaText(game, match);
    return record::sagaText(
        game, match, {Translations::inUse().toStdString(), game.words().prompt(match, engine::nobody).toStdString()});
}

}

void saveSaga(const QString& path, const GameModule& game, const record::AnyMatch& match) {
    writeWhole(path, textOf(game, match).whole());
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
    if (QDir::homePath() == QDir::rootPath() && qEnvironmentVariableIsEmpty("XDG_DATA_HOME"))
        refuse(folder.path(), QStringLiteral("the user has no home folder; name a file to save in"));
    const QString stem = gameId + u'-' + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString path = folder.filePath(stem + QStringLiteral(".saga"));
    for (int i = 2; QFileInfo::exists(path); ++i) path = folder.filePath(QStringLiteral("%1-%2.saga").arg(stem).arg(i));
    return path;
}

SagaFile::SagaFile(QString path) : path_(std::move(path)), seen_(fingerprintOf(path_)) {}

SagaFile::SagaFile(QString path, const GameModule& game, const record::AnyMatch& match) : SagaFile(std::move(path)) {
    same_ = record::sagaText(game, match).body;
    keepsOld_ = !match.earlierLines().empty();
}

void SagaFile::save(const GameModule& game, const record::AnyMatch& match) {
    if (path_.isEmpty()) return;
    record::SagaText parts = textOf(game, match);
    if (parts.body == same_) return;
    const QByteArray now = fingerprintOf(path_);
    if (!now.isEmpty() && now != seen_)
        refuse(path_, QStringLiteral("another program has changed the file; save under another name"));
    if (keepsOld_ && !now.isEmpty()) QFile::copy(path_, path_ + QStringLiteral(".old"));
    const std::string text = parts.whole();
    writeWhole(path_, text);
    hasWritten_ = true;
    keepsOld_ = false;
    seen_ = QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                     QCryptographicHash::Sha256);
    same_ = std::move(parts.body);
}

}
