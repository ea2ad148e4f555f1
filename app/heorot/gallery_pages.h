// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a table into the state that a picture of the gallery shows, as a player would.
#pragma once

#include "heorot/gallery_list.h"
#include "heorot/table_page.h"

namespace heorot::app {

/// Opens the card and waits for what it shows.
void showCard(TablePage& page, GalleryTable::Card card);

/// Points at a spot as the mouse does. Throws record::FileError if the board has none of this name.
void pointAt(ui::BoardWidget& board, const QString& spot);

/// The middle of what the last move tells, from the first picture that it brings.
void showMoment(TablePage& page);

}
