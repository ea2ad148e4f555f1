// SPDX-License-Identifier: GPL-3.0-or-later
// How the table in text is read.
#include "words/say.h"
#include "words/words.h"

#include <QStringList>

namespace heorot::legend {

QString GameWords::legend(const Position&) {
    return QStringList{
        Say::tr("THE TABLE IN TEXT. First the step where Beowulf stands, what it asks for and gives, and the steps "
                "that follow. A name in brackets after an icon is the player who took it."),
        Say::tr("Then the players: their cards, scratches and wounds, and what lies open in front of them. A > marks "
                "the player to move. The other players’ tokens lie face down.")}
        .join(u'\n');
}

}
