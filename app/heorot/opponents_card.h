// SPDX-License-Identifier: GPL-3.0-or-later
// The six opponents as cards, of which one is put on a computer player's seat. It edits the given choices.
#pragma once

#include "heorot/page_style.h"
#include "heorot/setup_choices.h"

#include <QFrame>
#include <QGridLayout>
#include <QPushButton>

#include <vector>

namespace heorot::app {

/// A button with a portrait, a name, the seat that is played and a line of character.
class OpponentButton final : public QPushButton {
    Q_OBJECT

  public:
    explicit OpponentButton(QWidget* parent = nullptr);

    void setStyle(const PageStyle& style, const QString& art);
    /// `key`: the digit that presses the button.
    void setTexts(const QString& key, const QString& name, const QString& seat, const QString& line);

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  private:
    QVBoxLayout* whole_;
    QLabel* key_;
    QLabel* portrait_;
    QLabel* name_;
    QLabel* seat_;
    QLabel* line_;
};

class OpponentsCard final : public QFrame {
    Q_OBJECT

  public:
    /// `choices` must outlive the card.
    explicit OpponentsCard(SetupChoices& choices, QWidget* parent = nullptr);

    void setStyle(const PageStyle& style);
    /// The seat to choose for, or -1.
    int seat() const;
    /// Puts the opponent with this number, from 1, on the seat. False if there is none, or no seat for it.
    bool choose(int number);
    /// Call it after the choices have changed.
    void fill();
    /// The seat to choose for; without a computer player the last one stays.
    void setSeat(int seat);

  signals:
    void changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    SetupChoices& choices_;
    PageStyle style_;
    int seat_ = -1;
    QLabel* heading_;
    QLabel* help_;
    QGridLayout* grid_;
    QVBoxLayout* inside_ = nullptr;
    std::vector<OpponentButton*> buttons_;
};

}
