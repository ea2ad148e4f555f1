// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/replay_bar.h"

#include <QHBoxLayout>

namespace heorot::app {

ReplayBar::ReplayBar(const ReplayActions& actions, QWidget& page)
    : QObject(&page), left_(new QWidget(&page)), right_(new QWidget(&page)), title_(new QLabel) {
    left_->setObjectName(QStringLiteral("replayLeft"));
    right_->setObjectName(QStringLiteral("replayRight"));
    title_->setObjectName(QStringLiteral("replayTitle"));
    title_->setProperty("gold", true);
    title_->setMinimumWidth(1);
    for (QWidget* part : {left_, right_}) {
        part->setProperty("role", QStringLiteral("bar"));
        part->setAttribute(Qt::WA_StyledBackground);
        auto* row = new QHBoxLayout(part);
        row->setContentsMargins(6, 0, 6, 2);
        row->setSpacing(5);
    }
    left_->layout()->addWidget(tool(actions.leave, *left_));
    left_->layout()->addWidget(title_);
    static_cast<QHBoxLayout*>(left_->layout())->setStretchFactor(title_, 1);
    static_cast<QHBoxLayout*>(right_->layout())->addStretch();
    for (QAction* action : {actions.rules, actions.keys, actions.settings})
        right_->layout()->addWidget(tool(action, *right_));
}

QToolButton* ReplayBar::tool(QAction* action, QWidget& part) {
    auto* button = new QToolButton(&part);
    button->setObjectName(QStringLiteral("tool_") + action->objectName());
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    tools_.push_back(button);
    return button;
}

void ReplayBar::setTitle(const QString& title) {
    shown_ = title;
    fitTitle();
}

void ReplayBar::setStyle(const PageStyle& style, const QRect& track, int width) {
    style_ = style;
    const bool compact = style.look.compact();
    const int size = qRound((compact ? 20 : 24) * style.tableScale);
    for (QToolButton* button : tools_) {
        button->setIconSize({size, size});
        button->setFixedSize(qRound((compact ? 30 : 40) * style.tableScale),
                             qRound((compact ? 27 : 34) * style.tableScale));
    }
    const int high = track.bottom() + 3;
    left_->setGeometry(0, 0, track.left(), high);
    right_->setGeometry(track.right(), 0, width - track.right(), high);
    fitTitle();
}

void ReplayBar::raise() {
    left_->raise();
    right_->raise();
}

/// Shrinks a long title; one that is still too long ends in dots, with the whole as its tip.
void ReplayBar::fitTitle() {
    if (!style_.art) return;
    const int room = left_->width() - tools_.front()->width() - 24;
    double pixels = style_.look.pixels(game::Type::Title) * .92 * style_.tableScale;
    QFont font = style_.theme.font(game::Type::Title, pixels, true);
    while (pixels > style_.look.floor() * style_.tableScale && QFontMetrics(font).horizontalAdvance(shown_) > room)
        font = style_.theme.font(game::Type::Title, --pixels, true);
    title_->setFont(font);
    title_->setText(QFontMetrics(font).elidedText(shown_, Qt::ElideRight, std::max(room, 20)));
    title_->setToolTip(shown_);
    title_->setAccessibleName(shown_);
}

}
