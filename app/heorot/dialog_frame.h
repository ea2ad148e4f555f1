// SPDX-License-Identifier: GPL-3.0-or-later
// What dialogs share: a heading, content that scrolls on small screens, and a close button. Escape closes, too.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace heorot::app {

struct DialogFrame {
    QLabel* heading = nullptr;
    QPushButton* close = nullptr;
};

/// Lays the dialog out around the content and takes ownership of it.
DialogFrame frameDialog(QDialog& dialog, QWidget* content);

/// As wide as requested and as high as its content, within its window or the screen.
void fitDialog(QDialog& dialog, double width);

}
