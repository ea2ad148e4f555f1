// SPDX-License-Identifier: GPL-3.0-or-later
// A match that a file writes down: its seats and position, outcomes of chance, and moves. Scenarios and lessons are
// made of it.
#pragma once

#include "record/game_finder.h"

#include <memory>
#include <string>
#include <vector>

namespace heorot::record {

/// All functions throw FileError at the line that is at fault. The finder and the tree of the file must outlive this.
class HEOROT_RECORD_EXPORT WrittenPlay {
  public:
    explicit WrittenPlay(const GameFinder& games) : games_(games) {}

    /// Begins the match by `game`, `seats`, `first`, `options`, `seed`, `position` and `chance`.
    void start(MapCursor& map);
    /// Plays a move, a map of one seat and its action, with the next written outcomes if it needs any.
    void play(const Cursor& move);
    /// Plays an action of the seat to move likewise; a refused one changes nothing. Throws ChanceMismatch.
    engine::Violation play(engine::Action action);

    const AnyMatch& match() const { return *match_; }
    /// An action in notation; refused at `at`.
    engine::Action actionAt(const Cursor& at, const std::string& line) const;
    /// The legal actions in notation, sorted, and the first of them as a list.
    std::vector<std::string> legal() const;
    std::string legalLines() const;
    /// For an action that should be legal: the rules' name of its refusal, and what is legal.
    Fault refusedAs(const std::string& reason) const;

    /// The match. An outcome that no action used is refused by `finish`; `release` does not look.
    std::unique_ptr<AnyMatch> finish();
    std::unique_ptr<AnyMatch> release() { return std::move(match_); }

  private:
    void begin(MapCursor& map);

    const GameFinder& games_;
    std::unique_ptr<AnyMatch> match_;
    /// The outcomes that are left, and where each stands.
    engine::Outcomes script_;
    std::vector<Cursor> scriptAt_;
};

}
