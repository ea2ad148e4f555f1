// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done at the table beside the game itself: one action each, for buttons, menu, keys and the list of keys.
#pragma once

#include "heorot/page_style.h"

#include <QAction>
#include <QObject>
#include <QWidget>

namespace heorot::app {

struct TableActions {
    /// Children of `page`, to which they are added, so that their keys work there.
    explicit TableActions(QWidget& page);

    QAction* home;
    QAction* undo;
    QAction* redo;
    QAction* reset;
    QAction* hint;
    QAction* pause;
    QAction* step;
    QAction* rules;
    QAction* log;
    QAction* fullScreen;
    QAction* settings;
    QAction* saveAs;
    QAction* open;
    QAction* keys;

    /// In the order of the list of keys.
    std::vector<QAction*> all() const;
    /// Texts and tooltips in the language of the program, each tooltip with its key.
    void retranslate(bool paused);
    /// The tooltip of undo: why it is dark, or empty for what it does.
    void sayUndo(const QString& whyNot);
    void setStyle(const PageStyle& style, bool paused);
};

}
