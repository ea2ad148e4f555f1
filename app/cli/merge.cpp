// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli merge`: the parts of a league that were played separately, as one result.
#include "arguments.h"
#include "league_report.h"
#include "say.h"

#include <QFile>

namespace heorot::cli {

namespace {

LeagueReport readFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw UsageError(QStringLiteral("%1: %2").arg(quotablePath(path), file.errorString()));
    return readReport(file.readAll(), quotablePath(path));
}

}

int merge(plugin::PluginCatalog&, const QStringList& arguments) {
    QCommandLineParser parser;
    addJson(parser);
    parse(parser, arguments, Files::Some);
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty()) throw UsageError(Say::tr("merge: name the files that “simulate --json” wrote"));
    LeagueReport sum = readFile(files.first());
    for (const QString& file : files.mid(1)) merge(sum, readFile(file), quotablePath(file));
    QFile json;
    openJson(json, parser);
    QTextStream out(stdout);
    printHead(out, sum);
    print(out, sum);
    out.flush();
    writeJson(json, toJson(sum));
    return sum.result.illegalMoves > 0 ? checkFailed : done;
}

}
