// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/art.h"

#include "rules/names.h"
#include "rules/tables.h"

namespace heorot::raiders {

namespace {

using game::Tone;

constexpr double smallCut = 30;

QString text(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}
template <std::size_t N>
QString named(const char* kind, const std::array<std::string_view, N>& names, std::size_t number) {
    return QLatin1StringView(kind) + text(names.at(number));
}

}

QString artOf(const QString& name, double size) {
    return QStringLiteral("raiders/") + name + (size < smallCut ? QStringLiteral("-small") : QString());
}

QString locationArt(Location location) {
    return named("location-", locationNames, static_cast<std::size_t>(location));
}
QString dieArt(Die die) {
    return QStringLiteral("die-") + QString::fromStdString(dieName(die));
}
QString colorArt(Color color) {
    return named("die-", colorNames, static_cast<std::size_t>(color));
}
QString askedArt(Icon icon) {
    return named("die-neutral-", iconNames, static_cast<std::size_t>(icon));
}
QString iconArt(Color color, Icon icon) {
    return QStringLiteral("sign-") + text(iconName(color, icon));
}
QString clanArt(Color clan) {
    return named("clan-", clanNames, static_cast<std::size_t>(clan));
}
QString pipArt(Color clan) {
    return named("pip-", clanNames, static_cast<std::size_t>(clan));
}
QString payerArt(Payer payer) {
    return isUpgrade(payer) ? text(upgradeNames.at(static_cast<std::size_t>(upgradeOf(payer)))) : dieArt(payer);
}
QString pawnArt(Pawn pawn) {
    return text(pawnNames.at(static_cast<std::size_t>(pawn)));
}
QString territoryArt(Territory territory) {
    return named("territory-", territoryNames, territory);
}
QString typeArt(TerritoryType type) {
    switch (type) {
    case TerritoryType::Food: return QStringLiteral("territory-food");
    case TerritoryType::Favor: return QStringLiteral("territory-favor");
    case TerritoryType::Dice: break;
    }
    return QStringLiteral("territory-dice");
}
QString prophecyArt(ProphecyId prophecy) {
    return named("prophecy-", prophecyNames, prophecy);
}
QString battleArt(BattleId battle) {
    return named("battle-", battleNames, battle);
}
QString journeyArt(JourneyId journey) {
    return named("journey-", journeyNames, journey);
}
QString reaverArt(ReaverId reaver) {
    return named("reaver-", reaverNames, reaver);
}
QString spoilArt(SpoilId spoil) {
    return QStringLiteral("spoil-") + QString::fromStdString(spoilName(spoil));
}
QString artifactArt(ArtifactId artifact) {
    return named("spoil-", artifactNames, artifact);
}

Face reaverFace(Color clan, ReaverId reaver) {
    constexpr std::array tones{Tone::Loss, Tone::Sea, Tone::Gold};
    const auto index = static_cast<std::size_t>(clan);
    return {named("card-front-", clanNames, index), reaverArt(reaver), tones.at(index)};
}

Face spoilFace(SpoilId spoil) {
    const auto face = [&](const char* front, Tone tone) {
        return Face{QLatin1StringView(front), spoilArt(spoil), tone};
    };
    if (isKeep(spoil))
        return isSetCard(keepOf(spoil)) ? face("card-front-set", Tone::Gain) : face("card-front-plunder", Tone::Line);
    if (isArtifact(spoil)) return face("card-front-artifact", Tone::Sea);
    switch (static_cast<VillageCard>(spoil)) {
    case VillageCard::UpgradeShield:
    case VillageCard::UpgradeChest:
    case VillageCard::UpgradeLongshipHammer: return face("card-front-upgrade", Tone::SecondInk);
    case VillageCard::Farm:
    case VillageCard::VillageWall: return face("card-front-plunder", Tone::Line);
    default: return face("card-front-weapon", Tone::Loss);
    }
}

Face battleFace(BattleId battle) {
    return {QStringLiteral("card-front-battle"), battleArt(battle), Tone::Sea};
}
Face journeyFace(JourneyId journey) {
    return {QStringLiteral("card-front-journey"), journeyArt(journey), Tone::Sea};
}
Face prophecyFace(ProphecyId prophecy) {
    return {QStringLiteral("card-front-prophecy"), prophecyArt(prophecy), Tone::Gain};
}

QStringList allArt() {
    QStringList names;
    const auto add = [&](const QString& name) { names << name << name + QStringLiteral("-small"); };
    for (int i = 0; i < locations; ++i) add(locationArt(static_cast<Location>(i)));
    for (Die die = 0; die < dieKinds; ++die) add(dieArt(die));
    for (int icon = 1; icon <= payIcons; ++icon) add(askedArt(static_cast<Icon>(icon)));
    for (int color = 0; color < colors; ++color) {
        add(clanArt(static_cast<Color>(color)));
        add(pipArt(static_cast<Color>(color)));
        add(colorArt(static_cast<Color>(color)));
        for (int icon = 0; icon < icons; ++icon) add(iconArt(static_cast<Color>(color), static_cast<Icon>(icon)));
    }
    for (int i = 0; i < upgradeKinds; ++i) add(payerArt(payerOf(static_cast<Upgrade>(i))));
    for (int i = 0; i < pawnKinds; ++i) add(pawnArt(static_cast<Pawn>(i)));
    for (Territory i = 0; i < territoryKinds; ++i) {
        add(territoryArt(i));
        names << territoryArt(i) + QStringLiteral("-slat");
        add(typeArt(typeOf(i)));
    }
    for (ProphecyId i = 0; i < prophecyKinds; ++i) add(prophecyArt(i));
    for (BattleId i = 0; i < battleKinds; ++i) add(battleArt(i));
    for (JourneyId i = 0; i < journeyKinds; ++i) add(journeyArt(i));
    for (ReaverId i = 0; i < reaverKinds; ++i) add(reaverArt(i));
    for (VillageId i = 0; i < villageKinds; ++i) add(spoilArt(i));
    for (KeepId i = 0; i < keepKinds; ++i) add(spoilArt(spoilOfKeep(i)));
    for (const char* front : {"tyr", "odin", "yggdrasil", "artifact", "upgrade", "plunder", "weapon", "set", "battle",
                              "journey", "prophecy"}) {
        const QString name = QStringLiteral("card-front-") + QLatin1StringView(front);
        add(name);
        names << name + QStringLiteral("-slat");
    }
    for (const char* name : {"food",           "favor",        "glory",         "terror",          "card-reaver",
                             "card-village",   "card-keep",    "card-prophecy", "card-artifact",   "card-glory",
                             "location-rest",  "die-any",      "die-neutral",   "die-combat",      "die-combat-0",
                             "die-combat-1",   "die-combat-2", "die-socket",    "die-socket-dark", "die-asked",
                             "die-spent",      "pip-empty",    "use-rally",     "use-specialize",  "use-promote",
                             "state-leader",   "state-fired",  "upgrade-used",  "seat-longship",   "honor-ship",
                             "start-player",   "defense",      "worth",         "success",         "success-needed",
                             "success-missed", "back-prophecy"})
        add(QLatin1StringView(name));
    for (const char* type : {"food", "favor", "dice"})
        names << QStringLiteral("territory-%1-subdued").arg(QLatin1StringView(type));
    for (const int width : {1120, 1240, 1360, 1480, 1600}) names << QStringLiteral("hull-%1").arg(width);
    QStringList arts;
    names.removeDuplicates();
    for (const QString& name : names) arts << QStringLiteral("raiders/") + name;
    for (const char* name :
         {"hall/background", "hall/person", "hall/computer", "icons/tick", "icons/lock", "icons/warning"})
        arts << QLatin1StringView(name);
    return arts;
}

}
