// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/spots.h"

#include "rules/names.h"

namespace heorot::raiders {

namespace {

QString text(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}

QString placeSpot(Location location) {
    return QStringLiteral("place/") + text(locationNames.at(static_cast<std::size_t>(location)));
}
QString stackSpot(Location location, int place) {
    return QStringLiteral("stack/%1-%2").arg(text(locationNames.at(static_cast<std::size_t>(location)))).arg(place);
}
QString battleSpot(int place) {
    return QStringLiteral("battle/%1").arg(place);
}
QString displayedProphecySpot(int place) {
    return QStringLiteral("open-prophecy/%1").arg(place);
}
QString tradeSpot(int ordinal) {
    return QStringLiteral("trade/%1").arg(ordinal);
}
QString wareSpot(Ware ware) {
    return QStringLiteral("ware/") + text(wareNames.at(static_cast<std::size_t>(ware)));
}
QString territorySpot(Territory territory) {
    return QStringLiteral("territory/") + text(territoryNames.at(territory));
}
QString dieSpot(int ordinal) {
    return QStringLiteral("dice/%1").arg(ordinal);
}
QString upgradeSpot(int ordinal) {
    return QStringLiteral("upgrade/%1").arg(ordinal);
}
QString artifactSpot(int ordinal) {
    return QStringLiteral("artifact/%1").arg(ordinal);
}
QString slotSpot(Slot slot) {
    return QStringLiteral("slot/") + text(slotNames.at(static_cast<std::size_t>(slot)));
}
QString crewSpot(Slot slot, int row) {
    return QStringLiteral("crew/%1-%2").arg(text(slotNames.at(static_cast<std::size_t>(slot)))).arg(row);
}
QString laidDieSpot(int ordinal) {
    return QStringLiteral("laid/%1").arg(ordinal);
}
QString laidUpgradeSpot(int ordinal) {
    return QStringLiteral("laid-upgrade/%1").arg(ordinal);
}
QString pendingSpot(int ordinal) {
    return QStringLiteral("hand/%1").arg(ordinal);
}
QString combatSpot(int ordinal) {
    return QStringLiteral("combat/%1").arg(ordinal);
}
QString prophecySpot(ProphecyId prophecy) {
    return QStringLiteral("prophecy/") + text(prophecyNames.at(prophecy));
}
QString faceSpot(Die die) {
    return QStringLiteral("face/") + QString::fromStdString(dieName(die));
}
QString seatSpot(Seat seat) {
    return QStringLiteral("seat/%1").arg(seat);
}
QString choiceSpot(const QString& name) {
    return QStringLiteral("choice/") + name;
}

QString pendingPiece(Seat seat, Pending::Kind kind, std::uint8_t card, int twin) {
    // A Reaver taken stays where it lies when its dice are rolled.
    if (kind == Pending::Kind::Taken) kind = Pending::Kind::Recruit;
    return QStringLiteral("pending/%1/%2/%3/%4").arg(seat).arg(static_cast<int>(kind)).arg(card).arg(twin);
}
QString subjectPiece(Seat seat) {
    return QStringLiteral("subject/%1").arg(seat);
}
QString diePiece(Seat seat, Die die, int ordinal) {
    return QStringLiteral("die/%1/%2/%3").arg(seat).arg(QString::fromStdString(dieName(die))).arg(ordinal);
}
QString crewPiece(Seat seat, Slot slot, int row) {
    return QStringLiteral("crew/%1/%2/%3").arg(seat).arg(static_cast<int>(slot)).arg(row);
}
QString leaderPiece(Seat seat) {
    return QStringLiteral("leader/%1").arg(seat);
}
QString heldPiece(Seat seat, Held held, int ordinal) {
    return QStringLiteral("held/%1/%2/%3").arg(seat).arg(static_cast<int>(held)).arg(ordinal);
}

game::Spot spotOfThing(const QString& thing, const QString& id, const QString& name, const QString& rule,
                       bool isUnsure) {
    game::Spot spot;
    spot.id = id;
    spot.name = name;
    spot.description = rule;
    spot.isUnsure = isUnsure;
    spot.thing = thing;
    return spot;
}

std::optional<int> ordinalIn(const QString& spot, QLatin1StringView zone) {
    if (!spot.startsWith(zone)) return {};
    bool isNumber = false;
    const int ordinal = QStringView(spot).mid(zone.size()).toInt(&isNumber);
    if (!isNumber || ordinal < 0) return {};
    return ordinal;
}

}
