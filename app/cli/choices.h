// SPDX-License-Identifier: GPL-3.0-or-later
// The legal actions as a person in a terminal chooses them: by number, or typed in notation or in the displayed words.
#pragma once

#include "game/words.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace heorot::cli {

class Choices {
  public:
    Choices(const record::AnyMatch& match, const game::Words& words);

    /// All choices with their numbers. A few choices get one line each; many are grouped by what they have in common,
    /// and if they would still fill the screen, only their numbers are shown.
    QString text() const;
    /// The choices that begin with these words, one per line; empty if there are none.
    QString text(const QString& begin) const;
    /// The choice with this number; nothing for other texts.
    std::optional<engine::Action> numbered(const QString& input) const;

    /// The result of parsing a typed line: an action, a sentence why it is none, or neither.
    struct Reading {
        std::optional<engine::Action> action;
        QString why;
    };
    /// Parses words of the notation or of the meaning, in order and in any case. Words may be missing if the rest
    /// matches only one choice.
    Reading read(const QString& input) const;
    /// The notation of the first choice, as an example.
    QString example() const { return choices_.front().notation; }

  private:
    struct Choice {
        engine::Action action;
        QString notation;
        QString meaning;
    };
    /// The choices whose notation begins with these words.
    std::vector<std::size_t> beginning(const QStringList& words) const;
    std::size_t groupEnd(std::size_t first) const;
    QString groupMeaning(std::size_t first, std::size_t last) const;
    QString group(std::size_t first, std::size_t last) const;
    QStringList sharedBegin(std::size_t first, std::size_t last) const;
    std::size_t foldEnd(std::size_t first) const;
    QString fold(std::size_t first, std::size_t last) const;
    QString line(std::size_t index) const;
    std::vector<std::size_t> fitting(const QStringList& typed) const;
    QString unfinished(const QString& input, const std::vector<std::size_t>& fits) const;

    std::vector<Choice> choices_;
};

}
