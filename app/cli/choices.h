// SPDX-License-Identifier: GPL-3.0-or-later
// The legal actions as a person in a terminal chooses them: by number, or typed in notation.
#pragma once

#include "plugin/words.h"

#include <QString>

#include <optional>
#include <vector>

namespace heorot::cli {

class Choices {
  public:
    Choices(const record::AnyMatch& match, const plugin::Words& words);

    /// All choices with their numbers. A few stand each on its own line with what it does; many are gathered behind
    /// their common words.
    QString text() const;
    /// The choice of a number. Nothing for other texts.
    std::optional<engine::Action> numbered(const QString& input) const;

  private:
    struct Choice {
        engine::Action action;
        QString notation;
        QString meaning;
    };
    QString eachOnALine() const;
    QString gathered() const;

    std::vector<Choice> choices_;
};

}
