// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the pictures, made from the names of the rules, in the cut for their size.
#pragma once

#include "game/scene.h"
#include "rules/terms.h"

#include <QRectF>
#include <QString>
#include <QStringList>

namespace heorot::raiders {

/// `raiders/<name>`, in the cut for few pixels below 30.
QString artOf(const QString& name, double size);
QString locationArt(Location location);
QString dieArt(Die die);
/// A die that shows no face.
QString colorArt(Color color);
/// The neutral die of a sign that a cost asks for.
QString askedArt(Icon icon);
QString iconArt(Color color, Icon icon);
QString clanArt(Color clan);
QString pipArt(Color clan);
QString payerArt(Payer payer);
QString pawnArt(Pawn pawn);
QString territoryArt(Territory territory);
QString typeArt(TerritoryType type);
QString prophecyArt(ProphecyId prophecy);
QString battleArt(BattleId battle);
QString journeyArt(JourneyId journey);
QString reaverArt(ReaverId reaver);
QString spoilArt(SpoilId spoil);
QString artifactArt(ArtifactId artifact);

/// A card as two pictures: its ground and what is on it; `tone`: the color of the ground.
struct Face {
    QString front;
    QString picture;
    game::Tone tone = game::Tone::None;
};
Face reaverFace(Color clan, ReaverId reaver);
Face spoilFace(SpoilId spoil);
Face battleFace(BattleId battle);
Face journeyFace(JourneyId journey);
Face prophecyFace(ProphecyId prophecy);

/// Every picture of the game's scenes, in all cuts.
QStringList allArt();

}
