// SPDX-License-Identifier: GPL-3.0-or-later
// All checks of a game's view as one suite; link heorot_view_conformance and the game's layers. For a game `movie`,
// tst_movie_view_conformance.cpp contains:
//
//     HEOROT_SUITE_FUNCTION {
//         using namespace heorot;
//         return conformance::runViews<movie::Game, movie::Players, movie::GameWords, movie::View>(
//             HEOROT_BINARY_DIR "/share/heorot/data/movie", argc, argv);
//     }
#pragma once

#include "conformance/conformance_suite.h"
#include "conformance/hidden_information_checks.h"
#include "conformance/hot_seat.h"
#include "conformance/runner.h"
#include "conformance/secret_choices.h"
#include "conformance/view_buttons.h"
#include "conformance/view_checks.h"
#include "conformance/view_equal_pieces.h"
#include "conformance/view_forgoing.h"
#include "conformance/view_play.h"
#include "conformance/words_checks.h"
#include "game/erased_game.h"
#include "game/erased_view.h"

#include <algorithm>

namespace heorot::conformance {

/// Games per number of seats, and positions in each.
struct ViewOptions {
    int games = 6;
    int points = 8;
    /// Whole games per input method.
    int played = 1;
    /// Games of several people at one page.
    int shared = 1;
    /// A position for one more of these games, as in a scenario (seats Ada, Bo, Cy, Di); for games with rare secrets.
    std::string sharedFrom{};
    /// Names of checks that may find nothing to compare in this game.
    std::vector<std::string> vacuous{};
};

/// Runs a function of view_checks.h as a conformance check.
template <class G>
auto atPosition(const game::GameView& view, std::string (*check)(const ViewCase&)) {
    return [&view, check](const GameCase<G>& at) -> std::string {
        const auto* match = at.match();
        if (!match) return "a match refuses what the rules allow";
        return check({at.module, view, *match, at.generator().next(), at.comparisons});
    };
}

/// For two worlds a seat cannot tell apart, and every viewer who cannot either.
template <class G>
std::string indistinguishableStatesLookTheSame(const game::GameView& view, const GameCase<G>& at) {
    engine::Pcg generator = at.generator();
    const auto real = matchAt(at, at.state);
    const ViewCase here{at.module, view, *real, at.setup.seed, at.comparisons};
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

/// For the last move in two worlds a seat cannot tell apart before and after it.
template <class G>
std::string indistinguishableMovesLookTheSame(const game::GameView& view, const GameCase<G>& at) {
    return comparingIndistinguishableMoves(at, [&](const auto& real, const auto& other, engine::Seat reader) {
        return equalMovesLookEqual({at.module, view, real, at.setup.seed, at.comparisons}, other, reader);
    });
}

template <game::DescribedGame G>
std::vector<Check<G>> viewChecks(const game::GameView& view, const ViewOptions& options) {
    const int games = options.games;
    const int fewer = (games + 1) / 2;
    const int points = options.points;
    return {
        {"every legal action has a path of its own", games, points, atPosition<G>(view, pathsAreDistinct)},
        {"every choice is on the table or in the prompt", games, points, atPosition<G>(view, choicesAreOffered)},
        {"buttons that end a choice stand from its first step", games, points,
         atPosition<G>(view, endingsStandFromTheStart)},
        {"spots and pieces have places of their own", fewer, points, atPosition<G>(view, spotsHavePlaces)},
        {"texts fit", fewer, points, atPosition<G>(view, textsFit)},
        {"tips cover no spot they must not", fewer, points, atPosition<G>(view, tipsCoverNoSpot)},
        {"texts have contrast", fewer, points, atPosition<G>(view, textsHaveContrast)},
        {"unavailable spots explain why", games, points, atPosition<G>(view, unavailableSpotsExplainWhy)},
        {"forgoing takes a confirmation", games, 3 * points, atPosition<G>(view, forgoingTakesConfirmation)},
        {"laid pieces can be taken back", games, 3 * points, atPosition<G>(view, laidPiecesCanBeTakenBack)},
        {"the chosen one of equal pieces is taken", games, 6 * points, atPosition<G>(view, chosenPieceIsTaken)},
        {"views are pure functions", fewer, points, atPosition<G>(view, viewsArePure)},
        {"private pieces are shown to one seat only", games, points, atPosition<G>(view, privatePiecesHaveOneViewer)},
        {"pictures exist", games, points, atPosition<G>(view, picturesExist)},
        {"event looks name what is on the table", games, 3 * points, atPosition<G>(view, eventLooksAreOnTheTable)},
        {"events carry the points they score", games, 0, atPosition<G>(view, eventsCarryPoints)},
        {"a language switch reaches every text", fewer, points, atPosition<G>(view, languageSwitchReachesEveryText)},
        {"public decisions can be made without a viewer", games, points,
         atPosition<G>(view, publicDecisionsNeedNoViewer)},
        {"secret choices look the same whatever their size", games, 4 * points,
         atPosition<G>(view, secretChoicesLookTheSame)},
        {"indistinguishable states look the same", games, (points + 1) / 2,
         [&view](const GameCase<G>& at) { return indistinguishableStatesLookTheSame(view, at); }},
        {"indistinguishable moves look the same", games, 2 * points,
         [&view](const GameCase<G>& at) { return indistinguishableMovesLookTheSame(view, at); }},
    };
}

/// Tests the view V of the game G, using the data of a folder.
template <game::DescribedGame G, ai::PlayersOf<G> P, game::WordsOf<G> W, game::ViewOf<G> V>
int runViews(const std::filesystem::path& data, int argc, char** argv, ViewOptions options = {}) {
    record::DataSource source(data);
    const auto rules = G::load(source);
    const game::ErasedGame<G, P, W, game::ErasedView<G, V>> module{record::DataSource(data)};
    const auto view = module.createView();
    std::vector<Check<G>> checks = viewChecks<G>(*view, options);
    std::vector<CheckRow> rows = allowVacuous(checks, options.vacuous, hotSeatParts);
    for (int seats = G::minSeats; seats <= G::maxSeats; ++seats) {
        const std::string at = ", " + std::to_string(seats) + " seats";
        for (const Check<G>& check : checks)
            rows.push_back({check.name + at,
                            [&rules, &module, check, seats] { return Runner<G>(*rules, module, check, seats).run(); }});
        if (seats == G::minSeats || seats == G::maxSeats)
            rows.push_back({"a hot seat hides every hand" + at, [&module, seats, options] {
                                return hotSeatHidesHands(module, seats, options.shared, options.sharedFrom,
                                                         options.vacuous);
                            }});
        rows.push_back({"prompt buttons keep their places" + at, [&module, view, seats, options] {
                            return buttonsKeepTheirPlaces(module, *view, seats, options.played);
                        }});
        for (const InputMethod way : inputMethods) {
            // Whole games take long: all ways at the fewest seats, one at each other number, keys at three.
            constexpr std::array turns{InputMethod::Keys, InputMethod::Mouse, InputMethod::Accessible};
            if (seats != G::minSeats && way != turns[static_cast<std::size_t>(seats) % turns.size()]) continue;
            rows.push_back({"whole games can be played by " + nameOf(way) + at, [&module, view, way, seats, options] {
                                return playsWholeGames(module, *view, seats, way, options.played);
                            }});
        }
    }
    return runWindowSuite(std::move(rows), argc, argv);
}

}
