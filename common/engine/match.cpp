// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace heorot::engine {

Match::Match(const Setup& setup, SeatSet persons) : setup_(setup), persons_(persons), generators_(setup.seed) {}

void Match::begin(std::span<const Outcome> script) {
    GeneratorChance generator(generators_);
    ScriptedChance scripted(script, generator);
    RecordingChance chance(scripted, deal_);
    newStates(chance, dealEvents_);
    if (scripted.left() != 0) throw ChanceMismatch(ChanceMismatch::Kind::MoreDealt);
}

void Match::forgetMoves() {
    dealEvents_.clear();
    moves_.clear();
    undone_.clear();
}

void Match::perform(Action action, std::span<const Outcome> outcomes) {
    Move move{toMove(), action, {}, {}, reveals(action), isSecret(action), generators_};
    GeneratorChance generator(generators_);
    ScriptedChance scripted(outcomes, generator);
    RecordingChance chance(scripted, move.outcomes);
    const std::size_t played = moves_.size();
    try {
        applyAction(action, chance, move.events);
        if (scripted.left() != 0) throw ChanceMismatch(ChanceMismatch::Kind::MoreWritten);
    } catch (...) {
        generators_ = move.before;
        keepStates(played);
        throw;
    }
    moves_.push_back(std::move(move));
}

Violation Match::play(Action action) {
    return playScripted(action, {});
}

Violation Match::playScripted(Action action, std::span<const Outcome> outcomes) {
    if (const Violation refused = validate(action)) return refused;
    perform(action, outcomes);
    undone_.clear();
    return allowed;
}

bool Match::mayGoBackTo(std::size_t count, Seat asker, UndoRule rule) const {
    if (count >= moves_.size() || moves_[count].seat != asker || !isPerson(asker)) return false;
    const bool alone = persons_ == SeatSet::of(asker);
    return std::all_of(moves_.begin() + static_cast<std::ptrdiff_t>(count), moves_.end(), [&](const Move& move) {
        if (move.seat != asker && (isPerson(move.seat) || away_.has(move.seat))) return false;
        return !move.revealedTo.has(asker) || (rule == UndoRule::Casual && alone);
    });
}

std::optional<std::size_t> Match::undoPoint(Seat asker, UndoRule rule) const {
    std::size_t count = moves_.size();
    while (count > 0 && (moves_[count - 1].seat != asker || moves_[count - 1].joinsPrevious)) --count;
    if (count == 0 || !mayGoBackTo(count - 1, asker, rule)) return std::nullopt;
    return count - 1;
}

std::optional<std::size_t> Match::turnStart(Seat asker, UndoRule rule) const {
    if (moves_.empty() || moves_.back().seat != asker) return std::nullopt;
    return handOverPoint(asker, rule);
}

std::optional<std::size_t> Match::handOverPoint(Seat asker, UndoRule rule) const {
    const auto count = undoPoint(asker, rule);
    return count ? std::optional(rowStart(*count, asker, rule)) : std::nullopt;
}

/// Walks back from one of the asker's decisions to the first one in its row that the asker may return to.
std::size_t Match::rowStart(std::size_t count, Seat asker, UndoRule rule) const {
    while (count > 0 && mayGoBackTo(count - 1, asker, rule)) --count;
    return count;
}

void Match::goBackTo(std::size_t count) {
    assert(count <= moves_.size());
    while (moves_.size() > count) {
        Move& last = moves_.back();
        if (last.revealedTo.has(moves_[count].seat)) marked_ = true;
        generators_ = last.before;
        undone_.push_back(std::move(last));
        moves_.pop_back();
    }
    keepStates(count);
}

void Match::replay(const Move& move) {
    perform(move.action, move.outcomes);
    moves_.back().picks = move.picks;
    moves_.back().joinsPrevious = move.joinsPrevious;
}

bool Match::redo() {
    if (undone_.empty()) return false;
    do {
        const Move move = std::move(undone_.back());
        undone_.pop_back();
        replay(move);
    } while (!undone_.empty() && (undone_.back().joinsPrevious || !isPerson(undone_.back().seat)));
    return true;
}

bool Match::withdraw(std::size_t index) {
    if (index >= moves_.size()) return false;
    const Seat seat = moves_[index].seat;
    const auto from = moves_.begin() + static_cast<std::ptrdiff_t>(index);
    if (!std::all_of(from, moves_.end(), [&](const Move& m) { return m.seat == seat && !m.revealedTo.has(seat); }))
        return false;
    const std::vector<Move> undoneBefore = undone_;
    const std::vector<Move> taken(from, moves_.end());
    std::vector<Move> rest(taken.begin() + 1, taken.end());
    // The next move joined the removed one; it now starts a step of its own.
    if (!rest.empty() && !taken.front().joinsPrevious) rest.front().joinsPrevious = false;
    goBackTo(index);
    undone_.clear();
    const auto standsAlone = [&](const Move& move) {
        if (toMove() != seat || validate(move.action)) return false;
        try {
            replay(move);
            return true;
        } catch (const ChanceMismatch&) {
            return false; // Still legal, but it now asks a different deck or die than the recorded one.
        }
    };
    if (!std::all_of(rest.begin(), rest.end(), standsAlone)) {
        goBackTo(index);
        for (const Move& move : taken) replay(move);
        undone_ = undoneBefore;
        return false;
    }
    undone_.clear();
    return true;
}

}
