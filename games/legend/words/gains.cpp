// SPDX-License-Identifier: GPL-3.0-or-later
// What icons, prizes and options give, in a word and within a sentence.
#include "words/names.h"
#include "words/say.h"

#include <QLocale>

namespace heorot::legend {

QString gainName(Gain gain, const Rules& rules) {
    const QString amount = QLocale().toString(gain.amount);
    switch (gain.kind) {
    case GainKind::Fame: return tokenName(fameToken(gain.amount));
    case GainKind::Treasure: return tokenName(treasureToken(gain.amount));
    //: What an icon gives: %n round tokens, drawn unseen
    case GainKind::Alliance: return Say::tr("%n alliance(s)", nullptr, gain.amount);
    //: What an icon gives
    case GainKind::Cards: return Say::tr("%n card(s)", nullptr, gain.amount);
    case GainKind::Special: return cardName(gain.amount);
    case GainKind::Wound:
        //: What an icon gives: a wound, and %n cards for it
        if (rules.woundCards > 0) return Say::tr("a wound and %n card(s)", nullptr, rules.woundCards);
        return threatName(gain.kind);
    case GainKind::Scratch:
    case GainKind::DoubleWound:
    case GainKind::Misfortune: return threatName(gain.kind);
    //: What an icon of Death of Beowulf gives: %1 a value of fame
    case GainKind::FameOrHeal: return Say::tr("fame %1 or a healed wound").arg(amount);
    //: What an option of Selection gives
    case GainKind::Healing: return Say::tr("healing of all scratches");
    }
    return {};
}

QString threatName(GainKind threat) {
    switch (threat) {
    //: The small bad thing: three of them become a wound
    case GainKind::Scratch: return Say::tr("a scratch");
    //: The large bad thing
    case GainKind::Wound: return Say::tr("a wound");
    //: The tile with two wounds
    case GainKind::DoubleWound: return Say::tr("the double wound");
    //: The token that costs two points
    case GainKind::Misfortune: return Say::tr("a misfortune");
    default: return {};
    }
}

namespace {

/// Without the name of its owner.
QString shortSpecial(Card card) {
    switch (card) {
    //: King Hrothgar's Blessing, short
    case blessing: return Say::tr("Blessing");
    //: Queen Wealhtheow's Inspiration, short
    case inspiration: return Say::tr("Inspiration");
    //: Beowulf's Daring, short
    case daring: return Say::tr("Daring");
    //: Beowulf's Resolve, short
    case resolve: return Say::tr("Resolve");
    //: The Warrior's Rest, short
    case warriorsRest: return Say::tr("Rest", "card");
    default: return cardName(card);
    }
}

}

QString gainCaption(Gain gain) {
    switch (gain.kind) {
    //: Below the picture of an icon
    case GainKind::Fame: return Say::tr("Fame");
    //: Below the picture of an icon
    case GainKind::Treasure: return Say::tr("Treasure", "icon");
    //: Below the picture of an icon
    case GainKind::Alliance: return Say::tr("Alliance");
    //: Below the picture of an icon
    case GainKind::Cards: return Say::tr("Cards");
    case GainKind::Special: return shortSpecial(gain.amount);
    //: Below the picture of an icon: the small bad thing
    case GainKind::Scratch: return Say::tr("Scratch");
    //: Below the picture of an icon: the large bad thing
    case GainKind::Wound: return Say::tr("Wound");
    //: Below the picture of an icon
    case GainKind::DoubleWound: return Say::tr("Double wound");
    //: Below the picture of an icon
    case GainKind::Misfortune: return Say::tr("Misfortune");
    //: Below the picture of an icon: fame, or a wound is healed
    case GainKind::FameOrHeal: return Say::tr("Fame or healing");
    //: Below the picture of an option
    case GainKind::Healing: return Say::tr("Healing");
    }
    return {};
}

QString healingName(Healing what) {
    switch (what) {
    //: What is healed
    case Healing::Wound: return Say::tr("one wound");
    //: What is healed
    case Healing::DoubleWound: return Say::tr("the double wound");
    //: What is healed
    case Healing::Scratches: return Say::tr("all scratches");
    }
    return {};
}

}
