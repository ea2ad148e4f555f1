// SPDX-License-Identifier: GPL-3.0-or-later
// All that the parts of the table are drawn from: the position as its viewer knows it, what is pointed at, and where
// everything stands.
#pragma once

#include "game/erased_view.h"
#include "rules/game.h"
#include "view/places.h"
#include "words/names.h"

#include <optional>
#include <string_view>
#include <vector>

namespace heorot::legend {

using Position = game::Position<Game>;

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

class Stage {
  public:
    Stage(const Position& position, const game::Look& look, const game::Pointing& pointing);
    /// A position as it stood, with `moment`; `state` must outlive this.
    Stage(const Position& position, const State& state, const game::Look& look, const game::Pointing& pointing,
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
    /// The seat whose hand lies in the strip: the viewer's, or the mover's back side; nobody's at the end.
    Seat handSeat() const { return viewer != nobody ? viewer : now.mover; }
    /// Seats in the order of their panels.
    std::vector<Seat> order() const;
    /// Seats in the order of play, from the first one on.
    std::vector<Seat> fromFirst() const;
    /// Whether something is decided in this episode, or Beowulf passes by.
    bool isContest() const { return hasIcons(episode.kind) || episode.kind == EpisodeKind::Auction; }
    /// The episode's choices lie open for all to see.
    bool isRevealed() const { return (moment && moment->isReveal) || now.phase == Phase::Bless; }
    /// Whether the seat's tokens are known one by one.
    bool knowsTokensOf(Seat seat) const;
    /// The viewer decides about tokens, or has nothing else left: they lie in its strip.
    bool showsTokens() const;
    /// A contest or an auction goes on, and the seat is no more in it. Who is left has a number when icons are taken,
    /// and is not out.
    bool isOut(Seat seat) const;
    /// A card that the pointed action would add to the mover's row.
    std::optional<Card> ghost() const;

  private:
    Stage(const Position& position, const State& state, const game::Look& look, const game::Pointing& pointing,
          const std::optional<Moment>& shown);
};

/// Of the square tokens of a seat, shown ones too, and of its round ones, as the points of the end tell them apart.
int fameOfSeat(const State& state, Seat seat);
int treasureOfSeat(const State& state, Seat seat);
int alliancesOfSeat(const State& state, Seat seat);

/// `step/12`, `icon/0`, `option/0`, `seat/1`, `row/1`, `hand/courage1`, `open/wit1`, `lying/fighting2`, `token/fame2`,
/// `laid/0`.
QString episodeSpot(int place);
QString iconSpot(int slot);
QString optionSpot(int option);
QString seatSpot(Seat seat);
QString rowSpot(Seat seat);
QString cardSpot(QLatin1StringView zone, Card card);
QString tokenSpot(Token token);
/// What the mover has laid out in a choice that is not done, by its place in laidOutOf.
QString laidSpot(int ordinal);
std::vector<Action> laidOutOf(const State& state);
inline constexpr QLatin1StringView handZone("hand/");
inline constexpr QLatin1StringView openZone("open/");
inline constexpr QLatin1StringView lyingZone("lying/");
inline constexpr QLatin1StringView laidZone("laid/");
inline constexpr QLatin1StringView tokenZone("token/");
inline constexpr QLatin1StringView iconZone("icon/");
inline constexpr QLatin1StringView optionZone("option/");
inline constexpr QLatin1StringView deckSpot("deck");
/// A card in a seat's row as a piece: `row/1/courage1/0`; twins by their ordinal.
QString rowPiece(Seat seat, Card card, int ordinal);
/// The card or token of a spot in a zone.
std::optional<Card> cardOfSpot(const QString& spot, QLatin1StringView zone);
std::optional<Token> tokenOfSpot(const QString& spot);
std::optional<int> numberOfSpot(const QString& spot, QLatin1StringView zone);

}
