// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat knows. The orders of decks and of territory stacks, the backs of tiles not turned yet, and prophecies
// drawn from the deck by others (ruling 16) are hidden.
#include "rules/steps/steps.h"

#include <algorithm>

namespace heorot::raiders {

using engine::Seen;

namespace {

/// Calls `visit(deck list)` for each deck of cards.
template <class S, class Visit>
void eachDeck(S& state, Visit visit) {
    visit(state.reaverDeck);
    visit(state.villageDeck);
    visit(state.keepDeck);
    visit(state.journeyDeck);
    visit(state.battleDeck);
    visit(state.prophecyDeck);
}

/// Calls `visit(tile)` for each tile whose back is hidden.
template <class S, class Visit>
void eachHiddenTile(S& state, Visit visit) {
    const auto visitAll = [&](auto& tiles) {
        for (std::size_t i = 0; i < tiles.capacity(); ++i)
            if (i < tiles.size()) visit(tiles[i]);
    };
    for (auto& stack : state.territories) visitAll(stack);
    visitAll(state.subdued);
}

/// Place by place, so that the compiler sees that no list is longer than its places.
constexpr auto hideAll = [](auto& cards) {
    for (std::size_t i = 0; i < cards.capacity(); ++i)
        if (i < cards.size()) cards[i] = unknown;
};

/// Replaces unknown cards and tiles by arbitrary ones, which is enough to find out what an action reveals.
void fillIn(State& state) {
    const auto known = [](auto& card) {
        if (card == unknown) card = 0;
    };
    eachDeck(state, [&](auto& deck) { std::for_each(deck.begin(), deck.end(), known); });
    for (Ship& ship : state.ships) std::for_each(ship.secrets.begin(), ship.secrets.end(), known);
    eachHiddenTile(state, [](TileId& tile) {
        if (isUnknownTile(tile)) tile = tileOf(territoryOf(tile), 0);
    });
}

/// Leaves everything in its order instead of deciding by chance.
class NoChance final : public engine::Chance {
  public:
    void shuffle(engine::Source, std::span<std::uint8_t>) override {}
    int roll(engine::Source, int) override { return 0; }
};

/// The cards of a deck that the viewer cannot see, in no particular order.
template <std::size_t K>
class Unseen {
  public:
    template <class CopiesOf>
    explicit Unseen(CopiesOf copiesOf) {
        for (std::size_t kind = 0; kind < K; ++kind) left_[kind] = copiesOf(kind);
    }
    void seen(std::uint8_t card) {
        if (card < K) --left_[card];
    }
    template <class List>
    void seenAll(const List& cards) {
        for (const std::uint8_t card : cards) seen(card);
    }
    void seenCounts(const Counts<K>& counts) {
        for (std::size_t kind = 0; kind < K; ++kind) left_[kind] -= counts[kind];
    }
    /// Shuffles them; `next` deals them.
    void mix(engine::Pcg& generator) {
        for (std::size_t kind = 0; kind < K; ++kind)
            for (int i = 0; i < left_[kind]; ++i) cards_.push(static_cast<std::uint8_t>(kind));
        generator.shuffle(std::span<std::uint8_t>(cards_.begin(), cards_.size()));
    }
    void fill(std::uint8_t& card) {
        if (card == unknown) card = cards_[next_++];
    }

  private:
    std::array<int, K> left_{};
    engine::FixedList<std::uint8_t, 80> cards_;
    std::size_t next_ = 0;
};

class Sampler {
  public:
    Sampler(const Rules& rules, State& world, engine::Pcg& generator)
        : rules_(rules), world_(world), generator_(generator) {}

    void sample() {
        reavers();
        villages();
        keeps();
        journeys();
        battles();
        prophecies();
        tiles();
    }

  private:
    template <class U, class Deck>
    void deal(U& unseen, Deck& deck) {
        unseen.mix(generator_);
        for (auto& card : deck) unseen.fill(card);
    }

    void reavers() {
        Unseen<reaverKinds> unseen([&](std::size_t kind) { return rules_.reavers[kind].copies; });
        unseen.seenCounts(world_.reaverDiscards);
        for (const auto& stack : world_.reaverStacks) unseen.seenAll(stack);
        unseen.seenAll(world_.taken);
        unseen.seenAll(world_.recruits);
        for (const Ship& ship : world_.ships) {
            unseen.seenCounts(ship.reavers);
            unseen.seen(ship.leader);
            for (const auto& crew : ship.crew) unseen.seenAll(crew);
        }
        deal(unseen, world_.reaverDeck);
    }

    /// Spoils that lie in front of the seat to move.
    template <class Visit>
    void eachSpoilAtHand(Visit visit) {
        for (const SpoilId spoil : world_.spoils) visit(spoil);
        for (const SpoilId spoil : world_.offer) visit(spoil);
        if (world_.spoil != none && !isArtifact(world_.spoil)) visit(world_.spoil);
    }

