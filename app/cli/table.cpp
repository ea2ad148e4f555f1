// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "plugin/saga_file.h"
#include "record/file_error.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace heorot::cli {

using engine::nobody;
using engine::Seat;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(terminal)
};

}

Table::Table(const plugin::GameModule& game, std::unique_ptr<record::AnyMatch> match, QString path,
             engine::UndoRule undoRule)
    : game_(game), match_(std::move(match)), path_(std::move(path)), undoRule_(undoRule) {}

bool Table::severalPersons() const {
    int persons = 0;
    for (int seat = 0; seat < match_->setup().seats; ++seat) persons += isPerson(static_cast<Seat>(seat)) ? 1 : 0;
    return persons > 1;
}

Seat Table::reader() const {
    if (severalPersons()) return nobody;
    for (int seat = 0; seat < match_->setup().seats; ++seat)
        if (isPerson(static_cast<Seat>(seat))) return static_cast<Seat>(seat);
    return nobody;
}

void Table::run() {
    save();
    //: %1 is a file
    if (!path_.isEmpty()) terminal_.print(Say::tr("The game is saved after every action in %1").arg(path_) + u'\n');
    for (const auto& line : match_->earlierLines()) terminal_.print(QString::fromStdString(line) + u'\n');
    while (!match_->isOver()) {
        if (!isPerson(match_->toMove())) {
            computerMove();
        } else if (personMove() == Next::Leave) {
            if (!path_.isEmpty())
                //: %1 is a command to type
                terminal_.print(
                    Say::tr("The game is saved. Go on with: %1").arg(QStringLiteral("heorot-cli play ") + path_) +
                    u'\n');
            return;
        }
    }
    showEnd();
}

void Table::computerMove() {
    const Seat seat = match_->toMove();
    const auto level = ai::levelOf(match_->seating().players[seat]).value_or(ai::Level::Easy);
    const engine::Action action = game_.think(*match_, level, match_->setup().seed);
    if (match_->play(action)) throw std::logic_error("a computer player chose an illegal action");
    save();
    if (!severalPersons()) showNews(reader());
}

QString Table::sentences(const engine::Events& events, Seat viewer) const {
    QString text;
    for (const engine::Event& event : events) {
        const QString sentence = game_.words().sentence(*match_, game_.seen(event, viewer));
        if (!sentence.isEmpty()) text += QStringLiteral("  ") + sentence + u'\n';
    }
    return text;
}

void Table::showNews(Seat viewer) {
    if (!dealTold_ && match_->moves().empty()) terminal_.print(sentences(match_->dealEvents(), viewer));
    dealTold_ = true;
    std::size_t& told = told_[viewer == nobody ? engine::maxSeats : viewer];
    for (told = std::min(told, match_->moves().size()); told < match_->moves().size(); ++told)
        terminal_.print(sentences(match_->moves()[told].events, viewer));
}

void Table::showLog(Seat viewer) {
    QString text = sentences(match_->dealEvents(), viewer);
    for (std::size_t i = 0; i < match_->moves().size(); ++i) {
        const auto& move = match_->moves()[i];
        text += QStringLiteral("%1 %2\n").arg(i + 1, 4).arg(nameOf(move.seat)) + sentences(move.events, viewer);
    }
    terminal_.print(text);
}

void Table::showTable(Seat viewer) {
    terminal_.print(u'\n' + game_.words().table(*match_, viewer));
}

Table::Next Table::handOver(Seat seat) {
    terminal_.clear();
    atScreen_ = nobody;
    for (;;) {
        //: %1 is a person; "undo" is a word to type and stays as it is
        const auto line = terminal_.ask(
            Say::tr("It is %1's turn. Hand over, then press Enter (or type undo to take the last decision back): ")
                .arg(nameOf(seat)));
        if (!line || *line == QLatin1String("quit")) return Next::Leave;
        if (*line == QLatin1String("undo")) {
            Seat last = nobody;
            for (auto move = match_->moves().rbegin(); move != match_->moves().rend() && last == nobody; ++move)
                if (isPerson(move->seat)) last = move->seat;
            undo(last == nobody ? std::nullopt : match_->undoPoint(last));
            return Next::GoOn;
        }
        if (line->isEmpty()) break;
    }
    terminal_.clear();
    atScreen_ = seat;
    showTable_ = true;
    return Next::GoOn;
}

Table::Next Table::personMove() {
    const Seat seat = match_->toMove();
    if (severalPersons() && atScreen_ != seat) return handOver(seat);
    showNews(seat);
    if (showTable_) showTable(seat);
    showTable_ = true;
    const Choices choices(*match_, game_.words());
    terminal_.print(u'\n' + game_.words().prompt(*match_, seat) + u'\n' + choices.text());
    //: The prompt of the terminal game; "help" is a word to type and stays as it is
    const auto line = terminal_.ask(Say::tr("Number, action or help> "));
    if (!line || *line == QLatin1String("quit")) return Next::Leave;
    return obey(*line, choices);
}

