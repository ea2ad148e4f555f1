// SPDX-License-Identifier: GPL-3.0-or-later
// The words that say in files and arguments who plays a seat, and names for seats that were given none.
#pragma once

#include <QString>
#include <QStringList>

#include "plugin/plugin_export.h"

#include <cstdint>
#include <string>

namespace heorot::plugin {

enum class Company : std::uint8_t { ComputersOnly, WithPersons };

/// `human, random and easy`: those that can play now.
HEOROT_PLUGIN_EXPORT QString playerWords(Company company);
/// For AnyGame::refusePlayer.
HEOROT_PLUGIN_EXPORT std::string refusePlayer(const std::string& word);
/// Names of the saga, more than there can be seats.
HEOROT_PLUGIN_EXPORT const QStringList& sagaNames();

}
