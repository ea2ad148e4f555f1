// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the open box.
#include "view/pieces.h"
#include "view/view.h"

#include <algorithm>

namespace heorot::legend {

namespace {

QRectF squareIn(const QRectF& area) {
    return squareAround(area.center(), std::min(area.width(), area.height()));
}

/// Of a card, in its proportions.
QRectF cardIn(const QRectF& area) {
    constexpr double wide = 6.0 / 7;
    const double height = std::min(area.height(), area.width() / wide);
    const QSizeF size(height * wide, height);
    return {area.center() - QPointF(size.width(), size.height()) / 2, size};
}

template <class Names>
int placeIn(const Names& names, const std::string& name) {
    return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
}

Token tokenOf(const std::string& name) {
    if (name == "fame") return fameToken(fameValues);
    if (name == "treasure") return treasureToken(treasureValues);
    if (name == "misfortune") return misfortuneToken;
    return static_cast<Token>(name == "alliance-fame" ? firstAlliance + allianceValues - 1 : tokenKinds - 1);
}

/// What stands for numbers of the rules.
Gain gainOf(const std::string& name) {
    if (name == "scratch" || name == "scratches") return {GainKind::Scratch};
    if (name == "misfortune") return {GainKind::Misfortune};
    if (name == "double-wound") return {GainKind::DoubleWound};
    if (name == "change") return {GainKind::Fame, 2};
    return {GainKind::Wound};
}

}

game::Scene View::boxScene(const Rules& rules, const game::DataEntry& entry, const game::Look& look,
                           const QRectF& area) {
    game::Scene scene;
    Canvas canvas(look, scene);
    const std::string& table = entry.key(0);
    const auto index = [&] { return game::DataEntry::index(entry.key(1)); };
    if (table == "cards") {
        const auto symbol = static_cast<Symbol>(placeIn(symbolNames, entry.key(1)));
        drawCard(canvas, rules, symbol == Symbol::Beowulf ? beowulfCard : activityCard(symbol, 1), 1, cardIn(area));
    } else if (table == "specials") {
        drawCard(canvas, rules, static_cast<Card>(placeIn(cardNames, entry.key(1))), 1, cardIn(area));
    } else if (table == "tokens") {
        drawToken(canvas, tokenOf(entry.key(1)), squareIn(area));
    } else if (table == "steps") {
        drawNode(canvas, rules.episode(index()), squareIn(area));
    } else if (table == "selection") {
        drawGain(canvas, rules.selection.at(static_cast<std::size_t>(index())).gain, squareIn(area));
    } else if (table == "start" || table == "recovery") {
        drawSign(canvas, QStringLiteral("mark-cards"), squareIn(area));
    } else if (table == "risk") {
        drawSign(canvas, QStringLiteral("mark-risk"), squareIn(area));
    } else {
        drawGain(canvas, gainOf(entry.steps.back()), squareIn(area));
    }
    return scene;
}

}
