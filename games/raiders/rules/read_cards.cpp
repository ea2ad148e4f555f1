// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and tiles of raiders.yaml, each with the checks that print allows.
#include "rules/read.h"

namespace heorot::raiders {

using record::Cursor;
using record::MapCursor;

namespace {

/// The cards of a deck are counted by print.
void checkTotal(const Cursor& at, const std::string& what, int total, int printed) {
    if (total == printed) return;
    at.fail("there are " + std::to_string(printed) + ' ' + what + ", not " + std::to_string(total));
}

std::uint8_t copiesOf(MapCursor& entry) {
    return smallNumber(entry.required("copies"), 1, 20);
}

Ability readAbility(const Cursor& at) {
    MapCursor map = at.map();
    if (at.node().entries().empty()) at.fail("an ability gains, draws, turns or discards");
    Ability ability;
    if (const auto now = map.optional("now")) ability.now = readBundle(*now);
    const auto draw = map.optional("draw");
    const auto turn = map.optional("turn");
    const auto discard = map.optional("discard");
    if (int{draw.has_value()} + int{turn.has_value()} + int{discard.has_value()} > 1)
        at.fail("an ability draws, turns or discards, one of them");
    if (draw) {
        ability.kind = Ability::Kind::Draw;
        ability.deck = draw->oneOf({"villages", "keeps"}) == 0 ? Deck::Villages : Deck::Keeps;
        ability.count = smallNumber(map.required("count"), 2, 2);
    } else if (turn) {
        ability.kind = Ability::Kind::Turn;
        ability.color = static_cast<std::uint8_t>(turn->oneOf({"red", "blue", "yellow", "any"}));
    } else if (discard) {
        ability.kind = Ability::Kind::Buy;
        MapCursor price = discard->map();
        ability.dice = optionalNumber(price, "dice", 1, 2);
        ability.favor = optionalNumber(price, "favor", 1, 9);
        price.finish();
        if ((ability.dice == 0) == (ability.favor == 0)) discard->fail("dice or Favor is discarded, one of them");
        ability.then = readBundle(map.required("then"));
    }
    map.finish();
    return ability;
}

constexpr std::array<std::string_view, 12> effectNames{
    "keep-card", "specialize-ability", "turn-die",      "swap-prophecy", "discard-terror", "combat-dice", "food",
    "favor",     "roll-dice",          "promote-bonus", "level-three",   "cancel-journey"};

/// An icon of crew dice; of a clan by its own name.
void readStored(const Cursor& at, ArtifactSpec& artifact) {
    std::vector<std::string> names{"any", "shield", "chest", "longship", "hammer", "double-hammer"};
    names.insert(names.end(), clanIconNames.begin(), clanIconNames.end());
    const int index = at.oneOf(names);
    artifact.anyDie = index == 0;
    if (index > 5)
        artifact.color = static_cast<Color>(index - 6);
    else
        artifact.icon = static_cast<Icon>(index);
}

/// What each village card that is no artifact is, in the order of their names; print shows all of them.
constexpr std::array<const char*, villageCardNames.size()> villageKeys{
    "upgrade", "upgrade", "upgrade", "pillage", "pillage", "choice", "choice", "choice", "runes"};

VillageSpec readVillage(const Cursor& at, std::size_t index) {
    MapCursor entry = at.map();
    VillageSpec card;
    const auto upgrade = entry.optional("upgrade");
    const auto pillage = entry.optional("pillage");
    const auto choice = entry.optional("choice");
    const auto runes = entry.optional("runes");
    if (int{upgrade.has_value()} + int{pillage.has_value()} + int{choice.has_value()} + int{runes.has_value()} != 1)
        at.fail("a card has one of 'upgrade', 'pillage', 'choice' and 'runes'");
    entry.required(villageKeys[index]);
    if (upgrade) {
        card.kind = VillageSpec::Kind::Tile;
        card.upgrade = static_cast<Upgrade>(upgrade->oneOf(texts(upgradeNames)));
        // The first three cards are those of the three tiles.
        if (static_cast<std::size_t>(card.upgrade) != index)
            upgrade->fail("this card brings '" + std::string(upgradeNames[index]) + "'");
    } else if (pillage) {
        card.kind = VillageSpec::Kind::Pillage;
        card.gain = readBundle(entry.required("gain"));
        card.pillage = readBundle(*pillage);
    } else if (choice) {
        card.gain = readBundle(*choice);
    } else {
        card.kind = VillageSpec::Kind::Runes;
        card.gain.relief = smallNumber(*runes, 1, 9);
    }
    if (!pillage) card.other = readBundle(entry.required("other"));
    card.copies = copiesOf(entry);
    card.sure = readSureness(entry, std::array<std::string_view, 2>{"effect", "copies"});
    entry.finish();
    return card;
}

}

void readReavers(const Cursor& at, Rules& rules) {
    int total = 0;
    readAll(at, reaverNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        ReaverSpec& reaver = rules.reavers[i];
        reaver.clan = static_cast<Color>(entry.required("clan").oneOf(texts(clanNames)));
        reaver.copies = copiesOf(entry);
        reaver.gain = readColors(entry.required("gain"), 2);
        reaver.rally = readColors(entry.required("rally"), 2);
        reaver.ability = readAbility(entry.required("ability"));
        reaver.sure = readSureness(entry, std::array<std::string_view, 4>{"ability", "clan", "dice", "copies"});
        entry.finish();
        total += reaver.copies;
    });
    checkTotal(at, "Reavers", total, 66);
}

