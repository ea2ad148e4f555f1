// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli perft`: counts legal sequences from the deal, by first action.
#include "arguments.h"
#include "say.h"

#include "engine/perft.h"
#include "game/seating.h"

#include <QTextStream>

namespace heorot::cli {

namespace {

constexpr qulonglong deepest = 30;

void require(const QCommandLineParser& parser, const QString& option, const QString& example) {
    if (!parser.isSet(option))
        //: %1 an option, %2 a number
        throw UsageError(Say::tr("--%1 is missing; for example: --%1 %2").arg(option, example));
}

record::Seating computers(int seats) {
    record::Seating seating;
    for (int seat = 0; seat < seats; ++seat) {
        seating.names.push_back(game::playerNames().at(seat).toStdString());
        seating.players.emplace_back(ai::levelName(ai::Level::Random));
    }
    return seating;
}

}

int perft(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    addGame(parser);
    addDealOptions(parser);
    parser.addOptions({{QStringLiteral("seats"), Say::tr("How many players."), QStringLiteral("N")},
                       {QStringLiteral("depth"), Say::tr("How many actions."), QStringLiteral("D")}});
    parse(parser, arguments);
    const game::GameModule& game = gameOf(catalog, parser);
    const QString seatsName = QStringLiteral("seats");
    const QString depthName = QStringLiteral("depth");
    require(parser, seatsName, QString::number(game.minSeats()));
    require(parser, depthName, QStringLiteral("3"));
    const auto seats = static_cast<int>(numberOf(parser, seatsName, static_cast<qulonglong>(game.minSeats()),
                                                 static_cast<qulonglong>(game.maxSeats())));
    const auto depth = static_cast<int>(numberOf(parser, depthName, 1, deepest));
    engine::Setup setup = setupOf(parser, game, seats);
    if (!parser.isSet(QStringLiteral("seed"))) setup.seed = 1;
    const auto match = game.newMatch(setup, computers(seats));
    QTextStream out(stdout);
    engine::ActionList first;
    match->legalActions(first);
    std::uint64_t total = 0;
    for (const engine::Action action : first.view()) {
        match->play(action);
        const std::uint64_t count = engine::countSequences(*match, depth - 1);
        match->goBackTo(0);
        total += count;
        out << QString::fromStdString(match->format(action)) << ": " << count << '\n';
        out.flush();
    }
    //: %1 a number of sequences
    out << Say::tr("total: %1").arg(total) << '\n';
    return done;
}

}
