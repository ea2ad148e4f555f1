// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal.h"

namespace heorot::cli {

namespace {

/// In characters.
constexpr qint64 longestLine = 1000;
constexpr qint64 longestInput = 1'000'000;

}

Terminal::Terminal() : in_(stdin), out_(stdout) {}

void Terminal::print(const QString& text) {
    out_ << text;
    out_.flush();
}

std::optional<QString> Terminal::ask(const QString& question) {
    print(question);
    QString line;
    bool isThere = in_.readLineInto(&line, longestLine);
    QString rest = line;
    for (qint64 read = 0; isThere && rest.size() == longestLine; read += longestLine)
        isThere = read < longestInput && in_.readLineInto(&rest, longestLine);
    if (!isThere) {
        print(QStringLiteral("\n"));
        return std::nullopt;
    }
    return line.trimmed();
}

void Terminal::clear() {
    print(QStringLiteral("\x1b[2J\x1b[3J\x1b[H"));
}

}
