// SPDX-License-Identifier: GPL-3.0-or-later
// The actions at the table besides the game itself, for buttons, menu, keys and the list of keys.
#pragma once

#include "heorot/page_style.h"

#include <QAction>
#include <QObject>
#include <QWidget>

namespace heorot::app {

struct TableActions {
    /// They are children of `page` and added to it, so that their keys work there.
    explicit TableActions(QWidget& page);

    QAction* home;
    QAction* undo;
    QAction* redo;
    QAction* reset;
    QAction* hint;
    QAction* why;
    QAction* pause;
    QAction* step;
    QAction* rules;
    QAction* box;
    QAction* log;
    QAction* fullScreen;
    QAction* settings;
    QAction* saveAs;
    QAction* open;
    QAction* keys;
    /// Of what happened.
    QAction* earlier;
    QAction* later;
    QAction* before;

    /// In the order of the list of keys.
    std::vector<QAction*> all() const;
    /// Texts and tooltips in the program's language, each tooltip with its key.
    void retranslate(bool paused);
    /// The tooltip of undo: why it is disabled; empty for what it does.
    void setUndoTip(const QString& whyNot);
    void setStyle(const PageStyle& style, bool paused);
};

}
