// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose.h"

#include "game/standing.h"
#include "ui/opened_seat.h"
#include "ui/say.h"

#include <QKeySequence>
#include <QLocale>

#include <algorithm>

namespace heorot::ui {

namespace {

QString labelOf(const Table& table, const QString& spot) {
    //: Button of the prompt: does what was asked about
    if (spot == game::confirmSpot) return Say::tr("Confirm");
    return table.view.choiceLabel(table.match, spot);
}

/// What a choice does; where its button says so itself, what follows from it as who decides knows it.
QString whatFollows(const Table& table, engine::Action action, const QString& label) {
    const QString does = table.words.action(table.match, action);
    if (does.compare(label, Qt::CaseInsensitive) != 0 || table.sitting.viewer != table.match.toMove()) return does;
    QStringList texts;
    for (const game::Fact& fact : game::cleared(table.words.facts(table.match, action))) texts << fact.text;
    return texts.isEmpty() ? does : texts.join(u' ');
}

PromptButton choiceButton(const Table& table, const Chooser& chooser, const QString& spot) {
    PromptButton button{spot, labelOf(table, spot)};
    button.givesUp = chooser.givesUp(spot);
    button.shunsAll = spot == game::confirmSpot;
    if (const auto action = chooser.completes(spot)) button.description = whatFollows(table, *action, button.label);
    return button;
}

/// What a button that cannot be chosen yet waits for.
QString missingFor(const Table& table, const Chooser& chooser, const QString& spot) {
    const QString missing = table.view.missingFor(table.match, chooser.chosen(), spot);
    if (!missing.isEmpty()) return missing;
    const QString reason = whyNot(table, chooser, spot);
    //: On a button of the prompt that cannot be pressed yet: it says what to do with a piece
    return reason.isEmpty() ? Say::tr("first choose a piece") : reason;
}

/// Those that stand there come first, dark or not, so that they keep their places.
QStringList buttonsOf(const Table& table, const Chooser& chooser) {
    QStringList spots;
    if (chooser.isOpen() && chooser.chosen().isEmpty())
        for (const QString& spot : table.view.fixedChoices(table.match) + chooser.endings())
            if (!spots.contains(spot)) spots << spot;
    for (const QString& spot : chooser.lit())
        if (spot.startsWith(choiceZone) && !spots.contains(spot)) spots << spot;
    return spots;
}

PromptButton backButton() {
    //: Button of the prompt: takes back the last thing that was chosen
    return {backSpot, Say::tr("Choose again"), QStringLiteral("icons/back"),
            //: %1 a key, "Esc"
            Say::tr("Takes back your last choice (%1).").arg(QKeySequence(Qt::Key_Escape).toString())};
}

QString waitingFor(const Table& table, engine::Seat mover) {
    const record::Seating& seating = table.match.seating();
    const QString name = QString::fromStdString(seating.names.at(mover));
    //: Second line of the prompt: %1 the name of a computer player
    if (!table.match.persons().has(mover)) return Say::tr("%1 is thinking.").arg(name);
    //: Second line of the prompt: %1 the name of a person
    return Say::tr("%1 decides.").arg(name);
}

}

std::vector<engine::Seat> winners(const record::AnyMatch& match) {
    const engine::Scores scores = match.scores();
    std::vector<engine::Seat> first;
    for (engine::Seat seat = 0; seat < scores.seats; ++seat)
        if (scores.place[seat] == 1) first.push_back(seat);
    return first;
}

QString winnersText(const record::AnyMatch& match) {
    QStringList names;
    for (const engine::Seat seat : winners(match)) names << QString::fromStdString(match.seating().names[seat]);
    //: %1 the names of several players, as a list
    if (names.size() > 1) return Say::tr("%1 share the victory.").arg(QLocale().createSeparatedList(names));
    //: %1 the name of a player
    return Say::tr("%1 wins the game.").arg(names.value(0));
}

void askIfDue(const Table& table, Chooser& chooser) {
    if (table.asks())
        chooser.ask(table.match, table.view);
    else
        chooser.close();
}

Prompt promptOf(const Table& table, const Chooser& chooser) {
    Prompt prompt;
    prompt.seat = table.match.toMove();
    prompt.head = table.words.prompt(table.match, table.sitting.viewer);
    if (chooser.isOpen()) {
        if (!chooser.chosen().isEmpty())
            if (const QString asked = table.view.chosenPrompt(table.match, chooser.chosen()); !asked.isEmpty())
                prompt.head = asked;
        if (const auto asked = chooser.completes(game::confirmSpot)) {
            //: A question before something is given up: %1 what a choice does, "place a Thane on c3"
            prompt.head = Say::tr("Really %1?").arg(table.words.action(table.match, *asked));
            // What is lost is named in the first line: small windows have no second one.
            const QString lost = table.words.forgone(table.match, *asked);
            //: Second line of the prompt, before something is given up
            const QString unnamed = Say::tr("You might not get this back.");
            if (lost.isEmpty())
                prompt.second = unnamed;
            else
                prompt.head += u' ' + lost;
        }
    } else if (prompt.seat != engine::nobody) {
        prompt.second = waitingFor(table, prompt.seat);
    } else if (table.match.isOver()) {
        const std::vector<engine::Seat> first = winners(table.match);
        if (first.size() == 1) prompt.seat = first.front();
        prompt.second = winnersText(table.match);
    }
    // What was chosen by a button stays in sight; those of the page keep their place at the right end, whatever may be
    // chosen.
    // The question before something is given up has only its answers.
    const bool isAsked = chooser.completes(game::confirmSpot).has_value();
    for (const QString& spot : chooser.chosen())
        if (spot.startsWith(choiceZone) && !isAsked) prompt.buttons.push_back(choiceButton(table, chooser, spot));
    for (const QString& spot : buttonsOf(table, chooser)) {
        prompt.buttons.push_back(choiceButton(table, chooser, spot));
        PromptButton& button = prompt.buttons.back();
        button.isDark = !chooser.isLit(spot) && !chooser.mayBegin(spot);
        if (button.isDark) button.description = button.missing = missingFor(table, chooser, spot);
    }
    if (!chooser.chosen().isEmpty()) {
        prompt.buttons.push_back(backButton());
        // A button pressed twice must neither confirm nor take back the question.
        if (isAsked) prompt.buttons.back().shuns = chooser.chosen().constLast();
    }
    const auto& commands = table.sitting.commands;
    prompt.buttons.insert(prompt.buttons.end(), commands.begin(), commands.end());
    return prompt;
}

namespace {

/// Empty once the game is over: then they are one, and stand in the result.
QString standingOf(const Table& table, const engine::Scores& scores, engine::Seat seat) {
    if (table.match.isOver()) return {};
    return game::standingText(scores, seat);
}

}

QString standingText(const Table& table, engine::Seat seat) {
    return standingOf(table, table.match.seenScoresAfter(table.match.moves().size(), table.sitting.viewer), seat);
}

namespace {

void tellStandings(const Table& table, game::Scene& scene, std::size_t moves) {
    const engine::Scores scores = table.match.seenScoresAfter(moves, table.sitting.viewer);
    for (game::Spot& spot : scene.spots) {
        const auto seat = seatOfPanel(table, spot.id);
        if (!seat) continue;
        const QString standing = standingOf(table, scores, *seat);
        spot.description = spot.description.isEmpty() || standing.isEmpty() ? standing + spot.description
                                                                            : standing + u' ' + spot.description;
    }
}

}

game::Pointing pointingOf(const Table& table, const Chooser& chooser, const QString& pointed,
                          const std::optional<engine::Action>& hinted) {
    game::Pointing pointing{chooser.chosen(), table.view.marksPointed(pointed) ? pointed : QString(), {}};
    if (table.sitting.help == Help::Sums) pointing.action = chooser.completes(pointed);
    if (!pointing.action && hinted && chooser.leadsTo(*hinted)) pointing.action = hinted;
    return pointing;
}

game::Scene compose(const Table& table, const Chooser& chooser, const QString& pointed, StepPlaces* places,
                    const std::optional<engine::Action>& hinted) {
    const game::Look& look = table.sitting.look;
    game::Scene scene =
        table.view.scene(table.match, table.sitting.viewer, look, pointingOf(table, chooser, pointed, hinted));
    tellStandings(table, scene, table.match.moves().size());
    drawOpened(table, scene);
    const game::Frame frame = game::frameOf(look, table.match.setup().seats);
    const Prompt prompt = promptOf(table, chooser);
    if (places)
        places->now = drawPrompt(prompt, frame.prompt, look, scene, places->before);
    else
        drawPrompt(prompt, frame.prompt, look, scene);
    return scene;
}

game::Scene composePast(const Table& table, std::size_t moves, const QString& head) {
    const game::Look& look = table.sitting.look;
    game::Scene scene = table.view.sceneAfter(table.match, moves, table.sitting.viewer, look);
    tellStandings(table, scene, moves);
    Prompt prompt;
    prompt.seat = table.sitting.viewer;
    prompt.head = head;
    drawPrompt(prompt, game::frameOf(look, table.match.setup().seats).prompt, look, scene);
    return scene;
}

std::optional<engine::Action> laidAt(const Table& table, const Chooser& chooser, const QString& spot) {
    if (!table.asks() || chooser.isLit(spot)) return {};
    return table.view.takesBack(table.match, spot);
}

engine::Violation refusalAt(const Table& table, const Chooser& chooser, const QString& spot) {
    if (!chooser.isOpen() || chooser.isLit(spot) || chooser.mayBegin(spot) || spot.startsWith(commandZone)) return {};
    // Choosing it again takes it back.
    if (!chooser.chosen().isEmpty() && chooser.chosen().back() == spot) return {};
    auto action = table.view.candidate(table.match, chooser.chosen(), spot);
    if (!action && !chooser.chosen().isEmpty()) action = table.view.candidate(table.match, {}, spot);
    return action ? table.match.validate(*action) : engine::Violation();
}

QString whyNot(const Table& table, const Chooser& chooser, const QString& spot) {
    const engine::Violation violation = refusalAt(table, chooser, spot);
    return violation ? table.words.refusal(table.match, violation) : QString();
}

}
