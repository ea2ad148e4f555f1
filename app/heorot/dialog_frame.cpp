// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/dialog_frame.h"

#include "heorot/fresh_sizes.h"

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

    // Puts the scroll bar next to the content, not over it.
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
    refreshSizes(dialog);
    const auto* scroll = dialog.findChild<QScrollArea*>(QStringLiteral("content"));
    const QMargins margins = dialog.layout()->contentsMargins();
    const int inner = wide - margins.left() - margins.right();
    int high = margins.top() + margins.bottom() + (dialog.layout()->count() - 1) * dialog.layout()->spacing();
    for (int i = 0; i < dialog.layout()->count(); ++i) {
        QLayoutItem* item = dialog.layout()->itemAt(i);
        if (item->widget() == scroll)
            high += scroll->widget()->layout()->totalHeightForWidth(inner);
        else
            high += item->hasHeightForWidth() ? item->heightForWidth(inner) : item->sizeHint().height();
    }
    dialog.resize(wide, std::min(high + 8, room.height() - 40));
}

}
