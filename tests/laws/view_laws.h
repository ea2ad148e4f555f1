// SPDX-License-Identifier: GPL-3.0-or-later
// All laws of a game's view as one suite, linked with heorot_view_laws and the game's layers. For a game `movie`
// tst_movie_view_laws.cpp is:
//
//     HEOROT_SUITE_FUNCTION {
//         using namespace heorot;
//         return laws::runViews<movie::Game, movie::Players, movie::GameWords, movie::View>(
//             HEOROT_BINARY_DIR "/share/heorot/data/movie", argc, argv);
//     }
#pragma once

#include "game/erased_game.h"
#include "game/erased_view.h"
#include "laws/hidden_laws.h"
#include "laws/hot_seat.h"
#include "laws/law_suite.h"
#include "laws/runner.h"
#include "laws/secret_choices.h"
#include "laws/view_buttons.h"
#include "laws/view_checks.h"
#include "laws/view_forgoing.h"
#include "laws/view_play.h"
#include "laws/view_taken.h"
#include "laws/words_laws.h"

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
    /// Where one more of them begins, as a scenario writes it (seats Ada, Bo, Cy, Di); for games with rare secrets.
    std::string sharedFrom{};
    /// Laws that games of this kind may give nothing to compare, by their names.
    std::vector<std::string> idle{};
};

/// A check of view_checks.h as a law.
template <class G>
auto atPosition(const game::GameView& view, std::string (*check)(const ViewCase&)) {
    return [&view, check](const Position<G>& at) -> std::string {
        const auto* match = at.match();
        if (!match) return "a match refuses what the rules allow";
        return check({at.module, view, *match, at.generator().next(), at.examined});
    };
}

/// Two worlds that look equal to a seat, for every viewer to whom they look equal.
template <class G>
std::string equalViewsAreShownEqually(const game::GameView& view, const Position<G>& at) {
    engine::Pcg generator = at.generator();
    const auto real = matchAt(at, at.state);
    const ViewCase here{at.module, view, *real, at.setup.seed, at.examined};
    for (const engine::Seat seat : seatsOf(at)) {
        const auto world = sample(at.rules, see(at.rules, at.state, seat), generator);
        const auto other = worldAt(at, world);
        if (!other || world == at.state) continue;
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
std::string equalMovesAreShownEqually(const game::GameView& view, const Position<G>& at) {
    return inEqualMoves(at, [&](const auto& real, const auto& other, engine::Seat reader) {
        return equalMovesLookEqual({at.module, view, real, at.setup.seed, at.examined}, other, reader);
    });
}

template <game::DescribedGame G>
std::vector<Law<G>> viewLaws(const game::GameView& view, const ViewEffort& effort) {
    const int games = effort.games;
    const int fewer = (games + 1) / 2;
    const int points = effort.points;
    return {
        {"paths are sound", games, points, atPosition<G>(view, pathsAreSound)},
        {"choices are shown", games, points, atPosition<G>(view, choicesAreShown)},
        {"spots are sound", fewer, points, atPosition<G>(view, spotsAreSound)},
        {"texts fit", fewer, points, atPosition<G>(view, textsFit)},
        {"tips stand clear", fewer, points, atPosition<G>(view, tipsStandClear)},
        {"texts can be read", fewer, points, atPosition<G>(view, textsCanBeRead)},
        {"dark spots say why", games, points, atPosition<G>(view, darkSpotsSayWhy)},
        {"nothing is forgone at once", games, 6 * points, atPosition<G>(view, nothingIsForgoneAtOnce)},
        {"laid pieces come back", games, 3 * points, atPosition<G>(view, laidPiecesComeBack)},
        {"the taken piece is laid out", games, 6 * points, atPosition<G>(view, takenPiecesAreLaidOut)},
        {"scenes are pure", fewer, points, atPosition<G>(view, scenesArePure)},
        {"own pieces are nobody else's", games, points, atPosition<G>(view, ownPiecesAreNobodyElses)},
        {"pictures are there", games, points, atPosition<G>(view, picturesAreThere)},
        {"events have looks", games, 3 * points, atPosition<G>(view, eventsHaveLooks)},
        {"events carry their points", games, 0, atPosition<G>(view, eventsCarryTheirPoints)},
        {"the language is switched", fewer, points, atPosition<G>(view, languageIsSwitched)},
        {"public decisions are shown", games, points, atPosition<G>(view, publicDecisionsAreShown)},
        {"secret choices look alike", games, 4 * points, atPosition<G>(view, secretChoicesLookAlike)},
        {"equal views are shown equally", games, points,
         [&view](const Position<G>& at) { return equalViewsAreShownEqually(view, at); }},
        {"equal moves are shown equally", games, 2 * points,
         [&view](const Position<G>& at) { return equalMovesAreShownEqually(view, at); }},
    };
}

/// Tests the view V of the game G on the data of a folder.
template <game::DescribedGame G, ai::PlayersOf<G> P, game::WordsOf<G> W, game::ViewOf<G> V>
int runViews(const std::filesystem::path& data, int argc, char** argv, ViewEffort effort = {}) {
    record::DataSource source(data);
    const auto rules = G::load(source);
    const game::ErasedGame<G, P, W, game::ErasedView<G, V>> module{record::DataSource(data)};
    const auto view = module.createView();
    std::vector<Law<G>> laws = viewLaws<G>(*view, effort);
    std::vector<LawRow> rows = declareIdle(laws, effort.idle, hotSeatParts);
    for (int seats = G::minSeats; seats <= G::maxSeats; ++seats) {
        const std::string at = ", " + std::to_string(seats) + " seats";
        for (const Law<G>& law : laws)
            rows.push_back(
                {law.name + at, [&rules, &module, law, seats] { return Runner<G>(*rules, module, law, seats).run(); }});
        rows.push_back({"hands are hidden from others at one table" + at, [&module, seats, effort] {
                            return hotSeatKeepsSecrets(module, seats, effort.shared, effort.sharedFrom, effort.idle);
                        }});
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
