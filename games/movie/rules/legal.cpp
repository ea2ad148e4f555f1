// SPDX-License-Identifier: GPL-3.0-or-later
// Which actions are legal. `legalActions` is written for speed, `validate` for its reasons; a test holds them together.
#include "rules/flow.h"

#include <algorithm>

namespace heorot::movie {

using engine::ActionList;
using engine::Violation;

namespace {

/// The legal list of one position, kind by kind in the order of Do.
class Lister {
  public:
    Lister(const Rules& rules, const State& state, ActionList& out)
        : rules_(rules), state_(state), board_(boardOf(rules, state)), out_(out) {}

    void list() {
        switch (state_.phase) {
        case Phase::Turn:
            figures();
            if (canDraw(state_))
                out_.push(draw());
            else
                tiles();
            break;
        case Phase::Play: tiles(); break;
        case Phase::Move: places(board_.neighbours[state_.at] & state_.open, Do::Move); break;
        case Phase::Remove:
            places(tilesOf(rules_, state_, removable()), Do::Remove);
            out_.push(decline());
            break;
        case Phase::Swap:
            places(otherTiles(), Do::Swap);
            out_.push(decline());
            break;
        case Phase::With: places(otherTiles() & ~(std::uint64_t{1} << state_.first), Do::With); break;
        case Phase::Refill:
            out_.push(refill());
            out_.push(decline());
            break;
        case Phase::Over: break;
        }
    }

  private:
    Ability removable() const {
        return rules_.cellAbility[state_.cells[state_.at]] == Ability::Temptation ? Ability::Valor
                                                                                  : Ability::Temptation;
    }
    std::uint64_t otherTiles() const { return allTiles(board_, state_) & ~(std::uint64_t{1} << state_.at); }

    void places(std::uint64_t numbers, Do kind) {
        eachSpace(numbers, [&](std::uint8_t n) { out_.push(make(kind, board_.place[n])); });
    }

    /// One action per open space: where random games spend their time.
    void openSpaces(Do kind, int a) { state_.openPlaces.list(make(kind, a), out_.extend(state_.openPlaces.size())); }

    void figures() {
        const FigureCounts& own = state_.figures[state_.mover];
        for (int kind = 0; kind < figureKinds; ++kind)
            if (own[static_cast<std::size_t>(kind)] > 0) openSpaces(Do::Place, kind);
    }

    /// Calls `visit(tile, ability)` for each kind of tile in the hand.
    template <class Visit>
    void eachTile(Visit visit) {
        const Hand& hand = state_.hands[state_.mover];
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (!isUnknown(hand[i]) && (i == 0 || hand[i] != hand[i - 1]))
                visit(hand[i], rules_.tiles[hand[i]].ability);
    }

    void tiles() {
        eachTile([&](Tile tile, Ability ability) {
            if (ability != Ability::Counsel) openSpaces(Do::Play, tile);
        });
        eachTile([&](Tile tile, Ability ability) {
            if (ability != Ability::Drunkenness) return;
            eachSpace(tilesOf(rules_, state_, Ability::Mead),
                      [&](std::uint8_t n) { out_.push(replace(tile, board_.place[n])); });
        });
        eachTile([&](Tile tile, Ability ability) {
            if (ability == Ability::Treasure) out_.push(cash(tile));
        });
        eachTile([&](Tile tile, Ability ability) {
            if (ability != Ability::Counsel) return;
            eachSpace(movableFigures(rules_, state_, state_.mover),
                      [&](std::uint8_t n) { out_.push(counsel(tile, board_.place[n])); });
        });
    }

    const Rules& rules_;
    const State& state_;
    const Board& board_;
    ActionList& out_;
};

/// Why one action is refused, or `allowed`.
class Judge {
  public:
    Judge(const Rules& rules, const State& state, Action action)
        : rules_(rules), state_(state), board_(boardOf(rules, state)), action_(action) {}

