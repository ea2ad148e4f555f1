// SPDX-License-Identifier: GPL-3.0-or-later
// What a player could have done better in a finished game, in the eyes of the best computer player.
//
// Every decision of the seat between several actions is asked of the game's adviser; if it would have chosen otherwise,
// it is asked again and then tries the action taken too. It values each action it tried from 0 to 1
// (ai::AdvisedAction::value). A decision's loss is the value of the adviser's choice less that of the action taken, or
// 0. What there was to lose is the value of the adviser's choice less the least value it found. The seat kept
//
//     100 x (1 - losses of all decisions / what there was to lose in all decisions)
//
// percent; 100 if there was nothing to lose.
#pragma once

#include "game/game_module.h"
#include "session/advice_text.h"

#include <QFutureWatcher>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include "session/session_export.h"

#include <memory>
#include <optional>
#include <vector>

namespace heorot::session {

/// A decision that could have been better.
struct Loss {
    /// It was move `move` of the match, counted from 0.
    std::size_t move = 0;
    engine::Action taken;
    engine::Action better;
    /// How much better the action is to the search, 0 .. 1 (ai::AdvisedAction::value).
    double gain = 0;
    /// How much it adds to the share of wins, -1 .. 1: little if the game seemed decided.
    double chance = 0;
    /// What it adds to each part of every seat's evaluation (GameModule::terms).
    ai::Terms terms{};
};

struct Review {
    engine::Seat seat = engine::nobody;
    /// The decisions that were looked at.
    int decisions = 0;
    /// In percent, see above.
    double kept = 100;
    /// The worst decisions, at most `mostLosses`, the largest gain first. None gains less than `leastGain`.
    std::vector<Loss> losses{};
};

inline constexpr std::size_t mostLosses = 3;
inline constexpr double leastGain = 0.01;

struct ReviewSpec {
    std::uint64_t seed = 1;
    /// Of each search; 0: as many as the number of decisions allows.
    int iterations = 0;
};

/// The iterations of each search, two of which a decision may need: together those of so many decisions take less than
/// half a minute, if a search does 10,000 a second.
HEOROT_SESSION_EXPORT int iterationsFor(std::size_t decisions);

/// Whether the game has computer players that search, and the match is over and can be replayed (session/play_on.h).
HEOROT_SESSION_EXPORT bool canReview(const game::GameModule& game, const record::AnyMatch& match);

/// A review of one seat. It is prepared where the match is, and needs nothing of it afterwards, so it can run in
/// another thread. The same match, seat and spec give the same review.
class HEOROT_SESSION_EXPORT ReviewTask {
  public:
    ReviewTask(const game::GameModule& game, const record::AnyMatch& match, engine::Seat seat,
               const ReviewSpec& spec = {});

    int decisions() const { return static_cast<int>(decisions_.size()); }
    /// `progress` gets the number of decisions done. Returns nothing once its stop is requested.
    std::optional<Review> run(const std::stop_token& stop, const std::function<void(int)>& progress) const;

  private:
    struct Decision {
        std::size_t move;
        engine::Action taken;
        game::GameModule::Adviser adviser;
        /// Tries the action taken, even if it looks bad.
        game::GameModule::Adviser comparer;
    };

    engine::Seat seat_;
    std::vector<Decision> decisions_;
};

/// The better action in words, as in a hint, with what it would have brought beyond the action taken; it has at least
/// one reason. `before`: the match in which the decision was made.
HEOROT_SESSION_EXPORT ChoiceText betterOf(const game::GameModule& game, const record::AnyMatch& before,
                                          const Loss& loss);
/// "Sandra didn’t win; the coach rates the decisions at 93%."; `match` is over.
HEOROT_SESSION_EXPORT QString keptText(const record::AnyMatch& match, const Review& review);
/// What the percentage means there: the largest miss, if there is one, and the scale.
HEOROT_SESSION_EXPORT QString meaningText(const record::AnyMatch& match, const Review& review);
/// The number of the step that a move belongs to, counted from 1, in the log, in reviews and for `replay --until`: a
/// secret choice is one step. Steps that say nothing have a number, too.
HEOROT_SESSION_EXPORT std::size_t stepOf(const record::AnyMatch& match, std::size_t move);

/// Runs reviews in a worker, one at a time.
class HEOROT_SESSION_EXPORT Coach final : public QObject {
    Q_OBJECT

  public:
    explicit Coach(const game::GameModule& game, QObject* parent = nullptr);
    ~Coach() override;

    /// Ends a review that is running.
    void start(const record::AnyMatch& match, engine::Seat seat, const ReviewSpec& spec = {});
    /// Returns at once; no signal follows.
    void cancel();
    bool isRunning() const { return watcher_ != nullptr; }

  signals:
    void progressed(int done, int decisions);
    void finished(const heorot::session::Review& review);

  private:
    const game::GameModule& game_;
    QThreadPool pool_;
    std::stop_source stop_;
    QFutureWatcher<Review>* watcher_ = nullptr;
};

}
