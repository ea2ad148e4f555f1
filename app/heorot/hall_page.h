// SPDX-License-Identifier: GPL-3.0-or-later
// The hall: the saga to go on with, one large tile a game, and what is there for all games.
#pragma once

#include "plugin/catalog.h"
#include "ui/art_cache.h"

#include <QWidget>

namespace heorot::app {

class HallPage final : public QWidget {
    Q_OBJECT

  public:
    /// Both must outlive the page. Loads no game before it is painted.
    HallPage(plugin::PluginCatalog& catalog, ui::ArtCache& art, QWidget* parent = nullptr);

  signals:
    void newGameWanted(const QString& game);
    void demoWanted(const QString& game);

  private:
    plugin::PluginCatalog& catalog_;
    ui::ArtCache& art_;
};

}
