// SPDX-License-Identifier: GPL-3.0-or-later
// The strip of the hall that resumes the saga played last.
#pragma once

#include "heorot/game_tile.h"
#include "heorot/saga_list.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace heorot::app {

class ContinueStrip final : public QFrame {
    Q_OBJECT

  public:
    explicit ContinueStrip(QWidget* parent = nullptr);

    /// `saga` needs its match, so that its sentences can follow the language.
    void setSaga(const ReadSaga& saga, plugin::PluginCatalog& catalog);
    /// Updates the texts after a change of language.
    void retranslate(plugin::PluginCatalog& catalog);
    const ListedSaga& saga() const { return saga_; }
    void setStyle(const PageStyle& style);
    QPushButton& goOnButton() { return *goOn_; }

  signals:
    void goOn(const QString& path);
    void othersWanted();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void fillSeats();
    void arrange();

    ReadSaga read_;
    ListedSaga saga_;
    PageStyle style_;
    QGridLayout* grid_;
    CoverBox* cover_;
    QLabel* title_;
    QLabel* position_;
    QWidget* seats_;
    QPushButton* others_;
    QPushButton* goOn_;
};

}
