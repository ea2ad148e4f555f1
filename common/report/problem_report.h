// SPDX-License-Identifier: GPL-3.0-or-later
// A report of a problem: one archive with everything that is needed to see the problem elsewhere.
#pragma once

#include "report/archive.h"
#include "session/saga_file.h"

#include <QByteArray>
#include <QString>

namespace heorot::report {

/// Empty parts are left out.
struct ProblemReport {
    /// What the person wrote.
    QString description;
    /// The saga with everybody's cards.
    std::string saga;
    QString log;
    QString versions;
    QString settings;
    /// PNG
    QByteArray picture;
};

/// Writes the archive as a whole or not at all. Empty, or the reason for failure.
HEOROT_REPORT_EXPORT QString writeReport(const QString& path, const ProblemReport& report);

/// Whether the file is an archive and not a saga.
HEOROT_REPORT_EXPORT bool isReport(const QString& path);

/// The saga in a report; it has no file of its own. Throws record::FileError if there is none, or the archive or the
/// saga is refused.
HEOROT_REPORT_EXPORT session::StoredSaga loadReport(const QString& path, const game::GameFinder& games);

/// A saga, or the one in a report.
HEOROT_REPORT_EXPORT session::StoredSaga loadSagaOrReport(const QString& path, const game::GameFinder& games);

}
