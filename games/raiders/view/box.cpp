// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the open box.
#include "view/pieces.h"
#include "view/view.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

using game::DataEntry;

template <std::size_t N>
std::uint8_t placeIn(const std::array<std::string_view, N>& names, const std::string& name) {
    const auto at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? std::uint8_t{0} : static_cast<std::uint8_t>(at - names.begin());
}

/// The face of a card; nothing for other pieces.
std::optional<Face> faceOf(const Rules& rules, const DataEntry& entry) {
    const std::string& table = entry.key(0);
    if (entry.steps.size() < 2) return {};
    const std::string& name = entry.key(1);
    if (table == "reavers") {
        const ReaverId reaver = placeIn(reaverNames, name);
        return reaverFace(rules.reavers[reaver].clan, reaver);
    }
    if (table == "artifacts") return spoilFace(placeIn(artifactNames, name));
    if (table == "villages") return spoilFace(static_cast<SpoilId>(artifactKinds + placeIn(villageCardNames, name)));
    if (table == "keeps") return spoilFace(spoilOfKeep(placeIn(keepNames, name)));
    if (table == "journeys") return journeyFace(placeIn(journeyNames, name));
    if (table == "battles") return battleFace(placeIn(battleNames, name));
    if (table == "prophecies") return prophecyFace(placeIn(prophecyNames, name));
    return {};
}

/// The picture that stands for a number of the rules.
QString numberArt(const std::string& name) {
    constexpr std::array<std::pair<std::string_view, const char*>, 22> arts{{
        {"rounds", "round-marker"},
        {"actions-per-round", "location-recruit"},
        {"dice-spaces", "die-socket"},
        {"artifact-spaces", "socket-artifact"},
        {"reavers-per-slot", "card-reaver"},
        {"upgrade-spaces", "upgrade-chest"},
        {"start-favor", "favor"},
        {"start-reavers", "card-reaver"},
        {"start-food", "food"},
        {"crew-dice", "die-neutral"},
        {"trade-dice", "location-trade"},
        {"territory-glory", "territory-food"},
        {"rest-food", "location-rest"},
        {"rest-dice", "location-rest"},
        {"tapestry-set", "glory"},
        {"tapestry-single", "glory"},
        {"reaver-stacks", "card-reaver"},
        {"village-stacks", "card-village"},
        {"keep-stacks", "card-keep"},
        {"battle-cards", "back-battle"},
        {"prophecy-cards", "card-prophecy"},
        {"terror", "terror"},
    }};
    for (const auto& [key, art] : arts)
        if (key == name) return QLatin1StringView(art);
    return QStringLiteral("glory");
}

QString artOf(const DataEntry& entry) {
    const std::string& table = entry.key(0);
    const std::string& name = entry.steps.back();
    if (table == "dice" && name == "combat") return QStringLiteral("die-combat");
    if (table == "dice") return colorArt(static_cast<Color>(placeIn(colorNames, name)));
    if (table == "territories") return territoryArt(placeIn(territoryNames, name));
    if (table == "upgrades") return QString::fromStdString(name);
    if (table == "pawns") return pawnArt(static_cast<Pawn>(placeIn(pawnNames, name)));
    if (table == "clans") return clanArt(static_cast<Color>(placeIn(clanNames, name)));
    if (table == "locations") return locationArt(static_cast<Location>(placeIn(locationNames, name)));
    return numberArt(name);
}

}

game::Scene View::boxScene(const Rules& rules, const DataEntry& entry, const game::Look& look, const QRectF& area) {
    game::Scene scene;
    Canvas canvas(look, scene);
    if (const auto face = faceOf(rules, entry))
        drawCard(canvas, *face, area);
    else
        drawArt(canvas, area, artOf(entry));
    return scene;
}

}
