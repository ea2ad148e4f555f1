// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/arguments.h"

#include "language/fault_words.h"
#include "record/path_fault.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(arguments)
};

QString valueOf(const QCommandLineParser& parser, const QString& option) {
    if (!parser.isSet(option)) return {};
    const QString value = parser.value(option);
    //: %1 an option
    if (value.isEmpty()) throw UsageError(Say::tr("--%1 needs a value").arg(option));
    return value;
}

/// Which pictures the gallery has, and their sizes of window and text.
void readPictureOptions(const QCommandLineParser& parser, Arguments& arguments) {
    arguments.gallery = valueOf(parser, QStringLiteral("gallery"));
    arguments.shortGallery = parser.isSet(QStringLiteral("short"));
    const QString size = valueOf(parser, QStringLiteral("size"));
    const QString text = valueOf(parser, QStringLiteral("text"));
    for (const char* option : {"short", "size", "text"})
        if (parser.isSet(QLatin1String(option)) && arguments.gallery.isEmpty())
            //: %1 an option
            throw UsageError(Say::tr("--%1 needs --gallery DIR").arg(QLatin1String(option)));
    if (!size.isEmpty()) {
        static const QRegularExpression pixels(QStringLiteral("^([0-9]{3,4})x([0-9]{3,4})$"));
        const QRegularExpressionMatch match = pixels.match(size);
        //: %1 what was typed
        if (!match.hasMatch()) throw UsageError(Say::tr("“%1” is not a size such as 1280x800").arg(size));
        arguments.pictureSize = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    }
    if (!text.isEmpty()) {
        bool isNumber = false;
        arguments.textPercent = text.toInt(&isNumber);
        if (!isNumber || arguments.textPercent < 100 || arguments.textPercent > 150)
            //: %1 what was typed
            throw UsageError(Say::tr("“%1” is not a text size from 100 to 150").arg(text));
    }
}

}

Arguments readArguments(const QStringList& given) {
    QCommandLineParser parser;
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    const QString value = QStringLiteral("value");
    for (const char* name : {"language", "game", "translations", "gallery", "size", "text"})
        parser.addOption({QLatin1String(name), QString(), value});
    parser.addOption({QStringLiteral("bench-window"), {}});
    parser.addOption({QStringLiteral("short"), {}});
    if (!parser.parse(QStringList{QStringLiteral("heorot")} + given)) throw UsageError(parser.errorText());

    Arguments arguments;
    arguments.language = valueOf(parser, QStringLiteral("language"));
    arguments.game = valueOf(parser, QStringLiteral("game"));
    arguments.translations = valueOf(parser, QStringLiteral("translations"));
    readPictureOptions(parser, arguments);
    if (!arguments.gallery.isEmpty())
        arguments.task = Arguments::Task::Gallery;
    else if (parser.isSet(QStringLiteral("bench-window")))
        arguments.task = Arguments::Task::Bench;

    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        //: %1 a number; a saga is the file of a saved game
        throw UsageError(Say::tr("only one saga can be opened at a time, not %1").arg(files.size()));
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
                   "  --game ID                   open this game’s setup page\n"
                   "  --language CODE             use this language, this time only\n"
                   "  --translations DIR          use this folder’s texts (.ts, .qm) first, as they change\n"
                   "  --gallery DIR               write pictures of every page into this folder\n"
                   "  --short                     with --gallery: a few pictures, in one language and size\n"
                   "  --size WxH, --text PERCENT  with --gallery: window size, text size from 100 to 150\n"
                   "  --bench-window              measure the start, the memory, and the longest stall\n"
                   "  --version, --help\n");
}

}
