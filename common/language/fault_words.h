// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of files and arguments in the language in use.
#pragma once

#include "record/fault.h"

#include <QString>

#include "language/language_export.h"

#include <exception>
#include <vector>

namespace heorot::language {

/// The fault as a sentence without its full stop; empty if nothing is wrong.
HEOROT_LANGUAGE_EXPORT QString sentence(const record::Fault& fault);
/// The place and the fault of a FileError, the fault of a GameRefused; the text of any other exception.
HEOROT_LANGUAGE_EXPORT QString sentence(const std::exception& error);
/// Whole sentences, one after the other.
HEOROT_LANGUAGE_EXPORT QString sentences(const std::vector<record::Fault>& faults);
/// `permission denied`, `the disk is full`, ...; the system's own text for less common errors.
HEOROT_LANGUAGE_EXPORT QString reasonOf(const std::error_code& error);

}
