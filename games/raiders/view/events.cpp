// SPDX-License-Identifier: GPL-3.0-or-later
// What each event is to the eye: its picture in the log, the spots it means, what moves.
#include "view/art.h"
#include "view/view.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

std::uint8_t id(const engine::Event& event, std::size_t i) {
    return static_cast<std::uint8_t>(event.args[i]);
}

/// The name of a picture of an event, without folder.
QString pictureOf(const engine::Event& event) {
    switch (kindOf(event)) {
    case Happening::RoundBegins:
    case Happening::RoundEnds:
    case Happening::TookMarker: return QStringLiteral("start-player");
    case Happening::HonorShip: return QStringLiteral("honor-ship");
    case Happening::Chose:
    case Happening::Acted: return locationArt(static_cast<Location>(id(event, 0)));
    case Happening::Rested: return QStringLiteral("location-rest");
    case Happening::Fired:
    case Happening::Idle:
    case Happening::Declined:
    case Happening::ReaverTaken:
    case Happening::Recruited:
    case Happening::Rallied:
    case Happening::Specialized:
    case Happening::Promoted:
    case Happening::LeaderLeft:
    case Happening::Dismissed: return reaverArt(id(event, 0));
    case Happening::Food:
    case Happening::FoodLost: return QStringLiteral("food");
    case Happening::Favor: return QStringLiteral("favor");
    case Happening::Glory:
    case Happening::GameOver:
    case Happening::TerritoryGlory: return QStringLiteral("glory");
    case Happening::Terror:
    case Happening::TerrorGiven: return QStringLiteral("terror");
    case Happening::DieGained:
    case Happening::DieRolled:
    case Happening::DieTraded:
    case Happening::DieDiscarded:
    case Happening::DieStored:
    case Happening::DieReturned:
    case Happening::TradeDie: return dieArt(id(event, 0));
    case Happening::DieTurned: return dieArt(id(event, 1));
    case Happening::NoDie: return QStringLiteral("die-any");
    case Happening::Paid: return payerArt(id(event, 0));
    case Happening::PawnGained:
    case Happening::NoPawn: return pawnArt(static_cast<Pawn>(id(event, 0)));
    case Happening::SpoilTaken:
    case Happening::SpoilDrawn:
    case Happening::SpoilKept:
    case Happening::SpoilDiscarded:
    case Happening::Pillaged:
    case Happening::LeftAlone: return spoilArt(id(event, 0));
    case Happening::SetGained: return spoilArt(spoilOfKeep(id(event, 0)));
    case Happening::ArtifactGained:
    case Happening::ArtifactDropped:
    case Happening::ArtifactUsed: return artifactArt(id(event, 0));
    case Happening::UpgradeGained:
    case Happening::UpgradeLost: return payerArt(payerOf(static_cast<Upgrade>(id(event, 0))));
    case Happening::ProphecyTaken:
    case Happening::ProphecyRenounced: return prophecyArt(id(event, 0));
    case Happening::ProphecyDrawn:
        return id(event, 0) == unknown ? QStringLiteral("card-prophecy") : prophecyArt(id(event, 0));
    case Happening::JourneyRevealed:
    case Happening::JourneyPaid:
    case Happening::JourneySuffered:
    case Happening::JourneyPassed: return journeyArt(id(event, 0));
    case Happening::BattleChosen:
    case Happening::BattleWon:
    case Happening::BattleLost: return battleArt(id(event, 0));
    case Happening::CombatRolled:
    case Happening::CombatRerolled:
    case Happening::CombatEnded: return QStringLiteral("die-combat-2");
    case Happening::Attempted:
    case Happening::Subdued:
    case Happening::NotSubdued: return typeArt(typeOf(id(event, 0)));
    case Happening::TileTurned: return typeArt(typeOf(territoryOf(id(event, 0))));
    case Happening::Displayed:
    case Happening::Reshuffled: return QStringLiteral("card-glory");
    }
    return {};
}

/// A card from a display, or from its deck where no stack is named.
QString sourceOf(Location location, int place) {
    return place == fromDeck ? placeSpot(location) : stackSpot(location, place);
}

/// How many equal cards lie there.
int lying(const State& state, Pending::Kind kind, std::uint8_t card) {
    const std::vector<Pending> pending = pendingOf(state);
    return static_cast<int>(std::count_if(pending.begin(), pending.end(),
                                          [&](const Pending& each) { return each.kind == kind && each.card == card; }));
}

/// Where one of equal pieces was taken by the last decision; nothing if it was not this one, or was not pointed at.
std::optional<int> pointedAt(std::span<const game::KnownMove> taken, Do kind, std::uint8_t piece) {
    if (taken.empty() || kindOf(taken.back().action) != kind || taken.back().picks[0] == engine::noPick) return {};
    const Action& action = taken.back().action;
    if ((kind == Do::Trade ? action.b : action.a) != piece) return {};
    return taken.back().picks[0];
}

