// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether a catalogue (.qm) is intact. QTranslator checks only its beginning and trusts the offsets and lengths
// of the messages, so a damaged file crashes the program at the first lookup.
#pragma once

#include <QByteArrayView>

#include "language/language_export.h"

namespace heorot::language {

enum class CatalogueState : std::uint8_t {
    Whole,   ///< every section, message and text lies within the file
    Empty,   ///< like Whole, but without a text
    Damaged, ///< must not be loaded
};

HEOROT_LANGUAGE_EXPORT CatalogueState checkCatalogue(QByteArrayView file);

}