/// Whether an effect can be larger than one.
bool hasAmount(ArtifactSpec::Effect effect) {
    using enum ArtifactSpec::Effect;
    return effect == Relief || effect == CombatDice || effect == Food || effect == Favor || effect == RollDice;
}

void readArtifacts(const Cursor& at, Rules& rules) {
    readAll(at, artifactNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        ArtifactSpec& artifact = rules.artifacts[i];
        std::vector<std::string> where = texts(locationNames);
        where.emplace_back("any");
        const int location = entry.required("location").oneOf(where);
        artifact.anywhere = location == locations;
        if (!artifact.anywhere) artifact.location = static_cast<Location>(location);
        readStored(entry.required("stores"), artifact);
        for (Die die = 0; die < dieKinds; ++die) {
            const bool fits =
                iconOf(die) == artifact.icon && (artifact.icon != Icon::Clan || colorOf(die) == artifact.color);
            artifact.storable |= static_cast<std::uint32_t>(artifact.anyDie || fits) << die;
        }
        artifact.effect = static_cast<ArtifactSpec::Effect>(entry.required("effect").oneOf(texts(effectNames)));
        const Cursor amount = entry.required("amount");
        artifact.amount = smallNumber(amount, 1, 4);
        if (artifact.amount > 1 && !hasAmount(artifact.effect)) amount.fail("this effect happens once");
        artifact.glory = smallNumber(entry.required("glory"), 0, 20);
        artifact.copies = copiesOf(entry);
        artifact.sure = readSureness(entry, std::array<std::string_view, 3>{"effect", "glory", "copies"});
        entry.finish();
    });
}

void readVillages(const Cursor& at, Rules& rules) {
    int total = 0;
    for (const ArtifactSpec& artifact : rules.artifacts) total += artifact.copies;
    readAll(at, villageCardNames, [&](std::size_t i, const Cursor& place) {
        rules.villageCards[i] = readVillage(place, i);
        total += rules.villageCards[i].copies;
    });
    checkTotal(at, "Village Spoils, artifacts among them", total, 62);
}

/// Glory of 1, 2, ... cards; the whole set can be had.
void readSet(const Cursor& at, KeepSpec& card) {
    const auto items = at.items();
    if (items.empty() || items.size() > card.copies)
        at.fail("a set is of 1 to " + std::to_string(card.copies) + " cards, as many as there are, not of " +
                std::to_string(items.size()));
    for (const Cursor& item : items) card.set.push_back(smallNumber(item, 1, 100));
    checkRising(at, card.set, Rise::Always);
}

void readKeeps(const Cursor& at, Rules& rules) {
    int total = 0;
    readAll(at, keepNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        KeepSpec& card = rules.keeps[i];
        card.copies = copiesOf(entry);
        if (i <= static_cast<std::size_t>(KeepCard::Armor)) readSet(entry.required("set"), card);
        if (!isSetCard(static_cast<KeepId>(i))) {
            card.gain = readBundle(entry.required("gain"));
            card.defense = smallNumber(entry.required("defense"), 1, 9);
            card.pillage = readBundle(entry.required("pillage"));
        }
        card.sure = readSureness(entry, std::array<std::string_view, 2>{"effect", "copies"});
        entry.finish();
        total += card.copies;
    });
    checkTotal(at, "Keep Spoils", total, 76);
}

void readLoss(const Cursor& at, JourneySpec& journey) {
    MapCursor loss = at.map();
    if (at.node().entries().empty()) at.fail("at least one loss must stand here");
    journey.food = optionalNumber(loss, "food", 1, 9);
    journey.dice = optionalNumber(loss, "dice", 1, 1);
    journey.leader = optionalNumber(loss, "leader", 1, 1) == 1;
    journey.dieOfLeader = optionalNumber(loss, "dice-of-leader", 1, 1) == 1;
    journey.goods = optionalNumber(loss, "goods", 1, 1) == 1;
    loss.finish();
    if (int{journey.dice} + journey.dieOfLeader + journey.goods > 1) at.fail("one thing at most is chosen to be lost");
}

