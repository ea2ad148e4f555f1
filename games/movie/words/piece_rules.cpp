// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/piece_rules.h"

#include "words/names.h"
#include "words/say.h"

namespace heorot::movie {

QString nameAndRule(const QString& name, const QString& rule) {
    //: %1 the name of a piece or an ability, %2 sentences of its rule
    return Say::tr("%1: %2", "name and rule").arg(name, rule);
}

QString openSpaceRule() {
    return Say::tr("A figure or a tile can be put on any open space.");
}

QString abilityRule(Ability ability) {
    switch (ability) {
    case Ability::None: return {};
    case Ability::Temptation: return Say::tr("When you place it, you may remove one Valor anywhere on the board.");
    case Ability::Valor: return Say::tr("When you place it, you may remove one Temptation anywhere on the board.");
    case Ability::Treasure:
        return Say::tr("Place it like any boon, or return it to the box for the points in its circle.");
    case Ability::Drunkenness: return Say::tr("It goes on an open space, or takes the place of a Mead tile.");
    case Ability::Mead: return Say::tr("Drunkenness may take its place.");
    case Ability::Statue: return Say::tr("When you place it, you may swap two other tiles.");
    case Ability::Counsel:
        return Say::tr(
            "It moves one of your figures one space, not diagonally; the tile is then placed on the space it left.");
    case Ability::Horn: return Say::tr("Each figure that sees it counts one more diamond.");
    case Ability::Treachery:
        return Say::tr("When the act ends, each boon it sees is turned face down and counts for no one.");
    case Ability::Gorge: return Say::tr("It divides its row and its column: nothing is seen across it.");
    }
    return {};
}

namespace {

QString valueRule(const TileKind& kind) {
    if (kind.value > 0)
        return Say::tr("A boon: it adds to the score of every figure that sees it in its row or column.");
    if (kind.value < 0)
        return Say::tr("A peril: it lowers the score of every figure that sees it in its row or column.");
    return {};
}

}

QString tileRule(const Rules& rules, Tile tile) {
    if (isUnknown(tile)) return Say::tr("You can see only its back.");
    const TileKind& kind = rules.tile(tile);
    return joined({valueRule(kind), abilityRule(kind.ability)});
}

QString doomedBoonRule() {
    return Say::tr("A Treachery tile sees this boon: when the act ends, it is turned face down and counts for no one.");
}

QString turnedBoonRule() {
    return Say::tr("Treachery has turned this boon face down: it counts for no one.");
}

QString figureRule(const Rules& rules, Figure figure) {
    const FigureKind& kind = rules.figures[static_cast<std::size_t>(figure)];
    //: %n the diamonds of a figure
    const QString diamonds = Say::tr("This figure multiplies what it sees by %n.", nullptr, kind.diamonds);
    const QString after = kind.returns ? Say::tr("It comes back when the act is scored.")
                                       : Say::tr("It leaves the game when the act is scored.");
    return joined({diamonds, after});
}

}
