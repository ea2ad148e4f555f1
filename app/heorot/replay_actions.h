// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done while a game is looked at again, for buttons, keys and the list of keys.
#pragma once

#include "heorot/page_style.h"

#include <QAction>
#include <QWidget>

#include <vector>

namespace heorot::app {

struct ReplayActions {
    /// They are children of `page`. Those of the whole page are added to it; the ways along the line and `play` are
    /// added by the page to the parts where their keys have no other meaning.
    explicit ReplayActions(QWidget& page);

    QAction* play;
    // Along the line.
    QAction* back;
    QAction* forward;
    QAction* turnBack;
    QAction* turnForward;
    QAction* markBack;
    QAction* markForward;
    QAction* start;
    QAction* end;
    // Of the whole page.
    QAction* slower;
    QAction* faster;
    QAction* perspective;
    QAction* playOn;
    QAction* log;
    QAction* rules;
    QAction* settings;
    QAction* fullScreen;
    QAction* keys;
    QAction* leave;

    QList<QAction*> ways() const { return {back, forward, turnBack, turnForward, markBack, markForward, start, end}; }
    /// In the order of the list of keys.
    std::vector<QAction*> all() const;
    void retranslate(bool isPlaying);
    void setStyle(const PageStyle& style, bool isPlaying);
};

}
