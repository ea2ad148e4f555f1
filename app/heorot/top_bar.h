// SPDX-License-Identifier: GPL-3.0-or-later
// The bar at the top of the table: home and title on the left, tools on the right. The game draws its track in the
// middle.
#pragma once

#include "heorot/page_style.h"
#include "heorot/table_actions.h"

#include <QMenu>
#include <QSlider>
#include <QToolButton>
#include <QWidget>

#include <vector>

namespace heorot::app {

class TopBar final : public QWidget {
    Q_OBJECT

  public:
    TopBar(const TableActions& actions, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style, const QRectF& track);
    void setTitle(const QString& title);
    /// Whether casual undo went past revealed information.
    void setMarked(bool marked);
    void setPace(int milliseconds);
    /// Whether any seat has a computer player, so that there is a pace.
    void setPaceShown(bool shown);
    /// Before the general entries.
    void addToMenu(QMenu* menu);
    void addToMenu(QAction* action) { menu_->insertAction(home_->defaultAction(), action); }

  signals:
    void paceChosen(int milliseconds);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QToolButton* tool(QAction* action);
    void fillMenu(const TableActions& actions);
    void retranslateUi();
    void arrange();
    void sayPace();
    int measure(int large, int small) const;

    PageStyle style_;
    QRectF track_;
    QString shownTitle_;
    QToolButton* home_;
    QLabel* title_;
    QLabel* marked_;
    /// From left to right; those of the large bar only are hidden in the small one and are in the menu instead.
    std::vector<QToolButton*> tools_;
    std::vector<QToolButton*> largeOnly_;
    QToolButton* more_;
    QMenu* menu_;
    QLabel* paceLabel_ = nullptr;
    QSlider* pace_ = nullptr;
    QAction* paceEntry_ = nullptr;
    /// The first of the general entries.
    QAction* general_ = nullptr;
};

}
