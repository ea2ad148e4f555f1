// SPDX-License-Identifier: GPL-3.0-or-later
// Writes finished games of The Movie, one for each way to end, to a folder: tries seed after seed until a game ends
// that way. Neither a test nor part of a build; run it when rules or data have changed so that the stored sagas no
// longer replay.
#include "games/write_sagas.h"
#include "movie_fixture.h"
#include "rules/spaces.h"

using namespace heorot;
using namespace heorot::movie;
using test::Movie, test::haveTiedTotals, test::winners;

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

bool alone(const engine::Scores& scores) {
    return winners(scores) == 1 && !haveTiedTotals(scores);
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
         [](const engine::Scores& scores, const Course&) { return haveTiedTotals(scores) && winners(scores) == 1; }},
        {"shared-win", 2, true, false, anyAction,
         [](const engine::Scores& scores, const Course&) { return winners(scores) == 2; }},
        {"total-below-zero", 3, false, false, anyAction,
         [](const engine::Scores& scores, const Course&) { return test::haveTotalBelowZero(scores); }},
        {"nobody-can-do-anything", 2, false, false, Misers::choose,
         [](const engine::Scores&, const Course& course) { return course.stuckAct; }},
    };
}

/// Whether an act ended with open spaces.
bool hadStuckAct(const Movie::Match& match) {
    return std::any_of(match.moves().begin(), match.moves().end(), [](const engine::Move& move) {
        return std::any_of(move.events.begin(), move.events.end(), [](const engine::Event& event) {
            return kindOf(event) == Happening::ActEnds && event.args[1] == 0;
        });
    });
}

test::SagaPlan sagaPlan(const Movie& movie, const Plan& plan) {
    static const std::vector<std::string> names{"Sandra", "Ylva", "Hrolf", "Unferth"};
    return {plan.name, [&movie, plan](std::uint64_t seed) {
                engine::Setup setup;
                setup.options[static_cast<std::size_t>(GameOption::ActThreeBoard)] = plan.rectangle;
                setup.options[static_cast<std::size_t>(GameOption::LastPower)] = plan.lastPowerFirst;
                Course course;
                const auto choose = [&](const Movie::Match& match, engine::Pcg& generator) {
                    const engine::Action action = plan.choose(match, generator);
                    const Do kind = kindOf(action);
                    course.lastPower |= match.state().open == 0 && (kind == Do::Remove || kind == Do::With);
                    return action;
                };
                auto match = test::playToEnd(movie, {names.begin(), names.begin() + plan.seats}, setup, seed, choose);
                course.stuckAct = hadStuckAct(*match);
                return plan.wanted(match->scores(), course) ? std::move(match) : nullptr;
            }};
}

}

int main(int argc, char** argv) {
    const Movie movie;
    std::vector<test::SagaPlan> wanted;
    for (const Plan& plan : plans()) wanted.push_back(sagaPlan(movie, plan));
    return test::writeSagas(argc, argv, movie.game(), wanted);
}
