// SPDX-License-Identifier: GPL-3.0-or-later
// One running game: its decisions, the outcomes of chance, and undo and redo. The history is the same for every game
// and stands here; the game's states stay behind a few hooks (see game/erased_match.h).
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

/// Where an action means one of several equal pieces: the index of the place from which a person took it, for each
/// spot of its path. For display only: neither rules nor records contain it.
using Picks = std::array<std::uint8_t, 3>;
inline constexpr std::uint8_t noPick = 0xFF;
inline constexpr Picks noPicks{noPick, noPick, noPick};

/// A played action, with everything needed to play it again.
struct Move {
    Seat seat = nobody;
    Action action;
    Outcomes outcomes;
    Events events;
    /// Seats that learned something hidden from this move.
    SeatSet revealedTo;
    /// A piece of a secret choice, about which the others learn nothing: to them it forms one step with the move that
    /// ends the choice, however many pieces there are.
    bool secret = false;
    /// The generators before the move, so that the same action after an undo gets the same chance.
    Generators before;
    Picks picks = noPicks;
    /// It belongs to the same step as the previous move (see settling.h); undo and redo treat both together.
    bool joinsPrevious = false;
};

/// How far a seat may undo.
enum class UndoRule : std::uint8_t {
    Free,   ///< back to its own last decision, if nothing has been revealed to it since and no other person has acted
    Casual, ///< past revealed information too, if every other seat is a computer player; the game is then marked
};

class HEOROT_ENGINE_EXPORT Match {
  public:
    virtual ~Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    const Setup& setup() const { return setup_; }
    /// Seats played by people; the others are computer players.
    SeatSet persons() const { return persons_; }
    /// The outcomes and events of the set-up; no events if the game was resumed from a stored state.
    const Outcomes& deal() const { return deal_; }
    const Events& dealEvents() const { return dealEvents_; }
    const std::vector<Move>& moves() const { return moves_; }
    /// Undone moves; the last one is redone first.
    const std::vector<Move>& undone() const { return undone_; }
    /// True once a casual undo went past revealed information.
    bool marked() const { return marked_; }

    virtual Seat toMove() const = 0;
    virtual bool isOver() const = 0;
    virtual void legalActions(ActionList& out) const = 0;
    virtual Violation validate(Action action) const = 0;
    virtual Scores scores() const = 0;
    /// Seats to which a legal action would reveal something hidden.
    virtual SeatSet reveals(Action action) const = 0;
    /// Whether the action is hidden from the other seats; see Move::secret.
    virtual bool isSecret(Action action) const = 0;
    /// Whether the seat to move decides from private information, so it must see its own pieces while no other person
    /// looks.
    virtual bool usesSecrets() const = 0;
    /// Whether the seat knows anything a spectator does not.
    virtual bool holdsSecrets(Seat seat) const = 0;

    /// Plays the action if it is legal and discards the undone moves. If refused, nothing changes.
    Violation play(Action action);
    /// Plays with these outcomes first. Throws ChanceMismatch if they do not fit or some are left over; nothing changes
    /// then.
    Violation playScripted(Action action, std::span<const Outcome> outcomes);

    /// Joins the last move to the previous one. There must be one; undo and redo keep the link.
    void joinToPrevious() { moves_.back().joinsPrevious = true; }
    /// Records which of several equal pieces the last move took. There must be one; undo and redo keep it.
    void setPicks(const Picks& picks) { moves_.back().picks = picks; }

    /// The number of moves left if the asker undoes its last decision and the moves joined to it; nothing if the asker
    /// may not undo.
    std::optional<std::size_t> undoPoint(Seat asker, UndoRule rule = UndoRule::Free) const;
    /// The move at which the asker's current unbroken row of decisions begins; nothing if another seat (computer or
    /// not) has decided since, or if the asker may not undo.
    std::optional<std::size_t> turnStart(Seat asker, UndoRule rule = UndoRule::Free) const;
    /// For an asker who has handed the table over: like turnStart, but past the moves that computer players have made
    /// since. The number of decisions in between must not be revealed.
    std::optional<std::size_t> handOverPoint(Seat asker, UndoRule rule = UndoRule::Free) const;
    /// Whether undoing down to `count` moves would stop inside a secret choice.
    bool splitsChoice(std::size_t count) const {
        return count > 0 && count < moves_.size() && moves_[count - 1].secret;
    }
    /// Whether the asker may undo down to `count` moves.
    bool mayGoBackTo(std::size_t count, Seat asker, UndoRule rule = UndoRule::Free) const;
    /// Undoes down to `count` moves; the caller must have checked one of the above. Undone moves can be redone.
    void goBackTo(std::size_t count);
    /// Replays the next undone move with the moves joined to it and, after a person's move, the computer moves that
    /// followed. Returns false if there is none.
    bool redo();
    /// Undoes only move `index`, which must be in the current row of decisions, and replays the later ones. Returns
    /// false, with nothing changed, if another seat has moved since, something was revealed, or the later moves are not
    /// legal without it.
    bool withdraw(std::size_t index);

  protected:
    Match(const Setup& setup, SeatSet persons);
    void setPersons(SeatSet persons) { persons_ = persons; }
    /// Seats of people for whom computer players decide: their moves are not others' to undo.
    void setAway(SeatSet away) { away_ = away; }

    /// Sets the game up; called once by the constructor of the class that holds the states.
    void begin(std::span<const Outcome> script);
    /// For a game resumed from a stored state: undo stops there, and its deal is not reported.
    void forgetMoves();
    /// Lets records restore the undone moves and the mark of a stored game.
    friend struct MatchHistory;

    virtual void newStates(Chance& chance, Events& events) = 0;
    /// Applies a legal action to a copy of the last state and appends the result.
    virtual void applyAction(Action action, Chance& chance, Events& events) = 0;
    /// Keeps the first state and the states after the first `moves` moves.
    virtual void keepStates(std::size_t moves) = 0;

  private:
    bool isPerson(Seat seat) const { return persons_.has(seat); }
    std::size_t rowStart(std::size_t count, Seat asker, UndoRule rule) const;
    void perform(Action action, std::span<const Outcome> outcomes);
    void replay(const Move& move);

    Setup setup_;
    SeatSet persons_;
    SeatSet away_{};
    Generators generators_;
    Outcomes deal_;
    Events dealEvents_;
    std::vector<Move> moves_;
    std::vector<Move> undone_;
    bool marked_ = false;
};

/// The parts of a history that only records restore.
struct MatchHistory {
    static void setMarked(Match& match, bool marked) { match.marked_ = marked; }
};

}
