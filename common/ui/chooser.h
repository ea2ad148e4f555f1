// SPDX-License-Identifier: GPL-3.0-or-later
// Narrows the legal actions as spots are chosen, and knows what may come next. One for mouse, keys and screen readers,
// so that whatever is legal can be done by each.
#pragma once

#include "game/game_view.h"
#include "ui/ui_export.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace heorot::ui {

class HEOROT_UI_EXPORT Chooser {
  public:
    /// Begins anew with the legal actions of the seat to move; with none if the game is over.
    void ask(const record::AnyMatch& match, const game::GameView& view);
    /// Nothing may be chosen: another seat decides.
    void close();

    bool isOpen() const { return !options_.empty(); }
    /// Spots chosen so far, as they were chosen.
    const QStringList& chosen() const { return chosen_; }
    /// Spots that may come next, without twins, in the order of the legal list.
    QStringList lit() const;
    bool isLit(const QString& spot) const;
    /// Whether a path begins with the spot, so that choosing it begins anew.
    bool mayBegin(const QString& spot) const;

    /// Buttons that end a choice of several spots, in the order of the legal list; none if they are too many to be more
    /// than a list to choose from.
    QStringList endings() const;
    /// What may be chosen now, next or to begin anew; of spots that mean the same, those of the zone that comes first.
    QStringList foremost() const;
    /// Whether choosing the spot, or that it was chosen, leads only to actions that give something up.
    bool givesUp(const QString& spot) const;

    /// The action that choosing the spot would complete; nothing if it is dark or more is to be chosen.
    std::optional<engine::Action> completes(const QString& spot) const;
    /// Whether what was chosen so far leads to this action, among others.
    bool leadsTo(engine::Action action) const;
    /// Chooses a lit spot. The completed action, or nothing if more is to be chosen. The spot that was chosen last is
    /// taken back. Another dark spot changes nothing, but if it could begin a path, that path begins anew with it:
    /// pointing at another tile changes the choice.
    std::optional<engine::Action> choose(const QString& spot);
    /// Takes back the last chosen spot. False if there was none.
    bool back();
    void clear();

  private:
    struct Option {
        engine::Action action;
        game::Path path;
    };
    bool fits(const Option& option) const;

    std::vector<Option> options_;
    QStringList chosen_;
};

}
