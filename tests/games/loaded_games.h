// SPDX-License-Identifier: GPL-3.0-or-later
// Games for tests of the programs: the plugins of the build tree, and games with controlled computer players.
#pragma once

#include "games/game_decorators.h"
#include "plugin/catalog.h"
#include "record/scenario.h"
#include "session/new_game.h"

#include <QSemaphore>

#include <atomic>

namespace heorot::test {

/// The sample game, loaded once.
class SampleGame {
  public:
    const game::GameModule& module() {
        const auto* game = catalog_.game(QStringLiteral("sample"));
        if (!game) qFatal("%s", qPrintable(catalog_.why(QStringLiteral("sample"))));
        return *game;
    }
    game::GameFinder finder() { return catalog_.finder(); }

  private:
    plugin::PluginCatalog catalog_{
        {QStringLiteral(HEOROT_BINARY_DIR "/tests/games"), QStringLiteral(HEOROT_BINARY_DIR "/tests/data"), {}}};
};

/// A game of the build tree as installed, loaded once.
class ShippedGame {
  public:
    explicit ShippedGame(QString id) : id_(std::move(id)) {}
    const game::GameModule& module() {
        const auto* game = catalog_.game(id_);
        if (!game) qFatal("%s", qPrintable(catalog_.why(id_)));
        return *game;
    }

  private:
    QString id_;
    plugin::PluginCatalog catalog_{{QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                    QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"),
                                    {}}};
};

/// One seat per player word; "human" is a person. Seat 0 begins; names are A, B, C ...
inline session::NewGame newGame(const QString& game, const std::vector<std::string>& players, std::uint64_t seed = 7) {
    session::NewGame begun;
    begun.game = game;
    begun.setup.seats = static_cast<int>(players.size());
    begun.setup.seed = seed;
    begun.seating.players = players;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        begun.seating.names.push_back(std::string("ABCDE").substr(seat, 1));
    }
    return begun;
}

/// A game whose computer players block until they are released.
class HeldGame final : public OtherGame {
  public:
    using OtherGame::OtherGame;

    void letGo(int searches) { gate_.release(searches); }
    int asked() const { return asked_; }
    int done() const { return done_; }

    Thinker thinker(const record::AnyMatch& match, ai::Opponent opponent, std::uint64_t seed) const override {
        return [this, task = OtherGame::thinker(match, opponent, seed)](const std::stop_token& stop) {
            ++asked_;
            gate_.acquire();
            auto step = task(stop);
            ++done_;
            return step;
        };
    }

  private:
    mutable QSemaphore gate_;
    mutable std::atomic<int> asked_ = 0;
    mutable std::atomic<int> done_ = 0;
};

/// A game whose computer players and hints search much longer than anyone waits.
class TirelessGame final : public OtherGame {
  public:
    using OtherGame::OtherGame;

    static constexpr int iterations = 2'000'000;
    int asked() const { return asked_; }
    int done() const { return done_; }
    /// Of the last search that ended.
    int iterationsDone() const { return iterationsDone_; }

    Thinker thinker(const record::AnyMatch& match, ai::Opponent opponent, std::uint64_t seed) const override {
        return [task = adviser(match, match.moves().size(), {.opponent = opponent, .seed = seed})](
                   const std::stop_token& stop) { return std::vector{task(stop).actions.front().action}; };
    }
    Adviser adviser(const record::AnyMatch& match, std::size_t moves, const ai::AdviceSpec& spec) const override {
        ai::AdviceSpec longer = spec;
        longer.iterations = iterations;
        return [this, task = OtherGame::adviser(match, moves, longer)](const std::stop_token& stop) {
            ++asked_;
            ai::Advice advice = task(stop);
            iterationsDone_ = advice.iterations;
            ++done_;
            return advice;
        };
    }

  private:
    mutable std::atomic<int> asked_ = 0;
    mutable std::atomic<int> done_ = 0;
    mutable std::atomic<int> iterationsDone_ = 0;
};

/// A game whose computer players put this many pieces into their secret choices.
class BiddingGame final : public OtherGame {
  public:
    BiddingGame(const game::GameModule& game, int pieces) : OtherGame(game), pieces_(pieces) {}

    Thinker thinker(const record::AnyMatch& match, ai::Opponent, std::uint64_t) const override {
        engine::ActionList legal;
        match.legalActions(legal);
        std::vector<engine::Action> step;
        for (const engine::Action action : legal)
            if (match.isSecret(action) == (static_cast<int>(step.size()) < pieces_) &&
                static_cast<int>(step.size()) <= pieces_)
                step.push_back(action);
        return [step](const std::stop_token&) { return step; };
    }

  private:
    int pieces_;
};

/// Plays for the current person; the line must be legal.
template <class Session>
bool play(Session& session, const char* line) {
    const auto action = session.match().parse(line);
    return action && !session.play(*action);
}

}
