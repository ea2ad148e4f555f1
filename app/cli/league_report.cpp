// SPDX-License-Identifier: GPL-3.0-or-later
#include "league_report.h"

#include "commands.h"
#include "say.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace heorot::cli {

namespace {

QString percent(double share) {
    return QString::number(share * 100, 'f', 1);
}

QString rangesOf(const std::vector<DealRange>& deals) {
    QStringList texts;
    for (const DealRange& range : deals)
        texts << (range.count() == 1 ? QString::number(range.first)
                                     : QStringLiteral("%1-%2").arg(range.first).arg(range.last));
    return texts.join(QStringLiteral(", "));
}

/// Whole numbers stay whole: below 2^53 a double of JSON has room for them.
QJsonObject toJson(const QString& seat, const ai::EntryResult& entry) {
    const ai::Interval wins = entry.winInterval();
    const ai::Interval mean = entry.meanInterval();
    return {{QStringLiteral("seat"), seat},
            {QStringLiteral("games"), static_cast<qint64>(entry.games)},
            {QStringLiteral("winParts"), static_cast<qint64>(entry.winParts)},
            {QStringLiteral("winShare"), entry.winShare()},
            {QStringLiteral("winLow"), wins.low},
            {QStringLiteral("winHigh"), wins.high},
            {QStringLiteral("scoreSum"), entry.scoreSum},
            {QStringLiteral("scoreSquares"), entry.scoreSquares},
            {QStringLiteral("meanScore"), entry.meanScore()},
            {QStringLiteral("meanLow"), mean.low},
            {QStringLiteral("meanHigh"), mean.high},
            {QStringLiteral("decisions"), static_cast<qint64>(entry.decisions)},
            {QStringLiteral("seconds"), entry.seconds}};
}

QStringList textsOf(const QJsonValue& array) {
    QStringList texts;
    for (const auto& value : array.toArray()) texts << value.toString();
    return texts;
}

/// What is wrong with the parts that are read; empty if nothing is.
QString faultIn(const LeagueReport& report, bool isSeed) {
    if (!isSeed) return Say::tr("“seed” is not a whole number");
    if (report.match.game.isEmpty()) return Say::tr("“game” is missing");
    if (report.deals.empty()) return Say::tr("“deals” names no deals");
    std::int64_t deals = 0;
    for (const DealRange& range : report.deals) {
        if (range.first < 1 || range.last < range.first)
            //: %1 and %2 numbers
            return Say::tr("“deals”: %1 to %2 is not a range of deals").arg(range.first).arg(range.last);
        deals += range.count();
    }
    const auto entries = static_cast<qsizetype>(report.result.entries.size());
    if (entries == 0) return Say::tr("“entries” is empty");
    for (const ai::EntryResult& entry : report.result.entries)
        if (entry.games != deals * entries)
            //: %1 and %2 numbers
            return Say::tr("an entry has %1 games instead of %2").arg(entry.games).arg(deals * entries);
    return {};
}

/// What differs between two leagues; empty if they are one.
QString difference(const LeagueReport::Match& one, const LeagueReport::Match& other) {
    const auto differs = [](const QString& what, const QString& left, const QString& right) {
        //: %1 a word of the report's file, such as seed; %2 and %3 values
        return Say::tr("%1 “%2” instead of “%3”").arg(what, right, left);
    };
    if (one.program != other.program) return differs(QStringLiteral("version"), one.program, other.program);
    if (one.game != other.game) return differs(QStringLiteral("game"), one.game, other.game);
    if (one.rules != other.rules)
        return differs(QStringLiteral("rules"), QString::number(one.rules), QString::number(other.rules));
    if (one.data != other.data) return differs(QStringLiteral("data"), one.data, other.data);
    const QString comma = QStringLiteral(",");
    if (one.options != other.options)
        return differs(QStringLiteral("options"), one.options.join(comma), other.options.join(comma));
    if (one.seats != other.seats)
        return differs(QStringLiteral("seats"), one.seats.join(comma), other.seats.join(comma));
    if (one.seed != other.seed)
        return differs(QStringLiteral("seed"), QString::number(one.seed), QString::number(other.seed));
    return {};
}

}

void addJson(QCommandLineParser& parser) {
    parser.addOption({QStringLiteral("json"), Say::tr("Write the result as JSON."),
                      /*: A placeholder in the help: what is typed in its place */ Say::tr("FILE")});
}

void openJson(QFile& file, const QCommandLineParser& parser) {
    if (!parser.isSet(QStringLiteral("json"))) return;
    const QString path = parser.value(QStringLiteral("json"));
    refuseSagaName(QStringLiteral("--json"), path);
    file.setFileName(path);
    if (!file.open(QIODevice::WriteOnly))
        throw UsageError(QStringLiteral("--json: %1: %2").arg(quotablePath(path), file.errorString()));
}

void writeJson(QFile& file, const QByteArray& json) {
    if (!file.isOpen()) return;
    if (file.write(json) < 0 || !file.flush())
        throw UsageError(QStringLiteral("--json: %1: %2").arg(quotablePath(file.fileName()), file.errorString()));
}

void printHead(QTextStream& out, const LeagueReport& report) {
    int deals = 0;
    for (const DealRange& range : report.deals) deals += range.count();
    //: The head of a league: %1 a game, %3 ranges of numbers, the others numbers
    out << Say::tr("%1: deals: %2 (%3), rotations of each: %4, seed %5\n")
               .arg(report.match.game)
               .arg(deals)
               .arg(rangesOf(report.deals))
               .arg(report.match.seats.size())
               .arg(report.match.seed);
}

