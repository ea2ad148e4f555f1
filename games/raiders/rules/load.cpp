// SPDX-License-Identifier: GPL-3.0-or-later
// Reads raiders.yaml into Rules: read, resolve, check.
#include "rules/load.h"

#include <algorithm>
#include <map>

namespace heorot::raiders {

using data::Cursor;
using data::Entry;
using data::Fault;

namespace {

void readFigures(Entry& root, Rules& rules) {
    const auto read = [&root](const char* key, data::Figure& figure, int least, int most) {
        figure = data::readFigure(root.required(key), least, most);
    };
    read("rounds", rules.rounds, 1, 6);
    read("actions-per-round", rules.actionsPerRound, 4, 4);
    read("dice-spaces", rules.diceSpaces, 1, 18);
    read("artifact-spaces", rules.artifactSpaces, 1, 4);
    read("reavers-per-slot", rules.reaversPerSlot, 1, 3);
    read("upgrade-spaces", rules.upgradeSpaces, 1, 9);
    read("start-favor", rules.startFavor, 0, 20);
    read("start-reavers", rules.startReavers, 0, 2);
    rules.startFood = data::readValues<maxSeats>(root.required("start-food"), 0, 20);
    read("crew-dice", rules.crewDice, 6, 60);
    read("trade-dice", rules.tradeDice, 0, 2);
    read("territory-glory", rules.territoryGlory, 0, 9);
    read("rest-food", rules.restFood, 1, 9);
    read("rest-dice", rules.restDice, 1, 1);
    read("tapestry-set", rules.tapestrySet, 0, 100);
    read("tapestry-single", rules.tapestrySingle, 0, 100);
}

void readDisplays(Entry& displays, Rules& rules) {
    const auto read = [&displays](const char* key, auto& bySeats, int least, int most) {
        const auto numbers = data::readValues<3>(displays.required(key), least, most);
        std::copy(numbers.begin(), numbers.end(), bySeats.begin() + 2);
    };
    read("reaver-stacks", rules.reaverStacks, 1, 4);
    read("village-stacks", rules.villageStacks, 1, 4);
    read("keep-stacks", rules.keepStacks, 1, 4);
    read("battle-cards", rules.battleCards, 1, 4);
    read("prophecy-cards", rules.prophecyCards, 1, 3);
}

/// Names for the sides of a die; equal sides get a number, so that records are exact.
std::vector<std::string> sideNames(std::vector<std::string> looks) {
    std::map<std::string, int> seen;
    for (std::string& look : looks) {
        const int count = ++seen[look];
        if (count > 1) look += '-' + std::to_string(count);
    }
    return looks;
}

void readCrewDie(Entry& die, std::size_t color, Rules& rules) {
    const Cursor list = die.required("sides");
    const auto items = data::readItems(list, 6, Fault::tr("a die must have six sides"));
    std::vector<std::string> looks;
    for (std::size_t i = 0; i < 6; ++i) {
        const auto icon = static_cast<Icon>(items[i].oneOf(data::texts(iconNames)));
        rules.sides[color][i] = icon;
        rules.hasIcon[color][static_cast<std::size_t>(icon)] = true;
        looks.emplace_back(iconName(static_cast<Color>(color), icon));
    }
    if (std::count(looks.begin(), looks.end(), looks[0]) == 6)
        list.fail(Fault::tr("a die must not have six equal sides"));
    for (std::uint8_t icon = 0; icon < icons; ++icon)
        if (rules.hasIcon[color][icon]) rules.iconLists[color].push(icon);
    rules.names.sides[color] = record::NameList(sideNames(looks));
    rules.diceConfidence[color] = die.readConfidence();
}

void readCombatDie(Entry& die, Rules& rules) {
    const Cursor sides = die.required("sides");
    rules.combatSides = data::readNumbers<6>(sides, 0, 2);
    if (rules.combatSides == std::array<std::uint8_t, 6>{})
        sides.fail(Fault::tr("a combat die must have at least one success"));
    std::vector<std::string> looks;
    for (const int side : rules.combatSides) looks.push_back(std::to_string(side));
    rules.names.combatSides = record::NameList(sideNames(looks));
    rules.combatConfidence = die.readConfidence();
}

void readDice(Entry& dice, Rules& rules) {
    for (std::size_t color = 0; color < colors; ++color)
        data::readEntry(dice.required(colorNames[color]), [&](Entry& die) { readCrewDie(die, color, rules); });
    data::readEntry(dice.required("combat"), [&](Entry& die) { readCombatDie(die, rules); });
}

void readClan(Entry& entry, ClanSpec& clan) {
    data::readEntry(entry.required("promote"), [&](Entry& promote) {
        promote.mustNotBeEmpty(Fault::tr("at least one gain is required"));
        promote.readMark("spoils", clan.drawsSpoils);
        promote.readOptional("food", clan.promote.food, 1, 20);
        promote.readOptional("favor", clan.promote.favor, 1, 20);
    });
    clan.confidences = entry.readConfidences({"colour", "promote"});
}

void readLocation(Entry& entry, Location location, Rules& rules) {
    LocationSpec& spec = rules.locationSpecs[static_cast<std::size_t>(location)];
    const bool isRaid = location == Location::Villages || location == Location::Keeps;
    if (isRaid || location == Location::Sea) {
        spec.cost = readCost(entry.required("cost"), rules);
        if (spec.cost.favor > 0 || spec.cost.dice > 0)
            entry.at().fail(Fault::tr("a location can cost only Food and icons"));
    }
    if (isRaid || location == Location::Recruit) entry.read("cards", spec.cards, 1, 2);
    if (location == Location::Recruit || location == Location::Sea)
        spec.active = readBundle(entry.required("active"));
    else // A raid may bring no further cards; Trade and Subdue happen at least once.
        spec.bonus = data::readNumbers<maxSeats>(entry.required("bonus"), isRaid ? 0 : 1, 3);
    if (location == Location::Trade) {
        entry.read("favor", rules.trade.favor, 1, 9);
        entry.read("food", rules.trade.food, 1, 9);
        entry.readFixed("dice", rules.trade.dice, 2);
        entry.readFixed("prophecies", rules.trade.prophecies, 1);
    }
    spec.confidences = entry.readConfidences({"all"});
}

void readPawn(Entry& entry, PawnSpec& pawn) {
    const Cursor each = entry.required("each");
    pawn.each = data::readNumbers<3>(each, 0, 20);
    checkRising(each, pawn.each, Rise::OrStay);
    entry.read("most", pawn.most, 0, 20);
    entry.read("copies", pawn.copies, 1, 60);
    pawn.confidences = entry.readConfidences({"all"});
}

void readTerror(Entry& entry, Rules& rules) {
    const Cursor loss = entry.required("loss");
    rules.terror = data::readNumbers<6>(loss, 0, 100);
    checkRising(loss, rules.terror, Rise::Always);
    entry.read("more", rules.terrorMore, 1, 100);
    entry.readConfidence();
}

void nameCards(Rules& rules) {
    std::vector<std::string> villages;
    for (VillageId card = 0; card < villageKinds; ++card) villages.push_back(villageName(card));
    const auto set = [&rules](Deck deck, const auto& names, const char* unknownName) {
        rules.names.cards[static_cast<std::size_t>(deck)] = record::NameList(names, unknown, {unknownName});
    };
    set(Deck::Reavers, reaverNames, "reaver?");
    set(Deck::Villages, villages, "village?");
    set(Deck::Keeps, keepNames, "keep?");
    set(Deck::Journeys, journeyNames, "journey?");
    set(Deck::Battles, battleNames, "battle?");
    set(Deck::Prophecies, prophecyNames, "prophecy?");
    for (std::size_t front = 0; front < territoryKinds; ++front)
        rules.names.tilesOf[front] =
            rules.names.tiles.range(front * rewardsPerTerritory, (front + 1) * rewardsPerTerritory);
}

void nameSources(Rules& rules) {
    static const record::NumberNames seatNumbers(1, maxSeats);
    for (std::size_t deck = 0; deck < decks; ++deck)
        rules.sources.push_back({std::string(deckNames[deck]), &rules.names.cards[deck]});
    for (std::size_t territory = 0; territory < territoryKinds; ++territory)
        rules.sources.push_back({std::string(territoryNames[territory]), &rules.names.tilesOf[territory]});
    for (std::size_t color = 0; color < colors; ++color)
        rules.sources.push_back({std::string(colorNames[color]), &rules.names.sides[color]});
    rules.sources.push_back({"combat", &rules.names.combatSides});
    rules.sources.push_back({"first-seat", &seatNumbers});
}

}

std::shared_ptr<const Rules> loadRules(record::DataSource& source) {
    auto rules = std::make_shared<Rules>();
    data::readGame(source, "raiders", [&](Entry& root) {
        readFigures(root, *rules);
        data::readEntry(root.required("displays"), [&](Entry& displays) { readDisplays(displays, *rules); });
        data::readEntry(root.required("dice"), [&](Entry& dice) { readDice(dice, *rules); });
        data::readEntries(root.required("clans"), clanNames,
                          [&](std::size_t i, Entry& entry) { readClan(entry, rules->clans[i]); });
        data::readEntries(root.required("locations"), locationNames,
                          [&](std::size_t i, Entry& entry) { readLocation(entry, static_cast<Location>(i), *rules); });
        readCards(root, *rules);
        data::readEntries(root.required("pawns"), pawnNames,
                          [&](std::size_t i, Entry& entry) { readPawn(entry, rules->pawns[i]); });
        data::readEntry(root.required("terror"), [&](Entry& entry) { readTerror(entry, *rules); });
    });
    nameCards(*rules);
    nameSources(*rules);
    return rules;
}

}
