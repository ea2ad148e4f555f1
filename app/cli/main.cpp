// SPDX-License-Identifier: GPL-3.0-or-later
// heorot-cli: all games without a display.
#include "arguments.h"
#include "say.h"

#include "language/translations.h"
#include "record/plain_text.h"
#include "session/saga_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

namespace {

using namespace heorot;

struct Command {
    const char* name;
    int (*run)(plugin::PluginCatalog&, const QStringList&);
    /// The syntax: one line, or several with further options indented.
    const char* syntax;
    /// The description in English.
    const char* what;
};

constexpr std::array<Command, 13> commands{{
    {"games", cli::games, "games", QT_TRANSLATE_NOOP("terminal", "list the games and their options")},
    {"play", cli::play,
     "play --game ID --seats SEATS\n"
     "     [--first NAME|random] [--seed N] [--option K=V] [--saga FILE]\n"
     "     [--language CODE] [--translations DIR] [--casual-undo] [--no-cover]",
     QT_TRANSLATE_NOOP("terminal", "play in the terminal; SEATS as human:Anna,easy")},
    {"play", cli::play,
     "play FILE.saga\n"
     "     [--language CODE] [--translations DIR] [--casual-undo] [--no-cover]",
     QT_TRANSLATE_NOOP("terminal", "resume a saved game")},
    {"replay", cli::replay,
     "replay FILE.saga\n"
     "     [--until N] [--seat NAME] [--language CODE] [--translations DIR]",
     QT_TRANSLATE_NOOP("terminal", "show a saved game step by step")},
    {"coach", cli::coach,
     "coach FILE.saga\n"
     "     [--seat NAME] [--language CODE] [--translations DIR]",
     QT_TRANSLATE_NOOP("terminal", "what a player could have done better")},
    {"simulate", cli::simulate,
     "simulate --game ID --seats LEVELS\n"
     "     [--games N | --deals A-B] [--seed S] [--threads T] [--option K=V] [--json FILE]",
     QT_TRANSLATE_NOOP("terminal", "play games between computer players")},
    {"merge", cli::merge, "merge FILE.json ... [--json FILE]",
     QT_TRANSLATE_NOOP("terminal", "add up parts of one simulation")},
    {"perft", cli::perft,
     "perft --game ID --seats N --depth D\n"
     "     [--seed S] [--option K=V]",
     QT_TRANSLATE_NOOP("terminal", "count the legal sequences of D actions, by first action")},
    {"scenario", cli::scenario, "scenario FILE|DIR ... [--junit FILE]",
     QT_TRANSLATE_NOOP("terminal", "run rules tests")},
    {"check-data", cli::checkData, "check-data DIR", QT_TRANSLATE_NOOP("terminal", "check your own data files")},
    {"check-translations", cli::checkTranslations, "check-translations DIR",
     QT_TRANSLATE_NOOP("terminal", "find faults in translated texts (.ts)")},
    {"new-translation", cli::newTranslation, "new-translation CODE DIR",
     QT_TRANSLATE_NOOP("terminal", "begin a language: write its .ts files")},
    {"bench", cli::bench, "bench [--game ID]", QT_TRANSLATE_NOOP("terminal", "measure speed and size of the rules")},
}};

constexpr qsizetype syntaxWidth = 38;

int usage(QTextStream&& out, int status) {
    //: %1 a version
    out << cli::Say::tr("Heorot %1, a hall for three board games").arg(QCoreApplication::applicationVersion())
        << "\n\n";
    for (const Command& command : commands) {
        const QStringList lines = QString::fromUtf8(command.syntax).split(u'\n');
        out << "  " << lines.first().leftJustified(syntaxWidth) << cli::Say::tr(command.what) << '\n';
        for (const QString& line : lines.mid(1)) out << "  " << line << '\n';
    }
    out << "  " << QStringLiteral("help [--language CODE]").leftJustified(syntaxWidth)
        << cli::Say::tr("this list, in another language") << '\n';
    return status;
}

/// `help [--language CODE]`
int help(const QStringList& arguments) {
    QCommandLineParser parser;
    cli::addLanguage(parser);
    cli::parse(parser, arguments);
    const auto translations = cli::languageOf(parser);
    return usage(QTextStream(stdout), cli::done);
}

int run(const QStringList& arguments) {
    if (arguments.size() < 2) return usage(QTextStream(stderr), cli::usageError);
    const QString& name = arguments[1];
    if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help"))
        return help(arguments.mid(1));
    if (name == QLatin1String("--version")) {
        QTextStream(stdout) << "heorot-cli " << QCoreApplication::applicationVersion() << '\n';
        return cli::done;
    }
    const auto command =
        std::find_if(commands.begin(), commands.end(), [&](const Command& v) { return name == QLatin1String(v.name); });
    if (command == commands.end())
        throw cli::UsageError(QStringLiteral("'%1' is not a heorot-cli command; see 'heorot-cli --help'")
                                  .arg(QString::fromStdString(record::shortened(name.toStdString()))));
    plugin::PluginCatalog catalog(plugin::PluginFolders::ofApplication());
    return command->run(catalog, arguments.mid(1));
}

}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("heorot"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEOROT_VERSION));
    try {
        for (int i = 1; i < argc; ++i)
            if (!session::isText(argv[i]))
                throw cli::UsageError(QStringLiteral("%1: this name is not valid UTF-8; type or rename it so")
                                          .arg(cli::quotablePath(QString::fromLocal8Bit(argv[i]))));
        const int status = run(QCoreApplication::arguments());
        if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return status;
        throw cli::UsageError(QStringLiteral("cannot write the output: it is closed or full"));
    } catch (const std::exception& error) {
        QTextStream(stderr) << "heorot-cli: " << QString::fromUtf8(error.what()) << '\n';
        return cli::usageError;
    }
}
