// SPDX-License-Identifier: GPL-3.0-or-later
// How the table in text is read.
#include "words/captions.h"
#include "words/say.h"
#include "words/table.h"
#include "words/words.h"

#include <QStringList>

namespace heorot::movie {

namespace {

QString signAndName(const QString& sign, const QString& name) {
    //: In a list: %1 a sign of the table in text, %2 what it is, as "<Th 1> = Thane"
    return Say::tr("%1 = %2").arg(sign, name);
}

}

QString GameWords::legend(const Position& at) {
    const Rules& rules = at.rules;
    QStringList figures;
    for (int kind = 0; kind < figureKinds; ++kind)
        figures << signAndName(cellText(rules, cellOf(Seat{0}, static_cast<Figure>(kind))),
                               figureName(static_cast<Figure>(kind)));
    QStringList tiles;
    for (int kind = 1; kind < abilities; ++kind)
        for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
            if (rules.tiles[tile].ability != static_cast<Ability>(kind)) continue;
            tiles << signAndName(shortTileName(rules, static_cast<Tile>(tile)),
                                 abilityName(static_cast<Ability>(kind)));
            break;
        }
    const QString comma = QStringLiteral(", ");
    return QStringList{
        Say::tr("THE TABLE IN TEXT. Columns have letters and rows have numbers, as in c4; a dot is an open space. A > "
                "marks "
                "the player to move."),
        //: %1 a list of signs, as "<Th 1> = Thane"
        Say::tr("Figures stand in brackets with their player’s number: %1.").arg(figures.join(comma)),
        //: %1 a list of signs, as "+2 Me = Mead"
        Say::tr("A number is the value of a tile, with letters if it has an ability: %1.").arg(tiles.join(comma)) +
            //: %1 the letter of Treasure on the board in text
            u' ' + Say::tr("The number after %1 is what a Treasure is worth when you return it.").arg(treasureSign())}
        .join(u'\n');
}

}
