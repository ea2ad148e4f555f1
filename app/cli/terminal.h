// SPDX-License-Identifier: GPL-3.0-or-later
// Lines in, text out: all that the terminal game needs of a terminal.
#pragma once

#include <QString>
#include <QTextStream>

#include <optional>

namespace heorot::cli {

class Terminal {
  public:
    Terminal();

    void print(const QString& text);
    /// Prints `question` and reads one line, trimmed; nothing at the end of the input. Of a line that is longer than
    /// anything a person types the beginning is read; input that goes on without a line end counts as ended.
    std::optional<QString> ask(const QString& question);
    /// As ask(); at a keyboard, what was typed before the question does not answer it.
    std::optional<QString> askAnew(const QString& question);
    /// Whether clear() hides what was printed: not in a pipe or file, and not in a terminal that has no such command.
    bool canClear() const { return canClear_; }
    /// Clears the screen and what can be scrolled back to, so that the next person sees nothing of the last one's hand.
    /// Where that cannot be, a line across the page stands between what two persons see.
    void clear();
    /// From now on clear() is done, too, when the program is ended by Ctrl+C or by another program.
    void clearAtTheEnd() const;

  private:
    /// Made anew to forget what it has read ahead.
    std::optional<QTextStream> in_;
    QTextStream out_;
    bool canClear_;
};

}
