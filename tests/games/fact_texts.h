// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about choices as tests write them: one that speaks against the choice begins with a minus sign.
#pragma once

#include "game/fact.h"

#include <QStringList>

namespace heorot::test {

/// "It can’t fail.", "− It is sure to fail."
inline QStringList textsOf(const game::Facts& facts) {
    QStringList texts;
    for (const game::Fact& fact : facts) texts << (fact.isDrawback ? QStringLiteral("− ") + fact.text : fact.text);
    return texts;
}

inline game::Fact factFrom(const QString& text) {
    const bool isDrawback = text.startsWith(QStringLiteral("− "));
    return {isDrawback ? text.mid(2) : text, isDrawback};
}

}
