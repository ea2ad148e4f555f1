// SPDX-License-Identifier: GPL-3.0-or-later
// Why a game cannot be saved, in the program's language: turns errors of the system into sentences.
#pragma once

#include "record/path_fault.h"

#include <QCoreApplication>
#include <QString>

#include <system_error>

namespace heorot::session {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

/// `permission denied`, `the disk is full`, ...; the system's own text for less common errors.
QString reasonOf(const std::error_code& error);
QString pathSentence(const record::PathFault& fault);

}
