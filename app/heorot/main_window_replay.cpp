// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are looked at again in the window, and play that goes on from the middle of one.
#include "heorot/main_window.h"

#include "language/fault_words.h"
#include "record/file_error.h"
#include "session/play_on.h"
#include "session/saga_file.h"

#include <QRandomGenerator>

namespace heorot::app {

void MainWindow::watch(const QString& path) {
    try {
        session::StoredSaga saga = session::loadSaga(path, services_.catalog.finder());
        // Without a path nothing is saved.
        openReplay(std::make_unique<session::Session>(std::move(saga), QString(), optionsOf(settings_)));
    } catch (const record::FileError& error) {
        services_.dialogs.showMessage(this, language::sentence(error));
    }
}

/// A copy of its match, so that the table stays as it is.
void MainWindow::watchTable() {
    if (!table_) return;
    const session::Session& session = table_->session();
    const record::AnyMatch& match = session.match();
    session::PlayOn how;
    how.seed = match.setup().seed;
    auto copy = session::matchUntil(session.game(), match, match.moves().size(), how);
    if (!copy) return;
    openReplay(std::make_unique<session::Session>(session.game(), std::move(copy), QString(), QString(),
                                                  optionsOf(settings_)));
}

void MainWindow::openReplay(std::unique_ptr<session::Session> session) {
    if (!session->view())
        return services_.dialogs.showMessage(this,
                                             tr("This game has no table yet; play it in a terminal with heorot-cli."));
    closeReplay();
    replay_ = new ReplayPage(std::move(session), settings_, services_.art);
    connect(replay_, &ReplayPage::leave, this, &MainWindow::closeReplay, Qt::QueuedConnection);
    connect(
        replay_, &ReplayPage::playOn, this,
        [this](std::size_t moves, bool sameChance) {
            if (replay_) playOnFrom(replay_->session(), moves, sameChance);
        },
        Qt::QueuedConnection);
    connect(replay_, &ReplayPage::settingsRequested, this, &MainWindow::showSettings);
    connect(replay_, &ReplayPage::fullScreenRequested, this, &MainWindow::toggleFullScreen);
    showPage(replay_);
    replay_->setFocus();
}

void MainWindow::closeReplay() {
    if (!replay_) return;
    ReplayPage* page = replay_;
    replay_ = nullptr;
    QWidget* below = hall_;
    for (QWidget* other : std::initializer_list<QWidget*>{table_, sagas_})
        if (other) below = other;
    showPage(below);
    pages_->removeWidget(page);
    page->deleteLater();
    QWidget* last = below->focusWidget();
    (last ? last : below)->setFocus();
}

void MainWindow::playOn(std::size_t move, bool sameChance) {
    if (table_) playOnFrom(table_->session(), move, sameChance);
}

void MainWindow::playOnFrom(const session::Session& session, std::size_t move, bool sameChance) {
    if (!mayLeaveTable()) return;
    session::PlayOn how;
    if (!sameChance) how.seed = QRandomGenerator::global()->generate64();
    auto match = session::matchUntil(session.game(), session.match(), move, how);
    if (!match) return;
    const QString path = pathFor(QString::fromStdString(session.game().id()), match->seating());
    openTable(
        std::make_unique<session::Session>(session.game(), std::move(match), QString(), path, optionsOf(settings_)));
}

}
