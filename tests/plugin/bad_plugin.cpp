// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin of Qt that offers no game, whatever its metadata say.
#include <QObject>
#include <QtPlugin>

namespace heorot::test {

class BadPlugin : public QObject {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID BAD_PLUGIN_IID FILE "bad_plugin.json")
};

}

#include "bad_plugin.moc"
