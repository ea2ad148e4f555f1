// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli bench`: speed and size of the rules on one core, per game and number of seats.
#include "allocations.h"
#include "arguments.h"
#include "say.h"

#include <QTextStream>

namespace heorot::cli {

namespace {

void benchGame(const QString& id, const game::GameModule& game, QTextStream& out) {
    for (int seats = game.minSeats(); seats <= game.maxSeats(); ++seats) {
        ai::BenchSpec spec;
        spec.seats = seats;
        spec.setup.options = record::defaultOptions(game);
        spec.allocations = allocations;
        const ai::BenchResult result = game.bench(spec);
        const auto games = static_cast<double>(result.games);
        const auto actions = static_cast<double>(result.actions);
        //: %1 a game, the others numbers; ns are nanoseconds
        out << Say::tr("%1 %2 players: %3 actions/game, %4 games/s, %5 actions/s, %6 ns/action, state %7 bytes, "
                       "copy %8 ns, %9 allocations/game\n")
                   .arg(id)
                   .arg(seats)
                   .arg(actions / games, 0, 'f', 1)
                   .arg(games / result.seconds, 0, 'f', 0)
                   .arg(actions / result.seconds, 0, 'f', 0)
                   .arg(result.seconds * 1e9 / actions, 0, 'f', 1)
                   .arg(result.stateBytes)
                   .arg(result.copyNanoseconds, 0, 'f', 1)
                   .arg(result.allocationsPerGame, 0, 'f', 2);
        if (result.searchIterations > 0)
            //: %1 a game, the others numbers; us are microseconds
            out << Say::tr("%1 %2 players: search %3 iterations/s, %4 us/iteration, %5 allocations/iteration\n")
                       .arg(id)
                       .arg(seats)
                       .arg(static_cast<double>(result.searchIterations) / result.searchSeconds, 0, 'f', 0)
                       .arg(result.searchSeconds * 1e6 / static_cast<double>(result.searchIterations), 0, 'f', 1)
                       .arg(result.allocationsPerIteration, 0, 'f', 2);
        out.flush();
    }
}

}

int bench(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    addGame(parser);
    parse(parser, arguments);
    QTextStream out(stdout);
    out << Say::tr("Random games on one core; setup, listing the legal actions, and choosing one are included.")
        << '\n';
    if (parser.isSet(QStringLiteral("game"))) {
        benchGame(parser.value(QStringLiteral("game")), gameOf(catalog, parser), out);
        return done;
    }
    for (const QString& id : catalog.ids())
        if (const auto* game = catalog.game(id)) benchGame(id, *game, out);
    return done;
}

}
