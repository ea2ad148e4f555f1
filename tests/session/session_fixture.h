// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by tests of a session: a session of the sample game with a saga in its own folder.
#pragma once

#include "games/loaded_games.h"
#include "session/saga_file.h"
#include "session/session.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace heorot::test {

class SessionFixture : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        folder_ = std::make_unique<QTemporaryDir>();
    }

  protected:
    QString sagaPath() const { return folder_->filePath(QStringLiteral("games/a.saga")); }
    std::unique_ptr<session::Session> begin(const std::vector<std::string>& players,
                                            const session::Options& options = {}) {
        auto session = std::make_unique<session::Session>(sample_.module(), newGame(QStringLiteral("sample"), players),
                                                          sagaPath(), options);
        session->setLeastPace(0);
        return session;
    }
    std::size_t stored() { return session::loadSaga(sagaPath(), sample_.finder()).match->moves().size(); }

    SampleGame sample_;
    std::unique_ptr<QTemporaryDir> folder_;
};

}
