// SPDX-License-Identifier: GPL-3.0-or-later
// Raiders of Midgard on the screen: its scene and the spots each action is made of, for ui::ErasedView.
#pragma once

#include "view/table.h"

namespace heorot::raiders {

struct View {
    static ui::Scene scene(const Position& position, const ui::Look& look, const ui::Pointing& pointing);
    static ui::Path path(const Position& position, Action action);
    static std::optional<Action> candidate(const Position& position, const QStringList& chosen, const QString& spot);
    static std::optional<Action> takesBack(const Position& position, const QString& spot);
    static QStringList standing(const Position& position);
    static QString choiceLabel(const Position& position, const QString& spot);
    static QString chosenPrompt(const Position& position, const QStringList& chosen);
    static ui::EventLook eventLook(const Position& position, const engine::Event& event);
    static std::vector<ui::Showing> showings(const Position& before, const Position& after,
                                             const engine::Events& events, const ui::Look& look);
    static QStringList pictures();
    static QString cover();
};

}
