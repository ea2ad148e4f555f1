// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/origins.h"

#include "words/say.h"

namespace heorot::movie {

namespace {

QString originOf(Confidence confidence) {
    switch (confidence) {
    case Confidence::Printed: return {};
    case Confidence::Reported: return Say::tr("Players report this tile; no list of tiles is printed.");
    case Confidence::Inferred: return Say::tr("This tile follows from a printed example; no list of tiles is printed.");
    case Confidence::Reconstructed: return Say::tr("This tile is our reconstruction; no list of tiles is printed.");
    }
    return {};
}

}

QString tileOrigin(const Rules& rules, Tile tile) {
    return isUnknown(tile) ? QString() : originOf(rules.tile(tile).confidence);
}

}
