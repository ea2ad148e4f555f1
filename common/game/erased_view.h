// SPDX-License-Identifier: GPL-3.0-or-later
// A game's view behind GameView: V's static functions, which get a Position and therefore no hidden information.
#pragma once

#include "game/box.h"
#include "game/game_view.h"
#include "game/position.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace heorot::game {

/// - `scene(position, look, pointing)` and the others as in GameView, with the rules and what the seat to move knows.
/// - `takesBack` is optional for a game without subsets, `fixedChoices` and `missingFor` for one without fixed buttons,
///   `seatScene` for one whose seats have nothing to show, `marksPointed` for one that marks nothing pointed at.
/// - `moments(position before, position after, events masked for the viewer, look)`.
template <class V, class G>
concept ViewOf = requires(const Position<G>& position, const Look& look, const Pointing& pointing,
                          engine::Action action, const QStringList& chosen, const QString& spot,
                          const engine::Event& event, const engine::Events& events) {
    { V::scene(position, look, pointing) } -> std::same_as<Scene>;
    { V::path(position, action) } -> std::same_as<Path>;
    { V::candidate(position, chosen, spot) } -> std::same_as<std::optional<engine::Action>>;
    { V::choiceLabel(position, spot) } -> std::same_as<QString>;
    { V::chosenPrompt(position, chosen) } -> std::same_as<QString>;
    { V::eventLook(position, event) } -> std::same_as<EventLook>;
    { V::moments(position, position, events, look) } -> std::same_as<std::vector<Moment>>;
    { V::pictures() } -> std::same_as<QStringList>;
    { V::cover() } -> std::same_as<QString>;
};

template <class V, class G>
concept TakesBack = requires(const Position<G>& position, const QString& spot) {
    { V::takesBack(position, spot) } -> std::same_as<std::optional<engine::Action>>;
};

template <class V, class G>
concept HasFixedChoices = requires(const Position<G>& position) {
    { V::fixedChoices(position) } -> std::same_as<QStringList>;
};

template <class V, class G>
concept TellsMissing = requires(const Position<G>& position, const QStringList& chosen, const QString& spot) {
    { V::missingFor(position, chosen, spot) } -> std::same_as<QString>;
};

template <class V>
concept MarksPointed = requires(const QString& spot) {
    { V::marksPointed(spot) } -> std::same_as<bool>;
};

template <class V, class G>
concept ShowsSeats = requires(const Position<G>& position, engine::Seat seat, const Look& look, const QRectF& area) {
    { V::seatScene(position, seat, look, area) } -> std::same_as<Scene>;
};

/// A piece of the open box.
template <class V, class G>
concept ShowsBox = requires(const typename G::Rules& rules, const DataEntry& entry, const Look& look,
                            const QRectF& area) {
    { V::boxScene(rules, entry, look, area) } -> std::same_as<Scene>;
};

template <class V>
concept HasEndPicture = requires(const engine::Scores& scores, engine::Seat winner) {
    { V::endPicture(scores, winner) } -> std::same_as<QString>;
};

template <class G, class V>
requires ViewOf<V, G>
class ErasedView final : public GameView {
  public:
    /// For ErasedGame.
    static std::shared_ptr<const GameView> create() { return std::make_shared<ErasedView>(); }
    static Scene boxScene(const typename G::Rules& rules, const DataEntry& entry, const Look& look,
                          const QRectF& area) {
        if constexpr (ShowsBox<V, G>)
            return V::boxScene(rules, entry, look, area);
        else
            return {};
    }