void print(QTextStream& out, const LeagueReport& report) {
    for (std::size_t i = 0; i < report.result.entries.size(); ++i) {
        const ai::EntryResult& entry = report.result.entries[i];
        const ai::Interval wins = entry.winInterval();
        const ai::Interval mean = entry.meanInterval();
        //: A line of a league: %1 a number, %2 a level of computer players, the others numbers
        out << Say::tr("%1 %2: %3 games, wins %4% (%5 to %6), score %7 (%8 to %9), ")
                   .arg(i + 1)
                   .arg(report.match.seats.value(static_cast<qsizetype>(i)), -6)
                   .arg(entry.games)
                   .arg(percent(entry.winShare()), percent(wins.low), percent(wins.high))
                   .arg(entry.meanScore(), 0, 'f', 1)
                   .arg(mean.low, 0, 'f', 1)
                   .arg(mean.high, 0, 'f', 1)
            //: The end of a line of a league: %1 and %2 numbers; us are microseconds
            << Say::tr("%1 decisions, %2 us each\n")
                   .arg(entry.decisions)
                   .arg(entry.seconds * 1e6 / static_cast<double>(std::max<std::int64_t>(entry.decisions, 1)), 0, 'f',
                        1);
    }
    //: %1 a number
    out << Say::tr("illegal moves: %1").arg(report.result.illegalMoves) << '\n';
}

QByteArray toJson(const LeagueReport& report) {
    QJsonArray deals;
    for (const DealRange& range : report.deals) deals.append(QJsonArray{range.first, range.last});
    QJsonArray entries;
    for (std::size_t i = 0; i < report.result.entries.size(); ++i)
        entries.append(toJson(report.match.seats.value(static_cast<qsizetype>(i)), report.result.entries[i]));
    return QJsonDocument(QJsonObject{{QStringLiteral("heorot"), report.match.program},
                                     {QStringLiteral("game"), report.match.game},
                                     {QStringLiteral("rules"), report.match.rules},
                                     {QStringLiteral("data"), report.match.data},
                                     {QStringLiteral("options"), QJsonArray::fromStringList(report.match.options)},
                                     {QStringLiteral("seed"), QString::number(report.match.seed)},
                                     {QStringLiteral("deals"), deals},
                                     {QStringLiteral("entries"), entries},
                                     {QStringLiteral("illegalMoves"), static_cast<qint64>(report.result.illegalMoves)}})
        .toJson();
}

LeagueReport readReport(const QByteArray& json, const QString& name) {
    const auto refuse = [&](const QString& why) { throw UsageError(QStringLiteral("%1: %2").arg(name, why)); };
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(json, &error).object();
    if (error.error != QJsonParseError::NoError)
        //: %1 what is wrong with a file, %2 a number
        refuse(Say::tr("this is not a report from “simulate --json”: %1 at byte %2")
                   .arg(error.errorString())
                   .arg(error.offset));
    LeagueReport report;
    bool isSeed = false;
    report.match = {object.value(QStringLiteral("heorot")).toString(),
                    object.value(QStringLiteral("game")).toString(),
                    object.value(QStringLiteral("rules")).toInt(),
                    object.value(QStringLiteral("data")).toString(),
                    textsOf(object.value(QStringLiteral("options"))),
                    {},
                    object.value(QStringLiteral("seed")).toString().toULongLong(&isSeed)};
    for (const auto& range : object.value(QStringLiteral("deals")).toArray())
        report.deals.push_back({range.toArray().at(0).toInt(), range.toArray().at(1).toInt()});
    for (const auto& value : object.value(QStringLiteral("entries")).toArray()) {
        const QJsonObject entry = value.toObject();
        const auto whole = [&](const char* key) { return entry.value(QLatin1String(key)).toInteger(); };
        report.match.seats << entry.value(QStringLiteral("seat")).toString();
        ai::EntryResult& read = report.result.entries.emplace_back();
        read.games = whole("games");
        read.winParts = whole("winParts");
        read.scoreSum = entry.value(QStringLiteral("scoreSum")).toDouble();
        read.scoreSquares = entry.value(QStringLiteral("scoreSquares")).toDouble();
        read.decisions = whole("decisions");
        read.seconds = entry.value(QStringLiteral("seconds")).toDouble();
    }
    report.result.illegalMoves = object.value(QStringLiteral("illegalMoves")).toInteger();
    if (const QString fault = faultIn(report, isSeed); !fault.isEmpty())
        //: %1 what is wrong with a file
        refuse(Say::tr("this is not a report from “simulate --json”: %1").arg(fault));
    return report;
}

void merge(LeagueReport& sum, const LeagueReport& part, const QString& name) {
    if (const QString other = difference(sum.match, part.match); !other.isEmpty())
        //: %1 a file, %2 a difference
        throw UsageError(Say::tr("%1: this belongs to another league: %2").arg(name, other));
    for (const DealRange& range : part.deals)
        for (const DealRange& known : sum.deals)
            if (range.first <= known.last && known.first <= range.last)
                //: %1 a file, %2 a number
                throw UsageError(
                    Say::tr("%1: deal %2 is also in another file").arg(name).arg(std::max(range.first, known.first)));
    std::vector<DealRange> all = sum.deals;
    all.insert(all.end(), part.deals.begin(), part.deals.end());
    std::sort(all.begin(), all.end(),
              [](const DealRange& one, const DealRange& other) { return one.first < other.first; });
    sum.deals.clear();
    for (const DealRange& range : all)
        if (!sum.deals.empty() && sum.deals.back().last + 1 == range.first)
            sum.deals.back().last = range.last;
        else
            sum.deals.push_back(range);
    for (std::size_t i = 0; i < sum.result.entries.size(); ++i) sum.result.entries[i].add(part.result.entries[i]);
    sum.result.illegalMoves += part.result.illegalMoves;
}

}
