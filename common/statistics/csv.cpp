// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/csv.h"

#include <map>

namespace heorot::statistics {

namespace {

/// A spreadsheet would take a text that begins like this for a formula.
bool looksLikeAFormula(const QString& text) {
    return !text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text[0]);
}

QString cell(QString text) {
    if (looksLikeAFormula(text)) text.prepend(u'\'');
    const bool needsQuotes = text.contains(u',') || text.contains(u'"') || text.contains(u'\n') || text.contains(u'\r');
    return needsQuotes ? u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"' : text;
}

QStringList sourceColumns(const std::vector<PlayedGame>& games) {
    QStringList columns;
    for (const PlayedGame& game : games)
        for (const PlayedSeat& player : game.players)
            for (const SourcePoints& part : player.sources)
                if (const QString name = game.game + u'.' + part.source; !columns.contains(name)) columns << name;
    return columns;
}

QString row(const PlayedGame& game, const PlayedSeat& player, const QStringList& sources) {
    QStringList cells{game.fingerprint,
                      game.game,
                      game.finished.toString(Qt::ISODate),
                      QString::number(game.seats),
                      QString::number(game.moves),
                      QString::number(player.seat + 1),
                      cell(player.name),
                      cell(player.player),
                      QString::number(player.place),
                      QString::number(player.points),
                      player.kept ? QString::number(*player.kept, 'f', 1) : QString()};
    std::map<QString, int> parts;
    for (const SourcePoints& part : player.sources) parts[game.game + u'.' + part.source] = part.points;
    for (const QString& source : sources) {
        const auto part = parts.find(source);
        cells << (part == parts.end() ? QString() : QString::number(part->second));
    }
    return cells.join(u',');
}

}

QByteArray csvOf(const std::vector<PlayedGame>& games) {
    const QStringList sources = sourceColumns(games);
    QStringList head{QStringLiteral("fingerprint"), QStringLiteral("game"),   QStringLiteral("finished"),
                     QStringLiteral("seats"),       QStringLiteral("moves"),  QStringLiteral("seat"),
                     QStringLiteral("name"),        QStringLiteral("player"), QStringLiteral("place"),
                     QStringLiteral("points"),      QStringLiteral("kept")};
    for (const QString& source : sources) head << cell(source);
    QString text = head.join(u',') + QStringLiteral("\r\n");
    for (const PlayedGame& game : games)
        for (const PlayedSeat& player : game.players) text += row(game, player, sources) + QStringLiteral("\r\n");
    return text.toUtf8();
}

}
