// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of heorot-cli. Each takes its own arguments and returns the exit status: 0 success, 1 a check failed.
// Bad arguments or files throw UsageError or record::FileError, which end the program with status 2.
#pragma once

#include "plugin/catalog.h"

#include <QStringList>

#include <stdexcept>

namespace heorot::cli {

/// One clear sentence on why the arguments cannot be used.
class UsageError : public std::runtime_error {
  public:
    explicit UsageError(const QString& sentence) : std::runtime_error(sentence.toStdString()) {}
};

inline constexpr int done = 0;
inline constexpr int checkFailed = 1;
inline constexpr int usageError = 2;

int games(plugin::PluginCatalog& catalog, const QStringList& arguments);
int play(plugin::PluginCatalog& catalog, const QStringList& arguments);
int replay(plugin::PluginCatalog& catalog, const QStringList& arguments);
int coach(plugin::PluginCatalog& catalog, const QStringList& arguments);
int simulate(plugin::PluginCatalog& catalog, const QStringList& arguments);
int merge(plugin::PluginCatalog& catalog, const QStringList& arguments);
int perft(plugin::PluginCatalog& catalog, const QStringList& arguments);
int scenario(plugin::PluginCatalog& catalog, const QStringList& arguments);
int statistics(plugin::PluginCatalog& catalog, const QStringList& arguments);
int checkData(plugin::PluginCatalog& catalog, const QStringList& arguments);
int checkTranslations(plugin::PluginCatalog& catalog, const QStringList& arguments);
int newTranslation(plugin::PluginCatalog& catalog, const QStringList& arguments);
int bench(plugin::PluginCatalog& catalog, const QStringList& arguments);

}
