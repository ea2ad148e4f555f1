// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/names.h"

#include "words/say.h"

#include <QLocale>

#include <array>

namespace heorot::movie {

QString figureName(Figure figure) {
    switch (figure) {
    //: A figure: the hero himself, 4 diamonds
    case Figure::Beowulf: return Say::tr("Beowulf");
    //: A figure: a follower of Beowulf, 3 diamonds
    case Figure::Thane: return Say::tr("Thane");
    //: A figure: the king's hall, 2 diamonds
    case Figure::Castle: return Say::tr("Castle Herot");
    //: A figure: a ship, 1 diamond
    case Figure::Longship: return Say::tr("Longship");
    }
    return {};
}

QString aFigure(Figure figure) {
    switch (figure) {
    //: The figure as the object of a sentence, as in "Anna places Beowulf on c3"
    case Figure::Beowulf: return Say::tr("Beowulf", "object");
    //: The figure as the object of a sentence, as in "Anna places a Thane on c3"
    case Figure::Thane: return Say::tr("a Thane");
    //: The figure as the object of a sentence, as in "Anna places Castle Herot on c3"
    case Figure::Castle: return Say::tr("Castle Herot", "object");
    //: The figure as the object of a sentence, as in "Anna places a Longship on c3"
    case Figure::Longship: return Say::tr("a Longship");
    }
    return {};
}

namespace {

constexpr std::array<language::Form, figureKinds> ownedFigures{{
    QT_TRANSLATE_NOOP3("movie", "Beowulf", "after its owner"),
    QT_TRANSLATE_NOOP3("movie", "Thane", "after its owner"),
    QT_TRANSLATE_NOOP3("movie", "Castle Herot", "after its owner"),
    QT_TRANSLATE_NOOP3("movie", "Longship", "after its owner"),
}};
constexpr std::array<language::Form, figureKinds> noFigures{{
    QT_TRANSLATE_NOOP3("movie", "no Beowulf", "object"),
    QT_TRANSLATE_NOOP3("movie", "no Thane", "object"),
    QT_TRANSLATE_NOOP3("movie", "no Castle Herot", "object"),
    QT_TRANSLATE_NOOP3("movie", "no Longship", "object"),
}};

}

QString figureOfOwner(Figure figure) {
    return formOf("movie", ownedFigures.at(static_cast<std::size_t>(figure)), figureName(figure));
}

QString noFigure(Figure figure) {
    return formOf("movie", noFigures.at(static_cast<std::size_t>(figure)), figureName(figure));
}

QString abilityName(Ability ability) {
    switch (ability) {
    case Ability::None: return {};
    //: A special ability, as the rulebook calls it
    case Ability::Temptation: return Say::tr("Temptation");
    //: A special ability, as the rulebook calls it
    case Ability::Valor: return Say::tr("Valor");
    //: A special ability, as the rulebook calls it
    case Ability::Treasure: return Say::tr("Treasure");
    //: A special ability, as the rulebook calls it
    case Ability::Drunkenness: return Say::tr("Drunkenness");
    //: A special ability, as the rulebook calls it
    case Ability::Mead: return Say::tr("Mead");
    //: A special ability, as the rulebook calls it
    case Ability::Statue: return Say::tr("Golden Statue");
    //: A special ability, as the rulebook calls it
    case Ability::Counsel: return Say::tr("Good Counsel");
    //: A special ability, as the rulebook calls it
    case Ability::Horn: return Say::tr("Royal Dragon Horn");
    //: A special ability, as the rulebook calls it
    case Ability::Treachery: return Say::tr("Treachery");
    //: A special ability, as the rulebook calls it
    case Ability::Gorge: return Say::tr("Gorge");
    }
    return {};
}

QString actTitle(int act) {
    switch (act) {
    case 0: return Say::tr("Act I: Grendel");
    case 1: return Say::tr("Act II: Grendel’s Mother");
    default: return Say::tr("Act III: The Dragon");
    }
}

QString spaceText(Space space) {
    return QString::fromStdString(spaceName(space));
}

QString columnText(Space space) {
    return spaceText(space).left(1);
}

QString rowText(Space space) {
    return spaceText(space).mid(1);
}

QString tileName(const Rules& rules, Tile tile) {
    if (isUnknown(tile))
        //: A tile of which only the back is seen; %1 is the act, I to III
        return Say::tr("a tile from act %1").arg(QLatin1String(actNames.at(tile - unknownOf(0)).data()));
    const TileKind& kind = rules.tile(tile);
    if (kind.ability == Ability::None) return signedNumber(kind.value);
    QString ability = abilityName(kind.ability);
    if (kind.value == 0) return ability;
    if (kind.ability == Ability::Treasure)
        //: A Treasure tile: %1 its value on the board, %2 the ability, %3 its treasure value
        return Say::tr("%1 %2 (%3)").arg(signedNumber(kind.value), ability, QLocale().toString(kind.treasure));
    //: A tile: %1 its value, %2 its ability, as "+3 Mead"
    return Say::tr("%1 %2", "tile").arg(signedNumber(kind.value), ability);
}

namespace {

/// With a value; empty for an ability whose tiles have none.
QString aValuedTile(const TileKind& kind) {
    const QString value = signedNumber(kind.value);
    switch (kind.ability) {
    case Ability::None:
        //: A tile as the object of a sentence: %1 its value, above 0, as in "Anna plays a +5 boon on c3"
        if (kind.value > 0) return Say::tr("a %1 boon").arg(value);
        //: A tile as the object of a sentence: %1 its value, below 0, as in "Anna plays a −2 peril on c3"
        return Say::tr("a %1 peril").arg(value);
    //: A tile as the object of a sentence: %1 its value
    case Ability::Temptation: return Say::tr("%1 Temptation").arg(value);
    //: A tile as the object of a sentence: %1 its value
    case Ability::Valor: return Say::tr("%1 Valor").arg(value);
    //: A tile as the object of a sentence: %1 its value on the board, %2 its treasure value
    case Ability::Treasure: return Say::tr("a %1 Treasure (%2)").arg(value, QLocale().toString(kind.treasure));
    //: A tile as the object of a sentence: %1 its value
    case Ability::Drunkenness: return Say::tr("%1 Drunkenness").arg(value);
    //: A tile as the object of a sentence: %1 its value
    case Ability::Mead: return Say::tr("%1 Mead").arg(value);
    default: return {};
    }
}

/// Without a value; empty for an ability whose tiles have one.
QString aPower(Ability ability) {
    switch (ability) {
    //: A tile as the object of a sentence, as in "Anna plays a Golden Statue on c3"
    case Ability::Statue: return Say::tr("a Golden Statue");
    //: A tile as the object of a sentence
    case Ability::Counsel: return Say::tr("Good Counsel", "object");
    //: A tile as the object of a sentence
    case Ability::Horn: return Say::tr("a Royal Dragon Horn");
    //: A tile as the object of a sentence
    case Ability::Treachery: return Say::tr("Treachery", "object");
    //: A tile as the object of a sentence
    case Ability::Gorge: return Say::tr("a Gorge");
    default: return {};
    }
}

}

QString aTile(const Rules& rules, Tile tile) {
    if (isUnknown(tile)) return tileName(rules, tile);
    const TileKind& kind = rules.tile(tile);
    const QString named = kind.value != 0 ? aValuedTile(kind) : aPower(kind.ability);
    //: A tile as the object of a sentence: %1 its name, which can have no article
    return named.isEmpty() ? Say::tr("the tile %1").arg(tileName(rules, tile)) : named;
}

namespace {

QString ofItsAct(const Rules& rules, Tile tile, int act, const QString& name) {
    if (isUnknown(tile) || rules.tile(tile).act == act) return name;
    //: A tile carried over from an earlier act: %1 the tile, %2 its act, I or II
    return Say::tr("%1 from act %2").arg(name, QLatin1String(actNames.at(rules.tile(tile).act).data()));
}

QString shortTreasure(const QString& value, const QString& points) {
    //: Treasure on the board in text, 1 letter after %1, its value; %2 its treasure value
    return Say::tr("%1 T%2").arg(value, points);
}

}

QString aTile(const Rules& rules, Tile tile, int act) {
    return ofItsAct(rules, tile, act, aTile(rules, tile));
}

QString tileName(const Rules& rules, Tile tile, int act) {
    return ofItsAct(rules, tile, act, tileName(rules, tile));
}

QString treasureSign() {
    return shortTreasure({}, {}).trimmed();
}

QString shortTileName(const Rules& rules, Tile tile) {
    const TileKind& kind = rules.tile(tile);
    QString value = kind.value == 0 ? QString() : signedNumber(kind.value);
    switch (kind.ability) {
    case Ability::None: return value;
    //: Temptation on the board in text, at most 2 letters after %1, its value
    case Ability::Temptation: return Say::tr("%1 Te").arg(value);
    //: Valor on the board in text, at most 2 letters after %1, its value
    case Ability::Valor: return Say::tr("%1 Va").arg(value);
    case Ability::Treasure: return shortTreasure(value, QString::number(kind.treasure));
    //: Drunkenness on the board in text, at most 2 letters after %1, its value
    case Ability::Drunkenness: return Say::tr("%1 Dr").arg(value);
    //: Mead on the board in text, at most 2 letters after %1, its value
    case Ability::Mead: return Say::tr("%1 Me").arg(value);
    //: Golden Statue on the board in text, at most 6 letters
    case Ability::Statue: return Say::tr("Statue");
    //: Good Counsel on the board in text, at most 6 letters
    case Ability::Counsel: return Say::tr("Couns.");
    //: Royal Dragon Horn on the board in text, at most 6 letters
    case Ability::Horn: return Say::tr("Horn");
    //: Treachery on the board in text, at most 6 letters
    case Ability::Treachery: return Say::tr("Treach");
    //: Gorge on the board in text, at most 6 letters
    case Ability::Gorge: return Say::tr("Gorge", "short");
    }
    return value;
}

QString tileCaption(const Rules& rules, Tile tile) {
    if (isUnknown(tile)) return tileName(rules, tile);
    const TileKind& kind = rules.tile(tile);
    if (kind.ability != Ability::None || kind.value == 0) return tileName(rules, tile);
    //: A tile of which only the value matters: %1 its value, above 0
    if (kind.value > 0) return Say::tr("%1 boon").arg(signedNumber(kind.value));
    //: A tile of which only the value matters: %1 its value, below 0
    return Say::tr("%1 peril").arg(signedNumber(kind.value));
}

QString actName(int act) {
    switch (act) {
    //: The name of the first act
    case 0: return Say::tr("Grendel");
    //: The name of the second act
    case 1: return Say::tr("Grendel’s Mother");
    //: The name of the third act
    default: return Say::tr("The Dragon");
    }
}

QString figureAt(Figure figure, Space space) {
    //: A figure and where it stands, as "Thane d3"
    return Say::tr("%1 %2", "figure").arg(figureName(figure), spaceText(space));
}

QString thingOn(const Rules& rules, Cell cell) {
    if (isFigure(cell)) return figureName(figureOf(cell));
    if (isTile(cell)) return tileCaption(rules, tileOf(cell));
    return cell == printedGorge ? abilityName(Ability::Gorge) : QString();
}

}
