// SPDX-License-Identifier: GPL-3.0-or-later
// Why a game cannot be saved, in the language of the program: what the system reports, put into sentences for a person.
#pragma once

#include "record/path_fault.h"

#include <QCoreApplication>
#include <QString>

#include <system_error>

namespace heorot::session {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(kit)
};

/// `permission denied`, `the disk is full`, ...; what the system says of less common errors.
QString reasonOf(const std::error_code& error);
QString pathSentence(const record::PathFault& fault);

}
