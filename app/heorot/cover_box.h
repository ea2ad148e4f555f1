// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a game in the hall.
#pragma once

#include "heorot/page_style.h"

#include <QWidget>

namespace heorot::app {

/// The least height of a picture that has corners for buttons.
inline constexpr int leastCover = 84;

/// A cached picture as large as fits; a plain one if there is none with this name.
class CoverBox final : public QWidget {
    Q_OBJECT

  public:
    explicit CoverBox(QWidget* parent = nullptr);
    void setStyle(const PageStyle& style);
    void setPicture(const QString& id);
    QSize sizeHint() const override { return minimumSize(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    PageStyle style_;
    QString picture_;
};

}
