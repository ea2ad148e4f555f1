// SPDX-License-Identifier: GPL-3.0-or-later
// heorot-cli: every game without a display.
#include "say.h"
#include "verbs.h"

#include "plugin/saga_file.h"
#include "record/plain_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QTextStream>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

namespace {

using namespace heorot;

struct Verb {
    const char* name;
    int (*run)(plugin::PluginCatalog&, const QStringList&);
    const char* usage;
};

constexpr std::array<Verb, 6> verbs{{
    {"games", cli::games, "games                              the games there are, with their options"},
    {"play", cli::play,
     "play --game ID --seats SEATS       play in the terminal; SEATS as human:Anna,easy\n"
     "             [--first NAME|random] [--seed N] [--option K=V] [--saga FILE]\n"
     "             [--language CODE] [--casual-undo] [--no-cover]\n"
     "  play FILE.saga                     go on with a saved game\n"
     "             [--language CODE] [--casual-undo] [--no-cover]"},
    {"simulate", cli::simulate,
     "simulate --game ID --seats LEVELS  games between computer players\n"
     "             [--games N] [--seed S] [--threads T] [--option K=V] [--json FILE]"},
    {"scenario", cli::scenario, "scenario FILE|DIR ...              run rules tests   [--junit FILE]"},
    {"check-data", cli::checkData, "check-data DIR                     check own data files"},
    {"bench", cli::bench, "bench [--game ID]                  speed and size of the rules"},
}};

int usage(QTextStream&& out, int status) {
    out << "Heorot " << QCoreApplication::applicationVersion() << ", a hall for three board games\n\n";
    for (const Verb& verb : verbs) out << "  " << verb.usage << '\n';
    return status;
}

int run(const QStringList& arguments) {
    if (arguments.size() < 2) return usage(QTextStream(stderr), cli::unusable);
    const QString& name = arguments[1];
    if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help"))
        return usage(QTextStream(stdout), cli::done);
    if (name == QLatin1String("--version")) {
        QTextStream(stdout) << "heorot-cli " << QCoreApplication::applicationVersion() << '\n';
        return cli::done;
    }
    const auto verb =
        std::find_if(verbs.begin(), verbs.end(), [&](const Verb& v) { return name == QLatin1String(v.name); });
    if (verb == verbs.end())
        throw cli::Unusable(QStringLiteral("'%1' is no verb of heorot-cli; 'heorot-cli --help' lists them")
                                .arg(QString::fromStdString(record::shortened(name.toStdString()))));
    plugin::PluginCatalog catalog(plugin::PluginFolders::ofApplication());
    return verb->run(catalog, arguments.mid(1));
}

}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("heorot"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEOROT_VERSION));
    try {
        for (int i = 1; i < argc; ++i)
            if (!plugin::isText(argv[i]))
                throw cli::Unusable(QStringLiteral("%1: this name is not valid UTF-8; rename the file")
                                        .arg(cli::quotablePath(QString::fromLocal8Bit(argv[i]))));
        const int status = run(QCoreApplication::arguments());
        if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return status;
        throw cli::Unusable(QStringLiteral("what was to be told could not be written: the output is closed or full"));
    } catch (const std::exception& error) {
        QTextStream(stderr) << "heorot-cli: " << QString::fromUtf8(error.what()) << '\n';
        return cli::unusable;
    }
}
