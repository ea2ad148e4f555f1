// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/arguments.h"

#include "language/fault_words.h"
#include "record/path_fault.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(arguments)
};

QString valueOf(const QCommandLineParser& parser, const QString& option) {
    if (!parser.isSet(option)) return {};
    const QString value = parser.value(option);
    //: %1 an option
    if (value.isEmpty()) throw UsageError(Say::tr("--%1 is given without a value").arg(option));
    return value;
}

}

Arguments readArguments(const QStringList& given) {
    QCommandLineParser parser;
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    const QString value = QStringLiteral("value");
    for (const char* name : {"language", "game", "translations", "gallery"})
        parser.addOption({QLatin1String(name), QString(), value});
    parser.addOption({QStringLiteral("bench-window"), {}});
    parser.addOption({QStringLiteral("short"), {}});
    if (!parser.parse(QStringList{QStringLiteral("heorot")} + given)) throw UsageError(parser.errorText());

    Arguments arguments;
    arguments.language = valueOf(parser, QStringLiteral("language"));
    arguments.game = valueOf(parser, QStringLiteral("game"));
    arguments.translations = valueOf(parser, QStringLiteral("translations"));
    arguments.gallery = valueOf(parser, QStringLiteral("gallery"));
    arguments.shortGallery = parser.isSet(QStringLiteral("short"));
    if (arguments.shortGallery && arguments.gallery.isEmpty()) throw UsageError(Say::tr("--short needs --gallery DIR"));
    if (!arguments.gallery.isEmpty())
        arguments.task = Arguments::Task::Gallery;
    else if (parser.isSet(QStringLiteral("bench-window")))
        arguments.task = Arguments::Task::Bench;

    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        //: %1 a number; a saga is the file of a saved game
        throw UsageError(Say::tr("one saga can be opened at a time, not %1").arg(files.size()));
    if (!files.isEmpty()) arguments.file = files.first();
    if (!arguments.file.isEmpty() && !arguments.game.isEmpty())
        throw UsageError(Say::tr("a saga already names its game; omit --game"));
    const auto fault = record::pathFault(arguments.file.toStdU16String());
    if (fault && fault->kind != record::PathFault::Kind::Missing)
        throw UsageError(language::sentence(record::faultOf(*fault)));
    if (!arguments.file.isEmpty() && !QFileInfo(arguments.file).isFile()) {
        //: %1 a folder, a device or the like
        const QString noFile = Say::tr("“%1” is not a file");
        //: %1 a file
        const QString missing = Say::tr("there is no file “%1”");
        throw UsageError((QFileInfo::exists(arguments.file) ? noFile : missing).arg(arguments.file));
    }
    if (!arguments.translations.isEmpty() && !QFileInfo(arguments.translations).isDir())
        //: %1 a folder
        throw UsageError(Say::tr("there is no folder “%1”").arg(arguments.translations));
    return arguments;
}

QString usage() {
    //: Options are typed in every language; translate what they do, and the words in capitals
    return Say::tr("heorot [FILE.saga]            open the hall, or resume a saga\n"
                   "  --game ID                   open the table of this game\n"
                   "  --language CODE             speak this language, this time\n"
                   "  --translations DIR          show the texts of this folder (.ts, .qm) first, as they change\n"
                   "  --gallery DIR               write pictures of every page into this folder\n"
                   "  --short                     with --gallery: a few pictures, in one language and size\n"
                   "  --bench-window              measure the start, the memory and the longest stall\n"
                   "  --version, --help\n");
}

}
