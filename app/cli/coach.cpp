// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli coach`: what a player of a finished game could have done better. Changes no file.
#include "arguments.h"
#include "say.h"
#include "terminal.h"

#include "language/fault_words.h"
#include "language/translations.h"
#include "session/coach.h"
#include "session/play_on.h"
#include "session/saga_file.h"

#include <QTextStream>

namespace heorot::cli {

using engine::Seat;

namespace {

/// The seat of `--seat`, or the only person.
Seat reviewedSeat(const QCommandLineParser& parser, const record::AnyMatch& match) {
    QStringList names;
    QStringList persons;
    for (Seat seat = 0; seat < match.setup().seats; ++seat) {
        names << QString::fromStdString(match.seating().names[seat]);
        if (match.persons().has(seat)) persons << names.last();
    }
    if (parser.isSet(QStringLiteral("seat"))) {
        const QString name = parser.value(QStringLiteral("seat"));
        if (!names.contains(name))
            //: %1 what was typed, %2 a list of names
            throw UsageError(Say::tr("--seat: there is no player named “%1”; the players are %2")
                                 .arg(quotable(name), names.join(QStringLiteral(", "))));
        return static_cast<Seat>(names.indexOf(name));
    }
    if (persons.size() != 1)
        //: %1 a list of names
        throw UsageError(Say::tr("coach: name a player with --seat; the players are %1")
                             .arg((persons.isEmpty() ? names : persons).join(QStringLiteral(", "))));
    return static_cast<Seat>(names.indexOf(persons.first()));
}

void print(const game::GameModule& game, const record::AnyMatch& match, const session::Review& review,
           Terminal& terminal) {
    terminal.print(session::keptText(match, review) + u'\n' + session::meaningText(match, review) + u'\n');
    for (const session::Loss& loss : review.losses) {
        const auto position = session::matchUntil(game, match, loss.move);
        const session::ChoiceText better = session::betterOf(game, *position, loss);
        //: A moment of the game: %1 a number of the log
        terminal.print(u'\n' + Say::tr("Move %1").arg(session::stepOf(match, loss.move)) + u'\n');
        //: %1 what the player did, as a command
        terminal.print(u' ' + Say::tr("Played: %1").arg(game.words().action(*position, loss.taken)) + u'\n');
        //: %1 what the player should have done, as a command
        terminal.print(u' ' + Say::tr("Better: %1").arg(better.sentence) + u'\n');
        for (const QString& line : better.reasons + QStringList{better.outlook, session::effectText(*position, better)})
            if (!line.isEmpty()) terminal.print(u' ' + line + u'\n');
    }
}

}

int coach(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    addLanguage(parser);
    parser.addOption({QStringLiteral("seat"), Say::tr("The player whose decisions to rate."),
                      /*: A placeholder in the help: what is typed in its place */ Say::tr("NAME")});
    parser.addPositionalArgument(/*: A placeholder in the help: what is typed in its place */ Say::tr("FILE.saga"),
                                 Say::tr("The saved game."));
    parse(parser, arguments, Files::Some);
    const auto translations = languageOf(parser);
    if (parser.positionalArguments().size() != 1) throw UsageError(Say::tr("coach: name one saved game"));
    const session::StoredSaga saga = session::loadSaga(parser.positionalArguments().constFirst(), catalog.finder());
    if (!saga.notice.empty()) QTextStream(stderr) << language::sentences(saga.notice) << '\n';
    const Seat seat = reviewedSeat(parser, *saga.match);
    if (!saga.match->isOver()) throw UsageError(Say::tr("coach: this game is not over yet"));
    if (!session::canReview(*saga.module, *saga.match))
        throw UsageError(session::canReplay(*saga.match)
                             ? Say::tr("coach: the computer players of this game don’t search, so they can’t advise")
                             : Say::tr("coach: the moves of this game can’t be replayed"));
    const session::ReviewTask task(*saga.module, *saga.match, seat);
    const auto review = task.run({}, [](int) {});
    Terminal terminal;
    print(*saga.module, *saga.match, *review, terminal);
    return done;
}

}