    Scene scene(const record::AnyMatch& any, engine::Seat viewer, const Look& look,
                const Pointing& pointing) const override {
        const Match& match = typed(any);
        const auto seen = match.seen(viewer);
        const auto after = afterAction(match, seen, pointing);
        const auto last = lastMove(match, viewer);
        const auto knownMoves = knownMovesOf(match, viewer);
        auto position = positionOf(match, seen);
        position.after = after ? &*after : nullptr;
        position.last = last ? &*last : nullptr;
        position.knownMoves = knownMoves;
        position.latest = latestEvents(match, match.moves().size(), viewer);
        return V::scene(position, look, pointing);
    }
    Scene sceneAfter(const record::AnyMatch& any, std::size_t moves, engine::Seat viewer,
                     const Look& look) const override {
        const Match& match = typed(any);
        if (moves >= match.moves().size()) return scene(any, viewer, look, {});
        const auto seen = match.seenAfter(moves, viewer);
        const auto knownMoves = knownMovesOf(match, viewer, moves);
        auto position = positionOf(match, seen);
        position.knownMoves = knownMoves;
        position.latest = latestEvents(match, moves, viewer);
        return V::scene(position, look, {});
    }
    Path path(const record::AnyMatch& match, engine::Action action) const override {
        Path spots = ofMover(match, [&](const auto& position) { return V::path(position, action); });
        if (match.forgoes(action)) spots.push_back({confirmSpot});
        return spots;
    }
    std::optional<engine::Action> candidate(const record::AnyMatch& match, const QStringList& chosen,
                                            const QString& spot) const override {
        if (spot == confirmSpot && chosen.isEmpty()) return {};
        return ofMover(match, [&](const auto& position) {
            if (spot != confirmSpot) return V::candidate(position, chosen, spot);
            return V::candidate(position, chosen.mid(0, chosen.size() - 1), chosen.back());
        });
    }
    std::optional<engine::Action> takesBack(const record::AnyMatch& match, const QString& spot) const override {
        if constexpr (TakesBack<V, G>)
            return ofMover(match, [&](const auto& position) { return V::takesBack(position, spot); });
        else
            return {};
    }
    QStringList fixedChoices(const record::AnyMatch& match) const override {
        if constexpr (HasFixedChoices<V, G>)
            return ofMover(match, [](const auto& position) { return V::fixedChoices(position); });
        else
            return {};
    }
    QString missingFor(const record::AnyMatch& match, const QStringList& chosen, const QString& spot) const override {
        if constexpr (TellsMissing<V, G>)
            return ofMover(match, [&](const auto& position) { return V::missingFor(position, chosen, spot); });
        else
            return {};
    }
    Scene seatScene(const record::AnyMatch& any, engine::Seat viewer, engine::Seat seat, const Look& look,
                    const QRectF& area) const override {
        if constexpr (ShowsSeats<V, G>) {
            const auto seen = typed(any).seen(viewer);
            const auto knownMoves = knownMovesOf(typed(any), viewer);
            auto position = positionOf(typed(any), seen);
            position.knownMoves = knownMoves;
            return V::seatScene(position, seat, look, area);
        } else {
            return {};
        }
    }
    QString choiceLabel(const record::AnyMatch& match, const QString& spot) const override {
        return ofMover(match, [&](const auto& position) { return V::choiceLabel(position, spot); });
    }
    QString chosenPrompt(const record::AnyMatch& match, const QStringList& chosen) const override {
        return ofMover(match, [&](const auto& position) { return V::chosenPrompt(position, chosen); });
    }
    EventLook eventLook(const record::AnyMatch& any, const engine::Event& event) const override {
        const auto seen = typed(any).seen(engine::nobody);
        const auto knownMoves = knownMovesOf(typed(any), engine::nobody);
        auto position = positionOf(typed(any), seen);
        position.knownMoves = knownMoves;
        return V::eventLook(position, event);
    }
    std::vector<Moment> moments(const record::AnyMatch& any, std::size_t move, engine::Seat viewer,
                                const Look& look) const override {
        const Match& match = typed(any);
        const auto before = match.seenAfter(move, viewer);
        const auto after = match.seenAfter(move + 1, viewer);
        const auto takenBefore = knownMovesOf(match, viewer, move);
        const auto takenAfter = knownMovesOf(match, viewer, move + 1);
        auto from = positionOf(match, before);
        auto to = positionOf(match, after);
        from.knownMoves = takenBefore;
        to.knownMoves = takenAfter;
        return V::moments(from, to, seenEvents(match, move, viewer), look);
    }
    bool marksPointed(const QString& spot) const override {
        if constexpr (MarksPointed<V>)
            return V::marksPointed(spot);
        else
            return false;
    }
    QStringList pictures() const override { return V::pictures(); }
    QString cover() const override { return V::cover(); }
    QString endPicture(const engine::Scores& scores, engine::Seat winner) const override {
        if constexpr (HasEndPicture<V>)
            return V::endPicture(scores, winner);
        else
            return V::cover();
    }

  private:
    using Match = ErasedMatch<G>;
    using Seen = engine::Seen<typename G::State>;

    static const Match& typed(const record::AnyMatch& match) { return static_cast<const Match&>(match); }

    template <class Ask>
    static auto ofMover(const record::AnyMatch& any, const Ask& ask) {
        const Match& match = typed(any);
        const auto seen = match.seen(match.toMove());
        const auto knownMoves = knownMovesOf(match, match.toMove());
        auto position = positionOf(match, seen);
        position.knownMoves = knownMoves;
        return ask(position);
    }

    static std::vector<KnownMove> knownMovesOf(const Match& match, engine::Seat viewer) {
        return knownMovesOf(match, viewer, match.moves().size());
    }

    /// The most recent of the first `count` moves.
    static std::vector<KnownMove> knownMovesOf(const Match& match, engine::Seat viewer, std::size_t count) {
        // Pieces laid out longer ago have moved since.
        constexpr std::size_t remembered = 200;
        const auto& moves = match.moves();
        std::vector<KnownMove> knownMoves;
        for (std::size_t i = count - std::min(count, remembered); i < count; ++i)
            if (!moves[i].secret || moves[i].seat == viewer)
                knownMoves.push_back({moves[i].seat, moves[i].action, moves[i].picks});
        return knownMoves;
    }

    /// What the viewer would see after the action, in a world it considers possible; nothing if the action would reveal
    /// something hidden or belongs to another seat. Also for nobody, if the decision is public.
    static std::optional<Seen> afterAction(const Match& match, const Seen& seen, const Pointing& pointing) {
        if (!pointing.action || match.isOver() || match.validate(*pointing.action)) return {};
        const bool isPublic = seen.viewer() == engine::nobody && !match.usesSecrets();
        if (match.toMove() != seen.viewer() && !isPublic) return {};
        return match.foreseen(seen, *pointing.action);
    }
};

}
