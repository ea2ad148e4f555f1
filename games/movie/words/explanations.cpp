// SPDX-License-Identifier: GPL-3.0-or-later
// What a piece or an ability does, by a name as the texts of the game show it.
#include "words/names.h"
#include "words/origins.h"
#include "words/piece_rules.h"
#include "words/words.h"

#include <QStringList>

#include <algorithm>
#include <initializer_list>

namespace heorot::movie {

namespace {

/// Names are compared in lower case, without blanks, and with `-` for a minus sign.
QString plain(const QString& name) {
    return name.toLower().remove(u' ').replace(QChar(0x2212), u'-').replace(QChar(0x2019), u'\'');
}

bool isCalled(const QString& name, std::initializer_list<QString> names) {
    return std::any_of(names.begin(), names.end(), [&](const QString& own) { return plain(own) == plain(name); });
}

QString notationOf(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// `+2 Treasure`: without the number in its circle, as a player would type it.
QString valueAndAbility(const Rules& rules, Tile tile) {
    const TileKind& kind = rules.tile(tile);
    return signedNumber(kind.value) + abilityName(kind.ability);
}

}

QString GameWords::explanation(const Position& at, const QString& name) {
    const Rules& rules = at.rules;
    for (std::size_t kind = 0; kind < figureKinds; ++kind) {
        const auto figure = static_cast<Figure>(kind);
        if (isCalled(name, {figureName(figure), notationOf(figureNames[kind])}))
            return nameAndRule(figureName(figure), figureRule(rules, figure));
    }
    for (std::size_t kind = 1; kind < abilities; ++kind) {
        const auto ability = static_cast<Ability>(kind);
        if (isCalled(name, {abilityName(ability), notationOf(abilityNames[kind])}))
            return nameAndRule(abilityName(ability), abilityRule(ability));
    }
    QStringList tiles;
    for (std::size_t kind = 0; kind < rules.tiles.size(); ++kind) {
        const auto tile = static_cast<Tile>(kind);
        if (!isCalled(name, {tileName(rules, tile), tileCaption(rules, tile), shortTileName(rules, tile),
                             valueAndAbility(rules, tile), QString::fromStdString(rules.tile(tile).name)}))
            continue;
        QString text = nameAndRule(tileCaption(rules, tile), tileRule(rules, tile));
        if (const QString origin = tileOrigin(rules, tile); !origin.isEmpty()) text += u' ' + origin;
        if (!tiles.contains(text)) tiles << text;
    }
    return tiles.join(u'\n');
}

}
