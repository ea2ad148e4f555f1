// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen before a game, and kept for the next one of the same kind. No widget knows more than this; it is
// always a game that could begin, but for what is being typed.
#pragma once

#include "record/any_game.h"
#include "session/new_game.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace heorot::app {

/// Words of players as they stand in files: a person, and the levels that can play. Chance as a player is for tests.
QStringList playersToChoose();
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
        bool operator==(const Seat&) const = default;
    };

    /// A person against as many easy computer players as the game needs; chance decides who begins.
    explicit SetupChoices(const record::AnyGame& game);
    /// What was kept; what this game could not begin with is taken as the default.
    static SetupChoices load(const record::AnyGame& game);
    /// The seed is not kept: the next game would be the same one, unasked.
    void save() const;

    const std::vector<Seat>& seats() const { return seats_; }
    int seatCount() const { return static_cast<int>(seats_.size()); }
    bool canAdd() const { return seatCount() < most_; }
    bool canRemove() const { return seatCount() > least_; }
    /// With the first free color and a name nobody has.
    void add();
    /// If it began, chance decides.
    void remove(int seat);
    /// Changes places with a neighbor; the seat that begins stays the same person's.
    void swap(int seat, int other);
    // A seat that is gone meanwhile is passed over: a menu or field of it may still have been open.
    void setName(int seat, const QString& name);
    void setPlayer(int seat, const QString& player);
    /// Whoever has the color takes the seat's own in exchange.
    void setColor(int seat, int color);
    std::vector<int> freeColors() const;
    NameFault fault(int seat) const;

    /// A seat, or nobody for chance.
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
    /// `newSeed` if none was typed. Only if it can start.
    session::NewGame game(std::uint64_t newSeed) const;

    bool operator==(const SetupChoices&) const = default;

  private:
    bool isThere(int seat) const { return seat >= 0 && seat < seatCount(); }
    Seat& at(int seat) { return seats_[static_cast<std::size_t>(seat)]; }
    QString freeName() const;

    QString id_;
    int least_;
    int most_;
    std::vector<std::string> optionIds_;
    std::vector<std::vector<std::string>> optionValues_;
    std::vector<Seat> seats_;
    engine::Seat first_ = engine::nobody;
    std::array<std::uint8_t, engine::maxOptions> options_{};
    QString seed_;
};

}
