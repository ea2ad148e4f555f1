// SPDX-License-Identifier: GPL-3.0-or-later
// One piece of the open box: its picture, what it does, and its numbers with how sure each is. An owner edits them
// here.
#pragma once

#include "heorot/box_model.h"
#include "heorot/confidence_mark.h"
#include "heorot/value_editor.h"

#include <QBoxLayout>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace heorot::app {

/// A piece as large as there is room, drawn by the game's own view.
class PiecePicture final : public QWidget {
    Q_OBJECT

  public:
    explicit PiecePicture(const BoxDesk& desk, QWidget* parent = nullptr);
    void show(const std::string& piece, const PageStyle& style);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const BoxDesk& desk_;
    std::string piece_;
    PageStyle style_;
};

class BoxDetail final : public QFrame {
    Q_OBJECT

  public:
    /// The desk must outlive the panel.
    explicit BoxDetail(BoxDesk& desk, QWidget* parent = nullptr);

    /// Shows a piece by its path; an empty path shows none.
    void show(const std::string& path);
    /// Whether its numbers can be edited.
    void setCorrecting(bool correcting);
    void setStyle(const PageStyle& style);
    /// Shows the piece again after a change, with the focus where it was.
    void refresh();
    /// Puts the keys on the first number.
    void takeFocus();

  signals:
    void handbookWanted(const QString& thing);
    /// The piece is as printed; the page goes on to the next one.
    void confirmed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QWidget* makeButtons();
    void fill();
    void addFigure(const game::BoxFigure& figure);
    QWidget* editorOf(const game::BoxFigure& figure, QLabel* reason);
    ValueChoices choicesOf(const game::BoxFigure& figure) const;
    void retranslateUi();

    BoxDesk& desk_;
    PageStyle style_;
    std::string path_;
    bool correcting_ = false;
    QBoxLayout* head_ = nullptr;
    PiecePicture* picture_;
    QLabel* name_;
    QLabel* facts_;
    QLabel* rule_;
    QPushButton* handbook_;
    QScrollArea* scroll_;
    QWidget* figures_;
    QVBoxLayout* rows_;
    QPushButton* confirm_;
    QPushButton* takeBack_;
};

}
