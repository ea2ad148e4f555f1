// SPDX-License-Identifier: GPL-3.0-or-later
// All laws of a game's view as one test program, linked with heorot_view_laws and the game's layers. For a game `movie`
// tst_movie_view_laws.cpp is:
//
//     int main(int argc, char** argv) {
//         using namespace heorot;
//         return laws::runViews<movie::Game, movie::Players, movie::GameWords, movie::View>(
//             HEOROT_BINARY_DIR "/share/heorot/data/movie", argc, argv);
//     }
#pragma once

#include "laws/hidden_laws.h"
#include "laws/hot_seat.h"
#include "laws/law_suite.h"
#include "laws/record_laws.h"
#include "laws/runner.h"
#include "laws/view_buttons.h"
#include "laws/view_checks.h"
#include "laws/view_forgoing.h"
#include "laws/view_play.h"
#include "laws/view_taken.h"
#include "plugin/erased_game.h"
#include "ui/erased_view.h"

#include <algorithm>

namespace heorot::laws {

/// How many games per number of seats, and positions in each.
struct ViewEffort {
    int games = 6;
    int points = 8;
    /// Whole games by each way of playing.
    int played = 1;
    /// Games of several persons at one page.
    int shared = 1;
    /// Laws that the view does not keep yet. To be empty when it is done.
    std::vector<std::string> without{};
};

/// A check of view_checks.h as a law.
template <class G>
auto atPosition(const ui::GameView& view, std::string (*check)(const ViewCase&)) {
    return [&view, check](const Position<G>& at) -> std::string {
        const auto match = matchOf(at);
        if (!match) return "a match refuses what the rules allow";
        return check({at.module, view, *match, at.generator().next()});
    };
}

/// Two worlds that look equal to a seat, for every viewer to whom they look equal.
template <class G>
std::string equalViewsAreShownEqually(const ui::GameView& view, const Position<G>& at) {
    engine::Pcg generator = at.generator();
    const auto real = matchAt(at, at.state);
    const ViewCase here{at.module, view, *real, at.setup.seed};
    for (const engine::Seat seat : seatsOf(at)) {
        const auto other = worldAt(at, sample(at.rules, see(at.rules, at.state, seat), generator));
        if (!other) continue;
        for (int i = -1; i < at.setup.seats; ++i) {
            const auto viewer = i < 0 ? engine::nobody : static_cast<engine::Seat>(i);
            if (!(real->describeSeen(viewer) == other->describeSeen(viewer))) continue;
            if (auto wrong = equalWorldsLookEqual(here, *other, viewer); !wrong.empty()) return wrong;
        }
    }
    return {};
}

/// The last move in two worlds that look equal to a seat before and after it.
template <class G>
std::string equalMovesAreShownEqually(const ui::GameView& view, const Position<G>& at) {
    if (at.line.empty()) return {};
    Walk<G> walk(at.rules, at.setup);
    for (const engine::Action action : at.line.first(at.line.size() - 1)) walk.play(action);
    engine::Pcg generator = at.generator();
    const auto seenEvents = [&](const record::AnyMatch& match, engine::Seat seat) {
        engine::Events events;
        for (const engine::Event& event : match.moves().back().events) events.push_back(at.module.seen(event, seat));
        return events;
    };
    for (const engine::Seat seat : seatsOf(at)) {
        const auto real = matchAt(at, walk.state());
        const auto other = worldAt(at, sample(at.rules, see(at.rules, walk.state(), seat), generator));
        if (!other || real->play(at.line.back()) || other->play(at.line.back())) continue;
        if (!(real->describeSeen(seat) == other->describeSeen(seat))) continue;
        if (!(real->describeSeen(engine::nobody) == other->describeSeen(engine::nobody))) continue;
        if (seenEvents(*real, seat) != seenEvents(*other, seat)) continue;
        const ViewCase here{at.module, view, *real, at.setup.seed};
        if (auto wrong = equalMovesLookEqual(here, *other, seat); !wrong.empty()) return wrong;
    }
    return {};
}

template <plugin::DescribedGame G>
std::vector<Law<G>> viewLaws(const ui::GameView& view, const ViewEffort& effort) {
    const int games = effort.games;
    const int points = effort.points;
    return {
        {"paths are sound", games, points, atPosition<G>(view, pathsAreSound)},
        {"choices are shown", games, points, atPosition<G>(view, choicesAreShown)},
        {"spots are sound", games / 2, points, atPosition<G>(view, spotsAreSound)},
        {"texts fit", games / 2, points, atPosition<G>(view, textsFit)},
        {"tips stand clear", games / 2, points, atPosition<G>(view, tipsStandClear)},
        {"texts can be read", games / 2, points, atPosition<G>(view, textsCanBeRead)},
        {"dark spots say why", games, points, atPosition<G>(view, darkSpotsSayWhy)},
        {"nothing is forgone at once", games, 6 * points, atPosition<G>(view, nothingIsForgoneAtOnce)},
        {"laid pieces come back", games, 3 * points, atPosition<G>(view, laidPiecesComeBack)},
        {"the taken piece is laid out", games, 6 * points, atPosition<G>(view, takenPiecesAreLaidOut)},
        {"scenes are pure", games / 2, points, atPosition<G>(view, scenesArePure)},
        {"pictures are there", games, points, atPosition<G>(view, picturesAreThere)},
        {"events have looks", games, 3 * points, atPosition<G>(view, eventsHaveLooks)},
        {"the language is switched", games / 2, points, atPosition<G>(view, languageIsSwitched)},
        {"public decisions are shown", games, points, atPosition<G>(view, publicDecisionsAreShown)},
        {"secret choices look alike", games, 4 * points, atPosition<G>(view, secretChoicesLookAlike)},
        {"equal views are shown equally", games, points,
         [&view](const Position<G>& at) { return equalViewsAreShownEqually(view, at); }},
        {"equal moves are shown equally", games, 2 * points,
         [&view](const Position<G>& at) { return equalMovesAreShownEqually(view, at); }},
    };
}

/// Tests the view V of the game G on the data of a folder.
template <plugin::DescribedGame G, ai::PlayersOf<G> P, std::derived_from<plugin::Words> W, ui::ViewOf<G> V>
int runViews(const std::filesystem::path& data, int argc, char** argv, ViewEffort effort = {}) {
    record::DataSource source(data);
    const auto rules = G::load(source);
    const plugin::ErasedGame<G, P, W, ui::ErasedView<G, V>> module{record::DataSource(data)};
    const auto view = module.createView();
    std::vector<LawRow> rows;
    for (int seats = G::minSeats; seats <= G::maxSeats; ++seats) {
        const std::string at = ", " + std::to_string(seats) + " seats";
        for (const Law<G>& law : viewLaws<G>(*view, effort)) {
            if (std::count(effort.without.begin(), effort.without.end(), law.name) > 0) continue;
            rows.push_back(
                {law.name + at, [&rules, &module, law, seats] { return Runner<G>(*rules, module, law, seats).run(); }});
        }
        rows.push_back({"hands are hidden from others at one table" + at,
                        [&module, seats, effort] { return hotSeatKeepsSecrets(module, seats, effort.shared); }});
        rows.push_back({"buttons keep their places" + at, [&module, view, seats, effort] {
                            return buttonsKeepTheirPlaces(module, *view, seats, effort.played);
                        }});
        for (const Way way : ways)
            rows.push_back({"a game is played by " + nameOf(way) + at, [&module, view, way, seats, effort] {
                                return playsWholeGames(module, *view, seats, way, effort.played);
                            }});
    }
    return runWindowSuite(std::move(rows), argc, argv);
}

}
