// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/names.h"

#include "words/say.h"

#include <QHash>

#include <array>

namespace heorot::raiders {

namespace {

/// A name with what it names, for translators.
struct Term {
    const char* text;
    const char* what;
};

QString said(const Term& term) {
    return QCoreApplication::translate("raiders", term.text, term.what);
}
template <std::size_t N, class T>
QString said(const std::array<Term, N>& terms, T number) {
    const auto index = static_cast<std::size_t>(number);
    return index < N ? said(terms[index]) : QString();
}

constexpr std::array<Term, locations> locationTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Recruit Reavers", "a location"),
    QT_TRANSLATE_NOOP3("raiders", "Trade with Villages", "a location"),
    QT_TRANSLATE_NOOP3("raiders", "Battle at Sea", "a location"),
    QT_TRANSLATE_NOOP3("raiders", "Raid Villages", "a location"),
    QT_TRANSLATE_NOOP3("raiders", "Raid Keeps", "a location"),
    QT_TRANSLATE_NOOP3("raiders", "Subdue Territories", "a location"),
}};

constexpr std::array<Term, locations> shortTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Recruit", "a location in one word"),
    QT_TRANSLATE_NOOP3("raiders", "Trade", "a location in one word"),
    QT_TRANSLATE_NOOP3("raiders", "Sea", "a location in one word"),
    QT_TRANSLATE_NOOP3("raiders", "Villages", "a location in one word"),
    QT_TRANSLATE_NOOP3("raiders", "Keeps", "a location in one word"),
    QT_TRANSLATE_NOOP3("raiders", "Territories", "a location in one word"),
}};

constexpr std::array<Term, colors> colorTerms{{
    QT_TRANSLATE_NOOP3("raiders", "red", "color of dice"),
    QT_TRANSLATE_NOOP3("raiders", "blue", "color of dice"),
    QT_TRANSLATE_NOOP3("raiders", "yellow", "color of dice"),
}};

constexpr std::array<Term, colors> clanTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Tyr", "a clan"),
    QT_TRANSLATE_NOOP3("raiders", "Odin", "a clan"),
    QT_TRANSLATE_NOOP3("raiders", "Yggdrasil", "a clan"),
}};

constexpr std::array<Term, icons> iconTerms{{
    QT_TRANSLATE_NOOP3("raiders", "clan sign", "sign of a die"),
    QT_TRANSLATE_NOOP3("raiders", "shield", "sign of a die"),
    QT_TRANSLATE_NOOP3("raiders", "chest", "sign of a die"),
    QT_TRANSLATE_NOOP3("raiders", "longship", "sign of a die"),
    QT_TRANSLATE_NOOP3("raiders", "hammer", "sign of a die"),
    QT_TRANSLATE_NOOP3("raiders", "double hammer", "sign of a die"),
}};
constexpr std::array<Term, colors> clanIconTerms{{
    QT_TRANSLATE_NOOP3("raiders", "helmet", "sign of a die"),
    QT_TRANSLATE_NOOP3("raiders", "raven", "sign of a die"),
    QT_TRANSLATE_NOOP3("raiders", "tree", "sign of a die"),
}};

constexpr std::array<Term, dieKinds> dieTerms{{
    QT_TRANSLATE_NOOP3("raiders", "red helmet", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "red shield", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "red chest", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "red longship", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "red hammer", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "red double hammer", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "blue raven", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "blue shield", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "blue chest", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "blue longship", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "blue hammer", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "blue double hammer", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "yellow tree", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "yellow shield", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "yellow chest", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "yellow longship", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "yellow hammer", "a die as it lies"),
    QT_TRANSLATE_NOOP3("raiders", "yellow double hammer", "a die as it lies"),
}};

constexpr std::array<Term, upgradeKinds> upgradeTerms{{
    QT_TRANSLATE_NOOP3("raiders", "shield upgrade", "a tile of the longship"),
    QT_TRANSLATE_NOOP3("raiders", "chest upgrade", "a tile of the longship"),
    QT_TRANSLATE_NOOP3("raiders", "longship or hammer upgrade", "a tile of the longship"),
}};

constexpr std::array<Term, pawnKinds> pawnTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Farm pawn", "a pawn"),
    QT_TRANSLATE_NOOP3("raiders", "Wall pawn", "a pawn"),
    QT_TRANSLATE_NOOP3("raiders", "Bastion pawn", "a pawn"),
}};

constexpr std::array<Term, reaverKinds> reaverTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Axe Chieftain", "a Reaver, a woman"),
    QT_TRANSLATE_NOOP3("raiders", "Chosen", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Fanatic", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Mercenary", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Pillager", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Flamebearer", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Hunter", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Spear Chieftain", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Robber", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Royal Guard", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Freeman", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Old Warrior", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Sword Chieftain", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Scout", "a Reaver, a woman"),
    QT_TRANSLATE_NOOP3("raiders", "Saga Keeper", "a Reaver, a woman"),
    QT_TRANSLATE_NOOP3("raiders", "Hiromenn", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Seeress", "a Reaver"),
    QT_TRANSLATE_NOOP3("raiders", "Spakona", "a Reaver"),
}};

