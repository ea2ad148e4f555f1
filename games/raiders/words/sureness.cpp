// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/sureness.h"

#include "words/say.h"

#include <algorithm>

namespace heorot::raiders {

QString sureness(const Sureness& sure) {
    const auto holds = [&](Confidence confidence) {
        return std::any_of(sure.begin(), sure.end(), [&](const Aspect& aspect) {
            return aspect.confidence == confidence && aspect.name != "copies";
        });
    };
    if (holds(Confidence::Reconstructed))
        return Say::tr("Some of its numbers could not be read and are made to fit the others.");
    if (holds(Confidence::Inferred)) return Say::tr("Some of it is not printed but follows from print.");
    return {};
}

}
