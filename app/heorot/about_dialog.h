// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is, under which license, how sure the games' numbers are, and which plugins there are: also the
// refused ones with the reason, so that a person can see why a game is missing.
#pragma once

#include "plugin/catalog.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>

#include <vector>

namespace heorot::app {

class AboutDialog final : public QDialog {
    Q_OBJECT

  public:
    /// Tells the state of the plugins as it is now.
    explicit AboutDialog(const plugin::PluginCatalog& catalog, QWidget* parent = nullptr);

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
    std::vector<QLabel*> plugins_;
};

}
