// SPDX-License-Identifier: GPL-3.0-or-later
// The open box: what stands for each entry of raiders.yaml.
#include "words/names.h"
#include "words/piece_rules.h"
#include "words/say.h"
#include "words/words.h"

#include <algorithm>
#include <optional>

namespace heorot::raiders {

namespace {

using game::DataEntry;
using game::PieceWords;

/// The place of a name, if it is one of them.
template <std::size_t N>
std::optional<std::uint8_t> placeIn(const std::array<std::string_view, N>& names, const std::string& name) {
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) return {};
    return static_cast<std::uint8_t>(at - names.begin());
}

/// A deck of cards, by its table in the data.
struct Table {
    std::string_view name;
    PieceWords (*piece)(const Rules& rules, const std::string& name);
};

PieceWords reaverPiece(const Rules& rules, const std::string& name) {
    const ReaverId id = placeIn(reaverNames, name).value_or(0);
    //: A part of the open box
    return {Say::tr("Reavers"), reaverText(id), reaverRule(rules, id), rules.reavers[id].copies};
}
PieceWords artifactPiece(const Rules& rules, const std::string& name) {
    const ArtifactId id = placeIn(artifactNames, name).value_or(0);
    //: A part of the open box
    return {Say::tr("Artifacts"), artifactText(id), artifactRule(rules, id), rules.artifacts[id].copies};
}
PieceWords villagePiece(const Rules& rules, const std::string& name) {
    const auto id = static_cast<VillageId>(artifactKinds + placeIn(villageCardNames, name).value_or(0));
    //: A part of the open box
    return {Say::tr("Village spoils"), villageText(id), spoilRule(rules, id, 1), rules.villageCard(id).copies};
}
PieceWords keepPiece(const Rules& rules, const std::string& name) {
    const KeepId id = placeIn(keepNames, name).value_or(0);
    //: A part of the open box
    return {Say::tr("Keep spoils"), keepText(id), spoilRule(rules, spoilOfKeep(id), 1), rules.keeps[id].copies};
}
PieceWords journeyPiece(const Rules& rules, const std::string& name) {
    const JourneyId id = placeIn(journeyNames, name).value_or(0);
    //: A part of the open box
    return {Say::tr("Sea Journeys"), journeyText(id), journeyRule(rules, id), rules.journeys[id].copies};
}
PieceWords battlePiece(const Rules& rules, const std::string& name) {
    const BattleId id = placeIn(battleNames, name).value_or(0);
    //: A part of the open box
    return {Say::tr("Sea Battles"), battleText(id), battleRule(rules, id), rules.battles[id].copies};
}
PieceWords prophecyPiece(const Rules& rules, const std::string& name) {
    const ProphecyId id = placeIn(prophecyNames, name).value_or(0);
    //: A part of the open box
    return {Say::tr("Prophecies"), prophecyText(id), prophecyRule(rules, id), rules.prophecies[id].copies};
}
PieceWords territoryPiece(const Rules& rules, const std::string& name) {
    const Territory id = placeIn(territoryNames, name).value_or(0);
    int copies = 0;
    for (const int count : rules.territories[id].copies) copies += count;
    //: A part of the open box
    return {Say::tr("Territories"), territoryText(id), territoryRule(rules, id), copies};
}
PieceWords upgradePiece(const Rules& rules, const std::string& name) {
    const auto id = static_cast<Upgrade>(placeIn(upgradeNames, name).value_or(0));
    //: A part of the open box
    return {Say::tr("Ship upgrades"), upgradeText(id), upgradeRule(rules, id),
            rules.upgrades[static_cast<std::size_t>(id)].copies};
}
PieceWords pawnPiece(const Rules& rules, const std::string& name) {
    const auto id = static_cast<Pawn>(placeIn(pawnNames, name).value_or(0));
    //: A part of the open box
    return {Say::tr("Pawns"), pawnText(id), pawnRule(rules, id), rules.pawns[static_cast<std::size_t>(id)].copies};
}
PieceWords clanPiece(const Rules& rules, const std::string& name) {
    const auto id = static_cast<Color>(placeIn(clanNames, name).value_or(0));
    //: A part of the open box
    return {Say::tr("Clans"), clanText(id), clanRule(rules, id), 0};
}
PieceWords locationPiece(const Rules& rules, const std::string& name) {
    const auto id = static_cast<Location>(placeIn(locationNames, name).value_or(0));
    //: A part of the open box
    return {Say::tr("Locations"), locationText(id), locationRule(rules, id, maxSeats), 0};
}
PieceWords diePiece(const Rules& rules, const std::string& name) {
    //: A part of the open box
    const QString group = Say::tr("Dice");
    const auto color = placeIn(colorNames, name);
    //: A kind of die
    if (!color) return {group, Say::tr("Combat die"), combatRule(), 0};
    return {group, coloredDice(static_cast<Color>(*color), rules.crewDice.value),
            Say::tr("A crew die: its signs pay what locations and cards ask for."), rules.crewDice.value};
}

constexpr std::array tables{Table{"reavers", reaverPiece},
                            Table{"artifacts", artifactPiece},
                            Table{"villages", villagePiece},
                            Table{"keeps", keepPiece},
                            Table{"journeys", journeyPiece},
                            Table{"battles", battlePiece},
                            Table{"prophecies", prophecyPiece},
                            Table{"territories", territoryPiece},
                            Table{"upgrades", upgradePiece},
                            Table{"pawns", pawnPiece},
                            Table{"clans", clanPiece},
                            Table{"locations", locationPiece},
                            Table{"dice", diePiece}};

/// Numbers of the set-up and of the rules.
struct Number {
    std::string_view name;
    const char* title;
};
constexpr std::array numbers{
    Number{"rounds", QT_TRANSLATE_NOOP("raiders", "Rounds")},
    Number{"actions-per-round", QT_TRANSLATE_NOOP("raiders", "Actions in a round")},
    Number{"dice-spaces", QT_TRANSLATE_NOOP("raiders", "Spaces for dice on a longship")},
    Number{"artifact-spaces", QT_TRANSLATE_NOOP("raiders", "Spaces for artifacts on a longship")},
    Number{"reavers-per-slot", QT_TRANSLATE_NOOP("raiders", "Reavers in a slot of a longship")},
    Number{"upgrade-spaces", QT_TRANSLATE_NOOP("raiders", "Spaces for upgrades on a longship")},
    Number{"start-favor", QT_TRANSLATE_NOOP("raiders", "Favor at the start")},
    Number{"start-reavers", QT_TRANSLATE_NOOP("raiders", "Reavers at the start")},
    Number{"start-food", QT_TRANSLATE_NOOP("raiders", "Food at the start")},
    Number{"crew-dice", QT_TRANSLATE_NOOP("raiders", "Crew dice of each color")},
    Number{"trade-dice", QT_TRANSLATE_NOOP("raiders", "Dice of each color at Trade")},
    Number{"territory-glory", QT_TRANSLATE_NOOP("raiders", "Glory for each territory")},
    Number{"rest-food", QT_TRANSLATE_NOOP("raiders", "Food for resting")},
    Number{"rest-dice", QT_TRANSLATE_NOOP("raiders", "Dice for resting")},
    Number{"tapestry-set", QT_TRANSLATE_NOOP("raiders", "Glory for one of each tapestry")},
    Number{"tapestry-single", QT_TRANSLATE_NOOP("raiders", "Glory for any other tapestry")},
    Number{"reaver-stacks", QT_TRANSLATE_NOOP("raiders", "Stacks of Reavers on display")},
    Number{"village-stacks", QT_TRANSLATE_NOOP("raiders", "Stacks of village spoils on display")},
    Number{"keep-stacks", QT_TRANSLATE_NOOP("raiders", "Stacks of keep spoils on display")},
    Number{"battle-cards", QT_TRANSLATE_NOOP("raiders", "Sea Battles on display")},
    Number{"prophecy-cards", QT_TRANSLATE_NOOP("raiders", "Prophecies on display")},
    Number{"terror", QT_TRANSLATE_NOOP("raiders", "Glory lost for terror")}};

PieceWords numberPiece(const DataEntry& entry) {
    const std::string& name = entry.steps.back();
    const auto at =
        std::find_if(numbers.begin(), numbers.end(), [&](const Number& number) { return number.name == name; });
    const QString title =
        at == numbers.end() ? QString::fromStdString(name) : QCoreApplication::translate("raiders", at->title);
    QString rule = Say::tr("A number from the setup or the rules.");
    if (entry.key(0) == "displays") rule = Say::tr("One number each for two, three, and four players.");
    if (name == "start-food")
        rule = Say::tr("In order from the Start Player; with two players, the other one has the second number.");
    if (name == "terror") rule = Say::tr("For one, two, and more terror at the end of the game.");
    //: A part of the open box: numbers that the rulebook states
    return {Say::tr("Numbers of the rules"), title, rule, 0};
}

}

PieceWords GameWords::boxPiece(const Rules& rules, const DataEntry& entry) {
    for (const Table& table : tables)
        if (table.name == entry.key(0)) return table.piece(rules, entry.key(1));
    return numberPiece(entry);
}

}
