// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the games stored under tests/playthroughs/<game> with the same games played now. For a game `movie`,
// tst_movie_playthroughs.cpp contains:
//
//     HEOROT_SUITE_FUNCTION {
//         using namespace heorot;
//         return test::runPlaythroughs<movie::Game, movie::Players, movie::GameWords>(argc, argv);
//     }
//
// With the argument --write, the suite rewrites the files; the target write_playthroughs does so for every game.
#pragma once

#include "game/erased_game.h"
#include "games/playthrough.h"

#include <QObject>

#include <filesystem>

namespace heorot::test {

class PlaythroughSuite final : public QObject {
    Q_OBJECT

  public:
    PlaythroughSuite(std::filesystem::path folder, std::vector<KeptText> texts)
        : folder_(std::move(folder)), texts_(std::move(texts)) {}

  private slots:
    void textIsKept_data();
    void textIsKept();
    void noOtherFileIsKept();
    void differencesAreFound_data();
    void differencesAreFound();

  private:
    std::filesystem::path folder_;
    std::vector<KeptText> texts_;
};

/// `translations` is the folder of the catalogues: the English one provides the plural forms.
int runPlaythroughs(const game::GameModule& module, const std::filesystem::path& folder, const QString& translations,
                    int argc, char** argv);

template <game::DescribedGame G, ai::PlayersOf<G> P, game::WordsOf<G> W>
int runPlaythroughs(int argc, char** argv) {
    const std::filesystem::path tree = HEOROT_SOURCE_DIR;
    const game::ErasedGame<G, P, W> module{record::DataSource(tree / "games" / G::id / "data")};
    return runPlaythroughs(module, tree / "tests/playthroughs" / G::id,
                           QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"), argc, argv);
}

}
