// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/saga_file.h"

#include "game/seating.h"
#include "language/translations.h"
#include "record/yaml.h"
#include "session/save_words.h"
#include "session/whole_file.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringDecoder>

namespace heorot::session {

namespace {

[[noreturn]] void refuse(const QString& path, const QString& why) {
    //: Comes after the name of a file and a colon; %1 a reason, which may be a whole sentence without its full stop
    throw record::FileError(path.toStdString(), 0,
                            record::Fault::plain(Say::tr("the game can’t be saved here: %1").arg(why).toStdString()));
}

/// Empty if there is no file or it cannot be read.
QByteArray fingerprintOf(const QString& path) {
    if (path.isEmpty()) return {};
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

void write(FileTurn& turn, const QString& path, const std::string& text) {
    if (const QString why = turn.replace(text); !why.isEmpty()) refuse(path, why);
}

QByteArray fingerprintOf(const std::string& text) {
    return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                    QCryptographicHash::Sha256);
}

/// What a saga says apart from its prompt: the file is written again when it changes.
std::string contentOf(const record::AnyMatch& match, const record::SagaText& parts) {
    std::string content;
    for (std::size_t seat = 0; seat < match.seating().players.size(); ++seat)
        content += match.seating().players[seat] +
                   (match.seating().away.has(static_cast<engine::Seat>(seat)) ? " away\n" : "\n");
    return content + parts.body;
}

record::SagaText textOf(const game::GameModule& game, const record::AnyMatch& match) {
    if (match.isOver()) return record::sagaText(game, match);
    return record::sagaText(
        game, match,
        {language::Translations::inUse().toStdString(), game.words().prompt(match, engine::nobody).toStdString()});
}

}

void saveSaga(const QString& path, const game::GameModule& game, const record::AnyMatch& match) {
    FileTurn turn(path);
    if (!turn.refusal().isEmpty()) refuse(path, turn.refusal());
    write(turn, path, textOf(game, match).whole());
}

StoredSaga loadSaga(const QString& path, const game::GameFinder& games) {
    removeLeftovers(QFileInfo(path).absolutePath());
    const std::filesystem::path file(path.toStdU16String());
    const std::string text = record::readFile(file);
    auto saga = record::readSaga(text, file.filename().string(), games, game::refusePlayer);
    // It comes from `games`, or is one of those with other corrections.
    const auto* module = static_cast<const game::GameModule*>(saga.game);
    return {std::move(saga), module, fingerprintOf(text)};
}

QString sagaFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/sagas");
}

QString newSagaPath(const QString& gameId) {
    const QDir folder(sagaFolder());
    removeLeftovers(folder.path());
    if (QDir::homePath() == QDir::rootPath() && qEnvironmentVariableIsEmpty("XDG_DATA_HOME"))
        refuse(folder.path(), Say::tr("the user has no home folder; name a file to save to"));
    const QString stem = gameId + u'-' + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString path = folder.filePath(stem + QStringLiteral(".saga"));
    for (int i = 2; QFileInfo::exists(path); ++i) path = folder.filePath(QStringLiteral("%1-%2.saga").arg(stem).arg(i));
    return path;
}

QString sagaPathFor(const QString& typed) {
    const bool isAtHome = typed == u'~' || typed.startsWith(QLatin1String("~/"));
    const QString path = isAtHome ? QDir::homePath() + u'/' + typed.mid(2) : typed;
    const QString ending = QStringLiteral(".saga");
    const QString name = path.section(u'/', -1);
    if (name.isEmpty() || (name.size() > ending.size() && name.endsWith(ending, Qt::CaseInsensitive))) return path;
    return path + ending;
}

bool isFolder(const QString& path) {
    return path.endsWith(u'/') || QFileInfo(path).isDir();
}

bool isText(QByteArrayView bytes) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    return !decoder.hasError();
}

SagaFile::SagaFile(QString path) : path_(std::move(path)), seen_(fingerprintOf(path_)) {}

SagaFile::SagaFile(QString path, const game::GameModule& game, const record::AnyMatch& match)
    : SagaFile(std::move(path)) {
    same_ = contentOf(match, record::sagaText(game, match));
}

SagaFile::SagaFile(QString path, const StoredSaga& saga) : SagaFile(std::move(path), *saga.module, *saga.match) {
    seen_ = saga.fingerprint;
    keepsOld_ = saga.losesMoves;
}

void SagaFile::keepOld(const QByteArray& now) const {
    QString copy = path_ + QStringLiteral(".old");
    for (int i = 2; QFileInfo::exists(copy); ++i) {
        if (fingerprintOf(copy) == now) return;
        copy = QStringLiteral("%1.old-%2").arg(path_).arg(i);
    }
    QFile old(path_);
    if (!old.copy(copy))
        //: %1 a file, %2 a reason such as "permission denied"
        refuse(path_, Say::tr("the original file can’t be kept as %1: %2").arg(copy, old.errorString()));
}

bool SagaFile::isIntact() const {
    return !seen_.isEmpty() && fingerprintOf(path_) == seen_;
}

void SagaFile::save(const game::GameModule& game, const record::AnyMatch& match) {
    if (path_.isEmpty()) return;
    const record::SagaText parts = textOf(game, match);
    std::string content = contentOf(match, parts);
    if (content == same_ && isIntact()) return;
    // One program at a time checks and writes, so that none replaces what another wrote in between.
    FileTurn turn(path_);
    if (!turn.refusal().isEmpty()) refuse(path_, turn.refusal());
    const QByteArray now = fingerprintOf(path_);
    if (now.isEmpty() && QFileInfo(path_).isFile())
        refuse(path_, Say::tr("a file there can’t be read; save under another name"));
    if (!now.isEmpty() && now != seen_)
        refuse(path_, Say::tr("another program has changed the file; save under another name"));
    if (keepsOld_ && !now.isEmpty()) keepOld(now);
    const std::string text = parts.whole();
    write(turn, path_, text);
    hasWritten_ = true;
    keepsOld_ = false;
    seen_ = fingerprintOf(text);
    same_ = std::move(content);
}

}
