// SPDX-License-Identifier: GPL-3.0-or-later
// What decides shuffles and dice. `apply` asks a Chance; it is a generator or a script, and each outcome can be written
// down beside the action that asked, so that replays, scenarios and redo use one mechanism.
#pragma once

#include "engine/engine_export.h"
#include "engine/random.h"

#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

namespace heorot::engine {

/// Which deck or die decides; numbered by the game.
using Source = std::uint8_t;

/// One decided shuffle (all pieces, in their new order) or roll (one value).
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
    /// Puts the pieces into a random order.
    virtual void shuffle(Source source, std::span<std::uint8_t> pieces) = 0;
    /// A value of 0 .. sides - 1; sides is 1 .. 255.
    virtual int roll(Source source, int sides) = 0;
};

/// Draws from generators that the caller keeps.
class HEOROT_ENGINE_EXPORT GeneratorChance final : public Chance {
  public:
    explicit GeneratorChance(Generators& generators) : generators_(generators) {}
    void shuffle(Source source, std::span<std::uint8_t> pieces) override;
    int roll(Source source, int sides) override;

  private:
    Generators& generators_;
};

/// A script that does not fit the rules asking for it.
class HEOROT_ENGINE_EXPORT ChanceMismatch : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Plays written outcomes first, then asks `after`, which is asked in vain meanwhile too: so the generators of a
/// reloaded game stand where they stood, and its future does not repeat its past. Throws ChanceMismatch if the next
/// outcome is of another source or kind, is no permutation of the pieces, or lies beyond the die.
class HEOROT_ENGINE_EXPORT ScriptedChance final : public Chance {
  public:
    ScriptedChance(std::span<const Outcome> script, Chance& after) : script_(script), after_(after) {}
    void shuffle(Source source, std::span<std::uint8_t> pieces) override;
    int roll(Source source, int sides) override;
    /// Outcomes not asked for yet.
    std::size_t left() const { return script_.size() - next_; }

  private:
    const Outcome& take(Source source, bool shuffle);

    std::span<const Outcome> script_;
    std::size_t next_ = 0;
    Chance& after_;
};

/// Passes on to `inner` and writes each outcome down.
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
