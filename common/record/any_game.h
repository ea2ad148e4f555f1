// SPDX-License-Identifier: GPL-3.0-or-later
// A game and a match of it behind texts and trees, for all that must not know which game it is: sagas, scenarios, the
// command line. Implemented once, for every game, in plugin/erased_match.h.
#pragma once

#include "engine/match.h"
#include "record/describer.h"
#include "record/node.h"
#include "record/seating.h"

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
        : Match(setup, persons), seating_(std::move(seating)) {}

    const Seating& seating() const { return seating_; }

    /// The notation of an action, and back; nothing for a text that is no action of the game.
    virtual std::string format(engine::Action action) const = 0;
    virtual std::optional<engine::Action> parse(std::string_view line) const = 0;
    /// One line of an event, with seats by their names: `placed Peter thane c4`.
    virtual std::string format(const engine::Event& event) const = 0;
    virtual std::string refusalName(const engine::Violation& violation) const = 0;
    virtual std::string scoreSourceName(int source) const = 0;
    /// Whether a legal action gives up, ends or replaces something that may not come back (engine::ForgoingGame).
    virtual bool forgoes(engine::Action action) const = 0;

    /// Whether an action, legal or not, is or was hidden from anybody in the position that is reached or in one before.
    virtual bool mayBeSecret(engine::Action action) const = 0;

    /// A legal action of a person, and what is to be played along with it because it waits beside it and the order does
    /// not matter (engine::Settling); mostly the action alone.
    virtual std::vector<engine::Action> stepWith(engine::Action action) const = 0;

    /// The only legal action, if it does no more than say no because nothing else can be done (engine::DecliningGame).
    virtual std::optional<engine::Action> mereRefusal() const = 0;

    /// The scores as they were after the first `moves` moves.
    virtual engine::Scores scoresAfter(std::size_t moves) const = 0;
    /// The same as `viewer` (or nobody) could count them: what is hidden counts nothing.
    virtual engine::Scores seenScoresAfter(std::size_t moves, engine::Seat viewer) const = 0;

    /// An outcome as a map of its deck or die and what it gave. Reading throws FileError.
    virtual Node describe(const engine::Outcome& outcome) const = 0;
    virtual engine::Outcome readOutcome(const Cursor& at) const = 0;

    /// The last state, whole or as a seat (or nobody) sees it.
    virtual Node describeState() const = 0;
    virtual Node describeSeen(engine::Seat viewer) const = 0;
    virtual std::vector<ZoneView> zones() const = 0;

    /// Replaces the last state by one that differs in the named fields; pieces are conserved. Forgets the moves. Throws
    /// FileError.
    virtual void arrange(const Cursor& position) = 0;
    /// Goes on from a stored whole state. Forgets the moves. Throws FileError if it is not one.
    virtual void restore(const Cursor& snapshot) = 0;

    /// Whether the game began from an arranged or restored state, so that its moves alone do not lead to where it is.
    bool beganFromState() const { return beganFromState_; }
    /// Lines of a stored game that could not be replayed, before `moves`; for its file alone: nothing can mask them.
    const std::vector<std::string>& earlierLines() const { return earlierLines_; }
    void setEarlierLines(std::vector<std::string> lines) { earlierLines_ = std::move(lines); }

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
    /// Which data the rules were read from, as 16 hex digits.
    virtual std::string fingerprint() const = 0;
    virtual std::span<const engine::OptionSpec> options() const = 0;

    /// A new match; the written outcomes come first. Throws ChanceMismatch. `setup` lies within the game's seats and
    /// options.
    virtual std::unique_ptr<AnyMatch> newMatch(const engine::Setup& setup, const Seating& seating,
                                               std::span<const engine::Outcome> deal = {}) const = 0;
    /// Reads outcomes before there is a match. Throws FileError.
    virtual engine::Outcome readOutcome(const Cursor& at) const = 0;
};

/// In characters; so that tables in text keep their width.
inline constexpr int longestSeatName = 24;

/// Why a seat cannot have this name beside those that have theirs already; empty if it can. Names stand in files as
/// keys and beside the words `nobody` and `random`.
HEOROT_RECORD_EXPORT std::string refuseSeatName(const std::string& name, const std::vector<std::string>& others);

/// The default value of every option.
HEOROT_RECORD_EXPORT std::array<std::uint8_t, engine::maxOptions> defaultOptions(const AnyGame& game);

/// Options written as a map of id and value. Throws FileError for unknown ids and values.
HEOROT_RECORD_EXPORT std::array<std::uint8_t, engine::maxOptions> readOptions(const AnyGame& game, const Cursor& at);
HEOROT_RECORD_EXPORT Node describeOptions(const AnyGame& game, const engine::Setup& setup);

}
