// SPDX-License-Identifier: GPL-3.0-or-later
// The game explained in text: its rules, and how the table is read.
#include "words/captions.h"
#include "words/piece_rules.h"
#include "words/say.h"
#include "words/table.h"
#include "words/words.h"

#include <QLocale>
#include <QStringList>

namespace heorot::movie {

namespace {

QString signAndName(const QString& sign, const QString& name) {
    //: In a list: %1 a sign of the table in text, %2 what it is, as "<Th 1> = Thane"
    return Say::tr("%1 = %2").arg(sign, name);
}

QString figuresRule(const Rules& rules) {
    QStringList diamonds;
    QStringList counts;
    QStringList returning;
    for (int kind = 0; kind < figureKinds; ++kind) {
        const auto figure = static_cast<Figure>(kind);
        const FigureKind& data = rules.figures[static_cast<std::size_t>(kind)];
        //: In a list: %1 a figure, %2 its diamonds, as "Thane by 3"
        diamonds << Say::tr("%1 by %2").arg(figureName(figure), QLocale().toString(data.diamonds));
        counts << figureCount(figure, data.count);
        if (data.returns) returning << figureName(figure);
    }
    const QLocale locale;
    return QStringList{//: %1 a list of figures with their diamonds, as "Thane by 3"
                       Say::tr("A figure multiplies the sum of what it sees by its diamonds: %1.")
                           .arg(locale.createSeparatedList(diamonds)),
                       //: %1 a list of figures, as "Thane ×2"
                       Say::tr("Each seat has %1.").arg(locale.createSeparatedList(counts)),
                       //: %1 a list of figures
                       Say::tr("When an act is scored, these come back to their owners: %1. All others leave the game.")
                           .arg(locale.createSeparatedList(returning))}
        .join(u' ');
}

/// What happens to the power of the tile in an act's last space, by the option.
QString lastTileRule(const engine::Setup& setup) {
    if (setup.options[static_cast<std::size_t>(GameOption::LastPower)] == 1)
        return Say::tr("A Temptation, Valor or Golden Statue in the last space uses its power before the act ends.");
    return Say::tr("A Temptation, Valor or Golden Statue in the last space no longer uses its power.");
}

}

QString GameWords::rules(const Position& at) {
    const Rules& rules = at.rules;
    QStringList paragraphs;
    //: %1 the points at the start
    paragraphs << Say::tr("GOAL. Whoever has the most saga points after three acts wins. Everyone begins with %1.")
                      .arg(QLocale().toString(rules.startPoints));
    paragraphs << Say::tr(
        "A TURN. Either place one of your figures on an open space, or draw a tile from the pool and then play one "
        "from your hand. A tile goes on any open space and counts for every figure that sees it; some tiles have an "
        "ability instead or besides. Whoever draws and holds nothing that can be played keeps all tiles, and the turn "
        "ends. Once the pool is empty, a tile is played without drawing. Whoever has neither a tile nor a figure is "
        "skipped; nobody else may pass.");
    paragraphs << Say::tr(
        "THE END OF AN ACT. An act ends at once when its last space is filled. It also ends when nobody has a tile or "
        "a figure, or when the pool is empty and nobody can place or play anything. Then every figure adds up the "
        "tiles in its row and in its column: boons above zero, perils below. It sees past figures and open spaces, up "
        "to the edge of the board or the next Gorge.");
    paragraphs << lastTileRule(at.setup);
    paragraphs << figuresRule(rules);
    paragraphs << Say::tr("THE NEXT ACT. The board is cleared and a new one is laid out with its own pool. Tiles left "
                          "in hand are kept, and whoever holds fewer than %n tile(s) may fill the hand up to that "
                          "number before the first turn. Whoever would have had the next turn begins the act.",
                          nullptr, rules.startHand);
    paragraphs << Say::tr(
        "TIES. Among equal points the diamonds of unused figures decide. Those still tied share the win.");
    paragraphs << Say::tr("ABILITIES");
    for (int kind = 1; kind < abilities; ++kind) {
        const auto ability = static_cast<Ability>(kind);
        paragraphs << QStringLiteral("  ") + nameAndRule(abilityName(ability), abilityRule(ability));
    }
    return paragraphs.join(u'\n');
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
        Say::tr(
            "THE TABLE IN TEXT. Letters name columns and numbers name rows, as c4; a dot is an open space. The mark "
            "> stands before the seat to move."),
        //: %1 a list of signs, as "<Th 1> = Thane"
        Say::tr("Figures stand in brackets with the number of their seat: %1.").arg(figures.join(comma)),
        //: %1 a list of signs, as "+2 Me = Mead"
        Say::tr("A number is the value of a tile, with letters if it has an ability: %1.").arg(tiles.join(comma)) +
            //: %1 the letter of Treasure on the board in text
            u' ' + Say::tr("The number after %1 is what a Treasure gives when it is returned.").arg(treasureSign())}
        .join(u'\n');
}

}
