// SPDX-License-Identifier: GPL-3.0-or-later
// One program for each user: a second start hands its file to the first one and ends.
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

namespace heorot::app {

/// The name of this user's program on this display. Programs with another folder of sagas are separate.
QString ownServerName();

/// In milliseconds; the first program must answer within this time, or the second one opens a window itself.
inline constexpr int answerTimeMs = 2000;

/// Asks the first program to come to the front and to open this file (none if empty). Returns false if there is none,
/// or it does not answer in time.
bool handToFirst(const QString& name, const QString& file, int patienceMs = answerTimeMs);

/// Listens for later starts.
class SingleStart final : public QObject {
    Q_OBJECT

  public:
    explicit SingleStart(QObject* parent = nullptr);

    /// Takes the name over from a program that no longer runs. Returns false if the system does not allow it; the
    /// program then works without.
    bool listen(const QString& name);

  signals:
    /// Another start with this file, or without one.
    void started(const QString& file);

  private:
    void answer(QLocalSocket& socket);

    QLocalServer server_;
};

}