constexpr std::array<Term, artifactKinds> artifactTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Andvarinaut", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Sacred Ash Staff", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Bodn", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Brisingamen", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Frigg’s Chalice", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Dainsleif", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Draupnir", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Eldrihmnir", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Mjölnir Fragment", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Harp of the Ljósálfar", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Hringhorni", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Járnglófar", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Laevateinn", "an artifact"),
    QT_TRANSLATE_NOOP3("raiders", "Skidbladnir", "an artifact"),
}};

constexpr std::array<Term, villageKinds - artifactKinds> villageTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Ship Upgrade: shield", "a village spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Ship Upgrade: chest", "a village spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Ship Upgrade: longship or hammer", "a village spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Farm", "a village spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Village Wall", "a village spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Bundle of Swords", "a village spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Bows and Arrows", "a village spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Axes and Spears", "a village spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Runic Carvings", "a village spoils card"),
}};

constexpr std::array<Term, keepKinds> keepTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Treasure", "a keep spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Art", "a keep spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Armor", "a keep spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Tapestry of Dearg", "a keep spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Tapestry of Buigh", "a keep spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Tapestry of Gorm", "a keep spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Keep Wall", "a keep spoils card"),
    QT_TRANSLATE_NOOP3("raiders", "Tower: blue and yellow", "a keep spoils card, with the colors of its dice"),
    QT_TRANSLATE_NOOP3("raiders", "Tower: red and blue", "a keep spoils card, with the colors of its dice"),
    QT_TRANSLATE_NOOP3("raiders", "Tower: red and yellow", "a keep spoils card, with the colors of its dice"),
}};

constexpr std::array<Term, journeyKinds> journeyTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Draugr Ambush", "a Sea Journey"),
    QT_TRANSLATE_NOOP3("raiders", "Famine", "a Sea Journey"),
    QT_TRANSLATE_NOOP3("raiders", "Kraken!", "a Sea Journey"),
    QT_TRANSLATE_NOOP3("raiders", "Rough Seas", "a Sea Journey"),
    QT_TRANSLATE_NOOP3("raiders", "Viking Raiders", "a Sea Journey"),
    QT_TRANSLATE_NOOP3("raiders", "Spoiled Rations", "a Sea Journey"),
    QT_TRANSLATE_NOOP3("raiders", "All Is Calm", "a Sea Journey"),
}};

constexpr std::array<Term, battleKinds> battleTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Transport", "a Sea Battle"),
    QT_TRANSLATE_NOOP3("raiders", "Draugar Raiders", "a Sea Battle"),
    QT_TRANSLATE_NOOP3("raiders", "Skiff", "a Sea Battle"),
    QT_TRANSLATE_NOOP3("raiders", "Knarr", "a Sea Battle"),
    QT_TRANSLATE_NOOP3("raiders", "Exiles", "a Sea Battle"),
    QT_TRANSLATE_NOOP3("raiders", "Longship", "a Sea Battle"),
    QT_TRANSLATE_NOOP3("raiders", "Lyngbakr", "a Sea Battle"),
    QT_TRANSLATE_NOOP3("raiders", "Spawn of Jormungandr", "a Sea Battle"),
}};

constexpr std::array<Term, prophecyKinds> prophecyTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Stolen Armor", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Champion of the Seas", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Champion of Valhalla", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Treasure Hunter", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Chosen of Seidr", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Feast of the Gods", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Proud Conquerors", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Berserker’s Glory", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Refined Tastes", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Warrior of Odin", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Juggernaut", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Plunderer", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Prophet of Odin", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Sailor’s Reward", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Killer Lord", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "World Shaman", "a Prophecy"),
    QT_TRANSLATE_NOOP3("raiders", "Vanquisher", "a Prophecy"),
}};

constexpr std::array<Term, decks> deckTerms{{
    QT_TRANSLATE_NOOP3("raiders", "Reavers", "a deck"),
    QT_TRANSLATE_NOOP3("raiders", "village spoils", "a deck"),
    QT_TRANSLATE_NOOP3("raiders", "keep spoils", "a deck"),
    QT_TRANSLATE_NOOP3("raiders", "Sea Journeys", "a deck"),
    QT_TRANSLATE_NOOP3("raiders", "Sea Battles", "a deck"),
    QT_TRANSLATE_NOOP3("raiders", "Prophecies", "a deck"),
}};

}

