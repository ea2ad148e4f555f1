// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/written_play.h"

#include "record/play_faults.h"

#include <algorithm>

namespace heorot::record {

using engine::Seat;

void WrittenPlay::start(MapCursor& map) {
    begin(map);
    if (const auto position = map.optional("position")) match_->arrange(*position);
    if (const auto chance = map.optional("chance"))
        for (const Cursor& item : chance->items()) {
            script_.push_back(match_->readOutcome(item));
            scriptAt_.push_back(item);
        }
}

void WrittenPlay::begin(MapCursor& map) {
    const AnyGame* game = &gameAt(map.required("game"), games_);
    engine::Setup setup;
    Seating seating;
    const Cursor seats = map.required("seats");
    for (const Cursor& name : seats.items()) {
        if (const auto wrong = refuseSeatName(name.text(), seating.names)) name.fail(wrong);
        seating.names.push_back(name.text());
    }
    setup.seats = static_cast<int>(seating.names.size());
    if (setup.seats < game->minSeats() || setup.seats > game->maxSeats()) seats.fail(wrongSeats(*game));
    if (const auto first = map.optional("first")) setup.first = static_cast<Seat>(first->oneOf(seating.names));
    setup.options = defaultOptions(*game);
    if (const auto options = map.optional("options")) setup.options = readOptions(*game, *options);
    if (const auto seed = map.optional("seed")) setup.seed = seed->natural();
    match_ = game->newMatch(setup, seating);
}

engine::Action WrittenPlay::actionAt(const Cursor& at, const std::string& line) const {
    if (const auto action = match_->parse(line)) return *action;
    at.fail(notAnAction(line));
}

void WrittenPlay::play(const Cursor& move) {
    const auto pairs = move.map().all();
    if (pairs.size() != 1) move.fail(Fault::tr("a move must name one player and one action"));
    const auto& [seat, line] = pairs.front();
    const Seat next = match_->toMove();
    const std::string mover = next == engine::nobody ? "nobody" : match_->seating().names[next];
    //: The report of a test: %1 and %2 players, or "nobody"
    if (mover != seat) move.fail(Fault::tr("expected to move: %1, actual: %2").arg(seat, mover));
    try {
        if (const auto refused = play(actionAt(line, line.text()))) line.fail(refusedAs(match_->refusalName(refused)));
    } catch (const engine::ChanceMismatch& mismatch) {
        line.fail(faultOf(mismatch));
    }
}

/// Outcomes that the action does not use stay for the next one.
engine::Violation WrittenPlay::play(engine::Action action) {
    std::size_t offered = script_.size();
    std::optional<engine::ChanceMismatch> mismatch;
    for (bool fits = false; !fits;) {
        try {
            if (const auto refused = match_->playScripted(action, {script_.data(), offered})) return refused;
            fits = true;
        } catch (const engine::ChanceMismatch& why) {
            if (offered-- == 0) throw;
            mismatch = why;
        }
    }
    script_.erase(script_.begin(), script_.begin() + static_cast<std::ptrdiff_t>(offered));
    if (mismatch && match_->moves().back().outcomes.size() > offered) throw engine::ChanceMismatch(*mismatch);
    return engine::allowed;
}

std::vector<std::string> WrittenPlay::legal() const {
    engine::ActionList actions;
    match_->legalActions(actions);
    std::vector<std::string> lines;
    for (const engine::Action action : actions) lines.push_back(match_->format(action));
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::string WrittenPlay::legalLines() const {
    std::string text;
    const auto lines = legal();
    for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 12); ++i) text += (i ? ", " : "") + lines[i];
    return lines.size() > 12 ? text + ", ..." : text;
}

Fault WrittenPlay::refusedAs(const std::string& reason) const {
    //: The report of a test: %1 the rules' name of a refusal, %2 a list of actions
    return Fault::tr("expected: legal, actual: refused as %1; legal: %2").arg(reason, legalLines());
}

std::unique_ptr<AnyMatch> WrittenPlay::finish() {
    if (!script_.empty()) scriptAt_[scriptAt_.size() - script_.size()].fail(Fault::tr("this outcome was not used"));
    return std::move(match_);
}

}