Table::Next Table::obey(const QString& line, const Choices& choices) {
    showTable_ = false;
    if (line.isEmpty() || command(line)) return Next::GoOn;
    if (const auto action = choices.numbered(line)) {
        tryAction(*action);
    } else if (const auto parsed = match_->parse(line.toStdString())) {
        tryAction(*parsed);
    } else {
        //: %1 is what was typed
        terminal_.print(
            Say::tr("'%1' is neither a number of the list nor an action. Type help for what can be typed.").arg(line) +
            u'\n');
    }
    return Next::GoOn;
}

bool Table::command(const QString& line) {
    const QString word = line.section(u' ', 0, 0);
    const QString rest = line.section(u' ', 1).trimmed();
    const Seat seat = match_->toMove();
    if (word == QLatin1String("undo"))
        undo(match_->undoPoint(seat, undoRule_));
    else if (word == QLatin1String("reset"))
        undo(match_->turnStart(seat, undoRule_));
    else if (word == QLatin1String("redo")) {
        if (match_->redo())
            save();
        else
            terminal_.print(Say::tr("Nothing was taken back.") + u'\n');
        showTable_ = true;
    } else if (word == QLatin1String("log"))
        showLog(seat);
    else if (word == QLatin1String("table"))
        showTable_ = true;
    else if (word == QLatin1String("save"))
        saveAs(rest);
    else if (word == QLatin1String("help") || word == QLatin1String("?"))
        terminal_.print(Say::tr("A number of the list, or an action as it stands there, for example: %1\n"
                                "undo      take back your last decision\n"
                                "reset     take back the decisions of this turn\n"
                                "redo      do again what was taken back\n"
                                "table     show the table\n"
                                "log       show all that happened\n"
                                "save FILE save a copy under another name\n"
                                "quit      leave; the game is saved\n")
                            .arg([&] {
                                engine::ActionList actions;
                                match_->legalActions(actions);
                                return QString::fromStdString(match_->format(actions[0]));
                            }()));
    else
        return false;
    return true;
}

void Table::tryAction(engine::Action action) {
    if (const auto refused = match_->play(action)) {
        terminal_.print(game_.words().refusal(*match_, refused) + u'\n');
        return;
    }
    showTable_ = true;
    save();
}

void Table::undo(std::optional<std::size_t> point) {
    if (!point) {
        terminal_.print(
            Say::tr("There is nothing to take back: something was revealed since, or another person has acted.") +
            u'\n');
        return;
    }
    const bool wasMarked = match_->marked();
    match_->goBackTo(*point);
    if (match_->marked() && !wasMarked)
        terminal_.print(Say::tr("This goes back past something that was revealed; the game is now marked.") + u'\n');
    for (std::size_t& told : told_) told = std::min(told, *point);
    showTable_ = true;
    save();
}

void Table::saveAs(const QString& path) {
    if (path.isEmpty()) {
        terminal_.print(Say::tr("Name a file: save FILE") + u'\n');
        return;
    }
    try {
        plugin::saveSaga(path, game_, *match_);
        terminal_.print(Say::tr("Saved in %1").arg(path) + u'\n');
    } catch (const record::FileError& error) {
        terminal_.print(QString::fromUtf8(error.what()) + u'\n');
    }
}

void Table::save() {
    if (!path_.isEmpty()) plugin::saveSaga(path_, game_, *match_);
}

void Table::showEnd() {
    if (!severalPersons()) showNews(reader());
    showTable(nobody);
    const engine::Scores scores = match_->scores();
    QString text = u'\n' + Say::tr("Final scores") + u'\n';
    for (int place = 1; place <= scores.seats; ++place)
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(scores.seats); ++seat) {
            if (scores.place[seat] != place) continue;
            //: %1 a place, %2 a seat, %3 its points
            text += Say::tr("%1. %2: %3 points")
                        .arg(QString::number(place), nameOf(static_cast<Seat>(seat)),
                             QLocale().toString(scores.total[seat])) +
                    u'\n';
            for (int source = 0; source < scores.sources; ++source)
                text += QStringLiteral("      %1 %2\n")
                            .arg(game_.words().scoreSource(source), -24)
                            .arg(QLocale().toString(scores.part[seat][static_cast<std::size_t>(source)]), 6);
            //: %1 a number compared where points are equal
            text += QStringLiteral("      ") + Say::tr("tie-break: %1").arg(QLocale().toString(scores.tieBreak[seat])) +
                    u'\n';
        }
    terminal_.print(text);
}

}
