// SPDX-License-Identifier: GPL-3.0-or-later
// Runs heorot-cli like a person: arguments, typed lines, exit status, with its own home folder.
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace heorot::test {

struct CliResult {
    int status = -1;
    QString out;
    QString errors;
};

/// The program of this build tree.
QString cliProgram();

/// Prepares `program` to store its data in `home`.
void prepare(QProcess& process, const QStringList& arguments, const QString& home,
             const QString& program = cliProgram());

/// Runs to the end with these typed lines. A crash gives status -1.
CliResult runCli(const QStringList& arguments, const QString& home, const QStringList& lines = {},
                 const QString& program = cliProgram());

}
