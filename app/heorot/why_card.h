// SPDX-License-Identifier: GPL-3.0-or-later
// Why a computer player made a move, beside the board: only what its reader can see.
#pragma once

#include "heorot/side_card.h"
#include "session/session.h"
#include "session/why_text.h"

#include <QPushButton>

#include <optional>

namespace heorot::app {

class WhyCard final : public SideCard {
    Q_OBJECT

  public:
    WhyCard(const session::Session& session, QWidget* parent);

    /// About a move of a computer player: as one line of the log, or with the row of moves that a line above the prompt
    /// tells together.
    void ask(std::size_t move, const std::optional<session::MoveRange>& row = {});
    /// The move it is about; nothing while it is closed.
    std::optional<std::size_t> move() const { return isHidden() ? std::nullopt : move_; }
    /// The spots of the move.
    QStringList spots() const;
    /// What a screen reader says.
    QString sentence() const;
    void setStyle(const PageStyle& style) override;

  signals:
    /// Show the table after the move.
    void momentWanted(std::size_t move);

  protected:
    void retranslateUi() override;

  private:
    /// Those of the line it was opened from.
    QStringList sentences() const;
    session::WhyText why() const;

    const session::Session& session_;
    std::optional<std::size_t> move_;
    std::optional<session::MoveRange> row_;
    QLabel* action_;
    QLabel* reasons_;
    QLabel* player_;
    QLabel* note_;
    QPushButton* moment_;
};

/// The last move of a computer player of which the viewer was told; nothing if there is none.
std::optional<std::size_t> lastComputerMove(const session::Session& session);

}
