// SPDX-License-Identifier: GPL-3.0-or-later
// Writes every screen as a picture, for review: in each language, at the smallest, a small and the usual size, in each
// theme, with one page that shows them all, one that lists the
// messages on them, and a list of texts without room.
#pragma once

#include "language/translations.h"
#include "plugin/catalog.h"

#include <QSize>
#include <QStringList>
#include <QVector>

#include <cstdint>
#include <functional>

namespace heorot::app {

/// Selects the pictures; all of them by default.
struct GallerySelection {
    /// Empty for all languages and the pseudo-locale (Translations::pseudo).
    QStringList languages;
    QVector<QSize> sizes{{1024, 600}, {1280, 800}, {1920, 1080}};
    /// Of the usual size of text, as in the settings.
    QVector<double> textScales{1};
    QStringList themes{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")};
    /// Only pages whose names begin with this; empty for all.
    QString only;
    /// Only set-up and tables of this game; empty for all.
    QString game;
    /// At most this many tables per game.
    std::size_t tables = SIZE_MAX;

    /// Each kind of card (GalleryTable::Card) at one table only.
    bool eachCardOnce = false;

    /// Less than twenty pictures, in English.
    static GallerySelection shortTour();
};

/// Writes to `folder`, creating it if needed, and returns the number of pictures. Throws record::FileError if a file
/// cannot be written or read; restores the program's language in any case.
int writeGallery(plugin::PluginCatalog& catalog, language::Translations& translations, const QString& folder,
                 const GallerySelection& selection = {});

}
