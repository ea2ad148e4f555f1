// SPDX-License-Identifier: GPL-3.0-or-later
// The Movie on the screen: its scene, the spots each action is made of, and the end of an act, for game::ErasedView.
#pragma once

#include "view/table.h"

namespace heorot::movie {

struct View {
    static game::Scene scene(const Position& position, const game::Look& look, const game::Pointing& pointing);
    static game::Scene seatScene(const Position& position, Seat seat, const game::Look& look, const QRectF& area);
    static game::Path path(const Position& position, Action action);
    static std::optional<Action> candidate(const Position& position, const QStringList& chosen, const QString& spot);
    static QString missingFor(const Position& position, const QStringList& chosen, const QString& spot);
    static QString choiceLabel(const Position& position, const QString& spot);
    static QString chosenPrompt(const Position& position, const QStringList& chosen);
    static game::EventLook eventLook(const Position& position, const engine::Event& event);
    static std::vector<game::Moment> moments(const Position& before, const Position& after,
                                             const engine::Events& events, const game::Look& look);
    static game::Scene boxScene(const Rules& rules, const game::DataEntry& entry, const game::Look& look,
                                const QRectF& area);
    static bool marksPointed(const QString& spot);
    static QStringList pictures();
    static QString cover();
    static QString endPicture(const engine::Scores& scores, engine::Seat winner);
};

}