void readJourneys(const Cursor& at, Rules& rules) {
    int total = 0;
    readAll(at, journeyNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        JourneySpec& journey = rules.journeys[i];
        // Print: one is paid with a Reaver, one asks for nothing, the others are paid with dice; the Kraken rewards it.
        const bool isCalm = journeyNames[i] == "all-is-calm";
        if (journeyNames[i] == "famine")
            journey.payReaver = smallNumber(entry.required("pay-reaver"), 1, 1) == 1;
        else if (!isCalm)
            journey.pay.icons = readIcons(entry.required("pay"), rules);
        if (journeyNames[i] == "kraken") journey.paid = readBundle(entry.required("paid"));
        if (!isCalm) readLoss(entry.required("lose"), journey);
        journey.copies = copiesOf(entry);
        journey.sure = readSureness(entry, std::array<std::string_view, 2>{"effect", "copies"});
        entry.finish();
        total += journey.copies;
    });
    checkTotal(at, "Sea Journeys", total, 24);
}

void readBattles(const Cursor& at, Rules& rules) {
    int total = 0;
    readAll(at, battleNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        BattleSpec& battle = rules.battles[i];
        battle.defense = smallNumber(entry.required("defense"), 1, 9);
        battle.combination.icons = readIcons(entry.required("combination"), rules);
        battle.reward = readReward(entry.required("reward"));
        battle.copies = copiesOf(entry);
        battle.sure =
            readSureness(entry, std::array<std::string_view, 4>{"reward", "defense", "combination", "copies"});
        entry.finish();
        total += battle.copies;
    });
    checkTotal(at, "Sea Battles", total, 45);
}

void readProphecies(const Cursor& at, Rules& rules) {
    static const std::vector<std::string> counted{
        "treasure",       "art",        "armor",       "tapestry",      "food-territory", "favor-territory",
        "dice-territory", "red-reaver", "blue-reaver", "yellow-reaver", "farm-pawn",      "wall-pawn",
        "bastion-pawn",   "artifact",   "battle",      "prophecy",      "upgrade"};
    int total = 0;
    readAll(at, prophecyNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        ProphecySpec& prophecy = rules.prophecies[i];
        prophecy.glory = smallNumber(entry.required("glory"), 1, 9);
        prophecy.per = static_cast<ProphecySpec::Per>(entry.required("per").oneOf(counted));
        prophecy.copies = copiesOf(entry);
        prophecy.sure = readSureness(entry, std::array<std::string_view, 2>{"effect", "copies"});
        entry.finish();
        total += prophecy.copies;
    });
    checkTotal(at, "Prophecies", total, 34);
}

void readTerritories(const Cursor& at, Rules& rules) {
    readAll(at, territoryNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        TerritorySpec& territory = rules.territories[i];
        const Cursor defense = entry.required("defense");
        territory.defense = smallNumber(defense, 1, 9);
        if (territory.defense != levelOf(static_cast<Territory>(i))) defense.fail("the level is the defense");
        territory.cost = readCost(entry.required("cost"), rules);
        const Cursor list = entry.required("rewards");
        const auto rewards = list.items();
        if (rewards.empty() || rewards.size() > rewardsPerTerritory) list.fail("one to three rewards");
        int total = 0;
        for (std::size_t r = 0; r < rewards.size(); ++r) {
            MapCursor reward = rewards[r].map();
            territory.copies[r] = copiesOf(reward);
            territory.rewards[r] = readReward(reward.required("gain"));
            reward.finish();
            total += territory.copies[r];
        }
        territory.sure = readSureness(entry, std::array<std::string_view, 4>{"kind", "copies", "cost", "rewards"});
        entry.finish();
        checkTotal(list, "tiles of each kind", total, 6);
    });
}

void readUpgrades(const Cursor& at, Rules& rules) {
    int total = 0;
    readAll(at, upgradeNames, [&](std::size_t i, const Cursor& place) {
        MapCursor entry = place.map();
        UpgradeSpec& upgrade = rules.upgrades[i];
        const Cursor shown = entry.required("icons");
        const Counts<payIcons> counts = readIcons(shown, rules);
        for (std::size_t icon = 0; icon < payIcons; ++icon) {
            if (counts[icon] > 1) shown.fail("an icon stands here twice: a tile counts as one of its icons");
            upgrade.icons[icon] = counts[icon] > 0;
        }
        upgrade.copies = copiesOf(entry);
        upgrade.sure = readSureness(entry, std::array<std::string_view, 2>{"effect", "copies"});
        entry.finish();
        total += upgrade.copies;
    });
    checkTotal(at, "Ship Upgrades", total, 12);
}

}
