// SPDX-License-Identifier: GPL-3.0-or-later
// The legal actions as a person in a terminal chooses them: by number, or typed in notation or as they are shown.
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

    /// All choices with their numbers. A few stand each on its own line with what it does; many are gathered under what
    /// they have in common, and where they would fill the screen all the same, their numbers stand for them.
    QString text() const;
    /// Those that begin with these words, each on its own line; empty if there are none.
    QString text(const QString& begin) const;
    /// The choice of a number. Nothing for other texts.
    std::optional<engine::Action> numbered(const QString& input) const;

    /// What was typed as a person reads it: an action, or a sentence why it is none, or neither.
    struct Reading {
        std::optional<engine::Action> action;
        QString why;
    };
    /// Reads words of the notation or of the meaning in their order, large or small, with some left out if the rest
    /// fits one choice alone.
    Reading read(const QString& input) const;
    /// The notation of the first choice, for an example.
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
