// SPDX-License-Identifier: GPL-3.0-or-later
// What a player did with a longship, step by step, each with what came of it: abilities and artifacts that were used,
// Reavers that were recruited and placed, journeys, battles, raids.
#pragma once

#include "words/ship_steps.h"
#include "words/words.h"

#include <list>
#include <optional>

namespace heorot::raiders {

/// The steps of one seat, from its events.
class ShipDeed {
  public:
    ShipDeed(const Position& at, Seat seat) : at_(at), seat_(seat) {}

    /// Before the events of a move: what was done in between may be over.
    void begin(const State& before);
    void take(const engine::Event& event);

    /// In order, with a few steps in one sentence.
    std::vector<game::Deed> deeds() const;
    /// What says most of all that was done; `place` is told where nothing else says it.
    QString title(std::optional<Location> place) const;

  private:
    using Kind = ShipStep::Kind;

    bool noteLocation(const engine::Event& event);
    bool noteReavers(const engine::Event& event);
    bool noteSea(const engine::Event& event);
    bool noteTerritories(const engine::Event& event);
    ShipStep& current();
    /// A step that is done in between.
    ShipStep& interlude(Kind kind, const engine::Event& event);
    /// The step to which all belongs that is not done in between.
    ShipStep& main(Kind kind);
    void act(Kind kind, const engine::Event& event);
    void recruit(const engine::Event& event);
    void end(Kind kind, const engine::Event& event);
    bool isBack(Phase phase) const;

    QString said(const engine::Event& event) const;
    QString sentenceOf(const ShipStep& step) const;
    std::vector<const ShipStep*> told() const;
    game::Deed deedOf(const std::vector<const ShipStep*>& steps) const;
    QString textOf(const std::vector<const ShipStep*>& steps) const;
    QString titleOf(std::vector<const ShipStep*> steps) const;

    const Position& at_;
    const Seat seat_;
    /// A list, as others point to its steps.
    std::list<ShipStep> steps_;
    ShipStep* main_ = nullptr;
    ShipStep* current_ = nullptr;
    Phase phase_ = Phase::Over;
    /// What an artifact interrupted, and the phase that then goes on.
    ShipStep* interrupted_ = nullptr;
    Phase goesOnIn_ = Phase::Over;
    /// Whether what is done in between has brought spoils, which are resolved then.
    bool hasSpoils_ = false;
};

}