    Violation judge() const {
        if (action_.c != 0) return refuse(Refusal::UnknownAction);
        if (state_.phase == Phase::Over) return refuse(Refusal::GameOver);
        switch (kindOf(action_)) {
        case Do::Place: return placing();
        case Do::Draw: return drawing();
        case Do::Play: return playing();
        case Do::Replace: return replacing();
        case Do::Cash: return cashing();
        case Do::Counsel: return counselling();
        case Do::Move: return moving();
        case Do::Remove: return removing();
        case Do::Swap: return swapping();
        case Do::With: return swappingWith();
        case Do::Refill: return refilling();
        case Do::Decline: return declining();
        }
        return refuse(Refusal::UnknownAction);
    }

  private:
    static Violation phase(Phase phase) {
        switch (phase) {
        case Phase::Refill: return refuse(Refusal::RefillFirst);
        case Phase::Move: return refuse(Refusal::MoveFigure);
        case Phase::Remove:
        case Phase::Swap:
        case Phase::With: return refuse(Refusal::DecidePower);
        default: return engine::allowed;
        }
    }

    /// Refuses unless `space` is on this board; then the checks follow with its number.
    template <class Check>
    Violation on(Space space, Check check) const {
        const std::uint8_t number = board_.number[space];
        if (number == Board::none) return refuse(Refusal::NoSuchSpace, space);
        return check(number);
    }
    bool isOpen(std::uint8_t number) const { return (state_.open >> number & 1) != 0; }
    Ability abilityAt(std::uint8_t number) const { return rules_.cellAbility[state_.cells[number]]; }
    Violation openSpace(Space space) const {
        return on(space,
                  [&](std::uint8_t n) { return isOpen(n) ? engine::allowed : refuse(Refusal::SpaceTaken, space); });
    }

    Violation placing() const {
        const bool isUnnamed = action_ == somethingOn(action_.b);
        if (action_.a >= figureKinds && !isUnnamed) return refuse(Refusal::UnknownAction);
        if (const auto other = phase(state_.phase)) return other;
        if (isUnnamed) return on(action_.b, [&](std::uint8_t) { return refuse(Refusal::ChooseFirst, action_.b); });
        if (state_.phase == Phase::Play) return refuse(Refusal::TileMustBePlayed);
        if (state_.figures[state_.mover][action_.a] == 0) return refuse(Refusal::NoSuchFigure, action_.a);
        return openSpace(action_.b);
    }

    Violation drawing() const {
        if (action_.a != 0 || action_.b != 0) return refuse(Refusal::UnknownAction);
        if (const auto other = phase(state_.phase)) return other;
        if (state_.phase == Phase::Play) return refuse(Refusal::TileMustBePlayed);
        if (state_.left[state_.act] == 0) return refuse(Refusal::PoolEmpty);
        return engine::allowed;
    }

    /// What all uses of a tile of the hand have in common.
    Violation usingTile() const {
        if (action_.a >= rules_.tiles.size()) return refuse(Refusal::UnknownAction);
        if (const auto other = phase(state_.phase)) return other;
        if (state_.phase == Phase::Turn && canDraw(state_)) return refuse(Refusal::DrawFirst);
        if (!state_.hands[state_.mover].contains(action_.a)) return refuse(Refusal::NotInHand, action_.a);
        return engine::allowed;
    }
    Ability ability() const { return rules_.tiles[action_.a].ability; }

    Violation playing() const {
        if (const auto refused = usingTile()) return refused;
        if (ability() == Ability::Counsel) return refuse(Refusal::CounselGoesBehind);
        return openSpace(action_.b);
    }

    Violation replacing() const {
        if (const auto refused = usingTile()) return refused;
        if (ability() != Ability::Drunkenness) return refuse(Refusal::NotDrunkenness, action_.a);
        return on(action_.b, [&](std::uint8_t n) {
            return abilityAt(n) == Ability::Mead ? engine::allowed : refuse(Refusal::NoMeadThere, action_.b);
        });
    }

    Violation cashing() const {
        if (action_.b != 0) return refuse(Refusal::UnknownAction);
        if (const auto refused = usingTile()) return refused;
        return ability() == Ability::Treasure ? engine::allowed : refuse(Refusal::NotTreasure, action_.a);
    }

