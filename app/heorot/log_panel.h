// SPDX-License-Identifier: GPL-3.0-or-later
// The log beside the table: lines with mark and picture below a heading for each chapter, a filter by seat, and the
// ledger of points.
#pragma once

#include "heorot/ledger_view.h"
#include "heorot/log_rows.h"
#include "heorot/page_style.h"

#include <QFrame>
#include <QListView>
#include <QToolButton>

#include <vector>

namespace heorot::app {

class LogPanel final : public QFrame {
    Q_OBJECT

  public:
    LogPanel(const session::Session& session, LogModel& model, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// Shows the button that closes the panel, for a panel that covers the table.
    void setCloseShown(bool shown);
    /// Shows the lines again; false if the ledger is not seen.
    bool leaveLedger();
    QListView& view() { return *view_; }
    LogRows& rows() { return rows_; }
    LedgerView& ledger() { return *table_; }
    bool showsLedger() const { return ledger_->isChecked(); }

  signals:
    /// The spots of the hovered line; none if no line is hovered.
    void lighted(const QStringList& spots);
    /// A line was clicked or activated: its move, and where a menu may open.
    void moveChosen(std::size_t move, const QPoint& globalPosition);
    /// The heading of a chapter was clicked or activated.
    void chapterChosen(std::size_t place);
    void closed();

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void click(const QModelIndex& index);
    void choose(const QModelIndex& index);
    bool press(int key);
    void showLedger(bool shown);
    /// Its last line, and again as long as it is still laid out, until the reader moves in it.
    void toBottom();
    void followEnd();

    const session::Session& session_;
    LogRows rows_;
    PageStyle style_;
    QLabel* title_;
    QToolButton* all_;
    std::vector<QToolButton*> seats_;
    QToolButton* ledger_;
    QToolButton* close_;
    bool isAtEnd_ = true;
    QListView* view_;
    LedgerView* table_;
    /// Where the mouse was pressed last in the view.
    QPoint pressed_;
};

}
