// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli replay`: what happened in a saved game, step by step, and the table it led to. Changes no file.
#include "arguments.h"
#include "narrator.h"
#include "say.h"

#include "language/fault_words.h"
#include "language/phrase.h"
#include "language/translations.h"
#include "report/problem_report.h"
#include "session/saga_file.h"
#include "session/steps.h"

#include <QTextStream>

namespace heorot::cli {

using engine::Seat;

namespace {

/// The seat of `--seat`, or nobody. A hand is shown only when the game is over: others still play against it.
Seat viewerOf(const QCommandLineParser& parser, const record::AnyMatch& match) {
    if (!parser.isSet(QStringLiteral("seat"))) return engine::nobody;
    const QString name = parser.value(QStringLiteral("seat"));
    QStringList names;
    for (const std::string& each : match.seating().names) names << QString::fromStdString(each);
    const qsizetype at = names.indexOf(name);
    if (at < 0)
        //: %1 what was typed, %2 a list of names
        throw UsageError(Say::tr("--seat: there is no player named “%1”; the players are %2")
                             .arg(quotable(name), names.join(QStringLiteral(", "))));
    if (!match.isOver())
        //: %1 a player; a translation may have two spellings beside it
        throw UsageError(
            language::Phrase(Say::tr("--seat: this game is not over, so the hand of %1 stays hidden; leave "
                                     "--seat out to see what everybody may see"))
                .arg(quotable(name)));
    return static_cast<Seat>(at);
}

void goTo(const QCommandLineParser& parser, record::AnyMatch& match) {
    if (!parser.isSet(QStringLiteral("until"))) return;
    const std::vector<std::size_t> steps = session::stepsOf(match);
    match.goBackTo(steps[numberOf(parser, QStringLiteral("until"), 0, steps.size() - 1)]);
}

}

int replay(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    addLanguage(parser);
    parser.addOptions(
        {{QStringLiteral("until"), Say::tr("Stop after this step of the log."), QStringLiteral("N")},
         {QStringLiteral("seat"), Say::tr("What this player saw, once the game is over."), Say::tr("NAME")}});
    parser.addPositionalArgument(Say::tr("FILE.saga"), Say::tr("The saved game."));
    parse(parser, arguments, Files::Some);
    const auto translations = languageOf(parser);
    if (parser.positionalArguments().size() != 1) throw UsageError(Say::tr("replay: name one saved game"));
    const QString file = parser.positionalArguments().constFirst();
    session::StoredSaga saga = report::loadSagaOrReport(file, catalog.finder());
    if (!saga.notice.empty()) QTextStream(stderr) << language::sentences(saga.notice) << '\n';
    const Seat viewer = viewerOf(parser, *saga.match);
    goTo(parser, *saga.match);
    // Without a path the session saves nothing, and without a start nobody moves.
    const session::Session session(std::move(saga), QString(), session::Options());
    Terminal terminal;
    Narrator narrator(session, terminal);
    narrator.log(viewer);
    narrator.position(viewer);
    if (session.match().isOver())
        narrator.scores();
    else
        terminal.print(u'\n' + wrapped(session.game().words().prompt(session.match(), viewer)) + u'\n');
    return done;
}

}
