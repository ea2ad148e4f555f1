// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/origins.h"

#include "words/say.h"

namespace heorot::movie {

namespace {

QString originOf(Confidence confidence) {
    switch (confidence) {
    case Confidence::Printed: return {};
    case Confidence::Reported: return Say::tr("Players report this tile; the rulebook has no list of tiles.");
    case Confidence::Inferred:
        return Say::tr("This tile follows from a printed example; the rulebook has no list of tiles.");
    case Confidence::Reconstructed:
        return Say::tr("This tile is our reconstruction; the rulebook has no list of tiles.");
    }
    return {};
}

}

QString tileOrigin(const Rules& rules, Tile tile) {
    return isUnknown(tile) ? QString() : originOf(rules.tile(tile).confidence);
}

}
