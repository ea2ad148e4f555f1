// SPDX-License-Identifier: GPL-3.0-or-later
// Words that no line of a label may hold, like a name of 24 W's.
#pragma once

#include <QString>

namespace heorot::app {

/// The text with unseen places to break in long words; for labels that wrap.
inline QString breakable(const QString& text) {
    constexpr int longWord = 14, part = 6;
    constexpr QChar place(0x200B);
    QString broken;
    qsizetype begin = 0;
    while (begin < text.size()) {
        qsizetype end = begin;
        while (end < text.size() && !text[end].isSpace()) ++end;
        for (qsizetype i = begin; i < end; ++i) {
            const bool isPlace = i > begin && (i - begin) % part == 0 && !text[i].isLowSurrogate();
            if (end - begin >= longWord && isPlace) broken += place;
            broken += text[i];
        }
        while (end < text.size() && text[end].isSpace()) broken += text[end++];
        begin = end;
    }
    return broken;
}

}
