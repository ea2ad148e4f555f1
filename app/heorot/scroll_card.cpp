// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/scroll_card.h"

#include <QStyle>

namespace heorot::app {

QScrollArea* frameCard(QFrame& card, QLayout* head, QVBoxLayout*& inside) {
    card.setProperty("role", QStringLiteral("lit"));
    auto* content = new QWidget;
    inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 10, 0);
    inside->setSpacing(8);
    auto* scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumHeight(60);
    // Leaves room for the scroll bar on the right.
    head->setContentsMargins(0, 0, 10, 0);
    auto* whole = new QVBoxLayout(&card);
    whole->setContentsMargins(20, 14, 10, 14);
    whole->setSpacing(10);
    whole->addLayout(head);
    whole->addWidget(scroll, 1);
    return scroll;
}

void setRole(QWidget* widget, const char* role) {
    const QString word = QLatin1String(role);
    if (widget->property("role").toString() == word) return;
    widget->setProperty("role", word);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

}
