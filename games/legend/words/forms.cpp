// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/forms.h"

#include "words/say.h"

#include <QLocale>

#include <array>

namespace heorot::legend {

namespace {

/// In the order of cardNames.
constexpr std::array<language::Form, cardKinds + 1> cards{{
    QT_TRANSLATE_NOOP3("legend", "a traveling card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a double traveling card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a friendship card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a double friendship card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a wit card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a double wit card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a courage card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a double courage card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a fighting card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a double fighting card", "object"),
    QT_TRANSLATE_NOOP3("legend", "a Beowulf card", "object"),
    QT_TRANSLATE_NOOP3("legend", "the Hides of Land", "object"),
    QT_TRANSLATE_NOOP3("legend", "Hrunting", "object"),
    QT_TRANSLATE_NOOP3("legend", "the Giants’ Sword", "object"),
    QT_TRANSLATE_NOOP3("legend", "the Golden Torque", "object"),
    QT_TRANSLATE_NOOP3("legend", "the All-Iron Shield", "object"),
    QT_TRANSLATE_NOOP3("legend", "King Hrothgar’s Blessing", "object"),
    QT_TRANSLATE_NOOP3("legend", "Queen Wealhtheow’s Inspiration", "object"),
    QT_TRANSLATE_NOOP3("legend", "Beowulf’s Daring", "object"),
    QT_TRANSLATE_NOOP3("legend", "Beowulf’s Resolve", "object"),
    QT_TRANSLATE_NOOP3("legend", "The Warrior’s Rest", "object"),
    QT_TRANSLATE_NOOP3("legend", "a card", "object"),
}};

}

QString aCard(Card card) {
    return formOf("legend", cards.at(card), cardName(card));
}

QString aToken(Token token) {
    //: A token that lies face down, as the object of a sentence
    if (token == unknownSquare) return Say::tr("a token", "object");
    //: A token that lies face down, as the object of a sentence
    if (token == unknownAlliance) return Say::tr("an alliance token", "object");
    if (token == misfortuneToken) return aThreat(GainKind::Misfortune);
    const QLocale locale;
    if (const int fame = fameOf(token))
        return isAlliance(token)
                   //: A round token as the object of a sentence: %1 its fame
                   ? Say::tr("an alliance (%1 fame)", "object").arg(locale.toString(fame))
                   //: A token as the object of a sentence: %1 its value
                   : Say::tr("%1 fame", "object").arg(locale.toString(fame));
    const QString treasure = locale.toString(treasureOf(token));
    return isAlliance(token)
               //: A round token as the object of a sentence: %1 its treasure
               ? Say::tr("an alliance (%1 treasure)", "object").arg(treasure)
               //: A token as the object of a sentence: %1 its value
               : Say::tr("%1 treasure", "object").arg(treasure);
}

QString aThreat(GainKind threat) {
    switch (threat) {
    //: The object of a sentence
    case GainKind::Scratch: return Say::tr("a scratch", "object");
    //: The object of a sentence
    case GainKind::Wound: return Say::tr("a wound", "object");
    //: The object of a sentence
    case GainKind::DoubleWound: return Say::tr("the double wound", "object");
    //: The object of a sentence: the token that costs points
    case GainKind::Misfortune: return Say::tr("a misfortune", "object");
    default: return {};
    }
}

QString aGain(Gain gain, const Rules& rules) {
    switch (gain.kind) {
    case GainKind::Fame: return aToken(fameToken(gain.amount));
    case GainKind::Treasure: return aToken(treasureToken(gain.amount));
    case GainKind::Special: return aCard(gain.amount);
    case GainKind::Wound: return rules.woundCards > 0 ? gainName(gain, rules) : aThreat(gain.kind);
    case GainKind::Scratch:
    case GainKind::DoubleWound:
    case GainKind::Misfortune: return aThreat(gain.kind);
    //: The object of a sentence: %1 a value of fame
    case GainKind::FameOrHeal:
        return Say::tr("%1 fame or a healed wound", "object").arg(QLocale().toString(gain.amount));
    //: The object of a sentence
    case GainKind::Healing: return Say::tr("the healing of all scratches", "object");
    default: return gainName(gain, rules);
    }
}

}
