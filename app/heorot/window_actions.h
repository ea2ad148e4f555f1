// SPDX-License-Identifier: GPL-3.0-or-later
// The actions available everywhere in the window, for buttons, keys and the list of keys.
#pragma once

#include "heorot/page_style.h"

#include <QAction>
#include <QWidget>

#include <vector>

namespace heorot::app {

struct WindowActions {
    /// They are children of `window` and added to it.
    explicit WindowActions(QWidget& window);

    QAction* newGame;
    QAction* open;
    QAction* sagas;
    QAction* statistics;
    QAction* settings;
    QAction* report;
    QAction* about;
    QAction* fullScreen;
    QAction* keys;
    /// For translators.
    QAction* texts;
    QAction* quit;

    /// In the order of the list of keys.
    std::vector<QAction*> all() const {
        return {newGame, open, sagas, statistics, settings, report, about, fullScreen, keys, texts, quit};
    }
    /// The table has its own versions of these, which work there.
    void setTableShown(bool shown);
    void retranslate();
    void setStyle(const PageStyle& style);
};

}
