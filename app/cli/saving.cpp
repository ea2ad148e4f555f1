// SPDX-License-Identifier: GPL-3.0-or-later
#include "saving.h"

#include "say.h"

#include "plugin/saga_file.h"
#include "record/file_error.h"

#include <QDir>
#include <QFileInfo>

namespace heorot::cli {

Saving::Saving(const plugin::GameModule& game, const record::AnyMatch& match, QString path)
    : game_(game), match_(match), path_(std::move(path)) {
    if (!path_.isEmpty()) own_ << QFileInfo(path_).absoluteFilePath();
}

/// Why the game could not be written; empty if it was.
QString Saving::write(const QString& path) const {
    try {
        plugin::saveSaga(path, game_, match_);
        return {};
    } catch (const record::FileError& error) {
        return QString::fromUtf8(error.what());
    }
}

QString Saving::save() {
    if (path_.isEmpty()) return {};
    const bool wasSaved = isSaved();
    failed_ = write(path_);
    if (isSaved() || !wasSaved) return {};
    //: "save FILE" is to be typed; "save" stays as it is
    return failed_ + u'\n' + Say::tr("The game goes on without being saved. Save it elsewhere with: save FILE") + u'\n';
}

QString Saving::saveAs(const QString& typed) {
    //: "save" is a word to type and stays as it is
    if (typed.isEmpty()) return Say::tr("A file is missing: save FILE") + u'\n';
    const QString path = typed.startsWith(QLatin1String("~/")) ? QDir::homePath() + typed.mid(1) : typed;
    const QFileInfo file(path);
    if (file.exists() && !own_.contains(file.absoluteFilePath()))
        //: %1 is a file
        return Say::tr("%1 exists and is not this game; it stays as it is. Take another name.").arg(path) + u'\n';
    if (const QString wrong = write(path); !wrong.isEmpty()) return wrong + u'\n';
    own_ << file.absoluteFilePath();
    if (!isSaved()) {
        path_ = file.absoluteFilePath();
        failed_.clear();
        //: %1 is a file
        return Say::tr("The game is saved after every action in %1").arg(path) + u'\n';
    }
    //: %1 is a file
    return Say::tr("A copy is saved in %1").arg(path) + u'\n';
}

}
