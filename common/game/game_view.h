// SPDX-License-Identifier: GPL-3.0-or-later
// What a game shows and how it is played by spots, behind one interface. A game writes typed functions (see
// game/erased_view.h); the table, the gallery and the tests use this interface.
#pragma once

#include "engine/scores.h"
#include "game/look.h"
#include "game/scene.h"
#include "record/any_game.h"

#include <optional>
#include <vector>

namespace heorot::game {

/// The last spot of every action that gives something up for good (engine::ForgoingGame): its confirmation button.
inline const QString confirmSpot = QStringLiteral("choice/confirm");

/// Spots in the order of choosing; each entry lists equivalent spots (equal cards). Never empty.
using Path = std::vector<QStringList>;

/// What a person is about to do: part of the picture, not of the position.
struct Pointing {
    /// Spots chosen so far.
    QStringList chosen;
    /// The hovered or focused spot; may be empty.
    QString spot;
    /// A legal action to preview.
    std::optional<engine::Action> action;

    bool operator==(const Pointing&) const = default;
};

/// All functions are pure and use only what `viewer` (or nobody) may know of the match.
class GameView {
  public:
    virtual ~GameView() = default;

    virtual Scene scene(const record::AnyMatch& match, engine::Seat viewer, const Look& look,
                        const Pointing& pointing = {}) const = 0;
    /// The position after the first `moves` moves as the viewer saw it then: nothing it has learned since.
    virtual Scene sceneAfter(const record::AnyMatch& match, std::size_t moves, engine::Seat viewer,
                             const Look& look) const = 0;
    /// The spots of an action of the seat to move. The paths of all legal actions are distinct and none is a prefix of
    /// another. An action that gives something up ends with confirmSpot.
    virtual Path path(const record::AnyMatch& match, engine::Action action) const = 0;
    /// The action that `spot` would complete or continue after the chosen spots, legal or not; nothing if there is
    /// none.
    virtual std::optional<engine::Action> candidate(const record::AnyMatch& match, const QStringList& chosen,
                                                    const QString& spot) const = 0;
    /// The decision, made since another seat last moved, whose piece is at this spot: choosing the spot undoes that
    /// decision. Nothing for other spots.
    virtual std::optional<engine::Action> takesBack(const record::AnyMatch& match, const QString& spot) const = 0;
    /// Buttons `choice/...` that stay in the prompt during a whole decision, disabled until they can be chosen: all
    /// that end a choice of several spots. They come before the others.
    virtual QStringList fixedChoices(const record::AnyMatch& match) const = 0;
    /// A short label for the button of a spot `choice/...`, including fixed ones.
    virtual QString choiceLabel(const record::AnyMatch& match, const QString& spot) const = 0;
    /// What must still be chosen before a fixed button that is disabled can be: "1 chest is still to give". Empty if
    /// the button says enough.
    virtual QString missingFor(const record::AnyMatch& match, const QStringList& chosen, const QString& spot) const = 0;
    /// Everything that lies before a seat, as large as `area` allows, with names and abilities; spots begin with
    /// `opened/`. Empty for a game that does not show it.
    virtual Scene seatScene(const record::AnyMatch& match, engine::Seat viewer, engine::Seat seat, const Look& look,
                            const QRectF& area) const = 0;
    /// The prompt after these spots have been chosen; empty to keep the prompt of the words.
    virtual QString chosenPrompt(const record::AnyMatch& match, const QStringList& chosen) const = 0;

    /// `event` is masked for its reader.
    virtual EventLook eventLook(const record::AnyMatch& match, const engine::Event& event) const = 0;
    /// Moments to show one by one between the positions before and after move `move`; usually none.
    virtual std::vector<Moment> moments(const record::AnyMatch& match, std::size_t move, engine::Seat viewer,
                                        const Look& look) const = 0;
    /// Whether `scene` shows more while this spot is pointed at, apart from the preview of an action.
    virtual bool marksPointed(const QString& spot) const = 0;
    /// Every picture the scenes may use, for rendering in advance.
    virtual QStringList pictures() const = 0;
    /// The game's picture for the hall, 432x280.
    virtual QString cover() const = 0;
    /// The picture for the result, by what brought a winner its points.
    virtual QString endPicture(const engine::Scores& scores, engine::Seat winner) const = 0;
};

}
