// SPDX-License-Identifier: GPL-3.0-or-later
// A card beside the board: a title that can be closed, a content that scrolls if it has to, and a foot.
#pragma once

#include "heorot/page_style.h"

#include <QFrame>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace heorot::app {

class SideCard : public QFrame {
    Q_OBJECT

  public:
    /// Hidden at first. `name` is the object's name; those of title and close button begin with it.
    SideCard(const QString& name, QWidget* parent);

    struct Room {
        QRect usual;
        /// For what needs more; empty if there is no more.
        QRect whole = {};
        /// Where things under the card end.
        std::vector<int> ends = {};
    };
    /// Uses the top of a room, as much as the content needs, down to the next of its ends: so what lies under the card
    /// is covered whole or not at all.
    void placeIn(Room room);
    virtual void setStyle(const PageStyle& style);

  signals:
    void closed();

  protected:
    void setTitle(const QString& icon, const QString& title);
    /// The content has changed: the height follows.
    void fit();
    QVBoxLayout& content() { return *content_; }
    /// Below what scrolls.
    QVBoxLayout& foot() { return *foot_; }
    const PageStyle& pageStyle() const { return style_; }
    /// A label of the content that wraps, with long words broken.
    QLabel* addText(const QString& name);

    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    virtual void retranslateUi() = 0;

  private:
    void nameClose();

    PageStyle style_;
    Room room_;
    QString iconName_;
    QLabel* icon_;
    QLabel* title_;
    QToolButton* close_;
    QScrollArea* scroll_;
    QVBoxLayout* content_;
    QVBoxLayout* foot_;
};

}
