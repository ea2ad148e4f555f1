// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says to a person, in the language of the program. Everything else in a game is language-free.
#pragma once

#include "engine/event.h"
#include "engine/violation.h"
#include "record/any_game.h"

#include <QString>

namespace heorot::plugin {

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

    /// One sentence, present tense; `event` must already be masked for its reader. Empty for what needs no sentence.
    virtual QString sentence(const record::AnyMatch& match, const engine::Event& event) const = 0;
    /// What an action does, for a list of choices.
    virtual QString action(const record::AnyMatch& match, engine::Action action) const = 0;
    /// Why an action is refused, with the rule.
    virtual QString refusal(const record::AnyMatch& match, const engine::Violation& violation) const = 0;
    /// Whose decision it is and what is asked.
    virtual QString prompt(const record::AnyMatch& match, engine::Seat viewer) const = 0;
    /// The table drawn in text, at most 100 columns wide.
    virtual QString table(const record::AnyMatch& match, engine::Seat viewer) const = 0;
};

}
