// SPDX-License-Identifier: GPL-3.0-or-later
// What each event is to the eye: its picture in the log, the spots it means, what moves.
#include "view/art.h"
#include "view/view.h"

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
    case Happening::Declined:
    case Happening::Recruited:
    case Happening::Rallied:
    case Happening::Specialized:
    case Happening::Promoted:
    case Happening::LeaderLeft:
    case Happening::Dismissed: return reaverArt(id(event, 0));
    case Happening::Food: return QStringLiteral("food");
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

}

ui::EventLook View::eventLook(const Position&, const engine::Event& event) {
    ui::EventLook look;
    look.hue = event.seat;
    look.art = QStringLiteral("raiders/") + pictureOf(event);
    if (event.seat != nobody) look.spots << seatSpot(event.seat);
    switch (kindOf(event)) {
    case Happening::Chose:
        look.spots << placeSpot(static_cast<Location>(id(event, 0)));
        look.movements = {{seatSpot(event.seat), QStringLiteral("ship/%1").arg(int{id(event, 0)})}};
        break;
    case Happening::Acted: look.spots << placeSpot(static_cast<Location>(id(event, 0))); break;
    case Happening::Attempted:
    case Happening::Subdued:
    case Happening::NotSubdued: look.spots << territorySpot(id(event, 0)); break;
    case Happening::TerrorGiven: look.spots << seatSpot(id(event, 0)); break;
    default: break;
    }
    return look;
}

}
