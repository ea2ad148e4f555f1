// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/hall_page.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace heorot::app {

HallPage::HallPage(plugin::PluginCatalog& catalog, ui::ArtCache& art, QWidget* parent)
    : QWidget(parent), catalog_(catalog), art_(art) {
    setObjectName(QStringLiteral("hallPage"));
    setProperty("role", QStringLiteral("page"));
    auto* row = new QHBoxLayout(this);
    for (const plugin::PluginRecord& record : catalog_.records()) {
        if (record.state != plugin::PluginState::Found && record.state != plugin::PluginState::Loaded) continue;
        const QString id = record.meta.id;
        auto* tile = new QFrame;
        tile->setProperty("role", QStringLiteral("panel"));
        auto* column = new QVBoxLayout(tile);
        auto* title = new QLabel(record.meta.title);
        title->setProperty("role", QStringLiteral("heading"));
        auto* begin = new QPushButton(tr("New game"));
        begin->setObjectName(QStringLiteral("newGame-") + id);
        begin->setProperty("primary", true);
        auto* demo = new QPushButton(tr("Demo"));
        demo->setObjectName(QStringLiteral("demo-") + id);
        column->addWidget(title, 1, Qt::AlignCenter);
        column->addWidget(begin);
        column->addWidget(demo);
        connect(begin, &QPushButton::clicked, this, [this, id] { emit newGameWanted(id); });
        connect(demo, &QPushButton::clicked, this, [this, id] { emit demoWanted(id); });
        row->addWidget(tile);
    }
}

}
