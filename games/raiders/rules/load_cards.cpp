// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and tiles of raiders.yaml, with the checks that follow from the print.
#include "rules/load.h"

#include <algorithm>

namespace heorot::raiders {

using data::Cursor;
using data::Entry;
using data::Fault;

namespace {

/// Reads the cards of a deck with their copies and confidences, and calls `read(index, entry, spec)` for the rest of a
/// card. Returns the sum of the copies.
template <class Names, class Specs, class Read>
int readDeck(const Cursor& at, const Names& names, Specs& specs, std::initializer_list<std::string_view> aspects,
             Read read) {
    int total = 0;
    data::readEntries(at, names, [&](std::size_t i, Entry& entry) {
        auto& spec = specs[i];
        entry.read("copies", spec.copies, 1, 20);
        read(i, entry, spec);
        spec.confidences = entry.readConfidences(aspects);
        total += spec.copies;
    });
    return total;
}

Ability readAbility(const Cursor& at) {
    Ability ability;
    Entry entry(at);
    entry.mustNotBeEmpty(Fault::tr("an ability must gain, draw, turn, or discard something"));
    if (const auto now = entry.optional("now")) ability.now = readBundle(*now);
    if (int{entry.has("draw")} + int{entry.has("turn")} + int{entry.has("discard")} > 1)
        at.fail(Fault::tr("an ability can do only one of these: draw, turn, or discard"));
    if (entry.has("draw")) {
        ability.kind = Ability::Kind::Draw;
        ability.deck = entry.required("draw").oneOf({"villages", "keeps"}) == 0 ? Deck::Villages : Deck::Keeps;
        entry.readFixed("count", ability.count, 2);
    } else if (entry.has("turn")) {
        ability.kind = Ability::Kind::Turn;
        entry.readName("turn", ability.color, notation::joined(colorNames, "any"));
    } else if (const auto discard = entry.optional("discard")) {
        ability.kind = Ability::Kind::Buy;
        data::readEntry(*discard, [&](Entry& price) {
            price.readOptional("dice", ability.dice, 1, 2);
            price.readOptional("favor", ability.favor, 1, 9);
        });
        if ((ability.dice == 0) == (ability.favor == 0))
            discard->fail(Fault::tr("an ability must discard either dice or Favor"));
        ability.then = readBundle(entry.required("then"));
    }
    entry.finish();
    return ability;
}

void readReavers(const Cursor& at, Rules& rules) {
    const auto read = [](std::size_t, Entry& entry, ReaverSpec& reaver) {
        entry.readName("clan", reaver.clan, clanNames);
        reaver.gain = readColors(entry.required("gain"), 2);
        reaver.rally = readColors(entry.required("rally"), 2);
        reaver.ability = readAbility(entry.required("ability"));
    };
    const int total = readDeck(at, reaverNames, rules.reavers, {"ability", "clan", "dice", "copies"}, read);
    //: %1 and %2 numbers
    data::checkTotal(at, Fault::tr("there must be %1 Reavers, not %2"), total, 66);
}

/// In the order of ArtifactSpec::Effect.
constexpr std::array<std::string_view, effectKinds> effectNames{
    "keep-card", "specialize-ability", "turn-die",      "swap-prophecy", "discard-terror", "combat-dice", "food",
    "favor",     "roll-dice",          "promote-bonus", "level-three",   "cancel-journey"};

/// Whether an effect can be larger than one.
bool hasAmount(ArtifactSpec::Effect effect) {
    using enum ArtifactSpec::Effect;
    return effect == Relief || effect == CombatDice || effect == Food || effect == Favor || effect == RollDice;
}

/// Reads an icon of crew dice; clan icons have the names of their clans.
void readStored(const Cursor& at, ArtifactSpec& artifact) {
    constexpr auto names =
        notation::joined("any", "shield", "chest", "longship", "hammer", "double-hammer", clanIconNames);
    const int index = at.oneOf(data::texts(names));
    artifact.anyDie = index == 0;
    if (index > 5)
        artifact.color = static_cast<Color>(index - 6);
    else
        artifact.icon = static_cast<Icon>(index);
    for (Die die = 0; die < dieKinds; ++die) {
        const bool fits =
            iconOf(die) == artifact.icon && (artifact.icon != Icon::Clan || colorOf(die) == artifact.color);
        artifact.storable |= static_cast<std::uint32_t>(artifact.anyDie || fits) << die;
    }
}

int readArtifacts(const Cursor& at, Rules& rules) {
    constexpr auto places = notation::joined(locationNames, "any");
    return readDeck(at, artifactNames, rules.artifacts, {"effect", "glory", "copies"},
                    [&](std::size_t, Entry& entry, ArtifactSpec& artifact) {
                        int location = 0;
                        entry.readName("location", location, places);
                        artifact.anywhere = location == locations;
                        if (!artifact.anywhere) artifact.location = static_cast<Location>(location);
                        readStored(entry.required("stores"), artifact);
                        entry.readName("effect", artifact.effect, effectNames);
                        entry.read("amount", artifact.amount, 1, 4);
                        if (artifact.amount > 1 && !hasAmount(artifact.effect))
                            entry.required("amount").fail(Fault::tr("this effect can happen only once"));
                        entry.read("glory", artifact.glory, 0, 20);
                    });
}

/// What the cards of each kind are known by, in the order of VillageSpec::Kind.
constexpr std::array<const char*, 4> villageKeys{"upgrade", "pillage", "choice", "runes"};
/// What each village card that is no artifact is, in the order of their names; print shows all of them.
constexpr std::array<VillageSpec::Kind, villageCardNames.size()> villageCardKinds = [] {
    using enum VillageSpec::Kind;
    return std::array{Tile, Tile, Tile, Pillage, Pillage, Choice, Choice, Choice, Runes};
}();

void readVillage(std::size_t index, Entry& entry, VillageSpec& card) {
    if (std::count_if(villageKeys.begin(), villageKeys.end(), [&](const char* key) { return entry.has(key); }) != 1)
        entry.at().fail(Fault::tr("a card must have exactly one of “upgrade”, “pillage”, “choice”, and “runes”"));
    card.kind = villageCardKinds[index];
    const char* key = villageKeys[static_cast<std::size_t>(card.kind)];
    const Cursor effect = entry.required(key);
    switch (card.kind) {
    case VillageSpec::Kind::Tile:
        entry.readName(key, card.upgrade, upgradeNames);
        // The first three cards are those of the three tiles.
        if (static_cast<std::size_t>(card.upgrade) != index)
            //: %1 a Ship Upgrade, as it is written in the file
            effect.fail(Fault::tr("this card must bring %1").arg(Fault::quoted(upgradeNames[index])));
        break;
    case VillageSpec::Kind::Pillage:
        card.gain = readBundle(entry.required("gain"));
        card.pillage = readBundle(effect);
        return;
    case VillageSpec::Kind::Choice: card.gain = readBundle(effect); break;
    case VillageSpec::Kind::Runes: entry.read(key, card.gain.relief, 1, 9); break;
    }
    card.other = readBundle(entry.required("other"));
}

void readVillages(const Cursor& at, Rules& rules, int artifactCards) {
    const int total = readDeck(at, villageCardNames, rules.villageCards, {"effect", "copies"}, readVillage);
    //: %1 and %2 numbers
    data::checkTotal(at, Fault::tr("there must be %1 Village Spoils, including artifacts, not %2"),
                     artifactCards + total, 62);
}

/// Reads the Glory of 1, 2, ... cards; there are enough copies for the whole set.
void readSet(const Cursor& at, KeepSpec& card) {
    const auto items = at.items();
    if (items.empty() || items.size() > card.copies)
        //: %1 and %2 numbers
        at.fail(
            Fault::tr("a set must have 1 to %1 cards, as many as there are, not %2").arg(card.copies, items.size()));
    for (const Cursor& item : items) card.set.push_back(static_cast<std::uint8_t>(item.integer(1, 100)));
    checkRising(at, card.set, Rise::Always);
}

void readKeeps(const Cursor& at, Rules& rules) {
    const int total =
        readDeck(at, keepNames, rules.keeps, {"effect", "copies"}, [](std::size_t i, Entry& entry, KeepSpec& card) {
            if (i <= static_cast<std::size_t>(KeepCard::Armor)) readSet(entry.required("set"), card);
            if (isSetCard(static_cast<KeepId>(i))) return;
            card.gain = readBundle(entry.required("gain"));
            entry.read("defense", card.defense, 1, 9);
            card.pillage = readBundle(entry.required("pillage"));
        });
    //: %1 and %2 numbers
    data::checkTotal(at, Fault::tr("there must be %1 Keep Spoils, not %2"), total, 76);
}

void readLoss(const Cursor& at, JourneySpec& journey) {
    data::readEntry(at, [&](Entry& loss) {
        loss.mustNotBeEmpty(Fault::tr("at least one loss is required"));
        loss.readOptional("food", journey.food, 1, 9);
        loss.readOptional("dice", journey.dice, 1, 1);
        loss.readMark("leader", journey.leader);
        loss.readMark("dice-of-leader", journey.dieOfLeader);
        loss.readMark("goods", journey.goods);
    });
    if (int{journey.dice} + journey.dieOfLeader + journey.goods > 1)
        at.fail(Fault::tr("at most one loss can be chosen"));
}

void readJourneys(const Cursor& at, Rules& rules) {
    // Print: one is paid with a Reaver, one asks for nothing, the others are paid with dice; the Kraken rewards it.
    const auto read = [&rules](std::size_t i, Entry& entry, JourneySpec& journey) {
        if (journeyNames[i] == "all-is-calm") return;
        if (journeyNames[i] == "famine")
            entry.readFixed("pay-reaver", journey.payReaver, 1);
        else
            journey.pay.icons = readIcons(entry.required("pay"), rules);
        if (journeyNames[i] == "kraken") journey.paid = readBundle(entry.required("paid"));
        readLoss(entry.required("lose"), journey);
    };
    //: %1 and %2 numbers
    data::checkTotal(at, Fault::tr("there must be %1 Sea Journeys, not %2"),
                     readDeck(at, journeyNames, rules.journeys, {"effect", "copies"}, read), 24);
}

void readBattles(const Cursor& at, Rules& rules) {
    const auto read = [&rules](std::size_t, Entry& entry, BattleSpec& battle) {
        entry.read("defense", battle.defense, 1, 9);
        battle.combination.icons = readIcons(entry.required("combination"), rules);
        battle.reward = readReward(entry.required("reward"));
    };
    const int total = readDeck(at, battleNames, rules.battles, {"reward", "defense", "combination", "copies"}, read);
    //: %1 and %2 numbers
    data::checkTotal(at, Fault::tr("there must be %1 Sea Battles, not %2"), total, 45);
}

/// In the order of ProphecySpec::Per.
constexpr std::array<std::string_view, prophecyCounts> countedNames{
    "treasure",       "art",        "armor",       "tapestry",      "food-territory", "favor-territory",
    "dice-territory", "red-reaver", "blue-reaver", "yellow-reaver", "farm-pawn",      "wall-pawn",
    "bastion-pawn",   "artifact",   "battle",      "prophecy",      "upgrade"};

void readProphecies(const Cursor& at, Rules& rules) {
    const auto read = [](std::size_t, Entry& entry, ProphecySpec& prophecy) {
        entry.read("glory", prophecy.glory, 1, 9);
        entry.readName("per", prophecy.per, countedNames);
    };
    //: %1 and %2 numbers
    data::checkTotal(at, Fault::tr("there must be %1 Prophecies, not %2"),
                     readDeck(at, prophecyNames, rules.prophecies, {"effect", "copies"}, read), 34);
}

void readRewards(const Cursor& at, TerritorySpec& territory) {
    const auto rewards = at.items();
    if (rewards.empty() || rewards.size() > rewardsPerTerritory)
        at.fail(Fault::tr("a territory must have one to three rewards"));
    int total = 0;
    for (std::size_t i = 0; i < rewards.size(); ++i)
        data::readEntry(rewards[i], [&](Entry& reward) {
            reward.read("copies", territory.copies[i], 1, 20);
            territory.rewards[i] = readReward(reward.required("gain"));
            total += territory.copies[i];
        });
    //: %1 and %2 numbers
    data::checkTotal(at, Fault::tr("there must be %1 tiles of each kind, not %2"), total, 6);
}

void readTerritories(const Cursor& at, Rules& rules) {
    data::readEntries(at, territoryNames, [&](std::size_t i, Entry& entry) {
        TerritorySpec& territory = rules.territories[i];
        entry.read("defense", territory.defense, 1, 9);
        if (territory.defense != levelOf(static_cast<Territory>(i)))
            entry.required("defense").fail(Fault::tr("the defense must equal the level"));
        territory.cost = readCost(entry.required("cost"), rules);
        readRewards(entry.required("rewards"), territory);
        territory.confidences = entry.readConfidences({"kind", "copies", "cost", "rewards"});
    });
}

void readUpgrades(const Cursor& at, Rules& rules) {
    const auto read = [&rules](std::size_t, Entry& entry, UpgradeSpec& upgrade) {
        const Cursor shown = entry.required("icons");
        const Counts<payIcons> counts = readIcons(shown, rules);
        for (std::size_t icon = 0; icon < payIcons; ++icon) {
            if (counts[icon] > 1)
                shown.fail(Fault::tr("an icon is listed twice, but a tile counts as only one of its icons"));
            upgrade.icons[icon] = counts[icon] > 0;
        }
    };
    //: %1 and %2 numbers
    data::checkTotal(at, Fault::tr("there must be %1 Ship Upgrades, not %2"),
                     readDeck(at, upgradeNames, rules.upgrades, {"effect", "copies"}, read), 12);
}

}

void readCards(Entry& root, Rules& rules) {
    readReavers(root.required("reavers"), rules);
    const int artifactCards = readArtifacts(root.required("artifacts"), rules);
    readVillages(root.required("villages"), rules, artifactCards);
    readKeeps(root.required("keeps"), rules);
    readJourneys(root.required("journeys"), rules);
    readBattles(root.required("battles"), rules);
    readProphecies(root.required("prophecies"), rules);
    readTerritories(root.required("territories"), rules);
    readUpgrades(root.required("upgrades"), rules);
}

}
