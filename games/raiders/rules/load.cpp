// SPDX-License-Identifier: GPL-3.0-or-later
// raiders.yaml to Rules: read, resolve, check.
#include "rules/read.h"

#include "record/plain_text.h"

#include <algorithm>
#include <map>

namespace heorot::raiders {

using record::Cursor;
using record::inQuotes;
using record::MapCursor;

namespace {

/// A list of exactly so many small numbers.
template <std::size_t N>
std::array<std::uint8_t, N> readNumbers(const Cursor& at, int least, int most) {
    const auto items = at.items();
    if (items.size() != N) at.fail("there must be " + std::to_string(N) + " numbers");
    std::array<std::uint8_t, N> numbers{};
    for (std::size_t i = 0; i < N; ++i) numbers[i] = smallNumber(items[i], least, most);
    return numbers;
}

template <std::size_t N>
std::array<std::uint8_t, N> readValues(const Cursor& at, int least, int most) {
    MapCursor entry = at.map();
    const auto numbers = readNumbers<N>(entry.required("values"), least, most);
    readSureness(entry, {});
    entry.finish();
    return numbers;
}

void readDisplays(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    const auto read = [&map](const char* key, auto& by, int least, int most) {
        const auto numbers = readValues<3>(map.required(key), least, most);
        std::copy(numbers.begin(), numbers.end(), by.begin() + 2);
    };
    read("reaver-stacks", rules.reaverStacks, 1, 4);
    read("village-stacks", rules.villageStacks, 1, 4);
    read("keep-stacks", rules.keepStacks, 1, 4);
    read("battle-cards", rules.battleCards, 1, 4);
    read("prophecy-cards", rules.prophecyCards, 1, 3);
    map.finish();
}

/// Names for the sides of a die; sides that look alike are told apart by a number, so that records stay exact.
std::vector<std::string> sideNames(std::vector<std::string> looks) {
    std::map<std::string, int> seen;
    for (std::string& look : looks) {
        const int count = ++seen[look];
        if (count > 1) look += '-' + std::to_string(count);
    }
    return looks;
}

void readDice(const Cursor& at, Rules& rules) {
    MapCursor map = at.map();
    for (std::size_t color = 0; color < colors; ++color) {
        MapCursor entry = map.required(colorNames[color]).map();
        const Cursor list = entry.required("sides");
        const auto items = list.items();
        if (items.size() != 6) list.fail("a die has six sides");
        std::vector<std::string> looks;
        for (std::size_t i = 0; i < 6; ++i) {
            const auto icon = static_cast<Icon>(items[i].oneOf(texts(iconNames)));
            rules.sides[color][i] = icon;
            rules.hasIcon[color][static_cast<std::size_t>(icon)] = true;
            looks.emplace_back(iconName(static_cast<Color>(color), icon));
        }
        if (std::count(looks.begin(), looks.end(), looks[0]) == 6) list.fail("six like sides leave nothing to roll");
        for (std::uint8_t icon = 0; icon < icons; ++icon)
            if (rules.hasIcon[color][icon]) rules.iconLists[color].push(icon);
        rules.names.sides[color] = record::NameList(sideNames(looks));
        rules.diceConfidence[color] = readSureness(entry, {}).front().confidence;
        entry.finish();
    }
    MapCursor entry = map.required("combat").map();
    const Cursor sides = entry.required("sides");
    rules.combatSides = readNumbers<6>(sides, 0, 2);
    if (rules.combatSides == std::array<std::uint8_t, 6>{}) sides.fail("a die without successes wins no combat");
    std::vector<std::string> looks;
    for (const int side : rules.combatSides) looks.push_back(std::to_string(side));
    rules.names.combatSides = record::NameList(sideNames(looks));
    rules.combatConfidence = readSureness(entry, {}).front().confidence;
    entry.finish();
    map.finish();
}

void readClans(const Cursor& at, Rules& rules) {
    readAll(at, clanNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        const Cursor bonus = entry.required("promote");
        if (bonus.node().entries().empty()) bonus.fail("at least one gain must stand here");
        MapCursor promote = bonus.map();
        ClanSpec& clan = rules.clans[i];
        clan.drawsSpoils = optionalNumber(promote, "spoils", 1, 1) == 1;
        clan.promote.food = optionalNumber(promote, "food", 1, 20);
        clan.promote.favor = optionalNumber(promote, "favor", 1, 20);
        promote.finish();
        clan.sure = readSureness(entry, std::array<std::string_view, 2>{"colour", "promote"});
        entry.finish();
    });
}

void readLocations(const Cursor& at, Rules& rules) {
    readAll(at, locationNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        LocationSpec& spec = rules.locationSpecs[i];
        const auto location = static_cast<Location>(i);
        const bool isRaid = location == Location::Villages || location == Location::Keeps;
        if (isRaid || location == Location::Sea) {
            spec.cost = readCost(entry.required("cost"), rules);
            if (spec.cost.favor > 0 || spec.cost.dice > 0) place.fail("a location costs Food and icons");
        }
        if (isRaid || location == Location::Recruit) spec.cards = smallNumber(entry.required("cards"), 1, 2);
        if (location == Location::Recruit || location == Location::Sea)
            spec.active = readBundle(entry.required("active"));
        else // Further cards may be none; who trades or subdues does so at least once.
            spec.bonus = readNumbers<maxSeats>(entry.required("bonus"), isRaid ? 0 : 1, 3);
        if (location == Location::Trade) {
            rules.trade.favor = smallNumber(entry.required("favor"), 1, 9);
            rules.trade.food = smallNumber(entry.required("food"), 1, 9);
            rules.trade.dice = smallNumber(entry.required("dice"), 2, 2);
            rules.trade.prophecies = smallNumber(entry.required("prophecies"), 1, 1);
        }
        spec.sure = readSureness(entry, {});
        entry.finish();
    });
}

