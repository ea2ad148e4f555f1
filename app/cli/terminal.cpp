// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal.h"

namespace heorot::cli {

Terminal::Terminal() : in_(stdin), out_(stdout) {}

void Terminal::print(const QString& text) {
    out_ << text;
    out_.flush();
}

std::optional<QString> Terminal::ask(const QString& question) {
    print(question);
    QString line;
    if (!in_.readLineInto(&line)) {
        print(QStringLiteral("\n"));
        return std::nullopt;
    }
    return line.trimmed();
}

void Terminal::clear() {
    print(QStringLiteral("\x1b[2J\x1b[3J\x1b[H"));
}

}
