// SPDX-License-Identifier: GPL-3.0-or-later
// What the sagas page does with files.
#include "heorot/announce.h"
#include "heorot/sagas_page.h"
#include "language/fault_words.h"
#include "record/file_error.h"
#include "session/saga_file.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace heorot::app {

namespace {

QString documents() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

}

void SagasPage::tell(const QString& sentence, bool canUndo) {
    announce(*told_, {sentence});
    undo_->setVisible(canUndo);
    if (!canUndo) trashed_.reset();
}

void SagasPage::open() {
    const int row = currentRow();
    if (row >= 0 && open_->isEnabled()) emit openWanted(model_.saga(row).path);
}

void SagasPage::watch() {
    const int row = currentRow();
    if (row >= 0 && watch_->isEnabled()) emit watchWanted(model_.saga(row).path);
}

void SagasPage::importFile() {
    const QString path = dialogs_.fileToOpen(this, documents());
    if (path.isEmpty()) return;
    try {
        const QString place = importSaga(path, folder_, catalog_.finder());
        //: %1 a file
        tell(tr("%1 was added to the list.").arg(QFileInfo(place).fileName()));
        // Whatever was searched for, the new one is seen.
        search_->clear();
        game_->setCurrentIndex(0);
        state_->setCurrent(0);
        filter_.setState(SagaFilter::State::All);
        refresh(place);
        list_->setFocus();
    } catch (const record::FileError& error) {
        dialogs_.showMessage(this, language::sentence(error));
    }
}

void SagasPage::exportFile() {
    const int row = currentRow();
    if (row < 0 || !export_->isEnabled()) return;
    const QString path = model_.saga(row).path;
    QString target = QDir(documents()).filePath(QFileInfo(path).fileName());
    const auto mayReplace = [this](const QString& place) {
        const QFileInfo there(place);
        if (!there.exists()) return true;
        return dialogs_.mayReplace(
            this,
            //: %1 a file, %2 a whole sentence: when it was saved
            tr("%1 already exists. %2 Replace it with this game?")
                .arg(QDir::toNativeSeparators(place), savedText(there.lastModified(), QDateTime::currentDateTime())));
    };
    // The name is completed before it is checked whether the file exists.
    do target = session::sagaPathFor(dialogs_.fileToSave(this, target));
    while (!target.isEmpty() && !mayReplace(target));
    if (target.isEmpty()) return;
    try {
        if (QFileInfo(target).canonicalFilePath() != QFileInfo(path).canonicalFilePath()) exportSaga(path, target);
        //: %1 a file
        tell(tr("A copy was saved as %1.").arg(QDir::toNativeSeparators(target)));
    } catch (const record::FileError& error) {
        dialogs_.showMessage(this, language::sentence(error));
    }
}

void SagasPage::remove() {
    const int row = currentRow();
    if (row < 0 || !remove_->isEnabled()) return;
    const QString path = model_.saga(row).path;
    const QString name = QFileInfo(path).fileName();
    trashed_ = moveToTrash(path);
    //: %1 a file
    if (!trashed_) return tell(tr("%1 can’t be moved to the trash.").arg(name));
    // The one below it is next, otherwise the one above.
    const int place = list_->currentIndex().row();
    model_.setGone(row, true);
    if (filter_.rowCount() > 0) list_->setCurrentIndex(filter_.index(std::min(place, filter_.rowCount() - 1), 0));
    const bool canUndo = !trashed_->place.isEmpty();
    //: %1 a file
    tell(tr("%1 is now in your desktop’s trash.").arg(name), canUndo);
    sayCount();
    list_->setFocus();
}

void SagasPage::undoRemove() {
    if (!trashed_) return;
    const QString name = QFileInfo(trashed_->path).fileName();
    if (!restoreFromTrash(*trashed_))
        //: %1 a file
        return tell(tr("%1 can’t be restored: it’s no longer in the trash, or another file has its name.").arg(name));
    const QString path = trashed_->path;
    //: %1 a file
    tell(tr("%1 is back in the list.").arg(name));
    refresh(path);
    list_->setFocus();
}

}
