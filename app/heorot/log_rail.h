// SPDX-License-Identifier: GPL-3.0-or-later
// The log in a narrow window: a button that opens it, and the last lines as mark and picture.
#pragma once

#include "heorot/log_model.h"
#include "heorot/page_style.h"

#include <QToolButton>
#include <QWidget>

namespace heorot::app {

class LogRail final : public QWidget {
    Q_OBJECT

  public:
    LogRail(const LogModel& model, QAction* open, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// The first row of the model that is shown; older rows are not.
    int firstRow() const;

  signals:
    void lighted(const QStringList& spots);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void follow();
    /// A length of the table in page pixels.
    int measure(int units) const { return qRound(units * style_.tableScale); }
    QRect cell(int place) const;
    int rowAt(const QPoint& position) const;
    int places() const;

    const LogModel& model_;
    PageStyle style_;
    QAction* open_;
    QToolButton* button_;
};

}
