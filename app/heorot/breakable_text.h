// SPDX-License-Identifier: GPL-3.0-or-later
// Lets labels break words longer than a line, such as a name of 24 W's.
#pragma once

#include <QString>
#include <QTextBoundaryFinder>

namespace heorot::app {

/// The text with zero-width break opportunities in long words, never between a letter and its combining marks; for
/// labels that wrap.
inline QString breakable(const QString& text) {
    constexpr int longWord = 14, part = 6;
    constexpr QChar place(0x200B);
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    QString broken;
    qsizetype begin = 0;
    while (begin < text.size()) {
        qsizetype end = begin;
        while (end < text.size() && !text[end].isSpace()) ++end;
        qsizetype last = begin;
        for (qsizetype i = begin; i < end; ++i) {
            letters.setPosition(i);
            if (end - begin >= longWord && i - last >= part && letters.isAtBoundary()) {
                broken += place;
                last = i;
            }
            broken += text[i];
        }
        while (end < text.size() && text[end].isSpace()) broken += text[end++];
        begin = end;
    }
    return broken;
}

}
