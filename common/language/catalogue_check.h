// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a catalogue of texts (.qm) is whole. QTranslator checks its beginning alone: the places and lengths of its
// messages are taken as they stand, and a damaged file ends the program at the first text that is looked up.
#pragma once

#include <QByteArrayView>

#include "language/language_export.h"

namespace heorot::language {

enum class CatalogueState : std::uint8_t {
    Whole,   ///< every section, message and text lies within it
    Empty,   ///< as Whole, without a text
    Damaged, ///< not to be loaded
};

HEOROT_LANGUAGE_EXPORT CatalogueState checkCatalogue(QByteArrayView file);

}
