// SPDX-License-Identifier: GPL-3.0-or-later
// A Qt plugin that provides no game, whatever its metadata says.
#include <QObject>
#include <QtPlugin>

namespace heorot::test {

class BadPlugin : public QObject {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID BAD_PLUGIN_IID FILE "bad_plugin.json")
};

}

#include "bad_plugin.moc"
