// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/hidden_points.h"

namespace heorot::app {

bool hidesPoints(const session::Session& session, engine::Seat viewer) {
    const record::AnyMatch& match = session.match();
    for (const session::ChapterStart& chapter : session.chapters())
        if (match.scoresAfter(chapter.firstMove).now != match.seenScoresAfter(chapter.firstMove, viewer).now)
            return true;
    return false;
}

}