/// What goes where, as the table stands after the event; most events move nothing.
std::optional<game::Movement> movementOf(const State& state, std::span<const game::KnownMove> taken,
                                         const engine::Event& event) {
    const std::uint8_t card = id(event, 0);
    const int place = event.args[1];
    const auto ofSlot = [&](ReaverId reaver, Slot slot) {
        const auto& crew = state.ships[event.seat].crew[static_cast<std::size_t>(slot)];
        // Of equal ones the last has just come.
        int row = static_cast<int>(crew.size());
        while (row > 0 && crew[static_cast<std::size_t>(row) - 1] != reaver) --row;
        return crewPiece(event.seat, slot, std::max(0, row - 1));
    };
    const auto lastDie = [&](Die die) {
        int twin = 0;
        for (const CrewDie& each : crewDice(state, event.seat, taken))
            if (each.die == die && !each.isLaid) twin = each.twin;
        return diePiece(event.seat, die, twin);
    };
    const auto toPending = [&](const QString& from, Pending::Kind kind) -> std::optional<game::Movement> {
        const int equals = lying(state, kind, card);
        // What lies before the next seat is another's.
        if (equals == 0 || state.mover != event.seat) return {};
        return {{from, pendingPiece(event.seat, kind, card, equals - 1)}};
    };
    const auto toSubject = [&](const QString& from, std::uint8_t subject) -> std::optional<game::Movement> {
        if (subject != card || state.mover != event.seat) return {};
        return {{from, subjectPiece(event.seat)}};
    };
    const auto fromRecruits = [&](Do kind) {
        const auto at = pointedAt(taken, kind, card);
        return at ? pendingSpot(*at) : pendingPiece(event.seat, Pending::Kind::Recruit, card, 0);
    };
    switch (kindOf(event)) {
    case Happening::Chose: return {{seatSpot(event.seat), QStringLiteral("ship/%1").arg(int{card})}};
    case Happening::ReaverTaken: {
        const QString from = sourceOf(Location::Recruit, place);
        if (auto rolled = toPending(from, Pending::Kind::Recruit)) return rolled;
        return toPending(from, Pending::Kind::Taken);
    }
    case Happening::Specialized: return {{fromRecruits(Do::Specialize), ofSlot(card, static_cast<Slot>(place))}};
    case Happening::Promoted: return {{fromRecruits(Do::Promote), leaderPiece(event.seat)}};
    case Happening::DieGained:
    case Happening::DieRolled: return {{placeSpot(state.location), lastDie(card)}};
    case Happening::DieTraded: {
        const auto at = pointedAt(taken, Do::Trade, card);
        return {{at ? tradeSpot(*at) : placeSpot(Location::Trade), lastDie(card)}};
    }
    case Happening::SpoilTaken:
        return toPending(sourceOf(isKeep(card) ? Location::Keeps : Location::Villages, place), Pending::Kind::Spoil);
    case Happening::SpoilDrawn: return toPending(placeSpot(state.location), Pending::Kind::Offer);
    case Happening::ArtifactGained: return {{subjectPiece(event.seat), heldPiece(event.seat, Held::Artifacts)}};
    case Happening::UpgradeGained: return {{subjectPiece(event.seat), heldPiece(event.seat, Held::Upgrades)}};
    case Happening::PawnGained: return {{placeSpot(state.location), heldPiece(event.seat, Held::Pawns, card)}};
    case Happening::ProphecyTaken: return {{displayedProphecySpot(place), heldPiece(event.seat, Held::Prophecies)}};
    case Happening::ProphecyDrawn: return {{placeSpot(Location::Trade), heldPiece(event.seat, Held::Prophecies)}};
    case Happening::JourneyRevealed: return toSubject(placeSpot(Location::Sea), state.journey);
    case Happening::BattleChosen:
        return toSubject(place == fromDeck ? placeSpot(Location::Sea) : battleSpot(place), state.battle);
    case Happening::Attempted: return toSubject(territorySpot(card), state.territory);
    case Happening::Subdued: return {{territorySpot(card), heldPiece(event.seat, Held::Tiles)}};
    default: return {};
    }
}

game::Sound soundOf(Happening kind) {
    switch (kind) {
    case Happening::DieRolled:
    case Happening::Recruited:
    case Happening::CombatRolled:
    case Happening::CombatRerolled:
    case Happening::TradeDie: return game::Sound::Die;
    case Happening::ReaverTaken:
    case Happening::Specialized:
    case Happening::Promoted:
    case Happening::SpoilTaken:
    case Happening::SpoilDrawn:
    case Happening::SpoilKept:
    case Happening::ArtifactGained:
    case Happening::UpgradeGained:
    case Happening::ProphecyTaken:
    case Happening::ProphecyDrawn:
    case Happening::JourneyRevealed:
    case Happening::BattleChosen: return game::Sound::Card;
    case Happening::Chose:
    case Happening::HonorShip:
    case Happening::DieGained:
    case Happening::DieTraded:
    case Happening::DieTurned:
    case Happening::DieStored:
    case Happening::Paid:
    case Happening::PawnGained:
    case Happening::TerrorGiven:
    case Happening::Subdued: return game::Sound::Piece;
    default: return game::Sound::None;
    }
}

}

game::EventLook View::eventLook(const Position& position, const engine::Event& event) {
    game::EventLook look;
    look.hue = event.seat;
    look.sound = soundOf(kindOf(event));
    look.art = QStringLiteral("raiders/") + pictureOf(event);
    if (event.seat != nobody) look.spots << seatSpot(event.seat);
    if (auto movement = movementOf(*position.seen, position.knownMoves, event))
        look.movements.push_back(std::move(*movement));
    switch (kindOf(event)) {
    case Happening::Chose:
    case Happening::Acted: look.spots << placeSpot(static_cast<Location>(id(event, 0))); break;
    case Happening::Attempted:
    case Happening::Subdued:
    case Happening::NotSubdued: look.spots << territorySpot(id(event, 0)); break;
    case Happening::TerrorGiven: look.spots << seatSpot(id(event, 0)); break;
    case Happening::Glory: look.points = event.args[0]; break;
    default: break;
    }
    return look;
}

}
