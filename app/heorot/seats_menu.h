// SPDX-License-Identifier: GPL-3.0-or-later
// The menu that lets a computer player play for a person during a game, and brings the person back.
#pragma once

#include "session/session.h"

#include <QMenu>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace heorot::app {

class SeatsMenu final : public QMenu {
    Q_OBJECT

  public:
    explicit SeatsMenu(session::Session& session, QWidget* parent);

    /// After a change of the session.
    void refresh();
    /// The levels of computer players that may take a person's seat; nullptr for other seats.
    QMenu* levelsOf(engine::Seat seat) const;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// What the entries depend on.
    struct Shown {
        std::vector<std::string> players;
        bool isOver;
        bool operator==(const Shown&) const = default;
    };

    void addLevels(engine::Seat seat, const QString& name);
    void on(QAction* action, const std::function<void()>& what);

    session::Session& session_;
    std::optional<Shown> shown_;
};

}
