// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says to a person, in the language of the program. Everything else in a game is language-free. A game
// writes typed functions (game/erased_words.h); the programs use this.
#pragma once

#include "engine/event.h"
#include "engine/violation.h"
#include "record/any_game.h"

#include <QString>

namespace heorot::game {

class Words {
  public:
    virtual ~Words() = default;

    virtual QString title() const = 0;
    /// One sentence that says what players do.
    virtual QString summary() const = 0;
    /// Name of an option and of one of its values, and a sentence that says what the option does.
    virtual QString option(int index) const = 0;
    virtual QString optionValue(int index, int value) const = 0;
    virtual QString optionHelp(int index) const = 0;
    virtual QString scoreSource(int index) const = 0;
    /// What engine::Scores::tieBreak counts, beside its number. Empty if the game has none.
    virtual QString tieBreak() const = 0;

    /// One sentence, present tense; `event` must already be masked for its reader. Empty for what needs no sentence.
    virtual QString sentence(const record::AnyMatch& match, const engine::Event& event) const = 0;
    /// What an action of the seat to move does, for a list of choices.
    virtual QString action(const record::AnyMatch& match, engine::Action action) const = 0;
    /// Why an action of the seat to move is refused, with the rule.
    virtual QString refusal(const record::AnyMatch& match, const engine::Violation& violation) const = 0;
    /// Whose decision it is and what is asked.
    virtual QString prompt(const record::AnyMatch& match, engine::Seat viewer) const = 0;
    /// The table drawn in text, at most 100 columns wide.
    virtual QString table(const record::AnyMatch& match, engine::Seat viewer) const = 0;
    /// What is told at length below the sentence of event `event` of move `move`, as lines: the board that is scored,
    /// the reasons of a score. Only what `viewer` may know. Empty for most events.
    virtual QString detail(const record::AnyMatch& match, std::size_t move, std::size_t event,
                           engine::Seat viewer) const = 0;

    /// The game for who has never played it, as paragraphs: its goal, a turn, what the pieces do.
    virtual QString rules(const record::AnyMatch& match) const = 0;
    /// How to read `table`, as paragraphs.
    virtual QString legend(const record::AnyMatch& match) const = 0;
    /// What a piece or an ability is and does, by a name as texts of the game show it. Empty if nothing bears the name.
    virtual QString explanation(const record::AnyMatch& match, const QString& name) const = 0;
};

}
