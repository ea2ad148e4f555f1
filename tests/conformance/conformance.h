// SPDX-License-Identifier: GPL-3.0-or-later
// All checks of a game's rules and words as one suite; link heorot_conformance and the game's layers. For a game
// `movie` whose folder is an include path, tst_movie_conformance.cpp contains:
//
//     #include "conformance/conformance.h"
//     #include "players/players.h"
//     #include "rules/game.h"
//     #include "words/words.h"
//
//     HEOROT_SUITE_FUNCTION {
//         using namespace heorot;
//         return conformance::run<movie::Game, movie::Players, movie::GameWords>(HEOROT_BINARY_DIR
//         "/share/heorot/data/movie", argc, argv);
//     }
#pragma once

#include "conformance/conformance_suite.h"
#include "conformance/hidden_information_checks.h"
#include "conformance/record_checks.h"
#include "conformance/rules_checks.h"
#include "conformance/runner.h"
#include "conformance/words_checks.h"
#include "game/erased_game.h"

namespace heorot::conformance {

/// `games` per number of seats for fast checks, a fraction of it for slow ones.
struct Options {
    int games = 24;
    /// Names of checks that may find nothing to compare in this game.
    std::vector<std::string> vacuous{};
    /// A regular expression that matches the lines of events without a sentence.
    std::string silent{};
};

template <game::DescribedGame G>
std::vector<Check<G>> rulesChecks(int games) {
    return {
        {"the legal list is sound", games, 0, legalListIsSound<G>},
        {"validate agrees with the legal list", games, 0, validateAgrees<G>},
        {"the game ends in time", games, 0, gameEndsInTime<G>},
        {"apply changes only its own copy", games, 0, applyChangesOnlyItsCopy<G>},
        {"pieces are conserved", games, 0, piecesAreConserved<G>},
        {"scores add up", games, 0, scoresAddUp<G>},
        {"some legal action is canonical", games, 0, someActionIsCanonical<G>},
        {"forgoing is never forced", games, 0, forgoingIsNeverForced<G>},
        {"notation round-trips", games, 1, notationRoundTrips<G>},
        {"every refusal has a name", games, 8, refusalsHaveNames<G>},
    };
}

template <game::DescribedGame G>
std::vector<Check<G>> hiddenInformationChecks(int games) {
    return {
        {"samples look the same", games, 0, samplesLookTheSame<G>},
        {"samples conserve pieces", games, 0, samplesConservePieces<G>},
        {"the player to move needs no hidden information", games, 0, moverNeedsNoHiddenInformation<G>},
        {"public decisions need no hidden information", games, 0, publicDecisionsNeedNoHiddenInformation<G>},
        {"views score only what the viewer knows", games, 0, viewsScoreOnlyKnownPoints<G>},
        {"reveals are complete", games, 0, revealsAreComplete<G>},
        {"indistinguishable states get the same decisions and texts", games / 3 + 1, 8,
         indistinguishableStatesDecideTheSame<G>},
        {"a computer player decides a whole step", games / 3 + 1, 8, computerPlayersDecideWholeSteps<G>},
        {"samples are uniform", 2, 2, samplesAreUniform<G>},
    };
}

template <game::DescribedGame G>
std::vector<Check<G>> recordChecks(int games) {
    using engine::UndoRule;
    return {
        {"states round-trip through files", games / 2 + 1, 8, statesRoundTrip<G>},
        {"replaying a match gives the same game", games / 2 + 1, 3, replayGivesTheSameGame<G>},
        {"undo and redo are exact", games / 2 + 1, 4, undoAndRedoAreExact<G>},
        {"sagas round-trip", games / 2 + 1, 4,
         [](const GameCase<G>& at) { return sagasRoundTrip(at, UndoRule::Free); }},
        {"casual sagas round-trip", games / 2 + 1, 4,
         [](const GameCase<G>& at) { return sagasRoundTrip(at, UndoRule::Casual); }},
        {"saga heads leak nothing", games / 2 + 1, 6, headsLeakNothing<G>},
    };
}

template <game::DescribedGame G>
std::vector<Check<G>> wordsChecks(int games, const std::string& silent) {
    return {
        {"every event has a line and a sentence", games / 2 + 1, 60,
         [lines = std::regex(silent)](const GameCase<G>& at) { return eventsHaveSentences(at, lines); }},
        {"every choice and refusal has a text of its own", games / 2 + 1, 60, choicesHaveTexts<G>},
        {"text tables fit in 100 columns", games / 2 + 1, 20, textTablesFit<G>},
        {"prompts say 'you' to the only person, and the name to all others", games / 2 + 1, 60,
         promptsAddressTheirReader<G>},
        {"indistinguishable moves read the same", games / 3 + 1, 30, indistinguishableMovesReadTheSame<G>},
        {"details leak nothing", games / 3 + 1, 30, detailsLeakNothing<G>},
    };
}

/// Tests the game G with its players P and words W, using the data of a folder.
template <game::DescribedGame G, ai::PlayersOf<G> P, game::WordsOf<G> W>
int run(const std::filesystem::path& data, int argc, char** argv, Options options = {}) {
    record::DataSource source(data);
    const auto rules = G::load(source);
    const game::ErasedGame<G, P, W> module{record::DataSource(data)};
    std::vector<Check<G>> all;
    for (auto& checks : {rulesChecks<G>(options.games), hiddenInformationChecks<G>(options.games),
                         recordChecks<G>(options.games), wordsChecks<G>(options.games, options.silent)})
        all.insert(all.end(), checks.begin(), checks.end());
    std::vector<CheckRow> rows = allowVacuous(all, options.vacuous);
    for (const Check<G>& check : all)
        for (int seats = G::minSeats; seats <= G::maxSeats; ++seats)
            rows.push_back({check.name + ", " + std::to_string(seats) + " seats",
                            [&rules, &module, check, seats] { return Runner<G>(*rules, module, check, seats).run(); }});
    return runSuite(std::move(rows), argc, argv);
}

}
