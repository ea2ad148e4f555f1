// SPDX-License-Identifier: GPL-3.0-or-later
// What dialogs share: a heading, content that scrolls where the screen is small, and a button that closes. Escape does
// too.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace heorot::app {

struct DialogFrame {
    QLabel* heading = nullptr;
    QPushButton* close = nullptr;
};

/// Lays the dialog out around the content, which it takes.
DialogFrame frameDialog(QDialog& dialog, QWidget* content);

/// As wide as wanted and as high as its content, within the window it belongs to or the screen.
void fitDialog(QDialog& dialog, double width);

}
