// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/guess.h"

namespace heorot::raiders {

namespace {

/// What a dark spot would mean, by the phase; the refusal then says why it is dark.
class Guess {
  public:
    Guess(const Position& position, const QStringList& chosen, const QString& spot)
        : rules_(position.rules), state_(*position.seen), ship_(state_.ships[state_.mover]), chosen_(chosen),
          spot_(spot) {}

    std::optional<Action> action() const {
        if (chosen_.size() > 1) return {};
        if (chosen_.size() == 1) return second();
        if (spot_ == doneSpot) return done();
        for (const auto guess : {&Guess::atPlaces, &Guess::onShip, &Guess::onDeck})
            if (const auto found = (this->*guess)()) return found;
        return {};
    }

  private:
    std::optional<int> ordinal(const char* zone) const { return ordinalIn(spot_, QLatin1StringView(zone)); }
    template <class Name>
    std::optional<int> among(int count, Name name) const {
        for (int i = 0; i < count; ++i)
            if (spot_ == name(i)) return i;
        return {};
    }

    bool isAct(Location location) const {
        return state_.location == location && (state_.phase == Phase::Decide || state_.phase == Phase::Take ||
                                               state_.phase == Phase::Trade || state_.phase == Phase::Attempt);
    }

    /// The location whose head or body the spot is.
    std::optional<Location> locationAt() const {
        for (int i = 0; i < locations; ++i) {
            const auto location = static_cast<Location>(i);
            if (spot_ == placeSpot(location) || bodyOf(rules_, state_, location).contains(spot_)) return location;
        }
        return {};
    }

    std::optional<Action> atPlaces() const {
        if (const auto location = locationAt(); location && state_.phase == Phase::Choose) return choose(*location);
        for (const Location location : {Location::Recruit, Location::Villages, Location::Keeps})
            if (const auto place = among(maxSeats, [&](int i) { return stackSpot(location, i + 1); });
                place && isAct(location))
                return take(*place + 1);
        if (const auto place = ordinal("battle/"); place && state_.phase == Phase::Battle) return take(*place);
        if (const auto territory =
                among(territoryKinds, [](int i) { return territorySpot(static_cast<Territory>(i)); })) {
            if (state_.phase == Phase::Claim) return claim(static_cast<Territory>(*territory));
            if (isAct(Location::Subdue)) return force(static_cast<Territory>(*territory));
        }
        if (isAct(Location::Trade))
            if (const auto found = atTrade()) return found;
        // Somewhere else: something is to be decided first.
        if (const auto location = locationAt()) return choose(*location);
        return {};
    }

    std::optional<Action> atTrade() const {
        if (const auto index = ordinal("trade/")) {
            const std::vector<Die> dice = diceOf(state_.tradeDice);
            if (static_cast<std::size_t>(*index) < dice.size())
                return trade(Ware::Dice, dice[static_cast<std::size_t>(*index)]);
        }
        if (const auto place = ordinal("open-prophecy/")) return trade(Ware::Prophecy, *place);
        if (spot_ == wareSpot(Ware::Favor)) return trade(Ware::Favor);
        if (spot_ == wareSpot(Ware::Food)) return trade(Ware::Food);
        return {};
    }

    bool isDiscarding() const {
        return state_.phase == Phase::Overflow || state_.phase == Phase::Ability || state_.phase == Phase::Loss;
    }

    std::optional<Die> dieAt(const QString& spot) const {
        const auto index = ordinalIn(spot, QLatin1StringView("dice/"));
        // Kinds of dice have their places whichever of them are laid out.
        const std::vector<CrewDie> dice = crewDice(state_, state_.mover, {});
        if (!index || static_cast<std::size_t>(*index) >= dice.size()) return {};
        return dice[static_cast<std::size_t>(*index)].die;
    }
    std::optional<ArtifactId> artifactAt(const QString& spot) const {
        const auto index = ordinalIn(spot, QLatin1StringView("artifact/"));
        if (!index || static_cast<std::size_t>(*index) >= ship_.artifacts.size()) return {};
        return ship_.artifacts[static_cast<std::size_t>(*index)].artifact;
    }

    std::optional<Action> onShip() const {
        if (const auto die = dieAt(spot_)) {
            return isDiscarding() ? discard(*die) : pay(*die);
        }
        if (const auto index = ordinal("upgrade/")) {
            const std::vector<UpgradeTile> tiles = upgradesOf(state_, state_.mover, {});
            if (static_cast<std::size_t>(*index) >= tiles.size()) return {};
            const Upgrade upgrade = tiles[static_cast<std::size_t>(*index)].upgrade;
            if (state_.phase == Phase::Loss) return lose(upgrade);
            return pay(payerOf(upgrade));
        }
        if (const auto artifact = artifactAt(spot_)) {
            if (state_.phase == Phase::Loss || state_.phase == Phase::Room) return drop(*artifact);
            return use(*artifact);
        }
        return {};
    }

    std::optional<Action> onDeck() const {
        if (const auto card = ordinal("hand/"); card && state_.phase == Phase::Place) {
            const std::vector<Pending> cards = pendingOf(state_);
            const auto at = static_cast<std::size_t>(*card);
            if (at < cards.size() && cards[at].kind == Pending::Kind::Taken) return recruit(cards[at].card);
        }
        if (state_.phase == Phase::Journey) {
            if (spot_ == leaderSpot && ship_.leader != none) return dismiss(ship_.leader, leaderPlace);
            for (int slot = 0; slot < slotKinds; ++slot)
                for (std::size_t row = 0; row < ship_.crew[static_cast<std::size_t>(slot)].size(); ++row)
                    if (spot_ == crewSpot(static_cast<Slot>(slot), static_cast<int>(row)))
                        return dismiss(ship_.crew[static_cast<std::size_t>(slot)][row], slot);
        }
        if (state_.phase == Phase::Renounce)
            if (const auto card = among(prophecyKinds, [](int i) { return prophecySpot(static_cast<ProphecyId>(i)); }))
                return renounce(static_cast<ProphecyId>(*card));
        if (state_.phase == Phase::Spoil && state_.spoil == static_cast<SpoilId>(VillageCard::RunicCarvings))
            if (const auto seat = ordinal("seat/")) return give(static_cast<Seat>(*seat));
        return {};
    }

    /// After one spot is chosen: the die for an artifact, the slot for a Reaver.
    std::optional<Action> second() const {
        if (const auto artifact = artifactAt(chosen_.front()))
            if (const auto die = dieAt(spot_)) return store(*die, *artifact);
        const auto card = ordinalIn(chosen_.front(), QLatin1StringView("hand/"));
        const std::vector<Pending> cards = pendingOf(state_);
        if (state_.phase != Phase::Place || !card || static_cast<std::size_t>(*card) >= cards.size()) return {};
        const ReaverId reaver = cards[static_cast<std::size_t>(*card)].card;
        for (int slot = 0; slot < slotKinds; ++slot) {
            if (spot_ == slotSpot(static_cast<Slot>(slot))) return specialize(reaver, static_cast<Slot>(slot));
            for (int row = 0; row < rules_.reaversPerSlot.value; ++row)
                if (spot_ == crewSpot(static_cast<Slot>(slot), row)) return specialize(reaver, static_cast<Slot>(slot));
        }
        return {};
    }

    const Rules& rules_;
    const State& state_;
    const Ship& ship_;
    const QStringList& chosen_;
    const QString& spot_;
};

}

std::optional<Action> guessAt(const Position& position, const QStringList& chosen, const QString& spot) {
    return Guess(position, chosen, spot).action();
}

}
