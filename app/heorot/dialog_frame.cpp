// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/dialog_frame.h"

#include <QHBoxLayout>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace heorot::app {

DialogFrame frameDialog(QDialog& dialog, QWidget* content) {
    DialogFrame frame{new QLabel, new QPushButton};
    frame.heading->setProperty("role", QStringLiteral("title"));
    frame.heading->setWordWrap(true);
    frame.close->setObjectName(QStringLiteral("close"));
    frame.close->setDefault(true);
    frame.close->setProperty("primary", true);
    QObject::connect(frame.close, &QPushButton::clicked, &dialog, &QDialog::accept);

    // The scroll bar stands beside the content and not over it.
    auto* inside = new QWidget;
    auto* margins = new QVBoxLayout(inside);
    margins->setContentsMargins(0, 0, 12, 0);
    margins->addWidget(content);
    margins->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("content"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(inside);

    auto* foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(frame.close);
    auto* whole = new QVBoxLayout(&dialog);
    whole->setContentsMargins(24, 16, 12, 16);
    whole->setSpacing(12);
    whole->addWidget(frame.heading);
    whole->addWidget(scroll, 1);
    whole->addLayout(foot);
    return frame;
}

void fitDialog(QDialog& dialog, double width) {
    const QWidget* above = dialog.parentWidget() ? dialog.parentWidget()->window() : nullptr;
    const QSize room = above ? above->size() : dialog.screen()->availableSize();
    const int wide = std::min(static_cast<int>(width), room.width() - 40);
    dialog.ensurePolished();
    auto* scroll = dialog.findChild<QScrollArea*>(QStringLiteral("content"));
    const int content = scroll->widget()->layout()->totalHeightForWidth(wide - 60);
    const int around = dialog.layout()->totalSizeHint().height() - scroll->sizeHint().height();
    scroll->setMinimumWidth(0);
    dialog.resize(wide, std::min(std::max(content, 0) + around + 8, room.height() - 40));
}

}
