// SPDX-License-Identifier: GPL-3.0-or-later
// Cards whose content scrolls when it grows.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace heorot::app {

/// Makes the frame a card: `head` is fixed and the content below it scrolls. Add content to `inside`.
QScrollArea* frameCard(QFrame& card, QLayout* head, QVBoxLayout*& inside);

/// Sets the property used by the theme's style sheet.
void setRole(QWidget* widget, const char* role);

}
