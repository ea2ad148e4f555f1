// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/autosave.h"

#include "language/fault_words.h"
#include "record/file_error.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace heorot::session {

QString Autosave::write(SagaFile& file) const {
    try {
        file.save(game_, match_);
        return {};
    } catch (const record::FileError& error) {
        return language::sentence(error);
    }
}

QString Autosave::save() {
    QString why = write(file_);
    hasSaved_ = why.isEmpty();
    return why;
}

QString Autosave::saveAs(const QString& path) {
    SagaFile file(path);
    QString why = write(file);
    if (!why.isEmpty()) return why;
    file_ = std::move(file);
    hasSaved_ = true;
    return {};
}

CopyResult Autosave::saveCopy(const QString& path) {
    using State = CopyResult::State;
    const QFileInfo place(path);
    const auto lies = [&](const SagaFile& file) {
        return file.path() == path ||
               (place.exists() && QFileInfo(file.path()).canonicalFilePath() == place.canonicalFilePath());
    };
    const bool wasSaved = isSaved();
    if (lies(file_)) {
        if (wasSaved) return {State::SavedThere, {}};
        const QString why = save();
        return {why.isEmpty() ? State::Moved : State::Failed, why};
    }
    auto copy = std::find_if(copies_.begin(), copies_.end(), lies);
    if (copy == copies_.end() && place.exists()) return {State::OtherFile, {}};
    if (copy == copies_.end()) copy = copies_.emplace(copies_.end(), path);
    if (const QString why = write(*copy); !why.isEmpty()) return {State::Failed, why};
    if (wasSaved) return {State::Copied, {}};
    // Remember the previous file as one of this game's.
    std::swap(file_, *copy);
    hasSaved_ = true;
    return {State::Moved, {}};
}

}
