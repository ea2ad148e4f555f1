// SPDX-License-Identifier: GPL-3.0-or-later
// The choices before a game, kept for the next game of the same kind. It is the model of the set-up widgets, and always
// a game that could start, except for text being typed.
#pragma once

#include "ai/opponent.h"
#include "record/any_game.h"
#include "session/new_game.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace heorot::app {

inline QString personWord() {
    return QStringLiteral("human");
}

enum class NameFault : std::uint8_t { None, Empty, Twin, Unseen, Reserved };

class SetupChoices {
  public:
    struct Seat {
        QString name;
        int color = 0;
        QString player;

        bool isPerson() const { return player == personWord(); }
        /// Only for a computer player.
        ai::Opponent opponent() const { return *ai::opponentOf(player.toStdString()); }
        /// The word of its level, or of a person.
        QString level() const;
        /// Whether the name was not typed, but proposed for the player.
        bool hasProposedName() const;
        bool operator==(const Seat&) const = default;
    };

    /// One person against as few easy computer players as the game needs; the first player is random.
    explicit SetupChoices(const record::AnyGame& game);
    /// The saved choices; choices this game could not start with become defaults.
    static SetupChoices load(const record::AnyGame& game);
    /// Does not save the seed, which would silently repeat the same game.
    void save() const;

    /// The words of players to choose from: a person, and the game's levels. Random play is only for tests.
    const QStringList& players() const { return players_; }
    const std::vector<Seat>& seats() const { return seats_; }
    int seatCount() const { return static_cast<int>(seats_.size()); }
    bool canAdd() const { return seatCount() < most_; }
    bool canRemove() const { return seatCount() > least_; }
    /// Adds an easy opponent who plays no other seat, with the first free color.
    void add();
    /// If the seat had the first turn, the first player becomes random.
    void remove(int seat);
    /// Swaps two neighbors; the person with the first turn keeps it.
    void swap(int seat, int other);
    // Ignores a seat that no longer exists: a menu or field of it may still have been open.
    void setName(int seat, const QString& name);
    /// `player` is one of `players`. A computer player keeps its style; a person's seat gets an opponent who plays no
    /// other seat. A proposed name changes along.
    void setPlayer(int seat, const QString& player);
    /// The computer player's seat gets this opponent's style, and the name if it had a proposed one. If another seat
    /// has the opponent, the two swap.
    void setOpponent(int seat, ai::Style style);
    /// The seat of a computer player with the style, or -1.
    int seatOf(ai::Style style) const;
    /// The seat that has the color gets this seat's color in exchange.
    void setColor(int seat, int color);
    std::vector<int> freeColors() const;
    NameFault fault(int seat) const;

    /// A seat, or nobody for a random one.
    engine::Seat first() const { return first_; }
    void setFirst(engine::Seat seat) { first_ = seat; }
    int option(int index) const { return options_[static_cast<std::size_t>(index)]; }
    void setOption(int index, int value) {
        options_[static_cast<std::size_t>(index)] = static_cast<std::uint8_t>(value);
    }
    /// As typed; empty for a new deal.
    const QString& seed() const { return seed_; }
    void setSeed(const QString& seed) { seed_ = seed.trimmed(); }
    bool seedIsGood() const { return seed_.isEmpty() || seedNumber(); }
    std::optional<std::uint64_t> seedNumber() const;

    bool canStart() const;
    /// Uses `newSeed` if no seed was typed. Only if it can start.
    session::NewGame game(std::uint64_t newSeed) const;

    bool operator==(const SetupChoices&) const = default;

  private:
    bool isThere(int seat) const { return seat >= 0 && seat < seatCount(); }
    Seat& at(int seat) { return seats_[static_cast<std::size_t>(seat)]; }
    const Seat& at(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    /// Gives the seat this player; a name that was proposed for the one before becomes one proposed for this one.
    void seatPlayer(int seat, const QString& player);
    /// The first opponent who plays no seat.
    ai::Style freeStyle() const;

    QString id_;
    int least_;
    int most_;
    QStringList players_;
    std::vector<std::string> optionIds_;
    std::vector<std::vector<std::string>> optionValues_;
    std::vector<Seat> seats_;
    engine::Seat first_ = engine::nobody;
    std::array<std::uint8_t, engine::maxOptions> options_{};
    QString seed_;
};

}
