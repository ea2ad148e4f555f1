// SPDX-License-Identifier: GPL-3.0-or-later
// How the table in text is read.
#include "words/say.h"
#include "words/words.h"

namespace heorot::raiders {

QString GameWords::legend(const Position&) {
    return QStringList{Say::tr("THE TABLE IN TEXT. First the six locations with what lies there; a name in brackets is "
                               "the player whose ship "
                               "is there. Numbers before cards are their places, for choices like “take 2”."),
                       Say::tr("Then what lies before the player to move, and all players with their dice, Reavers, "
                               "goods and Glory pile. A > marks the player to move.")}
        .join(u'\n');
}

}
