// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and changes the statistics in a worker, so that no number of sagas blocks the window. The database is opened
// when it is first needed, not when the program starts.
#pragma once

#include "plugin/catalog.h"
#include "statistics/store.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace heorot::app {

class StatisticsReader final : public QObject {
    Q_OBJECT

  public:
    /// The catalog must outlive the reader. `database` is the file of the statistics.
    StatisticsReader(plugin::PluginCatalog& catalog, QString database, QObject* parent = nullptr);
    /// Waits until the worker has finished its current file.
    ~StatisticsReader() override;

    /// Delivers the games counted so far, then counts the finished sagas, in the folder or remembered, and delivers the
    /// games again.
    void read(const QString& sagas);
    /// Counts this saga if it is finished. Failures are not reported: `read` tries again.
    void count(const QString& saga);
    /// Stores the coach's percentage of a seat of this finished saga.
    void keep(const QString& saga, int seat, double percent);

    // Each delivers the remaining games.
    void removeGame(const QString& fingerprint);
    void removePlayer(const QString& key);
    void removeAll();

    /// For tests and pictures.
    void waitForDone() { pool_.waitForDone(); }

  signals:
    /// The oldest first.
    void gamesRead(const std::vector<heorot::statistics::PlayedGame>& games);
    /// While sagas are counted.
    void progressed(int done, int files);
    /// After the last gamesRead of `read`.
    void allCounted();
    /// Once, if a damaged database was replaced.
    void noticed(const QString& sentence);
    void failed(const QString& sentence);

  private:
    using Task = std::function<void(statistics::Store&)>;
    /// Tasks run one after the other.
    void work(Task task, bool isQuiet = false);
    void deliver(const statistics::Store& store);
    void countAll(statistics::Store& store, const QStringList& paths, const game::GameFinder& games);
    /// Runs in the window's thread.
    void tell(std::function<void()> signal);

    plugin::PluginCatalog& catalog_;
    QString database_;
    std::atomic<bool> ends_ = false;
    QThreadPool pool_;
};

}
