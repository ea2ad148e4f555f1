// SPDX-License-Identifier: GPL-3.0-or-later
// All that the parts of the table are drawn from: the position as its viewer knows it, what is pointed at, and where
// everything stands.
#pragma once

#include "game/erased_view.h"
#include "rules/game.h"
#include "view/places.h"
#include "view/spots.h"
#include "words/captions.h"

#include <optional>
#include <vector>

namespace heorot::legend {

/// Who has taken each icon, by slot.
using Takers = std::array<Seat, iconSlots>;
/// The rules take the first of icons with the same gain; the eye sees the one taken that was pointed at.
Takers shownTakers(const Episode& episode, const State& state, std::span<const game::KnownMove> taken);

/// A card turned for a risk, as a moment shows it.
struct TurnedCard {
    Card card = unknownCard;
    bool matches = false;
};

/// What a moment is drawn from, beside what a position is.
struct Moment {
    /// Secret choices lie open, with what goes back to the hand.
    bool isReveal = false;
    PerSeat<SymbolCards> back{};
    std::vector<TurnedCard> turned{};
};

class ShownTable {
  public:
    ShownTable(const Position& position, const game::Look& look, const game::Pointing& pointing);
    /// A position as it stood, with `moment`; `state` must outlive this.
    ShownTable(const Position& position, const State& state, const game::Look& look, const game::Pointing& pointing,
               const Moment& moment);

    const Rules& rules;
    const State& now;
    const engine::Seen<State>& seen;
    const record::Seating& seating;
    const game::Look& look;
    const game::Pointing& pointing;
    const Seat viewer;
    const Places places;
    const Episode& episode;
    const std::optional<Moment> moment;
    /// Who has taken each icon, as shownTakers has it.
    const Takers takers;
    /// After the pointed action; empty if there is no preview.
    const std::optional<State> then;

    QString name(Seat seat) const { return QString::fromStdString(seating.names.at(seat)); }
    /// The seat whose hand is in the strip: the viewer's, or the mover's face down; nobody at the end.
    Seat handSeat() const { return viewer != nobody ? viewer : now.mover; }
    /// Seats in the order of their panels.
    std::vector<Seat> order() const;
    /// Seats in the order of play, from the first one on.
    std::vector<Seat> fromFirst() const;
    /// Whether something is decided in this episode, or Beowulf passes by.
    bool isContest() const { return hasIcons(episode.kind) || episode.kind == EpisodeKind::Auction; }
    /// The episode's choices lie open for all to see.
    bool isRevealed() const { return (moment && moment->isReveal) || now.phase == Phase::Bless; }
    /// Seats choose cards that the others do not see yet.
    bool isSecret() const { return now.phase == Phase::Bid && !isRevealed(); }
    /// Whether the seat's tokens are known one by one.
    bool knowsTokensOf(Seat seat) const;
    /// The viewer decides about tokens, or has nothing else left: they lie in its strip.
    bool showsTokens() const;
    /// A contest or an auction goes on, and the seat is no more in it. Who is left has a number when icons are taken,
    /// and is not out.
    bool isOut(Seat seat) const;
    /// What the seat does or has done in this episode.
    Part partOf(Seat seat) const;
    /// A card that the pointed action would add to the mover's row.
    std::optional<Card> ghost() const;

  private:
    ShownTable(const Position& position, const State& state, const game::Look& look, const game::Pointing& pointing,
               const std::optional<Moment>& shown);
};

/// Of the square tokens of a seat, shown ones too, and of its round ones, as the final points count them.
int fameOfSeat(const State& state, Seat seat);
int treasureOfSeat(const State& state, Seat seat);
int alliancesOfSeat(const State& state, Seat seat);

}
