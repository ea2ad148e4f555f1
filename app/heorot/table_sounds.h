// SPDX-License-Identifier: GPL-3.0-or-later
// Which sounds a table makes, and when: those of moves while they are played, never of moves that are undone, redone or
// watched again.
#pragma once

#include "game/sound.h"
#include "session/session.h"

#include <QObject>

namespace heorot::app {

class TableSounds final : public QObject {
    Q_OBJECT

  public:
    /// The session must have a view.
    explicit TableSounds(const session::Session& session, QObject* parent = nullptr);

    /// The table shows the position after the last move, with nothing left to watch.
    void positionShown();
    void resultShown();

  signals:
    void sounded(heorot::game::Sound sound);

  private:
    void movesPlayed(std::size_t from);
    game::Sound soundOf(std::size_t move) const;

    const session::Session& session_;
    /// Of moves that were just played.
    bool isTurnDue_ = false;
    bool isResultDue_ = false;
};

}
