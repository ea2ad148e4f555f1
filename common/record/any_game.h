// SPDX-License-Identifier: GPL-3.0-or-later
// A game and its matches behind texts and trees, for code that must not depend on a particular game: sagas, scenarios,
// the command line. Implemented once for all games, in game/erased_match.h.
#pragma once

#include "engine/match.h"
#include "record/corrections.h"
#include "record/cursor.h"
#include "record/node.h"
#include "record/seating.h"
#include "record/zone_view.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace heorot::record {

class HEOROT_RECORD_EXPORT AnyMatch : public engine::Match {
  public:
    AnyMatch(const engine::Setup& setup, Seating seating, engine::SeatSet persons)
        : Match(setup, persons), seating_(std::move(seating)) {
        setAway(seating_.away);
    }

    const Seating& seating() const { return seating_; }
    /// Other players for the same seats, during the game; names and colors stay.
    void changePlayers(std::vector<std::string> players, engine::SeatSet away, engine::SeatSet persons) {
        seating_.players = std::move(players);
        seating_.away = away;
        setPersons(persons);
        setAway(away);
    }

    /// The notation of an action, and its parser; nothing for a text that is no action of the game.
    virtual std::string format(engine::Action action) const = 0;
    virtual std::optional<engine::Action> parse(std::string_view line) const = 0;
    /// One line describing an event, with seats by name: `placed Peter thane c4`.
    virtual std::string format(const engine::Event& event) const = 0;
    virtual std::string refusalName(const engine::Violation& violation) const = 0;
    virtual std::string scoreSourceName(int source) const = 0;
    /// Whether a legal action gives up, ends or replaces something that may not come back (engine::ForgoingGame).
    virtual bool forgoes(engine::Action action) const = 0;

    /// Whether an action, legal or not, is or was hidden from anyone in the current position or an earlier one.
    virtual bool mayBeSecret(engine::Action action) const = 0;

    /// A legal action of a person, followed by the pending effects that are settled with it because their order does
    /// not matter (engine/settling.h); usually the action alone.
    virtual std::vector<engine::Action> settledWith(engine::Action action) const = 0;

    /// The only legal action, if it merely declines because nothing else is possible (engine::DecliningGame).
    virtual std::optional<engine::Action> mereRefusal() const = 0;

    /// The scores after the first `moves` moves.
    virtual engine::Scores scoresAfter(std::size_t moves) const = 0;
    /// The same as `viewer` (or nobody) could count them: hidden pieces count nothing.
    virtual engine::Scores seenScoresAfter(std::size_t moves, engine::Seat viewer) const = 0;

    /// The scores after a legal action of the seat to move, as that seat would count them. Nothing if the action
    /// reveals something to it, so that chance or a secret decides.
    virtual std::optional<engine::Scores> foreseenScores(engine::Action action) const = 0;

    /// An outcome as a map from its deck or die to the result. Parsing throws FileError.
    virtual Node describe(const engine::Outcome& outcome) const = 0;
    virtual engine::Outcome readOutcome(const Cursor& at) const = 0;

    /// The last state, complete or as a seat (or nobody) sees it.
    virtual Node describeState() const = 0;
    virtual Node describeSeen(engine::Seat viewer) const = 0;
    virtual std::vector<ZoneView> zones() const = 0;

    /// Replaces the last state by one that differs in the named fields; pieces are conserved. Discards the moves.
    /// Throws FileError.
    virtual void arrange(const Cursor& position) = 0;
    /// Resumes from a stored complete state. Discards the moves. Throws FileError if it is not one.
    virtual void restore(const Cursor& snapshot) = 0;

    /// Whether the game began from an arranged or restored state, so that its moves alone do not lead to the current
    /// one.
    bool beganFromState() const { return beganFromState_; }
    /// Lines of a stored game that could not be replayed, from before `moves`. Only for its file: they cannot be
    /// masked.
    const std::vector<std::string>& earlierLines() const { return earlierLines_; }
    void setEarlierLines(std::vector<std::string> lines) { earlierLines_ = std::move(lines); }

    /// Another name for a seat.
    void rename(engine::Seat seat, std::string name) { seating_.names[seat] = std::move(name); }

  protected:
    void setBeganFromState() { beganFromState_ = true; }

  private:
    Seating seating_;
    bool beganFromState_ = false;
    std::vector<std::string> earlierLines_;
};

class HEOROT_RECORD_EXPORT AnyGame {
  public:
    virtual ~AnyGame() = default;

    virtual std::string id() const = 0;
    virtual int minSeats() const = 0;
    virtual int maxSeats() const = 0;
    virtual int rulesVersion() const = 0;
    /// Identifies the data the rules were read from: 16 hex digits.
    virtual std::string fingerprint() const = 0;
    /// What an owner has corrected in the data.
    virtual const Corrections& corrections() const = 0;
    /// The same game with these corrections instead of its own; it exists as long as this one. May be called in any
    /// thread. Throws FileError if the game cannot be read with them.
    virtual const AnyGame& with(const Corrections& corrections) const = 0;
    virtual std::span<const engine::OptionSpec> options() const = 0;
    /// The words in Seating::players for its computer players, weakest first.
    virtual std::vector<std::string> computerPlayers() const = 0;

    /// A new match that uses the given outcomes first. Throws ChanceMismatch. `setup` is within the game's seats and
    /// options.
    virtual std::unique_ptr<AnyMatch> newMatch(const engine::Setup& setup, const Seating& seating,
                                               std::span<const engine::Outcome> deal = {}) const = 0;
    /// Parses an outcome without a match. Throws FileError.
    virtual engine::Outcome readOutcome(const Cursor& at) const = 0;
};

/// In characters, so that text tables keep their width.
inline constexpr int longestSeatName = 24;

/// Why a seat cannot have this name next to the `others`; nothing if it can. Files use names as keys and next to the
/// words `nobody` and `random`.
HEOROT_RECORD_EXPORT Fault refuseSeatName(const std::string& name, const std::vector<std::string>& others);

/// The default value of every option.
HEOROT_RECORD_EXPORT std::array<std::uint8_t, engine::maxOptions> defaultOptions(const AnyGame& game);

/// Parses options from a map of ids and values. Throws FileError for unknown ids and values.
HEOROT_RECORD_EXPORT std::array<std::uint8_t, engine::maxOptions> readOptions(const AnyGame& game, const Cursor& at);
HEOROT_RECORD_EXPORT Node describeOptions(const AnyGame& game, const engine::Setup& setup);

}