    void villages() {
        Unseen<villageKinds> unseen(
            [&](std::size_t kind) { return rules_.villageCopies(static_cast<VillageId>(kind)); });
        unseen.seenCounts(world_.villageDiscards);
        for (const auto& stack : world_.villageStacks) unseen.seenAll(stack);
        eachSpoilAtHand([&](SpoilId spoil) { unseen.seen(spoil); });
        for (const Ship& ship : world_.ships) {
            for (const Stowed& stowed : ship.artifacts) unseen.seen(stowed.artifact);
            for (std::size_t kind = 0; kind < artifactKinds; ++kind)
                for (int i = 0; i < ship.relics[kind]; ++i) unseen.seen(static_cast<std::uint8_t>(kind));
        }
        deal(unseen, world_.villageDeck);
    }

    void keeps() {
        Unseen<keepKinds> unseen([&](std::size_t kind) { return rules_.keeps[kind].copies; });
        unseen.seenCounts(world_.keepDiscards);
        for (const auto& stack : world_.keepStacks) unseen.seenAll(stack);
        eachSpoilAtHand([&](SpoilId spoil) {
            if (isKeep(spoil)) unseen.seen(keepOf(spoil));
        });
        for (const Ship& ship : world_.ships) unseen.seenCounts(ship.keeps);
        deal(unseen, world_.keepDeck);
    }

    void journeys() {
        Unseen<journeyKinds> unseen([&](std::size_t kind) { return rules_.journeys[kind].copies; });
        unseen.seenCounts(world_.journeyDiscards);
        unseen.seen(world_.journey);
        deal(unseen, world_.journeyDeck);
    }

    void battles() {
        Unseen<battleKinds> unseen([&](std::size_t kind) { return rules_.battles[kind].copies; });
        unseen.seenCounts(world_.battleDiscards);
        unseen.seenAll(world_.battles);
        unseen.seen(world_.battle);
        for (const Ship& ship : world_.ships) unseen.seenCounts(ship.battles);
        deal(unseen, world_.battleDeck);
    }

    void prophecies() {
        Unseen<prophecyKinds> unseen([&](std::size_t kind) { return rules_.prophecies[kind].copies; });
        unseen.seenCounts(world_.prophecyDiscards);
        unseen.seenAll(world_.prophecies);
        for (const Ship& ship : world_.ships) {
            unseen.seenCounts(ship.prophecies);
            unseen.seenAll(ship.secrets);
        }
        deal(unseen, world_.prophecyDeck);
        for (Ship& ship : world_.ships) {
            for (ProphecyId& secret : ship.secrets) unseen.fill(secret);
            std::sort(ship.secrets.begin(), ship.secrets.end());
        }
    }

    void tiles() {
        for (Territory territory = 0; territory < territoryKinds; ++territory) {
            std::array<int, rewardsPerTerritory> left{};
            for (std::size_t reward = 0; reward < rewardsPerTerritory; ++reward) {
                const TileId tile = tileOf(territory, static_cast<int>(reward));
                left[reward] = rules_.territories[territory].copies[reward];
                for (const Ship& ship : world_.ships) left[reward] -= ship.tiles[tile];
                left[reward] -= static_cast<int>(std::count(world_.rewards.begin(), world_.rewards.end(), tile));
                // A full state keeps its cards.
                eachHiddenTile(world_, [&](TileId known) { left[reward] -= known == tile; });
            }
            engine::FixedList<TileId, 6> unseen;
            for (std::size_t reward = 0; reward < rewardsPerTerritory; ++reward)
                for (int i = 0; i < left[reward]; ++i) unseen.push(tileOf(territory, static_cast<int>(reward)));
            generator_.shuffle(std::span<TileId>(unseen.begin(), unseen.size()));
            std::size_t next = 0;
            eachHiddenTile(world_, [&](TileId& tile) {
                if (tile == unknownTile(territory)) tile = unseen[next++];
            });
        }
    }

    const Rules& rules_;
    State& world_;
    engine::Pcg& generator_;
};

}

engine::SeatSet reveals(const Rules& rules, const State& state, Action action) {
    State world = state;
    fillIn(world);
    NoChance chance;
    Transition transition{rules, world, chance, nullptr};
    perform(transition, action);
    return transition.shown;
}

Seen<State> see(const Rules&, const State& state, Seat viewer) {
    State masked = state;
    eachDeck(masked, hideAll);
    eachHiddenTile(masked, [](TileId& tile) { tile = unknownTile(territoryOf(tile)); });
    for (Seat seat = 0; seat < maxSeats; ++seat)
        if (seat != viewer) hideAll(masked.ships[seat].secrets);
    return Seen<State>::masked(masked, viewer);
}

State sample(const Rules& rules, const Seen<State>& seen, engine::Pcg& generator) {
    State world = *seen;
    Sampler(rules, world, generator).sample();
    return world;
}

engine::Event see(const Rules&, const engine::Event& event, Seat viewer) {
    engine::Event masked = event;
    if (kindOf(event) == Happening::ProphecyDrawn && event.seat != viewer) masked.args[0] = unknown;
    return masked;
}

engine::Action see(const Rules&, const State&, Action action, Seat) {
    return action;
}

}
