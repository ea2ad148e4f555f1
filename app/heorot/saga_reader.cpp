// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/saga_reader.h"

#include "language/translations.h"
#include "session/whole_file.h"

#include <QtConcurrent>

namespace heorot::app {

namespace {

/// Heads are delivered in batches of this size.
constexpr std::size_t aHandful = 64;
/// So many finished games are looked for, in so many files.
constexpr std::size_t fewResults = 7;
constexpr qsizetype mostFiles = 500;
/// Of so many running games a list shows the progress.
constexpr std::size_t mostProgress = 60;

}

SagaReader::SagaReader(plugin::PluginCatalog& catalog, QObject* parent) : QObject(parent), catalog_(catalog) {
    // Reads the files of a folder one after the other.
    pool_.setMaxThreadCount(1);
}

SagaReader::~SagaReader() {
    if (asked_) *asked_ = false;
    pool_.waitForDone();
}

void SagaReader::findNewestOpen(const QString& folder) {
    work([this, folder](const Asked& asked) { searchNewest(folder, asked); });
}

void SagaReader::readAll(const QString& folder) {
    work([this, folder](const Asked& asked) { searchAll(folder, asked); });
}

void SagaReader::work(std::function<void(const Asked&)> task) {
    if (asked_) *asked_ = false;
    pool_.waitForDone();
    games_ = catalog_.loadedGames();
    language_ = language::Translations::inUse();
    asked_ = std::make_shared<std::atomic<bool>>(true);
    pool_.start([task = std::move(task), asked = asked_] { task(asked); });
}

void SagaReader::answer(const Asked& asked, std::function<void()> then) {
    QMetaObject::invokeMethod(
        this,
        [asked, then = std::move(then)] {
            if (*asked) then();
        },
        Qt::QueuedConnection);
}

ReadSaga SagaReader::head(const QString& path) {
    ReadSaga& known = known_[path];
    if (!isUnchanged(known)) known = readHead(path);
    return known;
}

void SagaReader::searchNewest(const QString& folder, const Asked& asked) {
    session::removeLeftovers(folder);
    const QStringList paths = knownSagas(folder);
    std::optional<ReadSaga> newest;
    for (const QString& path : paths) {
        if (!*asked) return;
        // The head may be wrong or missing, so a saga is offered only after it was read completely.
        if (const ReadSaga first = head(path); first.head.now && first.head.now->over) continue;
        ReadSaga whole = readGame(path, games_);
        const bool isOver = whole.match && whole.match->isOver();
        if (whole.match) known_[path].head.now = record::progressOf(*whole.match);
        if (!whole.problem.isEmpty() || isOver) continue;
        newest = std::move(whole);
        break;
    }
    answer(asked, [this, newest = std::move(newest)] { emit newestOpenFound(newest); });
    searchFinished(paths, asked);
}

void SagaReader::searchFinished(const QStringList& paths, const Asked& asked) {
    std::vector<ReadSaga> finished;
    std::map<std::string, int> ofGame;
    for (const QString& path : paths.mid(0, mostFiles)) {
        if (!*asked) return;
        ReadSaga saga = head(path);
        if (!saga.head.now || !saga.head.now->over) continue;
        const bool isNewest = ofGame[saga.head.game]++ == 0;
        if (isNewest || finished.size() < fewResults) finished.push_back(std::move(saga));
    }
    answer(asked, [this, finished = std::move(finished)] { emit finishedFound(finished); });
}

void SagaReader::searchAll(const QString& folder, const Asked& asked) {
    const auto deliver = [&](std::size_t first, std::vector<ReadSaga> sagas) {
        answer(asked, [this, first, sagas = std::move(sagas)] { emit read(static_cast<int>(first), sagas); });
    };
    std::vector<QString> paths;
    for (const QString& path : knownSagas(folder)) paths.push_back(path);
    std::vector<std::size_t> unsure;
    std::size_t running = 0;
    for (std::size_t first = 0; first < paths.size(); first += aHandful) {
        std::vector<ReadSaga> sagas;
        for (std::size_t i = first; i < std::min(first + aHandful, paths.size()) && *asked; ++i) {
            sagas.push_back(head(paths[i]));
            const record::SagaHead& read = sagas.back().head;
            const bool wantsProgress = read.now && !read.now->over && running++ < mostProgress;
            if (wantsProgress || !isHeadEnough(read, language_)) unsure.push_back(i);
        }
        deliver(first, std::move(sagas));
    }
    std::vector<ReadSaga> strange = undecodableSagas(folder);
    if (!strange.empty()) deliver(paths.size(), std::move(strange));
    for (const std::size_t i : unsure) {
        if (!*asked) return;
        deliver(i, {readSummary(paths[i], games_, language_)});
    }
    answer(asked, [this] { emit allRead(); });
}

}
