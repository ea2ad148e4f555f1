// SPDX-License-Identifier: GPL-3.0-or-later
// Decides shuffles and dice. `apply` asks a Chance, which is a generator or a script. Each outcome can be recorded with
// the action that asked for it, so replays, scenarios and redo share one mechanism.
#pragma once

#include "engine/engine_export.h"
#include "engine/random.h"

#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

namespace heorot::engine {

/// The deck or die to decide; numbered by the game.
using Source = std::uint8_t;

/// The result of one shuffle (all pieces in their new order) or one roll (one value).
struct Outcome {
    Source source = 0;
    bool shuffle = false;
    std::vector<std::uint8_t> values;
    bool operator==(const Outcome&) const = default;
};
using Outcomes = std::vector<Outcome>;

class HEOROT_ENGINE_EXPORT Chance {
  public:
    virtual ~Chance() = default;
    /// Shuffles the pieces in place.
    virtual void shuffle(Source source, std::span<std::uint8_t> pieces) = 0;
    /// Returns a value in 0 .. sides - 1; `sides` is 1 .. 255.
    virtual int roll(Source source, int sides) = 0;
};

/// Draws from generators owned by the caller.
class HEOROT_ENGINE_EXPORT GeneratorChance final : public Chance {
  public:
    explicit GeneratorChance(Generators& generators) : generators_(generators) {}
    void shuffle(Source source, std::span<std::uint8_t> pieces) override;
    int roll(Source source, int sides) override;

  private:
    Generators& generators_;
};

/// Thrown when a script does not fit the rules that ask for it.
class HEOROT_ENGINE_EXPORT ChanceMismatch : public std::runtime_error {
  public:
    enum class Kind : std::uint8_t {
        OtherSource, ///< the next outcome is of another deck or die than the one asked for
        OtherPieces, ///< the written order does not hold the pieces of the deck
        NoSide,      ///< the written roll is no side of the die
        MoreDealt,   ///< more outcomes are written than the set-up asks for
        MoreWritten, ///< more outcomes are written than the action asks for
    };
    explicit ChanceMismatch(Kind kind) : std::runtime_error("the written outcomes do not fit"), kind_(kind) {}
    Kind kind() const { return kind_; }

  private:
    Kind kind_;
};

/// Plays scripted outcomes first, then asks `after`. `after` is still advanced meanwhile, its results discarded, so the
/// generators of a reloaded game end where they did before and its future does not repeat its past. Throws
/// ChanceMismatch if the next outcome is of another source or kind, is not a permutation of the pieces, or exceeds the
/// die.
class HEOROT_ENGINE_EXPORT ScriptedChance final : public Chance {
  public:
    ScriptedChance(std::span<const Outcome> script, Chance& after) : script_(script), after_(after) {}
    void shuffle(Source source, std::span<std::uint8_t> pieces) override;
    int roll(Source source, int sides) override;
    /// The number of outcomes not asked for yet.
    std::size_t left() const { return script_.size() - next_; }

  private:
    const Outcome& take(Source source, bool shuffle);

    std::span<const Outcome> script_;
    std::size_t next_ = 0;
    Chance& after_;
};

/// Forwards to `inner` and records each outcome.
class HEOROT_ENGINE_EXPORT RecordingChance final : public Chance {
  public:
    RecordingChance(Chance& inner, Outcomes& record) : inner_(inner), record_(record) {}
    void shuffle(Source source, std::span<std::uint8_t> pieces) override;
    int roll(Source source, int sides) override;

  private:
    Chance& inner_;
    Outcomes& record_;
};

}
