// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader says of the places of the table and of what lies there; titles of tips, too.
#pragma once

#include "words/text_context.h"

#include <QString>
#include <QStringList>

namespace heorot::raiders {

/// The contents of places, for a screen reader.
QString placeName(const QString& place, const QString& seat);
QString stackName(int place, const QStringList& cards);
QString emptyStack(int place);
QString dieName(const QString& die, bool isTrade);
QString slotName(Slot slot, int count);
QString emptyRow(Slot slot);
QString slotRule();
QString crewName(const QString& reaver, Slot slot);
QString leaderName(const QString& reaver);
QString leaderRule();
QString artifactName(const QString& artifact, const QString& die);
/// What begins when an artifact is chosen for this action.
QString artifactClick(Action action);
QString emptyArtifact(int place);
QString upgradeName(const QString& upgrade, bool isUp);
QString territoryName(const QString& territory, int left);
QString combatDieName(int value);
QString wareName(const Rules& rules, Ware ware);

}
