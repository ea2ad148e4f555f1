// SPDX-License-Identifier: GPL-3.0-or-later
// A game's handbook: search, contents, one page, links and the way back. Beside the table it is a panel, in the hall
// the content of a dialog.
#pragma once

#include "heorot/handbook_page.h"

#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

namespace heorot::app {

/// What is pointed at, for finding its section.
struct HandbookTopic {
    /// Names of the thing, the best first.
    QStringList names;
    /// The name of the rules' refusal, if it cannot be chosen.
    QString refusal = {};
    /// What the position says of the thing (game::Words::explanation).
    QString explanation = {};
};

class HandbookView final : public QFrame {
    Q_OBJECT

  public:
    /// `game` must outlive the view. Nothing is read before the first page is shown.
    explicit HandbookView(const game::GameModule& game, QWidget* parent = nullptr);

    /// Shows the section of what is pointed at, with what the explanation adds; without one, the last page or the first
    /// chapter.
    void showTopic(const HandbookTopic& topic);
    void showSection(std::size_t section);
    /// The section on the page; nothing without a handbook.
    handbook::Found shown() const { return shown_; }
    /// The section of a thing by its names, the best first.
    handbook::Found sectionOf(const QStringList& names);
    /// Whether the switch for the table is there, because the page is about something on it.
    void setOnTable(bool isOnTable);
    /// Whether what the page is about is to be shown on the table.
    bool showsOnTable() const;
    const handbook::Handbook* book();
    void setStyle(const PageStyle& style);
    /// Opens next as if nothing had been read.
    void forget();
    /// Puts the keys on the page.
    void takeFocus();

  public slots:
    void goBack();
    void startSearch();

  signals:
    void closed();
    /// Another page is shown; its title for screen readers.
    void turned(const QString& title);
    /// The switch for the table was pressed.
    void showOnTableWanted(bool shown);

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    void layOut();
    void connectParts();
    void read();
    void fillContents();
    void search(const QString& words);
    void nextHit();
    void turnTo(std::size_t section, HandbookNotes notes = {});
    void showCurrent(const QString& added = {});
    void retranslateUi();

    const game::GameModule& game_;
    PageStyle style_;
    std::optional<handbook::Handbook> book_;
    /// The language in which the book was read; empty before.
    QString language_;
    /// Why the book cannot be read.
    QString fault_;
    handbook::Found shown_;
    std::vector<std::size_t> history_;
    /// The page that the words being typed led to, if another one was left for it.
    handbook::Found foundPage_;
    std::vector<handbook::Hit> hits_;
    QLabel* icon_;
    QLabel* title_;
    QToolButton* back_;
    QToolButton* close_;
    QLineEdit* search_;
    QLabel* found_;
    QTreeWidget* contents_;
    /// In the order of the sections.
    std::vector<QTreeWidgetItem*> items_;
    HandbookPage* page_;
    QPushButton* onTable_;
    QLabel* keys_;
};

}
