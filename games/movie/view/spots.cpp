// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/spots.h"

#include "rules/names.h"
#include "rules/spaces.h"

namespace heorot::movie {

namespace {

constexpr QLatin1StringView handPrefix("hand/");
constexpr QLatin1StringView spacePrefix("space/");

QString nameOf(Space space) {
    return QString::fromStdString(spaceName(space));
}

}

QString handSpot(std::size_t index) {
    return handPrefix + QString::number(index);
}

QString figureSpot(Figure figure) {
    return QStringLiteral("figure/") + QLatin1StringView(figureNames.at(static_cast<std::size_t>(figure)).data());
}

QString seatSpot(Seat seat) {
    return QStringLiteral("seat/%1").arg(seat);
}

QString spaceSpot(Space space) {
    return spacePrefix + nameOf(space);
}

std::optional<std::size_t> handIndexOf(const QString& spot) {
    if (!spot.startsWith(handPrefix)) return {};
    bool isNumber = false;
    const std::size_t index = QStringView(spot).mid(handPrefix.size()).toUInt(&isNumber);
    if (!isNumber) return {};
    return index;
}

std::optional<Figure> figureOfSpot(const QString& spot) {
    for (int kind = 0; kind < figureKinds; ++kind)
        if (spot == figureSpot(static_cast<Figure>(kind))) return static_cast<Figure>(kind);
    return {};
}

std::optional<Space> spaceOfSpot(const QString& spot) {
    if (!spot.startsWith(spacePrefix)) return {};
    const Space space = spaceOf(spot.mid(spacePrefix.size()).toStdString());
    if (space == Board::none) return {};
    return space;
}

QString tilePiece(Space space) {
    return QStringLiteral("tile/") + nameOf(space);
}

QString figurePiece(Space space) {
    return QStringLiteral("figure/") + nameOf(space);
}

}
