// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of the statistics: a database in a folder of its own, and games as they are counted.
#pragma once

#include "statistics/store.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace heorot::test {

struct Score {
    const char* name;
    const char* player;
    int points;
    int place;
};

/// A game of two sources, half of the points each, finished that many hours after a fixed time.
inline statistics::PlayedGame counted(const QString& fingerprint, int hours, const std::vector<Score>& scores,
                                      const char* game = "sample") {
    statistics::PlayedGame played{.fingerprint = fingerprint,
                                  .game = QLatin1String(game),
                                  .finished = QDateTime::fromSecsSinceEpoch(1'600'000'000 + 3600LL * hours),
                                  .seats = static_cast<int>(scores.size()),
                                  .moves = 10,
                                  .players = {},
                                  .path = {}};
    for (const Score& score : scores) {
        const auto seat = static_cast<int>(played.players.size());
        played.players.push_back({.seat = seat,
                                  .name = QString::fromUtf8(score.name),
                                  .player = QLatin1String(score.player),
                                  .color = seat,
                                  .points = score.points,
                                  .place = score.place,
                                  .kept = {},
                                  .sources = {{QStringLiteral("even"), score.points / 2},
                                              {QStringLiteral("rest"), score.points - score.points / 2}}});
    }
    return played;
}

class StatisticsFixture : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(QStringLiteral("data/statistics.sqlite"));
    }

  protected:
    QStringList files() const { return QFileInfo(path_).dir().entryList(QDir::Files | QDir::Hidden, QDir::Name); }
    /// The sentence with which opening or using the database fails; empty if it does not.
    template <class Use>
    static QString refusal(Use&& use) {
        try {
            use();
            return {};
        } catch (const statistics::StoreError& error) {
            return QString::fromUtf8(error.what());
        }
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

}
