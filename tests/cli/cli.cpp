// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli.h"

#include <QProcessEnvironment>

namespace heorot::test {

QString cliProgram() {
    return QStringLiteral(HEOROT_BINARY_DIR "/bin/heorot-cli");
}

void prepare(QProcess& process, const QStringList& arguments, const QString& home, const QString& program) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home);
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home);
    process.setProcessEnvironment(environment);
    process.setProgram(program);
    process.setArguments(arguments);
}

CliResult runCli(const QStringList& arguments, const QString& home, const QStringList& lines, const QString& program) {
    QProcess process;
    prepare(process, arguments, home, program);
    process.start();
    for (const QString& line : lines) process.write(line.toUtf8() + '\n');
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

}
