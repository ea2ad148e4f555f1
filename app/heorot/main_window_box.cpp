// SPDX-License-Identifier: GPL-3.0-or-later
// The open box in the window.
#include "heorot/box_dialog.h"
#include "heorot/main_window.h"

namespace heorot::app {

void MainWindow::openBox(const QString& id) {
    if (!moduleOf(id) || !mayLeaveTable()) return;
    closePages();
    box_ = new BoxPage(services_.catalog, id, services_.dialogs, services_.art, settings_);
    connect(box_, &BoxPage::back, this, &MainWindow::leaveToHall, Qt::QueuedConnection);
    showPage(box_);
}

void MainWindow::showBoxOf(const game::GameModule& game) {
    auto* page = new BoxPage(game, services_.dialogs, services_.art, settings_);
    (new BoxDialog(*page, this))->open();
}

}
