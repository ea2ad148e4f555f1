// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger as a table, and below it the lines behind the chosen number.
#pragma once

#include "heorot/ledger_model.h"
#include "heorot/log_delegate.h"
#include "heorot/page_style.h"

#include <QAbstractProxyModel>
#include <QLabel>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <set>

namespace heorot::app {

/// Some lines of the log.
class LedgerLines final : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setLines(const std::vector<int>& lines);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    std::set<int> shown_;
};

class LedgerView final : public QWidget {
    Q_OBJECT

  public:
    LedgerView(const session::Session& session, LogModel& lines, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    QTableView& table() { return *table_; }
    QListView& lines() { return *list_; }
    const LedgerModel& model() const { return model_; }

  signals:
    void lighted(const QStringList& spots);
    /// A line behind a number was clicked or activated.
    void moveChosen(std::size_t move, const QPoint& globalPosition);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void openCell(const QModelIndex& index);
    void choose(const QModelIndex& line);
    void fitColumns();

    const session::Session& session_;
    LedgerModel model_;
    LedgerLines shown_;
    PageStyle style_;
    QLabel* caption_;
    QTableView* table_;
    QListView* list_;
};

}