QString locationText(Location location) {
    return said(locationTerms, location);
}
QString locationShort(Location location) {
    return said(shortTerms, location);
}
QString slotText(Slot slot) {
    return locationShort(locationOf(slot));
}
QString colorText(Color color) {
    return said(colorTerms, color);
}
QString clanText(Color clan) {
    return said(clanTerms, clan);
}
QString iconText(Color color, Icon icon) {
    return icon == Icon::Clan ? said(clanIconTerms, color) : said(iconTerms, icon);
}
QString dieText(Die die) {
    return said(dieTerms, die);
}
QString upgradeText(Upgrade upgrade) {
    return said(upgradeTerms, upgrade);
}
QString payerText(Payer payer) {
    return isUpgrade(payer) ? upgradeText(upgradeOf(payer)) : dieText(payer);
}
QString pawnText(Pawn pawn) {
    return said(pawnTerms, pawn);
}
QString reaverText(ReaverId reaver) {
    return said(reaverTerms, reaver);
}
QString artifactText(ArtifactId artifact) {
    return said(artifactTerms, artifact);
}
QString villageText(VillageId card) {
    return isArtifact(card) ? artifactText(card) : said(villageTerms, card - artifactKinds);
}
QString keepText(KeepId card) {
    return said(keepTerms, card);
}
QString spoilText(SpoilId spoil) {
    return isKeep(spoil) ? keepText(keepOf(spoil)) : villageText(spoil);
}
QString spoilShort(SpoilId spoil) {
    if (isKeep(spoil)) {
        switch (static_cast<KeepCard>(keepOf(spoil))) {
        //: A keep spoils card, as short as can be: a tapestry by its name
        case KeepCard::TapestryDearg: return Say::tr("Tapestry Dearg");
        //: A keep spoils card, as short as can be: a tapestry by its name
        case KeepCard::TapestryBuigh: return Say::tr("Tapestry Buigh");
        //: A keep spoils card, as short as can be: a tapestry by its name
        case KeepCard::TapestryGorm: return Say::tr("Tapestry Gorm");
        case KeepCard::TowerBlueYellow:
        case KeepCard::TowerRedBlue:
        //: A keep spoils card, as short as can be; its picture shows which of the towers
        case KeepCard::TowerRedYellow: return Say::tr("Tower");
        default: return spoilText(spoil);
        }
    }
    if (isArtifact(spoil)) return spoilText(spoil);
    switch (static_cast<VillageCard>(spoil)) {
    case VillageCard::UpgradeShield:
    case VillageCard::UpgradeChest:
    //: A village spoils card, as short as can be; its picture shows which
    case VillageCard::UpgradeLongshipHammer: return Say::tr("Ship Upgrade");
    default: return spoilText(spoil);
    }
}
QString journeyText(JourneyId journey) {
    return said(journeyTerms, journey);
}
QString battleText(BattleId battle) {
    return said(battleTerms, battle);
}
QString prophecyText(ProphecyId prophecy) {
    return said(prophecyTerms, prophecy);
}

QString territoryText(Territory territory) {
    // Roman, so that nobody takes it for a price.
    static const std::array<QString, 3> levels{QStringLiteral("I"), QStringLiteral("II"), QStringLiteral("III")};
    const QString& level = levels.at(static_cast<std::size_t>(levelOf(territory) - 1));
    switch (typeOf(territory)) {
    //: A territory tile: %1 its level, I to III
    case TerritoryType::Food: return Say::tr("Food territory %1").arg(level);
    //: A territory tile: %1 its level, I to III
    case TerritoryType::Favor: return Say::tr("Favor territory %1").arg(level);
    //: A territory tile: %1 its level, I to III
    case TerritoryType::Dice: return Say::tr("Dice territory %1").arg(level);
    }
    return {};
}

QString deckText(Deck deck) {
    return said(deckTerms, deck);
}

QString breakable(const QString& name) {
    static thread_local QString known;
    static thread_local QHash<QString, QString> words;
    const QString list =
        //: Words of names of cards, Reavers and pawns, each with | where it may be broken at the end of a line. Every
        //: language has its own words here: those that are longer than about seven letters
        Say::tr("Andvari|naut Bas|tion Berser|ker’s Brisin|gamen Cham|pion Chief|tain Conquer|ors Dains|leif "
                "Draup|nir Eldri|hmnir Fana|tic Flame|bearer Frag|ment Hiro|menn Hring|horni "
                "Járn|glófar Jormun|gandr Jugger|naut Laeva|teinn Ljós|álfar Long|ship Lyng|bakr Merce|nary Pilla|ger "
                "Plun|derer Skid|bladnir Spa|kona Tapes|tries Tapes|try Terri|tories Trans|port Trea|sure Van|quisher "
                "Val|halla War|rior");
    if (list != known) {
        known = list;
        words.clear();
        for (const QString& word : list.split(u' '))
            words.insert(QString(word).remove(u'|'), QString(word).replace(u'|', QChar(0x00AD)));
    }
    QStringList parts = name.split(u' ');
    for (QString& part : parts) part = words.value(part, part);
    return parts.join(u' ');
}

}
