// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugin/cut_off.h"

#include <QFile>
#include <QtEndian>

namespace heorot::plugin {

namespace {

template <class Number>
quint64 numberAt(const QByteArray& head, qsizetype offset, bool littleEndian) {
    const char* const at = head.constData() + offset;
    return littleEndian ? qFromLittleEndian<Number>(at) : qFromBigEndian<Number>(at);
}

}

bool isCutOff(const QString& path) {
    constexpr qsizetype headSize = 64;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    if (file.size() == 0) return true;
    const QByteArray head = file.read(headSize);
    if (!head.startsWith("\x7F"
                         "ELF"))
        return false;
    if (head.size() < headSize) return true;
    const bool wide = head[4] == 2;
    const bool little = head[5] == 1;
    const quint64 start = wide ? numberAt<quint64>(head, 0x28, little) : numberAt<quint32>(head, 0x20, little);
    const quint64 size = numberAt<quint16>(head, wide ? 0x3A : 0x2E, little);
    const quint64 count = numberAt<quint16>(head, wide ? 0x3C : 0x30, little);
    const auto length = static_cast<quint64>(file.size());
    return start > length || size * count > length - start;
}

}
