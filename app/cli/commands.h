// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs of heorot-cli. Each takes its own arguments and returns the exit status: 0 done, 1 a check failed.
// Arguments or files that cannot be used are thrown as Unusable or record::FileError and end the program with 2.
#pragma once

#include "plugin/catalog.h"

#include <QStringList>

#include <stdexcept>

namespace heorot::cli {

/// One clear sentence why the arguments cannot be used.
class Unusable : public std::runtime_error {
  public:
    explicit Unusable(const QString& sentence) : std::runtime_error(sentence.toStdString()) {}
};

inline constexpr int done = 0;
inline constexpr int checkFailed = 1;
inline constexpr int unusable = 2;

int games(plugin::PluginCatalog& catalog, const QStringList& arguments);
int play(plugin::PluginCatalog& catalog, const QStringList& arguments);
int simulate(plugin::PluginCatalog& catalog, const QStringList& arguments);
int perft(plugin::PluginCatalog& catalog, const QStringList& arguments);
int scenario(plugin::PluginCatalog& catalog, const QStringList& arguments);
int checkData(plugin::PluginCatalog& catalog, const QStringList& arguments);
int bench(plugin::PluginCatalog& catalog, const QStringList& arguments);

/// Allocations of the program so far.
std::uint64_t allocations();

}
