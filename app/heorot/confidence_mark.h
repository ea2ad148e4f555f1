// SPDX-License-Identifier: GPL-3.0-or-later
// How sure a number is, as a shape: a disc that is full for print and has a quarter less for each step away from it.
#pragma once

#include "data/confidence.h"
#include "heorot/page_style.h"

#include <QWidget>

namespace heorot::app {

void paintConfidence(QPainter& painter, const QRectF& area, data::Confidence confidence, const PageStyle& style);

class ConfidenceMark final : public QWidget {
    Q_OBJECT

  public:
    explicit ConfidenceMark(QWidget* parent = nullptr);
    void show(data::Confidence confidence, const PageStyle& style);
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    data::Confidence confidence_{};
    PageStyle style_;
};

}
