// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/origins.h"

#include "words/say.h"

#include <algorithm>

namespace heorot::raiders {

namespace {

QString originOf(const Confidences& confidences) {
    const auto holds = [&](Confidence confidence) {
        return std::any_of(confidences.begin(), confidences.end(), [&](const data::Aspect& aspect) {
            return aspect.confidence == confidence && aspect.name != "copies";
        });
    };
    if (holds(Confidence::Reconstructed))
        return Say::tr("We couldn’t read some of its numbers and made them fit the others.");
    if (holds(Confidence::Inferred)) return Say::tr("Some of it is not printed but follows from what is printed.");
    return {};
}

}

QString reaverOrigin(const Rules& rules, ReaverId reaver) {
    return originOf(rules.reavers[reaver].confidences);
}

QString spoilOrigin(const Rules& rules, SpoilId spoil) {
    if (isKeep(spoil)) return originOf(rules.keeps[keepOf(spoil)].confidences);
    return originOf(isArtifact(spoil) ? rules.artifacts[spoil].confidences : rules.villageCard(spoil).confidences);
}

QString journeyOrigin(const Rules& rules, JourneyId journey) {
    return originOf(rules.journeys[journey].confidences);
}

QString battleOrigin(const Rules& rules, BattleId battle) {
    return originOf(rules.battles[battle].confidences);
}

QString prophecyOrigin(const Rules& rules, ProphecyId prophecy) {
    return originOf(rules.prophecies[prophecy].confidences);
}

QString territoryOrigin(const Rules& rules, Territory territory) {
    return originOf(rules.territories[territory].confidences);
}

}
