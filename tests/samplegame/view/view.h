// SPDX-License-Identifier: GPL-3.0-or-later
// The view of the sample game: plain rectangles, and one of everything the shared code must support: equal pieces in a
// hand, a choice of two steps, buttons, hidden pieces, pieces that can be taken back, a preview, a moment.
#pragma once

#include "game/erased_view.h"
#include "samplegame/rules/game.h"

namespace heorot::samplegame {

using ViewPosition = game::Position<Game>;

struct View {
    static game::Scene scene(const ViewPosition& position, const game::Look& look, const game::Pointing& pointing);
    static game::Path path(const ViewPosition& position, engine::Action action);
    static std::optional<engine::Action> candidate(const ViewPosition& position, const QStringList& chosen,
                                                   const QString& spot);
    /// A token bid or paid.
    static std::optional<engine::Action> takesBack(const ViewPosition& position, const QString& spot);
    static QString choiceLabel(const ViewPosition& position, const QString& spot);
    static QString chosenPrompt(const ViewPosition& position, const QStringList& chosen);
    static game::EventLook eventLook(const ViewPosition& position, const engine::Event& event);
    /// The bids, when the last seat has ended its own.
    static std::vector<game::Moment> moments(const ViewPosition& before, const ViewPosition& after,
                                             const engine::Events& events, const game::Look& look);
    static game::Scene boxScene(const Rules& rules, const game::DataEntry& entry, const game::Look& look,
                                const QRectF& area);
    static QStringList pictures();
    static QString cover();
};

}
