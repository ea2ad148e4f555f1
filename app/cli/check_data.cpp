// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli check-data DIR`: reads every game's data from a folder laid out as the own data is, one folder a game.
#include "arguments.h"

#include <QDir>
#include <QTextStream>

namespace heorot::cli {

int checkData(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("DIR"), QStringLiteral("A folder that holds one folder per game."));
    parse(parser, arguments, Files::Some);
    if (parser.positionalArguments().size() != 1) throw Unusable(QStringLiteral("check-data: name one folder"));
    const QDir folder(parser.positionalArguments().constFirst());
    if (!folder.exists()) throw Unusable(QStringLiteral("check-data: there is no folder '%1'").arg(folder.path()));
    plugin::PluginFolders folders = plugin::PluginFolders::ofApplication();
    folders.ownData = folder.absolutePath();
    plugin::PluginCatalog checking(folders);
    QTextStream out(stdout);
    int checked = 0;
    int wrong = 0;
    for (const QString& id : catalog.ids()) {
        if (!folder.exists(id)) continue;
        ++checked;
        if (checking.game(id)) {
            out << id << ": good\n";
            continue;
        }
        ++wrong;
        out << checking.why(id) << '\n';
    }
    if (checked == 0)
        throw Unusable(QStringLiteral("check-data: '%1' holds no folder of a game; there are: %2")
                           .arg(folder.path(), catalog.ids().join(QStringLiteral(", "))));
    return wrong > 0 ? checkFailed : done;
}

}
