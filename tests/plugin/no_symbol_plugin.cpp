// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin that cannot be loaded because it needs an undefined variable.
#include <QObject>
#include <QtPlugin>

namespace heorot::test {

extern int variableOfNoLibrary;

class NoSymbolPlugin : public QObject {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID BAD_PLUGIN_IID FILE "bad_plugin.json")

  public:
    int* const needed = &variableOfNoLibrary;
};

}

#include "no_symbol_plugin.moc"
