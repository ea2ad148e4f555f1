// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of a page whose content scrolls inside them when it grows.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace heorot::app {

/// Makes the frame a card: the head stands, and the content below it scrolls. Content goes into `inside`.
QScrollArea* frameCard(QFrame& card, QLayout* head, QVBoxLayout*& inside);

/// Changes the property of the theme's style sheet.
void setRole(QWidget* widget, const char* role);

}
