// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli statistics`: counts the finished games in the folder of sagas, then lists everybody's results, or writes
// all of them as a table.
#include "arguments.h"
#include "say.h"

#include "language/numbers.h"
#include "language/translations.h"
#include "session/saga_file.h"
#include "session/whole_file.h"
#include "statistics/csv.h"
#include "statistics/import.h"
#include "statistics/summary.h"

#include <QTextStream>

#include <algorithm>

namespace heorot::cli {

using language::oneDecimal, language::plainNumber;

namespace {

std::vector<statistics::PlayedGame> countedGames(plugin::PluginCatalog& catalog, const QString& game) {
    statistics::Store store(statistics::storePath());
    if (!store.notice().isEmpty()) QTextStream(stderr) << store.notice() << '\n';
    const QDir folder(session::sagaFolder());
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.saga")}, QDir::Files | QDir::Hidden, QDir::Name))
        paths << folder.absoluteFilePath(name);
    statistics::importSagas(store, {.paths = paths, .games = catalog.loadedGames()});
    std::vector<statistics::PlayedGame> games = store.games();
    if (!game.isEmpty()) std::erase_if(games, [&](const statistics::PlayedGame& each) { return each.game != game; });
    return games;
}

void writeTable(const std::vector<statistics::PlayedGame>& games, const QString& path) {
    session::FileTurn turn(path);
    const QString why =
        turn.refusal().isEmpty() ? turn.replace(statistics::csvOf(games).toStdString()) : turn.refusal();
    if (!why.isEmpty()) throw UsageError(QStringLiteral("--csv: %1: %2").arg(quotablePath(path), why));
}

void print(const std::vector<statistics::PlayedGame>& games, const QString& id, const QString& title,
           QTextStream& out) {
    out << title << '\n';
    for (const statistics::PlayerName& player : statistics::people(games)) {
        const auto summary = statistics::summaryOf(games, {.game = id, .player = player.key});
        if (summary.results.empty()) continue;
        const auto count = static_cast<int>(summary.results.size());
        const int most =
            std::max_element(summary.results.begin(), summary.results.end(), [](const auto& one, const auto& other) {
                return one.points < other.points;
            })->points;
        //: A line of results: %1 a player, %n games, %2 how many of them it won, %3 its mean place, %4 its mean points
        //: and %5 its most points
        out << "  "
            << Say::tr("%1: %n game(s), %2 won, average place %3, average points %4, best %5", nullptr, count)
                   .arg(player.name, plainNumber(summary.won), oneDecimal(summary.meanPlace),
                        oneDecimal(summary.meanPoints), plainNumber(most))
            << '\n';
    }
}

}

int statistics(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    addLanguage(parser);
    addGame(parser);
    parser.addOption({QStringLiteral("csv"), Say::tr("Write all results as a table."), Say::tr("FILE")});
    parse(parser, arguments);
    const auto translations = languageOf(parser);
    const QString chosen =
        parser.isSet(QStringLiteral("game")) ? QString::fromStdString(gameOf(catalog, parser).id()) : QString();
    const QString csv = parser.value(QStringLiteral("csv"));
    refuseSagaName(QStringLiteral("--csv"), csv);
    const auto games = countedGames(catalog, chosen);
    if (!csv.isEmpty()) writeTable(games, csv);
    QTextStream out(stdout);
    if (games.empty()) out << Say::tr("No finished game has been counted yet.") << '\n';
    for (const QString& id : statistics::gamesIn(games)) {
        const game::GameModule* game = catalog.game(id);
        print(games, id, game ? game->words().title() : id, out);
    }
    return done;
}

}
