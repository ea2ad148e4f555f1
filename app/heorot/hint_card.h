// SPDX-License-Identifier: GPL-3.0-or-later
// A hint beside the board: what to do, what it changes for each seat and why, and the next best choices. It shows the
// session's search, which goes on while the card is open.
#pragma once

#include "heorot/seat_change_row.h"
#include "heorot/side_card.h"
#include "session/advice_text.h"
#include "session/session.h"

#include <QPushButton>

#include <vector>

namespace heorot::app {

/// A button with a key and a text of several lines.
class ChoiceButton final : public QPushButton {
    Q_OBJECT

  public:
    explicit ChoiceButton(QWidget* parent = nullptr);
    void setTexts(const QString& key, const QString& sentence, const QString& changes);
    void setStyle(const PageStyle& style);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// Mouse or focus has come or gone.
    void pointed(bool on);

  protected:
    bool event(QEvent* event) override;

  private:
    QLabel* key_;
    QLabel* sentence_;
    QLabel* changes_;
};

class HintCard final : public SideCard {
    Q_OBJECT

  public:
    HintCard(const session::Session& session, QWidget* parent);

    /// Shows that the search has begun.
    void begin();
    /// Shows the session's hint; a choice that was turned to stays.
    void follow();
    /// The choices offered, best first; empty before the first answer.
    const std::vector<session::ChoiceText>& choices() const { return choices_; }
    /// Turns to a choice, or to the next one.
    void turnTo(std::size_t choice);
    void turnToNext();
    /// The choice that is shown in full.
    std::size_t shown() const { return shown_; }
    /// The choice to light on the board: the one that is pointed at, otherwise the one that is shown.
    std::optional<engine::Action> lit() const;
    /// What a screen reader says of the choice that is shown.
    QString sentence() const;
    void setStyle(const PageStyle& style) override;

  signals:
    /// `lit` has changed.
    void lighted();
    /// Another choice is shown.
    void turned();
    void playWanted(heorot::engine::Action action);

  protected:
    void retranslateUi() override;

  private:
    /// How many choices can be turned to.
    static constexpr std::size_t most = 3;

    void addOthers();
    void show(const session::ChoiceText& choice);
    void showSeats(const session::ChoiceText& choice);
    void showOthers();

    const session::Session& session_;
    std::vector<session::ChoiceText> choices_;
    std::size_t shown_ = 0;
    /// Of another choice, that is pointed at.
    std::optional<std::size_t> pointed_;
    QLabel* sentence_;
    QLabel* reasons_;
    QLabel* when_;
    std::vector<SeatChangeRow*> seats_;
    QLabel* outlook_;
    QPushButton* play_;
    QLabel* others_;
    /// One for each choice that can be turned to; that of the shown one is hidden.
    std::vector<ChoiceButton*> buttons_;
    QLabel* keys_;
};

}
