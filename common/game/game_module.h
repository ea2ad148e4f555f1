// SPDX-License-Identifier: GPL-3.0-or-later
// A game as the programs use it: rules with their data, words, computer players and a view.
#pragma once

#include "ai/advice.h"
#include "ai/bench.h"
#include "ai/league.h"
#include "game/box.h"
#include "game/game_view.h"
#include "game/words.h"
#include "record/any_game.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace heorot::game {

class GameModule : public record::AnyGame {
  public:
    virtual const Words& words() const = 0;
    const GameModule& with(const record::Corrections& corrections) const override = 0;
    /// Why the game cannot be read with these corrections, as its reader says it; none if it can.
    virtual record::Fault refuse(const record::Corrections& corrections) const = 0;
    /// Everything in the game's box, in the program's language; empty for a game that does not list it.
    virtual Box box() const = 0;
    /// A name that stands as the value of a figure (BoxFigure::inner), as people read it.
    virtual QString boxValue(const std::string& inner, const std::string& name) const = 0;
    /// A piece of the box (BoxPiece::path) as large as `area` allows; empty for one without a picture.
    virtual Scene boxScene(const std::string& piece, const Look& look, const QRectF& area) const = 0;

    /// `event` as `viewer` may know it.
    virtual engine::Event seen(const engine::Event& event, engine::Seat viewer) const = 0;
    /// The choice of a computer player for the seat to move, made from what that seat may know. The same opponent,
    /// view, seed and number of moves give the same choice. The game must have the level (AnyGame::computerPlayers).
    virtual engine::Action think(const record::AnyMatch& match, ai::Opponent opponent, std::uint64_t seed) const = 0;
    /// The next move of that seat as a task that needs nothing but the module, so it can run in another thread while
    /// the match continues: one action, or all pieces of a secret choice and the action that ends it, each chosen as
    /// `think` would; never empty. Once its stop is requested it ends at once with legal actions that are no longer
    /// well considered, as it does when the time of the level is over.
    using Thinker = std::function<std::vector<engine::Action>(std::stop_token)>;
    virtual Thinker thinker(const record::AnyMatch& match, ai::Opponent opponent, std::uint64_t seed) const = 0;

    /// What an opponent thinks of the choices of the seat that was to move after the first `moves` moves, as a task
    /// like `thinker`, from what that seat could know then. Its numbers are those of the search.
    using Adviser = std::function<ai::Advice(std::stop_token)>;
    virtual Adviser adviser(const record::AnyMatch& match, std::size_t moves, const ai::AdviceSpec& spec) const = 0;
    /// How many parts the evaluation of the computer players has; 0 if they give no reasons. Words::term names them.
    virtual int terms() const = 0;
    /// How the parts of each seat's evaluation changed with the moves `from` to `to` - 1, as far as `viewer` (or
    /// nobody) may know: all zero for a game without terms.
    virtual ai::Terms changes(const record::AnyMatch& match, std::size_t from, std::size_t to,
                              engine::Seat viewer) const = 0;

    /// The game's view; nullptr for a game that is only played in the terminal.
    virtual std::shared_ptr<const GameView> createView() const = 0;

    /// Complete loops, so that games contain no virtual calls.
    virtual ai::LeagueResult simulate(const ai::LeagueSpec& spec) const = 0;
    virtual ai::BenchResult bench(const ai::BenchSpec& spec) const = 0;
};

/// Like record::GameFinder, for callers that need the whole game.
using GameFinder = std::function<const GameModule*(const std::string& id)>;

/// Finds that game only; it must outlive the finder.
inline GameFinder finderOf(const GameModule& game) {
    return [&game](const std::string& id) { return id == game.id() ? &game : nullptr; };
}

}
