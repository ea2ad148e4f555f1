// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli simulate`: the league. Each deal is played in every rotation of the seats.
#include "arguments.h"
#include "say.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

namespace heorot::cli {

namespace {

/// As the seat is written, without a name.
QString nameOf(const SeatArgument& seat) {
    QString name = QString::fromStdString(ai::wordOf(*seat.opponent));
    if (seat.iterations > 0) name += QStringLiteral("@%1").arg(seat.iterations);
    return name;
}

QString percent(double share) {
    return QString::number(share * 100, 'f', 1);
}

void print(QTextStream& out, const std::vector<SeatArgument>& seats, const ai::LeagueResult& result) {
    for (std::size_t i = 0; i < result.entries.size(); ++i) {
        const ai::EntryResult& entry = result.entries[i];
        const ai::Interval wins = entry.winInterval();
        const ai::Interval mean = entry.meanInterval();
        out << QStringLiteral("%1 %2: %3 games, wins %4 % (%5 to %6), score %7 (%8 to %9), ")
                   .arg(i + 1)
                   .arg(nameOf(seats[i]), -6)
                   .arg(entry.games)
                   .arg(percent(entry.winShare()), percent(wins.low), percent(wins.high))
                   .arg(entry.meanScore(), 0, 'f', 1)
                   .arg(mean.low, 0, 'f', 1)
                   .arg(mean.high, 0, 'f', 1)
            << QStringLiteral("%1 decisions, %2 us each\n")
                   .arg(entry.decisions)
                   .arg(entry.seconds * 1e6 / static_cast<double>(std::max<std::int64_t>(entry.decisions, 1)), 0, 'f',
                        1);
    }
    out << "illegal moves: " << result.illegalMoves << '\n';
}

/// Opened before the games, so that an unwritable file is reported at once.
void open(QFile& file) {
    if (!file.open(QIODevice::WriteOnly))
        throw UsageError(
            QStringLiteral("--json: %1: %2").arg(quotablePath(quotablePath(file.fileName())), file.errorString()));
}

void writeJson(QFile& file, const std::vector<SeatArgument>& seats, const ai::LeagueSpec& spec,
               const ai::LeagueResult& result) {
    QJsonArray entries;
    for (std::size_t i = 0; i < result.entries.size(); ++i) {
        const ai::EntryResult& entry = result.entries[i];
        const ai::Interval wins = entry.winInterval();
        const ai::Interval mean = entry.meanInterval();
        entries.append(QJsonObject{{QStringLiteral("level"), nameOf(seats[i])},
                                   {QStringLiteral("games"), static_cast<qint64>(entry.games)},
                                   {QStringLiteral("winShare"), entry.winShare()},
                                   {QStringLiteral("winLow"), wins.low},
                                   {QStringLiteral("winHigh"), wins.high},
                                   {QStringLiteral("meanScore"), entry.meanScore()},
                                   {QStringLiteral("meanLow"), mean.low},
                                   {QStringLiteral("meanHigh"), mean.high},
                                   {QStringLiteral("decisions"), static_cast<qint64>(entry.decisions)},
                                   {QStringLiteral("seconds"), entry.seconds}});
    }
    const QJsonObject report{{QStringLiteral("seed"), QString::number(spec.seed)},
                             {QStringLiteral("deals"), spec.deals},
                             {QStringLiteral("entries"), entries},
                             {QStringLiteral("illegalMoves"), static_cast<qint64>(result.illegalMoves)}};
    if (file.write(QJsonDocument(report).toJson()) < 0 || !file.flush())
        throw UsageError(QStringLiteral("--json: %1: %2").arg(file.fileName(), file.errorString()));
}

}

int simulate(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    addGameOptions(parser);
    parser.addOptions(
        {{QStringLiteral("games"), QStringLiteral("How many games, rounded up to whole rotations."),
          QStringLiteral("N"), QStringLiteral("100")},
         {QStringLiteral("threads"), QStringLiteral("How many threads."), QStringLiteral("T"), QStringLiteral("1")},
         {QStringLiteral("json"), QStringLiteral("Write the result as JSON."), QStringLiteral("FILE")}});
    parse(parser, arguments);
    const game::GameModule& game = gameOf(catalog, parser);
    const auto seats = seatsOf(parser, game, game::Company::League);
    const auto rotations = static_cast<qulonglong>(seats.size());
    const qulonglong wanted = numberOf(parser, QStringLiteral("games"), 1, 10'000'000);
    ai::LeagueSpec spec;
    for (const SeatArgument& seat : seats) spec.entries.push_back({*seat.opponent, seat.iterations});
    spec.deals = static_cast<int>((wanted + rotations - 1) / rotations);
    spec.threads = static_cast<int>(numberOf(parser, QStringLiteral("threads"), 1, 256));
    spec.setup = setupOf(parser, game, static_cast<int>(seats.size()));
    spec.seed = spec.setup.seed;

    refuseSagaName(QStringLiteral("--json"), parser.value(QStringLiteral("json")));
    QFile json(parser.value(QStringLiteral("json")));
    if (parser.isSet(QStringLiteral("json"))) open(json);
    QTextStream out(stdout);
    out << QStringLiteral("%1: deals: %2, rotations of each: %3, seed %4\n")
               .arg(parser.value(QStringLiteral("game")))
               .arg(spec.deals)
               .arg(rotations)
               .arg(spec.seed);
    if (static_cast<qulonglong>(spec.deals) * rotations != wanted)
        out << QStringLiteral("(%1 games rounded up to %2)\n")
                   .arg(wanted)
                   .arg(static_cast<qulonglong>(spec.deals) * rotations);
    out.flush();
    const ai::LeagueResult result = game.simulate(spec);
    print(out, seats, result);
    out.flush();
    if (json.isOpen()) writeJson(json, seats, spec, result);
    return result.illegalMoves > 0 ? checkFailed : done;
}

}
