// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli.h"

#include <QProcessEnvironment>

namespace heorot::test {

void prepare(QProcess& process, const QStringList& arguments, const QString& home) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home);
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home);
    process.setProcessEnvironment(environment);
    process.setProgram(QStringLiteral(HEOROT_BINARY_DIR "/bin/heorot-cli"));
    process.setArguments(arguments);
}

CliResult runCli(const QStringList& arguments, const QString& home, const QStringList& lines) {
    QProcess process;
    prepare(process, arguments, home);
    process.start();
    for (const QString& line : lines) process.write(line.toUtf8() + '\n');
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

}
