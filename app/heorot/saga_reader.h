// SPDX-License-Identifier: GPL-3.0-or-later
// Reads sagas in a worker, so that no number of them holds the window: their heads, and the games of those whose heads
// do not say enough. Words are left to the window.
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
    /// The catalog outlives the reader; its games are loaded with the first read.
    explicit SagaReader(plugin::PluginCatalog& catalog, QObject* parent = nullptr);
    /// Waits until the worker has put away the file it reads.
    ~SagaReader() override;

    /// Looks for the newest saga in the folder, or remembered, that can be read and is not over. What was asked before
    /// is not answered any more.
    void findNewestOpen(const QString& folder);
    /// Reads all of them, the newest first: first every head, then the games of those that need it.
    void readAll(const QString& folder);

  signals:
    /// With its match; or nothing, if there is none to go on with.
    void newestOpenFound(const std::optional<heorot::app::ReadSaga>& saga);
    /// The sagas from number `first` on, the newest being 0; a later reading of the same number says more.
    void read(int first, const std::vector<heorot::app::ReadSaga>& sagas);
    void allRead();

  private:
    using Asked = std::shared_ptr<std::atomic<bool>>;
    void work(std::function<void(const Asked&)> task);
    void searchNewest(const QString& folder, const Asked& asked);
    void searchAll(const QString& folder, const Asked& asked);
    /// Runs in the window's thread, unless something else was asked meanwhile.
    void answer(const Asked& asked, std::function<void()> then);
    ReadSaga head(const QString& path);

    plugin::PluginCatalog& catalog_;
    game::GameFinder games_;
    QString language_;
    QThreadPool pool_;
    Asked asked_;
    /// Heads that were read before, by path. The worker's alone.
    std::map<QString, ReadSaga> known_;
};

}
