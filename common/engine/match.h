// SPDX-License-Identifier: GPL-3.0-or-later
// One running game: what was decided, what chance answered, and the way back. The history is the same for every game
// and stands here; the states are the game's and stay behind a few hooks (see plugin/erased_match.h).
#pragma once

#include "engine/action.h"
#include "engine/chance.h"
#include "engine/engine_export.h"
#include "engine/event.h"
#include "engine/scores.h"
#include "engine/setup.h"
#include "engine/violation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace heorot::engine {

/// Where an action means one of several equal pieces: the number of the place from which a person took it, for each
/// step in which something was chosen. For the eye alone: neither rules nor records know of it.
using Picks = std::array<std::uint8_t, 3>;
inline constexpr std::uint8_t noPick = 0xFF;
inline constexpr Picks noPicks{noPick, noPick, noPick};

/// An action that was played, with all that is needed to play it again.
struct Move {
    Seat seat = nobody;
    Action action;
    Outcomes outcomes;
    Events events;
    /// Seats that learned something hidden by it.
    SeatSet revealedTo;
    /// A piece of a secret choice, of which the others are told nothing: with the move that ends the choice it is one
    /// step to them, however many pieces there are.
    bool secret = false;
    /// The generators as they were before, so that the same action after an undo meets the same chance.
    Generators before;
    Picks picks = noPicks;
    /// It was played along with the move before (Settling), and goes back and forth with it.
    bool joinsPrevious = false;
};

/// How far an asker may go back.
enum class UndoRule : std::uint8_t {
    Free,   ///< to the own last decision, if nothing was shown to the asker since and no other person acted
    Casual, ///< past what was shown too, if every other seat is a computer player; the game is then marked
};

class HEOROT_ENGINE_EXPORT Match {
  public:
    virtual ~Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    const Setup& setup() const { return setup_; }
    /// Seats played by persons; the others are computer players.
    SeatSet persons() const { return persons_; }
    /// What chance answered while the game was set up, and what happened; no events if it goes on from a stored state.
    const Outcomes& deal() const { return deal_; }
    const Events& dealEvents() const { return dealEvents_; }
    const std::vector<Move>& moves() const { return moves_; }
    /// Undone moves; the last one is redone first.
    const std::vector<Move>& undone() const { return undone_; }
    /// True once casual undo went past something shown.
    bool marked() const { return marked_; }

    virtual Seat toMove() const = 0;
    virtual bool isOver() const = 0;
    virtual void legalActions(ActionList& out) const = 0;
    virtual Violation validate(Action action) const = 0;
    virtual Scores scores() const = 0;
    /// Seats that would learn something hidden by a legal action.
    virtual SeatSet reveals(Action action) const = 0;
    /// Whether the others are not told which legal action it is; see Move::secret.
    virtual bool isSecret(Action action) const = 0;
    /// Whether the seat to move decides from what it alone knows, so that it must see its own pieces and nobody else
    /// may look on.
    virtual bool usesSecrets() const = 0;
    /// Whether the seat knows anything that a spectator does not.
    virtual bool holdsSecrets(Seat seat) const = 0;

    /// Plays the action if it is legal, and forgets what was undone. Refused: nothing changes.
    Violation play(Action action);
    /// Plays with these outcomes first. Throws ChanceMismatch if they do not fit, or if some are left over; nothing
    /// changes then.
    Violation playScripted(Action action, std::span<const Outcome> outcomes);

    /// Says that the last move was played along with the one before. There must be one; undo and redo keep it.
    void joinToPrevious() { moves_.back().joinsPrevious = true; }
    /// Says which of equal pieces the last move took. There must be one; undo and redo keep it.
    void setPicks(const Picks& picks) { moves_.back().picks = picks; }

    /// The number of moves that would be left without the asker's last decision and what went along with it, or nothing
    /// if the asker may not go back.
    std::optional<std::size_t> undoPoint(Seat asker, UndoRule rule = UndoRule::Free) const;
    /// To the first of the asker's decisions in the unbroken row that ends the game so far; nothing if another seat has
    /// decided since, be it a computer player, or if the asker may not go back.
    std::optional<std::size_t> turnStart(Seat asker, UndoRule rule = UndoRule::Free) const;
    /// For an asker who has handed the table over: to where turnStart would lead, past the moves that computer players
    /// have made since. How many decisions lie between is not to be told.
    std::optional<std::size_t> handOverPoint(Seat asker, UndoRule rule = UndoRule::Free) const;
    /// Whether going back until `count` moves are left would stop within a secret choice.
    bool splitsChoice(std::size_t count) const {
        return count > 0 && count < moves_.size() && moves_[count - 1].secret;
    }
    /// Whether the asker may go back until `count` moves are left.
    bool mayGoBackTo(std::size_t count, Seat asker, UndoRule rule = UndoRule::Free) const;
    /// Goes back until `count` moves are left; callers have asked one of the above. What is undone can be redone.
    void goBackTo(std::size_t count);
    /// Plays the next undone move again with those that go along and, after a person's, the computer moves that
    /// followed it. False if there is none.
    bool redo();
    /// Takes back move `index` alone, one of the row of decisions that ends the game so far, and replays what came
    /// after. False, and nothing changes, if a move of another seat came after, something was shown, or the rest does
    /// not stand alone.
    bool withdraw(std::size_t index);

  protected:
    Match(const Setup& setup, SeatSet persons);

    /// Sets the game up; to be called once by the constructor of the class that holds the states.
    void begin(std::span<const Outcome> script);
    /// For a game that goes on from a stored state: there is no way back beyond it, and its deal is not to be told.
    void forgetMoves();
    /// For records: what had been undone when the game was stored, and whether it was marked.
    friend struct MatchHistory;

    virtual void newStates(Chance& chance, Events& events) = 0;
    /// Applies a legal action to a copy of the last state and keeps the result as the new last one.
    virtual void step(Action action, Chance& chance, Events& events) = 0;
    /// Keeps the first state and those after the first `moves` moves.
    virtual void keepStates(std::size_t moves) = 0;

  private:
    bool isPerson(Seat seat) const { return persons_.has(seat); }
    std::size_t rowStart(std::size_t count, Seat asker, UndoRule rule) const;
    void perform(Action action, std::span<const Outcome> outcomes);
    void replay(const Move& move);

    Setup setup_;
    SeatSet persons_;
    Generators generators_;
    Outcomes deal_;
    Events dealEvents_;
    std::vector<Move> moves_;
    std::vector<Move> undone_;
    bool marked_ = false;
};

/// The parts of a history that only a record restores.
struct MatchHistory {
    static void setMarked(Match& match, bool marked) { match.marked_ = marked; }
};

}
