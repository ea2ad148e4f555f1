// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/main_window.h"

#include "heorot/quick_game.h"
#include "plugin/saga_file.h"
#include "record/file_error.h"

#include <QApplication>
#include <QIcon>
#include <QMessageBox>

namespace heorot::app {

MainWindow::MainWindow(const House& house, QWidget* parent)
    : QMainWindow(parent), house_(house), pages_(new QStackedWidget(this)),
      hall_(new HallPage(house.catalog, house.art)) {
    setObjectName(QStringLiteral("mainWindow"));
    setCentralWidget(pages_);
    pages_->addWidget(hall_);
    setMinimumSize(1024, 600);
    ui::Theme(settings_.theme).applyTo(*qApp, settings_.textScale);
    connect(hall_, &HallPage::newGameWanted, this, &MainWindow::setUp);
    connect(hall_, &HallPage::demoWanted, this, [this](const QString& id) {
        if (const auto* game = moduleOf(id)) begin(demoOf(*game));
    });
    setWindowTitle(QStringLiteral("Heorot"));
}

MainWindow::~MainWindow() = default;

const plugin::GameModule* MainWindow::moduleOf(const QString& id) {
    const plugin::GameModule* game = house_.catalog.game(id);
    if (!game) explain(house_.catalog.why(id));
    return game;
}

void MainWindow::setUp(const QString& id) {
    if (const auto* game = moduleOf(id)) begin(quickGameOf(*game));
}

void MainWindow::begin(const NewGame& begun) {
    if (const auto* game = moduleOf(begun.game))
        seat(std::make_unique<GameSession>(*game, begun, plugin::newSagaPath(begun.game), settings_));
}

void MainWindow::openSaga(const QString& path) {
    try {
        record::LoadedSaga saga = plugin::loadSaga(path, house_.catalog.finder());
        const auto* game = moduleOf(QString::fromStdString(saga.game->id()));
        if (!game) return;
        seat(std::make_unique<GameSession>(*game, std::move(saga.match), QString::fromStdString(saga.notice), path,
                                           settings_));
    } catch (const record::FileError& error) {
        explain(QString::fromUtf8(error.what()));
    }
}

void MainWindow::seat(std::unique_ptr<GameSession> session) {
    if (!session->view()) return explain(tr("This game has no table yet; heorot-cli plays it in a terminal."));
    delete table_;
    table_ = new TablePage(std::move(session), house_.art);
    pages_->addWidget(table_);
    pages_->setCurrentWidget(table_);
    connect(table_, &TablePage::leave, this, &MainWindow::leaveToHall, Qt::QueuedConnection);
    connect(table_, &TablePage::rematch, this, &MainWindow::begin, Qt::QueuedConnection);
    table_->begin();
}

void MainWindow::leaveToHall() {
    pages_->setCurrentWidget(hall_);
    if (table_) table_->deleteLater();
    table_ = nullptr;
}

void MainWindow::explain(const QString& sentence) {
    QMessageBox::warning(this, windowTitle(), sentence);
}

}
