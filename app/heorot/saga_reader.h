// SPDX-License-Identifier: GPL-3.0-or-later
// Reads sagas in a worker, so that no number of them blocks the window: their heads, and the games of those whose heads
// are not enough. The window puts the results into words.
#pragma once

#include "heorot/saga_list.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <map>

namespace heorot::app {

class SagaReader final : public QObject {
    Q_OBJECT

  public:
    /// The catalog must outlive the reader; the first read loads its games.
    explicit SagaReader(plugin::PluginCatalog& catalog, QObject* parent = nullptr);
    /// Waits until the worker has finished its current file.
    ~SagaReader() override;

    /// Finds the newest saga, in the folder or remembered, that can be read and is not over, then the last finished
    /// ones. Cancels earlier requests.
    void findNewestOpen(const QString& folder);
    /// Reads all of them, the newest first: first every head, then the games of those that need it, and of the newest
    /// running ones, for their progress.
    void readAll(const QString& folder);

  signals:
    /// Contains the match; nothing if there is none to continue.
    void newestOpenFound(const std::optional<heorot::app::ReadSaga>& saga);
    /// After newestOpenFound: heads of finished games, the newest first: several of all games, and the newest of each.
    void finishedFound(const std::vector<heorot::app::ReadSaga>& sagas);
    /// The sagas from index `first` on, 0 being the newest; a later reading of the same index has more data.
    void read(int first, const std::vector<heorot::app::ReadSaga>& sagas);
    void allRead();

  private:
    using Asked = std::shared_ptr<std::atomic<bool>>;
    void work(std::function<void(const Asked&)> task);
    void searchNewest(const QString& folder, const Asked& asked);
    void searchFinished(const QStringList& paths, const Asked& asked);
    void searchAll(const QString& folder, const Asked& asked);
    /// Runs `then` in the window's thread unless there was another request meanwhile.
    void answer(const Asked& asked, std::function<void()> then);
    ReadSaga head(const QString& path);

    plugin::PluginCatalog& catalog_;
    game::GameFinder games_;
    QString language_;
    QThreadPool pool_;
    Asked asked_;
    /// Heads read before, by path. Used only by the worker.
    std::map<QString, ReadSaga> known_;
};

}
