// SPDX-License-Identifier: GPL-3.0-or-later
// A switch whose state shows by position, tick and color. For keys and screen readers it is a check box.
#pragma once

#include "ui/theme.h"

#include <QCheckBox>

namespace heorot::app {

class SwitchButton final : public QCheckBox {
    Q_OBJECT

  public:
    explicit SwitchButton(QWidget* parent = nullptr);
    void setTheme(const ui::Theme& theme);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }

  private:
    ui::Theme theme_;
};

}
