// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/program_log.h"

#include <QMutex>
#include <QMutexLocker>
#include <QStringList>
#include <QTime>

namespace heorot::app {

namespace {

constexpr qsizetype mostLines = 500;

/// Qt's message handler is a plain function, so what it needs is here.
struct Log {
    QMutex mutex;
    QStringList lines;
    QtMessageHandler before = nullptr;
};

Log& log() {
    static Log only;
    return only;
}

void handle(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    logLine(message);
    if (log().before) log().before(type, context, message);
}

}

void startProgramLog() {
    log().before = qInstallMessageHandler(handle);
}

void logLine(const QString& line) {
    const QMutexLocker lock(&log().mutex);
    log().lines << QTime::currentTime().toString(Qt::ISODateWithMs) + u' ' + line;
    while (log().lines.size() > mostLines) log().lines.removeFirst();
}

QString programLog() {
    const QMutexLocker lock(&log().mutex);
    return log().lines.isEmpty() ? QString() : log().lines.join(u'\n') + u'\n';
}

}
