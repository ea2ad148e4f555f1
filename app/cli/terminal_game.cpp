// SPDX-License-Identifier: GPL-3.0-or-later
// A session in the terminal: output and commands.
#include "terminal_game.h"

#include "commands.h"
#include "say.h"

#include "game/seating.h"

#include <algorithm>
#include <utility>

namespace heorot::cli {

using engine::nobody;
using engine::Seat;

namespace {

bool isLeaving(const QString& word) {
    return word == QLatin1String("quit") || word == QLatin1String("exit") || word == QLatin1String("q");
}

}

TerminalGame::TerminalGame(std::unique_ptr<session::Session> session, Cover cover)
    : session_(std::move(session)), match_(session_->match()), words_(session_->game().words()),
      narrator_(*session_, terminal_), saveReporter_(*session_),
      mayShare_(cover == Cover::Waived || terminal_.canClear()) {
    connectSession();
    if (!session_->isShared() || match_.isOver()) return;
    if (terminal_.canClear())
        terminal_.clearAtTheEnd();
    else if (cover == Cover::Waived)
        resumeOptions_ = QStringLiteral(" --no-cover");
    else
        throw UsageError(sharingRefused());
}

QString TerminalGame::sharingRefused() {
    //: An error at the start: "--no-cover" is an argument and stays as it is
    return Say::tr("Several people would see each other’s hands here, because this terminal can’t be cleared; to play "
                   "anyway, add --no-cover.");
}

void TerminalGame::connectSession() {
    QObject::connect(session_.get(), &session::Session::saveFailed, session_.get(),
                     [this](const QString& why) { terminal_.print(saveReporter_.failed(why)); });
    QObject::connect(session_.get(), &session::Session::savedAgain, session_.get(),
                     [this] { terminal_.print(saveReporter_.recovered()); });
    QObject::connect(session_.get(), &session::Session::computerRefused, session_.get(),
                     [this](engine::Seat seat) { refused_ = seat; });
}

bool TerminalGame::run() {
    session_->start();
    terminal_.print(saveReporter_.news());
    if (!match_.isOver()) narrator_.skipKnown();
    QObject::connect(session_.get(), &session::Session::changed, session_.get(), [this] {
        terminal_.print(saveReporter_.news());
        narrator_.forgetFrom(match_.moves().size());
        if (!session_->isShared()) narrator_.news(reader());
    });
    for (;;) {
        session_->waitForPerson();
        if (refused_ != nobody) throw UsageError(game::refusedComputer(narrator_.nameOf(refused_), session_->path()));
        if (match_.isOver()) break;
        terminal_.holdInterrupts(!session_->isSaved());
        if (personMove() == Next::Leave) return session_->isSaved();
    }
    showEnd();
    return session_->isSaved();
}

/// Whatever prevented saving may be gone.
void TerminalGame::trySaving() {
    if (!session_->isSaved()) session_->save();
}

TerminalGame::Next TerminalGame::leave() {
    trySaving();
    if (!session_->isSaved() && staysUnsaved()) return Next::GoOn;
    return farewell();
}

TerminalGame::Next TerminalGame::farewell() {
    trySaving();
    if (session_->isShared()) terminal_.clear();
    if (!session_->isSaved())
        say(Say::tr("The game couldn’t be saved."));
    else if (!session_->path().isEmpty())
        //: %1 is a command to type
        say(Say::tr("The game is saved. Resume it with: %1").arg(goOnCommand(session_->path()) + resumeOptions_));
    return Next::Leave;
}

bool TerminalGame::staysUnsaved() {
    terminal_.holdInterrupts(false);
    for (;;) {
        //: "save FILE", "leave" and "stay" are to be typed and stay as they are
        const auto line = terminal_.ask(
            Say::tr("The game isn’t saved. Type save FILE to save it elsewhere, leave to lose it, or stay: "));
        if (!line) return false;
        const QString word = line->section(u' ', 0, 0).toLower();
        if (word == QLatin1String("stay")) return true;
        if (word == QLatin1String("leave")) return false;
        if (word != QLatin1String("save")) continue;
        terminal_.print(saveReporter_.saveAs(line->section(u' ', 1).trimmed()));
        if (session_->isSaved()) return false;
    }
}

TerminalGame::Next TerminalGame::showOwnResult() {
    const Seat seat = std::exchange(screenOf_, nobody);
    if (seat == nobody) return Next::GoOn;
    narrator_.news(seat);
    //: Before the screen is cleared for another person; Enter is a key
    const auto line = terminal_.ask(Say::tr("Press Enter to cover the table: "));
    return line && isLeaving(line->toLower()) ? leave() : Next::GoOn;
}

TerminalGame::Next TerminalGame::handOver(Seat seat) {
    if (showOwnResult() == Next::Leave) return Next::Leave;
    terminal_.clear();
    terminal_.print(saveReporter_.reminder());
    for (;;) {
        const Seat last = session_->lastPerson();
        // A person's own turn is undone piece by piece, once it is on the screen.
        const bool mayUndo = last != nobody && last != seat && session_->canUndo();
        const QString name = narrator_.nameOf(seat);
        const QString question =
            //: %1 and %2 are persons; "undo" is a word to type and stays as it is
            mayUndo ? Say::tr("It’s %1’s turn. Hand over, then press Enter (or type undo to go back to the start of "
                              "%2’s turn): ")
                          .arg(name, narrator_.nameOf(last))
                    : /*: %1 is a person */ Say::tr("It’s %1’s turn. Hand over, then press Enter: ").arg(name);
        const auto line = terminal_.askDiscardingInput(question);
        if (!line) return farewell();
        if (line->isEmpty()) break;
        const QString word = line->toLower();
        if (isLeaving(word)) {
            if (leave() == Next::Leave) return Next::Leave;
        } else if (word == QLatin1String("undo") && last != nobody && last != seat) {
            undo(last);
            if (mayUndo) return Next::GoOn;
        } else {
            //: Enter is a key; "quit" is a word to type and stays as it is
            say(Say::tr("The table is covered until it is handed over: press Enter first, or type quit to leave."));
        }
    }
    terminal_.clear();
    session_->takeTable();
    screenOf_ = seat;
    showAll();
    return Next::GoOn;
}

TerminalGame::Next TerminalGame::personMove() {
    const Seat seat = match_.toMove();
    if (session_->waitingFor() != nobody) return handOver(seat);
    narrator_.news(seat);
    if (showTable_) narrator_.table(seat);
    const Choices choices(match_, words_);
    if (showChoices_) terminal_.print(u'\n' + wrapped(words_.prompt(match_, seat)) + u'\n' + choices.text());
    showTable_ = false;
    showChoices_ = false;
    //: The prompt of the terminal game; "help" is a word to type and stays as it is
    const QString question = Say::tr("Number, action, or help> ");
    const auto line = instead_.isEmpty() ? terminal_.ask(question) : std::exchange(instead_, {});
    if (!line) return farewell();
    if (isLeaving(line->toLower())) return leave();
    return obey(*line, choices);
}

TerminalGame::Next TerminalGame::obey(const QString& line, const Choices& choices) {
    if (line.isEmpty() || command(line, choices)) return Next::GoOn;
    if (const auto action = choices.numbered(line)) {
        tryAction(*action);
    } else if (const auto parsed = match_.parse(line.toStdString())) {
        tryAction(*parsed);
    } else if (const auto small = match_.parse(line.toLower().toStdString())) {
        tryAction(*small);
    } else if (const Choices::Reading reading = choices.read(line); reading.action) {
        tryAction(*reading.action);
    } else if (!reading.why.isEmpty()) {
        terminal_.print(wrapped(reading.why) + u'\n');
    } else {
        //: %1 is what was typed; "help" and "list" are to be typed and stay as they are
        say(wrapped(Say::tr("“%1” is neither a number from the list nor an action. Type list for the choices, or help "
                            "for what else you can type.")
                        .arg(quotable(line))));
    }
    return Next::GoOn;
}

bool TerminalGame::command(const QString& line, const Choices& choices) {
    const QString word = line.section(u' ', 0, 0).toLower();
    const QString rest = line.section(u' ', 1).trimmed();
    const Seat seat = match_.toMove();
    if (word == QLatin1String("undo"))
        undo(seat);
    else if (word == QLatin1String("reset"))
        reset(seat);
    else if (word == QLatin1String("redo"))
        redo();
    else if (word == QLatin1String("log"))
        narrator_.log(seat);
    else if (word == QLatin1String("table"))
        showAll();
    else if (word == QLatin1String("list"))
        list(rest, choices);
    else if (word == QLatin1String("save"))
        terminal_.print(saveReporter_.saveAs(rest));
    else if (word == QLatin1String("hint"))
        session_->mayAskHint() ? narrator_.hint() : say(Say::tr("A hint would reveal what is covered now."));
    else if (word == QLatin1String("why"))
        narrator_.why(reader());
    else if (word == QLatin1String("takeover"))
        takeOver(rest);
    else if (word == QLatin1String("handback"))
        handBack(rest);
    else if (word == QLatin1String("help") || word == QLatin1String("?"))
        help(rest, choices);
    else
        return false;
    return true;
}

void TerminalGame::list(const QString& begin, const Choices& choices) {
    if (begin.isEmpty()) {
        showChoices_ = true;
        return;
    }
    const QString text = choices.text(begin);
    if (!text.isEmpty()) return terminal_.print(text);
    //: %1 is what was typed
    say(Say::tr("No choice begins with “%1”.").arg(quotable(begin)));
}

void TerminalGame::help(const QString& topic, const Choices& choices) {
    if (topic.compare(QLatin1String("rules"), Qt::CaseInsensitive) == 0) return narrator_.rules();
    if (!topic.isEmpty()) return narrator_.explain(topic);
    //: %1 is an action, as it is typed. The first word of each line is to be typed and stays as it is.
    terminal_.print(Say::tr("Type a number from the list, or an action as it is written there, for example: %1\n"
                            "help rules show the contents of the handbook, and how to read the table\n"
                            "help NAME  read in the handbook: a chapter, a piece, or any word\n"
                            "table      show the table and the choices\n"
                            "list       show the choices; list WORD shows those that begin with it\n"
                            "log        show everything that happened\n"
                            "hint       show what the best computer player would do, and why\n"
                            "why        show why a computer player made its last move\n"
                            "takeover NAME LEVEL  let a computer player play for a person\n"
                            "handback NAME        let that person play again\n"
                            "undo       take back your last decision, unless something was shown to you since and\n"
                            "           the game was not started or resumed with play --casual-undo\n"
                            "reset      take back the decisions of this turn\n"
                            "redo       play again what was taken back\n"
                            "save FILE  save a copy under another name\n"
                            "quit       leave; the game is saved\n")
                        .arg(choices.example()));
    narrator_.topics();
}

bool TerminalGame::isMeant(engine::Action action) {
    if (match_.validate(action) || !match_.forgoes(action)) return true;
    say(wrapped(words_.action(match_, action)));
    const QString forgone = words_.forgone(match_, action);
    say(wrapped(forgone.isEmpty() ? Say::tr("You might not get this back.") : forgone));
    //: "yes" is to be typed and stays as it is; Enter is a key
    const auto answer = terminal_.ask(Say::tr("Type yes to confirm, or press Enter to cancel: "));
    const QString word = answer ? answer->toLower() : QString();
    if (word == QLatin1String("yes")) return true;
    say(Say::tr("Nothing was done."));
    if (word.isEmpty() || word == QLatin1String("no"))
        showChoices_ = true;
    else
        instead_ = *answer;
    return false;
}

void TerminalGame::tryAction(engine::Action action) {
    if (!isMeant(action)) return;
    showAll();
    if (const auto refused = session_->play(action)) {
        showTable_ = showChoices_ = false;
        say(words_.refusal(match_, refused));
    }
}

void TerminalGame::showEnd() {
    if (session_->isShared()) {
        terminal_.clear();
        narrator_.newsForAll(match_.persons());
    } else {
        narrator_.news(reader());
    }
    narrator_.table(nobody);
    narrator_.scores();
    if (session_->isSaved()) return;
    const bool isKept = !(match_.persons() == engine::SeatSet{});
    while (isKept && !session_->isSaved() && staysUnsaved()) continue;
    if (!session_->isSaved()) say(Say::tr("The game couldn’t be saved."));
}

// Undo and redo

bool TerminalGame::goBack(bool (session::Session::*way)()) {
    const bool wasMarked = match_.marked();
    if (!(session_.get()->*way)()) return false;
    if (match_.marked() && !wasMarked)
        say(Say::tr("This undid something that had been revealed; the game is now marked."));
    showAll();
    return true;
}

TerminalGame::WhyNoUndo TerminalGame::whyNoUndo(Seat seat) const {
    const auto& moves = match_.moves();
    const auto own = std::find_if(moves.rbegin(), moves.rend(), [=](const auto& move) { return move.seat == seat; });
    if (own == moves.rend()) {
        if (match_.beganFromState())
            return {Say::tr("There is nothing to take back: you haven’t decided anything since the game was resumed.")};
        return {Say::tr("There is nothing to take back: you haven’t decided anything yet.")};
    }
    if (std::any_of(moves.rbegin(), own, [this](const auto& move) { return session_->isPerson(move.seat); }))
        return {Say::tr("You can’t undo your last decision: another player has acted since.")};
    const QString shown = Say::tr("You can’t undo your last decision: something hidden has been shown to you since.");
    if (session_->isShared() || session_->options().casualUndo) return {shown};
    //: A command to type follows on a line of its own
    return {shown + u' ' +
                Say::tr("Against computer players you may undo it anyway, but the game will be marked. To do so, quit "
                        "and resume with:"),
            goOnCommand(session_->path()) + QStringLiteral(" --casual-undo")};
}

void TerminalGame::tellWhyNoUndo(Seat seat) {
    const WhyNoUndo why = whyNoUndo(seat);
    say(wrapped(why.sentence));
    // What is to be typed is not broken.
    if (!why.command.isEmpty()) say(QStringLiteral("  ") + why.command);
}

void TerminalGame::undo(Seat seat) {
    if (!goBack(&session::Session::undo)) tellWhyNoUndo(seat);
}

void TerminalGame::reset(Seat seat) {
    if (goBack(&session::Session::resetTurn)) return;
    const auto& moves = match_.moves();
    if (moves.empty() || moves.back().seat != seat)
        say(Say::tr("Nothing has been decided this turn yet."));
    else
        tellWhyNoUndo(seat);
}

void TerminalGame::redo() {
    if (!session_->redo()) return say(Say::tr("There is nothing to redo."));
    showAll();
}

}
