// SPDX-License-Identifier: GPL-3.0-or-later
// All laws of a game as one suite, linked with heorot_laws and the game's layers. For a game `movie`, whose
// folders its includes start from, tst_movie_laws.cpp is these lines:
//
//     #include "laws/laws.h"
//     #include "players/players.h"
//     #include "rules/game.h"
//     #include "words/words.h"
//
//     HEOROT_SUITE_FUNCTION {
//         using namespace heorot;
//         return laws::run<movie::Game, movie::Players, movie::GameWords>(HEOROT_BINARY_DIR "/share/heorot/data/movie",
//         argc, argv);
//     }
#pragma once

#include "game/erased_game.h"
#include "laws/hidden_laws.h"
#include "laws/law_suite.h"
#include "laws/record_laws.h"
#include "laws/rules_laws.h"
#include "laws/runner.h"
#include "laws/words_laws.h"

namespace heorot::laws {

/// How many games per number of seats: `games` for what is quick, a part of them for what is slow.
struct Effort {
    int games = 24;
    /// Laws that games of this kind may give nothing to compare, by their names.
    std::vector<std::string> idle{};
    /// The lines of events without a sentence, as a regular expression.
    std::string silent{};
};

template <game::DescribedGame G>
std::vector<Law<G>> rulesLaws(int games) {
    return {
        {"the legal list is sound", games, 0, legalListIsSound<G>},
        {"validate agrees with the legal list", games, 0, validateAgrees<G>},
        {"the game ends in time", games, 0, gameEndsInTime<G>},
        {"copies stay apart", games, 0, copiesStayApart<G>},
        {"pieces are conserved", games, 0, piecesAreConserved<G>},
        {"scores add up", games, 0, scoresAddUp<G>},
        {"some action is canonical", games, 0, someActionIsCanonical<G>},
        {"forgoing is never forced", games, 0, forgoingIsNeverForced<G>},
        {"the notation is exact", games, 1, notationIsExact<G>},
        {"refusals have names", games, 8, refusalsHaveNames<G>},
    };
}

template <game::DescribedGame G>
std::vector<Law<G>> hiddenLaws(int games) {
    return {
        {"samples look the same", games, 0, samplesLookTheSame<G>},
        {"samples conserve pieces", games, 0, samplesConservePieces<G>},
        {"the mover needs no secrets", games, 0, moverNeedsNoSecrets<G>},
        {"public decisions need no secrets", games, 0, publicDecisionsNeedNoSecrets<G>},
        {"views are scored as known", games, 0, viewsAreScoredAsKnown<G>},
        {"reveals are complete", games, 0, revealsAreComplete<G>},
        {"equal views are treated equally", games / 3 + 1, 8, equalViewsAreTreatedEqually<G>},
        {"steps are whole choices", games / 3 + 1, 8, stepsAreWholeChoices<G>},
        {"samples are uniform", 2, 2, samplesAreUniform<G>},
    };
}

template <game::DescribedGame G>
std::vector<Law<G>> recordLaws(int games) {
    using engine::UndoRule;
    return {
        {"described states can be read", games / 2 + 1, 8, describedStatesCanBeRead<G>},
        {"a match repeats the game", games / 2 + 1, 3, matchRepeatsTheGame<G>},
        {"undo and redo are exact", games / 2 + 1, 4, undoAndRedoAreExact<G>},
        {"sagas round trip", games / 2 + 1, 4,
         [](const Position<G>& at) { return sagasRoundTrip(at, UndoRule::Free); }},
        {"sagas of casual games round trip", games / 2 + 1, 4,
         [](const Position<G>& at) { return sagasRoundTrip(at, UndoRule::Casual); }},
        {"heads tell no secrets", games / 2 + 1, 6, headsTellNoSecrets<G>},
    };
}

template <game::DescribedGame G>
std::vector<Law<G>> wordsLaws(int games, const std::string& silent) {
    return {
        {"events are told", games / 2 + 1, 60,
         [lines = std::regex(silent)](const Position<G>& at) { return eventsAreTold(at, lines); }},
        {"choices are named", games / 2 + 1, 60, choicesAreNamed<G>},
        {"tables are drawn", games / 2 + 1, 20, tablesAreDrawn<G>},
        {"equal moves are told equally", games / 3 + 1, 30, equalMovesAreToldEqually<G>},
        {"details keep secrets", games / 3 + 1, 30, detailsKeepSecrets<G>},
    };
}

/// Tests the game G with its players P and words W on the data of a folder.
template <game::DescribedGame G, ai::PlayersOf<G> P, game::WordsOf<G> W>
int run(const std::filesystem::path& data, int argc, char** argv, Effort effort = {}) {
    record::DataSource source(data);
    const auto rules = G::load(source);
    const game::ErasedGame<G, P, W> module{record::DataSource(data)};
    std::vector<Law<G>> all;
    for (auto& laws : {rulesLaws<G>(effort.games), hiddenLaws<G>(effort.games), recordLaws<G>(effort.games),
                       wordsLaws<G>(effort.games, effort.silent)})
        all.insert(all.end(), laws.begin(), laws.end());
    std::vector<LawRow> rows = declareIdle(all, effort.idle);
    for (const Law<G>& law : all)
        for (int seats = G::minSeats; seats <= G::maxSeats; ++seats)
            rows.push_back({law.name + ", " + std::to_string(seats) + " seats",
                            [&rules, &module, law, seats] { return Runner<G>(*rules, module, law, seats).run(); }});
    return runSuite(std::move(rows), argc, argv);
}

}
