// SPDX-License-Identifier: GPL-3.0-or-later
// Lines in, text out: all the terminal game needs from a terminal.
#pragma once

#include <QByteArray>
#include <QString>
#include <QTextStream>

#include <optional>

namespace heorot::cli {

class Terminal {
  public:
    Terminal();

    void print(const QString& text);
    /// Prints `question` and reads one line, trimmed; nothing at the end of the input. Reads only the beginning of an
    /// overlong line; endless input without newlines counts as ended.
    std::optional<QString> ask(const QString& question);
    /// Like ask(), but discards what was typed before the question.
    std::optional<QString> askDiscardingInput(const QString& question);
    /// Whether clear() hides earlier output: not in a pipe or file, nor in a terminal without that capability.
    bool canClear() const { return canClear_; }
    /// Clears the screen and the scrollback, so that the next person cannot see the previous hand. Where that is
    /// impossible, prints a line across the page instead.
    void clear();
    /// From now on, also clears the screen when the program is ended by Ctrl+C or by another program.
    void clearAtTheEnd() const;
    /// While `holds`, Ctrl+C does not end the program: the question being asked is answered with `quit` instead. A
    /// second Ctrl+C before that answer is read ends the program. Without effect on Windows.
    void holdInterrupts(bool holds) const;

  private:
    /// Reads more of the input; false at its end.
    bool readMore();

    /// Read from the input, but not yet returned.
    QByteArray pending_;
    QTextStream out_;
    bool canClear_;
};

}
