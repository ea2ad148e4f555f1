// SPDX-License-Identifier: GPL-3.0-or-later
#include "saving.h"

#include "say.h"

#include "record/file_error.h"
#include "record/plain_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace heorot::cli {

Saving::Saving(const game::GameModule& game, const record::AnyMatch& match, session::SagaFile file)
    : game_(game), match_(match), file_(std::move(file)) {}

/// Why the game could not be written; empty if it was.
QString Saving::write(session::SagaFile& file) const {
    try {
        file.save(game_, match_);
        return {};
    } catch (const record::FileError& error) {
        return QString::fromUtf8(error.what());
    }
}

QString Saving::savedIn(const QString& path) {
    //: %1 is a file
    return Say::tr("The game is saved after every action in %1").arg(quotablePath(path)) + u'\n';
}

QString Saving::save() {
    if (path().isEmpty()) return {};
    const bool wasSaved = isSaved();
    failed_ = write(file_);
    if (isSaved()) {
        // A game that goes on is written with its next action: until then nobody knows whether it can be.
        if (told_ || !file_.hasWritten()) return {};
        told_ = true;
        return savedIn(path());
    }
    if (!wasSaved) return {};
    //: "save FILE" is to be typed; "save" stays as it is
    return failed_ + u'\n' + Say::tr("The game goes on without being saved. Save it elsewhere with: save FILE") + u'\n';
}

QString Saving::saveAs(const QString& typed) {
    //: "save" is a word to type and stays as it is
    if (typed.isEmpty()) return Say::tr("A file is missing: save FILE") + u'\n';
    //: %1 is a file's name
    if (record::hasControls(typed.toStdString()))
        return Say::tr("%1: a file name cannot contain control characters.").arg(quotablePath(typed)) + u'\n';
    const QFileInfo place(
        session::sagaPathFor(typed.startsWith(QLatin1String("~/")) ? QDir::homePath() + typed.mid(1) : typed));
    //: %1 is a folder
    if (!place.absoluteDir().exists())
        return Say::tr("There is no such folder: %1").arg(quotablePath(place.absolutePath())) + u'\n';
    const QString path = place.absoluteFilePath();
    const QString shown = quotablePath(place.filePath());
    const auto isThis = [&](const session::SagaFile& file) {
        return file.path() == path ||
               (place.exists() && QFileInfo(file.path()).canonicalFilePath() == place.canonicalFilePath());
    };
    //: %1 is a file
    if (isThis(file_) && isSaved())
        return Say::tr("The game is saved there already, after every action: %1").arg(shown) + u'\n';
    auto copy = std::find_if(copies_.begin(), copies_.end(), isThis);
    if (copy == copies_.end() && !isThis(file_) && QFileInfo::exists(path))
        //: %1 is a file
        return Say::tr("%1 exists and is not this game; it is left as it is. Choose another name.").arg(shown) + u'\n';
    if (copy == copies_.end() && !isThis(file_)) copy = copies_.emplace(copies_.end(), path);
    if (const QString wrong = write(isThis(file_) ? file_ : *copy); !wrong.isEmpty()) return wrong + u'\n';
    if (!isSaved()) {
        if (!isThis(file_)) file_ = *copy;
        failed_.clear();
        told_ = true;
        return savedIn(path);
    }
    //: %1 is a file
    return Say::tr("A copy is saved in %1").arg(path) + u'\n';
}

}
