// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a page behind a button with its title and a line on what is set there; the button shows and hides it.
#pragma once

#include "heorot/page_style.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

namespace heorot::app {

/// The button of a fold: an arrow, a title and a summary.
class FoldButton final : public QPushButton {
    Q_OBJECT

  public:
    explicit FoldButton(QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// `isChanged`: the summary stands out.
    void setTexts(const QString& title, const QString& summary, bool isChanged);
    void setOpen(bool open);

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void dress();

    PageStyle style_;
    bool isOpen_ = false;
    QLabel* arrow_;
    QLabel* title_;
    QLabel* summary_;
};

class Fold final : public QWidget {
    Q_OBJECT

  public:
    /// Closed at first. `name`: of the button.
    explicit Fold(const QString& name, QWidget* parent = nullptr);

    /// Of the part that is hidden while the fold is closed.
    QVBoxLayout& inside() { return *inside_; }
    FoldButton& button() { return *button_; }
    bool isOpen() const { return !content_->isHidden(); }
    void setOpen(bool open);

  private:
    FoldButton* button_;
    QWidget* content_;
    QVBoxLayout* inside_;
};

}
