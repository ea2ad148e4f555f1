// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/whole_file.h"

#include "language/fault_words.h"
#include "record/path_fault.h"
#include "record/plain_text.h"
#include "session/save_words.h"
#include "session/sync_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace heorot::session {

namespace {

/// A lock whose owner cannot be determined, because its program was killed, is taken over after this time.
constexpr int staleMs = 1000;
constexpr int patienceMs = 2 * staleMs;

QString targetOf(const QString& path) {
    const QFileInfo file(path);
    if (!file.isSymLink()) return file.absoluteFilePath();
    return file.exists() ? file.canonicalFilePath() : file.symLinkTarget();
}

/// Of constant length, so that every valid file name leaves room for it.
QString besideOf(const QString& target, const char* kind) {
    const QFileInfo file(target);
    const QByteArray hash = QCryptographicHash::hash(file.fileName().toUtf8(), QCryptographicHash::Sha1).toHex();
    return file.absoluteDir().filePath(
        QStringLiteral(".heorot-%1.%2").arg(QString::fromLatin1(hash.left(16)), QLatin1String(kind)));
}

QString systemError(const QString& otherwise) {
    return errno == 0 ? otherwise : language::reasonOf({errno, std::generic_category()});
}

/// Creates the folder of `path`. Empty, or why that failed.
QString refuseFolder(const std::filesystem::path& path) {
    auto fault = record::pathFault(path);
    if (fault && fault->kind == record::PathFault::Kind::Missing) {
        std::error_code error;
        std::filesystem::create_directories(path.parent_path(), error);
        if (error)
            //: %1 a folder, %2 a reason such as "permission denied"
            return Say::tr("no folder can be created in %1: %2")
                .arg(QString::fromStdString(record::onOneLine(fault->folder.parent_path().string())),
                     language::reasonOf(error));
        fault = record::pathFault(path);
    }
    return fault ? language::sentence(record::faultOf(*fault)) : QString();
}

}

FileTurn::FileTurn(const QString& path)
    : target_(targetOf(path)), part_(besideOf(target_, "part")), lock_(besideOf(target_, "lock")) {
    const QFileInfo file(target_);
    refusal_ = refuseFolder(target_.toStdU16String());
    if (!refusal_.isEmpty()) return;
    if (file.exists() && !file.isFile()) {
        refusal_ = Say::tr("this is not a file");
    } else {
        lock_.setStaleLockTime(staleMs);
        // If no lock can be created, neither can the file; writing it will report why.
        if (!lock_.tryLock(patienceMs) && lock_.error() == QLockFile::LockFailedError)
            refusal_ = Say::tr("another program is saving there");
    }
}

FileTurn::~FileTurn() = default;

QString FileTurn::write(const std::string& text) const {
    const QFileInfo old(target_);
    if (old.exists() && !old.isWritable()) return Say::tr("the file is write-protected");
    QFile part(part_);
    errno = 0;
    if (!part.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered)) {
        const QString why = systemError(part.errorString());
        //: %1 a folder, %2 a reason such as "permission denied"
        return Say::tr("the folder %1 can’t be written to: %2").arg(old.absolutePath(), why);
    }
    // A full disk reports its failure only when the data is written.
    errno = 0;
    const auto size = static_cast<qint64>(text.size());
    if (part.write(text.data(), size) != size || !syncFile(part)) return systemError(part.errorString());
    if (old.exists()) part.setPermissions(old.permissions());
    part.close();
    std::error_code error;
    std::filesystem::rename(part_.toStdU16String(), target_.toStdU16String(), error);
    return error ? language::reasonOf(error) : QString();
}

QString FileTurn::replace(const std::string& text) {
    QString why = write(text);
    if (!why.isEmpty()) QFile::remove(part_);
    return why;
}

void removeLeftovers(const QString& folder) {
    const QDir dir(folder);
    const QString name = QStringLiteral(".heorot-%1.").arg(QString(16, u'?'));
    const QStringList left = dir.entryList({name + QStringLiteral("part"), name + QStringLiteral("lock")},
                                           QDir::Files | QDir::Hidden | QDir::CaseSensitive);
    for (const QString& file : left) {
        const QString path = dir.filePath(file);
        const QString stem = path.left(path.size() - 4);
        QLockFile lock(stem + QStringLiteral("lock"));
        lock.setStaleLockTime(staleMs);
        if (lock.tryLock(0)) QFile::remove(stem + QStringLiteral("part"));
    }
}

}
