// SPDX-License-Identifier: GPL-3.0-or-later
// Operates a table by one input method: mouse, keys, or accessible actions.
#pragma once

#include "conformance/view_play.h"
#include "engine/random.h"
#include "ui/game_board.h"

namespace heorot::conformance {

class InputDriver {
  public:
    /// All must outlive the driver.
    InputDriver(ui::GameBoard& table, InputMethod way, engine::Pcg& generator)
        : board_(table.board()), way_(way), generator_(generator) {}

    /// Empty, or why the spot cannot be pressed.
    std::string press(const QString& spot);
    InputMethod way() const { return way_; }
    /// Cancels the last chosen spot.
    std::string goBack();

  private:
    std::string click(const QString& spot);
    std::string type(const QString& spot);
    void tabTo(const QString& spot, bool back);
    void walkTo(const QString& spot);
    std::string act(const QString& spot);

    ui::BoardWidget& board_;
    InputMethod way_;
    engine::Pcg& generator_;
};

}
