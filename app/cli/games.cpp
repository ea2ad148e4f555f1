// SPDX-License-Identifier: GPL-3.0-or-later
// `heorot-cli games`: lists the games, and why others are missing.
#include "arguments.h"
#include "say.h"

#include "language/fault_words.h"

#include <QFileInfo>
#include <QTextStream>

namespace heorot::cli {

int games(plugin::PluginCatalog& catalog, const QStringList& arguments) {
    QCommandLineParser parser;
    parse(parser, arguments);
    for (const QString& id : catalog.ids()) catalog.game(id);
    QTextStream out(stdout);
    QTextStream errors(stderr);
    int refused = 0;
    for (const plugin::PluginRecord& record : catalog.records()) {
        if (record.state != plugin::PluginState::Loaded) {
            ++refused;
            errors << (record.dataFault ? record.meta.id : QFileInfo(record.file).fileName()) << ": "
                   << language::sentence(record.reason) << '\n';
            continue;
        }
        const plugin::GameMeta& meta = record.meta;
        //: A game: %1 its id, %2 its title, the others numbers
        out << Say::tr("%1  %2, %3 to %4 players, %5 to %6 minutes\n")
                   .arg(meta.id, -8)
                   .arg(meta.title)
                   .arg(meta.minSeats)
                   .arg(meta.maxSeats)
                   .arg(meta.leastMinutes)
                   .arg(meta.mostMinutes);
        for (const auto& option : catalog.game(meta.id)->options()) {
            QStringList values;
            for (const auto& value : option.values) values << QString::fromStdString(value);
            out << QStringLiteral("          --option %1=%2\n")
                       .arg(QString::fromStdString(option.id), values.join(u'|'));
        }
    }
    return refused > 0 || catalog.ids().isEmpty() ? checkFailed : done;
}

}
