// SPDX-License-Identifier: GPL-3.0-or-later
// Every screen as a picture, for eyes: in each language, at the smallest, a small and the usual size, in each theme,
// with one page that shows them all.
#pragma once

#include "language/translations.h"
#include "plugin/catalog.h"

#include <QSize>
#include <QStringList>
#include <QVector>

#include <cstdint>
#include <functional>

namespace heorot::app {

/// What of the gallery is written; all of it by default.
struct GalleryWish {
    /// Empty for all languages there are, and the one that nobody speaks (Translations::pseudo).
    QStringList languages;
    QVector<QSize> sizes{{1024, 600}, {1280, 800}, {1920, 1080}};
    QStringList themes{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")};
    /// Pages beginning so; empty for all.
    QString only;
    /// Set-up and tables of this game only; empty for all.
    QString game;
    /// How many tables of each game at most.
    std::size_t tables = SIZE_MAX;

    /// A dozen pictures, in English.
    static GalleryWish shortTour();
};

/// Writes into `folder`, which is made if needed. The number of pictures. Throws record::FileError if a file cannot be
/// written or read, with the language of the program as it was before.
int writeGallery(plugin::PluginCatalog& catalog, language::Translations& translations, const QString& folder,
                 const GalleryWish& wish = {});

}
