// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/signs.h"

#include <array>

namespace heorot::legend {

QString specialId(Card card) {
    constexpr std::array ids{"hides-of-land",
                             "hrunting",
                             "giants-sword",
                             "golden-torque",
                             "all-iron-shield",
                             "king-hrothgars-blessing",
                             "queen-wealhtheows-inspiration",
                             "beowulfs-daring",
                             "beowulfs-resolve",
                             "warriors-rest"};
    return QLatin1StringView(ids.at(specialIndex(card)));
}

QString specialSign(Card card) {
    return QStringLiteral("special-") + specialId(card);
}

QString gainSign(Gain gain) {
    switch (gain.kind) {
    case GainKind::Fame: return QStringLiteral("token-fame");
    case GainKind::Treasure: return QStringLiteral("token-treasure");
    case GainKind::Alliance: return QStringLiteral("token-alliance");
    case GainKind::Cards: return QStringLiteral("mark-cards");
    case GainKind::Special: return specialSign(gain.amount);
    case GainKind::Scratch: return QStringLiteral("token-scratch");
    case GainKind::Wound: return QStringLiteral("token-wound");
    case GainKind::DoubleWound: return QStringLiteral("token-double-wound");
    case GainKind::Misfortune: return QStringLiteral("token-misfortune");
    case GainKind::FameOrHeal: return QStringLiteral("reward-fame-or-heal");
    case GainKind::Healing: return QStringLiteral("reward-heal-scratches");
    }
    return {};
}

}
