// SPDX-License-Identifier: GPL-3.0-or-later
// Spoils of villages and keeps, and the pawns they bring.
#include "words/piece_rules.h"

#include "words/say.h"

namespace heorot::raiders {

QString setSteps(const Rules& rules, KeepId card) {
    QStringList steps;
    for (const int glory : rules.keeps[card].set) steps << numberText(glory);
    return steps.join(QStringLiteral(", "));
}

namespace {

QString setRule(const Rules& rules, KeepId card) {
    //: A set of cards: %1 the glory of 1, 2, ... cards, as "2, 4, 9, 16"
    return Say::tr(
               "Kept for the end. One, two, three, and so on are worth this much glory: %1; any more begin a new set.")
        .arg(setSteps(rules, card));
}

QString villageRule(const Rules& rules, VillageId card, int runicTerror) {
    const VillageSpec& spec = rules.villageCard(card);
    switch (spec.kind) {
    case VillageSpec::Kind::Tile:
        //: %1 an upgrade tile, %2 what is gained instead
        return Say::tr("Take the tile (%1), or gain %2.").arg(upgradeText(spec.upgrade), bundleText(spec.other));
    case VillageSpec::Kind::Pillage:
        //: %1 and %2 what is gained
        return Say::tr("Gain %1. If you pillage it, also gain %2, without combat.")
            .arg(bundleText(spec.gain), bundleText(spec.pillage));
    case VillageSpec::Kind::Choice:
        //: %1 and %2 what is gained
        return Say::tr("Gain %1, or gain %2.").arg(bundleText(spec.gain), bundleText(spec.other));
    case VillageSpec::Kind::Runes:
        //: Runic Carvings: %1 terror that is discarded, %2 terror that another player gains, both as "1 terror"; %3
        //: what is gained instead
        return Say::tr("Discard %1 and choose another player, who gains %2; or gain %3.")
            .arg(terrorText(spec.gain.relief), terrorText(runicTerror), bundleText(spec.other));
    }
    return {};
}

QString keepRule(const Rules& rules, KeepId card) {
    const KeepSpec& spec = rules.keeps[card];
    if (!spec.set.empty()) return setRule(rules, card);
    if (isSetCard(card))
        //: A tapestry: %1 the glory of one of each kind, %2 the glory of any other
        return Say::tr("Kept for the end. One of each of the three tapestries is worth %1, any other %2.")
            .arg(gloryText(rules.tapestrySet.value), gloryText(rules.tapestrySingle.value));
    //: %1 what is gained, %2 a number, %3 what is gained by combat
    return Say::tr("Gain %1. You may then fight against a defense of %2 for %3.")
        .arg(bundleText(spec.gain), numberText(spec.defense), bundleText(spec.pillage));
}

}

QString spoilRule(const Rules& rules, SpoilId spoil, int runicTerror) {
    if (isKeep(spoil)) return keepRule(rules, keepOf(spoil));
    return isArtifact(spoil) ? artifactRule(rules, spoil) : villageRule(rules, spoil, runicTerror);
}

QString spoilBrief(const Rules& rules, SpoilId spoil, int runicTerror) {
    if (isKeep(spoil)) {
        const KeepSpec& spec = rules.keeps[keepOf(spoil)];
        //: A card that scores in a set at the end, in few words
        if (isSetCard(keepOf(spoil))) return Say::tr("a set");
        //: A keep card in few words: %1 what is gained, %2 the defense of its combat
        return Say::tr("%1; defense %2").arg(bundleText(spec.gain), numberText(spec.defense));
    }
    if (isArtifact(spoil)) return artifactPlace(rules, spoil);
    const VillageSpec& spec = rules.villageCard(spoil);
    //: A card in few words: %1 and %2 two gains of which one is chosen
    const auto either = [](const QString& one, const QString& other) { return Say::tr("%1 or %2").arg(one, other); };
    switch (spec.kind) {
    case VillageSpec::Kind::Tile: return either(upgradeText(spec.upgrade), bundleText(spec.other));
    case VillageSpec::Kind::Pillage: return bundleText(spec.gain);
    case VillageSpec::Kind::Choice: return either(bundleText(spec.gain), bundleText(spec.other));
    //: Runic Carvings in few words: %1 terror that another seat gains, as "1 terror"; %2 what is gained instead
    case VillageSpec::Kind::Runes:
        return Say::tr("give %1, or gain %2").arg(terrorText(runicTerror), bundleText(spec.other));
    }
    return {};
}

QString pawnRule(const Rules& rules, Pawn pawn) {
    const PawnSpec& spec = rules.pawns[static_cast<std::size_t>(pawn)];
    //: A pawn: %1, %2, %3 glory of each, %4 glory for the most
    return Say::tr("At the end each is worth %1 glory if you have 1 to 3, %2 if 4 or 5, %3 if more. Whoever has the "
                   "most, alone or tied, gains %4.")
        .arg(numberText(spec.each[0]), numberText(spec.each[1]), numberText(spec.each[2]), gloryText(spec.most));
}

}
