// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/saga_shelf.h"

#include "heorot/user_file.h"
#include "plugin/saga_file.h"
#include "record/file_error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(SagaShelf)
};

constexpr qsizetype longestMemory = 12;

QString elsewhereKey() {
    return QStringLiteral("sagas/elsewhere");
}

void describe(ShelfSaga& saga, const plugin::GameModule& game, const record::AnyMatch& match) {
    saga.game = QString::fromStdString(game.id());
    saga.title = game.words().title();
    saga.over = match.isOver();
    saga.position = saga.over ? Say::tr("The game is over.") : game.words().prompt(match, engine::nobody);
    const engine::Scores scores = match.seenScoresAfter(match.moves().size(), engine::nobody);
    const auto& seating = match.seating();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(match.setup().seats); ++seat)
        saga.seats.push_back({QString::fromStdString(seating.names[seat]),
                              seat < seating.colours.size() ? seating.colours[seat] : static_cast<int>(seat),
                              scores.total.at(seat)});
}

}

void rememberSaga(const QString& path) {
    QSettings file = userFile();
    QStringList paths = file.value(elsewhereKey()).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    file.setValue(elsewhereKey(), paths.mid(0, longestMemory));
}

QStringList knownSagas(const QString& folder) {
    QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.saga")}, QDir::Files);
    const QString inside = QFileInfo(folder).canonicalFilePath();
    for (const QString& path : userFile().value(elsewhereKey()).toStringList())
        if (const QFileInfo file(path); file.isFile() && file.canonicalPath() != inside) files << file;
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo& one, const QFileInfo& other) {
        return one.lastModified() > other.lastModified();
    });
    QStringList paths;
    for (const QFileInfo& file : files) paths << file.absoluteFilePath();
    return paths;
}

ShelfSaga readShelf(const QString& path, plugin::PluginCatalog& catalog) {
    ShelfSaga saga;
    saga.path = path;
    saga.saved = QFileInfo(path).lastModified();
    try {
        const record::LoadedSaga loaded = plugin::loadSaga(path, catalog.finder());
        if (const auto* game = catalog.game(QString::fromStdString(loaded.game->id())))
            describe(saga, *game, *loaded.match);
    } catch (const std::exception& error) {
        saga.problem = QString::fromUtf8(error.what());
    }
    return saga;
}

std::optional<ShelfSaga> newestOpenSaga(const QString& folder, plugin::PluginCatalog& catalog) {
    for (const QString& path : knownSagas(folder)) {
        ShelfSaga saga = readShelf(path, catalog);
        if (saga.problem.isEmpty() && !saga.over) return saga;
    }
    return {};
}

QString savedText(const QDateTime& saved, const QDateTime& now) {
    const QLocale locale;
    const QString time = locale.toString(saved.time(), QLocale::ShortFormat);
    const qint64 days = saved.date().daysTo(now.date());
    //: %1 a time of day
    if (days == 0) return Say::tr("Saved today at %1.").arg(time);
    //: %1 a time of day
    if (days == 1) return Say::tr("Saved yesterday at %1.").arg(time);
    //: %1 a date, %2 a time of day
    return Say::tr("Saved on %1 at %2.").arg(locale.toString(saved.date(), QLocale::ShortFormat), time);
}

}
