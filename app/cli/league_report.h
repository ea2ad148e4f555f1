// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a league, with what was played: printed, and stored as JSON, so that parts played on several machines
// can be merged.
#pragma once

#include "ai/league.h"
#include "game/game_module.h"

#include <QCommandLineParser>
#include <QFile>
#include <QString>
#include <QStringList>
#include <QTextStream>

#include <vector>

namespace heorot::cli {

/// Deals by number, from 1; both ends included.
struct DealRange {
    int first = 1;
    int last = 1;
    int count() const { return last - first + 1; }
};

struct LeagueReport {
    /// What the parts of one league have in common.
    struct Match {
        QString program;
        QString game;
        int rules = 0;
        QString data;
        /// `id=value`
        QStringList options;
        /// `hard-bold@1000`, one per entry.
        QStringList seats;
        quint64 seed = 0;
    };
    Match match;
    /// Sorted, without overlaps.
    std::vector<DealRange> deals;
    ai::LeagueResult result;
};

/// `--json FILE`
void addJson(QCommandLineParser& parser);
/// Opens the file, if one is given, before the games, so that an unwritable file is reported at once. Throws
/// UsageError.
void openJson(QFile& file, const QCommandLineParser& parser);
/// Nothing for a file that is not open. Throws UsageError.
void writeJson(QFile& file, const QByteArray& json);

/// What was played.
void printHead(QTextStream& out, const LeagueReport& report);
void print(QTextStream& out, const LeagueReport& report);
QByteArray toJson(const LeagueReport& report);
/// Throws UsageError with a sentence that begins with `name` for a text that is no report.
LeagueReport readReport(const QByteArray& json, const QString& name);
/// Adds a part. Throws UsageError, naming the part's file, if it belongs to another league or has deals that are there
/// already.
void merge(LeagueReport& sum, const LeagueReport& part, const QString& name);

}
