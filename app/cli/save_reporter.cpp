// SPDX-License-Identifier: GPL-3.0-or-later
#include "save_reporter.h"

#include "say.h"

#include "record/path_fault.h"
#include "record/plain_text.h"

#include <QFileInfo>

#include <utility>

namespace heorot::cli {

namespace {

/// Says that the game is saved after every action.
QString savedIn(const QString& path) {
    //: %1 is a file
    return Say::tr("The game is saved after every action in %1").arg(quotablePath(path)) + u'\n';
}

}

QString goesOnUnsaved() {
    //: "save FILE" is to be typed; "save" stays as it is
    return Say::tr("The game continues unsaved. Save it elsewhere with: save FILE");
}

QString SaveReporter::news() {
    if (isTold_ || !session_.hasWritten()) return {};
    isTold_ = true;
    return savedIn(session_.path());
}

QString SaveReporter::failed(const QString& why) {
    if (std::exchange(hasFailed_, true)) return {};
    // In a demo there is no one to type a command.
    lastFailure_ = session_.isDemo() ? why + u'\n' : why + u'\n' + goesOnUnsaved() + u'\n';
    return lastFailure_;
}

QString SaveReporter::reminder() const {
    return hasFailed_ && !session_.isSaved() ? lastFailure_ : QString();
}

QString SaveReporter::recovered() {
    hasFailed_ = false;
    return Say::tr("The game is saved again.") + u'\n';
}

QString SaveReporter::saveAs(const QString& typed) {
    //: "save" is a word to type and stays as it is
    if (typed.isEmpty()) return Say::tr("Name a file: save FILE") + u'\n';
    //: %1 is a file's name
    if (record::hasControls(typed.toStdString()))
        return Say::tr("%1: a file name can’t contain control characters.").arg(quotablePath(typed)) + u'\n';
    const QString last = QFileInfo(typed).fileName();
    const bool isDots = last == QLatin1String(".") || last == QLatin1String("..");
    const QFileInfo place(isDots ? typed : session::sagaPathFor(typed));
    if (isDots || session::isFolder(place.filePath()))
        //: %1 is a folder
        return Say::tr("%1 is a folder. Name a file in it.").arg(quotablePath(place.filePath())) + u'\n';
    const auto fault = record::pathFault(place.filePath().toStdU16String());
    if (fault && fault->kind == record::PathFault::Kind::Missing)
        //: %1 is a folder
        return Say::tr("There is no such folder: %1")
                   .arg(quotablePath(QString::fromStdU16String(fault->folder.u16string()))) +
               u'\n';
    const QString path = place.absoluteFilePath();
    const QString shown = quotablePath(place.filePath());
    using State = session::CopyResult::State;
    const session::CopyResult result = session_.saveCopy(path);
    switch (result.state) {
    //: %1 is a file
    case State::SavedThere:
        return Say::tr("The game is saved there already, after every action: %1").arg(shown) + u'\n';
    //: %1 is a file
    case State::OtherFile:
        return Say::tr("%1 already exists and isn’t this game’s file; it was left alone. Choose another name.")
                   .arg(shown) +
               u'\n';
    case State::Failed: return result.why + u'\n';
    case State::Moved:
        isTold_ = true;
        hasFailed_ = false;
        return savedIn(path);
    case State::Copied: break;
    }
    //: %1 is a file
    return Say::tr("A copy is saved in %1").arg(quotablePath(path)) + u'\n';
}

}
