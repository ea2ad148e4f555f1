// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a game in a knotwork frame: its picture, its title, and a short description.
#pragma once

#include "heorot/page_style.h"
#include "plugin/catalog.h"

#include <QFrame>
#include <QLabel>

namespace heorot::app {

class PictureCard final : public QFrame {
    Q_OBJECT

  public:
    PictureCard(const game::GameModule& game, const plugin::GameMeta& meta, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void showCover();

    const game::GameModule& game_;
    plugin::GameMeta meta_;
    PageStyle style_;
    int side_ = 0;
    QLabel* cover_;
    QLabel* title_;
    QLabel* summary_;
    QLabel* facts_;
};

/// "2 to 4 seats" and "30 to 60 minutes".
QString seatsText(const plugin::GameMeta& meta);
QString minutesText(const plugin::GameMeta& meta);

}