void readPawns(const Cursor& at, Rules& rules) {
    readAll(at, pawnNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        PawnSpec& pawn = rules.pawns[i];
        const Cursor each = entry.required("each");
        pawn.each = readNumbers<3>(each, 0, 20);
        checkRising(each, pawn.each, Rise::OrStay);
        pawn.most = smallNumber(entry.required("most"), 0, 20);
        pawn.copies = smallNumber(entry.required("copies"), 1, 60);
        pawn.sure = readSureness(entry, {});
        entry.finish();
    });
}

void readTerror(const Cursor& at, Rules& rules) {
    MapCursor entry = at.map();
    const Cursor loss = entry.required("loss");
    rules.terror = readNumbers<6>(loss, 0, 100);
    checkRising(loss, rules.terror, Rise::Always);
    rules.terrorMore = smallNumber(entry.required("more"), 1, 100);
    readSureness(entry, {});
    entry.finish();
}

void readFigures(MapCursor& map, Rules& rules) {
    rules.rounds = readFigure(map.required("rounds"), 1, 6);
    rules.actionsPerRound = readFigure(map.required("actions-per-round"), 4, 4);
    rules.diceSpaces = readFigure(map.required("dice-spaces"), 1, 18);
    rules.artifactSpaces = readFigure(map.required("artifact-spaces"), 1, 4);
    rules.reaversPerSlot = readFigure(map.required("reavers-per-slot"), 1, 3);
    rules.upgradeSpaces = readFigure(map.required("upgrade-spaces"), 1, 9);
    rules.startFavor = readFigure(map.required("start-favor"), 0, 20);
    rules.startReavers = readFigure(map.required("start-reavers"), 0, 2);
    rules.startFood = readValues<maxSeats>(map.required("start-food"), 0, 20);
    rules.crewDice = readFigure(map.required("crew-dice"), 6, 60);
    rules.tradeDice = readFigure(map.required("trade-dice"), 0, 2);
    rules.territoryGlory = readFigure(map.required("territory-glory"), 0, 9);
    rules.restFood = readFigure(map.required("rest-food"), 1, 9);
    rules.restDice = readFigure(map.required("rest-dice"), 1, 1);
    rules.tapestrySet = readFigure(map.required("tapestry-set"), 0, 100);
    rules.tapestrySingle = readFigure(map.required("tapestry-single"), 0, 100);
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

std::shared_ptr<const Rules> loadRules(record::DataSource& data) {
    const std::string file = "raiders.yaml";
    const record::Node tree = data.read(file);
    auto rules = std::make_shared<Rules>();
    MapCursor map = Cursor(tree, file).map();
    const Cursor game = map.required("game");
    if (game.text() != "raiders")
        game.fail("this file is for the game " + inQuotes(game.text()) + ", not for 'raiders'");
    readFigures(map, *rules);
    readDisplays(map.required("displays"), *rules);
    readDice(map.required("dice"), *rules);
    readClans(map.required("clans"), *rules);
    readLocations(map.required("locations"), *rules);
    readReavers(map.required("reavers"), *rules);
    readArtifacts(map.required("artifacts"), *rules);
    readVillages(map.required("villages"), *rules);
    readKeeps(map.required("keeps"), *rules);
    readJourneys(map.required("journeys"), *rules);
    readBattles(map.required("battles"), *rules);
    readProphecies(map.required("prophecies"), *rules);
    readTerritories(map.required("territories"), *rules);
    readUpgrades(map.required("upgrades"), *rules);
    readPawns(map.required("pawns"), *rules);
    readTerror(map.required("terror"), *rules);
    map.finish();
    nameCards(*rules);
    nameSources(*rules);
    return rules;
}

}
