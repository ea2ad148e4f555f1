// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/saga_files.h"

#include "record/file_error.h"
#include "session/saga_file.h"
#include "session/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(SagaFiles)
};

[[noreturn]] void refuse(const QString& path, const QString& why) {
    throw record::FileError(QFileInfo(path).fileName().toStdString(), 0, record::Fault::plain(why.toStdString()));
}

bool isInside(const QString& path, const QString& folder) {
    const QString inside = QFileInfo(folder).canonicalFilePath();
    return !inside.isEmpty() && QFileInfo(path).canonicalPath() == inside;
}

QString freePath(const QString& name, const QDir& folder) {
    const QString whole = session::sagaPathFor(folder.filePath(name));
    const QString stem = whole.chopped(QStringLiteral(".saga").size());
    QString path = whole;
    for (int i = 2; QFileInfo::exists(path); ++i) path = QStringLiteral("%1-%2.saga").arg(stem).arg(i);
    return path;
}

}

QString importSaga(const QString& path, const QString& folder, const game::GameFinder& games) {
    session::loadSaga(path, games);
    if (isInside(path, folder)) return QFileInfo(path).absoluteFilePath();
    if (!QDir().mkpath(folder)) refuse(folder, Say::tr("the folder can’t be created"));
    const QString target = freePath(QFileInfo(path).fileName(), QDir(folder));
    exportSaga(path, target);
    return target;
}

void exportSaga(const QString& path, const QString& target) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) refuse(path, file.errorString());
    const std::string text = file.readAll().toStdString();
    if (file.error() != QFile::NoError) refuse(path, file.errorString());
    session::FileTurn turn(target);
    if (!turn.refusal().isEmpty()) refuse(target, turn.refusal());
    if (const QString why = turn.replace(text); !why.isEmpty()) refuse(target, why);
}

std::optional<TrashedFile> moveToTrash(const QString& path) {
    TrashedFile file{path, {}};
    if (!QFile::moveToTrash(path, &file.place)) return {};
    return file;
}

bool restoreFromTrash(const TrashedFile& file) {
    if (file.place.isEmpty() || QFileInfo::exists(file.path) || !QFile::rename(file.place, file.path)) return false;
    // The desktop's note on where it came from, if it keeps one there.
    const QFileInfo place(file.place);
    QFile::remove(QDir::cleanPath(place.absolutePath() + QStringLiteral("/../info/") + place.fileName() +
                                  QStringLiteral(".trashinfo")));
    return true;
}

}
