// SPDX-License-Identifier: GPL-3.0-or-later
// The search behind a hint: in a worker thread, first quickly, then again and again with more iterations until it is
// stopped.
#pragma once

#include "game/game_module.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include "session/session_export.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace heorot::session {

/// The iterations of a hint's searches, one after another; 0: those of the level.
inline constexpr std::array hintIterations{300, 1'000, 3'000, 10'000, 0};

class HEOROT_SESSION_EXPORT HintSearch final : public QObject {
    Q_OBJECT

  public:
    /// Both must outlive this.
    HintSearch(const game::GameModule& game, const record::AnyMatch& match, QObject* parent = nullptr);
    ~HintSearch() override;

    /// Searches the choices of the seat to move, from what that seat may know. What it found in the same position
    /// before is its first answer, and it goes on from there.
    void start();
    /// Returns at once; what the search finds afterwards is discarded.
    void stop();
    /// Between start and stop.
    bool isOpen() const { return isOpen_; }
    /// Whether a better answer may come.
    bool isRefining() const { return isRefining_; }
    /// The best answer so far; nullptr before the first one.
    const ai::Advice* advice() const { return advice_ ? &*advice_ : nullptr; }

  signals:
    /// There is a first answer, or a better one.
    void refined();

  private:
    void searchNext();
    void searchFinished();
    /// The moves that lead to the present position.
    std::vector<engine::Action> position() const;
    /// Shows again what was found in this position, if anything was.
    bool resume();

    const game::GameModule& game_;
    const record::AnyMatch& match_;
    bool isOpen_ = false;
    bool isRefining_ = false;
    std::size_t next_ = 0;
    std::optional<ai::Advice> advice_;
    /// The last answer, and the position that it is about.
    std::optional<ai::Advice> kept_;
    std::vector<engine::Action> keptPosition_;
    std::size_t keptNext_ = 0;
    QThreadPool pool_;
    std::stop_source stop_;
    QFutureWatcher<ai::Advice> search_;
};

}
