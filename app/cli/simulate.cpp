// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli simulate`: the league. Each deal is played in every rotation of the seats.
#include "arguments.h"
#include "league_report.h"
#include "say.h"

#include <QFile>
#include <QRegularExpression>
#include <QTextStream>

namespace heorot::cli {

namespace {

/// As the seat is written, without a name.
QString nameOf(const SeatArgument& seat) {
    QString name = QString::fromStdString(ai::wordOf(*seat.opponent));
    if (seat.iterations > 0) name += QStringLiteral("@%1").arg(seat.iterations);
    return name;
}

QStringList optionsOf(const game::GameModule& game, const engine::Setup& setup) {
    QStringList options;
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const engine::OptionSpec& option = game.options()[i];
        options << QStringLiteral("%1=%2").arg(QString::fromStdString(option.id),
                                               QString::fromStdString(option.values[setup.options[i]]));
    }
    return options;
}

/// `--deals A-B`, or as many deals as `--games` needs.
DealRange dealsOf(const QCommandLineParser& parser, int seats) {
    if (!parser.isSet(QStringLiteral("deals"))) {
        const qulonglong games = numberOf(parser, QStringLiteral("games"), 1, 10'000'000);
        const auto rotations = static_cast<qulonglong>(seats);
        return {1, static_cast<int>((games + rotations - 1) / rotations)};
    }
    if (parser.isSet(QStringLiteral("games"))) throw UsageError(Say::tr("--deals and --games can’t be used together"));
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,8})-([0-9]{1,8})$"));
    const QString text = parser.value(QStringLiteral("deals"));
    const auto match = form.match(text);
    const DealRange deals{match.captured(1).toInt(), match.captured(2).toInt()};
    if (!match.hasMatch() || deals.first < 1 || deals.last < deals.first)
        //: %1 what was typed
        throw UsageError(Say::tr("--deals: “%1” is not a range of deals, such as 1-100").arg(quotable(text)));
    return deals;
}

}

int simulate(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    addGameOptions(parser);
    addJson(parser);
    parser.addOptions(
        {{QStringLiteral("games"), Say::tr("How many games, rounded up to whole rotations."), QStringLiteral("N"),
          QStringLiteral("100")},
         {QStringLiteral("deals"), Say::tr("Which deals, each in every rotation, instead of --games."),
          QStringLiteral("A-B")},
         {QStringLiteral("threads"), Say::tr("How many threads."), QStringLiteral("T"), QStringLiteral("1")}});
    parse(parser, arguments);
    const game::GameModule& game = gameOf(catalog, parser);
    const auto seats = seatsOf(parser, game, game::Company::League);
    const DealRange deals = dealsOf(parser, static_cast<int>(seats.size()));
    ai::LeagueSpec spec;
    LeagueReport report;
    for (const SeatArgument& seat : seats) {
        spec.entries.emplace_back(*seat.opponent, seat.iterations);
        report.match.seats << nameOf(seat);
    }
    spec.firstDeal = deals.first - 1;
    spec.deals = deals.count();
    spec.threads = static_cast<int>(numberOf(parser, QStringLiteral("threads"), 1, 256));
    spec.setup = setupOf(parser, game, static_cast<int>(seats.size()));
    spec.seed = spec.setup.seed;
    report.match.program = QCoreApplication::applicationVersion();
    report.match.game = QString::fromStdString(game.id());
    report.match.rules = game.rulesVersion();
    report.match.data = QString::fromStdString(game.fingerprint());
    report.match.options = optionsOf(game, spec.setup);
    report.match.seed = spec.seed;
    report.deals = {deals};

    QFile json;
    openJson(json, parser);
    QTextStream out(stdout);
    printHead(out, report);
    const auto wanted = numberOf(parser, QStringLiteral("games"), 1, 10'000'000);
    const auto played = static_cast<qulonglong>(deals.count()) * seats.size();
    if (!parser.isSet(QStringLiteral("deals")) && played != wanted)
        //: %1 and %2 numbers
        out << Say::tr("(%1 games rounded up to %2)\n").arg(wanted).arg(played);
    out.flush();
    report.result = game.simulate(spec);
    print(out, report);
    out.flush();
    writeJson(json, toJson(report));
    return report.result.illegalMoves > 0 ? checkFailed : done;
}

}
