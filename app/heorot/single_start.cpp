// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/single_start.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDeadlineTimer>
#include <QLocalSocket>
#include <QStandardPaths>

#include <algorithm>
#include <optional>

namespace heorot::app {

namespace {

/// A message is this word and a path; the answer is the word. Both are one QString in Qt's stream format.
const QString& greeting() {
    static const QString word = QStringLiteral("heorot-open-1:");
    return word;
}

constexpr qint64 longestMessage = 1 << 16;

QByteArray packed(const QString& text) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << text;
    return bytes;
}

/// Nothing while the text has not arrived completely.
std::optional<QString> unpacked(QLocalSocket& socket) {
    QDataStream stream(&socket);
    stream.setVersion(QDataStream::Qt_6_4);
    QString text;
    stream.startTransaction();
    stream >> text;
    return stream.commitTransaction() ? std::optional(text) : std::nullopt;
}

int left(const QDeadlineTimer& end) {
    return static_cast<int>(std::max<qint64>(0, end.remainingTime()));
}

}

QString ownServerName() {
    const QStringList parts{QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
                            qEnvironmentVariable("USER"), qEnvironmentVariable("WAYLAND_DISPLAY"),
                            qEnvironmentVariable("DISPLAY")};
    const QByteArray hash = QCryptographicHash::hash(parts.join(u'\n').toUtf8(), QCryptographicHash::Sha1).toHex();
    const QString name = QStringLiteral("heorot-") + QString::fromLatin1(hash.left(16));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
#ifdef Q_OS_UNIX
    // Only the user may enter this folder; without one, Qt uses that for temporary files.
    if (!folder.isEmpty()) return folder + u'/' + name;
#endif
    return name;
}

bool handToFirst(const QString& name, const QString& file, int patienceMs) {
    const QDeadlineTimer end(patienceMs);
    QLocalSocket socket;
    socket.connectToServer(name);
    if (!socket.waitForConnected(left(end))) return false;
    socket.write(packed(greeting() + file));
    while (!end.hasExpired()) {
        if (const auto answer = unpacked(socket)) return *answer == greeting();
        if (!socket.waitForReadyRead(left(end))) return false;
    }
    return false;
}

SingleStart::SingleStart(QObject* parent) : QObject(parent) {
    server_.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&server_, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = server_.nextPendingConnection()) {
            connect(socket, &QLocalSocket::readyRead, this, [this, socket] { answer(*socket); });
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            answer(*socket);
        }
    });
}

bool SingleStart::listen(const QString& name) {
    // Qt would replace the socket of a program that runs. One on which nobody listens is left from a killed program.
    QLocalSocket probe;
    probe.connectToServer(name);
    if (probe.waitForConnected(answerTimeMs / 4)) return false;
    QLocalServer::removeServer(name);
    return server_.listen(name);
}

void SingleStart::answer(QLocalSocket& socket) {
    if (socket.bytesAvailable() > longestMessage) return socket.abort();
    const auto message = unpacked(socket);
    if (!message) return;
    if (!message->startsWith(greeting())) return socket.abort();
    socket.write(packed(greeting()));
    socket.flush();
    emit started(message->mid(greeting().size()));
}

}
