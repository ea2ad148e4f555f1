// SPDX-License-Identifier: GPL-3.0-or-later
// Whom a prompt speaks to: "you" to the only person at the table, a name to everybody else.
#pragma once

#include <QString>

namespace heorot::game {

struct Address {
    QString name;
    bool isYou = false;

    /// `named` has the name as %1 and the texts from %2 on; `toYou` has the texts from %1 on.
    template <class... Texts>
    QString asked(const QString& named, const QString& toYou, const Texts&... texts) const {
        if (!isYou) return named.arg(name, texts...);
        if constexpr (sizeof...(texts) == 0)
            return toYou;
        else
            return toYou.arg(texts...);
    }
};

}
