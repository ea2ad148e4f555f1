// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal.h"

#include <QByteArray>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#ifdef Q_OS_WIN
#include <conio.h>
#include <io.h>
#else
#include <termios.h>
#include <unistd.h>
#endif

namespace heorot::cli {

namespace {

/// In characters.
constexpr qint64 longestLine = 1000;
constexpr qint64 longestInput = 1'000'000;

/// In columns.
constexpr int lineAcross = 72;

bool printsOnAScreen() {
#ifdef Q_OS_WIN
    return _isatty(_fileno(stdout)) != 0;
#else
    const QByteArray kind = qgetenv("TERM");
    return isatty(STDOUT_FILENO) != 0 && !kind.isEmpty() && kind != "dumb";
#endif
}

constexpr char clearing[] = "\x1b[2J\x1b[3J\x1b[H";

/// Calls only async-signal-safe functions.
void clearAndEnd(int signal) {
#ifdef Q_OS_WIN
    static_cast<void>(_write(_fileno(stdout), clearing, sizeof clearing - 1));
#else
    if (::write(STDOUT_FILENO, clearing, sizeof clearing - 1) < 0) std::_Exit(signal);
#endif
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

#ifndef Q_OS_WIN
/// The same for a program that is to stop for a while; the person asks for the table again.
void clearAndStop(int signal) {
    if (::write(STDOUT_FILENO, clearing, sizeof clearing - 1) < 0) std::_Exit(signal);
    std::raise(SIGSTOP);
}
#endif

/// Discards input that was typed but not read. Returns false if the input is a pipe or file.
bool discardTypedAhead() {
#ifdef Q_OS_WIN
    if (_isatty(_fileno(stdin)) == 0) return false;
    while (_kbhit() != 0) _getch();
    return true;
#else
    return isatty(STDIN_FILENO) != 0 && tcflush(STDIN_FILENO, TCIFLUSH) == 0;
#endif
}

}

Terminal::Terminal() : in_(stdin), out_(stdout), canClear_(printsOnAScreen()) {
    // Unbuffered: askDiscardingInput could not discard a buffer.
    std::setvbuf(stdin, nullptr, _IONBF, 0);
}

void Terminal::print(const QString& text) {
    out_ << text;
    out_.flush();
}

std::optional<QString> Terminal::ask(const QString& question) {
    print(question);
    QString line;
    bool isThere = in_->readLineInto(&line, longestLine);
    QString rest = line;
    for (qint64 read = 0; isThere && rest.size() == longestLine; read += longestLine)
        isThere = read < longestInput && in_->readLineInto(&rest, longestLine);
    if (!isThere) {
        print(QStringLiteral("\n"));
        return std::nullopt;
    }
    return line.trimmed();
}

std::optional<QString> Terminal::askDiscardingInput(const QString& question) {
    if (discardTypedAhead()) in_.emplace(stdin);
    return ask(question);
}

void Terminal::clear() {
    print(canClear_ ? QString::fromLatin1(clearing) : u'\n' + QString(lineAcross, u'-') + QStringLiteral("\n\n"));
}

void Terminal::clearAtTheEnd() const {
    if (!canClear_) return;
#ifndef Q_OS_WIN
    for (const int signal : {SIGHUP, SIGQUIT}) std::signal(signal, clearAndEnd);
    std::signal(SIGTSTP, clearAndStop);
#endif
    for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, clearAndEnd);
}

}
