// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <utility>

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
constexpr qsizetype longestLine = 1000;
/// In bytes.
constexpr qsizetype longestInput = 1'000'000;

/// In columns.
constexpr int lineAcross = 72;

bool printsOnAScreen() {
#ifdef Q_OS_WIN
    return _isatty(_fileno(stdout)) != 0;
#else
    const QByteArray kind = qgetenv("TERM");
    return isatty(STDOUT_FILENO) != 0 && !kind.isEmpty() && kind != "dumb" && kind != "unknown";
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
/// Whether Ctrl+C came and has not been answered yet.
volatile std::sig_atomic_t isInterrupted = 0;
/// What Ctrl+C did before interrupts were held.
struct sigaction unheld {};

void noteInterrupt(int /*signal*/) {
    if (std::exchange(isInterrupted, 1) == 0) return;
    sigaction(SIGINT, &unheld, nullptr);
    std::raise(SIGINT);
}

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

Terminal::Terminal() : out_(stdout), canClear_(printsOnAScreen()) {}

void Terminal::print(const QString& text) {
    out_ << text;
    out_.flush();
}

bool Terminal::readMore() {
    std::array<char, 4096> some{};
#ifdef Q_OS_WIN
    const auto count = _read(_fileno(stdin), some.data(), some.size());
#else
    ssize_t count = -1;
    do
        if (isInterrupted == 0) count = ::read(STDIN_FILENO, some.data(), some.size());
    while (isInterrupted == 0 && count < 0 && errno == EINTR);
    if (std::exchange(isInterrupted, 0) != 0) {
        print(QStringLiteral("\n"));
        pending_ = "quit\n";
        return true;
    }
#endif
    if (count > 0) pending_.append(some.data(), count);
    return count > 0;
}

std::optional<QString> Terminal::ask(const QString& question) {
    print(question);
    while (!pending_.contains('\n') && pending_.size() < longestInput && readMore()) continue;
    const qsizetype end = pending_.indexOf('\n');
    if (end < 0 && (pending_.isEmpty() || pending_.size() >= longestInput)) {
        print(QStringLiteral("\n"));
        return std::nullopt;
    }
    const QByteArray line = pending_.left(end);
    pending_.remove(0, end < 0 ? pending_.size() : end + 1);
    return QString::fromUtf8(line).left(longestLine).trimmed();
}

std::optional<QString> Terminal::askDiscardingInput(const QString& question) {
    if (discardTypedAhead()) pending_.clear();
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

void Terminal::holdInterrupts(bool holds) const {
#ifndef Q_OS_WIN
    struct sigaction held {};
    held.sa_handler = noteInterrupt;
    // Without SA_RESTART, so that reading the answer ends.
    struct sigaction now {};
    sigaction(SIGINT, nullptr, &now);
    const bool isHeld = now.sa_handler == noteInterrupt;
    if (holds && !isHeld) sigaction(SIGINT, &held, &unheld);
    if (!holds && isHeld) sigaction(SIGINT, &unheld, nullptr);
#endif
}

}
