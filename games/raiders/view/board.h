// SPDX-License-Identifier: GPL-3.0-or-later
// All that the parts of the table are drawn from: the position as its viewer knows it, what is pointed at, the position
// after the pointed action, and where the parts lie.
#pragma once

#include "game/equal_pieces.h"
#include "game/erased_view.h"
#include "rules/game.h"
#include "words/choices.h"

#include <optional>

namespace heorot::raiders {

using Position = game::Position<Game>;

class Board {
  public:
    Board(const Position& position, const game::Look& look, const game::Pointing& pointing);
    /// The table as it stood for a moment; `state` must outlive this.
    Board(const Position& position, const State& state, const game::Look& look, const game::Pointing& pointing);

    const Rules& rules;
    const State& now;
    const record::Seating& seating;
    const game::Look& look;
    const game::Pointing& pointing;
    const Seat viewer;
    /// Which of equal pieces were taken.
    const std::span<const game::KnownMove> taken;
    /// After the pointed action; nullptr if there is no preview.
    const State* then;
    const game::Frame frame;
    /// Six locations in two rows, and the longship below them.
    std::array<QRectF, locations> places;
    QRectF ship;

    TextContext texts() const { return {rules, now, seating}; }
    QString name(Seat seat) const { return QString::fromStdString(seating.names.at(seat)); }
    /// The seat whose longship is large: the viewer's, or the mover's.
    Seat own() const;
    /// Seats in the order of their panels.
    std::vector<Seat> order() const;
    /// Of the track; the sum of all when the game is over.
    int glory(Seat seat) const;
    /// Whether the seat to move looks.
    bool decides() const { return now.mover != nobody && now.mover == viewer; }
    /// The number of the spot of this zone that is chosen; nothing if none is.
    bool isChosen(const QString& spot) const { return pointing.chosen.contains(spot); }
};

/// Ids of spots: a zone and an ordinal or a name.
QString placeSpot(Location location);
/// Places of displays count from 1, as in actions.
QString stackSpot(Location location, int place);
QString battleSpot(int place);
QString displayedProphecySpot(int place);
QString tradeSpot(int ordinal);
QString wareSpot(Ware ware);
QString territorySpot(Territory territory);
QString dieSpot(int ordinal);
QString upgradeSpot(int ordinal);
QString artifactSpot(int ordinal);
QString slotSpot(Slot slot);
QString crewSpot(Slot slot, int row);
/// A die or upgrade laid out toward a cost, by its place.
QString laidDieSpot(int ordinal);
QString laidUpgradeSpot(int ordinal);
QString pendingSpot(int ordinal);
QString combatSpot(int ordinal);
QString prophecySpot(ProphecyId prophecy);
/// A face of a palette: `face/red-chest`.
QString faceSpot(Die die);
QString seatSpot(Seat seat);
QString choiceSpot(const QString& name);
inline const QString leaderSpot = QStringLiteral("leader");
inline const QString doneSpot = QStringLiteral("choice/done");
inline const QString restDieSpot = QStringLiteral("choice/rest-die");

/// What lies at a location: stacks, cards, dice, tiles, rewards. While a location is chosen, each stands for it.
QStringList bodyOf(const Rules& rules, const State& state, Location location);

/// Cards before the seat to move, in the order in which they lie there.
struct Pending {
    enum class Kind : std::uint8_t { Recruit, Taken, Offer, Spoil, Tile, Subject };
    Kind kind;
    std::uint8_t card;
};

/// Ids of pieces, which move from place to place: what lies before the seat to move, by card and among equals; a die of
/// a kind on a longship; a Reaver of a slot, the Leader; what the panel of a seat counts.
QString pendingPiece(Pending::Kind kind, std::uint8_t card, int twin);
QString diePiece(Seat seat, Die die, int ordinal);
QString crewPiece(Seat seat, Slot slot, int row);
QString leaderPiece(Seat seat);
enum class Held : std::uint8_t { Artifacts, Upgrades, Prophecies, Tiles, Pawns };
/// `ordinal` is the pawn.
QString heldPiece(Seat seat, Held held, int ordinal = 0);
inline const QString subjectPiece = QStringLiteral("subject");

/// The number behind a zone, as in `dice/3`; nothing for another zone.
std::optional<int> ordinalIn(const QString& spot, QLatin1StringView zone);

/// Dice of a ship one by one, in the order of their kinds.
std::vector<Die> diceOf(const Counts<dieKinds>& counts);
/// Dice of a ship by place. What is laid out toward a cost stays in its place until it is paid.
struct CrewDie {
    Die die;
    /// Among equals.
    int twin;
    bool isLaid;
};
std::vector<CrewDie> crewDice(const State& state, Seat seat, std::span<const game::KnownMove> taken);
/// Upgrade tiles of a ship by place, with whether each lies turned up.
struct UpgradeTile {
    Upgrade upgrade;
    bool up;
    bool isLaid;
};
std::vector<UpgradeTile> upgradesOf(const State& state, Seat seat, std::span<const game::KnownMove> taken);
/// Artifacts of a ship by place.
std::vector<Stowed> artifactsOf(const State& state, Seat seat, std::span<const game::KnownMove> taken);
/// The artifact of the ship that an action fills, uses or drops; nothing if it is none of these or there is none.
std::optional<Stowed> artifactMeant(const Ship& ship, Action action);
/// Rolled combat dice by place: whether each is marked for a re-roll.
struct CombatDie {
    int value;
    bool isMarked;
};
std::vector<CombatDie> combatDice(const State& state, std::span<const game::KnownMove> taken);
std::vector<Pending> pendingOf(const State& state);
/// Prophecies of a ship that are known, with how many; and how many are not.
std::vector<std::pair<ProphecyId, int>> propheciesOf(const Ship& ship);
int hiddenProphecies(const Ship& ship);

/// Faces to choose from now: of a die gained, turned, or taken for resting. Empty if none are asked for.
std::vector<Die> paletteOf(const Rules& rules, const State& state, const QStringList& chosen);

}