    Violation counselling() const {
        if (const auto refused = usingTile()) return refused;
        if (ability() != Ability::Counsel) return refuse(Refusal::NotCounsel, action_.a);
        return on(action_.b, [&](std::uint8_t n) {
            const Cell cell = state_.cells[n];
            if (!isFigure(cell) || ownerOf(cell) != state_.mover) return refuse(Refusal::NotOwnFigure, action_.b);
            return (board_.neighbours[n] & state_.open) != 0 ? engine::allowed
                                                             : refuse(Refusal::FigureHemmedIn, action_.b);
        });
    }

    /// Refuses decisions that belong to a phase which is not now, with the phase's own reason first.
    Violation inPhase(Phase wanted) const {
        if (action_.b != 0) return refuse(Refusal::UnknownAction);
        if (state_.phase == wanted) return engine::allowed;
        if (const auto other = phase(state_.phase)) return other;
        return refuse(Refusal::NoPower);
    }

    Violation moving() const {
        if (const auto refused = inPhase(Phase::Move)) return refused;
        return on(action_.a, [&](std::uint8_t n) {
            if (!isOpen(n)) return refuse(Refusal::SpaceTaken, action_.a);
            return (board_.neighbours[state_.at] >> n & 1) != 0 ? engine::allowed
                                                                : refuse(Refusal::NotAdjacent, action_.a);
        });
    }

    Violation removing() const {
        if (const auto refused = inPhase(Phase::Remove)) return refused;
        const bool temptation = abilityAt(state_.at) == Ability::Temptation;
        return on(action_.a, [&](std::uint8_t n) {
            if (abilityAt(n) == (temptation ? Ability::Valor : Ability::Temptation)) return engine::allowed;
            return refuse(temptation ? Refusal::NoValorThere : Refusal::NoTemptationThere, action_.a);
        });
    }

    Violation otherTile(Space space) const {
        return on(space, [&](std::uint8_t n) {
            const Cell cell = state_.cells[n];
            if (cell == printedGorge) return refuse(Refusal::GorgePrinted, space);
            if (isFigure(cell)) return refuse(Refusal::FiguresStay, space);
            if (!isTile(cell)) return refuse(Refusal::NoTileThere, space);
            return n == state_.at ? refuse(Refusal::StatueStays, space) : engine::allowed;
        });
    }

    Violation swapping() const {
        if (const auto refused = inPhase(Phase::Swap)) return refused;
        return otherTile(action_.a);
    }

    Violation swappingWith() const {
        if (const auto refused = inPhase(Phase::With)) return refused;
        if (const auto refused = otherTile(action_.a)) return refused;
        return board_.number[action_.a] == state_.first ? refuse(Refusal::SameTile, action_.a) : engine::allowed;
    }

    Violation refilling() const {
        if (action_.a != 0 || action_.b != 0) return refuse(Refusal::UnknownAction);
        return state_.phase == Phase::Refill ? engine::allowed : refuse(Refusal::NotBetweenActs);
    }

    Violation declining() const {
        if (action_.a != 0 || action_.b != 0) return refuse(Refusal::UnknownAction);
        switch (state_.phase) {
        case Phase::Refill:
        case Phase::Remove:
        case Phase::Swap: return engine::allowed;
        case Phase::With: return refuse(Refusal::DecidePower);
        case Phase::Move: return refuse(Refusal::MoveFigure);
        default: return refuse(Refusal::NoPower);
        }
    }

    const Rules& rules_;
    const State& state_;
    const Board& board_;
    Action action_;
};

}

void legalActions(const Rules& rules, const State& state, ActionList& out) {
    out.clear();
    Lister(rules, state, out).list();
}

Violation validate(const Rules& rules, const State& state, Action action) {
    return Judge(rules, state, action).judge();
}

bool isCanonical(const Rules& rules, const State& state, Action action) {
    if (kindOf(action) != Do::Swap && kindOf(action) != Do::With) return true;
    const Board& board = boardOf(rules, state);
    const std::uint64_t others = allTiles(board, state) & ~(std::uint64_t{1} << state.at);
    const auto isHighest = [&](std::uint8_t number) { return others >> number <= 1; };
    if (kindOf(action) == Do::Swap) return !isHighest(board.number[action.a]);
    // A person may have named the highest one first; then any second one is a choice.
    return board.number[action.a] > state.first || isHighest(state.first);
}

}
