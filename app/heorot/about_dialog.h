// SPDX-License-Identifier: GPL-3.0-or-later
// The about dialog: the program, its license, how reliable the games' numbers are, and all plugins, including refused
// ones with the reason, so that a person can see why a game is missing.
#pragma once

#include "plugin/catalog.h"

#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

#include <vector>

namespace heorot::app {

class AboutDialog final : public QDialog {
    Q_OBJECT

  public:
    /// Shows the current state of the plugins, and offers to report a problem if there is an action for it.
    explicit AboutDialog(const plugin::PluginCatalog& catalog, QWidget* parent = nullptr, QAction* report = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QLabel* addText(QLayout& inside, const char* name, const char* role);
    void retranslateUi();

    std::vector<plugin::PluginRecord> records_;
    QLabel* heading_;
    QPushButton* close_;
    QLabel* program_;
    QLabel* numbersTitle_;
    QLabel* numbers_;
    QLabel* pluginsTitle_;
    QAction* reportAction_;
    QPushButton* report_;
    std::vector<QLabel*> plugins_;
};

}
