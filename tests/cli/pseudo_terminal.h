// SPDX-License-Identifier: GPL-3.0-or-later
// A terminal for a program under test: what the program shows on it, and keys typed at it.
#pragma once

#include <QFile>
#include <QProcess>
#include <QTest>

#include <array>

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace heorot::test {

class PseudoTerminal {
  public:
    PseudoTerminal() : file_(posix_openpt(O_RDWR | O_NOCTTY)) {
        if (file_ < 0 || grantpt(file_) != 0 || unlockpt(file_) != 0) qFatal("no terminal can be opened here");
        fcntl(file_, F_SETFL, O_NONBLOCK);
    }
    PseudoTerminal(const PseudoTerminal&) = delete;
    PseudoTerminal& operator=(const PseudoTerminal&) = delete;
    ~PseudoTerminal() { close(file_); }

    /// Shows the program's output; `kind` is its TERM.
    void show(QProcess& process, const QString& kind) const {
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(QStringLiteral("TERM"), kind);
        process.setProcessEnvironment(environment);
        process.setStandardOutputFile(name());
    }
    void takeKeys(QProcess& process) const { process.setStandardInputFile(name()); }

    /// All that was shown since the last clear().
    const QByteArray& shown() {
        std::array<char, 4096> some{};
        for (ssize_t count; (count = ::read(file_, some.data(), some.size())) > 0;) shown_.append(some.data(), count);
        return shown_;
    }
    void clear() { shown_.clear(); }
    bool shows(const QByteArray& text) {
        return QTest::qWaitFor([&] { return shown().contains(text); }, patience);
    }
    bool type(const QByteArray& keys) const { return ::write(file_, keys.data(), keys.size()) == keys.size(); }
    /// The program waits until its output is read.
    bool ends(QProcess& process) {
        return QTest::qWaitFor([&] { return (shown(), process.state() == QProcess::NotRunning); }, patience);
    }

  private:
    QString name() const { return QString::fromLocal8Bit(ptsname(file_)); }

    static constexpr int patience = 10'000;
    int file_;
    QByteArray shown_;
};

}
