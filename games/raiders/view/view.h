// SPDX-License-Identifier: GPL-3.0-or-later
// Raiders of Midgard on the screen: its scene and the spots each action is made of, for game::ErasedView.
#pragma once

#include "view/table.h"

namespace heorot::raiders {

struct View {
    static game::Scene scene(const Position& position, const game::Look& look, const game::Pointing& pointing);
    static game::Scene seatScene(const Position& position, Seat seat, const game::Look& look, const QRectF& area);
    static game::Path path(const Position& position, Action action);
    static std::optional<Action> candidate(const Position& position, const QStringList& chosen, const QString& spot);
    /// Of combat dice, so that what is pointed at is told from a hint.
    static bool marksPointed(const QString& spot);
    static std::optional<Action> takesBack(const Position& position, const QString& spot);
    static QStringList fixedChoices(const Position& position);
    static QString missingFor(const Position& position, const QStringList& chosen, const QString& spot);
    static QString choiceLabel(const Position& position, const QString& spot);
    static QString chosenPrompt(const Position& position, const QStringList& chosen);
    static game::EventLook eventLook(const Position& position, const engine::Event& event);
    static std::vector<game::Moment> moments(const Position& before, const Position& after,
                                             const engine::Events& events, const game::Look& look);
    static game::Scene boxScene(const Rules& rules, const game::DataEntry& entry, const game::Look& look,
                                const QRectF& area);
    static QStringList pictures();
    static QString cover();
    static QString endPicture(const engine::Scores& scores, engine::Seat winner);
};

}
