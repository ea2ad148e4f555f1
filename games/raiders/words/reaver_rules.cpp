// SPDX-License-Identifier: GPL-3.0-or-later
// Reavers with their clans, and artifacts.
#include "words/forms.h"
#include "words/piece_rules.h"

#include "words/say.h"

namespace heorot::raiders {

namespace {

QString turnRule(std::uint8_t color) {
    //: Ability of a Reaver: %1 a die, as "a red die" or "any die"
    return Say::tr("You may turn %1 to any face.").arg(dieOfColor(color));
}

QString priceText(const Ability& ability) {
    return ability.dice > 0 ? diceText(ability.dice) : favorText(ability.favor);
}

QString dicePerColor(const Counts<colors>& counts) {
    QStringList parts;
    for (int color = 0; color < colors; ++color)
        if (const int count = counts[static_cast<std::size_t>(color)]; count > 0)
            parts << coloredDice(static_cast<Color>(color), count);
    return listed(parts);
}

QString worksText(const ArtifactSpec& spec) {
    //: Where an artifact works
    return spec.anywhere ? Say::tr("any location") : locationText(spec.location);
}

QString effectRule(const ArtifactSpec& spec) {
    using Effect = ArtifactSpec::Effect;
    const int amount = spec.amount;
    switch (spec.effect) {
    case Effect::DrawKeep: return Say::tr("Draw a keep spoils card.");
    case Effect::FireAbility: return Say::tr("Use the ability of a Reaver you recruit now.");
    case Effect::TurnDie: return Say::tr("Turn another of your dice to any face.");
    case Effect::SwapProphecy: return Say::tr("Draw a Prophecy, then discard one.");
    case Effect::Relief: return Say::tr("Discard a terror.");
    case Effect::CombatDice: return Say::tr("Roll %n more combat dice; decide before the first roll.", nullptr, amount);
    //: %1 food, as "2 food"
    case Effect::Food: return Say::tr("Gain %1.", "an artifact").arg(foodText(amount));
    //: %1 favor, as "2 favor"
    case Effect::Favor: return Say::tr("Gain %1.", "an artifact").arg(favorText(amount));
    case Effect::RollDice: return Say::tr("Gain and roll %n dice of colors you choose.", nullptr, amount);
    case Effect::PromoteBonus: return Say::tr("Gain the Leader bonus of a Reaver you recruit now.");
    case Effect::LevelThree: return Say::tr("When you subdue a level 1 or 2 tile, take a level 3 tile instead.");
    case Effect::CancelJourney: return Say::tr("Discard the Sea Journey just revealed; it has no effect.");
    }
    return {};
}

}

QString abilityBrief(const Rules& rules, ReaverId reaver) {
    const Ability& ability = rules.reavers[reaver].ability;
    switch (ability.kind) {
    case Ability::Kind::Gain: return ability.now.die != none ? dieText(ability.now.die) : bundleText(ability.now);
    //: An ability in few words: %1 cards drawn, of which one is kept
    case Ability::Kind::Draw: return Say::tr("keep 1 of %1").arg(drawnText(ability.deck, ability.count));
    //: An ability in few words: %1 a die, as "a red die"
    case Ability::Kind::Turn: return Say::tr("turn %1").arg(dieOfColor(ability.color));
    case Ability::Kind::Buy:
        //: An ability in few words: %1 what is paid, %2 what is gained
        return Say::tr("%1 for %2").arg(priceText(ability), bundleText(ability.then));
    }
    return {};
}

QString abilityShort(const Rules& rules, ReaverId reaver) {
    const Ability& ability = rules.reavers[reaver].ability;
    if (ability.kind != Ability::Kind::Draw) return abilityBrief(rules, reaver);
    const QString drawn = numberText(ability.count);
    //: An ability in as few words as can be: of %1 village spoils cards that are drawn one is kept
    if (ability.deck == Deck::Villages) return Say::tr("1 of %1 village cards").arg(drawn);
    //: An ability in as few words as can be: of %1 keep spoils cards that are drawn one is kept
    return Say::tr("1 of %1 keep cards").arg(drawn);
}

QString abilityRule(const Rules& rules, ReaverId reaver) {
    const Ability& ability = rules.reavers[reaver].ability;
    switch (ability.kind) {
    //: Ability of a Reaver: %1 what is gained
    case Ability::Kind::Gain: return Say::tr("Gain %1.").arg(bundleText(ability.now));
    //: Ability of a Reaver: %1 cards
    case Ability::Kind::Draw: return Say::tr("Draw %1 and keep one.").arg(drawnText(ability.deck, ability.count));
    case Ability::Kind::Turn: return turnRule(ability.color);
    case Ability::Kind::Buy:
        return joined({ability.now.food > 0 ? Say::tr("Gain %1.").arg(bundleText(ability.now)) : QString(),
                       //: Ability of a Reaver: %1 dice or favor, %2 what is gained
                       Say::tr("You may discard %1 to gain %2.").arg(priceText(ability), bundleText(ability.then))});
    }
    return {};
}

QString reaverRule(const Rules& rules, ReaverId reaver) {
    const ReaverSpec& spec = rules.reavers[reaver];
    return joined({//: %1 a clan
                   Say::tr("Clan of %1.").arg(clanText(spec.clan)),
                   //: %1 dice that are rolled, %2 dice of Rally
                   Say::tr("When recruited, it brings %1 to roll; Rally brings %2 on any face.")
                       .arg(dicePerColor(spec.gain), dicePerColor(spec.rally)),
                   //: %1 the bonus of the clan
                   Say::tr("As Leader it brings %1.").arg(promotionText(rules, spec.clan)),
                   //: %1 a sentence
                   Say::tr("Ability: %1").arg(abilityRule(rules, reaver))});
}

QString reaverTip(const Rules& rules, ReaverId reaver) {
    const ReaverSpec& spec = rules.reavers[reaver];
    return QStringList{
        abilityRule(rules, reaver),
        //: A tip of a Reaver: %1 dice that are rolled when it is recruited, %2 dice on any face
        Say::tr("Recruited: %1, rolled. Rallied: %2.").arg(dicePerColor(spec.gain), dicePerColor(spec.rally)),
        //: A tip of a Reaver: %1 its clan, %2 what it brings as Leader
        Say::tr("Leader of the clan of %1: %2.").arg(clanText(spec.clan), promotionText(rules, spec.clan))}
        .join(u'\n');
}

QString reaverLine(const Rules& rules, ReaverId reaver) {
    //: A Reaver in a line: %1 its ability in few words, %2 dice that are rolled when it is recruited
    return Say::tr("%1; brings %2", "Reaver").arg(abilityBrief(rules, reaver), recruitDice(rules, reaver));
}

QString leaderTip(const Rules& rules, ReaverId reaver) {
    const Color clan = rules.reavers[reaver].clan;
    return QStringList{
        //: A tip of the Leader: %1 the sign of its clan
        Say::tr("Dice with the %1 pay for a shield, a chest, a longship, or a hammer.").arg(iconText(clan, Icon::Clan)),
        //: %1 a clan
        Say::tr("Clan of %1.").arg(clanText(clan))}
        .join(u'\n');
}

QString recruitDice(const Rules& rules, ReaverId reaver) {
    return dicePerColor(rules.reavers[reaver].gain);
}

QString rallyText(const Rules& rules, ReaverId reaver) {
    return dicePerColor(rules.reavers[reaver].rally);
}

QString promotionText(const Rules& rules, Color clan) {
    const ClanSpec& spec = rules.clans[static_cast<std::size_t>(clan)];
    return spec.drawsSpoils ? Say::tr("a village or keep spoils card") : bundleText(spec.promote);
}

QString clanRule(const Rules& rules, Color clan) {
    //: %1 a clan, %2 a sign of dice, %3 a bonus
    return Say::tr("Clan of %1. As Leader, its Reavers make each die that shows the %2 count as shield, chest, "
                   "longship, or hammer, and bring %3.")
        .arg(clanText(clan), iconText(clan, Icon::Clan), promotionText(rules, clan));
}

QString artifactPlace(const Rules& rules, ArtifactId artifact) {
    return worksText(rules.artifacts[artifact]);
}

QString storedSign(const Rules& rules, ArtifactId artifact) {
    const ArtifactSpec& spec = rules.artifacts[artifact];
    return spec.anyDie ? Say::tr("any die") : iconText(spec.color, spec.icon);
}

QString artifactBrief(const Rules& rules, ArtifactId artifact) {
    const ArtifactSpec& spec = rules.artifacts[artifact];
    using Effect = ArtifactSpec::Effect;
    switch (spec.effect) {
    case Effect::DrawKeep: return drawnText(Deck::Keeps, spec.amount);
    //: Effect of an artifact in few words
    case Effect::FireAbility: return Say::tr("use an ability");
    //: Effect of an artifact in few words
    case Effect::TurnDie: return Say::tr("turn a die");
    //: Effect of an artifact in few words
    case Effect::SwapProphecy: return Say::tr("swap a Prophecy");
    //: Effect of an artifact in few words: %1 as "1 terror"
    case Effect::Relief: return Say::tr("%1 less").arg(terrorText(spec.amount));
    //: Effect of an artifact in few words
    case Effect::CombatDice: return Say::tr("%n combat dice", nullptr, spec.amount);
    case Effect::Food: return foodText(spec.amount);
    case Effect::Favor: return favorText(spec.amount);
    //: Effect of an artifact in few words: dice that are rolled
    case Effect::RollDice: return Say::tr("%n dice rolled", nullptr, spec.amount);
    //: Effect of an artifact in few words
    case Effect::PromoteBonus: return Say::tr("a Leader bonus");
    //: Effect of an artifact in few words
    case Effect::LevelThree: return Say::tr("level 3 instead");
    //: Effect of an artifact in few words
    case Effect::CancelJourney: return Say::tr("no journey");
    }
    return {};
}

namespace {

/// Two effects change what happens in an action and are nothing to who rests.
QString whenRule(const ArtifactSpec& spec) {
    using Effect = ArtifactSpec::Effect;
    if (spec.effect == Effect::LevelThree || spec.effect == Effect::CancelJourney)
        return Say::tr("Once in each activation.");
    return Say::tr("Once in each activation, as soon as the location is chosen, even when you rest.");
}

}

QString artifactLine(const Rules& rules, ArtifactId artifact) {
    //: An artifact in a line: %1 where it works, %2 what it does in few words, %3 its glory at the end
    return Say::tr("%1: %2; %3", "artifact")
        .arg(worksText(rules.artifacts[artifact]), artifactBrief(rules, artifact),
             gloryText(rules.artifacts[artifact].glory));
}

QString artifactTip(const Rules& rules, ArtifactId artifact) {
    const ArtifactSpec& spec = rules.artifacts[artifact];
    const QStringList lines{
        //: %1 glory, as "2 glory"
        joined({effectRule(spec), Say::tr("At the end, it is worth %1.").arg(gloryText(spec.glory))}),
        //: A tip of an artifact: %1 where it works, %2 the sign of the die it stores, or "any die"
        Say::tr("%1: once, for the die stored on it (%2).").arg(worksText(spec), storedSign(rules, artifact))};
    return lines.join(u'\n');
}

QString artifactRule(const Rules& rules, ArtifactId artifact) {
    const ArtifactSpec& spec = rules.artifacts[artifact];
    return joined({//: An artifact: %1 where it works, %2 the sign of the die it stores, or "any die"
                   Say::tr("%1: discard the die stored on it (%2).").arg(worksText(spec), storedSign(rules, artifact)),
                   effectRule(spec), whenRule(spec),
                   //: %1 glory, as "2 glory"
                   Say::tr("At the end, it is worth %1.").arg(gloryText(spec.glory))});
}

}
