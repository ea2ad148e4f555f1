// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/origins.h"

#include "words/say.h"

namespace heorot::legend {

namespace {

QString originOf(Confidence confidence) {
    switch (confidence) {
    case Confidence::Printed: return {};
    case Confidence::Reported: return Say::tr("Players report this; we could not read the print.");
    case Confidence::Inferred: return Say::tr("This follows from the rulebook; we could not read the print.");
    case Confidence::Reconstructed: return Say::tr("This is our reconstruction; we could not read the print.");
    }
    return {};
}

}

QString cardOrigin(const Rules& rules, Card card) {
    return card == unknownCard ? QString() : originOf(rules.cards[card].confidence);
}

QString offerOrigin(const Rules& rules, const Offer& offer) {
    return offer.gain.kind == GainKind::Special ? cardOrigin(rules, offer.gain.amount) : originOf(offer.confidence);
}

QString episodeOrigin(const Episode& episode) {
    return originOf(episode.confidence);
}

}
