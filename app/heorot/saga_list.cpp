// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/saga_list.h"

#include "heorot/user_settings.h"
#include "language/fault_words.h"
#include "language/numbers.h"
#include "language/translations.h"
#include "record/file_error.h"
#include "session/saga_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace heorot::app {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(SagaShelf)
};

constexpr qsizetype longestMemory = 1000;
/// Clocks of other machines may be slightly ahead; a later date is meaningless.
constexpr qint64 aheadSeconds = 600;

QString elsewhereKey() {
    return QStringLiteral("sagas/elsewhere");
}

}

void rememberSaga(const QString& path) {
    QSettings file = userSettings();
    QStringList paths = file.value(elsewhereKey()).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    if (paths.size() > longestMemory)
        paths.erase(std::remove_if(paths.begin(), paths.end(), [](const QString& one) { return !QFile::exists(one); }),
                    paths.end());
    file.setValue(elsewhereKey(), paths.mid(0, longestMemory));
}

QStringList knownSagas(const QString& folder) {
    QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*.saga")}, QDir::Files | QDir::Hidden, QDir::NoSort);
    const QString inside = QFileInfo(folder).canonicalFilePath();
    for (const QString& path : userSettings().value(elsewhereKey()).toStringList())
        if (const QFileInfo file(path); file.isFile() && file.canonicalPath() != inside) files << file;
    // Files dated in the future go last, so they hide nothing that was saved today.
    const QDateTime latest = QDateTime::currentDateTime().addSecs(aheadSeconds);
    std::vector<std::pair<QDateTime, QString>> dated;
    for (const QFileInfo& file : files) {
        const QDateTime saved = file.lastModified();
        dated.emplace_back(saved > latest ? QDateTime::fromSecsSinceEpoch(0) : saved, file.absoluteFilePath());
    }
    std::sort(dated.begin(), dated.end(), [](const auto& one, const auto& other) {
        return one.first != other.first ? one.first > other.first : one.second < other.second;
    });
    QStringList paths;
    for (const auto& [saved, path] : dated) paths << path;
    return paths;
}

std::vector<ReadSaga> undecodableSagas(const QString& folder) {
    std::vector<ReadSaga> strange;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder.toStdU16String(), error)) {
        const std::u8string name = entry.path().filename().u8string();
        const QByteArray bytes(reinterpret_cast<const char*>(name.data()), static_cast<qsizetype>(name.size()));
        const QString text = QString::fromUtf8(bytes);
        if (session::isText(bytes) || !text.endsWith(QLatin1String(".saga"), Qt::CaseInsensitive)) continue;
        ReadSaga saga;
        saga.path = QDir(folder).filePath(text);
        saga.hasUndecodableName = true;
        strange.push_back(std::move(saga));
    }
    return strange;
}

namespace {

ReadSaga fileAt(const QString& path) {
    const QFileInfo file(path);
    ReadSaga saga;
    saga.path = path;
    saga.saved = file.lastModified();
    saga.size = file.size();
    return saga;
}

}

ReadSaga readHead(const QString& path) {
    ReadSaga saga = fileAt(path);
    try {
        saga.head = record::readSagaHead(path.toStdU16String());
    } catch (const std::exception&) {
        // A head without a game: the game is read instead.
    }
    return saga;
}

ReadSaga readSummary(const QString& path, const game::GameFinder& games, const QString& language) {
    ReadSaga saga = readGame(path, games);
    const std::shared_ptr<const record::AnyMatch> match = std::exchange(saga.match, nullptr);
    if (!match || match->isOver()) return saga;
    const game::Words& words = games(saga.head.game)->words();
    saga.head.prompt = {language.toStdString(), words.prompt(*match, engine::nobody).toStdString()};
    if (const game::Chapter now = words.chapter(*match, match->moves().size()); !now.title.isEmpty())
        saga.progress = {now.title, now.number, words.chapters(*match)};
    return saga;
}

ReadSaga readGame(const QString& path, const game::GameFinder& games) {
    ReadSaga saga = fileAt(path);
    try {
        record::LoadedSaga loaded = session::loadSaga(path, games);
        saga.head.game = loaded.game->id();
        saga.head.seating = loaded.match->seating();
        saga.head.now = record::progressOf(*loaded.match);
        saga.match = std::move(loaded.match);
    } catch (const std::exception& error) {
        saga.problem = language::sentence(error);
    }
    return saga;
}

bool isUnchanged(const ReadSaga& saga) {
    const QFileInfo file(saga.path);
    return !saga.path.isEmpty() && file.lastModified() == saga.saved && file.size() == saga.size;
}

bool isHeadEnough(const record::SagaHead& head, const QString& language) {
    return head.now && (head.now->over || head.prompt.language == language.toStdString());
}

ListedSaga toListed(const ReadSaga& read, plugin::PluginCatalog& catalog) {
    ListedSaga saga;
    saga.path = read.path;
    saga.saved = read.saved;
    saga.problem = read.hasUndecodableName
                       ? Say::tr("The name of this file isn’t valid UTF-8. Rename the file to resume its game.")
                       : read.problem;
    saga.game = QString::fromStdString(read.head.game);
    const auto* game = saga.problem.isEmpty() ? catalog.game(saga.game) : nullptr;
    if (!game) return saga;
    saga.title = game->words().title();
    const auto& now = read.head.now;
    saga.over = now && now->over;
    saga.progress = read.progress;
    if (saga.over)
        saga.position = Say::tr("The game is over.");
    else if (read.match)
        saga.position = game->words().prompt(*read.match, engine::nobody);
    else if (isHeadEnough(read.head, language::Translations::inUse()))
        saga.position = QString::fromStdString(read.head.prompt.text);
    const auto& seating = read.head.seating;
    for (std::size_t seat = 0; seat < seating.names.size(); ++seat)
        saga.seats.push_back({QString::fromStdString(seating.names[seat]),
                              seat < seating.colors.size() ? seating.colors[seat] : static_cast<int>(seat),
                              now ? std::optional(now->points.at(seat)) : std::nullopt,
                              now && now->unknown.has(static_cast<engine::Seat>(seat))});
    return saga;
}

QString seatText(const ListedSaga::Seat& seat) {
    if (!seat.points) return seat.name;
    const QString points = language::plainNumber(*seat.points);
    //: %1 the name of a seat, %2 its points as far as they are known; the rest stands for hidden pieces that count, too
    if (seat.hasHidden) return Say::tr("%1 %2 + ?").arg(seat.name, points);
    //: %1 the name of a seat, %2 its points
    return Say::tr("%1 %2").arg(seat.name, points);
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
