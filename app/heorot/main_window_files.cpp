// SPDX-License-Identifier: GPL-3.0-or-later
// Sagas in the window: opening, saving elsewhere, and not losing any when leaving.
#include "heorot/main_window.h"
#include "language/fault_words.h"
#include "record/file_error.h"
#include "session/saga_file.h"

#include <QDir>
#include <QFileInfo>

namespace heorot::app {

namespace {

/// For a folder that does not exist, a dialog would propose the folder's name as a file name.
QString shownFolder() {
    const QString folder = session::sagaFolder();
    return QDir().mkpath(folder) ? folder : QDir::homePath();
}

bool isSame(const QString& one, const QString& other) {
    const QString file = QFileInfo(one).canonicalFilePath();
    return !file.isEmpty() && file == QFileInfo(other).canonicalFilePath();
}

}

void MainWindow::takeStart(const QString& file) {
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    if (!file.isEmpty()) openSaga(file);
}

void MainWindow::openSaga(const QString& path) {
    if (report::isReport(path)) return openReport(path);
    try {
        session::StoredSaga saga = session::loadSaga(path, services_.catalog.finder());
        if (table_ && !table_->session().isSaved()) {
            if (!mayLeaveTable()) return;
            // The game at the table may have just been saved to this file.
            saga = session::loadSaga(path, services_.catalog.finder());
        }
        openTable(std::make_unique<session::Session>(std::move(saga), path, optionsOf(settings_)));
        rememberSaga(QFileInfo(path).absoluteFilePath());
    } catch (const record::FileError& error) {
        services_.dialogs.showMessage(this, language::sentence(error));
    }
}

bool MainWindow::mayLeaveTable() {
    if (!table_ || table_->session().isSaved()) return true;
    switch (services_.dialogs.leaveUnsaved(this)) {
    case Unsaved::SaveElsewhere: return saveAs();
    case Unsaved::Leave: return true;
    case Unsaved::Stay: break;
    }
    return false;
}

void MainWindow::chooseSaga() {
    const QString path = services_.dialogs.fileToOpen(this, shownFolder());
    if (!path.isEmpty()) openSaga(path);
}

bool MainWindow::saveAs() {
    if (!table_) return false;
    const QString own = table_->session().path();
    QString place = own.isEmpty() || !QFileInfo(own).absoluteDir().exists()
                        ? QDir(shownFolder()).filePath(lastGame_ + QStringLiteral(".saga"))
                        : own;
    // Complete the name before checking whether the file exists.
    do place = session::sagaPathFor(services_.dialogs.fileToSave(this, place));
    while (!place.isEmpty() && !mayTakePlace(place));
    // If the path does not work, the session reports it.
    if (place.isEmpty() || !table_ || !table_->session().saveAs(place)) return false;
    rememberSaga(QFileInfo(place).absoluteFilePath());
    return true;
}

bool MainWindow::mayTakePlace(const QString& path) {
    const QFileInfo there(path);
    const session::Session& session = table_->session();
    if (!there.exists() || (session.isSaved() && isSame(session.path(), path))) return true;
    return services_.dialogs.mayReplace(
        this,
        //: %1 a file, %2 a whole sentence: when it was saved
        tr("%1 already exists. %2 Replace it with this game?")
            .arg(QDir::toNativeSeparators(path), savedText(there.lastModified(), QDateTime::currentDateTime())));
}

void MainWindow::showSagas() {
    if (!mayLeaveTable()) return;
    closePages();
    sagas_ = new SagasPage(session::sagaFolder(), services_.catalog, services_.art, services_.dialogs, settings_);
    connect(sagas_, &SagasPage::leave, this, &MainWindow::leaveToHall, Qt::QueuedConnection);
    connect(sagas_, &SagasPage::openWanted, this, &MainWindow::openSaga, Qt::QueuedConnection);
    connect(sagas_, &SagasPage::watchWanted, this, &MainWindow::watch, Qt::QueuedConnection);
    showPage(sagas_);
    sagas_->setFocus();
}

}
