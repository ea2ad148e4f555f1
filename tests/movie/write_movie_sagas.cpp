// SPDX-License-Identifier: GPL-3.0-or-later
// Writes finished games of The Movie, one for each way to end, to a folder: tries seed after seed until a game ends
// that way. Neither a test nor part of a build; run it when rules or data have changed so that the stored sagas no
// longer replay.
#include "movie_fixture.h"
#include "record/saga.h"
#include "rules/spaces.h"

#include <cstdio>
#include <fstream>
#include <functional>

using namespace heorot;
using namespace heorot::movie;
using test::Movie;

namespace {

/// What happened during a game, besides how it ended.
struct Course {
    bool stuckAct = false;  ///< an act ended with open spaces
    bool lastPower = false; ///< the tile in the last space used its power
};

using Chooser = std::function<engine::Action(const Movie::Match&, engine::Pcg&)>;
using Wanted = std::function<bool(const engine::Scores&, const Course&)>;

engine::Action anyAction(const Movie::Match& match, engine::Pcg& generator) {
    engine::ActionList scratch;
    return ai::randomAction<Game>(match.rules(), match.state(), generator, scratch);
}

/// Like anyAction, but mostly draws, so that large figures remain unused.
engine::Action rarelyAFigure(const Movie::Match& match, engine::Pcg& generator) {
    const engine::Action drawing = draw();
    if (!match.validate(drawing) && generator.below(8) != 0) return drawing;
    return anyAction(match, generator);
}

/// Two seats that together leave a board with open spaces: Treasures are cashed, Mead replaced, Temptation and Valor
/// remove each other, all figures of more than one diamond are gone before act III, and Good Counsel waits until it
/// cannot be played.
class Misers {
  public:
    static engine::Action choose(const Movie::Match& match, engine::Pcg&) {
        engine::ActionList actions;
        match.legalActions(actions);
        engine::Action best = actions[0];
        for (const engine::Action action : actions)
            if (worth(match, action) > worth(match, best)) best = action;
        return best;
    }

  private:
    static int worth(const Movie::Match& match, engine::Action action) {
        const State& state = match.state();
        switch (kindOf(action)) {
        case Do::Cash: return 90;
        case Do::Replace: return 80;
        case Do::Remove: return 70;
        case Do::Play: return 40 + readiness(match, action.a);
        case Do::Counsel: return state.act == 2 ? 1 : 30;
        case Do::Draw: return state.act == 0 ? 60 : 10;
        case Do::Refill: return state.act == 2 ? 1 : 0;
        case Do::Decline: return state.act == 2 ? 0 : 1;
        case Do::Place: return state.act == 0 ? 2 : figureWorth(state, static_cast<Figure>(action.a));
        default: return 0;
        }
    }
    static int figureWorth(const State& state, Figure figure) {
        if (state.act == 2) return 60;
        return figure == Figure::Longship ? 2 : 60;
    }
    static int readiness(const Movie::Match& match, Tile tile) {
        const Rules& rules = match.rules();
        const auto lies = [&](Ability ability) { return tilesOf(rules, match.state(), ability) != 0; };
        switch (rules.tile(tile).ability) {
        case Ability::Temptation: return lies(Ability::Valor) ? 25 : lies(Ability::Temptation) ? -35 : 5;
        case Ability::Valor: return lies(Ability::Temptation) ? 25 : lies(Ability::Valor) ? -35 : 5;
        case Ability::Mead: return 20;
        case Ability::Drunkenness: return -34;
        default: return 0;
        }
    }
};

struct Plan {
    const char* name;
    int seats;
    bool rectangle;
    bool lastPowerFirst;
    Chooser choose;
    Wanted wanted;
};

void note(const engine::Move& move, Course& course) {
    for (const auto& event : move.events) course.stuckAct |= kindOf(event) == Happening::ActEnds && event.args[1] == 0;
}

/// Plays the game of one seed to its end.
std::unique_ptr<Movie::Match> playGame(const Movie& movie, const Plan& plan, std::uint64_t seed, Course& course) {
    static const std::vector<std::string> names{"Sandra", "Ylva", "Hrolf", "Unferth"};
    engine::Setup setup;
    setup.first = engine::nobody;
    setup.seed = seed;
    setup.options[static_cast<std::size_t>(Option::ActThreeBoard)] = plan.rectangle;
    setup.options[static_cast<std::size_t>(Option::LastPower)] = plan.lastPowerFirst;
    auto match = movie.newMatch({names.begin(), names.begin() + plan.seats}, setup);
    engine::Pcg generator(seed, 99);
    while (!match->isOver()) {
        const engine::Action action = plan.choose(*match, generator);
        const auto kind = kindOf(action);
        course.lastPower |= match->state().open == 0 && (kind == Do::Remove || kind == Do::With);
        match->play(action);
        note(match->moves().back(), course);
    }
    return match;
}

int placed(const engine::Scores& scores, int place) {
    int count = 0;
    for (int seat = 0; seat < scores.seats; ++seat) count += scores.place[static_cast<std::size_t>(seat)] == place;
    return count;
}

/// Whether the two highest totals are equal.
bool tiedTotals(const engine::Scores& scores) {
    auto totals = scores.total;
    std::sort(totals.begin(), totals.begin() + scores.seats, std::greater<>());
    return totals[0] == totals[1];
}

bool alone(const engine::Scores& scores) {
    return placed(scores, 1) == 1 && !tiedTotals(scores);
}

std::vector<Plan> plans() {
    const auto win = [](const engine::Scores& scores, const Course&) { return alone(scores); };
    return {
        {"win-2-seats", 2, false, false, anyAction, win},
        {"win-3-seats", 3, false, false, anyAction, win},
        {"win-4-seats", 4, false, false, anyAction, win},
        {"win-2-seats-rectangle", 2, true, false, anyAction, win},
        {"win-4-seats-rectangle", 4, true, false, anyAction, win},
        {"last-power-first", 3, false, true, anyAction,
         [](const engine::Scores&, const Course& course) { return course.lastPower; }},
        {"tie-broken-by-diamonds", 2, false, false, rarelyAFigure,
         [](const engine::Scores& scores, const Course&) { return tiedTotals(scores) && placed(scores, 1) == 1; }},
        {"shared-win", 2, true, false, anyAction,
         [](const engine::Scores& scores, const Course&) { return placed(scores, 1) == 2; }},
        {"total-below-zero", 3, false, false, anyAction,
         [](const engine::Scores& scores, const Course&) {
             return std::any_of(scores.total.begin(), scores.total.begin() + scores.seats, [](int n) { return n < 0; });
         }},
        {"nobody-can-do-anything", 2, false, false, Misers::choose,
         [](const engine::Scores&, const Course& course) { return course.stuckAct; }},
    };
}

}

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "write_movie_sagas FOLDER\n");
        return 2;
    }
    const Movie movie;
    int failed = 0;
    for (const Plan& plan : plans()) {
        bool found = false;
        for (std::uint64_t seed = 1; seed <= 20000 && !found; ++seed) {
            Course course;
            const auto match = playGame(movie, plan, seed, course);
            if (!(found = plan.wanted(match->scores(), course))) continue;
            std::ofstream(std::filesystem::path(argv[1]) / (std::string(plan.name) + ".saga"))
                << record::writeSaga(movie.game(), *match);
            std::printf("%s: seed %llu, %zu moves\n", plan.name, static_cast<unsigned long long>(seed),
                        match->moves().size());
        }
        if (!found) std::printf("%s: not found\n", plan.name);
        failed += !found;
        std::fflush(stdout);
    }
    return failed;
}
