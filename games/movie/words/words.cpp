// SPDX-License-Identifier: GPL-3.0-or-later
// Title, options, sources of points.
#include "words/words.h"

#include "words/say.h"

namespace heorot::movie {

QString GameWords::title() {
    return Say::tr("Beowulf: The Movie");
}

QString GameWords::summary() {
    return Say::tr(
        "Lay boons and perils in rows and columns where your figures stand, over three acts of growing danger.");
}

QString GameWords::feel() {
    return Say::tr("Every tile helps someone and hurts someone, and you see exactly whom.");
}

QString GameWords::victory(const QString& winners) {
    //: The title of the result: %1 the names of one or several winners
    return Say::tr("All Heorot drinks to %1").arg(winners);
}

QString GameWords::option(int index) {
    if (static_cast<GameOption>(index) == GameOption::ActThreeBoard) return Say::tr("Board of act III");
    return Say::tr("Power in the last space");
}

QString GameWords::optionValue(int index, int value) {
    if (static_cast<GameOption>(index) == GameOption::ActThreeBoard) {
        //: A value of the option "Board of act III"
        if (value == 0) return Say::tr("on the diagonal");
        //: A value of the option "Board of act III"
        return Say::tr("plain rectangle");
    }
    //: A value of the option "Power in the last space"
    if (value == 0) return Say::tr("not used");
    //: A value of the option "Power in the last space"
    return Say::tr("used first");
}

QString GameWords::optionHelp(int index) {
    if (static_cast<GameOption>(index) == GameOption::ActThreeBoard)
        return Say::tr("No rulebook shows the shape of the third board; players remember a grid turned 45 degrees.");
    return Say::tr("By the rulebook, an act ends at once when its last space is filled, so the power of that last tile "
                   "is lost. Some tables use the power first.");
}

QString GameWords::tieBreak() {
    //: What decides between seats with equal points; beside its number
    return Say::tr("Diamonds of unused figures");
}

QString GameWords::scoreSource(int index) {
    switch (index) {
    //: A source of points: what everyone has at the start
    case 0: return Say::tr("Start");
    case 1: return Say::tr("Figures of act I");
    case 2: return Say::tr("Treasures of act I");
    case 3: return Say::tr("Figures of act II");
    case 4: return Say::tr("Treasures of act II");
    case 5: return Say::tr("Figures of act III");
    default: return Say::tr("Treasures of act III");
    }
}

QString GameWords::term(int index) {
    switch (index) {
    //: What points of a hint are for: "+5 points from saga points won"
    case 0: return Say::tr("saga points won");
    //: What points of a hint are for: "+12 points from figures on the board"
    case 1: return Say::tr("figures on the board");
    //: What points of a hint are for: "-4 points from figures still in hand"
    case 2: return Say::tr("figures still in hand");
    //: What points of a hint are for: "+2 points from open spaces in view of figures"
    case 3: return Say::tr("open spaces in view of figures");
    //: What points of a hint are for: "-3 points from tiles in hand"
    default: return Say::tr("tiles in hand");
    }
}

}
