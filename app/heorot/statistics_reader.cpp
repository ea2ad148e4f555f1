// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/statistics_reader.h"

#include "heorot/saga_list.h"
#include "statistics/import.h"

namespace heorot::app {

StatisticsReader::StatisticsReader(plugin::PluginCatalog& catalog, QString database, QObject* parent)
    : QObject(parent), catalog_(catalog), database_(std::move(database)) {
    pool_.setMaxThreadCount(1);
}

StatisticsReader::~StatisticsReader() {
    ends_ = true;
    pool_.clear();
    pool_.waitForDone();
}

void StatisticsReader::tell(std::function<void()> signal) {
    QMetaObject::invokeMethod(this, std::move(signal), Qt::QueuedConnection);
}

void StatisticsReader::work(Task task, bool isQuiet) {
    pool_.start([this, task = std::move(task), isQuiet] {
        try {
            statistics::Store store(database_);
            if (const QString notice = store.notice(); !notice.isEmpty())
                tell([this, notice] { emit noticed(notice); });
            task(store);
        } catch (const statistics::StoreError& error) {
            if (isQuiet) return;
            tell([this, sentence = QString::fromUtf8(error.what())] { emit failed(sentence); });
        }
    });
}

void StatisticsReader::deliver(const statistics::Store& store) {
    tell([this, games = store.games()] { emit gamesRead(games); });
}

void StatisticsReader::countAll(statistics::Store& store, const QStringList& paths, const game::GameFinder& games) {
    const auto files = static_cast<int>(paths.size());
    statistics::importSagas(store, {.paths = paths,
                                    .games = games,
                                    .goesOn = [this] { return !ends_; },
                                    .progress =
                                        [this, files](int done) {
                                            constexpr int step = 8;
                                            if (done % step == 0)
                                                tell([this, done, files] { emit progressed(done, files); });
                                        }});
}

void StatisticsReader::read(const QString& sagas) {
    work([this, sagas, games = catalog_.loadedGames()](statistics::Store& store) {
        deliver(store);
        countAll(store, knownSagas(sagas), games);
        deliver(store);
        tell([this] { emit allCounted(); });
    });
}

void StatisticsReader::count(const QString& saga) {
    work([this, saga, games = catalog_.loadedGames()](statistics::Store& store) { countAll(store, {saga}, games); },
         true);
}

void StatisticsReader::keep(const QString& saga, int seat, double percent) {
    work(
        [this, saga, seat, percent, games = catalog_.loadedGames()](statistics::Store& store) {
            countAll(store, {saga}, games);
            store.setKept(statistics::fingerprintOfFile(saga), seat, percent);
        },
        true);
}

void StatisticsReader::removeGame(const QString& fingerprint) {
    work([this, fingerprint](statistics::Store& store) {
        store.removeGame(fingerprint);
        deliver(store);
    });
}

void StatisticsReader::removePlayer(const QString& key) {
    work([this, key](statistics::Store& store) {
        store.removePlayer(key);
        deliver(store);
    });
}

void StatisticsReader::removeAll() {
    work([this](statistics::Store& store) {
        store.removeAll();
        deliver(store);
    });
}

}
