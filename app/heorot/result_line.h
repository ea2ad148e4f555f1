// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a finished game in the hall, as a button that opens its final table.
#pragma once

#include "heorot/page_style.h"
#include "heorot/saga_list.h"

#include <QAbstractButton>
#include <QLabel>
#include <QToolButton>

#include <optional>

namespace heorot::app {

/// "Yesterday: Ylva won, 155 to 152.", relative to `now`; empty if the points are not known.
QString resultText(const ListedSaga& saga, const QDateTime& now);

class ResultLine final : public QAbstractButton {
    Q_OBJECT

  public:
    explicit ResultLine(QWidget* parent = nullptr);

    /// Without a saga it says that there is none. `heading` may be empty.
    void setSaga(const std::optional<ListedSaga>& saga, const QString& heading = {});
    bool hasSaga() const { return saga_.has_value(); }
    void setStyle(const PageStyle& style, double pixels, int margin);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  signals:
    void wanted(const QString& path);
    /// To be watched from its start.
    void watchWanted(const QString& path);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void retranslateUi();
    void placeWatch();

    PageStyle style_;
    std::optional<ListedSaga> saga_;
    QLabel* heading_;
    QLabel* text_;
    QToolButton* watch_;
};

}
