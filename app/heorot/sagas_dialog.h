// SPDX-License-Identifier: GPL-3.0-or-later
// All sagas in the player's folder, newest first. One that cannot be read is listed with the reason.
#pragma once

#include "heorot/page_style.h"
#include "heorot/saga_reader.h"

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace heorot::app {

class SagasDialog final : public QDialog {
    Q_OBJECT

  public:
    /// Shows the sagas as they are read, without blocking the window.
    SagasDialog(const QString& folder, plugin::PluginCatalog& catalog, const PageStyle& style,
                QWidget* parent = nullptr);

  signals:
    void chosen(const QString& path);
    /// The saga was moved to the desktop's trash.
    void removed();

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void take(int first, const std::vector<ReadSaga>& sagas);
    void choose();
    /// Moves the current saga to the trash, from which the desktop can restore it; shows a message if there is no
    /// trash.
    void remove();
    void retranslateUi();
    QString textOf(const ListedSaga& saga) const;
    static QString seatsOf(const ListedSaga& saga);

    plugin::PluginCatalog& catalog_;
    PageStyle style_;
    SagaReader reader_;
    std::vector<ReadSaga> sagas_;
    QListWidget* list_;
    QPushButton* open_;
    QPushButton* close_;
    QPushButton* remove_;
    QLabel* heading_;
    QLabel* told_;
};

}
