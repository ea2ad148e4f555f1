// SPDX-License-Identifier: GPL-3.0-or-later
// A running match as one scene: the game's view, the prompt strip under it, and why a dark spot is dark. Pure
// functions, so that the table, the gallery and the tests see the same.
#pragma once

#include "game/game_view.h"
#include "game/words.h"
#include "ui/chooser.h"
#include "ui/prompt_strip.h"

namespace heorot::ui {

/// The spot of the button that takes the last chosen spot back.
inline const QString backSpot = QStringLiteral("choice/back");

/// How much the table helps.
enum class Help : std::uint8_t {
    None, ///< nothing is lit; dark spots still say why not
    Lit,  ///< legal choices are lit
    Sums, ///< and pointing at one previews it
};

/// How a match is shown, and to whom.
struct Sitting {
    /// Who looks; nobody for spectators and while the table is covered.
    engine::Seat viewer = engine::nobody;
    /// Whether the viewer decides here when it is to move; false for a computer player's seat.
    bool decides = true;
    /// A seat that decides here from what all can see, while nobody looks; else nobody.
    engine::Seat decidesOpenly = engine::nobody;
    game::Look look;
    Help help = Help::Sums;
    /// The seat whose things lie large over the table (opened_seat.h); nobody for none.
    engine::Seat opened = engine::nobody;
    /// Buttons of the page in the prompt strip; their spots begin with `command/`.
    std::vector<PromptButton> commands;
    /// Spots of the scene that open a page when they are chosen.
    QStringList pages;

    bool operator==(const Sitting&) const = default;
};

/// What a table is made of; all of it outlives the call.
struct Table {
    const record::AnyMatch& match;
    const game::GameView& view;
    const game::Words& words;
    const Sitting& sitting;

    /// Whether the viewer, or who decides openly, is to choose now.
    bool asks() const {
        const engine::Seat mover = match.toMove();
        const bool sits = sitting.viewer == mover || sitting.decidesOpenly == mover;
        return !match.isOver() && sitting.decides && sits;
    }
};

/// Seats in the first place of a game that is over, and a sentence that names them.
HEOROT_UI_EXPORT std::vector<engine::Seat> winners(const record::AnyMatch& match);
HEOROT_UI_EXPORT QString winnersText(const record::AnyMatch& match);

/// Asks the chooser if the viewer is to decide, else closes it.
HEOROT_UI_EXPORT void askIfDue(const Table& table, Chooser& chooser);

/// What is asked, with a button for each `choice/...` that may come next, one to take back, and the page's.
HEOROT_UI_EXPORT Prompt promptOf(const Table& table, const Chooser& chooser);

/// Where the buttons of the prompt stood in the step before, and where they stand.
struct StepPlaces {
    ButtonPlaces before;
    ButtonPlaces now;
};

/// What the view is told of the spot under mouse or focus: only what the table shows.
HEOROT_UI_EXPORT game::Pointing pointingOf(const Table& table, const Chooser& chooser, const QString& pointed,
                                           const std::optional<engine::Action>& hinted);

/// The whole table. `pointed`: the spot under mouse or focus; a lit one that completes an action is previewed if the
/// sitting helps that far. `places`: its `now` is set. `hinted`: a legal action that is previewed if nothing else is,
/// until something else is chosen.
HEOROT_UI_EXPORT game::Scene compose(const Table& table, const Chooser& chooser, const QString& pointed = {},
                                     StepPlaces* places = nullptr, const std::optional<engine::Action>& hinted = {});

/// The whole table after the first `moves` moves, as the viewer saw it then, to look at only: the prompt strip has no
/// buttons and says `head`.
HEOROT_UI_EXPORT game::Scene composePast(const Table& table, std::size_t moves, const QString& head);

/// The decision that choosing the spot takes back; nothing if the viewer does not decide or the spot is lit.
HEOROT_UI_EXPORT std::optional<engine::Action> laidAt(const Table& table, const Chooser& chooser, const QString& spot);

/// Why a dark spot may not be chosen; `allowed` if it may, or if it means nothing here.
HEOROT_UI_EXPORT engine::Violation refusalAt(const Table& table, const Chooser& chooser, const QString& spot);
/// The same as a sentence; empty if there is no reason.
HEOROT_UI_EXPORT QString whyNot(const Table& table, const Chooser& chooser, const QString& spot);

}
