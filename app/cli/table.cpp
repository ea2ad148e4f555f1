// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, and what is typed in them. The way back stands in way_back.cpp.
#include "table.h"

#include "say.h"
#include "verbs.h"

#include "game/player_words.h"

namespace heorot::cli {

using engine::nobody;
using engine::Seat;

namespace {

bool isLeaving(const QString& word) {
    return word == QLatin1String("quit") || word == QLatin1String("exit") || word == QLatin1String("q");
}

}

Table::Table(const game::GameModule& game, std::unique_ptr<record::AnyMatch> match, session::SagaFile file,
             engine::UndoRule undoRule, Cover cover)
    : game_(game), match_(std::move(match)), undoRule_(undoRule), telling_(game, *match_, terminal_),
      saving_(game, *match_, std::move(file)) {
    if (!severalPersons() || terminal_.canClear()) return;
    if (cover == Cover::Waived)
        again_ = QStringLiteral(" --no-cover");
    else
        //: An error at the start: "--no-cover" is an argument and stays as it is
        throw Unusable(Say::tr("Several people would see each other's hands here, because this terminal cannot be "
                               "cleared; to play anyway add --no-cover."));
}

bool Table::severalPersons() const {
    int persons = 0;
    for (Seat seat = 0; seat < match_->setup().seats; ++seat) persons += isPerson(seat) ? 1 : 0;
    return persons > 1;
}

Seat Table::reader() const {
    if (severalPersons()) return nobody;
    for (Seat seat = 0; seat < match_->setup().seats; ++seat)
        if (isPerson(seat)) return seat;
    return nobody;
}

void Table::save() {
    if (const QString told = saving_.save(); !told.isEmpty()) terminal_.print(told);
}

void Table::run() {
    save();
    if (!match_->isOver()) telling_.skipKnown();
    while (!match_->isOver()) {
        if (!isPerson(match_->toMove()))
            computerMove();
        else if (!declinesAlone() && personMove() == Next::Leave)
            return;
    }
    showEnd();
}

void Table::computerMove() {
    const Seat seat = match_->toMove();
    const auto level = ai::levelOf(match_->seating().players[seat]).value_or(ai::Level::Easy);
    const engine::Action action = game_.think(*match_, level, match_->setup().seed);
    if (match_->play(action)) throw Unusable(game::refusedComputer(telling_.nameOf(seat), saving_.path()));
    save();
    if (!severalPersons()) telling_.news(reader());
}

Table::Next Table::leave() {
    // What was in the way may be gone.
    if (!saving_.isSaved()) save();
    if (!saving_.isSaved() && staysUnsaved()) return Next::GoOn;
    return farewell();
}

Table::Next Table::farewell() {
    if (severalPersons()) terminal_.clear();
    if (!saving_.isSaved())
        say(Say::tr("The game could not be saved."));
    else if (!saving_.path().isEmpty())
        //: %1 is a command to type
        say(Say::tr("The game is saved. Go on with: %1").arg(goOnCommand(saving_.path()) + again_));
    return Next::Leave;
}

bool Table::staysUnsaved() {
    for (;;) {
        //: "save FILE", "leave" and "stay" are to be typed and stay as they are
        const auto line = terminal_.ask(
            Say::tr("The game is not saved. Type save FILE to save it elsewhere, leave to lose it, or stay: "));
        if (!line) return false;
        const QString word = line->section(u' ', 0, 0).toLower();
        if (word == QLatin1String("stay")) return true;
        if (word == QLatin1String("leave")) return false;
        if (word != QLatin1String("save")) continue;
        terminal_.print(saving_.saveAs(line->section(u' ', 1).trimmed()));
        if (saving_.isSaved()) return false;
    }
}

Table::Next Table::handOver(Seat seat) {
    terminal_.clear();
    atScreen_ = nobody;
    for (;;) {
        const Seat last = lastPerson();
        const bool mayUndo = last != nobody && match_->handOverPoint(last, undoRule_);
        const QString name = telling_.nameOf(seat);
        const QString question =
            //: %1 and %2 are persons; "undo" is a word to type and stays as it is
            mayUndo ? Say::tr("It is %1's turn. Hand over, then press Enter (or type undo to go back to the start of "
                              "the turn of %2): ")
                          .arg(name, telling_.nameOf(last))
                    //: %1 is a person
                    : Say::tr("It is %1's turn. Hand over, then press Enter: ").arg(name);
        const auto line = terminal_.ask(question);
        if (!line) return farewell();
        if (line->isEmpty()) break;
        const QString word = line->toLower();
        if (isLeaving(word)) {
            if (leave() == Next::Leave) return Next::Leave;
        } else if (word == QLatin1String("undo") && last != nobody) {
            undoTurn(last);
            if (mayUndo) return Next::GoOn;
        } else {
            //: Enter is a key; "quit" is a word to type and stays as it is
            say(Say::tr("The table is covered until it is handed over: press Enter first, or type quit to leave."));
        }
    }
    terminal_.clear();
    atScreen_ = seat;
    showTable_ = true;
    showChoices_ = true;
    return Next::GoOn;
}

Table::Next Table::personMove() {
    const Seat seat = match_->toMove();
    if (severalPersons() && atScreen_ != seat) return handOver(seat);
    telling_.news(seat);
    if (showTable_) telling_.table(seat);
    const Choices choices(*match_, game_.words());
    if (showChoices_) terminal_.print(u'\n' + game_.words().prompt(*match_, seat) + u'\n' + choices.text());
    showTable_ = false;
    showChoices_ = false;
    //: The prompt of the terminal game; "help" is a word to type and stays as it is
    const auto line = terminal_.ask(Say::tr("Number, action or help> "));
    if (!line) return farewell();
    if (isLeaving(line->toLower())) return leave();
    return obey(*line, choices);
}

Table::Next Table::obey(const QString& line, const Choices& choices) {
    if (line.isEmpty() || command(line, choices)) return Next::GoOn;
    if (const auto action = choices.numbered(line)) {
        tryAction(*action);
    } else if (const auto parsed = match_->parse(line.toStdString())) {
        tryAction(*parsed);
    } else if (const auto small = match_->parse(line.toLower().toStdString())) {
        tryAction(*small);
    } else if (const Choices::Reading reading = choices.read(line); reading.action) {
        tryAction(*reading.action);
    } else if (!reading.why.isEmpty()) {
        terminal_.print(wrapped(reading.why) + u'\n');
    } else {
        //: %1 is what was typed; "help" and "list" are to be typed and stay as they are
        say(wrapped(
            Say::tr("'%1' is neither a number of the list nor an action. Type list for the choices, help for what else "
                    "can be typed.")
                .arg(quotable(line))));
    }
    return Next::GoOn;
}

bool Table::command(const QString& line, const Choices& choices) {
    const QString word = line.section(u' ', 0, 0).toLower();
    const QString rest = line.section(u' ', 1).trimmed();
    const Seat seat = match_->toMove();
    if (word == QLatin1String("undo"))
        undo(seat);
    else if (word == QLatin1String("reset"))
        reset(seat);
    else if (word == QLatin1String("redo"))
        redo();
    else if (word == QLatin1String("log"))
        telling_.log(seat);
    else if (word == QLatin1String("table"))
        showTable_ = showChoices_ = true;
    else if (word == QLatin1String("list"))
        list(rest, choices);
    else if (word == QLatin1String("save"))
        terminal_.print(saving_.saveAs(rest));
    else if (word == QLatin1String("help") || word == QLatin1String("?"))
        help(rest, choices);
    else
        return false;
    return true;
}

void Table::list(const QString& begin, const Choices& choices) {
    if (begin.isEmpty()) {
        showChoices_ = true;
        return;
    }
    const QString text = choices.text(begin);
    if (!text.isEmpty()) return terminal_.print(text);
    //: %1 is what was typed
    say(Say::tr("No choice begins with '%1'.").arg(quotable(begin)));
}

void Table::help(const QString& topic, const Choices& choices) {
    if (topic.compare(QLatin1String("rules"), Qt::CaseInsensitive) == 0) return telling_.rules();
    if (!topic.isEmpty()) return telling_.explain(topic);
    //: %1 is an action, as it is typed. The first word of each line is to be typed and stays as it is.
    terminal_.print(Say::tr("A number of the list, or an action as it stands there, for example: %1\n"
                            "help rules the rules of the game, and how to read the table\n"
                            "help NAME  what a piece or an ability does\n"
                            "table      show the table and the choices\n"
                            "list       show the choices; list WORD those that begin with it\n"
                            "log        show all that happened\n"
                            "undo       take back your last decision; not past what was shown to you since, unless\n"
                            "           the game was started or resumed with play --casual-undo\n"
                            "reset      take back the decisions of this turn\n"
                            "redo       do again what was taken back\n"
                            "save FILE  save a copy under another name\n"
                            "quit       leave; the game is saved\n")
                        .arg(choices.example()));
}

bool Table::isMeant(engine::Action action) {
    if (match_->validate(action) || !match_->forgoes(action)) return true;
    say(wrapped(game_.words().action(*match_, action)));
    //: "yes" is to be typed and stays as it is; Enter is a key
    const auto answer = terminal_.ask(Say::tr("You may not get this back. Type yes to do it, or press Enter: "));
    if (answer && answer->toLower() == QLatin1String("yes")) return true;
    say(Say::tr("Nothing was done."));
    showChoices_ = true;
    return false;
}

/// Where others read the screen too, they would learn from it that a person has nothing to pay with.
bool Table::declinesAlone() {
    if (wentBack_ || severalPersons()) return false;
    const auto refusal = match_->mereRefusal();
    if (!refusal) return false;
    const auto& moves = match_->moves();
    const bool isSameSeat = !moves.empty() && moves.back().seat == match_->toMove();
    match_->play(*refusal);
    if (isSameSeat) match_->setGoesAlong();
    showTable_ = true;
    showChoices_ = true;
    save();
    return true;
}

void Table::tryAction(engine::Action action) {
    if (!isMeant(action)) return;
    if (const auto refused = match_->validate(action)) return say(game_.words().refusal(*match_, refused));
    wentBack_ = false;
    const std::size_t before = match_->moves().size();
    for (const engine::Action each : match_->alongWith(action)) {
        match_->play(each);
        if (match_->moves().size() > before + 1) match_->setGoesAlong();
    }
    showTable_ = true;
    showChoices_ = true;
    save();
}

void Table::showEnd() {
    if (severalPersons()) {
        terminal_.clear();
        telling_.newsForAll(match_->seating().persons);
    } else {
        telling_.news(reader());
    }
    telling_.table(nobody);
    telling_.scores();
    if (saving_.isSaved()) return;
    const bool isKept = !(match_->seating().persons == engine::SeatSet{});
    while (isKept && !saving_.isSaved() && staysUnsaved()) continue;
    if (!saving_.isSaved()) say(Say::tr("The game could not be saved."));
}

}
