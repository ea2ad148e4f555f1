// SPDX-License-Identifier: GPL-3.0-or-later
// The log beside the table: lines with mark and picture, a filter by seat, and the ledger of points.
#pragma once

#include "heorot/log_model.h"
#include "heorot/page_style.h"

#include <QFrame>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QToolButton>

#include <vector>

namespace heorot::app {

/// Lines of one seat, or of all.
class LogFilter final : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setSeat(engine::Seat seat);
    engine::Seat seat() const { return seat_; }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    engine::Seat seat_ = engine::nobody;
};

class LogPanel final : public QFrame {
    Q_OBJECT

  public:
    LogPanel(const session::Session& session, LogModel& model, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// Shows the button that closes the panel, for a panel that covers the table.
    void setCloseShown(bool shown);
    QListView& view() { return *view_; }
    const LogFilter& filter() const { return filter_; }
    bool showsLedger() const { return ledger_->isChecked(); }

  signals:
    /// The spots of the hovered line; none if no line is hovered.
    void lighted(const QStringList& spots);
    /// A line was clicked or activated: its move, and where a menu may open.
    void moveChosen(std::size_t move, const QPoint& globalPosition);
    void closed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void choose(const QModelIndex& index);
    void toBottom();

    const session::Session& session_;
    LogFilter filter_;
    PageStyle style_;
    QLabel* title_;
    QToolButton* all_;
    std::vector<QToolButton*> seats_;
    QToolButton* ledger_;
    QToolButton* close_;
    QListView* view_;
};

}
