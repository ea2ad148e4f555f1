// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli play`: a new game or a saved one.
#include "arguments.h"
#include "game/seating.h"
#include "save_reporter.h"
#include "say.h"
#include "terminal_game.h"

#include "language/fault_words.h"
#include "language/translations.h"
#include "record/plain_text.h"
#include "session/saga_file.h"

#include <QDir>
#include <QFileInfo>
#include <QTextStream>

namespace heorot::cli {

using engine::Seat;

namespace {

/// Options of the terminal: the screen is handed over before every decision of another person, without pauses.
session::Options optionsOf(const QCommandLineParser& parser) {
    session::Options options;
    options.casualUndo = parser.isSet(QStringLiteral("casual-undo"));
    options.handOver = session::HandOver::Always;
    return options;
}

/// Returns `usageError` if the game could not be saved.
int playAt(std::unique_ptr<session::Session> session, const QCommandLineParser& parser) {
    session->setLeastPace(0);
    const Cover cover = parser.isSet(QStringLiteral("no-cover")) ? Cover::Waived : Cover::Needed;
    return TerminalGame(std::move(session), cover).run() ? done : usageError;
}

int goOn(plugin::PluginCatalog& catalog, const QString& file, const QCommandLineParser& parser) {
    session::StoredSaga saga = session::loadSaga(file, catalog.finder());
    if (!saga.notice.empty()) QTextStream(stderr) << language::sentences(saga.notice) << '\n';
    return playAt(
        std::make_unique<session::Session>(std::move(saga), QFileInfo(file).absoluteFilePath(), optionsOf(parser)),
        parser);
}

record::Seating seatingOf(const std::vector<SeatArgument>& seats) {
    record::Seating seating;
    for (const SeatArgument& seat : seats) {
        seating.names.push_back(seat.name.toStdString());
        seating.players.emplace_back(seat.isPerson() ? std::string(game::personWord) : ai::wordOf(*seat.opponent));
    }
    return seating;
}

/// The file of `--saga`; empty without one.
QString sagaOf(const QCommandLineParser& parser) {
    const QString typed = parser.value(QStringLiteral("saga"));
    if (record::hasControls(typed.toStdString()))
        throw UsageError(
            //: %1 a file
            Say::tr("--saga: “%1”: a file name can’t contain control characters").arg(quotablePath(typed)));
    const QString path = session::sagaPathFor(typed);
    if (session::isFolder(path))
        //: %1 a folder, %2 a file
        throw UsageError(Say::tr("--saga: “%1” is a folder; name a file in it, such as “%2”")
                             .arg(quotablePath(path), quotablePath(QDir(path).filePath(QStringLiteral("game.saga")))));
    return path;
}

/// A new file in the user's folder; empty if there is no such folder, in which case the game is played without a file.
QString newSagaOf(const game::GameModule& game) {
    try {
        return session::newSagaPath(QString::fromStdString(game.id()));
    } catch (const record::FileError& error) {
        QTextStream(stderr) << language::sentence(error) << '\n' << goesOnUnsaved() << '\n';
        return {};
    }
}

Seat firstSeat(const QString& name, const std::vector<SeatArgument>& seats) {
    if (name.compare(QLatin1String("random"), Qt::CaseInsensitive) == 0) return engine::nobody;
    QStringList names;
    for (const SeatArgument& seat : seats) names << seat.name;
    const qsizetype at = names.indexOf(name);
    if (at < 0)
        //: %1 what was typed, %2 a list of names; "random" is typed in every language
        throw UsageError(Say::tr("--first: no player is called “%1”; the choices are: %2, random")
                             .arg(quotable(name), names.join(QStringLiteral(", "))));
    return static_cast<Seat>(at);
}

}

int play(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    addGameOptions(parser);
    addLanguage(parser);
    parser.addOptions(
        {{QStringLiteral("saga"), Say::tr("Where to save after every action."), Say::tr("FILE")},
         {QStringLiteral("first"), Say::tr("Who has the first turn: a name, or random."), Say::tr("NAME"),
          QStringLiteral("random")},
         {QStringLiteral("casual-undo"),
          Say::tr("Allow undo past revealed information if all others are computer players; marks the game.")},
         {QStringLiteral("no-cover"),
          Say::tr("Let several people play even if the terminal can’t be cleared to hide their hands.")}});
    parser.addPositionalArgument(Say::tr("FILE.saga"), Say::tr("A saved game to resume."));
    parse(parser, arguments, Files::Some);
    const auto translations = languageOf(parser);
    if (const QStringList files = parser.positionalArguments(); !files.isEmpty()) {
        QStringList others = parser.optionNames();
        for (const char* taken : {"language", "translations", "casual-undo", "no-cover"})
            others.removeAll(QLatin1String(taken));
        if (files.size() > 1 || !others.isEmpty())
            throw UsageError(Say::tr("play: to resume, give one file and no arguments other than --language, "
                                     "--translations, --casual-undo, and --no-cover"));
        return goOn(catalog, files.constFirst(), parser);
    }
    const game::GameModule& game = gameOf(catalog, parser);
    const auto seats = seatsOf(parser, game, game::Company::WithPersons);
    engine::Setup setup = setupOf(parser, game, static_cast<int>(seats.size()));
    const record::Seating seating = seatingOf(seats);
    setup.first = firstSeat(parser.value(QStringLiteral("first")), seats);
    QString path = sagaOf(parser);
    if (path.isEmpty() && !game::personsOf(seating).empty()) path = newSagaOf(game);
    if (QFileInfo::exists(path))
        throw UsageError(
            //: %1 a file, %2 a command to type
            Say::tr("--saga: “%1” exists; resume it with: %2").arg(quotablePath(path), goOnCommand(path)));
    if (!path.isEmpty()) path = QFileInfo(path).absoluteFilePath();
    const session::NewGame begun{QString::fromStdString(game.id()), setup, seating};
    return playAt(std::make_unique<session::Session>(game, begun, path, optionsOf(parser)), parser);
}

}
