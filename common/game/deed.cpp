// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/deed.h"

#include <QCoreApplication>

namespace heorot::game {

namespace {

struct DeedSay {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

}

QString withResults(const QString& sentence, const QStringList& results) {
    if (results.isEmpty()) return sentence;
    const QString deed = sentence.endsWith(u'.') ? sentence.chopped(1) : sentence;
    //: What a player did: %1 a sentence without its full stop, as "Ylva raids keeps", %2 what came of it, as
    //: "+3 glory, −2 food"
    return DeedSay::tr("%1: %2.").arg(deed, results.join(QStringLiteral(", ")));
}

}
