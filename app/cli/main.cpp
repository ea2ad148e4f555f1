// SPDX-License-Identifier: GPL-3.0-or-later
// heorot-cli: all games without a display.
#include "arguments.h"
#include "say.h"

#include "language/fault_words.h"
#include "language/translations.h"
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
    /// The syntax: one line, or several with further options indented. Only the words in capitals are translated.
    const char* syntax;
    /// The description.
    const char* what;
};

constexpr std::array<Command, 14> commands{{
    {"games", cli::games, "games", QT_TRANSLATE_NOOP("terminal", "list the games and their options")},
    {"play", cli::play,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "play --game ID --seats SEATS\n"
                                   "     [--first NAME|random] [--seed N] [--option K=V] [--saga FILE]\n"
                                   "     [--language CODE] [--translations DIR] [--casual-undo] [--no-cover]"),
     QT_TRANSLATE_NOOP("terminal", "play in the terminal; SEATS such as human:Anna,easy")},
    {"play", cli::play,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "play FILE.saga\n"
                                   "     [--language CODE] [--translations DIR] [--casual-undo] [--no-cover]"),
     QT_TRANSLATE_NOOP("terminal", "resume a saved game")},
    {"replay", cli::replay,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "replay FILE.saga\n"
                                   "     [--until N] [--seat NAME] [--language CODE] [--translations DIR]"),
     QT_TRANSLATE_NOOP("terminal", "show a saved game step by step")},
    {"coach", cli::coach,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "coach FILE.saga\n"
                                   "     [--seat NAME] [--language CODE] [--translations DIR]"),
     QT_TRANSLATE_NOOP("terminal", "what a player could have done better")},
    {"statistics", cli::statistics,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "statistics [--game ID] [--csv FILE]\n"
                                   "     [--language CODE] [--translations DIR]"),
     QT_TRANSLATE_NOOP("terminal", "results of your finished games")},
    {"simulate", cli::simulate,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal",
                       "simulate --game ID --seats LEVELS\n"
                       "     [--games N | --deals A-B] [--seed S] [--threads T] [--option K=V] [--json FILE]"),
     QT_TRANSLATE_NOOP("terminal", "play games between computer players")},
    {"merge", cli::merge,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "merge FILE.json ... [--json FILE]"),
     QT_TRANSLATE_NOOP("terminal", "add up parts of one simulation")},
    {"perft", cli::perft,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "perft --game ID --seats N --depth D\n"
                                   "     [--seed S] [--option K=V]"),
     QT_TRANSLATE_NOOP("terminal", "count the legal sequences of D actions, by first action")},
    {"scenario", cli::scenario,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "scenario FILE|DIR ... [--junit FILE]"),
     QT_TRANSLATE_NOOP("terminal", "run rules tests")},
    {"check-data", cli::checkData,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "check-data DIR"), QT_TRANSLATE_NOOP("terminal", "check your own data files")},
    {"check-translations", cli::checkTranslations,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "check-translations DIR"),
     QT_TRANSLATE_NOOP("terminal", "find faults in translated texts (.ts)")},
    {"new-translation", cli::newTranslation,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "new-translation CODE DIR"),
     QT_TRANSLATE_NOOP("terminal", "start a new language: write its .ts files")},
    {"bench", cli::bench,
     //: Commands and options are typed in every language; translate only the words in capitals
     QT_TRANSLATE_NOOP("terminal", "bench [--game ID]"),
     QT_TRANSLATE_NOOP("terminal", "measure the speed and size of the rules")},
}};

constexpr qsizetype syntaxWidth = 38;

/// The first line of a command's syntax and its description, which begins in the same column for all; below a line that
/// reaches this column.
QString described(const QString& syntax, const QString& what) {
    const bool fits = syntax.size() < syntaxWidth;
    const QString gap = fits ? QString() : u'\n' + QString(2 + syntaxWidth, u' ');
    return QStringLiteral("  ") + (fits ? syntax.leftJustified(syntaxWidth) : syntax) + gap + what + u'\n';
}

int usage(QTextStream&& out, int status) {
    //: %1 a version
    out << cli::Say::tr("Heorot %1, a hall for three board games").arg(QCoreApplication::applicationVersion())
        << "\n\n";
    for (const Command& command : commands) {
        const QStringList lines = cli::Say::tr(command.syntax).split(u'\n');
        out << described(lines.first(), cli::Say::tr(command.what));
        for (const QString& line : lines.mid(1)) out << "  " << line << '\n';
    }
    //: A command to type; translate only the word in capitals, which stands for a code such as de
    const QString syntax = cli::Say::tr("help [--language CODE]");
    out << described(syntax, cli::Say::tr("show this list in another language"));
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

void checkEncoding(int argc, char** argv) {
    for (int i = 1; i < argc; ++i)
        if (!session::isText(argv[i]))
            //: %1 a file; UTF-8 is how letters are stored
            throw cli::UsageError(cli::Say::tr("%1: this name is not valid UTF-8; retype it or rename the file")
                                      .arg(cli::quotablePath(QString::fromLocal8Bit(argv[i]))));
}

void checkOutput() {
    if (std::fflush(stdout) != 0 || std::ferror(stdout))
        throw cli::UsageError(cli::Say::tr("the output can’t be written: it is closed or full"));
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
        //: %1 what was typed
        throw cli::UsageError(
            cli::Say::tr("“%1” is not a heorot-cli command; see “heorot-cli --help”").arg(cli::quotable(name)));
    plugin::PluginCatalog catalog(plugin::PluginFolders::ofApplication());
    return command->run(catalog, arguments.mid(1));
}

}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("heorot"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEOROT_VERSION));
    // For what is said before and after a command, which chooses its own texts.
    language::Translations texts(language::Translations::folderOfApplication());
    texts.use(cli::languageWanted(QCoreApplication::arguments(), texts));
    try {
        checkEncoding(argc, argv);
        const int status = run(QCoreApplication::arguments());
        checkOutput();
        return status;
    } catch (const std::exception& error) {
        QTextStream(stderr) << "heorot-cli: " << language::sentence(error) << '\n';
        return cli::usageError;
    }
}
