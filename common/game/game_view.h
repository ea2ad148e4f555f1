// SPDX-License-Identifier: GPL-3.0-or-later
// What a game shows and how it is played with spots, behind one interface. A game writes typed functions (see
// ui/erased_view.h); the table, the gallery and the tests use this.
#pragma once

#include "game/look.h"
#include "game/scene.h"
#include "record/any_game.h"

#include <optional>
#include <vector>

namespace heorot::game {

/// The last step of every action that gives something up for good (engine::ForgoingGame): the button that says so.
inline const QString confirmSpot = QStringLiteral("choice/confirm");

/// Spots in the order in which they are chosen; equivalents of a step (twin cards) stand together. Never empty.
using Path = std::vector<QStringList>;

/// What a person is about to do: part of the picture, not of the position.
struct Pointing {
    /// Spots chosen so far.
    QStringList chosen;
    /// The spot under mouse or focus; may be empty.
    QString spot;
    /// A legal action to preview.
    std::optional<engine::Action> action;

    bool operator==(const Pointing&) const = default;
};

/// All functions are pure, and know of the match only what `viewer` (or nobody) may.
class GameView {
  public:
    virtual ~GameView() = default;

    virtual Scene scene(const record::AnyMatch& match, engine::Seat viewer, const Look& look,
                        const Pointing& pointing = {}) const = 0;
    /// The spots of an action for the seat to move. Paths of all legal actions are distinct, none begins another. An
    /// action that gives something up ends with confirmSpot.
    virtual Path path(const record::AnyMatch& match, engine::Action action) const = 0;
    /// The action that a spot would mean after those chosen, legal or not; nothing if it would mean none.
    virtual std::optional<engine::Action> candidate(const record::AnyMatch& match, const QStringList& chosen,
                                                    const QString& spot) const = 0;
    /// The decision, made since the last one of another seat, whose piece lies at this spot: choosing the spot takes
    /// that piece back. Nothing for other spots.
    virtual std::optional<engine::Action> takesBack(const record::AnyMatch& match, const QString& spot) const = 0;
    /// Buttons `choice/...` that stand in the prompt from the start of a decision, dark until they may be chosen; they
    /// come before the others.
    virtual QStringList standing(const record::AnyMatch& match) const = 0;
    /// A short label for the button of a spot `choice/...`, standing ones included.
    virtual QString choiceLabel(const record::AnyMatch& match, const QString& spot) const = 0;
    /// What is asked now that these spots are chosen; empty to keep the prompt of the words.
    virtual QString chosenPrompt(const record::AnyMatch& match, const QStringList& chosen) const = 0;

    /// `event` is masked for its reader.
    virtual EventLook eventLook(const record::AnyMatch& match, const engine::Event& event) const = 0;
    /// Moments to show one by one between the positions before and after move `move`; mostly none.
    virtual std::vector<Moment> moments(const record::AnyMatch& match, std::size_t move, engine::Seat viewer,
                                        const Look& look) const = 0;
    /// Every picture the scenes may use, for rendering ahead.
    virtual QStringList pictures() const = 0;
    /// The picture of the game for the hall, 432x280.
    virtual QString cover() const = 0;
};

}
